"""What the coach says at a table of Drunagor."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.forecast import forecast
from grimtable.games.drunagor.judgement import shares, terms
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.scene import scene
from grimtable.games.drunagor.state import Drunagor, SkillCast
from grimtable.games.drunagor.targets import coming
from grimtable.kernel import Ask, Seeded, Table, Text
from grimtable.kernel.asks import Done
from grimtable.kernel.odds import odds_of
from grimtable.kernel.run import Run
from grimtable.kernel.view import View
from grimtable.minds import Greedy
from grimtable.minds.coach import Counsel, advise
from grimtable.minds.grim import Budget
from grimtable.minds.lines import Deed
from grimtable.minds.moments import replayed
from grimtable.minds.soundings import sounded, soundings
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


@pytest.mark.rule("boss.plague.charge.move", "boss.plague.status.exhale")
def test_what_ending_a_turn_leads_to_stops_at_a_charge_and_names_who_is_foretold() -> None:
    """As who is shoved chooses, the rat spits or exhales then: Lorelai is not met before."""
    table = played(Options(party=("vorn", "maya", "lorelai", "jaheen")), 0, 7)
    s: Any = table.run.state
    assert coming(s)[:3] == ["grab_and_crush", "plague_charge", "wicked_spit"]
    found = {one.stake.id: one.mean for one in odds_of(table.view(table.asks[0]), Done())}
    met = {f"damage-{hero.id}" for told in forecast(s) for hero in told.heroes}
    assert {"damage-vorn", "damage-jaheen"} <= {name for name, n in found.items() if n} <= met


def played(options: Options, seed: int, answers: int) -> Table:
    """A hall, some answers on."""
    table, greedy = Table(GAME, options, Seeded(seed)), Greedy()
    for _ in range(answers):
        opened = table.asks[0]
        assert isinstance(opened.ask, Ask)
        table.answer(opened.number, str(greedy.answer(table.view(opened), opened.ask)))
    return table


@pytest.mark.rule("turn.cube-actions")
def test_what_speaks_against_a_choice_is_told_of_that_choice_and_not_of_the_second_best() -> None:
    """The report held "more damage" against who had just done more of it than was advised."""
    s = hall("plague", "vorn@f5 maya@l8", front="C2", back="C1")
    acting(s, "vorn")
    game = Run(GAME, s, Seeded(1))
    number, ask = game.asks[0]
    assert isinstance(ask, Ask)
    told = advise(View(game, number, "vorn"), ask, QUICK, told=False, against=Done())
    assert [one.option for one in told.best][1:] == [Done()]
    assert told.best[0].reasons


@pytest.mark.rule("boss.plague.spit.damage")
def test_a_reason_about_lives_names_the_heroes_who_keep_them() -> None:
    s = hall("plague", "vorn@a8 maya@l8", front="C2", back="C1")
    before = shares(s)["lives"]
    s.heroes["maya"].health -= 4
    after = shares(s)["lives"]
    assert [who for who in before if after[who] < before[who]] == ["maya"]
    assert sum(after.values()) == pytest.approx(terms(s)["lives"])


@pytest.mark.rule("turn.start")
def test_the_curve_of_a_report_begins_with_what_the_coach_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for budget in ("BUDGET", "QUICK"):
        monkeypatch.setattr(f"grimtable.minds.soundings.{budget}", QUICK)
    table = played(Options(), 5, 40)
    moments, begun = replayed(table, "vorn", lambda done, of: None)
    known = soundings(table, "vorn", moments, begun)
    at = min(known) + 1
    run, entry = table.past(at)(), table.entries(at, at + 1)[0]
    ask = run.find(entry.ask)
    assert isinstance(ask, Ask)
    assert ask.what == "act"
    said = advise(View(run, entry.ask, entry.seat), ask, QUICK, seed=at, told=False).best[0].worth
    curve = sounded(moments, known, table.set_up)
    assert curve[at].before == pytest.approx(said)
    assert curve[0].before == pytest.approx(said), "laying out the hall is no leap"
