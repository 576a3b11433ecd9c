"""Rules of thumb for what happens to the player in the enemies' phases; searches use them."""

from __future__ import annotations

from collections.abc import Iterable

from grimtable.games.berserkers.ending import GO_ON
from grimtable.games.berserkers.options import Linger, SaveGame, Suffer
from grimtable.games.berserkers.state import ACTION_DICE, BERSERKERS, Helm
from grimtable.kernel.asks import Ask, Option

DONE, HURT, DARK = 6, 2, 3
"""A table worth recording: fires and seals at least, wounds and gems of Darkness at most."""


def hunch(s: Helm, ask: Ask) -> Option | None:
    """The first that is offered, as it matters little; but the hale suffer before the wounded.

    No aid card is used up only because Zodd's blow was the moment to ask for one.
    What the player does with the dice is worth a thought: None.
    """
    if s.phase not in ("riders", "orcs"):
        return None
    if ask.what == "suffer":
        return min(ask.options, key=lambda one: isinstance(one, Suffer) and one.who in s.wounded)
    if ask.what == "after":
        return GO_ON
    return ask.options[0]


def sensible(s: Helm, ask: Ask) -> Iterable[Option]:
    """All but to be stopped at every moment, and the one checkpoint before it is worth making."""
    spare = Linger if _is_worth_recording(s) else (Linger, SaveGame)
    if any(isinstance(option, spare) for option in ask.options):
        return [option for option in ask.options if not isinstance(option, spare)]
    return ask.options


def _is_worth_recording(s: Helm) -> bool:
    """Whether much is done and little lost, and the dice of the turn are all there."""
    if s.phase != "berserkers" or s.special or len(s.dice) < ACTION_DICE - s.held:
        return False
    wounds = len(s.wounded) + 2 * sum(not s.at[who] for who in BERSERKERS)
    done = len(s.fires) + len(s.sealed)
    return done >= DONE and wounds <= HURT and sum(s.darkness.values()) <= DARK
