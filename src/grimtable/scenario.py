"""Scenarios: a set-up, a position, scripted answers and dice, and what must follow.

They are the rulebook's examples as tests, bug reports, puzzles and tutorials at once.

    game = "berserkers"
    title = { en = "A Rider leaves on the right and enters on the left" }
    rules = ["enemy.wrap"]
    fate = ["1 4 2 6"]                     # rolls and draws, in order
    steps = ["Walk ulf smithy", { refuse = "Walk ulf smithy" },
             { do = "EndPhase", expect = { "riders.red.at" = "smithy" } },  # what follows of it
             { do = "EndPhase", say = { en = "Nothing more to do here.", fr = "..." } }]
    [options]
    requests = ["loki"]
    [position]                             # merged into the state's plain data
    riders.red.at = "smithy"
    [expect]
    "riders.red.at" = "ravine"             # dotted paths of the state's plain data
    asks = ["act"]                         # what is open now
    offers = ["Walk ulf ravine"]           # options that are open
    denies = ["Walk ulf smithy"]           # options that are not
    fired = ["enemy.wrap"]                 # rules that an event or ask cited
    over = true
    result = { player = 1.0 }
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from grimtable.cards import Document
from grimtable.kernel.asks import Ask
from grimtable.kernel.errors import ContentError, GrimtableError, Refused, ScenarioError
from grimtable.kernel.fate import Fate, Scripted, Seeded
from grimtable.kernel.game import Game
from grimtable.kernel.position import look_up, plain
from grimtable.kernel.shapes import learned
from grimtable.kernel.table import Table


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step that says more than its answer.

    `refuse` is an answer that the rules must refuse; `do` is one that is given, `expect` what must
    have followed of all answers so far, and `say` is what a lesson says about it, by language: what
    to do, and why.
    """

    do: str = ""
    refuse: str = ""
    expect: dict[str, Any] = {}
    say: dict[str, str] = {}


class Scenario(Struct, forbid_unknown_fields=True):
    """A scenario as it stands in its file."""

    game: str
    title: dict[str, str]
    rules: tuple[str, ...]
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    fate: list[str | int] = []
    steps: list[str | Step] = []
    expect: dict[str, Any] = {}
    about: dict[str, str] = {}

    def lessons(self) -> list[Step]:
        """The answers that are to be given, in order, with what a lesson says about each."""
        steps = [Step(do=step) if isinstance(step, str) else step for step in self.steps]
        return [step for step in steps if step.do]

    def table(self, game: Game, fate: Fate | None) -> Table:
        """The table as the scenario sets it up, before its steps."""
        try:
            options = msgspec.convert(self.options, learned(game.Options))
        except msgspec.ValidationError as error:
            raise ScenarioError(f"options: {error}") from error
        table = Table(game, options, fate, position=self.position)
        try:
            game.invariants(table.run.state)
        except AssertionError as error:
            raise ScenarioError(f"the position is impossible: {error}") from error
        return table


def read(path: Path) -> Scenario:
    """Read a scenario file."""
    document = Document(path)
    return document.entry(Scenario, document.data)


def check(path: Path, game: Game) -> Table:
    """Play a scenario; ScenarioError says which step or expectation failed. Returns the table."""
    scenario = read(path)
    for rule in scenario.rules:
        game.rulebook.check(rule, str(path))
    try:
        fate = Scripted(scenario.fate)
        table = scenario.table(game, fate)
        asked = {getattr(ask, "rule", "") for _, ask in table.asks}
        for step in scenario.steps:
            take(table, step)
            asked |= {getattr(ask, "rule", "") for _, ask in table.asks}
            if isinstance(step, Step):
                _expect(table, step.expect, asked)
        _expect(table, scenario.expect, asked)
        if fate.given < len(fate.answers):
            raise ScenarioError(f"Fate was asked {fate.given} times of {len(fate.answers)}")
    except ContentError:
        raise
    except GrimtableError as error:
        raise ScenarioError(f"{path}: {error}") from error
    return table


def start(path: Path, game: Game, seed: int | str = 0) -> Table:
    """The table of a scenario for a person to play on, with ordinary dice."""
    return read(path).table(game, Seeded(seed))


def take(table: Table, step: str | Step) -> None:
    """Take a step of a scenario: its answer is given, or must be refused."""
    if isinstance(step, str):
        step = Step(do=step)
    words = step.do or step.refuse
    seat, colon, rest = words.partition(": ")
    opened = [o for o in table.asks if not colon or o.ask.seat == seat]
    answer = rest if colon else words
    if len(opened) != 1:
        raise ScenarioError(f"step {words!r}: {len(opened)} asks are open; write 'seat: answer'")
    if step.do:
        table.answer(opened[0].number, answer)
        return
    try:
        table.answer(opened[0].number, answer)
    except Refused:
        return
    raise ScenarioError(f"step {words!r} should have been refused")


def _expect(table: Table, expect: dict[str, Any], asked: set[str]) -> None:
    if not expect:
        return
    fired = asked | {event.rule for event in table.chronicle}
    offered = [str(o) for _, ask in table.asks if isinstance(ask, Ask) for o in ask.options]
    outcome = table.outcome
    facts: dict[str, Any] = {
        "asks": [getattr(ask, "what", "") for _, ask in table.asks],
        "over": table.over,
        "result": outcome.result if outcome else None,
        "score": outcome.score if outcome else None,
    }
    data = plain(table.run.state)
    for key, wanted in expect.items():
        if key in ("offers", "denies", "fired", "silent"):
            there = set(offered) if key in ("offers", "denies") else fired
            wrong = [w for w in wanted if (w in there) != (key in ("offers", "fired"))]
            if wrong:
                raise ScenarioError(f"expect.{key}: {wrong}; there: {sorted(there)[:40]}")
            continue
        found = facts[key] if key in facts else look_up(data, key)
        if found != wanted:
            raise ScenarioError(f"expect.{key}: wanted {wanted!r}, found {found!r}")
