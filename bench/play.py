"""Random play in the kernel's fast loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from grimtable.kernel import Ask, Game, Option, Seeded, playout


class Spell(Struct, frozen=True):
    """What was played in some time."""

    moves: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        """Moves (decisions of seats) per second."""
        return self.moves / self.seconds


def play(
    game: Game,
    options: Sequence[Any],
    seconds: float,
    seed: int,
    clock: Callable[[], float] = perf_counter,
) -> Spell:
    """Play whole games with random legal moves for about that long, with these options in turn."""
    draw, fate = Random(seed).random, Seeded(seed).answer
    moves = games = 0

    def choose(ask: Ask) -> Option:
        nonlocal moves
        moves += 1
        options = ask.options
        return options[int(draw() * len(options))]

    start = now = clock()
    while now - start < seconds:
        playout(game.play(game.new(options[games % len(options)])), choose, fate)
        games += 1
        now = clock()
    return Spell(moves, games, now - start)
