"""What an option costs, does and promises now: for whoever has to choose.

Everything is found by trying the option on forks (`View.after`), with nobody using Luck.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls import words
from grimtable.games.dark_souls.attacks import aimed_at, pool
from grimtable.games.dark_souls.bonfire import level_cost, treasure_cost
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.nodes import put
from grimtable.games.dark_souls.notation import Dice
from grimtable.games.dark_souls.state import Character, Model, Souls, defence, dodge_dice, gear
from grimtable.games.dark_souls.under_way import Blow, Record
from grimtable.kernel.asks import Ask, Mark, Option
from grimtable.kernel.run import Open, Run
from grimtable.kernel.scene import Words
from grimtable.kernel.view import After, Exact, Sampled, View, Way, declined

ODDS, FIRST = Exact(2_000, 10.0), Sampled(1)
"""How far odds are followed before they are sampled; and any one way, to see what is paid."""


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for options of an open ask."""
    s: Souls = view.state
    about = ask.about or {}
    found: dict[Option, Words] = {}
    known: dict[object, Words] = {}
    for option in ask.options:
        match option:
            case o.Strike() | o.Lunge():
                found[option] = _strike(view, option, known, free=ask.what == "riposte")
            case o.Use() | o.Walk() | o.Run():
                found[option] = _act(view, option)
            case o.Heroic(who=who):
                found[option] = Words("offer-Heroic", {"does": words.heroic(who)})
            case o.Guard(who=who):
                found[option] = _guard(view, option, magical=bool(about["magical"]))
            case o.Dodge():
                found[option] = _dodge(view, option)
            case o.Suffer():
                found[option] = _suffer(view, option)
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
    view: View, option: o.Strike | o.Lunge, known: dict[object, Words], *, free: bool
) -> Words:
    """Weapon, cost, dice, icons, target and odds of an attack."""
    s: Souls = view.state
    action = gear(option.weapon).actions[option.line - 1]
    foes = aimed_at(s, option.target)
    via = option.via if isinstance(option, o.Lunge) else None
    # From where one strikes matters to the odds only if there are arcs.
    key = (option.weapon, option.line, option.target, via if s.battle.boss else None)
    if key not in known:
        known[key] = _wounds(view, option, foes) if foes else Words("offer-none")
    colours, mod = _dice(s, option, via, foes) if action.dice else ((), 0)  # [ruling.no-dice]
    args: dict[str, Any] = {
        "weapon": option.weapon,
        "target": _target(option.target, foes),
        "cost": Words("offer-free") if free else _cost(view, option, option.who),
        "does": words.action(action, colours, mod),
        "odds": known[key],
    }
    if isinstance(option, o.Strike):
        return Words("offer-Strike", args)
    key_of = "offer-Lunge" if option.target else "offer-Lunge-first"
    return Words(key_of, {**args, "via": option.via})


def _dice(
    s: Souls, option: o.Strike | o.Lunge, via: str | None, foes: list[Model]
) -> tuple[Dice, int]:
    """What is rolled: it may depend on the arc from which one strikes in the end."""
    there = s.clone()
    c = there.characters[option.who]
    if via is not None:
        put(there, c, via)
    return pool(there, c, option.weapon, gear(option.weapon).actions[option.line - 1], foes)


def _target(target: str | None, foes: list[Model]) -> Words | str | None:
    """An enemy, or all enemies of a node."""
    if len(foes) > 1:
        return Words("offer-node", {"node": target, "foes": tuple(foe.id for foe in foes)})
    return foes[0].id if foes else target


def _wounds(view: View, option: o.Strike | o.Lunge, foes: list[Model]) -> Words:
    """The damage to expect, and the chance that a target falls."""
    after = _odds(view, option)
    damage = falls = Fraction(0)
    names = {foe.id: LIBRARY.foes[foe.kind].health - foe.wounds for foe in foes}
    for way in after.ways:
        told = [event for event in way.told if event.args.get("foe") in names]
        damage += way.chance * sum(
            min(names[e.args["foe"]], e.args["n"]) for e in told if e.key == "wounded"
        )
        falls += way.chance * any(e.key == "slain" for e in told)
    many = "many" if len(foes) > 1 else "one"
    args = {"damage": _decimal(damage), "kill": percent(falls), "many": many}
    return Words("offer-odds", {**args, "luck": view.state.characters[option.who].luck})


