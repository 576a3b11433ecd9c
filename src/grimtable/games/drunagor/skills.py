"""Skills: which can be used, at whom, and which answer an attack."""

from __future__ import annotations

from functools import cache
from itertools import compress
from operator import attrgetter
from typing import NamedTuple

from msgspec.structs import replace

from grimtable.games.drunagor.abilities import loom
from grimtable.games.drunagor.board import (
    areas_at,
    bits,
    distance,
    enemies,
    foes_in_reach,
    free_mask,
    ground,
    hall,
    in_reach,
    is_adjacent,
    is_engaged,
    is_foe_in_reach,
)
from grimtable.games.drunagor.box import HERO_KINDS, Skill
from grimtable.games.drunagor.content import (
    SKILLS,
    arms_of,
    timed,
)
from grimtable.games.drunagor.health import (
    gifts,
    is_immune,
    triggered,
)
from grimtable.games.drunagor.keywords import movement_points
from grimtable.games.drunagor.lifting import haulable, is_liftable, liftable_friends
from grimtable.games.drunagor.notation import Part, aids
from grimtable.games.drunagor.options import Answer, Use
from grimtable.games.drunagor.state import (
    COLOURS,
    CUBES,
    CURSE,
    OFF,
    Blow,
    Drunagor,
    Hero,
)
from grimtable.games.drunagor.terrain import MAELSTROM, terrain_at, ways
from grimtable.kernel.asks import Option

PREVENTS = frozenset(["prevent", "prevent_all", "avoid"])
"""What is for nothing where no damage is left."""
TURNS_ASIDE = PREVENTS | {"cover", "protect", "redirect", "cancel", "pay_life"}
"""What else is for nothing then, unless who becomes the target gains by that."""
STRIKES_BACK = PREVENTS | {"retaliate"}
"""What is for nothing where, besides, who attacked is out of reach."""
WHOLE, MOST = frozenset(["prevent_all", "cancel"]), 99
"""What leaves nothing of an attack, and what that counts for beside figures."""
SMALL = frozenset(["telekinesis", "swap", "push", "charm"])
"""What no Horseman can be the target of, and but for CHARM no Large enemy [kw.large.immune]."""


# What can be used -----------------------------------------------------------------------------


def cubes_held(hero: Hero) -> tuple[str, ...]:
    """The colours of which a Hero has a cube available; a Curse Cube is of none.

    [kw.warlock.type]
    """
    return _colours(tuple(compress(hero.pool, hero.pool.values())))


@cache
def _colours(cubes: tuple[str, ...]) -> tuple[str, ...]:
    """Those among some cubes that are of a colour, in the order of the book."""
    return tuple(colour for colour in COLOURS if colour in cubes)


@cache
def _sorted(cubes: tuple[str, ...]) -> tuple[str, ...]:
    """Some cubes in the order of the book, Curse Cubes last."""
    return tuple(cube for cube in CUBES if cube in cubes)


def spendable(s: Drunagor, hero: Hero) -> tuple[str, ...]:
    """The cubes that a Hero can spend on Skills: under MINDLOCK no Wisdom Cubes [kw.mindlock].

    They can still be expended [kw.mindlock.expend]. A Warlock spends Curse Cubes, too [kw.warlock].
    """
    held = _sorted(tuple(compress(hero.pool, hero.pool.values())))
    if s.monsters and "blue" in held and loom(s, "mindlock"):
        held = tuple(cube for cube in held if cube != "blue")
    return held


def is_wild(skill: Skill, cube: str, wild: bool) -> bool:
    """Whether a cube doubles the numbers of a Skill: a catalyzed one, a Warlock's Curse Cube.

    Only those of Hero Skills, not of Roles and gear [kw.wild-cube.not-role] [kw.warlock.available].
    """
    return (wild or cube == CURSE) and skill.kind in HERO_KINDS


def fits(skill: Skill, cube: str, wild: bool) -> bool:
    """Whether a cube goes into a Skill's slot: of its colour, or a Wild Cube [kw.wild-cube]."""
    return wild or cube == CURSE or skill.colour in ("", cube)


def reach_of(skill: Skill, cube: str, wild: bool = False) -> str:
    """By which colour range is measured: the Skill's own, else the cube's [kw.cr].

    A Wild Cube counts as any colour, so the farthest is taken [kw.wild-cube] [kw.catalyze.range].
    """
    return skill.colour or ("blue" if wild or cube == CURSE else cube)


