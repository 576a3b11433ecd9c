"""Content files: TOML read into Structs. Whatever is wrong is said with file, line and column."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.inspect import StructType, type_info

from grimtable.cards.positions import inside, positions
from grimtable.kernel.errors import ContentError
from grimtable.kernel.shapes import learned

T = TypeVar("T")


class Document:
    """A TOML file and where its parts stand."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        self.path = path
        try:
            self.text = path.read_text("utf-8") if text is None else text
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except OSError as error:
            raise ContentError(path, 0, 0, f"can't be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise ContentError(path, 1, 1, f"is not UTF-8 text: {error.reason}") from error
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
            line, column = (int(at[1]), int(at[2])) if at else (self.text.count("\n") + 1, 1)
            sentence = str(error).partition(" (at ")[0]
            raise ContentError(path, line, column, sentence) from error

    @cached_property
    def _positions(self) -> dict[tuple[str, ...], int]:
        return positions(self.text)

    def place(self, *keys: str, offset: int = 0) -> tuple[int, int]:
        """Line and column of an entry, a key of it, or (`offset`) a character of its string.

        A path may go on into lists, as in ("elf", "attacks", "1", "dice"); of one that is not
        there the part that is counts.
        """
        at = 0
        for depth in range(len(keys), 0, -1):
            if keys[:depth] in self._positions:
                at = self._positions[keys[:depth]]
                if offset and depth == len(keys):
                    at = inside(self.text, at, offset)
                break
        line = self.text.count("\n", 0, at)
        return line + 1, at - (self.text.rfind("\n", 0, at) + 1) + 1

    def error(
        self, sentence: str, *keys: str, offset: int = 0, word: str = "", suggestion: str = ""
    ) -> ContentError:
        """An error that points at an entry, a key, or a character of a string."""
        line, column = self.place(*keys, offset=offset)
        where = ".".join(keys)
        return ContentError(self.path, line, column, f"{where}: {sentence}", word, suggestion)

    def entries(self, kind: type[T], *under: str) -> dict[str, T]:
        """All entries `[id]` (or `[under.id]`) as Structs of that kind, by id."""
        data: Any = self.data
        for key in under:
            data = data.get(key, {})
        if not isinstance(data, dict):
            raise self.error("entries are tables: [{}.<id>]".format(".".join(under)), *under)
        return {name: self.entry(kind, value, *under, name) for name, value in data.items()}

    def entry(self, kind: type[T], value: Any, *keys: str) -> T:
        """One entry as a Struct; what does not fit is an error that points at it."""
        try:
            return msgspec.convert(value, learned(kind))
        except msgspec.ValidationError as error:
            sentence, _, path = str(error).partition(" - at `$")
            inner = re.findall(r"\.\.\.|[^.\[\]]+", path.rstrip("`"))
            word = suggestion = ""
            unknown = re.search(r"unknown field `(.+)`", sentence)
            if unknown:
                known = _known(kind, inner)
                word, suggestion = unknown[1], nearest(unknown[1], known)
                inner.append(word)
                sentence = f"{word!r} is not a key here.{near(word, known)}"
            raise self.error(sentence, *keys, *inner, word=word, suggestion=suggestion) from error


def load(path: Path, kind: type[T]) -> dict[str, T]:
    """Read a file whose every entry `[id]` is a Struct of one kind."""
    return Document(path).entries(kind)


def near(word: str, known: Iterable[str]) -> str:
    """A hint: the nearest known word, or all of them where they are few."""
    there = list(known)
    close = nearest(word, there)
    if close:
        return f" Did you mean {close!r}?"
    return f" Known: {', '.join(sorted(there)[:20])}."


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like it, or "" if none is."""
    return "".join(difflib.get_close_matches(word, list(known), 1))


def _known(kind: Any, path: list[str]) -> list[str]:
    """The keys that fit at a path inside an entry of that kind."""
    types: list[Any] = [type_info(kind)]
    for step in path:
        inner: list[Any] = []
        for one in types:
            if isinstance(one, StructType):
                inner += [field.type for field in one.fields if field.encode_name == step]
            else:
                inner += [
                    getattr(one, name) for name in ("item_type", "value_type") if hasattr(one, name)
                ]
        types = [member for one in inner for member in getattr(one, "types", (one,))]
    structs = [one for one in types if isinstance(one, StructType)]
    return [field.encode_name for struct in structs for field in struct.fields]
