"""Skills and keywords: rolls, arithmetic, tokens, movement, cubes that are wild."""

from __future__ import annotations

import pytest

from grimtable.cards import BadText
from grimtable.games.drunagor.box import box
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.dictionary import check_act
from grimtable.games.drunagor.health import gain, givers
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.notation import NOTATION, Act, Part
from grimtable.games.drunagor.state import Blow, Drunagor, Hit, SkillCast
from grimtable.games.drunagor.windows import TIMINGS, Window
from grimtable.kernel.errors import ContentError
from tests.games.drunagor.playing import (
    acting,
    begin,
    hall,
    least,
    might,
    minion,
    offered,
    run,
    square,
    told,
)


def beside(*others: str) -> Drunagor:
    """Vorn and others beside the Plague Horseman's Front (e3 to f4)."""
    squares = iter(["g4", "d5", "g5", "e5"])
    places = [f"{who}@{next(squares)}" for who in others]
    return hall("plague", " ".join(["vorn@f5", *places]))


def cast(s: Drunagor, who: str, skill: str, reach: str, **fields: object) -> None:
    """A Hero's Skill is under way, its cube paid."""
    begin(s, SkillCast(who, skill, "action", reach, **fields))  # type: ignore[arg-type]


# The notation ---------------------------------------------------------------------------------


def test_skills_are_read_as_they_are_printed() -> None:
    assert NOTATION.read("SELF, HEAL 2 AND SHIELD 4") == (
        Part("self", (Act("heal", 2), Act("shield", 4))),
    )
    assert NOTATION.read("+3 HIT, CHOOSE: KNOCK DOWN OR STUN; TELEKINESIS 3") == (
        Part("enemy", (Act("hit", 3), Act("choose", 0, (Act("knock_down"), Act("stun"))))),
        Part("enemy", (Act("telekinesis", 3),)),
    )


@pytest.mark.rule("ruling.sides")
def test_what_helps_is_for_heroes_and_what_harms_for_enemies() -> None:
    assert NOTATION.read("HEAL 3")[0].whom == "hero"
    assert NOTATION.read("3 DMG")[0].whom == "enemy"


def test_a_word_that_is_unknown_is_pointed_at() -> None:
    with pytest.raises(BadText, match="SHEILD"):
        NOTATION.read("SELF, SHEILD 4")


@pytest.mark.parametrize("timing", sorted(TIMINGS))
def test_a_keyword_of_another_window_is_refused(timing: str) -> None:
    """Every timing takes only keywords of its own windows."""
    for keyword in KEYWORDS.values():
        act = Act(keyword.id, 16, (Act("shield", 1),))
        if keyword.window in TIMINGS[timing]:
            check_act(timing, act, box().at("skills", "parry"))
        else:
            with pytest.raises(ContentError, match="acts in the window"):
                check_act(timing, act, box().at("skills", "parry"))


# Rolls ----------------------------------------------------------------------------------------


@pytest.mark.rule("kw.weapon", "kw.hit", "kw.to-hit", "kw.to-hit.stack", "upd.hit-vs-to-hit")
@pytest.mark.rule("gap.core.accuracy", "kw.cleave")
def test_a_roll_with_all_bonuses_has_to_reach_the_accuracy() -> None:
    s = beside()
    before = s.boss.health
    cast(s, "vorn", "arcing_strike", "yellow")
    run(s, fate=[least("vorn", 3 + 1)])  # +3 HIT, and +1 TO HIT by Tactical Advantage
    assert s.boss.health == before - might("vorn")
    cast(s, "vorn", "arcing_strike", "yellow")
    run(s, fate=[least("vorn", 3 + 1) - 1])
    assert s.boss.health == before - might("vorn")


@pytest.mark.rule("kw.weapon.crit", "kw.hit.natural", "mult.4-crit", "kw.crit.damage-only")
def test_natural_20_is_critical_and_natural_1_misses() -> None:
    s = beside("elros")
    before = s.boss.health
    cast(s, "elros", "quick_slash", "yellow")
    run(s, fate=[20])
    assert s.boss.health == before - 2 * might("elros")
    assert s.boss.has("bleed") == 2
    cast(s, "elros", "quick_slash", "yellow")
    run(s, fate=[1])
    assert s.boss.health == before - 2 * might("elros")


@pytest.mark.rule("kw.keen", "kw.keen.not-doubled")
def test_keen_is_critical_from_16_on() -> None:
    s = beside("elros")
    before = s.boss.health
    cast(s, "elros", "lethal_lunge", "focus")
    run(s, fate=[16])
    assert s.boss.health == before - 2 * (might("elros") + 2)


