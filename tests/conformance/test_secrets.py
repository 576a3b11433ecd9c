"""Point 3: what a seat can't see makes no difference to what reaches it."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.kernel import Ask, Chance, Draw, Face, Game, Run, Seeded, Table
from grimtable.lab.coverage import words
from grimtable.lab.samples import sample
from grimtable.minds import MINDS, Greedy, Grim, Planner, Player, Random, View
from grimtable.minds.coach import advise
from grimtable.minds.grim import Budget
from tests.conformance.playing import deal, replayable, walk


def reaches(game: Game, run: Run, seat: str) -> bytes:
    """All that a seat is shown: its scene and its open asks."""
    asks = [
        (n, ask.what, repr(tuple(ask.options)), repr(ask.about), ask.rule)
        for n, ask in run.asks
        if isinstance(ask, Ask) and ask.seat == seat
    ]
    return msgspec.json.encode((game.scene(run.state, seat), asks), order="deterministic")


@given(seed=st.integers(0, 10**6))
@settings(max_examples=12, deadline=None)
def test_dealing_the_hidden_anew_changes_nothing_that_a_seat_sees(game: Game, seed: int) -> None:
    table = deal(game, seed)
    with replayable(table):
        for step in walk(table, seed, 120):
            if step % 5:
                continue
            for seat in game.seats(table.options):
                real = reaches(game, table.run, seat.id)
                for other in range(2):
                    veiled = table.run.fork(Seeded(step * 2 + other), seat.id)
                    assert reaches(game, veiled, seat.id) == real
                    game.invariants(veiled.state)


THRIFTY: dict[str, Callable[[], Player]] = {
    "random": lambda: Random(7),
    "greedy": lambda: Greedy(7, samples=2),
    "planner": lambda: Planner(7, width=1, depth=2, seconds=inf),
    "grim": lambda: Grim(7, Budget(8, inf), lines=3, options=1),
}
"""Every player, with as little work as shows what it looks at."""


Told = Callable[[View, Ask], object]
"""What somebody who thinks about an ask makes of it."""


@pytest.mark.parametrize("name", MINDS)
def test_no_player_knows_what_its_seat_can_not_see(game: Game, name: str) -> None:
    every = 5 if name in ("random", "greedy") else 20
    says_alike(game, lambda view, ask: THRIFTY[name]().answer(view, ask), every)


def test_the_coach_knows_no_more_than_who_asks_it(game: Game) -> None:
    """What it names, its chances, its reasons and the line that is told."""
    says_alike(game, lambda view, ask: advise(view, ask, Budget(8, inf), 7), 20)


def says_alike(game: Game, told: Told, every: int) -> None:
    """It says the same in worlds that differ in what the seat can't see alone."""
    compared = 0
    for seed in range(2):
        table = deal(game, seed)
        with replayable(table):
            for step in walk(table, seed, 80):
                if step % every:
                    continue
                for number, ask in table.asks:
                    assert isinstance(ask, Ask)
                    twin = another_world(game, table.run, number, ask, step)
                    if twin is not None:
                        here = told(View(table.run, number, ask.seat), ask)
                        assert told(View(twin, number, ask.seat), ask) == here
                        compared += 1
    assert compared or not game.secrets


def another_world(game: Game, run: Run, number: int, ask: Ask, seed: int) -> Run | None:
    """The same situation for a seat with the hidden dealt anew; None where nothing is hidden.

    Only a fork taken at a mark can be forked again, so worlds are compared there.
    """
    veiled = run.fork(Seeded(seed), ask.seat, keep=True)
    if not veiled.dealt_anew or veiled.asks != run.asks or run.since:
        return None
    twin = Run(game, veiled.state.clone(), Seeded(1), number=number)
    return twin if (number, ask) in twin.asks else None


class Watching(Seeded):
    """Fate that remembers what only some seats saw it deal."""

    __slots__ = ("dealt",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dealt: list[tuple[tuple[str, ...], set[str]]] = []

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        faces = super().answer(ask)
        if isinstance(ask, Draw) and ask.sees is not None:
            self.dealt.append((ask.sees, set(map(str, faces))))
        return faces


@pytest.mark.parametrize("seed", range(5))
def test_nobody_is_told_what_only_another_seat_drew(game: Game, seed: int) -> None:
    fate = Watching(seed)
    table = Table(game, sample(game, seed), fate, seed=seed)
    seats = [seat.id for seat in game.seats(table.options)]
    told = 0
    with replayable(table):
        for _ in walk(table, seed, 400):
            for event in table.chronicle[told:]:
                mentioned = set(words(event.args.values()))
                for sees, cards in fate.dealt:
                    outsiders = [s for s in seats if s not in sees and event.known_to(s)]
                    assert not (outsiders and cards & mentioned), f"{event} tells {outsiders}"
            told = len(table.chronicle)
            fate.dealt.clear()


def test_where_seats_have_no_secrets_everybody_is_told_everything(game: Game) -> None:
    kept = False
    for seed in range(3):
        table = deal(game, seed)
        for _ in walk(table, seed, 200):
            pass
        kept = kept or any(event.to is not None for event in table.chronicle)
    assert kept == game.secrets
