"""Boss encounters, pp. 26-30: arcs, cards, movement, special rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grimtable.games.dark_souls import GAME, bosses, combat, decks, nodes
from grimtable.games.dark_souls.attacks import cost_of, is_weak
from grimtable.games.dark_souls.characters import actions
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.notation import ANYWHERE, Attack, Leap, Move, Shift
from grimtable.games.dark_souls.notation import Turn as Turning
from grimtable.games.dark_souls.options import Run, Strike, Walk
from grimtable.games.dark_souls.state import Deck, Souls, arcs_at, defence, room
from grimtable.kernel.asks import Pick
from grimtable.kernel.fate import outcomes
from tests.games.dark_souls.playing import (
    acting,
    activating,
    asked,
    doing,
    drive,
    enemies_acting,
    fight,
    first,
    icon,
    icon_asks,
    knight,
    offered,
    stepping,
    striking,
    told,
    unlucky,
)


def deck(s: Souls) -> Deck:
    assert s.fight is not None
    assert s.fight.deck is not None
    return s.fight.deck


def arcs(s: Souls, who: str = "knight") -> set[str]:
    return set(arcs_at(s, s.characters[who], first(s)))


# Arcs


@pytest.mark.rule("arc.four", "arc.facing", "arc.nodes", "arc.boundary", "gap.arc-geometry")
def test_the_arcs_of_a_boss_that_faces_the_top() -> None:
    s = fight("knight@c1", "gargoyle@c3>0")
    found = {}
    for node in ("c1", "d2", "e3", "e5", "c5", "a5", "a3", "b2"):
        knight(s).node = node
        found[node] = arcs(s)
    assert found == {
        "c1": {"front"},
        "d2": {"front", "right"},
        "e3": {"right"},
        "e5": {"right", "back"},
        "c5": {"back"},
        "a5": {"left", "back"},
        "a3": {"left"},
        "b2": {"front", "left"},
    }


@pytest.mark.rule("boss.arcs.shared-node", "boss.arcs.enter-keep", "boss.arcs.enter-choose")
def test_onto_a_bosss_node_a_character_keeps_its_arc_or_chooses_of_two() -> None:
    s = fight("knight@c1", "gargoyle@c3>0")
    nodes.put(s, knight(s), "c3")
    assert arcs(s) == {"front"}
    s = fight("knight@b2", "gargoyle@c3>0")
    acting(s, "knight")
    assert s.fight is not None
    assert s.fight.turn is not None
    there = {str(option) for option in actions(s, knight(s), s.fight.turn)}
    assert {"Walk knight c3/front", "Walk knight c3/left"} <= there
    assert "Walk knight c3" not in there
    nodes.put(s, knight(s), "c3/left")
    assert arcs(s) == {"left"}


@pytest.mark.rule("boss.arcs.leave-keep", "boss.arcs.step-around")
def test_off_a_bosss_node_a_character_keeps_its_arc_or_steps_around() -> None:
    s = fight("knight@c3>6", "gargoyle@c3>0")
    turn = acting(s, "knight")
    there = {str(o) for o in actions(s, knight(s), turn) if str(o).startswith("Walk")}
    assert there == {
        "Walk knight c3/front",
        "Walk knight c3/back",
        "Walk knight a3",
        "Walk knight b2",
        "Walk knight b4",
    }


@pytest.mark.rule("boss.arcs.step-around", "move.walk", "move.run")
def test_from_the_front_to_the_back_costs_a_walk_and_a_run() -> None:
    s = fight("knight@c3>0", "gargoyle@c3>0")
    acting(s, "knight")
    drive(doing(s, Walk("knight", "c3/right")))
    drive(doing(s, Run("knight", "c3/back")))
    assert arcs(s) == {"back"}
    assert knight(s).stamina == 1


@pytest.mark.rule("boss.arcs.dodge-free")
def test_a_dodge_on_the_bosss_node_is_free_of_the_arcs() -> None:
    s = fight("knight@c3>0", "gargoyle@c3>0")
    ask = icon_asks(s, Attack(4, False, "nearest"))
    assert {"Dodge knight c3/back", "Dodge knight c3/left", "Dodge knight c5"} <= offered(ask)


@pytest.mark.rule(
    "boss.turn.characters-stay", "boss.turn.90", "boss.turn.180", "boss.arcs.shared-node"
)
def test_characters_stay_when_the_boss_turns() -> None:
    s = fight("knight@c3>6", "gargoyle@c3>0")
    icon(s, Turning(-2))
    assert first(s).facing == 6
    assert arcs(s) == {"front"}
    icon(s, Turning(4))
    assert arcs(s) == {"back"}
    bosses.turn(s, first(s), 1)  # an eighth of a turn leaves it on the line of two arcs
    assert arcs(s) == {"back", "right"}


# Weak arcs


@pytest.mark.rule("arc.weak", "arc.weak.source", "arc.weak.once", "arc.weak.two-arcs")
def test_an_attack_from_a_weak_arc_rolls_one_more_black_die() -> None:
    s = unlucky(fight("warrior@e5", "gargoyle@c3>0"))
    warrior = s.characters["warrior"]
    deck(s).card = "gargoyle_sweeping_strike"  # weak: back
    assert is_weak(s, warrior, first(s))  # on the line of right and back
    warrior.left = "soul_arrow"
    drive(striking(s, warrior, Strike("warrior", "soul_arrow", 1, "gargoyle")), fate=["2 2 2"])
    assert first(s).wounds == 5
    assert [event.args["foe"] for event in told(s, "exposed")] == ["gargoyle"]
    deck(s).card = "gargoyle_halberd_thrust"  # weak: left
    assert not is_weak(s, warrior, first(s))
    drive(striking(s, warrior, Strike("warrior", "soul_arrow", 1, "gargoyle")), fate=["2 2"])
    assert first(s).wounds == 8
    assert len(told(s, "exposed")) == 1


# Cards


@pytest.mark.rule("boss.act.draw", "boss.card.values", "enemy.icons-order")
def test_a_boss_flips_its_next_card_and_follows_it() -> None:
    s = unlucky(fight("knight@c5", "gargoyle@c1>4"))
    deck(s).order = ["gargoyle_halberd_thrust", "gargoyle_tail_whip"]
    drive(enemies_acting(s), ["Guard knight"], ["3 2"])
    assert deck(s).discard == ["gargoyle_halberd_thrust"]
    assert deck(s).card == "gargoyle_halberd_thrust"
    assert [event.reveals for event in told(s, "flipped")] == [True]
    assert first(s).node == "c3"
    assert knight(s).damage == 1


@pytest.mark.rule("boss.act.recycle")
def test_an_empty_deck_is_the_discard_pile_unshuffled() -> None:
    s = fight("knight@c5", "gargoyle@c1>4")
    deck(s).discard = ["gargoyle_tail_whip", "gargoyle_tail_sweep"]
    assert drive(decks.flip(s, deck(s))) == "gargoyle_tail_whip"
    assert drive(decks.flip(s, deck(s))) == "gargoyle_tail_sweep"
    assert drive(decks.flip(s, deck(s))) == "gargoyle_tail_whip"


@pytest.mark.rule("boss.deck.size", "boss.deck.shuffle", "boss.act.draw")
def test_an_unseen_card_is_as_likely_as_the_deck_makes_it() -> None:
    d = Deck(mixed=["p"], unseen=3, pool=["q", "r", "s", "t"], hot=1, hot_pool=["u", "v", "w"])
    found = dict(outcomes(Pick(decks.chances(d), rule="boss.act.draw")))
    assert found["p",] == Fraction(1, 5)
    assert found["q",] == Fraction(3, 5) / 4
    assert found["u",] == Fraction(1, 5) / 3
    assert sum(found.values()) == 1


@pytest.mark.rule("boss.heat", "boss.heat.pattern", "gap.heat-shuffle")
def test_at_its_heat_up_point_a_boss_heats_up_once() -> None:
    s = fight("knight@c5", "gargoyle@c1>4")
    d = deck(s)
    d.order, d.discard = ["gargoyle_tail_whip"], ["gargoyle_tail_sweep"]
    d.card, d.hot_pool = "gargoyle_tail_sweep", LIBRARY.boss_cards("gargoyle", heat_up=True)
    combat.wound(s, first(s), 13, rule="attack.char.result")  # 13 left, heats up at 12
    assert not d.heated
    combat.wound(s, first(s), 1, rule="attack.char.result")
    assert d.heated
    assert (d.order, d.mixed, d.hot) == ([], ["gargoyle_tail_whip"], 1)
    assert d.discard == ["gargoyle_tail_sweep"]  # no part of the behaviour deck
    assert d.card == "gargoyle_tail_sweep"  # still says which arcs are weak
    combat.wound(s, first(s), 1, rule="attack.char.result")
    assert d.hot == 1
    assert drive(decks.flip(s, d), fate=["gargoyle_swooping_cleave"]) == "gargoyle_swooping_cleave"
    assert (d.hot, len(d)) == (0, 1)


@pytest.mark.rule("boss.act.repeat")
def test_a_repeated_card_is_performed_whole_each_time() -> None:
    s = unlucky(fight("knight@c3", "titanite_demon@c1>4"))
    deck(s).order = ["titanite_double_swing"]
    said = ["Step knight c5", "Guard knight"]  # pushed forward, then swung at from c3
    ask = asked(enemies_acting(s), said, ["2 1"])
    assert ask.what in ("push", "defend")
    assert len(told(s, "attacked")) == 1 + (ask.what == "defend")


# Movement


@pytest.mark.rule("boss.move.toward")
def test_a_boss_turns_to_the_next_node_and_goes_there() -> None:
    s = fight("knight@e5", "gargoyle@c1>0")
    ask = icon_asks(s, Move(1, False, "nearest"))
    assert offered(ask) == {f"Step gargoyle {n}" for n in ("e1", "d2", "c3")}
    icon(s, Move(1, False, "nearest"), ["Step gargoyle d2"])
    assert (first(s).node, first(s).facing) == ("d2", 3)
    assert [event.args["node"] for event in told(s, "foe-moved")] == ["d2"]


@pytest.mark.rule("boss.move.away")
def test_a_boss_backs_away_with_its_back_first() -> None:
    s = fight("knight@c5", "gargoyle@c3>4")
    icon(s, Move(1, True, "nearest"), ["Step gargoyle c1"])
    assert (first(s).node, first(s).facing) == ("c1", 4)
    assert told(s, "foe-moved")[-1].args["away"] == "knight"


@pytest.mark.rule("boss.move.away", "push.move.start", "ruling.boss-turn-first")
def test_a_boss_pushes_off_before_it_backs_away_and_goes_from_where_that_one_stands_then() -> None:
    s = fight("knight@c3>2", "gargoyle@c3>2")
    ask = icon_asks(s, Move(1, True, "aggro", push=True))
    assert (ask.what, "Step knight e3" in offered(ask)) == ("push", True)
    ask = icon_asks(s, Move(1, True, "aggro", push=True), ["Step knight e3"])
    assert ask.what == "enemy"
    assert offered(ask) == {f"Step gargoyle {node}" for node in ("a3", "b2", "b4", "c1", "c5")}


@pytest.mark.rule("boss.move.same-node-turn", "gap.condition-floor")
def test_towards_a_model_on_its_own_node_a_boss_turns() -> None:
    s = fight("knight@c3>6", "gargoyle@c3>0")
    icon(s, Move(0, False, "nearest"))
    assert (first(s).node, first(s).facing) == ("c3", 6)
    s = fight("knight@e3", "gargoyle@c3>0")
    first(s).conditions = ["frostbite"]
    icon(s, Move(0, False, "nearest"))
    assert (first(s).node, first(s).facing) == ("c3", 2)


@pytest.mark.rule("boss.move.onto-character", "gap.boss-leftover")
def test_onto_a_characters_node_the_character_is_met_in_the_arc_that_faced_it() -> None:
    s = fight("knight@c3", "gargoyle@c1>4")
    icon(s, Move(2, False, "nearest"))
    assert first(s).node == "c3"
    assert arcs(s) == {"front"}
    s = fight("knight@c3 warrior@a1", "gargoyle@c1>2", aggro="warrior")
    icon(s, Shift(1, "right"))
    assert first(s).node == "c3"
    assert arcs(s) == {"right"}


@pytest.mark.rule("boss.move.shift", "gap.boss-shift-icon")
def test_a_shift_slides_without_turning_and_stops_at_the_edge() -> None:
    s = fight("knight@a1", "gargoyle@c3>2")
    icon(s, Shift(2, "back"))
    assert (first(s).node, first(s).facing) == ("a3", 2)
    icon(s, Shift(1, "left"), [])
    assert first(s).node == "a1"
    s = fight("knight@e5", "gargoyle@c3>1")
    icon(s, Shift(1, "front"))
    assert first(s).node == "d2"
    first(s).conditions = ["frostbite"]
    icon(s, Shift(1, "front"))
    assert first(s).node == "d2"


@pytest.mark.rule("push.move.start", "boss.arcs.leave-keep", "ruling.boss-turn-first")
def test_the_pushes_of_the_books_example_stage_by_stage() -> None:
    # Facing down the room, the Aggro holder in front and another behind, both on its node.
    s = fight("knight@c1>4 warrior@c1>4", "gargoyle@c1>4")
    ask = icon_asks(s, Move(2, False, "aggro", push=True))
    assert offered(ask) == {"Step knight b2", "Step knight c3", "Step knight d2"}
    said = ["Step knight c3", "Step warrior d2", "Step knight c5"]
    ask = icon_asks(s, Move(2, False, "aggro", push=True), said)
    # Stage 5: the wall is in front, so it is pushed along the wall.
    assert ask.what == "push"
    assert offered(ask) == {"Step knight a5", "Step knight e5"}
    assert first(s).node == "c5"


@pytest.mark.rule("boss.arcs.push-wall")
def test_in_a_corner_the_wall_that_shuts_the_arc_counts() -> None:
    s = fight("knight@a1>6", "gargoyle@a1>6")
    assert nodes.exits(s, "knight") == ("a3",)
    s = fight("knight@a1>7", "gargoyle@a1>7")
    assert set(nodes.exits(s, "knight")) == {"c1", "a3"}


@pytest.mark.rule("boss.arcs.push-wall", "gap.push-impossible")
def test_the_wall_does_not_help_where_the_arcs_nodes_are_merely_taken() -> None:
    s = fight("knight@a3>7", "gargoyle@a3>7")
    assert nodes.exits(s, "knight") == ("a1",)  # the one node of the arc
    assert nodes.exits(s, "knight", chain=("a1",)) == ()  # room is being made there


@pytest.mark.rule("node.limit", "push.node-limit", "push.move.damage", "move.attack")
def test_who_makes_room_for_a_boss_is_pushed_before_it_attacks_the_others() -> None:
    s = unlucky(fight("knight@c3 warrior@c3 herald@c3", "gargoyle@c1>4", aggro="knight"))
    said = ["Push herald", "Step herald c5", "Guard knight", "Step knight b4", "Guard warrior"]
    dice = ["3 2", "2 2"]
    icon(s, Move(1, False, "aggro", push=True, damage=5), [*said, "Step warrior d4"], dice)
    assert [event.args["who"] for event in told(s, "attacked")] == ["knight", "warrior"]
    s = unlucky(fight("knight@e5 warrior@e5 herald@e5", "dancer@c1>0", aggro="knight"))
    said = ["Push herald", "Step herald e3", "Guard knight", "Step knight c5", "Guard warrior"]
    icon(s, Leap("aggro", 5), [*said, "Step warrior d4"], dice)
    assert [event.args["who"] for event in told(s, "attacked")] == ["knight", "warrior"]


@pytest.mark.rule("push.move.start", "dodge.avoids-hit", "gap.boss-leftover")
def test_only_the_first_step_pushes_off_the_own_node_and_a_dodger_is_turned_to() -> None:
    s = unlucky(fight("assassin@c3", "gargoyle@c1>4"))
    said = ["Dodge assassin c3/left"]
    icon(s, Move(2, False, "aggro", push=True, damage=5), said, ["1 1"])
    assert s.characters["assassin"].node == first(s).node == "c3"  # it is not pushed as it goes on
    assert first(s).facing == 2  # it had a node left, and turned to who is on its own


@pytest.mark.rule("cond.frostbite.enemy", "gap.condition-floor")
def test_frostbite_leaves_a_boss_a_move_of_nothing_that_turns_and_pushes() -> None:
    s = fight("knight@c1>6 warrior@c5", "gargoyle@c1>0", aggro="warrior")
    first(s).conditions = ["frostbite"]
    icon(s, Move(1, False, "aggro", push=True), ["Step knight a1"])
    assert (first(s).node, first(s).facing) == ("c1", 4)
    assert knight(s).node == "a1"
    s = fight("knight@c3>2", "gargoyle@c3>0")
    first(s).conditions = ["frostbite"]
    icon(s, Shift(1, "left", push=True), ["Step knight e3"])
    assert (first(s).node, knight(s).node) == ("c3", "e3")


@pytest.mark.rule("attack.push-after", "push.attack", "boss.arcs.leave-keep")
def test_an_attack_push_off_the_bosss_node_keeps_the_arc() -> None:
    s = unlucky(fight("knight@c3>4", "gargoyle@c3>4"))
    ask = icon_asks(s, Attack(6, False, "nearest", push=True), ["Guard knight"], ["3 2"])
    assert offered(ask) == {"Step knight b4", "Step knight c5", "Step knight d4"}


@pytest.mark.rule("boss.leap", "boss.leap.facing", "boss.leap.push", "boss.leap.push-any")
def test_a_leap_lands_on_the_target_and_pushes_any_way() -> None:
    s = fight("knight@e5 warrior@a1", "dancer@c3>0", aggro="knight")
    ask = icon_asks(s, Leap("aggro"))
    assert (first(s).node, first(s).facing) == ("e5", 0)
    assert offered(ask) == {f"Step knight {n}" for n in room(s).neighbours["e5"]}
    assert (len(told(s, "leapt")), told(s, "foe-moved")) == (1, []), "a leap is no step"


@pytest.mark.rule("boss.leap", "ruling.leap-node", "ruling.leap-physical", "move.attack")
def test_a_leap_with_a_number_attacks_all_where_it_lands() -> None:
    s = unlucky(fight("knight@e5 warrior@e5 herald@a1", "dancer@c3>0", aggro="knight"))
    said = ["Guard knight", "Step knight c5", "Dodge warrior e5/front"]
    ask = icon_asks(s, Leap("nearest", 6), said[:2], ["3 2"])
    assert ask.what == "defend"
    assert knight(s).damage == 1
    s = unlucky(fight("knight@c3>0", "dancer@c3>0"))
    icon(s, Leap("nearest", 6), ["Guard knight", "Step knight c1"], ["3 2"])
    assert knight(s).damage == 1


# Attacks


@pytest.mark.rule("boss.attack.area", "boss.attack.area-separate", "boss.attack.no-turn")
def test_an_area_attack_hits_all_in_its_arcs_and_range() -> None:
    s = unlucky(fight("knight@c1 warrior@d2 herald@c5 assassin@a3", "gargoyle@c3>0"))
    said = ["Guard knight", "Guard warrior"]
    icon(s, Attack(4, False, area=("front",)), said, ["1 0", "1 1"])
    assert [c.damage for c in s.present()] == [3, 2, 0, 0]
    assert first(s).facing == 0


@pytest.mark.rule("boss.attack.no-turn")
def test_a_boss_can_miss_everybody() -> None:
    s = fight("knight@c5", "gargoyle@c3>0")
    icon(s, Attack(4, False, area=("front",)))
    assert len(told(s, "missed")) == 1


@pytest.mark.rule("boss.attack.area", "range.infinite")
def test_an_area_attack_without_limit_reaches_the_whole_room() -> None:
    s = unlucky(fight("knight@c11", "dancer@c3>4"))
    icon(s, Attack(6, True, area=("front",)), ["Guard knight"], [1], reach=ANYWHERE)
    assert knight(s).damage == 5


@pytest.mark.rule("ruling.hammer-smash", "attack.nearest")
def test_hammer_smash_reaches_the_nearest_behind_its_back_too() -> None:
    s = unlucky(fight("knight@c5", "smough@c7>4"))
    icon(s, Attack(5, False, "nearest"), ["Guard knight"], ["1 0"])
    assert knight(s).damage == 4


# Special rules


@pytest.mark.rule("ruling.flying-high", "boss.special")
def test_once_heated_up_attacking_from_its_node_costs_more() -> None:
    s = fight("knight@c3>0", "gargoyle@c3>0")
    assert cost_of(s, knight(s), "long_sword", 0) == 0
    deck(s).heated = True
    assert cost_of(s, knight(s), "long_sword", 0) == 1
    knight(s).node, knight(s).by = "c1", None
    assert cost_of(s, knight(s), "long_sword", 0) == 0


@pytest.mark.rule("ruling.titanite", "boss.special")
def test_titanite_takes_one_off_damage_of_three_or_more() -> None:
    s = unlucky(fight("knight@c3>0", "titanite_demon@c3>0"))
    knight(s).left = "falchion"
    drive(striking(s, knight(s), Strike("knight", "falchion", 2, "titanite_demon")), fate=["3 3"])
    assert first(s).wounds == 2  # 6 less 3, less 1
    drive(striking(s, knight(s), Strike("knight", "falchion", 1, "titanite_demon")), fate=["3 2"])
    assert first(s).wounds == 4  # 5 less 3


@pytest.mark.rule("ruling.heavy-blows")
def test_a_strong_resist_roll_against_the_heavy_hitter_costs_nothing() -> None:
    s = unlucky(fight("knight@c3>0", "winged_knight@c3>0"))
    knight(s).armour = "faraam_armour"
    s.battle.ward_resist = ["orange"]
    dice = len(defence(s, knight(s), magical=True))
    icon(s, Attack(5, True, "nearest"), ["Guard knight"], [" ".join(["2"] * dice)])
    assert dice * 2 >= 3
    assert knight(s).stamina == 0


@pytest.mark.rule("ruling.heavy-blows", "boss.special")
def test_a_strong_block_against_the_heavy_hitter_costs_stamina() -> None:
    s = unlucky(fight("knight@c3>0", "winged_knight@c3>0"))
    icon(s, Attack(5, False, "nearest"), ["Guard knight"], ["2 1"])
    assert (knight(s).stamina, knight(s).damage) == (1, 2)
    icon(s, Attack(5, False, "nearest"), ["Guard knight"], ["1 1"])
    assert knight(s).stamina == 1


@pytest.mark.rule("boss.special", "cond.apply")
def test_ice_in_the_veins_keeps_frostbite_and_stagger_away() -> None:
    s = fight("knight@c3>0", "boreal_outrider_knight@c3>0")
    combat.inflict(s, first(s), ["frostbite", "stagger", "poison"])
    assert first(s).conditions == ["poison"]


@pytest.mark.rule("ruling.restless", "boss.heat.special")
def test_the_dancers_deck_is_shuffled_after_each_heat_up_card() -> None:
    s = unlucky(fight("knight@c11", "dancer@c3>0"))
    d = deck(s)
    d.order, d.discard = ["dancer_blade_dance", "dancer_uppercut"], ["dancer_ash_cloud"]
    drive(enemies_acting(s))
    assert d.order == []
    assert d.mixed == ["dancer_uppercut"]
    assert d.discard == ["dancer_ash_cloud", "dancer_blade_dance"]


@pytest.mark.rule("boss.act.recycle", "boss.heat.special")
def test_other_bosses_keep_the_order_of_their_cards_after_a_heat_up_card() -> None:
    s = unlucky(fight("knight@e5", "gargoyle@a1>0"))
    deck(s).order = ["gargoyle_aerial_electric_breath", "gargoyle_tail_whip", "gargoyle_tail_sweep"]
    deck(s).heated = True
    drive(enemies_acting(s), ["Step gargoyle b2"])
    assert LIBRARY.cards["gargoyle_aerial_electric_breath"].heat_up
    assert deck(s).order == ["gargoyle_tail_whip", "gargoyle_tail_sweep"]


@pytest.mark.rule("gap.two-boss-model", "ruling.smough-card", "enemy.order")
def test_two_bosses_share_a_card_and_act_by_falling_threat() -> None:
    s = unlucky(fight("knight@a11", "smough@c7>4 ornstein@c3>4"))
    deck(s).order = ["duo_lightning_bolt_jumping_slam"]
    said = ["Guard knight", "Step smough b8"]
    drive(enemies_acting(s), said, [1])
    assert [event.args["foe"] for event in told(s, "activates")] == ["ornstein", "smough"]
    assert len(told(s, "flipped")) == 1
    assert knight(s).damage == 4


@pytest.mark.rule("boss.heat.special", "ruling.regain-cap", "gap.two-boss-model")
def test_when_one_of_two_falls_the_other_regains_and_plays_its_own_cards() -> None:
    s = fight("knight@a11", "ornstein@c3>4 smough@c7>4")
    assert s.fight is not None
    smough = s.fight.foes["smough"]
    smough.wounds = 20
    deck(s).card = "duo_gliding_stab_hammer_smash"
    combat.wound(s, s.fight.foes["ornstein"], 20, rule="attack.char.result")
    assert smough.wounds == 5
    assert deck(s).unseen == 5
    assert set(deck(s).pool) == set(
        LIBRARY.boss_cards("ornstein_and_smough", heat_up=True, body="smough")
    )
    assert decks.weak_arcs(s, smough) == {"right"}  # the last card still counts
    s = fight("knight@a11", "ornstein@c3>4 smough@c7>4")
    assert s.fight is not None
    ornstein = s.fight.foes["ornstein"]
    ornstein.wounds = 4
    combat.wound(s, s.fight.foes["smough"], 30, rule="attack.char.result")
    assert ornstein.wounds == 0  # never above its starting health


@pytest.mark.rule("node.boss-limit", "push.boss-by-boss", "push.boss-immune")
def test_a_boss_pushes_the_other_off_the_node_it_enters() -> None:
    s = fight("knight@c11", "ornstein@c5>4 smough@c7>4")
    ask = icon_asks(s, Move(1, False, "nearest"))
    assert ask.what == "push"
    assert "Step smough c9" in offered(ask)
    icon(s, Move(1, False, "nearest"), ["Step smough c9"])
    assert s.fight is not None
    assert {m.id: m.node for m in s.fight.foes.values()} == {"ornstein": "c7", "smough": "c9"}


@pytest.mark.rule("node.boss-limit", "push.boss-by-boss", "boss.move.onto-character")
def test_two_bosses_may_change_places_and_each_meets_who_stands_there() -> None:
    s = fight("knight@c5>0 warrior@c7>4", "ornstein@c5>4 smough@c7>4", aggro="warrior")
    icon(s, Move(1, False, "aggro"), ["Step smough c5"])
    assert s.fight is not None
    assert {m.id: m.node for m in s.fight.foes.values()} == {"ornstein": "c7", "smough": "c5"}
    assert (knight(s).by, s.characters["warrior"].by) == (0, 4)
    GAME.invariants(s)


@pytest.mark.rule("push.boss-immune")
def test_characters_never_push_a_boss() -> None:
    s = unlucky(fight("knight@c1 warrior@c3>0 herald@c3>0", "gargoyle@c3>0"))
    ask = asked(stepping(s, knight(s), "c3"))
    assert offered(ask) == {"Push warrior", "Push herald"}
    s = unlucky(fight("knight@c1", "gargoyle@c3>0"))
    knight(s).left = "firebombs"  # they push
    drive(striking(s, knight(s), Strike("knight", "firebombs", 1, "c3")), fate=["2 2 2"])
    assert first(s).node == "c3"


@pytest.mark.rule("cond.poison")
def test_poison_hurts_a_boss_at_the_end_of_its_activation() -> None:
    s = unlucky(fight("knight@e5", "gargoyle@a1>0"))
    first(s).conditions = ["poison"]
    deck(s).order = ["gargoyle_electric_breath"]
    drive(activating(s, first(s)), ["Step gargoyle b2"])
    assert first(s).wounds == 1
