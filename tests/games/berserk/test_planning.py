"""Pp. 28-29: piles, sums, the top Effect, instants."""

from __future__ import annotations

from itertools import pairwise
from math import inf

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.options import Back, Done, Lay, Trigger, Use
from grimtable.games.berserk.scene import scene, totals
from grimtable.games.berserk.state import Growth, Options
from grimtable.games.berserk.stats import guard, movement
from grimtable.games.berserk.words import (
    pile_badges,
    pile_dice,
    pile_fatigue,
    ready_words,
    strength,
)
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.errors import CannotUndo
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Heard, Run
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from grimtable.minds import Planner
from grimtable.seats import option_badges, undo_words
from grimtable.terminal.marks import tip
from tests.games.berserk.table import Story


@pytest.mark.rule("plan.pick", "hero-turn.phases", "setup.hero.hand", "setup.hero.hand.first")
def test_a_hero_lays_one_to_three_of_six_cards_and_not_none() -> None:
    t = Story(guts="a1", isidro="a2", schierke="a3", phase="plan")
    assert "Ready guts" not in t.offers
    assert sum(offer.startswith("Lay") for offer in t.offers) == 6
    t.play("Lay cleave", "Lay grit", "Lay stride")
    assert not any(offer.startswith("Lay") for offer in t.offers)
    assert t.offers == ["Ready guts", "Back stride"]


def test_an_undo_names_what_it_takes_back() -> None:
    t = Story(guts="a1 grit", isidro="a2 bombs", schierke="a3 mending")

    def said(what: str, answer: Option) -> str:
        heard = Heard(1, "guts", answer, what)
        text = Text.of(GAME, Options(), "en")
        return undo_words(heard, text, scene(t.s, "guts"), "guts", alike=True)

    assert said("act", Use("schierke")) == "the Ability of Schierke"
    assert said("act", Use("grit")) == "the Effect of Grit"
    assert said("act", Done()) == "the end of the activation"
    assert said("reroll", Done()) == "keeping the result"
    assert said("act", Trigger("interaction_4")) == "triggering the token"
    dice = Heard(2, "fate", ("0", "1", "2"), "attack")
    text = Text.of(GAME, Options(), "fr")
    typed = undo_words(dice, text, scene(t.s, "guts"), "guts", alike=True)
    assert typed == "ce qui a été saisi\N{NO-BREAK SPACE}: 0, 1, 2", "not the figures alone"


@pytest.mark.rule("plan.simultaneous", "ko.hero.remove")
def test_who_has_chosen_and_who_is_down_are_not_asked_to_plan() -> None:
    t = Story(guts="a1", isidro="a2 bombs", phase="plan").begin()  # Schierke is down
    assert t.run is not None
    assert [one.ask.seat for one in t.run.asks] == ["guts"]


@pytest.mark.rule("plan.simultaneous", "plan.locked", "hero-turn.then-action", "plan.pile")
def test_all_plan_at_the_same_time_and_piles_can_be_changed_until_the_last_has_chosen() -> None:
    table = Table(GAME, Options(adventure="yard"), Seeded(1), solo=False)

    def say(who: str, *answers: str) -> None:
        for answer in answers:
            number, ask = next(one for one in table.asks if one.ask.seat == who)
            assert isinstance(ask, Ask)
            table.answer(number, ask.read(answer))

    def asked() -> set[str]:
        return {one.ask.seat for one in table.asks}

    for who, at in (("guts", "a1"), ("isidro", "a2"), ("schierke", "a3")):
        say(who, f"Place {who} {at}")
    say("isidro", "Lay bombs")
    say("guts", "Lay cleave", "Ready guts")
    say("isidro", "Lay quick_feet", "Back quick_feet")
    assert asked() == {"isidro", "schierke"}
    table.undo("guts")  # after all; what Isidro has done since stays
    say("guts", "Back cleave", "Lay grit", "Lay stride", "Ready guts")
    heroes = table.run.state.heroes  # type: ignore[attr-defined]
    assert (heroes["guts"].pile, heroes["isidro"].pile) == (["grit", "stride"], ["bombs"])
    say("isidro", "Ready isidro")
    say("schierke", "Lay tailwind", "Ready schierke")
    (opened,) = table.asks
    assert isinstance(opened.ask, Ask)
    assert opened.ask.what == "activate"
    with pytest.raises(CannotUndo):
        table.undo("guts")


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "Stride: +2 Movement · The pile then · "
            "1 red die · 5 Movement · 0 Defense · Fatigue 0 → 0",
            "Stride: +2 Movement · The pile then · "
            "3 red dice · 6 Movement · 0 Defense · Fatigue 0 → 2",
        ),
        (
            "fr",
            "Grandes enjambées\xa0: +2 Mouvement · La pile alors · "
            "1 dé rouge · Mouvement 5 · Défense 0 · Fatigue 0 → 0",
            "Grandes enjambées\xa0: +2 Mouvement · La pile alors · "
            "3 dés rouges · Mouvement 6 · Défense 0 · Fatigue 0 → 2",
        ),
    ],
)
def test_a_card_is_offered_with_its_effect_and_what_the_pile_would_add_up_to(
    language: str, first: str, second: str
) -> None:
    t = Story(guts="a1", isidro="a2", schierke="a3", phase="plan")
    text = Text.of(GAME, t.s.options, language)

    def offered() -> str:
        number, ask = t.opened
        assert isinstance(ask, Ask)
        assert t.run is not None
        fuller, option = GAME.offers(View(t.run, number, "guts"), ask), ask.read("Lay stride")
        return tip(text.words(fuller[option]), option_badges(option, fuller), text)

    assert offered() == first
    t.play("Lay cleave")
    assert offered() == second


