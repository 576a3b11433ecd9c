"""Floods, costs, ways and ties on a small board that is drawn."""

from __future__ import annotations

from grimtable.boards.graph import flood, flood_by_cost, furthest, nearest, path, paths, ways_back

# a - b - c
# |       |
# d - e - f - g
RING = {"a": "bd", "b": "ac", "c": "bf", "d": "ae", "e": "df", "f": "ceg", "g": "f"}


def test_a_flood_goes_around_what_is_blocked_and_stops_at_its_limit() -> None:
    assert flood(RING, "a") == {"a": 0, "b": 1, "d": 1, "c": 2, "e": 2, "f": 3, "g": 4}
    assert flood(RING, "a", blocked="b")["c"] == 4
    assert flood(RING, "a", blocked="be") == {"a": 0, "d": 1}
    assert set(flood(RING, "a", limit=1)) == set("abd")


def test_a_start_may_itself_be_blocked() -> None:
    assert flood(RING, "e", blocked="ed") == {"e": 0, "f": 1, "c": 2, "g": 2, "b": 3, "a": 4}


def test_dear_spaces_are_gone_around_and_impossible_ones_not_entered() -> None:
    def mud(_: str, to: str) -> int | None:
        return {"e": 3, "b": None}.get(to, 1)

    assert flood_by_cost(RING, "a", mud) == {"a": 0, "d": 1, "e": 4, "f": 5, "c": 6, "g": 6}
    assert flood_by_cost(RING, "a", mud, limit=4) == {"a": 0, "d": 1, "e": 4}


def test_the_nearest_and_the_furthest_come_with_their_ties() -> None:
    steps = flood(RING, "a")
    assert nearest(steps, "gec") == ("e", "c")
    assert furthest(steps, "bec") == ("e", "c")
    assert nearest(flood(RING, "a", blocked="bd"), "g") == ()


def test_ways_and_paths_lead_back_to_the_start() -> None:
    steps = flood(RING, "a")
    assert ways_back(RING, steps, "f") == ("c", "e")
    assert path(RING, steps, "g") == ("a", "b", "c", "f", "g")
    assert paths(RING, "b")["a"]["c"] == 4
