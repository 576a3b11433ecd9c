"""Act 2: the dunes, the halls under Gil Garoth, the Rider's home, the rematch (pp. 28, 54-61)."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import distance, hall
from grimtable.games.drunagor.content import FIGHTERS, spawns_of
from grimtable.games.drunagor.doors import is_locked
from grimtable.games.drunagor.feats import lines
from grimtable.games.drunagor.monsters import has_room, summon
from grimtable.games.drunagor.options import Untie
from grimtable.games.drunagor.prey import MUTATED, is_hungry, rescues
from grimtable.games.drunagor.roll import needed
from grimtable.games.drunagor.setup import furnish
from grimtable.games.drunagor.state import Blow, Drunagor, Hit, MonsterTurn
from grimtable.games.drunagor.story import page
from grimtable.games.drunagor.terrain import dark_mask, is_dark, walk, ways
from grimtable.games.drunagor.turn import untie
from grimtable.games.drunagor.windows import Window
from grimtable.kernel import Ask, Run
from tests.games.drunagor.playing import (
    acting,
    announced,
    at,
    begin,
    offered,
    quay,
    run,
    told,
    turn_of,
)
from tests.games.drunagor.playing import hall as boss_hall


def fall(heroes: str, monsters: str = "", *, opened: int = 0) -> Drunagor:
    """The halls under Gil Garoth, furnished."""
    s = quay(heroes, monsters, opened=opened, adventure="the_fall")
    furnish(s, opened)
    return s


def home(heroes: str, monsters: str = "", *, opened: int = 0) -> Drunagor:
    """The Rider's home, furnished."""
    s = quay(heroes, monsters, opened=opened, adventure="raiding_the_riders_home")
    furnish(s, opened)
    return s


def choose(s: Drunagor, option: str, *more: str, fate: tuple[object, ...] = ()) -> object:
    """Interact with the scene on the board and choose."""
    scene = next(name for name, token in s.scenes.items())
    answers = (f"Interact {scene}", f"Resolve {scene}-{option}", *more)
    return run(s, *answers, fate=fate)  # type: ignore[arg-type]


# The dunes ------------------------------------------------------------------------------------


def dunes() -> Drunagor:
    """Vorn beside the two who wait for a verdict."""
    s = quay("vorn@b2", "hellish_flayer@k8", adventure="blood_on_the_dunes")
    furnish(s, 0)
    acting(s, "vorn", minors=3)
    return s


@pytest.mark.rule("scene.judgement")
def test_each_verdict_makes_friends_or_enemies_and_there_is_only_one() -> None:
    s = dunes()
    run(s, "Interact the_judgement", "Resolve the_judgement-absolve_condottieri", "Stand b3")
    assert {"umbralian_ally", "hellscarian_enemy", "umbralian_knight"} <= set(s.statuses)
    assert "condottieri_daviggo_1" in s.allies
    assert not s.scenes  # it was the only charge
    s = dunes()
    choose(s, "condemn_both")
    assert ("no_quarter_given" in s.statuses, s.allies) == (True, {})
    assert s.heroes["vorn"].has("fury") == 2
    s = dunes()
    choose(s, "appease", fate=(20,))
    assert s.statuses == ["beautiful_lie"]
    s = dunes()
    choose(s, "appease", fate=(1,))
    assert (s.statuses, s.heroes["vorn"].health) == (["mob_justice"], 13)


def last_blow(*statuses: str) -> Drunagor:
    """The last enemy on the dunes falls."""
    s = quay("vorn@b2 maya@a4", "hellish_flayer@d2", adventure="blood_on_the_dunes")
    s.statuses = list(statuses)
    s.monsters["hellish_flayer_1"].health = 1
    begin(s, Blow("maya", "spell", [Hit("hellish_flayer_1", 3)], window=Window.SUFFER))
    return s


