"""Guided turns: their scripted rolls, and the steps that they point at."""

from __future__ import annotations

from grimtable.kernel.asks import FATE, Chance, Face
from grimtable.kernel.errors import NotAnOption
from grimtable.kernel.fate import Fate
from grimtable.kernel.table import Table
from grimtable.scenario import Scenario


class GuideFate:
    """The scripted rolls of a guided turn first, then ordinary ones."""

    def __init__(self, scenario: Scenario, table: Table, then: Fate) -> None:
        self.script, self.table, self.then = scenario.fate, table, then

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        given = sum(entry.seat == FATE for entry in self.table.entries())
        if given < len(self.script):
            try:
                return ask.read(str(self.script[given]))
            except NotAnOption:
                pass  # the player has left the path, and the script no longer fits
        return self.then.answer(ask)


def guide_steps(guide: Scenario) -> list[tuple[str, str]]:
    """The steps of a guided turn: the seat, where the script names it, and the notation."""
    words = [step.do.rpartition(": ") for step in guide.lessons()]
    return [(seat, notation) for seat, _, notation in words]


def is_written(option: str, notation: str) -> bool:
    """Whether a script means this option; it may leave out trailing fields.

    >>> is_written("Help d4 aid", "Help d4")
    True
    """
    return option == notation or option.startswith(notation + " ")
