"""The map between encounters: the sides of tiles, and the bosses before one is chosen."""

from __future__ import annotations

from typing import Any

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.setup import laid_doors
from grimtable.kernel import Seeded, Table


def table() -> Any:
    return Table(GAME, GAME.Options(), Seeded(5))


def test_every_side_of_a_laid_tile_is_drawn_as_a_wall_or_a_doorway() -> None:
    t = table()
    while len(t.run.state.tiles) < 2:
        ask = t.asks[0]
        t.answer(ask.number, ask.ask.options[0])
    scene, laid = t.scene(None), laid_doors(t.run.state)
    assert len(scene.edges) == 4 * len(laid)
    doors = sum(edge.kind == "open" for edge in scene.edges)
    assert doors == sum(map(len, laid.values()))


def test_a_boss_is_offered_with_its_data() -> None:
    scene = table().scene(None)
    bosses = next(zone for zone in scene.zones if zone.id == "bosses")
    assert bosses.cards
    assert all(card.lines for card in bosses.cards)
