"""Ink, iron and one ember: the colours of the terminal table."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from textual.theme import Theme

from grimtable.kernel.words import Tint

INK = "#0e0e11"
SLATE = "#17181c"
SOOT = "#222429"
IRON = "#3d4047"
STEEL = "#6b6f78"
ASH = "#9a9ca1"
BONE = "#dbd6ca"
EMBER = "#ef6c33"
SAND = "#c9a27e"
"""Figures beside an option: its odds."""
GLOW = "#3b1f14"
"""Behind small things that an open option touches, and places that the one in focus touches."""
WARMTH = "#1b1513"
"""Behind places that an open option touches."""
COAL = "#a64a26"
"""The border of whatever an open option touches."""

TINTED: dict[Tint, str] = {
    "plain": BONE,
    "muted": STEEL,
    "red": "#d2544a",
    "blue": "#6f9bd1",
    "black": "#85817a",
    "green": "#84ab66",
    "yellow": "#dcb44c",
    "violet": "#ab86c9",
    "orange": "#d98c45",
    "white": "#f4f1e8",
    "accent": EMBER,
}

GRIM = Theme(
    name="grim",
    primary=EMBER,
    secondary=ASH,
    accent=EMBER,
    warning="#dcb44c",
    error="#d2544a",
    success="#84ab66",
    foreground=BONE,
    background=INK,
    surface=SLATE,
    panel=SOOT,
    dark=True,
    variables={
        "border": IRON,
        "scrollbar": IRON,
        "scrollbar-hover": STEEL,
        "scrollbar-active": EMBER,
        "scrollbar-background": INK,
        "scrollbar-background-hover": INK,
        "scrollbar-background-active": INK,
        "scrollbar-corner-color": INK,
        "block-cursor-background": GLOW,
        "block-cursor-foreground": BONE,
        "link-color": ASH,
        "link-style": "none",
        "link-background-hover": GLOW,
        "link-color-hover": EMBER,
        "link-style-hover": "none",
    },
)


@cache
def ink(
    colour: str = BONE,
    back: str | None = None,
    *,
    bold: bool = False,
    italic: bool = False,
    strike: bool = False,
) -> Style:
    """A style; the same arguments give the same object. Without a back it lies on what is there."""
    return Style(
        color=colour,
        bgcolor=back,
        bold=bold or None,
        italic=italic or None,
        strike=strike or None,
    )


@cache
def on(style: Style, back: Style) -> Style:
    """A style without a back of its own, on the back of another."""
    return style if style.bgcolor else style + Style(bgcolor=back.bgcolor)


@cache
def shaded(tint: Tint) -> str:
    """The colour of a tint, dark enough to lie behind words."""
    if tint in ("plain", "muted", "black"):
        return SOOT
    mixed = [
        round(int(INK[i : i + 2], 16) * 0.72 + int(tinted(tint)[i : i + 2], 16) * 0.28)
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def tinted(tint: Tint) -> str:
    """The colour of a tint; one that is unknown is plain."""
    return TINTED.get(tint, BONE)


TAG = ink(INK, EMBER, bold=True)
"""The number of an option, on the thing that it is about."""
