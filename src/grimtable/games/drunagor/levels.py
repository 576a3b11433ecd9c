"""What is drawn of a map: one character an area, so that all its squares lie on one level."""

from __future__ import annotations

from collections.abc import Sequence

from grimtable.boards.square import CHASM, HOLE
from grimtable.cards import Place
from grimtable.games.drunagor.entries import ChapterEntry

LEVELS = ("0", "1", "2")
SENTENCE = (
    "the squares of an area share a level: an area is 0, 1 or 2, '.' for a hole, '-' for a chasm"
)
TILE = "the squares of an area share a level: a tile is 0, 1 or 2"


def name_of(column: int, row: int) -> str:
    """What an area is called in content files: the letter of its column, the number of its row."""
    return f"{chr(ord('A') + column)}{row + 1}"


def check_rows(at: Place, rows: Sequence[str], *keys: str) -> None:
    """Every area of a map has a level, or is none."""
    for i, row in enumerate(rows):
        for column, sign in enumerate(row):
            if sign not in (*LEVELS, HOLE, CHASM):
                wrong = f"{SENTENCE}; {name_of(column, i)} is {sign!r}"
                raise at.error(wrong, *keys, str(i), offset=column)


def check_levels(at: Place, chapter: ChapterEntry) -> None:
    """So has every area of an Adventure, and every tile that is laid later."""
    for i, board in enumerate(chapter.boards):
        check_rows(at, board.map, "boards", str(i), "map")
    for i, setup in enumerate(chapter.setups):
        there = [row for board in chapter.boards[setup.board :][:1] for row in board.map]
        named = [name_of(x, y) for y, row in enumerate(there) for x in range(len(row))]
        for area, level in setup.tiles.items():
            at.known(area, named, "setups", str(i), "tiles", area)
            if level not in LEVELS:
                raise at.error(f"{TILE}; {area} is {level!r}", "setups", str(i), "tiles", area)
