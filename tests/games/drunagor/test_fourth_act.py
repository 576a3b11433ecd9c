"""Act 4: Death's Cradle, the Cathedral of the Sun, the Death Horsewoman twice (pp. 40, 68-74)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.allies import begin_turns
from grimtable.games.drunagor.arrivals import come, let_loose
from grimtable.games.drunagor.board import hall
from grimtable.games.drunagor.campaign import order, record
from grimtable.games.drunagor.commanders import hand_size, is_commander
from grimtable.games.drunagor.content import CHAPTERS, HORSEMEN, SCENES, ends_act, spawns_of
from grimtable.games.drunagor.doors import is_locked
from grimtable.games.drunagor.epilogue import epilogue
from grimtable.games.drunagor.furniture import fresh_water
from grimtable.games.drunagor.gathered import earlier
from grimtable.games.drunagor.health import heal
from grimtable.games.drunagor.horsemen import absorb
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.raid import beside, points
from grimtable.games.drunagor.record import reached
from grimtable.games.drunagor.setup import furnish, new
from grimtable.games.drunagor.sheet import HeroSheet, Sheet
from grimtable.games.drunagor.state import (
    OFF,
    Ally,
    Assault,
    Drunagor,
    MonsterTurn,
    Owed,
    RaidTurn,
    Reveal,
)
from grimtable.games.drunagor.story import page
from grimtable.kernel.asks import Mark
from tests.games.drunagor.playing import (
    acting,
    area,
    at,
    begin,
    card,
    offered,
    quay,
    run,
    square,
    told,
    turn_of,
)
from tests.games.drunagor.playing import hall as boss_hall


def cradle(heroes: str, monsters: str = "", *, opened: int = 0) -> Drunagor:
    """Death's Cradle, furnished."""
    s = quay(heroes, monsters, opened=opened, adventure="deaths_cradle")
    furnish(s, opened)
    return s


def cathedral(heroes: str, monsters: str = "", *, opened: int = 0) -> Drunagor:
    """The Cathedral of the Sun, furnished."""
    s = quay(heroes, monsters, opened=opened, adventure="cathedral_of_the_sun")
    furnish(s, opened)
    return s


def choose(s: Drunagor, scene: str, option: str, fate: tuple[object, ...] = ()) -> object:
    """Interact with a scene beside the Hero whose turn it is, and choose."""
    answers = (f"Interact {scene}", f"Resolve {scene}-{option}")
    return run(s, *answers, fate=fate)  # type: ignore[arg-type]


def settle(s: Drunagor, asked: object) -> None:
    """Choose the first of anything that is asked until it is the Hero's turn again."""
    while getattr(asked, "what", "act") != "act":
        asked = run(s, min(offered(asked)))


def joined(s: Drunagor, kind: str, where: str) -> Ally:
    """Somebody at the party's side."""
    s.allies[f"{kind}_1"] = Ally(f"{kind}_1", kind, at(s, where))
    return s.allies[f"{kind}_1"]


def test_the_published_set_ups_come_by_party_size() -> None:
    sizes = {
        ("deaths_cradle", 0): (3, 3, 5, 6, 8),
        ("deaths_cradle", 1): (1, 2, 3, 4, 5),
        ("cathedral_of_the_sun", 0): (3, 4, 6, 7, 9),
        ("cathedral_of_the_sun", 1): (2, 3, 5, 6, 7),
    }
    for (chapter, setup), counts in sizes.items():
        found = tuple(len(spawns_of(chapter, setup, heroes)) for heroes in range(1, 6))
        assert found == counts, (chapter, setup)
    assert [CHAPTERS[name].horseman for name in order()[-4:]] == ["", "death", "", "death"]


# Death's Cradle -------------------------------------------------------------------------------


