"""Where a rule ends: a charge that is over, cubes and wounds of nothing, a dodge on the spot."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import GAME, bosses, campaign, combat, encounter, nodes
from grimtable.games.dark_souls.attacks import compare, line_of
from grimtable.games.dark_souls.decks import chances
from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.encounter import UNDER_WAY
from grimtable.games.dark_souls.notation import Attack
from grimtable.games.dark_souls.options import Strike
from grimtable.games.dark_souls.panels import next_among
from grimtable.games.dark_souls.state import Deck, room
from grimtable.games.dark_souls.under_way import Blow, Pushed, Sprung, Steps, Stroke
from grimtable.kernel.under_way import carry_on
from grimtable.kernel.words import Words
from tests.games.dark_souls.playing import (
    acting,
    asked,
    drive,
    fight,
    first,
    icon,
    knight,
    offered,
    party,
    told,
    unlucky,
)
from tests.games.dark_souls.test_characters import armed, does


@pytest.mark.rule("ruling.charge")
def test_a_charge_ends_with_the_first_attack_on_its_own_node() -> None:
    for weapon, target, over in (("battle_axe", "c3", True), ("spear", "hollow_soldier_1", False)):
        s = fight("warrior@c3", "sentinel@c3 hollow_soldier@c1 hollow_soldier@a1")
        armed(s, "warrior", weapon)
        turn = acting(s, "warrior", charging=True)
        does(s, Strike("warrior", weapon, 1, target), fate=("0 0" if over else "0",))
        assert turn.charging is not over


@pytest.mark.rule("endurance.spend", "attack.char.result")
def test_cubes_and_wounds_of_nothing_are_not_told() -> None:
    s = fight("knight@c3", "sentinel@c3")
    combat.spend(s, knight(s), 0, rule="endurance.spend")
    foe = s.battle.foes["sentinel_1"]
    foe.conditions = ["bleed"]
    combat.wound(s, foe, 0, rule="attack.char.result")
    assert (foe.wounds, foe.conditions) == (0, ["bleed"])
    combat.gain(s, knight(s), 2, 2, rule="endurance.gain")
    assert not any(told(s, key) for key in ("spent", "wounded", "bled", "gained"))
    combat.wound(s, foe, 1, rule="attack.char.result")
    assert (foe.wounds, foe.conditions) == (3, []), "one and two for Bleed"


@pytest.mark.rule("dodge.move", "dodge.cost")
def test_who_dodges_on_the_spot_has_not_moved() -> None:
    for to, moved in (("a1", 0), ("b2", 1)):
        s = unlucky(fight("assassin@a1", "hollow_soldier@a1"))
        icon(s, Attack(5, False, "nearest"), [f"Dodge assassin {to}"], ["1 1"], dodge=2)
        assert s.characters["assassin"].stamina == 1
        assert len(told(s, "moved")) == moved


@pytest.mark.rule("ruling.card-effects", "weapon.repeat")
def test_a_defence_that_holds_is_beaten_by_nothing() -> None:
    s = fight("knight@c3", "sentinel@c3")
    armed(s, "knight", "falchion")
    stroke = Stroke("knight", "falchion", 1, "sentinel_1", 1, foes=["sentinel_1"], faces=(0,))
    stroke.colours = ("blue",)
    compare(s, stroke, knight(s), *line_of(stroke))
    assert (stroke.beaten, s.battle.foes["sentinel_1"].wounds) == (0, 0)


@pytest.mark.rule("boss.heat", "boss.act.draw", "grave.scout")
def test_what_the_next_card_of_a_boss_can_be() -> None:
    scouted, unseen = ["p", "q"], ["a", "b", "c"]
    assert chances(Deck(mixed=scouted)) == ("p", "q")
    assert chances(Deck(unseen=2, pool=unseen)) == ("a", "b", "c")
    deck = Deck(mixed=scouted, unseen=2, pool=unseen, hot=1, hot_pool=["x", "y"])
    often = {"p": 6, "q": 6, "a": 4, "b": 4, "c": 4, "x": 3, "y": 3}
    assert chances(deck) == tuple(card for card, n in often.items() for _ in range(n))
    assert chances(Deck(mixed=scouted, hot_pool=["x", "y"])) == ("p", "q"), "before it heats up"


@pytest.mark.rule("boss.act.recycle")
def test_of_a_discard_pile_that_was_turned_over_the_next_card_is_known() -> None:
    s = fight("knight@c3", "gargoyle@c1")
    s.battle.deck = Deck(order=["gargoyle_1", "gargoyle_2"], pool=["gargoyle_1"])
    assert chances(s.battle.deck) == ("gargoyle_1",)
    assert next_among(s) == Words("scene-next-card", {"card": "gargoyle_1"})


# Standing and moving


@pytest.mark.rule("boss.arcs.enter-keep", "boss.arcs.shared-node")
def test_who_is_put_where_it_stands_keeps_its_place_around_the_boss() -> None:
    s = fight("knight@c3>3", "gargoyle@c3>0")
    nodes.put(s, knight(s), "c3")
    assert (knight(s).node, knight(s).by) == ("c3", 3)
    knight(s).node = knight(s).by = None
    nodes.put(s, knight(s), "c3")
    assert (knight(s).node, knight(s).by) == ("c3", 0), "who comes from nowhere stands in front"


@pytest.mark.rule("weapon.shift", "weapon.shift.extra", "dodge.move")
def test_a_shift_of_two_nodes_may_end_before_it_begins() -> None:
    s = fight("knight@c3", "hollow_soldier@e5")
    for dodging, rule in ((False, "weapon.shift"), (True, "dodge.move")):
        s.under_way = [Steps("knight", 2, dodging=dodging)]
        assert asked(carry_on(s, UNDER_WAY)).rule == rule
        s.under_way = [Steps("knight", 2, dodging=dodging)]
        drive(carry_on(s, UNDER_WAY), ["Done"])
        assert (knight(s).node, s.under_way) == ("c3", [])


@pytest.mark.rule("push.node-limit", "gap.push-impossible")
def test_where_nobody_can_make_room_four_share_a_node() -> None:
    foes = " ".join(["hollow_soldier@a1"] * 3)
    s = fight("knight@b2", foes)
    s.battle.terrain = dict.fromkeys(room(s).neighbours["a1"], "gravestone")
    nodes.put(s, knight(s), "a1")
    nodes.arrive(s, "knight")
    drive(carry_on(s, UNDER_WAY))
    assert len(nodes.standing_on(s, "a1")) == 4


@pytest.mark.rule("trap.choice", "trap.no-block", "gap.trap-dodge")
def test_who_can_not_dodge_suffers_a_trap_without_being_asked() -> None:
    for armour, asks in (("knight_armour", True), ("smoughs_armour", False)):
        s = unlucky(fight("knight@c3", "hollow_soldier@e5"))
        knight(s).armour = armour
        s.under_way = [Sprung("knight", 2, 1)]
        if asks:
            assert offered(asked(carry_on(s, UNDER_WAY))) == {"Suffer knight", "Dodge knight c3"}
        else:
            drive(carry_on(s, UNDER_WAY))
            assert knight(s).damage == 2


@pytest.mark.rule("boss.move.toward", "boss.turn.90")
def test_a_boss_that_faces_there_already_does_not_turn() -> None:
    s = fight("knight@c5", "gargoyle@c1>4")
    gargoyle = first(s)
    bosses.face_way(s, gargoyle, 4, away=False)
    assert not told(s, "turned")
    bosses.face_way(s, gargoyle, 4, away=True)
    assert (gargoyle.facing, len(told(s, "turned"))) == (0, 1)


# Attacks


@pytest.mark.rule("cond.stagger.enemy")
def test_stagger_takes_one_and_nothing_below_nothing() -> None:
    s = fight("knight@c3", "sentinel@c3")
    foe = first(s)
    assert [strength_of(foe, n) for n in (0, 1, 5)] == [0, 1, 5]
    foe.conditions = ["stagger"]
    assert [strength_of(foe, n) for n in (0, 1, 5)] == [0, 0, 4]


@pytest.mark.rule("ruling.no-dice", "attack.char.destroy", "push.attack")
def test_without_dice_nobody_is_wounded_and_who_falls_is_not_pushed() -> None:
    s = fight("knight@c3", "hollow_soldier@c3 sentinel@c3")
    stroke = Stroke("knight", "kukris", 1, "hollow_soldier_1", 1, foes=["hollow_soldier_1"])
    s.battle.foes["hollow_soldier_1"].conditions = ["bleed"]
    compare(s, stroke, knight(s), *line_of(stroke))
    assert "hollow_soldier_1" in s.battle.foes
    s.under_way = []
    bomb = Stroke("knight", "firebombs", 1, "hollow_soldier_1", 1, faces=(9,))
    bomb.colours = ("blue",)
    bomb.foes = ["hollow_soldier_1", "sentinel_1"]
    compare(s, bomb, knight(s), *line_of(bomb))
    assert "hollow_soldier_1" not in s.battle.foes
    assert s.under_way == []
    compare(s, bomb, knight(s), *line_of(bomb))
    assert [record.who for record in s.under_way if isinstance(record, Pushed)] == ["sentinel_1"]


@pytest.mark.rule("heroic.use", "attack.node.separate")
def test_who_falls_to_a_riposte_attacks_nobody_else() -> None:
    s = fight("assassin@c3 knight@c3", "hollow_soldier@c3")
    s.under_way = [Blow("hollow_soldier_9", ["knight"], 5, False, 1)]
    drive(carry_on(s, UNDER_WAY))
    assert (knight(s).damage, s.under_way) == (0, [])


@pytest.mark.rule("end.win.souls", "end.win.souls-boss", "enc.aggro-start", "boss.place.aggro")
def test_the_log_names_the_rule_of_an_encounter_or_of_a_boss() -> None:
    for foes, won, led in (
        ("hollow_soldier@c3", "end.win.souls", "enc.aggro-start"),
        ("gargoyle@c3>0", "end.win.souls-boss", "boss.place.aggro"),
    ):
        s = fight("knight@a1 warrior@a1", foes)
        drive(encounter.lead(s), ["Lead warrior"])
        assert (s.battle.aggro, told(s, "aggro")[0].rule) == ("warrior", led)
        encounter.win(s)
        assert told(s, "won")[0].rule == won


# The campaign and its words


@pytest.mark.rule("camp.progress", "camp.end.won", "camp.end.lost")
def test_how_a_table_ended_is_said() -> None:
    s = party("knight", campaign="first_journey")
    for closed, won, key in (
        (True, True, "scene-section-won"),
        (False, True, "scene-won"),
        (False, False, "scene-lost"),
    ):
        s.closed, s.won = closed, won
        assert campaign.ending(s).key == key
        assert (GAME.record(s) is not None) is closed, "what is over leads nowhere"
    s.closed, s.won = False, None
    assert GAME.record(s) is not None
    assert GAME.record(party("knight")) is None


@pytest.mark.rule("luck.use", "trap.choice", "dodge.success")
def test_luck_is_not_asked_about_where_a_trap_is_dodged_already() -> None:
    for faces, asks in (((1, 0), False), ((0, 0), True)):
        s = fight("assassin@c3", "hollow_soldier@e5")
        dice = ("dodge", "dodge")
        s.under_way = [Sprung("assassin", 2, 1, window="luck", colours=dice, faces=faces)]
        if asks:
            assert asked(carry_on(s, UNDER_WAY)).what == "luck"
        else:
            drive(carry_on(s, UNDER_WAY))
            assert s.characters["assassin"].damage == 0
