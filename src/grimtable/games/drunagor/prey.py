"""Injured people on the board: who brings them to safety, and what is after them (pp. 80, 86)."""

from __future__ import annotations

from itertools import count

from grimtable.games.drunagor.abilities import has
from grimtable.games.drunagor.board import (
    bits,
    everybody,
    fighter,
    footprint,
    ground,
    hall,
    is_engaged,
    objects_mask,
    squares_of,
)
from grimtable.games.drunagor.cubes import lead
from grimtable.games.drunagor.furniture import crush, pillars
from grimtable.games.drunagor.health import gain, push
from grimtable.games.drunagor.options import Rescue, Token
from grimtable.games.drunagor.state import OFF, Drunagor, Hero, Monster, MonsterTurn, Owed
from grimtable.games.drunagor.terrain import enter
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell

GROWN = 12
"""Health that a Devourer gains by its meal."""
MUTATED = "ravenous_abomination"
SAVED = "lifesaver"
"""The Status of a party that brought somebody to safety."""


def rescues(s: Drunagor, hero: Hero) -> list[Rescue]:
    """Injured people beside a Hero who is not engaged [ruling.rescue]."""
    if hero.at == OFF:
        return []
    board = hall(s).board
    near = board.beside[hero.at]
    found = [Rescue(board.names[at]) for at in s.injured if at in near]
    return found if found and not is_engaged(s, hero) else []


def rescue(s: Drunagor, hero: Hero, name: str) -> None:
    """They are led away, and somebody remembers it [ruling.rescue]."""
    people = s.injured.pop(hall(s).board.named[name])
    tell(s, "rescued", rule="ruling.rescue", who=hero.id, people=people)
    gain(s, hero.id, "focus", 1, rule="ruling.rescue")
    if SAVED not in s.statuses:
        s.statuses.append(SAVED)
        tell(s, "status", rule="ruling.statuses", status=SAVED)


def is_hungry(s: Drunagor, monster: Monster) -> bool:
    """Whether a Monster is after Injured NPC tokens, not Heroes; without any it is as others.

    [kw.devourer] [kw.devourer.none] [kw.slaughter]
    """
    return bool(s.injured) and (has(monster, "devourer") or has(monster, "slaughter"))


def within_bite(s: Drunagor, monster: Monster) -> list[int]:
    """The tokens beside it."""
    near = ground(s).around(footprint(s, monster))
    return [at for at in s.injured if near >> at & 1]


def devour(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None]:
    """It slays a token at once; a Devourer is another from then on [kw.devourer.slay].

    [kw.slaughter] [ruling.slain-injured]
    """
    names = hall(s).board.names
    rule = "kw.devourer.slay" if has(monster, "devourer") else "kw.slaughter"
    options = tuple(Token(names[at]) for at in within_bite(s, monster))
    chosen = yield from lead(s, "devour", options, rule, who=monster.id)
    turn.window = Window.END  # not before: who is asked again still finds it hungry
    at = hall(s).board.named[chosen.token]
    if rule == "kw.slaughter":
        slay(s, monster, at, rule)
        return
    tell(s, "devoured", rule, who=monster.id, people=s.injured.pop(at))
    mutate(s, turn, monster)


def slay(s: Drunagor, monster: Monster, at: int, rule: str) -> None:
    """An attack on an Injured NPC token is its end [ruling.slain-injured]."""
    tell(s, "slew-injured", rule, who=monster.id, people=s.injured.pop(at))


def mutate(s: Drunagor, turn: MonsterTurn, monster: Monster) -> None:
    """The card is flipped: a Large Monster with 12 Health more than it had [kw.devourer.mutate].

    That may be more than its maximum [kw.devourer.health]. Who stands where it grows is shoved.
    """
    name = next(name for i in count(1) if (name := f"{MUTATED}_{i}") not in s.monsters)
    area = room(s, monster.at, monster)
    square = hall(s).board.inside[area][0]
    health = monster.health + GROWN
    grown = Monster(name, MUTATED, monster.base, health, square, monster.tokens, top=health)
    grown.boost, grown.pace, grown.marked = monster.boost, monster.pace, monster.marked
    s.monsters = {
        (name if who == monster.id else who): (grown if who == monster.id else m)
        for who, m in s.monsters.items()
    }
    turn.who, turn.left = name, 0
    tell(s, "mutated", rule="kw.devourer.mutate", who=monster.id, whom=name, n=health)
    make_way(s, name, area)
    enter(s, name)


def make_way(s: Drunagor, who: str, area: int) -> None:
    """A Large Monster that appears on an area shoves who stands there, and breaks Furniture.

    [kw.shove] [furn.large-destroys]
    """
    under = ground(s).area[area]
    for it in everybody(s):
        if it.id != who and it.at != OFF and under >> it.at & 1:
            push(s, Owed("beside", it.id, areas=[area]))
    crush(s, who, hall(s).board.inside[area])


def room(s: Drunagor, at: int, monster: Monster | None = None) -> int:
    """The area that a Large Monster fills: nearest to a square, where nothing immovable is."""
    board, floor = hall(s).board, ground(s)
    shut = objects_mask(s) & ~bits(s.chests) & ~bits(s.furniture) | pillars(s)
    for other in s.monsters.values():
        if other is not monster and fighter(other).large:
            shut |= footprint(s, other)
    steps = board.area_steps[board.area[at]]
    free = [a for a in board.areas if not floor.area[a] & shut]
    return min(free, key=lambda a: (steps.get(a, len(board.areas)), a))


def bait(s: Drunagor) -> int:
    """The squares beside Injured NPC tokens."""
    near = 0
    for at in squares_of(bits(s.injured)):
        near |= ground(s).near[at]
    return near
