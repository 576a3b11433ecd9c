"""What computer players have to think about, what they say, and who of them asks people first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.run import Open
from grimtable.lessons import Reciter, steps_left
from grimtable.minds import Player, View
from grimtable.seats import CONSULT, ONCE, as_planned, asks_first
from grimtable.terminal.sitting import Sitting


class Thinking(NamedTuple):
    """Work for a computer player, on a copy of the game that nobody else touches."""

    number: int
    player: Player
    view: View
    ask: Ask


def work(sitting: Sitting) -> Thinking | None:
    """What a computer player has to answer now, if one has."""
    for opened in sitting.table.asks:
        number, ask = opened
        if isinstance(ask, Ask) and ask.seat in sitting.bots and not sitting.asks_people(opened):
            step = _next_step(sitting)
            if step is not None and step[0] not in ("", ask.seat):
                continue  # the lesson has somebody else go first
            player = Reciter(step[1]) if step is not None else sitting.bots[ask.seat]
            return Thinking(number, player, _copy(sitting, opened), ask)
    return None


def hear(sitting: Sitting, number: int, option: Option) -> None:
    """A computer player answers; what it does not do over people's heads it leaves to them."""
    seat = sitting.table.run.find(number).seat
    if _next_step(sitting) is None and asks_first(sitting.table, sitting.people, option):
        sitting.companions.leave(sitting.table, seat, ONCE)
    else:
        sitting.answer(number, option)


def consult(sitting: Sitting) -> str:
    """Have computer players on one's side ask people first, or no longer; what was said."""
    if sitting.table.game.rivals or not sitting.people or not sitting.bots:
        return sitting.text("terminal-no-companion")
    until = "" if sitting.consulting else CONSULT
    for seat in sitting.bots:
        sitting.companions.leave(sitting.table, seat, until)
    return sitting.text("terminal-consulting" if until else "terminal-not-consulting")


def companion(sitting: Sitting) -> Thinking | None:
    """What a computer player leaves to people now, if one does: what does it intend?"""
    opened = sitting.open()
    if opened is None or opened.ask.seat not in sitting.consulting:
        return None
    assert isinstance(opened.ask, Ask)
    player = sitting.bots[opened.ask.seat]
    return Thinking(opened.number, player, _copy(sitting, opened), opened.ask)


def follow(sitting: Sitting, number: int, plan: Sequence[Option]) -> None:
    """Answer, and go on so, as far as the same seat is asked as planned."""
    seat = sitting.table.run.find(number).seat
    sitting.answer(number, plan[0])
    for option in plan[1:]:
        opened = as_planned(sitting.table.asks, seat, str(option))
        if opened is None:
            return
        sitting.answer(opened.number, option)


def asked(sitting: Sitting) -> tuple[View, Ask] | None:
    """What a person is asked now, on a copy of the game that nobody else touches."""
    opened = sitting.open()
    if opened is None or not isinstance(opened.ask, Ask) or not sitting.asks_people(opened):
        return None
    return _copy(sitting, opened), opened.ask


def _copy(sitting: Sitting, opened: Open) -> View:
    """What is asked, on a copy of the game that nobody else touches."""
    return View(sitting.table.run.fork(None, keep=True), opened.number, opened.ask.seat)


def _next_step(sitting: Sitting) -> tuple[str, str] | None:
    """The next step of a lesson, its seat and its notation, as long as it is followed."""
    left = steps_left(sitting.lesson, sitting.table) if sitting.lesson is not None else None
    return left[0] if left else None
