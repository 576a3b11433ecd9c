"""What computer players make of the table."""

from __future__ import annotations

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.cubes import penalty
from grimtable.games.drunagor.judgement import corruption
from grimtable.games.drunagor.state import CURSE, Drunagor, Owed, RecallAction
from tests.games.drunagor.playing import hall


def tired(curses: int) -> Drunagor:
    """Vorn before Famine, where a Recall Action costs two Curse Cubes."""
    s = hall("famine", "vorn@a1")
    s.heroes["vorn"].curses = curses
    assert penalty(s) == 2
    return s


def test_all_curse_cubes_of_a_recall_count_before_the_first_is_put() -> None:
    s = tired(1)
    s.under_way.append(RecallAction("vorn", "willing"))
    assert corruption(s) == {"vorn": 3}
    s.under_way[-1] = Owed(CURSE, "vorn", 2)
    assert corruption(s) == {"vorn": 3}
    s.under_way[-1] = RecallAction("vorn", "free")
    assert corruption(s) == {"vorn": 1}


def test_a_recall_that_brings_the_sixth_curse_cube_is_seen_to_lose() -> None:
    s = tired(4)
    before = GAME.appraise(s, "vorn")
    s.under_way.append(Owed(CURSE, "vorn", 2))
    assert GAME.appraise(s, "vorn") <= 0.01 < before
    s.heroes["vorn"].curses = 3
    assert GAME.appraise(s, "vorn") > 0.1
