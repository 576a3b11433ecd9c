"""The dictionary by the word: exceptions, limits and meetings of keywords (pp. 76-89)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.abilities import ABILITIES
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.charm import in_its_reach
from grimtable.games.drunagor.commanders import meets
from grimtable.games.drunagor.content import COMMANDS, HEROES, SKILLS
from grimtable.games.drunagor.equipment import kit_of
from grimtable.games.drunagor.furniture import SMALL_FOLK, serves
from grimtable.games.drunagor.health import skills
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.lifting import hauled_to
from grimtable.games.drunagor.options import Use
from grimtable.games.drunagor.skills import usable
from grimtable.games.drunagor.state import (
    Ally,
    Blow,
    Drunagor,
    HeroTurn,
    Hit,
    Monster,
    MonsterTurn,
    Owed,
    SkillCast,
    Stride,
)
from grimtable.games.drunagor.terrain import darken
from grimtable.games.drunagor.turn import use
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    acting,
    area,
    at,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    square,
    strike,
    told,
    turn_of,
)


def joined(s: Drunagor, kind: str, where: str, master: str = "") -> Ally:
    """One who joined the Heroes."""
    s.allies[f"{kind}_1"] = Ally(f"{kind}_1", kind, at(s, where), master=master)
    return s.allies[f"{kind}_1"]


def charmed(s: Drunagor, who: str, *answers: str) -> None:
    """The first Hero charms a Monster, which stays where it is and attacks."""
    begin(s, MonsterTurn(who, charmed=next(iter(s.heroes))))
    run(s, f"Stand {square(s, s.monsters[who])}", *answers)


# STEALTH --------------------------------------------------------------------------------------


@pytest.mark.rule("kw.immunity.stealth", "kw.stealth.hidden")
@pytest.mark.parametrize(
    ("kind", "first"), [("night_stalker_alternate", "vorn"), ("lady_claw", "maya")]
)
def test_who_is_immune_to_stealth_aims_at_those_who_hide(kind: str, first: str) -> None:
    s = quay("vorn@e4 maya@e6", f"{kind}@d5")
    vorn = s.heroes["vorn"]
    vorn.tokens["stealth"], vorn.health, vorn.pool = 1, 16, {"yellow": 1}
    turn_of(s, f"{kind}_1")
    assert [event.args["whom"] for event in told(s, "aims")] == [first]


@pytest.mark.rule("kw.stealth.surprise", "kw.stealth.immune")
def test_a_surprise_doubles_only_for_those_from_whom_one_was_hidden() -> None:
    s = quay("elros@d5", "night_stalker_alternate@e4 lady_claw@e6")
    s.heroes["elros"].tokens["stealth"] = 1
    foes = [s.monsters["night_stalker_alternate_1"], s.monsters["lady_claw_1"]]
    before = [foe.health for foe in foes]
    begin(s, SkillCast("elros", "sucker_punch", "action", "yellow", part=9))
    begin(s, Blow("elros", "weapon", [Hit(foe.id) for foe in foes], base=3))
    run(s, fate=[15])
    assert [old - foe.health for old, foe in zip(before, foes, strict=True)] == [3, 6]


@pytest.mark.rule("kw.stealth.area", "kw.stealth.hidden", "ruling.command-cards")
def test_a_card_that_meets_each_hero_meets_those_who_hide() -> None:
    s = quay("vorn@d5 maya@d6", "hero_uldannor@e5")
    s.heroes["vorn"].tokens["stealth"] = 1
    each = next(card for card, entry in COMMANDS.items() if entry.whom == "each")
    other = next(card for card, entry in COMMANDS.items() if entry.whom == "strongest")
    s.hands = {"hero_uldannor_1": [each, other]}
    assert {hero.id for hero in meets(s, each).heroes} == {"vorn", "maya"}
    assert [hero.id for hero in meets(s, other).heroes] == ["maya"]


# Monsters that attack -------------------------------------------------------------------------


@pytest.mark.rule("kw.attack-twice.retarget", "kw.primary-target")
def test_the_second_attack_meets_the_same_hero_though_another_is_stronger_now() -> None:
    s = quay("vorn@d5 maya@f5", "rotten_flesh@e5")
    s.heroes["vorn"].health, s.heroes["maya"].health = 14, 11
    turn_of(s, "rotten_flesh_1")
    assert (s.heroes["vorn"].health, s.heroes["maya"].health) == (14 - 2 * 6, 11)
    assert len(told(s, "aims")) == len(told(s, "aims-again")) == 1


@pytest.mark.rule("kw.enrage")
def test_who_knocks_a_hero_out_or_removes_an_ally_grows_angrier() -> None:
    s = quay("vorn@d5 maya@l8", "gorgoness_witch_alternate@f5")
    s.heroes["vorn"].health = 3
    turn_of(s, "gorgoness_witch_alternate_1")
    run(s, "Put parry", "pass")
    witch = s.monsters["gorgoness_witch_alternate_1"]
    assert s.heroes["vorn"].down
    assert witch.boost == 1
    s = quay("vorn@a1", "nagian_hunter@l8")
    hunter, pet = s.monsters["nagian_hunter_1"], joined(s, "jinx", "k8", "vorn")
    begin(s, Blow(hunter.id, "monster", [Hit(pet.id)], base=6, collateral=(("enrage", 0),)))
    run(s, *["pass"] * 4)
    assert (pet.id in s.allies, hunter.boost) == (False, 1)


@pytest.mark.rule("kw.enrage")
def test_one_attack_is_one_token_however_many_it_hurts() -> None:
    s = quay("vorn@d5 maya@e6", "nagian_hunter@e5")
    hunter = s.monsters["nagian_hunter_1"]
    hits = [Hit("vorn"), Hit("maya")]
    begin(s, Blow(hunter.id, "monster", hits, base=3, collateral=(("enrage", 0),)))
    run(s, *["pass"] * 9)
    assert [hit.suffered for hit in hits] == [3, 3]
    assert hunter.boost == 1


@pytest.mark.rule("ruling.spread", "dmg.collateral")
def test_damage_spreads_from_one_whom_it_knocked_out() -> None:
    s = quay("vorn@d5 maya@d6", "gorgon_hexer@f5")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.health, before = 4, maya.health
    begin(s, Blow("gorgon_hexer_1", "monster", [Hit("vorn")], base=4, collateral=(("spread", 0),)))
    run(s, *["pass"] * 3, "Put parry", "pass")
    assert vorn.down
    assert maya.health == before - 4


@pytest.mark.rule("ruling.spread", "furn.barrel.untargetable")
def test_damage_does_not_spread_into_barrels() -> None:
    s = quay("vorn@d5 maya@d6", "gorgon_hexer@f5")
    maya = s.heroes["maya"]
    maya.hiding, before = True, maya.health
    begin(s, Blow("gorgon_hexer_1", "monster", [Hit("vorn")], base=4, collateral=(("spread", 0),)))
    run(s, *["pass"] * 4)
    assert maya.health == before


@pytest.mark.rule("kw.charge")
def test_a_point_that_water_takes_is_no_square_of_a_charge() -> None:
    s = quay("vorn@b7", "fell_asteris@b4", opened=1, adventure="elders_way")
    turn_of(s, "fell_asteris_1")
    assert square(s, s.monsters["fell_asteris_1"])[1] == "6"
    assert told(s, "threat")[0].args["n"] == 7


# CHARM ----------------------------------------------------------------------------------------


@pytest.mark.rule("kw.charm", "kw.large.immune")
def test_a_large_monster_can_be_charmed() -> None:
    s = quay("catharina@c3", "abomination@g5")
    begin(s, SkillCast("catharina", "scroll_of_charm", "action", "blue"))
    run(s)
    assert [event.args["who"] for event in told(s, "charmed")] == ["abomination_1"]


@pytest.mark.rule("kw.charm", "kw.attack-twice")
def test_a_charmed_monster_attacks_twice_if_its_card_says_so() -> None:
    s = quay("catharina@l8", "rotten_flesh@c5 lady_claw@d5")
    before = s.monsters["lady_claw_1"].health
    charmed(s, "rotten_flesh_1", "Aim lady_claw_1", "Aim lady_claw_1")
    assert s.monsters["lady_claw_1"].health == before - 2 * 3


@pytest.mark.rule("kw.charm.half", "kw.charm.modifiers", "kw.evolve")
def test_only_the_base_of_a_charmed_monster_is_halved_not_what_its_tokens_add() -> None:
    s = quay("catharina@l8", "lady_claw@c5 executioner@d5")
    s.monsters["lady_claw_1"].boost = 4
    before = s.monsters["executioner_1"].health
    charmed(s, "lady_claw_1", "Aim executioner_1")
    assert s.monsters["executioner_1"].health == before - ((7 + 1) // 2 + 4)


@pytest.mark.rule("kw.charm", "kw.strike.melee")
def test_a_charmed_monster_strikes_whole_areas() -> None:
    s = quay("catharina@l8", "night_stalker@b5 lady_claw@c5 executioner@d6 ravager@e5")
    before = {who: monster.health for who, monster in s.monsters.items()}
    begin(s, MonsterTurn("night_stalker_1", charmed="catharina"))
    asked = run(s, "Stand b5", "Aim lady_claw_1")
    assert offered(asked) == {"Aim executioner_1", "Done"}, "the Ravager is in another area"
    run(s, "Aim executioner_1")
    lost = {who: before[who] - monster.health for who, monster in s.monsters.items()}
    assert lost == {"night_stalker_1": 0, "lady_claw_1": 6, "executioner_1": 6, "ravager_1": 0}


@pytest.mark.rule("kw.charm", "kw.vicious")
def test_a_charmed_vampire_is_as_vicious_as_ever() -> None:
    s = quay("catharina@l8", "shadow_vampire_alternate@c5 ravager@d5")
    ravager = s.monsters["ravager_1"]
    ravager.tokens["shield"], before = 4, ravager.health
    charmed(s, "shadow_vampire_alternate_1", "Aim ravager_1")
    assert (ravager.health, ravager.has("shield")) == (before - 2, 4)


@pytest.mark.rule("kw.charm", "gap.ranged-monster")
def test_a_charmed_archer_does_not_shoot_beside_a_hero() -> None:
    s = quay("catharina@c5", "skeleton_archer@d5 lady_claw@e5")
    archer = s.monsters["skeleton_archer_1"]
    assert in_its_reach(s, archer) == []
    s.heroes["catharina"].at = at(s, "a1")
    assert in_its_reach(s, archer) == ["lady_claw_1"]


# Moving ---------------------------------------------------------------------------------------


def riding(s: Drunagor, points: int = 4) -> Stride:
    """Brihitte rides."""
    return begin(s, Stride("brihitte", points, trample=2))  # type: ignore[return-value]


@pytest.mark.rule("kw.trample", "ruling.darkness", "kw.trample.pass")
def test_who_tramples_suffers_what_lies_on_the_way() -> None:
    s = hall("war", "brihitte@a6", front="F1", back="E1")
    foe = minion(s, "b6")
    s.darkness = [at(s, name) for name in ("b5", "b6", "b7")]
    brihitte = s.heroes["brihitte"]
    before = brihitte.health
    riding(s)
    run(s, "Walk c6")
    assert (brihitte.health, foe.health) == (before - 2, 7 - 2)


@pytest.mark.rule("kw.restrain", "kw.trample")
def test_who_is_restrained_tramples_nobody() -> None:
    s = hall("war", "brihitte@a6", front="F1", back="E1")
    minion(s, "b6")
    s.heroes["brihitte"].tokens["restrain"] = 1
    riding(s)
    assert run(s) is None
    assert square(s, s.heroes["brihitte"]) == "a6"


@pytest.mark.rule("kw.trample.pass", "kw.large")
def test_one_tramples_over_every_square_of_a_large_monster_and_hurts_it_once() -> None:
    s = quay("brihitte@d5", "abomination@e5")
    foe = s.monsters["abomination_1"]
    assert square(s, foe) == "e5"
    before = foe.health
    riding(s, 3)
    run(s, "Walk g6")
    assert (square(s, s.heroes["brihitte"]), foe.health) == ("g6", before - 2)


@pytest.mark.rule("kw.restrain.swap", "kw.restrain.end")
def test_a_monster_that_takes_the_place_of_one_who_is_held_takes_the_token() -> None:
    s = quay("lorelai@a1 vorn@c3", "lady_claw@e5 chained_reckoner@d3")
    vorn, claw = s.heroes["vorn"], s.monsters["lady_claw_1"]
    vorn.tokens["restrain"] = 1
    begin(s, Owed("displace", "lorelai", rune=claw.id))
    run(s, "Aim vorn")
    assert (vorn.has("restrain"), claw.has("restrain"), square(s, vorn)) == (0, 1, "e5")
    begin(s, MonsterTurn(claw.id))
    run(s)
    assert not claw.has("restrain"), "no Hero holds it"


@pytest.mark.rule("kw.push")
def test_a_large_pusher_pushes_away_from_all_its_squares() -> None:
    s = quay("vorn@d6", "shadow_knight@e5")
    begin(s, Owed("push", "vorn", 1, rune="shadow_knight_1"))
    assert offered(run(s)) == {"Stand c5", "Stand c6", "Stand c7"}


# What Heroes hold -----------------------------------------------------------------------------


@pytest.mark.rule("kw.rangers-mark")
def test_only_the_ranger_who_marked_it_gains_by_a_mark() -> None:
    s = quay("maya@c5 handuriel@c6", "lady_claw@d5")
    foe = s.monsters["lady_claw_1"]
    begin(s, SkillCast("handuriel", "marked_prey", "action", "red"))
    KEYWORDS["mark"].do(s, s.under_way.pop(), foe.id, 1)
    lost = []
    for who in ("maya", "handuriel"):
        before = foe.health
        begin(s, SkillCast(who, "marked_prey", "action", "red", part=9))
        begin(s, Blow(who, "spell", [Hit(foe.id)], base=2))
        run(s)
        lost.append(before - foe.health)
    assert lost == [2, 3]


@pytest.mark.rule("kw.rangers-mark", "dmg.collateral")
def test_a_mark_that_comes_with_a_hit_is_its_ranger_s_too() -> None:
    s = quay("maya@c5", "lady_claw@d5")
    begin(s, SkillCast("maya", "hunters_eye", "action", "red", part=9))
    begin(s, Blow("maya", "spell", [Hit("lady_claw_1")], base=1, collateral=(("mark", 0),)))
    run(s)
    before = s.monsters["lady_claw_1"].health
    begin(s, Blow("maya", "spell", [Hit("lady_claw_1")], base=1))
    run(s)
    assert s.monsters["lady_claw_1"].health == before - 2


@pytest.mark.rule("kw.retaliate", "threat.shields-no-choice")
def test_a_monster_s_shield_takes_what_is_retaliated() -> None:
    s = quay("vorn@d5", "ravager@e5")
    ravager = s.monsters["ravager_1"]
    ravager.tokens["shield"], before = 1, ravager.health
    blow = Blow(ravager.id, "monster", [Hit("vorn")], base=3, window=Window.REACTION)
    begin(s, blow)
    cast = SkillCast("vorn", "strong_block", "reaction", "yellow", whom="vorn")
    KEYWORDS["retaliate"].do(s, cast, ravager.id, 2)
    assert (ravager.health, ravager.has("shield")) == (before - 1, 0)


@pytest.mark.rule("kw.pay-life.limit", "kw.brittle.hero")
@pytest.mark.parametrize(("health", "allowed"), [(3, False), (4, False), (5, True)])
def test_who_is_brittle_pays_no_life_that_would_be_the_end(health: int, allowed: bool) -> None:
    s = quay("vorn@d5", "lady_claw@e5")
    vorn = s.heroes["vorn"]
    vorn.legacy, vorn.health, vorn.tokens = ["doom_1"], health, {"brittle": 1}
    vorn.kit = kit_of(vorn)
    acting(s, "vorn")
    assert ("Use doom_1.1 yellow" in offered(run(s))) == allowed


@pytest.mark.rule("kw.ki.once", "kw.idol.evoke")
def test_of_what_an_idol_costs_one_token_at_most_is_ki() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    s.idols, vorn = {"idol_endurance": area(s, "B2")}, s.heroes["vorn"]
    turn = acting(s, "vorn")
    vorn.tokens = {"ki": 4, "shield": 1, "fury": 1}
    asked = run(s, "Evoke idol_endurance", "Discard ki")
    assert offered(asked) == {"Discard shield", "Discard fury"}
    assert turn.ki


@pytest.mark.rule("kw.ki.once")
def test_who_has_nothing_but_ki_can_not_pay_for_an_idol() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    s.idols = {"idol_endurance": area(s, "B2")}
    s.heroes["vorn"].tokens = {"ki": 4}
    acting(s, "vorn")
    assert "Evoke idol_endurance" not in offered(run(s))


@pytest.mark.rule("kw.soul-shard.token", "turn.trade-free")
def test_a_soul_shard_is_handed_over_to_who_has_none() -> None:
    s = hall("war", "vorn@c3 maya@h7 elros@h8", front="E4", back="F4")
    vorn, maya, elros = s.heroes.values()
    for hero in (vorn, maya, elros):
        hero.tokens = {}
    vorn.tokens, elros.tokens = {"soul_shard": 1}, {"soul_shard": 1}
    acting(s, vorn.id)
    there = offered(run(s))
    assert f"Give soul_shard {maya.id}" in there
    assert not {f"Give soul_shard {vorn.id}", f"Give soul_shard {elros.id}"} & there
    run(s, f"Give soul_shard {maya.id}")
    assert (vorn.has("soul_shard"), maya.has("soul_shard")) == (0, 1)


@pytest.mark.rule("kw.wild-cube", "kw.cr", "kw.catalyze.range")
def test_a_catalyzed_cube_reaches_as_far_as_any_colour_where_a_skill_has_none() -> None:
    s = quay("lorelai@a3", "lady_claw@i5")
    lorelai = s.heroes["lorelai"]
    mine = [k for k in skills(lorelai).values() if k.timing == "action" and not k.colour]
    skill = next(k for k in mine if k.slotted and k.parts[0].whom == "enemy")
    acting(s, "lorelai")
    assert f"Use {skill.id} yellow" not in offered(run(s))
    lorelai.wild = True
    assert f"Use {skill.id} yellow" in {str(one) for one in usable(s, lorelai, "action")}
    use(s, lorelai, Use(skill.id, "yellow"))
    assert s.under_way[-1] == SkillCast("lorelai", skill.id, "action", "blue")


@pytest.mark.rule("kw.inspire.use", "kw.polymorph.simple")
def test_inspiration_buys_another_roll_of_a_hero_s_simple_polymorph() -> None:
    s = quay("vorn@a1", "lady_claw@i5")
    s.options = replace(s.options, simple_polymorph=True)
    vorn = s.heroes["vorn"]
    vorn.tokens = {"polymorph": 1, "inspire": 1}
    begin(s, HeroTurn("vorn", window=Window.BEGINNING))
    asked = run(s, fate=[10])
    assert (asked.seat, asked.what) == ("vorn", "inspire")
    run(s, "Yes", fate=[11])
    assert vorn.tokens == {}


@pytest.mark.rule("kw.chain-up", "kw.immunity.stealth")
def test_who_is_immune_to_stealth_chains_one_who_hides() -> None:
    for kind, chained in (("hero_lorennor", 1), ("hellish_flayer", 0)):
        s = quay("vorn@c5", f"{kind}@e5")
        s.heroes["vorn"].tokens["stealth"] = 1
        ABILITIES["chain_up"].do(s, f"{kind}_1", "", 0)
        assert len(told(s, "chained")) == chained


@pytest.mark.rule("kw.restrain", "furn.barrel.hide")
def test_who_is_restrained_climbs_into_no_barrel() -> None:
    small = next(h for h in HEROES if HEROES[h].race in SMALL_FOLK)
    s = quay(f"{small}@c5", "lady_claw@i5")
    hero = s.heroes[small]
    s.furniture = {at(s, "d5"): "barrels"}
    assert serves(s, hero, at(s, "d5"))
    hero.tokens["restrain"] = 1
    assert not serves(s, hero, at(s, "d5"))


@pytest.mark.rule("gap.wild-x", "kw.all", "kw.wild-cube.double")
@pytest.mark.parametrize(("damage", "suffered"), [(4, 2), (5, 1), (8, 0), (3, 3)])
def test_a_wild_cube_doubles_all_but_three_and_not_the_three(damage: int, suffered: int) -> None:
    s = hall("war", "elros@c3", front="E4", back="F4")
    skill = next(k for k in skills(s.heroes["elros"]).values() if "prevent_all" in k.words())
    assert skill.parts[0].acts[0].n == 3
    blow = strike(s, damage, "elros")
    blow.window = Window.REACTION
    blow.hits[0].damage = damage
    begin(s, SkillCast("elros", skill.id, "reaction", "green", wild=True, whom="elros"))
    run(s, *["pass"] * 4)
    assert blow.hits[0].suffered == suffered


@pytest.mark.rule("kw.redirect")
def test_an_attack_is_redirected_to_any_character_but_its_maker() -> None:
    s = hall("war", "nyx@a5 maya@b6 willow@b7", front="F1", back="E1")
    one, other = minion(s, "c5"), minion(s, "d5", 2)
    joined(s, "jim_volin", "a7", "nyx")
    s.heroes["willow"].hiding = True
    begin(s, Blow(one.id, "monster", [Hit("maya")], base=5))
    asked = run(s, "nyx: Answer misdirect green maya")
    assert offered(asked) == {"Aim nyx", "Aim jim_volin_1", f"Aim {other.id}", "Aim war"}
    before = s.boss.health
    run(s, "Aim war", "pass", "pass")
    assert s.boss.health == before - 3, "less PREVENT 2"


# Those who joined the Heroes ------------------------------------------------------------------


@pytest.mark.rule("kw.companion.tokens", "kw.sturdiness.prevent", "ruling.sides")
def test_a_prevent_without_a_target_is_for_companions_too() -> None:
    s = quay("vorn@c3 willow@c5", "ravager@e5")
    joined(s, "jim_volin", "d5", "vorn")
    begin(s, Blow("ravager_1", "monster", [Hit("jim_volin_1")], base=7))
    asked = run(s, "pass")
    mine = next(
        skill
        for skill in SKILLS.values()
        if skill.owner == "willow"
        and skill.timing == "reaction"
        and skill.parts[0].whom == "friend"
    )
    assert f"Answer {mine.id} {mine.colour} jim_volin_1" in offered(asked, "willow")
    run(s, f"willow: Answer {mine.id} {mine.colour} jim_volin_1", *["pass"] * 4)
    assert "jim_volin_1" in s.allies, "7 less 3 is what its Sturdiness of 5 takes"


@pytest.mark.rule("kw.cancel", "kw.interrupt")
def test_an_attack_on_a_companion_can_be_cancelled() -> None:
    s = quay("vorn@c3 maya@a1 nyx@c4", "ravager@e5")
    nyx = next(hero for hero in s.heroes.values() if hero.role == "controller")
    joined(s, "jim_volin", "d5", "vorn")
    begin(s, Blow("ravager_1", "monster", [Hit("jim_volin_1")], base=7))
    run(s, f"{nyx.id}: Answer defiance blue jim_volin_1")
    assert told(s, "cancelled")
    assert "jim_volin_1" in s.allies


@pytest.mark.rule("kw.warden", "kw.warden.trigger")
def test_a_warden_s_own_prevent_helps_a_companion_beside_it() -> None:
    s = quay("drasek@c5", "ravager@e5")
    joined(s, "jim_volin", "d5", "drasek")
    begin(s, Blow("ravager_1", "monster", [Hit("jim_volin_1")], base=7))
    asked = run(s, "pass")
    there = offered(asked, "drasek") if asked is not None else set()
    assert any(option.endswith("jim_volin_1") for option in there)


@pytest.mark.rule("kw.trick")
def test_tharmagar_plays_his_trick_on_a_horseman_too() -> None:
    s = hall("war", "vorn@c3", front="C2", back="D2")
    joined(s, "tharmagar", "d4", "vorn")
    begin(s, Owed("trick", "tharmagar_1"))
    asked = run(s)
    assert "Aim war" in offered(asked)
    run(s, "Aim war", "Choose burn 2")
    assert s.boss.has("burn") == 2


@pytest.mark.rule("kw.polymorph.targeted", "furn.throw.breaks")
def test_what_is_thrown_at_a_capybara_brings_it_back() -> None:
    s = quay("vorn@c5", "lady_claw@e5")
    claw: Monster = s.monsters["lady_claw_1"]
    claw.tokens["polymorph"] = 1
    s.furniture = {at(s, "d5"): "crates"}
    acting(s, "vorn")
    run(s, "Throw crates-d5 lady_claw_1")
    assert not claw.has("polymorph")


# TELEKINESIS ----------------------------------------------------------------------------------


def lifted(s: Drunagor, what: str, *answers: str) -> Any:
    """Lorelai moves something up to four squares."""
    begin(s, SkillCast("lorelai", "scroll_of_displacement", "action", "blue"))
    return run(s, f"Aim {what}", *answers)


@pytest.mark.rule("kw.telekinesis", "kw.telekinesis.fall")
def test_telekinesis_moves_heroes_and_those_who_joined_them() -> None:
    s = hall("war", "lorelai@a1 vorn@e5", front="E1", back="F1")
    joined(s, "jinx", "b2", "vorn")
    vorn = s.heroes["vorn"]
    before = vorn.health
    asked = lifted(s, "vorn")
    assert asked.seat == "lorelai"
    run(s, "Walk d5")
    assert (square(s, vorn), vorn.health) == ("d5", before - 2), "from level 2 to level 0"
    lifted(s, "jinx_1", "Walk c3")
    assert hall_of(s).board.names[s.allies["jinx_1"].at] == "c3"


@pytest.mark.rule("kw.telekinesis", "furn.tk.distance")
def test_telekinesis_moves_furniture_or_throws_it() -> None:
    s = hall("war", "lorelai@a1", front="E1", back="F1")
    foe = minion(s, "e5")
    s.furniture, s.chests = {at(s, "c5"): "crates"}, [at(s, "a5")]
    s.safe = [at(s, "a5")]
    there = offered(lifted(s, "crates-c5"))
    assert {f"Aim {foe.id}", "Stand d5", "Stand c3"} <= there
    assert not there & {"Stand e5", "Stand a5"}, "those are taken"
    run(s, "Stand d5")
    assert s.furniture == {at(s, "d5"): "crates"}
    lifted(s, "chest-a5", "Stand a3")
    assert s.chests == s.safe == [at(s, "a3")]


@pytest.mark.rule("kw.telekinesis", "furn.tk.distance")
def test_telekinesis_moves_nothing_around_the_edge_of_the_map() -> None:
    s = hall("plague", "lorelai@a1", front="E1", back="F1")
    names = hall_of(s).board.names
    far = {names[i] for i in hauled_to(s, "crates-a7", 3, at(s, "a7"))}
    assert far
    assert all(name[0] <= "d" for name in far)


@pytest.mark.rule("kw.telekinesis", "kw.trap.one")
def test_telekinesis_moves_a_trap_from_area_to_area() -> None:
    s = hall("war", "lorelai@a1", front="E1", back="F1")
    one, other = area(s, "B2"), area(s, "D2")
    s.traps = {one: "bear", area(s, "B3"): "fire"}
    there = offered(lifted(s, f"trap-{one}"))
    assert {"Turn D2", "Turn B4"} <= there
    assert not there & {"Turn B3", "Turn B2", "Turn E2"}, "one is taken, one too far"
    run(s, "Turn D2")
    assert s.traps == {other: "bear", area(s, "B3"): "fire"}


@pytest.mark.rule("kw.telekinesis", "kw.shadow-aura")
def test_telekinesis_moves_a_small_darkness_tile_and_no_other() -> None:
    s = hall("war", "lorelai@a1 vorn@c5", front="E1", back="F1")
    vorn = s.heroes["vorn"]
    darken(s, (at(s, "c5"),))
    darken(s, (at(s, "a5"), at(s, "b5")))
    before = vorn.health
    begin(s, SkillCast("lorelai", "scroll_of_displacement", "action", "blue"))
    assert not {"Aim small-a5", "Aim small-b5"} & offered(run(s))
    asked = run(s, "Aim small-c5")
    assert not {"Stand a5", "Stand b5"} & offered(asked)
    run(s, "Stand d6")
    assert sorted(s.darkness) == sorted(at(s, name) for name in ("a5", "b5", "d6"))
    assert vorn.health == before
    lifted(s, "small-d6", "Stand c5")
    assert vorn.health == before - 2, "it takes effect where it is laid"
