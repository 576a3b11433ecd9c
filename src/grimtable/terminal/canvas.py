"""A sheet of characters to draw on, that remembers what stands where.

Lines are kept apart from text until the end, so that borders and paths that meet join up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style

from grimtable.terminal.palette import INK, IRON, ink, on

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LIGHT = " ╵╷│╴╯╮┤╶╰╭├─┴┬┼"
HEAVY = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
BLANK = ink(back=INK)
PLAIN = ink()


class Region(NamedTuple):
    """Where a thing of the scene is drawn, and words about it."""

    id: str
    x: int
    y: int
    w: int
    h: int
    tip: str = ""

    def holds(self, x: int, y: int) -> bool:
        """Whether a character is part of it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


class Span(NamedTuple):
    """A piece of text in one style, and the id of what it shows (if it can be pointed at)."""

    text: str
    style: Style = PLAIN
    id: str = ""
    tip: str = ""


class _Stroke(NamedTuple):
    arms: int
    weight: int
    style: Style


class Canvas:
    """Characters with styles, lines that join, and regions that can be hit. It grows downward."""

    def __init__(self, width: int, height: int = 0) -> None:
        self.width = max(1, width)
        self._chars: list[list[str]] = []
        self._styles: list[list[Style]] = []
        self._strokes: dict[tuple[int, int], _Stroke] = {}
        self.regions: list[Region] = []
        self._grow(height)

    @property
    def height(self) -> int:
        """How many rows there are so far."""
        return len(self._chars)

    def _grow(self, height: int) -> None:
        while len(self._chars) < height:
            self._chars.append([" "] * self.width)
            self._styles.append([BLANK] * self.width)

    # Drawing ----------------------------------------------------------------------------------

    def put(
        self, x: int, y: int, text: str, style: Style = PLAIN, *, end: int | None = None
    ) -> int:
        """Write text, cut at column `end`; returns the column after it."""
        if y < 0:
            return x
        self._grow(y + 1)
        end = self.width if end is None else min(end, self.width)
        for char in text:
            size = get_character_cell_size(char)
            if size == 0:
                continue
            if x < 0 or x + size > end:
                x += size
                continue
            self._chars[y][x] = char
            self._styles[y][x] = on(style, self._styles[y][x])
            self._strokes.pop((x, y), None)
            if size == 2:
                self._chars[y][x + 1] = ""
                self._styles[y][x + 1] = self._styles[y][x]
                self._strokes.pop((x + 1, y), None)
            x += size
        return x

    def spans(self, x: int, y: int, spans: Iterable[Span], *, end: int | None = None) -> int:
        """Write spans one after the other; those with an id become regions."""
        for span in spans:
            after = self.put(x, y, span.text, span.style, end=end)
            if span.id:
                self.region(span.id, x, y, cell_len(span.text), 1, span.tip)
            x = after
        return x

    def fill(self, x: int, y: int, w: int, h: int, style: Style) -> None:
        """Empty a rectangle."""
        for row in range(y, y + h):
            self.put(x, row, " " * w, style)

    def paint(self, x: int, y: int, w: int, style: Style) -> None:
        """Lay a colour behind what is written, in one row."""
        if not 0 <= y < self.height:
            return
        for at in range(max(0, x), min(x + w, self.width)):
            self._styles[y][at] = self._styles[y][at] + style

    def clear(self, x: int, y: int, style: Style) -> None:
        """Take away a line that runs through a character."""
        self._strokes.pop((x, y), None)
        self.put(x, y, " ", style)

    def trace(self, x0: int, y0: int, x1: int, y1: int, char: str, style: Style) -> None:
        """Dots from one character to another, where nothing is written or drawn yet."""
        steps = max(abs(x1 - x0), abs(y1 - y0))
        for i in range(1, steps):
            x, y = x0 + round((x1 - x0) * i / steps), y0 + round((y1 - y0) * i / steps)
            if self._chars[y][x] == " " and (x, y) not in self._strokes and i % 2:
                self.put(x, y, char, style)

    def stroke(self, x: int, y: int, arms: int, style: Style, weight: int = 1) -> None:
        """Add line arms to a character; the heavier line gives the style."""
        if not 0 <= x < self.width or y < 0:
            return
        self._grow(y + 1)
        old = self._strokes.get((x, y))
        if old is None:
            self._strokes[x, y] = _Stroke(arms, weight, style)
        else:
            heavier = weight >= old.weight
            self._strokes[x, y] = _Stroke(
                old.arms | arms, max(weight, old.weight), style if heavier else old.style
            )

    def level(self, x0: int, x1: int, y: int, style: Style, weight: int = 1) -> None:
        """A horizontal line, ends included."""
        for x in range(x0, x1 + 1):
            arms = (LEFT if x > x0 else 0) | (RIGHT if x < x1 else 0)
            self.stroke(x, y, arms, style, weight)

    def upright(self, x: int, y0: int, y1: int, style: Style, weight: int = 1) -> None:
        """A vertical line, ends included."""
        for y in range(y0, y1 + 1):
            arms = (UP if y > y0 else 0) | (DOWN if y < y1 else 0)
            self.stroke(x, y, arms, style, weight)

    def box(
        self, x: int, y: int, w: int, h: int, style: Style | None = None, weight: int = 1
    ) -> None:
        """A rectangle of lines, `w` by `h` characters with its border."""
        style = style or ink(IRON)
        self.level(x, x + w - 1, y, style, weight)
        self.level(x, x + w - 1, y + h - 1, style, weight)
        self.upright(x, y, y + h - 1, style, weight)
        self.upright(x + w - 1, y, y + h - 1, style, weight)

    def slant(self, x0: int, y0: int, x1: int, y1: int, style: Style) -> None:
        """A line between any two characters, drawn with whatever character fits each step."""
        dx, dy = abs(x1 - x0), abs(y1 - y0)
        sx, sy = (1 if x1 > x0 else -1), (1 if y1 > y0 else -1)
        x, y, error = x0, y0, dx - dy
        while (x, y) != (x1, y1):
            twice = 2 * error
            right, down = twice > -dy, twice < dx
            char = ("╲" if sx == sy else "╱") if right and down else "─" if right else "│"
            if (x, y) != (x0, y0):
                self.put(x, y, char, style)
            if right:
                error -= dy
                x += sx
            if down:
                error += dx
                y += sy

    def region(self, thing: str, x: int, y: int, w: int, h: int, tip: str = "") -> None:
        """Remember where a thing stands; what is drawn later lies on top."""
        self.regions.append(Region(thing, x, y, w, h, tip))

    # Reading ----------------------------------------------------------------------------------

    def at(self, x: int, y: int) -> list[Region]:
        """What lies at a character, topmost first."""
        return [region for region in reversed(self.regions) if region.holds(x, y)]

    def find(self, thing: str) -> Region | None:
        """Where a thing stands."""
        return next((region for region in self.regions if region.id == thing), None)

    def _char(self, x: int, y: int) -> tuple[str, Style]:
        stroke = self._strokes.get((x, y))
        if stroke is None:
            return self._chars[y][x], self._styles[y][x]
        char = (HEAVY if stroke.weight > 1 else LIGHT)[stroke.arms]
        return char, on(stroke.style, self._styles[y][x])

    def row(self, y: int) -> list[Segment]:
        """A row as segments, neighbours of the same style merged."""
        segments: list[Segment] = []
        text, style = "", BLANK
        for x in range(self.width):
            char, its = self._char(x, y)
            if its is not style and text:
                segments.append(Segment(text, style))
                text = ""
            text, style = text + char, its
        segments.append(Segment(text, style))
        return segments

    def plain(self) -> str:
        """All of it without styles (tests, and a look at a drawing)."""
        rows = ("".join(segment.text for segment in self.row(y)) for y in range(self.height))
        return "\n".join(row.rstrip() for row in rows)


