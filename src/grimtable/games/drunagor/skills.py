"""Skills: which can be used, at whom they aim, and how they resolve from left to right."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from grimtable.games.drunagor.board import (
    distance,
    enemies,
    in_reach,
    is_adjacent,
    is_engaged,
    standing,
)
from grimtable.games.drunagor.content import HEROES, SKILLS, WEAPONS, Skill, skills_of
from grimtable.games.drunagor.cubes import tire
from grimtable.games.drunagor.health import gain, hurt, is_immune, pop, skills
from grimtable.games.drunagor.keywords import KEYWORDS, blow_of, value
from grimtable.games.drunagor.notation import Part
from grimtable.games.drunagor.options import Aim, Answer, Use
from grimtable.games.drunagor.state import COLOURS, Blow, Drunagor, Hero, SkillCast
from grimtable.games.drunagor.terrain import HARM, MAELSTROM, terrain_at
from grimtable.kernel.asks import Ask, Done, Option, Script
from grimtable.kernel.state import tell

ALONE = {colour: (colour,) for colour in COLOURS}
GUARDS = frozenset(["prevent", "prevent_all", "cover", "cancel", "avoid", "retaliate"])
"""What answers an attack."""


# What can be used -----------------------------------------------------------------------------


def cubes_for(hero: Hero, skill: Skill) -> tuple[str, ...]:
    """The available cubes that fit a Skill's empty slot [kw.available.skill] [kw.wild-cube].

    Role and Equipment Skills take any colour, a Wild Cube fits everywhere.
    """
    if not skill.slotted or skill.id in hero.slots:
        return ()
    colour = skill.colour
    if colour and not hero.wild:
        return ALONE[colour] if hero.pool.get(colour) else ()
    return cubes_held(hero)


def cubes_held(hero: Hero) -> tuple[str, ...]:
    """The colours of which a Hero has a cube available."""
    pool = hero.pool
    return tuple([cube for cube in COLOURS if pool.get(cube)])


def reach_of(skill: Skill, cube: str) -> str:
    """By which colour range is measured: the Skill's own, else the cube's [kw.cr].

    [kw.catalyze.range]
    """
    return skill.colour or cube


def affordable(hero: Hero, skill: Skill) -> bool:
    """PAY LIFE can't knock its payer out [kw.pay-life.limit]."""
    return all(a.name != "pay_life" or hero.health > a.n for p in skill.parts for a in p.acts)


def candidates(s: Drunagor, hero: Hero, part: Part, reach: str) -> list[str]:
    """Whom a part of a Skill can meet; a leading target governs it [kw.self] [kw.adj.range]."""
    if part.whom in ("self", "none"):
        me = hero.id
        return [me]
    if part.whom == "each_hero":
        return [h.id for h in standing(s)]
    if part.whom == "each_hero_near":
        return [h.id for h in standing(s) if distance(s, hero.id, h.id) <= part.near]
    if part.whom in ("enemy", "adj_enemy"):
        return targets(s, hero, part, reach)
    close = part.whom == "adj_ally"
    return [
        h.id
        for h in standing(s)
        if (h is not hero or part.whom == "hero")
        and (is_adjacent(s, hero.id, h.id) if close else in_reach(s, hero, h.id, reach))
    ]


def targets(s: Drunagor, hero: Hero, part: Part, reach: str) -> list[str]:
    """The enemies that a part can meet; no Ranged Weapon Attack while engaged [gap.engagement]."""
    first = part.acts[0].name
    if reach == "focus":  # the weapon's category, else unlimited
        reach = WEAPONS[HEROES[hero.id].weapon].reach if first == "hit" else "blue"
    if first == "hit" and reach == "red" and is_engaged(s, hero):
        return []
    if part.whom == "adj_enemy":
        reach = "yellow"
    if first == "telekinesis":
        light = [m for m in s.monsters if not is_immune(s, m, "telekinesis")]
        return [m for m in light if in_reach(s, hero, m, reach)]
    return [foe for foe in enemies(s) if in_reach(s, hero, foe, reach)]


class Usable(NamedTuple):
    """A Skill as a menu lists it; a sure one can always meet somebody, its user at least."""

    skill: Skill
    sure: bool
    costs_life: bool
    uses: dict[str, Option]
    """The option for each colour of cube."""
    guard: Part
    """The part that answers an attack, if there is one."""


def _is_guard(part: Part) -> bool:
    return any(act.name in GUARDS for act in part.acts)


SURE = frozenset(["self", "none", "hero", "each_hero", "each_hero_near"])


@cache
def menu(hero: str, role: str, timing: str) -> tuple[Usable, ...]:
    """The Skills of a timing that take cubes."""
    return tuple(
        Usable(
            skill,
            any(part.whom in SURE for part in skill.parts),
            "pay_life" in skill.words(),
            {cube: Use(skill.id, cube) for cube in COLOURS},
            next((p for p in skill.parts if _is_guard(p)), skill.parts[0]),
        )
        for skill in skills_of(hero, role).values()
        if skill.timing == timing and skill.slotted
    )


def usable(s: Drunagor, hero: Hero, timing: str) -> list[Option]:
    """The Skills that a Hero can spend a cube on now, with each cube that fits."""
    found: list[Option] = []
    held, wild, slots = cubes_held(hero), hero.wild, hero.slots
    met: dict[tuple[str, str], bool] = {}
    for skill, sure, costs_life, uses, _ in menu(hero.id, hero.role, timing):
        if skill.id in slots or (costs_life and not affordable(hero, skill)):
            continue
        colour = skill.colour
        for cube in held:
            if colour and colour != cube and not wild:
                continue
            reach = colour or cube
            if sure or any(_meets(s, hero, part, reach, met) for part in skill.parts):
                found.append(uses[cube])
    return found


