"""A game on paper: the set-up and the answers, and checkpoints that outlive the rules.

While rules and content are what they were, the answers count: they are played again. When either
has changed, the game goes on from a checkpoint: the state at the last mark, or else at the last
rest between two sessions, as plain data, mended by the game's migrations.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from grimtable.kernel.errors import DamagedSave
from grimtable.kernel.game import Game
from grimtable.kernel.position import lost_from, plain
from grimtable.kernel.shapes import learned
from grimtable.kernel.state import State


class Entry(Struct, frozen=True, array_like=True):
    """A line of the journal: the number of the ask, who answered, and the answer's notation."""

    ask: int
    seat: str
    answer: str


class Checkpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game stood after `at` of its answers.

    `number` is that of the next ask; `opened` are those of the asks that seats which act together
    had open.
    """

    at: int
    number: int
    state: dict[str, Any]
    opened: dict[str, int] = {}


class Base(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game went on under other rules; its answers are those since.

    `version` is that of the rules before; `lost` counts the answers that could not be taken along.
    """

    number: int
    state: dict[str, Any]
    version: str
    lost: int = 0
    opened: dict[str, int] = {}


class Save(Struct, forbid_unknown_fields=True):
    """A game on paper: the set-up, the answers, and checkpoints."""

    grimtable: str
    game: str
    version: str
    content: dict[str, str]
    options: dict[str, Any]
    answers: list[Entry]
    position: dict[str, Any] = {}
    solo: bool = True
    rewinds: int = 0
    seed: int | str = 0
    notes: dict[str, Any] = {}
    """What a frontend wants to remember: who sits where, the language."""
    shape: int = 0
    """The version of the state's shape: how many migrations the game had."""
    base: Base | None = None
    """Where the answers begin, if that is not the beginning of the game."""
    earlier: list[Entry] = []
    """The answers before that, under other rules; nobody plays them again."""
    mark: Checkpoint | None = None
    """At the last mark."""
    rest: Checkpoint | None = None
    """At the last boundary between two sessions."""


# What the rules read --------------------------------------------------------------------------


def hashes(game: Game, options: Any) -> dict[str, str]:
    """A short hash of every entry of the content, as far as the rules read it."""
    found: dict[str, str] = {}
    for name, data in sorted(game.content(options).items()):
        found.update(_entries(name.removesuffix(".toml"), data, game.unread))
    return found


@lru_cache(maxsize=256)
def _entries(file: str, data: bytes, unread: frozenset[str]) -> dict[str, str]:
    try:
        entries: dict[str, Any] = tomllib.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        return {file: _hash(data)}
    found = {}
    for name, entry in entries.items():
        read = _read(entry, unread)
        if read != {}:
            found[f"{file}/{name}"] = _hash(msgspec.json.encode(read, order="deterministic"))
    return found


def _read(value: Any, unread: frozenset[str]) -> Any:
    """An entry without what only people read."""
    if isinstance(value, dict):
        read = {key: _read(inner, unread) for key, inner in value.items() if key not in unread}
        return {key: inner for key, inner in read.items() if inner != {}}
    return [_read(inner, unread) for inner in value] if isinstance(value, list) else value


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]


def changes(game: Game, version: str, then: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """What the rules read that is not as it was: "rules", and entries of the content."""
    rules = ["rules"] if version != game.version else []
    return rules + [
        one for one in sorted(then.keys() | now.keys()) if then.get(one) != now.get(one)
    ]


# Options and states as they were written -------------------------------------------------------


def read_options(game: Game, options: Mapping[str, Any], shape: int) -> Any:
    """The options of a save, mended if their shape has changed since."""
    data = msgspec.json.decode(msgspec.json.encode(options))
    try:
        for migration in game.migrations[shape:]:
            migration.options(data)
        return msgspec.convert(data, learned(game.Options))
    except (msgspec.ValidationError, LookupError, TypeError, ValueError) as error:
        raise DamagedSave(f"The options of the save can't be used: {error}") from error


def read_state(game: Game, data: Mapping[str, Any], shape: int) -> State:
    """A state from plain data, mended if its shape has changed since.

    Data that the state has no place for any more is an error: a migration has to say what
    becomes of it.
    """
    paper = msgspec.json.decode(msgspec.json.encode(data))
    try:
        for migration in game.migrations[shape:]:
            migration.state(paper)
        state = msgspec.convert(paper, learned(game.State), strict=False)
    except (msgspec.ValidationError, LookupError, TypeError, ValueError) as error:
        raise DamagedSave(f"The state of the save does not fit: {error}") from error
    lost = lost_from(plain(state), paper)
    if lost:
        raise DamagedSave(f"The state has no place any more for {lost} of the save.")
    return state


# Files ----------------------------------------------------------------------------------------


def write_save(path: Path, save: Save) -> None:
    """Write a save so that the file is at every moment either the old one or the new one."""
    write_whole(path, _laid_out(save))


def _laid_out(save: Save) -> bytes:
    """A save as JSON to read: a line for each part and for each answer."""
    lines = []
    for name in save.__struct_fields__:
        value = getattr(save, name)
        data = msgspec.json.encode(value)
        if name in ("answers", "earlier") and value:
            data = b"[\n  " + b",\n  ".join(map(msgspec.json.encode, value)) + b"\n ]"
        lines.append(b' "%s": %s' % (name.encode(), data))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is at every moment either the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    name = path.with_name(f".{path.name}.new")  # always the same, so that a kill leaves only one
    try:
        with os.fdopen(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        name.replace(path)
    except BaseException:
        name.unlink(missing_ok=True)
        raise


def read_save(path: Path, *, whole: bool = True) -> Save:
    """Read a save; whatever is wrong with the file is said in one sentence.

    What a later program may have added to it is an error, unless it need not be the `whole` save.
    """
    try:
        if whole:
            return msgspec.json.decode(path.read_bytes(), type=learned(Save))
        data = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        known = {key: data[key] for key in Save.__struct_fields__ if key in data}
        return msgspec.convert(known, learned(Save))
    except OSError as error:
        raise DamagedSave(f"{path} can't be read: {error.strerror}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedSave(f"{path} is not a save of Grimtable: {error}.") from error