@pytest.mark.rule("scene.last-words", "ruling.last-scene")
def test_when_nobody_is_left_the_last_words_come_to_the_leader() -> None:
    for option, die, status in (
        ("throw", 20, "unbroken"),
        ("throw", 1, "broken"),
        ("ground", 20, "unbroken"),
        ("ground", 1, "broken"),
        ("paw", 20, "wounded_paw"),
        ("paw", 1, "broken"),
    ):
        s = last_blow()
        asked = run(s)
        assert (asked.seat, asked.what, s.won) == ("vorn", "scene", None)
        assert page(s) is not None
        run(s, f"Resolve last_words-{option}", fate=(die,))
        assert (s.won, status in s.statuses) == (True, True), option
    for friends, status in (
        ("hellscarian_ally", "strong_bonds"),
        ("umbralian_ally", "strong_bonds"),
    ):
        s = last_blow(friends)
        run(s, "Resolve last_words-cry")
        assert (s.won, status in s.statuses) == (True, True)


@pytest.mark.rule("scene.last-words")
def test_nobody_comes_for_those_who_have_no_friends() -> None:
    s = last_blow()
    asked = run(s, "Resolve last_words-cry")
    while asked is not None:
        asked = run(s, min(offered(asked)))
    assert (s.won, s.heroes["vorn"].curses, s.statuses) == (True, 1, ["humbled"])


def test_a_battle_without_doors_can_be_appraised_before_and_after_its_last_blow() -> None:
    s = last_blow()
    before = GAME.appraise(s, "vorn")
    run(s)
    assert 0 < before < 1
    assert before < GAME.appraise(s, "vorn") < 1


@pytest.mark.rule("scene.last-words.lie")
def test_a_beautiful_lie_is_the_last_word() -> None:
    s = last_blow("beautiful_lie")
    assert run(s) is None  # nothing is chosen
    assert (s.won, "spared" in s.statuses) == (True, True)


def test_the_published_set_ups_come_by_party_size() -> None:
    sizes = {
        ("blood_on_the_dunes", 0): (3, 5, 7, 9, 11),
        ("the_fall", 0): (0, 0, 0, 0, 0),
        ("the_fall", 1): (1, 2, 3, 4, 5),
        ("the_fall", 2): (1, 2, 2, 3, 3),
        ("the_fall", 3): (1, 2, 2, 3, 3),
        ("the_fall", 4): (1, 2, 3, 4, 5),
        ("raiding_the_riders_home", 0): (3, 5, 6, 8, 9),
        ("raiding_the_riders_home", 1): (2, 3, 4, 5, 6),
        ("raiding_the_riders_home", 2): (3, 4, 6, 7, 8),
        ("raiding_the_riders_home", 3): (2, 4, 5, 7, 8),
    }
    for (chapter, setup), counts in sizes.items():
        found = tuple(len(spawns_of(chapter, setup, heroes)) for heroes in range(1, 6))
        assert found == counts, (chapter, setup)


# Under Gil Garoth -----------------------------------------------------------------------------


@pytest.mark.rule("scene.guarded-door", "scene.guarded-door.first", "ruling.locked-doors")
def test_the_door_is_read_first_and_wants_earth_and_water() -> None:
    s = fall("vorn@h4")
    acting(s, "vorn", minors=9)
    assert is_locked(s, 1)
    asked = run(s, "Interact guarded_door")  # #089: read, nothing chosen
    assert (asked.what, s.statuses) == ("act", ["door_read"])
    vorn = s.heroes["vorn"]
    assert vorn.has("soul_shard") == 1
    choose(s, "air_fire")
    assert vorn.has("burn") == 2
    choose(s, "air_water")
    assert vorn.health == 14
    choose(s, "earth_fire")
    assert vorn.health == 12
    assert is_locked(s, 1)
    run(s, "Interact guarded_door", "Resolve guarded_door-earth_water", "Done")
    assert not is_locked(s, 1)
    assert "guarded_door" not in s.scenes


@pytest.mark.rule("ruling.checkpoints")
def test_who_begins_behind_the_door_has_the_shard_that_it_gave() -> None:
    assert [fall("vorn@h4", opened=n).heroes["vorn"].has("soul_shard") for n in range(4)] == [
        *(0, 1, 1, 0)
    ]


