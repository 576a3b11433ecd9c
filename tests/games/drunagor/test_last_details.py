"""Last details: what is put back, who comes out, where one makes room, which rule an ask cites."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.abilities import afflict
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.charm import in_its_reach
from grimtable.games.drunagor.content import ITEMS, SCENES, SKILLS
from grimtable.games.drunagor.furniture import emerge
from grimtable.games.drunagor.holdings import GEAR
from grimtable.games.drunagor.interactions import interact
from grimtable.games.drunagor.loot import let_go
from grimtable.games.drunagor.raid import check
from grimtable.games.drunagor.skills import targets
from grimtable.games.drunagor.state import (
    OFF,
    Owed,
    RaidTurn,
    SceneToken,
    Search,
    Stride,
)
from grimtable.games.drunagor.turn import hidden_actions
from tests.games.drunagor.playing import acting, at, begin, hall, minion, offered, quay, run, told


@pytest.mark.rule("spoils.sources", "ruling.bag", "ruling.treasure")
def test_spoils_that_nobody_wants_can_be_found_again_in_their_standard_quality() -> None:
    s = quay("vorn@c5")
    potion = next(name for name, card in ITEMS.items() if card.kind == "potion")
    s.spoils = []
    for item in ("improved_claymore", "axe_of_the_steppes", potion):
        let_go(s, item)
        assert s.spoils == []
    let_go(s, "claymore")
    assert s.spoils == [GEAR["claymore"].entry]


@pytest.mark.rule("furn.chest.search", "turn.found-item")
def test_nothing_is_found_where_nothing_is_left() -> None:
    s = quay("vorn@c5")
    s.deck = []
    begin(s, Search("vorn", trapped=False))
    run(s)
    assert (s.under_way, s.heroes["vorn"].bag) == ([], [])


@pytest.mark.rule("furn.barrel.leave")
def test_nobody_comes_out_of_barrels_where_there_is_no_room() -> None:
    s = hall("war", "brihitte@a1 vorn@b1 maya@a2", front="E4", back="F4")
    brihitte = s.heroes["brihitte"]
    s.furniture, brihitte.hiding = {brihitte.at: "barrels"}, True
    assert emerge(s, brihitte)
    minion(s, "b2")
    assert emerge(s, brihitte) == []


@pytest.mark.rule("kw.overpressure", "furn.barrel.leave", "turn.extra-minor")
def test_under_overpressure_nobody_comes_out_of_barrels() -> None:
    s = quay("maya@d5", "fallen_maiden@i1")
    maya = s.heroes["maya"]
    s.furniture, maya.hiding = {maya.at: "barrels"}, True
    turn = acting(s, "maya")
    there = {str(option).split()[0] for option in hidden_actions(s, turn, maya)}
    assert "Emerge" not in there
    s.monsters.clear()
    there = {str(option).split()[0] for option in hidden_actions(s, turn, maya)}
    assert "Emerge" in there


@pytest.mark.rule("kw.charm")
def test_a_charmed_archer_reaches_range_1_and_no_further() -> None:
    s = quay("vorn@a1", "shadow_witch@e5 executioner@h5 executioner@j5")
    assert in_its_reach(s, s.monsters["shadow_witch_1"]) == ["executioner_1"]


@pytest.mark.rule("furn.shelf.use", "furn.shelf.keep", "furn.shelf.remove")
def test_a_bookshelf_holds_scrolls_alone() -> None:
    s = quay("vorn@c5")
    shelf = at(s, "d5")
    s.furniture = {shelf: "bookshelf"}
    begin(s, Owed("bookshelf", "vorn", areas=[shelf]))
    scrolls = {name for name in s.deck if ITEMS[name].kind == "scroll"}
    assert offered(run(s)) == {f"Take {name}" for name in scrolls}
    one = sorted(scrolls)[0]
    left = s.deck.count(one)
    run(s, f"Take {one}")
    assert (s.furniture, s.deck.count(one)) == ({}, left - 1)


@pytest.mark.rule("ruling.pile-shoves")
def test_who_makes_room_goes_to_a_square_beside_its_own() -> None:
    s = hall("war", "vorn@c3 maya@d3", front="E4", back="F4")
    begin(s, Owed("aside", "vorn"))
    around = {f"Stand {x}{y}" for x in "bcd" for y in (2, 3, 4)}
    assert offered(run(s)) == around - {"Stand c3", "Stand d3"}


@pytest.mark.rule("kw.shadow-aura")
def test_who_stands_in_darkness_needs_no_more_of_it() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    for _ in range(2):
        afflict(s, s.boss.id, "vorn", "shadow_aura", 0)
    assert len(told(s, "darkness")) == 1


@pytest.mark.rule("kw.swap", "boss.plague.grab.stuck")
def test_who_is_grabbed_changes_places_with_no_monster() -> None:
    s = hall("plague", "nyx@c5", front="C1", back="D1")
    minion(s, "c6")
    nyx = s.heroes["nyx"]
    part = SKILLS["trade_places"].parts[0]
    free = targets(s, nyx, part, "green")
    nyx.grabbed, nyx.at = True, OFF
    assert targets(s, nyx, part, "green") == []
    assert free != []


@pytest.mark.rule("kw.move", "kw.jump", "kw.trample", "kw.telekinesis")
def test_an_ask_for_a_stride_cites_what_kind_it_is() -> None:
    for stride, rule in (
        (Stride("vorn", 2), "kw.move"),
        (Stride("vorn", 2, jump=True), "kw.jump"),
        (Stride("vorn", 2, trample=1), "kw.trample"),
    ):
        s = hall("war", "vorn@c3 maya@h8", front="E4", back="F4")
        begin(s, stride)
        assert run(s).rule == rule
    s = hall("war", "vorn@c3", front="E4", back="F4")
    foe = minion(s, "e3")
    begin(s, Stride(foe.id, 2, jump=True, by="vorn"))
    asked = run(s)
    assert (asked.rule, asked.seat) == ("kw.telekinesis", "vorn")


@pytest.mark.rule("kw.telekinesis.fall", "ruling.fall")
def test_a_step_down_is_no_fall() -> None:
    s = hall("famine", "lorelai@b3", front="E4", back="F4")
    board = hall_of(s).board
    assert (board.level[at(s, "e7")], board.level[at(s, "d7")]) == (2, 1)
    foe = minion(s, "e7")
    before = foe.health
    begin(s, Stride(foe.id, 1, jump=True, by="lorelai"))
    run(s, "Walk d7")
    assert foe.health == before


@pytest.mark.rule("scene.floodgate.first", "scene.floodgate")
def test_the_flowing_card_enters_once() -> None:
    name = next(name for name, scene in SCENES.items() if scene.flowing)
    s = quay("vorn@c5")
    s.scenes = {name: SceneToken(at(s, "d5"))}
    interact(s, s.heroes["vorn"], name)
    assert s.flowing == "a"
    s.flowing = "b"
    interact(s, s.heroes["vorn"], name)
    assert s.flowing == "b"
    assert len(told(s, "flowing-enters")) == 1


@pytest.mark.rule("raid.face-a", "raid.face-b", "raid.flip", "raid.no-piles")
def test_a_raid_rests_without_piles_and_on_its_first_face_before_monsters() -> None:
    for face, monsters, piles, rule in (
        ("a", True, True, "raid.face-a"),
        ("a", False, False, "raid.no-piles"),
        ("b", True, False, "raid.no-piles"),
        ("b", True, True, ""),
        ("a", False, True, ""),
    ):
        s = quay("vorn@c5", "executioner@e5" if monsters else "")
        s.raid, s.piles = face, {"d3": ["red-l"]} if piles else {}
        turn = RaidTurn()
        s.under_way = [turn]
        script = check(s, turn)
        drawn = next(script, None)
        assert (drawn is None) == bool(rule)
        assert s.raid == ("b" if face == "a" else "a")
        assert [event.rule for event in told(s, "raid-rests")] == ([rule] if rule else [])
