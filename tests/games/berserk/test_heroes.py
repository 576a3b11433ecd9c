"""Pp. 30-35: activations, Movement, interaction, Allies, gifts."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.scene import friends
from grimtable.games.berserk.spaces import zone
from grimtable.games.berserk.stats import guard, movement
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from tests.games.berserk.table import Story

LANGS = ("en", "fr")
REST: dict[str, Any] = {"isidro": "a1 quick_feet", "schierke": "a2 mending"}


@pytest.mark.rule("activation.order.free", "activation.once", "hero-turn.cards", "action.phase")
@pytest.mark.rule("hero-turn.end", "activation.complete", "activation.hero.actions")
def test_each_hero_acts_once_in_any_order_and_to_the_end() -> None:
    t = Story(guts="c4 grit", **REST)
    assert t.offers == ["Activate guts", "Activate isidro", "Activate schierke"]
    t.play("Activate schierke")
    assert t.ask.seat == "schierke"
    t.play("Done")
    assert t.offers == ["Activate guts", "Activate isidro"]
    t.play("Activate guts", "Done", "Done")
    assert t.s.round == 2


@pytest.mark.rule("move.border", "move.hero.step", "move.hero.split", "move.hero.zero")
@pytest.mark.rule("activation.hero.any-order", "attack.hero.one", "space.unit", "space.adjacent")
def test_movement_is_split_around_the_one_attack() -> None:
    t = Story(guts="c4 grit", skeleton_1="d5", fate=["2"], **REST)
    t.play("Activate guts", "Walk guts c5")
    assert t.guts.steps == 1
    t.play("Strike guts skeleton_1")
    assert not any(offer.startswith("Strike") for offer in t.offers)
    t.play("Walk guts c6")
    assert t.guts.steps == 0
    assert t.s.under_way == []  # nothing is left to do, so nothing is asked


@pytest.mark.rule("space.one-mini", "space.no-pass", "scenery.short", "scenery.tall")
@pytest.mark.rule("scenery.no-enter", "space.tokens-ok", "scenery.border", "space.hex")
def test_nobody_enters_scenery_or_passes_another_and_tokens_do_not_block() -> None:
    t = Story(guts="c2 grit", troll_1="c1", isidro="b2 bombs", schierke="a9 mending")
    t.s.tokens["fire_1"] = t.s.tokens.popitem()[1]
    t.play("Activate guts")
    walks = {offer.split()[-1] for offer in t.offers if offer.startswith("Walk")}
    assert not walks & {"c3", "d2", "c1", "b2", "c2"}
    # From c2 the free neighbours are b1 and d1 and what lies behind them.
    assert {"d1", "b1"} <= walks
    assert "a2" in walks
    assert "c4" not in walks


@pytest.mark.rule("interact.token", "interact.result", "interact.tokens", "gap.tokens")
@pytest.mark.rule("setup.board.token-pool", "event.objective.immediate")
def test_a_token_is_triggered_for_free_and_its_card_says_what_follows() -> None:
    t = Story(guts="d5 grit", tokens={"c5": "interaction"}, **REST)
    t.play("Activate guts", "Walk guts c5", "Trigger interaction_90")
    assert t.s.counts == {"triggered": 1}
    assert "interaction_90" not in t.s.tokens
    told = [event for event in t.s.events or () if event.key == "triggered"]
    text = Text.of(GAME, t.s.options, "en")
    assert [text.event(event) for event in told] == ["Guts triggered: Pump."]


@pytest.mark.rule("dice.successes", "ruling.interaction-roll")
def test_a_token_that_asks_for_successes_stays_when_the_roll_fails() -> None:
    t = Story(
        guts="c5 grit cleave",
        tokens={"c5": "interaction"},
        fate=["2 0 0"],
        **REST,
    )
    t.s.specials = ["locks"]
    t.play("Activate guts", "Trigger interaction_90")
    assert "interaction_90" in t.s.tokens
    assert "Trigger interaction_90" not in t.offers


@pytest.mark.rule("ally.shared", "ally.when", "ally.actions", "ally.any-order", "ally.attack.one")
@pytest.mark.rule("ally.no-interact", "ally.no-fatigue", "move.ally.total", "move.ally.step")
@pytest.mark.rule("move.ally.split", "move.ally.zero", "action.allies-too", "keyword.ally")
@pytest.mark.rule("attack.ally.target", "attack.ally.roll", "attack.ally.pool", "gap.ally.cards")
@pytest.mark.rule("attack.ally.damage", "attack.ally.wounds", "attack.ally.tokens")
@pytest.mark.rule("attack.ally.visible", "setup.board.allies")
def test_an_ally_moves_attacks_and_moves_on_but_uses_no_token() -> None:
    t = Story(
        guts="a5 grit",
        casca="c5",
        troll_1="d6",
        tokens={"c5": "tactic"},
        fate=["3"],
        **REST,
    )
    t.play("Activate casca")
    assert t.ask.seat == "guts"
    assert not any(offer.startswith(("Take", "Strike")) for offer in t.offers)
    t.play("Walk casca c6", "Strike casca troll_1", "Walk casca c4")
    assert t.troll_1.wounds == 2
    assert t.casca.steps == 1  # three of the card, and one of her Ability after the Attack


@pytest.mark.rule("ally.stunned.no-activation", "stun.others", "stun.decay.ally", "hero-turn.end")
def test_a_stunned_ally_sits_the_turn_out_and_loses_a_token() -> None:
    t = Story(guts="a5 grit", casca="c5", **REST)
    t.casca.stunned = 1
    assert "Activate casca" not in t.offers
    t.play("Activate guts", "Done", "Activate isidro", "Done", "Done")
    assert t.casca.stunned == 0
    assert t.s.round == 2


@pytest.mark.rule("ability.ally.unique", "gap.ally.cards")
def test_every_ally_has_an_ability_and_casca_shrinks_back_from_whom_she_struck() -> None:
    t = Story(guts="a5 grit", casca="c5", troll_1="c6", fate=["1"], **REST)
    assert all(ally.effect.clauses for ally in t.s.library.allies.values())
    t.casca.slow = 9
    t.play("Activate casca")
    assert t.offers == ["Done", "Strike casca troll_1 no no"]
    t.play("Strike casca troll_1", "Walk casca c4")
    assert t.casca.steps == 0
    (card,) = friends(t.s)
    told = {lang: [Text.of(GAME, t.s.options, lang).words(w) for w in card.lines] for lang in LANGS}
    assert told == {
        "en": ["Attack: then move up to 1"],
        "fr": ["Attaque\N{NO-BREAK SPACE}: puis bougez de 1 au plus"],
    }


@pytest.mark.rule("zone.use", "move.ally.step")
def test_a_way_into_a_zone_names_the_zone() -> None:
    t = Story(adventure="ford", guts="a5 grit", casca="d16", troll_1="g9", **REST)
    t.play("Activate casca")
    assert t.run is not None
    found = GAME.offers(View(t.run, t.run.asks[0].number, "guts"), t.ask)
    text = Text.of(GAME, t.s.options, "en")
    ways = {str(option): text.words(words) for option, words in found.items()}
    assert ways["Walk casca c18"] == "Go to c18, the quay"
    assert "Walk casca c17" not in ways


@pytest.mark.rule("move.ally.step", "event.objective.immediate")
def test_the_log_cites_an_allys_walk_and_what_follows_at_once_by_their_own_pages() -> None:
    t = Story(adventure="ford", guts="a5 grit", casca="c17", troll_1="g9", **REST)
    t.s.face_up, t.s.deck = ["A"], ["B", "C", "D", "E"]
    t.play("Activate casca", "Walk casca c18")
    assert [event.rule for event in t.happened("walked")] == ["move.ally.step"]
    assert [event.rule for event in t.happened("met")] == ["event.objective.immediate"]


@pytest.mark.rule("ability.ally.unique", "ability.ally.after-activation")
def test_a_militiaman_protects_only_after_his_activation() -> None:
    t = Story(guts="c4 grit", militia="c5", **REST)
    assert guard(t.s, t.guts) == 1
    t.play("Activate militia", "Done")
    assert guard(t.s, t.guts) == 2


@pytest.mark.rule("setup.board.ally-no-mini")
def test_puck_has_no_miniature_and_helps_all_the_same() -> None:
    t = Story(guts="c4 grit", puck="-", **REST)
    t.guts.wounds = 2
    t.play("Activate guts")
    assert "Activate puck" not in t.offers
    t.play("Use puck")
    assert t.guts.wounds == 0
    assert zone(t.s, t.puck) == 0


@pytest.mark.rule("bleed.heal-instead", "bleed.heal-range", "bleed.heal-several")
@pytest.mark.rule("ruling.bleed-ally", "bleed.non-hero")
def test_healing_takes_bleeding_off_point_for_point_but_not_out_of_range() -> None:
    # Trap 9.
    t = Story(farnese="c4 bandage", casca="c5", guts="c6 grit", isidro="a1 bombs")
    t.farnese.wounds, t.farnese.bleeding = 1, 1
    t.casca.bleeding, t.guts.bleeding = 2, 1
    t.play("Activate farnese", "Use bandage")
    assert t.offers == ["Mend farnese no", "Mend farnese yes", "Mend casca yes"]
    t.play("Mend farnese yes", "Mend casca yes", "Mend farnese no")
    assert (t.farnese.wounds, t.farnese.bleeding, t.casca.bleeding, t.guts.bleeding) == (0, 0, 1, 1)


@pytest.mark.rule("effect.kinds", "fatigue.reduce", "keyword.hero")
def test_gifts_go_to_one_hero_in_range_or_to_all() -> None:
    t = Story(farnese="c4 rally", guts="c6 grit", isidro="a1 bombs")
    t.hero("guts").fatigue = 5
    t.hero("isidro").fatigue = 5
    t.play("Activate farnese", "Use rally")
    assert t.hero("guts").fatigue == 3  # Isidro is out of Range, so nothing was asked
    assert t.hero("isidro").fatigue == 5


@pytest.mark.rule("move.hero.total", "ruling.buff-timing")
def test_tailwind_helps_those_who_act_later() -> None:
    t = Story(schierke="c4 tailwind", guts="c5 grit", isidro="a1 quick_feet")
    t.play("Activate schierke", "Use tailwind", "Done")
    assert movement(t.s, t.guts) == 3
    assert movement(t.s, t.schierke) == 2


@pytest.mark.rule("move.hero.total", "fatigue.reduce")
def test_movement_is_counted_when_it_begins_not_when_the_hero_is_chosen() -> None:
    t = Story(guts="c5 grit", isidro="a1 bombs", schierke="a2 mending")
    t.guts.fatigue = 12  # a Movement Penalty from 12 on
    t.play("Activate guts")
    assert t.guts.steps == 1
    t.play("Use grit")
    assert (t.guts.fatigue, t.guts.steps) == (10, 2)
    late = Story(guts="c5 stride grit", isidro="a1 bombs", schierke="a2 mending")
    late.guts.fatigue = 12
    late.play("Activate guts", "Walk guts c6", "Use grit")
    assert (late.guts.fatigue, late.guts.steps) == (10, 3)  # 5 - 1, one Space gone: no more
    other = Story(farnese="c4 rally", guts="c6 grit", isidro="a1 bombs")
    other.guts.fatigue = 12
    other.play("Activate farnese", "Use rally")
    assert (other.guts.fatigue, other.guts.steps) == (10, 0)  # not his activation


@pytest.mark.rule("effect.kinds")
def test_healing_without_bleeding_is_told_once() -> None:
    t = Story(schierke="c4 mending", guts="c5 grit", isidro="a1 bombs")
    t.guts.wounds = 5
    t.play("Activate schierke", "Use mending")
    assert t.guts.wounds == 2
    assert [event.args["n"] for event in t.happened("healed")] == [3]


@pytest.mark.rule("card.needs-partner", "hero.cards.unique", "hero.role.style")
def test_guts_style_needs_guts_nearby() -> None:
    t = Story(guts="c5 grit", isidro="c7 guts_style", schierke="a1 mending", troll_1="c8")
    t.fate.answers = ["1 1 1 1"]  # two yellow, the red for Guts, a yellow for Confidence
    t.play("Activate isidro", "Strike isidro troll_1")
    assert t.doing.dice == ["yellow", "yellow", "yellow", "red"]
    far = Story(guts="c4 grit", isidro="c7 guts_style", schierke="a1 mending", troll_1="c8")
    far.fate.answers = ["1 1 1"]
    far.play("Activate isidro", "Strike isidro troll_1")
    assert far.doing.dice == ["yellow", "yellow", "yellow"]


@pytest.mark.rule("hero.cards.unique")
def test_quick_feet_slip_past_enemies_without_stopping_on_them() -> None:
    t = Story(isidro="a1 quick_feet", guts="c8 grit", schierke="c9 mending", troll_1="a2")
    t.stand("troll_2", "b1")
    t.play("Activate isidro")
    walks = {offer.split()[-1] for offer in t.offers if offer.startswith("Walk")}
    assert "a3" in walks
    assert not walks & {"a2", "b1"}


@pytest.mark.rule("terrain.tokens", "terrain.effect")
def test_fire_wounds_who_enters_and_mud_is_dear_to_leave() -> None:
    t = Story(guts="c5 grit stride", tokens={"c6": "fire"}, **REST)
    t.s.specials = ["embers"]
    t.play("Activate guts", "Walk guts c6")
    assert t.guts.wounds == 1
    m = Story(guts="c5 grit", tokens={"c5": "mud"}, **REST)
    m.s.specials = ["mire"]
    m.play("Activate guts", "Walk guts c6")
    assert m.guts.steps == 0
