"""Saves of every released version, each with what must be true of it once it is loaded.

A folder holds the saves of one release, as that release wrote them, and `facts.json`.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from grimtable.kernel import Ask, Chance, Entry, Game, Table
from grimtable.kernel.position import encoded
from grimtable.kernel.save import hashes

SHELF = Path(__file__).parent


class Facts(Struct, frozen=True):
    """What is true of a save: the way to where it stands, and what lies there.

    `way` has a short hash of what was asked before each answer and of what is open at the end,
    so that a test can say where another way was taken. `state` is a hash of the state at the end,
    `states` has a short one after each answer, `shape` is one of what such states are made of, and
    `content` one of what the rules read; `sheet` is what players would write down, or why they
    can't.
    """

    way: str
    state: str
    over: bool
    sheet: dict[str, Any] | str | None = None
    shape: str = ""
    content: str = ""
    states: str = ""


def observed(table: Table) -> Facts:
    """The facts of a table, found by playing its answers again."""
    game, state = table.game, table.run.state
    try:
        record = game.record(state)
        sheet = None if record is None else msgspec.json.decode(msgspec.json.encode(record))
    except Exception as error:
        sheet = str(error)
    way, states = walked(game, table.options, table.position, table.journal)
    return Facts(
        way=" ".join(way),
        state=digest(encoded(state), 16),
        over=table.over,
        sheet=sheet,
        shape=shape_of(game),
        content=content_of(game, table.options),
        states=" ".join(states),
    )


def shape_of(game: Game) -> str:
    """A hash of the fields that a game's states are made of."""

    def bare(schema: Any) -> Any:
        if isinstance(schema, dict):
            return {key: bare(part) for key, part in schema.items() if key != "description"}
        return [bare(part) for part in schema] if isinstance(schema, list) else schema

    schema = bare(msgspec.json.schema(game.State))
    return digest(msgspec.json.encode(schema, order="sorted"), 8)


def content_of(game: Game, options: Any) -> str:
    """A hash of what the rules read."""
    return digest(msgspec.json.encode(hashes(game, options), order="sorted"), 8)


def walked(
    game: Game, options: Any, position: dict[str, Any], answers: list[Entry]
) -> tuple[list[str], list[str]]:
    """Hashes of what is asked before each answer and at the end, and of the state after each."""
    table = Table(game, options, None, position=position)
    way, states = [], []
    for entry in answers:
        way.append(asked(table))
        table.answer(entry.ask, entry.answer)
        states.append(digest(encoded(table.run.state), 4))
    return [*way, asked(table)], states


def asked(table: Table) -> str:
    """A hash of who may answer what now, by whatever words and in whatever order it is asked."""
    lines = []
    for _, ask in table.asks:
        if isinstance(ask, Chance):
            lines.append(str([sorted(map(str, slot)) for slot in ask.slots()]))
        elif isinstance(ask, Ask):
            lines.append(f"{ask.seat}: {sorted(map(str, ask.options))}")
    return digest("\n".join(sorted(lines)).encode(), 4)


def digest(data: bytes, length: int) -> str:
    """A short hash."""
    return hashlib.sha256(data).hexdigest()[:length]


def read_facts(folder: Path) -> dict[str, Facts]:
    """What is true of the saves of a release."""
    return msgspec.json.decode((folder / "facts.json").read_bytes(), type=dict[str, Facts])
