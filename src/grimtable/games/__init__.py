"""The games: one package per rulebook, modules by its chapters."""

from __future__ import annotations

import gc
import importlib
import importlib.util
import sys
from pathlib import Path

from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.game import Game

gc.set_threshold(20_000, 20, 50)
"""Play makes many records that live for a moment and hardly any cycles: Python need not look for
those after every 700 of them."""

GAMES: tuple[str, ...] = ("berserkers", "realms", "dark_souls", "berserk", "drunagor")


class UnknownGame(GrimtableError):
    """No game of that name, and no file that holds one."""


def registered(name: str) -> Game:
    """A game by its id alone: what a save or a scenario names never makes us run a file."""
    if name not in GAMES:
        raise UnknownGame(
            f"{name!r} is none of our games: {', '.join(GAMES)}. "
            "If it is a file of your own, name it with --game."
        )
    return find(name)


def find(name: str) -> Game:
    """A game by its id, or from a Python file that has a `GAME` (as `examples/connect_four.py`)."""
    if name in GAMES:
        module = importlib.import_module(f"grimtable.games.{name}")
    elif name.endswith(".py") and Path(name).is_file():
        path = Path(name).resolve()
        spec = importlib.util.spec_from_file_location(f"grimtable_file_{path.stem}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    else:
        raise UnknownGame(
            f"There is no game {name!r}. There are: {', '.join(GAMES)}; or name a file with a GAME."
        )
    game: Game = module.GAME
    return game
