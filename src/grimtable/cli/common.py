"""What several commands share: options of games, printing, where saves lie."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_origin

import msgspec

from grimtable.kernel.campaign import lines
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.game import Game
from grimtable.kernel.text import Text
from grimtable.minds import LEVELS, MINDS


def add_options(command: argparse.ArgumentParser) -> None:
    """The argument that sets a game's options."""
    command.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar="FILE|KEY=VALUE",
        help="a TOML or JSON file of options, or single ones, such as requests=zodd,loki",
    )


def read_options(game: Game, words: Iterable[str]) -> Any:
    """The game's options from files and `key=value` words."""
    try:
        return msgspec.convert(given_options(game, words), game.Options, strict=False)
    except msgspec.ValidationError as error:
        raise GrimtableError(f"These options do not fit {game.id}: {error}.") from error


def given_options(game: Game, words: Iterable[str]) -> dict[str, Any]:
    """The same as plain data: only what was given."""
    given: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        given |= {key: _value(value)} if equals else _file(Path(word))
    fields = {field.encode_name: field for field in msgspec.structs.fields(game.Options)}
    for key, value in given.items():
        if key not in fields:
            raise GrimtableError(f"{game.id} has no option {key!r}. It has: {', '.join(fields)}.")
        if isinstance(value, str) and get_origin(fields[key].type) in (list, tuple):
            given[key] = [value]  # packs=mine.toml: a list of one
    return given


def _value(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text.split(",") if "," in text else text


def _file(path: Path) -> dict[str, Any]:
    try:
        data = path.read_bytes()
        found: Any = (
            msgspec.json.decode(data)
            if path.suffix == ".json"
            else tomllib.loads(data.decode("utf-8"))
        )
    except OSError as error:
        raise GrimtableError(f"{path} can't be read: {error.strerror}.") from error
    except (msgspec.DecodeError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GrimtableError(f"{path} is not a file of options: {error}.") from error
    if not isinstance(found, dict):
        raise GrimtableError(f"{path} holds no table of options.")
    return found


STRONGEST = list(LEVELS)[-1]


def read_seats(game: Game, options: Any, words: str) -> dict[str, str]:
    """Who plays each seat: "me,greedy" in the order of the seats.

    The first is yours unless you say otherwise; the strongest computer player takes all others
    that are not named.
    """
    seats = [seat.id for seat in game.seats(options)]
    names = [word.strip() for word in words.split(",")] if words else []
    names = ["greedy" if name == "bot" else name for name in names]
    able = list({**MINDS, **LEVELS})
    if len(names) > len(seats):
        raise GrimtableError(f"{game.id} has {len(seats)} seats: {', '.join(seats)}.")
    for name in names:
        if name != "me" and name not in able:
            raise GrimtableError(f"{name!r} can't sit down. Seats take: me, {', '.join(able)}.")
    names = names or ["me"]
    return {seat: names[i] if i < len(names) else STRONGEST for i, seat in enumerate(seats)}


def need_terminal() -> None:
    """Refuse what needs a terminal where there is none."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise GrimtableError("The terminal table needs a terminal: input or output is none here.")


def print_sheet(record: Mapping[str, Any], text: Text) -> None:
    """Print a tracking sheet for people."""
    for depth, title, value in lines(record, text):
        print("    " * depth + (f"{title}: {value}" if value else title))


def print_json(thing: Any) -> None:
    """Print figures for programs."""
    data = msgspec.json.encode(thing, order="sorted")
    sys.stdout.write(msgspec.json.format(data, indent=2).decode() + "\n")


def print_table(rows: list[tuple[Any, ...]], heads: tuple[str, ...] = ()) -> None:
    """Print figures for people: columns, numbers to the right."""
    cells = [tuple(map(str, row)) for row in ([heads, *rows] if heads else rows)]
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))] if cells else []
    for row, original in zip(cells, [heads, *rows] if heads else rows, strict=True):
        line = [
            cell.rjust(width) if isinstance(value, int | float) else cell.ljust(width)
            for cell, width, value in zip(row, widths, original, strict=True)
        ]
        print("  ".join(line).rstrip())
