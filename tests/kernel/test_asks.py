import pickle

import pytest

from grimtable.kernel import (
    FATE,
    Ask,
    Chance,
    Die,
    Done,
    Draw,
    Grouped,
    Listing,
    No,
    Option,
    Pick,
    Roll,
    Telling,
    choose,
    d6,
)
from grimtable.kernel.errors import NotAnOption


class Walk(Option, frozen=True, gc=False):
    who: str
    to: str


class Buy(Option, frozen=True, gc=False):
    things: tuple[str, ...]
    price: int
    at: str | None = None
    gift: bool = False


WALKS = Ask(
    "ann",
    "act",
    (Walk("ulf", "smithy"), Walk("ulf", "ravine"), Walk("eir", "smithy"), Done()),
    "act.walk",
)


def test_an_option_is_written_as_its_name_and_fields() -> None:
    assert str(Walk("ulf", "smithy")) == "Walk ulf smithy"
    assert str(Done()) == "Done"


def test_lists_truths_and_nothing_have_a_notation_of_one_word() -> None:
    assert str(Buy(("axe", "rope"), 3, None, True)) == "Buy axe,rope 3 - yes"
    assert str(Buy((), 0, "smithy")) == "Buy - 0 smithy no"


def test_an_ask_reads_back_what_it_wrote() -> None:
    for option in WALKS.options:
        assert WALKS.read(str(option)) is option


def test_trailing_fields_may_be_left_out_where_that_is_enough() -> None:
    assert WALKS.read("Walk eir") == Walk("eir", "smithy")


def test_a_beginning_that_fits_two_options_is_refused() -> None:
    with pytest.raises(NotAnOption):
        WALKS.read("Walk ulf")


def test_a_refusal_comes_home_from_another_process_as_it_is() -> None:
    with pytest.raises(NotAnOption) as refused:
        WALKS.read("Fly")
    home = pickle.loads(pickle.dumps(refused.value))
    assert (type(home), str(home), home.allowed) == (
        NotAnOption,
        str(refused.value),
        refused.value.allowed,
    )
    assert (home.key, home.about) == (refused.value.key, refused.value.about)


def test_a_beginning_ends_where_a_word_ends() -> None:
    with pytest.raises(NotAnOption):
        WALKS.read("Walk ei")


def test_an_exact_answer_wins_over_longer_ones() -> None:
    both = Ask("ann", "shop", (Buy(("axe",), 1), Buy(("axe",), 1, "smithy"), Done()), "shop.buy")
    assert both.read("Buy axe 1 - no") == Buy(("axe",), 1)


def test_a_refusal_says_what_failed_what_is_allowed_and_which_rule() -> None:
    with pytest.raises(NotAnOption) as refusal:
        WALKS.read("Fly ulf")
    error = refusal.value
    assert (error.given, error.what, error.rule) == ("Fly ulf", "act", "act.walk")
    assert error.allowed == ("Walk ulf smithy", "Walk ulf ravine", "Walk eir smithy", "Done")
    assert str(error) == (
        "'Fly ulf' does not answer 'act'. You may: "
        "Walk ulf smithy, Walk ulf ravine, Walk eir smithy, Done. [act.walk]"
    )


def test_a_refusal_with_many_options_stays_short() -> None:
    many = Ask("ann", "act", tuple(Walk("ulf", f"place-{i}") for i in range(40)), "act.walk")
    with pytest.raises(NotAnOption, match=r"place-11, \.\.\.\. \[act\.walk\]$"):
        many.read("Stay")


def test_an_equal_option_is_as_good_as_the_one_offered() -> None:
    assert WALKS.check(Walk("ulf", "ravine")) is WALKS.options[1]


@pytest.mark.parametrize("wrong", [Walk("eir", "ravine"), "Done", None, ("ulf", "smithy")])
def test_anything_else_than_an_offered_option_is_refused(wrong: object) -> None:
    with pytest.raises(NotAnOption):
        WALKS.check(wrong)


# Fate ---------------------------------------------------------------------------------------------

COIN = Die("coin", ("heads", "tails"))
MIXED = Roll((d6("red"), COIN), "roll.mixed")
HAND = Draw(("elf", "elf", "orc"), 2, "draw.hand")


def test_chance_is_asked_of_fate() -> None:
    assert MIXED.seat == HAND.seat == FATE


