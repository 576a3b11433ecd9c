"""Whom each Horseman's card meets as the table stands, and by what; scripts and scene read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grimtable.games.drunagor.board import (
    areas_at,
    exposed,
    hall,
    most_corrupted,
    most_tired,
    on_level,
    place_of,
    standing,
    steps_between,
    strongest,
    weakest,
)
from grimtable.games.drunagor.content import CARDS, HORSEMEN, card_at, order_of
from grimtable.games.drunagor.horsemen import arc, heroes_in, on_board
from grimtable.games.drunagor.state import CardTurn, Drunagor, Hero, runes_of

CENTRE = "blue"


class Meets(NamedTuple):
    """Whom a card would meet, the first target first, and why them."""

    heroes: list[Hero]
    why: str


Finder = Callable[[Drunagor, int], Meets]
TARGETS: dict[str, Finder] = {}
"""By card; a card that aims at nobody, or by a rune yet to be drawn, is not in it."""


def meets(card: str) -> Callable[[Finder], Finder]:
    """Register whom a card meets."""

    def register(found: Finder) -> Finder:
        TARGETS[card] = found
        return found

    return register


def _one(hero: Hero | None) -> list[Hero]:
    return [] if hero is None else [hero]


def _same_area(s: Drunagor, hero: Hero | None) -> list[Hero]:
    """Everybody in a Hero's area, that Hero first."""
    if hero is None:
        return []
    there = heroes_in(s, {hall(s).board.area[hero.at]})
    return [hero, *(h for h in there if h is not hero)]


# Assaults meet whom the Strongest Hero's area holds -------------------------------------------


@meets("plague_charge")
@meets("war_charge")
@meets("torrential_charge")
def strongest_area(s: Drunagor, x: int) -> Meets:
    """The area of the Strongest Hero."""
    return Meets(_same_area(s, strongest(on_board(s))), "strongest-area")


# Plague ---------------------------------------------------------------------------------------

EXHALES = "exhales"
"""Why a card of his meets nobody: instead everybody is poisoned [boss.plague.exhale]."""


@meets("vicious_throw")
def throw(s: Drunagor, x: int) -> Meets:
    """The grabbed Hero, and the Weakest other one."""
    thrown = next((h for h in standing(s) if h.grabbed), None)
    if thrown is None:
        return Meets([], EXHALES)
    other = weakest(h for h in standing(s) if h is not thrown)
    return Meets([thrown, *_one(other)], "grabbed-weakest")


def spit_places(s: Drunagor) -> list[int]:
    """Ahead, left or right of the Front, on the same level [boss.plague.spit.three]."""
    board, front = hall(s).board, s.boss.front
    return [
        a
        for a in board.areas_along(front)
        if a != s.boss.back and on_level(board, a) == on_level(board, front)
    ]


@meets("wicked_spit")
def spit(s: Drunagor, x: int) -> Meets:
    """The Strongest Hero whom a cloud can reach, and who shares that area."""
    met = _same_area(s, strongest(heroes_in(s, set(spit_places(s)))))
    return Meets(met, "strongest-spit" if met else EXHALES)


@meets("grab_and_crush")
def grab(s: Drunagor, x: int) -> Meets:
    """Who is grabbed already, else the Strongest Hero in the Back Arc."""
    held = next((h for h in standing(s) if h.grabbed), None)
    if held is not None:  # no second one: the same is crushed again [gap.grab-second]
        return Meets([held], "grabbed")
    met = _one(strongest(heroes_in(s, arc(s, s.boss.back, s.boss.front))))
    return Meets(met, "strongest-back" if met else EXHALES)


# War ------------------------------------------------------------------------------------------


@meets("manticore_rush")
def manticore(s: Drunagor, x: int) -> Meets:
    """The area of the Strongest Hero in front, else of the Weakest behind."""
    front = strongest(heroes_in(s, arc(s, s.boss.front, s.boss.back)))
    if front is not None:
        return Meets(_same_area(s, front), "strongest-front")
    back = weakest(heroes_in(s, arc(s, s.boss.back, s.boss.front)))
    return Meets(_same_area(s, back), "weakest-back")


@meets("hellish_chains")
def chains(s: Drunagor, x: int) -> Meets:
    """Heroes two areas or more from both halves [boss.war.chains.range]."""
    hers = areas_at(s, s.boss.id)
    far = [h for h in standing(s) if steps_between(s.boss.id, areas_at(s, h.id), hers) >= 2]
    return Meets(far, "far")


# Famine ---------------------------------------------------------------------------------------


def within(s: Drunagor, far: int) -> list[Hero]:
    """Heroes in a Range of him."""
    his = areas_at(s, s.boss.id)
    return [h for h in standing(s) if steps_between(place_of(s), areas_at(s, h.id), his) <= far]


@meets("starve")
def starve(s: Drunagor, x: int) -> Meets:
    """Each Hero within Range 1."""
    return Meets([h for h in within(s, 1) if not h.hiding], "near")


@meets("breaking_swipe")
def swipe(s: Drunagor, x: int) -> Meets:
    """The area of the Most Tired Hero within Range 1."""
    return Meets(_same_area(s, most_tired(within(s, 1))), "most-tired")


