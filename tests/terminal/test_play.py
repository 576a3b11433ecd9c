"""Whole games and every command, by keyboard and by mouse, in the app itself."""

from pathlib import Path
from threading import Event

import msgspec
import pytest
from textual.widgets import Input, OptionList, Static

from examples.connect_four import GAME as CONNECT_FOUR
from grimtable.kernel import Ask, Option, Table, read_save, write_save
from grimtable.kernel.errors import GrimtableError
from grimtable.minds import MINDS, View
from grimtable.terminal import Sitting, seated_again
from grimtable.terminal.app import TerminalTable
from grimtable.terminal.catalogue import HERE
from grimtable.terminal.screens import CurtainScreen, HelpScreen, RuleScreen, SaveScreen
from grimtable.terminal.widgets import Choices, Log, Picture
from tests.terminal.secret import GAME as SECRET
from tests.terminal.secret import Hands
from tests.terminal.siege import GAME as SIEGE
from tests.terminal.tables import (
    click_on,
    listed,
    logged,
    note,
    picture,
    question,
    settle,
    sit,
)

SIZES = [(120, 40), (80, 24)]
ROLL = (2, 4, 3, 4, 4, 1, 1)
BOTH_ME = {"red": "me", "yellow": "me"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.json"


# Connect Four ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_game_by_keyboard(path: Path, size: tuple[int, int]) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=size) as pilot:
        for key in "1212121":
            await pilot.press(key)
        assert app.sitting.table.over
        assert "Red has won" in question(app)
        assert [line[2:] for line in listed(app)] == [
            "New game",
            "How it went",
            "Take back the last answer",
            "Quit",
        ]
        assert logged(app)[-1].startswith("Red has four in a row and wins.")
    assert len(read_save(path).answers) == 7


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_game_by_mouse(path: Path, size: tuple[int, int]) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=size) as pilot:
        for file in "abababa":
            await click_on(pilot, app, file)
        assert app.sitting.table.outcome is not None
        assert app.sitting.table.outcome.result == {"red": 1.0, "yellow": 0.0}
        choices = app.query_one(Choices)
        await pilot.click(choices, offset=(3, 0))
        await pilot.pause()
        await pilot.click("#form", offset=(3, 0))
        await pilot.pause()
        assert not app.sitting.table.over, "clicks on New game and on Begin began one"


async def test_arrows_and_enter_choose_and_what_is_in_focus_glows(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("down", "down")
        assert app.ask.marks().lit == {"c"}
        assert app.ask.marks().offered == set("abcdefg")
        assert app.ask.marks().numbers["g"] == "7"
        top = picture(app).canvas.find("c")
        assert top is not None
        assert picture(app).canvas.plain().splitlines()[top.y][top.x] == "┳", "a heavy border"
        await pilot.press("enter")
        assert [str(e.answer) for e in app.sitting.table.journal] == ["Drop c"]


@pytest.mark.parametrize("name", [n for n in MINDS if n in ("random", "greedy")])
async def test_against_a_computer_player(path: Path, name: str) -> None:
    app = sit(CONNECT_FOUR, path, {"red": "me", "yellow": name})
    async with app.run_test(size=(120, 40)) as pilot:
        while not app.sitting.table.over:
            await pilot.press("1")
            await settle(pilot, app)
        assert {entry.seat for entry in app.sitting.table.journal} == {"red", "yellow"}


async def test_computer_players_alone_play_to_the_end(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, {"red": "random", "yellow": "random"})
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot, app)
        assert app.sitting.table.over


class Slow:
    """A computer player that waits for a sign."""

    def __init__(self) -> None:
        self.go = Event()

    def answer(self, view: View, ask: Ask) -> Option:
        assert self.go.wait(60)
        return ask.options[0]


async def test_the_table_stays_usable_while_a_computer_player_thinks(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, {"red": "me", "yellow": "random"})
    slow = app.sitting.bots["yellow"] = Slow()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("4")
        assert question(app) == "Yellow is thinking…"
        assert "awaiting Yellow (random)" in str(app.query_one("#bar", Static).content)
        await pilot.press("question_mark")
        assert isinstance(app.screen, RuleScreen)
        slow.go.set()
        await settle(pilot, app)
        assert len(app.sitting.table.journal) == 2, "it answered below the open rule"
        await pilot.press("escape")
        assert question(app) == "Drop a stone into a file"