@pytest.mark.rule("scene.ghosts1", "ruling.let-loose")
def test_the_draconian_is_stabbed_robbed_freed_or_woken() -> None:
    s = cradle("vorn@c4")
    acting(s, "vorn", minors=9)
    settle(s, choose(s, "ghosts_draconian", "necklace"))
    assert ("vow_keeper" in s.heroes["vorn"].bag, s.heroes["vorn"].curses) == (True, 1)
    choose(s, "ghosts_draconian", "stab")
    assert ("sealed_fate" in s.statuses, s.heroes["vorn"].has("fury")) == (True, 2)
    assert "ghosts_draconian" not in s.scenes
    s = cradle("vorn@c4")
    acting(s, "vorn", minors=9)
    settle(s, choose(s, "ghosts_draconian", "free", fate=(20,)))
    assert "freed_draconian_1" in s.allies
    s = cradle("vorn@c4")
    acting(s, "vorn", minors=9)
    choose(s, "ghosts_draconian", "free", fate=(1, "toxic", "venomous_word"))  # it drank, too
    lorennor = s.monsters["hero_lorennor_1"]
    assert (square(s, lorennor), lorennor.health) == ("g3", 20)  # beside the red token; 10 x 2
    assert s.hands == {"hero_lorennor_1": ["venomous_word"]}
    assert "past_life_hauntings" in s.statuses


@pytest.mark.rule("scene.ghosts2")
def test_the_maiden_speaks_dies_follows_or_sings_to_the_end() -> None:
    s = cradle("vorn@c8")
    acting(s, "vorn", minors=9)
    choose(s, "ghosts_maiden", "talk")
    assert "afterlife_mysteries" in s.statuses
    settle(s, choose(s, "ghosts_maiden", "free"))  # by the last name of the list: no challenge
    assert ("freed_maiden_1" in s.allies, "ghosts_maiden" in s.scenes) == (True, False)
    for dice, joins, comes in (((20,), True, False), ((1, "hamstring"), False, True)):
        s = cradle("vorn@c8")
        acting(s, "vorn", minors=9)
        settle(s, choose(s, "ghosts_maiden", "free", fate=dice))
        assert ("freed_maiden_1" in s.allies, "hero_uldannor_1" in s.monsters) == (joins, comes)
    s = cradle("vorn@c8")
    acting(s, "vorn", minors=9)
    choose(s, "ghosts_maiden", "stab")
    assert ("maiden_stabbed" in s.statuses, "ghosts_maiden" in s.scenes) == (True, False)


@pytest.mark.rule("ruling.hauntings")
def test_what_heals_others_harms_heroes_of_the_past() -> None:
    for statuses, health, shaken in (([], 12, 0), (["past_life_hauntings"], 8, 4)):
        s = cradle("vorn@a1", "hero_lorennor@g3")
        lorennor = s.monsters["hero_lorennor_1"]
        lorennor.health, lorennor.top = 10, 20
        s.statuses = list(statuses)
        fresh_water(s, lorennor.id)  # it stepped on the Fountain
        assert (lorennor.health, lorennor.has("intimidate")) == (health, shaken)
    s = cradle("vorn@a1", "hellish_flayer@g3")  # nobody else is haunted
    s.statuses = ["past_life_hauntings"]
    flayer = s.monsters["hellish_flayer_1"]
    before, flayer.health = flayer.health, flayer.health - 2
    heal(s, flayer.id, 1, rule="kw.heal")
    assert flayer.health == before - 1


@pytest.mark.rule("ruling.mysteries")
def test_with_afterlife_mysteries_a_critical_hit_may_recall_a_cube() -> None:
    for statuses, face, asks in (((), 20, False), (("afterlife_mysteries",), 20, True)):
        s = boss_hall("plague", "vorn@e5", front="C2", back="C1")
        s.statuses = list(statuses)
        acting(s, "vorn")
        spent = s.heroes["vorn"].cubes
        asked = run(s, "Use arcing_strike yellow", fate=(face,))
        while getattr(asked, "what", "") not in ("act", "take-back"):
            asked = run(s, min(offered(asked)))
        assert (asked.what == "take-back") is asks
        if asks:
            run(s, "Take arcing_strike")
            assert s.heroes["vorn"].cubes == spent


