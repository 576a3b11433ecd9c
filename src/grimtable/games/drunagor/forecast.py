"""What the Horseman's next cards would do, each as the one before it leaves the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from grimtable.games.drunagor.board import beside_areas, hall, place_of, squares_of
from grimtable.games.drunagor.content import order_of
from grimtable.games.drunagor.horsemen import absorb
from grimtable.games.drunagor.state import OFF, Assault, Drunagor, Hero, Owed
from grimtable.games.drunagor.targets import TARGETS, coming, x_of
from grimtable.games.drunagor.terrain import free_around

TOLD = 2
"""How many cards are told of; more, if more come before the next Hero's turn."""
TABLES = 160
"""How many ways the table may stand are looked at: enough for two Heroes who are shoved."""


class Forecast(NamedTuple):
    """A card that comes, whom it would meet, and why them; None where it aims at nobody."""

    card: str
    x: int
    heroes: list[Hero]
    why: str | None
    sure: bool = True
    """Whether it meets the same, wherever the Back is laid and those who are shoved go."""
    nobody: bool = False
    """Whether it may meet nobody."""
    alone: bool = False
    """Whether it meets but one of them."""


def forecast(s: Drunagor) -> Iterator[Forecast]:
    """The next cards; what one of them moves, those after it find there."""
    tables = open_ways(s)
    for card in coming(s)[: max(TOLD, before_a_hero(s))]:
        x, found = x_of(s, card), TARGETS.get(card)
        if found is None:
            yield Forecast(card, x, [], None)
        else:
            told = [found(table, x_of(table, card)) for table in tables]
            first = next((one for one in told if one.heroes), told[0])
            met = [{hero.id for hero in one.heroes} for one in told]
            sure = all(those == met[0] for those in met)
            perhaps = [hero for hero in s.heroes.values() if any(hero.id in one for one in met)]
            heroes = first.heroes if sure else perhaps
            alone = max(map(len, met)) < 2
            yield Forecast(card, x, heroes, first.why, sure, not all(met), alone)
        tables = few([then for table in tables for then in afterwards(table, card)])


def open_ways(s: Drunagor) -> list[Drunagor]:
    """How the table may stand when what is open now is chosen: the Back, and where the shoved go.

    While the Back is to be laid those under the Horseman are still there, and shoved after it.
    """
    top = s.under_way[-1] if s.under_way else None
    if isinstance(top, Assault) and s.boss.front == top.area:
        return ridden(s, top.area)
    owed = [r for r in s.under_way if isinstance(r, Owed) and r.kind == "beside"]
    return shoved(s, [(r.who, frozenset(r.areas)) for r in owed if r.who in s.heroes])


def shoved(s: Drunagor, those: Sequence[tuple[str, frozenset[int]]]) -> list[Drunagor]:
    """How the table may stand when some Heroes were shoved: to any area beside those they are in.

    [kw.shove]
    """
    tables, board = [s], hall(s).board
    for who, areas in those:
        there = free_around(s, beside_areas(place_of(s), areas))
        first = {board.area[square]: square for square in squares_of(there)}
        every = [(table.clone(), square) for table in tables for square in first.values()]
        for then, square in every:
            then.heroes[who].at = square
        tables = [then for then, _ in every] or tables
    return few(tables)


def few(tables: list[Drunagor]) -> list[Drunagor]:
    """No more ways than can be looked at, evenly of all."""
    return tables[:: -(-len(tables) // TABLES)]


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
    if why == "strongest-area":
        return ridden(s, board.area[met[0].at])
    if why == "most-corrupted":  # he ends on the last Black Mark [boss.famine.overpower.marks]
        then = s.clone()
        then.boss.front = [board.area[met[0].at], *s.marks.values()][-1]
        return [then]
    if why == "strongest-back":  # [boss.plague.grab.off-board]
        then = s.clone()
        held = then.heroes[met[0].id]
        held.grabbed, held.at = True, OFF
        return [then]
    return [s]


def ridden(s: Drunagor, area: int) -> list[Drunagor]:
    """How the table may stand after an assault on an area, the Back on each side of it.

    Piles are absorbed, and who is under him is shoved [boss.plague.charge.reposition].
    """
    board, tables = hall(s).board, list[Drunagor]()
    for back in board.areas_along(area) if s.boss.back != OFF else (OFF,):
        then = s.clone()
        then.boss.front, then.boss.back = area, back
        absorb(then)
        under = [
            (hero.id, frozenset((half,)))
            for half in (area, back)
            for hero in s.heroes.values()
            if hero.at != OFF and board.area[hero.at] == half
        ]
        tables += shoved(then, under)
    return few(tables)
