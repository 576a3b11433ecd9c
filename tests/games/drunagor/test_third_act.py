"""Act 3: Blackriver, the fortress that eats, the Famine Horseman at home (pp. 62-67)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.allies import begin_turns
from grimtable.games.drunagor.board import hall
from grimtable.games.drunagor.content import pool_of, spawns_of, versions_of
from grimtable.games.drunagor.cubes import penalty
from grimtable.games.drunagor.setup import furnish
from grimtable.games.drunagor.state import Ally, Drunagor
from tests.games.drunagor.playing import acting, offered, quay, run, strike, told
from tests.games.drunagor.playing import hall as boss_hall


def blackriver(heroes: str, *, opened: int) -> Drunagor:
    """Blackriver, furnished, with an enemy far away."""
    s = quay(heroes, "hellish_flayer@a8", opened=opened, adventure="spoiled_surprise")
    furnish(s, opened)
    acting(s, heroes.partition("@")[0], minors=9)
    return s


def fortress(heroes: str, *, opened: int) -> Drunagor:
    """The Hungry Fortress, furnished, with an enemy far away."""
    s = quay(heroes, "hellish_flayer@a7", opened=opened, adventure="the_hungry_fortress")
    furnish(s, opened)
    acting(s, heroes.partition("@")[0], minors=9)
    return s


def choose(s: Drunagor, option: str, *more: str, fate: tuple[object, ...] = ()) -> object:
    """Interact with the scene on the board and choose."""
    scene = next(iter(s.scenes))
    answers = (f"Interact {scene}", f"Resolve {scene}-{option}", *more)
    return run(s, *answers, fate=fate)  # type: ignore[arg-type]


def settle(s: Drunagor, asked: object) -> None:
    """Choose the first of anything that is asked until it is the Hero's turn again."""
    while getattr(asked, "what", "act") != "act":
        asked = run(s, min(offered(asked)))


def freed(s: Drunagor, where: str) -> None:
    """Robin Rising at the party's side."""
    s.allies["robin_rising_1"] = Ally("robin_rising_1", "robin_rising", hall(s).board.named[where])


def test_the_published_set_ups_come_by_party_size() -> None:
    sizes = {
        ("spoiled_surprise", 0): (3, 5, 6, 7, 8),
        ("spoiled_surprise", 1): (0, 0, 0, 0, 0),
        ("spoiled_surprise", 2): (2, 3, 4, 5, 6),
        ("spoiled_surprise", 3): (2, 4, 5, 7, 8),
        ("spoiled_surprise", 4): (0, 0, 0, 0, 0),
        ("the_hungry_fortress", 0): (2, 3, 4, 5, 6),
        ("the_hungry_fortress", 1): (2, 3, 4, 5, 6),
        ("the_hungry_fortress", 2): (2, 3, 4, 5, 6),
        ("the_hungry_fortress", 3): (2, 3, 4, 5, 6),
        ("the_hungry_fortress", 4): (0, 0, 0, 0, 0),
    }
    for (chapter, setup), counts in sizes.items():
        found = tuple(len(spawns_of(chapter, setup, heroes)) for heroes in range(1, 6))
        assert found == counts, (chapter, setup)
    assert set(pool_of("white")) >= {"shadow_witch", "skeleton_knight", "grim_doctor"}
    assert versions_of("skeleton_knight") == ("skeleton_knight", "fallen_champion")
    assert versions_of("shadow_witch") == ("shadow_witch", "fell_warcaller")


# Blackriver -----------------------------------------------------------------------------------


