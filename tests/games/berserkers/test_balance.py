"""The figures of the balance are made by the script that says so."""

from __future__ import annotations

from bench.berserkers_balance import Played, fit, table


def test_the_table_counts_games_by_request_and_by_pair() -> None:
    games = [
        Played(("loki", "zodd"), 1, "won", 12),
        Played(("loki", "zodd"), 2, "dead", 9),
        Played(("loki", "frenzy"), 3, "", 61),
    ]
    lines = table(games).splitlines()
    assert lines[0].startswith("3 games; after 60 turns: 1, dead: 1, won: 1; won 33 %")
    assert "| loki | 3 | 33 % (6-79) |" in lines
    assert [line for line in lines if line.startswith("| loki + zodd | 2 | 50 % (9-91) |")]
    assert [line for line in lines if line.startswith("| loki + frenzy | 1 | 0 % (0-79) |")]


def test_the_fit_finds_what_each_request_does() -> None:
    won = {("a", "b"): [1.0] * 50 + [0.0] * 50, ("a", "c"): [1.0] * 20 + [0.0] * 80}
    won["b", "c"] = [1.0] * 20 + [0.0] * 80
    found = fit(won)
    assert abs(found["a", "b"] - 0.5) < 0.03
    assert abs(found["a", "c"] - 0.2) < 0.03
