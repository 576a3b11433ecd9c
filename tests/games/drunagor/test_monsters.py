"""Monsters of the Adventures: whom they want, how they move, what their keywords do (p. 27)."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.abilities import Colour, of_colour
from grimtable.games.drunagor.board import fighter, hall, place_of
from grimtable.games.drunagor.content import SKILLS, doors_of, order_of
from grimtable.games.drunagor.prowl import foresee
from grimtable.games.drunagor.skills import targets
from grimtable.games.drunagor.state import Blow, Hit, MonsterTurn
from grimtable.games.drunagor.track import take_place
from tests.games.drunagor.playing import (
    acting,
    announced,
    begin,
    offered,
    quay,
    run,
    square,
    told,
    turn_of,
)


@pytest.mark.rule("mon.versions", "mon.colours", "mon.green", "mon.green.old")
def test_a_champion_is_as_its_card_has_it_in_both_versions() -> None:
    s = quay("vorn@a8", "executioner@e5 executioner_alternate@g5")
    one, other = (fighter(m) for m in s.monsters.values())
    assert (one.health, one.move, one.attack) == (24, 5, 7)
    assert one.abilities == {"cleave": 2, "bleed": 2, "slow": 0}
    assert (other.health, other.move, other.attack) == (30, 5, 6)
    assert other.abilities == {"shield": 4, "reckoner": 0, "cleave": 2, "curse": 1}


# Whom it wants --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "whom", "why"),
    [
        ("shadow_vampire", "vorn", "strongest"),
        ("consuming_horror", "jaheen", "weakest"),
        ("chained_reckoner", "maya", "most_corrupted"),
        ("rotten_flesh_alternate", "jaheen", "most_vigorous"),
        ("shadow_vampire_alternate", "maya", "most_tired"),
    ],
)
@pytest.mark.rule("kw.bloodseeker", "kw.reckoner", "kw.defiant", "kw.relentless")
@pytest.mark.rule("mon.standard-target", "kw.most-vigorous")
def test_each_monster_has_its_own_first_target(kind: str, whom: str, why: str) -> None:
    s = quay("vorn@e4 maya@c6 jaheen@g6", f"{kind}@e6")
    vorn, maya, jaheen = (s.heroes[who] for who in ("vorn", "maya", "jaheen"))
    vorn.health, maya.health, jaheen.health = 9, 8, 7
    maya.curses = 2
    maya.pool, vorn.pool = {"red": 1}, {"yellow": 2}
    turn_of(s, f"{kind}_1")
    event = told(s, "aims")[0]
    assert (event.args["whom"], event.args["why"], event.args["tie"]) == (whom, why, "none")


@pytest.mark.rule("kw.defiant", "kw.relentless")
def test_a_tie_goes_to_the_fastest_or_the_slowest_and_is_told() -> None:
    for kind, whom, tie in (
        ("rotten_flesh_alternate", "vorn", "fastest"),
        ("shadow_vampire_alternate", "maya", "slowest"),
    ):
        s = quay("vorn@e4 maya@c6", f"{kind}@e6")
        turn_of(s, f"{kind}_1")
        event = told(s, "aims")[0]
        assert (event.args["whom"], event.args["tie"]) == (whom, tie)


@pytest.mark.rule("mon.shift", "mon.no-reach")
def test_it_says_whom_it_could_not_reach() -> None:
    s = quay("vorn@a8 maya@h6", "rotten_flesh@j3")
    s.heroes["maya"].health = 5
    turn_of(s, "rotten_flesh_1")
    assert told(s, "shifts")[0].args["whom"] == "vorn"
    assert told(s, "aims")[0].args["whom"] == "maya"
    s = quay("vorn@a8 maya@h6", "rotten_flesh@j3")
    s.heroes["vorn"].health = s.heroes["maya"].health
    turn_of(s, "rotten_flesh_1")
    assert told(s, "aims")[0].args["tie"] == "none", "she is not faster, he is out of reach"
    s = quay("vorn@a8", "abomination@i1")
    s.monsters["abomination_1"].tokens["slow"] = 1
    turn_of(s, "abomination_1")
    assert told(s, "approaches")[0].args["whom"] == "vorn"


@pytest.mark.rule("gap.core.monster-turn", "kw.strike")
def test_who_is_left_for_more_heroes_is_not_said_to_be_out_of_reach() -> None:
    s = quay("vorn@d5 jaheen@a7 maya@b7", "shadow_witch@g3")
    turn_of(s, "shadow_witch_1")
    event = told(s, "shifts-more")[0]
    assert (event.args["whom"], event.args["n"]) == ("vorn", 2)
    assert not told(s, "shifts")


# How it attacks -------------------------------------------------------------------------------


@pytest.mark.rule("gap.ranged-monster")
def test_who_shoots_steps_away_first_and_does_not_shoot_when_it_cannot() -> None:
    s = quay("vorn@d5", "sower_cultist@e5")
    turn_of(s, "sower_cultist_1")
    assert announced(s)
    gap = abs(s.heroes["vorn"].at - s.monsters["sower_cultist_1"].at)
    assert gap not in (1, 21, 22, 23)
    s = quay("vorn@d5", "sower_cultist@e5")
    s.monsters["sower_cultist_1"].tokens["knock_down"] = 1
    turn_of(s, "sower_cultist_1")
    assert not announced(s)


@pytest.mark.rule("kw.strike", "kw.strike.melee", "kw.strike.range")
def test_a_strike_meets_everybody_in_the_best_area_hidden_or_not() -> None:
    s = quay("vorn@c5 maya@d6 elros@e3", "abomination@e5")
    s.heroes["maya"].tokens["stealth"] = 1
    turn_of(s, "abomination_1")
    assert announced(s)[0].args["n"] == 2  # Maya is not adjacent, but in the area
    assert s.heroes["maya"].has("stun")
    s = quay("vorn@c5 elros@g5", "shadow_witch@e5")
    s.monsters["shadow_witch_1"].tokens["knock_down"] = 1
    s.heroes["vorn"].health = s.heroes["elros"].health = 9
    turn_of(s, "shadow_witch_1")
    assert announced(s)[0].args["n"] == 1
    assert s.heroes["vorn"].health == 3  # as strong, and faster


@pytest.mark.rule("kw.strike")
def test_the_party_leader_settles_which_areas_are_struck() -> None:
    """Two areas of three hold one Hero each besides the best one."""
    s = quay("vorn@d5 maya@e3 elros@g7", "shadow_knight@e5")
    s.heroes["vorn"].health = 12
    s.monsters["shadow_knight_1"].tokens["slow"] = 1
    begin(s, MonsterTurn("shadow_knight_1"))
    asked = run(s)
    while asked.what == "monster-move":
        asked = run(s, sorted(offered(asked))[0])
    assert asked.what == "strike"
    assert offered(asked) == {"Strike B3,C2", "Strike B3,D4"}


@pytest.mark.rule("kw.attack-twice", "kw.attack-twice.separate", "kw.attack-twice.retarget")
def test_attack_twice_is_two_attacks_and_the_second_may_take_another() -> None:
    s = quay("vorn@d5 maya@f5", "rotten_flesh@e5")
    s.heroes["vorn"].health, s.heroes["maya"].health = 6, 5
    asked = turn_of(s, "rotten_flesh_1")
    asked = run(s, min(offered(asked)), *["pass"] * 9)
    assert asked.what == "put-trauma"
    assert [e.args["whom"] for e in told(s, "aims")] == ["vorn", "maya"]
    assert s.heroes["vorn"].down
    assert len(announced(s)) == 2


@pytest.mark.rule("kw.vicious")
def test_nothing_prevents_vicious_damage() -> None:
    s = quay("vorn@d5", "shadow_vampire_alternate@e5")
    s.heroes["vorn"].tokens["shield"] = 4
    before = s.heroes["vorn"].health
    begin(s, MonsterTurn("shadow_vampire_alternate_1"))
    assert run(s) is None  # no Interrupt, no Reaction
    assert s.heroes["vorn"].health == before - 4
    assert s.heroes["vorn"].has("shield") == 4
    assert not told(s, "threat")


@pytest.mark.rule("kw.swarm", "threat.shields-no-choice")
def test_a_swarm_suffers_half_of_a_weapon_attack_after_shield() -> None:
    for kind, left in (("weapon", 18 - 3), ("spell", 18 - 5)):
        s = quay("vorn@d5", "faceless_conjurer@e5")
        swarm = s.monsters["faceless_conjurer_1"]
        swarm.tokens["shield"] = 2
        begin(s, Blow("vorn", kind, [Hit(swarm.id)], base=7, natural=15))
        run(s)
        assert swarm.health == left


# Collateral -----------------------------------------------------------------------------------


@pytest.mark.rule("kw.drain", "kw.drain.limit", "kw.drain.max")
def test_drained_health_goes_to_the_monster_as_far_as_there_is_some() -> None:
    s = quay("vorn@d5", "shadow_vampire@e5")
    vorn, vampire = s.heroes["vorn"], s.monsters["shadow_vampire_1"]
    vorn.health, vampire.health = 12, 23
    turn_of(s, vampire.id)
    assert vorn.health == 12 - 8 - 2
    assert vampire.health == 24  # not above its maximum
    s = quay("vorn@d5", "shadow_vampire@e5")
    vorn, vampire = s.heroes["vorn"], s.monsters["shadow_vampire_1"]
    vorn.health, vampire.health = 9, 10
    begin(s, MonsterTurn(vampire.id))
    run(s, *["pass"] * 3)
    assert vorn.down
    assert vampire.health == 11  # there was 1 left to drain


@pytest.mark.rule("kw.fatigue", "kw.fatigue.short")
def test_fatigue_expends_cubes_of_the_heros_choice_or_all() -> None:
    s = quay("vorn@d5", "rotten_flesh_alternate@e5")
    vorn = s.heroes["vorn"]
    vorn.pool = {"yellow": 3, "red": 2}
    asked = turn_of(s, "rotten_flesh_alternate_1")
    assert (asked.what, offered(asked)) == ("fatigue", {"Spend yellow", "Spend red"})
    run(s, "Spend red", "Spend red")  # the other two are yellow
    assert vorn.pool == {"yellow": 1, "red": 0}
    s = quay("vorn@d5", "rotten_flesh_alternate@e5")
    vorn = s.heroes["vorn"]
    vorn.pool = {"yellow": 2}
    asked = turn_of(s, "rotten_flesh_alternate_1")
    assert asked.what == "put-curse"  # no cube left: an Unwilling Recall
    assert vorn.cubes == 2


@pytest.mark.rule("kw.silence", "kw.shadow-aura", "kw.curse")
def test_silence_shadow_aura_and_curse() -> None:
    s = quay("vorn@c5", "shadow_witch@f5")
    vorn = s.heroes["vorn"]
    vorn.pool = {"yellow": 1, "green": 2, "blue": 1}
    turn_of(s, "shadow_witch_1")
    assert vorn.pool == {"yellow": 1, "green": 0, "blue": 0}
    assert vorn.expended == {"green": 2, "blue": 1}
    s = quay("vorn@c5", "sower_cultist@f5")
    turn_of(s, "sower_cultist_1")
    assert s.darkness == [s.heroes["vorn"].at]
    assert told(s, "hurt")[-1].rule == "ruling.darkness"  # at once
    s = quay("vorn@d5", "executioner_alternate@e5")
    asked = turn_of(s, "executioner_alternate_1")
    assert asked.what == "put-curse"


@pytest.mark.rule("kw.restrain", "kw.restrain.end")
def test_who_is_restrained_stays_until_nobody_near_restrains() -> None:
    s = quay("vorn@d5", "chained_reckoner@e5")
    turn_of(s, "chained_reckoner_1")
    assert s.heroes["vorn"].has("restrain")
    acting(s, "vorn")
    asked = run(s)
    assert not any(o.startswith(("Walk", "Discard")) for o in offered(asked))
    s = quay("vorn@d5", "chained_reckoner@j3")
    s.heroes["vorn"].tokens["restrain"] = 1
    acting(s, "vorn")
    assert not any(o.startswith("Walk") for o in offered(run(s)))
    asked = run(s, "Discard restrain")
    assert any(o.startswith("Walk") for o in offered(asked))


# At the start of the turn ---------------------------------------------------------------------


@pytest.mark.rule("kw.regeneration", "kw.shield", "mon.colours")
def test_pink_abilities_come_before_the_move() -> None:
    s = quay("vorn@a8", "abomination@i1 shadow_knight@g1")
    beast, knight = s.monsters["abomination_1"], s.monsters["shadow_knight_1"]
    beast.health = 29
    turn_of(s, beast.id)
    assert beast.health == 30
    turn_of(s, knight.id)
    assert knight.has("shield") == 4


@pytest.mark.rule("kw.chain-up", "kw.chain-up.drag", "kw.chain-up.no-space")
def test_chains_pull_the_strongest_who_is_near_but_not_adjacent() -> None:
    s = quay("vorn@a7 maya@d5", "hellish_flayer@e5")
    maya = s.heroes["maya"]
    s.heroes["vorn"].at = hall(s).board.named["c5"]
    begin(s, MonsterTurn("hellish_flayer_1"))
    asked = run(s)
    assert asked.seat == "vorn"
    assert "Stand e4" in offered(asked)
    assert told(s, "chained")[0].args["whom"] == "vorn"  # Maya is adjacent
    assert maya.health == 11
    s = quay("vorn@c5", "hellish_flayer@e5")
    s.piles = {name: ["orange-l"] for name in ("d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6")}
    before = s.heroes["vorn"].health
    begin(s, MonsterTurn("hellish_flayer_1", triggered=[]))
    run(s)
    assert s.heroes["vorn"].health == before - 4
    assert square(s, s.heroes["vorn"]) == "c5"


@pytest.mark.rule("kw.command", "kw.command.none")
def test_a_commander_sends_the_strongest_other_one_first() -> None:
    s = quay("vorn@a8", "thought_drinker@i1 shadow_witch@i5 executioner@g3")
    begin(s, MonsterTurn("thought_drinker_1"))
    run(s, *["pass"] * 9)
    assert told(s, "commanded")[0].args["whom"] == "executioner_1"
    assert [e.args["who"] for e in told(s, "turn")] == ["thought_drinker_1", "executioner_1"]
    s = quay("vorn@a8", "thought_drinker@i1")
    turn_of(s, "thought_drinker_1")
    assert not told(s, "commanded")


# Large ones -----------------------------------------------------------------------------------


@pytest.mark.rule("gap.large", "kw.large.immune", "kw.large")
def test_a_large_monster_goes_by_areas_and_small_ones_make_way() -> None:
    s = quay("vorn@c7", "abomination@g3 shadow_witch@e5")
    beast, witch = s.monsters["abomination_1"], s.monsters["shadow_witch_1"]
    asked = turn_of(s, beast.id)
    while asked is not None and asked.what == "monster-move":
        assert "Stand c7" not in offered(asked)  # not where a Hero stands
        asked = run(s, "Stand e5" if "Stand e5" in offered(asked) else sorted(offered(asked))[0])
    while asked is not None:
        asked = run(s, sorted(offered(asked))[0], *["pass"] * 9)
    assert hall(s).board.area[beast.at] != hall(s).board.area[witch.at]
    vorn = s.heroes["vorn"]
    lift = next(k for k in SKILLS.values() if "telekinesis" in k.words())
    part = next(p for p in lift.parts if p.acts[0].name == "telekinesis")
    assert targets(s, vorn, part, "blue") == [witch.id, "vorn"]


@pytest.mark.rule("gap.large", "dark.monster-bonus")
def test_a_part_on_darkness_is_enough_for_a_large_monster() -> None:
    s = quay("vorn@d5", "abomination@e5")
    s.darkness = [hall(s).board.named["f6"]]
    before = s.heroes["vorn"].health
    s.monsters["abomination_1"].tokens["slow"] = 1
    turn_of(s, "abomination_1")
    assert before - s.heroes["vorn"].health >= 10


@pytest.mark.rule("kw.shadow-aura", "kw.drain")
def test_a_monster_that_hits_another_harms_it_as_far_as_it_can() -> None:
    """A redirected attack: there are no cubes to be expended or cursed."""
    for kind, rider in (("sower_cultist", "dark"), ("rotten_flesh_alternate", "drained")):
        s = quay("vorn@a8", f"{kind}@e5 executioner@g5")
        victim = s.monsters["executioner_1"]
        monster = s.monsters[f"{kind}_1"]
        monster.health = 5
        riders = tuple(of_colour(s, monster, Colour.BLACK))
        begin(s, Blow(monster.id, "monster", [Hit(victim.id)], base=6, collateral=riders))
        run(s)
        drained = 2 if rider == "drained" else 0
        assert victim.health == 24 - 6 - drained
        assert monster.health == 5 + drained
        assert bool(s.darkness) is (rider == "dark")


@pytest.mark.rule("mon.best-reachable", "kw.primary-target")
def test_what_the_next_monsters_would_do_is_foreseen_and_comes_true() -> None:
    s = quay("vorn@c5 maya@a7", "executioner@g5 shadow_witch@i1")
    s.slot = 0
    panel = GAME.scene(s, "vorn").panels[0]
    said = {line.args["who"]: line for line in panel.lines[1:]}  # after the goal
    assert said["executioner_1"].args["why"].args == {"why": "strongest", "among": "none"}
    foreseen = foresee(s, s.monsters["executioner_1"])
    assert foreseen is not None
    turn_of(s, "executioner_1")
    assert told(s, "aims")[0].args["whom"] == foreseen.heroes[0].id
    assert announced(s)[0].args["n"] == len(foreseen.heroes)


@pytest.mark.rule("kw.turn.individual", "ruling.cleared")
def test_what_comes_next_says_the_goal_and_who_of_the_same_card_is_still_to_act() -> None:
    s = quay("vorn@a5", "shadow_witch@e5 shadow_witch@f5")
    order = order_of(place_of(s))
    s.slot = next(i for i, place in enumerate(order) if place.id == "shadow_witch")
    take_place(s, order[s.slot])
    (panel,) = GAME.scene(s, "vorn").panels
    assert panel.lines[0].key == "scene-goal-doors"
    assert panel.lines[1].args["who"] == "shadow_witch_2"
    s.opened = doors_of(s.place)
    (panel,) = GAME.scene(s, "vorn").panels
    assert panel.lines[0].key == "scene-goal-slay"


@pytest.mark.rule("ruling.locked-doors")
def test_a_door_that_is_shut_wears_a_lock_and_what_comes_next_says_why() -> None:
    s = quay("vorn@a5", opened=1)
    assert [edge.badges[0].icon for edge in GAME.scene(s, "vorn").edges if edge.badges] == [
        "padlock"
    ]
    (panel,) = GAME.scene(s, "vorn").panels
    assert panel.lines[1].key == "scene-goal-locked-scene"
    s = quay("vorn@a5")
    assert not any(edge.badges for edge in GAME.scene(s, "vorn").edges)
