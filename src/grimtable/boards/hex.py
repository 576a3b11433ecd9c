"""Hexes with a flat top: sets of spaces as bits of a number, bases of 1, 2 and 7 spaces, tiles.

A space has axial coordinates (q, r): q counts columns to the right, r goes down a column; a step
down-right keeps r. It is named like a chess square: the letter is its column, the number counts
down the column, odd columns standing half a space lower. A map numbers its spaces so that every
direction is one shift of bits: a set of spaces is an `int`, and a whole front of a flood takes one
step in six shifts.

Directions are numbered clockwise from 0 = up, in steps of 60 degrees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from grimtable.boards.sets import bits as bits
from grimtable.boards.sets import mask as mask
from grimtable.boards.sight import in_the_way, sees

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The way to a neighbour, by direction."""

Axial = tuple[int, int]


def name(q: int, r: int) -> str:
    """The name of a space.

    >>> name(0, 1), name(1, 0), name(2, 0)
    ('a1', 'b0', 'c1')
    """
    return f"{'abcdefghijklmnopqrstuvwxyz'[q]}{r + q // 2}"


def axial(space: str) -> Axial:
    """The coordinates of a named space.

    >>> axial("a1"), axial("b0"), axial("c1")
    ((0, 1), (1, 0), (2, 0))
    """
    q = "abcdefghijklmnopqrstuvwxyz".index(space[0])
    return q, int(space[1:]) - q // 2


