"""Rules of thumb for what is asked in a fight: searches settle blows and play futures by them.

Strike where it does most for its stamina, else step up to the nearest enemy, drink before it is too
late, and keep some breath for what comes back. Nothing is tried out here.
"""

from __future__ import annotations

from functools import cache

from grimtable.games.dark_souls.attacks import aimed_at, cost_of
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.options import Dodge, Estus, Guard, Heroic, Reroll, Strike, Walk
from grimtable.games.dark_souls.state import Character, Fight, Souls, room
from grimtable.games.dark_souls.tactics import Guard as Guarded
from grimtable.games.dark_souls.tactics import guard_of, pips_of, stroke
from grimtable.games.dark_souls.under_way import Blow
from grimtable.kernel.asks import Ask, Done, No, Option, Pass

GRAVE = 3
"""Boxes for which a heroic action is worth spending."""
BREATH, THIRST = 4, 4
"""Free boxes that an attack must leave; and with how few the flask is emptied."""
COST = 0.12
"""What a stamina is worth, in wounds dealt."""


def hunch(s: Souls, ask: Ask) -> Option | None:
    """Defend as hurts least, keep luck and heroics for grave blows; the rest as it comes.

    What is done between fights and on entering one is worth a thought: None.
    """
    if s.fight is None or s.fight.step in ("place", "lead", "won"):
        return None
    if not s.under_way:
        return act(s, s.fight, ask) if ask.what == "act" else ask.options[0]
    blow = s.under_way[-1]
    if isinstance(blow, Blow) and blow.by in s.fight.foes:
        if ask.what == "defend":
            return defend(s, ask, blow)
        if ask.what == "luck" and blow.defence != "dodge" and _is_grave(s, ask, blow):
            return min(ask.options, key=lambda one: _shown(blow, one))
        if ask.what == "brace" and blow.strength - sum(blow.faces) >= GRAVE:
            return next(option for option in ask.options if isinstance(option, Heroic))
    for option in ask.options:
        if isinstance(option, Done | Pass | No):
            return option
    return ask.options[0]


def _is_grave(s: Souls, ask: Ask, blow: Blow) -> bool:
    """Whether what gets through kills, or nearly."""
    return blow.strength - sum(blow.faces) >= min(GRAVE, s.characters[ask.seat].free)


def _shown(blow: Blow, option: Option) -> int:
    """The die that an option rolls again: the worst first, and to leave them last."""
    return blow.faces[option.die] if isinstance(option, Reroll) else 9


def act(s: Souls, fight: Fight, ask: Ask) -> Option:
    """The most rewarding attack, a draught, a step towards the enemy, or the end."""
    c = s.characters[ask.seat]
    best, most = ask.options[0], 0.0
    steps: list[Option] = []
    armed = False
    for option in ask.options:
        if isinstance(option, Strike):
            armed = True
            cost = cost_of(s, c, option.weapon, option.line - 1)
            if c.free - cost < BREATH:
                continue
            worth = _reward(s, fight, c, option) - COST * cost
            if worth > most:
                best, most = option, worth
        elif isinstance(option, Estus) and c.free <= THIRST:
            return option
        elif isinstance(option, Walk):
            steps.append(option)
    if most or armed or not steps or not fight.foes:
        return best
    return min(steps, key=lambda step: _way_to_go(s, fight, step.to))  # type: ignore[attr-defined]


def _reward(s: Souls, fight: Fight, c: Character, option: Strike) -> float:
    """The wounds that an attack deals on average; to have one enemy less is worth more."""
    total = 0.0
    for foe in aimed_at(s, option.target):
        left = LIBRARY.foes[foe.kind].health - foe.wounds
        dealt = stroke(s, c, option.weapon, option.line - 1, foe, max(1, left), aimed=True)
        total += dealt * min(1.0, 4 / LIBRARY.foes[foe.kind].health + 0.4)
    return total


def _way_to_go(s: Souls, fight: Fight, to: str) -> int:
    """How far it is from there to the nearest enemy."""
    away = room(s).distance[to.partition("/")[0]]
    return min(away[foe.node] for foe in fight.foes.values())


def defend(s: Souls, ask: Ask, blow: Blow) -> Option:
    """Guard or dodge, whatever fills fewer boxes on average."""
    strength = strength_of(s.battle.foes[blow.by], blow.printed)
    guard = guard_of(s, s.characters[ask.seat])
    kind = Dodge if dodging_is_better(guard, strength, blow.dodge, magical=blow.magical) else Guard
    return next((option for option in ask.options if isinstance(option, kind)), ask.options[0])


@cache
def dodging_is_better(guard: Guarded, strength: int, difficulty: int, *, magical: bool) -> bool:
    """Whether a dodge fills fewer boxes on average than guarding."""
    if guard.dodges is None:
        return False
    dice = guard.resist if magical else guard.block
    through = sum(p * max(0, strength - pips) for pips, p in pips_of(dice).items())
    missed = sum(p for icons, p in pips_of(("dodge",) * guard.dodges).items() if icons < difficulty)
    return guard.price + strength * missed < through
