"""Exact sight between two hexes past others, in integers.

There is sight when some straight line from a point of one space to a point of the other (borders
included) neither crosses a blocker nor runs along its border; it may begin or end at a blocker's
corner. A line that has to squeeze along a border or between two touching corners does not count,
so wherever there is sight there is room to shift and turn the line a little. Lines that can be
shifted form regions, and every region has a line in its closure that goes through two corners.
So it is enough to try, for every pair of corners, that line moved off them by a hair on either
side. All is computed in integers: a hair is 1 of SCALE units.

Coordinates are stretched so that all corners are whole numbers; straight lines stay straight.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

Point = tuple[int, int]

SCALE = 1 << 24
CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def middle(at: tuple[int, int]) -> Point:
    """The middle of the hex with those axial coordinates."""
    return 3 * at[0], 2 * at[1] + at[0]


def corners(at: tuple[int, int]) -> tuple[Point, ...]:
    """Its corners."""
    x, y = middle(at)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


def sees(a: tuple[int, int], b: tuple[int, int], blockers: tuple[tuple[int, int], ...]) -> bool:
    """Whether there is sight from a to b past the blockers (axial coordinates)."""
    q, r = a
    to = (b[0] - q, b[1] - r)
    moved = ((x - q, y - r) for x, y in blockers)
    walls = [wall for wall in moved if _in_the_way(to, wall)]
    if not any(_on_the_line(to, wall) for wall in walls):
        return True  # only quicker: the line from middle to middle is free
    aim, turns = _turned(to)
    return _sees(aim, min(tuple(sorted([turn[wall] for wall in walls])) for turn in turns))


def in_the_way(a: tuple[int, int], b: tuple[int, int], at: tuple[int, int]) -> bool:
    """Whether any line from a to b touches the space there (axial coordinates)."""
    q, r = a
    return _in_the_way((b[0] - q, b[1] - r), (at[0] - q, at[1] - r))


class _Turn(dict[tuple[int, int], tuple[int, int]]):
    """A turn of the whole plane, mirrored or not, that brings a place where we want it."""

    def __init__(self, order: tuple[int, int, int], sign: int, back: tuple[int, int] | None):
        super().__init__()
        self.order, self.sign, self.back = order, sign, back

    def __missing__(self, at: tuple[int, int]) -> tuple[int, int]:
        cube = (*at, -at[0] - at[1])
        q, r = self.sign * cube[self.order[0]], self.sign * cube[self.order[1]]
        self[at] = found = (q, r) if self.back is None else (self.back[0] - q, self.back[1] - r)
        return found


@lru_cache(maxsize=1 << 12)
def _turned(to: tuple[int, int]) -> tuple[tuple[int, int], tuple[_Turn, ...]]:
    """Where a place lies when the plane is turned and mirrored as we like, and all ways to do so.

    Sight is the same however the plane is turned, and from either end: what was found out once
    serves all of them.
    """
    ways: dict[tuple[int, int], list[tuple[tuple[int, int, int], int]]] = {}
    for a, b, c in permutations((0, 1, 2)):
        order = (a, b, c)
        for sign in (1, -1):
            ways.setdefault(_Turn(order, sign, None)[to], []).append((order, sign))
    aim = max(ways)
    return aim, tuple(_Turn(*way, back) for way in ways[aim] for back in (None, aim))


@lru_cache(maxsize=1 << 16)
def _in_the_way(b: tuple[int, int], wall: tuple[int, int]) -> bool:
    """Whether any line from the middle space to another touches a third."""
    return _meets(_hull([*corners((0, 0)), *corners(b)]), corners(wall))


@lru_cache(maxsize=1 << 16)
def _on_the_line(b: tuple[int, int], wall: tuple[int, int]) -> bool:
    """Whether the line through the middles of the middle space and another touches a third."""
    return _touches((0, 0), middle(b), middle(wall))


@lru_cache(maxsize=1 << 16)
def _sees(b: tuple[int, int], blockers: tuple[tuple[int, int], ...]) -> bool:
    start, end, here, there = corners((0, 0)), corners(b), (0, 0), middle(b)
    walls = [corners(blocker) for blocker in blockers]
    points = sorted({p for shape in (start, end, *walls) for p in shape})
    return any(
        _open(u, v, s, t, start, end, walls)
        for i, u in enumerate(points)
        for v in points[i + 1 :]
        if _touches(u, v, here) and _touches(u, v, there) and not _cut(u, v, start, end, walls)
        for s in (1, -1)
        for t in (1, -1)
    )


def _cut(
    u: Point,
    v: Point,
    start: tuple[Point, ...],
    end: tuple[Point, ...],
    walls: list[tuple[Point, ...]],
) -> bool:
    """Whether a wall well between both ends lies across the line, so that no hair can help."""
    dx, dy = v[0] - u[0], v[1] - u[1]
    first = sorted([dx * x + dy * y for x, y in start])
    last = sorted([dx * x + dy * y for x, y in end])
    low, high = (first[-1], last[0]) if first[-1] < last[0] else (last[-1], first[0])
    for wall in walls:
        sides = [_side(u, v, p) for p in wall]
        if min(sides) < 0 < max(sides):
            along = [dx * x + dy * y for x, y in wall]
            if low < min(along) and max(along) < high:
                return True
    return False


def _side(u: Point, v: Point, p: Point) -> int:
    return (v[0] - u[0]) * (p[1] - u[1]) - (v[1] - u[1]) * (p[0] - u[0])


def _touches(u: Point, v: Point, at: Point) -> bool:
    """Whether the line through two points touches the hex around a middle.

    On both sides of its middle a corner lies as far away: the farthest ones of CORNERS decide.
    """
    dx, dy = v[0] - u[0], v[1] - u[1]
    off = dx * (at[1] - u[1]) - dy * (at[0] - u[0])
    return abs(off) <= max(2 * abs(dy), abs(dx) + abs(dy))


def _open(
    u: Point,
    v: Point,
    s: int,
    t: int,
    start: tuple[Point, ...],
    end: tuple[Point, ...],
    walls: list[tuple[Point, ...]],
) -> bool:
    """Whether the line through u and v, moved off them to the sides s and t, is free."""
    nx, ny = u[1] - v[1], v[0] - u[0]
    p = (u[0] * SCALE + s * nx, u[1] * SCALE + s * ny)
    q = (v[0] * SCALE + t * nx, v[1] * SCALE + t * ny)
    out = _span(p, q, start)
    into = _span(p, q, end)
    if out is None or into is None or not (_less(*out) and _less(*into)):
        return False
    forward = _less(out[0], into[0])
    for wall in walls:
        hit = _span(p, q, wall)
        if hit is None:
            continue
        if forward and _less(out[0], hit[0]) and _less(hit[0], into[0]):
            return False
        if not forward and _less(into[0], hit[0]) and _less(hit[0], out[0]):
            return False
    return True


Fraction = tuple[int, int]


def _less(a: Fraction, b: Fraction) -> bool:
    return a[0] * b[1] < b[0] * a[1]


def _span(p: Point, q: Point, shape: tuple[Point, ...]) -> tuple[Fraction, Fraction] | None:
    """Where along the line a shape is entered and left; None if it is missed.

    Touching counts as entering: whoever runs along a border or through a corner is not free.
    """
    dx, dy = q[0] - p[0], q[1] - p[1]
    found: list[Fraction] = []
    sides = [dx * (y * SCALE - p[1]) - dy * (x * SCALE - p[0]) for x, y in shape]
    for i, side in enumerate(sides):
        before = sides[i - 1]
        if side == 0:
            x, y = shape[i]
            found.append((dx * (x * SCALE - p[0]) + dy * (y * SCALE - p[1]), 1))
        elif (side > 0 > before) or (side < 0 < before):
            (ax, ay), (bx, by) = shape[i - 1], shape[i]
            along_a = dx * (ax * SCALE - p[0]) + dy * (ay * SCALE - p[1])
            along_b = dx * (bx * SCALE - p[0]) + dy * (by * SCALE - p[1])
            top, bottom = along_a * side - along_b * before, side - before
            found.append((-top, -bottom) if bottom < 0 else (top, bottom))
    if not found:
        return None
    first = last = found[0]
    for other in found[1:]:
        if _less(other, first):
            first = other
        if _less(last, other):
            last = other
    return first, last


def _hull(points: list[Point]) -> tuple[Point, ...]:
    points = sorted(set(points))
    halves = []
    for order in (points, points[::-1]):
        half: list[Point] = []
        for p in order:
            while len(half) > 1 and _side(half[-2], half[-1], p) <= 0:
                half.pop()
            half.append(p)
        halves.append(half[:-1])
    return tuple(halves[0] + halves[1])


def _meets(a: tuple[Point, ...], b: tuple[Point, ...]) -> bool:
    """Whether two convex shapes touch: no edge of either has them strictly on its two sides."""
    for one, other in ((a, b), (b, a)):
        for i, v in enumerate(one):
            u = one[i - 1]
            inner = max((_side(u, v, p) for p in one), key=abs)
            if all(_side(u, v, p) * inner < 0 for p in other):
                return False
    return True