def distance(a: Axial, b: Axial) -> int:
    """Spaces between two spaces as a bird counts them."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def drawn(picture: str) -> dict[Axial, str]:
    """The spaces of a drawing: a character in every second column of the text, lines staggered.

    The first line holds the even columns, or the odd ones half a space above; a blank is no space.

    >>> sorted(name(*at) for at in drawn('''
    ... .   .
    ...   .
    ... .   .
    ... '''))
    ['a1', 'a2', 'b1', 'c1', 'c2']
    """
    lines = picture.strip("\n").splitlines()
    found = {}
    above = (len(lines[0]) - len(lines[0].lstrip())) // 2 % 2
    for row, line in enumerate(lines, 1 - above):
        for column, mark in enumerate(line):
            if mark == " ":
                continue
            q = column // 2
            if column % 2 or (row - q) % 2 == 0:
                raise ValueError(
                    f"line {row + above}, column {column + 1}: {mark!r} lies between spaces"
                )
            found[q, (row - q + 1) // 2] = mark
    return found


class Hexes:
    """A map of hexes: its spaces, which of them are near, floods, bases and sight."""

    def __init__(self, spaces: Iterable[Axial]) -> None:
        there = sorted(set(spaces))
        low = min(r for _, r in there)
        self.height = max(r for _, r in there) - low + 2  # one row of padding between columns
        first = min(q for q, _ in there)
        self.number: dict[Axial, int] = {
            (q, r): (q - first + 1) * self.height + r - low + 1 for q, r in there
        }
        self.axial: dict[int, Axial] = {i: at for at, i in self.number.items()}
        self.spaces: tuple[int, ...] = tuple(self.axial)
        self.name: dict[int, str] = {i: name(*at) for i, at in self.axial.items()}
        self.named: dict[str, int] = {called: i for i, called in self.name.items()}
        self.all = mask(self.spaces)
        h = self.height
        self.shifts = (-1, h - 1, h, 1, 1 - h, -h)
        """What a step in each direction adds to a space's number."""
        self.near: dict[int, int] = {i: self.spread(1 << i) & ~(1 << i) for i in self.spaces}
        """The neighbours of each space."""
        self.disks: dict[int, tuple[int, ...]] = {i: self._disks(i) for i in self.spaces}
        """`disks[space][n]`: the spaces at most n away; the last one is the whole map."""
        self.far: dict[int, dict[int, int]] = {
            a: {b: distance(at, self.axial[b]) for b in self.spaces} for a, at in self.axial.items()
        }
        """Spaces between two spaces, whatever is in the way."""
        self._sight: dict[tuple[int, int, int], bool] = {}
        self._between: dict[tuple[int, int], int] = {}

    def _disks(self, space: int) -> tuple[int, ...]:
        at = self.axial[space]
        away: dict[int, int] = {}
        for other, there in self.axial.items():
            d = distance(at, there)
            away[d] = away.get(d, 0) | 1 << other
        disks, found = [], 0
        for d in range(max(away) + 1):
            found |= away.get(d, 0)
            disks.append(found)
        return tuple(disks)

    # Sets -------------------------------------------------------------------------------------

    def spread(self, spaces: int) -> int:
        """A set and all its neighbours on the map."""
        h = self.height
        up, down = spaces | spaces >> 1, spaces | spaces << 1  # no space is number 0
        return self.all & (up | down | up << h | down >> h)

    def within(self, spaces: int, n: int) -> int:
        """The spaces at most n away from a set, whatever is in the way."""
        for _ in range(n):
            spaces = self.spread(spaces)
        return spaces

    def mask(self, *spaces: str) -> int:
        """A set from names."""
        return mask(self.named[space] for space in spaces)

    def names(self, spaces: int) -> tuple[str, ...]:
        """The names of a set's spaces."""
        return tuple(self.name[i] for i in bits(spaces))

    # Floods -----------------------------------------------------------------------------------

    def layers(self, starts: int, free: int, limit: int = 999) -> list[int]:
        """What a flood reaches over free spaces: at 0 steps, at 1, at 2 and so on."""
        found = [starts]
        edge, free, h = starts, free & self.all & ~starts, self.height
        for _ in range(limit):
            up, down = edge | edge >> 1, edge | edge << 1  # as `spread`, written out
            edge = (up | down | up << h | down >> h) & free
            if not edge:
                break
            free ^= edge
            found.append(edge)
        return found

    def reach(self, starts: int, free: int, limit: int) -> int:
        """Everything that a flood reaches within some steps, the starts included."""
        seen = edge = starts
        while limit and edge:
            edge = self.spread(edge) & free & ~seen
            seen |= edge
            limit -= 1
        return seen

    def costs(self, start: int, free: int, dear: int, limit: int = 999) -> list[int]:
        """As `layers`, where a step out of a dear space costs 2."""
        found = [1 << start]
        seen = 1 << start
        late = 0  # reached by steps that take one more
        edge = 1 << start
        while len(found) <= limit:
            grown = (self.spread(edge & ~dear) | late) & free & ~seen
            late = self.spread(edge & dear) & free & ~seen
            if not grown and not late:
                break
            seen |= grown
            found.append(grown)
            edge = grown
        return found

    def nearest(self, starts: int, free: int, wanted: int) -> tuple[int, int]:
        """How many steps lead to the nearest wanted spaces, and which those are (0: none)."""
        seen = edge = starts
        steps = 0
        while edge:
            if edge & wanted:
                return steps, edge & wanted
            edge = self.spread(edge) & free & ~seen
            seen |= edge
            steps += 1
        return steps, 0

    def approach(self, start: int, free: int, there: int, *, wide: bool = False) -> tuple[int, int]:
        """The steps after which somebody is next to a set, and all they are next to; 0, 0: never.

        Who is `wide` is so by one space around the start.
        """
        edge, steps, spread = 1 << start, 0, self.spread
        free &= ~edge
        while edge:
            grown = spread(edge)
            beside = spread(grown) if wide else grown
            if beside & there:
                return steps, beside
            edge = grown & free
            free ^= edge
            steps += 1
        return 0, 0

    def path(self, layers: list[int], goal: int, dear: int = 0) -> list[int]:
        """One shortest way along the layers of a flood, from a start to the goal.

        Of a flood for which a step out of a dear space costs 2, too.
        """
        steps = next(n for n, layer in enumerate(layers) if layer >> goal & 1)
        way = [goal]
        while steps:
            near = self.near[way[-1]]
            steps -= 1
            back = near & layers[steps] & ~dear
            if not back:
                steps -= 1
                back = near & layers[steps] & dear
            way.append((back & -back).bit_length() - 1)
        return way[::-1]

    def away(self, threat: int, here: int, free: int) -> tuple[int, ...]:
        """The free neighbours that lead most straight away from a set of spaces: all that tie."""
        least = min(self.far[i][here] for i in bits(threat))
        q, r = self.axial[here]
        straight: dict[int, int] = {}
        for near in bits(threat):
            if self.far[near][here] > least:
                continue
            x, y = self.axial[near]
            dq, dr = q - x, r - y
            for sq, sr in STEPS:
                to = self.number.get((q + sq, r + sr))
                if to is not None and free >> to & 1 and self.far[near][to] > least:
                    along = sq * dq + sr * dr + (sq + sr) * (dq + dr)
                    straight[to] = max(along, straight.get(to, along))
        return tuple(to for to, along in straight.items() if along == max(straight.values()))

    # Bases ------------------------------------------------------------------------------------

    def beside(self, space: int, direction: int) -> int | None:
        """The neighbour in a direction, if the map has it."""
        q, r = self.axial[space]
        dq, dr = STEPS[direction % 6]
        return self.number.get((q + dq, r + dr))

    def direction(self, space: int, neighbour: int) -> int:
        """The direction from a space to a neighbour."""
        return self.shifts.index(neighbour - space)

    def base(self, size: int, at: int, facing: int = 0) -> int:
        """The spaces under a base: 1, or 2 with its front at `at` and its rear behind, or 7.

        A base that does not lie on the map with all its spaces has none.
        """
        if size == 1:
            return 1 << at
        if size == 2:
            rear = self.beside(at, facing + 3)
            return 0 if rear is None else 1 << at | 1 << rear
        zone = self.near[at] | 1 << at
        return zone if zone.bit_count() == 7 else 0

    def rooms(self, free: int) -> int:
        """The spaces on which the centre of a base of 7 has room, all under it being free."""
        h = self.height
        free &= self.all
        return free & free << 1 & free >> 1 & free << h & free >> h & free << h - 1 & free >> h - 1

    # Sight ------------------------------------------------------------------------------------

    def sight(self, a: int, b: int, blockers: int) -> bool:
        """Whether some straight line leads from a set of spaces to another past all blockers."""
        if self.spread(a) & b:
            return True
        blockers &= ~(a | b)
        if not blockers:
            return True
        return any(self._sees(x, y, blockers) for x in bits(a) for y in bits(b))

    def _sees(self, a: int, b: int, blockers: int) -> bool:
        if a > b:
            a, b = b, a
        blockers &= self._may_block(a, b)
        if not blockers:
            return True
        key = (a, b, blockers)
        seen = self._sight.get(key)
        if seen is None:
            at = self.axial
            seen = sees(at[a], at[b], tuple(at[i] for i in bits(blockers)))
            self._sight[key] = seen
        return seen

    def _may_block(self, a: int, b: int) -> int:
        """The spaces that lines between two spaces can touch.

        A point of a line is a point between the two middles moved by at most 2/3 of a step (so far
        is a corner from its middle), and as far is a touching space's middle from it: by way of
        such a space it is at most 8/3 steps farther. Only those are looked at.
        """
        found = self._between.get((a, b))
        if found is None:
            far_a, far_b = self.far[a], self.far[b]
            most = far_a[b] + 2
            near = [i for i in self.spaces if far_a[i] + far_b[i] <= most]
            at = self.axial
            found = mask(i for i in near if in_the_way(at[a], at[b], at[i]))
            self._between[a, b] = found
        return found


