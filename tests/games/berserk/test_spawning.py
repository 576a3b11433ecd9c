"""Pp. 16-17: bases of 1, 2 and 7 Spaces come to the board, and others make room."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.spaces import zone
from grimtable.games.berserk.spawning import place, scorch
from grimtable.games.berserk.state import Arrival, Token
from tests.games.berserk.table import Story


def spawn(kind: str, at: str, *answers: str, ally: bool = False, **who: Any) -> Story:
    who = {"guts": "a1 grit", "isidro": "a2 bombs", "schierke": "a3 mending"} | who
    t = Story(**who)
    t.s.under_way.append(Arrival(kind, at, ally=ally))
    return t.play(*answers)


def under(t: Story, name: str) -> set[str]:
    return set(t.s.adventure.hexes.names(zone(t.s, t.s.mini(name))))


@pytest.mark.rule("spawn.standard", "base.standard", "spawn.where", "spawn.by-base")
def test_a_standard_base_stands_on_the_space() -> None:
    assert under(spawn("troll", "d5"), "troll_1") == {"d5"}


@pytest.mark.rule("spawn.large", "spawn.large.tie", "base.large")
def test_the_front_of_a_large_base_looks_at_the_closest_hero() -> None:
    t = spawn("kelpie", "d5", guts="d1 grit", isidro="e1 bombs", schierke="g12 mending")
    assert under(t, "kelpie_1") == {"d5", "d4"}
    assert t.kelpie_1.at == "d4"
    tie = spawn("kelpie", "d10", guts="a1 grit", isidro="c12 bombs", schierke="e12 mending")
    assert tie.ask.what == "front"


@pytest.mark.rule("spawn.xl", "base.xl", "zone.def", "zone.use")
def test_an_extra_large_base_is_centred_on_the_space() -> None:
    assert under(spawn("ogre", "d5"), "ogre_1") == {"d5", "d4", "d6", "c5", "c6", "e5", "e6"}


@pytest.mark.rule("spawn.xl.shift")
def test_at_the_edge_its_centre_moves_and_still_covers_the_space() -> None:
    t = spawn("ogre", "g8")
    assert t.ask.what == "centre"
    t.play(t.offers[0])
    assert "g8" in under(t, "ogre_1")
    assert len(under(t, "ogre_1")) == 7


@pytest.mark.rule("spawn.displace", "spawn.displace.tie", "ruling.displace-order")
def test_those_in_the_zone_go_to_the_closest_empty_space() -> None:
    t = spawn("ogre", "d5", troll_1="c5", troll_2="e6")
    while t.ask.what == "displace":
        assert all(offer.startswith("Relocate") for offer in t.offers)
        t.play(t.offers[0])
    assert not under(t, "ogre_1") & {t.troll_1.at, t.troll_2.at}


@pytest.mark.rule("spawn.pool.empty", "spawn.from-pool", "spawn.new-card", "setup.board.enemy-pool")
def test_without_a_miniature_nothing_happens_not_even_displacement() -> None:
    # Trap 19.
    t = Story(guts="a1 grit", isidro="a2 bombs", schierke="a3 mending", troll_1="g3")
    for i, at in ((1, "b8"), (2, "b4")):
        t.stand(f"ogre_{i}", at)  # there are two in the box
    t.s.under_way.append(Arrival("ogre", "g3"))
    t.begin()
    assert t.s.under_way == []
    assert t.troll_1.at == "g3"


@pytest.mark.rule("spawn.large", "keyword.ally", "ruling.ally-placement")
def test_an_ally_joins_where_the_event_says() -> None:
    t = spawn("militia", "d5", ally=True)
    assert t.militia.at == "d5"
    assert not t.militia.done


@pytest.mark.rule("spawn.large", "spawn.large.tie", "base.large")
def test_a_large_base_turns_to_the_closest_and_an_allys_to_the_closest_enemy() -> None:
    t = spawn("kelpie", "d5", guts="d3 grit", isidro="a12 bombs", schierke="a11 mending")
    assert (t.kelpie_1.at, under(t, "kelpie_1")) == ("d4", {"d5", "d4"})
    taken = spawn("kelpie", "d5", guts="d4 grit", isidro="a12 bombs", schierke="a11 mending")
    assert taken.offers == ["Stop kelpie c5", "Stop kelpie e5"], "the front needs an empty Space"
    taken.play("Stop kelpie e5")
    assert under(taken, "kelpie_1") == {"d5", "e5"}


@pytest.mark.rule("spawn.large")
def test_the_front_of_an_enemys_base_turns_to_a_hero_and_not_to_an_ally() -> None:
    far: dict[str, Any] = {"isidro": "a12 bombs", "schierke": "a11 mending"}
    t = spawn("kelpie", "d5", guts="d3 grit", casca="d7", **far)
    assert under(t, "kelpie_1") == {"d5", "d4"}, "Casca is as close, on the other side"


@pytest.mark.rule("spawn.large", "spawn.displace")
def test_without_an_empty_space_beside_it_somebody_makes_room_for_the_front() -> None:
    around: dict[str, Any] = {
        f"troll_{i}": at for i, at in enumerate(("d4", "d6", "c5", "c6", "e5", "e6"), 1)
    }
    t = spawn("kelpie", "d5", guts="d3 grit", isidro="a12 bombs", schierke="a11 mending", **around)
    while t.ask.what == "displace":
        t.play(t.offers[0])
    assert under(t, "kelpie_1") == {"d5", "d4"}
    assert t.troll_1.at not in ("d4", "d5")


@pytest.mark.rule("spawn.xl", "spawn.displace", "closest.least")
def test_a_monster_makes_room_for_another_that_comes_where_all_of_its_base_can_lie() -> None:
    far: dict[str, Any] = {"guts": "g1 grit", "isidro": "g2 bombs", "schierke": "g3 mending"}
    t = spawn("ogre", "b4", **far)
    assert t.ogre_1.at == "b4", "there is room around the Space itself, and nothing is asked"
    u = spawn("ogre", "b4", hazuppa_1="b5", **far)
    field = u.s.adventure.hexes
    comes = field.base(7, field.named["b4"])
    spots = [offer.split()[-1] for offer in u.offers]
    assert u.ask.what == "displace"
    assert all(offer.startswith("Relocate hazuppa_1") for offer in u.offers)
    far_off = {field.far[field.named["b5"]][field.named[at]] for at in spots}
    assert len(far_off) == 1, "all are equally close"
    room = field.rooms(u.s.adventure.open & ~comes)
    nearer = [i for i in field.spaces if field.far[field.named["b5"]][i] < min(far_off)]
    assert not any(room >> i & 1 for i in nearer), "and nothing closer has room for its base"
    u.play(u.offers[0])
    assert u.ogre_1.at == "b4"
    assert not under(u, "ogre_1") & under(u, "hazuppa_1")


@pytest.mark.rule("ruling.displace-order")
def test_who_finds_no_room_anywhere_keeps_the_newcomer_away() -> None:
    t = spawn("ogre", "d5", hazuppa_1="d6", troll_1="e10", troll_2="a8", troll_3="e2")
    assert [event.args["kind"] for event in t.happened("no-room")] == ["hazuppa"]
    assert "ogre_1" not in t.s.enemies
    assert t.s.pool["ogre"] == 2


@pytest.mark.rule("spawn.xl.shift", "monster.short-scenery")
def test_a_monster_comes_beside_scenery_before_on_it() -> None:
    t = spawn("ogre", "c4", guts="g1 grit", isidro="g2 bombs", schierke="g11 mending")
    assert set(t.offers) == {"Stop ogre b4", "Stop ogre c5", "Stop ogre d4"}
    on_it = spawn("ogre", "c3", guts="g1 grit", isidro="g2 bombs", schierke="g11 mending")
    assert {"Stop ogre c3", "Stop ogre b3", "Stop ogre c4"} <= set(on_it.offers)


@pytest.mark.rule("spawn.displace", "ruling.displace-order", "base.large")
def test_who_makes_room_goes_where_the_newcomer_will_not_stand() -> None:
    t = spawn("troll", "c5", troll_1="c5")
    assert set(t.offers) == {
        f"Relocate troll_1 {at}" for at in ("c4", "c6", "b4", "b5", "d4", "d5")
    }
    t.play("Relocate troll_1 b5")
    assert (t.troll_1.at, t.troll_2.at) == ("b5", "c5")
    assert [event.rule for event in t.happened("displaced")] == ["spawn.displace"]
    large = spawn("troll", "c5", kelpie_1="c5 0")
    while large.ask.what == "displace":
        large.play(large.offers[0])
    assert large.troll_1.at == "c5"
    assert len(under(large, "kelpie_1")) == 2
    assert "c5" not in under(large, "kelpie_1")


@pytest.mark.rule("spawn.where", "spawn.from-pool", "enemy-turn.all", "ruling.slain-respawn")
def test_who_spawns_takes_a_free_number_and_leaves_the_pool() -> None:
    t = spawn("troll", "d5", troll_1="g5", troll_3="g8")
    assert t.troll_2.at == "d5"
    assert not t.troll_2.done
    assert t.s.pool["troll"] == LIBRARY.foes["troll"].minis - 3
    u = Story(phase="enemy", guts="a1 grit", isidro="a2 bombs", schierke="a3 mending")
    u.s.pool["troll"] = 1
    place(u.s, Arrival("troll", "d5"))
    assert u.s.pool["troll"] == 0
    assert u.troll_1.wounds == 0


@pytest.mark.rule("terrain.effect")
def test_fire_burns_every_space_of_a_base_that_enters_it_once() -> None:
    t = Story(guts="a1 grit", ogre_1="d5", tokens={"d4": "fire", "c5": "fire"})
    t.s.specials = ["embers"]
    scorch(t.s, t.ogre_1, zone(t.s, t.ogre_1))
    assert t.ogre_1.wounds == 2
    t.s.tokens["fire_7"] = Token("fire_7", "fire", "d3")
    place(t.s, Arrival("ogre_1", "d4", spawns=False))
    assert t.ogre_1.at == "d4"
    assert t.ogre_1.wounds == 3, "only what it had not covered before"
    t.guts.at = "g1"
    scorch(t.s, t.guts, zone(t.s, t.guts))
    assert t.guts.wounds == 0


@pytest.mark.rule("ruling.ally-placement", "spawn.standard", "setup.board.ally-no-mini")
def test_an_ally_makes_others_give_room_too() -> None:
    t = spawn("militia", "d5", "Relocate troll_1 d6", ally=True, troll_1="d5")
    assert (t.militia.at, t.troll_1.at) == ("d5", "d6")
    assert "militia" not in t.s.pool