@pytest.mark.rule("scene.patina", "scene.patina.first")
def test_memories_cost_a_soul_shard_each_and_the_door_opens_by_itself() -> None:
    s = fall("vorn@v3 maya@u7", opened=2)
    acting(s, "vorn", minors=9)
    assert is_locked(s, 3)
    vorn = s.heroes["vorn"]
    vorn.tokens.clear()
    choose(s, "shadow_war")  # without a Shard nothing, and no charge
    assert (vorn.has("focus"), s.scenes["patina_of_history"].charges) == (0, 3)
    assert not is_locked(s, 3)
    for option, token, status in (
        ("shadow_war", "focus", "shadow_war_told"),
        ("fangs_riot", "fury", "fangs_riot_told"),
        ("exodus", "shield", "exodus_told"),
    ):
        vorn.tokens["soul_shard"] = 1
        choose(s, option)
        assert (vorn.has("soul_shard"), vorn.has(token), status in s.statuses) == (0, 2, True)
    assert "patina_of_history" not in s.scenes


@pytest.mark.rule("scene.elven-cache", "scene.elven-cache.first", "equip.adventure-items")
def test_the_cache_warns_then_bites_unless_its_runes_are_read() -> None:
    harm = {
        "staff": ("rod_of_the_prince", "curses", 1),
        "doublet": ("elvish_doublet", "poison", 2),
        "blade": ("lionhearteds_sword", "bleed", 2),
        "bow": ("princess_bowaegis", "burn", 1),
        "large_chest": ("", "stun", 1),
        "lockbox": ("", "soul_shard", 1),
    }
    for option, (item, token, n) in harm.items():
        for read in (False, True):
            s = fall("vorn@x12", opened=3)
            s.statuses += ["cache_read", *(["glyph_unraveled"] if read else [])]
            s.deck = ["potion_of_healing"] * 3
            acting(s, "vorn", minors=3)
            asked = run(s, "Interact the_elven_cache", f"Resolve the_elven_cache-{option}",
                        fate=["potion_of_healing"] * (option == "large_chest"))  # fmt: skip
            seen = {item} if item else set()
            for _ in range(9):
                if getattr(asked, "what", "act") == "act":
                    break
                keep = [o for o in offered(asked) if o.startswith("Keep")] or [*offered(asked)]
                dice = ["potion_of_healing"] if option == "large_chest" and read else []
                asked = run(s, min(keep), fate=dice if len(s.deck) == 2 else [])
            vorn = s.heroes["vorn"]
            held = vorn.curses if token == "curses" else vorn.has(token)
            assert held == (n if not read or token == "soul_shard" else 0), (option, read)
            assert seen <= {*vorn.bag, *vorn.gear}, option
    s = fall("vorn@x12", opened=3)
    acting(s, "vorn", minors=9)
    asked = run(s, "Interact the_elven_cache")  # #111 instead of a choice
    assert (asked.what, s.scenes["the_elven_cache"].charges) == ("act", 3)
    choose(s, "decipher", "No", fate=(1,))  # INSPIRATION is kept
    assert "glyph_unraveled" not in s.statuses
    assert s.scenes["the_elven_cache"].charges == 2
    choose(s, "decipher", fate=(20,))
    assert "glyph_unraveled" in s.statuses
    choose(s, "leave")
    assert "the_elven_cache" not in s.scenes


@pytest.mark.rule("ph.what", "ph.counts", "ph.cross", "ph.no-fall-kill", "ph.monsters-jump")
def test_a_chasm_counts_for_ranges_and_is_jumped_right_across_or_not_at_all() -> None:
    s = fall("vorn@l3 maya@o3", "shadow_vampire@l5 hellish_flayer@l2", opened=1)
    board = hall(s).board
    assert board.area[at(s, "m3")] in board.chasms
    assert distance(s, "vorn", "maya") == 2  # over the area between
    for points, across in ((2, False), (3, True)):
        there, _, _ = ways(s, "vorn", points, jump=True)
        assert bool(there >> at(s, "o4") & 1) == across
        assert not there >> at(s, "m4") & 1
    there, _, _ = ways(s, "vorn", 3, jump=False)
    assert not there >> at(s, "o4") & 1
    walk(s, "vorn", at(s, "o4"), 3, jump=True)
    assert s.heroes["vorn"].at == at(s, "o4")
    s.heroes["vorn"].at = at(s, "k2")
    flayer = s.monsters["hellish_flayer_1"]
    for n, ends in ((2, set()), (3, {"o2"})):
        found = {board.names[i] for i in lines(s, flayer, s.heroes["vorn"], n)}
        assert {name for name in found if name[0] in "mno" and name[1:] == "2"} == ends
    s.heroes["vorn"].at = at(s, "k8")
    s.heroes["vorn"].down = True
    turn_of(s, "shadow_vampire_1")  # it leaps
    assert board.xy(s.monsters["shadow_vampire_1"].at)[0] >= board.xy(at(s, "o1"))[0]


