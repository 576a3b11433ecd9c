"""Keywords of the dictionary (pp. 76-89) that five Heroes of other boxes bring along."""

from __future__ import annotations

import re

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.content import WEAPONS
from grimtable.games.drunagor.health import is_fine, is_wounded, most_health, skills
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.state import Blow, Drunagor, Hit, MonsterTurn, Owed, SkillCast
from grimtable.kernel.text import LANGUAGES
from tests.games.drunagor.playing import (
    acting,
    announced,
    area,
    at,
    begin,
    card,
    hall,
    might,
    minion,
    offered,
    run,
    square,
    strike,
    told,
)


def cast(s: Drunagor, who: str, skill: str, reach: str, **fields: object) -> SkillCast:
    """A Hero's Skill is under way, its cube paid."""
    return begin(s, SkillCast(who, skill, "action", reach, **fields))  # type: ignore[arg-type,return-value]


# Attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("kw.crit")
def test_crit_18_is_critical_from_18_on() -> None:
    s = hall("plague", "nyx@f5")
    before = s.boss.health
    cast(s, "nyx", "rune_edge", "yellow")
    run(s, fate=[17])
    assert s.boss.health == before - might("nyx") - 1
    cast(s, "nyx", "rune_edge", "yellow")
    run(s, fate=[18])
    assert s.boss.health == before - 3 * (might("nyx") + 1)


@pytest.mark.rule("kw.roll", "kw.roll.range")
def test_roll_16_looks_at_the_natural_roll() -> None:
    """Example p. 86: with +3 HIT a 13 is no 16."""
    s = hall("plague", "drasek@f5")
    cast(s, "drasek", "oath_strike", "yellow")
    run(s, fate=[13])
    assert not s.heroes["drasek"].has("shield")
    cast(s, "drasek", "oath_strike", "yellow")
    run(s, fate=[16])
    assert s.heroes["drasek"].has("shield") == 2
    s = hall("plague", "nyx@f5")  # a passive looks at every roll
    cast(s, "nyx", "spellblade", "yellow")
    run(s, fate=[16])
    assert s.heroes["nyx"].has("entropy") == 1


@pytest.mark.rule("kw.strike", "kw.strike.melee", "kw.strike.range", "kw.stealth.area")
def test_a_strike_picks_an_area_and_whom_it_meets_there() -> None:
    s = hall("war", "drasek@a8", front="A1", back="B1")
    ones = [minion(s, where, n) for n, where in ((1, "c7"), (2, "d8"), (3, "f7"))]
    cast(s, "drasek", "dragons_breath", "red")
    asked = run(s)
    assert offered(asked) == {"Aim garothian_revenant_1", "Aim garothian_revenant_2"}  # only B4
    run(s, "Aim garothian_revenant_1", "Aim garothian_revenant_2")
    assert [m.health for m in ones] == [5, 5, 7]
    s = hall("war", "drasek@b8", front="A1", back="B1")
    minion(s, "d8")  # not adjacent, but its area has a square that is
    cast(s, "drasek", "dragons_breath", "yellow")
    run(s)
    assert s.monsters["garothian_revenant_1"].health == 5
    s = hall("plague", "lorelai@a5")  # a hidden Hero is hit by what meets an area
    s.heroes["lorelai"].tokens["stealth"] = 1
    strike(s, 3, "lorelai")
    run(s, "pass", "pass")
    assert s.heroes["lorelai"].health == 7


@pytest.mark.rule("kw.drain", "kw.drain.limit", "kw.drain.max")
def test_drained_health_is_what_there_was_and_never_above_the_maximum() -> None:
    """Example p. 80: somebody with 1 Health gives 1."""
    s = hall("war", "lordwrath@c6", front="A1", back="B1")
    lordwrath = s.heroes["lordwrath"]
    lordwrath.health = 5
    minion(s, "c7", health=might("lordwrath") + 1 + 1)
    cast(s, "lordwrath", "life_cleaver", "yellow")
    run(s, fate=[15])
    assert not s.monsters
    assert lordwrath.health == 6
    lordwrath.health = most_health(lordwrath)
    minion(s, "c7", health=30)
    cast(s, "lordwrath", "life_cleaver", "yellow")
    run(s, fate=[15])
    assert s.monsters["garothian_revenant_1"].health == 30 - might("lordwrath") - 3
    assert lordwrath.health == most_health(lordwrath)


