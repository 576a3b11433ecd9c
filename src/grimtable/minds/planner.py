"""A player that searches its own turn: a beam over what it can do until chance or others decide.

One step of the search is everything a seat answers between two marks of the script (a die and
where it goes, say), so that no half-made choice is ever appraised. The best few situations are
kept after every step; a line ends where Fate or another seat is asked, or the game is over.
What Fate does there is averaged over some samples. The plan found is then followed, answer by
answer, as long as the asks come as planned.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

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
    options: tuple[Option, ...]
    answer: Option


class Planner:
    """Plans its own turn with a beam search, by the game's appraisal."""

    def __init__(self, seed: int = 0, width: int = 3, depth: int = 9, samples: int = 3) -> None:
        self.seed, self.width, self.depth, self.samples = seed, width, depth, samples
        self.plan: list[Step] = []

    def answer(self, view: View, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        while self.plan:
            step = self.plan.pop(0)
            if step.number == view.number and step.options == ask.options:
                return step.answer
            if step.number >= view.number:
                break
        self.plan = self._search(view)
        return self.plan.pop(0).answer

    def _search(self, view: View) -> list[Step]:
        """The best line found, as the asks that will come and the answers to them."""
        lines = list(self._steps(view, None))
        best = max(lines, key=_rank)
        for _ in range(self.depth):
            lines = [after for line in self._keep(lines) for after in self._steps(view, line)]
            if not lines:
                break
            best = max(best, *lines, key=_rank)
        return self._script(view, best)

    def _keep(self, lines: list[Line]) -> list[Line]:
        """The best open lines; of those that lead to the same situation, one."""
        distinct: dict[bytes, Line] = {}
        for line in lines:
            if not line.settled:
                distinct.setdefault(line.run.state.key(), line)
        return sorted(distinct.values(), key=lambda line: -line.worth)[: self.width]

    def _steps(self, view: View, line: Line | None) -> Iterator[Line]:
        """Every way to the next mark from a line's situation (None: from where the game is)."""
        answers = line.answers if line is not None else ()
        tails: list[tuple[Option, ...]] = [()]
        while tails:
            tail = tails.pop()
            run = self._after(view, line, tail)
            mine = _asked(run, view.seat)
            if mine is not None and (run.since or not tail):
                assert isinstance(mine.ask, Ask)
                tails.extend((*tail, option) for option in reversed(mine.ask.options))
            elif run.asks and isinstance(run.asks[0].ask, Chance):
                worth = self._on_average(view, line, tail)
                yield Line(run, worth, (*answers, *tail), True)
            else:
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
            mine = _asked(run, view.seat)
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

    def _script(self, view: View, line: Line) -> list[Step]:
        run = self._after(view, None, ())
        script = []
        for option in line.answers:
            mine = _asked(run, view.seat)
            assert mine is not None
            assert isinstance(mine.ask, Ask)
            script.append(Step(mine.number, mine.ask.options, option))
            run.give(mine.number, option)
        return script


def _rank(line: Line) -> tuple[bool, float]:
    """A line to its end is better than one that was cut off."""
    return line.settled, line.worth


def _asked(run: Run, seat: str) -> Open | None:
    """The open ask of a seat, if there is one."""
    for opened in run.asks:
        if opened.ask.seat == seat:
            return opened
    return None
