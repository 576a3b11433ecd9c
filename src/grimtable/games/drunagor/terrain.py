"""Moving, and what the ground does to those who enter it (pp. 7, 28-29, 38, 82, 88)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from grimtable.games.drunagor.board import (
    FALL,
    HIGH,
    LOW,
    filled,
    footprint,
    free_mask,
    ground,
    hall,
    party,
    passable,
    someone,
)
from grimtable.games.drunagor.content import SHAPES, hall_of
from grimtable.games.drunagor.health import gain, gain_one, hurt, is_immune
from grimtable.games.drunagor.options import Stand, Walk
from grimtable.games.drunagor.possession import paced
from grimtable.games.drunagor.rough import SPIKES, affected, hinder, slowing, wade, waded
from grimtable.games.drunagor.state import OFF, Ally, Drunagor, Hero, Monster
from grimtable.kernel.state import tell

DARKNESS, CLOUD, MAELSTROM = "darkness", "cloud", "maelstrom"
HARM = 2
"""Damage of Darkness, and of answering in a Maelstrom Field; POISON of the Cloud."""
NO_WAY = -1
"""What a square costs that can't be reached."""


def terrain_at(s: Drunagor, square: int) -> str:
    """The harmful terrain of a square."""
    if square in s.darkness:
        return DARKNESS
    if square in s.cloud:
        return CLOUD
    return MAELSTROM if square in s.field_ else ""


def harmful(s: Drunagor, who: str) -> int:
    """Squares that would hurt somebody who entered them now."""
    # only quicker: where neither lies no square is theirs
    mask = filled((*s.cloud, *s.field_)) if s.cloud or s.field_ else 0
    return mask | dark_mask(s) if who not in s.monsters else mask


def dark_mask(s: Drunagor) -> int:
    """Squares of Darkness, and of Obsidian Spikes, which count as such [terr.spikes.darkness]."""
    mask = filled(tuple(s.darkness)) if s.darkness else 0  # only quicker: else no square has any
    return mask | hall(s).rough.get(SPIKES, 0) if s.place else mask


def is_harmless(s: Drunagor) -> bool:
    """Whether no square of the board does anything to those who enter it."""
    return not (s.darkness or s.cloud or s.field_ or s.traps or hall(s).rough)


def enter(s: Drunagor, who: str) -> int:
    """First step on harmful terrain in a turn, or its end there [terr.timing] [ruling.darkness].

    How many movement points it cost.
    """
    it = someone(s, who)
    if it is None or it.at == OFF or (isinstance(it, Hero) and (it.down or it.hiding)):
        return 0
    kind = terrain_at(s, it.at)
    lost = hinder(s, it)
    if lost and someone(s, who) is None:  # Spikes were the end of a Pet
        return lost
    if not kind or (kind == DARKNESS and isinstance(it, Monster)):
        return lost
    known, mark = affected(s), f"{who}:{kind}"
    if mark in known:
        return lost
    known.append(mark)
    if kind == DARKNESS:
        if not is_immune(s, who, DARKNESS):  # [ruling.dark-immunity]
            hurt(s, who, HARM, rule="ruling.darkness")
    elif kind == CLOUD:
        gain(s, who, "poison", HARM, rule="gap.poison-cloud")
    else:
        gain_one(s, who, "stun", rule="terr.maelstrom.stun")
    return lost


def harms(s: Drunagor, who: str, way: Iterable[int]) -> list[str]:
    """The terrain on a Hero's way that would do it harm, each kind once in a turn [terr.timing]."""
    kinds = dict.fromkeys(filter(None, (terrain_at(s, square) for square in way)))
    spared = [DARKNESS] if is_immune(s, who, DARKNESS) else []
    known = affected(s)
    return [kind for kind in kinds if kind not in spared and f"{who}:{kind}" not in known]


def acting(s: Drunagor) -> int:
    """Squares that do something to a Hero or an ally who enters them."""
    mask = harmful(s, "")
    if s.place:  # only quicker: a Horseman's hall has no rough ground
        for squares in hall(s).rough.values():
            mask |= squares
    return mask


def put(s: Drunagor, who: str, square: int) -> None:
    """Set somebody on a square; only the terrain there counts [kw.jump.over] [kw.shove.terrain].

    [kw.telekinesis.terrain] [boss.war.chains.terrain] [boss.death.pull.terrain]
    """
    it = someone(s, who)
    assert it is not None
    it.at = square
    if isinstance(it, Hero):
        it.hiding = False  # who is moved elsewhere is out of the barrel [furn.barrel.inside]
    land(s, who)


