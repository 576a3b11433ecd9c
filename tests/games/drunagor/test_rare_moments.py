"""Moments that come up once in many games: nobody is left, nothing is left, or exactly so much."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor import camp, campaign, migrations
from grimtable.games.drunagor.abilities import base_damage, break_free, command, shadow_aura, x_of
from grimtable.games.drunagor.allies import loosened
from grimtable.games.drunagor.attack import waiting
from grimtable.games.drunagor.board import fighter
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.casting import choose_areas, strike_areas
from grimtable.games.drunagor.charm import in_its_reach
from grimtable.games.drunagor.content import CARDS, FIGHTERS, ITEMS, SCENES, SKILLS
from grimtable.games.drunagor.cubes import cursable, take_back
from grimtable.games.drunagor.darkness import fringe, sprouting
from grimtable.games.drunagor.death import roar
from grimtable.games.drunagor.equipment import BAG, flip, is_proficient
from grimtable.games.drunagor.famine import evil_eye, weakening_aura
from grimtable.games.drunagor.feats import charm, is_gone, pass_on, push_away, split, swap_target
from grimtable.games.drunagor.flowing import flow
from grimtable.games.drunagor.growth import upgrades
from grimtable.games.drunagor.hexes import spread
from grimtable.games.drunagor.holdings import ENTRIES, GEAR, UPGRADES
from grimtable.games.drunagor.horsemen import shove
from grimtable.games.drunagor.keywords import mark, slay
from grimtable.games.drunagor.lifting import haulable
from grimtable.games.drunagor.loot import all_spoils, give, is_used, requests, stow, use_item
from grimtable.games.drunagor.monsters import attacks_of
from grimtable.games.drunagor.notation import Act
from grimtable.games.drunagor.objects import is_under_banner
from grimtable.games.drunagor.options import Give, Options, Request
from grimtable.games.drunagor.pets import raise_draugr
from grimtable.games.drunagor.plague import vicious_throw
from grimtable.games.drunagor.polymorph import ERRANT, errant_turn
from grimtable.games.drunagor.raid import raid_turn
from grimtable.games.drunagor.retinue import ALLIES, opposite
from grimtable.games.drunagor.rough import wade, waded
from grimtable.games.drunagor.setup import new
from grimtable.games.drunagor.skills import is_aid, leaps_beside
from grimtable.games.drunagor.state import (
    CURSE,
    OFF,
    STACK,
    Ally,
    AllyTurn,
    Assault,
    Blow,
    CampVisit,
    CardTurn,
    Drunagor,
    Hit,
    Monster,
    MonsterTurn,
    Owed,
    RaidTurn,
    Search,
    SkillCast,
)
from grimtable.games.drunagor.targets import TARGETS, charge_way, front_arc, lane
from grimtable.games.drunagor.terrain import route, run_up, walk
from grimtable.games.drunagor.tie_breaker import return_runes
from grimtable.games.drunagor.trample import Tread, trample, trample_ways
from grimtable.games.drunagor.turn import hidden_actions
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    acting,
    area,
    at,
    begin,
    card,
    hall,
    minion,
    offered,
    quay,
    run,
    square,
    told,
)
from tests.games.drunagor.test_dictionary import cast


def war(heroes: str) -> Drunagor:
    """The War Horsewoman's hall, she herself out of the way."""
    return hall("war", heroes, front="E4", back="F4")


def fence(s: Drunagor, name: str) -> None:
    """A Chest on every free square around one."""
    board = hall_of(s).board
    taken = {h.at for h in s.heroes.values()} | {m.at for m in s.monsters.values()}
    s.chests = [i for i in board.beside[at(s, name)] if i not in taken]


# Horsemen -------------------------------------------------------------------------------------


@pytest.mark.rule("boss.death.roar", "boss.famine.eye.intimidate")
def test_who_falls_to_a_roar_or_to_the_eye_is_not_intimidated_and_x_of_nothing_is_not_told() -> (
    None
):
    s = hall("death", "vorn@e5 elros@g5")
    s.heroes["vorn"].health = 2
    roar(s, 3, rule="boss.death.roar")
    assert s.heroes["vorn"].down
    assert [hero.has("intimidate") for hero in s.heroes.values()] == [0, 3]
    assert not told(s, "immune")
    s = hall("death", "vorn@e5 elros@g5")
    s.heroes["vorn"].tokens["intimidate"] = STACK
    roar(s, 0, rule="boss.death.roar")
    assert not told(s, "gained")
    for health, scared in ((1, 0), (9, 2)):
        s = hall("famine", "vorn@c5 maya@a8")
        s.heroes["maya"].health = health
        s.heroes["vorn"].health = 14
        evil_eye(s, CardTurn("evil_eye", x=2, step=1))
        assert s.heroes["maya"].down is (health == 1)
        assert s.heroes["maya"].has("intimidate") == scared
        assert not told(s, "immune")


@pytest.mark.rule("boss.death.charge.piles", "boss.death.above.piles", "boss.death.charge.path")
def test_only_piles_that_lie_there_are_unraveled_and_the_short_way_misses_the_middle() -> None:
    s = hall("death", "vorn@i5 maya@m1", "orange*1")
    s.piles = {"gray": [s.bag.pop()]}
    s.boss.landing = "orange"
    assert charge_way(s) == ["orange", "gray"]
    card(s, "devastating_charge")
    run(s, "pass", "pass")
    assert [event.args["pile"] for event in told(s, "unraveled")] == ["gray"]
    assert (s.heroes["vorn"].health, s.heroes["maya"].health) == (15, 11 - 7)
    s.boss.landing = ""
    card(s, "death_from_above")
    run(s, "pass", "pass", "pass", fate=[next(r for r in s.bag if r.startswith("green"))])
    assert len(told(s, "unraveled")) == 1, "no pile lies there"


