"""Nodes on a quincunx lattice: neighbours, distances, paths around obstacles, facings and arcs.

A node lies at every half-step point (x, y) whose coordinates are both even or both odd. It touches
up to eight others: two half-steps away along the axes, one half-step away along the diagonals. A
node is named like a chess square, `a1` in the top left corner: the letter is x, the number y + 1.

Directions are numbered clockwise from 0 = up, in steps of 45 degrees. Everything is in exact
integers: an arc is decided by comparing a dot with a cross product.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from grimtable.boards.graph import paths

Arc = Literal["front", "right", "back", "left"]
ARCS: tuple[Arc, ...] = ("front", "right", "back", "left")
"""Clockwise: the centre of ARCS[i] lies 2 * i directions to the right of the facing."""

STEPS = ((0, -2), (1, -1), (2, 0), (1, 1), (0, 2), (-1, 1), (-2, 0), (-1, -1))
"""The way to a neighbour, by direction."""


def arcs_of(facing: int, dx: int, dy: int) -> frozenset[Arc]:
    """The arcs in which a point lies that is (dx, dy) away from a model with that facing.

    A point on the line between two arcs is in both; the model's own point is in none.

    >>> sorted(arcs_of(0, 0, -2)), sorted(arcs_of(0, 1, -1)), sorted(arcs_of(1, 0, -2))
    (['front'], ['front', 'right'], ['front', 'left'])
    """
    fx, fy = STEPS[facing]
    ahead = fx * dx + fy * dy
    aside = fx * dy - fy * dx
    found: set[Arc] = set()
    if abs(aside) <= abs(ahead) and ahead:
        found.add("front" if ahead > 0 else "back")
    if abs(aside) >= abs(ahead) and aside:
        found.add("right" if aside > 0 else "left")
    return frozenset(found)


def arcs_towards(facing: int, direction: int) -> frozenset[Arc]:
    """The arcs that contain a direction, for a model with that facing.

    >>> sorted(arcs_towards(2, 2)), sorted(arcs_towards(0, 3))
    (['front'], ['back', 'right'])
    """
    return arcs_of(facing, *STEPS[direction])


def centre_of(facing: int, arc: Arc) -> int:
    """The direction in which an arc's centre points.

    >>> centre_of(0, "left"), centre_of(7, "right")
    (6, 1)
    """
    return (facing + 2 * ARCS.index(arc)) % 8


class Lattice:
    """A rectangle of nodes, from (0, 0) to (width, height) in half-steps, both included."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.points: dict[str, tuple[int, int]] = {
            name(x, y): (x, y)
            for y in range(height + 1)
            for x in range(width + 1)
            if x % 2 == y % 2
        }
        self.nodes = tuple(self.points)
        self.beside: dict[str, dict[int, str]] = {
            node: {
                d: name(x + dx, y + dy)
                for d, (dx, dy) in enumerate(STEPS)
                if 0 <= x + dx <= width and 0 <= y + dy <= height
            }
            for node, (x, y) in self.points.items()
        }
        """Neighbours by direction."""
        self.neighbours: dict[str, tuple[str, ...]] = {
            node: tuple(beside.values()) for node, beside in self.beside.items()
        }
        self.distance: dict[str, dict[str, int]] = {
            a: {b: (abs(ax - bx) + abs(ay - by)) // 2 for b, (bx, by) in self.points.items()}
            for a, (ax, ay) in self.points.items()
        }
        """Steps between two nodes when nothing is in the way."""
        edges = {0: (1, 0), 2: (0, width), 4: (1, height), 6: (0, 0)}
        self.sides: dict[str, frozenset[int]] = {
            node: frozenset(side for side, (axis, at) in edges.items() if point[axis] == at)
            for node, point in self.points.items()
        }
        """The edges (0 top, 2 right, 4 bottom, 6 left) on which a node lies."""
        self.along: dict[int, tuple[str, ...]] = {
            side: tuple(node for node in self.nodes if side in self.sides[node]) for side in edges
        }
        """The nodes on an edge."""
        self._paths: dict[frozenset[str], Mapping[str, Mapping[str, int]]] = {}
        self._arcs: dict[tuple[str, int], Mapping[str, frozenset[Arc]]] = {}

    def direction(self, node: str, neighbour: str) -> int:
        """The direction from a node to a neighbour of it."""
        for d, other in self.beside[node].items():
            if other == neighbour:
                return d
        raise ValueError(f"{neighbour} is not next to {node}")

    def arcs(self, node: str, facing: int) -> Mapping[str, frozenset[Arc]]:
        """In which arcs every other node lies, for a model that stands on `node`."""
        found = self._arcs.get((node, facing))
        if found is None:
            ox, oy = self.points[node]
            found = self._arcs[node, facing] = {
                other: arcs_of(facing, x - ox, y - oy) for other, (x, y) in self.points.items()
            }
        return found

    def paths(self, blocked: frozenset[str]) -> Mapping[str, Mapping[str, int]]:
        """Steps between two nodes around blocked ones; nodes that can't be reached are missing."""
        if not blocked:
            return self.distance
        found = self._paths.get(blocked)
        if found is None:
            found = self._paths[blocked] = paths(self.neighbours, blocked)
        return found


def name(x: int, y: int) -> str:
    """The name of the node at a point.

    >>> name(0, 0), name(4, 10)
    ('a1', 'e11')
    """
    return f"{'abcdefghijklmnopqrstuvwxyz'[x]}{y + 1}"


@cache
def lattice(width: int, height: int) -> Lattice:
    """The one lattice of that size."""
    return Lattice(width, height)
