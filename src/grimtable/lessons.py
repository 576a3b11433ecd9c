"""Lessons: scenarios with words, their scripted rolls, and the steps that they point at."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from grimtable.kernel.asks import FATE, Ask, Chance, Face, Option
from grimtable.kernel.errors import GrimtableError, NotAnOption
from grimtable.kernel.fate import Fate, Scripted
from grimtable.kernel.french import spaced
from grimtable.kernel.game import Game
from grimtable.kernel.scene import Scene
from grimtable.kernel.table import Table
from grimtable.kernel.view import View
from grimtable.scenario import Scenario, read, take

GUIDES = ("first_turn", "lesson_")
"""Scenarios whose file begins so are lessons; the others are worked examples."""


@cache
def worked(game: Game) -> dict[str, tuple[str, ...]]:
    """The worked examples that show a rule, by rule: names of scenario files."""
    found: dict[str, list[str]] = {}
    for file in scenarios(game):
        if not file.stem.startswith(GUIDES):
            for rule in read(file).rules:
                found.setdefault(rule, []).append(file.stem)
    return {rule: tuple(names) for rule, names in found.items()}


@cache
def told(game: Game) -> dict[str, dict[str, str]]:
    """Examples in a sentence, by rule and language: what the rule does with real figures."""
    file = game.folder / "text" / "examples.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def scenarios(game: Game) -> list[Path]:
    """The files of a game's lessons and worked examples."""
    return sorted((game.folder / "examples").glob("*.toml"))


def guides(game: Game) -> dict[str, Path]:
    """The lessons of a game, in the order in which they are learned."""
    found = [file for file in scenarios(game) if file.stem.startswith(GUIDES)]
    return {file.stem: file for file in found}


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


def learners(guide: Scenario, game: Game, seats: Sequence[str]) -> set[str]:
    """Whose part the learner plays: the first who acts, and allies whose steps are explained."""
    steps = guide_steps(guide)
    first = next((seat for seat, _ in steps if seat), seats[0])
    explained = zip(steps, guide.lessons(), strict=True)
    allies = set() if game.rivals else {seat for (seat, _), step in explained if step.say}
    return {first, *allies} & set(seats)


def steps_left(guide: Scenario, table: Table) -> list[tuple[str, str]] | None:
    """What is left of a guided turn, as seats and notations; None off its path."""
    steps = guide_steps(guide)
    given = sum(entry.seat != FATE for entry in table.entries())
    return steps[given:] if left_at(guide, table) is None else None


def left_at(guide: Scenario, table: Table) -> int | None:
    """The place in the journal of the first answer off the path of a lesson; None on it.

    Whoever goes back to the lesson goes back to there: the others have played on freely since, and
    no undo takes back what they did while all acted at once.
    """
    answers = ((at, one.answer) for at, one in enumerate(table.entries()) if one.seat != FATE)
    for (at, answer), (_, notation) in zip(answers, guide_steps(guide), strict=False):
        if not is_written(answer, notation):
            return at
    return None


def lesson_words(guide: Scenario, done: int, language: str) -> str:
    """What a lesson says before its next step, its beginning included; "" if nothing."""
    say = guide.lessons()[done].say
    words = say.get(language) or say.get("en", "")
    if not done and guide.about:
        words = f"{guide.about.get(language, guide.about['en'])} {words}"
    return spaced(words.strip()) if language == "fr" else words.strip()


def fullest(guide: Scenario, game: Game) -> Scene:
    """The moment of a lesson at which most stands on the board, as everybody may see it."""
    table = guide.table(game, Scripted(guide.fate))
    found = table.scene(None)
    for step in guide.steps:
        try:
            take(table, step)
        except GrimtableError:
            break  # rules of today: a lesson that fits no more still has a beginning to show
        scene = table.scene(None)
        if (bool(scene.cells), len(scene.pieces)) > (bool(found.cells), len(found.pieces)):
            found = scene
    return found


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
