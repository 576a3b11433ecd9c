"""How a table begins: what can be chosen is pictured, and the program may lay the table out."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from grimtable.form import choices, portraits
from grimtable.games import GAMES, find
from grimtable.kernel import Ask, Seeded, Table
from grimtable.web.hall import ME, Hall
from grimtable.web.live import Live
from grimtable.web.migrate import migrate
from grimtable.web.shelf import Shelf
from grimtable.web.store import Store
from grimtable.web.thinkers import Acquaintance, Intent, Thinkers
from grimtable.web.viewer import Viewer
from tests.web.harness import ROOT

SHELF = Shelf(GAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_can_be_chosen_has_a_picture_and_a_sentence(game: str, language: str) -> None:
    found = find(game)
    values = [
        value
        for choice in choices(found, SHELF.text(game, found.Options(), language))
        for value in choice.values
    ]
    drawn = [value for value in values if value.icon]
    assert {value.value for value in drawn} == portraits(found.folder).keys()
    for value in drawn:
        assert value.about[-1] == "."
        assert (value.won is None) == (value.games == 0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_nothing_need_be_chosen_it_says_what_becomes_of_it(game: str, language: str) -> None:
    text = SHELF.text(game, find(game).Options(), language)
    free = [v for choice in choices(find(game), text) for v in choice.values if v.value is None]
    assert not [value for value in free if value.words == text("none")]


def test_both_languages_say_it_differently() -> None:
    for game in GAMES:
        for name, one in portraits(find(game).folder).items():
            assert one.en != one.fr, (game, name)


async def opened(
    database: str,
    game: str,
    laid: bool = False,
    minds: Mapping[str, str] | None = None,
    *,
    real_dice: bool = False,
) -> tuple[Hall, Live]:
    """A table of one person, who plays every seat but those of computer players."""
    hall = Hall(SHELF, Store(database), Thinkers(1), pace=0)
    await migrate(hall.store.engine)
    options = SHELF.options(game, {})
    seats = {seat.id: ME for seat in SHELF[game].seats(options)}
    made = await hall.create(
        game, options, {**seats, **(minds or {})}, laid=laid, real_dice=real_dice
    )
    return hall, await hall.live(made.table)


async def closed(hall: Hall) -> None:
    await hall.close()
    await hall.store.close()


def asked(live: Live) -> str:
    ask = live.asks[0].ask
    return str(getattr(ask, "what", ""))


@pytest.mark.parametrize(
    ("game", "first"),
    [("dark_souls", "bonfire"), ("berserk", "plan"), ("drunagor", "act"), ("realms", "act")],
)
async def test_the_program_lays_the_table_out_and_play_begins(
    tmp_path: Path, game: str, first: str
) -> None:
    hall, live = await opened(f"sqlite:///{tmp_path / 'a.sqlite'}", game, laid=True)
    assert asked(live) == first
    assert live.orders.get(live.asks[0].ask.seat, "") == ""
    await closed(hall)


async def test_rivals_are_laid_out_by_the_same_means_as_people(tmp_path: Path) -> None:
    """So nobody begins with a better army, and nobody waits for one either."""
    database = f"sqlite:///{tmp_path / 'a.sqlite'}"
    hall, live = await opened(database, "realms", laid=True, minds={"second": "fair"})
    assert asked(live) == "act"
    game, bought = SHELF["realms"], Counter[str]()
    again = Table(game, live.options, None)
    for entry in live.table.entries():
        ask = again.run.find(entry.ask)
        if isinstance(ask, Ask) and ask.what in game.learned:
            bought[ask.seat] += 1
            thumb = game.hunch(again.run.state, ask)
            assert thumb is not None
            done = ask.read(entry.answer)
            assert game.twin(again.run.state, done) == game.twin(again.run.state, thumb)
        again.answer(entry.ask, entry.answer)
    assert min(bought["first"], bought["second"]) > 5
    await closed(hall)


async def test_the_program_draws_what_reads_alike_where_it_lays_the_table_out(
    tmp_path: Path,
) -> None:
    """Which orange runes lie on the Track nobody can tell by their colour."""
    database = f"sqlite:///{tmp_path / 'a.sqlite'}"
    hall, live = await opened(database, "drunagor", laid=True, real_dice=True)
    assert asked(live) == "act"
    before = live.table.answered
    live = await hall.undo(live.record.id, "vorn")
    assert live.table.answered == before - 1, "whoever takes it back goes on by hand"
    await closed(hall)


async def test_who_takes_the_layout_back_lays_it_out_by_hand(tmp_path: Path) -> None:
    hall, live = await opened(f"sqlite:///{tmp_path / 'a.sqlite'}", "dark_souls", laid=True)
    table = live.record.id
    live = await hall.undo(table, "assassin")
    assert live.lays_out(live.asks[0].ask)
    del hall.lives[table]
    again = await hall.live(table)  # as the journal tells it
    assert asked(again) == asked(live)
    assert again.lays_out(again.asks[0].ask)
    done = await hall.say(table, "assassin", "order laid")
    assert asked(done) == "bonfire"
    await closed(hall)


async def test_without_a_wish_every_table_is_laid_out_by_its_people(tmp_path: Path) -> None:
    hall, live = await opened(f"sqlite:///{tmp_path / 'a.sqlite'}", "dark_souls")
    assert asked(live) == "boss"
    await closed(hall)


async def test_companions_take_their_places_without_keeping_anybody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds: list[str] = []

    async def at_once(thinkers: Thinkers, job: Any, who: str = "") -> Intent:
        minds.append(job.mind)
        return Intent(*job.think())

    monkeypatch.setattr(Thinkers, "think", at_once)
    hall = Hall(SHELF, Store(f"sqlite:///{tmp_path / 'a.sqlite'}"), Thinkers(1), pace=3600)
    await migrate(hall.store.engine)
    options = SHELF.options("drunagor", {"party": ["vorn", "lorelai"]})
    made = await hall.create("drunagor", options, {"vorn": ME, "lorelai": "grim"})
    live = await hall.live(made.table)
    live.viewers.add(Viewer(live, ["vorn"], "vorn", "en"))  # acts are paced for who looks on
    live = await hall.say(made.table, "vorn", "order laid")
    while hall.thinking._tasks:
        await asyncio.wait_for(asyncio.gather(*hall.thinking._tasks), 60)
    assert asked(live) == "act"
    assert set(minds) == {"greedy"}
    await closed(hall)


def test_a_worker_that_thinks_loads_no_server() -> None:
    loads = "import sys, grimtable.web.thinkers; sys.exit('litestar' in sys.modules)"
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    assert subprocess.run([sys.executable, "-c", loads], env=source).returncode == 0


async def test_a_worker_reads_the_games_while_somebody_looks_at_the_lobby() -> None:
    thinkers = Thinkers(1)
    thinkers.prepare(GAMES[:1])
    (reading,) = thinkers._busy
    thinkers.prepare(GAMES[:1])
    assert thinkers._busy == {reading}, "once is enough"
    await asyncio.wait_for(reading, 60)
    pool = thinkers._pool
    assert pool is not None
    await pool.think(Acquaintance(GAMES[0]))
    thinkers.close()


def test_adventures_bear_the_numbers_that_their_order_gives_them() -> None:
    """Everybody calls Berserk's Adventures by their numbers: the picker has to say them."""
    shown = portraits(find("berserk").folder)
    adventures = list(shown)[list(shown).index("mill") :]
    assert len(adventures) == 11
    for number, name in enumerate(adventures, 1):
        assert shown[name].en.startswith(f"Adventure {number}: "), name


