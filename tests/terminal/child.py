"""Plays the siege at this terminal, or goes on with it; started by `test_kill` under a pty."""

import sys
from pathlib import Path

from grimtable.kernel import Seeded, Table
from grimtable.terminal import play, resume
from tests.terminal.siege import GAME


def main(path: Path) -> None:
    if path.exists():
        resume(GAME, path)
    else:
        options = GAME.Options(rounds=200)
        play(Table(GAME, options, Seeded(7), seed=7), {"captain": "me"}, path, seed=7)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
