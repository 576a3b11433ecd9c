"""Interactions: scenes as pages with choices, Skill Challenges, Statuses (p. 24)."""

from __future__ import annotations

from grimtable.games.drunagor.allies import dismiss, recruit
from grimtable.games.drunagor.arrivals import let_loose
from grimtable.games.drunagor.board import hall, is_engaged
from grimtable.games.drunagor.book import OPENING, Way
from grimtable.games.drunagor.content import CHAPTERS, ITEMS, SCENES, resolution
from grimtable.games.drunagor.cubes import leader
from grimtable.games.drunagor.health import accomplish, gain, gain_one, hurt, lose, pop, push
from grimtable.games.drunagor.keywords import EMPOWERED
from grimtable.games.drunagor.options import Discard, Interact, Resolve
from grimtable.games.drunagor.roll import D20
from grimtable.games.drunagor.state import (
    CURSE,
    OFF,
    Drunagor,
    Hero,
    Owed,
    SceneToken,
    Search,
    SkillCast,
    Visit,
)
from grimtable.kernel.asks import Ask, No, Roll, Script, Yes, choose
from grimtable.kernel.state import tell

EACH = 2
"""What every available cube of its colour adds to a Skill Challenge."""
POSSESSION = 11
"""What a possessed Hero has to reach."""


def scenes_beside(s: Drunagor, hero: Hero) -> list[Interact]:
    """Interaction tokens beside a Hero who is not engaged [inter.requirements] [inter.what].

    [inter.token-object]
    """
    if not s.scenes or hero.at == OFF:
        return []
    near = hall(s).board.beside[hero.at]
    found = [Interact(name) for name, token in s.scenes.items() if token.at in near]
    return found if found and not is_engaged(s, hero) else []


def interact(s: Drunagor, hero: Hero, scene: str) -> None:
    """Open the scene; all that follows is one Minor Action [inter.read] [inter.chain].

    [inter.repeat] [scene.loose-anchor] [scene.guardsman] [scene.luccanor] [scene.barricade]
    [scene.resistance] [scene.innkeeper] [scene.master] [scene.airship] [scene.plague]
    [scene.judgement] [scene.patina] [scene.elven-cache] [scene.brick] [scene.scavenger]
    [scene.rematch] [scene.last-words] [scene.guarded-door] [scene.blackriver] [scene.merchant]
    [scene.undying] [scene.prisoner] [scene.treasure] [scene.reunion] [scene.ghosts1]
    [scene.ghosts2] [scene.servant] [scene.deal] [scene.chamberlain] [scene.spymaster]
    [scene.compromising]
    """
    tell(s, "interacts", rule="inter.requirements", who=hero.id, scene=scene)
    for status in SCENES[scene].grants:  # on the first visit [scene.patina.first]
        note(s, status)
    if SCENES[scene].flowing and not s.flowing:
        s.flowing = "a"  # Crank Locked [scene.floodgate.first]
        tell(s, "flowing-enters", rule="scene.floodgate.first")
    push(s, Visit(hero.id, scene))


def convene(s: Drunagor) -> None:
    """A dilemma of the whole party: its Leader answers, wherever it stands [ruling.dilemma]."""
    scene, s.dilemma = s.dilemma, ""
    s.scenes[scene] = SceneToken(OFF, SCENES[scene].charges)
    interact(s, s.heroes[leader(s)], scene)


def available(s: Drunagor, scene: str) -> list[str]:
    """Options that were not chosen from a Charged Interaction [inter.two-procedures].

    [inter.two-forms] [inter.charged.unavailable] [inter.recurring.available]
    [kw.available.resolution] [kw.unavailable]
    """
    gone = s.scenes[scene].gone
    return [option.id for option in SCENES[scene].options if option.id not in gone]


def visit_step(s: Drunagor, v: Visit) -> Script[None]:
    """Choose, try if it is a challenge, and let it happen [inter.choose]."""
    if not v.option and opening(s, v) is not None:
        choose_option(s, v, OPENING)
    elif not v.option:
        options = tuple(Resolve(f"{v.scene}-{name}") for name in available(s, v.scene))
        about, led = {"scene": v.scene}, s.scenes[v.scene].at == OFF  # the whole party's
        answer = yield Ask(v.who, "scene", options, "inter.choose", about, led=led)
        choose_option(s, v, answer.option.removeprefix(f"{v.scene}-"))
    elif v.step == "try":
        yield from challenge(s, v)
    elif v.step == "happen":
        happen(s, v)
    else:
        finish(s, v)


