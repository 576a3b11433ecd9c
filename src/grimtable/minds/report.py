"""After the game: how the chances went, where it turned, and what was luck.

The game is replayed answer by answer. The chance of winning after each answer is the curve, as far
as the appraisal knows it (`chances`); what a roll or draw changed against what was to be expected
of it is luck. It turned where the curve turns: by a roll, by what a rival did, over a whole turn;
or by an own choice, if the coach, asked as at the table, knew something better that was not done
later in the same turn anyway. Each has its place in the journal, so that one can look at it again
and try it from there.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from itertools import groupby
from typing import Any, NamedTuple

from grimtable.kernel.asks import FATE, Ask, Mark, Option
from grimtable.kernel.run import Heard, Run
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.view import Sampled, View
from grimtable.minds.chances import outlook
from grimtable.minds.coach import advise
from grimtable.minds.grim import BUDGET, Budget

SAMPLES = 12
TURNING_POINTS, CANDIDATES = 3, 8
"""How many are told of a kind, and how many own choices are looked at."""
NOTABLE = 0.03
PART = 0.25
"""The share of what a turn changed from which on a moment of it is named."""
MOSTLY = 0.5
"""The share of what a turn changed from which on one thing is what changed it."""


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
    turn: int = 0
    """How many turns had begun."""

    @property
    def luck(self) -> float:
        """What Fate gave beyond what was to be expected."""
        return self.after - self.expected if self.seat == FATE else 0.0

    @property
    def change(self) -> float:
        """What it changed: by luck, or by a decision."""
        return self.luck if self.seat == FATE else self.after - self.before


class Turn(NamedTuple):
    """A turn from its beginning to that of the next: whose, which of theirs, and what happened."""

    whose: str
    number: int
    moments: list[Moment]

    @property
    def change(self) -> float:
        """What it changed. Turns are measured where one begins: there, nobody has moved yet."""
        return self.moments[-1].after - self.moments[0].before

    @property
    def luck(self) -> float:
        """What of it was luck."""
        return sum(moment.luck for moment in self.moments)


class TurningPoint(NamedTuple):
    """A moment at which the game turned: by luck, by what a rival did, or by a worse choice.

    Of a whole `turn` that turned it, it is the moment that weighed most.
    """

    moment: Moment
    change: float
    better: Option | None = None
    """What the coach would have done, where it was an own choice."""
    again: int = 0
    """Where one can try it anew: how many answers came before the own choice that led to it."""
    turn: Turn | None = None

    @property
    def weighs(self) -> bool:
        """Whether its moment was a good part of what turned it."""
        moved = self.moment.after - self.moment.before
        return self.turn is None or moved * self.change >= PART * self.change**2

    @property
    def kind(self) -> str:
        """A `choice`, `luck`, a `rival` who did something, or a whole `turn`."""
        if self.turn is not None:
            return "turn"
        if self.better is not None:
            return "choice"
        return "luck" if self.moment.seat == FATE else "rival"

    def said(self, text: Text, name: str, *, own: bool) -> str:
        """Whose turn it was, and what turned it: luck, a rival, or more than that."""
        assert self.turn is not None
        lucky = self.turn.luck * self.change >= MOSTLY * self.change**2
        why = "luck" if lucky else "own" if own else "theirs"
        return text(f"report-turn-{why}", {"who": name, "n": self.turn.number})


class Report(NamedTuple):
    """A finished game as one seat lived it."""

    seat: str
    moments: list[Moment]
    turning_points: list[TurningPoint]
    luck: float
    begins: int = 0
    """How many answers set up the table."""
    rivals: bool = False
    """Whether rivals take turns."""

    @property
    def curve(self) -> list[float]:
        """The chance of winning after every answer; while the table is set up, as it began.

        Of rivals, who has just moved seems to be ahead until the other may move. What the end of a
        turn takes back is taken off bit by bit, so that the curve turns where the game did.
        """
        after = [moment.after for moment in self.moments]
        if self.rivals:
            for turn in _turns(self.moments[self.begins :], []):
                begun, last = turn.moments[0].at, turn.moments[-1]
                if last.ends:
                    for i in range(begun, last.at):
                        share = (i + 1 - begun) / len(turn.moments)
                        after[i] = min(1.0, max(0.0, after[i] + share * (last.after - last.before)))
        first = min(self.begins, len(after) - 1)
        return [after[first]] * first + after[first:] if after else []


def report(
    table: Table,
    seat: str,
    *,
    budget: Budget = Budget(64, 0.5),  # noqa: B008  a tuple is no trap
    sure: Budget = BUDGET,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Report:
    """Replay a game for a seat, and tell where it turned; setting up the table is no turn.

    Own choices that may have been mistakes by one `budget` are judged by that of the coach, to be
    `sure`. Where all play together, what other people chose is judged as well, and what computer
    companions chose is left out: nobody can try it anew.
    """
    mine = {seat} if table.game.rivals else table.people | {seat}
    moments, begun = _moments(table, seat, progress)
    played = [moment for moment in moments if moment.at >= table.set_up]
    turns = _turns(played, begun)
    changed = {moment.at: turn.change for turn in turns for moment in turn.moments if moment.ends}
    own = [moment for moment in played if moment.seat in mine]
    own.sort(key=lambda moment: -abs(changed.get(moment.at, moment.change)))
    judged = (_mistake(table, moments, moment, budget, sure) for moment in own[:CANDIDATES])
    mistakes = _most([point for point in judged if point is not None])
    events = [_event(table, mine, moment) for moment in played if moment.seat == FATE]
    whole = [_whole(table, mine, turn) for turn in turns]
    told = _told_once([point for point in whole if point is not None], events, mistakes)
    luck = sum(moment.luck for moment in played)
    found = sorted([*mistakes, *_most(told)], key=lambda point: point.moment.at)
    return Report(seat, moments, found, luck, table.set_up, table.game.rivals)


def _most(points: list[TurningPoint]) -> list[TurningPoint]:
    """The few that changed most, if they changed enough."""
    most = sorted(points, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return [point for point in most if abs(point.change) >= NOTABLE]


def _told_once(
    whole: list[TurningPoint], events: list[TurningPoint], mistakes: list[TurningPoint]
) -> list[TurningPoint]:
    """Turns and single events, without those that another of them tells already."""
    lost = {point.moment.turn: point.change for point in mistakes}
    found = []
    for point in whole:
        share = lost.get(point.moment.turn, 0.0)
        if point.turn is None or share * point.change <= MOSTLY * point.change**2:
            found.append(point)
    at = {point.moment.at for point in found}
    turns = {point.moment.turn for point in found if point.turn is not None}
    alone = (p for p in events if p.moment.at not in at and p.moment.turn not in turns)
    return [*found, *alone]


def _again(table: Table, mine: AbstractSet[str], at: int) -> int:
    """How many answers came before the last own choice up to there."""
    before = table.entries(0, at + 1)
    return max((i for i, entry in enumerate(before) if entry.seat in mine), default=at)


def _event(table: Table, mine: AbstractSet[str], moment: Moment) -> TurningPoint:
    """What others, or the dice, did at one moment."""
    return TurningPoint(moment, moment.change, again=_again(table, mine, moment.at))


def _whole(table: Table, mine: AbstractSet[str], turn: Turn) -> TurningPoint | None:
    """What a turn changed, if dice or rivals had a part in it: most by one thing, or as a whole."""
    others = [
        moment
        for moment in turn.moments
        if moment.seat == FATE
        or (table.game.rivals and moment.seat not in mine and not moment.ends)
    ]
    if not others or abs(turn.change) < NOTABLE:
        return None
    most = max(others, key=lambda moment: (moment.after - moment.before) * turn.change)
    if most.change * turn.change >= MOSTLY * turn.change**2:
        return _event(table, mine, most)
    again = _again(table, mine, turn.moments[0].at)
    if turn.whose in mine:
        again = next((moment.at for moment in turn.moments if moment.seat in mine), again)
    return TurningPoint(most, turn.change, again=again, turn=turn)


def _mistake(
    table: Table, moments: list[Moment], moment: Moment, budget: Budget, sure: Budget
) -> TurningPoint | None:
    """What an own choice lost against the best there was; None if it lost nothing in the end."""
    run, entry = table.past(moment.at)(), table.entries(moment.at, moment.at + 1)[0]
    ask = run.find(entry.ask)
    assert isinstance(ask, Ask)
    if len(ask.options) == 1:
        return None
    chosen, lost, best = ask.read(entry.answer), 0.0, None
    for thought in (budget, sure):
        view = View(run, entry.ask, moment.seat)
        counsel = advise(view, ask, thought, seed=moment.at, always=chosen)
        best = counsel.best[0]
        own = counsel.worths.get(chosen, min(counsel.worths.values()))
        lost = own - best.worth
        if lost > -NOTABLE or chosen in counsel.even:
            return None
        if _is_done_later(moments, moment, best.option):
            return None
    assert best is not None
    return TurningPoint(moment, lost, best.option, moment.at)


def _is_done_later(moments: list[Moment], moment: Moment, option: Option) -> bool:
    """Whether the same player did something later in the same turn."""
    return any(
        (later.turn, later.seat, later.answer) == (moment.turn, moment.seat, str(option))
        for later in moments[moment.at + 1 :]
    )


class _Begun:
    """Listens to a replay: whose turns have begun."""

    def __init__(self) -> None:
        self.whose: list[str] = []

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if mark.turn is not None:
            self.whose.append(mark.turn)


def _turns(moments: list[Moment], begun: list[str]) -> list[Turn]:
    """The moments by turns, and whose these are."""
    found = []
    for number, of in groupby(moments, key=lambda moment: moment.turn):
        whose = begun[number - 1] if 0 < number <= len(begun) else ""
        found.append(Turn(whose, begun[:number].count(whose), list(of)))
    return found


def _moments(
    table: Table, seat: str, progress: Callable[[int, int], None]
) -> tuple[list[Moment], list[str]]:
    """Every answer and what it changed, and whose turns began on the way."""
    run, journal, game = table.past(0)(), table.journal, table.game
    turns = _Begun()
    run.listen(turns)

    def chance(state: Any) -> float:
        return outlook(game, state, seat)

    found = []
    stands = chance(run.state)
    for at, entry in enumerate(journal):
        expected, turn = stands, len(turns.whose)
        if entry.seat == FATE:
            after = View(run, entry.ask, seat).after(None, fate=Sampled(SAMPLES, at))
            expected = after.mean(chance)
        answer = run.find(entry.ask).read(entry.answer)
        run.give(entry.ask, answer)
        now = chance(run.state)
        ends = isinstance(answer, Option) and answer.ends
        found.append(Moment(at, entry.seat, entry.answer, stands, now, expected, ends, turn))
        stands = now
        progress(at + 1, len(journal))
    return found, turns.whose
