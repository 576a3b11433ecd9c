"""Odds: what an option can bring, counted in what people care about, by running the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from grimtable.kernel.asks import Answer, Ask, Chance, Mark, Option, Script
from grimtable.kernel.game import Stake
from grimtable.kernel.scene import Words
from grimtable.kernel.state import State
from grimtable.kernel.view import EXACT, Exact, Sampled, Until, View

S = TypeVar("S", bound=State)


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


class Walked(NamedTuple):
    """One way in which a script can go: the state it leads to, its value, and its weight."""

    state: Any
    value: Any
    weight: Fraction | int
    ended: bool


def walk(
    state: S,
    rules: Callable[[S], Script[Any]],
    follow: Callable[[Ask | Chance], Sequence[tuple[Answer, Fraction | int]]],
    *,
    marks: int = -1,
    ends: tuple[type[Exception], ...] = (),
) -> Iterator[Walked]:
    """Every way in which some rules can go from a state, each on a copy of it.

    `follow` says which answers to an ask are tried, and how much each weighs. The walk stops after
    so many marks (by default at the end of the script); `ends` are exceptions that end it, too.
    """
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        chosen = waiting.pop()
        twin = state.clone()
        twin.events = None if state.events is None else []
        script, answer, left = rules(twin), None, marks
        taken = 0
        weight: Fraction | int = 1
        value, ended = None, True
        try:
            while True:
                asked: Any = script.send(answer)
                answer = None
                if isinstance(asked, Mark):
                    if left == 0:
                        ended = False
                        break
                    left -= 1
                    continue
                ways = follow(asked)
                if taken == len(chosen):  # the first way now; the others wait
                    waiting += [(*chosen, i) for i in range(len(ways) - 1, 0, -1)]
                    chosen = (*chosen, 0)
                answer, share = ways[chosen[taken]]
                taken += 1
                weight *= share
        except StopIteration as stop:
            value = stop.value
        except ends:
            pass
        yield Walked(twin, value, weight, ended)
