"""Followers and Cohorts: how they join, act, stand blows, and go (pp. 18-19)."""

from __future__ import annotations

import pytest
from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.allies import begin_turns, recruit
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import order_of
from grimtable.games.drunagor.health import gain
from grimtable.games.drunagor.notation import NOTATION
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.quarry import seen
from grimtable.games.drunagor.record import sheet_of
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.scene import scene
from grimtable.games.drunagor.setup import furnish, new
from grimtable.games.drunagor.skills import candidates
from grimtable.games.drunagor.state import Ally, Assault, Blow, Drunagor, Hit
from grimtable.games.drunagor.terrain import darken, enter
from grimtable.games.drunagor.track import play
from grimtable.kernel import Ask
from tests.games.drunagor.playing import (
    acting,
    area,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    told,
    turn_of,
)


def beside(s: Drunagor, kind: str, where: str, n: int = 1) -> Ally:
    """A Follower or Cohort on a square."""
    name = f"{kind}_{n}"
    s.allies[name] = Ally(name, kind, hall_of(s).board.named[where])
    return s.allies[name]


def dunes(heroes: str, monsters: str = "") -> Drunagor:
    """The camps before Gil Garoth."""
    return quay(heroes, monsters, adventure="blood_on_the_dunes")


def strikes(s: Drunagor, damage: int, whom: str, **more: object) -> Blow:
    """A Monster's attack on somebody."""
    by = next(iter(s.monsters))
    return begin(s, Blow(by, "monster", [Hit(whom)], base=damage, **more))  # type: ignore


@pytest.mark.rule(
    "ally.types", "ally.recruit.by-resolution", "ally.recruit.card", "ally.recruit.place"
)
def test_a_resolution_recruits_beside_the_hero_who_chose_it() -> None:
    s = dunes("vorn@b2 maya@a6")
    furnish(s, 0)
    acting(s, "vorn")
    asked = run(s, "Interact the_judgement", "Resolve the_judgement-absolve_dunedancer")
    assert asked.what == "stand"
    assert {"Stand a1", "Stand b3"} <= offered(asked)
    assert "Stand a5" not in offered(asked)  # beside Maya
    run(s, "Stand b3")
    assert hall_of(s).board.names[s.allies["dunedancer_khadija_1"].at] == "b3"
    look = scene(s, None)
    assert look.order is not None
    assert "dunedancer_khadija_1" in [turn.of for turn in look.order.turns]
    assert "company" in [zone.id for zone in look.zones]


@pytest.mark.rule("ally.card.slot", "ally.initiative", "ally.defeat.card", "ally.no-limit")
def test_their_cards_lie_opposite_of_roles_and_all_of_a_card_act_there() -> None:
    line = [(p.kind, p.id) for p in order_of("blood_on_the_dunes-0")]
    for card in ALLIES.values():
        if not card.entry.opposite:  # Companions and Pets act after a Hero
            continue
        assert ("ally", card.entry.opposite) in line
        before = {"support": "green_up", "striker": "red_up", "leader": "blue_down"}
        assert card.entry.opposite in (*before, "defender", "controller")
    top = line.index(("raid", ""))
    assert line.index(("ally", "support")) < line.index(("hero", "leader"))  # over Support
    assert line.index(("ally", "leader")) > top  # below the Leader
    assert line.index(("ally", "leader")) < line.index(("hero", "striker"))
    s = dunes("vorn@a1")
    for i, where in enumerate(("b4", "c4", "d4"), 1):
        beside(s, "dunedancers", where, i)
    del s.allies["dunedancers_2"]
    begin_turns(s, "dunedancers")
    assert [getattr(turn, "who", "") for turn in s.under_way[::-1]] == [
        "dunedancers_1",
        "dunedancers_3",
    ]


