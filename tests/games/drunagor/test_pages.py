"""Page by page: what the chapters before the dictionary say that was not kept to the letter."""

from __future__ import annotations

import pytest
from msgspec import convert

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.board import squares_of
from grimtable.games.drunagor.campaign import interlude, order
from grimtable.games.drunagor.content import FIGHTERS, HORSEMEN, ends_act
from grimtable.games.drunagor.darkness import awaken, prey
from grimtable.games.drunagor.equipment import refit
from grimtable.games.drunagor.health import defeat
from grimtable.games.drunagor.loot import requests
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.scene import scene
from grimtable.games.drunagor.setup import furnish, new
from grimtable.games.drunagor.state import OFF, Ally, CampVisit, Drunagor, Hero, Owed, Reveal
from grimtable.games.drunagor.story import page
from grimtable.games.drunagor.terrain import terrain_at
from grimtable.kernel import Seeded, Table, Text
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
    told,
    turn_of,
)


def joined(s: Drunagor, where: str, kind: str = "robin_rising") -> Ally:
    """Somebody who joined the party, on a square."""
    s.allies[f"{kind}_1"] = Ally(f"{kind}_1", kind, at(s, where))
    return s.allies[f"{kind}_1"]


# The Horsemen (pp. 34-43) ---------------------------------------------------------------------


@pytest.mark.rule("boss.plague.exhale", "boss.plague.poison-everyone")
def test_an_exhale_reaches_those_who_joined_the_heroes() -> None:
    s = hall("plague", "vorn@a8", "gray*1")
    robin = joined(s, "l8")
    card(s, "vicious_throw")
    run(s)
    assert (s.heroes["vorn"].has("poison"), robin.has("poison")) == (2, 2)


@pytest.mark.rule("boss.plague.spit.damage", "boss.plague.spit.poison", "ally.types")
def test_the_spit_meets_every_enemy_on_the_tile() -> None:
    s = hall("plague", "vorn@e6", "red*6", front="C2", back="C1")
    joined(s, "f5")
    card(s, "wicked_spit")
    run(s, *["pass"] * 4)
    assert s.heroes["vorn"].health == 15 - 6
    assert "robin_rising_1" not in s.allies, "6 damage is more than his Sturdiness"


@pytest.mark.rule("boss.war.manticore.front", "boss.war.manticore.back")
def test_the_lion_tears_at_all_enemies_in_the_area() -> None:
    s = hall("war", "vorn@g5", "gray*3", front="D2", back="D1")
    robin = joined(s, "h6")
    robin.tokens["shield"] = 2
    card(s, "manticore_rush")
    run(s, *["pass"] * 4)
    assert s.heroes["vorn"].health == 15 - 6
    assert "robin_rising_1" in s.allies, "his SHIELD took 2 of 6"
    assert robin.has("shield") == 0


@pytest.mark.rule("boss.famine.swipe")
def test_the_swipe_meets_each_character_in_the_area_friend_or_foe() -> None:
    s = hall("famine", "vorn@e6", "green*4")
    joined(s, "f6")
    revenant = minion(s, "e5", health=20)
    card(s, "breaking_swipe")
    run(s, *["pass"] * 6)
    assert s.heroes["vorn"].health == 15 - 8
    assert "robin_rising_1" not in s.allies
    assert revenant.health == 20 - 8


@pytest.mark.rule("boss.death.charge.damage", "boss.death.above.damage", "boss.death.above.shock")
def test_the_dragon_runs_over_and_shakes_all_characters() -> None:
    s = hall("death", "vorn@p8", "orange*1 gray*6")
    joined(s, "e5")
    card(s, "devastating_charge")
    run(s, *["pass"] * 4)
    assert "robin_rising_1" not in s.allies, "he stood in the red Perimeter"
    joined(s, "e1")
    beside = joined(s, "i1", "scavenger")
    s.boss.landing = ""
    card(s, "death_from_above")
    run(s, *["pass"] * 4, fate=["orange-c"])
    assert "robin_rising_1" not in s.allies
    assert beside.id not in s.allies, "6 damage of the shockwave, Sturdiness 5"


