"""Darkness that comes from Sower Cultists (pp. 8-9), and Doors that bring set-ups (pp. 7, 23)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import fighter, hall
from grimtable.games.drunagor.content import CHAPTERS, FIGHTERS
from grimtable.games.drunagor.health import hurt
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import RANKS, BadParty, new
from grimtable.games.drunagor.state import Drunagor, Reveal, RuneTurn
from grimtable.games.drunagor.track import STEPS
from grimtable.kernel.under_way import carry_on
from tests.games.drunagor.playing import acting, begin, dawn, offered, quay, run, told


def drawn(s: Drunagor, *runes: str, answers: tuple[str, ...] = ()) -> Any:
    """The Rune card's turn with these runes."""
    begin(s, RuneTurn(len(runes)))
    return run(s, *answers, fate=runes)


def dark(s: Drunagor) -> set[str]:
    """The names of the dark squares."""
    return {hall(s).board.names[i] for i in s.darkness}


@pytest.mark.rule("dark.target", "dark.primary", "dark.sower.source", "dark.sower.model")
@pytest.mark.rule("dark.placement-core", "ruling.dark-distance", "dark.sower.why")
def test_a_tile_heads_for_the_strongest_even_if_another_is_nearer() -> None:
    """P. 8: Elros has 10 Health, Maya 8 and stands nearer; the tile chases Elros."""
    s = quay("elros@j5 maya@c5", "sower_cultist@e5")
    s.heroes["elros"].health, s.heroes["maya"].health = 10, 8
    drawn(s, "gray-line_large")
    assert told(s, "hunts")[0].args["whom"] == "elros"
    assert dark(s) == {"e5", "f5", "g5"}  # it does not reach him, nor Maya


@pytest.mark.rule("dark.sower.closest", "dark.one-per-rune", "dark.sower.only-difference")
def test_only_the_sower_closest_to_the_target_sows() -> None:
    s = quay("vorn@c7", "sower_cultist@i1 sower_cultist@d5")
    drawn(s, "gray-line_large")
    assert dark(s) == {"d5", "d6", "d7"}  # one tile, from one of the two
    assert told(s, "hunts")[0].args["whom"] == "vorn"


@pytest.mark.rule("dark.two-spawns", "dark.hunt.compare")
def test_the_second_rune_finds_its_own_target_and_sower() -> None:
    s = quay("vorn@d5 maya@i3", "sower_cultist@c5 sower_cultist@h3")
    drawn(s, "gray-line_small", "red-line_small", answers=())
    assert dark(s) == {"c5", "d5", "h3", "i3"}
    assert [e.args["whom"] for e in told(s, "hunts")] == ["vorn", "maya"]


@pytest.mark.rule("dark.break", "dark.small.retarget", "dark.never-more")
def test_a_tile_that_does_not_fit_breaks_and_small_ones_chase_on() -> None:
    """P. 9: the first small tile reaches the target, the others stretch towards the next."""
    s = quay("vorn@b3 maya@d3", "sower_cultist@b3 sower_cultist@i1")
    s.heroes["vorn"].at = hall(s).board.named["b3"]
    del s.monsters["sower_cultist_1"]
    s.monsters["sower_cultist_2"].at = hall(s).board.named["b4"]
    asked = drawn(s, "orange-y")  # the ledge is two squares wide: a Y has no room
    assert told(s, "broken")
    while asked is not None:
        asked = run(s, min(offered(asked)))
    assert {"b4", "b3"} <= dark(s)
    assert len(dark(s)) == 3
    assert not told(s, "crushed")


@pytest.mark.rule("dark.break")
def test_a_tile_breaks_if_small_ones_come_nearer() -> None:
    """It would fit, but a corner stretches only two squares, and three small ones reach."""
    s = quay("vorn@g6", "sower_cultist@e6")
    drawn(s, "orange-corner")
    assert told(s, "broken-nearer")
    assert dark(s) == {"e6", "f6", "g6"}


@pytest.mark.rule("ruling.dark-origin")
def test_from_a_dark_square_the_tile_goes_on_where_the_darkness_ends() -> None:
    s = quay("vorn@g2", "sower_cultist@g6")
    s.darkness = [hall(s).board.named["g6"]]
    drawn(s, "gray-line_large")
    assert dark(s) == {"g6", "g5", "g4", "g3"}


@pytest.mark.rule("dark.crush", "dark.crush.only")
def test_if_all_stand_on_darkness_they_are_crushed_and_no_tile_comes() -> None:
    s = quay("vorn@c5 maya@g5", "sower_cultist@i1")
    named = hall(s).board.named
    s.darkness = [named["c5"], named["g5"]]
    before = [hero.health for hero in s.heroes.values()]
    drawn(s, "gray-line_small")
    assert [hero.health for hero in s.heroes.values()] == [health - 2 for health in before]
    assert len(s.darkness) == 2


