"""Cubes that come and go: Recall Actions, Curse and Trauma Cubes, knock-outs (pp. 23, 32, 80)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from typing import Any

from grimtable.games.drunagor.board import back_of
from grimtable.games.drunagor.content import CHAPTERS, HORSEMEN, skills_of
from grimtable.games.drunagor.health import (
    CURSES,
    TRAUMAS,
    bonus,
    character,
    defeat,
    end,
    gifts,
    lose,
    most_health,
    pop,
    push,
)
from grimtable.games.drunagor.options import Discard, Put, Remove, Take
from grimtable.games.drunagor.state import (
    COLOURS,
    CONDITIONS,
    CURSE,
    RESOURCES,
    STACK,
    TRAUMA,
    Ally,
    Drunagor,
    Hero,
    HeroTurn,
    KnockOut,
    Monster,
    Owed,
    RecallAction,
)
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Done, Option, Options, Script, choose
from grimtable.kernel.state import tell

LENIENT = {"rookie": 1, "fighter": 1}
"""How many Curse Cubes fewer a Recall Action costs in an Adventure of a lower rank."""
HELD = "held"
"""Marks Curse Cubes that a Hero has already."""
WELL_FED = 2
"""Curse Cubes of a Recall Action for those who have eaten."""


def leader(s: Drunagor) -> str:
    """The Party Leader's seat [gap.party-leader]."""
    return s.options.leader or s.options.party[0]


def lead(s: Drunagor, what: str, options: Options, rule: str, **about: Hashable) -> Script[Any]:
    """The Party Leader decides; where nobody plays that Hero, any person [gap.party-leader]."""
    return decide(s, "", what, options, rule, **about)


def controller(s: Drunagor, who: str) -> str:
    """The seat that decides for somebody: a Hero's own, an ally's master's, else the Leader's."""
    return _own(s, who) or leader(s)


def decide(
    s: Drunagor, by: str, /, what: str, options: Options, rule: str, **about: Hashable
) -> Script[Any]:
    """Whoever decides for somebody does, unless there is only one option."""
    if len(options) == 1:
        return options[0]
    own = _own(s, by)
    return (yield Ask(own or leader(s), what, options, rule, about or None, led=not own))


def _own(s: Drunagor, who: str) -> str:
    if who in s.heroes:
        return who
    ally = s.allies.get(who)
    return ally.master if ally is not None else ""


def spend(hero: Hero, skill: str, cube: str) -> None:
    """Put an available cube into a Skill's slot; a Curse Cube blocks it [kw.spent].

    [kw.warlock.spent]
    """
    hero.pool[cube] -= 1
    hero.slots[skill] = cube
    hero.wild = False


def expend(s: Drunagor, hero: Hero, cube: str) -> None:
    """Put an available cube into the Expended box [kw.expend]."""
    hero.pool[cube] -= 1
    hero.expended[cube] = hero.expended.get(cube, 0) + 1
    hero.wild = False
    tell(s, "expended", rule="kw.expend", who=hero.id, cube=cube)


def tire(s: Drunagor, hero: Hero) -> None:
    """With no cube left a Hero has to recall, on anybody's turn [gap.recall]."""
    if hero.cubes or hero.down or s.won is not None:
        return
    if not any(isinstance(r, RecallAction) and r.who == hero.id for r in s.under_way):
        push(s, RecallAction(hero.id, "unwilling"))


# Recall Actions -------------------------------------------------------------------------------


