"""Location actions."""

from __future__ import annotations

import pytest

from tests.games.berserkers.table import phase1

ROW = "Place road-5"  # a "?" row


@pytest.mark.rule("action.location", "location.die")
def test_a_die_on_the_question_mark_uses_the_action_of_a_location() -> None:
    t = phase1(dice=[5, 2], at={"bodvar": "sea-cave", "hjalti": "watch-tower"})
    assert {ROW, "Place seal-2"} <= set(t.offers)
    t.do(ROW)
    assert t.offers == ["Visit sea-cave passage", "Visit watch-tower block"]
    t.do("Visit watch-tower", "Block rider-red")
    assert t.s.blocked == {"rider-red"}


@pytest.mark.rule("location.presence")
def test_only_where_a_berserker_stands() -> None:
    phase1(dice=[5]).refuses(ROW)  # nobody to crush at the Ravine, and they stand nowhere else


@pytest.mark.rule("location.gather", "ruling.gather")
def test_gathering_brings_any_living_berserkers_from_anywhere() -> None:
    at = {"bodvar": "oath-stone", "hjalti": "ravine", "svipdag": "ravine"}
    t = phase1(dice=[5], at=at).do(ROW)
    assert t.offers == ["Gather hjalti", "Gather svipdag", "Gather hjalti,svipdag"]
    t.do("Gather hjalti,svipdag")
    assert {t.s.at[who] for who in at} == {"oath-stone"}


@pytest.mark.rule("ruling.gather")
def test_the_dead_do_not_gather() -> None:
    at = {"bodvar": "oath-stone", "hjalti": "", "svipdag": "ravine"}
    t = phase1(dice=[5], at=at).do(ROW)
    assert t.s.at == {**t.s.at, "bodvar": "oath-stone", "hjalti": "", "svipdag": "oath-stone"}


@pytest.mark.rule("location.passage")
def test_the_passage_leads_from_here_to_any_other_location() -> None:
    t = phase1(dice=[5], at={"bodvar": "sea-cave"}).do(ROW)
    assert len(t.offers) == 11
    t.refuses("Jump hjalti oath-stone", "Jump bodvar sea-cave")
    t.do("Jump bodvar oath-stone")
    assert t.s.at["bodvar"] == "oath-stone"


@pytest.mark.rule("location.rest", "location.rest.cost", "action.location.cost")
def test_rest_heals_one_who_is_here_for_one_gold() -> None:
    at = {"bodvar": "healers-hut", "hjalti": "healers-hut"}
    t = phase1(dice=[5], at=at, gold=1, wounded=["bodvar", "hjalti", "svipdag"]).do(ROW)
    assert t.offers == ["Heal bodvar", "Heal hjalti"]
    t.do("Heal hjalti")
    assert (t.s.gold, t.s.wounded) == (0, {"bodvar", "svipdag"})


@pytest.mark.rule("location.rest.cost")
@pytest.mark.parametrize(("gold", "wounded"), [(0, ["bodvar"]), (1, []), (1, ["svipdag"])])
def test_no_rest_without_gold_or_without_a_wound_here(gold: int, wounded: list[str]) -> None:
    phase1(dice=[5], at={"bodvar": "healers-hut"}, gold=gold, wounded=wounded).refuses(ROW)


@pytest.mark.rule("location.block", "location.block.marker", "ruling.block-dice")
def test_a_blocked_rider_neither_acts_nor_moves_this_turn_but_the_next() -> None:
    at = {"bodvar": "watch-tower", "hjalti": "rune-bridge"}
    t = phase1(dice=[5, 2], at=at, fate=["1"])
    t.do(ROW, "Visit watch-tower", "Block rider-blue")
    assert t.table.scene(None).pieces[4].badges[0].words.key == "scene-blocked"
    t.do("Place seal-2", "Visit rune-bridge")
    t.refuses("Block rider-blue")
    t.do("Block rider-red", "EndPhase")
    assert t.s.at["rider-blue"] == t.s.at["rider-red"] == "oath-stone"
    assert t.s.at["rider-black"] == "rune-bridge"  # 1: up, over the edge
    assert t.s.blocked == set()  # gone with the phase


@pytest.mark.rule("location.training", "location.training.cost", "location.training.two")
def test_training_improves_a_card_for_one_gold() -> None:
    t = phase1(dice=[5, 3, 1], at={"bodvar": "smithy"}, gold=1).do(ROW, "Train flame")
    assert (t.s.gold, t.s.trained) == (0, {"flame"})
    assert t.s.slots == {"road": 0, "flame": 2, "seal": 1, "cunning": 1}


@pytest.mark.rule("location.training.cost")
def test_no_training_without_gold_or_when_all_is_trained() -> None:
    phase1(dice=[5], at={"bodvar": "smithy"}, gold=0).refuses(ROW)
    everything = ["road", "flame", "seal", "cunning"]
    phase1(dice=[5], at={"bodvar": "smithy"}, trained=everything).refuses(ROW)


@pytest.mark.rule("ruling.training-now", "location.training.different", "ruling.same-action")
def test_a_card_trained_now_takes_a_second_die_for_another_action_now() -> None:
    t = phase1(dice=[5, 1, 1, 3], at={"bodvar": "smithy"}, gold=2)
    t.do("Place road-1", "Walk hjalti smithy", "Place cunning-3", "Walk hjalti ravine")
    t.refuses("Place road-1", "Place road-5")
    at = {"bodvar": "smithy", "rider-red": "sea-cave"}
    t = phase1(dice=[4, 1, 3, 2], at=at, gold=2)
    t.do("Place road-1", "Walk hjalti smithy", "Place cunning-4", "Train road")
    t.refuses("Place road-3")  # Move 2 after Move 1: a move is one action
    t.do("Place road-2", "Pull rider-red smithy")
    t.refuses("Place road-3")


@pytest.mark.rule("location.crush", "location.crush.back", "rider.enlist.return")
def test_crushing_removes_a_squad_that_is_here_to_the_supply() -> None:
    at = {"orcs-red": "ravine", "orcs-blue": "smithy"}
    t = phase1(dice=[5], at=at, fate=["6"], blocked=["rider-red", "rider-blue"])
    t.do(ROW)
    assert (t.s.at["orcs-red"], t.s.at["orcs-blue"]) == ("", "smithy")


@pytest.mark.rule("rider.enlist.return", "location.crush.back")
def test_a_crushed_squad_can_be_enlisted_again() -> None:
    at = {"orcs-black": "ravine", "rider-black": "hidden-fjord"}
    t = phase1(dice=[5], at=at, fate=["6"], blocked=["rider-red", "rider-blue"])
    t.do(ROW, "EndPhase")
    assert t.s.at["orcs-black"] == "hidden-fjord"


@pytest.mark.rule("location.crush")
def test_no_crushing_from_next_door() -> None:
    phase1(dice=[5], at={"orcs-red": "smithy"}).refuses(ROW)


@pytest.mark.rule("location.block")
def test_three_blocked_riders_leave_phase_2_empty_and_the_log_says_so() -> None:
    t = phase1(dice=[], blocked=["rider-black", "rider-blue", "rider-red"]).do("EndPhase")
    assert "riders.blocked" in t.told
    assert t.s.phase == "berserkers"  # no squads either: the next turn begins
    assert t.s.blocked == set()
