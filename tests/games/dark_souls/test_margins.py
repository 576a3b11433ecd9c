"""Where a rule ends: a charge that is over, cubes and wounds of nothing, a dodge on the spot."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import combat
from grimtable.games.dark_souls.attacks import compare, line_of
from grimtable.games.dark_souls.decks import chances
from grimtable.games.dark_souls.notation import Attack
from grimtable.games.dark_souls.options import Strike
from grimtable.games.dark_souls.state import Deck
from grimtable.games.dark_souls.under_way import Stroke
from tests.games.dark_souls.playing import acting, fight, icon, knight, told, unlucky
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
    assert [told(s, key) for key in ("spent", "wounded", "bled")] == [[], [], []]
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
