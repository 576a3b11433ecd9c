"""How often computer parties win each Adventure of Berserk, with 3, 4 and 5 Heroes.

    nice python -m bench.berserk_balance --file games.jsonl --minutes 30
    python -m bench.berserk_balance --file games.jsonl --minutes 0

plays every cell of the table in turn (Adventure x Heroes x player) for so long, writes every game
down at once, goes on from there when it is started again, and prints the table with 95 % intervals
(Wilson). The Heroes beside Guts are drawn by a game's seed, so that no cell is about one party.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic, process_time
from typing import Any

import msgspec
from msgspec import Struct

from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.options import Lay, Ready
from grimtable.games.berserk.state import Berserk, Options
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds import Greedy, Grim, Planner, Player, View
from grimtable.minds import Random as AnyOption
from grimtable.minds.grim import Budget

SIZES = (3, 4, 5)
THIRDS = ((1, 4), (5, 8), (9, 11))
ANSWERS = 3000
"""A game that takes longer counts as lost."""


class Played(Struct, frozen=True):
    """One game."""

    player: str
    adventure: str
    size: int
    seed: int
    won: bool
    rounds: int
    down: int
    """Heroes who were Knocked Out."""
    cards: int
    """Event cards that were turned up."""
    answers: int
    seconds: float


class Stubborn:
    """A greedy player whose Heroes lay the pile of their first Round again, as far as they can."""

    def __init__(self, seed: int) -> None:
        self.greedy = Greedy(seed)
        self.piles: dict[str, list[str]] = {}

    def answer(self, view: View, ask: Ask) -> Option:
        state: Berserk = view.state
        if state.phase == "act" and not self.piles:
            self.piles = {hero.id: list(hero.pile) for hero in state.heroes.values()}
        if ask.what == "plan" and self.piles:
            pile = state.heroes[ask.seat].pile
            wanted = [Lay(card) for card in self.piles[ask.seat] if card not in pile]
            for option in (*wanted, Ready(ask.seat)):
                if option in ask.options:
                    return option
        return self.greedy.answer(view, ask)


PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": AnyOption,
    "greedy": Greedy,
    "stubborn": Stubborn,
    "swift": lambda seed: Planner(seed, width=1, depth=5, samples=2, seconds=inf),
    "planner": lambda seed: Planner(seed, seconds=inf),
    "grim": lambda seed: Grim(seed, Budget(playouts=16, seconds=inf)),
}


def party(adventure: str, size: int, seed: int) -> tuple[str, ...]:
    """The Heroes of a game."""
    heroes = [hero for hero in LIBRARY.heroes if hero != "guts"]
    Random(f"{adventure} {size} {seed}").shuffle(heroes)
    return ("guts", *heroes[: size - 1])


def take_turn(run: Run, player: Player) -> None:
    """Answer for everybody; where all plan at the same time, one Hero after the other."""
    s: Any = run.state
    number, ask = min(run.asks, key=lambda one: s.options.party.index(one.ask.seat))
    assert isinstance(ask, Ask)
    run.give(number, player.answer(View(run, number, ask.seat), ask))


def play(player: str, adventure: str, size: int, seed: int) -> Played:
    """Play one game to its end."""
    start = process_time()
    options = Options(party(adventure, size, seed), adventure)
    run = Run(GAME, GAME.new(options), Seeded(f"{adventure} {size} {seed}"))
    one = PLAYERS[player](seed)
    answers = 0
    while run.asks and answers < ANSWERS:
        take_turn(run, one)
        answers += 1
    s = run.state
    assert isinstance(s, Berserk)
    return Played(
        player,
        adventure,
        size,
        seed,
        s.won is True,
        s.round,
        sum(not hero.at for hero in s.heroes.values()),
        len(s.adventure.events) - len(s.deck),
        answers,
        round(process_time() - start, 2),
    )


def interval(won: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % confidence, by Wilson.

    >>> [round(x, 2) for x in interval(7, 9)]
    [0.45, 0.94]
    """
    if not games:
        return 0.0, 1.0
    z, p = 1.96, won / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def difference(one: tuple[int, int], other: tuple[int, int]) -> tuple[float, float, float]:
    """How much larger one share (won, games) is than another, and its interval of 95 %.

    By Newcombe: the two intervals by Wilson put together.

    >>> [round(x, 2) for x in difference((56, 70), (48, 80))]
    [0.2, 0.05, 0.33]
    """
    (p, q), (a, b), (c, d) = (
        (one[0] / one[1], other[0] / other[1]),
        interval(*one),
        interval(*other),
    )
    low = sqrt((p - a) ** 2 + (d - q) ** 2)
    high = sqrt((b - p) ** 2 + (q - c) ** 2)
    return p - q, p - q - low, p - q + high


