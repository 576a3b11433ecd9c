"""The strongest player: lines of its own turn, tried against sampled futures.

Candidates are the planner's best lines and single options. Each is played out against futures that
are sampled anew (dice, draws, and what the seat can't know), the same futures for every candidate;
after every round the worse half is dropped and the rest gets twice as many futures (sequential
halving). A future goes on by a quick policy for a short while and is then appraised.
"""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from grimtable.kernel.asks import Ask, Mark, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.game import Game
from grimtable.kernel.run import Heard, Run
from grimtable.kernel.view import View
from grimtable.minds.planner import Planner, asked
from grimtable.minds.player import Step, follow
from grimtable.minds.quick import Quick, Strata, has_hunches
from grimtable.minds.tree import Tree


class Budget(NamedTuple):
    """What a decision may cost: futures tried in all, and seconds."""

    playouts: int = 96
    seconds: float = 2.0


BUDGET = Budget()
SAMPLES = 6
"""How many futures make up a fair share of what a die can show."""
LOOKS = 600
"""How many situations the beam may look at in a step."""
FUTURES_TO_THE_END = 10
"""Random futures to the end of a game that are tried for each one that is thought about."""
PLANNING = 0.4
"""The share of the time for finding lines; the rest is for trying them."""


PLANNED = 12
"""How many futures the planner's own judgement of a line counts for."""


class Candidate:
    """A way to go on, and what the futures after it were worth."""

    __slots__ = ("answers", "total", "tried")

    def __init__(self, answers: tuple[Option, ...], worth: float) -> None:
        self.answers = answers
        self.total, self.tried = PLANNED * worth, PLANNED

    @property
    def worth(self) -> float:
        """The mean over the futures tried."""
        return self.total / self.tried


class Turns:
    """Listens to a future, and says when so many turns have begun in it."""

    def __init__(self, turns: int) -> None:
        self.left = turns

    @property
    def up(self) -> bool:
        """Whether the time is up."""
        return self.left <= 0

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if mark.turn is not None:
            self.left -= 1


class Grim:
    """Tries lines of its own turn against sampled futures, and drops the worse half each time."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = BUDGET,
        *,
        lines: int = 8,
        options: int = 4,
        decisions: int = 80,
        looks: int = 4,
        always: Option | None = None,
    ) -> None:
        self.seed, self.budget = seed, budget
        self.lines, self.options = lines, options
        self.decisions, self.looks = decisions, looks
        self.always = always
        self.planner = Planner(seed, depth=12, looks=LOOKS, seconds=PLANNING * budget.seconds)
        self.plan: list[Step] = []

    def answer(self, view: View, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        planned = follow(self.plan, view.number, ask)
        if planned is not None:
            return planned
        best = self.weigh(view, ask)[0].answers
        self.plan = self.planner.steps(view, best)[1:]
        return best[0]

    def weigh(self, view: View, ask: Ask) -> list[Candidate]:
        """The candidates, best first."""
        if type(view.game).appraise is Game.appraise:
            return self._tree(view)
        late = monotonic() + self.budget.seconds
        candidates = self._candidates(view, ask)
        turns = view.game.horizon(view.state)
        left = candidates if turns else candidates[:1]
        rounds = max(1, (len(left) - 1).bit_length())
        sample = 0
        while len(left) > 1 and monotonic() < late:
            for _ in range(max(1, self.budget.playouts // (rounds * len(left)))):
                for one in left:
                    if monotonic() > late:
                        break
                    one.total += self._future(view, one.answers, sample, turns, late)
                    one.tried += 1
                sample += 1
            left = sorted(left, key=lambda one: -one.worth)[: (len(left) + 1) // 2]
        alive = {id(one) for one in left}
        return sorted(candidates, key=lambda one: (id(one) not in alive, -one.tried, -one.worth))

    def _tree(self, view: View) -> list[Candidate]:
        """Without an appraisal only the end of a game says something: futures go there."""
        tree = Tree(view, self.seed)
        tree.grow(FUTURES_TO_THE_END * self.budget.playouts, self.budget.seconds)
        found = []
        for option, node in tree.best():
            one = Candidate((option,), 0.0)
            one.total, one.tried = node.total, node.visits
            found.append(one)
        return found

    def _candidates(self, view: View, ask: Ask) -> list[Candidate]:
        """The planner's best lines, and first steps that none of them takes."""
        lines = self.planner.lines(view)
        found = [Candidate(line.answers, line.worth) for line in lines[: self.lines]]
        begun = {one.answers[0] for one in found}
        for line in lines[self.lines :]:
            if len(found) >= self.lines + self.options:
                break
            if line.answers[0] not in begun:
                begun.add(line.answers[0])
                found.append(Candidate(line.answers, line.worth))
        if self.always is not None and self.always not in begun:
            found.append(Candidate((self.always,), found[-1].worth))
        return found

    def _future(
        self, view: View, answers: tuple[Option, ...], sample: int, turns: int, late: float
    ) -> float:
        """What a line is worth in one future, so many turns on, or when it is late."""
        seed = (self.seed * 1_000_003 + view.number) * 4096 + sample
        fate = Strata(self.seed + view.number + sample // SAMPLES, sample, SAMPLES)
        run = view.fork(Seeded(seed), keep=not has_hunches(view.game))
        run.trust(fate)
        clock = Turns(turns)
        number = view.number
        for option in answers:
            run.give(number, option)
            opened = asked(run, view.seat)
            if opened is None:
                break
            number = opened.number
        run.listen(clock)
        policy = Quick(seed, self.looks)
        for _ in range(self.decisions):
            if run.over or clock.up or monotonic() > late:
                break
            number, ask = run.asks[0]
            assert isinstance(ask, Ask)
            run.give(number, policy.choose(run, number, ask))
        return view.game.appraise(run.state, view.seat)