@pytest.mark.rule("boss.death.breath.line", "boss.death.breath.centre", "boss.death.charge.centre")
@pytest.mark.rule("gap.boss-arcs")
def test_what_lies_before_the_dragon() -> None:
    s = hall("death", "vorn@e5")
    for landing in ("orange", "gray", "red", "green"):
        s.boss.landing = landing
        ahead, perimeter = lane(s), hall_of(s).perimeters[landing]
        assert len(ahead) == 12
        assert set(ahead[:4]) == perimeter, "from her on"
        assert TARGETS["darkness_breath"](s, 1).why == "lane"
        assert TARGETS["devastating_charge"](s, 1).why == "charge"
    s.boss.landing = "blue"
    assert (lane(s), charge_way(s)) == ([], [])
    assert TARGETS["darkness_breath"](s, 1).why == "roar"
    assert TARGETS["devastating_charge"](s, 1).why == "roar"
    s.boss.landing = "red"
    assert front_arc(s) == {area(s, x + y) for x, y in ("C3", "D3", "C4", "D4", "E2", "E3", "E4")}


@pytest.mark.rule("boss.famine.aura", "boss.famine.aura.break", "dark.never-more")
def test_three_small_tiles_are_laid_and_none_for_a_rune_that_is_not_there() -> None:
    s = hall("famine", "vorn@c5")
    begin(s, Owed("small", "vorn", 3))
    while asked := run(s):
        run(s, min(offered(asked)))
    assert len(s.darkness) == 3
    s.bag = []
    assert list(weakening_aura(s, s.heroes["vorn"])) == []
    assert not s.under_way


@pytest.mark.rule("boss.famine.starve.gain", "boss.famine.starve.over")
def test_what_famine_has_eaten_is_told_with_what_he_has_now() -> None:
    s = hall("famine", "vorn@c5")
    s.heroes["vorn"].tokens["focus"] = 1
    before = s.boss.health
    begin(s, Owed("starve", "vorn", 1))
    run(s)
    assert told(s, "starved")[0].args["left"] == s.boss.health == before + 2


@pytest.mark.rule("boss.war.command", "gap.minion-cap")
def test_where_no_square_beside_the_token_is_free_nobody_is_raised() -> None:
    s = hall("war", "vorn@a5", "gray*4", front="C2", back="D2")
    colour = CARDS["warlords_command"].colour
    for rune in [r for r in s.bag if r.startswith(colour)][:4]:
        s.bag.remove(rune)
        s.track.append(rune)
    token, where = next(iter(hall_of(s).spawning.items()))
    begin(s, CardTurn("warlords_command", x=4, step=2, drawn=token, left=["", ""]))
    board = hall_of(s).board
    fence(s, board.names[where])
    s.chests = [i for i in board.squares if i not in (s.heroes["vorn"].at,)]
    assert run(s) is None
    assert not s.monsters


@pytest.mark.rule("gap.tie-breaker", "ruling.until-the-end")
def test_five_heroes_free_one_rune_and_only_war_suffers_for_it() -> None:
    for horseman in ("war", "plague"):
        five = "vorn@c3 maya@d3 elros@c4 nyx@d4 brihitte@b3"
        s = hall(horseman, five, front="E4", back="F4")
        s.statuses = ["until_the_end"]
        s.piles = {"gray": [s.bag.pop() for _ in range(3)]}
        before = s.boss.health
        return_runes(s, "vorn", "gray", rule="gap.tie-breaker")
        assert len(s.piles["gray"]) == 2
        assert before - s.boss.health == (2 if horseman == "war" else 0)


@pytest.mark.rule("boss.war.charge.back", "boss.war.charge.front")
def test_an_ally_under_the_back_is_shoved_and_not_hit() -> None:
    s = hall("war", "vorn@a8", front="C2", back="D2")
    for where, caught in (("e3", ["x"]), ("g3", [])):
        s.allies["x"] = Ally("x", "robin_rising", at(s, where))
        assault = Assault(s.boss.front, 3, "war_charge")
        s.under_way = []
        shove(s, assault)
        assert assault.caught == caught
        assert len(s.under_way) == 1


@pytest.mark.rule("boss.plague.throw")
def test_who_is_thrown_is_no_longer_grabbed() -> None:
    s = hall("plague", "vorn@a5 maya@l8")
    vorn = s.heroes["vorn"]
    vorn.grabbed, vorn.at = True, OFF
    vicious_throw(s, CardTurn("vicious_throw", x=1, step=1))
    assert not vorn.grabbed


@pytest.mark.rule("dark.sower.closest")
def test_the_fringe_of_some_squares_is_none_of_them() -> None:
    s = war("vorn@c3")
    board, two = hall_of(s).board, [at(s, "c3"), at(s, "d3")]
    around = {*board.edges[two[0]], *board.edges[two[1]]} - {*two}
    assert fringe(board, set(), two) == sorted(around)


