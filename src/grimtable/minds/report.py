"""After the game: how the chances went, where it turned, and what was luck.

The game is replayed answer by answer. The chance of winning after each answer is the curve, as far
as the appraisal knows it (`chances`); what a roll or draw changed against what was to be expected
of it is luck; the largest changes are the turning points, each with its place in the journal, so
that one can look at it again and try it from there.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

from grimtable.kernel.asks import FATE, Ask, Option
from grimtable.kernel.table import Table
from grimtable.kernel.view import Sampled, View
from grimtable.minds.chances import fitted
from grimtable.minds.coach import advise
from grimtable.minds.grim import Budget

SAMPLES = 12
TURNING_POINTS, CANDIDATES = 3, 8
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
    ends: bool = False
    """Whether it only ended something, as a turn: who is to move changes, and nothing turned."""

    @property
    def luck(self) -> float:
        """What Fate gave beyond what was to be expected."""
        return self.after - self.expected if self.seat == FATE else 0.0

    @property
    def change(self) -> float:
        """What it changed: by luck, or by a decision."""
        return self.luck if self.seat == FATE else self.after - self.before


class TurningPoint(NamedTuple):
    """A moment at which the game turned: by luck, by what a rival did, or by a worse choice."""

    moment: Moment
    change: float
    better: Option | None = None
    """What the coach would have done, where it was an own choice."""
    again: int = 0
    """Where one can try it anew: how many answers came before the own choice that led to it."""


class Report(NamedTuple):
    """A finished game as one seat lived it."""

    seat: str
    moments: list[Moment]
    turning_points: list[TurningPoint]
    luck: float
    begins: int = 0
    """How many answers set up the table."""

    @property
    def curve(self) -> list[float]:
        """The chance of winning after every answer; while the table is set up, as it began."""
        after = [moment.after for moment in self.moments]
        first = min(self.begins, len(after) - 1)
        return [after[first]] * first + after[first:] if after else []


def report(
    table: Table,
    seat: str,
    *,
    budget: Budget = Budget(64, 0.5),  # noqa: B008  a tuple is no trap
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Report:
    """Replay a game for a seat, and tell where it turned; setting up the table is no turn.

    Where all play together, what other people chose is judged as well, and what computer companions
    chose is left out: nobody can try it anew.
    """
    mine = {seat} if table.game.rivals else table.people | {seat}
    moments = _moments(table, seat, progress)
    played = [moment for moment in moments if moment.at >= table.set_up]
    decided = [
        moment
        for moment in played
        if moment.seat in mine or ((moment.seat == FATE or table.game.rivals) and not moment.ends)
    ]
    largest = sorted(decided, key=lambda moment: -abs(moment.change))
    # What enemies do after an own choice hides the luck of a roll, if both are held side by side.
    own = [moment for moment in largest if moment.seat in mine][:CANDIDATES]
    likely = own + [moment for moment in largest if moment.seat not in mine][:CANDIDATES]
    found = [_turning(table, mine, moment, budget) for moment in likely]
    turning = sorted(found, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    turning = sorted(point for point in turning if abs(point.change) >= NOTABLE)
    luck = sum(moment.luck for moment in played)
    return Report(seat, moments, turning, luck, table.set_up)


def _turning(table: Table, mine: AbstractSet[str], moment: Moment, budget: Budget) -> TurningPoint:
    """What a moment changed; of an own choice, against the best there was."""
    before = table.entries(0, moment.at + 1)
    again = max((at for at, entry in enumerate(before) if entry.seat in mine), default=moment.at)
    if moment.seat not in mine:
        return TurningPoint(moment, moment.change, again=again)
    run, entry = table.past(moment.at)(), before[-1]
    ask = run.find(entry.ask)
    assert isinstance(ask, Ask)
    if len(ask.options) == 1:
        return TurningPoint(moment, 0.0, again=again)
    counsel = advise(View(run, entry.ask, moment.seat), ask, budget)
    best, own = counsel.best[0], counsel.worths.get(ask.read(entry.answer))
    own = min(counsel.worths.values()) if own is None else own
    chance = fitted(table.game).chance
    lost = chance(own) - chance(best.worth)
    return TurningPoint(moment, lost, best.option if lost <= -NOTABLE else None, again)


def _moments(table: Table, seat: str, progress: Callable[[int, int], None]) -> list[Moment]:
    run, journal, game = table.past(0)(), table.journal, table.game
    chance = fitted(game).chance

    def outlook(state: Any) -> float:
        ended = game.outcome(state)
        return chance(game.appraise(state, seat)) if ended is None else ended.result[seat]

    found = []
    stands = outlook(run.state)
    for at, entry in enumerate(journal):
        expected = stands
        if entry.seat == FATE:
            after = View(run, entry.ask, seat).after(None, fate=Sampled(SAMPLES, at))
            expected = after.mean(outlook)
        answer = run.find(entry.ask).read(entry.answer)
        run.give(entry.ask, answer)
        now = outlook(run.state)
        ends = isinstance(answer, Option) and answer.ends
        found.append(Moment(at, entry.seat, entry.answer, stands, now, expected, ends))
        stands = now
        progress(at + 1, len(journal))
    return found
