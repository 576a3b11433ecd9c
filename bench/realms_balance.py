"""The six starter decks of War of the Realms against each other, between equal greedy players.

    python bench/realms_balance.py --games 200

plays every pairing so many times, each deck as Player 1 in half of the games, and prints the
tables of docs/realms-balance.md. The player decides as `grimtable.minds.Greedy` does (every
option is tried and the best by the game's appraisal is taken, dice averaged over samples), but
tries options on a copy of the state instead of on a fork of the run, which is faster.
"""

from __future__ import annotations

import argparse
import itertools
import time
from typing import Any
from unittest import mock

from grimtable.games.realms import GAME, recruiting
from grimtable.games.realms.content import catalogue
from grimtable.games.realms.movement import move_to
from grimtable.games.realms.state import Battle, Buy, EndTurn, Move, Place, Settings
from grimtable.games.realms.turn import act, begin_turn, end_turn
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds import Greedy, View
from grimtable.minds.player import Counting


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
        for sample in range(self.samples):
            fate = Counting((self.seed * 1_000_003 + view.number) * 64 + sample)
            s = before.clone()
            if hiding:
                GAME.veil(s, view.seat, fate)
                fate.asked = 0
            if isinstance(option, EndTurn):
                end_turn(s)
                if not s.winner:
                    _drive(begin_turn(s), fate)
            else:
                _drive(act(s, option), fate)
            if s.winner:
                s.phase = "over"
            total += GAME.appraise(s, view.seat)
            if not fate.asked:
                return total
        return total / self.samples


def _drive(script: Any, fate: Counting) -> None:
    """Run a script until it ends or a seat is asked."""
    answer: Any = None
    try:
        while True:
            asked = script.send(answer)
            if type(asked) is Ask:
                return
            answer = fate.answer(asked)
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
