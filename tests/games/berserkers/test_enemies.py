"""Phases 2 and 3: Riders and Orcs."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import msgspec
import pytest

from grimtable.games.berserkers import GAME, enlist_the_first
from grimtable.games.berserkers.order import is_all_one
from grimtable.games.berserkers.state import BERSERKERS, ORCS, RIDERS
from grimtable.kernel.odds import odds_of
from tests.games.berserkers.table import (
    ALL_FIRES,
    REALM,
    Game,
    asked,
    far,
    game,
    orcs,
    phase1,
    riders,
)

# Phase 2 ------------------------------------------------------------------------------------------


@pytest.mark.rule("p2.roll", "p2.place")
def test_each_die_belongs_to_the_rider_of_its_colour_and_may_share_a_case() -> None:
    t = phase1(dice=[], at={"rider-blue": "smithy"}).do("EndPhase")
    assert t.rolls == ["black", "blue", "red"]
    t.do("3 3 5")
    assert t.s.darkness == {"oath-stone": 1, "smithy": 1}
    assert t.s.at["rider-red"] == "assembly-hill"


@pytest.mark.rule("p2.order")
def test_the_player_chooses_the_order_of_the_riders() -> None:
    t = riders(black=3, blue=3, red=5, fires=["watch-tower"], lingers=True)
    assert t.offers[:3] == [
        "Activate rider-black riders-on-3",
        "Activate rider-blue riders-on-3",
        "Activate rider-red riders-on-5",
    ]
    t.do("Activate rider-red")
    left = ["Activate rider-black riders-on-3", "Activate rider-blue riders-on-3"]
    assert t.offers == [*left, "SaveGame"]


def outcomes(t: Game, raised: str) -> set[bytes]:
    """How it stands after all orders in which the enemies can act, the colours of squads aside."""
    found = set()
    for order in permutations(t.s.enemies):
        run, left = t.table.run.fork(None), list(order)
        while run.asks and asked(run)[1].what in ("riders", "orcs", "shield"):
            number, ask = asked(run)
            answers = [raised, "No"] if ask.what == "shield" else [f"Activate {left.pop(0)}"]
            options = {str(option).rsplit(" ", 1)[0]: option for option in ask.options}
            run.give(number, next(options[answer] for answer in answers if answer in options))
        state = msgspec.to_builtins(run.state, order="deterministic")
        state["at"] = sorted(
            (who[:5], at) if who in ORCS else (who, at) for who, at in state["at"].items()
        )
        found.add(msgspec.json.encode({**state, "events": None}, order="deterministic"))
    return found


@pytest.mark.rule("p2.order", "p3.order", "ruling.order-all-one")
@pytest.mark.parametrize("seed", range(400))
def test_where_the_order_of_enemies_is_not_asked_all_orders_come_to_the_same(seed: int) -> None:
    fate = random.Random(seed)
    spots = fate.sample(REALM, 4)
    hand = fate.sample(["shield", "brew"], fate.randrange(3))
    position: dict[str, Any] = {
        "at": {who: fate.choice(spots) for who in (*BERSERKERS, *RIDERS)},
        "wounded": [who for who in BERSERKERS if fate.random() < 0.4],
        "darkness": dict.fromkeys(fate.sample(REALM, fate.randrange(6)), 1),
        "fires": fate.sample(ALL_FIRES, fate.randrange(9)),
        "harp": fate.random() < 0.2,
        "lingers": True,
        "hand": hand,
    }
    squads = {orcs: fate.choice(spots) for orcs in ORCS if fate.random() < 0.6}
    position["at"] |= squads
    faces = [fate.randint(1, 6) for _ in range(3)]
    if seed % 2:
        t = orcs(enemies=dict(zip(squads, faces, strict=False)), **position)
    else:
        t = riders(black=faces[0], blue=faces[1], red=faces[2], **position)
    if len(t.s.enemies) > 1 and is_all_one(t.s):
        for raised in ("No", *(f"Shield {who}" for who in BERSERKERS)):
            assert len(outcomes(t, raised)) == 1


@pytest.mark.rule("p2.order", "ruling.order-all-one")
def test_the_order_is_asked_where_it_decides_what_a_shield_meets_and_what_runs_out() -> None:
    there = {"rider-red": "smithy", "rider-blue": "smithy", "bodvar": "smithy"}
    assert riders(red=1, blue=1, at=there, hand=["shield"]).ask.what == "riders"
    gems = dict.fromkeys(("sea-cave", "long-hall", "hidden-fjord", "ravine", "rune-bridge"), 1)
    assert riders(red=1, blue=3, at=there, darkness=gems).ask.what == "riders"
    squads = {"orcs-black": "ravine", "orcs-blue": "ravine"}
    apart = {"rider-red": "hidden-fjord", "rider-blue": "drill-yard"}
    assert riders(red=6, blue=6, at=squads | apart).ask.what == "riders"


@pytest.mark.rule("rider.attack", "wound.first")
def test_an_attack_hits_everyone_on_the_location() -> None:
    at = {"rider-black": "ravine", "svipdag": "smithy"}
    assert riders(black=1, at=at).s.wounded == {"bodvar", "hjalti"}


@pytest.mark.rule("wound.second")
def test_a_wounded_berserker_who_is_attacked_dies() -> None:
    at = {"rider-black": "ravine", "svipdag": "smithy"}
    t = riders(black=1, at=at, wounded=["hjalti"])
    assert (t.s.at["hjalti"], t.s.wounded) == ("", {"bodvar"})


@pytest.mark.rule("wound.no-return")
def test_the_dead_are_neither_moved_nor_attacked() -> None:
    t = phase1(dice=[1, 2], at={"bodvar": ""}, hand=["brew"])
    t.do("Place road-1")
    assert not [offer for offer in t.offers if "bodvar" in offer]


@pytest.mark.rule("rider.attack-wide")
def test_a_wide_attack_hits_the_neighbours_too_but_not_diagonally() -> None:
    at = {"rider-red": "sea-cave", "bodvar": "sea-cave", "hjalti": "smithy", "svipdag": "ravine"}
    assert riders(red=2, at=at).s.wounded == {"bodvar", "hjalti"}


@pytest.mark.rule("rider.attack-wide.no-wrap")
def test_attacks_do_not_cross_the_edge() -> None:
    at = {"rider-red": "long-hall", "bodvar": "oath-stone", "hjalti": "ravine"}
    assert riders(red=2, at=at).s.wounded == set()


@pytest.mark.rule("rider.darkness")
def test_darkness_falls_where_the_rider_is() -> None:
    t = riders(blue=4, at={"rider-blue": "sea-cave"})
    assert t.s.darkness == {"sea-cave": 1}


@pytest.mark.rule("rider.darkness.max", "ruling.darkness-full", "enemy.move-always")
def test_a_location_holds_one_gem_and_the_rider_moves_on() -> None:
    t = riders(blue=4, at={"rider-blue": "sea-cave"}, darkness={"sea-cave": 1})
    assert t.s.darkness == {"sea-cave": 1}
    assert t.s.at["rider-blue"] == "assembly-hill"


@pytest.mark.rule("rider.darkness.lose")
def test_darkness_without_a_gem_left_loses_the_game() -> None:
    places = ["oath-stone", "long-hall", "smithy", "ravine", "rune-bridge"]
    t = riders(blue=4, at={"rider-blue": "sea-cave"}, darkness=dict.fromkeys(places, 1))
    assert t.over
    assert t.s.ending == "darkness"


@pytest.mark.rule("rider.extinguish")
def test_a_rider_puts_out_the_fire_of_its_location() -> None:
    none = riders(red=5, at={"rider-red": "drill-yard"}, fires=["sea-cave"])
    assert (none.s.fires, "extinguish.none" in none.told) == ({"sea-cave"}, True)
    t = riders(black=5, at={"rider-black": "sea-cave"}, fires=["sea-cave", "long-hall"])
    assert t.s.fires == {"long-hall"}


@pytest.mark.rule("rider.extinguish.null", "fires.permanent", "enemy.move-always")
def test_with_all_eight_lit_nothing_goes_out_but_the_rider_moves() -> None:
    t = riders(black=5, at={"rider-black": "watch-tower"}, fires=ALL_FIRES)
    assert len(t.s.fires) == 8
    assert "rider.extinguish.null" in t.cited
    assert t.s.at["rider-black"] == "rune-bridge"


@pytest.mark.rule("rider.enlist", "ruling.enlist-choice")
def test_enlisting_needs_the_symbol_and_takes_the_first_squad_in_the_supply() -> None:
    at = {"rider-black": "hidden-fjord", "orcs-black": "smithy"}
    t = riders(black=6, at=at, fate=["6 6"])
    assert t.s.at["orcs-blue"] == "hidden-fjord"
    assert t.s.at["rider-black"] == "oath-stone", "then it moves on, over the edge"
    assert "orcs.rolled" in t.told  # it acts in the same turn
    t = riders(black=6, at={"rider-black": "sea-cave"})
    assert not any(t.s.at[squad] for squad in ("orcs-black", "orcs-blue", "orcs-red"))


@pytest.mark.rule("ruling.enlist-choice")
def test_a_save_that_asked_which_squad_comes_goes_on_with_the_first() -> None:
    squads = {"orcs-black": "smithy", "orcs-blue": "", "orcs-red": ""}
    doing = [{"type": "Deed", "kind": "enlist", "where": "ravine"}]
    state = {"at": squads, "under_way": doing, "saved": None}
    enlist_the_first(state)
    assert state["at"] == {**squads, "orcs-blue": "ravine"}
    assert state["under_way"] == []


@pytest.mark.rule("rider.enlist.max", "ruling.enlist-choice")
def test_never_more_than_three_squads() -> None:
    at = {
        "rider-black": "hidden-fjord",
        **dict.fromkeys(("orcs-black", "orcs-blue", "orcs-red"), "smithy"),
    }
    t = riders(black=6, at=at)
    assert "rider.enlist.max" in t.cited
    assert t.s.at["rider-black"] == "oath-stone"  # two to the right, over the edge


@pytest.mark.rule("enemy.arrow", "enemy.arrow.two")
def test_the_action_comes_first_and_then_the_arrows() -> None:
    t = riders(black=3, red=5, fires=["oath-stone", "assembly-hill"])
    assert t.s.fires == {"assembly-hill"}  # where it stood, not where it arrives
    assert t.s.at["rider-red"] == "assembly-hill"
    assert t.s.darkness == {"oath-stone": 1}
    assert t.s.at["rider-black"] == "watch-tower"
    moved = [event.rule for event in t.table.chronicle if event.key == "moved"]
    assert moved == ["enemy.arrow", "enemy.arrow.two"]


@pytest.mark.rule("enemy.wrap", "enemy.arrow.shared")
@pytest.mark.parametrize(
    ("face", "start", "end"),
    [
        (1, "hidden-fjord", "smithy"),  # up
        (2, "long-hall", "oath-stone"),  # right: the book's first example
        (4, "watch-tower", "burial-field"),  # left
        (3, "smithy", "hidden-fjord"),  # down
    ],
)
def test_enemies_leave_at_one_edge_and_enter_at_the_other(face: int, start: str, end: str) -> None:
    assert riders(red=face, at={"rider-red": start}).s.at["rider-red"] == end


@pytest.mark.rule("ruling.marked-still-acts")
def test_marked_riders_act_as_before() -> None:
    t = phase1(dice=[], sealed=["rider-black", "rider-blue", "rider-red"]).do("EndPhase")
    assert t.rolls == ["black", "blue", "red"]


@pytest.mark.rule("ruling.null-move")
@pytest.mark.parametrize(
    ("face", "start", "end"),
    [
        (5, "drill-yard", "smithy"),  # no fire to put out
        (6, "burial-field", "drill-yard"),  # no Orc symbol
        (1, "drill-yard", "hidden-fjord"),  # nobody to attack
    ],
)
def test_an_action_that_does_nothing_still_moves(face: int, start: str, end: str) -> None:
    assert riders(red=face, at={"rider-red": start}).s.at["rider-red"] == end


# Phase 3 ------------------------------------------------------------------------------------------


@pytest.mark.rule("p3.roll", "p3.place")
def test_one_die_per_squad_in_its_colour() -> None:
    t = orcs(passes=1, at={"orcs-blue": "smithy", "orcs-red": "sea-cave"})
    assert t.rolls == ["blue", "red"]
    t.do("5 4")
    assert t.rolls == ["white"] * 3, "the blue squad locked a die"
    assert t.s.at["orcs-red"] == "assembly-hill", "the red one went left"


@pytest.mark.rule("p3.order")
def test_the_player_chooses_the_order_of_the_squads() -> None:
    at = {"orcs-blue": "ravine", "orcs-red": "ravine"}
    t = orcs(enemies={"orcs-blue": 1, "orcs-red": 2}, at=at, hand=["shield"])
    squads = ["Activate orcs-blue orcs-on-1", "Activate orcs-red orcs-on-2"]
    assert t.offers == [*squads, "SaveGame", "Linger"]


@pytest.mark.rule("p3.skip")
def test_without_squads_the_phase_is_skipped() -> None:
    t = orcs(passes=1)
    assert "orcs.none" in t.told
    assert t.s.phase == "berserkers"


@pytest.mark.rule("orc.attack")
@pytest.mark.parametrize("face", [1, 2])
def test_a_squad_attacks_everyone_on_its_location(face: int) -> None:
    at = {"orcs-red": "smithy", "bodvar": "smithy", "hjalti": "smithy"}
    assert orcs(enemies={"orcs-red": face}, at=at).s.wounded == {"bodvar", "hjalti"}


@pytest.mark.rule("orc.extinguish")
@pytest.mark.parametrize("face", [3, 4])
def test_a_squad_puts_out_the_fire_of_its_location(face: int) -> None:
    t = orcs(enemies={"orcs-red": face}, at={"orcs-red": "sea-cave"}, fires=["sea-cave"])
    assert t.s.fires == set()


@pytest.mark.rule("orc.extinguish.null", "fires.permanent")
def test_with_all_eight_lit_a_squad_puts_out_nothing() -> None:
    t = orcs(enemies={"orcs-red": 3}, at={"orcs-red": "sea-cave"}, fires=ALL_FIRES)
    assert len(t.s.fires) == 8
    assert "orc.extinguish.null" in t.cited
    assert t.s.at["orcs-red"] == "smithy"


@pytest.mark.rule("orc.slow")
def test_a_slowed_turn_has_a_die_less() -> None:
    t = orcs(enemies={"orcs-red": 5}, at={"orcs-red": "sea-cave"})
    assert t.rolls == ["white"] * 3


@pytest.mark.rule("orc.slow.max", "ruling.slow-release")
def test_two_dice_at_most_and_the_squad_still_moves() -> None:
    t = orcs(enemies={"orcs-red": 5}, locked=2, at={"orcs-red": "sea-cave"})
    assert t.rolls == ["white"] * 2
    assert t.s.at["orcs-red"] == "ravine"  # down, right


@pytest.mark.rule("orc.lucky")
def test_a_lucky_six_does_nothing() -> None:
    t = orcs(enemies={"orcs-red": 6}, at={"orcs-red": "sea-cave"})
    assert "orc.lucky" in t.cited
    assert t.s.at["orcs-red"] == "sea-cave"


@pytest.mark.rule("enemy.wrap", "enemy.arrow.shared")
def test_a_squad_leaves_below_and_enters_above() -> None:
    t = orcs(enemies={"orcs-red": 3}, at={"orcs-red": "rune-bridge"})  # the book's second example
    assert t.s.at["orcs-red"] == "oath-stone"


@pytest.mark.rule("turn.end")
def test_after_phase_3_a_new_turn_begins() -> None:
    t = orcs(enemies={"orcs-red": 6}, at={"orcs-red": "sea-cave"})
    assert (t.s.phase, t.s.turn) == ("berserkers", 2)
    assert game(fate=["1 1 1 1"]).s.turn == 1


@pytest.mark.rule("p3.order")
def test_an_offer_tells_what_this_squad_does_and_not_what_the_other_will_do_anyway() -> None:
    at = {**far(), "orcs-blue": "hidden-fjord", "orcs-red": "sea-cave"}
    enemies = {"orcs-blue": 1, "orcs-red": 3}
    t = orcs(at=at, fires=["sea-cave"], enemies=enemies, lingers=True)
    view = t.table.view(t.table.asks[0])
    offers = GAME.offers(view, t.ask)
    blue, red = list(t.ask.options)[:2]
    assert blue not in offers  # it attacks nobody, whatever the other does afterwards
    assert "offer-puts-out" in str(offers[red])


@pytest.mark.rule("rider.darkness.lose")
def test_to_end_the_phase_says_how_likely_darkness_ends_the_game() -> None:
    def told(*dark: str) -> dict[str, float]:
        apart = {"rider-black": "long-hall", "rider-blue": "drill-yard"}
        t = phase1(dice=[], at=apart, darkness=dict.fromkeys(dark, 1))
        option = next(one for one in t.ask.options if str(one) == "EndPhase")
        view = t.table.view(t.table.asks[0])
        return {one.stake.id: float(one.at_least(1)) for one in odds_of(view, option)}

    assert "darkness" not in told("smithy", "ravine")
    # One gem is left: two or three Riders of three would have to bring Darkness down.
    assert 0 < told("smithy", "ravine", "sea-cave", "healers-hut")["darkness"] < 0.5
