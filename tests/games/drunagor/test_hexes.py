"""The rest of the keywords of Monsters: AMBUSH, COVETOUS, MENDING, MINDLOCK and others."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.abilities import ABILITIES, strength
from grimtable.games.drunagor.attack import leave_loot
from grimtable.games.drunagor.content import CHAPTERS, MONSTERS, pool_of
from grimtable.games.drunagor.loot import ransack
from grimtable.games.drunagor.setup import reveal, sown
from grimtable.games.drunagor.skills import spendable
from grimtable.games.drunagor.state import (
    Ally,
    Blow,
    Drunagor,
    Hit,
    MonsterTurn,
    Owed,
    Reveal,
    Search,
)
from grimtable.kernel.asks import Draw
from tests.games.drunagor.playing import (
    acting,
    announced,
    at,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    square,
    told,
    turn_of,
)


def hits(s: Drunagor, by: str, whom: str, damage: int, *riders: tuple[str, int]) -> None:
    """A Monster's attack on somebody, to its end."""
    begin(s, Blow(by, "monster", [Hit(whom)], base=damage, collateral=riders))
    run(s, *["pass"] * 6)


def ally(s: Drunagor, kind: str, where: str, master: str = "") -> Ally:
    """Somebody who joined the Heroes."""
    s.allies[f"{kind}_1"] = Ally(f"{kind}_1", kind, at(s, where), master=master)
    return s.allies[f"{kind}_1"]


# AMBUSH ---------------------------------------------------------------------------------------


@pytest.mark.rule("kw.ambush", "kw.ambush.choose")
def test_an_ambusher_appears_beside_its_target_who_chooses_the_square() -> None:
    s = quay("vorn@a8 maya@c8", "drifting_apparition@i1")
    s.heroes["maya"].pool = {"red": 1, "yellow": 0, "green": 0, "blue": 0}  # the Most Tired
    begin(s, MonsterTurn("drifting_apparition_1"))
    asked = run(s)
    assert (asked.seat, asked.what) == ("maya", "ambush")
    assert "Stand i1" not in offered(asked)
    assert "Stand d8" in offered(asked)
    run(s, "Stand d8", *["pass"] * 6)
    assert square(s, s.monsters["drifting_apparition_1"]) == "d8"
    assert told(s, "ambushed")
    assert announced(s)


@pytest.mark.rule("kw.ambush.choose")
def test_for_a_pet_its_master_chooses_and_its_own_square_is_free_then() -> None:
    s = quay("vorn@a8 handuriel@b8", "drifting_apparition@e5")
    s.heroes["vorn"].down = s.heroes["handuriel"].down = True
    ally(s, "monroe", "f5", "handuriel")
    begin(s, MonsterTurn("drifting_apparition_1"))
    asked = run(s)
    assert asked.seat == "handuriel"
    assert "Stand e5" in offered(asked)


@pytest.mark.rule("kw.ambush.terrain", "terr.once")
def test_the_ground_on_which_it_lands_acts_at_once() -> None:
    s = quay("maya@c8", "drifting_apparition@i1")
    s.cloud = [at(s, "d8")]
    begin(s, MonsterTurn("drifting_apparition_1"))
    run(s, "Stand d8", *["pass"] * 6)
    assert s.monsters["drifting_apparition_1"].has("poison") == 2


def test_what_runes_add_to_a_printed_attack() -> None:
    s = hall("war", "vorn@c5", "red*3")
    s.monsters.clear()
    drifting = quay("vorn@a8", "drifting_apparition@i1")
    apparition = drifting.monsters["drifting_apparition_1"]
    drifting.track = [rune for rune in drifting.bag if rune.startswith("red")][:3]
    assert strength(drifting, apparition) == 1 + 3


# Whom it wants --------------------------------------------------------------------------------


