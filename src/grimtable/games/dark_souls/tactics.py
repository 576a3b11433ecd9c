"""How an encounter stands: who may die next, how long it takes to win, what it costs till then.

A heuristic for computer players. It knows what the players know: data cards, the behaviour cards
that can come next and how likely each is, and the dice.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from grimtable.games.dark_souls.attacks import (
    cost_of,
    damage_of,
    pool,
    prepared,
    reach_of,
)
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.decks import chances
from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.foresight import Threat, coming
from grimtable.games.dark_souls.nodes import dodge_cost
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
from grimtable.games.dark_souls.under_way import Blow, Stroke
from grimtable.kernel.asks import Roll
from grimtable.kernel.fate import outcomes

Spread = tuple[float, ...]
"""The chance of each number of boxes, from 0 to the length of the bar."""


class Guard(NamedTuple):
    """All that decides what an attack does to a character; without `dodges` it can't dodge."""

    block: Dice
    resist: Dice
    dodges: int | None
    price: int


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
    caution = max(0.0, 1 - fight.rounds / 50)
    alive: float = survival(s, fight) ** caution
    return alive * prospect(s, fight) + 0.001 * closeness(s, fight)


# The next enemy activation --------------------------------------------------------------------


def survival(s: Souls, fight: Fight) -> float:
    """The chance that nobody dies soon: of what is under way, of what comes next, worn down."""
    if not fight.aggro or not fight.foes:
        return 1.0
    total = 0.0
    guards = {c.id: guard_of(s, c) for c in s.present()}
    now = {c.id: under_way(s, c, guards[c.id]) for c in s.present()}
    mean = dict.fromkeys(s.party, 0.0)
    for weight, threats in foreseen(s, fight):
        alive = 1.0
        for c in s.present():
            boxes = now[c.id]
            for t in threats:
                if t.who == c.id:
                    more = harm(guards[c.id], t.strength, t.dodge, magical=t.magical)
                    boxes = _sum(boxes, more)
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


def under_way(s: Souls, c: Character, guard: Guard) -> Spread:
    """The boxes that attacks under way will fill, by the dice that lie there or are to come."""
    total: Spread = (1.0,)
    for b in s.under_way:
        if isinstance(b, Blow) and c.id in b.targets and b.by in s.battle.foes:
            if c.id == b.targets[0] and b.window in ("luck", "brace"):
                total = _sum(total, _sure(_left_of(b)))
            else:
                strength = strength_of(s.battle.foes[b.by], b.printed)
                total = _sum(total, harm(guard, strength, b.dodge, magical=b.magical))
    return total


def _left_of(b: Blow) -> int:
    """What gets through if the dice stay as they lie."""
    stopped = sum(b.faces)
    if b.defence == "dodge":
        return 0 if stopped >= b.dodge else b.strength
    return max(0, b.strength - stopped)


def guard_of(s: Souls, c: Character) -> Guard:
    """The dice with which a character defends, and what a dodge costs."""
    price = dodge_cost(s, c)
    dodges = dodge_dice(c) if price is not None else None
    return Guard(defence(s, c, magical=False), defence(s, c, magical=True), dodges, price or 0)


@cache
def harm(guard: Guard, strength: int, difficulty: int, *, magical: bool) -> Spread:
    """The boxes that an attack fills, with the better of guarding and dodging."""
    guarded = [0.0] * (strength + 1)
    for pips, p in pips_of(guard.resist if magical else guard.block).items():
        guarded[max(0, strength - pips)] += p
    if guard.dodges is None:
        return tuple(guarded)
    dodged = [0.0] * (strength + guard.price + 1)
    for icons, p in pips_of(("dodge",) * guard.dodges).items():
        dodged[guard.price + (strength if icons < difficulty else 0)] += p
    return min(tuple(guarded), tuple(dodged), key=_mean)


@cache
def pips_of(dice: Dice) -> dict[int, float]:
    """The chance of every total of some dice."""
    totals: dict[int, float] = {}
    roll = Roll(tuple(LIBRARY.dice[colour] for colour in dice), rule="attack.char.roll")
    for faces, chance in outcomes(roll):
        total = sum(map(int, faces))
        totals[total] = totals.get(total, 0.0) + float(chance)
    return totals


def _sure(n: int) -> Spread:
    return (*(0.0,) * n, 1.0)


def _sum(a: Spread, b: Spread) -> Spread:
    if len(a) == 1:
        return b
    total = [0.0] * (len(a) + len(b) - 1)
    for i, p in enumerate(a):
        if p:
            for j, q in enumerate(b):
                total[i + j] += p * q
    return tuple(total)


def _mean(spread: Spread) -> float:
    return sum(i * p for i, p in enumerate(spread))


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
    guards = tuple(guard_of(s, c) for c in s.present())
    for foe in fight.foes.values():
        health = left[foe.id]
        if health > 0.05:
            strokes = [sustained(s, c, foe, max(1, round(health))) for c in s.present()]
            time = health / max(sum(strokes) / len(strokes), 0.05)
            worst.append((_rate(fight, foe, guards) * (1 - 0.1 * len(foe.conditions)), time))
    worst.sort(key=lambda pair: pair[1] / max(pair[0], 0.01))
    clock = total = 0.0
    for rate, time in worst:
        clock += time
        total += rate * clock
    return total


