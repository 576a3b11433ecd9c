"""How everything that can be under way is carried on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grimtable.games.berserkers import actions, dice, dusk, effects, locations, villagers
from grimtable.games.berserkers.state import Assault, Deed, Helm, Orders
from grimtable.games.berserkers.wounds import shield
from grimtable.kernel.asks import Script

DEEDS: dict[str, Callable[[Helm, Deed], Script[None] | None]] = {
    **actions.DO,
    **locations.DO,
    **villagers.DO,
    **effects.DO,
    **dusk.DO,
    **dice.DO,
}


def do(s: Helm, deed: Deed) -> Script[None] | None:
    """A deed, by its kind."""
    return DEEDS[deed.kind](s, deed)


STEPS: dict[type, Callable[[Helm, Any], Script[None] | None]] = {
    Deed: do,
    Orders: effects.go_on,
    Assault: shield,
}
