"""Pp. 16-17: bases of 1, 2 and 7 Spaces come to the board, and others make room."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk.spaces import zone
from grimtable.games.berserk.state import Arrival
from tests.games.berserk.table import Story


def spawn(kind: str, at: str, *answers: str, ally: bool = False, **who: Any) -> Story:
    who = {"guts": "a1 grit", "isidro": "a2 bombs", "schierke": "a3 mending"} | who
    t = Story(**who)
    t.s.under_way.append(Arrival(kind, at, ally=ally))
    return t.play(*answers)


def under(t: Story, name: str) -> set[str]:
    return set(t.s.adventure.hexes.names(zone(t.s, t.s.mini(name))))


@pytest.mark.rule("spawn.standard", "base.standard", "spawn.where", "spawn.by-base")
def test_a_standard_base_stands_on_the_space() -> None:
    assert under(spawn("troll", "d5"), "troll_1") == {"d5"}


@pytest.mark.rule("spawn.large", "spawn.large.tie", "base.large")
def test_the_front_of_a_large_base_looks_at_the_closest_hero() -> None:
    t = spawn("kelpie", "d5", guts="d1 grit", isidro="e1 bombs", schierke="g12 mending")
    assert under(t, "kelpie_1") == {"d5", "d4"}
    assert t.kelpie_1.at == "d4"
    tie = spawn("kelpie", "d10", guts="a1 grit", isidro="c12 bombs", schierke="e12 mending")
    assert tie.ask.what == "front"


@pytest.mark.rule("spawn.xl", "base.xl", "zone.def", "zone.use")
def test_an_extra_large_base_is_centred_on_the_space() -> None:
    assert under(spawn("ogre", "d5"), "ogre_1") == {"d5", "d4", "d6", "c5", "c6", "e5", "e6"}


@pytest.mark.rule("spawn.xl.shift")
def test_at_the_edge_its_centre_moves_and_still_covers_the_space() -> None:
    t = spawn("ogre", "g8")
    assert t.ask.what == "centre"
    t.play(t.offers[0])
    assert "g8" in under(t, "ogre_1")
    assert len(under(t, "ogre_1")) == 7


@pytest.mark.rule("spawn.displace", "spawn.displace.tie", "ruling.displace-order")
def test_those_in_the_zone_go_to_the_closest_empty_space() -> None:
    t = spawn("ogre", "d5", troll_1="c5", troll_2="e6")
    while t.ask.what == "displace":
        assert all(offer.startswith("Relocate") for offer in t.offers)
        t.play(t.offers[0])
    assert not under(t, "ogre_1") & {t.troll_1.at, t.troll_2.at}


@pytest.mark.rule("spawn.pool.empty", "spawn.from-pool", "spawn.new-card", "setup.board.enemy-pool")
def test_without_a_miniature_nothing_happens_not_even_displacement() -> None:
    # Trap 19.
    t = Story(guts="a1 grit", isidro="a2 bombs", schierke="a3 mending", troll_1="g3")
    for i, at in ((1, "b8"), (2, "b4")):
        t.stand(f"ogre_{i}", at)  # there are two in the box
    t.s.under_way.append(Arrival("ogre", "g3"))
    t.begin()
    assert t.s.under_way == []
    assert t.troll_1.at == "g3"


@pytest.mark.rule("spawn.large", "keyword.ally", "ruling.ally-placement")
def test_an_ally_joins_where_the_event_says() -> None:
    t = spawn("militia", "d5", ally=True)
    assert t.militia.at == "d5"
    assert t.militia.done
