"""Basic strike and combat, the other attacks, ranges (pp. 10-11 and the glossary)."""

from __future__ import annotations

import pytest

from tests.games.realms.table import Battlefield


@pytest.mark.rule(
    "combat.die.hit", "combat.alert", "roll.standard", "strike.basic", "gap.dice.faces"
)
@pytest.mark.parametrize("black", [1, 2, 3, 4])
def test_on_a_black_1_to_4_the_attacker_rolls_for_damage(black: int) -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", fate=[black, 1]).do("Strike p1 q1")
    assert t.q1.damage == 3
    assert t.dice_left == 0


@pytest.mark.rule("roll.light", "roll.medium", "roll.strong", "roll.triple", "damage.sources")
@pytest.mark.parametrize(("white", "damage"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_the_white_die_gives_the_grade(white: int, damage: int) -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted", fate=[white]).do("Strike p1 q1")
    assert t.q1.damage == damage


@pytest.mark.rule("combat.die.miss")
def test_on_a_black_5_both_miss_and_no_white_die_is_rolled() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", fate=[5]).do("Strike p1 q1")
    assert t.q1.damage == t.p1.damage == 0
    assert t.p1.exhausted
    assert not t.q1.exhausted


@pytest.mark.rule("combat.die.counter", "ruling.counter-reach")
def test_on_a_black_6_the_defender_deals_its_light_strike_and_stays_alert() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", fate=[6]).do("Strike p1 q1")
    assert (t.p1.damage, t.q1.damage) == (1, 0)
    assert t.p1.exhausted
    assert not t.q1.exhausted


@pytest.mark.rule("ruling.counter-reach")
def test_a_counter_reaches_a_flyer_and_armor_works_against_it() -> None:
    t = Battlefield("p1 flyer air", "q1 grunt c6", fate=[6]).do("Strike p1 q1")
    assert t.p1.damage == 3
    t = Battlefield("p1 armored c3", "q1 grunt c4", fate=[6]).do("Strike p1 q1")
    assert t.p1.damage == 1


@pytest.mark.rule("ruling.counter-reach", "vampirism.heal")
def test_a_vampire_drinks_with_its_counter() -> None:
    t = Battlefield("p1 grunt c3", "q1 vampire c4 damage=4", fate=[6]).do("Strike p1 q1")
    assert t.q1.damage == 1


@pytest.mark.rule("combat.exhausted", "combat.exhausted.sure", "exhausted.def")
def test_an_exhausted_defender_rolls_nothing_and_is_always_hit() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert t.q1.damage == 3


@pytest.mark.rule("act.exhaust", "alert.after-act", "exhausted.no-act", "ruling.attacker-alert")
def test_who_has_attacked_is_exhausted_and_can_neither_move_nor_act() -> None:
    t = Battlefield("p1 grunt c3", "q1 tank c4", fate=[1, 1]).do("Strike p1 q1")
    assert t.p1.exhausted
    assert t.offers == ["EndTurn"]


@pytest.mark.rule("melee.adjacent", "adjacent.def", "gap.additional-zone")
def test_melee_reaches_neighbours_in_all_eight_directions_only() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak d4", "q2 weak c5", "q3 weak b3")
    strikes = [o for o in t.offers if o.startswith("Strike")]
    assert sorted(strikes) == ["Strike p1 q1", "Strike p1 q3"]


@pytest.mark.rule("ruling.attack-enemy", "attacked.def", "attacker.def")
def test_own_cards_can_not_be_attacked() -> None:
    t = Battlefield("p1 grunt c3", "p2 weak c2", "q1 weak c4")
    assert t.refuses("Strike p1 p2")


@pytest.mark.rule("attack.def", "card.artifact.passive", "area.no-combat", "equip.no-combat")
def test_artifacts_areas_and_equipment_make_no_strikes_and_only_artifacts_are_struck() -> None:
    t = Battlefield(
        "p1 idol b3", "p2 meadow air", "p3 grunt c3", "p4 blade on:p3",
        "q1 idol c4", "q2 swamp air", "q3 weak d4", "q4 blade on:q3", "q5 flyer air",
    )  # fmt: skip
    strikers = {o.split()[1] for o in t.offers if o.startswith("Strike")}
    assert strikers == {"p3"}
    targets = {o.split()[2] for o in t.offers if o.startswith("Strike")}
    assert targets == {"q1", "q3"}


@pytest.mark.rule("artifact.no-defense-die")
def test_an_alert_artifact_rolls_no_defenders_die() -> None:
    t = Battlefield("p1 grunt c3", "q1 idol c4", "q2 weak a6", fate=[1]).do("Strike p1 q1")
    assert t.q1.damage == 3


@pytest.mark.rule(
    "ruling.defender-die-basic", "strike.special", "strike.magical", "shot.x", "throw.x", "blast.x"
)
@pytest.mark.parametrize(
    ("kind", "key", "square", "light"),
    [
        ("special", "special-strike", "c4", 2),
        ("magical", "magical-strike", "c4", 2),
        ("shooter", "shot", "c5", 1),
        ("thrower", "throw", "c6", 2),
        ("blaster", "blast", "c6", 2),
    ],
)
def test_other_attacks_roll_the_white_die_only(
    kind: str, key: str, square: str, light: int
) -> None:
    t = Battlefield(f"p1 {kind} c3", f"q1 weak {square}", fate=[1]).do(f"Use p1 {key} q1")
    assert t.q1.damage == light
    assert t.p1.exhausted


@pytest.mark.rule("ranged.not-adjacent", "ranged.def", "range.x", "ruling.range-metric")
def test_a_shot_reaches_two_squares_diagonals_counting_one_but_no_neighbour() -> None:
    t = Battlefield("p1 shooter a1", "q1 weak b2", "q2 weak c3", "q3 weak d1")
    assert [o for o in t.offers if "shot" in o] == ["Use p1 shot q2"]


@pytest.mark.rule("nonattack.neutral", "range.x")
def test_a_spell_reaches_neighbours_too() -> None:
    t = Battlefield("p1 shooter a1", "q1 weak b2", "q2 weak c3", "q3 weak d1")
    assert [o for o in t.offers if "spell" in o] == [
        "Use p1 spell-damage-2 q1",
        "Use p1 spell-damage-2 q2",
    ]


@pytest.mark.rule("range.unlimited")
def test_without_a_range_a_shot_reaches_everything_but_neighbours() -> None:
    t = Battlefield("p1 sniper a1", "q1 weak b2", "q2 weak e6")
    assert [o for o in t.offers if "shot" in o] == ["Use p1 shot q2"]


@pytest.mark.rule("golden.legality")
def test_an_illegal_attack_is_refused_and_costs_nothing() -> None:
    t = Battlefield("p1 shooter c3", "q1 weak c4")
    assert t.refuses("Use p1 shot q1")
    assert not t.p1.exhausted


@pytest.mark.rule("block.pay", "block.no-damage", "block.associated", "protection.shots")
def test_a_blocked_shot_does_nothing_but_is_paid() -> None:
    t = Battlefield("p1 sniper c1", "q1 no-shots c4").do("Use p1 shot q1")
    assert t.q1.damage == t.q1.poison == 0
    assert t.p1.exhausted
    assert "block.pay" in t.rules


@pytest.mark.rule("protection.def", "protection.throws", "protection.blasts", "protection.magic")
@pytest.mark.parametrize(
    ("attacker", "key", "target", "square"),
    [
        ("thrower", "throw", "no-throws", "c5"),
        ("blaster", "blast", "no-blasts", "c5"),
        ("blaster", "blast", "no-magic", "c5"),
        ("magical", "magical-strike", "no-magic", "c4"),
        ("shooter", "spell-damage-2", "no-magic", "c4"),
        ("shooter", "spell-damage-2", "no-spells", "c4"),
    ],
)
def test_protections_block_what_they_name(
    attacker: str, key: str, target: str, square: str
) -> None:
    t = Battlefield(f"p1 {attacker} c3", f"q1 {target} {square}").do(f"Use p1 {key} q1")
    assert t.q1.damage == 0
    assert t.p1.exhausted


@pytest.mark.rule("protection.spells", "protection.magic")
@pytest.mark.parametrize("kind", ["no-spells", "no-magic"])
def test_protection_blocks_ones_own_spells_too(kind: str) -> None:
    t = Battlefield("p1 cleric c1", f"p2 {kind} c2 damage=3", "q1 weak c5").do(
        "Use p1 spell-heal-3 p2"
    )
    assert t.p2.damage == 3
    assert t.p1.exhausted


@pytest.mark.rule("protection.throws", "protection.shots")
def test_a_protection_blocks_nothing_else() -> None:
    t = Battlefield("p1 thrower c3", "q1 no-shots c5", fate=[1]).do("Use p1 throw q1")
    assert t.q1.damage == 2


@pytest.mark.rule("attack-skill", "reroll.last")
def test_attack_skill_rerolls_once_and_the_last_result_counts() -> None:
    t = Battlefield("p1 skilled c3", "q1 weak c4 exhausted", fate=[4, 1]).do("Strike p1 q1")
    assert t.ask.what == "reroll"
    t.do("Reroll")
    assert t.q1.damage == 1
    assert t.ask.what == "act"


@pytest.mark.rule("attack-skill")
def test_a_reroll_can_be_declined() -> None:
    t = Battlefield("p1 skilled c3", "q1 weak c4 exhausted", fate=[4]).do("Strike p1 q1", "No")
    assert t.q1.damage == 2


@pytest.mark.rule("attack-skill.x", "ruling.skill-and-blessing", "stacking.similar")
def test_attack_skill_2_with_blessing_makes_two_rerolls_not_three() -> None:
    t = Battlefield("p1 gifted c3", "q1 weak c4 exhausted", fate=[1, 1, 4])
    t.do("Strike p1 q1", "Reroll", "Reroll")
    assert t.q1.damage == 2
    assert t.ask.what == "act"


@pytest.mark.rule("defense-skill", "defense-skill.x")
def test_defense_skill_2_rerolls_the_black_die_twice() -> None:
    t = Battlefield("p1 grunt c3", "q1 fencer c4", fate=[1, 2, 5]).do("Strike p1 q1")
    assert (t.ask.seat, t.ask.rule) == ("second", "defense-skill")
    t.do("Reroll", "Reroll")
    assert t.q1.damage == 0


@pytest.mark.rule("defense-skill")
def test_defense_skill_needs_an_alert_creature() -> None:
    t = Battlefield("p1 grunt c3", "q1 fencer c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert t.q1.damage == 3


@pytest.mark.rule("blessing")
def test_blessing_rerolls_any_die_of_the_creature() -> None:
    t = Battlefield("p1 grunt c3", "q1 blessed c4", fate=[1, 6]).do("Strike p1 q1")
    assert t.ask.rule == "blessing"
    t.do("Reroll")
    assert t.p1.damage == 1
    t = Battlefield("p1 blessed c3", "q1 weak c4 exhausted", fate=[1, 6])
    t.do("Strike p1 q1", "Reroll")
    assert t.q1.damage == 3


@pytest.mark.rule("ruling.riders", "block.associated")
def test_what_comes_with_a_strike_needs_damage() -> None:
    t = Battlefield("p1 adder c3", "q1 armored c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert (t.q1.damage, t.q1.poison) == (0, 0)
    t = Battlefield("p1 adder c3", "q1 armored c4 exhausted", fate=[6]).do("Strike p1 q1")
    assert (t.q1.damage, t.q1.poison) == (1, 1)


@pytest.mark.rule("act.table", "magical.attacks", "nonmagical.attacks")
def test_armor_works_against_nonmagical_attacks_only() -> None:
    nonmagical = [
        ("special", "special-strike", "c4", 2 - 2),
        ("thrower", "throw", "c5", 2 - 2),
        ("sniper", "shot", "c5", 3 - 2),
    ]
    for kind, key, square, dealt in nonmagical:
        t = Battlefield(f"p1 {kind} c3", f"q1 armored {square}", fate=[1])
        assert t.do(f"Use p1 {key} q1").q1.damage == dealt
    for kind, key, square in [("magical", "magical-strike", "c4"), ("blaster", "blast", "c5")]:
        t = Battlefield(f"p1 {kind} c3", f"q1 armored {square}", fate=[1])
        assert t.do(f"Use p1 {key} q1").q1.damage == 2


@pytest.mark.rule("golden.axe", "exhausted.no-act")
def test_a_card_that_says_otherwise_goes_before_the_rules() -> None:
    # Who has acted can not act again in this turn; after a kill a slayer can, for it says so.
    victims = ("q1 weak c4 exhausted damage=9", "q2 weak d4 exhausted damage=9", "q3 weak a6")
    t = Battlefield("p1 grunt c3", *victims, fate=[1]).do("Strike p1 q1")
    assert t.refuses("Strike p1 q2")
    t = Battlefield("p1 slayer c3", *victims, fate=[1, 1]).do("Strike p1 q1", "Strike p1 q2")
    assert t.s.graves["second"] == ["q1", "q2"]


@pytest.mark.rule("aimed.no-protector")
def test_against_an_aimed_strike_nobody_is_declared_a_protector() -> None:
    guarded = ("q1 weak c4", "q2 weak d4")
    assert Battlefield("p1 grunt c3", *guarded, fate=[5]).do("Strike p1 q1").ask.what == "protector"
    t = Battlefield("p1 aimer c3", *guarded, fate=[5]).do("Strike p1 q1")
    assert t.ask.what == "act"


# Blind attacks -----------------------------------------------------------------------------------


@pytest.mark.rule("reveal.blind-attack", "reveal.blind-reveal")
def test_a_blind_attack_turns_the_card_up_and_goes_on() -> None:
    t = Battlefield("p1 sniper c3", "q1 weak c6 hidden", "q2 weak a6 hidden", fate=[1], turn=1)
    t.do("Use p1 shot q1")
    assert t.q1.damage == 3
    assert not t.q1.hidden
    assert t.q2.hidden


@pytest.mark.rule("ruling.blind-attack", "golden.legality")
@pytest.mark.parametrize("kind", ["flyer", "meadow", "blade"])
def test_a_blind_strike_at_what_can_not_be_struck_is_cancelled_for_free(kind: str) -> None:
    t = Battlefield("p1 grunt c5", f"q1 {kind} c6 hidden", "q2 beast a4", turn=1)
    t.do("Strike p1 q1")
    assert not t.p1.exhausted
    assert not t.q1.hidden
    assert "golden.legality" in t.rules


@pytest.mark.rule("ruling.blind-attack", "reveal.blind-attack")
def test_one_hidden_card_is_attacked_and_then_no_other() -> None:
    t = Battlefield(
        "p1 sniper c3", "p2 sniper a1", "p3 grunt c5", "q1 weak c6 hidden", "q2 weak a6 hidden",
        fate=[1, 1], turn=1,
    )  # fmt: skip
    assert {"Use p2 shot q1", "Use p2 shot q2", "Strike p3 q1"} <= set(t.offers)
    t.do("Use p1 shot q1")
    assert t.refuses("Use p2 shot q2")
    assert t.do("Use p2 shot q1").q1.damage == 6, "it is face up now, and a target as any other"


@pytest.mark.rule("ruling.blind-attack")
def test_a_cancelled_blind_attack_was_declared_all_the_same() -> None:
    t = Battlefield("p1 grunt c5", "q1 blade c6 hidden", "q2 beast b6 hidden", "q3 weak a4", turn=1)
    assert t.do("Strike p1 q1").refuses("Strike p1 q2")


@pytest.mark.rule("ruling.blind-attack")
def test_a_blind_shot_at_a_flyer_hits_it() -> None:
    t = Battlefield("p1 sniper c3", "q1 flyer c6 hidden", "q2 beast a4", fate=[1], turn=1)
    t.do("Use p1 shot q1")
    assert (t.q1.zone, t.q1.damage) == ("air", 3)


@pytest.mark.rule("ruling.blind-attack")
def test_hidden_cards_neither_protect_nor_are_reached_by_spells_nor_give_anything() -> None:
    t = Battlefield("p1 shooter c4", "q1 weak c5", "q2 weak d5 hidden", fate=[5], turn=1)
    assert t.refuses("Use p1 spell-damage-2 q2")
    t.do("Strike p1 q1")
    assert t.ask.what == "act"


@pytest.mark.rule("ruling.blind-attack", "ruling.hidden-symbiotic")
def test_a_blindly_attacked_guest_goes_to_its_host_and_may_be_out_of_reach() -> None:
    t = Battlefield("p1 grunt c5", "q1 guest c6 hidden", "q2 beast a4", "q3 beast e4", turn=1)
    t.do("Strike p1 q1")
    assert (t.ask.seat, t.offers) == ("second", ["Attach q1 q2", "Attach q1 q3"])
    t.do("Attach q1 q3")
    assert not t.p1.exhausted
    assert (t.q1.host, t.q1.square) == ("q3", "e4")


@pytest.mark.rule("attack-skill", "armor.x")
def test_another_roll_is_not_asked_for_where_every_roll_comes_to_the_same() -> None:
    dying = Battlefield("p1 skilled c3", "q1 weak c4 exhausted damage=9", "q2 weak e6", fate=[1])
    assert dying.do("Strike p1 q1").ask.what == "act", "it dies whatever is rolled"
    worn = Battlefield("p1 skilled c3", "q1 grunt c4 exhausted", "q2 buckler on:q1", fate=[1])
    assert worn.do("Strike p1 q1").ask.what == "reroll", "a stronger blow takes more of the armor"


@pytest.mark.rule("ruling.reroll-vain", "attack-skill", "defense-skill")
def test_nobody_is_asked_to_roll_again_where_no_roll_is_better() -> None:
    t = Battlefield("p1 skilled c3", "q1 weak c4 exhausted", fate=[6]).do("Strike p1 q1")
    assert (t.ask.what, t.q1.damage) == ("act", 3), "a strong attack is the best there is"
    t = Battlefield("p1 grunt c3", "q1 fencer c4", fate=[6]).do("Strike p1 q1")
    assert (t.ask.what, t.p1.damage) == ("act", 1), "who strikes back has the best of it"
    t = Battlefield("p1 grunt c3", "q1 fencer c4", fate=[5]).do("Strike p1 q1")
    assert t.ask.what == "reroll", "to strike back would be better than a miss"


@pytest.mark.rule("ruling.reroll-vain")
def test_it_is_asked_where_less_damage_could_be_wanted() -> None:
    t = Battlefield("p1 skilled c3", "q1 bomb c4 exhausted", "q2 weak e6", fate=[6])
    assert t.do("Strike p1 q1").ask.what == "reroll", "its death would kill the attacker"
    t = Battlefield("p1 skilled c3", "q1 thorny c4 exhausted", fate=[6]).do("Strike p1 q1")
    assert t.ask.what == "act", "it answers a scratch as well"
    t = Battlefield("p1 skilled c3", "q1 scaly c4 exhausted damage=3", fate=[6])
    assert t.do("Strike p1 q1").ask.what == "reroll", "its scales would close"
    t = Battlefield("p1 skilled c3", "q1 phoenix c4 exhausted damage=1", "q2 weak e6", fate=[6])
    assert t.do("Strike p1 q1").ask.what == "reroll", "it would come back"
    t = Battlefield("p1 thorny c3", "q1 fencer c4", fate=[6]).do("Strike p1 q1")
    assert t.ask.what == "reroll", "the attacker would answer the counter"
