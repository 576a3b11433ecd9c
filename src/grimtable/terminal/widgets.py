"""The panes: pictures that can be clicked, the list of options, the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text as Styled
from textual import events
from textual.geometry import Region as Area
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Item

from grimtable.terminal.canvas import BLANK, Canvas, Region
from grimtable.terminal.palette import ASH, BONE, EMBER, STEEL, ink
from grimtable.terminal.sitting import Choice

Drawer = Callable[[int, int], Canvas]


class Picture(ScrollView, can_focus=True):
    """A drawing that is made anew for its size, scrolls, and says what was clicked."""

    class Clicked(Message):
        """Somebody clicked; `ids` are the things there, topmost first."""

        def __init__(self, ids: list[str]) -> None:
            self.ids = ids
            super().__init__()

    def __init__(self, widget: str) -> None:
        super().__init__(id=widget)
        self.canvas = Canvas(1, 1)
        self._drawer: Drawer | None = None

    def draw(self, drawer: Drawer) -> None:
        """Show this drawing from now on."""
        self._drawer = drawer
        self._redraw()

    def _redraw(self) -> None:
        if self._drawer is None or not self.size.width:
            return
        width, height = self.size
        self.canvas = self._drawer(width, height)
        if self.canvas.height > height and self.canvas.width <= width:
            self.canvas = self._drawer(width - 1, height)  # a scrollbar takes a column
        wanted = Size(self.canvas.width, self.canvas.height)
        if wanted != self.virtual_size:
            self.virtual_size = wanted
        self.refresh()

    def on_resize(self) -> None:
        self._redraw()

    def reveal(self, ids: Sequence[str]) -> None:
        """Scroll so that the last of these things can be seen, and the others if possible."""
        for thing in ids:
            region = self.canvas.find(thing)
            if region is not None:
                area = Area(region.x, region.y, region.w, min(region.h, self.size.height))
                self.scroll_to_region(area, animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        width = self.size.width
        if y + top >= self.canvas.height:
            return Strip.blank(width, BLANK)
        return Strip(self.canvas.row(y + top)).crop_extend(left, left + width, BLANK)

    def under(self, event: events.MouseEvent) -> list[Region]:
        """What lies under the mouse, topmost first."""
        offset = event.get_content_offset(self)
        if offset is None:
            return []
        return self.canvas.at(offset.x + self.scroll_offset.x, offset.y + self.scroll_offset.y)

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Clicked([region.id for region in self.under(event)]))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        tip = next((region.tip for region in self.under(event) if region.tip), None)
        if tip != self.tooltip:
            self.tooltip = tip


class Listing(OptionList):
    """A list in which the mouse focuses what it points at."""

    def on_mouse_move(self, event: events.MouseMove) -> None:
        index = event.style.meta.get("option")
        if isinstance(index, int) and index != self.highlighted:
            self.highlighted = index


class Choices(Listing):
    """The options of the open ask, with what to type for each."""

    def fill(self, choices: Sequence[Choice], focused: int = 0) -> None:
        """List these choices."""
        wide = max((len(choice.key) for choice in choices), default=1)
        items = []
        for choice in choices:
            line = Styled(f"{choice.key.rjust(wide)} ", style=ink(EMBER, bold=True).without_color)
            line.stylize(EMBER)
            line.append(choice.words, style=f"not bold {BONE}")
            items.append(Item(line))
        self.set_options(items)
        self.highlighted = min(focused, len(items) - 1) if items else None


class Log(Listing):
    """What happened, oldest first; each line knows its rule."""

    LINES = 400

    def __init__(self, widget: str) -> None:
        super().__init__(id=widget)
        self.rules: list[str] = []

    def clear(self) -> None:
        """Forget all lines."""
        self.rules = []
        self.clear_options()

    def add(self, lines: Sequence[tuple[str, str]]) -> None:
        """Add lines (words and rule id) and bring the newest into view."""
        items = []
        for words, rule in lines:
            line = Styled(words, style=BONE if rule else ASH)
            if rule:
                line.append(f"  {rule}", style=STEEL)
            items.append(Item(line))
        self.rules += [rule for _, rule in lines]
        self.add_options(items)
        if self.rules:
            self.highlighted = len(self.rules) - 1
            self.scroll_end(animate=False)

    def rule(self) -> str:
        """The rule of the line in focus."""
        at = self.highlighted
        return self.rules[at] if at is not None and at < len(self.rules) else ""
