"""What every board shares: spreading over neighbours, and steps between any two spaces.

A board is a mapping from a space to its neighbours; a space is a name, a number or a pair of
numbers, whatever the board likes. Nothing here knows a shape.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

K = TypeVar("K")

Neighbours = Mapping[K, Iterable[K]]


def flood(
    neighbours: Neighbours[K],
    starts: Iterable[K],
    blocked: Collection[K] = (),
    limit: int | None = None,
) -> dict[K, int]:
    """Steps from the nearest start to every space that can be reached, nearest first.

    A start counts whether it is blocked or not: somebody stands there.

    >>> row = {1: (2,), 2: (1, 3), 3: (2, 4), 4: (3,)}
    >>> flood(row, [1]), flood(row, [1, 4], blocked={3}), flood(row, [1], limit=1)
    ({1: 0, 2: 1, 3: 2, 4: 3}, {1: 0, 4: 0, 2: 1}, {1: 0, 2: 1})
    """
    steps = dict.fromkeys(starts, 0)
    edge, walked = list(steps), 0
    while edge and walked != limit:
        walked += 1
        grown = []
        for space in edge:
            for near in neighbours[space]:
                if near not in steps and near not in blocked:
                    steps[near] = walked
                    grown.append(near)
        edge = grown
    return steps


def paths(neighbours: Neighbours[K], blocked: Collection[K] = ()) -> dict[K, dict[K, int]]:
    """Steps between any two spaces that are not blocked; what can't be reached is missing."""
    return {a: flood(neighbours, (a,), blocked) for a in neighbours if a not in blocked}
