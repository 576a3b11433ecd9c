"""The book's worked examples that the Boss hall can reach, each with its page."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import hall as map_of
from grimtable.games.drunagor.cubes import cover_slot
from grimtable.games.drunagor.health import gain, most_health
from grimtable.games.drunagor.roll import hits
from grimtable.games.drunagor.state import (
    Blow,
    Drunagor,
    Hero,
    Hit,
    MonsterTurn,
    Owed,
    RuneTurn,
    SkillCast,
    Stride,
)
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    acting,
    area,
    begin,
    card,
    hall,
    minion,
    offered,
    quay,
    run,
    runes_on_track,
    square,
    strike,
    told,
    turn_of,
)


def cube_on(s: Drunagor, hero: Hero, skill: str) -> None:
    """A Curse Cube is put on a Skill."""
    cover_slot(s, hero, skill, "curse", rule="kw.cc")
    hero.curses += 1


def freed(s: Drunagor, hero: Hero, skill: str) -> None:
    """CLEANSE takes it off again."""
    begin(s, Owed("cleanse", hero.id, 1))
    run(s, f"Remove {skill}")


# Damage ---------------------------------------------------------------------------------------


@pytest.mark.rule("dmg.announce", "int.window", "dmg.announce.nothing-yet")
def test_p10_an_announced_attack_can_be_interrupted_before_any_shield_is_spent() -> None:
    s = hall("plague", "vorn@a5 lorelai@b5")
    lorelai = s.heroes["lorelai"]
    lorelai.tokens["shield"] = 2
    blow = strike(s, 4, "lorelai", riders=(("poison", 1),))
    asked = run(s)
    assert blow.window is Window.INTERRUPT
    assert "Answer displace green lorelai" in offered(asked, "lorelai")
    assert lorelai.has("shield") == 2


@pytest.mark.rule("threat.shields-first", "threat.generate")
@pytest.mark.parametrize(("held", "left"), [(2, 2), (4, 0)])
def test_p10_shields_are_all_spent_and_the_threat_is_there(held: int, left: int) -> None:
    s = hall("plague", "vorn@a5 lorelai@b5")
    lorelai = s.heroes["lorelai"]
    lorelai.tokens["shield"] = held
    blow = strike(s, 4, "lorelai")
    asked = run(s, "pass")
    assert (blow.hits[0].left, lorelai.has("shield")) == (left, 0)
    assert told(s, "threat")[-1].args["n"] == left
    assert ("Answer divert blue lorelai" in offered(asked, "vorn")) == bool(left)
    assert "Answer mirror_image green lorelai" in offered(asked, "lorelai")  # ENTROPY at least


@pytest.mark.rule("threat.generate", "dmg.takes-moment", "dmg.suffers-moment")
def test_p10_she_took_4_and_suffered_0() -> None:
    s = hall("plague", "vorn@a5 lorelai@b5")
    s.heroes["lorelai"].tokens["shield"] = 4
    blow = strike(s, 4, "lorelai", riders=(("poison", 1),))
    run(s, "pass")
    assert (blow.hits[0].damage, blow.hits[0].suffered) == (4, 0)
    assert told(s, "threat")
    assert not s.heroes["lorelai"].has("poison")


@pytest.mark.rule("kw.all", "kw.all.one-target")
@pytest.mark.parametrize(("but", "prevented"), [(0, 6), (1, 5)])
def test_p77_prevent_all_of_6_or_all_but_1(but: int, prevented: int) -> None:
    from grimtable.games.drunagor.keywords import KEYWORDS

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


@pytest.mark.rule("kw.resolved.collateral", "kw.jump")
def test_p86_the_tumble_comes_before_the_knock_down() -> None:
    s = hall("plague", "elros@a5")
    elros = s.heroes["elros"]
    strike(s, 5, "elros", riders=(("knock_down", 1),))
    run(s, "pass", "elros: Answer tumble green elros", "Walk c5", "pass")
    assert square(s, elros) == "c5"
    assert elros.has("knock_down") == 1
    assert not told(s, "move-cancelled")


@pytest.mark.rule("kw.self")
def test_p86_self_prevent_3_is_not_for_an_ally() -> None:
    s = hall("plague", "vorn@a5 maya@b5")
    strike(s, 5, "maya")
    assert "Answer parry green maya" not in offered(run(s, "pass"), "vorn")


# Tokens and cubes -----------------------------------------------------------------------------


@pytest.mark.rule("kw.cleanse", "kw.cleanse.stack", "kw.cleanse.mix")
@pytest.mark.parametrize(
    ("what", "left"),
    [
        (("smite", "prayer"), (1, {"poison": 3, "stun": 1})),
        (("smite", "poison"), (2, {"stun": 1})),
        (("poison", "stun"), (3, {})),
    ],
)
def test_p32_cleanse_2_takes_cubes_and_stacks_in_any_mix(
    what: tuple[str, str], left: tuple[int, dict[str, int]]
) -> None:
    s = hall("plague", "jaheen@a5")
    jaheen = s.heroes["jaheen"]
    for skill in ("smite", "prayer", "sanctuary"):
        cube_on(s, jaheen, skill)
    jaheen.tokens = {"poison": 3, "stun": 1}
    begin(s, Owed("cleanse", "jaheen", 2))
    run(s, *(f"Remove {one}" for one in what))
    assert (jaheen.curses, jaheen.tokens) == left


@pytest.mark.rule("kw.stackable", "tok.stackable-resources")
def test_p87_focus_2_twice_is_focus_4_the_most() -> None:
    s = hall("plague", "vorn@a5")
    for _ in range(3):
        gain(s, "vorn", "focus", 2, rule="kw.focus")
    assert s.heroes["vorn"].has("focus") == 4


@pytest.mark.rule("kw.cast")
def test_p78_who_spends_a_cube_on_battle_focus_casts_focus_1_and_cleanse_1() -> None:
    s = hall("plague", "vorn@a5")
    vorn = s.heroes["vorn"]
    vorn.tokens["poison"] = 2
    acting(s, "vorn")
    run(s, "Use battle_focus blue", "Remove poison")
    assert vorn.tokens == {"focus": 1}


# Drasek's Health, p. 76 ------------------------------------------------------------------------


def drasek_as(role: str) -> tuple[Drunagor, Hero]:
    """Drasek with 12 Health and Draconian Vigor, as Defender with Toughness as well."""
    others = " jaheen@a6 drasek@a5" if role == "support" else "drasek@a5"
    s = hall("plague", others.strip())
    drasek = s.heroes["drasek"]
    drasek.role = role
    drasek.kit = f"drasek {role} oathkeeper"
    return s, drasek


@pytest.mark.rule("kw.hp.lose", "kw.hp.gain")
def test_p76_a_blocked_draconian_vigor_costs_4_health_and_freed_gives_them_back() -> None:
    s, drasek = drasek_as("leader")
    assert most_health(drasek) == 16
    drasek.health = 11
    cube_on(s, drasek, "draconian_vigor")
    assert drasek.health == 7
    drasek.health = 1
    freed(s, drasek, "draconian_vigor")
    assert drasek.health == 5


@pytest.mark.rule("kw.hp.virtual", "kw.hp.cap", "kw.hp.sum", "kw.hp.lose", "kw.hp.gain")
def test_p76_bonuses_are_summed_before_16_is_the_most() -> None:
    """And trap R10: 16/16 while Toughness is blocked; without Vigor 15; without both 12."""
    s, drasek = drasek_as("defender")
    drasek.health = most_health(drasek)
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


@pytest.mark.rule("kw.turn.individual", "terr.once")
def test_p89_each_monster_of_a_kind_has_its_own_turn() -> None:
    """What works once in a turn works in the one's turn and again in the other's."""
    s = hall("war", "vorn@a8", front="F1", back="E1")
    vorn = s.heroes["vorn"]
    for n, where in ((1, "g6"), (2, "i6")):
        one = minion(s, where, n)
        begin(s, MonsterTurn(one.id, window=Window.END))
        here = vorn.at
        s.darkness = [here]
        from grimtable.games.drunagor.terrain import enter

        enter(s, "vorn")
        enter(s, "vorn")
        run(s)
    assert vorn.health == 15 - 2 - 2


# The Horsemen ---------------------------------------------------------------------------------


@pytest.mark.rule("boss.plague.weave.on-top", "boss.absorb.health", "boss.plague.weave")
def test_p34_a_pile_woven_under_him_is_unraveled_at_once() -> None:
    s = hall("plague", "vorn@a8 maya@b8 jaheen@c8", "orange green blue red")
    s.nodes = ["e3"]  # under his Front
    s.boss.health -= 20
    before = s.boss.health
    card(s, "weave_unravel")
    run(s)
    assert not s.piles
    assert len(s.track) == 4
    assert s.boss.health == before + 3 * 4


@pytest.mark.rule("boss.plague.spit.exhale", "boss.plague.exhale")
def test_p35_a_spit_that_reaches_nobody_is_an_exhale() -> None:
    s = hall("plague", "vorn@a8 maya@l8", "red*2")
    card(s, "wicked_spit")
    run(s)
    assert [h.has("poison") for h in s.heroes.values()] == [2, 2]


@pytest.mark.rule("boss.war.chains.range", "boss.war.chains")
def test_p37_who_is_near_one_half_is_not_chained() -> None:
    s = hall("war", "vorn@e5 maya@a8", "green", front="D2", back="D1")
    card(s, "hellish_chains")
    asked = run(s)
    (blow,) = [r for r in s.under_way if isinstance(r, Blow)]
    assert [hit.who for hit in blow.hits] == ["maya"]
    assert asked is not None


@pytest.mark.rule("boss.famine.starve", "boss.famine.starve.single")
def test_p38_x_3_takes_three_of_four_shields() -> None:
    s = hall("famine", "vorn@e5", "orange*3")
    s.heroes["vorn"].tokens["shield"] = 4
    card(s, "starve")
    run(s)
    assert s.heroes["vorn"].has("shield") == 1


@pytest.mark.rule("boss.famine.overpower", "boss.famine.overpower.marks", "kw.shove.terrain")
@pytest.mark.rule("boss.famine.overpower.same-area")
def test_p39_overpower_takes_the_marks_in_order() -> None:
    """X is 3: A takes 7; B takes 3 for Mark 1 and is shoved out; Mark 3 on that area finds nobody.

    Where the second Mark shoves B back in, the third hits again.
    """
    s = hall("famine", "vorn@a8 maya@l8", "gray*3")
    s.heroes["vorn"].curses = 1
    s.marks = {1: area(s, "F4"), 2: area(s, "D1"), 3: area(s, "F4")}
    card(s, "overpower")
    run(s, "Stand a6", "pass", "pass", "Stand j8", "pass", "pass")
    assert s.heroes["vorn"].health == 15 - 7
    assert s.heroes["maya"].health == 11 - 3
    s = hall("famine", "vorn@a8 maya@l8", "gray*3")
    s.heroes["vorn"].curses = 1
    s.marks = {1: area(s, "F4"), 2: area(s, "E4"), 3: area(s, "F4")}
    card(s, "overpower")
    run(s, "Stand a6", "pass", "pass", "Stand j8", "pass", "pass", "Stand k8", "pass", "pass")
    run(s, "Stand j8", "pass", "pass")
    assert s.heroes["maya"].health == 11 - 3 - 3 - 3


@pytest.mark.rule("boss.death.positioning", "boss.death.above", "boss.death.above.face")
def test_p40_she_descends_on_the_landing_token_of_the_rune() -> None:
    s = hall("death", "vorn@p1 maya@e8", "gray")
    s.boss.landing, s.boss.last_landing = "", "red"
    card(s, "death_from_above")
    run(s, fate=["gray-c"])
    assert s.boss.landing == "gray"
    (blow,) = [r for r in s.under_way if isinstance(r, Blow)]
    assert [hit.who for hit in blow.hits] == ["vorn"]


@pytest.mark.rule("boss.death.display", "boss.death.flying", "boss.death.display.return")
def test_p41_in_the_air_she_is_met_by_spells_and_by_no_sword() -> None:
    s = hall("death", "elros@e6 lorelai@h5", "orange")
    card(s, "frightful_display")
    run(s)
    acting(s, "elros")
    there = offered(run(s))
    assert "Use quick_slash yellow" not in there
    assert "Use expose blue" in there


@pytest.mark.rule("kw.manifest.not-draw", "ruling.rune-card", "gap.rune-track")
@pytest.mark.parametrize(("runes", "rounds"), [(12, 9), (6, 5), (15, 11)])
def test_the_rune_clock(runes: int, rounds: int) -> None:
    """Published set-ups: twelve runes last eight rounds, six four, fifteen ten."""
    s = hall("plague", "vorn@a8")
    s.bag = s.bag[:runes]
    n = 0
    while s.won is None:
        n += 1
        left = 1 if s.rune_face == "a" else 2
        begin(s, RuneTurn(left))
        run(s, fate=s.bag[:left])
    assert n == rounds
    assert s.cause == "runes"


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


# Monsters -------------------------------------------------------------------------------------


@pytest.mark.rule("kw.charge", "kw.charge.modifiers", "dark.monster-bonus")
@pytest.mark.parametrize(("intimidated", "damage"), [(0, 10), (4, 6)])
def test_p78_a_fell_asteris_charges_out_of_the_dark(intimidated: int, damage: int) -> None:
    s = quay("vorn@a8", "fell_asteris@e8")
    asteris, board = s.monsters["fell_asteris_1"], map_of(s).board
    asteris.rank, s.darkness = 0, sorted(board.named[name] for name in ("a7", "b7", "b8"))
    if intimidated:
        asteris.tokens["intimidate"] = intimidated
    turn_of(s, asteris.id)
    assert told(s, "threat")[0].args["n"] == damage


@pytest.mark.rule("kw.charm.half", "kw.charm.modifiers")
@pytest.mark.parametrize(("intimidated", "damage"), [(0, 4), (2, 2)])
def test_p79_charmed_it_does_half_of_its_base(intimidated: int, damage: int) -> None:
    s = quay("catharina@a8", "fell_asteris@d5 executioner@e5")
    asteris, other = s.monsters["fell_asteris_1"], s.monsters["executioner_1"]
    asteris.rank, s.darkness = 0, [asteris.at]
    if intimidated:
        asteris.tokens["intimidate"] = intimidated
    begin(s, MonsterTurn(asteris.id, charmed="catharina"))
    run(s, "Stand d5", f"Aim {other.id}", "pass")
    assert other.health == 24 - damage


@pytest.mark.rule("kw.enrage", "kw.attack-twice.separate")
def test_p80_the_second_attack_of_an_enraged_one_does_one_more() -> None:
    s = quay("vorn@e5", "fell_asteris_alternate@d5")
    turn_of(s, "fell_asteris_alternate_1")
    assert [event.args["n"] for event in told(s, "threat")] == [5, 6]


@pytest.mark.rule("kw.swarm")
def test_p88_a_swarm_with_shield_is_hit_by_who_is_intimidated() -> None:
    s = quay("lorelai@d5", "faceless_conjurer@e5")
    swarm = s.monsters["faceless_conjurer_1"]
    swarm.tokens["shield"], s.heroes["lorelai"].tokens["intimidate"] = 1, 2
    begin(s, Blow("lorelai", "weapon", [Hit(swarm.id)], base=6, natural=15))
    run(s)
    assert swarm.health == 18 - 2


# Heroes who learn -----------------------------------------------------------------------------


@pytest.mark.rule("upg.class-effects", "kw.ki")
def test_p31_an_assassin_with_a_ki_token_strikes_as_a_minor_action() -> None:
    s = hall("plague", "elros@f5")
    s.heroes["elros"].tokens["ki"] = 1
    acting(s, "elros", cube_actions=0)
    before = s.boss.health
    run(s, "Ki", fate=[15])
    assert s.boss.health < before
    assert not s.heroes["elros"].has("ki")


@pytest.mark.rule("kw.roll", "kw.hit.natural")
@pytest.mark.parametrize(("natural", "shield"), [(13, 0), (16, 2)])
def test_p86_a_13_with_3_to_hit_is_no_roll_of_16(natural: int, shield: int) -> None:
    s = hall("plague", "drasek@f5")
    acting(s, "drasek")
    run(s, "Use oath_strike yellow", fate=[natural])
    assert s.heroes["drasek"].has("shield") == shield


@pytest.mark.rule("dmg.trigger-words")
def test_p10_what_answers_taken_damage_comes_though_none_is_suffered() -> None:
    s = hall("plague", "drasek@a5 lordwrath@b5")
    drasek, lordwrath = s.heroes["drasek"], s.heroes["lordwrath"]
    drasek.tokens["shield"], lordwrath.tokens["shield"] = 3, 4
    strike(s, 4, "drasek", "lordwrath")
    run(s, *["pass"] * 6)
    assert [event.args["skill"] for event in told(s, "triggered")] == ["unbowed"]
    assert (drasek.has("shield"), lordwrath.has("fury")) == (0, 0)
