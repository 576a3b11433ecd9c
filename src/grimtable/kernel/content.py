"""Content files: TOML in which every entry names its source, read into Structs.

Whatever is wrong is said with file, line and column.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.inspect import StructType, type_info

from grimtable.kernel.errors import ContentError

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

    def place(self, *keys: str, offset: int = 0) -> tuple[int, int]:
        """Line and column of an entry, a key of it, or (`offset`) a character of its string.

        A path with an index, as in ("elf", "attacks", "1", "dice"), is followed up to the index.
        """
        lines = self.text.split("\n")
        keys = self._without_index(keys)
        start, named = self._header(lines, keys)
        at, column = start, 0
        for depth, key in enumerate(keys[named:]):
            before = r"(?:[{,.]|^)\s*" if depth else r"^\s*"
            assign = re.compile(rf"{before}{_key(key)}\s*(?:=|\.)\s*")
            for i in range(at if depth or not named else at + 1, len(lines)):
                if i > start and re.match(r"\s*\[", lines[i]):
                    return at + 1, column + 1
                begin = max(0, column - 1) if depth and i == at else 0
                match = None if lines[i].lstrip()[:1] == "#" else assign.search(lines[i], begin)
                if match:
                    at, column = i, match.end()
                    break
            else:
                return at + 1, column + 1
        quote = re.match(r"(\"\"\"|'''|\"|')", lines[at][column:]) if keys[named:] else None
        return at + 1, column + (len(quote[0]) if quote else 0) + 1 + offset

    def _without_index(self, keys: tuple[str, ...]) -> tuple[str, ...]:
        """A path up to an index of a list; a key may be a number, too, as the face of a die is."""
        data: Any = self.data
        for depth, key in enumerate(keys):
            if key == "..." or isinstance(data, list):
                return keys[:depth]
            data = data.get(key) if isinstance(data, dict) else None
        return keys

    def _header(self, lines: list[str], keys: tuple[str, ...]) -> tuple[int, int]:
        """The line of the nearest `[header]` of a path, and how many of its keys that names."""
        for depth in range(len(keys), 0, -1):
            named = r"\s*\.\s*".join(map(_key, keys[:depth]))
            header = re.compile(rf"\s*\[+\s*{named}\s*\]+")
            for i, line in enumerate(lines):
                if header.match(line):
                    return i, depth
        return 0, 0

    def error(self, sentence: str, *keys: str, offset: int = 0) -> ContentError:
        """An error that points at an entry, a key, or a character of a string."""
        line, column = self.place(*keys, offset=offset)
        return ContentError(self.path, line, column, f"{'.'.join(keys)}: {sentence}")

    def entries(self, kind: type[T], *under: str) -> dict[str, T]:
        """All entries `[id]` (or `[under.id]`) as Structs of that kind, by id."""
        data: Any = self.data
        for key in under:
            data = data.get(key, {})
        return {name: self.entry(kind, value, *under, name) for name, value in data.items()}

    def entry(self, kind: type[T], value: Any, *keys: str) -> T:
        """One entry as a Struct; what does not fit is an error that points at it."""
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            sentence, _, path = str(error).partition(" - at `$")
            inner = re.findall(r"\.\.\.|[^.\[\]]+", path.rstrip("`"))
            unknown = re.search(r"unknown field `(.+)`", sentence)
            if unknown:
                known = _known(kind, inner)
                inner.append(unknown[1])
                sentence = f"{unknown[1]!r} is not a key here.{near(unknown[1], known)}"
            raise self.error(sentence, *keys, *inner) from error


def load(path: Path, kind: type[T]) -> dict[str, T]:
    """Read a file whose every entry `[id]` is a Struct of one kind."""
    return Document(path).entries(kind)


def near(word: str, known: list[str]) -> str:
    """A hint: the nearest known word, or all of them where they are few."""
    close = nearest(word, known)
    if close:
        return f" Did you mean {close!r}?"
    return f" Known: {', '.join(sorted(known)[:20])}."


def nearest(word: str, known: list[str]) -> str:
    """The known word that is most like it, or "" if none is."""
    return "".join(difflib.get_close_matches(word, known, 1))


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


def _key(name: str) -> str:
    return rf"""["']?{re.escape(name)}["']?"""