@pytest.mark.rule(
    "ally.turn", "ally.turn.leader", "ally.card.move", "ally.card.damage", "ally.collateral"
)
def test_the_leader_moves_them_and_chooses_whom_they_attack() -> None:
    s = dunes("vorn@a1 maya@a5", "hellish_flayer@f6 fell_warcaller@d7")
    ally = beside(s, "condottieri_daviggo", "c4")
    begin_turns(s, ally.kind)
    asked = run(s)
    assert (asked.seat, asked.what) == ("vorn", "ally-move")
    assert "Walk e6" in offered(asked)
    assert "Walk h6" not in offered(asked)  # four squares are too few
    asked = run(s, "Walk e6")
    assert offered(asked) == {"Aim hellish_flayer_1", "Aim fell_warcaller_1"}
    run(s, "Aim hellish_flayer_1")
    foe = s.monsters["hellish_flayer_1"]
    assert (foe.health, foe.has("knock_down")) == (20, 1)
    assert not s.under_way


@pytest.mark.rule("ally.collateral", "ally.card.colours")
def test_without_damage_there_is_no_collateral() -> None:
    s = dunes("vorn@a1", "hellish_flayer@d4")
    ally = beside(s, "condottieri_daviggo", "c4")
    gain(s, "hellish_flayer_1", "shield", 4, "kw.shield")
    begin_turns(s, ally.kind)
    run(s, "Done")
    foe = s.monsters["hellish_flayer_1"]
    assert (foe.health, foe.has("shield"), foe.has("knock_down")) == (24, 0, 0)


@pytest.mark.rule("ally.card.attack-type")
def test_one_who_shoots_reaches_an_area_and_never_while_engaged() -> None:
    s = dunes("vorn@a1", "hellish_flayer@f2 fell_warcaller@l8")
    ally = beside(s, "dunedancer_khadija", "c2")
    begin_turns(s, ally.kind)
    assert run(s, "Done") is None, "there is one to be attacked: nothing to ask"
    assert s.monsters["hellish_flayer_1"].health == 20
    s.monsters["hellish_flayer_1"].at = hall_of(s).board.named["d2"]
    begin_turns(s, ally.kind)
    assert run(s, "Done") is None
    assert s.monsters["hellish_flayer_1"].health == 20


@pytest.mark.rule("ally.turn")
def test_a_cohort_with_cleave_takes_a_second_one() -> None:
    s = dunes("vorn@a1", "hellish_flayer@d4 fell_warcaller@d2")
    beside(s, "hoelschers", "c3")
    begin_turns(s, "hoelschers")
    asked = run(s, "Done", "Aim hellish_flayer_1")
    assert offered(asked) == {"Aim fell_warcaller_1", "Done"}
    run(s, "Aim fell_warcaller_1")
    assert (s.monsters["hellish_flayer_1"].health, s.monsters["fell_warcaller_1"].health) == (
        20,
        14,
    )


@pytest.mark.rule("ruling.ally-stealth", "ally.turn.triggers", "kw.stealth.lost")
def test_an_ally_that_attacks_from_hiding_stays_hidden_and_surprises_nobody() -> None:
    s = dunes("vorn@a1", "hellish_flayer@d4")
    ally, foe = beside(s, "scavenger", "c4"), s.monsters["hellish_flayer_1"]
    before = foe.health
    begin_turns(s, ally.kind)
    run(s, "Done")
    assert (before - foe.health, ally.has("stealth")) == (6, 1)
    begin_turns(s, ally.kind)
    assert told(s, "seen") == []
    run(s)
    assert len(told(s, "seen")) == 1, "until its next turn"


@pytest.mark.rule("ally.turn.triggers", "ally.defeat.conditions-sum")
def test_conditions_come_before_what_is_triggered_and_are_one_blow() -> None:
    s = dunes("vorn@a1")
    ally = beside(s, "scavenger", "c4")
    gain(s, ally.id, "bleed", 3, "kw.bleed")
    begin_turns(s, ally.kind)
    run(s, "Done")
    assert ally.has("stealth")  # triggered
    assert told(s, "sturdy")[0].args["n"] == 3
    gain(s, ally.id, "bleed", 4, "kw.bleed")
    gain(s, ally.id, "poison", 2, "kw.poison")
    begin_turns(s, ally.kind)
    run(s)
    assert "scavenger_1" not in s.allies  # 6 at once, against 5


