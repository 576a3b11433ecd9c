"""Where everybody stands, how far it is, and where one can go (pp. 7, 23, 82-88)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from grimtable.boards.ground import Ground
from grimtable.boards.sets import mask, members
from grimtable.boards.sets import picked as picked
from grimtable.boards.square import Squares
from grimtable.games.drunagor.content import FIGHTERS, Fighter, Hall, hall_of
from grimtable.games.drunagor.state import OFF, Ally, Drunagor, Hero, Monster

HIGH, LOW = 2, 0
FALL = 2
"""Non-preventable damage of a step from level 2 to level 0."""
FAR = 99
"""More areas than any board is wide: there is no way."""


bits, squares_of = mask, members
"""What a set of squares is made of, and what it holds."""


def gaps(board: Squares) -> tuple[int, ...]:
    """Chasms: Spaces off the board that count for Range, and where nobody stands [ph.counts]."""
    return board.gaps


@cache
def ground_of(place: str) -> Ground:
    """The ground of a hall, or of an Adventure's map as far as it is revealed.

    One can jump over its chasms, and not stand there [ph.what]; straight up from level 0 to level
    2 takes two points [kw.jump.climb].
    """
    return Ground(hall_of(place).board, LOW, HIGH)


def place_of(s: Drunagor) -> str:
    """Where it is played: a Horseman's hall, or a map and how many of its Doors are open."""
    return s.place or s.boss.id


def hall(s: Drunagor) -> Hall:
    """The hall in which it is fought."""
    return hall_of(s.place or s.boss.id)


def ground(s: Drunagor) -> Ground:
    """Its ground."""
    return ground_of(s.place or s.boss.id)


def fighter(monster: Monster) -> Fighter:
    """A Monster's card at its rank."""
    return FIGHTERS[monster.kind][monster.rank]


def footprint(s: Drunagor, it: Hero | Monster | Ally) -> int:
    """The squares that somebody fills: one, or for a Large Monster an area [gap.large]."""
    if isinstance(it, Monster) and fighter(it).large:
        return ground(s).whole[it.at]
    return 1 << it.at


# Who is where ---------------------------------------------------------------------------------


def boss_areas(s: Drunagor) -> frozenset[int]:
    """The areas that the Horseman covers; none in the air [boss.halves] [boss.death.landing]."""
    boss = s.boss
    return _covered(boss.id, boss.landing, boss.front, boss.back)


@cache
def _covered(horseman: str, landing: str, front: int, back: int) -> frozenset[int]:
    if landing:
        return hall_of(horseman).landings[landing]
    return frozenset(a for a in (front, back) if a != OFF)


def front_of(s: Drunagor) -> list[int]:
    """The Front's area, as a place beside which one is put."""
    area = s.boss.front
    return [area]


def back_of(s: Drunagor) -> list[int]:
    """The Back's area likewise."""
    area = s.boss.back
    return [area]


def is_flying(s: Drunagor) -> bool:
    """P. 41: she took off, and only unlimited range reaches her [boss.death.two-states]."""
    return not s.boss.landing and s.boss.front == OFF


@cache
def beside_areas(place: str, areas: frozenset[int]) -> int:
    """The squares that touch some areas."""
    return bits(hall_of(place).board.touching(areas))


@cache
def within_areas(place: str, areas: frozenset[int]) -> int:
    """The squares in Range 1 of some areas."""
    near = [a for a in ground_of(place).area if steps_between(place, frozenset((a,)), areas) <= 1]
    return area_mask(place, frozenset(near))


@cache
def steps_between(place: str, a: frozenset[int], b: frozenset[int]) -> int:
    """How many areas lie between two sets of areas; many if there is no way.

    [ph.range] [ph.off-board] [boss.death.landing.only-her]
    """
    steps = hall_of(place).board.area_steps
    return min((steps[x].get(y, FAR) for x in a for y in b), default=FAR)


def someone(s: Drunagor, who: str) -> Hero | Monster | Ally | None:
    """Whoever of that id stands on squares: a Hero, a Monster, one who joined the party."""
    return s.heroes.get(who) or s.monsters.get(who) or s.allies.get(who)


def everybody(s: Drunagor) -> list[Hero | Monster | Ally]:
    """All of them, the party first."""
    return [*s.heroes.values(), *s.allies.values(), *s.monsters.values()]


