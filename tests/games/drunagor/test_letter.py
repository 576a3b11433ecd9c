"""To the letter: Health and tokens, cubes, the d20, what a turn offers; at, above and below."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.box import Skill
from grimtable.games.drunagor.casting import applies, skip, strike_areas
from grimtable.games.drunagor.content import FIGHTERS, HEROES, HORSEMEN, SKILLS, arms_of
from grimtable.games.drunagor.cubes import (
    change_health,
    cover_slot,
    expend,
    knock_out,
    leader,
    penalty,
    recall,
    spend,
)
from grimtable.games.drunagor.health import (
    bonus,
    conditions,
    end,
    gain,
    gifts,
    heal,
    heal_boss,
    hurt,
    is_blocked,
    is_fine,
    is_immune,
    is_wounded,
    lose,
    most_health,
    pop,
    push,
    trigger,
)
from grimtable.games.drunagor.options import Untie, Use
from grimtable.games.drunagor.roll import counter, damage, height, hits, needed
from grimtable.games.drunagor.skills import (
    answers,
    candidates,
    cubes_held,
    guards,
    price_of,
    reach_of,
    touches,
    usable,
)
from grimtable.games.drunagor.state import (
    CURSE,
    OFF,
    TRAUMA,
    Ally,
    Blow,
    Drunagor,
    HeroTurn,
    Hit,
    KnockOut,
    Owed,
    RecallAction,
    SkillCast,
)
from grimtable.games.drunagor.terrain import enter
from grimtable.games.drunagor.turn import (
    actions,
    cube_actions,
    end_turn,
    hero_turn,
    hidden_actions,
    start,
    untie,
    use,
    walks,
)
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
    strike,
    told,
)


def done(script: Any, *answers: Any) -> None:
    """Run a script that asks nothing, or only what is answered here."""
    if script is None:
        return
    answer: Any = None
    said = list(answers)
    try:
        while True:
            asked = script.send(answer)
            answer = asked.read(said.pop(0)) if hasattr(asked, "read") else None
    except StopIteration:
        assert not said


# Health -------------------------------------------------------------------------------------------


@pytest.mark.rule("kw.wounded", "kw.fine", "kw.wounded.both")
def test_wounded_and_fine_meet_at_just_half() -> None:
    s = hall("war", "elros@c3")
    elros = s.heroes["elros"]
    assert most_health(elros) == 11
    for health, wounded, fine in ((4, True, False), (5, True, False), (6, False, True)):
        elros.health = health
        assert (is_wounded(elros), is_fine(elros)) == (wounded, fine)
    vorn = hall("war", "vorn@c3").heroes["vorn"]
    vorn.slots["toughness"] = CURSE
    vorn.health = 6
    assert (most_health(vorn), is_wounded(vorn), is_fine(vorn)) == (12, True, True)


@pytest.mark.rule("kw.hp.sum", "kw.hp.cap", "kw.passive")
def test_bonuses_add_up_to_sixteen_and_blocked_ones_do_not_count() -> None:
    drasek = hall("war", "drasek@c3").heroes["drasek"]
    assert (bonus(drasek, "hp"), most_health(drasek)) == (7, 16)
    drasek.slots["toughness"] = TRAUMA
    assert (bonus(drasek, "hp"), most_health(drasek)) == (4, 16)
    drasek.slots["draconian_vigor"] = CURSE
    assert (bonus(drasek, "hp"), most_health(drasek)) == (0, 12)
    assert is_blocked(drasek, "toughness")
    assert not is_blocked(drasek, "oath_strike")
    drasek.slots["draconian_vigor"] = "red"
    assert bonus(drasek, "hp") == 4, "an Action Cube does not block"


@pytest.mark.rule("kw.channel", "kw.channel.not-blocked", "kw.channel.itself")
def test_a_channel_gives_while_an_action_cube_keeps_it_up() -> None:
    brihitte = hall("war", "brihitte@c3").heroes["brihitte"]
    for held, works in (("", 0), ("yellow", 1), (CURSE, 0)):
        brihitte.slots = {"standard_bearer": held} if held else {}
        assert len(gifts(brihitte, "to_hit")) == works


@pytest.mark.rule("kw.immunity", "kw.stackable", "kw.redundant", "tok.stackable-conditions")
def test_tokens_are_taken_as_many_as_one_can_hold() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    maya = s.heroes["maya"]
    assert gain(s, "maya", "bleed", 3, "kw.bleed.tick") == 3
    assert gain(s, "maya", "bleed", 3, "kw.bleed.tick") == 1
    assert gain(s, "maya", "bleed", 1, "kw.bleed.tick") == 0
    assert (maya.has("bleed"), len(told(s, "gained"))) == (4, 2)
    assert [event.args["n"] for event in told(s, "full")] == [2, 1], "what is not taken is told"
    assert [gain(s, "maya", "slow", 2, "kw.slow") for _ in range(2)] == [1, 0]
    assert len(told(s, "full")) == 3, "a second SLOW is, the first one is not"
    assert gain(s, "vorn", "slow", 1, "kw.slow") == 0
    assert is_immune(s, "vorn", "slow")
    assert not is_immune(s, "vorn", "stun")
    assert [event.args["who"] for event in told(s, "immune")] == ["vorn"]
    maya.down = True
    assert gain(s, "maya", "stun", 1, "kw.stun") == 0
    assert [event.args["who"] for event in told(s, "out-of-it")] == ["maya"]
    assert gain(s, "maya", "shield", 1, "kw.shield") == 1, "only Conditions are refused"
    boss = next(iter(HORSEMEN["war"].immune))
    assert is_immune(s, s.boss.id, boss)
    revenant = minion(s, "e3")
    for token in ("stun", "slow", "poison"):
        assert is_immune(s, revenant.id, token) == (
            token in FIGHTERS["garothian_revenant"][revenant.rank].immune
        )


@pytest.mark.rule("kw.stackable")
def test_tokens_go_one_by_one_or_all_of_a_kind() -> None:
    vorn = hall("war", "vorn@c3").heroes["vorn"]
    vorn.tokens = {"shield": 3, "burn": 2}
    assert lose(vorn, "shield", 2) == 2
    assert vorn.tokens == {"shield": 1, "burn": 2}
    assert lose(vorn, "shield", 2) == 1
    assert vorn.tokens == {"burn": 2}
    assert (lose(vorn, "shield"), lose(vorn, "burn")) == (0, 2)
    assert vorn.tokens == {}


@pytest.mark.rule("kw.brittle.hero", "dmg.suffers-moment", "kw.non-preventable")
def test_damage_that_is_suffered() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    maya, vorn = s.heroes["maya"], s.heroes["vorn"]
    maya.health, maya.tokens = 9, {"brittle": 1}
    assert hurt(s, "maya", 0, "ruling.fall") == 0
    assert maya.has("brittle") == 1
    assert hurt(s, "maya", 2, "ruling.fall") == 4
    assert (maya.health, maya.has("brittle")) == (5, 0)
    assert hurt(s, "maya", 4, "ruling.fall") == 4
    assert not maya.down
    assert hurt(s, "maya", 1, "ruling.fall") == 1
    assert (maya.health, maya.down) == (0, True)
    assert s.under_way == [KnockOut("maya")]
    assert hurt(s, "maya", 1, "ruling.fall") == 0
    s.won = False
    assert hurt(s, "vorn", 1, "ruling.fall") == 0
    assert vorn.health == most_health(vorn)


@pytest.mark.rule("ruling.victory", "kw.killing-blow", "gap.boss-health-cap")
def test_a_monster_is_removed_and_a_horseman_loses_the_fight() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    revenant = minion(s, "e3", health=2)
    hurt(s, revenant.id, 2, "ruling.fall", by="vorn")
    assert s.monsters == {}
    assert [event.args["by"] for event in told(s, "slain")] == ["vorn"]
    s.boss.health = s.boss.top - 3
    heal_boss(s, 1, "gap.boss-health-cap")
    assert s.boss.health == s.boss.top - 1, "as many as Heroes for each rune"
    heal_boss(s, 5, "gap.boss-health-cap")
    assert s.boss.health == s.boss.top
    s.boss.health = s.boss.top + 2
    heal(s, s.boss.id, 3, "gap.boss-health-cap")
    assert s.boss.health == s.boss.top + 2
    s.boss.health = 1
    s.under_way.append(KnockOut("vorn"))
    hurt(s, s.boss.id, 1, "ruling.fall")
    assert (s.won, s.cause, s.under_way) == (True, "won", [])
    end(s, False, "killed", "kw.tc.second")
    assert s.won, "what is over is over"
    push(s, KnockOut("vorn"))
    assert s.under_way == []


@pytest.mark.rule("kw.cast.passive", "kw.passive")
def test_only_what_is_on_top_is_taken_off_and_blocked_abilities_are_silent() -> None:
    s = hall("war", "vorn@c3")
    one, two = KnockOut("vorn"), KnockOut("vorn")
    s.under_way = [one, two]
    pop(s, one)
    assert s.under_way == [one, two]
    pop(s, two)
    assert s.under_way == [one]
    s.under_way = []
    pop(s, one)
    vorn = s.heroes["vorn"]
    trigger(s, vorn, "beginning", "kw.bot")
    assert s.under_way == [SkillCast("vorn", "battle_breath", "beginning", "blue")]
    s.under_way, vorn.slots = [], {"battle_breath": CURSE}
    trigger(s, vorn, "beginning", "kw.bot")
    assert s.under_way == []


@pytest.mark.rule("ruling.cleared", "kw.killing-blow")
def test_an_adventure_is_won_when_nobody_is_left_behind_the_last_door() -> None:
    s = quay("vorn@c5", "executioner@e5")
    (name,) = s.monsters
    hurt(s, name, 99, "ruling.fall")
    assert s.won is None, "Doors are still shut"


# Cubes --------------------------------------------------------------------------------------------


@pytest.mark.rule("kw.spent", "kw.expend", "kw.wild-cube")
def test_a_cube_goes_into_a_slot_or_into_the_box() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.wild = True
    spend(vorn, "parry", "green")
    assert (vorn.pool["green"], vorn.slots, vorn.wild) == (1, {"parry": "green"}, False)
    vorn.wild = True
    expend(s, vorn, "green")
    expend(s, vorn, "red")
    assert (vorn.pool["green"], vorn.pool["red"], vorn.wild) == (0, 1, False)
    assert vorn.expended == {"green": 1, "red": 1}


@pytest.mark.rule("kw.cc.sixth", "kw.tc.second", "kw.cc", "kw.tc")
def test_the_sixth_curse_and_the_second_trauma_end_it() -> None:
    for kind, last, cause in ((CURSE, 6, "corrupted"), (TRAUMA, 2, "killed")):
        s = hall("war", "vorn@c3")
        vorn = s.heroes["vorn"]
        if kind == CURSE:
            vorn.curses = last - 2
        else:
            vorn.traumas = last - 2
        owed = begin(s, Owed(kind, "vorn", 2))
        assert isinstance(owed, Owed)
        option = sorted(offered(run(s)))[0]
        assert (s.won, owed.n) == (None, 1)
        run(s, option)
        assert (s.won, s.cause) == (False, cause)


@pytest.mark.rule("kw.cc", "kw.take.curse", "kw.spent")
def test_a_curse_lies_on_an_available_skill_else_on_a_used_one() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    cursable = {name for name, skill in SKILLS.items() if skill.cursable}
    mine = [f"Put {name}" for name in cursable]
    begin(s, Owed(CURSE, "vorn", 1))
    asked = run(s)
    found = offered(asked)
    assert found <= set(mine)
    assert "Put shield_cover" not in found, "gear is never cursed"
    assert "Put parry" in found
    run(s, "Put parry")
    assert (vorn.slots["parry"], vorn.curses) == (CURSE, 1)
    begin(s, Owed(CURSE, "vorn", 1))
    assert "Put parry" not in offered(run(s))


@pytest.mark.rule("kw.hp.lose", "kw.hp.gain", "kw.spent")
def test_a_covered_skill_gives_its_cube_up_and_its_health() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.slots, before = {"parry": "green"}, vorn.health
    cover_slot(s, vorn, "parry", CURSE, "kw.cc")
    assert (vorn.slots, vorn.expended, vorn.health) == ({"parry": CURSE}, {"green": 1}, before)
    cover_slot(s, vorn, "toughness", CURSE, "kw.cc")
    assert (vorn.health, vorn.expended) == (before - 3, {"green": 1})
    vorn.down = True
    change_health(s, vorn, 2)
    assert vorn.health == before - 3


@pytest.mark.rule("kw.cleanse", "kw.cleanse.stack", "kw.cleanse.mix")
def test_to_cleanse_takes_a_curse_or_a_whole_stack_for_each_point() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.slots, vorn.curses = {"toughness": CURSE, "parry": TRAUMA}, 1
    vorn.tokens, vorn.health = {"bleed": 3, "shield": 1}, 10
    begin(s, Owed("cleanse", "vorn", 3))
    asked = run(s)
    assert offered(asked) == {"Remove toughness", "Remove bleed", "Done"}
    run(s, "Remove bleed")
    assert vorn.tokens == {"shield": 1}
    run(s, "Remove toughness")
    assert (vorn.slots, vorn.curses, vorn.health) == ({"parry": TRAUMA}, 0, 13)
    assert s.under_way == [], "nothing is left to cleanse"


@pytest.mark.rule("kw.recall", "kw.expend.recall")
def test_recall_x_takes_back_spent_or_expended_cubes_one_by_one() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.slots, vorn.expended = {"parry": "green", "divert": CURSE}, {"red": 1, "blue": 0}
    vorn.pool = {}
    begin(s, Owed("recall", "vorn", 2))
    asked = run(s)
    assert offered(asked) == {"Take parry", "Take red", "Done"}
    run(s, "Take red")
    assert (vorn.expended["red"], vorn.pool["red"]) == (0, 1)
    run(s, "Take parry")
    assert (vorn.slots, vorn.pool["green"], s.under_way) == ({"divert": CURSE}, 1, [])


@pytest.mark.rule("kw.recall", "kw.cleanse")
def test_less_than_one_could_is_enough() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.slots, vorn.tokens = {"parry": "green", "divert": "blue"}, {"bleed": 1, "burn": 1}
    begin(s, Owed("recall", "vorn", 2))
    run(s, "Done")
    begin(s, Owed("cleanse", "vorn", 2))
    run(s, "Done")
    assert (vorn.slots, vorn.tokens) == (
        ({"parry": "green", "divert": "blue"}, {"bleed": 1, "burn": 1})
    )
    assert s.under_way == []


@pytest.mark.rule("boss.famine.starve", "boss.famine.starve.single", "boss.famine.starve.gain")
@pytest.mark.rule("boss.famine.starve.short", "boss.famine.starve.over")
def test_famine_feeds_on_single_tokens() -> None:
    s = hall("famine", "vorn@c3")
    vorn, health = s.heroes["vorn"], s.boss.health
    vorn.tokens = {"shield": 2, "bleed": 2}
    begin(s, Owed("starve", "vorn", 3))
    run(s)
    assert vorn.tokens == {"bleed": 2}
    assert s.boss.health == health + 4
    assert len(told(s, "starved")) == 2


@pytest.mark.rule("turn.willing-recall", "gap.recall", "kw.free-recall", "gap.recall-penalty")
@pytest.mark.parametrize(("kind", "curses"), [("willing", 1), ("unwilling", 1), ("free", 0)])
def test_a_recall_costs_curses_unless_it_is_free_and_a_willing_one_ends_the_turn(
    kind: str, curses: int
) -> None:
    s = hall("plague", "vorn@c3 maya@d3")
    turn, other = HeroTurn("vorn", window=Window.ACTIONS), HeroTurn("maya", window=Window.ACTIONS)
    s.under_way = [other, turn]
    action = RecallAction("vorn", kind)
    push(s, action)
    for _ in range(2):
        assert recall(s, action) is None
    owed = [r for r in s.under_way if isinstance(r, Owed)]
    assert owed == ([Owed(CURSE, "vorn", penalty(s))] if curses else [])
    for one in owed:
        s.under_way.remove(one)
    done(recall(s, action))
    rest = [r for r in s.under_way if isinstance(r, Owed)]
    for one in rest:
        s.under_way.remove(one)
    recall(s, action)
    assert action not in s.under_way
    assert (turn.window is Window.END) == (kind == "willing")
    assert other.window is Window.ACTIONS
    rules = {"willing": "turn.willing-recall", "unwilling": "gap.recall", "free": "kw.free-recall"}
    assert [event.rule for event in told(s, "recall")] == [rules[kind]]


@pytest.mark.rule("gap.knock-out", "gap.grabbed-out")
def test_a_knock_out_goes_step_by_step() -> None:
    s = hall("plague", "vorn@c3", front="C1", back="D1")
    vorn = s.heroes["vorn"]
    vorn.tokens, vorn.grabbed = {"bleed": 2, "shield": 1}, True
    k = KnockOut("vorn")
    s.under_way = [k]
    knock_out(s, k)
    assert vorn.tokens == {"shield": 1}, "Conditions go, Resources stay"
    assert (vorn.grabbed, s.under_way[1:]) == (
        (False, [Owed("beside", "vorn", areas=[area(s, "D1")], rune="dropped")])
    )
    s.under_way = [k]
    knock_out(s, k)
    assert s.under_way == [k, RecallAction("vorn", "free")]
    s.under_way = [k]
    knock_out(s, k)
    assert s.under_way == [k, Owed(TRAUMA, "vorn", 1)]
    s.under_way = [k]
    knock_out(s, k)
    assert s.under_way == []


@pytest.mark.rule("gap.party-leader")
def test_the_party_leader_is_the_first_unless_another_is_named() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    assert leader(s) == "vorn"


# The d20 ------------------------------------------------------------------------------------------


def swing(s: Drunagor, who: str, whom: str, **fields: Any) -> Blow:
    return Blow(who, "weapon", [Hit(whom)], **fields)


@pytest.mark.rule("gap.core.accuracy", "ruling.height", "dark.hero-penalty", "kw.to-hit.stack")
def test_what_the_d20_has_to_show() -> None:
    s = hall("war", "vorn@c3", front="A4", back="B4")
    vorn, named = s.heroes["vorn"], hall_of(s).board.named
    foe = minion(s, "d3")
    bare = arms_of(vorn.kit).accuracy
    assert needed(s, swing(s, "vorn", foe.id), Hit(foe.id)) == bare
    assert needed(s, swing(s, "vorn", foe.id, to_hit=2), Hit(foe.id)) == bare - 2
    s.darkness = [vorn.at]
    assert needed(s, swing(s, "vorn", foe.id), Hit(foe.id)) == bare + 2
    s.darkness = []
    for mine, theirs, plus in (("e5", "d3", 2), ("d3", "e5", -2), ("b2", "c3", 2), ("e5", "f5", 0)):
        vorn.at, foe.at = named[mine], named[theirs]
        assert height(s, vorn, foe.id) == plus
    vorn.at = OFF
    assert height(s, vorn, foe.id) == 0
    vorn.at = named["c3"]
    assert height(s, vorn, s.boss.id) == -2 * (hall_of(s).board.level[named["a7"]] > 0)
    s.boss.front = OFF
    assert height(s, vorn, s.boss.id) == 0


@pytest.mark.rule("kw.weapon.crit", "kw.hit.natural", "kw.spell")
def test_a_natural_twenty_hits_and_a_natural_one_misses() -> None:
    s = hall("war", "vorn@c3")
    foe = minion(s, "d3")
    one = Hit(foe.id)

    def meets(natural: int, to_hit: int = 0, kind: str = "weapon") -> bool:
        return hits(s, Blow("vorn", kind, [one], natural=natural, to_hit=to_hit), one)

    least = needed(s, swing(s, "vorn", foe.id), one)
    assert (meets(least - 1), meets(least), meets(least + 1)) == (False, True, True)
    assert (meets(20, -99), meets(19, -99)) == (True, False)
    assert (meets(1, 99), meets(2, 99)) == (False, True)
    assert meets(1, kind="spell")


@pytest.mark.rule("mult.order", "mult.2-bonus", "mult.3-double", "mult.4-crit", "mult.3-no-stack")
@pytest.mark.rule("kw.brittle.monster", "kw.keen", "kw.rangers-mark", "kw.empower.first")
def test_the_arithmetic_of_an_attack() -> None:
    s = hall("war", "vorn@c3 maya@d6")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    foe = minion(s, "d3")

    def dealt(hero: Any = vorn, **fields: Any) -> int:
        return damage(s, swing(s, hero.id, foe.id, base=3, **fields), Hit(foe.id), hero)

    assert dealt(natural=10) == 3
    assert dealt(natural=10, bonus=2) == 5
    assert dealt(natural=10, bonus=2, double=True) == 10
    assert dealt(natural=20, bonus=2, double=True) == 20
    assert dealt(natural=18, critical=18) == 6
    assert dealt(natural=17, critical=18) == 3
    vorn.empowered, vorn.tokens = 2, {"intimidate": 1}
    assert dealt(natural=10) == 4
    vorn.tokens = {"intimidate": 9}
    assert dealt(natural=10) == 0
    vorn.empowered, vorn.tokens, foe.tokens = 0, {}, {"brittle": 1}
    assert dealt(natural=10) == 6
    assert not foe.has("brittle")
    foe.tokens = {"brittle": 1}
    assert dealt(natural=20) == 6, "twice, not four times"
    assert not foe.has("brittle"), "what was critical anyway takes the token, too"
    foe.tokens, foe.marked = {"mark": 1}, "maya"
    assert (dealt(natural=10), dealt(maya, natural=10)) == (3, 4)


@pytest.mark.rule("kw.counter", "kw.counter.after-reroll")
def test_only_a_monster_with_counter_makes_those_beside_it_pay() -> None:
    kind = next(k for k, ranks in FIGHTERS.items() if "counter" in ranks[-1].abilities)
    s = quay("vorn@c5 maya@h8", f"{kind}@d5 night_stalker@c7")
    foe = next(m for m in s.monsters.values() if m.kind == kind)
    other = next(m for m in s.monsters.values() if m.kind != kind)
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    before = vorn.health, maya.health
    counter(s, [other.id, s.boss.id])
    assert (vorn.health, maya.health) == before
    counter(s, [foe.id])
    n = FIGHTERS[kind][foe.rank].abilities["counter"]
    assert (vorn.health, maya.health) == (before[0] - n, before[1])
    vorn.hiding, vorn.health = True, before[0]
    ally = Ally("scavenger_1", "scavenger", at(s, "c4"))
    s.allies[ally.id] = ally
    counter(s, [foe.id])
    assert [event.args["who"] for event in told(s, "sturdy")] == [ally.id], "all its enemies"
    assert vorn.health == before[0], "nobody reaches into barrels"


# What can be used ---------------------------------------------------------------------------------


@pytest.mark.rule("kw.available.skill", "kw.wild-cube", "kw.cr")
def test_a_skill_takes_a_cube_of_its_colour_and_a_role_any() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    parry, hold = SKILLS["parry"], SKILLS["hold_the_line"]

    def cubes(skill: Skill) -> tuple[str, ...]:
        mine = guards(vorn.kit, skill.timing, cubes_held(vorn), vorn.wild)
        return tuple(cube for one in mine if one.skill == skill.id for cube in one.cubes)

    assert cubes_held(vorn) == ("yellow", "red", "green", "blue")
    assert cubes(parry) == ("green",)
    assert cubes(hold) == ("yellow", "red", "green", "blue")
    vorn.pool["green"] = 0
    assert cubes(parry) == ()
    assert cubes(hold) == ("yellow", "red", "blue")
    vorn.wild = True
    assert cubes(parry) == ("yellow", "red", "blue")
    strike(s, 4, "vorn")
    assert "Answer parry red vorn" in offered(run(s), "vorn")
    vorn.slots["parry"] = CURSE
    assert "Answer parry red vorn" not in offered(run(s.clone()), "vorn")
    assert (reach_of(parry, "red"), reach_of(hold, "red")) == ("green", "red")


@pytest.mark.rule("kw.pay-life.limit")
def test_life_is_paid_only_by_who_survives_it() -> None:
    s = hall("war", "lorelai@c3")
    lorelai = s.heroes["lorelai"]
    lorelai.kit += " controller"
    assert (price_of(SKILLS["defiance"]), price_of(SKILLS["arcane_ward"])) == (3, 0)
    strike(s, 4, "lorelai")
    (blow,) = s.under_way
    assert isinstance(blow, Blow)
    blow.hits[0].damage = 4
    for health, can in ((3, False), (4, True)):
        lorelai.health = health
        listed = answers(s, lorelai, blow, "interrupt", [0])
        assert any("defiance" in str(option) for option in listed) is can


@pytest.mark.rule("kw.self", "kw.adj.range", "gap.cube-range", "furn.barrel.untargetable")
def test_whom_a_part_can_meet() -> None:
    s = hall("war", "jaheen@c3 vorn@d3 maya@l8", front="A4", back="B4")
    jaheen = s.heroes["jaheen"]

    def whom(skill: str, part: int = 0, reach: str = "") -> list[str]:
        it = SKILLS[skill]
        return sorted(candidates(s, jaheen, it.parts[part], reach or it.colour))

    assert whom("blessing", reach="yellow") == ["jaheen", "vorn"]
    assert whom("blessing", reach="blue") == ["jaheen", "maya", "vorn"]
    assert whom("sanctuary") == ["jaheen", "vorn"], "Range 1"
    assert whom("beacon", reach="blue") == ["jaheen", "maya", "vorn"]
    assert whom("rally", reach="yellow") == ["vorn"], "an ally is another"
    assert whom("tower_shield", reach="blue") == ["vorn"], "adjacent ones"
    assert whom("parry") == ["jaheen"]
    s.heroes["vorn"].down = True
    assert whom("blessing", reach="yellow") == ["jaheen"]
    s.heroes["vorn"].down, s.heroes["vorn"].hiding = False, True
    assert whom("beacon", reach="blue") == ["jaheen", "maya"]


@pytest.mark.rule("gap.engagement", "kw.large.immune", "kw.swap", "kw.telekinesis")
def test_enemies_whom_a_part_can_meet() -> None:
    s = hall("war", "maya@c3 nyx@d7", front="E1", back="F1")
    maya = s.heroes["maya"]
    shot = SKILLS["aimed_shot"].parts[0]
    foe = minion(s, "e3")
    assert candidates(s, maya, shot, "red") == [foe.id], "the Horseman is too far"
    assert candidates(s, maya, SKILLS["barbed_arrows"].parts[0], "green") == ["war", foe.id]
    foe.at = hall_of(s).board.named["d3"]
    assert candidates(s, maya, shot, "red") == [], "nobody shoots while engaged"
    assert candidates(s, maya, SKILLS["knife_fight"].parts[0], "yellow") == [foe.id]
    nyx = s.heroes["nyx"]
    assert candidates(s, nyx, SKILLS["repulse"].parts[0], "blue") == [foe.id], "no Large ones"
    assert candidates(s, nyx, SKILLS["offhand_dagger"].parts[0], "blue") == [], "adjacent enemies"
    assert candidates(s, nyx, SKILLS["trade_places"].parts[0], "green") == ["maya"]


@pytest.mark.rule("kw.strike.melee", "kw.strike.range", "kw.strike")
def test_a_strike_meets_areas_beside_one_or_in_range() -> None:
    s = hall("war", "drasek@c3", front="E4", back="F4")
    drasek = s.heroes["drasek"]
    near, far = minion(s, "f3", 1), minion(s, "g3", 2)
    assert touches(s, drasek, area(s, "A2"))
    assert touches(s, drasek, area(s, "B2"))
    assert not touches(s, drasek, area(s, "C2"))
    assert strike_areas(s, drasek, [near.id, far.id], "red") == [area(s, "C2"), area(s, "D2")]
    assert strike_areas(s, drasek, [near.id, far.id], "yellow") == []
    near.at = hall_of(s).board.named["d4"]
    assert strike_areas(s, drasek, [near.id, far.id], "yellow") == [area(s, "B2")]
    drasek.at = OFF
    assert not touches(s, drasek, area(s, "A2"))


@pytest.mark.rule("kw.wounded", "kw.fine", "kw.bash", "kw.channel")
def test_a_part_that_hangs_on_something() -> None:
    s = hall("war", "drasek@c3")
    drasek = s.heroes["drasek"]
    cast = SkillCast("drasek", "consecration", "action", "blue")
    wounded = SKILLS["consecration"].parts[1]
    assert not applies(cast, wounded, drasek)
    drasek.health = 3
    assert applies(cast, wounded, drasek)
    bash = SKILLS["shield_bash"].parts[1]
    assert not applies(cast, bash, drasek)
    cast.paid = True
    assert applies(cast, bash, drasek)
    assert not applies(cast, SKILLS["standard_bearer"].parts[1], drasek)
    cast.act, cast.aims, cast.chosen, cast.areas, cast.ranged = 1, ["vorn"], True, [1], True
    skip(cast)
    assert (cast.part, cast.act, cast.aims, cast.chosen) == (1, 0, [], False)
    assert (cast.areas, cast.paid, cast.ranged) == ([], False, False)


@pytest.mark.rule("kw.available.skill", "turn.cube-actions", "kw.pay-life.limit")
def test_what_a_cube_can_be_spent_on() -> None:
    s = hall("war", "vorn@c3 maya@l8", front="E1", back="F1")
    vorn = s.heroes["vorn"]

    def found(timing: str = "action") -> set[str]:
        return {str(option) for option in usable(s, vorn, timing)}

    alone = found()
    assert "Use dwarven_breath red" in alone
    assert "Use guarding_blow yellow" in alone, "its first part can meet himself"
    assert "Use arcing_strike yellow" not in alone, "nobody is there"
    minion(s, "d3")
    assert found() - alone == {"Use arcing_strike yellow", "Use knee_breaker yellow"}
    vorn.slots["dwarven_breath"] = CURSE
    assert "Use dwarven_breath red" not in found()
    vorn.pool = {"green": 1}
    assert found() == {"Use barrel_roll green"}


# The turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("kw.bleed.tick", "kw.burn.tick", "kw.poison.tick", "kw.stealth.end", "kw.stun")
def test_conditions_hurt_in_one_packet_and_then_some_go() -> None:
    s = hall("war", "vorn@c3 nyx@d3")
    vorn, nyx = s.heroes["vorn"], s.heroes["nyx"]
    vorn.tokens = {"bleed": 2, "burn": 2, "poison": 1, "stealth": 1, "stun": 1, "brittle": 1}
    before = vorn.health
    assert conditions(s, vorn)
    assert vorn.health == before - 2 * 5, "doubled by BRITTLE"
    assert vorn.tokens == {"burn": 1, "poison": 1}
    assert [event.args["n"] for event in told(s, "hurt")] == [10]
    assert (len(told(s, "seen")), vorn.lurking) == (1, False)
    nyx.tokens = {"stealth": 1}
    assert not conditions(s, nyx)
    assert (nyx.lurking, len(told(s, "lurks")), len(told(s, "seen"))) == (True, 1, 1)
    for token, rule in (
        ("bleed", "kw.bleed.tick"),
        ("burn", "kw.burn.tick"),
        ("poison", "kw.poison.tick"),
    ):
        nyx.tokens = {token: 1}
        conditions(s, nyx)
        assert told(s, "hurt")[-1].rule == rule


@pytest.mark.rule("gap.knock-out", "turn.start", "kw.stun.hero", "kw.bot")
def test_a_turn_goes_from_window_to_window() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.down, vorn.health, vorn.tokens = True, 0, {"stun": 1}
    turn = HeroTurn("vorn")
    s.under_way = [turn]
    done(start(s, turn, vorn))
    assert (vorn.down, vorn.health, turn.window) == (False, most_health(vorn), Window.CONDITIONS)
    cubes = turn.cube_actions
    hero_turn(s, turn)
    assert (turn.window, turn.cube_actions) == (Window.BEGINNING, cubes - 1)
    hero_turn(s, turn)
    assert str(turn.window) == str(Window.ACTIONS)
    assert s.under_way[1:] == [SkillCast("vorn", "battle_breath", "beginning", "blue")]
    s.under_way = [turn]
    vorn.down = True
    hero_turn(s, turn)
    assert str(turn.window) == str(Window.END)
    hero_turn(s, turn)
    assert s.under_way == []
    fallen = HeroTurn("vorn", window=Window.BEGINNING)
    s.under_way = [fallen]
    hero_turn(s, fallen)
    assert (fallen.window, s.under_way) == (Window.END, [fallen])


@pytest.mark.rule("kw.eot", "terr.timing", "ruling.darkness")
def test_the_end_of_a_turn_forgets_and_the_ground_acts_once() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.empowered, vorn.wild, vorn.doubled, vorn.lurking = 2, True, True, True
    s.darkness = [vorn.at]
    turn = acting(s, "vorn")
    before = vorn.health
    enter(s, "vorn")
    end_turn(s, turn, vorn)
    assert vorn.health == before - 2, "not a second time"
    assert (vorn.empowered, vorn.wild, vorn.doubled, vorn.lurking) == (0, False, False, False)
    assert s.under_way == []
    again = acting(s, "vorn")
    vorn.health = 1
    end_turn(s, again, vorn)
    assert s.under_way == [KnockOut("vorn")], "that comes first, and the turn is over"


def offers(s: Drunagor, turn: HeroTurn, who: str) -> set[str]:
    return {str(option) for option in actions(s, turn, s.heroes[who])}


@pytest.mark.rule("turn.cube-actions", "gap.recall", "turn.extra-move", "turn.extra-minor")
def test_what_a_turn_offers() -> None:
    s = hall("war", "vorn@c3 maya@l8", front="E1", back="F1")
    vorn = s.heroes["vorn"]
    turn = acting(s, "vorn", moves=0, minors=0)
    found = offers(s, turn, "vorn")
    assert {"ExtraMove", "ExtraMinor", "Done", "Use dwarven_breath red"} <= found
    assert "Recall" not in found, "with more than two colours nobody recalls"
    assert not any(one.startswith("Walk") for one in found)
    turn.cube_actions = 0
    assert not {"ExtraMove", "ExtraMinor", "Use dwarven_breath red"} & offers(s, turn, "vorn")
    vorn.pool = {"red": 2, "blue": 1}
    assert "Recall" in offers(s, turn, "vorn")
    vorn.pool = {}
    turn.cube_actions = 1
    assert cube_actions(s, turn, vorn) == []


@pytest.mark.rule("turn.free-move", "kw.move", "kw.slow", "kw.knock-down")
def test_where_a_move_action_leads() -> None:
    s = hall("war", "vorn@c3 maya@l8", front="E1", back="F1")
    vorn = s.heroes["vorn"]
    turn = acting(s, "vorn")

    def far() -> int:
        board = hall_of(s).board
        x, y = board.xy(vorn.at)
        found = [board.xy(board.named[str(o).split()[-1]]) for o in walks(s, turn, vorn)]
        return max((max(abs(a - x), abs(b - y)) for a, b in found), default=0)

    assert far() == 3
    turn.points = 1
    assert far() == 1, "what is left of one"
    turn.points, vorn.tokens = 0, {"knock_down": 1}
    assert [str(option) for option in walks(s, turn, vorn)] == ["Rise"]
    turn.points = 2
    assert far() == 2
    vorn.tokens, turn.points, turn.moves = {}, 0, 0
    assert walks(s, turn, vorn) == []
    turn.moves, vorn.at = 1, OFF
    assert walks(s, turn, vorn) == []
    maya = s.heroes["maya"]
    maya.at, maya.tokens = hall_of(s).board.named["c3"], {"slow": 1}
    vorn, turn = maya, acting(s, "maya")
    assert far() == 2, "3 and 1 by Swift Foot, less 2"


@pytest.mark.rule("furn.barrel.untargetable", "gap.recall", "turn.extra-minor")
def test_in_barrels_one_comes_out_recalls_or_waits() -> None:
    s = hall("war", "vorn@c3", front="E1", back="F1")
    vorn = s.heroes["vorn"]
    s.furniture[vorn.at], vorn.hiding = "barrels", True
    turn = acting(s, "vorn")

    def found() -> set[str]:
        return {str(option).split()[0] for option in hidden_actions(s, turn, vorn)}

    assert "Done" in found()
    assert "ExtraMinor" not in found()
    turn.minors = 0
    assert found() == {"ExtraMinor", "Done"}
    vorn.pool = {"red": 1, "blue": 1}
    assert found() == {"ExtraMinor", "Recall", "Done"}
    turn.cube_actions = 0
    assert found() == {"Recall", "Done"}
    assert {str(o) for o in actions(s, turn, vorn)} == {"Recall", "Done"}


@pytest.mark.rule("gap.tie-breaker", "kw.cube-action.special", "boss.death.piles.adjacent")
def test_a_tie_breaker_frees_runes_of_a_pile() -> None:
    s = hall("war", "vorn@c3 maya@l8", front="E1", back="F1")
    vorn = s.heroes["vorn"]
    s.bag, s.piles = [], {"d3": ["red-l"] * 5, "l1": ["red-l"]}
    turn = acting(s, "vorn")
    found = {str(option) for option in cube_actions(s, turn, vorn)}
    assert {one for one in found if one.startswith("Untie")} == {
        "Untie d3 focus",
        "Untie d3 cleanse",
    }
    untie(s, vorn, Untie("d3", "focus"))
    assert (len(s.bag), len(s.piles["d3"]), vorn.has("focus")) == (4, 1, 1)
    untie(s, vorn, Untie("d3", "cleanse"))
    assert (len(s.bag), sorted(s.piles)) == (5, ["l1"])
    assert s.under_way[-1] == Owed("cleanse", "vorn", 1)


@pytest.mark.rule("kw.cast.chain", "kw.wild-cube.not-role")
def test_a_wild_cube_is_for_a_heros_own_skills() -> None:
    for skill, cube, wild in (("parry", "red", True), ("hold_the_line", "red", False)):
        s = hall("war", "vorn@c3")
        vorn = s.heroes["vorn"]
        vorn.wild = True
        use(s, vorn, Use(skill, cube))
        (cast,) = s.under_way
        assert isinstance(cast, SkillCast)
        assert (cast.wild, vorn.slots, vorn.wild) == (wild, {skill: cube}, False)


@pytest.mark.rule("threat.shields-first", "kw.shield.forced", "dmg.collateral")
def test_shield_is_spent_one_for_one_and_saves_from_what_would_follow() -> None:
    for shield, lost, poison in ((1, 2, 2), (3, 0, 0), (4, 0, 0)):
        s = hall("war", "vorn@c3", front="E1", back="F1")
        vorn = s.heroes["vorn"]
        vorn.pool, vorn.tokens = {}, {"shield": shield}
        before = vorn.health
        strike(s, 3, "vorn", riders=(("poison", 2),))
        run(s, "pass", "pass", "pass")
        assert (before - vorn.health, vorn.has("poison")) == (lost, poison)
        assert vorn.has("shield") == max(0, shield - 3)
    assert HEROES["vorn"].health == 12
