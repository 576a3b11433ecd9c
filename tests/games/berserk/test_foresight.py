"""What the Enemies will do is what they do, and the reasons are the book's."""

from __future__ import annotations

import pytest

from grimtable.games.berserk import GAME
from grimtable.kernel.scene import Foreseen, Foresight
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from tests.games.berserk.table import Story


def foreseen(t: Story) -> Foresight:
    """What would come now."""
    t.begin()
    assert t.run is not None
    found = GAME.foresee(View(t.run, t.run.asks[0].number, "guts"))
    assert found is not None
    return found


def said(t: Story, step: Foreseen) -> str:
    """A step in words."""
    return " ".join(map(Text.of(GAME, t.s.options, "en").words, step.lines))


def rules(step: Foreseen) -> list[str]:
    """The rules that are named as reasons."""
    return [reason.rule for reason in step.why]


@pytest.mark.rule("enemy.order.closest", "move.enemy.toward", "move.enemy.short")
def test_what_is_foreseen_is_what_happens() -> None:
    t = Story(guts="a1 grit", isidro="a2 bombs", schierke="a3 mending", adventure="mill")
    for name, at in (("troll_1", "c8"), ("troll_2", "e8"), ("skeleton_1", "g11")):
        t.stand(name, at)
    steps = foreseen(t).steps
    assert t.s.phase == "act"  # looking changes nothing
    assert (t.troll_1.at, t.troll_2.at, t.skeleton_1.at) == ("c8", "e8", "g11")
    t.rest("enemy").rest("events")
    assert [str(event.args["who"]) for event in t.happened("enemy")] == [step.of for step in steps]
    for step in steps:
        (path,) = (overlay for overlay in step.overlays if overlay.kind == "path")
        assert path.cells[-1] == t.s.enemies[step.of].at
        assert path.words is not None
        assert rules(step)[0] == "enemy.order.closest"
        assert "move.enemy.short" in rules(step)


@pytest.mark.rule("move.enemy.in-range", "attack.enemy.target", "stun.others")
def test_who_stands_next_to_a_hero_strikes_and_who_is_stunned_waits() -> None:
    t = Story(guts="c4 grit", isidro="a1 bombs", schierke="a2 mending", troll_1="c5", troll_2="g2")
    t.troll_2.stunned = 1
    first, second = foreseen(t).steps
    mean = sum(max(t_ - 1, 0) for t_ in sums(t)) / len(sums(t))
    expected = f"Troll 1 stays where it is and attacks Guts: {mean:.1f} Wounds on average"
    assert said(t, first).startswith(expected)
    assert rules(first) == ["enemy.order.closest", "move.enemy.in-range"]
    assert [overlay.cells for overlay in first.overlays] == [("c5", "c4")]
    assert (said(t, second), rules(second)) == ("Troll 2 does not act", ["stun.others"])


def sums(t: Story) -> list[int]:
    """The Successes of a Troll's dice, every throw as likely."""
    found = [0]
    for colour in t.s.library.foes["troll"].dice:
        faces = t.s.library.dice[colour].faces
        found = [n + int(str(face)[0]) for n in found for face in faces]
    return found


@pytest.mark.rule("enemy.order.tie", "move.enemy.tie.defense", "attack.enemy.tie.choice")
def test_ties_are_named_with_what_decides_them() -> None:
    text = Text.of(GAME, Story(guts="c4 grit").s.options, "en")
    t = Story(guts="c4 grit", isidro="c6 bombs", schierke="a1 mending", troll_1="c5")
    t.stand("troll_2", "d4")
    first, _ = foreseen(t).steps
    assert rules(first) == ["enemy.order.tie", "attack.enemy.tie.defense", "move.enemy.in-range"]
    assert "attacks Isidro" in said(t, first)  # Guts has 1 Defense
    u = Story(guts="c4 cleave", isidro="c6 bombs", schierke="a1 mending", troll_1="c5")
    assert "attack.enemy.tie.choice" in rules(foreseen(u).steps[0])  # neither has any
    both = Story(guts="b3 cleave", isidro="b4 bombs", schierke="a1 mending", troll_1="d3")
    why = [text.words(reason.words) for reason in foreseen(both).steps[0].why]
    assert [one.rpartition("you will choose ")[2] for one in why if "you will" in one] == [
        "whom it goes to",
        "whom it attacks",
    ]


@pytest.mark.rule("enemy-turn.automatic")
def test_before_the_first_round_and_after_the_end_nobody_acts() -> None:
    t = Story(guts="c4 grit", isidro="a1 bombs", schierke="a2 mending")
    t.begin()
    assert t.run is not None
    assert GAME.foresee(View(t.run, t.run.asks[0].number, "guts")) is None
