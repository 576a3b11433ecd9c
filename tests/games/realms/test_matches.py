"""The matches of a draft: who meets whom, what a match begins with, what it is worth."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.draft import (
    begin_match,
    cuts,
    picks_made,
    schedule,
    score_phase,
    standing,
)
from grimtable.games.realms.state import Blow, Card, Options, Stack
from grimtable.kernel.asks import Done
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run


def built(rounds: int = 3, players: int = 4) -> Any:
    """Decks are built, no match has begun."""
    s: Any = GAME.new(Options(draft=players, rounds=rounds))
    s.events = []
    kinds = GAME.collection().kinds
    creature = next(k.id for k in kinds.values() if k.type == "standalone")
    s.draft.decks = {seat: [creature] * 30 for seat in s.seats}
    s.draft.shown = {seat: [] for seat in s.seats}
    return s


@pytest.mark.rule("ruling.draft-matches")
def test_when_all_have_met_the_pairs_come_again() -> None:
    seats = ("a", "b", "c", "d")
    games = schedule(seats, 6)
    pairs = [{frozenset(games[i]), frozenset(games[i + 1])} for i in range(0, 12, 2)]
    assert pairs[:3] == pairs[3:]


@pytest.mark.rule("draft.play")
def test_every_match_begins_with_an_empty_table() -> None:
    s = built()
    begin_match(s)
    first = msgspec.to_builtins(s)
    s.cards, s.field, s.auras = {"p1": Card("grunt", "first")}, {"c3": "p1"}, ["p1"]
    s.in_play, s.graves = {"first": ["p1"]}, {"second": ["q1"]}
    s.active, s.stage, s.turn, s.quiet = "second", "act", 7, 3
    s.under_way, s.dying, s.alerted = [Blow("p1", "q1", "q1", "shot")], ["q1"], ["x"]
    s.blind, s.winner, s.kept, s.hands = True, "first", ["first"], {}
    begin_match(s)
    again = msgspec.to_builtins(s)
    for told in (first, again):
        del told["events"]
    assert again == first


@pytest.mark.rule("ruling.draft-matches")
@pytest.mark.parametrize(
    ("winner", "points"), [("one", [1, 0]), ("two", [0, 1]), ("draw", [0.5] * 2)]
)
def test_a_match_is_scored_and_what_lay_face_up_is_known_of_the_decks(
    winner: str, points: list[float]
) -> None:
    s = built()
    begin_match(s)
    one, two = s.players
    s.winner = {"one": one, "two": two}.get(winner, winner)
    s.cards = {
        "p1": Card("wolf", one, "field"),
        "p2": Card("wolf", one, "grave"),
        "p3": Card("bear", one, "air"),
        "p4": Card("owl", one, "field", hidden=True),
        "q1": Card("fox", two, "field"),
    }
    s.draft.shown[one] = ["wolf", "ape"]
    assert list(score_phase(s))
    assert [s.draft.points[seat] for seat in (one, two)] == points
    assert s.draft.shown[one] == ["ape", "bear", "wolf", "wolf"], "the hidden one stays unknown"
    assert s.draft.shown[two] == ["fox"]
    assert s.draft.match == 1
    assert s.players == schedule(s.seats, s.rounds)[1], "the next match"


@pytest.mark.rule("ruling.draft-matches")
def test_two_decks_without_a_creature_draw_and_the_last_match_ends_the_draft() -> None:
    s = built(rounds=1)
    (one, two), (three, four) = schedule(s.seats, 1)
    blade = next(k.id for k in GAME.collection().kinds.values() if k.type == "equipment")
    s.draft.decks |= {seat: [blade] * 30 for seat in (one, two, four)}
    begin_match(s)
    assert s.draft.points == {one: 0.5, two: 0.5, three: 1.0, four: 0.0}
    assert (s.phase, s.draft.match) == ("over", 2)
    assert [event.args["winner"] for event in s.events if event.key == "match-over"] == [
        "draw",
        three,
    ]


@pytest.mark.rule("ruling.draft-matches")
def test_a_rest_counts_as_a_draw() -> None:
    s = built(rounds=5, players=5)
    s.draft.points["first"] = 3
    assert standing(s, "first") == (3 + 0.5) / 5
    even = built(rounds=3)
    even.draft.points["first"] = 3
    assert standing(even, "first") == 1


@pytest.mark.rule("draft.deck")
def test_a_deck_keeps_30_cards_and_its_last_creature() -> None:
    s = built()
    kinds = GAME.collection().kinds
    creature = next(k.id for k in kinds.values() if k.type == "standalone")
    blade, area = (next(k.id for k in kinds.values() if k.type == t) for t in ("equipment", "area"))
    seats, stacks = s.seats, s.draft.stacks

    def picks(*kinds: str) -> None:
        for number in range(3):
            for i, opener in enumerate(seats):
                step = -1 if number == 1 else 1
                mine = [pick for pick in range(12) if (i + step * pick) % 4 == 0]
                taken = [area] * 12
                for pick in mine:
                    taken[pick] = kinds[number * 12 + pick]
                stacks[f"{opener}-{number}"] = Stack(taken, [])

    picks(*[blade] * 35, creature)
    s.draft.cut = {"first": []}
    assert {str(option) for option in cuts(s, "first")} == {"Done", f"Cut {blade}"}
    picks(*[blade] * 34, creature, creature)
    s.draft.cut = {"first": [blade] * 5}
    assert {str(o) for o in cuts(s, "first")} == {"Done", f"Cut {blade}", f"Cut {creature}"}
    s.draft.cut = {"first": [blade] * 6}
    assert cuts(s, "first") == (Done(),)


@pytest.mark.rule("draft.stacks")
def test_while_stacks_are_dealt_nobody_has_picked_and_the_log_counts_the_rounds() -> None:
    s: Any = GAME.new(Options(draft=4))
    assert picks_made(s) == 0
    s.events = []
    Run(GAME, s, Seeded(1))
    assert [e.args["n"] for e in s.events if e.key == "stacks-opened"] == [1]


@pytest.mark.rule("ruling.draft-matches")
def test_a_draft_has_at_least_one_round() -> None:
    with pytest.raises(GrimtableError, match="at least one"):
        GAME.new(Options(draft=4, rounds=0))
    assert GAME.new(Options(draft=4, rounds=1)).rounds == 1