@pytest.mark.rule("scene.servant")
def test_the_servant_is_silenced_smashed_asked_or_looked_at() -> None:
    s = cradle("vorn@p6", "hellish_flayer@v8", opened=1)
    acting(s, "vorn", minors=9)
    choose(s, "faithful_servant", "look")
    assert s.scenes["faithful_servant"].charges == 3  # it costs nothing
    choose(s, "faithful_servant", "quiet")
    assert s.heroes["vorn"].has("shield") == 1
    choose(s, "faithful_servant", "ask")
    assert (s.heroes["vorn"].possessed, s.heroes["vorn"].has("focus")) == (True, 2)
    settle(s, choose(s, "faithful_servant", "smash"))
    assert "ravenous_stalker_1" in s.monsters
    assert "reality_render" in s.heroes["vorn"].bag
    assert (s.heroes["vorn"].health, "faithful_servant" in s.scenes) == (13, False)


@pytest.mark.rule("ruling.possession", "ruling.challenge", "kw.inspire.use")
def test_what_possesses_a_hero_wakes_on_the_third_space_of_its_turn() -> None:
    for face, down, strong in ((1, 1, 0), (20, 0, 4)):
        s = cradle("vorn@a1 maya@b8", "hellish_flayer@j8")
        vorn = s.heroes["vorn"]
        vorn.possessed, vorn.pool = True, {"yellow": 3}
        acting(s, "vorn", points=5)
        asked = run(s, "Walk a3")  # two spaces
        walks = {name for name in offered(asked) if name.startswith("Walk")}
        assert "Walk a4" in walks
        assert "Walk a5" not in walks
        run(s, "Walk a4", fate=(face,))
        assert (vorn.has("knock_down"), vorn.empowered) == (down, strong)
        asked = run(s, "Walk a6")  # what is left of the move; it does not wake again
        assert asked.what == "act"
    s = cradle("vorn@a1", "hellish_flayer@j8")
    vorn = s.heroes["vorn"]
    vorn.possessed, vorn.pool, vorn.tokens = True, {"green": 1}, {"inspire": 1}
    acting(s, "vorn", points=3)
    run(s, "Walk a4", "Yes", fate=(8, 9))  # 10, then 11
    assert (vorn.has("knock_down"), vorn.empowered, vorn.has("inspire")) == (0, 4, 0)


# Slayers --------------------------------------------------------------------------------------


@pytest.mark.rule("kw.slayer", "kw.slayer.tie", "ally.priority.slayer", "ruling.slain-injured")
def test_a_slayer_hunts_the_injured_then_cohorts_then_followers() -> None:
    s = quay("vorn@g7", "ravenous_stalker@g3", adventure="deaths_cradle")
    cohort, follower = joined(s, "freed_maiden", "i3"), joined(s, "robin_rising", "e2")
    s.allies["khadija"] = Ally("khadija", "dunedancer_khadija", at(s, "h5"))
    s.injured = {at(s, "g5"): "umbralian"}
    turn_of(s, "ravenous_stalker_1")
    assert (s.injured, len(s.allies)) == ({}, 3)  # not Vorn, who is beside
    begin(s, MonsterTurn("ravenous_stalker_1"))
    asked = run(s)
    assert (asked.what, offered(asked)) == ("slay", {"Token i3", "Token e2"})  # both are Cohorts
    asked = run(s, "Token i3")
    while asked is not None:
        asked = run(s, "pass") if not hasattr(asked, "what") else run(s, min(offered(asked)))
    assert (cohort.id in s.allies, follower.id in s.allies) == (False, True)
    assert [e.args["whom"] for e in told(s, "hunts-ally")] == [cohort.id]
    del s.allies[follower.id]
    turn_of(s, "ravenous_stalker_1")  # a Follower comes last
    assert ("khadija" in s.allies, s.heroes["vorn"].health) == (False, 15)


