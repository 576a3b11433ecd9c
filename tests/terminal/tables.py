"""Tables for the tests, and ways to look at what the app shows."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from grimtable.kernel import Game, Scripted, Seeded, Table
from grimtable.terminal import Sitting, TerminalTable
from grimtable.terminal.widgets import Choices, Log, Picture


def sit(
    game: Game,
    path: Path,
    seats: dict[str, str] | None = None,
    *,
    language: str = "en",
    fate: list[Any] | None = None,
    real_dice: bool = False,
    solo: bool = True,
    **options: Any,
) -> TerminalTable:
    """An app at a new table; computer players answer at once."""
    chosen = None if real_dice else Scripted(fate) if fate is not None else Seeded(3)
    table = Table(game, game.Options(**options), chosen, solo=solo, seed=3)
    return TerminalTable(Sitting(table, seats or {}, path, language, 3), pace=0)


def question(app: TerminalTable) -> str:
    """The text of the question."""
    return str(app.screen_stack[0].query_one("#question", Static).content)


def note(app: TerminalTable) -> str:
    """What the app said last."""
    return str(app.screen_stack[0].query_one("#note", Static).content)


def listed(app: TerminalTable) -> list[str]:
    """The options as they are listed."""
    choices = app.screen_stack[0].query_one("#choices", Choices)
    return [" ".join(str(option.prompt).split()) for option in choices.options]


def logged(app: TerminalTable) -> list[str]:
    """The lines of the log."""
    log = app.screen_stack[0].query_one("#log", Log)
    return [str(option.prompt) for option in log.options]


def picture(app: TerminalTable, name: str = "board") -> Picture:
    """A picture by its name."""
    return app.screen_stack[0].query_one(f"#{name}", Picture)


async def settle(pilot: Pilot[None], app: TerminalTable) -> None:
    """Wait until no computer player has anything to answer."""
    for _ in range(500):
        await pilot.pause()
        if not app.thinking:
            return
        await app.workers.wait_for_complete()
    raise AssertionError("the computer players never finished")


async def click_on(pilot: Pilot[None], app: TerminalTable, thing: str, name: str = "board") -> None:
    """Click the middle of a thing of the scene."""
    where = picture(app, name)
    region = where.canvas.find(thing)
    assert region is not None, f"{thing} is not drawn"
    x = region.x + region.w // 2 - where.scroll_offset.x
    y = region.y + region.h // 2 - where.scroll_offset.y
    gutter = where.gutter.top_left
    await pilot.click(where, offset=(x + gutter[0], y + gutter[1]))
    await pilot.pause()
