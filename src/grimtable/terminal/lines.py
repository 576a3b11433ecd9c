"""The single lines around the panes: what is going on, the names of the panes, the keys."""

from __future__ import annotations

from rich.text import Text as Styled
from textual.content import Content
from textual.widgets import Static

from grimtable.kernel.scene import Scene
from grimtable.kernel.text import Text
from grimtable.terminal.palette import ASH, BONE, EMBER, STEEL
from grimtable.terminal.sitting import Sitting

KEYS = (
    ("choose", "help"),
    ("rule", "rule"),
    ("filter", "find"),
    ("pane", "next_pane"),
    ("undo", "undo"),
    ("pass", "order"),
    ("ties", "ties"),
    ("coach", "coach"),
    ("save", "save_as"),
    ("new", "new_game"),
    ("language", "language"),
    ("dice", "dice"),
    ("help", "help"),
    ("quit", "quit"),
)
"""The keys in the order shown, and the action of each."""
SPARE = ("choose", "pane", "filter", "rule", "new", "language", "save")
"""Keys that are left out where there is no room, the first of these first."""


class Line(Static):
    """A line with words that can be clicked."""

    auto_links = False  # the words keep their own colours


def bar(sitting: Sitting, scene: Scene, spin: str) -> Styled:
    """The game, where it stands, who is awaited, whose dice, whose view."""
    text = sitting.text
    line = Styled(no_wrap=True, overflow="ellipsis")
    line.append(text("game-title"), style=f"bold {EMBER}")
    line.append("  " + text.words(scene.status), style=BONE)
    awaited = sitting.awaited()
    if awaited:
        line.append(f"  {spin}{awaited}", style=ASH)
    if sitting.real_dice:
        line.append("  ⚄ " + text("terminal-real-dice"), style=EMBER)
    if len(sitting.people) > 1 and sitting.shown:
        line.append(f"  ◉ {sitting.name(sitting.shown)}", style=STEEL)
    return line


def tabs(text: Text, panes: list[str], front: int, touched: set[str]) -> Content:
    """The names of the panes; a dot where the option in focus touches something."""
    parts = []
    for i, pane in enumerate(panes):
        style = f"bold {EMBER}" if i == front else ASH
        label = f" {text(f'terminal-{pane}')} {'●' if pane in touched else ' '}"
        parts.append(Content.from_markup(f"[{style} @click=app.show_pane({i})]$l[/]", l=label))
    return Content(" ").join(parts)


def keys(text: Text, room: int, passes: bool = False, ties: bool = False) -> Content:
    """The keys, as many as fit; they can be clicked, too.

    One is for where somebody may pass, one for where ties can be left to the program.
    """
    unused = {name for name, useful in (("pass", passes), ("ties", ties)) if not useful}
    words = {name: text(f"terminal-key-{name}") for name, _ in KEYS if name not in unused}
    gap = 2
    for spare in ("", *SPARE):
        words.pop(spare, None)
        if sum(map(len, words.values())) + gap * (len(words) - 1) <= room:
            break
        gap = 1
    return key_line([(words[name], action) for name, action in KEYS if name in words], gap)


def key_line(words: list[tuple[str, str]], gap: int = 2) -> Content:
    """Words that begin with a key, each with the action that a click on them does."""
    parts = []
    for word, action in words:
        key, _, rest = word.partition(" ")
        markup = f"[@click=app.{action}][bold {EMBER}]$k[/] [{ASH}]$w[/][/]"
        parts.append(Content.from_markup(markup, k=key, w=rest))
    return Content(" " * gap).join(parts)
