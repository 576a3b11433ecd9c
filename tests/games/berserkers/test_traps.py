"""Twenty cases that are easily got wrong."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.berserkers.table import ALL_FIRES, Game, game, orcs, phase1, riders

ALL_SEALED = ["rider-black", "rider-blue", "rider-red"]


@pytest.mark.rule("setup.gold", "gold.start", "gold.start.max")
@pytest.mark.parametrize(("n", "gold"), [(2, 4), (3, 6), (8, 12)])
def test_01_starting_gold_is_two_per_request_and_not_four_plus(n: int, gold: int) -> None:
    names = ["loki", "villagers", "frenzy", "orcs", "darkness", "sacrifice", "thor", "zodd"]
    assert game(*names[:n]).s.gold == gold


@pytest.mark.rule("p1.extra-first", "request.7.one", "ruling.reroll-when")
def test_02_special_dice_come_before_rerolls() -> None:
    t = game("thor", gold=5, fate=["1 1 4 6 1"])
    assert (t.s.dice, t.s.gauge, t.s.gold) == ([4, 6], 0, 5)
    assert [offer for offer in t.offers if offer.startswith("Reroll")] == ["Reroll d4", "Reroll d6"]


@pytest.mark.rule("request.7.three", "location.passage", "ruling.aid-b-thor")
def test_03_thor_3_forbids_move_actions_only() -> None:
    at = {"bodvar": "sea-cave", "hjalti": "oath-stone", "svipdag": "sea-cave"}
    hand = ["boots", "cloak"]

    def thor() -> Game:
        return game("thor", at=at, hand=hand, fate=["1 1 5 6 3"])

    t = thor().do("Activate thor thor-on-3")
    t.refuses("Place road-1", "Place road-6", "Place flame-5", "Place cunning-6")
    t.do("Place road-5", "Visit sea-cave", "Jump bodvar long-hall")  # Secret passage
    t = thor().do("Activate thor thor-on-3")
    t.do("Place road-5", "Visit oath-stone", "Gather bodvar,svipdag")  # Gathering
    t.do("Place cunning-1", "Push svipdag hidden-fjord")
    t.do("Use boots", "Walk svipdag sea-cave", "Use cloak", "Jump svipdag long-hall")
    assert t.s.at["svipdag"] == "long-hall"


@pytest.mark.rule("p1.one-per-card", "location.training.different", "ruling.training-now")
def test_04_dice_per_card() -> None:
    at = {"bodvar": "smithy", "rider-red": "sea-cave"}
    t = phase1(dice=[3, 2, 4, 6], at=at, gold=1)
    t.do("Place road-3", "Walk hjalti smithy", "Place cunning-4", "Train road")
    t.refuses("Place road-6")
    t.do("Place road-2", "Pull rider-red smithy")


@pytest.mark.rule("rider.darkness.max", "rider.darkness.lose", "ruling.darkness-full")
def test_05_the_limit_comes_before_the_supply() -> None:
    five = dict.fromkeys(("sea-cave", "long-hall", "smithy", "ravine", "rune-bridge"), 1)
    t = riders(red=3, at={"rider-red": "sea-cave"}, darkness=five)
    assert not t.over
    assert t.s.at["rider-red"] == "smithy"
    t = riders(red=3, at={"rider-red": "drill-yard"}, darkness=five)
    assert t.s.ending == "darkness"
    t = riders("loki", red=3, at={"rider-red": "sea-cave"}, darkness=five)
    assert t.s.ending == "darkness"


@pytest.mark.rule("enemy.move-always", "location.block", "aid.h", "ruling.null-move")
def test_06_null_and_cancelled_actions_move_but_blocked_riders_do_not() -> None:
    t = phase1(dice=[], hand=["harp"], blocked=["rider-red"]).do("Use harp", "EndPhase")
    assert t.rolls == ["black", "blue"]
    t.do("3 5")
    assert t.s.darkness == {}
    assert t.s.at["rider-black"] == "watch-tower"
    assert t.s.at["rider-blue"] == "assembly-hill"
    assert t.s.at["rider-red"] == "oath-stone"


@pytest.mark.rule("enemy.arrow", "enemy.arrow.two", "p2.order")
def test_07_action_first_then_arrows() -> None:
    t = riders(black=6, blue=6, red=5, fires=["oath-stone", "assembly-hill"], lingers=True)
    assert len([offer for offer in t.offers if offer.startswith("Activate")]) == 3
    t.do("Activate rider-red")
    assert t.s.fires == {"assembly-hill"}
    assert t.s.at["rider-red"] == "assembly-hill"


@pytest.mark.rule("enemy.wrap", "rider.attack-wide.no-wrap", "action.move.orthogonal")
@pytest.mark.rule("ruling.push-no-wrap")
def test_08_only_enemy_movement_wraps() -> None:
    at = {"rider-red": "long-hall", "bodvar": "oath-stone", "hjalti": "oath-stone"}
    t = riders(red=2, at=at)
    assert t.s.wounded == set()
    assert t.s.at["rider-red"] == "oath-stone"
    t = phase1(dice=[1, 1], at=at).do("Place road-1")
    t.refuses("Walk bodvar long-hall", "Walk bodvar rune-bridge")
    t.do("Walk svipdag smithy", "Place cunning-1")
    t.refuses("Push hjalti long-hall", "Push rider-black rune-bridge")


@pytest.mark.rule("wound.second", "ruling.wound-other", "request.9.wound")
def test_09_two_hits_kill_from_whatever_source() -> None:
    at = {"rider-red": "smithy", "rider-blue": "smithy", "bodvar": "smithy"}
    t = riders(red=1, blue=1, at=at)
    assert t.s.at["bodvar"] == ""
    t = phase1(dice=[1], wounded=["bodvar"], fate=["2"]).do("Place seal-1", "Pillage bodvar")
    assert t.s.at["bodvar"] == ""
    at = {"zodd-1": "smithy", "bodvar": "smithy"}
    t = phase1("zodd", dice=[], at=at, wounded=["bodvar"], hand=["shield"]).do("EndPhase")
    assert t.s.at["bodvar"] == ""
    assert t.s.hand == ["shield"]


@pytest.mark.rule("fires.permanent", "rider.extinguish.null", "request.6.die")
def test_10_all_eight_fires_lit_is_for_good() -> None:
    at = {"bodvar": "sea-cave", "goblins-1": "sea-cave", "orcs-red": "sea-cave"}
    at["rider-red"] = "sea-cave"
    lit = [fire for fire in ALL_FIRES if fire != "sea-cave"]
    t = phase1("goblins", dice=[4], at=at, fires=lit, blocked=["rider-black", "rider-blue"])
    t.do("Place road-4", "EndPhase", "5")  # the red Rider: Extinguish, down twice
    assert t.s.at["rider-red"] == "hidden-fjord"
    t.do("3")  # the squad: Extinguish, down
    assert t.s.at["orcs-red"] == "smithy"
    assert len(t.s.fires) == 8
    assert t.rolls == ["white"] * 4


@pytest.mark.rule("action.mark.permanent", "ruling.marked-still-acts", "ruling.mark-one")
def test_11_one_mark_seals_one_rider_and_all_go_on() -> None:
    at = {"bodvar": "sea-cave", "rider-red": "sea-cave", "rider-blue": "sea-cave"}
    t = phase1(dice=[6], at=at, fires=["sea-cave"]).do("Place flame-6")
    assert t.offers == ["Seal rider-blue", "Seal rider-red"]
    t.do("Seal rider-red", "EndPhase")
    assert t.s.sealed == {"rider-red"}
    assert t.rolls == ["black", "blue", "red"]


@pytest.mark.rule("action.mark.need", "mark.where")
def test_12_mark_needs_three_things_in_one_place() -> None:
    at = {"bodvar": "smithy", "rider-red": "sea-cave"}
    t = phase1(dice=[2, 6, 5, 5], at=at, fires=["sea-cave"])
    t.refuses("Place flame-6", "Place seal-5")
    t.do("Place road-2", "Pull rider-red smithy")
    t.refuses("Place flame-6", "Place seal-5")
    t = phase1(dice=[1, 6], at=at, fires=["sea-cave"])
    t.do("Place road-1", "Walk bodvar sea-cave", "Place flame-6")
    assert t.s.sealed == {"rider-red"}


@pytest.mark.rule("action.bet.double", "action.bet.win", "ruling.bet-gold")
def test_13_the_bet() -> None:
    assert phase1(dice=[2], gold=1, fate=["3 3"]).do("Place cunning-2").s.gold == 3
    assert phase1(dice=[2], gold=1, fate=["6 2", "6"]).do("Place cunning-2").s.gold == 3
    phase1(dice=[2], gold=0).refuses("Place cunning-2")
    t = phase1(dice=[2], gold=1).do("Place cunning-2")
    assert t.table.view(t.table.asks[0]).after(None).chance(lambda s: s.gold == 3) == Fraction(
        53, 108
    )


@pytest.mark.rule("aid.gauge", "aid.reset", "request.11", "ruling.discard-not-aid")
def test_14_the_aid_gauge() -> None:
    t = phase1("loki", dice=[6, 5, 2, 1], gauge=3).do("Help d6", "TakeGold")
    assert t.s.gauge == 0
    assert t.do("Help d5", "Help d2", "Help d1").s.gauge == 3
    t = phase1("villagers", dice=[6, 5, 2, 1], gauge=3)
    t.refuses("Help d6", "Help d5")
    assert t.do("Help d2", "TakeGold", "Help d1").s.gauge == 1
    t = phase1("zodd", dice=[6], at={"zodd-1": "ravine"}, gauge=1).do("Spend zodd d6")
    assert t.s.gauge == 1


@pytest.mark.rule("request.9.attack", "request.4.talk", "ruling.exact-six")
def test_15_six_is_exact_and_ten_is_a_minimum() -> None:
    t = phase1("zodd", dice=[4, 3, 5, 1], at={"zodd-1": "ravine"})
    t.refuses("Spend zodd d3,d4")
    t.do("Spend zodd d1,d5")
    assert t.s.hearts == {"zodd": 2}
    assert not [offer for offer in t.offers if offer.startswith("Spend")]
    at = dict.fromkeys(("elves-1", "elves-2", "elves-3"), "smithy")
    assert phase1("elves", dice=[6, 5], at=at).do("Spend elves d5,d6").s.fulfilled == {"elves"}


@pytest.mark.rule("orc.slow", "orc.slow.max", "request.12", "ruling.slow-release")
def test_16_locked_dice() -> None:
    at = {"orcs-black": "smithy", "orcs-blue": "smithy", "orcs-red": "smithy"}
    t = orcs("frenzy", passes=2, at=at, fate=["5 6 5", "6 5 6"])
    assert t.rolls == ["white"] * 2  # not 1
    t.do("1 1", "EndPhase", "1 1 1", "6 6 6", "6 6 6")
    assert t.rolls == ["white"] * 4


@pytest.mark.rule("location.block", "p3.roll", "ruling.block-dice")
def test_17_a_blocked_colour_is_not_the_orcs_colour() -> None:
    t = phase1(dice=[], blocked=["rider-blue"], at={"orcs-blue": "sea-cave"}).do("EndPhase")
    assert t.rolls == ["black", "red"]
    t.do("1 1")
    assert t.rolls == ["blue"]


@pytest.mark.rule("end.win", "request.1", "request.3", "ruling.win-check")
def test_18_victory_is_checked_on_the_spot_and_all_at_once() -> None:
    done = {"fires": ALL_FIRES, "sealed": ALL_SEALED, "darkness": {"ravine": 1}}
    t = phase1("darkness", dice=[1], **done).do("Place flame-1")
    assert t.s.ending == "won"
    at = {"bodvar": "", "hjalti": "", "rider-red": "ravine"}
    t = phase1("darkness", dice=[1], at=at, wounded=["svipdag"], **done)
    t.do("EndPhase", "1 1 1", "Activate rider-red")
    assert t.s.ending == "dead"


@pytest.mark.rule("aid.g", "aid.a", "ruling.aid-dead", "ruling.shield")
def test_19_potion_and_shield() -> None:
    at = {"bodvar": "", "hjalti": "", "rider-red": "ravine", "rider-blue": "ravine"}
    hand = ["potion", "shield"]
    t = riders(red=1, blue=1, at=at, wounded=["svipdag"], hand=hand)
    t.do("Activate rider-red", "Shield svipdag")
    assert t.over
    assert t.s.ending == "dead"
    assert t.s.hand == ["potion"]


@pytest.mark.rule("score.healthy", "score.wounded", "score.orcs", "ruling.save-use")
@pytest.mark.parametrize(("save", "points"), [([], 17), (["SaveGame"], 12)])
def test_20_the_score(save: list[str], points: int) -> None:
    at = {"bodvar": "sea-cave", "rider-red": "sea-cave", "orcs-red": "smithy"}
    done = {"fires": ALL_FIRES, "sealed": ALL_SEALED[:2], "wounded": ["hjalti"], "gold": 5}
    requests = ("loki", "villagers", "frenzy")
    t = phase1(*requests, dice=[6], at=at, **done).do(*save, "Place flame-6")
    assert t.table.outcome is not None
    assert t.table.outcome.score == points
