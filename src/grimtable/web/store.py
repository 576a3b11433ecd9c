"""What is kept: tables, seats, and the journal of answers.

The key `(table_id, seq)` of the journal is the only lock there is: whoever writes the next answer
first has it, and everyone else reads it and thinks again. So any number of server processes may
serve any table.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from grimtable.web.database import connect

CONTROL = -1
"""The ask number of journal rows that answer nothing: undo, votes, seats that change hands."""

AWAY = (SQLAlchemyError, OSError)
"""What every call here may raise while the database restarts; it works again afterwards."""

BATCH = 64
"""Writes of so many tables go to the disk at once."""

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("version", sa.String(64), nullable=False),
    sa.Column("content", sa.JSON, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("position", sa.JSON, nullable=False),
    sa.Column("guide", sa.String(64), nullable=False, default=""),
    sa.Column("real_dice", sa.Boolean, nullable=False, default=False),
    sa.Column("solo", sa.Boolean, nullable=False, default=True),
    sa.Column("listed", sa.Boolean, nullable=False, default=False),
    sa.Column("over", sa.Boolean, nullable=False, default=False),
    sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    sa.Column("maker", sa.String(64), nullable=False, server_default=""),
    sa.Column("seed", sa.String(64), nullable=False, server_default=""),
    sa.Column("thinker", sa.String(32), nullable=False, server_default=""),
    sa.Column("thinks_until", sa.Float, nullable=False, server_default="0"),
    sa.Column("shape", sa.Integer, nullable=False, server_default="0"),
    sa.Column("since", sa.Integer, nullable=False, server_default="0"),
    sa.Column("base", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("origin", sa.String(32), nullable=False, server_default=""),
    sa.Column("begins", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_by_maker", "maker", "made"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(64), primary_key=True),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("mind", sa.String(32), nullable=False, default=""),
    sa.Column("token_hash", sa.String(64), nullable=True),
    sa.Column("invite_hash", sa.String(64), nullable=True),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("ask", sa.Integer, nullable=False),
    sa.Column("seat", sa.String(64), nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
)


checkpoints = sa.Table(
    "checkpoints",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("shape", sa.Integer, nullable=False),
    sa.Column("mark", sa.JSON, nullable=False),
    sa.Column("rest", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("ended", sa.JSON(none_as_null=True), nullable=True),
)

chapters = sa.Table(
    "chapters",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("previous", sa.String(32), nullable=False, unique=True),
)

crowds = sa.Table(
    "crowds",
    metadata,
    sa.Column("server", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)


class Taken(Exception):
    """Somebody else has written the next answer, or claimed the seat, first."""


class Row(Struct, frozen=True):
    """A line of the journal; `seq` is its place there, once it is kept."""

    ask: int
    seat: str
    answer: str
    seq: int = -1


class SeatRecord(Struct, frozen=True):
    """Who may sit where: a computer player (`mind`), or whoever has the token or the invitation.

    A computer player may sit in for whoever has the token; `seen` is when they were last here, and
    negative if they have left since.
    """

    seat: str
    mind: str = ""
    token_hash: str | None = None
    invite_hash: str | None = None
    seen: float = 0.0

    @property
    def player(self) -> str:
        """`computer`, `person`, or `open` while nobody has claimed it."""
        if self.mind:
            return "computer"
        return "person" if self.token_hash else "open"

    @property
    def lent(self) -> bool:
        """Whether a computer player sits in for a person."""
        return bool(self.mind and self.token_hash)


class Record(Struct, frozen=True):
    """The set-up of a table."""

    id: str
    game: str
    version: str
    content: dict[str, str]
    options: dict[str, Any]
    position: dict[str, Any]
    guide: str
    real_dice: bool
    solo: bool
    listed: bool
    over: bool
    made: datetime
    maker: str = ""
    """The address it was made from, hashed."""
    seed: str = ""
    """Of its dice; nobody is ever told."""
    shape: int = 0
    """The version of the shape of options and base."""
    since: int = 0
    """The row of the journal at which it begins; those before were played by other rules."""
    base: dict[str, Any] | None = None
    """The state in which it begins there."""
    origin: str = ""
    """The table at which it was tried what else might have come, if it is such a trial."""
    begins: int = 0
    """After so many answers, of that table or of a game that was over before it was brought."""

    @property
    def counts(self) -> bool:
        """Whether it counts in anybody's record: no lesson does, no trial, nothing over before."""
        return not self.guide and not self.begins and not self.origin


