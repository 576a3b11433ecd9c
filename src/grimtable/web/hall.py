"""The hall: all tables that this process has in memory, and how they stay true to the store.

An act (an answer, an undo) changes the table in memory, is written as rows from the table's `seq`
on, and is acknowledged. If another process has written first, the table in memory is thrown away,
read again, and the act is tried on what is there now, where it is mostly refused as stale.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from msgspec import to_builtins

from grimtable.kernel.asks import Ask
from grimtable.kernel.errors import ForeignSave, GrimtableError, Refused, SaveError
from grimtable.kernel.run import Open
from grimtable.kernel.save import hashes
from grimtable.minds import minds_for
from grimtable.web import guard
from grimtable.web.annals import ended
from grimtable.web.errors import Impossible, NoSuchTable, TooMany
from grimtable.web.lasting import brought_up, is_current, kept
from grimtable.web.live import Live
from grimtable.web.shelf import Shelf
from grimtable.web.store import AWAY, Record, Row, SeatRecord, Store, Taken, hashed, now
from grimtable.web.thinkers import Job, Thinkers
from grimtable.web.worded import wire_number

log = logging.getLogger("grimtable.web")

ATTEMPTS = 20
SWEEP = 2.0
"""Seconds between looks for answers of other processes that no message told of."""
MOST = 500
"""Tables kept in memory that nobody looks at."""
ROWS = 40
"""Rows of the journal between two checkpoints."""
DAY = timedelta(days=1)
ME, FRIEND = "me", "friend"


class Made:
    """A new table and its secrets, told once to whoever made it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.tokens: dict[str, str] = {}
        self.invites: dict[str, str] = {}


