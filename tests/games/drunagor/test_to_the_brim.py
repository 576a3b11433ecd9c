"""One more, one less, one too late: what a rule does just before it ends."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.casting import finish
from grimtable.games.drunagor.horsemen import card_turn
from grimtable.games.drunagor.state import CardTurn, SkillCast
from tests.games.drunagor.playing import area, begin, hall


@pytest.mark.rule("terr.maelstrom.reactive", "terr.maelstrom.entropy", "gap.knock-out")
def test_who_fell_while_it_answered_in_a_maelstrom_field_gets_nothing_of_it() -> None:
    for down, entropy, health in ((False, 2, 9), (True, 0, 11)):
        s = hall("death", "maya@p8")
        maya = s.heroes["maya"]
        maya.health, maya.down = 11, down
        cast = SkillCast("maya", "second_wind", "action", "blue", in_field=True)
        begin(s, cast)
        finish(s, cast, maya)
        assert (maya.has("entropy"), maya.health) == (entropy, health)


@pytest.mark.rule("kw.trap.trigger", "boss.status-first", "kw.bleed.tick")
def test_a_trap_under_a_horseman_who_activates_bleeds_it_at_once() -> None:
    s = hall("plague", "vorn@a1", front="E4", back="F4")
    s.traps = {area(s, "E4"): "bear"}
    before = s.boss.health
    card_turn(s, CardTurn("weave_unravel"))
    assert (before - s.boss.health, s.boss.has("bleed"), s.traps) == (2 + 2, 0, {})