@pytest.mark.rule("ally.shared-card")
def test_stun_on_a_shared_card_holds_the_first_one_back() -> None:
    s = dunes("vorn@a1", "hellish_flayer@d4")
    for i, where in enumerate(("c3", "c5"), 1):
        beside(s, "dunedancers", where, i)
    gain(s, "dunedancers_2", "stun", 1, "kw.stun")
    begin_turns(s, "dunedancers")
    asked = run(s, "Done")  # the first one stays where it is, and does not attack
    assert (asked.what, asked.about["who"]) == ("ally-move", "dunedancers_2")
    run(s, "Done")
    assert s.monsters["hellish_flayer_1"].health == 21


@pytest.mark.rule(
    "kw.sturdiness", "kw.sturdiness.exceed", "ally.defeat.single-blow", "ally.defeat.remove",
    "ally.conditions-immune",
)  # fmt: skip
def test_sturdiness_takes_a_blow_up_to_its_value_and_no_more() -> None:
    s = dunes("vorn@a1", "hellish_flayer@d4")
    ally = beside(s, "scavenger", "c4")
    strikes(s, 5, ally.id, collateral=(("bleed", 2),))
    run(s, "pass", "pass")
    assert (ally.id in s.allies, ally.has("bleed")) == (True, 0)
    strikes(s, 6, ally.id, collateral=(("bleed", 2),))
    run(s, "pass", "pass")
    assert ally.id not in s.allies
    assert ally.has("bleed") == 0
    assert told(s, "ally-falls")[0].args["n"] == 6


@pytest.mark.rule("ally.shield-first", "kw.sturdiness.shield")
def test_their_shield_is_spent_though_sturdiness_would_do() -> None:
    s = dunes("vorn@a1", "hellish_flayer@d4")
    ally = beside(s, "scavenger", "c4")
    gain(s, ally.id, "shield", 3, "kw.shield")
    strikes(s, 2, ally.id)
    run(s, "pass", "pass")
    assert ally.has("shield") == 1
    strikes(s, 6, ally.id)
    run(s, "pass", "pass")
    assert (ally.id in s.allies, ally.has("shield")) == (True, 0)


@pytest.mark.rule("kw.sturdiness.prevent", "ally.tokens")
def test_heroes_prevent_what_is_too_much_for_an_ally() -> None:
    s = hall("war", "vorn@c5 maya@a8")
    ally = beside(s, "scavenger", "c6")
    minion(s, "d6")
    strikes(s, 8, ally.id)
    asked = run(s)
    mine = {option for option in offered(asked, "vorn") if ally.id in option}
    assert mine, "Vorn stands beside and could help"
    run(s, f"vorn: {min(mine)}", "pass", "pass", "pass")
    assert ally.id in s.allies or told(s, "covered")


@pytest.mark.rule("ally.tokens")
def test_allies_get_shield_from_a_skill_for_allies() -> None:
    s = hall("war", "jaheen@c5")
    beside(s, "scavenger", "c6")
    kind = NOTATION.read("ADJ ALLY, SHIELD 2 AND HEAL 2")[0]
    assert candidates(s, s.heroes["jaheen"], kind, "yellow") == ["scavenger_1"]
    hero = NOTATION.read("HERO, SHIELD 2")[0]
    assert candidates(s, s.heroes["jaheen"], hero, "blue") == ["jaheen"]
    other = NOTATION.read("ADJ ALLY, MOVE 2")[0]
    assert candidates(s, s.heroes["jaheen"], other, "yellow") == []


@pytest.mark.rule("ally.terrain-danger")
def test_harmful_ground_acts_on_them_whatever_their_sturdiness() -> None:
    s = dunes("vorn@a1")
    ally = beside(s, "scavenger", "e3")  # a Palisade
    enter(s, ally.id)
    assert ally.has("brittle")
    darken(s, (ally.at,))
    assert told(s, "sturdy")[0].args["n"] == 4  # BRITTLE doubles the 2 of Darkness
    s.cloud = [ally.at]
    s.darkness = []
    enter(s, ally.id)
    assert ally.has("poison") == 2


