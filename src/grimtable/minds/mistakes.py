"""Own choices of a finished game that the coach knew better: which are looked at, and how surely.

A quick look at many finds suspects. Of the worst of these the coach makes sure: it thinks as at the
table, and what it prefers is tried once more beside what was done, in futures of their own. So a
choice is told even if it lost little, but none that chance may explain.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from math import sqrt
from statistics import mean, stdev
from time import monotonic

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.game import Game
from grimtable.kernel.table import Table
from grimtable.kernel.view import View
from grimtable.minds.chances import ahead
from grimtable.minds.coach import BEYOND, advise
from grimtable.minds.grim import Budget
from grimtable.minds.moments import Moment, Turn, TurningPoint
from grimtable.minds.trials import Futures

CHOICE = 0.008
"""What an own choice must have lost to be told; what chance explains is left out besides."""
LOOKED, OF_A_TURN, SURE = 40, 4, 10
"""How many own choices are looked at quickly, how many of one turn before others have theirs, and
of how many the coach makes sure: so a report takes no longer for a long game."""
QUICK = Budget(64, 0.5)
"""The thought for a quick look."""
PAIRS, FEWEST, AFRESH, CLEARLY = 60, 8, 7919, 1.64
"""In how many further futures two lines are compared, in how few if there is no time for more, what
makes these others than the coach's, and by how many times its error one must be ahead."""


def candidates(turns: list[Turn], mine: AbstractSet[str]) -> list[Moment]:
    """Own choices worth a look: those first that changed most, or in whose turn most was lost.

    What was lost over a turn may have been lost by any choice in it: a few of each are looked at
    before the rest of any.
    """
    found: list[tuple[int, float, Moment]] = []
    for turn in turns:
        own = [moment for moment in turn.moments if moment.seat in mine and moment.open]
        weighed = [
            (abs(turn.change if moment.ends else moment.change) + max(0.0, -turn.change), moment)
            for moment in own
        ]
        weighed.sort(key=lambda one: -one[0])
        found += [(i // OF_A_TURN, -weight, moment) for i, (weight, moment) in enumerate(weighed)]
    found.sort(key=lambda one: one[:2])
    return [moment for _, _, moment in found[:LOOKED]]


def judged(
    table: Table,
    moments: list[Moment],
    choices: list[Moment],
    budget: Budget,
    *,
    again: bool = False,
) -> list[TurningPoint]:
    """Those of some own choices that lost something, by so much thought.

    To be sure, what the coach prefers is tried `again` in other futures, beside how it would have
    gone on from what was chosen, and beside what was done.
    """
    found = (_mistake(table, moments, moment, budget, again) for moment in choices)
    return [point for point in found if point is not None]


def _mistake(
    table: Table, moments: list[Moment], moment: Moment, budget: Budget, again: bool
) -> TurningPoint | None:
    """What an own choice lost against the best there was; None if it lost nothing in the end."""
    run, entry = table.past(moment.at)(), table.entries(moment.at, moment.at + 1)[0]
    ask = run.find(entry.ask)
    assert isinstance(ask, Ask)
    chosen = ask.read(entry.answer)
    view = View(run, entry.ask, moment.seat)
    counsel = advise(view, ask, budget, seed=moment.at, told=False, against=chosen)
    best = counsel.best[0]
    lost = counsel.worths.get(chosen, min(counsel.worths.values())) - best.worth
    if lost > -CHOICE or chosen in counsel.even:
        return None
    if _is_done_later(moments, moment, best.option):
        return None
    if again and view.game.horizon(run.state) and type(view.game).appraise is not Game.appraise:
        better, worse = (counsel.lines.get(one, (one,)) for one in (best.option, chosen))
        losses = list[float]()
        done = _went_on(table, moments, moment, len(better))
        for line in dict.fromkeys((worse, done or worse)):
            losses.append(-_ahead(view, better, line, moment.at, budget))
            if losses[-1] > -CHOICE:
                return None
        lost = max(losses)
    why = tuple(one for one in best.reasons if one.better > 0 and one.term != BEYOND)
    return TurningPoint(moment, lost, best.option, moment.at, why=why, line=best.line)


def _went_on(table: Table, moments: list[Moment], moment: Moment, most: int) -> tuple[Option, ...]:
    """What was really answered from a choice on, until chance or others decided.

    It has as many answers as the line to which it is compared, or is none: else one would know more
    of what comes than the other.
    """
    done = []
    for later in moments[moment.at : moment.at + most]:
        if (later.turn, later.seat) != (moment.turn, moment.seat):
            break
        entry = table.entries(later.at, later.at + 1)[0]
        ask = table.past(later.at)().find(entry.ask)
        assert isinstance(ask, Ask)
        done.append(ask.read(entry.answer))
    return tuple(done) if len(done) == most else ()


def _ahead(
    view: View, one: tuple[Option, ...], other: tuple[Option, ...], seed: int, budget: Budget
) -> float:
    """By how much one line is better than another, in chances; 0 where chance may explain it.

    Both are tried in the same futures, and in none that the coach chose by: what is the best of
    many in some futures is so by luck as well.
    """
    late = monotonic() + budget.seconds
    futures = Futures(view, seed + AFRESH, view.game.horizon(view.state), late)
    lead: list[float] = []
    for sample in range(PAIRS):
        chances = [
            ahead(view.game, futures.end(line, sample).state, view.seat) for line in (one, other)
        ]
        if monotonic() > late and len(lead) >= FEWEST:
            break
        lead.append(chances[0] - chances[1])
    return mean(lead) if mean(lead) > CLEARLY * stdev(lead) / sqrt(len(lead)) else 0.0


def _is_done_later(moments: list[Moment], moment: Moment, option: Option) -> bool:
    """Whether the same player did something later in the same turn."""
    return any(
        (later.turn, later.seat, later.answer) == (moment.turn, moment.seat, str(option))
        for later in moments[moment.at + 1 :]
    )
