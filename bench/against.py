"""Random play of this checkout against another one: is a change quicker, or slower?

python -m bench.against ../before
python -m bench.against ../before --count

Both play the same number of games with the default options, in processes that take turns; the best
of the rounds counts, as other work on the machine can only make a round slower. With `--count`
(needs valgrind) instructions are counted instead of seconds, which a busy machine does not disturb.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent.parent
GAMES = {
    "berserkers": 100,
    "realms": 20,
    "dark_souls": 20,
    "berserk": 10,
    "drunagor": 10,
    "examples/connect_four.py": 2000,
}
"""How many games are played for a figure."""

PLAY = """
import os, subprocess, sys
from random import Random
from time import process_time
from grimtable.games import find
from grimtable.kernel import Seeded, playout

name, games, count = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "count"
game = find(name)

def play(games):
    draw, fate, moves = Random(5).random, Seeded(5).answer, 0
    def choose(ask):
        nonlocal moves
        moves += 1
        return ask.options[int(draw() * len(ask.options))]
    for _ in range(games):
        playout(game.play(game.new(getattr(game, "Options", object)())), choose, fate)
    return moves

def counting(on):
    if count:
        state = ["callgrind_control", "-i", on, str(os.getpid())]
        subprocess.run(state, stdout=subprocess.DEVNULL, check=True)

play(max(1, games // 3))
counting("on")
start = process_time()
moves = play(games)
took = process_time() - start
counting("off")
print("played", moves, took)
"""
"""What is run in both checkouts: it uses nothing that has changed since the first games."""


def measure(tree: Path, game: str, count: bool) -> float:
    """Microseconds of the processor's time, or thousands of instructions, for a decision."""
    games = max(1, GAMES[game] // 4) if count else GAMES[game]
    command = [sys.executable, "-P", "-c", PLAY, game, str(games), "count" if count else "time"]
    if count:
        valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
        command = [*valgrind, "--callgrind-out-file=/dev/null", *command]
    paths = os.pathsep.join([str(tree / "src"), str(tree)])
    env = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        command, cwd=tree, env=env, capture_output=True, text=True, check=False, timeout=600
    )
    played = re.search(r"^played (\d+) (\S+)$", done.stdout, re.MULTILINE)
    if done.returncode or played is None:
        raise SystemExit(f"{game} in {tree.name}: {done.stderr.strip().splitlines()[-1:]}")
    moves = int(played[1])
    if not count:
        return 1e6 * float(played[2]) / moves
    counted = re.search(r"Collected : (\d+)", done.stderr)
    assert counted is not None
    return int(counted[1]) / 1000 / moves


def main() -> int:
    """Compare, game by game, and print the ratios."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.against",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("other", type=Path, help="another checkout")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--rounds", type=int, default=4, help="the best of so many (4)")
    parser.add_argument("--count", action="store_true", help="count instructions (one round)")
    given = parser.parse_args()
    rounds = 1 if given.count else given.rounds
    unit = "thousand instructions" if given.count else "us"
    for game in given.games:
        both: dict[Path, list[float]] = {given.other.resolve(): [], HERE: []}
        for _ in range(rounds):
            for tree, found in both.items():
                found.append(measure(tree, game, given.count))
        before, now = (min(found) for found in both.values())
        print(f"{game:<26} {before:8.1f} -> {now:8.1f} {unit} a decision: {before / now:.2f} x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
