"""Furniture (pp. 20-22): what it is good for, how it flies, what Large Monsters leave of it."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import hall
from grimtable.games.drunagor.furniture import CONCOCTIONS
from grimtable.games.drunagor.health import push
from grimtable.games.drunagor.state import Ally, Drunagor, MonsterTurn, Owed
from grimtable.games.drunagor.terrain import put
from tests.games.drunagor.playing import (
    acting,
    at,
    begin,
    offered,
    quay,
    run,
    square,
    told,
    turn_of,
)


def room(heroes: str, monsters: str = "", **pieces: str) -> Drunagor:
    """The quay with Furniture: `barrels="c5 d6"`; a Chest is a piece too."""
    s = quay(heroes, monsters)
    s.concoctions = list(CONCOCTIONS)
    named = hall(s).board.named
    for kind, where in pieces.items():
        for name in where.split():
            if kind == "chest":
                s.chests.append(named[name])
            else:
                s.furniture[named[name]] = kind
    return s


# What it is good for --------------------------------------------------------------------------


@pytest.mark.rule("furn.new", "furn.interact", "furn.interact.choice", "furn.effect")
@pytest.mark.rule("furn.crates.none", "furn.pillar.none", "furn.pillar.obstacle")
@pytest.mark.rule("furn.fountain.obstacle", "furn.fountain.immovable", "furn.pillar.immovable")
def test_pieces_stand_in_the_way_and_some_serve_who_is_beside_them() -> None:
    s = room("maya@c5", crates="c4", pillar="d5", fountain="b5", bookshelf="c6")
    s.deck = ["scroll_of_wards"]
    acting(s, "maya")
    there = offered(run(s))
    assert {"Work fountain-b5", "Work bookshelf-c6"} <= there
    assert not {"Work crates-c4", "Work pillar-d5"} & there
    assert not {"Walk c4", "Walk d5", "Walk b5", "Walk c6"} & there
    s = room("maya@c5", "executioner@d4", fountain="b5")
    acting(s, "maya")
    assert "Work fountain-b5" not in offered(run(s))  # engaged


@pytest.mark.rule("furn.shelf.use", "furn.shelf.keep", "furn.shelf.remove")
def test_a_bookshelf_gives_the_scroll_one_looks_for_and_is_gone() -> None:
    s = room("maya@c5", bookshelf="c6")
    s.deck = ["scroll_of_wards", "potion_of_healing", "scroll_of_icy_bolts"]
    turn = acting(s, "maya")
    asked = run(s, "Work bookshelf-c6")
    assert offered(asked) == {"Take scroll_of_wards", "Take scroll_of_icy_bolts"}
    asked = run(s, "Take scroll_of_wards")
    assert offered(asked) == {"Consume scroll_of_wards", "Keep scroll_of_wards"}
    run(s, "Keep scroll_of_wards")
    assert (s.heroes["maya"].bag, s.furniture, turn.minors) == (["scroll_of_wards"], {}, 0)
    assert s.deck == ["potion_of_healing", "scroll_of_icy_bolts"]


@pytest.mark.rule("furn.fountain.setup", "furn.fountain.drink", "furn.fountain.water")
@pytest.mark.rule("furn.fountain.power", "furn.fountain.toxic")
def test_nobody_knows_what_a_fountain_holds_before_drinking() -> None:
    s = room("maya@c5", fountain="b5")
    maya = s.heroes["maya"]
    maya.health, maya.tokens = 4, {"burn": 2}
    acting(s, "maya")
    run(s, "Work fountain-b5", fate=("fresh_water",))
    assert (maya.health, maya.has("burn")) == (6, 0)
    s = room("maya@c5", fountain="b5")
    turn = acting(s, "maya")
    asked = run(s, "Work fountain-b5", fate=("empowerment",))
    maya = s.heroes["maya"]
    assert (maya.has("inspire"), maya.empowered, turn.cube_actions) == (1, 4, 3)
    assert "Work basin-b5" not in offered(asked)  # it has been drunk
    s = room("maya@c5", fountain="b5")
    s.concoctions = ["toxic"]
    acting(s, "maya")
    run(s, "Work fountain-b5", fate=("toxic",))
    assert s.heroes["maya"].has("poison") == 4
    assert s.concoctions == []


@pytest.mark.rule("furn.fountain.water", "furn.fountain.crush", "ruling.cleanse-others")
def test_fresh_water_does_a_large_monster_good_too() -> None:
    s = room("maya@a8", "abomination@g5", fountain="g5")
    foe = s.monsters["abomination_1"]
    foe.health, foe.tokens = 5, {"burn": 2, "poison": 1, "bleed": 1}
    push(s, Owed("fountain", foe.id, areas=[foe.at]))
    asked = run(s, fate=("fresh_water",))
    assert (asked.seat, offered(asked)) == (
        "maya",
        {"Remove burn", "Remove poison", "Remove bleed"},
    )
    run(s, "Remove burn", "Remove poison")
    assert (foe.health, foe.tokens) == (7, {"bleed": 1})


@pytest.mark.rule("kw.cleanse", "ruling.cleanse-others", "ally.tokens")
def test_the_party_leader_chooses_what_cleanse_takes_from_an_ally() -> None:
    s = room("maya@a8 vorn@c5")
    s.allies["scavenger_1"] = Ally(
        "scavenger_1", "scavenger", at(s, "c6"), {"brittle": 1, "slow": 1}
    )
    push(s, Owed("cleanse", "scavenger_1", 1))
    asked = run(s)
    assert (asked.seat, offered(asked)) == ("maya", {"Remove brittle", "Remove slow", "Done"})
    run(s, "Remove brittle")
    assert s.allies["scavenger_1"].tokens == {"slow": 1}


# Barrels --------------------------------------------------------------------------------------


@pytest.mark.rule("furn.barrel.hide", "furn.barrel.inside", "furn.barrel.leave")
@pytest.mark.rule("furn.barrel.untargetable")
def test_a_dwarf_hides_in_barrels_where_nobody_reaches_it() -> None:
    s = room("vorn@c5 jaheen@c7", barrels="c6")
    acting(s, "jaheen")
    assert "Work barrels-c6" not in offered(run(s))  # no halfling, no dwarf
    s = room("vorn@c5 jaheen@c7", barrels="c6")
    acting(s, "vorn", minors=2)
    asked = run(s, "Work barrels-c6")
    assert s.heroes["vorn"].hiding
    assert {str(option).split()[0] for option in asked.options} == {"Emerge", "Done"}
    s.darkness = [hall(s).board.named["c6"]]
    asked = run(s, "Emerge")
    assert "Stand c6" not in offered(asked)
    run(s, "Stand b5")
    assert (s.heroes["vorn"].hiding, square(s, s.heroes["vorn"])) == (False, "b5")


@pytest.mark.rule("furn.barrel.inside")
def test_who_is_pulled_out_of_a_barrel_hides_no_longer() -> None:
    s = room("vorn@c6", barrels="c6")
    vorn = s.heroes["vorn"]
    vorn.hiding = True
    acting(s, "vorn")
    put(s, "vorn", at(s, "e6"))
    assert (vorn.hiding, square(s, vorn)) == (False, "e6")
    GAME.invariants(s)
    assert s.heroes["vorn"].health == 15  # Darkness did not reach it in there


@pytest.mark.rule("furn.barrel.known", "furn.barrel.attacked", "furn.barrel.reappear")
def test_an_attack_breaks_the_barrels_and_hurts_nobody() -> None:
    s = room("vorn@c6", "executioner@d6", barrels="c6")
    vorn = s.heroes["vorn"]
    vorn.hiding = True
    turn_of(s, "executioner_1")
    assert (vorn.health, vorn.tokens, vorn.hiding) == (15, {}, False)
    assert (s.furniture, square(s, vorn)) == ({}, "c6")


@pytest.mark.rule("furn.large-destroys", "furn.barrel.large", "furn.barrel.large-damage")
@pytest.mark.rule("furn.fountain.crush", "furn.fountain.large", "furn.fountain.power-large")
def test_a_large_monster_crushes_what_it_stops_on() -> None:
    s = room("vorn@d6 maya@a6", "abomination@g5", barrels="d6", crates="d5", fountain="c5")
    s.heroes["vorn"].hiding = True
    s.heroes["vorn"].health = 3
    begin(s, MonsterTurn("abomination_1"))
    asked = run(s, "Stand c5")
    assert (asked.seat, asked.what) == ("vorn", "stand")
    asked = run(s, "Stand e5", *["pass"] * 6, fate=("empowerment",))
    run(s, min(offered(asked)))  # where Maya puts her Trauma Cube
    vorn = s.heroes["vorn"]
    assert (s.furniture, vorn.hiding) == ({}, False)
    assert vorn.health == 1
    assert told(s, "surges")[0].args["n"] == 4
    assert s.heroes["maya"].health == 0  # 8, and 4 more in this turn
    assert s.monsters["abomination_1"].surge == 0


@pytest.mark.rule("furn.pillar.large")
def test_a_large_monster_passes_a_pillar_but_does_not_stop_there() -> None:
    s = room("maya@a6", "abomination@g5", pillar="c5 d1 c7")
    turn_of(s, "abomination_1")
    assert square(s, s.monsters["abomination_1"]) not in ("c5", "c7")
    assert s.furniture


# Throwing -------------------------------------------------------------------------------------


@pytest.mark.rule("furn.throw.ways", "furn.throw.adjacent", "furn.throw.range")
@pytest.mark.rule("furn.throw.engaged", "furn.throw.breaks", "furn.barrel.throw", "ruling.throw")
@pytest.mark.rule("furn.barrel.throw-large", "furn.fountain.no-throw", "furn.pillar.no-throw")
def test_what_stands_beside_a_hero_flies_at_whoever_is_within_range_1() -> None:
    s = room(
        "maya@c5",
        "executioner@d6 shadow_witch@e4 abomination@a3 rotten_flesh@h5",
        barrels="c6 g5",
        fountain="b5",
        pillar="d5",
    )
    acting(s, "maya")
    there = {option for option in offered(run(s)) if option.startswith("Throw")}
    assert there == {"Throw barrels-c6 executioner_1", "Throw barrels-c6 shadow_witch_1"}
    s.monsters["executioner_1"].tokens["shield"] = 1
    run(s, "Throw barrels-c6 executioner_1")
    hit = s.monsters["executioner_1"]
    assert (hit.health, hit.has("knock_down"), hit.has("shield")) == (23, 1, 0)
    assert len(s.furniture) == 3


@pytest.mark.rule("furn.barrel.throw-hero", "furn.barrel.throw-hero-kd", "furn.barrel.throw-land")
def test_with_a_dwarf_in_it_a_barrel_fells_even_large_monsters() -> None:
    s = room("maya@c5 vorn@c6", "abomination@e5", barrels="c6")
    s.heroes["vorn"].hiding = True
    acting(s, "maya")
    asked = run(s, "Throw barrels-c6 abomination_1")
    hit = s.monsters["abomination_1"]
    assert (hit.health, hit.has("knock_down")) == (26, 1)
    assert (asked.seat, asked.what) == ("vorn", "stand")
    run(s, "Stand e4")
    assert (square(s, s.heroes["vorn"]), s.heroes["vorn"].hiding) == ("e4", False)


@pytest.mark.rule("furn.shelf.topple", "furn.shelf.topple-choose", "furn.shelf.damage")
@pytest.mark.rule("furn.crates.throw", "furn.chest.throw")
def test_a_shelf_topples_crates_splinter_and_a_chest_brings_its_trap() -> None:
    s = room("maya@c5", "executioner@d7 shadow_witch@e4", bookshelf="c6", crates="b4", chest="b6")
    acting(s, "maya", minors=3)
    there = offered(run(s))
    assert "Throw bookshelf-c6 executioner_1" in there
    assert "Throw bookshelf-c6 shadow_witch_1" not in there  # in range, but not beside the shelf
    run(s, "Throw bookshelf-c6 executioner_1", "Throw crates-b4 shadow_witch_1")
    assert (s.monsters["executioner_1"].health, s.monsters["executioner_1"].has("stun")) == (22, 1)
    assert s.monsters["shadow_witch_1"].health == 18
    assert s.monsters["shadow_witch_1"].has("brittle")
    run(s, "Throw chest-b6 shadow_witch_1", fate=("burn",))
    assert (s.monsters["shadow_witch_1"].health, s.chests) == (16, [])
    assert s.monsters["shadow_witch_1"].has("burn") == 2


@pytest.mark.rule("kw.claim.throw")
def test_the_banner_is_a_missile_too() -> None:
    s = room("maya@c5", "executioner@e5")
    s.banner = hall(s).board.named["c6"]
    acting(s, "maya")
    run(s, "Throw banner executioner_1")
    assert (s.monsters["executioner_1"].health, s.banner) == (22, -1)
    assert s.monsters["executioner_1"].has("bleed") == 2


@pytest.mark.rule("furn.tk.range", "furn.tk.distance", "furn.shelf.tk")
def test_telekinesis_hurls_any_piece_as_far_as_it_says() -> None:
    s = room("lorelai@a8", "executioner@g5 shadow_witch@i2", bookshelf="f3")
    lorelai = s.heroes["lorelai"]
    lorelai.bag = ["scroll_of_displacement"]
    acting(s, "lorelai")
    asked = run(s, "Consume scroll_of_displacement")
    assert {"Aim bookshelf-f3", "Aim executioner_1"} <= offered(asked)
    asked = run(s, "Aim bookshelf-f3")
    there = {option for option in offered(asked) if option.startswith("Aim")}
    assert there == {"Aim executioner_1", "Aim shadow_witch_1"}
    run(s, "Aim shadow_witch_1")
    assert s.monsters["shadow_witch_1"].health == 16
    s = room("lorelai@a8", "executioner@i1", bookshelf="b3")
    s.heroes["lorelai"].bag = ["scroll_of_displacement"]
    acting(s, "lorelai")
    asked = run(s, "Consume scroll_of_displacement", "Aim bookshelf-b3")
    assert not [option for option in offered(asked) if option.startswith("Aim")], "all are too far"


@pytest.mark.rule("furn.pillar.impact", "furn.pillar.impact-place", "furn.pillar.stays")
def test_a_monster_thrown_against_a_pillar_is_hurt_and_set_beside_it() -> None:
    s = room("lorelai@a8", "executioner@g5", pillar="e5")
    s.heroes["lorelai"].bag = ["scroll_of_displacement"]
    acting(s, "lorelai")
    asked = run(s, "Consume scroll_of_displacement", "Aim executioner_1")
    assert "Walk e5" in offered(asked)
    asked = run(s, "Walk e5")
    assert (asked.seat, asked.what) == ("lorelai", "stand")
    assert s.monsters["executioner_1"].health == 20
    run(s, "Stand d5")
    assert square(s, s.monsters["executioner_1"]) == "d5"
    assert s.furniture


# Loot -----------------------------------------------------------------------------------------


@pytest.mark.rule("kw.loot-token", "kw.loot-token.safe", "kw.loot-token.use", "turn.loot-safe")
@pytest.mark.rule("kw.loot-token.object")
def test_loot_is_picked_up_from_above_or_beside_without_the_trap_die() -> None:
    s = room("maya@c5")
    s.loot = [hall(s).board.named[name] for name in ("c5", "d6", "f5")]
    s.deck = ["potion_of_healing"]
    acting(s, "maya")
    asked = run(s)
    there = {option for option in offered(asked) if option.startswith("PickUp")}
    assert there == {"PickUp loot-c5", "PickUp loot-d6"}
    assert "Walk d6" in offered(asked)
    scene = GAME.scene(s, "maya")
    assert "loot-d6" in scene.ids()
    run(s, "PickUp loot-d6", "Keep potion_of_healing", fate=("potion_of_healing",))
    assert (s.heroes["maya"].bag, len(s.loot)) == (["potion_of_healing"], 2)
