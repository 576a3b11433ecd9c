"""What a Request can demand: the facts of the notation, looked up on the table."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.berserkers.notation import Fact
from grimtable.games.berserkers.state import BERSERKERS, FIRES, ORCS, RIDERS, Helm


def places(s: Helm, name: str) -> list[str]:
    """Where the pieces or tokens of a Request are; those off the table are left out."""
    request = s.book[name]
    where = s.tokens if request.tokens else s.at
    return [at for piece in request.pieces if (at := where[piece])]


def _together(s: Helm, name: str) -> bool:
    found = places(s, name)
    return len(found) == len(s.book[name].pieces) and len(set(found)) == 1


def _met(s: Helm, name: str) -> bool:
    at, found = s.at, places(s, name)
    for who in BERSERKERS:
        if at[who] in found:
            return True
    return False


FACTS: dict[str, Callable[[Helm, str, int], bool]] = {
    "no_darkness": lambda s, name, n: not s.darkness,
    "no_orcs": lambda s, name, n: not any(s.at[orcs] for orcs in ORCS),
    "all_alive": lambda s, name, n: all(s.at[who] for who in BERSERKERS),
    "all_fires": lambda s, name, n: len(s.fires) == FIRES,
    "all_sealed": lambda s, name, n: len(s.sealed) == len(RIDERS),
    "together": lambda s, name, n: _together(s, name),
    "met": lambda s, name, n: _met(s, name),
    "in_play": lambda s, name, n: bool(places(s, name)),
    "cards_left": lambda s, name, n: len(s.lots[name]) > 0,
    "fulfilled": lambda s, name, n: name in s.fulfilled,
    "gold": lambda s, name, n: s.gold >= n,
    "fires": lambda s, name, n: len(s.fires) >= n,
}


def holds(s: Helm, name: str, facts: tuple[Fact, ...]) -> bool:
    """Whether all of it holds, for this Request."""
    for fact in facts:
        if FACTS[fact.what](s, name, fact.n) == fact.negated:
            return False
    return True
