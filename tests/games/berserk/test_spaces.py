"""Pp. 12-20: Spaces, Tiles, Line of Sight."""

from __future__ import annotations

import pytest

from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.scene import scene
from grimtable.games.berserk.spaces import distance, in_range, sees, terrain
from grimtable.games.berserk.state import Token
from tests.games.berserk.table import Story

YARD = LIBRARY.adventures["yard"]


@pytest.mark.rule("space.adjacent", "space.hex", "tile.terrain", "tile.id", "gap.tiles")
def test_tiles_are_hexes_with_two_sides_each() -> None:
    assert len(LIBRARY.tile_entries) == 12
    field = YARD.hexes
    assert set(field.names(field.near[field.named["c5"]])) == {"c4", "c6", "b4", "b5", "d4", "d5"}


@pytest.mark.rule("tile.join", "tile.join.no-owner", "setup.board.tiles")
def test_the_half_spaces_between_two_tiles_are_spaces_of_neither() -> None:
    seam = YARD.hexes.mask("b6", "d6", "f6")
    assert seam & YARD.hexes.all == seam
    assert all(not tile & seam for tile in YARD.tiles.values())


@pytest.mark.rule("tile.join.no-owner")
def test_a_hero_on_the_seam_has_not_entered_the_next_tile() -> None:
    t = Story(guts="b5 grit stride", isidro="a1 bombs", schierke="a2 mending")
    t.play("Activate guts", "Walk guts b6")
    assert t.s.entered == []
    t.play("Walk guts a7")
    assert t.s.entered == ["b"]


@pytest.mark.rule("los.need", "los.visible", "los.tall-scenery", "scenery.short.sight", "los.line")
@pytest.mark.rule("los.corner", "gap.los.figure", "scenery.short", "scenery.tall")
def test_tall_scenery_hides_and_short_scenery_does_not() -> None:
    # f4 and f5 are tall, c3 and d2 short.
    t = Story(guts="f3 grit", isidro="f6 bombs", schierke="c2 mending", troll_1="c4")
    assert not sees(t.s, t.guts, t.isidro)
    assert sees(t.s, t.schierke, t.troll_1)
    assert in_range(t.s, t.guts, t.isidro, 3, visible=False)
    assert not in_range(t.s, t.guts, t.isidro, 3, visible=True)


@pytest.mark.rule("los.monster", "los.minis", "ruling.los-own-zone")
def test_a_monster_blocks_others_but_not_the_line_to_itself() -> None:
    # Trap 14.
    t = Story(guts="d3 grit", isidro="d7 bombs", schierke="a1 mending", ogre_1="d5")
    assert not sees(t.s, t.guts, t.isidro)
    assert sees(t.s, t.guts, t.ogre_1)
    del t.s.enemies["ogre_1"]
    t.schierke.at = "d5"
    assert sees(t.s, t.guts, t.isidro)


@pytest.mark.rule("ruling.range-metric", "range.limit")
def test_range_counts_spaces_between_the_nearest_parts_of_two_bases() -> None:
    t = Story(guts="a5 grit", isidro="a1 bombs", schierke="a2 mending", ogre_1="d5")
    assert distance(t.s, t.guts, t.ogre_1) == 2


@pytest.mark.rule("range.limit", "los.visible", "los.tall-scenery")
def test_the_map_shows_reach_range_and_sight_of_the_one_who_acts() -> None:
    t = Story(schierke="e5 spirit_bolt", guts="a1 grit", isidro="a2 bombs", troll_1="g5")
    t.stand("troll_2", "e8")
    t.play("Activate schierke")
    drawn = {(one.kind, one.of): one for one in scene(t.s).overlays}
    assert {"e6", "d5"} <= set(drawn["reach", ""].cells)
    assert {"e5", "e10"} <= set(drawn["area", "schierke"].cells)  # Spirit bolt has Range 5
    assert drawn["sight", "troll_1"].blocked  # behind the wall
    assert drawn["sight", "troll_2"].cells == ("e5", "e8")
    assert not drawn["sight", "troll_2"].blocked


@pytest.mark.rule("terrain.tokens")
def test_terrain_is_where_its_tokens_are_and_nowhere_else() -> None:
    t = Story(guts="b5 grit", isidro="a1 bombs", schierke="a2 mending")
    assert terrain(t.s, "mud") == 0
    t.s.tokens["mud_7"] = Token("mud_7", "mud", "d3")
    t.s.tokens["mud_8"] = Token("mud_8", "mud", "c5")
    assert terrain(t.s, "mud") == YARD.hexes.mask("d3", "c5")