def opening(s: Drunagor, v: Visit) -> int | None:
    """Which Resolution is read instead of a choice, if one fits the party's Statuses.

    [scene.guarded-door.first] [scene.elven-cache.first] [scene.last-words.lie]
    [scene.merchant.first] [scene.reunion.robin]
    """
    return fitting(s, v, SCENES[v.scene].opening)


def fitting(s: Drunagor, v: Visit, ways: list[Way]) -> int | None:
    """The first way that fits the party's Statuses, and what the Hero can pay."""
    held, hero = set(s.statuses), s.heroes[v.who]
    for i, way in enumerate(ways):
        pays = all(held_of(hero, token) >= n for token, n in way.pays.items())
        with_us = not way.company or any(a.kind == way.company for a in s.allies.values())
        if pays and with_us and held.issuperset(way.when) and not held.intersection(way.unless):
            return i
    return None


PROVISIONS = "consumable"
"""What is paid with an item of the bag, not with a token."""


def provisions(hero: Hero) -> list[str]:
    """The Consumables that a Hero could share."""
    return list(dict.fromkeys(item for item in hero.bag if item in ITEMS))


def held_of(hero: Hero, what: str) -> int:
    """How many tokens of a kind a Hero holds, or Consumables."""
    return len(provisions(hero)) if what == PROVISIONS else hero.has(what)


def settle_provisions(s: Drunagor, owed: Owed) -> Script[None]:
    """The Hero chooses which Consumable is given away [ruling.provisions]."""
    hero = s.heroes[owed.who]
    options = tuple(Discard(item) for item in provisions(hero))
    chosen = yield from choose(hero.id, "provisions", options, "ruling.provisions")
    pop(s, owed)
    hero.bag.remove(chosen.what)
    tell(s, "shared", rule="ruling.provisions", who=hero.id, item=chosen.what)


def choose_option(s: Drunagor, v: Visit, name: str) -> None:
    """Proceed to the Resolution: the first way that fits the party's Statuses."""
    v.option = name
    ways = SCENES[v.scene].option(name).ways
    way = fitting(s, v, ways)
    assert way is not None, f"{v.scene}-{name}: no way fits"
    v.way = way
    if SCENES[v.scene].kind == "charged" and not ways[way].again and name != OPENING:
        s.scenes[v.scene].gone.append(name)
    v.step = "try" if ways[v.way].challenge else "happen"
    tell(s, "resolves", rule="inter.choose", who=v.who, option=f"{v.scene}-{name}")


def way_of(v: Visit) -> Way:
    """The Resolution that was reached."""
    way = SCENES[v.scene].option(v.option).ways[v.way]
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
    more = EACH * hero.pool.get(trial.colour, 0)
    total = v.natural + more
    if total < trial.difficulty and (yield from buys_a_roll(hero, v.natural, v.scene)):
        v.natural = 0
        return
    v.result = "won" if total >= trial.difficulty else "lost"
    v.step = "happen"
    told = "challenge-won" if v.result == "won" else "challenge-lost"
    rolled = {"rolled": v.natural, "more": more, "colour": trial.colour, "n": total}
    tell(s, told, rule="ruling.challenge", who=v.who, **rolled, difficulty=trial.difficulty)


def buys_a_roll(hero: Hero, natural: int, what: str) -> Script[bool]:
    """Whether a Hero gives INSPIRATION for another roll of a Skill Challenge [kw.inspire.use]."""
    if not hero.has("inspire"):
        return False
    about = {"skill": what, "n": natural}
    if (yield Ask(hero.id, "inspire", (Yes(), No()), "kw.inspire.use", about)) != Yes():
        return False
    lose(hero, "inspire")
    return True


