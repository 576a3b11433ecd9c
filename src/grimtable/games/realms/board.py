"""The battlefield: five files (a-e) by six ranks (1-6), and nothing of the rules of play.

The field is 5 by 6 squares [overview.field]. Player 1 sits at rank 1, Player 2 at rank 6; ranks 3
and 4, where the armies meet, are the two Rows 1 [gap.placement.picture]. Everything is worked out
once.
"""

from __future__ import annotations

FILES = "abcde"
RANKS = "123456"
SQUARES = tuple(file + rank for rank in RANKS for file in FILES)


def _spot(square: str) -> tuple[int, int]:
    return FILES.index(square[0]), RANKS.index(square[1])


def _distance(a: str, b: str) -> int:
    (ax, ay), (bx, by) = _spot(a), _spot(b)
    return max(abs(ax - bx), abs(ay - by))


DISTANCE = {a: {b: _distance(a, b) for b in SQUARES} for a in SQUARES}
"""Squares between two squares as range counts them: a diagonal is one [ruling.range-metric]."""

ADJACENT = {a: tuple(b for b in SQUARES if DISTANCE[a][b] == 1) for a in SQUARES}
"""Neighbours in all eight directions [adjacent.def]."""

BESIDE = {a: tuple(b for b in ADJACENT[a] if a[0] == b[0] or a[1] == b[1]) for a in SQUARES}
"""Neighbours without the diagonals: for steps and for Rank [move.orthogonal]."""

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
