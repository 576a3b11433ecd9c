"""Bring a database up to this program's version."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 7474_0001
"""Servers that start together on one PostgreSQL migrate one after the other."""


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen."""
    async with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            await db.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        await db.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
