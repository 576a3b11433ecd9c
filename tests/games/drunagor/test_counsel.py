"""What the coach says at a table of Drunagor."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.scene import scene
from grimtable.games.drunagor.state import Drunagor, SkillCast
from grimtable.kernel import Ask, Seeded, Text
from grimtable.kernel.run import Run
from grimtable.kernel.view import View
from grimtable.minds.coach import Counsel, advise
from grimtable.minds.grim import Budget
from grimtable.minds.lines import Deed
from tests.games.drunagor.playing import acting, begin, hall, run, strike

QUICK = Budget(16, 8.0)


def advised(s: Drunagor, seat: str) -> tuple[Counsel, Ask]:
    """What somebody who is asked now is advised."""
    game = Run(GAME, s, Seeded(1))
    number, ask = next((number, ask) for number, ask in game.asks if ask.seat == seat)
    assert isinstance(ask, Ask)
    return advise(View(game, number, seat), ask, QUICK, told=False), ask


@pytest.mark.rule("kw.cover", "int.purpose")
def test_a_cover_in_several_colours_is_one_tip_and_leaves_room_for_other_answers() -> None:
    s = hall("plague", "vorn@c5 jaheen@d5", front="E3", back="E2")
    strike(s, 3, "jaheen")
    counsel, ask = advised(s, "vorn")
    deeds = Counter(getattr(one.option, "skill", "pass") for one in counsel.best)
    assert deeds == {"shield_cover": 1, "hold_the_line": 1, "pass": 1}
    cover = next(one for one in counsel.best if getattr(one.option, "skill", "") == "shield_cover")
    for language, begins in (("en", "or "), ("fr", "ou ")):
        text = Text.of(GAME, s.options, language)
        said = cover.beside(text, scene(s, "vorn"), ask.what)[0]
        assert said.startswith(begins)
        assert "(" not in said.removesuffix(")"), "only the colours are named"
        assert not text.problems


@pytest.mark.rule("turn.cube-actions")
def test_squares_that_come_to_the_same_are_one_tip_beside_ending_the_turn() -> None:
    s = hall("plague", "vorn@a8 lorelai@l1", front="F1", back="E1")
    acting(s, "vorn", cube_actions=0, minors=0)
    counsel, _ = advised(s, "vorn")
    kinds = Counter(type(one.option).__name__ for one in counsel.best)
    assert kinds["Done"] == 1, kinds
    assert any(one.others for one in counsel.best), "squares that are as good are named with one"


@pytest.mark.rule("kw.jump")
@pytest.mark.parametrize(("language", "leaps"), [("en", "Jump to"), ("fr", "Sauter")])
def test_a_jump_is_called_a_jump(language: str, leaps: str) -> None:
    s = hall("plague", "vorn@c5", front="E3", back="E2")
    begin(s, SkillCast("vorn", "barrel_roll", "action", "green"))
    ask: Any = run(s)
    text = Text.of(GAME, s.options, language)
    said = Deed(ask.options[0], ask.what).said(text, scene(s, "vorn"))
    assert said.startswith(leaps)
    assert not text.problems