@pytest.mark.rule("dark.sower.when", "dark.sower.only-named")
def test_without_a_sower_no_darkness_comes() -> None:
    s = quay("vorn@c5", "executioner@i1")
    drawn(s, "gray-line_small")
    assert not s.darkness
    assert not told(s, "hunts")


# Doors ----------------------------------------------------------------------------------------


@pytest.mark.rule("obj.doors", "obj.maps", "obj.trays", "turn.minor-list", "turn.minor-engaged")
def test_a_door_is_opened_from_beside_it_as_a_minor_action_and_not_while_engaged() -> None:
    for heroes, monsters, can in (
        ("vorn@j4", "", True),
        ("vorn@i4", "", False),
        ("vorn@j4", "executioner@i4", False),
    ):
        s = quay(heroes, monsters)
        acting(s, "vorn")
        assert ("Open door-1" in offered(run(s))) is can
    s = quay("vorn@j4")
    turn = acting(s, "vorn")
    asked = run(s, "Open door-1", fate=("executioner",))
    asked = run(s, "Version executioner")
    assert asked.what == "act"
    assert turn.minors == 0
    assert len(hall(s).board.areas) == 19 + 18
    assert s.place == "friendly_visit-1"


@pytest.mark.rule("ruling.set-ups", "mon.choose-version", "mon.versions")
@pytest.mark.parametrize(("heroes", "monsters"), [(1, 2), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_more_heroes_meet_more_monsters_in_the_version_they_choose(
    heroes: int, monsters: int
) -> None:
    party = ["vorn", "maya", "elros", "jaheen", "lorelai"][:heroes]
    chosen = {"party": party, "adventure": "friendly_visit", "rank": "champion"}
    s = new(convert(chosen, Options))
    s.events = []
    if heroes > 1:
        asked = run(s, fate=(*dawn(s), "hellish_flayer"))
        assert (asked.seat, asked.what) == ("vorn", "version")
        assert offered(asked) == {"Version hellish_flayer", "Version chained_reckoner"}
        run(s, "Version chained_reckoner")
        assert s.monsters["chained_reckoner_1"].health == 24
    else:
        run(s, fate=dawn(s))
    assert len(s.monsters) == monsters


@pytest.mark.rule("ruling.set-ups")
def test_a_lower_rank_has_the_health_that_its_card_prints() -> None:
    chosen = {"party": ["vorn", "maya"], "adventure": "friendly_visit", "rank": "fighter"}
    s = new(convert(chosen, Options))
    run(s, fate=(*dawn(s), "executioner"))
    run(s, "Version executioner")
    health = {who: monster.health for who, monster in s.monsters.items()}
    assert health["executioner_1"] == 16
    assert health["sower_cultist_1"] == 18  # its card has no ranks
    assert fighter(s.monsters["executioner_1"]).attack == 5


@pytest.mark.rule("ruling.set-ups")
def test_an_adventure_has_a_rank_of_its_own_unless_players_choose_another() -> None:
    own = {name: Options(adventure=name).strength for name in CHAPTERS}
    assert own == {name: entry.rank for name, entry in CHAPTERS.items()}
    assert set(own.values()) >= {"rookie", "fighter", "veteran"}, "later Adventures are harder"
    assert Options(adventure="the_fall", rank="champion").strength == "champion"
    assert Options().strength == "rookie"
    s = new(convert({"party": ["vorn"], "adventure": "blood_on_the_dunes"}, Options))
    run(s, fate=(*dawn(s), "executioner"))
    run(s, "Version executioner")
    ranks = {monster.rank for monster in s.monsters.values() if len(FIGHTERS[monster.kind]) > 1}
    assert ranks == {RANKS.index(CHAPTERS["blood_on_the_dunes"].rank)}


@pytest.mark.rule("ruling.set-ups")
def test_what_is_on_the_board_already_is_not_drawn_again() -> None:
    s = quay("vorn@j4 maya@c5", "chained_reckoner@e5")
    begin(s, Reveal(0))

    script = carry_on(s, STEPS)
    asked: Any = next(script)
    while not hasattr(asked, "items"):
        asked = script.send(None)
    assert "hellish_flayer" not in asked.items
    assert "executioner" in asked.items


@pytest.mark.rule("ruling.cleared")
def test_it_is_won_when_all_doors_are_open_and_nobody_is_left() -> None:
    for opened, hero, foe, won in ((2, "m13", "n13", None), (3, "e13", "e12", True)):
        s = quay(f"vorn@{hero}", f"executioner@{foe}", opened=opened)
        hurt(s, "executioner_1", 24, rule="kw.suffer")
        assert s.won is won
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.result == {"vorn": 1.0}


def test_there_is_no_door_behind_the_last_one() -> None:
    chosen = Options(party=("vorn",), adventure="friendly_visit", door=3)
    assert new(chosen).place == "friendly_visit-3"
    with pytest.raises(BadParty, match="There is no Door"):
        new(Options(party=("vorn",), adventure="friendly_visit", door=9))
