"""Every registered game can be played in the app as it is: nothing in it knows a game."""

import random
from pathlib import Path

import pytest

from grimtable.games import GAMES, find
from grimtable.kernel import Ask, Chance, Seeded, Table, read_save
from grimtable.kernel.text import LANGUAGES
from grimtable.lab.samples import sample
from grimtable.terminal import Sitting, TerminalTable
from grimtable.terminal.board import draw_board
from grimtable.terminal.catalogue import Catalogue
from grimtable.terminal.marks import Marks
from grimtable.terminal.questions import Choice, question_of, take
from grimtable.terminal.screens import CurtainScreen
from grimtable.terminal.spread import draw_gauges, draw_spread


def keys_for(app: TerminalTable, choice: Choice) -> list[str]:
    """What to type for a choice."""
    longer = any(c.key != choice.key and c.key.startswith(choice.key) for c in app.ask.listed)
    return [*choice.key, *(["enter"] if longer else [])]


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
@pytest.mark.parametrize("name", GAMES)
async def test_random_answers_by_keyboard(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    game, chance, path = find(name), random.Random(5), tmp_path / "game.json"
    table = Table(game, sample(game, 5), Seeded(5), seed=5)
    app = TerminalTable(Sitting(table, {}, path, "fr" if size[0] == 80 else "en"), pace=0)
    async with app.run_test(size=size) as pilot:
        for _ in range(60):
            if table.over:
                break
            if isinstance(app.screen, CurtainScreen):
                await pilot.press("space")
            await pilot.press(*keys_for(app, chance.choice(app.ask.listed)))
        assert app.sitting.text.problems == []
        assert read_save(path).answers == table.journal
        assert len(table.journal) > 40 or table.over


@pytest.mark.parametrize("name", GAMES)
def test_everything_an_option_touches_is_drawn(name: str) -> None:
    game, chance = find(name), random.Random(7)
    table = Table(game, sample(game, 7), Seeded(7), seed=7)
    texts = {language: Catalogue.at(table, language) for language in LANGUAGES}
    for turn in range(400):
        if table.over:
            break
        opened = chance.choice(table.asks)
        assert isinstance(opened.ask, Ask)
        scene = table.scene(opened.ask.seat)
        if turn % 10 == 0:
            text = texts[LANGUAGES[turn // 10 % len(LANGUAGES)]]
            ids = scene.ids()
            board = draw_board(scene, text, Marks(ids, ids), 50, 21)
            spread = draw_spread(scene, text, Marks(ids, ids), 48, 21)
            gauges = draw_gauges(scene, text, Marks(ids, ids), 48, 21)
            for thing in ids:
                assert any(one.find(thing) for one in (board, spread, gauges)), thing
        table.answer(opened.number, chance.choice(opened.ask.options))
    for text in texts.values():
        assert text.problems == []


@pytest.mark.parametrize("name", GAMES)
async def test_real_dice_from_the_first_roll_on(name: str, tmp_path: Path) -> None:
    game, chance = find(name), random.Random(3)
    table = Table(game, sample(game, 3), None, seed=3)
    app = TerminalTable(Sitting(table, {}, tmp_path / "game.json"), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        told = 0
        for _ in range(60):
            if isinstance(app.screen, CurtainScreen):
                await pilot.press("space")
            told += any(isinstance(opened.ask, Chance) for opened in table.asks)
            await pilot.press(*keys_for(app, chance.choice(app.ask.listed)))
        assert told > 0
        assert app.sitting.text.problems == []


@pytest.mark.parametrize(("language", "dice"), [("en", "2 red dice"), ("fr", "2 dés rouges")])
def test_figures_of_an_option_are_words(language: str, dice: str, tmp_path: Path) -> None:
    """What a browser draws after an option can be read here."""
    game = find("berserk")
    table = Table(game, game.Options(adventure="yard"), Seeded(1))
    sitting = Sitting(table, {}, tmp_path / "table.json", language)
    for _ in game.seats(table.options):  # everybody takes a place
        asked = question_of(sitting)
        take(sitting, asked, asked.choices[0])
    assert any(f" · {dice} · " in choice.words for choice in question_of(sitting).choices)
