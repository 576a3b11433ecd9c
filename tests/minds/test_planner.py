"""The player that plans its own turn."""

from __future__ import annotations

from math import inf
from typing import Any, ClassVar

from msgspec import Struct

from grimtable.games import find
from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.state import Options
from grimtable.games.realms import GAME as REALMS
from grimtable.games.realms.state import Battle
from grimtable.games.realms.state import Options as Duel
from grimtable.kernel import MARK, Ask, Run, Script, Seeded
from grimtable.lab.samples import sample
from grimtable.minds import Greedy, Planner, Random, View, mind, minds_for, take_turns
from grimtable.minds.quick import asked
from tests.conformance.playing import ROOT
from tests.games.berserkers.table import ALL_FIRES, phase1
from tests.kernel.tiny import Paper, Tiny, ask, paper


def test_it_sees_a_victory_several_answers_away() -> None:
    """Walk to the fire, pull the Rider there, seal it: three dice, five answers."""
    at = {"bodvar": "smithy", "rider-red": "drill-yard", "hjalti": "ravine", "svipdag": "ravine"}
    dice = [1, 3, 6]
    t = phase1(dice=dice, at=at, fires=ALL_FIRES, sealed=["rider-black", "rider-blue"])
    planner = Planner(0, seconds=inf)
    while not t.over:
        number, ask = t.table.asks[0]
        assert isinstance(ask, Ask)
        t.table.answer(number, planner.answer(View(t.table.run, number, "player"), ask))
    assert t.s.ending == "won"
    assert t.s.turn == 1


def test_it_takes_a_win_in_a_game_of_two() -> None:
    game = find(str(ROOT / "examples" / "connect_four.py"))
    wins = 0
    for seed in range(6):
        run = Run(game, game.new(sample(game, 0)), Seeded(seed))
        take_turns(run, {"red": Planner(seed, seconds=inf), "yellow": Random(seed)}, 100)
        outcome = game.outcome(run.state)
        assert outcome is not None
        wins += outcome.result["red"] == 1
    assert wins >= 5


def test_it_follows_its_plan_and_plans_again_after_a_roll() -> None:
    run = Run(GAME, GAME.new(GAME.sample(1)), Seeded(4))
    planner = Planner(1, width=1)
    answered = take_turns(run, {"player": planner}, 12)
    assert answered == 12
    assert not run.over


def test_each_player_does_more_than_the_one_below_it() -> None:
    """Fires and seals after 6 turns of Berserkers, nothing for a lost game, over 4 games."""

    def work(name: str, seed: int) -> int:
        state = GAME.new(Options(requests=("treasure", "villagers"), restores=0))
        run, player = Run(GAME, state, Seeded(seed)), {"player": mind(name, seed, inf)}
        while not run.over and state.turn <= 6:
            take_turns(run, player, 1)
        lost = state.ending in ("dead", "darkness")
        return 0 if lost else len(state.fires) + len(state.sealed)

    names = ("random", "greedy", "planner")
    done = {name: sum(work(name, seed) for seed in range(4)) for name in names}
    assert done["random"] < done["greedy"] < done["planner"], done


def test_every_game_can_be_played_by_every_player() -> None:
    assert minds_for(find("realms")) == ["random", "greedy", "planner", "grim"]


def test_a_blow_is_judged_when_it_is_over() -> None:
    """The planner asks what an attack leads to, not how it looks before a protector steps in."""
    state = REALMS.new(Duel("ember", "dusk"))
    run = Run(REALMS, state, Seeded(3))
    players = {"first": Greedy(1, samples=1), "second": Greedy(2, samples=1)}
    while state.phase != "battle":
        take_turns(run, players, 1)
    number, ask = run.asks[0]
    judged: list[int] = []

    class Watched(type(REALMS)):  # type: ignore[misc]
        def appraise(self, s: Battle, seat: str) -> float:
            judged.append(len(s.under_way))
            return super().appraise(s, seat)  # type: ignore[no-any-return]

    run.game = Watched()
    Planner(0, depth=0).lines(View(run, number, ask.seat))
    assert len(judged) > 5
    assert set(judged) == {0}


def test_a_step_through_many_choices_is_not_followed_through_all_of_them() -> None:
    """Sixteen choices in a row that belong together, as the ties of an Enemy turn do."""

    class Thoughtful(Tiny):
        looks = 0

        def appraise(self, state: Paper, seat: str) -> float:
            self.looks += 1
            return state.sums.get(seat, 0) / 100

    def long_step(s: Paper) -> Script[None]:
        yield MARK
        for _ in range(16):
            s.sums["ann"] = s.sums.get("ann", 0) + (yield ask(upto=2)).n

    game = Thoughtful(long_step)
    run = Run(game, Paper(), Seeded(1))
    take_turns(run, {"ann": Planner(0, seconds=inf)}, 16)
    assert run.over
    assert paper(run).sums["ann"] == 32
    assert game.looks < 10_000


class Turn(Struct):
    """A whole turn under way."""

    turn: ClassVar[bool] = True


class Busy(Paper):
    """A sheet on which turns are under way."""

    under_way: list[Turn] = []


def test_a_line_ends_with_the_own_turn() -> None:
    """What one is asked in the enemies' turn afterwards is no part of the plan."""

    def turns(s: Paper) -> Script[None]:
        assert isinstance(s, Busy)
        yield MARK
        s.sums["ann"] = (yield ask(upto=2)).n
        s.under_way.clear()
        yield MARK
        for _ in range(5):
            yield ask(upto=2)

    run = Run(Tiny(turns), Busy(under_way=[Turn()]), Seeded(1))
    number, _ = run.asks[0]
    lines = Planner(0, seconds=inf).lines(View(run, number, "ann"))
    assert {len(line.answers) for line in lines} == {1}
    assert all(line.settled for line in lines)


def test_no_more_branches_of_an_option_are_followed_than_it_may() -> None:
    """Three choices of two in the middle of a step: all eight ways, or a few of each option."""

    def step(s: Paper) -> Script[None]:
        yield MARK
        for _ in range(3):
            s.sums["ann"] = s.sums.get("ann", 0) + (yield ask(upto=2)).n

    def ways(**asked: Any) -> list[int]:
        run = Run(Tiny(step), Paper(), Seeded(1))
        view = View(run, run.asks[0].number, "ann")
        lines = Planner(0, depth=0, seconds=inf, **asked).lines(view)
        return sorted(line.answers[0].n for line in lines)  # type: ignore[attr-defined]

    assert ways() == [1] * 4 + [2] * 4
    few = ways(branches=1)
    assert len(few) < 8
    assert set(few) == {1, 2}, "none of the options is overlooked"


def test_several_whole_armies_are_tried_before_one_is_bought() -> None:
    run = Run(REALMS, REALMS.new(Duel(first="ember", second="frost")), Seeded(3))
    take_turns(run, {"first": Greedy(0), "second": Greedy(0)}, 4)
    opened = run.asks[0]
    assert isinstance(opened.ask, Ask)
    assert opened.ask.what == "recruit"
    view = View(run, opened.number, opened.ask.seat)
    planner = Planner(0, seconds=inf)
    armies = planner.guesses(view, 6)
    assert len(armies) > 1, "they differ"
    for army in armies:
        after = run.fork(Seeded(0))
        for option in army.answers:
            mine = asked(after, view.seat)
            assert mine
            after.give(mine.number, option)
        assert asked(after, view.seat) is None, "each is whole"
    assert planner.answer(view, opened.ask) in {army.answers[0] for army in armies}
