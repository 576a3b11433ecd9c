"""Pp. 30-35 to the letter: what is offered and what not, what a walk costs, whom gifts are for."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.heroes import begin, blessed
from grimtable.games.berserk.records import Gift
from grimtable.games.berserk.state import Activation, Blessing, Options
from grimtable.games.berserk.stats import guard, movement
from grimtable.kernel.asks import Ask
from grimtable.kernel.errors import CannotUndo
from grimtable.kernel.fate import Seeded
from grimtable.kernel.table import Table
from tests.games.berserk.table import Story

REST: dict[str, Any] = {"isidro": "a1 quick_feet", "schierke": "a2 mending"}


def strikes(t: Story) -> list[str]:
    return [offer for offer in t.offers if offer.startswith("Strike")]


def walks(t: Story) -> set[str]:
    return {offer.split()[-1] for offer in t.offers if offer.startswith("Walk")}


# Activations --------------------------------------------------------------------------------------


@pytest.mark.rule("activation.once", "activation.hero.actions", "effect.when")
def test_an_activation_begins_with_a_clean_slate() -> None:
    t = Story(guts="c4 stride flat_of_the_blade", casca="c6", **REST)
    guts = t.hero("guts")
    guts.slow, guts.moved, guts.used, guts.attacked = 1, True, True, True
    guts.tried, guts.ripostes = ["interaction_1"], 1
    begin(t.s, guts)
    assert (guts.steps, guts.slow) == (3 + 1 - 1, 0)
    assert (guts.done, guts.moved, guts.used, guts.attacked, guts.tried) == (
        (True, False, False, False, [])
    )
    assert guts.ripostes == 2, "on top of those there"
    t.casca.slow = 1
    begin(t.s, t.casca)
    assert (t.casca.steps, t.casca.slow, t.casca.done) == (2, 0, True)
    assert t.s.under_way == [Activation("guts"), Activation("casca")]
    assert [event.rule for event in t.happened("activated")] == ["hero-turn.cards", "ally.when"]


@pytest.mark.rule("activation.hero.actions", "move.hero.zero", "space.no-pass")
def test_who_can_do_nothing_is_not_asked() -> None:
    for pile in ("grit", "overhead_blow"):  # walled in by friends, or without Movement
        t = Story(guts=f"a1 {pile}", isidro="a2 bombs", schierke="b1 mending")
        t.play("Activate guts")
        assert t.ask.what == "activate"
        assert t.hero("guts").steps == 0
    free = Story(guts="a1 grit", isidro="a2 bombs", schierke="c1 mending").play("Activate guts")
    assert free.ask.what == "act"


@pytest.mark.rule("terrain.tokens", "terrain.effect")
def test_mud_costs_two_to_leave_and_one_step_does_not_do() -> None:
    t = Story(guts="c5 flat_of_the_blade", tokens={"c5": "mud"}, **REST)
    t.s.specials = ["mire"]
    t.play("Activate guts")
    assert t.ask.what == "activate", "one point of Movement, and nothing else to do"
    u = Story(guts="c5 stride", tokens={"c6": "mud"}, **REST)
    u.s.specials = ["mire"]
    u.play("Activate guts", "Walk guts c6")
    assert u.guts.steps == 4, "to enter it costs what every Space does"
    u.play("Walk guts c7")
    assert u.guts.steps == 2
    v = Story(guts="c5 stride", tokens={"c5": "mud"}, **REST).play("Activate guts", "Walk guts c6")
    assert v.guts.steps == 4, "it is mud only where a Special Rules card says so"


@pytest.mark.rule("hero.cards.unique", "space.one-mini")
def test_who_slips_past_enemies_needs_a_space_to_stop_on() -> None:
    t = Story(isidro="a1 quick_feet", guts="c8 grit", schierke="c9 mending", troll_1="a2")
    t.stand("troll_2", "b1")
    t.s.boons = []
    t.isidro.slow = 2  # one step is left, and both Spaces beside him are taken
    t.play("Activate isidro")
    assert walks(t) == set()
    assert strikes(t)
    wind = Story(serpico="a1 wind_step", guts="a2 grit", isidro="b1 bombs").play("Activate serpico")
    assert "a3" in walks(wind)
    assert not walks(wind) & {"a2", "b1"}
    feet = Story(isidro="a1 quick_feet", guts="a2 grit", schierke="b1 mending")
    feet.play("Activate isidro")
    assert feet.ask.what == "activate", "friends are in the way of those who slip past Enemies"


@pytest.mark.rule("activation.hero.actions", "activation.order.free", "ally.when", "plan.locked")
def test_no_undo_goes_past_the_beginning_of_another_heros_turn() -> None:
    def table() -> Table:
        opened = Table(GAME, Options(adventure="yard"), Seeded(1), solo=False)
        for who, at in (("guts", "a1"), ("isidro", "a2"), ("schierke", "a3")):
            say(opened, who, f"Place {who} {at}")
        say(opened, "guts", "Lay grit", "Ready guts")
        say(opened, "isidro", "Lay quick_feet", "Ready isidro")
        say(opened, "schierke", "Lay tailwind", "Ready schierke")
        return opened

    def say(opened: Table, who: str, *answers: str) -> None:
        for answer in answers:
            number, ask = next(one for one in opened.asks if one.ask.seat == who)
            assert isinstance(ask, Ask)
            opened.answer(number, ask.read(answer))

    t = table()
    say(t, "guts", "Activate guts", "Walk guts b1", "Done")
    say(t, "guts", "Activate isidro")
    with pytest.raises(CannotUndo):
        t.undo("guts")


@pytest.mark.rule("activation.hero.actions", "attack.hero.one", "interact.many", "move.hero.split")
def test_all_that_can_be_done_is_offered_and_nothing_twice() -> None:
    t = Story(
        guts="c5 grit",
        troll_1="c6",
        tokens={"c5": "interaction", "c4": "tactic"},
        fate=["0"],
        **REST,
    )
    t.hero("guts").fatigue = 1
    t.play("Activate guts")
    first = t.offers
    assert first[0] == "Done"
    assert len(set(first)) == len(first)
    assert strikes(t) == ["Strike guts troll_1 no no"]
    assert {"Use grit", "Trigger interaction_90"} <= set(first)
    assert "Take tactic_91" not in first, "it lies on another Space"
    assert walks(t) == {"c4", "b4", "b5", "d4", "d5", "a4", "a5", "a6", "b3", "b6"} | (
        {"d3", "d6", "e4", "e5", "e6"}
    )
    t.play("Strike guts troll_1")
    assert strikes(t) == []
    t.play("Use grit")
    assert "Use grit" not in t.offers
    t.play("Walk guts c4")
    assert t.guts.steps == 1
    assert "Take tactic_91" in t.offers
    t.play("Done")
    assert t.guts.steps == 0


# Fire ---------------------------------------------------------------------------------------------


@pytest.mark.rule("terrain.effect", "move.border")
def test_fire_is_gone_around_where_that_costs_nothing() -> None:
    def burned(*spaces: str) -> int:
        t = Story(guts="c5 grit", tokens=dict.fromkeys(spaces, "fire"), **REST)
        t.s.specials = ["embers"]
        t.play("Activate guts", "Walk guts b6")  # by b5 or by c6
        assert t.guts.steps == 0
        return int(t.guts.wounds)

    assert burned("c6") == burned("b5") == burned("a1") == 0
    assert burned("c6", "b5") == 1
    assert burned("b6") == 1, "where it ends, there is no way around"
    assert burned("c6", "b5", "b6") == 2


@pytest.mark.rule("terrain.effect")
def test_fire_burns_who_begins_an_activation_in_it_and_only_where_a_card_says_so() -> None:
    t = Story(guts="c4 grit", casca="c6", tokens={"c4": "fire", "c6": "fire"}, **REST)
    begin(t.s, t.guts)
    assert t.guts.wounds == 0
    t.s.specials = ["embers"]
    begin(t.s, t.guts)
    begin(t.s, t.casca)
    assert (t.guts.wounds, t.casca.wounds) == (1, 1)


# Strikes ------------------------------------------------------------------------------------------


@pytest.mark.rule("effect.optional", "attack.hero.target")
@pytest.mark.parametrize(("troll", "plain"), [("c5", ["Strike guts troll_1 yes no"]), ("c6", [])])
def test_without_its_effect_a_shot_reaches_who_is_adjacent_and_nobody_else(
    troll: str, plain: list[str]
) -> None:
    t = Story(guts="c4 arm_cannon", troll_1=troll, **REST).play("Activate guts")
    assert strikes(t) == ["Strike guts troll_1 no no", *plain]


@pytest.mark.rule("attack.hero.all", "effect.optional", "attack.hero.target")
def test_a_sweep_is_one_attack_on_all_or_a_plain_one_on_anybody() -> None:
    t = Story(guts="c4 cleave", troll_1="c5", troll_2="d4", fate=["3 2"], **REST)
    t.play("Activate guts")
    assert strikes(t) == [
        "Strike guts troll_1 no no",
        "Strike guts troll_1 yes no",
        "Strike guts troll_2 yes no",
    ]
    t.play("Strike guts troll_1 no no")
    assert (t.troll_1.wounds, t.troll_2.wounds) == (4, 4)
    u = Story(guts="c4 cleave", troll_1="c5", troll_2="d4", fate=["3 2"], **REST)
    u.play("Activate guts", "Strike guts troll_2 yes no")
    assert (u.troll_1.wounds, u.troll_2.wounds) == (0, 4)
    one = Story(guts="c4 cleave", troll_1="c5", **REST).play("Activate guts")
    assert strikes(one) == ["Strike guts troll_1 no no"], "against one it makes no difference"


@pytest.mark.rule("ability.hero.optional", "effect.optional", "attack.hero.all", "range.default")
def test_an_ability_can_be_held_back_once_per_target_or_once_for_all() -> None:
    t = Story(guts="c4 cleave", troll_1="c5", troll_2="d4", **REST)
    t.guts.wounds = 4  # 8 Health left: the first of Guts' two dice
    t.play("Activate guts")
    assert strikes(t) == [
        "Strike guts troll_1 no no",
        "Strike guts troll_1 no yes",
        "Strike guts troll_1 yes no",
        "Strike guts troll_1 yes yes",
        "Strike guts troll_2 yes no",
        "Strike guts troll_2 yes yes",
    ]
    far = Story(guts="c4 arm_cannon", troll_1="c5", troll_2="c7", **REST)
    far.guts.wounds = 4
    far.play("Activate guts")
    assert strikes(far) == [
        "Strike guts troll_1 no no",
        "Strike guts troll_2 no no",
        "Strike guts troll_1 no yes",
        "Strike guts troll_1 yes no",
        "Strike guts troll_1 yes yes",
        "Strike guts troll_2 no yes",
    ], "without the Effect the Range is 1"


@pytest.mark.rule("ally.attack.one", "attack.enemy.all", "ability.ally.unique")
def test_the_skull_knight_strikes_all_at_once() -> None:
    t = Story(guts="a5 grit", knight="c5", troll_1="c6", troll_2="d5", fate=["3 2"], **REST)
    t.play("Activate knight")
    assert strikes(t) == ["Strike knight troll_1 no no"]
    t.play("Strike knight troll_1")
    assert (t.troll_1.wounds, t.troll_2.wounds) == (4, 4)
    assert strikes(t) == []


@pytest.mark.rule("effect.kinds", "move.hero.split")
def test_who_hits_and_runs_gains_movement_after_the_attack() -> None:
    t = Story(isidro="c4 hit_and_run", guts="a1 grit", troll_1="c5", fate=["0 0"])
    t.play("Activate isidro")
    assert t.isidro.steps == 2
    t.play("Strike isidro troll_1", "Done")
    assert t.isidro.steps == 4


# Gifts --------------------------------------------------------------------------------------------


def whom(t: Story, hero: str, *gift: Any) -> list[str]:
    return [mini.id for mini in blessed(t.s, t.hero(hero), Gift(*gift))]


@pytest.mark.rule("effect.kinds", "keyword.hero", "bleed.heal-range", "ruling.bleed-ally")
def test_a_gift_is_for_heroes_in_range_and_healing_for_allies_too() -> None:
    t = Story(farnese="c4 rally", guts="c5 grit", isidro="c6 bombs", casca="d4", militia="c7")
    assert Gift.__struct_fields__ == ("good", "n", "whom", "reach")
    assert whom(t, "farnese", "reroll", 1, "all", 1) == ["farnese", "guts"]
    assert whom(t, "farnese", "reroll", 1, "all", 2) == ["farnese", "guts", "isidro"]
    assert whom(t, "farnese", "reroll", 1, "others", 2) == ["guts", "isidro"]
    assert whom(t, "farnese", "reroll", 1, "self", 9) == ["farnese"]
    assert whom(t, "farnese", "fatigue", 2, "all", 9) == []
    t.hero("isidro").fatigue = 1
    assert whom(t, "farnese", "fatigue", 2, "all", 2) == ["isidro"]
    assert whom(t, "farnese", "heal", 2, "one", 9) == []
    t.isidro.wounds = t.casca.bleeding = t.militia.wounds = 1
    assert whom(t, "farnese", "heal", 2, "one", 2) == ["isidro", "casca"]
    assert whom(t, "farnese", "heal", 2, "self", 9) == []
    t.isidro.at = ""
    assert whom(t, "farnese", "heal", 2, "one", 2) == ["casca"], "who is Knocked Out gets nothing"


@pytest.mark.rule("bleed.heal-instead", "bleed.heal-several", "effect.kinds", "health.max")
def test_healing_for_all_is_for_everybody_in_range_point_for_point() -> None:
    t = Story(farnese="c4 last_prayer", guts="c5 grit", casca="d4", isidro="c8 bombs")
    t.guts.wounds, t.guts.bleeding, t.casca.wounds, t.isidro.wounds = 2, 1, 2, 2
    t.play("Activate farnese", "Use last_prayer", "Mend guts yes")
    assert (t.guts.wounds, t.guts.bleeding) == (2, 0)
    assert (t.casca.wounds, t.isidro.wounds) == (1, 2)
    assert [(b.good, b.n, b.by, b.to, b.reach) for b in t.s.boons] == [
        ("guard", 1, "farnese", "", 2)
    ]
    assert not [one for one in t.s.under_way if isinstance(one, Blessing)]
    assert "Use last_prayer" not in t.offers


@pytest.mark.rule("bleed.heal-instead", "effect.kinds", "health.max")
def test_healing_ends_when_it_is_used_up_or_nobody_needs_more() -> None:
    t = Story(schierke="c4 mending", guts="c5 grit", isidro="a1 bombs")
    t.guts.wounds, t.schierke.wounds = 1, 4
    t.play("Activate schierke", "Use mending", "Mend guts no")
    assert t.ask.what == "act", "what heals one is for one, and what is left is lost"
    assert (t.guts.wounds, t.schierke.wounds) == (0, 4)
    u = Story(schierke="c4 mending", guts="c5 grit", isidro="a1 bombs")
    u.guts.bleeding = 1
    u.play("Activate schierke", "Use mending")
    assert (u.guts.bleeding, u.ask.what) == (0, "act")
    assert u.happened("staunched")


@pytest.mark.rule("reroll.gain", "effect.kinds", "move.hero.total")
def test_command_moves_others_and_gives_one_a_reroll() -> None:
    t = Story(farnese="c4 command", guts="c6 grit", isidro="g12 bombs")
    t.play("Activate farnese", "Use command")
    assert t.offers == ["Bless farnese", "Bless guts"]
    t.play("Bless guts")
    assert (t.hero("guts").rerolls, t.hero("farnese").rerolls) == (1, 0)
    assert (movement(t.s, t.guts), movement(t.s, t.farnese), movement(t.s, t.isidro)) == (3, 1, 1)
    assert [event.args["whom"] for event in t.happened("boon")] == ["others"]


@pytest.mark.rule("reroll.gain", "ability.hero.unique", "setup.hero.ability-markers")
def test_an_ability_with_a_marker_is_used_once_a_round() -> None:
    t = Story(schierke="c4 stone_bind", guts="c5 grit", isidro="a1 bombs")
    t.play("Activate schierke", "Use schierke", "Bless guts")
    assert (t.hero("guts").rerolls, t.hero("schierke").marker) == (1, True)
    assert "Use schierke" not in t.offers
    assert [event.args["card"] for event in t.happened("used")] == ["ability_schierke"]
    t.rest("plan")
    assert not t.hero("schierke").marker


@pytest.mark.rule("setup.board.ally-no-mini", "ability.ally.unique")
def test_puck_helps_once_a_round_and_only_whom_it_can_help() -> None:
    t = Story(guts="c4 grit", puck="-", militia="c5", **REST).play("Activate guts")
    assert "Use puck" not in t.offers
    assert "Use militia" not in t.offers
    u = Story(guts="c4 grit", puck="-", **REST)
    u.guts.wounds = 3
    u.play("Activate guts", "Use puck")
    assert (u.guts.wounds, u.puck.used) == (1, True)
    assert "Use puck" not in u.offers
    u.rest("plan")
    assert not u.puck.used


@pytest.mark.rule("fatigue.reduce", "effect.kinds", "keyword.hero")
def test_still_waters_are_for_all_in_range_who_are_tired() -> None:
    t = Story(schierke="c4 still_waters", guts="c6 grit", isidro="c7 bombs", casca="c5")
    for hero in t.s.heroes.values():
        hero.fatigue = 3
    t.play("Activate schierke", "Use still_waters")
    fatigue = {hero.id: hero.fatigue for hero in t.s.heroes.values()}
    assert (fatigue["schierke"], fatigue["guts"], fatigue["isidro"]) == (1, 1, 3)


@pytest.mark.rule("effect.kinds", "ruling.buff-timing")
def test_a_boon_for_others_is_not_for_oneself() -> None:
    t = Story(farnese="c4 silver_mail", guts="c5 grit", isidro="c7 bombs")
    t.play("Activate farnese", "Use silver_mail", "Done")
    assert guard(t.s, t.farnese) == 3
    assert guard(t.s, t.guts) == 1 + 1 + 1, "and Devotion, for who stands next to her"
    assert guard(t.s, t.isidro) == 0


@pytest.mark.rule("ruling.reload-timing", "instant.recover")
def test_only_instants_come_back_from_the_discard_pile() -> None:
    t = Story(isidro="c4 reloading", guts="a1 grit", schierke="a2 mending")
    isidro = t.hero("isidro")
    isidro.hand, isidro.discard = [], ["bombs", "guts_style"]
    t.play("Activate isidro", "Use reloading")
    assert (isidro.hand, isidro.discard) == (["bombs"], ["guts_style"])
    assert t.happened("reloaded")[0].args["n"] == 1
    assert "Use reloading" not in t.offers


@pytest.mark.rule("ally.actions", "activation.hero.actions", "ally.shared")
def test_an_ask_cites_whose_activation_it_is() -> None:
    t = Story(guts="a5 grit", casca="c5", **REST).play("Activate casca")
    assert (t.ask.rule, t.ask.about) == ("ally.actions", {"who": "casca", "n": 3})
    u = Story(guts="a5 grit", casca="c5", **REST).play("Activate guts")
    assert (u.ask.rule, u.ask.about) == ("activation.hero.actions", {"who": "guts", "n": 2})
