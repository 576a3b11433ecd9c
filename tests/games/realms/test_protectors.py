"""Protectors: who, when, and what happens (p. 10 and the glossary)."""

from __future__ import annotations

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.state import Options
from grimtable.kernel.text import Text
from tests.games.realms.table import PACK, Battlefield


def guards(t: Battlefield, strike: str = "Strike p1 q1") -> list[str]:
    """Who can be declared a protector against a strike."""
    t.do(strike)
    return [o.split()[1] for o in t.offers if o.startswith("Protect")]


@pytest.mark.rule(
    "protector.who", "protector.purpose", "artifact.no-protect", "gap.protector.picture",
    "ruling.protector-card-or-creature", "alert.def",
)  # fmt: skip
def test_alert_creatures_adjacent_to_both_can_protect_diagonals_included() -> None:
    t = Battlefield(
        "p1 grunt b2", "q1 weak b3", "q2 weak a2", "q3 weak c3", "q4 weak a4", "q5 idol c2",
        "q6 weak a3 exhausted", fate=[5],
    )  # fmt: skip
    assert guards(t) == ["q2", "q3"]


@pytest.mark.rule("protector.purpose")
def test_nobody_has_to_protect() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 weak d4", fate=[1, 1])
    t.do("Strike p1 q1", "No")
    assert (t.q1.damage, t.q2.exhausted) == (3, False)


@pytest.mark.rule("protector.replaces", "protector.exhaust", "ruling.protector-timing")
def test_a_protector_fights_in_place_of_the_attacked_and_exhausts() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted", "q2 weak d4", fate=[5])
    t.do("Strike p1 q1", "Protect q2")
    # The die was rolled because the protector is alert; no second protector is asked for.
    assert t.dice_left == 0
    assert t.q2.exhausted
    assert t.q1.damage == t.q2.damage == 0
    assert t.q1.exhausted
    assert t.p1.exhausted
    assert t.ask.what == "act"


@pytest.mark.rule("protector.replaces")
def test_a_protector_takes_the_damage_and_can_counter() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 grunt d4", fate=[1, 6])
    t.do("Strike p1 q1", "Protect q2")
    assert (t.q1.damage, t.q2.damage) == (0, 5)
    t = Battlefield("p1 weak c3", "q1 weak c4", "q2 grunt d4", fate=[6])
    assert t.do("Strike p1 q1", "Protect q2").p1.damage == 3


@pytest.mark.rule(
    "protector.only-basic", "strike.special.no-protector", "strike.magical.no-protector"
)
@pytest.mark.parametrize(
    ("kind", "attack"),
    [("special", "Use p1 special-strike q1"), ("magical", "Use p1 magical-strike q1")],
)
def test_no_protector_against_special_and_magical_strikes(kind: str, attack: str) -> None:
    t = Battlefield(f"p1 {kind} c3", "q1 weak c4", "q2 weak d4", fate=[1]).do(attack)
    assert t.ask.what == "act"
    assert t.q1.damage == 2


@pytest.mark.rule("protector.only-basic")
def test_no_protector_against_a_shot() -> None:
    t = Battlefield("p1 shooter c3", "q1 weak c5", "q2 weak d4", fate=[1]).do("Use p1 shot q1")
    assert t.q1.damage == 1


@pytest.mark.rule("aimed.no-protector")
def test_no_protector_against_an_aimed_strike_but_the_defender_rolls() -> None:
    t = Battlefield("p1 aimer c3", "q1 weak c4", "q2 weak d4", fate=[5]).do("Strike p1 q1")
    assert t.q1.damage == 0
    assert t.dice_left == 0


@pytest.mark.rule("ruling.protector-card-or-creature")
def test_the_attacked_card_and_the_attackers_friends_are_no_protectors() -> None:
    t = Battlefield("p1 grunt c3", "p2 weak d3", "q1 weak c4", "q2 weak d4", fate=[5])
    assert guards(t) == ["q2"]


# Flyers ------------------------------------------------------------------------------------------


@pytest.mark.rule("flying.protect-against", "ruling.protector-far-flyer", "flying.protect-flying")
def test_against_a_flying_strike_flyers_and_neighbours_of_the_attacked_protect() -> None:
    t = Battlefield("p1 flyer air", "q1 weak c6", "q2 flyer air", "q3 weak d6", "q4 weak a4")
    assert guards(t) == ["q2", "q3"]


@pytest.mark.rule("flying.no-protect-ground")
def test_a_flyer_does_not_protect_the_ground_from_the_ground() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 flyer air", "q3 weak d4")
    assert guards(t) == ["q3"]


@pytest.mark.rule("flying.protect-flying")
def test_a_flyer_protects_a_flyer_from_flyers_and_from_the_ground() -> None:
    t = Battlefield("p1 flyer air", "q1 flyer air", "q2 flyer air", "q3 weak c4")
    assert guards(t) == ["q2"]
    t = Battlefield("p1 grunt c3", "q1 flyer air", "q2 flyer air")
    assert guards(t) == ["q2"]


# Hosts and symbiotic creatures -------------------------------------------------------------------


@pytest.mark.rule("symbiotic.host-protects")
def test_a_host_protects_its_guest() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 guest on:q1")
    assert guards(t, "Strike p1 q2") == ["q1"]


@pytest.mark.rule("symbiotic.protects-host")
def test_a_guest_protects_its_host() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 guest on:q1")
    assert guards(t) == ["q2"]


@pytest.mark.rule("symbiotic.protect-same")
def test_who_protects_the_host_protects_the_guest() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 guest on:q1", "q3 weak d4", "q4 weak e5")
    assert guards(t, "Strike p1 q2") == ["q1", "q3"]


@pytest.mark.rule("symbiotic.protects-like-host")
def test_a_guest_protects_whom_its_host_protects() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 weak d4", "q3 guest on:q2", "q4 weak e6")
    assert guards(t) == ["q2", "q3"]


@pytest.mark.rule("protector.who")
def test_the_question_says_who_strikes_whom_and_where_they_stand() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 weak b4")
    t.do("Strike p1 q1")
    text = Text.of(GAME, Options(packs=(PACK,)), "en")
    assert text.ask(t.ask) == "Grunt (c3) strikes Weakling (c4). Declare a protector?"
