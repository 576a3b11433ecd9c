"""Enemy activations, pp. 24-25."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import GAME, enemies
from grimtable.games.dark_souls.combat import Defeat
from grimtable.games.dark_souls.defence import whom
from grimtable.games.dark_souls.notation import ANYWHERE, Attack, Move
from grimtable.games.dark_souls.options import Guard
from tests.games.dark_souls.playing import (
    activating,
    asked,
    drive,
    enemies_acting,
    fight,
    first,
    icon,
    icon_asks,
    knight,
    offered,
    told,
    unlucky,
)

# Order


@pytest.mark.rule("heroic.use")
def test_a_block_that_is_enough_needs_no_heroic_action() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    knight(s).luck = False
    icon(s, Attack(2, False, "nearest"), ["Guard knight"], ["1 1"])
    assert (knight(s).damage, knight(s).heroic) == (0, True)


@pytest.mark.rule("enemy.order", "enemy.all-activate", "enemy.threat", "enemy.source")
def test_all_enemies_act_from_the_highest_threat_down() -> None:
    s = unlucky(fight("knight@e5", "crossbow_hollow@a1 hollow_soldier@a1 sentinel@a1"))
    said = ["Step sentinel_1 b2", "Step hollow_soldier_1 b2", "Guard knight"]
    drive(enemies_acting(s), said, [2])
    acted = [event.args["foe"] for event in told(s, "activates")]
    assert acted == ["sentinel_1", "hollow_soldier_1", "crossbow_hollow_1"]


@pytest.mark.rule("enemy.order.tie")
def test_the_players_order_enemies_of_equal_threat() -> None:
    s = fight("knight@e5", "hollow_soldier@a1 hollow_soldier@e1")
    ask = asked(enemies_acting(s))
    assert ask.what == "order"
    assert offered(ask) == {"First hollow_soldier_1", "First hollow_soldier_2"}


@pytest.mark.rule("enemy.order.tie")
def test_enemies_that_are_alike_in_everything_need_no_order() -> None:
    s = fight("knight@e5", "hollow_soldier@a1 hollow_soldier@a1")
    assert asked(enemies_acting(s)).what == "enemy"


@pytest.mark.rule("enemy.icons-order", "enemy.behaviour")
def test_icons_are_resolved_left_to_right() -> None:
    # The Greatbowman shoots, then steps back; the Crossbow Hollow steps back, then shoots.
    s = unlucky(fight("knight@c3", "silver_knight_greatbowman@c1 sentinel@a1"))
    drive(activating(s, first(s)), ["Guard knight", "Step silver_knight_greatbowman_1 a1"], ["3 2"])
    keys = [e.key for e in s.events or () if e.key in ("attacked", "foe-moved")]
    assert keys == ["attacked", "foe-moved"]


# Targets


@pytest.mark.rule("move.nearest.tie", "attack.nearest.tie", "char.taunt")
def test_ties_for_nearest_go_to_the_aggro_holder_then_to_taunt() -> None:
    s = fight("herald@a1 knight@e1", "hollow_soldier@c3", aggro="herald")
    assert whom(s, "c3", "nearest").id == "herald"
    s = fight("herald@a1 assassin@e1 knight@e5", "hollow_soldier@c1", aggro="knight")
    assert whom(s, "c1", "nearest").id == "assassin"  # taunt 8 before 4; the Knight is farther
    assert whom(s, "c1", "aggro").id == "knight"


@pytest.mark.rule("gap.nearest-metric")
def test_nearness_ignores_terrain_but_movement_goes_around_it() -> None:
    s = fight("knight@a5", "hollow_soldier@a1")
    assert s.fight is not None
    s.fight.terrain = {"a3": "gravestone", "b2": "chest"}
    assert whom(s, "a1", "nearest").id == "knight"
    assert enemies.next_nodes(s, "a1", knight(s), away=False) == ("c1",)


# Movement


@pytest.mark.rule("enemy.move.to-nearest", "enemy.move.icon", "enemy.move.choose-node")
def test_towards_the_nearest_by_a_node_of_the_players_choice() -> None:
    s = fight("knight@e5", "hollow_soldier@a1")
    ask = icon_asks(s, Move(2, False, "nearest"))
    assert ask.what == "enemy"
    assert offered(ask) == {f"Step hollow_soldier_1 {n}" for n in ("c1", "b2", "a3")}
    icon(s, Move(2, False, "nearest"), ["Step hollow_soldier_1 b2", "Step hollow_soldier_1 c3"])
    assert first(s).node == "c3"


@pytest.mark.rule("enemy.move.stop-same-node")
def test_an_enemy_stops_on_its_targets_node() -> None:
    s = fight("knight@c1", "hollow_soldier@a1")
    icon(s, Move(3, False, "nearest"))
    assert first(s).node == "c1"
    icon(s, Move(3, False, "nearest"))
    assert first(s).node == "c1"


@pytest.mark.rule("enemy.move.to-aggro", "enemy.move.from-aggro", "enemy.move.from-nearest")
def test_towards_and_away_from_aggro_and_nearest() -> None:
    s = fight("knight@c3 warrior@a1", "hollow_soldier@c1", aggro="warrior")
    icon(s, Move(1, False, "aggro"))
    assert first(s).node == "a1"
    s = fight("knight@a3 warrior@c1", "hollow_soldier@a1", aggro="warrior")
    icon(s, Move(1, True, "aggro"))
    assert first(s).node == "a3"  # one node farther from the Warrior
    s = fight("knight@a1 warrior@e5", "hollow_soldier@c1", aggro="warrior")
    ask = icon_asks(s, Move(1, True, "nearest"))
    assert offered(ask) == {f"Step hollow_soldier_1 {n}" for n in ("e1", "d2", "c3")}


@pytest.mark.rule("enemy.move.stop-corner")
def test_an_enemy_that_retreats_stops_in_a_corner() -> None:
    s = fight("knight@e5", "crossbow_hollow@a1")
    icon(s, Move(1, True, "aggro"))
    assert first(s).node == "a1"


@pytest.mark.rule("move.nearest.lock")
def test_the_nearest_character_is_chosen_once_for_a_movement() -> None:
    s = fight("knight@a5 herald@e1", "hollow_soldier@a1", aggro="herald")
    # Both are 2 away; the herald has Aggro. After a step to c1 the Herald is still the target.
    icon(s, Move(2, False, "nearest"))
    assert first(s).node == "e1"


@pytest.mark.rule("barrel.enemies")
def test_enemies_go_around_barrels() -> None:
    s = fight("knight@a5", "hollow_soldier@a1")
    assert s.fight is not None
    s.fight.terrain = {"a3": "barrel"}
    icon(s, Move(1, False, "nearest"))
    assert first(s).node == "b2"
    assert s.fight.broken == []


@pytest.mark.rule("cond.frostbite.enemy", "gap.condition-floor")
def test_frostbite_slows_an_enemy_but_a_move_of_nothing_still_pushes() -> None:
    s = fight("knight@a1 warrior@c5", "hollow_soldier@a1")
    first(s).conditions = ["frostbite"]
    icon(s, Move(1, False, "nearest", push=True), ["Step knight b2"])
    assert (first(s).node, knight(s).node) == ("a1", "b2")
    s = fight("knight@e1", "hollow_soldier@a1")
    first(s).conditions = ["frostbite"]
    icon(s, Move(2, False, "nearest"))
    assert first(s).node == "c1"
    icon(s, Move(1, False, "nearest"))
    assert first(s).node == "c1"


@pytest.mark.rule("node.limit", "push.node-limit", "move.attack")
def test_who_makes_room_is_pushed_first_and_not_attacked() -> None:
    s = unlucky(fight("knight@c1 warrior@c1 herald@c1", "large_hollow_soldier@a1"))
    said = ["Push knight", "Step knight e1", "Guard warrior", "Step warrior c3", "Guard herald"]
    move = Move(1, False, "aggro", push=True, damage=5)
    icon(s, move, [*said, "Step herald b2"], ["2 2", "2 1"])
    assert [event.args["who"] for event in told(s, "attacked")] == ["warrior", "herald"]
    assert knight(s).damage == 0


@pytest.mark.rule("enemy.move.push", "push.move.start", "push.move.enter", "push.move.repeat")
def test_a_pushing_move_pushes_from_the_start_node_and_from_every_node_entered() -> None:
    s = fight("knight@a1 warrior@c1", "sentinel@a1", aggro="warrior")
    said = [
        "Step knight b2",  # off the start node, anywhere
        "Step warrior e1",  # off the first node entered
        "Step warrior e3",  # and off the second
    ]
    icon(s, Move(2, False, "aggro", push=True), said)
    assert first(s).node == "e1"
    assert s.characters["warrior"].node == "e3"


@pytest.mark.rule("move.attack", "move.attack.not-start", "push.move.damage", "ruling.push-number")
@pytest.mark.rule("gap.push-damage")
def test_a_numbered_push_attacks_on_nodes_entered_but_not_on_the_start_node() -> None:
    s = unlucky(fight("knight@a1 warrior@c1", "large_hollow_soldier@a1", aggro="warrior"))
    said = ["Step knight a3", "Guard warrior", "Step warrior e1"]
    icon(s, Move(1, False, "aggro", push=True, damage=5), said, ["1 1"])
    assert knight(s).damage == 0
    assert s.characters["warrior"].damage == 3
    assert s.characters["warrior"].node == "e1"


@pytest.mark.rule("move.attack.repeat")
def test_a_movement_attack_can_hit_the_same_character_on_each_node() -> None:
    s = unlucky(fight("warrior@c1", "large_hollow_soldier@a1"))
    said = ["Guard warrior", "Step warrior e1", "Guard warrior", "Step warrior e3"]
    icon(s, Move(2, False, "aggro", push=True, damage=3), said, ["1 1", "1 1"])
    assert s.characters["warrior"].damage == 2
    assert len(told(s, "attacked")) == 2


@pytest.mark.rule("gap.push-damage", "dodge.avoids-hit")
def test_dodging_a_movement_attack_avoids_the_push_too() -> None:
    s = unlucky(fight("warrior@c1", "large_hollow_soldier@a1"))
    icon(s, Move(1, False, "aggro", push=True, damage=5), ["Dodge warrior c1"], [1])
    assert s.characters["warrior"].node == "c1"
    assert s.characters["warrior"].damage == 0


@pytest.mark.rule("node.limit", "push.node-limit")
def test_an_enemy_that_enters_a_full_node_needs_room() -> None:
    s = fight("knight@c1 warrior@c1 herald@c1", "hollow_soldier@a1")
    ask = icon_asks(s, Move(1, False, "aggro"))
    assert ask.what == "room"
    assert offered(ask) == {"Push knight", "Push warrior", "Push herald"}


# Attacks


@pytest.mark.rule("attack.aggro", "attack.aggro.miss", "attack.no-retarget")
def test_an_aggro_attack_reaches_the_holder_or_nobody() -> None:
    s = unlucky(fight("knight@a1 warrior@e5", "hollow_soldier@a1", aggro="warrior"))
    icon(s, Attack(4, False, "aggro"))
    assert len(told(s, "missed")) == 1
    assert knight(s).damage == 0
    icon(s, Attack(4, False, "aggro"), ["Guard warrior"], ["0 0"], reach=ANYWHERE)
    assert s.characters["warrior"].damage == 4


@pytest.mark.rule("attack.nearest", "attack.no-retarget")
def test_a_nearest_attack_misses_when_nobody_is_in_range() -> None:
    s = unlucky(fight("knight@c1", "hollow_soldier@a1"))
    icon(s, Attack(4, False, "nearest"))
    assert len(told(s, "missed")) == 1
    icon(s, Attack(4, False, "nearest"), ["Guard knight"], ["1 0"], reach=1)
    assert knight(s).damage == 3


@pytest.mark.rule("attack.node", "attack.node.separate", "ruling.target-order", "attack.push-after")
def test_a_node_attack_hits_all_on_the_node_each_defending_alone() -> None:
    s = unlucky(fight("knight@c1 warrior@c1 herald@a3", "silver_knight_swordsman@c1"))
    said = ["Guard knight", "Step knight e1", "Guard warrior", "Step warrior c3"]
    icon(s, Attack(5, False, "nearest", node=True, push=True), said, ["3 2", "1 1"])
    assert knight(s).damage == 0
    assert knight(s).node == "e1"  # a hit for nothing still pushes
    assert s.characters["warrior"].damage == 3
    assert s.characters["warrior"].node == "c3"
    assert s.characters["herald"].damage == 0


@pytest.mark.rule("attack.node", "attack.node.miss")
def test_a_node_attack_on_the_aggro_holder() -> None:
    s = unlucky(fight("knight@c1 warrior@c1", "silver_knight_greatbowman@e5", aggro="knight"))
    said = ["Guard knight", "Guard warrior"]
    icon(s, Attack(4, False, "aggro", node=True), said, ["1 0", "1 1"], reach=ANYWHERE)
    assert [c.damage for c in s.present()] == [3, 2]
    icon(s, Attack(4, False, "aggro", node=True), reach=1)
    assert len(told(s, "missed")) == 1


@pytest.mark.rule("cond.stagger.enemy", "gap.condition-floor")
def test_stagger_weakens_an_enemy_and_an_attack_of_nothing_still_hits() -> None:
    s = unlucky(fight("knight@c1", "hollow_soldier@c1"))
    first(s).conditions = ["stagger"]
    icon(s, Attack(4, False, "nearest"), ["Guard knight"], ["1 0"])
    assert knight(s).damage == 2
    icon(s, Attack(1, False, "nearest", inflicts=("poison",)), ["Guard knight"], ["1 0"])
    assert knight(s).damage == 2
    assert knight(s).conditions == ["poison"]


# Defence


@pytest.mark.rule("defend.type", "defend.dice", "defend.dice-source", "equip.defence")
@pytest.mark.rule("enemy.attack.types", "defend.fixed-damage", "defend.total", "defend.result")
def test_block_dice_meet_physical_and_resist_dice_magical_attacks() -> None:
    s = unlucky(fight("knight@c1", "hollow_soldier@c1"))
    knight(s).backup = ["effigy_shield"]  # does not help from there
    icon(s, Attack(4, False, "nearest"), ["Guard knight"], ["2 1"])  # blue and black
    assert knight(s).damage == 1
    icon(s, Attack(4, True, "nearest"), ["Guard knight"], [1])  # black
    assert knight(s).damage == 1 + 3
    icon(s, Attack(2, False, "nearest"), ["Guard knight"], ["2 1"])
    assert knight(s).damage == 4


@pytest.mark.rule("defend.choice", "dodge.instead", "combat.target", "move.dodge")
def test_a_target_chooses_between_guarding_and_dodging() -> None:
    s = fight("assassin@a1", "hollow_soldier@a1")
    ask = icon_asks(s, Attack(4, False, "nearest"))
    assert ask.seat == "assassin"
    assert offered(ask) == {
        "Guard assassin",
        "Dodge assassin a1",
        "Dodge assassin c1",
        "Dodge assassin b2",
        "Dodge assassin a3",
    }


@pytest.mark.rule("gap.dodge-zero-dice")
def test_computer_players_do_not_think_of_a_dodge_without_a_dodge_die() -> None:
    s = fight("knight@a1", "hollow_soldier@a1")
    ask = icon_asks(s, Attack(4, False, "nearest"))
    assert list(GAME.sensible(s, ask)) == [Guard("knight")]
    knight(s).armour = "assassin_armour"  # with a dodge die
    assert list(GAME.sensible(s, ask)) == list(ask.options)


@pytest.mark.rule("dodge.cost", "dodge.move", "dodge.dice", "dodge.success", "dodge.difficulty")
@pytest.mark.rule("combat.not-hit", "dodge.avoids-hit")
def test_enough_icons_avoid_everything() -> None:
    s = unlucky(fight("assassin@a1", "hollow_soldier@a1"))
    blow = Attack(5, False, "nearest", push=True, inflicts=("poison",))
    icon(s, blow, ["Dodge assassin b2"], ["1 1"], dodge=2)
    c = s.characters["assassin"]
    assert (c.node, c.stamina, c.damage, c.conditions) == ("b2", 1, 0, [])


@pytest.mark.rule("dodge.failure", "gap.dodge-out-of-range")
def test_a_failed_dodge_suffers_everything_even_out_of_range() -> None:
    s = unlucky(fight("assassin@a1", "hollow_soldier@a1"))
    blow = Attack(5, False, "nearest", inflicts=("poison",))
    icon(s, blow, ["Dodge assassin b2"], ["1 0"], dodge=2)
    c = s.characters["assassin"]
    assert (c.node, c.stamina, c.damage, c.conditions) == ("b2", 1, 5, ["poison"])


@pytest.mark.rule("gap.dodge-zero-dice")
def test_without_dodge_dice_one_may_still_step_aside() -> None:
    s = unlucky(fight("knight@a1", "hollow_soldier@a1"))
    icon(s, Attack(4, False, "nearest"), ["Dodge knight b2"])
    assert (knight(s).node, knight(s).stamina, knight(s).damage) == ("b2", 1, 4)


@pytest.mark.rule("cond.frostbite.character", "dodge.cost", "barrel.break")
def test_frostbite_and_barrels_make_a_dodge_dearer() -> None:
    s = unlucky(fight("knight@a1", "hollow_soldier@a1"))
    assert s.fight is not None
    s.fight.terrain = {"b2": "barrel"}
    knight(s).conditions = ["frostbite"]
    icon(s, Attack(1, False, "nearest"), ["Dodge knight b2"])
    assert knight(s).stamina == 1 + 1 + 1
    assert s.fight.broken == ["b2"]


@pytest.mark.rule("gap.stamina-shortage", "dodge.cost")
def test_who_can_not_pay_can_not_dodge() -> None:
    s = unlucky(fight("knight@a1", "hollow_soldier@a1"))
    knight(s).conditions, knight(s).stamina = ["frostbite"], 9
    icon(s, Attack(1, False, "nearest"), fate=["1 0"])  # guarding is all there is
    assert knight(s).damage == 0


@pytest.mark.rule("gap.stamina-shortage")
def test_a_dodge_paid_with_the_last_box_kills_before_any_roll() -> None:
    s = unlucky(fight("knight@a1", "hollow_soldier@a1"))
    knight(s).stamina = 9
    with pytest.raises(Defeat):
        icon(s, Attack(1, False, "nearest"), ["Dodge knight b2"])
    assert (knight(s).node, knight(s).stamina) == ("a1", 10)


@pytest.mark.rule("barrel.break", "dodge.move")
def test_the_second_node_of_a_long_dodge_may_hold_a_barrel() -> None:
    s = unlucky(fight("assassin@a1", "hollow_soldier@a1"))
    assert s.fight is not None
    s.characters["assassin"].armour = "shadow_armour"
    s.fight.terrain = {"b4": "barrel"}
    said = ["Dodge assassin a3", "Step assassin b4"]
    icon(s, Attack(1, False, "nearest"), said, ["1 1 0"])
    assert (s.characters["assassin"].node, s.characters["assassin"].stamina) == ("b4", 2)
    assert s.fight.broken == ["b4"]


@pytest.mark.rule("push.move.enter", "gap.push-impossible")
def test_who_makes_room_for_a_pushed_character_does_not_end_under_the_enemy() -> None:
    s = unlucky(fight("knight@a1 warrior@c1 herald@c1", "sentinel@a1 hollow_soldier@c1"))
    ask = icon_asks(s, Move(1, False, "nearest", push=True), ["Step knight c1", "Push warrior"])
    assert "Step warrior a1" not in offered(ask)


@pytest.mark.rule("luck.use", "gap.luck-resist")
def test_luck_rerolls_a_die_of_a_block_a_resist_or_a_dodge_roll() -> None:
    s = fight("knight@c1 assassin@c1", "hollow_soldier@c1")
    knight(s).heroic = False
    icon(s, Attack(4, True, "nearest"), ["Guard knight", "Reroll knight 0"], [0, 2])
    assert knight(s).damage == 2
    assert not knight(s).luck
    knight(s).luck = True
    icon(s, Attack(4, False, "nearest"), ["Guard knight", "Reroll knight 1"], ["2 0", 2])
    assert knight(s).damage == 2
    s = fight("assassin@c1", "hollow_soldier@c1")
    s.characters["assassin"].heroic = False
    said = ["Dodge assassin c1", "Reroll assassin 1"]
    icon(s, Attack(4, False, "nearest"), said, ["0 0", 1])
    assert s.characters["assassin"].damage == 0


@pytest.mark.rule("heroic.use")
def test_the_knight_adds_a_blue_die_to_a_block_just_made() -> None:
    s = fight("knight@c1", "hollow_soldier@c1")
    knight(s).luck = False
    icon(s, Attack(6, False, "nearest"), ["Guard knight", "Heroic knight"], ["2 1", 3])
    assert knight(s).damage == 0
    assert not knight(s).heroic


@pytest.mark.rule("heroic.use", "luck.use")
def test_luck_may_reroll_the_die_that_the_heroic_action_added() -> None:
    s = fight("knight@c1", "hollow_soldier@c1")
    said = ["Guard knight", "Heroic knight", "Reroll knight 2"]
    icon(s, Attack(6, False, "nearest"), said, ["2 1", 1, 3])
    assert knight(s).damage == 0
    assert not knight(s).luck


@pytest.mark.rule("heroic.use", "luck.use")
def test_what_can_be_done_about_a_block_is_asked_once() -> None:
    s = fight("knight@c1", "hollow_soldier@c1")
    attack = Attack(6, False, "nearest")
    icon(s, attack, ["Guard knight", "Done"], ["2 1"])
    assert (knight(s).damage, knight(s).luck, knight(s).heroic) == (3, True, True)
    # Luck that is not enough leaves the heroic action to be asked for.
    icon(s, attack, ["Guard knight", "Reroll knight 1", "Heroic knight"], ["2 1", 2, 2])
    assert (knight(s).damage, knight(s).luck, knight(s).heroic) == (3, False, False)


@pytest.mark.rule("combat.target")
def test_who_attacks_is_told_before_whom() -> None:
    s = fight("knight@c1", "hollow_soldier@c1")
    icon(s, Attack(1, False, "nearest"), ["Guard knight"], ["2 1"])
    (attack,) = [event for event in s.events or [] if event.key == "attacked"]
    assert [value for value in attack.args.values() if isinstance(value, str)] == [
        "hollow_soldier_1",
        "knight",
    ]


@pytest.mark.rule("heroic.use")
def test_the_assassin_strikes_back_after_a_dodge_for_nothing() -> None:
    s = fight("assassin@c1", "hollow_soldier@c1 sentinel@a5")
    c = s.characters["assassin"]
    c.luck = False
    said = ["Dodge assassin c1", "Strike assassin estoc 2 hollow_soldier_1"]
    icon(s, Attack(4, False, "nearest", push=True), said, ["1 0", "2 2 2"])
    assert s.fight is not None
    assert "hollow_soldier_1" not in s.fight.foes
    assert c.stamina == 1  # the dodge alone
    assert not c.heroic


@pytest.mark.rule("heroic.use", "weapon.repeat")
def test_every_repetition_of_a_riposte_is_for_the_attacker_alone() -> None:
    s = fight("assassin@c1", "sentinel@c1 hollow_soldier@c1")
    c = s.characters["assassin"]
    c.luck, c.left = False, "gotthard_twinswords"
    said = ["Dodge assassin c1", "Strike assassin gotthard_twinswords 1 sentinel_1"]
    icon(s, Attack(4, False, "nearest"), said, ["1 0", "2 2", "2 2"])
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].wounds == 4
    assert "hollow_soldier_1" in s.fight.foes


@pytest.mark.rule("heroic.use")
def test_no_riposte_out_of_range() -> None:
    s = fight("assassin@c1", "hollow_soldier@c1")
    s.characters["assassin"].luck = False
    icon(s, Attack(4, False, "nearest"), ["Dodge assassin a1"], ["1 0"])
    assert s.characters["assassin"].heroic


@pytest.mark.rule("ruling.card-effects")
def test_equipment_that_changes_a_defence() -> None:
    s = unlucky(fight("knight@c1", "hollow_soldier@c1"))
    s.upgrades = {"knight_armour": ["blue_tearstone_ring"]}
    knight(s).stamina = 2
    icon(s, Attack(4, False, "nearest"), ["Guard knight"], ["1 0"])
    assert (knight(s).stamina, knight(s).damage) == (1, 3)
    s = unlucky(fight("knight@c1", "hollow_soldier@c1"))
    knight(s).right = "black_iron_greatshield"
    said = ["Guard knight"]
    icon(s, Attack(4, False, "nearest", push=True), said, ["1 1"])
    assert knight(s).node == "c1"
    s = unlucky(fight("knight@c1", "hollow_soldier@c1"))
    knight(s).armour = "smoughs_armour"
    knight(s).right = None
    icon(s, Attack(2, False, "nearest"), fate=["1 1"])  # no dodge is offered
    s = unlucky(fight("assassin@c1", "hollow_soldier@c1"))
    s.characters["assassin"].armour = "shadow_armour"
    said = ["Dodge assassin b2", "Step assassin a3"]
    icon(s, Attack(2, False, "nearest"), said, ["1 1 1"])
    assert s.characters["assassin"].node == "a3"


@pytest.mark.rule("cond.poison", "cond.remove-activation")
def test_poison_can_kill_an_enemy_at_the_end_of_its_activation() -> None:
    s = unlucky(fight("knight@a1", "hollow_soldier@e5 sentinel@e1"))
    first(s).conditions = ["poison"]
    drive(activating(s, first(s)), ["Step hollow_soldier_1 d4"])
    assert s.fight is not None
    assert list(s.fight.foes) == ["sentinel_1"]


def test_defending_is_the_targets_own_business() -> None:
    s = unlucky(fight("knight@c1 warrior@c1", "hollow_soldier@c1"))
    s.battle.aggro = "warrior"
    ask = icon_asks(s, Attack(4, False, "aggro"))
    assert ask.seat == "warrior"