@pytest.mark.rule("kw.heavy-wield", "kw.heavy-wield.separate")
def test_a_heavy_wield_weapon_makes_one_attack_from_each_source() -> None:
    """Example p. 81: Twin Strike is one Weapon Attack, a Focus Ability and KI one more each."""
    assert WEAPONS["soulbound_blade"].heavy
    s = hall("plague", "nyx@f5 elros@g5")
    before = s.boss.health
    cast(s, "nyx", "twin_strike", "yellow")
    run(s, fate=[15])
    assert s.boss.health == before - might("nyx")
    assert told(s, "too-heavy")
    cast(s, "elros", "twin_strike", "yellow")
    run(s, fate=[15, 15])
    assert s.boss.health == before - might("nyx") - 2 * might("elros")
    s = hall("plague", "nyx@f5")
    nyx = s.heroes["nyx"]
    nyx.tokens |= {"ki": 1, "focus": 2}
    turn = acting(s, "nyx", minors=2)
    run(s, "Use spellblade yellow", "Use rune_edge yellow", "Focus dance_of_blades", fate=[5, 5, 5])
    run(s, "Ki", fate=[9])
    assert len(told(s, "rolled")) == 4
    assert turn.cube_actions == 0


@pytest.mark.rule("kw.ki", "kw.ki.once", "ruling.engaged-blow", "tok.stackable-resources")
def test_one_ki_a_turn_buys_a_weapon_attack() -> None:
    s = hall("plague", "elros@f5")
    elros = s.heroes["elros"]
    elros.tokens["ki"] = 2
    acting(s, "elros", minors=2)
    before = s.boss.health
    asked = run(s, "Ki", fate=[12])
    assert s.boss.health == before - might("elros")
    assert elros.has("ki") == 1
    assert "Ki" not in offered(asked)


@pytest.mark.rule("kw.soul-shard", "kw.soul-shard.expire", "kw.soul-shard.first", "mult.3-no-stack")
@pytest.mark.rule("kw.soul-shard.token", "mult.3-double")
def test_a_soul_shard_doubles_one_attack() -> None:
    s = hall("war", "lordwrath@c6 nyx@l8", front="D2", back="D1")
    lordwrath = s.heroes["lordwrath"]
    cast(s, "lordwrath", "soul_harvest", "blue")
    run(s)
    cast(s, "lordwrath", "soul_harvest", "blue")
    run(s)
    assert lordwrath.has("soul_shard") == 1
    one = minion(s, "b8", health=40)
    acting(s, "lordwrath")
    run(s, "Shard", "Walk c7")
    assert lordwrath.doubled
    lordwrath.tokens["stealth"] = 1  # a second source of Double Damage adds nothing
    run(s, "Use wrathful_blow yellow", fate=[12])
    assert one.health == 40 - 2 * might("lordwrath")
    assert not lordwrath.doubled
    minion(s, "d6", 2)  # engaged, none is used
    lordwrath.tokens["soul_shard"] = 1
    s.under_way.clear()
    acting(s, "lordwrath")
    assert "Shard" not in offered(run(hurry(s)))


def hurry(s: Drunagor) -> Drunagor:
    """A copy of a table, whose script begins anew."""
    fresh = s.clone()
    fresh.events = []
    return fresh


# Places ---------------------------------------------------------------------------------------


@pytest.mark.rule("kw.swap", "kw.swap.terrain", "boss.plague.grab.stuck")
def test_swapped_characters_enter_their_new_squares_and_a_grabbed_one_gets_free() -> None:
    s = hall("plague", "nyx@a5 vorn@b6")
    nyx, vorn = s.heroes["nyx"], s.heroes["vorn"]
    acting(s, "nyx")
    here = vorn.at
    s.darkness = [here]
    run(s, "Use trade_places green")
    assert (square(s, nyx), square(s, vorn)) == ("b6", "a5")
    assert nyx.health == 8
    s = hall("plague", "nyx@a5 vorn@b6")
    nyx, vorn = s.heroes["nyx"], s.heroes["vorn"]
    vorn.grabbed, vorn.at = True, -1
    cast(s, "nyx", "trade_places", "green")
    run(s)
    assert nyx.grabbed
    assert not vorn.grabbed
    assert square(s, vorn) == "a5"


