"""The web application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import TooManyRequestsException
from litestar.logging import LoggingConfig
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import SQLAlchemyError

from grimtable import __version__
from grimtable.games import GAMES
from grimtable.kernel.errors import GrimtableError, NotAnOption
from grimtable.kernel.text import LANGUAGES
from grimtable.web import api
from grimtable.web.coaching import Coaching
from grimtable.web.database import async_url, default_database
from grimtable.web.errors import Away, Impossible, TooMany, status
from grimtable.web.hall import Hall
from grimtable.web.icons import Icons
from grimtable.web.messages import Messages
from grimtable.web.migrate import migrate
from grimtable.web.papers import Papers
from grimtable.web.shelf import Shelf
from grimtable.web.socket import table_socket
from grimtable.web.store import AWAY, Store
from grimtable.web.thinkers import Thinkers

STATIC = Path(__file__).parent / "static"
CHANNEL = "tables"
log = logging.getLogger("grimtable.web")


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that a request asks for, or that its browser speaks."""
    asked = request.query_params.get("language") or request.headers.get("accept-language") or ""
    return next((known for known in LANGUAGES if asked.startswith(known)), LANGUAGES[0])


def refuser(shelf: Shelf) -> dict[type[Exception] | int, Any]:
    """How requests are refused: what failed and why, in the asker's language."""

    def refused(request: Request[Any, Any, Any], error: GrimtableError) -> Response[dict[str, Any]]:
        code = status(error)
        body: dict[str, Any] = {
            "status_code": code,
            "detail": shelf.refusal(error, language_of(request)),
        }
        if isinstance(error, NotAnOption):
            body["extra"] = {"allowed": list(error.allowed), "rule": error.rule}
        return Response(body, status_code=code, media_type=MediaType.JSON)

    def hailed(
        request: Request[Any, Any, Any], error: TooManyRequestsException
    ) -> Response[dict[str, Any]]:
        answer = refused(request, TooMany(error.detail, "too-many-requests"))
        answer.headers.update(error.headers or {})
        return answer

    def away(
        request: Request[Any, Any, Any], error: SQLAlchemyError | OSError
    ) -> Response[dict[str, Any]]:
        log.warning("the database is away: %s", error)
        return refused(request, Away(str(error), "away"))

    def unread(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
        return refused(request, Impossible(str(error), "malformed"))

    return {
        GrimtableError: refused,
        RecursionError: unread,
        UnicodeError: unread,
        TooManyRequestsException: hailed,
        SQLAlchemyError: away,
        OSError: away,
    }


NO_FAULTS = (GrimtableError, SQLAlchemyError, OSError, RecursionError, UnicodeError)
"""What is told in a sentence: refusals, and a database that is away."""


def log_fault(logger: Any, scope: Any, lines: list[str]) -> None:
    """Write a fault of the program down, from where it came."""
    if not isinstance(sys.exception(), NO_FAULTS):
        logger.error("Uncaught exception at %s\n%s", scope["path"], "".join(lines))


def backend(database: str) -> ChannelsBackend:
    """How processes tell each other: by PostgreSQL itself, or not at all on SQLite."""
    url = async_url(database)
    if url.get_backend_name() == "postgresql":
        plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
        return Messages(plain)
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
                except AWAY as error:
                    log.warning("the database is away; a message is not followed: %s", error)
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

    handlers: list[Any] = [api.Games, api.Tables, Papers, Coaching]
    handlers += [api.icons, api.health, table_socket]
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
        exception_handlers=refuser(hall.shelf),
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
            exception_logging_handler=log_fault,
            disable_stack_trace={*range(400, 500)},
        ),
    )
