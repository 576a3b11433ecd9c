"""How a table begins: what can be chosen is pictured, and the program may lay the table out."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimtable.form import choices, portraits
from grimtable.games import GAMES, find
from grimtable.web.hall import ME, Hall
from grimtable.web.live import Live
from grimtable.web.migrate import migrate
from grimtable.web.shelf import Shelf
from grimtable.web.store import Store
from grimtable.web.thinkers import Thinkers

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


def test_both_languages_say_it_differently() -> None:
    for game in GAMES:
        for name, one in portraits(find(game).folder).items():
            assert one.en != one.fr, (game, name)


async def opened(database: str, game: str, laid: bool = False) -> tuple[Hall, Live]:
    """A table of one person, who plays every seat."""
    hall = Hall(SHELF, Store(database), Thinkers(1), pace=0)
    await migrate(hall.store.engine)
    options = SHELF.options(game, {})
    seats = {seat.id: ME for seat in SHELF[game].seats(options)}
    made = await hall.create(game, options, seats, laid=laid)
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
