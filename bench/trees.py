"""Connect Four against OpenSpiel's Monte Carlo tree search (its Python one), at equal simulations.

    python -m bench.trees --games 40 --simulations 200

Both search with the upper confidence bound, one random playout each time, and a solver for what is
proven; both begin half of the games. Simulations a second are counted in processor time, of both in
the same games.
"""

from __future__ import annotations

import argparse
import importlib
from time import process_time
from typing import Any

from bench.games import CONNECT_FOUR
from bench.peers import EXTRA
from grimtable.games import find
from grimtable.kernel import Ask, Game, Option, Run, Seeded
from grimtable.kernel.game import NoOptions
from grimtable.lab.simulate import estimate
from grimtable.minds import View
from grimtable.minds.tree import Tree

FILES = "abcdefg"
EXPLORE = 2.0
"""Their constant as in their own examples: results are from -1 to 1 there."""


class Ours:
    """The tree of `grim`."""

    def __init__(self, simulations: int, seed: int) -> None:
        self.simulations, self.seed = simulations, seed
        self.tried, self.seconds = 0, 0.0

    def choose(self, run: Run, number: int, ask: Ask, state: Any) -> int:
        """The file to drop a stone into."""
        start = process_time()
        tree = Tree(View(run, number, ask.seat), self.seed)
        tree.grow(self.simulations, 1e9)
        option: Any = tree.best()[0][0]
        self.seconds += process_time() - start
        self.tried += tree.root.visits
        return FILES.index(option.file)


class Theirs:
    """OpenSpiel's MCTSBot with random rollouts."""

    def __init__(self, simulations: int, seed: int) -> None:
        try:
            mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
            numpy = importlib.import_module("numpy")
            pyspiel = importlib.import_module("pyspiel")
        except ImportError as error:
            raise SystemExit(f"OpenSpiel is missing: {EXTRA}") from error
        self.game = pyspiel.load_game("connect_four")
        rollouts = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(seed))
        random = numpy.random.RandomState(seed)
        self.bot = mcts.MCTSBot(self.game, EXPLORE, simulations, rollouts, random_state=random)
        self.tried, self.seconds = 0, 0.0

    def choose(self, run: Run, number: int, ask: Ask, state: Any) -> int:
        """The file to drop a stone into."""
        start = process_time()
        root = self.bot.mcts_search(state)
        action: int = root.best_child().action
        self.seconds += process_time() - start
        self.tried += root.explore_count
        return action


def match(game: Game, ours: Ours, theirs: Theirs, seed: int) -> float:
    """One game; our result. We begin the even ones."""
    run, state = Run(game, game.new(NoOptions()), Seeded(seed)), theirs.game.new_initial_state()
    players = (ours, theirs) if seed % 2 == 0 else (theirs, ours)
    while not run.over:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        action = players[["red", "yellow"].index(ask.seat)].choose(run, number, ask, state)
        run.give(number, _option(ask, FILES[action]))
        state.apply_action(action)
    outcome = game.outcome(run.state)
    assert outcome is not None
    return outcome.result["red" if seed % 2 == 0 else "yellow"]


def _option(ask: Ask, file: str) -> Option:
    return next(option for option in ask.options if str(option).endswith(file))


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=200, help="for every move (200)")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    game = find(str(CONNECT_FOUR))
    results, speeds = [], []
    for seed in range(given.seed, given.seed + given.games):
        ours, theirs = Ours(given.simulations, seed), Theirs(given.simulations, seed)
        results.append(match(game, ours, theirs, seed))
        speeds.append((ours.tried, ours.seconds, theirs.tried, theirs.seconds))
    share = estimate(results)
    tried, seconds, their_tried, their_seconds = map(sum, zip(*speeds, strict=True))
    print(
        f"{given.games} games at {given.simulations} simulations a move: our result "
        f"{share.mean:.1%} (95 %: {share.low:.1%} to {share.high:.1%})\n"
        f"simulations a second: {tried / seconds:,.0f} and {their_tried / their_seconds:,.0f}, "
        f"{tried / seconds / (their_tried / their_seconds):.2f} x"
    )


if __name__ == "__main__":
    main()
