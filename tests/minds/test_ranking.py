"""In which order the coach names what was tried, and with which chances."""

from __future__ import annotations

from collections.abc import Hashable
from math import inf
from typing import ClassVar

import pytest

from grimtable.kernel import Ask, Fate, Option, Outcome, Roll, Seeded, Table, d6
from grimtable.kernel.asks import Mark, Script
from grimtable.minds.coach import coach
from grimtable.minds.grim import Budget, Grim
from grimtable.minds.lines import course
from grimtable.minds.ranking import Ranking
from grimtable.minds.trials import Candidate, Futures
from tests.kernel.tiny import House, Paper, Take, Tiny

BUDGET = Budget(24, inf)


class Step(Option, frozen=True, gc=False):
    """Goes to a place."""

    goes: ClassVar[bool] = True

    to: int


class Unpay(Option, frozen=True, gc=False):
    """Takes a coin back."""

    def undoes(self, last: Option) -> bool:
        return last == Take(1)


class Errands(Tiny):
    """Coins for what is taken; a step to 2 gains one, one to 1 nothing; later bob takes three."""

    rivals = True

    def __init__(self) -> None:
        super().__init__(errands)

    def outcome(self, state: Paper) -> Outcome | None:
        return None

    def appraise(self, state: Paper, seat: str) -> float:
        return max(0.01, min(0.99, (5 + state.sums.get("coins", 0)) / 20))

    def twin(self, state: Paper, option: Option) -> Hashable:
        return ("many", option.n % 2) if isinstance(option, Take) and option.n > 3 else option


PAYS = {Take(1): 1, Take(2): 2, Take(4): 4, Take(6): 4, Step(1): 0, Step(2): 1, Unpay(): 0}


def errands(s: Paper) -> Script[None]:
    while True:
        yield Mark(("ann", "bob")[s.step % 2])
        if s.step % 2:
            yield Ask("bob", "take", (Take(3),), rule="tiny.take")
            s.sums["coins"] = s.sums.get("coins", 0) - 3
        else:
            taken = yield Ask("ann", "take", tuple(PAYS), rule="tiny.take")
            s.sums["coins"] = s.sums.get("coins", 0) + PAYS[taken]
        s.step += 1


def ranked(*weighed: Candidate, last: Option | None = None) -> Ranking:
    table = Table(Errands(), House(), Seeded(1))
    ranking = Ranking(table.view(table.asks[0]), list(weighed), last)
    ranking.level(3, (), 0, BUDGET)
    return ranking


def thought(option: Option, worth: float, futures: int = 1) -> Candidate:
    """An option that looked so good in some futures."""
    one = Candidate((option,), worth, 12)
    one.seen = dict.fromkeys(range(futures), worth)
    one.chances = dict(one.seen)
    one.total, one.tried = one.total + futures * worth, one.tried + futures
    return one


def test_a_chance_is_that_after_the_rivals_answer() -> None:
    fresh = Candidate((Take(4),), 0.9, 12)
    assert ranked(fresh).chances() == {Take(4): pytest.approx(6 / 20)}


def test_what_was_dropped_early_is_tried_in_the_same_futures_as_the_best() -> None:
    ranking = ranked(thought(Take(2), 0.21), thought(Take(4), 0.1))
    assert {len(one.seen) for one in ranking.order} == {2 * BUDGET.playouts // 3}
    assert [one.answers[0] for one in ranking.order] == [Take(4), Take(2)]


def test_what_comes_to_the_same_is_named_once_and_has_the_same_chance() -> None:
    ranking = ranked(thought(Take(4), 0.3), thought(Take(6), 0.1), thought(Take(1), 0.1))
    assert [one.answers[0] for one in ranking.order] == [Take(4), Take(1)]
    chances = ranking.chances()
    assert chances[Take(4)] == chances[Take(6)] > chances[Take(1)]


@pytest.mark.parametrize(
    ("step", "first"),
    [(Step(1), Take(1)), (Step(2), Step(2))],
)
def test_a_step_that_gains_nothing_does_not_come_first_by_luck(step: Step, first: Option) -> None:
    lucky = thought(step, 0.2, 16)
    lucky.chances |= dict.fromkeys(range(4), 0.4)
    order = ranked(lucky, thought(Take(1), 0.2, 16)).order
    assert order[0].answers[0] == first


def test_a_step_that_is_clearly_better_comes_first() -> None:
    better = thought(Step(1), 0.6, 16)
    assert ranked(better, thought(Take(1), 0.2, 16)).order[0] is better


@pytest.mark.parametrize(("last", "first"), [(None, Unpay()), (Take(1), Take(2))])
def test_what_was_just_answered_is_not_taken_back(last: Option | None, first: Option) -> None:
    lucky = thought(Unpay(), 0.21, 16)
    lucky.seen = {future: 0.3 if future % 2 else 0.12 for future in range(16)}
    weighed = [lucky, thought(Take(2), 0.2, 16)]
    assert ranked(*weighed, last=last).order[0].answers[0] == first


def test_the_coach_is_told_what_was_answered_last() -> None:
    table = Table(Errands(), House(), Seeded(1))
    assert table.last_answer("ann") is None
    table.answer(table.asks[0].number, "Take 1")
    table.answer(table.asks[0].number, "Take 3")
    assert (table.last_answer("ann"), table.last_answer("bob")) == (Take(1), Take(3))
    lucky = thought(Unpay(), 0.21, 16)
    lucky.seen = {future: 0.3 if future % 2 else 0.12 for future in range(16)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Grim, "weigh", lambda *about: [lucky, thought(Take(2), 0.2, 16)])
        assert coach(table, "ann", BUDGET).best[0].option == Take(2)


class Fog(Errands):
    """What can be taken second depends on what lies hidden."""

    def __init__(self) -> None:
        Tiny.__init__(self, fog)

    def veil(self, state: Paper, seat: str, fate: Fate) -> None:
        (face,) = fate.answer(Roll((d6("red"),), "tiny.roll"))
        state.sums["hidden"] = int(face)


def fog(s: Paper) -> Script[None]:
    while True:
        yield Mark("ann")
        yield Ask("ann", "take", (Take(1), Take(2)), rule="tiny.take")
        taken = yield Ask("ann", "take", (Take(s.sums.get("hidden", 0)), Take(9)), rule="tiny.take")
        s.sums["coins"] = s.sums.get("coins", 0) + taken.n


def test_a_line_ends_where_it_can_not_be_followed_in_another_deal() -> None:
    table = Table(Fog(), House(), Seeded(1))
    view = table.view(table.asks[0])
    line = (Take(1), Take(7))
    for sample in range(12):
        state = Futures(view, 0, 1, inf).end(line, sample).state
        assert isinstance(state, Paper)
        sums = state.sums
        assert sums["coins"] in (sums["hidden"], 9)
    told = course(view, line, 0, inf)
    assert (told.first.option, told.next) == (Take(1), ())


def test_where_all_play_together_the_finer_appraisal_puts_in_order() -> None:
    class Hall(Errands):
        rivals = False

    table = Table(Hall(), House(), Seeded(1))
    lower, higher = thought(Take(1), 0.2, 16), thought(Take(2), 0.3, 16)
    lower.chances = dict.fromkeys(range(16), 0.9)
    ranking = Ranking(table.view(table.asks[0]), [lower, higher])
    ranking.level(3, (), 0, BUDGET)
    assert ranking.order == [higher, lower]
