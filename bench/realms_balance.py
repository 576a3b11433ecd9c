"""The six starter decks of War of the Realms against each other, between equal greedy players.

    python bench/realms_balance.py --games 200

plays every pairing so many times, each deck as Player 1 in half of the games, and prints the
tables of docs/realms-balance.md.
"""

from __future__ import annotations

import argparse
import itertools
import time
from typing import Any
from unittest import mock

from grimtable.games.realms import GAME, recruiting
from grimtable.games.realms.content import catalogue
from grimtable.games.realms.state import Battle, Settings
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds import Greedy, View


def play(one: str, two: str, seed: int, samples: int, packs: tuple[str, ...] = ()) -> Battle:
    """A duel of two decks between two equal players."""
    run = Run(GAME, GAME.new(Settings(one, two, packs=packs)), Seeded(seed))
    players = {seat: Greedy(seed * 2 + i, samples) for i, seat in enumerate(("first", "second"))}
    while not run.over:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        run.give(number, players[ask.seat].answer(View(run, number, ask.seat), ask))
    state: Any = run.state
    return state  # type: ignore[no-any-return]


def even_budget(s: Battle, seat: str, realms: int) -> tuple[int, int]:
    """Player 1's gold and silver for both: to see what the book's compensation achieves."""
    return 24 - max(0, realms - 1), 22


def main() -> None:
    """Read the arguments and play, with the book's budgets or with even ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each pairing")
    parser.add_argument("--samples", type=int, default=2, help="samples of the dice per option")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--even", action="store_true", help="no compensation for Player 2")
    arguments = parser.parse_args()
    if arguments.even:
        with mock.patch.object(recruiting, "budget", even_budget):
            round_robin(arguments)
    else:
        round_robin(arguments)


def round_robin(arguments: argparse.Namespace) -> None:
    """Play the round robin and print its tables."""
    decks = list(catalogue().decks)
    won = {(a, b): 0.0 for a in decks for b in decks}
    first = draws = turns = games = 0.0
    started = time.perf_counter()
    for pairing, (a, b) in enumerate(itertools.combinations(decks, 2)):
        for i in range(arguments.games):
            one, two = (a, b) if i % 2 == 0 else (b, a)
            seed = arguments.seed + 10_000 * pairing + i  # no two games share their dice
            state = play(one, two, seed, arguments.samples)
            point = 0.5 if state.winner == "draw" else float(state.winner == "first")
            won[one, two] += point
            won[two, one] += 1 - point
            first += point
            draws += state.winner == "draw"
            turns += state.turn
            games += 1
        print(f"  {a} - {b}: {won[a, b] / arguments.games:.1%}", flush=True)
    print("\n| | " + " | ".join(decks) + " | all |\n|---|" + "---|" * (len(decks) + 1))
    for a in decks:
        shares = [f"{won[a, b] / arguments.games:.0%}" if a != b else "" for b in decks]
        total = sum(won[a, b] for b in decks if b != a) / arguments.games / (len(decks) - 1)
        print(f"| {a} | " + " | ".join(shares) + f" | {total:.1%} |")
    print(f"\nPlayer 1 won {first / games:.1%} (draws count half; {draws / games:.1%} were draws),")
    seconds = time.perf_counter() - started
    print(f"{turns / games:.1f} turns a game, {games:.0f} games in {seconds:.0f} s.")


if __name__ == "__main__":
    main()
