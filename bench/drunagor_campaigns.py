"""Random campaigns of Drunagor, every state checked: does each come to its end?

    nice python -m bench.drunagor_campaigns --campaigns 50

Enemies begin nearly beaten, as in practice. Whoever is defeated tries again behind the last Door;
after `TRIES` tries the Adventure counts as won, so that random players see all of them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.content import HEROES
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run

TRIES, ANSWERS, TABLES = 3, 8000, 40


def table(options: Options, dice: Random, seed: int) -> Drunagor:
    """Play one table at random, and check every state."""
    run = Run(GAME, GAME.new(options), Seeded(seed))
    state = run.state
    assert isinstance(state, Drunagor)
    for _ in range(ANSWERS):
        if run.over:
            break
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        run.give(number, dice.choice(tuple(ask.options)))
        GAME.invariants(state)
    assert state.won is not None, f"unfinished after {ANSWERS} answers"
    return state


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


def main() -> None:
    """Play them, and print how often each Adventure was begun."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--campaigns", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    begun = Counter[str]()
    for seed in range(asked.seed, asked.seed + asked.campaigns):
        begun += campaign(seed)
    print(f"{asked.campaigns} campaigns without an exception; Adventures begun: {dict(begun)}")


if __name__ == "__main__":
    main()