@pytest.mark.rule("kw.slayer.none")
def test_a_slayer_without_prey_in_reach_takes_the_strongest_hero() -> None:
    s = quay("vorn@i3 maya@j3", "ravenous_stalker@i1", adventure="deaths_cradle")
    s.heroes["maya"].health = 9
    joined(s, "robin_rising", "a7")  # too far
    s.injured = {at(s, "a8"): "umbralian"}
    turn_of(s, "ravenous_stalker_1")
    assert (s.heroes["maya"].health, len(s.injured)) == (9, 1)
    assert s.heroes["vorn"].health < 15


@pytest.mark.rule("kw.slaughter")
def test_slaughter_means_the_injured_first_and_heroes_without_them() -> None:
    s = quay("vorn@c5", "dire_executioner@e5", adventure="cathedral_of_the_sun")
    joined(s, "robin_rising", "f6")
    s.injured = {at(s, "g7"): "umbralian"}
    turn_of(s, "dire_executioner_1")
    assert (s.injured, s.heroes["vorn"].health, len(s.allies)) == ({}, 15, 1)
    assert [e.args["who"] for e in told(s, "slew-injured")] == ["dire_executioner_1"]
    assert s.monsters["dire_executioner_1"].kind == "dire_executioner"  # no Devourer
    turn_of(s, "dire_executioner_1")
    assert s.heroes["vorn"].health == 15 - 6


# The third horn -------------------------------------------------------------------------------


@pytest.mark.rule("raid.variants.spawn", "raid.variants.several", "leader.final-say")
def test_at_the_third_horn_two_raid_parties_come_to_spawning_tokens() -> None:
    s = cradle("vorn@m4", "hellish_flayer@v8", opened=1)
    assert (points(s), points(s, "gray"), points(s, "red")) == (
        ["gray", "orange", "blue"],
        ["gray"],
        [],
    )
    assert at(s, "q7") in beside(s, "gray")  # the token itself, too: who leads decides
    s.raid = "b"
    begin(s, RaidTurn())
    gray, red = (next(r for r in s.bag if r.startswith(c)) for c in ("gray", "red"))
    asked = run(s, fate=(gray,))
    assert (asked.what, "Stand q7" in offered(asked)) == ("raid-square", True)
    run(s, "Stand q7", fate=(red,))  # the second one finds no token of its colour
    assert [m.kind for m in s.monsters.values()] == ["hellish_flayer", "mindless_reaver"]
    assert len(told(s, "manifest")) == 2
    s = cradle("vorn@m4", "hellish_flayer@v8", opened=1)
    s.raid = "b"
    begin(s, RaidTurn())
    run(s, fate=(red, gray))  # the first one that finds nothing does not hold back the second
    run(s, "Stand q8")
    assert len(s.monsters) == 2


# The Cathedral --------------------------------------------------------------------------------


@pytest.mark.rule("scene.chamberlain", "ruling.locked-doors")
def test_radeks_barrier_falls_by_force_skill_craft_grace_or_pride() -> None:
    for option in ("force", "break", "dispel"):
        s = cathedral("vorn@e4")
        acting(s, "vorn", minors=9)
        assert is_locked(s, 1)
        settle(s, choose(s, "fallen_chamberlain", option, fate=(20,)))
        assert (is_locked(s, 1), "fallen_chamberlain" in s.scenes) == (False, False)
    s = cathedral("vorn@e4")
    acting(s, "vorn", minors=9)
    choose(s, "fallen_chamberlain", "force", fate=(1,))
    assert (s.heroes["vorn"].health, "ritual_waxes" in s.statuses) == (14, True)
    choose(s, "fallen_chamberlain", "break", fate=(1,))
    assert s.heroes["vorn"].has("burn") == 2
    settle(s, choose(s, "fallen_chamberlain", "dispel", fate=(1,)))
    assert s.heroes["vorn"].curses == 1
    choose(s, "fallen_chamberlain", "sense")  # nobody was saved
    assert (is_locked(s, 1), s.scenes["fallen_chamberlain"].charges) == (True, 1)
    settle(s, choose(s, "fallen_chamberlain", "defy", fate=("venomous_word",)))  # always left
    assert (is_locked(s, 1), "radoslaw_radek_1" in s.monsters) == (False, True)
    s = cathedral("vorn@e4")
    s.statuses = ["lifesaver"]
    acting(s, "vorn", minors=9)
    choose(s, "fallen_chamberlain", "sense")
    assert (is_locked(s, 1), "radek_repents" in s.statuses) == (False, True)


