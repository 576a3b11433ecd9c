"""The figures of the balance are made by the script that says so."""

from __future__ import annotations

from bench.berserkers_balance import Played, table


def test_the_table_counts_games_by_request_and_by_pair() -> None:
    games = [
        Played(("loki", "zodd"), 1, "won", 12),
        Played(("loki", "zodd"), 2, "dead", 9),
        Played(("loki", "frenzy"), 3, "", 61),
    ]
    lines = table(games).splitlines()
    assert lines[0].startswith("3 games; after 60 turns: 1, dead: 1, won: 1; won 33 %")
    assert "| loki | 3 | 33 % (6-79) |" in lines
    assert "| loki + zodd | 2 | 50 % (9-91) |" in lines
    assert "| loki + frenzy | 1 | 0 % (0-79) |" in lines
