"""Small print: what holds where a rule has nothing to do, or stops short."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.abilities import afflict
from grimtable.games.drunagor.cubes import change_health
from grimtable.games.drunagor.health import conditions
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.objects import can_evoke, is_under_banner
from grimtable.games.drunagor.state import MonsterTurn, SkillCast
from grimtable.games.drunagor.terrain import spring
from tests.games.drunagor.playing import area, begin, hall, minion, run, strike, told


@pytest.mark.rule("kw.claim.under")
def test_nobody_is_under_a_banner_that_is_not_there() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    assert not is_under_banner(s, s.heroes["maya"])


@pytest.mark.rule("kw.idol.evoke")
def test_an_idol_wants_two_tokens_and_somebody_near() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    s.idols = {"idol_fury": area(s, "B4")}
    maya = s.heroes["maya"]
    maya.tokens = {"fury": 1}
    assert not can_evoke(s, maya, "idol_fury")
    maya.tokens = {"fury": 1, "shield": 1}
    assert can_evoke(s, maya, "idol_fury")


@pytest.mark.rule("kw.trap.stay")
def test_a_trap_moves_only_for_one_of_its_own_kind() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    s.traps = {area(s, "C4"): "fire"}
    begin(s, SkillCast("maya", "set_trap", "action", "green"))
    run(s, "Turn A4")
    assert s.traps == {area(s, "C4"): "fire", area(s, "A4"): "bear"}


@pytest.mark.rule("kw.trap.all")
def test_who_dies_in_a_trap_takes_no_token_from_it() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    weak, strong = minion(s, "e7", health=1), minion(s, "f8", 2)
    s.traps = {area(s, "C4"): "fire"}
    spring(s, strong.id)
    assert weak.id not in s.monsters
    assert strong.has("burn") == 4


@pytest.mark.rule("kw.intimidate.end")
def test_an_intimidated_attack_of_less_than_nothing_does_nothing() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    s.boss.tokens = {"intimidate": 3}
    health = s.heroes["maya"].health
    strike(s, 2, "maya")
    run(s, "pass", "pass", "pass")
    assert s.heroes["maya"].health == health


@pytest.mark.rule("kw.stun")
def test_only_the_stunned_are_told_to_be() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    assert not conditions(s, s.heroes["maya"])
    assert told(s, "stunned") == []
    s.heroes["maya"].tokens = {"stun": 1}
    assert conditions(s, s.heroes["maya"])
    assert len(told(s, "stunned")) == 1


@pytest.mark.rule("kw.hp.lose", "gap.hp-lethal")
def test_a_maximum_that_falls_takes_health_and_kills_at_nothing() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    maya = s.heroes["maya"]
    maya.health = 2
    change_health(s, maya, -1)
    assert (maya.health, maya.down) == (1, False)
    change_health(s, maya, 1)
    assert [event.rule for event in told(s, "most-health")] == ["kw.hp.lose", "kw.hp.gain"]
    change_health(s, maya, -2)
    assert maya.down


@pytest.mark.rule("kw.charm")
def test_a_horseman_is_not_charmed_and_a_monster_acts_at_once() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    cast = SkillCast("maya", "set_trap", "action", "green")
    KEYWORDS["charm"].do(s, cast, s.boss.id, 1)
    assert (s.under_way, told(s, "charmed")) == ([], [])
    KEYWORDS["charm"].do(s, cast, minion(s, "e7").id, 1)
    assert s.under_way == [MonsterTurn("garothian_revenant_1", charmed="maya")]


@pytest.mark.rule("kw.shadow-aura")
def test_who_is_down_suffers_no_more_from_an_attack() -> None:
    s = hall("war", "maya@c7", front="A1", back="B1")
    s.heroes["maya"].down = True
    afflict(s, s.boss.id, "maya", "shadow_aura", 1)
    assert not s.darkness
    s.heroes["maya"].down = False
    afflict(s, s.boss.id, "maya", "shadow_aura", 1)
    assert s.darkness
