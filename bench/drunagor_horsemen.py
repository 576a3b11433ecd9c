"""How often a greedy party beats each Horseman of Drunagor, and how far it gets.

    nice python -m bench.drunagor_horsemen --fights 8

One round is one fight against every Horseman. A line tells wins, the rounds a fight took, what
is left of the Horseman's Health where the party lost, and the causes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean
from typing import get_args

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.options import HeroName, HorsemanName, Options
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds import Greedy, take_turns

PARTY: tuple[HeroName, ...] = ("vorn", "lorelai", "jaheen", "maya")
ANSWERS = 4000
"""A fight that takes longer counts as lost."""


def fight(horseman: HorsemanName, party: tuple[HeroName, ...], seed: int, samples: int) -> Drunagor:
    """Let a greedy party fight to the end; returns the table as it was left."""
    run = Run(GAME, GAME.new(Options(party, horseman)), Seeded(seed))
    greedy = Greedy(seed, samples)
    take_turns(run, dict.fromkeys(party, greedy), ANSWERS)
    state = run.state
    assert isinstance(state, Drunagor)
    return state


def main() -> None:
    """Fight, and print a line for each Horseman."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--fights", type=int, default=4)
    parser.add_argument("--samples", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--horseman", action="append", choices=get_args(HorsemanName))
    parser.add_argument("--party", nargs="+", default=PARTY, choices=get_args(HeroName))
    asked = parser.parse_args()
    for horseman in asked.horseman or get_args(HorsemanName):
        ends = [
            fight(horseman, tuple(asked.party), asked.seed + i, asked.samples)
            for i in range(asked.fights)
        ]
        lost = [s.boss.health / s.boss.top for s in ends if not s.won]
        causes = Counter(s.cause for s in ends if not s.won)
        print(
            f"{horseman:<7} won {sum(bool(s.won) for s in ends)} of {len(ends)}"
            f" rounds {mean(s.round for s in ends):.1f}"
            f" left {mean(lost or [0]):.0%} {dict(causes)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
