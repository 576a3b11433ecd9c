"""How a table looks, in one description that draws every game.

A game's `scene(state, seat)` builds it up from what that seat may know. Everything that can be
pointed at has an `id`, and options hold those same ids in their fields: an option touches the
things of the scene whose ids it names. So a frontend can light up what an option is about, and
offer the options of what a person clicks, without knowing a rule.

Words are keys of the text catalogue with arguments; frontends put them into a language.
Icons are names of the game-icons set (`game-icons:sword`, written `sword`); a frontend without
pictures uses `glyph`, one or two characters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct


class Words(Struct, frozen=True):
    """A message of the text catalogue with its arguments; arguments that are ids get named."""

    key: str
    args: Mapping[str, Any] = {}


Tint: TypeAlias = str
"""One of TINTS."""
TINTS = frozenset(
    [
        "plain",
        "muted",
        "red",
        "blue",
        "black",
        "green",
        "yellow",
        "violet",
        "orange",
        "white",
        "accent",
    ]
)


class Badge(Struct, frozen=True):
    """A small mark on a cell, piece or card: an icon or a number, with words for the tooltip."""

    words: Words
    icon: str = ""
    glyph: str = ""
    value: str = ""
    tint: Tint = "plain"


class Cell(Struct, frozen=True):
    """A place on the board. `x`, `y` are its centre, in units of one cell; y grows downward."""

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


class Link(Struct, frozen=True):
    """A line between two cells (node graphs, doors); `kind` is drawn as its style."""

    a: str
    b: str
    kind: Literal["path", "wall", "door", "threat"] = "path"


class Piece(Struct, frozen=True):
    """Something that stands on a cell. `facing` is in degrees, 0 = up, clockwise."""

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


class Row(Struct, frozen=True):
    """A line of a card that can be pointed at (an action slot, an ability, a weapon's attack)."""

    id: str
    words: Words
    mark: str = ""
    taken: bool = False


class Card(Struct, frozen=True):
    """A card in a zone; face down it shows nothing but its back."""

    id: str
    title: Words
    lines: tuple[Words, ...] = ()
    rows: tuple[Row, ...] = ()
    badges: tuple[Badge, ...] = ()
    icon: str = ""
    tint: Tint = "plain"
    face_down: bool = False
    turned: bool = False


class Die(Struct, frozen=True):
    """A die in a tray."""

    id: str
    face: str
    tint: Tint = "plain"
    used: bool = False
    icon: str = ""


class Zone(Struct, frozen=True):
    """A named group off the board: a hand, a row of cards, a pile with a count, a dice tray."""

    id: str
    title: Words
    cards: tuple[Card, ...] = ()
    dice: tuple[Die, ...] = ()
    count: int | None = None
    owner: str | None = None


class Track(Struct, frozen=True):
    """A gauge: gold, health, a bar in which two things grow from both ends (`value`, `other`)."""

    id: str
    title: Words
    value: int
    top: int
    other: int = 0
    tint: Tint = "plain"
    icon: str = ""
    owner: str | None = None


class Panel(Struct, frozen=True):
    """Lines of text: the turn, the goals, a summary. A pinned one stays in sight, like tracks."""

    id: str
    title: Words
    lines: tuple[Words, ...] = ()
    pinned: bool = False


class Scene(Struct, frozen=True):
    """All that one seat sees."""

    status: Words
    cells: tuple[Cell, ...] = ()
    links: tuple[Link, ...] = ()
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    panels: tuple[Panel, ...] = ()

    def ids(self) -> frozenset[str]:
        """Everything in the scene that an option can point at."""
        found = {cell.id for cell in self.cells} | {piece.id for piece in self.pieces}
        found |= {zone.id for zone in self.zones} | {track.id for track in self.tracks}
        for zone in self.zones:
            found.update(card.id for card in zone.cards)
            found.update(row.id for card in zone.cards for row in card.rows)
            found.update(die.id for die in zone.dice)
        return frozenset(found)

    def called(self) -> dict[str, Words]:
        """What the pieces, the cards in zones and their rows are called, by id."""
        cards = [card for zone in self.zones for card in zone.cards]
        names = {card.id: card.title for card in cards}
        names.update((row.id, row.words) for card in cards for row in card.rows)
        names.update((piece.id, piece.name) for piece in self.pieces)
        return names


def touches(option: Struct, ids: frozenset[str]) -> tuple[str, ...]:
    """The ids of the scene that an option names in its fields, in the order of the fields."""
    named: list[str] = []
    for field in option.__struct_fields__:
        value = getattr(option, field)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str) and one in ids:
                named.append(one)
    return tuple(named)
