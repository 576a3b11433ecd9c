"""What a Hero can do now, compared with a slow list written from the book (pp. 23, 76-90)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grimtable.games.drunagor.abilities import loom
from grimtable.games.drunagor.board import is_adjacent
from grimtable.games.drunagor.box import HERO_KINDS
from grimtable.games.drunagor.content import FIGHTERS, HEROES, SKILLS, skills_of
from grimtable.games.drunagor.equipment import refit
from grimtable.games.drunagor.health import gifts
from grimtable.games.drunagor.learning import cubes_with, trees_of
from grimtable.games.drunagor.minors import minors
from grimtable.games.drunagor.notation import GUARDS
from grimtable.games.drunagor.skills import (
    PREVENTS,
    TURNS_ASIDE,
    answers,
    candidates,
    fits,
    is_aid,
    is_wild,
    leaps_beside,
    protects,
    reach_of,
    usable,
)
from grimtable.games.drunagor.state import (
    COLOURS,
    CURSE,
    Ally,
    Blow,
    Drunagor,
    Hero,
    HeroTurn,
    Hit,
    Monster,
)
from tests.games.drunagor.playing import at, hall


def scholar(who: str, where: str = "") -> Drunagor:
    """A hall with a Hero who has learned everything, and two others; War stands at e3-h4.

    `where`: who else is there, as `"beside"`, `"near"` (one area), `"far"`, `"friend"`.
    """
    others = [name for name in ("vorn", "maya", "lorelai") if name != who][:2]
    s = hall("war", f"{who}@c6 {others[0]}@d7 {others[1]}@l8", front="C2", back="D2")
    hero = s.heroes[who]
    hero.learned = {
        what: cubes_with(who, what)[0] for levels in trees_of(who).values() for what in levels
    }
    refit(s, hero)
    hero.pool = dict.fromkeys(COLOURS, 1)
    places = {"beside": "b5", "near": "e8", "far": "k1"}
    for word in where.split():
        if word == "friend":
            s.allies["robin_rising_1"] = Ally("robin_rising_1", "robin_rising", at(s, "b7"))
        elif word == "distant":
            s.allies["freed_maiden_1"] = Ally("freed_maiden_1", "freed_maiden", at(s, "l1"))
        elif word == "boss":
            s.boss.front, s.boss.back = 1, 2
        else:
            square = at(s, places[word])
            s.monsters[word] = Monster(word, "garothian_revenant", "brown", 7, square)
    return s


def cubes(s: Drunagor, hero: Hero) -> list[str]:
    """What a Hero can spend: no Wisdom Cubes under MINDLOCK [kw.mindlock]."""
    held = [cube for cube in (*COLOURS, CURSE) if hero.pool.get(cube)]
    return [cube for cube in held if cube != "blue" or not loom(s, "mindlock")]


def slowly(s: Drunagor, hero: Hero, timing: str) -> Iterator[str]:
    """Each Skill of the timing that is free, with each cube that fits, if a part meets somebody.

    [kw.available.skill] [kw.cr] [kw.pay-life.limit]
    """
    for skill in skills_of(hero.kit).values():
        life = [act.n for part in skill.parts for act in part.acts if act.name == "pay_life"]
        if skill.timing != timing or not skill.slotted or skill.id in hero.slots:
            continue
        if life and max(life) >= hero.health:
            continue
        for cube in cubes(s, hero):
            if not (hero.wild or cube == CURSE or skill.colour in ("", cube)):
                continue
            reach = skill.colour or ("blue" if hero.wild or cube == CURSE else cube)
            if any(candidates(s, hero, part, reach) for part in skill.parts):
                yield f"Use {skill.id} {cube}"


CROWDS = ("", "beside", "near", "far", "near far friend distant", "beside far friend")


@pytest.mark.rule("kw.available.skill", "kw.cr", "kw.wild-cube", "kw.pay-life.limit")
@pytest.mark.parametrize("who", sorted(HEROES))
def test_the_skills_that_can_be_used_are_those_that_meet_somebody(who: str) -> None:
    for crowd in CROWDS:
        s = scholar(who, crowd)
        hero = s.heroes[who]
        for wild in (False, True):
            hero.wild = wild
            for timing in ("action", "minor", "focus"):
                found = [str(option) for option in usable(s, hero, timing)]
                assert sorted(found) == sorted(slowly(s, hero, timing)), (crowd, wild, timing)
        hero.wild, hero.pool = False, {"red": 1, CURSE: 1}
        hero.slots = {next(iter(skills_of(hero.kit))): "red"}
        for health in (1, 2, 3, 9):
            hero.health = health
            found = [str(option) for option in usable(s, hero, "action")]
            assert sorted(found) == sorted(slowly(s, hero, "action")), (crowd, health)


def slow_answers(s: Drunagor, hero: Hero, blow: Blow, timing: str, hits: list[int]) -> list[str]:
    """Each Interrupt or Reaction with each cube that fits, for each of the threatened."""
    found = []
    left = any(blow.hits[i].left for i in hits)
    whose = list(dict.fromkeys(blow.hits[i].who for i in hits))
    reacted = any(skill.timing == "reacted" for skill in skills_of(hero.kit).values())
    taken = any(skill.timing == "taken" for skill in skills_of(hero.kit).values())
    for skill in skills_of(hero.kit).values():
        life = [act.n for part in skill.parts for act in part.acts if act.name == "pay_life"]
        if skill.timing != timing or not skill.slotted or skill.id in hero.slots:
            continue
        if life and max(life) >= hero.health:
            continue
        guard = next(
            (p for p in skill.parts if any(act.name in GUARDS for act in p.acts)), skill.parts[0]
        )
        words = {act.name for part in skill.parts for act in part.acts}
        idle = PREVENTS if taken else TURNS_ASIDE
        if not left and words <= idle and not (reacted and timing == "reaction"):
            continue  # [kw.reaction.zero]
        mine = any(hit.who == hero.id for hit in blow.hits)
        if mine and any(act.name == "protect" for act in guard.acts):
            continue  # [kw.protect.multi]
        first = skill.parts[0].acts[0]
        for cube in cubes(s, hero):
            if not (hero.wild or cube == CURSE or skill.colour in ("", cube)):
                continue
            reach = skill.colour or ("blue" if hero.wild or cube == CURSE else cube)
            doubled = (hero.wild or cube == CURSE) and skill.kind in HERO_KINDS
            for whom in whose[:1] if guard.whom == "none" else whose:
                leaps = first.name == "jump" and guard.whom == "adj_ally"
                if protects(s, hero, guard, whom, reach) or (
                    leaps and leaps_beside(s, hero, whom, first.n * (2 if doubled else 1))
                ):
                    found.append(f"Answer {skill.id} {cube} {whom}")
    return found


@pytest.mark.rule("kw.reaction", "kw.reaction.zero", "kw.protect.multi", "react.window")
@pytest.mark.parametrize("who", sorted(HEROES))
def test_the_answers_to_an_attack_are_those_that_protect_somebody(who: str) -> None:
    s = scholar(who, "beside friend distant")
    hero, others = s.heroes[who], [name for name in s.heroes if name != who]
    names = [who, *others, "robin_rising_1", "freed_maiden_1"]
    for damage in (0, 3):
        for whom in ([name] for name in names):
            check_answers(s, hero, whom, damage)
        for pair in ([who, others[0]], [others[0], others[1]], [others[1], who]):
            check_answers(s, hero, pair, damage)
    hero.pool, hero.health = {CURSE: 1, "green": 1}, 2
    check_answers(s, hero, [who, others[0]], 3)


def check_answers(s: Drunagor, hero: Hero, whom: list[str], damage: int) -> None:
    """All answers to an attack on some, and only to a part of it."""
    blow = Blow("war", "card", [Hit(name, damage=damage) for name in whom])
    for hits in ([0], [*range(len(whom))]):
        for timing in ("interrupt", "reaction"):
            found = [str(option) for option in answers(s, hero, blow, timing, hits)]
            slow = slow_answers(s, hero, blow, timing, hits)
            assert sorted(found) == sorted(slow), (whom, damage, hits, timing)


@pytest.mark.rule("kw.mindlock", "kw.mindlock.expend")
def test_under_mindlock_wisdom_cubes_are_not_spent() -> None:
    for who in ("lorelai", "nyx"):
        s = scholar(who, "far")
        hero = s.heroes[who]
        assert any(str(o).endswith(" blue") for o in usable(s, hero, "action"))
        rank = len(FIGHTERS["silent_watcher"]) - 1
        s.monsters["w"] = Monster("w", "silent_watcher", "pink", 9, at(s, "k4"), rank=rank)
        assert not any(str(o).endswith(" blue") for o in usable(s, hero, "action"))
        assert sorted(map(str, usable(s, hero, "action"))) == sorted(slowly(s, hero, "action"))


@pytest.mark.rule("kw.self", "kw.adj.range", "furn.barrel.untargetable", "ally.tokens")
def test_whom_a_part_for_allies_meets() -> None:
    parts = [(skill, part) for skill in SKILLS.values() for part in skill.parts]
    for reach in ("yellow", "red", "blue"):
        s = scholar("lorelai", "friend distant")  # vorn@d7 beside, maya@l8 far
        hero, near, far = s.heroes["lorelai"], s.heroes["vorn"], s.heroes["maya"]
        for skill, part in parts:
            found = candidates(s, hero, part, reach)
            if part.whom in ("self", "none"):
                assert found == ["lorelai"]
            elif part.whom in ("ally", "adj_ally"):
                wide = part.whom == "ally" and reach == "blue"
                assert ("vorn" in found, "maya" in found) == (True, wide), (skill.id, reach)
                assert "lorelai" not in found
                assert ("robin_rising_1" in found) == is_aid(part)
                assert ("freed_maiden_1" in found) == (is_aid(part) and wide)
            elif part.whom == "hero":
                assert ("lorelai" in found, "vorn" in found) == (True, True)
                assert ("maya" in found) == (reach == "blue")
            elif part.whom == "each_hero":
                assert len(found) == 3
        near.hiding, far.down = True, True
        for _, part in parts:
            if part.whom in ("ally", "adj_ally", "hero", "each_hero", "each_hero_near"):
                there = candidates(s, hero, part, reach)
                assert not {"vorn", "maya"} & set(there)


@pytest.mark.rule("kw.wild-cube", "kw.wild-cube.not-role", "kw.warlock.available", "kw.cr")
def test_what_a_cube_is_worth() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    for skill in SKILLS.values():
        for cube in (*COLOURS, CURSE):
            vorn.wild = False
            assert is_wild(skill, cube, vorn.wild) == (cube == CURSE and skill.kind in HERO_KINDS)
            vorn.wild = True
            assert is_wild(skill, cube, vorn.wild) == (skill.kind in HERO_KINDS)
            assert fits(skill, cube, wild=True)
            assert fits(skill, cube, wild=False) == (skill.colour in ("", cube) or cube == CURSE)
            assert reach_of(skill, cube) == (skill.colour or ("blue" if cube == CURSE else cube))


@pytest.mark.rule("kw.warden", "react.self", "kw.prevent.range")
def test_a_warden_answers_for_who_stands_beside_it() -> None:
    s = scholar("drasek")
    drasek = s.heroes["drasek"]
    assert gifts(drasek, "warden")
    mine = [p for skill in skills_of(drasek.kit).values() for p in skill.parts if p.whom == "self"]
    for part in mine:
        for name in s.heroes:
            beside = name == "drasek" or is_adjacent(s, "drasek", name)
            assert protects(s, drasek, part, name, "yellow") == beside
        assert not protects(s, drasek, part, "war", "yellow")


@pytest.mark.rule("kw.focus", "turn.minor-list")
def test_without_focus_no_focus_ability_whatever_else_one_holds() -> None:
    for who in HEROES:
        s = scholar(who, "beside")
        hero, turn = s.heroes[who], HeroTurn(who)
        for focus in range(5):
            hero.tokens = {"fury": 1, "focus": focus} if focus else {"fury": 1}
            mine = [skill for skill in skills_of(hero.kit).values() if skill.timing == "focus"]
            there = {
                f"Focus {skill.id}"
                for skill in mine
                if skill.cost <= focus
                and any(candidates(s, hero, part, "focus") for part in skill.parts)
            }
            found = {str(option) for option in minors(s, turn, hero)}
            assert {one for one in found if one.startswith("Focus")} == there
            assert all(skill.cost for skill in mine)
