"""Tables that outlive the rules with which they were made.

A table in memory leaves a checkpoint with the store from time to time. When the rules, the content
or the shape of the state have changed since it was played, it goes on as a save does: from there.
Its journal begins anew at that point; what was written before stays, and nobody replays it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from grimtable import __version__
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.game import Game
from grimtable.kernel.loading import load, sheet
from grimtable.kernel.save import Base, Checkpoint, Entry, Save, hashes
from grimtable.kernel.shapes import learned
from grimtable.kernel.table import Table
from grimtable.web.store import CONTROL, Kept, Record, Row

WENT_ON, REPLAYED, RESCUED = "went-on", "replayed", "rescued"
"""Rows that say what happened to the table between two versions of its rules."""


def is_current(game: Game, record: Record) -> bool:
    """Whether a table can be played as its journal says."""
    if (record.version, record.shape) != (game.version, len(game.migrations)):
        return False
    try:
        options = msgspec.convert(record.options, learned(game.Options))
        return record.content == hashes(game, options)
    except (msgspec.ValidationError, GrimtableError, OSError):
        return False


def base_of(record: Record) -> Base | None:
    """Where a table went on, if it did."""
    return msgspec.convert(record.base, learned(Base)) if record.base else None


def kept(name: str, table: Table, seq: int, ended: dict[str, Any] | None) -> Kept:
    """What the store keeps of a table, beside its journal."""
    save = table.save()
    mark, rest = msgspec.to_builtins((save.mark, save.rest))
    return Kept(name, seq, save.shape, mark, rest, ended)


def brought_up(
    game: Game, record: Record, rows: list[Row], checkpoint: Kept | None
) -> tuple[Record, list[Row]]:
    """A table under the rules of today: its record, and the rows to be written first.

    `rows` are those since `record.since`. What can't go on is refused as a save is.
    """
    save = as_save(record, rows, checkpoint)
    table = load(game, save)
    values: dict[str, Any] = {
        "version": game.version,
        "content": table.content,
        "options": msgspec.to_builtins(table.options),
        "shape": len(game.migrations),
        "base": msgspec.to_builtins(table.base),
    }
    first: list[Row] = []
    if table.went_on:
        first = [Row(CONTROL, "", WENT_ON)]
        first += [Row(entry.ask, entry.seat, entry.answer) for entry in table.journal]
        values |= {"since": after_all(record, rows), "real_dice": _real_dice(record, rows)}
    elif any(event.key == "table-replayed" for event in table.chronicle):
        first = [Row(CONTROL, "", f"{REPLAYED} {record.version}")]
    return msgspec.structs.replace(record, **values), first


def as_save(record: Record, rows: list[Row], checkpoint: Kept | None) -> Save:
    """A table as a save: the answers that still stand, and its checkpoints as far as they hold."""
    answers, lowest = standing(rows, checkpoint.seq if checkpoint else 0)
    save = Save(
        grimtable=__version__,
        game=record.game,
        version=record.version,
        content=record.content,
        options=record.options,
        answers=answers,
        position=record.position,
        solo=record.solo,
        shape=record.shape,
        base=base_of(record),
    )
    if checkpoint is not None and checkpoint.shape == record.shape:
        save.mark = _reached(checkpoint.mark, lowest)
        save.rest = _reached(checkpoint.rest, lowest)
    return save


def written_down(
    game: Game, record: Record, rows: list[Row], checkpoint: Kept | None
) -> Struct | None:
    """What players would have written down of a table, also of one that can't go on."""
    return sheet(game, as_save(record, rows, checkpoint))


def after_all(record: Record, rows: list[Row]) -> int:
    """Where the next row of a journal is written."""
    return rows[-1].seq + 1 if rows else record.since


def standing(rows: list[Row], since: int) -> tuple[list[Entry], int]:
    """The answers that no undo has taken back, and the fewest there were from `since` on."""
    answers: list[Entry] = []
    lowest = 0
    for row in rows:
        if row.ask != CONTROL:
            answers.append(Entry(row.ask, row.seat, row.answer))
        elif row.answer.startswith("undo "):
            del answers[int(row.answer.partition(" ")[2]) :]
            lowest = min(lowest, len(answers))
        if row.seq < since:
            lowest = len(answers)
    return answers, lowest


def _reached(paper: dict[str, Any] | None, lowest: int) -> Checkpoint | None:
    """A checkpoint, unless an undo has gone behind it since."""
    found = msgspec.convert(paper, learned(Checkpoint)) if paper else None
    return found if found is not None and found.at <= lowest else None


def _real_dice(record: Record, rows: list[Row]) -> bool:
    said = [row.answer for row in rows if row.ask == CONTROL and row.answer.startswith("dice ")]
    return said[-1] == "dice real" if said else record.real_dice
