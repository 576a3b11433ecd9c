"""The board of a scene, what stands on it, and what is drawn over it.

`Cell`s where pieces stand (with a height, `level`), `Region`s around some of them (tiles, areas,
zones, darkness), `Edge`s between them (walls, doors), `Link`s (node graphs); on them `Piece`s with
a footprint of one or more cells and `Token`s that can be counted; over them `Overlay`s (a path, a
line of sight, a threat).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grimtable.kernel.words import Badge, Mark, Tint, Words


class Token(Struct, frozen=True):
    """Something small that can be counted and pointed at: a cube, a counter, a rune, a key.

    Tokens of the whole scene say in `at` where they lie: on a cell, a region, a piece or a card;
    those of a zone or a slot lie there. `spent` ones are drawn as used; `lines` say what it does.
    """

    id: str
    name: Words
    icon: str = ""
    glyph: str = ""
    tint: Tint = "plain"
    count: int = 1
    at: str = ""
    spent: bool = False
    lines: tuple[Words, ...] = ()


class Cell(Struct, frozen=True):
    """A place on the board. `x`, `y` are its centre, in units of one cell; y grows downward.

    Hexes have a point at the top: neighbours in a row are 1 apart, rows are 0.866 apart and every
    second one is shifted by 0.5. `level` is the height of the ground. What is a `mark` sits on the
    edge of other cells and is drawn small (the arc of a boss's base); a `backdrop` lies behind the
    others (the tile on which nodes are printed). `ground` is drawn as a texture; `nodes` is
    a tile with nodes printed on it that nobody stands on yet. What is true of it besides its
    `tint` has its colour at the `rim`.
    """

    id: str
    x: float
    y: float
    shape: Literal["square", "hex", "node", "card", "tile"] = "square"
    w: float = 1.0
    h: float = 1.0
    title: Words | None = None
    lines: tuple[Words, ...] = ()
    badges: tuple[Badge, ...] = ()
    icon: str = ""
    tint: Tint = "plain"
    level: int = 0
    role: Literal["place", "mark", "backdrop"] = "place"
    ground: Literal["", "rough", "water", "fire", "void", "solid", "nodes"] = ""
    mark: Mark = ""
    rim: Tint = "plain"


class Region(Struct, frozen=True):
    """Some cells with an outline and a title: a tile, an area, a zone, darkness.

    The outline runs around the cells; what is no sum of whole cells gives its corners (`outline`,
    in the cells' coordinates). Darkness and the like (`fill`) is laid over the cells. An `arc` is
    what lies in one direction of somebody (`of`): its outline begins where they stand.
    """

    id: str
    cells: tuple[str, ...] = ()
    title: Words | None = None
    kind: Literal["tile", "area", "zone", "darkness", "arc"] = "area"
    tint: Tint = "plain"
    badges: tuple[Badge, ...] = ()
    lines: tuple[Words, ...] = ()
    outline: tuple[tuple[float, float], ...] = ()
    fill: bool = False
    mark: Mark = ""
    of: str = ""


class Edge(Struct, frozen=True):
    """What stands on the border between two cells, or on the outer border of one.

    Without a second cell, `side` says which border of the first: in degrees, 0 = up, clockwise.
    With an id and a name it can be pointed at (a door to open).
    """

    a: str
    b: str = ""
    kind: Literal["wall", "low", "door", "open", "window", "step"] = "wall"
    side: int = 0
    id: str = ""
    name: Words | None = None
    tint: Tint = "plain"
    badges: tuple[Badge, ...] = ()
    mark: Mark = ""


class Link(Struct, frozen=True):
    """A line between two cells (node graphs, doors); `kind` is drawn as its style."""

    a: str
    b: str
    kind: Literal["path", "wall", "door", "threat"] = "path"


class Piece(Struct, frozen=True):
    """Something that stands on a cell. `facing` is in degrees, 0 = up, clockwise.

    A larger one covers `cells`, all of them, `cell` (its middle or its head) included. `label` are
    the few letters by which people tell it from others of its kind. `card` is the id of the card
    or mat on which its facts stand: pointing at one lights the other. `on` is the piece that bears
    it. Where colours do not say whose it is, `shape` does. `lines` are said to who points at it,
    with `rule` if it has one, else with the rules of the words that it wears. Where its first
    number, what it lives by, is made of several, `parts` are these: a change is told of each, and
    only of a red one does a loss hurt.
    """

    id: str
    cell: str
    name: Words
    icon: str
    glyph: str
    tint: Tint = "plain"
    badges: tuple[Badge, ...] = ()
    facing: int | None = None
    size: float = 1.0
    faded: bool = False
    cells: tuple[str, ...] = ()
    label: str | Words = ""
    card: str = ""
    mark: Mark = ""
    on: str = ""
    shape: Literal["disc", "square"] = "disc"
    lines: tuple[Words, ...] = ()
    rule: str = ""
    parts: tuple[Badge, ...] = ()

    @property
    def footprint(self) -> tuple[str, ...]:
        """The cells that it covers."""
        return self.cells or (self.cell,)


class Overlay(Struct, frozen=True):
    """Drawn over the board: a way through cells in their order, or a set of cells.

    A path and a line of sight are ways; what is threatened, in reach or in an area of effect is a
    set. What belongs to something (`of`) is shown while a person looks at that thing, else always.
    """

    kind: Literal["path", "sight", "threat", "reach", "area"]
    cells: tuple[str, ...]
    tint: Tint = "accent"
    words: Words | None = None
    of: str = ""
    blocked: bool = False
