"""What is read and watched, as characters: a page of prose, the line of turns, the blow."""

from __future__ import annotations

from rich.cells import cell_len

from grimtable.kernel.goings_on import Blow, Order, Page, Side
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import Text
from grimtable.kernel.words import Badge
from grimtable.terminal.canvas import Canvas, Span, cut, flow, wrap
from grimtable.terminal.marks import Marks
from grimtable.terminal.palette import ASH, BONE, EMBER, INK, IRON, STEEL, ink, tinted

COLUMN = 72
"""Prose is set no wider than this."""


def draw_page(canvas: Canvas, page: Page, text: Text, marks: Marks, width: int) -> None:
    """Prose in a column, with its choices, where it can be read without scrolling aside."""
    w = min(COLUMN, width - 4)
    x = max(1, (width - w) // 2)
    canvas.put(x, 0, text.words(page.title), ink(EMBER, bold=True))
    y = 2
    for words in page.paragraphs:
        for line in wrap(text.words(words), w):
            canvas.put(x, y, line, ink(BONE))
            y += 1
        y += 1
    canvas.region(page.id, x, 0, w, y, text.words(page.title))
    for choice in page.choices:
        style = marks.text(choice.id, STEEL if choice.taken else BONE, strike=choice.taken)
        first = y
        canvas.put(x, y, choice.mark, ink(EMBER, bold=True))
        for line in wrap(text.words(choice.words), w - 6):
            canvas.put(x + 3, y, line, style)
            y += 1
        if choice.note is not None:
            canvas.put(x + 3, y, cut(text.words(choice.note), w - 3), ink(ASH))
            y += 1
        canvas.region(choice.id, x, first, w, y - first, text.words(choice.words))
        canvas.spans(x + w - 2, first, marks.tag(choice.id))
    if not page.choices:
        canvas.put(x, y, text("terminal-read-hint"), ink(ASH))
        y += 1
    canvas.put(x, y, "─" * w, ink(IRON))
    canvas.put(0, y + 1, "")


def draw_order(canvas: Canvas, order: Order, text: Text, marks: Marks) -> None:
    """The line of who acts next: who acts now stands out, who has acted is dim."""
    tokens = []
    for turn in order.turns:
        name, thing = text.words(turn.name), turn.of or turn.id
        if turn.when == "now":
            shown, style = f" {name} ", ink(INK, tinted(turn.tint), bold=True)
        else:
            shown = f"{turn.glyph} {name}" if turn.glyph else name
            style = marks.text(
                thing,
                STEEL if turn.when == "done" else tinted(turn.tint),
                strike=turn.when == "done",
            )
        value = [Span(f"{turn.value} ", ink(STEEL))] if turn.value else []
        tokens.append([*value, Span(shown, style, thing, name), Span(" ›", ink(IRON))])
    if tokens:
        tokens[-1].pop()
    title = [Span(text.words(order.title) + " ", ink(STEEL, bold=True))]
    for row in flow([title, *tokens], canvas.width):
        canvas.spans(0, canvas.height, row)


def draw_blows(canvas: Canvas, scene: Scene, text: Text) -> None:
    """The blow under way, on top of those that wait for it."""
    names = {one.id: one.name for one in scene.pieces} | {one.id: one.title for one in scene.mats}

    def called(thing: str) -> str:
        key = f"seat-{thing}"
        if text.has(key):
            return text(key)
        return text.words(names[thing]) if thing in names else text.name(thing)

    for outer in scene.blows[:-1]:
        line = f"{text.words(outer.title)}: {_who(outer, text)}"
        canvas.put(0, canvas.height, cut(line, canvas.width), ink(STEEL))
    for blow in scene.blows[-1:]:
        _blow(canvas, blow, text)
        for key, things in (("may-answer", blow.waiting), ("passed", blow.passed)):
            if things:
                said = text(f"terminal-{key}", {"who": ", ".join(map(called, things))})
                for line in wrap(said, canvas.width):
                    canvas.put(0, canvas.height, line, ink(ASH))
        canvas.put(0, canvas.height, "─" * canvas.width, ink(IRON))


def _who(blow: Blow, text: Text) -> str:
    targets = ", ".join(text.words(one.name) for one in blow.targets)
    return f"{text.words(blow.by.name)} → {targets}" if blow.by else targets


def _blow(canvas: Canvas, blow: Blow, text: Text) -> None:
    canvas.put(0, canvas.height, text.words(blow.title), ink(tinted("red"), bold=True))
    if blow.by is not None:
        _side(canvas, blow.by, "", text)
    for target in blow.targets:
        _side(canvas, target, "→ ", text)
    rows = flow([_fact(fact, text) for fact in blow.facts], canvas.width, gap=2)
    dice = [
        Span(f" {text.name(die.face)} ", ink(INK, tinted(die.tint), bold=True)) for die in blow.dice
    ]
    rows += flow([[die] for die in dice], canvas.width)
    for row in rows:
        canvas.spans(0, canvas.height, row)
    wide = max((cell_len(grade.mark) for grade in blow.grades), default=0)
    for grade in blow.grades:
        chance = "" if grade.chance is None else f"{round(grade.chance * 100)} %"
        style = ink(INK, EMBER, bold=True) if grade.holds else ink(BONE)
        y = canvas.height
        words = cut(text.words(grade.words), canvas.width - wide - 8)
        canvas.spans(0, y, [Span(grade.mark.rjust(wide) + " ", ink(ASH)), Span(words, style)])
        canvas.put(canvas.width - len(chance), y, chance, ink(ASH))
    steps = [
        [
            Span(
                text.words(words),
                ink(STEEL, strike=True)
                if i < blow.at
                else ink(EMBER, bold=True)
                if i == blow.at
                else ink(ASH),
            )
        ]
        for i, words in enumerate(blow.windows)
    ]
    for row in flow(steps, canvas.width, gap=2):
        canvas.spans(0, canvas.height, row)


def _side(canvas: Canvas, side: Side, lead: str, text: Text) -> None:
    name = Span(text.words(side.name), ink(tinted(side.tint), bold=True), side.id)
    spans = [[Span(lead, ink(tinted("red"), bold=True)), name]]
    spans += [_fact(fact, text) for fact in side.facts]
    if side.note is not None:
        spans.append([Span(text.words(side.note), ink(tinted("yellow")))])
    for row in flow(spans, canvas.width, gap=2):
        canvas.spans(0, canvas.height, row)


def _fact(fact: Badge, text: Text) -> list[Span]:
    words = text.words(fact.words)
    if not fact.value or fact.value in words.split():  # which say the number themselves
        return [Span(words, ink(ASH))]
    return [Span(f"{fact.value} ", ink(BONE, bold=True)), Span(words, ink(ASH))]
