"""The start screen: any game's options, seats and dice, before the first turn."""

from __future__ import annotations

from pathlib import Path

from textual.widgets import OptionList, Static

from grimtable.games import find
from grimtable.kernel import Ask, Seeded, Table
from grimtable.terminal import Setup, Sitting, StartApp, TerminalTable

SOULS = find("dark_souls")


MINE = {"assassin": "me", "knight": "me"}


def start(language: str = "en") -> StartApp:
    return StartApp(SOULS, Setup(SOULS.Options(), MINE), language)


async def test_enter_takes_the_defaults() -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
    assert app.return_value == Setup(SOULS.Options(), MINE)


async def test_options_seats_and_dice_are_chosen_by_keyboard() -> None:
    app = start("fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "space")  # no Assassin
        await pilot.press("down", "right")  # but a Herald
        for _ in range(6):
            await pilot.press("down")
        await pilot.press("left")  # the last boss to practise with
        await pilot.press("down", "left")  # the Herald's player is not the strongest one
        await pilot.press("down", "down", "enter")  # real dice
        await pilot.press("home", "enter")
    chosen = app.return_value
    assert chosen is not None
    assert chosen.options.party == ("herald", "knight")
    assert chosen.options.skirmish == "ornstein_and_smough"
    assert chosen.seats == {"herald": "fair", "knight": "me"}
    assert chosen.real_dice


async def test_a_click_changes_a_line() -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(OptionList, offset=(20, 2))  # the Herald
        await pilot.press("home", "enter")
    assert app.return_value is not None
    assert app.return_value.options.party == ("assassin", "herald", "knight")


async def test_what_cannot_be_played_is_said_and_not_begun() -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "space", "down", "down", "space")
        note = str(app.screen.query_one("#start-note", Static).content)
        assert "one to four different characters" in note
        assert app.screen.query_one(OptionList).get_option_at_index(0).disabled
        await pilot.press("space", "home", "enter")
    assert app.return_value is not None
    assert app.return_value.options.party == ("knight",)


async def test_options_that_change_nothing_are_not_asked_for() -> None:
    app = start()

    def names() -> list[str]:
        return [line.name for line in app.start.lines]

    async with app.run_test(size=(80, 40)) as pilot:
        asked = names()
        at = asked.index("Practice fight")
        await pilot.press(*["down"] * (at + 1), "right")
        listing = app.screen.query_one(OptionList)
        gone = [name for name in asked if name not in names()]
        assert len(gone) == 2, "a practice fight has no other bosses"
        assert listing.highlighted is not None
        assert names()[listing.highlighted - 1] == "Practice fight", "the focus stays on its line"
        await pilot.press("left")
        assert names() == asked


async def test_escape_begins_nothing() -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("escape")
    assert app.return_value is None


async def test_the_last_answer_is_seen_on_the_table(tmp_path: Path) -> None:
    options = SOULS.Options(("knight",), skirmish="hollow_cave", wounds=9)
    table = Table(SOULS, options, Seeded(3), seed=3)
    app = TerminalTable(Sitting(table, {}, tmp_path / "game.json", "en", 3))
    async with app.run_test(size=(120, 40)):
        for _ in range(300):
            if table.over:
                break
            number, ask = table.asks[0]
            assert isinstance(ask, Ask)
            app.sitting.answer(number, ask.options[-1])
            assert app.sitting.scene() == table.scene(app.sitting.shown)
    assert table.over
