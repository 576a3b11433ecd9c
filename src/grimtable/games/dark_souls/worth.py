"""What cards are worth to a character: a heuristic for computer players.

A fight is a race. What a character strikes in an activation with the best of its lines, and what
the blows of enemies leave of it, are read from the printed figures and the faces of the dice.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from math import exp, log
from typing import NamedTuple

from grimtable.games.dark_souls.attacks import reach_of
from grimtable.games.dark_souls.bonfire import CAMPAIGN_LEVEL_COST, LEVEL_COST
from grimtable.games.dark_souls.characters import fits
from grimtable.games.dark_souls.content import LIBRARY, STATS
from grimtable.games.dark_souls.effects import Prepared, strengthened
from grimtable.games.dark_souls.notation import Action, Dice
from grimtable.games.dark_souls.state import Character, Souls, gear
from grimtable.kernel.asks import Roll
from grimtable.kernel.fate import outcomes

MEAN = {colour: sum(die.faces) / len(die.faces) for colour, die in LIBRARY.dice.items()}  # type: ignore[arg-type]
FOES = ((1, 1, 0.5), (1, 2, 0.25), (6, 1, 0.25))
"""Health, defence and share of those that are met."""
RESISTED = 0.6
"""How much of an enemy's defence stands against magic, on average."""
BLOWS = ((4, False, 1, 0.45), (5, False, 1, 0.3), (6, False, 1, 0.1), (4, True, 1, 0.15))
"""Strength, magic, difficulty to dodge and share of the blows that are met."""
STEP = 1.2
"""What the stamina of a dodge is worth, in wounds."""
BREATH, TIRED, SPENT = 2, 0.08, 0.25
"""The stamina that an activation brings back; what one of it is worth, in wounds dealt, and what
one is worth that has to last longer."""
ARMOUR = 1.3
"""How much more it is to be struck less than to strike more."""
UPGRADE = 0.12
"""What an upgrade is worth that is not counted by its figures."""
PATIENCE = 9.0
"""How fast a card that can't be worn yet loses its charm with the souls it would still cost."""
LEAST = 0.03
"""A smaller gain is not worth the trouble."""


class Kit(NamedTuple):
    """All that decides what a character's cards are worth."""

    who: str
    armour: str | None
    hands: tuple[str, ...]
    tiers: tuple[int, ...]
    spare: tuple[str, ...]
    """Cards of the inventory and weapons that are not in hand."""
    attached: tuple[tuple[str, tuple[str, ...]], ...]
    campaign: bool


def kit_of(s: Souls, c: Character) -> Kit:
    """The kit of a character."""
    hands = (c.left, c.right)
    return Kit(
        c.id,
        c.armour,
        tuple(w for w in hands if w is not None),
        tuple(c.tiers[stat] for stat in STATS),
        tuple(sorted((*c.backup, *s.inventory))),
        tuple((item, tuple(on)) for item, on in s.upgrades.items()),
        bool(s.options.campaign),
    )


class Outfit(NamedTuple):
    """What a character could wear and hold, and what that is worth."""

    worth: float
    armour: str | None
    hands: tuple[str, ...]


def might_of(kit: Kit) -> float:
    """What a character wears and holds is worth."""
    return outfit_worth(kit.armour, kit.hands, kit.attached)


def worn_worth(s: Souls, c: Character) -> float:
    """The same, by what lies on the table."""
    hands = tuple(w for w in (c.left, c.right) if w is not None)
    attached = tuple((item, tuple(on)) for item, on in s.upgrades.items()) if s.upgrades else ()
    return outfit_worth(c.armour, hands, attached)


@lru_cache(20_000)
def best_outfit(kit: Kit) -> Outfit:
    """The best that a character can wear and hold of what there is, with the stats it has."""
    on = dict(kit.attached)
    able = [item for item in kit.spare if souls_needed(kit, item) == 0]
    armours = _wearable(able, "armour", kit.armour)
    weapons = _wearable(able, "hand", *kit.hands)
    pairs: list[tuple[str, ...]] = [kit.hands, *((one,) for one in weapons)]
    pairs += [pair for pair in combinations(weapons, 2) if fits(*pair)]
    best = Outfit(might_of(kit), kit.armour, kit.hands)
    for hands in pairs:
        struck = _striking(hands, on)
        if struck < best.worth - _guarding(("blue",) * 6, (), 0):
            continue  # no armour makes up for it
        for armour in armours:
            worth = outfit_worth(armour, hands, kit.attached)
            if worth > best.worth + 1e-6:
                best = Outfit(worth, armour, hands)
    return best