@pytest.mark.rule("scene.spymaster", "ruling.dilemma", "ally.recruit.party")
def test_the_spymaster_comes_to_the_party_and_stands_beside_its_leader() -> None:
    def asked_by(leader: str) -> Drunagor:
        chosen = {
            "party": ("vorn", "maya"),
            "leader": leader,
            "adventure": "cathedral_of_the_sun",
            "door": 1,
            "seasoned": False,
        }
        s = new(convert(chosen, Options))
        s.events, s.placing = [], []
        s.under_way.clear()
        s.heroes["vorn"].at, s.heroes["maya"].at = at(s, "i5"), at(s, "k5")
        come(s, "hellish_flayer", at(s, "q9"), "ruling.let-loose")
        furnish(s, 1)
        assert (s.dilemma, "valaranian_spymaster" in s.scenes) == ("valaranian_spymaster", False)
        return s

    def play(s: Drunagor, *answers: str) -> None:
        script, said = GAME.play(s), list(answers)
        asked: Any = script.send(None)
        while said or isinstance(asked, Mark):
            asked = script.send(None if isinstance(asked, Mark) else asked.read(said.pop(0)))
        script.close()

    s = asked_by("maya")
    play(s, "Resolve valaranian_spymaster-hall", "Stand l6")
    assert s.allies["randy_ribeiro_1"].at == at(s, "l6")  # beside Maya, who leads
    assert told(s, "placed")[0].rule == "ally.recruit.party"
    assert "valaranian_spymaster" not in s.scenes  # decided once
    for option, twice, price in (("radek", 2, ("Put parry",)), ("hall", 1, ())):
        s = asked_by("vorn")
        play(s, f"Resolve valaranian_spymaster-{option}", *price, "Stand j6")
        s.under_way.clear()
        begin_turns(s, "randy_ribeiro")
        assert len(s.under_way) == twice
    s = asked_by("vorn")
    play(s, "Resolve valaranian_spymaster-himself")
    assert (s.allies, "friendly_advice" in s.statuses) == ({}, True)
    s = asked_by("vorn")
    play(s, "Resolve valaranian_spymaster-equipment")
    assert "dire_executioner_1" in s.monsters


@pytest.mark.rule("ruling.called", "kw.maelstrom", "gap.overlord")
def test_a_ritual_that_waxed_calls_an_overlord_who_draws_anew_each_turn() -> None:
    for statuses, comes in (([], False), (["ritual_waxes"], True)):
        s = quay("vorn@i5 maya@j5", opened=1, adventure="cathedral_of_the_sun")
        s.statuses = list(statuses)
        drawn = {"white": "shadow_witch", "black": "dream_titan", "gray": "hellish_flayer"}
        begin(s, Reveal(1, drawn))
        run(s, fate=("venomous_word hamstring",) if comes else ())
        assert ("demon_lord_1" in s.monsters) is comes
    lord = s.monsters["demon_lord_1"]
    assert (lord.health, square(s, lord), hand_size(s)) == (9 * 2 * 2, "q3", 2)
    assert is_commander("demon_lord")
    assert s.hands["demon_lord_1"] == ["venomous_word", "hamstring"]
    begin(s, MonsterTurn("demon_lord_1"))
    run(s, fate=("blood_price venomous_word",))  # the old ones went back into the deck first
    assert s.hands["demon_lord_1"] == ["blood_price", "venomous_word"]


