"""Floods on a small board that is drawn."""

from __future__ import annotations

from grimtable.boards.graph import flood, paths

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


def test_steps_between_any_two_spaces_go_around_what_is_blocked() -> None:
    assert paths(RING, "b")["a"]["c"] == 4
    assert "b" not in paths(RING, "b")
