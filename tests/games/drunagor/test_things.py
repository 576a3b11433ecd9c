"""Equipment, scenes, charm, Commanders and Horsemen's targets to the letter."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import fighter
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.charm import in_its_reach, led, set_on
from grimtable.games.drunagor.commanders import (
    command_turn,
    holder,
    is_commander,
    meets,
    muster,
    x_of,
)
from grimtable.games.drunagor.content import COMMANDS, FIGHTERS, ITEMS, MONSTERS, SCENES
from grimtable.games.drunagor.equipment import (
    changes,
    displaced,
    flip,
    flippable,
    fodder,
    has_room,
    improve,
    improvements,
    is_proficient,
    rearming,
    take_off,
    wear,
    wearable,
)
from grimtable.games.drunagor.famine import invoke_mark
from grimtable.games.drunagor.holdings import GEAR
from grimtable.games.drunagor.interactions import (
    available,
    choose_option,
    finish,
    happen,
    interact,
    is_new,
    scenes_beside,
    way_of,
)
from grimtable.games.drunagor.options import Improve
from grimtable.games.drunagor.plague import exhale
from grimtable.games.drunagor.state import (
    OFF,
    Blow,
    CommandTurn,
    Drunagor,
    Monster,
    MonsterTurn,
    Owed,
    SceneToken,
    Search,
    Visit,
)
from grimtable.games.drunagor.targets import (
    TARGETS,
    about,
    chains,
    coming,
    eye,
    grab,
    manticore,
    overpower,
    pull,
    spit_places,
    strongest_area,
    throw,
    within,
)
from grimtable.games.drunagor.targets import x_of as x_of_card
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import area, at, begin, hall, minion, quay, run, told

# Equipment ----------------------------------------------------------------------------------------

POTION = next(name for name, card in ITEMS.items() if card.kind == "potion")
TWO_HANDED = next(k for k, g in GEAR.items() if g.two_handed and g.slot == "weapon")
OFF_HAND = next(k for k, g in GEAR.items() if g.slot == "off_hand" and not g.two_handed)


@pytest.mark.rule("ruling.proficient", "ruling.equip", "turn.minor-list", "ruling.bag")
def test_what_has_to_come_off_for_a_card() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    weapon = next(item for item in vorn.gear if GEAR[item].slot == "weapon")
    assert displaced(vorn, GEAR["longsword"]) == [weapon]
    vorn.gear = [weapon, OFF_HAND]
    assert displaced(vorn, GEAR[TWO_HANDED]) == [weapon, OFF_HAND]
    assert displaced(vorn, GEAR["longsword"]) == [weapon], "one hand is left"
    vorn.gear = [TWO_HANDED]
    assert displaced(vorn, GEAR[OFF_HAND]) == [TWO_HANDED]
    armour = next(k for k, g in GEAR.items() if g.slot == "armor")
    assert displaced(vorn, GEAR[armour]) == []
    for hero in ("vorn", "lorelai"):
        for card in GEAR.values():
            if not card.types:
                assert is_proficient(hero, card)


@pytest.mark.rule("ruling.bag", "ruling.equip", "turn.minor-engaged", "ruling.proficient")
def test_what_can_be_put_on_and_off() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    weapon = next(item for item in vorn.gear if GEAR[item].slot == "weapon")
    assert is_proficient("vorn", GEAR["claymore"])
    vorn.bag = ["claymore", POTION]
    assert wearable(vorn) == ["claymore"]
    vorn.gear = [weapon, OFF_HAND]
    assert wearable(vorn) == [], "two come off, and there is no room for both"
    vorn.bag = ["claymore"]
    assert wearable(vorn) == ["claymore"]
    assert {str(one) for one in changes(vorn)} == (
        {"Wear claymore", f"Doff {weapon}", f"Doff {OFF_HAND}"}
    )
    wear(s, vorn, "claymore")
    assert (vorn.gear, sorted(vorn.bag)) == (["claymore"], sorted([weapon, OFF_HAND]))
    assert {str(one).split()[0] for one in changes(vorn)} == {"Wear"}, "the bag is full"
    assert "Rearm" in {str(one) for one in rearming(s, vorn)}
    vorn.bag = []
    assert [str(one) for one in rearming(s, vorn)] == ["Undress"]
    vorn.gear = []
    assert rearming(s, vorn) == []
    vorn.bag = ["counselors_staff"]
    assert is_proficient("vorn", GEAR["counselors_staff"]) == bool(wearable(vorn))


@pytest.mark.rule("ruling.equip-cubes", "kw.expend")
def test_cubes_in_a_card_that_comes_off_are_expended() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    item = next(i for i in vorn.gear if GEAR[i].skills)
    skill = GEAR[item].skills[0]
    vorn.slots, vorn.expended = {skill: "red", "parry": "green"}, {"red": 1}
    take_off(s, vorn, item)
    assert (vorn.slots, vorn.expended) == ({"parry": "green"}, {"red": 2})
    assert item not in vorn.gear


@pytest.mark.rule("versatile.flip", "versatile.flip-bag", "versatile.only", "versatile.bag-room")
@pytest.mark.rule("versatile.unproficient")
def test_which_cards_can_be_flipped() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    able = [is_proficient("vorn", GEAR[face]) for face in ("longsword", "longsword-back")]
    vorn.gear, vorn.bag = ["longsword"], []
    assert flippable(vorn) == ["longsword"]
    vorn.slots = {GEAR["longsword"].skills[0]: "red"}
    assert flippable(vorn) == [], "not with a cube on it"
    vorn.slots, vorn.bag = {}, ["claymore", "claymore"]
    assert has_room(vorn) is False
    assert flippable(vorn) == (["longsword"] if able[1] else [])
    vorn.bag = ["claymore", POTION]
    assert has_room(vorn)
    vorn.gear, vorn.bag = [], ["longsword", "claymore"]
    assert flippable(vorn) == ["longsword"], "in the bag, too"
    flip(s, vorn, "longsword")
    assert vorn.bag == ["longsword-back", "claymore"]
    vorn.gear, vorn.bag = ["longsword"], ["claymore", POTION]
    flip(s, vorn, "longsword")
    if able[1]:
        assert vorn.gear == ["longsword-back"]
    else:
        assert (vorn.gear, vorn.bag[-1]) == ([], "longsword-back")
        assert s.under_way[-1] == Owed("room", "vorn")


@pytest.mark.rule("spoils.cost", "spoils.cost.fodder", "spoils.not-itself", "spoils.replace")
@pytest.mark.rule("spoils.in-bag", "spoils.one-step", "spoils.disposed.tools")
def test_a_card_is_improved_for_the_tools_and_another_card() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    vorn.gear, vorn.bag = ["claymore"], ["artisans_tools", "longsword"]
    assert fodder(vorn, "claymore") == ["longsword"]
    assert fodder(vorn, "longsword") == []
    assert [str(one) for one in improvements(vorn)] == ["Improve claymore longsword"]
    vorn.bag = ["artisans_tools", POTION]
    assert improvements(vorn) == []
    vorn.bag = ["artisans_tools", "axe_of_the_steppes"]
    assert improvements(vorn) == [], "Starting Gear is worth nothing"
    vorn.bag = ["longsword"]
    assert improvements(vorn) == [], "without the Tools"
    vorn.bag, vorn.slots = ["artisans_tools", "longsword"], {"claymore": "red"}
    improve(s, vorn, Improve("claymore", "longsword"))
    assert (vorn.gear, vorn.bag) == (["improved_claymore"], [])
    assert vorn.slots == {"improved_claymore": "red"}
    assert s.stored[-1] == GEAR["longsword"].entry


# Scenes -------------------------------------------------------------------------------------------


def scene_at(name: str, where: str = "d5", charges: int | None = None) -> Drunagor:
    s = quay("vorn@c5 maya@h8")
    n = SCENES[name].charges if charges is None else charges
    s.scenes = {name: SceneToken(at(s, where), n)}
    return s


@pytest.mark.rule("inter.requirements", "inter.token-object", "turn.minor-engaged")
def test_a_scene_is_for_who_stands_beside_its_token_and_is_not_engaged() -> None:
    s = scene_at("umbralian_guardsman")
    vorn = s.heroes["vorn"]
    assert [str(one) for one in scenes_beside(s, vorn)] == ["Interact umbralian_guardsman"]
    assert scenes_beside(s, s.heroes["maya"]) == []
    vorn.at = OFF
    assert scenes_beside(s, vorn) == []
    vorn.at = at(s, "c5")
    rank = len(FIGHTERS["executioner"]) - 1
    s.monsters["x"] = Monster("x", "executioner", "brown", 5, at(s, "b5"), rank=rank)
    assert scenes_beside(s, vorn) == []
    interact(s, vorn, "umbralian_guardsman")
    assert s.under_way[-1] == Visit("vorn", "umbralian_guardsman")


@pytest.mark.rule("inter.choose", "inter.charged.unavailable", "inter.two-forms")
@pytest.mark.rule("inter.recurring.available")
def test_the_first_way_that_fits_the_statuses_is_taken() -> None:
    s = scene_at("umbralian_guardsman")
    every = [option.id for option in SCENES["umbralian_guardsman"].options]
    assert available(s, "umbralian_guardsman") == every
    visit = Visit("vorn", "umbralian_guardsman")
    choose_option(s, visit, "invite")
    assert (visit.option, visit.way, visit.step) == ("invite", 1, "happen")
    assert "invite" not in available(s, "umbralian_guardsman")
    s.statuses = ["guardsman_healed"]
    again = Visit("vorn", "umbralian_guardsman")
    choose_option(s, again, "invite")
    assert again.way == 0
    trial = Visit("vorn", "umbralian_guardsman")
    choose_option(s, trial, "inspect")
    assert trial.step == "try"
    anchor = scene_at("loose_anchor")
    look = Visit("vorn", "loose_anchor")
    choose_option(anchor, look, "look")
    assert look.way == 0
    assert "look" in available(anchor, "loose_anchor"), "a Recurring one stays"
    anchor.statuses = ["railing"]
    look = Visit("vorn", "loose_anchor")
    choose_option(anchor, look, "look")
    assert look.way == 1


@pytest.mark.rule("ruling.challenge", "kw.inspire.use")
@pytest.mark.parametrize(
    ("cubes", "face", "won"), [(0, 12, False), (0, 13, True), (1, 10, False), (1, 11, True)]
)
def test_a_challenge_is_a_d20_and_two_for_each_cube(cubes: int, face: int, won: bool) -> None:
    s = scene_at("umbralian_guardsman")
    s.heroes["vorn"].pool = {"blue": cubes, "red": 3}
    visit = Visit("vorn", "umbralian_guardsman", option="inspect", step="try")
    begin(s, visit)
    run(s, fate=[face])
    assert [len(told(s, key)) for key in ("challenge-won", "challenge-lost")] == [won, not won]
    assert visit.result == ("won" if won else "lost")


@pytest.mark.rule("kw.inspire.use", "ruling.challenge")
def test_inspiration_is_asked_for_only_where_the_roll_failed() -> None:
    s = scene_at("umbralian_guardsman")
    vorn = s.heroes["vorn"]
    vorn.pool, vorn.tokens = {}, {"inspire": 1}
    begin(s, Visit("vorn", "umbralian_guardsman", option="inspect", step="try"))
    asked = run(s, fate=[12])
    assert asked.what == "inspire"
    run(s, "Yes", fate=[13])
    assert not vorn.tokens
    assert len(told(s, "challenge-won")) == 1
    lucky = scene_at("umbralian_guardsman")
    lucky.heroes["vorn"].pool, lucky.heroes["vorn"].tokens = {}, {"inspire": 1}
    begin(lucky, Visit("vorn", "umbralian_guardsman", option="inspect", step="try"))
    run(lucky, fate=[13])
    assert len(told(lucky, "challenge-won")) == 1
    kept = scene_at("umbralian_guardsman")
    kept.heroes["vorn"].pool, kept.heroes["vorn"].tokens = {}, {"inspire": 1}
    begin(kept, Visit("vorn", "umbralian_guardsman", option="inspect", step="try"))
    run(kept, fate=[1])
    run(kept, "No")
    assert len(told(kept, "challenge-lost")) == 1
    assert kept.heroes["vorn"].has("inspire") == 1


@pytest.mark.rule("ruling.statuses", "inter.done", "equip.adventure-items")
def test_statuses_come_and_go_once() -> None:
    s = scene_at("loose_anchor")
    lower = Visit("vorn", "loose_anchor", option="lower", way=2, step="happen")
    happen(s, lower)
    happen(s, lower)
    assert s.statuses.count("anchor_sunk") == 1
    assert len(told(s, "status")) == 1
    lift = Visit("vorn", "loose_anchor", option="raise", way=1, step="happen")
    happen(s, lift)
    happen(s, lift)
    assert "anchor_sunk" not in s.statuses
    assert len(told(s, "status-lost")) == 1
    assert lift.step == "done"
    assert is_new(s, "claymore")
    s.heroes["maya"].bag = ["claymore"]
    assert not is_new(s, "claymore")
    s.heroes["maya"].bag, s.heroes["vorn"].gear = [], ["claymore"]
    assert not is_new(s, "claymore")
    s.heroes["vorn"].gear, s.stored = [], ["claymore"]
    assert not is_new(s, "claymore")


@pytest.mark.rule("inter.charged.exception", "inter.charged.expend", "inter.recurring.remove")
def test_a_charge_is_spent_and_the_last_one_takes_the_token() -> None:
    def ended(
        name: str, option: str, way: int = 0, charges: int | None = None
    ) -> SceneToken | None:
        s = scene_at(name, charges=charges)
        visit = Visit("vorn", name, option=option, way=way, step="done")
        s.under_way = [visit]
        finish(s, visit)
        assert s.under_way == []
        return s.scenes.get(name)

    left = ended("umbralian_guardsman", "search")
    assert left is not None
    assert left.charges == 1
    assert ended("umbralian_guardsman", "search", charges=1) is None
    free = ended("umbralian_guardsman", "earthquake")
    assert free is not None
    assert free.charges == 2, "that one is free"
    assert ended("loose_anchor", "lower", 2) is not None
    assert ended("altar_to_luccanor", "destroy") is None, "it says so"
    visit = Visit("vorn", "umbralian_guardsman", option="inspect")
    ways = SCENES["umbralian_guardsman"].options[0].ways
    trial = ways[0].challenge
    assert trial is not None
    assert way_of(visit) is ways[0]
    visit.result = "won"
    assert way_of(visit) == trial.won
    visit.result = "lost"
    assert way_of(visit) == trial.lost


# Charm --------------------------------------------------------------------------------------------


@pytest.mark.rule("kw.charm", "kw.charm.freedom", "kw.charm.half", "kw.charm.modifiers")
def test_a_charmed_monster_reaches_anybody_but_itself_and_hits_for_half() -> None:
    s = hall("war", "maya@c3 vorn@l8", front="A4", back="B4")
    foe, other = minion(s, "d3", 1), minion(s, "d4", 2)
    minion(s, "k1", 3)
    assert in_its_reach(s, foe) == ["maya", other.id]
    foe.at = at(s, "c6")
    assert in_its_reach(s, foe) == [s.boss.id]
    foe.at = at(s, "d3")
    turn = MonsterTurn(foe.id, charmed="maya", window=Window.ATTACK)
    s.under_way = [turn]
    run(s, f"Aim {other.id}")
    assert turn.aims == [other.id]
    s.under_way = []
    turn = MonsterTurn(foe.id, charmed="maya", window=Window.MOVE)
    led(s, turn, foe)
    assert turn.window is Window.GOING
    assert foe.at in turn.tied
    assert turn.points == fighter(foe).move
    hungry = MonsterTurn(foe.id, charmed="maya", window=Window.ATTACK, aims=[other.id])
    s.under_way = [hungry]
    most = fighter(foe).abilities.get("cleave", 1)
    if most == 1:
        assert list(set_on(s, hungry, foe)) == []
        (attack,) = [r for r in s.under_way if isinstance(r, Blow)]
        assert attack.base == (fighter(foe).attack + 1) // 2
        assert [hit.who for hit in attack.hits] == [other.id]


# Commanders ---------------------------------------------------------------------------------------


def commander(heroes: str = "vorn@c5 maya@h8") -> tuple[Drunagor, Monster]:
    s = quay(heroes)
    kind = next(k for k in FIGHTERS if is_commander(k) and not MONSTERS[k].large)
    s.monsters["boss"] = Monster("boss", kind, "brown", 5, at(s, "d5"))
    return s, s.monsters["boss"]


@pytest.mark.rule("ruling.commander")
def test_a_commander_has_health_and_cards_by_the_number_of_heroes() -> None:
    s, it = commander()
    muster(s, it.id)
    assert (it.health, it.top) == (5 * 2 * 2, 5 * 2 * 2)
    assert s.under_way[-1] == Owed("hand", "boss", 2)


@pytest.mark.rule("ruling.command-cards", "ruling.commander")
def test_a_command_card_meets_those_in_its_range_by_its_criterion() -> None:
    s, it = commander()
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.health, maya.health = 5, 9
    s.hands = {"boss": ["overhead_swing", "reaping_arc", "blood_price", "rain_of_embers"]}
    assert holder(s, "overhead_swing") == "boss"
    assert holder(s, "hamstring") == ""
    assert [h.id for h in meets(s, "overhead_swing").heroes] == ["vorn"], "Range 1"
    assert [h.id for h in meets(s, "reaping_arc").heroes] == ["vorn"], "adjacent ones"
    assert [h.id for h in meets(s, "blood_price").heroes] == ["vorn"], "the Weakest anywhere"
    vorn.health = 12
    assert [h.id for h in meets(s, "blood_price").heroes] == ["maya"]
    s.track = ["orange-l", "orange-l", "red-l"]
    assert x_of(s, "overhead_swing") == 2
    turn = CommandTurn("overhead_swing")
    s.under_way = [turn]
    command_turn(s, turn)
    (blow,) = s.under_way
    assert isinstance(blow, Blow)
    assert (blow.kind, blow.base) == ("command", 2 + COMMANDS["overhead_swing"].plus)
    assert [hit.who for hit in blow.hits] == ["vorn"]
    vorn.at = OFF
    turn = CommandTurn("reaping_arc")
    s.under_way = [turn]
    command_turn(s, turn)
    assert (s.under_way, it.has("shield")) == ([], 2), "who meets nobody shields itself"
    s.hands = {}
    turn = CommandTurn("reaping_arc")
    s.under_way = [turn]
    command_turn(s, turn)
    assert it.has("shield") == 2


# Whom Horsemen meet -------------------------------------------------------------------------------


@pytest.mark.rule("boss.plague.charge.move", "boss.war.charge.move", "boss.famine.eye")
@pytest.mark.rule("boss.famine.overpower", "boss.death.pull", "boss.war.chains.range")
def test_whom_a_card_meets() -> None:
    s = hall("famine", "vorn@c3 maya@d4 elros@l1 nyx@g3", front="D2", back="")
    for hero, health, curses in (("vorn", 9, 0), ("maya", 5, 1), ("elros", 8, 2), ("nyx", 4, 0)):
        s.heroes[hero].health, s.heroes[hero].curses = health, curses
    assert [h.id for h in strongest_area(s, 1).heroes] == ["vorn", "maya"]
    assert [h.id for h in eye(s, 1).heroes] == ["nyx"]
    assert [h.id for h in pull(s, 2).heroes] == ["vorn", "elros"]
    assert pull(s, 0).heroes == []
    assert {h.id for h in within(s, 0)} == {"nyx"}
    assert {h.id for h in within(s, 1)} == {"nyx"} | {
        h.id for h in s.heroes.values() if hall_of(s).board.area[h.at] in _near(s, "D2")
    }
    s.marks = {1: area(s, "B2")}
    assert overpower(s, 1).heroes[0].id == "elros"
    assert {h.id for h in overpower(s, 1).heroes} == {"elros", "vorn", "maya"}
    for card in TARGETS:
        assert about(card, 0, "roar") == 2
    assert (about("war_charge", 3, ""), about("evil_eye", 3, ""), about("starve", 3, "")) == (
        5,
        2,  # half of X, rounded up, as it is suffered
        0,
    )


def _near(s: Drunagor, name: str) -> tuple[int, ...]:
    return hall_of(s).board.areas_beside(area(s, name))


@pytest.mark.rule("boss.plague.throw.land", "gap.grab-second", "boss.plague.spit.three")
def test_whom_plague_throws_grabs_and_spits_at() -> None:
    s = hall("plague", "vorn@c5 maya@e5 elros@l5", front="C3", back="C2")
    vorn, maya, elros = s.heroes["vorn"], s.heroes["maya"], s.heroes["elros"]
    vorn.health, maya.health, elros.health = 9, 8, 7
    assert throw(s, 1).heroes == []
    vorn.grabbed = True
    assert throw(s, 1).heroes == [vorn, elros]
    assert grab(s, 1).heroes == [vorn], "no second one"
    vorn.grabbed = False
    board = hall_of(s).board
    places = spit_places(s)
    assert area(s, "C2") not in places
    level = board.level[board.inside[area(s, "C3")][0]]
    for a in board.areas_along(area(s, "C3")):
        same = board.level[board.inside[a][0]] == level
        assert (a in places) == (same and a != area(s, "C2"))


@pytest.mark.rule("boss.war.manticore.front", "boss.war.manticore.back", "boss.war.chains")
def test_whom_the_manticore_and_the_chains_meet() -> None:
    s = hall("war", "vorn@e5 maya@f6 elros@e1 nyx@l8", front="C2", back="C1")
    for name, health in (("vorn", 9), ("maya", 5), ("elros", 3), ("nyx", 4)):
        s.heroes[name].health = health
    met, why = manticore(s, 1)
    assert ([h.id for h in met], why) == (["vorn", "maya"], "strongest-front")
    s.heroes["vorn"].at = s.heroes["maya"].at = at(s, "l7")
    s.heroes["elros"].at = at(s, "h1")
    met, why = manticore(s, 1)
    assert why in ("strongest-front", "weakest-back")
    assert {h.id for h in chains(s, 1).heroes} == {"vorn", "maya", "nyx"} | (
        {"elros"} if _far(s, "elros") else set()
    )


def _far(s: Drunagor, who: str) -> bool:
    board = hall_of(s).board
    steps = board.area_steps[board.area[s.heroes[who].at]]
    return min(steps[area(s, "C2")], steps[area(s, "C1")]) >= 2


@pytest.mark.rule("boss.famine.mark.recheck", "boss.famine.marks.three", "boss.plague.exhale")
def test_marks_by_the_number_of_heroes_and_poison_for_all() -> None:
    s = hall("famine", "vorn@c3 maya@d4", front="D2", back="")
    maya = s.heroes["maya"]
    invoke_mark(s, 2, lambda heroes: maya, "boss.famine.torrent.mark")
    invoke_mark(s, 1, lambda heroes: maya, "boss.famine.swipe.mark")
    invoke_mark(s, 3, lambda heroes: maya, "boss.famine.eye.mark")
    assert s.marks == {1: area(s, "B2"), 2: area(s, "B2")}
    assert list(s.marks) == [1, 2]
    invoke_mark(s, 1, lambda heroes: None, "boss.famine.swipe.mark")
    assert len(told(s, "mark")) == 2
    p = hall("plague", "vorn@c3 maya@d4", front="D2", back="E2")
    foe = minion(p, "a5")
    p.heroes["maya"].down = True
    exhale(p, "boss.plague.exhale")
    assert (p.heroes["vorn"].has("poison"), p.heroes["maya"].has("poison")) == (2, 0)
    assert (foe.has("poison"), p.boss.has("poison")) == (2, 0)


@pytest.mark.rule("gap.initiative", "boss.x-value")
def test_the_cards_that_come_next() -> None:
    s = hall("war", "vorn@c3", "red*2")
    s.slot = -1
    line = coming(s)
    assert len(line) == len(set(line))
    s.slot = 99
    assert sorted(coming(s)) == sorted(line)
    assert coming(quay("vorn@c5")) == []
    for card in line:
        assert x_of_card(s, card) in (0, 2)
    assert Search("vorn").trapped
