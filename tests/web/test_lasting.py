"""Web tables outlive the rules with which they were made."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from litestar.testing import AsyncTestClient
from msgspec import structs

from grimtable.kernel import MARK, Ask, Script
from grimtable.kernel.errors import ForeignSave
from grimtable.kernel.position import encoded
from grimtable.kernel.run import Open
from grimtable.web.app import make_app
from grimtable.web.hall import Hall
from grimtable.web.lasting import standing
from grimtable.web.live import Live
from grimtable.web.migrate import migrate
from grimtable.web.shelf import Shelf, find_once
from grimtable.web.store import CONTROL, Row, Store
from grimtable.web.thinkers import Thinkers
from tests.kernel.trek import Take, Walk
from tests.web.cellar import Play
from tests.web.harness import CELLAR, TREK, PostgreSQL


@asynccontextmanager
async def hall(database: str, game: str = CELLAR) -> AsyncIterator[Hall]:
    """A server's hall, from its start to its end."""
    opened = Hall(Shelf([game]), Store(database), Thinkers())
    await migrate(opened.store.engine)
    yield opened
    await opened.close()
    await opened.store.close()


async def play(at: Hall, table: str, answers: int) -> Live:
    """Both seats take their first option, so many times."""
    live = await at.live(table)
    for _ in range(answers):
        number, ask = live.table.asks[0]
        assert isinstance(ask, Ask)
        seat, on_wire = ask.seat, live.wire_number(Open(number, ask))
        live = await at.act(table, lambda now, s=seat, n=on_wire: now.answer(s, n, 0, None))  # type: ignore[misc]
    return live


async def begun(database: str, answers: int) -> tuple[str, bytes]:
    """A table of two people on one screen, played so far; and its state."""
    async with hall(database) as at:
        shelf = at.shelf
        made = await at.create("cellar", shelf.options("cellar", {}), {})
        live = await play(at, made.table, answers)
        return made.table, encoded(live.table.run.state)


def log(live: Live) -> list[str]:
    text = live.shelf.text(live.record.game, live.options, "en")
    return [text.event(event) for event in live.table.chronicle]


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, database: str) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return database
    found: PostgreSQL = request.getfixturevalue("postgresql")
    return found.url


async def test_a_table_goes_on_from_its_checkpoint_when_the_rules_change(
    either: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = either
    table, before = await begun(database, 3)
    monkeypatch.setattr(find_once(CELLAR), "version", "2")
    async with hall(database) as at:
        live = await at.live(table)
        assert encoded(live.table.run.state) == before
        assert "rules 1): it goes on from its checkpoint." in log(live)[0]
        live = await play(at, table, 3)
        await at.act(table, lambda now: now.undo("crow"))
    async with hall(database) as at:
        live = await at.live(table)
        assert len(log(live)) > 1, "what was played since is played again"
        assert (live.table.rewinds, live.record.version) == (1, "2")
        live = await play(at, table, 3)
        rows = await at.store.rows(table, 0)
        assert [row.answer for row in rows].count("went-on") == 1
        assert live.seq == len(rows)


async def test_a_table_goes_on_from_its_checkpoint_when_a_card_changes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, before = await begun(database, 3)
    other = {"cards.toml": b"[ember]\nvalue = 9\n"}
    monkeypatch.setattr(type(find_once(CELLAR)), "content", lambda *_: other)
    async with hall(database) as at:
        live = await at.live(table)
        assert encoded(live.table.run.state) == before
        assert "it goes on from its checkpoint." in log(live)[0]
        assert live.record.content.keys() == {"cards/ember"}


async def test_a_table_without_a_checkpoint_is_played_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hall, "_checkpoint", lambda *_: _nothing())
    table, before = await begun(database, 3)
    monkeypatch.setattr(find_once(CELLAR), "version", "2")
    for _ in range(2):
        async with hall(database) as at:
            live = await at.live(table)
            assert encoded(live.table.run.state) == before
            assert log(live)[-1].endswith("all its answers still hold.")
            rows = await at.store.rows(table, 0)
            assert [row.answer for row in rows].count("replayed 1") == 1


