"""The sample scenes as characters: maps, mats, a blow under way, a page."""

from __future__ import annotations

import re

import pytest

from grimtable.games.dark_souls import GAME as SOULS
from grimtable.games.dark_souls.state import Options
from grimtable.kernel import Ask, Seeded, Table
from grimtable.terminal.board import draw_board, layout, turned
from grimtable.terminal.catalogue import Catalogue
from grimtable.terminal.marks import Marks
from grimtable.terminal.spread import draw_gauges, draw_spread
from tests.web.gallery import ASKED, GAME, ROOMS, Gallery

NOTHING = Marks()


@pytest.fixture
def words() -> Catalogue:
    return Catalogue.at(Table(GAME, GAME.Options(), Seeded(3)), "en")


def room(name: str):  # type: ignore[no-untyped-def]
    return ROOMS[name](Gallery(room=name, seen=[]))


def test_a_monster_of_seven_spaces_is_one_body_with_its_name_in_the_middle(
    words: Catalogue,
) -> None:
    canvas = draw_board(room("hexes"), words, NOTHING, 118, 40)
    row = next(line for line in canvas.plain().splitlines() if "Grave Ogre" in line)
    body = row[row.index("⌖O Grave Ogre") - 5 :].split("┃")[0]
    assert "│" not in body
    assert len(body) > 25, "three spaces wide"
    assert len([r for r in canvas.regions if r.id == "ogre"]) >= 7


def test_tiles_darkness_heights_and_doors_are_drawn(words: Catalogue) -> None:
    drawn = draw_board(room("dungeon"), words, NOTHING, 118, 40).plain()
    for sign in ("Tile 1A", "Tile 6A", "Darkness", "▲1", "▲2", "▣", "□", "≡", "▒", "∴"):
        assert sign in drawn, sign


def test_everything_that_is_asked_for_can_be_clicked(words: Catalogue) -> None:
    for name, asked in ASKED.items():
        scene = room(name)
        marks = Marks(frozenset(asked))
        pictures = [
            draw(scene, words, marks, 118, 40) for draw in (draw_board, draw_spread, draw_gauges)
        ]
        for thing in asked:
            assert any(canvas.find(thing) for canvas in pictures), f"{name}: {thing}"


def test_a_mat_shows_cubes_in_their_slots_and_thresholds_on_its_tracks(words: Catalogue) -> None:
    drawn = draw_spread(room("hexes"), words, NOTHING, 60, 0).plain()
    assert "Strike [■][■][·]  Aim [■][·][×]" in drawn
    assert "Fatigue ━━━┃──│──│ 4/10" in drawn
    assert "Left arm [w··]" in drawn


def test_the_blow_under_way_says_who_whom_with_what_and_who_may_answer(words: Catalogue) -> None:
    drawn = draw_gauges(room("blow"), words, NOTHING, 60, 0).plain()
    for line in (
        "Cleave: Guts → Grave Ogre, Thug",
        "→ Guts  1 Armour  5 health left",
        "Interrupts  Wounds",
        "May still answer: the Guest",
    ):
        assert line in drawn


def test_no_figure_of_a_blow_is_said_twice() -> None:
    fight = Options(("knight",), skirmish="winged_knight")
    table = Table(SOULS, fight, Seeded(1))
    while not table.scene("knight").blows:
        number, ask = table.asks[0]
        assert isinstance(ask, Ask)
        table.answer(number, ask.options[0])
    said = draw_gauges(table.scene("knight"), Catalogue.at(table, "en"), NOTHING, 60, 0).plain()
    (line,) = [line for line in said.splitlines() if "strength" in line]
    assert re.fullmatch(r"strength \d+  dodge difficulty \d+  (physical|magical)", line.strip())


def test_a_page_is_read_above_the_board_and_its_choices_can_be_clicked(words: Catalogue) -> None:
    canvas = draw_board(room("page"), words, NOTHING, 100, 40)
    lines = canvas.plain().splitlines()
    title = next(i for i, line in enumerate(lines) if "The drowned shrine" in line)
    assert title < next(i for i, line in enumerate(lines) if "Tile 1A" in line)
    assert canvas.find("p117-break") is not None


def test_a_page_is_no_wider_than_what_can_be_seen_beside_a_larger_board(words: Catalogue) -> None:
    canvas = draw_board(room("page"), words, NOTHING, 40, 12)
    found = canvas.find("p117-break")
    assert canvas.width > 40, "the board is scrolled aside"
    assert found is not None
    assert found.x + found.w <= 40


def test_a_board_is_turned_to_who_sits_on_the_other_side() -> None:
    from msgspec.structs import replace

    scene = room("dungeon")
    seen = turned(replace(scene, turned=180))
    before, after = layout(scene.cells, 118, 40), layout(seen.cells, 118, 40)
    assert (before["a1"].x0, before["a1"].y0) == (after["l8"].x0, after["l8"].y0)
    ogre = next(one for one in seen.pieces if one.id == "ogre")
    assert ogre.facing == 0