@meets("evil_eye")
def eye(s: Drunagor, x: int) -> Meets:
    """The Weakest Hero."""
    return Meets(_one(weakest(standing(s))), "weakest")


@meets("overpower")
def overpower(s: Drunagor, x: int) -> Meets:
    """The area of the Most Corrupted Hero, then those with a Black Mark."""
    first = _same_area(s, most_corrupted(on_board(s)))
    marked = heroes_in(s, set(s.marks.values()))
    return Meets([*first, *(h for h in marked if h not in first)], "most-corrupted")


# Death ----------------------------------------------------------------------------------------


def perched(s: Drunagor) -> str:
    """The Landing token from which she acts; in the air her last one [gap.death-airborne].

    [boss.death.terms] [boss.death.perimeter] [boss.death.positioning]
    [boss.death.landed-for-breath]
    """
    return s.boss.landing or s.boss.last_landing


def front_arc(s: Drunagor) -> set[int]:
    """Her Perimeter, and the areas beside it on the far side [gap.boss-arcs]."""
    board = hall(s).board
    here = perched(s)
    perimeter, (dx, dy) = hall(s).perimeters[here], HORSEMEN[s.boss.id].perimeters[here].facing
    columns = [a % board.across * dx + a // board.across * dy for a in perimeter]
    beyond = {
        a
        for p in perimeter
        for a in board.areas_beside(p)
        if a % board.across * dx + a // board.across * dy > max(columns)
    }
    return {*perimeter, *beyond}


def lane(s: Drunagor) -> list[int]:
    """The areas of Darkness Breath from her on; none in the centre [boss.death.breath.line]."""
    board, here = hall(s).board, perched(s)
    if here == CENTRE:
        return []
    rows = {a // board.across for a in hall(s).perimeters[here]}
    found = [a for a in board.areas if a // board.across in rows]
    ahead = HORSEMEN[s.boss.id].perimeters[here].facing[0]
    return sorted(found, key=lambda a: (a % board.across) * ahead)


def charge_way(s: Drunagor) -> list[str]:
    """The Perimeters on the dragon's way; none from the centre [boss.death.charge.path]."""
    here = perched(s)
    opposite = HORSEMEN[s.boss.id].perimeters[here].opposite
    if not opposite:
        return []
    board, perimeters = hall(s).board, hall(s).perimeters
    way = [here, opposite]
    rows = {a // board.across for a in perimeters[here]}
    if {a // board.across for a in perimeters[CENTRE]} == rows:
        way.insert(1, CENTRE)  # a long run crosses the middle
    return way


@meets("darkness_breath")
def breath(s: Drunagor, x: int) -> Meets:
    """Everybody in the lane before her; in the centre she roars."""
    return Meets(heroes_in(s, set(lane(s))), "lane") if lane(s) else roared(s, x)


@meets("devastating_charge")
def charge(s: Drunagor, x: int) -> Meets:
    """Everybody in the Perimeters on the way; in the centre she roars."""
    way = charge_way(s)
    caught = {a for colour in way for a in hall(s).perimeters[colour]}
    return Meets(heroes_in(s, caught), "charge") if way else roared(s, x)


@meets("death_spear")
def spear(s: Drunagor, x: int) -> Meets:
    """The Weakest Hero in her Front Arc; without one she roars."""
    target = weakest(heroes_in(s, front_arc(s)))
    return Meets([target], "weakest-front") if target is not None else roared(s, x)


@meets("eldritch_invocation")
def everybody(s: Drunagor, x: int) -> Meets:
    """Each Hero, wherever they are."""
    return Meets(standing(s), "everybody")


@meets("frightful_display")
def roared(s: Drunagor, x: int) -> Meets:
    """A roar meets each Hero."""
    return Meets(exposed(s), "roar")


@meets("chaotic_pull")
def pull(s: Drunagor, x: int) -> Meets:
    """The X Strongest Heroes."""
    return Meets(sorted(standing(s), key=lambda h: -h.health)[:x], "x-strongest")


# How hard they are ----------------------------------------------------------------------------

ROAR = 2


def force(t: CardTurn) -> int:
    """The damage that a card under way does first."""
    return CARDS[t.card].force(t.x)


def about(card: str, x: int, why: str) -> int:
    """How hard a card hits first, if nothing prevents it."""
    return ROAR if why == "roar" else CARDS[card].force(x)


# What comes next ------------------------------------------------------------------------------


def coming(s: Drunagor) -> list[str]:
    """The Horseman's cards in the order in which they come, from the next one on."""
    if not s.boss.id:
        return []
    order = order_of(place_of(s))
    line = [*order[s.slot + 1 :], *order[: s.slot + 1]]
    return [card_at(s.boss.id, p.id, s.boss.faces.get(p.id, 0)) for p in line if p.kind == "card"]


def x_of(s: Drunagor, card: str) -> int:
    """X of a card as it stands."""
    return runes_of(s, CARDS[card].colour) if CARDS[card].colour else 0
