"""Odds: what an option can bring, counted in what people care about, by running the rules.

A game says what is at stake with an option (`Game.stakes`); everything else is here, once: offers,
frontends, API and coach show these odds and no others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.scene import Words
from grimtable.kernel.view import Decide, Exact, Sampled, Until, View, Way, declined, percent

LEAVES = 6_000
"""Ways that are followed for all options of an ask, in about half a second; and for one of them at
least. It counts ways and not seconds: the same question has the same odds on every machine."""
FEWEST, MOST, SAMPLES = 250, 2_000, 192
FAR = Exact(64, 40)
"""What others do in their turn is long: it is told exactly only where little can happen."""


class Stake(NamedTuple):
    """Something that people care about, to be counted on a way that an option can go.

    `words` say precisely what is counted ("damage to the Sentinel"), from now on: 0 is what comes
    of nothing. Where it either happens or does not ("the Knight dies"), `of` is 1 or 0 and `chance`
    is set. `good` says whether the seat wants more of it. What an option is for is `always` told,
    even where it surely comes to nothing.
    """

    id: str
    words: Words
    of: Callable[[Way], int]
    chance: bool = False
    good: bool = True
    always: bool = False


class Stakes(NamedTuple):
    """What is at stake with an option, how far it is followed, and what seats answer on the way.

    Options of one ask that are `alike` have the same odds, and these are found once. What ends a
    turn is followed `far`, through what others do in theirs: fewer ways are.
    """

    counted: tuple[Stake, ...]
    until: Until = "blow"
    decide: Decide = declined
    alike: Hashable = None
    far: bool = False


class Odds(NamedTuple):
    """How likely each value of one thing is after an option: "damage to the Sentinel"."""

    stake: Stake
    spread: dict[int, Fraction]
    """By value, ascending."""
    exact: bool
    """Whether every answer of Fate was followed; what is hidden from the seat was dealt once."""
    error: float
    """Half the width of the 95 % interval of a chance, where it was sampled; else 0."""

    @property
    def words(self) -> Words:
        """What is counted, and how likely or how much it is."""
        sampled = Words("odds-error", {"n": round(100 * self.error)})
        args: dict[str, Any] = {"what": self.stake.words, "sampled": sampled}
        if self.stake.chance:
            return Words("odds-chance", {**args, "n": percent(self.at_least(1))})
        if len(self.spread) == 1:
            return Words("odds-sure", {**args, "n": next(iter(self.spread))})
        if min(self.spread) < 0:
            sign = "−" if self.mean < 0 else "+"
            return Words("odds-balance", {**args, "sign": sign, "mean": round(abs(self.mean), 1)})
        args["mean"] = round(self.mean, 1)
        if min(self.spread) > 0:
            return Words("odds-mean", args)
        return Words("odds-number", {**args, "n": percent(self.at_least(1))})

    @property
    def mean(self) -> float:
        """What it is on average."""
        return float(sum(value * chance for value, chance in self.spread.items()))

    def at_least(self, value: int) -> Fraction:
        """How likely it is to be that or more."""
        return sum((p for one, p in self.spread.items() if one >= value), Fraction(0))


def odds_of(view: View, option: Option, *, fate: Exact | Sampled | None = None) -> list[Odds]:
    """The odds of an option of the open ask, for all that is at stake with it.

    What surely comes to nothing is left out, unless it is what the option is for.
    """
    stakes = view.game.stakes(view, option)
    if stakes is None:
        return []
    return _counted(view, option, stakes, fate or Exact(MOST, SAMPLES))


def odds_for(view: View, ask: Ask) -> dict[Option, list[Odds]]:
    """The odds of all options of an ask that has something at stake; they share what it costs."""
    at_stake = {option: view.game.stakes(view, option) for option in ask.options}
    many = sum(stakes is not None for stakes in at_stake.values())
    fate = Exact(min(MOST, max(FEWEST, LEAVES // max(many, 1))), SAMPLES)
    found: dict[Option, list[Odds]] = {}
    known: dict[Hashable, list[Odds]] = {}
    for option, stakes in at_stake.items():
        if stakes is None:
            continue
        key = option if stakes.alike is None else stakes.alike
        if key not in known:
            known[key] = _counted(view, option, stakes, fate)
        if known[key]:
            found[option] = known[key]
    return found


def _counted(view: View, option: Option, stakes: Stakes, fate: Exact | Sampled) -> list[Odds]:
    if stakes.far and isinstance(fate, Exact):
        fate = FAR
    after = view.after(option, until=stakes.until, fate=fate, decide=stakes.decide, tell=True)
    error = 0.98 / sqrt(len(after.ways)) if after.sampled else 0.0
    found = []
    for stake in stakes.counted:
        spread: dict[int, Fraction] = {}
        for way in after.ways:
            value = stake.of(way)
            spread[value] = spread.get(value, Fraction(0)) + way.chance
        if stake.always or set(spread) != {0}:
            by_value = {value: spread[value] for value in sorted(spread)}
            found.append(Odds(stake, by_value, not after.sampled, error))
    return found