@pytest.mark.rule("kw.push", "kw.push.size", "kw.push.stop", "kw.push.obstacle")
def test_a_push_goes_straight_away_until_something_is_in_the_way() -> None:
    s = hall("war", "nyx@c6", front="D2", back="D1")
    one = minion(s, "c7")
    acting(s, "nyx")
    asked = run(s, "Use repulse red")
    # down is the edge after one square, and b8 lies a level higher
    assert offered(asked) == {"Stand c8", "Stand d8"}
    run(s, "Stand d8")
    assert square(s, one) == "d8"
    s = hall("war", "nyx@c6", front="D2", back="D1")
    acting(s, "nyx")
    assert "Use repulse red" in offered(run(s))  # for the SHIELD; she is too large to be pushed


@pytest.mark.rule("kw.trample", "kw.trample.pass")
def test_a_trampling_hero_goes_through_enemies_and_hurts_each_once() -> None:
    s = hall("war", "brihitte@a6", front="F1", back="E1")
    first, second = minion(s, "b6"), minion(s, "c6", 2)
    acting(s, "brihitte")
    asked = run(s, "Use ride_down green")
    assert "Walk b6" not in offered(asked)
    run(s, "Walk d6")
    assert (first.health, second.health) == (5, 5)
    assert square(s, s.heroes["brihitte"]) == "d6"


# Others do it ---------------------------------------------------------------------------------


@pytest.mark.rule("kw.charm", "kw.charm.freedom", "kw.charm.half", "kw.charm.modifiers")
@pytest.mark.rule("kw.intimidate", "dark.monster-bonus")
@pytest.mark.parametrize(("intimidated", "damage"), [(0, 4), (2, 2)])
def test_a_charmed_monster_does_half_its_base_damage(intimidated: int, damage: int) -> None:
    """Examples p. 79, trap R9: 4 / 2 + 2 for Darkness = 4, with INTIMIDATE 2 it is 2."""
    s = hall("war", "catharina@a5", front="F1", back="E1")
    charmed, other = minion(s, "g6"), minion(s, "i6", 2)
    if intimidated:
        charmed.tokens["intimidate"] = intimidated
    begin(s, MonsterTurn(charmed.id, charmed="catharina"))
    there = s.heroes["catharina"].at  # any square: she leads it
    asked = run(s)
    assert asked.seat == "catharina"
    assert there != -1
    s.darkness = [at(s, "h6")]
    run(s, "Stand h6", f"Aim {other.id}", "pass")
    assert other.health == 7 - damage


@pytest.mark.rule("kw.copy", "kw.copy.range", "kw.copy.excluded", "kw.wild-copy")
def test_a_copy_has_the_range_of_the_copied_skill() -> None:
    """Example p. 79: a Ranged Skill copied with a Wisdom cube has Range 1."""
    s = hall("plague", "catharina@l8 maya@k8")
    cast(s, "catharina", "spirit_mimicry", "blue")
    asked = run(s)
    assert "Copy set_trap" in offered(asked)
    assert "Copy aimed_shot" not in offered(asked)  # nobody in Range 1
    assert not offered(asked) & {"Copy duck", "Copy barbed_arrows", "Copy onslaught"}
    s.heroes["maya"].health = 3
    run(s, "Copy herbs", "Aim maya")
    assert s.heroes["maya"].health == 7  # HEAL 2 doubled
    assert s.heroes["maya"].has("shield") == 2


