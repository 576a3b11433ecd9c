"""The protocol of a computer player, and the two simplest."""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol, runtime_checkable

from grimtable.kernel.asks import Ask, Mark, Option, Pick
from grimtable.kernel.game import Game
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import Sampled, View, declined
from grimtable.minds.quick import by_thumb, has_hunches, height, in_lull, whole_turns


class Player(Protocol):
    """Answers asks of a seat."""

    def answer(self, view: View, ask: Ask) -> Option:
        """One of the ask's options."""


class Step(NamedTuple):
    """An ask that a plan expects, and the answer to it, in notation: fit for other processes."""

    number: int
    options: tuple[str, ...]
    answer: str


@runtime_checkable
class Planning(Protocol):
    """A player that thinks several answers ahead: what it means to answer next."""

    plan: list[Step]


def follow(plan: list[Step], number: int, ask: Ask) -> Option | None:
    """The next answer of a plan, if this is the ask that it expects; what is past is dropped.

    Where others answer at the same time an ask comes later than planned: it is the expected one if
    all that can be answered is the same.
    """
    while plan:
        step = plan.pop(0)
        if step.number <= number and step.options == tuple(map(str, ask.options)):
            return ask.options[step.options.index(step.answer)]
        if step.number >= number:
            plan.clear()
    return None


class Random:
    """Takes any option, each as likely."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed).random

    def answer(self, view: View, ask: Ask) -> Option:
        return ask.options[int(self.random() * len(ask.options))]


class Greedy:
    """Tries every option on a fork and takes the best by the game's appraisal.

    What Fate does between the option and the next decision is averaged over some samples; the
    same samples serve every option. Ties go to the option listed first. Where all play together and
    rules of thumb can play on, every option is followed to where the next turn begins, in a quarter
    of the samples: what ends a turn and what does not are judged at the same moment. In a lull,
    where no look shows what comes of a choice, it goes by them alone.

    Where a game tells deeds from ways to them (`Game.deeds`), a turn under way is judged when it is
    over, after any deeds that could be done yet: who walks does so for what can be done.
    """

    def __init__(self, seed: int = 0, samples: int = 8) -> None:
        self.seed, self.samples = seed, samples

    def answer(self, view: View, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        usual = in_lull(view, ask)
        if usual is not None:
            return usual
        options = view.game.sensible(view.state, ask)
        return max(options, key=lambda option: self.worth(view, option))

    def worth(self, view: View, option: Option) -> float:
        """How the table stands for the seat after this option, on average over Fate."""
        seed = self.seed * 1_000_003 + view.number
        game = view.game
        if has_hunches(game) and not game.rivals and game.horizon(view.state):
            fate = Sampled((self.samples + 3) // 4, seed)
            after = view.after(option, until="turn", fate=fate, decide=by_thumb)
        elif whole_turns(view.state) and _knows_deeds(game):
            fate = Sampled((self.samples + 3) // 4, seed)
            after = view.after(option, until=_turn_is_over, fate=fate, decide=_any_deed)
        else:
            after = view.after(option, fate=Sampled(self.samples, seed))
        return after.mean(lambda state: view.game.appraise(state, view.seat))


def lay(view: View, ask: Ask) -> Option:
    """What the program answers for those who leave it to lay the table out, rivals alike.

    By rules of thumb where these were learned from play, else by what looks best.
    """
    learned = view.game.hunch(view.state, ask) if ask.what in view.game.learned else None
    return learned or Greedy().answer(view, ask)


def _knows_deeds(game: Game) -> bool:
    return type(game).deeds is not Game.deeds


def _any_deed(run: Run, opened: Open) -> Option | None:
    """Any deed, as this future's Fate has it; on the way to one, what ends the turn soonest."""
    assert isinstance(opened.ask, Ask)
    deeds = () if height(run.state) else run.game.deeds(run.state, opened.ask)
    if len(deeds) < 2:
        return _soonest(run, opened)
    assert run.fate is not None
    (at,) = run.fate.answer(Pick(tuple(range(len(deeds))), opened.ask.rule))
    return deeds[int(at)]


def _soonest(run: Run, opened: Open) -> Option:
    """Declines, or else takes what is listed first."""
    assert isinstance(opened.ask, Ask)
    return declined(run, opened) or opened.ask.options[0]


def _turn_is_over(run: Run, mark: Mark) -> bool:
    return not whole_turns(run.state)