class Tile:
    """A tile as it is drawn: its whole spaces and the half ones along its edges."""

    def __init__(self, picture: str, halves: str = "-") -> None:
        self.marks = drawn(picture)
        self.whole = {at for at, mark in self.marks.items() if mark not in halves}
        self.half = set(self.marks) - self.whole


def joined(tiles: Mapping[str, tuple[Tile, Axial]]) -> tuple[dict[Axial, str], set[Axial]]:
    """The whole spaces of tiles laid at places, each with its tile, and those made of two halves.

    A half space that meets no other half is no space. Tiles may not overlap.
    """
    owner: dict[Axial, str] = {}
    halves: dict[Axial, int] = {}
    for called, (tile, (q, r)) in tiles.items():
        for dq, dr in tile.whole:
            at = (q + dq, r + dr)
            if at in owner:
                raise ValueError(f"tiles {owner[at]} and {called} overlap at {name(*at)}")
            owner[at] = called
        for dq, dr in tile.half:
            at = (q + dq, r + dr)
            halves[at] = halves.get(at, 0) + 1
    seams = {at for at, n in halves.items() if n == 2 and at not in owner}
    return owner, seams


@cache
def hexes(spaces: frozenset[Axial]) -> Hexes:
    """The one map of those spaces."""
    return Hexes(spaces)
