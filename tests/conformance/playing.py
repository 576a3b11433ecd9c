"""Playing at random, and how to see a failure again."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grimtable.kernel import Chance, Game, Seeded, Table, write_save
from grimtable.lab.samples import sample

ROOT = Path(__file__).parents[2]


@contextmanager
def replayable(table: Table) -> Iterator[None]:
    """On a failure: leave a save behind, and say with which command to see the game again."""
    try:
        yield
    except Exception as error:
        # One file per game and seed, so that failures do not fill the folder run after run.
        folder = Path(tempfile.gettempdir()) / "grimtable-failures"
        file = folder / f"{table.game.id}-{table.seed}.json"
        write_save(file, table.save())
        error.add_note(f"See it again with: grimtable replay {file}")
        raise


def deal(game: Game, seed: int) -> Table:
    """A table of a simulated game."""
    return Table(game, sample(game, seed), Seeded(seed), seed=seed)


def walk(table: Table, seed: int, limit: int = 10**9) -> Iterator[int]:
    """Play at random; yields before every answer, at most `limit` times."""
    draw = random.Random(seed).random
    for step in range(limit):
        if table.over:
            return
        yield step
        if table.over:
            return
        number, ask = table.asks[int(draw() * len(table.asks))]
        assert not isinstance(ask, Chance)
        table.run.give(number, ask.options[int(draw() * len(ask.options))])
