"""TRAMPLE at its margins: which way is taken, what it costs, and whom it still hurts."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.state import Drunagor
from grimtable.games.drunagor.trample import Tread, trample, trample_ways
from tests.games.drunagor.playing import area, at, hall, minion, quay, square


def war(heroes: str) -> Drunagor:
    """The War Horsewoman's hall, she herself out of the way."""
    return hall("war", heroes, front="E1", back="F1")


def ford(heroes: str) -> Drunagor:
    """Two files of water, e and f, from the first row to the fourth."""
    return quay(heroes, adventure="spoiled_surprise")


def named(s: Drunagor, points: int, who: str = "vorn") -> dict[str, Tread]:
    """The ways by the names of their ends."""
    names = hall_of(s).board.names
    return {names[i]: way for i, way in trample_ways(s, who, points).items()}


def way(s: Drunagor, squares: str) -> tuple[int, ...]:
    """Squares by their names."""
    return tuple(at(s, name) for name in squares.split())


# Which way ------------------------------------------------------------------------------------


@pytest.mark.rule("kw.trample", "kw.trample.pass")
def test_of_the_ways_to_a_square_one_leads_over_most_enemies_and_harms_least() -> None:
    s = war("vorn@a4")
    minion(s, "b4", 1)
    assert named(s, 2)["c4"] == Tread(("garothian_revenant_1",), 0, way(s, "b4 c4"))
    minion(s, "b3", 2)
    assert named(s, 2)["c4"].met == ("garothian_revenant_1",), "of equally many the first named"
    s.darkness = [at(s, "b4")]
    assert named(s, 2)["c4"] == Tread(("garothian_revenant_1",), 1, way(s, "b4 c4"))
    assert named(s, 3)["c4"].met == ("garothian_revenant_1", "garothian_revenant_2")
    assert not {"b4", "b3", "a4"} & set(named(s, 3)), "one ends where nobody stands"


@pytest.mark.rule("kw.trample", "ruling.darkness")
def test_a_trampling_walk_goes_around_what_harms_and_counts_what_it_cannot() -> None:
    s = war("vorn@a4")
    minion(s, "c4", 1)
    s.darkness = [at(s, "b4"), at(s, "b5")]
    assert named(s, 3)["d4"] == Tread(("garothian_revenant_1",), 0, way(s, "b3 c4 d4"))
    s.darkness = [at(s, name) for name in ("b3", "b4", "b5", "d4")]
    assert named(s, 3)["d4"].harm == 2
    assert named(s, 3)["d3"].harm == 1


@pytest.mark.rule("kw.trample", "kw.trample.pass")
def test_one_may_come_back_from_an_enemy_to_the_square_before_it() -> None:
    s = war("vorn@a4")
    foe = minion(s, "c4")
    found = named(s, 3)["b4"]
    assert found == Tread((foe.id,), 0, way(s, "b3 c4 b4"))
    back = way(s, "b4 c4 b4")
    trample(s, s.heroes["vorn"], Tread((foe.id,), 0, back), 2)
    assert (foe.health, square(s, s.heroes["vorn"])) == (5, "b4")


@pytest.mark.rule("kw.trample.pass", "kw.solid.pass", "obj.solid.obstacle")
def test_friends_are_passed_and_furniture_is_not() -> None:
    s = war("vorn@a4 maya@b4")
    s.chests = [at(s, f"b{y}") for y in (1, 2, 3, 5, 6, 7, 8)]
    assert named(s, 2)["c4"] == Tread((), 0, way(s, "b4 c4"))
    s.chests.append(at(s, "c4"))
    assert {"b4", "c4"} & set(named(s, 2)) == set()


# What it costs --------------------------------------------------------------------------------


