"""Squares in rows and columns: levels, areas of two by two, walls, and shapes laid on them.

A square is a number, counted row by row from the top left corner; people read its name, the letter
of the column and the number of the row, `a1` in the corner. Squares touch along edges and corners.
Four squares are an area, numbered likewise; distances in areas count diagonals as one. A map may
have holes, and chasms: nothing can stand there, but distances in areas count across them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import TypeAlias

from grimtable.boards.graph import paths

Shape: TypeAlias = tuple[tuple[int, int], ...]
"""Columns and rows of the squares that a tile covers, from its own corner."""

HOLE, CHASM = ".", "-"
AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Ways to a neighbour, clockwise from up."""


def letters(column: int) -> str:
    """A column's letters, as in a spreadsheet.

    >>> letters(0), letters(25), letters(26)
    ('a', 'z', 'aa')
    """
    return letters(column // 26 - 1) + letters(column % 26) if column > 25 else chr(97 + column)


def touching(width: int, height: int, *, corners: bool = True) -> dict[int, tuple[int, ...]]:
    """A plain rectangle: the squares that touch each square, along edges and, if told, corners.

    >>> touching(3, 2, corners=False)[1], touching(3, 2)[0]
    ((0, 2, 4), (1, 3, 4))
    """
    found = {}
    for square in range(width * height):
        near = []
        for dx, dy in AROUND if corners else AROUND[::2]:
            x, y = square % width + dx, square // width + dy
            if 0 <= x < width and 0 <= y < height:
                near.append(y * width + x)
        found[square] = tuple(sorted(near))
    return found


@cache
def turned(shape: Shape, *, mirrored: bool = True) -> tuple[Shape, ...]:
    """All ways to turn a shape (and, unless told otherwise, to turn it over), each once.

    >>> len(turned(((0, 0), (0, 1)))), len(turned(((0, 0), (0, 1), (0, 2), (1, 2))))
    (2, 8)
    >>> len(turned(((0, 0), (0, 1), (0, 2), (1, 2)), mirrored=False))
    4
    """
    found: dict[Shape, None] = {}
    for flip in (1, -1) if mirrored else (1,):
        cells = [(flip * x, y) for x, y in shape]
        for _ in range(4):
            cells = [(-y, x) for x, y in cells]
            left, top = min(x for x, _ in cells), min(y for _, y in cells)
            found[tuple(sorted((x - left, y - top) for x, y in cells))] = None
    return tuple(found)


class Squares:
    """A map. What can be known of it beforehand is worked out once."""

    def __init__(self, rows: Sequence[str], walls: Iterable[tuple[int, int]] = ()) -> None:
        """One character a square: its level, `.` for a hole, `-` for a chasm.

        >>> Squares(["00", "0."]).squares
        (0, 1, 2)
        """
        self.rows = tuple(rows)
        self.height, self.width = len(rows), max(map(len, rows))
        if self.height % 2 or self.width % 2 or any(len(row) != self.width for row in rows):
            raise ValueError("a map of areas has an even number of equally long rows and columns")
        flat = "".join(rows)
        self.count = len(flat)
        self.squares = tuple(i for i, c in enumerate(flat) if c.isdigit())
        self.level = tuple(int(c) if c.isdigit() else 0 for c in flat)
        self.names = tuple(
            f"{letters(i % self.width)}{i // self.width + 1}" for i in range(self.count)
        )
        self.named = {name: i for i, name in enumerate(self.names)}
        self.walls = frozenset(frozenset(pair) for pair in walls)
        self.across = self.width // 2
        self.area = tuple(
            i // self.width // 2 * self.across + i % self.width // 2 for i in range(self.count)
        )
        standing = set(self.squares)
        inside: dict[int, list[int]] = {}
        for i in self.squares:
            inside.setdefault(self.area[i], []).append(i)
        self.inside = {area: tuple(squares) for area, squares in inside.items()}
        """The squares of each area on which something can stand."""
        self.areas = tuple(sorted(self.inside))
        self.chasms = frozenset(self.area[i] for i, c in enumerate(flat) if c == CHASM) - set(
            self.areas
        )
        self.gaps = tuple(i for i, area in enumerate(self.area) if area in self.chasms)
        """The squares of the chasms."""
        self.beside = {i: self._beside(i, standing) for i in self.squares}
        """The squares along an edge or corner of each, walls regarded."""
        self.edges = {
            i: tuple(
                n for n in near if self.xy(n)[0] == self.xy(i)[0] or self.row(n) == self.row(i)
            )
            for i, near in self.beside.items()
        }
        """The squares along an edge of each, walls regarded."""
        self.area_steps = self._area_steps()
        """How many areas away each area is from each, over areas of the map and chasms."""
        self._near_areas: dict[int, tuple[int, ...]] = {}
        self._edge_areas: dict[int, tuple[int, ...]] = {}
        self._covers: dict[tuple[Shape, int], tuple[tuple[int, ...], ...]] = {}

    @classmethod
    def of_areas(cls, rows: Sequence[str], walls: Iterable[tuple[int, int]] = ()) -> Squares:
        """The same with one character for a whole area.

        >>> Squares.of_areas(["01"]).level
        (0, 0, 1, 1, 0, 0, 1, 1)
        """
        return cls([line for row in rows for line in ("".join(c * 2 for c in row),) * 2], walls)

    def opened(self, *doors: tuple[int, int]) -> Squares:
        """The map without these walls."""
        shut = {frozenset(pair) for pair in doors}
        return Squares(self.rows, [(min(w), max(w)) for w in self.walls if w not in shut])

    def row(self, square: int) -> int:
        """The row of a square, 0 at the top."""
        return square // self.width

    def xy(self, square: int) -> tuple[int, int]:
        """The column and the row of a square."""
        return square % self.width, square // self.width

    def _beside(self, square: int, standing: set[int]) -> tuple[int, ...]:
        x, y = self.xy(square)
        near = []
        for dx, dy in AROUND:
            if 0 <= x + dx < self.width and 0 <= y + dy < self.height:
                other = square + dx + dy * self.width
                if other in standing and not self._walled(square, dx, dy):
                    near.append(other)
        return tuple(near)

    def _walled(self, square: int, dx: int, dy: int) -> bool:
        """Whether a wall is in the way; round a corner, whether both ways are shut."""
        if not self.walls:
            return False
        over, down = square + dx, square + dy * self.width
        there = over + dy * self.width
        if not (dx and dy):
            return frozenset((square, there)) in self.walls
        ways = ((over, square, there), (down, square, there))
        return all(
            frozenset((way, a)) in self.walls or frozenset((way, b)) in self.walls
            for way, a, b in ways
        )

    # Areas ------------------------------------------------------------------------------------

    def _area_steps(self) -> dict[int, dict[int, int]]:
        real = (*self.areas, *self.chasms)
        near = {a: tuple(b for b in real if a != b and self._touch(a, b)) for a in real}
        return paths(near)

    def _touch(self, a: int, b: int) -> bool:
        return (
            abs(a % self.across - b % self.across) <= 1
            and abs(a // self.across - b // self.across) <= 1
        )

    def areas_beside(self, area: int) -> tuple[int, ...]:
        """The areas of the map along an edge or corner of an area."""
        if area not in self._near_areas:
            near = tuple(a for a in self.areas if a != area and self._touch(a, area))
            self._near_areas[area] = near
        return self._near_areas[area]

    def areas_along(self, area: int) -> tuple[int, ...]:
        """The areas of the map along an edge of an area."""
        if area not in self._edge_areas:
            x, y = area % self.across, area // self.across
            near = [
                a for a in self.areas_beside(area) if a % self.across == x or a // self.across == y
            ]
            self._edge_areas[area] = tuple(near)
        return self._edge_areas[area]

    def far_side(self, area: int, other: int) -> frozenset[int]:
        """The areas around one half of a base that do not lie on the other half's side.

        >>> board = Squares.of_areas(["000", "000", "000"])
        >>> sorted(board.far_side(4, 7))
        [0, 1, 2, 3, 5]
        """
        dx = other % self.across - area % self.across
        dy = other // self.across - area // self.across
        return frozenset(
            a
            for a in self.areas_beside(area)
            if (a % self.across - area % self.across) * dx
            + (a // self.across - area // self.across) * dy
            <= 0
        )

    def touching(self, areas: Collection[int]) -> frozenset[int]:
        """The squares along an edge or corner of some areas, those inside left out.

        The areas may be chasms or lie beyond the map's squares.
        """
        covered = [
            (a % self.across * 2 + dx, a // self.across * 2 + dy)
            for a in areas
            for dx in (0, 1)
            for dy in (0, 1)
        ]
        near = {(x + dx, y + dy) for x, y in covered for dx, dy in AROUND}
        return frozenset(
            i for i in self.squares if self.area[i] not in areas and self.xy(i) in near
        )

    # Shapes -----------------------------------------------------------------------------------

    def laid(self, shape: Shape, corner: int) -> tuple[int, ...] | None:
        """The squares that a shape covers with its corner there; None if it does not fit.

        It fits where all its squares are squares of one level.

        >>> board = Squares(["0011", "0011"])
        >>> board.laid(((0, 0), (1, 0)), 0), board.laid(((0, 0), (1, 0)), 1)
        ((0, 1), None)
        """
        x, y = self.xy(corner)
        covered = list[int]()
        for dx, dy in shape:
            if x + dx >= self.width or y + dy >= self.height:
                return None
            at = corner + dx + dy * self.width
            if at not in self.beside or (covered and self.level[at] != self.level[covered[0]]):
                return None
            covered.append(at)
        return tuple(covered)

    def placements(
        self, shape: Shape, over: Collection[int], without: Collection[int] = ()
    ) -> tuple[tuple[int, ...], ...]:
        """All ways to lay a shape, turned and turned over, on one of some squares at least.

        None of the squares that it covers may be among `without`.
        """
        barred = frozenset(without)
        return tuple(
            dict.fromkeys(
                cover
                for one in turned(shape)
                for square in over
                for cover in self._covering(one, square)
                if barred.isdisjoint(cover)
            )
        )

    def _covering(self, shape: Shape, square: int) -> tuple[tuple[int, ...], ...]:
        """The ways to lay a shape (as it is turned) on a square."""
        known = self._covers.get((shape, square))
        if known is None:
            x, y = self.xy(square)
            laid = [
                self.laid(shape, square - dx - dy * self.width)
                for dx, dy in shape
                if x >= dx and y >= dy
            ]
            known = tuple(tuple(sorted(cover)) for cover in laid if cover is not None)
            self._covers[shape, square] = known
        return known