# The Rider's home -----------------------------------------------------------------------------


@pytest.mark.rule("terr.spikes", "terr.spikes.effect", "terr.spikes.darkness")
def test_spikes_hurt_all_but_monsters_and_are_darkness() -> None:
    s = home("vorn@l3", "hellish_flayer@o4", opened=1)
    vorn, flayer = s.heroes["vorn"], s.monsters["hellish_flayer_1"]
    spikes = hall(s).rough["spikes"]
    assert spikes >> at(s, "m3") & 1
    acting(s, "vorn")
    run(s, "Walk m3")
    assert (vorn.health, is_dark(s, vorn)) == (13, True)
    blow = Blow("vorn", "weapon", [Hit(flayer.id)])
    on_spikes, vorn.at = needed(s, blow, blow.hits[0]), at(s, "l3")
    assert on_spikes == needed(s, blow, blow.hits[0]) + 2
    vorn.at = at(s, "m3")
    turn = s.under_way[-1]
    assert getattr(turn, "points", None) == 1  # of three: the step, and one more lost
    run(s, "Walk n3")
    assert vorn.health == 13  # once a turn
    walk(s, flayer.id, at(s, "n4"), 4)
    assert (flayer.health, flayer.at, is_dark(s, flayer)) == (24, at(s, "n4"), True)
    assert dark_mask(s) & spikes == spikes


@pytest.mark.rule("ruling.rescue", "kw.npc")
def test_the_injured_are_led_away_by_who_stands_beside_and_is_not_engaged() -> None:
    s = home("vorn@b2 maya@a6")
    assert set(s.injured) == {at(s, "c2"), at(s, "c5")}
    there, _, _ = ways(s, "vorn", 6, jump=False)
    assert not there >> at(s, "c2") & 1  # a Solid Object
    acting(s, "vorn")
    asked = run(s)
    assert "Rescue c2" in offered(asked)
    assert "Rescue c5" not in offered(asked)
    run(s, "Rescue c2")
    assert (set(s.injured), s.heroes["vorn"].has("focus")) == ({at(s, "c5")}, 1)
    assert "lifesaver" in s.statuses
    summon(s, "hellish_flayer", at(s, "b6"), 3)
    s.heroes["maya"].at = at(s, "c6")
    s.under_way.clear()
    acting(s, "maya")
    assert rescues(s, s.heroes["maya"]) == []  # engaged


@pytest.mark.rule("kw.devourer", "kw.devourer.slay", "kw.devourer.mutate", "kw.devourer.health")
def test_a_devourer_goes_for_the_injured_past_any_hero_and_grows() -> None:
    s = home("vorn@g5", "unstable_devourer@f5")
    devourer = s.monsters["unstable_devourer_1"]
    devourer.health, devourer.tokens["poison"] = 17, 1
    del s.injured[at(s, "c2")]
    assert is_hungry(s, devourer)
    turn_of(s, devourer.id)
    assert told(s, "devoured")[0].args["who"] == "unstable_devourer_1"
    assert (s.injured, s.heroes["vorn"].health) == ({}, 15)  # it slew one, and hit no Hero
    grown = s.monsters[f"{MUTATED}_1"]
    assert (grown.health, grown.top, grown.base) == (28, 28, devourer.base)  # POISON took 1
    assert FIGHTERS[MUTATED][0].large
    board = hall(s).board
    assert grown.at == min(board.inside[board.area[grown.at]]), "it fills its area from the first"
    assert "unstable_devourer_1" not in s.monsters
    turn_of(s, grown.id)
    assert announced(s)[-1].args["who"] == grown.id  # now it wants Heroes


