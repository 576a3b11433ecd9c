"""A quick policy: how seats answer in the futures that a search looks at.

A game may have rules of thumb (`Game.hunch`), which cost next to nothing. Where it has none for an
ask, a few options are tried, and the best by the appraisal is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import inf
from random import Random
from time import monotonic
from typing import Any

from grimtable.kernel.asks import Ask, Chance, Draw, Face, Option, Pick, Roll
from grimtable.kernel.fate import Seeded
from grimtable.kernel.game import Game
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import View

LONGEST = 12
"""Answers after which what is under way is judged unsettled."""
TABLES = 61
"""How many orders of the strata there are; dice further on use them again."""


class Strata:
    """Fate for one of some samples that together show every part of each die about equally often.

    The first die of `of` samples falls once in each `of`-th part of its faces, so does the second,
    in another order, and so on: their mean is far nearer the truth than that of plain rolls.
    """

    __slots__ = ("asked", "of", "random", "sample", "seed")

    def __init__(self, seed: int, sample: int, of: int) -> None:
        self.seed, self.sample, self.of = seed, sample % of, of
        self.asked = 0
        self.random = Random(seed * 1_000_003 + sample).random

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        if type(ask) is Roll:
            return tuple([die.faces[int(self._next() * len(die.faces))] for die in ask.dice])
        if type(ask) is Pick:
            return (ask.items[int(self._next() * len(ask.items))],)
        assert type(ask) is Draw
        lot, drawn = list(ask.items), []
        for _ in range(ask.n):
            drawn.append(lot.pop(int(self._next() * len(lot))))
        return tuple(drawn)

    def _next(self) -> float:
        """A number from 0 to 1 in this sample's part."""
        order = _orders(self.of)[(self.seed + 7 * self.asked) % TABLES]
        self.asked += 1
        return (order[self.sample] + self.random()) / self.of


@cache
def _orders(of: int) -> list[list[int]]:
    shuffled = Random(of)
    return [shuffled.sample(range(of), of) for _ in range(TABLES)]


class Quick:
    """Takes what the game's rules of thumb say, else the best of a few options."""

    def __init__(self, seed: int, looks: int = 4, *, thumbs: bool = True) -> None:
        self.random, self.looks, self.thumbs = Random(seed), looks, thumbs

    def choose(self, run: Run, number: int, ask: Ask) -> Option:
        """An option that is not bad."""
        options = tuple(ask.options)
        if len(options) == 1:
            return options[0]
        hunch = run.game.hunch(run.state, ask) if self.thumbs else None
        if hunch is not None:
            return hunch
        if self.looks < 2:
            return options[int(self.random.random() * len(options))]
        if len(options) > self.looks:
            options = tuple(self.random.sample(options, self.looks))
        return max(options, key=lambda option: self._worth(run, number, ask, option))

    def _worth(self, run: Run, number: int, ask: Ask, option: Option) -> float:
        twin = run.fork(Seeded(self.random.getrandbits(32)))
        twin.give(number, option)
        return run.game.appraise(twin.state, ask.seat)


def has_hunches(game: Game) -> bool:
    """Whether a game has rules of thumb by which it can be played on."""
    return type(game).hunch is not Game.hunch and not game.thumbs_in_lulls


def lays_out(view: View) -> bool:
    """Whether rivals lay the table out now: what their whole choice is worth shows in play."""
    ask = view.ask
    return view.game.rivals and isinstance(ask, Ask) and ask.what in view.game.opening


def in_lull(view: View, ask: Ask) -> Option | None:
    """What rules of thumb answer in a lull; None where there is none, or they know nothing."""
    return view.game.hunch(view.state, ask) if view.game.lull(view.state) else None


def by_thumb(run: Run, opened: Open) -> Option | None:
    """What rules of thumb answer on the way; none where the game looks no further, or in a lull."""
    if not run.game.horizon(run.state) or run.game.lull(run.state):
        return None
    assert isinstance(opened.ask, Ask)
    return run.game.hunch(run.state, opened.ask) or opened.ask.options[0]


def settle(run: Run, least: int, policy: Quick, late: float = inf, turns: int = 0) -> None:
    """Let everybody answer until no more than this is under way, or it is late.

    So no blow is judged half struck, if there is time. What others begin when fewer `turns` are
    under way is not settled.
    """
    for _ in range(LONGEST):
        if run.over or height(run.state) <= least or monotonic() > late:
            return
        if whole_turns(run.state) < turns:
            return
        number, ask = run.asks[0]
        assert not isinstance(ask, Chance)
        run.give(number, policy.choose(run, number, ask))


def height(state: Any) -> int:
    """How much is under way.

    What a step begins must be over before the step is: the answers still to come belong to it. A
    record that is a whole turn (`turn = True`) does not count: there, one thing is done after the
    other, and each is a step.
    """
    return sum(not getattr(doing, "turn", False) for doing in getattr(state, "under_way", ()))


def whole_turns(state: Any) -> int:
    """How many records under way are whole turns (`turn = True`)."""
    return sum(getattr(doing, "turn", False) for doing in getattr(state, "under_way", ()))


def asked(run: Run, seat: str) -> Open | None:
    """The open ask of a seat, if there is one."""
    for opened in run.asks:
        if opened.ask.seat == seat:
            return opened
    return None


def along(
    run: Run, number: int, line: tuple[Option, ...], seat: str
) -> Iterator[tuple[int, Ask, Option]]:
    """Give the answers of a line one by one; each is told with its ask before it is given.

    What was hidden where the line was found may lie otherwise here: what can't be answered any more
    ends it.
    """
    for option in line:
        ask = run.find(number)
        assert isinstance(ask, Ask)
        if option not in ask.options:
            return
        yield number, ask, option
        run.give(number, option)
        mine = asked(run, seat)
        if mine is None:
            return
        number = mine.number
