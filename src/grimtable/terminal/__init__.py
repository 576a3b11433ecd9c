"""The terminal table: any game, by keyboard and by mouse, drawn from its scene alone."""

from __future__ import annotations

from pathlib import Path

from grimtable.kernel.table import Table
from grimtable.terminal.app import TerminalTable
from grimtable.terminal.sitting import Sitting

__all__ = ["Sitting", "TerminalTable", "play"]


def play(
    table: Table, seats: dict[str, str], path: Path, language: str = "en", seed: int = 0
) -> None:
    """Play at this terminal until somebody quits; the game is saved in `path` all the time.

    `seats` maps each seat to "me" or to a computer player of `grimtable.minds.MINDS`.
    """
    TerminalTable(Sitting(table, seats, path, language, seed)).run()
