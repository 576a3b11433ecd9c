from pathlib import Path

import pytest

from grimtable.kernel import Rule, Rulebook
from grimtable.kernel.errors import UnknownRule
from grimtable.kernel.text import COMMON, Text

CATALOGUE = """
title = "Tiny"
[sections.fr]
"The turn" = "Le tour : une pierre ou deux"
[[rule]]
id = "turn.take"
section = "The turn"
page = 7
text = "Take one or two stones."
text_fr = "Prenez une ou deux pierres."
see = ["end.last"]
[[rule]]
id = "end.last"
section = "The end"
text = "Whoever takes the last stone wins."
[[rule]]
id = "gap.tie"
section = "House rules"
text = "There is no tie."
untested = "nothing can tie"
"""

CODE = '''"""A game."""

ask("ann", rule="turn.take")  # as the book says [end.last]
chosen = stones[hero.place], [0.5], book[card.rule]
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "content").mkdir()
    (tmp_path / "rules.toml").write_text(CATALOGUE, "utf-8")
    (tmp_path / "turn.py").write_text(CODE, "utf-8")
    (tmp_path / "content" / "cards.toml").write_text('[elf]\nrule = "gap.tie"\n', "utf-8")
    return tmp_path


def test_a_catalogue_is_read_by_id(folder: Path) -> None:
    book = Rulebook.load(folder)
    assert book.title == "Tiny"
    assert list(book.rules) == ["turn.take", "end.last", "gap.tie"]
    assert book["turn.take"].page == 7


def test_a_rule_says_its_page_or_between_which_it_stands() -> None:
    text = Text([COMMON], "en")
    book = Rulebook(
        "Tiny",
        [
            Rule("a", "The turn", "", page=7),
            Rule("b", "The turn", ""),
            Rule("c", "The start", ""),
            Rule("d", "The turn", "", pages=(8, 0)),
            Rule("e", "House rules", ""),
        ],
    )
    book.pages = {"The turn": (6, 8), "The start": (0, 6)}
    places = [book.place(rule) for rule in book.rules.values()]
    said = [text.words(place) if place else "" for place in places]
    assert said == ["p. 7", "pp. 6–8", "up to p. 6", "from p. 8 on", ""]
    shown = [book.page(rule) for rule in book.rules.values()]
    assert [one == place for one, place in zip(shown, places, strict=True)] == [
        *(True, True, False, False, True)
    ], "on which side of a page it stands is shown to nobody at a table"


def test_code_comments_and_content_cite_rules(folder: Path) -> None:
    book = Rulebook.load(folder)
    assert book.cited_in(*book.sources) == {"turn.take", "end.last", "gap.tie"}


def test_a_line_that_is_only_a_comment_cites_nothing_and_a_docstring_does(folder: Path) -> None:
    book = Rulebook.load(folder)
    code = '"""A turn. [turn.take]"""\n    # the last stone [end.last]\n'
    (folder / "turn.py").write_text(code, "utf-8")
    assert book.cited_in(folder / "turn.py") == {"turn.take"}


def test_subscripts_and_numbers_are_no_citations(folder: Path) -> None:
    book = Rulebook.load(folder)
    assert book.cited_in(folder / "turn.py") == {"turn.take", "end.last"}


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        ("turn.py", CODE + '\n\ntell(s, "fell", rule="turn.fall")\n', 7),
        ("turn.py", CODE.replace("A game", "A game\n\nof two. [turn.fall]"), 3),
        ("content/cards.toml", '[elf]\n\nrule = "turn.fall"\n', 3),
    ],
)
def test_an_unknown_citation_names_file_and_line(
    folder: Path, file: str, text: str, line: int
) -> None:
    (folder / file).write_text(text, "utf-8")
    name = Path(file).name
    with pytest.raises(
        UnknownRule, match=rf"^{name}:{line}: 'turn\.fall' is not in the catalogue of Tiny$"
    ):
        Rulebook.load(folder)


def test_code_outside_the_folder_is_checked_when_it_is_named(folder: Path, tmp_path: Path) -> None:
    code = tmp_path / "elsewhere"
    code.mkdir()
    (code / "game.py").write_text('rule="turn.fall"', "utf-8")
    with pytest.raises(UnknownRule, match=r"game\.py:1"):
        Rulebook.load(folder, code / "game.py")


def test_a_rule_that_refers_to_an_unknown_one_is_an_error(folder: Path) -> None:
    (folder / "rules.toml").write_text(CATALOGUE.replace('"end.last"]', '"end.first"]'), "utf-8")
    with pytest.raises(UnknownRule, match=r"rules\.toml, turn\.take\.see: 'end\.first'"):
        Rulebook.load(folder)


def test_an_id_that_stands_twice_is_an_error() -> None:
    with pytest.raises(UnknownRule, match="stands twice"):
        Rulebook("Tiny", [Rule("a.b", "x", "y"), Rule("a.b", "x", "z")])


def test_looking_up_an_unknown_rule_is_an_error(folder: Path) -> None:
    with pytest.raises(UnknownRule, match=r"a look-up: 'end\.first'"):
        Rulebook.load(folder)["end.first"]


def test_rules_are_found_by_words_in_either_language(folder: Path) -> None:
    book = Rulebook.load(folder)
    assert [rule.id for rule in book.search(["stone"])] == ["turn.take", "end.last"]
    assert [rule.id for rule in book.search(["STONE", "wins"])] == ["end.last"]
    assert [rule.id for rule in book.search(["pierres"])] == ["turn.take"]
    assert book.search(["dragon"]) == []


def test_a_rule_without_french_words_is_read_in_english(folder: Path) -> None:
    book = Rulebook.load(folder)
    assert book["turn.take"].words("fr") == "Prenez une ou deux pierres."
    assert book["end.last"].words("fr") == "Whoever takes the last stone wins."


def test_french_words_are_set_with_spaces_that_do_not_break() -> None:
    rule = Rule("turn.pass", "The turn", "Pass or not?", "Passer : oui ; ou non ?")
    nbsp = "\N{NO-BREAK SPACE}"
    assert rule.words("fr") == f"Passer{nbsp}: oui{nbsp}; ou non{nbsp}?"
    assert rule.words("en") == "Pass or not?"


def test_a_section_is_titled_in_the_language_of_the_reader(folder: Path) -> None:
    book = Rulebook.load(folder)
    title = "Le tour\N{NO-BREAK SPACE}: une pierre ou deux"
    assert book.section(book["turn.take"], "fr") == title
    assert book.section(book["turn.take"], "en") == "The turn"
    assert book.section(book["end.last"], "fr") == "The end"


def test_rules_are_found_by_the_title_of_their_section_in_either_language(folder: Path) -> None:
    book = Rulebook.load(folder)
    assert [rule.id for rule in book.search(["deux"])] == ["turn.take"]
    assert [rule.id for rule in book.search(["tour"])] == ["turn.take"]
    assert [rule.id for rule in book.search(["the", "turn"])] == ["turn.take"]
