"""Small print: who is not there, what adds up from nothing, what the log and the asks say."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.attacks import held_back
from grimtable.games.berserk.events import is_down, set_rule
from grimtable.games.berserk.setup import grown
from grimtable.games.berserk.spaces import distance, empty_by_distance, free_for, occupied, zone
from grimtable.games.berserk.state import Growth, Options, board
from grimtable.games.berserk.stats import effects, guard, movement
from grimtable.games.berserk.status import afflict, heal, penalties, slay, tire, wound
from tests.games.berserk.table import Story

REST: dict[str, Any] = {"isidro": "a1 quick_feet", "schierke": "a2 mending"}


@pytest.mark.rule("zone.def", "space.one-mini")
def test_who_is_off_the_board_covers_nothing_and_an_empty_board_is_free() -> None:
    t = Story(guts="c4 grit", **REST)
    assert zone(t.s, t.guts) == 1 << t.s.adventure.hexes.named["c4"]
    for hero in t.s.heroes.values():
        hero.at = ""
    assert zone(t.s, t.guts) == 0
    assert occupied(t.s) == 0


@pytest.mark.rule("space.no-pass", "move.hero.total")
def test_a_hero_without_cards_has_no_movement_no_defense_and_no_way_past_others() -> None:
    t = Story(guts="c4", troll_1="c5", **REST)
    assert (movement(t.s, t.guts), guard(t.s, t.guts)) == (0, 0)
    there = 1 << t.s.adventure.hexes.named["c5"]
    assert not free_for(t.s, t.guts) & there


@pytest.mark.rule("effect.after-activation", "ability.hero.after-activation")
def test_effect_and_ability_count_from_the_own_activation_on() -> None:
    t = Story(guts="c4 grit", troll_1="c5", **REST)
    t.guts.done = False
    assert effects(t.s, t.guts) == []
    t.guts.done = True
    ability, card = t.s.library.abilities["guts"], t.s.library.cards["grit"].effect
    assert effects(t.s, t.guts) == [ability, card]
    assert effects(t.s, t.guts, plain=True) == [ability]
    assert effects(t.s, t.guts, unaided=True) == [card]
    assert effects(t.s, t.guts, plain=True, unaided=True) == []


@pytest.mark.rule("enemy.slain.remove", "ruling.slain-respawn")
def test_the_slain_go_back_to_their_pool_and_are_counted_one_by_one() -> None:
    t = Story(guts="c4 grit", troll_1="c5", troll_2="d4", **REST)
    t.s.pool.clear()
    first, second = t.troll_1, t.troll_2
    slay(t.s, first)
    assert (t.s.pool["troll"], t.s.counts["slain.troll"], first.at) == (1, 1, "")
    slay(t.s, second)
    assert (t.s.pool["troll"], t.s.counts["slain.troll"]) == (2, 2)


@pytest.mark.rule("bleed.per-icon", "stun.per-icon", "status.tokens")
def test_only_the_status_that_was_inflicted_is_told() -> None:
    t = Story(guts="c4 grit", troll_1="c5", **REST)
    afflict(t.s, t.troll_1, 1, 0)
    assert (t.troll_1.bleeding, t.troll_1.stunned) == (1, 0)
    assert [len(t.happened(key)) for key in ("bleeding", "stunned")] == [1, 0]
    afflict(t.s, t.troll_1, 0, 2)
    assert (t.troll_1.bleeding, t.troll_1.stunned) == (1, 2)
    assert [len(t.happened(key)) for key in ("bleeding", "stunned")] == [1, 1]
    t.troll_1.at = ""
    afflict(t.s, t.troll_1, 1, 1)
    assert (t.troll_1.bleeding, t.troll_1.stunned) == (1, 2), "who has gone is spared"


@pytest.mark.rule("health.loss", "health.max")
def test_wounds_and_healing_of_nothing_are_nothing() -> None:
    t = Story(guts="c4 grit", troll_1="c5", **REST)
    wound(t.s, t.guts, 0, rule="health.loss")
    heal(t.s, t.guts, 3, rule="health.max")
    assert t.guts.wounds == 0
    assert not t.happened("wounded")
    assert not t.happened("healed")
    wound(t.s, t.guts, 1, rule="health.loss")
    heal(t.s, t.guts, 3, rule="health.max")
    assert (t.guts.wounds, t.happened("healed")[0].args["n"]) == (0, 1)


@pytest.mark.rule("fatigue.min", "fatigue.track", "fatigue.ko", "penalty.threshold")
def test_fatigue_stops_at_nothing_and_penalties_begin_at_their_number() -> None:
    t = Story(guts="c4 grit", **REST)
    guts = t.hero("guts")
    tire(t.s, guts, -2, rule="fatigue.min")
    assert (guts.fatigue, t.happened("tired")) == (0, [])
    what, at = board(t.s, guts).thresholds[0]
    for fatigue, suffered in ((0, 0), (at - 1, 0), (at, 1)):
        guts.fatigue = fatigue
        assert penalties(t.s, guts, what) == suffered
    tire(t.s, guts, 99, rule="fatigue.ko")
    assert guts.at == ""
    assert t.happened("down")


@pytest.mark.rule("setup.board.special-rules")
def test_a_special_rules_card_lies_there_once() -> None:
    t = Story(guts="c4 grit", **REST)
    rule = next(iter(t.s.library.specials))
    t.s.specials.clear()
    set_rule(t.s, False, rule)
    assert t.s.specials == []
    set_rule(t.s, True, rule)
    set_rule(t.s, True, rule)
    assert t.s.specials == [rule]
    set_rule(t.s, False, rule)
    assert t.s.specials == []
    assert [event.args["on"] for event in t.happened("rule")] == ["no", "yes", "yes", "no"]


@pytest.mark.rule("campaign.growth", "gap.cards.upgrades")
@pytest.mark.parametrize(
    ("adventure", "cards", "boards"),
    [("yard", 0, 0), ("mill", 0, 0), ("stones", 1, 0), ("graves", 2, 0), ("furnace", 2, 1),
     ("deck", 3, 1), ("retreat", 4, 1), ("eclipse", 4, 1)],
)  # fmt: skip
def test_heroes_begin_an_adventure_as_far_as_the_campaign_would_have_brought_them(
    adventure: str, cards: int, boards: int
) -> None:
    needed = GAME.new(Options(("guts", "isidro", "schierke"), "yard")).library
    required = needed.adventures[adventure].entry.required
    party = tuple(dict.fromkeys(filter(None, (required, "guts", "isidro", "schierke"))))[:3]
    s = GAME.new(Options(party, adventure))
    found = grown(s)
    assert (found.cards, found.boards) == (cards, boards)
    s = GAME.new(Options(party, adventure, Growth(cards=1, boards=0)))
    assert (grown(s).cards, grown(s).boards) == (1, 0)


@pytest.mark.rule("closest.least")
def test_the_closest_empty_space_is_the_own_or_one_beside_it_or_none() -> None:
    t = Story(guts="c4 grit", **REST)
    field, open_ = t.s.adventure.hexes, t.s.adventure.open
    assert next(empty_by_distance(t.s, t.guts, 0, 0)) == ["c4"]
    here = 1 << field.named["c4"]
    near = next(empty_by_distance(t.s, t.guts, here, 0))
    assert near
    assert all(field.far[field.named["c4"]][field.named[space]] == 1 for space in near)
    assert list(empty_by_distance(t.s, t.guts, open_, 0)) == []


@pytest.mark.rule("attack.hero.pool", "stun.hero-monster", "penalty.attack")
@pytest.mark.parametrize(("stunned", "faces"), [(0, "2 2 2"), (1, "2 2"), (2, "2")])
def test_every_stunned_token_takes_a_die(stunned: int, faces: str) -> None:
    t = Story(guts="c4 stride cleave", grunbeld_1="e3", fate=[faces], **REST)
    t.guts.stunned = stunned
    t.play("Activate guts")
    strike = next(o for o in t.offers if o.startswith("Strike guts grunbeld_1"))
    t.play(strike)
    rolled = t.happened("rolled")
    assert len(rolled[0].args["faces"]) == 3 - stunned


@pytest.mark.rule("attack.hero.wounds", "space.adjacent")
def test_distance_is_counted_between_the_nearest_spaces_of_two_bases() -> None:
    t = Story(guts="c4 grit", troll_1="c5", troll_2="c6", **REST)
    assert (distance(t.s, t.guts, t.troll_1), distance(t.s, t.guts, t.troll_2)) == (1, 2)


@pytest.mark.rule("ally.shared", "ruling.forced-attack-split")
def test_what_concerns_several_heroes_anybody_who_plays_may_answer() -> None:
    t = Story(guts="a5 grit", casca="c5", troll_1="d6", **REST).play("Activate casca")
    assert (t.ask.seat, t.ask.shared) == ("guts", True)
    t = Story(guts="c4 flat_of_the_blade", serpico="d4 parry", isidro="a1 bombs", ogre_1="c7")
    t.fate.answers = ["2 1 1"]
    t.ogre_1.at = "c6"
    t.play("Activate guts", "Done", "Activate serpico", "Done", "Done")
    assert (t.ask.what, t.ask.shared) == ("riposte", True)
    t = Story(guts="c4 grit", troll_1="c5", **REST).play("Activate guts")
    assert (t.ask.seat, t.ask.shared) == ("guts", False), "one's own activation is one's own"


@pytest.mark.rule("effect.optional", "ability.hero.optional", "riposte.as-attack")
@pytest.mark.parametrize(
    ("hero", "pile", "ways"),
    [
        ("guts", "arm_cannon cleave", []),
        ("isidro", "hit_and_run guts_style", ["yes no", "no yes", "yes yes"]),
        ("serpico", "parry", ["no yes"]),
    ],
)
def test_a_riposte_is_made_without_what_would_change_it_if_one_likes(
    hero: str, pile: str, ways: list[str]
) -> None:
    t = Story(guts="c4 cleave", isidro="d4 guts_style", serpico="b4 gale", troll_1="c5")
    t.hero(hero).pile, t.hero(hero).done = pile.split(), True
    found = [str(option) for option in held_back(t.s, [t.hero(hero)], "troll_1")]
    assert found == [f"Riposte {hero} {way}" for way in ways], "plain, unaided"


@pytest.mark.rule("ko.hero", "event.check")
def test_nobody_is_down_before_the_heroes_stand_on_the_board() -> None:
    t = Story(guts="c4 grit", **REST)
    for hero in t.s.heroes.values():
        hero.at = ""
    t.s.phase = "place"
    assert not is_down(t.s, "hero")
    t.s.phase = "act"
    assert is_down(t.s, "hero")
    t.guts.at = "c4"
    assert is_down(t.s, "hero"), "one is enough"
    for hero in t.s.heroes.values():
        hero.at = "c4"
    assert not is_down(t.s, "hero")


@pytest.mark.rule("ko.hero", "ko.ally", "enemy.slain")
def test_the_log_says_by_which_rule_somebody_falls() -> None:
    t = Story(guts="c4 grit", casca="c5", troll_1="c6", **REST)
    for mini in (t.guts, t.casca, t.troll_1):
        wound(t.s, mini, 99, rule="health.loss")
    assert [event.rule for event in t.happened("down")] == ["ko.hero", "ko.ally"]
    assert [event.rule for event in t.happened("slain")] == ["enemy.slain"]
