"""Odds: what an option can bring, counted in what people care about, by running the rules."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from grimtable.kernel.asks import Option
from grimtable.kernel.game import Stake
from grimtable.kernel.scene import Words
from grimtable.kernel.view import EXACT, Exact, Sampled, Until, View


class Odds(NamedTuple):
    """How likely each value of one thing is after an option: "damage to the Sentinel"."""

    stake: Stake
    spread: dict[int, float]
    """By value, ascending."""
    exact: bool
    error: float
    """Half the width of the 95 % interval of a chance, where it was sampled; else 0."""

    @property
    def words(self) -> Words:
        """What is counted."""
        return self.stake.words

    @property
    def mean(self) -> float:
        """What it is on average."""
        return sum(value * chance for value, chance in self.spread.items())

    def at_least(self, value: int) -> float:
        """How likely it is to be that or more."""
        return sum(chance for one, chance in self.spread.items() if one >= value)


def odds_of(
    view: View,
    option: Option,
    *,
    until: Until = "blow",
    fate: Exact | Sampled = EXACT,
) -> list[Odds]:
    """The odds of an option of the open ask, for all that is at stake for its seat.

    What the option can't change is left out, and so is what it changes for sure by nothing.
    """
    before = view.state
    stakes = view.game.stakes(before, view.seat)
    if not stakes:
        return []
    after = view.after(option, until=until, fate=fate)
    error = 0.0 if after.exact else 0.98 / sqrt(len(after.ways))
    found = []
    for stake in stakes:
        spread = after.spread(stake.of)
        if len(spread) > 1 or next(iter(spread)) != stake.of(before):
            by_value = {value: float(spread[value]) for value in sorted(spread)}
            found.append(Odds(stake, by_value, after.exact, error))
    return found
