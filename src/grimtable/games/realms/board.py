"""The battlefield: five files (a-e) by six ranks (1-6), and nothing of the rules of play.

The field is 5 by 6 squares [overview.field]. Player 1 sits at rank 1, Player 2 at rank 6; ranks 3
and 4, where the armies meet, are the two Rows 1 [gap.placement.picture]. Everything is worked out
once.
"""

from __future__ import annotations

from grimtable.boards.graph import paths
from grimtable.boards.square import touching

FILES = "abcde"
RANKS = "123456"
SQUARES = tuple(file + rank for rank in RANKS for file in FILES)


def _named(near: dict[int, tuple[int, ...]]) -> dict[str, tuple[str, ...]]:
    return {SQUARES[i]: tuple(SQUARES[j] for j in found) for i, found in near.items()}


ADJACENT = _named(touching(len(FILES), len(RANKS)))
"""Neighbours in all eight directions [adjacent.def]."""

BESIDE = _named(touching(len(FILES), len(RANKS), corners=False))
"""Neighbours without the diagonals: for steps and for Rank [move.orthogonal]."""

DISTANCE = paths(ADJACENT)
"""Squares between two squares as range counts them: a diagonal is one [ruling.range-metric]."""

ROWS = (
    {1: "3", 2: "2", 3: "1"},
    {1: "4", 2: "5", 3: "6"},
)
"""The rank of each Row, for Player 1 and for Player 2 [place.rows]."""


def row(player: int, number: int, files: str = FILES) -> tuple[str, ...]:
    """The squares of a player's Row (player 0 or 1, Row 1 to 3).

    >>> row(0, 3)
    ('a1', 'b1', 'c1', 'd1', 'e1')
    """
    return tuple(file + ROWS[player][number] for file in files)


def row_of(player: int, square: str) -> int:
    """Which of a player's Rows a square is in; 0 for the enemy's side."""
    return next((n for n, rank in ROWS[player].items() if rank == square[1]), 0)


PLACING: tuple[tuple[tuple[str, ...], ...], ...] = (
    (
        row(0, 1, "bcd") + row(0, 2, "bcd") + row(0, 3, "bcd"),
        row(0, 2, "ae") + row(0, 3, "ae"),
        row(0, 1, "ae"),
    ),
    (
        row(1, 1) + row(1, 2, "bcd") + row(1, 3, "bcd"),
        row(1, 2, "ae") + row(1, 3, "ae"),
    ),
)
"""For each player the squares of the picture, then what opens when those are full, and so on."""
