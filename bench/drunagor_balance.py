"""How often computer parties win in Drunagor: a table that grows from run to run.

    nice python -m bench.drunagor_balance soundings.jsonl --games 20 --minutes 8
    nice python -m bench.drunagor_balance soundings.jsonl --what war old_way --player planner
    nice python -m bench.drunagor_balance soundings.jsonl --minutes 0

Every game is a line of the file; what is there already is not played again, so a run can be ended
at any time and taken up another day. Parties of two to five Heroes take turns (`--size` says
otherwise), another one for each game, the same for all players. At the end the table is printed:
wins with their interval, party sizes, rounds, causes of defeat; then how often parties with each
Hero won, beside what the same games were won by all. After a change of rules or values, begin a new
file.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from statistics import mean
from time import monotonic, process_time
from typing import get_args

import msgspec

from bench.drunagor_horsemen import party_of, player_of
from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.content import CHAPTERS
from grimtable.games.drunagor.options import HeroName, HorsemanName, Options
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.lab.simulate import wilson
from grimtable.minds import take_turns

ANSWERS = 4000
"""A game that takes longer counts as lost."""
SIZES = (2, 3, 4, 5)
HALLS = get_args(HorsemanName)


class Sounding(msgspec.Struct, frozen=True):
    """One game, and how it ended."""

    what: str
    player: str
    heroes: int
    seed: int
    won: bool
    cause: str
    rounds: int
    opened: int
    seconds: float


def options_of(what: str, seed: int, heroes: int) -> Options:
    """The game of a seed: a Horseman's hall or an Adventure, as people set it up by default."""
    party = party_of(f"{what} {seed}", heroes)
    where = {"horseman": what} if what in HALLS else {"adventure": what}
    return msgspec.convert({"party": party, **where}, Options)


def sound(what: str, player: str, seed: int, heroes: int) -> Sounding:
    """Let a party play to the end."""
    began, options = process_time(), options_of(what, seed, heroes)
    run = Run(GAME, GAME.new(options), Seeded(seed))
    take_turns(run, dict.fromkeys(options.party, player_of(player, seed)), ANSWERS)
    s = run.state
    assert isinstance(s, Drunagor)
    took, cause = round(process_time() - began, 1), s.cause or "unfinished"
    return Sounding(what, player, heroes, seed, bool(s.won), cause, s.round, s.opened, took)


def read(file: Path) -> list[Sounding]:
    """What was played before."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Sounding) for line in lines]


def table(found: list[Sounding]) -> str:
    """The table, a line for everything that was played by a player."""
    lines = ["| what | player | won | interval | by size | rounds | s a game | lost by |"]
    lines.append("|---" * 8 + "|")
    for what, player in dict.fromkeys((one.what, one.player) for one in found):
        mine = [one for one in found if (one.what, one.player) == (what, player)]
        won = sum(one.won for one in mine)
        chance = wilson(won / len(mine), len(mine))
        sizes = sorted({one.heroes for one in mine})
        split = ", ".join(
            f"{size}: {sum(o.won for o in mine if o.heroes == size)}"
            f"/{sum(o.heroes == size for o in mine)}"
            for size in sizes
        )
        causes = Counter(one.cause for one in mine if not one.won)
        lost = ", ".join(f"{cause} {n}" for cause, n in causes.most_common())
        lines.append(
            f"| {what} | {player} | {won} of {len(mine)} | {chance.low:.0%}-{chance.high:.0%} |"
            f" {split} | {mean(o.rounds for o in mine):.1f} |"
            f" {mean(o.seconds for o in mine):.1f} | {lost} |"
        )
    return "\n".join(lines)


def company(found: list[Sounding]) -> str:
    """A line for each Hero: what parties with it won, and what all won of the same games."""
    games: dict[tuple[str, str], list[Sounding]] = {}
    for one in found:
        games.setdefault((one.what, one.player), []).append(one)
    usual = {cell: mean(one.won for one in mine) for cell, mine in games.items()}
    lines = ["| Hero | won with it | interval | all parties, same games |", "|---" * 4 + "|"]
    for hero in get_args(HeroName):
        mine = [one for one in found if hero in party_of(f"{one.what} {one.seed}", one.heroes)]
        if mine:
            won = sum(one.won for one in mine)
            chance = wilson(won / len(mine), len(mine))
            expected = mean(usual[one.what, one.player] for one in mine)
            lines.append(
                f"| {hero} | {won} of {len(mine)} | {chance.low:.0%}-{chance.high:.0%} |"
                f" {expected:.0%} |"
            )
    return "\n".join(lines)


def main() -> None:
    """Play what is missing, as long as there is time, and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--what", nargs="+", default=(*HALLS, *CHAPTERS))
    parser.add_argument("--games", type=int, default=20, help="of each")
    parser.add_argument("--player", choices=("greedy", "planner"), default="greedy")
    parser.add_argument("--seed", type=int, default=200)
    parser.add_argument("--size", type=int, nargs="+", default=SIZES)
    parser.add_argument("--minutes", type=float, default=8, help="no game begins later")
    asked = parser.parse_args()
    found, began = read(asked.file), monotonic()
    played = {(one.what, one.player, one.seed, one.heroes) for one in found}
    for seed in range(asked.seed, asked.seed + asked.games):
        heroes = asked.size[seed % len(asked.size)]
        for what in asked.what:
            if monotonic() - began > 60 * asked.minutes:
                break
            if (what, asked.player, seed, heroes) not in played:
                found.append(sound(what, asked.player, seed, heroes))
                with asked.file.open("ab") as lines:
                    lines.write(msgspec.json.encode(found[-1]) + b"\n")
    print(table(found), company(found), sep="\n\n")


if __name__ == "__main__":
    main()