def land(s: Drunagor, who: str) -> None:
    """What lies where somebody came to stand acts: the terrain, then a Trap."""
    enter(s, who)
    spring(s, who)


# Walking --------------------------------------------------------------------------------------


def ways(
    s: Drunagor, who: str, points: int, *, jump: bool
) -> tuple[int, Sequence[int], Sequence[int]]:
    """Where one can go: the squares, the layers without harm, and the layers with it."""
    it = someone(s, who)
    assert it is not None
    floor, start = ground(s), 1 << it.at
    if it.has("restrain"):  # [kw.restrain]
        return 0, (start,), (start,)
    open_, free = passable(s, who)
    if jump:  # over a chasm, too, if it leads to the other side [ph.cross] [ph.monsters-jump]
        risky = floor.layers(start, floor.all | floor.chasm, points, falls=True)
        return sum(risky[1:]) & free, risky, risky
    bad = harmful(s, who)
    slow = slowing(s, who)
    if slow:  # only quicker: where nothing slows these are the same ways
        safe, through = (
            floor.layers(start, open_ & ~bad & ~slow, points, falls=False),
            wade(s, it, points, slow, open_),
        )
        risky = through.layers
        return sum(risky[1:]) & free, safe, risky
    risky = floor.layers(start, open_, points, falls=True)
    # only quicker: where nothing harms and nobody can fall these are the same ways
    safe = floor.layers(start, open_ & ~bad, points, falls=False) if bad or floor.high else risky
    return sum(risky[1:]) & free, safe, risky


def reachable(s: Drunagor, who: str, points: int) -> int:
    """The squares on which somebody can end a walk of so many points."""
    it = someone(s, who)
    assert it is not None
    if "restrain" in it.tokens:  # [kw.restrain]
        return 0
    open_, free = passable(s, who)
    slow = slowing(s, who)
    if slow:  # only quicker: where nothing slows these are the same squares
        return wade(s, it, points, slow, open_).there & free
    return sum(ground(s).layers(1 << it.at, open_, points, falls=True)[1:]) & free


@cache
def steps(place: str) -> tuple[Walk, ...]:
    """The option of every square of a hall."""
    return tuple(Walk(name) for name in hall_of(place).board.names)


@cache
def stands(place: str) -> tuple[Stand, ...]:
    """The same for those who are put on one."""
    return tuple(Stand(name) for name in hall_of(place).board.names)


def walk(s: Drunagor, who: str, to: int, points: int, *, jump: bool = False) -> int:
    """Go to a square, around what harms if the points allow; what it cost [kw.move] [kw.jump]."""
    it, floor = someone(s, who), ground(s)
    assert it is not None
    start = 1 << it.at
    if jump:
        there = floor.layers(start, floor.all | floor.chasm, points, falls=True)
        put(s, who, to)
        return cost_of(there, to)
    if floor.high or not is_harmless(s):  # only quicker: else nothing can happen on the way
        return follow(s, it, *route(s, it, to, points))
    cost = cost_of(floor.layers(start, passable(s, who)[0], points, falls=True), to)
    it.at = to
    if isinstance(it, Hero) and it.possessed:
        paced(s, it, cost)
    return cost


def route(s: Drunagor, it: Hero | Monster | Ally, to: int, points: int) -> tuple[list[int], int]:
    """The squares of a walk, around what harms if the points allow, and what it costs."""
    floor, start = ground(s), 1 << it.at
    open_, slow = passable(s, it.id)[0], slowing(s, it.id)
    layers = floor.layers(start, open_ & ~harmful(s, it.id) & ~slow, points, falls=False)
    cost = cost_of(layers, to)
    if slow and cost == NO_WAY:
        return waded(s, it, to, points, slow)
    if cost == NO_WAY:
        layers = floor.layers(start, open_, points, falls=True)
        cost = cost_of(layers, to)
    return floor.way(layers, to), cost


def run_up(s: Drunagor, monster: Monster, to: int, points: int, *, jump: bool) -> int:
    """How many squares a Monster moves, whatever they cost: these make a CHARGE [kw.charge]."""
    if not jump:
        return len(route(s, monster, to, points)[0])
    (x, y), (far, down) = map(hall(s).board.xy, (monster.at, to))
    return max(abs(x - far), abs(y - down))


def cost_of(layers: Sequence[int], to: int) -> int:
    """With how many points a square is reached."""
    for points, layer in enumerate(layers):
        if layer >> to & 1:
            return points
    return NO_WAY


