"""The attack in its windows: what can be answered when, and what is left in the end."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.learning import WHITE
from grimtable.games.drunagor.offers import offers
from grimtable.games.drunagor.options import Answer, Options, Put, Recall, Remove, Version
from grimtable.games.drunagor.state import Drunagor, Hit, Owed, RecallAction, SkillCast
from grimtable.games.drunagor.windows import Window
from grimtable.kernel import Anyone, Ask, Run, Seeded, Text
from grimtable.kernel.errors import NotAnOption
from grimtable.kernel.odds import odds_of
from grimtable.kernel.view import View
from tests.games.drunagor.playing import (
    acting,
    announced,
    area,
    begin,
    hall,
    least,
    might,
    minion,
    offered,
    run,
    strike,
    told,
)


@pytest.mark.rule("dmg.steps", "int.window", "threat.shields-first", "int.shield-before")
@pytest.mark.rule("react.shield-after", "int.before-damage", "dmg.announce", "int.carry")
def test_interrupt_then_shield_then_reaction_then_suffering() -> None:
    """Trap R1: each protection comes in its own window."""
    s = hall("plague", "elros@a5 jaheen@a6")
    elros = s.heroes["elros"]
    elros.tokens["shield"] = 2
    strike(s, 8, "elros")
    left = run(s, "elros: Answer evasion green elros")
    # PREVENT 3 and SHIELD 2 came before damage: 8 - 3 = 5, four SHIELD are spent, 1 is left.
    assert elros.has("shield") == 0
    assert offered(left, "jaheen") >= {"Answer intervention green elros", "Pass"}
    run(s, "jaheen: Answer intervention green elros", "pass")
    assert elros.health == 11


@pytest.mark.rule("threat.shields-no-choice", "threat.generate", "kw.shield.forced", "kw.shield")
@pytest.mark.rule("kw.reaction.zero", "kw.reaction", "react.window", "kw.threat")
def test_shields_are_spent_without_a_choice_and_the_threat_stays() -> None:
    """Trap R2."""
    s = hall("plague", "vorn@d5")
    vorn = s.heroes["vorn"]
    vorn.tokens["shield"] = 4
    blow = strike(s, 4, "vorn")
    asked = run(s)
    assert vorn.has("shield") == 0
    assert blow.hits[0].left == 0
    assert "Answer strong_block red vorn" in offered(asked, "vorn")
    before = s.boss.health
    run(s, "vorn: Answer strong_block red vorn", "pass")
    assert vorn.health == 15
    assert s.boss.health == before - 2  # RETALIATE 2: he is within Range 1


@pytest.mark.rule("int.one-per-hero", "int.one-window", "int.no-react-any", "int.no-react")
@pytest.mark.rule("int.others-react", "react.one-per-threat", "threat.multiple", "kw.interrupt.one")
@pytest.mark.rule("kw.interrupt.no-react", "kw.reaction.one", "react.any-hero", "kw.interrupt")
def test_one_interrupt_an_attack_one_reaction_a_threat() -> None:
    """Trap R3: who interrupts can neither interrupt again nor react; others react to each."""
    s = hall("plague", "vorn@a5 lorelai@b5 jaheen@a6 maya@b6")
    strike(s, 6, "lorelai", "maya")
    asked = run(s, "vorn: Answer shield_cover blue lorelai")
    assert offered(asked, "vorn") == set()
    asked = run(s, "pass")  # nobody else interrupts; the first Threat is now Vorn's own
    assert offered(asked, "vorn") == set()
    assert "Answer intervention green vorn" in offered(asked, "jaheen")
    asked = run(s, "jaheen: Answer intervention green vorn")
    assert offered(asked, "jaheen") == set()  # not twice to one Threat
    asked = run(s, "pass")
    assert "Answer shielding_faith green maya" in offered(asked, "jaheen")


@pytest.mark.rule("dmg.takes-moment", "dmg.suffers-moment", "dmg.attacks-moment", "kw.take")
@pytest.mark.rule("kw.suffer", "dmg.announce.nothing-yet")
def test_damage_is_taken_at_the_announcement_and_suffered_at_the_end() -> None:
    """Trap R4."""
    s = hall("plague", "maya@a5")
    s.heroes["maya"].tokens["shield"] = 4
    blow = strike(s, 4, "maya")
    run(s, "pass")
    assert blow.hits[0].damage == 4
    assert blow.hits[0].suffered == 0
    assert not told(s, "hurt")


@pytest.mark.rule("dmg.collateral", "kw.resolved.collateral", "kw.resolved", "kw.prevent")
@pytest.mark.rule("int.prevent-single", "kw.reaction.combine")
def test_collateral_needs_a_point_of_suffered_damage() -> None:
    """Trap R5, and the book's example of Vorn, Lorelai and the Skeleton Archer."""
    s = hall("plague", "vorn@a5 lorelai@b5 maya@a6")
    s.heroes["lorelai"].tokens["shield"] = 2
    blow = strike(s, 5, "lorelai", "maya", riders=(("poison", 1),))
    run(s, "pass", "vorn: Answer divert blue lorelai", "pass", "pass")
    assert [hit.suffered for hit in blow.hits] == [0, 5]
    assert s.heroes["lorelai"].has("poison") == 0
    assert s.heroes["maya"].has("poison") == 1
    assert [event.args["who"] for event in told(s, "unscathed")] == ["lorelai"]


