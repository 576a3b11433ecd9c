"""What the coach and the report say of two ways to one place."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.options import End, Run, Strike, Walk
from grimtable.games.dark_souls.state import Deck, Souls
from grimtable.kernel import Seeded, Table
from grimtable.kernel.asks import Option
from grimtable.kernel.position import plain
from grimtable.minds.coach import Advice, Counsel, advise
from grimtable.minds.grim import Budget
from grimtable.minds.mistakes import judged
from grimtable.minds.moments import replayed
from tests.games.dark_souls.playing import acting, fight
from tests.games.dark_souls.test_offers import view

STROKE = Strike("knight", "long_sword", 1, "gargoyle")
BY_E3 = (Walk("knight", "e3"), Run("knight", "d4/back"), STROKE)
BY_D2 = (Walk("knight", "d2"), Run("knight", "d4"), STROKE)


def behind_the_gargoyle() -> Souls:
    """Its weak back can be reached by two nodes, at the same price."""
    s = fight("knight@e1", "gargoyle@d4>4")
    standard, hot = (LIBRARY.boss_cards("gargoyle", heat_up=heat) for heat in (False, True))
    s.battle.deck = Deck(unseen=3, pool=standard, hot_pool=hot, card="gargoyle_tail_sweep")
    acting(s, "knight")
    return s


def test_another_way_to_where_the_best_line_leads_is_as_good() -> None:
    seen, ask = view(behind_the_gargoyle())
    counsel = advise(seen, ask, Budget(96, 30.0), 0, always=BY_D2[0], told=False)
    lines = [counsel.lines[Walk("knight", node)] for node in ("e3", "d2")]
    assert lines in ([BY_E3, BY_D2], [BY_E3[:1] + lines[0][1:], BY_D2[:1] + lines[1][1:]])
    assert lines[0][2:] == lines[1][2:]
    assert counsel.worths[BY_E3[0]] == counsel.worths[BY_D2[0]]


def test_no_choice_is_a_mistake_that_led_to_the_same_by_what_was_done_then() -> None:
    table = Table(
        GAME, behind_the_gargoyle().options, Seeded(1), position=plain(behind_the_gargoyle())
    )
    for option in BY_D2:
        table.answer(table.asks[0].number, option)
    lines: dict[Option, tuple[Option, ...]] = {
        BY_E3[0]: BY_E3,
        BY_D2[0]: (BY_D2[0], End("knight")),
    }
    worths: dict[Option, float] = {BY_E3[0]: 0.9, BY_D2[0]: 0.5}
    known = Counsel([Advice(BY_E3[0], 0.9, BY_E3[1:], ())], worths, lines=lines)
    moments, _ = replayed(table, "knight", lambda done, of: None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("grimtable.minds.mistakes.advise", lambda *about, **more: known)
        assert judged(table, moments, moments[:1], Budget(8, 20.0)), "as it seems at a glance"
        assert not judged(table, moments, moments[:1], Budget(8, 20.0), again=True)
