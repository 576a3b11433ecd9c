import ast
from pathlib import Path

import pytest

import grimtable
from grimtable.kernel import Event, Pile, State
from grimtable.kernel.errors import ScenarioError
from grimtable.kernel.position import encoded, look_up, patched, plain


class Camp(State):
    gold: int = 3
    at: dict[str, str] = {}
    decks: dict[str, Pile] = {}
    slots: dict[int, str] = {}
    seen: set[str] = set()


def camp() -> Camp:
    return Camp(
        at={"ulf": "smithy", "eir": "mill"},
        decks={"aid": Pile([], ["a", "b"])},
        slots={1: "free"},
        seen={"orc", "elf"},
    )


def test_the_chronicle_is_not_part_of_a_position() -> None:
    one, other = camp(), camp()
    other.events = [Event("slept", {}, "x")]
    assert "events" not in plain(other)
    assert encoded(one) == encoded(other)


def test_equal_states_give_equal_bytes_whatever_the_order_of_their_making() -> None:
    one, other = camp(), camp()
    other.at = {"eir": "mill", "ulf": "smithy"}
    other.seen = {"elf", "orc"}
    assert encoded(one) == encoded(other)
    other.gold = 4
    assert encoded(one) != encoded(other)


def test_a_patch_replaces_what_it_names_and_nothing_else() -> None:
    one = camp()
    two = patched(one, {"gold": 9, "at": {"ulf": "ravine"}, "decks": {"aid": {"top": ["b"]}}})
    assert two.gold == 9
    assert two.at == {"ulf": "ravine", "eir": "mill"}
    assert two.decks == {"aid": Pile(["b"], ["a", "b"])}
    assert two.seen == {"orc", "elf"}
    assert one == camp()


def test_a_patch_leaves_what_lies_there_in_its_order() -> None:
    """In some games the order of a table is a rule: who acts first, say."""
    assert list(patched(camp(), {"gold": 9}).at) == list(camp().at) == ["ulf", "eir"]


def test_numbers_as_keys_may_be_written_as_words() -> None:
    assert patched(camp(), {"slots": {"1": "taken"}}).slots == {1: "taken"}


@pytest.mark.parametrize(
    ("patch", "sentence"),
    [
        ({"silver": 1}, r"position\.silver is not part of the state; known: .*gold"),
        ({"decks": {"aid": {"bottom": []}}}, r"position\.decks\.aid\.bottom is not part of"),
        ({"gold": "much"}, r"the position does not fit the game: Expected `int`.*\$\.gold"),
        ({"at": ["ulf"]}, r"the position does not fit the game: Expected `object`"),
    ],
)
def test_a_patch_that_does_not_fit_says_where(patch: dict[str, object], sentence: str) -> None:
    with pytest.raises(ScenarioError, match=sentence):
        patched(camp(), patch)


def test_a_value_is_looked_up_by_its_path() -> None:
    data = plain(camp())
    assert look_up(data, "at.ulf") == "smithy"
    assert look_up(data, "decks.aid.rest.1") == "b"
    assert look_up(data, "slots.1") == "free"


@pytest.mark.parametrize(
    ("path", "step"),
    [("at.orm", "orm"), ("decks.aid.rest.7", "7"), ("decks.aid.rest.x", "x"), ("gold.x", "x")],
)
def test_a_path_that_leads_nowhere_says_where_it_ends(path: str, step: str) -> None:
    with pytest.raises(ScenarioError, match=rf"no '{path}' \(no '{step}' there\)"):
        look_up(plain(camp()), path)


def test_what_threads_of_a_server_read_is_learned_first() -> None:
    """msgspec crashes where two threads read a Struct for the first time: `learned` takes turns."""
    source = Path(grimtable.__file__).parent
    files = [*source.glob("*.py"), *source.glob("kernel/*.py"), *source.glob("web/*.py")]
    calls = [
        ast.unparse(one)
        for file in files
        for one in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(one, ast.Call) and ast.unparse(one.func) == "msgspec.convert"
    ]
    assert calls
    assert [call for call in calls if "learned(" not in call] == []