@pytest.mark.rule("kw.cover", "kw.cover.prevent", "kw.cover.twice")
def test_the_coverer_takes_the_prevention_along_and_may_be_hit_twice() -> None:
    """Trap R6: a STRIKE for 6 on Vorn and Lorelai, and Vorn covers her."""
    s = hall("plague", "vorn@a5 lorelai@b5")
    s.heroes["vorn"].tokens["shield"] = 3
    blow = strike(s, 6, "lorelai", "vorn")
    run(s, "vorn: Answer shield_cover yellow lorelai", "pass", "pass", "pass", "pass")
    assert [hit.who for hit in blow.hits] == ["vorn", "vorn"]
    # 6 - 4 = 2, two SHIELD go on the first hit and one on the second.
    assert [hit.shielded for hit in blow.hits] == [2, 1]
    assert s.heroes["vorn"].health == 15 - 5
    assert s.heroes["lorelai"].health == 10


@pytest.mark.rule("int.prevent-single", "int.timing")
def test_the_book_s_shield_cover() -> None:
    """P. 25: an attack of 8 on Lorelai and Maya; Vorn covers Lorelai and is left with 4."""
    s = hall("plague", "vorn@a5 lorelai@b5 maya@a6")
    blow = strike(s, 8, "lorelai", "maya")
    run(s, "vorn: Answer shield_cover yellow lorelai", "pass", "pass", "pass")
    assert {hit.who: hit.suffered for hit in blow.hits} == {"vorn": 4, "maya": 8}


@pytest.mark.rule("kw.cancel", "kw.cancel.after", "kw.cancel.used", "int.purpose")
@pytest.mark.rule("kw.pay-life", "kw.pay-life.limit")
def test_a_cancelled_attack_harms_nobody_and_can_not_be_answered() -> None:
    s = hall("plague", "lorelai@a5 vorn@a7 maya@c7")
    strike(s, 9, "lorelai", "maya")
    asked = run(s)
    assert "Answer defiance yellow lorelai" in offered(asked, "lorelai")
    assert run(s, "lorelai: Answer defiance yellow lorelai") is None
    assert s.heroes["lorelai"].health == 10 - 3
    assert s.heroes["maya"].health == 11
    assert s.heroes["lorelai"].slots["defiance"] == "yellow"
    s.heroes["lorelai"].slots.clear()
    s.heroes["lorelai"].pool["yellow"] = 1
    s.heroes["lorelai"].health = 3  # paying would knock her out
    strike(s, 9, "lorelai")
    assert not any("defiance" in option for option in offered(run(s), "lorelai"))


@pytest.mark.rule("kw.non-preventable", "kw.non-preventable.no-threat", "kw.threat.never")
@pytest.mark.rule("int.not-preventable", "kw.interrupt.preventable", "int.trigger")
def test_nothing_answers_non_preventable_damage() -> None:
    from tests.games.drunagor.playing import card

    s = hall("famine", "maya@a7", "red*4")
    s.heroes["maya"].tokens["shield"] = 4
    card(s, "evil_eye")
    assert run(s) is None
    assert s.heroes["maya"].health == 11 - 2
    assert s.heroes["maya"].has("shield") == 4