def test_who_falls_as_soon_as_it_comes_draws_no_cards() -> None:
    s = cradle("vorn@a1", "hellish_flayer@j8")
    s.statuses = ["past_life_hauntings"]
    let_loose(s, "hero_lorennor", 1)
    s.monsters["hero_lorennor_1"].health = 2
    run(s, fate=("fresh_water",))  # it stepped on the Fountain
    assert ("hero_lorennor_1" in s.monsters, s.hands, s.under_way) == (False, {}, [])


def test_a_large_one_that_comes_makes_room_and_a_crowded_board_holds_no_more() -> None:
    s = cradle("vorn@g3 maya@a1")
    let_loose(s, "hero_lorennor", 1)
    assert any(isinstance(r, Owed) and (r.kind, r.who) == ("beside", "vorn") for r in s.under_way)
    let_loose(s, "hero_lorennor", 1)
    assert len(s.monsters) == 1  # one model
    s = cradle("vorn@g3")
    come(s, "ravenous_stalker", at(s, "g3"), "ruling.let-loose")
    assert hall(s).board.area[s.monsters["ravenous_stalker_1"].at] in (area(s, "C1"), area(s, "D1"))


# The Death Horsewoman -------------------------------------------------------------------------


def audience(chapter: str, heroes: str = "vorn@j8") -> Drunagor:
    """Before the dragon."""
    s = quay(heroes, adventure=chapter)
    acting(s, "vorn", minors=9)
    return s


@pytest.mark.rule("scene.deal")
def test_scavenger_is_sold_kept_or_not_there_to_be_sold() -> None:
    s = audience("audience_with_death")
    joined(s, "scavenger", "e4")
    s.heroes["vorn"].health = 3
    choose(s, "deal_with_death", "accept")
    assert (s.allies, s.heroes["vorn"].health) == ({}, 15)
    asked = run(s, "Interact deal_with_death")
    assert offered(asked) == {f"Resolve deal_with_death-{name}" for name in ("why", "stall")}
    s = audience("audience_with_death")
    choose(s, "deal_with_death", "accept")  # nobody to sell: nothing is gained
    assert s.scenes["deal_with_death"].charges == 2
    before = s.boss.health
    choose(s, "deal_with_death", "attack")
    assert (s.boss.health, "fallout" in s.statuses) == (before - 4, True)
    s = audience("audience_with_death")
    s.heroes["vorn"].health = 3
    choose(s, "deal_with_death", "why")
    choose(s, "deal_with_death", "stall")
    assert s.heroes["vorn"].health == 5
    choose(s, "deal_with_death", "demand")
    assert ("strong_bonds" in s.statuses, "deal_with_death" in s.scenes) == (True, False)


@pytest.mark.rule("scene.compromising")
def test_her_last_offer_is_doubted_answered_with_steel_or_refused() -> None:
    for statuses, wounds in (((), 4), (("fallout",), 8)):
        s = audience("the_last_ride", "vorn@k8")
        s.statuses = list(statuses)
        before = s.boss.health
        choose(s, "compromising_offer", "surprise")
        assert s.boss.health == before - wounds
        assert {"comprimising", "triumphant"} <= set(s.statuses)
    for statuses, knows in (((), False), (("servant_seen",), True)):
        s = audience("the_last_ride", "vorn@k8")
        s.statuses = list(statuses)
        choose(s, "compromising_offer", "doubt")
        assert ("truthful" in s.statuses, s.heroes["vorn"].has("focus")) == (knows, 1)
    s = audience("the_last_ride", "vorn@k8")
    s.piles = {"blue": s.bag[:2]}
    s.bag = s.bag[2:]
    choose(s, "compromising_offer", "suspect")
    assert s.piles == {}
    choose(s, "compromising_offer", "reject")
    assert ("long_live" in s.statuses, s.heroes["vorn"].has("inspire")) == (True, 1)


