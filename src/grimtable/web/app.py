"""The web application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.logging import LoggingConfig
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from grimtable import __version__
from grimtable.games import GAMES
from grimtable.kernel.errors import GrimtableError, NotAnOption, Refused, Stale
from grimtable.web import api
from grimtable.web.hall import Hall, NoSuchTable
from grimtable.web.icons import Icons
from grimtable.web.migrate import migrate
from grimtable.web.shelf import NoSuchGame, Shelf
from grimtable.web.socket import table_socket
from grimtable.web.store import Store, async_url, default_database
from grimtable.web.thinkers import Thinkers

STATIC = Path(__file__).parent / "static"
CHANNEL = "tables"
log = logging.getLogger("grimtable.web")


def refused(request: Request[Any, Any, Any], error: GrimtableError) -> Response[dict[str, Any]]:
    """A refusal as an answer to a request: what failed and why."""
    status = 400
    if isinstance(error, NoSuchTable | NoSuchGame):
        status = 404
    elif isinstance(error, Stale):
        status = 409
    elif isinstance(error, Refused):
        status = 422
    body: dict[str, Any] = {"status_code": status, "detail": str(error)}
    if isinstance(error, NotAnOption):
        body["extra"] = {"allowed": list(error.allowed), "rule": error.rule}
    return Response(body, status_code=status, media_type=MediaType.JSON)


def family(error: type[Exception]) -> set[type[Exception]]:
    """An error and everything more special that is known: Litestar asks for each by itself."""
    return {error}.union(*map(family, error.__subclasses__()))


def backend(database: str) -> ChannelsBackend:
    """How processes tell each other: by PostgreSQL itself, or not at all on SQLite."""
    url = async_url(database)
    if url.get_backend_name() == "postgresql":
        plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
        return AsyncPgChannelsBackend(plain)
    return MemoryChannelsBackend()


def make_app(
    database: str | None = None,
    *,
    games: Sequence[str] = GAMES,
    pace: float = 0.35,
    workers: int | None = None,
    requests_a_minute: int = 1200,
) -> Litestar:
    """The application for one server process."""
    database = database or default_database()
    store = Store(database)
    hall = Hall(Shelf(games), store, Thinkers(workers), pace)
    drawn = Icons(STATIC / "icons.json")
    channels = ChannelsPlugin(backend(database), channels=[CHANNEL])

    async def announce(table: str, seq: int) -> None:
        channels.publish({"table": table, "seq": seq}, CHANNEL)

    async def hear_others() -> None:
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                told = msgspec.json.decode(message)
                try:
                    await hall.told(told["table"], told["seq"])
                except Exception:
                    log.exception("a message from another process could not be followed")

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await migrate(store.engine)
        hall.announce = announce
        tasks = [asyncio.create_task(hear_others()), asyncio.create_task(hall.sweep())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hall.close()
            await store.close()

    handlers: list[Any] = [api.Games, api.Tables, api.icons, api.health, table_socket]
    if STATIC.is_dir():
        handlers.append(
            create_static_files_router(
                path="/",
                directories=[STATIC],
                html_mode=True,
                include_in_schema=False,
            )
        )
    return Litestar(
        handlers,
        plugins=[channels],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "drawn": Provide(lambda: drawn, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers={GrimtableError: refused},
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        middleware=[
            RateLimitConfig(("minute", requests_a_minute), exclude=["/assets/"]).middleware
        ],
        openapi_config=OpenAPIConfig(
            title="Grimtable",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=65_536,
        logging_config=LoggingConfig(
            loggers={"grimtable.web": {"level": "INFO", "handlers": ["queue_listener"]}},
            log_exceptions="always",
            disable_stack_trace={*family(GrimtableError), *range(400, 500)},  # no faults of ours
        ),
    )