@pytest.mark.rule("react.self", "kw.self", "kw.threat.self", "kw.prevent.range", "kw.adj.range")
def test_self_answers_only_one_s_own_danger_and_others_need_range() -> None:
    s = hall("plague", "vorn@a5 jaheen@l8")
    strike(s, 3, "jaheen")
    asked = run(s, "pass")
    assert offered(asked, "vorn") == {"Answer divert blue jaheen", "Pass"}  # Wisdom reaches
    assert not any("parry" in option for option in offered(asked, "vorn"))


@pytest.mark.rule("dmg.range-locked", "react.timing")
def test_moving_away_does_not_end_the_attack() -> None:
    s = hall("plague", "elros@a5")
    strike(s, 5, "elros")
    asked = run(s, "pass", "elros: Answer tumble green elros")
    assert "Walk c5" in offered(asked)
    run(s, "Walk c5", "pass")
    assert s.heroes["elros"].health == 11 - 3


@pytest.mark.rule("int.not-reaction", "kw.interrupt.not-reaction")
def test_caltrops_answer_a_reaction_and_not_an_interrupt() -> None:
    s = hall("plague", "elros@a5")
    strike(s, 5, "elros")
    run(s, "elros: Answer evasion green elros", "pass")
    assert s.boss.has("bleed") == 0
    strike(s, 5, "elros")  # the other Interrupt is spent, so nobody is asked for one
    run(s, "elros: Answer tumble green elros", "Done", "pass")
    assert s.boss.has("bleed") == 1


@pytest.mark.rule("kw.all", "kw.all.shield-first", "kw.all.one-target")
def test_prevent_all_but_three_counts_what_is_left_after_shields() -> None:
    s = hall("plague", "elros@a5 maya@c5")
    s.heroes["elros"].tokens["shield"] = 2
    blow = strike(s, 9, "elros", "maya")
    run(s, "pass", "elros: Answer feint red elros", "pass", "pass")
    assert [hit.suffered for hit in blow.hits] == [3, 9]
    assert s.heroes["elros"].has("shield") == 0


@pytest.mark.rule("kw.avoid")
def test_shielding_faith_spares_the_collateral() -> None:
    s = hall("plague", "jaheen@a5 maya@c5")
    strike(s, 9, "maya", riders=(("poison", 2),))
    run(s, "jaheen: Answer shielding_faith green maya", "pass")
    assert s.heroes["maya"].health == 11 - 6
    assert s.heroes["maya"].has("poison") == 0


@pytest.mark.rule("kw.retaliate", "kw.retaliate.range")
def test_retaliation_needs_the_attacker_in_range() -> None:
    s = hall("plague", "vorn@l8", front="A1", back="B1")
    before = s.boss.health
    strike(s, 3, "vorn")
    run(s, "vorn: Answer strong_block red vorn", "pass")
    assert s.boss.health == before


@pytest.mark.rule("kw.entropy", "kw.entropy.reaction")
def test_an_entropy_burst_buys_another_reaction_to_the_same_threat() -> None:
    s = hall("plague", "lorelai@a5")
    lorelai = s.heroes["lorelai"]
    lorelai.tokens["entropy"] = 4
    strike(s, 9, "lorelai")
    asked = run(s, "pass", "lorelai: Answer arcane_ward yellow lorelai")
    assert offered(asked, "lorelai") == {"Burst", "Pass"}
    run(s, "lorelai: Burst", "lorelai: Answer mirror_image green lorelai", "pass")
    assert lorelai.health == 10 - (9 - 3 - 2)
    assert lorelai.has("entropy") == 1  # four spent, one gained by the Skill


@pytest.mark.rule("kw.brittle.hero", "kw.intimidate.linger")
def test_brittle_doubles_what_a_hero_suffers_next() -> None:
    s = hall("plague", "maya@a5")
    s.heroes["maya"].tokens["brittle"] = 1
    s.boss.tokens["intimidate"] = 2
    strike(s, 5, "maya")
    run(s, "pass")
    assert s.heroes["maya"].health == 11 - 6
    assert not s.heroes["maya"].tokens
    assert s.boss.has("intimidate") == 0  # gone with its attack


