"""LEARN and RELEARN: Skill trees, Role cards, Class trees, and the first Camp (pp. 31, 82, 85)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.box import role_card
from grimtable.games.drunagor.checks import invariants
from grimtable.games.drunagor.content import HEROES, ROLES, SKILLS
from grimtable.games.drunagor.health import end, most_health, skills
from grimtable.games.drunagor.learning import cubes_of, hall_lessons, trees_of
from grimtable.games.drunagor.migrations import with_lessons
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import BadParty, new
from grimtable.games.drunagor.sheet import HeroSheet, Sheet
from grimtable.games.drunagor.state import CampVisit, Drunagor
from tests.games.drunagor.playing import dawn, offered, run, told


def first_camp(*party: str) -> Drunagor:
    """The evening before a campaign."""
    s = new(GAME.campaign(convert({"party": party}, Options)))
    s.events = []
    return s


def camp(learned: dict[str, str], **sheet: object) -> Drunagor:
    """Vorn comes to Camp, and knows this."""
    heroes = {"vorn": HeroSheet(role="defender", learned=learned)}
    known = convert({"camp": True, **sheet}, Sheet)
    s = new(Options(("vorn",), adventure="elders_way", sheet=replace(known, heroes=heroes)))
    s.events = []
    return s


VORN = {"knee_breaker": "yellow", "earthshaker": "yellow", "old_grudge": "blue", "role_1": "red"}


@pytest.mark.rule("ruling.learning", "kw.learn.class")
def test_every_hero_has_four_trees_of_two_levels_its_role_and_class_trees_of_three() -> None:
    for who in HEROES:
        levels = [len(those) for those in trees_of(who).values()]
        assert levels == [2, 2, 2, 2, 2, 3, 3]
    for role in ROLES:
        for level in (1, 2):
            mine = [skill for skill in SKILLS.values() if skill.owner == role_card(role, level)]
            assert len(mine) == 2


@pytest.mark.rule("ruling.boss-hall", "upg.nine-cubes")
def test_what_is_learned_in_the_hall_makes_nine_cubes() -> None:
    for who, hero in HEROES.items():
        lessons = hall_lessons(who)
        assert sum(cubes_of(who, lessons).values()) == 9
        assert sum(cubes_of(who, {}).values()) == 5
        assert cubes_of(who, {})[hero.main] == 2


@pytest.mark.rule("kw.learn", "ruling.learning")
def test_a_campaign_begins_with_five_cubes_and_a_card_brings_its_skill_and_its_cube() -> None:
    s = first_camp("vorn")
    asked = run(s)
    vorn = s.heroes["vorn"]
    assert vorn.pool == {"yellow": 2, "red": 1, "green": 1, "blue": 1}
    assert "knee_breaker" not in skills(vorn)
    assert {"Study", "Learn knee_breaker", "Learn role_1"} <= offered(asked)
    run(s, "Learn knee_breaker")
    assert vorn.pool["yellow"] == 3
    assert "knee_breaker" in skills(vorn)
    invariants(s)


@pytest.mark.rule("kw.learn.level2", "kw.learn.class-order")
def test_the_second_level_of_a_tree_needs_the_first() -> None:
    s = first_camp("vorn")
    there = offered(run(s))
    assert not [one for one in there if "earthshaker" in one or "role_2" in one]
    assert not [one for one in there if "warm_blood" in one]
    there = offered(run(s, "Learn knee_breaker", "Learn battle_breath"))
    assert {"Learn earthshaker", "Learn warm_blood"} <= there
    assert not [one for one in there if "forge_breath" in one or "anvil_throw" in one]


@pytest.mark.rule("kw.learn", "ruling.learning")
def test_a_role_card_brings_both_its_skills_and_a_cube_of_any_colour() -> None:
    s = first_camp("vorn")
    run(s, "Learn role_1", "Choice blue", "Learn role_2", "Choice blue")
    vorn = s.heroes["vorn"]
    assert {"toughness", "hold_the_line", "iron_hide", "last_rampart"} <= set(skills(vorn))
    assert vorn.pool["blue"] == 3
    assert vorn.health == most_health(vorn) == 15  # Toughness


@pytest.mark.rule("kw.learn.class", "upg.nine-cubes")
def test_class_abilities_take_no_action_cube_and_after_nine_cubes_nothing_is_learned() -> None:
    s = first_camp("vorn")
    run(s, "Learn battle_breath", "Learn warm_blood")
    vorn = s.heroes["vorn"]
    assert vorn.cubes == 5
    assert {"battle_breath", "warm_blood"} <= set(skills(vorn))
    there = offered(run(s, "Learn knee_breaker"))
    assert "Learn sure_footing" not in there  # both Abilities are learned
    asked = run(s, "Learn role_1", "Choice red", "Learn old_grudge", "Learn barrel_roll")
    assert (asked.what, vorn.cubes) == ("camp", 9)


@pytest.mark.rule("ruling.learning")
def test_who_does_not_want_to_choose_learns_what_the_hall_has() -> None:
    s = first_camp("vorn", "maya")
    run(s, "Study", "Study")
    for who, hero in s.heroes.items():
        assert hero.learned == hall_lessons(who)
        assert hero.cubes == 9
    assert (len(told(s, "learned")), len(told(s, "learned-ability"))) == (8, 4)


@pytest.mark.rule("kw.relearn", "kw.relearn.skill", "ruling.relearn")
def test_who_forgets_the_first_level_forgets_the_second_and_learns_two_others() -> None:
    s = camp(VORN)
    vorn = s.heroes["vorn"]
    there = offered(run(s, "Relearn knee_breaker"))
    assert vorn.pool == {"yellow": 2, "red": 2, "green": 1, "blue": 2}
    assert "earthshaker" not in skills(vorn)
    assert "Learn knee_breaker" not in there  # something else in its place
    assert "Learn oath_of_stone" in there  # its first level is still learned
    there = offered(run(s, "Learn oath_of_stone", "Learn barrel_roll"))
    assert vorn.cubes == 9
    assert not [one for one in there if one.startswith("Relearn")]  # once in a visit
    invariants(s)


@pytest.mark.rule("kw.relearn.skill")
def test_who_forgets_the_second_level_keeps_the_first() -> None:
    s = camp(VORN)
    run(s, "Relearn earthshaker")
    vorn = s.heroes["vorn"]
    assert "knee_breaker" in skills(vorn)
    assert vorn.cubes == 8


@pytest.mark.rule("ruling.relearn")
def test_who_knows_the_other_class_tree_already_learns_the_same_again() -> None:
    both = ("battle_breath", "warm_blood", "forge_breath", "sure_footing")
    s = camp(dict.fromkeys(both, "white"))
    assert offered(run(s, "Relearn sure_footing")) == {"Learn sure_footing"}


@pytest.mark.rule("kw.relearn", "ruling.relearn")
def test_who_forgets_a_class_ability_learns_one_other_and_no_skill() -> None:
    s = camp({"battle_breath": "white", "warm_blood": "white"})
    assert offered(run(s, "Relearn warm_blood")) == {"Learn sure_footing"}
    visit = s.under_way[-1]
    assert isinstance(visit, CampVisit)
    assert (visit.lessons, visit.abilities) == (0, 1)


@pytest.mark.rule("kw.relearn.role")
def test_another_role_keeps_its_progress() -> None:
    s = camp({"role_1": "red", "role_2": "blue"})
    run(s, "Become striker")
    mine = set(skills(s.heroes["vorn"]))
    assert {"onslaught", "finisher", "bloodrush", "killing_stroke"} <= mine
    assert not mine & {"toughness", "iron_hide"}


@pytest.mark.rule("ruling.abilities", "kw.learn.class-order")
def test_the_interlude_teaches_one_more_class_ability_and_no_cube() -> None:
    s = camp({"battle_breath": "white", "warm_blood": "white"}, rewards=("ability",))
    there = offered(run(s))
    assert there == {"Learn forge_breath", "Learn sure_footing"}
    asked = run(s, "Learn forge_breath")
    assert asked.what == "camp"
    assert s.heroes["vorn"].cubes == 5


@pytest.mark.rule("ruling.checkpoint", "kw.learn")
def test_after_a_defeat_nobody_learns_twice() -> None:
    s = first_camp("vorn")
    run(s, "Study", "Done", "Done", "Done", fate=dawn(s))
    end(s, won=False, cause="killed", rule="kw.trauma.limit")
    again = GAME.record(s)
    assert again is not None
    assert again.sheet is not None
    assert again.sheet.heroes["vorn"].learned == hall_lessons("vorn")
    assert not again.sheet.camp


@pytest.mark.rule("kw.learn")
@pytest.mark.parametrize(
    "learned",
    [
        {"earthshaker": "yellow"},  # without its first level
        {"knee_breaker": "blue"},  # a cube of another colour
        {"twin_strike": "yellow"},  # another Hero's
        {**VORN, "barrel_roll": "green"},  # a tenth cube
    ],
)
def test_a_sheet_with_what_nobody_can_have_learned_is_refused(learned: dict[str, str]) -> None:
    with pytest.raises(BadParty, match="can't have learned"):
        camp(learned)


def test_a_hero_of_an_older_save_knows_what_all_heroes_knew() -> None:
    data: dict[str, Any] = {
        "heroes": {"vorn": {"role": "defender", "kit": "vorn defender longsword"}}
    }
    with_lessons(data)
    assert data["heroes"]["vorn"]["learned"] == hall_lessons("vorn")
    heroes = {"vorn": HeroSheet(role="defender", gear=("longsword",))}
    today = new(Options(("vorn",), sheet=Sheet(heroes)))
    assert data["heroes"]["vorn"]["kit"] == today.heroes["vorn"].kit