@pytest.mark.rule("ruling.wading", "kw.difficult", "kw.trample")
def test_the_first_step_into_water_takes_a_point_and_no_later_one() -> None:
    s = ford("vorn@d1")
    minion(s, "e1")
    for points, there, not_there in (
        (1, "e2 c1", "f1 f2"),  # the last point enters it
        (2, "e3", "f1 f2"),
        (3, "f1 f2", "g1 g2"),
        (4, "g1 g2", "h1 h2"),
        (5, "h1 h2", "i1"),
    ):
        found = set(named(s, points))
        assert set(there.split()) <= found, points
        assert not set(not_there.split()) & found, points
        assert "e1" not in found


@pytest.mark.rule("ruling.wading", "kw.difficult.once", "kw.trample")
def test_who_is_wet_stays_so_on_dry_ground() -> None:
    s = ford("vorn@g5")
    over = minion(s, "f4", 1).id, minion(s, "g3", 2).id
    # f4 takes two points; g3, f2 and e1 take one each
    assert named(s, 5)["e1"] == Tread(over, 0, way(s, "f4 g3 f2 e1"))
    assert "e1" not in named(s, 4)
    s = ford("vorn@g2")
    minion(s, "f1")
    assert "e2" not in named(s, 2)
    assert "e2" in named(s, 3)


@pytest.mark.rule("kw.jump.climb", "kw.trample")
def test_two_levels_up_take_two_points_and_two_steps_of_one_level_one_each() -> None:
    s = war("vorn@d5")
    minion(s, "e5")
    assert "f5" not in named(s, 2)
    assert named(s, 3)["f5"].met == ("garothian_revenant_1",)
    s = war("vorn@e5")
    minion(s, "f5")
    assert named(s, 2)["g5"].met == ("garothian_revenant_1",)
    s = quay("vorn@d7", adventure="guests_of_famine")
    levels = hall_of(s).board.level
    assert (levels[at(s, "d7")], levels[at(s, "e7")]) == (1, 2)
    assert named(s, 1)["e7"] == Tread((), 0, way(s, "e7"))
    s.heroes["vorn"].at = at(s, "e7")
    assert named(s, 1)["d7"].harm == 0, "one level down is no fall"


# Whom it hurts --------------------------------------------------------------------------------


@pytest.mark.rule("kw.trample", "ruling.darkness")
@pytest.mark.parametrize(
    ("dark", "ends", "lost"),
    [
        ("b3", "a3", (0, 0)),  # on an enemy: back where it began, before any of them
        ("c3", "c3", (2, 0)),  # between them
        ("d3", "c3", (2, 0)),  # on the second: before it
        ("e3", "e3", (2, 2)),
    ],
)
def test_whom_the_ground_fells_hurts_those_whom_it_passed(
    dark: str, ends: str, lost: tuple[int, int]
) -> None:
    s = war("brihitte@a3")
    foes = [minion(s, "b3", 1), minion(s, "d3", 2)]
    brihitte = s.heroes["brihitte"]
    brihitte.health, s.darkness = 1, [at(s, dark)]
    trample(s, brihitte, Tread((), 1, way(s, "b3 c3 d3 e3")), 2)
    assert square(s, brihitte) == ends
    assert tuple(7 - foe.health for foe in foes) == lost


@pytest.mark.rule("kw.trample", "kw.trap.all", "kw.trap.trigger")
def test_whom_a_trap_on_the_way_kills_is_not_trampled() -> None:
    s = war("vorn@a8")
    foe, weak, other = minion(s, "b3", 1), minion(s, "c3", 2, health=1), minion(s, "e3", 3)
    s.traps = {area(s, "B2"): "bear"}
    trample(s, foe, Tread((weak.id, other.id), 0, way(s, "c3 d3 e3 f3")), 2)
    assert weak.id not in s.monsters
    assert other.health == 5


@pytest.mark.rule("kw.trample")
def test_a_horseman_is_trampled_once_however_many_squares_she_fills() -> None:
    s = war("vorn@g2")
    before = s.boss.health
    found = named(s, 4)["j3"]
    assert found.met == (s.boss.id,)
    trample(s, s.heroes["vorn"], found, 2)
    assert sum(hall_of(s).board.names[i][-1] in "12" for i in found.squares) > 1
    assert s.boss.health == before - 2
