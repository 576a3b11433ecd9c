"""The Workshop of Wonders and the end of Act 1: the cloud, the ship, the Duke (pp. 24, 51-53)."""

from __future__ import annotations

import pytest
from msgspec import convert

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import hall
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import furnish, new
from grimtable.games.drunagor.state import Blow, Drunagor, Hit
from grimtable.games.drunagor.track import next_turn
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import acting, begin, offered, quay, run, told


def workshop(heroes: str, monsters: str = "", *, opened: int = 0) -> Drunagor:
    """The court, or further, with what stands there."""
    s = quay(heroes, monsters, opened=opened, adventure="workshop_of_wonders")
    furnish(s, opened)
    return s


def choose(s: Drunagor, option: str, *more: str, fate: tuple[object, ...] = ()) -> object:
    """Interact with the scene on the board and choose."""
    scene = next(iter(s.scenes))
    answers = (f"Interact {scene}", f"Resolve {scene}-{option}", *more)
    return run(s, *answers, fate=fate)  # type: ignore[arg-type]


@pytest.mark.rule("ruling.plague-follows")
def test_the_horseman_follows_through_the_court_and_no_further() -> None:
    s = workshop("vorn@a1 maya@h4")
    for clouds in (1, 2):
        while len(told(s, "plague-follows")) < clouds:
            next_turn(s)
            s.under_way.clear()
        assert len(s.cloud) == 16 * clouds
    assert s.heroes["vorn"].has("poison") == 2  # once, when it came over him
    assert s.heroes["maya"].has("poison") == 0
    s.opened, s.place = 1, "workshop_of_wonders-1"
    for _ in range(60):
        next_turn(s)
        s.under_way.clear()
    assert len(s.cloud) == 32


@pytest.mark.rule("scene.master", "inter.unavailable-effect")
def test_the_master_gives_the_rod_to_a_friend_a_thief_or_nobody() -> None:
    for option, fate, rod in (
        ("calm", (20,), True),
        ("calm", (1,), False),
        ("candlestick", (20,), True),
        ("candlestick", (1,), False),
    ):
        s = workshop("vorn@aa4", opened=2)
        acting(s, "vorn", minors=3)
        choose(s, option, fate=fate)
        assert ("metal_rod" in s.statuses) == rod
    assert s.heroes["vorn"].health == 13
    s = workshop("vorn@aa4", opened=2)
    s.deck = ["potion_of_healing"]
    acting(s, "vorn", minors=5)
    choose(s, "airship")
    assert s.scenes["cornered_master"].charges == 1
    choose(s, "search", "Keep potion_of_healing", fate=("potion_of_healing",))
    assert "metal_rod" in s.statuses
    s = workshop("vorn@aa4", opened=2)
    acting(s, "vorn", minors=5)
    choose(s, "run")
    assert s.heroes["vorn"].has("shield") == 1
    asked = run(s, "Interact cornered_master")
    assert offered(asked) == {"Resolve cornered_master-search"}
    s = workshop("vorn@aa4", opened=2)
    s.statuses = ["master_calm"]
    acting(s, "vorn", minors=5)
    choose(s, "airship")
    assert ("airship_explained" in s.statuses, s.scenes["cornered_master"].charges) == (True, 2)


@pytest.mark.rule("scene.airship", "ruling.locked-doors")
def test_rod_sphere_lever_and_the_ship_flies() -> None:
    s = workshop("vorn@m9", opened=3)
    acting(s, "vorn", minors=9)
    s.statuses = ["metal_rod"]
    choose(s, "lever")
    assert s.statuses == ["metal_rod"]  # nothing is awake yet
    for option in ("rod", "sphere", "lever", "sphere"):
        choose(s, option)
    assert {"ships_on", "nose_up", "lever_pushed", "course_set"} <= set(s.statuses)
    assert s.heroes["vorn"].health == 15
    s.heroes["vorn"].at = hall(s).board.named["n5"]
    assert "Open door-4" in offered(run(s, "ExtraMove", "Spend yellow"))


