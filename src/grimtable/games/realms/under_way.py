"""How everything that can be under way in a battle is carried on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grimtable.games.realms import abilities, attacks, dawn
from grimtable.games.realms.placing import attach
from grimtable.games.realms.state import Battle, Blow, Burial, Dawn, Doing, Unveiling
from grimtable.kernel.asks import Script

Window = Callable[[Battle, Any], "Script[None] | None"]


def window_of(windows: Mapping[str, Window]) -> Window:
    """The window in which a record is."""
    return lambda s, record: windows[record.window](s, record)


STEPS: dict[type, Window] = {
    Blow: window_of(attacks.WINDOWS),
    Doing: window_of(abilities.WINDOWS),
    Burial: abilities.entomb,
    Unveiling: attach,
    Dawn: window_of(dawn.WINDOWS),
}
