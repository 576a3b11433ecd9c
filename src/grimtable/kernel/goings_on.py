"""What goes on in a scene: who acts next, the blows under way, a page to read, what comes next."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grimtable.kernel.board import Overlay
from grimtable.kernel.mats import Die, Row
from grimtable.kernel.words import Badge, Tint, Words


class Turn(Struct, frozen=True):
    """A place in the line of who acts next. `of` is the id of the piece, mat or card that acts."""

    id: str
    name: Words
    icon: str = ""
    glyph: str = ""
    tint: Tint = "plain"
    when: Literal["done", "now", "next"] = "next"
    value: str = ""
    of: str = ""


class Order(Struct, frozen=True):
    """The line of who acts next, in the order in which they do."""

    title: Words
    turns: tuple[Turn, ...] = ()


class Side(Struct, frozen=True):
    """One who takes part in a blow, and what counts for them now: strength, shields, wounds left.

    `id` is their piece, card or mat in the scene. `note` says what became of them ("dodged").
    """

    id: str
    name: Words
    icon: str = ""
    glyph: str = ""
    tint: Tint = "plain"
    facts: tuple[Badge, ...] = ()
    note: Words | None = None


class Grade(Struct, frozen=True):
    """A line of the table that decides: what a roll (`mark`: "4-5") leads to, its chance if known.

    `holds` for the line that has come true.
    """

    mark: str
    words: Words
    chance: float | None = None
    holds: bool = False


class Blow(Struct, frozen=True):
    """An attack, a spell, a card under way: who, against whom, what counts, what may still answer.

    `windows` are its steps in the book's order, `at` is the index of the one that is open.
    `waiting` are the seats or things of the scene that may still answer, `passed` those that have
    passed. `dice` are those that were rolled for it.
    """

    title: Words
    by: Side | None = None
    targets: tuple[Side, ...] = ()
    facts: tuple[Badge, ...] = ()
    windows: tuple[Words, ...] = ()
    at: int = 0
    waiting: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    grades: tuple[Grade, ...] = ()


class Page(Struct, frozen=True):
    """A page of prose to read, with the choices at its end; an option touches its choice's id."""

    id: str
    title: Words
    paragraphs: tuple[Words, ...] = ()
    choices: tuple[Row, ...] = ()
    icon: str = ""
    tint: Tint = "plain"


class Reason(Struct, frozen=True):
    """Why somebody does something, with the rule that says so."""

    words: Words
    rule: str


class Foreseen(Struct, frozen=True):
    """What somebody will do if nothing changes, line by line, why, and how that looks on the board.

    `of` is the id of the piece, mat or card that does it.
    """

    of: str
    lines: tuple[Words, ...]
    why: tuple[Reason, ...] = ()
    overlays: tuple[Overlay, ...] = ()


class Foresight(Struct, frozen=True):
    """What those that nobody plays will do next, in the order in which they will do it.

    `before` tells what is sure to come first and counts in it, `sums` what all of it comes to.
    """

    title: Words
    steps: tuple[Foreseen, ...] = ()
    before: tuple[Words, ...] = ()
    sums: tuple[Words, ...] = ()


class Barred(Struct, frozen=True):
    """A thing with which nothing can be done just now, and why: said to who points at it."""

    id: str
    why: Words
