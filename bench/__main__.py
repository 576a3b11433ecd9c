"""The command line of the benchmarks.

python -m bench games    random play and forks of every game
python -m bench peers    the same Connect Four against OpenSpiel, PettingZoo and boardgame.io
"""

from __future__ import annotations

import argparse
import platform
import sys

import msgspec

from bench import games, peers


def main() -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=["games", "peers"])
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    parser.add_argument("--rounds", type=int, default=7, help="the median of so many (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a round (1)")
    parser.add_argument("--seed", type=int, default=1, help="of the random moves (1)")
    given = parser.parse_args()
    bench = games if given.what == "games" else peers
    report = bench.measure(given.rounds, given.seconds, given.seed, progress=_progress)
    if given.json:
        figures = {"python": platform.python_version(), "machine": platform.machine()}
        print(msgspec.json.encode({**figures, **msgspec.to_builtins(report)}).decode())
    else:
        print(report.table())
    return 0


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
