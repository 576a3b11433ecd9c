"""How far an Adventure has come, for the appraisal: Monsters to be beaten, Doors to be opened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from statistics import mean

from grimtable.games.drunagor.abilities import RANKS
from grimtable.games.drunagor.board import (
    FAR,
    bits,
    ground,
    ground_of,
    place_of,
    squares_of,
)
from grimtable.games.drunagor.commanders import is_commander, r_of
from grimtable.games.drunagor.content import (
    CHAPTERS,
    FIGHTERS,
    MONSTERS,
    doors_of,
    goal_of,
    pool_of,
    spawns_of,
)
from grimtable.games.drunagor.doors import doorstep, is_locked, leads_off
from grimtable.games.drunagor.health import most_health
from grimtable.games.drunagor.prospects import promised
from grimtable.games.drunagor.state import OFF, Drunagor, Monster

ALIVE = 10
"""What it is worth, in Health, that an enemy no longer strikes."""
OPENED, CROWDED = 0.18, 0.06
"""What an open Door is worth, and what it costs to have many enemies at once."""
MISSING = 0.1
"""What it costs, in Doors, that nothing is done of what the Adventure asks for."""
RAIDING = 0.5
"""What it is worth to beat a Minion of a raid, which brings another, of what others are."""
WOVEN, PILE = 3, 5
"""What a rune of a pile costs, in Health: raids come by it; and how many a new pile has."""
PRESSING = 15
"""Runes in the bag with which there is no more time to rest before a Door is opened."""
AILING = {"bleed": 1, "burn": 2, "poison": 3, "brittle": 1, "shield": -0.7}
"""What Conditions take from a Monster, and SHIELD keeps."""
MANY = 60
"""Health of enemies for each Hero that are too many at once."""


@cache
def ahead(chapter: str, opened: int, heroes: int, rank: str) -> float:
    """What the Monsters behind Doors that are shut will cost."""
    total = 0.0
    for setup in range(opened + 1, doors_of(chapter) + 1):
        total += behind(chapter, setup, heroes, rank)
        total += WOVEN * PILE * len(CHAPTERS[chapter].setups[setup].piles)
    return total


@cache
def behind(chapter: str, door: int, heroes: int, rank: str) -> float:
    """What the Monsters behind one Door will cost."""
    return sum(expected(s.what, heroes, rank) + ALIVE for s in spawns_of(chapter, door, heroes))


@cache
def worst(chapter: str, opened: int, heroes: int, rank: str) -> float:
    """What those will cost behind the Door that hides most, of all that are shut."""
    shut = range(opened + 1, doors_of(chapter) + 1)
    return max((behind(chapter, door, heroes, rank) for door in shut), default=0.0)


def expected(what: str, heroes: int, rank: str) -> float:
    """Health to be expected of a Monster of a set-up; a Commander's grows with the party."""
    kinds = (what,) if what in MONSTERS else pool_of(what)
    level = RANKS.index(rank)
    health = mean(FIGHTERS[kind][min(level, len(FIGHTERS[kind]) - 1)].health for kind in kinds)
    return health * heroes * r_of(rank) if is_commander(kinds[0]) else health


def progress(s: Drunagor) -> float:
    """What is beaten and opened of all that has to be."""
    chapter, n = s.options.adventure, len(s.heroes)
    rank = s.options.strength
    whole = ahead(chapter, -1, n, rank)
    there = sum(cost(m) * (RAIDING if s.raid and is_minion(m) else 1) for m in s.monsters.values())
    runes = WOVEN * sum(map(len, s.piles.values()))
    left = (there + runes - promised(s) + ahead(chapter, s.opened, n, rank)) / whole
    # those behind a Door will all stand there at once, now or later: nobody gains by waiting
    crowd = min(1.7, max(there, worst(chapter, s.opened, n, rank)) / (MANY * n))
    doors = (s.opened + ready(s)) / max(1, doors_of(s.place))
    goal = goal_of(s.place)
    if goal:
        doors -= MISSING * (1 - sum(status in s.statuses for status in goal) / len(goal))
    return (
        1
        - OPENED
        - (1 - OPENED) * left
        + OPENED * doors
        - CROWDED * crowd * crowd * (2 - 1.5 * vigour(s)) * min(1, len(s.bag) / PRESSING)
    )


def is_minion(monster: Monster) -> bool:
    """Whether a Monster is one that a Dreadful Raid brings."""
    return MONSTERS[monster.kind].colour == "minion"


def vigour(s: Drunagor) -> float:
    """How fresh the party is: Health, and cubes to answer with."""
    heroes = s.heroes.values()
    return sum(h.health / most_health(h) + min(9, h.cubes) / 9 for h in heroes) / (2 * len(heroes))


def cost(monster: Monster) -> float:
    """What a Monster still costs: its Health, less what Conditions do, and that it strikes."""
    if not monster.tokens:  # only quicker
        return monster.health + ALIVE
    health = max(1.0, monster.health - 1.5 * ailing(monster.tokens))
    strikes = ALIVE * (0.6 if monster.has("stun") else 1)
    return health + strikes


def ready(s: Drunagor) -> float:
    """How much of what the next Door needs has been brought about."""
    if s.opened >= doors_of(s.place):
        return 0.0
    needs = CHAPTERS[s.options.adventure].setups[s.opened + 1].needs
    if s.monsters and leads_off(s, s.opened + 1):
        return 0.0
    have = 0
    for status in needs:  # in this order: what is out of order does not count
        if status not in s.statuses:
            break
        have += 1
    out_of_order = sum(status in s.statuses for status in needs) - have
    return (have - 0.5 * out_of_order) / (2 * len(needs)) if needs else 0.0


def ailing(tokens: dict[str, int]) -> float:
    """Damage that Conditions promise, less what SHIELD takes."""
    return sum([AILING.get(token, 0) * n for token, n in tokens.items()])


def ways(s: Drunagor) -> list[float]:
    """How many areas away from each Hero the next enemy is, or else the next Door or its need.

    Nobody waits for the last Minion of a raid: more of them will come.
    """
    floor = ground(s)
    area, steps = floor.board.area, floor.board.area_steps
    monsters = s.monsters.values()
    foes = {area[m.at] for m in monsters if m.at != OFF and not (s.raid and is_minion(m))}
    heroes = s.heroes.values()
    if foes:
        return [_nearest(steps[area[h.at]], foes) if h.at != OFF else FAR for h in heroes]
    door = s.opened + 1
    there = doorstep(s.options.adventure, door) if door <= doors_of(s.place) else 0
    if s.scenes and (not there or is_locked(s, door)):
        there = floor.around(bits(token.at for token in s.scenes.values() if token.at >= 0))
    if not there:
        return [1.0] * len(heroes)
    squares = steps_to(place_of(s), there)
    return [0.5 + squares.get(h.at, 40) / 2 for h in heroes]


def _nearest(steps: Mapping[int, int], areas: Iterable[int]) -> int:
    return min([steps.get(area, FAR) for area in areas])


@lru_cache(maxsize=256)
def steps_to(place: str, there: int) -> dict[int, int]:
    """How many squares away some squares are, from each."""
    floor = ground_of(place)
    layers = floor.layers(there & floor.all, floor.all, 60, falls=True)
    return {square: i for i, layer in enumerate(layers) for square in squares_of(layer)}
