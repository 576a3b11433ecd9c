"""Where a rule begins and where it ends: one point, one square, another kind."""

from __future__ import annotations

import pytest
from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor.attack import announce, can_flee, collateral
from grimtable.games.drunagor.board import fighter, ground, squares_of
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import CHAPTERS, FIGHTERS, SKILLS
from grimtable.games.drunagor.doors import open_door
from grimtable.games.drunagor.health import most_health
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.loot import search_step
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.prowl import foresee, places
from grimtable.games.drunagor.raid import bring
from grimtable.games.drunagor.roll import hit_window
from grimtable.games.drunagor.setup import furnish, new, runes, set_up
from grimtable.games.drunagor.sheet import HeroSheet, Sheet
from grimtable.games.drunagor.state import (
    CURSE,
    Blow,
    Hit,
    Monster,
    Owed,
    RaidTurn,
    Search,
    SkillCast,
)
from grimtable.games.drunagor.terrain import put
from grimtable.kernel import Ask
from tests.games.drunagor.playing import acting, at, begin, hall, minion, offered, quay, run, told


@pytest.mark.rule("ruling.checkpoints")
def test_a_scene_of_another_board_is_not_found_behind_a_door(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen = {"party": ["vorn"], "adventure": "elders_way", "door": 3}
    assert set(new(convert(chosen, Options)).scenes) == {"floodgate_maneuvering"}
    chapter = CHAPTERS["elders_way"]
    first, second, third, *rest = chapter.setups
    scenes = dict(third.scenes)
    moved = [replace(first, scenes=scenes), second, replace(third, scenes={}), *rest]
    monkeypatch.setitem(CHAPTERS, "elders_way", replace(chapter, setups=moved))
    assert not new(convert(chosen, Options)).scenes


@pytest.mark.rule("dmg.trigger-words", "kw.take")
@pytest.mark.parametrize(("damage", "casts"), [(0, 0), (1, 1)])
def test_one_damage_is_taken(damage: int, casts: int) -> None:
    s = hall("war", "drasek@c3", front="E4", back="F4")
    s.heroes["drasek"].kit += " unbowed"
    blow = Blow(minion(s, "d3").id, "monster", [Hit("drasek")], base=damage)
    begin(s, blow)
    announce(s, blow)
    assert len([record for record in s.under_way if isinstance(record, SkillCast)]) == casts


@pytest.mark.rule("kw.cleanse", "kw.cleanse.stack")
def test_it_is_told_whether_a_cube_left_a_skill_or_the_pool_of_a_warlock() -> None:
    for what, key in ((CURSE, "cleansed"), ("wrathful_blow", "cleansed-curse")):
        s = hall("plague", "lordwrath@a5")
        hero = s.heroes["lordwrath"]
        hero.curses, hero.slots, hero.pool[CURSE] = 2, {"wrathful_blow": CURSE}, 1
        begin(s, Owed("cleanse", "lordwrath", 1))
        run(s, f"Remove {what}")
        assert [len(told(s, one)) for one in ("cleansed", "cleansed-curse")] == [
            int(one == key) for one in ("cleansed", "cleansed-curse")
        ]
        assert (hero.curses, hero.pool[CURSE], len(hero.slots)) == (
            1,
            int(what != CURSE),
            what == CURSE,
        )


@pytest.mark.rule("kw.rangers-mark", "kw.bounty", "ruling.horseman-bars")
def test_a_horseman_in_an_adventure_who_is_marked_leaves_nothing() -> None:
    s = quay("maya@c6", opened=4, adventure="spoiled_surprise")
    furnish(s, 4)
    begin(s, SkillCast("maya", "shared_light", "action", "blue"))
    hit = Hit("famine", damage=3, suffered=3)
    blow = Blow("maya", "weapon", [hit], collateral=(("mark", 1),), words=("bounty",))
    assert list(collateral(s, blow)) == []
    assert (s.boss.marked, told(s, "bounty")) == ("maya", [])


@pytest.mark.rule("kw.all", "gap.wild-x")
@pytest.mark.parametrize(("but", "wild", "stopped"), [(3, False, 1), (3, True, 2), (1, True, 4)])
def test_what_all_but_some_prevents_is_told_by_itself(but: int, wild: bool, stopped: int) -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    hit = Hit("vorn", damage=6, shielded=1, prevented=1)
    begin(s, Blow("war", "card", [hit]))
    cast = SkillCast("vorn", "parry", "reaction", "green", wild=wild)
    KEYWORDS["prevent_all"].do(s, cast, "vorn", but)
    assert (hit.prevented, hit.left) == (1 + stopped, 4 - stopped)
    assert [event.args["n"] for event in told(s, "prevented")] == [stopped]


@pytest.mark.rule("ruling.set-ups", "ruling.boss-hall")
def test_who_enters_a_hall_or_an_adventure_is_told_by_which_rule() -> None:
    s = hall("war", "vorn@c3")
    s.placing = ["vorn"]
    s.track = list(s.bag[:1])
    asked = next(set_up(s))
    assert isinstance(asked, Ask)
    assert asked.rule == "ruling.boss-hall"
    s = quay("vorn@c5")
    s.placing = ["vorn"]
    asked = next(set_up(s))
    assert isinstance(asked, Ask)
    assert asked.rule == "ruling.set-ups"


@pytest.mark.rule("ruling.set-ups", "ruling.boss-hall")
@pytest.mark.parametrize(("adventure", "n"), [("hall", 0), ("prisoner_of_plague", 1)])
def test_only_an_adventure_is_told_by_its_name(adventure: str, n: int) -> None:
    s = new(convert({"party": ["vorn"], "horseman": "plague", "adventure": adventure}, Options))
    s.events = []
    next(runes(s))
    assert len(told(s, "adventure")) == n


@pytest.mark.rule("kw.cast", "kw.wounded")
def test_who_was_wounded_gets_all_that_a_part_gives_the_wounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    skill = SKILLS["sanctuary"]  # HEAL 1 AND SHIELD 1
    part = replace(skill.parts[0], when="wounded")
    monkeypatch.setitem(SKILLS, "refuge", replace(skill, id="refuge", parts=(part,)))
    for health, shields in ((0, 1), (1, 0)):
        s = hall("plague", "jaheen@a5")
        jaheen = s.heroes["jaheen"]
        jaheen.health = most_health(jaheen) // 2 + health
        begin(s, SkillCast("jaheen", "refuge", "action", "blue"))
        run(s)
        assert jaheen.has("shield") == shields


@pytest.mark.rule("ruling.checkpoint")
@pytest.mark.parametrize("campaign", [False, True])
def test_a_door_is_a_checkpoint_of_a_campaign_alone(campaign: bool) -> None:
    s = quay("vorn@c5")
    if campaign:
        s.options = replace(s.options, sheet=Sheet({"vorn": HeroSheet()}))
    open_door(s, s.heroes["vorn"])
    assert (s.checkpoint is not None) == campaign


@pytest.mark.rule("kw.charge.no-detour", "gap.large")
def test_a_large_monster_would_rather_go_where_nothing_harms_it() -> None:
    s = hall("war", "vorn@g4", front="A1", back="B1")
    beast = Monster("beast", "abomination", "yellow", 9, at(s, "a3"), rank=3)
    s.monsters[beast.id] = beast
    card = fighter(beast)
    assert all(ok for _, _, ok in places(s, beast, card, 2))
    s.cloud, board = [at(s, "c3")], hall_of(s).board
    found = {board.area[square]: ok for square, _, ok in places(s, beast, card, 1)}
    assert len(found) > 2
    assert [one for one, ok in found.items() if not ok] == [board.area[at(s, "c3")]]


@pytest.mark.rule("kw.swap.terrain", "kw.trap.trigger", "kw.telekinesis.terrain")
def test_the_terrain_acts_before_the_trap() -> None:
    s = hall("war", "vorn@c3", front="A1", back="B1")
    foe = minion(s, "g3")
    s.cloud, s.traps = [at(s, "e3")], {hall_of(s).board.area[at(s, "e3")]: "fire"}
    put(s, foe.id, at(s, "e3"))
    assert s.events is not None
    assert [event.key for event in s.events] == ["gained", "trap", "hurt", "gained"]
    assert (foe.tokens, foe.health) == ({"poison": 2, "burn": 4}, 5)


@pytest.mark.rule("furn.chest.search", "gap.knock-out")
def test_who_is_knocked_out_while_it_searches_keeps_what_it_found() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    vorn.down, vorn.bag = True, ["full_vial"]
    search = Search("vorn", s.deck[0])
    assert list(search_step(s, search)) == []
    assert (vorn.bag, search.item) == (["full_vial", s.deck[0]], "")


@pytest.mark.rule("ruling.move-pause", "turn.extra-minor", "gap.tie-breaker")
@pytest.mark.parametrize("act", ["Use", "ExtraMove", "ExtraMinor", "Untie"])
def test_every_cube_action_forfeits_the_rest_of_a_move(act: str) -> None:
    s = hall("death", "maya@n6")
    s.piles = {"green": [s.bag.pop()]}  # beside her
    turn = acting(s, "maya", points=2, moves=0)
    run(s, next(one for one in sorted(offered(run(s))) if one.startswith(act)))
    assert (turn.points, turn.cube_actions) == (0, 1)


@pytest.mark.rule("kw.devourer", "gap.knock-out")
def test_of_a_devourer_that_sees_only_the_injured_no_blow_is_foreseen() -> None:
    kind = next(kind for kind, ranks in FIGHTERS.items() if "devourer" in ranks[-1].abilities)
    s = quay("vorn@c5", f"{kind}@e5")
    (foe,) = s.monsters.values()
    s.injured = {at(s, "e6"): "umbralian"}
    assert foresee(s, foe) is not None
    s.heroes["vorn"].down = True
    assert foresee(s, foe) is None


@pytest.mark.rule("ruling.mysteries", "mult.4-crit")
@pytest.mark.parametrize(("natural", "owed"), [(19, []), (20, [Owed("recall", "vorn", 1)])])
def test_a_critical_hit_recalls_one_cube_for_who_knows_the_mysteries(
    natural: int, owed: list[Owed]
) -> None:
    s = hall("war", "vorn@c3", front="A1", back="B1")
    foe, s.statuses = minion(s, "d3"), ["afterlife_mysteries"]
    blow = Blow("vorn", "weapon", [Hit(foe.id)], base=2, to_hit=20, natural=natural)
    assert list(hit_window(s, blow)) == []
    assert s.under_way == owed


@pytest.mark.rule("dmg.collateral", "kw.bleed", "kw.stun")
@pytest.mark.parametrize("word", ["bleed", "stun"])
def test_a_condition_without_a_number_is_one_token(word: str) -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn = s.heroes["vorn"]
    blow = Blow("war", "card", [Hit("vorn", damage=3, suffered=3)], collateral=((word, 0),))
    assert list(collateral(s, blow)) == []
    assert vorn.tokens == {word: 1}
    foe = minion(s, "d3")
    foe.kind = next(kind for kind, ranks in FIGHTERS.items() if not ranks[0].immune)
    KEYWORDS[word].do(s, SkillCast("vorn", "knee_breaker", "action", "yellow"), foe.id, 0)
    assert foe.tokens == {word: 1}


@pytest.mark.rule("ruling.head-start")
@pytest.mark.parametrize(
    ("left", "cubes", "flees"), [(1, 1, True), (0, 1, False), (1, 0, False), (2, 2, True)]
)
def test_one_cube_and_one_damage_are_enough_for_a_head_start(
    left: int, cubes: int, flees: bool
) -> None:
    s = hall("famine", "vorn@c3")
    s.statuses, vorn = ["head_start"], s.heroes["vorn"]
    vorn.pool = {"red": cubes}
    assert can_flee(s, vorn, Hit("vorn", damage=left)) == flees


@pytest.mark.rule("kw.adj", "kw.knock-down.effect")
def test_a_small_monster_that_lies_is_not_foreseen_to_hit_two_squares_away() -> None:
    s = hall("war", "vorn@e3", front="A4", back="B4")
    foe = minion(s, "c3")
    seen = foresee(s, foe)
    assert seen is not None
    assert [it.id for it in seen.heroes] == ["vorn"]
    foe.tokens = {"knock_down": 1}
    seen = foresee(s, foe)
    assert seen is not None
    assert seen.heroes == []


@pytest.mark.rule("raid.place", "raid.fail.activate")
def test_a_raider_for_whom_no_square_is_left_does_not_come() -> None:
    s = quay("vorn@a1", adventure="old_way", opened=1)
    s.raid, s.piles = "a", {"c3": [s.bag.pop()]}
    for near in squares_of(ground(s).near[at(s, "c3")]):
        s.furniture[near] = "pillar"
    raid = RaidTurn(pile="c3", left=1)
    assert list(bring(s, raid)) == []
    assert (raid.left, s.monsters) == (0, {})
