"""Mats as characters: the board of a hero, an enemy or a boss with its gauges and slots."""

from __future__ import annotations

from rich.cells import cell_len

from grimtable.kernel.mats import Mat, Row, Slot
from grimtable.kernel.text import Text
from grimtable.terminal.canvas import Canvas, Region, Span, flow, wrap
from grimtable.terminal.marks import Marks, badge, tip, token
from grimtable.terminal.palette import ASH, BONE, IRON, STEEL, ink, tinted


def draw_mat(canvas: Canvas, mat: Mat, text: Text, marks: Marks) -> None:
    """Its title with badges and tokens, the slots by their groups, lines and rows."""
    top = canvas.height
    title, colour = text.words(mat.title), tinted(mat.tint)
    lead = "▸ " if mat.mark == "active" else ""
    head = [Span(f"{lead}{title}", marks.text(mat.id, colour, bold=True), mat.id)]
    tokens = [head, *([badge(one, text)] for one in mat.badges)]
    tokens += [token(one, text, marks) for one in mat.tokens]
    canvas.put(0, top, "━" * canvas.width, ink(colour))
    for row in flow(tokens, canvas.width - 2, gap=2):
        canvas.spans(1, canvas.height, row)
    for words in mat.lines:
        for line in wrap(text.words(words), canvas.width - 1):
            canvas.put(1, canvas.height, line, ink(ASH))
    _groups(canvas, mat, text, marks)
    for slot in mat.slots:
        if slot.group is None:
            _part(canvas, slot, text, marks)
    for line_ in mat.rows:
        _row(canvas, line_, text, marks)
    about = tip(title, mat.badges, text)
    canvas.regions.insert(0, Region(mat.id, 0, top, canvas.width, canvas.height - top, about))


def _groups(canvas: Canvas, mat: Mat, text: Text, marks: Marks) -> None:
    groups: dict[str, list[Slot]] = {}
    for slot in mat.slots:
        if slot.group is not None:
            groups.setdefault(text.words(slot.group), []).append(slot)
    sets = [
        [Span(f"{name} ", ink(STEEL)), *(s for slot in slots for s in _slot(slot, text, marks))]
        for name, slots in groups.items()
    ]
    for row in flow(sets, canvas.width - 1, gap=2):
        canvas.spans(1, canvas.height, row)


def _slot(slot: Slot, text: Text, marks: Marks) -> list[Span]:
    """A slot in brackets of the colour that it takes, with what lies in it."""
    name = text.words(slot.title)
    edge = marks.text(slot.id, IRON if slot.closed else tinted(slot.tint), bold=True)
    held = [span for one in slot.tokens for span in token(one, text, marks)]
    free = max(0, slot.room - sum(one.count for one in slot.tokens))
    empty = Span(("×" if slot.closed else "·") * free, edge, slot.id, name)
    spans = [Span("[", edge, slot.id, name), *held, empty, Span("]", edge, slot.id, name)]
    return [*spans, *marks.tag(slot.id)]


def _part(canvas: Canvas, slot: Slot, text: Text, marks: Marks) -> None:
    """A slot that stands alone: its name, what lies in it, its rule."""
    name = text.words(slot.title)
    first = [Span(f"{name} ", marks.text(slot.id, BONE, bold=True), slot.id, name)]
    canvas.spans(1, canvas.height, [*first, *_slot(slot, text, marks)])
    for words in slot.lines:
        for line in wrap(text.words(words), canvas.width - 3):
            canvas.put(3, canvas.height, line, ink(ASH))


def _row(canvas: Canvas, row: Row, text: Text, marks: Marks) -> None:
    top, lead = canvas.height, cell_len(row.mark) + 1 if row.mark else 0
    words = text.words(row.words)
    style = marks.text(row.id, STEEL if row.taken else BONE, strike=row.taken)
    for i, line in enumerate(wrap(words, canvas.width - 4 - lead)):
        canvas.put(1, top + i, row.mark if i == 0 else "", ink(ASH, bold=True))
        canvas.put(1 + lead, top + i, line, style)
    canvas.spans(canvas.width - 3, top, marks.tag(row.id))
    if row.note is not None:
        for line in wrap(text.words(row.note), canvas.width - 3 - lead):
            canvas.put(1 + lead, canvas.height, line, ink(ASH))
    canvas.region(row.id, 1, top, canvas.width - 1, canvas.height - top, words)
