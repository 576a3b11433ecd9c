"""The turn: order, movement, beginning, end (pp. 10-12)."""

from __future__ import annotations

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.board import SQUARES, row, row_of
from tests.games.realms.table import Battlefield


@pytest.mark.rule("overview.field", "place.rows", "gap.placement.picture")
def test_the_field_has_30_squares_and_each_side_three_rows_of_five() -> None:
    assert len(set(SQUARES)) == 30
    rows = [row(player, number) for player in (0, 1) for number in (1, 2, 3)]
    assert sorted(square for squares in rows for square in squares) == sorted(SQUARES)
    # Rows 1 face each other.
    assert {square[1] for square in rows[0]} == {"3"}
    assert {square[1] for square in rows[3]} == {"4"}


@pytest.mark.rule("overview.players", "turn.own-cards", "turn.p2-begins")
def test_only_the_active_players_cards_move_and_act() -> None:
    t = Battlefield("p1 grunt c3", "q1 grunt c4")
    assert {o.split()[1] for o in t.offers if " " in o} == {"p1"}
    t.do("EndTurn")
    assert t.ask.seat == "second"
    assert {o.split()[1] for o in t.offers if " " in o} == {"q1"}


@pytest.mark.rule("move.points", "move.orthogonal", "move.cost", "move.no-swap")
def test_steps_are_straight_to_empty_squares_and_cost_one_point_each() -> None:
    t = Battlefield("p1 grunt a1", "p2 tank b1", "q1 weak e6")
    moves = {o.split()[2] for o in t.offers if o.startswith("Move p1")}
    assert moves == {"a2", "a3", "b2"}
    t.do("Move p1 b2")
    assert t.p1.points == 0
    t = Battlefield("p1 grunt a1", "q1 weak e6").do("Move p1 a2")
    assert t.p1.points == 1


@pytest.mark.rule("move.zero")
def test_without_points_nobody_moves() -> None:
    t = Battlefield("p1 weak a1", "q1 weak e6").do("Move p1 a2")
    assert not [o for o in t.offers if o.startswith("Move")]


@pytest.mark.rule("move.cost")
def test_a_way_around_costs_its_length() -> None:
    t = Battlefield("p1 grunt a1", "p2 tank a2", "q1 weak e6")
    assert t.refuses("Move p1 a3")


@pytest.mark.rule("turn.any-order", "turn.then-act")
def test_all_may_move_before_the_first_acts() -> None:
    t = Battlefield("p1 grunt b2", "p2 grunt d2", "p3 weak a1", "q1 tank c4", fate=[5])
    t.do("Move p1 b3", "Move p2 d3", "Move p3 a2", "Strike p1 q1")
    assert t.p1.exhausted
    assert "Strike p2 q1" in t.offers


@pytest.mark.rule("turn.any-order", "exhausted.no-act")
def test_acting_ends_the_movement_of_that_card_only() -> None:
    t = Battlefield("p1 grunt a3", "p2 grunt d2", "q1 tank c4", fate=[5, 5])
    t.do("Move p1 b3", "Move p2 d3", "Strike p2 q1")
    assert not [o for o in t.offers if o.split()[1:2] == ["p2"]]
    assert "Move p1 a3" in t.offers
    t.do("Strike p1 q1")
    assert t.p1.exhausted


@pytest.mark.rule("turn.alert-all", "move.regain")
def test_at_the_beginning_of_a_turn_all_own_cards_become_alert() -> None:
    t = Battlefield("p1 weak a1", "q1 weak c5 exhausted", "q2 idol c6 exhausted")
    t.s.cards["q1"].points = 0
    t.do("EndTurn")
    assert not t.q1.exhausted
    assert not t.q2.exhausted
    assert t.q1.points == 1


