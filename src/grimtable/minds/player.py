"""The protocol of a computer player, and the two simplest."""

from __future__ import annotations

import random
from typing import Protocol

from grimtable.kernel.asks import Ask, Chance, Face, Option
from grimtable.kernel.fate import Fate, Seeded
from grimtable.kernel.game import Game
from grimtable.kernel.run import Run
from grimtable.kernel.scene import Scene


class View:
    """A running game as one seat may see it: its scene, and forks with the hidden dealt anew."""

    __slots__ = ("_run", "number", "seat")

    def __init__(self, run: Run, number: int, seat: str) -> None:
        self._run, self.number, self.seat = run, number, seat

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._run.game

    def scene(self) -> Scene:
        """What the seat sees."""
        return self.game.scene(self._run.state, self.seat)

    def fork(self, fate: Fate, *, keep: bool = False) -> Run:
        """The situation to try things on, with what the seat can't know dealt anew by `fate`."""
        return self._run.fork(fate, self.seat, keep=keep)


class Player(Protocol):
    """Answers asks of a seat."""

    def answer(self, view: View, ask: Ask) -> Option:
        """One of the ask's options."""


class Random:
    """Takes any option, each as likely."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed).random

    def answer(self, view: View, ask: Ask) -> Option:
        return ask.options[int(self.random() * len(ask.options))]


class Greedy:
    """Tries every option on a fork and takes the best by the game's appraisal.

    What Fate does between the option and the next decision is averaged over some samples; the
    same samples serve every option. Ties go to the option listed first.
    """

    def __init__(self, seed: int = 0, samples: int = 8) -> None:
        self.seed, self.samples = seed, samples

    def answer(self, view: View, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        return max(ask.options, key=lambda option: self.worth(view, option))

    def worth(self, view: View, option: Option) -> float:
        """How the table stands for the seat after this option, on average over Fate."""
        total = 0.0
        for sample in range(self.samples):
            fate = Counting((self.seed * 1_000_003 + view.number) * 64 + sample)
            run = view.fork(fate)
            run.give(view.number, option)
            total += view.game.appraise(run.state, view.seat)
            if not fate.asked:
                return total  # nothing was left to chance: one sample says it all
        return total / self.samples


class Counting(Seeded):
    """Fate from a seed that remembers how often it was asked."""

    __slots__ = ("asked",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        self.asked += 1
        return super().answer(ask)