@pytest.mark.rule("kw.devourer.slay")
def test_whoever_thinks_about_whom_it_devours_finds_it_hungry_still() -> None:
    s = home("vorn@a1", "unstable_devourer@e5")
    s.injured = {at(s, "d6"): "umbralian", at(s, "e6"): "umbralian"}
    begin(s, MonsterTurn("unstable_devourer_1", window=Window.ATTACK, left=1))
    asked = Run(GAME, s, None)
    assert [ask.what for _, ask in asked.asks if isinstance(ask, Ask)] == ["devour"]
    assert asked.fork(None).asks == asked.asks


@pytest.mark.rule("kw.devourer.mutate")
def test_who_stands_where_it_grows_is_shoved() -> None:
    s = home("vorn@e6", "unstable_devourer@e5 hellish_flayer@f6")
    s.injured = {at(s, "d6"): "umbralian"}
    begin(s, MonsterTurn("unstable_devourer_1", window=Window.ATTACK, left=1))
    asked = run(s)
    moved = []
    while getattr(asked, "what", "") == "stand":
        moved.append(asked.seat)
        asked = run(s, min(offered(asked)))
    assert moved == ["vorn", "vorn"]  # its own square, and as the Leader that of the Flayer
    area = hall(s).board.area
    here = area[s.monsters[f"{MUTATED}_1"].at]
    assert area[s.heroes["vorn"].at] != here != area[s.monsters["hellish_flayer_1"].at]


@pytest.mark.rule("kw.devourer.none", "kw.devourer")
def test_without_prey_in_reach_it_comes_nearer_and_without_prey_it_wants_heroes() -> None:
    s = home("vorn@a1", "unstable_devourer@h8")
    s.injured = {at(s, "c2"): "hellscarian"}
    before = s.monsters["unstable_devourer_1"].at
    turn_of(s, "unstable_devourer_1")
    assert told(s, "hungers")
    assert s.monsters["unstable_devourer_1"].at != before
    s.injured = {}
    s.heroes["vorn"].at = at(s, "d7")
    turn_of(s, "unstable_devourer_1")
    assert told(s, "aims")[0].args["whom"] == "vorn"


@pytest.mark.rule("scene.brick")
def test_two_in_the_wall_are_freed_robbed_or_spared_the_rest() -> None:
    s = home("vorn@k4", opened=1)
    acting(s, "vorn", minors=9)
    choose(s, "ask")
    choose(s, "examine")
    assert s.scenes["another_brick_in_the_wall"].charges == 3
    asked = choose(s, "dig")
    while getattr(asked, "what", "") == "stand":
        asked = run(s, min(offered(asked)))
    assert {"hoelschers_1", "hoelschers_2"} == set(s.allies)
    asked = run(s, "Interact another_brick_in_the_wall")
    assert offered(asked) == {"Resolve another_brick_in_the_wall-sword"}
    run(s, "Resolve another_brick_in_the_wall-sword", fate=(20,))
    assert "heirloom_blade" in s.statuses
    for option, die, hurt_, curses in (("sword", 1, 2, 0), ("dig", 1, 0, 1), ("end", None, 0, 0)):
        s = home("vorn@k4", opened=1)
        acting(s, "vorn", minors=9)
        asked = choose(s, option, fate=(die,) if die else ())
        while getattr(asked, "what", "act") != "act":
            asked = run(s, min(offered(asked)))
        vorn = s.heroes["vorn"]
        assert (15 - vorn.health, vorn.curses) == (hurt_, curses), option
    assert ("misery_ended" in s.statuses, s.scenes) == (True, {})
    s = home("vorn@k4", opened=1)
    acting(s, "vorn", minors=9)
    choose(s, "dig", fate=(20,))
    assert len(s.allies) == 2


@pytest.mark.rule("scene.scavenger")
def test_the_scavenger_answers_gives_and_comes_along() -> None:
    s = home("vorn@v4", opened=2)
    s.deck = ["potion_of_healing"]
    acting(s, "vorn", minors=9)
    choose(s, "why", "Keep potion_of_healing", fate=("potion_of_healing",))
    assert s.scenes["the_scavenger"].charges == 2
    choose(s, "name")
    assert "two_words" in s.statuses
    asked = choose(s, "offer")
    run(s, min(offered(asked)))
    assert "scavenger_1" in s.allies
    assert "the_scavenger" not in s.scenes
    s = home("vorn@v4", opened=2)
    acting(s, "vorn", minors=9)
    choose(s, "attacked")
    assert "chain_of_the_lost_world" in s.heroes["vorn"].bag


