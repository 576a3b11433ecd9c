"""A small fixed sample of broken rules: some test of the game notices each of them."""

from __future__ import annotations

import ast

import pytest

from grimtable.games import GAMES
from grimtable.games.drunagor.retinue import opposite
from tests.mutants import chapters, is_noticed, mutants
from tests.warm import _cached

BROKEN = [
    ("realms", "turn.py", "test_keywords.py", "not card.walked", "(card.walked)"),
    ("berserkers", "actions.py", "test_actions.py", "face <= 2", "face < 2"),
    ("dark_souls", "nodes.py", "test_combat.py", "len(others) >= LIMIT", "len(others) > LIMIT"),
    ("dark_souls", "combat.py", "test_combat.py", "n <= 0", "n < 0"),
    ("berserk", "status.py", "test_status.py", "fatigue >= at", "fatigue > at"),
    ("drunagor", "objects.py", "test_details.py", "held >= PRICE", "held > PRICE"),
]
"""Game, module, the tests that notice it, what stands there and what it becomes.

`python -m tests.mutants GAME` tries many, with all tests of the game.
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_change_is_still_python(game: str) -> None:
    found = [mutant for file in chapters(game) for mutant in mutants(file)]
    assert len(found) > 100
    for mutant in found[::29]:
        data = mutant.file.read_bytes()
        ast.parse(data[: mutant.start] + mutant.text.encode() + data[mutant.end :])


@pytest.mark.parametrize(("game", "module", "tests", "was", "text"), BROKEN)
def test_a_broken_rule_is_noticed(game: str, module: str, tests: str, was: str, text: str) -> None:
    every = [mutant for file in chapters(game) if file.name == module for mutant in mutants(file)]
    chosen = next(mutant for mutant in every if (mutant.was, mutant.text) == (was, text))
    assert is_noticed(chosen, [f"tests/games/{game}/{tests}"]), f"no test fails with {chosen}"


def test_a_function_whose_results_are_kept_is_known_by_its_place() -> None:
    place = _cached(opposite)
    assert place is not None
    assert place[1] == "opposite"
    assert _cached(opposite.__wrapped__) is None
