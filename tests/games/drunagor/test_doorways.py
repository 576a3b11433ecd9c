"""Close calls between Doors: who comes, what opens, what is found, who flees, and what is told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.arrivals import answer_calls, come, let_loose, spawning_points
from grimtable.games.drunagor.attack import can_flee, flee, leave_loot, strike_down, ward
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.commanders import deal, hand_size, holder, meets, muster, r_of
from grimtable.games.drunagor.content import (
    CHAPTERS,
    COMMANDS,
    FIGHTERS,
    HEROES,
    ITEMS,
    MONSTERS,
    SCENES,
)
from grimtable.games.drunagor.doors import door_beside, doorstep, is_locked, leads_off, leave
from grimtable.games.drunagor.equipment import (
    displaced,
    flippable,
    has_room,
    improvements,
    starting_gear,
    take_off,
    wearable,
)
from grimtable.games.drunagor.flowing import flow
from grimtable.games.drunagor.hexes import pass_on
from grimtable.games.drunagor.holdings import ENTRIES, GEAR
from grimtable.games.drunagor.horsemen import shove
from grimtable.games.drunagor.interactions import fitting, held_of, is_new, note, set_free
from grimtable.games.drunagor.loot import (
    all_spoils,
    chests_beside,
    consumables,
    crush_chests,
    disarmed,
    give,
    handovers,
    loot_beside,
    spring_die,
)
from grimtable.games.drunagor.monsters import has_room as has_model
from grimtable.games.drunagor.monsters import summon, weakened
from grimtable.games.drunagor.options import Give
from grimtable.games.drunagor.possession import leash, paced
from grimtable.games.drunagor.raid import beside, fail, is_movable, on, points, raiding
from grimtable.games.drunagor.state import (
    CURSE,
    OFF,
    Ally,
    Assault,
    Blow,
    CommandTurn,
    Drunagor,
    HeroTurn,
    Hit,
    Monster,
    MonsterTurn,
    Owed,
    RaidTurn,
    SceneToken,
    Visit,
)
from grimtable.games.drunagor.statuses import unsettle
from grimtable.games.drunagor.terrain import walk
from grimtable.games.drunagor.traits import charged, others_near
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Draw
from tests.games.drunagor.playing import (
    acting,
    at,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    told,
)


def champion(s: Drunagor, kind: str, where: str, name: str = "x") -> Monster:
    """A Champion on a square."""
    rank = len(FIGHTERS[kind]) - 1
    health = FIGHTERS[kind][rank].health
    s.monsters[name] = Monster(name, kind, "brown", health, at(s, where), rank=rank)
    return s.monsters[name]


# Who comes ------------------------------------------------------------------------------------


@pytest.mark.rule("ruling.let-loose", "ruling.turncoats", "comp.model-cap")
def test_one_comes_beside_each_spawning_token_as_far_as_there_are_models() -> None:
    s = hall("war", "vorn@c3")
    tokens = spawning_points(s)
    assert tokens == list(hall_of(s).spawning.values())
    let_loose(s, "condottieri_turncoat", 2)
    there = [m.at for m in s.monsters.values()]
    assert len(there) == 2
    for one, token in zip(there, tokens, strict=False):
        assert one == token or one in hall_of(s).board.beside[token]
    assert {event.rule for event in told(s, "raised")} == {"ruling.turncoats"}
    models = MONSTERS["condottieri_turncoat"].models
    let_loose(s, "condottieri_turncoat", 9)
    assert len(s.monsters) <= models
    s = quay("vorn@a1", adventure="deaths_cradle")
    let_loose(s, "ravenous_stalker", 1)
    assert {event.rule for event in told(s, "raised")} == {"ruling.let-loose"}
    s = quay("vorn@a1", adventure="deaths_cradle", opened=1)
    first, last = (list(CHAPTERS["deaths_cradle"].setups[n].spawning) for n in (0, 1))
    here = hall_of(s).spawning
    assert first
    assert last
    assert spawning_points(s) == [here[colour] for colour in (*last, *first)]


@pytest.mark.rule("ruling.called", "ruling.commander")
def test_who_comes_has_a_practised_party_s_health_and_a_commander_its_cards() -> None:
    s = quay("vorn@a1 maya@b1", adventure="deaths_cradle")
    s.options = replace(s.options, wounded=50)
    come(s, "ravenous_stalker", at(s, "g3"), "ruling.let-loose")
    stalker = s.monsters["ravenous_stalker_1"]
    assert stalker.health == FIGHTERS["ravenous_stalker"][0].health // 2
    assert s.under_way == []
    assert weakened(s, 1) == 1
    come(s, "commander_bane", at(s, "g7"), "ruling.called")
    bane = s.monsters["commander_bane_1"]
    printed = FIGHTERS["commander_bane"][0].health * 2 * 2
    assert (bane.top, bane.health) == (printed, printed // 2)
    assert s.under_way == [Owed("hand", "commander_bane_1", 2)]
    setups = [(c, i) for c, e in CHAPTERS.items() for i, one in enumerate(e.setups) if one.called]
    for chapter, setup in setups:
        s = quay("vorn@a1" if chapter != "cathedral_of_the_sun" else "vorn@i5", adventure=chapter)
        answer_calls(s, setup)
        assert not s.monsters


@pytest.mark.rule("comp.model-cap", "gap.minion-cap", "gap.raise")
def test_models_and_bases_are_all_there_are() -> None:
    s = hall("war", "vorn@c3")
    models = MONSTERS["garothian_revenant"].models
    squares = [at(s, f"{x}{y}") for x in "abcdefghijkl" for y in (7, 8)]
    for n in range(models):
        assert has_model(s, "garothian_revenant")
        assert summon(s, "garothian_revenant", squares[n]) == f"garothian_revenant_{n + 1}"
    assert not has_model(s, "garothian_revenant")
    assert summon(s, "garothian_revenant", squares[-1]) is None
    bases = [m.base for m in s.monsters.values()]
    assert len(set(bases)) == models


# Doors ----------------------------------------------------------------------------------------


@pytest.mark.rule("obj.doors", "turn.minor-engaged", "ruling.locked-doors")
def test_a_door_is_opened_from_beside_it_by_who_is_not_engaged() -> None:
    s = quay("vorn@c5")
    vorn, board = s.heroes["vorn"], hall_of(s).board
    steps = [i for i in board.squares if doorstep("friendly_visit", 1) >> i & 1]
    needs = CHAPTERS["friendly_visit"].setups[1].needs
    assert steps
    vorn.at = steps[0]
    assert is_locked(s, 1) == bool(needs)
    s.statuses = list(needs)
    assert not is_locked(s, 1)
    assert [str(option) for option in door_beside(s, vorn)] == ["Open door-1"]
    free = [i for i in board.beside[vorn.at] if i not in steps]
    s.monsters["x"] = Monster("x", "executioner", "brown", 9, free[0])
    assert door_beside(s, vorn) == [], "engaged"
    s.monsters = {}
    vorn.at = next(i for i in board.squares if i not in steps)
    assert door_beside(s, vorn) == []
    vorn.at = OFF
    assert door_beside(s, vorn) == []
    for status in needs:
        s.statuses = [other for other in needs if other != status]
        assert is_locked(s, 1)


@pytest.mark.rule("ruling.boards", "kw.restrain")
def test_who_goes_to_another_board_leaves_everything_behind() -> None:
    off = [
        (chapter, door)
        for chapter, entry in CHAPTERS.items()
        for door in range(1, len(entry.setups))
        if entry.setups[door].board != entry.setups[door - 1].board
    ]
    assert off
    chapter, door = off[0]
    s = quay("vorn@a1 maya@b1", adventure=chapter, opened=door - 1)
    assert leads_off(s, door)
    s.statuses = list(CHAPTERS[chapter].setups[door].needs)
    assert not is_locked(s, door)
    s.monsters["x"] = Monster("x", "executioner", "brown", 9, at(s, "a1"))
    assert is_locked(s, door), "somebody is left"
    s.allies["jinx_1"] = Ally("jinx_1", "jinx", at(s, "b2"), {"restrain": 1}, "vorn")
    turn = acting(s, "vorn")
    vorn, bag = s.heroes["vorn"], len(s.bag)
    vorn.tokens, vorn.hiding = {"restrain": 1, "focus": 1}, True
    rune = s.bag.pop()
    s.piles, s.darkness, s.loot, s.injured = {"b3": [rune]}, [1], [2], {3: "umbralian"}
    s.chests, s.safe, s.furniture, s.cloud, s.banner = [4], [4], {5: "crates"}, [6], 7
    leave(s)
    assert (vorn.at, vorn.hiding, vorn.tokens, s.placing) == (OFF, False, {"focus": 1}, [*s.heroes])
    assert (s.allies["jinx_1"].at, s.allies["jinx_1"].tokens) == (OFF, {})
    assert (len(s.bag), turn.window) == (bag, Window.END)
    left = (s.piles, s.darkness, s.loot, s.injured, s.chests, s.safe, s.furniture)
    assert not any(left)
    assert (s.cloud, s.banner) == ([], OFF)


@pytest.mark.rule("scene.floodgate.flowing", "ruling.flowing")
def test_running_water_can_be_the_end_of_a_monster() -> None:
    for chapter in CHAPTERS:
        s = quay("vorn@c5", adventure=chapter)
        water = hall_of(s).rough.get("water", 0)
        if water:
            wet = water.bit_length() - 1
            s.monsters["x"] = Monster("x", "executioner", "brown", 1, wet)
            s.flowing = "b"
            flow(s)
            assert s.monsters == {}


@pytest.mark.rule("kw.move", "obj.solid.obstacle", "kw.jump.over")
def test_who_walks_goes_around_what_who_jumps_goes_over() -> None:
    for jump, cost in ((False, 4), (True, 2)):
        s = hall("war", "vorn@c3", front="E1", back="F1")
        s.chests = [at(s, f"d{y}") for y in range(1, 5)]
        assert walk(s, "vorn", at(s, "e3"), 6, jump=jump) == cost
        assert s.heroes["vorn"].at == at(s, "e3")


# Raids ----------------------------------------------------------------------------------------


def raided() -> Drunagor:
    """An Adventure with a Dreadful Raid that comes to piles."""
    name, setup = next(
        (name, i)
        for name, chapter in CHAPTERS.items()
        for i, entry in enumerate(chapter.setups)
        if entry.raid and not entry.spawning and entry.piles
    )
    return quay("vorn@a1", adventure=name, opened=setup)


@pytest.mark.rule("raid.match", "raid.colour-only", "raid.no-piles")
def test_a_raid_comes_to_piles_with_a_rune_of_the_colour() -> None:
    s = raided()
    red, blue = (next(r for r in s.bag if r.startswith(c)) for c in ("red", "blue"))
    s.piles = {"b3": [red], "c5": [red, blue]}
    assert (points(s, "red"), points(s, "blue"), points(s, "green")) == (["b3", "c5"], ["c5"], [])
    assert points(s) == ["b3", "c5"]
    assert raiding(s).raid


@pytest.mark.rule("raid.fail.activate", "raid.fail.tie", "raid.rank-order")
def test_of_the_highest_rank_the_first_on_the_board_acts_instead() -> None:
    s = raided()
    fail(s, "x")
    assert s.under_way == []
    black = next(k for k, m in MONSTERS.items() if m.colour == "black")
    white = next(k for k, m in MONSTERS.items() if m.colour == "white")
    for name, kind in (("w", white), ("b1", black), ("b2", black)):
        s.monsters[name] = Monster(name, kind, "brown", 3, at(s, "a2"))
    fail(s, "x")
    assert s.under_way == [MonsterTurn("b1")]


@pytest.mark.rule("raid.displace", "raid.place", "kw.npc")
def test_where_a_minion_can_stand_beside_a_pile() -> None:
    s = raided()
    rune = s.bag[0]
    s.piles, s.chests, s.scenes, s.furniture, s.injured = {"d5": [rune]}, [], {}, {}, {}
    board = hall_of(s).board
    around = set(board.beside[at(s, "d5")])
    assert set(beside(s, "d5")) == around
    one = min(around)
    s.furniture = {one: "pillar"}
    assert one not in beside(s, "d5"), "what is Immovable stays"
    s.furniture = {one: "crates"}
    assert one in beside(s, "d5")
    assert is_movable(s, one)
    assert not is_movable(s, max(around))
    s.furniture = {}
    foe = champion(s, "executioner", board.names[one])
    assert on(s, one) is foe
    assert one in beside(s, "d5")
    del s.monsters["x"]
    big = champion(s, "abomination", "c3")
    assert on(s, big.at) is None


@pytest.mark.rule("raid.displace", "raid.displace.choose", "kw.loot")
def test_what_makes_room_for_a_minion_stays_what_it_is() -> None:
    for what in ("chest", "safe", "banner", "injured", "crates", "hero"):
        s = raided()
        s.piles, s.chests, s.safe, s.scenes, s.furniture = {"d5": [s.bag[0]]}, [], [], {}, {}
        s.injured, here = {}, at(s, "d6")
        if what in ("chest", "safe"):
            s.chests = [here]
            s.safe = [here] if what == "safe" else []
        elif what == "banner":
            s.banner = here
        elif what == "injured":
            s.injured = {here: "umbralian"}
        elif what == "crates":
            s.furniture = {here: "crates"}
        else:
            s.heroes["vorn"].at = here
        begin(s, RaidTurn("aside", "red", "d5", 1, here))
        asked = run(s)
        to = sorted(offered(asked))[0]
        run(s, to)
        there = at(s, to.split()[1])
        assert (s.chests == [there]) == (what in ("chest", "safe"))
        assert (s.safe == [there]) == (what == "safe")
        assert (s.banner == there) == (what == "banner")
        assert (s.injured == {there: "umbralian"}) == (what == "injured")
        assert (s.furniture == {there: "crates"}) == (what == "crates")
        assert (s.heroes["vorn"].at == there) == (what == "hero")
        assert here in [m.at for m in s.monsters.values()]


# Possession -----------------------------------------------------------------------------------


@pytest.mark.rule("ruling.possession")
def test_it_wakes_on_the_third_space_once_a_turn_and_only_in_ones_own() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    vorn = s.heroes["vorn"]
    turn = acting(s, "vorn")
    assert leash(turn, vorn, 5) == 5, "not possessed"
    vorn.possessed = True
    assert [leash(HeroTurn("vorn", paces=n), vorn, 5) for n in (0, 1, 2, 3, 4)] == [3, 2, 1, 5, 5]
    assert leash(turn, vorn, 2) == 2
    for spaces, paces, woken in ((2, 2, False), (1, 3, True), (1, 4, False)):
        before = len(s.under_way)
        paced(s, vorn, spaces)
        assert (turn.paces, len(s.under_way) - before) == (paces, int(woken))
    s.under_way = [HeroTurn("maya")]
    paced(s, vorn, 3)
    assert s.under_way == [HeroTurn("maya")]


@pytest.mark.rule("ruling.possession", "ruling.challenge")
def test_without_a_cube_of_the_colour_the_roll_stands_alone() -> None:
    for face, wins in ((10, False), (11, True)):
        s = hall("war", "vorn@c3")
        vorn = s.heroes["vorn"]
        vorn.pool = {"yellow": 3}
        begin(s, Owed("possession", "vorn", 0))
        run(s, fate=(face,))
        assert (vorn.has("knock_down"), vorn.empowered) == ((0, 4) if wins else (1, 0))
        assert bool(told(s, "challenge-won")) is wins
        assert bool(told(s, "challenge-lost")) is not wins
    vorn.tokens["inspire"] = 1
    begin(s, Owed("possession", "vorn", 0))
    assert run(s, fate=(11,)) is None, "what is won is not rolled again"
    begin(s, Owed("possession", "vorn", 0))
    assert run(s, fate=(10,)).what == "inspire"


# Attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("ruling.head-start")
def test_who_can_flee_from_famine() -> None:
    s = hall("famine", "vorn@c5 maya@a8")
    vorn, hit = s.heroes["vorn"], Hit("vorn", damage=3)
    assert not can_flee(s, vorn, hit)
    s.statuses = ["head_start"]
    assert can_flee(s, vorn, hit)
    assert not can_flee(s, s.heroes["maya"], hit)
    assert not can_flee(s, vorn, Hit("vorn", damage=3, reacted=["vorn"]))
    assert not can_flee(s, vorn, Hit("vorn", damage=3, prevented=3))
    assert can_flee(s, vorn, Hit("vorn", damage=3, prevented=2))
    flee(s, vorn, hit)
    assert (hit.left, s.boss.time, s.under_way) == (0, 1, [Owed("expend", "vorn")])
    s.under_way = []
    flee(s, vorn, Hit("vorn", damage=1))
    assert s.under_way == [Owed("fatigue", "vorn", 1), Owed("expend", "vorn")]
    vorn.pool = {}
    assert not can_flee(s, vorn, Hit("vorn", damage=3))


@pytest.mark.rule("kw.skull-cracker", "kw.sturdiness")
def test_only_a_skull_cracker_breaks_sturdiness() -> None:
    for kind, falls in (("skull", True), ("plain", False)):
        s = hall("war", "vorn@c3")
        cracker = next(k for k, r in FIGHTERS.items() if "skull_cracker" in r[-1].abilities)
        champion(s, cracker if kind == "skull" else "garothian_revenant", "g3")
        ally = Ally("robin_rising_1", "robin_rising", at(s, "g4"))
        s.allies[ally.id] = ally
        hit = Hit(ally.id, damage=1)
        strike_down(s, Blow("x", "monster", [hit]), hit)
        assert (ally.id in s.allies) != falls
    s = hall("war", "vorn@c3")
    champion(s, cracker, "g3")
    s.allies[ally.id] = ally
    hit = Hit(ally.id, damage=2, prevented=2)
    strike_down(s, Blow("x", "monster", [hit]), hit)
    assert ally.id in s.allies


@pytest.mark.rule("kw.swarm", "threat.shields-no-choice")
def test_a_swarm_halves_what_shield_left_of_a_weapon_attack() -> None:
    s = hall("war", "vorn@c3")
    swarm = next(k for k, r in FIGHTERS.items() if "swarm" in r[-1].abilities)
    foe = champion(s, swarm, "g3")
    for kind, shield, damage, left in (
        ("weapon", 0, 5, 3),
        ("weapon", 1, 5, 2),
        ("spell", 0, 5, 5),
        ("weapon", 9, 5, 0),
    ):
        foe.tokens, s.events = ({"shield": shield} if shield else {}), []
        hit = Hit("x", damage=damage)
        ward(s, Blow("vorn", kind, [hit]), hit)
        assert hit.left == left
        assert len(told(s, "shielded")) == (shield > 0)
    ward(s, Blow("vorn", "weapon", [Hit("vorn")]), Hit("vorn", damage=5))


@pytest.mark.rule("kw.bounty", "kw.loot", "kw.killing-blow.removed")
def test_what_a_killing_blow_leaves() -> None:
    for words, riders, loot, chest in (
        ((), (), 0, 0),
        (("bounty",), (), 1, 0),
        ((), (("loot", 0),), 0, 1),
        (("bounty",), (("loot", 0),), 1, 1),
    ):
        s = quay("vorn@c5")
        s.chests, s.loot = [], []
        foe = champion(s, "executioner", "g3")
        blow = Blow("vorn", "weapon", [Hit("x")], words=words, collateral=riders)
        leave_loot(s, blow, foe)
        assert (s.loot, s.chests) == ([], []), "it stands"
        del s.monsters["x"]
        leave_loot(s, blow, foe)
        assert (len(s.loot), len(s.chests), len(s.safe)) == (loot, chest, chest)
        s.loot, s.chests, s.won = [], [], True
        leave_loot(s, blow, foe)
        assert (s.loot, s.chests) == ([], [])
    s = quay("vorn@c5")
    foe = champion(s, "executioner", "c5")
    del s.monsters["x"]
    s.chests = []
    leave_loot(s, Blow("vorn", "weapon", [Hit("x")], collateral=(("loot", 0),)), foe)
    assert s.chests == [], "where a Hero stands no Chest finds room"


@pytest.mark.rule("ruling.weak-spot")
def test_only_famine_has_a_weak_spot_and_only_who_knows_it_finds_it() -> None:
    for boss, whom, statuses, found in (
        ("famine", "famine", ["weak_spot"], True),
        ("famine", "famine", [], False),
        ("famine", "x", ["weak_spot"], False),
        ("war", "war", ["weak_spot"], False),
    ):
        s = hall(boss, "vorn@c3")
        s.statuses = list(statuses)
        unsettle(s, "vorn", whom)
        assert s.under_way == ([Owed("weak_spot", "vorn")] if found else [])


@pytest.mark.rule("kw.charge", "kw.charge.modifiers", "kw.war-cry")
def test_three_squares_are_a_run_up_and_two_are_not() -> None:
    s = hall("war", "vorn@c3")
    kind = next(k for k, r in FIGHTERS.items() if "charge" in r[-1].abilities)
    foe = champion(s, kind, "g3")
    for moved, more in ((2, 0), (3, FIGHTERS[kind][-1].attack), (4, FIGHTERS[kind][-1].attack)):
        s.under_way = [MonsterTurn("x", moved=moved)]
        assert charged(s, foe) == more
    plain = minion(s, "g4")
    s.under_way = [MonsterTurn(plain.id, moved=9)]
    assert charged(s, plain) == 0
    assert others_near(s, "x") == [plain]
    plain.at = at(s, "c4")
    assert others_near(s, "x") == []
    assert plain not in others_near(s, plain.id)


@pytest.mark.rule("kw.voodoo", "kw.voodoo.none")
def test_voodoo_reaches_one_area_and_takes_only_stackable_conditions() -> None:
    kind = next(k for k, r in FIGHTERS.items() if "voodoo" in r[-1].abilities)
    for where, passed in (("i3", True), ("k3", False)):
        s = hall("war", f"vorn@{where}", front="E4", back="F4")
        foe = champion(s, kind, "g3")
        foe.tokens = {"burn": 2, "stun": 1}
        pass_on(s, foe)
        assert (foe.has("burn"), foe.has("stun")) == ((0, 1) if passed else (2, 1))
        assert s.heroes["vorn"].has("burn") == (2 if passed else 0)
        assert len(told(s, "voodoo")) == passed
    s = hall("war", "vorn@i3", front="E4", back="F4")
    plain = minion(s, "g3")
    plain.tokens = {"burn": 2}
    pass_on(s, plain)
    assert plain.has("burn") == 2


@pytest.mark.rule("boss.assault", "boss.war.charge.front", "boss.war.charge.back", "kw.shove")
def test_the_front_hits_heroes_the_fastest_first_and_then_allies() -> None:
    s = hall("war", "vorn@c3 maya@d4 elros@e3", front="B2", back="C2")
    s.allies["robin_rising_1"] = Ally("robin_rising_1", "robin_rising", at(s, "c4"))
    assault = Assault(s.boss.front, 3, "war_charge")
    shove(s, assault)
    under = [who for who in s.heroes if who != "elros"]
    assert assault.caught == [*under, "robin_rising_1"], "the Back hits nobody"
    shoved = [record.who for record in s.under_way if isinstance(record, Owed)]
    assert sorted(shoved) == sorted([*s.heroes, "robin_rising_1"])


# Commanders -----------------------------------------------------------------------------------


@pytest.mark.rule("ruling.commander")
def test_a_commander_s_health_and_hand() -> None:
    for rank, r, cards in (("champion", 2, 3), ("veteran", 1, 2), ("rookie", 1, 2)):
        s = quay("vorn@c5 maya@d5 elros@e5")
        s.options = replace(s.options, rank=rank)
        assert (r_of(s.options.strength), hand_size(s)) == (r, cards)
        foe = champion(s, "commander_bane", "g3")
        printed = foe.health
        muster(s, "x")
        assert foe.health == foe.top == printed * r * 3
    s.hands = {"y": list(COMMANDS)[:3]}
    assert holder(s, next(iter(COMMANDS))) == "y"
    assert holder(s, "nothing") == ""
    drawn = next(iter(deal(s, Owed("hand", "x", 2))))
    assert isinstance(drawn, Draw)
    assert (set(drawn.items), drawn.n) == (set(COMMANDS) - set(s.hands["y"]), 2)


@pytest.mark.rule("ruling.command-cards")
def test_whom_a_command_card_meets_and_what_it_does_without() -> None:
    for name, entry in COMMANDS.items():
        s = quay("vorn@c3 maya@d3")
        foe = champion(s, "commander_bane", "b3")
        s.hands = {"x": [name]}
        there = [hero.id for hero in meets(s, name).heroes]
        if entry.within:
            assert there, name
            foe.at = at(s, "j8")
            assert not meets(s, name).heroes or entry.within > 2
        else:
            assert set(there) <= {"vorn"}, "Maya is not beside it"
            foe.at = at(s, "e2")
            assert [hero.id for hero in meets(s, name).heroes] == ["maya"]
        foe.at = at(s, "j8")
        if not meets(s, name).heroes:
            begin(s, CommandTurn(name))
            assert run(s) is None
            assert foe.has("shield") == 2
    s = quay("vorn@c3")
    begin(s, CommandTurn(next(iter(COMMANDS))))
    assert run(s) is None, "it is nobody's card any more"


# Scenes ---------------------------------------------------------------------------------------


@pytest.mark.rule("ruling.statuses", "ruling.phylactery", "equip.adventure-items")
def test_what_is_written_down_once_and_what_is_new() -> None:
    s = quay("vorn@c5 maya@d5")
    note(s, "lifesaver")
    note(s, "lifesaver")
    assert (s.statuses, len(told(s, "status"))) == (["lifesaver"], 1)
    set_free(s)
    assert not told(s, "pile-freed")
    a, b, c = s.bag[:3]
    s.bag = s.bag[3:]
    s.piles = {"b3": [a], "c5": [b, c]}
    set_free(s)
    assert s.piles == {"b3": [a]}
    assert {b, c} <= set(s.bag)
    item = next(iter(GEAR))
    vorn = s.heroes["vorn"]
    vorn.gear, vorn.bag, s.heroes["maya"].gear = [], [], []
    assert is_new(s, item)
    for held in ("gear", "bag"):
        setattr(vorn, held, [item])
        assert not is_new(s, item)
        setattr(vorn, held, [])
    s.stored = [item]
    assert not is_new(s, item)


@pytest.mark.rule("ruling.provisions", "scene.patina", "inter.two-procedures")
def test_which_way_of_a_scene_fits() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    potion = next(name for name, card in ITEMS.items() if card.kind == "potion")
    vorn.bag = [potion, next(iter(GEAR))]
    assert held_of(vorn, "consumable") == 1
    vorn.tokens = {"focus": 2}
    assert held_of(vorn, "focus") == 2
    for name, scene in SCENES.items():
        s.scenes[name] = SceneToken(OFF, 1)
        visit = Visit("vorn", name)
        for option in scene.options:
            s.allies, s.statuses, vorn.tokens, vorn.bag = {}, [], {}, []
            for i, way in enumerate(option.ways):
                s.statuses = list(way.when)
                vorn.tokens = {token: n for token, n in way.pays.items() if token != "consumable"}
                vorn.bag = [potion] if "consumable" in way.pays else []
                if way.company:
                    s.allies["a"] = Ally("a", way.company)
                found = fitting(s, visit, option.ways)
                assert found is not None
                assert found <= i
                for token in [token for token in way.pays if token != "consumable"]:
                    vorn.tokens[token] -= 1
                    assert fitting(s, visit, [way]) is None
                    vorn.tokens[token] += 1
                for status in way.when:
                    s.statuses.remove(status)
                    assert fitting(s, visit, [way]) is None
                    s.statuses.append(status)
                for status in way.unless:
                    s.statuses.append(status)
                    assert fitting(s, visit, [way]) is None
                    s.statuses.remove(status)
                if way.company:
                    s.allies = {"b": Ally("b", "jinx")}
                    assert fitting(s, visit, [way]) is None
                    s.allies = {}


# What is found --------------------------------------------------------------------------------


@pytest.mark.rule("furn.chest.search", "kw.loot-token", "turn.minor-engaged")
def test_chests_beside_and_loot_beside_or_below() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn = s.heroes["vorn"]
    for where, chest, loot in (("d4", 1, 1), ("c3", 0, 1), ("e3", 0, 0)):
        s.chests = s.loot = [at(s, where)]
        assert (len(chests_beside(s, vorn)), len(loot_beside(s, vorn))) == (chest, loot)
    s.chests = s.loot = [at(s, "d4")]
    foe = minion(s, "b2")
    assert (chests_beside(s, vorn), loot_beside(s, vorn)) == ([], [])
    foe.at, vorn.at = at(s, "l1"), OFF
    assert (chests_beside(s, vorn), loot_beside(s, vorn)) == ([], [])


@pytest.mark.rule("furn.chest-crushed", "kw.loot", "ruling.trap-die")
def test_a_crushed_chest_springs_unless_it_was_safe() -> None:
    s = hall("war", "vorn@c3")
    foe = minion(s, "g3")
    s.chests, s.safe = [at(s, "d4"), at(s, "e4"), at(s, "f4")], [at(s, "e4")]
    crush_chests(s, foe.id, [at(s, "d4"), at(s, "e4"), at(s, "g4")])
    assert (s.chests, s.safe, s.under_way) == ([at(s, "f4")], [], [Owed("crushed", foe.id)])
    assert not disarmed(s, at(s, "f4"))
    for face, health, tokens in (("blank", 7, {}), ("wound", 5, {}), ("burn", 7, {"burn": 2})):
        foe.health, foe.tokens = 7, {}
        spring_die(s, foe.id, face)
        assert (foe.health, foe.tokens) == (health, tokens)


@pytest.mark.rule("turn.trade-free", "turn.trade-bag", "kw.fruit.item", "kw.fruit.druid")
def test_what_can_be_handed_over_to_whom() -> None:
    s = hall("war", "vorn@c3 maya@d3 elros@l8")
    vorn, maya, elros = (s.heroes[name] for name in ("vorn", "maya", "elros"))
    potion = next(name for name, card in ITEMS.items() if card.kind == "potion")
    vorn.bag, maya.bag = [potion], [potion, potion]
    assert [str(option) for option in handovers(s, vorn)] == [f"Give {potion} elros"]
    vorn.bag, vorn.tokens, vorn.ripe = [], {"fruit": 2}, 1
    maya.tokens, elros.down = {"fruit": 4}, True
    assert handovers(s, vorn) == []
    maya.tokens = {"fruit": 3}
    assert [str(option) for option in handovers(s, vorn)] == ["Give fruit maya"]
    give(s, vorn, Give("fruit", "maya"))
    assert (vorn.has("fruit"), vorn.ripe, maya.has("fruit"), maya.ripe) == (1, 0, 4, 1)
    maya.tokens, maya.ripe = {}, 0
    give(s, vorn, Give("fruit", "maya"))
    assert (vorn.has("fruit"), vorn.ripe, maya.ripe) == (0, 0, 0)
    tools = next(name for name, card in ITEMS.items() if card.kind == "tools")
    vorn.bag = [potion, tools]
    assert [str(option) for option in consumables(vorn)] == [f"Consume {potion}"]


@pytest.mark.rule("ruling.treasure", "spoils.sources")
def test_what_a_scene_gives_lies_in_no_treasure_trove() -> None:
    ways = [way for scene in SCENES.values() for option in scene.options for way in option.ways]
    for way in list(ways):
        if way.challenge is not None:
            ways += [way.challenge.won, way.challenge.lost]
    given = {way.item for way in ways if way.item in ENTRIES}
    assert given
    for name, entry in ENTRIES.items():
        there = entry.card == "spoils" or (entry.card != "starting" and name not in given)
        assert (name in all_spoils()) == there, name


# Equipment ------------------------------------------------------------------------------------


@pytest.mark.rule("equip.starting-gear", "ruling.equip-cubes", "versatile.bag-room")
def test_what_comes_off_and_what_finds_room() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    slots = [GEAR[item].slot for item in starting_gear("vorn")]
    assert len(slots) == len(set(slots))
    for card in GEAR.values():
        off = displaced(vorn, card)
        for item in vorn.gear:
            worn = GEAR[item]
            hands = {worn.slot, card.slot} == {"main_hand", "off_hand"} and (
                worn.two_handed or card.two_handed
            )
            assert (item in off) == (worn.slot == card.slot or hands)
    potion = next(name for name, card in ITEMS.items() if card.kind == "potion")
    vorn.bag = [potion, potion]
    assert has_room(vorn), "a Consumable can go"
    gear = [name for name, card in GEAR.items() if card.card != "starting"][:2]
    vorn.bag = gear
    assert not has_room(vorn)
    vorn.bag = gear[:1]
    assert has_room(vorn)
    item = next(item for item in vorn.gear if GEAR[item].skills)
    skill = GEAR[item].skills[0]
    for cube, kept in (("red", {"red": 1}), (CURSE, {CURSE: 1})):
        vorn.slots, vorn.expended = {skill: cube}, {}
        if item not in vorn.gear:
            vorn.gear.append(item)
        take_off(s, vorn, item)
        assert (vorn.slots, vorn.expended) == ({}, kept)


@pytest.mark.rule("spoils.cost", "spoils.not-itself", "spoils.cost.fodder", "versatile.flip")
def test_what_can_be_improved_and_flipped() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    tools = next(name for name, card in ITEMS.items() if card.kind == "tools")
    plain = [name for name, card in GEAR.items() if card.card == "spoils" and card.better]
    vorn.gear, vorn.bag = [], [plain[0]]
    assert improvements(vorn) == [], "no Tools"
    vorn.bag = [plain[0], tools]
    assert improvements(vorn) == [], "nothing to dispose of"
    vorn.bag = [plain[0], plain[1], tools]
    pairs = {(option.item, option.by) for option in improvements(vorn)}  # type: ignore[attr-defined]
    assert pairs == {(plain[0], plain[1]), (plain[1], plain[0])}
    versatile = [name for name, card in GEAR.items() if card.flips]
    vorn.bag = [versatile[0]]
    assert flippable(vorn) == [versatile[0]]
    vorn.slots = dict.fromkeys(GEAR[versatile[0]].skills[:1], "red")
    assert flippable(vorn) == ([] if vorn.slots else [versatile[0]])
    vorn.slots = {}
    able = [n for n, c in GEAR.items() if not wearable(replace(vorn, bag=[n]))]
    for name in able:
        assert not set(GEAR[name].types) & set(HEROES["vorn"].wields), name
