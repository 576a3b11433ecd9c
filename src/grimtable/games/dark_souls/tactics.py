"""How an encounter stands: who may die next, how long it takes to win, what it costs till then.

A heuristic for computer players. It knows what the players know: data cards, the behaviour cards
that can come next and how likely each is, and the dice.
"""

from __future__ import annotations

from functools import cache
from math import exp

from grimtable.games.dark_souls.attacks import cost_of, is_weak, reach_of
from grimtable.games.dark_souls.content import LIBRARY, Foe
from grimtable.games.dark_souls.decks import chances
from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.foresight import Threat, coming
from grimtable.games.dark_souls.notation import Attack, Behaviour, Dice
from grimtable.games.dark_souls.state import (
    BOXES,
    Character,
    Fight,
    Model,
    Souls,
    defence,
    dodge_dice,
    gear,
    room,
)

Spread = tuple[float, ...]
"""The chance of each number of boxes, from 0 to the length of the bar."""
SUSTAINED = 3
"""Stamina that a character can spend in every activation without running dry soon."""
ESTUS, HEROIC, LUCK, EMBER = 4.0, 1.2, 0.5, 1.0
"""What is still to be used, in boxes of the endurance bar."""
RESERVE = 1.2
"""How much of a flask counts against what comes next: it can't be drunk in time."""
SPENT = 0.45
"""A black cube in boxes: it comes back sooner than a red one."""
FAR = 0.35
"""What an attack counts for that still needs steps."""


def chance(s: Souls, fight: Fight) -> float:
    """The chance to win the encounter under way, as far as it can be guessed."""
    if any(c.node is None for c in s.present()):
        return prospect(s, fight)
    # Caution wears off, or a party that runs from every blow would never strike one.
    caution = max(0.2, 1 - fight.rounds / 40)
    alive: float = survival(s, fight) ** caution
    return alive * prospect(s, fight) + 0.001 * closeness(s, fight)


# The next enemy activation --------------------------------------------------------------------


def survival(s: Souls, fight: Fight) -> float:
    """The chance that nobody dies soon: in the next enemy activation, or worn down by it."""
    if not fight.aggro or not fight.foes:
        return 1.0
    total = 0.0
    mean = dict.fromkeys(s.party, 0.0)
    for weight, threats in foreseen(s, fight):
        alive = 1.0
        for c in s.present():
            blows = [t for t in threats if t.who == c.id]
            if blows:
                boxes = filled(s, c, blows)
                alive *= 1 - sum(boxes[c.free :])
                mean[c.id] += weight * _mean(boxes)
        total += weight * alive
    for c in s.present():
        room_left = c.free + RESERVE * c.estus - 0.6 * mean[c.id]
        total *= 1 / (1 + exp((1 - room_left) / 1.2))
    return max(0.0, total)


def foreseen(s: Souls, fight: Fight) -> list[tuple[float, list[Threat]]]:
    """What may come next: the enemies' attacks, or those of each card that a boss may turn up."""
    deck = fight.deck
    if deck is None or fight.turned or deck.order or not len(deck):
        return [(1.0, coming(s))]
    cards = chances(deck)
    return [(cards.count(c) / len(cards), coming(s, c)) for c in dict.fromkeys(cards)]


def filled(s: Souls, c: Character, blows: list[Threat]) -> Spread:
    """The chance of each number of boxes that these attacks fill."""
    total: Spread = (1.0,)
    for t in blows:
        guard = defence(s, c, magical=t.magical)
        total = _sum(total, harm(t.strength, guard, dodge_dice(c), t.dodge))
    return total


@cache
def harm(strength: int, guard: Dice, dodges: int, difficulty: int) -> Spread:
    """The boxes that an attack fills, with the better of guarding and dodging."""
    guarded = [0.0] * (strength + 1)
    for pips, p in pips_of(guard).items():
        guarded[max(0, strength - pips)] += p
    failing = sum(_choose(dodges, k) for k in range(difficulty)) / 2**dodges
    dodged = [0.0] * (strength + 2)
    dodged[1] += 1 - failing
    dodged[strength + 1] += failing
    return min(tuple(guarded), tuple(dodged), key=_mean)


@cache
def pips_of(dice: Dice) -> dict[int, float]:
    """The chance of every total of some dice."""
    totals = {0: 1.0}
    for colour in dice:
        faces: tuple[int, ...] = LIBRARY.dice[colour].faces  # type: ignore[assignment]
        grown: dict[int, float] = {}
        for total, p in totals.items():
            for face in faces:
                grown[total + face] = grown.get(total + face, 0.0) + p / len(faces)
        totals = grown
    return totals