@pytest.mark.rule("ruling.wading")
def test_the_first_step_into_the_water_takes_a_point_or_the_last_one() -> None:
    s = war("vorn@c3")
    vorn, slow = s.heroes["vorn"], 1 << at(s, "e3")
    names = [at(s, "d3"), at(s, "e3")]
    for points, cost in ((2, 2), (3, 3), (4, 3)):
        way, paid = waded(s, vorn, at(s, "e3"), points, slow)
        assert (len(way), way[-1], paid) == (2, names[1], cost)
    assert waded(s, vorn, at(s, "d3"), 2, slow) == ([at(s, "d3")], 1)
    beside = wade(s, vorn, 3, 1 << at(s, "d3"), (1 << 200) - 1).layers
    assert [layer >> at(s, "d3") & 1 for layer in beside] == [0, 0, 1, 0]
    layers = wade(s, vorn, 3, slow, (1 << 200) - 1).layers
    assert layers[0] == 1 << vorn.at
    assert not any(layer & 1 for layer in layers[:2]), "the first square of the map is far away"


# Skills ---------------------------------------------------------------------------------------


@pytest.mark.rule("kw.bash")
def test_bash_is_not_asked_about_where_the_first_blow_left_nobody() -> None:
    s = war("brihitte@c3")
    s.heroes["brihitte"].tokens["shield"] = 3
    minion(s, "d3", health=1)
    cast(s, "brihitte", "shield_bash", "yellow")
    run(s, fate=[19])
    assert not s.monsters
    assert s.heroes["brihitte"].has("shield") == 3
    assert not s.under_way


@pytest.mark.rule("kw.push", "kw.push.obstacle", "kw.push.stop")
def test_a_push_goes_as_far_as_it_says_and_hurts_who_falls_on_the_way() -> None:
    s = war("vorn@c3")
    foe = minion(s, "d3")
    begin(s, Owed("push", foe.id, 3, rune="vorn"))
    run(s, "Stand g3")
    assert (square(s, foe), foe.health) == ("g3", 7)
    foe.at = at(s, "f6")
    s.heroes["vorn"].at = at(s, "f5")
    begin(s, Owed("push", foe.id, 2, rune="vorn"))
    run(s, "Stand f8")
    assert (square(s, foe), foe.health) == ("f8", 5), "off the height at the first of two squares"
    maya = war("maya@f6 vorn@a8")
    begin(maya, Owed("push", "maya", 2, rune=minion(maya, "f5").id))
    before = maya.heroes["maya"].health
    run(maya, "Stand f8")
    assert (square(maya, maya.heroes["maya"]), before - maya.heroes["maya"].health) == ("f8", 2)


@pytest.mark.rule("kw.push")
def test_who_falls_to_its_death_is_pushed_no_further() -> None:
    s = war("vorn@f5 maya@a8")
    foe, other = minion(s, "f6", 1, health=2), minion(s, "a3", 2)
    begin(s, Owed("push", foe.id, 2, rune="vorn"))
    run(s, "Stand f8")
    assert list(s.monsters) == [other.id]
    assert is_gone(s, foe.id)
    assert not is_gone(s, other.id)
    assert not is_gone(s, "vorn")
    s.heroes["vorn"].down = True
    assert is_gone(s, "vorn")


@pytest.mark.rule("kw.split")
def test_only_the_part_that_is_split_says_who_can_get_a_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = war("jaheen@c3 vorn@d3")
    light, slash = SKILLS["shared_light"], SKILLS["arcing_strike"]
    both = (light.parts[0], slash.parts[0])
    monkeypatch.setitem(SKILLS, "shared_light", replace(light, parts=both))
    for part, whom in ((1, {"Aim jaheen", "Aim vorn"}), (2, set())):
        s.under_way = [SkillCast("jaheen", "shared_light", "action", "blue", part=part)]
        owed = Owed("split", "jaheen", 1, rune="heal")
        asked = next(split(s, begin(s, owed)), None)  # type: ignore[arg-type]
        assert (offered(asked) if asked else set()) == whom
        assert (owed in s.under_way) is bool(whom), "for nobody no point is left"


@pytest.mark.rule("kw.strike")
def test_of_a_strike_on_two_areas_the_second_can_be_left_out() -> None:
    skill = next(
        skill
        for skill in SKILLS.values()
        if skill.timing == "action"
        and any(a.name == "strike" and a.n > 1 for p in skill.parts for a in p.acts)
    )
    for answers, areas in ((("Turn B2", "Done"), 1), (("Turn B2", "Turn C2"), 2)):
        s = war("vorn@c5")
        minion(s, "c3", 1)
        minion(s, "e3", 2)
        minion(s, "i3", 3)
        spell = cast(s, "vorn", skill.id, "blue")
        part = next(p for p in skill.parts if any(a.name == "strike" for a in p.acts))
        there = list(s.monsters)
        for answer in answers:
            script = choose_areas(s, spell, part, s.heroes["vorn"], there)
            assert script is not None
            asked = next(script)
            with pytest.raises(StopIteration):
                script.send(asked.read(answer))  # type: ignore[union-attr]
        assert len(spell.areas) == areas
        assert spell.ranged is (areas == 1)
        assert choose_areas(s, spell, part, s.heroes["vorn"], there) is None


@pytest.mark.rule("kw.strike.melee")
def test_who_is_off_the_board_strikes_without_standing_anywhere() -> None:
    s = war("vorn@c5")
    foe = minion(s, "c3", 1)
    s.heroes["vorn"].at = OFF
    assert strike_areas(s, s.heroes["vorn"], [foe.id], "yellow") == [area(s, "B2")]


