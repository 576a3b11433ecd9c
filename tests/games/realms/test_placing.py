"""Placing the army and beginning the battle."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.hunch import hunch
from grimtable.games.realms.options import Place, Shift
from grimtable.games.realms.placing import free_squares
from grimtable.games.realms.state import Card, Options
from grimtable.kernel.asks import Ask, Done, Option
from grimtable.kernel.fate import Scripted
from grimtable.kernel.run import Run
from grimtable.kernel.text import Text
from tests.games.realms.table import PACK, setting


def placing(first: str, second: str = "weak") -> Run:
    """Both players have bought these cards and are about to place them."""
    s = setting()
    s.phase, s.in_play, s.graves, s.active = "place", {}, {}, ""
    for letter, seat, kinds in (("p", "first", first), ("q", "second", second)):
        for i, kind in enumerate(kinds.split(), 1):
            s.cards[f"{letter}{i}"] = Card(kind, seat, "army")
    s.events = []
    return Run(GAME, s, Scripted([]))


def put(run: Run, *answers: str, content: bool = True) -> None:
    """Give these answers; who has placed all is `content` with it."""
    for answer in answers:
        letter = answer.split()[1][0] if " " in answer else "p"
        seat = "first" if letter == "p" else "second"
        (opened,) = [o for o in run.asks if o.ask.seat == seat]
        run.answer(opened.number, opened.ask.read(answer))
        if content and s_of(run).phase == "place" and Done() in ways(run, seat):
            (opened,) = [o for o in run.asks if o.ask.seat == seat]
            run.answer(opened.number, Done())


def s_of(run: Run) -> Any:
    return run.state


def ways(run: Run, seat: str) -> list[Option]:
    """What a seat can do while armies are placed."""
    return [
        option
        for _, ask in run.asks
        if isinstance(ask, Ask) and ask.seat == seat
        for option in ask.options
    ]


@pytest.mark.rule("ruling.placing-order", "place.face-down")
def test_cards_are_placed_in_any_order_moved_and_exchanged_until_the_army_stands() -> None:
    run = placing("grunt weak blade")
    put(run, "Place p3 c1", "Place p1 c2", content=False)
    assert Done() not in ways(run, "first"), "one is still to be placed"
    put(run, "Swap p3 p1", "Place p2 b3", "Shift p2 d3", content=False)
    s: Any = run.state
    assert s.field == {"c2": "p3", "c1": "p1", "d3": "p2"}
    assert s.phase == "place"
    put(run, "Place q1 c4")
    assert s.phase == "place", "Player 1 has still to say that the army stands"
    (opened,) = run.asks
    run.answer(opened.number, Done())
    assert s.phase == "reveal"


@pytest.mark.rule("ruling.placing-order", "place.overflow.back")
def test_who_moves_a_card_leaves_no_square_of_the_picture_empty() -> None:
    run = placing("weak " * 10)
    picture = [f + r for f in "bcd" for r in "123"]
    cards = [f"p{i}" for i in range(1, 11)]
    laid = dict(zip(cards, [*picture, "a1"], strict=True))
    put(run, *(f"Place {card} {square}" for card, square in laid.items()), content=False)
    offered = {str(option) for option in ways(run, "first") if type(option) is Shift}
    assert offered == {f"Shift p10 {square}" for square in ("a2", "e1", "e2")}


@pytest.mark.rule("ruling.placing-order")
def test_a_computer_player_lays_each_card_once() -> None:
    run = placing("grunt weak blade", "tank weak")
    while s_of(run).phase == "place":
        (number, ask), *_ = run.asks
        assert isinstance(ask, Ask)
        thought = list(GAME.sensible(s_of(run), ask))
        assert {type(option) for option in thought} in ({Place}, {Done})
        usual = hunch(s_of(run), ask)
        assert usual is not None
        assert usual in thought
        run.answer(number, thought[-1])
    assert len(s_of(run).field) == 5


def squares(run: Run, seat: str) -> list[str]:
    return sorted(free_squares(run.state, seat))  # type: ignore[arg-type]


@pytest.mark.rule(
    "place.p1", "place.overflow.back", "place.overflow.front", "gap.placement.picture"
)
def test_player_1_fills_the_middle_3x3_then_rows_2_and_3_then_row_1() -> None:
    middle = sorted(f + r for f in "bcd" for r in "123")
    assert squares(placing("weak " * 9), "first") == middle
    # With ten cards one of them goes to the rest of Rows 2 and 3, never to a3 or e3.
    run = placing("weak " * 10)
    assert squares(run, "first") == sorted([*middle, "a1", "a2", "e1", "e2"])
    put(run, "Place p1 a1")
    assert squares(run, "first") == middle
    assert len(squares(placing("weak " * 13), "first")) == 13
    assert "a3" not in squares(placing("weak " * 13), "first")
    run = placing("weak " * 14)
    assert len(squares(run, "first")) == 15
    put(run, "Place p1 a3")
    assert "e3" not in squares(run, "first")


@pytest.mark.rule("place.p2", "place.overflow.back")
def test_player_2_has_all_of_row_1_from_the_start() -> None:
    picture = sorted([f + "4" for f in "abcde"] + [f + r for f in "bcd" for r in "56"])
    assert squares(placing("weak", "weak " * 6), "second") == picture
    run = placing("weak", "weak " * 12)
    assert squares(run, "second") == sorted([*picture, "a5", "e5", "a6", "e6"])


@pytest.mark.rule("place.face-down", "place.flying")
def test_everything_is_placed_face_down_flyers_and_areas_too() -> None:
    run = placing("flyer meadow blade weak")
    put(run, "Place p1 c3", "Place p2 c2", "Place p4 b1", "Place p3 c1")
    s: Any = run.state
    assert all(s.cards[f"p{i}"].hidden for i in (1, 2, 3, 4))
    assert len(s.field) == 4


@pytest.mark.rule(
    "reveal.p1", "reveal.p2", "creature.flying.zone", "creature.standalone.field", "artifact.field",
    "area.zone", "place.flying", "ruling.start-alert",
)  # fmt: skip
def test_player_1_turns_up_everything_and_player_2_all_but_row_3() -> None:
    run = placing("flyer meadow idol weak", "weak flyer weak")
    put(run, "Place p1 c3", "Place p2 c2", "Place p3 c1", "Place p4 b1")
    put(run, "Place q1 c4", "Place q2 c5", "Place q3 c6")
    s: Any = run.state
    assert {i: s.cards[i].zone for i in ("p1", "p2", "p3", "p4")} == {
        "p1": "air", "p2": "air", "p3": "field", "p4": "field",
    }  # fmt: skip
    assert [s.cards[f"q{i}"].hidden for i in (1, 2, 3)] == [False, False, True]
    assert s.cards["q2"].zone == "air"
    assert sorted(s.field) == ["b1", "c1", "c4", "c6"]
    assert (s.active, s.cards["p4"].points, s.cards["p4"].exhausted) == ("first", 1, False)


@pytest.mark.rule("creature.symbiotic.on-host", "equip.owner", "symbiotic.host")
def test_guests_and_equipment_go_on_creatures_when_they_are_turned_up() -> None:
    run = placing("guest blade weak grunt")
    put(run, "Place p3 c1", "Place p4 b1", "Place p1 c3", "Place p2 c2", "Place q1 c4")
    put(run, "Attach p1 p3", "Attach p2 p4")
    s: Any = run.state
    assert (s.cards["p3"].symbiote, s.cards["p4"].worn) == ("p1", ("p2",))
    assert sorted(s.field) == ["b1", "c1", "c4"]


@pytest.mark.rule("equip.owner")
def test_a_guest_with_a_class_is_on_its_host_before_equipment_looks_for_an_owner() -> None:
    run = placing("blade guest beast")
    put(run, "Place p3 c1", "Place p1 c3", "Place p2 c2", "Place q1 c4")
    s: Any = run.state
    assert (s.cards["p3"].symbiote, s.cards["p2"].worn) == ("p2", ("p1",))


@pytest.mark.rule("ruling.hidden-symbiotic")
def test_who_finds_nobody_face_up_waits_for_row_3_and_is_put_on_a_card_then() -> None:
    run = placing("grunt", "guest blade beast beast")
    put(run, "Place p1 c3", "Place q3 c6", "Place q4 b6", "Place q1 c4", "Place q2 b4")
    s: Any = run.state
    assert [s.cards[i].zone for i in ("q1", "q2")] == ["field", "field"]
    (opened,) = run.asks
    strikes = [str(o) for o in opened.ask.options if str(o).startswith("Strike")]  # type: ignore[union-attr]
    assert strikes == ["Strike p1 q1"], "a creature that waits can be attacked, equipment can not"
    put(run, "EndTurn", "Attach q1 q3")
    assert (s.cards["q1"].host, s.cards["q1"].worn) == ("q3", ("q2",)), "the guest has a class"


@pytest.mark.rule("ruling.hidden-symbiotic")
def test_with_all_cards_face_up_and_nobody_to_carry_them_they_go_to_the_graveyard() -> None:
    run = placing("weak", "blade beast")
    put(run, "Place p1 c3", "Place q2 c6", "Place q1 c4")
    s: Any = run.state
    assert s.cards["q1"].zone == "field"
    put(run, "EndTurn")
    assert s.graves["second"] == ["q1"]


def warnings(run: Run, seat: str) -> str:
    text = Text.of(GAME, Options(packs=(PACK,)), "en")
    (opened,) = [o for o in run.asks if o.ask.seat == seat]
    return text.ask(opened.ask).partition("change places.")[2].strip()


@pytest.mark.rule("ruling.hidden-symbiotic", "symbiotic.host", "equip.owner")
def test_who_places_a_card_that_nobody_can_carry_is_warned() -> None:
    none = "No creature of your army can carry this"
    graveyard = "It will go to the graveyard."
    told = warnings(placing("blade beast"), "first")
    assert told == f"{none}: Blade. {graveyard}", "a beast has no class and wears nothing"
    told = warnings(placing("beast guest guest"), "first")
    assert told == f"{none}: Guest. {graveyard}", "it is host of one"
    assert warnings(placing("blade grunt guest"), "first") == ""


@pytest.mark.rule("ruling.hidden-symbiotic", "reveal.p2")
def test_player_2_is_warned_when_all_who_could_carry_a_card_will_be_turned_up_later() -> None:
    run = placing("grunt blade", "grunt blade")
    assert warnings(run, "second") == "", "nobody stands anywhere yet"
    put(run, "Place p1 c1", "Place q1 c6")
    assert warnings(run, "first") == "", "Player 1 turns up all rows at once"
    assert "stand in Row 3 and are turned up later: Blade." in warnings(run, "second")
    front = placing("grunt blade", "grunt blade")
    put(front, "Place p1 c1", "Place q1 c4")
    assert warnings(front, "second") == "", "in Row 1 somebody is turned up at once"
    put(run, "Place p2 c2", "Place q2 b6", "EndTurn")
    s: Any = run.state
    assert s.cards["q1"].worn == ("q2",), "turned up together, they find each other"


@pytest.mark.rule("ruling.start-alert", "turn.first-player")
def test_player_1_begins_and_no_poison_or_regeneration_comes_before() -> None:
    run = placing("troll")
    put(run, "Place p1 c3", "Place q1 c4")
    s: Any = run.state
    assert s.turn == 1
    assert run.asks[0].ask.seat == "first"
    assert not [e for e in s.events if e.key in ("healed", "poison-works")]


@pytest.mark.rule("ruling.start-alert", "reveal.p2")
def test_an_area_of_player_2_slows_player_1_from_the_first_turn() -> None:
    run = placing("grunt", "mire weak")
    put(run, "Place p1 c3", "Place q1 c4", "Place q2 c5")
    s: Any = run.state
    assert s.cards["p1"].points == 1


@pytest.mark.rule("reveal.p1", "reveal.p2", "reveal.blind-reveal", "turn.p2-first-reveal")
def test_every_reveal_cites_its_own_rule() -> None:
    run = placing("sniper", "weak no-shots weak")
    put(run, "Place p1 c3", "Place q1 c4", "Place q2 b6", "Place q3 d6")
    put(run, "Use p1 shot q2")
    opened = run.asks[0]
    run.answer(opened.number, opened.ask.read("EndTurn"))
    s: Any = run.state
    assert [e.rule for e in s.events if e.key == "revealed"] == [
        "reveal.p1", "reveal.p2", "reveal.blind-reveal", "turn.p2-first-reveal",
    ]  # fmt: skip
    assert all(e.reveals for e in s.events if e.key == "revealed"), "nobody takes that back"