class Prospect(NamedTuple):
    """A card that is worth some levels: what it would add, and the souls that are missing."""

    gain: float
    item: str
    price: int


@lru_cache(20_000)
def prospects(kit: Kit) -> tuple[Prospect, ...]:
    """Cards that a character could use if its stats were higher, and what each would add."""
    found = []
    for item in kit.spare:
        price = souls_needed(kit, item)
        if price:
            gain = gain_of(kit, item)
            if gain > LEAST:
                found.append(Prospect(gain, item, price))
    return tuple(found)


def prospect(kit: Kit) -> float:
    """What a character may hope for from cards that its stats do not allow yet."""
    return max((p.gain * exp(-p.price / PATIENCE) for p in prospects(kit)), default=0.0)


def worn(kit: Kit) -> tuple[tuple[str, float], ...]:
    """What each card that a character wears and holds adds to its worth."""
    return _parts(kit.armour, kit.hands, kit.attached)


def promises(kit: Kit) -> tuple[tuple[str, float], ...]:
    """The same of the best outfit there is; and what the best hope for more comes to."""
    best = best_outfit(kit)
    hopes = [(p.gain * exp(-p.price / PATIENCE), p.item) for p in prospects(kit)]
    found = _parts(best.armour, best.hands, kit.attached)
    return (*found, *((item, worth) for worth, item in sorted(hopes)[-1:]))


@lru_cache(20_000)
def _parts(
    armour: str | None,
    hands: tuple[str, ...],
    attached: tuple[tuple[str, tuple[str, ...]], ...],
) -> tuple[tuple[str, float], ...]:
    whole, found = outfit_worth(armour, hands, attached), list[tuple[str, float]]()
    if armour is not None:
        found.append((armour, whole - outfit_worth(None, hands, attached)))
    for item in hands:
        others = tuple(one for one in hands if one != item)
        found.append((item, whole - outfit_worth(armour, others, attached)))
    return tuple(found)


@lru_cache(50_000)
def gain_of(kit: Kit, item: str, on: str | None = None) -> float:
    """What a card would add to the best outfit, in the place of one of its cards, or on one."""
    now = best_outfit(kit)
    slot = gear(item).slot
    if slot == "armour":
        return outfit_worth(item, now.hands, kit.attached) - now.worth
    if slot == "hand":
        others: list[tuple[str, ...]] = [(w,) for w in now.hands if fits(item, w)] or [()]
        held = (outfit_worth(now.armour, (item, *other), kit.attached) for other in others)
        return max(held) - now.worth
    attached = dict(kit.attached)
    if slot == "weapon_upgrade":
        places = now.hands if on is None else (on,)
        better = (_improved(now, item, weapon, attached) for weapon in places)
        return max(better, default=now.worth) - now.worth
    if slot == "armour_upgrade" and now.armour is not None:
        return UPGRADE * (len(attached.get(now.armour, ())) < gear(now.armour).upgrades)
    return 0.0


def _improved(now: Outfit, upgrade: str, weapon: str, on: dict[str, tuple[str, ...]]) -> float:
    """An outfit with an upgrade on a weapon."""
    there = on.get(weapon, ())
    if len(there) >= gear(weapon).upgrades:
        return now.worth
    better = {**on, weapon: (*there, upgrade)}
    return outfit_worth(now.armour, now.hands, tuple(better.items()))


def _wearable(able: list[str], slot: str, *own: str | None) -> list[str]:
    """Cards for a slot: those worn now, and one of each kind of the others."""
    found = [item for item in own if item is not None]
    seen = {gear(item).id for item in found}
    for item in able:
        card = gear(item)
        if card.slot == slot and card.id not in seen:
            seen.add(card.id)
            found.append(item)
    return found


@lru_cache(50_000)
def outfit_worth(
    armour: str | None,
    hands: tuple[str, ...],
    attached: tuple[tuple[str, tuple[str, ...]], ...],
) -> float:
    """How a character with these cards does in the race: more is better."""
    on = dict(attached)
    rings = UPGRADE * len(on.get(armour, ())) if armour is not None else 0.0
    worn = hands if armour is None else (armour, *hands)
    return _striking(hands, on) + _guard(worn) + rings


def guard_of(c: Character) -> float:
    """How well a character is protected."""
    return _guard(tuple(i for i in (c.armour, c.left, c.right) if i is not None))