def recall(s: Drunagor, r: RecallAction) -> Script[None] | None:
    """All spent and expended cubes come back, then the penalty, then what it triggers.

    A Willing one ends the turn [turn.willing-recall].
    """
    hero = s.heroes[r.who]
    match r.window:
        case Window.START:
            rules = {"willing": "turn.willing-recall", "unwilling": "gap.recall"}
            tell(s, "recall", rules.get(r.kind, "kw.free-recall"), who=hero.id, kind=r.kind)
            for skill, cube in list(hero.slots.items()):
                if cube in COLOURS:  # Curse Cubes stay [kw.spent] [kw.spent.curse]
                    del hero.slots[skill]
                    hero.pool[cube] = hero.pool.get(cube, 0) + 1
            for cube in COLOURS:  # [kw.expend.recall] [kw.warlock.no-recall]
                if cube in hero.expended:
                    hero.pool[cube] = hero.pool.get(cube, 0) + hero.expended.pop(cube)
            if lose(hero, "blind"):
                tell(s, "sees", rule="kw.blindness.end", who=hero.id)
            r.window = Window.PENALTY
        case Window.PENALTY:
            r.window = Window.TRIGGERS
            if r.kind != "free":  # [kw.free-recall]
                push(s, Owed(CURSE, hero.id, penalty(s)))
        case Window.TRIGGERS:
            return triggers(s, r, hero)
        case _:
            pop(s, r)
            if r.kind == "willing":
                for turn in s.under_way:
                    if isinstance(turn, HeroTurn) and turn.who == hero.id:
                        turn.window = Window.END
    return None


def penalty(s: Drunagor) -> int:
    """Curse Cubes of a Recall Action, as the Adventure has it [gap.recall-penalty]."""
    most = (CHAPTERS[s.options.adventure] if s.place else HORSEMEN[s.boss.id]).penalty
    if s.place:  # Heroes without Equipment recall at a lower price [ruling.milder-recall]
        most = max(1, most - LENIENT.get(s.options.strength, 0))
    return min(WELL_FED, most) if "well_fed" in s.statuses else most  # [ruling.well-fed]


ON_RECALL: dict[str, Callable[[Drunagor, Hero], Script[None]]] = {}
"""What a Horseman makes of any Recall Action; the Horsemen with an aura enter it here."""


def dried_tears(s: Drunagor, hero: Hero) -> None:
    """CLEANSE 1 [ruling.auras]."""
    push(s, Owed("cleanse", hero.id, 1))


def burden_of_guilt(s: Drunagor, hero: Hero) -> None:
    """INTIMIDATE 4, immune or not [ruling.auras]."""
    hero.tokens["intimidate"] = STACK
    tell(s, "gained", "ruling.auras", who=hero.id, token="intimidate", n=STACK)


AURAS = {"dried_tears": dried_tears, "burden_of_guilt": burden_of_guilt}
"""What each Aura does at its Hero's own Recall Action [ruling.auras]."""


def triggers(s: Drunagor, r: RecallAction, hero: Hero) -> Script[None] | None:
    """Willing, Unwilling and Free Recall Actions count; RECALL X does not [gap.recall-kinds]."""
    if s.boss.id in ON_RECALL:
        return daunted(s, r, hero)
    own_auras(s, r, hero)
    return None


def own_auras(s: Drunagor, r: RecallAction, hero: Hero) -> None:
    """What a Hero's own Auras make of its Recall Action."""
    r.window = Window.END
    for aura in hero.auras:
        AURAS[aura](s, hero)


def daunted(s: Drunagor, r: RecallAction, hero: Hero) -> Script[None]:
    """And what the Horseman makes of it."""
    own_auras(s, r, hero)
    yield from ON_RECALL[s.boss.id](s, hero)


# Cubes that block Skills ----------------------------------------------------------------------


def block(s: Drunagor, owed: Owed) -> Script[None] | None:
    """Curse or Trauma Cubes, one after the other [kw.cc] [kw.tc]."""
    if owed.n > 0:
        return put_cube(s, owed, s.heroes[owed.who], owed.kind)
    pop(s, owed)
    return None


