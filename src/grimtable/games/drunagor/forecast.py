"""What the Horseman's next cards would do, each as the one before it leaves the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from grimtable.games.drunagor.board import beside_areas, hall, place_of, squares_of
from grimtable.games.drunagor.content import order_of
from grimtable.games.drunagor.state import OFF, Drunagor, Hero, Owed
from grimtable.games.drunagor.targets import TARGETS, coming, x_of
from grimtable.games.drunagor.terrain import free_around

TOLD = 2
"""How many cards are told of; more, if more come before the next Hero's turn."""
TABLES = 24
"""How many ways the table may stand are looked at."""


class Forecast(NamedTuple):
    """A card that comes, whom it would meet, and why them; None where it aims at nobody."""

    card: str
    x: int
    heroes: list[Hero]
    why: str | None
    sure: bool = True
    """Whether it meets the same, wherever the Back is laid and those who are shoved go."""


def forecast(s: Drunagor) -> Iterator[Forecast]:
    """The next cards; what one of them moves, those after it find there."""
    tables = shoved(s)
    for card in coming(s)[: max(TOLD, before_a_hero(s))]:
        x, found = x_of(s, card), TARGETS.get(card)
        if found is None:
            yield Forecast(card, x, [], None)
        else:
            told = [found(table, x) for table in tables]
            first = next((one for one in told if one.heroes), told[0])
            met = [{hero.id for hero in one.heroes} for one in told]
            sure = all(those == met[0] for those in met)
            perhaps = [hero for hero in s.heroes.values() if any(hero.id in one for one in met)]
            yield Forecast(card, x, first.heroes if sure else perhaps, first.why, sure)
        tables = [then for table in tables for then in afterwards(table, card)][:TABLES]


def shoved(s: Drunagor) -> list[Drunagor]:
    """How the table may stand when those who are being shoved have chosen: in any area they may."""
    tables, board = [s], hall(s).board
    for owed in s.under_way:
        if not isinstance(owed, Owed) or owed.kind != "beside" or owed.who not in s.heroes:
            continue
        there = free_around(s, beside_areas(place_of(s), frozenset(owed.areas)))
        first = {board.area[square]: square for square in squares_of(there)}
        every = [(table.clone(), square) for table in tables for square in first.values()]
        for then, square in every:
            then.heroes[owed.who].at = square
        tables = [then for then, _ in every[:TABLES]] or tables
    return tables


def before_a_hero(s: Drunagor) -> int:
    """How many of the Horseman's cards come before anybody can do something about them."""
    if not s.boss.id:
        return 0
    order = order_of(place_of(s))
    line = [*order[s.slot + 1 :], *order[: s.slot + 1]]
    active = {hero.role for hero in s.heroes.values() if not hero.down}
    waiting = takewhile(lambda place: place.kind != "hero" or place.id not in active, line)
    return sum(place.kind == "card" for place in waiting)


def afterwards(s: Drunagor, card: str) -> list[Drunagor]:
    """How the table may stand after a card, as far as it takes the Horseman or a Hero elsewhere."""
    met, why = TARGETS[card](s, x_of(s, card)) if card in TARGETS else ([], "")
    if not met:
        return [s]
    board = hall(s).board
    if why == "strongest-area":  # the Back may lie on each side [boss.plague.charge.reposition]
        area = board.area[met[0].at]
        if s.boss.back == OFF:
            return [ridden(s, area, OFF)]
        sides = board.areas_along(area)
        return [ridden(s, area, b, met, to) for b in sides for to in sides if to != b] or [s]
    if why == "most-corrupted":  # he ends on the last Black Mark [boss.famine.overpower.marks]
        areas = [board.area[met[0].at], *s.marks.values()]
        return [ridden(s, areas[-1], OFF)]
    if why == "strongest-back":  # [boss.plague.grab.off-board]
        then = s.clone()
        held = then.heroes[met[0].id]
        held.grabbed, held.at = True, OFF
        return [then]
    return [s]


def ridden(
    s: Drunagor, front: int, back: int, shoved: Sequence[Hero] = (), to: int = OFF
) -> Drunagor:
    """The table with the Horseman elsewhere, and those beside it whom it shoved [kw.shove]."""
    then = s.clone()
    then.boss.front, then.boss.back = front, back
    for hero in shoved:
        then.heroes[hero.id].at = hall(s).board.inside[to][0]
    return then
