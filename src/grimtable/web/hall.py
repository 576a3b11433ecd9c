"""The hall: all tables that this process has in memory, and how they stay true to the store.

An act (an answer, an undo) changes the table in memory, is written as rows from the table's `seq`
on, and is acknowledged. If another process has written first, the table in memory is thrown away,
read again, and the act is tried on what is there now, where it is mostly refused as stale.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from datetime import timedelta
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec import to_builtins

from grimtable.kernel.errors import ForeignSave, GrimtableError, Refused, SaveError
from grimtable.kernel.save import hashes
from grimtable.minds import LEVELS, MINDS
from grimtable.web import guard
from grimtable.web.annals import ended
from grimtable.web.errors import Impossible, NoSuchTable, TooMany
from grimtable.web.lasting import after_all, brought_up, is_current, kept, written_down
from grimtable.web.live import LAID, Live
from grimtable.web.memory import give_back
from grimtable.web.shelf import Shelf
from grimtable.web.store import AWAY, CONTROL, Record, Row, SeatRecord, Store, Taken, hashed, now
from grimtable.web.thinkers import Thinkers
from grimtable.web.thinking import Thinking
from grimtable.web.viewer import AWAY_FOR, Viewer

log = logging.getLogger("grimtable.web")

ATTEMPTS = 20
SWEEP = 2.0
"""Seconds between looks for answers of other processes that no message told of."""
IDLE = 40.0
"""Seconds for which a table stays in memory at which nobody looks."""
REFRESH = 30.0
"""Seconds between two notes of who is here."""
CROWDS = 10.0
"""Seconds for which the crowds of a server count that is not heard of any more."""
ROWS = 40
"""Rows of the journal between two checkpoints."""
DAY = timedelta(days=1)
ME, FRIEND = "me", "friend"
T = TypeVar("T")


class Made:
    """A new table and its secrets, told once to whoever made it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.tokens: dict[str, str] = {}
        self.invites: dict[str, str] = {}


