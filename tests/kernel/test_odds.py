from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

import pytest

from grimtable.kernel import (
    MARK,
    Ask,
    Option,
    Pile,
    Run,
    Sampled,
    Script,
    Seeded,
    Table,
    Text,
    Words,
    draw,
)
from grimtable.kernel.odds import Stake, Stakes, odds_of
from grimtable.kernel.run import Open
from grimtable.kernel.text import COMMON
from grimtable.kernel.view import After, Exact, Same, View, Way
from tests.kernel.tiny import House, Paper, Take, Tiny, ask, connect_four, paper, roll


def chance_of(run: Run, of: Callable[[Any], bool]) -> Fraction:
    """The exact chance that something holds when Fate, who is asked now, is done."""
    return View(run, run.asks[0].number, "ann").after(None).chance(of)


# Chance -------------------------------------------------------------------------------------------


def test_odds_are_those_of_the_script_that_is_played() -> None:
    def attack(s: Paper) -> Script[None]:
        """Two dice hit on 5 and 6; a miss is rolled once more."""
        faces = yield roll(2)
        hits = sum(face >= 5 for face in faces)
        if not hits:
            hits = int((yield roll())[0] >= 5)
        s.sums["hits"] = hits
        yield ask()

    run = Run(Tiny(attack), Paper(), None)
    assert chance_of(run, lambda s: s.sums["hits"] >= 1) == Fraction(5, 9) + Fraction(4, 9) / 3
    assert chance_of(run, lambda s: s.sums["hits"] == 2) == Fraction(1, 9)
    assert run.asks == [(0, roll(2))]


def test_odds_of_a_draw_count_equal_cards() -> None:
    def deal(s: Paper) -> Script[None]:
        s.notes = list(map(str, (yield from draw(Pile(["orc"], ["elf", "elf", "orc"]), 3, "x"))))

    run = Run(Tiny(deal), Paper(), None)
    assert chance_of(run, lambda s: s.notes.count("elf") == 2) == Fraction(1, 3)


def test_where_fate_has_no_say_a_thing_is_sure() -> None:
    assert chance_of(connect_four(), lambda s: s.turn == "red") == 1
    assert chance_of(connect_four("a"), lambda s: s.turn == "red") == 0


# What is at stake ---------------------------------------------------------------------------------


class Dice(Tiny):
    """Take one or two dice; the eyes count, and a six is a wound."""

    def __init__(self) -> None:
        super().__init__(dice)

    def stakes(self, view: View, option: Option) -> Stakes | None:
        def sums(of: str) -> Callable[[Way], int]:
            return lambda way: int(way.state.sums.get(of, 0))

        wound = Stake("wound", Words("none"), sums("wound"), chance=True, good=False)
        return Stakes((Stake("eyes", Words("none"), sums("eyes")), wound, NOTHING))


NOTHING = Stake("gold", Words("none"), lambda way: 0)


def dice(s: Paper) -> Script[None]:
    while True:
        yield MARK
        taken = yield ask(upto=2)
        faces = yield roll(taken.n)
        s.sums = {"eyes": sum(faces), "wound": int(6 in faces)}


def test_odds_count_what_is_at_stake_and_leave_out_what_can_not_change() -> None:
    run = Run(Dice(), Paper(), Seeded(1))
    eyes, wound = odds_of(View(run, 0, "ann"), Take(2))
    assert (eyes.exact, eyes.error) == (True, 0.0)
    assert eyes.mean == pytest.approx(7)
    assert eyes.at_least(12) == pytest.approx(1 / 36)
    assert wound.spread == pytest.approx({0: 25 / 36, 1: 11 / 36})
    assert list(eyes.spread) == sorted(eyes.spread)


def test_sampled_odds_say_how_far_off_they_may_be() -> None:
    run = Run(Dice(), Paper(), Seeded(1))
    eyes, _ = odds_of(View(run, 0, "ann"), Take(2), fate=Sampled(400))
    assert not eyes.exact
    assert eyes.error == pytest.approx(0.049)
    assert eyes.mean == pytest.approx(7, abs=0.5)


def test_too_many_ways_are_sampled_by_their_number_and_never_by_the_clock() -> None:
    run = Run(Dice(), Paper(), Seeded(1))
    eyes, _ = odds_of(View(run, 0, "ann"), Take(2), fate=Exact(leaves=20, samples=100))
    assert not eyes.exact
    assert eyes.error == pytest.approx(0.098)
    eyes, _ = odds_of(View(run, 0, "ann"), Take(2), fate=Exact(leaves=21))
    assert eyes.exact


