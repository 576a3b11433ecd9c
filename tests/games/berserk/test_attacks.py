"""Pp. 21-22 and 32-40: the pool, the roll, Wounds, statuses, Ripostes."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk.attacks import is_best
from grimtable.games.berserk.state import Blow
from grimtable.games.berserk.stats import guard, pool
from tests.games.berserk.table import Story

REST: dict[str, Any] = {"isidro": "a1 quick_feet", "schierke": "a2 mending"}


@pytest.mark.rule("attack.hero.target", "attack.hero.none", "range.default", "range.limit")
def test_without_a_range_only_adjacent_enemies_can_be_attacked() -> None:
    t = Story(guts="c4 grit", troll_1="c6", troll_2="d4", **REST)
    t.play("Activate guts")
    assert [o for o in t.offers if o.startswith("Strike")] == ["Strike guts troll_2 no no"]


@pytest.mark.rule("attack.hero.roll", "attack.hero.damage", "attack.hero.wounds")
@pytest.mark.rule("attack.hero.tokens", "enemy.slain", "enemy.slain.remove", "dice.colors")
@pytest.mark.rule("ruling.slain-respawn", "gap.dice.faces", "gap.enemy.cards")
def test_successes_less_defense_are_wounds_and_enough_of_them_kill() -> None:
    t = Story(guts="c4 grit overhead_blow", troll_1="c5", fate=["2 4 3"], **REST)
    t.play("Activate guts", "Strike guts troll_1")
    assert "troll_1" not in t.s.enemies
    assert t.s.pool["troll"] == 8
    assert t.s.counts["slain.troll"] == 1


@pytest.mark.rule("attack.hero.pool", "stun.hero-monster", "penalty.attack", "gap.dice.strength")
@pytest.mark.rule("dice.equal-tier")
def test_everything_is_added_first_then_the_weakest_dice_leave_by_colour() -> None:
    # Trap 5: yellow leaves, whatever it would have shown.
    t = Story(isidro="c4 hit_and_run guts_style", guts="c6 grit", schierke="a1 mending")
    t.stand("troll_1", "c5")
    t.isidro.stunned = 1
    t.isidro.done = True
    dice, lost = pool(t.s, Blow("isidro", ["troll_1"]))
    assert (sorted(dice), lost) == (["red", "red", "yellow", "yellow", "yellow"], 1)


@pytest.mark.rule("dice.equal-tier", "penalty.attack")
def test_among_orange_gray_and_red_the_players_choose_which_leaves() -> None:
    t = Story(guts="c4 arm_cannon stride", troll_1="c5", fate=["1"], **REST)
    t.hero("guts").fatigue = 8
    t.play("Activate guts", "Strike guts troll_1")
    assert t.offers == ["Drop orange", "Drop red"]
    t.play("Drop red")
    assert t.troll_1.wounds == 0


@pytest.mark.rule("attack.hero.all", "ruling.status-multi", "bleed.inflict", "bleed.per-icon")
@pytest.mark.rule("dice.status-icons", "defense.status-after", "status.tokens", "bleed.stack")
def test_one_roll_for_all_and_a_status_only_with_a_wound() -> None:
    # Trap 7, with Defense 1 and 3 and three Successes.
    t = Story(guts="c4 arm_cannon cleave", troll_1="c5", grunbeld_1="e3", fate=["3b 0 0"], **REST)
    t.play("Activate guts", "Strike guts troll_1 no")
    assert (t.troll_1.wounds, t.troll_1.bleeding) == (2, 1)
    assert (t.grunbeld_1.wounds, t.grunbeld_1.bleeding) == (0, 0)


@pytest.mark.rule("stun.inflict", "stun.per-icon", "stun.stack")
def test_a_gray_die_stuns_and_stone_bind_adds_a_token() -> None:
    t = Story(schierke="c4 stone_bind", troll_1="c6", guts="a1 grit", isidro="a2 bombs")
    t.fate.answers = ["2s"]
    t.troll_1.stunned = 1
    t.play("Activate schierke", "Strike schierke troll_1")
    assert t.troll_1.stunned == 3


@pytest.mark.rule("attack.hero.stun-clear", "stun.hero-monster.clear", "ruling.stun-zero")
def test_with_more_tokens_than_dice_the_attack_deals_nothing_and_clears_them() -> None:
    t = Story(guts="c4 grit", troll_1="c5", **REST)
    t.guts.stunned = 3
    t.play("Activate guts", "Strike guts troll_1")
    assert (t.troll_1.wounds, t.guts.stunned) == (0, 0)
    assert t.guts.attacked


@pytest.mark.rule("reroll.gain", "reroll.one-die", "reroll.repeat", "reroll.own-dice")
@pytest.mark.rule("ruling.rerolls-keep", "reroll.expire")
def test_a_die_may_be_rolled_again_twice_and_the_last_face_stands() -> None:
    t = Story(serpico="c4 feint", troll_1="c5", guts="a1 grit", isidro="a2 bombs")
    t.fate.answers = ["2", "3", "0"]
    t.play("Activate serpico", "Strike serpico troll_1", "Reroll 0")
    assert t.ask.what == "act"  # nobody rolls a 3 again
    assert t.troll_1.wounds == 2
    u = Story(serpico="c4 feint", troll_1="c5", guts="a1 grit", isidro="a2 bombs")
    u.fate.answers = ["1", "2", "0"]
    u.play("Activate serpico", "Strike serpico troll_1", "Reroll 0", "Reroll 0")
    assert u.troll_1.wounds == 0


@pytest.mark.rule("reroll.one-die", "attack.hero.all")
def test_a_die_on_its_best_face_can_be_rolled_again_where_a_friend_is_met() -> None:
    t = Story(isidro="c4 bombs", guts="c7 grit", schierke="a2 mending", troll_1="c6")
    t.fate.answers = ["3b 2", "0", "1"]
    t.play("Activate isidro", "Strike isidro troll_1")
    assert t.offers == ["Done", "Reroll 0", "Reroll 1"]
    t.play("Reroll 0")
    assert (t.guts.wounds, t.guts.bleeding) == (1, 0)


@pytest.mark.rule("reroll.one-die", "dice.status-icons")
def test_the_best_face_is_one_that_no_other_betters_by_successes_or_by_an_icon() -> None:
    assert is_best("3b", ("0", "1", "2b", "3b"))
    assert not is_best("3", ("0", "2b", "3"))
    assert not is_best("2b", ("0", "2b", "3"))


@pytest.mark.rule("stun.hero-monster", "penalty.attack")
def test_a_die_that_is_lost_is_told_by_the_page_of_what_takes_it() -> None:
    t = Story(guts="c4 cleave grit stride", troll_1="c5", fate=["1 1"], **REST)
    t.guts.stunned, t.guts.fatigue = 1, 8
    t.play("Activate guts", "Strike guts troll_1")
    assert [event.rule for event in t.happened("dropped")] == [
        "penalty.attack",
        "stun.hero-monster",
    ]


@pytest.mark.rule("reroll.gain", "reroll.one-die")
def test_a_reroll_is_not_asked_for_when_the_enemy_falls_and_equal_dice_are_one_choice() -> None:
    t = Story(isidro="c4 guts_style", troll_1="c5", guts="a1 grit")
    t.troll_1.wounds = 5
    t.fate.answers = ["1 1 0"]
    t.play("Activate isidro", "Strike isidro troll_1")
    assert t.usual == ["Done", "Reroll 0", "Reroll 2"]
    u = Story(isidro="c4 guts_style", troll_1="c5", guts="a1 grit")
    u.troll_1.wounds = 5
    u.fate.answers = ["1 2 0"]
    u.play("Activate isidro", "Strike isidro troll_1")
    assert "troll_1" not in u.s.enemies
    assert u.ask.what != "reroll"


@pytest.mark.rule("reroll.expire", "riposte.expire", "gap.upkeep.chapter", "upkeep.round-marker")
def test_rerolls_and_ripostes_end_with_the_round() -> None:
    t = Story(guts="c4 flat_of_the_blade", **REST)
    t.hero("guts").rerolls = 1
    t.play("Activate guts", "Done")
    assert t.hero("guts").ripostes == 1
    t.play("Activate isidro", "Done", "Done")
    assert (t.s.round, t.hero("guts").ripostes, t.hero("guts").rerolls) == (2, 0, 0)


@pytest.mark.rule("riposte.gain", "riposte.when", "riposte.as-attack", "riposte.range")
@pytest.mark.rule("riposte.once", "riposte.extra-dice", "ruling.riposte-pool", "reroll.riposte")
def test_a_hero_who_stands_strikes_back_once_with_current_penalties() -> None:
    # Trap 12: Parry gives two Ripostes, Composure a red die, one Stunned token takes the weakest.
    t = Story(serpico="c5 parry", troll_1="c6", guts="a1 grit", isidro="a2 bombs")
    t.serpico.stunned = 1
    t.hero("serpico").rerolls = 1
    t.fate.answers = ["1 1 1", "2", "3"]
    t.play("Activate serpico", "Done", "Activate guts", "Done", "Done")
    assert t.usual == ["Done", "Riposte serpico"]
    t.play("Riposte serpico", "Reroll 0")
    assert t.troll_1.wounds == 2
    assert t.hero("serpico").ripostes == 0 or t.s.round == 2
    assert t.serpico.stunned == 0


@pytest.mark.rule("riposte.range", "riposte.when")
def test_no_riposte_out_of_range_or_when_knocked_out() -> None:
    t = Story(serpico="c5 parry", kelpie_1="c7 0", guts="a1 grit", isidro="a2 bombs")
    t.fate.answers = ["1 1"]
    t.play("Activate serpico", "Done", "Activate guts", "Done", "Done")
    assert t.s.round == 2  # the Kelpie strikes from two Spaces away, and nothing was asked
    u = Story(serpico="c5 parry", troll_1="c6", guts="a1 grit", isidro="a2 bombs")
    u.serpico.wounds = 11
    u.fate.answers = ["3 1 1"]
    u.play("Activate serpico", "Done", "Activate guts", "Done", "Done")
    assert u.serpico.at == ""
    assert u.s.round == 2


@pytest.mark.rule("defense.hero", "ruling.minimum-order", "penalty.defense", "defense.hero.track")
def test_defense_is_cut_off_at_zero_once_at_the_end() -> None:
    # Trap 6: 1 on the card, two Penalties, +2 from Ward.
    t = Story(isidro="c4 duck_and_weave", farnese="c6 ward", guts="a1 grit")
    t.hero("isidro").fatigue = 16
    assert guard(t.s, t.isidro) == 0
    t.play("Activate farnese", "Use ward", "Bless isidro")
    assert guard(t.s, t.isidro) == 1


@pytest.mark.rule("ruling.buff-timing", "range.limit")
def test_ward_counts_only_while_the_hero_is_near_enough() -> None:
    t = Story(isidro="c4 duck_and_weave", farnese="c6 ward", guts="a1 grit")
    t.play("Activate farnese", "Use ward", "Bless isidro", "Done")
    assert guard(t.s, t.isidro) == 3
    t.isidro.at = "c10"
    assert guard(t.s, t.isidro) == 1


@pytest.mark.rule("defense.ally", "defense.ally.tokens", "ko.ally", "ko.ally.remove", "ally.health")
def test_an_ally_defends_with_the_card_and_can_be_knocked_out() -> None:
    t = Story(guts="a1 grit", casca="c5", troll_1="c6", fate=["3 3 2"], isidro="a2 bombs")
    t.casca.wounds = 1
    t.play("Activate casca", "Done", "Activate guts", "Done", "Done")
    assert t.s.allies["casca"].at == ""
    assert t.casca.wounds == 8


@pytest.mark.rule("defense.enemy-vs-enemy")
def test_hazuppa_strikes_whoever_is_closest_friend_or_foe() -> None:
    t = Story(guts="a1 grit", hazuppa_1="d5", troll_1="d7", fate=["3 3 1"], **REST)
    t.hero("isidro").at = "a3"
    t.troll_1.done = True
    t.play("Activate guts", "Done", "Activate isidro", "Done", "Done")
    assert t.troll_1.wounds == 6


@pytest.mark.rule("attack.hero.all", "effect.optional")
def test_bombs_hit_friends_too_and_can_be_left_out() -> None:
    t = Story(isidro="c4 bombs", guts="c6 grit", schierke="a1 mending", troll_1="c5")
    t.fate.answers = ["3b 2"]
    t.play("Activate isidro")
    assert {"Strike isidro troll_1 no no", "Strike isidro troll_1 yes no"} <= set(t.offers)
    t.play("Strike isidro troll_1", "Done")
    assert t.troll_1.wounds == 4
    assert (t.guts.wounds, t.guts.bleeding) == (4, 1)
    assert t.isidro.wounds == 5  # he stood next to it himself


@pytest.mark.rule("keyword.demon", "keyword.corsair", "ability.hero.unique", "gap.hero.abilities")
def test_dice_against_a_keyword_count_against_that_keyword_alone() -> None:
    t = Story(farnese="c4 torch", guts="a1 grit", isidro="a2 bombs", daka_1="c5", troll_1="d4")
    t.farnese.done = True
    assert pool(t.s, Blow("farnese", ["daka_1"]))[0].count("red") == 2
    assert pool(t.s, Blow("farnese", ["troll_1"]))[0].count("red") == 1


@pytest.mark.rule("setup.board.dice", "dice.short-supply", "gap.dice.supply")
def test_there_are_always_dice_enough() -> None:
    t = Story(guts="c4 cleave stride overhead_blow", troll_1="c5", fate=["3 3 3 4 3 5"], **REST)
    t.guts.wounds = 5
    t.play("Activate guts", "Strike guts troll_1")
    assert "troll_1" not in t.s.enemies


@pytest.mark.rule("effect.kinds")
def test_a_gale_pushes_straight_away_but_no_monster() -> None:
    t = Story(serpico="c4 gale", guts="a1 grit", isidro="a2 bombs", troll_1="c6", fate=["4"])
    t.play("Activate serpico", "Strike serpico troll_1")
    assert t.troll_1.at == "c8"
    m = Story(serpico="c4 gale", guts="a1 grit", isidro="a2 bombs", ogre_1="c7", fate=["4"])
    m.play("Activate serpico", "Strike serpico ogre_1")
    assert m.ogre_1.at == "c7"


@pytest.mark.rule("ruling.forced-attack-split", "attack.enemy.all", "riposte.once")
def test_an_ogre_strikes_all_in_range_and_each_may_riposte_in_the_order_they_like() -> None:
    t = Story(guts="c4 flat_of_the_blade", serpico="d4 parry", isidro="a1 bombs", ogre_1="c7")
    t.fate.answers = ["2 1 1", "3 3"]
    t.ogre_1.at = "c6"
    t.play("Activate guts", "Done", "Activate serpico", "Done", "Done")
    assert t.usual == ["Done", "Riposte guts", "Riposte serpico"]
    t.play("Riposte serpico")
    assert t.usual == ["Done", "Riposte guts"]