class Kept(Struct, frozen=True):
    """A checkpoint of a table, after so many rows: at the last mark and at the last rest."""

    table: str
    seq: int
    shape: int
    mark: dict[str, Any]
    rest: dict[str, Any] | None
    ended: dict[str, Any] | None = None
    """How it ended, if it has."""


def hashed(secret: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Store:
    """Reads and writes what is kept."""

    def __init__(self, database: str) -> None:
        self.engine = connect(database)
        self._waiting: list[_Write] = []
        self._writing: asyncio.Task[None] | None = None
        self._gathered = False  # whether crowds of this server are written down

    async def create(
        self, record: Record, sitting: Sequence[SeatRecord], rows: Sequence[Row]
    ) -> None:
        """Keep a new table, its seats, and the answers it begins with."""
        made = {name: getattr(record, name) for name in record.__struct_fields__}
        async with self.engine.begin() as db:
            await db.execute(sa.insert(tables), [made])
            await db.execute(
                sa.insert(seats),
                [
                    {
                        "table_id": record.id,
                        "place": place,
                        "seat": one.seat,
                        "mind": one.mind,
                        "token_hash": one.token_hash,
                        "invite_hash": one.invite_hash,
                    }
                    for place, one in enumerate(sitting)
                ],
            )
            if rows:
                await db.execute(sa.insert(journal), _rows(record.id, 0, rows))

    async def append(
        self, table: str, seq: int, rows: Sequence[Row], over: bool | None, drop: Sequence[int] = ()
    ) -> None:
        """Write answers from `seq` on, all or none; Taken if somebody was first.

        `over` is None where that has not changed. The rows of `drop` no longer count, and go. What
        several tables write at the same time goes to the disk at once.
        """
        told = asyncio.get_running_loop().create_future()
        self._waiting.append(_Write(table, seq, rows, over, drop, told))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await asyncio.shield(told)

    async def _write(self) -> None:
        """Write what waits, as long as something does; each write is told how it went."""
        while self._waiting:
            writes, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            try:
                await self._write_all(writes)
            except Exception as error:
                if len(writes) > 1:  # one of them has lost a race: each on its own
                    for one in writes:
                        await self._write_one(one)
                else:
                    _tell(writes[0], error)
            else:
                for one in writes:
                    _tell(one, None)

    async def _write_one(self, write: _Write) -> None:
        try:
            await self._write_all([write])
        except Exception as error:
            _tell(write, error)
        else:
            _tell(write, None)

    async def _write_all(self, writes: list[_Write]) -> None:
        rows = [row for one in writes for row in _rows(one.table, one.seq, one.rows)]
        async with self.engine.begin() as db:
            await db.execute(sa.insert(journal), rows)
            for one in writes:
                if one.over is not None:
                    ended = sa.update(tables).where(tables.c.id == one.table)
                    await db.execute(ended.values(over=one.over))
                if one.drop:
                    gone = (journal.c.table_id == one.table) & journal.c.seq.in_(one.drop)
                    await db.execute(sa.delete(journal).where(gone))

    async def go_on(self, record: Record, seq: int, rows: Sequence[Row]) -> None:
        """Write how a table goes on under other rules, all or nothing; Taken if somebody did."""
        names = ("version", "content", "options", "shape", "since", "base", "real_dice")
        values = {name: getattr(record, name) for name in names}
        try:
            async with self.engine.begin() as db:
                if rows:
                    await db.execute(sa.insert(journal), _rows(record.id, seq, rows))
                await db.execute(sa.update(tables).where(tables.c.id == record.id).values(values))
                await db.execute(sa.delete(checkpoints).where(checkpoints.c.table_id == record.id))
        except IntegrityError as error:
            raise Taken from error

    async def remove(self, table: str) -> None:
        """Forget a table and all that belongs to it."""
        async with self.engine.begin() as db:
            await db.execute(sa.delete(tables).where(tables.c.id == table))

    async def keep(self, kept: Kept) -> None:
        """Keep the checkpoint of a table instead of the one before."""
        row = {"table_id": kept.table, "seq": kept.seq, "shape": kept.shape}
        row |= {"mark": kept.mark, "rest": kept.rest, "ended": kept.ended}
        same = checkpoints.c.table_id == kept.table
        async with self.engine.begin() as db:
            if not (await db.execute(sa.update(checkpoints).where(same).values(row))).rowcount:
                await db.execute(sa.insert(checkpoints), [row])

    async def kept(self, table: str) -> Kept | None:
        """The checkpoint of a table, or None."""
        query = sa.select(checkpoints).where(checkpoints.c.table_id == table)
        async with self.engine.connect() as db:
            found = (await db.execute(query)).first()
        return Kept(*found) if found else None

    async def record(self, table: str) -> Record | None:
        """The set-up of a table, or None."""
        async with self.engine.connect() as db:
            found = (await db.execute(sa.select(tables).where(tables.c.id == table))).first()
        return _record(found) if found else None

    async def listed(self, also: Iterable[str], limit: int = 60) -> list[Record]:
        """Those named, then tables that anyone may find, each newest first."""
        named = tables.c.id.in_([one for one in also if "\0" not in one])
        query = sa.select(tables).where(sa.or_(tables.c.listed, named))
        query = query.order_by(named.desc(), tables.c.made.desc()).limit(limit)
        async with self.engine.connect() as db:
            return [_record(row) for row in await db.execute(query)]

    async def made(self, maker: str, since: datetime, *, over: bool) -> int:
        """How many tables a maker has made since then; those that are over count only if told."""
        theirs = (tables.c.maker == maker) & (tables.c.made >= since)
        if not over:
            theirs &= ~tables.c.over
        query = sa.select(sa.func.count()).select_from(tables).where(theirs)
        async with self.engine.connect() as db:
            return int((await db.execute(query)).scalar_one())

    async def seats(self, table: str) -> list[SeatRecord]:
        """The seats of a table, in the game's order."""
        return (await self.seats_of([table]))[table]

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRecord]]:
        """The seats of several tables, by table."""
        columns = [seats.c[name] for name in SeatRecord.__struct_fields__]
        query = sa.select(seats.c.table_id, *columns).where(seats.c.table_id.in_(ids))
        found: dict[str, list[SeatRecord]] = {table: [] for table in ids}
        async with self.engine.connect() as db:
            for table, *one in await db.execute(query.order_by(seats.c.place)):
                found[table].append(SeatRecord(*one))
        return found

    async def rows(self, table: str, since: int) -> list[Row]:
        """The journal from `since` on."""
        query = (
            sa.select(journal.c.ask, journal.c.seat, journal.c.answer, journal.c.seq)
            .where(journal.c.table_id == table, journal.c.seq >= since)
            .order_by(journal.c.seq)
        )
        async with self.engine.connect() as db:
            return [Row(**row._mapping) for row in await db.execute(query)]

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How far the journals of these tables have come: the `seq` of what is written next."""
        last = sa.select(sa.func.max(journal.c.seq)).where(journal.c.table_id == tables.c.id)
        query = sa.select(tables.c.id, last.scalar_subquery()).where(tables.c.id.in_(ids))
        async with self.engine.connect() as db:
            return {table: int(n) + 1 for table, n in await db.execute(query) if n is not None}

    async def names(self, ids: Sequence[str]) -> dict[tuple[str, str], str]:
        """How people want to be called, by table and seat; who is invited anew has no name yet."""
        said = sa.or_(journal.c.answer.like("called%"), journal.c.answer == "invited")
        query = (
            sa.select(journal.c.table_id, journal.c.seat, journal.c.answer)
            .where(journal.c.table_id.in_(ids), journal.c.ask == CONTROL, said)
            .order_by(journal.c.table_id, journal.c.seq)
        )
        async with self.engine.connect() as db:
            found = await db.execute(query)
            return {(table, seat): answer.partition(" ")[2] for table, seat, answer in found}

    async def claim(self, table: str, invite: str, token: str) -> str:
        """Open a seat with its invitation, once; Taken if it was used or is unknown.

        Whoever had the seat before has it no longer; a computer player gets up.
        """
        return await self._claim(table, seats.c.invite_hash == hashed(invite), token)

    async def claim_free(self, table: str, seat: str, token: str) -> str:
        """Open a free seat at a table that anyone may find; Taken if it is not free."""
        public = sa.exists().where(tables.c.id == table, tables.c.listed)
        free = (seats.c.seat == seat) & seats.c.invite_hash.is_not(None) & public
        return await self._claim(table, free & seats.c.token_hash.is_(None), token)

    async def _claim(self, table: str, which: sa.ColumnElement[bool], token: str) -> str:
        query = (
            sa.update(seats)
            .where(seats.c.table_id == table, which)
            .values(token_hash=hashed(token), invite_hash=None, mind="")
            .returning(seats.c.seat)
        )
        async with self.engine.begin() as db:
            found = (await db.execute(query)).first()
        if found is None:
            raise Taken
        return str(found.seat)

    async def change_seat(self, table: str, seat: str, **values: str) -> None:
        """Give a seat to a computer player (`mind`) or back, or a new invitation to it."""
        query = sa.update(seats).where(seats.c.table_id == table, seats.c.seat == seat)
        async with self.engine.begin() as db:
            await db.execute(query.values(**values))

    async def saw(self, who: Mapping[tuple[str, str], float]) -> None:
        """Note when people were last at these tables and seats."""
        query = sa.update(seats).where(
            seats.c.table_id == sa.bindparam("b_table"), seats.c.seat == sa.bindparam("b_seat")
        )
        values = [{"b_table": t, "b_seat": s, "seen": at} for (t, s), at in who.items()]
        async with self.engine.begin() as db:
            await db.execute(query.values(seen=sa.bindparam("seen")), values)

    async def thinks(self, table: str, who: str, now: float, until: float) -> bool:
        """Whether this server is the one that thinks for a table until then."""
        free = (tables.c.thinker == who) | (tables.c.thinks_until < now)
        query = sa.update(tables).where(tables.c.id == table, free)
        async with self.engine.begin() as db:
            given = await db.execute(query.values(thinker=who, thinks_until=until))
        return bool(given.rowcount)

    async def gathered(
        self, server: str, here: Mapping[str, int], at: float, until: float
    ) -> dict[str, int]:
        """Note how large this server's crowds are until then; how large all others' are."""
        mine = crowds.c.server == server
        rows = [{"server": server, "who": k, "n": n, "until": until} for k, n in here.items()]
        if rows or self._gathered:
            async with self.engine.begin() as db:
                await db.execute(sa.delete(crowds).where(mine | (crowds.c.until < at)))
                if rows:
                    await db.execute(sa.insert(crowds), rows)
        self._gathered = bool(rows)
        query = sa.select(crowds.c.who, sa.func.sum(crowds.c.n)).where(~mine, crowds.c.until > at)
        async with self.engine.connect() as db:
            found = await db.execute(query.group_by(crowds.c.who))
            return {who: int(n) for who, n in found}

    async def close(self) -> None:
        """Let go of all connections."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        await self.engine.dispose()


class _Write(NamedTuple):
    """Rows that wait to be written, and whoever waits for that."""

    table: str
    seq: int
    rows: Sequence[Row]
    over: bool | None
    drop: Sequence[int]
    told: asyncio.Future[None]


def _tell(write: _Write, error: Exception | None) -> None:
    if write.told.done():
        return
    if error is None:
        write.told.set_result(None)
    else:
        lost = isinstance(error, IntegrityError)
        write.told.set_exception(Taken() if lost else error)


def _record(row: sa.Row[Any]) -> Record:
    return Record(**{name: row._mapping[name] for name in Record.__struct_fields__})


def _rows(table: str, seq: int, rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "seq": seq + i, "ask": r.ask, "seat": r.seat, "answer": r.answer}
        for i, r in enumerate(rows)
    ]


def now() -> datetime:
    """The time, for the list of tables; no rule ever sees it."""
    return datetime.now(UTC)
