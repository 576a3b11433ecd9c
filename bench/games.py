"""Every game by itself: random play, and forks in the middle of it.

Seconds are the processor's, so that other work on the machine does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from time import process_time
from typing import Any

from msgspec import Struct

from bench.play import play
from grimtable.games import GAMES, find
from grimtable.kernel import Ask, Game, Run, Seeded
from grimtable.lab.samples import sample

CONNECT_FOUR = Path(__file__).parent.parent / "examples" / "connect_four.py"
FORKS = 400
"""Positions that are forked, spread evenly over random games."""
SAMPLES = 64
"""Options that are played in turn, as simulations do."""


class Figures(Struct, frozen=True):
    """What was measured of one game."""

    game: str
    decisions_per_game: float
    decisions_per_second: float
    playouts_per_second: float
    """Whole random games."""
    fork_us: float
    fork_us_p95: float
    answers_replayed: float
    """How many answers a fork replays, on average: how far apart the marks are."""


class Report(Struct, frozen=True):
    """What was measured of all games."""

    games: list[Figures]

    def table(self) -> str:
        """The figures for a person."""
        lines = [
            "game            decisions/s   a game   playouts/s"
            "   fork us   (95 %)   answers replayed"
        ]
        for one in self.games:
            lines.append(
                f"{one.game:<15} {one.decisions_per_second:>11,.0f} {one.decisions_per_game:>8,.1f}"
                f" {one.playouts_per_second:>12,.1f} {one.fork_us:>9.1f} {one.fork_us_p95:>8.1f}"
                f" {one.answers_replayed:>18.1f}"
            )
        return "\n".join(lines)


def measure(rounds: int, seconds: float, seed: int, progress: Callable[[str], None]) -> Report:
    """Measure every registered game, and Connect Four."""
    measured = []
    for name in (*GAMES, str(CONNECT_FOUR)):
        game = find(name)
        progress(f"{game.id} ...")
        measured.append(_measure(game, rounds, seconds, seed))
    progress("")
    return Report(measured)


def _measure(game: Game, rounds: int, seconds: float, seed: int) -> Figures:
    options = [sample(game, i) for i in range(SAMPLES)]
    play(game, options, seconds / 4, seed, process_time)
    spells = [play(game, options, seconds, seed + i, process_time) for i in range(rounds)]
    forks, replayed = _forks(game, options, seed)
    return Figures(
        game=game.id,
        decisions_per_game=sum(s.moves for s in spells) / sum(s.games for s in spells),
        decisions_per_second=median(spell.rate for spell in spells),
        playouts_per_second=median(spell.games / spell.seconds for spell in spells),
        fork_us=median(forks),
        fork_us_p95=quantiles(forks, n=20)[-1],
        answers_replayed=mean(replayed),
    )


def _forks(game: Game, options: Sequence[Any], seed: int) -> tuple[list[float], list[int]]:
    """Microseconds of a fork at many points of random games, and the answers each replayed."""
    took, replayed = list[float](), list[int]()
    random = Random(seed)
    while len(took) < FORKS:
        run = Run(game, game.new(random.choice(options)), Seeded(random.random().hex()))
        while not run.over:
            if random.random() < 0.2:
                took.append(_fork(run))
                replayed.append(len(run.since))
            number, ask = random.choice(run.asks)
            assert isinstance(ask, Ask)
            run.give(number, random.choice(ask.options))
    return took, replayed


def _fork(run: Run, repeat: int = 20) -> float:
    start = process_time()
    for _ in range(repeat):
        run.fork(None)
    return (process_time() - start) / repeat * 1e6
