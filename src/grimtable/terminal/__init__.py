"""The terminal table: any game, by keyboard and by mouse, drawn from its scene alone."""

from __future__ import annotations

import shutil
from pathlib import Path

from grimtable.collection import Collection, Deck
from grimtable.kernel.game import Game
from grimtable.kernel.save import read_save
from grimtable.kernel.table import Table
from grimtable.kernel.text import LANGUAGES
from grimtable.scenario import Scenario
from grimtable.terminal.app import TerminalTable
from grimtable.terminal.deck import DeckBuilder, Draft, builder_texts
from grimtable.terminal.sitting import Setup, Sitting
from grimtable.terminal.start import StartApp

__all__ = [
    "DeckBuilder",
    "Setup",
    "Sitting",
    "StartApp",
    "TerminalTable",
    "build",
    "choose",
    "play",
    "resume",
    "seated_again",
]


def choose(game: Game, setup: Setup, language: str = "en") -> Setup | None:
    """Let somebody choose how a game begins, starting from a proposal; None if they leave."""
    return StartApp(game, setup, language).run()


def play(
    table: Table,
    seats: dict[str, str],
    path: Path,
    language: str = "en",
    seed: int = 0,
    lesson: Scenario | None = None,
) -> None:
    """Play at this terminal until somebody quits; the game is saved in `path` all the time.

    `seats` maps each seat to "me" or to a computer player of `grimtable.minds`; a lesson leads
    through its steps.
    """
    TerminalTable(Sitting(table, seats, path, language, seed, lesson)).run()


def resume(game: Game, path: Path, language: str | None = None) -> None:
    """Go on with a saved game until somebody quits."""
    TerminalTable(seated_again(game, path, language)).run()


def seated_again(game: Game, path: Path, language: str | None = None) -> Sitting:
    """A saved game with the seats, language and dice it was saved with.

    If it goes on by other rules, what was saved by the old ones stays beside it.
    """
    save = read_save(path)
    seats, spoken = save.notes.get("seats"), save.notes.get("language")
    language = language or (spoken if spoken in LANGUAGES else LANGUAGES[0])
    table = Table.load(game, save, real_dice=save.notes.get("dice") == "real")
    if save.notes.get("ties") == "left":
        table.ordered = game.ties
    if table.went_on:
        shutil.copy2(path, path.with_name(f"{path.stem}-rules-{save.version}{path.suffix}"))
    seed = save.seed if isinstance(save.seed, int) else 0
    return Sitting(table, seats if isinstance(seats, dict) else {}, path, language, seed)


def build(
    game: Game, collection: Collection, path: Path, name: str, deck: Deck, language: str = "en"
) -> None:
    """Build a deck at this terminal; it is kept in `path` all the time."""
    draft = Draft(collection, game.id, path, name, deck)
    DeckBuilder(draft, builder_texts(game, collection), language).run()
