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


class Ways(NamedTuple):
    """What follows from how the Locations lie."""

    near: dict[str, tuple[str, ...]]
    """Orthogonal neighbours; nothing is near across the edge [action.move.orthogonal]."""
    beyond: dict[str, dict[str, str]]
    """Where an enemy's step leads, by arrow and Location: the edges are joined [enemy.wrap]."""
    within: tuple[dict[str, tuple[str, ...]], ...]
    """`within[n][at]`: where up to n steps lead, nearest first [action.move.count]."""
    steps: dict[str, dict[str, int]]
    """How many steps of a Berserker lie between two Locations."""
    drift: dict[str, dict[str, int]]
    """How many steps of an enemy lie between two Locations, edges joined."""


@lru_cache(maxsize=256)
def ways(realm: tuple[str, ...]) -> Ways:
    """The ways of a realm whose Locations are given row by row from the top left."""
    at = {(i // 3, i % 3): name for i, name in enumerate(realm)}
    near = {
        name: tuple(at[r + dr, c + dc] for dr, dc in ARROWS.values() if (r + dr, c + dc) in at)
        for (r, c), name in at.items()
    }
    beyond = {
        way: {name: at[(r + dr) % 4, (c + dc) % 3] for (r, c), name in at.items()}
        for way, (dr, dc) in ARROWS.items()
    }
    steps = {
        name: {other: abs(r - r2) + abs(c - c2) for (r2, c2), other in at.items()}
        for (r, c), name in at.items()
    }
    drift = {
        name: {
            other: min((r - r2) % 4, (r2 - r) % 4) + min((c - c2) % 3, (c2 - c) % 3)
            for (r2, c2), other in at.items()
        }
        for (r, c), name in at.items()
    }
    within = tuple(
        {
            name: tuple(
                sorted((o for o in realm if 0 < steps[name][o] <= n), key=steps[name].__getitem__)
            )
            for name in realm
        }
        for n in range(4)
    )
    return Ways(near, beyond, within, steps, drift)
