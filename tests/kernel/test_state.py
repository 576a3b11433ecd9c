from __future__ import annotations

import enum
from collections import deque
from fractions import Fraction
from typing import Any, Literal

import pytest
from msgspec import Struct, defstruct

from grimtable.kernel import Event, Pile, Shared, State, tell
from grimtable.kernel.state import Sure, cloner


class Wound(Struct, frozen=True):
    depth: int


class Side(enum.Enum):
    LEFT = "left"


class Hero(Struct):
    name: str
    items: list[str] = []
    wounds: tuple[Wound, ...] = ()
    mood: Literal["calm", "grim"] = "calm"


class Champion(Hero):
    titles: list[str] = []


class Camp(State):
    heroes: dict[str, Hero] = {}
    grid: list[list[int]] = []
    cube: list[list[list[int]]] = []
    seen: set[str] = set()
    marked: frozenset[str] = frozenset()
    deck: Pile | None = None
    odds: Fraction = Fraction(1)
    side: Side = Side.LEFT
    scars: dict[str, list[Wound]] = {}


class Node(Struct):
    value: int
    children: list[Node] = []
    twin: Node | None = None


class Forest(State):
    root: Node


def camp() -> Camp:
    return Camp(
        heroes={"ulf": Hero("Ulf", ["axe"], (Wound(2),))},
        grid=[[1, 2], [3]],
        cube=[[[1], [2]], [[3]]],
        seen={"orc"},
        deck=Pile(["a"], ["b", "c"]),
        scars={"ulf": [Wound(1)]},
    )


def test_a_clone_is_equal_and_shares_nothing_that_can_change() -> None:
    one = camp()
    twin = one.clone()
    assert twin == one
    twin.heroes["ulf"].items.append("rope")
    twin.heroes["eir"] = Hero("Eir")
    twin.grid[0][0] = 9
    twin.cube[1][0].append(4)
    twin.seen.add("troll")
    assert twin.deck is not None
    twin.deck.top.clear()
    twin.scars["ulf"].append(Wound(5))
    assert one == camp()


def test_what_can_not_change_is_shared() -> None:
    one = camp()
    twin = one.clone()
    assert twin.heroes["ulf"].wounds is one.heroes["ulf"].wounds
    assert twin.scars["ulf"][0] is one.scars["ulf"][0]


def test_an_absent_part_stays_absent() -> None:
    assert Camp().clone().deck is None


def test_a_class_may_contain_itself() -> None:
    forest = Forest(Node(1, [Node(2, [Node(3)])], Node(4)))
    twin = forest.clone()
    assert twin == forest
    twin.root.children[0].children[0].value = 9
    assert twin.root.twin is not None
    twin.root.twin.value = 9
    assert forest == Forest(Node(1, [Node(2, [Node(3)])], Node(4)))


def test_a_part_of_a_derived_class_is_cloned_as_what_it_is() -> None:
    one = Champion("Ulf", titles=["the Red"])
    twin = Camp(heroes={"ulf": one}).clone().heroes["ulf"]
    assert type(twin) is Champion
    twin.titles.append("the Late")
    assert one.titles == ["the Red"]


def test_a_shared_field_is_replaced_never_copied() -> None:
    class Map(State):
        roads: Shared[dict[str, list[str]]]

    one = Map(roads={"smithy": ["ravine"]})
    assert one.clone().roads is one.roads


def test_a_clone_is_silent() -> None:
    one = camp()
    one.events = []
    twin = one.clone()
    tell(twin, "slept", rule="x")
    tell(one, "woke", rule="x", who="ulf")
    assert twin.events is None
    assert one.events == [Event("woke", {"who": "ulf"}, "x")]


@pytest.mark.parametrize(
    "hint", [Any, list, dict, object, bytearray, list[int] | str, Hero | int, deque, deque[int]]
)
def test_what_a_clone_can_not_copy_is_an_error_that_names_the_field(hint: Any) -> None:
    made = defstruct("Odd", [("thing", hint)])
    with pytest.raises(TypeError, match=r"x\.thing: a clone can't"):
        cloner(made)


@pytest.mark.parametrize("hint", [tuple[Hero, ...], tuple[int, list[int]], frozenset[Pile]])
def test_a_tuple_may_not_hold_what_can_change(hint: Any) -> None:
    made = defstruct("Odd", [("thing", hint)])
    with pytest.raises(TypeError, match=r"x\.thing: .* is shared by clones"):
        cloner(made)


class Duel(State):
    prize: Hero | None = None
    stake = Sure[Hero]("prize")


def test_what_may_be_empty_has_another_name_where_it_is_not() -> None:
    duel = Duel(prize=Hero("Ulf"))
    assert duel.stake is duel.prize
    assert duel.clone().stake == duel.prize
    assert sorted(Duel.__struct_fields__) == ["events", "prize"]


# Events -------------------------------------------------------------------------------------------


def test_an_event_is_known_to_everybody_unless_it_says_to_whom() -> None:
    public, secret = Event("fell", {}, "x"), Event("drew", {}, "x", to=("ann",))
    assert public.known_to("bob")
    assert public.known_to(None)
    assert secret.known_to("ann")
    assert not secret.known_to("bob")
    assert not secret.known_to(None)


def test_telling_keeps_who_may_know_and_whether_it_reveals() -> None:
    state = Camp(events=[])
    tell(state, "drew", "draw.hand", to=("ann",), reveals=True, card="elf")
    assert state.events == [Event("drew", {"card": "elf"}, "draw.hand", ("ann",), True)]


def test_what_is_work_to_say_is_found_only_where_somebody_listens() -> None:
    asked: list[str] = []

    def words() -> str:
        asked.append("words")
        return "long words"

    tell(Camp(), "spoke", "x", what=words)
    assert not asked
    state = Camp(events=[])
    tell(state, "spoke", "x", what=words)
    assert state.events == [Event("spoke", {"what": "long words"}, "x")]
