"""What people read at the table: an option says what it is about, the Track who acts just now."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.board import place_of
from grimtable.games.drunagor.content import order_of
from grimtable.games.drunagor.cubes import change_health
from grimtable.games.drunagor.health import bonus, hurt
from grimtable.games.drunagor.lineup import line
from grimtable.games.drunagor.offers import ignored, offers
from grimtable.games.drunagor.options import (
    Aim,
    Become,
    Claim,
    ExtraMinor,
    Give,
    Learn,
    Put,
    Recompose,
    Request,
    Upgrade,
    Use,
    Walk,
    Wear,
)
from grimtable.games.drunagor.roll import needed
from grimtable.games.drunagor.rough import affected
from grimtable.games.drunagor.scene import scene
from grimtable.games.drunagor.state import (
    Ally,
    AllyTurn,
    Blow,
    CardTurn,
    Drunagor,
    Hit,
    MonsterTurn,
    Search,
    SkillCast,
)
from grimtable.kernel import Ask, Done, Option, Table, Text
from grimtable.kernel.fate import Seeded
from grimtable.kernel.odds import odds_for, odds_of
from grimtable.kernel.position import on_paper
from grimtable.kernel.run import Run
from grimtable.kernel.view import View
from grimtable.kernel.words import Offer, Words
from grimtable.minds.moments import in_words
from tests.games.drunagor.playing import (
    acting,
    at,
    begin,
    card,
    hall,
    minion,
    offered,
    quay,
    run,
    strike,
    told,
)


def said(s: Drunagor, seat: str, *options: Option, language: str = "en") -> list[str]:
    """What options say to a seat, in a turn of its own."""
    acting(s, seat)
    game = Run(GAME, s, Seeded(1))
    ((number, _),) = game.asks
    asked = Ask(seat, "any", options, "turn.cube-actions")
    found = offers(View(game, number, seat), asked)
    say = Text.of(GAME, s.options, language)
    words = [say.words(found[option]) for option in options]
    assert say.problems == []
    return words


def answer(s: Drunagor, seat: str, option: str) -> str:
    """What an answer to the attack under way says."""
    game = Run(GAME, s, Seeded(1))
    number, ask = next((n, a) for n, a in game.asks if a.seat == seat)
    assert isinstance(ask, Ask)
    say = Text.of(GAME, s.options, "en")
    words = say.words(offers(View(game, number, seat), ask)[ask.read(option)])
    assert say.problems == []
    return words


# Answers --------------------------------------------------------------------------------------


@pytest.mark.rule("threat.shields-no-choice", "int.purpose", "react.window", "kw.reaction.zero")
def test_little_is_at_stake_where_shield_takes_all_and_no_answer_does_more_than_spare() -> None:
    s = hall("plague", "vorn@a5 jaheen@b5 lorelai@a6")
    jaheen = s.heroes["jaheen"]
    jaheen.tokens["shield"] = 4
    strike(s, 4, "jaheen")
    little = {ask.seat: ask.minor for ask in run(s).asks}
    assert little["vorn"] == ("harm", "stake"), "he could only cover her"
    assert little["lorelai"] == ("harm",), "nobody would suffer, but an ENTROPY comes along"
    assert set(little["vorn"]) <= set(GAME.cares)
    for language in ("en", "fr"):
        text = Text.of(GAME, s.options, language)
        for care in GAME.cares:
            assert text.has(f"care-{care}")
            assert text.has(f"care-{care}-stands")
    worse = hall("plague", "vorn@a5 jaheen@b5")
    worse.heroes["jaheen"].tokens["shield"] = 3
    strike(worse, 4, "jaheen", "jaheen")
    assert all(ask.minor == () for ask in run(worse).asks)


@pytest.mark.rule("kw.cover.twice", "threat.shields-first")
def test_the_last_who_can_interrupt_is_told_of_all_targets_too() -> None:
    """Nobody is asked after Vorn, so what he covers begins at once; his own share comes as well."""
    s = hall("plague", "vorn@a5 jaheen@b5")
    s.heroes["vorn"].tokens["shield"] = 1
    strike(s, 6, "vorn", "jaheen", riders=(("knock_down", 1),))
    covering = answer(s, "vorn", "Answer hold_the_line green jaheen")
    assert covering.endswith("for Jaheen: Vorn would suffer 8, with KNOCK DOWN"), covering


@pytest.mark.rule("threat.multiple")
def test_who_covers_one_of_two_hears_what_the_other_suffers() -> None:
    s = hall("plague", "vorn@a5 jaheen@b5 maya@b6")
    strike(s, 4, "jaheen", "maya")
    covering = answer(s, "vorn", "Answer hold_the_line green maya")
    assert "Jaheen would suffer 4" in covering
    assert "Vorn would suffer 1" in covering


@pytest.mark.rule("boss.war.chains.drag")
def test_chains_are_announced_in_words() -> None:
    s = hall("war", "vorn@a8 lorelai@l8", "blue*2", front="C2", back="D2")
    card(s, "hellish_chains")
    assert "with DRAG to her Front" in answer(s, "lorelai", "Pass")
    saved = answer(s, "lorelai", "Answer displace green vorn")
    assert "Vorn would suffer nothing, no DRAG to her Front" in saved


@pytest.mark.rule("dmg.collateral")
def test_the_attack_under_way_shows_all_that_comes_with_damage() -> None:
    s = quay("vorn@c3", "sower_cultist@e3")
    begin(s, Blow("sower_cultist_1", "monster", [Hit("vorn")], base=4, label="sower_cultist",
                  collateral=(("shadow_aura", 0), ("burn", 1))))  # fmt: skip
    run(s)
    say = Text.of(GAME, s.options, "en").words
    (blow,) = scene(s, "vorn").blows
    assert [say(fact.words) for fact in blow.facts] == ["With any damage: SHADOW AURA and BURN 1"]


@pytest.mark.rule("dmg.collateral", "react.window")
def test_what_comes_with_damage_is_said_once_and_what_was_prevented_as_such() -> None:
    s = quay("vorn@c3 jaheen@d3", "sower_cultist@e3")
    begin(s, Blow("sower_cultist_1", "monster", [Hit("vorn"), Hit("jaheen")], base=4,
                  label="sower_cultist", collateral=(("burn", 1), ("silence", 0))))  # fmt: skip
    asked = run(s, "pass")
    say = Text.of(GAME, s.options, "en").words

    def facts(of: int) -> list[str]:
        return [say(fact.words) for fact in scene(s, "vorn").blows[0].targets[of].facts]

    (mine,) = [ask for ask in asked.asks if ask.seat == "vorn"]
    assert str(mine.options[0]) == "Answer strong_block red vorn", "what spares most comes first"
    run(s, "vorn: Answer strong_block red vorn")
    assert facts(0) == ["0 left to suffer", "4 prevented"]
    assert facts(1) == ["4 left to suffer"]
    (blow,) = scene(s, "vorn").blows
    assert [say(fact.words) for fact in blow.facts] == ["With any damage: BURN 1 and SILENCE"]


@pytest.mark.rule("kw.fury")
def test_nothing_is_said_of_damage_before_it_is_known() -> None:
    s = hall("plague", "vorn@f5")
    s.heroes["vorn"].tokens["fury"] = 1
    acting(s, "vorn")
    asked = run(s, "Use arcing_strike yellow", fate=(15,))
    assert asked.what == "fury"
    (blow,) = scene(s, "vorn").blows
    assert blow.targets[0].facts == ()


@pytest.mark.rule("kw.multishot")
def test_the_first_of_several_targets_has_its_figures() -> None:
    """What may stop at one target is counted as if it did."""
    s = quay("maya@c3", "sower_cultist@e3 sower_cultist@e4")
    acting(s, "maya")
    game = Run(GAME, s, Seeded(1))
    ((number, ask),) = game.asks
    assert isinstance(ask, Ask)
    game.give(number, ask.read("Use hunting_shortbow blue"))
    ((number, ask),) = game.asks
    assert isinstance(ask, Ask)
    (lost,) = odds_of(View(game, number, "maya"), ask.read("Aim sower_cultist_1"))
    assert lost.mean > 4


@pytest.mark.rule("kw.immunity")
def test_who_takes_none_of_several_effects_leaves_nothing_to_choose() -> None:
    """KNOCK DOWN or STUN: a Horseman takes neither, a Cultist either."""
    s = hall("famine", "lorelai@c3")
    acting(s, "lorelai")
    assert run(s, "Use topple_down blue").what == "act"
    assert [event.args["token"] for event in told(s, "immune")] == ["knock_down"]
    s = quay("lorelai@c3", "sower_cultist@e3")
    acting(s, "lorelai")
    assert offered(run(s, "Use topple_down blue")) == {"Choose knock_down 0", "Choose stun 0"}


# The Track ------------------------------------------------------------------------------------


@pytest.mark.rule("kw.turn.individual")
def test_of_several_alike_only_one_acts_just_now() -> None:
    s = quay("vorn@c3", "sower_cultist@e3 sower_cultist@e4 sower_cultist@e5")
    places = [turn.of for turn in line(s).turns]
    s.slot = next(i for i, turn in enumerate(all_places(s)) if turn == "sower_cultist")
    assert "sower_cultist_2" in places
    begin(s, MonsterTurn("sower_cultist_3"))
    begin(s, MonsterTurn("sower_cultist_2"))
    when = {turn.of: turn.when for turn in line(s).turns if turn.of.startswith("sower")}
    assert when == {
        "sower_cultist_1": "done",
        "sower_cultist_2": "now",
        "sower_cultist_3": "next",
    }


@pytest.mark.rule("ally.turn")
def test_those_who_follow_have_their_turns_one_by_one() -> None:
    s = quay("vorn@c3")
    for n in (1, 2):
        name = f"dunedancers_{n}"
        s.allies[name] = Ally(name, "dunedancers", at(s, f"d{n + 2}"))
    turns = {turn.of: turn for turn in line(s).turns}
    s.slot = int(turns["dunedancers_1"].id.split("-")[1])
    begin(s, AllyTurn("dunedancers_2"))
    begin(s, AllyTurn("dunedancers_1"))
    when = {turn.of: turn.when for turn in line(s).turns if turn.of.startswith("dune")}
    assert when == {"dunedancers_1": "now", "dunedancers_2": "next"}


def all_places(s: Drunagor) -> list[str]:
    """The places of the Track by what stands there."""
    return [place.id for place in order_of(place_of(s))]


# The board ------------------------------------------------------------------------------------


@pytest.mark.rule("boss.death.perimeter", "boss.war.knot.blue")
def test_a_spawning_token_is_not_taken_for_a_cube_of_its_colour() -> None:
    """Who points at it on the board means no cube, unless the token is what is asked for."""
    s = hall("death", "vorn@f5")
    acting(s, "vorn")
    run(s)
    there = {token.id for token in scene(s, "vorn").tokens}
    assert "spawning-red" in there
    assert not there & {"red", "green", "blue", "yellow"}
    s.piles["red"] = ["red-line_small"]
    s.heroes["vorn"].at = next(iter(hall_of(s).corners["red"]))
    assert "red" in {token.id for token in scene(s, "vorn").tokens}, "it can be untied"
    s = hall("war", "vorn@c6", "gray", front="C2", back="D2")
    begin(s, CardTurn("eldritch_knot"))
    shown = scene(s, "vorn")
    assert {"red", "green"} <= {token.id for token in shown.tokens}
    cubes = {cube.id for mat in shown.mats for cube in mat.tokens}
    assert "pool-vorn-green" in cubes
    assert not cubes & {"red", "green", "blue", "yellow"}, "nobody asks for a cube now"


# What comes next --------------------------------------------------------------------------------


def nexts(s: Drunagor) -> list[str]:
    """The lines of what comes next."""
    say = Text.of(GAME, s.options, "en").words
    (panel,) = scene(s, "vorn").panels
    return [say(line) for line in panel.lines]


@pytest.mark.rule("boss.war.chains.range", "boss.war.charge.reposition")
def test_the_card_after_a_charge_is_told_of_as_the_charge_leaves_the_table() -> None:
    s = hall("war", "vorn@i5 jaheen@c5 maya@l6", front="D2", back="D1")
    acting(s, "vorn")
    charge, chains = nexts(s)
    assert charge == "Mounted Charge (X is 0): Vorn · the Strongest Hero’s area"
    assert "Jaheen · at Range 2" in chains, "Maya is at Range 1 of E3"
    s.heroes["maya"].at = at(s, "g8")
    s.heroes["vorn"].at = at(s, "l1")
    assert "Jaheen and Maya · at Range 2" in nexts(s)[1]
    s.heroes["vorn"].at = at(s, "j1")
    s.heroes["jaheen"].at = at(s, "e1")
    assert ": Jaheen and Maya, as the Back is laid and the shoved choose · at" in nexts(s)[1]


@pytest.mark.rule("boss.plague.grab.off-board", "boss.famine.overpower.marks")
def test_who_is_grabbed_is_not_charged_and_overpower_ends_on_the_last_mark() -> None:
    s = hall("plague", "vorn@e1 maya@l8", front="C2", back="C1")
    acting(s, "vorn")
    s.heroes["vorn"].at = at(s, "g1")
    grab, charge = nexts(s)
    assert grab.startswith("Grab and Crush (X is 0): Vorn")
    assert charge.startswith("Mounted Charge (X is 0): Maya"), "he is off the board then"
    s.slot = next(i for i, p in enumerate(order_of(place_of(s))) if p.id == "green_up") - 1
    charge, spit, *_ = nexts(s)
    assert charge.startswith("Mounted Charge (X is 0): Vorn")
    assert spit.startswith("Wicked Spit (X is 0): Vorn or nobody, as the Back is laid"), "shoved"
    s = hall("famine", "vorn@a1 maya@l8", front="C2")
    s.slot = next(i for i, p in enumerate(order_of(place_of(s))) if p.id == "gray_up") - 1
    s.marks[1] = hall_of(s).board.area[at(s, "l8")]
    acting(s, "vorn")
    assert [line.partition(" (")[0] for line in nexts(s)][:2] == ["Overpower", "Starve"]
    assert "Maya · within Range 1" in nexts(s)[1]


@pytest.mark.rule("dark.primary", "dark.crush")
def test_what_comes_next_tells_towards_whom_darkness_grows() -> None:
    s = quay("vorn@c5 maya@a7", "sower_cultist@i1 executioner@g5")
    acting(s, "vorn")
    s.slot = next(i for i, p in enumerate(order_of(place_of(s))) if p.kind == "rune") - 1
    assert nexts(s)[1].startswith("Rune card: Darkness grows towards Vorn (the Strongest")
    s.darkness = [hero.at for hero in s.heroes.values()]
    assert nexts(s)[1].endswith("all of you stand on Darkness, and each loses 2 Health")
    del s.monsters["sower_cultist_1"]
    assert not any(line.startswith("Rune card") for line in nexts(s)), "none grows without a Sower"


@pytest.mark.rule("boss.war.charge.reposition", "react.window")
def test_the_end_of_a_turn_counts_the_charge_and_not_what_depends_on_the_back() -> None:
    """It says that nobody answers; the chains may meet somebody else, as the Back is laid."""
    s = hall("war", "vorn@h6 jaheen@e2 maya@l6", "orange green gray red*2", front="E3", back="E2")
    minion(s, "i7")
    s.slot = 0
    acting(s, "vorn", cube_actions=0)
    position = {k: v for k, v in on_paper(s).items() if k != "options"}
    table = Table(GAME, s.options, Seeded(1), position=position)
    (lost,) = odds_of(table.view(table.asks[0]), Done())
    say = Text.of(GAME, s.options, "en").words
    assert say(lost.words) == "Vorn: Health lost if nobody answers: 3"


# Options --------------------------------------------------------------------------------------


@pytest.mark.rule("gap.engagement")
def test_who_is_engaged_hears_why_a_bow_meets_nobody() -> None:
    s = quay("maya@c5", "executioner@d5")
    assert said(s, "maya", Use("strengthening_shot", "red"))[0].endswith(
        "(engaged: no shot beside an enemy)"
    )
    slots = {slot.id: slot for mat in scene(s, "maya").mats for slot in mat.slots}
    assert slots["aimed_shot"].lines[-1].key == "scene-engaged"
    assert slots["knife_fight"].lines[-1].key != "scene-engaged", "a blow can be struck"
    s = quay("maya@c5", "executioner@i1")
    assert said(s, "maya", Use("strengthening_shot", "red"))[0].endswith(
        "(no enemy in range from here)"
    )
    slots = {slot.id: slot for mat in scene(s, "maya").mats for slot in mat.slots}
    assert slots["aimed_shot"].lines[-1].key != "scene-engaged"


@pytest.mark.rule("kw.rangers-mark")
def test_a_skill_that_aims_twice_says_what_each_target_gets() -> None:
    s = quay("maya@c5", "executioner@e3 shadow_witch@e5")
    acting(s, "maya")
    run(s, "Use hunters_sign red")
    assert answer(s, "maya", "Aim executioner_1") == "Executioner 1: RANGER’S MARK"


@pytest.mark.rule("kw.learn", "kw.cc")
def test_a_skill_says_when_it_is_used() -> None:
    s = hall("plague", "vorn@d5")
    learned, blocked, passive, role = said(
        s, "vorn", Learn("strong_block"), Put("parry"), Put("toughness"), Learn("role_1")
    )
    assert learned == ("Learn Strong Block (red): Yourself: PREVENT 4, RETALIATE 2, as a Reaction")
    assert blocked == "Parry (green): Yourself: PREVENT 3, as a Reaction"
    assert passive == "Toughness (any colour): +3 HP, always"
    assert "Hold the Line (Another Hero: PREVENT 3, COVER, as an Interrupt)" in role


@pytest.mark.rule("upg.receive")
def test_an_upgrade_says_when_it_is_used() -> None:
    s = hall("plague", "vorn@d5")
    (tile,) = said(s, "vorn", Upgrade("iron_guard", "hammer_throw"))
    assert tile == "Iron Guard (Yourself: PREVENT 5, as a Reaction), over Hammer Throw"


@pytest.mark.rule("ruling.proficient", "ruling.rewards")
def test_spoils_say_what_they_are_and_whether_one_can_use_them() -> None:
    s = hall("plague", "vorn@d5")
    plate, bow = said(s, "vorn", Claim("royal_plate"), Claim("crossbow"))
    assert plate == "Take Royal Plate (armor; Yourself: PREVENT 4, as a Reaction)"
    assert bow.startswith("Take Crossbow (weapon: hits from ")
    assert bow.endswith("; Vorn can’t use it")


@pytest.mark.rule("turn.minor-list", "turn.trade-free")
def test_what_is_put_on_or_given_says_what_it_does() -> None:
    s = hall("plague", "vorn@d5 maya@d6")
    vorn = s.heroes["vorn"]
    vorn.gear, vorn.bag = ["axe_of_the_steppes", "warworn_breastplate"], ["royal_plate"]
    put_on, given, asked = said(
        s,
        "vorn",
        Wear("royal_plate"),
        Give("potion_of_purity", "maya"),
        Request("potion_of_purity", "maya"),
    )
    assert put_on.startswith("Put on Royal Plate (armor; ")
    assert put_on.endswith(" in place of Warworn Breastplate")
    assert given.startswith("Give Potion of Purity to Maya (")
    assert asked.startswith("Ask Maya for Potion of Purity (")


@pytest.mark.rule("chest.swap-rule", "ruling.camp")
def test_what_one_does_in_camp_says_what_it_means() -> None:
    s = hall("plague", "vorn@d5 jaheen@d6")
    swap, taken, free = said(
        s,
        "vorn",
        Recompose("potion_of_healing", "potion_of_stone"),
        Become("support"),
        Become("leader"),
    )
    assert swap.startswith("Potion of Stone (")
    assert " instead of Potion of Healing (" in swap
    assert taken.endswith("Jaheen becomes Defender, if willing")
    assert "becomes" not in free


@pytest.mark.rule("turn.trade-free", "ruling.camp")
def test_what_is_rarely_wanted_stays_in_the_background() -> None:
    rare: tuple[Any, ...] = (Give("x", "y"), Request("x", "y"), Become("leader"))
    assert all(option.spare for option in rare)
    assert not Wear("x").spare


@pytest.mark.rule("ruling.bag")
def test_a_full_bag_asks_what_is_left_behind() -> None:
    s = quay("vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.bag = ["potion_of_purity", "potion_of_healing"]
    begin(s, Search("vorn", "scroll_of_wards", trapped=False))
    asked = run(s)
    assert asked.what == "found-full"
    assert "Consume scroll_of_wards" in offered(asked)
    question = Text.of(GAME, s.options, "en").ask(asked)
    assert question == "You found Scroll of Wards, and the bag is full: what do you leave here?"
    vorn.bag = ["potion_of_purity"]
    s.under_way.clear()
    begin(s, Search("vorn", "scroll_of_wards", trapped=False))
    assert Run(GAME, s, Seeded(1)).asks[0].ask.what == "found"  # type: ignore[union-attr]


# The log --------------------------------------------------------------------------------------


@pytest.mark.rule("ruling.darkness")
def test_the_log_says_what_hurt() -> None:
    s = hall("plague", "vorn@d5")
    hurt(s, "vorn", 2, rule="ruling.darkness")
    (event,) = told(s, "hurt")
    say = Text.of(GAME, s.options, "en")
    assert say(f"event-{event.key}", event.args) == (
        "Vorn suffered 2 damage from Darkness (13 Health left)."
    )


@pytest.mark.rule("kw.hp.gain", "kw.hp.lose")
def test_the_log_says_whether_the_maximum_rose_or_fell() -> None:
    s = hall("plague", "vorn@d5")
    vorn = s.heroes["vorn"]
    change_health(s, vorn, 2)
    change_health(s, vorn, -3)
    assert [event.args["n"] for event in told(s, "most-health")] == ["+2", "-3"]


@pytest.mark.rule("gap.boss-values")
@pytest.mark.parametrize(
    ("language", "health", "over"),
    [
        ("en", "The Horsewoman’s Health", "The Death Horsewoman is defeated."),
        ("fr", "Santé de la Cavalière", "La Cavalière de la Mort est vaincue."),
    ],
)
def test_a_horsewoman_is_called_one(language: str, health: str, over: str) -> None:
    s = hall("death", "vorn@f5")
    say = Text.of(GAME, s.options, language).words
    assert health in [say(track.title) for track in scene(s, "vorn").tracks]
    s.won, s.cause = True, "won"
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert say(outcome.words) == over


@pytest.mark.rule("kw.jump", "dmg.steps")
def test_a_skill_that_jumps_first_shows_the_odds_as_its_hero_stands() -> None:
    s = hall("plague", "vorn@d5")
    acting(s, "vorn")
    position = {k: v for k, v in on_paper(s).items() if k != "options"}
    table = Table(GAME, s.options, Seeded(1), position=position)
    opened = table.asks[0]
    assert isinstance(opened.ask, Ask)
    odds = {
        str(option): found for option, found in odds_for(table.view(opened), opened.ask).items()
    }
    (damage,) = odds["Use barrel_roll green"]
    assert damage.stake.id == "damage-plague"
    assert damage.mean == odds["Use arcing_strike yellow"][0].mean, "the same +3 HIT"


# What Conditions will do ------------------------------------------------------------------------


@pytest.mark.rule("kw.poison.tick", "kw.burn.tick")
def test_conditions_are_foretold_and_counted_when_a_turn_ends() -> None:
    s = hall("plague", "vorn@d5 lorelai@l6", front="A1", back="A2")
    acting(s, "vorn")
    s.heroes["lorelai"].tokens["burn"], left = 1, s.heroes["lorelai"].health - 1
    s.heroes["vorn"].tokens["poison"], s.heroes["vorn"].health = 4, 3
    assert nexts(s)[-2:] == [
        "As Vorn’s turn begins: POISON 4, 3 Health: Vorn falls",
        f"As turns begin: Lorelai BURN 1 ({left} of {left + 1} Health left)",
    ]
    position = {k: v for k, v in on_paper(s).items() if k != "options"}
    table = Table(GAME, s.options, Seeded(1), position=position)
    opened = table.asks[0]
    assert isinstance(opened.ask, Ask)
    odds = odds_for(table.view(opened), opened.ask)[Done()]
    assert {one.stake.id: one.mean for one in odds} == {"damage-vorn": 3, "death-vorn": 1}


@pytest.mark.rule("gap.core.accuracy", "ruling.height", "dark.hero-penalty")
def test_an_attack_says_what_the_d20_has_to_show_and_why() -> None:
    s = hall("plague", "vorn@f5")
    hero, s.darkness = s.heroes["vorn"], [s.heroes["vorn"].at]
    acting(s, "vorn")
    game = Run(GAME, s, Seeded(1))
    number, ask = game.asks[0]
    assert isinstance(ask, Ask)
    told = offers(View(game, number, "vorn"), ask)[ask.read("Use arcing_strike yellow")]
    assert isinstance(told, Offer)
    (badge,) = told.badges
    blow = Blow("vorn", "weapon", [Hit("plague")], to_hit=3 + bonus(hero, "to_hit"))
    assert badge.value == f"{needed(s, blow, blow.hits[0])}+"
    said = Text.of(GAME, s.options, "en").words(badge.words)
    assert "Skill +3" in said
    assert "on Darkness -2" in said


@pytest.mark.rule("kw.stackable", "kw.poison.tick")
def test_what_kills_is_worn_first_and_marks_its_piece() -> None:
    s = hall("plague", "vorn@f5")
    vorn = s.heroes["vorn"]
    vorn.tokens |= {"shield": 2, "intimidate": 1, "focus": 1, "poison": 3}
    (piece,) = [piece for piece in scene(s, "vorn").pieces if piece.id == "vorn"]
    worn = [badge.words.args["token"] for badge in piece.badges[1:]]
    assert worn == ["poison", "shield", "intimidate", "focus"]
    assert piece.mark == ""
    vorn.health = 3
    (piece,) = [piece for piece in scene(s, "vorn").pieces if piece.id == "vorn"]
    assert piece.mark == "threatened"


@pytest.mark.rule("kw.immunity", "ruling.height", "kw.slow.effect")
def test_who_points_at_a_horseman_hears_immunities_levels_and_tokens() -> None:
    s = hall("plague", "vorn@f5")
    s.boss.tokens["slow"] = 1
    say = Text.of(GAME, s.options, "en").words
    (piece,) = [piece for piece in scene(s, "vorn").pieces if piece.id == "plague"]
    lines = [say(line) for line in piece.lines]
    assert lines[0] == "Immune to POISON, STUN, KNOCK DOWN and STEALTH"
    assert lines[-1].startswith("SLOW: nothing")


@pytest.mark.rule("turn.extra-minor", "kw.stackable")
def test_what_would_be_for_nothing_is_put_aside_or_says_so() -> None:
    s = hall("plague", "vorn@f5 jaheen@g5")
    vorn = s.heroes["vorn"]
    acting(s, "vorn")
    for tokens, spare in ({}, True), ({"fruit": 1}, False):
        vorn.tokens = dict(tokens)
        game = Run(GAME, s.clone(), Seeded(1))
        number, ask = game.asks[0]
        assert isinstance(ask, Ask)
        told = offers(View(game, number, "vorn"), ask)[ExtraMinor()]
        assert isinstance(told, Offer)
        assert told.spare == spare
    vorn.tokens = {"shield": 3}
    begin(s, SkillCast("vorn", "guarding_blow", "action", "yellow"))
    game = Run(GAME, s, Seeded(1))
    number, ask = game.asks[0]
    assert isinstance(ask, Ask)
    told = offers(View(game, number, "vorn"), ask)[Aim("vorn")]
    assert "holds 3: 1 more at most" in Text.of(GAME, s.options, "en").words(told)


def test_a_report_tells_what_was_asked_where_the_answer_is_but_a_name() -> None:
    s = hall("plague", "vorn@f5 jaheen@g5")
    begin(s, SkillCast("vorn", "guarding_blow", "action", "yellow"))
    ask = Run(GAME, s, Seeded(1)).asks[0].ask
    assert isinstance(ask, Ask)
    text = Text.of(GAME, s.options, "en")
    assert in_words(ask, "Aim jaheen", scene(s, "vorn"), text) == f"{text.ask(ask)} Jaheen"


def test_that_a_turn_was_ended_is_told_apart_from_whose_it_was() -> None:
    s = hall("plague", "vorn@c5")
    acting(s, "vorn")
    said = in_words(run(s), "Done", scene(s, "vorn"), Text.of(GAME, s.options, "en"))
    assert said == "Vorn: your turn: End the turn"


@pytest.mark.rule("ruling.fall")
def test_a_walk_that_ends_in_a_fall_says_so() -> None:
    s = hall("plague", "vorn@e7")  # C4 is on level 2, all around it on level 0
    acting(s, "vorn")
    game = Run(GAME, s, Seeded(1))
    number, ask = game.asks[0]
    assert isinstance(ask, Ask)
    told = offers(View(game, number, "vorn"), ask)
    say = Text.of(GAME, s.options, "en").words
    assert say(told[Walk("e6")]) == "Move to square e6 (a fall of two levels: 2 damage)"
    assert told[Walk("f7")].key == "", "the words of the catalogue"


@pytest.mark.rule("ruling.darkness", "terr.timing", "gap.poison-cloud", "terr.maelstrom.stun")
def test_a_walk_through_what_does_harm_says_so_once_a_turn() -> None:
    s = hall("plague", "vorn@a1")
    s.darkness, s.cloud, s.field_ = [at(s, "b1")], [at(s, "a2")], [at(s, "b2")]
    acting(s, "vorn")

    def told() -> list[str]:
        game = Run(GAME, s, Seeded(1))
        number, ask = game.asks[0]
        assert isinstance(ask, Ask)
        found = offers(View(game, number, "vorn"), ask)
        say = Text.of(GAME, s.options, "en").words
        return [say(found[Walk(to)]).partition(" (")[2] for to in ("b1", "a2", "b2")]

    assert told() == ["Darkness: 2 damage)", "Poison Cloud: POISON 2)", "Maelstrom Field: STUN)"]
    affected(s).append("vorn:darkness")
    assert told()[0] == "", "once in a turn"


@pytest.mark.rule("kw.immunity", "kw.stackable")
def test_a_skill_says_what_of_it_is_to_no_effect_here() -> None:
    s = hall("plague", "vorn@f5 jaheen@g8", front="C2", back="D2")
    vorn = s.heroes["vorn"]
    vain = [act.name for act in ignored(s, "vorn", "barrel_roll", "yellow")]
    assert vain == ["knock_down"], "he is immune to it"
    minion(s, "f6")
    assert ignored(s, "vorn", "barrel_roll", "yellow") == [], "another is not"
    vorn.tokens = {"shield": 3}
    assert ignored(s, "vorn", "dwarven_breath", "yellow") == []
    vorn.tokens = {"shield": 4}
    assert [act.name for act in ignored(s, "vorn", "dwarven_breath", "yellow")] == ["shield"]


def test_a_skill_is_called_by_its_own_name_though_an_outcome_has_the_same_id() -> None:
    text = Text.of(GAME, hall("plague", "vorn@e7").options, "en")
    assert text.words(Words("scene-named", {"who": "unbowed"})) == "Unbowed"


@pytest.mark.rule("int.window", "kw.cover")
def test_answers_that_come_to_the_same_say_what_tells_them_apart() -> None:
    """Shield Cover and Hold the Line read alike but for their names."""
    s = hall("plague", "vorn@c5 jaheen@d5", front="E3", back="E2")
    strike(s, 3, "jaheen")
    game = Run(GAME, s, Seeded(1))
    number, ask = next((number, ask) for number, ask in game.asks if ask.seat == "vorn")
    assert isinstance(ask, Ask)
    text = Text.of(GAME, s.options, "en")
    found = GAME.offers(View(game, number, "vorn"), ask)
    said = {str(option): text.words(words) for option, words in found.items()}
    assert said["Answer shield_cover yellow jaheen"].endswith("An adjacent Hero: PREVENT 4, COVER")
    assert said["Answer hold_the_line yellow jaheen"].endswith("Another Hero: PREVENT 3, COVER")


@pytest.mark.rule("kw.weapon")
def test_a_skill_that_strikes_says_what_its_weapon_does() -> None:
    s = hall("plague", "vorn@c5 jaheen@d5")
    (board,) = (mat for mat in scene(s, "vorn").mats if mat.piece == "vorn")
    lines = {slot.id: [line.key for line in slot.lines] for slot in board.slots}
    assert "scene-weapon-does" in lines["knee_breaker"]
    assert "scene-weapon-does" not in lines["hammer_throw"]


@pytest.mark.rule("turn.cube-actions")
def test_two_skills_of_one_piece_of_equipment_are_told_apart_on_the_board() -> None:
    s = quay("vorn@c5")
    (board,) = (mat for mat in scene(s, "vorn").mats if mat.piece == "vorn")
    text = Text.of(GAME, s.options, "en")
    names = [text.words(slot.title) for slot in board.slots]
    assert len(names) == len(set(names))
    assert "Warworn Breastplate: At the beginning of the turn" in names
