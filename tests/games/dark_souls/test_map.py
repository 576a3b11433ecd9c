"""The map between encounters: the sides of tiles, and the bosses before one is chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.defence import shields
from grimtable.games.dark_souls.setup import joined, laid_doors
from grimtable.games.dark_souls.under_way import Blow
from grimtable.kernel import Seeded, Table
from grimtable.kernel.text import Text
from grimtable.kernel.words import Words
from grimtable.terminal.board import turned
from tests.games.dark_souls.playing import fight


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


@pytest.mark.rule("node.entry")
@pytest.mark.parametrize("seed", range(6))
def test_a_fight_is_seen_as_its_tile_lies_on_the_map(seed: int) -> None:
    """Who comes through the southern doorway enters along the southern side."""
    t, random = table(), Random(seed)
    came, s = "", t.run.state
    while not s.fight:
        came = s.at
        number, ask = t.asks[0]
        t.answer(number, random.choice(ask.options))
        s = t.run.state
    side = joined(s)[s.fight.place][came]
    scene = turned(t.scene(None))
    entry = [cell for cell in scene.cells if cell.id in s.fight.entry]
    along = {0: min, 4: max, 6: min, 2: max}[side]
    edge = along((cell.y if side in (0, 4) else cell.x) for cell in scene.cells)
    assert entry
    assert {cell.y if side in (0, 4) else cell.x for cell in entry} == {edge}


def test_a_boss_is_offered_with_its_data() -> None:
    scene = table().scene(None)
    bosses = next(zone for zone in scene.zones if zone.id == "bosses")
    assert bosses.cards
    assert all(card.lines for card in bosses.cards)


def test_enemies_of_a_kind_are_told_apart_and_lead_to_their_card() -> None:
    s = fight("knight@c3", "hollow_soldier@a1 hollow_soldier@e1 sentinel@e5")
    scene = GAME.scene(s, None)
    labels = {piece.id: (piece.label, piece.card) for piece in scene.pieces}
    assert labels["hollow_soldier_1"] == ("1", "hollow_soldier-card")
    assert labels["hollow_soldier_2"] == ("2", "hollow_soldier-card")
    assert labels["sentinel_1"] == ("", "sentinel-card")
    assert {"hollow_soldier-card", "sentinel-card"} <= {card.id for card in scene.cards()}


def test_whom_one_fights_comes_before_what_lies_about() -> None:
    scene = GAME.scene(fight("knight@c3", "hollow_soldier@a1"), None)
    assert scene.zones[0].id == "enemies"


@pytest.mark.parametrize(
    ("stamina", "health", "said"),
    [
        (2, 0, "Knight took back 2 stamina."),
        (0, 3, "Knight healed 3 damage."),
        (1, 3, "Knight took back 1 stamina and healed 3 damage."),
    ],
)
def test_nothing_gained_is_not_told(stamina: int, health: int, said: str) -> None:
    text = Text.of(GAME, GAME.Options(), "en")
    told = Words("event-gained", {"who": "knight", "stamina": stamina, "health": health})
    assert text.words(told) == said


@pytest.mark.parametrize(
    ("won", "boss", "said"),
    [
        (False, "gargoyle", "Gargoyle still stands, and the fire is out"),
        (True, "gargoyle", "Gargoyle has fallen, and the party has won"),
        (False, "", "The party has lost"),
    ],
)
def test_the_end_names_whom_it_was_about(won: bool, boss: str, said: str) -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    s.won, s.boss = won, boss
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert Text.of(GAME, s.options, "en").words(outcome.words) == said


def test_a_fight_for_practice_puts_no_fire_out() -> None:
    s = GAME.new(GAME.Options(skirmish="gargoyle"))
    s.won, s.boss = False, "gargoyle"
    outcome = GAME.outcome(s)
    assert outcome is not None
    said = Text.of(GAME, s.options, "en").words(outcome.words)
    assert said == "Gargoyle still stands: the fight is lost"


def test_only_what_blocks_is_named_as_guarding() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight = s.characters["knight"]
    for magical in (False, True):
        blow = Blow("hollow_soldier_1", ["knight"], 4, magical, 1)
        named = shields(s, blow, knight)
        dice = [
            LIBRARY.gear[card].resist if magical else LIBRARY.gear[card].block for card in named
        ]
        assert all(dice)
        assert "long_sword" not in named


def test_what_stands_in_the_way_says_what_it_does() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    s.battle.terrain = {"b2": "gravestone", "c1": "chest", "c5": "barrel"}
    for language, words in (("en", "blocks the way"), ("fr", "barre le passage")):
        text = Text.of(GAME, s.options, language)
        cells = [cell for cell in GAME.scene(s, None).cells if cell.id in s.battle.terrain]
        assert [words in text.words(cell.badges[0].words) for cell in cells] == [True] * 3
