"""Players keep their time and answer what is allowed, wherever in their thoughts it gets late."""

from __future__ import annotations

import pytest

from grimtable.games import GAMES, find
from grimtable.kernel import Ask, Run, Seeded
from grimtable.lab.samples import contest
from grimtable.minds import View, grim, mind, planner, quick, tree, trials

BUDGET = 0.05
CHOICES = 5


class Clock:
    """A millisecond goes by whenever somebody looks at it: the same on every machine."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize("player", ["planner", "grim"])
@pytest.mark.parametrize("name", GAMES)
def test_nobody_thinks_much_longer_than_it_may(
    name: str, player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    for module in (grim, planner, quick, tree, trials):
        monkeypatch.setattr(module, "monotonic", clock)
    game = find(name)
    options = contest(game, 3)
    run = Run(game, game.new(options), Seeded(3))
    minds = {seat.id: mind(player, 1, BUDGET) for seat in game.seats(options)}
    choices = 0
    while choices < CHOICES and not run.over:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        began = clock.now
        answer = minds[ask.seat].answer(View(run, number, ask.seat), ask)
        assert clock.now - began <= 1.5 * BUDGET
        choices += clock.now > began
        run.answer(number, answer)  # refuses what is not allowed
    assert choices == CHOICES