@pytest.mark.rule("boss.death.breath.damage", "boss.death.breath.caught")
def test_the_breath_meets_each_character_in_the_lane() -> None:
    s = hall("death", "vorn@e1", "green*1")
    near, far = joined(s, "e5"), joined(s, "p8", "scavenger")
    card(s, "darkness_breath")
    run(s, *["pass"] * 4)
    assert len(told(s, "sturdy")) == 2
    assert (near.has("stun"), far.has("stun")) == (0, 1)


@pytest.mark.rule("boss.x-value", "boss.famine.overpower.marks", "boss.famine.overpower.absorb")
def test_each_assault_of_overpower_counts_the_runes_that_lie_on_the_track_by_then() -> None:
    s = hall("famine", "vorn@a8 maya@l8", "gray*1")
    gray = [rune for rune in s.bag if rune.startswith("gray")][:2]
    s.piles = {"b8": gray}
    for rune in gray:
        s.bag.remove(rune)
    s.heroes["vorn"].curses = 1
    s.marks = {1: area(s, "F4")}
    card(s, "overpower")
    run(s, "Stand a6", "pass", "pass", "Stand j8", "pass", "pass")
    assert s.heroes["vorn"].health == 15 - (1 + 4), "the pile is absorbed by that Assault"
    assert s.heroes["maya"].health == 11 - 3


@pytest.mark.rule("boss.x-value", "boss.death.above.shock", "boss.death.above.piles")
def test_the_shockwave_counts_runes_that_were_unraveled_on_the_way_down() -> None:
    s = hall("death", "vorn@e1 elros@i1", "gray*1")
    s.boss.landing = ""
    gray = next(rune for rune in s.bag if rune.startswith("gray"))
    s.bag.remove(gray)
    s.piles = {"orange": [gray]}
    card(s, "death_from_above")
    run(s, *["pass"] * 4, fate=["orange-c"])
    assert s.heroes["vorn"].health == 15 - 7
    assert s.heroes["elros"].health == 11 - 2


@pytest.mark.rule("terr.maelstrom.reactive", "terr.maelstrom.entropy")
def test_who_answers_in_a_maelstrom_field_pays_for_it_even_if_it_jumps_out() -> None:
    s = hall("death", "maya@p8", "red*1")
    maya = s.heroes["maya"]
    board = hall_of(s).board
    s.field_ = sorted(board.inside[area(s, "H4")])
    card(s, "eldritch_invocation")
    asked = run(s, "maya: Answer slip_away green maya")
    out = next(o for o in sorted(offered(asked)) if o != "Done" and leads_out(s, o))
    run(s, out)
    assert terrain_at(s, maya.at) == ""
    assert (maya.health, maya.has("entropy")) == (11 - 1 - 2, 2)


@pytest.mark.rule("terr.maelstrom.reactive")
def test_who_answers_outside_of_the_field_may_land_in_it_for_nothing_but_its_stun() -> None:
    s = hall("death", "maya@n8", "red*1")
    maya = s.heroes["maya"]
    s.field_ = sorted(hall_of(s).board.inside[area(s, "H4")])
    card(s, "eldritch_invocation")
    run(s, "maya: Answer slip_away green maya", "Walk o8")
    assert terrain_at(s, maya.at) == "maelstrom"
    assert (maya.health, maya.has("entropy"), maya.has("stun")) == (11 - 1, 0, 1)


def leads_out(s: Drunagor, option: str) -> bool:
    """Whether a step leads out of the Maelstrom Field."""
    return at(s, option.split()[1]) not in s.field_


# A Hero's turn (p. 23) ------------------------------------------------------------------------