def party(s: Drunagor) -> list[Hero | Ally]:
    """The Heroes and those who joined them."""
    return [*s.heroes.values(), *s.allies.values()]


def in_party(s: Drunagor, who: str) -> bool:
    """Whether somebody is a Hero or an ally of the Heroes [ally.types]."""
    return who in s.heroes or who in s.allies


def areas_at(s: Drunagor, who: str) -> frozenset[int]:
    """The areas in which somebody stands; a grabbed Hero is where the Back is."""
    if who == s.boss.id:
        return boss_areas(s)
    hero = s.heroes.get(who)
    if hero is not None and hero.grabbed:
        return frozenset((s.boss.back,))
    it = hero or s.allies.get(who) or s.monsters[who]
    return ground(s).lone[it.at] if it.at != OFF else frozenset()


def distance(s: Drunagor, a: str, b: str) -> int:
    """P. 85: Range, counted in areas [kw.range] [gap.area-grid]."""
    return steps_between(place_of(s), areas_at(s, a), areas_at(s, b))


def near_mask(s: Drunagor, who: str) -> int:
    """The squares adjacent to somebody [kw.adj]."""
    if who == s.boss.id:
        return beside_areas(place_of(s), boss_areas(s))
    hero = s.heroes.get(who)
    if hero is None and who not in s.allies:
        return ground(s).around(footprint(s, s.monsters[who]))
    if hero is not None and hero.grabbed:
        return beside_areas(place_of(s), frozenset((s.boss.back,)))
    at = hero.at if hero is not None else s.allies[who].at
    return ground(s).near[at] if at != OFF else 0


def is_boss_near(s: Drunagor, hero: Hero, reach: str) -> bool:
    """Whether the Horseman is adjacent to a Hero ("yellow"), or at most one area away ("red").

    [boss.plague.grab.attack] [boss.plague.grab.range] [boss.death.flying]
    [boss.death.landed.adjacent] [boss.death.landed.range]
    """
    if hero.grabbed or hero.at == OFF:
        return hero.grabbed
    boss = s.boss
    there = _near_boss(s.place, boss.id, boss.landing, boss.front, boss.back, reach)
    return bool(there >> hero.at & 1)


@cache
def _near_boss(place: str, horseman: str, landing: str, front: int, back: int, reach: str) -> int:
    """The squares from which that is so."""
    there = beside_areas if reach == "yellow" else within_areas
    return there(place or horseman, _covered(horseman, landing, front, back))


def is_adjacent(s: Drunagor, a: str, b: str) -> bool:
    """Whether two stand on squares that share a line or a corner [kw.adj]."""
    mine, other = s.heroes.get(a), s.heroes.get(b)
    if mine and other and OFF not in (mine.at, other.at):  # only quicker: each fills one square
        return bool(ground(s).near[mine.at] >> other.at & 1)
    if s.boss.id:  # only quicker: nobody else can be on either side, or holds Heroes
        held = ""
        for who in (b, a):
            if who in s.heroes and s.heroes[who].grabbed:
                held = who
        if held and s.boss.id in (a, b):
            return True
        if a in (s.boss.id, held):
            a, b = b, a
    one = someone(s, a)
    assert one is not None
    if one.at == OFF:
        return False
    return bool(near_mask(s, b) & footprint(s, one))


def enemies(s: Drunagor) -> list[str]:
    """The Horseman, if there is one, and the Monsters: whoever is not in the party [kw.enemy]."""
    return [s.boss.id, *s.monsters] if s.boss.id else [*s.monsters]


def foes_in_reach(s: Drunagor, hero: Hero, reach: str) -> list[str]:
    """The enemies whom an effect of a colour reaches [gap.cube-range]."""
    if reach in ("green", "blue"):
        return enemies(s)
    boss = s.boss.id
    found = [boss] if boss and is_boss_near(s, hero, reach) else []
    if not s.monsters:
        return found
    if hero.at != OFF:  # only quicker: one look at the squares finds those in reach
        floor, at = ground(s), hero.at
        there = floor.near[at] if reach == "yellow" else floor.within[floor.board.area[at]]
        # only quicker: a second list of the same
        return [*found, *touched(s, there)] if found else touched(s, there)
    for monster in s.monsters:
        if in_reach(s, hero, monster, reach):
            found.append(monster)
    return found


