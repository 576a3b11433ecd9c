"""After the game: how the chances went, where it turned, and what was luck.

The game is replayed answer by answer. The appraisal before and after each answer is the curve; what
a roll or draw changed against what was to be expected of it is luck; the largest changes are the
turning points, each with its place in the journal, so that one can look at it again and try it
from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grimtable.kernel.asks import FATE, Ask, Option
from grimtable.kernel.table import Table
from grimtable.kernel.view import Sampled, View
from grimtable.minds.coach import coach
from grimtable.minds.grim import Budget

SAMPLES = 12
TURNING_POINTS = 3
NOTABLE = 0.03


class Moment(NamedTuple):
    """An answer, what it changed, and what would have been expected of it."""

    at: int
    """How many answers came before it."""
    seat: str
    answer: str
    before: float
    after: float
    expected: float

    @property
    def luck(self) -> float:
        """What Fate gave beyond what was to be expected."""
        return self.after - self.expected if self.seat == FATE else 0.0

    @property
    def change(self) -> float:
        """What counts of it as a turn of the game: luck, or what a decision gave away."""
        return self.luck if self.seat == FATE else self.after - self.before


class Report(NamedTuple):
    """A finished game as one seat lived it."""

    seat: str
    moments: list[Moment]
    turning_points: list[Moment]
    better: dict[int, Option]
    """By the place of a turning point: what the coach would have done there."""
    luck: float

    @property
    def curve(self) -> list[float]:
        """How it stood after every answer, from 0 to 1."""
        return [moment.after for moment in self.moments]


def report(
    table: Table,
    seat: str,
    *,
    budget: Budget = Budget(64, 0.5),  # noqa: B008  a tuple is no trap
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Report:
    """Replay a game for a seat, and tell where it turned."""
    moments = _moments(table, seat, progress)
    turning = sorted(moments, key=lambda moment: -abs(moment.change))[:TURNING_POINTS]
    turning = sorted(m for m in turning if abs(m.change) >= NOTABLE)
    own = [moment.at for moment in turning if moment.seat == seat]
    return Report(
        seat, moments, turning, _better(table, seat, own, budget), sum(m.luck for m in moments)
    )


def _moments(table: Table, seat: str, progress: Callable[[int, int], None]) -> list[Moment]:
    run, journal, appraise = table.past(0)(), table.journal, table.game.appraise
    found = []
    stands = appraise(run.state, seat)
    for at, entry in enumerate(journal):
        expected = stands
        if entry.seat == FATE:
            after = View(run, entry.ask, seat).after(None, fate=Sampled(SAMPLES, at))
            expected = after.mean(lambda state: appraise(state, seat))
        run.give(entry.ask, run.find(entry.ask).read(entry.answer))
        now = appraise(run.state, seat)
        found.append(Moment(at, entry.seat, entry.answer, stands, now, expected))
        stands = now
        progress(at + 1, len(journal))
    return found


def _better(table: Table, seat: str, places: list[int], budget: Budget) -> dict[int, Option]:
    """What the coach would have answered at these places, where it differs."""
    found: dict[int, Option] = {}
    for at in places:
        run, entry = table.past(at)(), table.journal[at]
        ask = run.find(entry.ask)
        assert isinstance(ask, Ask)
        if len(ask.options) > 1:
            advice = coach(View(run, entry.ask, seat), ask, budget)
            if str(advice[0].option) != entry.answer:
                found[at] = advice[0].option
    return found
