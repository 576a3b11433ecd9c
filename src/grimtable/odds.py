"""Odds walk the rules: the real script is run over all outcomes; nothing is computed twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from grimtable.kernel.asks import Answer, Ask, Chance, Mark, Script
from grimtable.kernel.fate import outcomes
from grimtable.kernel.run import Run
from grimtable.kernel.state import State

S = TypeVar("S", bound=State)


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


def chance(run: Run, of: Callable[[Any], bool]) -> Fraction:
    """The exact chance that `of` holds when Fate is done and a seat is asked, or all is over."""
    opened = run.asks
    if not opened or not isinstance(opened[0].ask, Chance):
        return Fraction(of(run.state))
    number, ask = opened[0]
    assert isinstance(ask, Chance)
    total = Fraction(0)
    for answer, weight in outcomes(ask):
        twin = run.fork(None, keep=True)
        twin.give(number, answer)
        total += weight * chance(twin, of)
    return total


def count(run: Run, depth: int) -> int:
    """How many different lines of answers, Fate's included, there are to that depth (perft)."""
    if depth == 0 or run.over:
        return 1
    total = 0
    for number, ask in run.asks:
        answers = ask.options if isinstance(ask, Ask) else [a for a, _ in outcomes(ask)]
        for answer in answers:
            twin = run.fork(None, keep=True)
            twin.give(number, answer)
            total += count(twin, depth - 1)
    return total


class Solver:
    """The exact value of small positions for one seat, which plays perfectly.

    Other seats play against it. Situations are told apart by the state at the last mark and the
    answers since: what a script keeps in its variables is not in the state.
    """

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.known: dict[tuple[bytes, tuple[Answer, ...]], Fraction] = {}

    @property
    def states(self) -> int:
        """How many different situations were met."""
        return len(self.known)

    def value(self, run: Run) -> Fraction:
        """The seat's expected result from here under perfect play."""
        if run.over:
            outcome = run.game.outcome(run.state)
            assert outcome is not None
            return Fraction(outcome.result[self.seat]).limit_denominator()
        number, ask = run.asks[0]
        key = (run.snapshot.key(), tuple(heard.answer for heard in run.since))
        if key not in self.known:
            self.known[key] = self._value(run, number, ask)
        return self.known[key]

    def _value(self, run: Run, number: int, ask: Ask | Chance) -> Fraction:
        def after(answer: Answer) -> Fraction:
            twin = run.fork(None, keep=True)
            twin.give(number, answer)
            return self.value(twin)

        if isinstance(ask, Chance):
            return sum((w * after(answer) for answer, w in outcomes(ask)), Fraction(0))
        best = max if ask.seat == self.seat else min
        return best(after(option) for option in ask.options)
