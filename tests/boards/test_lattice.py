"""The lattice of nodes against drawings: neighbours, distances, and the arcs of all facings."""

from __future__ import annotations

from collections import Counter

import pytest

from grimtable.boards.graph import paths
from grimtable.boards.lattice import ARCS, arcs_of, arcs_towards, centre_of, lattice

TILE = lattice(4, 4)
HALL = lattice(4, 10)


def test_a_tile_has_thirteen_nodes_and_the_joined_room_twenty_eight() -> None:
    assert len(TILE.nodes) == 13
    assert len(HALL.nodes) == 28
    assert sum(len(near) for near in TILE.neighbours.values()) == 64


def test_the_distances_of_a_tile_are_those_that_were_counted() -> None:
    found = Counter(d for row in TILE.distance.values() for d in row.values())
    assert found == {0: 13, 1: 64, 2: 64, 3: 24, 4: 4}


def test_the_middle_node_touches_eight_others_and_a_corner_three() -> None:
    assert set(TILE.neighbours["c3"]) == {"c1", "d2", "e3", "d4", "c5", "b4", "a3", "b2"}
    assert set(TILE.neighbours["a1"]) == {"c1", "b2", "a3"}


def test_distances_equal_the_steps_of_a_walk() -> None:
    for room in (TILE, HALL):
        assert paths(room.neighbours) == room.distance


def test_paths_go_around_what_is_blocked() -> None:
    paths = TILE.paths(frozenset({"b2", "c1"}))
    assert paths["a1"]["e1"] == 4
    assert "b2" not in paths
    assert TILE.distance["a1"]["e1"] == 2


def test_directions_and_edges() -> None:
    assert [TILE.direction("c3", TILE.beside["c3"][d]) for d in range(8)] == list(range(8))
    assert TILE.sides["a1"] == {0, 6}
    assert TILE.sides["c3"] == set()
    assert TILE.along[4] == ("a5", "c5", "e5")
    with pytest.raises(ValueError, match="not next to"):
        TILE.direction("a1", "e5")


# The arcs of a model on the middle node of a tile: F, R, B, L, or two letters where a node lies on
# the line between two arcs; X is the model.
DRAWN = {
    # Facing up.
    0: """
        FL  .  F  . FR
        .   FL .  FR .
        L   .  X  . R
        .   BL .  BR .
        BL  .  B  . BR
    """,
    # Facing the upper right corner.
    1: """
        L   .  FL . F
        .   L  .  F .
        BL  .  X  . FR
        .   B  .  R .
        B   .  BR . R
    """,
}


def drawing(text: str) -> dict[tuple[int, int], set[str]]:
    """Offset from the middle -> the letters drawn there."""
    rows = [line.split() for line in text.strip().splitlines()]
    return {
        (x - 2, y - 2): set(rows[y][x]) for y in range(5) for x in range(5) if rows[y][x] != "."
    }


def turned(where: tuple[int, int], quarters: int) -> tuple[int, int]:
    for _ in range(quarters):
        where = (-where[1], where[0])
    return where


@pytest.mark.parametrize("facing", range(8))
def test_every_facing_looks_as_drawn(facing: int) -> None:
    # Facings 0 and 1 are drawn; the other six are these turned by quarters.
    base, quarters = facing % 2, facing // 2
    for offset, letters in drawing(DRAWN[base]).items():
        if letters == {"X"}:
            continue
        dx, dy = turned(offset, quarters)
        found = {arc[0].upper() for arc in arcs_of(facing, dx, dy)}
        assert found == letters, (facing, dx, dy)


def test_facing_right_is_drawn_by_hand_too() -> None:
    by_hand = """
        BL  .  L  . FL
        .   BL .  FL .
        B   .  X  . F
        .   BR .  FR .
        BR  .  R  . FR
    """
    for (dx, dy), letters in drawing(by_hand).items():
        if letters != {"X"}:
            assert {arc[0].upper() for arc in arcs_of(2, dx, dy)} == letters


def test_every_node_is_in_one_or_two_arcs() -> None:
    for node in HALL.nodes:
        for facing in range(8):
            for other, arcs in HALL.arcs(node, facing).items():
                assert len(arcs) in (1, 2) if other != node else not arcs


def test_the_centre_of_an_arc_lies_in_that_arc_alone() -> None:
    for facing in range(8):
        for arc in ARCS:
            assert arcs_towards(facing, centre_of(facing, arc)) == {arc}
