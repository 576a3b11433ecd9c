"""Where a report asks futures how it stands, as the coach does: one number for one moment.

What lies on the table tells less than futures do, and before a battle nothing. So the chance is
sounded by futures, from what the seat could know, now and then while the table is laid out, and
where its turns begin and end. In between it goes up and down with what lies on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import inf
from statistics import mean

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.table import Table
from grimtable.kernel.view import View
from grimtable.minds.chances import ahead, likely, log_odds
from grimtable.minds.moments import Moment, turns_of
from grimtable.minds.quick import has_hunches, lays_out
from grimtable.minds.trials import Futures, as_told

FUTURES = 18
"""How many futures are asked each time."""
LAID_OUT = 8
"""How often while the table is laid out."""


def soundings(table: Table, seat: str, moments: list[Moment], begun: list[str]) -> dict[int, float]:
    """The chance after some answers, by their place, where rivals can play on by rules of thumb."""
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


def sounded(moments: list[Moment], known: Mapping[int, float], set_up: int = 0) -> list[Moment]:
    """The same moments, as they are known to stand where that was sounded, and at the end.

    Who ends a turn changes nothing by that: it stood so before, as it was sounded after it. While
    the table is set up what lies on it tells nothing: it counts as when the first turn began, so
    that the beginning is no leap.
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
        stands |= {i - 1: known[at] for i in ended[-1:]}
    off = {at: log_odds(stands[at]) - log_odds(moments[at].after) for at in stands if at >= 0}
    off |= {-1: off[min(off)], len(moments) - 1: off[max(off)]}
    by = [off[-1]]
    for (at, here), (then, there) in pairwise(sorted(off.items())):
        by += [here + (there - here) * (i + 1) / (then - at) for i in range(then - at)]
    return [
        moment._replace(
            before=_shifted(moment.before, by[i]),
            after=_shifted(moment.after, by[i + 1]),
            expected=_shifted(moment.expected, by[i + 1]),
            came=_shifted(moment.came, by[i + 1]),
        )
        for i, moment in enumerate(moments)
    ]


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
