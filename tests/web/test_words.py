"""Refusals in the language of the page: everything that is refused has words in every language."""

from __future__ import annotations

import ast
import re

import pytest

from examples.connect_four import GAME
from grimtable.kernel.errors import CannotUndo, GrimtableError, NotAnOption, Stale
from grimtable.kernel.text import COMMON, LANGUAGES, Text
from grimtable.web import errors
from grimtable.web.shelf import WORDS, Shelf
from grimtable.web.socket import refusal
from grimtable.web.wire import AskView, OptionView
from grimtable.web.worded import as_one_question
from tests.web.harness import CONNECT_FOUR, ROOT, Server

WEB = ROOT / "src" / "grimtable" / "web"
STALE, OPTION = Stale(3, (4,)), NotAnOption("Drop z", "drop", ("Drop a",), "turn.drop")
OVER = Stale(3, ())
KINDS = {name for name, kind in vars(errors).items() if isinstance(kind, type)}
KINDS -= {"GrimtableError", "Stale"}
NBSP = "\N{NO-BREAK SPACE}"
LIMITS = ("nothing", "roll", "other", "revealed", "turn")


def test_an_english_page_shows_what_is_possible_instead() -> None:
    text = Text([COMMON, WORDS], "en")
    assert refusal(OPTION, text).words == "“Drop z” is not among the options now. You may: Drop a."
    assert refusal(STALE, text).words == "That question is no longer open."


@pytest.mark.parametrize(
    "error",
    [STALE, OVER, OPTION, *(CannotUndo(limit, "No.") for limit in LIMITS)],
    ids=lambda error: error.key,
)
def test_a_french_page_shows_french(error: GrimtableError) -> None:
    text = Text.of(GAME, None, "fr")
    words = refusal(error, text).words
    assert text.problems == []
    assert words != str(error)
    assert words != Text.of(GAME, None, "en").error(error)
    assert not words.startswith("refused")


def raised() -> list[tuple[str, set[str]]]:
    """Every refusal that the web table's code raises: its key, and what it tells."""
    found = []
    for file in WEB.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in KINDS:
                assert len(node.args) == 2, f"{file.name}:{node.lineno} has no key"
                key, about = node.args[1], {word.arg or "" for word in node.keywords}
                if isinstance(key, ast.Constant):
                    found.append((str(key.value), about))
    return found


def test_every_refusal_of_the_web_table_has_words_in_every_language() -> None:
    found = raised()
    assert len(found) > 20
    for language in LANGUAGES:
        text = Text([COMMON, WORDS], language)
        for key, about in found:
            if "" not in about:  # gathered elsewhere; the set-up form's are tried below
                text.error(GrimtableError("No.", key, **dict.fromkeys(about, "x")))
        assert text.problems == []


def test_both_languages_say_the_same_of_every_refusal() -> None:
    catalogues = [
        set(re.findall(r"^([a-z-]+) =", (WORDS / f"{one}.ftl").read_text("utf-8"), re.M))
        for one in LANGUAGES
    ]
    assert catalogues[0] == catalogues[1]


WRONG = [
    ("cellar", {"rounds": 99}, "Manches~: un nombre de 1 à 4."),
    ("cellar", {"board": "round"}, "Plateau~: cela ne peut pas être choisi."),
    ("cellar", {"colour": 1}, "Il n’y a pas d’option «~colour~» à choisir ici."),
    ("dark_souls", {"party": []}, "Un groupe compte d’un à quatre personnages différents."),
    ("realms", {"first": "solaire"}, "Rien ne s’appelle «~solaire~»."),
    ("realms", {"draft": 3}, "Un tournoi réunit de 4 à 12 joueurs."),
    ("realms", {"draft": 4, "rounds": 0}, "Chaque joueur d’un tournoi joue au moins un match."),
]


@pytest.mark.parametrize(("game", "options", "sentence"), WRONG)
def test_mistakes_in_the_set_up_form_are_told_in_french(
    server: Server, game: str, options: dict[str, object], sentence: str
) -> None:
    path = f"/api/games/{game}/seats?language=fr"
    status, told = server.call("POST", path, {"options": options})
    sentence = sentence.replace("~", NBSP)
    assert (status, told["detail"]) == (400, sentence)
    body = {"game": game, "options": options}
    assert server.call("POST", "/api/tables", body, Accept_Language="fr")[1]["detail"] == sentence
    assert server.call("POST", "/api/tables", body)[1]["detail"] != sentence


def test_a_game_that_is_not_there_is_told_in_french() -> None:
    shelf = Shelf([CONNECT_FOUR])
    with pytest.raises(GrimtableError) as refused:
        shelf["ludo"]
    told = shelf.refusal(refused.value, "fr").replace(NBSP, "~")
    assert told == "Ce jeu n’existe pas. Il y a~: connect_four."


@pytest.mark.parametrize(("language", "title"), [("en", "Turn"), ("fr", "Tour de jeu")])
def test_the_rule_book_titles_its_sections_in_the_language_of_the_page(
    language: str, title: str
) -> None:
    assert Shelf([CONNECT_FOUR]).rules(GAME.id, language)[0].section == title


def test_a_window_is_one_question_with_one_way_to_let_it_pass() -> None:
    def may(seat: str, number: int) -> AskView:
        options = [OptionView("parry", "Parry", ()), OptionView("Pass", "pass", (), True)]
        return AskView(number, seat, "choice", "React?", "duel.react", options, [], 1)

    text = Text([COMMON, WORDS], "en")
    asks = as_one_question([may("bob", 4), may("cid", 5)], {"bob": "Bob", "cid": "Cid"}, text)
    said = [(o.words, o.unsaid) for ask in asks for o in ask.options]
    assert said == [
        ("Bob: parry", False),
        ("Nobody", False),
        ("Cid: parry", False),
        ("Nobody", True),
    ]


def test_who_plays_several_seats_reads_which_of_them_could_act_also_if_it_is_only_one() -> None:
    options = [OptionView("parry", "Parry", ()), OptionView("Pass", "pass", (), True)]
    ask = AskView(4, "bob", "choice", "Cid is threatened: react?", "duel.react", options, [], 1)
    (told,) = as_one_question([ask], {"bob": "Bob"}, Text([COMMON, WORDS], "en"))
    assert [o.words for o in told.options] == ["Bob: parry", "Pass"]


def test_what_comes_of_letting_it_pass_is_said_once_for_all() -> None:
    def may(seat: str, number: int) -> AskView:
        words = "Let it come: Bob would suffer 4"
        options = [OptionView("parry", "Parry", ()), OptionView(words, "pass", (), True)]
        return AskView(number, seat, "choice", "React?", "duel.react", options, [], 1)

    text = Text([COMMON, WORDS], "en")
    asks = as_one_question([may("bob", 4), may("cid", 5)], {"bob": "Bob", "cid": "Cid"}, text)
    said = [(ask.options[1].words, ask.options[1].unsaid) for ask in asks]
    told = "Let it come: Bob would suffer 4"
    assert said == [(told, False), (told, True)]