def test_odds_say_what_they_count_and_how_far_off_they_may_be() -> None:
    game, text = Dice(), Text([COMMON], "en")
    view = View(Run(game, Paper(), Seeded(1)), 0, "ann")
    said = [text.words(one.words) for one in odds_of(view, Take(2))]
    assert said == ["none: 7 on average", "none: 31 %"]
    said = [text.words(one.words) for one in odds_of(view, Take(2), fate=Sampled(400))]
    assert said[0].endswith(" on average (from some tries)")
    assert said[1].endswith("% (from some tries, within 5 points)")


def test_a_table_tells_the_odds_of_an_option() -> None:
    table = Table(Dice(), House(), Seeded(1))
    eyes, wound = table.odds(Take(1))
    assert eyes.mean == pytest.approx(3.5)
    assert wound.at_least(1) == pytest.approx(1 / 6)


# Choices on the way -------------------------------------------------------------------------------


class Again(Tiny):
    """A die that may be rolled twice again; its eyes are good, and so many are bad."""

    def __init__(self) -> None:
        super().__init__(again)

    def stakes(self, view: View, option: Option) -> Stakes | None:
        def eyes(way: Way) -> int:
            return paper(way.run).sums["eyes"]

        def alike(run: Run, opened: Open) -> Hashable:
            assert isinstance(opened.ask, Ask)
            return (
                (paper(run).step, *paper(run).sums.values()) if opened.ask.what == "again" else None
            )

        first = Stake("first", Words("none"), eyes)
        most = Stake("most", Words("none"), eyes, best=True)
        least = Stake("least", Words("none"), eyes, good=False, best=True)
        return Stakes((first, most, least), decide=lambda run, opened: Take(1), choice=alike)


def again(s: Paper) -> Script[None]:
    while True:
        yield MARK
        yield ask(upto=1)
        s.sums = {"eyes": (yield roll())[0]}
        for s.step in (2, 1):
            if (yield ask(what="again", upto=2)).n == 1:
                break
            s.sums = {"eyes": (yield roll())[0]}


def test_a_choice_on_the_way_is_taken_at_its_best_for_what_is_counted() -> None:
    run = Run(Again(), Paper(), Seeded(1))
    first, most, least = odds_of(View(run, 0, "ann"), Take(1))
    assert first.mean == pytest.approx(3.5), "counted before anything is rolled again"
    assert most.exact
    assert most.mean == pytest.approx((4 * 4.25 + 5 + 6) / 6), "4 is not enough at first, but then"
    assert least.mean == pytest.approx(7 - most.mean)
    assert sum(most.spread.values()) == 1


def test_choices_that_are_too_many_are_not_told_and_sampled_ones_say_so() -> None:
    view = View(Run(Again(), Paper(), Seeded(1)), 0, "ann")
    few = odds_of(view, Take(1), fate=Exact(leaves=3, samples=50))
    assert [one.stake.id for one in few] == ["first"]
    first, most, _ = odds_of(view, Take(1), fate=Sampled(400))
    assert not most.exact
    assert most.error == first.error == pytest.approx(0.049)
    assert most.mean == pytest.approx(14 / 3, abs=0.4)


# What comes to the same ---------------------------------------------------------------------------


def twice(s: Paper) -> Script[None]:
    """Two dice, and once more two: sixes are counted; what else they show hangs about."""
    yield ask()
    for _ in range(2):
        faces = yield roll(2)
        s.sums["sixes"] = s.sums.get("sixes", 0) + sum(face == 6 for face in faces)
        s.notes.append(str(faces))
    yield MARK
    yield ask()


SIXES = Same(
    lambda s: s.sums.get("sixes", 0),
    lambda s, asked: _sixes,
)


def _sixes(faces: tuple[Any, ...]) -> Hashable:
    return [face == 6 for face in faces].count(True)


def sixes_after(same: Same | None, fate: Exact) -> After:
    run = Run(Tiny(twice), Paper(), None)
    return View(run, 0, "ann").after(Take(1), until="turn", fate=fate, same=same)


def test_what_comes_to_the_same_is_followed_once_and_counts_as_often_as_it_can_happen() -> None:
    def sixes(s: Any) -> int:
        return int(s.sums["sixes"])

    plain, merged = sixes_after(None, Exact()), sixes_after(SIXES, Exact())
    assert merged.exact
    assert merged.spread(sixes) == plain.spread(sixes)
    assert (len(merged.ways), len(plain.ways)) == (9, 441)


def test_from_where_it_is_too_much_fate_answers_at_random_and_the_error_says_so() -> None:
    first = sixes_after(SIXES, Exact(leaves=3, samples=100))
    assert (first.exact, first.sampled, len(first.ways)) == (False, True, 100)
    assert first.error == pytest.approx(0.098)
    assert first.mean(lambda s: s.sums["sixes"]) == pytest.approx(4 / 6, abs=0.1)
    assert sum(way.chance for way in first.ways) == 1