@pytest.mark.rule("scene.blackriver", "ruling.provisions")
def test_a_family_at_table_is_fed_calmed_or_struck() -> None:
    s = blackriver("vorn@l3", opened=1)
    vorn = s.heroes["vorn"]
    choose(s, "ask")
    choose(s, "share")  # nothing in the bag: no charge, and it can be chosen again
    assert s.scenes["blackriver_survivors"].charges == 3
    vorn.bag = ["potion_of_healing", "potion_of_purity"]
    asked = choose(s, "share")
    assert offered(asked) == {"Discard potion_of_healing", "Discard potion_of_purity"}
    run(s, "Discard potion_of_purity")
    assert (vorn.bag, "scarce_provisions" in s.statuses) == (["potion_of_healing"], True)
    choose(s, "calm")
    assert "earl_of_blackriver" in s.statuses
    choose(s, "disarm", fate=(20,))
    assert "disarmed_father" in s.statuses
    s = blackriver("vorn@l3", opened=1)
    choose(s, "disarm", fate=(1,))
    assert s.heroes["vorn"].has("bleed") == 2
    choose(s, "stun")
    asked = run(s, "Interact blackriver_survivors")
    left = {"Resolve blackriver_survivors-ask", "Resolve blackriver_survivors-share"}
    assert offered(asked) == left


@pytest.mark.rule("scene.merchant", "scene.merchant.first", "ruling.well-fed")
def test_the_merchant_is_heard_first_then_scolded_sent_home_or_armed() -> None:
    for option, fate, status, joins in (
        ("scold", (), "hard_bargain", False),
        ("fight", (20,), "aggressive_negotiations", True),
    ):
        s = blackriver("vorn@v4", opened=2)
        asked = run(s, "Interact scared_merchant")  # #160
        assert (asked.what, s.scenes["scared_merchant"].charges) == ("act", 1)
        settle(s, choose(s, option, fate=fate))
        assert (status in s.statuses, "amsterd_dehanse_1" in s.allies) == (True, joins)
    s = blackriver("vorn@v4", opened=2)
    s.statuses += ["merchant_met", "earl_of_blackriver"]
    settle(s, choose(s, "fight"))  # that is enough for him
    assert "amsterd_dehanse_1" in s.allies
    drawn = "potion_of_healing"
    for option, dice in (("valarai", (drawn,)), ("fight", (1, drawn))):
        s = blackriver("vorn@v4", opened=2)
        s.statuses.append("merchant_met")
        s.deck = ["potion_of_healing"]
        assert penalty(s) == 3
        choose(s, option, "Keep potion_of_healing", fate=dice)
        assert penalty(s) == (2 if option == "valarai" else 3)


# The fortress ---------------------------------------------------------------------------------


@pytest.mark.rule("scene.prisoner")
def test_robin_is_freed_by_force_by_skill_or_by_understanding() -> None:
    s = fortress("vorn@l4", opened=1)
    choose(s, "health")
    choose(s, "why")
    settle(s, choose(s, "lock"))  # no challenge any more
    assert ("robin_rising_1" in s.allies, "it_takes_two" in s.statuses) == (True, True)
    assert "the_prisoner" not in s.scenes  # nothing is left to choose
    for option in ("bars", "lock"):
        s = fortress("vorn@l4", opened=1)
        settle(s, choose(s, option, fate=(20,)))
        assert ("robin_rising_1" in s.allies, "it_takes_two" in s.statuses) == (True, False)
    s = fortress("vorn@l4", opened=1)
    choose(s, "bars", fate=(1,))
    assert s.heroes["vorn"].health == 13
    choose(s, "lock", fate=(1,))
    assert s.heroes["vorn"].has("bleed") == 2
    s = fortress("vorn@l4", opened=1)
    s.deck = ["potion_of_healing"]
    choose(s, "reward", "Keep potion_of_healing", fate=("potion_of_healing",))
    assert "potion_of_healing" in s.heroes["vorn"].bag


@pytest.mark.rule("ruling.it-takes-two")
def test_with_both_of_him_robin_acts_twice() -> None:
    for statuses, turns in (([], 1), (["it_takes_two"], 2)):
        s = quay("vorn@a1", adventure="the_hungry_fortress")
        s.allies["robin_rising_1"] = Ally(
            "robin_rising_1", "robin_rising", hall(s).board.named["b3"]
        )
        s.statuses = list(statuses)
        begin_turns(s, "robin_rising")
        run(s, *["Done"] * turns)
        assert len(told(s, "turn")) == turns


