"""Damage, death and the keywords of the glossary (p. 12 and on)."""

from __future__ import annotations

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.attacks import drink, ride
from grimtable.games.realms.damage import hurt
from grimtable.games.realms.notation import Rider
from grimtable.games.realms.traits import movement
from grimtable.kernel.view import View
from tests.games.realms.table import Battlefield


@pytest.mark.rule("damage.tokens", "death.life", "zone.graveyard", "dies")
def test_damage_stays_and_at_the_life_points_a_creature_dies() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted damage=6", "q2 weak a6", fate=[1])
    t.do("Strike p1 q1")
    assert t.q1.damage == 9
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted damage=7", "q2 weak a6", fate=[1])
    t.do("Strike p1 q1")
    assert t.q1.zone == "grave"
    assert t.s.graves["second"] == ["q1"]
    assert "c4" not in t.s.field


@pytest.mark.rule("destroy", "dies")
def test_destroying_deals_no_damage_and_needs_none() -> None:
    t = Battlefield("p1 hexer c3", "q1 tank c4", "q2 weak a6").do("Use p1 effect-destroy q1")
    assert t.q1.zone == "grave"
    assert not t.told("damaged")


@pytest.mark.rule("damage.tokens", "death.life")
def test_who_lies_in_the_graveyard_takes_no_more_damage() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak grave", "q2 weak c6")
    assert hurt(t.s, "q1", 3, "effect") == 0
    assert (t.q1.damage, t.told("damaged")) == (0, [])


@pytest.mark.rule("ruling.poison-repeat")
def test_a_cure_takes_all_poison_away_and_is_for_the_poisoned_only() -> None:
    t = Battlefield("p1 medic c1", "p2 weak c2 poison=2", "p3 weak b1", "q1 weak c6")
    cures = [offer for offer in t.offers if "cure" in offer]
    assert cures == ["Use p1 effect-cure p2"]
    assert t.do(*cures).p2.poison == 0


@pytest.mark.rule("ruling.riders", "ruling.hold")
def test_an_attack_can_exhaust_or_hold_besides() -> None:
    t = Battlefield("p1 weak c3", "q1 weak c4")
    ride(t.s, "q1", Rider("exhaust"))
    assert (t.q1.exhausted, t.q1.held) == (True, False)
    t = Battlefield("p1 weak c3", "q1 weak c4")
    ride(t.s, "q1", Rider("hold"))
    assert (t.q1.exhausted, t.q1.held) == (False, True)


@pytest.mark.rule("ruling.poison-repeat")
def test_of_two_poisons_of_a_strike_the_stronger_comes_with_it() -> None:
    t = Battlefield("p1 viper c3", "p2 fang on:p1", "q1 weak c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").q1.poison == 2


@pytest.mark.rule("armor.x", "ruling.armor-per-turn")
def test_armor_is_one_budget_per_turn_and_full_again_in_the_next() -> None:
    t = Battlefield(
        "p1 weak c3", "p2 grunt b3", "p3 weak d3", "p4 blaster c2", "q1 armored c4 exhausted",
        "q2 tank a6", fate=[1, 1, 4, 1, 1, 1],
    )  # fmt: skip
    t.do("Strike p1 q1", "Strike p2 q1", "Strike p3 q1")
    assert t.q1.damage == 0 + 2 + 2
    t.do("Use p4 blast q1")
    assert t.q1.damage == 6
    t.do("EndTurn", "EndTurn", "Strike p1 q1")
    assert t.q1.damage == 6, "1 damage, and the armor is whole again"


@pytest.mark.rule("heal")
def test_healing_removes_up_to_so_much() -> None:
    t = Battlefield("p1 medic c1", "p2 weak c2 damage=2", "p3 weak b1 damage=5", "q1 weak c6")
    t.do("Use p1 effect-heal-3 p2")
    assert t.p2.damage == 0
    t = Battlefield("p1 medic c1", "p3 weak b1 damage=5", "q1 weak c6").do(
        "Use p1 effect-heal-3 p3"
    )
    assert t.p3.damage == 2