def put_cube(s: Drunagor, owed: Owed, hero: Hero, cube: str) -> Script[None]:
    """Put a Curse or Trauma Cube on an available Hero or Role Skill [kw.take.curse]."""
    owed.n -= 1
    if cube == CURSE:
        if owed.rune != HELD:
            hero.curses += 1
        if hero.curses >= CURSES:  # held as Action Cubes they count as well [kw.warlock.defeat]
            end(s, False, "corrupted", rule="kw.cc.sixth", who=hero.id)
            return
        if gifts(hero, "warlock"):  # by either name [kw.warlock.pact] [kw.warlock.same]
            hero.pool[CURSE] = hero.pool.get(CURSE, 0) + 1
            tell(s, "held-curse", rule="kw.warlock.available", who=hero.id, n=hero.pool[CURSE])
            return
    else:
        hero.traumas += 1
        if hero.traumas >= TRAUMAS:
            end(s, False, "killed", rule="kw.tc.second", who=hero.id)
            return
    rule = "kw.cc" if cube == CURSE else "kw.tc"
    mine = cursable(hero.kit)
    there = [name for name in mine if name not in hero.slots]
    there = there or [name for name in mine if hero.slots[name] in COLOURS]
    if not there:
        return
    options = tuple(map(Put, there))
    n = hero.curses if cube == CURSE else hero.traumas
    chosen = yield from choose(hero.id, f"put-{cube}", options, rule, n=n)
    cover_slot(s, hero, chosen.skill, cube, rule)


@cache
def cursable(kit: str) -> tuple[str, ...]:
    """The Skills on which Curse and Trauma Cubes can be put."""
    return tuple(name for name, skill in skills_of(kit).items() if skill.cursable)


def cover_slot(s: Drunagor, hero: Hero, skill: str, cube: str, rule: str) -> None:
    """Block a Skill; a bonus to Maximum Health that is lost is lost at once [kw.hp.lose]."""
    before = vigour(s, hero)
    old = hero.slots.get(skill)
    if old in COLOURS:
        hero.expended[old] = hero.expended.get(old, 0) + 1
    hero.slots[skill] = cube
    tell(s, f"blocked-{cube}", rule, who=hero.id, skill=skill)
    if hero.pool.get(CURSE) and not gifts(hero, "warlock"):  # the pact is broken [ruling.pact-lost]
        push(s, Owed(CURSE, hero.id, hero.pool.pop(CURSE), rune=HELD))
    change_health(s, hero, vigour(s, hero) - before)


def vigour(s: Drunagor, hero: Hero) -> int:
    """What Health follows: the Maximum, or in the simple version every +X HP [kw.hp.simple].

    Then it does not matter whether the sum exceeds 16.
    """
    return bonus(hero, "hp") if s.options.simple_health else most_health(hero)


def change_health(s: Drunagor, hero: Hero, change: int) -> None:
    """P. 76: Health follows the Maximum, down and up [kw.hp.lose] [kw.hp.gain] [gap.hp-lethal].

    In the simple version it never rises again [kw.hp.simple.no-regain].
    """
    gained = max(0, change)
    if gained and s.options.simple_health:
        return
    if change and not hero.down:
        hero.health += change
        rule = "kw.hp.gain" if gained else "kw.hp.lose"
        tell(s, "most-health", rule, who=hero.id, n=f"{change:+}", most=most_health(hero))
        if hero.health <= 0:
            defeat(s, hero)


WELCOME = ("stealth", "polymorph")
"""Conditions that somebody may want to keep; of any other nobody is asked whether it may go."""


def cleanse(s: Drunagor, owed: Owed) -> Script[None]:
    """P. 32: for each point a Curse Cube or a whole stack of a Condition [kw.cleanse].

    For those whom nobody plays the Party Leader chooses; a Monster keeps nothing that it can be rid
    of [ruling.cleanse-others]. [kw.cleanse.mix]
    """
    it = character(s, owed.who)
    cubes = it.slots if isinstance(it, Hero) else {}
    blocked = [skill for skill, cube in cubes.items() if cube == CURSE]
    if isinstance(it, Hero) and loose_curses(it):
        blocked.append(CURSE)
    held = [token for token in CONDITIONS if it.has(token)]
    if owed.n <= 0 or not blocked + held:
        pop(s, owed)
        return
    owed.n -= 1
    options: list[Option] = [Remove(what) for what in (*blocked, *held)]
    # "Up to": a Curse Cube may be kept for an X, a new form for what it can do, STEALTH for itself.
    ours = isinstance(it, Hero | Ally)
    ill = ours and not blocked and len(held) == 1 and held[0] not in WELCOME
    options += [] if isinstance(it, Monster) or ill else [Done()]
    by = owed.who if isinstance(it, Hero) else ""
    answer = yield from decide(s, by, "cleanse", tuple(options), "kw.cleanse", who=owed.who)
    if not isinstance(answer, Remove):
        owed.n = 0
    elif answer.what in CONDITIONS:  # all its tokens [kw.cleanse.stack] [kw.polymorph.cleanse]
        lose(it, answer.what)
        tell(s, "cleansed", rule="kw.cleanse.stack", who=owed.who, what=answer.what)
    else:
        assert isinstance(it, Hero)
        before = vigour(s, it)
        if answer.what == CURSE:
            box = it.expended if it.expended.get(CURSE) else it.pool
            box[CURSE] -= 1
        else:
            del it.slots[answer.what]
        it.curses -= 1
        told = "cleansed" if answer.what == CURSE else "cleansed-curse"
        tell(s, told, rule="kw.cleanse", who=owed.who, what=answer.what)
        change_health(s, it, vigour(s, it) - before)