def price_of(skill: Skill, doubled: bool = False) -> int:
    """What PAY LIFE takes; it can't knock its payer out [kw.pay-life.limit].

    That number, too, is doubled by a Wild Cube [kw.wild-cube.double].
    """
    paid = [act.n for part in skill.parts for act in part.acts if act.name == "pay_life"]
    return max(paid, default=0) * (2 if doubled else 1)


def as_cast(part: Part, wild: bool) -> Part:
    """A part by its cube: a Wild Cube doubles the RANGE written in it, and what TELEKINESIS lifts.

    [gap.wild-threshold] [kw.wild-cube.double]
    """
    return _doubled(part) if wild else part


@cache
def _doubled(part: Part) -> Part:
    first, *others = part.acts
    if first.name == "telekinesis":
        first = replace(first, n=first.n * 2)
    return replace(part, near=part.near * 2, acts=(first, *others))


def lifeblood(hero: Hero) -> int:
    """What PAY LIFE has to stay below: Health, or half of it if BRITTLE doubles the loss.

    [kw.pay-life.limit] [kw.brittle.hero]
    """
    return (hero.health + 1) // 2 if "brittle" in hero.tokens else hero.health


def candidates(s: Drunagor, hero: Hero, part: Part, reach: str) -> list[str]:
    """Whom a part of a Skill can meet; a leading target governs it [kw.self] [kw.adj.range]."""
    whom = part.whom
    if whom in ("enemy", "adj_enemy"):
        return targets(s, hero, part, reach)
    if whom in ("self", "none"):
        me = hero.id
        return [me]
    return friends(s, hero, part, reach)


def friends(s: Drunagor, hero: Hero, part: Part, reach: str) -> list[str]:
    """The Heroes that a part can meet, and those who joined them."""
    found = [h.id for h in s.heroes.values() if helps(s, hero, part, reach, h)]
    if s.allies and part.whom in JOINED and is_aid(part):
        found += [a for a in s.allies if reaches_ally(s, hero, part, reach, a)]
    return found


JOINED = frozenset(["friend", "ally", "adj_ally"])
"""Targets that can be somebody who joined the Heroes [ally.tokens] [kw.companion.tokens]."""


@cache
def is_aid(part: Part) -> bool:
    """Whether a Follower or Cohort can be the target of a part."""
    return aids(part.acts)


def reaches_ally(s: Drunagor, hero: Hero, part: Part, reach: str, ally: str) -> bool:
    """Whether a part that is for allies reaches one who joined the Heroes."""
    if part.whom == "adj_ally":
        return is_adjacent(s, hero.id, ally)
    return in_reach(s, hero, ally, reach)


def helps(s: Drunagor, hero: Hero, part: Part, reach: str, other: Hero) -> bool:
    """Whether a part that is for Heroes can meet one of them [kw.self] [kw.adj.range]."""
    whom = part.whom
    if other.down or (other is hero and whom in ("ally", "adj_ally")):
        return False
    if other.hiding:  # in barrels nobody reaches it, friend or foe [furn.barrel.untargetable]
        return False
    if whom == "each_hero":
        return True
    if whom == "each_hero_near":
        return distance(s, hero.id, other.id) <= part.near
    if whom == "adj_ally":
        return is_adjacent(s, hero.id, other.id)
    return in_reach(s, hero, other.id, reach)


def targets(s: Drunagor, hero: Hero, part: Part, reach: str) -> list[str]:
    """The enemies that a part can meet; no Ranged Weapon Attack while engaged [gap.engagement]."""
    first = part.word
    if reach == "focus":  # the weapon's category, else unlimited
        reach = arms_of(hero.kit).reach if first == "hit" else "blue"
    if first == "hit" and reach == "red" and is_engaged(s, hero):
        return []
    if part.whom == "adj_enemy":
        reach = "yellow"
    if first in SMALL:
        return small_targets(s, hero, part, reach)
    found = foes_in_reach(s, hero, reach)
    if is_sweep(part) or (part.strikes and reach == "yellow"):
        return spread_targets(s, hero, part, found)
    return found


def small_targets(s: Drunagor, hero: Hero, part: Part, reach: str) -> list[str]:
    """Whom a part moves or charms [kw.large.immune]; TELEKINESIS lifts friends and things, too."""
    first = part.word
    if first == "swap" and hero.at == OFF:
        return []
    word = "telekinesis" if first == "swap" else first
    # only quicker: without a Monster none is in reach
    there = foes_in_reach(s, hero, reach) if s.monsters else []
    found = [m for m in there if m in s.monsters and not is_immune(s, m, word)]
    if first == "telekinesis":
        found += liftable_friends(s, hero, reach)
        found += haulable(s, hero, part.acts[0].n, reach)
    return found