@pytest.mark.rule("kw.reroll", "kw.inspire", "kw.inspire.use", "tok.redundant-resources")
def test_a_miss_is_rolled_again_and_inspiration_rolls_any_die_again() -> None:
    s = beside("jaheen")
    jaheen = s.heroes["jaheen"]
    before = s.boss.health
    assert gain(s, "jaheen", "inspire", 2, rule="kw.inspire") == 1
    cast(s, "jaheen", "mace_strike", "yellow")
    here = jaheen.at
    s.darkness = [here]  # two less to hit
    miss = least("jaheen", 4 - 2) - 1
    asked = run(s, fate=[miss])
    assert asked.what == "reroll"
    asked = run(s, "Yes", fate=[miss])
    assert asked.what == "inspire"
    run(s, "Yes", fate=[12])
    assert s.boss.health == before - might("jaheen")
    assert not jaheen.has("inspire")


@pytest.mark.rule("kw.cleave.roll", "kw.fury", "kw.fury.all-targets", "kw.fury.per-attack")
@pytest.mark.rule("kw.fury.stack")
def test_one_roll_and_one_fury_for_all_targets_of_a_cleave() -> None:
    s = hall("war", "vorn@h5", front="D2", back="D1")
    rev = minion(s, "i5")
    s.heroes["vorn"].tokens["fury"] = 2
    before = s.boss.health
    cast(s, "vorn", "arcing_strike", "yellow")
    asked = run(s, "Aim war", "Aim garothian_revenant_1", fate=[15])
    assert asked.what == "fury"
    run(s, "Yes")
    assert s.boss.health == before - might("vorn") - 1
    assert rev.health == 7 - might("vorn") - 1
    assert s.heroes["vorn"].has("fury") == 1


@pytest.mark.rule("mult.order", "mult.2-bonus", "mult.3-double", "mult.3-no-stack", "mult.1-value")
@pytest.mark.rule("kw.dmg", "kw.dmg.doubled", "kw.intimidate", "kw.intimidate.end", "kw.empower")
@pytest.mark.rule("kw.empower.expire")
def test_value_bonuses_double_critical_in_this_order() -> None:
    """Trap R7: (3 + 4 - 1) = 6, doubled once = 12, critical = 24."""
    s = beside("elros")
    elros = s.heroes["elros"]
    elros.tokens["intimidate"] = 1
    elros.empowered = 4
    s.boss.tokens["brittle"] = 1
    before = s.boss.health
    begin(s, Blow("elros", "weapon", [Hit("plague")], base=3, to_hit=9, double=True, natural=20))
    s.under_way[-1].window = Window.HIT  # type: ignore[union-attr]
    run(s)
    assert s.boss.health == before - 24
    assert not elros.has("intimidate")
    assert elros.empowered == 0


@pytest.mark.rule("kw.brittle", "kw.brittle.monster", "kw.spell")
def test_a_spell_always_hits_and_brittle_makes_it_critical() -> None:
    s = beside("lorelai")
    s.boss.tokens["brittle"] = 1
    before = s.boss.health
    cast(s, "lorelai", "arcane_missile", "blue")
    run(s)
    assert s.boss.health == before - 2 * (3 + 1)  # Spell Power adds 1
    assert not s.boss.has("brittle")


@pytest.mark.rule("kw.rangers-mark")
def test_the_mark_counts_for_the_ranger_alone() -> None:
    s = hall("plague", "maya@f6 elros@f5")
    before = s.boss.health
    cast(s, "maya", "hunters_sign", "red")
    run(s, fate=[15])
    assert s.boss.has("mark") == 1
    marked = before - might("maya") - 1
    assert s.boss.health == marked
    cast(s, "elros", "backstab", "yellow")
    run(s, fate=[15])
    assert s.boss.health == marked - might("elros") - 2


@pytest.mark.rule("gap.engagement", "boss.plague.grab.attack")
def test_no_ranged_weapon_attack_while_engaged() -> None:
    s = hall("plague", "maya@f5")
    acting(s, "maya")
    assert "Use aimed_shot red" not in offered(run(s))
    s = hall("plague", "maya@f6")
    acting(s, "maya")
    assert "Use aimed_shot red" in offered(run(s))