@pytest.mark.rule("upg.sample.bolt")
def test_who_was_hit_changes_places_with_another_of_its_size() -> None:
    s = war("nyx@c3 vorn@a8 maya@l8 elros@k8")
    foe, other = minion(s, "d3", 1), minion(s, "i3", 2)
    s.heroes["maya"].hiding = True
    s.heroes["elros"].at = OFF
    begin(s, Owed("displace", "nyx", rune=foe.id))
    assert offered(run(s)) == {"Aim nyx", "Aim vorn", f"Aim {other.id}", "Done"}
    run(s, "Aim vorn")
    assert (square(s, foe), square(s, s.heroes["vorn"])) == ("a8", "d3")
    begin(s, Owed("displace", "nyx", rune=foe.id))
    run(s, "Done")
    assert square(s, foe) == "a8"
    begin(s, Owed("displace", "nyx", rune="somebody_who_fell"))
    assert run(s) is None
    tile = next(skill for skill in SKILLS.values() if "swap_target" in skill.words())
    cast_ = SkillCast("nyx", tile.id, "action", "red")
    for whom, owed in ((foe.id, [Owed("displace", "nyx", rune=foe.id)]), (s.boss.id, [])):
        s.under_way = []
        swap_target(s, cast_, whom, 0)
        assert s.under_way == owed


@pytest.mark.rule("kw.restrain.swap")
def test_a_restrain_token_changes_hands_once() -> None:
    s = war("vorn@c3 maya@d3")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    for one, other in ((vorn, maya), (maya, vorn)):
        vorn.tokens, maya.tokens = {"restrain": 1}, {}
        pass_on(one, other)
        assert (vorn.has("restrain"), maya.has("restrain")) == (0, 1)
    maya.tokens, vorn.tokens = {"restrain": 1}, {"restrain": 1}
    pass_on(vorn, maya)
    assert (vorn.has("restrain"), maya.has("restrain")) == (1, 1)


@pytest.mark.rule("kw.raise-draugr")
def test_no_draugr_rises_where_no_square_is_free() -> None:
    for crowded in (False, True):
        s = war("vorn@c3")
        if crowded:
            fence(s, "c3")
        raise_draugr(s, SkillCast("vorn", "shared_light", "action", "blue"), "vorn", 1)
        assert len(s.allies) == (0 if crowded else 1)


@pytest.mark.rule("kw.killing-blow.slay", "ruling.slay")
def test_who_has_exactly_so_much_health_is_slain() -> None:
    s = war("vorn@c3")
    for n, (health, dies) in enumerate(((4, False), (3, True), (2, True)), 1):
        foe = minion(s, "d3", n, health=health)
        slay(s, SkillCast("vorn", "shared_light", "action", "blue"), foe.id, 3)
        assert (foe.id not in s.monsters) is dies
        s.monsters.clear()


@pytest.mark.rule("kw.claim", "kw.claim.under")
def test_one_is_under_the_banner_on_the_squares_around_it() -> None:
    s = war("vorn@c3")
    board, vorn = hall_of(s).board, s.heroes["vorn"]
    s.banner = at(s, "e3")
    under = set()
    for i in board.squares:
        vorn.at = i
        if is_under_banner(s, vorn):
            under.add(board.names[i])
    assert under == {x + y for x in "def" for y in "234"}
    vorn.at = OFF
    assert not is_under_banner(s, vorn)
    begin(s, Owed("banner", "vorn"))
    assert run(s) is None
    assert square_of_banner(s) == "e3"
    s.banner = OFF
    vorn.at = 0
    assert not is_under_banner(s, vorn)


def square_of_banner(s: Drunagor) -> str:
    """Where the Banner stands."""
    return hall_of(s).board.names[s.banner]


@pytest.mark.rule("kw.jump", "kw.prevent.range")
def test_a_leap_goes_over_what_is_in_the_way() -> None:
    s = war("vorn@a3 maya@e3")
    s.chests = [at(s, f"c{y}") for y in range(1, 9)]
    assert leaps_beside(s, s.heroes["vorn"], "maya", 3)
    assert not leaps_beside(s, s.heroes["vorn"], "maya", 2)


@pytest.mark.rule("kw.trample.pass", "kw.trample")
def test_a_monster_can_trample_too() -> None:
    s = war("vorn@c3")
    foe = minion(s, "e3", 1)
    minion(s, "f3", 2)
    ways = trample_ways(s, foe.id, 2)
    assert ways[at(s, "g3")].met == ("garothian_revenant_2",)
    assert at(s, "h3") not in ways


@pytest.mark.rule("kw.trample", "ruling.fall")
def test_a_fall_on_the_way_of_a_trample_harms_and_a_height_alone_does_not() -> None:
    for start, over, to, harm in (
        ("f6", "f7", "f8", 1),  # down from the height
        ("e5", "f5", "g5", 0),  # along it
        ("c3", "d3", "e3", 0),
    ):
        s = war(f"vorn@{start}")
        minion(s, over)
        ways = trample_ways(s, "vorn", 2)
        assert (len(ways[at(s, to)].met), ways[at(s, to)].harm) == (1, harm)
        assert at(s, over) not in ways, "one never ends on an enemy"
    before = s.boss.health
    stray = minion(s, "a8", 2)
    s.heroes["vorn"].at = at(s, "g7")
    squares = tuple(at(s, name) for name in ("h7", "i7"))
    trample(s, s.heroes["vorn"], Tread((s.boss.id,), 0, squares), 2)
    assert (s.boss.health, stray.health) == (before - 2, 7)


