"""Skills: which can be used, at whom they aim, and how they resolve from left to right."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from grimtable.games.drunagor.board import (
    areas_at,
    distance,
    enemies,
    ground,
    hall,
    in_reach,
    is_adjacent,
    is_engaged,
    standing,
)
from grimtable.games.drunagor.box import Skill
from grimtable.games.drunagor.content import (
    SKILLS,
    area_name,
    area_named,
    arms_of,
    skills_of,
)
from grimtable.games.drunagor.cubes import tire
from grimtable.games.drunagor.health import (
    bonus,
    gain,
    gifts,
    hurt,
    is_fine,
    is_immune,
    is_wounded,
    lose,
    pop,
    push,
    skills,
)
from grimtable.games.drunagor.keywords import KEYWORDS, blow_of, value
from grimtable.games.drunagor.notation import Part
from grimtable.games.drunagor.options import Aim, Answer, Turn, Use
from grimtable.games.drunagor.state import COLOURS, OFF, Blow, Drunagor, Hero, Owed, SkillCast
from grimtable.games.drunagor.terrain import HARM, MAELSTROM, terrain_at
from grimtable.kernel.asks import Ask, Done, No, Option, Script, Yes
from grimtable.kernel.state import tell

ALONE = {colour: (colour,) for colour in COLOURS}
GUARDS = frozenset(
    ["prevent", "prevent_all", "cover", "cancel", "avoid", "retaliate", "protect", "redirect"]
)
"""What answers an attack."""
SMALL = frozenset(["telekinesis", "swap", "push", "charm"])
"""What no Large enemy can be the target of [kw.large.immune]."""
BASH = 2
"""SHIELD tokens that BASH takes."""
SPREAD = frozenset(["cleave", "multishot"])


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
        reach = arms_of(hero.kit).reach if first == "hit" else "blue"
    if first == "hit" and reach == "red" and is_engaged(s, hero):
        return []
    if part.whom == "adj_enemy":
        reach = "yellow"
    if first in SMALL:
        if first == "swap" and hero.at == OFF:
            return []
        word = "telekinesis" if first == "swap" else first
        light = [m for m in s.monsters if not is_immune(s, m, word)]
        return [m for m in light if in_reach(s, hero, m, reach)]
    found = [foe for foe in enemies(s) if in_reach(s, hero, foe, reach)]
    if reach == "yellow" and any(act.name == "strike" for act in part.acts):
        found = [
            foe
            for foe in enemies(s)
            if foe in found or any(touches(s, hero, area) for area in areas_at(s, foe))
        ]
    return found


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
def menu(kit: str, timing: str) -> tuple[Usable, ...]:
    """The Skills of a timing that take cubes."""
    return tuple(
        Usable(
            skill,
            any(part.whom in SURE for part in skill.parts),
            "pay_life" in skill.words(),
            {cube: Use(skill.id, cube) for cube in COLOURS},
            next((p for p in skill.parts if _is_guard(p)), skill.parts[0]),
        )
        for skill in skills_of(kit).values()
        if skill.timing == timing and skill.slotted
    )


def usable(s: Drunagor, hero: Hero, timing: str) -> list[Option]:
    """The Skills that a Hero can spend a cube on now, with each cube that fits."""
    found: list[Option] = []
    held, wild, slots = cubes_held(hero), hero.wild, hero.slots
    met: dict[tuple[str, str], bool] = {}
    for skill, sure, costs_life, uses, _ in menu(hero.kit, timing):
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
    kind = f"{part.whom}-{first}" if first == "hit" or first in SMALL else part.whom
    if (kind, reach) not in met:
        met[kind, reach] = bool(candidates(s, hero, part, reach))
    return met[kind, reach]


# Answers to an attack -------------------------------------------------------------------------


def answers(s: Drunagor, hero: Hero, blow: Blow, timing: str, hits: list[int]) -> list[Option]:
    """The Interrupts or Reactions that a Hero could use for one of some targets."""
    found: dict[Option, None] = {}
    for skill, _, costs_life, _, guard in menu(hero.kit, timing):
        cubes = cubes_for(hero, skill)
        if not cubes or (costs_life and not affordable(hero, skill)):
            continue
        if any(act.name == "protect" for act in guard.acts) and _is_target(blow, hero.id):
            continue  # [kw.protect.multi]
        for cube in cubes:
            reach = reach_of(skill, cube)
            # what needs no target (CANCEL) is one answer for all
            for index in hits[:1] if guard.whom == "none" else hits:
                whom = blow.hits[index].who
                if protects(s, hero, guard, whom, reach):
                    found[Answer(skill.id, cube, whom)] = None
    return list(found)


def _is_target(blow: Blow, who: str) -> bool:
    return any(hit.who == who for hit in blow.hits)


def protects(s: Drunagor, hero: Hero, part: Part, whom: str, reach: str) -> bool:
    """Whether a part can be used for somebody in danger [react.self] [kw.prevent.range]."""
    if whom not in s.heroes:
        return False
    if part.whom == "none":
        return True
    if part.whom == "self":  # or beside a Warden [kw.warden] [kw.warden.trigger]
        mine = whom == hero.id
        return mine or (bool(gifts(hero, "warden")) and is_adjacent(s, hero.id, whom))
    return whom in candidates(s, hero, part, reach)


# How a Skill resolves -------------------------------------------------------------------------


def cast_step(s: Drunagor, cast: SkillCast) -> Script[None]:
    """Part by part, word by word, until something else comes on top or somebody has to choose.

    [kw.cast]
    """
    hero, parts = s.heroes[cast.by], SKILLS[cast.skill].parts
    while True:
        if hero.down or cast.part >= len(parts):
            finish(s, cast, hero)
            return
        part = parts[cast.part]
        if part.when and not cast.chosen:
            if not (yield from applies(s, cast, part, hero)):
                skip(cast)
                continue
            if part.when == "split":
                points = shares(s, cast)
                skip(cast)
                push(s, points)
                return
        if not cast.chosen and (yield from aim(s, cast, part, hero)):
            return
        if not cast.aims or cast.act >= len(part.acts):
            skip(cast)
            continue
        act = part.acts[cast.act]
        cast.act += 1
        depth = len(s.under_way)
        keyword = KEYWORDS[act.name]
        if act.name in ("hit", "spell"):
            keyword.do(s, cast, cast.aims[0], value(s, cast, act))
        else:
            for who in cast.aims:
                if who in s.heroes or who in s.monsters or who == s.boss.id:
                    keyword.do(s, cast, who, value(s, cast, act))
        if len(s.under_way) != depth:
            return


def skip(cast: SkillCast) -> None:
    """Go on to the next part."""
    cast.part, cast.act, cast.aims, cast.chosen = cast.part + 1, 0, [], False
    cast.areas, cast.paid = [], False


def applies(s: Drunagor, cast: SkillCast, part: Part, hero: Hero) -> Script[bool]:
    """Whether a part that hangs on something is resolved [kw.bash] [kw.bash.decline]."""
    if part.when == "wounded":
        return is_wounded(hero)
    if part.when == "fine":
        return is_fine(hero)
    if part.when != "bash" or cast.paid:
        return part.when != "channel"
    if hero.has("shield") < BASH or not candidates(s, hero, part, cast.reach):
        return False
    if (yield Ask(hero.id, "bash", (Yes(), No()), "kw.bash", {"skill": cast.skill})) == No():
        return False
    lose(hero, "shield", BASH)
    cast.paid = True
    return True


def shares(s: Drunagor, cast: SkillCast) -> Owed:
    """The points of a part with SPLIT, to be dealt out."""
    act = SKILLS[cast.skill].parts[cast.part].acts[0]
    extra = bonus(s.heroes[cast.by], "heal_bonus") if act.name == "heal" else 0
    return Owed("split", cast.by, value(s, cast, act) + extra, rune=act.name)


def strike_areas(s: Drunagor, hero: Hero, there: list[str], reach: str) -> list[int]:
    """Areas in which a STRIKE meets somebody [kw.strike.melee] [kw.strike.range]."""
    board = hall(s).board
    found = sorted({area for who in there for area in areas_at(s, who)})
    if reach != "yellow" or hero.at == OFF:
        return found
    return [a for a in found if a not in board.inside or touches(s, hero, a)]


def touches(s: Drunagor, hero: Hero, area: int) -> bool:
    """Whether an area has a square adjacent to a Hero."""
    return hero.at != OFF and bool(ground(s).area.get(area, 0) & ground(s).around(1 << hero.at))


def choose_areas(
    s: Drunagor, cast: SkillCast, part: Part, hero: Hero, there: list[str]
) -> Script[bool]:
    """STRIKE X: pick up to X areas in range; whether there is another to pick [kw.strike]."""
    most = next(value(s, cast, a) for a in part.acts if a.name == "strike")
    board = hall(s).board
    open_ = [a for a in strike_areas(s, hero, there, cast.reach) if a not in cast.areas]
    if not open_ or len(cast.areas) >= most:
        return False
    options: list[Option] = [Turn(area_name(board, a)) for a in open_]
    if cast.areas:
        options.append(Done())
    if len(options) == 1:
        cast.areas.append(open_[0])
        return most > 1
    about = {"skill": cast.skill}
    chosen = yield Ask(hero.id, "strike-area", tuple(options), "kw.strike", about)
    if not isinstance(chosen, Turn):
        return False
    cast.areas.append(area_named(board, chosen.area))
    return len(cast.areas) < most and len(open_) > 1


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
    most = max((value(s, cast, a) for a in part.acts if a.name in SPREAD), default=1)
    if any(a.name == "strike" for a in part.acts):
        if not cast.aims and (yield from choose_areas(s, cast, part, hero, there)):
            return True
        there = [who for who in there if areas_at(s, who) & set(cast.areas)]
        most = len(there)
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