@pytest.mark.rule("gap.cube-range", "kw.cr", "kw.range", "kw.adj", "gap.area-grid")
def test_range_follows_the_colour_and_counts_areas() -> None:
    s = hall("plague", "vorn@f6 elros@l8")
    acting(s, "vorn")
    there = offered(run(s))
    assert "Use knee_breaker yellow" not in there  # two squares away
    assert "Use hammer_throw red" in there
    s = hall("plague", "elros@l8")
    acting(s, "elros")
    there = offered(run(s))
    assert "Use poisoned_knife red" not in there
    assert "Use expose blue" in there


@pytest.mark.rule("kw.multishot", "kw.multishot.roll", "kw.empower.cleave", "kw.empower.first")
def test_a_multishot_is_one_attack_and_a_double_shot_two() -> None:
    s = hall("war", "maya@g7", front="A1", back="B1")
    revenants = [minion(s, where, n, health=30) for n, where in ((1, "e5"), (2, "j5"))]
    s.heroes["maya"].empowered = 4
    cast(s, "maya", "volley", "focus")
    run(s, "Aim garothian_revenant_1", "Aim garothian_revenant_2", fate=[15])
    left = 30 - might("maya") - 4
    assert [r.health for r in revenants] == [left, left]  # by one roll
    s.heroes["maya"].empowered = 4
    cast(s, "maya", "double_shot", "red")
    run(s, "Aim garothian_revenant_1", "Aim garothian_revenant_1", fate=[15, 15])
    assert revenants[0].health == left - 4 - 2 * might("maya")


@pytest.mark.rule("kw.killing-blow", "kw.bleed", "kw.slow")
def test_a_minion_at_0_health_is_removed() -> None:
    s = hall("war", "vorn@e6", front="A1", back="B1")
    minion(s, "e7", health=3)
    cast(s, "vorn", "knee_breaker", "yellow")
    run(s, fate=[15])
    assert not s.monsters
    assert told(s, "slain")


@pytest.mark.rule("ruling.height")
def test_two_more_from_above_and_two_less_from_below() -> None:
    from grimtable.games.drunagor.roll import height

    s = hall("war", "vorn@e5 elros@i5", front="D2", back="D1")  # Vorn on level 2, she on level 0
    assert height(s, s.heroes["vorn"], "war") == 2
    minion(s, "e6")
    assert height(s, s.heroes["elros"], "garothian_revenant_1") == -2


# Tokens ---------------------------------------------------------------------------------------


@pytest.mark.rule(
    "kw.stackable", "kw.redundant", "tok.stackable-conditions", "tok.stackable-resources"
)
@pytest.mark.rule("tok.redundant-conditions", "kw.focus", "kw.poison", "kw.knock-down")
def test_four_of_a_stack_and_one_of_what_is_redundant() -> None:
    s = beside()
    assert gain(s, "vorn", "poison", 3, rule="kw.poison") == 3
    assert gain(s, "vorn", "poison", 2, rule="kw.poison") == 1
    assert gain(s, "vorn", "focus", 9, rule="kw.focus") == 4
    assert gain(s, "vorn", "knock_down", 2, rule="kw.knock-down") == 1


@pytest.mark.rule(
    "kw.immunity", "kw.take.condition", "kw.large", "kw.large.immune", "gap.boss-values"
)
def test_immunity_takes_no_token() -> None:
    s = beside()
    assert gain(s, "plague", "poison", 2, rule="kw.poison") == 0
    assert gain(s, "plague", "stun", 1, rule="kw.stun") == 0
    assert gain(s, "vorn", "slow", 1, rule="kw.slow") == 0  # Sure Footing
    assert not s.boss.tokens


@pytest.mark.rule("kw.heal", "kw.regain", "kw.regain.no-bonus")
def test_healing_stops_at_the_maximum_and_regaining_gets_no_bonus() -> None:
    s = beside("jaheen")
    vorn = s.heroes["vorn"]
    vorn.health = 10
    cast(s, "jaheen", "blessing", "red")
    run(s, "Aim vorn")
    assert vorn.health == 14  # 3 and Comforting Word
    cast(s, "jaheen", "provisions", "red")
    run(s, "Aim vorn")
    assert vorn.health == 15  # 2, but 15 is the most
    vorn.health = 5
    cast(s, "jaheen", "provisions", "red")
    run(s, "Aim vorn")
    assert vorn.health == 7


