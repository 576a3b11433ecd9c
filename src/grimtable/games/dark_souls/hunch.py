"""Rules of thumb for what is asked in the middle of a blow; searches settle blows by them."""

from __future__ import annotations

from functools import cache

from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.options import Dodge, Guard, Heroic
from grimtable.games.dark_souls.state import Souls
from grimtable.games.dark_souls.tactics import Guard as Guarded
from grimtable.games.dark_souls.tactics import guard_of, pips_of
from grimtable.games.dark_souls.under_way import Blow
from grimtable.kernel.asks import Ask, Done, No, Option, Pass

GRAVE = 3
"""Boxes for which a heroic action is worth spending."""


def hunch(s: Souls, ask: Ask) -> Option | None:
    """Defend as hurts least, keep luck and heroics for grave blows; the rest as it comes.

    What a character does of its own accord is worth a thought: None.
    """
    if not s.under_way or s.fight is None:
        return None
    blow = s.under_way[-1]
    if isinstance(blow, Blow) and blow.by in s.fight.foes:
        if ask.what == "defend":
            return defend(s, ask, blow)
        if ask.what == "brace" and blow.strength - sum(blow.faces) >= GRAVE:
            return next(option for option in ask.options if isinstance(option, Heroic))
    for option in ask.options:
        if isinstance(option, Done | Pass | No):
            return option
    return ask.options[0]


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
