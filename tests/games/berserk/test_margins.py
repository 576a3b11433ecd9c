"""Where a rule begins and ends: ties at the edge, ways that are shut, what comes to nobody."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.events import flee, lay, watch
from grimtable.games.berserk.heroes import enter
from grimtable.games.berserk.spawning import place
from grimtable.games.berserk.state import (
    Arrival,
    Growth,
    Options,
    Resolve,
    health,
)
from grimtable.games.berserk.tokens import draw_tactic
from grimtable.kernel.pile import shuffled
from grimtable.kernel.text import Text
from tests.games.berserk.table import Story

REST: dict[str, Any] = {"isidro": "a12 bombs", "schierke": "a11 mending"}


# Setup --------------------------------------------------------------------------------------------


@pytest.mark.rule("gap.party-size", "setup.hero.party", "enemy.health.heroes")
def test_three_four_and_five_heroes_each_have_their_column_of_health() -> None:
    five = tuple(LIBRARY.heroes)
    for n in (3, 4, 5):
        s = GAME.new(Options(five[:n], "mill"))
        troll = next(enemy for enemy in s.enemies.values() if enemy.kind == "troll")
        assert health(s, troll) == {3: 7, 4: 9, 5: 12}[n]


@pytest.mark.rule("campaign.growth", "gap.cards.upgrades")
def test_a_board_is_turned_once_however_often_it_was_upgraded() -> None:
    for boards, side in ((0, 0), (1, 1), (2, 1)):
        s = GAME.new(Options(adventure="mill", growth=Growth(boards=boards)))
        assert {hero.board for hero in s.heroes.values()} == {side}


@pytest.mark.rule("setup.board.enemies-placed", "spawn.where")
def test_mercy_leaves_every_enemy_its_last_health() -> None:
    for mercy in (0, 2, 99):
        s = GAME.new(Options(adventure="mill", mercy=mercy))
        place(s, Arrival("troll", "a1"))
        for enemy in s.enemies.values():
            assert enemy.wounds == min(mercy, health(s, enemy) - 1)


@pytest.mark.rule("plan.simultaneous")
def test_a_card_that_is_taken_back_counts_as_one_change_until_all_have_chosen() -> None:
    t = Story(guts="a1", isidro="a2 bombs", schierke="a3 mending", phase="plan")
    t.play("Lay cleave", "Back cleave")
    assert t.s.changes == 1
    t.play("Lay cleave", "Back cleave", "Lay grit", "Ready guts")
    assert (t.s.phase, t.s.changes) == ("act", 0)


@pytest.mark.rule("gap.tactics.deck", "tactic.draw")
def test_used_tactics_wait_until_the_deck_is_empty() -> None:
    t = Story(guts="a1 grit", **REST)
    one, other, *_ = t.s.library.tactics
    t.s.tactics, t.s.used_tactics = shuffled([one]), [other]
    script = draw_tactic(t.s, t.hero("guts"))
    next(script)
    with pytest.raises(StopIteration):
        script.send((one,))
    assert (len(t.s.tactics), t.s.used_tactics) == (0, [other])


# Spawning -----------------------------------------------------------------------------------------


@pytest.mark.rule("event.check")
def test_a_condition_is_told_where_something_follows() -> None:
    for deck, told in ((["B"], 1), ([], 0)):
        t = Story(adventure="mill", phase="events", guts="a1 grit", isidro="a2 bombs")
        t.s.face_up, t.s.deck, t.s.round = ["A"], deck, 2
        assert watch(t.s)
        assert t.s.under_way == [Resolve("A.when.1")]
        assert len(t.happened("met")) == told


@pytest.mark.rule("event.reveal", "event.check")
def test_an_event_that_opens_says_what_brought_it() -> None:
    """A report named three Skeletons as the best of a turn; it was the second bell."""
    t = Story(adventure="mill", guts="c4 grit", troll_1="g5", **REST)
    t.s.face_up, t.s.deck, t.s.counts = ["A"], ["B", "C", "D"], {"rung": 2}
    assert watch(t.s)
    t.begin()
    (event,) = t.happened("brought")
    said = Text.of(GAME, t.s.options, "en").event(event)
    assert said == "2 or more bells rung: Event 1-B What the graves give back is revealed."


@pytest.mark.rule("event.objective.immediate")
def test_who_flees_from_somebody_who_has_fallen_goes_as_far_from_where_it_stood() -> None:
    t = Story(guts="a1 grit", casca="c5", **REST)
    script = flee(t.s, "casca", "blue", "troll_1")
    next(script)
    with pytest.raises(StopIteration):
        script.send(("2",))
    t.play("Flee casca c6")
    t.rest("enemy")
    field = t.s.adventure.hexes
    assert field.far[field.named["c5"]][field.named[t.casca.at]] == 2


@pytest.mark.rule("tile.join.no-owner")
def test_a_tile_is_entered_once() -> None:
    t = Story(guts="a1 grit", **REST)
    named = t.s.adventure.hexes.named
    for _ in range(2):
        enter(t.s, [named["a1"], named["a2"]])
    assert len(t.s.entered) == 1


@pytest.mark.rule("effect.optional", "ability.hero.optional")
def test_the_log_says_what_was_used() -> None:
    t = Story(schierke="c4 tailwind", guts="c5 grit", isidro="a1 quick_feet")
    t.play("Activate schierke", "Use tailwind")
    (used,) = t.happened("used")
    assert (used.rule, used.args["card"]) == ("effect.optional", "tailwind")


@pytest.mark.rule("spawn.displace", "space.one-mini")
def test_who_makes_room_for_a_newcomer_goes_to_no_space_where_another_stands() -> None:
    field = LIBRARY.adventures["yard"].hexes
    for corner in (field.name[min(field.spaces)], field.name[max(field.spaces)]):
        beside = next(iter(field.names(field.near[field.named[corner]])))
        t = Story(guts=f"{beside} grit", isidro=f"{corner} bombs", schierke="d5 mending")
        t.s.under_way.append(Arrival("troll", beside))
        assert t.ask.what == "displace"
        assert f"Relocate guts {corner}" not in t.offers


@pytest.mark.rule("setup.board.token-pool", "event.scope")
def test_tokens_are_numbered_one_after_the_other() -> None:
    t = Story(guts="a1 grit", **REST)
    made = t.s.made
    for n in (1, 2):
        lay(t.s, "fire", "c5")
        assert f"fire_{made + n}" in t.s.tokens


@pytest.mark.rule("spawn.displace.tie", "monster.push.tie")
def test_it_is_said_for_whom_somebody_makes_room() -> None:
    for arrival, rule in (
        (Arrival("troll", "b4"), "spawn.displace.tie"),
        (Arrival("ogre_1", "b5", spawns=False, window="room"), "monster.push.tie"),
    ):
        t = Story(guts="b4 grit", ogre_1="b6", **REST)
        t.s.under_way.append(arrival)
        assert (t.ask.what, t.ask.rule) == ("displace", rule)


@pytest.mark.rule("monster.push", "space.one-mini", "ruling.displace-order")
def test_of_two_who_make_room_the_second_does_not_go_where_the_first_went() -> None:
    trolls: dict[str, Any] = {"troll_1": "a1", "troll_2": "c1", "troll_3": "d1"}
    for guts, left in (("b4", ["a4", "c4", "d3"]), ("g11", ["a4", "b4", "c4", "d3"])):
        t = Story(
            guts=f"{guts} grit", isidro="b1 bombs", schierke="g12 mending", ogre_1="b3", **trolls
        )
        t.s.under_way.append(Arrival("ogre_1", "b2", spawns=False, window="room"))
        assert t.offers == [f"Relocate isidro {space}" for space in left]


@pytest.mark.rule("spawn.large", "setup.board.event-a")
def test_before_anybody_stands_on_the_board_a_large_base_looks_at_the_start_zone() -> None:
    t = Story(guts="a1 grit", isidro="a2 bombs", schierke="a3 mending")
    for hero in t.s.heroes.values():
        hero.at = ""
    t.s.phase = "setup"
    t.s.under_way.append(Arrival("kelpie", "c5"))
    assert t.ask.what == "front"
    field = t.s.adventure.hexes
    start = [field.named[space] for space in field.names(t.s.adventure.start)]
    near = {
        space: min(field.far[field.named[space]][i] for i in start)
        for space in field.names(field.near[field.named["c5"]] & t.s.adventure.open)
    }
    least = min(near.values())
    assert set(t.offers) == {f"Stop kelpie {space}" for space, n in near.items() if n == least}
    assert max(near.values()) > least
