"""Sixteen places where a careless reading goes wrong (R1 to R16), with their figures.

What is not here is told elsewhere: R2 to R5 in `test_attack` (R5 in `test_horsemen`, too), R9 by
the scenarios of pp. 78 and 79, R11 in `test_turn` and on p. 19, R15 in `test_skills` and
`test_dictionary`, R16 in `test_objects`, `test_old_way` and on pp. 12 and 18.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.board import (
    most_corrupted,
    most_tired,
    most_vigorous,
    strongest,
    weakest,
)
from grimtable.games.drunagor.cubes import cover_slot
from grimtable.games.drunagor.state import Blow, Hit, Owed, RecallAction
from tests.games.drunagor.playing import (
    acting,
    area,
    begin,
    card,
    hall,
    least,
    might,
    offered,
    quay,
    run,
    runes_on_track,
    strike,
    told,
)


@pytest.mark.rule("dmg.steps", "int.window", "threat.shields-first", "int.shield-before")
@pytest.mark.rule("react.shield-after")
def test_shield_of_an_interrupt_counts_and_shield_of_a_reaction_comes_too_late() -> None:
    """R1: 11 - 3 by an Interrupt, - 3 by SHIELD, - 4 by a Reaction whose SHIELD stays."""
    s = hall("plague", "drasek@a5 lorelai@b5")
    drasek = s.heroes["drasek"]
    drasek.tokens["shield"] = 2
    blow = strike(s, 11, "drasek")
    assert drasek.has("shield") == 2
    run(s, "lorelai: Answer displace green drasek")
    assert (blow.hits[0].prevented, blow.hits[0].shielded) == (3, 3)  # Unbowed gave the third
    run(s, "drasek: Answer bulwark green drasek", "pass")
    assert blow.hits[0].suffered == 1
    assert drasek.has("shield") == 1


@pytest.mark.rule("kw.cover", "kw.cover.twice", "int.no-react-any")
def test_who_covers_and_is_a_target_too_meets_two_threats_and_reacts_to_none() -> None:
    """R6: 6 less the PREVENT of the COVER, and the own 6; SHIELD goes to what comes first."""
    s = hall("plague", "brihitte@a5 lorelai@b5")
    brihitte = s.heroes["brihitte"]
    brihitte.tokens["shield"] = 3
    blow = strike(s, 6, "lorelai", "brihitte")
    asked = run(s, "brihitte: Answer tower_shield yellow lorelai", "pass")
    assert [hit.who for hit in blow.hits] == ["brihitte", "brihitte"]
    assert not offered(asked, "brihitte")
    run(s, *["pass"] * 4)
    assert [event.args["n"] for event in told(s, "threat")] == [0, 6]  # 6 - 3 - 3, and 6
    assert [hit.shielded for hit in blow.hits] == [3, 0]


@pytest.mark.rule("mult.order", "mult.2-bonus", "mult.3-no-stack", "mult.4-crit")
@pytest.mark.rule("kw.crit.damage-only")
def test_two_doubles_are_one_and_a_critical_hit_doubles_no_bleed() -> None:
    """R7: (3 + 4 - 1) = 6, doubled once though hidden and with a Soul Shard 12, critical 24."""
    s = quay("lordwrath@d5", "abomination@e5")
    lordwrath, foe = s.heroes["lordwrath"], s.monsters["abomination_1"]
    lordwrath.tokens = {"intimidate": 1, "stealth": 1}
    lordwrath.doubled = True
    begin(
        s,
        Blow("lordwrath", "weapon", [Hit(foe.id)], base=3, bonus=4, collateral=(("bleed", 2),)),
    )
    run(s, fate=[20])
    assert (foe.health, foe.has("bleed")) == (30 - 24, 2)


@pytest.mark.rule("mult.1-substitute", "kw.wild-cube.double", "kw.fury")
def test_a_wild_cube_doubles_the_skill_and_neither_weapon_nor_fury() -> None:
    """R8: +2 HIT, +2 DMG becomes +4 HIT, +4 DMG; weapon and FURY are added as they are."""
    s = hall("plague", "elros@f5")
    elros, before = s.heroes["elros"], s.boss.health
    elros.wild, elros.tokens = True, {"fury": 1}
    acting(s, "elros")
    roll = least("elros", 2 + 1) - 1  # not enough for +2 HIT and Keen Eye
    run(s, "Use backstab yellow", "Yes", fate=[roll])
    assert s.boss.health == before - might("elros") - 4 - 1


@pytest.mark.rule("kw.hp.simple", "kw.hp.simple.no-regain", "kw.hp.cap")
def test_simple_health_pays_the_whole_bonus_even_above_the_cap() -> None:
    """R10: 12 + 4 + 3 with 16 the most; blocking the 3 costs 3, and freeing it gives nothing."""
    s = hall("plague", "drasek@a5")
    s.options = replace(s.options, simple_health=True)
    drasek = s.heroes["drasek"]
    assert drasek.health == 16
    cover_slot(s, drasek, "toughness", "curse", rule="kw.cc")
    drasek.curses = 1
    assert drasek.health == 13
    begin(s, Owed("cleanse", "drasek", 1))
    run(s, "Remove toughness")
    assert drasek.health == 13


@pytest.mark.rule("kw.strongest", "kw.weakest", "kw.most-tired", "kw.most-vigorous")
@pytest.mark.rule("kw.most-corrupted")
def test_with_all_alike_the_fastest_is_most_and_the_slowest_is_least() -> None:
    """R12: 8 Health, 4 cubes, no Curse Cube, in the slots 1 to 3."""
    s = hall("plague", "maya@c8 lorelai@b8 elros@a8")  # Leader, Controller, Striker
    heroes = list(s.heroes.values())
    for hero in heroes:
        hero.health, hero.pool = 8, dict.fromkeys(("yellow", "red", "green", "blue"), 1)
    found = [who(heroes) for who in (strongest, most_vigorous, most_corrupted)]
    assert [hero and hero.id for hero in found] == ["elros"] * 3
    found = [who(heroes) for who in (weakest, most_tired)]
    assert [hero and hero.id for hero in found] == ["maya"] * 2


@pytest.mark.rule(
    "kw.manifest.not-draw", "kw.manifest.return", "boss.famine.aura", "gap.rune-track"
)
def test_the_rune_of_a_recall_is_back_in_the_bag_and_its_darkness_stays() -> None:
    """R13: it never lay on the Track, and X is what it was."""
    s = hall("famine", "maya@a8", "red*2")
    begin(s, RecallAction("maya", "free"))
    shown = next(rune for rune in s.bag if rune.endswith("line_small"))
    before = sorted(s.bag)
    asked = run(s, fate=[shown])
    run(s, min(offered(asked)))
    assert len(s.darkness) == 2
    assert sorted(s.bag) == before
    assert runes_on_track(s, "red") == 2


@pytest.mark.rule("boss.famine.mark.recheck", "boss.famine.swipe", "boss.famine.swipe.mark")
def test_the_first_mark_goes_to_who_is_most_tired_after_the_swipe() -> None:
    """R14: Vorn was, until Jaheen spent a cube for him; of the two the slower one is."""
    s = hall("famine", "vorn@g4 jaheen@l8", "green*3")
    for who, left in (("vorn", 2), ("jaheen", 3)):
        s.heroes[who].pool = {"green": left}
    assert (tired := most_tired(s.heroes.values())) is not None
    assert tired.id == "vorn"
    card(s, "breaking_swipe")
    run(s, "jaheen: Answer intervention green vorn", "pass")
    assert s.heroes["vorn"].health == 15 - 6 + 3
    assert s.marks == {1: area(s, "F4")}