@pytest.mark.rule("fatigue.when", "fatigue.reduce")
def test_the_chip_of_a_pile_tells_by_how_much_fatigue_changes_also_by_the_top_card() -> None:
    t = Story(guts="a1 grit", isidro="a2", schierke="a3", phase="plan")
    text = Text.of(GAME, t.s.options, "en")

    def chip(fatigue: int, *pile: str) -> tuple[str, str, str]:
        t.guts.fatigue, t.hero("guts").pile = fatigue, list(pile)
        badges, line = pile_badges(t.s, t.hero("guts")), next(totals(t.s, t.hero("guts")))
        (badge,) = (one for one in badges if one.icon == "tired-eye")
        return badge.value, text.words(badge.words), text.words(line)

    assert chip(2, "cleave") == ("+0", "Fatigue 2 → 2", "No Fatigue to come, 2 of 24 after it")
    assert chip(2, "grit", "cleave")[:2] == ("+2", "Fatigue 2 → 4")
    assert chip(2, "grit") == (
        "−2",
        "Fatigue 2 → 0",
        "No Fatigue to come, 2 taken off by the top card, 0 of 24 after it",
    )
    assert chip(1, "stride", "cleave", "grit")[:2] == ("+3", "Fatigue 1 → 4")  # never below 0
    t.hero("guts").used = True
    assert chip(2, "grit")[0] == "+0"


@pytest.mark.rule("penalty.threshold", "fatigue.when", "fatigue.ko")
def test_who_chooses_a_pile_is_told_what_its_fatigue_will_cost() -> None:
    t = Story(guts="a1", isidro="a2", schierke="a3", phase="plan")

    def told(fatigue: int, *pile: str, language: str = "en") -> tuple[str, list[str]]:
        text = Text.of(GAME, t.s.options, language)
        t.guts.fatigue, hero = fatigue, t.hero("guts")
        hero.pile = list(pile)
        red = [f"{b.icon} {b.value}" for b in pile_badges(t.s, hero) if b.glyph == "!"]
        return text.words(ready_words(t.s, hero)), red

    assert told(6, "cleave") == ("Ready", []), "one card brings no Fatigue"
    assert told(6, "stride", "cleave") == (
        "Ready (8 Fatigue: the weakest die leaves)",
        ["crossed-swords \N{MINUS SIGN}1"],
    )
    assert told(10, "stride", "arm_cannon", "cleave", language="fr") == (
        "C’est tout (Fatigue 12\N{NO-BREAK SPACE}: Mouvement -1)",
        ["walking-boot \N{MINUS SIGN}1"],
    )
    assert told(20, "stride", "arm_cannon", "cleave") == (
        "Ready (the Fatigue track is full then: Knocked Out)",
        ["tombstone "],
    )


