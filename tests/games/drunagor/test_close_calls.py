"""Close calls: who is just in reach, what is left when one is gone, which rule an ask cites."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.abilities import afflict
from grimtable.games.drunagor.attack import begin as cast_answer
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.camp import leave
from grimtable.games.drunagor.casting import shares
from grimtable.games.drunagor.content import CHAPTERS, FIGHTERS, ROLES, SKILLS
from grimtable.games.drunagor.health import bonus
from grimtable.games.drunagor.minors import minors
from grimtable.games.drunagor.notation import Act
from grimtable.games.drunagor.options import Answer
from grimtable.games.drunagor.quarry import aims
from grimtable.games.drunagor.raid import raider
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.skills import leaps_beside, targets
from grimtable.games.drunagor.state import (
    OFF,
    Ally,
    AllyTurn,
    CampVisit,
    Drunagor,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.targets import x_of
from grimtable.games.drunagor.throwing import in_squares
from grimtable.games.drunagor.traits import away
from grimtable.games.drunagor.turn import actions
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    acting,
    at,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    told,
)


def squares(s: Drunagor, mask: int) -> set[str]:
    """The names of some squares."""
    return {name for i, name in enumerate(hall_of(s).board.names) if mask >> i & 1}


# Skills and pieces ----------------------------------------------------------------------------


@pytest.mark.rule(
    "kw.telekinesis", "kw.push", "furn.tk.range", "kw.claim.throw", "furn.chest.throw"
)
def test_only_telekinesis_lifts_pieces_be_it_furniture_a_chest_or_the_banner() -> None:
    s = hall("war", "nyx@c5", front="E1", back="F1")
    nyx, foe = s.heroes["nyx"], minion(s, "e5")
    lift, push = SKILLS["scroll_of_displacement"].parts[0], SKILLS["repulse"].parts[0]
    for piece in ("crates-d5", "chest-d5", "banner"):
        s.furniture = {at(s, "d5"): "crates"} if piece == "crates-d5" else {}
        s.chests = [at(s, "d5")] if piece == "chest-d5" else []
        s.banner = at(s, "d5") if piece == "banner" else OFF
        assert targets(s, nyx, lift, "blue") == [foe.id, nyx.id, piece]
        assert targets(s, nyx, push, "blue") == [foe.id]


@pytest.mark.rule("kw.telekinesis", "furn.tk.range")
def test_who_died_before_it_was_lifted_is_no_piece_to_hurl() -> None:
    s = hall("war", "nyx@c5", front="E1", back="F1")
    foe = minion(s, "e5")
    cast = SkillCast("nyx", "scroll_of_displacement", "action", "blue", chosen=True, aims=[foe.id])
    del s.monsters[foe.id]
    begin(s, cast)
    assert run(s) is None
    assert s.under_way == []


@pytest.mark.rule("kw.wild-cube.not-role", "kw.cube-action.not-reaction")
def test_a_wild_cube_doubles_no_answer_of_a_role() -> None:
    for skill, wild in (("parry", True), ("hold_the_line", False)):
        s = hall("war", "vorn@c3")
        s.heroes["vorn"].wild = True
        timing = SKILLS[skill].timing
        cast_answer(s, s.heroes["vorn"], Answer(skill, "red", "vorn"), timing, 0)
        (cast,) = s.under_way
        assert isinstance(cast, SkillCast)
        assert cast.wild == wild


@pytest.mark.rule("ruling.turncoats")
def test_who_defeats_a_turncoat_may_cleanse_instead() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.tokens = {"poison": 2, "burn": 1}
    begin(s, Owed("boon", "vorn"))
    assert offered(run(s, "Choose cleanse 2")) == {"Remove poison", "Remove burn", "Done"}
    run(s, "Remove poison")
    assert vorn.tokens == {}, "what is left harms only, and goes with the second point"


@pytest.mark.rule("kw.cc", "kw.tc")
def test_a_cube_that_blocks_a_skill_cites_what_it_is() -> None:
    for cube, rule in (("curse", "kw.cc"), ("trauma", "kw.tc")):
        s = hall("war", "vorn@c3")
        begin(s, Owed(cube, "vorn", 1))
        asked = run(s)
        assert (asked.what, asked.rule) == (f"put-{cube}", rule)


# Chains, pushes, shots ------------------------------------------------------------------------


@pytest.mark.rule("kw.chain-up.drag", "kw.chain-up.no-space")
def test_chains_that_find_no_square_any_more_let_go() -> None:
    s = hall("war", "vorn@d3 maya@b1 elros@b2", front="E4", back="F4")
    foe = minion(s, "a1")
    begin(s, Owed("chained", "vorn", rune=foe.id))
    run(s)
    assert s.heroes["vorn"].at == at(s, "a2"), "the only one"
    s = hall("war", "vorn@d3 maya@b1 elros@b2", front="E4", back="F4")
    foe, _ = minion(s, "a1"), minion(s, "a2", 2)
    begin(s, Owed("chained", "vorn", rune=foe.id))
    assert run(s) is None
    assert s.heroes["vorn"].at == at(s, "d3")
    del s.monsters["garothian_revenant_2"]
    s.heroes["vorn"].at = OFF
    begin(s, Owed("chained", "vorn", rune=foe.id))
    assert run(s) is None
    assert s.heroes["vorn"].at == OFF


@pytest.mark.rule("kw.pushback", "kw.pushback.choose")
def test_a_push_from_afar_goes_straight_on_where_it_is_more_along_than_aside() -> None:
    s = hall("war", "vorn@c3 maya@l8", front="E4", back="F4")
    foe = minion(s, "a2")
    owed = Owed("pushback", "vorn", rune=foe.id)
    for source, there in (
        ("a2", {"d2", "d3", "d4"}),
        ("b1", {"b4", "c4", "d4"}),
        ("a1", {"c4", "d4", "d3"}),
    ):
        foe.at = at(s, source)
        assert squares(s, away(s, owed)) == there


@pytest.mark.rule("kw.pushback.choose")
def test_where_a_monster_is_pushed_the_party_leader_says() -> None:
    s = hall("war", "vorn@a1 maya@l8", front="E4", back="F4")
    pusher, pushed = minion(s, "c3", 1), minion(s, "d3", 2)
    begin(s, Owed("pushback", pushed.id, rune=pusher.id))
    asked = run(s)
    assert (asked.seat, offered(asked)) == ("vorn", {"Stand e2", "Stand e3", "Stand e4"})


@pytest.mark.rule("ally.priority.when", "gap.ranged-monster", "kw.range")
def test_a_shot_meets_an_ally_in_the_next_area_and_none_beyond() -> None:
    archer = next(
        ranks[-1]
        for ranks in FIGHTERS.values()
        if ranks[-1].reach == "ranged" and "strike" not in ranks[-1].abilities
    )
    s = hall("war", "vorn@l8", front="E4", back="F4")
    for where, met in (("e3", 1), ("g3", 0)):
        s.allies["x"] = Ally("x", "robin_rising", at(s, where))
        assert len(aims(s, archer, 1 << at(s, "c3"), [])) == met


@pytest.mark.rule("ally.turn.leader", "kw.cleave")
def test_an_ally_without_cleave_attacks_one_enemy() -> None:
    s = hall("war", "vorn@a1", front="E4", back="F4")
    one, two = minion(s, "d3", 1), minion(s, "c4", 2)
    s.allies["x"] = Ally("x", "robin_rising", at(s, "c3"))
    assert "cleave" not in ALLIES["robin_rising"].abilities
    turn = AllyTurn("x", window=Window.ATTACK)
    begin(s, turn)
    assert offered(run(s)) == {f"Aim {one.id}", f"Aim {two.id}"}
    run(s, f"Aim {two.id}")
    assert turn.aims == [two.id]


@pytest.mark.rule("kw.enrage")
def test_who_is_gone_is_not_enraged_any_more() -> None:
    s = hall("war", "vorn@c3")
    foe = minion(s, "d3")
    afflict(s, foe.id, "vorn", "enrage", 0)
    assert foe.boost == 1
    del s.monsters[foe.id]
    afflict(s, foe.id, "vorn", "enrage", 0)
    assert len(told(s, "enraged")) == 1


@pytest.mark.rule("kw.pushback.choose", "ruling.fall")
def test_a_monster_that_is_pushed_off_a_height_falls() -> None:
    s = hall("war", "vorn@a1", front="E1", back="F1")
    pusher, pushed = minion(s, "f5", 1), minion(s, "e5", 2)
    before = pushed.health
    begin(s, Owed("pushback", pushed.id, rune=pusher.id))
    run(s, "Stand d5")
    assert before - pushed.health == 2


@pytest.mark.rule("kw.split", "kw.heal")
def test_who_heals_better_splits_more_health_but_no_more_shield(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = hall("war", "jaheen@c3")
    jaheen, light = s.heroes["jaheen"], SKILLS["shared_light"]
    more = bonus(jaheen, "heal_bonus")
    assert more > 0
    for word, extra in (("heal", more), ("shield", 0)):
        part = replace(light.parts[0], acts=(Act(word, 4),))
        monkeypatch.setitem(SKILLS, "shared_light", replace(light, parts=(part,)))
        owed = shares(s, SkillCast("jaheen", "shared_light", "action", "blue"))
        assert (owed.n, owed.rune) == (4 + extra, word)


@pytest.mark.rule("kw.jump", "kw.prevent.range")
def test_a_leap_beside_an_ally_is_for_another_who_stands_on_the_board() -> None:
    s = hall("war", "vorn@c3 maya@e3", front="E4", back="F4")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    assert leaps_beside(s, vorn, "maya", 2)
    assert not leaps_beside(s, vorn, "vorn", 2)
    assert not leaps_beside(s, vorn, "nobody", 2)
    maya.at = OFF
    assert not leaps_beside(s, vorn, "maya", 2)


@pytest.mark.rule("furn.tk.distance")
def test_telekinesis_counts_to_the_square_of_a_small_monster_not_to_its_area() -> None:
    s = hall("war", "vorn@a1", front="E4", back="F4")
    foe = minion(s, "h3")
    assert [in_squares(s, at(s, "e3"), foe.id, n) for n in (2, 3)] == [False, True]


@pytest.mark.rule("furn.barrel.throw-land")
def test_who_flew_at_somebody_who_died_of_it_comes_down_where_the_barrels_were() -> None:
    s = hall("war", "brihitte@a1 vorn@b1", front="E4", back="F4")
    begin(s, Owed("land", "brihitte", rune="nobody"))
    assert offered(run(s)) == {"Stand a1", "Stand a2", "Stand b2"}
    s = hall("war", "brihitte@a1 vorn@b1 maya@a2 elros@b2", front="E4", back="F4")
    begin(s, Owed("land", "brihitte", rune="nobody"))
    assert run(s) is None
    assert s.heroes["brihitte"].at == at(s, "a1")


# Minor Actions, the Camp, the Raid ------------------------------------------------------------


@pytest.mark.rule("ruling.rescue", "boss.plague.grab.stuck")
def test_who_is_grabbed_leads_nobody_to_safety() -> None:
    s = hall("plague", "vorn@c5", front="C1", back="D1")
    vorn, turn = s.heroes["vorn"], acting(s, "vorn")
    s.injured = dict.fromkeys(range(len(hall_of(s).board.names)), "villager")
    assert {str(option).split()[0] for option in minors(s, turn, vorn)} == {"Rescue"}
    vorn.grabbed, vorn.at = True, OFF
    assert minors(s, turn, vorn) == []


@pytest.mark.rule("gap.recall", "furn.barrel.untargetable")
def test_with_cubes_of_three_colours_nobody_recalls_in_barrels_or_out_of_them() -> None:
    s = hall("war", "brihitte@c5")
    brihitte, turn = s.heroes["brihitte"], acting(s, "brihitte")
    s.furniture = {brihitte.at: "barrels"}
    for hiding in (False, True):
        brihitte.hiding = hiding
        for pool, may in (
            ({"red": 2, "blue": 1}, True),
            ({"red": 1, "blue": 1, "green": 1}, False),
        ):
            brihitte.pool = {**dict.fromkeys(("yellow", "red", "green", "blue"), 0), **pool}
            there = {str(option) for option in actions(s, turn, brihitte)}
            assert ("Recall" in there) == may


@pytest.mark.rule("ruling.camp", "ruling.checkpoint")
def test_a_party_leaves_its_camp_in_the_order_of_the_initiative_track() -> None:
    s = quay("maya@c5 vorn@c6 elros@c7")
    line = sorted(s.heroes.values(), key=lambda hero: ROLES.index(hero.role))
    s.heroes = {hero.id: hero for hero in reversed(line)}
    s.placing = []
    visit = CampVisit(step="leave")
    s.under_way = [visit]
    script = leave(s, visit)
    next(script)
    assert list(script) == []
    assert list(s.heroes) == s.placing == [hero.id for hero in line]


@pytest.mark.rule("raid.purpose")
def test_raiders_come_as_the_last_door_said_not_the_next() -> None:
    for name, chapter in CHAPTERS.items():
        said = ""
        for opened, setup in enumerate(chapter.setups):
            s = quay("vorn@c5", adventure=name, opened=opened)
            said = setup.raid or said
            assert raider(s) == said


@pytest.mark.rule("boss.x-value")
def test_a_card_without_a_colour_has_no_x() -> None:
    s = hall("war", "vorn@c5", "gray*3 green")
    assert x_of(s, "commanding_aura") == 0
