"""Start the server, and the browser on it."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import socket
import threading
import webbrowser
from collections.abc import Sequence

import sqlalchemy as sa
import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from grimtable.games import GAMES
from grimtable.kernel.errors import GrimtableError
from grimtable.web.app import STATIC, make_app
from grimtable.web.database import default_database
from grimtable.web.doors import Door, widen
from grimtable.web.guard import LARGEST, Guarded
from grimtable.web.migrate import migrate
from grimtable.web.store import Store

PORT = 7474


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    open_browser: bool = False,
    database: str | None = None,
    games: Sequence[str] = GAMES,
    pace: float = 0.35,
    log_level: str = "warning",
    hosts: Sequence[str] = (),
) -> None:
    """Serve the web table until interrupted. Port 0 takes any that is free.

    `hosts` are names under which it may be called, beside addresses and those of this machine.
    """
    database = database or default_database()
    asyncio.run(ready(database))
    widen()
    with listen(host, port) as listening:
        address = f"http://{reachable(host)}:{listening.getsockname()[1]}/"
        print(f"Grimtable is at {address}", flush=True)
        if not (STATIC / "index.html").is_file():
            print("The page has not been built: only the API is served.", flush=True)
        elif open_browser:
            threading.Timer(0.8, webbrowser.open, [address]).start()
        app = Guarded(make_app(database, games=games, pace=pace), {*hosts, *names(host)})
        config = uvicorn.Config(
            app,
            http=Door,
            log_level=log_level,
            ws="websockets-sansio",
            ws_max_size=2 * LARGEST,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=2,
            server_header=False,
        )
        uvicorn.Server(config).run(sockets=[listening])


async def ready(database: str) -> None:
    """Bring the database up to this version; whatever is wrong with it is said in a sentence."""
    try:
        store = Store(database)
    except (ValueError, OSError, SQLAlchemyError, ModuleNotFoundError) as error:
        raise GrimtableError(f"{named(database)} can't be used: {_why(error)}.") from error
    try:
        async with asyncio.timeout(30):
            await migrate(store.engine)
    except (SQLAlchemyError, OSError, TimeoutError, CommandError) as error:
        raise GrimtableError(f"{named(database)} can't be used: {_why(error)}.") from error
    finally:
        await store.close()


def named(database: str) -> str:
    """A database as it may be printed: without its password."""
    try:
        return f"The database {sa.make_url(database).render_as_string(hide_password=True)}"
    except SQLAlchemyError:
        return f"The database {database!r}"


def _why(error: BaseException) -> str:
    """The first sentence of what went wrong, of the error beneath if there is one."""
    found = getattr(error, "orig", None) or error
    told = getattr(found, "strerror", None) or str(found) or type(found).__name__
    told = re.sub(r"^<class [^>]*>: ", "", str(told).splitlines()[0])
    return told.rstrip(".")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket that names its protocol: only then does asyncio send at once."""
    if not 0 <= port <= 65_535:
        raise GrimtableError(f"There is no port {port}: they go from 0 to 65535.")
    try:
        kind, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        sentence = f"{host!r} is no address of this machine: {error.strerror}."
        raise GrimtableError(sentence) from error
    listening = socket.socket(kind, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(where)
    except OSError as error:
        listening.close()
        raise GrimtableError(_cannot_bind(error, host, port)) from error
    listening.listen(1024)
    return listening


def _cannot_bind(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host!r} is no address of this machine. Try --host 127.0.0.1, or 0.0.0.0 for all."
    return f"Port {port} can't be used: {error.strerror}. Try --port 0."


def names(host: str) -> set[str]:
    """The names under which this machine is called."""
    own = socket.gethostname().lower()
    return {host.lower(), own, own.partition(".")[0], f"{own.partition('.')[0]}.local"} - {""}


def reachable(host: str) -> str:
    """The name under which others reach this machine: invitations are made from it."""
    if host != "0.0.0.0":
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only finds the way out
        except OSError:
            return "localhost"
        found: str = probe.getsockname()[0]
        return found