@pytest.mark.rule("turn.trade-free", "turn.trade-when", "turn.trade-no-use")
def test_a_hero_can_be_given_an_item_in_its_own_turn_if_its_owner_agrees() -> None:
    s = quay("vorn@c5 maya@d6 elros@a1")
    vorn, elros = s.heroes["vorn"], s.heroes["elros"]
    s.heroes["maya"].bag, elros.tokens["fruit"] = ["potion_of_healing"], 1
    turn = acting(s, "vorn")
    asked = run(s)
    wishes = {o for o in offered(asked) if o.startswith("Request")}
    assert wishes == {"Request potion_of_healing maya", "Request fruit elros"}
    asked = run(s, "Request potion_of_healing maya")
    assert (asked.seat, asked.what) == ("maya", "hand-over")
    asked = run(s, "No")
    assert not vorn.bag
    assert "Request potion_of_healing maya" not in offered(asked), "once is enough"
    asked = run(s, "Request fruit elros", "Yes")
    assert (vorn.has("fruit"), elros.has("fruit")) == (1, 0)
    assert "Eat" in offered(asked), "with its Minor Action"
    assert (turn.minors, turn.cube_actions) == (1, 2)


@pytest.mark.rule("turn.trade-free", "ruling.bag")
def test_with_full_bags_items_are_exchanged() -> None:
    s = quay("vorn@c5 maya@d6")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.bag = ["scroll_of_wards", "potion_of_purity"]
    maya.bag = ["potion_of_healing", "potion_of_fortitude"]
    acting(s, "vorn")
    asked = run(s, "Request potion_of_healing maya", "Yes")
    assert (asked.seat, asked.what) == ("vorn", "in-return")
    assert offered(asked) == {"Give scroll_of_wards maya", "Give potion_of_purity maya"}
    asked = run(s, "Give scroll_of_wards maya")
    assert vorn.bag == ["potion_of_purity", "potion_of_healing"]
    assert maya.bag == ["potion_of_fortitude", "scroll_of_wards"]
    wishes = {o for o in offered(asked) if o.startswith("Request")}
    assert wishes == {"Request potion_of_fortitude maya", "Request scroll_of_wards maya"}


@pytest.mark.rule("turn.trade-bag", "turn.trade-free")
def test_nobody_is_asked_for_what_is_worn_or_by_who_is_down() -> None:
    s = quay("vorn@c5 maya@d6")
    maya = s.heroes["maya"]
    assert maya.gear
    assert requests(s, s.heroes["vorn"], ()) == []
    maya.bag = ["potion_of_healing"]
    assert [str(o) for o in requests(s, s.heroes["vorn"], ())] == ["Request potion_of_healing maya"]
    assert requests(s, s.heroes["vorn"], ["potion_of_healing"]) == []
    maya.down = True
    assert requests(s, s.heroes["vorn"], ()) == []


# Furniture (pp. 20-21) ------------------------------------------------------------------------


@pytest.mark.rule("furn.chest.use", "furn.chest.trap", "turn.chest-use")
def test_what_a_chest_holds_is_used_or_stored_before_the_trap_die_is_rolled() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    s.chests, vorn.health = [at(s, "c6")], 2
    acting(s, "vorn")
    asked = run(s, "Ransack chest-c6", fate=("potion_of_healing",))
    assert offered(asked) == {"Consume potion_of_healing", "Keep potion_of_healing"}
    assert told(s, "trap-die") == []
    run(s, "Consume potion_of_healing", fate=("wound",))
    assert (vorn.health, vorn.down) == (2 + 4 - 2, False)
    assert not vorn.bag


@pytest.mark.rule("furn.chest.search", "furn.chest.trap")
def test_an_empty_chest_deck_leaves_only_the_trap() -> None:
    s = quay("vorn@c5")
    s.chests, s.deck = [at(s, "c6")], []
    turn = acting(s, "vorn")
    run(s, "Ransack chest-c6", fate=("poison",))
    assert (s.heroes["vorn"].has("poison"), turn.minors) == (2, 0)


@pytest.mark.rule("kw.claim.furniture", "furn.large-destroys", "obj.solid.no-share")
def test_a_large_monster_that_stops_on_the_banner_crushes_it() -> None:
    s = quay("vorn@c5", "abomination@g5")
    s.banner = at(s, "e3")
    turn_of(s, "abomination_1")
    assert s.banner == OFF
    assert told(s, "banner-crushed")


def in_barrels(s: Drunagor, who: str) -> Hero:
    """A Hero hides in barrels where it stands."""
    hero = s.heroes[who]
    s.furniture[hero.at], hero.hiding = "barrels", True
    return hero


