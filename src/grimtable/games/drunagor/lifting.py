"""What TELEKINESIS lifts besides Monsters (p. 88): small Movable Objects of every kind."""

from __future__ import annotations

from grimtable.games.drunagor.board import (
    areas_at,
    bits,
    free_mask,
    ground,
    hall,
    in_reach,
    party,
    place_of,
    squares_of,
    steps_between,
)
from grimtable.games.drunagor.content import area_name, area_named
from grimtable.games.drunagor.health import is_immune, pop
from grimtable.games.drunagor.options import Aim, Stand, Turn
from grimtable.games.drunagor.state import OFF, Ally, Drunagor, Hero, Owed
from grimtable.games.drunagor.terrain import darken
from grimtable.games.drunagor.things import lies_at, relocate
from grimtable.games.drunagor.throwing import hurled_at, is_beside, pieces, throw
from grimtable.kernel.asks import Option, Script, choose
from grimtable.kernel.state import tell

LOOT, TRAP, SMALL, INJURED = "loot", "trap", "small", "injured"


def liftable_friends(s: Drunagor, hero: Hero, reach: str) -> list[str]:
    """Heroes and those who joined them who can be moved: all are small [kw.telekinesis]."""
    return [it.id for it in party(s) if is_liftable(s, it) and in_reach(s, hero, it.id, reach)]


def is_liftable(s: Drunagor, it: Hero | Ally) -> bool:
    """Whether one of the party is there to be moved, and can be."""
    away = it.at == OFF or (isinstance(it, Hero) and (it.down or it.hiding))
    return not away and not is_immune(s, it.id, "telekinesis")


def objects(s: Drunagor) -> dict[str, int]:
    """Furniture, Loot, Injured NPC tokens and Small Darkness tiles, by their squares.

    [kw.telekinesis] [turn.loot-object] [kw.npc]
    """
    names = hall(s).board.names
    found = {piece: at for at, piece in pieces(s).items()}
    for kind, squares in ((LOOT, s.loot), (INJURED, s.injured), (SMALL, s.small)):
        found |= {f"{kind}-{names[at]}": at for at in squares}
    return found


def haulable(s: Drunagor, hero: Hero, n: int, reach: str) -> list[str]:
    """Objects in the Skill's range that TELEKINESIS can move [furn.tk.range]; Traps by areas."""
    board, mine, found = hall(s).board, areas_at(s, hero.id), []
    for what, at in objects(s).items():
        far = steps_between(place_of(s), mine, frozenset((board.area[at],)))
        close = is_beside(s, hero, at) if reach == "yellow" else (reach != "red" or far <= 1)
        if close and (hauled_to(s, what, n, at) or hurled_at(s, what, n)):
            found.append(what)
    for area in s.traps:
        far = steps_between(place_of(s), mine, frozenset((area,)))
        near = any(is_beside(s, hero, at) for at in board.inside[area])
        close = near if reach == "yellow" else (reach != "red" or far <= 1)
        if close and trap_to(s, area, n):
            found.append(f"{TRAP}-{area}")
    return found


def hauled_to(s: Drunagor, what: str, n: int, at: int = OFF) -> list[int]:
    """Squares to which an Object (at that square) could be moved: what is solid needs a free one.

    Loot shares none with another Ground Object [obj.ground.no-share], and what is solid lies above
    it [obj.solid-or-ground]; Darkness lies on none where Darkness is.
    """
    there = 1 << (at if at != OFF else objects(s)[what])
    for _ in range(n):
        there = ground(s).spread(there)
    kind = what.partition("-")[0]
    if kind == LOOT:
        return [i for i in squares_of(there & ground(s).all) if not lies_at(s, i)]
    free = ground(s).all & ~bits(s.darkness) if kind == SMALL else free_mask(s)
    return list(squares_of(there & free))


def trap_to(s: Drunagor, area: int, n: int) -> list[int]:
    """Areas to whose centres a Trap could be moved: the next is two squares away [kw.trap.one]."""
    steps = hall(s).board.area_steps[area]
    return [a for a in hall(s).board.areas if a not in s.traps and 2 * steps.get(a, n) <= n]


def is_there(s: Drunagor, what: str) -> bool:
    """Whether an Object that was aimed at is still on the board."""
    if what.startswith(f"{TRAP}-"):
        return int(what.partition("-")[2]) in s.traps
    return what in objects(s)


def haul(s: Drunagor, owed: Owed) -> Script[None]:
    """Choose where it is laid down; Furniture can be thrown at somebody instead.

    [kw.telekinesis] [furn.tk.distance] [turn.loot-object]
    """
    board, what = hall(s).board, owed.rune
    kind, _, name = what.partition("-")
    options: list[Option]
    if kind == TRAP:
        options = [Turn(area_name(board, a)) for a in trap_to(s, int(name), owed.n)]
    else:
        options = [Aim(foe) for foe in hurled_at(s, what, owed.n)]
        options += [Stand(board.names[i]) for i in hauled_to(s, what, owed.n)]
    chosen = yield from choose(owed.who, "haul", tuple(options), "kw.telekinesis")
    pop(s, owed)
    if isinstance(chosen, Aim):
        throw(s, s.heroes[owed.who], what, chosen.at)
        return
    to = chosen.area if isinstance(chosen, Turn) else chosen.to
    tell(s, "hauled", rule="kw.telekinesis", who=owed.who, piece=kind, place=to)
    if isinstance(chosen, Turn):
        s.traps[area_named(board, to)] = s.traps.pop(int(name))
        return
    at, square = objects(s)[what], board.named[to]
    if kind == LOOT:
        s.loot[s.loot.index(at)] = square
    elif kind == SMALL:  # who stands there is caught by it
        s.small.remove(at)
        s.darkness = [i for i in s.darkness if i != at]
        darken(s, (square,), rule="kw.telekinesis")
    else:
        relocate(s, at, square)
