"""Fine points: what is turned up stays seen, wards that last, the last box, practice fights."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.attacks import compare, line_of, target
from grimtable.games.dark_souls.bosses import face_model
from grimtable.games.dark_souls.characters import start
from grimtable.games.dark_souls.decks import build, weak_arcs
from grimtable.games.dark_souls.defence import throw
from grimtable.games.dark_souls.effects import Window, within
from grimtable.games.dark_souls.encounter import UNDER_WAY, defeat, encounter
from grimtable.games.dark_souls.enemies import meet
from grimtable.games.dark_souls.exploration import enter_fog, explore
from grimtable.games.dark_souls.notation import Attack
from grimtable.games.dark_souls.options import Use, Walk
from grimtable.games.dark_souls.setup import choose_boss, lay_tiles
from grimtable.games.dark_souls.state import (
    Dropped,
    Options,
    Tile,
    boss_on,
    held,
    with_used_weapons,
)
from grimtable.games.dark_souls.under_way import Blow, Gift, March, Steps, Stroke
from grimtable.kernel.asks import MARK, Ask, Done
from grimtable.kernel.under_way import carry_on
from tests.games.dark_souls.playing import (
    acting,
    asked,
    drive,
    fight,
    first,
    icon,
    knight,
    offered,
    party,
    stepping,
    told,
    unlucky,
)
from tests.games.dark_souls.test_characters import armed, can, does


@pytest.mark.rule("trap.trigger", "boss.deck.scout")
def test_a_trap_and_a_scouted_card_are_seen_by_all_and_not_undone() -> None:
    s = unlucky(fight("knight@c3", "hollow_soldier@e5"))
    s.tiles["tile_6"].traps = {"c1": ""}
    drive(stepping(s, knight(s), "c1"), ["Suffer knight"], ["trap_1_1"])
    s.tiles["tile_6"].card = "dark_hollow"  # a gravestone
    drive(build(s, "gargoyle"), fate=["gargoyle_tail_whip"])
    assert [event.reveals for key in ("trap", "scouted") for event in told(s, key)] == [True, True]


@pytest.mark.rule("ruling.card-effects")
def test_a_ward_outlasts_what_another_card_does() -> None:
    s = fight("knight@c3 warrior@c1", "hollow_soldier@e5")
    armed(s, "knight", "sunlight_straight_sword", "great_magic_weapon")
    does(s, Use("knight", "sunlight_straight_sword", 3))
    does(s, Use("knight", "great_magic_weapon", 2))
    assert (s.battle.ward_block, s.battle.ward_resist) == (["black"], ["black"])


@pytest.mark.rule("cond.frostbite.character", "barrel.break", "gap.stamina-shortage")
def test_frostbite_taxes_a_walk_once_however_long_it_is() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    s.battle.terrain = {"c1": "barrel"}
    knight(s).conditions = ["frostbite"]
    turn = acting(s, "knight", walk_left=2)
    does(s, Walk("knight", "b2"))
    assert knight(s).stamina == 1
    knight(s).stamina, turn.walking = 9, True
    assert "Walk knight c1" in can(s), "the last box pays for the barrel"
    turn.walking = False
    assert "Walk knight c1" not in can(s), "two would be too much"


@pytest.mark.rule("defend.dice", "defend.total")
def test_a_roll_cites_the_rule_by_which_one_defends() -> None:
    s = unlucky(fight("knight@c3", "hollow_soldier@c3"))
    foe = s.battle.foes["hollow_soldier_1"]
    for magical, rule in ((False, "defend.dice"), (True, "defend.total")):
        blow = Blow(foe.id, ["knight"], 5, magical, 1, defence="resist" if magical else "block")
        rolled = next(throw(s, blow, foe, knight(s)))
        assert getattr(rolled, "rule", "") == rule


@pytest.mark.rule("arc.four", "boss.arcs.shared-node")
def test_only_a_boss_has_arcs_on_its_node() -> None:
    s = fight("knight@c1", "gargoyle@c3>4 hollow_soldier@c1")
    assert boss_on(s, "c1") is None
    assert boss_on(s, "c3") is s.battle.foes["gargoyle"]


@pytest.mark.rule("andre.upgrade.weapon", "ruling.card-effects")
def test_an_upgrade_makes_an_attack_cheaper_down_to_nothing_and_not_below() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    s.upgrades = {"broadsword": ["simple_gem"]}
    costs = [within(Window.COST, s, knight(s), cost, "broadsword") for cost in (2, 1, 0)]
    assert costs == [1, 0, 0]


@pytest.mark.rule("ruling.card-effects", "act.start.stamina")
def test_another_start_is_offered_where_there_is_something_to_gain() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    s.upgrades = {"knight_armour": ["tiny_beings_ring"]}
    for stamina, damage, choice in ((0, 0, False), (1, 0, True), (0, 1, True)):
        knight(s).stamina, knight(s).damage = stamina, damage
        if choice:
            assert offered(asked(start(s, knight(s)))) == {"Gain 2 0", "Gain 1 1"}
        else:
            drive(start(s, knight(s)))


@pytest.mark.rule("ruling.card-effects")
def test_what_a_line_gives_to_one_can_not_be_kept_back_and_what_it_gives_to_two_can() -> None:
    s = fight("herald@c3 knight@c1", "sentinel@c3")
    for weapon, line, others in (
        ("lothrics_holy_sword", 1, set()),
        ("bountiful_light", 1, {"Done"}),
    ):
        s.under_way = [Gift("herald", weapon, line)]
        found = offered(asked(carry_on(s, UNDER_WAY)))
        assert found == {"Target herald", "Target knight", *others}


@pytest.mark.rule("defend.dice-source", "equip.defence")
def test_the_cards_with_which_one_defends() -> None:
    s = fight("knight@c3", "sentinel@c3")
    armed(s, "knight", None, "long_sword")
    s.upgrades = {"knight_armour": ["ring"]}
    assert held(s, knight(s)) == ("knight_armour", "ring", "long_sword")
    knight(s).armour = None
    assert held(s, knight(s)) == ("long_sword",)


@pytest.mark.rule("ruling.back-to-back", "setup.boss.mini")
def test_a_new_boss_is_the_first_and_follows_nobody() -> None:
    s = party("knight", mini_boss="gargoyle")
    s.beaten, s.parted = 2, True
    drive(choose_boss(s))
    assert (s.boss, s.beaten, s.parted) == ("gargoyle", 0, False)


@pytest.mark.rule("weapon.range-override", "attack.char.target", "weapon.repeat")
def test_an_attack_whose_target_is_out_of_reach_meets_nobody() -> None:
    s = fight("knight@c3", "hollow_soldier@a1 sentinel@e5")
    armed(s, "knight", "broadsword")
    stroke = Stroke("knight", "broadsword", 1, "hollow_soldier_1", 1, beaten=5, faces=(2,))
    drive(target(s, stroke, knight(s), *line_of(stroke)))
    assert (stroke.foes, stroke.window) == ([], "after")
    assert (stroke.beaten, stroke.faces, stroke.colours) == (0, (), ()), "nothing is left of before"


@pytest.mark.rule("ruling.no-dice", "attack.char.result")
def test_no_total_of_an_attack_is_below_nothing_and_without_dice_it_is_nothing() -> None:
    s = fight("knight@c3", "sentinel@c3")
    for weapon, faces, mod, total in (
        ("broadsword", (1,), -3, 0),
        ("broadsword", (1,), 1, 2),
        ("kukris", (), 2, 0),
    ):
        stroke = Stroke("knight", weapon, 1, "sentinel_1", 1, foes=["sentinel_1"], faces=faces)
        stroke.mod, stroke.colours = mod, ("blue",) * len(faces)
        compare(s, stroke, knight(s), *line_of(stroke))
        assert told(s, "hits")[-1].args["n"] == total


@pytest.mark.rule("arc.weak.source", "gap.two-boss-model")
def test_a_card_of_the_other_body_leaves_no_arc_open() -> None:
    s = fight("knight@a11", "ornstein@c3>4 smough@c7>4")
    assert s.battle.deck is not None
    s.battle.deck.card = "duo_charged_bolt"
    assert weak_arcs(s, s.battle.foes["smough"]) == frozenset()
    assert weak_arcs(s, s.battle.foes["ornstein"])
    s.battle.deck.card = None
    assert weak_arcs(s, s.battle.foes["ornstein"]) == frozenset()


@pytest.mark.rule("end.defeat.drop", "souls.lost")
def test_who_has_no_souls_drops_none() -> None:
    for souls in (0, 3):
        s = fight("knight@c3", "hollow_soldier@e5")
        s.souls, s.sparks, s.dropped = souls, 2, Dropped("tile_6", "a1", 4)
        defeat(s, knight(s))
        assert s.dropped == (Dropped("tile_6", "c3", 3) if souls else None)
        assert len(told(s, "dropped")) == bool(souls)


@pytest.mark.rule("bonfire.base")
def test_a_decision_at_the_bonfire_is_one_more_since_the_last_encounter() -> None:
    s = party("knight")
    s.phase, s.boss, s.souls, s.idle = "explore", "gargoyle", 3, 5
    knight(s).luck = False
    s.tiles["tile_6"] = Tile("tile_6", "tile_6b", 0, 0, 1, level=1)
    drive(explore(s), ["Luck knight"])
    assert s.idle == 6


@pytest.mark.rule("setup.tiles.draw", "setup.tiles.layout")
def test_tiles_are_drawn_once_whoever_comes_back_to_the_table() -> None:
    s = party("knight")
    s.boss, s.box = "gargoyle", ["tile_4", "tile_6"]
    assert asked(lay_tiles(s)).what == "lay", "no tile lies there yet, and none is drawn again"
    assert s.box == ["tile_4", "tile_6"]


@pytest.mark.rule("boss.arcs.step-around", "move.run", "gap.stamina-shortage")
def test_a_step_around_a_boss_costs_no_more_than_any_other() -> None:
    s = fight("knight@c3>4", "gargoyle@c3>0")
    knight(s).stamina = 9
    acting(s, "knight", walk_left=0)
    assert {"Run knight c3/left", "Run knight c3/right"} <= can(s)
    assert not {"Run knight c3/back", "Run knight c3/front"} & can(s)


@pytest.mark.rule("boss.start")
def test_who_enters_the_fog_has_not_been_idle() -> None:
    s = party("knight")
    s.boss, s.idle = "gargoyle", 5
    drive(enter_fog(s))
    assert (s.phase, s.idle) == ("fight", 0)


@pytest.mark.rule("defend.dice", "defend.total", "combat.hit")
def test_who_has_no_dice_to_defend_with_rolls_none() -> None:
    for magical in (False, True):
        s = unlucky(fight("knight@c3", "hollow_soldier@c3"))
        armed(s, "knight", None).armour = None
        icon(s, Attack(4, magical, "nearest"), ["Guard knight"])
        assert knight(s).damage == 4


@pytest.mark.rule("enc.turn.enemies-first")
def test_the_game_is_marked_where_something_under_way_has_come_to_its_end() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    first(s).acted = True
    assert not list(encounter(s, lambda s: s.battle.step == "enemies"))
    s.under_way = [Steps("knight", 1)]
    script = encounter(s, lambda s: bool(s.under_way))
    assert next(script) == MARK
    ask = next(script)
    assert isinstance(ask, Ask)
    assert ask.what == "step"
    assert script.send(Done()) == MARK
    assert not list(script)


@pytest.mark.rule("push.move.damage", "boss.leap.push-any", "move.attack")
def test_a_leap_that_hurts_pushes_anywhere_and_a_step_that_hurts_off_the_node() -> None:
    for leap, push in ((True, "leap"), (False, "off")):
        s = fight("knight@c3>4", "gargoyle@c3>0")
        march = March("gargoyle", 0, "knight", push=True, damage=4, dodge=1, leap=leap)
        s.under_way = [march]
        meet(s, march, first(s))
        (blow,) = s.under_way
        assert isinstance(blow, Blow)
        assert (blow.targets, blow.printed, blow.push) == (["knight"], 4, push)


@pytest.mark.rule("boss.move.same-node-turn", "boss.arcs.shared-node")
def test_a_boss_turns_to_who_stands_on_one_side_of_it_and_not_to_who_stands_on_none() -> None:
    for by, facing in ((2, 2), (None, 4)):
        s = fight("knight@c3", "gargoyle@c3>4")
        knight(s).by = by
        face_model(s, first(s), knight(s))
        assert first(s).facing == facing


# Practice


@pytest.mark.rule("ruling.skirmish")
def test_stats_and_cards_of_choice_are_for_practice_alone() -> None:
    cards: dict[str, tuple[str, ...]] = {"knight": ("broadsword",)}
    s = GAME.new(Options(("knight",), tier=2, gear=cards))
    assert (set(knight(s).tiers.values()), knight(s).left) == ({0}, "long_sword")
    s = GAME.new(Options(("knight",), tier=2, gear=cards, skirmish="hollow_cave"))
    assert (set(knight(s).tiers.values()), knight(s).weapons()) == ({2}, ["broadsword"])
    assert "broadsword" not in s.treasure.rest
    assert "zweihander" in s.treasure.rest, "all else can still be found"


@pytest.mark.rule("ruling.skirmish")
def test_a_practice_encounter_is_fought_on_one_tile_beside_the_bonfire() -> None:
    s = GAME.new(Options(("knight",), skirmish="hollow_cave", face="tile_6b"))
    asked(GAME.play(s))
    tile = Tile("tile_6", "tile_6b", 0, 0, 1, level=1, card="hollow_cave", face_up=True)
    assert s.tiles == {"tile_6": tile}


def test_between_fights_a_party_looks_three_rounds_ahead() -> None:
    for who in (("knight",), ("knight", "herald")):
        s = party(*who)
        assert GAME.horizon(s) == 0, "while tiles are laid nothing is fought"
        s.phase = "explore"
        assert GAME.horizon(s) == 3 * len(who)


# Saves of before


def test_a_fight_without_a_turn_and_one_of_today_are_read_as_they_are() -> None:
    nobodys: dict[str, object] = {"fight": {"turn": None, "crowded": []}}
    with_used_weapons(nobodys)
    assert nobodys == {"fight": {"turn": None}}
    today = {"fight": {"turn": {"used": ["long_sword"], "struck": True}}}
    with_used_weapons(today)
    assert today == {"fight": {"turn": {"used": ["long_sword"], "struck": True}}}
    older: dict[str, object] = {"fight": {"turn": {"struck": []}}}
    with_used_weapons(older)
    assert older == {"fight": {"turn": {"used": [], "struck": False}}}


@pytest.mark.rule("ruling.skirmish")
def test_a_boss_for_practice_is_met_as_in_the_middle_of_a_game_unless_somebody_says_otherwise() -> (
    None
):
    """With starting equipment hardly anybody wins, and the set-up calls some of them mild."""
    met = GAME.new(Options(("knight", "assassin"), skirmish="gargoyle"))
    knight = met.characters["knight"]
    assert (knight.armour, set(knight.tiers.values())) == ("lothric_knight_armour", {2})
    fresh = GAME.new(Options(("knight", "assassin"), skirmish="gargoyle", tier=0))
    first = fresh.characters["knight"]
    assert (first.armour, set(first.tiers.values())) == ("knight_armour", {0})
    level_one = GAME.new(Options(("knight",), skirmish="hollow_cave"))
    assert set(level_one.characters["knight"].tiers.values()) == {0}
    assert GAME.new(met.options).characters["knight"] == knight  # as it was saved
