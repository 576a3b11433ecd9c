from pathlib import Path

import pytest
from msgspec import Struct

from grimtable.cards import Document, load, near
from grimtable.kernel.errors import ContentError


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    dice: int
    range: int = 0


class Enemy(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    health: int
    behaviour: str = ""
    attacks: tuple[Attack, ...] = ()
    defence: Attack | None = None


GOOD = """\
# The enemies of the first level.

[hollow-soldier]
source    = "house"
health    = 1
behaviour = "move 1; attack 4"

[silver-knight]
source = "house"
health = 5
attacks = [{ dice = 2 }, { dice = 1, range = 3 }]
"""


def mistake(tmp_path: Path, text: str) -> ContentError:
    """What loading a file with that text says."""
    file = tmp_path / "enemies.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ContentError) as error:
        load(file, Enemy)
    assert error.value.file == str(file)
    return error.value


def spot(text: str, error: ContentError) -> str:
    """What stands where the error points."""
    return text.split("\n")[error.line - 1][error.column - 1 :]


def test_entries_are_read_by_id(tmp_path: Path) -> None:
    file = tmp_path / "enemies.toml"
    file.write_text(GOOD, "utf-8")
    enemies = load(file, Enemy)
    assert list(enemies) == ["hollow-soldier", "silver-knight"]
    assert enemies["silver-knight"].attacks == (Attack(2), Attack(1, 3))


def test_a_slip_in_the_toml_is_told_with_line_and_column(tmp_path: Path) -> None:
    error = mistake(tmp_path, GOOD.replace("health    = 1", "health    = = 1"))
    assert (error.line, error.column) == (5, 13)
    assert error.sentence == "Invalid value"
    assert str(error) == f"{tmp_path}/enemies.toml:5:13  Invalid value"


def test_a_file_that_breaks_off_is_told_at_its_end(tmp_path: Path) -> None:
    error = mistake(tmp_path, '[elf]\nsource = "house')
    assert error.line == 2


def test_an_unknown_key_is_told_with_the_nearest_known_one(tmp_path: Path) -> None:
    text = GOOD.replace("health = 5", "heatlh = 5\nhealth = 5")
    error = mistake(tmp_path, text)
    assert error.sentence == (
        "silver-knight.heatlh: 'heatlh' is not a key here. Did you mean 'health'?"
    )
    assert error.line == 10
    assert spot(text, error) == "5"


def test_an_unknown_key_that_resembles_none_is_told_with_all(tmp_path: Path) -> None:
    error = mistake(tmp_path, GOOD + "xyzzy = 1")
    assert "Known: attacks, behaviour, defence, health, source." in error.sentence
    assert error.line == 12


def test_a_value_of_the_wrong_type_is_pointed_at(tmp_path: Path) -> None:
    text = GOOD.replace("health    = 1", 'health    = "one"')
    error = mistake(tmp_path, text)
    assert error.sentence == "hollow-soldier.health: Expected `int`, got `str`"
    assert (error.line, error.column) == (5, 14)
    assert spot(text, error) == 'one"'


def test_a_missing_key_is_told_at_the_head_of_its_entry(tmp_path: Path) -> None:
    error = mistake(tmp_path, GOOD.replace("health = 5\n", ""))
    assert error.sentence == "silver-knight: Object missing required field `health`"
    assert (error.line, error.column) == (8, 1)


def test_a_mistake_in_an_inner_table_is_pointed_at(tmp_path: Path) -> None:
    text = GOOD + '\n[elf]\nsource = "x"\nhealth = 1\n\n[elf.defence]\ndice = "two"\n'
    error = mistake(tmp_path, text)
    assert error.sentence == "elf.defence.dice: Expected `int`, got `str`"
    assert spot(text, error) == 'two"'


def test_a_mistake_in_an_inline_table_is_pointed_at(tmp_path: Path) -> None:
    text = GOOD + 'defence = { range = 1, dice = "two" }\n'
    error = mistake(tmp_path, text)
    assert error.sentence == "silver-knight.defence.dice: Expected `int`, got `str`"
    assert spot(text, error) == 'two" }'


def test_the_hint_for_an_inner_key_knows_the_inner_keys(tmp_path: Path) -> None:
    text = GOOD + "defence = { dice = 1, rnage = 2 }\n"
    error = mistake(tmp_path, text)
    assert error.sentence == (
        "silver-knight.defence.rnage: 'rnage' is not a key here. Did you mean 'range'?"
    )
    assert spot(text, error) == "2 }"


def test_a_mistake_in_a_list_is_pointed_at(tmp_path: Path) -> None:
    text = GOOD.replace("dice = 1, range", "dice = 1, rnage")
    error = mistake(tmp_path, text)
    assert error.sentence == (
        "silver-knight.attacks.1.rnage: 'rnage' is not a key here. Did you mean 'range'?"
    )
    assert spot(text, error) == "3 }]"


def test_a_dotted_key_is_found(tmp_path: Path) -> None:
    text = GOOD + 'defence.range = 1\ndefence.dice = "two"\n'
    error = mistake(tmp_path, text)
    assert spot(text, error) == 'two"'


def test_an_entry_in_one_line_is_found(tmp_path: Path) -> None:
    text = 'orc = { source = "health", health = 1 }\nelf = { source = "x", health = "five" }\n'
    error = mistake(tmp_path, text)
    assert (error.line, spot(text, error)) == (2, 'five" }')


def test_a_key_with_the_same_name_in_another_entry_is_not_meant(tmp_path: Path) -> None:
    text = GOOD.replace("health = 5", 'health = "five"')
    assert mistake(tmp_path, text).line == 10


def test_a_commented_key_is_not_meant(tmp_path: Path) -> None:
    text = GOOD.replace("health = 5", '# once {health = 3, or so}\nhealth = "five"')
    assert mistake(tmp_path, text).line == 11


def test_a_quoted_entry_is_found(tmp_path: Path) -> None:
    text = GOOD + '\n["old elf"]\nsource = "x"\nhealth = true\n'
    error = mistake(tmp_path, text)
    assert spot(text, error) == "true"


def test_a_character_of_a_notation_can_be_pointed_at(tmp_path: Path) -> None:
    document = Document(tmp_path / "enemies.toml", GOOD)
    error = document.error("'move' is slow", "hollow-soldier", "behaviour", offset=8)
    assert spot(GOOD, error) == 'attack 4"'
    assert error.line == 6


def test_a_file_that_is_not_there_or_not_text_is_said(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="can't be read: No such file"):
        load(tmp_path / "nothing.toml", Enemy)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match="is not UTF-8 text"):
        load(tmp_path / "binary.toml", Enemy)


def test_a_hint_names_the_nearest_word_or_all() -> None:
    assert near("atack", ["attack", "move"]) == " Did you mean 'attack'?"
    assert near("zzz", ["move", "attack"]) == " Known: attack, move."
