"""What the book's worked examples say beside their scenarios, each with its page."""

from __future__ import annotations

import pytest

from grimtable import scenario
from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.cubes import cover_slot
from grimtable.games.drunagor.health import gain, most_health
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.roll import hits
from grimtable.games.drunagor.state import Blow, Drunagor, Hero, Hit, Owed, SkillCast, Stride
from grimtable.kernel import Ask, Scripted, Table
from grimtable.kernel.odds import odds_for
from tests.games.drunagor.playing import begin, card, hall, offered, run, runes_on_track, strike


def cube_on(s: Drunagor, hero: Hero, skill: str) -> None:
    """A Curse Cube is put on a Skill."""
    cover_slot(s, hero, skill, "curse", rule="kw.cc")
    hero.curses += 1


def freed(s: Drunagor, hero: Hero, skill: str) -> None:
    """CLEANSE takes it off again."""
    begin(s, Owed("cleanse", hero.id, 1))
    run(s, f"Remove {skill}")


# Damage ---------------------------------------------------------------------------------------


@pytest.mark.rule("kw.all", "kw.all.one-target")
@pytest.mark.parametrize(("but", "prevented"), [(0, 6), (1, 5)])
def test_p77_prevent_all_of_6_or_all_but_1(but: int, prevented: int) -> None:
    s = hall("plague", "maya@a5")
    blow = strike(s, 6, "maya")
    run(s)
    answer = SkillCast("maya", "duck", "reaction", "yellow", whom="maya")
    KEYWORDS["prevent_all"].do(s, answer, "maya", but)
    assert blow.hits[0].prevented == prevented


@pytest.mark.rule("kw.hit.natural", "kw.weapon.crit")
def test_p32_a_14_with_6_to_hit_is_no_natural_20() -> None:
    s = hall("plague", "vorn@f5")
    before = s.boss.health
    begin(s, Blow("vorn", "weapon", [Hit("plague")], base=3, to_hit=6))
    run(s, fate=[14])
    assert s.boss.health == before - 3
    sure = Blow("vorn", "weapon", [Hit("plague")], to_hit=30, natural=1)
    assert not hits(s, sure, sure.hits[0])


# Tokens and cubes -----------------------------------------------------------------------------


@pytest.mark.rule("kw.stackable", "tok.stackable-resources")
def test_p87_focus_2_twice_is_focus_4_the_most() -> None:
    s = hall("plague", "vorn@a5")
    for _ in range(3):
        gain(s, "vorn", "focus", 2, rule="kw.focus")
    assert s.heroes["vorn"].has("focus") == 4


# Drasek's Health, p. 76 ------------------------------------------------------------------------


@pytest.mark.rule("kw.hp.virtual", "kw.hp.cap", "kw.hp.sum", "kw.hp.lose", "kw.hp.gain")
def test_p76_bonuses_are_summed_before_16_is_the_most() -> None:
    """And trap R10: 16/16 while Toughness is blocked; without Vigor 15; without both 12."""
    s = hall("plague", "drasek@a5")
    drasek = s.heroes["drasek"]
    assert drasek.health == 16  # 12 + 4 + 3 = 19
    cube_on(s, drasek, "toughness")
    assert (drasek.health, most_health(drasek)) == (16, 16)
    freed(s, drasek, "toughness")
    assert (drasek.health, most_health(drasek)) == (16, 16)
    cube_on(s, drasek, "draconian_vigor")
    assert (drasek.health, most_health(drasek)) == (15, 15)
    cube_on(s, drasek, "toughness")
    assert (drasek.health, most_health(drasek)) == (12, 12)
    freed(s, drasek, "toughness")
    freed(s, drasek, "draconian_vigor")
    assert (drasek.health, most_health(drasek)) == (16, 16)


# The board ------------------------------------------------------------------------------------


@pytest.mark.rule("ph.range", "kw.jump")
def test_p29_a_jump_begins_and_ends_on_the_map() -> None:
    """The hall of Death has chasms on its sides: no square of them is ever offered."""
    s = hall("death", "vorn@e5")
    begin(s, Stride("vorn", 3, jump=True))
    there = offered(run(s))
    assert "Walk e8" in there
    assert not there & {"Walk d5", "Walk c5", "Walk b5"}


# The Horsemen ---------------------------------------------------------------------------------


@pytest.mark.rule("boss.x-value", "boss.plague.weave.skip", "boss.status-first")
def test_x_is_read_when_a_card_resolves() -> None:
    """Trap R13: Conditions, then Weave takes a rune of each colour, then X green is 1."""
    s = hall("plague", "vorn@a8", "orange*2 green*2 blue*2 red*2 gray*2")
    s.boss.tokens["burn"] = 2
    before = s.boss.health
    card(s, "weave_unravel")
    run(s, "Token c6")
    assert s.boss.health == before - 2
    assert runes_on_track(s, "green") == 1
    turn = card(s, "plague_charge")
    run(s)
    assert turn.x == 1


# The lesson -----------------------------------------------------------------------------------


def lesson(before: str) -> Table:
    """The lesson, up to the step that does this."""
    told = scenario.read(GAME.folder / "examples" / "first_turn.toml")
    table = told.table(GAME, Scripted(told.fate))
    for step in told.steps:
        if isinstance(step, scenario.Step) and step.do == before:
            return table
        scenario.take(table, step)
    raise AssertionError(f"no step {before}")


@pytest.mark.rule("kw.intimidate")
def test_in_the_lesson_intimidate_takes_what_spell_power_adds() -> None:
    table = lesson("lorelai: Use arcane_missile blue")
    s = table.run.state
    assert isinstance(s, Drunagor)
    assert s.heroes["lorelai"].has("intimidate") == 1
    health = s.boss.health
    scenario.take(table, "lorelai: Use arcane_missile blue")
    assert s.boss.health == health - 3
    table = lesson("lorelai: Use arcane_missile blue")
    s = table.run.state
    assert isinstance(s, Drunagor)
    del s.heroes["lorelai"].tokens["intimidate"]
    scenario.take(table, "lorelai: Use arcane_missile blue")
    assert s.boss.health == health - 4


@pytest.mark.rule("dmg.steps")
def test_the_last_step_of_the_lesson_is_the_likeliest_to_win() -> None:
    last = "vorn: Use guarding_blow yellow"
    table = lesson(last)
    opened = table.asks[0]
    assert isinstance(opened.ask, Ask)
    odds = odds_for(table.view(opened), opened.ask)
    wins = {
        str(option): one.mean
        for option, found in odds.items()
        for one in found
        if one.stake.id == "death-famine"
    }
    assert len(wins) > 1
    assert f"vorn: {max(wins, key=wins.__getitem__)}" == last
