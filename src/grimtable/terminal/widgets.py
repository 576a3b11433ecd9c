"""The panes: pictures that can be clicked, the list of options, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.text import Text as Styled
from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Item

from grimtable.terminal.canvas import BLANK, Canvas, Region, wrap
from grimtable.terminal.palette import ASH, BONE, EMBER, SAND, STEEL
from grimtable.terminal.questions import Choice

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
        self._wanted: frozenset[str] = frozenset()
        self._tip = ""

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
        self.can_focus = wanted.height > height or wanted.width > width  # to scroll by keyboard
        if wanted != self.virtual_size:
            self.virtual_size = wanted
        self.refresh()

    def on_resize(self) -> None:
        self._redraw()
        self.call_after_refresh(self.reveal, self._wanted)

    def reveal(self, things: Iterable[str]) -> None:
        """Scroll, if need be, so that these things can be seen, or at least the lowest of them."""
        self._wanted = frozenset(things)
        width, height = self.size
        found = [r for r in map(self.canvas.find, self._wanted) if r is not None]
        if not found or not width:
            return
        lowest = max(found, key=lambda r: r.y)
        bottom, top = lowest.y + lowest.h, min(r.y for r in found)
        if bottom - top > height:
            top = lowest.y
        offset = self.scroll_offset
        y = min(max(offset.y, bottom - height), top)
        x = min(max(offset.x, lowest.x + lowest.w - width), lowest.x)
        if (x, y) != offset:
            self.scroll_to(x, y, animate=False, force=True, immediate=True)

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
        tip = next((region.tip for region in self.under(event) if region.tip), "")
        if tip != self._tip:
            self._tip, self.tooltip = tip, Content(tip) if tip else None


class Gauges(Picture):
    """A picture that is as high as its drawing, up to the style's limit."""

    def draw(self, drawer: Drawer) -> None:
        before = self.canvas.height
        super().draw(drawer)
        if drawer(self.size.width or 40, 0).height != before:
            self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(1, self._drawer(width, 0).height) if self._drawer is not None else 1


class Listing(OptionList):
    """A list in which the mouse focuses what it points at."""

    def on_mouse_move(self, event: events.MouseMove) -> None:
        index = event.style.meta.get("option")
        if isinstance(index, int) and index != self.highlighted:
            self.highlighted = index


class Choices(Listing):
    """The options of the open ask, with what to type for each."""

    class Paged(Message):
        """PgUp or PgDn: not for this list, which has arrows and numbers, but for the table."""

        def __init__(self, by: int) -> None:
            self.by = by
            super().__init__()

    def action_page_up(self) -> None:
        self.post_message(self.Paged(-1))

    def action_page_down(self) -> None:
        self.post_message(self.Paged(1))

    def __init__(self, widget: str) -> None:
        super().__init__(id=widget)
        self._choices: Sequence[Choice] = ()
        self._room = 0

    def fill(self, choices: Sequence[Choice]) -> None:
        """List these choices."""
        self._choices, self._room = choices, self._width()
        self.set_options(self._items())
        self.highlighted = 0 if choices else None

    def on_resize(self) -> None:
        if self._width() != self._room:
            focused = self.highlighted
            self.fill(self._choices)
            self.highlighted = focused

    def _width(self) -> int:
        return self.size.width - 2  # a scrollbar takes one, and the margin

    def _items(self) -> list[Item]:
        wide = max((len(choice.key) for choice in self._choices), default=1)
        items = []
        for choice in self._choices:
            first, *more = wrap(choice.words, max(self._room - wide - 1, 12))
            line = Styled(f"{choice.key.rjust(wide)} ", style=f"bold {EMBER}")
            line.append(first, style=f"not bold {BONE}")
            for words in more:
                line.append(f"\n{' ' * wide} {words}", style=f"not bold {BONE}")
            if choice.odds:
                pictures = "  ".join(picture for picture, _ in choice.odds)
                room = self._room - wide - 1 - len((more or [first])[-1])
                apart = "  " if len(pictures) + 2 <= room else f"\n{' ' * wide} "
                line.append(f"{apart}{pictures}", style=f"not bold {SAND}")
            items.append(Item(line))
        return items


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
