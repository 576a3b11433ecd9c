"""How the party stands, from 0 to 1: a heuristic for computer players."""

from __future__ import annotations

from functools import cache
from math import exp

from grimtable.games.dark_souls.attacks import reach_of
from grimtable.games.dark_souls.bonfire import attachable, equips
from grimtable.games.dark_souls.cards import Dice
from grimtable.games.dark_souls.decks import chances
from grimtable.games.dark_souls.foresight import Threat, expect
from grimtable.games.dark_souls.library import LIBRARY, Gear
from grimtable.games.dark_souls.state import (
    BONFIRE,
    Character,
    Fight,
    Souls,
    defence,
    dodge_dice,
    equipped,
    gear,
    room,
)

MEAN = {colour: sum(die.faces) / len(die.faces) for colour, die in LIBRARY.dice.items()}  # type: ignore[arg-type]
MIGHT, BACKUP, UPGRADE = 0.012, 0.2, 0.8


def appraise(s: Souls) -> float:
    """0 and 1 only when it is over."""
    if s.won is not None:
        return float(s.won)
    value = standing(s)
    if s.fight is not None:
        value = in_fight(s, s.fight, value)
    return min(0.999, max(0.001, value))


# Between encounters ---------------------------------------------------------------------------


def standing(s: Souls) -> float:
    """Progress, sparks, the party's strength and what its souls could still buy."""
    stage = s.section / 3 if s.options.campaign else s.half / 2
    value = 0.04 + 0.7 * stage + 0.015 * s.sparks
    home = s.at == BONFIRE and s.fight is None
    might = strength(s, home=home)
    value += MIGHT * might
    # A card nobody wears is worth a little, and always less than one that can be worn at once.
    value += 0.05 * MIGHT / len(s.party) * sum(map(card_worth, s.inventory))
    under_way = s.fight.place if s.fight is not None and s.fight.step != "won" else ""
    if s.tiles:
        up = [t.id for t in s.tiles.values() if t.face_up and t.id != under_way]
        value += 0.02 * len(up) / len(s.tiles)
        # An encounter still to be fought pays souls.
        value += 0.0006 * len(s.party) * (len(s.tiles) - len(up))
        if s.fog in up:
            value += 0.02 + 0.1 * odds(s, might)
    for c in s.present():
        value += 0.006 * c.estus + 0.002 * c.heroic + 0.002 * c.luck + 0.004 * c.ember
        value -= 0.002 * c.damage
    # Souls that are carried about can be lost; at the bonfire they are as good as spent.
    value += (0.0022 if home else 0.0012) * min(s.souls, 60)
    if s.dropped is not None:
        value += 0.0005 * s.dropped.souls
    if s.menu in s.characters:
        value += 0.1 * MIGHT / len(s.party) * possible_gain(s, s.characters[s.menu])
    # A party that dawdles at the bonfire does not get on.
    value -= (0.0004 if s.menu else 0.00005) * s.idle
    return value


def strength(s: Souls, *, home: bool = False) -> float:
    """The party's might: what it wears, and part of what it could put on at the bonfire."""
    total = 0.0
    for c in s.present():
        total += might_of(s, c) + (0.8 if home else 0.4) * possible_gain(s, c)
    return total / len(s.party)


def might_of(s: Souls, c: Character) -> float:
    """What a character's cards are worth, with a little for its stats."""
    worth = sum(worth_of(s, item) for item in (c.armour, c.left, c.right) if item is not None)
    worth += BACKUP * sum(worth_of(s, item) for item in c.backup)
    return worth + 0.06 * sum(c.tiers.values())


def worth_of(s: Souls, item: str) -> float:
    """A card with its upgrades."""
    attached = s.upgrades.get(item, ())
    return card_worth(item) + sum(UPGRADE + card_worth(u) for u in attached)


@cache
def card_worth(item: str) -> float:
    """A card by itself: the damage it does for its stamina, and how it protects."""
    card = gear(item)
    lines = [line_worth(card, i) for i in range(len(card.actions))]
    guard = 0.9 * mean(card.block) + 0.6 * mean(card.resist) + 0.55 * card.dodge
    effects = 0.5 if card.effects != type(card.effects)() else 0.0
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


def possible_gain(s: Souls, c: Character) -> float:
    """How much better the character would be with the best card of the inventory it can use."""
    best = 0.0
    hands = [item for item in (c.armour, c.left, c.right) if item is not None]
    for ring in attachable(s, hands, c):
        best = max(best, UPGRADE + card_worth(ring.upgrade))
    for item in s.inventory:
        card = gear(item)
        if card.slot not in ("armour", "hand"):
            continue
        worth = worth_of(s, item)
        for choice in equips(s, c, item):
            best = max(best, worth - _replaced(s, c, item, choice.slot))
    return best if best > 0.3 else 0.0