@pytest.mark.rule("golden.legality", "ruling.aim-default")
def test_who_is_unhurt_can_not_be_healed_and_enemies_are_not_meant() -> None:
    t = Battlefield("p1 medic c1 damage=1", "p2 weak c2", "q1 weak b2 damage=5")
    assert [o for o in t.offers if o.startswith("Use p1 effect-heal")] == [
        "Use p1 effect-heal-3 p1"
    ]


# Poison and regeneration -------------------------------------------------------------------------


@pytest.mark.rule("poison.tick", "poison.already-alert", "regeneration.tick")
def test_poison_works_at_the_start_of_the_owners_turn_alert_or_not() -> None:
    t = Battlefield(
        "p1 weak a1", "q1 tank c5 exhausted poison=2", "q2 tank e5 poison=1", "q3 tank a5"
    )
    t.do("EndTurn")
    assert (t.q1.damage, t.q2.damage, t.q3.damage) == (2, 1, 0)
    t.do("EndTurn")
    assert (t.q1.damage, t.q2.damage) == (2, 1)


@pytest.mark.rule("regeneration.tick", "regeneration.already-alert")
def test_regeneration_works_alert_or_not_and_only_in_the_own_turn() -> None:
    t = Battlefield("p1 tank a1", "q1 troll c5 exhausted damage=3", "q2 troll e5 damage=3")
    t.do("EndTurn")
    assert (t.q1.damage, t.q2.damage) == (2, 2)
    t.do("EndTurn")
    assert (t.q1.damage, t.q2.damage) == (2, 2)


@pytest.mark.rule("poison.not-alerting", "regeneration.not-alerting", "ruling.hold")
def test_a_held_creature_neither_wakes_nor_suffers_nor_heals_and_is_free_afterwards() -> None:
    t = Battlefield("p1 tank a1", "q1 troll c5 exhausted held damage=3 poison=1")
    t.do("EndTurn")
    assert (t.q1.exhausted, t.q1.damage, t.q1.held) == (True, 3, False)
    t.do("EndTurn", "EndTurn", "First q1 poison")
    assert (t.q1.exhausted, t.q1.damage) == (False, 3)


@pytest.mark.rule("poison.already-alert", "regeneration.already-alert", "ruling.hold")
def test_to_hold_a_creature_that_is_alert_does_not_spare_it_its_poison() -> None:
    t = Battlefield("p1 hexer a1", "q1 tank a4 poison=2", "q2 troll e5 held damage=3")
    t.do("Use p1 effect-hold q1", "EndTurn")
    assert (t.q1.exhausted, t.q1.damage, t.q2.damage) == (False, 2, 2)


@pytest.mark.rule("ruling.hold")
def test_who_is_held_while_alert_is_told_that_it_comes_to_nothing_or_to_no_movement() -> None:
    t = Battlefield("p1 hexer a1", "p2 hexer b1", "q1 tank a3", "q2 tank c3", "q3 weak e6")
    t.q2.points = 0
    fuller = GAME.offers(View(t.run, t.run.asks[0].number, "first"), t.ask)
    held, walked = (fuller[t.ask.read(f"Use p1 effect-hold {i}")] for i in ("q1", "q2"))
    full = movement(t.s, "q1")
    assert (held.key, held.args["left"], held.args["spent"]) == ("offer-hold", full, 0)
    assert (walked.args["left"], walked.args["spent"]) == (0, full)
    before = GAME.terms(t.s, "first")["foes-ailments"]
    t.do("Use p1 effect-hold q1")
    assert GAME.terms(t.s, "first")["foes-ailments"] == before, "nothing was gained"
    t.do("Use p2 effect-hold q2", "EndTurn")
    assert len(t.told("hold-alert")) == 2
    assert not t.told("hold")
    assert [event.args["spent"] for event in t.told("held-alert")] == [0, full]
    assert not t.told("stays-held")
    assert (t.q1.points, t.q2.points) == (full, 0)