@pytest.mark.rule("kw.push.size", "kw.push", "kw.charm")
def test_a_horseman_is_neither_pushed_nor_charmed_nor_displaced() -> None:
    s = war("vorn@c3")
    foe = minion(s, "d3")
    spell = SkillCast("vorn", "shared_light", "action", "blue")
    for does in (push_away, charm, swap_target):
        does(s, spell, s.boss.id, 1)
        assert not s.under_way
        does(s, spell, foe.id, 1)
        assert len(s.under_way) == 1
        s.under_way = []


@pytest.mark.rule("dark.sower.closest", "ruling.dark-origin")
def test_nothing_sprouts_where_all_is_dark() -> None:
    s = quay("vorn@c5", "sower_cultist@e5")
    board = hall_of(s).board
    way = dict.fromkeys(board.squares, 1)
    s.darkness = list(board.squares)
    assert sprouting(s, way) == []
    s.darkness = [s.monsters["sower_cultist_1"].at]
    assert sprouting(s, way) == sorted(board.edges[s.darkness[0]])


@pytest.mark.rule("ally.tokens", "kw.companion.tokens")
def test_only_what_helps_and_does_nothing_else_is_for_who_joined() -> None:
    part = SKILLS["shared_light"].parts[0]
    for words, aid in (
        (("shield",), True),
        (("shield", "heal"), True),
        (("heal",), False),
        (("shield", "move"), False),
    ):
        assert is_aid(replace(part, acts=tuple(Act(word, 1) for word in words))) is aid


@pytest.mark.rule("ruling.possession")
def test_only_who_is_possessed_counts_its_paces() -> None:
    for possessed, paces in ((False, 0), (True, 2)):
        s = war("vorn@c3")
        turn = acting(s, "vorn")
        s.heroes["vorn"].possessed = possessed
        walk(s, "vorn", at(s, "e3"), 3)
        assert (square(s, s.heroes["vorn"]), turn.paces) == ("e3", paces)


# CHARM ----------------------------------------------------------------------------------------


@pytest.mark.rule("kw.charm", "kw.cleave")
def test_a_charmed_monster_attacks_one_or_as_many_as_it_cleaves_or_fewer() -> None:
    for kind, aims in (("plague_carrier", 1), ("executioner", 2), ("executioner", 1)):
        s = quay("maya@l8", f"{kind}@c5")
        foe = s.monsters[f"{kind}_1"]
        others = [minion(s, where, n).id for n, where in enumerate(("d5", "c6", "d6"), 1)]
        turn = MonsterTurn(foe.id, charmed="maya", window=Window.ATTACK)
        begin(s, turn)
        most = 2 if kind == "executioner" else 1
        enough = ["Done"] if aims < most else []
        run(s, *(f"Aim {who}" for who in others[:aims]), *enough, *["pass"] * 4)
        assert turn.aims == others[:aims]
        assert [s.monsters[who].health < 7 for who in others] == [n < aims for n in range(3)]


# Monsters -------------------------------------------------------------------------------------


@pytest.mark.rule("kw.command", "kw.command.none", "ruling.command")
def test_a_commander_commands_another_but_nobody_whose_turn_is_under_way() -> None:
    commander = next(kind for kind, ranks in FIGHTERS.items() if "command" in ranks[-1].abilities)
    s = quay("vorn@c5", f"{commander}@e5 {commander}@g5 executioner@i5")
    first, second, other = s.monsters.values()
    first.health, second.health, other.health = 9, 8, 1
    begin(s, MonsterTurn(second.id))  # it comes later
    begin(s, MonsterTurn(first.id, window=Window.BEGINNING))
    command(s, first.id, "", 0)
    assert s.under_way[2:] == [MonsterTurn(second.id)], "the Strongest other one"
    command(s, second.id, "", 0)
    assert s.under_way[3:] == [MonsterTurn(other.id)], "not the one who commanded it"
    del s.monsters[other.id], s.under_way[3:]
    command(s, second.id, "", 0)
    assert len(s.under_way) == 3


@pytest.mark.rule("kw.rangers-mark")
def test_a_mark_that_is_nobodys_is_claimed_and_anothers_is_not() -> None:
    s = war("maya@c3 vorn@d3")
    foe = minion(s, "e3")
    for owner, now in (("", "maya"), ("vorn", "vorn")):
        foe.tokens, foe.marked = {"mark": 1}, owner
        mark(s, SkillCast("maya", "shared_light", "action", "blue"), foe.id, 1)
        assert foe.marked == now
    foe.tokens = {}
    mark(s, SkillCast("maya", "shared_light", "action", "blue"), foe.id, 1)
    assert foe.marked == "maya"


@pytest.mark.rule("kw.charge", "gap.large")
def test_a_run_up_is_as_long_as_the_way_and_a_jump_goes_straight() -> None:
    s = war("vorn@a8")
    foe = minion(s, "c3")
    s.chests = [at(s, name) for name in ("d2", "d3", "d4")]
    assert run_up(s, foe, at(s, "e3"), 6, jump=True) == 2
    assert run_up(s, foe, at(s, "e3"), 6, jump=False) == 4


@pytest.mark.rule("kw.move", "ruling.fall", "terr.maelstrom.stun")
def test_a_walk_goes_around_what_harms_and_falls_where_there_is_no_other_way() -> None:
    s = war("vorn@c3")
    vorn = s.heroes["vorn"]
    for harmful in ("d2", "d3", "d4"):
        s.field_ = [at(s, name) for name in ("d2", "d3", "d4") if name != harmful]
        way, cost = route(s, vorn, at(s, "e3"), 2)
        assert (way, cost) == ([at(s, harmful), at(s, "e3")], 2)
    s.field_ = []
    vorn.at = at(s, "f6")
    assert route(s, vorn, at(s, "f7"), 1) == ([at(s, "f7")], 1)


