"""Decks of a player's own: the cards there are, the rules for a deck, and the file it is kept in.

A game whose players bring their own decks is `Collecting`. A deck lies in a pack, a TOML
file that names its game, under `[deck.<id>]`; everything else in the file is left as it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol, runtime_checkable

import msgspec
from msgspec import Struct

from grimtable.cards import Document, Entry
from grimtable.kernel.mats import Card
from grimtable.kernel.words import Words


class Deck(Entry, frozen=True, kw_only=True):
    """How many copies of which card."""

    name: str
    cards: dict[str, int]


class Item(Struct, frozen=True):
    """A card to choose: what is printed on it, its price, and its value of each of the marks."""

    card: Card
    price: Words
    marks: tuple[str, ...]


class Fault(Struct, frozen=True):
    """What is wrong with a deck; `card` is the one it is about, if it is about one."""

    words: Words
    card: str = ""


class Collection(Protocol):
    """The cards of a game, and what the rules say of decks."""

    items: dict[str, Item]
    decks: dict[str, Deck]
    """The game's own, to begin with."""
    marks: tuple[str, ...]
    """By what cards can be filtered: text keys `deck-mark-<mark>`, values by their names."""
    copies: int
    """How many of one card a deck may have."""

    def names(self, language: str) -> dict[str, str]:
        """The names of the cards, those of packs included."""

    def faults(self, cards: Mapping[str, int]) -> list[Fault]:
        """Everything that the deck rules say against it."""

    def totals(self, cards: Mapping[str, int]) -> list[Words]:
        """How many cards, of what, and what they cost."""


@runtime_checkable
class Collecting(Protocol):
    """A game whose players bring decks of their own."""

    def collection(self, packs: tuple[str, ...] = ()) -> Collection:
        """The cards from which decks are built, those of packs included."""


def read_deck(document: Document, name: str = "") -> tuple[str, Deck]:
    """A deck of a pack, sound or not: the one of that id, or the only one there is."""
    decks = document.entries(Deck, "deck")
    if name and name not in decks:
        raise document.error(f"there is no deck {name!r} here", "deck")
    if not name and len(decks) != 1:
        there = f"name one of: {', '.join(decks)}" if decks else "there is no deck here"
        raise document.error(there, "deck")
    name = name or next(iter(decks))
    return name, decks[name]


def deck_text(name: str, deck: Deck) -> str:
    """A deck as it stands in a file."""
    lines = [f"[deck.{name}]"]
    for key, value in msgspec.structs.asdict(deck).items():
        if key != "cards" and value != _PLAIN[key]:
            lines.append(f"{key} = {_quoted(value)}")
    lines.append(f"[deck.{name}.cards]")
    lines += [f"{card} = {count}" for card, count in deck.cards.items()]
    return "\n".join(lines) + "\n"


def with_deck(text: str, game: str, name: str, deck: Deck) -> str:
    """The text of a pack with this deck in it; the rest stays as it was written.

    >>> print(with_deck('game = "g"', "g", "d", Deck(name="D", cards={"elf": 2})), end="")
    game = "g"
    <BLANKLINE>
    [deck.d]
    name = "D"
    [deck.d.cards]
    elf = 2
    """
    header = re.compile(rf"\s*\[\s*deck\s*\.\s*[\"']?{re.escape(name)}[\"']?\s*[.\]]")
    kept: list[str] = []
    remarks: list[str] = []  # above the next header, which they may be about
    ours = False
    for line in text.splitlines() or [f"game = {_quoted(game)}"]:
        if re.match(r"\s*\[", line):
            was, ours = ours, bool(header.match(line))
            kept += remarks if was and not ours else []
            remarks = []
        if not ours:
            kept.append(line)
        elif re.match(r"\s*(#|$)", line):
            remarks.append(line)
        else:
            remarks = []
    while kept and not kept[-1].strip():
        kept.pop()
    return "\n".join(kept) + "\n\n" + deck_text(name, deck)


def write_deck(path: Path, game: str, name: str, deck: Deck) -> None:
    """Keep a deck in its pack; a pack that is not there yet is made."""
    text = path.read_text("utf-8") if path.exists() else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text(with_deck(text, game, name, deck), "utf-8")
    fresh.replace(path)


_PLAIN = msgspec.structs.asdict(Deck(name="", cards={}))


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