@pytest.mark.rule("furn.barrel.large", "furn.barrel.large-damage", "boss.plague.charge.furniture")
def test_who_hides_where_a_horseman_comes_is_squeezed_out_and_no_more() -> None:
    s = hall("plague", "vorn@a8", "green*4")
    vorn = in_barrels(s, "vorn")
    card(s, "plague_charge")
    asked = run(s, "Turn A3")
    assert (asked.seat, asked.what) == ("vorn", "stand")
    assert run(s, min(offered(asked))) is None, "shoved once, and not attacked"
    assert (vorn.health, vorn.hiding, s.furniture) == (15 - 2, False, {})


@pytest.mark.rule("furn.barrel.large", "furn.barrel.attacked", "boss.death.charge.furniture")
def test_who_hides_on_the_dragons_way_is_only_squeezed_out() -> None:
    for name, fate in (("devastating_charge", ()), ("death_from_above", ["red-l"])):
        s = hall("death", "vorn@e5", "orange*2 gray*2")
        vorn = in_barrels(s, "vorn")
        s.boss.landing = "red" if not fate else ""
        card(s, name)
        asked = run(s, fate=fate)
        assert (asked.seat, asked.what) == ("vorn", "stand")
        assert run(s, min(offered(asked)), *["pass"] * 3) is None
        assert (vorn.health, vorn.hiding, s.furniture) == (15 - 2, False, {})


@pytest.mark.rule("furn.barrel.untargetable", "boss.plague.exhale", "boss.death.roar")
@pytest.mark.rule("boss.famine.starve", "boss.famine.aura.full")
def test_what_horsemen_inflict_on_everybody_does_not_meet_who_hides() -> None:
    s = hall("plague", "vorn@a8 maya@l8")
    vorn, maya = in_barrels(s, "vorn"), s.heroes["maya"]
    card(s, "vicious_throw")
    run(s)
    assert (vorn.has("poison"), maya.has("poison")) == (0, 2)
    s = hall("death", "vorn@e5 maya@p8", "orange*1")
    vorn, maya = in_barrels(s, "vorn"), s.heroes["maya"]
    card(s, "frightful_display")
    run(s)
    assert [(h.health, h.has("intimidate")) for h in (vorn, maya)] == [(15, 0), (11 - 2, 1)]
    s = hall("famine", "vorn@c3", "orange*1")
    vorn = in_barrels(s, "vorn")
    vorn.tokens["focus"] = 2
    card(s, "starve")
    run(s)
    assert vorn.has("focus") == 2
    s.darkness = list(hall_of(s).board.squares)
    begin(s, Owed("spawn", "vorn", rune="orange-c"))
    run(s)
    assert vorn.health == 15


@pytest.mark.rule("furn.barrel.attacked", "furn.barrel.reappear", "furn.barrel.known")
@pytest.mark.parametrize(
    ("horseman", "name", "runes", "where"),
    [
        ("famine", "evil_eye", "red*4", "a8"),
        ("death", "death_spear", "red*4", "e5"),
        ("plague", "grab_and_crush", "orange*4", "e1"),
    ],
)
def test_a_horsemans_attack_on_who_hides_breaks_the_barrels_alone(
    horseman: str, name: str, runes: str, where: str
) -> None:
    s = hall(horseman, f"vorn@{where}", runes)
    if horseman == "plague":
        s.boss.front, s.boss.back = area(s, "D2"), area(s, "D1")
    vorn = in_barrels(s, "vorn")
    card(s, name)
    run(s, *["pass"] * 3)
    assert (vorn.health, vorn.has("intimidate"), vorn.grabbed) == (15, 0, False)
    assert (vorn.hiding, s.furniture, vorn.at) == (False, {}, at(s, where))


@pytest.mark.rule("furn.chest-crushed", "boss.famine.torrent.furniture")
def test_the_trap_of_a_chest_that_a_horseman_crushes_meets_him() -> None:
    s = hall("famine", "vorn@a8", "blue*1")
    s.chests = [at(s, "b7")]
    card(s, "torrential_charge")
    run(s, "Stand a6", *["pass"] * 3, fate=("burn",))
    assert (s.chests, s.boss.has("burn")) == ([], 2)


