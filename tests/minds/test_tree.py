"""Tree search in games without an appraisal."""

from __future__ import annotations

from math import inf

import pytest

from grimtable.games import find
from grimtable.kernel import Ask, Run, Seeded
from grimtable.kernel.game import NoOptions
from grimtable.minds import Grim, View
from grimtable.minds.grim import Budget
from grimtable.minds.tree import Tree
from tests.conformance.playing import ROOT

GAME = find(str(ROOT / "examples" / "connect_four.py"))


def after(files: str) -> tuple[View, Ask]:
    """Connect Four after stones in these files."""
    run = Run(GAME, GAME.new(NoOptions()), Seeded(0))
    for file in files:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        run.give(number, ask.read(f"Drop {file}"))
    number, ask = run.asks[0]
    assert isinstance(ask, Ask)
    return View(run, number, ask.seat), ask


@pytest.mark.parametrize(
    ("files", "best"),
    [
        ("aabbcc", "d"),  # red has three at the bottom
        ("agbgcg", "d"),  # the same, where yellow has three upright
        ("agbgc", "d"),  # yellow must stop it
    ],
)
def test_it_takes_a_win_and_stops_a_loss(files: str, best: str) -> None:
    view, ask = after(files)
    answer = Grim(1, Budget(20, inf)).answer(view, ask)
    assert str(answer) == f"Drop {best}"


def test_a_win_within_reach_is_proven_and_ends_the_search() -> None:
    """Three stones in the middle of an open row: whatever yellow does, one side stays open."""
    view, _ = after("cgdge")
    tree = Tree(view, 1)
    tree.grow(5_000, inf)
    assert tree.root.proven == 0.0
    assert tree.root.visits < 5_000


def test_the_same_seed_thinks_the_same() -> None:
    view, _ = after("dc")
    thoughts = []
    for _ in range(2):
        tree = Tree(view, 3)
        tree.grow(60, inf)
        thoughts.append([(str(option), node.visits) for option, node in tree.best()])
    assert thoughts[0] == thoughts[1]