def test_what_a_campaign_decides_by_itself_is_for_single_games() -> None:
    game = find("drunagor")
    found = choices(game, SHELF.text("drunagor", game.Options(), "en"))
    single = {choice.id for choice in found if choice.single}
    assert single == {"horseman", "wounded", "adventure", "door"}


@pytest.mark.parametrize(
    ("name", "given", "idle"),
    [
        ("realms", {}, {"rounds"}),
        ("realms", {"draft": 4}, {"first", "second"}),
        ("dark_souls", {"campaign": "first_journey"}, {"mini_boss", "main_boss"}),
        ("dark_souls", {"skirmish": "dancer"}, {"mini_boss", "main_boss"}),
        ("drunagor", {}, {"door", "seasoned"}),
        ("drunagor", {"adventure": "old_way"}, {"horseman"}),
    ],
)
def test_what_is_not_asked_for_changes_nothing(
    name: str, given: dict[str, Any], idle: set[str]
) -> None:
    game, options = find(name), SHELF.options(name, given)
    assert game.idle(options) == idle

    def begun(**more: Any) -> bytes:
        table = Table(game, structs.replace(options, **more), Seeded(1))
        for _ in range(12):
            asked = table.asks[0]
            assert isinstance(asked.ask, Ask)
            table.answer(asked.number, asked.ask.options[0])
        return msgspec.json.encode(table.scene(None))

    for choice in SHELF.choices(name, "en"):
        if choice.id in idle:
            others = [value.value for value in choice.values] or [1, 2]
            values = [True, False] if choice.type == "switch" else others
            assert {begun(**{choice.id: value}) for value in values} == {begun()}, choice.id
