"""Phase 1 and the actions of the Action cards."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grimtable.kernel.odds import odds_of
from tests.games.berserkers.table import game, phase1

# The turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("turn.phases", "p1.roll", "p3.skip", "turn.end", "turn.unlimited")
def test_a_turn_is_three_phases_and_then_another_turn() -> None:
    t = game(fate=["3 1 4 6", "1 1 1", "2 2 5 5"])
    assert t.s.dice == [1, 3, 4, 6]
    t.do("EndPhase")
    assert (t.s.turn, t.s.phase, t.s.dice) == (2, "berserkers", [2, 2, 5, 5])
    assert {"riders.rolled", "orcs.none", "turn-ended"} <= set(t.told)


@pytest.mark.rule("p1.place", "p1.immediate")
def test_a_die_goes_on_a_row_of_its_value_and_acts_at_once() -> None:
    t = phase1(dice=[4], at={"bodvar": "sea-cave"})
    assert "Place road-4" in t.offers  # Light
    t.refuses("Place flame-3", "Place seal-6")
    t.do("Place road-4")
    assert t.s.fires == {"sea-cave"}
    assert t.s.dice == []


@pytest.mark.rule("p1.four", "p1.one-per-card")
def test_one_die_per_card_so_four_actions_at_most() -> None:
    t = phase1(dice=[1, 1, 1, 3], at={"bodvar": "smithy"}, fate=["3"])
    t.do("Place road-1", "Walk bodvar sea-cave")
    t.refuses("Place road-3", "Place road-1")
    t.do("Place seal-1", "Pillage bodvar")
    t.do("Place flame-3")  # the only fire within reach is lit without a question
    t.do("Place cunning-1", "Push hjalti smithy")
    assert not [offer for offer in t.offers if offer.startswith("Place")]


@pytest.mark.rule("p1.optional")
def test_dice_need_not_be_used() -> None:
    t = phase1(dice=[1, 2, 3, 4], fate=["1 1 1"]).do("EndPhase")
    assert "unused" in t.told
    assert t.s.dice == []
    assert "unused" not in phase1(dice=[], fate=["1 1 1"]).do("EndPhase").told


# Move ---------------------------------------------------------------------------------------------


@pytest.mark.rule("action.move", "action.move.count", "action.move.orthogonal")
@pytest.mark.parametrize(
    ("row", "die", "reached", "too_far"),
    [
        ("road-1", 1, ["healers-hut", "smithy"], ["sea-cave", "rune-bridge"]),
        ("road-3", 3, ["healers-hut", "sea-cave", "rune-bridge"], ["assembly-hill", "long-hall"]),
        ("road-6", 6, ["long-hall", "assembly-hill"], ["hidden-fjord", "watch-tower"]),
    ],
)
def test_a_move_of_n_leads_up_to_n_steps_and_never_diagonally(
    row: str, die: int, reached: list[str], too_far: list[str]
) -> None:
    t = phase1(dice=[die]).do(f"Place {row}")
    for at in reached:
        assert f"Walk bodvar {at}" in t.offers
    t.refuses(*[f"Walk bodvar {at}" for at in too_far])
    t.do(f"Walk bodvar {reached[0]}")
    assert t.s.at["bodvar"] == reached[0]


@pytest.mark.rule("action.move.one-berserker")
def test_the_steps_of_a_move_are_not_shared() -> None:
    t = phase1(dice=[6]).do("Place road-6", "Walk bodvar healers-hut")
    assert t.ask.what == "act"
    assert [t.s.at[who] for who in ("hjalti", "svipdag")] == ["ravine", "ravine"]


# Light --------------------------------------------------------------------------------------------


@pytest.mark.rule("action.light", "fires.where")
def test_a_berserker_lights_the_fire_where_he_stands() -> None:
    t = phase1(dice=[4, 6], at={"bodvar": "sea-cave", "hjalti": "long-hall"})
    t.do("Place road-4")
    assert t.offers == ["Light sea-cave", "Light long-hall"]
    t.do("Light long-hall")
    assert t.s.fires == {"long-hall"}


@pytest.mark.rule("action.light.need")
def test_light_needs_the_symbol_and_no_fire_yet() -> None:
    phase1(dice=[4]).refuses("Place road-4")  # the Ravine has no fire symbol
    lit = phase1(dice=[4], at={"bodvar": "sea-cave"}, fires=["sea-cave"])
    lit.refuses("Place road-4")


@pytest.mark.rule("ruling.darkness-effect")
def test_darkness_does_not_hinder_anything_else() -> None:
    t = phase1(dice=[4], at={"bodvar": "sea-cave"}, darkness={"sea-cave": 1}).do("Place road-4")
    assert t.s.fires == {"sea-cave"}


# Push and Pull ------------------------------------------------------------------------------------


@pytest.mark.rule("action.pull", "ruling.push-once")
def test_pull_brings_one_creature_from_a_neighbour() -> None:
    at = {"bodvar": "sea-cave", "rider-blue": "drill-yard", "rider-red": "drill-yard"}
    t = phase1(dice=[2], at=at).do("Place road-2")
    assert "Pull rider-black sea-cave" not in t.offers  # on a1, two steps away
    t.do("Pull rider-red sea-cave")
    assert (t.s.at["rider-red"], t.s.at["rider-blue"]) == ("sea-cave", "drill-yard")


@pytest.mark.rule("action.push", "ruling.push-once")
def test_push_sends_one_creature_to_a_neighbour_and_into_a_fire() -> None:
    at = {"bodvar": "smithy", "rider-blue": "smithy"}
    t = phase1(dice=[1], at=at, fires=["sea-cave"]).do("Place cunning-1")
    assert {"Push rider-blue sea-cave", "Push rider-blue ravine"} <= set(t.offers)
    t.do("Push rider-blue sea-cave")
    assert t.s.at["rider-blue"] == "sea-cave"


@pytest.mark.rule("action.push-pull.targets")
def test_every_living_creature_can_be_pulled_and_pushed() -> None:
    at = {
        "bodvar": "sea-cave",
        "hjalti": "sea-cave",
        "rider-red": "sea-cave",
        "orcs-blue": "sea-cave",
        "elves-3": "sea-cave",
        "goblins-1": "sea-cave",
        "zodd-1": "sea-cave",
        "svipdag": "ravine",
    }
    t = phase1("elves", "goblins", "zodd", dice=[1, 2], at=at).do("Place cunning-1")
    pushed = {offer.split()[1] for offer in t.offers}
    assert pushed == set(at)
    t.do("Push zodd-1 smithy", "Place road-2")
    assert "Pull zodd-1 sea-cave" in t.offers
    assert "Pull zodd-1 ravine" in t.offers


@pytest.mark.rule("ruling.push-self", "action.push-pull.targets")
def test_a_berserker_alone_is_a_creature_on_a_berserkers_location_and_can_be_pushed() -> None:
    apart = {"bodvar": "sea-cave", "hjalti": "smithy", "svipdag": "ravine"}
    t = phase1(dice=[1], at=apart).do("Place cunning-1", "Push bodvar drill-yard")
    assert t.s.at["bodvar"] == "drill-yard"


@pytest.mark.rule("ruling.push-no-wrap")
def test_push_and_pull_do_not_cross_the_edge() -> None:
    at = {"rider-red": "ravine", "rider-blue": "rune-bridge"}  # c4 and a4
    t = phase1(dice=[1, 2], at=at).do("Place cunning-1")
    assert {o for o in t.offers if "rider" in o} == {
        "Push rider-red healers-hut",
        "Push rider-red smithy",
    }
    t.do("Push bodvar smithy", "Place road-2")
    assert "Pull rider-blue ravine" not in t.offers


# Lift and Mark ------------------------------------------------------------------------------------


@pytest.mark.rule("action.lift", "ruling.lift-presence", "rider.darkness.supply")
def test_lift_returns_a_gem_from_where_a_berserker_stands() -> None:
    t = phase1(dice=[1, 1], darkness={"ravine": 1, "smithy": 1})
    t.do("Place flame-1")
    assert t.s.darkness == {"smithy": 1}
    phase1(dice=[1], darkness={"smithy": 1}).refuses("Place flame-1")


@pytest.mark.rule("ruling.loki-lift")
def test_lift_takes_one_of_two_gems() -> None:
    t = phase1("loki", dice=[1], darkness={"ravine": 2}).do("Place flame-1")
    assert t.s.darkness == {"ravine": 1}


@pytest.mark.rule("action.mark", "action.mark.need", "mark.where", "action.mark.permanent")
def test_mark_seals_a_rider_by_a_lit_fire_with_a_berserker() -> None:
    at = {"bodvar": "sea-cave", "rider-red": "sea-cave"}
    t = phase1(dice=[6], at=at, fires=["sea-cave"], fate=["6 6 6"]).do("Place flame-6")
    assert t.s.sealed == {"rider-red"}
    t.do("EndPhase")
    assert t.s.sealed == {"rider-red"}


@pytest.mark.rule("action.mark.need")
@pytest.mark.parametrize(
    ("at", "fires"),
    [
        ({"bodvar": "sea-cave", "rider-red": "sea-cave"}, []),
        ({"bodvar": "sea-cave", "rider-red": "drill-yard"}, ["sea-cave", "drill-yard"]),
        ({"bodvar": "smithy", "rider-red": "sea-cave"}, ["sea-cave"]),
    ],
)
def test_mark_is_refused_if_one_thing_is_missing(at: dict[str, str], fires: list[str]) -> None:
    phase1(dice=[6], at=at, fires=fires).refuses("Place flame-6")


@pytest.mark.rule("action.mark.need")
def test_a_marked_rider_is_not_marked_again() -> None:
    at = {"bodvar": "sea-cave", "rider-red": "sea-cave"}
    t = phase1(dice=[6], at=at, fires=["sea-cave"], sealed=["rider-red"])
    t.refuses("Place flame-6")


# Pillage and Bet ----------------------------------------------------------------------------------


@pytest.mark.rule("action.pillage", "action.pillage.wound")
@pytest.mark.parametrize("face", [1, 2])
def test_pillage_wounds_on_1_and_2(face: int) -> None:
    t = phase1(dice=[1], fate=[face]).do("Place seal-1", "Pillage hjalti")
    assert t.s.wounded == {"hjalti"}
    assert t.s.gold == 2


@pytest.mark.rule("action.pillage", "action.pillage.wound")
def test_the_row_of_the_pillage_tells_the_risk_before_anybody_is_sent() -> None:
    def told(*wounded: str) -> list[tuple[str, Fraction]]:
        t = phase1(dice=[1], wounded=list(wounded))
        option = next(one for one in t.ask.options if str(one) == "Place seal-1")
        odds = odds_of(t.table.view(t.table.asks[0]), option)
        assert all(one.exact for one in odds)
        return [(one.stake.words.key, one.at_least(1)) for one in odds]

    gold = ("stake-booty", Fraction(1, 3))
    assert told("bodvar") == [("stake-pillager-wound", Fraction(1, 3)), gold]
    everybody = ("bodvar", "hjalti", "svipdag")
    assert told(*everybody) == [("stake-pillager-death", Fraction(1, 3)), gold]


@pytest.mark.rule("action.pillage.nothing")
@pytest.mark.parametrize("face", [3, 4])
def test_pillage_fails_on_3_and_4(face: int) -> None:
    t = phase1(dice=[1], fate=[face]).do("Place seal-1", "Pillage hjalti")
    assert (t.s.wounded, t.s.gold) == (set(), 2)


@pytest.mark.rule("action.pillage.one", "action.pillage.two", "gold.sources", "gold.move")
@pytest.mark.parametrize(("face", "gold"), [(5, 3), (6, 4)])
def test_pillage_pays_on_5_and_6(face: int, gold: int) -> None:
    t = phase1(dice=[1], fate=[face]).do("Place seal-1", "Pillage hjalti")
    assert t.s.gold == gold
    assert t.told[-2:] == ["pillage.booty", "gold.gained"]


@pytest.mark.rule("action.bet.cost", "action.bet.reroll", "action.bet.win", "gold.move")
def test_the_lower_die_is_rerolled_and_wins_by_reaching_the_other() -> None:
    t = phase1(dice=[2], fate=["2 5", "5"], gold=1).do("Place cunning-2")
    assert t.s.gold == 3
    asked = [e for e in t.table.chronicle if e.key == "gold.paid"]
    assert asked[0].args["gold"] == 0


@pytest.mark.rule("action.bet.lose")
def test_the_bet_is_lost_if_the_rerolled_die_stays_lower() -> None:
    t = phase1(dice=[2], fate=["2 5", "4"], gold=1).do("Place cunning-2")
    assert t.s.gold == 0


@pytest.mark.rule("action.bet.reroll")
def test_it_is_the_lower_die_that_is_rerolled() -> None:
    t = phase1(dice=[2], fate=["6 3"], gold=1).do("Place cunning-2")
    assert t.rolls == ["green"]


@pytest.mark.rule("action.bet.double", "ruling.bet-gold")
def test_a_double_wins_at_once_and_the_chance_is_53_of_108() -> None:
    t = phase1(dice=[2], fate=["4 4"], gold=1).do("Place cunning-2")
    assert t.s.gold == 3
    open_bet = phase1(dice=[2], gold=1).do("Place cunning-2")
    assert open_bet.table.view(open_bet.table.asks[0]).after(None).chance(
        lambda s: s.gold == 3
    ) == Fraction(53, 108)


@pytest.mark.rule("ruling.bet-gold")
def test_no_bet_without_gold() -> None:
    phase1(dice=[2], gold=0).refuses("Place cunning-2")


# Gold ---------------------------------------------------------------------------------------------


@pytest.mark.rule("gold.reroll", "gold.use", "gold.uses", "ruling.reroll-when")
def test_gold_rerolls_an_unused_die_as_often_as_it_is_paid() -> None:
    t = phase1(dice=[1, 4], gold=2, fate=["1", "6"])
    t.do("Reroll d1", "Reroll d1")
    assert (t.s.dice, t.s.gold) == ([4, 6], 0)
    t.refuses("Reroll d4")


@pytest.mark.rule("ruling.reroll-when")
def test_a_used_die_is_not_rerolled() -> None:
    t = phase1(dice=[1, 1], gold=2).do("Place road-1", "Walk bodvar smithy", "Help d1")
    assert not [offer for offer in t.offers if offer.startswith("Reroll")]


@pytest.mark.rule("gold.max")
def test_gold_never_goes_above_twelve() -> None:
    t = phase1(dice=[], gold=11, hand=["purse"]).do("Use purse")
    assert t.s.gold == 12


@pytest.mark.rule("gold.shared")
def test_the_purse_is_shared_wherever_they_are() -> None:
    at = {"bodvar": "healers-hut", "hjalti": "oath-stone", "svipdag": "smithy"}
    t = phase1(dice=[5, 4], at=at, gold=2, wounded=["bodvar"])
    t.do("Place road-5", "Visit healers-hut", "Place cunning-4", "Visit smithy", "Train flame")
    assert t.s.gold == 0


@pytest.mark.rule("action.pillage", "wound.second")
def test_the_dead_do_not_pillage() -> None:
    t = phase1(dice=[1], at={"bodvar": "", "hjalti": "smithy"}).do("Place seal-1")
    assert t.offers == ["Pillage hjalti", "Pillage svipdag"]