def _meets(
    s: Drunagor, hero: Hero, part: Part, reach: str, met: dict[tuple[str, str], bool]
) -> bool:
    """Whether a part finds somebody; what was found for another Skill is remembered."""
    first = part.acts[0].name
    kind = f"{part.whom}-{first}" if first in ("hit", "telekinesis") else part.whom
    if (kind, reach) not in met:
        met[kind, reach] = bool(candidates(s, hero, part, reach))
    return met[kind, reach]


# Answers to an attack -------------------------------------------------------------------------


def answers(s: Drunagor, hero: Hero, blow: Blow, timing: str, hits: list[int]) -> list[Option]:
    """The Interrupts or Reactions that a Hero could use for one of some targets."""
    found: dict[Option, None] = {}
    for skill, _, costs_life, _, guard in menu(hero.id, hero.role, timing):
        cubes = cubes_for(hero, skill)
        if not cubes or (costs_life and not affordable(hero, skill)):
            continue
        for cube in cubes:
            reach = reach_of(skill, cube)
            for index in hits:
                whom = blow.hits[index].who
                if protects(s, hero, guard, whom, reach):
                    found[Answer(skill.id, cube, whom)] = None
    return list(found)


def protects(s: Drunagor, hero: Hero, part: Part, whom: str, reach: str) -> bool:
    """Whether a part can be used for somebody in danger [react.self] [kw.prevent.range]."""
    if whom not in s.heroes:
        return False
    if part.whom == "none":
        return True
    if part.whom == "self":
        return whom == hero.id
    return whom in candidates(s, hero, part, reach)


# How a Skill resolves -------------------------------------------------------------------------


def cast_step(s: Drunagor, cast: SkillCast) -> Script[None]:
    """Part by part, word by word, until something else comes on top or somebody has to choose."""
    hero, parts = s.heroes[cast.by], SKILLS[cast.skill].parts
    while True:
        if hero.down or cast.part >= len(parts):
            finish(s, cast, hero)
            return
        part = parts[cast.part]
        if not cast.chosen and (yield from aim(s, cast, part, hero)):
            return
        if not cast.aims or cast.act >= len(part.acts):
            cast.part, cast.act, cast.aims, cast.chosen = cast.part + 1, 0, [], False
            continue
        act = part.acts[cast.act]
        cast.act += 1
        depth = len(s.under_way)
        keyword = KEYWORDS[act.name]
        if act.name in ("hit", "spell"):
            keyword.do(s, cast, cast.aims[0], value(act, cast.wild))
        else:
            for who in cast.aims:
                if who in s.heroes or who in s.monsters or who == s.boss.id:
                    keyword.do(s, cast, who, value(act, cast.wild))
        if len(s.under_way) != depth:
            return


def aim(s: Drunagor, cast: SkillCast, part: Part, hero: Hero) -> Script[bool]:
    """Choose whom a part meets; whether there is another target to choose still."""
    if cast.whom and _is_guard(part):
        whom = cast.whom
        cast.aims, cast.chosen = [whom], True
        return False
    there = candidates(s, hero, part, cast.reach)
    if part.whom in ("self", "none", "each_hero", "each_hero_near"):
        cast.aims, cast.chosen = there, True
        return False
    most = max(
        (value(a, cast.wild) for a in part.acts if a.name in ("cleave", "multishot")), default=1
    )
    if most > 1 and any(a.name == "cleave" for a in part.acts):  # adjacent ones [kw.cleave]
        there = [foe for foe in there if is_adjacent(s, hero.id, foe)]
    left = [who for who in there if who not in cast.aims]
    if not left or len(cast.aims) >= most:
        cast.chosen = True
        return False
    options: list[Option] = [Aim(who) for who in left]
    if cast.aims:
        options.append(Done())
    if len(options) == 1:
        chosen: Option = options[0]
    else:
        word = part.acts[0].name
        chosen = yield Ask(
            hero.id, "aim", tuple(options), KEYWORDS[word].rule, {"skill": cast.skill}
        )
    if isinstance(chosen, Aim):
        cast.aims.append(chosen.at)
    if not isinstance(chosen, Aim) or len(cast.aims) >= most or len(left) == 1:
        cast.chosen = True
        return False
    return True


def finish(s: Drunagor, cast: SkillCast, hero: Hero) -> None:
    """The Skill has resolved: what follows an answer, and a Recall if no cube is left.

    [kw.interrupt.not-reaction]
    """
    answered = cast.timing in ("interrupt", "reaction")
    attacker = blow_of(s, cast).by if answered else ""
    pop(s, cast)
    if answered and not hero.down and terrain_at(s, hero.at) == MAELSTROM:
        hurt(s, hero.id, HARM, rule="terr.maelstrom.reactive")
        gain(s, hero.id, "entropy", 2, rule="terr.maelstrom.entropy")
    if cast.timing == "reaction" and (attacker in s.monsters or attacker == s.boss.id):
        for skill in skills(hero).values():  # not after an Interrupt [int.not-reaction]
            if skill.timing == "reacted":
                for act in skill.parts[0].acts:
                    gain(s, attacker, act.name, act.n, rule="int.not-reaction")
    tire(s, hero)


def told_used(s: Drunagor, hero: Hero, skill: str, cube: str, rule: str) -> None:
    """Say that a Skill is used."""
    tell(s, "used", rule, who=hero.id, skill=skill, cube=cube)