def cut(text: str, width: int) -> str:
    """Text shortened to a width, with an ellipsis where something is missing."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…" if width > 0 else ""


def wrap(text: str, width: int) -> list[str]:
    """Text broken into lines at blanks; a word longer than a line is broken, with a hyphen."""
    lines: list[str] = []
    for paragraph in text.splitlines() or [""]:
        line = ""
        for given in paragraph.split(" "):
            word = given
            if line and cell_len(line) + 1 + cell_len(word) <= width:
                line += " " + word
                continue
            if line:
                lines.append(line)
            hyphen = "-" if word.isalpha() and width > 1 else ""
            while cell_len(word) > width > 0:
                head = word[: width - len(hyphen)]
                while cell_len(head + hyphen) > width:
                    head = head[:-1]
                lines.append(head + hyphen)
                word = word[len(head) :]
            line = word
        lines.append(line)
    return lines


def flow(tokens: list[list[Span]], width: int, gap: int = 1) -> list[list[Span]]:
    """Tokens set into lines like words."""
    lines: list[list[Span]] = []
    used = 0
    for token in tokens:
        size = sum(cell_len(span.text) for span in token)
        if lines and used + gap + size <= width:
            lines[-1] += [Span(" " * gap), *token]
            used += gap + size
        else:
            lines.append(list(token))
            used = size
    return lines
