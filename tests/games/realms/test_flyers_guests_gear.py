"""Card types: flyers, symbiotic creatures, equipment, artifacts, areas."""

from __future__ import annotations

import pytest

from grimtable.games.realms.damage import heal
from grimtable.games.realms.placing import hosts
from grimtable.games.realms.traits import strike
from tests.games.realms.table import Battlefield, setting


@pytest.mark.rule("flying.attack-any", "creature.flying.zone", "ruling.flyer-artifacts")
def test_a_flyer_strikes_any_creature_anywhere_and_no_artifact() -> None:
    t = Battlefield(
        "p1 flyer air", "p2 bird-archer air", "q1 weak a6", "q2 flyer air", "q3 idol e6",
        "q4 meadow air",
    )  # fmt: skip
    assert [o for o in t.offers if o.startswith("Strike p1")] == ["Strike p1 q1", "Strike p1 q2"]
    assert "Use p2 shot q3" in t.offers, "a ranged attack may be aimed at it"


@pytest.mark.rule("ruling.flyer-artifacts", "ruling.blind-attack")
def test_a_flyer_that_finds_an_artifact_behind_a_hidden_card_stays_alert() -> None:
    t = Battlefield("p1 flyer air", "q1 idol c6 hidden", "q2 weak a4", turn=1).do("Strike p1 q1")
    assert (t.p1.exhausted, t.q1.damage) == (False, 0)


@pytest.mark.rule("flying.ground-cannot", "ruling.only-flyers-left")
def test_the_ground_can_not_strike_a_flyer_while_the_enemy_has_ground_creatures() -> None:
    t = Battlefield("p1 grunt c3", "q1 flyer air", "q2 weak a6", "q3 idol e6")
    assert t.refuses("Strike p1 q1")


@pytest.mark.rule("flying.only-left", "ruling.only-flyers-left")
def test_when_only_flyers_are_left_the_ground_strikes_them_from_anywhere() -> None:
    t = Battlefield("p1 grunt a1", "q1 flyer air", "q3 idol e6", "q4 meadow air", fate=[1, 1])
    t.do("Strike p1 q1")
    assert t.q1.damage == 3


@pytest.mark.rule("ruling.only-flyers-left")
def test_a_hidden_card_counts_as_a_ground_creature_so_that_nothing_is_given_away() -> None:
    t = Battlefield("p1 grunt c3", "q1 flyer air", "q2 blade a6 hidden", turn=1)
    assert t.refuses("Strike p1 q1")


@pytest.mark.rule("ruling.only-flyers-left", "melee.adjacent")
def test_special_strikes_never_reach_flyers() -> None:
    t = Battlefield("p1 special a1", "q1 flyer air")
    assert t.refuses("Use p1 special-strike q1")


@pytest.mark.rule("flying.ranged-free", "ruling.ranged-flyer-adjacent")
def test_a_flyer_can_be_shot_from_anywhere_whatever_the_range() -> None:
    t = Battlefield("p1 shooter a1", "q1 flyer air", "q2 weak e6", fate=[1]).do("Use p1 shot q1")
    assert t.q1.damage == 1


@pytest.mark.rule("ruling.flyer-uses-range")
def test_a_flyer_ignores_range_with_its_own_shots_and_spells() -> None:
    t = Battlefield("p1 bird-archer air", "p2 weak a1 damage=2", "q1 weak e6", fate=[1])
    assert {"Use p1 shot q1", "Use p1 spell-heal-2 p2"} <= set(t.offers)
    assert t.do("Use p1 shot q1").q1.damage == 2


@pytest.mark.rule("card.creature.full", "creature.kinds")
def test_a_flyer_has_no_square_and_does_not_move() -> None:
    t = Battlefield("p1 flyer air", "p2 grunt c1", "q1 weak a6")
    assert not [o for o in t.offers if o.startswith("Move p1")]
    assert [o for o in t.offers if o.startswith("Move p2")]


# Gaining and losing flying -----------------------------------------------------------------------


@pytest.mark.rule(
    "equip.destroy", "symbiotic.dies", "ruling.equipment-flying", "flying.placement",
    "equip.keep-class-loss",
)  # fmt: skip
def test_an_owner_keeps_its_gear_without_class_and_loses_all_when_it_flies() -> None:
    t = Battlefield(
        "p1 wizard a1", "p2 wizard b1", "p3 grunt c3", "p4 guest on:p3", "p5 plate on:p3",
        "p6 blade on:p3", "q1 weak c6",
    )  # fmt: skip
    t.do("Use p1 spell-lose-class p3")
    assert t.p3.classless
    assert t.p3.worn == ("p5", "p6")
    assert t.p4.zone == "worn"
    t.do("Use p2 spell-give-flying p3")
    assert (t.p3.zone, t.p3.flies, t.p3.square) == ("air", True, "")
    assert [t.s.cards[i].zone for i in ("p4", "p5", "p6")] == ["grave"] * 3


