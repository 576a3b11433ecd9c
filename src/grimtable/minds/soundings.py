"""Where a report asks futures how it stands, as the coach does: one number for one moment.

What lies on the table tells less than futures do, and before a battle nothing. So the chance is
sounded by futures, from what the seat could know, now and then while the table is laid out, and
where its turns begin and end. In between it goes up and down with what lies on the table.

Where turns are planned to their ends, every own choice is sounded by the best line from it, and a
roll by what its faces allow: so a choice is charged with what it gave away, and with nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import inf
from statistics import mean

from grimtable.kernel.asks import FATE, Ask, Option
from grimtable.kernel.table import Table
from grimtable.kernel.view import View
from grimtable.minds.chances import ahead, fitted, likely, log_odds, seen_from
from grimtable.minds.coach import advise
from grimtable.minds.grim import BUDGET
from grimtable.minds.mistakes import QUICK
from grimtable.minds.moments import Moment, turns_of
from grimtable.minds.own_turn import LOOKS, best_line, expected, is_planned
from grimtable.minds.quick import has_hunches, lays_out
from grimtable.minds.trials import Futures, as_told

FUTURES = 18
"""How many futures are asked each time."""
COUNSELLED = 6
"""How often the coach is asked, where all play together."""
LAID_OUT = 8
"""How often while the table is laid out."""


def soundings(table: Table, seat: str, moments: list[Moment], begun: list[str]) -> dict[int, float]:
    """The chance after some answers, by their place.

    Rivals play on by rules of thumb there, or own turns are planned to their ends, or the coach is
    asked now and then.
    """
    if not table.game.rivals:
        return _planned(table, seat, moments) or _counselled(table, moments, begun)
    if not (table.game.rivals and has_hunches(table.game)):
        return {}
    found: dict[int, float] = {}
    own = [moment.at for moment in moments[: table.set_up] if moment.seat == seat and moment.open]
    for at in own[:: -(-len(own) // LAID_OUT) or 1]:
        view, answer = _asked(table, seat, at)
        if lays_out(view):
            found[at] = _sounded(view, (answer,), at)
    for turn in turns_of(moments[table.set_up :], begun):
        mine = [moment for moment in turn.moments if moment.seat == seat]
        if turn.whose != seat or not mine:
            continue
        view, _ = _asked(table, seat, mine[0].at)
        found[mine[0].at - 1] = _sounded(view, (), mine[0].at)
        if mine[-1].ends:
            view, answer = _asked(table, seat, mine[-1].at)
            found[mine[-1].at] = _sounded(view, (answer,), mine[-1].at)
    return found


def _planned(table: Table, seat: str, moments: list[Moment]) -> dict[int, float]:
    """The chance at every own choice of a planned turn, before rolls that lead to it, and after it.

    The many faces of a roll are looked at less closely than the one that came: what closer looks
    found there holds for all of them.
    """
    found: dict[int, float] = {}
    plan: list[str] = []
    rolls: list[Moment] = []
    for moment in moments[table.set_up :]:
        if moment.seat == FATE:
            rolls.append(moment)
            continue
        view, answer = _asked(table, seat, moment.at)
        if moment.seat == seat and moment.open and is_planned(view):
            told = seen_from(table.game, view.state, seat)
            if rolls or plan[:1] != [moment.answer]:
                line = best_line(view, moment.at, looks=LOOKS)
                plan, stands = list(map(str, line.answers)), told(line.worth)
            if rolls:
                closer = log_odds(stands) - log_odds(told(best_line(view, moment.at).worth))
            for roll in rolls:
                hoped = told(expected(table.past(roll.at)(), seat, roll.at))
                found[roll.at - 1] = likely(log_odds(hoped) + closer)
            found[moment.at - 1] = stands
            if answer.ends:
                found[moment.at] = moment.after
        plan = plan[1:] if plan[:1] == [moment.answer] else []
        rolls = []
    return found


def _counselled(table: Table, moments: list[Moment], begun: list[str]) -> dict[int, float]:
    """The chance at the first choice of some turns, as the coach would say it there.

    Before anything was done, what lies on the table promises more than the game will leave of it.
    """
    if not fitted(table.game).weights:  # there the appraisal is the chance
        return {}
    firsts = []
    for turn in turns_of(moments[table.set_up :], begun):
        own = [one for one in turn.moments if one.seat == turn.whose and one.open]
        firsts += own[:1]
    found: dict[int, float] = {}
    for moment in firsts[:: -(-len(firsts) // COUNSELLED) or 1]:
        view, _ = _asked(table, moment.seat, moment.at)
        if view.game.at_hand(view.state) is None and isinstance(view.ask, Ask):
            budget = QUICK if found else BUDGET  # it begins with what was said at the table
            counsel = advise(view, view.ask, budget, seed=moment.at, told=False)
            found[moment.at - 1] = counsel.best[0].worth
    return found


def sounded(moments: list[Moment], known: Mapping[int, float], set_up: int = 0) -> list[Moment]:
    """The same moments, as they are known to stand where that was sounded, and at the end.

    Who ends a turn changes nothing by that: it stood so before, as it was sounded after it, if it
    was not sounded there as well. What Fate decided between two soundings was luck. While the table
    is set up what lies on it tells nothing: it counts as when the first turn began, so that the
    beginning is no leap.
    """
    if not known:
        return moments
    if set_up:
        begun = moments[set_up - 1].after
        moments = [
            one._replace(before=begun, after=begun, expected=begun, came=begun)
            for one in moments[:set_up]
        ] + moments[set_up:]
    stands = dict(known)
    for earlier, at in pairwise([-1, *sorted(known)]):
        ended = [i for i in range(earlier + 1, at + 1) if moments[i].ends]
        stands |= {i - 1: known[at] for i in ended[-1:] if i - 1 not in known}
    off = {at: log_odds(stands[at]) - log_odds(moments[at].after) for at in stands if at >= 0}
    off |= {-1: off[min(off)], len(moments) - 1: off[max(off)]}
    by = [off[-1]]
    for (at, here), (then, there) in pairwise(sorted(off.items())):
        by += [here + (there - here) * (i + 1) / (then - at) for i in range(then - at)]
    found = []
    for i, moment in enumerate(moments):
        before, after = _shifted(moment.before, by[i]), _shifted(moment.after, by[i + 1])
        expected, came = (_shifted(one, by[i + 1]) for one in (moment.expected, moment.came))
        if moment.seat == FATE and {i - 1, i} <= known.keys():
            expected, came = before, after
        found.append(moment._replace(before=before, after=after, expected=expected, came=came))
    return found


def _shifted(chance: float, by: float) -> float:
    """A chance, better or worse by so much in the logarithm of the odds; what is over stays so."""
    return chance if chance in (0.0, 1.0) else likely(log_odds(chance) + by)


def _asked(table: Table, seat: str, at: int) -> tuple[View, Option]:
    """What a seat was asked, and what it answered."""
    run, entry = table.past(at)(), table.entries(at, at + 1)[0]
    ask = run.find(entry.ask)
    assert isinstance(ask, Ask)
    return View(run, entry.ask, seat), ask.read(entry.answer)


def _sounded(view: View, line: tuple[Option, ...], seed: int) -> float:
    """The chance of who goes on like this, as the coach would say it."""
    futures = Futures(view, seed, view.game.horizon(view.state), inf)
    ends = [futures.end(line, sample).state for sample in range(FUTURES)]
    return as_told(view, mean(ahead(view.game, state, view.seat) for state in ends))
