"""Odds: what an option can bring, counted in what people care about, by running the rules.

A game says what is at stake with an option (`Game.stakes`); everything else is here, once: offers,
frontends, API and coach show these odds and no others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import (
    Decide,
    Exact,
    Same,
    Sampled,
    Until,
    View,
    Way,
    declined,
    percent,
    stops_of,
)
from grimtable.kernel.words import Words

Spread: TypeAlias = dict[int, Fraction]
"""How likely each value is."""

LEAVES = 6_000
"""Ways that are followed for all options of an ask, in about half a second; and for one of them at
least. It counts ways and not seconds: the same question has the same odds on every machine."""
FEWEST, MOST, SAMPLES = 250, 2_000, 192
CHOSEN = 2
"""Ways that are followed for the choices on the way, for each way that is affordable without."""
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
    best: bool = False
    """Whether it is counted with the choices on the way taken at their best for it. Where these are
    too many to be followed, a stake of the same id tells it without them."""
    aside: bool = False
    """Whether it is for who asks for more, where others tell the same at its best."""


Choice: TypeAlias = Callable[[Run, Open], Hashable]
"""Whether an ask on the way is a choice that can be taken at its best: None where it is not, else
what makes it alike others, for which the same is best."""


class Stakes(NamedTuple):
    """What is at stake with an option, how far it is followed, and what seats answer on the way.

    Options of one ask that are `alike` have the same odds, and these are found once. What ends a
    turn is followed `far`, through what others do in theirs: so many ways, or fewer than else. A
    `choice` on the way, such as a reroll, is answered by `decide`, but at its best for a stake that
    is counted so. What comes to the `same` for every stake is followed once.
    """

    counted: tuple[Stake, ...]
    until: Until = "blow"
    decide: Decide = declined
    alike: Hashable = None
    far: bool | Exact = False
    choice: Choice | None = None
    same: Same | None = None


class Odds(NamedTuple):
    """How likely each value of one thing is after an option: "damage to the Sentinel"."""

    stake: Stake
    spread: Spread
    """By value, ascending."""
    exact: bool
    """Whether every answer of Fate was followed; what is hidden from the seat was dealt once."""
    error: float
    """Half the width of the 95 % interval of a chance, where it was sampled; else 0."""

    @property
    def words(self) -> Words:
        """What is counted, and how likely or how much it is."""
        points = {"n": round(100 * self.error)}
        # Points are those of a chance: a mean says no more than that it comes from tries.
        sampled = Words("odds-error" if self.stake.chance else "odds-tries", points)
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
        fate = stakes.far if isinstance(stakes.far, Exact) else FAR
    after = view.after(
        option, until=stakes.until, fate=fate, decide=stakes.decide, tell=True, same=stakes.same
    )
    best = _Best(view, stakes, fate).spreads(option)
    found = []
    for stake in stakes.counted:
        if stake.best != (stake.id in best):
            continue  # too large to be followed; or told at its best already
        spread = best[stake.id] if stake.best else _spread(after.ways, stake)
        if stake.always or set(spread) != {0}:
            by_value = {value: spread[value] for value in sorted(spread)}
            found.append(Odds(stake, by_value, not after.sampled, after.error))
    return found


def _spread(ways: Iterable[Way], stake: Stake) -> Spread:
    spread: Spread = {}
    for way in ways:
        value = stake.of(way)
        spread[value] = spread.get(value, Fraction(0)) + way.chance
    return spread


class _TooLarge(Exception):
    """Raised where the choices on the way are too many to be followed."""


class _Best:
    """Choices on the way at their best: each is tried with all that can follow, by the rules."""

    def __init__(self, view: View, stakes: Stakes, fate: Exact | Sampled) -> None:
        self.view, self.stakes, self.fate = view, stakes, fate
        self.counted = [stake for stake in stakes.counted if stake.best]
        self.until: Until = stops_of(stakes.until, view.state) or "decision"
        self.known: dict[Hashable, dict[str, Spread]] = {}
        self.left = CHOSEN * (fate.leaves if isinstance(fate, Exact) else MOST)

    def spreads(self, option: Option) -> dict[str, Spread]:
        """How likely each value of each stake is after an option; nothing if that is too large."""
        if not self.counted:
            return {}
        try:
            return self._after(self.view, option, self.fate)
        except _TooLarge:
            return {}

    def _after(self, view: View, option: Option, fate: Exact | Sampled) -> dict[str, Spread]:
        """The same from any situation on the way."""
        choice, waiting = self.stakes.choice, dict[int, tuple[Hashable, Open]]()
        assert choice is not None

        def decide(run: Run, opened: Open) -> Option | None:
            alike = choice(run, opened)
            if alike is None:
                return self.stakes.decide(run, opened)
            waiting[id(run)] = alike, opened
            return None

        after = view.after(option, until=self.until, fate=fate, decide=decide)
        self.left -= len(after.ways)
        if self.left < 0 or (after.sampled and view is not self.view):
            raise _TooLarge
        found: dict[str, Spread] = {stake.id: {} for stake in self.counted}
        for way in after.ways:
            asked = waiting.get(id(way.run))
            known = self._chosen(way, *asked) if asked else None
            for stake in self.counted:
                spread = known[stake.id] if known else {stake.of(way): Fraction(1)}
                mine = found[stake.id]
                for value, chance in spread.items():
                    mine[value] = mine.get(value, Fraction(0)) + way.chance * chance
        return found

    def _chosen(self, way: Way, alike: Hashable, opened: Open) -> dict[str, Spread]:
        """What comes of a choice that is taken at its best, for each stake by itself."""
        if alike not in self.known:
            assert isinstance(opened.ask, Ask)
            view = View(way.run, opened.number, opened.ask.seat)
            tried = [self._after(view, one, Exact(self.left)) for one in opened.ask.options]
            self.known[alike] = {
                stake.id: max(
                    (one[stake.id] for one in tried),
                    key=lambda spread, good=stake.good: _mean(spread) * (1 if good else -1),  # type: ignore[misc]
                )
                for stake in self.counted
            }
        return self.known[alike]


def _mean(spread: Spread) -> Fraction:
    return sum((value * chance for value, chance in spread.items()), Fraction(0))
