"""What an option costs and does now, found by trying it on forks: for whoever has to choose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls import words
from grimtable.games.dark_souls.attacks import aimed_at, as_used, pool, prepared
from grimtable.games.dark_souls.bonfire import (
    INVENTORY,
    in_the_way,
    level_cost,
    outfits,
    spares,
    treasure_cost,
)
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.levels import fitting, gains, promises, raised
from grimtable.games.dark_souls.nodes import put
from grimtable.games.dark_souls.notation import Action
from grimtable.games.dark_souls.scene import stroke_row
from grimtable.games.dark_souls.state import (
    Character,
    Model,
    Souls,
    defence,
    dodge_dice,
    gear,
    suits,
)
from grimtable.games.dark_souls.worth import mean
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.view import Sampled, View
from grimtable.kernel.words import Badge, Offer, Words

FIRST = Sampled(1)
"""Any one way, to see what is paid."""
SIP = 3
"""For fewer cubes nobody empties a flask."""
MANY = 6
"""From so many options on they stand under headings."""
DEADLY = Badge(Words("offer-deadly"), "death-skull", "☠", tint="red")
LAST = Badge(Words("offer-last"), "death-skull", "☠", tint="red")


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for options of an open ask."""
    s: Souls = view.state
    about = ask.about or {}
    found: dict[Option, Words] = {}
    for option in ask.options:
        match option:
            case o.Strike() | o.Lunge():
                found[option] = _strike(view, option, free=ask.what == "riposte")
            case o.Run() if any(isinstance(one, o.Walk) for one in ask.options):
                found[option] = _aside(_act(view, option))  # to walk first costs no more
            case o.Use() | o.Walk() | o.Run():
                found[option] = _act(view, option)
            case o.Estus(who=who):
                found[option] = _drink(s.characters[who])
            case o.Heroic(who=who):
                found[option] = Words("offer-Heroic", {"does": words.heroic(who)})
            case o.Guard(who=who):
                found[option] = _guard(s, s.characters[who], magical=bool(about["magical"]))
            case o.Dodge():
                found[option] = _dodge(view, option, about["difficulty"])
            case o.Reroll(die=die):
                colour = s.under_way[-1].colours[die]  # type: ignore[union-attr]
                found[option] = Words(f"offer-Reroll-{colour}", {"face": about["faces"][die]})
            case o.Equip(who=who) if option.slot != "backup":
                found[option] = _equip(s, s.characters[who], option)
            case o.Stow(item=item) if any(isinstance(one, o.Equip) for one in ask.options):
                found[option] = _aside(Words("option-Stow", {"item": item}))
            case o.LevelUp(who=who, stat=stat):
                found[option] = _level(s, s.characters[who], stat)
            case o.Enter(tile=tile, by=by):
                args = {"tile": tile, "by": by, "n": s.tiles[tile].level}
                found[option] = Words("offer-Enter-fog" if tile == s.fog else "offer-Enter", args)
            case o.Fog():
                found[option] = Words("offer-Fog", {"boss": s.boss})
            case o.Rest():
                found[option] = _rest(s)
            case o.Outfit(who=who) if who == INVENTORY and not _is_of_use(s):
                found[option] = _aside(Words("offer-Outfit-spare"))
            case o.Outfit(who=who) if who in s.characters and not _can_change(s, who):
                found[option] = _aside(Words("offer-Outfit-vain", {"who": who}))
            case o.Buy():
                found[option] = _buy(s)
            case o.Spark():
                found[option] = Words("offer-Spark", {"n": 2 * len(s.party)})
    found = {option: _warned(words) for option, words in found.items()}
    return headed(ask, found) if ask.what == "bonfire" else found


def headed(ask: Ask, found: Mapping[Option, Words]) -> Mapping[Option, Words]:
    """What one can do at the bonfire, under whom it concerns."""
    if len(ask.options) < MANY:
        return found
    told = {}
    for option in ask.options:
        words = found.get(option, Words(""))
        offer = words if isinstance(words, Offer) else Offer(words.key, words.args)
        told[option] = replace(offer, heading=_heading(option))
    return told


