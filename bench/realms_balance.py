"""The starter decks of War of the Realms against each other, between equal players.

    python -m bench.realms_balance --games 200 --file games.jsonl

plays every pairing so many times, each deck as Player 1 in half of the games, and prints the
tables of docs/realms-balance.md, and which cards were bought how often. With a file every game is
written down at once, and what was stopped goes on; the pairings take turns, so that what there is
is even.
"""

from __future__ import annotations

import argparse
import itertools
from collections import Counter
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any, TypeAlias
from unittest import mock

import msgspec
from msgspec import Struct

from bench.chances import made
from grimtable.games.realms import GAME, recruiting
from grimtable.games.realms.content import catalogue
from grimtable.games.realms.state import Battle, Options
from grimtable.kernel.asks import Mark, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Heard, Run
from grimtable.kernel.view import View
from grimtable.lab.simulate import Estimate, estimate
from grimtable.minds import Greedy, Player, planner, take_turns
from grimtable.minds.planner import Planner

Players: TypeAlias = Callable[[int], Player]
SEATS, LONGEST = ("first", "second"), 5_000


class Duel(Struct, frozen=True):
    """A game that was played: Player 1's deck and Player 2's, and Player 1's share of the win."""

    one: str
    two: str
    seed: int
    first: float
    turns: int
    armies: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())


class Swift(Planner):
    """The planner by a third of its work.

    Six whole armies are tried as ever, in half of the futures; in battle shorter lines.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed, width=1, depth=2, samples=2, seconds=inf)

    def _best(self, view: View) -> tuple[Option, ...]:
        with (
            mock.patch.object(planner, "FINALISTS", 4),
            mock.patch.object(planner, "FINISHED", 24),
            mock.patch.object(planner, "WEIGHED", 24),
        ):
            return super()._best(view)


class Purchases:
    """Listens to a duel: what each player could buy, and what was bought."""

    def __init__(self) -> None:
        self.hands: dict[str, tuple[str, ...]] = {}
        self.armies: dict[str, tuple[str, ...]] = {}

    def heard(self, heard: Heard) -> None:
        """Nothing: the phases tell."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        state: Any = run.state
        if state.phase in ("recruit", "place"):
            notes = self.hands if state.phase == "recruit" else self.armies
            for seat in SEATS:
                notes.setdefault(seat, _cards(state, seat))


def _cards(state: Battle, seat: str) -> tuple[str, ...]:
    return tuple(sorted(card.kind for card in state.cards.values() if card.seat == seat))


def play(one: str, two: str, seed: int, players: Players, packs: tuple[str, ...] = ()) -> Duel:
    """A duel of two decks between two equal players."""
    run = Run(GAME, GAME.new(Options(one, two, packs=packs)), Seeded(seed))
    bought = Purchases()
    run.listen(bought)
    take_turns(run, {seat: players(seed * 2 + i) for i, seat in enumerate(SEATS)}, LONGEST)
    state: Any = run.state
    first = 0.5 if state.winner == "draw" else float(state.winner == "first")
    armies = bought.armies["first"], bought.armies["second"]
    hands = bought.hands["first"], bought.hands["second"]
    return Duel(one, two, seed, first, state.turn, armies, hands)


def players_of(name: str, samples: int) -> Players:
    """Who plays: greedy with so many samples of the dice, `swift`, `quick` or another."""
    if name == "swift":
        return Swift
    if name == "greedy":
        return lambda seed: Greedy(seed, samples)
    return lambda seed: made(name, seed)


def even_budget(s: Battle, seat: str, realms: int) -> tuple[int, int]:
    """Player 1's gold and silver for both: to see what the book's compensation achieves."""
    return 24 - max(0, realms - 1), 22


def main() -> None:
    """Read the arguments and play, with the book's budgets or with even ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each pairing")
    parser.add_argument("--samples", type=int, default=2, help="samples of the dice per option")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--even", action="store_true", help="no compensation for Player 2")
    arguments = parser.parse_args()
    if arguments.even:
        with mock.patch.object(recruiting, "budget", even_budget):
            round_robin(arguments)
    else:
        round_robin(arguments)


def round_robin(given: argparse.Namespace) -> None:
    """Play the round robin and print its tables."""
    decks = list(catalogue().decks)
    known: dict[tuple[str, str, int], Duel] = {}
    if given.file and given.file.exists():
        for line in given.file.read_text("utf-8").splitlines():
            duel = msgspec.json.decode(line, type=Duel)
            known[duel.one, duel.two, duel.seed] = duel
    players, duels = players_of(given.player, given.samples), []
    for i in range(given.games):
        for pairing, (a, b) in enumerate(itertools.combinations(decks, 2)):
            one, two = (a, b) if i % 2 == 0 else (b, a)
            seed = given.seed + 10_000 * pairing + i  # no two games share their dice
            found = known.get((one, two, seed))
            if found is None:
                found = play(one, two, seed, players)
                if given.file:
                    with given.file.open("ab") as file:
                        file.write(msgspec.json.encode(found) + b"\n")
            duels.append(found)
    print_tables(decks, duels)
    print_purchases(duels)


def print_tables(decks: list[str], duels: list[Duel]) -> None:
    """What decks won against each other, and the seats."""

    def share(a: str, b: str | None = None) -> Estimate:
        won = [d.first for d in duels if d.one == a and b in (None, d.two)]
        return estimate(won + [1 - d.first for d in duels if d.two == a and b in (None, d.one)])

    print("| | " + " | ".join(decks) + " | all |\n|---|" + "---|" * (len(decks) + 1))
    for a in decks:
        shares = [f"{share(a, b).mean:.0%}" if a != b else "" for b in decks]
        whole = share(a)
        interval = f"{whole.mean:.0%} ({whole.low:.0%}-{whole.high:.0%})"
        print(f"| {a} | " + " | ".join(shares) + f" | {interval} |")
    first = estimate([duel.first for duel in duels])
    print(
        f"\nPlayer 1 won {first.mean:.1%} ({first.low:.1%}-{first.high:.1%}) of {len(duels)} games;"
        f" {sum(duel.first == 0.5 for duel in duels) / len(duels):.1%} were draws;"
        f" {sum(duel.turns for duel in duels) / len(duels):.1f} turns a game."
    )


def print_purchases(duels: list[Duel]) -> None:
    """Of each card how often it was drawn, how often bought then, and won with."""
    kinds, drawn, bought, won = (
        catalogue().kinds,
        Counter[str](),
        Counter[str](),
        dict[str, float](),
    )
    for duel in duels:
        for seat, share in enumerate((duel.first, 1 - duel.first)):
            drawn.update(duel.hands[seat])
            bought.update(duel.armies[seat])
            for kind in duel.armies[seat]:
                won[kind] = won.get(kind, 0.0) + share
    print("\n| card | cost | drawn | bought | won |\n|---|---|---|---|---|")
    for kind in sorted(drawn, key=lambda kind: -bought[kind] / drawn[kind]):
        with_it = f"{won[kind] / bought[kind]:.0%}" if bought[kind] else ""
        rate = f"{bought[kind] / drawn[kind]:.0%}"
        print(f"| {kind} | {kinds[kind].cost} | {drawn[kind]} | {rate} | {with_it} |")


if __name__ == "__main__":
    main()
