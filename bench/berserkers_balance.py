"""How often the planner wins Berserkers with each pair of Requests.

python -m bench.berserkers_balance --games 20 --file results.jsonl    plays on, and adds to the file
python -m bench.berserkers_balance --file results.jsonl --table       prints the table

A game counts as not won after 60 turns: with a Berserker dead who must live, say, it may go on
for long without hope. There is no checkpoint in these games.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from itertools import combinations
from pathlib import Path

import msgspec
from msgspec import Struct

from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.requests import REQUESTS
from grimtable.games.berserkers.state import Options
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.lab.simulate import estimate
from grimtable.minds import Planner, take_turns

LONGEST = 60


class Played(Struct, frozen=True):
    """One game: its Requests, its seed and how it ended ("" after 60 turns)."""

    requests: tuple[str, str]
    seed: int
    ending: str
    turns: int


def play(requests: tuple[str, str], seed: int, width: int) -> Played:
    """One game of the planner."""
    state = GAME.new(Options(requests=requests, restores=0))
    run = Run(GAME, state, Seeded(seed))
    players = {"player": Planner(seed, width=width)}
    while not run.over and state.turn <= LONGEST:
        take_turns(run, players, 20)
    return Played(requests, seed, state.ending, state.turn)


def run_games(file: Path, games: int, width: int, seed: int) -> None:
    """Play `games` games of every pair, in mixed order, and write each down at once."""
    with file.open("a", encoding="utf-8") as results:
        for i in range(games):
            pairs = list(combinations(REQUESTS, 2))
            random.Random(seed + i).shuffle(pairs)
            for n, pair in enumerate(pairs):
                played = play(pair, (seed + i) * 1000 + n, width)
                results.write(msgspec.json.encode(played).decode() + "\n")
                results.flush()


def table(games: list[Played]) -> str:
    """The results as Markdown: all, by Request, by pair."""
    won: dict[tuple[str, ...], list[float]] = defaultdict(list)
    for game in games:
        result = float(game.ending == "won")
        first, second = game.requests
        for key in ((), (first,), (second,), (first, second)):
            won[key].append(result)
    share = {key: estimate(values) for key, values in won.items()}
    endings = [game.ending or "after 60 turns" for game in games]
    counted = ", ".join(f"{e}: {endings.count(e)}" for e in dict.fromkeys(sorted(endings)))
    lines = [f"{len(games)} games; {counted}; won {_percent(share[()])}.", ""]
    lines += ["| Request | games | won |", "|---|---|---|"]
    for name in [name for name in REQUESTS if (name,) in won]:
        lines.append(f"| {name} | {len(won[name,])} | {_percent(share[name,])} |")
    lines += ["", "| pair | games | won | fitted |", "|---|---|---|---|"]
    pairs = [pair for pair in combinations(REQUESTS, 2) if pair in won]
    fitted = fit({pair: won[pair] for pair in pairs})
    for pair in sorted(pairs, key=lambda pair: -fitted[pair]):
        shown = f"{_percent(share[pair])} | {100 * fitted[pair]:.0f} %"
        lines.append(f"| {' + '.join(pair)} | {len(won[pair])} | {shown} |")
    return "\n".join(lines)


def fit(
    won: dict[tuple[str, str], list[float]], rounds: int = 4000
) -> dict[tuple[str, str], float]:
    """The chance of each pair if every Request makes the game harder or easier by itself.

    A logistic model with one weight per Request, fitted to all games (with a weak pull to equal
    weights): with few games per pair it tells more than the pair's own share.
    """
    base, weight = 0.0, dict.fromkeys((name for pair in won for name in pair), 0.0)
    total = sum(map(len, won.values()))

    def chance(pair: tuple[str, str]) -> float:
        return 1 / (1 + math.exp(-(base + weight[pair[0]] + weight[pair[1]])))

    for _ in range(rounds):
        error = {pair: sum(games) - len(games) * chance(pair) for pair, games in won.items()}
        base += 2 * sum(error.values()) / total
        for name in weight:
            slope = sum(e for pair, e in error.items() if name in pair) - weight[name]
            weight[name] += 4 * slope / total
    return {pair: chance(pair) for pair in won}


def _percent(share: object) -> str:
    mean, low, high = (100 * getattr(share, part) for part in ("mean", "low", "high"))
    return f"{mean:.0f} % ({low:.0f}-{high:.0f})"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--games", type=int, default=10, help="of every pair (10)")
    parser.add_argument("--width", type=int, default=3, help="of the planner's beam (3)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--table", action="store_true", help="print the table, play nothing")
    given = parser.parse_args()
    if not given.table:
        run_games(given.file, given.games, given.width, given.seed)
    lines = given.file.read_text("utf-8").splitlines()
    print(table([msgspec.json.decode(line, type=Played) for line in lines]))


if __name__ == "__main__":
    main()