@lru_cache(20_000)
def _guard(worn: tuple[str, ...]) -> float:
    cards = [gear(item) for item in worn]
    block = sorted(die for card in cards for die in card.block)
    resist = sorted(die for card in cards for die in card.resist)
    return _guarding(tuple(block), tuple(resist), sum(card.dodge for card in cards))


def _striking(hands: tuple[str, ...], on: dict[str, tuple[str, ...]]) -> float:
    """What the best lines of these weapons do in an activation, one of each."""
    lines = [[(0, 0.0), *_lines(item, on.get(item, ()))] for item in hands]
    best = 0.0
    for cost, dealt in lines[0] if lines else ():
        for more, too in lines[1] if len(lines) > 1 else ((0, 0.0),):
            stamina = cost + more
            best = max(best, dealt + too - TIRED * stamina - SPENT * max(0, stamina - BREATH))
    return log(best + 0.25)


@cache
def _lines(item: str, upgrades: tuple[str, ...]) -> tuple[tuple[int, float], ...]:
    """The lines of a weapon: what they cost, and what they do."""
    card = gear(item)
    effects = [e for upgrade in upgrades for e in gear(upgrade).effects]
    found = []
    for action in card.actions:
        line = Prepared(action.dice, action.mod, action.magic, action.inflicts)
        if action.dice:
            line = strengthened(line, effects)
        worth = action.repeat * _dealt(line)
        reach = min(reach_of(card, action) + action.before, 4)
        worth *= (1.25 if action.node else 1.0) * (1 + 0.08 * reach)
        worth += 0.25 * len(line.inflicts) + 0.1 * action.push
        found.append((action.cost, worth + _help(action)))
    return tuple(found)


def _dealt(line: Prepared) -> float:
    """The share of a typical enemy that a line fells; of a great one, what two wounds are."""
    if not line.dice:
        return 0.0
    chances, total = _pips(tuple(sorted(line.dice))), 0.0
    for health, defence, share in FOES:
        left = defence * RESISTED if line.magic else defence
        for pips, chance in chances:
            done = max(0.0, pips + line.mod - left)
            total += share * chance * min(health, done) / min(health, 2)
    return total


def _help(action: Action) -> float:
    """What a line is worth that does something else than to strike."""
    worth = 0.2 * (action.enchant or bool(action.ward_block) or bool(action.ward_resist))
    worth += 0.2 * action.empower
    if action.grant is not None:
        worth += 0.1 * action.grant.stamina + 0.25 * action.grant.health
    return worth


@lru_cache(10_000)
def _guarding(block: Dice, resist: Dice, dodge: int) -> float:
    """How little the blows of enemies leave of who defends with these dice."""
    taken, missed = 0.0, 0.5**dodge
    for strength, magical, _, share in BLOWS:
        stopped = _pips(resist if magical else block)
        guarded = sum(chance * max(0, strength - pips) for pips, chance in stopped)
        taken += share * min(guarded, STEP + strength * missed)
    return -ARMOUR * log(taken + 0.5)


@cache
def _pips(dice: Dice) -> tuple[tuple[int, float], ...]:
    """How likely each sum of pips is."""
    found: dict[int, float] = {}
    for faces, chance in outcomes(Roll(tuple(LIBRARY.dice[d] for d in dice), rule="defend.dice")):
        total = sum(faces)  # type: ignore[arg-type]
        found[total] = found.get(total, 0.0) + float(chance)
    return tuple(found.items())


@lru_cache(50_000)
def _needed(who: str, tiers: tuple[int, ...], cards: tuple[str, ...], campaign: bool) -> int | None:
    costs = CAMPAIGN_LEVEL_COST if campaign else LEVEL_COST
    value = LIBRARY.profiles[who].value
    total = 0
    for stat, tier in zip(STATS, tiers, strict=True):
        least = max(
            (n for card in cards for name, n in gear(card).needs if name == stat), default=0
        )
        while value(stat, tier) < least:
            if tier == len(costs):
                return None
            total += costs[tier]
            tier += 1
    return total


def souls_needed(kit: Kit, item: str) -> int | None:
    """The souls for the levels that a card and its upgrades ask for; None beyond the top."""
    on = next((on for name, on in kit.attached if name == item), ())
    return _needed(kit.who, kit.tiers, (item, *on), kit.campaign)


def mean(dice: Dice) -> float:
    """The pips to expect."""
    return sum(MEAN[colour] for colour in dice)