def _act(view: View, option: o.Use | o.Walk | o.Run) -> Words:
    """What a move costs, or what using a card costs and does."""
    args: dict[str, Any] = {"cost": _cost(view, option, option.who)}
    if isinstance(option, o.Use):
        action = gear(option.weapon).actions[option.line - 1]
        args |= {"weapon": option.weapon, "target": option.target, "does": words.action(action)}
    else:
        args["to"] = option.to
    return Words(f"offer-{type(option).__name__}", args)


def _cost(view: View, option: Option, who: str) -> Words:
    """The stamina that the rules take for an option."""
    way = view.after(option, fate=FIRST, tell=True).ways[0]
    paid = next((e.args["n"] for e in way.told if e.key == "spent"), 0)
    free = view.state.characters[who].free
    return Words("offer-cost", {"n": paid, "deadly": 0 < free <= paid})


# Defence --------------------------------------------------------------------------------------


def _guard(view: View, option: o.Guard, *, magical: bool) -> Words:
    """The dice of a block or resist roll, and what may come of it."""
    after = _odds(view, option)
    dice = tuple(
        words.dice(defence(view.state, view.state.characters[option.who], magical=magical))
    )
    unhurt = sum(way.chance for way in after.ways if not _damage(view, way, option.who))
    damage = sum(way.chance * _damage(view, way, option.who) for way in after.ways)
    args = {"dice": dice, "unhurt": percent(unhurt), "damage": _decimal(damage)}
    key = f"offer-Guard-{'resist' if magical else 'block'}" if dice else "offer-Guard-bare"
    return Words(key, {**args, "death": _death(after)})


def _dodge(view: View, option: o.Dodge) -> Words:
    """The stamina, the dice and the chance of a dodge."""
    c: Character = view.state.characters[option.who]
    after = _odds(view, option)
    dodged = sum(way.chance for way in after.ways if any(e.key == "dodged" for e in way.told))
    cost = _cost(view, option, c.id)
    args = {"to": option.to, "cost": cost, "n": dodge_dice(c), "chance": percent(dodged)}
    key = "offer-Dodge-here" if option.to == c.node else "offer-Dodge"
    return Words(key, {**args, "death": _death(after)})


def _suffer(view: View, option: o.Suffer) -> Words:
    """What a trap does to who lets it."""
    after = _odds(view, option)
    told = after.ways[0].told
    hurt = next(e.args["n"] for e in told if e.key == "suffered")
    return Words("offer-Suffer", {"n": hurt, "death": _death(after)})


def _damage(view: View, way: Way, who: str) -> int:
    """The boxes that it fills with red cubes."""
    told: list[int] = [
        e.args["n"] for e in way.told if e.key == "suffered" and e.args["who"] == who
    ]
    return min(sum(told), int(view.state.characters[who].free))


def _death(after: After) -> Words:
    """The chance that it kills somebody, which is the end of everybody."""
    dying = sum(way.chance for way in after.ways if any(e.key == "killed" for e in way.told))
    return Words("offer-death", {"n": percent(dying)})


# At the bonfire -------------------------------------------------------------------------------


def _level(s: Souls, c: Character, stat: str) -> Words:
    tiers = {**c.tiers, stat: c.tiers[stat] + 1}
    raised = Character(c.id, tiers).value(stat)
    args = {"who": c.id, "stat": stat, "now": c.value(stat), "then": raised}
    return Words("offer-LevelUp", {**args, "n": level_cost(s, c, stat)})


# Trying it ------------------------------------------------------------------------------------


def _odds(view: View, option: Option) -> After:
    """All that can come of an attack or a defence, until the target has had its share."""
    stack = view.state.under_way
    height = len(stack)
    aims = len(stack[-1].targets) if stack and isinstance(stack[-1], Blow) else 0

    def until(run: Run, mark: Mark) -> bool:
        left: list[Record] = run.state.under_way  # type: ignore[attr-defined]
        if len(left) < max(height, 1):
            return True
        return len(left) == height and len(getattr(left[-1], "targets", ())) < aims

    aim = o.Target(getattr(option, "target", None) or "")

    def decide(run: Run, opened: Open) -> Option | None:
        assert isinstance(opened.ask, Ask)
        if aim in opened.ask.options:
            return aim
        return declined(run, opened) or opened.ask.options[0]

    return view.after(option, until=until, fate=ODDS, decide=decide, tell=True)


def percent(chance: Fraction | int) -> int:
    """A chance in percent; only what is certain is 0 or 100.

    >>> percent(Fraction(1, 1000)), percent(Fraction(1, 3)), percent(1)
    (1, 33, 100)
    """
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def _decimal(number: Fraction | int) -> float:
    return round(float(number), 1)
