"""Horsemen, Raids and Darkness to the letter; what single keywords, Idols and tokens do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.board import footprint, ground
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import CARDS, CHAPTERS, FIGHTERS, MONSTERS, RUNES, SKILLS
from grimtable.games.drunagor.darkness import (
    awaken,
    chased,
    fringe,
    prey,
    sowers,
    sprouting,
    ways_to,
)
from grimtable.games.drunagor.death import flip, roar
from grimtable.games.drunagor.horsemen import (
    absorb,
    crush,
    heroes_in,
    make_room,
    on_board,
    shove,
    strike,
    unravel,
    weave,
)
from grimtable.games.drunagor.keywords import (
    KEYWORDS,
    is_collateral,
    retarget,
    rider,
    stride,
    value,
)
from grimtable.games.drunagor.keywords import strike as announce
from grimtable.games.drunagor.monsters import BASES, has_room, monster_turn, summon, weakened
from grimtable.games.drunagor.objects import (
    can_evoke,
    can_pay,
    evoke,
    is_under_banner,
    take_token_minor,
    token_minors,
)
from grimtable.games.drunagor.options import Evoke, Ki, Muster, Shard
from grimtable.games.drunagor.raid import SIZES, arrive, beside, fail, is_movable, on, room
from grimtable.games.drunagor.state import (
    OFF,
    Assault,
    Blow,
    CardTurn,
    Drunagor,
    HeroTurn,
    Hit,
    Monster,
    MonsterTurn,
    Owed,
    RaidTurn,
    SkillCast,
    Stride,
    colour_of,
    runes_of,
)
from grimtable.games.drunagor.traits import away, charged, evolve, others_near, war_cry
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import acting, area, at, begin, hall, minion, quay, run, told


def squares(s: Drunagor, mask: int) -> set[str]:
    return {hall_of(s).board.names[i] for i in range(mask.bit_length()) if mask >> i & 1}


def kind_with(word: str, large: bool = False) -> str:
    return next(k for k, r in FIGHTERS.items() if word in r[-1].abilities and r[-1].large is large)


def stand(s: Drunagor, kind: str, where: str, name: str = "x") -> Monster:
    rank = len(FIGHTERS[kind]) - 1
    s.monsters[name] = Monster(name, kind, "brown", 9, at(s, where), rank=rank)
    return s.monsters[name]


# Horsemen -----------------------------------------------------------------------------------------


@pytest.mark.rule("boss.absorb", "boss.absorb.health", "kw.claim.furniture")
def test_piles_under_a_horseman_go_to_the_track_and_it_regains_health() -> None:
    s = hall("war", "vorn@c3 maya@d3", front="C2", back="D2")
    s.piles = {"e3": ["red-l", "blue-l"], "h4": ["green-c"], "a1": ["gray-l"]}
    s.track, s.banner = [], at(s, "g3")
    s.boss.health = s.boss.top - 20
    absorb(s)
    assert sorted(s.track) == ["blue-l", "green-c", "red-l"]
    assert list(s.piles) == ["a1"]
    assert s.boss.health == s.boss.top - 20 + 2 * 3, "two Heroes, three runes"
    assert s.banner == OFF
    s.banner = at(s, "a1")
    crush(s, {area(s, "C2")})
    assert s.banner == at(s, "a1")
    unravel(s, "nowhere", "boss.absorb")
    assert len(s.track) == 3


@pytest.mark.rule("boss.plague.weave.skip", "boss.war.knot.skip-missing", "ruling.pile-shoves")
@pytest.mark.rule("boss.war.knot.skip-present")
def test_a_pile_takes_one_rune_of_each_colour_that_it_lacks() -> None:
    s = hall("war", "vorn@c3 maya@e3", front="A4", back="B4")
    every = {colour_of(rune): rune for rune in RUNES}
    s.track = [every["red"], every["red"], every["blue"]]
    s.piles = {"e3": [every["blue"]]}
    weave(s, "e3", "boss.war.knot.skip-present")
    assert s.piles["e3"] == [every["blue"], every["red"]]
    assert s.track == [every["red"], every["blue"]]
    assert s.under_way == [Owed("aside", "maya")], "who stands there makes room"
    s.under_way, s.track, s.piles = [], [], {}
    weave(s, "e3", "boss.war.knot.skip-missing")
    assert s.piles == {}
    make_room(s, OFF)
    assert s.under_way == []


@pytest.mark.rule("boss.assault", "kw.shove", "boss.plague.charge.front", "boss.plague.charge.back")
def test_those_under_a_horseman_are_shoved_and_the_front_hits() -> None:
    s = hall("war", "vorn@c3 maya@e3 elros@g3 nyx@e4", front="C2", back="D2")
    s.heroes["nyx"].down = True
    foe = minion(s, "f3")
    assault = Assault(area(s, "C2"), 3, "assault")
    shove(s, assault)
    assert assault.caught == ["maya"]
    moved = [(r.who, r.areas) for r in s.under_way if isinstance(r, Owed)]
    front, back = [area(s, "C2")], [area(s, "D2")]
    assert sorted(moved) == sorted(
        [("elros", back), (foe.id, front), ("nyx", front), ("maya", front)]
    )
    assert moved.index(("elros", back)) < moved.index(("maya", front))


@pytest.mark.rule("kw.stealth.area", "int.timing", "ruling.grabbed")
def test_a_card_strikes_those_who_stand() -> None:
    s = hall("war", "vorn@c3 maya@e3", front="A4", back="B4")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    name = next(c for c, entry in CARDS.items() if entry.kind != "status")
    maya.down = True
    strike(s, CardTurn(name), [vorn, maya], 4, ("bleed", 2))
    (blow,) = s.under_way
    assert isinstance(blow, Blow)
    assert ([hit.who for hit in blow.hits], blow.base, blow.collateral) == (
        (["vorn"], 4, (("bleed", 2),))
    )
    strike(s, CardTurn(name), [maya], 4)
    assert len(s.under_way) == 1
    assert heroes_in(s, {area(s, "B2"), area(s, "C2")}) == [vorn]
    maya.down = False
    assert {h.id for h in on_board(s)} == {"vorn", "maya"}
    maya.at = OFF
    assert on_board(s) == [vorn]
    assert heroes_in(s, {area(s, "C2")}) == []


@pytest.mark.rule("boss.death.roar", "boss.death.above.flip")
def test_a_roar_hurts_all_and_intimidates_by_x() -> None:
    s = hall("death", "vorn@c5 maya@d5")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    before = vorn.health, maya.health
    roar(s, 0, "boss.death.display")
    assert (vorn.health, maya.health) == (before[0] - 2, before[1] - 2)
    assert not vorn.tokens
    maya.health = 2
    roar(s, 3, "boss.death.display")
    assert (vorn.has("intimidate"), maya.has("intimidate"), maya.down) == (3, 0, True)
    name = next(c for c, e in CARDS.items() if e.slot and e.horseman == "death")
    slot = CARDS[name].slot
    for face in (1, 0, 1):
        flip(s, CardTurn(name))
        assert s.boss.faces[slot] == face


@pytest.mark.rule("boss.x-value")
def test_x_counts_runes_of_a_colour_on_the_track() -> None:
    s = hall("war", "vorn@c3", "red*2 blue")
    assert [runes_of(s, colour) for colour in ("red", "blue", "green")] == [2, 1, 0]


# Monsters -----------------------------------------------------------------------------------------


@pytest.mark.rule("gap.minion-cap", "comp.model-cap", "gap.raise", "ruling.set-ups")
def test_a_monster_comes_with_the_highest_free_base_while_there_is_a_model() -> None:
    s = hall("war", "vorn@c3", front="A4", back="B4")
    kind = "garothian_revenant"
    models = MONSTERS[kind].models
    for i in range(models):
        who = summon(s, kind, at(s, f"{'abcdefgh'[i]}3"))
        assert who == f"{kind}_{i + 1}"
        assert s.monsters[who].base == BASES[i]
    assert not has_room(s, kind)
    assert summon(s, kind, at(s, "l8")) is None
    del s.monsters[f"{kind}_1"]
    assert has_room(s, kind)
    assert summon(s, kind, at(s, "a3")) == f"{kind}_1"
    assert next(iter(s.monsters)) == f"{kind}_1", "in the order of the Status board"
    assert s.monsters[f"{kind}_1"].health == FIGHTERS[kind][0].health


@pytest.mark.rule("ruling.set-ups")
def test_for_practice_monsters_begin_with_less_than_their_cards_print() -> None:
    s = quay("vorn@c5")
    assert [weakened(s, n) for n in (1, 7, 8)] == [1, 7, 8]
    s.options = replace(s.options, wounded=50)
    assert [weakened(s, n) for n in (1, 7, 8)] == [1, 3, 4]


@pytest.mark.rule("kw.activate.order", "kw.stun.monster", "kw.attack-twice", "kw.turn.individual")
def test_a_monsters_turn_goes_from_window_to_window() -> None:
    s = hall("war", "vorn@l8", front="A4", back="B4")
    foe = minion(s, "a1")
    foe.tokens = {"stun": 1}
    turn = MonsterTurn(foe.id)
    s.under_way = [turn]
    monster_turn(s, turn)
    assert (turn.window, turn.attacks) == (Window.BEGINNING, False)
    while turn.window is Window.BEGINNING:
        monster_turn(s, turn)
    monster_turn(s, turn)
    assert turn.left == 1
    turn.window = Window.ATTACK
    monster_turn(s, turn)
    assert (turn.left, str(turn.window)) == (0, str(Window.END))
    foe.surge = 4
    monster_turn(s, turn)
    assert (s.under_way, foe.surge) == ([], 0)
    gone = MonsterTurn("gone")
    s.under_way = [gone]
    monster_turn(s, gone)
    assert s.under_way == []
    twice = stand(s, kind_with("attack_twice"), "c3")
    turn = MonsterTurn(twice.id, window=Window.MOVE)
    s.under_way = [turn]
    monster_turn(s, turn)
    assert turn.left == 2


@pytest.mark.rule("kw.war-cry", "kw.evolve", "kw.evolve.stack", "kw.charge")
def test_a_war_cry_reaches_range_one_and_evolving_adds_up() -> None:
    s = hall("war", "vorn@l8", front="A4", back="B4")
    a, b, c = minion(s, "a1", 1), minion(s, "c1", 2), minion(s, "e1", 3)
    assert others_near(s, a.id) == [b]
    assert others_near(s, b.id) == [a, c]
    war_cry(s, b.id, "", 0)
    assert (a.boost, b.boost, c.boost) == (1, 0, 1)
    evolve(s, a.id, "", 0)
    evolve(s, a.id, "", 0)
    assert (a.boost, a.pace) == (5, 2)
    charger = stand(s, kind_with("charge"), "g1")
    for moved, more in ((2, False), (3, True)):
        s.under_way = [MonsterTurn(charger.id, moved=moved)]
        card = FIGHTERS[charger.kind][charger.rank]
        assert charged(s, charger) == (card.attack if more else 0)
        assert charged(s, a) == 0
    s.under_way = [HeroTurn("vorn")]
    assert charged(s, charger) == 0


@pytest.mark.rule("kw.pushback", "kw.pushback.blocked", "kw.pushback.choose", "kw.restrain")
@pytest.mark.parametrize(
    ("source", "there"),
    [
        ("b3", {"d2", "d3", "d4"}),
        ("c2", {"b4", "c4", "d4"}),
        ("b2", {"c4", "d4", "d3"}),
        ("d4", {"c2", "b3"}),
    ],
)
def test_a_pushback_leads_to_the_three_squares_farther_away(source: str, there: set[str]) -> None:
    s = hall("war", "vorn@c3 maya@l8", front="E4", back="F4")
    foe = minion(s, source)
    owed = Owed("pushback", "vorn", rune=foe.id)
    assert squares(s, away(s, owed)) == there
    one = sorted(there)[0]
    s.heroes["maya"].at = at(s, one)
    assert squares(s, away(s, owed)) == there - {one}
    s.heroes["vorn"].tokens = {"restrain": 1}
    assert away(s, owed) == 0
    s.heroes["vorn"].tokens, s.heroes["vorn"].at = {}, OFF
    assert away(s, owed) == 0


@pytest.mark.rule("kw.pushback.blocked", "ruling.fall")
def test_nobody_is_pushed_uphill_but_down_they_fall() -> None:
    s = hall("war", "vorn@d5", front="E1", back="F1")
    foe = minion(s, "c5")
    assert "e5" not in squares(s, away(s, Owed("pushback", "vorn", rune=foe.id)))
    s.heroes["vorn"].at, foe.at = at(s, "e5"), at(s, "f5")
    before = s.heroes["vorn"].health
    begin(s, Owed("pushback", "vorn", rune=foe.id))
    run(s, "Stand d5")
    assert before - s.heroes["vorn"].health == 2


# The Raid -----------------------------------------------------------------------------------------


@pytest.mark.rule("raid.size", "raid.displace", "raid.place", "raid.fail.activate", "raid.fail.tie")
def test_where_a_raid_party_can_stand_and_who_acts_if_it_can_not_come() -> None:
    assert SIZES == (1, 1, 2, 2, 3)
    s = quay("vorn@c5 maya@h8", "executioner@d5 night_stalker@h5")
    s.piles = {"c4": ["red-l"]}
    there = {hall_of(s).board.names[i] for i in beside(s, "c4")}
    assert "c5" in there, "a Hero can be pushed aside"
    assert is_movable(s, at(s, "c5"))
    assert on(s, at(s, "c5")) is s.heroes["vorn"]
    assert on(s, at(s, "b8")) is None
    s.furniture = {at(s, "b5"): "pillar", at(s, "b4"): "crates"}
    assert not is_movable(s, at(s, "b5"))
    assert is_movable(s, at(s, "b4"))
    s.chests, s.banner = [at(s, "d3")], at(s, "d4")
    assert is_movable(s, at(s, "d3"))
    assert is_movable(s, at(s, "d4"))
    assert room(s, at(s, "c5")) & 1 << at(s, "c6")
    assert not room(s, at(s, "c5")) & 1 << at(s, "b4")
    ranks = {m.kind: m.id for m in s.monsters.values()}
    fail(s, "sower_cultist")
    (turn,) = s.under_way
    assert isinstance(turn, MonsterTurn)
    order = ("overlord", "commander", "black", "gray", "white", "scenario", "minion")
    best = min(ranks, key=lambda kind: order.index(MONSTERS[kind].colour))
    assert turn.who == ranks[best]
    s.monsters, s.under_way = {}, []
    fail(s, "sower_cultist")
    assert s.under_way == []


@pytest.mark.rule("raid.place", "raid.colour-order", "raid.displace.choose")
def test_what_stood_in_the_way_goes_aside_and_who_hides_in_it_goes_along() -> None:
    name, opened = next(
        (name, i)
        for name, chapter in CHAPTERS.items()
        for i, setup in enumerate(chapter.setups)
        if setup.raid
    )
    s = quay("vorn@c5 maya@h8", adventure=name, opened=opened)
    vorn = s.heroes["vorn"]
    free = [i for i in hall_of(s).board.squares if room(s, i).bit_count() == 8]
    here = free[0]
    s.furniture[here], vorn.at, vorn.hiding = "barrels", here, True
    raid = RaidTurn(pile="", square=here, step="aside", left=1)
    s.under_way = [raid]
    asked = run(s)
    to = asked.options[0].to
    run(s, f"Stand {to}")
    assert s.furniture[at(s, to)] == "barrels"
    assert vorn.at == at(s, to)
    assert any(m.at == here for m in s.monsters.values())
    left = RaidTurn(pile="", square=free[-1], step="party", left=2)
    before = len(s.monsters)
    arrive(s, left)
    assert (left.left, len(s.monsters)) == (1, before + 1)


# Darkness -----------------------------------------------------------------------------------------


@pytest.mark.rule("dark.crush", "dark.crush.only", "dark.one-per-rune", "dark.sower.when")
@pytest.mark.rule("dark.primary", "dark.sower.source")
def test_a_rune_spawns_a_tile_where_there_is_a_sower_or_crushes_all() -> None:
    s = quay("vorn@c5 maya@h8")
    awaken(s, "red-l")
    assert s.under_way == []
    sower = next(k for k in FIGHTERS if MONSTERS[k].sows)
    foe = stand(s, sower, "e5")
    assert sowers(s) == [foe.at]
    awaken(s, "")
    assert s.under_way == []
    awaken(s, "red-l")
    assert s.under_way == [Owed("hunt", "", rune="red-l")]
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.health, maya.health = 5, 6
    assert prey(s) is maya
    s.darkness = [maya.at]
    assert prey(s) is vorn
    vorn.hiding = True
    assert prey(s) is None
    vorn.hiding, s.under_way = False, []
    s.darkness = [maya.at, vorn.at]
    awaken(s, "red-l")
    assert (vorn.health, maya.health, s.under_way) == (3, 4, [])
    assert len(told(s, "crushed")) == 1


@pytest.mark.rule("ruling.dark-distance", "dark.sower.closest", "ruling.dark-origin")
def test_darkness_begins_at_the_sower_closest_to_its_target() -> None:
    s = hall("famine", "vorn@a1", front="E4", back="F4")
    board = hall_of(s).board
    way = ways_to("famine", at(s, "a1"))
    for i in board.squares:
        x, y = board.xy(i)
        assert way[i] == x + y, "along edges"
    sower = next(k for k in FIGHTERS if MONSTERS[k].sows)
    near, far = stand(s, sower, "c3", "x"), stand(s, sower, "h6", "y")
    assert sprouting(s, way) == [near.at]
    s.darkness = [near.at]
    assert sprouting(s, way) == sorted(at(s, n) for n in ("b3", "c2", "d3", "c4"))
    del s.monsters["x"]
    assert sprouting(s, way) == [far.at]
    s.monsters = {}
    assert sprouting(s, way) == []
    dark = {at(s, "c3"), at(s, "d3")}
    assert fringe(board, dark, [at(s, "c3")]) == sorted(
        at(s, n) for n in ("b3", "c2", "c4", "e3", "d2", "d4")
    )
    assert chased(board, set(), [at(s, "d1")], way) == 1, "three squares in a row"
    assert chased(board, set(), [], way) == 999


# Keywords -----------------------------------------------------------------------------------------


@pytest.mark.rule("kw.knock-down.effect", "kw.slow.effect", "kw.movement", "gap.slow-floor")
def test_the_points_of_a_move_effect() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    maya = s.heroes["maya"]
    assert (stride(s, "vorn", 3), stride(s, "maya", 3)) == (3, 4)
    maya.tokens = {"slow": 1}
    assert stride(s, "maya", 3) == 2
    assert not maya.tokens
    foe = minion(s, "e3")
    for points, left in ((3, 1), (2, 0), (1, 0)):
        foe.tokens = {"slow": 1}
        assert stride(s, foe.id, points) == left
    maya.tokens = {"knock_down": 1, "slow": 1}
    assert stride(s, "maya", 3) == 0
    assert maya.tokens == {"slow": 1}


def cast_of(who: str, skill: str, **more: Any) -> SkillCast:
    return SkillCast(who, skill, "action", SKILLS[skill].colour, **more)


@pytest.mark.rule("kw.wild-cube.double", "mult.1-substitute", "dmg.collateral")
def test_numbers_are_doubled_by_a_wild_cube_after_x_is_filled_in() -> None:
    s = hall("war", "lordwrath@c3")
    hero = s.heroes["lordwrath"]
    hero.curses = 2
    act = SKILLS["wrathful_blow"].parts[0].acts[1]
    plain, wild = (
        cast_of("lordwrath", "wrathful_blow"),
        cast_of("lordwrath", "wrathful_blow", wild=True),
    )
    assert (value(s, plain, act), value(s, wild, act)) == (act.n, 2 * act.n)
    x = next(a for a in SKILLS["stranglehold"].parts[0].acts if a.x)
    assert (value(s, plain, x), value(s, wild, x)) == (2, 4)
    assert is_collateral(act)
    assert not is_collateral(SKILLS["wrathful_blow"].parts[0].acts[0])
    assert rider(s, wild, act) == (act.name, 2 * act.n)
    smite = SKILLS["smite"].parts[0].acts[1]
    word, n = rider(s, plain, smite)
    assert "|" in word
    assert n == 0


@pytest.mark.rule("kw.dmg", "kw.keen", "kw.crit", "kw.reroll", "kw.roll", "kw.hit")
def test_an_attack_is_announced_with_all_that_its_part_says() -> None:
    def blow(who: str, skill: str) -> Blow:
        s = hall("war", f"{who}@c3")
        foe = minion(s, "d3")
        cast = cast_of(who, skill, aims=[foe.id])
        announce(s, cast, "weapon", 3, 2)
        (found,) = s.under_way
        assert isinstance(found, Blow)
        assert cast.act == len(SKILLS[skill].parts[0].acts)
        assert (found.base, found.to_hit, [hit.who for hit in found.hits]) == (3, 2, [foe.id])
        return found

    knee = blow("vorn", "knee_breaker")
    assert (knee.bonus, knee.collateral) == (1, (("bleed", 2), ("slow", 0)))
    assert (knee.critical, knee.words, knee.rolls) == (20, (), ())
    assert blow("elros", "lethal_lunge").critical == 16
    assert blow("nyx", "rune_edge").critical == 18
    assert blow("jaheen", "mace_strike").words == ("reroll",)
    (gift,) = blow("drasek", "oath_strike").rolls
    assert gift[0] == 16


@pytest.mark.rule("kw.heavy-wield", "kw.empower", "kw.catalyze", "kw.heal", "kw.regain.no-bonus")
@pytest.mark.rule("kw.curse.immunity", "kw.fatigue", "kw.telekinesis", "kw.jump")
def test_what_single_keywords_do() -> None:
    s = hall("war", "jaheen@c3 drasek@d3")
    jaheen, drasek = s.heroes["jaheen"], s.heroes["drasek"]
    cast = cast_of("jaheen", "blessing")
    jaheen.health = 3
    KEYWORDS["heal"].do(s, cast, "jaheen", 2)
    assert jaheen.health == 6, "and one by Comforting Word"
    KEYWORDS["regain"].do(s, cast, "jaheen", 2)
    assert jaheen.health == 8
    KEYWORDS["empower"].do(s, cast, "jaheen", 0)
    KEYWORDS["embolden"].do(s, cast, "jaheen", 3)
    assert jaheen.empowered == 4 + 3
    KEYWORDS["catalyze"].do(s, cast, "jaheen", 0)
    assert jaheen.wild
    KEYWORDS["curse"].do(s, cast, "drasek", 1)
    assert s.under_way == []
    KEYWORDS["curse"].do(s, cast, "jaheen", 1)
    assert s.under_way.pop() == Owed("curse", "jaheen", 1)
    KEYWORDS["fatigue"].do(s, cast, "drasek", 2)
    assert s.under_way.pop() == Owed("fatigue", "drasek", 2)
    KEYWORDS["jump"].do(s, cast, "drasek", 2)
    assert s.under_way.pop() == Stride("drasek", 2, jump=True)
    KEYWORDS["telekinesis"].do(s, cast, s.boss.id, 2)
    assert s.under_way == []
    foe = minion(s, "e3")
    KEYWORDS["telekinesis"].do(s, cast, foe.id, 2)
    assert s.under_way.pop() == Stride(foe.id, 2, jump=True, by="jaheen")
    for word in ("inspire", "fruit", "stealth", "soul_shard"):
        KEYWORDS[word].do(s, cast, "drasek", 0)
        assert drasek.has(word) == 1
    for word in ("shield", "focus", "fury", "entropy", "ki"):
        KEYWORDS[word].do(s, cast, "drasek", 2)
        assert drasek.has(word) == 2
    before = drasek.health
    KEYWORDS["pay_life"].do(s, cast, "drasek", 3)
    assert before - drasek.health == 3
    foe.health = 2
    KEYWORDS["drain_health"].do(s, cast, foe.id, 3)
    assert (foe.id in s.monsters, jaheen.health) == (False, 10), "no more than there was"


@pytest.mark.rule("kw.prevent", "kw.all", "kw.cover", "kw.cancel", "kw.avoid", "kw.retaliate")
@pytest.mark.rule("kw.retaliate.range", "kw.all.one-target", "kw.cover.triggers")
def test_answers_to_an_attack() -> None:
    s = hall("war", "vorn@c3 drasek@l8", front="E4", back="F4")
    foe = minion(s, "d3")
    blow = Blow(foe.id, "monster", [Hit("vorn", damage=5), Hit("drasek", damage=5)])
    cast = SkillCast("vorn", "parry", "reaction", "yellow", hit=0)
    s.under_way = [blow, cast]
    KEYWORDS["prevent"].do(s, cast, "vorn", 2)
    assert [hit.left for hit in blow.hits] == [3, 5]
    KEYWORDS["prevent_all"].do(s, cast, "vorn", 1)
    assert [hit.left for hit in blow.hits] == [1, 5]
    KEYWORDS["prevent_all"].do(s, cast, "vorn", 2)
    assert blow.hits[0].left == 1, "it is less already"
    KEYWORDS["avoid"].do(s, cast, "vorn", 0)
    assert [hit.waived for hit in blow.hits] == [True, False]
    before = foe.health
    KEYWORDS["retaliate"].do(s, cast, "vorn", 2)
    assert before - foe.health == 2
    foe.at = at(s, "g3")
    KEYWORDS["retaliate"].do(s, cast, "vorn", 2)
    assert before - foe.health == 2, "out of range"
    mine = SkillCast("vorn", "shield_cover", "interrupt", "yellow", hit=1)
    KEYWORDS["cover"].do(s, mine, "drasek", 0)
    assert [hit.who for hit in blow.hits] == ["vorn", "vorn"]
    assert not blow.cancelled
    KEYWORDS["cancel"].do(s, mine, "vorn", 0)
    assert blow.cancelled
    retarget(s, blow.hits[0], "drasek")
    assert s.under_way[-1] == SkillCast("drasek", "unbowed", "taken", "blue")
    other = Blow(foe.id, "monster", [Hit("drasek", damage=5)])
    s.under_way, foe.at = [other, cast], at(s, "d3")
    KEYWORDS["retaliate"].do(s, cast, "drasek", 2)
    assert before - foe.health == 2, "who is no target does not strike back"


# Idols, the Banner and tokens ---------------------------------------------------------------------


@pytest.mark.rule("kw.idol.evoke", "kw.ki", "kw.ki.once", "kw.claim.use", "kw.claim.under")
@pytest.mark.rule("kw.soul-shard", "ruling.engaged-blow")
def test_what_tokens_idols_and_the_banner_let_one_do() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn, turn = s.heroes["vorn"], acting(s, "vorn")

    def found() -> set[str]:
        return {str(option) for option in token_minors(s, turn, vorn)}

    vorn.tokens = {"ki": 1, "inspire": 1, "soul_shard": 1, "shield": 1}
    assert found() == {"Shard"}, "nobody is there to be hit"
    foe = minion(s, "d3")
    assert found() == {"Ki"}, "engaged one only attacks"
    s.banner = at(s, "c4")
    assert found() == {"Ki", "Muster"}
    assert is_under_banner(s, vorn)
    turn.ki = True
    assert found() == {"Muster"}
    s.banner = at(s, "c5")
    assert found() == set()
    assert not is_under_banner(s, vorn)
    foe.at = at(s, "h3")
    s.idols = {"idol_endurance": area(s, "B2"), "idol_fury": area(s, "E2")}
    assert found() == {"Shard", "Evoke idol_endurance"}
    vorn.tokens = {"shield": 1, "bleed": 3}
    assert (can_pay(s, vorn), found()) == (False, set())
    vorn.tokens = {"shield": 1, "focus": 1}
    assert can_pay(s, vorn)
    assert can_evoke(s, vorn, "idol_endurance")
    assert not can_evoke(s, vorn, "idol_fury"), "too far"
    vorn.down = True
    assert not can_evoke(s, vorn, "idol_endurance")


@pytest.mark.rule("kw.ki", "kw.claim.use", "kw.soul-shard", "kw.idol.evoke")
def test_tokens_are_paid_with() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn, turn = s.heroes["vorn"], acting(s, "vorn")
    s.idols = {"idol_endurance": area(s, "B2")}
    vorn.tokens = {"ki": 2, "inspire": 1, "soul_shard": 1}
    take_token_minor(s, turn, vorn, Ki())
    assert (vorn.has("ki"), turn.ki) == (1, True)
    assert s.under_way.pop() == SkillCast("vorn", "token_blow", "focus", "focus")
    take_token_minor(s, turn, vorn, Muster())
    assert vorn.has("inspire") == 0
    s.under_way.pop()
    take_token_minor(s, turn, vorn, Shard())
    assert (vorn.has("soul_shard"), vorn.doubled) == (0, True)
    take_token_minor(s, turn, vorn, Evoke("idol_endurance"))
    assert s.under_way[-2:] == [
        SkillCast("vorn", "idol_endurance", "focus", "red"),
        Owed("price", "vorn", 2),
    ]
    s.under_way = []
    vorn.tokens = {"shield": 2, "focus": 1}
    evoke(s, vorn, "idol_endurance")
    s.under_way.pop(0)
    run(s, "Discard shield", "Discard focus")
    assert vorn.tokens == {"shield": 1}
    assert ground(s).all & footprint(s, vorn)