def _heading(option: Option) -> Words:
    """Where one goes, what concerns all, and what somebody learns, wears and gets back."""
    match option:
        case o.LevelUp(who=who) | o.Luck(who=who) | o.Outfit(who=who) if who != INVENTORY:
            return Words("heading-character", {"who": who})
        case o.Enter() | o.Fog() | o.Open() | o.Return():
            return Words("heading-way")
    return Words("heading-party")


def _rest(s: Souls) -> Offer:
    """What a rest gives back and shuts; and that no death is forgiven after it, if it is so."""
    vain = _is_rested(s)
    shut = s.fog in s.tiles and s.tiles[s.fog].face_up
    rest = Words("offer-Rest-vain" if vain else "offer-Rest-fog" if shut else "option-Rest")
    if s.spare_sparks > 1:
        return Offer(rest.key, spare=vain)
    return Offer("offer-Rest-last", {"rest": rest}, badges=(LAST,), spare=vain)


def _is_rested(s: Souls) -> bool:
    """Whether a rest would give nothing back, and nobody who was overcome waits to be met again."""
    fresh = all(c.estus and c.luck and c.heroic for c in s.present())
    return fresh and not any(tile.face_up for tile in s.tiles.values())


def _can_change(s: Souls, who: str) -> bool:
    """Whether somebody could put on or attach something, and not only put something away."""
    changes = outfits(s, s.characters[who])
    return any(isinstance(one, o.Equip | o.Attach) for one in changes)


def _is_of_use(s: Souls) -> bool:
    """Whether something can be taken off a card of the inventory, or put on one that is held."""
    return any(isinstance(one, o.Detach) for one in spares(s)) or any(
        suits(s, c.worth(), one.item) and suits(s, c.worth(), one.upgrade)
        for one in spares(s)
        if isinstance(one, o.Attach)
        for c in s.present()
    )


# Attacks and moves ----------------------------------------------------------------------------


def _strike(view: View, option: o.Strike | o.Lunge, *, free: bool) -> Words:
    """Weapon, cost, dice, icons and target of an attack."""
    s: Souls = view.state
    action = gear(option.weapon).actions[option.line - 1]
    foes = aimed_at(s, option.target)
    via = option.via if isinstance(option, o.Lunge) else None
    line = _strengthened(s, option, via, foes) if action.dice else action  # [ruling.no-dice]
    args: dict[str, Any] = {
        "weapon": option.weapon,
        "target": _target(option.target, foes),
        "cost": Words("offer-free") if free else _cost(view, option, option.who),
        "does": words.action(line),
    }
    if isinstance(option, o.Strike):
        return Words("offer-Strike", args)
    key_of = "offer-Lunge" if option.target else "offer-Lunge-first"
    return Words(key_of, {**args, "via": option.via})


def _strengthened(
    s: Souls, option: o.Strike | o.Lunge, via: str | None, foes: list[Model]
) -> Action:
    """A line as it strikes: its dice may depend on the arc from which one strikes in the end."""
    there, line = s.clone(), gear(option.weapon).actions[option.line - 1]
    c = there.characters[option.who]
    if via is not None:
        put(there, c, via)
    dice, mod = pool(there, c, option.weapon, line, foes)
    ready = prepared(there, c, option.weapon, line)
    return as_used(line, ready._replace(dice=dice, mod=mod))


def _target(target: str | None, foes: list[Model]) -> Words | str | None:
    """An enemy, or all enemies of a node."""
    if len(foes) > 1:
        return Words("offer-node", {"node": target, "foes": tuple(foe.id for foe in foes)})
    return foes[0].id if foes else target


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


def _warned(words: Words) -> Words:
    """A cost that kills bears a sign as well: nobody should pay it by a slip of the hand."""
    cost = words.args.get("cost")
    if isinstance(words, Offer) or not (isinstance(cost, Words) and cost.args.get("deadly")):
        return words
    return Offer(words.key, words.args, badges=(DEADLY,))


# Defence --------------------------------------------------------------------------------------


