"""Rules of thumb for what is asked in a fight: searches settle blows and play futures by them.

Strike where the printed figures promise most, else step up to the nearest enemy, drink before it is
too late, and keep some breath for what comes back. Nothing is tried out here, and nothing rolled.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from grimtable.games.dark_souls.attacks import aimed_at, cost_of, defence_of
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.errands import errand
from grimtable.games.dark_souls.nodes import dodge_cost
from grimtable.games.dark_souls.options import (
    Dodge,
    Estus,
    Guard,
    Heroic,
    Reroll,
    Run,
    Strike,
    Walk,
)
from grimtable.games.dark_souls.state import Fight, Souls, defence, dodge_dice, gear, room
from grimtable.games.dark_souls.under_way import Blow
from grimtable.games.dark_souls.worth import MEAN, mean
from grimtable.kernel.asks import Ask, Done, No, Option, Pass

GRAVE = 3
"""Boxes for which a heroic action is worth spending."""
BREATH, THIRST = 3, 3
"""Free boxes that an attack must leave; and with how few the flask is emptied."""
WIND = 6
"""Free boxes with which one runs towards the nearest enemy, where a walk was not enough."""
COST = 0.06
"""What a stamina is worth, in wounds dealt."""
LUCKY = 0.3
"""What a blow is taken to do on which the pips to expect do nothing, as a share of these."""
SURE = 0.75
"""What a dodge is trusted with whose dice show on average just what it needs."""


def hunch(s: Souls, ask: Ask) -> Option:
    """Defend as hurts least, keep luck and heroics for grave blows; the rest as it comes."""
    if s.fight is None or s.fight.step in ("place", "lead", "won"):
        return errand(s, ask)
    if not s.under_way:
        return act(s, s.fight, ask) if ask.what == "act" else ask.options[0]
    blow = s.under_way[-1]
    if isinstance(blow, Blow) and blow.by in s.fight.foes:
        if ask.what == "defend":
            return defend(s, ask, blow)
        if ask.what == "luck" and blow.defence != "dodge" and _is_grave(s, ask, blow):
            return min(ask.options, key=lambda one: _shown(blow, one))
        if ask.what == "brace" and blow.left >= GRAVE:
            return next(option for option in ask.options if isinstance(option, Heroic))
    for option in ask.options:
        if isinstance(option, Done | Pass | No):
            return option
    return ask.options[0]


def sensible(s: Souls, ask: Ask) -> Iterable[Option]:
    """All, but no dodge without a dodge die: it costs stamina, and the whole blow lands.

    Nor a run while the walk is still to come: it leads nowhere else, and costs no less.
    """
    if ask.what == "act" and any(isinstance(one, Walk) for one in ask.options):
        return tuple(one for one in ask.options if not isinstance(one, Run))
    if ask.what not in ("defend", "trap") or dodge_dice(s.characters[ask.seat]):
        return ask.options
    return tuple(one for one in ask.options if not isinstance(one, Dodge)) or ask.options


def _is_grave(s: Souls, ask: Ask, blow: Blow) -> bool:
    """Whether what gets through kills, or nearly."""
    return blow.left >= min(GRAVE, s.characters[ask.seat].free)


def _shown(blow: Blow, option: Option) -> int:
    """The die that an option rolls again: the worst first, and to leave them last."""
    return blow.faces[option.die] if isinstance(option, Reroll) else 9


def act(s: Souls, fight: Fight, ask: Ask) -> Option:
    """The most promising attack, a draught, a step or a run towards the enemy, or the end."""
    c = s.characters[ask.seat]
    best, most = ask.options[0], 0.0
    steps: list[Walk | Run] = []
    armed = False
    for option in ask.options:
        if isinstance(option, Strike):
            armed = True
            cost = cost_of(s, c, option.weapon, option.line - 1)
            if c.free - cost < BREATH:
                continue
            worth = sum(
                promise(option.weapon, option.line, foe.kind, foe.wounds)
                for foe in aimed_at(s, option.target)
            )
            if worth - COST * cost > most:
                best, most = option, worth - COST * cost
        elif isinstance(option, Estus) and c.free <= THIRST:
            return option
        elif isinstance(option, Walk | Run):
            steps.append(option)
    if most or armed or not steps or not fight.foes:
        return best
    walks = [step for step in steps if isinstance(step, Walk)]
    nearest = min(walks or steps, key=lambda step: _way_to_go(s, fight, step.to))
    if walks:
        return nearest
    fresh = c.free >= WIND and fight.turn is not None and not fight.turn.struck
    closer = _way_to_go(s, fight, nearest.to) < _way_to_go(s, fight, c.here)
    return nearest if fresh and closer else best


@cache
def promise(weapon: str, line: int, kind: str, wounds: int) -> float:
    """What the printed figures of a line promise against an enemy; to have one less is more."""
    action, card = gear(weapon).actions[line - 1], LIBRARY.foes[kind]
    pips = mean(action.dice) + action.mod
    each = max(LUCKY * pips, pips - defence_of(kind, magic=action.magic)) if action.dice else 0.0
    dealt = min(float(card.health - wounds), action.repeat * (each + 0.3 * len(action.inflicts)))
    return dealt * min(1.0, 4 / card.health + 0.4)


def _way_to_go(s: Souls, fight: Fight, to: str) -> int:
    """How far it is from there to the nearest enemy."""
    away = room(s).distance[to.partition("/")[0]]
    return min(away[foe.node] for foe in fight.foes.values())


def defend(s: Souls, ask: Ask, blow: Blow) -> Option:
    """Guard or dodge, by the pips and icons to expect."""
    c = s.characters[ask.seat]
    strength, price = strength_of(s.battle.foes[blow.by], blow.printed), dodge_cost(s, c)
    guarded = strength - mean(defence(s, c, magical=blow.magical))
    kind: type[Option] = Guard
    if price is not None:
        icons = MEAN["dodge"] * dodge_dice(c)
        missed = 1 - min(1.0, SURE * icons / blow.dodge) if blow.dodge else 0.0
        kind = Dodge if price + strength * missed < guarded else Guard
    return next((option for option in ask.options if isinstance(option, kind)), ask.options[0])
