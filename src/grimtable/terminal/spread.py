"""What lies beside the board as characters: tracks, dice, zones with cards, piles, panels."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

from grimtable.kernel.mats import Card, Die, Panel, Track, Zone
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import Text
from grimtable.terminal.canvas import Canvas, Region, Span, cut, flow, wrap
from grimtable.terminal.marks import Marks, badge, tip, token
from grimtable.terminal.mats import draw_mat
from grimtable.terminal.page import draw_blows, draw_order
from grimtable.terminal.palette import (
    ASH,
    BONE,
    EMBER,
    GLOW,
    INK,
    IRON,
    SLATE,
    SOOT,
    STEEL,
    ink,
    tinted,
)

CARD = 23
"""The narrowest card."""


def draw_spread(scene: Scene, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    """Cards, piles and panels; rows of cards are cut to a line if it is too high otherwise."""
    canvas = _draw(scene, text, width, marks, whole=True)
    return canvas if canvas.height <= height else _draw(scene, text, width, marks, whole=False)


def _draw(scene: Scene, text: Text, width: int, marks: Marks, *, whole: bool) -> Canvas:
    canvas = Canvas(width)
    for mat in sorted(scene.mats, key=lambda one: one.mark != "active"):
        draw_mat(canvas, mat, text, marks)
        _tracks(canvas, mat.tracks, text, marks)
        _cards(canvas, mat.cards, text, marks, whole)
    for zone in sorted(scene.zones, key=_is_pile):  # as the game orders them, piles last
        if not zone.dice:
            _zone(canvas, zone, text, marks, whole)
    for panel in scene.panels:
        if not panel.pinned:
            _panel(canvas, panel, text)
    return canvas


def draw_gauges(scene: Scene, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    """What stays in sight: the tracks, the dice and the pinned panels."""
    canvas = Canvas(width)
    draw_blows(canvas, scene, text)
    if scene.order is not None:
        draw_order(canvas, scene.order, text, marks)
    _tracks(canvas, scene.tracks, text, marks)
    for zone in scene.zones:
        if zone.dice:
            _zone(canvas, zone, text, marks, whole=True)
    for panel in scene.panels:
        if panel.pinned:
            _panel(canvas, panel, text)
    return canvas


def has_spread(scene: Scene) -> bool:
    """Whether there is anything beside the board that can be scrolled."""
    cards = any(not zone.dice for zone in scene.zones)
    return cards or bool(scene.mats) or any(not panel.pinned for panel in scene.panels)


def has_gauges(scene: Scene) -> bool:
    """Whether there is anything that stays in sight."""
    dice = any(zone.dice for zone in scene.zones)
    goes_on = bool(scene.blows) or scene.order is not None
    return dice or goes_on or bool(scene.tracks) or any(panel.pinned for panel in scene.panels)


def _is_pile(zone: Zone) -> bool:
    return not zone.cards and not zone.tokens


def _tracks(canvas: Canvas, tracks: tuple[Track, ...], text: Text, marks: Marks) -> None:
    """Gauges, two beside each other where there is room."""
    columns = 2 if canvas.width >= 44 and len(tracks) > 1 else 1
    each = canvas.width // columns
    label = min(max((cell_len(_label(t, text)) for t in tracks), default=0), each // 2)
    top = canvas.height
    for i, track in enumerate(tracks):
        x, y = (i % columns) * each, top + i // columns
        figures = f"{track.value}" + (f"/{track.top}" if track.top else "")
        figures += f" · {track.other}" if track.other else ""
        name = cut(_label(track, text), label)
        at = canvas.put(x, y, name.ljust(label) + " ", marks.text(track.id, ASH))
        room = each - label - cell_len(figures) - 4
        at = canvas.spans(at, y, _bar(track, room))
        canvas.put(at + 1, y, figures, ink(BONE, bold=True), end=x + each)
        canvas.spans(x + each - 2, y, marks.tag(track.id))
        canvas.region(track.id, x, y, each - 1, 1, f"{_label(track, text)} {figures}")


def _label(track: Track, text: Text) -> str:
    return text.words(track.title)


def _bar(track: Track, room: int) -> list[Span]:
    """A bar that fills from the left, and from the right with `other`."""
    if track.top <= 0 or room < 3:
        return []
    length = min(room, max(track.top, 6))
    if track.steps:
        return _stepped(track, length)
    left = min(length, -(-max(track.value, 0) * length // track.top))
    right = min(length - left, -(-max(track.other, 0) * length // track.top))
    return [
        Span("━" * left, ink(tinted(track.tint), bold=True)),
        Span("─" * (length - left - right), ink(IRON)),
        Span("━" * right, ink(tinted("red"), bold=True)),
    ]


def _stepped(track: Track, length: int) -> list[Span]:
    """A bar with its thresholds: those that were reached glow."""
    at = {min(length - 1, s.at * length // track.top): s for s in track.steps}
    spans = []
    for i in range(length):
        filled = i * track.top < track.value * length
        if i in at:
            reached = track.value >= at[i].at
            spans.append(Span("┃" if reached else "│", ink(EMBER if reached else BONE, bold=True)))
        else:
            style = ink(tinted(track.tint), bold=True) if filled else ink(IRON)
            spans.append(Span("━" if filled else "─", style))
    return spans


def _zone(canvas: Canvas, zone: Zone, text: Text, marks: Marks, whole: bool) -> None:
    y = canvas.height
    title = text.words(zone.title)
    if zone.count is not None:
        title += f" ({zone.count})"
    owner = text(f"seat-{zone.owner}") if text.has(f"seat-{zone.owner}") else ""
    if owner and owner not in title:
        title += f" · {owner}"
    at = canvas.put(0, y, cut(title, canvas.width), marks.text(zone.id, STEEL, bold=True))
    dice = [_die(die, text, marks) for die in zone.dice]
    size = sum(cell_len(s.text) + 1 for token in dice for s in token)
    if dice and not zone.cards and at + 2 + size <= canvas.width:
        canvas.spans(at + 2, y, flow(dice, canvas.width)[0])
    else:
        for row in flow(dice, canvas.width):
            canvas.spans(0, canvas.height, row)
    for row in flow([token(one, text, marks) for one in zone.tokens], canvas.width, gap=2):
        canvas.spans(0, canvas.height, row)
    _cards(canvas, zone.cards, text, marks, whole)
    canvas.regions.insert(0, Region(zone.id, 0, y, canvas.width, canvas.height - y, title))


def _die(die: Die, text: Text, marks: Marks) -> list[Span]:
    """A die as a small block of its colour; a used one is an empty outline."""
    colour = tinted(die.tint)
    face = text.name(die.face) if die.face else "·"
    if die.id in marks.lit:
        style = ink(INK, EMBER, bold=True)
    elif die.used:
        style = ink(STEEL, SLATE, strike=True)
    else:
        style = ink(INK, colour, bold=True)
    edge = ink(EMBER, bold=True) if die.id in marks.offered | marks.lit else ink(IRON)
    about = f"{text.name(die.id)} {face}"
    return [
        Span("▐" if die.id in marks.offered else " ", edge, die.id, about),
        Span(f" {face} ", style, die.id, about),
        *(
            marks.tag(die.id)
            or [Span("▌" if die.id in marks.offered else " ", edge, die.id, about)]
        ),
    ]


def _cards(canvas: Canvas, cards: tuple[Card, ...], text: Text, marks: Marks, whole: bool) -> None:
    """Cards in rows of equal height; cards that are only a title are one line each."""
    plain = [c for c in cards if not (c.lines or c.rows)]
    full = [c for c in cards if c.lines or c.rows]
    columns = max(1, min(len(full) or 1, (canvas.width + 1) // (CARD + 1)))
    w = (canvas.width + 1) // columns - 1
    for start in range(0, len(full), columns):
        row = full[start : start + columns]
        bodies = [_body(card, w - 4, text, marks, whole) for card in row]
        y, h = canvas.height, 2 + max(map(len, bodies))
        for i, card in enumerate(row):
            _card(canvas, card, bodies[i], i * (w + 1), y, w, h, text, marks)
    chips = [_chip(card, text, marks) for card in plain]
    for line in flow(chips, canvas.width):
        canvas.spans(0, canvas.height, line, end=canvas.width)


def _chip(card: Card, text: Text, marks: Marks) -> list[Span]:
    """A card that is only a title (or only its back)."""
    title = text.words(card.title)
    about = tip(title, card.badges, text)
    colour = STEEL if card.turned or card.face_down else tinted(card.tint)
    shown = f"▒ {title} ▒" if card.face_down else f" {title} "
    style = marks.text(card.id, colour, bold=not card.turned)
    if not (card.id in marks.lit or card.id in marks.offered):
        style = ink(colour, SOOT)
    spans = [Span(shown, style, card.id, about)]
    spans += [badge(mark, text)._replace(id=card.id) for mark in card.badges]
    return spans + marks.tag(card.id)


class _Line(NamedTuple):
    """An inner line of a card, and the row that it belongs to."""

    spans: list[Span]
    row: str = ""
    first: bool = False
    tip: str = ""


def _body(card: Card, w: int, text: Text, marks: Marks, whole: bool) -> list[_Line]:
    """The inner lines of a card."""
    if card.face_down:
        return [_Line([Span("▒" * w, ink(IRON))])]
    lines = [_Line([Span(s, ink(ASH))]) for words in card.lines for s in wrap(text.words(words), w)]
    marked = max((cell_len(row.mark) for row in card.rows), default=0)
    lead = marked + 1 if marked else 0
    for row in card.rows:
        words = text.words(row.words)
        style = marks.text(row.id, STEEL if row.taken else BONE, strike=row.taken)
        mark = ink(STEEL if row.taken else ASH, bold=True)
        pieces = wrap(words, w - lead) if whole else [cut(words, w - lead)]
        for i, piece in enumerate(pieces):
            before = (row.mark if i == 0 else "").rjust(marked).ljust(lead)
            spans = [Span(before, mark), Span(piece.ljust(w - lead), style)]
            lines.append(_Line(spans, row.id, i == 0, words))
    return lines


def _card(
    canvas: Canvas,
    card: Card,
    body: list[_Line],
    x: int,
    y: int,
    w: int,
    h: int,
    text: Text,
    marks: Marks,
) -> None:
    style, weight = marks.border(card.id, tinted(card.tint) if card.tint != "plain" else IRON)
    if card.id in marks.lit:
        canvas.fill(x + 1, y + 1, w - 2, h - 2, ink(back=GLOW))
    canvas.box(x, y, w, h, style, weight)
    title = text.words(card.title)
    canvas.region(card.id, x, y, w, h, tip(title, card.badges, text))
    tag = marks.tag(card.id)
    title += f" ×{card.copies}" if card.copies > 1 else ""
    shown = cut(("↻ " if card.turned else "") + title, w - 5 - (2 if tag else 0))
    canvas.put(x + 1, y, f" {shown} ", ink(STEEL if card.turned else BONE, bold=True))
    canvas.spans(x + w - 1 - sum(len(s.text) for s in tag), y, tag)
    for i, line in enumerate(body, y + 1):
        if line.row:
            canvas.region(line.row, x + 1, i, w - 2, 1, line.tip)
        canvas.spans(x + 2, i, line.spans, end=x + w - 1)
        if line.first:
            tag = marks.tag(line.row)  # on the right, away from the row's own number
            canvas.spans(x + w - sum(len(s.text) for s in tag), i, tag)
    spans = [s for mark in card.badges for s in (badge(mark, text)._replace(id=card.id), Span(" "))]
    size = sum(cell_len(s.text) for s in spans)
    if spans and size + 4 <= w:
        canvas.spans(x + w - size - 2, y + h - 1, [Span(" "), *spans], end=x + w - 1)


def _panel(canvas: Canvas, panel: Panel, text: Text) -> None:
    canvas.put(0, canvas.height, cut(text.words(panel.title), canvas.width), ink(STEEL, bold=True))
    if panel.badges:
        spans = [s for mark in panel.badges for s in (badge(mark, text), Span(" "))]
        canvas.spans(0, canvas.height, spans)
    for words in panel.lines:
        for line in wrap(text.words(words), canvas.width):
            canvas.put(0, canvas.height, line, ink(ASH))
