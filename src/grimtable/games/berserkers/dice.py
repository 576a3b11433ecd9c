"""The Action dice in the tray: used up, and rolled again."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.berserkers.state import WHITE, Deed, Helm
from grimtable.kernel.asks import Roll, Script
from grimtable.kernel.state import tell

ONE_WHITE = (WHITE,)


def use_up(s: Helm, die: int) -> None:
    """A die leaves the tray; of two that show the same, one that the stone has rerolled."""
    s.dice.remove(die)
    if die in s.polished:
        s.polished.remove(die)


def is_rough(s: Helm, die: int) -> bool:
    """Whether some unused die shows that which the Precious stone has not rerolled yet."""
    return s.dice.count(die) > s.polished.count(die)


def roll_again(s: Helm, deed: Deed) -> Script[None]:
    """One die falls anew."""
    (face,) = yield Roll(ONE_WHITE, "gold.reroll", "roll-reroll", {"die": deed.n})
    s.under_way.pop()
    s.dice[s.dice.index(deed.n)] = face
    s.dice.sort()
    if deed.n in s.polished:
        s.polished[s.polished.index(deed.n)] = face
    tell(s, "rerolled", rule="gold.reroll", die=deed.n, face=face)


DO: dict[str, Callable[[Helm, Deed], Script[None]]] = {"reroll": roll_again}
