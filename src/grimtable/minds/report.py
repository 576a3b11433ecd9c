"""After the game: how the chances went, where it turned, and what was luck.

The game is replayed answer by answer. The chance of winning after each answer is the curve, as far
as the appraisal knows it (`chances`), and as the coach would have said it (`soundings`); what a
roll or draw changed against what was to be expected of it is luck. It turned where the curve turns:
by a roll, by what a rival did, over a whole turn; or by an own choice, if the coach, asked as at
the table, knew something better that was not done later in the same turn anyway. Each has its place
in the journal, so that one can look at it again and try it from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from grimtable.kernel.asks import FATE
from grimtable.kernel.table import Table
from grimtable.minds.grim import BUDGET, Budget
from grimtable.minds.mistakes import CHOICE, LOOKED, QUICK, SURE, candidates, judged
from grimtable.minds.moments import MOSTLY, Moment, Turn, TurningPoint, replayed, turns_of
from grimtable.minds.soundings import sounded, soundings

MOST, IN_ALL = 3, 5
"""How many turns and events are told; more, where there are few own choices to tell of."""
NOTABLE = 0.03


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
    sounded: bool = False
    """Whether the chances go through what futures told."""

    @property
    def curve(self) -> list[float]:
        """The chance of winning after every answer; while the table is set up, as it began.

        Of rivals, who has just moved seems to be ahead until the other may move. What the end of a
        turn takes back is taken off bit by bit, so that the curve turns where the game did; unless
        futures were asked, which know that the other moves.
        """
        after = [moment.after for moment in self.moments]
        if self.sounded:
            return after
        if self.rivals:
            for turn in turns_of(self.moments[self.begins :], []):
                begun, last = turn.moments[0].at, turn.moments[-1]
                if last.ends:
                    for i in range(begun, last.at):
                        share = (i + 1 - begun) / len(turn.moments)
                        after[i] = min(1.0, max(0.0, after[i] + share * (last.after - last.before)))
        first = min(self.begins, len(after) - 1)
        return [self.moments[first].before] * first + after[first:] if after else []


class Overview(NamedTuple):
    """A replayed game: what it came to, and the own choices that the coach has still to look at."""

    seat: str
    moments: list[Moment]
    begins: int
    rivals: bool
    choices: list[Moment]
    whole: list[TurningPoint]
    """Turns that changed much."""
    events: list[TurningPoint]
    """Rolls and draws."""
    sounded: bool = False
    falls: tuple[TurningPoint, ...] = ()
    """Where pieces of the players fell, and the curve with them."""

    def report(self, mistakes: list[TurningPoint]) -> Report:
        """The report with these own choices: of a player's turn the two that lost most."""
        of_a_turn: dict[tuple[int, str], list[TurningPoint]] = {}
        for point in sorted(mistakes, key=lambda point: point.change):
            of_a_turn.setdefault((point.moment.turn, point.moment.seat), []).append(point)
        chosen = _most([one for points in of_a_turn.values() for one in points[:2]], IN_ALL, CHOICE)
        falls = _most(list(self.falls), MOST, NOTABLE)
        told = [
            point
            for point in _told_once(self.whole, self.events, chosen)
            if not any(fall.since <= point.moment.at <= fall.moment.at for fall in falls)
        ]
        others = _most(told, max(MOST, IN_ALL - len(chosen)), NOTABLE)
        luck = sum(moment.luck for moment in self.moments if moment.at >= self.begins)
        found = sorted([*chosen, *falls, *others], key=lambda point: point.moment.at)
        return Report(self.seat, self.moments, found, luck, self.begins, self.rivals, self.sounded)


