"""Random decisions without an exception: `tests.faults.decisions GAME [N] [seconds] [p] [first]`.

With real dice and all options. At a share `p` of the asks, Fate's included, everybody looks; at a
fifth as many an option is previewed. A look costs a hundred times as much as a decision: 1 shows
most of a game, 0.01 the most games. Of several runs each begins with another `first` game.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from collections import Counter

from grimtable.games import find
from grimtable.kernel import Chance, Seeded, Table
from grimtable.lab import sample
from tests.conformance.test_views import look, preview


def main(name: str, wanted: int, seconds: float, share: float, first: int) -> None:
    """Play games until so many decisions were taken, or time is up."""
    game, faults = find(name), Counter[str]()
    end = time.monotonic() + seconds
    taken, seed = 0, first - 1
    while taken < wanted and time.monotonic() < end:
        seed += 1
        chance, fate = random.Random(seed), Seeded(seed)
        table = Table(game, sample(game, seed), None, seed=seed)
        seats = [seat.id for seat in game.seats(table.options)]
        try:
            while not table.over and time.monotonic() < end:
                number, ask = chance.choice(table.asks)
                if chance.random() < share:
                    look(game, table.run, seats)
                if isinstance(ask, Chance):
                    table.run.give(number, fate.answer(ask))
                    continue
                taken += 1
                if chance.random() < share / 5:
                    preview(game, table.run, number, ask, chance)
                table.run.give(number, chance.choice(ask.options))
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            faults[f"{type(error).__name__} {where.name}:{where.lineno} (seed {seed})"] += 1
    games = f"games {first} to {seed}"
    print(f"{name}: {taken} decisions in {games}, {sum(faults.values())} exceptions", *faults)
    assert not faults


if __name__ == "__main__":
    words = dict(enumerate(sys.argv[1:]))
    limits = int(words.get(1, 1_000_000)), float(words.get(2, 36_000)), float(words.get(3, 0.02))
    main(words[0], *limits, int(words.get(4, 1)))
