"""What is kept: migrations, the key that is the only lock, and old tables."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import structs

from grimtable.web.migrate import migrate
from grimtable.web.store import Record, Row, SeatRecord, Store, Taken, metadata, now
from tests.web.harness import PostgreSQL


def record(table: str) -> Record:
    """A table's set-up."""
    return Record(
        id=table,
        game="connect_four",
        version="1",
        content={},
        options={},
        position={},
        guide="",
        real_dice=False,
        solo=True,
        listed=False,
        over=False,
        made=now(),
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kept.sqlite'}"
    found: PostgreSQL = request.getfixturevalue("postgresql")
    return found.url


async def test_migrations_make_what_the_program_expects(address: str) -> None:
    store = Store(address)
    await migrate(store.engine)
    await migrate(store.engine)

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as db:
        assert await db.run_sync(differences) == []
    await store.close()


async def test_whoever_writes_an_answer_first_has_it(address: str) -> None:
    store, rival = Store(address), Store(address)
    await migrate(store.engine)
    table = f"race-{Path(address).name[:12]}"
    seats = [SeatRecord("red", token_hash="x"), SeatRecord("yellow", invite_hash="y")]
    await store.create(record(table), seats, [Row(0, "red", "Drop a")])
    await store.append(table, 1, [Row(1, "yellow", "Drop b"), Row(2, "red", "Drop c")], False)
    with pytest.raises(Taken):
        await rival.append(table, 2, [Row(1, "yellow", "Drop g"), Row(2, "red", "Drop g")], True)
    assert [row.answer for row in await rival.rows(table, 0)] == ["Drop a", "Drop b", "Drop c"]
    kept = await rival.record(table)
    assert kept is not None
    assert not kept.over, "a refused write leaves nothing behind"
    await store.close()
    await rival.close()


async def test_nobodys_own_table_is_crowded_out_by_newer_ones(address: str) -> None:
    store = Store(address)
    await migrate(store.engine)
    mine, loud = f"mine-{Path(address).name[:12]}", f"loud-{Path(address).name[:12]}"
    await store.create(record(mine), [SeatRecord("red")], [])
    await store.create(structs.replace(record(loud), listed=True), [SeatRecord("red")], [])
    assert [one.id for one in await store.listed([mine], limit=1)] == [mine]
    assert [one.id for one in await store.listed([], limit=1)] == [loud]
    await store.close()
