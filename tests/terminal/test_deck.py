"""The deck builder, as a person uses it: keys, clicks, filters, undo, both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import DataTable, Input, Static

from grimtable.cards import Document
from grimtable.collection import Deck, read_deck
from grimtable.games.realms import GAME
from grimtable.games.realms.state import Options
from grimtable.terminal.deck import DeckBuilder, Draft, builder_texts
from grimtable.terminal.screens import HelpScreen

CARDS = GAME.collection()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def builder(path: Path, cards: dict[str, int] | None = None, language: str = "en") -> DeckBuilder:
    deck = Deck(name="My deck", cards=cards or {})
    draft = Draft(CARDS, "realms", path, "mine", deck)
    return DeckBuilder(draft, builder_texts(GAME, CARDS), language)


def says(app: DeckBuilder, widget: str) -> str:
    return str(app.query_one(f"#{widget}", Static).render()).replace("\N{NO-BREAK SPACE}", " ")


def listed(app: DeckBuilder) -> list[str]:
    table: DataTable[object] = app.query_one("#list", DataTable)
    return [str(key.value) for key in table.rows]


def kept(path: Path) -> dict[str, int]:
    return read_deck(Document(path))[1].cards


async def test_a_deck_is_built_by_keys_and_kept_in_its_file(path: Path) -> None:
    app = builder(path)
    async with app.run_test(size=(120, 40)) as pilot:
        assert not path.exists(), "nothing is written before something is changed"
        assert len(listed(app)) == 160
        await pilot.press("enter", "plus", "down", "right")
        first, second = listed(app)[:2]
        assert kept(path) == {first: 2, second: 1}
        await pilot.press("minus")
        assert kept(path) == {first: 2}
        assert "2 cards (30 to 50), 1 different" in says(app, "totals")
        assert "2 cards; a deck has 30 to 50" in says(app, "faults")
        assert "can’t be played yet" in says(app, "bar")


async def test_a_fourth_copy_and_a_card_that_is_not_there_are_refused_with_a_reason(
    path: Path,
) -> None:
    app = builder(path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("minus")
        assert says(app, "note") == "There is no Ash Militia in the deck."
        await pilot.press("a", "a", "a", "a")
        assert says(app, "note") == "A deck has at most 3 copies of Ash Militia."
        assert kept(path) == {"ash-militia": 3}


async def test_undo_takes_changes_back_in_the_file_too(path: Path) -> None:
    app = builder(path, {"griffin": 2})
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("a", "u")
        assert kept(path) == {"griffin": 2}
        await pilot.press("u")
        assert says(app, "note") == "There is nothing to undo."


async def test_cards_are_filtered_by_marks_by_words_and_by_the_deck(path: Path) -> None:
    app = builder(path, {"griffin": 2, "kiln-ogre": 1})
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("1")
        assert len(listed(app)) == 23, "the cards of Ember"
        await pilot.press("3")
        assert {GAME_CARDS[card] for card in listed(app)} == {("ember", "silver")}
        await pilot.press("escape", "d")
        assert listed(app) == ["kiln-ogre", "griffin"]
        await pilot.press("escape", "slash", *"ogre", "enter")
        assert listed(app) == ["kiln-ogre", "swamp-ogre"]
        await pilot.press("enter")
        assert kept(path)["kiln-ogre"] == 2, "after the words the keys work again"
        await pilot.press("slash", *"xyz")
        assert listed(app) == []
        assert "No card fits" in says(app, "card")
        await pilot.press("escape")
        assert len(listed(app)) == 160


GAME_CARDS = {i: (item.marks[0], item.marks[2]) for i, item in CARDS.items.items()} if CARDS else {}


async def test_letters_typed_into_the_search_do_nothing_else(path: Path) -> None:
    app = builder(path, {"griffin": 2})
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("slash", *"daux")
        assert app.query_one("#filter", Input).value == "daux"
        assert not path.exists()


async def test_the_text_of_the_card_under_the_cursor_stands_beside_the_list(path: Path) -> None:
    app = builder(path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("slash", *"bramble witch", "enter")
        assert "Spell: poison 2, an enemy creature, range 3." in says(app, "card")
        assert "7 gold" in says(app, "card")


async def test_everything_can_be_clicked(path: Path) -> None:
    app = builder(path)
    async with app.run_test(size=(120, 40)) as pilot:
        table = app.query_one("#list", DataTable)
        await pilot.click(table, offset=(12, 3))
        third = listed(app)[2]
        assert app.chosen == third
        await pilot.click("#keys", offset=(2, 0))
        assert kept(path) == {third: 1}
        await pilot.click("#keys", offset=(9, 0))
        assert kept(path) == {}
        await pilot.click("#marks", offset=(3, 0))
        assert len(listed(app)) == 23


async def test_it_speaks_french_at_once(path: Path) -> None:
    app = builder(path, {"griffin": 4})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("l")
        assert "Griffon : 4 exemplaires ; 3 au plus sont permis" in says(app, "faults")
        await pilot.press("h")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("x")
        assert not app.text.problems


async def test_a_sound_deck_says_so_and_can_be_played(path: Path) -> None:
    cards = dict.fromkeys(list(CARDS.items)[:10] if CARDS else [], 3)
    del cards["ash-militia"]
    app = builder(path, {**cards, "ash-militia": 2})
    async with app.run_test(size=(120, 40)) as pilot:
        assert "can’t be played yet" in says(app, "bar")
        await pilot.press("a")
        assert "can be played" in says(app, "bar")
    state = GAME.new(Options("mine", "dusk", packs=(str(path),)))
    assert state.decks["first"] == sorted([*cards, "ash-militia"] * 3)


async def test_a_file_that_can_not_be_written_is_told(path: Path) -> None:
    app = builder(path / "below" / "mine.toml")
    path.write_text("a file where a folder should be")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("a")
        assert says(app, "note").startswith("Can’t write there")
