"""Rules of thumb for what happens to the player in the enemies' phases; searches use them."""

from __future__ import annotations

from grimtable.games.berserkers.ending import GO_ON
from grimtable.games.berserkers.options import Suffer
from grimtable.games.berserkers.state import Helm
from grimtable.kernel.asks import Ask, Option


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
