"""Keywords and terms of the dictionary that learned cards carry, or that name what is there."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import enemies
from grimtable.games.drunagor.health import gain, lose
from grimtable.games.drunagor.interactions import available, finish
from grimtable.games.drunagor.setup import furnish
from grimtable.games.drunagor.state import (
    CURSE,
    Drunagor,
    Hero,
    MonsterTurn,
    Owed,
    RecallAction,
    SkillCast,
    Visit,
)
from tests.games.drunagor.playing import (
    acting,
    area,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    told,
)


def taught(s: Drunagor, who: str, skill: str, cube: str) -> Hero:
    """A Hero who has learned one more card, with its cube."""
    hero = s.heroes[who]
    hero.learned[skill] = cube
    hero.kit += f" {skill}"
    hero.pool[cube] += 1
    return hero


# BLINDNESS ------------------------------------------------------------------------------------


@pytest.mark.rule("kw.blindness", "kw.blindness.miss")
@pytest.mark.parametrize(("natural", "hits"), [(10, False), (11, True), (20, True)])
def test_a_blind_hero_misses_with_a_natural_roll_of_ten_or_less(natural: int, hits: bool) -> None:
    s = hall("plague", "lordwrath@f5")
    taught(s, "lordwrath", "pact_of_blood", "blue")
    acting(s, "lordwrath")
    run(s, "Use pact_of_blood blue")
    hero = s.heroes["lordwrath"]
    assert (hero.has("blind"), hero.has("fury"), hero.has("soul_shard")) == (1, 4, 1)
    run(s, "Use wrathful_blow yellow", *["No"] * hits, fate=[natural])
    assert bool(told(s, "missed")) is not hits


@pytest.mark.rule("kw.blindness.end")
def test_a_recall_action_or_cleanse_ends_blindness() -> None:
    s = hall("plague", "lordwrath@a5 jaheen@a6")
    hero = s.heroes["lordwrath"]
    gain(s, hero.id, "blind", 1, rule="kw.blindness")
    begin(s, Owed("cleanse", hero.id, 1))
    run(s)
    assert not hero.has("blind")
    gain(s, hero.id, "blind", 1, rule="kw.blindness")
    begin(s, RecallAction(hero.id, "free"))
    run(s)
    assert not hero.has("blind")
    assert told(s, "sees")


# BOUNTY ---------------------------------------------------------------------------------------


@pytest.mark.rule("kw.bounty")
@pytest.mark.parametrize("health", [1, 30])
def test_who_is_defeated_by_an_attack_with_bounty_leaves_loot(health: int) -> None:
    s = quay("elros@d5", "executioner@e5 shadow_witch@i1")
    foe = s.monsters["executioner_1"]
    foe.health, s.deck = health, ["potion_of_healing"]
    acting(s, "elros")
    run(s, "Use backstab yellow", fate=[15])
    assert s.loot == ([foe.at] if health == 1 else [])
    assert bool(told(s, "bounty")) is (health == 1)


@pytest.mark.rule("kw.bounty")
def test_in_a_horsemans_hall_there_is_no_loot() -> None:
    s = hall("war", "elros@d5", front="A1", back="B1")
    minion(s, "e5", health=1)
    acting(s, "elros")
    run(s, "Use backstab yellow", fate=[15])
    assert not s.monsters
    assert not s.loot


# What was there already -----------------------------------------------------------------------


@pytest.mark.rule("mult.4-spell-crit")
@pytest.mark.parametrize(("natural", "damage"), [(1, 3), (15, 3), (16, 6)])
def test_a_spell_with_keen_is_rolled_for_a_critical_hit_alone(natural: int, damage: int) -> None:
    s = hall("plague", "nyx@f5")
    taught(s, "nyx", "void_lance", "red")
    acting(s, "nyx")
    before = s.boss.health
    run(s, "Use void_lance red", fate=[natural])
    assert before - s.boss.health == damage


@pytest.mark.rule("kw.fruit.item", "kw.discard")
def test_a_fruit_of_life_is_handed_over_though_the_bag_is_full() -> None:
    s = hall("plague", "vorn@a5 maya@f8")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.tokens["fruit"], maya.bag = 2, ["potion_of_healing", "potion_of_purity"]
    acting(s, "vorn")
    there = offered(run(s))
    assert "Give fruit maya" in there
    run(s, "Give fruit maya")
    assert (vorn.has("fruit"), maya.has("fruit"), len(maya.bag)) == (1, 1, 2)
    assert lose(vorn, "fruit") == 1
    assert vorn.tokens == {}


@pytest.mark.rule("kw.restrain.swap")
def test_who_is_swapped_out_gets_free_and_the_other_is_restrained() -> None:
    s = hall("plague", "nyx@a5 vorn@a7")
    nyx, vorn = s.heroes["nyx"], s.heroes["vorn"]
    vorn.tokens["restrain"] = 1
    acting(s, "nyx")
    run(s, "Use trade_places green")
    assert (vorn.has("restrain"), nyx.has("restrain")) == (0, 1)


@pytest.mark.rule("kw.spent.curse", "kw.ac")
def test_a_curse_cube_on_a_slot_is_no_spent_cube() -> None:
    s = hall("plague", "vorn@a5")
    vorn = s.heroes["vorn"]
    vorn.slots, vorn.curses = {"parry": CURSE, "divert": "blue"}, 1
    vorn.pool["blue"] = 0
    begin(s, Owed("recall", "vorn", 2))
    assert offered(run(s)) - {"Done"} == {"Take divert"}
    run(s, "Take divert")
    assert vorn.slots == {"parry": CURSE}
    assert vorn.pool["blue"] == 1


@pytest.mark.rule("kw.trap.one")
def test_no_second_trap_is_laid_in_an_area() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    s.traps = {area(s, "C4"): "fire"}
    begin(s, SkillCast("maya", "set_trap", "action", "green"))
    assert "Turn C4" not in offered(run(s))


@pytest.mark.rule("kw.charm.collateral")
def test_the_collateral_of_a_charmed_monster_meets_monsters() -> None:
    s = quay("catharina@a8", "plague_carrier@d5 shadow_witch@e5")
    carrier, witch = s.monsters["plague_carrier_1"], s.monsters["shadow_witch_1"]
    begin(s, MonsterTurn(carrier.id, charmed="catharina"))
    run(s, "Stand d5", f"Aim {witch.id}", "pass")
    assert witch.has("poison") == 2


@pytest.mark.rule("kw.enemy")
def test_enemies_are_whoever_is_not_in_the_party() -> None:
    s = hall("war", "vorn@c7 maya@c8", front="A1", back="B1")
    foe = minion(s, "e5")
    assert enemies(s) == ["war", foe.id]
    assert enemies(quay("vorn@c5", "executioner@e5")) == ["executioner_1"]


@pytest.mark.rule("kw.available.resolution", "kw.unavailable", "kw.resolved.interaction")
def test_what_was_chosen_of_a_charged_scene_is_gone_and_with_the_last_charge_its_token() -> None:
    s = quay("vorn@q13", opened=2)
    furnish(s, 2)
    guardsman = "umbralian_guardsman"
    before = available(s, guardsman)
    s.scenes[guardsman].gone.append(before[0])
    assert available(s, guardsman) == before[1:]
    s.scenes[guardsman].charges = 1
    acting(s, "vorn")
    there = offered(run(s, f"Interact {guardsman}"))
    assert f"Resolve {guardsman}-{before[0]}" not in there
    begin(s, s.under_way.pop())
    visit = s.under_way[-1]
    assert isinstance(visit, Visit)
    visit.option, visit.step = before[1], "over"
    finish(s, visit)
    assert guardsman not in s.scenes
