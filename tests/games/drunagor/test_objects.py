"""What lies on the board (p. 7): Objects and their classes, chasms with tokens, Loot, Auras."""

from __future__ import annotations

import pytest
from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor.attack import leave_loot
from grimtable.games.drunagor.board import free_mask, hall
from grimtable.games.drunagor.checks import invariants
from grimtable.games.drunagor.content import CHAPTERS
from grimtable.games.drunagor.interactions import available
from grimtable.games.drunagor.lifting import haulable
from grimtable.games.drunagor.loot import loot_beside
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.raid import is_movable
from grimtable.games.drunagor.record import sheet_of
from grimtable.games.drunagor.scene import scene
from grimtable.games.drunagor.setup import furnish, new
from grimtable.games.drunagor.sheet import HeroSheet, Sheet
from grimtable.games.drunagor.state import Ally, Blow, Drunagor, Owed, RecallAction, Stride
from grimtable.games.drunagor.terrain import darken, walk
from grimtable.games.drunagor.things import THINGS, drop_loot, lies_at, solid_at
from tests.games.drunagor.playing import acting, at, begin, offered, quay, run, told


def cradle(heroes: str, monsters: str = "hellish_flayer@j8", *, opened: int = 0) -> Drunagor:
    """Death's Cradle, furnished."""
    s = quay(heroes, monsters, opened=opened, adventure="deaths_cradle")
    furnish(s, opened)
    return s


@pytest.mark.rule("obj.all-else", "obj.solid-or-ground", "kw.object", "kw.special-mechanic-token")
@pytest.mark.rule("obj.special-described", "kw.characters", "kw.characters.object")
def test_every_object_is_solid_or_ground_and_solid_ones_stand_in_the_way() -> None:
    s = cradle("vorn@a1", "hellish_flayer@j8 hero_lorennor@i5")
    s.allies["robin"] = Ally("robin", "robin_rising", at(s, "b3"))
    s.loot, s.banner = [at(s, "b6")], at(s, "b7")
    s.piles, s.bag = {"j2": s.bag[:2]}, s.bag[2:]
    kinds = {
        "a1": "hero", "j8": "monster", "i5": "large", "b3": "ally", "a8": "chest", "b7": "banner",
        "h4": "fountain", "d7": "pillar", "f8": "injured", "d3": "scene", "j2": "pile",
    }  # fmt: skip
    for name, kind in kinds.items():
        assert solid_at(s, at(s, name)) == kind
        assert THINGS[kind].solid
        assert not free_mask(s) >> at(s, name) & 1
    for name, kind in {"b6": "loot", "g3": "spawning", "e5": "mechanic"}.items():
        assert (lies_at(s, at(s, name)), THINGS[kind].solid) == (kind, False)
        assert free_mask(s) >> at(s, name) & 1  # one can stand on it
    assert (solid_at(s, at(s, "c3")), lies_at(s, at(s, "c3"))) == ("", "")
    drawn = {token.id.partition("-")[0] for token in scene(s, "vorn").tokens if token.at}
    assert drawn <= {*THINGS, *s.scenes, "brink", *hall(s).spawning}


@pytest.mark.rule("obj.movable", "obj.immovable.list")
def test_what_can_be_moved_is_pushed_aside_and_what_cannot_stays() -> None:
    s = cradle("vorn@a1", "hellish_flayer@j8 hero_lorennor@i5")
    s.piles, s.bag = {"j2": s.bag[:2]}, s.bag[2:]
    for name in ("a1", "j8", "a8", "f8"):
        assert is_movable(s, at(s, name)), name
    for name in ("i5", "d3", "j2", "h4", "d7", "c3"):  # Large, scene, pile, Fountain, Pillar, none
        assert not is_movable(s, at(s, name)), name
    still = {kind for kind, thing in THINGS.items() if not thing.movable}
    assert {"large", "scene", "pile", "darkness", "spawning", "mechanic"} <= still
    assert not still & {"hero", "monster", "ally", "injured", "crates", "loot"}


