"""Monsters to the letter: whom they want, where they go, what they do; things that are thrown."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grimtable.games.drunagor.abilities import (
    ABILITIES,
    Colour,
    afflict,
    chain_up,
    command,
    has,
    loom,
    may_break_free,
    milder,
    movement,
    of_colour,
    strength,
    x_of,
)
from grimtable.games.drunagor.board import fighter, footprint, ground, passable
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import CHAPTERS, FIGHTERS
from grimtable.games.drunagor.entries import RankName
from grimtable.games.drunagor.feats import lines
from grimtable.games.drunagor.furniture import (
    crush,
    emerge,
    empowerment,
    fresh_water,
    hider,
    pillars,
    serves,
    shatter,
    square_of,
    toxic,
    work,
    works_beside,
)
from grimtable.games.drunagor.health import is_immune, take
from grimtable.games.drunagor.lifting import haulable
from grimtable.games.drunagor.loot import (
    chests_beside,
    consumables,
    crush_chests,
    handovers,
    loot_beside,
    ransack,
    reform,
    spring_die,
)
from grimtable.games.drunagor.prowl import foresee, nearer, places, plan, roam
from grimtable.games.drunagor.quarry import CRITERIA, STANDARD, aims, criterion, ranked, seen
from grimtable.games.drunagor.rough import affected, hinder, slowing, wade
from grimtable.games.drunagor.state import (
    CURSE,
    OFF,
    Drunagor,
    HeroTurn,
    Monster,
    MonsterTurn,
    Owed,
    Search,
)
from grimtable.games.drunagor.terrain import (
    darken,
    enter,
    follow,
    free_around,
    harmful,
    is_dark,
    is_harmless,
    put,
    spring,
    sprouts,
    terrain_at,
)
from grimtable.games.drunagor.throwing import (
    hits,
    hurled_at,
    in_squares,
    is_large,
    pieces,
    slam,
    throw,
    throws,
)
from tests.games.drunagor.playing import acting, area, at, begin, hall, minion, quay, run, told


def names(s: Drunagor, squares: Any) -> set[str]:
    return {hall_of(s).board.names[i] for i in squares}


def one(s: Drunagor, kind: str) -> Monster:
    return next(m for m in s.monsters.values() if m.kind == kind)


def with_word(word: str, **want: Any) -> str:
    """A Monster whose card has some keyword."""
    return next(
        kind
        for kind, ranks in FIGHTERS.items()
        if word in ranks[-1].abilities
        and all(getattr(ranks[-1], key) == value for key, value in want.items())
    )


# Whom ---------------------------------------------------------------------------------------------


@pytest.mark.rule("mon.standard-target", "kw.reckoner", "kw.defiant", "kw.relentless")
@pytest.mark.rule("kw.bloodseeker", "mon.shift-order", "kw.primary-target")
def test_the_best_target_comes_first_and_a_tie_goes_to_one_end() -> None:
    s = hall("war", "vorn@c3 maya@d3 elros@e3")
    first, second, third = heroes = list(s.heroes.values())
    for hero in heroes:
        hero.health, hero.curses, hero.pool = 5, 1, {"red": 2}
    for name in ("reckoner", "defiant"):
        assert ranked(heroes, CRITERIA[name]) == [first, second, third]
    assert ranked(heroes, STANDARD) == [first, second, third]
    for name in ("relentless", "bloodseeker"):
        assert ranked(heroes, CRITERIA[name]) == [third, second, first]
    second.health, second.curses, second.pool = 6, 2, {"red": 3}
    for by in (STANDARD, CRITERIA["reckoner"], CRITERIA["defiant"]):
        assert ranked(heroes, by)[0] is second
    for name in ("relentless", "bloodseeker"):
        assert ranked(heroes, CRITERIA[name])[-1] is second
    for ranks in FIGHTERS.values():
        words = [word for word in CRITERIA if word in ranks[-1].abilities]
        assert criterion(ranks[-1]) is (CRITERIA[words[0]] if words else STANDARD)


@pytest.mark.rule("kw.stealth.hidden", "kw.stalker")
def test_nobody_aims_at_the_hidden_the_fallen_and_those_who_are_not_there() -> None:
    s = hall("war", "vorn@c3 maya@d3 elros@e3 nyx@f3 jaheen@g3")
    s.heroes["maya"].tokens = {"stealth": 1}
    s.heroes["nyx"].lurking = True
    s.heroes["elros"].down = True
    s.heroes["jaheen"].at = OFF
    assert [hero.id for hero in seen(s)] == ["vorn"]


@pytest.mark.rule("kw.cleave", "kw.multishot", "gap.ranged-monster", "mon.best-reachable")
def test_whom_an_attack_from_some_place_would_meet() -> None:
    s = hall("war", "vorn@c3 maya@d3 elros@l8", front="E4", back="F4")
    line = ranked(seen(s), STANDARD)
    for kind, ranks in FIGHTERS.items():
        card = ranks[-1]
        if card.large or "strike" in card.abilities:
            continue
        board, base = hall_of(s).board, at(s, "c4")
        met = [hero.id for aim in aims(s, card, 1 << base, line) for hero in aim.heroes]
        near = [h.id for h in line if h.id != "elros"]
        most = max(card.abilities.get("cleave", 1), card.abilities.get("multishot", 1))
        if card.reach == "ranged":
            assert met == [], kind
        elif card.reach == "melee":
            assert met == near[:most], kind
        else:
            assert met == [h.id for h in line][:most], kind
        far = 1 << at(s, "e5")
        met = [hero.id for aim in aims(s, card, far, line) for hero in aim.heroes]
        within = [
            h.id for h in line if board.area_steps[board.area[at(s, "e5")]][board.area[h.at]] <= 1
        ]
        if card.reach == "melee":
            assert met == [], kind
        elif card.reach == "ranged":
            assert met == within[:most], kind


@pytest.mark.rule("kw.strike.melee", "kw.strike.range", "kw.stealth.hidden", "kw.strike")
def test_a_strike_takes_the_fullest_areas_and_meets_the_hidden_too() -> None:
    card = FIGHTERS[with_word("strike", reach="melee")][-1]
    s = hall("war", "vorn@c3 maya@d3 elros@g3 nyx@c4", front="E4", back="F4")
    line = ranked(seen(s), STANDARD)
    base = 1 << at(s, "e3")
    (aim,) = aims(s, card, base, line)
    assert aim.areas == (area(s, "B2"),), "the other area is not beside it"
    assert {hero.id for hero in aim.heroes} == {"vorn", "maya", "nyx"}
    s.heroes["nyx"].tokens = {"stealth": 1}
    (aim,) = aims(s, card, base, ranked(seen(s), STANDARD))
    assert aim.heroes[-1].id == "nyx"
    far = aims(s, card, 1 << at(s, "k8"), ranked(seen(s), STANDARD))
    assert far == []


# Strength and words -----------------------------------------------------------------------------


@pytest.mark.rule("kw.enrage", "ruling.set-ups", "ruling.commander")
def test_a_monsters_attack_and_move_with_all_that_changes_them() -> None:
    s = hall("war", "vorn@c3")
    foe = minion(s, "e3")
    card = fighter(foe)
    assert (strength(s, foe), movement(s, foe)) == (card.attack, card.move)
    foe.boost, foe.surge, foe.pace = 2, 3, 1
    assert (strength(s, foe), movement(s, foe)) == (card.attack + 5, card.move + 1)
    assert [
        milder(next(k for k, r in FIGHTERS.items() if len(r) == 1), rank) for rank in RANKS
    ] == (list(range(len(RANKS) - 1, -1, -1)))
    many = next(k for k, r in FIGHTERS.items() if len(r) > 1)
    assert milder(many, RANKS[0]) == 0


RANKS: tuple[str, ...] = RankName.__args__  # type: ignore[attr-defined]


@pytest.mark.rule("mon.colours", "mon.purple", "ruling.commander")
def test_words_by_their_colour_and_x_is_runes_on_the_track() -> None:
    s = hall("war", "vorn@c3", "red*2")
    for kind, ranks in FIGHTERS.items():
        foe = Monster("x", kind, "yellow", 5, at(s, "e3"), rank=len(ranks) - 1)
        card = ranks[-1]
        for colour in Colour:
            found = dict(of_colour(s, foe, colour))
            for word, n in card.abilities.items():
                if ABILITIES[word].window is not colour:
                    assert word not in found
                elif word not in card.xs:
                    assert found[word] == n
                else:
                    assert found.get(word, 0) == max(0, n + x_of(s, foe))
    assert not loom(s, "overpressure")
    s.monsters["x"] = Monster("x", with_word("overpressure"), "yellow", 5, at(s, "e3"))
    s.monsters["x"].rank = len(FIGHTERS[s.monsters["x"].kind]) - 1
    assert loom(s, "overpressure")
    assert has(s.monsters["x"], "overpressure")


@pytest.mark.rule("kw.curse", "kw.curse.immunity", "kw.drain", "kw.drain.limit", "kw.silence")
@pytest.mark.rule("kw.disarm", "kw.fatigue", "kw.enrage", "kw.shadow-aura", "kw.charm.collateral")
def test_what_black_words_do_to_whom_an_attack_made_suffer() -> None:
    s = hall("war", "vorn@c3 drasek@d3")
    foe, other = minion(s, "e3", 1, health=2), minion(s, "f3", 2)
    vorn = s.heroes["vorn"]
    afflict(s, foe.id, "vorn", "curse", 2)
    assert s.under_way.pop() == Owed(CURSE, "vorn", 2)
    afflict(s, foe.id, "drasek", "curse", 2)
    assert s.under_way == []
    assert len(told(s, "immune")) == 1
    vorn.health = 1
    afflict(s, foe.id, "vorn", "drain_health", 3)
    assert (foe.health, vorn.down) == (3, True), "no more than there was"
    afflict(s, foe.id, "vorn", "bleed", 1)
    assert not vorn.tokens, "who is down suffers no more"
    vorn.down, vorn.health, s.under_way = False, 9, []
    afflict(s, foe.id, "vorn", "silence", 0)
    assert (vorn.pool["green"], vorn.pool["blue"], vorn.pool["yellow"]) == (0, 0, 4)
    afflict(s, foe.id, "vorn", "disarm", 0)
    assert (vorn.pool["yellow"], vorn.pool["red"]) == (0, 0)
    s.under_way = []
    afflict(s, foe.id, "drasek", "fatigue", 2)
    assert s.under_way == [Owed("fatigue", "drasek", 2)]
    afflict(s, foe.id, "vorn", "enrage", 0)
    assert (foe.boost, other.boost) == (1, 0)
    afflict(s, foe.id, "vorn", "restrain", 0)
    assert vorn.has("restrain") == 1
    afflict(s, foe.id, "vorn", "poison", 0)
    assert vorn.has("poison") == 1
    afflict(s, foe.id, other.id, "fatigue", 1)
    afflict(s, foe.id, other.id, "burn", 2)
    assert (len(s.under_way), other.has("burn")) == (1, 2), "cubes are for Heroes"
    afflict(s, foe.id, "drasek", "shadow_aura", 0)
    afflict(s, foe.id, "drasek", "shadow_aura", 0)
    assert s.darkness == [s.heroes["drasek"].at]


@pytest.mark.rule("kw.fatigue", "kw.fatigue.short")
def test_fatigue_takes_cubes_of_ones_choice_and_all_if_there_are_fewer() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.pool = {"red": 1, "blue": 2}
    begin(s, Owed("fatigue", "vorn", 2))
    run(s, "Spend blue")
    assert vorn.pool == {"red": 1, "blue": 1}
    run(s, "Spend red")
    assert (vorn.pool, vorn.expended, s.under_way) == (
        ({"red": 0, "blue": 1}, {"blue": 1, "red": 1}, [])
    )


@pytest.mark.rule("kw.chain-up", "kw.chain-up.drag", "kw.chain-up.no-space")
def test_chains_take_the_strongest_near_who_is_not_beside() -> None:
    def chained(**change: Any) -> tuple[str, int]:
        s = hall("war", "vorn@c3 maya@d3 elros@h3", front="E4", back="F4")
        foe = minion(s, "f3")
        s.heroes["vorn"].health, s.heroes["maya"].health, s.heroes["elros"].health = 5, 6, 6
        for name, value in change.items():
            who, _, field = name.partition("_")
            setattr(s.heroes[who], field, value)
        before = {hero.id: hero.health for hero in s.heroes.values()}
        chain_up(s, foe.id, "", 0)
        hurt = [h for h in s.heroes.values() if h.health != before[h.id]]
        owed = [r for r in s.under_way if isinstance(r, Owed)]
        if not hurt:
            return "", 0
        assert owed == (
            [] if hurt[0].has("restrain") else [Owed("chained", hurt[0].id, rune=foe.id)]
        )
        return hurt[0].id, before[hurt[0].id] - hurt[0].health

    first = chained()
    assert first[1] == 2
    assert first[0] in ("maya", "elros")
    assert chained(maya_health=9) == ("maya", 2)
    assert chained(maya_health=9, maya_tokens={"stealth": 1})[0] == "elros"
    assert chained(maya_health=9, maya_tokens={"restrain": 1}) == ("maya", 2)
    assert chained(maya_at=OFF, elros_at=OFF) == ("vorn", 2)
    assert chained(maya_at=OFF, elros_at=OFF, vorn_at=0) == ("", 0), "Vorn is too far"
    assert chained(maya_health=9, maya_hiding=True)[0] == "elros"


@pytest.mark.rule("kw.command", "kw.command.none", "kw.restrain.end")
def test_the_strongest_other_monster_is_commanded() -> None:
    s = hall("war", "vorn@c3")
    a, b, c = minion(s, "e3", 1, 3), minion(s, "f3", 2, 5), minion(s, "g3", 3, 5)
    command(s, a.id, "", 0)
    assert s.under_way == [MonsterTurn(b.id)], "of equals the first"
    s.under_way = []
    command(s, b.id, "", 0)
    assert s.under_way == [MonsterTurn(c.id)]
    s.under_way, s.monsters = [], {a.id: a}
    command(s, a.id, "", 0)
    assert s.under_way == []
    vorn = s.heroes["vorn"]
    assert not may_break_free(s, vorn)
    vorn.tokens = {"restrain": 1}
    assert may_break_free(s, vorn), "nobody who could restrain is near"
    kind = with_word("restrain")
    s.monsters["x"] = Monster("x", kind, "green", 5, at(s, "d3"), rank=len(FIGHTERS[kind]) - 1)
    assert not may_break_free(s, vorn)
    s.monsters["x"].at = at(s, "l8")
    assert may_break_free(s, vorn)


# Where --------------------------------------------------------------------------------------------


@pytest.mark.rule("mon.best-reachable", "gap.core.monster-turn", "mon.no-reach", "kw.strike")
def test_a_monster_goes_where_it_hits_by_the_fewest_squares_and_into_the_dark() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    foe = minion(s, "g3")
    card = fighter(foe)
    assert card.reach == "melee"
    steps = plan(s, foe, 4)
    assert {step.cost for step in steps} == {3}
    assert all(step.hits == 1 and step.harmless for step in steps)
    assert names(s, [step.at for step in steps]) == {"d2", "d3", "d4"}
    s.darkness = [at(s, "d4")]
    assert names(s, [step.at for step in plan(s, foe, 4)]) == {"d4"}
    s.darkness, s.cloud = [], [at(s, "d2"), at(s, "d3")]
    assert names(s, [step.at for step in plan(s, foe, 4)]) == {"d4"}
    s.cloud = []
    short = plan(s, foe, 2)
    assert all(step.hits == 0 for step in short)
    assert names(s, [step.at for step in short]) == {"e1", "e2", "e3", "e4"}
    s.heroes["vorn"].tokens = {"stealth": 1}
    assert plan(s, foe, 4) == []
    assert foresee(s, foe) is None


@pytest.mark.rule("mon.best-reachable", "kw.slow", "kw.knock-down", "kw.stun")
def test_what_a_monster_would_do_is_known_beforehand() -> None:
    s = hall("war", "vorn@c3 maya@l8", front="E4", back="F4")
    foe = minion(s, "e3")
    s.heroes["vorn"].health, s.heroes["maya"].health = 9, 8

    def would() -> tuple[str, ...]:
        found = foresee(s, foe)
        assert found is not None
        assert found.first.id == "vorn"
        return tuple(hero.id for hero in found.heroes)

    assert would() == ("vorn",)
    foe.tokens = {"stun": 1}
    assert would() == ()
    foe.tokens, foe.at = {"knock_down": 1}, at(s, "e3")
    assert would() == ()
    foe.tokens, foe.at = {"slow": 1}, at(s, "f3")
    reach = movement(s, foe) - 2
    assert would() == (("vorn",) if reach >= 2 else ())


@pytest.mark.rule("gap.large", "kw.shove", "furn.large-destroys")
def test_a_large_monster_goes_by_areas_and_not_where_heroes_stand() -> None:
    kind = next(k for k, r in FIGHTERS.items() if r[-1].large)
    s = quay("vorn@c5 maya@d6", f"{kind}@g7")
    big = one(s, kind)
    board = hall_of(s).board
    trails = roam(s, big, 2)
    here = board.area[big.at]
    assert trails[here].cost == 0
    shut = {board.area[hero.at] for hero in s.heroes.values()}
    tokens = {board.area[token.at] for token in s.scenes.values()}
    assert not shut & trails.keys()
    for where, trail in trails.items():
        if where == here:
            continue
        assert trail.areas[-1] == where
        assert 1 <= trail.cost <= 2
        ways = [here, *trail.areas]
        for x, y in pairwise(ways):
            assert y in board.areas_beside(x)
    beside = {a for a in board.areas_beside(here) if a not in shut and a not in tokens}
    assert {a for a, t in trails.items() if t.cost == 1} <= beside
    assert roam(s, big, 0).keys() == {here}
    found = places(s, big, fighter(big), 2)
    assert {board.area[p] for p, _, _ in found} <= trails.keys()
    assert footprint(s, big) == ground(s).area[here]


# The ground ---------------------------------------------------------------------------------------


@pytest.mark.rule("terr.timing", "terr.once", "ruling.darkness", "gap.poison-cloud")
@pytest.mark.rule("terr.maelstrom.stun", "furn.barrel.untargetable")
def test_the_ground_acts_once_a_turn_on_those_whom_it_concerns() -> None:
    s = hall("plague", "vorn@c5 maya@d5", front="E1", back="F1")
    vorn = s.heroes["vorn"]
    foe = minion(s, "e5")
    acting(s, "vorn")
    s.darkness = [vorn.at, foe.at]
    before = vorn.health, foe.health
    for _ in range(2):
        enter(s, "vorn")
        enter(s, foe.id)
    assert (vorn.health, foe.health) == (before[0] - 2, before[1]), "Darkness is for Heroes"
    s.cloud, s.darkness = [vorn.at, foe.at], []
    for _ in range(2):
        enter(s, "vorn")
        enter(s, foe.id)
    assert (vorn.has("poison"), foe.has("poison")) == (2, 2)
    s.cloud, s.field_ = [], [vorn.at, foe.at]
    enter(s, "vorn")
    assert vorn.has("stun") == 1
    s.darkness = [s.heroes["maya"].at]
    maya = s.heroes["maya"]
    health = maya.health
    maya.hiding = True
    assert enter(s, "maya") == 0
    maya.hiding, maya.down = False, True
    assert enter(s, "maya") == 0
    maya.down, maya.at = False, OFF
    assert enter(s, "maya") == 0
    assert maya.health == health


@pytest.mark.rule("ruling.darkness", "gap.poison-cloud", "terr.timing")
def test_which_ground_counts_and_for_whom_it_is_harmful() -> None:
    s = hall("plague", "vorn@c5", front="E1", back="F1")
    foe = minion(s, "e5")
    assert is_harmless(s)
    a, b, c = at(s, "a5"), at(s, "b5"), at(s, "d5")
    s.darkness, s.cloud, s.field_ = [a], [a, b], [a, b, c]
    assert [terrain_at(s, x) for x in (a, b, c, at(s, "f5"))] == (
        ["darkness", "cloud", "maelstrom", ""]
    )
    assert harmful(s, "vorn") == 1 << a | 1 << b | 1 << c
    assert harmful(s, foe.id) == 1 << a | 1 << b | 1 << c
    s.cloud = s.field_ = []
    assert (harmful(s, "vorn"), harmful(s, foe.id)) == (1 << a, 0)
    assert not is_harmless(s)
    s.darkness, s.traps = [], {0: "bear"}
    assert not is_harmless(s)


@pytest.mark.rule("ruling.fall", "kw.move", "kw.solid.end")
def test_a_walk_goes_square_by_square_and_ends_where_one_falls() -> None:
    s = hall("war", "vorn@e5 maya@d5", front="E1", back="F1")
    vorn = s.heroes["vorn"]
    before = vorn.health
    follow(s, vorn, [at(s, "d4"), at(s, "c4")], 2)
    assert (vorn.health, names(s, [vorn.at])) == (before - 2, {"c4"})
    follow(s, vorn, [at(s, "c3")], 1)
    assert vorn.health == before - 2, "only from level 2 to level 0"
    vorn.at, vorn.health = at(s, "e5"), 2
    follow(s, vorn, [at(s, "d5"), at(s, "c5")], 2)
    assert vorn.down
    assert names(s, [vorn.at]) == {"e5"}, "not on the square of another"


@pytest.mark.rule(
    "kw.trap.trigger", "kw.trap.all", "kw.trap.fire", "kw.trap.poison", "kw.trap.bear"
)
def test_a_trap_springs_for_an_enemy_in_its_area_and_meets_all_there() -> None:
    for kind, token, n in (("bear", "bleed", 2), ("fire", "burn", 4), ("poison", "poison", 2)):
        s = hall("war", "vorn@c3", front="E4", back="F4")
        foe, far = minion(s, "e3"), minion(s, "g3", 2)
        s.traps = {area(s, "C2"): kind}
        spring(s, "vorn")
        spring(s, far.id)
        assert s.traps
        before = foe.health
        spring(s, foe.id)
        taken = 0 if is_immune(s, foe.id, token) else n
        assert (s.traps, before - foe.health, foe.has(token), far.has(token)) == ({}, 2, taken, 0)
    boss = s.boss.health
    s.traps = {area(s, "F4"): "bear", area(s, "A1"): "bear"}
    spring(s, s.boss.id)
    assert (s.boss.health, s.traps) == (boss - 2, {area(s, "A1"): "bear"})
    s.traps = {area(s, "C2"): "bear"}
    put(s, "vorn", at(s, "e4"))
    assert s.traps, "Heroes do not set it off"
    put(s, far.id, at(s, "f4"))
    assert not s.traps


@pytest.mark.rule("boss.famine.aura.place", "boss.famine.aura.source", "boss.famine.aura.self")
@pytest.mark.rule("gap.large")
def test_darkness_begins_under_a_hero_or_at_the_rim_of_darkness() -> None:
    s = hall("famine", "vorn@c3", front="E4", back="F4")
    vorn = s.heroes["vorn"]
    assert sprouts(s, vorn) == [vorn.at]
    darken(s, (at(s, "c3"), at(s, "c4")))
    assert [event.args["n"] for event in told(s, "hurt")] == [2], "it catches who stands there"
    assert names(s, sprouts(s, vorn)) == {"b3", "b4", "d3", "d4", "c2", "c5"}
    assert is_dark(s, vorn)
    vorn.at = at(s, "d3")
    assert not is_dark(s, vorn)
    vorn.at = OFF
    assert not is_dark(s, vorn)
    assert s.darkness == sorted((at(s, "c3"), at(s, "c4")))


@pytest.mark.rule("boss.war.command.no-space")
def test_without_a_free_square_the_nearest_ones_are_taken() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    mask = ground(s).area[area(s, "C2")]
    assert free_around(s, mask) == mask
    here = 1 << s.heroes["vorn"].at
    assert names(s, _squares(free_around(s, here))) == {
        "b2",
        "c2",
        "d2",
        "b3",
        "d3",
        "b4",
        "c4",
        "d4",
    }


def _squares(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


@pytest.mark.rule("kw.difficult", "kw.difficult.once", "terr.palisade", "terr.palisade.brittle")
def test_difficult_ground_takes_a_point_once_a_turn() -> None:
    for chapter in CHAPTERS:
        s = quay("vorn@c5", adventure=chapter)
        rough = hall_of(s).rough
        if not rough:
            continue
        vorn = s.heroes["vorn"]
        acting(s, "vorn")
        total = 0
        for kind, squares in rough.items():
            total |= squares
            assert slowing(s, "vorn") & squares == squares
            vorn.at = _squares(squares)[0]
            assert hinder(s, vorn) == 1
            assert hinder(s, vorn) == 0
            assert f"vorn:{kind}" in affected(s)
            assert kind != "palisade" or vorn.has("brittle")
        assert slowing(s, "vorn") == 0


# Pushed -------------------------------------------------------------------------------------------


@pytest.mark.rule("kw.push.stop", "kw.push.obstacle", "kw.push", "furn.pillar.impact")
def test_a_push_is_straight_and_away_until_something_is_in_the_way() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn = s.heroes["vorn"]
    foe = minion(s, "d3")

    def ends(n: int) -> set[str]:
        return names(s, lines(s, foe, vorn, n))

    assert ends(1) == {"e2", "e3", "e4"}
    assert ends(2) == {"f1", "f3", "e4"}, "a higher level ends it"
    minion(s, "f3", 2)
    assert ends(2) == {"f1", "e3", "e4"}
    s.furniture = {at(s, "e3"): "pillar"}
    assert "e3" in ends(2)
    s.furniture = {at(s, "e3"): "crates"}
    assert "e3" not in ends(2)
    for way in lines(s, foe, vorn, 2).values():
        assert foe.at not in way


# Furniture ----------------------------------------------------------------------------------------


def room(pieces_there: dict[str, str], heroes: str = "vorn@c3 maya@l8") -> Drunagor:
    s = hall("war", heroes, front="E4", back="F4")
    s.furniture = {at(s, name): kind for name, kind in pieces_there.items()}
    return s


@pytest.mark.rule(
    "furn.throw.adjacent", "furn.throw.range", "furn.shelf.topple", "furn.crates.throw"
)
@pytest.mark.rule("furn.barrel.throw-large", "furn.fountain.no-throw", "furn.pillar.no-throw")
def test_what_can_be_thrown_at_whom() -> None:
    s = room({"d3": "barrels", "b2": "bookshelf", "d4": "crates", "c2": "fountain", "g1": "crates"})
    vorn = s.heroes["vorn"]
    foe = minion(s, "e3")
    s.chests = [at(s, "b4")]
    there = ["barrels-d3", "bookshelf-b2", "crates-d4", "crates-g1", "chest-b4"]
    assert [*pieces(s).values()] == there

    def found() -> set[str]:
        return {str(option) for option in throws(s, vorn)}

    assert found() == {
        f"Throw barrels-d3 {foe.id}",
        f"Throw crates-d4 {foe.id}",
        f"Throw chest-b4 {foe.id}",
    }
    foe.at = at(s, "a3")
    assert f"Throw bookshelf-b2 {foe.id}" in found()
    foe.at = at(s, "k8")
    assert found() == set(), "out of Range"
    s.boss.front, s.boss.back = area(s, "C2"), area(s, "D2")
    assert found() == {"Throw chest-b4 war"}, "light things do nothing to Large ones"
    s.heroes["maya"].hiding, s.heroes["maya"].at = True, at(s, "d3")
    assert found() == {"Throw chest-b4 war", "Throw barrels-d3 war"}
    assert is_large(s, "war")
    assert not is_large(s, foe.id)
    assert hits(s, "bookshelf-b2", "war")


@pytest.mark.rule("furn.throw.breaks", "furn.barrel.throw", "furn.shelf.damage", "kw.claim.throw")
@pytest.mark.rule("furn.chest.throw", "furn.crates.throw", "furn.barrel.throw-hero-kd")
@pytest.mark.parametrize(
    ("piece", "lost", "token"),
    [
        ("barrels-d3", 2, "knock_down"),
        ("bookshelf-d3", 2, "stun"),
        ("crates-d3", 0, "brittle"),
        ("chest-d3", 2, ""),
        ("banner", 2, "bleed"),
    ],
)
def test_what_is_thrown_hits_and_is_gone(piece: str, lost: int, token: str) -> None:
    kind = piece.partition("-")[0]
    s = room({} if kind in ("chest", "banner") else {"d3": kind})
    if kind == "chest":
        s.chests = [at(s, "d3")]
    if kind == "banner":
        s.banner = at(s, "d3")
    foe = minion(s, "e3")
    before = foe.health
    throw(s, s.heroes["vorn"], piece, foe.id)
    assert before - foe.health == lost
    some = bool(token) and not is_immune(s, foe.id, token)
    assert foe.tokens == ({token: 2 if token == "bleed" else 1} if some else {})
    assert (s.furniture, s.chests, s.banner) == ({}, [], OFF)
    assert s.under_way == ([Owed("sprung", foe.id)] if kind == "chest" else [])


@pytest.mark.rule("furn.barrel.throw-hero", "furn.barrel.throw-hero-kd", "furn.barrel.throw-land")
def test_barrels_with_a_hero_in_them_hit_harder_and_topple_even_a_horseman() -> None:
    s = room({"d3": "barrels"}, "vorn@c3 brihitte@d3")
    brihitte = s.heroes["brihitte"]
    brihitte.hiding = True
    before = s.boss.health
    throw(s, s.heroes["vorn"], "barrels-d3", "war")
    assert (before - s.boss.health, s.boss.has("knock_down")) == (4, 1)
    assert not brihitte.hiding
    assert s.under_way == [Owed("land", "brihitte", rune="war")]


@pytest.mark.rule("ruling.throw", "furn.tk.distance", "furn.tk.range", "furn.shelf.tk")
def test_shield_takes_its_part_of_a_throw_and_telekinesis_counts_squares() -> None:
    s = room({"e3": "bookshelf", "h7": "crates"})
    vorn = s.heroes["vorn"]
    foe = minion(s, "g3")
    foe.tokens = {"shield": 1}
    before = foe.health
    take(s, foe.id, 2, "furn.shelf.damage", by="vorn")
    assert (before - foe.health, foe.tokens) == (1, {})
    assert [in_squares(s, at(s, "e3"), foe.id, n) for n in (1, 2)] == [False, True]
    assert [hurled_at(s, "bookshelf-e3", n) for n in (1, 2)] == [[], [foe.id]]
    assert haulable(s, vorn, 2, "blue") == ["bookshelf-e3", "crates-h7"]
    assert haulable(s, vorn, 2, "red") == ["bookshelf-e3"]
    assert haulable(s, vorn, 2, "yellow") == []
    vorn.at = at(s, "d3")
    assert haulable(s, vorn, 2, "yellow") == ["bookshelf-e3"]
    s.boss.front, s.boss.back = area(s, "D1"), area(s, "E1")
    assert in_squares(s, at(s, "e3"), "war", 2)
    assert not in_squares(s, at(s, "e3"), "war", 1)


@pytest.mark.rule("furn.pillar.impact", "furn.pillar.stays")
def test_a_pillar_hurts_for_four_and_stays() -> None:
    s = room({"e3": "pillar"})
    foe = minion(s, "d3")
    before = foe.health
    slam(s, foe.id, at(s, "e3"), "vorn")
    assert before - foe.health == 4
    assert s.under_way == [Owed("impact", foe.id, areas=[at(s, "e3")], rune="vorn")]
    assert pillars(s) == 1 << at(s, "e3")


@pytest.mark.rule("furn.interact", "furn.barrel.hide", "furn.crates.none", "furn.pillar.none")
@pytest.mark.rule("furn.barrel.inside", "furn.barrel.leave", "furn.barrel.reappear")
def test_what_furniture_beside_one_is_good_for() -> None:
    s = room({"d3": "barrels", "b2": "fountain", "d4": "crates", "g3": "barrels", "c2": "pillar"})
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    assert [str(option) for option in works_beside(s, vorn)] == [
        "Work barrels-d3",
        "Work fountain-b2",
    ]
    maya.at = at(s, "e3")
    assert not serves(s, maya, at(s, "d3")), "elves do not fit"
    assert works_beside(s, maya) == []
    work(s, vorn, "barrels-d3")
    assert (vorn.hiding, names(s, [vorn.at])) == (True, {"d3"})
    assert hider(s, at(s, "d3")) is vorn
    assert hider(s, at(s, "g3")) is None
    assert not serves(s, vorn, at(s, "d3"))
    assert emerge(s, vorn)
    shatter(s, vorn)
    assert not vorn.hiding
    assert at(s, "d3") not in s.furniture
    minion(s, "e4")
    assert works_beside(s, vorn) == [], "not while engaged"
    assert square_of(s, "fountain-b2") == at(s, "b2")
    assert square_of(s, "barrels-b2") == square_of(s, "chest-b2") == OFF
    work(s, vorn, "fountain-b2")
    assert s.under_way == [Owed("fountain", "vorn", areas=[at(s, "b2")])]


@pytest.mark.rule("furn.fountain.water", "furn.fountain.power", "furn.fountain.toxic")
@pytest.mark.rule("furn.fountain.power-large")
def test_what_a_fountain_holds() -> None:
    s = room({})
    vorn = s.heroes["vorn"]
    foe = minion(s, "e3", health=3)
    vorn.health = 5
    fresh_water(s, "vorn")
    assert (vorn.health, s.under_way) == (7, [Owed("cleanse", "vorn", 2)])
    s.under_way = []
    fresh_water(s, foe.id)
    assert (foe.health, s.under_way) == (5, [Owed("cleanse", foe.id, 2)])
    turn, other = HeroTurn("vorn"), HeroTurn("maya")
    s.under_way = [other, turn]
    cubes = turn.cube_actions
    empowerment(s, "vorn")
    assert (turn.cube_actions, other.cube_actions) == (cubes + 1, cubes)
    assert vorn.has("inspire") == 1
    assert vorn.empowered
    empowerment(s, foe.id)
    assert foe.surge == 4
    toxic(s, "vorn")
    assert vorn.has("poison") == 4


@pytest.mark.rule("furn.large-destroys", "furn.fountain.crush", "furn.barrel.large-damage")
@pytest.mark.rule("furn.chest-crushed", "furn.barrel.large")
def test_a_large_monster_breaks_what_it_stops_on() -> None:
    s = room({"e3": "fountain", "f3": "barrels", "g3": "crates"}, "vorn@f3 maya@l8")
    vorn = s.heroes["vorn"]
    vorn.hiding = True
    s.chests = [at(s, "e4"), at(s, "h4")]
    foe = minion(s, "a3")
    before = vorn.health
    crush(s, foe.id, [at(s, name) for name in ("e3", "f3", "e4", "f4")])
    assert s.furniture == {at(s, "g3"): "crates"}
    assert s.chests == [at(s, "h4")]
    assert (before - vorn.health, vorn.hiding) == (2, False)
    assert {record.kind for record in s.under_way if isinstance(record, Owed)} == (
        {"crushed", "fountain", "aside"}
    )
    crush_chests(s, foe.id, [at(s, "h4")])
    assert s.chests == []


# Loot ---------------------------------------------------------------------------------------------


@pytest.mark.rule("furn.chest.search", "turn.minor-engaged", "kw.loot-token", "ruling.trap-die")
def test_chests_and_loot_are_for_those_beside_who_are_not_engaged() -> None:
    s = quay("vorn@c5 maya@h8")
    vorn = s.heroes["vorn"]
    s.chests, s.loot = [at(s, "d5"), at(s, "g5")], [at(s, "c5"), at(s, "b5"), at(s, "g5")]
    assert [str(o) for o in chests_beside(s, vorn)] == ["Ransack chest-d5"]
    assert [str(o) for o in loot_beside(s, vorn)] == ["PickUp loot-c5", "PickUp loot-b5"]
    ransack(s, vorn, "chest-d5")
    assert (s.chests, s.under_way) == ([at(s, "g5")], [Search("vorn")])
    s.under_way = []
    vorn.at = OFF
    assert chests_beside(s, vorn) == []
    assert loot_beside(s, vorn) == []
    maya = s.heroes["maya"]
    before = maya.health
    for face in ("blank", "poison", "burn", "bleed", "wound"):
        spring_die(s, "maya", face)
    assert (maya.tokens, before - maya.health) == ({"poison": 2, "burn": 2, "bleed": 2}, 2)


@pytest.mark.rule("turn.trade-free", "turn.trade-bag", "chest.reform", "turn.minor-list")
def test_the_bag_holds_two_and_is_handed_over_at_any_distance() -> None:
    s = quay("vorn@c5 maya@h8 elros@h7")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    potion, other = list(dict.fromkeys(s.deck))[:2]
    vorn.bag, maya.bag = [potion, potion], [other, other]
    assert [str(o) for o in handovers(s, vorn)] == [f"Give {potion} elros"]
    assert handovers(s, s.heroes["elros"]) == []
    assert len(consumables(vorn)) == 1
    s.grid = [potion, potion, potion, other]
    reform(s)
    assert s.deck == [potion]


@pytest.mark.rule("ruling.wading", "kw.difficult")
def test_the_last_point_leads_to_the_brink_of_the_water() -> None:
    for chapter in CHAPTERS:
        s = quay("vorn@c5", adventure=chapter)
        rough = hall_of(s).rough
        if not rough:
            continue
        vorn, floor = s.heroes["vorn"], ground(s)
        water = next(iter(rough.values()))
        shore = floor.around(water) & ~water & floor.all
        for other in rough.values():
            shore &= ~other
        vorn.at = _squares(shore)[0]
        acting(s, "vorn")
        slow = slowing(s, "vorn")
        open_ = passable(s, "vorn")[0]
        found = wade(s, vorn, 2, slow, open_)
        near = floor.near[vorn.at] & slow
        one_point = wade(s, vorn, 1, slow, open_)
        assert one_point.layers[1] & slow == near & one_point.brink, "one point is enough for that"
        for cost, layer in enumerate(found.layers):
            if cost < 2:
                assert not layer & slow
        assert nearer(s, [], 1 << vorn.at, large=False) == []
