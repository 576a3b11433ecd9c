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
        """Line and column of an entry, a key of it, or (`offset`) a character of its string."""
        lines = self.text.split("\n")
        start, named = 0, 0
        for depth in range(len(keys), 0, -1):
            header = re.compile(
                r"\s*\[+\s*" + r"\s*\.\s*".join(map(_key, keys[:depth])) + r"\s*\]+"
            )
            found = next((i for i, line in enumerate(lines) if header.match(line)), None)
            if found is not None:
                start, named = found, depth
                break
        if named == len(keys):
            return start + 1, 1
        assign = re.compile(rf"\s*(?:.*[{{,]\s*)?{_key(keys[named])}\s*(?:=|\.)\s*")
        for i in range(start + (named > 0), len(lines)):
            if named and re.match(r"\s*\[", lines[i]) and i > start:
                break
            match = assign.match(lines[i])
            if match:
                quote = re.match(r"(\"\"\"|'''|\"|')", lines[i][match.end() :])
                return i + 1, match.end() + (len(quote[0]) if quote else 0) + 1 + offset
        return start + 1, 1

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
            inner = [key for key in re.split(r"[.\[\]]+", path.rstrip("`")) if key]
            unknown = re.search(r"unknown field `(.+)`", sentence)
            if unknown:
                inner.append(unknown[1])
                known = [f.encode_name for f in msgspec.structs.fields(kind)]  # type: ignore[arg-type]
                sentence = f"{unknown[1]!r} is not a key here.{near(unknown[1], known)}"
            inner = [key for key in inner if not key.isdigit() and key != "..."]
            raise self.error(sentence, *keys, *inner) from error


def load(path: Path, kind: type[T]) -> dict[str, T]:
    """Read a file whose every entry `[id]` is a Struct of one kind."""
    return Document(path).entries(kind)


def near(word: str, known: list[str]) -> str:
    """A hint: the nearest known word, or all of them where they are few."""
    close = difflib.get_close_matches(word, known, 1)
    if close:
        return f" Did you mean {close[0]!r}?"
    return f" Known: {', '.join(sorted(known)[:20])}."


def _key(name: str) -> str:
    return rf"""["']?{re.escape(name)}["']?"""
