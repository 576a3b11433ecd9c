"""Combat basics, pp. 10 and 20-21: endurance, conditions, nodes, pushing; and traps, p. 18."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.dark_souls import GAME, combat, nodes
from grimtable.games.dark_souls.combat import Defeat, Victory, gain, inflict, spend, suffer
from grimtable.games.dark_souls.nodes import exits
from grimtable.games.dark_souls.state import Dropped, blocked, room
from grimtable.games.dark_souls.under_way import Blow, Stroke
from tests.games.dark_souls.playing import (
    asked,
    drive,
    fight,
    first,
    knight,
    offered,
    pushing,
    stepping,
    told,
)

# The endurance bar


@pytest.mark.rule("endurance.spend", "endurance.damage", "endurance.capacity", "char.endurance")
def test_stamina_and_damage_fill_the_same_ten_boxes() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    spend(s, knight(s), 4, rule="move.run")
    suffer(s, knight(s), 5, rule="defend.result")
    assert (knight(s).stamina, knight(s).damage, knight(s).free) == (4, 5, 1)


@pytest.mark.rule("endurance.death", "end.defeat.trigger")
def test_the_tenth_cube_kills_whatever_its_colour() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).stamina, knight(s).damage = 4, 5
    with pytest.raises(Defeat):
        spend(s, knight(s), 1, rule="move.run")
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).stamina = 9
    with pytest.raises(Defeat):
        suffer(s, knight(s), 1, rule="defend.result")


@pytest.mark.rule("gap.overkill")
def test_damage_beyond_the_last_box_is_ignored() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).stamina = 3
    with pytest.raises(Defeat):
        suffer(s, knight(s), 50, rule="defend.result")
    assert (knight(s).stamina, knight(s).damage) == (3, 7)


@pytest.mark.rule("endurance.gain", "endurance.gain.excess")
def test_gaining_removes_cubes_of_its_colour_as_far_as_there_are_any() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).stamina, knight(s).damage = 1, 3
    gain(s, knight(s), 2, 2, rule="endurance.gain")
    assert (knight(s).stamina, knight(s).damage) == (0, 1)


@pytest.mark.rule("ember.effect")
def test_an_ember_takes_one_off_an_attack_that_does_three_or_more() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).ember = True
    assert suffer(s, knight(s), 2, rule="defend.result", attack=True) == 2
    assert suffer(s, knight(s), 3, rule="defend.result", attack=True) == 2
    assert suffer(s, knight(s), 3, rule="trap.no-block") == 3  # a trap is no attack


# Conditions


@pytest.mark.rule("cond.apply", "cond.one-each")
def test_one_token_of_each_condition() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    inflict(s, knight(s), ["bleed"])
    inflict(s, knight(s), ["poison"])
    inflict(s, knight(s), ["bleed"])
    assert knight(s).conditions == ["bleed", "poison"]


@pytest.mark.rule("cond.bleed")
def test_bleed_adds_two_to_the_next_damage_and_goes() -> None:
    s = fight("knight@c3", "large_hollow_soldier@a1")
    inflict(s, knight(s), ["bleed"])
    assert suffer(s, knight(s), 1, rule="defend.result") == 3
    assert knight(s).conditions == []
    foe = nodes.model(s, "large_hollow_soldier_1")
    inflict(s, foe, ["bleed"])
    combat.wound(s, foe, 1, rule="attack.char.result")  # type: ignore[arg-type]
    assert foe.wounds == 3  # type: ignore[union-attr]


@pytest.mark.rule("gap.condition-timing", "cond.bleed")
def test_no_damage_leaves_bleed_in_place() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    inflict(s, knight(s), ["bleed"])
    assert suffer(s, knight(s), 0, rule="defend.result", attack=True) == 0
    assert knight(s).conditions == ["bleed"]


@pytest.mark.rule("cond.poison", "cond.remove-activation")
def test_poison_hurts_at_the_end_of_an_activation_and_all_but_bleed_go() -> None:
    s = fight("knight@c3", "large_hollow_soldier@a1")
    inflict(s, knight(s), ["frostbite", "poison", "stagger"])
    combat.shake_off(s, knight(s))
    assert knight(s).damage == 1
    assert knight(s).conditions == []
    foe = nodes.model(s, "large_hollow_soldier_1")
    inflict(s, foe, ["poison"])
    combat.shake_off(s, foe)
    assert foe.wounds == 1  # type: ignore[union-attr]
    inflict(s, knight(s), ["bleed", "frostbite"])
    combat.shake_off(s, knight(s))
    assert knight(s).conditions == ["bleed"]


@pytest.mark.rule("ruling.card-effects")
def test_an_item_can_keep_a_condition_away() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).right = "spider_shield"
    inflict(s, knight(s), ["poison", "bleed"])
    assert knight(s).conditions == ["bleed"]


# Wounds


@pytest.mark.rule("enemy.health", "attack.char.destroy", "end.win")
def test_an_enemy_falls_when_its_wounds_reach_its_health_and_the_last_one_ends_it() -> None:
    s = fight("knight@c3", "large_hollow_soldier@a1 hollow_soldier@a1")
    assert s.fight is not None
    large = s.fight.foes["large_hollow_soldier_1"]
    combat.wound(s, large, 4, rule="attack.char.result")
    assert "large_hollow_soldier_1" in s.fight.foes
    combat.wound(s, large, 1, rule="attack.char.result")
    assert list(s.fight.foes) == ["hollow_soldier_1"]
    with pytest.raises(Victory):
        combat.wound(s, s.fight.foes["hollow_soldier_1"], 3, rule="attack.char.result")


# Nodes and range


@pytest.mark.rule("node.adjacent", "range.count", "range.zero", "range.one", "range.infinite")
def test_range_counts_node_steps() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    far = room(s).distance["c3"]
    assert far["c3"] == 0
    assert {n for n, d in far.items() if d == 1} == set(room(s).neighbours["c3"])
    assert len(room(s).neighbours["c3"]) == 8
    assert room(s).distance["a1"]["e5"] == 4


@pytest.mark.rule("node.limit", "push.node-limit", "push.no-cost")
def test_a_fourth_model_makes_the_players_push_one_of_the_three() -> None:
    s = fight("knight@c1 warrior@c3", "hollow_soldier@c3 hollow_soldier@c3")
    ask = asked(stepping(s, knight(s), "c3"))
    assert ask.what == "room"
    assert offered(ask) == {"Push warrior", "Push hollow_soldier_1", "Push hollow_soldier_2"}
    s = fight("knight@c1 warrior@c3", "hollow_soldier@c3 hollow_soldier@c3")
    drive(stepping(s, knight(s), "c3"), ["Push warrior", "Step warrior a3"])
    assert knight(s).node == "c3"
    assert s.characters["warrior"].node == "a3"
    assert s.characters["warrior"].stamina == 0


@pytest.mark.rule("gap.push-impossible", "push.node-limit")
def test_a_push_onto_a_full_node_goes_on_and_never_back() -> None:
    s = fight(
        "knight@c1 warrior@c3 herald@c3",
        "hollow_soldier@c3 crossbow_hollow@a3 crossbow_hollow@a3 crossbow_hollow@a3",
    )
    said = ["Push warrior", "Step warrior a3", "Push crossbow_hollow_1"]
    ask = asked(stepping(s, knight(s), "c3"), said)
    assert ask.what == "push"
    assert "Step crossbow_hollow_1 c3" not in offered(ask)
    assert "Step crossbow_hollow_1 a1" in offered(ask)


@pytest.mark.rule("terrain.one-node", "grave.block", "chest.block", "barrel.block")
@pytest.mark.rule("gap.terrain-push", "barrel.destroyed")
def test_terrain_keeps_models_off_its_node_pushed_ones_too() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    assert s.fight is not None
    s.fight.terrain = {"c1": "gravestone", "e3": "chest", "c5": "barrel"}
    assert blocked(s) == {"c1", "e3", "c5"}
    assert set(exits(s, "knight")) == {"d2", "d4", "b4", "a3", "b2"}
    s.fight.broken = ["c5"]
    assert "c5" in exits(s, "knight")


@pytest.mark.rule("push.attack", "push.attack.choose")
def test_an_attack_pushes_away_from_the_attacker() -> None:
    s = fight("knight@c3", "hollow_soldier@c1")
    assert set(exits(s, "knight", away_from="c1")) == {"a3", "b4", "c5", "d4", "e3"}
    ask = asked(pushing(s, "knight", away_from="c1"))
    assert ask.seat == "knight"
    assert offered(ask) == {f"Step knight {n}" for n in ("a3", "b4", "c5", "d4", "e3")}


@pytest.mark.rule("gap.push-impossible")
def test_a_pushed_model_with_nowhere_to_go_stays() -> None:
    s = fight("knight@a1", "hollow_soldier@c3")
    assert exits(s, "knight", away_from="c3") == ()
    drive(pushing(s, "knight", away_from="c3"))
    assert knight(s).node == "a1"


@pytest.mark.rule("ruling.party-voice")
def test_the_holder_of_the_first_activation_token_speaks_for_the_party() -> None:
    s = fight("knight@c3 warrior@c3", "hollow_soldier@c3 hollow_soldier@c3")
    assert s.voice == "knight"
    s.first = "warrior"
    assert s.voice == "warrior"
    ask = asked(pushing(s, "hollow_soldier_1"))
    assert (ask.seat, ask.shared) == ("warrior", True)
    ask = asked(pushing(s, "knight"))
    assert (ask.seat, ask.shared) == ("knight", False), "one's own character is one's own"


@pytest.mark.rule("souls.retrieve")
def test_souls_are_retrieved_by_moving_onto_their_node() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    s.dropped, s.souls = Dropped("tile_6", "c1", 7), 2
    drive(stepping(s, knight(s), "d2"))
    assert s.souls == 2
    drive(stepping(s, knight(s), "c1"))
    assert s.souls == 9
    assert s.dropped is None


# Traps


@pytest.mark.rule("trap.trigger", "trap.choice", "trap.no-block")
def test_a_trap_is_turned_up_by_the_first_character_on_its_node() -> None:
    s = fight("warrior@c3", "hollow_soldier@a1")
    s.tiles["tile_6"].traps = {"c1": ""}
    warrior = s.characters["warrior"]
    ask = asked(stepping(s, warrior, "c1"), fate=["trap_2_1"])
    assert ask.what == "trap"
    assert offered(ask) == {"Suffer warrior", "Dodge warrior c1"}
    s = fight("warrior@c3", "hollow_soldier@a1")
    s.tiles["tile_6"].traps = {"c1": ""}
    warrior = s.characters["warrior"]
    drive(stepping(s, warrior, "c1"), ["Suffer warrior"], ["trap_2_1"])
    assert warrior.damage == 2
    assert s.trap_bag.count("trap_2_1") == 1


@pytest.mark.rule("push.node-limit", "trap.choice")
def test_on_a_trapped_node_that_is_not_full_nobody_makes_room() -> None:
    s = fight("warrior@c3", "hollow_soldier@c1")
    s.tiles["tile_6"].traps = {"c1": ""}
    ask = asked(stepping(s, s.characters["warrior"], "c1"), fate=["trap_2_1"])
    assert (ask.what, first(s).node) == ("trap", "c1")


@pytest.mark.rule("gap.trap-dodge", "trap.choice")
def test_dodging_a_trap_costs_stamina_gives_no_step_and_can_fail() -> None:
    for icon, damage in ((1, 0), (0, 2)):
        s = fight("warrior@c3", "hollow_soldier@a1")
        s.tiles["tile_6"].traps = {"c1": "trap_2_1"}
        warrior = s.characters["warrior"]
        warrior.luck = False
        drive(stepping(s, warrior, "c1"), ["Dodge warrior c1"], [icon])
        assert (warrior.node, warrior.stamina, warrior.damage) == ("c1", 1, damage)


@pytest.mark.rule("trap.once", "gap.trap-values")
def test_a_sprung_trap_is_spent_and_a_blank_one_does_nothing() -> None:
    s = fight("warrior@c3", "hollow_soldier@a1")
    s.tiles["tile_6"].traps = {"c1": "trap_2_1", "d2": ""}
    assert s.fight is not None
    s.fight.sprung = ["c1"]
    drive(stepping(s, s.characters["warrior"], "c1"))
    drive(stepping(s, s.characters["warrior"], "d2"), fate=["blank"])
    assert s.characters["warrior"].free == 10


@pytest.mark.rule("trap.trigger")
def test_being_pushed_onto_a_trap_springs_it_too() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    s.tiles["tile_6"].traps = {"c1": "trap_1_1"}
    ask = asked(pushing(s, "knight"), ["Step knight c1"])
    assert ask.what == "trap"


@pytest.mark.rule("trap.enemies")
def test_enemies_walk_over_traps() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    s.tiles["tile_6"].traps = {"b2": "trap_3_1"}
    drive(pushing(s, "hollow_soldier_1"), ["Step hollow_soldier_1 b2"])
    assert not told(s, "trap")


# Luck


def rolled(faces: tuple[int, ...], *colours: str) -> Stroke:
    """An attack for which these dice lie on the table."""
    return Stroke("knight", "long_sword", 1, "hollow_soldier_1", 1, faces=faces, colours=colours)


def test_luck_is_worth_a_question_when_a_blow_kills_or_does_much_or_a_better_die_fells() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")

    def spared(on: combat.Rolled) -> tuple[str, ...] | None:
        return asked(combat.luck(s, on, knight(s))).minor

    def blow(n: int) -> Blow:
        block: dict[str, Any] = {"window": "luck", "defence": "block"}
        dice: dict[str, Any] = {"colours": ("black",), "faces": (1,)}
        return Blow("hollow_soldier_1", ["knight"], n, False, 1, strength=n, **block, **dice)

    assert spared(blow(3)) == GAME.cares, "2 damage come through"
    assert spared(blow(4)) == ("death",), "who cares for much damage is asked"
    knight(s).damage = 7
    assert spared(blow(4)) == (), "it kills"
    assert spared(blow(3)) == GAME.cares
    knight(s).conditions = ["bleed"]
    assert spared(blow(3)) == (), "with what the wound bleeds it kills"
    on = Stroke("knight", "long_sword", 1, "hollow_soldier_1", 1)
    on.foes, on.colours, on.faces = ["hollow_soldier_1"], ("black",), (0,)
    assert spared(on) == (), "a better die fells it"
    on.mod = -3
    assert spared(on) == GAME.cares, "no die does"


@pytest.mark.rule("luck.use", "luck.once")
def test_luck_rerolls_one_die_and_is_used_up() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    attack = rolled((0, 2, 3), "black", "black", "blue")
    drive(combat.luck(s, attack, knight(s)), ["Reroll knight 0"], [1])
    assert attack.faces == (1, 2, 3)
    assert not knight(s).luck


@pytest.mark.rule("ruling.useful-choices")
def test_dice_that_show_their_best_face_are_not_offered_again_nor_two_that_are_alike() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    ask = asked(combat.luck(s, rolled((2, 1), "black", "blue"), knight(s)))
    assert offered(ask) == {"Done", "Reroll knight 1"}
    ask = asked(combat.luck(s, rolled((1, 1, 1), "black", "black", "blue"), knight(s)))
    assert offered(ask) == {"Done", "Reroll knight 1", "Reroll knight 2"}
    drive(combat.luck(s, rolled((2, 3), "black", "blue"), knight(s)))


def test_a_test_that_expects_nothing_fails_where_something_is_asked() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    with pytest.raises(AssertionError, match="unexpected"):
        drive(combat.luck(s, rolled((0, 2), "black", "black"), knight(s)))
    with pytest.raises(AssertionError, match="left over"):
        drive(combat.luck(s, rolled((2, 3), "black", "blue"), knight(s)), ["Done"])