def _replaced(s: Souls, c: Character, item: str, slot: str) -> float:
    """The worth of what a card would push out of a slot."""
    if slot == "backup":
        return (1 - BACKUP) * worth_of(s, item)
    now = {"armour": c.armour, "left": c.left, "right": c.right}[slot]
    lost = worth_of(s, now) if now is not None else 0.0
    other = {"left": c.right, "right": c.left}.get(slot)
    if other is not None and gear(item).hands + gear(other).hands > 2:
        lost += worth_of(s, other)
    return lost


def odds(s: Souls, might: float) -> float:
    """A guess at beating the boss ahead, by the party's strength."""
    card = LIBRARY.bosses.get(s.boss)
    if card is None:
        return 0.5
    need = 9.5 if card.tier == "main" else 6.5
    return 1 / (1 + exp((need - might) / 0.9))


# In an encounter ------------------------------------------------------------------------------


def in_fight(s: Souls, fight: Fight, now: float) -> float:
    """Between losing it and winning it, by wounds dealt and by who may die next."""
    if fight.step == "won":
        return now
    if fight.boss:
        lost, won = now - 0.06, now + 0.3
    else:
        lost, won = now - 0.05, now + 0.02 + 0.0024 * len(s.party)
        if fight.place == s.fog:
            won += 0.02 + 0.1 * odds(s, strength(s))
    alive = survival(s, fight)
    done = progress(fight)
    ahead = 0.5 * odds(s, strength(s)) if fight.boss else 0.45
    chance = alive * (ahead + (1 - ahead) * done)
    return lost + (won - lost) * chance + closeness(s, fight)


def progress(fight: Fight) -> float:
    """The share of the enemies' health that is gone, with a little for each that fell."""
    total = gone = 0.0
    for name in fight.slain:
        health = LIBRARY.foes[kind_of(name)].health + 2
        total += health
        gone += health
    for foe in fight.foes.values():
        card = LIBRARY.foes[foe.kind]
        total += card.health + 2
        gone += foe.wounds + 0.3 * len(foe.conditions)
    return min(gone / total, 0.97) if total else 0.0


def kind_of(name: str) -> str:
    """The kind of an enemy model, from its id."""
    return name if name in LIBRARY.foes else name.rpartition("_")[0]


def survival(s: Souls, fight: Fight) -> float:
    """The chance that nobody dies soon."""
    coming = dict.fromkeys(s.party, 0.0)
    if fight.foes and all(c.node is not None for c in s.present()) and fight.aggro:
        for weight, threat in _foreseen(s, fight):
            coming[threat.who] += weight * _expected(s, s.characters[threat.who], threat)
    alive = 1.0
    # Caution wears off, or a party that runs from every blow would never strike one.
    caution = 0.6 * max(0.2, 1 - fight.rounds / 16)
    for c in s.present():
        room_left = c.free + 1.2 * c.estus - caution * coming[c.id]
        alive *= 1 / (1 + exp(-(room_left - 1.0) / 1.2))
    return alive


def _foreseen(s: Souls, fight: Fight) -> list[tuple[float, Threat]]:
    deck = fight.deck
    if deck is None or deck.order or not len(deck):
        return [(1.0, threat) for threat in expect(s)]
    cards = chances(deck)
    return [
        (cards.count(card) / len(cards), threat)
        for card in dict.fromkeys(cards)
        for threat in expect(s, card)
    ]


def _expected(s: Souls, c: Character, threat: Threat) -> float:
    """The boxes that an attack will fill, with the better of guarding and dodging."""
    guarded = max(0.3, threat.strength - mean(defence(s, c, magical=threat.magical)))
    dice = dodge_dice(c)
    if dice < threat.dodge:
        return guarded
    failing = float(sum(_choose(dice, k) for k in range(threat.dodge))) / (1 << dice)
    return min(guarded, 1 + threat.strength * failing)


def _choose(n: int, k: int) -> int:
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def reach_for_attacks(card: Gear) -> int:
    """How far a card's attacks reach."""
    return max((reach_of(card, line) for line in card.actions if line.attacks), default=0)


def closeness(s: Souls, fight: Fight) -> float:
    """A nudge towards enemies that a character can strike."""
    if not fight.foes:
        return 0.0
    value = 0.0
    for c in s.present():
        if c.node is None:
            continue
        reach = max(map(reach_for_attacks, equipped(c)), default=0)
        far = room(s).distance[c.node]
        value -= 0.005 * max(0, min(far[m.node] for m in fight.foes.values()) - reach)
    return value
