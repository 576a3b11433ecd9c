"""Where the Horseman's next card can reach whom it looks for: an Arc, a lane, a Range."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from grimtable.games.drunagor.board import areas_at, hall, place_of, steps_between
from grimtable.games.drunagor.forecast import TOLD, afterwards
from grimtable.games.drunagor.horsemen import arc
from grimtable.games.drunagor.state import Assault, Blow, Drunagor
from grimtable.games.drunagor.targets import charge_way, coming, front_arc, lane, spit_places


class Reach(NamedTuple):
    """A card, how the areas are called where it looks, and these."""

    card: str
    how: str
    areas: list[int]


def front(s: Drunagor) -> Iterable[int]:
    """The areas around the Front [boss.arc.five]."""
    return arc(s, s.boss.front, s.boss.back)


def back(s: Drunagor) -> Iterable[int]:
    """The areas around the Back, unless somebody is held there [gap.grab-second]."""
    held = any(hero.grabbed for hero in s.heroes.values())
    return () if held else arc(s, s.boss.back, s.boss.front)


def near(s: Drunagor) -> Iterable[int]:
    """The areas within Range 1."""
    return [a for a in hall(s).board.areas if _steps(s, a) <= 1]


def far(s: Drunagor) -> Iterable[int]:
    """The areas at Range 2 or more [boss.war.chains.range]."""
    return [a for a in hall(s).board.areas if _steps(s, a) > 1]


def _steps(s: Drunagor, area: int) -> int:
    return steps_between(place_of(s), frozenset((area,)), areas_at(s, s.boss.id))


def way(s: Drunagor) -> Iterable[int]:
    """The Perimeters on the dragon's way."""
    return {a for colour in charge_way(s) for a in hall(s).perimeters[colour]}


REACHES: dict[str, dict[str, Callable[[Drunagor], Iterable[int]]]] = {
    "wicked_spit": {"card": spit_places},
    "grab_and_crush": {"back": back},
    "manticore_rush": {"front": front, "back": back},
    "hellish_chains": {"far": far},
    "starve": {"near": near},
    "breaking_swipe": {"near": near},
    "darkness_breath": {"card": lane},
    "devastating_charge": {"card": way},
    "death_spear": {"front": front_arc},
}
"""By card; one that looks for its target in the whole hall is not in it."""


def reaches(s: Drunagor) -> Iterator[Reach]:
    """Where the next card that looks around it would look, if nothing moves before.

    Nothing while an attack is under way, or an assault: the Back is still to be laid.
    """
    busy = any(isinstance(record, Assault | Blow) for record in s.under_way)
    if s.placing or s.won is not None or not s.boss.id or busy:
        return
    for card in coming(s)[:TOLD]:
        if card in REACHES:
            for how, find in REACHES[card].items():
                areas = sorted(find(s))
                if areas:
                    yield Reach(card, how, areas)
            return
        if afterwards(s, card)[0] is not s:
            return
