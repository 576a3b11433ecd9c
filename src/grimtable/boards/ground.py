"""A map of squares as bits of a number, so that a whole flood is a few shifts.

Squares are low, high or between the two: a step from low straight to high takes two points, and
one from high to low is a fall, which not everybody dares.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grimtable.boards.sets import mask
from grimtable.boards.square import Squares


class Ground:
    """The sets of a map's squares, and floods over them.

    All that is known beforehand is a plain attribute: these are looked up all the time, and what is
    worked out at the first look (`cached_property`) would make every one of them slow.
    """

    def __init__(self, board: Squares, low: int, high: int) -> None:
        """The levels that are `low` and `high`; a map may have others between.

        >>> floor = Ground(Squares(["0000", "0012"]), low=0, high=2)
        >>> floor.layers(1 << 5, floor.all, 2, falls=True) == (1 << 5, 0b01010111, 0b10001000)
        True
        """
        self.board, self.width = board, board.width
        self.names = board.names
        self.all = mask(board.squares)
        self.chasm = mask(board.gaps)
        self.low, self.high = (
            mask(i for i in board.squares if board.level[i] == level) for level in (low, high)
        )
        column = sum(1 << (row * board.width) for row in range(board.height))
        self.rectangle = (1 << board.width * board.height) - 1
        """All squares and chasms; beyond it a set would come back on the other side."""
        self.not_left = self.rectangle & ~column
        self.not_right = self.rectangle & ~(column << (board.width - 1))
        self.area = {area: mask(squares) for area, squares in board.inside.items()}
        self.steep = self.around(self.high)  # where a step may lead up to what is high, or down
        self.near = tuple(self.around(1 << i) for i in range(board.count))
        """By square, it and the squares along its edges and corners."""
        self.whole = tuple(self.area.get(area, 0) for area in board.area)
        """By square, the squares of its area."""
        self.lone = tuple(frozenset((area,)) for area in board.area)
        """By square, its area, as a set of one."""
        self.within = {area: self._within(area) for area in board.areas}
        """By area, the squares at most one area away."""

    def _within(self, area: int) -> int:
        found = 0
        for other, far in self.board.area_steps[area].items():
            if far <= 1:
                found |= self.area.get(other, 0)
        return found

    def around(self, squares: int) -> int:
        """A set of squares and all squares along its edges and corners."""
        return self.spread(squares) & self.all

    def spread(self, squares: int) -> int:
        """The same, over chasms as well."""
        wide = squares | (squares & self.not_left) >> 1 | (squares & self.not_right) << 1
        return (wide | wide << self.width | wide >> self.width) & self.rectangle

    def layers(self, start: int, free: int, points: int, *, falls: bool) -> tuple[int, ...]:
        """Squares that are reached with 0, 1, 2 ... points, each set without the earlier ones."""
        # only quicker: where nothing is high nobody falls, and the same flood is found again
        return _layers(self, start, free, points, falls or not self.high)

    def flood(self, start: int, free: int, points: int, falls: bool) -> tuple[int, ...]:
        """The same, worked out."""
        found, before, edge, left = [start], 0, start, free & ~start
        around, low, high, steep = self.spread, self.low, self.high, self.steep
        not_left, not_right, width = self.not_left, self.not_right, self.width
        for _ in range(points):
            if not (edge | before) & steep:  # nothing high is near: `spread` written out
                grown = edge | (edge & not_left) >> 1 | (edge & not_right) << 1
                grown |= grown << width | grown >> width
            else:
                level = edge & ~low if falls else edge & ~low & ~high
                grown = around(level) if level else 0
                if not falls and edge & high:
                    grown |= around(edge & high) & ~low
                if edge & low:
                    grown |= around(edge & low) & ~high
                if before & low:
                    grown |= around(before & low) & high
            grown &= left
            left ^= grown
            before, edge = edge, grown
            found.append(grown)
        return tuple(found)

    def way(self, layers: Sequence[int], to: int) -> list[int]:
        """The squares of one way to a square that was reached, the start left out."""
        at, way, here, near = 0, [to], to, self.near
        while not layers[at] >> to & 1:
            at += 1
        while at > 0:
            at -= 1
            steps = near[here] & layers[at]
            if self.high >> here & 1:  # a step up from low takes two points
                steps &= ~self.low
                if not steps:
                    at -= 1
                    steps = near[here] & layers[at] & self.low
            here = (steps & -steps).bit_length() - 1
            way.append(here)
        return way[-2::-1]


@lru_cache(maxsize=8192)
def _layers(floor: Ground, start: int, free: int, points: int, falls: bool) -> tuple[int, ...]:
    """Whoever thinks of where to go asks for the same flood many times."""
    return floor.flood(start, free, points, falls)
