"""Lessons: scenarios with words, their scripted rolls, and the steps that they point at."""

from __future__ import annotations

from itertools import islice

from grimtable.kernel.asks import FATE, Ask, Chance, Face, Option
from grimtable.kernel.errors import NotAnOption
from grimtable.kernel.fate import Fate
from grimtable.kernel.table import Table
from grimtable.kernel.view import View
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


def steps_left(guide: Scenario, table: Table) -> list[tuple[str, str]] | None:
    """What is left of a guided turn, as seats and notations; None off its path."""
    steps = guide_steps(guide)
    answers = (entry.answer for entry in table.entries() if entry.seat != FATE)
    given = list(islice(answers, len(steps)))
    for answer, (_, notation) in zip(given, steps, strict=False):
        if not is_written(answer, notation):
            return None
    return steps[len(given) :]


def lesson_words(guide: Scenario, done: int, language: str) -> str:
    """What a lesson says before its next step, its beginning included; "" if nothing."""
    say = guide.lessons()[done].say
    words = say.get(language) or say.get("en", "")
    if not done and guide.about:
        words = f"{guide.about.get(language, guide.about['en'])} {words}"
    return words.strip()


class Reciter:
    """A computer player that plays its part in a lesson."""

    def __init__(self, notation: str) -> None:
        self.notation = notation

    def answer(self, view: View, ask: Ask) -> Option:
        """The option that the script means."""
        return next(o for o in ask.options if is_written(str(o), self.notation))


def is_written(option: str, notation: str) -> bool:
    """Whether a script means this option; it may leave out trailing fields.

    >>> is_written("Help d4 aid", "Help d4")
    True
    """
    return option == notation or option.startswith(notation + " ")