@pytest.mark.rule("ruling.poison-regeneration")
@pytest.mark.parametrize(("first", "zone"), [("poison", "grave"), ("regeneration", "field")])
def test_the_player_chooses_whether_poison_or_regeneration_comes_first(
    first: str, zone: str
) -> None:
    t = Battlefield("p1 tank a1", "q1 troll c5 damage=9 poison=1", "q2 weak a6").do("EndTurn")
    assert t.ask.seat == "second"
    t.do(f"First q1 {first}")
    assert t.q1.zone == zone


@pytest.mark.rule("ruling.poison-repeat", "golden.duration", "stacking.similar")
def test_only_the_largest_poison_counts_and_it_stays() -> None:
    t = Battlefield("p1 sniper a1", "p2 adder c4", "q1 tank c5 exhausted", fate=[1, 1])
    t.do("Strike p2 q1", "Use p1 shot q1")
    assert t.q1.poison == 2
    t.do("EndTurn")
    assert (t.q1.damage, t.q1.poison) == (1 + 3 + 2, 2)


@pytest.mark.rule("ruling.poison-repeat")
def test_armor_does_not_help_against_poison() -> None:
    t = Battlefield("p1 tank a1", "q1 armored c5 poison=2").do("EndTurn")
    assert t.q1.damage == 2


@pytest.mark.rule("protection.poison")
def test_the_protected_can_not_be_poisoned() -> None:
    t = Battlefield("p1 sniper a1", "p2 hexer a2", "q1 no-poison c4", fate=[1])
    assert t.refuses("Use p2 effect-poison-2 q1")
    t.do("Use p1 shot q1")
    assert (t.q1.damage, t.q1.poison) == (3, 0)


# Vampirism and scale -----------------------------------------------------------------------------


@pytest.mark.rule("vampirism.heal", "vampirism.cap", "vampirism.extra", "ruling.vampirism-part")
def test_a_vampire_heals_what_the_victim_had_left_and_grows_by_the_rest() -> None:
    t = Battlefield(
        "p1 vampire c3 damage=1", "q1 weak c4 exhausted damage=7", "q2 weak a6", fate=[6]
    )
    t.do("Strike p1 q1")
    assert (t.p1.damage, t.p1.extra) == (0, 2)


@pytest.mark.rule("vampirism.extra")
def test_extra_life_points_are_life() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted damage=9 extra=5", fate=[6])
    t.do("Strike p1 q1")
    assert (t.q1.zone, t.q1.damage) == ("field", 14)


@pytest.mark.rule("vampirism.heal")
def test_a_vampires_shot_heals_nothing_and_armor_keeps_blood_in() -> None:
    dry = Battlefield("p1 vampire c3 damage=2", "q1 scaly c4 exhausted damage=1", fate=[1])
    drink(dry.s, "p1", 0)
    assert (dry.p1.damage, dry.told("drank")) == (2, [])
    t = Battlefield("p1 vampire c3 damage=5", "q1 weak c5", fate=[1]).do("Use p1 shot q1")
    assert t.p1.damage == 5
    t = Battlefield("p1 vampire c3 damage=5", "q1 armored c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").p1.damage == 4


@pytest.mark.rule("scale", "ruling.scale-crossing")
def test_scale_looks_at_the_damage_before_the_hit() -> None:
    t = Battlefield(
        "p1 blaster c2", "p2 sniper a1", "p3 weak c3", "q1 scaly c4 exhausted damage=4",
        fate=[4, 1, 4],
    )  # fmt: skip
    t.do("Use p1 blast q1")
    assert t.q1.damage == 8
    t.do("Use p2 shot q1")
    assert (t.q1.damage, t.q1.poison) == (8, 0)
    t.do("Strike p3 q1")
    assert t.q1.damage == 10


@pytest.mark.rule("scale", "strike.special")
def test_scale_stops_a_special_strike_for_only_basic_strikes_go_through() -> None:
    t = Battlefield("p1 special c3", "p2 weak b3", "q1 scaly c4 exhausted damage=5", fate=[1, 1])
    assert t.do("Use p1 special-strike q1").q1.damage == 5
    assert t.do("Strike p2 q1").q1.damage == 6


