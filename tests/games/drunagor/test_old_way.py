"""The Old Way: Dreadful Raids, Palisades, the barricade and the tavern (pp. 12-13, 28, 48-50)."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import hall
from grimtable.games.drunagor.content import PLACES, order_of
from grimtable.games.drunagor.monsters import summon
from grimtable.games.drunagor.raid import raider
from grimtable.games.drunagor.setup import furnish
from grimtable.games.drunagor.state import Blow, Drunagor, Hit, RaidTurn
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    acting,
    begin,
    offered,
    quay,
    run,
    square,
    told,
    turn_of,
)

PILE = ["orange-l", "green-c", "blue-l", "red-l", "gray-l"]


def street(heroes: str, monsters: str = "", *, opened: int = 1, face: str = "a") -> Drunagor:
    """The Gallows Square with a pile of one rune of each colour on q4."""
    s = quay(heroes, monsters, opened=opened, adventure="old_way")
    s.raid, s.piles = face, {"q4": list(PILE)}
    s.bag = [rune for rune in s.bag if rune not in PILE]
    return s


def raid(s: Drunagor, colour: str = "red", *answers: str) -> object:
    """The card has its turn, and a rune of that colour is shown."""
    begin(s, RaidTurn())
    shown = next(rune for rune in s.bag if rune.startswith(colour))
    return run(s, *answers, fate=(shown,))


# The Dreadful Raid ----------------------------------------------------------------------------


@pytest.mark.rule("raid.when", "raid.purpose", "raid.steps")
def test_the_card_has_its_turn_at_the_end_of_the_top_row() -> None:
    kinds = [place.kind for place in order_of("old_way-1")]
    assert kinds.count("raid") == 1
    below = [p.id for p in order_of("old_way-1")[kinds.index("raid") :] if p.kind == "hero"]
    assert below == ["support", "striker"]
    assert PLACES.index("gray_up") < PLACES.index("support")
    assert raider(street("vorn@m5")) == "plague_carrier"
    assert raider(street("vorn@m5", opened=4)) == "mindless_reaver"


@pytest.mark.rule("raid.two-faces", "raid.face-a", "raid.face-b", "raid.flip")
def test_face_a_waits_for_an_empty_board_and_the_card_is_always_flipped() -> None:
    s = street("vorn@m5", "shadow_witch@s3")
    begin(s, RaidTurn())
    run(s)
    assert (len(s.monsters), s.raid) == (1, "b")
    raid(s, "red", "Stand p3")
    assert (len(s.monsters), s.raid) == (2, "a")
    s = street("vorn@m5")
    raid(s, "red", "Stand p3")
    assert (set(s.monsters), s.raid) == ({"plague_carrier_1"}, "b")


@pytest.mark.rule("raid.manifest", "raid.rune-not-drawn", "raid.colour-only", "raid.match")
@pytest.mark.rule("raid.no-match", "raid.no-piles", "raid.deny")
def test_the_rune_is_only_shown_and_needs_its_colour_in_a_pile() -> None:
    s = street("vorn@m5")
    s.piles = {"q4": ["red-l"]}
    s.track += [rune for rune in PILE if rune != "red-l"]
    before = len(s.bag)
    raid(s, "blue")
    assert (len(s.bag), s.monsters, s.raid) == (before, {}, "b")
    assert told(s, "raid-nowhere")[0].args["colour"] == "blue"
    s = street("vorn@m5", face="b")
    s.track, s.piles = list(PILE), {}
    begin(s, RaidTurn())
    run(s)  # nothing is even shown
    assert (s.monsters, s.raid) == ({}, "a")


@pytest.mark.rule("raid.match-choice", "raid.size", "raid.place", "raid.place.choose")
@pytest.mark.parametrize(("heroes", "minions"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_leader_picks_the_pile_and_the_squares(heroes: int, minions: int) -> None:
    party = ("vorn@m5", "maya@m6", "elros@n5", "jaheen@n6", "lorelai@m4")[:heroes]
    s = street(" ".join(party))
    s.piles = {"q4": PILE[:4], "u7": PILE[4:]}
    s.piles["u7"].append(s.bag.pop(next(i for i, r in enumerate(s.bag) if r.startswith("red"))))
    asked = raid(s, "red")
    assert offered(asked) == {"Token q4", "Token u7"}
    asked = run(s, "Token u7")
    for at in ("v8", "v7", "v6")[:minions]:
        assert (asked.seat, asked.what) == ("vorn", "raid-square")
        asked = run(s, f"Stand {at}")
    assert len(s.monsters) == minions
    assert square(s, s.monsters["plague_carrier_1"]) == "v8"
    assert s.monsters["plague_carrier_1"].base == "yellow"
    assert s.monsters["plague_carrier_1"].health == 9


@pytest.mark.rule("raid.displace", "raid.displace.choose")
def test_what_stands_in_a_minions_way_is_pushed_aside() -> None:
    s = street("vorn@p4")
    asked = raid(s)
    assert {"Stand p4", "Stand r4"} <= offered(asked)
    asked = run(s, "Stand p4")
    assert asked.what == "raid-aside"
    assert "Stand q4" not in offered(asked)
    run(s, "Stand o4")
    assert square(s, s.heroes["vorn"]) == "o4"
    assert square(s, s.monsters["plague_carrier_1"]) == "p4"
    s = street("vorn@m5")
    named = hall(s).board.named
    s.furniture, s.chests = {named["p4"]: "crates", named["p5"]: "pillar"}, [named["r5"]]
    asked = raid(s)
    assert "Stand p5" not in offered(asked)  # a Pillar is Immovable
    run(s, "Stand p4", "Stand o3")
    assert s.furniture[named["o3"]] == "crates"
    s.raid, s.monsters = "a", {}
    raid(s, "red", "Stand r5", "Stand s6")
    assert s.chests == [named["s6"]]


@pytest.mark.rule("raid.fail.models", "raid.fail.activate", "raid.fail.tie", "raid.rank-order")
@pytest.mark.rule("raid.partial-activations", "comp.model-cap", "raid.colour-order")
def test_for_every_minion_without_a_model_the_highest_monster_activates() -> None:
    s = street("vorn@m5 maya@m7 jaheen@o7", "executioner@s7 rotten_flesh@v6", face="b")
    for at in ("u1", "v1", "u2"):
        summon(s, "plague_carrier", hall(s).board.named[at])
    s.monsters["rotten_flesh_1"].tokens["stun"] = 1
    asked = raid(s, "red", "Stand r5")
    while getattr(asked, "what", "") in ("monster-move", "stand", "raid-square"):
        asked = run(s, min(offered(asked)), *["pass"] * 8)
    assert len(s.monsters) == 6  # one came, for one there was no model
    assert [e.args["who"] for e in told(s, "raid-fails")] == ["executioner_1"]


@pytest.mark.rule("raid.fail.tracks")
def test_twelve_health_tracks_are_all_there_are() -> None:
    s = street("vorn@a8", face="b")
    squares = ("m1", "n1", "m2", "n2", "o1", "p1", "o2", "p2", "s1", "t1", "u1", "v1")
    kinds = ("executioner", "rotten_flesh", "shadow_vampire")
    for i, at in enumerate(squares):
        summon(s, kinds[i // 4], hall(s).board.named[at])
    begin(s, RaidTurn())
    asked = run(s, fate=(next(rune for rune in s.bag if rune.startswith("red")),))
    assert told(s, "raid-fails")[0].args["who"] == "executioner_1"
    assert asked is None or asked.what != "raid-square"


@pytest.mark.rule("kw.enrage")
def test_a_reaver_that_draws_blood_strikes_harder() -> None:
    s = street("vorn@m5", opened=4)
    summon(s, "mindless_reaver", hall(s).board.named["n5"])
    turn_of(s, "mindless_reaver_1")
    assert [e.args["n"] for e in told(s, "hurt")] == [4, 5]
    assert s.monsters["mindless_reaver_1"].boost == 2


# Palisades and the Betrayer -------------------------------------------------------------------


@pytest.mark.rule("terr.palisade", "terr.palisade.brittle", "terr.new")
def test_a_palisade_slows_and_makes_brittle() -> None:
    s = quay("vorn@f4", adventure="old_way")
    turn = acting(s, "vorn")
    run(s, "Walk g4")
    assert (turn.points, s.heroes["vorn"].has("brittle")) == (1, 1)
    assert told(s, "hindered")[0].args["ground"] == "palisade"


@pytest.mark.rule("ruling.status-rewards")
def test_luccanors_revenge_pays_who_hurts_the_betrayer() -> None:
    s = street("vorn@e13", "grand_betrayer@c13 executioner@e12", opened=4)
    s.statuses = ["luccanors_revenge"]
    for foe in ("executioner_1", "grand_betrayer_1"):
        begin(s, Blow("vorn", "weapon", [Hit(foe, 2)], window=Window.SUFFER))
        run(s)
    assert s.heroes["vorn"].has("focus") == 1


# Scenes ---------------------------------------------------------------------------------------


def visit(scene: str, where: str, opened: int, others: str = "") -> Drunagor:
    """Vorn beside a scene's token, with time for all of it."""
    s = quay(f"vorn@{where} {others}", opened=opened, adventure="old_way")
    furnish(s, opened)
    acting(s, "vorn", minors=9)
    return s