class Hall:
    """Tables in memory, kept true to the store."""

    def __init__(self, shelf: Shelf, store: Store, thinkers: Thinkers, pace: float = 0.35) -> None:
        self.shelf, self.store, self.thinkers = shelf, store, thinkers
        self.pace = pace  # seconds between answers of computer players, for people to follow
        self.lives: dict[str, Live] = {}
        self.announce: Callable[[str, int], Awaitable[None]] | None = None
        self.crowd = guard.Crowd()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Making and finding -----------------------------------------------------------------------

    async def create(
        self,
        game: str,
        options: Any,
        seating: dict[str, str],
        *,
        real_dice: bool = False,
        listed: bool = False,
        position: dict[str, Any] | None = None,
        guide: str = "",
        base: dict[str, Any] | None = None,
        rows: list[Row] | None = None,
        maker: str = "",
    ) -> Made:
        """Make a table; `seating` says for each seat who plays it: me, friend, or a mind."""
        found = self.shelf[game]
        names = [seat.id for seat in found.seats(options)]
        for name in seating:
            if name not in names:
                sentence = f"{game} has no seat {name!r} with these options."
                raise Impossible(sentence, "no-seat", game=game, seat=name)
        await self._welcome(maker)
        made = Made(secrets.token_urlsafe(12))
        minds = minds_for(found)
        sitting = [_seat(name, seating.get(name, ME), minds, made) for name in names]
        record = Record(
            id=made.table,
            game=game,
            version=found.version,
            content=hashes(found, options),
            options=to_builtins(options),
            position=position or {},
            guide=guide,
            real_dice=real_dice,
            solo=not made.invites,
            listed=listed,
            over=False,
            made=now(),
            maker=hashed(maker),
            shape=len(found.migrations),
            base=base,
        )
        live = Live(self.shelf, record, sitting)
        first = rows or []
        live.fold(first)
        await self.store.create(record, sitting, [*first, *live.settle()])
        return made

    async def _welcome(self, maker: str) -> None:
        """Refuse who has left too many tables standing today."""
        most = guard.TABLES_A_DAY
        if maker and await self.store.unfinished(hashed(maker), now() - DAY) >= most:
            sentence = f"{most} unfinished tables in a day are the most from one address."
            raise TooMany(sentence, "too-many-tables", most=most)

    async def live(self, table: str) -> Live:
        """The table in memory, read from the store if it is not there yet."""
        if table in self.lives:
            return self.lives[table]
        try:
            async with self._loading.setdefault(table, asyncio.Lock()):
                if table not in self.lives:
                    self.lives[table] = await self._load(table)
        finally:
            self._loading.pop(table, None)
        live = self.lives[table]
        self.wake(live)
        return live

    async def _load(self, table: str) -> Live:
        record = await self.store.record(table)
        if record is None or record.game not in self.shelf.games:
            raise NoSuchTable(f"There is no table {table!r}.", "no-table")
        for _ in range(ATTEMPTS):
            record = await self._brought_up(record)
            live = Live(self.shelf, record, await self.store.seats(table))
            live.fold(await self.store.rows(table, record.since))
            if await self._kept(live, live.settle()):
                return live
        raise Refused(f"The table {table!r} can't be read while it changes so fast.", "busy")

    async def _brought_up(self, record: Record) -> Record:
        """The record of a table; one that was played by other rules goes on by those of today."""
        game = self.shelf[record.game]
        while not is_current(game, record):
            rows = await self.store.rows(record.id, record.since)
            checkpoint = await self.store.kept(record.id)
            try:
                after, first = await asyncio.to_thread(brought_up, game, record, rows, checkpoint)
            except SaveError as error:
                sentence = f"This table was played with other rules or other content: {error}"
                raise ForeignSave(sentence, "foreign-table") from error
            try:
                await self.store.go_on(after, record.since + len(rows), first)
                return after
            except Taken:
                found = await self.store.record(record.id)
                assert found is not None
                record = found
        return record

    async def _checkpoint(self, live: Live) -> None:
        """Keep where a table stands, for the day on which its rules change."""
        if live.kept == live.seq:
            return
        live.kept = live.seq
        try:
            await self.store.keep(kept(live.record.id, live.table, live.seq, ended(live)))
        except AWAY as error:
            log.warning(
                "the database is away; table %s has no checkpoint: %s", live.record.id, error
            )

    def _keep(self, live: Live) -> None:
        task = asyncio.create_task(self._checkpoint(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def leave(self, live: Live) -> None:
        """A viewer has gone; a table that nobody looks at need not stay in memory."""
        if not live.viewers and not live.thinking and self.lives.get(live.record.id) is live:
            del self.lives[live.record.id]
            self._keep(live)

    async def seats_changed(self, table: str) -> None:
        """Somebody has claimed a seat: read the seats again and show it."""
        if table in self.lives:
            live = self.lives[table]
            live.seats = await self.store.seats(table)
            live.changes += 1
            self._show(live)

    async def holding(self, live: Live, tokens: list[str]) -> list[str]:
        """The seats that these tokens open; a seat may have been claimed at another process."""
        known = {hashed(token) for token in tokens[:32]}
        found = [one.seat for one in live.seats if one.token_hash in known]
        if len(found) < len(known):
            live.seats = await self.store.seats(live.record.id)
            found = [one.seat for one in live.seats if one.token_hash in known]
        return found

    # Acting -----------------------------------------------------------------------------------

    async def act(self, table: str, what: Callable[[Live], list[Row]]) -> Live:
        """Do something at a table and keep it. A refusal changes nothing."""
        for _ in range(ATTEMPTS):
            live = await self.live(table)
            async with live.turn:
                if self.lives.get(table) is not live:
                    continue  # somebody found it out of date while we waited
                try:
                    rows = what(live)
                except Refused:
                    raise
                except BaseException:
                    self._forget(live)  # half done: what the store says is what counts
                    raise
                if await self._kept(live, rows):
                    self._show(live)
                    self.wake(live)
                    if self.announce:
                        await self.announce(table, live.seq)
                    return live
                self._forget(live)
        raise Refused("Too much happened at once at this table; try again.", "busy")

    async def _kept(self, live: Live, rows: list[Row]) -> bool:
        """Write rows; False if another process was first and the table is out of date."""
        if not rows:
            return True
        try:
            await self.store.append(live.record.id, live.seq, rows, live.table.over)
        except Taken:
            return False
        except BaseException:
            self._forget(live)  # we can't know whether it was written: read it again
            raise
        live.seq += len(rows)
        live.changes += 1
        if live.seq >= live.kept + ROWS or live.table.over:
            self._keep(live)
        return True

    def _forget(self, live: Live) -> None:
        """Throw a table out of memory; its viewers move to the one that is read anew."""
        if self.lives.get(live.record.id) is live:
            del self.lives[live.record.id]
        for viewer in live.viewers:
            viewer.show()

    async def catch_up(self, table: str) -> None:
        """Read what other processes have written."""
        live = self.lives.get(table)
        if live is None:
            return
        async with live.turn:
            rows = await self.store.rows(table, live.seq)
            if not rows:
                return
            try:
                live.fold(rows)
            except GrimtableError:
                self._forget(live)
                return
        self._show(live)
        self.wake(live)

    async def told(self, table: str, seq: int) -> None:
        """Another process says how far a table has come; -1 means that its seats have changed."""
        live = self.lives.get(table)
        if live is None:
            return
        if seq < 0:
            await self.seats_changed(table)
        elif seq > live.seq:
            await self.catch_up(table)

    async def sweep(self) -> None:
        """For ever: look for what other processes wrote, in case a message was lost."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self._tidy()
                lengths = await self.store.lengths(list(self.lives)) if self.lives else {}
                for table, length in lengths.items():
                    await self.told(table, length)
            except AWAY as error:
                log.warning("the database is away; the sweep goes on: %s", error)
            except Exception:
                log.exception("the sweep failed; it goes on")

    def _tidy(self) -> None:
        """Let go of tables that nobody looks at, the longest unused first."""
        idle = [live for live in self.lives.values() if not live.viewers and not live.thinking]
        for live in idle[: max(0, len(self.lives) - MOST)]:
            del self.lives[live.record.id]

    def _show(self, live: Live) -> None:
        for viewer in live.viewers:
            viewer.show()

    # Computer players -------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Let computer players answer what is asked of them."""
        for opened in live.table.asks:
            if not isinstance(opened.ask, Ask) or not live.mind_of(opened.ask.seat):
                continue
            step = live.next_step()
            if step is not None and step[0] not in ("", opened.ask.seat):
                continue  # the script of a guided turn has somebody else go first
            number = wire_number(opened.number, live.rewinds)
            if number not in live.thinking:
                live.thinking.add(number)
                task = asyncio.create_task(self._think(live, opened, number))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _think(self, live: Live, opened: Open, number: int) -> None:
        seat = opened.ask.seat
        job = Job(
            table=live.record.id,
            game=self.shelf.found_by[live.record.game],
            options=live.record.options,
            position=live.record.position,
            base=live.record.base,
            journal=live.table.journal,
            ask=opened.number,
            mind=live.mind_of(seat),
        )
        step = live.next_step()
        try:
            waited = asyncio.create_task(asyncio.sleep(self.pace if live.viewers else 0))
            answer = step[1] if step is not None else await self.thinkers.think(job)
            await waited
            await self.act(live.record.id, lambda now: now.answer(seat, number, None, answer))
        except Refused:
            pass  # the table went on, or back, while the player thought
        except AWAY as error:
            log.warning("the database is away; table %s waits: %s", live.record.id, error)
        except Exception:
            log.exception("a computer player failed at table %s", live.record.id)
        finally:
            live.thinking.discard(number)
            self.leave(live)

    async def close(self) -> None:
        """Stop thinking, and keep where the tables stand."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.lives.values()):
            await self._checkpoint(live)
        self.thinkers.close()


def _seat(seat: str, who: str, minds: list[str], made: Made) -> SeatRecord:
    if who == ME:
        made.tokens[seat] = secrets.token_urlsafe(32)
        return SeatRecord(seat, token_hash=hashed(made.tokens[seat]))
    if who == FRIEND:
        made.invites[seat] = secrets.token_urlsafe(24)
        return SeatRecord(seat, invite_hash=hashed(made.invites[seat]))
    if who in minds:
        return SeatRecord(seat, mind=who)
    known = ", ".join((ME, FRIEND, *minds))
    sentence = f"Nobody named {who!r} can play {seat}. There are: {known}."
    raise Impossible(sentence, "nobody", who=who, seat=seat, known=known)
