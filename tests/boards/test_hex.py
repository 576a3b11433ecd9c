"""Hexes against drawings: names, neighbours, floods, bases, tiles, and sight."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest

from grimtable.boards.graph import flood
from grimtable.boards.hex import Axial, Hexes, Tile, axial, bits, distance, drawn, joined, name
from grimtable.boards.sight import corners, sees

FIELD = """
.   .   .   .
  .   .   .
.   .   .   .
  .   .   .
.   .   .   .
  .   .   .
"""
MAP = Hexes(drawn(FIELD))


def names(spaces: int) -> set[str]:
    return set(MAP.names(spaces))


def at(space: str) -> int:
    return MAP.named[space]


def test_a_space_has_six_neighbours_and_one_of_them_touches_two_of_the_others() -> None:
    ring = names(MAP.near[at("c2")])
    assert ring == {"c1", "d1", "d2", "c3", "b2", "b1"}
    assert names(MAP.near[at("c1")]) & ring == {"d1", "b1"}


def test_names_and_coordinates_are_two_ways_to_say_the_same() -> None:
    for i in MAP.spaces:
        assert axial(MAP.name[i]) == MAP.axial[i]
        assert name(*MAP.axial[i]) == MAP.name[i]


def test_a_step_in_a_direction_is_undone_by_the_opposite_one() -> None:
    c2 = at("c2")
    clockwise = [MAP.beside(c2, d) for d in range(6)]
    assert [MAP.name[i] for i in clockwise if i] == ["c1", "d1", "d2", "c3", "b2", "b1"]
    assert all(MAP.beside(i, d + 3) == c2 for d, i in enumerate(clockwise) if i is not None)
    assert all(MAP.direction(c2, i) == d for d, i in enumerate(clockwise) if i is not None)
    assert MAP.beside(at("a1"), 5) is None


def test_disks_hold_what_is_so_many_spaces_away() -> None:
    for i in MAP.spaces:
        for n, disk in enumerate(MAP.disks[i]):
            assert disk == MAP.within(1 << i, n)
            assert all((MAP.far[i][j] <= n) == bool(disk >> j & 1) for j in MAP.spaces)


def test_floods_agree_with_those_on_any_graph() -> None:
    graph = {i: tuple(bits(MAP.near[i])) for i in MAP.spaces}
    wall = MAP.mask("c1", "c2", "d2")
    steps = flood(graph, [at("a1")], blocked=set(bits(wall)))
    layers = MAP.layers(1 << at("a1"), MAP.all & ~wall)
    assert {i: n for n, layer in enumerate(layers) for i in bits(layer)} == steps
    assert MAP.reach(1 << at("a1"), MAP.all & ~wall, 2) == layers[0] | layers[1] | layers[2]
    way = MAP.path(layers, at("g1"))
    assert len(way) == steps[at("g1")] + 1
    assert all(graph[a].count(b) for a, b in pairwise(way))


def test_the_nearest_of_some_spaces_come_with_their_ties() -> None:
    steps, found = MAP.nearest(MAP.mask("a1"), MAP.all, MAP.mask("c1", "a3", "g3"))
    assert (steps, names(found)) == (2, {"c1", "a3"})
    assert MAP.nearest(MAP.mask("a1"), MAP.mask("a2"), MAP.mask("g3"))[1] == 0


@pytest.mark.parametrize("wide", [False, True])
def test_an_approach_ends_where_something_sought_is_beside(wide: bool) -> None:
    chance = random.Random(7)
    near = {i: tuple(bits(MAP.near[i])) for i in MAP.spaces}
    for _ in range(200):
        start, *sought = chance.sample(list(MAP.spaces), 3)
        taken = set(chance.sample(list(MAP.spaces), 8)) - {start}
        free = MAP.all & ~sum(1 << i for i in taken)
        there = sum(1 << i for i in sought)
        walked = flood(near, (start,), taken)
        met = {i: MAP.within(1 << i, 2 if wide else 1) & there for i in walked}
        steps, beside = MAP.approach(start, free, there, wide=wide)
        if not any(met.values()):
            assert (steps, beside) == (0, 0)
            continue
        least = min(n for i, n in walked.items() if met[i])
        found = {j for i, n in walked.items() if n == least for j in bits(met[i])}
        assert (steps, set(bits(beside & there))) == (least, found)


def test_leaving_mud_costs_one_more() -> None:
    layers = MAP.costs(at("a1"), MAP.all, MAP.mask("a1", "b1"), 4)
    assert names(layers[1]) == set()
    assert names(layers[2]) == {"a2", "b1"}
    assert "a3" in names(layers[3])
    assert "c1" in names(layers[4])


def test_bases_cover_one_two_or_seven_spaces() -> None:
    assert names(MAP.base(1, at("c2"))) == {"c2"}
    assert names(MAP.base(2, at("c2"), facing=0)) == {"c2", "c3"}  # it looks up, its rear is below
    assert names(MAP.base(2, at("c2"), facing=2)) == {"c2", "b1"}
    assert names(MAP.base(7, at("c2"))) == {"c2", "c1", "d1", "d2", "c3", "b2", "b1"}
    assert MAP.base(7, at("a1")) == 0
    assert MAP.base(2, at("a1"), facing=3) == 0


def test_a_base_of_seven_has_room_where_all_of_it_is_free() -> None:
    assert names(MAP.rooms(MAP.all)) == {"b2", "c2", "d2", "e2", "f2"}
    assert names(MAP.rooms(MAP.all & ~MAP.mask("c2"))) == {"e2", "f2"}


def test_tiles_are_joined_where_their_half_spaces_meet() -> None:
    tile = Tile("""
  -   -
