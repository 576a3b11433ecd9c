"""Notation, boxes, packs and words, on a small game's potions."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimtable.cards import BadText, Document, joined, say
from grimtable.cards.positions import positions
from grimtable.kernel.errors import ContentError
from grimtable.kernel.words import Words
from tests.cards.potions import NOTATION, Brew, Burn, Heal, Keyword, Potion, box, text

GAMES = Path(__file__).parents[2] / "src" / "grimtable" / "games"

OWN = """\
[draught]
source = "house"
name = "Draught"
name_fr = "Breuvage"
text = "heal 2, self; burn 1"

[elixir]
source = "house"
name = "Elixir"
name_fr = "Potion"
gender_fr = "f"
texts = ["smoke", "flare"]
after = ["draught"]
"""


def shelf(tmp_path: Path, pack: str = "", mixed: str = "", own: str = OWN) -> dict[str, Potion]:
    """All potions, those of a pack and of a mixed file included, compiled and checked."""
    (tmp_path / "potions.toml").write_text(own, "utf-8")
    (tmp_path / "mine.toml").write_text(pack, "utf-8")
    (tmp_path / "more.toml").write_text(mixed, "utf-8")
    packs = [tmp_path / "mine.toml"] if pack else []
    found = box(tmp_path, *packs, mixed=("more",) if mixed else ())
    potions = found.load("potion", Potion)
    for name, potion in potions.items():
        at = found.at("potion", name)
        if potion.text:
            at.read(NOTATION, potion.text, "text")
        for i, line in enumerate(potion.texts):
            at.read(NOTATION, line, "texts", str(i))
        at.known(potion.after, potions, "after")
    return potions


def mistake(tmp_path: Path, **files: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        shelf(tmp_path, **files)
    return caught.value


# Notation -----------------------------------------------------------------------------------------


def test_a_rule_becomes_its_record_and_a_list_a_tuple() -> None:
    assert NOTATION.read("heal 2, self; burn 1") == (Heal(2, "self"), Burn(1))
    assert NOTATION.read("heal 2; smoke") == (Heal(2), Keyword("smoke"))


@pytest.mark.parametrize(
    ("wrong", "offset", "word", "sentence"),
    [
        ("heel 2", 0, "heel", "'heel' is not a word of the notation. Did you mean 'heal'?"),
        ("heal 2; smok", 8, "smok", "'smok' is not a word of the notation. Did you mean 'smoke'?"),
        ("heal 2, selfish", 8, "selfish", "'selfish' is not a word of the notation. Did you mean"),
        ("burn 2, self", 6, ",", "',' can't stand here. Here: '; '."),
        ("burn heal", 5, "heal", "'heal' can't stand here. Here: a number."),
        ("heal 2, xyzzy", 8, "xyzzy", "'xyzzy' is not a word of the notation. Here: ally, self."),
        ("heal", 4, "", "something is missing at the end: a number."),
        ("", 0, "", "something is missing at the end: brew, burn, flare, heal, smoke."),
    ],
)
def test_a_word_that_is_not_understood_is_pointed_at(
    wrong: str, offset: int, word: str, sentence: str
) -> None:
    with pytest.raises(BadText) as caught:
        NOTATION.read(wrong)
    assert (caught.value.offset, caught.value.word) == (offset, word)
    assert caught.value.sentence.startswith(sentence)


def test_what_a_builder_refuses_is_pointed_at_too() -> None:
    with pytest.raises(BadText, match="a cauldron holds three things") as caught:
        NOTATION.read("heal 1; brew (burn 1 and burn 2 and burn 3 and smoke)")
    assert caught.value.offset == 8


# Boxes --------------------------------------------------------------------------------------------


def test_packs_and_mixed_files_add_to_a_table(tmp_path: Path) -> None:
    pack = 'game = "potions"\n[potion.tonic]\nname = "Tonic"\ntext = "heal 1"\nafter = ["elixir"]\n'
    mixed = '[potion.poison]\nsource = "house"\ntext = "burn 9"\nstory = {en = "A", fr = "A"}'
    potions = shelf(tmp_path, pack, mixed)
    assert list(potions) == ["draught", "elixir", "poison", "tonic"]
    assert potions["elixir"].called("fr") == "Potion"
    assert potions["tonic"].called("fr") == "Tonic"


def test_a_box_knows_names_genders_and_numbers(tmp_path: Path) -> None:
    (tmp_path / "potions.toml").write_text(OWN, "utf-8")
    found = box(tmp_path)
    found.load("potion", Potion)
    assert found.census() == {"potion": 2}
    assert found.names("en") == {"draught": "Draught", "elixir": "Elixir"}
    assert found.names("fr")["elixir.gender"] == "f"


def test_a_mistake_in_a_text_is_told_with_file_line_column_word_and_suggestion(
    tmp_path: Path,
) -> None:
    error = mistake(tmp_path, own=OWN.replace("burn 1", "brun 1"))
    assert (error.line, error.column, error.word, error.suggestion) == (5, 23, "brun", "burn")
    assert str(error).startswith(f"{tmp_path}/potions.toml:5:23  draught.text: 'brun' is not a")


def test_a_mistake_in_a_list_of_texts_is_pointed_at(tmp_path: Path) -> None:
    error = mistake(tmp_path, own=OWN.replace('"flare"', '"flair"'))
    assert (error.line, error.column, error.suggestion) == (12, 20, "flare")


def test_an_id_that_is_nowhere_is_pointed_at(tmp_path: Path) -> None:
    error = mistake(tmp_path, own=OWN.replace('["draught"]', '["draught", "drauhgt"]'))
    assert (error.line, error.column) == (13, 22)
    assert "'drauhgt' is not known. Did you mean 'draught'?" in str(error)


@pytest.mark.parametrize(
    ("pack", "line", "said"),
    [
        ("[potion.x]", 1, 'a pack for this game says game = "potions"'),
        ('game = "chess"', 1, 'a pack for this game says game = "potions"'),
        ('game = "potions"\n[potoin.x]', 2, "'potoin' is no table of a pack: [potion.<id>]"),
        ('game = "potions"\n[cauldron.x]', 2, "'cauldron' is no table of a pack: [potion.<id>]"),
        ('game = "potions"\n[potion.elixir]', 2, "there is already one of that id: potion elixir"),
        ('game = "potions"\n[potion."My potion"]', 2, "an id is small letters"),
        ('game = "potions"\npotion = 3', 2, "entries are tables: [potion.<id>]"),
    ],
)
def test_a_pack_that_is_none_is_told_why(tmp_path: Path, pack: str, line: int, said: str) -> None:
    error = mistake(tmp_path, pack=pack)
    assert (error.line, said in str(error)) == (line, True), error


def test_the_games_own_entries_say_where_they_are_from(tmp_path: Path) -> None:
    assert "source" in str(mistake(tmp_path, own='[draught]\ntext = "burn 1"'))


# Words --------------------------------------------------------------------------------------------


def test_words_are_made_of_the_notation_in_every_language() -> None:
    (brew,) = NOTATION.read("brew (heal 2, self and burn 3 and burn 3)")
    assert brew == Brew((Heal(2, "self"), Burn(3), Burn(3)), True)
    said = "3 things: Heal yourself for 2, Burn for 3, Burn for 3 (one twice)"
    assert text("en").words(say(brew)) == said
    assert text("fr").words(say(brew)).endswith("Vous récupérez 2, Brûle pour 3, Brûle pour 3")


def test_another_number_on_the_card_is_another_number_in_its_words() -> None:
    for n in (1, 7):
        (heal,) = NOTATION.read(f"heal {n}")
        assert text("en").words(say(heal)) == f"Heal somebody for {n}"


def test_words_are_joined_as_a_language_joins_them() -> None:
    parts = [say(record) for record in NOTATION.read("burn 1; smoke; flare")]
    english, french = text("en"), text("fr")
    assert english.words(joined(parts)) == "Burn for 1, Smoke and Flare"
    assert french.words(joined(parts)) == "Brûle pour 1, Fumée et Éclair"
    assert english.words(joined(parts, "then")) == "Burn for 1; Smoke; Flare"
    assert joined([Words("one")]) == Words("one")


# Positions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(GAMES.rglob("content/*.toml")), ids=lambda f: f.stem)
def test_every_string_of_the_content_is_found_where_it_stands(file: Path) -> None:
    document = Document(file)
    where = positions(document.text)

    def check(value: object, path: tuple[str, ...]) -> None:
        assert path in where or not path, path
        if isinstance(value, dict):
            for key, inner in value.items():
                check(inner, (*path, key))
        elif isinstance(value, list):
            for i, inner in enumerate(value):
                check(inner, (*path, str(i)))
        elif isinstance(value, str):
            assert document.text.startswith(value.partition('"')[0], where[path])

    check(document.data, ())


def test_strings_of_several_lines_and_escapes_are_counted() -> None:
    document = Document(Path("x.toml"), '[a]\nb = """\nmove \\u0041 1\nhit"""\nc.d = \'x\'\n')
    assert document.place("a", "b", offset=7) == (3, 13)
    assert document.place("a", "b", offset=9) == (4, 1)
    assert document.place("a", "c", "d") == (5, 8)