# The rematch ----------------------------------------------------------------------------------


def court(*statuses: str) -> Drunagor:
    """Vorn in the court of Gil Garoth, before the two rows."""
    s = quay("vorn@h7", adventure="rematch_at_gil_garoth")
    s.statuses = list(statuses)
    acting(s, "vorn", minors=9)
    return s


def settle(s: Drunagor, asked: object) -> None:
    """Stand wherever it is asked, and choose the first of anything else."""
    while getattr(asked, "what", "act") != "act":
        asked = run(s, min(offered(asked)))


@pytest.mark.rule("scene.rematch", "ruling.turncoats")
def test_who_is_chosen_joins_and_who_is_not_turns() -> None:
    for option, statuses, allies, foes, status in (
        ("umbralians", (), 2, 1, "umbralian_knight"),
        ("umbralians", ("hellscarian_ally",), 1, 2, "betrayed_dunedancer"),
        ("hellsarians", (), 2, 1, "desert_knight"),
        ("hellsarians", ("umbralian_ally",), 1, 2, "betrayed_condottieri"),
    ):
        s = court(*statuses)
        settle(s, choose(s, option))
        assert (len(s.allies), len(s.monsters)) == (allies, foes), option
        assert status in s.statuses
        tokens = hall(s).spawning.values()
        for monster in s.monsters.values():
            assert any(monster.at in hall(s).board.beside[square] for square in tokens)
        foe = next(iter(s.monsters.values())).kind
        s = boss_hall("war", "vorn@a5")
        s.statuses = [status]
        who = summon(s, foe, at(s, "e5"))
        begin(s, Blow("vorn", "spell", [Hit(str(who), 9)], window=Window.SUFFER))
        asked = run(s)
        assert offered(asked) == {"Choose focus 2", "Choose cleanse 2"}
        run(s, "Choose focus 2")
        assert s.heroes["vorn"].has("focus") == 2


@pytest.mark.rule("scene.rematch")
def test_both_peoples_can_be_begged_and_she_can_be_challenged() -> None:
    for statuses, fate, allies, foes in (
        (("beautiful_lie",), (), 2, 0),
        ((), (20,), 2, 0),
        ((), (1,), 0, 2),
    ):
        s = court(*statuses)
        settle(s, choose(s, "beg", fate=fate))
        assert (len(s.allies), len(s.monsters)) == (allies, foes)
        asked = run(s, "Interact the_rematch")
        assert offered(asked) == {"Resolve the_rematch-phylactery", "Resolve the_rematch-duel"}
        run(s, "Resolve the_rematch-duel")
    for statuses, fury in ((("wounded_paw",), 4), (("two_words",), 2), ((), 2)):
        s = court(*statuses)
        choose(s, "duel")
        vorn = s.heroes["vorn"]
        assert (vorn.has("focus"), vorn.has("fury")) == (2, fury)
        assert vorn.has("intimidate") == (not statuses)


@pytest.mark.rule("scene.rematch", "ruling.phylactery", "ruling.until-the-end")
def test_whoever_finds_the_phylactery_unties_her_with_every_rune() -> None:
    s = court()
    s.piles = {"orange": s.bag[:1], "green": s.bag[1:4]}
    s.bag = s.bag[4:]
    choose(s, "phylactery", fate=(20,))
    assert (list(s.piles), len(s.bag)) == (["orange"], 35)  # the larger one
    before = s.boss.health
    untie(s, s.heroes["vorn"], Untie("orange", "focus"))
    assert s.boss.health == before - 2
    s = court()
    settle(s, choose(s, "phylactery", fate=(1,)))
    assert (s.heroes["vorn"].curses, s.statuses) == (1, [])


def test_a_revenant_is_raised_though_turncoats_are_there() -> None:
    s = boss_hall("war", "vorn@a5", "gray*2")
    for i in range(3):
        summon(s, "condottieri_turncoat", at(s, f"e{i + 3}"))
    summon(s, "dunedancer_turncoat", at(s, "g3"))
    assert has_room(s, "garothian_revenant")