@pytest.mark.rule("kw.cube-action.not-reaction")
@pytest.mark.parametrize(
    ("window", "there", "elsewhere"),
    [(Window.INTERRUPT, "interrupt", "reaction"), (Window.REACTION, "reaction", "interrupt")],
)
def test_each_window_offers_only_its_own(window: Window, there: str, elsewhere: str) -> None:
    """What belongs to another window is refused in this one."""
    from grimtable.games.drunagor.content import SKILLS

    s = hall("plague", "vorn@a5 elros@b5 lorelai@a6 jaheen@b6 maya@c6")
    blow = strike(s, 5, "vorn")
    asked = run(s) if window is Window.INTERRUPT else run(s, "pass")
    assert isinstance(asked, Anyone)
    assert blow.window is window
    timings = {
        SKILLS[option.skill].timing
        for ask in asked.asks
        for option in ask.options
        if hasattr(option, "skill")
    }
    assert timings == {there}
    assert elsewhere not in timings


@pytest.mark.rule("kw.interrupt", "kw.reaction")
def test_on_one_s_turn_neither_interrupts_nor_reactions_are_offered() -> None:
    s = hall("plague", "vorn@a5")
    acting(s, "vorn")
    there = offered(run(s))
    assert not any(skill in option for option in there for skill in ("parry", "shield_cover"))
    assert "Use arcing_strike yellow" not in there  # nobody is adjacent
    assert "Use hammer_throw red" in there  # SELF, SHIELD 2 works without an enemy in Range 1
    assert any("battle_focus" in option for option in there)


@pytest.mark.rule("gap.knock-out", "kw.free-recall", "kw.tc", "kw.tc.second")
def test_a_knocked_out_hero_recalls_for_free_and_a_second_trauma_ends_it() -> None:
    s = hall("plague", "maya@a5 vorn@l8")
    maya = s.heroes["maya"]
    maya.tokens["poison"] = 3
    maya.pool["red"] -= 1
    maya.slots["aimed_shot"] = "red"
    strike(s, 12, "maya")
    asked = run(s, "pass", "pass")
    assert "Put aimed_shot" in offered(asked)
    run(s, "Put herbs")
    assert (maya.down, maya.traumas, maya.curses, maya.tokens) == (True, 1, 0, {})
    assert maya.cubes == 9
    maya.down, maya.health = False, 1
    strike(s, 12, "maya")
    run(s, "pass", "pass")
    assert (s.won, s.cause) == (False, "killed")
    dead, boss = GAME.outcome(s).told  # type: ignore[union-attr]
    assert (dead.key, dead.args["who"], boss.key) == ("ending-dead", ["maya"], "ending-boss")
    assert boss.args["n"] == s.boss.health


@pytest.mark.rule("kw.stealth.hidden")
def test_a_minion_does_not_see_a_hidden_hero() -> None:
    from grimtable.games.drunagor.state import MonsterTurn

    s = hall("war", "elros@e6 vorn@k5", front="A1", back="B1")
    s.heroes["elros"].tokens["stealth"] = 1
    minion(s, "e7")
    begin(s, MonsterTurn("garothian_revenant_1"))
    asked = run(s)  # it goes for Vorn, and several squares are equally near
    run(s, str(asked.options[0]))
    assert not announced(s)


def test_records_under_way_are_in_the_state() -> None:
    """Whatever is under way can be copied, and goes on in the copy."""
    s = hall("plague", "vorn@a5 lorelai@b5")
    strike(s, 6, "lorelai")
    run(s)
    twin = s.clone()
    assert twin.under_way == s.under_way
    twin.under_way[-1].hits[0].prevented = 6  # type: ignore[union-attr]
    assert s.under_way[-1].hits == [Hit("lorelai", damage=6)]  # type: ignore[union-attr]
    assert not any(isinstance(record, Owed | RecallAction) for record in s.under_way)