def test_a_roll_is_read_die_by_die_numbers_as_numbers() -> None:
    assert MIXED.read("3 heads") == (3, "heads")
    assert MIXED.check((3, "heads")) == (3, "heads")


@pytest.mark.parametrize("wrong", ["7 heads", "heads 3", "3", "3 heads 1", ""])
def test_a_roll_that_the_dice_can_not_show_is_refused(wrong: str) -> None:
    with pytest.raises(NotAnOption) as refusal:
        MIXED.read(wrong)
    assert refusal.value.rule == "roll.mixed"
    assert "2 of, 1 | 2 | 3 | 4 | 5 | 6, heads | tails" in str(refusal.value)


@pytest.mark.parametrize("wrong", [(3,), (3, "edge"), [3, "heads"], "3 heads", None, Done()])
def test_only_a_tuple_of_faces_answers_a_roll(wrong: object) -> None:
    with pytest.raises(NotAnOption):
        MIXED.check(wrong)


def test_no_dice_show_nothing() -> None:
    assert Roll((), "roll.none").check(()) == ()


def test_a_card_is_drawn_no_oftener_than_it_lies_there() -> None:
    assert HAND.read("elf elf") == ("elf", "elf")
    with pytest.raises(NotAnOption):
        HAND.read("orc orc")
    with pytest.raises(NotAnOption):
        HAND.check(("orc", "orc"))


def test_a_pick_is_one_of_its_items() -> None:
    assert Pick(("n", "s"), "pick.side").read("s") == ("s",)
    with pytest.raises(NotAnOption):
        Pick(("n", "s"), "pick.side").check(("w",))


def test_chance_itself_can_not_be_asked() -> None:
    with pytest.raises(TypeError):
        Chance().slots()


# choose -------------------------------------------------------------------------------------------


def test_a_choice_of_one_is_taken_silently() -> None:
    script = choose("ann", "act", (Done(),), "act.walk")
    with pytest.raises(StopIteration) as end:
        next(script)
    assert end.value.value == Done()


def test_a_choice_of_several_is_asked_with_what_it_is_about() -> None:
    asked = next(choose("ann", "act", WALKS.options, "act.walk", hero="ulf"))
    assert asked == Ask("ann", "act", WALKS.options, "act.walk", {"hero": "ulf"})


def test_options_are_listed_once_and_only_when_somebody_looks() -> None:
    looked = []

    def listed() -> tuple[Option, ...]:
        looked.append(1)
        return (Done(), No())

    ask = Ask("ann", "go", Listing(listed, ()), "tiny.go")
    assert not looked
    assert ask.options == (Done(), No())
    assert ask.check(No()) == No()
    assert len(looked) == 1
    assert ask == Ask("ann", "go", (Done(), No()), "tiny.go")
    assert ask != Ask("ann", "go", (Done(),), "tiny.go")


def test_options_in_groups_are_counted_before_any_is_made() -> None:
    made = []

    class Walks(dict[str, Option]):
        def __missing__(self, to: str) -> Option:
            made.append(to)
            return Walk("ulf", to)

    def groups(*places: str) -> list[tuple[dict[str, Option], tuple[str, ...]]]:
        return [(Walks(), places), (Walks(), ()), ({"": Done()}, ("",))]

    listed = Grouped(groups, ("smithy", "ravine"))
    assert len(listed) == 3
    assert not made
    assert (listed[1], listed[2]) == (Walk("ulf", "ravine"), Done())
    assert made == ["ravine"]
    with pytest.raises(IndexError):
        listed[3]
    assert listed == (Walk("ulf", "smithy"), Walk("ulf", "ravine"), Done())
    assert (listed[-1], listed[0]) == (Done(), Walk("ulf", "smithy"))
    assert No() not in listed


def test_what_a_question_is_about_is_told_once_and_only_when_somebody_reads() -> None:
    read = []

    def told(secret: str) -> dict[str, object]:
        read.append(1)
        return {"who": "ulf", "n": len(secret)}

    ask = Ask("ann", "go", Listing(list, ((Done(),),)), "tiny.go", Telling(told, ("abc",)))
    assert not read
    assert ask.about
    assert {**ask.about} == {"who": "ulf", "n": 3}
    assert (ask.about["who"], ask.about.get("whom")) == ("ulf", None)
    assert len(read) == 1
    assert ask == Ask("ann", "go", (Done(),), "tiny.go", {"who": "ulf", "n": 3})
    assert "abc" not in repr(ask)