@pytest.mark.rule("kw.cleanse", "kw.cleanse.stack", "kw.cleanse.mix")
def test_each_point_of_cleanse_removes_a_curse_cube_or_a_whole_stack() -> None:
    s = beside("jaheen")
    vorn = s.heroes["vorn"]
    vorn.tokens["poison"] = 4
    vorn.slots["parry"], vorn.curses = "curse", 1
    cast(s, "jaheen", "prayer", "blue")
    asked = run(s, "Aim vorn")
    assert offered(asked) == {"Remove parry", "Remove poison", "Done"}
    run(s, "Remove poison")
    assert not vorn.has("poison")
    assert vorn.curses == 1
    cast(s, "jaheen", "prayer", "blue")
    run(s, "Aim vorn", "Remove parry")
    assert (vorn.curses, vorn.slots) == (0, {})


@pytest.mark.rule("kw.recall", "kw.expend.recall")
def test_recall_x_brings_back_spent_or_expended_cubes() -> None:
    s = beside("lorelai")
    lorelai = s.heroes["lorelai"]
    lorelai.pool.update(red=0, blue=4)
    lorelai.slots["arcane_missile"], lorelai.expended["red"] = "blue", 1
    cast(s, "lorelai", "epiphany", "blue")
    run(s, "Take arcane_missile", "Take red")
    assert (lorelai.pool["blue"], lorelai.pool["red"]) == (5, 1)
    assert not told(s, "recall")


@pytest.mark.rule("kw.hp", "kw.hp.sum", "kw.hp.cap", "kw.hp.virtual", "kw.hp.lose", "kw.hp.gain")
@pytest.mark.rule("kw.passive", "gap.hp-lethal")
def test_health_follows_the_maximum_when_a_passive_is_blocked() -> None:
    from grimtable.games.drunagor.cubes import cover_slot
    from grimtable.games.drunagor.health import most_health

    s = beside()
    vorn = s.heroes["vorn"]
    assert most_health(vorn) == 15
    vorn.health = 9
    cover_slot(s, vorn, "toughness", "curse", rule="kw.cc")
    assert (vorn.health, most_health(vorn)) == (6, 12)
    vorn.curses = 1
    cast(s, "vorn", "battle_focus", "blue")
    run(s, "Remove toughness")
    assert (vorn.health, most_health(vorn)) == (9, 15)
    vorn.health = 2
    cover_slot(s, vorn, "toughness", "curse", rule="kw.cc")
    assert vorn.down


@pytest.mark.rule("kw.catalyze", "kw.catalyze.range", "kw.wild-cube", "kw.wild-cube.double")
@pytest.mark.rule("kw.wild-cube.not-role", "mult.1-substitute")
def test_a_wild_cube_fits_everywhere_and_doubles_numbers_of_hero_skills() -> None:
    """Trap R8."""
    s = beside("lorelai")
    lorelai = s.heroes["lorelai"]
    acting(s, "lorelai")
    run(s, "Use insight blue")
    assert lorelai.wild
    asked = run(s)
    assert "Use arcane_missile green" in offered(asked)
    assert "Use fire_bolt blue" in offered(asked)  # it keeps its own range, Range 1
    before = s.boss.health
    run(s, "Use arcane_missile green")
    assert s.boss.health == before - (6 + 1)
    assert not lorelai.wild
    s = beside("lorelai")
    s.heroes["lorelai"].wild = True
    acting(s, "lorelai")
    run(s, "Use daunt yellow")
    assert s.boss.has("intimidate") == 3


@pytest.mark.rule("kw.stealth", "kw.stealth.lost", "kw.stealth.surprise", "kw.stealth.immune")
@pytest.mark.rule("kw.immunity.stealth", "kw.stealth.end")
def test_surprise_doubles_against_who_is_not_immune_to_stealth() -> None:
    """Trap R15."""
    s = hall("war", "elros@c6", front="D2", back="D1")
    minion(s, "c7", health=7)
    s.heroes["elros"].tokens["stealth"] = 1
    cast(s, "elros", "backstab", "yellow")
    run(s, fate=[least("elros", 2 + 1) - 1])
    assert not s.heroes["elros"].has("stealth")
    s.heroes["elros"].tokens["stealth"] = 1
    cast(s, "elros", "expose", "blue")
    run(s, "Aim war")
    assert s.heroes["elros"].has("stealth")
    cast(s, "elros", "backstab", "yellow")
    run(s, fate=[12])
    assert not s.monsters  # twice its damage and 2
    s = hall("war", "elros@h5", front="D2", back="D1")
    s.heroes["elros"].tokens["stealth"] = 1
    before = s.boss.health
    cast(s, "elros", "backstab", "yellow")
    run(s, fate=[12])
    assert s.boss.health == before - might("elros") - 2


