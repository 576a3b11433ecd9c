"""Start the server, and the browser on it."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from collections.abc import Sequence

import uvicorn

from grimtable.games import GAMES
from grimtable.kernel.errors import GrimtableError
from grimtable.web.app import STATIC, make_app
from grimtable.web.guard import LARGEST, Guarded
from grimtable.web.store import default_database

PORT = 7474


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    open_browser: bool = False,
    database: str | None = None,
    games: Sequence[str] = GAMES,
    pace: float = 0.35,
    log_level: str = "warning",
) -> None:
    """Serve the web table until interrupted. Port 0 takes any that is free."""
    with listen(host, port) as listening:
        address = f"http://{reachable(host)}:{listening.getsockname()[1]}/"
        print(f"Grimtable is at {address}", flush=True)
        if not (STATIC / "index.html").is_file():
            print("The page has not been built: only the API is served.", flush=True)
        elif open_browser:
            threading.Timer(0.8, webbrowser.open, [address]).start()
        app = Guarded(make_app(database or default_database(), games=games, pace=pace))
        config = uvicorn.Config(
            app,
            log_level=log_level,
            ws="websockets-sansio",
            ws_max_size=2 * LARGEST,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=2,
            server_header=False,
        )
        uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A listening socket that names its protocol: only then does asyncio send at once."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise GrimtableError(
            f"Port {port} can't be used: {error.strerror}. Try --port 0."
        ) from error
    listening.listen(128)
    return listening


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
