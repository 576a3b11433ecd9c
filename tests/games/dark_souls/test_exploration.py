"""Exploration and encounter setup, pp. 16-18."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import encounter, exploration
from grimtable.games.dark_souls.bonfire import INVENTORY, outfit
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.exploration import choices, enter, enter_fog, explore, trap_nodes
from grimtable.games.dark_souls.state import BONFIRE, Dropped, Souls, Tile, room
from grimtable.kernel.pile import shuffled
from tests.games.dark_souls.playing import asked, drive, fighting, party, told


def dungeon(*who: str) -> Souls:
    """The bonfire; tile 4 north of it, tile 2 behind that with the Fog Gate, tile 6 west."""
    s = party(*who or ("knight", "warrior"))
    s.phase, s.boss = "explore", "gargoyle"
    s.tiles = {
        "tile_4": Tile("tile_4", "tile_4b", 0, 0, -1, level=1),
        "tile_2": Tile("tile_2", "tile_2a", 0, 0, -2, level=2),
        "tile_6": Tile("tile_6", "tile_6b", 0, -1, 0, level=1),
    }
    s.fog = "tile_2"
    s.trap_bag = list(LIBRARY.trap_tokens)
    s.encounters = {
        "1": shuffled(["the_forgotten", "hollow_cave", "dark_hollow"]),
        "2": shuffled(["black_dungeon"]),
        "3": shuffled([]),
    }
    return s


@pytest.mark.rule("ruling.party-voice")
def test_where_to_go_is_decided_by_people_and_what_one_wears_by_its_player() -> None:
    """No computer companion leads the party while somebody plays."""
    s = dungeon("knight", "assassin")
    assert asked(explore(s)).shared
    for who, seat, shared in (("assassin", "assassin", False), (INVENTORY, "knight", True)):
        s.menu = who
        ask = asked(outfit(s))
        assert (ask.seat, ask.shared) == (seat, shared)


def can(s: Souls) -> set[str]:
    return {str(option) for option in choices(s)}


@pytest.mark.rule("explore.move", "explore.reveal", "explore.goal", "bonfire.base")
def test_the_party_goes_through_doorways_and_turns_up_the_card_of_a_new_tile() -> None:
    s = dungeon()
    assert {option for option in can(s) if option.startswith("Enter")} == {
        "Enter tile_4 bonfire",
        "Enter tile_6 bonfire",
    }
    drive(explore(s), ["Enter tile_4 bonfire"], fate=["hollow_cave"])
    assert s.phase == "fight"
    assert s.tiles["tile_4"].card == "hollow_cave"
    assert s.tiles["tile_4"].face_up
    assert [event.reveals for event in told(s, "encounter")] == [True], "it is not undone"


@pytest.mark.rule("ruling.back-to-back")
def test_an_encounter_comes_between_two_bosses_only_after_the_first_of_them() -> None:
    for beaten, between in ((0, False), (1, True)):
        s = dungeon()
        s.beaten, s.tiles["tile_4"].card = beaten, "hollow_cave"
        exploration.set_up(s, s.tiles["tile_4"], 4)
        assert s.parted is between


@pytest.mark.rule("explore.free", "bonfire.base")
def test_tiles_with_face_up_cards_are_crossed_freely() -> None:
    s = dungeon()
    s.tiles["tile_4"].face_up = True
    assert "Enter tile_2 tile_4" in can(s)
    s.at = "tile_4"
    assert can(s) == {"Enter tile_2 tile_4", "Enter tile_6 bonfire", "Return"}
    drive(explore(s), ["Return"])
    assert s.at == BONFIRE


@pytest.mark.rule("ruling.return-path")
def test_the_way_back_leads_through_face_up_cards_only() -> None:
    s = dungeon()
    s.at = "tile_2"
    s.tiles["tile_2"].face_up = True
    assert can(s) == {"Enter tile_4 tile_2", "Fog"}


@pytest.mark.rule("fog.enter", "fog.reset", "boss.repeat")
def test_the_gate_opens_when_its_tile_is_won_and_closes_with_a_rest() -> None:
    s = dungeon()
    s.tiles["tile_4"].face_up = True
    assert "Fog" not in can(s)
    s.tiles["tile_2"].face_up = True
    assert "Fog" in can(s)
    drive(explore(s), ["Rest"])
    assert "Fog" not in can(s)


@pytest.mark.rule("enc.spawn", "node.spawn", "enc.terrain", "node.terrain", "enc.traps")
@pytest.mark.rule("trap.setup", "barrel.setup", "node.entry", "ruling.entry-nodes")
def test_the_forgotten_is_set_up_as_in_the_book() -> None:
    s = dungeon()
    tile = s.tiles["tile_6"]
    tile.card = "the_forgotten"
    exploration.set_up(s, tile, 4)  # the party came through the bottom doorway
    fight = s.fight
    assert fight is not None
    assert [(m.kind, m.node) for m in fight.foes.values()] == [
        ("hollow_soldier", "a1"),
        ("hollow_soldier", "a1"),
        ("silver_knight_greatbowman", "d4"),
    ]
    assert fight.terrain == {"b4": "barrel"}
    assert fight.broken == []
    assert len(tile.traps) == 4
    assert set(tile.traps) == {"c1", "a3", "c3", "b2"}
    assert fight.entry == ["a5", "c5", "e5"]


@pytest.mark.rule("trap.setup")
def test_traps_lie_on_basic_nodes_away_from_walls_with_doorways() -> None:
    for face in LIBRARY.faces:
        for node in trap_nodes(face):
            assert node in exploration.basic_nodes(face)
    assert "a5" not in trap_nodes("tile_6b")
    assert "e1" not in trap_nodes("tile_6b")


@pytest.mark.rule("node.entry", "enc.place-characters")
def test_the_entry_nodes_turn_with_the_tile() -> None:
    s = dungeon()
    s.tiles["tile_6"] = Tile("tile_6", "tile_6a", 1, -1, 0, level=1)  # doors N, W turned to E, N
    drive(enter(s, "tile_6", BONFIRE), fate=["hollow_cave"])
    assert s.fight is not None
    # The doorway to the bonfire is the tile's own north wall.
    assert s.fight.entry == ["c1", "e1"]


@pytest.mark.rule("enc.place-characters", "node.limit", "node.always-on")
def test_characters_choose_entry_nodes_three_models_to_a_node() -> None:
    s = dungeon("knight", "warrior", "herald", "assassin")
    drive(enter(s, "tile_6", BONFIRE), fate=["hollow_cave"])
    assert s.fight is not None
    s.fight.entry = ["e3", "e5"]
    said = ["Place knight e3", "Place warrior e3", "Place herald e3"]
    assert asked(fighting(s), said).what == "lead"  # one node was left for the fourth
    assert [c.node for c in s.present()] == ["e3", "e3", "e3", "e5"]


@pytest.mark.rule("enc.aggro-start")
def test_who_led_the_way_gets_the_aggro_token() -> None:
    s = dungeon()
    drive(enter(s, "tile_6", BONFIRE), fate=["hollow_cave"])
    drive(encounter.lead(s), ["Lead warrior"])
    assert s.fight is not None
    assert s.fight.aggro == "warrior"
    assert s.fight.step == "enemies"


@pytest.mark.rule("ruling.souls-entry")
def test_souls_on_an_entry_node_are_retrieved_by_who_enters_there() -> None:
    s = dungeon("knight")
    drive(enter(s, "tile_6", BONFIRE), fate=["hollow_cave"])
    s.dropped = Dropped("tile_6", "e3", 7)
    s.souls = 0
    drive(encounter.place(s), ["Place knight e3"])
    assert s.souls == 7
    assert s.dropped is None


@pytest.mark.rule("ruling.trap-tokens", "trap.stay")
def test_no_more_traps_are_laid_than_tokens_are_left() -> None:
    s = dungeon()
    s.trap_bag = ["blank"] * 3
    exploration.lay_traps(s, s.tiles["tile_6"])
    assert len(s.tiles["tile_6"].traps) == 3
    exploration.lay_traps(s, s.tiles["tile_4"])
    assert s.tiles["tile_4"].traps == {}


@pytest.mark.rule("boss.start", "boss.tiles.mini", "node.boss-mini", "boss.place.boss")
@pytest.mark.rule("boss.place.characters", "gap.boss-start-facing", "boss.deck.size")
def test_a_mini_boss_waits_on_its_tile_facing_the_door() -> None:
    s = dungeon()
    drive(enter_fog(s))
    fight = s.fight
    assert fight is not None
    boss = fight.foes["gargoyle"]
    assert (boss.node, boss.facing) == ("c1", 4)
    assert fight.entry == ["a5", "c5", "e5"]
    assert fight.deck is not None
    assert (fight.deck.unseen, len(fight.deck.pool)) == (4, 5)
    assert len(room(s).nodes) == 13


@pytest.mark.rule("boss.tiles.main", "node.boss-main", "gap.two-boss-model", "ruling.main-room")
def test_main_bosses_wait_in_the_joined_room() -> None:
    s = dungeon()
    s.boss = "ornstein_and_smough"
    drive(enter_fog(s))
    fight = s.fight
    assert fight is not None
    assert {m.id: m.node for m in fight.foes.values()} == {"ornstein": "c3", "smough": "c7"}
    assert fight.entry == ["a11", "c11", "e11"]
    assert len(room(s).nodes) == 28
    s.boss = "dancer"
    drive(enter_fog(s))
    assert s.fight is not None
    assert s.fight.foes["dancer"].node == "c3"


@pytest.mark.rule("boss.place.aggro", "boss.ready", "enc.turn.enemies-first")
def test_the_players_put_the_aggro_token_and_the_boss_begins() -> None:
    s = dungeon()
    drive(enter_fog(s))
    for c in s.present():
        c.node = "c5"
    ask = asked(encounter.lead(s))
    assert ask.rule == "boss.place.aggro"
    drive(encounter.lead(s), ["Lead knight"])
    assert s.fight is not None
    assert s.fight.step == "enemies"


@pytest.mark.rule("grave.scout", "boss.deck.scout", "boss.deck.shuffle")
def test_each_gravestone_on_a_face_up_tile_reveals_a_card() -> None:
    s = dungeon()
    s.tiles["tile_4"].card = "dark_hollow"  # a gravestone
    s.tiles["tile_6"].card = "ruined_keep"  # a gravestone, but face down
    s.tiles["tile_4"].face_up = True
    drive(enter_fog(s), fate=["gargoyle_tail_whip"])
    assert s.fight is not None
    deck = s.fight.deck
    assert deck is not None
    assert deck.mixed == ["gargoyle_tail_whip"]
    assert deck.unseen == 3
    assert "gargoyle_tail_whip" not in deck.pool
    assert len(deck) == 4
