"""The notation of the cards: effects, conditions and dice totals, compiled when content loads.

>>> NOTATION.read("extinguish; down down", "effects")
(Effect(verb='extinguish', n=0, ways=()), Effect(verb='move', n=0, ways=('down', 'down')))
>>> NOTATION.read("not all fires", "condition")
(Fact(what='all_fires', n=0, negated=True),)
>>> NOTATION.read("at least 10", "total"), NOTATION.read("move 2", "row")
(Total(least=True, n=10), Action(name='move', n=2))
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from grimtable.cards import Builder, Notation


class Effect(Struct, frozen=True, gc=False):
    """One thing that a card makes happen."""

    verb: str
    n: int = 0
    ways: tuple[str, ...] = ()


class Fact(Struct, frozen=True, gc=False):
    """One thing that must hold (or, negated, must not)."""

    what: str
    n: int = 0
    negated: bool = False


class Total(Struct, frozen=True, gc=False):
    """Dice to be discarded: exactly this total, or at least."""

    least: bool
    n: int


class Action(Struct, frozen=True, gc=False):
    """A row of an Action card; `n` is how far a Move goes."""

    name: str
    n: int = 0


FACTS = frozenset(
    [
        "no_darkness",
        "no_orcs",
        "all_alive",
        "all_fires",
        "all_sealed",
        "together",
        "met",
        "in_play",
        "cards_left",
        "fulfilled",
        "gold",
        "fires",
    ]
)


class _Build(Builder):
    """Effects, Facts and Totals: a rule's name is the word it stands for."""

    records = {"acting": Action}

    def test(self, children: list[Any]) -> Fact:
        negated, (what, n) = children
        return Fact(what, n, negated is not None)

    def move(self, ways: list[str]) -> Effect:
        return Effect("move", 0, tuple(ways))

    def moving(self, n: list[int]) -> Action:
        return Action("move", n[0])

    def exactly(self, n: list[int]) -> Total:
        return Total(False, n[0])

    def at_least(self, n: list[int]) -> Total:
        return Total(True, n[0])

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        if str(data) in ("acting", "effects", "condition"):
            return super().__default__(data, children, meta)
        n = children[0] if children else 0
        return (str(data), n) if str(data) in FACTS else Effect(str(data), n)


NOTATION = Notation(
    Path(__file__).with_name("notation.lark"),
    _Build(),
    ["effects", "condition", "total", "aid", "row"],
)
