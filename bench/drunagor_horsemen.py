"""How often a computer party beats each Horseman of Drunagor, and how far it gets.

    nice python -m bench.drunagor_horsemen --fights 8
    nice python -m bench.drunagor_horsemen --player planner --heroes 2 4 --horseman death

Parties are drawn from all Heroes, one for each seed, the same for every Horseman and player. A
line tells wins with their interval, the rounds a fight took, what is left of the Horseman's Health
where the party lost, and the causes. `--health` tries another Health for each Hero of the party.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import inf
from random import Random
from statistics import mean
from time import process_time
from typing import get_args

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.options import HeroName, HorsemanName, Options
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.lab.simulate import wilson
from grimtable.minds import Greedy, Planner, Player, take_turns

ANSWERS = 4000
"""A fight that takes longer counts as lost."""


def player_of(name: str, seed: int) -> Player:
    """Greedy with two samples; the planner with a narrow beam, three steps ahead, no clock."""
    if name == "planner":
        return Planner(seed, width=1, depth=3, samples=2, seconds=inf, branches=4)
    return Greedy(seed, 2)


def party_of(seed: int | str, heroes: int) -> tuple[HeroName, ...]:
    """The party of a seed."""
    return tuple(Random(seed).sample(get_args(HeroName), heroes))


def fight(
    horseman: HorsemanName, party: tuple[HeroName, ...], player: str, seed: int, health: int = 0
) -> Drunagor:
    """Let a party fight to the end; returns the table as it was left."""
    table = GAME.new(Options(party, horseman))
    if health:
        table.boss.health = table.boss.top = health * len(party)
    run = Run(GAME, table, Seeded(seed))
    take_turns(run, dict.fromkeys(party, player_of(player, seed)), ANSWERS)
    state = run.state
    assert isinstance(state, Drunagor)
    return state


def main() -> None:
    """Fight, and print a line for each Horseman and party size."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--fights", type=int, default=4)
    parser.add_argument("--player", choices=("greedy", "planner"), default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--horseman", nargs="+", default=get_args(HorsemanName))
    parser.add_argument("--heroes", nargs="+", type=int, default=[4])
    parser.add_argument("--health", type=int, default=0)
    asked = parser.parse_args()
    for heroes in asked.heroes:
        for horseman in asked.horseman:
            began = process_time()
            ends = [
                fight(horseman, party_of(seed, heroes), asked.player, seed, asked.health)
                for seed in range(asked.seed, asked.seed + asked.fights)
            ]
            won = sum(bool(s.won) for s in ends)
            chance = wilson(won / len(ends), len(ends))
            lost = [s.boss.health / s.boss.top for s in ends if not s.won]
            print(
                f"{asked.player} {heroes} Heroes, {horseman:<6} {ends[0].boss.top // heroes:>3}:"
                f" won {won} of {len(ends)} ({chance.low:.0%}-{chance.high:.0%}), rounds"
                f" {mean(s.round for s in ends):.1f}, left {mean(lost or [0]):.0%},"
                f" {dict(Counter(s.cause for s in ends if not s.won))},"
                f" {(process_time() - began) / len(ends):.1f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