@pytest.mark.rule("kw.reaction.zero")
def test_an_answer_to_a_threat_of_nothing_says_that_there_is_nothing_to_prevent() -> None:
    s = hall("plague", "vorn@e5 jaheen@d6")
    s.heroes["vorn"].tokens["shield"] = 4
    blow = strike(s, 2, "vorn")
    blow.window, blow.hits[0].damage = Window.SHIELD, 2
    table = Run(GAME, s, None)
    assert [opened.ask.seat for opened in table.asks] == ["vorn"]  # Jaheen could only prevent
    ((number, ask),) = table.asks
    assert isinstance(ask, Ask)
    answers = [option for option in ask.options if isinstance(option, Answer)]
    assert {answer.skill for answer in answers} == {"strong_block"}
    told = offers(View(table, number, "vorn"), ask)
    assert {words.key for words in told.values()} == {"offer-answer-idle", "offer-pass"}
    assert ask.rule == "kw.reaction.zero"


@pytest.mark.rule("int.window", "kw.cover")
def test_nobody_is_asked_to_interrupt_an_attack_that_does_nothing() -> None:
    for damage, asked in ((0, []), (2, ["vorn"])):
        s = hall("plague", "vorn@e5 jaheen@d6")  # Vorn could only prevent, and cover
        strike(s, damage, "jaheen")
        asks = [a.ask for a in Run(GAME, s, None).asks if isinstance(a.ask, Ask)]
        assert [ask.seat for ask in asks if ask.what == "interrupt"] == asked


@pytest.mark.rule("kw.reaction.zero", "kw.retaliate.range")
def test_nobody_is_asked_for_a_blow_back_that_does_not_reach_if_nothing_is_to_be_prevented() -> (
    None
):
    for where, by in (("a8", "plague"), ("e5", "slain_by_another_blow_back")):
        s = hall("plague", f"vorn@{where}")
        s.heroes["vorn"].tokens["shield"] = 4
        blow = strike(s, 2, "vorn")
        blow.window, blow.hits[0].damage, blow.by = Window.SHIELD, 2, by
        table = Run(GAME, s, None)
        asked = [opened.ask.what for opened in table.asks if isinstance(opened.ask, Ask)]
        assert "react" not in asked


@pytest.mark.rule("kw.weapon", "kw.hit")
def test_an_attack_tells_its_odds_before_the_cube_is_spent() -> None:
    """Vorn hits with all but the lowest rolls: +3 HIT, +1 TO HIT; a natural 20 doubles."""
    s = hall("plague", "vorn@f5")
    acting(s, "vorn")
    game = Run(GAME, s, Seeded(1))
    number, ask = game.asks[0]
    assert isinstance(ask, Ask)
    (lost,) = odds_of(View(game, number, "vorn"), ask.read("Use arcing_strike yellow"))
    misses = max(1, least("vorn", 4) - 1)
    assert lost.at_least(1) == Fraction(20 - misses, 20)
    assert lost.mean == pytest.approx(might("vorn") * (20 - misses + 1) / 20)


@pytest.mark.rule("kw.weapon")
def test_whom_a_blow_helps_besides_takes_no_odds_from_it() -> None:
    """Guarding Blow gives SHIELD to one of two Heroes; what the enemy loses is the same."""
    s = hall("plague", "vorn@f5 jaheen@f6")
    acting(s, "vorn")
    game = Run(GAME, s, Seeded(1))
    number, ask = game.asks[0]
    assert isinstance(ask, Ask)
    (lost,) = odds_of(View(game, number, "vorn"), ask.read("Use guarding_blow yellow"))
    assert lost.mean > 0


@pytest.mark.rule("gap.recall")
def test_the_last_cube_says_that_a_recall_follows() -> None:
    s = hall("plague", "vorn@f5")
    acting(s, "vorn")
    for pool, said in (({"yellow": 2}, "offer-use"), ({"yellow": 1}, "offer-last-cube")):
        s.heroes["vorn"].pool = pool
        game = Run(GAME, s, Seeded(1))
        number, ask = game.asks[0]
        assert isinstance(ask, Ask)
        words = offers(View(game, number, "vorn"), ask)[ask.read("Use arcing_strike yellow")]
        assert words.key == said


