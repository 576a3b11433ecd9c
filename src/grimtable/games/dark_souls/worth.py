"""What cards are worth to a character: a heuristic for computer players."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple

from grimtable.games.dark_souls.bonfire import CAMPAIGN_LEVEL_COST, LEVEL_COST
from grimtable.games.dark_souls.characters import fits
from grimtable.games.dark_souls.content import LIBRARY, STATS, Gear
from grimtable.games.dark_souls.notation import Dice
from grimtable.games.dark_souls.state import Character, Souls, gear

MEAN = {colour: sum(die.faces) / len(die.faces) for colour, die in LIBRARY.dice.items()}  # type: ignore[arg-type]
BACKUP, UPGRADE, STAT = 0.2, 0.8, 0.06
PATIENCE = 9.0
"""How fast a card that can't be worn yet loses its charm with the souls it would still cost."""
LEAST = 0.3
"""A smaller gain is not worth the trouble."""


class Kit(NamedTuple):
    """All that decides what a character's cards are worth."""

    who: str
    armour: str | None
    weapons: tuple[str, ...]
    tiers: tuple[int, ...]
    attached: tuple[tuple[str, tuple[str, ...]], ...]
    inventory: tuple[str, ...]
    campaign: bool


def kit_of(s: Souls, c: Character) -> Kit:
    """The kit of a character."""
    return Kit(
        c.id,
        c.armour,
        tuple(c.weapons()),
        tuple(c.tiers[stat] for stat in STATS),
        tuple((item, tuple(on)) for item, on in s.upgrades.items()),
        tuple(s.inventory),
        bool(s.options.campaign),
    )


@lru_cache(20_000)
def might_of(kit: Kit) -> tuple[float, float]:
    """What a character's cards are worth, with a little for its stats; and what could be added.

    A card that the stats don't allow yet adds the less the more souls they would cost.
    """
    on = dict(kit.attached)
    armour = worth_of(kit.armour, on) if kit.armour is not None else 0.0
    arms = arms_worth(kit.weapons, on)
    gain = {"armour": 0.0, "hand": 0.0, "upgrade": 0.0}
    for item in kit.inventory:
        slot = gear(item).slot
        if slot == "armour":
            more = worth_of(item, on) - armour
        elif slot == "hand":
            more = arms_worth((*kit.weapons, item), on) - arms
        elif slot in ("weapon_upgrade", "armour_upgrade") and _has_room(kit, item, on):
            slot, more = "upgrade", UPGRADE + card_worth(item)
        else:
            continue
        if more > max(LEAST, gain[slot]):
            price = souls_needed(kit, item, on)
            if price is not None:
                gain[slot] = max(gain[slot], more * exp(-price / PATIENCE))
    return armour + arms + STAT * sum(kit.tiers), sum(gain.values())


def _has_room(kit: Kit, upgrade: str, on: dict[str, tuple[str, ...]]) -> bool:
    """Whether something that the character holds can take an upgrade."""
    armour = (kit.armour,) if kit.armour is not None else ()
    items = kit.weapons if gear(upgrade).slot == "weapon_upgrade" else armour
    return any(len(on.get(item, ())) < gear(item).upgrades for item in items)


def souls_needed(kit: Kit, item: str, on: dict[str, tuple[str, ...]]) -> int | None:
    """The souls for the levels that a card and its upgrades ask for; None beyond the top."""
    costs = CAMPAIGN_LEVEL_COST if kit.campaign else LEVEL_COST
    total = 0
    for stat, tier in zip(STATS, kit.tiers, strict=True):
        cards = (gear(card).needs for card in (item, *on.get(item, ())))
        minimum = max(
            (least for needs in cards for name, least in needs if name == stat), default=0
        )
        while LIBRARY.profiles[kit.who].value(stat, tier) < minimum:
            if tier == len(costs):
                return None
            total += costs[tier]
            tier += 1
    return total


def arms_worth(weapons: tuple[str, ...], on: dict[str, tuple[str, ...]]) -> float:
    """The best two of these weapons that go together, and a little for a third."""
    worth = {item: worth_of(item, on) for item in weapons}
    best = max(worth.values(), default=0.0)
    for a, b in combinations(weapons, 2):
        if fits(a, b):
            third = max((worth[w] for w in weapons if w not in (a, b)), default=0.0)
            best = max(best, worth[a] + worth[b] + BACKUP * third)
    return best


def worth_of(item: str, on: dict[str, tuple[str, ...]]) -> float:
    """A card with its upgrades."""
    return card_worth(item) + sum(UPGRADE + card_worth(u) for u in on.get(item, ()))


@cache
def card_worth(item: str) -> float:
    """A card by itself: the damage it does for its stamina, and how it protects."""
    card = gear(item)
    lines = [line_worth(card, i) for i in range(len(card.actions))]
    guard = 0.9 * mean(card.block) + 0.6 * mean(card.resist) + 0.55 * card.dodge
    effects = 0.5 if card.effects else 0.0
    return guard + (max(lines) if lines else 0.0) + 0.1 * len(lines) + effects


def line_worth(card: Gear, line: int) -> float:
    """What a weapon's line does in an activation, its stamina counted against it."""
    action = card.actions[line]
    through = max(0.15 * mean(action.dice), mean(action.dice) + action.mod - 1.3)
    worth = through * action.repeat * (1.3 if action.node else 1.0)
    worth += 0.5 * bool(action.inflicts) + 0.2 * action.push + 0.15 * min(action.range or 0, 3)
    if action.grant is not None:
        worth += 0.35 * action.grant.stamina + 0.7 * action.grant.health
    return worth + 0.15 * min(card.range, 3) - 0.3 * max(0, action.cost - 1)


def mean(dice: Dice) -> float:
    """The pips to expect."""
    return sum(MEAN[colour] for colour in dice)
