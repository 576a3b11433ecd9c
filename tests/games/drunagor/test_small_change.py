"""Small change: cubes that come and go, Health, tiles and Legacy cards, Furniture in flight."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.board import ground, passable
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import CHAPTERS, FIGHTERS, HEROES, HORSEMEN, SKILLS
from grimtable.games.drunagor.cubes import (
    burden_of_guilt,
    change_health,
    controller,
    cover_slot,
    cursable,
    expend,
    leader,
    penalty,
    spend,
    vigour,
)
from grimtable.games.drunagor.feats import pass_on
from grimtable.games.drunagor.furniture import (
    square_of,
)
from grimtable.games.drunagor.growth import (
    advance,
    cards_of,
    coverable,
    sharing,
    tiles_left,
    uncover,
    upgrade,
    upgrades,
)
from grimtable.games.drunagor.health import (
    conditions,
    heal,
    is_immune,
    most_health,
    take,
)
from grimtable.games.drunagor.holdings import LEGACY, UPGRADES
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.lifting import haulable, hauled_to
from grimtable.games.drunagor.minors import minors
from grimtable.games.drunagor.rough import waded
from grimtable.games.drunagor.state import (
    COLOURS,
    CONDITIONS,
    CURSE,
    OFF,
    TRAUMA,
    Ally,
    Drunagor,
    Monster,
    Owed,
    RecallAction,
    SkillCast,
)
from grimtable.games.drunagor.terrain import dark_mask
from grimtable.games.drunagor.throwing import (
    hurled_at,
    in_squares,
    pieces,
    throw,
)
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


def named(s: Drunagor, squares: list[int]) -> set[str]:
    """Squares by their names."""
    return {hall_of(s).board.names[i] for i in squares}


# Cubes ----------------------------------------------------------------------------------------


@pytest.mark.rule("kw.spent", "kw.expend", "kw.recall", "kw.expend.recall")
def test_the_first_cube_of_a_colour_counts_as_one_wherever_it_goes() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.pool, vorn.expended, vorn.wild = {"red": 2}, {}, True
    expend(s, vorn, "red")
    assert (vorn.pool, vorn.expended, vorn.wild) == ({"red": 1}, {"red": 1}, False)
    vorn.wild = True
    spend(vorn, "parry", "red")
    assert (vorn.pool, vorn.slots, vorn.wild) == ({"red": 0}, {"parry": "red"}, False)
    vorn.pool = {}
    begin(s, Owed("recall", "vorn", 2))
    run(s, "Take parry", "Take red")
    assert (vorn.pool, vorn.expended) == ({"red": 2}, {"red": 0})
    vorn.pool, vorn.slots, vorn.expended = {}, {"parry": "blue"}, {"green": 1}
    begin(s, RecallAction("vorn", "free"))
    run(s)
    assert vorn.pool == {"blue": 1, "green": 1}
    name = next(iter(cursable(vorn.kit)))
    vorn.slots = {name: "red"}
    cover_slot(s, vorn, name, CURSE, "kw.cc")
    assert (vorn.expended, vorn.slots[name]) == ({"red": 1}, CURSE)


@pytest.mark.rule("gap.recall-penalty", "ruling.well-fed")
def test_what_a_recall_costs() -> None:
    s = hall("war", "vorn@c3")
    assert penalty(s) == HORSEMEN["war"].penalty
    s = quay("vorn@c5")
    most = CHAPTERS["friendly_visit"].penalty
    assert penalty(s) == most
    s.statuses = ["well_fed"]
    assert penalty(s) == min(2, most)


@pytest.mark.rule("ruling.auras")
def test_guilt_is_four_intimidate_whatever_one_has() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.tokens = {"intimidate": 1}
    burden_of_guilt(s, vorn)
    assert vorn.has("intimidate") == 4
    vorn.auras, vorn.pool = ["dried_tears"], {"red": 1}
    begin(s, RecallAction("vorn", "free"))
    run(s)
    assert not vorn.has("intimidate"), "a Recall cleanses who has that Aura"


@pytest.mark.rule("kw.cleanse", "kw.cleanse.mix", "kw.polymorph.cleanse")
def test_nobody_is_asked_whether_the_only_thing_that_harms_may_go() -> None:
    for tokens, asked in (
        ({"poison": 3}, False),
        ({"stealth": 1}, True),
        ({"polymorph": 1}, True),
        ({"poison": 1, "slow": 1}, True),
    ):
        s = hall("war", "maya@c3 vorn@d3")
        vorn = s.heroes["vorn"]
        vorn.tokens = dict(tokens)
        begin(s, Owed("cleanse", "vorn", 1))
        assert (run(s) is not None, vorn.tokens) == (asked, tokens if asked else {})
    s = hall("war", "maya@c3")
    s.boss.tokens = {"burn": 1}
    begin(s, Owed("cleanse", "war", 1))
    assert "Done" in offered(run(s)), "nobody heals a Horseman without being asked"
    maya = s.heroes["maya"]
    maya.slots, maya.curses = {cursable(maya.kit)[0]: CURSE}, 1
    begin(s, Owed("cleanse", "maya", 1))
    assert "Done" in offered(run(s)), "a Curse Cube may be kept for an X"


@pytest.mark.rule("kw.cleanse", "kw.cleanse.mix", "ruling.cleanse-others", "kw.cleanse.stack")
def test_who_is_cleansed_and_who_chooses() -> None:
    s = hall("war", "maya@c3 vorn@d3")
    vorn, foe = s.heroes["vorn"], minion(s, "l1")
    lead = leader(s)
    vorn.tokens = {"bleed": 3, "shield": 2}
    name = cursable(vorn.kit)[0]
    vorn.slots, vorn.curses = {name: CURSE, cursable(vorn.kit)[1]: TRAUMA, "parry": "red"}, 1
    begin(s, Owed("cleanse", "vorn", 3))
    asked = run(s)
    assert (asked.seat, offered(asked)) == ("vorn", {f"Remove {name}", "Remove bleed", "Done"})
    run(s, "Remove bleed")
    assert (vorn.tokens, vorn.curses) == ({"shield": 2}, 1)
    run(s, f"Remove {name}")
    assert (vorn.curses, name in vorn.slots) == (0, False)
    assert not s.under_way, "nothing is left for the third point"
    vorn.tokens = {"bleed": 1, "burn": 1}
    begin(s, Owed("cleanse", "vorn", 2))
    assert run(s, "Done") is None
    foe.tokens = {"burn": 1, "slow": 1}
    begin(s, Owed("cleanse", foe.id, 1))
    asked = run(s)
    assert (asked.seat, offered(asked)) == (lead, {"Remove burn", "Remove slow"})
    run(s, "Remove slow")
    assert foe.tokens == {"burn": 1}
    s.boss.tokens = {"burn": 1, "slow": 1}
    begin(s, Owed("cleanse", "war", 1))
    assert "Done" in offered(run(s))


@pytest.mark.rule("kw.hp.lose", "kw.hp.gain", "gap.hp-lethal", "kw.hp.simple", "kw.hp.cap")
def test_health_follows_the_maximum_and_in_the_simple_version_only_down() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.health = 5
    change_health(s, vorn, 0)
    assert not told(s, "most-health")
    change_health(s, vorn, 2)
    change_health(s, vorn, -3)
    assert vorn.health == 4
    assert [event.rule for event in told(s, "most-health")] == ["kw.hp.gain", "kw.hp.lose"]
    s.options = replace(s.options, simple_health=True)
    change_health(s, vorn, 2)
    assert vorn.health == 4
    change_health(s, vorn, -1)
    assert vorn.health == 3
    assert vigour(s, vorn) == most_health(vorn) - HEROES["vorn"].health
    change_health(s, vorn, -3)
    assert vorn.down
    change_health(s, vorn, -1)
    assert vorn.health == 0


@pytest.mark.rule("gap.party-leader", "ruling.cleanse-others")
def test_who_decides_for_whom() -> None:
    s = hall("war", "maya@c3 vorn@d3")
    lead = leader(s)
    s.allies["jinx_1"] = Ally("jinx_1", "jinx", at(s, "e3"), master="vorn")
    s.allies["scavenger_1"] = Ally("scavenger_1", "scavenger", at(s, "e4"))
    foe = minion(s, "l1")
    seats = [controller(s, who) for who in ("maya", "vorn", "jinx_1", "scavenger_1", foe.id, "war")]
    assert seats == ["maya", "vorn", "vorn", lead, lead, lead]


# Tokens and Health ----------------------------------------------------------------------------


@pytest.mark.rule("kw.immunity", "kw.large.immune", "gap.boss-values")
def test_who_is_immune_to_what() -> None:
    s = hall("war", "vorn@c3")
    for token in CONDITIONS:
        immune = token in HORSEMEN["war"].immune or token == "polymorph"
        assert is_immune(s, "war", token) == immune
    s.allies["jinx_1"] = Ally("jinx_1", "jinx", at(s, "e3"))
    assert not is_immune(s, "jinx_1", "bleed")
    for kind, ranks in FIGHTERS.items():
        s.monsters["x"] = Monster("x", kind, "brown", 3, at(s, "g3"), rank=len(ranks) - 1)
        assert {t for t in CONDITIONS if is_immune(s, "x", t)} == set(ranks[-1].immune) & set(
            CONDITIONS
        )


@pytest.mark.rule("kw.heal", "gap.boss-health-cap", "ruling.hauntings")
def test_up_to_what_one_is_healed() -> None:
    s = hall("war", "vorn@c3")
    s.boss.health, s.boss.top = 10, 12
    heal(s, "war", 5, "kw.heal")
    assert s.boss.health == 12
    s.boss.health = 15  # above what it began with
    heal(s, "war", 5, "kw.heal")
    assert s.boss.health == 15
    foe = minion(s, "g3", health=1)
    foe.top = 4
    heal(s, foe.id, 9, "kw.heal")
    assert foe.health == 4
    s.monsters["p"] = Monster("p", "hero_lorennor", "pink", 9, at(s, "i3"), top=20)
    heal(s, "p", 2, "kw.heal")
    assert s.monsters["p"].health == 11
    s.monsters["p"].health, s.statuses = 9, ["past_life_hauntings"]
    heal(s, "p", 2, "kw.heal")
    assert s.monsters["p"].health == 7
    heal(s, foe.id, 2, "kw.heal")
    assert foe.health == 4


# Growing --------------------------------------------------------------------------------------


@pytest.mark.rule("upg.receive", "upg.no-cubes", "upg.house-swap", "upg.covered-gone")
def test_the_cube_on_a_covered_skill_comes_back_and_a_curse_does_not() -> None:
    for cube in (*COLOURS, CURSE):
        s = hall("war", "vorn@c3")
        vorn = s.heroes["vorn"]
        option = next(upgrades(s, vorn))
        vorn.slots, vorn.pool = {option.skill: cube}, {}
        upgrade(s, vorn, option)
        assert vorn.pool == ({cube: 1} if cube in COLOURS else {})
        assert vorn.slots == {}
        vorn.slots, vorn.pool = {option.tile: cube}, {}
        uncover(s, vorn, option.tile)
        assert vorn.pool == ({cube: 1} if cube in COLOURS else {})
        assert (vorn.slots, vorn.tiles) == ({}, {})
        assert option in upgrades(s, vorn)


@pytest.mark.rule("upg.unique", "upg.battle-concentration", "upg.tree", "upg.path")
@pytest.mark.rule("upg.starting-only", "upg.no-passive")
def test_which_tiles_are_left_and_what_they_cover() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    path = HEROES["vorn"].path
    mine = [tile for tile, entry in UPGRADES.items() if entry.path == path]
    assert tiles_left(s, path) == mine
    for tile in mine:
        for skill in coverable(vorn, tile):
            assert SKILLS[skill].colour == SKILLS[tile].colour
            assert (SKILLS[skill].kind, SKILLS[skill].timing == "passive") == ("board", False)
        copies = UPGRADES[tile].copies
        for n in range(copies + 1):
            maya.tiles = {str(i): tile for i in range(n)}
            assert (tile in tiles_left(s, path)) == (n < copies)
        maya.tiles = {}
    assert {option.tile for option in upgrades(s, vorn)} <= set(mine)


@pytest.mark.rule("legacy.advance", "legacy.two", "legacy.when", "legacy.assign", "legacy.stash")
def test_legacy_cards_by_steps_and_two_for_a_hero() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    force = next(iter(LEGACY.values())).force
    for n in range(1, 5):
        advance(s, [force])
        assert s.trails == {force: min(n, 3)}
    assert len(told(s, "legacy")) == 3
    cards = cards_of(s.trails)
    assert len(cards) == len([c for c in LEGACY.values() if c.force == force and c.step <= 3])
    assert cards_of({force: 1}) == [k for k, c in LEGACY.items() if (c.force, c.step) == (force, 1)]
    assert cards_of({}) == []
    vorn = s.heroes["vorn"]
    vorn.legacy = cards[:2]
    found = {str(option) for option in sharing(s)}
    assert not any(one.endswith(" vorn") for one in found)
    assert {f"Stash {card}" for card in cards[:2]} == {o for o in found if o.startswith("Stash")}
    vorn.legacy = cards[:1]
    found = {str(option) for option in sharing(s)}
    assert f"Assign {cards[1]} vorn" in found
    assert f"Assign {cards[0]} vorn" not in found
    assert f"Assign {cards[0]} maya" in found


# Furniture ------------------------------------------------------------------------------------


@pytest.mark.rule("furn.tk.range", "kw.claim.throw", "furn.chest.throw")
def test_where_a_piece_stands() -> None:
    s = hall("war", "vorn@c3")
    s.furniture, s.chests, s.loot = {at(s, "d4"): "crates"}, [at(s, "e3")], [at(s, "e4")]
    s.banner = at(s, "f3")
    places = {"crates-d4": "d4", "chest-e3": "e3", "loot-e4": "e4", "banner": "f3"}
    for piece, where in places.items():
        assert square_of(s, piece) == at(s, where)
    for piece in ("barrels-d4", "chest-e4", "loot-e3", "crates-e5", "crates-zz"):
        assert square_of(s, piece) == OFF


@pytest.mark.rule("ruling.throw", "threat.shields-no-choice")
def test_shield_against_what_is_thrown_is_told_only_if_there_was_some() -> None:
    s = hall("war", "vorn@c3")
    foe = minion(s, "g3")
    take(s, foe.id, 2, "furn.barrel.throw", by="vorn")
    assert (foe.health, told(s, "shielded")) == (5, [])
    foe.tokens = {"shield": 1}
    take(s, foe.id, 2, "furn.barrel.throw", by="vorn")
    assert (foe.health, foe.tokens, len(told(s, "shielded"))) == (4, {}, 1)
    foe.tokens = {"shield": 3}
    take(s, foe.id, 2, "furn.barrel.throw", by="vorn")
    assert (foe.health, foe.tokens) == (4, {"shield": 1})


@pytest.mark.rule("furn.tk.range", "furn.tk.distance", "turn.loot-object", "obj.ground.no-share")
def test_what_telekinesis_lifts_and_how_far() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn, foe = s.heroes["vorn"], minion(s, "g3")
    for where, reach, n, there in (
        ("d3", "yellow", 3, True),
        ("e3", "yellow", 3, False),
        ("e3", "red", 2, True),
        ("g1", "red", 3, False),
        ("g1", "blue", 2, True),
    ):
        s.furniture = {at(s, where): "barrels"}
        assert bool(haulable(s, vorn, n, reach)) == there, (where, reach, n)
    s.furniture = {at(s, "d3"): "barrels"}
    assert [hurled_at(s, "barrels-d3", n) for n in (2, 3)] == [[], [foe.id]]
    assert in_squares(s, at(s, "e3"), foe.id, 2)
    assert not in_squares(s, at(s, "d3"), foe.id, 2)
    assert in_squares(s, at(s, "h6"), "war", 1)
    assert not in_squares(s, at(s, "g6"), "war", 1)
    s.furniture, s.loot = {}, [at(s, "c6"), at(s, "d6")]
    free = named(s, hauled_to(s, "loot-c6", 1))
    assert {"b5", "c5", "d5", "d7"} <= free
    assert not free & {"c6", "d6"}, "each has a Ground Object"


@pytest.mark.rule("kw.claim.throw", "furn.decoration")
def test_all_pieces_by_their_squares() -> None:
    s = hall("war", "vorn@c3")
    s.furniture = {at(s, "d3"): "crates", at(s, "d4"): "pillar", at(s, "d5"): "basin"}
    s.chests, s.banner = [at(s, "e3")], at(s, "f3")
    assert pieces(s) == {
        at(s, "d3"): "crates-d3",
        at(s, "e3"): "chest-e3",
        at(s, "f3"): "banner",
    }
    s.banner = OFF
    assert "banner" not in pieces(s).values()


@pytest.mark.rule("furn.chest.throw", "kw.loot", "furn.barrel.throw-hero-kd")
def test_a_safe_chest_brings_no_trap_die_and_a_filled_barrel_one_knock_down() -> None:
    for safe in (False, True):
        s = hall("war", "vorn@c3", front="E4", back="F4")
        foe = minion(s, "e3")
        s.chests = [at(s, "d3")]
        s.safe = list(s.chests) if safe else []
        throw(s, s.heroes["vorn"], "chest-d3", foe.id)
        assert s.under_way == ([] if safe else [Owed("sprung", foe.id)])
        assert (s.chests, s.safe, foe.health) == ([], [], 5)
    s = hall("war", "vorn@c3 maya@d3", front="C2", back="D2")
    s.furniture, s.heroes["maya"].hiding = {at(s, "d3"): "barrels"}, True
    throw(s, s.heroes["vorn"], "barrels-d3", "war")
    assert (s.boss.has("knock_down"), told(s, "gained")[-1].args["n"]) == (1, 1)
    assert s.heroes["maya"].hiding is False


@pytest.mark.rule("furn.barrel.throw-land", "furn.pillar.impact-place")
def test_who_finds_no_square_beside_the_target_or_the_pillar_stays() -> None:
    for kind in ("land", "impact"):
        s = hall("war", "vorn@c3 maya@l1", front="E4", back="F4")
        foe = minion(s, "g3")
        around = [f"{x}{y}" for x in "fgh" for y in (2, 3, 4) if (x, y) != ("g", 3)]
        s.chests = [at(s, name) for name in around]
        owed = Owed("land", "vorn", rune=foe.id)
        begin(s, owed if kind == "land" else Owed("impact", "vorn", areas=[foe.at], rune="maya"))
        assert run(s) is None
        assert s.heroes["vorn"].at == at(s, "c3")
        s.chests.pop()
        begin(s, owed if kind == "land" else Owed("impact", "vorn", areas=[foe.at], rune="maya"))
        assert run(s) is None
        assert s.heroes["vorn"].at == at(s, around[-1])


# Pushes and rolls -----------------------------------------------------------------------------


@pytest.mark.rule("kw.restrain.swap")
def test_who_takes_the_place_of_one_who_is_held_is_held() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    for mine, hers, after in (
        ({"restrain": 1}, {}, ({}, {"restrain": 1})),
        ({}, {"restrain": 1}, ({"restrain": 1}, {})),
        ({"restrain": 1}, {"restrain": 1}, ({"restrain": 1}, {"restrain": 1})),
        ({}, {}, ({}, {})),
    ):
        vorn.tokens, maya.tokens = dict(mine), dict(hers)
        pass_on(vorn, maya)
        assert (vorn.tokens, maya.tokens) == after


# Skills ---------------------------------------------------------------------------------------


@pytest.mark.rule("kw.strike", "kw.multishot", "kw.cleave")
def test_who_wants_no_second_target_or_area_says_so() -> None:
    many = [
        (name, part.strikes)
        for name, skill in SKILLS.items()
        if skill.timing == "action" and skill.slotted
        for part in skill.parts[:1]
        if part.word == "spell" and any(act.n > 1 and not act.x for act in part.spreads)
    ]
    assert many
    for name, strikes in many:
        s = hall("war", "nyx@c3", front="E4", back="F4")
        foes = [minion(s, "d3", 1), minion(s, "e3", 2), minion(s, "c5", 3)]
        before = sum(foe.health for foe in foes)
        begin(s, SkillCast("nyx", name, "action", "red"))
        asked = run(s)
        assert asked.what == ("strike-area" if strikes else "aim")
        assert "Done" not in offered(asked)
        asked = run(s, min(offered(asked)))
        if asked is None or "Done" not in offered(asked):
            continue
        assert len(offered(asked)) <= 3
        asked = run(s, "Done")
        assert asked is None or asked.what != ("strike-area" if strikes else "aim")
        assert sum(foe.health for foe in foes) < before


@pytest.mark.rule("turn.minor-list", "ruling.equip")
def test_who_has_taken_everything_off_can_put_it_on_again() -> None:
    s = quay("vorn@c5")
    vorn, turn = s.heroes["vorn"], acting(s, "vorn")
    vorn.gear, vorn.bag = [], vorn.gear[:1]
    assert "Rearm" in {str(option) for option in minors(s, turn, vorn)}


@pytest.mark.rule("kw.copy", "kw.wild-copy")
def test_a_copy_is_as_it_is_printed_and_a_wild_one_doubled() -> None:
    for word, n in (("copy", 0), ("wild_copy", 1)):
        s = hall("war", "vorn@c3 maya@d3")
        KEYWORDS[word].do(s, SkillCast("vorn", "parry", "action", "red"), "maya", 0)
        assert s.under_way == [Owed("copy", "vorn", n, rune="maya")]


@pytest.mark.rule("kw.stun", "kw.stealth.end", "kw.bleed.tick", "kw.burn.tick", "kw.poison.tick")
def test_of_conditions_only_what_happened_is_told() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    for tokens, keys, rule in (
        ({"bleed": 1, "burn": 1}, ["hurt"], "kw.bleed.tick"),
        ({"burn": 1, "poison": 1}, ["hurt"], "kw.burn.tick"),
        ({"poison": 1}, ["hurt"], "kw.poison.tick"),
        ({"shield": 1}, [], ""),
        ({"stun": 1}, ["stunned"], "kw.stun"),
        ({"stealth": 1}, ["seen"], "kw.stealth.end"),
    ):
        s.events, vorn.tokens = [], dict(tokens)
        conditions(s, vorn)
        assert [event.key for event in s.events] == keys
        assert [event.rule for event in s.events] == [rule] * len(keys)


@pytest.mark.rule("terr.spikes.darkness", "kw.difficult", "ruling.wading")
def test_only_spikes_are_darkness_and_dry_ways_cost_what_they_cost() -> None:
    for chapter in CHAPTERS:
        s = quay("vorn@c5", adventure=chapter)
        rough = hall_of(s).rough
        s.darkness = []
        assert dark_mask(s) == rough.get("spikes", 0)
        if "water" not in rough:
            continue
        vorn, board, passable_ = s.heroes["vorn"], hall_of(s).board, ground(s).all
        wet = rough["water"]
        for start in [i for i in board.squares if not wet >> i & 1][:40]:
            vorn.at = start
            for to in board.beside[start]:
                if wet >> to & 1 or not passable(s, "vorn")[1] >> to & 1:
                    continue
                squares, cost = waded(s, vorn, to, 3, wet)
                assert cost == len(squares) == 1
            assert passable_ >> start & 1