@pytest.mark.rule("kw.covetous", "kw.covetous.tie")
def test_the_covetous_want_who_holds_most_resources_a_tie_goes_to_the_fastest() -> None:
    s = quay("vorn@d5 maya@f5", "rotten_flesh_complex@e5")
    s.heroes["maya"].tokens = {"focus": 2, "poison": 4}
    turn_of(s, "rotten_flesh_complex_1")
    aimed = told(s, "aims")[-1].args
    assert (aimed["whom"], aimed["why"]) == ("maya", "richest")
    s.heroes["vorn"].tokens = {"fury": 1, "inspire": 1}
    s.heroes["maya"].tokens = {"focus": 2}
    turn_of(s, "rotten_flesh_complex_1")
    assert told(s, "aims")[-1].args["whom"] == "vorn"


# At the start of the turn ---------------------------------------------------------------------


@pytest.mark.rule("kw.mending", "kw.mending.tie", "kw.mending.not-self")
def test_mending_serves_the_weakest_other_and_of_equals_the_higher_base() -> None:
    s = quay("vorn@a8", "executioner@f5 rotten_flesh@e6 gorgoness_witch@e5 hellspawn_brute@i1")
    first, second, witch = (
        s.monsters[m] for m in ("executioner_1", "rotten_flesh_1", "gorgoness_witch_1")
    )
    first.health = second.health = 9
    witch.health = 1
    ABILITIES["mending"].do(s, witch.id, witch.id, 2)
    assert (first.health, second.health, witch.health) == (11, 9, 1)
    ABILITIES["mending"].do(s, witch.id, witch.id, 2)
    assert (first.health, second.health) == (11, 11)
    del s.monsters[first.id], s.monsters[second.id]
    ABILITIES["mending"].do(s, witch.id, witch.id, 2)  # the Brute is too far
    assert witch.health == 1


@pytest.mark.rule("kw.mending")
def test_nobody_is_mended_above_the_maximum() -> None:
    s = quay("vorn@a8", "executioner@f5 gorgoness_witch@e5")
    executioner = s.monsters["executioner_1"]
    executioner.health = 23
    ABILITIES["mending"].do(s, "gorgoness_witch_1", "", 2)
    assert executioner.health == 24


@pytest.mark.rule("kw.voodoo")
def test_voodoo_hands_stackable_conditions_to_the_strongest_enemy_nearby() -> None:
    s = quay("vorn@f5 maya@f6 jaheen@a8", "grim_doctor@e5")
    doctor = s.monsters["grim_doctor_1"]
    doctor.tokens = {"bleed": 2, "poison": 1, "slow": 1}
    s.heroes["vorn"].health, s.heroes["maya"].health = 5, 6
    begin(s, MonsterTurn(doctor.id))
    run(s, *["pass"] * 9)
    assert told(s, "voodoo")[0].args["whom"] == "maya"
    assert s.heroes["maya"].has("bleed") == 2
    assert s.heroes["maya"].has("poison") == 1
    assert not s.heroes["maya"].has("slow")
    assert doctor.health == 18


@pytest.mark.rule("kw.voodoo")
def test_where_no_hero_is_near_an_ally_takes_them() -> None:
    s = quay("vorn@a8", "grim_doctor@e5")
    scavenger = ally(s, "scavenger", "f5")
    s.monsters["grim_doctor_1"].tokens = {"burn": 1}
    begin(s, MonsterTurn("grim_doctor_1"))
    run(s, *["pass"] * 9)
    assert scavenger.has("burn") == 1


@pytest.mark.rule("kw.voodoo.none")
def test_with_no_enemy_nearby_the_monster_suffers_them_itself() -> None:
    s = quay("vorn@a8", "grim_doctor@i1")
    doctor = s.monsters["grim_doctor_1"]
    doctor.tokens = {"bleed": 2}
    turn_of(s, doctor.id)
    assert doctor.health == 16


# While it is there ----------------------------------------------------------------------------


