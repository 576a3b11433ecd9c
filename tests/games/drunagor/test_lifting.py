"""TELEKINESIS on Objects: where each kind can be laid, and what becomes of it there."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.lifting import haulable, hauled_to, is_there, objects, trap_to
from grimtable.games.drunagor.state import Drunagor, Owed
from tests.games.drunagor.playing import area, at, begin, hall, minion, offered, run


def war(heroes: str) -> Drunagor:
    """The War Horsewoman's hall, she herself out of the way."""
    return hall("war", heroes, front="E1", back="F1")


def around(s: Drunagor, what: str, n: int) -> set[str]:
    """Where something could be laid, by name."""
    return {hall_of(s).board.names[i] for i in hauled_to(s, what, n)}


NINE = {x + y for x in "bcd" for y in "345"}


@pytest.mark.rule("kw.telekinesis", "obj.solid-or-ground", "obj.ground.no-share")
def test_each_kind_of_object_is_laid_where_it_may_lie() -> None:
    s = war("vorn@b3 maya@d5")
    s.darkness, s.small = [at(s, "c3"), at(s, "c4")], [at(s, "c4")]
    assert around(s, "small-c4", 1) == NINE - {"c3", "c4"}, "under Heroes, not on Darkness"
    s.loot = [at(s, "c4"), at(s, "d3")]
    assert around(s, "loot-c4", 1) == NINE - {"c4", "d3"}, "under Heroes, not on Loot"
    s.injured = {at(s, "c4"): "umbralian"}
    assert around(s, "injured-c4", 1) == NINE - {"b3", "d5", "c4"}, "where nobody stands"
    s.injured, s.furniture = {}, {at(s, "c4"): "crates"}
    assert around(s, "crates-c4", 1) == NINE - {"b3", "d5", "c4"}
    assert "e4" in around(s, "crates-c4", 2)


@pytest.mark.rule("kw.telekinesis", "kw.telekinesis.terrain")
def test_a_small_darkness_tile_leaves_its_square_and_catches_who_stands_on_the_next() -> None:
    s = war("vorn@b3 maya@d5")
    s.darkness, s.small = [at(s, name) for name in ("c4", "h3", "h4")], [at(s, "c4")]
    maya = s.heroes["maya"]
    before = maya.health
    begin(s, Owed("haul", "vorn", 1, rune="small-c4"))
    run(s, "Stand d5")
    assert s.darkness == sorted(at(s, name) for name in ("d5", "h3", "h4"))
    assert (s.small, before - maya.health) == ([at(s, "d5")], 2)


@pytest.mark.rule("kw.telekinesis", "turn.loot-object", "kw.npc")
def test_what_is_hauled_stands_where_it_was_laid_and_nothing_else_moves() -> None:
    s = war("vorn@b3")
    s.loot, s.injured = [at(s, "h3"), at(s, "c4")], {at(s, "c5"): "umbralian"}
    s.darkness, s.small = [at(s, "c6")], [at(s, "c6")]
    s.furniture, s.chests, s.safe = {at(s, "d4"): "crates"}, [at(s, "d6")], []
    for what, to in (
        ("loot-c4", "c3"),
        ("injured-c5", "b5"),
        ("crates-d4", "e4"),
        ("chest-d6", "d7"),
    ):
        begin(s, Owed("haul", "vorn", 1, rune=what))
        run(s, f"Stand {to}")
    assert s.loot == [at(s, "h3"), at(s, "c3")]
    assert s.injured == {at(s, "b5"): "umbralian"}
    assert s.furniture == {at(s, "e4"): "crates"}
    assert s.chests == [at(s, "d7")]
    assert (s.darkness, s.small) == ([at(s, "c6")], [at(s, "c6")])
    assert is_there(s, "loot-c3")
    assert not is_there(s, "loot-c4")
    assert set(objects(s)) >= {"loot-c3", "injured-b5", "crates-e4", "chest-d7", "small-c6"}


@pytest.mark.rule("kw.telekinesis", "kw.trap.one")
def test_a_trap_goes_to_a_next_area_and_is_there_no_longer() -> None:
    s = war("vorn@b3")
    here, beside = area(s, "B2"), area(s, "C2")
    s.traps = {here: "bear", area(s, "B3"): "fire"}
    assert is_there(s, f"trap-{here}")
    assert not is_there(s, f"trap-{beside}")
    assert trap_to(s, here, 3) == trap_to(s, here, 2), "three squares are no two areas"
    assert len(trap_to(s, here, 4)) > len(trap_to(s, here, 2))
    begin(s, Owed("haul", "vorn", 2, rune=f"trap-{here}"))
    assert "Turn C2" in offered(run(s))
    assert "Turn B3" not in offered(run(s))
    run(s, "Turn C2")
    assert s.traps == {beside: "bear", area(s, "B3"): "fire"}
    assert not is_there(s, f"trap-{here}")


@pytest.mark.rule("kw.telekinesis", "furn.tk.range")
def test_red_reaches_one_area_on_and_no_further() -> None:
    s = war("vorn@b3")
    vorn = s.heroes["vorn"]
    for where, found in (("A2", True), ("B2", True), ("C2", False)):
        s.traps = {area(s, where): "bear"}
        assert bool(haulable(s, vorn, 2, "red")) is found
        assert haulable(s, vorn, 2, "blue") == [f"trap-{area(s, where)}"]
    s.traps = {}
    for where, found in (("a4", True), ("d4", True), ("e4", False)):
        s.loot = [at(s, where)]
        assert (haulable(s, vorn, 1, "red") == [f"loot-{where}"]) is found


@pytest.mark.rule("furn.tk.distance", "kw.telekinesis")
def test_furniture_is_thrown_at_who_is_near_or_laid_down() -> None:
    s = war("vorn@b3")
    foe = minion(s, "e4")
    s.furniture = {at(s, "c4"): "crates"}
    begin(s, Owed("haul", "vorn", 1, rune="crates-c4"))
    assert f"Aim {foe.id}" not in offered(run(s))
    run(s, "Stand d4")
    begin(s, Owed("haul", "vorn", 1, rune="crates-d4"))
    run(s, f"Aim {foe.id}")
    assert s.furniture == {}
    assert foe.has("brittle") == 1
