"""Pp. 36-38 to the letter: whom an Enemy goes for, where it stops, what its Turn leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.attacks import (
    able_to_riposte,
    after,
    all_fall,
    blasted,
    has_blast,
    push,
    seat,
    side,
    wounds,
)
from grimtable.games.berserk.enemies import (
    end_of_turn,
    first,
    is_open,
    lowest,
    nearest,
    preys,
    sought,
    step,
    stops,
    weakest,
)
from grimtable.games.berserk.spaces import closest, in_range, steps_to, zone
from grimtable.games.berserk.state import Arrival, Blow, March, Options, health
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.table import Table
from tests.games.berserk.table import Story

FAR: dict[str, Any] = {"isidro": "a1 quick_feet", "schierke": "a2 mending"}


def enemies(**who: Any) -> Story:
    """A table at the beginning of the Enemy Turn."""
    return Story(phase="enemy", **who)


def ids(minis: Any) -> list[str]:
    return [mini.id for mini in minis]


# Whom ---------------------------------------------------------------------------------------------


@pytest.mark.rule("closest.most", "enemy.card.fields", "move.enemy.toward")
def test_an_ability_may_seek_others_than_the_closest() -> None:
    t = enemies(guts="c4 grit", isidro="c9 bombs", schierke="a1 mending", casca="e5", troll_1="c5")
    everybody = t.s.friends()
    assert ids(sought(t.s, t.troll_1, "allies", everybody)) == ["casca"]
    assert ids(sought(t.s, t.troll_1, "allies", [t.guts])) == ["guts"], "without an Ally anybody"
    t.isidro.wounds = 5  # 7 left, as many as Casca has
    t.casca.wounds = 1
    assert ids(sought(t.s, t.troll_1, "weakest", everybody)) == ["isidro", "casca"]
    far = max(steps_to(t.s, t.troll_1, mini) for mini in everybody)
    assert ids(sought(t.s, t.troll_1, "furthest", everybody)) == [
        mini.id for mini in everybody if steps_to(t.s, t.troll_1, mini) == far
    ]
    assert ids(preys(t.s, t.troll_1)) == ids(everybody)


@pytest.mark.rule("defense.enemy-vs-enemy", "closest.most")
def test_hazuppa_goes_for_anyone_but_itself_and_a_harrier_for_the_weakest() -> None:
    t = enemies(guts="a1 grit", hazuppa_1="d5", troll_1="d10", harrier_1="g12", **FAR)
    t.hero("isidro").at = "a3"
    assert ids(preys(t.s, t.hazuppa_1)) == ["guts", "isidro", "schierke", "troll_1", "harrier_1"]
    t.guts.wounds = 1
    assert ids(preys(t.s, t.harrier_1)) == ["guts"]
    for hero in t.s.heroes.values():
        hero.at = ""
    assert preys(t.s, t.harrier_1) == []


@pytest.mark.rule("move.enemy.tie.defense", "attack.enemy.tie.defense")
def test_of_equally_close_ones_the_lowest_defense_and_it_is_told_only_of_one() -> None:
    t = enemies(guts="c4 flat_of_the_blade", isidro="c6 bombs", schierke="b4 mending", troll_1="c5")
    assert lowest(t.s, [t.guts, t.isidro]) == ["isidro"]
    assert lowest(t.s, [t.guts, t.schierke]) == ["guts", "schierke"]
    assert weakest(t.s, t.troll_1, [t.guts], "attack.enemy.tie.defense") == ["guts"]
    assert not t.happened("lowest")
    assert weakest(t.s, t.troll_1, [t.guts, t.isidro], "attack.enemy.tie.defense") == ["isidro"]
    assert [event.args["whom"] for event in t.happened("lowest")] == ["isidro"]
    assert nearest(t.s, t.troll_1, [t.guts]) == [t.guts]


@pytest.mark.rule("ability.hero.optional", "move.enemy.tie.defense")
def test_protection_is_asked_about_only_where_it_changes_whom_an_enemy_goes_for() -> None:
    t = enemies(guts="c4 grit", isidro="c6 duck_and_weave", farnese="b3 ward", troll_1="c5")
    both = [t.guts, t.isidro]
    march = March("troll_1")
    assert not is_open(t.s, march, both, "move"), "Farnese has not acted"
    t.hero("farnese").done = True
    t.s.under_way = [march]
    assert is_open(t.s, march, both, "attack")
    assert (march.window, march.then, march.tied, march.bare) == (
        ("lend", "attack", ["guts", "isidro"], False)
    )
    assert not is_open(t.s, March("troll_1", asked=True), both, "move")
    assert not is_open(t.s, March("troll_1"), [t.guts], "move")
    t.isidro.at = "c12"
    assert not is_open(
        t.s, March("troll_1"), [t.isidro, t.schierke] if False else [t.isidro], "move"
    )


@pytest.mark.rule("enemy.order.closest", "base.large", "closest.distance")
def test_a_large_base_is_as_close_as_its_nearer_end() -> None:
    t = enemies(guts="c4 grit", kelpie_1="c6 0", troll_1="e5", **FAR)
    for facing in range(6):
        t.kelpie_1.facing = facing
        if t.s.adventure.hexes.named["c5"] in _bits(zone(t.s, t.kelpie_1)):
            break
    assert closest(t.s, t.kelpie_1, [t.guts])[0] == 0
    assert closest(t.s, t.troll_1, [t.guts])[0] == 1
    assert first(t.s, [t.kelpie_1, t.troll_1]) == ["kelpie_1"]


def _bits(mask: int) -> set[int]:
    return {i for i in range(mask.bit_length()) if mask >> i & 1}


@pytest.mark.rule("ruling.closest-path", "closest.distance")
def test_where_no_way_leads_miniatures_are_ignored_and_then_spaces_are_counted() -> None:
    t = enemies(guts="a1 grit", isidro="g12 bombs", schierke="g11 mending", troll_1="a5")
    t.stand("troll_2", "a2")
    t.stand("troll_3", "b1")
    assert steps_to(t.s, t.troll_1, t.guts) == 3, "through those who stand in the way"
    assert steps_to(t.s, t.troll_2, t.guts) == 0
    u = enemies(guts="a1 grit", isidro="a3 bombs", schierke="g11 mending", troll_1="a6")
    u.stand("troll_2", "a2")
    u.stand("troll_3", "b1")
    u.stand("troll_4", "b2")
    assert closest(u.s, u.troll_1, [u.guts, u.isidro])[1] == [u.isidro], "who can be reached"


# Where --------------------------------------------------------------------------------------------


@pytest.mark.rule("move.enemy.toward", "move.enemy.short", "move.enemy.step", "enemy.range")
def test_an_enemy_stops_at_the_first_spaces_in_range_or_as_near_as_it_gets() -> None:
    def spots(**who: str) -> set[str]:
        t = enemies(isidro="g12 bombs", schierke="g11 mending", **who)
        name = next(iter(t.s.enemies))
        return set(t.s.adventure.hexes.names(stops(t.s, t.s.enemies[name], t.guts)[0]))

    assert spots(guts="a1 grit", troll_1="a4") == {"a2"}
    assert spots(guts="a1 grit", troll_1="b3") == {"a2", "b1"}, "two Spaces are as near"
    assert spots(guts="a1 grit", troll_1="a6") == {"a3"}, "three steps, and still too far"
    assert spots(guts="a1 grit", kelpie_1="a5 3") == {"a3"}, "Range 2"


@pytest.mark.rule("move.enemy.toward", "attack.visible", "enemy.range")
def test_a_shaman_goes_where_it_sees_its_target() -> None:
    t = enemies(guts="g5 grit", isidro="a12 bombs", schierke="a11 mending", shaman_1="e5")
    assert not in_range(t.s, t.shaman_1, t.guts, 4, visible=True)
    there, _ = stops(t.s, t.shaman_1, t.guts)
    for at in t.s.adventure.hexes.names(there):
        t.shaman_1.at = at
        assert in_range(t.s, t.shaman_1, t.guts, 4, visible=True)
        t.shaman_1.at = "e5"
    assert there


@pytest.mark.rule("ruling.big-base-move", "base.large", "move.enemy.step")
def test_the_rear_of_a_large_base_follows_its_front() -> None:
    t = enemies(guts="a1 grit", kelpie_1="d6 0", isidro="g12 bombs", schierke="g11 mending")
    march = March("kelpie_1", way=["c6", "c5"])
    step(t.s, march, t.kelpie_1)
    field = t.s.adventure.hexes
    assert t.kelpie_1.at == "c5"
    assert set(field.names(zone(t.s, t.kelpie_1))) == {"c5", "c6"}
    assert (march.way, march.window) == ([], "attack")


@pytest.mark.rule("terrain.effect", "move.enemy.step")
def test_an_enemy_burns_on_its_way_and_at_the_beginning_of_its_activation() -> None:
    t = enemies(guts="a1 grit", troll_1="c5", tokens={"c4": "fire", "b4": "fire"}, **FAR)
    t.s.specials = ["embers"]
    step(t.s, March("troll_1", way=["c4", "b4", "b3"]), t.troll_1)
    assert (t.troll_1.at, t.troll_1.wounds) == ("b3", 2)
    assert t.troll_1.facing == 0, "a standard base has no front"
    u = enemies(guts="a1 grit", troll_1="c5", tokens={"c5": "fire"}, isidro="g1 bombs")
    u.s.specials, u.troll_1.wounds = ["embers"], 6
    u.begin()
    assert "troll_1" not in u.s.enemies, "it burned before it could act"
    assert not u.happened("enemy")


# The end ------------------------------------------------------------------------------------------


@pytest.mark.rule("enemy-turn.all", "bleed.enemy", "stun.decay.enemy", "gap.events.chapter")
def test_the_enemy_turn_ends_with_bleeding_then_a_token_less_and_all_can_act_again() -> None:
    t = enemies(guts="a1 grit", troll_1="c5", ogre_1="f10", **FAR)
    t.s.checked, t.s.fresh = True, ["B"]
    for enemy in t.s.enemies.values():
        enemy.bleeding, enemy.stunned, enemy.done = 1, 2, True
    end_of_turn(t.s)
    assert (t.s.phase, t.s.checked, t.s.fresh) == ("events", False, [])
    assert [(e.wounds, e.stunned, e.done) for e in t.s.enemies.values()] == (
        [(2, 1, False), (2, 2, False)]
    )


@pytest.mark.rule("ally.shared", "activation.order.free", "ruling.heroes-choose-seat")
def test_to_activate_an_ally_is_no_heros_turn_and_can_be_taken_back() -> None:
    table = Table(GAME, Options(adventure="ford"), Seeded(1), solo=False)

    def say(who: str, *answers: str) -> None:
        for answer in answers:
            number, ask = next(one for one in table.asks if one.ask.seat == who)
            assert isinstance(ask, Ask)
            table.answer(number, ask.read(answer))

    for who, at in (("guts", "a1"), ("isidro", "a2"), ("schierke", "b1")):
        say(who, f"Place {who} {at}")
    for who, card in (("guts", "grit"), ("isidro", "bombs"), ("schierke", "mending")):
        say(who, f"Lay {card}", f"Ready {who}")
    (opened,) = table.asks
    assert isinstance(opened.ask, Ask)
    assert opened.ask.shared
    say("guts", "Activate casca")
    table.undo("guts")
    (opened,) = table.asks
    assert isinstance(opened.ask, Ask)
    assert opened.ask.what == "activate"


# Attacks ------------------------------------------------------------------------------------------


@pytest.mark.rule("ally.shared", "attack.ally.wounds", "defense.ally")
def test_sides_and_who_answers_for_whom() -> None:
    t = Story(guts="a1 grit", casca="c5", troll_1="d6", **FAR)
    assert [side(t.s, name) for name in ("guts", "casca", "troll_1")] == [
        "heroes",
        "allies",
        "enemies",
    ]
    assert [seat(t.s, name) for name in ("isidro", "casca", "troll_1")] == [
        "isidro",
        "guts",
        "guts",
    ]


@pytest.mark.rule("reroll.gain", "attack.hero.wounds")
def test_no_reroll_could_better_an_attack_with_which_all_fall() -> None:
    t = Story(guts="c4 grit", troll_1="c5", troll_2="d4", **FAR)
    t.troll_1.wounds = 5  # two more, and Defense 1
    for faces, falls in ((["2"], False), (["3"], True), (["2", "2"], True)):
        assert all_fall(t.s, Blow("guts", ["troll_1"], faces=faces)) is falls
    assert not all_fall(t.s, Blow("guts", ["troll_1", "troll_2"], faces=["3"]))
    assert not all_fall(t.s, Blow("guts", ["troll_1", "isidro"], faces=["6", "6"]))


@pytest.mark.rule("defense.status-after", "bleed.per-icon", "stun.per-icon", "ruling.status-multi")
def test_tokens_come_with_a_wound_one_per_icon() -> None:
    t = Story(guts="c4 grit", troll_1="c5", ogre_1="e8", casca="c6", **FAR)
    blow = Blow("guts", ["troll_1", "ogre_1", "gone"], faces=["2b", "1b", "0"])
    wounds(t.s, blow)
    assert (t.troll_1.wounds, t.troll_1.bleeding, t.troll_1.stunned) == (2, 2, 0)
    assert (t.ogre_1.wounds, t.ogre_1.bleeding) == (1, 2)
    assert (blow.damage, blow.hurt, blow.window) == (3, ["troll_1", "ogre_1"], "after")
    nothing = Blow("guts", ["troll_1"], faces=["1b"])
    wounds(t.s, nothing)
    assert (t.troll_1.wounds, t.troll_1.bleeding, nothing.hurt) == (2, 2, [])
    assert t.s.attacked == {}
    wounds(t.s, Blow("troll_1", ["casca", "guts"], faces=["3s"]))
    assert t.s.attacked == {"casca": "troll_1", "guts": "troll_1"}
    assert (t.casca.wounds, t.casca.stunned, t.guts.wounds, t.guts.stunned) == (2, 1, 2, 1)
    rules = [event.rule for event in t.happened("hit")]
    assert rules[-2:] == ["defense.ally", "defense.hero.wounds"]
    t.s.attacked = {}
    wounds(t.s, Blow("guts", ["casca"], faces=["2"]))
    assert t.s.attacked == {}, "only Enemies count"


@pytest.mark.rule("attack.hero.stun-clear", "attack.enemy.stun-clear", "stun.others")
def test_an_attack_clears_the_tokens_of_heroes_and_monsters_alone() -> None:
    t = Story(guts="c4 grit", troll_1="c5", ogre_1="e8", casca="c6", **FAR)
    for mini in t.s.minis():
        mini.stunned = 2
    for name in ("guts", "troll_1", "ogre_1", "casca"):
        blow = Blow(name, ["isidro"])
        assert not after(t.s, blow)
        assert blow.window == "ripostes"
    assert (t.guts.stunned, t.troll_1.stunned, t.ogre_1.stunned, t.casca.stunned) == (0, 2, 0, 2)
    assert [event.rule for event in t.happened("clear")] == (
        ["attack.hero.stun-clear", "attack.enemy.stun-clear"]
    )


@pytest.mark.rule("effect.kinds", "setup.board.special-rules")
def test_slow_and_push_count_for_those_who_were_hurt_and_still_stand() -> None:
    t = Story(farnese="c4 chain_snare", guts="a1 grit", isidro="a2 bombs", troll_1="c5")
    t.stand("troll_2", "d4")
    t.farnese.done = True
    after(t.s, Blow("farnese", ["troll_1", "troll_2"], hurt=["troll_1", "gone"]))
    assert (t.troll_1.slow, t.troll_2.slow) == (1, 0)
    u = Story(adventure="deck", guts="c4 grit", corsair_1="c5", crocodile_1="c7", isidro="a1 bombs")
    assert after(u.s, Blow("corsair_1", ["guts"], hurt=["guts"])), "on the narrow deck"
    assert u.guts.at == "c3"
    assert not after(u.s, Blow("guts", ["corsair_1"], hurt=["corsair_1"])), "Heroes do not shove"
    assert u.corsair_1.at == "c5"
    u.s.specials = []
    assert not after(u.s, Blow("corsair_1", ["guts"], hurt=["guts"]))
    assert after(u.s, Blow("crocodile_1", ["corsair_1"], hurt=["corsair_1"]))


@pytest.mark.rule("effect.kinds", "space.one-mini", "base.large")
def test_a_push_goes_straight_until_something_is_in_the_way() -> None:
    t = Story(serpico="c4 gale", guts="a1 grit", isidro="a2 bombs", troll_1="c5", kelpie_1="e9 0")
    push(t.s, t.serpico, t.troll_1, 2)
    assert t.troll_1.at == "c7"
    assert [event.args["where"] for event in t.happened("pushed")] == ["c7"]
    at = t.kelpie_1.at
    push(t.s, t.serpico, t.kelpie_1, 2)
    assert t.kelpie_1.at == at, "a large base stands firm"
    u = Story(guts="a3 grit", isidro="a1 bombs", schierke="b1 mending", troll_1="a2")
    push(u.s, u.troll_1, u.isidro, 2)
    assert u.isidro.at == "a1"
    assert len(u.happened("pushed")) == 0


@pytest.mark.rule("riposte.when", "riposte.range", "riposte.once")
def test_who_may_strike_back() -> None:
    t = Story(guts="c4 flat_of_the_blade", isidro="c6 pepper_powder", casca="d4", troll_1="c5")
    for hero in t.s.heroes.values():
        hero.ripostes = 1
    blow = Blow("troll_1", ["guts", "isidro", "casca"])
    assert ids(able_to_riposte(t.s, blow)) == ["guts", "isidro"]
    blow.riposted = ["guts"]
    assert ids(able_to_riposte(t.s, blow)) == ["isidro"]
    t.hero("isidro").ripostes = 0
    assert able_to_riposte(t.s, blow) == []
    t.hero("isidro").ripostes, t.troll_1.at = 1, "c8"
    assert ids(able_to_riposte(t.s, blow)) == ["isidro"], "by the Range of the top card"
    t.troll_1.at = "c9"
    assert able_to_riposte(t.s, blow) == []
    t.troll_1.at = "c5"
    t.hero("isidro").pile = []
    assert ids(able_to_riposte(t.s, blow)) == ["isidro"], "without cards next to one"
    del t.s.enemies["troll_1"]
    assert able_to_riposte(t.s, blow) == []


@pytest.mark.rule("attack.hero.all", "effect.kinds")
def test_a_blast_meets_everybody_next_to_the_target() -> None:
    t = Story(isidro="c3 bombs", guts="c4 grit", schierke="d4 mending", troll_1="c5", ogre_1="e8")
    t.isidro.at = "b2"
    assert blasted(t.s, t.troll_1, False) == ["troll_1"]
    assert blasted(t.s, t.troll_1, True) == ["troll_1", "guts", "schierke"]
    assert has_blast(t.s, t.hero("isidro"))
    assert not has_blast(t.s, t.hero("guts"))
    t.hero("isidro").pile = []
    assert not has_blast(t.s, t.hero("isidro"))
    assert health(t.s, t.troll_1) == 7


@pytest.mark.rule("ability.hero.optional", "ruling.heroes-choose-seat", "ability.ally.unique")
def test_who_lends_protection_answers_alone_and_several_answer_together() -> None:
    def asked(**who: Any) -> Story:
        t = enemies(guts="c4 grit", isidro="c6 duck_and_weave", troll_1="c5", **who)
        for name in ("farnese", "militia"):
            if name in who:
                t.s.mini(name).done = True
        t.fate.answers = ["3 0 0"]
        assert t.ask.what == "lend"
        return t

    one = asked(farnese="b3 ward")
    assert (one.ask.seat, one.ask.shared) == ("farnese", False)
    ally = asked(schierke="a1 mending", militia="b3")
    assert (ally.ask.seat, ally.ask.shared) == ("guts", True), "an Ally is everybody's"
    both = asked(farnese="b3 ward", militia="b4")
    assert (both.ask.seat, both.ask.shared) == ("guts", True)
    one.play("Lend farnese yes")
    assert not one.happened("unlent")
    again = asked(farnese="b3 ward").play("Lend farnese no")
    assert len(again.happened("unlent")) == 1
    assert (again.ask.what, again.ask.shared) == ("turn", True)


@pytest.mark.rule("ruling.heroes-choose-seat", "enemy.order.tie", "gap.figures.enemy-move")
def test_what_the_book_leaves_to_the_heroes_all_of_them_are_asked() -> None:
    t = enemies(guts="c4 grit", troll_1="c6", troll_2="e5", **FAR)
    assert (t.ask.what, t.ask.shared) == ("lead", True)
    u = enemies(guts="a1 grit", troll_1="b3", isidro="g12 bombs", schierke="g11 mending")
    assert (u.ask.what, u.ask.shared) == ("stop", True)
    v = Story(guts="a1 grit", isidro="a2 bombs", schierke="a3 mending", troll_1="d5")
    v.s.under_way.append(Arrival("troll", "d5"))
    assert (v.ask.what, v.ask.shared) == ("displace", True)
