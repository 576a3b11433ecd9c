"""How far: a JUMP is a Move effect, and a Wild Cube doubles all numbers but the die's."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.growth import upgrade
from grimtable.games.drunagor.health import skills
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.notation import Act, Part
from grimtable.games.drunagor.options import Upgrade
from grimtable.games.drunagor.skills import first_met, lines_of, price_of
from grimtable.games.drunagor.state import CURSE, Blow, SkillCast, Stride
from tests.games.drunagor.playing import area, begin, hall, offered, run, strike


@pytest.mark.rule("ruling.jump", "kw.movement", "kw.jump")
@pytest.mark.parametrize(
    ("who", "tokens", "points"),
    [
        ("vorn", {}, 2),
        ("maya", {}, 3),  # Swift Foot
        ("maya", {"slow": 1}, 1),
        ("maya", {"knock_down": 1}, 0),
    ],
)
def test_what_adds_to_a_move_adds_to_a_jump(who: str, tokens: dict[str, int], points: int) -> None:
    s = hall("plague", f"{who}@a6")
    s.heroes[who].tokens = dict(tokens)
    KEYWORDS["jump"].do(s, SkillCast(who, "barrel_roll", "reaction", "green"), who, 2)
    assert s.under_way == [Stride(who, points, jump=True)]
    assert not s.heroes[who].tokens


@pytest.mark.rule("ruling.jump", "upg.sample.ward", "kw.wild-cube.double")
@pytest.mark.parametrize(
    ("who", "tokens", "wild", "squares"),
    [
        ("vorn", {}, False, 2),
        ("vorn", {}, True, 3),
        ("vorn", {"slow": 1}, False, 1),
        ("vorn", {"slow": 1}, True, 1),
        ("vorn", {"knock_down": 1}, True, 1),
        ("maya", {}, False, 3),  # Swift Foot
        ("maya", {"slow": 1}, True, 2),
    ],
)
def test_ward_is_offered_as_far_as_its_jump_goes(
    who: str, tokens: dict[str, int], wild: bool, squares: int
) -> None:
    for away in (1, 2, 3, 4):
        s = hall("plague", f"{who}@a8 lorelai@a{8 - away}")
        hero = s.heroes[who]
        upgrade(s, hero, Upgrade("ward", next(n for n in hero.kit.split() if n in SKILLS)))
        hero.tokens, hero.wild = dict(tokens), wild
        strike(s, 5, "lorelai")
        there = offered(run(s), who)
        assert ("Answer ward green lorelai" in there) == (away <= squares), away


@pytest.mark.rule("kw.pay-life.limit", "kw.wild-cube.double", "kw.wild-cube.not-role")
def test_a_wild_cube_doubles_the_life_that_a_hero_skill_costs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    doom = SKILLS["doom_1.1"]
    assert (price_of(doom), price_of(doom, doubled=True)) == (2, 4)
    for name, kind, prices in (
        ("oath_of_blood", "learned", [2, 4]),
        ("price_of_doom", "legacy", [2]),
    ):
        monkeypatch.setitem(SKILLS, name, replace(doom, id=name, kind=kind))
        assert [line.price for line in lines_of(name, ("red", CURSE), False)] == prices
        assert [line.price for line in lines_of(name, ("red",), True)] == prices[-1:]


@pytest.mark.rule("gap.wild-threshold", "kw.wild-cube.double")
@pytest.mark.parametrize(("wild", "shields"), [(False, [1, 1, 0, 0]), (True, [2, 2, 2, 0])])
def test_a_wild_cube_doubles_a_range_that_is_written_in_numbers(
    wild: bool, shields: list[int]
) -> None:
    s = hall("plague", "jaheen@a8 vorn@a6 maya@a4 lorelai@a2")  # an area apart each
    begin(s, SkillCast("jaheen", "sanctuary", "action", "blue", wild=wild))
    run(s)
    there = ("jaheen", "vorn", "maya", "lorelai")
    assert [s.heroes[who].has("shield") for who in there] == shields


@pytest.mark.rule("gap.wild-threshold", "kw.crit", "kw.roll")
def test_a_wild_cube_leaves_what_the_die_has_to_show() -> None:
    s = hall("plague", "nyx@a8 drasek@a6")
    begin(s, SkillCast("nyx", "rune_edge", "action", "yellow", wild=True, aims=["plague"]))
    KEYWORDS["hit"].do(s, s.under_way[-1], "plague", 6)
    blow = s.under_way[-1]
    assert isinstance(blow, Blow)
    assert (blow.to_hit, blow.bonus, blow.critical) == (6, 2, 18)
    begin(s, SkillCast("drasek", "oath_strike", "action", "yellow", wild=True, aims=["plague"]))
    KEYWORDS["hit"].do(s, s.under_way[-1], "plague", 6)
    blow = s.under_way[-1]
    assert isinstance(blow, Blow)
    assert blow.rolls == ((16, "shield", 4),)


@pytest.mark.rule("kw.wild-cube.double", "kw.telekinesis", "kw.trap.one")
@pytest.mark.parametrize("wild", [False, True])
def test_a_wild_cube_lifts_what_the_number_alone_would_not(
    wild: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    nudge = Part("enemy", (Act("telekinesis", 1),))
    skill = replace(SKILLS["displace"], id="nudge", colour="blue", parts=(nudge,))
    monkeypatch.setitem(SKILLS, "nudge", skill)
    s = hall("war", "lorelai@a1", front="E1", back="F1")
    trap = area(s, "B2")
    s.traps = {trap: "bear"}  # the next area is two squares away
    begin(s, SkillCast("lorelai", "nudge", "action", "blue", wild=wild))
    assert (f"Aim trap-{trap}" in offered(run(s))) is wild
    lorelai = s.heroes["lorelai"]
    (line,) = lines_of("nudge", ("blue",), wild)
    assert (f"trap-{trap}" in first_met(s, lorelai, line.parts)) is wild
    (other,) = lines_of("nudge", ("blue",), not wild)
    assert line.needs != other.needs


@pytest.mark.rule("kw.pay-life.limit", "kw.copy", "kw.wild-copy", "kw.brittle.hero")
@pytest.mark.parametrize(
    ("copies", "tokens", "least"),
    [("copy", {}, 3), ("wild_copy", {}, 5), ("copy", {"brittle": 1}, 5)],
)
def test_nobody_copies_what_it_could_not_pay_life_for(
    copies: str, tokens: dict[str, int], least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    oath = replace(SKILLS["doom_1.1"], id="oath", kind="learned")
    monkeypatch.setitem(SKILLS, "oath", oath)
    for health in (least - 1, least):
        s = hall("plague", "vorn@a5 maya@a6")
        monkeypatch.setitem(skills(s.heroes["maya"]), "oath", oath)
        vorn = s.heroes["vorn"]
        vorn.health, vorn.tokens = health, dict(tokens)
        KEYWORDS[copies].do(s, SkillCast("vorn", "parry", "action", "red"), "maya", 0)
        assert ("Copy oath" in offered(run(s))) is (health == least), health
    run(s, "Copy oath")
    assert vorn.health == 1
