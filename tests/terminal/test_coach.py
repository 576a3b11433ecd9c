"""The coach, the report and lessons at the terminal."""

from pathlib import Path

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from grimtable import scenario
from grimtable.games import find
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.fate import Rooted
from grimtable.lessons import GuideFate
from grimtable.minds.coach import Advice, Alike, Counsel
from grimtable.terminal import Sitting, TerminalTable, companions
from grimtable.terminal.coaching import CoachScreen, ReportScreen
from grimtable.terminal.questions import question_of
from tests.terminal.tables import listed, note, question, settle, sit


def lesson(game: str, path: Path, seats: dict[str, str]) -> TerminalTable:
    """A lesson at its beginning."""
    found = find(game)
    told = scenario.read(found.folder / "examples" / "first_turn.toml")
    table = told.table(found, None)
    table.run.trust(GuideFate(told, table, Rooted(table)))
    return TerminalTable(Sitting(table, seats, path, "en", 0, told), pace=0)


async def test_a_lesson_says_why_and_puts_its_step_first(tmp_path: Path) -> None:
    app = lesson("realms", tmp_path / "g.json", {"first": "me", "second": "greedy"})
    async with app.run_test(size=(140, 44)) as pilot:
        await settle(pilot, app)
        assert question(app).startswith("Lesson 1/31. You recruit a small army")
        assert "gold only" in question(app)
        for _ in range(9):
            assert "➤" in listed(app)[0]
            await pilot.press("enter")
            await settle(pilot, app)
        assert app.sitting.table.run.state.phase == "battle"  # type: ignore[attr-defined]
        await pilot.press("2")  # something else
        assert question(app).startswith("You have left the lesson")
        await pilot.press("u")
        assert question(app).startswith("Lesson 17/31.")


async def test_the_coach_is_asked_by_a_key_and_its_advice_taken_by_a_number(tmp_path: Path) -> None:
    app = sit(CONNECT_FOUR, tmp_path / "g.json")
    async with app.run_test(size=(120, 40)) as pilot:
        for key in "121212":
            await pilot.press(key)
        await pilot.press("c")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, CoachScreen)
        await pilot.press("1")  # the fourth stone
        await pilot.pause()
        assert app.sitting.table.over
        await pilot.press("2")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, ReportScreen)
        assert app.screen.told.curve[-1] == 1.0


async def test_who_is_watched_over_is_warned_once_before_a_blunder(tmp_path: Path) -> None:
    app = sit(CONNECT_FOUR, tmp_path / "g.json")
    async with app.run_test(size=(120, 40)) as pilot:
        for key in "121212":
            await pilot.press(key)
        await pilot.press("w")
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("7")
        assert note(app).startswith("Sure? Better:")
        assert app.sitting.table.answered == 6
        await pilot.press("7")
        assert app.sitting.table.answered == 7


async def test_a_companion_says_what_it_intends_and_waits_for_the_people(tmp_path: Path) -> None:
    party = ("knight", "assassin")
    seats = {"knight": "me", "assassin": "planner"}
    path = tmp_path / "g.json"
    app = sit(find("dark_souls"), path, seats, party=party, skirmish="hollow_cave")
    async with app.run_test(size=(140, 44)) as pilot:
        await settle(pilot, app)
        await pilot.press("i")
        assert note(app).startswith("Computer players on your side say what they intend")
        for _ in range(40):
            await settle(pilot, app)
            await app.workers.wait_for_complete()
            await pilot.pause()
            if companions.companion(app.sitting) is not None:
                break
            await pilot.press("1")
        assert question(app).startswith("Assassin asks you:")
        assert note(app).startswith("Assassin intends: ")
        before = len(app.sitting.table.entries())
        await pilot.press("y")
        await pilot.pause()
        said = [entry for entry in app.sitting.table.entries(before) if entry.seat == "assassin"]
        assert said, "it did so"
        await pilot.press("i")
        await settle(pilot, app)
        assert companions.companion(app.sitting) is None
        assert question_of(app.sitting).seat == "knight", "it plays on by itself"


async def test_what_is_weighty_a_companion_leaves_to_the_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Option, "weighty", True)
    seats, party = {"knight": "me", "assassin": "random"}, ("knight", "assassin")
    app = sit(find("dark_souls"), tmp_path / "g.json", seats, party=party, skirmish="hollow_cave")
    async with app.run_test(size=(140, 44)) as pilot:
        for _ in range(40):
            await settle(pilot, app)
            if companions.companion(app.sitting) is not None:
                break
            await pilot.press("1")
        assert question(app).startswith("Assassin asks you:")
        monkeypatch.setattr(Option, "weighty", False)
        await pilot.press("1")
        await settle(pilot, app)
        assert companions.companion(app.sitting) is None


async def test_rivals_do_not_say_what_they_intend(tmp_path: Path) -> None:
    app = sit(CONNECT_FOUR, tmp_path / "g.json", {"red": "me", "yellow": "greedy"})
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("i")
        assert note(app) == "No computer player is on your side."


async def test_options_that_come_to_the_same_are_said_to(tmp_path: Path) -> None:
    said = []
    for language in ("en", "fr"):
        app = sit(CONNECT_FOUR, tmp_path / f"{language}.json", language=language)
        ask = app.sitting.table.asks[0].ask
        assert isinstance(ask, Ask)
        left, right = ask.options[0], ask.options[-1]
        counsel = Counsel([Advice(left, 0.5, (), (), Alike(right, even=True))], {left: 0.5})
        text, scene = app.sitting.text, app.sitting.scene()
        (line,) = CoachScreen(counsel, ask, scene, text).lines()
        assert str(line).endswith(text.option(right, scene, ask.what))
        said.append(str(line).splitlines()[1].strip())
    assert said[0].startswith("= comes to the same as: ")
    assert said[1].startswith("= revient au même que")