@pytest.mark.rule("scene.treasure")
def test_the_armour_is_a_knot_whose_end_is_the_necklace() -> None:
    s = fortress("vorn@y6", opened=2)
    vorn = s.heroes["vorn"]
    settle(s, choose(s, "necklace", fate=(20,)))
    assert s.scenes["otherworldly_treasure"].charges == 3
    vorn.bag = []
    settle(s, choose(s, "helmet"))
    vorn.bag = []
    settle(s, choose(s, "shield"))
    vorn.bag = []
    settle(s, choose(s, "breastplate"))
    assert "outlander_black_plate" in vorn.bag
    assert (vorn.health, vorn.has("stun"), vorn.has("burn")) == (15, 0, 0)
    assert "otherworldly_treasure" not in s.scenes
    s = fortress("maya@y6", opened=2)
    maya = s.heroes["maya"]
    settle(s, choose(s, "helmet"))
    settle(s, choose(s, "shield"))
    settle(s, choose(s, "breastplate"))
    assert (maya.has("stun"), maya.has("burn"), maya.has("poison")) == (1, 2, 2)
    assert maya.health == 9
    s = fortress("maya@y6", opened=2)
    settle(s, choose(s, "necklace", fate=(1,)))
    assert s.heroes["maya"].curses == 1
    choose(s, "away")
    assert (s.heroes["maya"].has("focus"), s.scenes) == (1, {})


# At his table ---------------------------------------------------------------------------------


def table(*statuses: str, robin: bool = False) -> Drunagor:
    """Vorn before the throne of bone."""
    s = quay("vorn@g7", adventure="guests_of_famine")
    s.statuses = list(statuses)
    if robin:
        s.allies["robin_rising_1"] = Ally(
            "robin_rising_1", "robin_rising", hall(s).board.named["h7"]
        )
    acting(s, "vorn", minors=9)
    return s


@pytest.mark.rule("scene.reunion", "scene.reunion.robin")
def test_he_is_charged_cursed_or_challenged_and_robin_knows_where_to_look() -> None:
    for statuses, wounds in (((), 4), (("heros_journey",), 8)):
        s = table(*statuses)
        before = s.boss.health
        choose(s, "charge")
        assert s.boss.health == before - wounds
    s = table()
    choose(s, "curse")
    assert s.heroes["vorn"].has("fury") == 1
    choose(s, "duel")
    assert s.heroes["vorn"].has("focus") == 2
    assert "the_reunion" not in s.scenes
    s = table(robin=True)
    s.piles = {"e7": s.bag[:2]}
    s.bag = s.bag[2:]
    asked = run(s, "Interact the_reunion")  # #180
    assert (asked.what, s.piles, s.heroes["vorn"].has("focus")) == ("act", {}, 1)
    assert "robin_spoke" in s.statuses


@pytest.mark.rule("ruling.head-start")
def test_a_head_start_prevents_everything_and_tires_more_each_time() -> None:
    s = boss_hall("famine", "vorn@c5 maya@a8")
    s.statuses = ["head_start"]
    for time in (0, 1):
        before = s.heroes["vorn"].cubes
        strike(s, 9, "vorn")
        asked = run(s)
        while "Flee" not in offered(asked, "vorn"):
            asked = run(s, "pass")
        assert "Flee" not in offered(asked, "maya")  # only who is threatened
        asked = run(s, "vorn: Flee")
        while asked is not None:
            asked = run(s, "pass") if not hasattr(asked, "what") else run(s, min(offered(asked)))
        assert s.heroes["vorn"].health == 15
        assert (s.boss.time, before - s.heroes["vorn"].cubes) == (time + 1, time + 1)
    s = boss_hall("plague", "vorn@c5")
    s.statuses = ["head_start"]
    strike(s, 9, "vorn")
    asked = run(s, "pass")
    assert asked is None or "Flee" not in offered(asked, "vorn")


@pytest.mark.rule("ruling.milder-recall")
def test_against_lower_ranks_a_recall_costs_less() -> None:
    for rank, cubes in (("rookie", 2), ("fighter", 2), ("veteran", 3), ("champion", 3)):
        s = quay("vorn@a1", adventure="spoiled_surprise")
        s.options = replace(s.options, rank=rank)
        assert penalty(s) == cubes
    s = quay("vorn@a1")  # one is the least
    s.options = replace(s.options, rank="rookie")
    assert penalty(s) == 1