def choose(
    s: Drunagor, scene: str, option: str, *more: str, fate: tuple[object, ...] = ()
) -> object:
    """Interact and choose."""
    answers = (f"Interact {scene}", f"Resolve {scene}-{option}", *more)
    return run(s, *answers, fate=fate)  # type: ignore[arg-type]


@pytest.mark.rule("scene.barricade", "ruling.locked-doors")
@pytest.mark.parametrize(
    ("asked", "option", "fate", "health", "curses"),
    [
        (True, "pull", (), 12, 0),
        (False, "pull", (), 12, 0),
        (True, "push", (), 15, 2),
        (False, "push", (), 15, 1),
        (False, "around", (20,), 15, 0),
        (False, "around", (1,), 15, 0),
    ],
)
def test_whichever_way_the_barricade_falls_the_door_is_free(
    asked: bool, option: str, fate: tuple[object, ...], health: int, curses: int
) -> None:
    s = visit("the_barricade", "i5", 0)
    if asked:
        choose(s, "the_barricade", "ask")
        assert s.scenes["the_barricade"].charges == 2
    found = choose(s, "the_barricade", option, fate=fate)
    while getattr(found, "what", "") == "put-curse":
        found = run(s, min(offered(found)))
    vorn = s.heroes["vorn"]
    assert (vorn.health, vorn.curses) == (health, curses)
    assert "barricade_down" in s.statuses
    assert "the_barricade" not in s.scenes
    assert ("heroic_folks" in s.statuses) == (asked and option == "pull")
    assert vorn.has("brittle") == (fate == (1,))
    vorn.at = hall(s).board.named["j5"]
    assert "Open door-1" in offered(run(s, "ExtraMinor", "Spend yellow"))