async def test_undo_drops_what_a_computer_player_was_thinking(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, {"red": "me", "yellow": "random"})
    slow = app.sitting.bots["yellow"] = Slow()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("4", "u")
        assert note(app) == "Undone: File d"
        slow.go.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert app.sitting.table.journal == []


# Undo, saves, new games -----------------------------------------------------------------------


async def test_undo_says_what_it_took_back(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("u")
        assert note(app) == "There is nothing to undo."
        await pilot.press("3", "u")
        assert note(app) == "Undone: File c"
        assert read_save(path).answers == []
        assert logged(app) == ["The game was rewound (once so far)."]


async def test_between_people_undo_says_which_limit_holds(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME, solo=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("3", "4")
        app.sitting.shown = "red"
        await pilot.press("u")
        assert note(app) == "Can’t undo: another player has answered since."
        assert len(app.sitting.table.journal) == 2


async def test_every_answer_is_saved_and_the_save_can_be_resumed(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, {"red": "me", "yellow": "random"}, language="fr")
    assert read_save(path).answers == [], "saved before the first answer"
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(3):
            await pilot.press("1")
            await settle(pilot, app)
            assert read_save(path).answers == app.sitting.table.journal
    save = read_save(path)
    seats = {"red": "me", "yellow": "random"}
    assert save.notes == {"seats": seats, "language": "fr", "dice": "program"}
    table = Table.load(CONNECT_FOUR, save)
    assert table.journal == app.sitting.table.journal


async def test_save_as_writes_a_copy_and_asks_before_replacing(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("3", "s")
        assert isinstance(app.screen, SaveScreen)
        field = app.screen.query_one(Input)
        copy = path.with_name("copy.json")
        field.value = str(copy)
        await pilot.press("enter")
        assert note(app) == f"Saved a copy in {copy}"
        assert len(read_save(copy).answers) == 1
        await pilot.press("4", "s")
        app.screen.query_one(Input).value = str(copy)
        await pilot.press("enter")
        assert len(read_save(copy).answers) == 1, "not yet"
        await pilot.press("enter")
        assert len(read_save(copy).answers) == 2
        await pilot.press("s", "escape")
        assert not isinstance(app.screen, SaveScreen)
        await pilot.press("s")
        app.screen.query_one(Input).value = str(path / "below" / "a" / "file.json")
        await pilot.press("enter")
        assert note(app).startswith("Can’t write there")


async def test_a_new_game_keeps_the_old_one(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("3", "4", "n", "enter")
        assert app.sitting.table.journal == []
        kept = path.with_name("game-1.json")
        assert note(app) == f"A new game. The old one is kept in {kept}"
        assert len(read_save(kept).answers) == 2
        assert read_save(path).answers == []


async def test_a_disk_that_can_not_be_written_to_is_told_and_the_game_goes_on(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=(120, 40)) as pilot:
        path.unlink()
        path.parent.rmdir()
        path.parent.write_text("a file where the folder was")
        await pilot.press("3")
        assert note(app).startswith("Can’t write there")
        path.parent.unlink()
        await pilot.press("4")
        assert note(app) == ""
        assert len(read_save(path).answers) == 2


async def test_quit_leaves_a_game_that_can_be_resumed(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("3", "q")
    assert len(read_save(path).answers) == 1


def test_a_game_that_goes_on_by_other_rules_keeps_what_was_saved_by_the_old_ones(
    path: Path,
) -> None:
    table = Table(CONNECT_FOUR, CONNECT_FOUR.Options(), None)
    table.answer(0, "Drop c")
    save = msgspec.structs.replace(table.save(seats=BOTH_ME, language="fr"), version="0")
    write_save(path, save)
    sitting = seated_again(CONNECT_FOUR, path)
    assert (sitting.language, sitting.seats) == ("fr", BOTH_ME)
    assert sitting.table.chronicle[0].key == "table-went-on"
    assert read_save(path).version == CONNECT_FOUR.version
    old = path.with_name("game-rules-0.json")
    assert (read_save(old).version, read_save(old).answers) == ("0", save.answers)
    old.unlink()
    assert seated_again(CONNECT_FOUR, path).table.asks == sitting.table.asks
    assert not old.exists(), "it goes on as any other now"


# Words ----------------------------------------------------------------------------------------


async def test_the_language_changes_at_once_everywhere(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        assert "Round 1 of 3" in str(app.query_one("#bar", Static).content)
        await pilot.press("l")
        assert "Manche 1 sur 3" in str(app.query_one("#bar", Static).content)
        assert question(app).startswith("Posez un dé")
        assert "Blanc 1 sur Marche 2" in listed(app)[0]
        assert logged(app)[0].startswith("Les dés\N{NO-BREAK SPACE}: 2, 4, 3")
        assert "Chapelle" in picture(app).canvas.plain()
        assert "annuler" in str(app.query_one("#keys", Static).content)
        assert read_save(path).notes["language"] == "fr"
        await pilot.press("l")
        assert question(app).startswith("Place a die")


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_no_words_are_missing(path: Path, language: str) -> None:
    app = sit(SIEGE, path, language=language)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("1", "enter", "u", "d", "d", "h", "escape", "question_mark", "escape")
        await pilot.press("slash", "x", "escape", "9", "9", "9", "n", "s", "escape")
        assert app.sitting.text.problems == []


def test_both_languages_have_the_same_messages() -> None:

    keys = []
    for language in ("en", "fr"):
        lines = (HERE / "text" / f"{language}.ftl").read_text("utf-8").splitlines()
        keys.append([line.split(" =")[0] for line in lines if " =" in line and line[0] != " "])
    assert keys[0] == keys[1]


# Rules ----------------------------------------------------------------------------------------


def shown_rule(app: TerminalTable) -> str:
    return str(app.screen.query_one("#rule-text", Static).content)


async def test_the_rule_of_an_option_with_its_page_and_related_rules(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("question_mark")
        assert shown_rule(app).startswith("Round\nSiege · p. 5\n\nPlace a die")
        await pilot.press("2")
        assert shown_rule(app).startswith("Action cards\nSiege · p. 6\n")
        await pilot.press("backspace")
        assert shown_rule(app).startswith("Round\nSiege · p. 5\n")
        await pilot.press("enter")
        assert shown_rule(app).startswith("Round\nSiege · p. 4\n")
        await pilot.press("escape")
        assert not isinstance(app.screen, RuleScreen)
        assert app.sitting.table.journal[1:] == [], "no key went through to the table"


async def test_the_rule_of_a_log_line_by_keyboard_and_by_mouse_in_french(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL], language="fr")
    async with app.run_test(size=(120, 40)) as pilot:
        while not isinstance(app.focused, Log):
            await pilot.press("tab")
        await pilot.press("question_mark")
        assert shown_rule(app).startswith("Manche\nSiege · p. 4\n\nAu début d’une manche")
        related = app.screen.query_one("#see", OptionList).get_option_at_index(0).prompt
        assert str(related).startswith("1 Posez un dé sur une ligne libre")
        await pilot.press("escape")
        log = app.query_one(Log)
        await pilot.click(log, offset=(3, 1))
        await pilot.pause()
        assert shown_rule(app).startswith("Manche\nSiege · p. 4\n")


async def test_a_line_without_a_rule_says_so(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("3", "u")
        while not isinstance(app.focused, Log):
            await pilot.press("tab")
        await pilot.press("question_mark")
        assert note(app) == "No rule stands behind this line."


async def test_help_lists_the_keys(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("3")
        assert not isinstance(app.screen, HelpScreen)
        assert app.sitting.table.journal == []


async def test_help_tells_what_the_signs_on_the_table_stand_for(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        assert isinstance(app.screen, HelpScreen)
        glyphs = {piece.glyph for piece in app.sitting.scene().pieces}
        assert glyphs
        assert glyphs <= app.screen.signs.keys()


# Many options ---------------------------------------------------------------------------------


async def test_numbers_of_two_digits(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        assert len(listed(app)) == 29
        await pilot.press("1")
        assert note(app) == "1… another digit, or Enter"
        await pilot.press("2")
        assert str(app.sitting.table.journal[-1].answer) == "Place white3 pray-3"
        await pilot.press("2", "enter")
        assert str(app.sitting.table.journal[-1].answer) == "Place white1 strike-2"
        assert 20 <= len(listed(app)) < 29
        await pilot.press("2", "backspace", "2", "9")
        assert note(app) == "There is no option 29."
        assert len(app.sitting.table.journal) == 3


async def test_finding_options_by_words(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("slash", *"red")
        assert question(app).endswith("4 of 29 · Esc: all")
        assert listed(app)[0] == "1 Red on March 4"
        await pilot.press("space", *"for")
        assert listed(app) == ["1 Red on Forge 4"]
        await pilot.press("enter")
        assert app.sitting.table.journal[-1].answer == "Place red forge-4"
        await pilot.press("slash", *"blue", "escape")
        assert len(listed(app)) > 10
        await pilot.press("slash", *"blue", "down", "down", "enter")
        assert app.sitting.table.journal[-1].answer == "Place blue strike-1"


async def test_a_click_lists_the_options_of_a_die_and_a_second_click_answers(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        await click_on(pilot, app, "red", "gauges")
        assert listed(app) == [
            "1 Red on March 4",
            "2 Red on Strike 4",
            "3 Red on Forge 4",
            "4 Red on Pray 4",
        ]
        assert app.ask.marks().numbers["forge-4"] == "3"
        await click_on(pilot, app, "forge-4", "spread")
        assert app.sitting.table.journal[-1].answer == "Place red forge-4"
        assert "Gold     ━━━━──── 4/8" in picture(app, "gauges").canvas.plain()


async def test_a_click_on_nothing_lists_all_again(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        await click_on(pilot, app, "red", "gauges")
        await click_on(pilot, app, "mill")
        assert len(listed(app)) == 29
        await click_on(pilot, app, "red", "gauges")
        await pilot.press("escape")
        assert len(listed(app)) == 29


async def test_pointing_at_a_thing_tells_its_name(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        board = picture(app)
        hero = board.canvas.find("hero")
        assert hero is not None
        await pilot.hover(board, offset=(hero.x, hero.y))
        assert str(board.tooltip) == "Ulf · 2 wounds"


async def test_pointing_at_an_option_lights_what_it_touches(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.hover(app.query_one(Choices), offset=(5, 2))
        await pilot.pause()
        assert app.ask.marks().lit == {"white1", "forge-2"}


# Real dice ------------------------------------------------------------------------------------


async def test_real_dice_are_typed_as_they_fall(path: Path) -> None:
    app = sit(SIEGE, path, real_dice=True)
    async with app.run_test(size=(120, 40)) as pilot:
        assert question(app) == "Roll 7 dice\nDie 1 of 7: white"
        assert listed(app)[5] == "6 6"
        assert "awaiting the dice" in str(app.query_one("#bar", Static).content)
        await pilot.press("2", "4", "5")
        assert question(app).endswith("Die 4 of 7: white\nSo far: 2, 4, 5")
        await pilot.press("backspace")
        assert note(app) == "Taken back: the last die or card."
        await pilot.press("3", "4", "4", "1", "1")
        assert app.sitting.table.journal[0].answer == "2 4 3 4 4 1 1"
        assert question(app).startswith("Place a die")
        assert read_save(path).notes["dice"] == "real"
        await pilot.press("u")
        assert note(app) == "Undone: what was entered: 2, 4, 3, 4, 4, 1, 1"


async def test_real_dice_on_and_off_in_the_middle(path: Path) -> None:
    app = sit(SIEGE, path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("d")
        assert note(app) == "Real dice: tell what they show."
        await pilot.press("slash", *"end", "enter")
        assert question(app).startswith("Roll 7 dice")
        await pilot.press("6", "6", "d")
        assert note(app) == "The program rolls."
        assert question(app).startswith("Place a die")


async def test_a_face_can_be_clicked(path: Path) -> None:
    app = sit(SIEGE, path, real_dice=True)
    async with app.run_test(size=(80, 24)) as pilot:
        for row in (1, 3, 2, 3, 3, 0, 0):
            await pilot.click(app.query_one(Choices), offset=(3, row))
            await pilot.pause()
        assert app.sitting.table.journal[0].answer == "2 4 3 4 4 1 1"


async def test_real_cards_leave_the_pile_as_they_are_told(path: Path) -> None:
    app = sit(SECRET, path, {"ash": "me", "bone": "random"}, real_dice=True)
    async with app.run_test(size=(120, 40)) as pilot:
        assert question(app) == "Draw 3 cards\n1 of 3"
        assert len(listed(app)) == 12
        await pilot.press("slash", *"card 12", "enter")
        assert len(listed(app)) == 11
        assert question(app).endswith("So far: Card 12")


# Hot seat -------------------------------------------------------------------------------------


async def test_a_curtain_hides_a_hand_until_its_owner_presses_a_key(path: Path) -> None:
    app = sit(SECRET, path, {"ash": "me", "bone": "me"})
    async with app.run_test(size=(80, 24)) as pilot:
        state = app.sitting.table.run.state
        assert isinstance(state, Hands)
        hands = state.hands
        mine = [app.sitting.text.name(card) for card in hands["ash"]]
        theirs = [app.sitting.text.name(card) for card in hands["bone"]]
        drawn = picture(app, "spread-narrow").canvas.plain()
        assert all(f" {card} " in drawn for card in mine)
        assert not any(f" {card} " in drawn for card in theirs)
        await pilot.press("1")
        assert isinstance(app.screen, CurtainScreen)
        assert "Bone" in str(app.screen.query_one("#curtain-name", Static).content)
        text = app.export_screenshot()
        assert not any(card.replace(" ", "&#160;") in text for card in mine + theirs)
        await pilot.press("1")
        assert not isinstance(app.screen, CurtainScreen)
        assert len(app.sitting.table.journal) == 3, "the key that opened it answered nothing"
        await pilot.pause()
        drawn = picture(app, "spread-narrow").canvas.plain()
        assert all(f" {card} " in drawn for card in theirs)
        assert not any(f" {card} " in drawn for card in mine)
        assert len(logged(app)) == 1, "only what Bone was told"
        await pilot.press("1")
        assert app.sitting.shown == "bone", "both are asked again, and Bone has the screen"
        await pilot.press("1")
        assert isinstance(app.screen, CurtainScreen), "back to Ash"
        await pilot.click(offset=(5, 5))
        await pilot.pause()
        assert app.sitting.shown == "ash"


async def test_a_whole_game_with_hidden_hands(path: Path) -> None:
    app = sit(SECRET, path, {"ash": "me", "bone": "me"})
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(20):
            await pilot.press("1")
            if app.sitting.table.over:
                break
        assert app.sitting.table.over
        await pilot.pause()
        assert "has won" in question(app)


async def test_no_curtain_where_nothing_is_hidden(path: Path) -> None:
    app = sit(CONNECT_FOUR, path, BOTH_ME)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("3")
        assert not isinstance(app.screen, CurtainScreen)
        assert app.sitting.shown == "yellow"


# Sizes ----------------------------------------------------------------------------------------


async def test_a_narrow_screen_has_panes_that_take_turns(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.panes[app.front] == "spread", "the question is about dice and rows"
        shown = [p.id for p in app.query(Picture) if p.display and p.size.width]
        assert shown == ["spread-narrow", "gauges"]
        await pilot.press("left")
        assert [p.id for p in app.query(Picture) if p.display and p.size.width] == [
            "board",
            "gauges",
        ]
        assert "Table ●" in str(app.query_one("#tabs", Static).content)
        await pilot.press("tab", "tab")
        assert app.query_one(Log).display
        assert isinstance(app.focused, Log)
        await pilot.press("tab")
        assert isinstance(app.focused, Choices)
        await pilot.press("1", "enter")
        assert question(app) == "Where does the hero go?"
        assert app.panes[app.front] == "board"


async def test_panes_and_keys_can_be_clicked(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click("#tabs", offset=(3, 0))
        await pilot.pause()
        assert app.panes[app.front] == "board"
        keys = str(app.query_one("#keys", Static).content)
        await pilot.click("#keys", offset=(1 + keys.index("l français"), 0))
        await pilot.pause()
        assert app.sitting.language == "fr"


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_at_80_columns_the_keys_fit(path: Path, language: str) -> None:
    app = sit(SIEGE, path, language=language)
    async with app.run_test(size=(80, 24)):
        keys = str(app.query_one("#keys", Static).content)
        assert len(keys) <= 78
        assert "q " in keys


async def test_growing_and_shrinking(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(120, 40)) as pilot:
        for size in ((80, 24), (200, 60), (60, 18), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert picture(app).canvas.width == picture(app).size.width
        assert picture(app, "spread").size.width > 40


async def test_what_an_option_touches_is_scrolled_into_view(path: Path) -> None:
    app = sit(SIEGE, path, fate=[ROLL])
    async with app.run_test(size=(80, 18)) as pilot:
        spread = picture(app, "spread-narrow")
        await pilot.press("3")  # pray-1 of the 29 options begin with 2
        await pilot.press("backspace", "slash", *"blue on pray")
        await pilot.pause()
        row = spread.canvas.find("pray-1")
        assert row is not None
        assert spread.scroll_offset.y <= row.y < spread.scroll_offset.y + spread.size.height


# Who sits where -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [{"green": "me"}, {"red": "nobody"}])
def test_unknown_seats_and_players_are_refused(path: Path, seats: dict[str, str]) -> None:
    table = Table(CONNECT_FOUR, CONNECT_FOUR.Options(), None)
    with pytest.raises(GrimtableError):
        Sitting(table, seats, path)
