"""Pp. 36-38: who acts, whom it goes for, where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk.enemies import away, stops
from grimtable.games.berserk.spaces import distance, in_range, steps_to
from tests.games.berserk.table import Story

FAR: dict[str, Any] = {"isidro": "a1 quick_feet", "schierke": "a2 mending"}


def enemies(**who: Any) -> Story:
    """A table at the beginning of the Enemy Turn."""
    return Story(phase="enemy", **who)


@pytest.mark.rule("enemy.order.closest", "enemy.order.tie", "enemy-turn.all")
@pytest.mark.rule(
    "enemy-turn.automatic", "enemy-turn.purpose", "ruling.enemy-retarget", "round.order"
)
def test_the_closest_acts_first_ties_are_the_heroes_and_each_acts_once() -> None:
    # Trap 15.
    t = enemies(guts="c4 grit", troll_1="c6", troll_2="e5", troll_3="c9", **FAR)
    t.fate.answers = ["0 0 0"] * 3
    assert t.offers == ["Lead troll_1", "Lead troll_2"]
    t.play("Lead troll_2")
    while t.s.phase == "enemy":
        t.play(t.offers[0])
    order = [event.args["who"] for event in t.happened("enemy")]
    assert order == ["troll_2", "troll_1", "troll_3"]


@pytest.mark.rule("move.enemy.toward", "move.enemy.in-range", "enemy.range", "move.enemy.total")
@pytest.mark.rule(
    "move.enemy.step", "move.enemy.before-attack", "gap.enemy.move-box", "enemy.phases"
)
@pytest.mark.rule("gap.figures.enemy-move", "attack.enemy.roll", "attack.enemy.damage")
def test_an_enemy_stops_as_soon_as_it_is_in_range_and_stays_there() -> None:
    # Trap 17, with the Kelpie's Range of 2.
    t = enemies(guts="c4 grit", kelpie_1="c8 0", isidro="a1 bombs", schierke="a2 mending")
    t.fate.answers = ["1 0"]
    while t.s.phase == "enemy":
        t.play("Stop kelpie_1 c6" if "Stop kelpie_1 c6" in t.offers else t.offers[0])
    assert t.kelpie_1.at == "c6"
    u = enemies(guts="c4 grit", kelpie_1="c6 0", isidro="a1 bombs", schierke="a2 mending")
    u.fate.answers = ["1 0"]
    u.begin()
    assert u.kelpie_1.at == "c6"


@pytest.mark.rule("move.enemy.short", "attack.enemy.none", "attack.enemy.target")
def test_out_of_reach_it_comes_as_near_as_it_can_and_does_not_attack() -> None:
    t = enemies(guts="a1 grit", troll_1="a9", isidro="b1 bombs", schierke="c1 mending")
    while t.s.phase == "enemy":
        t.play(t.offers[0])
    assert steps_to(t.s, t.troll_1, t.guts) <= 4
    assert t.happened("out-of-range")


@pytest.mark.rule("move.enemy.short", "ruling.closest-path", "gap.figures.enemy-move")
def test_as_near_as_it_can_is_the_shortest_way_left_around_others_and_scenery() -> None:
    # d6 and c7 are next to Guts, but Trolls stand there; c3 is next to Schierke, but it is Scenery.
    t = enemies(guts="c6 grit", isidro="g12 bombs", schierke="b2 mending", adventure="mill")
    for name, at in (("troll_1", "d6"), ("troll_2", "c7"), ("skeleton_1", "f8")):
        t.stand(name, at)
    t.stand("skeleton_2", "g2")
    names = t.s.adventure.hexes.names
    assert list(names(stops(t.s, t.skeleton_1, t.guts)[0])) == ["e6"]
    assert list(names(stops(t.s, t.skeleton_2, t.schierke)[0])) == ["d1"]


@pytest.mark.rule("closest.distance", "closest.least", "range.limit", "attack.visible")
@pytest.mark.rule("ruling.closest-path", "ruling.range-metric")
def test_closest_is_by_movement_and_walls_do_not_stop_a_range() -> None:
    # Trap 13: between e9 and c9 stand the tall Spaces d8 and d9.
    t = enemies(kelpie_1="e9 0", guts="c9 grit", isidro="g6 bombs", schierke="a1 mending")
    t.kelpie_1.facing = 0
    assert steps_to(t.s, t.kelpie_1, t.guts) > 2
    assert away(t.s, t.kelpie_1) == min(
        steps_to(t.s, t.kelpie_1, t.guts), steps_to(t.s, t.kelpie_1, t.isidro)
    )


@pytest.mark.rule("move.enemy.tie.defense", "attack.enemy.tie.defense", "attack.enemy.pool")
@pytest.mark.rule("move.enemy.tie.choice", "attack.enemy.tie.choice", "defense.hero")
def test_of_two_equally_close_it_takes_the_weaker_defense_and_else_the_heroes_choose() -> None:
    # Trap 16.
    t = enemies(guts="c4 flat_of_the_blade", isidro="c6 bombs", schierke="a1 mending", troll_1="c5")
    t.fate.answers = ["1 0 0"]
    t.begin()
    assert t.isidro.wounds == 1
    u = enemies(guts="c4 grit", isidro="c6 duck_and_weave", schierke="a1 mending", troll_1="c5")
    u.fate.answers = ["3 0 0"]
    assert u.offers == ["Turn troll_1 guts", "Turn troll_1 isidro"]
    u.play("Turn troll_1 guts")
    assert u.guts.wounds == 2
    # Two of three are equally weak: the log names nobody before the Heroes have chosen.
    v = enemies(guts="c4 grit", isidro="c6 duck_and_weave", schierke="b4 mending", troll_1="c5")
    assert v.offers == ["Turn troll_1 guts", "Turn troll_1 isidro"]
    assert "lowest" not in [event.key for event in v.s.events or ()]


@pytest.mark.rule("ability.hero.optional", "move.enemy.tie.defense")
def test_farnese_may_leave_somebody_bare_where_that_changes_whom_an_enemy_goes_for() -> None:
    def attacked(*answers: str) -> tuple[int, int]:
        t = enemies(guts="c4 grit", isidro="c6 duck_and_weave", farnese="b3 ward", troll_1="c5")
        t.hero("farnese").done = True
        t.fate.answers = ["3 0 0"]
        assert t.offers == ["Lend farnese yes", "Lend farnese no"]
        t.play(*answers)
        return t.guts.wounds, t.isidro.wounds

    assert attacked("Lend farnese yes") == (0, 2)
    assert attacked("Lend farnese no", "Turn troll_1 guts") == (2, 0)


@pytest.mark.rule("attack.enemy.wounds", "defense.hero.wounds", "space.one-mini")
def test_enemies_do_not_walk_through_each_other() -> None:
    t = enemies(
        guts="a1 grit", troll_1="a3", troll_2="a4", isidro="g12 bombs", schierke="g11 mending"
    )
    t.fate.answers = ["0 0 0", "0 0 0"]
    while t.s.phase == "enemy":
        t.play(t.offers[0])
    assert {t.troll_1.at, t.troll_2.at} == {"a2", "b1"}


@pytest.mark.rule(
    "monster.push", "monster.push.tie", "ruling.monster-step", "monster.short-scenery"
)
@pytest.mark.rule("ruling.displace-order", "base.xl", "ruling.big-base-move")
def test_a_monster_pushes_its_way_and_crosses_short_scenery() -> None:
    t = enemies(
        guts="a2 grit", ogre_1="d5", troll_1="c4", isidro="g12 bombs", schierke="g11 mending"
    )
    t.troll_1.done = True
    t.fate.answers = ["0 0 0"]
    while t.s.phase == "enemy":
        t.play(t.offers[0])
    assert t.happened("displaced")
    assert t.ogre_1.at != "d5"


@pytest.mark.rule("monster.blocked")
def test_a_monster_never_pushes_another_monster() -> None:
    t = enemies(
        guts="c2 grit", ogre_1="c7", ogre_2="c10", isidro="g12 bombs", schierke="g11 mending"
    )
    spots, _ = stops(t.s, t.ogre_2, t.guts)
    assert "c8" not in t.s.adventure.hexes.names(spots)


@pytest.mark.rule("flying.over", "flying.no-tall-stop", "flying.tie", "closest.most")
def test_a_harrier_flies_over_tall_scenery_and_stops_elsewhere() -> None:
    t = enemies(guts="d6 grit", harrier_1="d10", isidro="a1 bombs", schierke="a2 mending")
    t.guts.wounds = 3  # it seeks the weakest
    t.fate.answers = ["0 0"]
    while t.s.phase == "enemy":
        t.play(t.offers[0])
    assert t.harrier_1.at == "d7"
    assert steps_to(t.s, t.harrier_1, t.guts) == 0


@pytest.mark.rule("stun.hero-monster", "attack.enemy.pool", "enemy.card.fields")
@pytest.mark.rule("ruling.enemy-range-field", "move.enemy.toward")
def test_an_ability_adds_dice_while_its_condition_holds() -> None:
    t = enemies(isidro="c4 bombs", guts="a12 grit", schierke="a11 mending", grunbeld_1="c6")
    t.fate.answers = ["1 1 2 1 2"]
    t.begin()
    assert t.happened("rolled")[0].args["n"] == 7


@pytest.mark.rule("closest.distance", "range.limit", "attack.visible")
@pytest.mark.rule("move.enemy.toward", "attack.enemy.target")
def test_closest_is_movement_range_is_spaces_and_a_wall_stops_only_sight() -> None:
    # Trap 13: the wall of f4 and f5 lies between the Kelpie and Guts, 2 Spaces away. Isidro is 3
    # Spaces away, but nearer on foot.
    t = enemies(guts="g5 grit", isidro="e2 bombs", schierke="a11 mending", kelpie_1="e5 0")
    t.fate.answers = ["1 0"]
    assert (distance(t.s, t.kelpie_1, t.guts), distance(t.s, t.kelpie_1, t.isidro)) == (2, 3)
    assert steps_to(t.s, t.kelpie_1, t.isidro) < steps_to(t.s, t.kelpie_1, t.guts)
    while t.s.phase == "enemy":
        t.play(t.offers[0])
    assert [event.args["whom"] for event in t.happened("attacks")] == ["isidro"]
    assert t.kelpie_1.at in ("d4", "e4")  # it stopped at Range 2 of him
    # Nobody else is there: the wall as such does not stop the Range, but it stops sight.
    u = enemies(guts="g5 grit", isidro="a11 bombs", schierke="a12 mending", kelpie_1="e5 0")
    u.fate.answers = ["1 0"]
    u.begin()
    assert u.kelpie_1.at == "e5"
    assert [event.args["whom"] for event in u.happened("attacks")] == ["guts"]
    assert not in_range(u.s, u.kelpie_1, u.guts, 2, visible=True)


@pytest.mark.rule("enemy.order.closest", "ruling.enemy-retarget", "enemy-turn.all", "ko.hero")
def test_when_the_hero_falls_whom_all_were_after_the_next_is_found_anew() -> None:
    # Trap 15: troll 2 was the next, right behind the first; now troll 3 is closer to somebody.
    t = enemies(guts="c4 grit", isidro="c12 bombs", schierke="a12 mending", troll_1="c5")
    t.stand("troll_2", "c6")
    t.stand("troll_3", "e9")
    t.guts.wounds = 11
    t.fate.answers = ["3 3 2", "0 0 0", "0 0 0"]
    assert away(t.s, t.troll_2) < away(t.s, t.troll_3)
    while t.s.phase == "enemy":
        t.play(t.offers[0])
    assert t.guts.at == ""
    order = [event.args["who"] for event in t.happened("enemy")]
    assert order == ["troll_1", "troll_3", "troll_2"]
