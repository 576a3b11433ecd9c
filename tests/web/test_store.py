"""What is kept: migrations, the key that is the only lock, and old tables."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import structs

from grimtable.web.database import default_database
from grimtable.web.migrate import migrate
from grimtable.web.store import (
    Record,
    Row,
    SeatRecord,
    Store,
    Taken,
    metadata,
    now,
)
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


async def test_nobody_else_on_the_machine_can_read_the_tables(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        kept = tmp_path / "home" / "grimtable" / "tables.sqlite"
        store = Store(f"sqlite:///{kept}")
        await migrate(store.engine)
        await store.create(record("mine"), [SeatRecord("red")], [])
        modes = {file.name: file.stat().st_mode & 0o777 for file in kept.parent.iterdir()}
    finally:
        os.umask(before)
    await store.close()
    assert modes == dict.fromkeys(
        ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"), 0o600
    )
    assert kept.parent.stat().st_mode & 0o777 == 0o700


async def test_tables_that_others_could_read_before_are_closed_to_them(tmp_path: Path) -> None:
    kept = tmp_path / "tables.sqlite"
    kept.touch(0o644)
    kept.chmod(0o644)
    folder = tmp_path.stat().st_mode
    await Store(f"sqlite:///{kept}").close()
    assert kept.stat().st_mode & 0o777 == 0o600
    assert tmp_path.stat().st_mode == folder, "a folder that was there may be shared"


async def test_our_own_folder_is_closed_to_others_even_if_it_was_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIMTABLE_HOME", str(tmp_path))
    monkeypatch.delenv("GRIMTABLE_DATABASE", raising=False)
    tmp_path.chmod(0o755)
    await Store(default_database()).close()
    assert tmp_path.stat().st_mode & 0o777 == 0o700


async def test_the_seats_of_many_tables_are_read_at_once(address: str) -> None:
    store = Store(address)
    await migrate(store.engine)
    names = [f"{name}-{Path(address).name[:12]}" for name in ("one", "two")]
    for name in names:
        await store.create(record(name), [SeatRecord("red"), SeatRecord("yellow", mind=name)], [])
    found = await store.seats_of([*names, "nowhere"])
    assert {table: [one.mind for one in seats] for table, seats in found.items()} == {
        names[0]: ["", names[0]],
        names[1]: ["", names[1]],
        "nowhere": [],
    }
    await store.close()
