"""Pages are read and put aside, and what the enemies will do is told, in the terminal too."""

from pathlib import Path

from textual.widgets import Static

from grimtable.games.berserk import GAME
from grimtable.terminal.screens import ForesightScreen
from tests.terminal.tables import picture, sit


async def test_a_page_is_put_aside_by_going_on_and_read_again_by_a_key(tmp_path: Path) -> None:
    app = sit(GAME, tmp_path / "game.json")
    async with app.run_test(size=(120, 60)) as pilot:
        await pilot.pause()
        assert "Enoch burns." in picture(app).canvas.plain()
        await pilot.press("1")
        assert "Enoch burns." not in picture(app).canvas.plain()
        await pilot.press("t")
        assert "Enoch burns." in picture(app).canvas.plain()
        await pilot.press("t")
        assert "Enoch burns." not in picture(app).canvas.plain()


async def test_what_the_enemies_will_do_is_a_key_away(tmp_path: Path) -> None:
    app = sit(GAME, tmp_path / "game.json")
    async with app.run_test(size=(120, 60)) as pilot:
        await pilot.press("1", "1", "1", "f")
        await pilot.pause()
        assert isinstance(app.screen, ForesightScreen)
        title = str(app.screen.query(Static).first().content)
        assert title == "What the Enemies do if nothing changes"
        assert app.screen.foresight is not None
        assert app.screen.foresight.steps[0].of == "troll_1"
        await pilot.press("x")
        assert not isinstance(app.screen, ForesightScreen)
