"""Berserk played to the end, again and again: does anything break, and does it all come to an end.

    nice python -m bench.berserk_campaigns --adventures 2000 --campaigns 100 --seed 0
    nice python -m bench.berserk_campaigns --player planner

The first plays random Adventures of all kinds and whole random campaigns, and checks every state;
the second lets a computer player go through the campaign of eleven, a lost Adventure again until it
is won. Random parties practise in their campaigns (every Enemy comes with Wounds, the story begins
at a later card), else they would not see the second Adventure; where luck has failed them too
often, a greedy party wins the Adventure for them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any

from msgspec.structs import replace

from bench.berserk_balance import PLAYERS, take_turn
from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.state import Berserk, Options
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run, playout
from grimtable.lab.samples import sample
from grimtable.minds import Player

PATIENCE = 12
"""How often random play tries an Adventure of a campaign before a greedy party does."""
TRIES = 400
"""How often an Adventure is tried before a campaign is given up."""


def at_random(options: Options, seed: str) -> Berserk:
    """Play an Adventure at random, and look at every state."""
    s = GAME.new(options)
    draw = Random(seed).random

    def choose(ask: Ask) -> Option:
        GAME.invariants(s)
        return ask.options[int(draw() * len(ask.options))]

    playout(GAME.play(s), choose, Seeded(seed).answer)
    GAME.invariants(s)
    return s


def by(player: Player, options: Options, seed: str) -> Berserk:
    """Let a computer player play an Adventure."""
    run = Run(GAME, GAME.new(options), Seeded(seed))
    while run.asks:
        take_turn(run, player)
    state: Any = run.state
    return state  # type: ignore[no-any-return]


def adventures(games: int, first: int) -> None:
    """Random Adventures of all kinds, from that seed on."""
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(first, first + games):
        options = sample(GAME, seed)
        seen[options.adventure, bool(at_random(options, f"adventure {seed}").won)] += 1
    for adventure in LIBRARY.adventures:
        print(f"{adventure:<8} {seen[adventure, True]} won, {seen[adventure, False]} lost")
    print(f"{games} random Adventures, none of them broken", flush=True)


def campaigns(games: int, first: int) -> None:
    """Whole campaigns at random, in practice, from that seed on."""
    played = ended = 0
    for seed in range(first, first + games):
        random = Random(seed)
        heroes = list(LIBRARY.heroes)
        random.shuffle(heroes)
        party = tuple(sorted(heroes[: 3 + seed % 3], key=lambda hero: hero != "guts"))
        party = party if "guts" in party else ("guts", *party[1:])
        options: Options | None = GAME.campaign(Options(party))
        tried: Counter[str] = Counter()
        for _ in range(TRIES):
            if options is None:
                break
            tried[options.adventure] += 1
            letters = list(LIBRARY.adventures[options.adventure].events)
            begin = random.choice(letters)
            played += 1
            practice, name = replace(options, mercy=99, begin=begin), f"campaign {seed} {played}"
            if tried[options.adventure] > PATIENCE:
                s = by(PLAYERS["greedy"](played), practice, name)
            else:
                s = at_random(practice, name)
            options = GAME.record(s)
        ended += options is None
        if seed % 10 == 9:
            print(f"{seed + 1} campaigns, {played} Adventures", flush=True)
    print(f"{games} random campaigns, {ended} to their end, {played} Adventures", flush=True)


def campaign(player: str, party: tuple[str, ...], seed: int) -> None:
    """The campaign by a computer player; a line for every Adventure."""
    options: Options | None = GAME.campaign(Options(party))
    for at in range(TRIES):
        if options is None:
            print("the campaign is won", flush=True)
            return
        s = by(PLAYERS[player](seed + at), options, f"{player} {seed} {at}")
        down = sum(not hero.at for hero in s.heroes.values())
        end = "won" if s.won else "lost"
        print(f"{options.adventure:<8} {end} in Round {s.round}, {down} Heroes down", flush=True)
        options = GAME.record(s)


def main() -> None:
    """Play what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--adventures", type=int, default=0)
    parser.add_argument("--campaigns", type=int, default=0)
    parser.add_argument("--player", choices=list(PLAYERS), help="plays the campaign")
    parser.add_argument("--party", nargs="+", default=("guts", "isidro", "schierke"))
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if asked.adventures:
        adventures(asked.adventures, asked.seed)
    if asked.campaigns:
        campaigns(asked.campaigns, asked.seed)
    if asked.player:
        campaign(asked.player, tuple(asked.party), asked.seed)


if __name__ == "__main__":
    main()
