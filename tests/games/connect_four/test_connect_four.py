"""The tutorial game plays by its rules."""

from __future__ import annotations

import pytest

from examples.connect_four import GAME, Board, has_four
from grimtable.kernel import Seeded, Table


def moves(files: str) -> Table:
    table = Table(GAME, GAME.Options(), Seeded(0))
    for file in files:
        table.answer(table.asks[0].number, f"Drop {file}")
    return table


@pytest.mark.rule("win.four")
@pytest.mark.parametrize("files", ["abababa", "aabbccd", "abbccdcddgd"])
def test_upright_level_and_slanting_lines_win(files: str) -> None:
    state = moves(files).run.state
    assert isinstance(state, Board)
    assert state.winner == "red"


@pytest.mark.rule("win.four")
def test_a_line_does_not_wrap_around_the_top_of_a_file() -> None:
    three_on_top_of_a, one_below_b = 0b111000, 1 << 7
    assert not has_four(three_on_top_of_a | one_below_b)


@pytest.mark.rule("end.draw")
def test_a_full_board_without_four_in_a_row_is_a_draw() -> None:
    order = "ababab" + "bababa" + "cdcdcd" + "dcdcdc" + "efefef" + "fefefe" + "gggggg"
    table = moves(order)
    assert table.over
    assert table.outcome is not None
    assert table.outcome.result == {"red": 0.5, "yellow": 0.5}
