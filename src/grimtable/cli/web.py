"""serve."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from grimtable.games import GAMES


def add_commands(commands: Any) -> None:
    """The command of the web table."""
    serve = commands.add_parser("serve", help="play in the browser: start the web table")
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets phones in the house join")
    serve.add_argument("--port", type=int, default=7474, help="0 takes any that is free")
    serve.add_argument("--open", action="store_true", help="open the browser")
    serve.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://...; by default GRIMTABLE_DATABASE, "
        "or SQLite in the user's data directory",
    )
    serve.add_argument(
        "--game",
        action="append",
        default=[],
        metavar="FILE",
        help="also offer the game of this .py file (can be given more than once)",
    )
    serve.add_argument(
        "--pace",
        type=float,
        default=0.35,
        metavar="SECONDS",
        help="the least time between two answers of computer players",
    )
    serve.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which others call this server, such as that of a proxy before it",
    )
    serve.add_argument("--log", default="warning", choices=("warning", "info", "debug"))
    serve.set_defaults(run=run_server)


def run_server(arguments: argparse.Namespace) -> int:
    """`grimtable serve`."""
    page_by_page()
    from grimtable.web.serve import serve  # a heavy import, needed by this command alone

    serve(
        host=arguments.host,
        port=arguments.port,
        open_browser=arguments.open,
        database=arguments.database,
        games=(*GAMES, *arguments.game),
        pace=arguments.pace,
        log_level=arguments.log,
        hosts=arguments.allow_host,
    )
    print("stopped", file=sys.stderr)  # as after an interrupt that uvicorn keeps to itself
    return 0


ALLOCATOR = "PYTHONMALLOC"
OURS = "GRIMTABLE_MALLOC"
"""Says that we have chosen the allocator, not the person who started us."""


def page_by_page() -> None:
    """Start this program again with the system's allocator, once, unless another was chosen.

    Python's own gives back pieces of a megabyte that are wholly empty, and after a crowd few are:
    whatever was remembered meanwhile lies between. That of the system gives back every empty page.
    It costs the server a tenth of its speed in the rules; players that think are processes of their
    own and keep Python's.
    """
    if os.environ.pop(OURS, ""):
        del os.environ[ALLOCATOR]  # those whom we start choose for themselves
    elif sys.platform == "linux" and ALLOCATOR not in os.environ:
        os.environ.update({ALLOCATOR: "malloc", OURS: "1"})
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
