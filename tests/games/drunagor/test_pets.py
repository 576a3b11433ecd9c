"""Pets, Draugrs and Companions: how they come, obey, stand blows, and go (pp. 77-89)."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.allies import recruit
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.board import squares_of
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.pets import after_master
from grimtable.games.drunagor.quarry import seen
from grimtable.games.drunagor.record import sheet_of
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.state import (
    Ally,
    AllyTurn,
    Blow,
    Drunagor,
    HeroTurn,
    Hit,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.terrain import darken, enter
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    acting,
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


def beside(s: Drunagor, kind: str, where: str, master: str = "", n: int = 1) -> Ally:
    """A Pet, Draugr or Companion on a square."""
    name = f"{kind}_{n}"
    s.allies[name] = Ally(name, kind, at(s, where), master=master)
    return s.allies[name]


def cast(s: Drunagor, by: str, skill: str) -> None:
    """A Hero uses a Skill."""
    begin(s, SkillCast(by, skill, SKILLS[skill].timing, SKILLS[skill].colour or "blue"))


# Pets -----------------------------------------------------------------------------------------


@pytest.mark.rule("kw.pet", "kw.activate.pet", "kw.activate.pet-place")
def test_activating_a_pet_may_summon_it_beside_its_master() -> None:
    s = quay("handuriel@c3", "executioner@i1")
    cast(s, "handuriel", "call_of_the_wild")
    asked = run(s)
    assert offered(asked) == {"Summon jinx", "Summon monroe", "Done"}
    asked = run(s, "Summon jinx")
    assert (asked.seat, asked.what) == ("handuriel", "stand")
    assert "Stand d4" in offered(asked)
    assert "Stand e5" not in offered(asked)
    run(s, "Stand d4")
    jinx = s.allies["jinx_1"]
    assert (square(s, jinx), jinx.master) == ("d4", "handuriel")  # type: ignore[arg-type]
    assert not told(s, "turn")  # it came, so it does not act


@pytest.mark.rule("kw.activate.pet", "kw.command-pet.turn")
def test_a_pet_that_is_there_has_a_turn_conditions_move_attack() -> None:
    s = quay("handuriel@c3", "executioner@f5")
    monroe = beside(s, "monroe", "d4", "handuriel")
    monroe.tokens["slow"] = 1
    before = s.monsters["executioner_1"].health
    cast(s, "handuriel", "call_of_the_wild")
    asked = run(s, "Command monroe_1")
    assert (asked.seat, asked.what) == ("handuriel", "ally-move")
    assert "Walk g4" not in offered(asked)  # SLOW takes two of its points
    assert run(s, "Walk e4") is None, "it has one target there"
    assert s.monsters["executioner_1"].health == before - 2
    assert s.monsters["executioner_1"].health  # no d20 is rolled for it


@pytest.mark.rule("kw.command-pet")
def test_a_command_never_summons() -> None:
    s = quay("handuriel@c3", "executioner@i1")
    cast(s, "handuriel", "hunting_cry")
    assert run(s) is None
    beside(s, "jinx", "d4", "handuriel")
    cast(s, "handuriel", "hunting_cry")
    assert offered(run(s)) == {"Command jinx_1", "Done"}


@pytest.mark.rule("kw.command-pet.summon-first")
def test_what_summons_comes_before_what_commands() -> None:
    s = quay("handuriel@c3", "executioner@e3")
    cast(s, "handuriel", "marked_prey")
    asked = run(s, fate=[18])
    assert "Summon jinx" in offered(asked)  # Kindred Hunters, ROLL 16+
    asked = run(s, "Summon monroe")
    asked = run(s, sorted(offered(asked))[0])
    assert offered(asked) == {"Command monroe_1", "Done"}  # the Skill's own ROLL 16+


@pytest.mark.rule("kw.roll")
def test_whom_a_pet_kills_while_the_roll_is_settled_is_not_hit_any_more() -> None:
    s = quay("handuriel@c3", "executioner@e3 rotten_flesh@i1")
    beside(s, "jinx", "e4", "handuriel")
    s.monsters["executioner_1"].health = 2
    begin(s, SkillCast("handuriel", "long_shot", "action", "red"))
    asked = run(s, "Command jinx_1", "Done", fate=[18])
    assert asked.what == "stand"  # FLYBY
    assert run(s, "Done") is None
    assert "executioner_1" not in s.monsters
    assert not told(s, "missed")


@pytest.mark.rule("ruling.pet-turn", "kw.activate.pet")
def test_after_its_masters_turn_a_pet_acts_or_is_summoned() -> None:
    s = quay("handuriel@c3", "executioner@i1")
    begin(s, HeroTurn("handuriel", window=Window.END))
    asked = run(s)
    assert offered(asked) == {"Summon jinx", "Summon monroe", "Done"}
    run(s, "Done")
    beside(s, "jinx", "d4", "handuriel")
    begin(s, HeroTurn("handuriel", window=Window.END))
    assert run(s).what == "ally-move"


@pytest.mark.rule("kw.pet", "ruling.pet-turn")
def test_any_damage_is_the_end_of_a_pet_and_so_is_darkness() -> None:
    s = quay("handuriel@c3", "executioner@e5")
    beside(s, "jinx", "d4", "handuriel")
    beside(s, "monroe", "d3", "handuriel")
    begin(s, Blow("executioner_1", "monster", [Hit("jinx_1")], base=1))
    run(s, *["pass"] * 4)
    assert list(s.allies) == ["monroe_1"]
    darken(s, (at(s, "d3"),))
    assert not s.allies


@pytest.mark.rule("kw.pet", "terr.spikes.darkness")
def test_spikes_in_the_dark_end_a_pet_once() -> None:
    s = quay("handuriel@a1", adventure="the_hungry_fortress")
    spikes = next(iter(squares_of(hall_of(s).rough["spikes"])))
    s.darkness = [spikes]
    s.allies["monroe_1"] = Ally("monroe_1", "monroe", spikes, master="handuriel")
    enter(s, "monroe_1")
    assert not s.allies


@pytest.mark.rule("kw.flyby", "kw.flyby.terrain")
def test_flyby_brings_it_back_over_anything_but_it_lands_somewhere() -> None:
    s = quay("handuriel@c3", "executioner@e5")
    jinx = beside(s, "jinx", "d5", "handuriel")
    s.darkness = [at(s, name) for name in ("c4", "d4")]
    begin(s, AllyTurn("jinx_1", window=Window.ATTACK))
    asked = run(s)
    assert (asked.seat, asked.what) == ("handuriel", "stand")
    assert "Done" in offered(asked)
    run(s, "Stand c2")
    assert square(s, jinx) == "c2"  # type: ignore[arg-type]
    jinx.at = at(s, "d5")
    begin(s, AllyTurn("jinx_1", window=Window.ATTACK))
    run(s, "Stand d4")
    assert "jinx_1" not in s.allies  # the Darkness on which it landed


@pytest.mark.rule("kw.flyby")
def test_who_did_not_attack_does_not_fly_back() -> None:
    s = quay("handuriel@c3", "executioner@i1")
    beside(s, "jinx", "d5", "handuriel")
    begin(s, AllyTurn("jinx_1", window=Window.ATTACK))
    assert run(s) is None


@pytest.mark.rule("kw.unique", "kw.unique.activate")
def test_a_unique_pet_is_called_by_its_own_skill_and_then_obeys_all() -> None:
    s = quay("mordred@c3", "executioner@i1")
    begin(s, Owed("pet", "mordred", rune="activate"))
    assert run(s) is None
    cast(s, "mordred", "call_hakkon")
    asked = run(s)
    assert offered(asked) == {"Summon hakkon", "Done"}
    run(s, "Summon hakkon", "Stand d4")
    begin(s, Owed("pet", "mordred", rune="command"))
    assert offered(run(s)) == {"Command hakkon_1", "Done"}


# Draugrs --------------------------------------------------------------------------------------


@pytest.mark.rule("kw.raise-draugr", "kw.raise-draugr.four", "kw.command-draugr.separate")
def test_draugrs_rise_beside_the_necromancer_four_at_most() -> None:
    s = quay("mordred@c3", "executioner@i1")
    for where in ("Stand b2", "Stand b3", "Stand b4", "Stand c2"):
        cast(s, "mordred", "raise_the_fallen")
        asked = run(s)
        assert (asked.seat, asked.what) == ("mordred", "stand")
        run(s, where)
    assert [a.master for a in s.allies.values()] == ["mordred"] * 4
    cast(s, "mordred", "raise_the_fallen")
    assert run(s) is None  # none is left, and none is commanded instead
    assert len(s.allies) == 4


@pytest.mark.rule("kw.command-draugr", "kw.command-draugr.same", "kw.command-draugr.separate")
def test_both_commands_of_a_skill_may_go_to_the_same_draugr_and_raise_none() -> None:
    s = quay("mordred@c3", "executioner@i1")
    cast(s, "mordred", "unholy_command")
    assert run(s) is None  # there is none, and none rises
    beside(s, "draugr", "d4", "mordred")
    beside(s, "draugr", "d3", "mordred", 2)
    cast(s, "mordred", "unholy_command")
    asked = run(s)
    assert offered(asked) == {"Command draugr_1", "Command draugr_2", "Done"}
    asked = run(s, "Command draugr_1", "Walk e4")
    assert "Command draugr_1" in offered(asked)


@pytest.mark.rule("kw.raise-draugr.specific")
def test_generic_pet_skills_do_not_touch_draugrs() -> None:
    s = quay("mordred@c3", "executioner@i1")
    beside(s, "draugr", "d4", "mordred")
    for how in ("activate", "command"):
        begin(s, Owed("pet", "mordred", rune=how))
        assert run(s) is None


@pytest.mark.rule("kw.unlife", "kw.unlife.taint", "kw.raise-draugr.sustain")
def test_each_draugr_goes_unless_a_curse_cube_is_taken_for_it_and_two_are_kept_at_most() -> None:
    s = quay("mordred@c3", "executioner@i1")
    for n, where in enumerate(("b2", "b3", "b4", "c2"), 1):
        beside(s, "draugr", where, "mordred", n)
    begin(s, HeroTurn("mordred"))
    asked = run(s)
    assert (asked.what, asked.about["who"]) == ("taint", "draugr_1")
    asked = run(s, "No")
    assert "draugr_1" not in s.allies
    asked = run(s, "Yes")
    assert asked.what == "put-curse"  # paid for each by itself
    asked = run(s, sorted(offered(asked))[0])
    assert asked.about["who"] == "draugr_3"
    asked = run(s, "Yes")
    run(s, sorted(offered(asked))[0])
    assert list(s.allies) == ["draugr_2", "draugr_3"]  # the fourth went unasked
    assert s.heroes["mordred"].curses == 2


@pytest.mark.rule("kw.raise-draugr.no-act")
def test_a_draugr_that_rises_in_the_draugrs_turn_waits_for_the_next() -> None:
    s = quay("mordred@c3", "executioner@i1")
    beside(s, "draugr", "d4", "mordred")
    begin(s, HeroTurn("mordred", window=Window.END))
    asked = run(s)
    assert asked.about["who"] == "draugr_1"
    beside(s, "draugr", "d3", "mordred", 2)
    assert run(s, "Done") is None
    assert [t.who for t in after_master(s, s.heroes["mordred"])] == ["draugr_2", "draugr_1"]


# Companions -----------------------------------------------------------------------------------


@pytest.mark.rule("kw.companion.turn", "ally.recruit.place")
def test_a_companion_acts_after_the_hero_whom_it_follows() -> None:
    s = quay("vorn@c3 maya@a8", "executioner@i1")
    recruit(s, "maya", "jim_volin", 1)
    asked = run(s)
    assert asked.seat == "maya"
    run(s, "Stand b8")
    begin(s, HeroTurn("vorn", window=Window.END))
    assert run(s) is None
    begin(s, HeroTurn("maya", window=Window.END))
    asked = run(s)
    assert (asked.seat, asked.what, asked.about["who"]) == ("maya", "ally-move", "jim_volin_1")


@pytest.mark.rule("kw.companion.sturdiness", "kw.companion.tokens")
def test_a_companion_stands_what_its_sturdiness_takes_and_holds_shield() -> None:
    s = quay("vorn@c3", "executioner@e5")
    jim = beside(s, "jim_volin", "d4", "vorn")
    jim.tokens["shield"] = 1
    begin(s, Blow("executioner_1", "monster", [Hit("jim_volin_1")], base=6))
    run(s, *["pass"] * 4)
    assert not s.allies["jim_volin_1"].has("shield")
    begin(s, Blow("executioner_1", "monster", [Hit("jim_volin_1")], base=6))
    run(s, *["pass"] * 4)
    assert "jim_volin_1" not in s.allies


@pytest.mark.rule("kw.companion.priority")
def test_monsters_attack_companions_and_pets_only_where_no_hero_is_in_reach() -> None:
    s = quay("vorn@c3", "rotten_flesh@d5")
    beside(s, "jim_volin", "d4", "vorn")
    turn_of(s, "rotten_flesh_1")
    assert told(s, "aims")[0].args["whom"] == "vorn"
    s.heroes["vorn"].at = at(s, "j8")
    s.heroes["vorn"].tokens["stealth"] = 1
    assert not seen(s)
    turn_of(s, "rotten_flesh_1")
    assert told(s, "aims-ally")[0].args["whom"] == "jim_volin_1"


@pytest.mark.rule("kw.companion.camp")
def test_companions_and_pets_do_not_come_along_to_camp() -> None:
    s = quay("handuriel@c3", "executioner@i1")
    for kind in ("jim_volin", "tharmagar", "jinx"):
        beside(s, kind, "d4", "handuriel")
    beside(s, "scavenger", "e5")
    assert [kind for kind in s.allies if ALLIES[kind.rpartition("_")[0]].lasts] == ["scavenger_1"]
    assert sheet_of(s).allies == ("jim_volin", "tharmagar", "scavenger")  # behind the same Door


@pytest.mark.rule("kw.trick")
def test_trick_or_treat_heals_a_hero_or_hexes_a_monster_within_range_1() -> None:
    s = quay("vorn@c3 maya@j8", "executioner@e3 rotten_flesh@i1")
    beside(s, "tharmagar", "d3", "vorn")
    s.heroes["vorn"].health = 5
    begin(s, AllyTurn("tharmagar_1"))
    asked = run(s)
    assert (asked.seat, asked.what) == ("vorn", "trick")
    assert offered(asked) == {"Aim vorn", "Aim executioner_1"}
    run(s, "Aim vorn", "Done")
    assert s.heroes["vorn"].health == 7
    begin(s, AllyTurn("tharmagar_1"))
    asked = run(s, "Aim executioner_1")
    assert offered(asked) == {"Choose bleed 2", "Choose burn 2", "Choose poison 2"}
    run(s, "Choose poison 2")
    assert s.monsters["executioner_1"].has("poison") == 2


def test_in_a_hall_pets_follow_as_well() -> None:
    s = hall("war", "handuriel@c5")
    minion(s, "f5")
    acting(s, "handuriel")
    run(s, "Done", "Summon jinx")
    assert s.allies["jinx_1"].master == "handuriel"
