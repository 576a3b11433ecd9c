"""What lies beside the board of a scene: cards, dice, mats, gauges, panels.

`Zone`s hold cards, dice and tokens; a `Mat` is the board of a hero or a boss, with its `Slot`s.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grimtable.kernel.board import Token
from grimtable.kernel.words import Badge, Mark, Tint, Words


class Row(Struct, frozen=True):
    """A line that can be pointed at: an action slot, an ability, a weapon's attack, a choice.

    `note` is said below it, in smaller letters: what it needs, what it costs. `takes` are the
    things that may be put on it (dice): an option that touches the row touches them too.
    """

    id: str
    words: Words
    mark: str = ""
    taken: bool = False
    note: Words | None = None
    takes: tuple[str, ...] = ()


class Card(Struct, frozen=True):
    """A card in a zone; face down it shows nothing but its back.

    `piece` names its piece on the board, `label` are the letters that this piece bears there.
    `copies` of the same card lie in one heap.
    """

    id: str
    title: Words
    lines: tuple[Words, ...] = ()
    rows: tuple[Row, ...] = ()
    badges: tuple[Badge, ...] = ()
    icon: str = ""
    tint: Tint = "plain"
    face_down: bool = False
    turned: bool = False
    label: str | Words = ""
    piece: str = ""
    copies: int = 1
    mark: Mark = ""


class Die(Struct, frozen=True):
    """A die in a tray; `words` say what its face means."""

    id: str
    face: str
    tint: Tint = "plain"
    used: bool = False
    icon: str = ""
    words: Words | None = None


class Zone(Struct, frozen=True):
    """A named group off the board: a hand, a row of cards, a pile with a count, a dice tray.

    What lies `aside` is seldom looked at (a graveyard), and shown after the others.
    """

    id: str
    title: Words
    cards: tuple[Card, ...] = ()
    dice: tuple[Die, ...] = ()
    count: int | None = None
    owner: str | None = None
    tokens: tuple[Token, ...] = ()
    aside: bool = False


class Step(Struct, frozen=True):
    """A threshold on a track: what happens from `at` on."""

    at: int
    words: Words
    icon: str = ""
    tint: Tint = "plain"


class Track(Struct, frozen=True):
    """A gauge: gold, health, a bar in which two things grow from both ends (`value`, `other`).

    `says` is read beside it instead of the value, where people count in another way: what is free.
    """

    id: str
    title: Words
    value: int
    top: int
    other: int = 0
    tint: Tint = "plain"
    icon: str = ""
    owner: str | None = None
    steps: tuple[Step, ...] = ()
    says: Words | None = None


class Slot(Struct, frozen=True):
    """A place on a mat for cubes or other tokens: `room` fit in, `tint` is the colour it takes.

    A `closed` one takes nothing now; `takes` are the things that may be put on it. Slots with the
    same `group` stand together under that title.
    """

    id: str
    title: Words
    tokens: tuple[Token, ...] = ()
    room: int = 1
    tint: Tint = "plain"
    icon: str = ""
    lines: tuple[Words, ...] = ()
    group: Words | None = None
    closed: bool = False
    mark: Mark = ""
    takes: tuple[str, ...] = ()


class Mat(Struct, frozen=True):
    """The board of a hero, an enemy or a boss: its gauges, slots, lines of rules and cards.

    `piece` is its piece on the board. `owner` is the seat it belongs to.
    """

    id: str
    title: Words
    kind: Literal["hero", "enemy", "boss"] = "hero"
    owner: str | None = None
    piece: str = ""
    icon: str = ""
    tint: Tint = "plain"
    badges: tuple[Badge, ...] = ()
    lines: tuple[Words, ...] = ()
    tracks: tuple[Track, ...] = ()
    slots: tuple[Slot, ...] = ()
    rows: tuple[Row, ...] = ()
    cards: tuple[Card, ...] = ()
    tokens: tuple[Token, ...] = ()
    mark: Mark = ""


class Panel(Struct, frozen=True):
    """Lines of text: the turn, the goals, a summary; `badges` are its figures.

    A pinned one stays in sight, like tracks.
    """

    id: str
    title: Words
    lines: tuple[Words, ...] = ()
    pinned: bool = False
    badges: tuple[Badge, ...] = ()
