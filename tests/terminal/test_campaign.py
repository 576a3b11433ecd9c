"""A campaign at the terminal table."""

from pathlib import Path

from textual.widgets import Static

from grimtable.campaigns import Ledger
from grimtable.kernel import Table, read_save
from grimtable.terminal import Sitting, TerminalTable, seated_again
from grimtable.terminal.questions import question_of
from grimtable.terminal.start import StartScreen
from tests.kernel.caravan import GAME as CARAVAN
from tests.kernel.caravan import March
from tests.kernel.trek import GAME, Walk
from tests.terminal.tables import listed


def seat_down(path: Path, walk: int = 0) -> TerminalTable:
    table = Table(GAME, Walk(walk), None)
    return TerminalTable(Sitting(table, {"ann": "me"}, path), pace=0)


async def test_after_a_chapter_the_next_is_offered_with_the_same_people(tmp_path: Path) -> None:
    ledger = Ledger.begin(tmp_path / "far", GAME, Walk(walk=1), {"ann": "me"})
    app = seat_down(ledger.path, walk=1)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("3")
        assert listed(app)[0].startswith("1 Next chapter: Walk 2 of 3")
        await pilot.press("1")
        assert app.sitting.table.options == Walk(2, (3,), ("ann", "bob"))
        assert app.sitting.seats == {"ann": "me", "bob": "me"}
        await pilot.press("1")
    chapters = Ledger.read(ledger.folder).campaign.chapters
    assert [one.outcome and one.outcome.result["ann"] for one in chapters] == [1, 0]
    again = seated_again(GAME, Ledger.read(ledger.folder).path)
    assert question_of(again).choices[0].answer == "next_chapter", "the walk is tried once more"


async def test_a_campaign_that_was_begun_as_a_table_gets_a_folder_of_its_own(
    tmp_path: Path,
) -> None:
    app = seat_down(tmp_path / "walk.json", walk=1)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("2", "1")
        assert app.sitting.path == tmp_path / "walk" / "chapter-2.json"
        assert read_save(app.sitting.path).options["walk"] == 2
        app.action_new_game()
        await pilot.pause()
        assert app.sitting.table.options == Walk(2, (2,), ("ann", "bob")), (
            "begun anew, it is still this chapter"
        )


async def test_before_the_next_chapter_the_party_may_be_another(tmp_path: Path) -> None:
    ledger = Ledger.begin(tmp_path / "far", CARAVAN, March(1), {"ann": "me", "bob": "greedy"})
    table = Table(CARAVAN, March(1), None)
    app = TerminalTable(Sitting(table, {"ann": "me", "bob": "greedy"}, ledger.path), pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("3", "1")
        assert isinstance(app.screen, StartScreen)
        title = app.screen.query_one(".title", Static).content
        assert str(title) == "Day 2"
        shown = [f"{line.name} {line.shown}".strip() for line in app.screen.lines]
        assert shown[:4] == ["Who walks ■ Ann", "■ Bob", "□ Cid", "□ Dot"]
        await pilot.press("escape")
        assert app.sitting.table.options == March(1), "nothing has begun"
        await pilot.press("1", "down", "down", "space", "down", "space", "home", "enter")
        assert app.sitting.table.options == March(2, ("ann", "cid"))
        assert app.sitting.seats == {"ann": "me", "cid": "greedy"}, "who played Bob plays Cid"
    assert Ledger.read(ledger.folder).campaign.last.options["party"] == ["ann", "cid"]


async def test_a_single_game_offers_a_new_one(tmp_path: Path) -> None:
    app = seat_down(tmp_path / "walk.json")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("2")
        assert listed(app)[0] == "1 New game"