def spread_targets(s: Drunagor, hero: Hero, part: Part, found: list[str]) -> list[str]:
    """Of those in reach the adjacent ones for a CLEAVE, whatever the cube [kw.cleave].

    A STRIKE with a Melee Cube also meets those in areas that the Hero touches; by any other reach
    it meets whoever stands in an area beside it anyway.
    """
    if is_sweep(part):
        return [foe for foe in found if is_adjacent(s, hero.id, foe)]
    return [
        foe
        for foe in enemies(s)
        if foe in found or any(touches(s, hero, area) for area in areas_at(s, foe))
    ]


def is_sweep(part: Part) -> bool:
    """Whether a part meets several enemies around its user."""
    return bool(part.spreads) and any(act.name == "cleave" for act in part.spreads)


class Usable(NamedTuple):
    """A Skill as a menu lists it; a sure one can always meet somebody, its user at least."""

    skill: Skill
    sure: bool
    guard: Part
    """The part that answers an attack, if there is one."""


SURE = frozenset(["self", "none", "hero", "friend", "each_hero", "each_hero_near"])


@cache
def menu(kit: str, timing: str) -> tuple[Usable, ...]:
    """The Skills of a timing that take cubes."""
    return tuple([listed(skill.id) for skill in timed(kit).get(timing, ()) if skill.slotted])


@cache
def listed(name: str) -> Usable:
    """A Skill as any menu lists it."""
    skill = SKILLS[name]
    sure = any(part.whom in SURE for part in skill.parts)
    guard = next((p for p in skill.parts if p.guards), skill.parts[0])
    return Usable(skill, sure, guard)


class Line(NamedTuple):
    """A Skill and the cubes that fit, as a menu lists them."""

    skill: str
    price: int
    """Health that PAY LIFE takes."""
    uses: tuple[Option, ...]
    """All that can be used if one of the needs is met."""
    needs: str
    """What two lines have in common that can be used in the same cases; empty: in all."""
    parts: tuple[tuple[Part, str], ...]
    """Parts of which one has to meet somebody, and by which reach."""


@cache
def lines(kit: str, timing: str, held: tuple[str, ...], wild: bool) -> tuple[Line, ...]:
    """All Skills of a timing with the cubes that a Hero holds [kw.available.skill] [kw.wild-cube].

    Role and Equipment Skills take any colour, a Wild Cube fits everywhere.
    """
    found: list[Line] = []
    for one in menu(kit, timing):
        found += lines_of(one.skill.id, held, wild)
    return tuple(found)


@cache
def lines_of(name: str, held: tuple[str, ...], wild: bool) -> tuple[Line, ...]:
    """A Skill with the cubes that fit: one line for those by which it reaches as far.

    [kw.cr]
    """
    found: list[Line] = []
    for cube in held:
        line = line_of(name, cube, wild)
        if line is None:
            continue
        last = found[-1] if found else None
        if last is not None and last.price == line.price and last.needs == line.needs:
            found[-1] = last._replace(uses=(*last.uses, *line.uses))
        else:
            found.append(line)
    return tuple(found)


@cache
def line_of(name: str, cube: str, wild: bool) -> Line | None:
    """A Skill with one cube, if it fits."""
    skill, sure, _ = listed(name)
    if not fits(skill, cube, wild):
        return None
    doubled, reach = is_wild(skill, cube, wild), reach_of(skill, cube, wild)
    parts = tuple((as_cast(part, doubled), reach) for part in skill.parts)
    needs = "" if sure else " ".join(dict.fromkeys(_need(*one) for one in parts))
    return Line(name, price_of(skill, doubled), (Use(name, cube),), needs, parts)


def _need(part: Part, reach: str) -> str:
    """What two parts have in common that meet the same Characters, or nobody both."""
    if part.word == "telekinesis":
        return f"{part.whom}-telekinesis-{part.acts[0].n}-{reach}"
    if part.word in SMALL or part.whom not in ("enemy", "adj_enemy"):
        return f"{part.whom}-{part.word if part.word in SMALL else is_aid(part)}-{reach}"
    shot = part.word == "hit"
    if reach != "red":  # only quicker: else a weapon meets the same as a spell
        shot = False
    reach = "yellow" if part.whom == "adj_enemy" else "blue" if reach == "green" else reach
    sweep = is_sweep(part)
    if sweep and reach == "blue":  # only quicker: of all the adjacent ones
        return f"enemy-{shot}-False-yellow"
    if reach == "yellow":  # only quicker: there all are adjacent
        sweep = False
    return f"{'sweep-' if sweep else ''}enemy-{shot}-{part.strikes and reach == 'yellow'}-{reach}"


