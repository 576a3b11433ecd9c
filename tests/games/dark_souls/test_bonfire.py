"""The Bonfire tile, pp. 14-15: treasure, equipment, upgrades, levels, luck, rest."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import GAME, bonfire
from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls.bonfire import equip, outfits, rest, serve, services
from grimtable.games.dark_souls.characters import fits, holds
from grimtable.games.dark_souls.exploration import explore
from grimtable.games.dark_souls.state import Souls, Tile, gear, meets
from grimtable.kernel import Ask, Text
from grimtable.kernel.run import Run
from grimtable.kernel.view import View
from grimtable.seats import option_heading, option_words
from tests.games.dark_souls.playing import asked, drive, knight, offered, party


def home(*who: str, souls: int = 0) -> Souls:
    s = party(*who or ("knight",))
    s.phase, s.souls, s.boss = "explore", souls, "gargoyle"
    return s


def can(s: Souls) -> set[str]:
    return {str(option) for option in services(s)}


def able(s: Souls, who: str = "knight") -> set[str]:
    return {str(option) for option in outfits(s, s.characters[who])}


@pytest.mark.rule("andre.buy", "andre.visit", "andre.buy.limit")
def test_a_treasure_card_costs_a_soul_as_often_as_there_are_souls() -> None:
    s = home(souls=2)
    assert "Buy" in can(s)
    drive(serve(s, o.Buy()), fate=["claymore"])
    drive(serve(s, o.Buy()), fate=["zweihander"])
    assert s.souls == 0
    assert s.inventory == ["claymore", "zweihander"]
    assert "Buy" not in can(s)


@pytest.mark.rule("andre.change")
def test_who_has_nothing_on_and_finds_nothing_has_nothing_to_change() -> None:
    s = home("warrior")
    c = s.characters["warrior"]
    assert "Outfit warrior" in can(s), "what is worn can be put away"
    c.armour = c.left = c.right = None
    c.backup.clear()
    assert "Outfit warrior" not in can(s)
    s.inventory = ["silver_eagle_kite_shield"]
    assert "Outfit warrior" in can(s)


@pytest.mark.rule("andre.buy.equip", "andre.change.requirements", "equip.requirements")
def test_a_bought_card_may_be_taken_at_once_by_whoever_can_use_it() -> None:
    s = home("herald", "assassin", souls=1)
    ask = asked(serve(s, o.Buy()), fate=["effigy_shield"])  # strength 10, faith 10
    assert {option for option in offered(ask) if "assassin" in option} == set()  # faith 9
    assert "Equip herald effigy_shield left" in offered(ask)
    s = home("warrior", souls=1)
    ask = asked(serve(s, o.Buy()), fate=["silver_eagle_kite_shield"])
    assert "Equip warrior silver_eagle_kite_shield right" in offered(ask)
    s = home("warrior", souls=1)
    drive(serve(s, o.Buy()), ["Done"], fate=["silver_eagle_kite_shield"])
    assert s.inventory == ["silver_eagle_kite_shield"]


@pytest.mark.rule("andre.change", "bonfire.inventory", "char.slots", "andre.change.limits")
def test_equipment_moves_between_board_and_inventory() -> None:
    s = home("warrior")
    s.inventory = ["silver_eagle_kite_shield"]
    drive(equip(s, o.Equip("warrior", "silver_eagle_kite_shield", "right")))
    c = s.characters["warrior"]
    assert c.right == "silver_eagle_kite_shield"
    assert s.inventory == ["round_shield"]
    assert "Stow warrior battle_axe" in able(s, "warrior")
    bonfire.stow(s, c, "battle_axe")
    assert c.left is None
    assert s.inventory == ["round_shield", "battle_axe"]


@pytest.mark.rule("andre.change", "andre.visit", "bonfire.no-encounter")
def test_equipment_is_changed_at_the_bonfire_only() -> None:
    s = home("warrior", souls=9)
    s.tiles = {"tile_6": Tile("tile_6", "tile_6b", 0, -1, 0, level=1)}
    s.fog = "tile_6"
    there = offered(asked(explore(s)))
    assert "Outfit warrior" in there
    s.at = "tile_6"
    s.tiles["tile_6"].face_up = True
    assert offered(asked(explore(s))) == {"Fog", "Return"}


@pytest.mark.rule("equip.slots.armour", "equip.slots.one-hand")
def test_armour_goes_in_the_armour_slot_and_weapons_in_hands() -> None:
    s = home("warrior")
    s.inventory = ["worker_armour", "pierce_shield"]
    s.characters["warrior"].tiers = dict.fromkeys(s.characters["warrior"].tiers, 3)
    found = able(s, "warrior")
    assert "Equip warrior worker_armour armour" in found
    assert "Equip warrior worker_armour left" not in found
    assert "Equip warrior pierce_shield left" in found
    assert "Equip warrior pierce_shield armour" not in found


@pytest.mark.rule("equip.slots.two-hand")
def test_a_two_handed_weapon_needs_the_other_hand_empty() -> None:
    s = home("warrior")
    c = s.characters["warrior"]
    c.tiers = dict.fromkeys(c.tiers, 3)
    s.inventory = ["greataxe"]
    drive(equip(s, o.Equip("warrior", "greataxe", "left")))
    assert (c.left, c.right) == ("greataxe", None)
    assert sorted(s.inventory) == ["battle_axe", "round_shield"]
    assert not fits("greataxe", "battle_axe")
    assert fits("greataxe", "effigy_shield")  # says so on the card
    assert not fits("greataxe", "zweihander")


@pytest.mark.rule("equip.slots.weapon-limit", "equip.slots.backup", "andre.change.limits")
def test_three_weapons_at_most_the_rest_of_them_in_the_backup_slot() -> None:
    s = home("warrior")
    c = s.characters["warrior"]
    c.tiers = dict.fromkeys(c.tiers, 3)
    s.inventory = ["thrall_axe", "warpick"]
    drive(equip(s, o.Equip("warrior", "thrall_axe", "backup")))
    assert c.backup == ["thrall_axe"]
    assert "Equip warrior warpick backup" not in able(s, "warrior")
    c.left = None
    s.inventory.append("battle_axe")
    c.backup.append("greataxe")
    ask = asked(equip(s, o.Equip("warrior", "warpick", "left")))  # the player chooses what goes
    assert offered(ask) == {f"Stow warrior {i}" for i in ("round_shield", "thrall_axe", "greataxe")}
    c.left = None
    s.inventory.append("warpick")
    drive(equip(s, o.Equip("warrior", "warpick", "left")), ["Stow warrior round_shield"])
    assert c.weapons() == ["warpick", "thrall_axe", "greataxe"]
    assert "round_shield" in s.inventory


@pytest.mark.rule("upgrade.slots", "upgrade.type", "andre.upgrade.free", "equip.upgrade-slots")
def test_upgrades_fit_their_kind_of_item_and_its_slots() -> None:
    s = home("warrior")
    c = s.characters["warrior"]
    c.tiers = dict.fromkeys(c.tiers, 3)
    c.left, c.armour = "morning_star", "sunless_armour"
    s.inventory = ["titanite_shard", "titanite_shard_2", "sun_princess_ring", "chloranthy_ring"]
    found = able(s, "warrior")
    assert "Attach titanite_shard morning_star" in found
    assert "Attach titanite_shard sunless_armour" not in found
    assert "Attach sun_princess_ring sunless_armour" in found
    assert "Attach sun_princess_ring morning_star" not in found
    s.menu = "warrior"
    drive(bonfire.outfit(s), ["Attach titanite_shard morning_star"])
    assert s.upgrades == {"morning_star": ["titanite_shard"]}
    assert "Attach titanite_shard_2 morning_star" not in able(s, "warrior")


@pytest.mark.rule("andre.upgrade.weapon", "andre.upgrade.armour")
def test_a_weapon_upgrade_stays_for_ever_an_armour_upgrade_comes_off() -> None:
    s = home("warrior")
    c = s.characters["warrior"]
    c.left, c.armour = "morning_star", "sunless_armour"
    s.upgrades = {"morning_star": ["titanite_shard"], "sunless_armour": ["chloranthy_ring"]}
    found = able(s, "warrior")
    assert "Detach chloranthy_ring sunless_armour" in found
    assert not any(option.startswith("Detach titanite") for option in found)
    bonfire.detach(s, "chloranthy_ring", "sunless_armour")
    assert s.inventory == ["chloranthy_ring"]
    assert s.upgrades == {"morning_star": ["titanite_shard"]}


@pytest.mark.rule("andre.upgrade.armour", "andre.upgrade.weapon")
def test_an_armour_upgrade_comes_off_in_the_inventory_too() -> None:
    s = home("knight")
    s.inventory = ["sunless_armour", "morning_star"]
    s.upgrades = {"morning_star": ["titanite_shard"], "sunless_armour": ["chloranthy_ring"]}
    assert "Outfit inventory" in {str(option) for option in bonfire.services(s)}
    s.menu = "inventory"
    ask = asked(bonfire.outfit(s))
    assert offered(ask) == {"Done", "Detach chloranthy_ring sunless_armour"}


@pytest.mark.rule("andre.upgrade.travels", "andre.upgrade.requirements")
def test_an_upgraded_weapon_keeps_its_upgrade_and_asks_for_its_stats_too() -> None:
    s = home("warrior", "knight")
    c = s.characters["warrior"]
    c.left = "thrall_axe"
    s.upgrades = {"thrall_axe": ["sharp_gem"]}  # dexterity 25
    bonfire.stow(s, c, "thrall_axe")
    assert s.upgrades == {"thrall_axe": ["sharp_gem"]}
    k = knight(s)
    k.tiers |= {"strength": 1, "dexterity": 1}  # 21 and 19: enough for the axe alone
    assert not meets(s, k, "thrall_axe")
    k.tiers["dexterity"] = 2
    assert meets(s, k, "thrall_axe")


@pytest.mark.rule("andre.upgrade.requirements")
def test_an_upgrade_beyond_the_wearers_stats_is_not_attached() -> None:
    s = home("warrior")
    c = s.characters["warrior"]
    c.tiers = dict.fromkeys(c.tiers, 3)
    c.left, s.inventory = "thrall_axe", ["sharp_gem"]  # dexterity 25
    assert "Attach sharp_gem thrall_axe" in able(s, "warrior")
    c.tiers["dexterity"] = 0
    assert "Attach sharp_gem thrall_axe" not in able(s, "warrior")


@pytest.mark.rule("upgrade.card")
def test_an_upgrade_does_nothing_in_the_inventory_and_is_no_equipment() -> None:
    s = home("warrior")
    s.inventory = ["titanite_shard"]
    assert not any(option.startswith("Equip") for option in able(s, "warrior"))
    assert gear("titanite_shard").slot == "weapon_upgrade"


@pytest.mark.rule("fire.visit", "fire.level.cost", "fire.level.individual", "char.stats")
def test_levels_cost_two_four_and_eight_souls() -> None:
    s = home("knight", souls=18)
    for stat in ("strength", "dexterity", "faith", "faith", "faith"):
        drive(serve(s, o.LevelUp("knight", stat)))
    assert s.souls == 0  # 2 + 2 + (2 + 4 + 8)
    assert knight(s).tiers == {"strength": 1, "dexterity": 1, "intelligence": 0, "faith": 3}
    assert knight(s).value("faith") == 31
    s.souls = 50
    assert "LevelUp knight faith" not in can(s)  # there is no fourth tier outside campaigns
    s.souls = 3
    assert {o for o in can(s) if o.startswith("LevelUp")} == {"LevelUp knight intelligence"}


@pytest.mark.rule("fire.luck", "luck.once")
def test_luck_is_restored_for_a_soul() -> None:
    s = home("knight", souls=1)
    assert "Luck knight" not in can(s)
    knight(s).luck = False
    drive(serve(s, o.Luck("knight")))
    assert knight(s).luck
    assert s.souls == 0


@pytest.mark.rule("rest.choose", "rest.effect.spark", "rest.effect.estus", "rest.effect.heroic")
@pytest.mark.rule("rest.effect.luck", "rest.effect.encounters", "spark.spend", "gap.defeat-cubes")
@pytest.mark.rule("estus.refill", "heroic.ready", "rest.tradeoff")
def test_resting_costs_a_spark_and_restores() -> None:
    s = home("knight", "warrior")
    s.tiles = {"tile_6": Tile("tile_6", "tile_6b", 0, -1, 0, 1, "hollow_cave", face_up=True)}
    for c in s.present():
        c.estus = c.heroic = c.luck = False
        c.stamina, c.damage = 2, 3
    assert "Rest" in can(s)
    drive(serve(s, o.Rest()))
    assert s.sparks == 3
    for c in s.present():
        assert c.estus
        assert c.heroic
        assert c.luck
        assert c.free == 10
    assert not s.tiles["tile_6"].face_up
    assert s.tiles["tile_6"].card == "hollow_cave"


@pytest.mark.rule("spark.zero.no-rest")
def test_without_sparks_there_is_no_rest() -> None:
    s = home("knight")
    s.sparks = 1
    rest(s)
    assert s.sparks == 0
    assert "Rest" not in can(s)


@pytest.mark.rule("ember.lose", "rest.choose")
def test_a_voluntary_rest_keeps_the_embers() -> None:
    s = home("knight")
    knight(s).ember = True
    drive(serve(s, o.Rest()))
    assert knight(s).ember


@pytest.mark.rule("ember.gain", "ember.limit")
def test_an_ember_goes_to_a_character_who_has_none() -> None:
    s = home("knight", "warrior", souls=2)
    ask = asked(serve(s, o.Buy()), fate=["ember"])
    assert offered(ask) == {"Ember knight", "Ember warrior"}
    s = home("knight", "warrior", souls=2)
    drive(serve(s, o.Buy()), ["Ember knight"], fate=["ember"])
    assert knight(s).ember
    drive(serve(s, o.Buy()), fate=["ember_2"])  # only the Warrior is left
    assert s.characters["warrior"].ember
    assert s.inventory == []


@pytest.mark.rule("ember.redraw")
def test_when_all_have_an_ember_the_card_goes_back_and_another_is_drawn_for_nothing() -> None:
    s = home("knight", souls=1)
    knight(s).ember = True
    size = len(s.treasure)
    drive(serve(s, o.Buy()), fate=["ember", "claymore"])
    assert s.souls == 0
    assert s.inventory == ["claymore"]
    assert len(s.treasure) == size - 1
    assert "ember" in s.treasure.rest


@pytest.mark.rule("ember.redraw", "ember.limit")
def test_a_deck_of_nothing_but_embers_gives_nothing_to_a_party_that_has_them() -> None:
    s = home("knight", souls=1)
    knight(s).ember = True
    s.treasure.rest = ["ember"]
    drive(serve(s, o.Buy()), fate=["ember"])
    assert s.treasure.rest == ["ember"]
    assert s.inventory == []


@pytest.mark.rule("act.start.swap", "equip.slots.backup")
def test_all_ways_to_hold_three_weapons() -> None:
    s = home("herald")
    c = s.characters["herald"]
    assert {str(hold) for hold in holds(c)} == {
        "Hold herald spear kite_shield_herald",
        "Hold herald spear talisman",
        "Hold herald kite_shield_herald talisman",
    }
    c.backup = ["zweihander"]
    assert "Hold herald zweihander -" in {str(hold) for hold in holds(c)}


def test_a_card_can_be_upgraded_in_the_inventory_too() -> None:
    s = home("knight")
    s.inventory = ["claymore", "titanite_shard"]
    assert "Outfit inventory" in can(s)
    drive(serve(s, o.Outfit("inventory")))
    drive(bonfire.outfit(s), ["Attach titanite_shard claymore"])
    assert s.upgrades == {"claymore": ["titanite_shard"]}


def test_closing_the_equipment_leads_back_to_the_bonfire() -> None:
    s = home("knight")
    drive(serve(s, o.Outfit("knight")))
    assert s.menu == "knight"
    drive(explore(s), ["Stow knight long_sword"])
    assert knight(s).left is None
    drive(explore(s), ["Done"])
    assert s.menu == ""


@pytest.mark.rule("andre.buy", "andre.change.requirements")
def test_what_was_just_found_lies_there_as_new_and_says_who_can_use_it() -> None:
    s = home("knight", "assassin", souls=2)
    drive(explore(s), ["Buy"], ["reinforced_club"])
    text = Text.of(GAME, s.options, "en")

    def lying(far: int = 2) -> dict[str, tuple[str, str]]:
        zone = next(zone for zone in GAME.scene(s, None).zones if zone.id == "inventory")
        return {
            card.id: (card.mark, text.words(card.lines[len(card.lines) - far]))
            for card in zone.cards
        }

    assert lying(3) == {"reinforced_club": ("new", "Nobody meets its needs yet")}
    s.characters["knight"].tiers = dict.fromkeys(s.characters["knight"].tiers, 3)
    assert lying() == {"reinforced_club": ("new", "For Knight")}
    drive(explore(s), ["Outfit knight"])
    assert lying() == {"reinforced_club": ("", "For Knight")}


def test_the_bonfire_asks_under_whom_it_concerns() -> None:
    s = home("knight", "assassin", souls=2)
    run = Run(GAME, s, None)
    number, ask = run.asks[0]
    assert isinstance(ask, Ask)
    said = GAME.offers(View(run, number, ask.seat), ask)
    text = Text.of(GAME, s.options, "en")
    order = dict.fromkeys(option_heading(option, text, said) for option in ask.options)
    assert list(order) == ["The party", "Knight", "Assassin"]
    assert option_heading(o.Buy(), text, said) == "The party"
    level = o.LevelUp("assassin", "faith")
    assert option_heading(level, text, said) == "Assassin"
    assert option_words(level, ask, GAME.scene(s, None), text, said).startswith("Assassin: Faith")


@pytest.mark.rule("setup.sparks", "souls.cache")
def test_the_dial_is_full_at_the_start_and_the_cache_has_no_brim() -> None:
    s = home("knight", "assassin")
    tops = {track.id: track.top for track in GAME.scene(s, None).tracks}
    assert (tops["sparks"], tops["souls"]) == (s.sparks, 0)