def test_no_line_of_play_takes_back_what_it_has_just_laid() -> None:
    t = Story(guts="a1", isidro="a2 bombs", schierke="a3 mending", troll_1="c5", phase="plan")
    t.begin()
    assert t.run is not None
    for pile in ("", "Lay cleave"):
        t.play(*pile.splitlines())
        view = View(t.run, t.opened.number, "guts")
        lines = [line.answers for line in Planner(0, seconds=inf, depth=5).lines(view)]
        assert any(len(line) > 2 for line in lines)
        for line in lines:
            for last, then in pairwise(line):
                assert not then.undoes(last)
    assert Lay("cleave").undoes(Back("cleave"))
    assert not Lay("cleave").undoes(Back("grit"))


@pytest.mark.rule("plan.sum", "plan.top-effect", "effect.card-unique", "plan.lasts-round")
def test_all_left_edges_count_but_only_the_top_effect() -> None:
    # Trap 1: Stride's +2 counts on top only.
    t = Story(guts="c4 stride grit", isidro="a1 quick_feet", schierke="a2 mending")
    assert movement(t.s, t.guts) == 3 + 2
    t.hero("guts").pile = ["grit", "stride"]
    assert movement(t.s, t.guts) == 3 + 2 + 2
    assert guard(t.s, t.guts) == 1


@pytest.mark.rule("instant.discard", "instant.any-position", "instant.single-use")
@pytest.mark.rule("instant.recover", "ruling.reload-timing", "upkeep.return")
def test_reloading_brings_back_the_old_instant_and_not_the_one_below_it() -> None:
    # Trap 18.
    t = Story(isidro="c4 bombs reloading", guts="a1 grit", schierke="a2 mending")
    t.hero("isidro").discard = ["pepper_powder"]
    t.play("Activate isidro", "Use reloading")
    assert t.hero("isidro").discard == []
    assert "pepper_powder" in t.hero("isidro").hand
    t.play("Done", "Activate guts", "Done", "Done")
    assert t.s.round == 2
    assert t.hero("isidro").discard == ["bombs"]
    assert "reloading" in t.hero("isidro").hand


@pytest.mark.rule("effect.optional", "ability.hero.optional", "effect.when", "ability.hero.when")
def test_effects_and_abilities_are_offered_and_never_forced() -> None:
    t = Story(schierke="c4 mending", guts="c5 grit", isidro="a1 quick_feet")
    t.guts.wounds = 3
    t.play("Activate schierke")
    assert {"Use mending", "Use schierke", "Done"} <= set(t.offers)
    t.play("Done")
    assert t.guts.wounds == 3


@pytest.mark.rule("effect.optional", "ability.hero.optional", "card.needs-partner")
def test_dice_of_an_effect_or_ability_can_be_held_back_where_there_are_any() -> None:
    t = Story(isidro="c4 guts_style", guts="c6 grit", schierke="a1 mending", troll_1="d4")
    t.play("Activate isidro")
    strikes = [offer for offer in t.offers if offer.startswith("Strike")]
    assert strikes == [
        f"Strike isidro troll_1 {how}" for how in ("no no", "no yes", "yes no", "yes yes")
    ]
    t.fate.answers = ["1 1"]  # neither the red die of the Effect nor the yellow one of Isidro
    t.play("Strike isidro troll_1 yes yes")
    assert t.troll_1.wounds == 1
    u = Story(isidro="c4 guts_style", guts="a1 grit", schierke="a2 mending", troll_1="d4")
    u.play("Activate isidro")  # Guts is far away: the Effect would do nothing, so nothing is asked
    strikes = [offer for offer in u.offers if offer.startswith("Strike")]
    assert strikes == ["Strike isidro troll_1 no no", "Strike isidro troll_1 no yes"]


@pytest.mark.rule("effect.after-activation", "ability.hero.after-activation")
@pytest.mark.rule("ruling.effect-during", "effect.lasts-round", "ability.hero.unique")
def test_devotion_protects_only_once_farnese_has_acted() -> None:
    t = Story(farnese="c4 ward", guts="c5 grit", isidro="a1 quick_feet")
    assert guard(t.s, t.guts) == 1
    t.play("Activate farnese", "Done")
    assert guard(t.s, t.guts) == 2


def news(t: Story) -> list[str]:
    """The cards that have just come."""
    return [one.id for one in scene(t.s).cards() if one.mark == "new" and one.id not in t.s.face_up]


