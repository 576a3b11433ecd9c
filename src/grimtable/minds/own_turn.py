"""An own turn planned to its end, where that says enough: what every option of it is worth.

Where the appraisal at the end of a turn knows what the enemies will do (`Game.horizon` 0), no
futures are tried: a choice is worth what the best line from it comes to. Of what leaves the rest of
the turn to Fate, as a die that is rolled again, that is the mean over what Fate may say.
"""

from __future__ import annotations

from math import inf
from statistics import mean
from time import monotonic

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.game import Game
from grimtable.kernel.run import Run
from grimtable.kernel.view import View
from grimtable.minds.planner import Planner
from grimtable.minds.quick import Strata, along, asked
from grimtable.minds.trials import Candidate

WIDTH, DEPTH, LOOKS = 2, 12, 600
"""How wide and how far each line is looked for where many options or faces have theirs; else the
beam may look at so many situations in a step, as the coach does."""
SAMPLES = 6
"""In how many ways Fate answers in the middle of a turn, or as it begins."""


def is_planned(view: View) -> bool:
    """Whether this choice is one of an own turn whose lines are planned to its end."""
    game, ask, state = view.game, view.ask, view.state
    if not isinstance(ask, Ask) or game.rivals or type(game).appraise is Game.appraise:
        return False
    return not game.horizon(state) and not game.lull(state) and game.hunch(state, ask) is None


def best_line(
    view: View,
    seed: int = 0,
    late: float = inf,
    option: Option | None = None,
    *,
    looks: int = 0,
) -> Candidate:
    """The best line to the end of the turn, or of those that begin with an option."""
    planner = Planner(seed, WIDTH, DEPTH, seconds=max(0.0, late - monotonic()), looks=looks)
    line = planner.lines(view, only=option)[0]
    worth = line.worth
    if option is not None and not line.answers[-1].ends:
        worth = max(worth, _goes_on(view, line.answers, seed, late))
    return Candidate(line.answers, worth, 1)


def expected(run: Run, seat: str, seed: int = 0, late: float = inf) -> float:
    """The mean of what the best lines are worth when Fate, who is asked, has answered."""
    found: list[float] = []
    for sample in range(SAMPLES):
        twin = run.fork(Strata(seed, sample, SAMPLES))
        mine = asked(twin, seat)
        view = View(twin, mine.number, seat) if mine is not None else None
        if view is not None and is_planned(view):
            found.append(best_line(view, seed, late).worth)
        else:
            found.append(run.game.appraise(twin.state, seat))
        if monotonic() > late:
            break
    return mean(found)


def _goes_on(view: View, answers: tuple[Option, ...], seed: int, late: float) -> float:
    """What a line is worth that leaves it to Fate how the turn goes on."""
    run = view.fork(Strata(seed, 0, SAMPLES), keep=True)
    run.trust(None)
    for _ in along(run, view.number, answers, view.seat):
        pass
    return expected(run, view.seat, seed, late)
