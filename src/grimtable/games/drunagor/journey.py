"""How far an Adventure has come, for the appraisal: Monsters to be beaten, Doors to be opened."""

from __future__ import annotations

from functools import cache

from grimtable.games.drunagor.board import distance, hall, squares_of
from grimtable.games.drunagor.content import FIGHTERS, MONSTERS, doors_of, hall_of, spawns_of
from grimtable.games.drunagor.doors import doorstep
from grimtable.games.drunagor.state import Drunagor, Hero

DRAWN = {"gray": 22, "black": 27}
"""Health to be expected of what is drawn."""
OPENED, CROWDED = 0.12, 0.25
"""What an open Door is worth, and what it costs to have many enemies at once."""
MANY = 60
"""Health of enemies for each Hero that are too many at once."""


@cache
def ahead(chapter: str, opened: int, heroes: int) -> int:
    """Health of the Monsters behind Doors that are shut."""
    total = 0
    for setup in range(opened + 1, doors_of(chapter) + 1):
        for spawn in spawns_of(chapter, setup, heroes):
            known = spawn.what in MONSTERS
            total += FIGHTERS[spawn.what][-1].health if known else DRAWN[spawn.what]
    return total


def progress(s: Drunagor) -> float:
    """What is beaten and opened of all that has to be."""
    chapter, n = s.options.adventure, len(s.heroes)
    whole = ahead(chapter, -1, n)
    there = sum(m.health - 1.5 * ailing(m.tokens) for m in s.monsters.values())
    left = (there + ahead(chapter, s.opened, n)) / whole
    crowd = min(1.0, there / (MANY * n))
    doors = s.opened / doors_of(s.place)
    return 1 - OPENED - (1 - OPENED) * left + OPENED * doors - CROWDED * crowd * crowd


def ailing(tokens: dict[str, int]) -> float:
    """Damage that Conditions promise, less what SHIELD takes."""
    worth = {"bleed": 1, "burn": 2, "poison": 3, "brittle": 1, "shield": -0.7}
    return sum(worth.get(token, 0) * n for token, n in tokens.items())


def way(s: Drunagor, hero: Hero) -> int:
    """How many areas away the next enemy is, or else the next Door."""
    if s.monsters:
        return min(distance(s, hero.id, monster) for monster in s.monsters)
    area = hall(s).board.area[hero.at]
    return steps_to_door(s.options.adventure, s.opened + 1).get(area, 9)


@cache
def steps_to_door(chapter: str, door: int) -> dict[int, int]:
    """How many areas away the Door is, from each area."""
    board = hall_of(f"{chapter}-{door - 1}").board
    steps = {board.area[square] for square in squares_of(doorstep(chapter, door))}
    return {a: min(board.area_steps[a].get(b, 99) for b in steps) for a in board.areas}