def _sum(a: Spread, b: Spread) -> Spread:
    total = [0.0] * (len(a) + len(b) - 1)
    for i, p in enumerate(a):
        if p:
            for j, q in enumerate(b):
                total[i + j] += p * q
    return tuple(total)


def _mean(spread: Spread) -> float:
    return sum(i * p for i, p in enumerate(spread))


@cache
def _choose(n: int, k: int) -> int:
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


# The rest of the encounter --------------------------------------------------------------------


def prospect(s: Souls, fight: Fight) -> float:
    """The chance to outlast the enemies: the harm they will do against the boxes there are."""
    left = {m.id: float(LIBRARY.foes[m.kind].health - m.wounds) for m in fight.foes.values()}
    spent = _pending(s, fight, left)
    each = [boxes_of(c) for c in s.present()]
    capacity = 0.6 * sum(each) + 0.4 * len(each) * min(each) - 1.5 - SPENT * spent
    coming = harm_to_come(s, fight, left)
    # The second factor keeps a fight that is as good as won from being dragged out.
    share = coming / (coming + max(capacity, 1.0)) if coming else 0.0
    return (1 - 0.5 * share) / (1 + exp((coming - capacity) / (1.5 + 0.3 * coming)))


def boxes_of(c: Character) -> float:
    """Boxes that a character can lose before it dies, with what it can still use."""
    more = ESTUS * c.estus + HEROIC * c.heroic + LUCK * c.luck + EMBER * c.ember
    return BOXES - c.damage - SPENT * c.stamina - 0.7 * len(c.conditions) + more


def harm_to_come(s: Souls, fight: Fight, left: dict[str, float]) -> float:
    """The boxes that the enemies will fill before they have all fallen, the worst first."""
    worst = []
    for foe in fight.foes.values():
        health = left[foe.id]
        if health > 0.05:
            data = LIBRARY.foes[foe.kind]
            time = _activations(s, data, health)
            worst.append((_rate(s, fight, foe) * (1 - 0.1 * len(foe.conditions)), time))
    worst.sort(key=lambda pair: pair[1] / max(pair[0], 0.01))
    clock = total = 0.0
    for rate, time in worst:
        clock += time
        total += rate * clock
    return total


def _activations(s: Souls, foe: Foe, health: float) -> float:
    """How many characters' activations it takes to bring an enemy down."""
    strokes = [sustained(s, c, foe, max(1, round(health))) for c in s.present()]
    mean = sum(strokes) / len(strokes)
    return min(health, max(1.0, health)) / max(mean, 0.05)


def sustained(s: Souls, c: Character, foe: Foe, health: int) -> float:
    """The damage a character does to an enemy in an activation, again and again."""
    best = [0.0] * (SUSTAINED + 1)
    for weapon in (c.left, c.right):
        if weapon is None:
            continue
        gems = tuple(s.upgrades.get(weapon, ()))
        lines = stroke_table(weapon, gems, _rings(s, c), foe.id, health)
        grown = best[:]
        for cost, damage in lines:
            for spent in range(SUSTAINED + 1 - cost):
                grown[spent + cost] = max(grown[spent + cost], best[spent] + damage)
        best = grown
    return max(b - 0.06 * i for i, b in enumerate(best))


def _rings(s: Souls, c: Character) -> tuple[str, ...]:
    return tuple(s.upgrades.get(c.armour, ())) if c.armour is not None else ()


@cache
def stroke_table(
    weapon: str, gems: tuple[str, ...], rings: tuple[str, ...], foe: str, health: int
) -> tuple[tuple[int, float], ...]:
    """Each attack of a weapon on a kind of enemy: what it costs, and its damage on average."""
    card, found = gear(weapon), []
    for line, action in enumerate(card.actions):
        if not action.attacks:
            continue
        cost = action.cost
        if line == card.costliest:
            cost = max(0, cost - sum(gear(g).effects.cheaper for g in gems))
        found.append((cost, stroke(weapon, line, gems, rings, foe, health, weak=False)))
    return tuple((cost, damage) for cost, damage in found if cost <= SUSTAINED)