def apart(cells: list[tuple[int, int]]) -> str:
    """By how much the best share of some is larger than the worst, in points.

    Which is best was seen in the same games, so that it looks larger than it is.
    """
    there = sorted((one for one in cells if one[1]), key=lambda one: one[0] / one[1])
    if len(there) < 2:
        return "-"
    found, low, high = difference(there[-1], there[0])
    return f"{100 * found:.0f} ({100 * low:.0f} to {100 * high:.0f})"


def cell(games: list[Played]) -> str:
    """A cell of the table: wins, the share and its interval."""
    if not games:
        return "-"
    won = sum(game.won for game in games)
    low, high = interval(won, len(games))
    return f"{won} of {len(games)}: {won / len(games):.0%} ({low:.0%}-{high:.0%})"


def table(games: Iterable[Played], player: str) -> str:
    """The table of one player."""
    mine = [game for game in games if game.player == player]
    head = f"| {player} | 3 Heroes | 4 | 5 | best less worst | all | down at a win | rounds |"
    lines = [head, "|---" * 8 + "|"]
    for adventure in LIBRARY.order:
        here = [game for game in mine if game.adventure == adventure]
        if not here:
            continue
        sizes = [[game for game in here if game.size == size] for size in SIZES]
        cells = [cell(games) for games in sizes]
        cells.append(apart([(sum(game.won for game in games), len(games)) for games in sizes]))
        down = [game.down for game in here if game.won]
        lines.append(
            f"| {LIBRARY.adventures[adventure].entry.name} | {' | '.join(cells)} | {cell(here)}"
            f" | {mean(down) if down else 0:.1f} | {mean(game.rounds for game in here):.1f} |"
        )
    seconds = mean([game.seconds for game in mine] or [0])
    lines.append(f"\n{len(mine)} games, {seconds:.1f} s of processor time each.")
    return "\n".join(lines)


def pooled(games: Iterable[Played], player: str) -> str:
    """Adventures together, where a cell of its own has too few games to say much."""
    mine = [game for game in games if game.player == player]
    lines = [f"| {player} | games | Heroes down at a win |", "|---" * 3 + "|"]
    parts = {f"{size} Heroes": [game for game in mine if game.size == size] for size in SIZES}
    for first, last in THIRDS:
        names = LIBRARY.order[first - 1 : last]
        here = [game for game in mine if game.adventure in names]
        parts[f"Adventures {first} to {last}"] = here
    parts["all"] = mine
    for name, some in parts.items():
        down = [game.down for game in some if game.won]
        lines.append(f"| {name} | {cell(some)} | {mean(down) if down else 0:.1f} |")
    return "\n".join(lines)


def main() -> None:
    """Play for so long, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=100, help="in each cell, at most")
    parser.add_argument("--seed", type=int, default=0, help="of the first game of a cell")
    parser.add_argument("--player", action="append", choices=list(PLAYERS))
    parser.add_argument("--adventure", action="append", choices=LIBRARY.order)
    parser.add_argument("--size", action="append", type=int, choices=SIZES)
    asked = parser.parse_args()
    path: Path = asked.file
    lines = path.read_bytes().splitlines() if path.exists() else []
    games = [msgspec.json.decode(line, type=Played) for line in lines]
    known = {(game.player, game.adventure, game.size, game.seed) for game in games}
    players = asked.player or ["greedy"]
    late = monotonic() + 60 * asked.minutes
    for seed in range(asked.seed, asked.seed + asked.games):
        for adventure in asked.adventure or LIBRARY.order:
            for size in asked.size or SIZES:
                for player in players:
                    if (player, adventure, size, seed) in known or monotonic() > late:
                        continue
                    games.append(play(player, adventure, size, seed))
                    with path.open("ab") as file:
                        file.write(msgspec.json.encode(games[-1]) + b"\n")
    for player in players:
        print(table(games, player), pooled(games, player), sep="\n\n", end="\n\n")


if __name__ == "__main__":
    main()
