"""The Elder's Way: from board to board, Water, the Flowing card, the shrine (pp. 28, 46-47, 80)."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import hall
from grimtable.games.drunagor.content import CHAPTERS, MONSTERS, hall_of
from grimtable.games.drunagor.doors import leave
from grimtable.games.drunagor.rough import hinder, slowing
from grimtable.games.drunagor.setup import furnish
from grimtable.games.drunagor.state import Drunagor, HeroTurn
from grimtable.games.drunagor.track import next_turn
from tests.games.drunagor.playing import (
    acting,
    begin,
    offered,
    quay,
    run,
    square,
    told,
    turn_of,
)


def sewer(heroes: str, monsters: str = "", *, opened: int = 2) -> Drunagor:
    """The sewers with the Atrium open, or further."""
    return quay(heroes, monsters, opened=opened, adventure="elders_way")


# From board to board --------------------------------------------------------------------------


@pytest.mark.rule("ruling.boards")
def test_the_hole_opens_when_nobody_is_left_and_all_go_down_together() -> None:
    s = quay("vorn@d4 maya@a2", "shadow_witch@k4", adventure="elders_way")
    turn = acting(s, "vorn")
    assert "Open door-1" not in offered(run(s))
    s.monsters.clear()
    s.piles, s.darkness = {"a1": [s.bag.pop()]}, [1, 2]
    s.heroes["vorn"].at = hall(s).board.named["d5"]
    asked = run(s, "ExtraMinor", "Spend yellow")
    assert "Open door-1" in offered(asked)
    run(s, "Open door-1")
    assert s.placing == ["vorn", "maya"]
    assert (s.darkness, s.piles, len(s.bag)) == ([], {}, 36)
    assert turn not in s.under_way
    assert set(s.monsters) == {"skeleton_knight_1", "shadow_knight_1"}
    assert s.place == "elders_way-1"


@pytest.mark.rule("ruling.boards")
def test_who_goes_on_leaves_barrels_and_chains_behind() -> None:
    s = quay("vorn@a2", adventure="elders_way")
    vorn = s.heroes["vorn"]
    vorn.hiding, vorn.tokens = True, {"restrain": 1, "burn": 1}
    s.traps, s.loot, s.chests = {1: "bear"}, [3], [4]
    leave(s)
    assert (vorn.at, vorn.hiding, vorn.tokens) == (-1, False, {"burn": 1})
    assert not any((s.traps, s.loot, s.chests, s.furniture, s.scenes))


@pytest.mark.rule("ruling.set-ups")
def test_all_squares_that_the_adventures_name_are_on_their_boards() -> None:
    journeys = {name: entry for name, entry in CHAPTERS.items() if not entry.horseman}
    for name, chapter in journeys.items():
        for i, setup in enumerate(chapter.setups):
            board = hall_of(f"{name}-{i}").board
            spawns = [line.split()[2] for line in setup.spawns]
            pieces = [at for squares in setup.furniture.values() for at in squares]
            solid = [*setup.chests, *setup.scenes.values(), *pieces, *setup.piles]
            assert len(set(solid)) == len(solid), f"{name} {i}"
            for at in (*solid, *spawns, *setup.loot):
                assert board.named[at] in board.squares, f"{name} {i}: {at}"
            assert not set(solid) & set(spawns), f"{name} {i}"
            for line in setup.spawns:
                _, what, at = line.split()
                if what in ("black", "commander") or (what in MONSTERS and MONSTERS[what].large):
                    under = {board.names[j] for j in board.inside[board.area[board.named[at]]]}
                    assert not under & {*solid, *spawns} - {at}, f"{name} {i}: {line}"
            assert len(hall_of(f"{name}-{i}").entry) >= 5 + len(solid) // 6, f"{name} {i}"
            new = [a for row in chapter.boards[setup.board].rooms for a in row if a == str(i)]
            assert 8 <= len(new) <= 28, f"{name} {i}: {len(new)} areas"


@pytest.mark.rule("ruling.set-up-piles")
def test_a_pile_of_a_set_up_takes_a_rune_of_each_colour_from_the_track() -> None:
    s = sewer("vorn@k3", opened=3)
    s.track = [next(r for r in s.bag if r.startswith(c)) for c in ("red", "blue")]
    s.bag = [rune for rune in s.bag if rune not in s.track]
    furnish(s, 3)
    assert {rune.partition("-")[0] for rune in s.piles["x4"]} == {"red", "blue"}
    assert s.track == []


# Water and Palisades --------------------------------------------------------------------------


@pytest.mark.rule("kw.difficult", "kw.difficult.once", "ruling.wading", "terr.new")
def test_the_first_step_into_water_costs_a_point_once_a_turn() -> None:
    s = sewer("vorn@k4")
    turn = acting(s, "vorn")
    there = offered(run(s))
    assert "Walk k6" in there  # two squares and the water's point
    assert "Walk k7" not in there  # through the water it would be four
    assert "Walk k6" in offered(run(s, "Walk k5"))
    assert turn.points == 1
    run(s, "Walk l6")
    assert len(told(s, "hindered")) == 1
    s = sewer("vorn@k4")
    turn = acting(s, "vorn", points=1, moves=0)
    assert "Walk k5" in offered(run(s))  # the last point leads in, and there it ends
    run(s, "Walk k5")
    assert turn.points == 0


@pytest.mark.rule("kw.difficult")
def test_who_can_goes_around_the_water_and_monsters_wade_too() -> None:
    s = sewer("vorn@j3")
    acting(s, "vorn")
    run(s, "Walk k4")
    assert not told(s, "hindered")
    s = sewer("maya@k8", "executioner@k2")
    turn_of(s, "executioner_1")
    assert told(s, "hindered")[0].args["who"] == "executioner_1"
    s = sewer("maya@a8", "shadow_knight@a3", opened=1)
    turn_of(s, "shadow_knight_1")
    assert square(s, s.monsters["shadow_knight_1"]) == "a5"  # two of its points for the water
    s = sewer("vorn@k5")
    begin(s, HeroTurn("vorn"))
    assert slowing(s, "vorn")
    assert hinder(s, s.heroes["vorn"]) == 1
    assert not slowing(s, "vorn")


# The floodgate --------------------------------------------------------------------------------


@pytest.mark.rule("scene.floodgate", "scene.floodgate.first", "scene.floodgate.flowing")
@pytest.mark.rule("ruling.flowing")
def test_the_crank_lets_the_water_run_over_whoever_stands_in_it() -> None:
    s = sewer("vorn@p2 maya@k5", "executioner@m5 rotten_flesh@m3")
    furnish(s, 2)
    acting(s, "vorn", minors=4)
    run(s, "Interact floodgate_maneuvering")
    assert s.flowing == "a"
    run(s, "Resolve floodgate_maneuvering-block")
    assert (s.heroes["vorn"].has("bleed"), s.flowing) == (1, "a")
    run(s, "Interact floodgate_maneuvering", "Resolve floodgate_maneuvering-release")
    assert s.flowing == "b"
    assert set(s.statuses) == {"floodgate_released", "floodgate_running"}
    s.under_way.clear()
    while not told(s, "flowing-runs"):
        next_turn(s)
        s.under_way.clear()
    assert (s.heroes["maya"].health, s.heroes["maya"].has("knock_down")) == (9, 1)
    assert s.monsters["executioner_1"].health == 22
    assert s.monsters["rotten_flesh_1"].health == 24  # on dry ground
    assert s.heroes["vorn"].health == 15


@pytest.mark.rule("scene.floodgate.flowing")
def test_a_locked_crank_lets_the_water_rest_and_the_door_needs_it_only_once() -> None:
    s = sewer("vorn@p2 maya@k5")
    furnish(s, 2)
    acting(s, "vorn", minors=4)
    for option, flows in (("release", "b"), ("release", "b"), ("block", "a")):
        run(s, "Interact floodgate_maneuvering", f"Resolve floodgate_maneuvering-{option}")
        assert s.flowing == flows
    assert (s.flowing, s.statuses) == ("a", ["floodgate_released"])
    s.heroes["vorn"].at = hall(s).board.named["r4"]
    assert "Open door-3" in offered(run(s, "ExtraMove", "Spend yellow"))
    s.under_way.clear()
    while not told(s, "flowing-rests"):
        next_turn(s)
        s.under_way.clear()
    assert s.heroes["maya"].health == 11


# The shrine -----------------------------------------------------------------------------------


def shrine() -> Drunagor:
    """Vorn before the Altar."""
    s = sewer("vorn@p15 maya@v11", opened=4)
    furnish(s, 4)
    acting(s, "vorn", minors=6)
    return s


@pytest.mark.rule("scene.luccanor", "inter.recurring.remove")
def test_who_reads_first_gets_more_from_the_altar() -> None:
    s = shrine()
    at = "altar_to_luccanor"
    run(s, f"Interact {at}", f"Resolve {at}-read")
    assert s.scenes[at].charges == 2  # reading is free
    s.deck = ["potion_of_healing"]
    answers = (f"Interact {at}", f"Resolve {at}-dagger", "Keep potion_of_healing")
    run(s, *answers, fate=("potion_of_healing",))
    assert "luccanors_revenge" in s.statuses
    assert s.heroes["vorn"].bag == ["potion_of_healing", "kraken_slayer"]
    s.heroes["vorn"].bag.clear()
    s.heroes["maya"].tokens["burn"] = 1
    asked = run(s, f"Interact {at}", f"Resolve {at}-pray")
    assert {h.has("focus") for h in s.heroes.values()} == {1} or asked.what == "cleanse"
    assert {"drowned_prayer", "luccanors_redemption"} <= set(s.statuses)
    s = shrine()
    run(s, f"Interact {at}", f"Resolve {at}-dagger")
    assert s.heroes["vorn"].health == 13
    run(s, f"Interact {at}", f"Resolve {at}-destroy")
    assert at not in s.scenes
    assert {h.has("fury") for h in s.heroes.values()} == {1}


@pytest.mark.rule("scene.luccanor")
def test_the_offerings_are_a_challenge_of_strength() -> None:
    at = "altar_to_luccanor"
    s = shrine()
    s.heroes["vorn"].health = 5
    run(s, f"Interact {at}", f"Resolve {at}-taste", fate=(20,))
    assert (s.heroes["vorn"].health, s.heroes["vorn"].has("fruit")) == (9, 1)
    s = shrine()
    s.statuses = ["drowned_prayer"]
    run(s, f"Interact {at}", f"Resolve {at}-taste", fate=(1,))
    assert s.heroes["vorn"].has("poison") == 2
    asked = run(s, f"Interact {at}", f"Resolve {at}-destroy")
    assert asked.what == "put-curse"