async def test_a_table_that_fits_no_more_is_refused_and_stays_as_it_is(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hall, "_checkpoint", lambda *_: _nothing())
    table, before = await begun(database, 3)
    with monkeypatch.context() as changed:
        changed.setattr(find_once(CELLAR), "version", "2")
        changed.setattr(type(find_once(CELLAR)), "choose", _the_last_card)
        async with hall(database) as at:
            with pytest.raises(ForeignSave):
                await at.live(table)
    async with hall(database) as at:
        assert encoded((await at.live(table)).table.run.state) == before


async def test_answers_that_could_not_be_taken_along_are_not_played_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(database, TREK) as at:
        made = await at.create("trek", at.shelf.options("trek", {"walk": 1}), {})
        live = await play(at, made.table, 1)
    monkeypatch.setattr(find_once(TREK), "version", "2")
    monkeypatch.setattr(type(find_once(TREK)), "play", _only_much)
    for _ in range(2):
        async with hall(database, TREK) as at:
            live = await at.live(made.table)
            assert not live.over
            assert log(live)[0].endswith("from its checkpoint, without the last answer.")
            (opened,) = live.table.asks
            assert isinstance(opened.ask, Ask)
            assert list(map(str, opened.ask.options)) == ["Take 3"]


async def test_of_a_campaign_that_fits_no_more_what_was_written_down_begins_another_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncTestClient(make_app(database, games=[TREK], pace=0)) as client:
        body = {"game": "trek", "campaign": True}
        made = (await client.post("/api/tables", json=body)).json()
    monkeypatch.setattr(find_once(TREK), "version", "2")
    monkeypatch.setattr(type(find_once(TREK)), "record", lambda *_: Walk(2, (3,), ("ann", "bob")))
    monkeypatch.setattr("grimtable.web.hall.brought_up", _refuse)
    async with AsyncTestClient(make_app(database, games=[TREK], pace=0)) as client:
        path, token = f"/api/tables/{made['table']}", made["tokens"]["ann"]
        assert (await client.get(path)).status_code == 410
        told = (await client.get(f"{path}/campaign")).json()
        assert (told["next"], told["sheet"][1]["value"]) == ("Walk 2 of 3", "3")
        assert (await client.post(f"{path}/next")).status_code == 401
        headers = {"Authorization": f"Bearer {token}"}
        second = (await client.post(f"{path}/next", headers=headers)).json()["table"]
        view = (await client.get(f"/api/tables/{second}", headers=headers)).json()
        assert (view["chapter"], len(view["asks"])) == ("Walk 2 of 3", 1)


def _refuse(*_: object) -> None:
    raise ForeignSave("nothing of it fits")


def _only_much(_: Any, s: Any) -> Script[None]:
    """Another rule: nobody takes little."""
    yield MARK
    s.found = (yield Ask("ann", "take", (Take(3),), "trek.take")).n


async def _nothing() -> None:
    """A server that was killed before it kept anything."""


def _the_last_card(_: Any, s: Any, seat: str) -> Script[None]:
    """Another rule: nobody may choose."""
    s.chosen[seat] = (yield Ask(seat, "play", (Play(s.hands[seat][-1]),), rule="duel.choose")).card


def test_what_undo_took_back_does_not_stand() -> None:
    rows = [Row(0, "crow", "a"), Row(1, "wolf", "b"), Row(2, "crow", "c")]
    rows += [Row(CONTROL, "crow", "undo 1"), Row(3, "wolf", "d"), Row(4, "crow", "e")]
    rows = [structs.replace(row, seq=seq) for seq, row in enumerate(rows)]
    answers, lowest = standing(rows, 3)
    assert ([entry.answer for entry in answers], lowest) == (["a", "d", "e"], 1)
    assert standing(rows, 5)[1] == 2, "a checkpoint after the undo still holds"
