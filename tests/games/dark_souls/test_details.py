"""Small print: what is not offered, what lasts no longer, limits that are met exactly."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import GAME, bonfire, campaign, combat, decks, setup
from grimtable.games.dark_souls.bonfire import serve
from grimtable.games.dark_souls.characters import next_character, start
from grimtable.games.dark_souls.enemies import next_nodes
from grimtable.games.dark_souls.exploration import explore, open_chest
from grimtable.games.dark_souls.options import Buy, Heroic, Run, Strike
from grimtable.games.dark_souls.setup import placements
from grimtable.games.dark_souls.state import Tile, defence
from grimtable.kernel import Pile
from tests.games.dark_souls.playing import acting, asked, drive, fight, knight, offered, party, told
from tests.games.dark_souls.test_bonfire import can as serves
from tests.games.dark_souls.test_bonfire import home
from tests.games.dark_souls.test_characters import armed, can, does

# The bonfire


@pytest.mark.rule("andre.buy.limit")
def test_nothing_is_bought_from_an_empty_deck() -> None:
    s = home(souls=5)
    s.treasure = Pile()
    assert "Buy" not in serves(s)


@pytest.mark.rule("andre.change")
def test_the_inventory_is_opened_where_something_in_it_can_be_changed() -> None:
    s = home()
    assert "Outfit inventory" not in serves(s)
    s.inventory = ["claymore"]
    assert "Outfit inventory" not in serves(s), "nothing to attach to it"
    s.inventory = ["claymore", "titanite_shard"]
    assert "Outfit inventory" in serves(s)


@pytest.mark.rule("bonfire.base", "explore.move")
def test_what_the_party_is_asked_says_where_it_is() -> None:
    s = home()
    at_home = asked(explore(s))
    tile = Tile("tile_6", "tile_6b", 1, 0, 1, card="hollow_cave", face_up=True)
    s.tiles, s.at = {tile.id: tile}, tile.id
    away = asked(explore(s))
    assert (at_home.what, at_home.rule) == ("bonfire", "bonfire.base")
    assert (away.what, away.rule) == ("explore", "explore.move")


@pytest.mark.rule("chest.open")
def test_who_opens_a_chest_has_not_been_idle() -> None:
    s = home()
    s.idle = 7
    tile = Tile("tile_6", "tile_6b", 0, 0, 1, card="hollow_cave", face_up=True)
    s.tiles = {tile.id: tile}
    drive(open_chest(s, tile), fate=["claymore", "zweihander"])
    assert (s.idle, tile.chest_open) == (0, True)


@pytest.mark.rule("andre.buy", "fire.level.cost", "andre.change")
def test_who_buys_has_not_been_idle_and_who_only_looks_has() -> None:
    for answer, idle in (("Buy", 0), ("LevelUp knight strength", 0), ("Luck knight", 5)):
        s = home()
        s.souls, s.idle = 20, 5
        knight(s).luck = False
        ask = next(one for one in bonfire.services(s) if str(one) == answer)
        next(bonfire.serve(s, ask), None)
        assert s.idle == idle
    s.menu = "knight"
    drive(bonfire.outfit(s), ["Done"])
    assert s.idle == 6


# Activations


@pytest.mark.rule("ruling.card-effects")
def test_a_ring_that_changes_the_start_is_not_asked_about_where_there_is_nothing_to_gain() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    s.upgrades = {"knight_armour": ["tiny_beings_ring"]}
    drive(start(s, knight(s)))
    assert (knight(s).stamina, knight(s).damage) == (0, 0)


@pytest.mark.rule("move.walk", "move.run")
def test_who_has_run_first_may_still_walk() -> None:
    s = fight("knight@c3", "sentinel@e5")
    does(s, Run("knight", "c1"))
    assert "Walk knight a1" in can(s)


@pytest.mark.rule("heroic.use", "ruling.charge")
def test_a_rally_is_no_charge() -> None:
    s = fight("herald@c3", "sentinel@c3")
    turn = acting(s, "herald")
    does(s, Heroic("herald"))
    assert not turn.charging


@pytest.mark.rule("ruling.charge")
def test_only_what_reaches_its_own_node_is_free_in_a_charge() -> None:
    s = fight("warrior@c3", "sentinel@c3 hollow_soldier@c1")
    c = armed(s, "warrior", "spear", "battle_axe")
    acting(s, "warrior", charging=True)
    c.stamina = 9
    strikes = {option[15:] for option in can(s, "warrior") if option.startswith("Strike")}
    assert {line for line in strikes if line.startswith("b")} == {
        "battle_axe 1 c3",
        "battle_axe 2 c3",
    }
    assert {line.rpartition(" ")[0] for line in strikes if line.startswith("s")} == {"spear 1"}
    assert "spear 1 hollow_soldier_1" in strikes, "at one enemy, as always"


@pytest.mark.rule("ruling.card-effects")
def test_beating_the_defence_by_two_gives_nothing_back() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "falchion")
    s.upgrades = {"knight_armour": ["knight_slayers_ring"]}
    does(s, Strike("knight", "falchion", 2, "sentinel_1"), fate=("3 1",))
    before = knight(s).stamina
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "falchion")
    does(s, Strike("knight", "falchion", 2, "sentinel_1"), fate=("3 1",))
    assert knight(s).stamina == before


@pytest.mark.rule("equip.actions")
def test_a_use_that_is_not_for_one_names_nobody() -> None:
    s = fight("herald@a1 knight@a1", "sentinel@e1")
    armed(s, "herald", "talisman", "bountiful_sunlight")
    uses = {option for option in can(s, "herald") if option.startswith("Use")}
    assert "Use herald bountiful_sunlight 2 -" in uses
    assert "Use herald talisman 1 -" in uses


@pytest.mark.rule("enc.turn.carry-over", "camp.leave.gear")
def test_where_the_first_has_left_the_players_choose_anew() -> None:
    s = fight("knight@c3 herald@c3", "sentinel@e5")
    s.first = "warrior"
    ask = asked(next_character(s))
    assert offered(ask) == {"Lead knight", "Lead herald"}


# Enemies and bosses


@pytest.mark.rule("enemy.move.stop-same-node", "enemy.move.from-aggro")
def test_on_its_targets_node_an_enemy_stops_or_goes_away() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    assert next_nodes(s, "c3", knight(s), away=False) == ()
    assert next_nodes(s, "c3", knight(s), away=True)


@pytest.mark.rule("boss.heat.special", "gap.two-boss-model")
def test_the_one_left_of_two_bosses_is_heated_up_and_arcs_end_with_the_fallen() -> None:
    s = fight("knight@c3>4 herald@c7>4", "ornstein@c3>4 smough@c7>4")
    assert s.fight is not None
    deck = s.fight.deck
    assert deck is not None
    deck.card = "duo_gliding_stab_hammer_smash"
    combat.wound(s, s.fight.foes["ornstein"], 20, rule="attack.char.result")
    assert (knight(s).by, s.characters["herald"].by) == (None, 4)
    assert s.fight.deck is not None
    assert s.fight.deck.heated
    s = fight("knight@c3 herald@a1", "sentinel@c3 hollow_soldier@e5")
    knight(s).by = 2
    combat.wound(s, s.battle.foes["sentinel_1"], 20, rule="attack.char.result")
    assert knight(s).by == 2, "a fallen enemy has no arcs"


@pytest.mark.rule("attack.char.destroy")
def test_with_the_last_enemy_the_encounter_is_won() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    with pytest.raises(combat.Victory):
        combat.wound(s, s.battle.foes["hollow_soldier_1"], 9, rule="attack.char.result")


@pytest.mark.rule("boss.deck.scout")
def test_a_face_up_tile_without_a_card_has_no_gravestone() -> None:
    s = home()
    s.tiles = {"tile_6": Tile("tile_6", "tile_6b", 0, 0, 1, face_up=True)}
    assert decks.gravestones(s) == 0


# Tiles


@pytest.mark.rule("setup.tiles.layout", "ruling.tile-alignment")
def test_no_way_to_lay_a_tile_is_offered_twice() -> None:
    s = party("knight")
    s.boss, s.box = "gargoyle", ["tile_5", "tile_2"]
    found = list(placements(s))
    assert len(found) == len(set(found)) > 4


@pytest.mark.rule("setup.tiles.layout", "ruling.tile-alignment")
def test_the_last_doorway_is_shut_by_the_last_tile_alone() -> None:
    s = party("knight")
    s.boss = "gargoyle"
    # A ring of three around the bonfire, open to the one spot that would close it.
    s.tiles = {
        "tile_1": Tile("tile_1", "tile_1a", 2, 0, -1),
        "tile_5": Tile("tile_5", "tile_5a", 3, -1, 0),
    }
    for box, fits in ((["tile_6", "tile_2"], {"tile_2"}), (["tile_6"], {"tile_6"})):
        s.box = box
        found = list(placements(s))
        assert {lay.spot for lay in found} == {"spot_-1_-1"}
        assert {lay.tile for lay in found} == fits


@pytest.mark.rule("camp.progress")
def test_a_chapter_is_over_when_its_section_is_and_the_next_boss_is_due() -> None:
    s = party("knight", campaign="first_journey")
    assert not campaign.is_chapter_over(s)
    s.section += 1
    s.phase = "boss"
    assert campaign.is_chapter_over(s)
    s.phase = "explore"
    assert not campaign.is_chapter_over(s)
    assert not campaign.is_chapter_over(party("knight"))


@pytest.mark.rule("tile.doorway", "ruling.tile-alignment")
def test_a_wall_beside_a_doorway_is_no_way() -> None:
    s = home()
    # Tile 1a turned twice opens to the south and the west, its western neighbour to the north.
    s.tiles = {
        "tile_1": Tile("tile_1", "tile_1a", 0, -1, 2),
        "tile_5": Tile("tile_5", "tile_5a", -1, -1, 0),
    }
    ways = setup.joined(s)
    for one, others in ways.items():
        for other in others:
            assert one in ways[other], "whoever can go there can come back"


# Around the rules


@pytest.mark.rule("defend.type", "ruling.card-effects")
def test_a_ward_lends_block_dice_to_blocks_and_resist_dice_to_resist_rolls() -> None:
    s = fight("knight@c3", "sentinel@c3")
    plain = {magical: defence(s, knight(s), magical=magical) for magical in (False, True)}
    s.battle.ward_block, s.battle.ward_resist = ["blue"], ["orange", "orange"]
    assert defence(s, knight(s), magical=False) == (*plain[False], "blue")
    assert defence(s, knight(s), magical=True) == (*plain[True], "orange", "orange")


@pytest.mark.rule("andre.buy")
def test_a_treasure_that_was_found_is_seen_by_all_and_not_undone() -> None:
    s = home(souls=1)
    drive(serve(s, Buy()), fate=["zweihander"])
    assert [event.reveals for event in told(s, "found")] == [True]


def test_computer_players_look_an_activation_ahead_in_a_fight_and_into_the_next_one_else() -> None:
    fought = fight("knight@c3", "sentinel@c3")
    assert GAME.horizon(fought) == 1
    assert not GAME.lull(fought)
    assert GAME.horizon(home()) > 1
    assert GAME.lull(home())
