"""How far computer parties get in Drunagor's Adventures.

    nice python -m bench.drunagor_adventures --games 8 --size 2 3 4

Parties are drawn from all Heroes, one for each seed. A line for each party size tells wins,
open Doors, rounds, and the causes of defeat.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean
from typing import get_args

from bench.drunagor_horsemen import party_of, player_of
from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.content import CHAPTERS
from grimtable.games.drunagor.entries import RankName
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds import take_turns

ANSWERS = 4000
"""A game that takes longer counts as lost."""


def adventure(options: Options, name: str, seed: int) -> Drunagor:
    """Let a party play to the end; returns the table as it was left."""
    run = Run(GAME, GAME.new(options), Seeded(seed))
    take_turns(run, dict.fromkeys(options.party, player_of(name, seed)), ANSWERS)
    state = run.state
    assert isinstance(state, Drunagor)
    return state


def main() -> None:
    """Play, and print a line for each party size."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--adventure", default="friendly_visit", choices=tuple(CHAPTERS))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--size", type=int, nargs="+", default=(1, 2, 3, 4, 5))
    parser.add_argument("--player", choices=("greedy", "planner"), default="greedy")
    parser.add_argument("--rank", default="adventure", choices=("adventure", *get_args(RankName)))
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for size in asked.size:
        ends = []
        for seed in range(asked.seed, asked.seed + asked.games):
            party = party_of(seed, size)
            options = Options(party, adventure=asked.adventure, rank=asked.rank)
            ends.append(adventure(options, asked.player, seed))
        causes = Counter(s.cause or "unfinished" for s in ends if not s.won)
        print(
            f"{size} Heroes: {sum(bool(s.won) for s in ends)} of {len(ends)} won, "
            f"{mean(s.opened for s in ends):.1f} Doors, {mean(s.round for s in ends):.1f} rounds, "
            f"lost by {dict(causes)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
