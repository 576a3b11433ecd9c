"""serve."""

from __future__ import annotations

import argparse
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
    from grimtable.web import serve  # a heavy import, needed by this command alone

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
    return 0