@pytest.mark.rule("ruling.equipment-flying", "flying.placement")
def test_who_loses_flying_lands_in_row_3_where_its_player_wants() -> None:
    t = Battlefield("p1 wizard a1", "q1 flyer air", "q2 weak c6").do("Use p1 spell-lose-flying q1")
    assert (t.ask.seat, t.offers) == ("second", ["Land a6", "Land b6", "Land d6", "Land e6"])
    t.do("Land b6")
    assert (t.q1.square, t.q1.flies, t.q1.zone) == ("b6", False, "field")


@pytest.mark.rule("ruling.equipment-flying")
def test_with_row_3_full_it_lands_in_row_2() -> None:
    row3 = [f"q{i} tank {f}6" for i, f in enumerate("abcde", 2)]
    t = Battlefield("p1 wizard a1", "q1 flyer air", *row3).do("Use p1 spell-lose-flying q1")
    assert t.offers == [f"Land {f}5" for f in "abcde"]


# Symbiotic creatures -----------------------------------------------------------------------------


@pytest.mark.rule("symbiotic.host", "symbiotic.not-host", "symbiotic.one")
def test_only_standalone_creatures_without_a_guest_become_hosts() -> None:
    s = setting(
        "p1 guest a1", "p2 weak b1", "p3 beast c1", "p4 guest on:p3", "p5 flyer air", "p6 idol d1",
        "p7 guest e1", "p8 meadow air", "q1 weak c6",
    )  # fmt: skip
    assert hosts(s, "p1") == ["p2"]


@pytest.mark.rule("symbiotic.move", "equip.moves-with")
def test_guest_and_gear_move_with_the_host_and_not_alone() -> None:
    t = Battlefield("p1 grunt c1", "p2 guest on:p1", "p3 blade on:p1", "q1 weak c6")
    assert not [o for o in t.offers if o.startswith(("Move p2", "Move p3"))]
    t.do("Move p1 c2")
    assert [t.s.cards[i].square for i in ("p1", "p2", "p3")] == ["c2"] * 3


@pytest.mark.rule("equip.moves-with")
def test_what_a_guest_wears_moves_along_with_the_host() -> None:
    t = Battlefield("p1 grunt c1", "p2 guest on:p1", "p3 blade on:p2", "q1 weak c6")
    t.do("Move p1 c2")
    assert (t.p2.square, t.p3.square) == ("c2", "c2")


@pytest.mark.rule("symbiotic.dies", "equip.destroy")
def test_when_the_host_dies_its_guest_dies_and_its_gear_is_lost() -> None:
    t = Battlefield(
        "p1 grunt c3", "q1 weak c4 exhausted damage=9", "q2 guest on:q1 exhausted",
        "q3 blade on:q1", "q4 weak a6", fate=[1],
    )  # fmt: skip
    t.do("Strike p1 q1")
    assert t.s.graves["second"] == ["q1", "q3", "q2"]


@pytest.mark.rule("symbiotic.host")
def test_a_guest_is_attacked_apart_from_its_host_and_strikes_itself() -> None:
    t = Battlefield("p1 grunt c3", "p2 guest on:p1", "q1 weak c4 exhausted", fate=[1])
    assert {"Strike p1 q1", "Strike p2 q1"} <= set(t.offers)
    t.do("Strike p2 q1")
    assert (t.p2.exhausted, t.p1.exhausted, t.q1.damage) == (True, False, 1)


@pytest.mark.rule("symbiotic.host", "attack-skill")
def test_a_guest_gives_its_host_what_it_says() -> None:
    t = Battlefield("p1 weak c3", "p2 guest on:p1", "q1 weak c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").ask.what == "reroll"


@pytest.mark.rule("symbiotic.dies", "death.life")
def test_a_host_that_lives_by_its_guest_dies_with_it() -> None:
    t = Battlefield(
        "p1 grunt c3", "q1 weak c4 exhausted damage=12", "q2 belt on:q1 exhausted", "q3 weak a6",
        fate=[1],
    )  # fmt: skip
    t.do("Strike p1 q2")
    assert (t.q2.zone, t.q1.zone) == ("grave", "grave")


@pytest.mark.rule("equip.keep-class-loss", "gap.classes")
def test_who_loses_its_class_is_no_soldier_any_more() -> None:
    soldiers = ("p1 drum air", "p2 weak c3", "p3 wizard a1")
    t = Battlefield(*soldiers, "q1 tank c4 exhausted", fate=[1]).do("Strike p2 q1")
    assert t.q1.damage == 1 + 2
    t = Battlefield(*soldiers, "q1 tank c4 exhausted", fate=[1])
    assert t.do("Use p3 spell-lose-class p2", "Strike p2 q1").q1.damage == 1
    t = Battlefield("p1 wizard a1", "p2 wizard b1", "p3 weak c3", "q1 tank c6")
    t.do("Use p1 spell-lose-class p3")
    assert t.refuses("Use p2 spell-lose-class p3"), "it has none to lose any more"


# Equipment ---------------------------------------------------------------------------------------


