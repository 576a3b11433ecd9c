"""Interactions: scenes as pages with choices, Skill Challenges, Statuses (p. 24)."""

from __future__ import annotations

from grimtable.games.drunagor.board import hall, is_engaged
from grimtable.games.drunagor.content import SCENES, Way, resolution
from grimtable.games.drunagor.health import accomplish, gain, hurt, lose, pop, push
from grimtable.games.drunagor.options import Interact, Resolve
from grimtable.games.drunagor.roll import D20
from grimtable.games.drunagor.state import (
    CURSE,
    OFF,
    Drunagor,
    Hero,
    Owed,
    Search,
    SkillCast,
    Visit,
)
from grimtable.kernel.asks import Ask, No, Roll, Script, Yes
from grimtable.kernel.state import tell

EACH = 2
"""What every available cube of its colour adds to a Skill Challenge."""


def scenes_beside(s: Drunagor, hero: Hero) -> list[Interact]:
    """Interaction tokens beside a Hero who is not engaged [inter.requirements] [inter.what].

    [inter.token-object]
    """
    if not s.scenes or hero.at == OFF or is_engaged(s, hero):
        return []
    near = hall(s).board.beside[hero.at]
    return [Interact(name) for name, token in s.scenes.items() if token.at in near]


def interact(s: Drunagor, hero: Hero, scene: str) -> None:
    """Open the scene; all that follows is one Minor Action [inter.read] [inter.chain].

    [inter.repeat] [scene.loose-anchor] [scene.guardsman] [scene.luccanor] [scene.barricade]
    [scene.resistance] [scene.innkeeper] [scene.master] [scene.airship] [scene.plague]
    """
    tell(s, "interacts", rule="inter.requirements", who=hero.id, scene=scene)
    if SCENES[scene].flowing and not s.flowing:
        s.flowing = "a"  # Crank Locked [scene.floodgate.first]
        tell(s, "flowing-enters", rule="scene.floodgate.first")
    push(s, Visit(hero.id, scene))


def available(s: Drunagor, scene: str) -> list[str]:
    """Options that were not chosen from a Charged Interaction [inter.two-procedures].

    [inter.two-forms] [inter.charged.unavailable] [inter.recurring.available]
    [kw.available.resolution] [kw.unavailable]
    """
    gone = s.scenes[scene].gone
    return [option.id for option in SCENES[scene].options if option.id not in gone]


def visit_step(s: Drunagor, v: Visit) -> Script[None]:
    """Choose, try if it is a challenge, and let it happen [inter.choose]."""
    if not v.option:
        options = tuple(Resolve(f"{v.scene}-{name}") for name in available(s, v.scene))
        answer = yield Ask(v.who, "scene", options, "inter.choose", {"scene": v.scene})
        choose_option(s, v, answer.option.removeprefix(f"{v.scene}-"))
    elif v.step == "try":
        yield from challenge(s, v)
    elif v.step == "happen":
        happen(s, v)
    else:
        finish(s, v)


def choose_option(s: Drunagor, v: Visit, name: str) -> None:
    """Proceed to the Resolution: the first way that fits the party's Statuses."""
    v.option = name
    if SCENES[v.scene].kind == "charged":
        s.scenes[v.scene].gone.append(name)
    ways = next(o for o in SCENES[v.scene].options if o.id == name).ways
    held = set(s.statuses)
    v.way = next(
        i
        for i, way in enumerate(ways)
        if held.issuperset(way.when) and not held.intersection(way.unless)
    )
    v.step = "try" if ways[v.way].challenge else "happen"
    tell(s, "resolves", rule="inter.choose", who=v.who, option=f"{v.scene}-{name}")


def way_of(v: Visit) -> Way:
    """The Resolution that was reached."""
    option = next(o for o in SCENES[v.scene].options if o.id == v.option)
    way = option.ways[v.way]
    if way.challenge is None or not v.result:
        return way
    return way.challenge.won if v.result == "won" else way.challenge.lost


def challenge(s: Drunagor, v: Visit) -> Script[None]:
    """A d20 and 2 for each available cube of the colour; INSPIRATION buys another roll.

    [ruling.challenge] [kw.inspire.use]
    """
    hero, trial = s.heroes[v.who], way_of(v).challenge
    assert trial is not None
    if not v.natural:
        (v.natural,) = yield Roll((D20,), rule="ruling.challenge", what="challenge")
        return
    total = v.natural + EACH * hero.pool.get(trial.colour, 0)
    if total < trial.difficulty and hero.has("inspire"):
        about = {"skill": v.scene, "n": v.natural}
        if (yield Ask(hero.id, "inspire", (Yes(), No()), "kw.inspire.use", about)) == Yes():
            lose(hero, "inspire")
            v.natural = 0
            return
    v.result = "won" if total >= trial.difficulty else "lost"
    v.step = "happen"
    told = "challenge-won" if v.result == "won" else "challenge-lost"
    tell(s, told, rule="ruling.challenge", who=v.who, n=total, difficulty=trial.difficulty)


def happen(s: Drunagor, v: Visit) -> None:
    """Statuses change, then what it does to the Hero [inter.done]."""
    way, v.step = way_of(v), "done"
    s.told = "/".join(("scene", v.scene, v.option, str(v.way), v.result))
    for status in way.gains:
        if status not in s.statuses:
            s.statuses.append(status)
            tell(s, "status", rule="ruling.statuses", status=status)
    for status in way.loses:
        if status in s.statuses:
            s.statuses.remove(status)
            tell(s, "status-lost", rule="ruling.statuses", status=status)
    if way.effect:
        push(s, SkillCast(v.who, resolution(v.scene, v.option, v.way, v.result), "action", "blue"))
    if way.curses:
        push(s, Owed(CURSE, v.who, way.curses))
    for token, n in way.suffers.items():
        gain(s, v.who, token, n, rule="inter.done")
    if way.item and is_new(s, way.item):
        push(s, Search(v.who, way.item, trapped=False))
        tell(s, "found", rule="equip.adventure-items", who=v.who, item=way.item)
    for _ in range(way.draws):
        push(s, Search(v.who, safe=True))
    if way.crank and way.crank != s.flowing:
        s.flowing = way.crank
        tell(s, "flowing-turned", rule="scene.floodgate", face=way.crank)
    s.scenes[v.scene].gone += way.bars  # [inter.unavailable-effect]
    hurt(s, v.who, way.hurts, rule="inter.done")


def is_new(s: Drunagor, item: str) -> bool:
    """Whether the party has an Adventure Item for the first time [equip.adventure-items]."""
    held = any(item in (*hero.gear, *hero.bag) for hero in s.heroes.values())
    return not held and item not in s.stored


def finish(s: Drunagor, v: Visit) -> None:
    """The action is over: a Charged Interaction loses a charge, with the last one its token.

    [inter.charged.exception] [kw.resolved.interaction]
    """
    pop(s, v)
    token = s.scenes[v.scene]
    if SCENES[v.scene].kind != "charged" or way_of(v).free:
        spent = not available(s, v.scene)
    else:
        token.charges -= 1
        tell(s, "charge", rule="inter.charged.expend", scene=v.scene, n=token.charges)
        spent = token.charges <= 0
    if spent or way_of(v).removes:  # a Recurring one only so [inter.recurring.remove]
        del s.scenes[v.scene]
    accomplish(s)