@pytest.mark.rule("ruling.scale-crossing")
def test_scale_stops_poison_and_spells_too() -> None:
    t = Battlefield("p1 shooter c3", "q1 scaly c5 damage=5 poison=2", "q2 scaly c4 damage=4")
    assert [o for o in t.offers if "spell" in o] == ["Use p1 spell-damage-2 q2"]
    assert t.do("EndTurn").q1.damage == 5


# Rank, jump, teleportation -----------------------------------------------------------------------


@pytest.mark.rule("rank.when")
def test_rank_works_beside_another_with_rank_and_not_diagonally() -> None:
    t = Battlefield("p1 ranker c3", "p2 ranker b3", "q1 tank c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").q1.damage == 3
    t = Battlefield("p1 ranker c3", "p2 ranker b2", "q1 tank c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").q1.damage == 1
    t = Battlefield("p1 ranker c3", "p2 weak b3", "q1 tank c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").q1.damage == 1


@pytest.mark.rule("rank.broken")
def test_rank_ends_when_a_member_moves_away() -> None:
    t = Battlefield("p1 ranker c3", "p2 ranker b3", "q1 tank c4 exhausted", fate=[1])
    t.do("Move p2 b2", "Strike p1 q1")
    assert t.q1.damage == 1


@pytest.mark.rule("jump.instead", "jump.to", "ruling.jump-after-step")
def test_a_jump_goes_to_an_empty_square_in_range_and_spends_everything() -> None:
    t = Battlefield("p1 jumper a1", "p2 tank a2", "p3 tank b1", "q1 weak c6")
    jumps = {o.split()[2] for o in t.offers if o.startswith("Jump")}
    assert jumps == {"c1", "b2", "c2", "a3", "b3", "c3"}
    t.do("Jump p1 c3")
    assert (t.p1.square, t.p1.points, t.p1.exhausted) == ("c3", 0, False)


@pytest.mark.rule("ruling.jump-after-step")
def test_who_has_walked_can_not_jump_any_more() -> None:
    t = Battlefield("p1 jumper a1", "q1 weak c6").do("Move p1 a2")
    assert not [o for o in t.offers if o.startswith("Jump")]
    assert [o for o in t.offers if o.startswith("Move p1")]


@pytest.mark.rule("ruling.jump-after-step", "jump.instead")
def test_who_has_walked_does_not_jump_whatever_became_of_its_bonus() -> None:
    t = Battlefield("p1 jumper a1 damage=1", "p2 tonic on:p1", "q1 weak c6")
    t.do("Move p1 a2", "Use p2 discard-heal-1 p1")
    assert t.p1.points == 2
    assert not [o for o in t.offers if o.startswith("Jump")]


@pytest.mark.rule("ruling.jump-after-step", "move.regain")
def test_who_becomes_alert_again_may_jump_again() -> None:
    t = Battlefield("p1 jumper a1", "p2 lamp e1", "q1 tank b3", fate=[5]).do("Move p1 a2")
    t.do("Strike p1 q1", "Use p2 effect-alert p1")
    assert [o for o in t.offers if o.startswith("Jump")]


@pytest.mark.rule("teleport.instead", "teleport.to")
def test_teleportation_goes_to_any_empty_square() -> None:
    t = Battlefield("p1 blinker a1", "q1 weak e6")
    assert len([o for o in t.offers if o.startswith("Teleport")]) == 28
    t.do("Teleport p1 d5")
    assert (t.p1.square, t.p1.points) == ("d5", 0)
    assert "Strike p1 q1" in t.offers


# Incarnation -------------------------------------------------------------------------------------


