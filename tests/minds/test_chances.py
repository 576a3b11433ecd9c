"""Appraisals become chances of winning, fitted to how games ended."""

from __future__ import annotations

from random import Random

import pytest

from bench.chances import fit, loss
from bench.games import CONNECT_FOUR
from grimtable.games import GAMES, find
from grimtable.minds.chances import Fitted, fitted, log_odds


def test_what_is_over_is_sure_and_better_stays_better() -> None:
    made = Fitted(-1.0, 2.0)
    assert [made.chance(worth) for worth in (0.0, 1.0)] == [0.0, 1.0]
    assert made.chance(0.3) < made.chance(0.31) < made.chance(0.99) < 1.0


def test_a_game_for_which_nothing_was_fitted_is_taken_at_its_word() -> None:
    assert fitted(find(str(CONNECT_FOUR))).chance(0.37) == pytest.approx(0.37)


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_a_better_appraisal_is_a_better_chance(name: str) -> None:
    assert fitted(find(name)).slope > 0


def test_the_fit_finds_the_chances_by_which_games_ended() -> None:
    random, truth = Random(1), Fitted(-0.7, 1.8)
    worths = [random.uniform(0.05, 0.95) for _ in range(4_000)]
    pairs = [(worth, float(random.random() < truth.chance(worth))) for worth in worths]
    constant, slope = fit(pairs)
    assert constant == pytest.approx(-0.7, abs=0.15)
    assert slope == pytest.approx(1.8, abs=0.15)
    assert loss(pairs, constant, slope) < loss(pairs, 0.0, 1.0)
    assert log_odds(0.5) == 0
