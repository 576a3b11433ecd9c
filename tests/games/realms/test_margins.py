"""At the margin: what can't be lost, where nothing leads, who was not hurt, how far it reaches."""

from __future__ import annotations

import pytest

from grimtable.games.realms.abilities import after_kill, answer_hurt, in_reach, landing, over, works
from grimtable.games.realms.notation import Verb
from grimtable.games.realms.state import Doing, named_card
from grimtable.games.realms.traits import strike
from tests.games.realms.table import Battlefield


def can(t: Battlefield, name: str, target: str, value: int = 1) -> bool:
    return works(t.s, "p1", Verb(name, value), target)


@pytest.mark.rule("golden.legality", "equip.keep-class-loss", "nonattack.text")
def test_who_has_no_class_can_not_lose_it() -> None:
    t = Battlefield("p1 wizard c3", "q1 beast c5", "q2 weak d5", "q3 idol b5")
    assert [can(t, "lose-class", card) for card in ("q1", "q2", "q3")] == [False, True, False]
    t.q2.classless = True
    assert not can(t, "lose-class", "q2")


@pytest.mark.rule("golden.legality", "move.orthogonal", "nonattack.text")
def test_who_has_nowhere_to_go_is_not_moved() -> None:
    t = Battlefield("p1 doom c3", "q1 weak a6", "q2 weak a5", "q3 flyer air")
    assert can(t, "move", "q1")
    t = Battlefield("p1 doom c3", "q1 weak a6", "q2 weak a5", "q3 weak b6", "q4 flyer air")
    assert not can(t, "move", "q1")
    assert not can(t, "move", "q4"), "a flyer stands on no square"


@pytest.mark.rule("golden.legality", "equip.no-combat", "area.no-combat", "ruling.hold")
def test_what_would_change_nothing_is_not_declared() -> None:
    t = Battlefield("p1 doom c3", "q1 weak c5 damage=1", "q2 weak d5 exhausted poison=1")
    assert [can(t, "heal", card) for card in ("q1", "q2")] == [True, False]
    assert [can(t, "cure", card) for card in ("q1", "q2")] == [False, True]
    assert [can(t, "exhaust", card) for card in ("q1", "q2")] == [True, False]
    assert [can(t, "poison", card, 1) for card in ("q1", "q2")] == [True, False]
    assert can(t, "poison", "q2", 2)
    assert can(t, "hold", "q1")
    t.q1.held = True
    assert not can(t, "hold", "q1")
    assert not can(t, "lose-flying", "q1")


@pytest.mark.rule("ruling.triggers", "ability.def")
def test_only_who_was_hurt_answers() -> None:
    for damage, answered in ((2, 0), (3, 1)):
        t = Battlefield("p1 doom c3", f"q1 thorny c5 damage={damage}")
        doing = Doing("p1", "spell", "heal/0", "hurt", targets=["q1"], before=[2])
        t.s.under_way = [doing]
        answer_hurt(t.s, doing)
        found = [one for one in t.s.under_way if one is not doing]
        assert len(found) == answered


@pytest.mark.rule("nonattack.neutral", "ruling.area-reach", "ruling.flyer-uses-range")
def test_how_far_an_ability_reaches() -> None:
    t = Battlefield("p1 doom c3", "q1 weak c5", "q2 weak c4", "q3 flyer air")
    assert [in_reach(t.p1, t.q1, n) for n in (1, 2, None)] == [False, True, True]
    assert in_reach(t.p1, t.q2, 1), "a neighbour, too"
    assert in_reach(t.p1, t.q3, 1)
    assert in_reach(t.q3, t.p1, 1)


@pytest.mark.rule("ruling.equipment-flying")
def test_who_loses_flying_lands_in_the_rearmost_row_with_room() -> None:
    rear = [f"p{i + 2} weak {file}1" for i, file in enumerate("abcd")]
    t = Battlefield("p1 doom c3", *rear, "q1 weak c5")
    assert landing(t.s, "first") == ["e1"]
    t = Battlefield("p1 doom c3", *rear, "p6 weak e1", "p7 weak a2", "q1 weak c5")
    assert landing(t.s, "first") == ["b2", "c2", "d2", "e2"]
    assert landing(t.s, "second") == ["a6", "b6", "c6", "d6", "e6"]


@pytest.mark.rule("strike.basic", "stacking.similar")
def test_a_bonus_against_some_counts_where_a_target_is_named() -> None:
    t = Battlefield("p1 falconer c3", "q1 weak c4", "q2 flyer air")
    printed = t.s.kind("p1").strike
    assert strike(t.s, "p1") == strike(t.s, "p1", "q1") == printed
    assert strike(t.s, "p1", "q2") == tuple(number + 2 for number in printed)


@pytest.mark.rule("zone.graveyard")
def test_equal_cards_that_lie_together_are_numbered_from_one() -> None:
    t = Battlefield("p1 grunt c3", "p2 grunt c4", "p3 weak c5")
    for card in (t.p1, t.p2, t.p3):
        card.zone, card.square = "grave", ""
    assert [getattr(named_card(t.s, one), "args", None) for one in ("p1", "p2")] == [
        {"card": "grunt", "n": 1},
        {"card": "grunt", "n": 2},
    ]
    assert named_card(t.s, "p3") == "weak"


@pytest.mark.rule("zone.graveyard")
def test_the_same_card_of_the_other_player_needs_no_number() -> None:
    t = Battlefield("p1 grunt c3", "q1 grunt c5", "p2 weak b2")
    for card in (t.p1, t.q1):
        card.zone, card.square = "grave", ""
    assert [named_card(t.s, one) for one in ("p1", "q1")] == ["grunt", "grunt"]


@pytest.mark.rule("ruling.triggers", "dies")
def test_a_kill_is_of_another_card_that_dies() -> None:
    for dying, fired in ([], 0), (["p1"], 0), (["q1"], 1):
        t = Battlefield("p1 slayer c3 exhausted", "q1 weak c5", "q2 weak a6")
        t.s.dying = list(dying)
        after_kill(t.s, "p1", ["p1", "q1"])
        assert len(t.s.under_way) == fired


@pytest.mark.rule("dies", "death.life")
def test_a_card_that_is_used_up_and_dead_already_does_not_die_twice() -> None:
    for zone, dying in (("field", ["p1"]), ("grave", [])):
        t = Battlefield("p1 doom c3", "p2 weak b2", "q1 weak c5")
        t.p1.zone = zone
        doing = Doing("p1", "discard", "heal/0", "over")
        t.s.under_way = [doing]
        over(t.s, doing)
        assert t.s.dying == dying
