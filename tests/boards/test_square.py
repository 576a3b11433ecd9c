"""Squares: neighbours and walls, areas and their distances, halves and arcs, shapes."""

from __future__ import annotations

import pytest

from grimtable.boards.graph import flood
from grimtable.boards.square import Squares, turned

HALL = Squares.of_areas(["0012", "0.-1"])


def names(board: Squares, *squares: int) -> set[str]:
    return {board.names[i] for i in squares}


def test_a_square_touches_others_along_edges_and_corners() -> None:
    a1 = HALL.named["a1"]
    assert names(HALL, *HALL.beside[a1]) == {"b1", "a2", "b2"}
    assert names(HALL, *HALL.edges[a1]) == {"b1", "a2"}


def test_nothing_stands_in_a_hole_or_on_a_chasm() -> None:
    assert HALL.named["c3"] not in HALL.beside  # the hole
    assert HALL.named["e3"] not in HALL.beside  # the chasm
    assert HALL.chasms == {6}
    assert 5 not in HALL.areas


def test_areas_are_two_by_two_and_have_levels() -> None:
    assert names(HALL, *HALL.inside[0]) == {"a1", "b1", "a2", "b2"}
    assert [HALL.level[HALL.inside[a][0]] for a in HALL.areas] == [0, 0, 1, 2, 0, 1]


def test_distances_in_areas_count_diagonals_as_one_and_cross_chasms_not_holes() -> None:
    ring = Squares.of_areas(["00000", "0...0", "0---0"])
    assert ring.area_steps[5][9] == 4  # not across the holes, but along the row above
    assert ring.area_steps[10][14] == 4
    assert Squares.of_areas(["0.0"]).area_steps[0].get(2) is None
    assert Squares.of_areas(["0-0"]).area_steps[0][2] == 2


def test_a_wall_shuts_an_edge_and_a_corner_only_if_both_ways_round_are_shut() -> None:
    open_floor = Squares(["00", "00"])
    a1, b1, a2, b2 = 0, 1, 2, 3
    one = Squares(["00", "00"], [(a1, b1)])
    assert b1 not in one.beside[a1]
    assert b2 in one.beside[a1]
    both = Squares(["00", "00"], [(a1, b1), (a1, a2)])
    assert both.beside[a1] == ()
    assert both.opened((a1, b1), (a1, a2)).beside == open_floor.beside


def test_floods_run_over_squares() -> None:
    steps = flood(HALL.beside, [HALL.named["a1"]])
    assert steps[HALL.named["h4"]] == 7
    assert steps[HALL.named["b4"]] == 3


def test_each_half_of_a_base_has_an_arc_of_five_areas() -> None:
    floor = Squares.of_areas(["0000"] * 4)
    assert floor.far_side(5, 6) == {0, 1, 4, 8, 9}
    assert floor.far_side(6, 5) == {2, 3, 7, 10, 11}


def test_the_squares_that_touch_a_base_may_touch_one_beyond_the_map() -> None:
    landing = Squares.of_areas(["-00", "-00"])
    assert names(landing, *landing.touching({0, 3})) == {"c1", "c2", "c3", "c4"}


@pytest.mark.parametrize(("cells", "ways"), [(((0, 0),), 1), (((0, 0), (1, 0), (0, 1)), 4)])
def test_a_shape_is_turned_in_as_many_ways_as_look_different(
    cells: tuple[tuple[int, int], ...], ways: int
) -> None:
    assert len(turned(cells)) == ways


def test_a_shape_fits_on_one_level_and_not_on_what_is_covered() -> None:
    line = ((0, 0), (0, 1), (0, 2))
    board = Squares(["0001", "0001"])
    assert board.placements(line, [0]) == ((0, 1, 2),)
    assert board.placements(line, [3]) == ()
    assert board.placements(line, [0], without=[2]) == ()


def test_a_map_of_areas_has_even_sides() -> None:
    with pytest.raises(ValueError, match="even number"):
        Squares(["000", "000"])