def report(
    table: Table,
    seat: str,
    *,
    budget: Budget = QUICK,
    sure: Budget = BUDGET,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Report:
    """Replay a game for a seat, and tell where it turned; setting up the table is no turn.

    Own choices that may have been mistakes by one `budget` are judged by that of the coach, to be
    `sure`. Where all play together, what other people chose is judged as well, and what computer
    companions chose is left out: nobody can try it anew.
    """
    length = len(table.journal)
    review = Review(overview(table, seat, lambda done, of: progress(done, of + LOOKED + SURE)))
    while not review.over:
        review = review.step(table, budget=budget, sure=sure)
        progress(length + review.done, length + LOOKED + SURE)
    return review.report


class Review(NamedTuple):
    """A report in the making, so that it can be made step by step, and shown meanwhile."""

    seen: Overview
    looked: int = 0
    """How many own choices were looked at."""
    suspects: tuple[TurningPoint, ...] = ()
    """Those that seem to have lost something."""
    sure: int = 0
    """Of how many of these the coach has made sure."""
    mistakes: tuple[TurningPoint, ...] = ()

    @property
    def over(self) -> bool:
        """Whether all was looked at."""
        return self.looked >= len(self.seen.choices) and self.sure >= len(self._worst)

    @property
    def done(self) -> int:
        """How far it is, of `LOOKED + SURE`."""
        if self.over:
            return LOOKED + SURE
        rest = len(self.seen.choices) <= self.looked
        return (LOOKED if rest else self.looked) + self.sure

    @property
    def report(self) -> Report:
        """What is known so far."""
        return self.seen.report(list(self.mistakes))

    @property
    def _worst(self) -> list[TurningPoint]:
        """The suspected choices that lost most: of these the coach makes sure."""
        return sorted(self.suspects, key=lambda point: point.change)[:SURE]

    def step(
        self, table: Table, looks: int = 1, *, budget: Budget = QUICK, sure: Budget = BUDGET
    ) -> Review:
        """Look at the next few choices; or, when all were looked at, make sure of a suspect."""
        seen = self.seen
        if self.looked < len(seen.choices):
            choices = seen.choices[self.looked : self.looked + looks]
            found = judged(table, seen.moments, choices, budget)
            suspects = (*self.suspects, *found)
            return self._replace(looked=self.looked + len(choices), suspects=suspects)
        moment = self._worst[self.sure].moment
        found = judged(table, seen.moments, [moment], sure, again=True)
        return self._replace(sure=self.sure + 1, mistakes=(*self.mistakes, *found))


def overview(
    table: Table, seat: str, progress: Callable[[int, int], None] = lambda done, of: None
) -> Overview:
    """What the replay of a game shows, before the coach is asked about own choices."""
    mine = {seat} if table.game.rivals else table.people | {seat}
    moments, begun = replayed(table, seat, progress)
    known = soundings(table, seat, moments, begun)
    moments = sounded(moments, known, table.set_up)
    played = [moment for moment in moments if moment.at >= table.set_up]
    turns = turns_of(played, begun)
    events = [_event(table, mine, moment) for moment in played if moment.seat == FATE]
    whole = [_whole(table, mine, turn) for turn in turns]
    return Overview(
        seat,
        moments,
        table.set_up,
        table.game.rivals,
        candidates(turns, mine),
        [point for point in whole if point is not None],
        events,
        bool(known),
        tuple(_falls(table, mine, turns)),
    )


def _most(points: list[TurningPoint], most: int, least: float) -> list[TurningPoint]:
    """The few that changed most, if they changed enough."""
    found = sorted(points, key=lambda point: -abs(point.change))[:most]
    return [point for point in found if abs(point.change) >= least]


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


def _falls(table: Table, mine: AbstractSet[str], turns: list[Turn]) -> Iterator[TurningPoint]:
    """Where somebody fell: what that changed, from the roll on that led to it."""
    for turn in turns:
        began = turn.moments[0]
        for moment in turn.moments:
            if moment.seat == FATE:
                began = moment
            if moment.fell:
                led = began if began.seat == FATE else moment
                change, again = moment.after - led.before, _again(table, mine, led.at)
                if change < 0:
                    yield TurningPoint(moment, change, again=again, since=led.at)
                began = moment


def _whole(table: Table, mine: AbstractSet[str], turn: Turn) -> TurningPoint | None:
    """What a turn changed, if others had a part in it: most by one thing, or as a whole.

    Without rivals that may be the game itself, which acts where nobody rolls.
    """
    rivals = table.game.rivals
    others = [
        moment
        for moment in turn.moments
        if moment.seat == FATE or (rivals and moment.seat not in mine and not moment.ends)
    ]
    those = others or [moment for moment in turn.moments if moment.declines and not rivals]
    if not those or abs(turn.change) < NOTABLE:
        return None
    most = max(those, key=lambda moment: (moment.after - moment.before) * turn.change)
    if others and most.change * turn.change >= MOSTLY * turn.change**2:
        return _event(table, mine, most)
    again = _again(table, mine, turn.moments[0].at)
    if turn.whose in mine:
        again = next((moment.at for moment in turn.moments if moment.seat in mine), again)
    return TurningPoint(most, turn.change, again=again, turn=turn)
