"""Resources, the draw, mulligans and the army (p. 8)."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.content import catalogue
from grimtable.games.realms.recruiting import affordable, budget, purse
from grimtable.games.realms.scene import scene
from grimtable.games.realms.state import Options
from grimtable.kernel import Ask, View
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.fate import Scripted
from grimtable.kernel.run import Run
from grimtable.kernel.text import Text
from grimtable.kernel.words import Offer
from tests.games.realms.table import PACK

TEXT = Text.of(GAME, Options("test", "test", packs=(PACK,)), "en")
KINDS = catalogue((PACK,)).kinds


def hands(first: str, second: str, **options: Any) -> Run:
    """A game in which both decks were drawn as these cards (15 each, filled up)."""
    state = GAME.new(Options("test", "test", packs=(PACK,), **options))
    for seat, cards in (("first", first.split()), ("second", second.split())):
        state.decks[seat] = [*cards, *["weak"] * (30 - len(cards))]
    draws = [tuple(state.decks[seat][:15]) for seat in ("first", "second")]
    state.events = []
    return Run(GAME, state, Scripted(draws))


def answer(run: Run, seat: str, text: str) -> None:
    (opened,) = [o for o in run.asks if o.ask.seat == seat]
    run.answer(opened.number, opened.ask.read(text))


def offers(run: Run, seat: str) -> list[str]:
    (opened,) = [o for o in run.asks if o.ask.seat == seat]
    return [str(option) for option in opened.ask.options]  # type: ignore[union-attr]


def recruiting(first: str, second: str = "", **options: Any) -> Run:
    run = hands(first, second, **options)
    answer(run, "first", "Keep")
    answer(run, "second", "Keep")
    return run


@pytest.mark.rule(
    "resources.default", "resources.by-seat", "resources.table", "gap.resources.table"
)
def test_the_budget_follows_seat_and_realms() -> None:
    s = GAME.new(Options())
    assert [budget(s, "first", n) for n in range(7)] == [
        (24, 22), (24, 22), (23, 22), (22, 22), (21, 22), (20, 22), (19, 22),
    ]  # fmt: skip
    assert [budget(s, "second", n) for n in range(7)] == [
        (25, 23), (25, 23), (24, 23), (23, 23), (22, 23), (21, 23), (20, 23),
    ]  # fmt: skip


@pytest.mark.rule("option.first-game")
def test_the_first_game_has_10_gold_and_10_silver_each() -> None:
    s = GAME.new(Options(first_game=True))
    assert budget(s, "first", 1) == budget(s, "second", 4) == (10, 10)


@pytest.mark.rule("overview.armies-realms", "gap.realms.list", "resources.table")
def test_only_realms_in_the_army_count_and_neutral_cards_count_for_none() -> None:
    s = GAME.new(Options())
    neutral = [KINDS["mercenary-captain"]] * 2 + [KINDS["stone-sentinel"]] * 2
    assert sum(kind.cost for kind in neutral) == 24
    ember, tide = KINDS["slag-hound"], KINDS["eel-swarm"]
    assert affordable(s, "first", neutral)
    assert affordable(s, "first", [*neutral, ember, ember])
    assert not affordable(s, "first", [*neutral, ember, tide])
    assert affordable(s, "second", [*neutral, ember, tide])


@pytest.mark.rule("recruit.elite", "recruit.rarity")
def test_elite_cards_take_gold_only() -> None:
    s = GAME.new(Options())
    assert affordable(s, "first", [KINDS["flyer"]] * 4)
    assert not affordable(s, "first", [KINDS["flyer"]] * 5)


@pytest.mark.rule("recruit.regular", "gap.regular-payment", "resources.buy")
def test_regular_cards_take_silver_and_then_gold() -> None:
    s = GAME.new(Options())
    regular = KINDS["tank"]  # 5
    assert affordable(s, "first", [regular] * 9)
    assert not affordable(s, "first", [regular] * 10)
    assert affordable(s, "first", [regular] * 4 + [KINDS["flyer"]] * 4)
    assert not affordable(s, "first", [regular] * 6 + [KINDS["flyer"]] * 4)


@pytest.mark.rule("recruit.draw")
def test_each_player_draws_15_and_the_rest_is_set_aside() -> None:
    run = hands("grunt tank", "beast")
    s: Any = run.state
    assert sum(c.seat == "first" for c in s.cards.values()) == 15
    assert len(s.decks["first"]) == len(s.decks["second"]) == 15


@pytest.mark.rule("recruit.mulligan", "recruit.mulligan.less")
def test_each_mulligan_draws_one_card_fewer() -> None:
    run = hands("grunt", "grunt")
    fate: Any = run.fate
    fate.answers += [("grunt", *["weak"] * 13), ("grunt", *["weak"] * 12)]
    answer(run, "first", "Mulligan")
    answer(run, "second", "Keep")
    s: Any = run.state
    assert sum(c.seat == "first" for c in s.cards.values()) == 14
    answer(run, "first", "Mulligan")
    assert sum(c.seat == "first" for c in s.cards.values()) == 13
    assert len(s.decks["first"]) == 17


@pytest.mark.rule("ruling.mulligan-floor", "ruling.hand-empty-army")
def test_mulligans_go_down_to_one_card_and_a_hand_without_creatures_must_go_back() -> None:
    run = hands("grunt", "grunt")
    fate: Any = run.fate
    fate.answers += [("grunt", *["weak"] * n) for n in range(13, 0, -1)] + [("weak",)]
    answer(run, "second", "Keep")
    for _ in range(14):
        answer(run, "first", "Mulligan")
    # With a single card there is nothing left to ask: it is kept, and recruiting begins.
    s: Any = run.state
    assert (s.phase, sum(c.seat == "first" for c in s.cards.values())) == ("recruit", 1)
    run = hands(" ".join(["blade", "idol", "guest"] * 5), "grunt")
    fate = run.fate
    fate.answers.append(("weak",) * 14)
    # No standalone or flying creature: the mulligan is taken without asking.
    answer(run, "second", "Keep")
    s = run.state
    assert sum(c.seat == "first" for c in s.cards.values()) == 14


@pytest.mark.rule("recruit.choose", "overview.prebattle")
def test_the_army_is_chosen_from_the_hand_within_the_means() -> None:
    run = recruiting("flyer flyer flyer flyer flyer")
    for i in (1, 2, 3, 4):
        answer(run, "first", f"Buy p{i}")
    assert "Buy p5" not in offers(run, "first")
    assert "Buy p6" in offers(run, "first")
    run = recruiting(" ".join(["tank"] * 10))  # 5 each, silver or gold: 46 in all
    for i in range(1, 10):
        answer(run, "first", f"Buy p{i}")
    assert "first" not in {opened.ask.seat for opened in run.asks}, "a tenth can't be paid"


@pytest.mark.rule("area.limit", "ruling.two-areas")
def test_a_second_area_is_not_for_sale() -> None:
    run = recruiting("meadow swamp grunt")
    assert {"Buy p1", "Buy p2"} <= set(offers(run, "first"))
    answer(run, "first", "Buy p1")
    assert "Buy p2" not in offers(run, "first")


@pytest.mark.rule("ruling.hand-empty-army")
def test_an_army_needs_a_creature_and_one_stays_within_reach() -> None:
    run = recruiting("guest blade grunt")
    assert "Done" not in offers(run, "first")
    answer(run, "first", "Buy p1")
    assert "Done" not in offers(run, "first")
    answer(run, "first", "Buy p3")
    assert "Done" in offers(run, "first")


@pytest.mark.rule("ruling.hand-empty-army")
def test_nothing_is_bought_that_would_leave_no_creature_within_the_means() -> None:
    run = recruiting(" ".join(["tank", *["signal-lamp"] * 9]))
    for i in range(2, 10):
        answer(run, "first", f"Buy p{i}")
    there = offers(run, "first")
    assert "Buy p1" in there
    assert "Buy p10" not in there, "five more would leave too little for the only creature"


@pytest.mark.rule("zone.deck")
def test_what_was_not_bought_goes_to_the_deck() -> None:
    run = recruiting("grunt tank")
    answer(run, "first", "Buy p1")
    answer(run, "first", "Done")
    answer(run, "second", "Buy q1")
    answer(run, "second", "Done")
    s: Any = run.state
    assert set(s.cards) == {"p1", "q1"}
    assert len(s.decks["first"]) == 29
    assert "tank" in s.decks["first"]


@pytest.mark.rule("turn.first-player")
def test_seats_are_player_1_and_player_2() -> None:
    assert [seat.id for seat in GAME.seats(Options())] == ["first", "second"]


@pytest.mark.rule("overview.deck-source")
def test_an_unknown_deck_is_refused_with_a_hint() -> None:
    with pytest.raises(GrimtableError, match="Did you mean 'ember'"):
        GAME.new(Options("embre"))


def said(run: Run, seat: str) -> list[str]:
    """What is said of the army or the hand, in English."""
    (panel,) = scene(run.state, seat).panels  # type: ignore[arg-type]
    figures = [TEXT.words(badge.words) for badge in panel.badges]
    return [TEXT.words(panel.title), *figures, *map(TEXT.words, panel.lines)]


@pytest.mark.rule("recruit.draw", "recruit.choose")
def test_who_recruits_reads_what_the_army_comes_to_and_what_good_ones_are_like() -> None:
    run = hands("shooter flyer guest", "")
    title, creatures, *_, line = said(run, "first")
    assert (title, creatures) == ("A hand to keep?", "15 creatures")
    assert "35 in all, and you have 46 to spend: some of it would be lost" in line
    answer(run, "first", "Keep")
    answer(run, "second", "Keep")
    assert said(run, "first")[0] == "Your army: 0 cards"
    for card in ("p1", "p2"):
        answer(run, "first", f"Buy {card}")
    title, *figures, line = said(run, "first")
    assert title == "Your army: 2 cards"
    assert figures == ["2 creatures", "20 life points in all", "1 attacks from afar", "1 flies"]
    assert "some 10 cards" in line
    assert scene(run.state, None).panels == ()  # type: ignore[arg-type]


@pytest.mark.rule("recruit.choose", "recruit.elite", "recruit.regular")
def test_cards_stand_under_the_metal_they_take_and_to_stop_says_what_is_lost() -> None:
    run = recruiting("grunt blade")
    answer(run, "first", "Buy p1")
    (opened,) = [o for o in run.asks if o.ask.seat == "first"]
    ask = opened.ask
    assert isinstance(ask, Ask)
    words = GAME.offers(View(run, opened.number, "first"), ask)
    gold, silver = purse(run.state, "first")  # type: ignore[arg-type]
    enough = TEXT.words(words[ask.read("Done")])
    assert enough == f"Enough recruited (lost: {gold} gold, {silver} silver)"
    headings = {
        TEXT.words(one.heading) for one in words.values() if isinstance(one, Offer) and one.heading
    }
    assert "Regular, for silver or gold" in headings