@pytest.mark.rule("boss.death.tie-breaker", "ruling.scavenger-unties")
def test_scavenger_unties_a_pile_from_one_of_the_four_spaces_that_it_touches() -> None:
    s = audience("audience_with_death", "vorn@i2 maya@l2")
    s.under_way.clear()
    s.boss.landing = ""  # nobody to be attacked
    s.piles = {"orange": s.bag[:5]}
    s.bag = s.bag[5:]
    begin_turns(s, joined(s, "scavenger", "f2").kind)
    asked = run(s, "Done")
    assert offered(asked) == {"Loosen orange", "Done"}
    before = len(s.bag)
    run(s, "Done")
    assert len(s.piles["orange"]) == 5, "it need not"
    begin_turns(s, "scavenger")
    run(s, "Done", "Loosen orange")
    assert (len(s.piles["orange"]), len(s.bag)) == (1, before + 4)  # six less two Heroes
    s.allies["scavenger_1"].at = at(s, "e2")  # inside the Perimeter, but not at its runes
    begin_turns(s, "scavenger")
    assert run(s, "Done") is None
    s.allies.clear()
    begin_turns(s, joined(s, "freed_maiden", "f2").kind)
    assert run(s, "Done") is None  # nobody else among the party's friends can


# Furniture in the Horsemen's halls ------------------------------------------------------------


@pytest.mark.rule("boss.plague.charge.furniture", "boss.war.charge.furniture")
@pytest.mark.rule("boss.famine.torrent.furniture", "boss.famine.overpower.furniture")
def test_a_horseman_destroys_the_furniture_that_either_half_steps_on() -> None:
    for chapter, charge, front, back in (
        ("prisoner_of_plague", "mounted_charge", "B1", "A1"),
        ("rematch_at_gil_garoth", "mounted_charge", "C3", "B1"),
    ):
        s = quay("vorn@a1", adventure=chapter)
        assert s.furniture, charge
        s.boss.front, s.boss.back = area(s, front), area(s, back)
        left = {a for a in s.furniture if hall(s).board.area[a] not in (s.boss.front, s.boss.back)}
        assert len(left) < len(s.furniture)
        absorb(s)
        assert set(s.furniture) == left
        assert told(s, "furniture-crushed")[0].rule == "furn.large-destroys"
    for label in ("torrent", "overpower"):  # both ride by an Assault
        s = quay("vorn@g5", adventure="guests_of_famine")
        begin(s, Assault(area(s, "D3"), 1, label))
        asked = run(s)
        while asked is not None:
            asked = run(s, "pass") if not hasattr(asked, "what") else run(s, min(offered(asked)))
        assert at(s, "h5") not in s.furniture
        assert at(s, "e1") in s.furniture


@pytest.mark.rule("boss.death.charge.furniture", "boss.death.above.furniture")
def test_the_dragon_crushes_the_furniture_of_the_perimeters_that_it_runs_or_lands_on() -> None:
    s = quay("vorn@i2", adventure="audience_with_death")
    s.boss.landing = s.boss.last_landing = "orange"
    card(s, "devastating_charge")
    asked = run(s)
    while asked is not None:
        asked = run(s, "pass") if not hasattr(asked, "what") else run(s, min(offered(asked)))
    assert set(s.furniture) == {at(s, "o5")}  # the two upper Perimeters are swept
    s = quay("vorn@i2", adventure="audience_with_death")
    green = next(r for r in s.bag if r.startswith("green"))
    s.boss.landing = ""
    card(s, "death_from_above")
    asked = run(s, fate=(green,))
    while asked is not None:
        asked = run(s, "pass") if not hasattr(asked, "what") else run(s, min(offered(asked)))
    assert set(s.furniture) == {at(s, "f4"), at(s, "o2")}


# The end of the campaign ----------------------------------------------------------------------