@pytest.mark.rule(
    "incarnation.token", "incarnation.return", "ruling.incarnation-when", "incarnation.once"
)
def test_incarnation_2_returns_in_the_second_turn_exhausted_and_only_once() -> None:
    t = Battlefield("p1 weak a1", "p2 phoenix grave", "q1 sniper c6 exhausted", fate=[1])
    t.do("EndTurn", "EndTurn")
    assert (t.p2.tokens, t.p2.zone) == (1, "grave")
    t.do("EndTurn", "EndTurn")
    assert t.ask.what == "incarnation"
    assert t.offers == ["Land b1", "Land c1", "Land d1", "Land e1"]
    t.do("Land c1")
    assert (t.p2.zone, t.p2.exhausted, t.p2.damage, t.p2.incarnated) == ("field", True, 0, True)
    assert not t.p2.flies
    t.do("EndTurn")
    t.s.cards["p2"].damage = 3
    t.do("Use q1 shot p2")
    assert t.p2.zone == "grave"
    t.do("EndTurn")
    assert t.p2.tokens == 0


@pytest.mark.rule("ruling.incarnation-when")
def test_with_row_3_full_it_waits() -> None:
    row3 = [f"p{i} tank {f}1" for i, f in enumerate("abcde", 3)]
    t = Battlefield("p2 phoenix grave tokens=1", *row3, "q1 tank c6")
    t.do("EndTurn", "EndTurn")
    assert (t.p2.zone, t.p2.tokens) == ("grave", 2)
    t.do("Move p3 a2", "EndTurn", "EndTurn")
    assert (t.p2.zone, t.p2.square) == ("field", "a1")


@pytest.mark.rule("ruling.incarnation-when", "flying.placement")
def test_a_flyer_returns_to_the_additional_zone() -> None:
    t = Battlefield("p1 weak a1", "p2 fire-bird grave", "q1 tank c6").do("EndTurn", "EndTurn")
    assert (t.p2.zone, t.p2.exhausted, t.p2.flies) == ("air", True, True)


@pytest.mark.rule("ruling.end-with-incarnation", "end.win")
def test_a_last_creature_that_could_return_loses_at_once() -> None:
    t = Battlefield("p1 grunt c3", "q1 phoenix c4 exhausted", "q2 idol c6", fate=[6])
    t.do("Strike p1 q1")
    assert t.run.over
    assert t.s.winner == "first"


# Triggers and golden rules -----------------------------------------------------------------------


@pytest.mark.rule("golden.cycles", "ruling.cycles")
def test_two_abilities_that_answer_each_other_stop_after_the_first_repetition() -> None:
    t = Battlefield("p1 thorny c3", "q1 thorny c4 exhausted", fate=[1]).do("Strike p1 q1")
    # 1 by the strike; then q1, p1, q1, p1 answer, and the third answer of q1 is cut off.
    assert (t.p1.damage, t.q1.damage) == (2, 3)
    assert "golden.cycles" in t.rules


