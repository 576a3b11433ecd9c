"""What options promise: the odds of an Attack agree with counting the faces by hand."""

from __future__ import annotations

from itertools import product

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.offers import offers
from grimtable.kernel.scene import Words
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from tests.games.berserk.table import Story


def promised(t: Story, option: str) -> Words:
    """The words of an option as they are offered now."""
    assert t.run is not None
    ask = t.ask
    return offers(View(t.run, t.run.asks[0].number, ask.seat), ask)[ask.read(option)]


def said(t: Story, option: str) -> str:
    """The same as a person reads it."""
    return Text.of(GAME, t.s.options, "en").words(promised(t, option))


@pytest.mark.rule("attack.hero.pool", "attack.hero.wounds", "enemy.slain")
def test_the_odds_are_those_of_the_faces_of_all_the_dice() -> None:
    t = Story(guts="c4 cleave overhead_blow", isidro="a1 bombs", schierke="a2 mending")
    t.stand("troll_1", "c5")
    t.play("Activate guts")
    dice = [t.s.library.dice[colour].faces for colour in ("red", "red", "green", "blue")]
    wounds = [
        min(max(sum(int(str(face)[0]) for face in faces) - 1, 0), 7) for faces in product(*dice)
    ]
    mean, slain = sum(wounds) / len(wounds), wounds.count(7) / len(wounds)
    expected = f"Attack Troll 1: {mean:.1f} Wounds on average, slays {round(100 * slain)} %"
    assert said(t, "Strike guts troll_1") == expected


@pytest.mark.rule("penalty.attack", "dice.equal-tier")
def test_a_die_that_has_to_leave_is_gone_from_the_odds() -> None:
    t = Story(guts="c4 arm_cannon cleave", isidro="a1 bombs", schierke="a2 mending", troll_1="c5")
    t.guts.stunned = 1  # orange or red: the players will choose, and are not asked yet
    t.play("Activate guts")
    assert promised(t, "Strike guts troll_1").args["mean"] != "0.0"
    assert "slays" in said(t, "Strike guts troll_1")


@pytest.mark.rule("attack.hero.all", "reroll.one-die", "effect.optional")
def test_whom_else_it_hits_and_what_is_not_counted_is_said() -> None:
    t = Story(isidro="c4 bombs", guts="c6 grit", schierke="a1 mending", troll_1="c5", troll_2="d4")
    t.play("Activate isidro")
    assert said(t, "Strike isidro troll_1").startswith("Attack 2 Enemies, Troll 1 among them: ")
    assert said(t, "Strike isidro troll_1").endswith(", before Rerolls; hits Guts, Isidro too")
    alone = said(t, "Strike isidro troll_1 yes yes")
    assert alone.startswith("Attack Troll 1 without Effect or Ability: ")
    assert alone.endswith("%")
