from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.kernel import Chance, Die, Draw, Face, Pick, Roll, Scripted, Seeded, d6, outcomes
from grimtable.kernel.errors import NotAnOption, ScriptError

FEAR = Die("fear", ("calm", "calm", "terror"))
EXAMPLES = [
    Roll((d6("red"), FEAR, d6("red")), "x"),
    Draw(("elf", "elf", "orc", "troll"), 3, "x"),
    Pick(("n", "e", "s", "w"), "x"),
]


@pytest.mark.parametrize("ask", EXAMPLES)
def test_a_seed_gives_the_same_answers_again(ask: Chance) -> None:
    one, other = Seeded("7/3"), Seeded("7/3")
    assert [one.answer(ask) for _ in range(20)] == [other.answer(ask) for _ in range(20)]


@pytest.mark.parametrize("ask", EXAMPLES)
def test_seeded_fate_gives_every_possible_answer_and_no_other(ask: Chance) -> None:
    fate, seen = Seeded(1), set()
    for _ in range(4000):
        answer = fate.answer(ask)
        assert ask.check(answer) == answer
        seen.add(canonical(ask, answer))
    assert seen == {answer for answer, _ in outcomes(ask)}


def test_seeded_fate_draws_as_often_as_the_exact_chances_say() -> None:
    ask = Draw(("elf", "elf", "orc"), 2, "x")
    fate, n = Seeded(5), 6000
    seen = Counter(fate.answer(ask) for _ in range(n))
    for answer, share in outcomes(ask):
        assert abs(seen[answer] / n - share) < 0.03


def test_a_script_is_followed_in_order_and_in_any_notation() -> None:
    fate = Scripted([(3, "calm", 4), "6 terror 1", "s", 5])
    assert fate.answer(EXAMPLES[0]) == (3, "calm", 4)
    assert fate.answer(EXAMPLES[0]) == (6, "terror", 1)
    assert fate.answer(EXAMPLES[2]) == ("s",)
    assert fate.answer(Roll((d6("red"),), "x")) == (5,)


def test_a_script_that_the_dice_can_not_follow_is_refused() -> None:
    with pytest.raises(NotAnOption):
        Scripted(["7"]).answer(Roll((d6("red"),), "x"))


def test_a_script_that_has_ended_says_what_is_asked() -> None:
    with pytest.raises(ScriptError, match=r"the script of Fate has ended, but Pick\("):
        Scripted([]).answer(EXAMPLES[2])


# Exact chances ------------------------------------------------------------------------------------


def canonical(ask: Chance, answer: tuple[object, ...]) -> tuple[object, ...]:
    """An answer with the faces of equal dice in order: by hand, apart from the kernel's way."""
    if not isinstance(ask, Roll):
        return answer
    shown: dict[Die, list[object]] = {}
    for die, face in zip(ask.dice, answer, strict=True):
        shown.setdefault(die, []).append(face)
    for faces in shown.values():
        faces.sort(key=str)
    return tuple(shown[die].pop(0) for die in ask.dice)


def by_hand(ask: Chance) -> dict[tuple[object, ...], Fraction]:
    """The chances by counting every way in which dice can fall and cards can lie."""
    if isinstance(ask, Roll):
        ways = [canonical(ask, faces) for faces in product(*(die.faces for die in ask.dice))]
    elif isinstance(ask, Draw):
        ways = list(permutations(ask.items, ask.n))
    else:
        ways = [(item,) for item in ask.slots()[0]]
    return {way: Fraction(n, len(ways)) for way, n in Counter(ways).items()}


def test_two_equal_dice_are_merged() -> None:
    chances = dict(outcomes(Roll((d6("red"), d6("red")), "x")))
    assert len(chances) == 21
    assert chances[1, 1] == Fraction(1, 36)
    assert chances[1, 2] == Fraction(2, 36)
    assert (2, 1) not in chances


def test_dice_of_different_colours_are_not_merged() -> None:
    chances = dict(outcomes(Roll((d6("red"), d6("blue")), "x")))
    assert len(chances) == 36
    assert chances[2, 1] == Fraction(1, 36)


def test_equal_dice_are_merged_wherever_they_stand_in_the_pool() -> None:
    chances = dict(outcomes(Roll((d6("red"), FEAR, d6("red")), "x")))
    assert len(chances) == 21 * 2
    assert chances[1, "calm", 2] == Fraction(2, 36) * Fraction(2, 3)


def test_equal_cards_are_merged() -> None:
    assert dict(outcomes(Draw(("elf", "elf", "orc"), 2, "x"))) == {
        ("elf", "elf"): Fraction(1, 3),
        ("elf", "orc"): Fraction(1, 3),
        ("orc", "elf"): Fraction(1, 3),
    }


def test_an_item_that_stands_twice_is_picked_twice_as_often() -> None:
    assert dict(outcomes(Pick(("n", "n", "s"), "x"))) == {
        ("n",): Fraction(2, 3),
        ("s",): Fraction(1, 3),
    }


def test_nothing_to_roll_or_draw_has_one_outcome() -> None:
    assert list(outcomes(Roll((), "x"))) == [((), Fraction(1))]
    assert list(outcomes(Draw((), 0, "x"))) == [((), Fraction(1))]


FACES: list[Face] = [1, 2, 10, "a", "hit"]
CARDS: list[Face] = ["elf", "orc", 3]
faces = st.lists(st.sampled_from(FACES), min_size=1, max_size=4).map(tuple)
dice = st.builds(Die, st.sampled_from(["red", "blue"]), faces)
pools = st.lists(dice, min_size=1, max_size=2).flatmap(
    lambda kinds: st.lists(st.sampled_from(kinds), max_size=4)
)
lots = st.lists(st.sampled_from(CARDS), min_size=1, max_size=5).map(tuple)


@given(
    st.one_of(
        pools.map(lambda pool: Roll(tuple(pool), "x")),
        lots.flatmap(lambda lot: st.integers(0, len(lot)).map(lambda n: Draw(lot, n, "x"))),
        lots.map(lambda lot: Pick(lot, "x")),
    )
)
@settings(deadline=None)
def test_the_chances_are_those_counted_by_hand(ask: Chance) -> None:
    chances = list(outcomes(ask))
    assert len(chances) == len(dict(chances))
    assert dict(chances) == by_hand(ask)
    assert sum(share for _, share in chances) == 1
