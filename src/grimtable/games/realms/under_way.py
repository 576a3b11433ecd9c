"""How everything that can be under way in a battle is carried on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grimtable.games.realms import abilities, attacks, dawn
from grimtable.games.realms.placing import attach
from grimtable.games.realms.state import Battle, Blow, Burial, Dawn, Doing, Unveiling
from grimtable.kernel.asks import Script

Window = Callable[[Battle, Any], "Script[None] | None"]


def through(windows: Mapping[str, Window]) -> Callable[[Battle, Any], Script[None]]:
    """Go through the windows of a record, as far as nothing is asked and nothing comes on top."""

    def step(s: Battle, record: Any) -> Script[None]:
        stack: list[Any] = s.under_way
        while stack and stack[-1] is record:
            script = windows[record.window](s, record)
            if script is not None:
                yield from script
                return

    return step


def bury(s: Battle, burial: Burial) -> Script[None]:
    """A burial asks nothing itself."""
    abilities.entomb(s, burial)
    return
    yield


STEPS: dict[type, Callable[[Battle, Any], Script[None]]] = {
    Blow: through(attacks.WINDOWS),
    Doing: through(abilities.WINDOWS),
    Burial: bury,
    Unveiling: attach,
    Dawn: through(dawn.WINDOWS),
}