def loose_curses(hero: Hero) -> int:
    """Curse Cubes that a Warlock has among its cubes, available or expended."""
    return hero.pool.get(CURSE, 0) + hero.expended.get(CURSE, 0)


def take_back(s: Drunagor, owed: Owed) -> Script[None]:
    """RECALL X: up to X spent or expended cubes; no Recall Action [kw.recall].

    Curse Cubes never come back [kw.warlock.no-recall].
    """
    hero = s.heroes[owed.who]
    options: list[Option] = [Take(skill) for skill, cube in hero.slots.items() if cube in COLOURS]
    options += [Take(cube) for cube, n in hero.expended.items() if n and cube in COLOURS]
    if owed.n <= 0:
        pop(s, owed)
        return
    owed.n -= 1
    answer = yield from choose(hero.id, "take-back", (*options, Done()), "kw.recall")
    if not isinstance(answer, Take):
        owed.n = 0
        return
    if answer.what in COLOURS:
        cube = answer.what
        hero.expended[cube] -= 1
    else:
        cube = hero.slots.pop(answer.what)
    hero.pool[cube] = hero.pool.get(cube, 0) + 1
    tell(s, "took-back", rule="kw.recall", who=hero.id, cube=cube)


def starve(s: Drunagor, owed: Owed) -> Script[None]:
    """P. 38: discard single Resource tokens of one's choice [boss.famine.starve.single]."""
    hero = s.heroes[owed.who]
    held = tuple(Discard(token) for token in RESOURCES if hero.has(token))
    if owed.n <= 0 or not held:  # who has fewer discards all [boss.famine.starve.short]
        pop(s, owed)
        return
    owed.n -= 1
    answer = yield from choose(hero.id, "starve", held, "boss.famine.starve")
    lose(hero, answer.what, 1)
    s.boss.health += 2  # above what it began with, if need be [boss.famine.starve.over]
    told = {"token": answer.what, "boss": s.boss.id, "left": s.boss.health}
    tell(s, "starved", rule="boss.famine.starve.gain", who=hero.id, **told)


# Knocked out ----------------------------------------------------------------------------------


def knock_out(s: Drunagor, k: KnockOut) -> None:
    """Down: Conditions and an Aura go, then a Free Recall, then a Trauma Cube [gap.knock-out].

    [ruling.auras]
    """
    hero = s.heroes[k.who]
    k.step += 1
    if k.step == 1:
        tell(s, "knocked-out", rule="gap.knock-out", who=hero.id)
        hero.tokens = {word: n for word, n in hero.tokens.items() if word not in CONDITIONS}
        hero.empowered, hero.wild, hero.doubled, hero.lurking = 0, False, False, False
        for aura in hero.auras:
            tell(s, "aura-lost", rule="ruling.auras", who=hero.id, aura=aura)
        hero.auras = []
        if hero.grabbed:  # [gap.grabbed-out]
            hero.grabbed = False
            push(s, Owed("beside", hero.id, areas=back_of(s), rune="dropped"))
    elif k.step == 2:
        push(s, RecallAction(hero.id, "free"))
    elif k.step == 3:
        push(s, Owed(TRAUMA, hero.id, 1))
    else:
        pop(s, k)
