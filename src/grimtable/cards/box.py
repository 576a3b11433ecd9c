"""What is in the box: a game's own content files and the packs of its players, in tables by id."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from grimtable.cards.document import Document, near, nearest
from grimtable.cards.notation import BadText, Notation
from grimtable.kernel.errors import ContentError
from grimtable.kernel.game import Game
from grimtable.kernel.words import Words

Gender = Literal["", "m", "f", "mp", "fp"]


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of a content file can have; a game's entries derive from it."""

    source: str = ""
    """Where its figures are from: "rulebook p. 24", "public data", "house"."""
    name: str = ""
    name_fr: str = ""
    gender_fr: Gender = ""
    """Of the French name; p is the plural; m where nothing is said."""
    icon: str = ""

    def called(self, language: str) -> str:
        """Its name in a language."""
        return (self.name_fr if language == "fr" else "") or self.name


class Prose(Struct, frozen=True, forbid_unknown_fields=True):
    """Sentences that no notation can say (a story), in both languages."""

    en: str
    fr: str

    @property
    def words(self) -> Words:
        """As words of a scene."""
        return Words("prose", {"en": self.en, "fr": self.fr})


E = TypeVar("E", bound=Entry)
T = TypeVar("T")


class Place:
    """Where an entry stands, so that what is wrong with it can be pointed at."""

    def __init__(self, document: Document, *keys: str) -> None:
        self.document, self.keys = document, keys

    def error(self, sentence: str, *keys: str, offset: int = 0) -> ContentError:
        """An error that points at the entry, a key of it, or a character of its string."""
        return self.document.error(sentence, *self.keys, *keys, offset=offset)

    def read(self, notation: Notation, text: str, *keys: str, start: str = "") -> Any:
        """Compile the text of a key; a word that is not known is pointed at."""
        try:
            return notation.read(text, start)
        except BadText as bad:
            raise self.document.error(
                bad.sentence,
                *self.keys,
                *keys,
                offset=bad.offset,
                word=bad.word,
                suggestion=bad.suggestion,
            ) from None

    def known(self, named: str | Iterable[str], among: Collection[str], *keys: str) -> None:
        """Check that the id of a key, or every id of its list, is among those there are."""
        listed = [(named, keys)] if isinstance(named, str) else _numbered(named, keys)
        for one, where in listed:
            if one not in among:
                sentence = f"{one!r} is not known.{near(one, among)}"
                raise self.document.error(
                    sentence, *self.keys, *where, word=one, suggestion=nearest(one, among)
                )


def _numbered(named: Iterable[str], keys: tuple[str, ...]) -> list[tuple[str, tuple[str, ...]]]:
    return [(one, (*keys, str(i))) for i, one in enumerate(named)]


