"""What the scene says of units, and of the blow under way."""

from __future__ import annotations

import pytest

from grimtable.games.realms.scene import scene
from tests.games.realms.table import Battlefield


def test_units_of_one_kind_are_told_apart_on_the_board_and_on_their_cards() -> None:
    s = Battlefield("p1 grunt b2", "p2 grunt c2", "q1 weak b3").s
    seen = scene(s, "first")
    labels = {piece.id: piece.label for piece in seen.pieces}
    assert len(set(labels.values())) == 3
    where = {card.id: card.where for zone in seen.zones for card in zone.cards}
    assert where["p1"] is not None
    assert where["p1"].args == {"square": "b2", "label": labels["p1"]}


def test_what_lies_hidden_gives_no_number_to_what_is_seen() -> None:
    plain = Battlefield("p1 grunt b2", "q1 weak b5", "q2 grunt c5 hidden").s
    same = Battlefield("p1 grunt b2", "q1 weak b5", "q2 weak c5 hidden").s
    labels = [
        next(p.label for p in scene(s, "first").pieces if p.id == "q1") for s in (plain, same)
    ]
    assert labels[0] == labels[1]


@pytest.mark.rule("combat.alert", "roll.standard")
def test_the_blow_under_way_shows_both_sides_and_the_die_that_decides() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 weak d4", fate=[1, 1])
    t.do("Strike p1 q1")
    (blow,) = scene(t.s, "second").blows
    assert blow.by is not None
    assert (blow.by.id, blow.targets[0].id, blow.at) == ("p1", "q1", 0)
    assert [(grade.mark, grade.chance) for grade in blow.grades] == [
        ("1-4", 4 / 6),
        ("5", 1 / 6),
        ("6", 1 / 6),
    ]
    marks = {piece.id: piece.mark for piece in scene(t.s, "second").pieces}
    assert marks == {"p1": "active", "q1": "target", "q2": ""}


@pytest.mark.rule("roll.triple", "combat.exhausted")
def test_against_an_exhausted_card_the_grades_of_damage_are_shown() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted", "q2 weak d4", fate=[1])
    t.do("Strike p1 q1")
    (blow,) = scene(t.s, "first").blows
    assert [(grade.mark, grade.chance) for grade in blow.grades] == [
        ("1-3", 3 / 6),
        ("4-5", 2 / 6),
        ("6", 1 / 6),
    ]


def test_each_player_sees_the_board_from_their_side() -> None:
    s = Battlefield("p1 grunt b2", "q1 weak b3").s
    assert [scene(s, seat).turned for seat in ("first", "second", None)] == [0, 180, 0]