@pytest.mark.rule("tactic.as-action", "ruling.tactic-now", "gap.tactics.deck", "tactic.pickup")
@pytest.mark.rule("tactic.draw", "interact.tokens", "interact.many", "range.default")
def test_a_tactic_card_is_drawn_now_and_played_like_any_other_later() -> None:
    t = Story(
        guts="c4 grit",
        isidro="a1 quick_feet",
        schierke="a2 mending",
        tokens={"c4": "tactic"},
        fate=["surge"],
    )
    t.play("Activate guts", "Take tactic_90")
    assert "surge" in t.hero("guts").hand
    assert news(t) == ["surge"], "whoever drew it reads it"
    assert not any(offer.startswith("Lay") for offer in t.offers)
    t.play("Done", "Activate isidro", "Done", "Done")
    assert news(t) == [], "the Hero Turn is over"
    t.play("Lay surge", "Lay cleave", "Ready guts")
    assert movement(t.s, t.guts) == 5
    assert len(t.hero("guts").pile) == 2
    t.play("Lay quick_feet", "Ready isidro", "Lay mending", "Ready schierke")
    t.play("Activate guts", "Done")
    assert t.hero("guts").fatigue == 2
    t.play("Activate isidro", "Done", "Done")
    assert t.s.used_tactics == ["surge"]


@pytest.mark.rule("campaign.growth", "gap.cards.upgrades", "setup.hero.board.first")
@pytest.mark.rule("gap.hero.boards", "gap.adventure-book", "health.max")
def test_hands_and_boards_grow_with_the_campaign() -> None:
    first = Story(guts="a1", growth=Growth())
    assert (len(first.hero("guts").hand), first.hero("guts").board) == (6, 0)
    later = Story(guts="a1", growth=Growth(cards=4, boards=1))
    assert (len(later.hero("guts").hand), later.hero("guts").board) == (8, 1)
    assert {"berserk_fury", "dragonslayer", "falcon_guard"} <= set(later.hero("guts").hand)
    assert not {"overhead_blow", "cleave"} & set(later.hero("guts").hand)


def test_a_game_that_goes_on_from_a_checkpoint_while_all_plan_can_be_forked() -> None:
    run = Run(GAME, GAME.new(Options(adventure="yard")), Seeded(1))
    while run.state.phase == "place":  # type: ignore[attr-defined]
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        run.answer(number, ask.options[0])
    for number, ask in run.asks:
        assert isinstance(ask, Ask)
        run.answer(number, ask.options[0])
    gone_on = Run(GAME, run.snapshot.clone(), Seeded(1), number=run.marked_at, opened=run.opened)
    numbers = [opened.number for opened in gone_on.asks]
    assert numbers == [opened.number for opened in run.asks]
    assert [opened.number for opened in gone_on.fork(None).asks] == numbers


def test_who_acts_is_shown_with_the_movement_that_is_left() -> None:
    t = Story(guts="a1 stride", isidro="a2 bombs", schierke="a3 mending")

    def left() -> int:
        return next(int(b.value) for b in strength(t.s, t.guts) if b.icon == "walking-boot")

    whole = left()
    t.play("Activate guts", "Walk guts c2")
    assert 0 < left() < whole


@pytest.mark.rule("fatigue.reduce", "plan.sum")
def test_fatigue_to_come_is_right_in_the_round_after_an_effect_was_applied() -> None:
    t = Story(guts="c4 grit", isidro="a1 bombs", schierke="a2 mending", troll_1="g9")
    t.guts.fatigue = 10
    t.play("Activate guts", "Use grit", "Done").rest("plan")
    assert t.guts.fatigue == 8
    t.play("Lay grit")
    found = pile_fatigue(t.s, t.hero("guts"))
    assert (found["less"], found["after"]) == (2, 6)


@pytest.mark.rule("plan.sum", "ability.hero.unique")
def test_the_sums_of_a_pile_count_the_dice_of_its_top_effect_as_its_movement() -> None:
    t = Story(guts="c4 arm_cannon", isidro="a1 bombs", schierke="a2 mending", troll_1="g9")
    assert pile_dice(t.s, t.hero("guts")) == ["orange", "black"]
    assert pile_dice(t.s, t.hero("isidro")).count("yellow") == 1, "with Confidence"
    assert not t.guts.done
