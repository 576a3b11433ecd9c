"""The six starter decks of War of the Realms against each other, between equal greedy players.

    python bench/realms_balance.py --games 200

plays every pairing so many times, each deck as Player 1 in half of the games, and prints the
tables of docs/realms-balance.md. The player decides as `grimtable.minds.Greedy` does (every
option is tried and the best by the game's appraisal is taken), but tries options on a copy of the
state instead of on a fork of the run, which is faster, and averages exactly over the dice instead
of over samples: who takes the best of many options by few samples overrates attacks.
"""

from __future__ import annotations

import argparse
import itertools
import time
from typing import Any
from unittest import mock

from grimtable.games.realms import GAME, recruiting
from grimtable.games.realms.catalogue import catalogue
from grimtable.games.realms.movement import move_to
from grimtable.games.realms.state import Battle, Buy, EndTurn, Move, Place, Settings
from grimtable.games.realms.turn import act, begin_turn, end_turn
from grimtable.kernel.asks import Ask, Mark, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds import Greedy, View


class Quick(Greedy):
    """Greedy, with a shorter way to what an option leads to."""

    def worth(self, view: View, option: Option) -> float:
        s: Any = view._run.state
        if s.phase == "recruit":
            return self._bought(s, view.seat, option)
        if s.phase == "place" and isinstance(option, Place):
            return self._placed(s, view.seat, option)
        if s.phase == "battle" and not view._run.since:
            return self._acted(s, view, option)
        return super().worth(view, option)

    def _bought(self, s: Battle, seat: str, option: Option) -> float:
        if not isinstance(option, Buy):
            return GAME.appraise(s, seat)
        card = s.cards[option.card]
        card.zone = "army"
        worth = GAME.appraise(s, seat)
        card.zone = "hand"
        return worth

    def _placed(self, s: Battle, seat: str, option: Place) -> float:
        card = s.cards[option.card]
        card.square = option.square
        worth = GAME.appraise(s, seat)
        card.square = ""
        return worth

    def _moved(self, s: Battle, seat: str, option: Move) -> float:
        card = s.cards[option.who]
        square = card.square
        move_to(s, option.who, option.square)
        worth = GAME.appraise(s, seat)
        move_to(s, option.who, square)
        return worth

    def _acted(self, before: Battle, view: View, option: Option) -> float:
        hiding = any(card.hidden for card in before.cards.values())
        if type(option) is Move and not hiding:
            return self._moved(before, view.seat, option)
        total = 0.0
        dealings = self.samples if hiding else 1
        for dealing in range(dealings):
            dealt = before.clone()
            if hiding:
                seed = (self.seed * 1_000_003 + view.number) * 64 + dealing
                GAME.veil(dealt, view.seat, Seeded(seed))
            total += self._on_average(dealt, view.seat, option)
        return total / dealings

    def _on_average(self, dealt: Battle, seat: str, option: Option) -> float:
        """The exact average over the dice up to the next decision."""
        total, ways = 0.0, [Dice()]
        while ways:
            dice = ways.pop()
            s = dealt.clone()
            if isinstance(option, EndTurn):
                end_turn(s)
                script = None if s.winner else begin_turn(s)
            else:
                script = act(s, option)
            if script is not None:
                _drive(script, dice)
            if s.winner:
                s.phase = "over"
            total += dice.chance * GAME.appraise(s, seat)
            ways += dice.others
        return total


OUTCOMES = {
    "black": ((1, 4 / 6), (5, 1 / 6), (6, 1 / 6)),
    "white": ((1, 3 / 6), (4, 2 / 6), (6, 1 / 6)),
}
"""One face of each grade that a die can show, and its chance."""


class Dice:
    """Dice that show given faces, then the first of each; `others` are the ways not gone."""

    def __init__(self, faces: tuple[int, ...] = (), chance: float = 1.0) -> None:
        self.faces, self.chance, self.rolled = faces, chance, 0
        self.others: list[Dice] = []

    def answer(self, ask: Any) -> tuple[int, ...]:
        """What the die shows."""
        if self.rolled == len(self.faces):
            (face, chance), *rest = OUTCOMES[ask.dice[0].name]
            self.others += [Dice((*self.faces, f), self.chance * p) for f, p in rest]
            self.faces, self.chance = (*self.faces, face), self.chance * chance
        self.rolled += 1
        return (self.faces[self.rolled - 1],)


def _drive(script: Any, dice: Dice) -> None:
    """Run a script until it ends or a seat is asked."""
    answer: Any = None
    try:
        while True:
            asked = script.send(answer)
            if type(asked) is Ask:
                return
            answer = None if type(asked) is Mark else dice.answer(asked)
    except StopIteration:
        return


def play(one: str, two: str, seed: int, samples: int, packs: tuple[str, ...] = ()) -> Battle:
    """A duel of two decks between two equal players."""
    run = Run(GAME, GAME.new(Settings(one, two, packs=packs)), Seeded(seed))
    players = {seat: Quick(seed * 2 + i, samples) for i, seat in enumerate(("first", "second"))}
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
    parser.add_argument(
        "--samples", type=int, default=2, help="dealings of what is hidden, per option"
    )
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
