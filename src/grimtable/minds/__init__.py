"""Computer players: any game, any seat. They know exactly what their seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grimtable.kernel.asks import Ask
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.game import Game
from grimtable.kernel.run import Run
from grimtable.kernel.table import Table
from grimtable.kernel.view import View
from grimtable.minds.grim import BUDGET, Grim
from grimtable.minds.planner import Planner
from grimtable.minds.player import Greedy, Player, Random

__all__ = [
    "LEVELS",
    "MINDS",
    "Greedy",
    "Grim",
    "Planner",
    "Player",
    "Random",
    "View",
    "is_player",
    "mind",
    "minds_for",
    "seat_bots",
    "take_turns",
]

MINDS: dict[str, Callable[[int], Player]] = {
    "random": Random,
    "greedy": Greedy,
    "planner": Planner,
    "grim": Grim,
}
"""Weakest first."""

LEVELS = {"easy": "greedy", "fair": "planner", "grim": "grim"}
"""What people choose from, weakest first, and who plays there: no level touches the dice."""


def minds_for(game: Game) -> list[str]:
    """The computer players that can play a game in time, weakest first."""
    return list(MINDS)


def is_player(name: str) -> bool:
    """Whether a seat can be given to a computer player of that name or level."""
    return name in MINDS or name in LEVELS


def mind(name: str, seed: int = 0, seconds: float = BUDGET.seconds) -> Player:
    """A computer player by name or level, which takes so many seconds a decision, or little more.

    Without end (`math.inf`) it is bound by what it may try alone: it then does the same on every
    machine, however busy.
    """
    if not is_player(name):
        there = ", ".join({**LEVELS, **MINDS})
        raise GrimtableError(f"There is no player {name!r}. There are: {there}.")
    name = LEVELS.get(name, name)
    if name == "planner":
        return Planner(seed, seconds=seconds)
    if name == "grim":
        return Grim(seed, BUDGET._replace(seconds=seconds))
    return MINDS[name](seed)


def seat_bots(seats: Mapping[str, str], seed: int = 0) -> dict[str, Player]:
    """Players for the seats that name one: `{"red": "me", "yellow": "greedy"}`."""
    return {
        seat: mind(name, seed + i)
        for i, (seat, name) in enumerate(seats.items())
        if is_player(name)
    }


def take_turns(table: Table | Run, players: Mapping[str, Player], limit: int = 1) -> int:
    """Let computer players answer what is asked of them, at most `limit` times; how often."""
    run = table.run if isinstance(table, Table) else table
    for answered in range(limit):
        for number, ask in run.asks:
            if isinstance(ask, Ask) and ask.seat in players:
                run.answer(number, players[ask.seat].answer(View(run, number, ask.seat), ask))
                break
        else:
            return answered
    return limit