@pytest.mark.rule("scene.airship")
def test_without_rod_or_nose_it_costs_something() -> None:
    s = workshop("vorn@m9", opened=3)
    acting(s, "vorn", minors=9)
    choose(s, "rod", fate=(1,))
    assert s.heroes["vorn"].has("burn") == 1
    choose(s, "rod", fate=(20,))
    choose(s, "lever")
    assert (s.heroes["vorn"].health, s.heroes["vorn"].has("knock_down")) == (13, 1)
    assert "lever_pushed" in s.statuses
    assert told(s, "hurt")[0].rule == "inter.done"


@pytest.mark.rule("ruling.cleared")
def test_the_flight_is_won_when_the_course_is_set_and_nobody_is_left() -> None:
    s = workshop("vorn@m9", "shadow_witch@z5", opened=6)
    s.monsters["shadow_witch_1"].health = 1
    begin(s, Blow("vorn", "spell", [Hit("shadow_witch_1", 3)], window=Window.SUFFER))
    run(s)
    assert not s.cause
    s = quay("vorn@m9", opened=6, adventure="workshop_of_wonders")
    furnish(s, 3)
    assert not s.cause
    s.statuses = ["ships_on", "lever_pushed"]
    acting(s, "vorn", minors=2)
    choose(s, "sphere")
    assert (s.won, s.cause) == (True, "cleared")


@pytest.mark.rule("ruling.checkpoints")
def test_who_begins_behind_a_door_can_still_win() -> None:
    chosen = {"party": ["vorn"], "adventure": "workshop_of_wonders", "door": 6}
    s = new(convert(chosen, Options))
    assert set(s.statuses) == {"ships_on", "lever_pushed"}
    assert set(s.scenes) == {"airship_controls"}
    s = new(convert({**chosen, "adventure": "old_way", "door": 3}, Options))
    assert (s.statuses, s.scenes, s.raid) == (["barricade_down"], {}, "a")
    s = new(convert({**chosen, "adventure": "elders_way", "door": 0}, Options))
    assert (s.statuses, s.scenes, s.raid) == ([], {}, "")


# The end of the act ---------------------------------------------------------------------------


def duke(where: str = "i8") -> Drunagor:
    """In the Duke's hall, beside him."""
    chosen = {"party": ["vorn", "maya"], "adventure": "prisoner_of_plague", "horseman": "war"}
    s = new(convert(chosen, Options))
    s.events, s.placing = [], []
    named = hall(s).board.named
    s.heroes["vorn"].at, s.heroes["maya"].at = named[where], named["l6"]
    return s


@pytest.mark.rule("ruling.act-ends", "scene.plague")
def test_the_act_ends_in_the_hall_of_plague_with_its_scene() -> None:
    s = duke()
    assert (s.boss.id, s.place) == ("plague", "")
    page = GAME.scene(s, "vorn").page
    assert page is not None
    assert page.id.startswith("page-setup")
    acting(s, "vorn", minors=5)
    choose(s, "duke")
    assert s.scenes["the_plague_horseman"].charges == 2
    choose(s, "demand")
    assert {h.has("focus") for h in s.heroes.values()} == {2}
    choose(s, "charge")
    assert {h.has("fury") for h in s.heroes.values()} == {1}
    assert not s.scenes
    s = duke()
    acting(s, "vorn", minors=5)
    choose(s, "demand")
    assert s.heroes["maya"].has("shield") == 2


@pytest.mark.rule("scene.plague", "ruling.status-rewards")
def test_contempt_lets_every_wound_of_his_cleanse() -> None:
    s = duke()
    acting(s, "vorn", minors=5)
    asked = choose(s, "weakness", fate=(1,))
    assert getattr(asked, "what", "") == "put-curse"
    s = duke()
    acting(s, "vorn", minors=5)
    choose(s, "weakness", fate=(20,))
    assert s.statuses == ["contempt"]
    s = duke()
    s.statuses = ["contempt"]
    s.heroes["vorn"].tokens["burn"] = 2
    begin(s, Blow("vorn", "weapon", [Hit("plague", 3)], window=Window.SUFFER))
    run(s)
    assert s.heroes["vorn"].has("burn") == 0
