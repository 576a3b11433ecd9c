"""Helping the villagers, and their ten cards."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserkers.content import AID
from grimtable.games.berserkers.state import Assault
from grimtable.games.berserkers.wounds import shield
from grimtable.kernel import Roll
from tests.games.berserkers.table import asked, game, phase1, riders


@pytest.mark.rule("aid.discard", "aid.gauge")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_any_die_moves_the_gauge_by_one(die: int) -> None:
    t = phase1(dice=[die]).do(f"Help d{die}")
    assert (t.s.gauge, t.s.dice) == (1, [])


@pytest.mark.rule("aid.four", "aid.gold", "aid.reset", "gold.sources")
def test_at_four_the_villagers_give_gold_and_the_gauge_returns() -> None:
    t = phase1("loki", dice=[6], gauge=3, gold=4).do("Help d6")
    assert t.offers == ["TakeGold gold", "TakeCard aid-deck"]
    t.do("TakeGold")
    assert (t.s.gold, t.s.gauge) == (5, 0)


@pytest.mark.rule("aid.card")
def test_or_they_give_the_top_card_of_their_deck() -> None:
    t = phase1("loki", dice=[6], gauge=3, fate=["harp"]).do("Help d6", "TakeCard")
    assert t.s.hand == ["harp"]
    assert "harp" not in t.s.deck.rest
    assert t.s.gauge == 0
    drawn = [event for event in t.table.chronicle if event.key == "aid.drawn"]
    assert [event.reveals for event in drawn] == [True], "nobody takes that back"


@pytest.mark.rule("ruling.aid-empty")
def test_with_an_empty_deck_only_the_gold_remains_and_above_twelve_it_is_lost() -> None:
    t = phase1("loki", dice=[6], gauge=3, gold=12, deck={"rest": []}).do("Help d6")
    assert (t.s.gold, t.s.gauge, t.s.hand) == (12, 0, [])


@pytest.mark.rule("aid.use-when", "ruling.aid-own-turn")
def test_cards_are_used_in_phase_1_without_a_die_and_only_there() -> None:
    hand = [card for card in AID if card != "shield"]
    t = phase1(dice=[], hand=hand)
    assert {"Use boots", "Use cloak", "Use harp", "Use purse"} <= set(t.offers)
    t = riders(black=3, blue=3, hand=hand, lingers=True)
    riders_left = ["Activate rider-black riders-on-3", "Activate rider-blue riders-on-3"]
    assert t.offers == [*riders_left, "SaveGame"]


@pytest.mark.rule("aid.use-once")
def test_a_used_card_is_out_of_the_game() -> None:
    t = phase1(dice=[], hand=["purse"]).do("Use purse")
    assert t.s.hand == []
    assert "purse" not in t.s.deck.rest
    t.refuses("Use purse")


@pytest.mark.rule("aid.a", "ruling.shield")
@pytest.mark.parametrize("face", [1, 2])
def test_the_shield_lets_one_berserker_ignore_an_attack_wide_or_not(face: int) -> None:
    t = riders(black=face, at={"rider-black": "ravine"}, hand=["shield"])
    assert t.offers == [
        "Shield bodvar shield",
        "Shield hjalti shield",
        "Shield svipdag shield",
        "No",
    ]
    t.do("Shield hjalti")
    assert t.s.wounded == {"bodvar", "svipdag"}
    assert t.s.hand == []


@pytest.mark.rule("aid.a", "ruling.shield")
def test_where_nobody_is_left_to_be_hit_a_second_shield_is_not_asked_for() -> None:
    position: dict[str, Any] = {"turn": 1, "phase": "orcs", "enemies": {"orcs-red": 1}}
    at = {"orcs-red": "ravine", "bodvar": "smithy", "hjalti": "smithy"}
    t = game(at=at, **position)
    assault = Assault("orcs-red", [], "aid.a", ["shield"])
    t.s.under_way = [assault]
    with pytest.raises(StopIteration):
        next(shield(t.s, assault))
    assert t.s.under_way == []


@pytest.mark.rule("aid.a")
def test_the_shield_helps_against_orcs_and_may_be_kept() -> None:
    position: dict[str, Any] = {"turn": 1, "phase": "orcs", "enemies": {"orcs-red": 1}}
    at = {"orcs-red": "ravine", "bodvar": "smithy", "hjalti": "smithy"}
    t = game(at=at, hand=["shield"], **position).do("No")
    assert (t.s.wounded, t.s.hand) == ({"svipdag"}, ["shield"])
    t = game(at=at, hand=["shield"], **position).do("Shield svipdag")
    assert (t.s.wounded, t.s.hand) == (set(), [])


@pytest.mark.rule("aid.a", "p2.roll")
def test_the_riders_roll_once_also_where_the_game_is_taken_up_in_the_last_attack() -> None:
    at = {"rider-red": "hidden-fjord", "bodvar": "hidden-fjord"}
    t = phase1(dice=[], at=at, hand=["shield"], fate=["3 3 1"])
    t.do("EndPhase")
    taken_up = t.table.run.fork(None)
    taken_up.give(asked(taken_up)[0], asked(taken_up)[1].read("No"))
    (opened,) = taken_up.asks
    assert isinstance(opened.ask, Roll)
    assert {die.name for die in opened.ask.dice} == {"white"}, "a new turn of the Berserkers"


@pytest.mark.rule("ruling.shield")
def test_the_shield_is_not_asked_for_pillage() -> None:
    t = phase1(dice=[1], hand=["shield"], fate=["1"]).do("Place seal-1", "Pillage bodvar")
    assert (t.s.wounded, t.s.hand) == ({"bodvar"}, ["shield"])
    t.refuses("Use shield")


@pytest.mark.rule("aid.b")
def test_the_boots_give_up_to_three_steps() -> None:
    t = phase1(dice=[], hand=["boots"]).do("Use boots")
    assert "Walk bodvar long-hall" in t.offers
    t.refuses("Walk bodvar hidden-fjord")
    t.do("Walk svipdag smithy")
    assert t.s.at["svipdag"] == "smithy"


@pytest.mark.rule("aid.c")
def test_the_cloak_puts_a_berserker_anywhere() -> None:
    t = phase1(dice=[], hand=["cloak"]).do("Use cloak", "Jump svipdag oath-stone")
    assert t.s.at["svipdag"] == "oath-stone"


@pytest.mark.rule("aid.d", "ruling.aid-d")
def test_the_stone_rerolls_each_die_once_at_once_or_later_in_the_turn() -> None:
    t = phase1(dice=[1, 2], hand=["stone"], gold=0, fate=["1", "3"]).do("Use stone", "Reroll d1")
    assert t.s.dice == [1, 2]
    t.refuses("Reroll d1")  # the same die, whatever it shows
    t.do("Reroll d2")
    assert t.s.dice == [1, 3]
    t.refuses("Reroll d3")
    t.do("EndPhase")
    assert t.s.rerolls == 0


@pytest.mark.rule("aid.d", "ruling.aid-d", "gold.reroll")
def test_gold_rerolls_a_die_that_the_stone_has_rerolled_and_the_stone_takes_its_twin() -> None:
    t = phase1(dice=[2, 2], hand=["stone"], gold=1, fate=["2", "5", "1"]).do("Use stone")
    t.do("Reroll d2", "Reroll d2")
    assert (t.s.dice, t.s.gold) == ([2, 5], 1), "two dice of 2, each rerolled by the stone"
    t.do("Reroll d2")
    assert (t.s.dice, t.s.gold) == ([1, 5], 0), "for gold, as often as one likes"


@pytest.mark.rule("ruling.aid-own-turn", "aid.use-when")
def test_cards_may_be_used_between_the_special_dice() -> None:
    at = {"bodvar": "ravine", "hjalti": "smithy", "svipdag": "ravine"}
    t = game("zodd", at=at, hand=["cloak"], fate=["1 2 3 4 3"])
    assert t.offers[:2] == ["Activate zodd zodd-on-3", "Use cloak"]
    t.do("Use cloak", "Jump hjalti long-hall")
    assert (t.s.at["hjalti"], t.s.at["zodd-1"]) == ("long-hall", "watch-tower")
    assert t.ask.what == "act"


@pytest.mark.rule("ruling.aid-own-turn", "request.9.wound")
def test_and_after_zodds_wound_before_the_riders_come() -> None:
    at = {"bodvar": "smithy", "zodd-1": "smithy"}
    t = phase1("zodd", dice=[], at=at, hand=["brew", "purse"], wounded=[]).do("EndPhase")
    assert (t.ask.what, t.offers) == ("after", ["Use brew", "Use purse", "GoOn"])
    t.do("Use brew")
    assert (t.s.wounded, t.offers) == (set(), ["Use purse", "GoOn"])
    t.do("GoOn")
    assert t.rolls == ["black", "blue", "red"]


@pytest.mark.rule("aid.d")
def test_the_stone_needs_dice() -> None:
    phase1(dice=[], hand=["stone"]).refuses("Use stone")


@pytest.mark.rule("aid.e")
def test_the_sword_destroys_a_squad_where_a_berserker_stands_on_any_location() -> None:
    at = {"bodvar": "smithy", "orcs-blue": "smithy", "orcs-red": "sea-cave"}
    t = phase1(dice=[], at=at, hand=["sword"]).do("Use sword")
    assert (t.s.at["orcs-blue"], t.s.at["orcs-red"]) == ("", "sea-cave")
    phase1(dice=[], at={"orcs-red": "sea-cave"}, hand=["sword"]).refuses("Use sword")


@pytest.mark.rule("aid.f")
def test_the_brew_heals_one_anywhere() -> None:
    t = phase1(dice=[], hand=["brew"], wounded=["bodvar", "hjalti"]).do("Use brew", "Heal hjalti")
    assert t.s.wounded == {"bodvar"}
    phase1(dice=[], hand=["brew"]).refuses("Use brew")


@pytest.mark.rule("aid.g", "wound.no-return")
def test_the_potion_brings_a_dead_berserker_back_healthy_where_they_began() -> None:
    at = {"bodvar": "", "hjalti": "sea-cave", "svipdag": "sea-cave"}
    t = phase1(dice=[], at=at, hand=["potion"]).do("Use potion")
    assert t.s.at["bodvar"] == "ravine"
    assert not t.s.wounded
    phase1(dice=[], hand=["potion"]).refuses("Use potion")  # nobody is dead


@pytest.mark.rule("aid.h")
def test_the_harp_stops_darkness_for_one_phase_of_the_riders() -> None:
    t = phase1(dice=[], hand=["harp"], fate=["3 4 3"]).do("Use harp", "EndPhase")
    assert t.s.darkness == {}
    assert t.s.at["rider-black"] == "watch-tower"  # it still moved down
    assert not t.s.harp


@pytest.mark.rule("aid.i")
def test_the_purse_gives_three_gold() -> None:
    assert phase1(dice=[], hand=["purse"], gold=2).do("Use purse").s.gold == 5


@pytest.mark.rule("aid.j", "gap.aid-j")
def test_the_mysterious_object_does_nothing() -> None:
    phase1(dice=[], hand=["object"]).refuses("Use object")


@pytest.mark.rule("aid.d", "ruling.aid-d")
def test_the_question_says_how_many_rerolls_are_still_free() -> None:
    t = phase1(dice=[1, 1], hand=["stone"], gold=0, fate=["3"])
    assert t.ask.about == {"free": 0}
    assert t.do("Use stone", "Reroll d1").ask.about == {"free": 3}
