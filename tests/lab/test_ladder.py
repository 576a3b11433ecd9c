"""The ladder of computer players."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimtable.cli import main
from grimtable.lab.ladder import chart, climbed, ladder

CONNECT_FOUR = str(Path(__file__).parents[2] / "examples" / "connect_four.py")


def test_rivals_meet_the_player_below_from_both_seats() -> None:
    (rung,) = ladder(CONNECT_FOUR, None, ["random", "greedy"], 20, jobs=1)
    assert (rung.player, rung.against, rung.games) == ("greedy", "random", 20)
    assert 0.5 < rung.result.mean <= rung.result.high <= 1


def test_those_who_win_together_are_compared_by_their_wins() -> None:
    rungs = ladder("berserkers", None, ["random"], 6, jobs=1)
    assert [(rung.player, rung.against, rung.result.mean) for rung in rungs] == [("random", "", 0)]


def test_a_ladder_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ladder(CONNECT_FOUR, None, ["random", "greedy"], 4, jobs=1, file=file)
    played: list[tuple[str, int]] = []
    (rung,) = ladder(
        CONNECT_FOUR,
        None,
        ["random", "greedy"],
        6,
        jobs=1,
        file=file,
        progress=lambda who, done: played.append((who, done)),
    )
    assert played == [("greedy", 5), ("greedy", 6)]
    assert climbed(file) == [rung]


def test_the_command_prints_and_draws_the_ladder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "ladder.svg"
    arguments = ["ladder", CONNECT_FOUR, "--games", "4", "--players", "random,greedy"]
    assert main([*arguments, "--jobs", "1", "--chart", str(drawn)]) == 0
    assert "greedy against random, 4 games" in capsys.readouterr().out
    assert drawn.read_text("utf-8").count("<rect") == 1


def test_a_chart_without_rungs_is_still_a_picture() -> None:
    assert chart([], "Nothing").startswith("<svg")
