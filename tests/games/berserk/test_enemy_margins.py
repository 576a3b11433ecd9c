"""The margins of the Enemy Turn: who is closest, who is struck, who answers, what is told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grimtable.boards.hex import mask
from grimtable.games.berserk.attacks import (
    able_to_riposte,
    after,
    gather,
    held_back,
    reroll,
    ripostes,
)
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.enemies import attack, end_of_turn, first, step, stops, turn
from grimtable.games.berserk.events import join
from grimtable.games.berserk.records import More
from grimtable.games.berserk.spaces import closest, sees, zone
from grimtable.games.berserk.state import (
    Activation,
    Arrival,
    Blow,
    Boon,
    March,
    Resolve,
    health,
)
from grimtable.games.berserk.stats import changed_by, guard
from grimtable.kernel.asks import Ask, Script
from tests.games.berserk.table import Story

REST: dict[str, Any] = {"isidro": "a12 bombs", "schierke": "a11 mending"}


def returned(script: Script[Any]) -> Any:
    """What a script returns that asks nobody."""
    with pytest.raises(StopIteration) as stop:
        next(script)
    return stop.value.value


def walled(monkeypatch: pytest.MonkeyPatch, *spaces: str) -> None:
    """The yard, with tall Scenery on some more Spaces."""
    yard = LIBRARY.adventures["yard"]
    walls = mask([yard.hexes.named[space] for space in spaces])
    changed = replace(yard, tall=yard.tall | walls, open=yard.open & ~walls)
    monkeypatch.setitem(LIBRARY.adventures, "yard", changed)


def enemies(stand: dict[str, str], cards: dict[str, str]) -> Story:
    """An Enemy Turn: a troll between these Heroes, Isidro far away."""
    heroes: dict[str, Any] = {who: f"{at} {cards[who]}" for who, at in stand.items()}
    return Story(phase="enemy", isidro="g12 bombs", troll_1="a4", **heroes)


def names(t: Story, spaces: int) -> set[str]:
    return set(t.s.adventure.hexes.names(spaces))


# Closest ------------------------------------------------------------------------------------------


@pytest.mark.rule("enemy.order.closest", "enemy.order.tie", "closest.distance")
def test_who_walks_around_a_wall_ties_with_who_stands_as_far_away() -> None:
    t = Story(phase="enemy", guts="e5 grit", troll_1="g5", troll_2="a4", **REST)
    assert [closest(t.s, foe, [t.guts])[0] for foe in (t.troll_1, t.troll_2)] == [3, 3]
    assert first(t.s, [t.troll_1, t.troll_2]) == ["troll_1", "troll_2"]
    assert t.offers == ["Lead troll_1", "Lead troll_2"]
    t.play("Lead troll_2")
    (tied,) = t.happened("enemy")
    assert (tied.rule, tied.args["tied"]) == ("enemy.order.tie", "yes")
    u = Story(phase="enemy", guts="e5 grit", troll_1="e6", troll_2="a4", fate=["0 0 0"], **REST)
    u.begin()
    alone = u.happened("enemy")[0]
    assert (alone.rule, alone.args["tied"]) == ("enemy.order.closest", "no")


@pytest.mark.rule("enemy.order.closest", "base.large", "closest.distance")
def test_a_large_base_needs_the_movement_of_its_front_unless_it_stands_there_already() -> None:
    t = Story(phase="enemy", guts="c4 grit", kelpie_1="c8 0", troll_1="e6", **REST)
    behind = [f for f, under in enumerate(t.s.adventure.bases[2]["c8"]) if "c7" in names(t, under)]
    t.kelpie_1.facing = behind[0]
    assert [closest(t.s, foe, [t.guts])[0] for foe in (t.kelpie_1, t.troll_1)] == [3, 2]
    assert first(t.s, [t.kelpie_1, t.troll_1]) == ["troll_1"]


@pytest.mark.rule("ruling.closest-path", "closest.distance", "closest.least", "move.enemy.toward")
def test_where_scenery_closes_every_way_spaces_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    walled(monkeypatch, "a2", "b1")  # around a1
    t = Story(phase="enemy", guts="a1 grit", isidro="g12 bombs", schierke="g11 mending")
    t.stand("troll_1", "a5")
    t.stand("ogre_1", "d6")
    assert closest(t.s, t.troll_1, [t.guts]) == (4, [t.guts])
    assert closest(t.s, t.troll_1, [t.guts, t.isidro])[1] == [t.isidro], "who can be reached"
    there, _ = stops(t.s, t.troll_1, t.guts)
    assert names(t, there) == {"a3", "b2"}, "as near as Spaces are counted"
    t.troll_1.at = "b2"
    there, _ = stops(t.s, t.troll_1, t.guts)
    assert names(t, there) == {"b2"}, "it stays where nothing is better"


@pytest.mark.rule("ruling.closest-path", "move.enemy.short", "closest.distance")
def test_where_others_close_every_way_it_comes_as_near_as_if_they_were_not_there() -> None:
    t = Story(phase="enemy", guts="a1 grit", isidro="g12 bombs", schierke="g11 mending")
    for name, at in (("troll_1", "a6"), ("troll_2", "a2"), ("troll_3", "b1"), ("troll_4", "a4")):
        t.stand(name, at)
    there, _ = stops(t.s, t.troll_1, t.guts)
    assert names(t, there) == {"b3"}, "three steps around the fourth, a3 is one more"


# The Enemy Turn -----------------------------------------------------------------------------------


@pytest.mark.rule("terrain.effect", "event.objective.immediate")
def test_whoever_burns_at_its_activation_may_have_met_a_condition() -> None:
    for at, looked_at in (("c5", True), ("d5", False)):
        t = Story(phase="enemy", guts="a1 grit", troll_1=at, tokens={"c5": "fire"}, **REST)
        t.s.specials = ["embers"]
        assert bool(returned(turn(t.s))) == (not looked_at)
        assert t.troll_1.wounds == looked_at


@pytest.mark.rule("move.enemy.tie.choice", "move.enemy.tie.defense", "attack.enemy.tie.choice")
def test_of_two_equally_close_and_weak_the_heroes_choose_whom_it_walks_to() -> None:
    equal = {"guts": "flat_of_the_blade", "schierke": "mending"}  # the same Defense
    t = enemies({"guts": "a1", "schierke": "a7"}, equal)
    assert (t.ask.what, t.ask.rule) == ("turn", "move.enemy.tie.choice")
    assert t.offers == ["Turn troll_1 guts", "Turn troll_1 schierke"]
    assert t.ask.shared
    t.fate.answers = ["0 0 0"]
    t.play("Turn troll_1 guts")
    assert t.troll_1.at == "a2"
    u = enemies({"guts": "a3", "schierke": "a5"}, equal)
    assert (u.ask.what, u.ask.rule) == ("turn", "attack.enemy.tie.choice")


@pytest.mark.rule("ruling.big-base-move", "base.large", "base.standard", "move.enemy.step")
def test_a_large_base_turns_the_way_it_goes_and_a_standard_one_never() -> None:
    t = Story(phase="enemy", guts="a1 grit", troll_1="d5", kelpie_1="d5 0", **REST)
    field = t.s.adventure.hexes
    for name in field.names(field.near[field.named["d5"]]):
        for enemy in (t.troll_1, t.kelpie_1):
            enemy.at, enemy.facing = "d5", 0
            assert step(t.s, March(enemy.id, way=[name]), enemy) is False, "all may look now"
            assert enemy.at == name
        assert t.troll_1.facing == 0
        assert names(t, zone(t.s, t.kelpie_1)) == {"d5", name}


@pytest.mark.rule("bleed.enemy", "stun.decay.enemy", "enemy.slain.remove")
def test_who_bleeds_to_death_loses_no_stunned_token_before() -> None:
    t = Story(phase="enemy", guts="a1 grit", troll_1="c5", troll_2="e5", **REST)
    for troll in (t.troll_1, t.troll_2):
        troll.bleeding = troll.stunned = 1
    dying = t.troll_1
    dying.wounds = health(t.s, dying) - 2
    end_of_turn(t.s)
    assert (list(t.s.enemies), dying.stunned, t.troll_2.stunned) == (["troll_2"], 1, 0)


@pytest.mark.rule("closest.most", "attack.enemy.target", "attack.enemy.none")
def test_who_seeks_the_weakest_strikes_another_if_nobody_else_is_in_range() -> None:
    t = Story(phase="enemy", guts="g12 grit", isidro="c5 bombs", schierke="a1 mending")
    t.stand("harrier_1", "c4")
    t.guts.wounds = health(t.s, t.guts) - 1
    attack(t.s, March("harrier_1"), t.harrier_1)
    assert t.doing == Blow("harrier_1", ["isidro"])
    t.isidro.at = "c8"
    t.s.under_way, march = [], March("harrier_1")
    attack(t.s, march, t.harrier_1)
    assert (t.s.under_way, march.window) == ([], "over")


@pytest.mark.rule("dice.equal-tier", "stun.hero-monster", "ruling.heroes-choose-seat")
def test_of_an_enemys_dice_all_heroes_choose_the_one_that_leaves_and_of_ones_own_oneself() -> None:
    t = Story(guts="c4 grit", ogre_1="d6", isidro="a12 bombs", schierke="a11 mending")
    for who, shared in (("ogre_1", True), ("guts", False)):
        ask = next(gather(t.s, Blow(who, ["isidro"], dice=["red", "gray"], lost=1)))
        assert isinstance(ask, Ask)
        assert (ask.what, ask.seat, ask.shared) == ("drop", "guts", shared)
    for lost in (2, 3):  # nothing to choose where all of them leave
        blow = Blow("guts", ["isidro"], dice=["red", "gray"], lost=lost)
        assert returned(gather(t.s, blow)) is None
        assert len(blow.dice) == 1


@pytest.mark.rule("riposte.when", "ruling.forced-attack-split", "ruling.heroes-choose-seat")
def test_one_hero_answers_for_a_riposte_alone_and_several_together() -> None:
    t = Story(guts="c4 grit", isidro="c6 bombs", schierke="a11 mending", troll_1="c5")
    blow, guts, isidro = Blow("troll_1", ["guts", "isidro"]), t.hero("guts"), t.hero("isidro")
    for able, seat, shared in (([isidro], "isidro", False), ([guts, isidro], "guts", True)):
        ask = next(ripostes(t.s, blow, able))
        assert isinstance(ask, Ask)
        assert (ask.seat, ask.shared) == (seat, shared)


@pytest.mark.rule("effect.optional", "riposte.as-attack")
def test_what_a_card_gives_to_ripostes_alone_can_be_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = LIBRARY.cards["parry"]
    effect = replace(card.effect, riposte=(More(("red",), None),))
    monkeypatch.setitem(LIBRARY.cards, "parry", replace(card, effect=effect))
    t = Story(serpico="c4 parry", guts="a1 grit", isidro="a2 bombs", troll_1="c5")
    t.serpico.done = True
    found = [str(option) for option in held_back(t.s, [t.hero("serpico")], "troll_1")]
    assert found == [f"Riposte serpico {way}" for way in ("yes no", "no yes", "yes yes")]


@pytest.mark.rule("effect.kinds", "riposte.as-attack")
def test_what_is_for_ripostes_counts_in_no_other_attack() -> None:
    t = Story(guts="c4 grit", troll_1="c5", **REST)
    more = More(("red",), None)
    effect = replace(LIBRARY.abilities["guts"], riposte=(more,))
    assert effect.hurt
    assert more not in changed_by(t.s, t.guts, effect, riposte=False)
    assert more in changed_by(t.s, t.guts, effect, riposte=True)


@pytest.mark.rule("riposte.range", "attack.visible")
def test_a_riposte_needs_sight_only_where_the_card_asks_for_it() -> None:
    for card in ("gale", "arm_cannon"):
        effect = LIBRARY.cards[card].effect
        t = Story(guts=f"d7 {card}", isidro="a1 bombs", schierke="a2 mending", troll_1="d10")
        t.hero("guts").ripostes = 1
        assert effect.reach >= 3
        assert not sees(t.s, t.guts, t.troll_1)
        able = able_to_riposte(t.s, Blow("troll_1", ["guts"]))
        assert [hero.id for hero in able] == ([] if effect.visible else ["guts"])


@pytest.mark.rule("priority.special-rules.order", "interact.result")
def test_the_special_rule_that_the_heroes_choose_comes_first() -> None:
    for chosen, order in (("spades", ["tired", "counted"]), ("bells", ["counted", "tired"])):
        t = Story(guts="d5 grit", tokens={"d5": "interaction"}, **REST)
        t.s.specials = ["bells", "spades"]
        t.hero("guts").fatigue = 3
        t.play("Activate guts", "Trigger interaction_90", f"First {chosen}")
        assert t.s.events is not None
        assert [e.key for e in t.s.events if e.key in ("tired", "counted")] == order


@pytest.mark.rule("reroll.gain", "reroll.one-die", "ruling.rerolls-keep")
def test_rerolls_of_the_attack_are_used_before_those_that_last() -> None:
    t = Story(guts="c4 grit", troll_1="c5", **REST)
    t.hero("guts").rerolls = 1
    blow = Blow("guts", ["troll_1"], dice=["red"], faces=["0"], rerolls=1, window="rerolls")
    for left in ((0, 1), (0, 0)):
        script = reroll(t.s, blow)
        ask: Any = next(script)
        script.send(ask.options[1])
        with pytest.raises(StopIteration):
            script.send(("0",))
        assert (blow.rerolls, t.hero("guts").rerolls) == left
    assert returned(reroll(t.s, blow)) is None
    assert blow.window == "wounds"


@pytest.mark.rule("effect.kinds", "enemy.slain.remove")
def test_nobody_pushes_who_has_fallen() -> None:
    t = Story(adventure="deck", guts="c4 grit", isidro="a1 bombs", schierke="a2 mending")
    t.stand("corsair_1", "c5")
    t.guts.at = ""
    assert after(t.s, Blow("corsair_1", ["guts"], hurt=["guts"]))
    assert t.guts.at == ""


@pytest.mark.rule("effect.kinds", "riposte.as-attack")
@pytest.mark.parametrize(("riposte", "steps"), [(False, 2), (True, 0)])
def test_who_ripostes_does_not_move_on_in_the_turn_of_the_enemies(
    riposte: bool, steps: int
) -> None:
    t = Story(isidro="c4 hit_and_run", guts="a1 grit", schierke="a2 mending")
    t.stand("troll_1", "c5")
    t.hero("isidro").done, before = True, t.isidro.steps
    after(t.s, Blow("isidro", ["troll_1"], riposte=riposte))
    assert t.isidro.steps - before == steps


@pytest.mark.rule("effect.kinds", "ruling.buff-timing")
def test_the_log_says_for_whom_a_boon_is() -> None:
    t = Story(schierke="c4 warding_circle", guts="c5 grit", isidro="a1 quick_feet")
    t.play("Activate schierke", "Use warding_circle")
    assert [event.args["whom"] for event in t.happened("boon")] == ["everyone"]
    u = Story(schierke="c4 tailwind", guts="c5 grit", isidro="a1 quick_feet")
    u.play("Activate schierke", "Use tailwind")
    assert [event.args["whom"] for event in u.happened("boon")] == ["others"]


@pytest.mark.rule("ruling.buff-timing", "range.limit")
def test_a_boon_needs_range_and_no_sight() -> None:
    t = Story(guts="d7 grit", schierke="d10 mending", isidro="a1 bombs")
    before = guard(t.s, t.guts)
    assert not sees(t.s, t.schierke, t.guts)
    for reach, more in ((2, 0), (3, 1)):
        t.s.boons = [Boon("guard", 1, "schierke", "", reach)]
        assert guard(t.s, t.guts) == before + more


@pytest.mark.rule("end.event", "setup.board.ally-no-mini", "ally.shared")
def test_the_log_says_won_or_lost_and_an_ally_without_a_miniature_stands_nowhere() -> None:
    t = Story(guts="a1 grit", phase="events", **REST)
    t.s.under_way = [Resolve("A.when.1")]
    t.begin()
    assert (t.s.won, len(t.happened("lost")), t.happened("won")) == (False, 1, [])
    u = Story(guts="a1 grit", casca="c5", **REST)
    join(u.s, "puck", "c4")
    assert (u.s.under_way, u.s.allies["puck"].at) == ([], "")
    join(u.s, "militia", "c4")
    assert u.s.under_way == [Arrival("militia", "c4", ally=True)]
    u.s.under_way = [Activation("casca")]
    u.casca.steps = 1
    assert (u.ask.what, u.ask.seat, u.ask.shared) == ("act", "guts", True)


@pytest.mark.rule("terrain.effect", "enemy-turn.all")
def test_who_burns_to_death_as_it_activates_is_looked_at_before_the_next() -> None:
    for left in (1, 2):
        t = Story(phase="events", guts="e5 grit", troll_1="a4", tokens={"a4": "fire"}, **REST)
        t.s.specials, t.s.tied = ["embers"], ["troll_1"]
        t.troll_1.wounds = health(t.s, t.troll_1) - left
        assert returned(turn(t.s)) is False
        assert ("troll_1" in t.s.enemies, bool(t.s.under_way)) == (left > 1, left > 1)