@pytest.mark.rule("kw.activate.pet")
def test_what_a_roll_lets_one_do_besides_takes_no_odds_from_it() -> None:
    """From 16 on a Pet may come before the damage: these rolls hit, too."""
    s = hall("plague", "handuriel@f5")
    s.heroes["handuriel"].learned["kindred_hunters"] = WHITE
    acting(s, "handuriel")
    game = Run(GAME, s, Seeded(1))
    number, ask = game.asks[0]
    assert isinstance(ask, Ask)
    (lost,) = odds_of(View(game, number, "handuriel"), ask.read("Use twin_knives yellow"))
    assert lost.at_least(1) > Fraction(3, 4)


@pytest.mark.rule("dmg.collateral", "threat.shields-first")
def test_an_answer_tells_what_it_would_leave_and_who_may_still_answer() -> None:
    s = hall("plague", "vorn@a5 lorelai@b5")
    s.heroes["lorelai"].tokens["shield"] = 1
    strike(s, 4, "lorelai", riders=(("poison", 1),))
    game = Run(GAME, s, Seeded(1))
    (blow,) = GAME.scene(s, "vorn").blows
    assert set(blow.waiting) == {"vorn", "lorelai"}
    number, ask = next((n, a) for n, a in game.asks if a.seat == "lorelai")
    assert isinstance(ask, Ask)
    told_ = offers(View(game, number, "lorelai"), ask)
    left = told_[ask.read("Answer displace green lorelai")].args["left"]
    assert (left.key, left.args["n"]) == ("offer-suffers-without", 0)
    left = told_[ask.read("Pass")].args["left"]
    assert (left.key, left.args["n"]) == ("offer-suffers-with", 3)


@pytest.mark.rule("kw.cover.twice", "threat.shields-first")
def test_an_answer_tells_what_each_target_would_suffer() -> None:
    """Vorn and Lorelai are both attacked for 3: who covers her still has his own share to take."""
    s = hall("plague", "vorn@a5 lorelai@b5")
    s.heroes["vorn"].tokens["shield"] = 1
    strike(s, 3, "vorn", "lorelai", riders=(("knock_down", 1),))
    game = Run(GAME, s, Seeded(1))
    number, ask = next((n, a) for n, a in game.asks if a.seat == "vorn")
    assert isinstance(ask, Ask)
    told_ = offers(View(game, number, "vorn"), ask)
    say = Text.of(GAME, s.options, "en").words
    passing = say(told_[ask.read("Pass")])
    assert "Vorn would suffer 2, with KNOCK DOWN" in passing
    assert "Lorelai would suffer 3, with KNOCK DOWN" in passing
    covering = say(told_[ask.read("Answer shield_cover red lorelai")])
    assert "for Lorelai: Vorn would suffer 2, with KNOCK DOWN" in covering


@pytest.mark.rule("turn.found-item", "kw.cc")
def test_what_is_chosen_blind_says_what_it_is() -> None:
    """An item that may be used, a Skill that may be blocked, a Monster that may be met."""
    s = hall("plague", "vorn@d5")
    s.heroes["vorn"].bag = ["scroll_of_translocation"]
    acting(s, "vorn")
    game = Run(GAME, s, Seeded(1))
    ((number, ask),) = game.asks
    assert isinstance(ask, Ask)
    say = Text.of(GAME, s.options, "en").words
    told_ = offers(View(game, number, "vorn"), ask)
    assert len(say(told_[ask.read("Consume scroll_of_translocation")])) > len(
        "Use Scroll of Translocation: "
    )
    blind = Ask("vorn", "put-curse", (Put("arcing_strike"), Version("hellish_flayer")), "kw.cc")
    skill, monster = map(say, offers(View(game, number, "vorn"), blind).values())
    assert skill == "Arcing Strike (yellow): +3 HIT, CLEAVE 2"
    assert monster.startswith("Hellish Flayer: Health ")
    priced = Ask("vorn", "turn", (Recall(), Remove("arcing_strike")), "kw.cc")
    recall, curse = map(say, offers(View(game, number, "vorn"), priced).values())
    assert recall == "Recall Action: all cubes come back, 2 Curse Cubes; ends the turn"
    assert curse == "The Curse Cube on Arcing Strike"