@pytest.mark.rule("kw.mindlock", "kw.mindlock.expend")
def test_under_mindlock_wisdom_cubes_are_only_expended() -> None:
    s = quay("lorelai@a8", "silent_watcher@i1")
    lorelai = s.heroes["lorelai"]
    acting(s, "lorelai")
    asked = run(s)
    assert not [o for o in offered(asked) if o.startswith("Use") and o.endswith("blue")]
    assert [o for o in offered(asked) if o.startswith("Use") and o.endswith("green")]
    blue = lorelai.pool["blue"]
    asked = run(s, "ExtraMove")
    assert "Spend blue" in offered(asked)
    run(s, "Spend blue")
    assert lorelai.pool["blue"] == blue - 1
    del s.monsters["silent_watcher_1"]
    assert "blue" in spendable(s, lorelai)


@pytest.mark.rule("kw.mindlock")
def test_no_reaction_is_paid_with_wisdom_either() -> None:
    s = quay("lorelai@a8", "silent_watcher@i1 executioner@b8")
    s.heroes["lorelai"].pool = {"blue": 3, "yellow": 0, "red": 0, "green": 0}
    s.heroes["lorelai"].tokens = {}
    begin(s, Blow("executioner_1", "monster", [Hit("lorelai")], base=3))
    assert run(s) is None
    assert s.heroes["lorelai"].health == 7


# Collateral -----------------------------------------------------------------------------------


@pytest.mark.rule("kw.penitence")
def test_penitence_hurts_by_curse_cubes_and_nothing_prevents_it() -> None:
    s = quay("vorn@a8", "shadow_guardian@b8")
    vorn = s.heroes["vorn"]
    vorn.curses = 3
    before = vorn.health
    hits(s, "shadow_guardian_1", "vorn", 2, ("penitence", 0))
    assert vorn.health == before - 2 - 3
    vorn.tokens["shield"] = 4  # who suffers no damage suffers no collateral
    hits(s, "shadow_guardian_1", "vorn", 2, ("penitence", 0))
    assert vorn.health == before - 5


@pytest.mark.rule("ruling.spread")
def test_damage_spreads_to_the_heroes_beside_its_victim() -> None:
    s = quay("vorn@a8 maya@b8 jaheen@a6", "gorgon_hexer@c8")
    before = {h.id: h.health for h in s.heroes.values()}
    hits(s, "gorgon_hexer_1", "vorn", 4, ("spread", 0))
    lost = {h.id: before[h.id] - h.health for h in s.heroes.values()}
    assert lost == {"vorn": 4, "maya": 4, "jaheen": 0}


@pytest.mark.rule("kw.push")
def test_a_monster_pushes_and_the_party_leader_chooses_the_line() -> None:
    s = quay("maya@c6 vorn@a8", "walking_horror_alternate@b6")
    begin(s, Owed("push", "maya", 1, rune="walking_horror_alternate_1"))
    asked = run(s)
    assert (asked.seat, offered(asked)) == ("maya", {"Stand d5", "Stand d6", "Stand d7"})
    run(s, "Stand d6")
    assert square(s, s.heroes["maya"]) == "d6"


@pytest.mark.rule("kw.restrain")
def test_who_is_restrained_is_not_pushed() -> None:
    s = quay("maya@c6", "walking_horror_alternate@b6")
    s.heroes["maya"].tokens["restrain"] = 1
    begin(s, Owed("push", "maya", 1, rune="walking_horror_alternate_1"))
    assert run(s) is None
    assert square(s, s.heroes["maya"]) == "c6"


@pytest.mark.rule("kw.shadow-aura.large")
def test_under_a_large_victim_the_party_leader_picks_the_square() -> None:
    s = quay("vorn@a8", "abomination@e5 death_messenger@g5")
    ABILITIES["shadow_aura"].do(s, "death_messenger_1", "abomination_1", 0)
    asked = run(s)
    assert asked.seat == "vorn"
    assert offered(asked) == {"Stand e5", "Stand f5", "Stand e6", "Stand f6"}
    run(s, "Stand f6")
    assert s.darkness == [at(s, "f6")]
    ABILITIES["shadow_aura"].do(s, "death_messenger_1", "abomination_1", 0)
    assert run(s) is None  # it stands on Darkness already


