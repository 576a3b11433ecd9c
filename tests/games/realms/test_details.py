"""Small print: limits that are met exactly, verbs one after another, what the log and asks say."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.draft import lay_out
from grimtable.games.realms.offers import attack_words, price_words
from grimtable.games.realms.options import Buy, Strike
from grimtable.games.realms.placing import forewarned
from grimtable.games.realms.recruiting import purchases
from grimtable.games.realms.state import Card, Options
from grimtable.games.realms.targets import BASIC, can_attack
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.kernel.words import Words
from tests.games.realms.table import PACK, Battlefield


def used(t: Battlefield, key: str) -> list[str]:
    """The targets of an action on offer."""
    return [option.split()[-1] for option in t.offers if f" {key} " in option]


# Verbs -------------------------------------------------------------------------------------------


@pytest.mark.rule("nonattack.text", "ruling.equipment-flying")
def test_only_a_creature_on_the_ground_of_its_own_can_be_given_flying() -> None:
    t = Battlefield(
        "p1 wizard c3", "p2 flyer air", "p3 grunt c2", "p4 guest on:p3", "p5 idol b2", "q1 weak c6"
    )
    assert used(t, "spell-give-flying") == ["p1", "p3", "q1"]


@pytest.mark.rule("golden.legality", "ruling.poison-repeat")
@pytest.mark.parametrize(("poison", "offered"), [(0, True), (1, True), (2, False), (3, False)])
def test_poison_is_offered_where_it_would_be_more(poison: int, offered: bool) -> None:
    t = Battlefield("p1 hexer c3", f"q1 weak c5 poison={poison}")
    assert (used(t, "effect-poison-2") == ["q1"]) == offered


@pytest.mark.rule("ruling.poison-repeat")
@pytest.mark.parametrize(("had", "has", "told"), [(0, 1, 1), (1, 1, 0), (3, 3, 0)])
def test_a_strike_never_lessens_poison(had: int, has: int, told: int) -> None:
    t = Battlefield("p1 adder c3", f"q1 tank c4 exhausted poison={had}", fate=[1])
    t.do("Strike p1 q1")
    assert (t.q1.poison, len(t.told("poisoned"))) == (has, told)


@pytest.mark.rule("nonattack.text")
def test_verbs_come_one_after_another_and_a_push_asks_in_between() -> None:
    t = Battlefield("p1 doom c3", "q1 tank c5", "q2 weak a6")
    t.do("Use p1 spell-damage-2-move-1-poison-1 q1")
    assert (t.ask.what, t.ask.seat, t.q1.damage, t.q1.poison) == ("land", "first", 2, 0)
    t.do("Land d5")
    assert (t.q1.square, t.q1.damage, t.q1.poison) == ("d5", 2, 1)
    assert t.p1.exhausted


@pytest.mark.rule("ruling.triggers", "nonattack.text")
def test_who_was_hurt_before_it_was_pushed_answers_when_all_is_done() -> None:
    t = Battlefield("p1 doom c3", "q1 thorny c5", "q2 weak a6")
    t.do("Use p1 spell-damage-2-move-1-poison-1 q1", "Land d5")
    assert (t.q1.damage, t.p1.damage) == (2, 1)


@pytest.mark.rule("golden.legality", "nonattack.text")
def test_of_several_verbs_those_that_would_do_nothing_are_left_out() -> None:
    t = Battlefield("p1 doom c3", "p2 weak c2 damage=3", "p3 weak b2 poison=1", "q1 weak c6")
    t.do("Use p1 spell-heal-2-cure p2")
    assert (t.p2.damage, t.told("cured")) == (1, [])
    t = Battlefield("p1 doom c3", "p2 weak c2 damage=3", "p3 weak b2 poison=1", "q1 weak c6")
    t.do("Use p1 spell-heal-2-cure p3")
    assert (t.p3.poison, t.told("healed")) == (0, [])


@pytest.mark.rule("destroy", "dies")
def test_all_that_are_destroyed_at_once_die() -> None:
    t = Battlefield(
        "p1 doom c2", "q1 weak c4", "q2 guest on:q1", "q3 tank c5", "q4 beast b4", "q5 weak b5",
        "q6 weak e6",
    )  # fmt: skip
    t.do("Use p1 effect-destroy")
    assert t.s.in_play["second"] == ["q6"]
    assert sorted(t.s.graves["second"]) == ["q1", "q2", "q3", "q4", "q5"]


@pytest.mark.rule("ruling.triggers", "ability.def")
def test_the_log_says_which_moment_set_an_ability_off() -> None:
    t = Battlefield("p1 grunt c3", "q1 thorny c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert [event.args["when"] for event in t.told("triggered")] == ["hurt"]


@pytest.mark.rule("ruling.equipment-flying")
def test_who_lands_finds_rows_3_and_2_full_and_comes_down_in_row_1() -> None:
    taken = ["a4", *(file + rank for rank in "56" for file in "abcde")]
    full = [f"q{number} weak {square}" for number, square in enumerate(taken, 2)]
    t = Battlefield("p1 wizard a1", "q1 flyer air", *full).do("Use p1 spell-lose-flying q1")
    assert t.offers == ["Land b4", "Land c4", "Land d4", "Land e4"]


# Gifts -------------------------------------------------------------------------------------------


@pytest.mark.rule("ruling.riders", "stacking.similar")
def test_what_an_area_adds_to_own_strikes_is_not_added_to_the_enemys() -> None:
    t = Battlefield("p1 grunt c3", "p2 banner air", "q1 tank c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").q1.poison == 1
    t = Battlefield("p1 grunt c3", "q2 banner air", "q1 tank c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").q1.poison == 0


@pytest.mark.rule("stacking.similar")
def test_a_worn_poison_that_is_stronger_goes_before_the_own() -> None:
    t = Battlefield("p1 viper c3", "p2 sting on:p1", "q1 tank c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").q1.poison == 3


@pytest.mark.rule("flying.placement", "move.zero", "rank.when")
def test_who_was_given_flying_has_neither_movement_points_nor_rank() -> None:
    t = Battlefield(
        "p1 wizard c3", "p2 ranker c2", "p3 ranker b2", "q1 weak c6 exhausted", "q2 weak a6",
        fate=[1, 1],
    )  # fmt: skip
    assert t.do("Use p1 spell-give-flying p2").p2.points == 0
    t.do("EndTurn", "EndTurn")
    assert (t.p2.points, t.p3.points, t.p2.exhausted) == (0, 1, False)
    assert t.do("Strike p2 q1").q1.damage == 1, "its light strike, without the rank"


@pytest.mark.rule("stacking.similar", "flying.placement")
def test_what_is_for_flyers_is_not_for_those_on_the_ground() -> None:
    t = Battlefield("p1 grunt c3", "p2 perch air", "q1 tank c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").q1.damage == 3
    t = Battlefield("p1 flyer air", "p2 perch air", "q1 tank c4 exhausted", fate=[1])
    assert t.do("Strike p1 q1").q1.damage == 3


@pytest.mark.rule("jump.to", "golden.axe")
def test_an_area_can_let_all_own_creatures_jump() -> None:
    t = Battlefield("p1 weak c3", "p2 springs air", "q1 weak c6")
    assert "Jump p1 c5" in t.offers
    assert t.refuses("Jump p1 c6")


@pytest.mark.rule("rank.when", "ruling.riders")
def test_what_rank_and_wounds_add_to_a_strike_needs_rank_and_wounds() -> None:
    t = Battlefield("p1 spiteful c3", "q1 tank c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert (t.q1.poison, t.q1.held) == (0, False)
    t = Battlefield("p1 spiteful c3 damage=1", "q1 tank c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert (t.q1.poison, t.q1.held) == (1, False)
    t = Battlefield("p1 spiteful c3", "p2 ranker c2", "q1 tank c4 exhausted", fate=[1])
    t.do("Strike p1 q1")
    assert (t.q1.poison, t.q1.held) == (0, True)


# Life points -------------------------------------------------------------------------------------


@pytest.mark.rule("death.life", "symbiotic.dies")
@pytest.mark.parametrize(("damage", "dies"), [(9, False), (10, True), (11, True)])
def test_who_loses_life_points_with_a_guest_dies_of_the_damage_it_has(
    damage: int, dies: bool
) -> None:
    t = Battlefield("p1 hexer c3", f"q1 weak c5 damage={damage}", "q2 belt on:q1", "q3 weak a6")
    t.do("Use p1 effect-destroy q2")
    assert ("q1" in t.s.graves["second"]) == dies


@pytest.mark.rule("ruling.poison-regeneration")
def test_who_dies_of_poison_regenerates_no_more() -> None:
    t = Battlefield("p1 weak c3", "q1 troll c5 damage=8 poison=2", "q2 weak a6").do("EndTurn")
    t.do("First q1 poison")
    assert "q1" in t.s.graves["second"]
    assert t.told("healed") == []


@pytest.mark.rule("nonattack.text")
def test_a_card_is_a_creature_or_an_artifact() -> None:
    t = Battlefield("p1 hexer c3", "q1 idol c5", "q2 weak b5", "q3 blade on:q2", "q4 meadow air")
    assert used(t, "effect-destroy") == ["q1", "q2"]


# Asks --------------------------------------------------------------------------------------------


@pytest.mark.rule("attack-skill", "blessing", "ruling.skill-and-blessing")
@pytest.mark.parametrize(("kind", "rule"), [("duelist", "attack-skill"), ("blessed", "blessing")])
def test_a_reroll_says_by_which_ability_and_what_the_die_means(kind: str, rule: str) -> None:
    t = Battlefield(f"p1 {kind} c3", "q1 weak c4 exhausted", fate=[4]).do("Strike p1 q1")
    assert t.ask.rule == rule
    assert t.ask.about is not None
    means = {"grade": "grade-medium", "n": 2, "prevented": 0}
    assert t.ask.about["means"] == Words("scene-means-white", means)
    t = Battlefield("p1 grunt c3", f"q1 {kind} c4", fate=[5]).do("Strike p1 q1")
    assert t.ask.rule == rule.replace("attack", "defense")
    assert t.ask.about is not None
    assert t.ask.about["means"] == Words("scene-means-black", {"grade": "defence-miss"})


@pytest.mark.rule("equip.owner", "symbiotic.host")
def test_who_puts_a_card_on_another_is_told_by_which_rule() -> None:
    s: Any = GAME.new(Options("test", "test", packs=(PACK,)))
    lay_out(s, s.players, {"first": [], "second": []})
    s.phase = "place"
    for number, kind in enumerate(("guest", "blade", "weak", "grunt"), 1):
        s.cards[f"p{number}"] = Card(kind, "first", "army")
    s.cards["q1"] = Card("weak", "second", "army")
    run = Run(GAME, s, None)
    for answer in (
        "Place p3 c1",
        "Place p4 b1",
        "Place p1 c3",
        "Place p2 c2",
        "Done",
        "Place q1 c4",
        "Done",
    ):
        first = any(o.ask.seat == "first" for o in run.asks)
        opened = next(o for o in run.asks if o.ask.seat == ("second", "first")[first])
        run.give(opened.number, opened.ask.read(answer))
    asked = []
    for answer in ("Attach p1 p3", "Attach p2 p4"):
        (opened,) = run.asks
        assert isinstance(opened.ask, Ask)
        asked.append(opened.ask.rule)
        run.give(opened.number, opened.ask.read(answer))
    assert asked == ["symbiotic.host", "equip.owner"]


@pytest.mark.rule("ruling.hidden-symbiotic", "equip.one-per-class", "symbiotic.one")
@pytest.mark.parametrize(
    ("laid", "card", "warning"),
    [
        ("grunt plate", "blade", ""),  # another class of equipment
        ("grunt dagger", "blade", "lost"),
        ("grunt beast dagger", "blade", "lost"),  # a beast has no class
        ("grunt guest", "blade", ""),
        ("grunt guest", "belt", "lost"),  # of any class
        ("grunt blade", "belt", ""),
    ],
)
def test_who_places_a_card_is_warned_if_others_will_have_its_place(
    laid: str, card: str, warning: str
) -> None:
    s: Any = GAME.new(Options("test", "test", packs=(PACK,)))
    s.phase = "place"
    for number, kind in enumerate(laid.split(), 1):
        s.cards[f"p{number}"] = Card(kind, "first", "field", square=f"{'abcde'[number]}1")
        s.field[f"{'abcde'[number]}1"] = f"p{number}"
    s.cards["p9"] = Card(card, "first", "army")
    assert forewarned(s, "first", "p9") == warning


# Recruiting --------------------------------------------------------------------------------------


def shopping(*kinds: str, bought: int = 0) -> Any:
    """Player 1 has 24 gold and 22 silver, holds these cards, and has bought the first of them."""
    s: Any = GAME.new(Options("test", "test", packs=(PACK,)))
    s.phase, s.kept, s.hands = "recruit", list(s.players), {"first": 0, "second": 0}
    for number, kind in enumerate(kinds, 1):
        s.cards[f"p{number}"] = Card(kind, "first", "army" if number <= bought else "hand")
    s.cards["q1"] = Card("weak", "second", "army")
    s.ready = ["second"]
    return s


@pytest.mark.rule("recruit.choose", "recruit.regular", "recruit.elite")
def test_cards_can_be_bought_to_the_last_coin() -> None:
    # 46 in all: 14 grunts are 42.
    s = shopping(*["grunt"] * 14, "shooter", "tank", bought=14)
    assert [str(option) for option in purchases(s, "first")] == ["Buy p15", "Done"]
    # 24 gold: four flyers are 20, a fifth would be 25; a regular card of 5 is still paid.
    s = shopping(*["flyer"] * 5, "tank", bought=4)
    assert [str(option) for option in purchases(s, "first")] == ["Buy p6", "Done"]


@pytest.mark.rule("recruit.choose")
def test_what_can_no_longer_be_bought_when_it_was_dealt_anew_is_not() -> None:
    """A search may change what hidden cards are while their question is open."""
    run = Run(GAME, shopping("grunt", "weak", "weak"), Seeded(1))
    (opened,) = run.asks
    s: Any = run.state
    s.cards["p4"], s.cards["p1"].kind = Card("meadow", "first", "army"), "meadow"
    run.give(opened.number, opened.ask.read("Buy p1"))
    assert s.cards["p1"].zone == "hand", "a second area"
    (opened,) = run.asks
    run.give(opened.number, opened.ask.read("Buy p2"))
    assert s.cards["p2"].zone == "army"


@pytest.mark.rule("recruit.elite", "recruit.regular")
def test_a_builder_shows_which_metal_a_card_costs() -> None:
    items = GAME.collection((PACK,)).items
    assert items["flyer"].price == Words("deck-price", {"cost": 5, "metal": "gold"})
    assert items["grunt"].price == Words("deck-price", {"cost": 3, "metal": "silver"})
    assert items["grunt"].marks == ("neutral", "standalone", "silver"), "it is of no realm"


def test_computer_players_look_two_turns_ahead_in_battle_and_into_it_before() -> None:
    assert GAME.horizon(Battlefield("p1 grunt c3", "q1 weak c4").s) == 2
    assert GAME.horizon(shopping("grunt")) == 8
    assert GAME.horizon(GAME.new(Options(draft=4))) == 0


@pytest.mark.rule("recruit.elite", "recruit.regular", "gap.regular-payment")
def test_an_offer_says_what_a_card_takes_of_what_is_left() -> None:
    # 22 silver and 24 gold: 7 grunts take 21 silver, so that the eighth takes 1 silver and 2 gold.
    s = shopping(*["grunt"] * 10, "flyer", bought=7)
    assert price_words(s, Buy("p11")).args["metal"] == "gold", "an elite card"
    words = price_words(s, Buy("p8"))
    assert (words.key, words.args["silver"], words.args["gold"]) == ("offer-buy-both", 1, 2)
    s.cards["p8"].zone = "army"
    words = price_words(s, Buy("p9"))
    assert (words.key, words.args["metal"], words.args["cost"]) == ("offer-buy", "gold", 3)
    assert price_words(shopping("grunt"), Buy("p1")).args["metal"] == "silver"


@pytest.mark.rule("protector.only-basic", "aimed.no-protector")
def test_a_strike_that_somebody_may_meet_says_so() -> None:
    s = Battlefield("p1 grunt c3", "p2 aimer b3", "q1 weak c4", "q2 weak d4", "q3 weak c6").s

    def key(who: str) -> str:
        words = attack_words(s, Strike(who, "q1"))
        assert words is not None
        return words.key

    assert (key("p1"), key("p2")) == ("offer-attack-met", "offer-attack"), "aimed at its target"
    s.cards["q2"].exhausted = True
    assert key("p1") == "offer-attack"


@pytest.mark.rule("ruling.attack-enemy", "reveal.blind-attack")
def test_who_died_as_it_was_turned_up_can_not_be_attacked() -> None:
    s = Battlefield("p1 grunt c3", "p2 grunt b3", "q1 weak c4").s
    grunt, own, weak = s.cards["p1"], s.cards["p2"], s.cards["q1"]
    assert can_attack(s, grunt, weak, BASIC, None)
    assert not can_attack(s, grunt, own, BASIC, None)
    weak.zone = "grave"
    assert not can_attack(s, grunt, weak, BASIC, None)
