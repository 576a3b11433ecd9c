"""The draft: stacks, picks, decks, matches."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.draft import (
    begin_match,
    holding,
    pool_of,
    schedule,
    score,
    stack_held,
)
from grimtable.games.realms.options import Take
from grimtable.games.realms.recruiting import budget
from grimtable.games.realms.state import SEATS, Options
from grimtable.games.realms.veil import could_be_bought, veil
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.fate import Seeded
from grimtable.kernel.position import encoded
from grimtable.kernel.run import Run, playout


def drafting(players: int = 4, seed: int = 1, rounds: int = 1) -> Run:
    return Run(GAME, GAME.new(Options(draft=players, rounds=rounds)), Seeded(seed))


def pick_first(run: Run, times: int = 1) -> None:
    """Everybody takes the first card on offer, so many times."""
    for _ in range(times):
        for opened in list(run.asks):
            assert isinstance(opened.ask, Ask)
            run.give(opened.number, opened.ask.options[0])


@pytest.mark.rule("draft.players")
@pytest.mark.parametrize("players", [1, 2, 3, 13])
def test_a_draft_is_for_4_players_or_more(players: int) -> None:
    with pytest.raises(GrimtableError, match=r"draft\.players"):
        GAME.new(Options(draft=players))


@pytest.mark.rule("draft.stacks", "ruling.draft-cards", "draft.secret")
def test_stacks_of_12_random_cards_are_opened_round_by_round() -> None:
    run = drafting()
    s: Any = run.state
    assert [len(holding(s, seat)) for seat in s.seats] == [12] * 4
    assert len(s.draft.pool) == 160 * 3 - 48
    # Nobody knows the second stack: it is not even dealt yet.
    assert all(key.endswith("-0") for key in s.draft.stacks)


@pytest.mark.rule("draft.pick", "draft.direction", "draft.repeat")
def test_stacks_go_left_then_right_then_left() -> None:
    run = drafting()
    s: Any = run.state
    assert [stack_held(s, seat, 0, 1) for seat in s.seats] == [
        "fourth-0", "first-0", "second-0", "third-0",
    ]  # fmt: skip
    assert stack_held(s, "first", 1, 1) == "second-1"
    assert stack_held(s, "first", 2, 1) == "fourth-2"
    before = {seat: list(holding(s, seat)) for seat in s.seats}
    kept = {o.ask.seat: o.ask.options[0] for o in run.asks if isinstance(o.ask, Ask)}
    pick_first(run)
    for i, seat in enumerate(s.seats):
        left = s.seats[(i + 1) % 4]
        card = kept[seat]
        assert isinstance(card, Take)
        assert Counter(holding(s, left)) == Counter(before[seat]) - Counter([card.kind])


@pytest.mark.rule("draft.pick")
def test_who_has_picked_waits_for_the_others_wherever_the_game_is_taken_up() -> None:
    run = drafting()
    (mine,) = [opened for opened in run.asks if opened.ask.seat == "second"]
    assert isinstance(mine.ask, Ask)
    run.give(mine.number, mine.ask.options[0])
    taken_up = Run(GAME, run.state.clone(), None)
    assert {opened.ask.seat for opened in taken_up.asks} == {"first", "third", "fourth"}


@pytest.mark.rule("draft.pick", "draft.repeat", "draft.deck", "ruling.draft-copies")
def test_everybody_ends_with_36_cards_and_a_deck_of_30_to_36() -> None:
    run = drafting()
    s: Any = run.state
    while s.phase == "draft":
        pick_first(run)
    assert [len(pool_of(s, seat)) for seat in s.seats] == [36] * 4
    assert s.phase == "build"
    for _ in range(6):
        (opened,) = [o for o in run.asks if o.ask.seat == "first"]
        assert isinstance(opened.ask, Ask)
        run.give(opened.number, opened.ask.options[1])
    assert "first" not in {o.ask.seat for o in run.asks}
    for opened in list(run.asks):
        run.answer(opened.number, opened.ask.read("Done"))
    assert [len(s.draft.decks[seat]) for seat in s.seats] == [30, 36, 36, 36]


@pytest.mark.rule("draft.play", "draft.resources")
def test_matches_follow_the_normal_rules() -> None:
    run = drafting()
    s: Any = run.state
    while s.phase == "draft":
        pick_first(run)
    while s.phase == "build":
        for opened in list(run.asks):
            run.answer(opened.number, opened.ask.read("Done"))
    assert s.phase == "draw"
    assert s.players == ("first", "fourth")
    for seed, (card_id, card) in enumerate(s.cards.items()):
        if card.seat == "fourth":  # the veil knows what lies face up
            twin = s.clone()
            twin.cards[card_id].zone, twin.cards[card_id].hidden = "field", False
            veil(twin, "first", Seeded(seed))
            assert twin.cards[card_id].kind == card.kind
            assert card.kind in twin.draft.decks["fourth"]
    assert sum(card.seat == "fourth" for card in s.cards.values()) == 15
    assert budget(s, "fourth", 3) == (23, 23)


@pytest.mark.rule("ruling.draft-matches")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_everybody_meets_everybody_once_and_leads_fairly(players: int) -> None:
    seats = SEATS[:players]
    rounds = players - 1 if players % 2 == 0 else players
    games = schedule(seats, rounds)
    assert len({frozenset(game) for game in games}) == players * (players - 1) // 2 == len(games)
    led = Counter(one for one, _ in games)
    assert max(led.values()) - min(led[seat] for seat in seats) <= 1 + players % 2
    if players % 2 == 0:
        mine = [one == seats[0] for one, two in games if seats[0] in (one, two)]
        assert mine == [number % 2 == 0 for number in range(rounds)], "turn and turn about"


@pytest.mark.rule("ruling.draft-matches")
def test_a_win_is_a_point_and_who_has_no_creature_can_not_take_the_field() -> None:
    s: Any = drafting().state
    assert s.players == ("first", "second"), "two at a table"
    s.phase, kinds = "build", GAME.collection().kinds
    creature = next(k.id for k in kinds.values() if k.type == "standalone")
    blade = next(k.id for k in kinds.values() if k.type == "equipment")
    s.draft.decks = {seat: [creature] * 30 for seat in s.seats} | {"first": [blade] * 30}
    s.draft.match = 0
    (one, two), *_ = schedule(s.seats, s.rounds)
    assert "first" in (one, two)
    begin_match(s)
    other = two if one == "first" else one
    assert (s.draft.points["first"], s.draft.points[other]) == (0, 1)
    assert s.draft.match == 1
    score(s, "second", "third", "second")
    assert s.draft.points["second"] - s.draft.points["third"] == 1


@pytest.mark.rule("recruit.choose", "area.limit")
def test_what_the_veil_deals_could_have_been_bought() -> None:
    s = GAME.new(Options())
    kinds = GAME.collection().kinds.values()
    area = next(k for k in kinds if k.type == "area")
    dear = [k for k in kinds if k.elite]
    assert could_be_bought(s, "first", [area])
    assert not could_be_bought(s, "first", [area, area])
    assert not could_be_bought(s, "first", dear)


def random_draft(players: int, rounds: int, seed: int) -> Any:
    draw = random.Random(seed).random
    state = GAME.new(Options(draft=players, rounds=rounds))

    def choose(ask: Ask) -> Option:
        return ask.options[int(draw() * len(ask.options))]

    playout(GAME.play(state), choose, Seeded(seed).answer)
    return state


@pytest.mark.rule("ruling.draft-matches", "draft.play")
@pytest.mark.parametrize(("players", "rounds"), [(4, 3), (5, 2), (7, 1)])
def test_a_draft_is_played_to_its_end_and_scored(players: int, rounds: int) -> None:
    s = random_draft(players, rounds, 3)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert sum(s.draft.points.values()) == len(schedule(s.seats, rounds))
    assert sum(outcome.result.values()) == pytest.approx(players / 2)


@pytest.mark.rule("draft.secret")
def test_the_veil_keeps_what_a_player_has_seen_and_deals_the_rest_anew() -> None:
    run = drafting(seed=4)
    s: Any = run.state
    seen = list(holding(s, "first"))
    pick_first(run)
    mine = pool_of(s, "first")
    passed = Counter(seen) - Counter(mine)
    pick_first(run, 2)
    changed = 0
    for seed in range(20):
        twin = s.clone()
        veil(twin, "first", Seeded(seed))
        assert pool_of(twin, "first") == pool_of(s, "first")
        assert holding(twin, "first") == holding(s, "first")
        # The stack passed on, and what the others took of it, are together what was passed on.
        stack = twin.draft.stacks["first-0"]
        assert Counter(stack.rest) + Counter(stack.taken[1:]) == passed
        everything = [c for st in twin.draft.stacks.values() for c in st.taken + st.rest]
        assert Counter(everything + twin.draft.pool) == Counter(
            dict.fromkeys(set(twin.draft.pool) | set(everything), 3)
        )
        changed += encoded(twin) != encoded(s)
    assert changed > 15
