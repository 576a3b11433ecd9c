"""A window for the whole party at the terminal: one question, and orders to pass."""

from __future__ import annotations

from pathlib import Path

from grimtable import scenario
from grimtable.games import find
from grimtable.kernel import Ask, Pass, Scripted, Seeded, Table
from grimtable.terminal import Sitting, lines, orders, seated_again
from grimtable.terminal.questions import question_of, take

LESSON = find("drunagor").folder / "examples" / "first_turn.toml"


def threatened(path: Path) -> Sitting:
    """Lorelai is attacked, and both Heroes could interrupt; one person plays them."""
    lesson = scenario.read(LESSON)
    table: Table = lesson.table(find("drunagor"), Scripted(lesson.fate))
    for step in lesson.lessons():
        if len(table.asks) > 1:
            break
        table.answer(table.asks[0].number, step.do.partition(": ")[2])
    return Sitting(table, {}, path / "save.json")


def test_one_question_lists_what_every_hero_could_do_and_that_nobody_does(tmp_path: Path) -> None:
    sitting = threatened(tmp_path)
    question = question_of(sitting)
    words = [choice.words for choice in question.choices]
    assert any(line.startswith("Vorn: Hold the Line") for line in words)
    assert any(line.startswith("Lorelai: Defiance") for line in words)
    passing = [line for line in words if line.startswith("Let it come: Lorelai would suffer")]
    assert passing == [words[-1]]
    assert not sitting.needs_curtain()


def test_nobody_passes_for_all(tmp_path: Path) -> None:
    sitting = threatened(tmp_path)
    question = question_of(sitting)
    asked = [opened.number for opened in sitting.table.asks]
    take(sitting, question, question.choices[-1])
    passed = [entry for entry in sitting.table.journal if entry.ask in asked]
    assert [entry.answer for entry in passed] == ["Pass", "Pass"]


def test_what_one_hero_does_is_answered_for_that_hero(tmp_path: Path) -> None:
    sitting = threatened(tmp_path)
    question = question_of(sitting)
    block = next(choice for choice in question.choices if "Hold the Line" in choice.words)
    take(sitting, question, block)
    assert sitting.table.journal[-1].seat == "vorn"
    assert not isinstance(block.answer, Pass)


def test_the_key_for_orders_is_shown_where_somebody_may_pass(tmp_path: Path) -> None:
    sitting = threatened(tmp_path)
    assert "p pass on" in lines.keys(sitting.text, 200, orders.may_pass(sitting)).plain
    while orders.may_pass(sitting):
        question = question_of(sitting)
        take(sitting, question, question.choices[-1])
    assert "p pass on" not in lines.keys(sitting.text, 200, orders.may_pass(sitting)).plain


def test_an_order_passes_until_something_must_be_decided(tmp_path: Path) -> None:
    sitting = threatened(tmp_path)
    assert "This must be decided" in orders.order(sitting), "nothing stands that p could take back"
    assert not orders.is_passing(sitting)
    assert [opened.ask.what for opened in sitting.table.asks] != ["react"]  # type: ignore[union-attr]
    assert question_of(sitting).kind == "ask"


def test_an_order_stands_while_a_computer_player_thinks_and_can_be_taken_back(
    tmp_path: Path,
) -> None:
    table = threatened(tmp_path).table
    sitting = Sitting(table, {"lorelai": "random"}, tmp_path / "save.json")
    assert "p takes it back" in orders.order(sitting)
    assert [opened.ask.seat for opened in table.asks] == ["lorelai"], "Vorn has passed"
    assert "no longer" in orders.order(sitting)
    assert not orders.is_passing(sitting)


def test_what_one_wants_to_be_asked_about_is_said_where_it_matters(tmp_path: Path) -> None:
    game = find("dark_souls")
    table = Table(game, game.Options(skirmish="hollow_cave", party=("knight",)), Seeded(2))
    sitting = Sitting(table, {}, tmp_path / "save.json")

    def at_a_roll() -> Ask:
        while True:
            number, ask = table.asks[0]
            assert isinstance(ask, Ask)
            if ask.minor is not None:
                return ask
            ends = next((one for one in ask.options if one.ends), ask.options[0])
            sitting.answer(number, ends)
            orders.carry_out_orders(sitting)

    assert at_a_roll().minor
    assert "only when one of you may fall" in orders.order(sitting)
    assert not orders.is_passing(sitting), "everything else is asked"
    assert "death" not in (at_a_roll().minor or ()), "somebody may fall"
    assert "3 damage or more" in orders.order(sitting)
    assert orders.order(sitting) == "You are asked about everything again."


def test_ties_are_left_to_the_program_and_taken_back_and_the_save_knows_it(tmp_path: Path) -> None:
    game = find("berserk")
    table = Table(game, game.Options(), Seeded(5))
    sitting = Sitting(table, {}, tmp_path / "save.json")
    assert not orders.may_leave_ties(sitting)
    while not orders.may_leave_ties(sitting):
        number, ask = table.asks[0]
        assert isinstance(ask, Ask)
        sitting.answer(number, next((one for one in ask.options if one.ends), ask.options[0]))
    assert "e ties" in lines.keys(sitting.text, 200, ties=orders.may_leave_ties(sitting)).plain
    assert "e takes it back" in orders.leave_ties(sitting)
    orders.carry_out_orders(sitting)
    assert getattr(table.asks[0].ask, "what", "") not in game.ties
    told = [sitting.text.event(event) for event in table.told(None)]
    assert any(line.startswith("A tie, decided for you: ") for line in told)
    assert seated_again(game, sitting.path).table.ordered == game.ties
    assert orders.leave_ties(sitting) == "You decide ties again."
    assert not seated_again(game, sitting.path).table.ordered