@pytest.mark.rule("kw.redirect", "kw.redirect.twice", "kw.redirect.no-threat")
def test_a_redirected_attack_meets_another_twice_if_need_be() -> None:
    s = hall("plague", "nyx@a5 vorn@a6 maya@b6")
    blow = strike(s, 5, "maya", "vorn")
    run(s, "nyx: Answer misdirect green maya", "Aim vorn", "pass", "pass", "pass")
    assert [hit.who for hit in blow.hits] == ["vorn", "vorn"]
    assert [hit.suffered for hit in blow.hits] == [3, 5]  # PREVENT 2 goes along
    s = hall("war", "nyx@a5 maya@b6", front="F1", back="E1")
    one = minion(s, "c5")
    strike(s, 5, "maya")
    run(s, "nyx: Answer misdirect green maya", f"Aim {one.id}", "pass")
    assert (s.heroes["maya"].health, one.health) == (11, 4)


@pytest.mark.rule("kw.protect", "kw.protect.multi")
def test_a_protector_steps_in_unless_it_is_a_target_itself() -> None:
    """Trap R6, the second run."""
    s = hall("plague", "drasek@a5 maya@b5")
    strike(s, 6, "maya")
    run(s, "drasek: Answer interpose green maya", "pass")
    drasek = s.heroes["drasek"]
    # 6 less PREVENT 2, less the SHIELD that Unbowed gives whom an attack meets
    assert (drasek.health, s.heroes["maya"].health) == (16 - 3, 11)
    s = hall("plague", "drasek@a5 maya@b5")
    strike(s, 6, "maya", "drasek")
    assert "Answer interpose green maya" not in offered(run(s), "drasek")


@pytest.mark.rule("kw.warden", "kw.warden.trigger", "kw.self")
def test_a_warden_answers_for_whom_is_beside_it() -> None:
    s = hall("plague", "drasek@a5 maya@b5 lorelai@d5")
    strike(s, 6, "maya", "lorelai")
    asked = run(s, "pass")
    assert "Answer scaled_arm green maya" in offered(asked, "drasek")
    run(s, "drasek: Answer scaled_arm green maya", "pass")
    assert s.heroes["maya"].health == 11 - 3
    asked = run(s)
    assert "Answer bulwark green lorelai" not in offered(asked, "drasek")


@pytest.mark.rule("dmg.trigger-words", "kw.cast.passive", "kw.cover.triggers")
def test_take_triggers_at_the_announcement_and_suffer_with_lost_health() -> None:
    """Example p. 10 and trap R4: with all damage taken by SHIELD only the first fires."""
    s = hall("plague", "drasek@a5 lordwrath@b5")
    lordwrath = s.heroes["lordwrath"]
    lordwrath.tokens["shield"] = 4
    strike(s, 4, "drasek", "lordwrath")
    asked = run(s)
    assert told(s, "triggered")[0].args["skill"] == "unbowed"  # before anybody interrupts
    assert offered(asked, "drasek")
    run(s, "pass", "pass", "pass")
    assert not lordwrath.has("fury")
    strike(s, 4, "lordwrath")
    run(s, "pass", "pass")
    assert lordwrath.has("fury") == 1
    s = hall("plague", "drasek@a5 maya@b5 brihitte@a6")
    strike(s, 6, "maya")
    run(s, "drasek: Answer interpose green maya")
    assert told(s, "triggered")[0].rule == "kw.cover.triggers"


# Conditions of parts --------------------------------------------------------------------------


@pytest.mark.rule("kw.fine", "kw.wounded", "kw.wounded.both")
def test_half_of_the_maximum_parts_the_wounded_from_the_fine() -> None:
    """Example p. 81: of 15 Health, 8 is Fine and 7 Wounded; at just half one is both."""
    s = hall("plague", "vorn@a5 maya@a6")
    vorn = s.heroes["vorn"]
    assert most_health(vorn) == 15
    vorn.health = 8
    assert (is_fine(vorn), is_wounded(vorn)) == (True, False)
    vorn.health = 7
    assert (is_fine(vorn), is_wounded(vorn)) == (False, True)
    s = hall("plague", "lordwrath@a5")
    lordwrath = s.heroes["lordwrath"]
    lordwrath.health = 6
    assert (is_fine(lordwrath), is_wounded(lordwrath)) == (True, True)
    cast(s, "lordwrath", "dark_feast", "focus")
    run(s)
    assert lordwrath.health == 8  # healed by 2, it is no longer wounded for the second part
    lordwrath.health = 3
    cast(s, "lordwrath", "dark_feast", "focus")
    run(s)
    assert lordwrath.health == 7