def sustained(s: Souls, c: Character, foe: Model, health: int) -> float:
    """The damage a character does to an enemy in an activation, again and again."""
    best = [0.0] * (SUSTAINED + 1)
    for weapon in (c.left, c.right):
        grown = best[:]
        for line, action in enumerate(gear(weapon).actions if weapon is not None else ()):
            cost = gear(str(weapon)).actions[line].cost
            if not action.attacks or cost > SUSTAINED:
                continue
            damage = stroke(s, c, str(weapon), line, foe, health, aimed=False)
            for spent in range(SUSTAINED + 1 - cost):
                grown[spent + cost] = max(grown[spent + cost], best[spent] + damage)
        best = grown
    return max(b - 0.06 * i for i, b in enumerate(best))


def stroke(
    s: Souls, c: Character, weapon: str, line: int, foe: Model, health: int, *, aimed: bool
) -> float:
    """What a line does to an enemy on average; `aimed` from where the character stands now."""
    action = gear(weapon).actions[line]
    ready = prepared(s, c, weapon, action)
    damage = 0.3 * len(ready.inflicts)
    if action.dice:
        dice, mod = pool(s, c, weapon, action, [foe]) if aimed else (ready.dice, ready.mod)
        damage += _wounds(dice, mod, foe.kind, health, magic=ready.magic)
    return min(float(health), damage * action.repeat)


@cache
def _wounds(dice: Dice, mod: int, kind: str, health: int, *, magic: bool) -> float:
    """The damage of a roll on average, at most the health that is left."""
    return sum(
        p * min(health, damage_of(kind, max(0, pips + mod), magic=magic))
        for pips, p in pips_of(dice).items()
    )


def _rate(fight: Fight, foe: Model, guards: tuple[Guard, ...]) -> float:
    """The boxes that an enemy fills in an activation, on a party like this."""
    does, deck, slow = LIBRARY.foes[foe.kind].behaviour, fight.deck, "stagger" in foe.conditions
    if does is not None or deck is None:
        return _blows(does, guards, slow) if does is not None else 0.0
    cards = [*deck.order, *(chances(deck) if len(deck) > len(deck.order) else ()), *deck.discard]
    known = [b for card in cards if (b := LIBRARY.behaviours[card].get(foe.kind)) is not None]
    return sum(_blows(b, guards, slow) for b in known) / max(1, len(known))


@lru_cache(20_000)
def _blows(behaviour: Behaviour, guards: tuple[Guard, ...], staggered: bool) -> float:
    """What the attacks of a behaviour do to a character of the party, on average."""
    total = 0.0
    reach = behaviour.repeat * (1.0 if behaviour.range > 2 else 0.75)
    for icon in behaviour.steps:
        if isinstance(icon, Attack):
            printed, magical, wide = icon.strength, icon.magical, icon.node or bool(icon.area)
        else:
            printed, magical, wide = getattr(icon, "damage", 0), False, True
        if printed:
            strength = max(0, printed - staggered)
            blows = (harm(g, strength, behaviour.dodge, magical=magical) for g in guards)
            total += reach * (1.2 if wide else 1.0) * sum(map(_mean, blows))
    return total / len(guards)


# The activation under way ---------------------------------------------------------------------


def _pending(s: Souls, fight: Fight, left: dict[str, float]) -> float:
    """Take from `left` what the active character does and can still do now; its stamina."""
    for k in s.under_way:
        if isinstance(k, Stroke) and k.window in ("luck", "compare") and k.faces:
            _struck(s, k, left)
    turn = fight.turn
    if turn is None or turn.moved == "after" or turn.window in ("start", "end"):
        return 0.0
    c = s.characters[turn.who]
    far = room(s).distance[c.here]
    spare = c.free - 1
    steps = turn.walk_left if not turn.struck else 0
    total = 0.0
    for weapon in (c.left, c.right):
        if weapon is None or weapon in turn.used:
            continue
        best, aim, price, hit = 0.0, "", 0, 0.0
        for line, action in enumerate(gear(weapon).actions):
            cost = cost_of(s, c, weapon, line) if action.attacks else BOXES
            for foe in fight.foes.values():
                health = left[foe.id]
                gap = far[foe.node] - reach_of(gear(weapon), action) - action.before
                runs = max(0, gap - steps) * (1 if not turn.struck else BOXES)
                if cost + runs > spare or health <= 0.05:
                    continue
                near = 1.0 if gap <= 0 else FAR
                dealt = near * stroke(
                    s, c, weapon, line, foe, max(1, round(health)), aimed=gap <= 0
                )
                share = dealt * min(1.0, 4 / LIBRARY.foes[foe.kind].health + 0.4)
                if share - 0.12 * (cost + runs) > best:
                    best = share - 0.12 * (cost + runs)
                    aim, price, hit = foe.id, cost + runs, dealt
        if aim:
            left[aim] = max(0.0, left[aim] - hit)
            spare -= price
            total += price
    return total


def _struck(s: Souls, k: Stroke, left: dict[str, float]) -> None:
    """Take from `left` what the dice of an attack under way do as they lie."""
    action = gear(k.weapon).actions[k.line - 1]
    magic = prepared(s, s.characters[k.by], k.weapon, action).magic
    for foe in k.foes:
        kind = s.battle.foes[foe].kind
        dealt = damage_of(kind, max(0, sum(k.faces) + k.mod), magic=magic)
        left[foe] = max(0.0, left[foe] - dealt)


def closeness(s: Souls, fight: Fight) -> float:
    """A nudge towards enemies that a character can strike."""
    value = 0.0
    for c in s.present():
        weapons = [gear(w) for w in (c.left, c.right) if w is not None]
        reach = max(
            (reach_of(w, line) for w in weapons for line in w.actions if line.attacks), default=0
        )
        far = room(s).distance[c.here]
        value -= max(0, min(far[m.node] for m in fight.foes.values()) - reach) if fight.foes else 0
    return value
