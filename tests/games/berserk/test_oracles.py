"""Spaces, Range and "closest" by the letter, worked out the slow way, on many positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from grimtable.boards.hex import bits
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.enemies import first, stops
from grimtable.games.berserk.heroes import reach
from grimtable.games.berserk.spaces import (
    closest,
    distance,
    empty_by_distance,
    free_for,
    in_range,
    monsters,
    occupied,
    sees,
    steps_to,
    stops_for,
    those_in_range,
    zone,
)
from grimtable.games.berserk.state import Berserk, Mini
from grimtable.games.berserk.stats import movement
from tests.games.berserk.table import Story

CROWD = ("troll_1", "kelpie_1", "ogre_1", "harrier_1", "daroga_1", "shaman_1", "kelpie_2")
ADVENTURES = ("yard", "ford", "deck")


def crowds(n: int = 6) -> Iterator[Story]:
    """Heroes, an Ally and Enemies of every base, here and there."""
    random = Random(1)
    for i in range(n):
        adventure = ADVENTURES[i % len(ADVENTURES)]
        place = LIBRARY.adventures[adventure]
        field, bases = place.hexes, place.bases
        taken, who = 0, dict[str, str]()
        for name in (*random.sample(CROWD, 5), "guts", "isidro", "schierke", "casca"):
            kind = name.rpartition("_")[0]
            base = LIBRARY.foes[kind].base if kind in LIBRARY.foes else 1
            facing = random.randrange(6) if base == 2 else 0
            able = [
                space
                for space in field.named
                if (under := bases[base][space][facing])
                and not under & (taken | place.tall | place.short)
            ]
            space = random.choice(able)
            taken |= bases[base][space][facing]
            who[name] = f"{space} {facing}" if kind in LIBRARY.foes else f"{space} grit"
        who["isidro"] = who["isidro"].replace("grit", "guts_style")
        who["schierke"] = who["schierke"].replace("grit", "mending")
        yield Story(adventure=adventure, **who)  # type: ignore[arg-type]


def spaces_of(s: Berserk, mini: Mini) -> set[int]:
    return set(bits(zone(s, mini)))


@pytest.mark.rule("ruling.range-metric", "space.adjacent", "range.limit", "base.large", "base.xl")
def test_range_is_counted_between_the_nearest_spaces() -> None:
    for t in crowds():
        far = t.s.adventure.hexes.far
        for a in t.s.minis():
            for b in t.s.minis():
                apart = min(far[x][y] for x in spaces_of(t.s, a) for y in spaces_of(t.s, b))
                assert distance(t.s, a, b) == apart
                for n in (1, apart - 1, apart):
                    assert in_range(t.s, a, b, n, visible=False) == (apart <= n)


@pytest.mark.rule("attack.visible", "los.need", "range.limit")
def test_those_in_range_are_in_range_and_seen_if_that_is_asked_for() -> None:
    for t in crowds():
        everybody = list(t.s.minis())
        for a in everybody:
            others = [b for b in everybody if b is not a]
            for n, visible in ((1, False), (2, False), (3, True), (99, False)):
                near = [b for b in others if in_range(t.s, a, b, n, visible)]
                assert those_in_range(t.s, a, others, n, visible) == near
        for b in everybody[:3]:
            assert sees(t.s, everybody[-1], b) == sees(t.s, b, everybody[-1])
        gone, other = everybody[0], everybody[1]
        gone.at = ""
        assert not in_range(t.s, gone, other, 99, visible=False)
        assert not in_range(t.s, other, gone, 99, visible=False)
        assert gone not in those_in_range(t.s, other, everybody, 99, visible=False)


@pytest.mark.rule("space.no-pass", "space.one-mini", "monster.push", "monster.blocked")
@pytest.mark.rule("flying.over", "flying.no-tall-stop", "monster.short-scenery", "scenery.no-enter")
def test_who_can_pass_and_stop_where() -> None:
    for t in crowds():
        adventure = t.s.adventure
        everywhere = set(bits(adventure.hexes.all))
        tall, short = set(bits(adventure.tall)), set(bits(adventure.short))
        for mini in t.s.minis():
            foe = LIBRARY.foes.get(mini.kind)
            others = [m for m in t.s.minis() if m is not mini]
            bodies = {i for m in others for i in spaces_of(t.s, m)}
            big = {i for m in others if m.base == 7 for i in spaces_of(t.s, m)}
            monster, flies = (foe.monster, foe.flying) if foe is not None else (False, False)
            passed = everywhere - (big if monster else bodies)
            passed -= set() if flies else tall if monster else tall | short
            assert set(bits(free_for(t.s, mini))) == passed
            stopped = everywhere - tall - (big if monster else bodies)
            stopped -= set() if flies or monster else short
            if mini.base == 7:
                near = adventure.hexes.near
                stopped = {
                    i for i in stopped if len(found := set(bits(near[i]))) == 6 and found <= stopped
                }
            assert set(bits(stops_for(t.s, mini))) == stopped
            assert set(bits(occupied(t.s, mini))) == bodies
            assert set(bits(monsters(t.s, mini.id))) == big


def slow_steps(s: Berserk, mini: Mini, other: Mini, free: set[int]) -> int | None:
    """Step by step until the base is next to the other."""
    near = s.adventure.hexes.near
    target = {j for i in spaces_of(s, other) for j in bits(near[i])}

    def under(space: int) -> set[int]:
        return {space, *bits(near[space])} if mini.base == 7 else {space}

    start = s.adventure.hexes.named[mini.at]
    edge, seen, steps = {start}, {start}, 0
    if mini.base == 2 and spaces_of(s, mini) & target:
        return 0
    while edge:
        if any(under(i) & target for i in edge):
            return steps
        edge = {j for i in edge for j in bits(near[i]) if j not in seen and j in free}
        seen |= edge
        steps += 1
    return None


@pytest.mark.rule("closest.distance", "closest.least", "ruling.closest-path")
def test_closest_is_whom_the_least_movement_leads_to() -> None:
    for t in crowds():
        near = t.s.adventure.hexes.near
        for mini in t.s.enemies.values():
            free = set(bits(free_for(t.s, mini) | zone(t.s, mini)))
            if mini.base == 7:
                free = {i for i in free if len(x := set(bits(near[i]))) == 6 and x <= free}
            others = t.s.friends()
            found = {m.id: slow_steps(t.s, mini, m, free) for m in others}
            ways = [n for n in found.values() if n is not None]
            for other in others:
                if found[other.id] is not None:
                    assert steps_to(t.s, mini, other) == found[other.id]
            if ways:
                least = min(ways)
                chosen = [m for m in others if found[m.id] == least]
                assert closest(t.s, mini, others) == (least, chosen)
    assert closest(t.s, mini, []) == (999, [])


@pytest.mark.rule("enemy.order.closest", "enemy.order.tie")
def test_the_first_to_act_are_all_who_need_the_least_movement() -> None:
    for t in crowds(12):
        foes = list(t.s.enemies.values())
        far = {foe.id: closest(t.s, foe, t.s.friends())[0] for foe in foes}
        for some in (foes, foes[:2], foes[2:], [f for f in foes if f.base == 7] or foes):
            least = min(far[foe.id] for foe in some)
            assert first(t.s, some) == [foe.id for foe in some if far[foe.id] == least]


@pytest.mark.rule("move.hero.step", "move.border", "terrain.tokens")
def test_where_steps_lead_a_hero() -> None:
    for t in crowds(3):
        t.s.specials = []
        near = t.s.adventure.hexes.near
        guts = t.hero("guts")
        free = set(bits(free_for(t.s, guts)))
        for steps in (0, 1, 3):
            guts.steps = steps
            here = t.s.adventure.hexes.named[guts.at]
            edges, seen = [{here}], {here}
            for _ in range(steps):
                edges.append({j for i in edges[-1] for j in bits(near[i]) if j in free} - seen)
                seen |= edges[-1]
            found = [set(bits(layer)) for layer in reach(t.s, guts, free_for(t.s, guts))]
            assert found == [edge for edge in edges if edge]


def rings(s: Berserk, start: int, free: set[int]) -> list[set[int]]:
    """Step by step over some Spaces, as far as it goes."""
    near = s.adventure.hexes.near
    found, seen = [{start}], {start}
    while found[-1]:
        found.append({j for i in found[-1] for j in bits(near[i]) if j in free} - seen)
        seen |= found[-1]
    return found[:-1]


@pytest.mark.rule("closest.least", "closest.distance", "spawn.displace", "ruling.closest-path")
def test_who_makes_room_finds_the_empty_spaces_by_the_movement_there() -> None:
    for t in crowds(6):
        s, field = t.s, t.s.adventure.hexes
        ground, everybody = set(bits(s.adventure.open)), occupied(s)
        for mini in s.minis():
            foe = s.library.foes.get(mini.kind)
            ground = set(bits(field.all if foe and foe.flying else s.adventure.open))
            bodies, own = set(bits(occupied(s, mini))), spaces_of(s, mini)
            empty = set(bits(s.adventure.open & ~everybody))
            ways = rings(s, field.named[mini.at], (ground - bodies) | own)
            expected = [ring & empty for ring in ways if ring & empty]
            found = [set(ring) for ring in empty_by_distance(s, mini, everybody, 0)]
            assert found[: len(expected)] == [set(map(field.name.get, ring)) for ring in expected]
            assert len(found) > len(expected), "then as if nobody stood there"


@pytest.mark.rule("move.enemy.toward", "move.enemy.short", "move.enemy.step", "flying.no-tall-stop")
@pytest.mark.rule("ruling.closest-path", "gap.figures.enemy-move", "base.xl", "enemy.range")
def test_an_enemy_stops_where_it_is_first_in_range_or_as_near_as_it_gets() -> None:
    for t in crowds(9):
        s, field = t.s, t.s.adventure.hexes
        for enemy in s.enemies.values():
            free = set(bits(free_for(s, enemy))) | spaces_of(s, enemy)
            if enemy.base == 7:
                free = {i for i in free if len(x := set(bits(field.near[i]))) == 6 and x <= free}
            start, able = field.named[enemy.at], set(bits(stops_for(s, enemy)))
            steps = rings(s, start, free)[: movement(s, enemy) + 1]
            for target in s.friends():
                goal = {i for i in field.spaces if strikes_from(s, enemy, target, i)}
                beside = {i for i in field.spaces if apart(s, enemy, target, i) <= 1}
                near = next((x for ring in steps[1:] if (x := ring & able & goal)), None)
                if near is None:
                    reached = {start}.union(*steps[1:]) & (able | {start})
                    ground = set(bits(s.adventure.open)) | {start}
                    left = ways_to(s, beside & able, free)
                    if not reached & left.keys():
                        left = ways_to(s, beside & ground, ground)
                    least = min(n for i, n in left.items() if i in reached)
                    near = {i for i in reached if left.get(i) == least}
                    near = {start} if start in near else near
                assert set(bits(stops(s, enemy, target)[0])) == near, (enemy, target)


def strikes_from(s: Berserk, enemy: Mini, target: Mini, at: int) -> bool:
    """Whether an Enemy would be in Range there, and see its target if it has to."""
    effect = s.library.foes[enemy.kind].effect
    if apart(s, enemy, target, at) > effect.reach or not effect.visible:
        return apart(s, enemy, target, at) <= effect.reach
    was, enemy.at = enemy.at, s.adventure.hexes.name[at]
    seen = sees(s, enemy, target)
    enemy.at = was
    return seen


def apart(s: Berserk, enemy: Mini, target: Mini, at: int) -> int:
    """How far the front, or the rim of an extra-large base, would be from somebody."""
    field = s.adventure.hexes
    under = {at, *bits(field.near[at])} if enemy.base == 7 else {at}
    return min(field.far[i][j] for i in under for j in spaces_of(s, target))


def ways_to(s: Berserk, goal: set[int], free: set[int]) -> dict[int, int]:
    """The steps to the nearest of some Spaces, from wherever a way over the free ones leads."""
    found, edge, n = dict.fromkeys(goal & free, 0), goal & free, 0
    while edge:
        n += 1
        edge = {
            j for i in edge for j in bits(s.adventure.hexes.near[i]) if j in free
        } - found.keys()
        found |= dict.fromkeys(edge, n)
    return found
