"""How server processes on one PostgreSQL tell each other of news, through its restarts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

AGAIN = 1.0
"""Seconds between looks whether PostgreSQL still listens to us."""
AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
log = logging.getLogger("grimtable.web")


class Messages(AsyncPgChannelsBackend):
    """Litestar's backend; where that one falls silent when its connection is lost, this returns.

    What was said meanwhile is lost, and found again by the hall's sweep.
    """

    async def on_startup(self) -> None:
        """Connect, and stay connected."""
        await super().on_startup()
        self._keeper = asyncio.create_task(self._keep())

    async def on_shutdown(self) -> None:
        """Let go."""
        self._keeper.cancel()
        await asyncio.gather(self._keeper, return_exceptions=True)
        with contextlib.suppress(*AWAY):
            await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell the others, if there is a way now."""
        try:
            await super().publish(data, channels)
        except AWAY as error:
            log.warning("other processes could not be told: %s", error)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            if not self._listener_conn.is_closed():
                continue
            try:
                async with self._listener_lock:
                    connection = await self._connect()
                    for channel in self._subscribed_channels:
                        await connection.add_listener(channel, self._listener)
                    self._listener_conn = connection
            except AWAY as error:
                log.warning("PostgreSQL can't be listened to: %s", error)
