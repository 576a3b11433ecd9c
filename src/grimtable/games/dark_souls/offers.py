"""What an option costs, does and promises now: for whoever has to choose.

Odds walk the rules: the real script is run over everything that the dice can show, with nobody
using Luck. Where that is too much, no odds are given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Any

from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls import words
from grimtable.games.dark_souls.attacks import pool, strike
from grimtable.games.dark_souls.bonfire import level_cost, treasure_cost
from grimtable.games.dark_souls.characters import act
from grimtable.games.dark_souls.combat import Defeat, Victory, evade, put, suffer
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.enemies import crate, dodge, withstand
from grimtable.games.dark_souls.state import Character, Model, Souls, defence, dodge_dice, gear
from grimtable.kernel.asks import Answer, Ask, Chance, Die, Option, Roll, Script
from grimtable.kernel.fate import outcomes
from grimtable.kernel.scene import Words
from grimtable.odds import Walked, walk

MOST = 150
"""Outcomes beyond which no odds are given."""
DEFENCE = 10_000
"""More than anybody's defence has: what is at stake is always told."""
ENDS = (Defeat, Victory)


def offers(s: Souls, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for options of an open ask."""
    about = ask.about or {}
    found: dict[Option, Words] = {}
    known: dict[object, Words] = {}
    for option in ask.options:
        match option:
            case o.Strike() | o.Lunge():
                free = ask.what == "riposte"
                found[option] = _strike(s, option, known, free=free)
            case o.Use() | o.Walk() | o.Run():
                found[option] = _act(s, option)
            case o.Heroic(who=who):
                found[option] = Words("offer-Heroic", {"does": words.heroic(who)})
            case o.Guard(who=who):
                found[option] = _guard(s, who, about)
            case o.Dodge(who=who, to=to):
                found[option] = _dodge(s, who, to, about, trap=ask.what == "trap")
            case o.Suffer(who=who):
                found[option] = _suffer(s, who, int(about["n"]))
            case o.Reroll(die=die):
                found[option] = Words("offer-Reroll", {"n": die + 1, "face": about["faces"][die]})
            case o.LevelUp(who=who, stat=stat):
                found[option] = _level(s, s.characters[who], stat)
            case o.Buy():
                found[option] = Words("offer-Buy", {"n": treasure_cost(s)})
            case o.Spark():
                found[option] = Words("offer-Spark", {"n": 2 * len(s.party)})
    return found


# Attacks and moves ----------------------------------------------------------------------------


def _strike(
    s: Souls, option: o.Strike | o.Lunge, known: dict[object, Words], *, free: bool
) -> Words:
    """Weapon, cost, dice, icons, target and odds of an attack."""
    fight = s.fight
    assert fight is not None
    c = s.characters[option.who]
    action = gear(option.weapon).actions[option.line - 1]
    foes = _aimed_at(s, option.target)
    bosses = any(m.facing is not None for m in fight.foes.values())
    via = option.via if isinstance(option, o.Lunge) else None
    # From where one strikes matters to the odds only if there are arcs.
    key = (option.weapon, option.line, option.target, via if bosses else None)
    if key not in known:
        only = foes[0].id if free else None
        ways = _ways(s, lambda t: strike(t, t.characters[c.id], option, only=only), option.target)
        known[key] = _wounds(c, foes, ways) if foes else Words("offer-none")
    colours, mod = _dice(s, option, via, foes) if action.dice else ([], 0)  # [ruling.no-dice]
    args: dict[str, Any] = {
        "weapon": option.weapon,
        "target": _target(option.target, foes),
        "cost": Words("offer-free") if free else _cost(s, option),
        "does": words.action(action, colours, mod),
        "odds": known[key],
    }
    if isinstance(option, o.Strike):
        return Words("offer-Strike", args)
    key_of = "offer-Lunge" if option.target else "offer-Lunge-first"
    return Words(key_of, {**args, "via": option.via})


def _dice(
    s: Souls, option: o.Strike | o.Lunge, via: str | None, foes: list[Model]
) -> tuple[list[str], int]:
    """What is rolled: it may depend on the arc from which one strikes in the end."""
    there = s.clone()
    c = there.characters[option.who]
    if via is not None:
        put(there, c, via)
    return pool(there, c, option.weapon, gear(option.weapon).actions[option.line - 1], foes)


def _aimed_at(s: Souls, target: str | None) -> list[Model]:
    fight = s.fight
    assert fight is not None
    if target in fight.foes:
        return [fight.foes[target]]
    return [m for m in fight.foes.values() if m.node == target]


def _target(target: str | None, foes: list[Model]) -> Words | str | None:
    """An enemy, or all enemies of a node."""
    if len(foes) > 1:
        return Words("offer-node", {"node": target, "foes": tuple(foe.id for foe in foes)})
    return foes[0].id if foes else target


def _wounds(c: Character, foes: list[Model], ways: list[Walked] | None) -> Words:
    """The damage to expect, and the chance that a target falls."""
    if ways is None:
        return Words("offer-none")
    damage = falls = Fraction(0)
    for way in ways:
        left = way.state.fight.foes
        for foe in foes:
            now = left[foe.id].wounds if foe.id in left else LIBRARY.foes[foe.kind].health
            damage += way.weight * max(0, now - foe.wounds)
        falls += way.weight * any(foe.id not in left for foe in foes)
    many = "many" if len(foes) > 1 else "one"
    args = {"damage": _decimal(damage), "kill": percent(falls), "many": many}
    return Words("offer-odds", {**args, "luck": c.luck})


def _act(s: Souls, option: o.Use | o.Walk | o.Run) -> Words:
    """What a move costs, or what using a card costs and does."""
    args: dict[str, Any] = {"cost": _cost(s, option)}
    if isinstance(option, o.Use):
        action = gear(option.weapon).actions[option.line - 1]
        args |= {"weapon": option.weapon, "target": option.target, "does": words.action(action)}
    else:
        args["to"] = option.to
    return Words(f"offer-{type(option).__name__}", args)


def _cost(s: Souls, option: o.Strike | o.Lunge | o.Use | o.Walk | o.Run) -> Words:
    """The stamina that the rules take for an action."""

    def rules(t: Souls) -> Script[None]:
        assert t.fight is not None
        assert t.fight.turn is not None
        return act(t, t.characters[option.who], t.fight.turn, option)

    return _paid(s, option.who, next(walk(_heard(s), rules, _first, ends=ENDS)))


def _paid(s: Souls, who: str, way: Walked) -> Words:
    paid = next((e.args["n"] for e in way.state.events if e.key == "spent"), 0)
    return Words("offer-cost", {"n": paid, "deadly": 0 < s.characters[who].free <= paid})


# Defence --------------------------------------------------------------------------------------


def _guard(s: Souls, who: str, about: Mapping[str, Any]) -> Words:
    """The dice of a block or resist roll, and what may come of it."""
    n, magical = int(about["n"]), bool(about["magical"])

    def rules(t: Souls) -> Script[None]:
        assert t.fight is not None
        foe = t.fight.foes[about["foe"]]
        return withstand(t, foe, t.characters[who], n, magical=magical)

    dice = tuple(words.dice(defence(s, s.characters[who], magical=magical)))
    ways = _ways(s, rules, most=DEFENCE) or []
    unhurt = sum(way.weight for way in ways if _damage(s, way, who) == 0)
    damage = sum(way.weight * _damage(s, way, who) for way in ways)
    args = {"dice": dice, "unhurt": percent(unhurt), "damage": _decimal(damage)}
    key = f"offer-Guard-{'resist' if magical else 'block'}" if dice else "offer-Guard-bare"
    return Words(key, {**args, "death": _death(ways, who)})


def _dodge(s: Souls, who: str, to: str, about: Mapping[str, Any], *, trap: bool) -> Words:
    """The stamina, the dice and the chance of a dodge."""
    c, difficulty = s.characters[who], int(about["difficulty"])
    price = 1 + ("frostbite" in c.conditions) + crate(s, to)

    def rules(t: Souls) -> Script[bool]:
        assert t.fight is not None
        mover = t.characters[who]
        if trap:
            return evade(t, mover, int(about["n"]), difficulty, price)
        foe = t.fight.foes[about["foe"]]
        return dodge(t, foe, mover, int(about["n"]), difficulty, to, price)

    ways = _ways(s, rules, most=DEFENCE) or []
    dodged = sum(way.weight for way in ways if way.value is trap)
    paid = Words("offer-cost", {"n": price, "deadly": c.free <= price})
    args = {"to": to, "cost": paid, "n": dodge_dice(c), "chance": percent(dodged)}
    stays = to == c.node
    key = "offer-Dodge-here" if stays else "offer-Dodge"
    return Words(key, {**args, "death": _death(ways, who)})


def _suffer(s: Souls, who: str, n: int) -> Words:
    """What a trap does to who lets it."""
    twin = _heard(s)
    c = twin.characters[who]
    with suppress(Defeat):
        suffer(twin, c, n, rule="trap.no-block")
    hurt = next(e.args["n"] for e in twin.events or () if e.key == "suffered")
    death = Words("offer-death", {"n": percent(int(c.free <= 0))})
    return Words("offer-Suffer", {"n": hurt, "death": death})


def _damage(s: Souls, way: Walked, who: str) -> int:
    return int(way.state.characters[who].damage - s.characters[who].damage)


def _death(ways: list[Walked], who: str) -> Words:
    """The chance of dying of it."""
    dying = sum(way.weight for way in ways if way.state.characters[who].free <= 0)
    return Words("offer-death", {"n": percent(dying)})


# At the bonfire -------------------------------------------------------------------------------


def _level(s: Souls, c: Character, stat: str) -> Words:
    tiers = {**c.tiers, stat: c.tiers[stat] + 1}
    raised = Character(c.id, tiers).value(stat)
    args = {"who": c.id, "stat": stat, "now": c.value(stat), "then": raised}
    return Words("offer-LevelUp", {**args, "n": level_cost(s, c, stat)})


# Walking the rules ----------------------------------------------------------------------------


def _heard(s: Souls) -> Souls:
    twin = s.clone()
    twin.events = []
    return twin


def _ways(
    s: Souls,
    rules: Callable[[Souls], Script[Any]],
    target: str | None = None,
    most: int = MOST,
) -> list[Walked] | None:
    """Everything that the dice can make of some rules; None if that is too much."""

    def follow(asked: Ask | Chance) -> Sequence[tuple[Answer, Fraction | int]]:
        if isinstance(asked, Roll):
            return _rolls(asked.dice)
        if isinstance(asked, Chance):
            return list(outcomes(asked))
        aim = o.Target(target or "")
        return [(aim if aim in asked.options else asked.options[0], 1)]

    ways = list(islice(walk(s.clone(), rules, follow, ends=ENDS), most + 1))
    return ways if len(ways) <= most else None


@cache
def _rolls(dice: tuple[Die, ...]) -> list[tuple[Answer, Fraction]]:
    return [*outcomes(Roll(dice, rule=""))]


def _first(asked: Ask | Chance) -> Sequence[tuple[Answer, int]]:
    if isinstance(asked, Ask):
        return [(asked.options[0], 1)]
    return [(tuple(slot[0] for slot in asked.slots()), 1)]


def percent(chance: Fraction | int) -> int:
    """A chance in percent; only what is certain is 0 or 100.

    >>> percent(Fraction(1, 1000)), percent(Fraction(1, 3)), percent(1)
    (1, 33, 100)
    """
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def _decimal(number: Fraction | int) -> float:
    return round(float(number), 1)
