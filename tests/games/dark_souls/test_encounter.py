"""Encounters, p. 19: turns, victory, defeat, souls."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import GAME, characters, encounter
from grimtable.games.dark_souls.bonfire import rest
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.exploration import choices, enter, explore
from grimtable.games.dark_souls.state import BONFIRE, Dropped, Options, Souls, Tile
from grimtable.kernel import Seeded
from grimtable.kernel.pile import shuffled
from grimtable.kernel.run import Run
from tests.games.dark_souls.playing import (
    activation,
    asked,
    drive,
    enemies_acting,
    fight,
    fighting,
    knight,
    offered,
    party,
    told,
)


def killed(s: Souls, who: str = "knight") -> None:
    c = s.characters[who]
    c.stamina, c.damage = 0, 10
    encounter.defeat(s, c)


@pytest.mark.rule("enc.turn.enemies-first", "enc.turn.one-character", "enc.turn.clockwise")
@pytest.mark.rule("enc.turn.first-choice", "enc.no-flee", "act.end")
def test_enemies_act_before_every_single_character() -> None:
    s = fight("knight@a1 warrior@a1 herald@a1", "sentinel@e5")
    assert s.fight is not None
    s.fight.foes["sentinel_1"].conditions = ["frostbite"]
    said = [
        "Lead knight",  # the very first activation of the game is for the players to choose
        "End knight",
        "Step sentinel_1 d4",
        "End warrior",
        "Step sentinel_1 c3",
        "Hold herald spear kite_shield_herald",
        "End herald",
        "Step sentinel_1 b2",
    ]
    assert asked(fighting(s), said).what == "defend"
    turns = [
        e.args.get("who") or e.args["foe"] for e in s.events or () if e.key in ("turn", "activates")
    ]
    assert turns[:7] == [
        "sentinel_1",
        "knight",
        "sentinel_1",
        "warrior",
        "sentinel_1",
        "herald",
        "sentinel_1",
    ]


@pytest.mark.rule("enc.turn.carry-over", "end.first-activation")
def test_the_next_encounter_begins_with_the_player_after_the_last_one() -> None:
    s = fight("knight@a1 warrior@a1", "hollow_soldier@e5")
    drive(activation(s, "knight"), ["End knight"])
    assert s.first == "warrior"
    encounter.win(s)
    assert s.first == "warrior"
    s = fight("knight@a1 warrior@a1", "hollow_soldier@e5")
    s.first = "warrior"
    assert drive(characters.next_character(s)).id == "warrior"


@pytest.mark.rule("act.start.aggro", "enc.turn.one-character")
def test_the_aggro_token_goes_to_who_activates() -> None:
    s = fight("knight@a1 warrior@a1", "hollow_soldier@e5", aggro="knight")
    drive(activation(s, "warrior"), ["End warrior"])
    assert s.fight is not None
    assert s.fight.aggro == "warrior"


# Winning


@pytest.mark.rule("end.win", "end.win.recover", "end.win.souls", "cond.remove-encounter")
def test_a_won_encounter_clears_bars_and_conditions_and_pays_two_souls_each() -> None:
    s = fight("knight@a1 warrior@a1", "hollow_soldier@e5")
    knight(s).stamina, knight(s).damage, knight(s).conditions = 3, 4, ["bleed"]
    encounter.win(s)
    assert s.souls == 4
    assert knight(s).free == 10
    assert knight(s).conditions == []
    assert knight(s).node is None


@pytest.mark.rule("end.win.souls-boss")
def test_a_beaten_boss_pays_a_soul_each_for_every_spark_left() -> None:
    s = fight("knight@a5 warrior@a5", "gargoyle@c1>4")
    s.sparks = 3
    encounter.win(s)
    assert s.souls == 6


def with_a_chest() -> Souls:
    """A tile beside the bonfire whose encounter, with a chest, was just beaten."""
    s = fight("warrior@a1", "hollow_soldier@e5")
    s.souls, s.at, s.fog = 0, "tile_6", "tile_6"
    tile = s.tiles["tile_6"]
    tile.x, tile.y = -1, 0
    tile.card = next(e for e, c in LIBRARY.encounters.items() if c.terrain_1 == "chest")
    encounter.win(s)
    drive(encounter.spoils(s))
    return s


@pytest.mark.rule("chest.open", "chest.equip", "chest.setup", "chest.stays-open")
def test_a_chest_gives_two_cards_once_and_both_are_seen_before_one_is_taken() -> None:
    s = with_a_chest()
    said = ["Open tile_6", "Equip warrior silver_eagle_kite_shield right"]
    ask = asked(explore(s), said[:1], ["silver_eagle_kite_shield", "claymore"])
    assert set(said[1:]) <= offered(ask)
    s = with_a_chest()
    s.characters["warrior"].tiers["strength"] = 3
    s.characters["warrior"].tiers["dexterity"] = 3
    said += ["Equip warrior claymore backup"]
    drive(explore(s), said, ["silver_eagle_kite_shield", "claymore"])
    assert s.characters["warrior"].right == "silver_eagle_kite_shield"
    assert s.characters["warrior"].backup == ["claymore"]
    assert s.inventory == ["round_shield"]
    assert s.tiles["tile_6"].chest_open
    assert "Open tile_6" not in {str(option) for option in choices(s)}


@pytest.mark.rule("chest.open")
def test_a_chest_left_shut_can_be_opened_later_but_not_once_the_enemies_are_back() -> None:
    s = with_a_chest()
    drive(explore(s), ["Return"])
    assert s.at == BONFIRE
    assert "Open tile_6" in {str(option) for option in choices(s)}
    rest(s)
    assert "Open tile_6" not in {str(option) for option in choices(s)}


@pytest.mark.rule("ruling.upgrades-at-andre", "chest.equip")
def test_an_upgrade_from_a_chest_waits_for_the_blacksmith() -> None:
    s = with_a_chest()
    drive(explore(s), ["Open tile_6"], ["titanite_shard", "chloranthy_ring"])
    assert s.inventory == ["titanite_shard", "chloranthy_ring"]
    assert s.upgrades == {}


@pytest.mark.rule("ruling.souls-after-win")
def test_souls_still_on_the_tile_are_collected_after_a_win() -> None:
    s = fight("knight@a1", "hollow_soldier@e5")
    s.souls, s.dropped = 0, Dropped("tile_6", "e1", 5)
    encounter.win(s)
    assert s.souls == 7
    assert s.dropped is None
    elsewhere = fight("knight@a1", "hollow_soldier@e5")
    elsewhere.souls, elsewhere.dropped = 0, Dropped("tile_9", "e1", 5)
    encounter.win(elsewhere)
    assert (elsewhere.souls, elsewhere.dropped) == (2, Dropped("tile_9", "e1", 5))


@pytest.mark.rule("boss.end.mini", "setup.two-halves")
def test_a_beaten_mini_boss_leaves_its_treasure_and_opens_the_second_half() -> None:
    s = fight("knight@a5 warrior@a5", "gargoyle@c1>4")
    encounter.win(s)
    five = "avelyn dark_sword dragon_tooth drake_sword washing_pole"
    drive(encounter.spoils(s), fate=[five])
    assert s.inventory == ["gargoyle_tail_axe", "gargoyles_halberd", "gargoyles_shield"]
    assert (s.half, s.phase) == (1, "boss")


@pytest.mark.rule("boss.end.main", "goal.win", "boss.end.main-treasure", "explore.goal")
def test_beating_the_main_boss_wins_the_game() -> None:
    s = fight("knight@a11", "dancer@c3>4")
    encounter.win(s)
    drive(encounter.spoils(s))
    assert s.won
    assert s.phase == "over"
    assert s.inventory == []
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.result == {"knight": 1.0}


# Losing


@pytest.mark.rule("end.defeat.trigger", "end.defeat.return", "rest.forced", "goal.death-not-end")
@pytest.mark.rule("ember.lose", "spark.once", "spark.spend", "gap.defeat-cubes")
def test_a_death_sends_everybody_back_to_rest_for_one_spark() -> None:
    s = fight("knight@c3 warrior@a1", "hollow_soldier@e5")
    s.tiles["tile_6"].face_up = True
    for c in s.present():
        c.ember, c.estus = True, False
    s.characters["warrior"].conditions = ["poison"]
    killed(s)
    assert (s.sparks, s.at, s.phase, s.fight) == (3, BONFIRE, "explore", None)
    for c in s.present():
        assert not c.ember
        assert c.estus
        assert c.free == 10
        assert c.conditions == []
    assert not s.tiles["tile_6"].face_up


@pytest.mark.rule("end.defeat.drop", "souls.lost")
def test_souls_are_dropped_where_the_character_died_and_lost_at_the_next_death() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    s.souls = 7
    killed(s)
    assert s.souls == 0
    assert s.dropped == Dropped("tile_6", "c3", 7)
    again = fight("knight@a1", "hollow_soldier@e5")
    again.dropped, again.souls = s.dropped, 2
    killed(again)
    assert again.dropped == Dropped("tile_6", "a1", 2)


@pytest.mark.rule("gap.souls-boss-tile", "boss.repeat")
def test_souls_dropped_before_a_boss_wait_on_its_tile() -> None:
    s = fight("knight@c5", "gargoyle@c1>4")
    s.souls = 5
    killed(s)
    assert s.dropped == Dropped("gargoyle", "c5", 5)


@pytest.mark.rule("spark.zero.loss")
def test_a_death_without_sparks_loses_the_game() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    s.sparks = 0
    killed(s)
    assert s.won is False
    assert [event.rule for event in told(s, "over")] == ["spark.zero.loss"]
    assert s.phase == "over"


@pytest.mark.rule("ruling.skirmish")
def test_a_practice_fight_is_over_when_it_is_won_or_lost() -> None:
    options = Options(("knight",), skirmish="gargoyle", tier=3, wounds=25)
    s = GAME.new(options)
    run = Run(GAME, s, Seeded(3))
    assert s.fight is not None
    assert s.fight.foes["gargoyle"].wounds == 25
    assert s.characters["knight"].tiers == dict.fromkeys(s.characters["knight"].tiers, 3)
    for _ in range(2000):
        if run.over:
            break
        number, ask = run.asks[0]
        run.give(number, ask.options[-1])  # type: ignore[union-attr]
    assert s.won is not None


@pytest.mark.rule("ruling.skirmish", "goal.win")
def test_who_wins_a_practice_fight_has_won() -> None:
    s = GAME.new(Options(("knight",), skirmish="gargoyle"))
    s.fight = fight("knight@c5", "gargoyle@c1>4").fight
    drive(encounter.spoils(s))
    assert (s.won, s.phase) == (True, "over")


# D14: what an encounter leaves behind


@pytest.mark.rule("barrel.reset", "trap.stay", "chest.stays-open", "rest.effect.encounters")
def test_the_same_card_is_fought_again_with_whole_barrels_and_the_same_traps() -> None:
    s = party("knight")
    s.phase, s.boss, s.fog = "explore", "gargoyle", "tile_6"
    s.trap_bag = list(LIBRARY.trap_tokens)
    s.tiles = {"tile_6": Tile("tile_6", "tile_6b", 0, -1, 0, level=1)}
    s.encounters = {"1": shuffled(["the_forgotten"]), "2": shuffled([]), "3": shuffled([])}
    drive(enter(s, "tile_6", BONFIRE), fate=["the_forgotten"])
    assert s.fight is not None
    s.fight.broken, s.fight.sprung = ["b4"], ["a3"]
    s.tiles["tile_6"].traps["a3"] = "trap_1_1"
    encounter.win(s)
    drive(encounter.spoils(s))
    rest(s)
    s.at = BONFIRE
    assert "Enter tile_6 bonfire" in {str(option) for option in choices(s)}
    drive(enter(s, "tile_6", BONFIRE))  # no card is drawn
    assert s.fight is not None
    assert s.tiles["tile_6"].card == "the_forgotten"
    assert s.fight.broken == []
    assert s.fight.sprung == []
    assert s.tiles["tile_6"].traps == {"c1": "", "b2": "", "a3": "trap_1_1", "c3": ""}


def test_wards_last_until_the_enemies_have_acted() -> None:
    s = fight("knight@a1", "sentinel@e5")
    assert s.fight is not None
    s.fight.ward_block = ["black"]
    drive(enemies_acting(s), ["Step sentinel_1 d4"])
    assert s.fight.ward_block == []


def test_the_first_choice_is_asked_of_the_party(  # once nobody holds the token
) -> None:
    s = fight("knight@a1 warrior@a1", "sentinel@e5")
    ask = asked(characters.next_character(s))
    assert offered(ask) == {"Lead knight", "Lead warrior"}
    assert not told(s, "turn")
