"""The strongest player: lines of its own turn, tried against sampled futures.

Candidates are the planner's best lines and single options. Each is played out against futures that
are sampled anew (dice, draws, and what the seat can't know), the same futures for every candidate;
after every round the worse half is dropped and the rest gets twice as many futures (sequential
halving). A future goes on by a quick policy for a short while and is then appraised.

In a lull, where nothing happens at once, it does what rules of thumb say, unless another option is
clearly better in what comes after it.
"""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.game import Game
from grimtable.kernel.view import Sampled, View
from grimtable.minds.own_turn import LOOKS, is_planned
from grimtable.minds.planner import Planner
from grimtable.minds.player import Step, follow
from grimtable.minds.quick import in_lull, lays_out
from grimtable.minds.tree import Tree
from grimtable.minds.trials import Candidate, Futures, challenged, halved


class Budget(NamedTuple):
    """What a decision may cost: futures tried in all, and seconds."""

    playouts: int = 96
    seconds: float = 2.0


BUDGET = Budget()
FUTURES_TO_THE_END = 10
"""Random futures to the end of a game that are tried for each one that is thought about."""
PLANNING = 0.4
"""The share of the time for finding lines; the rest is for trying them."""
LONGER = 2
"""How many futures of a turn one costs that begins in a lull."""
GUESSES = 16
"""How many ways to lay the table out are tried."""
BLOWS = 3
"""How many blows are tried before what a line does, where a rival has the next turn."""
PLANNED = 12
"""How many futures the planner's own judgement of a line counts for."""


class Grim:
    """Tries lines of its own turn against sampled futures, and drops the worse half each time."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = BUDGET,
        *,
        lines: int = 8,
        options: int = 4,
        looks: int = 4,
        always: tuple[Option, ...] = (),
    ) -> None:
        self.seed, self.budget = seed, budget
        self.lines, self.options = lines, options
        self.looks = looks
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
        usual = in_lull(view, ask)
        if usual is not None:
            return self._in_lull(view, ask, usual, late)
        if ask.what in view.game.learned and view.game.horizon(view.state):
            return self._as_learned(view, ask, late)
        candidates = self._candidates(view, ask)
        turns = view.game.horizon(view.state)
        if not turns:
            return candidates
        future = Futures(view, self.seed, turns, late, self.looks)
        return halved(candidates, self.budget.playouts, late, future)

    def _in_lull(self, view: View, ask: Ask, usual: Option, late: float) -> list[Candidate]:
        """What rules of thumb say, and others, tried in what comes after the lull."""
        game, turns = view.game, view.game.horizon(view.state)
        worth = game.appraise(view.state, view.seat)
        others = [option for option in ask.options if option != usual]
        if len(others) >= self.lines:
            stands: dict[Option, float] = {}
            for option in others:
                if monotonic() > late:
                    break
                after = view.after(option, fate=Sampled(1, self.seed))
                stands[option] = after.mean(lambda state: game.appraise(state, view.seat))
            others = sorted(stands, key=lambda option: -stands[option])[: self.lines - 1]
            others += [option for option in self.always if option not in (usual, *others)]
        best = Candidate((usual,), worth, 1)
        rivals = [Candidate((option,), worth, 1) for option in others]
        if not turns:
            return [best, *rivals]
        future = Futures(view, self.seed, turns, late, self.looks)
        return challenged(best, rivals, self.budget.playouts // LONGER, late, future)

    def _as_learned(self, view: View, ask: Ask, late: float) -> list[Candidate]:
        """What rules of thumb do with the whole table, which they learned, and other ways to."""
        (usual,) = self.planner.guesses(view, 1, thumbs=True)
        others = [one for one in self.planner.guesses(view, GUESSES) if not _alike(one, usual)]
        begun = {one.answers[0] for one in (usual, *others)}
        few = ask.options if len(ask.options) <= self.options else self.always
        others += [Candidate((option,), usual.worth, 1) for option in few if option not in begun]
        turns = view.game.horizon(view.state)
        future = Futures(view, self.seed, turns, late, self.looks)
        return challenged(usual, others, self.budget.playouts, late, future)

    def _tree(self, view: View) -> list[Candidate]:
        """Without an appraisal only the end of a game says something: futures go there."""
        tree = Tree(view, self.seed)
        tree.grow(FUTURES_TO_THE_END * self.budget.playouts, self.budget.seconds)
        found = []
        for option, node in tree.best():
            one = Candidate((option,), 0.0, 0)
            one.total, one.tried = node.total, node.visits
            found.append(one)
        return found

    def _candidates(self, view: View, ask: Ask) -> list[Candidate]:
        """The planner's best lines, first steps that none of them takes, and what is wanted."""
        if lays_out(view) and view.game.horizon(view.state):
            found = self.planner.guesses(view, GUESSES)
        else:
            blows = BLOWS if view.game.rivals else 0
            others = self.options - blows
            found = self.planner.candidates(view, self.lines, others, PLANNED, blows=blows)
        begun = {one.answers[0] for one in found}
        least = found[-1].worth
        # Where turns are planned to their ends, it is planned by itself instead (`Ranking`).
        wanted = [o for o in self.always if o not in begun and not is_planned(view)]
        return [*found, *(Candidate((option,), least, PLANNED) for option in wanted)]


def _alike(one: Candidate, other: Candidate) -> bool:
    """Whether the same is done in another order."""
    return frozenset(one.answers) == frozenset(other.answers)