@pytest.mark.rule("kw.bash", "kw.bash.decline")
def test_bash_takes_two_shield_or_is_left_out() -> None:
    s = hall("plague", "brihitte@f5")
    brihitte = s.heroes["brihitte"]
    before = s.boss.health
    cast(s, "brihitte", "shield_bash", "yellow")
    run(s, fate=[15])  # no SHIELD, no question
    assert s.boss.health == before - might("brihitte")
    brihitte.tokens["shield"] = 3
    cast(s, "brihitte", "shield_bash", "yellow")
    assert run(s, fate=[15]).what == "bash"
    run(s, "No")
    assert s.boss.health == before - 2 * might("brihitte")
    cast(s, "brihitte", "shield_bash", "yellow")
    run(s, "Yes", fate=[15])
    assert s.boss.health == before - 3 * might("brihitte") - 2
    assert brihitte.has("shield") == 1


@pytest.mark.rule("kw.channel", "kw.channel.not-blocked", "kw.channel.itself")
def test_a_channel_works_while_an_action_cube_lies_in_its_slot() -> None:
    from grimtable.games.drunagor.health import bonus

    s = hall("plague", "brihitte@f5")
    brihitte = s.heroes["brihitte"]
    assert bonus(brihitte, "to_hit") == 0
    acting(s, "brihitte")
    accuracy = WEAPONS["marshals_axe"].accuracy
    before = s.boss.health
    run(s, "Use standard_bearer yellow", fate=[accuracy - 3 - 1])  # its own roll gains by it
    assert s.boss.health == before - might("brihitte") - 1
    assert bonus(brihitte, "to_hit") == 1
    brihitte.slots["standard_bearer"] = "curse"
    assert bonus(brihitte, "to_hit") == 0


@pytest.mark.rule("kw.split", "kw.split.bonus")
def test_split_points_go_to_whom_one_likes_and_a_bonus_counts_once() -> None:
    """Example p. 87: +1 HEAL on SPLIT, HEAL 4 makes five points, not four times two."""
    s = hall("plague", "jaheen@a5 maya@a6")
    jaheen, maya = s.heroes["jaheen"], s.heroes["maya"]
    jaheen.health = maya.health = 2
    cast(s, "jaheen", "shared_light", "blue")
    run(s, "Aim maya", "Aim maya", "Aim maya", "Aim jaheen", "Aim maya")
    assert (jaheen.health, maya.health) == (3, 6)


# Curses and fatigue ---------------------------------------------------------------------------


@pytest.mark.rule("kw.curse", "kw.curse.immunity", "kw.take.curse")
def test_a_curse_is_an_effect_and_a_curse_cube_of_a_recall_is_none() -> None:
    s = hall("plague", "lordwrath@a5 drasek@a6")
    cast(s, "lordwrath", "dark_bargain", "blue")
    run(s, "Put dread_gaze")
    assert s.heroes["lordwrath"].curses == 1
    assert s.heroes["lordwrath"].has("fury") == 3
    KEYWORDS["curse"].do(s, SkillCast("lordwrath", "dark_bargain", "action", "blue"), "drasek", 1)
    assert not s.under_way
    begin(s, Owed("curse", "drasek", 1))
    run(s, "Put vow")
    assert s.heroes["drasek"].curses == 1


@pytest.mark.rule("kw.fatigue", "kw.fatigue.short", "kw.expend")
def test_fatigue_expends_cubes_of_one_s_choice() -> None:
    s = hall("plague", "lordwrath@f6")
    lordwrath = s.heroes["lordwrath"]
    cast(s, "lordwrath", "reckless_throw", "red")
    asked = run(s)
    assert offered(asked) == {"Spend yellow", "Spend red", "Spend green", "Spend blue"}
    run(s, "Spend blue", fate=[15])
    assert lordwrath.expended == {"blue": 1}
    lordwrath.pool = {"red": 1}
    begin(s, Owed("fatigue", "lordwrath", 3))
    run(s, "Put dread_gaze", "Put black_guard")  # all that there were, and then a Recall
    assert lordwrath.curses == 2


