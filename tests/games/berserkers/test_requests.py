"""The twelve Requests of the King."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserkers.facts import holds
from grimtable.games.berserkers.requests import REQUESTS
from grimtable.games.berserkers.state import BERSERKERS, Helm
from tests.games.berserkers.table import ALL_FIRES, REALM, game, orcs, phase1, riders

WON = {"fires": ALL_FIRES, "sealed": ["rider-black", "rider-blue"]}
LAST_SEAL = {"bodvar": "sea-cave", "rider-red": "sea-cave"}
PASSIVE = ("loki", "goblins", "thor", "grimoire", "villagers", "frenzy")


def test_requests_with_a_task_and_those_without() -> None:
    assert tuple(name for name, request in REQUESTS.items() if not request.goal) == PASSIVE


@pytest.mark.rule("ruling.passive-requests", "request.6.passive")
@pytest.mark.parametrize("name", PASSIVE)
def test_requests_without_a_task_count_as_fulfilled(name: str) -> None:
    t = phase1(name, dice=[6], at=LAST_SEAL, **WON).do("Place flame-6")
    assert t.s.ending == "won"


@pytest.mark.rule("p1.roll-extra", "p1.extra-first", "ruling.special-order")
def test_special_dice_are_rolled_with_the_others_and_come_first_in_any_order() -> None:
    t = game("goblins", "thor", "zodd").do("Settle goblins-1 smithy")
    assert t.rolls == ["white"] * 4 + ["green", "blue", "red"]
    t.do("1 2 3 4 6 6 3")
    faces = {"zodd": 3, "goblins": 6, "thor": 6}  # what does nothing is listed last
    dice = [f"Activate {name} {name}-on-{face}" for name, face in faces.items()]
    assert t.offers == [*dice, "SaveGame", "Linger"]
    t.do("Activate zodd")
    assert t.s.at["zodd-1"] == "watch-tower"
    t.do("Activate goblins")
    assert t.ask.what == "act"


# 1 to 3 -------------------------------------------------------------------------------------------


@pytest.mark.rule("request.1")
def test_1_no_victory_with_darkness_in_play() -> None:
    t = phase1("darkness", dice=[6], at=LAST_SEAL, darkness={"smithy": 1}, **WON)
    t.do("Place flame-6")
    assert not t.over
    assert phase1("darkness", dice=[6], at=LAST_SEAL, **WON).do("Place flame-6").s.ending == "won"


@pytest.mark.rule("request.2", "rider.darkness.max")
def test_2_a_location_holds_two_gems() -> None:
    t = riders("loki", blue=4, at={"rider-blue": "sea-cave"}, darkness={"sea-cave": 1})
    assert t.s.darkness == {"sea-cave": 2}
    t = riders("loki", blue=4, at={"rider-blue": "sea-cave"}, darkness={"sea-cave": 2})
    assert t.s.darkness == {"sea-cave": 2}


@pytest.mark.rule("request.3")
def test_3_no_victory_with_orcs_in_play() -> None:
    at = {**LAST_SEAL, "orcs-red": "ravine"}
    t = phase1("orcs", dice=[6, 4], at=at, **WON).do("Place flame-6")
    assert not t.over
    t.do("Place cunning-4", "Visit ravine")
    assert t.s.ending == "won"


# 4 Elves ------------------------------------------------------------------------------------------


@pytest.mark.rule("request.4.setup", "gap.elves-card")
def test_4_the_elves_begin_at_the_far_ends() -> None:
    s = game("elves").s
    assert [s.at[f"elves-{i}"] for i in (1, 2, 3)] == ["long-hall", "assembly-hill", "smithy"]


@pytest.mark.rule("request.4.gather")
def test_4_the_elves_are_gathered_by_pulling_and_pushing() -> None:
    at = {
        "bodvar": "sea-cave",
        "elves-1": "drill-yard",
        "elves-2": "sea-cave",
        "elves-3": "sea-cave",
    }
    t = phase1("elves", dice=[2, 6, 4], at=at)
    t.refuses("Spend elves d4,d6")
    t.do("Place road-2")  # only they are within reach
    assert t.s.at["elves-1"] == "sea-cave"
    assert "Spend elves d4,d6" in t.offers


@pytest.mark.rule("request.4.talk", "request.4.dice", "request.4.remove")
def test_4_dice_of_ten_or_more_make_them_talk_and_they_leave() -> None:
    at = dict.fromkeys(("elves-1", "elves-2", "elves-3"), "sea-cave")
    t = phase1("elves", dice=[6, 5, 1], at=at)
    assert [offer for offer in t.offers if offer.startswith("Spend")] == ["Spend elves d5,d6"]
    t.do("Spend elves d5,d6")
    assert t.s.fulfilled == {"elves"}
    assert t.s.dice == [1]
    assert not any(t.s.at[f"elves-{i}"] for i in (1, 2, 3))
    assert t.s.gauge == 0


@pytest.mark.rule("request.4.talk")
def test_4_nine_is_not_enough_and_no_berserker_needs_to_be_there() -> None:
    at = dict.fromkeys(("elves-1", "elves-2", "elves-3"), "sea-cave")
    t = phase1("elves", dice=[4, 4, 1], at=at)
    assert not [offer for offer in t.offers if offer.startswith("Spend")]


# 5 Sacrifice --------------------------------------------------------------------------------------


@pytest.mark.rule("request.5")
def test_5_no_victory_with_a_dead_berserker_but_with_a_wounded_one() -> None:
    dead = {**LAST_SEAL, "hjalti": ""}
    t = phase1("sacrifice", dice=[6], at=dead, hand=[], **WON).do("Place flame-6")
    assert not t.over
    t = phase1("sacrifice", dice=[6], at=LAST_SEAL, wounded=["hjalti"], **WON)
    assert t.do("Place flame-6").s.ending == "won"


@pytest.mark.rule("request.5.card", "ruling.request5-g")
def test_5_the_potion_is_in_hand_and_not_in_the_deck() -> None:
    s = game("sacrifice").s
    assert s.hand == ["potion"]
    assert "potion" not in s.deck.rest
    assert len(s.deck) == 9


@pytest.mark.rule("request.5.revive")
def test_5_who_was_revived_counts_as_alive() -> None:
    dead = {**LAST_SEAL, "hjalti": ""}
    t = phase1("sacrifice", dice=[6], at=dead, **WON).do("Place flame-6", "Use potion")
    assert t.s.ending == "won"


# 6 Goblins ----------------------------------------------------------------------------------------


def goblins(face: int, at: str = "sea-cave", fires: tuple[str, ...] = ()) -> Helm:
    position: dict[str, Any] = {"rolled": True, "special": {"goblins": face}, "phase": "berserkers"}
    slots = dict.fromkeys(("road", "flame", "seal", "cunning"), 1)
    return game("goblins", at={"goblins-1": at}, fires=list(fires), slots=slots, **position).s


@pytest.mark.rule("request.6.setup")
def test_6_the_goblins_begin_where_the_player_likes() -> None:
    t = game("goblins")
    assert t.offers == [f"Settle goblins-1 {at}" for at in REALM]
    assert t.do("Settle goblins-1 oath-stone").s.at["goblins-1"] == "oath-stone"


@pytest.mark.rule("request.6.extinguish", "gap.goblin-card")
@pytest.mark.parametrize(
    ("face", "end"),
    [(1, "drill-yard"), (2, "healers-hut"), (3, "smithy"), (4, "assembly-hill")],
)
def test_6_they_put_out_a_fire_and_take_a_step(face: int, end: str) -> None:
    s = goblins(face, fires=("sea-cave",))
    assert s.fires == set()
    assert s.at["goblins-1"] == end


@pytest.mark.rule("request.6.run", "request.6.nothing")
def test_6_on_5_they_run_and_on_6_they_rest() -> None:
    assert goblins(5, fires=("sea-cave",)).at["goblins-1"] == "ravine"
    assert goblins(5, fires=("sea-cave",)).fires == {"sea-cave"}
    assert goblins(6, fires=("sea-cave",)).at["goblins-1"] == "sea-cave"


@pytest.mark.rule("request.6.pushable")
def test_6_pushed_to_a_place_without_fire_they_only_walk() -> None:
    at = {"goblins-1": "sea-cave", "bodvar": "sea-cave"}
    t = phase1("goblins", dice=[1], at=at, fires=["sea-cave"]).do("Place cunning-1")
    t.do("Push goblins-1 smithy")
    assert t.s.at["goblins-1"] == "smithy"
    assert goblins(1, at="smithy", fires=("sea-cave",)).fires == {"sea-cave"}


@pytest.mark.rule("request.6.die")
def test_6_their_die_is_rolled_until_all_fires_burn() -> None:
    assert game("goblins").do("Settle goblins-1 smithy").rolls[-1] == "green"
    t = game("goblins", fires=ALL_FIRES).do("Settle goblins-1 smithy")
    assert t.rolls == ["white"] * 4


# 7 Thor -------------------------------------------------------------------------------------------


@pytest.mark.rule("request.7.die")
def test_7_the_blue_die_is_rolled_every_turn() -> None:
    assert game("thor", fires=ALL_FIRES).rolls == ["white"] * 4 + ["blue"]


@pytest.mark.rule("request.7.one", "request.7.two", "ruling.discard-not-aid")
@pytest.mark.parametrize(("face", "left"), [(1, [2, 2, 5]), (2, [1, 5])])
def test_7_dice_of_1_or_2_are_lost_and_help_nobody(face: int, left: list[int]) -> None:
    t = game("thor", fate=[f"1 2 2 5 {face}"])
    assert t.s.dice == left
    assert t.s.gauge == 0
    assert t.ask.what == "act"
    lost = next(event for event in t.table.chronicle if event.key == "discarded")
    assert lost.args["who"] == "thor", "no piece did it: the Request itself"
    assert (lost.args["n"], lost.rule) == (4 - len(left), f"request.7.{['one', 'two'][face - 1]}")


@pytest.mark.rule("request.7.three", "ruling.aid-b-thor")
def test_7_no_moves_this_turn_but_the_next() -> None:
    t = game("thor", fate=["1 1 1 6 3", "1 1 1", "1 1 1 1 4"])
    t.refuses("Place road-1", "Place road-6")
    t.do("EndPhase")
    assert "Place road-1" in t.offers


@pytest.mark.rule("request.7.rest")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_7_other_faces_do_nothing(face: int) -> None:
    t = game("thor", fate=[f"1 2 3 4 {face}"])
    assert t.s.dice == [1, 2, 3, 4]
    assert "Place road-1" in t.offers


# 8 Grimoire ---------------------------------------------------------------------------------------


@pytest.mark.rule("request.8.setup", "request.8.wounded", "ruling.grimoire-order")
def test_8_four_unknown_cards_and_three_wounded_berserkers() -> None:
    t = game("grimoire")
    assert t.s.wounded == set(BERSERKERS)
    assert len(t.s.lots["grimoire"].rest) == 4
    assert not t.s.lots["grimoire"].top


@pytest.mark.rule("request.8.read", "ruling.exact-six", "ruling.grimoire-order")
def test_8_a_total_of_six_turns_a_card_and_several_may_be_turned() -> None:
    t = phase1("grimoire", dice=[6, 4, 2, 5], gold=0, fate=["grimoire-alchemy", "grimoire-divine"])
    spends = [offer for offer in t.offers if offer.startswith("Spend")]
    assert spends == ["Spend grimoire d6", "Spend grimoire d2,d4"]
    t.do("Spend grimoire d2,d4", "Spend grimoire d6")
    assert (t.s.gold, t.s.skip_riders, t.s.dice) == (2, True, [5])
    assert t.s.gauge == 0
    assert "grimoire-alchemy" not in t.s.lots["grimoire"].rest
    turned = [event for event in t.table.chronicle if event.key == "turned"]
    assert all(event.reveals for event in turned), "nobody takes that back"


@pytest.mark.rule("request.8.mishap", "ruling.wound-other")
def test_8_mishandling_wounds_whom_the_player_chooses_and_kills_the_wounded() -> None:
    t = phase1("grimoire", dice=[6], wounded=["bodvar"], fate=["grimoire-mishap"])
    t.do("Spend grimoire d6")
    assert t.offers == ["Suffer bodvar", "Suffer hjalti", "Suffer svipdag"]
    t.do("Suffer bodvar")
    assert t.s.at["bodvar"] == ""
    t = phase1("grimoire", dice=[6], wounded=["bodvar"], fate=["grimoire-mishap"])
    assert t.do("Spend grimoire d6", "Suffer hjalti").s.wounded == {"bodvar", "hjalti"}


@pytest.mark.rule("request.8.gold")
def test_8_stone_into_gold() -> None:
    t = phase1("grimoire", dice=[6], gold=11, fate=["grimoire-alchemy"]).do("Spend grimoire d6")
    assert t.s.gold == 12


@pytest.mark.rule("request.8.divine")
def test_8_divine_power_skips_phase_2_of_this_turn() -> None:
    t = phase1("grimoire", dice=[6], fate=["grimoire-divine"]).do("Spend grimoire d6", "EndPhase")
    assert t.rolls == ["white"] * 4
    assert {t.s.at[f"rider-{c}"] for c in ("black", "blue", "red")} == {"oath-stone"}
    t.do("1 1 1 1", "EndPhase")
    assert t.rolls == ["black", "blue", "red"]


@pytest.mark.rule("ruling.skip-and-block")
def test_8_blocks_and_the_harp_wait_for_the_next_turn_of_the_riders_that_is_played() -> None:
    position = {"blocked": ["rider-red"], "harp": True}
    t = phase1("grimoire", dice=[6], fate=["grimoire-divine", "1 1 1 1", "3 3"], **position)
    t.do("Spend grimoire d6", "EndPhase")
    assert (t.s.blocked, t.s.harp) == ({"rider-red"}, True), "Phase 2 was skipped"
    t.do("EndPhase")
    rolled = next(event for event in t.table.chronicle if event.key == "riders.rolled")
    assert rolled.args["riders"] == ("rider-black", "rider-blue")
    assert not t.s.darkness, "and the Harp holds the Darkness back"
    assert (t.s.blocked, t.s.harp) == (set(), False)


@pytest.mark.rule("aid.h", "request.8.divine")
def test_8_the_harp_may_be_played_before_a_skipped_phase() -> None:
    t = phase1("grimoire", dice=[1], hand=["harp"], skip_riders=True).do("Use harp", "EndPhase")
    assert t.s.harp


@pytest.mark.rule("request.8.burn")
def test_8_the_burning_book_can_not_be_read_any_more() -> None:
    t = phase1("grimoire", dice=[6, 6], fate=["grimoire-pyre"]).do("Spend grimoire d6")
    assert len(t.s.lots["grimoire"]) == 0
    t.refuses("Spend grimoire d6")


# 9 Zodd -------------------------------------------------------------------------------------------


@pytest.mark.rule("request.9.setup")
def test_9_zodd_begins_with_the_riders_and_three_hearts() -> None:
    s = game("zodd").s
    assert s.at["zodd-1"] == "oath-stone"
    assert s.hearts == {"zodd": 3}


@pytest.mark.rule("request.9.die", "request.9.move", "request.9.nothing", "gap.zodd-card")
@pytest.mark.parametrize(
    ("face", "end"),
    [
        (1, "rune-bridge"),
        (2, "hidden-fjord"),
        (3, "watch-tower"),
        (4, "long-hall"),
        (5, "assembly-hill"),
        (6, "oath-stone"),
    ],
)
def test_9_the_red_die_moves_him_over_the_edges(face: int, end: str) -> None:
    assert game("zodd", fate=[f"1 2 3 4 {face}"]).s.at["zodd-1"] == end


@pytest.mark.rule("request.9.attack", "request.9.many", "request.9.goal")
def test_9_each_total_of_six_beside_him_is_a_hit() -> None:
    t = phase1("zodd", dice=[6, 5, 1], at={"zodd-1": "ravine"})
    t.do("Spend zodd d6", "Spend zodd d1,d5")
    assert t.s.hearts == {"zodd": 1}
    assert not holds(t.s, "zodd", REQUESTS["zodd"].goal)
    phase1("zodd", dice=[6]).refuses("Spend zodd d6")  # he is elsewhere


@pytest.mark.rule("request.9.flee", "ruling.zodd-gone")
def test_9_below_one_heart_he_flees_and_his_die_is_not_rolled_any_more() -> None:
    t = phase1("zodd", dice=[6], at={"zodd-1": "ravine"}, hearts={"zodd": 1}, fate=["1 1 1"])
    t.do("Spend zodd d6")
    assert t.s.at["zodd-1"] == ""
    assert holds(t.s, "zodd", REQUESTS["zodd"].goal)
    t.do("EndPhase")
    assert t.rolls == ["white"] * 4


@pytest.mark.rule("request.9.wound", "request.9.no-counter")
def test_9_at_the_end_of_phase_1_he_wounds_everyone_with_him_and_no_shield_helps() -> None:
    at = {"zodd-1": "ravine", "svipdag": "smithy"}
    t = phase1("zodd", dice=[], at=at, hand=["shield"], wounded=["hjalti"]).do("EndPhase")
    assert t.s.wounded == {"bodvar"}
    assert t.s.at["hjalti"] == ""
    assert t.s.hand == ["shield"]


# 10 Treasure --------------------------------------------------------------------------------------


@pytest.mark.rule("request.10.setup", "gap.treasure-card")
def test_10_six_tokens_lie_face_down_and_nobody_knows_which_is_it() -> None:
    s = game("treasure").s
    assert list(s.tokens.values()) == [
        "oath-stone", "long-hall", "drill-yard", "assembly-hill", "healers-hut", "smithy"
    ]  # fmt: skip
    assert s.lots["treasure"].rest == ["treasure-blank"] * 5 + ["treasure-gold"]


@pytest.mark.rule("request.10.dig", "request.10.blank")
def test_10_a_blank_token_leaves_the_game() -> None:
    t = phase1("treasure", dice=[2, 4], at={"bodvar": "smithy"}, fate=["treasure-blank"])
    t.do("Spend treasure d2,d4")
    assert t.s.tokens["treasure-6"] == ""
    assert not t.s.fulfilled
    assert len(t.s.lots["treasure"]) == 5


@pytest.mark.rule("request.10.dig")
def test_10_the_player_chooses_among_tokens_within_reach_and_needs_one_there() -> None:
    phase1("treasure", dice=[6]).refuses("Spend treasure d6")
    at = {"bodvar": "smithy", "hjalti": "drill-yard"}
    t = phase1("treasure", dice=[6], at=at, fate=["treasure-blank"]).do("Spend treasure d6")
    assert t.offers == ["TurnOver treasure-3", "TurnOver treasure-6"]
    assert t.do("TurnOver treasure-3").s.tokens["treasure-3"] == ""


@pytest.mark.rule("request.10.found", "request.10.goal")
def test_10_the_treasure_fulfils_the_request_and_the_other_tokens_go() -> None:
    t = phase1("treasure", dice=[6], at={"bodvar": "smithy"}, fate=["treasure-gold"])
    t.do("Spend treasure d6")
    assert t.s.fulfilled == {"treasure"}
    assert not any(t.s.tokens.values())


# 11 and 12 ----------------------------------------------------------------------------------------


@pytest.mark.rule("request.11")
def test_11_dice_of_5_and_6_can_not_help() -> None:
    t = phase1("villagers", dice=[4, 5, 6])
    assert [offer for offer in t.offers if offer.startswith("Help")] == ["Help d4 aid"]
    assert "Help d6 aid" in phase1("loki", dice=[6]).offers


@pytest.mark.rule("request.12")
def test_12_the_orcs_play_twice() -> None:
    t = riders("frenzy", black=1, at={"orcs-red": "sea-cave"}, fate=["3", "6", "1 1 1 1"])
    assert t.told.count("orcs.rolled") == 2
    assert t.s.at["orcs-red"] == "smithy"
    t = orcs("frenzy", passes=2, at={"orcs-red": "sea-cave"}, fate=["6"])
    assert t.rolls == ["red"]
