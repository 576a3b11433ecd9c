"""What lies under and between the pieces: regions, heights, kinds of ground, edges, large bases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rich.style import Style

from grimtable.kernel.board import Cell, Edge, Overlay, Piece, Region
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import Text
from grimtable.terminal.canvas import DOWN, LEFT, RIGHT, UP, Canvas, Span, cut
from grimtable.terminal.marks import Marks, badge, tip
from grimtable.terminal.palette import ASH, BONE, EMBER, STEEL, ink, shaded, tinted


class Rect(NamedTuple):
    """First and last column and row of a cell; neighbours share the edge."""

    x0: int
    y0: int
    x1: int
    y1: int

    @property
    def middle(self) -> tuple[int, int]:
        """The character in the middle."""
        return (self.x0 + self.x1) // 2, (self.y0 + self.y1) // 2

    def strokes(self) -> Iterator[tuple[int, int, bool]]:
        """The pieces of its border: from a character to the right, or (False) downward."""
        for x in range(self.x0, self.x1):
            yield x, self.y0, True
            yield x, self.y1, True
        for y in range(self.y0, self.y1):
            yield self.x0, y, False
            yield self.x1, y, False


GROUND = {"rough": "∴", "water": "≈", "fire": "^", "void": "╱", "solid": "▒"}
GROUND_TINT = {"rough": "green", "water": "blue", "fire": "orange"}
HEIGHTS = ("#0e0e11", "#1b1e24", "#2a2e37", "#3a3f4a")
"""Behind a cell, by its level."""
DOORS = {"door": "▣", "open": "□", "window": "◊", "step": "≡", "low": "", "wall": ""}


def fill_ground(canvas: Canvas, scene: Scene, rects: Mapping[str, Rect]) -> None:
    """Heights and kinds of ground behind everything else."""
    highest: dict[int, Cell] = {}
    for cell in scene.cells:
        rect = rects[cell.id]
        if cell.level > 0:
            back = ink(back=HEIGHTS[min(cell.level, len(HEIGHTS) - 1)])
            canvas.fill(rect.x0, rect.y0, rect.x1 - rect.x0 + 1, rect.y1 - rect.y0 + 1, back)
            highest.setdefault(cell.level, cell)
        if cell.ground in GROUND:
            style = ink(tinted(GROUND_TINT.get(cell.ground, "muted")))
            for y in range(rect.y0 + 1, rect.y1):
                canvas.put(rect.x0 + 1, y, GROUND[cell.ground] * (rect.x1 - rect.x0 - 1), style)
    for level, cell in highest.items():
        rect = rects[cell.id]
        canvas.put(rect.x0 + 1, rect.y0 + 1, f"▲{level}", ink(ASH, bold=True), end=rect.x1)


def fill_areas(
    canvas: Canvas, scene: Scene, rects: Mapping[str, Rect], looked: frozenset[str]
) -> None:
    """Regions and overlays that are laid over cells."""
    for region in scene.regions:
        if region.fill or region.kind == "darkness":
            _shade(canvas, region.cells, rects, ink(back=shaded(region.tint)))
    for overlay in scene.overlays:
        if overlay.kind in ("threat", "reach", "area") and (not overlay.of or overlay.of in looked):
            _shade(canvas, overlay.cells, rects, ink(back=shaded(overlay.tint)))


def _shade(canvas: Canvas, cells: Iterable[str], rects: Mapping[str, Rect], style: Style) -> None:
    for rect in (rects[cell] for cell in cells):
        for y in range(rect.y0 + 1, rect.y1):
            canvas.paint(rect.x0 + 1, y, rect.x1 - rect.x0 - 1, style)


def draw_regions(canvas: Canvas, scene: Scene, rects: Mapping[str, Rect], marks: Marks) -> None:
    """The outlines of regions."""
    for region in sorted(scene.regions, key=lambda r: r.kind == "tile", reverse=True):
        inside = [rects[cell] for cell in region.cells]
        if not inside or region.kind == "arc":  # its marks say where it is
            continue
        style, weight = _outline(region, marks)
        for stroke in outline(inside):
            _draw_stroke(canvas, *stroke, style, weight)


def name_regions(
    canvas: Canvas, scene: Scene, rects: Mapping[str, Rect], text: Text, marks: Marks
) -> None:
    """Titles and badges of regions, on their upper border."""
    for region in scene.regions:
        inside = [rects[cell] for cell in region.cells]
        if not inside or region.kind == "arc":
            continue
        style, _ = _outline(region, marks)
        first = min(inside, key=lambda r: (r.y0, r.x0))
        right = max(r.x1 for r in inside if r.y0 == first.y0)
        title = text.words(region.title) if region.title else ""
        spans = [Span(f" {cut(title, right - first.x0 - 3)} ", style, region.id)] if title else []
        spans += [badge(mark, text)._replace(id=region.id) for mark in region.badges]
        spans += marks.tag(region.id)
        about = tip(title, region.badges, text)
        if region.id in marks.offered | marks.lit:
            for rect in inside:
                w, h = rect.x1 - rect.x0 + 1, rect.y1 - rect.y0 + 1
                canvas.region(region.id, rect.x0, rect.y0, w, h, about)
        wide = sum(len(span.text) for span in spans)
        x = first.x0 + 2 if region.kind == "tile" else max(first.x0 + 2, right - wide - 1)
        canvas.spans(x, first.y0, spans, end=right)


def _outline(region: Region, marks: Marks) -> tuple[Style, int]:
    colour = tinted(region.tint) if region.tint != "plain" else STEEL
    if region.id in marks.lit:
        return ink(EMBER, bold=True), 2
    if region.id in marks.offered:
        return marks.border(region.id)[0], 2
    return ink(colour), 2 if region.kind in ("tile", "darkness") else 1


def outline(rects: Iterable[Rect]) -> list[tuple[int, int, bool]]:
    """The pieces of border that no two of these cells share."""
    counted = Counter(stroke for rect in rects for stroke in rect.strokes())
    return [stroke for stroke, n in counted.items() if n == 1]


def _draw_stroke(canvas: Canvas, x: int, y: int, level: bool, style: Style, weight: int) -> None:
    if level:
        canvas.stroke(x, y, RIGHT, style, weight)
        canvas.stroke(x + 1, y, LEFT, style, weight)
    else:
        canvas.stroke(x, y, DOWN, style, weight)
        canvas.stroke(x, y + 1, UP, style, weight)


def draw_edges(
    canvas: Canvas, scene: Scene, rects: Mapping[str, Rect], text: Text, marks: Marks
) -> None:
    """Walls and doors on the borders between cells; a door has a sign in its middle."""
    for edge in scene.edges:
        line = _border(edge, rects)
        if not line:
            continue
        colour = {"door": tinted("yellow"), "open": STEEL, "window": tinted("blue")}.get(
            edge.kind, BONE
        )
        if edge.tint != "plain":
            colour = tinted(edge.tint)
        if edge.id in marks.lit:
            colour = EMBER
        style = ink(colour, bold=edge.id in marks.lit)
        if edge.kind != "step":
            for stroke in line:
                _draw_stroke(canvas, *stroke, style, 1 if edge.kind in ("low", "open") else 2)
        sign = DOORS[edge.kind]
        x, y, _ = line[len(line) // 2]
        if sign:
            back = marks.text(edge.id, colour, bold=True) if edge.id else style
            canvas.put(x, y, sign, back)
        if edge.id:
            name = text.words(edge.name) if edge.name else text.name(edge.id)
            canvas.region(edge.id, x, y, 1, 1, tip(name, edge.badges, text))
            canvas.spans(x + 1, y, marks.tag(edge.id))


def _border(edge: Edge, rects: Mapping[str, Rect]) -> list[tuple[int, int, bool]]:
    """The pieces of border on which an edge stands, in order."""
    a = rects.get(edge.a)
    if a is None:
        return []
    if edge.b in rects:
        return sorted(set(a.strokes()) & set(rects[edge.b].strokes()))
    side = round(edge.side / 90) % 4
    fixed = (a.y0, a.x1, a.y1, a.x0)[side]
    if side in (0, 2):
        return [(x, fixed, True) for x in range(a.x0, a.x1)]
    return [(fixed, y, False) for y in range(a.y0, a.y1)]


def draw_base(
    canvas: Canvas,
    piece: Piece,
    rects: Mapping[str, Rect],
    ways: Iterable[list[Span]],
    about: str,
    marks: Marks,
) -> None:
    """A piece that covers several cells: one body without borders inside, named in the middle.

    Of the `ways` to write it, the first that has room is taken.
    """
    inside = [rects[cell] for cell in piece.cells]
    counted = Counter(stroke for rect in inside for stroke in rect.strokes())
    style, weight = marks.border(piece.id, tinted(piece.tint))
    back = ink(back=shaded(piece.tint))
    for rect in inside:
        for y in range(rect.y0 + 1, rect.y1):
            canvas.put(rect.x0 + 1, y, " " * (rect.x1 - rect.x0 - 1), back)
        canvas.region(piece.id, rect.x0, rect.y0, rect.x1 - rect.x0, rect.y1 - rect.y0, about)
    for (x, y, level), n in counted.items():
        if n > 1:
            for at in ((x, y), (x + 1, y)) if level else ((x, y), (x, y + 1)):
                canvas.clear(*at, back)
    for (x, y, level), n in counted.items():
        if n == 1:
            _draw_stroke(canvas, x, y, level, style, max(weight, 2))
    middle = rects[piece.cell] if len(inside) > 4 else None
    x0, x1 = min(r.x0 for r in inside), max(r.x1 for r in inside)
    if middle is None:
        y = (min(r.y0 for r in inside) + max(r.y1 for r in inside)) // 2
    else:
        y = middle.middle[1]
    row = [r for r in inside if r.y0 < y < r.y1] or inside
    x0, x1 = min(r.x0 for r in row), max(r.x1 for r in row)
    for spans in ways:
        wide = sum(len(span.text) for span in spans)
        if wide < x1 - x0:
            break
    canvas.spans(max(x0 + 1, (x0 + x1 - wide) // 2 + 1), y, spans, end=x1)


def draw_ways(
    canvas: Canvas,
    overlays: Iterable[Overlay],
    rects: Mapping[str, Rect],
    looked: frozenset[str],
    held: frozenset[str],
) -> None:
    """Paths as dots from cell to cell, lines of sight as their two ends; `held` cells are full."""
    for overlay in overlays:
        if overlay.kind not in ("path", "sight") or (overlay.of and overlay.of not in looked):
            continue
        style = ink(tinted(overlay.tint), bold=True)
        if overlay.kind == "sight":
            (ax, ay), (bx, by) = (rects[c].middle for c in (overlay.cells[0], overlay.cells[-1]))
            canvas.trace(ax, ay, bx, by, "×" if overlay.blocked else "·", style)
            continue
        for i, cell in enumerate(overlay.cells[1:], 1):
            x, y = rects[cell].middle
            last = i == len(overlay.cells) - 1
            if cell not in held:
                canvas.put(x, y, "◎" if last else "•", style)