def is_foe_in_reach(s: Drunagor, hero: Hero, reach: str) -> bool:
    """Whether there is one."""
    if s.boss.id and (reach in ("green", "blue") or is_boss_near(s, hero, reach)):
        return True
    if not s.monsters or reach in ("green", "blue"):
        return bool(s.monsters)
    if hero.at == OFF:
        return bool(foes_in_reach(s, hero, reach))
    floor, at = ground(s), hero.at
    return is_touched(
        s, floor.near[at] if reach == "yellow" else floor.within[floor.board.area[at]]
    )


def touched(s: Drunagor, there: int) -> list[str]:
    """The Monsters that fill one of some squares."""
    whole = ground(s).whole
    return [
        m.id
        for m in s.monsters.values()
        if there >> m.at & 1 or (there & whole[m.at] and fighter(m).large)
    ]


def is_touched(s: Drunagor, there: int) -> bool:
    """Whether there is one."""
    whole = ground(s).whole
    for m in s.monsters.values():
        if there >> m.at & 1 or (there & whole[m.at] and fighter(m).large):
            return True
    return False


def is_engaged(s: Drunagor, hero: Hero) -> bool:
    """P. 23: adjacent to an enemy that sees one [gap.engagement] [boss.plague.grab.attack]."""
    if hero.grabbed or hero.at == OFF or hero.hiding:
        return False
    if s.boss.id and is_boss_near(s, hero, "yellow"):
        return True
    return bool(s.monsters) and is_touched(s, ground(s).near[hero.at])


def in_reach(s: Drunagor, hero: Hero, whom: str, reach: str) -> bool:
    """Whether an effect of that colour reaches somebody [gap.cube-range]."""
    if whom == hero.id or reach in ("green", "blue", "focus"):
        return True
    if whom == s.boss.id:
        return is_boss_near(s, hero, reach)
    if reach == "yellow":
        return is_adjacent(s, hero.id, whom)
    it = someone(s, whom)
    if it is None or OFF in (hero.at, it.at):
        return distance(s, hero.id, whom) <= 1
    floor = ground(s)  # only quicker: the same by a look at the squares
    return bool(floor.within[floor.board.area[hero.at]] >> it.at & 1)


def on_level(board: Squares, area: int) -> int:
    """The level of an area: that of each of its squares, as content is checked to be drawn."""
    return board.level[board.inside[area][0]]


# What stands in the way -----------------------------------------------------------------------


def boss_mask(s: Drunagor) -> int:
    """The squares under the Horseman."""
    boss = s.boss
    if not boss.id:  # only quicker: nobody stands nowhere
        return 0
    return _under(s.place, boss.id, boss.landing, boss.front, boss.back)


@cache
def _under(place: str, horseman: str, landing: str, front: int, back: int) -> int:
    return area_mask(place or horseman, _covered(horseman, landing, front, back))


@cache
def area_mask(place: str, areas: frozenset[int]) -> int:
    """The squares of some areas."""
    inside = hall_of(place).board.inside
    return bits(i for a in areas for i in inside.get(a, ()))


def pile_squares(s: Drunagor) -> dict[str, int]:
    """Where Piles of Runes fill a square; in the last fight they don't [boss.death.piles]."""
    place = place_of(s)
    if not s.piles or hall_of(place).perimeters:
        return {}
    return {pile: pile_square(place, pile) for pile in s.piles}


def piles_mask(s: Drunagor) -> int:
    """The squares that Piles of Runes fill."""
    # only quicker: where no pile lies none has squares
    return _piled(s.place or s.boss.id, tuple(s.piles)) if s.piles else 0


@lru_cache(maxsize=1024)
def _piled(place: str, piles: tuple[str, ...]) -> int:
    """The squares of some piles."""
    lie = not hall_of(place).perimeters  # [boss.death.piles]
    return bits(pile_square(place, pile) for pile in piles) if lie else 0


@cache
def pile_square(place: str, pile: str) -> int:
    """The square of a pile: of its token, or that which it is called by."""
    here = hall_of(place)
    return here.spawning[pile] if pile in here.spawning else here.board.named[pile]


def objects_mask(s: Drunagor) -> int:
    """Squares of piles, Furniture, Interaction and NPC tokens [inter.token-object] [kw.npc].

    [furn.fountain.obstacle] [furn.pillar.obstacle] [furn.fountain.immovable]
    [furn.pillar.immovable]
    """
    return piles_mask(s) | tokens_mask(s)