@pytest.mark.rule("ruling.set-ups")
def test_monsters_of_a_horsemans_hall_are_no_milder() -> None:
    s = war("vorn@c3")
    foe = minion(s, "d3")
    s.options = replace(s.options, rank="rookie")
    assert base_damage(s, foe) == fighter(foe).attack + (
        x_of(s, foe) if "attack" in fighter(foe).xs else 0
    )


@pytest.mark.rule("raid.variants.several")
def test_of_several_raid_parties_each_has_a_rune_of_its_own() -> None:
    for parties, drawn in ((1, False), (2, True), (3, True)):
        s = quay("vorn@c5")
        turn = begin(s, RaidTurn(step="party", parties=parties))
        assert isinstance(turn, RaidTurn)
        asked = next(raid_turn(s, turn), None)
        assert (asked is not None) is drawn
        assert turn.parties == max(1, parties - 1)
        assert (turn in s.under_way) is drawn


@pytest.mark.rule("boss.death.tie-breaker", "ruling.scavenger-unties")
def test_scavenger_unties_in_place_of_its_attack() -> None:
    s = hall("death", "vorn@i2")
    s.piles = {"orange": s.bag[:5]}
    ally = s.allies["x"] = Ally("x", "scavenger", at(s, "f2"))
    assert loosened(s, AllyTurn("x", attacks=True), ally)
    assert not loosened(s, AllyTurn("x", attacks=False), ally)
    assert not loosened(s, AllyTurn("x", attacks=True, aims=["y"]), ally)


@pytest.mark.rule("kw.charm", "kw.stealth")
def test_a_charmed_monster_that_strikes_nobody_whole_does_not_see_who_hides() -> None:
    kind = next(
        k
        for k, ranks in FIGHTERS.items()
        if ranks[-1].reach == "ranged"
        and "strike" not in ranks[-1].abilities
        and "stealth" not in ranks[-1].immune
    )
    s = quay("vorn@e5 maya@e6", f"{kind}@c5")
    s.heroes["maya"].tokens["stealth"] = 1
    assert in_its_reach(s, s.monsters[f"{kind}_1"]) == ["vorn"]


@pytest.mark.rule("kw.attack-twice")
def test_most_monsters_attack_once() -> None:
    for kind, ranks in FIGHTERS.items():
        for rank, entry in enumerate(ranks):
            foe = Monster("x", kind, "yellow", 7, 0, rank=rank)
            assert attacks_of(foe) == 1 + ("attack_twice" in entry.abilities)


@pytest.mark.rule("kw.charm", "kw.stealth.area")
def test_a_charmed_monster_that_strikes_areas_meets_nobody_who_is_down_or_away() -> None:
    kind = next(k for k, ranks in FIGHTERS.items() if "strike" in ranks[-1].abilities)
    s = quay("vorn@a1 maya@a2 elros@b1", f"{kind}@c3")
    s.heroes["maya"].down = True
    s.heroes["elros"].at = OFF
    assert not {"maya", "elros"} & set(in_its_reach(s, s.monsters[f"{kind}_1"]))


@pytest.mark.rule("kw.shadow-aura", "kw.shadow-aura.large")
def test_under_a_small_monster_the_darkness_lies_at_once() -> None:
    s = war("vorn@c3")
    foe = minion(s, "d3")
    shadow_aura(s, "x", foe.id, 0)
    assert (s.darkness, s.under_way) == ([foe.at], [])


@pytest.mark.rule("kw.restrain.end")
def test_who_took_a_restrain_token_is_rid_of_it_where_nobody_holds_it() -> None:
    kind = next(k for k, ranks in FIGHTERS.items() if "restrain" in ranks[-1].abilities)
    s = quay("vorn@a1", f"{kind}@c5 executioner@i5")
    holder, other = s.monsters.values()
    other.tokens["restrain"] = 1
    break_free(s, other)
    assert not other.has("restrain"), "no Hero can Restrain"
    ally = s.allies["x"] = Ally("x", "robin_rising", at(s, "d5"), tokens={"restrain": 1})
    break_free(s, ally)
    assert ally.has("restrain")
    holder.at = at(s, "l8")
    break_free(s, ally)
    assert not ally.has("restrain")
    break_free(s, ally)
    assert len(told(s, "freed")) == 2


@pytest.mark.rule("kw.polymorph.deck")
def test_the_errant_deck_is_made_up_anew_when_its_last_card_is_drawn() -> None:
    for deck, left in (([], len(ERRANT) - 1), (list(ERRANT)[:2], 1)):
        s = war("vorn@c3")
        s.errant, turn = deck, acting(s, "vorn")
        script = errant_turn(s, turn, s.heroes["vorn"])
        drawn = next(script)
        name = next(iter(ERRANT))
        with contextlib.suppress(StopIteration):
            script.send((name,))
        assert drawn is not None
        assert len(s.errant) == left
        assert name not in s.errant


