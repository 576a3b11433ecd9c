"""What lies on the board (p. 7): all but Trays, Maps, Bridges and Doors are Objects.

Each is Solid or Ground, and Movable or not for PUSH, TELEKINESIS and what shoves it aside.
"""

from __future__ import annotations

from typing import NamedTuple

from grimtable.games.drunagor.board import everybody, hall, pile_squares
from grimtable.games.drunagor.content import MONSTERS
from grimtable.games.drunagor.state import OFF, Drunagor, Hero, Monster


class Thing(NamedTuple):
    """Whether an Object is an obstacle, and whether it can be moved."""

    solid: bool
    movable: bool


CHARACTER = Thing(solid=True, movable=True)
THINGS = {
    **dict.fromkeys(("hero", "monster", "ally", "injured"), CHARACTER),
    "large": Thing(solid=True, movable=False),
    **dict.fromkeys(("barrels", "bookshelf", "chest", "crates", "banner"), CHARACTER),
    **dict.fromkeys(("fountain", "basin", "pillar"), Thing(solid=True, movable=False)),
    **dict.fromkeys(("scene", "pile"), Thing(solid=True, movable=False)),
    **dict.fromkeys(("darkness", "spawning", "mechanic"), Thing(solid=False, movable=False)),
    "idol": Thing(solid=False, movable=False),
    **dict.fromkeys(("trap", "small"), Thing(solid=False, movable=True)),
    "loot": Thing(solid=False, movable=True),
}
"""Every kind of Object by its class [obj.all-else] [obj.solid-or-ground] [obj.movable].

Immovable are Large Monsters, Interaction, Special Mechanic and Spawning tokens, Darkness, Piles of
Runes, and what says so of itself [obj.special-described], as Fountains, Pillars and Idols do
(see [obj.immovable.list] [kw.object] [kw.special-mechanic-token]). Characters are Heroes, those who
joined them, and Monsters: Movable Solid Objects [kw.characters] [kw.characters.object]. Loot is a
Movable Ground Object [turn.loot-object].
"""


def solid_at(s: Drunagor, square: int) -> str:
    """The kind of Solid Object on a square; empty if there is none."""
    for it in everybody(s):
        if it.at == square and not getattr(it, "hiding", False):
            if isinstance(it, Monster):
                return "large" if MONSTERS[it.kind].large else "monster"
            return "hero" if isinstance(it, Hero) else "ally"
    if square in s.chests:
        return "chest"
    if square in s.injured:
        return "injured"
    if square == s.banner != OFF:
        return "banner"
    if square in pile_squares(s).values():
        return "pile"
    if any(token.at == square for token in s.scenes.values()):
        return "scene"
    return s.furniture.get(square, "")


def lies_at(s: Drunagor, square: int) -> str:
    """The kind of Ground Object on a square but for Darkness, which lies below any other.

    [obj.ground.darkness-under]
    """
    here, name = hall(s), hall(s).board.names[square]
    if square in s.loot:
        return "loot"
    if name in s.nodes or square in here.brinks:
        return "mechanic"
    return "spawning" if square in here.spawning.values() else ""


def relocate(s: Drunagor, at: int, to: int) -> None:
    """What stands on a square stands on another: a Chest with its trap, the Banner, the injured.

    Furniture likewise, and who hides in it goes along.
    """
    if at in s.chests:
        s.chests[s.chests.index(at)] = to
        if at in s.safe:
            s.safe[s.safe.index(at)] = to
    elif at == s.banner:
        s.banner = to
    elif at in s.injured:
        s.injured[to] = s.injured.pop(at)
    else:
        s.furniture[to] = s.furniture.pop(at)
        for hero in s.heroes.values():
            if hero.hiding and hero.at == at:
                hero.at = to


def drop_loot(s: Drunagor, square: int) -> int:
    """Loot lies on a square, or on the nearest one without a Ground Object [obj.ground.no-share].

    Where it lies, or nowhere.
    """
    beside = hall(s).board.beside
    edge, seen = [square], {square}
    while edge:
        found = next((at for at in edge if not lies_at(s, at)), OFF)
        if found != OFF:
            s.loot.append(found)
            return found
        edge = [near for at in edge for near in beside[at] if near not in seen]
        edge = list(dict.fromkeys(edge))
        seen.update(edge)
    return OFF