# Darkness (pp. 8-9, 28) -----------------------------------------------------------------------


@pytest.mark.rule("terr.spikes.darkness", "dark.primary", "dark.crush")
def test_who_stands_on_obsidian_spikes_is_on_darkness_for_a_spawn() -> None:
    home = "raiding_the_riders_home"
    s = quay("vorn@a1 maya@b1", "sower_cultist@a5", opened=1, adventure=home)
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    before = [vorn.health, maya.health]
    spikes = list(squares_of(hall_of(s).rough["spikes"]))
    vorn.at = spikes[0]
    assert prey(s) is maya, "though Vorn is the Strongest"
    maya.at = spikes[1]
    assert prey(s) is None
    awaken(s, "orange-c")
    assert [vorn.health + 2, maya.health + 2] == before, "crushed"
    assert not s.under_way


# Interactions (p. 24) -------------------------------------------------------------------------


@pytest.mark.rule("inter.charged.unavailable", "inter.charged.expend", "scene.guarded-door")
def test_a_wrong_pair_at_the_guarded_door_can_not_be_tried_again() -> None:
    s = quay("vorn@h4", adventure="the_fall")
    furnish(s, 0)
    acting(s, "vorn", minors=9)
    run(s, "Interact guarded_door")  # read, for a charge
    asked = run(
        s, "Interact guarded_door", "Resolve guarded_door-air_fire", "Interact guarded_door"
    )
    assert offered(asked) == {
        *("Resolve guarded_door-air_water", "Resolve guarded_door-earth_fire"),
        "Resolve guarded_door-earth_water",
    }
    assert s.scenes["guarded_door"].charges == 3


@pytest.mark.rule("gap.boss-values", "ruling.campaign", "ruling.interlude")
def test_rulings_with_figures_say_what_is_played() -> None:
    assert {"bleed"} <= set(HORSEMEN["famine"].immune)
    assert {"burn"} <= set(HORSEMEN["death"].immune)
    for entry in HORSEMEN.values():
        assert {"stun", "knock_down", "stealth"} <= set(entry.immune)
    assert len(order()) == 16
    assert order()[-1] == "the_last_ride"
    assert [interlude(name) for name in order() if ends_act(name)] == [
        *[("interlude", "ability")] * 3,
        ("ability",),
    ]


# What Resolutions leave (core rules 7.13, 23.6) -----------------------------------------------


@pytest.mark.rule("ruling.auras", "kw.aura")
def test_a_hero_has_one_aura_and_loses_it_when_knocked_out() -> None:
    s = hall("plague", "vorn@a8 maya@l8")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.auras, maya.auras = ["burden_of_guilt"], ["dried_tears"]
    defeat(s, vorn)
    asked = run(s)
    assert (vorn.auras, maya.auras) == ([], ["dried_tears"])
    assert vorn.has("intimidate") == 0, "it was gone before the Free Recall"
    assert asked.what == "put-trauma"


@pytest.mark.rule("ruling.auras")
def test_a_newer_aura_takes_the_place_of_the_older_one() -> None:
    s = quay("vorn@p6", "hellish_flayer@v8", opened=1, adventure="deaths_cradle")
    furnish(s, 1)
    vorn = s.heroes["vorn"]
    vorn.auras = ["burden_of_guilt"]
    acting(s, "vorn")
    run(s, "Interact faithful_servant", "Resolve faithful_servant-look")
    assert vorn.auras == ["dried_tears"]


# Legacy (p. 26) -------------------------------------------------------------------------------


@pytest.mark.rule("legacy.redistribute", "legacy.assign", "legacy.two")
def test_the_party_leader_can_exchange_cards_between_two_who_have_all_they_can_hold() -> None:
    s = quay("vorn@c5 maya@d6")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    s.trails = {"heroism": 2, "doom": 2}
    vorn.legacy, maya.legacy = ["heroism_1", "heroism_2"], ["doom_1", "doom_2"]
    for hero in (vorn, maya):
        refit(s, hero)
    begin(s, CampVisit("share"))
    asked = run(s, "Stash heroism_1", "Assign doom_1 vorn", "Assign heroism_1 maya")
    assert vorn.legacy == ["heroism_2", "doom_1"]
    assert maya.legacy == ["doom_2", "heroism_1"]
    assert not {o for o in offered(asked) if "doom_1" in o or "heroism_1" in o}, "no card twice"


