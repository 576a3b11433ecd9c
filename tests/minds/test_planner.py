"""The player that plans its own turn."""

from __future__ import annotations

from grimtable.games import find
from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.state import Settings
from grimtable.kernel import Ask, Run, Seeded
from grimtable.lab.samples import sample
from grimtable.minds import Planner, Random, View, mind, minds_for, take_turns
from tests.conformance.playing import ROOT
from tests.games.berserkers.table import ALL_FIRES, phase1


def test_it_sees_a_victory_several_answers_away() -> None:
    """Walk to the fire, pull the Rider there, seal it: three dice, five answers."""
    at = {"bodvar": "smithy", "rider-red": "drill-yard", "hjalti": "ravine", "svipdag": "ravine"}
    dice = [1, 3, 6]
    t = phase1(dice=dice, at=at, fires=ALL_FIRES, sealed=["rider-black", "rider-blue"])
    planner = Planner(0)
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
        take_turns(run, {"red": Planner(seed), "yellow": Random(seed)}, 100)
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
    """Fires and seals after 14 turns of Berserkers, nothing for a lost game, over 12 games."""

    def work(name: str, seed: int) -> int:
        state = GAME.new(Settings(requests=("treasure", "villagers"), restores=0))
        run, player = Run(GAME, state, Seeded(seed)), {"player": mind(name, seed)}
        while not run.over and state.turn <= 14:
            take_turns(run, player, 1)
        lost = state.ending in ("dead", "darkness")
        return 0 if lost else len(state.fires) + len(state.sealed)

    names = ("random", "greedy", "planner")
    done = {name: sum(work(name, seed) for seed in range(12)) for name in names}
    assert done["greedy"] >= done["random"] + 20
    assert done["planner"] >= done["greedy"] + 20


def test_it_is_not_offered_where_a_turn_has_too_many_ways_to_plan() -> None:
    assert minds_for(GAME) == ["random", "greedy", "planner", "grim"]
    assert minds_for(find("realms")) == ["random", "greedy"]
