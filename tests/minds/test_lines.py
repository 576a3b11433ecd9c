"""An advised line in words: what is answered next, and what is expected when others have acted."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from msgspec.structs import asdict

from grimtable.games import find
from grimtable.games.dark_souls.options import Strike, Walk
from grimtable.kernel import MARK, Mark, Outcome, Script, Seeded, Table, Words
from grimtable.kernel.asks import Ask, Option, Together
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import COMMON, Text
from grimtable.lab.samples import contest
from grimtable.minds.lines import Course, Deed, course
from tests.kernel.tiny import House, Paper, Take, Tiny, ask


def duel(s: Paper) -> Script[None]:
    """Both lay a card, each unaware of the other; then each strikes as it pleases, twice."""
    while s.step < 5:
        yield MARK
        if s.step == 0:
            yield Together({"ann": laid(s, "ann"), "bob": laid(s, "bob")})
        else:
            seat = "ann" if s.step > 2 else "bob"
            yield Mark(seat)
            struck = yield ask(seat, "strike")
            s.sums[seat] = s.sums.get(seat, 0) + struck.n
        s.step += 1


def laid(s: Paper, seat: str) -> Script[None]:
    card = yield ask(seat, "lay", 5)
    s.sums[seat] = card.n


class Duel(Tiny):
    """More is better."""

    def __init__(self) -> None:
        super().__init__(duel)

    def outcome(self, state: Paper) -> Outcome | None:
        return Outcome({"ann": 1.0, "bob": 0.0}, Words("scene-over")) if state.step > 4 else None

    def appraise(self, state: Paper, seat: str) -> float:
        return state.sums.get(seat, 0) / 20


def test_what_a_plan_is_for_is_told_although_others_act_before() -> None:
    table = Table(Duel(), House(), Seeded(1))
    opened = next(one for one in table.asks if one.ask.seat == "ann")
    told = course(table.view(opened), (Take(5),), 0, inf)
    assert told.first.option == Take(5)
    assert told.next == ()
    assert [deed.option for deed in told.expected] == [Take(3)]


def test_where_it_is_late_only_what_is_sure_is_told() -> None:
    table = Table(Duel(), House(), Seeded(1))
    opened = next(one for one in table.asks if one.ask.seat == "ann")
    assert course(table.view(opened), (Take(5),), 0, 0.0).expected == ()


def test_strokes_that_read_alike_are_told_apart_as_in_the_list_of_options() -> None:
    game = find("dark_souls")
    text, scene = Text.of(game, game.Options(), "en"), Scene(Words("scene-over"))
    weak, strong = (Strike("knight", "long_sword", line, "hollow_soldier") for line in (0, 1))
    costs = Words("offer-Strike", {**asdict(weak), "cost": "free", "does": "1 blue"})
    walk = Deed(
        Walk("knight", "e3"), "act", (Walk("knight", "e1"),), Words("offer-Walk", {"to": "e3"})
    )
    stroke = Deed(weak, "act", (strong,), costs)
    first = Deed(Walk("knight", "e1"), "act")
    assert stroke.said(text, scene) == text.words(costs)
    assert Deed(weak, "act").said(text, scene) == text.option(weak, scene, "act")
    said = Course(first, (walk,), (stroke,)).said(text, scene)
    assert said == f"then Walk to e3; probably {text.words(costs)}"
    assert Course(first).said(text, scene) == ""


def test_of_a_long_plan_the_first_steps_are_told() -> None:
    game = find("dark_souls")
    text, scene = Text.of(game, game.Options(), "en"), Scene(Words("scene-over"))
    steps = tuple(Deed(Walk("knight", f"e{n}"), "act") for n in range(1, 10))
    assert Course(steps[0], steps[:6]).said(text, scene).endswith("e5 → e6")
    assert Course(steps[0], steps).said(text, scene).endswith("e5 → e6 → …")


def test_what_many_deeds_begin_with_is_said_once() -> None:
    class Verbose(Text):
        def option(
            self,
            option: Option,
            scene: Scene | None = None,
            what: str = "",
            later: Mapping[str, Words] | None = None,
        ) -> str:
            assert isinstance(option, Take)
            return f"Recruit card {option.n}"

    text, scene = Verbose([COMMON], "en"), Scene(Words("scene-over"))
    deeds = tuple(Deed(Take(n), "take") for n in range(1, 5))
    told = Course(deeds[0], deeds[1:]).said(text, scene)
    assert told == "then 2 → 3 → 4"
    assert Course(deeds[0], deeds[1:3]).said(text, scene).count("Recruit card") == 2


def test_what_comes_after_the_end_of_a_turn_alone_is_another_story() -> None:
    game = find("berserkers")
    table = Table(game, contest(game, 1), Seeded(1))
    opened = table.asks[0]
    while not (isinstance(opened.ask, Ask) and opened.ask.what == "act"):
        assert isinstance(opened.ask, Ask)
        table.answer(opened.number, opened.ask.options[0])
        opened = table.asks[0]
    ends = next(option for option in opened.ask.options if option.ends)
    assert course(table.view(opened), (ends,), 0, inf).expected == ()
