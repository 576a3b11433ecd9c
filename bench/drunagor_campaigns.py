"""Drunagor at random, every state checked: does anything break, and does it all come to an end?

    nice python -m bench.drunagor_campaigns --campaigns 50
    nice python -m bench.drunagor_campaigns --campaigns 0 --setups 2000 --minutes 8

A campaign is played with enemies that begin nearly beaten, as in practice. Whoever is defeated
tries again behind the last Door; after `TRIES` tries the Adventure counts as won, so that random
players see all of them. A set-up is a hall or an Adventure with any Door, party, rank and sheet.
`--minutes` ends a run early, and says with which seed the next one begins.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import count
from math import inf
from random import Random
from time import monotonic

from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.content import CHAPTERS, HEROES
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import playout
from grimtable.lab.samples import sample

TRIES, ANSWERS = 3, 8000
TABLES = TRIES * sum(chapter.act > 0 for chapter in CHAPTERS.values())
"""What a campaign takes at the most: every Adventure of every act as often as it is tried."""


def table(options: Options, dice: Random, seed: int) -> Drunagor:
    """Play one table at random, and check every state."""
    s, answers, draw = GAME.new(options), count(1), dice.random

    def choose(ask: Ask) -> Option:
        GAME.invariants(s)
        assert next(answers) <= ANSWERS, f"unfinished after {ANSWERS} answers"
        return ask.options[int(draw() * len(ask.options))]

    playout(GAME.play(s), choose, Seeded(seed).answer)
    GAME.invariants(s)
    assert s.won is not None
    return s


def campaign(seed: int) -> Counter[str]:
    """One campaign to its end; how often each Adventure was begun."""
    dice, begun, tries = Random(seed), Counter[str](), 0
    party = tuple(dice.sample(list(HEROES), 1 + seed % 5))
    options = GAME.campaign(convert({"party": party}, Options))
    for n in range(TABLES):
        begun[options.adventure] += 1
        s = table(replace(options, wounded=95), dice, seed * TABLES + n)
        tries = 0 if s.won else tries + 1
        if tries == TRIES:
            s.won, tries = True, 0
        following = GAME.record(s)
        if following is None:
            return begun
        options = following
    raise AssertionError(f"campaign {seed} has no end")


def setups(first: int, games: int, minutes: float) -> None:
    """Random set-ups from a seed on: all chapters, Doors, party sizes, ranks, sheets in turn."""
    began, played = monotonic(), Counter[str]()
    for seed in range(first, first + games):
        if monotonic() - began > 60 * minutes:
            print(f"ended early: go on with --seed {seed} --setups {first + games - seed}")
            break
        options = sample(GAME, seed)
        table(options, Random(seed), seed)
        where = options.horseman if options.adventure == "hall" else options.adventure
        played[where] += 1
    print(f"{played.total()} set-ups without an exception: {dict(played)}", flush=True)


def campaigns(first: int, games: int, minutes: float) -> None:
    """Random campaigns from a seed on."""
    began, begun, done = monotonic(), Counter[str](), 0
    for seed in range(first, first + games):
        if monotonic() - began > 60 * minutes:
            print(f"ended early: go on with --seed {seed} --campaigns {first + games - seed}")
            break
        begun += campaign(seed)
        done += 1
    print(f"{done} campaigns without an exception; Adventures begun: {dict(begun)}", flush=True)


def main() -> None:
    """Play them, and print how often each Adventure was begun."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--campaigns", type=int, default=50)
    parser.add_argument("--setups", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=inf)
    asked = parser.parse_args()
    if asked.campaigns:
        campaigns(asked.seed, asked.campaigns, asked.minutes)
    if asked.setups:
        setups(asked.seed, asked.setups, asked.minutes)


if __name__ == "__main__":
    main()