@pytest.mark.rule("scene.barricade", "scene.resistance")
def test_those_whom_one_helped_give_more() -> None:
    s = visit("the_barricade", "i5", 0)
    s.deck = ["potion_of_healing", "scroll_of_wards"]
    choose(s, "the_barricade", "search", "Keep scroll_of_wards", fate=("scroll_of_wards",))
    assert s.heroes["vorn"].bag == ["scroll_of_wards"]
    for status, cards in (("", 1), ("heroic_folks", 2)):
        s = visit("umbral_resistance", "u8", 1)
        s.deck, s.statuses = ["scroll_of_wards", "scroll_of_wards"], [status]
        drawn = ("scroll_of_wards",) * cards
        keep = ("Keep scroll_of_wards",) * cards
        answers = ("Interact umbral_resistance", "Resolve umbral_resistance-useful")
        run(s, *answers, *keep, fate=drawn)
        assert len(s.heroes["vorn"].bag) == cards


@pytest.mark.rule("scene.resistance")
def test_the_resistance_learns_listens_or_does_not() -> None:
    at = "umbral_resistance"
    s = visit(at, "u8", 1)
    choose(s, at, "explain")
    assert "luccanors_revenge" in s.statuses
    choose(s, at, "teach")
    assert ("perimeter_kept" in s.statuses, s.heroes["vorn"].has("focus")) == (True, 1)
    assert at not in s.scenes  # two charges
    s = visit(at, "u8", 1)
    s.statuses = ["luccanors_redemption", "perimeter_kept"]
    s.heroes["vorn"].health, s.heroes["vorn"].tokens = 5, {"burn": 1}
    choose(s, at, "explain")
    choose(s, at, "teach")
    assert (s.heroes["vorn"].health, s.heroes["vorn"].has("burn")) == (8, 0)
    s = visit(at, "u8", 1)
    choose(s, at, "dissuade", fate=(20,))
    assert s.heroes["vorn"].has("shield") == 2
    s = visit(at, "u8", 1)
    choose(s, at, "dissuade", fate=(1,))
    assert s.heroes["vorn"].has("fury") == 2


@pytest.mark.rule("scene.innkeeper")
def test_which_of_the_two_is_ill_is_found_out_by_looking() -> None:
    at = "innkeepers_daughter"
    s = visit(at, "z15", 3)
    choose(s, at, "ask")
    assert (s.heroes["vorn"].has("focus"), s.scenes[at].charges) == (2, 2)
    s.heroes["vorn"].tokens["burn"] = 1
    choose(s, at, "examine", fate=(20,))
    choose(s, at, "command")
    assert s.heroes["vorn"].has("shield") == 1
    assert "terrible_fate" not in s.statuses
    s = visit(at, "z15", 3)
    choose(s, at, "examine", fate=(1,))
    assert s.heroes["vorn"].has("poison") == 2
    found = choose(s, at, "command")
    assert getattr(found, "what", "") == "put-curse"
    s = visit(at, "z15", 3)
    s.deck = ["potion_of_healing"]
    answer = ("Keep potion_of_healing",)
    choose(s, at, "rummage", *answer, fate=("potion_of_healing",))
    assert s.heroes["vorn"].bag == ["potion_of_healing", "sapphire_pendant"]
    s.heroes["vorn"].pool["yellow"] -= 1
    s.heroes["vorn"].expended = {"yellow": 1}
    choose(s, at, "leave", "Take yellow")
    assert "gals_fate" in s.statuses
    assert s.heroes["vorn"].cubes == 9
