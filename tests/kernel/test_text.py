import re
from pathlib import Path

import pytest

from grimtable.kernel import Ask, Done, Draw, Event, Option, Roll, Text, Words, d6
from grimtable.kernel.board import Piece
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import COMMON, LANGUAGES

ENGLISH = """
name-ulf = Ulf the Red
name-old-mill = the old mill
ask-act-walk = { $hero } acts
ask-roll-attack = Roll { $n } dice for { $hero }
option-Walk = { $who } goes to { $to }
event-fell = { $who } fell ({ $depth } deep)
scene-goals = Goals: { $goals }
scene-which = { $who_id ->
    [ulf] He of the red beard
   *[other] Somebody
}
scene-open = open: { $open }
scene-nested = It says: { $what }
scene-broken = { $missing } is missing
"""


class Walk(Option, frozen=True, gc=False):
    who: str
    to: str


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    return Text([COMMON, tmp_path], "en", {"smithy": "the smithy"})


def test_one_of_several_that_is_gone_is_called_by_its_kind(text: Text) -> None:
    assert text.option(Walk("ulf", "old-mill_3")).endswith("goes to the old mill")
    assert text.option(Walk("ulf", "ford_3")).endswith("goes to ford_3")


SOURCES = sorted((Path(__file__).parents[2] / "src").rglob("fr.ftl"))


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.parts[-3])
def test_french_asks_for_oui_where_english_asks_for_yes(file: Path) -> None:
    # Ids stay as they are, flags are said in words; a branch that is never taken says the opposite.
    asked = re.findall(r"{ \$(\w+) ->\s*\*?\[(?:yes|no)\]", file.read_text("utf-8"))
    assert [name for name in asked if not name.endswith("_id")] == []


def test_an_argument_that_is_an_id_is_shown_by_its_name(text: Text) -> None:
    assert text.option(Walk("ulf", "old-mill")) == "Ulf the Red goes to the old mill"


def test_names_may_come_from_content_files(text: Text) -> None:
    assert text.option(Walk("ulf", "smithy")) == "Ulf the Red goes to the smithy"


def test_an_id_without_a_name_is_shown_as_it_is(text: Text) -> None:
    assert text.option(Walk("eir", "smithy")) == "eir goes to the smithy"


def test_what_the_scene_calls_a_thing_stands_for_an_id_without_a_name(text: Text) -> None:
    pieces = (
        Piece("p1", "a1", Words("scene-nested", {"what": "hm"}), "x", "x"),
        Piece("ulf", "a1", Words("scene-open", {"open": "no"}), "x", "x"),
    )
    scene = Scene(Words("scene-goals"), pieces=pieces)
    assert text.option(Walk("p1", "smithy"), scene) == "It says: hm goes to the smithy"
    assert text.option(Walk("ulf", "smithy"), scene) == "Ulf the Red goes to the smithy"


def test_dots_in_keys_are_dashes(text: Text) -> None:
    assert text.ask(Ask("ann", "act.walk", (Done(),), "x", {"hero": "ulf"})) == "Ulf the Red acts"
    assert text.name("old.mill") == "the old mill"


def test_lists_are_joined_as_names(text: Text) -> None:
    assert text("scene-goals", {"goals": ("ulf", "eir", 3)}) == "Goals: Ulf the Red, eir, 3"
    assert text("scene-goals", {"goals": ()}) == "Goals: "


def test_the_bare_id_chooses_between_forms(text: Text) -> None:
    assert text("scene-which", {"who": "ulf"}) == "He of the red beard"
    assert text("scene-which", {"who": "eir"}) == "Somebody"


def test_truth_and_nothing_have_words(text: Text) -> None:
    assert text("scene-open", {"open": True}) == "open: yes"
    assert text("scene-open", {"open": None}) == "open: -"


def test_words_may_stand_in_words(text: Text) -> None:
    inner = Words("event-fell", {"who": "ulf", "depth": 2})
    assert text.words(Words("scene-nested", {"what": inner})) == (
        "It says: Ulf the Red fell (2 deep)"
    )


def test_an_event_is_a_line_of_the_log(text: Text) -> None:
    assert text.event(Event("fell", {"who": "ulf", "depth": 2}, "x")) == "Ulf the Red fell (2 deep)"
    assert text.problems == []


def test_a_line_that_ends_with_a_name_that_calls_out_needs_no_full_stop(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("event-planned = Isidro planned: { $card }.", "utf-8")
    text = Text([COMMON, tmp_path], "en")
    assert text.event(Event("planned", {"card": "Guts-style!"}, "x")) == (
        "Isidro planned: Guts-style!"
    )
    assert text.event(Event("planned", {"card": "Grit"}, "x")) == "Isidro planned: Grit."


def test_a_roll_has_the_games_words_or_those_that_all_games_share(text: Text) -> None:
    dice = (d6("red"), d6("red"))
    assert text.ask(Roll(dice, "x", "roll.attack", {"hero": "ulf"})) == (
        "Roll 2 dice for Ulf the Red"
    )
    assert text.ask(Roll(dice, "x", "roll.flee")) == "Roll 2 dice"
    assert text.ask(Draw(("elf", "orc"), 1, "x")) == "Draw a card"
    assert text.problems == []


def test_a_missing_message_is_shown_as_its_key_and_listed(text: Text) -> None:
    assert text.event(Event("burnt.down", {}, "x")) == "event-burnt-down"
    assert text.problems == ["en: no message event-burnt-down"]


def test_a_missing_argument_is_listed(text: Text) -> None:
    text("scene-broken")
    assert len(text.problems) == 1
    assert text.problems[0].startswith("en: scene-broken: ")
    assert "missing" in text.problems[0]


def test_a_game_may_say_a_common_word_otherwise(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("option-Done = Enough", "utf-8")
    assert Text([COMMON], "en").option(Done()) == "Done"
    assert Text([COMMON, tmp_path], "en").option(Done()) == "Enough"


def test_the_common_words_are_there_in_every_language() -> None:
    keys = [
        {line.split(" ")[0] for line in (COMMON / f"{language}.ftl").read_text("utf-8").split("\n")}
        for language in LANGUAGES
    ]
    messages = [{key for key in found if key[:1].isalpha()} for found in keys]
    assert messages[0] == messages[1]