@pytest.mark.rule("ruling.spread")
def test_what_spreads_is_what_this_victim_suffered() -> None:
    s = war("vorn@c3 maya@d3 elros@c4 nyx@l8")
    hits = [Hit("nyx", suffered=5), Hit("vorn", suffered=3), Hit("maya", suffered=1)]
    begin(s, Blow(minion(s, "b3").id, "monster", hits, base=3, at=2))
    before = {hero.id: hero.health for hero in s.heroes.values()}
    spread(s, "garothian_revenant_1", "vorn", 0)
    lost = {who: before[who] - s.heroes[who].health for who in before}
    assert lost == {"vorn": 0, "maya": 3, "elros": 3, "nyx": 0}


@pytest.mark.rule("furn.chest-crushed", "kw.shadow-aura.large")
def test_a_die_and_a_shadow_find_nobody_under_them_any_more() -> None:
    s = quay("vorn@c5")
    begin(s, Owed("crushed", "executioner_1"))
    run(s, fate=["wound"])
    begin(s, Owed("shadow", "executioner_1"))
    assert run(s) is None
    assert not s.darkness


@pytest.mark.rule("furn.pillar.impact-place", "furn.barrel.throw-land")
def test_who_was_slammed_may_stay_beside_the_pillar_and_who_is_off_the_board_stays_off() -> None:
    s = war("vorn@c3 maya@l8")
    foe = minion(s, "d3")
    s.furniture = {at(s, "e3"): "pillar"}
    begin(s, Owed("impact", foe.id, areas=[at(s, "e3")], rune="vorn"))
    there = {x + y for x in "def" for y in "234"} - {"e3"}
    assert offered(run(s)) == {f"Stand {name}" for name in there}
    run(s, "Stand f2")
    s.heroes["maya"].at = OFF
    begin(s, Owed("impact", "maya", areas=[at(s, "e3")], rune="vorn"))
    assert run(s) is None
    assert s.heroes["maya"].at == OFF
    s.heroes["maya"].at = at(s, "a3")
    begin(s, Owed("land", "maya", rune=s.boss.id))
    assert {"Stand h6", "Stand i6"} <= offered(run(s)), "beside the Horsewoman"


# Attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("int.window", "react.window")
def test_who_may_still_answer_depends_on_the_window_that_is_open() -> None:
    s = war("vorn@c3 maya@d3 brihitte@c4")
    blow = Blow("war", "card", [Hit("vorn", 3)], base=3, window=Window.INTERRUPT)
    begin(s, blow)
    interrupt = waiting(s, blow)
    blow.window = Window.REACTION
    react = waiting(s, blow)
    assert interrupt
    assert react
    assert interrupt != react
    blow.window = Window.SUFFER
    assert waiting(s, blow) == []
    blow.window, blow.cancelled = Window.INTERRUPT, True
    assert waiting(s, blow) == []


# Things ---------------------------------------------------------------------------------------


@pytest.mark.rule("ruling.treasure", "spoils.sources")
def test_a_trove_holds_the_spoils_and_what_no_scene_gives() -> None:
    ways = [way for scene in SCENES.values() for option in scene.options for way in option.ways]
    trials = [way.challenge for way in ways if way.challenge]
    given = (
        {way.item for way in ways} | {t.won.item for t in trials} | {t.lost.item for t in trials}
    )
    trove = set(all_spoils())
    kinds = {entry.card for entry in ENTRIES.values()}
    assert kinds > {"spoils", "starting"}
    for name, entry in ENTRIES.items():
        if entry.card == "spoils":
            assert name in trove
        elif entry.card == "starting" or name in given:
            assert name not in trove
        else:
            assert name in trove
    s = war("vorn@c3")
    item = next(item for item, card in ITEMS.items() if card.kind == "treasure")
    for spoils, owed in ((["x"], [Owed("spoils", "vorn")]), ([], [])):
        s.spoils, s.under_way = spoils, []
        use_item(s, s.heroes["vorn"], item, rule="turn.chest-use")
        assert s.under_way == owed, "the last one has been found"


@pytest.mark.rule("versatile.bag-room", "versatile.unproficient")
def test_a_card_that_fills_the_bag_needs_no_room() -> None:
    s = war("vorn@c3")
    vorn = s.heroes["vorn"]
    item = next(
        name
        for name, gear in GEAR.items()
        if gear.flips
        and is_proficient("vorn", gear)
        and not is_proficient("vorn", GEAR[gear.flips])
    )
    for more in (1, 2):
        vorn.gear, vorn.bag = [*vorn.gear, item], ["potion"] * (BAG - 2 + more)
        s.under_way = []
        flip(s, vorn, item)
        assert s.under_way == ([Owed("room", "vorn")] if more == 2 else [])


@pytest.mark.rule("furn.barrel.untargetable")
def test_in_barrels_a_minor_action_is_bought_with_a_cube_that_one_has() -> None:
    s = war("vorn@c3 maya@l8")
    vorn = s.heroes["vorn"]
    s.furniture, vorn.hiding = {vorn.at: "barrels"}, True
    for cube_actions, pool, buys in (
        (1, {"green": 1}, True),
        (0, {"green": 1}, False),
        (1, {}, False),
    ):
        turn = acting(s, "vorn", minors=0, cube_actions=cube_actions)
        vorn.pool = dict(pool)
        assert ("ExtraMinor" in map(str, hidden_actions(s, turn, vorn))) is buys


@pytest.mark.rule("scene.floodgate.flowing", "ruling.flowing")
def test_where_there_is_no_water_nobody_is_swept_away() -> None:
    s = war("vorn@a1")
    assert s.heroes["vorn"].at == 0
    s.flowing = "b"
    before = s.heroes["vorn"].health
    flow(s)
    assert (s.heroes["vorn"].health, s.heroes["vorn"].has("knock_down")) == (before, 0)