def tokens_mask(s: Drunagor) -> int:
    """The same without piles."""
    if s.scenes:
        scenes = [token.at for token in s.scenes.values()]
        return filled((*s.chests, *s.furniture, *s.injured, *scenes))
    if s.chests or s.furniture or s.injured:  # only quicker: else none has squares
        return filled((*s.chests, *s.furniture, *s.injured))
    return 0


@lru_cache(maxsize=4096)
def filled(squares: tuple[int, ...]) -> int:
    """Some squares as a set, those off the board left out."""
    return bits(at for at in squares if at != OFF)


def inert_mask(s: Drunagor) -> int:
    """Squares of the Horseman and of what nobody walks through."""
    mask = tokens_mask(s)
    if s.piles:
        mask |= piles_mask(s)
    if s.boss.id:
        mask |= boss_mask(s)
    return mask | 1 << s.banner if s.banner != OFF else mask


def heroes_mask(s: Drunagor) -> int:
    """The squares on which Heroes stand, and those who joined them."""
    mask = 0
    for hero in s.heroes.values():
        if hero.at != OFF:
            mask |= 1 << hero.at
    for ally in s.allies.values():
        if ally.at != OFF:
            mask |= 1 << ally.at
    return mask


def monsters_mask(s: Drunagor) -> int:
    """The squares that Monsters fill."""
    if not s.monsters:  # only quicker: nobody fills none
        return 0
    mask, whole = 0, ground(s).whole
    for monster in s.monsters.values():
        large = FIGHTERS[monster.kind][monster.rank].large
        mask |= whole[monster.at] if large else 1 << monster.at
    return mask


def solid_mask(s: Drunagor) -> int:
    """Squares that Solid Objects fill [obj.solid.no-share] [obj.solid.list]."""
    return inert_mask(s) | heroes_mask(s) | monsters_mask(s)


def free_mask(s: Drunagor) -> int:
    """Squares on which somebody can be put.

    [kw.solid.end] [obj.ground.no-obstacle] [obj.ground.list]
    """
    return ground(s).all & ~solid_mask(s)


def passable(s: Drunagor, who: str) -> tuple[int, int]:
    """Squares through which somebody can walk, free ones and those of allies; and free ones.

    [obj.solid.obstacle] [kw.solid.pass] [kw.stealth.no-pass]
    """
    friends, foes = heroes_mask(s), monsters_mask(s) if s.monsters else 0
    if who not in s.heroes and who not in s.allies:
        friends, foes = foes, friends
    open_ = ground(s).all & ~(inert_mask(s) | foes)
    return open_, open_ & ~friends


# Who is strongest -----------------------------------------------------------------------------


def standing(s: Drunagor) -> list[Hero]:
    """Heroes who are not knocked out, the fastest first."""
    return [hero for hero in s.heroes.values() if not hero.down]


def exposed(s: Drunagor) -> list[Hero]:
    """Those of them whom an effect can meet: nobody in barrels [furn.barrel.untargetable]."""
    return [hero for hero in standing(s) if not hero.hiding]


def strongest(heroes: Iterable[Hero]) -> Hero | None:
    """P. 87: most Health, tie to the fastest [kw.strongest]."""
    return max(heroes, key=lambda h: h.health, default=None)


def weakest(heroes: Iterable[Hero]) -> Hero | None:
    """P. 89: least Health, tie to the slowest [kw.weakest]."""
    return min(reversed(list(heroes)), key=lambda h: h.health, default=None)


def most_vigorous(heroes: Iterable[Hero]) -> Hero | None:
    """P. 83: most available Action Cubes, tie to the fastest [kw.most-vigorous]."""
    return max(heroes, key=lambda h: h.cubes, default=None)


def most_tired(heroes: Iterable[Hero]) -> Hero | None:
    """P. 83: fewest available Action Cubes, tie to the slowest [kw.most-tired]."""
    return min(reversed(list(heroes)), key=lambda h: h.cubes, default=None)


def most_corrupted(heroes: Iterable[Hero]) -> Hero | None:
    """P. 83: most Curse Cubes, tie to the fastest [kw.most-corrupted]."""
    return max(heroes, key=lambda h: h.curses, default=None)
