"""Equipment: what Heroes begin with, put on and off, flip, find and improve (pp. 14-17, 23)."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import ITEMS, arms_of
from grimtable.games.drunagor.equipment import refit
from grimtable.games.drunagor.health import most_health, skills
from grimtable.games.drunagor.holdings import ENTRIES, GEAR
from grimtable.games.drunagor.state import Drunagor, Hero, SceneToken, Search, Visit
from tests.games.drunagor.playing import acting, begin, hall, offered, quay, run, strike, told


def packed(who: str, *items: str, at: str = "a6") -> tuple[Drunagor, Hero]:
    """A Hero on the quay with these items in the bag, in its turn."""
    s = quay(f"{who}@{at}")
    s.heroes[who].bag += items
    acting(s, who)
    return s, s.heroes[who]


def dressed(s: Drunagor, hero: Hero, *items: str) -> None:
    """These items are worn, whatever was worn before in their place."""
    slots = {GEAR[item].slot for item in items}
    hero.gear = [item for item in hero.gear if GEAR[item].slot not in slots] + list(items)
    refit(s, hero)


# What Heroes begin with -----------------------------------------------------------------------


@pytest.mark.rule("equip.starting-gear", "ruling.proficient")
def test_a_hero_begins_with_the_starting_gear_it_can_use() -> None:
    s = quay("vorn@a5 lorelai@a6 maya@a7 jaheen@a8")
    assert s.heroes["vorn"].gear == ["axe_of_the_steppes", "warworn_breastplate"]
    assert s.heroes["lorelai"].gear == ["counselors_staff", "scholars_robe"]
    assert s.heroes["maya"].gear == ["hunting_shortbow", "veteran_cuirass"]
    assert s.heroes["jaheen"].gear == ["hellscarian_falchion", "warworn_breastplate"]
    assert arms_of(s.heroes["maya"].kit).reach == "red"


@pytest.mark.rule("kw.cleave", "kw.cr")
def test_a_sweep_meets_only_those_beside_whatever_cube_pays_for_it() -> None:
    s = quay("vorn@c5", "executioner@e5")
    acting(s, "vorn")
    assert not any("axe_of_the_steppes" in option for option in offered(run(s)))
    s = quay("vorn@d5", "executioner@e5")
    acting(s, "vorn")
    there = offered(run(s))
    assert {f"Use axe_of_the_steppes {cube}" for cube in ("yellow", "green", "blue")} <= set(there)
    assert "Use axe_of_the_steppes red" not in there  # a Ranged one, while engaged


@pytest.mark.rule("chest.compulsory-permanent")
def test_what_was_replaced_in_the_chest_deck_is_not_in_the_box() -> None:
    assert not {"cosmic_gemstone", "forgotten_treasure"} & set(ITEMS)
    assert [name for name, card in ITEMS.items() if card.rarity == "epic"] == [
        "artisans_tools",
        "treasure_trove",
    ]


@pytest.mark.rule("spoils.category", "spoils.quality")
def test_spoils_come_in_three_qualities() -> None:
    spoils = [name for name, entry in ENTRIES.items() if entry.card == "spoils"]
    assert len(spoils) == 21
    for name in spoils:
        assert GEAR[name].quality == "standard"
        assert GEAR[GEAR[name].better].better == f"ultimate_{name}"
        assert not GEAR[f"ultimate_{name}"].better


@pytest.mark.rule("equip.adventure-items", "equip.no-camp-levels", "equip.scope")
def test_only_cards_of_this_box_are_found_and_each_adventure_item_once() -> None:
    kinds = {entry.card for entry in ENTRIES.values()}
    assert kinds == {"starting", "spoils", "adventure", "epic"}
    s = quay("vorn@r13", opened=2)
    for _ in range(2):
        s.scenes["umbralian_guardsman"] = SceneToken(hall_of(s).board.named["r14"], 2)
        begin(s, Visit("vorn", "umbralian_guardsman"))
        run(s, "Resolve umbralian_guardsman-search")
    assert s.heroes["vorn"].bag == ["ragged_doll"]


# Equip and unequip ----------------------------------------------------------------------------


@pytest.mark.rule("ruling.equip", "turn.minor-list")
def test_equipping_is_one_minor_action_and_what_comes_off_goes_into_the_bag() -> None:
    s, vorn = packed("vorn", "longsword", "shadday_shield")
    run(s, "Rearm", "Wear shadday_shield", "Wear longsword", "Done")
    assert set(vorn.gear) == {"warworn_breastplate", "shadday_shield", "longsword"}
    assert vorn.bag == ["axe_of_the_steppes"]
    assert arms_of(vorn.kit).damage == 5
    assert "shadday_shield" in skills(vorn)
    assert "axe_of_the_steppes" not in skills(vorn)
    assert s.under_way[-1].minors == 0  # type: ignore[union-attr]


@pytest.mark.rule("ruling.proficient")
def test_no_hero_equips_what_it_is_not_proficient_in() -> None:
    s, _lorelai = packed("lorelai", "longsword", "emerald_ring")
    there = offered(run(s, "Rearm"))
    assert "Wear emerald_ring" in there  # a trinket is for everybody
    assert "Wear longsword" not in there


@pytest.mark.rule("ruling.proficient")
def test_a_two_handed_weapon_leaves_no_off_hand() -> None:
    s, vorn = packed("vorn", "claymore")
    dressed(s, vorn, "shadday_shield")
    run(s, "Rearm", "Wear claymore", "Done")
    assert set(vorn.gear) == {"warworn_breastplate", "claymore"}
    assert set(vorn.bag) == {"axe_of_the_steppes", "shadday_shield"}


@pytest.mark.rule("turn.minor-engaged")
def test_who_is_engaged_does_not_change_its_equipment() -> None:
    s = quay("vorn@c5", "executioner@d5")
    s.heroes["vorn"].bag.append("longsword")
    acting(s, "vorn")
    assert not offered(run(s)) & {"Rearm", "Undress", "Flip longsword"}


@pytest.mark.rule("ruling.equip-cubes", "kw.hp.lose")
def test_armor_taken_off_takes_its_cube_and_its_health_along() -> None:
    s, jaheen = packed("jaheen")
    dressed(s, jaheen, "royal_plate")
    assert jaheen.health == most_health(jaheen) == 14
    jaheen.pool["red"] -= 1
    jaheen.slots["royal_plate"] = "red"
    run(s, "Undress", "Doff royal_plate", "Done")
    assert jaheen.bag == ["royal_plate"]
    assert jaheen.expended == {"red": 1}
    assert jaheen.health == most_health(jaheen) == 12


@pytest.mark.rule("turn.trade-bag")
def test_only_what_is_in_the_bag_is_handed_over() -> None:
    s = quay("vorn@a5 drasek@a6")
    s.heroes["vorn"].bag.append("longsword")
    acting(s, "vorn")
    there = offered(run(s))
    assert "Give longsword drasek" in there
    assert "Give axe_of_the_steppes drasek" not in there


# VERSATILE cards ------------------------------------------------------------------------------


@pytest.mark.rule("versatile.flip")
def test_a_versatile_card_is_flipped_as_a_minor_action_if_no_cube_is_on_it() -> None:
    s, jaheen = packed("jaheen")
    dressed(s, jaheen, "umbral_buckler")
    jaheen.pool["red"] -= 1
    jaheen.slots["umbral_buckler"] = "red"
    assert "Flip umbral_buckler" not in offered(run(s))
    del jaheen.slots["umbral_buckler"]
    jaheen.pool["red"] += 1
    s, jaheen = packed("jaheen", "longsword")
    dressed(s, jaheen, "umbral_buckler")
    assert {"Flip umbral_buckler", "Flip longsword"} <= offered(run(s))


@pytest.mark.rule("versatile.flip-bag")
def test_a_versatile_card_is_flipped_in_the_bag_too() -> None:
    s, jaheen = packed("jaheen", "longsword")
    asked = run(s, "Flip longsword")
    assert jaheen.bag == ["longsword-back"]
    assert "Flip longsword-back" not in offered(asked)  # it was the Minor Action


@pytest.mark.rule("versatile.unproficient", "versatile.bag-room")
def test_a_face_one_can_not_use_goes_into_the_bag_and_a_consumable_makes_room() -> None:
    s, jaheen = packed("jaheen", "potion_of_healing", "scroll_of_wards")
    dressed(s, jaheen, "umbral_buckler")
    run(s, "Flip umbral_buckler", "Leave scroll_of_wards")
    assert "umbral_buckler-back" not in jaheen.gear
    assert jaheen.bag == ["potion_of_healing", "umbral_buckler-back"]


@pytest.mark.rule("versatile.only")
def test_a_card_with_one_face_is_never_flipped() -> None:
    s, _vorn = packed("vorn", "righteous_torch")
    assert not [option for option in offered(run(s)) if option.startswith("Flip")]


@pytest.mark.rule("versatile.choose", "ruling.bag")
def test_who_finds_a_versatile_card_chooses_its_face_and_makes_room_first() -> None:
    s = quay("elros@a5")
    s.heroes["elros"].bag += ["potion_of_healing", "ragged_doll"]
    begin(s, Search("elros", "longsword", trapped=False))
    run(s, "Leave ragged_doll", "Keep longsword-back")
    assert s.heroes["elros"].bag == ["potion_of_healing", "longsword-back"]


# Treasure and improving -----------------------------------------------------------------------


@pytest.mark.rule("ruling.treasure", "spoils.sources", "spoils.quality")
def test_a_treasure_trove_holds_spoils_of_standard_quality() -> None:
    s, vorn = packed("vorn", "treasure_trove")
    run(s, "Consume treasure_trove", fate=["royal_plate"])
    assert vorn.bag == ["royal_plate"]
    assert "royal_plate" not in s.spoils


@pytest.mark.rule("chest.tools-use")
def test_the_tools_have_no_use_of_their_own() -> None:
    s, _ = packed("vorn", "artisans_tools", "ragged_doll")
    there = offered(run(s))
    assert "Consume artisans_tools" not in there
    assert not [option for option in there if option.startswith("Improve")]  # no Spoils are there


@pytest.mark.rule("spoils.cost", "spoils.replace", "spoils.one-step", "spoils.when")
def test_tools_and_another_card_improve_a_card_by_one_step() -> None:
    s, vorn = packed("vorn", "artisans_tools", "ragged_doll")
    dressed(s, vorn, "shadday_shield")
    asked = run(s)
    assert "Improve shadday_shield ragged_doll" in offered(asked)
    run(s, "Improve shadday_shield ragged_doll")
    assert "improved_shadday_shield" in vorn.gear
    assert vorn.bag == []
    assert told(s, "improved")


@pytest.mark.rule("spoils.disposed.others", "spoils.disposed.forever", "spoils.disposed.tools")
def test_what_is_disposed_of_leaves_the_campaign_but_for_the_tools() -> None:
    s, vorn = packed("vorn", "artisans_tools", "emerald_ring")
    dressed(s, vorn, "shadday_shield")
    s.spoils.remove("emerald_ring")
    run(s, "Improve shadday_shield emerald_ring")
    assert s.stored == ["emerald_ring"]
    assert "emerald_ring" not in s.spoils


@pytest.mark.rule("spoils.cost.fodder", "spoils.in-bag", "spoils.not-itself")
@pytest.mark.parametrize("other", ["potion_of_healing", "frozen_tears", "hunting_shortbow"])
def test_no_consumable_epic_item_or_starting_gear_pays_for_it(other: str) -> None:
    s, vorn = packed("vorn", "artisans_tools", other)
    dressed(s, vorn, "shadday_shield", "power_gauntlet")  # what is worn does not pay either
    assert not [option for option in offered(run(s)) if option.startswith("Improve")]
    s, vorn = packed("vorn", "artisans_tools", "emerald_ring")
    assert not [option for option in offered(run(s)) if option.startswith("Improve")]


# PREVENT ALL ----------------------------------------------------------------------------------


@pytest.mark.rule("kw.all", "spoils.sources", "spoils.one-step")
def test_a_cape_from_a_trove_improved_twice_prevents_all() -> None:
    s, lorelai = packed("lorelai", "treasure_trove")
    run(s, "Consume treasure_trove", fate=["cape_of_the_magi"])
    [cape] = lorelai.bag
    for _ in range(2):
        s, lorelai = packed("lorelai", "artisans_tools", "ragged_doll")
        dressed(s, lorelai, cape)
        run(s, f"Improve {cape} ragged_doll")
        cape = lorelai.gear[-1]
    cloak = skills(lorelai)[cape]
    assert [(act.name, act.n) for part in cloak.parts for act in part.acts] == [("prevent_all", 0)]


@pytest.mark.rule("kw.all", "kw.all.one-target", "int.prevent-single", "int.timing")
@pytest.mark.parametrize("damage", [1, 6, 30])
def test_prevent_all_leaves_its_target_unhurt_with_its_shields_and_nobody_else(damage: int) -> None:
    s = hall("plague", "lorelai@a5 maya@c5")
    lorelai, maya = s.heroes["lorelai"], s.heroes["maya"]
    dressed(s, lorelai, "ultimate_cape_of_the_magi")
    lorelai.tokens["shield"], before = 2, (lorelai.health, maya.health)
    strike(s, damage, "lorelai", "maya")
    run(s, "lorelai: Answer ultimate_cape_of_the_magi yellow lorelai", "pass", "pass")
    assert lorelai.health == before[0]
    assert lorelai.has("shield") == 2
    assert maya.health == max(0, before[1] - damage)


@pytest.mark.rule("turn.minor-list", "ruling.equip")
def test_who_has_nothing_more_to_put_on_or_off_is_not_asked_for_it() -> None:
    s, vorn = packed("vorn")
    vorn.gear = ["royal_plate", "shadday_shield"]
    refit(s, vorn)
    asked = run(s, "Undress", "Doff royal_plate")
    assert (asked.what, offered(asked)) == ("outfit", {"Doff shadday_shield", "Done"})
    assert run(s, "Doff shadday_shield").what == "act"
    assert vorn.bag == ["royal_plate", "shadday_shield"]
