"""The Flowing card of the sewers: it lies below the Rune card and is resolved after it (p. 46)."""

from __future__ import annotations

from grimtable.games.drunagor.board import footprint, hall
from grimtable.games.drunagor.health import gain, hurt
from grimtable.games.drunagor.state import OFF, Drunagor, Hero, Monster
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
    everybody: list[Hero | Monster] = [*s.heroes.values(), *s.monsters.values()]
    tell(s, "flowing-runs", rule="ruling.flowing")
    for it in everybody:
        if it.at != OFF and footprint(s, it) & water and not getattr(it, "down", False):
            gain(s, it.id, "knock_down", 1, rule="ruling.flowing")
            hurt(s, it.id, SWEPT, rule="ruling.flowing")