@pytest.mark.rule("obj.ground.no-share")
def test_two_ground_objects_never_share_a_square() -> None:
    s = cradle("vorn@a1")
    token = at(s, "g3")
    assert drop_loot(s, token) in hall(s).board.beside[token]  # the token has the square
    assert drop_loot(s, at(s, "a6")) == at(s, "a6")
    second = drop_loot(s, at(s, "a6"))
    assert second in hall(s).board.beside[at(s, "a6")]
    invariants(s)
    s.loot.append(token)
    with pytest.raises(AssertionError, match="two Ground Objects"):
        invariants(s)
    s = cradle("vorn@a1", "hellish_flayer@j8 shadow_witch@g3")
    witch = s.monsters.pop("shadow_witch_1")
    leave_loot(s, Blow("vorn", "weapon", [], words=("bounty",)), witch)
    assert (len(s.loot), at(s, "g3") in s.loot) == (2, False)  # beside that of the set-up
    for name, chapter in CHAPTERS.items():
        for board in range(len(chapter.boards)):
            mine = [setup for setup in chapter.setups if setup.board == board]
            laid = [q for setup in mine for q in (*setup.loot, *setup.spawning.values())]
            laid += [q for setup in mine for q in setup.brinks]
            assert len(set(laid)) == len(laid), name


@pytest.mark.rule("obj.ground.darkness-under")
def test_darkness_lies_below_what_else_lies_there() -> None:
    s = cradle("vorn@a1")
    s.loot = [at(s, "b3")]
    darken(s, (at(s, "b3"), at(s, "g3")))
    assert (lies_at(s, at(s, "b3")), lies_at(s, at(s, "g3"))) == ("loot", "spawning")
    assert [str(found) for found in loot_beside(s, s.heroes["vorn"])] == []
    s.heroes["vorn"].at = at(s, "a2")
    assert [str(found) for found in loot_beside(s, s.heroes["vorn"])] == ["PickUp loot-b3"]


@pytest.mark.rule("turn.loot-object")
def test_telekinesis_moves_loot_but_not_onto_another_ground_object() -> None:
    s = cradle("lorelai@e3")
    lorelai = s.heroes["lorelai"]
    s.loot = [at(s, "f3")]
    s.injured, s.chests = {}, []
    assert haulable(s, lorelai, 2, "yellow") == ["loot-f3"]
    assert haulable(s, lorelai, 2, "red") == ["loot-f3"]
    begin(s, Owed("haul", "lorelai", 1, rune="loot-f3"))
    asked = run(s)
    there = offered(asked)
    assert "Stand e3" in there  # below the Hero: it is no obstacle
    assert not there & {"Stand g3", "Stand e4", "Stand f3"}  # tokens, and where it lies
    run(s, "Stand f2")
    assert s.loot == [at(s, "f2")]
    s.loot = [at(s, "j8")]
    assert haulable(s, lorelai, 2, "yellow") == haulable(s, lorelai, 2, "red") == []
    assert haulable(s, lorelai, 2, "blue") == ["loot-j8"]


@pytest.mark.rule("ph.kill-token", "ph.no-fall-kill")
def test_who_is_pushed_or_lifted_from_the_token_at_the_chasm_falls() -> None:
    for where, falls in (("e5", True), ("g5", False)):
        s = cradle("vorn@f4", f"hellish_flayer@j8 shadow_witch@{where}")
        begin(s, Owed("push", "shadow_witch_1", 2, rune="vorn"))
        asked = run(s)
        assert ("Drop" in offered(asked)) is falls
        if falls:
            run(s, "Drop")
            assert "shadow_witch_1" not in s.monsters
            assert told(s, "slain")[-1].args["by"] == "vorn"
    s = cradle("lorelai@f4", "hellish_flayer@j8 shadow_witch@e5")
    begin(s, Stride("shadow_witch_1", 1, jump=True, by="lorelai"))
    asked = run(s)
    assert {"Drop", "Done"} < offered(asked)
    run(s, "Drop")
    assert "shadow_witch_1" not in s.monsters
    s = cradle("lorelai@f4", "hellish_flayer@j8 shadow_witch@e5")
    s.chests = [i for i in hall(s).board.beside[at(s, "e5")] if i != at(s, "f4")]
    begin(s, Stride("shadow_witch_1", 1, jump=True, by="lorelai"))
    assert offered(run(s)) == {"Drop", "Done"}  # it can be set down nowhere else
    s = cradle("vorn@f4", "hellish_flayer@j8 shadow_witch@e5")
    s.chests = [i for i in hall(s).board.beside[at(s, "e5")] if i != at(s, "f4")]
    begin(s, Owed("push", "shadow_witch_1", 1, rune="vorn"))
    run(s)
    assert "shadow_witch_1" not in s.monsters, "there is no other way"
    s = cradle("lorelai@e5")  # who moves by itself takes care, and so do friends
    begin(s, Stride("lorelai", 1, jump=True))
    assert "Drop" not in offered(run(s))


