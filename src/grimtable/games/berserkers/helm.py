"""The realm of Helm: twelve Locations in three columns of four, and the ways between them.

Places are written as on a map: columns a to c from the left, rows 1 to 4 from the top, so that
the Riders begin on a1 and the Berserkers on c4 [gap.setup-picture]. Everything else is named by
the Location that lies there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grimtable.boards.graph import paths
from grimtable.boards.square import touching

COLUMNS, ROWS = 3, 4
PLACES = tuple(f"{column}{row}" for row in "1234" for column in "abc")
RIDERS_START, BERSERKERS_START = 0, 11
ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}

NEAR = touching(COLUMNS, ROWS, corners=False)
"""Orthogonal neighbours; nothing is near across the edge [action.move.orthogonal]."""
_FAR = paths(NEAR)
STEPS = [[_FAR[i][j] for j in range(12)] for i in range(12)]
"""How many steps of a Berserker lie between two places."""
WITHIN = [
    [
        sorted((j for j in range(12) if 0 < STEPS[i][j] <= n), key=STEPS[i].__getitem__)
        for i in range(12)
    ]
    for n in range(4)
]
"""`WITHIN[n][i]`: where up to n steps lead from a place, nearest first [action.move.count]."""
_BEYOND = {
    way: [(i // COLUMNS + dy) % ROWS * COLUMNS + (i % COLUMNS + dx) % COLUMNS for i in range(12)]
    for way, (dx, dy) in ARROWS.items()
}


class Ways(NamedTuple):
    """What follows from how the Locations lie."""

    place: dict[str, int]
    """The place of each Location."""
    near: dict[str, tuple[str, ...]]
    """Orthogonal neighbours; nothing is near across the edge [action.move.orthogonal]."""
    beyond: dict[str, dict[str, str]]
    """Where an enemy's step leads, by arrow and Location: the edges are joined [enemy.wrap]."""


@lru_cache(maxsize=256)
def ways(realm: tuple[str, ...]) -> Ways:
    """The ways of a realm whose Locations are given row by row from the top left."""
    return Ways(
        {name: i for i, name in enumerate(realm)},
        {name: tuple([realm[j] for j in NEAR[i]]) for i, name in enumerate(realm)},
        {way: dict(zip(realm, [realm[j] for j in to], strict=True)) for way, to in _BEYOND.items()},
    )
