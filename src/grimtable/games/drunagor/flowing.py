"""What comes after the Rune card: the Flowing card (p. 46), the cloud that follows (p. 35)."""

from __future__ import annotations

from grimtable.games.drunagor.board import everybody, footprint, hall, party
from grimtable.games.drunagor.content import CHAPTERS, area_named
from grimtable.games.drunagor.health import gain_one, hurt
from grimtable.games.drunagor.state import OFF, Drunagor
from grimtable.games.drunagor.terrain import enter
from grimtable.kernel.state import tell

SWEPT = 2
"""Damage to who stands in the water when it runs."""


def flow(s: Drunagor) -> None:
    """Crank Locked: nothing. Crank free: the water takes whom it finds off their feet.

    [scene.floodgate.flowing] [ruling.flowing]
    """
    if s.flowing == "a":
        tell(s, "flowing-rests", rule="scene.floodgate.flowing")
        return
    water = hall(s).rough.get("water", 0)
    tell(s, "flowing-runs", rule="ruling.flowing")
    for it in everybody(s):
        if it.at != OFF and footprint(s, it) & water and not getattr(it, "down", False):
            gain_one(s, it.id, "knock_down", rule="ruling.flowing")
            hurt(s, it.id, SWEPT, rule="ruling.flowing")


def wave(s: Drunagor) -> list[int]:
    """The squares that the Plague Horseman's cloud covers next; none where he does not follow."""
    board = hall(s).board
    for areas in CHAPTERS[s.options.adventure].setups[s.opened].plague:
        squares = [i for name in areas for i in board.inside[area_named(board, name)]]
        if not set(squares) <= set(s.cloud):
            return squares
    return []


def creep(s: Drunagor) -> None:
    """He comes on at a walk: his cloud covers the next areas, and who stands there breathes it.

    [ruling.plague-follows]
    """
    squares = wave(s)
    if not squares:
        return
    s.cloud = sorted({*s.cloud, *squares})
    tell(s, "plague-follows", rule="ruling.plague-follows")
    for it in party(s):
        if it.at in squares:
            enter(s, it.id)
