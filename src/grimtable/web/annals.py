"""What is kept of tables after they are over: how they ended, and what followed them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from grimtable.kernel.shapes import learned
from grimtable.kernel.text import LANGUAGES
from grimtable.web.live import Live
from grimtable.web.store import Store, Taken, chapters, checkpoints

LONGEST = 200
"""Chapters of a campaign that are looked for."""


class Ended(Struct, frozen=True):
    """How a table ended: in words of every language, for each seat from 0 to 1, and the score."""

    words: dict[str, str]
    result: dict[str, float]
    score: int | None = None
    answers: int | None = None
    """How many decisions, rolls and draws there were; not kept of games that ended long ago."""


def ended(live: Live) -> dict[str, Any] | None:
    """How a table has ended, as it is kept; None while it is played."""
    outcome = live.outcome if live.over else None
    if outcome is None:
        return None
    game, options = live.record.game, live.options
    words = {one: live.shelf.text(game, options, one).words(outcome.words) for one in LANGUAGES}
    return {
        "words": words,
        "result": outcome.result,
        "score": outcome.score,
        "answers": live.answers,
    }


async def endings(store: Store, ids: Sequence[str]) -> dict[str, Ended]:
    """How these tables ended, as far as it is known."""
    query = sa.select(checkpoints.c.table_id, checkpoints.c.ended).where(
        checkpoints.c.table_id.in_(ids), checkpoints.c.ended.is_not(None)
    )
    async with store.engine.connect() as db:
        return {
            table: msgspec.convert(told, learned(Ended)) for table, told in await db.execute(query)
        }


async def follow(store: Store, table: str, previous: str) -> None:
    """A table is the next chapter after another; Taken if there is one already."""
    try:
        async with store.engine.begin() as db:
            await db.execute(sa.insert(chapters), [{"table_id": table, "previous": previous}])
    except IntegrityError as error:
        raise Taken from error


async def chain(store: Store, table: str) -> list[str]:
    """All tables of the campaign to which this one belongs, oldest first."""
    found = [table]
    async with store.engine.connect() as db:
        for _ in range(LONGEST):
            query = sa.select(chapters.c.previous).where(chapters.c.table_id == found[0])
            before = (await db.execute(query)).scalar()
            if before is None:
                break
            found.insert(0, str(before))
        for _ in range(LONGEST):
            query = sa.select(chapters.c.table_id).where(chapters.c.previous == found[-1])
            after = (await db.execute(query)).scalar()
            if after is None:
                break
            found.append(str(after))
    return found


async def next_table(store: Store, table: str, lay_out: Callable[[], Awaitable[str]]) -> str:
    """The table that follows another in its campaign; laid out if there is none yet."""
    ids = await chain(store, table)
    if ids[-1] == table:
        fresh = await lay_out()
        try:
            await follow(store, fresh, table)
        except Taken:
            await store.remove(fresh)
        ids = await chain(store, table)
    return ids[ids.index(table) + 1]


class Tally(Struct):
    """What came of somebody's games of one kind."""

    played: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    best: int | None = None


def tally(
    games: Mapping[str, str], endings: Mapping[str, Ended], seats: Mapping[str, Iterable[str]]
) -> dict[str, Tally]:
    """Games that are over, by the seats that somebody held: won, lost, drawn, the best score.

    With several seats of one table, the best of their results counts.
    """
    told: dict[str, Tally] = {}
    for table, end in endings.items():
        mine = [end.result[seat] for seat in seats.get(table, ()) if seat in end.result]
        if table not in games or not mine:
            continue
        one, result = told.setdefault(games[table], Tally()), max(mine)
        one.played += 1
        one.won += result >= 1
        one.lost += result <= 0
        one.drawn += 0 < result < 1
        if end.score is not None:
            one.best = max(end.score, one.best if one.best is not None else end.score)
    return told
