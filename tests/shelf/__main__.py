"""Put saves of the present version on the shelf: `python -m tests.shelf RELEASE [PART...]`.

Run it before rules, content or the shape of a state change, and again when they have: only a save
whose rules and content are those of today shows that no rule changes unawares. What lies there is
never made anew. Besides games that are played as a plan says, there are some of each game that
run as many different lines of the rules as can be found.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from grimtable.games import GAMES, find
from grimtable.kernel import Seeded, Table, write_save
from grimtable.lab import sample
from grimtable.minds import seat_bots, take_turns
from tests.mutants import chapters
from tests.shelf import SHELF, observed, read_facts


class Plan(NamedTuple):
    """A game to be played until it is worth keeping."""

    game: str
    options: dict[str, Any]
    seed: int
    mind: str
    enough: Callable[[Table], bool]
    most: int = 900


def matched(table: Table, turns: int) -> bool:
    """Realms: in the middle of a match of a draft."""
    state: Any = table.run.state
    return bool(state.phase == "battle" and state.turn >= turns)


def fighting(table: Table, answers: int) -> bool:
    """Dark Souls: in the middle of a fight."""
    state: Any = table.run.state
    return state.fight is not None and len(table.journal) >= answers


def resting(table: Table, answers: int) -> bool:
    """Dark Souls: between encounters."""
    state: Any = table.run.state
    return state.fight is None and state.phase == "explore" and len(table.journal) >= answers


PLANS = {
    "berserkers-turn": Plan("berserkers", {}, 5, "greedy", lambda t: len(t.journal) >= 60),
    "berserkers-requests": Plan(
        "berserkers", {"requests": ["zodd", "loki"]}, 11, "greedy", lambda t: len(t.journal) >= 90
    ),
    "berserkers-over": Plan("berserkers", {"restores": 0}, 3, "random", lambda t: t.over),
    "realms-recruiting": Plan("realms", {}, 2, "random", lambda t: len(t.journal) >= 20),
    "realms-duel": Plan(
        "realms", {"first": "ember", "second": "dusk"}, 4, "greedy", lambda t: len(t.journal) >= 110
    ),
    "realms-over": Plan("realms", {"first_game": True}, 9, "random", lambda t: t.over),
    "realms-draft": Plan(
        "realms", {"draft": 4, "rounds": 1}, 7, "random", lambda t: len(t.journal) >= 100
    ),
    "realms-draft-match": Plan(
        "realms", {"draft": 4, "rounds": 1}, 8, "random", lambda t: matched(t, 4)
    ),
    "souls-explore": Plan("dark_souls", {}, 1, "random", lambda t: resting(t, 30)),
    "souls-fight": Plan("dark_souls", {}, 6, "greedy", lambda t: fighting(t, 60)),
    "souls-boss": Plan(
        "dark_souls",
        {"party": ["knight", "herald", "warrior"], "skirmish": "dancer", "tier": 2},
        3,
        "greedy",
        lambda t: fighting(t, 60),
    ),
    "souls-over": Plan("dark_souls", {"party": ["knight"]}, 2, "random", lambda t: t.over),
    "souls-campaign": Plan(
        "dark_souls",
        {"party": ["knight", "assassin"], "campaign": "first_journey", "reserve": ["herald"]},
        12,
        "greedy",
        lambda t: resting(t, 120),
    ),
    "souls-campaign-fight": Plan(
        "dark_souls",
        {"party": ["warrior", "herald"], "campaign": "first_journey", "reserve": ["knight"]},
        13,
        "greedy",
        lambda t: fighting(t, 120),
    ),
    "berserk-mill": Plan("berserk", {}, 2, "greedy", lambda t: len(t.journal) >= 60),
    "berserk-campaign": Plan(
        "berserk", {"growth": {}}, 3, "greedy", lambda t: len(t.journal) >= 90
    ),
    "berserk-over": Plan("berserk", {"adventure": "yard"}, 4, "random", lambda t: t.over),
    "drunagor-visit": Plan(
        "drunagor",
        {"adventure": "friendly_visit", "party": ["vorn", "maya"]},
        7,
        "greedy",
        lambda t: len(t.journal) >= 60,
    ),
    "drunagor-hall": Plan("drunagor", {}, 5, "random", lambda t: len(t.journal) >= 120),
    "drunagor-over": Plan("drunagor", {}, 6, "random", lambda t: t.over),
}
RICH, TRIED, LONGEST = 8, 50, 500
"""So many rich games of each, found among so many random ones of at most so many answers."""


def played(plan: Plan, release: str) -> Table:
    """The game, as far as the plan goes; every release plays its own."""
    seed = plan.seed + crc32(release.encode()) % 1000
    game = find(plan.game)
    options = msgspec.convert(plan.options, game.Options)
    table = Table(game, options, Seeded(seed), seed=seed)
    seats = {seat.id: plan.mind for seat in game.seats(options)}
    bots = seat_bots(seats, seed)
    while len(table.journal) < plan.most and not table.over and not plan.enough(table):
        take_turns(table, bots)
    return table


class Lines:
    """Which lines of a game's chapters were run."""

    def __init__(self, game: str) -> None:
        self.files = frozenset(map(str, chapters(game)))
        self.run: set[tuple[str, int]] = set()

    def __call__(self, frame: FrameType, event: str, arg: object) -> Lines | None:
        file = frame.f_code.co_filename
        if file not in self.files:
            return None
        self.run.add((file, frame.f_lineno))
        return self


def rich(name: str, release: str) -> list[Table]:
    """Random games that together run as many lines of the rules as can be, the best first."""
    game, first = find(name), crc32(release.encode()) % 1000
    tables = []
    for seed in range(first, first + TRIED):
        lines = Lines(name)
        sys.settrace(lines)
        table = Table(game, sample(game, seed), Seeded(seed), seed=seed)
        bots = seat_bots({seat.id: "random" for seat in game.seats(table.options)}, seed)
        while len(table.journal) < LONGEST and not table.over:
            take_turns(table, bots)
        sys.settrace(None)
        tables.append((lines.run, table))
    met, found = set[tuple[str, int]](), list[Table]()
    while len(found) < RICH:
        best = max(tables, key=lambda one: len(one[0] - met))
        met |= best[0]
        found.append(best[1])
        tables.remove(best)
    return found


def main(release: str, *parts: str) -> None:
    """Play and keep the games whose names hold one of these parts; all without."""
    folder = SHELF / release
    facts = read_facts(folder) if folder.exists() else {}
    folder.mkdir(exist_ok=True)

    def wanted(name: str) -> bool:
        return name not in facts and (not parts or any(part in name for part in parts))

    def keep(name: str, table: Table) -> None:
        write_save(folder / f"{name}.json", table.save())
        facts[name] = observed(table)
        print(f"{name}: {len(table.journal)} answers, {'over' if table.over else 'going on'}")

    for name, plan in PLANS.items():
        if wanted(name):
            keep(name, played(plan, release))
    for game in GAMES:
        names = [f"{game}-rich-{number}" for number in range(1, RICH + 1)]
        if any(map(wanted, names)):
            for name, table in zip(names, rich(game, release), strict=True):
                keep(name, table)
    paper = msgspec.json.encode(dict(sorted(facts.items())))
    (folder / "facts.json").write_bytes(msgspec.json.format(paper, indent=1) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
