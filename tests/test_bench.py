"""The benchmarks run and say what they measured; how fast it was is no matter of tests."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grimtable.games import GAMES

ROOT = Path(__file__).parents[1]


def bench(*args: str) -> str:
    """What a short benchmark prints."""
    command = [sys.executable, "-m", "bench", *args, "--rounds", "1", "--seconds", "0.02"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def test_every_game_is_measured() -> None:
    report: dict[str, Any] = json.loads(bench("games", "--json"))
    assert [one["game"] for one in report["games"]] == [*GAMES, "connect_four"]
    for one in report["games"]:
        assert one["decisions_per_second"] > one["playouts_per_second"] > 0
        assert one["fork_us"] > 0


def test_a_peer_is_measured_or_told_how_to_get() -> None:
    report: dict[str, Any] = json.loads(bench("peers", "--json"))
    measured = {one["name"]: one for one in report["peers"]}
    assert {*measured, *report["missing"]} == {
        *("grimtable", "OpenSpiel", "PettingZoo", "boardgame.io")
    }
    assert measured["grimtable"]["ratio"] == 1
    for one in measured.values():
        assert 7 <= one["moves_per_game"] <= 42
    for how in report["missing"].values():
        assert "install" in how


@pytest.mark.parametrize(("what", "row"), [("games", "connect_four"), ("peers", "grimtable")])
def test_a_person_reads_a_table(what: str, row: str) -> None:
    assert any(line.startswith(f"{row} ") for line in bench(what).splitlines())
