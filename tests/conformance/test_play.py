"""Points 1 and 4: play always ends, in possible positions, and cites the catalogue."""

from __future__ import annotations

import pytest

from grimtable.kernel import FATE, Ask, Chance, Game, Seat
from grimtable.kernel.rulebook import Rule
from grimtable.lab.coverage import cited_by_tests, cover, said
from grimtable.lab.samples import sample
from grimtable.lab.simulate import play_one
from tests.conformance.playing import ROOT, deal, replayable, walk

# Games of random play without records; fewer where a game is long.
GAMES = {
    "connect_four": 2000,
    "berserk": 250,
    "berserkers": 2000,
    "dark_souls": 900,
    "drunagor": 300,
    "realms": 400,
}
# Games that coverage-driven play may take until everything has turned up.
COVER = {
    "connect_four": 40,
    "berserk": 1500,
    "berserkers": 1500,
    "dark_souls": 4000,
    "drunagor": 8000,
    "realms": 600,
}


def test_random_play_ends_without_a_fault(game: Game) -> None:
    for seed in range(GAMES.get(game.id, 100)):
        options = sample(game, seed)
        seats = len(game.seats(options))
        played = play_one(game, options, ("random",) * seats, seed)
        again = f"again with: grimtable simulate {game.id} --games 1 --seed {seed}"
        assert not played.error, f"{again}\n{played.error}"
        assert played.outcome is not None
        assert all(0 <= result <= 1 for result in played.outcome.result.values())
        assert played.outcome.result.keys() == {seat.id for seat in game.seats(options)}


@pytest.mark.parametrize("seed", range(8))
def test_invariants_hold_after_every_answer(game: Game, seed: int) -> None:
    table = deal(game, seed)
    seats: tuple[Seat, ...] = game.seats(table.options)
    known = {seat.id for seat in seats}
    with replayable(table):
        for _ in walk(table, seed):
            game.invariants(table.run.state)
            assert table.outcome is None, "the game has an outcome, but asks on"
            for seat in known:
                assert 0 <= game.appraise(table.run.state, seat) <= 1
            for _, ask in table.asks:
                assert isinstance(ask, Chance) or ask.seat in known - {FATE}
        game.invariants(table.run.state)
        assert table.outcome is not None


@pytest.mark.parametrize("seed", range(8))
def test_every_ask_and_event_cites_the_catalogue(game: Game, seed: int) -> None:
    table = deal(game, seed)
    with replayable(table):
        for _ in walk(table, seed):
            for _, ask in table.asks:
                assert isinstance(ask, Ask)
                game.rulebook.check(ask.rule, f"ask {ask.what}")
        for event in table.chronicle:
            game.rulebook.check(event.rule, f"event {event.key}")


def within_reach(game: Game) -> dict[str, Rule]:
    """The rules of those parts of the book that are built."""
    return {r: rule for r, rule in game.rulebook.rules.items() if not rule.later}


def test_every_rule_is_cited_by_a_test_or_says_why_not(game: Game) -> None:
    cited = cited_by_tests(game, ROOT / "tests")
    rules = within_reach(game)
    open_rules = [r for r in rules if r not in cited and not rules[r].untested]
    assert not open_rules, f"{len(open_rules)} rules that no test cites: {open_rules}"
    assert cited <= rules.keys(), "marked as not yet reachable, but tested"
    both = [r for r in cited if rules[r].untested]
    assert not both, f"marked as untested, but tested: {both}"


def test_every_rule_is_cited_by_the_code_or_says_why_not(game: Game) -> None:
    cited = game.rulebook.cited_in(*game.rulebook.sources)
    rules = within_reach(game)
    left = [r for r in rules if r not in cited and not rules[r].untested]
    assert not left, f"{len(left)} rules that the code does not cite: {left}"


def test_everything_turns_up_in_play(game: Game) -> None:
    seen = cover(game, COVER.get(game.id, 200))
    rules, parts = seen.missing(game)
    assert not rules, f"never fired in {seen.games} games: {rules}"
    assert not parts, f"never turned up in {seen.games} games: {parts}"
    explained = {r for r in game.rulebook.rules if game.rulebook[r].unfired}
    assert not explained & seen.rules.keys(), "explained as unfired, but fired"
    assert explained <= said(game), "explained as unfired, but the code never says it"
