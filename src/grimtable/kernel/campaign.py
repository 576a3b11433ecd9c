"""A campaign: a chain of tables. What a game's `record` hands over at the end begins the next.

Where the chain is kept is a frontend's matter: a folder of saves, or a server's database.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from grimtable.kernel.errors import Refused
from grimtable.kernel.game import Game, Outcome
from grimtable.kernel.save import read_options
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text


class Chapter(Struct):
    """A table of a campaign: where it is kept, how it began, who plays, and how it ended."""

    table: str
    options: dict[str, Any]
    shape: int
    seats: dict[str, str]
    outcome: Outcome | None = None

    def begun(self, game: Game) -> Any:
        """The options with which it began, mended if their shape has changed since."""
        return read_options(game, self.options, self.shape)


class Campaign(Struct, forbid_unknown_fields=True):
    """The chain, oldest first."""

    game: str
    name: str
    chapters: list[Chapter]

    @property
    def last(self) -> Chapter:
        """The table that is played, or was played last."""
        return self.chapters[-1]


def begin(game: Game, options: Any) -> Any:
    """The options of a campaign's first table, or a refusal where there are no campaigns."""
    first = game.campaign(options)
    if first is None:
        raise Refused(f"{game.id} has no campaigns.", "single-game", game=game.id)
    return first


def chapter(game: Game, table: str, options: Any, seats: Mapping[str, str]) -> Chapter:
    """A new chapter, kept as that table."""
    return Chapter(table, msgspec.to_builtins(options), len(game.migrations), dict(seats))


def onward(table: Table) -> Any | None:
    """The options of the next chapter; None while this one is played, and at the campaign's end."""
    if not table.over or table.game.chapter(table.options) is None:
        return None
    return table.game.record(table.run.state)


def next_options(table: Table) -> Any:
    """The same, or a refusal that says why there are none."""
    if not table.over:
        raise Refused("This chapter is still being played.", "chapter-open")
    options = onward(table)
    if options is None:
        raise Refused("This campaign has come to its end.", "campaign-over")
    return options


def seated(game: Game, options: Any, before: Mapping[str, str], newcomer: str) -> dict[str, str]:
    """Who plays the seats of the next table: the same people.

    Whose seat is gone plays one that is new, in order; `newcomer` has those that are left.
    """
    there = [seat.id for seat in game.seats(options)]
    free = [who for seat, who in before.items() if seat not in there]
    fresh = dict(zip([seat for seat in there if seat not in before], free, strict=False))
    return {seat: before.get(seat) or fresh.get(seat, newcomer) for seat in there}


class Line(NamedTuple):
    """A line of what was written down: how deep it is set in, what it is, and its value."""

    depth: int
    title: str
    value: str


def written(game: Game, options: Any) -> dict[str, Any]:
    """What options say that is not as it always is: the tracking sheet."""
    default = msgspec.to_builtins(game.Options())
    return {k: v for k, v in msgspec.to_builtins(options).items() if v != default[k]}


def lines(record: Mapping[str, Any], text: Text, depth: int = 0) -> Iterator[Line]:
    """A tracking sheet for people: ids by their names, tables within tables set in."""
    for key, value in record.items():
        if value in (None, (), [], {}):
            continue
        words = next((w for w in (f"sheet-{key}", f"options-{key}") if text.has(w)), None)
        title = text.name(key) if words is None else text(words)
        nested = value if isinstance(value, list | tuple) else [value]
        if isinstance(nested[0], dict):
            for one in nested:
                yield Line(depth, title, "")
                yield from lines(one, text, depth + 1)
        else:
            yield Line(depth, title, str(text.value(value)))
