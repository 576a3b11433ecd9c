"""Scenes as characters: no app is needed to see that they are right."""

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from grimtable.kernel import Seeded, Table, Words
from grimtable.kernel.board import Cell, Link, Piece
from grimtable.kernel.mats import (
    Card,
    Die,
    Panel,
    Row,
    Track,
    Zone,
)
from grimtable.kernel.scene import Scene
from grimtable.kernel.words import Badge
from grimtable.terminal.board import draw_board, layout
from grimtable.terminal.canvas import Canvas, cut, flow, wrap
from grimtable.terminal.catalogue import Catalogue
from grimtable.terminal.marks import Marks
from grimtable.terminal.marks import piece as sign
from grimtable.terminal.palette import EMBER, ink
from grimtable.terminal.spread import draw_gauges, draw_spread
from tests.terminal.siege import GAME as SIEGE
from tests.terminal.siege import PLACES, field

NOTHING = Marks()
STATUS = Words("scene-held")


@pytest.fixture
def words() -> Catalogue:
    return Catalogue.at(Table(SIEGE, SIEGE.Options(), Seeded(3)), "en")


def stone(name: str, cell: str, glyph: str = "K") -> Piece:
    return Piece(name, cell, Words("scene-rider"), "horseman", glyph, "red")


def test_boxes_that_share_an_edge_join() -> None:
    canvas = Canvas(9, 3)
    canvas.box(0, 0, 5, 3)
    canvas.box(4, 0, 5, 3)
    assert canvas.plain() == "╭───┬───╮\n│   │   │\n╰───┴───╯"


def test_a_heavy_line_wins_where_lines_meet() -> None:
    canvas = Canvas(5, 1)
    canvas.level(0, 4, 0, ink())
    canvas.level(1, 3, 0, ink(EMBER), 2)
    assert canvas.plain() == "╶━━━╴"


def test_wide_characters_take_two_places() -> None:
    canvas = Canvas(6, 1)
    assert canvas.put(0, 0, "龍a") == 3
    assert canvas.plain() == "龍a"
    assert canvas.put(5, 0, "龍") == 7
    assert canvas.plain() == "龍a", "half a character is not drawn"


def test_words_wrap_and_are_cut() -> None:
    assert wrap("the dark recedes", 8) == ["the dark", "recedes"]
    assert wrap("abcdefghij", 4) == ["abc-", "def-", "ghij"]
    assert wrap("/a/b/c/d", 4) == ["/a/b", "/c/d"]
    assert cut("North gate", 6) == "North…"
    assert flow([], 10) == []


def test_squares_share_borders_and_walls_are_heavy(words: Catalogue) -> None:
    cells = tuple(Cell(f"{x}-{y}", x, y) for x in range(2) for y in range(2))
    scene = Scene(STATUS, cells, (Link("0-0", "1-0", "wall"),), (stone("a", "1-1"),))
    drawn = draw_board(scene, words, NOTHING, 9, 5).plain()
    assert drawn == "\n".join(
        [
            "╭───┳───╮",
            "│   ┃   │",
            "├───╋───┤",
            "│   │ K │",
            "╰───┴───╯",
        ]
    )


