"""Does any computer player take longer than it may, or answer what is not allowed?

    python -m bench.budgets --seconds 0.5 --decisions 60 --players planner,grim berserk drunagor

Players with that budget a decision play contests of the games; every answer is checked by the rules
before it counts. Budgets and decisions are measured in the processor's time, as on a machine that
does nothing else. Printed for each game and player: decisions, how long the longest took as a
multiple of the budget (1.5 is the limit), and the 95th percentile.
"""

from __future__ import annotations

import argparse
from time import thread_time

from grimtable.games import GAMES, find
from grimtable.kernel import Ask, Game, Run, Seeded
from grimtable.lab.samples import contest
from grimtable.minds import View, grim, mind, planner, quick, tree, trials

LIMIT = 1.5


def by_the_processor() -> None:
    """Let players count the processor's time from now on, whatever else the machine does."""
    for module in (grim, planner, quick, tree, trials):
        module.monotonic = thread_time  # type: ignore[attr-defined]


def times(game: Game, player: str, seconds: float, decisions: int, seed: int) -> list[float]:
    """How long each decision took, game after game."""
    found: list[float] = []
    while len(found) < decisions:
        options = contest(game, seed)
        run = Run(game, game.new(options), Seeded(seed))
        seats = [seat.id for seat in game.seats(options)]
        minds = {seat: mind(player, seed + i, seconds) for i, seat in enumerate(seats)}
        while not run.over and len(found) < decisions:
            number, ask = run.asks[0]
            assert isinstance(ask, Ask)
            start = thread_time()
            answer = minds[ask.seat].answer(View(run, number, ask.seat), ask)
            found.append(thread_time() - start)
            run.answer(number, answer)
        seed += 1
    return sorted(found)


def main() -> None:
    """Play, measure, and print; say with the exit code whether all kept their budget."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--players", default="planner,grim")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--decisions", type=int, default=60, help="of each player in each game")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    by_the_processor()
    kept = True
    for name in given.games:
        for player in given.players.split(","):
            took = times(find(name), player, given.seconds, given.decisions, given.seed)
            longest, usual = took[-1] / given.seconds, took[len(took) * 95 // 100] / given.seconds
            kept = kept and longest <= LIMIT
            print(f"{name:10} {player:8} {len(took)} decisions: {longest:.2f}, 95 % {usual:.2f}")
    raise SystemExit(not kept)


if __name__ == "__main__":
    main()
