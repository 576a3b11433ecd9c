"""Orders that stand until they are taken back: to pass, to be asked less, to leave ties."""

from __future__ import annotations

from grimtable.kernel.asks import Ask
from grimtable.kernel.words import Words
from grimtable.seats import broken, tie
from grimtable.terminal.sitting import Sitting


def is_passing(sitting: Sitting) -> bool:
    """Whether people have left word to pass."""
    return any(until not in sitting.table.game.cares for until in sitting.orders.values())


def may_pass(sitting: Sitting) -> bool:
    """Whether word to pass can be left or taken back now."""
    asked = [ask for _, ask in sitting.table.asks if isinstance(ask, Ask)]
    mine = [ask for ask in asked if ask.seat in sitting.people]
    return is_passing(sitting) or any(a.passing is not None or a.minor is not None for a in mine)


def order(sitting: Sitting) -> str:
    """Leave word to pass until something must be decided, or take that back; what was said.

    Or say for what one wants to be asked, where little may be at stake: the next time for less.
    """
    asked = [ask for _, ask in sitting.table.asks if isinstance(ask, Ask)]
    if any(ask.minor is not None and ask.passing is None for ask in asked):
        return _care(sitting)
    if is_passing(sitting):
        sitting.orders.clear()
        return sitting.text("terminal-not-passing")
    for seat in sitting.people:
        sitting.orders.leave(sitting.table, seat, "asked")
    carry_out_orders(sitting)
    return sitting.text("terminal-passing" if is_passing(sitting) else "terminal-passed-on")


def _care(sitting: Sitting) -> str:
    now = next(iter(sitting.table.cares.values()), "")
    all_of_it = ("", *sitting.table.game.cares)
    care = all_of_it[(all_of_it.index(now) + 1) % len(all_of_it)]
    for seat in sitting.people:
        sitting.orders.leave(sitting.table, seat, care)
    carry_out_orders(sitting)
    return sitting.text(f"care-{care}-stands" if care else "terminal-asked-again")


def may_leave_ties(sitting: Sitting) -> bool:
    """Whether ties can be left to the program now, or decided by people again."""
    return bool(sitting.table.ordered) or tie(sitting.table, sitting.people) is not None


def leave_ties(sitting: Sitting) -> str:
    """Leave ties of those whom nobody plays to the program, or no longer; what was said."""
    if not sitting.table.game.ties or not sitting.people:
        return sitting.text("terminal-no-ties")
    left = not sitting.table.ordered
    sitting.table.ordered = sitting.table.game.ties if left else frozenset()
    who = Words(sitting.names[sitting.shown or sitting.people[0]])
    sitting.table.say("table-ties", who=who, ties="left" if left else "own")
    sitting.autosave()
    return sitting.text("terminal-ties-left" if left else "terminal-ties-own")


def carry_out_orders(sitting: Sitting) -> None:
    """Pass and break ties where that was ordered; who can't pass ends the passing for all."""
    while due := sitting.orders.due(sitting.table) or broken(sitting.table, sitting.people):
        sitting.answer(*due)
    if len(sitting.orders) < len(sitting.people):
        sitting.orders.clear()
