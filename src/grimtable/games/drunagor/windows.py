"""The windows in the book's order, written once; cards say in which of them they act."""

from __future__ import annotations

from enum import Enum


class Window(Enum):
    """A moment in which something can happen."""

    # A turn [turn.start]
    START = "start"
    CONDITIONS = "conditions"
    BEGINNING = "beginning"
    ACTIONS = "actions"
    MOVE = "move"
    GOING = "going"
    ATTACK = "attack"
    END = "end"
    # A Skill
    RESOLVE = "resolve"
    ALWAYS = "always"
    ANSWER = "answer"  # an Interrupt or a Reaction
    # An attack, pp. 10-11 [dmg.steps]
    ANNOUNCE = "announce"
    INTERRUPT = "interrupt"
    ROLL = "roll"
    HIT = "hit"
    SHIELD = "shield"
    REACTION = "reaction"
    SUFFER = "suffer"
    COLLATERAL = "collateral"
    AFTER = "after"
    # A Recall Action
    RETURN = "return"
    PENALTY = "penalty"
    TRIGGERS = "triggers"

    __hash__ = object.__hash__  # members are single: no need to hash their names


ATTACK_WINDOWS = (
    Window.ANNOUNCE,
    Window.INTERRUPT,
    Window.SHIELD,
    Window.REACTION,
    Window.SUFFER,
    Window.COLLATERAL,
)
"""P. 10, in order: what happens to those whom an attack meets."""

TIMINGS: dict[str, frozenset[Window]] = {
    "action": frozenset([Window.RESOLVE, Window.ANNOUNCE, Window.ROLL, Window.COLLATERAL]),
    "focus": frozenset([Window.RESOLVE, Window.ANNOUNCE, Window.ROLL, Window.COLLATERAL]),
    "interrupt": frozenset([Window.RESOLVE, Window.INTERRUPT, Window.ANSWER]),
    "reaction": frozenset([Window.RESOLVE, Window.REACTION, Window.ANSWER]),
    "beginning": frozenset([Window.RESOLVE]),
    "taken": frozenset([Window.RESOLVE]),
    "suffered": frozenset([Window.RESOLVE]),
    "reacted": frozenset([Window.COLLATERAL]),
    "passive": frozenset([Window.ALWAYS, Window.ROLL]),
}
"""The windows whose keywords a Skill of each timing may carry."""
