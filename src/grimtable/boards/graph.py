"""What every board shares: spreading over neighbours, shortest ways, and the nearest with its ties.

A board is a mapping from a space to its neighbours; a space is a name, a number or a pair of
numbers, whatever the board likes. Nothing here knows a shape.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import TypeVar

K = TypeVar("K")

Neighbours = Mapping[K, Sequence[K]]


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


def flood_by_cost(
    neighbours: Neighbours[K],
    starts: Iterable[K],
    cost: Callable[[K, K], int | None],
    limit: int | None = None,
) -> dict[K, int]:
    """As `flood`, where a step from one space to the next has a cost, or can't be made (None).

    >>> row = {1: (2,), 2: (1, 3), 3: (2, 4), 4: (3,)}
    >>> flood_by_cost(row, [1], lambda a, b: 2 if b == 3 else 1)
    {1: 0, 2: 1, 3: 3, 4: 4}
    """
    found: dict[K, int] = {}
    best: dict[K, int] = dict.fromkeys(starts, 0)
    queue: list[tuple[int, int, K]] = [(0, i, start) for i, start in enumerate(best)]
    counted = len(queue)  # breaks ties by the order of arrival, so that spaces need no order
    while queue:
        price, _, space = heappop(queue)
        if space in found:
            continue
        found[space] = price
        for near in neighbours[space]:
            step = cost(space, near)
            if step is None or near in found:
                continue
            total = price + step
            if (limit is None or total <= limit) and total < best.get(near, total + 1):
                best[near] = total
                heappush(queue, (total, counted, near))
                counted += 1
    return found


def paths(neighbours: Neighbours[K], blocked: Collection[K] = ()) -> dict[K, dict[K, int]]:
    """Steps between any two spaces that are not blocked; what can't be reached is missing."""
    return {a: flood(neighbours, (a,), blocked) for a in neighbours if a not in blocked}


def nearest(steps: Mapping[K, int], among: Iterable[K]) -> tuple[K, ...]:
    """Those of some spaces that take the fewest steps, all of them if they tie.

    >>> nearest({"a": 0, "b": 2, "c": 2, "d": 3}, "dcb")
    ('c', 'b')
    """
    reached = [space for space in among if space in steps]
    least = min((steps[space] for space in reached), default=0)
    return tuple(space for space in reached if steps[space] == least)


def furthest(steps: Mapping[K, int], among: Iterable[K]) -> tuple[K, ...]:
    """Those of some spaces that take the most steps, all of them if they tie.

    >>> furthest({"a": 0, "b": 2, "c": 2}, "abc")
    ('b', 'c')
    """
    reached = [space for space in among if space in steps]
    most = max((steps[space] for space in reached), default=0)
    return tuple(space for space in reached if steps[space] == most)


def ways_back(neighbours: Neighbours[K], steps: Mapping[K, int], space: K) -> tuple[K, ...]:
    """The neighbours that are one step nearer to where a flood began.

    >>> square = {"a": "bc", "b": "ad", "c": "ad", "d": "bc"}
    >>> ways_back(square, flood(square, ["a"]), "d")
    ('b', 'c')
    """
    return tuple(near for near in neighbours[space] if steps.get(near) == steps[space] - 1)


def path(neighbours: Neighbours[K], steps: Mapping[K, int], space: K) -> tuple[K, ...]:
    """One shortest way from where a flood began to a space that it reached, both included.

    >>> row = {1: (2,), 2: (1, 3), 3: (2,)}
    >>> path(row, flood(row, [1]), 3)
    (1, 2, 3)
    """
    way = [space]
    while steps[space]:
        space = ways_back(neighbours, steps, space)[0]
        way.append(space)
    return tuple(reversed(way))
