"""A walk square by square: around what harms, through friends, down a height, into the water."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.rough import slowing
from grimtable.games.drunagor.state import Drunagor, Hero, MonsterTurn
from grimtable.games.drunagor.terrain import route, run_up, spring, ways
from tests.games.drunagor.playing import acting, area, at, begin, hall, minion, quay


def war(heroes: str) -> Drunagor:
    """The War Horsewoman's hall, she herself out of the way."""
    return hall("war", heroes, front="E1", back="F1")


def way(s: Drunagor, hero: Hero, to: str, points: int) -> tuple[list[str], int]:
    """The way to a square by names, and what it costs."""
    squares, cost = route(s, hero, at(s, to), points)
    return [hall_of(s).board.names[i] for i in squares], cost


@pytest.mark.rule("kw.move", "ruling.darkness")
@pytest.mark.parametrize("clear", ["b3", "b4", "b5"])
def test_one_goes_where_no_darkness_lies_or_through_it_if_there_is_no_other_way(clear: str) -> None:
    for s in (war("vorn@a4"), quay("vorn@a4", adventure="spoiled_surprise")):
        vorn = s.heroes["vorn"]
        acting(s, "vorn")
        s.darkness = [at(s, name) for name in ("b3", "b4", "b5") if name != clear]
        assert way(s, vorn, "c4", 2) == ([clear, "c4"], 2)
        if clear != "b4":
            s.darkness = [at(s, name) for name in ("b2", "b3", "b4", "b5", "b6")]
            assert way(s, vorn, "b4", 1) == (["b4"], 1)


@pytest.mark.rule("kw.move", "kw.solid.pass")
def test_one_goes_through_a_friend() -> None:
    s = war("vorn@a4 maya@b4")
    s.chests = [at(s, f"b{y}") for y in (1, 2, 3, 5, 6, 7, 8)]
    assert way(s, s.heroes["vorn"], "c4", 2) == (["b4", "c4"], 2)


@pytest.mark.rule("kw.move", "ruling.fall")
def test_one_steps_down_where_the_points_allow_it_and_falls_where_they_do_not() -> None:
    s = war("vorn@e5")
    assert way(s, s.heroes["vorn"], "d5", 1) == (["d5"], 1)
    s = quay("vorn@e7", adventure="guests_of_famine")
    level, board = hall_of(s).board.level, hall_of(s).board
    low = next(i for i in board.beside[at(s, "e7")] if level[i] == 0)
    vorn = s.heroes["vorn"]
    assert route(s, vorn, low, 1) == ([low], 1)
    squares, cost = route(s, vorn, low, 4)
    assert len(squares) == cost > 1
    assert level[squares[0]] != 0


@pytest.mark.rule("ruling.wading", "kw.difficult")
def test_into_the_water_leads_only_a_way_that_must() -> None:
    s = quay("vorn@d1", adventure="spoiled_surprise")
    vorn = s.heroes["vorn"]
    acting(s, "vorn")
    assert way(s, vorn, "e1", 1) == (["e1"], 1)
    assert way(s, vorn, "e1", 2) == (["e1"], 2)
    assert way(s, vorn, "f1", 3)[1] == 3
    assert way(s, vorn, "c1", 3) == (["c1"], 1)


@pytest.mark.rule("ruling.fall", "kw.difficult")
def test_no_way_without_harm_leads_down_two_levels_where_there_is_water_too() -> None:
    s = quay("vorn@w13", adventure="spoiled_surprise", opened=3)
    acting(s, "vorn")
    assert slowing(s, "vorn")
    there, safe, risky = ways(s, "vorn", 1, jump=False)
    down, along = at(s, "v13"), at(s, "x13")
    assert there >> down & risky[1] >> down & 1
    assert not safe[1] >> down & 1
    assert safe[1] >> along & 1


@pytest.mark.rule("kw.charge", "kw.jump")
def test_a_charge_counts_the_squares_of_its_way_and_of_its_leap() -> None:
    s = war("vorn@l8")
    foe = minion(s, "a4")
    begin(s, MonsterTurn(foe.id))
    s.chests = [at(s, f"b{y}") for y in (3, 4, 5)]
    assert run_up(s, foe, at(s, "c4"), 6, jump=True) == 2
    assert run_up(s, foe, at(s, "c4"), 6, jump=False) == 4
    assert run_up(s, foe, at(s, "b8"), 6, jump=True) == 4
    assert run_up(s, foe, at(s, "d3"), 6, jump=True) == 3


@pytest.mark.rule("kw.trap.fire", "kw.trap.poison", "kw.trap.bear", "kw.trap.all")
@pytest.mark.parametrize(
    ("kind", "token", "n"), [("bear", "bleed", 2), ("fire", "burn", 4), ("poison", "poison", 2)]
)
def test_each_trap_hurts_all_enemies_there_and_leaves_its_tokens(
    kind: str, token: str, n: int
) -> None:
    s = war("vorn@c4")
    foe, other, far = minion(s, "c3", 1), minion(s, "d4", 2), minion(s, "e3", 3)
    for it in (foe, other, far):
        it.kind = "executioner"  # immune to none of these
    s.traps = {area(s, "B2"): kind}
    spring(s, "vorn")
    spring(s, far.id)
    assert s.traps
    spring(s, foe.id)
    assert s.traps == {}
    assert [it.health for it in (foe, other, far)] == [5, 5, 7]
    assert [it.has(token) for it in (foe, other, far)] == [n, n, 0]
    assert not s.heroes["vorn"].tokens


@pytest.mark.rule("kw.trap.all", "kw.trap.trigger")
def test_a_trap_hurts_a_horsewoman_who_stands_there_and_no_other_one() -> None:
    for where, lost in (("E1", 2), ("F1", 2), ("D1", 0)):
        s = war("vorn@c4")
        before, weak = s.boss.health, minion(s, "g1", health=1)
        weak.at = hall_of(s).board.inside[area(s, where)][0]
        s.traps = {area(s, where): "poison"}
        spring(s, weak.id)
        assert weak.id not in s.monsters
        assert before - s.boss.health == lost
        assert bool(s.boss.tokens.get("poison")) is bool(lost)
