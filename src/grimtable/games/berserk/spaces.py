"""Pp. 12-20: Spaces, Zones, Scenery, who stands where, Line of Sight, Range, closest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from grimtable.boards.hex import bits
from grimtable.games.berserk.records import Fire, Mud
from grimtable.games.berserk.state import Berserk, Hero, Mini, is_monster

FAR = 999
"""Farther than any board is wide."""


def zone(s: Berserk, mini: Mini) -> int:
    """The Spaces under a base [zone.def] [zone.use]."""
    return s.adventure.bases[mini.base][mini.at][mini.facing] if mini.at else 0


def occupied(s: Berserk, but: Mini | None = None, nor: Mini | None = None) -> int:
    """The Spaces on which somebody else stands: one miniature each [space.one-mini]."""
    adventure, taken = s.adventure, 0
    named, bases = adventure.hexes.named, adventure.bases
    for hero in s.heroes.values():
        if hero.at and hero is not but and hero is not nor:
            taken |= 1 << named[hero.at]
    for group in (s.allies, s.enemies):
        for mini in group.values():
            at = mini.at
            if at and mini is not but and mini is not nor:
                taken |= bases[mini.base][at][mini.facing]
    return taken


def monsters(s: Berserk, but: str = "") -> int:
    """The Zones of Monsters."""
    found = 0
    for enemy in s.enemies.values():
        if enemy.base == 7 and enemy.id != but and is_monster(s, enemy):
            found |= zone(s, enemy)
    return found


def free_for(s: Berserk, mini: Mini) -> int:
    """The Spaces over which a miniature can move: tokens never block [space.tokens-ok].

    Nobody passes another miniature [space.no-pass], nor Scenery [scenery.short] [scenery.tall]
    [scenery.no-enter]. A Monster crosses short Scenery and pushes those who are no Monsters
    [monster.short-scenery] [monster.push]; who flies crosses all Scenery [flying.over]. A Hero
    with the right Effect slips past Enemies, or past anyone.
    """
    adventure = s.adventure
    ground = adventure.open
    if isinstance(mini, Hero):
        slip = s.library.cards[mini.pile[-1]].effect.slip if mini.pile else ""
        return ground & ~(slipped(s, slip) if slip else occupied(s, mini))
    foe = s.library.foes.get(mini.kind)
    if foe is not None and foe.flying:
        ground = adventure.hexes.all
    elif foe is not None and foe.monster:
        ground = adventure.hexes.all & ~adventure.tall
    if foe is not None and foe.monster:
        return ground & ~monsters(s, mini.id)
    return ground & ~occupied(s, mini)


def slipped(s: Berserk, bodies: str) -> int:
    """Whom one still can't pass who slips past Enemies, or past everyone."""
    others = [] if bodies == "everyone" else s.friends()
    return sum(zone(s, mini) for mini in others)


def stops_for(s: Berserk, mini: Mini) -> int:
    """The Spaces on which a base can end its movement, ignoring those a Monster pushes.

    Nobody stops on tall Scenery [flying.no-tall-stop]; the centre of an extra-large base needs
    room for all of it.
    """
    adventure = s.adventure
    foe = s.library.foes.get(mini.kind)
    ground = adventure.open
    if foe is not None and (foe.flying or foe.monster):
        ground = adventure.hexes.all & ~adventure.tall
    if foe is not None and foe.monster:
        ground &= ~monsters(s, mini.id)  # [monster.blocked]
    else:
        ground &= ~occupied(s, mini)
    return adventure.hexes.rooms(ground) if mini.base == 7 else ground


def mud(s: Berserk) -> int:
    """The Spaces that are dear to leave [terrain.tokens]."""
    return terrain(s, "mud") if s.laws_of(Mud) else 0


def terrain(s: Berserk, kind: str) -> int:
    """The Spaces with such tokens."""
    named = s.adventure.hexes.named
    found = 0
    for token in s.tokens.values():
        if token.kind == kind:
            found |= 1 << named[token.at]
    return found


def burning(s: Berserk) -> tuple[int, int]:
    """The Spaces on fire, and the Wounds that fire deals."""
    laws = s.laws_of(Fire)
    if not laws:  # only quicker: without a law fire deals nothing
        return NOWHERE
    return terrain(s, "fire"), sum(law.n for law in laws)


NOWHERE = (0, 0)


# Range and sight ----------------------------------------------------------------------------------


