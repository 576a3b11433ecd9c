"""Appraisals become chances of winning, fitted to how games ended."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from bench.chances import Stood, fit, loss
from bench.games import CONNECT_FOUR
from grimtable.form import portraits
from grimtable.games import GAMES, find
from grimtable.games.berserk import GAME
from grimtable.games.berserk.state import Options
from grimtable.games.dark_souls.samples import practice
from grimtable.kernel import Run, Seeded
from grimtable.lab.samples import contest
from grimtable.minds.chances import Fitted, ahead, fitted, log_odds, outlook, seen_from
from tests.games.berserk.table import Story, the_mill_with_a_far_troll
from tests.games.realms.table import Battlefield


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
    stood = [
        Stood(worth, {"slope": log_odds(worth)}, float(random.random() < truth.chance(worth)))
        for worth in worths
    ]
    found = fit(stood)
    assert found["constant"] == pytest.approx(-0.7, abs=0.15)
    assert found["slope"] == pytest.approx(1.8, abs=0.15)
    made = Fitted(found["constant"], found["slope"])
    fitted_ = loss([(made.chance(one.worth), one.ended) for one in stood])
    assert fitted_ < loss([(one.worth, one.ended) for one in stood])
    assert log_odds(0.5) == 0


def test_contests_of_two_kinds_are_fitted_together_each_by_what_it_depends_on() -> None:
    random, stood = Random(2), list[Stood]()
    for i in range(4_000):
        name, weight = ("hall", 2.0) if i % 2 else ("way", -1.0)
        x = random.uniform(-2, 2)
        won = random.random() < 1 / (1 + exp(-weight * x))
        stood.append(Stood(0.5, {name: x}, float(won)))
    found = fit(stood)
    assert found["hall"] == pytest.approx(2.0, abs=0.3)
    assert found["way"] == pytest.approx(-1.0, abs=0.3)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_chance_depends_on_is_what_was_fitted(name: str) -> None:
    game, depends = find(name), set[str]()
    for options in (contest(game, 0), contest(game, 1)):  # a hall and an Adventure, say
        state = Run(game, game.new(options), Seeded(0)).state
        depends |= game.prospects(state, game.seats(options)[0].id).keys()
    assert depends == fitted(game).weights.keys()


def test_in_berserk_the_chance_falls_with_the_heroes_and_with_the_time() -> None:
    """However far the story has come: the appraisal stood at 85 % until all was lost."""
    t = the_mill_with_a_far_troll()
    t.s.face_up, t.s.deck, t.s.met, t.s.round = ["A", "D"], [], ["A.when.0", "B.when.1"], 4
    early = outlook(GAME, t.s, "guts")
    t.s.round = 8
    late = outlook(GAME, t.s, "guts")
    t.s.heroes["guts"].at = t.s.heroes["isidro"].at = ""
    assert early > late > outlook(GAME, t.s, "guts")
    assert outlook(GAME, t.s, "guts") < 0.25


def test_what_may_come_is_as_much_better_as_its_appraisal_from_where_one_stands() -> None:
    t = Story(guts="a1 grit", isidro="b1 quick_feet", schierke="c1 mending")
    chance, now = seen_from(GAME, t.s, "guts"), GAME.appraise(t.s, "guts")
    assert chance(now) == pytest.approx(outlook(GAME, t.s, "guts"))
    assert chance(now - 0.1) < chance(now) < chance(now + 0.1)
    assert (chance(0.0), chance(1.0)) == (0.0, 1.0)


def test_in_war_of_the_realms_a_rival_that_thinks_takes_something_back() -> None:
    s = Battlefield("p1 grunt c3", "q1 grunt c4").s
    known, game = fitted(find("realms")), find("realms")
    assert known.thinking < 0
    seen = log_odds(outlook(game, s, "first"))
    assert log_odds(ahead(game, s, "first")) == pytest.approx(seen + known.thinking)
    s.winner, s.phase = "first", "over"
    assert ahead(game, s, "first") == 1.0, "what is over nobody takes back"


def test_in_dark_souls_a_mild_boss_for_practice_looks_mild_before_the_first_blow() -> None:
    """It was 18 % where greedy parties win two of three: the appraisal knew no better equipment."""
    game = find("dark_souls")
    run = Run(game, game.new(practice("gargoyle", 2, "mild")), Seeded(0))
    seat = run.asks[0].ask.seat
    assert outlook(game, run.state, seat) > 0.5
    assert game.prospects(game.new(game.Options()), seat) == {}, "a whole game is another thing"


@pytest.mark.parametrize("adventure", ["mill", "retreat"])
def test_an_adventure_of_berserk_begins_with_the_share_that_its_set_up_tells(
    adventure: str,
) -> None:
    """The set-up said 85 %, the curve began with 58 %."""
    run = Run(GAME, GAME.new(Options(("guts", "isidro", "schierke"), adventure)), Seeded(0))
    while run.state.phase in ("setup", "place"):  # type: ignore[attr-defined]
        run.give(run.asks[0].number, run.asks[0].ask.options[0])  # type: ignore[union-attr]
    share = portraits(GAME.folder)[adventure].won
    assert share is not None
    assert outlook(GAME, run.state, "guts") == pytest.approx(share, abs=0.01)