@pytest.mark.rule("ruling.campaign", "ruling.unfoldings", "ruling.interlude", "legacy.when")
def test_the_fourth_act_goes_on_behind_the_first_hall_of_death() -> None:
    ends = [name for name in order() if ends_act(name)]
    assert ends == [
        "prisoner_of_plague",
        "rematch_at_gil_garoth",
        "guests_of_famine",
        "the_last_ride",
    ]
    party = ("vorn",)
    heroes = {"vorn": HeroSheet(learned={})}
    sheet = Sheet(heroes, outcomes=("unbowed",), past=("fallen",))
    options = convert({"party": party, "adventure": "audience_with_death"}, Options)
    s = new(replace(options, sheet=sheet))
    s.won, s.statuses = True, ["fallout"]
    following = record(s)
    assert following is not None
    assert following.sheet is not None
    assert following.adventure == "cathedral_of_the_sun"
    assert following.sheet.past == ("fallen",)  # the act goes on
    assert "fallout_outcome" in following.sheet.outcomes
    assert "interlude" not in following.sheet.rewards
    s = new(following)
    assert "fallout" in s.statuses  # an Unfolding
    s.won = True
    following = record(s)
    assert following is not None
    assert following.sheet is not None
    assert (following.adventure, "interlude" in following.sheet.rewards) == ("the_last_ride", False)
    assert "ability" in following.sheet.rewards
    s = new(following)
    s.won = True
    assert record(s) is None  # the end
    assert len(earlier(replace(options, adventure="the_last_ride", sheet=None))) == 15


@pytest.mark.rule("ruling.grown")
def test_death_has_more_health_for_those_who_have_come_so_far() -> None:
    for chapter in ("audience_with_death", "the_last_ride"):
        for seasoned in (True, False):
            chosen = {"party": ("vorn", "maya"), "adventure": chapter, "seasoned": seasoned}
            health = CHAPTERS[chapter].might if seasoned else HORSEMEN["death"].health
            assert new(convert(chosen, Options)).boss.health == 2 * health


@pytest.mark.rule("ruling.endings")
def test_a_campaign_ends_with_what_it_came_to_and_who_is_still_there() -> None:
    heroes = {"vorn": HeroSheet(learned={})}
    past = ("misery_ended_outcome", "two_words_outcome", "unbowed")
    options = convert({"party": ("vorn",), "adventure": "the_last_ride"}, Options)
    sheet = Sheet(heroes, past=past, defeats=2, allies=("robin_rising",))
    s = new(replace(options, sheet=sheet))
    assert epilogue(s) == ()  # not yet
    s.won, s.statuses = True, ["sealed_fate"]
    lines = epilogue(s)
    endings = CHAPTERS["the_last_ride"].endings
    assert lines[0] == endings["doom"].words  # three of Doom, one of Heroism
    assert "Robin Rising" in str(lines[1].args)
    forces = [line.args["force"] for line in lines if line.key == "ending-outcomes"]
    assert forces == ["doom", "heroism"]
    assert lines[-1].args == {"n": 2}
    shown = page(s)
    assert shown is not None
    assert shown.paragraphs[1:] == lines
    assert set(reached(s)) >= {"sealed_fate_outcome"}
    s = new(replace(options, sheet=replace(sheet, past=("unbowed", "misery_ended_outcome"))))
    s.won, s.allies = True, {}
    first = next(iter(endings[f] for f in ("perseverance", "tragedy", "doom", "heroism")))
    assert first == endings["perseverance"]
    assert epilogue(s)[0] in (endings["doom"].words, endings["heroism"].words)
    s = new(options)  # without a campaign there is nothing to sum up
    s.won = True
    assert epilogue(s) == ()


def test_every_scene_of_the_act_is_there_and_nothing_waits_off_the_board() -> None:
    mine = {"ghosts_draconian", "ghosts_maiden", "faithful_servant", "deal_with_death"}
    mine |= {"fallen_chamberlain", "valaranian_spymaster", "compromising_offer"}
    laid = {
        scene
        for name in order()[-4:]
        for setup in CHAPTERS[name].setups
        for scene in (*setup.scenes, *filter(None, (setup.dilemma,)))
    }
    assert laid == mine <= set(SCENES)
    s = cradle("vorn@a1")
    assert OFF not in [token.at for token in s.scenes.values()]
