"""The cases in which an implementation goes wrong, told whole.

Those that a single test elsewhere already tells with the same numbers are not told again:
a blocked shot is paid (test_attacks), protector geometry and take-over (test_protectors), armor as
a budget, poison, vampirism, scale, incarnation (test_keywords), equipment and hosts that leave
(test_flyers_guests_gear), ranges (test_attacks), acting ends movement (test_turn).
"""

from __future__ import annotations

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.content import catalogue
from grimtable.games.realms.recruiting import affordable, budget, spent
from grimtable.games.realms.state import Options
from tests.games.realms.table import Battlefield


@pytest.mark.rule("block.pay", "golden.legality")
def test_blocked_pays_illegal_does_not() -> None:
    t = Battlefield("p1 sniper c1", "p2 sniper b3", "q1 no-shots c4", fate=[])
    assert t.refuses("Use p2 shot q1")
    t.do("Use p1 shot q1")
    assert (t.p1.exhausted, t.p2.exhausted, t.q1.damage) == (True, False, 0)


@pytest.mark.rule("combat.alert", "combat.exhausted.sure", "combat.die.counter")
def test_the_defenders_die_is_rolled_by_alert_defenders_only() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", fate=[6]).do("Strike p1 q1")
    assert (t.q1.damage, t.p1.damage) == (0, 1)
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert (t.q1.damage, t.p1.damage) == (3, 0)


@pytest.mark.rule("protector.only-basic", "ruling.defender-die-basic")
@pytest.mark.parametrize(
    ("kind", "attack", "square", "fate", "protector"),
    [
        ("grunt", "Strike p1 q1", "c4", [5], True),
        ("aimer", "Strike p1 q1", "c4", [5], False),
        ("special", "Use p1 special-strike q1", "c4", [1], False),
        ("magical", "Use p1 magical-strike q1", "c4", [1], False),
        ("shooter", "Use p1 shot q1", "c5", [1], False),
    ],
)
def test_which_attacks_allow_a_protector_and_the_defenders_die(
    kind: str, attack: str, square: str, fate: list[int], protector: bool
) -> None:
    t = Battlefield(f"p1 {kind} c3", f"q1 weak {square}", "q2 weak d4", fate=fate).do(attack)
    assert (t.ask.what == "protector") is protector
    if protector:
        t.do("No")
    assert t.dice_left == 0
    # A 5 is a miss only where the black die is rolled.
    assert (t.q1.damage == 0) is (fate == [5])


@pytest.mark.rule("poison.tick", "poison.already-alert", "poison.not-alerting")
def test_poison_and_regeneration_hang_on_becoming_alert() -> None:
    t = Battlefield(
        "p1 tank a1",
        "q1 troll a6 exhausted poison=1 damage=4",
        "q2 troll c6 poison=1 damage=4",
        "q3 troll e6 exhausted held poison=1 damage=4",
    )
    t.do("EndTurn", "First q1 regeneration", "First q2 poison")
    assert [t.s.cards[i].damage for i in ("q1", "q2", "q3")] == [4, 4, 4]
    assert [len(t.told(key)) for key in ("poison-works", "healed")] == [2, 2]
    t.do("EndTurn")
    assert [len(t.told(key)) for key in ("poison-works", "healed")] == [2, 2]


@pytest.mark.rule("flying.ground-cannot", "flying.only-left", "flying.ranged-free")
def test_flyers_as_targets() -> None:
    t = Battlefield(
        "p1 grunt a2", "p2 shooter e1", "p3 grunt c3", "q1 flyer air",
        "q2 weak c4 exhausted damage=9", "q3 idol c6", fate=[1],
    )  # fmt: skip
    assert t.refuses("Strike p1 q1")
    assert "Use p2 shot q1" in t.offers
    t.do("Strike p3 q2")
    assert "Strike p1 q1" in t.offers


@pytest.mark.rule("flying.protect-against", "flying.no-protect-ground")
def test_flyers_as_protectors() -> None:
    field = ("q1 weak c5", "q2 flyer air", "q3 weak d5")
    t = Battlefield("p1 flyer air", *field).do("Strike p1 q1")
    assert t.offers == ["No", "Protect q2", "Protect q3"]
    t = Battlefield("p1 grunt c4", *field).do("Strike p1 q1")
    assert t.offers == ["No", "Protect q3"]


@pytest.mark.rule("move.orthogonal", "adjacent.def", "rank.when")
def test_movement_is_straight_adjacency_is_not() -> None:
    t = Battlefield("p1 ranker c3", "p2 ranker b2", "q1 weak d4 exhausted", fate=[1])
    assert "Strike p1 q1" in t.offers
    assert t.refuses("Move p2 c3")
    assert t.refuses("Move p2 a3")
    assert t.do("Strike p1 q1").q1.damage == 1


@pytest.mark.rule("jump.instead", "ruling.jump-after-step", "turn.any-order")
def test_acting_ends_the_movement_of_that_card_only() -> None:
    t = Battlefield("p1 jumper b1", "p2 grunt d2", "q1 tank c4", fate=[5, 5])
    assert "Jump p1 c3" in t.offers
    t.do("Move p1 b2")
    assert t.refuses("Jump p1 c3")
    t.do("Move p2 d3", "Strike p2 q1")
    assert not [o for o in t.offers if o.startswith("Move p2")]
    t.do("Move p1 b3", "Strike p1 q1")
    assert (t.p1.exhausted, t.p2.exhausted) == (True, True)


@pytest.mark.rule("turn.p2-first-reveal", "reveal.blind-attack", "ruling.start-of-turn-order")
def test_the_beginning_of_the_first_turn_of_player_2() -> None:
    t = Battlefield(
        "p1 sniper c3", "q1 tank c6 hidden", "q2 tank d6 hidden", "q3 tank a4 exhausted poison=1",
        fate=[1], turn=1,
    )  # fmt: skip
    t.do("Use p1 shot q1")
    assert (t.q1.hidden, t.q2.hidden) == (False, True)
    t.do("EndTurn")
    assert not t.q2.hidden
    keys = [event.key for event in t.s.events]
    last_reveal = len(keys) - 1 - keys[::-1].index("revealed")
    assert last_reveal < keys.index("poison-works")
    assert not t.q3.exhausted


@pytest.mark.rule("resources.table", "recruit.elite", "gap.resources.table")
def test_the_budget_depends_on_the_army_not_on_the_deck() -> None:
    kinds = catalogue().kinds
    s = GAME.new(Options())
    names = "mercenary-captain stone-sentinel mercenary-captain slag-hound eel-swarm sellsword"
    army = [kinds[name] for name in names.split()]
    assert spent(army) == (18, 9, 2)
    assert budget(s, "second", 2) == (24, 23)
    assert affordable(s, "second", [*army, kinds["stone-sentinel"]])
    # A regular card can be paid with silver, an elite one can not.
    assert affordable(s, "second", [*army, kinds["stone-sentinel"], kinds["bronze-shield"]])
    assert not affordable(s, "second", [*army, kinds["stone-sentinel"], kinds["mirror-shield"]])