def _guard(s: Souls, c: Character, *, magical: bool) -> Words:
    """The dice of a block or resist roll."""
    dice = tuple(words.dice(defence(s, c, magical=magical)))
    key = f"offer-Guard-{'resist' if magical else 'block'}" if dice else "offer-Guard-bare"
    return Words(key, {"dice": dice})


def _dodge(view: View, option: o.Dodge, difficulty: int) -> Words:
    """The stamina and the dice of a dodge, and whether they are too few for it."""
    c: Character = view.state.characters[option.who]
    n = dodge_dice(c)
    args = {"to": option.to, "cost": _cost(view, option, c.id), "n": n}
    dodge = Words("offer-Dodge-here" if option.to == c.node else "offer-Dodge", args)
    in_vain = n * int(max(LIBRARY.dice["dodge"].faces)) < difficulty
    return _aside(Words("offer-Dodge-vain", {"dodge": dodge})) if in_vain else dodge


def _drink(c: Character) -> Words:
    """What comes off; for a cube or two it is hardly ever wanted: a flask lasts until a rest."""
    n = c.stamina + c.damage
    drink = Words("offer-Estus", {"n": n})
    return _aside(drink) if n < SIP else drink


def _aside(words: Words) -> Offer:
    """What is allowed and hardly ever wanted as it stands."""
    return Offer(words.key, words.args, spare=True)


# At the bonfire -------------------------------------------------------------------------------


def _buy(s: Souls) -> Words:
    """The price of a card, and how many of the deck somebody could use as they are."""
    usable, n = fitting(s, (c.worth() for c in s.present()))
    return Words("offer-Buy", {"n": treasure_cost(s), "usable": usable, "all": n})


def _equip(s: Souls, c: Character, option: o.Equip) -> Words:
    """What is put away for a card, and which dice change with it."""
    item, slot = option.item, option.slot
    away = in_the_way(c, item, slot)
    now = [one for one in (c.armour, c.left, c.right) if one is not None]
    then = [*(one for one in now if one not in away), item]
    taken = {"who": c.id, "item": item, "slot": slot}
    said = Words("option-Equip", taken)
    if away:
        said = Words("offer-Equip-instead", {**taken, "away": tuple(away)})
    pairs = {
        "block": (_shown(now, "block"), _shown(then, "block")),
        "resist": (_shown(now, "resist"), _shown(then, "resist")),
        "dodge": (_dodges(now), _dodges(then)),
        "stroke": (_best_stroke(s, away), _best_stroke(s, (item,))),
    }
    changes = {kind: pair for kind, pair in pairs.items() if pair[0] != pair[1]}
    for kind, (before, after) in changes.items():
        said = Words(f"offer-Equip-{kind}", {"said": said, "now": before, "then": after})
    return said if changes else Words("offer-Equip-same", {"said": said})


def _shown(items: Iterable[str], kind: Literal["block", "resist"]) -> tuple[Words, ...]:
    """The dice of these cards for a block or resist roll, the colours in one order."""
    dice = [die for item in items for die in getattr(gear(item), kind)]
    return tuple(words.dice(tuple(sorted(dice)))) or (Words("offer-none"),)


def _dodges(items: Iterable[str]) -> int:
    return sum(gear(item).dodge for item in items)


def _best_stroke(s: Souls, items: Iterable[str]) -> Words:
    """The line of these cards that rolls most, with what it costs."""
    lines = {
        (item, at): mean(line.dice) + line.mod
        for item in items
        for at, line in enumerate(gear(item).actions)
        if line.dice
    }
    if not lines:
        return Words("offer-none")
    item, at = max(lines, key=lines.__getitem__)
    return stroke_row(s, item, at).words


def _level(s: Souls, c: Character, stat: str) -> Words:
    """The price of a tier of a stat, and what it is good for."""
    args = {"who": c.id, "stat": stat, "now": c.value(stat), "then": raised(c, stat).value(stat)}
    level = Words("offer-LevelUp", {**args, "n": level_cost(s, c, stat)})
    items = gains(s, c, stat).fits
    said = Words("offer-LevelUp-opens", {"level": level, "items": items}) if items else level
    return Offer(said.key, said.args, promises(s, c, stat))