def settle_possession(s: Drunagor, owed: Owed) -> Script[None]:
    """An Agility challenge: KNOCK DOWN, or EMPOWER [ruling.possession] [ruling.challenge]."""
    hero, rule = s.heroes[owed.who], "ruling.possession"
    if hero.down:
        pop(s, owed)
        return
    if not owed.n:
        (owed.n,) = yield Roll((D20,), rule=rule, what="challenge")
        return
    more = EACH * hero.pool.get("green", 0)
    total = owed.n + more
    if total < POSSESSION and (yield from buys_a_roll(hero, owed.n, "possession")):
        owed.n = 0
        return
    pop(s, owed)
    told = "challenge-won" if total >= POSSESSION else "challenge-lost"
    rolled = {"rolled": owed.n, "more": more, "colour": "green", "n": total}
    tell(s, told, rule, who=hero.id, **rolled, difficulty=POSSESSION)
    if total >= POSSESSION:
        hero.empowered += EMPOWERED
        tell(s, "empowered", rule, who=hero.id)
    else:
        gain_one(s, hero.id, "knock_down", rule)


def happen(s: Drunagor, v: Visit) -> None:
    """Statuses change, then what it does to the Hero [inter.done]."""
    way, v.step = way_of(v), "done"
    s.told = "/".join(("scene", v.scene, v.option, str(v.way), v.result))
    for status in way.gains:
        note(s, status)
    for status in way.loses:
        if status in s.statuses:
            s.statuses.remove(status)
            tell(s, "status-lost", rule="ruling.statuses", status=status)
    hero = s.heroes[v.who]
    for token, n in way.pays.items():
        if token == PROVISIONS:
            push(s, Owed("provisions", v.who, n))
            continue
        lose(hero, token, n)
        tell(s, "paid", rule="scene.patina", who=v.who, token=token, n=n)
    hurt(s, s.boss.id, way.wounds, rule="inter.done", by=v.who)
    dismiss(s, way.dismisses)
    for kind, n in way.recruits.items():
        recruit(s, v.who, kind, n, together=s.scenes[v.scene].at == OFF)
    for kind, n in way.foes.items():
        let_loose(s, kind, n)
    if way.possesses:  # [ruling.possession]
        hero.possessed = True
    if way.aura and way.aura not in hero.auras:  # its token is only a reminder [kw.aura]
        hero.auras.clear()  # it takes the place of an older one [ruling.auras]
        hero.auras.append(way.aura)
        tell(s, "aura", rule="kw.aura", who=v.who, aura=way.aura)
    for _ in range(way.frees):
        set_free(s)
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
    if way.crank:
        s.flowing = way.crank
        tell(s, "flowing-turned", rule="scene.floodgate", face=way.crank)
    s.scenes[v.scene].gone += way.bars  # [inter.unavailable-effect]
    hurt(s, v.who, way.hurts, rule="inter.done")


def note(s: Drunagor, status: str) -> None:
    """Write a Status down, once."""
    if status not in s.statuses:
        s.statuses.append(status)
        tell(s, "status", rule="ruling.statuses", status=status)


def set_free(s: Drunagor) -> None:
    """The largest Pile of Runes returns to the bag [ruling.phylactery]."""
    if s.piles:
        pile = max(s.piles, key=lambda name: len(s.piles[name]))
        s.bag += s.piles.pop(pile)
        tell(s, "pile-freed", rule="ruling.phylactery", pile=pile)


def is_new(s: Drunagor, item: str) -> bool:
    """Whether the party has an Adventure Item for the first time [equip.adventure-items]."""
    held = any(item in (*hero.gear, *hero.bag) for hero in s.heroes.values())
    return not held and item not in s.stored


def finish(s: Drunagor, v: Visit) -> None:
    """The action is over: a Charged Interaction loses a charge, with the last one its token.

    A Resolution ends only itself, and costs its charge whatever it did [kw.resolved.resolution].

    [inter.charged.exception] [kw.resolved.interaction]
    """
    pop(s, v)
    token = s.scenes[v.scene]
    if SCENES[v.scene].kind != "charged" or way_of(v).free:
        spent = not available(s, v.scene)
    else:
        token.charges -= 1
        tell(s, "charges-left", rule="inter.charged.expend", scene=v.scene, n=token.charges)
        spent = token.charges <= 0 or not available(s, v.scene)
    over = spent or way_of(v).removes  # a Recurring one only so [inter.recurring.remove]
    if token.at == OFF:  # what the whole party decides is decided once [ruling.dilemma]
        over = v.scene != CHAPTERS[s.options.adventure].finale
    if over:
        del s.scenes[v.scene]
    accomplish(s)
