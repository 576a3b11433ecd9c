"""A computer party plays Drunagor's campaign, act by act, as people would: every table to its end.

    nice python -m bench.drunagor_acts --party vorn lorelai jaheen maya --acts 1

A line for each table: the Adventure, the Door behind which it began, how it ended, in how many
rounds. After a defeat the party tries again behind the last Door, as the campaign has it; after
`TABLES` tables it gives up.
"""

from __future__ import annotations

import argparse
from time import process_time

from msgspec import convert

from bench.drunagor_horsemen import player_of
from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.content import CHAPTERS
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds import take_turns

ANSWERS, TABLES = 6000, 40


def main() -> None:
    """Play so many acts, and print a line for each table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--party", nargs="+", default=Options().party)
    parser.add_argument("--acts", type=int, default=1)
    parser.add_argument("--player", choices=("greedy", "planner"), default="planner")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    following: Options | None = GAME.campaign(convert({"party": asked.party}, Options))
    for seed in range(asked.seed, asked.seed + TABLES):
        if following is None or CHAPTERS[following.adventure].act > asked.acts:
            print("to the end")
            return
        began, options = process_time(), following
        run = Run(GAME, GAME.new(options), Seeded(seed))
        take_turns(run, dict.fromkeys(options.party, player_of(asked.player, seed)), ANSWERS)
        s = run.state
        assert isinstance(s, Drunagor)
        print(
            f"{options.adventure} from Door {options.door}: {s.cause or 'unfinished'} in round"
            f" {s.round}, {process_time() - began:.0f} s",
            flush=True,
        )
        following = GAME.record(s)
    print(f"given up after {TABLES} tables")


if __name__ == "__main__":
    main()