@pytest.mark.rule(
    "equip.owner", "equip.no-class", "equip.no-flying", "equip.one-per-class",
    "artifact.no-equipment", "gap.classes", "equip.classes",
)  # fmt: skip
def test_equipment_needs_an_owner_with_a_class_that_does_not_fly_and_a_free_place() -> None:
    s = setting(
        "p1 blade a1", "p2 beast b1", "p3 weak c1", "p4 idol d1", "p5 flyer air", "p6 grunt e1",
        "p7 dagger on:p6", "p8 plate on:p3", "q1 weak c6",
    )  # fmt: skip
    assert hosts(s, "p1") == ["p3"]


@pytest.mark.rule("equip.one-per-class")
def test_any_number_of_different_classes_can_be_worn() -> None:
    t = Battlefield(
        "p1 weak c3", "p2 plate on:p1", "p3 blade on:p1", "p4 boots on:p1", "p5 draught on:p1",
        "q1 tank c4 exhausted", fate=[1],
    )  # fmt: skip
    assert t.p1.points == 2
    assert t.do("Strike p1 q1").q1.damage == 2


@pytest.mark.rule("equip.owner", "throw.x")
def test_a_weapon_can_give_its_owner_an_attack() -> None:
    t = Battlefield("p1 weak c3", "p2 harpoon on:p1", "q1 weak c5", fate=[6])
    assert t.do("Use p1 throw q1").q1.damage == 3
    assert t.p1.exhausted


@pytest.mark.rule("act.def")
def test_a_potion_is_used_up_and_its_owner_stays_alert() -> None:
    t = Battlefield("p1 weak c3 damage=5", "p2 draught on:p1", "q1 weak c6")
    t.do("Use p2 discard-heal-3 p1")
    assert (t.p1.damage, t.p1.exhausted, t.p1.worn) == (2, False, ())
    assert t.p2.zone == "grave"


@pytest.mark.rule("stacking.similar", "armor.x")
def test_of_two_armors_only_the_stronger_counts() -> None:
    t = Battlefield(
        "p1 grunt c3", "q1 weak c4 exhausted", "q2 plate on:q1", "q3 buckler on:q1", fate=[6]
    )
    assert t.do("Strike p1 q1").q1.damage == 2


# Artifacts and areas -----------------------------------------------------------------------------


@pytest.mark.rule("artifact.field", "card.artifact.passive", "card.equip-area.passive")
def test_artifacts_and_areas_do_not_move() -> None:
    t = Battlefield("p1 idol c1", "p2 meadow air", "p3 tank a1", "q1 weak c6")
    assert {o.split()[1] for o in t.offers if o.startswith("Move")} == {"p3"}


@pytest.mark.rule("artifact.no-heal", "artifact.no-poison")
def test_artifacts_are_neither_healed_nor_poisoned() -> None:
    t = Battlefield("p1 medic c1", "p2 idol c2 damage=3", "q1 weak c6")
    assert t.refuses("Use p1 effect-heal-3 p2")
    heal(t.s, "p2", 3)
    assert t.p2.damage == 3
    t = Battlefield("p1 sniper c1", "q1 idol c5", "q2 weak a6", fate=[1]).do("Use p1 shot q1")
    assert (t.q1.damage, t.q1.poison) == (3, 0)


@pytest.mark.rule("artifact.no-vampirism")
def test_an_artifact_has_no_blood() -> None:
    t = Battlefield("p1 vampire c3 damage=5", "q1 idol c4", "q2 weak a6", fate=[1])
    t.do("Strike p1 q1")
    assert (t.q1.damage, t.p1.damage) == (3, 5)


@pytest.mark.rule("area.zone", "ruling.area-reach", "gap.additional-zone")
def test_an_area_acts_from_the_additional_zone_on_any_card() -> None:
    t = Battlefield("p1 meadow air", "p2 weak a1", "q1 weak e6").do("Use p1 spell-damage-1 q1")
    assert (t.q1.damage, t.p1.exhausted) == (1, True)


@pytest.mark.rule("ruling.penalties", "move.zero")
def test_penalties_can_take_all_movement_points_and_leave_no_negative_damage() -> None:
    t = Battlefield(
        "p1 swamp air", "p2 tank c3 exhausted", "q1 weak c4", "q2 grunt a6", active="second",
        stage="begin", fate=[1],
    )  # fmt: skip
    assert (t.q1.points, t.q2.points) == (0, 1)
    assert strike(t.s, "q2") == (3 - 2, 4 - 2, 5 - 2)
    assert not [o for o in t.offers if o.startswith("Move q1")]
    t.do("Strike q1 p2")
    assert t.p2.damage == 0


@pytest.mark.rule("equip.destroy", "death.life", "ruling.equipment-flying")
def test_a_creature_whose_lost_equipment_kept_it_alive_dies_as_it_takes_off() -> None:
    t = Battlefield("p1 wizard a1", "p2 grunt c2 damage=3", "p3 mail on:p2", "q1 weak c6")
    t.s.cards["p2"].damage = t.s.kind("p2").life + 1
    t.do("Use p1 spell-give-flying p2")
    assert (t.p2.zone, t.p3.zone) == ("grave", "grave")