@pytest.mark.rule("mult.1-substitute", "mult.2-bonus", "mult.3-double", "mult.4-crit", "mult.order")
def test_stranglehold_counts_curse_cubes() -> None:
    """Examples p. 11: X is 4; 3 + 4 = 7; hidden 14; with a natural 20 it is 28."""
    s = hall("war", "lordwrath@c6", front="A1", back="B1")
    lordwrath = s.heroes["lordwrath"]
    lordwrath.curses = 4
    one = minion(s, "c7", health=60)
    cast(s, "lordwrath", "stranglehold", "yellow")
    asked = run(s, fate=[10])  # and TELEKINESIS 3 asks whom, and where to
    assert asked.what == "aim"
    assert one.health == 60 - might("lordwrath") - 4
    assert announced(s)
    for hidden, roll, damage in ((False, 10, 7), (True, 10, 14), (True, 20, 28)):
        s = hall("war", "lordwrath@c6", front="A1", back="B1")
        one = minion(s, "c7", health=60)
        if hidden:
            s.heroes["lordwrath"].tokens["stealth"] = 1
        begin(s, Blow("lordwrath", "weapon", [Hit(one.id)], base=3, bonus=4, to_hit=4))
        run(s, fate=[roll])
        assert one.health == 60 - damage


# Idols and the Banner -------------------------------------------------------------------------


@pytest.mark.rule("kw.idol", "kw.idol.no-effect", "kw.idol.object", "kw.idol.evoke", "kw.idol.fury")
def test_an_idol_is_invoked_and_evoked_for_two_tokens_in_any_mix() -> None:
    """Example p. 81: 2 SHIELD pay for it, or 1 SHIELD and 1 FURY."""
    s = hall("plague", "catharina@a5 vorn@b6 maya@l8")
    vorn = s.heroes["vorn"]
    vorn.tokens |= {"shield": 2, "fury": 1}
    cast(s, "catharina", "primal_instinct", "green")
    asked = run(s, "Aim catharina")
    assert offered(asked) == {"Turn A2", "Turn A3", "Turn A4", "Turn B2", "Turn B3", "Turn B4"}
    asked = run(s, "Turn A3")
    assert asked.what == "evoke"  # a Shaman may, with the tokens that she just got
    run(s, "No")
    assert s.idols == {"idol_fury": area(s, "A3")}
    acting(s, "vorn")
    assert "Evoke idol_fury" in offered(run(s))
    run(s, "Evoke idol_fury", "Discard shield", "Discard fury")
    assert vorn.empowered == 2
    assert vorn.tokens == {"shield": 1}
    s.under_way.clear()
    s.heroes["maya"].tokens["shield"] = 2
    acting(s, "maya")
    assert "Evoke idol_fury" not in offered(run(hurry(s)))  # far away


@pytest.mark.rule("kw.idol.endurance", "kw.idol.storm", "kw.idol.tranquility")
def test_what_the_other_idols_give() -> None:
    s = hall("plague", "jaheen@f6")
    jaheen = s.heroes["jaheen"]
    jaheen.health, jaheen.slots, jaheen.curses = 2, {"blessing": "curse"}, 1
    jaheen.tokens["shield"] = 4
    s.idols = {f"idol_{kind}": area(s, "C3") for kind in ("endurance", "storm", "tranquility")}
    before = s.boss.health
    acting(s, "jaheen", minors=3)
    run(s, "Evoke idol_endurance")
    assert jaheen.health == 2 + 2 + 1  # Comforting Word adds 1
    jaheen.tokens["shield"] = 4
    run(s, "Evoke idol_storm")
    assert s.boss.health == before - 2
    run(s, "Evoke idol_tranquility", "Remove blessing")
    assert jaheen.curses == 0


