"""The four Horsemen: every card, its fallback, piles, arcs and auras."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import in_reach, is_adjacent, is_flying, steps_between
from grimtable.games.drunagor.content import CARDS, card_at, order_of
from grimtable.games.drunagor.darkness import awaken
from grimtable.games.drunagor.forecast import before_a_hero, forecast
from grimtable.games.drunagor.horsemen import SCRIPTS, arc
from grimtable.games.drunagor.placements import may_meet
from grimtable.games.drunagor.state import OFF, Owed, RecallAction
from grimtable.games.drunagor.targets import EXHALES, TARGETS, front_arc
from grimtable.kernel import Run, Text
from grimtable.kernel.words import Words
from tests.games.drunagor.playing import (
    acting,
    area,
    at,
    begin,
    card,
    hall,
    minion,
    offered,
    quay,
    run,
    runes_on_track,
    square,
    told,
)

# All of them ----------------------------------------------------------------------------------


def test_every_card_has_its_script() -> None:
    assert {name for name, entry in CARDS.items() if entry.kind != "aura"} == set(SCRIPTS)


@pytest.mark.rule("boss.halves", "boss.front", "boss.arc", "boss.arc.five", "boss.arc-distinct")
@pytest.mark.rule("boss.arc.back", "gap.boss-arcs")
def test_each_half_has_an_arc_of_five_areas() -> None:
    s = hall("plague", "vorn@a8", front="C2", back="D2")
    front = arc(s, s.boss.front, s.boss.back)
    assert front == {area(s, name) for name in ("B1", "B2", "B3", "C1", "C3")}
    back = arc(s, s.boss.back, s.boss.front)
    assert back == {area(s, name) for name in ("E1", "E2", "E3", "D1", "D3")}


@pytest.mark.rule("boss.status-first", "boss.plague.status.conditions")
def test_conditions_on_a_horseman_act_at_the_status_card() -> None:
    s = hall("plague", "vorn@a8", "green*3")
    s.boss.tokens.update(burn=2, bleed=1)
    before = s.boss.health
    card(s, "plague_charge")
    run(s, "Turn A3", "Stand c8", "pass", "pass")
    assert s.boss.has("burn") == 2
    before = s.boss.health
    card(s, "weave_unravel")
    run(s, f"Token {s.nodes[1]}")
    assert s.boss.health == before - 3
    assert s.boss.tokens == {"burn": 1}


# Plague ---------------------------------------------------------------------------------------


@pytest.mark.rule("boss.assault", "boss.plague.charge.move", "boss.plague.charge.reposition")
@pytest.mark.rule(
    "boss.plague.charge.front", "boss.plague.charge.back", "kw.shove", "kw.shove.choose"
)
@pytest.mark.rule("kw.shove.terrain")
def test_a_charge_shoves_and_hits_with_the_front_and_only_shoves_with_the_back() -> None:
    s = hall("plague", "vorn@a7 maya@c7", "green*3")  # areas A4 and B4
    card(s, "plague_charge")
    asked = run(s, "Turn B4")
    assert asked.seat == "vorn"
    assert "Stand a6" in offered(asked)
    run(s, "Stand a6", "Stand e7", "pass", "pass")
    assert (s.boss.front, s.boss.back) == (area(s, "A4"), area(s, "B4"))
    assert s.heroes["vorn"].health == 15 - 3
    assert (square(s, s.heroes["maya"]), s.heroes["maya"].health) == ("e7", 11)


@pytest.mark.rule("boss.plague.charge.absorb", "boss.absorb", "boss.absorb.health")
@pytest.mark.rule("gap.boss-health-cap")
def test_a_pile_under_the_horseman_is_absorbed() -> None:
    s = hall("plague", "vorn@c7 maya@l8", "green*3")
    s.piles = {"c6": [s.bag.pop(), s.bag.pop()]}
    s.boss.health = 50
    card(s, "plague_charge")
    run(s, "Turn B3", "Stand b8", "pass", "pass")
    assert not s.piles
    assert len(s.track) == 5
    assert s.boss.health == 50 + 2 * 2
    s.boss.health = s.boss.top - 1
    s.piles = {"j3": [s.bag.pop(), s.bag.pop()]}
    card(s, "weave_unravel")
    s.nodes = []
    run(s)
    assert s.boss.health == s.boss.top


@pytest.mark.rule("boss.plague.weave", "boss.plague.weave.choose", "boss.plague.weave.skip")
@pytest.mark.rule("boss.plague.weave.on-top", "boss.plague.unravel", "boss.plague.unravel.choose")
@pytest.mark.rule("boss.plague.status.exhale")
def test_he_weaves_then_unravels_then_exhales() -> None:
    """Trap R13: the woven runes no longer count for X."""
    s = hall("plague", "vorn@a8", "green*2 red*2 gray*2 orange*2")
    card(s, "weave_unravel")
    asked = run(s)
    assert offered(asked) == {"Token c3", "Token j3", "Token c6", "Token j6"}
    run(s, "Token j6")
    assert len(s.piles["j6"]) == 4  # no blue one
    assert runes_on_track(s, "green") == 1
    s.nodes = ["e3"]  # under his Front
    card(s, "weave_unravel")
    run(s)
    assert set(s.piles) == {"j6"}
    s.nodes = []
    card(s, "weave_unravel")
    run(s)
    assert not s.piles
    card(s, "weave_unravel")
    run(s)
    assert s.heroes["vorn"].has("poison") == 2


@pytest.mark.rule("ruling.pile-shoves")
def test_who_stands_where_a_pile_is_woven_is_shoved_aside() -> None:
    s = hall("plague", "vorn@j6", "green*2")
    card(s, "weave_unravel")
    asked = run(s, "Token j6")
    assert "Stand k6" in offered(asked)
    run(s, "Stand k6")
    assert square(s, s.heroes["vorn"]) == "k6"
    assert set(s.piles) == {"j6"}


@pytest.mark.rule("boss.plague.exhale", "boss.plague.poison-immune", "boss.plague.poison-everyone")
@pytest.mark.rule(
    "kw.inflict", "kw.inflict.no-threat", "kw.inflict.immunity", "boss.plague.throw.exhale"
)
def test_an_exhale_is_inflicted_on_everybody_but_him() -> None:
    s = hall("plague", "vorn@a8 maya@l1", "gray*3")
    s.heroes["vorn"].tokens["shield"] = 4
    card(s, "vicious_throw")
    assert run(s) is None  # nobody can answer it
    assert [h.has("poison") for h in s.heroes.values()] == [2, 2]
    assert s.heroes["vorn"].has("shield") == 4
    assert not s.boss.has("poison")


@pytest.mark.rule("boss.plague.grab", "boss.plague.grab.off-board", "boss.plague.grab.exhale")
@pytest.mark.rule(
    "boss.plague.grab.stuck", "boss.plague.grab.range", "gap.grab-second", "ruling.grabbed"
)
@pytest.mark.rule("boss.plague.grab.attack")
def test_a_grabbed_hero_hangs_at_the_back_and_fights_on() -> None:
    s = hall("plague", "maya@c1 vorn@l8", "orange*2")  # his Back is C1, Maya in B1
    card(s, "grab_and_crush")
    run(s, "pass", "pass")
    maya = s.heroes["maya"]
    assert maya.grabbed
    assert maya.health == 11 - 2
    acting(s, "maya")
    asked = run(s)
    assert "Use aimed_shot red" in offered(asked)  # as if not engaged
    assert not any(option.startswith("Walk") for option in offered(asked))
    assert steps_between("plague", frozenset((s.boss.back,)), frozenset((area(s, "B1"),))) == 1
    run(s, "Done")
    card(s, "grab_and_crush")
    run(s, "pass", "pass")
    assert maya.health == 11 - 4
    s = hall("plague", "maya@l8", "orange*2")
    card(s, "grab_and_crush")
    run(s)
    assert s.heroes["maya"].has("poison") == 2


@pytest.mark.rule("boss.plague.throw", "boss.plague.throw.damage", "boss.plague.throw.land")
@pytest.mark.rule("boss.plague.throw.slam", "boss.plague.throw.slam-land", "gap.grabbed-out")
def test_the_grabbed_hero_is_thrown_at_the_weakest_other_or_slammed() -> None:
    s = hall("plague", "maya@c1 vorn@l8 lorelai@a8", "gray*3")
    maya = s.heroes["maya"]
    maya.grabbed, maya.at = True, -1
    card(s, "vicious_throw")
    asked = run(s)
    assert "Stand a7" in offered(asked)  # beside Lorelai
    run(s, "Stand a7", "pass", "pass", "pass")
    assert [s.heroes[w].health for w in ("maya", "lorelai", "vorn")] == [8, 7, 15]
    assert maya.has("knock_down") == 1
    s = hall("plague", "maya@c1", "gray*3")
    maya = s.heroes["maya"]
    maya.grabbed, maya.at = True, -1
    card(s, "vicious_throw")
    asked = run(s)
    assert "Stand d1" in offered(asked)  # beside the Back
    run(s, "Stand d1", "pass")
    assert (maya.health, maya.has("knock_down")) == (8, 1)
    maya.grabbed, maya.at = True, -1
    maya.health = 1
    card(s, "grab_and_crush")
    s.track += [rune for rune in s.bag if rune.startswith("orange")][:3]
    asked = run(s, "pass")
    assert asked.what == "stand"  # knocked out, it is put beside the Back


@pytest.mark.rule("boss.plague.spit.remove", "boss.plague.spit.place", "boss.plague.spit.damage")
@pytest.mark.rule("boss.plague.spit.poison", "boss.plague.spit.three", "boss.plague.spit.target")
@pytest.mark.rule("boss.plague.spit.exhale", "boss.plague.cloud.stays", "gap.poison-cloud")
def test_the_spit_lies_under_the_front_and_on_one_area_beside_it() -> None:
    s = hall("plague", "vorn@e5 maya@c5", "red*2")  # Vorn in C3 ahead of the Front, Maya in B3
    s.heroes["vorn"].tokens["shield"] = 4
    card(s, "wicked_spit")
    run(s, "pass", "pass")
    assert len(s.cloud) == 8
    vorn = s.heroes["vorn"]
    assert (vorn.health, vorn.has("poison")) == (15, 2)  # not collateral: the terrain
    assert s.heroes["maya"].health == 11
    vorn.at = 95
    card(s, "wicked_spit")
    run(s)
    assert not s.cloud  # Maya stands diagonally: no placement reaches her
    assert s.heroes["maya"].has("poison") == 2


@pytest.mark.rule("boss.plague.spit.poison", "dmg.range-locked")
def test_who_is_caught_by_the_spit_is_poisoned_wherever_a_reaction_takes_it() -> None:
    s = hall("plague", "vorn@a8 maya@e5", "red*3")
    card(s, "wicked_spit")
    run(s, "pass", "maya: Answer slip_away green maya", "Walk c8", "pass")
    maya = s.heroes["maya"]
    assert square(s, maya) == "c8"
    assert maya.at not in s.cloud
    assert (maya.health, maya.has("poison")) == (10, 2)


# War ------------------------------------------------------------------------------------------


@pytest.mark.rule("boss.war.charge.move", "boss.war.charge.reposition", "boss.war.charge.front")
@pytest.mark.rule("boss.war.charge.back", "boss.war.charge.absorb")
def test_her_charge_does_two_more() -> None:
    s = hall("war", "vorn@c8 maya@e8", "orange*3")
    s.piles = {"red": [s.bag.pop()]}  # at b7, in A4
    card(s, "war_charge")
    run(s, "Turn A4", "Stand d6", "pass", "pass")
    assert s.heroes["vorn"].health == 15 - 5
    assert not s.piles
    assert s.heroes["maya"].health == 11


@pytest.mark.rule("boss.war.knot.conditions", "boss.war.knot.manifest", "boss.war.knot.blue")
@pytest.mark.rule("boss.war.knot.weave", "boss.war.knot.skip-missing", "boss.war.knot.skip-present")
@pytest.mark.rule(
    "boss.war.knot.unravel", "kw.manifest", "kw.manifest.not-draw", "kw.manifest.return"
)
def test_the_knot_weaves_up_to_two_runes_and_unravels_three() -> None:
    s = hall("war", "vorn@c8", "orange*2 red*2")
    bag = len(s.bag)
    card(s, "otherworldly_knot")
    run(s, fate=["gray-c"])
    assert len(s.piles["gray"]) == 2
    assert len(s.bag) == bag
    s.track += [s.bag.pop(s.bag.index("green-c"))]
    card(s, "otherworldly_knot")
    run(s, fate=["gray-c"])
    assert sorted(r.partition("-")[0] for r in s.piles["gray"]) == ["green", "orange", "red"]
    s.boss.health = 10
    card(s, "otherworldly_knot")
    run(s, fate=["gray-c"])
    assert not s.piles
    assert s.boss.health == 13
    card(s, "otherworldly_knot")
    asked = run(s, fate=["blue-l"])
    assert offered(asked) == {"Token orange", "Token green", "Token red", "Token gray"}


@pytest.mark.rule("boss.war.manticore.front", "boss.war.manticore.back", "boss.war.manticore.none")
@pytest.mark.rule("gap.manticore-collateral")
def test_the_lion_bites_in_front_stings_behind_or_finds_nobody() -> None:
    s = hall("war", "vorn@g5 maya@h5", "gray*2", front="D2", back="D1")  # both in D3, ahead
    card(s, "manticore_rush")
    run(s, "pass", "pass", "pass")
    assert [h.health for h in s.heroes.values()] == [15 - 5, 11 - 5]
    s = hall("war", "maya@g1 vorn@l8", "gray*2", front="D3", back="D2")  # Maya in D1, behind
    card(s, "manticore_rush")
    run(s, "pass", "pass")
    maya = s.heroes["maya"]
    assert (maya.health, maya.has("poison"), maya.has("intimidate")) == (9, 2, 2)
    s = hall("war", "maya@l8", "gray*2", front="A1", back="B1")
    card(s, "manticore_rush")
    run(s)
    assert told(s, "nothing")


@pytest.mark.rule("boss.war.chains", "boss.war.chains.range", "boss.war.chains.drag")
@pytest.mark.rule("boss.war.chains.terrain")
def test_chains_reach_who_is_far_from_both_halves_and_drag_who_suffers() -> None:
    """Trap R14."""
    s = hall("war", "vorn@l8 lorelai@a1 maya@e5", "green*1", front="C2", back="C1")
    s.heroes["lorelai"].tokens["shield"] = 4
    card(s, "hellish_chains")
    asked = run(s, "pass", "pass", "pass")
    assert asked.seat == "vorn"
    run(s, "Stand g3", "pass")
    assert square(s, s.heroes["vorn"]) == "g3"
    assert square(s, s.heroes["lorelai"]) == "a1"  # targeted, but all was absorbed
    assert s.heroes["maya"].health == 11  # within Range 1 of the Front


@pytest.mark.rule("boss.war.command", "boss.war.command.token", "boss.war.command.tie")
@pytest.mark.rule(
    "boss.war.command.no-space", "gap.raise", "gap.minion-cap", "boss.war.minion-card"
)
def test_revenants_rise_beside_the_nearest_token() -> None:
    s = hall("war", "vorn@f8", "red*5", front="D2", back="D1")
    card(s, "warlords_command")
    asked = run(s)
    assert offered(asked) == {"Token green", "Token gray"}
    beside = offered(run(s, "Token gray"))
    assert "Stand k8" in beside
    assert "Stand k7" not in beside, "the token itself lies there: that is not adjacent to it"
    run(s, "Stand k8", "Stand l8")
    assert [(m.base, m.health) for m in s.monsters.values()] == [("yellow", 7), ("dark_blue", 7)]
    minion(s, "a5", 3)
    minion(s, "a6", 4)
    card(s, "warlords_command")
    run(s, "Token gray")
    assert len(s.monsters) == 4


@pytest.mark.rule("boss.war.command")
def test_nobody_is_asked_where_no_revenant_rises() -> None:
    s = hall("war", "vorn@f8", "red*1", front="D2", back="D1")
    card(s, "warlords_command")
    game = Run(GAME, s, None)
    assert "command-token" not in [getattr(one.ask, "what", "") for one in game.asks]
    assert not s.monsters


@pytest.mark.rule(
    "boss.war.aura", "boss.war.aura.single", "boss.war.aura.marker", "boss.war.aura.tie"
)
@pytest.mark.rule("boss.war.aura.none")
def test_any_recall_action_activates_the_strongest_minion() -> None:
    s = hall("war", "vorn@e8", front="A1", back="B1")
    begin(s, RecallAction("vorn", "free"))
    assert run(s) is None
    slot = s.slot
    for n, where in ((1, "a8"), (2, "l8"), (3, "l1")):
        minion(s, where, n, health=5 if n == 3 else 7)
    begin(s, RecallAction("vorn", "free"))
    asked = run(s)
    assert offered(asked) == {"Aim garothian_revenant_1", "Aim garothian_revenant_2"}
    run(s, "Aim garothian_revenant_2")
    assert s.slot == slot
    assert len(told(s, "turn")) == 1


# Famine ---------------------------------------------------------------------------------------


@pytest.mark.rule("boss.famine.aura", "boss.famine.aura.source", "boss.famine.aura.place")
@pytest.mark.rule("boss.famine.aura.self", "boss.famine.aura.no-chase", "boss.famine.aura.no-crush")
@pytest.mark.rule("dark.never-more")
def test_darkness_sprouts_from_the_hero_who_recalls() -> None:
    s = hall("famine", "maya@a8")
    begin(s, RecallAction("maya", "free"))
    asked = run(s, fate=["red-line_small"])
    assert offered(asked) == {"Lay a7,a8", "Lay a8,b8"}
    run(s, "Lay a7,a8")
    assert s.heroes["maya"].health == 11 - 2
    begin(s, RecallAction("maya", "free"))
    asked = run(s, fate=["red-line_small"])
    assert "Lay a6,b6" in offered(asked) or "Lay a5,a6" in offered(asked)
    run(s, sorted(offered(asked))[0])
    assert s.heroes["maya"].health == 9  # already on Darkness
    assert len(s.darkness) == 4


@pytest.mark.rule("boss.famine.aura.break", "boss.famine.aura.full")
def test_a_tile_that_does_not_fit_breaks_and_a_dark_hall_hurts_all() -> None:
    s = hall("famine", "maya@a8 vorn@l8")
    every = list(range(96))
    left = {84, 85, 95}  # a8, b8 and l8 are free
    s.darkness = [i for i in every if i not in left]
    begin(s, Owed("spawn", "maya", rune="red-y"))
    asked = run(s)
    assert asked.what == "lay-small"
    assert offered(asked) == {"Lay b8", "Lay l8"}  # the first one lies under her already
    run(s, "Lay b8")
    assert {84, 85} <= set(s.darkness)
    s.darkness = every
    health = [h.health for h in s.heroes.values()]
    begin(s, Owed("spawn", "maya", rune="red-y"))
    run(s)
    assert [h.health for h in s.heroes.values()] == [n - 2 for n in health]


@pytest.mark.rule("boss.famine.starve", "boss.famine.starve.single", "boss.famine.starve.short")
@pytest.mark.rule(
    "boss.famine.starve.gain", "boss.famine.starve.over", "boss.famine.starve.conditions"
)
def test_hunger_takes_single_tokens_of_one_s_choice() -> None:
    s = hall("famine", "vorn@g4 maya@l8", "orange*3")
    s.heroes["vorn"].tokens.update(shield=4, focus=1)
    s.heroes["maya"].tokens["focus"] = 4
    top = s.boss.health
    card(s, "starve")
    asked = run(s)
    assert offered(asked) == {"Discard shield", "Discard focus"}
    run(s, "Discard focus")
    assert s.heroes["vorn"].tokens == {"shield": 2}
    assert s.heroes["maya"].has("focus") == 4  # out of Range 1
    assert s.boss.health == top + 6
    card(s, "starve")
    run(s)
    assert not s.heroes["vorn"].tokens


@pytest.mark.rule("boss.famine.swipe", "boss.famine.swipe.mark", "boss.famine.swipe.none")
@pytest.mark.rule("boss.famine.mark.recheck", "boss.famine.marks.three")
def test_the_swipe_meets_the_most_tired_nearby_and_marks_the_most_tired_after_it() -> None:
    s = hall("famine", "vorn@g4 maya@l8", "green*3")
    s.heroes["vorn"].pool.update(yellow=0)
    s.heroes["vorn"].expended.update(yellow=4)
    card(s, "breaking_swipe")
    run(s, "pass", "pass")
    assert s.heroes["vorn"].health == 15 - 6
    assert s.marks == {1: area(s, "D2")}
    s.heroes["vorn"].at = 0
    s.heroes["maya"].pool.update(red=0)
    s.heroes["maya"].expended.update(red=5)
    card(s, "breaking_swipe")  # nobody in Range 1 but the Mark moves to Maya
    run(s)
    assert s.marks == {1: area(s, "F4")}


@pytest.mark.rule("boss.famine.torrent", "boss.famine.torrent.damage", "boss.famine.torrent.mark")
@pytest.mark.rule("boss.famine.torrent.absorb", "boss.famine.no-halves", "gap.darkness-nodes")
def test_the_torrent_assaults_and_marks_the_most_corrupted() -> None:
    s = hall("famine", "vorn@e8 maya@l8", "blue*2")
    s.piles = {"e7": [s.bag.pop()]}
    s.heroes["maya"].curses = 2
    card(s, "torrential_charge")
    run(s, "Stand d8", "pass", "pass")
    assert s.heroes["vorn"].health == 15 - 6
    assert not s.piles
    assert s.marks == {2: area(s, "F4")}
    assert s.boss.back == -1


@pytest.mark.rule("boss.famine.eye", "boss.famine.eye.intimidate", "boss.famine.eye.mark")
def test_the_evil_eye_takes_half_x_rounded_up() -> None:
    s = hall("famine", "vorn@e8 maya@l8 lorelai@a7", "red*3")
    card(s, "evil_eye")
    run(s)
    lorelai = s.heroes["lorelai"]
    assert (lorelai.health, lorelai.has("intimidate")) == (8, 3)
    assert s.marks == {3: area(s, "A4")}


@pytest.mark.rule(
    "boss.famine.overpower", "boss.famine.overpower.marks", "boss.famine.overpower.remove"
)
@pytest.mark.rule("boss.famine.overpower.same-area", "boss.famine.overpower.absorb")
def test_overpower_assaults_the_most_corrupted_and_then_every_mark() -> None:
    s = hall("famine", "vorn@a8 maya@l8", "gray*1")
    s.piles = {"h2": [s.bag.pop()]}
    s.heroes["vorn"].curses = 1
    s.marks = {1: area(s, "F4"), 2: area(s, "F4"), 3: area(s, "D1")}
    card(s, "overpower")
    run(s, "Stand a6", "pass", "pass", "Stand j8", "pass", "pass")
    assert s.heroes["vorn"].health == 15 - 5
    assert s.heroes["maya"].health == 11 - 1  # she stood there for the first of two
    assert not s.marks
    assert not s.piles
    assert s.boss.front == area(s, "D1")


# Death ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "boss.death.terms", "boss.death.perimeter", "boss.death.landing", "boss.death.positioning"
)
@pytest.mark.rule(
    "boss.death.landing.only-her", "boss.death.landed.adjacent", "boss.death.landed.range"
)
@pytest.mark.rule("ph.range", "ph.off-board")
def test_she_stands_beside_the_map_and_squares_along_her_base_are_adjacent() -> None:
    s = hall("death", "vorn@e5 maya@f5 elros@g5")
    assert s.boss.landing == "red"
    assert is_adjacent(s, "vorn", "death")
    assert not is_adjacent(s, "maya", "death")
    assert in_reach(s, s.heroes["maya"], "death", "red")
    assert not in_reach(s, s.heroes["elros"], "death", "red")


@pytest.mark.rule(
    "boss.death.two-states", "boss.death.flying", "boss.death.display", "boss.death.roar"
)
@pytest.mark.rule("boss.death.display.return")
def test_she_roars_takes_off_and_only_unlimited_range_reaches_her() -> None:
    s = hall("death", "vorn@e5 elros@g5", "orange*2")
    card(s, "frightful_display")
    run(s)
    assert is_flying(s)
    assert [h.health for h in s.heroes.values()] == [13, 9]
    assert s.heroes["elros"].has("intimidate") == 2
    assert not in_reach(s, s.heroes["vorn"], "death", "yellow")
    assert in_reach(s, s.heroes["elros"], "death", "blue")
    assert card_at("death", "orange_down", s.boss.faces["orange_down"]) == "devastating_charge"


@pytest.mark.rule("boss.death.above", "boss.death.above.damage", "boss.death.above.face")
@pytest.mark.rule("boss.death.above.piles", "boss.death.above.shock", "boss.death.above.flip")
@pytest.mark.rule("boss.death.no-darkness")
def test_she_comes_down_on_a_drawn_perimeter_with_a_shockwave() -> None:
    s = hall("death", "vorn@e1 elros@i1 maya@p8", "gray*1")  # orange, beside it, far away
    s.boss.landing = ""
    s.piles = {"orange": [s.bag.pop()]}
    card(s, "death_from_above")
    run(s, "pass", "pass", "pass", "pass", fate=["orange-c"])
    assert s.boss.landing == "orange"
    assert [h.health for h in s.heroes.values()] == [15 - 7, 11 - 1, 11]
    assert not s.piles
    assert not s.darkness
    assert s.boss.faces["gray_down"] == 1


@pytest.mark.rule("boss.death.charge", "boss.death.charge.path", "boss.death.charge.damage")
@pytest.mark.rule("boss.death.charge.piles", "boss.death.charge.face", "boss.death.charge.flip")
@pytest.mark.rule("boss.death.charge.centre", "gap.death-airborne")
def test_the_charge_crosses_the_middle_only_on_the_long_way() -> None:
    s = hall("death", "vorn@i5 elros@i1 maya@m5", "orange*1")  # blue, the floor above it, green
    s.piles = {"blue": [s.bag.pop()]}
    card(s, "devastating_charge")
    run(s, "pass", "pass", "pass")
    assert [h.health for h in s.heroes.values()] == [15 - 7, 11, 11 - 7]
    assert (s.boss.landing, s.piles) == ("green", {})
    s = hall("death", "elros@i1 maya@m1", "orange*1")
    s.boss.landing = "orange"
    card(s, "devastating_charge")
    run(s, "pass", "pass")
    assert [h.health for h in s.heroes.values()] == [11, 11 - 7]
    s = hall("death", "elros@i1", "orange*1")
    s.boss.landing = "blue"
    card(s, "devastating_charge")
    run(s)
    assert s.heroes["elros"].health == 9
    assert s.boss.faces["orange_down"] == 1
    s.boss.landing, s.boss.last_landing = "", "red"
    card(s, "devastating_charge")
    run(s)
    assert s.boss.landing == ""


@pytest.mark.rule("boss.death.reap.conditions", "boss.death.reap.draw", "boss.death.reap.weave")
@pytest.mark.rule("boss.death.reap.skip", "boss.death.reap.unravel", "boss.death.reap.facing")
@pytest.mark.rule("boss.death.piles", "boss.death.piles.adjacent", "gap.tie-breaker")
def test_she_weaves_at_a_drawn_token_and_heroes_untie_from_four_squares() -> None:
    s = hall("death", "vorn@l5 maya@n6", "orange*2 gray*2")
    card(s, "reap_and_sow")
    run(s, fate=["green-c"])
    assert len(s.piles["green"]) == 3  # the drawn rune, too
    acting(s, "maya")
    asked = run(s)  # n6 touches the token of the green Perimeter
    assert "Untie green focus" in offered(asked)
    s.boss.health = s.boss.top = acting_health = 60
    run(s, "Untie green focus", "Spend yellow", "Done")
    assert "green" not in s.piles
    assert s.heroes["maya"].has("focus") == 1
    s.boss.health = 10
    s.piles = {"gray": [s.bag.pop() for _ in range(3)]}
    card(s, "reap_and_sow")
    drawn = next(rune for rune in s.bag if rune.startswith("gray"))
    run(s, fate=[drawn])
    assert (s.boss.health, s.piles) == (16, {})
    card(s, "reap_and_sow")
    drawn = next(rune for rune in s.bag if rune.startswith("red"))
    run(s, fate=[drawn])  # she faces red
    assert not s.piles
    assert 16 < s.boss.health < acting_health


@pytest.mark.rule("boss.death.pull", "boss.death.pull.move", "boss.death.pull.slow")
@pytest.mark.rule("boss.death.pull.damage", "boss.death.pull.flip", "boss.death.pull.terrain")
@pytest.mark.rule("boss.death.pull.immune")
def test_the_strongest_are_warped_slowed_and_hit() -> None:
    """Trap R5: SLOW comes with or without damage."""
    s = hall("death", "elros@e1 maya@f1 lorelai@p8", "gray*2")
    s.heroes["elros"].tokens["shield"] = 4
    card(s, "chaotic_pull")
    asked = run(s, fate=["green-c"])
    assert "Stand m5" in offered(asked)
    run(s, "Stand m5", "Stand n5", "pass", "pass", "pass")
    assert [h.has("slow") for h in s.heroes.values()] == [1, 0, 1]
    assert [h.health for h in s.heroes.values()] == [11, 10, 9]
    assert s.boss.faces["gray_down"] == 1
    from grimtable.games.drunagor.health import is_immune

    assert not is_immune(s, "elros", "telekinesis")  # who is, is left out


@pytest.mark.rule("boss.death.breath.clear", "boss.death.breath.line", "boss.death.breath.field")
@pytest.mark.rule("boss.death.breath.damage", "boss.death.breath.caught", "boss.death.breath.stays")
@pytest.mark.rule(
    "boss.death.breath.centre", "boss.death.breath.flip", "boss.death.landed-for-breath"
)
@pytest.mark.rule("terr.maelstrom.stun", "terr.maelstrom.reactive", "terr.maelstrom.entropy")
def test_the_breath_fills_the_lane_and_leaves_a_maelstrom_at_its_end() -> None:
    s = hall("death", "vorn@e5 maya@p8 elros@e1", "green*1")
    s.heroes["maya"].tokens["shield"] = 4
    card(s, "darkness_breath")
    run(s, "pass", "pass", "pass")
    assert [h.health for h in s.heroes.values()] == [12, 11, 11]
    assert s.heroes["maya"].has("stun") == 1  # though all was absorbed
    assert len(s.field_) == 24
    card(s, "eldritch_invocation")
    run(s, "pass", "pass", "pass", "maya: Answer slip_away green maya", "Done", "pass", "pass")
    maya = s.heroes["maya"]
    assert (maya.health, maya.has("entropy")) == (9, 2)
    s.boss.landing = "blue"
    card(s, "darkness_breath")
    run(s)
    assert not s.field_
    assert s.heroes["elros"].has("intimidate") == 1


@pytest.mark.rule("boss.death.spear", "boss.death.spear.flip", "boss.death.spear.roar")
@pytest.mark.rule("boss.death.invoke", "boss.death.invoke.flip")
def test_the_spear_needs_somebody_in_front_and_comes_back_with_the_invocation() -> None:
    s = hall("death", "vorn@e5 maya@p1", "red*2")
    assert front_arc(s) >= {area(s, "C3"), area(s, "E3")}
    card(s, "death_spear")
    assert run(s) is None
    assert s.heroes["vorn"].health == 11
    assert card_at("death", "red_up", s.boss.faces["red_up"]) == "eldritch_invocation"
    card(s, "eldritch_invocation")
    run(s, "pass", "pass", "pass", "pass")
    assert [h.health for h in s.heroes.values()] == [7, 7]
    assert s.boss.faces["red_up"] == 0
    s.heroes["vorn"].at = s.heroes["maya"].at - 1
    card(s, "death_spear")
    run(s)
    assert s.boss.faces["red_up"] == 0  # not thrown, not flipped
    assert told(s, "roars")


@pytest.mark.rule("boss.x-value", "boss.plague.charge.move", "kw.strongest")
def test_the_table_tells_what_comes_next_and_why() -> None:
    s = hall("plague", "vorn@a5 maya@l8", "green*3")
    s.slot = 1
    (panel,) = GAME.scene(s, "vorn").panels
    first = panel.lines[0]
    assert first.args["card"] == "plague_charge"
    assert first.args["n"] == 3
    assert first.args["heroes"].args["who"] == "vorn"
    assert first.args["why"].key == "scene-why-strongest-area"


def test_every_card_that_aims_says_at_whom() -> None:
    by_rune = {"death_from_above", "warlords_command"}
    silent = {name for name, entry in CARDS.items() if entry.kind == "attack"} - TARGETS.keys()
    assert silent == by_rune


@pytest.mark.rule("boss.plague.exhale")
@pytest.mark.parametrize("name", ["vicious_throw", "wicked_spit", "grab_and_crush"])
def test_that_a_card_of_plague_meets_nobody_is_said_to_poison_everybody(name: str) -> None:
    s = hall("plague", "vorn@a8 maya@l8", front="C2", back="C1")
    meets = TARGETS[name](s, 2)
    assert not meets.heroes
    assert meets.why == EXHALES
    assert may_meet(name, [meets]) == Words("placed-next-exhales", {"card": name})
    english, french = (Text.of(GAME, s.options, language) for language in ("en", "fr"))
    for text in (english, french):
        assert "POISON 2" in text.words(may_meet(name, [meets]))
        why = f"scene-why-exhales-{name}".replace("_", "-")
        assert "POISON 2" in text(why)


@pytest.mark.rule("ruling.grabbed", "boss.plague.charge.move")
def test_the_log_says_why_a_charge_passes_by_the_strongest_hero() -> None:
    s = hall("plague", "vorn@e5 maya@i5", front="C2", back="C1")
    vorn = s.heroes["vorn"]
    vorn.grabbed, vorn.at = True, OFF
    card(s, "plague_charge")
    run(s)
    assert [event.args["who"] for event in told(s, "held-not-assaulted")] == ["vorn"]


@pytest.mark.rule("dark.sower.when")
def test_the_log_says_why_a_rune_brings_no_darkness() -> None:
    s = hall("plague", "vorn@e5")
    awaken(s, s.bag[0])
    assert not told(s, "no-sower"), "in a hall there never is one"
    s = quay("vorn@j4")
    awaken(s, s.bag[0])
    assert told(s, "no-sower")


@pytest.mark.rule("boss.plague.grab.off-board", "gap.initiative")
def test_every_card_that_comes_before_a_hero_can_act_is_foretold() -> None:
    s = hall("plague", "vorn@d5 maya@h8", front="C2", back="D2")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.role, maya.role = "leader", "defender"
    turn = {place.id: i for i, place in enumerate(order_of("plague")) if place.kind == "hero"}
    s.slot = turn["defender"]
    assert len(list(forecast(s))) == before_a_hero(s) == 2, "two cards until the Leader's turn"
    s.slot = turn["leader"]
    assert len(list(forecast(s))) == before_a_hero(s) == 3, "down to the end, where the next begins"
    maya.down = True
    assert before_a_hero(s) == 5, "who is Knocked Out does nothing about it"
    vorn.role, maya.role, maya.down = "support", "striker", False
    s.slot = turn["striker"]
    vorn.at = at(s, "j3")
    vorn.health = maya.health + 1
    chain = {told.card: [hero.id for hero in told.heroes] for told in forecast(s)}
    assert chain["grab_and_crush"] == ["vorn"]
    assert chain["vicious_throw"] == ["vorn", "maya"], "whom one card grabs another one throws"
