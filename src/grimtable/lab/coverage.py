"""Coverage: which rules and which content turn up when a game is played on and on."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from msgspec import Struct

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.game import Game
from grimtable.kernel.run import playout
from grimtable.kernel.state import Event
from grimtable.lab.samples import parts, sample
from grimtable.lessons import scenarios


class Seen(Struct):
    """What turned up in play, and how often."""

    rules: Counter[str]
    parts: Counter[str]
    games: int = 0

    def missing(self, game: Game) -> tuple[list[str], list[str]]:
        """Rules that the code asks or tells with, and content, that never turned up."""
        asked = said(game)
        rules = [r for r in sorted(asked - self.rules.keys()) if not game.rulebook[r].unfired]
        return rules, sorted(parts(game) - self.parts.keys())


def said(game: Game) -> set[str]:
    """The rules that the game's code names in an ask or an event (`rule="..."`).

    A keyword that is registered with its rule (`@KEYWORDS(...)`) says nothing by that.
    """
    found: set[str] = set()
    for file in game.rulebook.sources:
        if file.suffix == ".py":
            lines = file.read_text("utf-8").splitlines()
            code = "\n".join(line for line in lines if not line.startswith("@"))
            found.update(re.findall(r"""rule=["']([a-z0-9.-]+)["']""", code))
    return found


def cover(
    game: Game, games: int, seed: int = 0, progress: Callable[[int], None] = lambda done: None
) -> Seen:
    """Play on until everything has turned up, or `games` games have been played.

    Every other game prefers what has been chosen least so far, so that rare things get tried.
    """
    seen = Seen(Counter(), Counter())
    chosen: Counter[str] = Counter()
    for i in range(games):
        _play(game, seed + i, seen, chosen if i % 2 else None)
        seen.games += 1
        progress(seen.games)
        if i % 20 == 19 and seen.missing(game) == ([], []):
            break
    return seen


def _play(game: Game, seed: int, seen: Seen, chosen: Counter[str] | None) -> None:
    state = game.new(sample(game, seed))
    events: list[Event] = []
    state.events = events
    draw = random.Random(seed).random

    def choose(ask: Ask) -> Option:
        _note(seen, ask, events)
        options = ask.options
        option = options[int(draw() * len(options))]
        if chosen is not None and draw() < 0.7:
            rarest = min(chosen[str(o)] for o in options)
            few = [o for o in options if chosen[str(o)] == rarest]
            option = few[int(draw() * len(few))]
            chosen[str(option)] += 1
        seen.parts.update(words(getattr(option, f) for f in option.__struct_fields__))
        return option

    fate = Seeded(seed)

    def answer(ask: Any) -> Any:
        seen.rules[ask.rule] += 1
        return fate.answer(ask)

    playout(game.play(state), choose, answer)
    _note(seen, None, events)


def _note(seen: Seen, ask: Ask | None, events: list[Event]) -> None:
    if ask is not None:
        seen.rules[ask.rule] += 1
    for event in events:
        seen.rules[event.rule] += 1
        seen.parts.update(words(event.args.values()))
    events.clear()


def words(values: Iterable[Any]) -> Iterable[str]:
    """Every string in some values, in lists and nested words too."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Struct):
            yield from words(getattr(value, f) for f in value.__struct_fields__)
        elif isinstance(value, dict):
            yield from words(value.values())
        elif isinstance(value, list | tuple | set | frozenset):
            yield from words(value)


def cited_by_tests(game: Game, tests: Path) -> set[str]:
    """The rules that tests cite: `pytest.mark.rule("id", ...)` and the `rules` of scenarios."""
    cited: set[str] = set()
    for file in (tests / "games" / game.id).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                for arg in node.args:
                    rule_id = ast.literal_eval(arg)
                    game.rulebook.check(rule_id, f"{file.name}:{node.lineno}")
                    cited.add(rule_id)
    for file in scenarios(game):
        rules = tomllib.loads(file.read_text("utf-8")).get("rules", [])
        for rule_id in rules:
            game.rulebook.check(rule_id, file.name)
        cited.update(rules)
    return cited
