"""A window for anyone is one question to a person with several seats."""

from __future__ import annotations

from grimtable.kernel import Ask, Pass, Scripted, Table
from grimtable.kernel.run import Open
from grimtable.seats import answerer, answerers, window
from tests.kernel.duel import Parry, Strike
from tests.kernel.test_under_way import GAME
from tests.kernel.tiny import House


def struck() -> Table:
    """Ann has struck Bob; Bob and Cid may react."""
    table = Table(GAME, House(), Scripted([5, 2]))
    table.answer(0, Strike("bob"))
    return table


def test_a_person_with_several_seats_is_asked_once() -> None:
    table = struck()
    assert [opened.ask.seat for opened in window(table, ["ann", "bob", "cid"])] == ["bob", "cid"]


def test_one_seat_of_a_window_is_an_ordinary_question() -> None:
    assert window(struck(), ["ann", "bob"]) == []


def test_who_acts_closes_the_window_for_the_other_seats_too() -> None:
    table = struck()
    _, cid = window(table, ["bob", "cid"])
    table.answer(cid.number, Parry())
    assert window(table, ["bob", "cid"]) == []
    assert [opened.ask.seat for opened in window(table, ["ann", "bob"])] == ["ann", "bob"]


def test_passing_for_all_seats_lets_the_blow_fall() -> None:
    table = struck()
    for opened in window(table, ["bob", "cid"]):
        table.answer(opened.number, Pass())
    assert table.run.state.health["bob"] == 1  # type: ignore[attr-defined]


def test_what_a_leader_decides_is_anybodys_only_where_nobody_plays_the_leader() -> None:
    ask = Ask("ann", "lead", (Pass(),), "tiny.take", led=True)
    table, opened = struck(), Open(0, ask)
    assert answerers(table, ["ann", "bob"], opened) == ("ann",)
    assert answerers(table, ["bob", "cid"], opened) == ("bob", "cid")
    assert answerer(table, ["bob", "cid"], opened) == "bob"
    assert answerers(table, [], opened) == ("ann",), "computers among themselves"
