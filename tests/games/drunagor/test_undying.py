"""The Famine Horseman where he bars the way, and what was learned of him there (pp. 38, 64)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.board import is_engaged
from grimtable.games.drunagor.content import order_of
from grimtable.games.drunagor.cubes import penalty
from grimtable.games.drunagor.migrations import with_company
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import furnish, new
from grimtable.games.drunagor.state import Assault, Blow, CardTurn, Drunagor, Hit, RecallAction
from grimtable.games.drunagor.track import next_turn
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    acting,
    area,
    begin,
    card,
    dawn,
    hall,
    offered,
    quay,
    run,
    told,
    turn_of,
)


def yard(heroes: str = "vorn@c6 maya@a10", *, opened: int = 4) -> Drunagor:
    """The yard of the fort, or the village before it."""
    s = quay(heroes, opened=opened, adventure="spoiled_surprise")
    furnish(s, opened)
    return s


@pytest.mark.rule("ruling.horseman-bars")
def test_he_bars_the_way_with_his_board_and_all_his_cards() -> None:
    s = yard()
    assert (s.boss.id, s.boss.front) == ("famine", area(s, "D2"))
    assert s.boss.health == s.boss.top
    assert "board-boss" in [mat.id for mat in GAME.scene(s, "vorn").mats]
    s.heroes["maya"].at = hall_of(s).board.named["f4"]
    assert is_engaged(s, s.heroes["maya"])
    turns = []
    next_turn(s)
    while s.round == 1:
        turns += [record.card for record in s.under_way if isinstance(record, CardTurn)]
        s.under_way.clear()
        next_turn(s)
    assert len(turns) == 5
    assert penalty(s) == 3  # the Adventure's, not that of his hall


@pytest.mark.rule("ruling.horseman-bars")
def test_before_his_door_his_cards_lie_idle_and_nobody_loses_a_place() -> None:
    s = yard("vorn@l4", opened=1)
    assert order_of("spoiled_surprise-1") == order_of("spoiled_surprise-4")
    for _ in order_of(s.place):
        next_turn(s)
        s.under_way.clear()
    assert not told(s, "card")
    line = GAME.scene(s, "vorn").order
    assert line is not None
    assert "starve" not in [turn.of for turn in line.turns]


@pytest.mark.rule("ruling.horseman-bars", "furn.large-destroys")
def test_he_rides_over_the_furniture_of_the_yard_and_starves_who_recalls() -> None:
    s = yard("vorn@f8 maya@a10")
    begin(s, Assault(area(s, "C4"), 3, "torrential_charge"))
    asked = run(s)
    assert "crates" not in s.furniture.values()
    assert asked.what == "stand"
    run(s, min(offered(asked)), *["pass"] * 3)
    assert s.boss.front == area(s, "C4")
    begin(s, RecallAction("maya", "willing", window=Window.TRIGGERS))
    assert run(s, fate=("blue-l",)).what.startswith("lay")  # his aura is there as well


@pytest.mark.rule("ruling.checkpoints")
def test_who_begins_behind_the_last_door_meets_him_there() -> None:
    chosen = {"party": ["vorn"], "adventure": "spoiled_surprise", "door": 4, "wounded": 50}
    s = new(convert(chosen, Options))
    assert not s.boss.id
    s.events = []
    run(s, fate=dawn(s))
    assert (s.boss.id, s.boss.health) == ("famine", s.boss.top // 2)


@pytest.mark.rule("ruling.horseman-bars", "ruling.victory")
def test_who_takes_all_his_health_has_won_as_well() -> None:
    s = yard("vorn@f4")
    s.boss.health = 1
    begin(s, Blow("vorn", "spell", [Hit("famine", 3)], window=Window.SUFFER))
    run(s)
    assert (s.won, s.cause) == (True, "won")


# The scene ------------------------------------------------------------------------------------


def tried(option: str, *fate: int) -> Drunagor:
    """What comes of an idea."""
    s = yard()
    acting(s, "vorn", minors=5)
    run(s, "Interact undying_horseman", f"Resolve undying_horseman-{option}", fate=fate)
    return s


@pytest.mark.rule("scene.undying", "ruling.cleared")
@pytest.mark.parametrize(
    ("option", "fate", "status"),
    [
        ("attack", (), "heros_journey"),
        ("weakness", (20,), "weak_spot"),
        ("weakness", (1,), "humbled"),
        ("outrun", (20,), "head_start"),
        ("outrun", (1,), "late_guests"),
    ],
)
def test_one_idea_ends_the_night_and_what_came_of_it_lasts(
    option: str, fate: tuple[int, ...], status: str
) -> None:
    s = tried(option, *fate)
    assert (s.won, s.cause, status in s.statuses) == (True, "cleared", True)
    assert s.boss.top - s.boss.health == 4 * (option == "attack")


@pytest.mark.rule("scene.undying")
def test_what_he_says_of_his_allies_costs_nothing() -> None:
    s = tried("allies")
    assert s.statuses == ["uncertain_journey"]
    assert (s.won, s.scenes["undying_horseman"].charges) == (None, 1)


# The weak spot --------------------------------------------------------------------------------


@pytest.mark.rule("ruling.weak-spot")
def test_a_hit_on_his_weak_spot_daunts_a_card_of_ones_choice() -> None:
    s = hall("famine", "vorn@c5", "green*2", front="C2")
    s.statuses = ["weak_spot"]
    for _ in range(2):
        begin(s, Blow("vorn", "weapon", [Hit("famine", 3)], window=Window.SUFFER))
        asked = run(s)
        assert "Daunt starve" not in offered(asked)  # no Attack card
        run(s, "Daunt breaking_swipe")
    assert s.boss.daunted == {"breaking_swipe": 4}
    begin(s, Blow("vorn", "weapon", [Hit("famine", 3)], window=Window.SUFFER))
    assert "Daunt breaking_swipe" not in offered(run(s))
    run(s, "Daunt evil_eye")
    cards = {mat.id: mat for mat in GAME.scene(s, "vorn").mats}["board-boss"].cards
    assert {c.id for c in cards if len(c.badges) > 1} == {"breaking_swipe", "evil_eye"}
    vorn = s.heroes["vorn"]
    vorn.at, before = hall_of(s).board.named["d4"], vorn.health
    card(s, "breaking_swipe")
    run(s, *["pass"] * 3)
    assert vorn.health == before  # 2 x 2, less 4
    assert s.boss.daunted == {"evil_eye": 2}


@pytest.mark.rule("ruling.weak-spot")
def test_a_spell_finds_it_only_by_a_critical_hit_and_the_eye_sees_less() -> None:
    s = hall("famine", "vorn@c5 maya@d6", "red*5")
    s.statuses = ["weak_spot"]
    begin(s, Blow("vorn", "spell", [Hit("famine", 3)], window=Window.SUFFER))
    assert run(s) is None
    begin(s, Blow("vorn", "spell", [Hit("famine", 3)], crit=True, window=Window.SUFFER))
    run(s, "Daunt evil_eye")
    s.heroes["maya"].health = 9
    card(s, "evil_eye")
    run(s)
    assert s.heroes["maya"].health == 8  # half of 5 is 3, less 2


@pytest.mark.rule("ruling.head-start")
def test_time_is_seen_on_his_board() -> None:
    s = hall("famine", "vorn@c5")
    s.boss.time = 2
    mats = {mat.id: mat for mat in GAME.scene(s, "vorn").mats}
    assert "scene-time" in [badge.words.key for badge in mats["board-boss"].badges]


# Who else is met ------------------------------------------------------------------------------


@pytest.mark.rule("ruling.commander", "kw.regeneration")
def test_the_undead_king_presides_and_mends_by_runes() -> None:
    s = quay("vorn@u12", "undead_king@y17", opened=3, adventure="the_hungry_fortress")
    king = s.monsters["undead_king_1"]
    king.top, king.health = 16, 5
    s.track = ["gray-l", "gray-c"]
    s.bag = [rune for rune in s.bag if rune not in s.track]
    turn_of(s, "undead_king_1")
    assert king.health == 7


@pytest.mark.rule("ally.card.slot")
def test_a_save_from_before_finds_its_turn_on_the_longer_track() -> None:
    data: dict[str, Any] = {"boss": {"id": "plague"}, "place": "", "slot": 3}
    with_company(data)
    place = order_of("plague")[data["slot"]]
    assert (place.kind, place.id) == ("hero", "leader")
    data = {"boss": {"id": "plague"}, "slot": -1}
    with_company(data)
    assert data["slot"] == -1
