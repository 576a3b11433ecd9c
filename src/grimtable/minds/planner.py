"""A player that searches its own turn: a beam over what it can do until chance or others decide.

One step of the search is everything a seat answers between two marks of the script (a die and
where it goes, say), so that no half-made choice is ever appraised. The best few situations are
kept after every step; the search ends where Fate or another seat is asked, or the game is over.
What Fate does there is averaged over some samples. The plan found is then followed, answer by
answer, as long as the asks come as planned.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from grimtable.kernel.asks import Ask, Chance, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds.player import View


class Line(NamedTuple):
    """A way through the own turn: the situation it leads to, its worth and its answers."""

    run: Run
    worth: float
    answers: tuple[Option, ...]
    settled: bool
    """Whether the line ends here: chance or somebody else decides next."""


class Planner:
    """Plans its own turn with a beam search, by the game's appraisal."""

    def __init__(self, seed: int = 0, width: int = 4, depth: int = 9, samples: int = 4) -> None:
        self.seed, self.width, self.depth, self.samples = seed, width, depth, samples
        self.plan: list[tuple[int, tuple[Option, ...], Option]] = []

    def answer(self, view: View, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        if self.plan:
            number, options, answer = self.plan.pop(0)
            if number == view.number and options == ask.options:
                return answer
        self.plan = self._search(view, ask)
        return self.plan.pop(0)[2]

    def _search(self, view: View, ask: Ask) -> list[tuple[int, tuple[Option, ...], Option]]:
        """The best line found, as the asks that will come and the answers to them."""
        beam = list(self._steps(view, None))
        best = max(beam, key=lambda line: (line.settled, line.worth))
        for _ in range(self.depth):
            for line in beam:
                if line.settled and (line.worth > best.worth or not best.settled):
                    best = line
            beam = self._keep(beam)
            if not beam:
                break
            beam = [after for line in beam for after in self._steps(view, line)]
        return self._script(view, best)

    def _keep(self, lines: list[Line]) -> list[Line]:
        """The best open lines; of those that are worth exactly the same, one."""
        distinct: dict[float, Line] = {}
        for line in lines:
            if not line.settled:
                distinct.setdefault(line.worth, line)
        return sorted(distinct.values(), key=lambda line: -line.worth)[: self.width]

    def _steps(self, view: View, line: Line | None) -> Iterator[Line]:
        """Every way to the next mark from a line's situation (None: from where the game is)."""
        answers = line.answers if line is not None else ()
        stack: list[tuple[Option, ...]] = [()]
        while stack:
            tail = stack.pop()
            run = self._after(view, line, tail)
            opened = run.asks
            ask = opened[0].ask if opened else None
            mine = isinstance(ask, Ask) and ask.seat == view.seat and len(opened) == 1
            if mine and (run.since or not tail):
                assert isinstance(ask, Ask)
                stack.extend((*tail, option) for option in reversed(ask.options))
            else:
                worth = view.game.appraise(run.state, view.seat)
                if isinstance(ask, Chance):
                    worth = self._on_average(view, line, tail)
                yield Line(run, worth, (*answers, *tail), not mine)

    def _after(self, view: View, line: Line | None, tail: tuple[Option, ...]) -> Run:
        """A fork on which a line and some more answers were played; Fate's asks stay open."""
        if line is not None:
            run = line.run.fork(None, keep=True)
        else:
            run = view.fork(Seeded(self.seed * 1_000_003 + view.number), keep=True)
            run.trust(None)
        for option in tail:
            run.give(run.asks[0].number, option)
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

    def _script(self, view: View, line: Line) -> list[tuple[int, tuple[Option, ...], Option]]:
        run = self._after(view, None, ())
        script = []
        for option in line.answers:
            number, ask = run.asks[0]
            assert isinstance(ask, Ask)
            script.append((number, ask.options, option))
            run.give(number, option)
        return script
