"""A player that searches its own turn: a beam over what it can do until chance or others decide.

One step of the search is everything a seat answers until what it began is no longer under way (a
die and where it goes, say), so that no half-made choice is ever appraised. The best few situations
are kept after every step; a line ends where Fate or another seat is asked, or the game is over.
What Fate does there is averaged over some samples. The plan found is then followed, answer by
answer, as long as the asks come as planned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, NamedTuple

from grimtable.kernel.asks import Ask, Chance, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import View


class Line(NamedTuple):
    """A way through the own turn: the situation it leads to, its worth and its answers."""

    run: Run
    worth: float
    answers: tuple[Option, ...]
    settled: bool
    """Whether the line ends here: chance or somebody else decides next."""


class Step(NamedTuple):
    """An ask that the plan expects, and the answer to it."""

    number: int
    options: Sequence[Option]
    answer: Option


def follow(plan: list[Step], view: View, ask: Ask) -> Option | None:
    """The next answer of a plan, if this is the ask that it expects; what is past is dropped."""
    while plan:
        step = plan.pop(0)
        if step.number == view.number and step.options == ask.options:
            return step.answer
        if step.number >= view.number:
            plan.clear()
    return None


class Planner:
    """Plans its own turn with a beam search, by the game's appraisal, within so many seconds."""

    def __init__(
        self,
        seed: int = 0,
        width: int = 3,
        depth: int = 9,
        samples: int = 3,
        seconds: float = 2.0,
    ) -> None:
        self.seed, self.width, self.depth, self.samples = seed, width, depth, samples
        self.seconds = seconds
        self.plan: list[Step] = []

    def answer(self, view: View, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        planned = follow(self.plan, view, ask)
        if planned is not None:
            return planned
        self.plan = self.steps(view, self.lines(view)[0].answers)
        return self.plan.pop(0).answer

    def lines(self, view: View) -> list[Line]:
        """Ways through the own turn, the best first: those to its end before those cut off."""
        late = monotonic() + self.seconds
        lines = list(self._steps(view, None, late))
        found = list(lines)
        for _ in range(self.depth):
            lines = [after for line in self._keep(lines) for after in self._steps(view, line, late)]
            if not lines:
                break
            found += lines
        return sorted(found, key=_rank, reverse=True)

    def _keep(self, lines: list[Line]) -> list[Line]:
        """The best open lines; of those that lead to the same situation, one."""
        distinct: dict[bytes, Line] = {}
        for line in lines:
            if not line.settled:
                distinct.setdefault(line.run.state.key(), line)
        return sorted(distinct.values(), key=lambda line: -line.worth)[: self.width]

    def _steps(self, view: View, line: Line | None, late: float) -> Iterator[Line]:
        """Every way to the next choice from a line's situation (None: from where the game is).

        When it is late, the ways that have not been tried are left out; the first one never is.
        """
        answers = line.answers if line is not None else ()
        tails: list[tuple[Option, ...]] = [()]
        tried = line is not None
        began = _height(view.state if line is None else line.run.state)
        while tails and not (tried and monotonic() > late):
            tail = tails.pop()
            run = self._after(view, line, tail)
            mine = asked(run, view.seat)
            if mine is not None and (run.since or not tail or _height(run.state) > began):
                assert isinstance(mine.ask, Ask)
                tails.extend((*tail, option) for option in reversed(mine.ask.options))
            elif run.asks and isinstance(run.asks[0].ask, Chance):
                worth = self._on_average(view, line, tail)
                tried = True
                yield Line(run, worth, (*answers, *tail), True)
            else:
                tried = True
                worth = view.game.appraise(run.state, view.seat)
                yield Line(run, worth, (*answers, *tail), mine is None)

    def _after(self, view: View, line: Line | None, tail: tuple[Option, ...]) -> Run:
        """A fork on which a line and some more answers were played; Fate's asks stay open."""
        if line is not None:
            run = line.run.fork(None, keep=True)
        else:
            run = view.fork(Seeded(self.seed * 1_000_003 + view.number), keep=True)
            run.trust(None)
        for option in tail:
            mine = asked(run, view.seat)
            assert mine is not None
            run.give(mine.number, option)
        return run

    def _on_average(self, view: View, line: Line | None, tail: tuple[Option, ...]) -> float:
        """The appraisal when Fate has spoken; the same samples serve every line."""
        seen: list[float] = []
        for sample in range(self.samples):
            run = self._after(view, line, tail)
            run.keep = False
            run.trust(Seeded((self.seed * 1_000_003 + view.number) * 64 + sample))
            seen.append(view.game.appraise(run.state, view.seat))
            if len(seen) == 2 and seen[0] == seen[1]:
                break  # the appraisal does not look at what Fate says here
        return sum(seen) / len(seen)

    def steps(self, view: View, answers: tuple[Option, ...]) -> list[Step]:
        """The asks that will come if these answers are given, as far as that can be known."""
        run = self._after(view, None, ())
        script = []
        for option in answers:
            mine = asked(run, view.seat)
            assert mine is not None
            assert isinstance(mine.ask, Ask)
            script.append(Step(mine.number, mine.ask.options, option))
            run.give(mine.number, option)
        return script


def _rank(line: Line) -> tuple[bool, float]:
    """A line to its end is better than one that was cut off."""
    return line.settled, line.worth


def _height(state: Any) -> int:
    """How much is under way.

    What a step begins must be over before the step is: the answers still to come belong to it.
    """
    return len(getattr(state, "under_way", ()))


def asked(run: Run, seat: str) -> Open | None:
    """The open ask of a seat, if there is one."""
    for opened in run.asks:
        if opened.ask.seat == seat:
            return opened
    return None