# Movement -------------------------------------------------------------------------------------


@pytest.mark.rule(
    "kw.move", "kw.solid.pass", "kw.solid.end", "obj.solid.obstacle", "obj.solid.no-share"
)
@pytest.mark.rule("obj.solid.list")
def test_one_passes_allies_and_not_enemies_and_stops_on_neither() -> None:
    s = hall("war", "vorn@a8 maya@b8", front="D2", back="D1")
    minion(s, "a7")
    minion(s, "b7", 2)
    acting(s, "vorn")
    there = offered(run(s))
    assert "Walk c8" in there  # through Maya
    assert "Walk b8" not in there
    assert "Walk a7" not in there
    assert "Walk a6" not in there


@pytest.mark.rule("kw.jump", "kw.jump.over", "kw.jump.climb", "kw.jump.fall", "ruling.fall")
def test_a_jump_goes_over_enemies_and_does_not_fall() -> None:
    s = hall("plague", "elros@e7")  # level 2, and level 0 beside it
    elros = s.heroes["elros"]
    cast(s, "elros", "tumble", "green", part=1)
    run(s, "Walk d6")
    assert (square(s, elros), elros.health) == ("d6", 11)
    acting(s, "elros", points=1)
    assert "Walk e7" not in offered(run(s))  # up two levels takes two points
    s = hall("plague", "elros@e7")
    acting(s, "elros", points=1)
    run(s, "Walk d6")
    assert s.heroes["elros"].health == 11 - 2


@pytest.mark.rule("kw.telekinesis", "kw.telekinesis.terrain", "kw.telekinesis.fall")
def test_telekinesis_lifts_small_monsters_and_drops_them() -> None:
    s = hall("war", "lorelai@e4", front="A1", back="B1")
    rev = minion(s, "e5")
    cast(s, "lorelai", "force_wave", "red", part=1)
    run(s, f"Aim {rev.id}", "Walk d6")
    assert (square(s, rev), rev.health) == ("d6", 5)


@pytest.mark.rule(
    "kw.slow", "kw.slow.effect", "kw.knock-down.effect", "gap.slow-floor", "kw.movement"
)
def test_slow_takes_two_points_and_knock_down_the_whole_move() -> None:
    s = hall("plague", "maya@a8")
    maya = s.heroes["maya"]
    maya.tokens["slow"] = 1
    acting(s, "maya")
    asked = run(s)  # 3 and Swift Foot, less 2
    assert {"Walk a7", "Walk a6"} <= offered(asked)
    assert "Walk a5" not in offered(asked)
    run(s, "Walk a7")
    assert not maya.has("slow")
    s = hall("plague", "maya@a8")
    s.heroes["maya"].tokens["knock_down"] = 1
    acting(s, "maya")
    asked = run(s, "Rise")
    assert not any(option.startswith("Walk") for option in offered(asked))
    assert not s.heroes["maya"].tokens


@pytest.mark.rule("kw.trap", "kw.trap.trigger", "kw.trap.all", "kw.trap.stay", "kw.trap.bear")
@pytest.mark.rule("kw.trap.fire", "kw.trap.poison", "obj.ground.no-obstacle", "obj.ground.list")
def test_a_trap_waits_in_an_area_and_hits_all_enemies_there() -> None:
    from grimtable.games.drunagor.terrain import spring
    from tests.games.drunagor.playing import area

    s = hall("war", "maya@c7", front="A1", back="B1")
    cast(s, "maya", "set_trap", "green")
    asked = run(s)
    assert "Turn A4" in offered(asked)
    assert "Turn D4" not in offered(asked)
    run(s, "Turn A4")
    cast(s, "maya", "set_trap", "green")
    run(s, "Turn C4")  # the earlier one moves
    assert s.traps == {area(s, "C4"): "bear"}
    revenants = [minion(s, "e7"), minion(s, "f8", 2)]
    spring(s, revenants[0].id)
    assert [r.health for r in revenants] == [5, 5]
    assert not s.traps  # they are immune to BLEED
    for kind, token, n in (("fire", "burn", 4), ("poison", "poison", 2)):
        s.traps = {area(s, "C4"): kind}
        spring(s, revenants[1].id)
        assert revenants[0].has(token) == n


def test_every_skill_gives_what_its_hero_can_use() -> None:
    assert [(gift.skill, gift.n) for gift in givers("vorn defender", "hp")] == [("toughness", 3)]
    assert all(skill.parts for skill in SKILLS.values())
