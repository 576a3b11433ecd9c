"""A small fixed sample of broken rules: some test of the game notices each of them."""

from __future__ import annotations

import ast

import pytest

from grimtable.games import GAMES
from tests.mutants import chapters, is_noticed, mutants, sampled

CHANGES = {"dark_souls": 2}
"""How many changes of a game's rules the suite tries; `python -m tests.mutants` tries more."""


@pytest.mark.parametrize("game", GAMES)
def test_every_change_is_still_python(game: str) -> None:
    found = [mutant for file in chapters(game) for mutant in mutants(file)]
    assert len(found) > 100
    for mutant in found[::7]:
        data = mutant.file.read_bytes()
        ast.parse(data[: mutant.start] + mutant.text.encode() + data[mutant.end :])


@pytest.mark.parametrize(
    ("game", "at"), [(game, at) for game, n in CHANGES.items() for at in range(n)]
)
def test_a_broken_rule_is_noticed(game: str, at: int) -> None:
    mutant = sampled(game, 8, seed=1)[at]
    assert is_noticed(mutant, game), f"no test of {game} fails with {mutant}"
