"""What is told before Phase 1 ends, against every single roll of the enemies, and a count."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.options import EndPhase
from grimtable.games.berserkers.state import RIDERS
from grimtable.kernel.odds import Odds, odds_of
from grimtable.kernel.text import Text
from grimtable.kernel.view import Exact, Same
from tests.games.berserkers.table import Game, far, phase1

END = EndPhase()
GEMS = {"drill-yard": 1, "long-hall": 1, "rune-bridge": 1, "ravine": 1}


def told(t: Game) -> dict[str, Odds]:
    """The odds that the page shows with the end of Phase 1."""
    return {one.stake.id: one for one in odds_of(t.table.view(t.table.find(END)), END)}


def chances(t: Game) -> dict[str, Fraction]:
    """The same as chances; all of them exact."""
    odds = told(t)
    assert all(one.exact for one in odds.values())
    return {name: one.at_least(1) for name, one in odds.items()}


def followed(t: Game, same: Same | None = None) -> dict[str, Fraction]:
    """How likely it is by following every single roll (or all but what comes to the same)."""
    view = t.table.view(t.table.find(END))
    stakes = GAME.stakes(view, END)
    assert stakes is not None
    fate = Exact(60_000)
    after = view.after(END, until=stakes.until, fate=fate, decide=stakes.decide, same=same)
    assert not after.sampled
    chance = {
        stake.id: sum((way.chance for way in after.ways if stake.of(way)), Fraction(0))
        for stake in stakes.counted
    }
    return {name: one for name, one in chance.items() if one}


@pytest.mark.rule("p2.roll")
def test_one_who_stands_with_two_riders_is_attacked_in_five_cases_of_nine() -> None:
    places = far() | {"svipdag": "sea-cave", "rider-blue": "sea-cave"}
    t = phase1(dice=[6], at=places | {"rider-red": "sea-cave"}, wounded=["svipdag"])
    assert chances(t)["dies-svipdag"] == Fraction(5, 9)


@pytest.mark.rule("wound.second")
def test_one_in_good_health_is_told_both_how_likely_a_wound_is_and_death() -> None:
    riders = dict.fromkeys(RIDERS, "burial-field")
    t = phase1("sacrifice", dice=[6], at=far() | riders | {"hjalti": "burial-field"})
    odds = chances(t)
    assert (odds["hurt-hjalti"], odds["dies-hjalti"]) == (Fraction(19, 27), Fraction(7, 27))
    said = [Text.of(GAME, t.table.options, "en").words(one.words) for one in told(t).values()]
    assert said[:2] == ["Hjalti is wounded: 70 %", "Hjalti dies: 26 %"]


@pytest.mark.rule("rider.darkness.lose", "p2.order")
def test_who_is_wounded_does_not_seem_safer_because_the_game_may_be_lost_to_darkness() -> None:
    places = far() | dict.fromkeys(RIDERS, "burial-field") | {"bodvar": "burial-field"}
    gems = {**GEMS, "sea-cave": 1}
    bright, dark = (chances(phase1(dice=[6], at=places, darkness=lie)) for lie in ({}, gems))
    assert dark.pop("darkness") > Fraction(1, 2)
    assert dark == bright


@pytest.mark.rule("rider.darkness.lose")
def test_where_orcs_would_act_after_a_loss_to_darkness_the_odds_say_that_they_do_not() -> None:
    gems, dark = {**GEMS, "sea-cave": 1}, "The game is lost to Darkness"
    alone = phase1(dice=[6], at=far(), darkness=gems)
    crowd = phase1(dice=[6], at=far() | {"orcs-red": "smithy"}, darkness=gems)
    text = Text.of(GAME, alone.table.options, "en")
    assert text.words(told(alone)["darkness"].stake.words) == dark
    assert text.words(told(crowd)["darkness"].stake.words) == f"{dark} before the Orcs attack"


@pytest.mark.rule("rider.darkness.lose")
def test_two_riders_who_must_both_bring_darkness_do_so_in_one_case_of_nine() -> None:
    places = far() | {"rider-red": "drill-yard"}
    gems = {"long-hall": 1, "rune-bridge": 1, "ravine": 1, "sea-cave": 1}
    t = phase1(dice=[6], at=places | {"rider-blue": "long-hall"}, darkness=gems)
    assert chances(t)["darkness"] == Fraction(1, 9)


POSITIONS: list[dict[str, Any]] = [
    {"at": {"svipdag": "hidden-fjord", "rider-blue": "hidden-fjord"}, "wounded": ["svipdag"]},
    {"at": {"rider-red": "smithy", "orcs-black": "long-hall", "hjalti": "smithy"}},
    {"at": {"orcs-red": "ravine", "bodvar": ""}, "wounded": ["hjalti"], "darkness": GEMS},
    {"at": {"rider-blue": "sea-cave", "svipdag": "smithy"}, "hand": ["shield"], "gold": 3},
]


@pytest.mark.rule("p3.roll")
@pytest.mark.parametrize("position", POSITIONS)
def test_what_is_told_before_the_enemies_act_is_what_every_roll_comes_to(
    position: dict[str, Any],
) -> None:
    t = phase1(dice=[1], **{**position, "at": far() | position["at"]})
    assert chances(t) == followed(t)


@pytest.mark.rule("request.12")
def test_squads_that_act_twice_are_followed_where_they_go_in_between() -> None:
    places = far() | {"orcs-black": "drill-yard", "orcs-red": "smithy", "hjalti": "watch-tower"}
    t = phase1("frenzy", dice=[1], at=places, blocked=list(RIDERS))
    assert chances(t) == followed(t)


@pytest.mark.rule("request.12")
def test_three_squads_that_act_twice_are_told_nearly_and_by_how_much() -> None:
    squads = {"orcs-black": "drill-yard", "orcs-red": "smithy", "orcs-blue": "ravine"}
    t = phase1("frenzy", dice=[1], at=far() | squads, blocked=list(RIDERS))
    odds, stakes = told(t), GAME.stakes(t.table.view(t.table.find(END)), END)
    assert stakes is not None
    for name, chance in followed(t, stakes.same).items():
        assert not odds[name].exact
        assert odds[name].error < 0.06
        assert float(odds[name].at_least(1)) == pytest.approx(float(chance), abs=odds[name].error)


@pytest.mark.rule("request.9.no-counter")
def test_no_aid_card_is_thought_to_be_used_up_before_the_enemies_act() -> None:
    places = far() | {"zodd-1": "smithy"}
    t = phase1("zodd", dice=[1], at=places, hand=["potion", "purse"])
    view = t.table.view(t.table.find(END))
    stakes = GAME.stakes(view, END)
    assert stakes is not None
    after = view.after(END, until="turn", decide=stakes.decide, same=stakes.same)
    assert all(way.state.hand == ["potion", "purse"] for way in after.ways)