@pytest.mark.rule("ally.priority.low", "ally.priority.when", "ruling.ally-targets")
def test_monsters_take_allies_last_or_besides() -> None:
    s = dunes("vorn@a1", "hellish_flayer@d4")
    beside(s, "scavenger", "d5")
    s.heroes["vorn"].at = hall_of(s).board.named["c3"]
    turn_of(s, "hellish_flayer_1")
    assert told(s, "aims")[0].args["whom"] == "vorn"  # and CLEAVE 2 also meets the other
    assert [e.args["who"] for e in told(s, "ally-falls")] == ["scavenger_1"]
    s = dunes("vorn@a1", "shadow_witch@l8 hellish_flayer@i6")
    first = beside(s, "condottieri_daviggo", "j6")
    beside(s, "scavenger", "h6")
    s.monsters["hellish_flayer_1"].tokens["slow"] = 1
    turn_of(s, "hellish_flayer_1")
    assert told(s, "aims-ally")[0].args["whom"] == first.id  # nobody else is in reach
    assert len(told(s, "ally-falls")) == 2


@pytest.mark.rule("ally.priority.low", "ally.priority.when")
def test_with_all_heroes_hidden_a_monster_goes_for_who_is_left() -> None:
    s = dunes("vorn@a1", "hellish_flayer@i6")
    s.heroes["vorn"].tokens["stealth"] = 1
    ally = beside(s, "condottieri_daviggo", "c6")
    assert seen(s) == []
    turn_of(s, "hellish_flayer_1")
    assert told(s, "approaches")[0].args["whom"] == ally.id
    s.allies[ally.id].tokens["stealth"] = 1
    at = s.monsters["hellish_flayer_1"].at
    turn_of(s, "hellish_flayer_1")
    assert s.monsters["hellish_flayer_1"].at == at


@pytest.mark.rule("ally.turn")
def test_a_horsewoman_shoves_and_hits_who_stands_where_she_rides() -> None:
    s = hall("war", "vorn@c5", front="D2", back="D1")
    ally = beside(s, "scavenger", "d6")
    begin(s, Assault(area(s, "B3"), 6, "war_charge"))
    asked = run(s)
    while asked is not None:
        what = getattr(asked, "what", "")
        asked = run(s, min(offered(asked))) if what in ("lay-back", "stand") else run(s, "pass")
    assert ally.id not in s.allies
    assert told(s, "placed")


# What lasts -----------------------------------------------------------------------------------


@pytest.mark.rule("ally.recruit.record", "ally.defeat.erase", "ally.follower-stays")
@pytest.mark.rule("ally.cohort-dismissed", "ally.follower-start")
def test_followers_go_on_and_cohorts_go_home() -> None:
    first = GAME.campaign(convert({"party": ("vorn", "maya")}, Options))
    s = new(replace(first, adventure="raiding_the_riders_home"))
    for kind in ("dunedancer_khadija", "condottieri_daviggo", "hoelschers", "scavenger"):
        recruit(s, "vorn", kind, 1)
    assert set(sheet_of(s).allies) == {a.kind for a in s.allies.values()}  # behind a Door
    del s.allies["condottieri_daviggo_1"]  # defeated: erased
    s.won, s.cause = True, "cleared"
    following = GAME.record(s)
    assert following is not None
    assert following.sheet is not None
    assert following.sheet.allies == ("dunedancer_khadija", "scavenger")  # one stays as it says
    table = new(replace(following, sheet=replace(following.sheet, camp=False)))
    assert table.boss.id == "war"
    table.track, table.bag = table.bag[:5], table.bag[5:]
    script = play(table)
    asked = next(script)
    answers = []
    while True:
        if not isinstance(asked, Ask):  # a mark
            asked = next(script)
        elif asked.what in ("enter", "stand"):
            answers.append(asked.rule)
            asked = script.send(asked.options[0])
        else:
            break
    assert answers.count("ally.follower-start") == 2
    board = hall_of(table).board
    heroes = {at for hero in table.heroes.values() for at in board.beside[hero.at]}
    assert all(ally.at in heroes for ally in table.allies.values())


@pytest.mark.rule("ally.priority.when")
def test_a_strike_at_an_ally_meets_who_hides_beside_it() -> None:
    s = dunes("vorn@c5 maya@a1", "abomination@g3")
    for hero in s.heroes.values():
        hero.tokens["stealth"] = 1
    ally = beside(s, "scavenger", "d5")
    turn_of(s, "abomination_1")
    assert told(s, "aims-ally")[0].args["whom"] == ally.id
    assert s.heroes["vorn"].health < 15  # hidden, but in that area
    assert s.heroes["maya"].health == 11