FOES = {
    f"enemy-{shot}-False-{reach}": (shot, reach)
    for shot in (False, True)
    for reach in ("yellow", "red", "blue")
}
"""Needs that are met where an enemy is in reach, by a shot only if not engaged [gap.engagement]."""

PEACE = {"": True, **dict.fromkeys(FOES, False)}
"""Which needs are met where there is no enemy."""


def usable(s: Drunagor, hero: Hero, timing: str) -> list[Option]:
    """The Skills that a Hero can spend a cube on now, with each cube that fits."""
    found: list[Option] = []
    slots, life = hero.slots, lifeblood(hero)
    met = {"": True} if s.boss.id or s.monsters else PEACE.copy()
    for skill, price, uses, needs, parts in lines(hero.kit, timing, spendable(s, hero), hero.wild):
        if skill in slots or price >= life:
            continue
        if needs not in met:  # only quicker: the same needs are met by the same
            met[needs] = meets(s, hero, needs, parts)
        if met[needs]:
            found += uses
    return found


def meets(s: Drunagor, hero: Hero, needs: str, parts: tuple[tuple[Part, str], ...]) -> bool:
    """Whether one of some parts meets anybody."""
    plain = FOES.get(needs)
    if plain is None:
        # only quicker: who can lift itself needs nobody else
        lifts = "enemy-telekinesis" in needs and is_liftable(s, hero)
        return bool(lifts or first_met(s, hero, parts))
    shot, reach = plain
    return is_foe_in_reach(s, hero, reach) and not (shot and is_engaged(s, hero))


def first_met(s: Drunagor, hero: Hero, parts: tuple[tuple[Part, str], ...]) -> list[str]:
    """Whom the first of some parts meets that meets anybody."""
    for part, reach in parts:
        found = candidates(s, hero, part, reach)
        if found:
            return found
    return []


# Answers to an attack -------------------------------------------------------------------------


def answers(s: Drunagor, hero: Hero, blow: Blow, timing: str, hits: list[int]) -> list[Option]:
    """The Interrupts or Reactions that a Hero could use for one of some targets.

    Where nothing is left to be prevented, only those that do something else [kw.reaction.zero].
    """
    found: list[Option] = []
    held = spendable(s, hero)
    mine = guards(hero.kit, timing, held, hero.wild)
    if mine and is_vain(s, hero, blow, hits):
        mine = guards(hero.kit, timing, held, hero.wild, vain=True)
        mine = tuple([guard for guard in mine if not falls_short(s, hero, blow, guard)])
    if not mine:
        return found
    slots, life, whose = hero.slots, lifeblood(hero), targets_of(blow, hits)
    met: dict[str, list[str]] = {}
    for guard in mine:
        skill, cubes, price, need, alone = guard[:5]
        if skill in slots or price >= life:
            continue
        if alone and _is_target(blow, hero.id):
            continue  # [kw.protect.multi]
        if need not in met:  # only quicker: the same need is met by the same
            met[need] = in_need(s, hero, guard, whose)
        for cube in cubes if met[need] else ():
            for whom in met[need]:
                found.append(Answer(skill, cube, whom))
    return found


def is_vain(s: Drunagor, hero: Hero, blow: Blow, hits: list[int]) -> bool:
    """Whether no damage is left to be prevented, and nothing happens to who reacts."""
    for index in hits:
        if blow.hits[index].left:
            return False
    return terrain_at(s, hero.at) != MAELSTROM


def falls_short(s: Drunagor, hero: Hero, blow: Blow, guard: Guard) -> bool:
    """Whether nothing but a blow back is left of an answer, and does not reach who attacked.

    [kw.retaliate.range]
    """
    if not STRIKES_BACK.issuperset(SKILLS[guard.skill].words()) or triggered(hero.kit, "reacted"):
        return False
    if not (blow.by == s.boss.id or blow.by in s.monsters):  # another blow back was its end
        return True
    return not (_is_target(blow, hero.id) and in_reach(s, hero, blow.by, guard.reach))


def targets_of(blow: Blow, hits: list[int]) -> list[str]:
    """Who some of the hits of an attack are for."""
    if len(hits) == 1:  # only quicker: nobody can be named twice
        return [blow.hits[hits[0]].who]
    return list(dict.fromkeys([blow.hits[index].who for index in hits]))


def in_need(s: Drunagor, hero: Hero, guard: Guard, whose: list[str]) -> list[str]:
    """For whom of some a Hero could use an answer; CANCEL needs no target, and is one for all."""
    part, reach, leap, found = guard.part, guard.reach, guard.leap, []
    for whom in whose[:1] if part.whom == "none" else whose:
        if protects(s, hero, part, whom, reach) or (leap and leaps_beside(s, hero, whom, leap)):
            found.append(whom)
    return found