.   .   .
  .   .
.   .   .
  -   -
""")
    assert {name(*a) for a in tile.half} == {"b0", "d0", "b2", "d2"}
    owner, seams = joined({"north": (tile, (0, 0)), "south": (tile, (0, 2))})
    assert {name(*a) for a in seams} == {"b2", "d2"}
    assert owner[axial("a2")] == "north"
    assert owner[axial("a3")] == "south"
    assert len(owner) == 16
    with pytest.raises(ValueError, match="overlap"):
        joined({"one": (tile, (0, 0)), "two": (tile, (0, 1))})


def test_a_mark_between_spaces_is_refused() -> None:
    with pytest.raises(ValueError, match="line 2, column 1"):
        drawn("\n.   .\n.\n")


# Sight: from A to B, past what is drawn as #. ---------------------------------------------------

SEEN = {
    "open ground": """
A   .   B
  .   .
""",
    "half a space lower one looks past a single tall space": """
.   .   .
  .   .   .
A   #   .
  .   .   B
.   .   .
""",
    "the line begins at a corner of the tall space": """
.   .   .
  .   #
A   .   .
  .   #
.   .   B
""",
    "through the gap that is as wide as one border": """
  .   A   .
.   .   .   .
  .   .   .
.   #   #   .
  .   .   .
.   .   .   .
  .   B   .
""",
}
HIDDEN = {
    "the best lines run exactly along the two borders of a single tall space": """
.   .   .   .
  .   .   .
A   #   .   B
  .   .   .
""",
    "a wall in between": """
.   #   .
  .   #   .
A   #   .   B
  .   #   .
.   #   .   .
""",
    "straight down a column behind one": """
A   .
  #
#   .
  #
B   .
""",
    "two tall spaces that touch leave no gap": """
  .   #   .
A   .   .   B
  .   #   .
""",
}


def sight(picture: str) -> bool:
    marks = drawn(picture)
    spots = {mark: at for at, mark in marks.items()}
    tall = tuple(at for at, mark in marks.items() if mark == "#")
    forth, back = sees(spots["A"], spots["B"], tall), sees(spots["B"], spots["A"], tall)
    assert forth == back
    return forth


@pytest.mark.parametrize("picture", SEEN.values(), ids=SEEN)
def test_sight(picture: str) -> None:
    assert sight(picture)


@pytest.mark.parametrize("picture", HIDDEN.values(), ids=HIDDEN)
def test_no_sight(picture: str) -> None:
    assert not sight(picture)


def free(p: tuple[float, float], q: tuple[float, float], wall: Axial) -> bool:
    """Whether a segment misses a hex, by clipping it against the six borders."""
    low, high = 0.0, 1.0
    shape = corners(wall)
    x, y = 3 * wall[0], 2 * wall[1] + wall[0]
    for i, (bx, by) in enumerate(shape):
        ax, ay = shape[i - 1]
        inner = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        s = ((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)) * inner
        t = ((bx - ax) * (q[1] - ay) - (by - ay) * (q[0] - ax)) * inner
        if s < 0 and t < 0:
            return True
        if s < 0 <= t:
            low = max(low, s / (s - t))
        elif t < 0 <= s:
            high = min(high, s / (s - t))
    return low > high


def test_where_a_shot_in_the_dark_gets_through_there_is_sight() -> None:
    # Segments between random points can only prove sight; where thousands fail there is none.
    rng = random.Random(3)
    field = list(drawn(FIELD))
    for _ in range(24):
        a, b, *walls = rng.sample(field, 8)
        if distance(a, b) < 2:
            continue

        def point(c: Axial) -> tuple[float, float]:
            weights = [rng.random() ** 4 for _ in range(6)]
            total = sum(weights)
            spots = corners(c)
            return (
                sum(w * x for w, (x, _) in zip(weights, spots, strict=True)) / total,
                sum(w * y for w, (_, y) in zip(weights, spots, strict=True)) / total,
            )

        shots = ((point(a), point(b)) for _ in range(1500))
        hit = any(all(free(p, q, wall) for wall in walls) for p, q in shots)
        assert sees(a, b, tuple(walls)) == hit, (a, b, walls)


def test_sets_of_spaces_see_each_other_if_any_of_them_do() -> None:
    ogre = MAP.base(7, at("e2"))
    assert not MAP.sight(1 << at("c2"), 1 << at("g2"), ogre)
    assert MAP.sight(1 << at("c2"), ogre, ogre)  # nobody hides behind himself
    assert MAP.sight(1 << at("c2"), MAP.mask("g1", "d1"), ogre & ~MAP.mask("d1"))


def test_every_pair_of_a_small_map_sees_the_same_both_ways() -> None:
    tall = MAP.mask("c2", "d2", "e1")
    for a, b in combinations(MAP.spaces, 2):
        assert MAP.sight(1 << a, 1 << b, tall) == MAP.sight(1 << b, 1 << a, tall)


def test_a_way_over_dear_ground_is_found_step_by_step() -> None:
    chance = random.Random(5)
    for _ in range(60):
        free, dear = (sum(1 << i for i in MAP.spaces if chance.random() < p) for p in (0.8, 0.3))
        start = chance.choice(list(MAP.spaces))
        layers = MAP.costs(start, free, dear)
        for cost, layer in enumerate(layers):
            for goal in bits(layer):
                way = MAP.path(layers, goal, dear)
                assert (way[0], way[-1]) == (start, goal)
                assert all(MAP.near[a] >> b & 1 for a, b in pairwise(way))
                assert sum(1 + (dear >> a & 1) for a in way[:-1]) == cost