def follow(s: Drunagor, it: Hero | Monster | Ally, squares: list[int], cost: int) -> int:
    """Go square by square, and suffer what lies there; what it cost."""
    level, who = hall(s).board.level, it.id
    start = before = it.at
    if isinstance(it, Hero) and it.possessed:
        paced(s, it, len(squares))
    foe = isinstance(it, Monster)
    acts = 0 if foe else acting(s)
    for step, square in enumerate(squares):
        it.at = square
        fell = level[before] == HIGH and level[square] == LOW
        before = square
        if not (foe or fell or acts >> square & 1):  # only quicker: nothing happens there
            continue
        if fell:
            hurt(s, who, FALL, rule="ruling.fall")
        if foe or acts >> square & 1:
            enter(s, who)
        if foe:  # only quicker: Traps wait for them alone
            spring(s, who)
        gone = who not in s.allies if isinstance(it, Ally) else it.health <= 0
        if s.won is not None or gone:  # it lies on the last square that nobody held
            it.at = start
            free = free_mask(s)
            it.at = next((i for i in reversed(squares[: step + 1]) if free >> i & 1), start)
            break
    return cost


def spring(s: Drunagor, who: str) -> None:
    """P. 88: an enemy that enters or activates in an area sets off its Trap [kw.trap.trigger].

    [kw.trap.fire] [kw.trap.poison] [kw.trap.bear]
    """
    if not s.traps or (who != s.boss.id and who not in s.monsters):
        return
    board = hall(s).board
    where = {s.boss.front, s.boss.back} if who == s.boss.id else {board.area[s.monsters[who].at]}
    for area in where & s.traps.keys():
        kind = s.traps.pop(area)  # it affects all enemies there, then it is gone [kw.trap.all]
        tell(s, "trap", rule="kw.trap.trigger", who=who, trap=kind)
        there = [m.id for m in s.monsters.values() if board.area[m.at] == area]
        if area in (s.boss.front, s.boss.back):
            there.append(s.boss.id)
        for foe in there:
            hurt(s, foe, HARM, rule="kw.trap.all")
            token, n = {"bear": ("bleed", 2), "fire": ("burn", 4), "poison": ("poison", 2)}[kind]
            if s.won is None and (foe in s.monsters or foe == s.boss.id):
                gain(s, foe, token, n, rule=f"kw.trap.{kind}")


# Darkness -------------------------------------------------------------------------------------


def tile_ways(s: Drunagor, hero: Hero, rune: str) -> tuple[tuple[int, ...], ...]:
    """P. 38: where a tile can sprout from a Hero, or from Darkness under it.

    [boss.famine.aura.place]
    [boss.famine.aura.source] [boss.famine.aura.no-chase] [boss.famine.aura.no-crush]
    """
    board = hall(s).board
    dark = set(s.darkness)
    return board.placements(SHAPES[rune.partition("-")[2]], sprouts(s, hero), dark)


def sprouts(s: Drunagor, hero: Hero) -> list[int]:
    """The squares on which Darkness can begin that comes from a Hero."""
    board, dark = hall(s).board, set(s.darkness)
    start = hero.at
    if start not in dark:
        return [start]
    seen, edge, found = {start}, [start], set()
    while edge:
        for near in board.edges[edge.pop()]:
            if near in dark and near not in seen:
                seen.add(near)
                edge.append(near)
            elif near not in dark:
                found.add(near)
    return sorted(found)


def is_dark(s: Drunagor, it: Hero | Monster | Ally) -> bool:
    """Whether somebody stands on Darkness, a Large Monster with a part of it [gap.large]."""
    return it.at != OFF and bool(footprint(s, it) & dark_mask(s))


def darken(s: Drunagor, squares: tuple[int, ...], rule: str = "boss.famine.aura") -> None:
    """Lay Darkness; who stands there is caught by it [boss.famine.aura.self]."""
    s.darkness = sorted({*s.darkness, *squares})
    if len(squares) == 1:  # every other tile is larger
        s.small.append(squares[0])
    names = hall(s).board.names
    tell(s, "darkness", rule, where=tuple(names[i] for i in squares))
    for it in party(s):
        if it.at in squares:
            enter(s, it.id)


def free_around(s: Drunagor, mask: int) -> int:
    """Free squares of a set, or else the nearest free ones [boss.war.command.no-space]."""
    free, floor = free_mask(s), ground(s)
    while not mask & free:
        grown = floor.around(mask)
        if grown == mask:
            return 0
        mask = grown
    return mask & free
