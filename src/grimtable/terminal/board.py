"""The board of any scene as characters: cards, squares, hexes, nodes, links and pieces.

Squares and hexes share their borders (hexes are laid like bricks, which has the same
neighbours); cards stand apart; nodes are small and joined by links.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from math import ceil

from msgspec.structs import replace
from rich.cells import cell_len
from rich.style import Style

from grimtable.kernel.board import Cell, Link, Piece, Token
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import Text
from grimtable.terminal.canvas import Canvas, Span, cut, flow, wrap
from grimtable.terminal.ground import (
    Rect,
    draw_base,
    draw_edges,
    draw_regions,
    draw_ways,
    fill_areas,
    fill_ground,
    name_regions,
)
from grimtable.terminal.marks import Marks, badge, piece, tip, token, told
from grimtable.terminal.page import draw_page
from grimtable.terminal.palette import ASH, BONE, EMBER, GLOW, IRON, STEEL, WARMTH, ink, tinted

MARKED = (8, 4)
"""The least that a node needs which has marks on its edge."""
LEAST = {"card": (14, 4), "tile": (10, 3), "square": (4, 2), "hex": (6, 2), "node": (4, 2)}
MOST = {"card": (34, 9), "tile": (30, 9), "square": (10, 4), "hex": (10, 4), "node": (10, 4)}


def draw_board(scene: Scene, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    """The board, as large as fits well into that many characters, or larger."""
    scene = turned(scene)
    canvas = Canvas(width)
    if scene.page is not None:
        draw_page(canvas, scene.page, text, marks, width)
    rects = layout(scene.cells, width, max(height - canvas.height, 1), canvas.height)
    right = max((r.x1 for r in rects.values()), default=0) + 1
    bottom = max((r.y1 for r in rects.values()), default=0) + 1
    canvas = Canvas(max(width, right), max(height, bottom))
    if scene.page is not None:
        draw_page(canvas, scene.page, text, marks, width)
    standing: dict[str, list[Piece]] = defaultdict(list)
    for one in scene.pieces:
        if len(one.cells) < 2:
            standing[one.cell].append(one)
    lying: dict[str, list[Token]] = defaultdict(list)
    for counter in scene.tokens:
        lying[counter.at].append(counter)
    fill_ground(canvas, scene, rects)
    ordered = sorted(scene.cells, key=lambda c: -c.w * c.h)
    for cell in ordered:
        if cell.shape != "node":
            _frame(canvas, cell, _outline(cell, rects[cell.id]), text, marks)
    looked = marks.lit
    fill_areas(canvas, scene, rects, looked)
    draw_regions(canvas, scene, rects, marks)
    covered = {cell for one in scene.pieces if len(one.cells) > 1 for cell in one.cells}
    held = covered | {one.cell for one in scene.pieces}
    draw_ways(canvas, scene.overlays, rects, looked, frozenset(held))
    for one in scene.pieces:
        if len(one.cells) > 1:
            ways = [piece(one, text, marks, named=named) for named in (True, False)]
            draw_base(canvas, one, rects, ways, told(one, text), marks)
    draw_edges(canvas, scene, rects, text, marks)
    name_regions(canvas, scene, rects, text, marks)
    for cell in ordered:  # after all frames, so that no shared border runs over words
        if cell.shape == "node":
            continue
        here = [token(one, text, marks) for one in lying[cell.id]]
        x, y, w, h = outline = _outline(cell, rects[cell.id])
        if cell.id not in covered:
            _area(canvas, cell, outline, standing[cell.id], text, marks, here)
        elif here:  # what lies under a large base
            rows = _fitted(here, w - 2, h - 2)
            for i, row in enumerate(rows):
                canvas.spans(x + 1, y + 1 + i, row, end=x + w - 1)
    for link in scene.links:
        if link.a in rects and link.b in rects:
            _link(canvas, link, rects[link.a], rects[link.b])
    for cell in ordered:
        if cell.shape == "node":
            _node(canvas, cell, rects[cell.id], standing[cell.id], text, marks)
    return canvas


def turned(scene: Scene) -> Scene:
    """The board as it looks from where this seat sits."""
    if not scene.turned:
        return scene
    ways = {90: (0, -1, 1, 0), 180: (-1, 0, 0, -1), 270: (0, 1, -1, 0)}
    a, b, c, d = ways[scene.turned]
    sideways = scene.turned != 180
    cells = tuple(
        replace(
            cell,
            x=a * cell.x + b * cell.y,
            y=c * cell.x + d * cell.y,
            w=cell.h if sideways else cell.w,
            h=cell.w if sideways else cell.h,
        )
        for cell in scene.cells
    )
    pieces = tuple(
        one if one.facing is None else replace(one, facing=(one.facing + scene.turned) % 360)
        for one in scene.pieces
    )
    edges = tuple(replace(edge, side=(edge.side + scene.turned) % 360) for edge in scene.edges)
    return replace(scene, cells=cells, pieces=pieces, edges=edges, turned=0)


# Where things stand ---------------------------------------------------------------------------


def layout(cells: tuple[Cell, ...], width: int, height: int, below: int = 0) -> dict[str, Rect]:
    """The rectangle of each cell; the board begins `below` that row."""
    if not cells:
        return {}
    kx, ky = _hexes(cells)
    spots = {c.id: (c.x * kx, c.y * ky, c.w, c.h) for c in cells}
    left = min(x - w / 2 for x, _, w, _ in spots.values())
    top = min(y - h / 2 for _, y, _, h in spots.values())
    across = max(x + w / 2 for x, _, w, _ in spots.values()) - left
    down = max(y + h / 2 for _, y, _, h in spots.values()) - top
    sx, sy = _scale(cells, width - 1, height - 1, across, down)
    ox, oy = max(0, (width - round(across * sx)) // 2), max(0, (height - round(down * sy)) // 2)
    if any(c.shape == "card" for c in cells):
        oy = 0
    oy += below
    return {
        cell: Rect(
            ox + round((x - w / 2 - left) * sx),
            oy + round((y - h / 2 - top) * sy),
            ox + round((x + w / 2 - left) * sx),
            oy + round((y + h / 2 - top) * sy),
        )
        for cell, (x, y, w, h) in spots.items()
    }


def _hexes(cells: tuple[Cell, ...]) -> tuple[float, float]:
    """Factors that turn a hex grid, whichever way it points, into courses of bricks."""
    hexes = [c for c in cells if c.shape == "hex"]
    if len(hexes) < 2:
        return 1.0, 1.0
    dx, dy = _step([c.x for c in hexes]), _step([c.y for c in hexes])
    if not dx or not dy:
        return 1 / (dx or 1), 1 / (dy or 1)
    rows: dict[int, list[float]] = defaultdict(list)
    for c in hexes:
        rows[round(c.y / dy)].append(c.x)
    beside = min((_step(xs) for xs in rows.values() if len(xs) > 1), default=2 * dx)
    pointed_up = beside > 1.5 * dx and dx < dy
    return (0.5 / dx, 1 / dy) if pointed_up else (1 / dx, 0.5 / dy)


def _step(values: list[float]) -> float:
    """The smallest distance between different values."""
    ordered = sorted({round(v, 3) for v in values})
    return min((b - a for a, b in pairwise(ordered)), default=0.0)


def _scale(
    cells: tuple[Cell, ...], width: int, height: int, across: float, down: float
) -> tuple[int, int]:
    """Characters per unit: within what the shapes need and what they can use."""
    small = [c for c in cells if c.shape != "tile" and c.role == "place"] or list(cells)
    marked = any(c.role == "mark" for c in cells)
    worded = any(c.title or c.lines for c in small if c.shape in ("square", "hex"))
    least_x, least_y, most_x, most_y = 1.0, 1.0, 1.0, 1.0
    for c in small:
        (lx, ly), (mx, my) = LEAST[c.shape], MOST[c.shape]
        if worded and c.shape in ("square", "hex"):
            (lx, ly), (mx, my) = (10, 3), (20, 6)
        elif marked and c.shape == "node":
            lx, ly = MARKED
        w, h = min(c.w, 1), min(c.h, 1)
        least_x, least_y = max(least_x, lx / w), max(least_y, ly / h)
        most_x, most_y = max(most_x, mx / w), max(most_y, my / h)
    sx = int(min(max(width / across, ceil(least_x)), most_x))
    sy = int(min(max(height / down, ceil(least_y)), most_y))
    if all(c.shape not in ("card", "tile") for c in small) and not worded:
        sx, sy = min(sx, max(ceil(least_x), 5 * sy // 2)), min(sy, max(ceil(least_y), sx // 2))
        sx -= sx % 2  # so that there is a middle column
    if any(c.shape == "hex" for c in cells):
        sx, sy = sx - sx % 2, max(2, sy - sy % 2)
    return sx, sy


# How they look --------------------------------------------------------------------------------


def _outline(cell: Cell, rect: Rect) -> tuple[int, int, int, int]:
    """Left, top, width and height; cards leave a gap to the next."""
    w, h = rect.x1 - rect.x0, rect.y1 - rect.y0
    apart = cell.shape == "card"
    return rect.x0, rect.y0, w + (-1 if apart else 1), h + (0 if apart else 1)


def _frame(
    canvas: Canvas, cell: Cell, outline: tuple[int, int, int, int], text: Text, marks: Marks
) -> None:
    """The border of a card, tile, square or hex."""
    x, y, w, h = outline
    style, weight = marks.border(cell.id, tinted(cell.tint) if cell.tint != "plain" else IRON)
    if cell.id in marks.offered:
        canvas.fill(x + 1, y + 1, w - 2, h - 2, _back(cell.id, marks))
    canvas.box(x, y, w, h, style, weight)
    title = text.words(cell.title) if cell.title else text.name(cell.id)
    canvas.region(cell.id, x, y, w, h, tip(title, cell.badges, text))


def _area(
    canvas: Canvas,
    cell: Cell,
    outline: tuple[int, int, int, int],
    here: list[Piece],
    text: Text,
    marks: Marks,
    tokens: list[list[Span]],
) -> None:
    """What is in and on a card, tile, square or hex."""
    x, y, w, h = outline
    tag = marks.tag(cell.id)
    end = x + w - 2 - (sum(len(s.text) for s in tag) + 1 if tag else 0)
    if cell.title and w > 5:
        colour = EMBER if cell.id in marks.lit else BONE
        title = cut(text.words(cell.title), end - x - (3 if tag else 2))
        canvas.put(x + 1, y, f" {title} ", ink(colour, bold=True))
    canvas.spans(end + 1, y, tag)
    below = _badges(canvas, cell, x, y + h - 1, w, text)
    margin = 2 if cell.shape == "card" else 1
    inner = (x + margin, y + 1, w - 2 * margin, h - 2)
    _inside(canvas, cell, here, *inner, text, marks, badges=not below, tokens=tokens)


def _back(cell: str, marks: Marks) -> Style:
    return ink(back=GLOW if cell in marks.lit else WARMTH)


def _badges(canvas: Canvas, cell: Cell, x: int, y: int, w: int, text: Text) -> bool:
    """Badges set into the lower border, if they fit there."""
    spans = [s for mark in cell.badges for s in (badge(mark, text)._replace(id=cell.id), Span(" "))]
    size = sum(cell_len(span.text) for span in spans)
    if not spans or size + 4 > w:
        return not spans
    canvas.spans(x + w - size - 2, y, [Span(" "), *spans], end=x + w - 1)
    return True


def _inside(
    canvas: Canvas,
    cell: Cell,
    here: list[Piece],
    x: int,
    y: int,
    w: int,
    h: int,
    text: Text,
    marks: Marks,
    *,
    badges: bool,
    tokens: list[list[Span]] | None = None,
) -> None:
    """Lines from the top, pieces from the bottom; pieces come first where room is short."""
    spare = [[badge(mark, text)._replace(id=cell.id)] for mark in cell.badges] if badges else []
    spare += tokens or []
    kept = 1 if cell.lines and h > 1 else 0
    rows = flow([piece(p, text, marks, named=True) for p in here] + spare, w, gap=2)
    wide = max((sum(cell_len(s.text) for s in row) for row in rows), default=0)
    if w < 10 or wide > w or len(rows) > h - kept:
        rows = _shortened([piece(p, text, marks, named=False) for p in here], spare, w, h)
    room = h - len(rows)
    lines = [line for words in cell.lines for line in wrap(text.words(words), w)]
    if len(lines) > room > 0:
        lines = [*lines[: room - 1], cut(lines[room - 1] + " …", w)]
    for i, line in enumerate(lines[:room]):
        canvas.put(x, y + i, line, ink(ASH), end=x + w)
    centred = cell.shape in ("square", "hex", "node")
    offset = max(0, (room - 1) // 2) if centred and not lines else room
    for i, row in enumerate(rows):
        size = sum(cell_len(span.text) for span in row)
        indent = max(0, (w - size) // 2) if centred else 0
        canvas.spans(x + indent, y + min(offset, room) + i, row, end=x + w)


def _shortened(
    pieces: list[list[Span]], spare: list[list[Span]], w: int, h: int
) -> list[list[Span]]:
    """Pieces by their glyphs: with badges, bare, or as many as fit."""
    rows = flow(pieces + spare, w)
    if len(rows) <= h:
        return rows
    bare = [spans[:1] for spans in pieces]
    for gap in (1, 0):
        rows = flow(bare, w, gap)
        if len(rows) <= h:
            return rows
    return _fitted(bare, w, h)


def _fitted(tokens: list[list[Span]], w: int, h: int) -> list[list[Span]]:
    """As many tokens as fit, and how many more there are."""
    rows = flow(tokens, w)
    for n in range(len(tokens) - 1, -1, -1):
        if len(rows) <= h:
            break
        rows = flow([*tokens[:n], [Span(f"+{len(tokens) - n}", ink(STEEL))]], w)
    return rows[:h]


def _node(
    canvas: Canvas, cell: Cell, rect: Rect, here: list[Piece], text: Text, marks: Marks
) -> None:
    """A node: a small box, or brackets in one row where room is short."""
    own = [one.tint for one in here if not one.faded][:1] or [cell.tint]
    style, weight = marks.border(cell.id, tinted(own[0]) if own[0] != "plain" else IRON)
    title = text.words(cell.title) if cell.title else text.name(cell.id)
    about = tip(title, cell.badges, text)
    back = _back(cell.id, marks) if cell.id in marks.offered else ink()
    tall = rect.y1 - rect.y0 >= 4
    inset = 2 if rect.x1 - rect.x0 >= 7 else 1
    x, w = rect.x0 + inset, max(3, rect.x1 - rect.x0 + 1 - 2 * inset)
    if tall:
        y, h = rect.y0 + 1, rect.y1 - rect.y0 - 1
        canvas.fill(x, y, w, h, ink())
        canvas.fill(x + 1, y + 1, w - 2, h - 2, back)
        canvas.box(x, y, w, h, style, weight)
        canvas.region(cell.id, x, y, w, h, about)
        if cell_len(title) + 2 < w:
            canvas.put(x + w - 1 - cell_len(title), y + h - 1, title, ink(ASH))
        canvas.spans(x + 1, y, marks.tag(cell.id))
        _inside(canvas, cell, here, x + 1, y + 1, w - 2, h - 2, text, marks, badges=True)
        return
    y = rect.middle[1]
    canvas.put(x, y, "(" + " " * (w - 2) + ")", style)
    canvas.put(x + 1, y, " " * (w - 2), back)
    canvas.region(cell.id, x, y, w, 1, about)
    if here or cell.badges or cell.id not in marks.numbers:
        _inside(canvas, cell, here, x + 1, y, w - 2, 1, text, marks, badges=True)
    else:
        canvas.spans(rect.middle[0], y, marks.tag(cell.id), end=x + w - 1)


def _link(canvas: Canvas, link: Link, a: Rect, b: Rect) -> None:
    """A shared edge gets the link's style; cells apart get a line."""
    style, weight = {
        "path": (ink(STEEL), 1),
        "wall": (ink(BONE), 2),
        "door": (ink(tinted("yellow")), 2),
        "threat": (ink(tinted("red")), 1),
    }[link.kind]
    (ax, ay), (bx, by) = a.middle, b.middle
    xs, ys = (max(a.x0, b.x0), min(a.x1, b.x1)), (max(a.y0, b.y0), min(a.y1, b.y1))
    if link.kind != "path" and a.x1 >= b.x0 and b.x1 >= a.x0 and a.y1 >= b.y0 and b.y1 >= a.y0:
        if xs[0] == xs[1]:
            canvas.upright(xs[0], *ys, style, weight)
        else:
            canvas.level(*xs, ys[0], style, weight)
    elif ay == by:
        canvas.level(min(ax, bx), max(ax, bx), ay, style, weight)
    elif ax == bx:
        canvas.upright(ax, min(ay, by), max(ay, by), style, weight)
    else:
        canvas.slant(ax, ay, bx, by, style)