@pytest.mark.rule("kw.claim", "kw.claim.under", "kw.claim.use", "kw.claim.furniture")
def test_under_the_banner_inspiration_is_a_weapon_attack() -> None:
    s = hall("plague", "brihitte@g5 elros@f5", "green*3")
    cast(s, "brihitte", "plant_the_banner", "blue")
    run(s, "Stand g6")
    assert s.heroes["brihitte"].has("inspire") == 1
    s.heroes["elros"].tokens["inspire"] = 1
    acting(s, "elros")
    before = s.boss.health
    asked = run(s, "Muster", fate=[12])
    assert s.boss.health == before - might("elros")
    assert not s.heroes["elros"].has("inspire")
    assert "Walk g6" not in offered(asked)  # it is solid
    s = hall("plague", "brihitte@g5 elros@a5", "green*3")
    s.banner = at(s, "h6")
    s.heroes["elros"].health = 1
    card(s, "plague_charge")
    run(s, "Turn D4", "Stand f5")
    assert s.banner == -1  # the Horseman rides over it
    assert told(s, "banner-crushed")


# At the turn's start --------------------------------------------------------------------------


@pytest.mark.rule("kw.stalker", "kw.stealth.end", "kw.stealth.surprise")
def test_a_stalker_stays_hidden_until_it_strikes_or_its_turn_ends() -> None:
    """Example p. 87: Nyx, hidden since last round."""
    from grimtable.games.drunagor.health import conditions

    s = hall("war", "nyx@c6", front="A1", back="B1")
    nyx = s.heroes["nyx"]
    one = minion(s, "c7", health=40)
    nyx.tokens["stealth"] = 1
    conditions(s, nyx)
    assert nyx.lurking
    assert not nyx.has("stealth")
    acting(s, "nyx")
    run(s, "Use spellblade yellow", fate=[12])
    assert one.health == 40 - 2 * might("nyx")
    assert not nyx.lurking
    run(s, "Use rune_edge yellow", fate=[12])
    assert one.health == 40 - 3 * might("nyx") - 1


@pytest.mark.rule("kw.regeneration", "kw.bot")
def test_regeneration_comes_at_the_beginning_of_the_turn() -> None:
    from grimtable.games.drunagor.state import HeroTurn

    s = hall("plague", "lordwrath@a5")
    s.heroes["lordwrath"].health = 5
    begin(s, HeroTurn("lordwrath"))
    run(s)
    assert s.heroes["lordwrath"].health == 6


@pytest.mark.rule("kw.cast")
def test_every_new_hero_has_a_whole_board() -> None:
    for hero in ("drasek", "brihitte", "nyx", "catharina", "lordwrath"):
        mine = skills(hall("plague", f"{hero}@a5").heroes[hero]).values()
        kinds = [skill.kind for skill in mine]
        assert {kind: kinds.count(kind) for kind in kinds} == {
            "board": 8,
            "learned": 3,
            "role": 2,
            "focus": 2,
            "class": 2,
            "gear": 1,
        }
        answers = [s for s in mine if s.timing in ("reaction", "interrupt")]
        assert len(answers) >= 2


SHOUTED = re.compile(r"[^\W\d_a-z]{2,}(?:[-’' ][^\W\d_a-z]{2,})*")
PLAIN = {"card-Act-choose", "card-Act-hp"}
"""What says by itself what it is: a choice between what stands behind it, so much more Health."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_of_cards_monsters_and_pieces_has_a_rule_to_open(language: str) -> None:
    """Whatever stands in capitals there is, in part, a word that a rule explains."""
    terms = [term for rule in GAME.rulebook.rules.values() for term in rule.explains(language)]
    known = re.compile("|".join(rf"(?<!\w){re.escape(term)}(?!\w)" for term in terms))
    lines = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8").splitlines()
    bare = []
    for line in lines:
        key, _, words = line.partition(" = ")
        if key in PLAIN or not re.match(r"(card-(Act|When)|ability|rider|name|gear|monster)-", key):
            continue
        shouted = [w for w in SHOUTED.findall(re.sub(r"\{[^}]*\}", " ", words)) if w.isupper()]
        if shouted and len(shouted[0]) > 2 and not known.search(words):
            bare.append(line)
    assert bare == []
    explained = [term for term in terms if terms.count(term) > 1]
    assert explained == [], "a word has one rule to open"