@pytest.mark.rule("turn.p2-first-reveal", "ruling.start-of-turn-order", "reveal.p2")
def test_player_2_turns_up_row_3_before_anything_becomes_alert() -> None:
    t = Battlefield(
        "p1 weak a1", "q1 troll c6 hidden", "q2 flyer d6 hidden", "q3 weak c4 exhausted poison=1",
        turn=1,
    )  # fmt: skip
    t.do("EndTurn")
    assert not t.q1.hidden
    assert t.q2.zone == "air"
    keys = [event.key for event in t.s.events]
    assert keys.index("turn") < keys.index("revealed") < keys.index("poison-works")
    assert "Move q1 c5" in t.offers


@pytest.mark.rule("end.win")
def test_who_has_lost_all_creatures_has_lost_artifacts_or_not() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted damage=9", "q2 idol c5", fate=[1])
    t.do("Strike p1 q1")
    assert t.run.over
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.result == {"first": 1.0, "second": 0.0}


@pytest.mark.rule("end.win", "poison.tick")
def test_poison_can_end_a_battle() -> None:
    t = Battlefield("p1 weak a1", "q1 weak c5 damage=9 poison=1").do("EndTurn")
    assert t.s.winner == "first"


@pytest.mark.rule("ruling.no-legal-move")
def test_passing_is_allowed_and_ten_quiet_rounds_are_a_draw() -> None:
    t = Battlefield("p1 weak a1", "q1 weak e6")
    for _ in range(20):
        assert not t.run.over
        t.do("EndTurn")
    assert t.s.winner == "draw"
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.result == {"first": 0.5, "second": 0.5}


@pytest.mark.rule("ruling.no-legal-move")
def test_damage_ends_the_quiet() -> None:
    t = Battlefield("p1 weak a1", "p2 grunt c3", "q1 tank c4 exhausted", fate=[1], quiet=15)
    t.do("Strike p2 q1")
    assert t.s.quiet == 0
    t = Battlefield("p1 weak c3", "q1 armored c4 exhausted", fate=[1], quiet=15)
    assert t.do("Strike p1 q1").s.quiet == 15, "what armor has kept off is no damage"


@pytest.mark.rule("reveal.p2", "exhausted.no-act")
def test_what_lies_face_down_does_not_act() -> None:
    t = Battlefield("p1 weak c1", "q1 weak c3", "q2 grunt c6 hidden", active="second")
    assert {offer.split()[1] for offer in t.offers if " " in offer} == {"q1"}


@pytest.mark.rule("place.rows")
def test_a_square_of_the_enemy_is_in_none_of_my_rows() -> None:
    assert [row_of(0, square) for square in ("c1", "c2", "c3", "c4")] == [3, 2, 1, 0]
    assert [row_of(1, square) for square in ("c6", "c5", "c4", "c3")] == [3, 2, 1, 0]


@pytest.mark.rule("ruling.turn-limit")
def test_after_200_turns_it_is_a_draw() -> None:
    t = Battlefield("p1 weak a1", "q1 weak e6", turn=199).do("EndTurn")
    assert not t.run.over
    t.do("EndTurn")
    assert t.s.winner == "draw"


def test_the_ending_says_who_was_lost() -> None:
    t = Battlefield("p1 grunt c3", "p2 grunt a1", "q1 weak c4 exhausted damage=9", fate=[1])
    t.do("Strike p1 q1")
    ended = GAME.outcome(t.s)
    assert ended is not None
    lost, kept = ended.told
    assert (lost.key, lost.args["who"], lost.args["last"]) == ("ending-all", "second", "weak")
    assert (kept.key, kept.args["who"]) == ("ending-none", "first")


def test_the_ending_of_a_draw_says_why_nobody_won() -> None:
    t = Battlefield("p1 grunt a1", "q1 grunt e6", quiet=19)
    t.do("EndTurn")
    ended = GAME.outcome(t.s)
    assert ended is not None
    assert [line.key for line in ended.told] == ["ending-quiet", "ending-none", "ending-none"]
