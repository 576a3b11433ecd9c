"""Fate answers rolls and draws: seeded by default, scripted in tests.

A table without a Fate leaves Fate's asks open: then the people at it type in what their real
dice and cards showed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import perm
from random import Random
from typing import Protocol

from grimtable.kernel.asks import Chance, Die, Draw, Face, Pick, Roll
from grimtable.kernel.errors import ScriptError


class Fate(Protocol):
    """Answers asks to Fate."""

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        """What the dice or the pile showed."""


class Seeded:
    """Fate from a seed: the same seed and the same asks give the same answers."""

    __slots__ = ("random",)

    def __init__(self, seed: int | str = 0) -> None:
        self.random = Random(seed).random

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        random = self.random
        if type(ask) is Roll:
            return tuple([die.faces[int(random() * len(die.faces))] for die in ask.dice])
        if type(ask) is Draw:
            lot, drawn = list(ask.items), []
            for _ in range(ask.n):
                at = int(random() * len(lot))
                lot[at], lot[-1] = lot[-1], lot[at]
                drawn.append(lot.pop())
            return tuple(drawn)
        assert type(ask) is Pick
        return (ask.items[int(random() * len(ask.items))],)


class Place(Protocol):
    """Where in a game one is (a `Table` knows); `seed` is the game's."""

    seed: int | str

    @property
    def place(self) -> str:
        """Different after different answers."""


class Rooted:
    """Fate bound to the place in the game: after the same answers it says the same.

    So a rewind does not change the dice, and a game that is resumed is the game it would have been.
    """

    __slots__ = ("table",)

    def __init__(self, table: Place) -> None:
        self.table = table

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        return Seeded(f"{self.table.seed}/{self.table.place}").answer(ask)


class Scripted:
    """Fate from a list, for tests and scenarios: every answer is given, in order.

    >>> from grimtable.kernel.asks import Roll, d6
    >>> Scripted([(3, 4)]).answer(Roll((d6("red"), d6("blue")), rule="x"))
    (3, 4)
    """

    def __init__(self, answers: Iterable[tuple[Face, ...] | Face | str]) -> None:
        self.answers = list(answers)
        self.given = 0

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        if self.given == len(self.answers):
            raise ScriptError(f"the script of Fate has ended, but {ask!r} is asked")
        answer = self.answers[self.given]
        self.given += 1
        words = answer if isinstance(answer, tuple) else (answer,)
        return ask.read(" ".join(map(str, words)))


class Remembering:
    """Another Fate, and what it said, so that it can be said again."""

    def __init__(self, fate: Fate) -> None:
        self.fate = fate
        self.said: list[tuple[Face, ...]] = []

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        answer = self.fate.answer(ask)
        self.said.append(answer)
        return answer


class Repeating:
    """Fate that says again what was said before, unchecked."""

    def __init__(self, said: Iterable[tuple[Face, ...]]) -> None:
        self.said = iter(said)

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        return next(self.said)


def outcomes(ask: Chance) -> Iterator[tuple[tuple[Face, ...], Fraction]]:
    """Every answer Fate can give, with its exact chance; identical dice are merged.

    >>> from grimtable.kernel.asks import Roll, d6
    >>> dict(outcomes(Roll((d6("a"), d6("a")), rule="x")))[1, 2]
    Fraction(1, 18)
    """
    if isinstance(ask, Roll):
        yield from _rolls(ask)
    elif isinstance(ask, Draw):
        yield from _draws(ask.items, ask.n, (), Fraction(1, perm(len(ask.items), ask.n)))
    elif isinstance(ask, Pick):
        share = Fraction(1, len(ask.items))
        for item in dict.fromkeys(ask.items):
            yield (item,), ask.items.count(item) * share


def _rolls(ask: Roll) -> Iterator[tuple[tuple[Face, ...], Fraction]]:
    """Die by die; results that differ only in which of two equal dice shows what are one."""
    kinds = dict.fromkeys(ask.dice)
    places = {die: [i for i, d in enumerate(ask.dice) if d == die] for die in kinds}
    merged: dict[tuple[Face, ...], int] = {(): 1}
    for die in ask.dice:
        grown: dict[tuple[Face, ...], int] = {}
        for faces, ways in merged.items():
            for face in die.faces:
                key = _canonical((*faces, face), places)
                grown[key] = grown.get(key, 0) + ways
        merged = grown
    total = sum(merged.values())
    for faces, ways in merged.items():
        yield faces, Fraction(ways, total)


def _canonical(faces: tuple[Face, ...], places: dict[Die, list[int]]) -> tuple[Face, ...]:
    result = list(faces)
    for spots in places.values():
        here = [i for i in spots if i < len(faces)]
        for i, face in zip(here, sorted((faces[i] for i in here), key=str), strict=True):
            result[i] = face
    return tuple(result)


def _draws(
    lot: tuple[Face, ...], n: int, drawn: tuple[Face, ...], weight: Fraction
) -> Iterator[tuple[tuple[Face, ...], Fraction]]:
    if n == 0:
        yield drawn, weight
        return
    for item in dict.fromkeys(lot):
        at = lot.index(item)
        rest = (*lot[:at], *lot[at + 1 :])
        yield from _draws(rest, n - 1, (*drawn, item), weight * lot.count(item))
