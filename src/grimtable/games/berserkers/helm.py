"""The realm of Helm: twelve Locations in three columns of four, and the ways between them.

Places are written as on a map: columns a to c from the left, rows 1 to 4 from the top, so that
the Riders begin on a1 and the Berserkers on c4 [gap.setup-picture]. Everything else is named by
the Location that lies there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

PLACES = tuple(f"{column}{row}" for row in "1234" for column in "abc")
RIDERS_START, BERSERKERS_START = 0, 11
ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}

_GRID = [(i // 3, i % 3) for i in range(12)]
STEPS = [[abs(r - r2) + abs(c - c2) for r2, c2 in _GRID] for r, c in _GRID]
"""How many steps of a Berserker lie between two places."""
DRIFT = [
    [min((r - r2) % 4, (r2 - r) % 4) + min((c - c2) % 3, (c2 - c) % 3) for r2, c2 in _GRID]
    for r, c in _GRID
]
"""How many steps of an enemy lie between two places: the edges are joined [enemy.wrap]."""
WITHIN = [
    [
        sorted((j for j in range(12) if 0 < STEPS[i][j] <= n), key=STEPS[i].__getitem__)
        for i in range(12)
    ]
    for n in range(4)
]
"""`WITHIN[n][i]`: where up to n steps lead from a place, nearest first [action.move.count]."""
NEAR = [[j for j in range(12) if STEPS[i][j] == 1] for i in range(12)]
_BEYOND = {
    way: [(r + dr) % 4 * 3 + (c + dc) % 3 for r, c in _GRID] for way, (dr, dc) in ARROWS.items()
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