@pytest.mark.parametrize("pointed_up", [True, False])
def test_hexes_have_the_neighbours_that_bricks_have(pointed_up: bool) -> None:
    def cell(x: int, y: int) -> Cell:
        if pointed_up:
            return Cell(f"{x}-{y}", x + y % 2 / 2, y * 0.866, "hex")
        return Cell(f"{x}-{y}", x * 0.866, y + x % 2 / 2, "hex")

    cells = tuple(cell(x, y) for x in range(4) for y in range(4))
    rects = layout(cells, 60, 24)
    for a in cells:
        near = {b.id for b in cells if b is not a and (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 1.1}
        touching = set()
        for b in cells:
            p, q = rects[a.id], rects[b.id]
            wide = min(p.x1, q.x1) - max(p.x0, q.x0)
            high = min(p.y1, q.y1) - max(p.y0, q.y0)
            assert a is b or wide <= 0 or high <= 0, "hexes overlap"
            if a is not b and wide >= 0 and high >= 0 and wide + high > 0:
                touching.add(b.id)
        assert touching == near


def test_nodes_are_joined_by_their_links(words: Catalogue) -> None:
    cells = (Cell("a", 0, 0, "node"), Cell("b", 2, 0, "node"), Cell("c", 2, 2, "node"))
    scene = Scene(
        STATUS, cells, (Link("a", "b"), Link("b", "c"), Link("a", "c")), (stone("s", "c"),)
    )
    drawn = draw_board(scene, words, NOTHING, 40, 14).plain()
    assert "│────" in drawn
    assert "╲" in drawn
    assert "K" in drawn


def test_twelve_cards_show_titles_lines_badges_and_eight_pieces(words: Catalogue) -> None:
    table = Table(SIEGE, SIEGE.Options(), Seeded(3))
    for rider in field(table).riders:
        field(table).riders[rider] = "gate"
    for width, height in ((66, 27), (50, 21)):
        canvas = draw_board(table.scene("captain"), words, NOTHING, width, height)
        drawn = canvas.plain()
        assert canvas.width == width
        assert canvas.height == height, "all of it can be seen"
        for place in PLACES:
            assert words.name(place) in drawn
        assert drawn.count("♞") == 8
        assert drawn.count("▲1") == 2
        gate = canvas.find("gate")
        assert gate is not None
        for rider in field(table).riders:
            region = canvas.find(rider)
            assert region is not None
            assert gate.holds(region.x, region.y)


def test_what_does_not_fit_is_counted(words: Catalogue) -> None:
    pieces = tuple(stone(f"p{i}", "a") for i in range(60))
    scene = Scene(STATUS, (Cell("a", 0, 0), Cell("b", 1, 0)), pieces=pieces)
    drawn = draw_board(scene, words, NOTHING, 21, 5).plain()
    shown = drawn.count("K")
    assert 0 < shown < 60
    assert f"+{60 - shown}" in drawn


def test_options_are_numbered_on_what_they_end_at(words: Catalogue) -> None:
    marks = Marks(frozenset({"hero", "mill"}), frozenset({"mill"}), {"mill": "3"})
    scene = Table(SIEGE, SIEGE.Options(), Seeded(3)).scene("captain")
    canvas = draw_board(scene, words, marks, 66, 27)
    mill = canvas.find("mill")
    assert mill is not None
    assert canvas.plain().splitlines()[mill.y][mill.x :].startswith("┏ Mill ━")
    assert "3━┓" in canvas.plain()


def test_the_topmost_thing_is_hit_first() -> None:
    table = Table(CONNECT_FOUR, CONNECT_FOUR.Options(), None)
    table.answer(0, "Drop c")
    words = Catalogue.at(table, "en")
    canvas = draw_board(table.scene("red"), words, NOTHING, 66, 27)
    stone = canvas.find("stone-c1")
    assert stone is not None
    assert [region.id for region in canvas.at(stone.x, stone.y)] == ["stone-c1", "c1", "c"]


def test_tracks_dice_cards_piles_and_panels(words: Catalogue) -> None:
    march = Words("scene-march")
    rows = (Row("march-1", march, "1"), Row("march-2", march, "2", taken=True))
    dice = (Die("red", "4", "red"), Die("blue", "", used=True))
    card = Card("march", Words("name-march"), (Words("scene-goal1"),), rows)
    back = Card("x", Words("scene-deck"), face_down=True)
    scene = Scene(
        STATUS,
        zones=(
            Zone("deck", Words("scene-deck"), count=10),
            Zone("actions", Words("scene-actions"), (card, back), owner="captain"),
            Zone("dice", Words("scene-dice"), dice=dice),
        ),
        tracks=(Track("gold", Words("scene-gold"), 3, 6, tint="yellow"),),
        panels=(
            Panel("goals", Words("scene-goals"), (Words("scene-goal2"),)),
            Panel("now", Words("scene-deck"), (Words("scene-goal1"),), pinned=True),
        ),
    )
    gauges = draw_gauges(scene, words, NOTHING, 40, 30)
    assert gauges.plain().startswith("Gold ━━━─── 3/6")
    assert "Village deck\n" in gauges.plain()
    assert " 4 " in gauges.plain()
    for thing in ("gold", "dice", "red", "blue"):
        assert gauges.find(thing) is not None
    canvas = draw_spread(scene, words, NOTHING, 40, 30)
    drawn = canvas.plain()
    assert "Village deck (10)" in drawn
    assert "Action cards · The captain" in drawn
    assert "╭ March" in drawn
    assert "▒ Village deck ▒" in drawn
    assert drawn.endswith("Goals\nKeep the chapel standing.")
    for thing in ("deck", "actions", "march", "march-1", "march-2"):
        assert canvas.find(thing) is not None


def test_two_things_grow_from_both_ends_of_a_track(words: Catalogue) -> None:
    scene = Scene(STATUS, tracks=(Track("dark", Words("scene-dark"), 2, 12, other=3),))
    assert "Darkness ━━───────━━━ 2/12 · 3" in draw_gauges(scene, words, NOTHING, 40, 5).plain()


def test_badges_that_find_no_border_stand_inside(words: Catalogue) -> None:
    badge = Badge(Words("scene-fire"), glyph="▲", value="1")
    scene = Scene(STATUS, (Cell("a", 0, 0, "node", badges=(badge,)),))
    assert "▲1" in draw_board(scene, words, NOTHING, 12, 5).plain()


def test_a_piece_with_a_number_says_of_what_and_its_figures_do_not_run_together(
    words: Catalogue,
) -> None:
    health, guard = (Badge(Words("scene-fire"), value=value) for value in ("7", "1"))
    troll = Piece("t2", "d6", Words("scene-fire"), "", "T", "red", (health, guard), label="2")
    spans = sign(troll, words, Marks(), named=False)
    assert "".join(span.text for span in spans) == "T2 7 1"
    knight = Piece("k", "d6", Words("scene-fire"), "", "K", "red", label="KO")
    assert sign(knight, words, Marks(), named=False)[0].text == "KO", "initials, not both"