@pytest.mark.rule("kw.retaliate")
def test_an_answer_tells_what_it_does_besides() -> None:
    s = hall("plague", "vorn@d5")
    blow = strike(s, 3, "vorn")
    blow.window, blow.hits[0].damage = Window.SHIELD, 3
    game = Run(GAME, s, Seeded(1))
    ((number, ask),) = game.asks
    assert isinstance(ask, Ask)
    words = offers(View(game, number, "vorn"), ask)[ask.read("Answer strong_block red vorn")]
    assert Text.of(GAME, s.options, "en").words(words).endswith("; RETALIATE 2")


WINDOWS = {
    "enter": "Use parry green",
    "act": "Answer parry green vorn",
    "interrupt": "Answer parry green vorn",
    "react": "Answer shield_cover yellow vorn",
    "aim": "Answer parry green vorn",
    "reroll": "Use mace_strike yellow",
    "fury": "Answer parry green vorn",
    "choose": "Answer intervention green jaheen",
    "leap": "Use battle_focus blue",
    "put-curse": "Recall",
    "cleanse": "Use battle_focus blue",
    "expend": "Use battle_focus blue",
    "stand": "Answer parry green vorn",
}
"""The asks, each with an answer that belongs to another window."""


def opened(what: str) -> tuple[Drunagor, Any]:
    """A table at which that is asked, and the ask."""
    s = hall("plague", "vorn@f5 jaheen@g5")
    vorn = s.heroes["vorn"]
    fate: list[int] = []
    match what:
        case "enter":
            fresh = GAME.new(Options(("vorn",)))
            fresh.track = [fresh.bag.pop()]
            game = Run(GAME, fresh, Seeded(1))
            return fresh, game.asks[0].ask
        case "act":
            acting(s, "vorn")
        case "interrupt":
            strike(s, 4, "jaheen")
        case "react":
            strike(s, 4, "vorn")  # nobody could interrupt
        case "aim":
            begin(s, SkillCast("jaheen", "blessing", "action", "red"))
        case "reroll":
            here = s.heroes["jaheen"].at
            s.darkness = [here]
            begin(s, SkillCast("jaheen", "mace_strike", "action", "yellow"))
            fate = [2]
        case "fury":
            vorn.tokens["fury"] = 1
            begin(s, SkillCast("vorn", "knee_breaker", "action", "yellow"))
            fate = [15]
        case "choose":
            begin(s, SkillCast("jaheen", "smite", "action", "yellow"))
            fate = [15]
        case "leap":
            begin(s, SkillCast("vorn", "barrel_roll", "action", "green"))
        case "put-curse":
            begin(s, RecallAction("vorn", "willing"))
        case "cleanse":
            vorn.tokens |= {"poison": 1, "burn": 1}
            begin(s, Owed("cleanse", "vorn", 1))
        case "expend":
            acting(s, "vorn")
            return s, run(s, "ExtraMove")
        case "stand":
            begin(s, Owed("beside", "vorn", areas=[area(s, "C2")]))
    return s, run(s, fate=fate)


@pytest.mark.rule("dmg.steps", "int.timing", "react.timing", "turn.start")
@pytest.mark.parametrize("what", WINDOWS)
def test_what_belongs_to_another_window_is_refused_and_changes_nothing(what: str) -> None:
    s, asked = opened(what)
    ask = next(a for a in asked.asks) if isinstance(asked, Anyone) else asked
    assert ask.what == what
    before = s.key()
    with pytest.raises(NotAnOption):
        ask.read(WINDOWS[what])
    assert s.key() == before


@pytest.mark.rule("kw.cancel")
def test_a_cancel_is_one_answer_for_all_and_says_that_nothing_is_left() -> None:
    s = hall("plague", "lorelai@a5 vorn@a7 maya@c7")
    strike(s, 6, "vorn", "maya")
    game = Run(GAME, s, Seeded(1))
    number, ask = next((n, a) for n, a in game.asks if a.seat == "lorelai")
    assert isinstance(ask, Ask)
    blue = [o for o in ask.options if str(o).startswith("Answer defiance blue")]
    assert len(blue) == 1
    assert offers(View(game, number, "lorelai"), ask)[blue[0]].key == "offer-answer-gone"
