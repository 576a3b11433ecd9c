"""Ties of those whom nobody plays: people may leave them to the program, and take that back."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path

import pytest

from grimtable.games import GAMES, find
from grimtable.kernel import Ask, Text
from grimtable.kernel.errors import Refused
from grimtable.web.hall import Hall
from grimtable.web.live import Live
from grimtable.web.viewer import Viewer
from tests.web.test_opening import asked, closed, opened

TIES = find("berserk").ties


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda n: "7" * 2 * n)


async def played(hall: Hall, live: Live, until: frozenset[str], most: int = 60) -> Live:
    """Everybody does as little as they may, until one of these is asked."""
    for _ in range(most):
        if live.over or asked(live) in until:
            return live
        opened = live.asks[0]
        assert isinstance(opened.ask, Ask)
        options = list(opened.ask.options)
        at = next((i for i, one in enumerate(options) if one.ends), 0)
        act = partial(
            Live.answer,
            seat=live.answerer(opened),
            number=live.wire_number(opened),
            option=at,
            text=None,
        )
        live = await hall.act(live.record.id, act)
    return live


def told(live: Live) -> list[str]:
    """The log in English."""
    viewer = Viewer(live, [], None, "en")
    return [viewer.text.event(event) for event in live.table.told(None)]


async def at_a_tie(folder: Path) -> tuple[Hall, Live]:
    """The first tie of Adventure 1, asked of one person who plays all Heroes."""
    hall, live = await opened(f"sqlite:///{folder / 'a.sqlite'}", "berserk", laid=True)
    live = await played(hall, live, TIES)
    assert live.is_tie(live.asks[0].ask)
    return hall, live


async def test_ties_are_asked_unless_somebody_leaves_them_to_the_program(tmp_path: Path) -> None:
    hall, live = await at_a_tie(tmp_path)
    seat, answers = live.people[-1], live.answers
    live = await hall.act(live.record.id, lambda now: now.leave_ties(seat, True))
    assert live.answers > answers
    live = await played(hall, live, TIES, most=12)
    assert asked(live) not in TIES
    lines = told(live)
    assert any(line.startswith("Ties are broken by the program from here on") for line in lines)
    assert sum(line.startswith("A tie, decided for you: ") for line in lines) > 1
    await closed(hall)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_people_may_care_for_is_said_before_and_after(game: str, language: str) -> None:
    text = Text.of(find(game), find(game).Options(), language)
    said = [f"care-{care}{more}" for care in find(game).cares for more in ("", "-stands")]
    assert not [key for key in said if not text.has(key)]


async def test_who_cares_for_grave_rolls_alone_is_asked_about_no_other(tmp_path: Path) -> None:
    hall, live = await opened(f"sqlite:///{tmp_path / 'a.sqlite'}", "dark_souls", laid=True)
    table, luck, people = live.record.id, frozenset({"luck"}), list(live.people)

    async def to_a_trifle(live: Live) -> Live:
        while live.answers < 600:
            live = await played(hall, live, luck, most=200)
            ask = live.asks[0].ask
            assert isinstance(ask, Ask)
            if "death" in (ask.minor or ()):
                return live
            live = await played(hall, live, frozenset(), most=1)
        raise AssertionError("nothing was ever at stake")

    live = await to_a_trifle(live)
    ask = live.asks[0].ask
    assert isinstance(ask, Ask)
    viewer = Viewer(live, people, ask.seat, "en")
    assert [care for care, _ in viewer.view().asks[0].cares] == ["death", "harm"]
    before = live.undoable(ask.seat)
    live = await hall.order(table, people, "death")
    assert asked(live) not in luck or live.asks[0].ask.minor == ()  # type: ignore[union-attr]
    assert live.undoable(ask.seat) == before
    assert "only when one of you may fall" in Viewer(live, people, ask.seat, "en").view().care
    del hall.lives[table]
    live = await hall.live(table)
    assert set(live.table.cares.values()) == {"death"}, "a restart forgets no order"
    live = await hall.order(table, people, "")
    assert Viewer(live, people, ask.seat, "en").view().care == ""
    with pytest.raises(Refused):
        await hall.order(table, people, "riches")
    await closed(hall)


async def test_the_order_outlasts_the_server_and_is_told_the_same(tmp_path: Path) -> None:
    hall, live = await at_a_tie(tmp_path)
    table, seat = live.record.id, live.people[0]
    live = await hall.act(table, lambda now: now.leave_ties(seat, True))
    live = await played(hall, live, TIES, most=12)
    lines = told(live)
    del hall.lives[table]
    again = await hall.live(table)  # as the journal tells it
    assert told(again) == lines
    assert again.table.ordered == TIES
    await closed(hall)


async def test_undo_goes_past_what_is_left_to_the_program_as_long_as_it_is(tmp_path: Path) -> None:
    hall, live = await at_a_tie(tmp_path)
    table, seat, tied = live.record.id, live.people[0], asked(live)
    before = live.undoable(seat)
    live = await hall.act(table, lambda now: now.leave_ties(seat, True))
    assert live.undoable(seat) == before
    live = await hall.act(table, lambda now: now.leave_ties(seat, False))
    heard = live.undoable(seat)
    assert heard is not None
    assert heard.what in TIES
    for _ in range(20):
        live = await hall.undo(table, seat)
        if live.undoable(seat) == before:
            break
    assert asked(live) == tied
    live = await hall.act(table, lambda now: now.leave_ties(seat, True))
    live = await hall.undo(table, seat)
    assert live.undoable(seat) != before
    assert asked(live) not in TIES
    await closed(hall)


async def test_undo_after_the_order_stops_at_the_tie_that_was_decided_by_hand(
    tmp_path: Path,
) -> None:
    hall, live = await at_a_tie(tmp_path)
    table, seat = live.record.id, live.people[0]
    first = live.answers
    for _ in range(20):  # on to another tie, and by hand
        live = await played(hall, live, frozenset(), most=1)
        if asked(live) in TIES:
            break
    assert asked(live) in TIES
    heard = live.undoable(seat)
    assert heard is not None
    assert heard.what in TIES
    live = await hall.act(table, lambda now: now.leave_ties(seat, True))
    assert live.undoable(seat) == heard
    live = await hall.undo(table, seat)
    assert live.answers >= first
    assert asked(live) == heard.what
    assert not live.table.ordered, "it is asked again, and not answered at once"
    del hall.lives[table]
    again = await hall.live(table)
    assert not again.table.ordered
    assert asked(again) == asked(live)
    await closed(hall)