class Guard(NamedTuple):
    """A Skill that answers an attack, and the cubes that fit and by which it reaches as far."""

    skill: str
    cubes: tuple[str, ...]
    price: int
    need: str
    """What two have in common that can be used for the same Characters."""
    alone: bool
    """Whether it PROTECTs, and so is for those alone who are no target themselves."""
    part: Part
    reach: str
    leap: int
    """How far its user jumps before it has to be adjacent [upg.sample.ward]."""
    spares: int
    """How much it keeps off by its printed figures."""


@cache
def guards(
    kit: str, timing: str, held: tuple[str, ...], wild: bool, vain: bool = False
) -> tuple[Guard, ...]:
    """All Interrupts or Reactions with the cubes that a Hero holds.

    Where it would be in vain, none that does nothing but prevent, if nothing else follows it.
    """
    found: list[Guard] = []
    idle = PREVENTS if triggered(kit, "taken") else TURNS_ASIDE
    follows = timing == "reaction" and triggered(kit, "reacted")
    for one in menu(kit, timing):
        if vain and idle.issuperset(one.skill.words()) and not follows:
            continue
        found += guards_of(one.skill.id, held, wild)
    found.sort(key=SPARES, reverse=True)  # what spares most is offered first
    return tuple(found)


SPARES = attrgetter("spares")


@cache
def guards_of(name: str, held: tuple[str, ...], wild: bool) -> tuple[Guard, ...]:
    """A Skill with the cubes that fit: one of it for those by which it reaches as far."""
    (skill, _, guard), found = listed(name), list[Guard]()
    alone, spares = any(act.name == "protect" for act in guard.acts), spared(guard)
    first = skill.parts[0].acts[0]
    jumps = first.name == "jump" and guard.whom == "adj_ally"
    for cube in held:
        if not fits(skill, cube, wild):
            continue
        reach, doubled = reach_of(skill, cube, wild), is_wild(skill, cube, wild)
        price = price_of(skill, doubled)
        leap = first.n * (2 if doubled else 1) if jumps else 0
        need = f"{alone}-{is_aid(guard)}-{guard.whom}-{guard.near}-{reach}-{leap}"
        one = Guard(name, (cube,), price, need, alone, guard, reach, leap, spares)
        if found and found[-1]._replace(cubes=one.cubes) == one:
            found[-1] = one._replace(cubes=(*found[-1].cubes, cube))
        else:
            found.append(one)
    return tuple(found)


def spared(part: Part) -> int:
    """How much an answer keeps off by its printed figures."""
    if any(act.name in WHOLE for act in part.acts):
        return MOST
    return sum(act.n for act in part.acts if act.name == "prevent")


def leaps_beside(s: Drunagor, hero: Hero, whom: str, leap: int) -> bool:
    """Whether a JUMP leads beside an ally, with what adds to it or takes of it [ruling.jump]."""
    ally = s.heroes.get(whom)
    if ally is None or ally is hero or OFF in (ally.at, hero.at):
        return False
    there, _, _ = ways(s, hero.id, movement_points(hero, leap), jump=True)
    return bool(there & free_mask(s) & ground(s).around(1 << ally.at))


def _is_target(blow: Blow, who: str) -> bool:
    return any(hit.who == who for hit in blow.hits)


def protects(s: Drunagor, hero: Hero, part: Part, whom: str, reach: str) -> bool:
    """Whether a part can be used for somebody in danger [react.self] [kw.prevent.range]."""
    if whom not in s.heroes and whom not in s.allies:
        return False
    if part.whom == "none":
        return True
    joined = whom in s.allies  # [ally.tokens]
    if joined and not is_aid(part):
        return False
    if part.whom == "self":  # or beside a Warden [kw.warden] [kw.warden.trigger]
        mine = whom == hero.id
        return mine or (bool(gifts(hero, "warden")) and is_adjacent(s, hero.id, whom))
    if joined:
        return part.whom in JOINED and reaches_ally(s, hero, part, reach, whom)
    if part.whom in ("enemy", "adj_enemy"):
        return False
    return helps(s, hero, part, reach, s.heroes[whom])


def touches(s: Drunagor, hero: Hero, area: int) -> bool:
    """Whether an area has a square adjacent to a Hero."""
    there = bits(hall(s).board.inside.get(area, ()))
    return hero.at != OFF and bool(there & ground(s).around(1 << hero.at))
