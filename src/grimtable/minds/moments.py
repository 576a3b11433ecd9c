"""The moments of a finished game: what every answer changed, by turns, and what turned it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, NamedTuple

from grimtable.kernel.asks import FATE, Ask, Mark, Option
from grimtable.kernel.run import Heard, Run
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.view import Sampled, View
from grimtable.minds.chances import outlook

SAMPLES = 12
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
    open: bool = True
    """Whether something else could have been answered."""

    @property
    def luck(self) -> float:
        """What Fate gave beyond what was to be expected."""
        return self.after - self.expected if self.seat == FATE else 0.0

    @property
    def change(self) -> float:
        """What it changed: by luck, or by a decision."""
        return self.luck if self.seat == FATE else self.after - self.before


class Turn(NamedTuple):
    """A turn from its beginning to that of the next: whose, which of theirs, and what happened.

    What comes before anybody's first turn is nobody's, and has the number 0.
    """

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


class Begun:
    """Listens to a replay: whose turns have begun."""

    def __init__(self) -> None:
        self.whose: list[str] = []

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if mark.turn is not None:
            self.whose.append(mark.turn)


def turns_of(moments: list[Moment], begun: list[str]) -> list[Turn]:
    """The moments by turns, and whose these are."""
    found = []
    for number, of in groupby(moments, key=lambda moment: moment.turn):
        whose = begun[number - 1] if 0 < number <= len(begun) else ""
        found.append(Turn(whose, begun[:number].count(whose), list(of)))
    return found


def replayed(
    table: Table, seat: str, progress: Callable[[int, int], None]
) -> tuple[list[Moment], list[str]]:
    """Every answer and what it changed, and whose turns began on the way."""
    run, journal, game = table.past(0)(), table.journal, table.game
    turns = Begun()
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
        ask = run.find(entry.ask)
        answer = ask.read(entry.answer)
        free = isinstance(ask, Ask) and len(ask.options) > 1
        run.give(entry.ask, answer)
        now = chance(run.state)
        ends = isinstance(answer, Option) and answer.ends
        found.append(Moment(at, entry.seat, entry.answer, stands, now, expected, ends, turn, free))
        stands = now
        progress(at + 1, len(journal))
    return found, turns.whose
