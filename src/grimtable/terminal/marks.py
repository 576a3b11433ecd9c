"""What the open ask lights up in a scene, and the small marks that all drawings share."""

from __future__ import annotations

from msgspec import Struct
from rich.style import Style

from grimtable.kernel.board import Piece, Token
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import Text
from grimtable.kernel.words import Badge, Words
from grimtable.terminal.canvas import Span
from grimtable.terminal.palette import (
    BONE,
    COAL,
    EMBER,
    GLOW,
    INK,
    IRON,
    STEEL,
    TAG,
    ink,
    tinted,
)

SIGNS = {"": "", "active": "▸", "target": "⌖", "threatened": "!", "done": "", "new": "+"}
"""Before a piece, by what the table says of it just now."""
ARROWS = "↑↗→↘↓↙←↖"


class Marks(Struct, frozen=True):
    """Ids that some option touches, ids that the focused option touches, numbers on things."""

    offered: frozenset[str] = frozenset()
    lit: frozenset[str] = frozenset()
    numbers: dict[str, str] = {}

    def border(self, thing: str, otherwise: str = IRON) -> tuple[Style, int]:
        """Style and weight of a thing's border."""
        if thing in self.lit:
            return ink(EMBER, bold=True), 2
        if thing in self.offered:
            return ink(COAL), 1
        return ink(otherwise), 1

    def text(
        self, thing: str, colour: str = BONE, *, bold: bool = False, strike: bool = False
    ) -> Style:
        """Style of a thing's text."""
        if thing in self.lit:
            return ink(INK, EMBER, bold=True)
        if thing in self.offered:
            return ink(colour, GLOW, bold=bold, strike=strike)
        return ink(colour, bold=bold, strike=strike)

    def tag(self, thing: str) -> list[Span]:
        """The number of the option that a thing answers, if there is just one."""
        return [Span(self.numbers[thing], TAG, thing)] if thing in self.numbers else []


def badge(mark: Badge, text: Text) -> Span:
    """A badge in a few characters."""
    words = text.words(mark.words)
    shown = f"{mark.glyph}{mark.value}" or words[:1]
    return Span(shown, ink(tinted(mark.tint), bold=True), tip=words)


def tip(name: str, badges: tuple[Badge, ...], text: Text) -> str:
    """A name with what its badges mean."""
    known = [text.words(mark.words) for mark in badges]
    return " · ".join([name, *known])


def told(one: Piece, text: Text) -> str:
    """A piece with what its badges mean, and what else is said of it."""
    known = tip(text.words(one.name), one.badges, text)
    return " · ".join([known, *map(text.words, one.lines)])


def letters(one: Piece, text: Text) -> str:
    """The letters that a piece bears, in the language where they come from its name.

    A number follows the glyph of its kind; initials stand for themselves.
    """
    label = text.words(one.label) if isinstance(one.label, Words) else one.label
    return one.glyph + label if not label or label.isdigit() else label


def piece(one: Piece, text: Text, marks: Marks, *, named: bool) -> list[Span]:
    """A piece: its glyph, its name if there is room, its facing, badges and option number."""
    name = text.words(one.name)
    colour = STEEL if one.faded or one.mark == "done" else tinted(one.tint)
    about = told(one, text)
    sign = SIGNS[one.mark] + letters(one, text)
    shown = f"{sign} {name}" if named else sign
    if one.facing is not None:
        shown += ARROWS[round(one.facing / 45) % 8]
    spans = [Span(shown, marks.text(one.id, colour, bold=not one.faded), one.id, about)]
    for mark in one.badges:
        small = badge(mark, text)
        apart = named or (small.text[:1].isdigit() and spans[-1].text[-1:].isdigit())
        spans.append(small._replace(text=f" {small.text}" if apart else small.text, id=one.id))
    tag = marks.tag(one.id)
    return [*spans, Span(" "), *tag] if tag and one.badges else spans + tag


def token(one: Token, text: Text, marks: Marks) -> list[Span]:
    """A token: its glyph, how many there are, the number of its option."""
    name = text.words(one.name)
    shown = (one.glyph or "■") + (str(one.count) if one.count != 1 else "")
    colour = STEEL if one.spent else tinted(one.tint)
    style = marks.text(one.id, colour, bold=True, strike=one.spent)
    return [Span(shown, style, one.id, name), *marks.tag(one.id)]


def signs(scene: Scene, text: Text) -> dict[str, str]:
    """What the glyphs in a scene stand for: of pieces their names, of badges their words."""
    found: dict[str, list[str]] = {}
    for one in scene.pieces:
        found.setdefault(letters(one, text), []).append(text.words(one.name))
    for counter in scene.counters():
        found.setdefault(counter.glyph or "■", []).append(text.words(counter.name))
    badges = [mark for cell in scene.cells for mark in cell.badges]
    badges += [mark for one in scene.pieces for mark in one.badges]
    badges += [mark for zone in scene.zones for card in zone.cards for mark in card.badges]
    for mark in badges:
        if mark.glyph:
            found.setdefault(f"{mark.glyph}{mark.value}", []).append(text.words(mark.words))
    return {glyph: ", ".join(dict.fromkeys(words)) for glyph, words in found.items()}