@pytest.mark.rule("ability.def", "ruling.end-with-incarnation")
def test_a_death_that_takes_the_last_creatures_of_both_is_a_draw() -> None:
    t = Battlefield("p1 grunt c3", "q1 bomb c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert t.run.over
    assert t.s.winner == "draw"


@pytest.mark.rule("ability.def")
def test_a_kill_sets_off_what_the_killer_says() -> None:
    t = Battlefield(
        "p1 reaper c3 damage=4", "q1 weak c4 exhausted damage=8", "q2 weak a6", fate=[1]
    )
    assert t.do("Strike p1 q1").p1.damage == 2


@pytest.mark.rule("ruling.triggers", "act.exhaust")
def test_a_kill_is_answered_by_an_exhausted_card_so_it_can_become_alert_again() -> None:
    t = Battlefield("p1 slayer c3", "q1 weak c4 exhausted damage=8", "q2 weak a6", fate=[1])
    t.do("Move p1 b3", "Strike p1 q1")
    assert (t.q1.zone, t.p1.exhausted, t.p1.points) == ("grave", False, 2)
    t = Battlefield("p1 slayer c3", "q1 weak c4 exhausted", "q2 weak a6", fate=[1])
    assert t.do("Strike p1 q1").p1.exhausted


@pytest.mark.rule("ruling.riders", "combat.die.counter")
def test_what_comes_with_a_basic_strike_comes_with_a_counter() -> None:
    t = Battlefield("p1 grunt c3", "q1 adder c4", fate=[6]).do("Strike p1 q1")
    assert (t.p1.damage, t.p1.poison) == (1, 1)
    t = Battlefield("p1 armored c3", "q1 adder c4", fate=[6]).do("Strike p1 q1")
    assert (t.p1.damage, t.p1.poison) == (0, 0), "no damage, no poison"


@pytest.mark.rule("ability.def")
def test_what_the_wounded_have_the_unhurt_have_not() -> None:
    t = Battlefield("p1 raging c3", "q1 tank c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert t.q1.damage == 1
    t = Battlefield("p1 raging c3 damage=1", "q1 tank c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert t.q1.damage == 3


@pytest.mark.rule("ruling.triggers", "combat.die.counter")
def test_a_counter_can_kill_and_a_spell_or_effect_too() -> None:
    t = Battlefield(
        "p1 weak c3 damage=9", "p2 weak a1", "q1 reaper c4 damage=4", fate=[6]
    )  # fmt: skip
    assert t.do("Strike p1 q1").q1.damage == 2
    t = Battlefield("p1 slayer a1", "q1 weak c4 damage=8", "q2 weak a6").do(
        "Use p1 effect-damage-5 q1"
    )
    assert not t.p1.exhausted


@pytest.mark.rule("ruling.triggers")
def test_who_is_hurt_answers_spells_and_effects_but_not_poison() -> None:
    t = Battlefield("p1 shooter c3", "q1 thorny c5", "q2 weak a6").do("Use p1 spell-damage-2 q1")
    assert (t.q1.damage, t.p1.damage) == (2, 1)
    t = Battlefield("p1 weak c1", "q1 thorny c5 poison=1").do("EndTurn")
    assert (t.q1.damage, t.p1.damage) == (1, 0)


@pytest.mark.rule("area.no-combat", "ruling.triggers")
def test_an_area_that_hurts_takes_no_damage_in_return() -> None:
    t = Battlefield("p1 weak c1", "q1 mire air", "q2 weak a6", "p2 thorny c3")
    t.do("EndTurn", "Choose p2")
    assert (t.p2.damage, t.q1.damage, t.q1.zone) == (1, 0, "air")


@pytest.mark.rule("golden.cycles", "ruling.alert-again")
def test_cards_that_make_each_other_alert_without_end_stop_after_the_first_repetition() -> None:
    t = Battlefield("p1 crier a1", "p2 crier b1 exhausted", "q1 weak a6", "q2 weak b6")
    t.do(
        "Use p1 effect-alert p2",
        "Use p2 effect-alert p1",
        "Use p1 effect-alert p2",
        "Use p2 effect-alert p1",
    )
    assert t.refuses("Use p1 effect-alert p2")
    t.do("EndTurn", "EndTurn")
    assert t.s.alerted == []


@pytest.mark.rule("golden.axe", "ruling.alert-again")
def test_a_third_lamp_makes_a_card_alert_a_third_time() -> None:
    lamps = ("p2 lamp a1", "p3 lamp b1", "p4 lamp c1")
    t = Battlefield("p1 grunt c3", *lamps, "q1 tank c4 exhausted", fate=[1, 1, 1, 1])
    for lamp in ("p2", "p3", "p4"):
        t.do("Strike p1 q1", f"Use {lamp} effect-alert p1")
    assert t.do("Strike p1 q1").q1.damage == 4 * 3


@pytest.mark.rule("golden.axe", "ruling.alert-again")
def test_who_becomes_alert_after_a_kill_does_so_after_a_third_kill_too() -> None:
    victims = [
        f"q{i} weak {square} exhausted damage=9" for i, square in enumerate(("b4", "c4", "d4"), 1)
    ]
    t = Battlefield("p1 slayer c3", *victims, "q4 weak a6", fate=[1, 1, 1])
    t.do("Strike p1 q1", "Strike p1 q2", "Strike p1 q3")
    assert not t.p1.exhausted


@pytest.mark.rule("golden.duration")
def test_what_is_given_for_this_turn_in_the_enemys_turn_ends_with_that_turn() -> None:
    t = Battlefield("p1 weak c3", "q1 flincher c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert len(t.q1.granted) == 1
    assert t.do("EndTurn").q1.granted == ()


@pytest.mark.rule("golden.duration")
def test_what_is_given_lasts_as_long_as_the_card_says() -> None:
    t = Battlefield("p1 wizard a1", "p2 wizard b1", "p3 wizard c1", "p4 weak c2", "q1 tank c6")
    t.do(
        "Use p1 spell-give-armor-2 p4",
        "Use p2 spell-give-armor-3 p4",
        "Use p3 spell-give-attack-skill p4",
    )
    assert len(t.p4.granted) == 3
    t.do("EndTurn")
    assert [g.trait.name for g in t.p4.granted] == ["armor", "attack-skill"]
    t.do("EndTurn")
    assert [g.trait.name for g in t.p4.granted] == ["attack-skill"]


@pytest.mark.rule("stacking.similar", "armor.x")
def test_plus_2_and_plus_3_armor_are_3() -> None:
    t = Battlefield(
        "p1 wizard a1", "p2 wizard b1", "p4 tank c2", "q1 grunt c3", fate=[2, 6]
    )  # fmt: skip
    t.do("Use p1 spell-give-armor-2 p4", "Use p2 spell-give-armor-3 p4", "EndTurn", "Strike q1 p4")
    assert t.p4.damage == 2


# Spells and effects ------------------------------------------------------------------------------


@pytest.mark.rule("spell.def", "nonattack.text", "act.def")
def test_a_spell_does_what_its_text_says_and_exhausts() -> None:
    t = Battlefield("p1 shooter c3", "q1 armored c4").do("Use p1 spell-damage-2 q1")
    assert (t.q1.damage, t.p1.exhausted) == (2, True)


@pytest.mark.rule("nonattack.text")
def test_a_spell_on_each_concerns_all_in_range_and_asks_no_target() -> None:
    t = Battlefield("p1 shrine c3", "p2 tank a1", "q1 weak c4", "q2 weak d5", "q3 weak c6")
    t.do("Use p1 spell-damage-1 -")
    assert (t.q1.damage, t.q2.damage, t.q3.damage) == (1, 1, 0)


@pytest.mark.rule("poison.not-alerting", "exhausted.def")
def test_effects_hold_exhaust_and_push() -> None:
    t = Battlefield("p1 hexer c3", "p2 hexer b3", "p3 hexer d3", "q1 weak c5", "q2 weak e5")
    t.do("Use p1 effect-hold q1")
    assert t.q1.held
    t.do("Use p2 effect-exhaust q1")
    assert t.q1.exhausted
    t.do("Use p3 effect-move-2 q2")
    assert (t.ask.what, t.ask.seat) == ("land", "first")
    assert "Land e3" in t.offers
    t.do("Land e3")
    assert t.q2.square == "e3"


@pytest.mark.rule("move.regain")
def test_who_becomes_alert_regains_all_movement_points() -> None:
    t = Battlefield("p1 medic c1", "p2 grunt c3", "q1 tank c4", fate=[1, 1])
    t.do("Move p2 b3", "Strike p2 q1")
    assert t.p2.exhausted
    t.do("Use p1 effect-alert p2")
    assert (t.p2.exhausted, t.p2.points) == (False, 2)


@pytest.mark.rule("ruling.start-of-turn-order")
def test_abilities_of_the_beginning_come_in_the_order_the_player_likes() -> None:
    t = Battlefield(
        "p1 tank a1", "q1 shrine c5", "q2 shrine c6", "q3 weak d5 damage=3", "q4 weak b5 damage=2"
    )
    t.do("EndTurn")
    assert (t.ask.what, t.offers) == ("start", ["Choose q1", "Choose q2"])
    t.do("Choose q2", "Choose q3", "Choose q4")
    assert (t.q3.damage, t.q4.damage) == (2, 1)
