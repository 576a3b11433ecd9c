"""Small positions, exactly: how many lines of answers there are, and what perfect play is worth."""

from __future__ import annotations

from fractions import Fraction

from grimtable.kernel.asks import Answer, Ask, Chance
from grimtable.kernel.fate import outcomes
from grimtable.kernel.run import Run


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