@pytest.mark.rule("kw.skull-cracker")
def test_no_sturdiness_stands_against_a_skull_cracker_but_prevention_does() -> None:
    s = quay("vorn@a8", "ossuary_ogre@d5 executioner@d6")
    ally(s, "scavenger", "e5")
    hits(s, "executioner_1", "scavenger_1", 1)
    assert "scavenger_1" in s.allies
    s.allies["scavenger_1"].tokens["shield"] = 1
    hits(s, "ossuary_ogre_1", "scavenger_1", 1)
    assert "scavenger_1" in s.allies
    hits(s, "ossuary_ogre_1", "scavenger_1", 1)
    assert "scavenger_1" not in s.allies


# What the fallen leave ------------------------------------------------------------------------


def killing(s: Drunagor, by: str, damage: int) -> None:
    """A Companion's attack on the Executioner."""
    blow = Blow(by, "ally", [Hit("executioner_1")], base=damage, collateral=(("loot", 0),))
    begin(s, blow)
    run(s)


@pytest.mark.rule("kw.loot")
def test_whom_a_companion_with_loot_kills_leaves_a_chest_without_a_trap() -> None:
    s = quay("vorn@a8", "executioner@e5 rotten_flesh@i1")
    ally(s, "jim_volin", "f5", "vorn")
    killing(s, "jim_volin_1", 4)
    assert s.chests == []
    s.monsters["executioner_1"].health = 4
    killing(s, "jim_volin_1", 4)
    assert s.chests == s.safe == [at(s, "e5")]
    ransack(s, s.heroes["vorn"], "chest-e5")
    assert isinstance(s.under_way[-1], Search)
    assert s.under_way[-1].safe
    assert s.safe == []


@pytest.mark.rule("kw.killing-blow.removed")
def test_who_is_at_0_health_but_not_removed_is_not_defeated() -> None:
    s = quay("vorn@a8", "executioner@e5 rotten_flesh@i1")
    executioner = s.monsters["executioner_1"]
    executioner.health = 0
    blow = Blow("vorn", "weapon", [Hit(executioner.id)], words=("bounty",))
    leave_loot(s, blow, executioner)
    assert s.loot == []
    del s.monsters[executioner.id]
    leave_loot(s, blow, executioner)
    assert s.loot == [at(s, "e5")]


def test_in_a_hall_nobody_leaves_anything() -> None:
    s = hall("war", "vorn@c5")
    revenant = minion(s, "d5")
    del s.monsters[revenant.id]
    leave_loot(s, Blow("vorn", "weapon", [], words=("bounty",)), revenant)
    assert not s.loot


# Who is drawn ---------------------------------------------------------------------------------


@pytest.mark.rule("dark.sower.not-shadow", "dark.sower.shadow-normal")
def test_where_sowers_are_no_shadow_cultist_is_drawn_and_none_of_those_sows() -> None:
    assert not MONSTERS["shadow_cultist"].sows
    assert "shadow_cultist" in pool_of("white")
    drawn = {chapter: sown(chapter) for chapter in CHAPTERS}
    assert drawn["friendly_visit"]
    assert not drawn["the_fall"]
    s = quay("vorn@a8 maya@a7 elros@b8 jaheen@b7", opened=2, adventure="spoiled_surprise")
    asked = next(reveal(s, Reveal(2, drawn={"gray": "executioner"})))
    assert isinstance(asked, Draw)
    assert "grim_doctor" in asked.items
    assert "shadow_cultist" not in asked.items
    s = quay("vorn@a8 maya@a7 elros@b8 jaheen@b7", adventure="proving_ground")
    s.monsters.clear()
    asked = next(reveal(s, Reveal(0)))
    assert isinstance(asked, Draw)
    assert "shadow_cultist" in asked.items, "where no Sower is"