def distance(s: Berserk, a: Mini, b: Mini) -> int:
    """Spaces between the nearest Spaces of two bases [ruling.range-metric] [space.unit]."""
    field = s.adventure.hexes
    if a.base == b.base == 1:
        return field.far[field.named[a.at]][field.named[b.at]]
    if a.base != 2 and b.base != 2:  # round ones: from middle to middle, less what they cover
        apart = field.far[field.named[a.at]][field.named[b.at]]
        return max(apart - (a.base == 7) - (b.base == 7), 0)
    theirs = zone(s, b)
    return min(field.far[x][y] for x in bits(zone(s, a)) for y in bits(theirs))


def in_range(s: Berserk, a: Mini, b: Mini, reach: int, visible: bool) -> bool:
    """Whether b is in Range of a, and seen if that is asked for [range.limit] [attack.visible].

    No Space is needed beyond the Range; adjacent is Range 1 [space.adjacent] [range.default].
    """
    if not (a.at and b.at) or distance(s, a, b) > reach:
        return False
    return not visible or sees(s, a, b)


def those_in_range(
    s: Berserk, mini: Mini, others: Iterable[Mini], reach: int, visible: bool
) -> list[Mini]:
    """Those of some that are in Range of a miniature, and seen if that is asked for."""
    adventure = s.adventure
    field, bases = adventure.hexes, adventure.bases
    if mini.base == 1:
        disks = field.disks[field.named[mini.at]]
        near = disks[min(reach, len(disks) - 1)]
    else:
        near = field.within(bases[mini.base][mini.at][mini.facing], reach)
    found = [m for m in others if m.at and bases[m.base][m.at][m.facing] & near]
    if not visible or not found:
        return found
    blockers, mine = adventure.tall | monsters(s), zone(s, mini)
    return [m for m in found if field.sight(mine, bases[m.base][m.at][m.facing], blockers)]


def sees(s: Berserk, a: Mini, b: Mini) -> bool:
    """Line of Sight between two miniatures: the target is Visible [los.visible] [los.need].

    Any straight line between their Spaces will do [los.line] that neither crosses nor runs along
    tall Scenery [los.tall-scenery] [scenery.short.sight] or the Zone of a Monster [los.monster],
    ends at corners excepted
    [los.corner] [gap.los.figure]. Nobody else blocks [los.minis], and neither of the two
    blocks the line between them [ruling.los-own-zone].
    """
    adventure = s.adventure
    blockers = adventure.tall | monsters(s)
    return adventure.hexes.sight(zone(s, a), zone(s, b), blockers)


# Closest ------------------------------------------------------------------------------------------


def steps_to(s: Berserk, mini: Mini, other: Mini) -> int:
    """The Movement that a miniature needs to stand next to another [closest.distance].

    Where no way leads there, miniatures are ignored; where Scenery closes every way, Spaces are
    counted [ruling.closest-path].
    """
    return closest(s, mini, [other])[0]


def closest(s: Berserk, mini: Mini, others: Sequence[Mini]) -> tuple[int, list[Mini]]:
    """The least Movement that leads next to one of some, and all to whom it does [closest.least].

    Who can be reached is closer than who can't [ruling.closest-path].
    """
    if not others:
        return FAR, []
    adventure = s.adventure
    field, bases = adventure.hexes, adventure.bases
    spread = field.spread
    zones = [bases[m.base][m.at][m.facing] for m in others]
    there = reduce(or_, zones)
    here = bases[mini.base][mini.at][mini.facing]
    beside = spread(here)
    steps = 0
    if not beside & there:
        free = free_for(s, mini)
        if mini.base == 7:
            free = field.rooms(free | here)
        start, wide = field.named[mini.at], mini.base == 7
        steps, beside = field.approach(start, free, there, wide=wide)
        if not beside:
            steps, beside = field.approach(start, adventure.open, there, wide=wide)
        if not beside:
            away = [distance(s, mini, other) for other in others]
            steps = min(away)
            return steps, [m for m, n in zip(others, away, strict=True) if n == steps]
    return steps, [m for m, covered in zip(others, zones, strict=True) if covered & beside]


def empty_by_distance(s: Berserk, mini: Mini, taken: int, leaving: int) -> Iterator[list[str]]:
    """The empty Spaces for who has to make room, the closest first, those that tie together.

    By the Movement there [closest.distance], others in the way unless they are leaving; then as if
    nobody stood in the way, then by Spaces [ruling.closest-path].
    """
    adventure = s.adventure
    field, start = adventure.hexes, 1 << adventure.hexes.named[mini.at]
    foe = s.library.foes.get(mini.kind)
    ground = field.all if foe is not None and foe.flying else adventure.open
    empty = adventure.open & ~taken
    for passable in (ground & ~occupied(s, mini) | leaving, ground, field.all):
        for layer in field.layers(start, passable | zone(s, mini)):
            if layer & empty:
                yield list(field.names(layer & empty))