@pytest.mark.rule("kw.fruit.item")
def test_one_fruit_is_handed_over_as_ripe_as_it_is() -> None:
    s = war("vorn@c3 maya@l8")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.tokens["fruit"], vorn.ripe = 3, 2
    give(s, vorn, Give("fruit", "maya"))
    assert (vorn.has("fruit"), vorn.ripe) == (2, 1)
    assert (maya.has("fruit"), maya.ripe) == (1, 1)


@pytest.mark.rule("turn.trade-free", "turn.trade-when")
def test_who_holds_four_fruits_asks_for_none() -> None:
    s = war("vorn@c3 maya@l8")
    s.heroes["maya"].tokens["fruit"] = 1
    for held, asks in ((STACK - 1, True), (STACK, False)):
        s.heroes["vorn"].tokens["fruit"] = held
        assert (Request("fruit", "maya") in requests(s, s.heroes["vorn"], ())) is asks


@pytest.mark.rule("turn.found-item", "ruling.bag")
def test_what_is_found_with_a_full_bag_takes_the_place_of_something() -> None:
    potions = [item for item, card in ITEMS.items() if is_used(item)][: BAG + 1]
    for held, keeps in ((BAG - 1, True), (BAG, False)):
        s = war("vorn@c3")
        s.heroes["vorn"].bag = potions[:held]
        found = Search("vorn", potions[BAG])
        asked: Any = next(stow(s, found, s.heroes["vorn"]))
        assert asked.about["item"] == potions[BAG]
        assert (f"Keep {potions[BAG]}" in offered(asked)) is keeps


@pytest.mark.rule("kw.recall", "kw.warlock.no-recall")
def test_curse_cubes_are_not_taken_back() -> None:
    s = war("vorn@c3")
    s.heroes["vorn"].slots = {}
    s.heroes["vorn"].expended = {CURSE: 1, "green": 1, "red": 0}
    begin(s, Owed("take_back", "vorn", 2))
    asked = next(take_back(s, s.under_way[-1]))  # type: ignore[arg-type]
    assert offered(asked) == {"Take green", "Done"}


@pytest.mark.rule("turn.loot-object", "kw.telekinesis")
def test_loot_one_area_away_is_within_range() -> None:
    s = war("vorn@c3")
    for name, near in (("c4", True), ("e3", True), ("g3", False)):
        s.loot = [at(s, name)]
        assert bool(haulable(s, s.heroes["vorn"], 2, "red")) is near


@pytest.mark.rule("ally.card.slot")
def test_whose_card_lies_opposite_of_a_role() -> None:
    roles = {card.entry.opposite for card in ALLIES.values()} - {""}
    assert roles
    for role in roles:
        assert opposite(role)
        assert all(ALLIES[kind].entry.opposite == role for kind in opposite(role))


@pytest.mark.rule("kw.cc", "kw.tc", "kw.take.curse")
def test_where_no_slot_is_free_a_curse_takes_that_of_an_action_cube() -> None:
    s = war("vorn@c3")
    vorn = s.heroes["vorn"]
    mine = cursable(vorn.kit)
    vorn.slots = dict.fromkeys(mine, CURSE)
    vorn.slots[mine[0]] = vorn.slots[mine[1]] = "yellow"
    vorn.curses = 1
    begin(s, Owed(CURSE, "vorn", 1))
    assert offered(run(s)) == {f"Put {mine[0]}", f"Put {mine[1]}"}
    run(s, f"Put {mine[0]}")
    assert vorn.slots[mine[0]] == CURSE
    vorn.slots = dict.fromkeys(mine, CURSE)
    begin(s, Owed(CURSE, "vorn", 1))
    assert run(s) is None, "there is no room for it"
    assert vorn.curses == 3


@pytest.mark.rule("ruling.rewards", "upg.receive", "spoils.category")
def test_in_camp_nobody_is_asked_where_nothing_is_left() -> None:
    s = quay("vorn@c5")
    visit = CampVisit(step="spoils", left=["vorn"], offered=[])
    assert list(camp.spoils(s, visit)) == []
    assert visit.step == "reward"
    visit = CampVisit(step="upgrade", left=["vorn"])
    copies = ((tile, n) for tile, card in UPGRADES.items() for n in range(card.copies))
    s.heroes["vorn"].tiles = {f"{tile} {n}": tile for tile, n in copies}
    assert list(upgrades(s, s.heroes["vorn"])) == []
    assert list(camp.upgraded(s, visit)) == []
    assert visit.left == []


# From table to table --------------------------------------------------------------------------


@pytest.mark.rule("ruling.campaign", "ruling.checkpoint")
def test_a_chapter_under_way_leads_nowhere_yet_and_a_defeat_is_counted() -> None:
    s = new(campaign.begin(Options(("vorn",))))
    assert s.options.door == 0
    assert s.options.sheet is not None
    assert campaign.record(s) is None
    s.won = False
    again = campaign.record(s)
    assert again is not None
    assert again.sheet is not None
    assert (again.adventure, again.sheet.defeats) == (s.options.adventure, 1)


def test_the_marker_of_an_old_track_stays_with_its_place() -> None:
    for slot, now in ((-1, -1), (0, 1), (1, 3), (2, 2), (5, 5)):
        data = {"slot": slot}
        migrations.shift(data, [False, True, False, True])
        assert data["slot"] == now