class Hall:
    """Tables in memory, kept true to the store."""

    def __init__(self, shelf: Shelf, store: Store, thinkers: Thinkers, pace: float = 0.35) -> None:
        self.shelf, self.store = shelf, store
        self.thinking = Thinking(self, thinkers, pace)
        self.lives: dict[str, Live] = {}
        self.announce: Callable[[str, int], Awaitable[None]] | None = None
        self.crowd = guard.Crowd()
        self.budget = guard.Budget()
        self._undos: dict[str, guard.Bucket] = {}
        self._seen: dict[tuple[str, str], float] = {}
        self._refreshed = 0.0
        self._gone = 0  # tables let go of since their memory was last looked for
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Making and finding -----------------------------------------------------------------------

    async def create(
        self,
        game: str,
        options: Any,
        seating: dict[str, str],
        *,
        real_dice: bool = False,
        listed: bool = False,
        laid: bool = False,
        clock: int = 0,
        position: dict[str, Any] | None = None,
        guide: str = "",
        base: dict[str, Any] | None = None,
        rows: list[Row] | None = None,
        maker: str = "",
        origin: str = "",
        begins: int = 0,
    ) -> Made:
        """Make a table; `seating` says for each seat who plays it: me, friend, or a mind.

        With `laid` the program lays it out for whoever makes it; `clock`: minutes for each person.
        A trial says at which table it begins (`origin`), and after how many answers.
        """
        found = self.shelf[game]
        names = [seat.id for seat in found.seats(options)]
        for name in seating:
            if name not in names:
                sentence = f"{game} has no seat {name!r} with these options."
                raise Impossible(sentence, "no-seat", game=game, seat=name)
        if not rows:  # of a game that is brought here it is not known yet whether it is over
            await self._welcome(maker)
        made = Made(new_id())
        minds = list({**LEVELS, **MINDS})
        sitting = [take_seat(name, seating.get(name, ME), minds, made) for name in names]
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
            maker=hashed(maker) if maker else "",
            seed=secrets.token_hex(16),
            shape=len(found.migrations),
            base=base,
            origin=origin,
            begins=begins,
        )
        first = rows or []
        if clock:
            first = [*first, Row(CONTROL, "", f"clock {60 * clock}")]
        if laid and found.opening:
            first = [*first, *(Row(CONTROL, seat, f"order {LAID}") for seat in made.tokens)]
        live, more = await self.budget.aside(maker, partial(self._read, record, sitting, first))
        if rows:  # nobody's play sets a limit to tables that were over before
            await self._welcome(maker, over=live.over)
        if live.over:
            begins = begins or live.table.answered  # played elsewhere: no record of ours
            record = msgspec.structs.replace(record, over=True, begins=begins)
        await self.store.create(record, sitting, [*first, *more])
        if live.over:
            await self.store.keep(kept(record.id, live.table, live.seq, ended(live)))
        return made

    async def _welcome(self, maker: str, *, over: bool = False) -> None:
        """Refuse who has left too many tables standing today; finished ones count if `over`."""
        most = guard.TABLES_A_DAY
        if maker and await self.store.made(hashed(maker), now() - DAY, over=over) >= most:
            if over:
                sentence = f"{most} tables, finished ones too, came from this address in a day."
                raise TooMany(sentence, "too-many-finished", most=most)
            sentence = f"{most} unfinished tables in a day are the most from one address."
            raise TooMany(sentence, "too-many-tables", most=most)

    async def again(
        self, live: Live, options: Any = None, sitting: list[SeatRecord] | None = None
    ) -> str:
        """A new table with the same options or others, at which people have the seats they had.

        Seats that are new there go to whoever has the first, unless `sitting` says otherwise.
        What follows a trial is one as well; to play a game again is not.
        """
        trial = options is not None and bool(live.record.origin)
        options = live.options if options is None else options
        seats = live.seats if sitting is None else sitting
        clock = live.clock.seconds
        return await self.lay_out(live.record, seats, options, live.real_dice, clock, trial=trial)

    async def lay_out(
        self,
        record: Record,
        seats: list[SeatRecord],
        options: Any,
        real_dice: bool,
        clock: float = 0,
        trial: bool = False,
    ) -> str:
        """The same for a table that need not be in memory."""
        game, old = self.shelf[record.game], {one.seat: one for one in seats}
        sitting = [
            old.get(seat.id, msgspec.structs.replace(seats[0], seat=seat.id))
            for seat in game.seats(options)
        ]
        record = msgspec.structs.replace(
            record,
            id=new_id(),
            version=game.version,
            shape=len(game.migrations),
            options=to_builtins(options),
            content=hashes(game, options),
            position={},
            guide="",
            real_dice=real_dice,
            solo=record.solo and not any(one.invite_hash for one in sitting),
            over=False,
            made=now(),
            seed=secrets.token_hex(16),
            since=0,
            base=None,
            origin=record.origin if trial else "",
            begins=record.begins if trial else 0,
        )
        first = [Row(CONTROL, "", f"clock {clock:.0f}")] if clock else []
        _, more = self._read(record, sitting, first)
        await self.store.create(record, sitting, [*first, *more])
        return record.id

    async def rescued(self, table: str) -> tuple[Record, Any]:
        """What is written down of a table that can't go on; None if nothing is."""
        record = await self.store.record(table)
        assert record is not None
        rows, checkpoint = await self.store.rows(table, record.since), await self.store.kept(table)
        game = self.shelf[record.game]
        return record, await asyncio.to_thread(written_down, game, record, rows, checkpoint)

    async def live(self, table: str, who: str = "") -> Live:
        """The table in memory, read from the store if it is not there yet (at `who`'s cost)."""
        if table in self.lives:
            self.lives[table].touched = time.monotonic()
            return self.lives[table]
        try:
            async with self._loading.setdefault(table, asyncio.Lock()):
                if table not in self.lives:
                    self.lives[table] = await self._load(table, who)
        finally:
            self._loading.pop(table, None)
        live = self.lives[table]
        self.thinking.wake(live)
        return live

    async def _load(self, table: str, who: str) -> Live:
        record = await self.store.record(table)
        if record is None or record.game not in self.shelf.games:
            raise NoSuchTable(f"There is no table {table!r}.", "no-table")
        for _ in range(ATTEMPTS):
            record = await self._brought_up(record)
            seats, rows = await self.store.seats(table), await self.store.rows(table, record.since)
            read = partial(self._read, record, seats, rows)
            live, first = await self.budget.aside(who, read)
            if await self._kept(live, first):
                return live
        raise Refused(f"The table {table!r} can't be read while it changes so fast.", "busy")

    def _read(
        self, record: Record, seats: list[SeatRecord], rows: list[Row]
    ) -> tuple[Live, list[Row]]:
        """A table as its journal says, and what has to be written first; may take a while."""
        live = Live(self.shelf, record, seats)
        live.fold(rows)
        live.kept = live.seq
        first = live.settle()
        live.wait()
        return live, first

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
                await self.store.go_on(after, after_all(record, rows), first)
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
        self._begin(self._checkpoint(live))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something with the store that is not broken off, even if whoever asked for it is."""
        return await asyncio.shield(self._begin(work))

    async def aside(self, live: Live, work: Callable[[], T]) -> T:
        """Do something with a table; what takes a while is done in another thread.

        Whoever leaves meanwhile (a page that is loaded again) does not free the table before that
        thread is done: two that write its log at once would write it twice.
        """

        async def alone() -> T:
            async with live.turn:
                return await asyncio.to_thread(work) if live.looks.slow else work()

        return await self.whole(alone())

    async def seats_changed(self, table: str) -> None:
        """Somebody has claimed a seat: read the seats again and show it."""
        live = self.lives.get(table)
        if live is None:
            return
        async with live.turn:
            live.sit(await self.store.seats(table))
            for viewer in live.viewers:
                viewer.holding = _held(live, viewer.keys)
        self._show(live)
        self.thinking.wake(live)

    async def holding(self, live: Live, tokens: list[str]) -> list[str]:
        """The seats that these tokens open; a seat may have been claimed at another process."""
        keys = keys_of(tokens)
        found = _held(live, keys)
        if len(found) < len(keys):
            async with live.turn:
                live.sit(await self.store.seats(live.record.id))
            found = _held(live, keys)
        return found

    # Who is here ------------------------------------------------------------------------------

    async def come(self, live: Live, viewer: Viewer) -> None:
        """Somebody sits down, or watches."""
        live.viewers.add(viewer)
        self._note_presence(live, viewer.holding, time.time())
        self.thinking.wake(live)

    def go(self, live: Live, viewer: Viewer) -> None:
        """They leave."""
        live.viewers.discard(viewer)
        gone = [seat for seat in viewer.holding if not any(seat in v.holding for v in live.viewers)]
        for seat in gone:
            live.left[seat] = time.time()
        self._note_presence(live, gone, -time.time())
        live.touched = time.monotonic()

    def _note_presence(self, live: Live, seats: list[str], at: float) -> None:
        if live.record.solo or not seats:
            return
        self._seen.update({(live.record.id, seat): at for seat in seats})
        live.looks.changes += 1
        self._show(live)

    async def _tell_presence(self) -> None:
        """Write down who is here; what changes with time alone is shown, too."""
        at = time.time()
        refresh = at - self._refreshed > REFRESH
        self._refreshed = at if refresh else self._refreshed
        for live in list(self.lives.values()):
            if live.record.solo or not live.viewers:
                continue
            if refresh:
                held = {seat for viewer in live.viewers for seat in viewer.holding}
                self._seen.update({(live.record.id, seat): at for seat in held})
            absent = frozenset(s for s in live.claimed() if at - live.last_seen(s) > AWAY_FOR)
            if absent != live.absent:
                live.absent = absent
                live.looks.changes += 1
                self._show(live)
        if self._seen:
            seen, self._seen = self._seen, {}
            await self.store.saw(seen)

    async def count_together(self) -> None:
        """Tell the other servers of the crowds and the spendthrifts here, and learn of theirs."""
        at, me = time.time(), self.thinking.me
        here = {**self.crowd.large(), **self.budget.large()}
        told = self.store.gathered(me, here, at, at + CROWDS)
        self.crowd.elsewhere = self.budget.elsewhere = await told

    # Acting -----------------------------------------------------------------------------------

    async def act(self, table: str, what: Callable[[Live], list[Row]], who: str = "") -> Live:
        """Do something at a table and keep it. A refusal changes nothing."""
        for _ in range(ATTEMPTS):
            live = await self.live(table, who)
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
                    live.wait()
                    self._show(live)
                    self.thinking.wake(live)
                    await self.tell(table, live.seq)
                    return live
                self._forget(live)
        raise Refused("Too much happened at once at this table; try again.", "busy")

    async def undo(self, table: str, seat: str, anew: bool = False, lesson: bool = False) -> Live:
        """Take back the last answer of a seat; a table is taken back only so often in a minute."""
        if not self._taken_back(table):
            raise TooMany("That is too often. Wait a little.", "too-fast")
        if lesson:
            return await self.act(table, lambda now: now.back_to_lesson(seat))
        return await self.act(table, lambda now: now.undo(seat, anew))

    def _taken_back(self, table: str) -> bool:
        """Whether a table may be taken back once more."""
        if len(self._undos) > 1000:
            self._undos = {name: one for name, one in self._undos.items() if name in self.lives}
        rate = guard.UNDOS_A_MINUTE / 60
        bucket = self._undos.setdefault(table, guard.Bucket(rate, guard.UNDOS_A_MINUTE))
        return bucket.take()

    def _heed(self, table: str, rows: list[Row]) -> None:
        """What was taken back by way of other servers counts here, too."""
        for row in rows:
            if row.ask == CONTROL and row.answer.startswith("undo "):
                self._taken_back(table)

    async def order(self, table: str, seats: list[str], until: str) -> Live:
        """A person leaves word to pass; whoever has several seats speaks for all of them."""
        for seat in seats:
            live = await self.act(table, partial(Live.order, seat=seat, until=until))
        return live

    async def say(self, table: str, seat: str, what: str) -> Live:
        """Something happens at the table and not in the game: a row says so."""
        return await self.act(table, lambda now: now.say(seat, what))

    async def tell(self, table: str, seq: int) -> None:
        """Tell other processes; -1 says that seats have changed."""
        if self.announce:
            await self.announce(table, seq)

    async def _kept(self, live: Live, rows: list[Row]) -> bool:
        """Write rows; False if another process was first and the table is out of date."""
        if not rows:
            return True
        try:
            over = live.over if live.over != live.was_over else None
            drop = live.dropped(rows)
            await self.store.append(live.record.id, live.seq, rows, over, drop)
        except Taken:
            self._heed(live.record.id, await self.store.rows(live.record.id, live.seq))
            return False
        except BaseException:
            self._forget(live)  # we can't know whether it was written: read it again
            raise
        live.was_over = live.over
        live.noted(rows)
        if live.seq >= live.kept + ROWS or live.over:
            self._keep(live)
        return True

    def _forget(self, live: Live) -> None:
        """Throw a table out of memory; its viewers move to the one that is read anew."""
        live.void = True
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
            self._heed(table, rows)
            try:
                live.fold(rows)
                live.wait()
            except GrimtableError:
                self._forget(live)
                return
        self._show(live)
        self.thinking.wake(live)

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
                await self._tell_presence()
                await self.count_together()
            except AWAY as error:
                log.warning("the database is away; the sweep goes on: %s", error)
            except Exception:
                log.exception("the sweep failed; it goes on")

    def _tidy(self) -> None:
        """Let go of tables that nobody looks at."""
        before, there = time.monotonic() - IDLE, len(self.lives)
        for live in list(self.lives.values()):
            busy = live.viewers or live.thinking or live.turn.locked()
            if live.touched < before and not busy:
                del self.lives[live.record.id]
                self._keep(live)
        self._gone += there - len(self.lives)
        if self._gone > len(self.lives) and not self._tasks:  # what is written down is held
            # A quiet server makes so little that Python would not look for what is left of them.
            self._gone = 0
            give_back()

    def _show(self, live: Live) -> None:
        for viewer in live.viewers:
            viewer.show()

    async def close(self) -> None:
        """Stop thinking, and finish what is being written."""
        await self.thinking.close()
        for live in list(self.lives.values()):
            await self._checkpoint(live)
        await asyncio.gather(*self._tasks, return_exceptions=True)


def new_id() -> str:
    """The id of a table, which nobody guesses."""
    return secrets.token_urlsafe(12)


def keys_of(tokens: list[str]) -> frozenset[str]:
    """What is known of the tokens that somebody bears."""
    return frozenset(hashed(token) for token in tokens[:32])


def _held(live: Live, keys: frozenset[str]) -> list[str]:
    return [one.seat for one in live.seats if one.token_hash in keys]


def take_seat(seat: str, who: str, minds: list[str], made: Made) -> SeatRecord:
    """Who may sit on a seat: whoever makes the table, a friend by a link, a computer player."""
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
