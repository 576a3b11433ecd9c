"""The appraisal is sound: a greedy player that follows it beats a random one."""

from __future__ import annotations

from grimtable.games.realms import GAME
from grimtable.games.realms.state import Options
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds import Greedy, Player, Random, View
from tests.games.realms.table import Battlefield


def duel(first: Player, second: Player, seed: int) -> str:
    run = Run(GAME, GAME.new(Options("frost", "frost")), Seeded(seed))
    players = {"first": first, "second": second}
    while not run.over:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        run.give(number, players[ask.seat].answer(View(run, number, ask.seat), ask))
    winner: str = run.state.winner  # type: ignore[attr-defined]
    return winner


def test_greedy_beats_random_from_both_seats() -> None:
    won = [duel(Greedy(i, samples=1), Random(i), i) == "first" for i in range(2)]
    won += [duel(Random(i), Greedy(i, samples=1), i) == "second" for i in range(2)]
    assert all(won)


def test_it_is_better_to_have_hurt_than_to_be_hurt() -> None:
    field = ("p1 grunt c3", "q1 grunt c4")
    even = GAME.appraise(Battlefield(*field).s, "first")
    hurt = GAME.appraise(Battlefield("p1 grunt c3 damage=4", "q1 grunt c4").s, "first")
    ahead = GAME.appraise(Battlefield("p1 grunt c3", "q1 grunt c4 damage=4").s, "first")
    assert hurt < even < ahead
    poisoned = GAME.appraise(Battlefield("p1 grunt c3", "q1 grunt c4 poison=1").s, "first")
    assert even < poisoned


def test_it_is_worth_1_to_have_won_and_between_0_and_1_before() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted damage=9", fate=[1])
    assert 0 < GAME.appraise(t.s, "second") < 0.5 < GAME.appraise(t.s, "first") < 1
    t.do("Strike p1 q1")
    assert (GAME.appraise(t.s, "first"), GAME.appraise(t.s, "second")) == (1.0, 0.0)
