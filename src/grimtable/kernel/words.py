"""Words, which the catalogue puts into a language, and the small marks that bear them.

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

Mark: TypeAlias = Literal["", "active", "target", "threatened", "done", "new"]
"""What the table says of a thing just now: it acts, it is aimed at, it is in danger, it has acted,
it has just come. Frontends draw it apart from what the open question lights up."""


class Badge(Struct, frozen=True):
    """A small mark on a cell, piece or card: an icon or a number, with words for the tooltip."""

    words: Words
    icon: str = ""
    glyph: str = ""
    value: str = ""
    tint: Tint = "plain"


class Offer(Words, frozen=True):
    """Fuller words for an option, and the figures that it comes to, as badges after them.

    Options with the same `heading` stand together under it. Without a key of its own the words are
    those of the catalogue. One that is `spare` is hardly ever wanted as it stands (`Option.spare`).
    `leads` are things of the scene that it may go on to be about, each group together (who could go
    where): who points at one of them finds the option, though it names none.
    """

    badges: tuple[Badge, ...] = ()
    heading: Words | None = None
    spare: bool = False
    leads: tuple[tuple[str, ...], ...] = ()