class Box:
    """The tables of a game's content, its players' packs included.

    `tables` says in which files of the folder the entries of each table stand, as `[id]`. A pack
    says `game = "<id>"`, and its entries stand as `[table.id]`; so do those of the game's own files
    that mix tables (`mixed`), an adventure with its map and its events. Packs add nothing to the
    tables that are `closed`.
    """

    def __init__(
        self,
        game: str,
        folder: Path,
        tables: Mapping[str, Iterable[str]],
        packs: Iterable[str] = (),
        mixed: Iterable[str] = (),
        closed: Collection[str] = (),
    ) -> None:
        self.game, self.tables = game, tuple(tables)
        self._closed = frozenset(closed)
        self._files: dict[str, list[Document]] = {
            table: [Document(folder / f"{file}.toml") for file in files]
            for table, files in tables.items()
        }
        self._mixed = [Document(folder / f"{file}.toml") for file in mixed]
        self._packs = [Document(Path(pack)) for pack in packs]
        for document in self._mixed + self._packs:
            self._check_tables(document)
        self._places: dict[tuple[str, str], Place] = {}
        self._entries: dict[tuple[str, str], Entry] = {}

    def _check_tables(self, document: Document) -> None:
        ours = document in self._mixed
        if not ours and document.data.get("game") != self.game:
            raise document.error(f'a pack for this game says game = "{self.game}"', "game")
        open_to = [table for table in self.tables if ours or table not in self._closed]
        for key in document.data:
            if key not in open_to and key != "game":
                forms = ", ".join(f"[{table}.<id>]" for table in open_to)
                hint = nearest(key, open_to)
                sentence = f"{key!r} is no table of a pack: {forms}"
                raise document.error(sentence, key, word=key, suggestion=hint)

    def load(self, table: str, kind: type[E]) -> dict[str, E]:
        """All entries of a table by id, the game's own first."""
        found: dict[str, E] = {}
        sources = [(document, False) for document in self._files[table]]
        sources += [(document, True) for document in self._mixed + self._packs]
        for document, mixed in sources:
            under = (table,) if mixed else ()
            for name, entry in document.entries(kind, *under).items():
                place = Place(document, *under, name)
                if not re.fullmatch(r"[a-z][a-z0-9_-]*", name):
                    raise place.error("an id is small letters, digits, - and _")
                if name in found:
                    raise place.error(f"there is already one of that id: {table} {name}")
                if not entry.source and document not in self._packs:
                    raise place.error("an entry says where its figures are from: source")
                found[name] = entry
                self._places[table, name] = place
                self._entries[table, name] = entry
        return found

    def at(self, table: str, name: str) -> Place:
        """Where an entry stands."""
        return self._places[table, name]

    def ids(self, table: str) -> list[str]:
        """The ids of a table that was loaded, those of packs included."""
        return [name for of, name in self._entries if of == table]

    def census(self) -> dict[str, int]:
        """How many entries each table has that was loaded."""
        count = dict.fromkeys(self.tables, 0)
        for table, _ in self._entries:
            count[table] += 1
        return {table: n for table, n in count.items() if n}

    def names(self, language: str, *tables: str) -> dict[str, str]:
        """The names of all entries (of these tables) by id, with the genders of French ones."""
        found: dict[str, str] = {}
        for (table, name), entry in self._entries.items():
            if entry.name and (not tables or table in tables):
                found[name] = entry.called(language)
                if language == "fr" and entry.gender_fr:
                    found[f"{name}.gender"] = entry.gender_fr
        return found


class Shelf(dict[str, T]):
    """A table of the box. What stands in a pack that was opened is found by its id, too.

    Going through it finds what is in the box alone: a game with packs has a table of its own.
    """

    def __init__(self, own: Mapping[str, T]) -> None:
        super().__init__(own)
        self.opened: dict[str, T] = {}

    def is_another(self, name: str, entry: T) -> bool:
        """Whether a pack that was opened has something else of that id."""
        return not dict.__contains__(self, name) and self.opened.get(name, entry) != entry

    def open(self, name: str, entry: T) -> bool:
        """Put an entry of a pack beside the box; False if something else has that id."""
        if self.is_another(name, entry):
            return False
        if not dict.__contains__(self, name):
            self.opened[name] = entry
        return True

    def __missing__(self, name: str) -> T:
        return self.opened[name]

    def __contains__(self, name: object) -> bool:
        return dict.__contains__(self, name) or name in self.opened

    def get(self, name: str, default: Any = None) -> Any:
        """An entry of the box or of an opened pack."""
        return super().get(name) or self.opened.get(name, default)


@runtime_checkable
class Counted(Protocol):
    """A game that has content files."""

    def census(self, options: Any) -> dict[str, int]:
        """How many cards, enemies and so on there are, those of packs in the options included."""


def census(game: Game, options: Any) -> dict[str, int]:
    """How much content a game has; a mistake in a file is a ContentError."""
    return game.census(options) if isinstance(game, Counted) else {}


def copies(name: str, n: int) -> list[str]:
    """The ids of the copies of a card.

    >>> copies("ember", 3)
    ['ember', 'ember_2', 'ember_3']
    """
    return [name, *(f"{name}_{i}" for i in range(2, n + 1))]
