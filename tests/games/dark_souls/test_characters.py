"""Character activations and attacks, pp. 11-13 and 22-23."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.dark_souls import GAME, attacks, characters, effects
from grimtable.games.dark_souls.characters import actions, finish, start, swap
from grimtable.games.dark_souls.combat import Defeat, Victory
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.options import (
    Estus,
    Heroic,
    Lunge,
    Run,
    Strike,
    Use,
    Walk,
)
from grimtable.games.dark_souls.scene import item_card
from grimtable.games.dark_souls.state import Character, Souls, Turn
from grimtable.games.dark_souls.under_way import Stroke
from grimtable.kernel import Text
from grimtable.kernel.asks import Option
from tests.games.dark_souls.playing import (
    acting,
    asked,
    doing,
    drive,
    fight,
    fighting,
    knight,
    offered,
    striking,
    told,
)


def can(s: Souls, who: str = "knight") -> set[str]:
    assert s.fight is not None
    turn = s.fight.turn or acting(s, who)
    return {str(option) for option in actions(s, s.characters[who], turn)}


def does(
    s: Souls, option: Option, answers: tuple[str, ...] = (), fate: tuple[Any, ...] = ()
) -> Any:
    """Let the character whose option it is carry it out."""
    who: str = option.who  # type: ignore[attr-defined]
    assert s.fight is not None
    if s.fight.turn is None:
        acting(s, who)
    return drive(doing(s, option), answers, fate)


def armed(s: Souls, who: str, left: str | None, right: str | None = None) -> Character:
    """Give a character weapons, unlucky."""
    c = s.characters[who]
    c.left, c.right, c.backup, c.luck = left, right, [], False
    return c


# The start


@pytest.mark.rule("act.start.stamina", "act.start.aggro")
def test_an_activation_starts_with_two_stamina_and_the_aggro_token() -> None:
    s = fight("knight@c3 warrior@a1", "hollow_soldier@e5", aggro="warrior")
    knight(s).stamina, knight(s).damage = 3, 1
    drive(start(s, knight(s)))
    assert (knight(s).stamina, knight(s).damage) == (1, 1)
    assert s.fight is not None
    assert s.fight.aggro == "knight"
    assert len(told(s, "aggro")) == 1
    drive(start(s, knight(s)))
    assert len(told(s, "aggro")) == 1, "who has it already is not told to get it"


@pytest.mark.rule("act.start.swap", "equip.slots.backup")
def test_weapons_are_swapped_with_the_backup_slot_at_the_start() -> None:
    s = fight("herald@c3", "hollow_soldier@e5")
    herald = s.characters["herald"]
    drive(swap(s, herald), ["Hold herald spear talisman"])
    assert (herald.left, herald.right, herald.backup) == (
        "spear",
        "talisman",
        ["kite_shield_herald"],
    )


@pytest.mark.rule("ruling.card-effects")
def test_rings_change_what_the_start_gives() -> None:
    s = fight("knight@c3 warrior@c3", "hollow_soldier@e5")
    s.upgrades = {"northern_armour": ["chloranthy_ring"]}
    knight(s).stamina = 5
    drive(start(s, knight(s)))
    assert knight(s).stamina == 2  # 3 instead of 2, beside the ring's wearer
    s = fight("knight@c3", "hollow_soldier@e5")
    s.upgrades = {"knight_armour": ["tiny_beings_ring"]}
    knight(s).stamina, knight(s).damage = 5, 4
    drive(start(s, knight(s)), ["Gain 1 1"])
    assert (knight(s).stamina, knight(s).damage) == (4, 3)


# Moving


@pytest.mark.rule("move.walk", "move.run", "act.main")
def test_one_walk_for_nothing_and_any_number_of_runs() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    does(s, Walk("knight", "c1"))
    assert knight(s).stamina == 0
    assert not any(option.startswith("Walk") for option in can(s))
    does(s, Run("knight", "b2"))
    does(s, Run("knight", "a3"))
    assert knight(s).stamina == 2
    assert knight(s).node == "a3"


@pytest.mark.rule("cond.frostbite.character")
def test_frostbite_makes_walking_and_running_dearer() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    knight(s).conditions = ["frostbite"]
    does(s, Walk("knight", "c1"))
    does(s, Run("knight", "b2"))
    assert knight(s).stamina == 1 + 2


@pytest.mark.rule("barrel.break", "barrel.break.flip")
def test_a_barrel_is_smashed_for_one_more_stamina() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    assert s.fight is not None
    s.fight.terrain = {"c1": "barrel", "c5": "chest"}
    assert "Walk knight c1" in can(s)
    assert "Walk knight c5" not in can(s)
    does(s, Walk("knight", "c1"))
    assert (knight(s).node, knight(s).stamina) == ("c1", 1)
    assert s.fight.broken == ["c1"]


@pytest.mark.rule("gap.stamina-shortage", "endurance.capacity")
def test_what_can_not_be_paid_is_not_offered_and_the_last_box_kills() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    knight(s).stamina, knight(s).damage, knight(s).luck = 4, 5, False
    acting(s, "knight", walk_left=0)
    there = can(s)
    assert "Strike knight long_sword 2 hollow_soldier_1" not in there  # costs 4
    assert "Run knight c1" in there
    with pytest.raises(Defeat):
        does(s, Run("knight", "c1"))
    knight(s).stamina, knight(s).conditions = 4, ["frostbite"]
    acting(s, "knight", walk_left=0)
    assert "Run knight c1" not in can(s)  # it would cost 2


@pytest.mark.rule("move.before-or-after", "gap.move-between")
def test_all_moving_comes_before_the_attacks_or_after_them() -> None:
    s = fight("warrior@c3", "sentinel@c3")
    armed(s, "warrior", "battle_axe", "thrall_axe")
    does(s, Walk("warrior", "c1"))
    does(s, Run("warrior", "c3"))
    does(s, Strike("warrior", "battle_axe", 1, "sentinel_1"), fate=("1 1",))
    assert not any(option.startswith(("Walk", "Run")) for option in can(s, "warrior"))
    s = fight("warrior@c3", "sentinel@c3")
    armed(s, "warrior", "battle_axe", "thrall_axe")
    does(s, Strike("warrior", "battle_axe", 1, "sentinel_1"), fate=("1 1",))
    assert "Walk warrior c1" in can(s, "warrior")
    does(s, Walk("warrior", "c1"))
    does(s, Run("warrior", "c3"))
    assert not any(option.startswith("Strike") for option in can(s, "warrior"))


@pytest.mark.rule("ruling.card-effects")
def test_armour_that_walks_two_nodes_and_armour_that_can_not_run() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    knight(s).conditions = ["frostbite"]
    acting(s, "knight", walk_left=2)
    drive(doing(s, Walk("knight", "c1")))
    drive(doing(s, Walk("knight", "b2")))
    assert knight(s).stamina == 1  # one walk of two nodes
    assert s.battle.turn is not None
    assert not s.battle.turn.walking, "the walk is over"
    assert not any(option.startswith("Walk") for option in can(s))
    s = fight("knight@c3", "hollow_soldier@e5")
    knight(s).armour = "smoughs_armour"
    assert not any(option.startswith("Run") for option in can(s))


# Attacking


@pytest.mark.rule("attack.char.target", "attack.char.option", "combat.no-friendly", "equip.range")
def test_an_attack_needs_an_enemy_in_range_and_its_stamina() -> None:
    s = fight("knight@c3 warrior@c3", "hollow_soldier@c3 sentinel@c1")
    found = {option for option in can(s) if option.startswith("Strike")}
    assert found == {
        "Strike knight long_sword 1 hollow_soldier_1",
        "Strike knight long_sword 2 hollow_soldier_1",
    }


@pytest.mark.rule("attack.char.roll", "attack.char.physical", "attack.char.result", "enemy.block")
def test_pips_less_block_are_the_damage() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "long_sword")
    does(s, Strike("knight", "long_sword", 2, "sentinel_1"), fate=("2 3",))
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].wounds == 3  # 5 less block 2
    assert knight(s).stamina == 4
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "long_sword")
    does(s, Strike("knight", "long_sword", 1, "sentinel_1"), fate=(1,))
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].wounds == 0


@pytest.mark.rule("attack.char.magical")
def test_magic_meets_resist() -> None:
    s = fight("knight@c3", "sentinel@c1 hollow_soldier@a1")
    armed(s, "knight", "soul_arrow")
    does(s, Strike("knight", "soul_arrow", 1, "sentinel_1"), fate=("2 2",))
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].wounds == 3


@pytest.mark.rule("equip.modifier")
def test_the_estoc_of_the_book() -> None:
    s = fight("assassin@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "assassin", "estoc")
    does(s, Strike("assassin", "estoc", 2, "sentinel_1"), fate=("2 1 0",))
    assert [event.args["n"] for event in told(s, "hits")] == [2]


@pytest.mark.rule("attack.char.per-weapon", "ruling.card-once")
def test_each_weapon_in_a_hand_attacks_once() -> None:
    s = fight("warrior@c3", "sentinel@c3")
    armed(s, "warrior", "battle_axe", "thrall_axe")
    does(s, Strike("warrior", "battle_axe", 1, "sentinel_1"), fate=("1 1",))
    found = {option.split()[2] for option in can(s, "warrior") if option.startswith("Strike")}
    assert found == {"thrall_axe"}


@pytest.mark.rule("attack.char.per-weapon")
def test_a_weapon_in_the_backup_slot_rests_unless_its_line_says_otherwise() -> None:
    s = fight("warrior@c3", "sentinel@c3")
    c = armed(s, "warrior", "battle_axe")
    c.backup = ["thrall_axe", "caestus"]
    found = {option for option in can(s, "warrior") if option.startswith("Strike")}
    assert "Strike warrior caestus 2 sentinel_1" in found
    assert not any("thrall_axe" in option or "caestus 1" in option for option in found)


@pytest.mark.rule("weapon.shaft")
def test_a_shaft_does_not_reach_its_own_node() -> None:
    s = fight("herald@c3", "sentinel@c3 hollow_soldier@c1")
    found = {option for option in can(s, "herald") if option.startswith("Strike")}
    assert found == {
        "Strike herald spear 1 hollow_soldier_1",
        "Strike herald spear 2 hollow_soldier_1",
    }


@pytest.mark.rule("weapon.range-override", "equip.range.override")
def test_a_lines_own_range_replaces_the_weapons() -> None:
    s = fight("knight@a1", "sentinel@e1")
    armed(s, "knight", "drake_sword")
    found = {option for option in can(s) if option.startswith("Strike")}
    assert found == {"Strike knight drake_sword 3 sentinel_1"}


@pytest.mark.rule("weapon.node", "weapon.node.single-roll")
def test_a_node_attack_is_rolled_once_against_all_on_the_node() -> None:
    s = fight("warrior@c3", "sentinel@c3 hollow_soldier@c3 large_hollow_soldier@a1")
    armed(s, "warrior", "battle_axe")
    assert {
        "Strike warrior battle_axe 2 c3",
        "Strike warrior battle_axe 2 sentinel_1",
    } <= can(s, "warrior")
    does(s, Strike("warrior", "battle_axe", 2, "c3"), fate=("2 2",))
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].wounds == 2
    assert "hollow_soldier_1" not in s.fight.foes


@pytest.mark.rule("weapon.shift", "weapon.shift.timing", "weapon.shift.extra")
def test_a_shift_before_the_dice_moves_first_and_leaves_walking_free() -> None:
    s = fight("knight@c1", "sentinel@c3")
    armed(s, "knight", "broadsword")
    assert "Lunge knight broadsword 2 sentinel_1 c3" in can(s)
    assert "Strike knight broadsword 1 sentinel_1" not in can(s)
    does(s, Lunge("knight", "broadsword", 2, "sentinel_1", "c3"), fate=("2 2",))
    assert knight(s).node == "c3"
    assert "Walk knight c1" in can(s)


@pytest.mark.rule("weapon.shift.timing")
def test_a_shift_after_the_dice_moves_afterwards() -> None:
    s = fight("assassin@c3", "sentinel@c3")
    armed(s, "assassin", "carthus_curved_sword")
    choice = Strike("assassin", "carthus_curved_sword", 1, "sentinel_1")
    does(s, choice, ("Step assassin c1",), ("2 2",))
    assert s.characters["assassin"].node == "c1"
    does(s, Use("assassin", "lucerne", 3), ("Step assassin b2", "Done"))
    assert s.characters["assassin"].node == "b2"


@pytest.mark.rule("weapon.repeat", "gap.repeat-cost")
def test_repeat_pays_once_and_rolls_and_aims_anew() -> None:
    s = fight("assassin@c3", "sentinel@c1 hollow_soldier@a1")
    c = armed(s, "assassin", "avelyn")
    does(
        s,
        Strike("assassin", "avelyn", 1, "sentinel_1"),
        ("Target hollow_soldier_1",),
        (3, 2, 3),
    )
    assert c.stamina == 1
    assert s.fight is not None
    assert list(s.fight.foes) == ["sentinel_1"]
    assert s.fight.foes["sentinel_1"].wounds == 1 + 1


@pytest.mark.rule("cond.stagger.character")
def test_stagger_makes_weapon_actions_dearer() -> None:
    s = fight("knight@c3", "sentinel@c3")
    armed(s, "knight", "long_sword")
    knight(s).conditions = ["stagger"]
    does(s, Strike("knight", "long_sword", 1, "sentinel_1"), fate=(1,))
    assert knight(s).stamina == 1


@pytest.mark.rule("cond.apply", "combat.hit", "gap.condition-timing")
def test_a_weapon_places_its_conditions_after_its_damage() -> None:
    s = fight("knight@c3", "sentinel@c3")
    armed(s, "knight", "washing_pole")
    knight(s).node = "c1"
    does(s, Strike("knight", "washing_pole", 3, "sentinel_1"), fate=("2 2",))
    assert s.fight is not None
    foe = s.fight.foes["sentinel_1"]
    assert foe.wounds == 2  # not 4
    assert foe.conditions == ["bleed"]


@pytest.mark.rule("ruling.no-dice")
def test_a_line_without_dice_places_its_condition_and_does_no_damage() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@c3")
    armed(s, "knight", "kukris", "poison_mist")
    s.upgrades = {"knight_armour": ["hornet_ring"]}
    does(s, Strike("knight", "kukris", 1, "sentinel_1"))
    does(s, Strike("knight", "poison_mist", 2, "c3"))
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].conditions == ["bleed", "poison"]
    assert s.fight.foes["hollow_soldier_1"].conditions == ["poison"]
    assert s.fight.foes["sentinel_1"].wounds == 0


@pytest.mark.rule("ruling.push-twice", "push.attack")
def test_two_push_icons_push_twice() -> None:
    s = fight("knight@a1", "hollow_soldier@a1")
    armed(s, "knight", "force")
    does(
        s,
        Strike("knight", "force", 2, "hollow_soldier_1"),
        ("Step hollow_soldier_1 b2", "Step hollow_soldier_1 c3"),
    )
    assert s.fight is not None
    assert s.fight.foes["hollow_soldier_1"].node == "c3"


@pytest.mark.rule("luck.use")
def test_luck_rerolls_a_die_of_an_attack() -> None:
    s = fight("knight@c3", "hollow_soldier@c3 sentinel@a1")
    does(
        s,
        Strike("knight", "long_sword", 1, "hollow_soldier_1"),
        ("Reroll knight 0",),
        (1, 3),
    )
    assert s.fight is not None
    assert "hollow_soldier_1" not in s.fight.foes


@pytest.mark.rule("upgrade.card", "ruling.card-effects")
def test_upgrades_change_a_weapons_attacks() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "morning_star")
    s.upgrades = {"morning_star": ["titanite_shard"]}
    does(s, Strike("knight", "morning_star", 1, "sentinel_1"), fate=(3,))
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].wounds == 2  # 3 + 1 less 2
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "thrall_axe")
    s.upgrades = {"thrall_axe": ["lightning_gem", "blood_gem"]}
    does(s, Strike("knight", "thrall_axe", 1, "sentinel_1"), fate=("2 2",))
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].wounds == 3  # resist 1
    assert s.fight.foes["sentinel_1"].conditions == ["bleed"]


@pytest.mark.rule("ruling.card-effects")
def test_gems_and_rings_add_dice_and_lower_costs() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "thrall_axe")
    s.upgrades = {"thrall_axe": ["simple_gem", "heavy_gem"], "knight_armour": ["hornet_ring"]}
    does(s, Strike("knight", "thrall_axe", 2, "sentinel_1"), fate=("1 1 1 4",))
    assert knight(s).stamina == 2  # 3 less 1: it is the most expensive attack
    assert [event.args["n"] for event in told(s, "hits")] == [5]  # 7 less 2


@pytest.mark.rule("equip.modifier", "ruling.card-effects")
def test_a_weapons_card_shows_what_is_rolled_and_paid_with_its_upgrades() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    text = Text.of(GAME, s.options, "en")

    def lines() -> list[tuple[str, str]]:
        rows = item_card(s, "thrall_axe").rows
        return [(text.words(r.words), text.words(r.note) if r.note else "") for r in rows]

    assert lines() == [("free: 2 black", ""), ("3 stamina: 1 black, 1 blue", "")]
    s.upgrades = {"thrall_axe": ["simple_gem", "heavy_gem"]}
    assert lines() == [
        ("free: 3 black", "with its upgrades"),
        ("2 stamina: 2 black, 1 blue", "with its upgrades"),
    ]
    s.upgrades = {"thrall_axe": ["blood_gem"]}
    assert lines() == [
        ("free: 2 black, Bleed", "with its upgrades"),
        ("3 stamina: 1 black, 1 blue, Bleed", "with its upgrades"),
    ]


@pytest.mark.rule("ruling.card-effects", "endurance.gain")
def test_beating_the_defence_by_three_gives_stamina_back() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "falchion")
    s.upgrades = {"knight_armour": ["knight_slayers_ring"]}
    does(s, Strike("knight", "falchion", 2, "sentinel_1"), fate=("4 1",))
    assert knight(s).stamina == 2


@pytest.mark.rule("equip.actions", "endurance.gain", "equip.range")
def test_miracles_give_stamina_and_health_within_their_range() -> None:
    s = fight("herald@a1 knight@c1 warrior@e5", "sentinel@e1")
    herald = armed(s, "herald", "talisman", "heal")
    for c in s.present():
        c.stamina, c.damage = 4, 4
    does(s, Use("herald", "talisman", 1))
    assert [c.stamina for c in s.present()] == [3, 3, 4]  # range 2
    assert "Use herald heal 1 warrior" not in can(s, "herald")  # range 3
    does(s, Use("herald", "heal", 1, "knight"))
    assert (knight(s).stamina, knight(s).damage) == (2, 3)
    assert herald.stamina == 3


@pytest.mark.rule("ruling.card-effects")
def test_grants_for_others_for_two_and_for_oneself() -> None:
    s = fight("herald@c3 knight@c3 warrior@c3", "sentinel@e1 hollow_soldier@c3")
    armed(s, "herald", "bountiful_light", "bountiful_sunlight")
    for c in s.present():
        c.stamina = 4
    does(s, Use("herald", "bountiful_sunlight", 2))
    assert [c.stamina for c in s.present()] == [7, 0, 0]
    does(s, Use("herald", "bountiful_light", 1), ("Target herald", "Done"))
    assert s.characters["herald"].stamina == 7  # paid 2, gained 2
    s = fight("herald@c3 knight@c3 warrior@c3", "sentinel@e1 hollow_soldier@b2")
    armed(s, "herald", "bountiful_light")
    for c in s.present():
        c.stamina = 4
    does(s, Use("herald", "bountiful_light", 1), ("Target knight", "Target warrior"))
    assert [c.stamina for c in s.present()] == [6, 2, 2]
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "smoughs_hammer")
    knight(s).damage = 2
    does(s, Strike("knight", "smoughs_hammer", 1, "sentinel_1"), fate=("1 1",))
    assert knight(s).damage == 1


@pytest.mark.rule("ruling.card-effects")
def test_an_attack_that_also_gives_asks_who_receives() -> None:
    s = fight("herald@c3 knight@c1", "sentinel@c3")
    armed(s, "herald", "lothrics_holy_sword")
    knight(s).stamina = 3
    choice = Strike("herald", "lothrics_holy_sword", 1, "sentinel_1")
    does(s, choice, ("Target knight",), (1,))
    assert knight(s).stamina == 2


@pytest.mark.rule("ruling.card-effects")
def test_a_sorcery_makes_the_other_weapon_magical_until_the_activation_ends() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@a1")
    armed(s, "knight", "great_magic_weapon", "long_sword")
    does(s, Use("knight", "great_magic_weapon", 2))
    does(s, Strike("knight", "long_sword", 1, "sentinel_1"), fate=(2,))
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].wounds == 2  # 2 + 1 less resist 1


@pytest.mark.rule("ruling.card-effects")
def test_a_ward_lends_the_party_dice_until_the_next_enemy_activation_ends() -> None:
    s = fight("knight@c3 warrior@c1", "hollow_soldier@e5")
    armed(s, "knight", "sunlight_straight_sword")
    does(s, Use("knight", "sunlight_straight_sword", 3))
    assert s.fight is not None
    assert (s.fight.ward_block, s.fight.ward_resist) == (["black"], ["black"])


# Tokens


@pytest.mark.rule("estus.use", "estus.once")
def test_estus_empties_the_bar_once() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    knight(s).stamina, knight(s).damage = 4, 5
    assert "Estus knight" in can(s)
    does(s, Estus("knight"))
    assert knight(s).free == 10
    knight(s).damage = 5
    assert "Estus knight" not in can(s)


@pytest.mark.rule("heroic.use")
def test_the_herald_gives_everybody_two_stamina_once() -> None:
    s = fight("herald@a1 knight@e5", "hollow_soldier@c3")
    for c in s.present():
        c.stamina = 5
    does(s, Heroic("herald"))
    assert [c.stamina for c in s.present()] == [3, 3]
    assert "Heroic herald" not in can(s, "herald")


@pytest.mark.rule("heroic.use", "ruling.charge")
def test_the_warrior_charges_a_node_and_strikes_all_on_it_for_nothing() -> None:
    s = fight("warrior@c1", "sentinel@c3 hollow_soldier@c3")
    c = armed(s, "warrior", "battle_axe")
    does(s, Heroic("warrior"), ("Step warrior c3",))
    assert "Walk warrior c1" in can(s, "warrior")  # the charge is no walk
    assert "Strike warrior battle_axe 1 c3" in can(s, "warrior")
    c.stamina = 9
    assert "Strike warrior battle_axe 2 c3" in can(s, "warrior")  # it costs nothing
    does(s, Strike("warrior", "battle_axe", 1, "c3"), fate=("2 2",))
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].wounds == 2
    assert "hollow_soldier_1" not in s.fight.foes
    assert c.stamina == 9


@pytest.mark.rule("heroic.use")
def test_heroic_actions_that_answer_something_are_not_offered_in_an_activation() -> None:
    s = fight("knight@c3 assassin@c3", "hollow_soldier@e5")
    assert "Heroic knight" not in can(s)
    assert s.fight is not None
    s.fight.turn = None
    assert "Heroic assassin" not in can(s, "assassin")


@pytest.mark.rule("gap.stamina-shortage", "endurance.death", "attack.char.option")
def test_an_attack_can_be_paid_with_the_last_box_and_kills() -> None:
    s = fight("knight@c3", "sentinel@c3")
    armed(s, "knight", "long_sword")
    knight(s).damage = 6  # four boxes are free, and the second line costs four
    assert "Strike knight long_sword 2 sentinel_1" in can(s)
    with pytest.raises(Defeat):
        does(s, Strike("knight", "long_sword", 2, "sentinel_1"))
    knight(s).damage, knight(s).stamina = 7, 0
    assert "Strike knight long_sword 2 sentinel_1" not in can(s)


@pytest.mark.rule("ruling.flying-high")
def test_flying_high_taxes_attacks_alone() -> None:
    s = fight("herald@c3>0", "gargoyle@c3>0")
    assert s.battle.deck is not None
    s.battle.deck.heated = True
    herald = armed(s, "herald", "talisman", "long_sword")
    line = LIBRARY.gear["talisman"].actions
    assert not line[0].attacks
    assert attacks.cost_of(s, herald, "talisman", 0) == line[0].cost
    assert attacks.cost_of(s, herald, "long_sword", 1) == 5


@pytest.mark.rule("move.walk", "move.run")
def test_who_can_still_walk_may_run_first_but_not_in_the_middle_of_a_walk() -> None:
    s = fight("knight@c3", "sentinel@e5")
    turn = acting(s, "knight", walk_left=2)
    assert {"Walk knight b2", "Run knight b2"} <= can(s)
    does(s, Run("knight", "b2"))
    assert (turn.walk_left, turn.walking, knight(s).stamina) == (2, False, 1)
    moves = {"Walk knight a1", "Run knight a1"}
    assert moves <= can(s)
    does(s, Walk("knight", "c1"))
    assert (turn.walk_left, turn.walking) == (1, True)
    assert moves & can(s) == {"Walk knight a1"}
    does(s, Walk("knight", "b2"))
    assert moves & can(s) == {"Run knight a1"}


@pytest.mark.rule("ruling.card-once", "equip.actions", "move.before-or-after")
def test_a_special_effect_is_no_attack_and_binds_no_move() -> None:
    s = fight("herald@c3", "sentinel@c1")
    herald = armed(s, "herald", "talisman", "spear")
    herald.damage = 3
    does(s, next(one for one in uses(s, "herald") if one.weapon == "talisman"))
    assert "Walk herald d2" in can(s, "herald")
    does(s, Walk("herald", "d2"))
    assert any(option.startswith("Strike herald spear") for option in can(s, "herald"))
    assert not any("talisman" in option for option in can(s, "herald"))  # a card is used once
    does(s, next(one for one in strikes_of(s, "herald")), fate=(0,))
    assert not any(option.startswith(("Walk", "Run")) for option in can(s, "herald"))


@pytest.mark.rule("move.before-or-after", "gap.move-between", "equip.actions")
def test_after_an_attack_and_a_walk_a_special_effect_is_left_but_no_attack() -> None:
    s = fight("herald@d2", "sentinel@c1")
    herald = armed(s, "herald", "talisman", "spear")
    herald.damage = 3
    does(s, next(one for one in strikes_of(s, "herald")), fate=(0,))
    does(s, Walk("herald", "c3"))
    assert [one.weapon for one in uses(s, "herald")]
    assert strikes_of(s, "herald") == []


def uses(s: Souls, who: str) -> list[Use]:
    turn = s.battle.turn or acting(s, who)
    return [one for one in actions(s, s.characters[who], turn) if isinstance(one, Use)]


def strikes_of(s: Souls, who: str) -> list[Strike]:
    turn = s.battle.turn or acting(s, who)
    return [one for one in actions(s, s.characters[who], turn) if isinstance(one, Strike)]


# The end


@pytest.mark.rule("act.end", "cond.remove-activation", "ruling.end-order")
def test_at_the_end_cards_heal_first_then_poison_hurts() -> None:
    s = fight("knight@c3", "hollow_soldier@c3 hollow_soldier@c3")
    s.upgrades = {"lothric_knight_armour": ["sun_princess_ring"]}
    knight(s).armour = "lothric_knight_armour"
    knight(s).damage, knight(s).conditions = 4, ["poison"]
    finish(s, knight(s))
    assert knight(s).damage == 4 - 3 + 1
    assert knight(s).conditions == []


@pytest.mark.rule("ruling.card-effects")
def test_the_aggro_token_can_be_taken_as_anothers_activation_ends_once() -> None:
    s = fight("knight@c3 warrior@c1", "hollow_soldier@e5", aggro="warrior")
    knight(s).armour = "faraam_armour"
    assert s.fight is not None
    drive(characters.aggro(s, s.characters["warrior"]), ["Done"])
    assert (s.fight.aggro, s.fight.took_aggro) == ("warrior", []), "it need not be"
    drive(characters.aggro(s, s.characters["warrior"]), ["Aggro knight"])
    assert s.fight.aggro == "knight"
    s.fight.aggro = "warrior"
    drive(characters.aggro(s, s.characters["warrior"]))
    assert s.fight.aggro == "warrior"


@pytest.mark.rule("end.win")
def test_the_last_blow_ends_the_encounter_in_the_middle_of_an_activation() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    armed(s, "knight", "long_sword")
    with pytest.raises(Victory):
        does(s, Strike("knight", "long_sword", 1, "hollow_soldier_1"), fate=(3,))


def test_a_turn_remembers_what_was_done() -> None:
    s = fight("knight@c3", "sentinel@c3")
    armed(s, "knight", "long_sword")
    does(s, Strike("knight", "long_sword", 1, "sentinel_1"), fate=(1,))
    assert s.fight is not None
    assert s.fight.turn == Turn("knight", used=["long_sword"], struck=True)
    assert attacks.cost_of(s, knight(s), "long_sword", 1) == 4
    assert characters.fits("long_sword", None)
    assert offered(asked(fighting(s))) >= {"End knight"}


@pytest.mark.rule("weapon.shift", "attack.char.target", "push.node-limit")
def test_a_target_that_made_room_for_the_attacker_is_not_hit_out_of_reach() -> None:
    s = fight("knight@a1", "hollow_soldier@c1 hollow_soldier@c1 crossbow_hollow@c1")
    knight(s).left, knight(s).luck = "broadsword", False  # range 0
    lunge = Lunge("knight", "broadsword", 2, "hollow_soldier_1", "c1")
    said = ("Push hollow_soldier_1", "Step hollow_soldier_1 e1")
    acting(s, "knight")
    ask = asked(striking(s, knight(s), lunge), said)
    assert offered(ask) == {"Target hollow_soldier_2", "Target crossbow_hollow_1"}


@pytest.mark.rule("ruling.useful-choices", "luck.use", "act.start.swap")
def test_what_could_never_help_is_not_offered() -> None:
    s = fight("knight@c3", "sentinel@c3")
    acting(s, "knight")
    knight(s).left = "soul_arrow"  # two black dice
    choice = Strike("knight", "soul_arrow", 1, "sentinel_1")
    ask = asked(striking(s, knight(s), choice), (), ["2 0"])
    assert offered(ask) == {"Done", "Reroll knight 1"}  # the other die shows its best face
    knight(s).backup = ["thrall_axe"]
    held = {str(option) for option in characters.holds(knight(s))}
    assert not any("None" in one or one.endswith(" -") for one in held)
    assert len(held) == 3


@pytest.mark.rule("ruling.useful-choices", "luck.use")
@pytest.mark.parametrize(("foes", "asks"), [("hollow_soldier", False), ("sentinel", True)])
def test_luck_is_not_asked_for_where_the_target_falls_anyway(foes: str, asks: bool) -> None:
    s = fight("knight@c3", f"{foes}@c3 sentinel@a1")
    acting(s, "knight")
    stroke = Stroke("knight", "long_sword", 1, f"{foes}_1", 1, foes=[f"{foes}_1"], window="luck")
    stroke.colours, stroke.faces = ("blue",), (2,)
    ask = attacks.WINDOWS["luck"](s, stroke, knight(s), *attacks.line_of(stroke))
    assert (ask is not None) == asks
    assert (stroke.window == "compare") != asks


@pytest.mark.rule("ruling.useful-choices", "ruling.card-effects")
def test_luck_is_asked_for_where_a_card_wants_more_pips() -> None:
    s = fight("knight@c3", "hollow_soldier@c3 sentinel@a1")
    acting(s, "knight")
    eager = next(item for item in LIBRARY.gear if effects.says(item, effects.Window.BEATEN))
    s.upgrades["knight_armour"] = [eager]  # stamina for beating a defence by much
    stroke = Stroke("knight", "long_sword", 1, "hollow_soldier_1", 1, foes=["hollow_soldier_1"])
    stroke.colours, stroke.faces = ("blue",), (2,)
    assert not attacks.is_enough(s, stroke, knight(s), attacks.line_of(stroke)[1])