@cache
def stroke(
    weapon: str,
    line: int,
    gems: tuple[str, ...],
    rings: tuple[str, ...],
    foe: str,
    health: int,
    *,
    weak: bool,
) -> float:
    """The damage of an attack on average, at most the health that is left."""
    action, data = gear(weapon).actions[line], LIBRARY.foes[foe]
    extra = [gear(one).effects for one in (*gems, *rings)]
    damage = 0.3 * len(action.inflicts) + 0.3 * sum(len(e.inflicts) for e in extra)
    if action.dice:
        dice = (*action.dice, *(d for e in extra for d in e.dice), *(("black",) if weak else ()))
        mod = action.mod + sum(e.mod for e in extra)
        magic = action.magic or any(e.magic for e in extra)
        stopped = data.resist if magic else data.block
        for pips, p in pips_of(dice).items():
            dealt = max(0, pips + mod - stopped)
            if data.special.tough_from and dealt >= data.special.tough_from:
                dealt -= data.special.tough_by
            damage += p * min(dealt, health)
    return min(float(health), damage * action.repeat)


def _rate(s: Souls, fight: Fight, foe: Model) -> float:
    """The boxes that an enemy fills in an activation, on a party like this."""
    data = LIBRARY.foes[foe.kind]
    if data.behaviour is not None:
        return _blows(s, foe, data.behaviour)
    deck = fight.deck
    if deck is None:
        return 0.0
    cards = [*deck.order, *(chances(deck) if len(deck) > len(deck.order) else ()), *deck.discard]
    known = [b for card in cards if (b := LIBRARY.behaviours[card].get(foe.kind)) is not None]
    return sum(_blows(s, foe, b) for b in known) / max(1, len(known))


def _blows(s: Souls, foe: Model, behaviour: Behaviour) -> float:
    """What the attacks of a behaviour do to a character of the party, on average."""
    total, n = 0.0, 0
    for c in s.present():
        n += 1
        for icon in behaviour.steps:
            if isinstance(icon, Attack):
                strength, magical = strength_of(foe, icon.strength), icon.magical
                wide = icon.node or bool(icon.area)
            elif getattr(icon, "damage", 0):
                strength, magical, wide = icon.damage, False, True  # type: ignore[union-attr]
            else:
                continue
            blow = harm(strength, defence(s, c, magical=magical), dodge_dice(c), behaviour.dodge)
            reach = 1.0 if behaviour.range > 2 else 0.75
            total += reach * _mean(blow) * (1.2 if wide else 1.0) * behaviour.repeat
    return total / n


# The activation under way ---------------------------------------------------------------------


def _pending(s: Souls, fight: Fight, left: dict[str, float]) -> float:
    """Take from `left` what the active character can still do now; returns its stamina."""
    turn = fight.turn
    if turn is None or turn.moved == "after":
        return 0.0
    c = s.characters[turn.who]
    far = room(s).distance[c.here]
    spare = c.free - 1
    steps = turn.walk_left if not turn.struck else 0
    total = 0.0
    for weapon in (c.left, c.right):
        if weapon is None or weapon in turn.used:
            continue
        best, aim, price = 0.0, "", 0.0
        card, gems = gear(weapon), tuple(s.upgrades.get(weapon, ()))
        for line, action in enumerate(card.actions):
            cost = cost_of(s, c, weapon, line) if action.attacks else BOXES
            for foe in fight.foes.values():
                health = left[foe.id]
                gap = far[foe.node] - reach_of(card, action) - action.before
                runs = max(0, gap - steps) * (1 if not turn.struck else BOXES)
                if cost + runs > spare or health <= 0.05:
                    continue
                weak = gap <= 0 and foe.facing is not None and is_weak(s, c, foe)
                data = LIBRARY.foes[foe.kind]
                dealt = stroke(
                    weapon, line, gems, _rings(s, c), data.id, max(1, round(health)), weak=weak
                )
                share = dealt * (1.0 if gap <= 0 else FAR) * min(1.0, 4 / data.health + 0.4)
                worth = share - 0.12 * (cost + runs)
                if worth > best:
                    best, aim, price = worth, foe.id, cost + runs
                    hit = dealt * (1.0 if gap <= 0 else FAR)
        if aim:
            left[aim] = max(0.0, left[aim] - hit)
            spare -= int(price)
            total += price
    return total


def closeness(s: Souls, fight: Fight) -> float:
    """A nudge towards enemies that a character can strike."""
    value = 0.0
    for c in s.present():
        weapons = [gear(w) for w in (c.left, c.right) if w is not None]
        reach = max(
            (reach_of(w, line) for w in weapons for line in w.actions if line.attacks), default=0
        )
        far = room(s).distance[str(c.node)]
        value -= max(0, min(far[m.node] for m in fight.foes.values()) - reach) if fight.foes else 0
    return value
