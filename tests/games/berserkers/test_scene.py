"""What the player sees."""

from __future__ import annotations

import pytest

from grimtable.games.berserkers import GAME
from grimtable.kernel.scene import reaching, touches
from grimtable.kernel.text import Text
from tests.games.berserkers.table import phase1, riders


@pytest.mark.parametrize(
    ("field", "value", "line"),
    [
        ("harp", True, "scene-in-force-harp"),
        ("skip_riders", True, "scene-in-force-skip"),
        ("no_moves", True, "scene-in-force-no-moves"),
        ("locked", 2, "scene-in-force-locked"),
    ],
)
def test_what_holds_for_a_turn_is_on_the_table(field: str, value: object, line: str) -> None:
    state = phase1(dice=[1], **{field: value}).s
    panels = {
        panel.id: [words.key for words in panel.lines] for panel in GAME.scene(state, None).panels
    }
    assert panels["in-force"] == [line]


def test_nothing_in_force_needs_no_panel() -> None:
    assert "in-force" not in {p.id for p in GAME.scene(phase1(dice=[1]).s, None).panels}


def test_an_enemy_is_offered_with_what_its_die_makes_it_do() -> None:
    t = riders(black=3, blue=2)
    for language, words in (
        ("en", ["Black Rider: Darkness, ↓", "Blue Rider: wide attack, →"]),
        ("fr", ["Cavalier noir : Ténèbres, ↓", "Cavalier bleu : attaque étendue, →"]),
    ):
        text = Text.of(GAME, t.table.options, language)
        scene = t.table.scene("player")
        shown = [text.option(option, scene) for option in t.ask.options[:2]]
        assert [line.replace("\u00a0", " ") for line in shown] == words
        assert {"riders-on-3", "rider-black"} <= set(touches(t.ask.options[0], scene.ids()))


def test_pointing_at_a_die_lights_every_row_that_takes_it() -> None:
    t = phase1(dice=[3, 3, 5])
    reach = reaching(t.table.scene("player"))
    rows = {str(o): reach(o) for o in t.ask.options if str(o).startswith("Place")}
    threes = [touched for notation, touched in rows.items() if notation.endswith("-3")]
    assert threes
    assert all({"d3", "d3b"} <= set(touched) for touched in threes)
    assert all("d3" not in touched for n, touched in rows.items() if n.endswith("-5"))
