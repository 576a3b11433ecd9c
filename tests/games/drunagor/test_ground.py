"""Squares, levels and Range by the letter, worked out the slow way, on many positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from grimtable.games.drunagor.board import (
    HIGH,
    LOW,
    areas_at,
    bits,
    boss_areas,
    boss_mask,
    distance,
    enemies,
    fighter,
    foes_in_reach,
    footprint,
    free_mask,
    ground,
    ground_of,
    heroes_mask,
    in_reach,
    is_adjacent,
    is_engaged,
    is_flying,
    monsters_mask,
    most_corrupted,
    most_tired,
    most_vigorous,
    near_mask,
    on_level,
    passable,
    solid_mask,
    squares_of,
    standing,
    strongest,
    weakest,
)
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import CHAPTERS, HORSEMEN, area_named
from grimtable.games.drunagor.state import OFF, Drunagor
from grimtable.games.drunagor.terrain import reachable, walk, ways
from grimtable.games.drunagor.trample import trample_ways
from tests.games.drunagor.playing import hall, minion, quay

PLACES = ("plague", "war", "famine", "death")


def near_by_hand(place: str, square: int) -> set[int]:
    board = ground_of(place).board
    x, y = board.xy(square)
    return {i for i in board.squares if max(abs(board.xy(i)[0] - x), abs(board.xy(i)[1] - y)) <= 1}


def costs(place: str, start: int, free: set[int], points: int, falls: bool) -> dict[int, int]:
    """Movement points to every square; from level 0 up to level 2 it takes two [kw.jump.climb]."""
    board = ground_of(place).board
    found = {start: 0}
    for _ in range(points):
        for at, cost in list(found.items()):
            for near in near_by_hand(place, at) & free:
                up = board.level[at] == LOW and board.level[near] == HIGH
                down = board.level[at] == HIGH and board.level[near] == LOW
                after = cost + 1 + up
                if (down and not falls) or after > points:
                    continue
                if after < found.get(near, 99):
                    found[near] = after
    return found


@pytest.mark.rule("kw.move", "kw.jump.climb", "ruling.fall", "kw.adj")
@pytest.mark.parametrize("place", PLACES)
def test_points_lead_as_far_as_levels_let_them(place: str) -> None:
    floor, random = ground_of(place), Random(place)
    squares = floor.board.squares
    for _ in range(12):
        free = set(random.sample(squares, len(squares) * 2 // 3))
        start, points, falls = random.choice(squares), random.randrange(5), random.random() < 0.5
        assert set(squares_of(floor.around(1 << start))) == near_by_hand(place, start)
        assert floor.near[start] == floor.around(1 << start)
        found = costs(place, start, free, points, falls)
        layers = floor.flood(1 << start, bits(free), points, falls)
        assert len(layers) == points + 1
        reached = {i: n for n, layer in enumerate(layers) for i in squares_of(layer)}
        assert reached == found
        for to in found:
            way = [start, *floor.way(layers, to)]
            assert way[-1] == to
            assert len(set(way)) == len(way)
            for a, b in pairwise(way):
                assert b in near_by_hand(place, a)


@pytest.mark.rule("kw.range", "gap.area-grid", "ph.range")
@pytest.mark.parametrize("place", PLACES)
def test_range_one_is_the_areas_around(place: str) -> None:
    floor = ground_of(place)
    for area in floor.board.areas:
        inside = {
            i
            for b in floor.board.areas
            if floor.board.area_steps[area].get(b, 99) <= 1
            for i in floor.board.inside[b]
        }
        assert set(squares_of(floor.within[area])) == inside
        assert set(squares_of(floor.area[area])) == set(floor.board.inside[area])


def crowds() -> Iterator[Drunagor]:
    """Heroes and Monsters, some of them Large, here and there."""
    random = Random(3)
    for i in range(6):
        s = hall(PLACES[i % 3], "vorn@c5 maya@d6 elros@e7", front="A1", back="B1")
        board = hall_of(s).board
        taken = set(squares_of(boss_mask(s)))
        for n in range(1, 4):
            at = random.choice([x for x in board.squares if x not in taken])
            minion(s, board.names[at], n)
            taken.add(at)
        for hero in s.heroes.values():
            hero.at = random.choice([x for x in board.squares if x not in taken])
            taken.add(hero.at)
        yield s
    yield quay("vorn@c5 maya@d6", "executioner@e5 hellspawn_brute@g7")


def squares_under(s: Drunagor, who: str) -> set[int]:
    board = hall_of(s).board
    if who == s.boss.id:
        return {i for area in boss_areas(s) for i in board.inside[area]}
    it = s.heroes.get(who) or s.monsters[who]
    if who in s.monsters and fighter(s.monsters[who]).large:
        return set(board.inside[board.area[it.at]])
    return {it.at}


@pytest.mark.rule("kw.adj", "kw.range", "gap.cube-range", "gap.engagement", "gap.large")
def test_who_is_adjacent_in_range_and_engaged() -> None:
    for s in crowds():
        board, place = hall_of(s).board, s.place or s.boss.id
        everybody = [*s.heroes, *enemies(s)]
        for a in everybody:
            for b in everybody:
                one, other = squares_under(s, a), squares_under(s, b)
                beside = {j for i in other for j in near_by_hand(place, i)}
                if a != b:
                    assert is_adjacent(s, a, b) == bool(one & beside), (a, b)
                steps = min(
                    board.area_steps[x].get(y, 99) for x in areas_at(s, a) for y in areas_at(s, b)
                )
                assert distance(s, a, b) == steps
        for hero in s.heroes.values():
            for reach in ("yellow", "red", "green", "blue"):
                there = [foe for foe in enemies(s) if in_reach(s, hero, foe, reach)]
                assert foes_in_reach(s, hero, reach) == there
                for foe in enemies(s):
                    near = is_adjacent(s, hero.id, foe)
                    far = distance(s, hero.id, foe)
                    meant = {"yellow": near, "red": far <= 1, "green": True, "blue": True}
                    assert in_reach(s, hero, foe, reach) == meant[reach]
            assert is_engaged(s, hero) == any(is_adjacent(s, hero.id, x) for x in enemies(s))


@pytest.mark.rule("kw.solid.end", "kw.solid.pass", "obj.solid.no-share", "obj.solid.obstacle")
def test_who_stands_where_and_who_passes_whom() -> None:
    for s in crowds():
        heroes = {i for hero in s.heroes for i in squares_under(s, hero)}
        foes = {i for foe in s.monsters for i in squares_under(s, foe)}
        boss = squares_under(s, s.boss.id) if s.boss.id else set()
        things = set(squares_of(solid_mask(s))) - heroes - foes - boss
        assert set(squares_of(heroes_mask(s))) == heroes
        assert set(squares_of(monsters_mask(s))) == foes
        assert set(squares_of(boss_mask(s))) == boss
        every = set(hall_of(s).board.squares)
        assert set(squares_of(free_mask(s))) == every - heroes - foes - boss - things
        for who in (*s.heroes, *s.monsters):
            bodies = foes if who in s.heroes else heroes
            friends = heroes if who in s.heroes else foes
            open_, free = passable(s, who)
            assert set(squares_of(open_)) == every - boss - things - bodies
            assert set(squares_of(free)) == every - boss - things - bodies - friends


@pytest.mark.rule("kw.move", "kw.jump", "kw.jump.over", "kw.restrain", "kw.solid.end")
def test_where_a_walk_a_jump_and_nobody_who_is_restrained_can_go() -> None:
    for s in crowds():
        if hall_of(s).rough:
            continue
        place = s.place or s.boss.id
        for hero in s.heroes.values():
            open_, free = (set(squares_of(mask)) for mask in passable(s, hero.id))
            walked = costs(place, hero.at, open_, 3, True)
            ends = {i for i, n in walked.items() if n and i in free}
            assert set(squares_of(reachable(s, hero.id, 3))) == ends
            assert set(squares_of(ways(s, hero.id, 3, jump=False)[0])) == ends
            everywhere = set(hall_of(s).board.squares)
            jumped = costs(place, hero.at, everywhere, 2, True)
            landed = {i for i, n in jumped.items() if n and i in free}
            assert set(squares_of(ways(s, hero.id, 2, jump=True)[0])) == landed
            at = hero.at
            for to in sorted(ends)[:4]:
                assert walk(s, hero.id, to, 3) == walked[to] or s.darkness
                assert hero.at == to
                hero.at, hero.down = at, False
            for to in sorted(landed)[:4]:
                assert walk(s, hero.id, to, 2, jump=True) == jumped[to]
                hero.at = at
            hero.tokens = {"restrain": 1}
            assert reachable(s, hero.id, 3) == 0
            assert ways(s, hero.id, 3, jump=False)[0] == 0


@pytest.mark.rule("kw.trample.pass", "kw.trample", "kw.jump.climb")
def test_trampling_leads_over_as_many_enemies_as_it_can() -> None:
    s = hall("war", "vorn@c3", front="E1", back="F1")
    minion(s, "d3", 1)
    minion(s, "d4", 2)
    named = hall_of(s).board.named
    found = trample_ways(s, "vorn", 2)
    assert found[named["e3"]].met == ("garothian_revenant_1",)
    assert named["d3"] not in found
    assert found[named["b3"]].met == ()
    more = trample_ways(s, "vorn", 3)
    assert more[named["e3"]].met == ("garothian_revenant_1", "garothian_revenant_2")
    s.heroes["vorn"].at = named["d5"]
    assert named["e5"] not in trample_ways(s, "vorn", 1), "two levels up"
    s.heroes["vorn"].at = named["e5"]
    assert named["d5"] in trample_ways(s, "vorn", 1)


@pytest.mark.rule("kw.strongest", "kw.weakest", "kw.most-vigorous", "kw.most-tired")
@pytest.mark.rule("kw.most-corrupted")
def test_ties_are_for_the_fastest_or_the_slowest() -> None:
    s = hall("war", "vorn@c5 maya@d6 elros@e7")
    heroes = standing(s)
    one, two, three = heroes
    for hero in heroes:
        hero.health, hero.pool, hero.curses = 5, {"red": 2}, 1
    assert [f(heroes) for f in (strongest, most_vigorous, most_corrupted)] == [one] * 3
    assert [f(heroes) for f in (weakest, most_tired)] == [three] * 2
    two.health, two.pool, two.curses = 6, {"red": 3}, 2
    assert [f(heroes) for f in (strongest, most_vigorous, most_corrupted)] == [two] * 3
    two.health, two.pool = 4, {"red": 1}
    assert [f(heroes) for f in (weakest, most_tired)] == [two] * 2
    assert strongest([]) is weakest([]) is most_tired([]) is None
    two.down = True
    assert standing(s) == [one, three]


@pytest.mark.rule("boss.halves", "boss.death.two-states", "boss.death.flying", "gap.cube-range")
def test_only_unlimited_range_reaches_death_in_the_air() -> None:
    s = hall("death", "vorn@c5")
    vorn = s.heroes["vorn"]
    s.boss.front = s.boss.back = OFF
    s.boss.landing = ""
    assert is_flying(s)
    assert boss_areas(s) == frozenset()
    assert [
        in_reach(s, vorn, s.boss.id, reach) for reach in ("yellow", "red", "green", "blue")
    ] == [
        False,
        False,
        True,
        True,
    ]
    s.boss.landing = next(iter(hall_of(s).landings))
    assert not is_flying(s)
    assert boss_areas(s) == hall_of(s).landings[s.boss.landing]


@pytest.mark.rule("boss.plague.grab.attack", "boss.plague.grab.range", "kw.adj")
def test_who_is_grabbed_is_where_the_back_is() -> None:
    s = hall("plague", "vorn@c5 maya@h8", front="C1", back="D1")
    vorn = s.heroes["vorn"]
    vorn.grabbed, vorn.at = True, OFF
    back = area_named(hall_of(s).board, "D1")
    assert areas_at(s, "vorn") == {back}
    beside = {j for i in hall_of(s).board.inside[back] for j in near_by_hand("plague", i)}
    inside = set(hall_of(s).board.inside[back])
    assert set(squares_of(near_mask(s, "vorn"))) in (beside, beside - inside)
    assert is_adjacent(s, "vorn", s.boss.id)
    assert is_adjacent(s, s.boss.id, "vorn")
    assert not is_adjacent(s, "maya", s.boss.id)
    assert not is_engaged(s, vorn)
    assert in_reach(s, vorn, s.boss.id, "yellow")
    far = minion(s, "b8")
    assert foes_in_reach(s, vorn, "yellow") == [s.boss.id]
    assert in_reach(s, vorn, far.id, "yellow") is False
    assert near_mask(s, far.id) == ground(s).around(footprint(s, far))


MAPS = [
    *HORSEMEN,
    *(f"{name}-{i}" for name, c in CHAPTERS.items() if c.boards for i in range(len(c.setups))),
]


@pytest.mark.parametrize("place", MAPS)
def test_all_squares_of_an_area_share_its_level(place: str) -> None:
    board = ground_of(place).board
    for area, squares in board.inside.items():
        assert {board.level[i] for i in squares} == {on_level(board, area)}
        assert len(squares) == 4
