"""Where the database lies, and how it is reached: SQLite by default, PostgreSQL by its address."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grimtable.home import home


def default_database() -> str:
    """`GRIMTABLE_DATABASE`, or SQLite in the user's data directory."""
    return os.environ.get("GRIMTABLE_DATABASE") or f"sqlite:///{home() / 'tables.sqlite'}"


def async_url(database: str) -> sa.URL:
    """The address with the driver that this server uses for that kind of database."""
    url = sa.make_url(database)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    kind = url.drivername.split("+")[0]
    if kind not in drivers:
        raise ValueError(f"{kind} is not supported; give a sqlite:/// or postgresql:// address")
    return url.set(drivername=drivers[kind])


def _sqlite_habits(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for habit in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {habit}")
    cursor.close()


def _private(file: Path) -> None:
    """Make a database that only its owner can read; SQLite gives -wal and -shm the same mode.

    So is its folder, if it is ours; another one that was there may be meant to be shared.
    """
    ours = file.parent == home() or not file.parent.is_dir()
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(PermissionError):  # another's, who decides about it
        if ours:
            file.parent.chmod(0o700)
        for one in (file, *file.parent.glob(f"{file.name}-*")):
            one.chmod(0o600)


def connect(database: str) -> AsyncEngine:
    """The engine for a database; SQLite's folder is made, and its file can be shared (WAL)."""
    url = async_url(database)
    if url.get_backend_name() == "sqlite":
        if url.database and url.database != ":memory:":
            _private(Path(url.database))
        engine = create_async_engine(url)
        sa.event.listen(engine.sync_engine, "connect", _sqlite_habits)
        return engine
    return create_async_engine(url, pool_size=10, pool_pre_ping=True)
