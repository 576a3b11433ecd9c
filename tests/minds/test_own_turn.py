"""An own turn planned to its end: the warning, the curve and the report say the same of it."""

from __future__ import annotations

from math import inf

import pytest

from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.options import EndPhase, Reroll
from grimtable.kernel import Ask, View
from grimtable.kernel.asks import FATE
from grimtable.minds.chances import fitted
from grimtable.minds.coach import BLUNDER, advise
from grimtable.minds.grim import Budget
from grimtable.minds.own_turn import LOOKS, best_line
from grimtable.minds.report import overview, report
from tests.games.berserkers.table import Game, game, helm, phase1

ENOUGH = Budget(32, inf)
DARK = dict.fromkeys(("sea-cave", "rune-bridge", "ravine", "smithy", "burial-field"), 1)


def dire(*fate: str) -> Game:
    """No gem of Darkness is left, and the turn begins."""
    return game(turn=10, phase="berserkers", darkness=DARK, fate=fate)


def asked(t: Game) -> tuple[View, Ask]:
    opened = t.table.asks[0]
    assert isinstance(opened.ask, Ask)
    return t.table.view(opened), opened.ask


def test_that_a_phase_is_ended_with_dice_unused_is_warned_of() -> None:
    counsel = advise(*asked(dire("1 2 4 5")), ENOUGH)
    better = counsel.blunder(EndPhase())
    assert better is not None
    assert better.worth - counsel.worths[EndPhase()] > BLUNDER
    assert counsel.blunder(better.option) is None


def test_every_option_is_judged_by_the_best_that_can_be_made_of_it() -> None:
    view, ask = asked(dire("1 2 4 5"))
    counsel = advise(view, ask, ENOUGH)
    spare = {option for option in ask.options if option.spare}
    assert counsel.worths.keys() == set(ask.options) - spare
    best = counsel.best[0]
    later = [option for option in best.line if option in counsel.worths and not option.ends]
    assert later, "the plan has more than one step that can come first"
    for option in later:
        assert counsel.blunder(option) is None, "in another order it comes to the same"


def test_a_die_is_rolled_again_for_what_the_rest_of_the_turn_makes_of_it() -> None:
    t = phase1(dice=[6], gold=3, darkness=DARK, wounded={"bodvar"}, sealed=set())
    view, _ = asked(t)
    line = best_line(view, option=Reroll("d6"))
    assert line.answers == (Reroll("d6"),)
    blind = line.total - 1e-9
    t.do("Reroll d6")
    stands = GAME.appraise(helm(t.table), "player")
    assert blind > stands, "the die counts as what it can do, not as one that lies unused"


def test_the_phase_that_was_ended_too_early_is_what_the_report_tells() -> None:
    t = dire("1 2 4 5", "3 4 4").do("EndPhase")
    while not t.over:
        t.do(t.offers[0])
    told = report(t.table, "player", budget=ENOUGH, sure=ENOUGH)
    (choice,) = (point for point in told.turning_points if point.kind == "choice")
    assert choice.moment.answer == "EndPhase"
    assert choice.change < -BLUNDER


def test_the_curve_stands_where_the_coach_stands_and_a_good_turn_does_not_move_it() -> None:
    t = dire("1 2 4 5")
    view, ask = asked(t)
    line = best_line(view, t.table.answered, looks=LOOKS).answers
    said = advise(view, ask, ENOUGH).best[0].worth
    t.do(*map(str, line))
    seen = overview(t.table, "player")
    (roll,) = (moment for moment in seen.moments if moment.seat == FATE)
    assert roll.after == pytest.approx(said, abs=0.03)
    assert roll.change == pytest.approx(roll.after - roll.before), "the roll is the roll's"
    assert [moment.after for moment in seen.moments] == pytest.approx(
        [roll.after] * len(seen.moments)
    )


def test_a_line_that_ends_the_turn_is_appraised_before_the_enemies_roll() -> None:
    view, _ = asked(dire("1 2 4 5"))
    after = view.after(EndPhase(), until="chance").ways[0].state
    line = best_line(view, option=EndPhase())
    assert line.worth == GAME.appraise(after, "player")
    told = fitted(GAME).chance(line.worth)
    assert advise(*asked(dire("1 2 4 5")), ENOUGH).worths[EndPhase()] == pytest.approx(told)