@pytest.mark.rule("ph.reserve", "obj.bridge-under")
def test_a_bridge_replaces_the_placeholder_behind_the_next_door() -> None:
    s = cradle("vorn@a5")
    assert at(s, "c5") not in hall(s).board.squares
    assert at(s, "e5") in hall(s).brinks
    s = cradle("vorn@a5", opened=1)
    assert at(s, "c5") in hall(s).board.squares
    assert at(s, "e5") not in hall(s).brinks  # nobody falls there any more
    assert at(s, "p4") in hall(s).brinks
    walk(s, "vorn", at(s, "c5"), 3)
    assert s.heroes["vorn"].at == at(s, "c5")
    darken(s, (at(s, "d6"),))  # what lies on the ground lies on the Bridge
    s.loot.append(at(s, "d5"))
    invariants(s)


@pytest.mark.rule("terr.spikes.immune", "ruling.dark-immunity")
def test_who_is_immune_to_darkness_only_loses_the_step_to_spikes() -> None:
    for gear, spikes, dark in (([], 13, 11), (["sprout_of_darkness"], 15, 15)):
        s = cradle("vorn@e4")
        vorn = s.heroes["vorn"]
        vorn.gear = [*vorn.gear, *gear]
        vorn.kit = " ".join((vorn.kit, *gear))
        turn = acting(s, "vorn", points=3)
        run(s, "Walk e5")
        assert (vorn.health, turn.points) == (spikes, 1)  # the step, and one more
        vorn.at = at(s, "c4")
        turn.affected.clear()
        darken(s, (at(s, "c4"),))
        assert vorn.health == dark


@pytest.mark.rule("kw.resolved.resolution")
def test_a_resolution_ends_only_itself_and_costs_its_charge() -> None:
    s = quay("vorn@e4", "hellish_flayer@a1", adventure="cathedral_of_the_sun")
    furnish(s, 0)
    acting(s, "vorn", minors=9)
    run(s, "Interact fallen_chamberlain", "Resolve fallen_chamberlain-sense")  # he won't listen
    assert s.scenes["fallen_chamberlain"].charges == 4
    assert available(s, "fallen_chamberlain") == ["force", "break", "dispel", "defy"]


@pytest.mark.rule("kw.aura", "ruling.auras")
def test_an_aura_is_written_down_for_the_rest_of_the_campaign() -> None:
    s = cradle("vorn@p6 maya@m3", "hellish_flayer@v8", opened=1)
    acting(s, "vorn", minors=9)
    run(s, "Interact faithful_servant", "Resolve faithful_servant-look")
    vorn = s.heroes["vorn"]
    assert (vorn.auras, s.heroes["maya"].auras) == (["dried_tears"], [])
    sheet = sheet_of(s)
    assert sheet.heroes["vorn"].auras == ("dried_tears",)
    badges = [b for piece in scene(s, "vorn").pieces if piece.id == "vorn" for b in piece.badges]
    assert "scene-aura" in [badge.words.key for badge in badges]
    heroes = {"vorn": HeroSheet(learned={}, auras=("dried_tears", "burden_of_guilt"))}
    options = convert({"party": ("vorn",), "adventure": "the_last_ride"}, Options)
    s = new(replace(options, sheet=Sheet(heroes)))
    vorn = s.heroes["vorn"]
    assert vorn.auras == ["burden_of_guilt"]  # one, the newest
    s.events, s.placing = [], []
    vorn.at = at(s, "i2")
    begin(s, RecallAction("vorn", "free"))
    run(s)
    assert vorn.has("intimidate") == 4