# Monsters' cards ------------------------------------------------------------------------------


def test_radek_is_the_commander_of_his_card() -> None:
    (card_,) = FIGHTERS["radoslaw_radek"]
    assert set(card_.abilities) == {"mindlock", "shield", "burn", "slow"}
    assert set(card_.xs) == {"shield", "burn"}
    assert (card_.reach, card_.large) == ("ranged", False)
    assert {"knock_down", "stealth", "stun"} <= set(card_.immune)


@pytest.mark.rule("kw.recall", "kw.expend.recall")
def test_a_cube_that_can_be_taken_back_lies_in_the_expended_box_under_its_name() -> None:
    s = hall("plague", "vorn@a8 maya@l8")
    vorn = s.heroes["vorn"]
    vorn.pool, vorn.expended = {"red": 1}, {"green": 1, "red": 1}
    begin(s, Owed("recall", "vorn", 1))
    assert {"Take green", "Take red"} <= offered(run(s))
    ids = scene(s, "vorn").ids()
    assert {"green", "red", "expended-vorn-red"} <= ids
    assert "expended-vorn-green" in scene(s, "maya").ids()


@pytest.mark.rule("inter.read", "mon.choose-version", "ruling.set-ups")
def test_the_page_of_a_room_is_read_before_the_versions_of_its_monsters_are_chosen() -> None:
    s = quay("vorn@c5")
    begin(s, Reveal(1))
    asked = run(s, fate=["executioner"])
    assert asked.what == "version"
    there = page(s)
    assert there is not None
    assert there.id == "page-setup/1"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_of_horsemen_have_no_capital_article_in_the_middle_of_a_sentence(
    language: str,
) -> None:
    s = hall("plague", "vorn@d5")
    text = Text.of(GAME, s.options, language)
    for horseman in HORSEMEN:
        assert not text.name(horseman).startswith(("The ", "Le ", "La "))
        line = text("event-bars-the-way", {"who": horseman, "place": "B2"})
        assert line.startswith(("The ", "Le ", "La "))


# What is read in a hall -----------------------------------------------------------------------


def read(s: Drunagor, language: str) -> list[str]:
    """The paragraphs that lie open."""
    shown = scene(s, "vorn").page
    assert shown is not None
    say = Text.of(GAME, s.options, language).words
    return [say(words) for words in shown.paragraphs]


@pytest.mark.rule("boss.absorb.health", "gap.tie-breaker")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("horseman", HORSEMEN)
def test_a_hall_has_a_page_that_tells_its_goal_its_runes_and_how_one_loses(
    horseman: str, language: str
) -> None:
    options = convert({"party": ["vorn", "maya"], "horseman": horseman}, Options)
    s = Table(GAME, options, Seeded(1)).run.state
    assert isinstance(s, Drunagor)
    story, goal, runes, recall, lost = read(s, language)
    assert len(story) > 100
    assert str(s.boss.health) in goal
    assert all(figure in runes for figure in ("2", "4")), "Health for a rune, runes for a cube"
    assert (str(HORSEMEN[horseman].penalty) in recall) == (HORSEMEN[horseman].penalty > 1)
    assert "Trauma" in lost
    ends = set()
    for won in (True, False):
        s.won, s.cause = won, "won" if won else "runes"
        (ending,) = read(s, language)
        ends.add(ending)
    assert len({story, *ends}) == 3


@pytest.mark.rule("ruling.act-ends")
def test_the_hall_at_the_end_of_an_act_tells_its_goal_too() -> None:
    last = next(name for name in order() if ends_act(name))
    s = new(convert({"party": ["vorn"], "adventure": last}, Options))
    assert len(read(s, "en")) == 5
