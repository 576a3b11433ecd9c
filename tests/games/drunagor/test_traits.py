"""More keywords of Monsters: WAR CRY, EVOLVE, CHARGE, PUSHBACK (pp. 78-89)."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.abilities import ABILITIES, Colour, movement, of_colour, strength
from grimtable.games.drunagor.board import hall
from grimtable.games.drunagor.state import Blow, Drunagor, Hit, Owed
from grimtable.games.drunagor.traits import away
from tests.games.drunagor.playing import begin, offered, quay, run, square, told, turn_of


def hit_back(s: Drunagor) -> None:
    """The Asteris hits Vorn."""
    blow = Blow("fell_asteris_1", "monster", [Hit("vorn")], base=4)
    blow.collateral = (("pushback", 0),)
    begin(s, blow)


@pytest.mark.rule("kw.war-cry")
def test_a_war_cry_makes_the_others_nearby_strike_harder_for_good() -> None:
    s = quay("vorn@a8", "hellspawn_brute@e5 executioner@f5 rotten_flesh@e1")
    near, far = s.monsters["executioner_1"], s.monsters["rotten_flesh_1"]
    before = strength(s, near), strength(s, far), strength(s, s.monsters["hellspawn_brute_1"])
    turn_of(s, "hellspawn_brute_1")
    after = strength(s, near), strength(s, far), strength(s, s.monsters["hellspawn_brute_1"])
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 0, 0]


@pytest.mark.rule("kw.evolve", "kw.evolve.stack")
def test_who_evolves_grows_turn_by_turn_and_nothing_cleanses_it() -> None:
    s = quay("vorn@a8", "night_stalker_alternate@i1")
    stalker = s.monsters["night_stalker_alternate_1"]
    figures = strength(s, stalker), movement(s, stalker)
    for _ in range(2):
        turn_of(s, stalker.id)
    assert (strength(s, stalker), movement(s, stalker)) == (figures[0] + 4, figures[1] + 2)
    assert not stalker.tokens


@pytest.mark.rule("kw.charge", "kw.charge.modifiers")
def test_a_charge_doubles_the_base_and_intimidate_comes_after() -> None:
    s = quay("vorn@a8", "fell_asteris@e8")
    asteris = s.monsters["fell_asteris_1"]
    asteris.tokens["intimidate"] = 2
    turn_of(s, asteris.id)
    assert told(s, "charge")
    assert told(s, "threat")[0].args["n"] == 2 * 7 - 2


@pytest.mark.rule("kw.charge", "kw.charge.no-detour")
def test_who_is_near_does_not_run_up_for_it() -> None:
    s = quay("vorn@a8", "fell_asteris@c8")
    turn_of(s, "fell_asteris_1")
    assert not told(s, "charge")
    assert told(s, "threat")[0].args["n"] == 7


@pytest.mark.rule("kw.pushback", "kw.pushback.choose")
def test_who_is_pushed_back_chooses_one_of_three_squares() -> None:
    s = quay("vorn@e5", "fell_asteris@d5")
    hit_back(s)
    asked = run(s, *["pass"] * 4)
    assert (asked.seat, asked.what) == ("vorn", "stand")
    assert offered(asked) == {"Stand f4", "Stand f5", "Stand f6"}
    run(s, "Stand f6")
    assert square(s, s.heroes["vorn"]) == "f6"


@pytest.mark.rule("kw.pushback.blocked")
def test_with_no_free_square_behind_nobody_is_pushed() -> None:
    s = quay("vorn@e5 maya@f4 jaheen@f5 elros@f6", "fell_asteris@d5")
    hit_back(s)
    assert run(s, *["pass"] * 8) is None
    assert square(s, s.heroes["vorn"]) == "e5"


@pytest.mark.rule("kw.pushback")
def test_diagonally_one_is_pushed_on_round_the_corner() -> None:
    s = quay("vorn@e5", "fell_asteris@d4")
    names = hall(s).board.names
    there = away(s, Owed("pushback", "vorn", rune="fell_asteris_1"))
    assert {names[i] for i in range(len(names)) if there >> i & 1} == {"e6", "f5", "f6"}


@pytest.mark.rule("kw.war-cry", "kw.pushback", "mon.colours")
def test_each_acts_in_its_own_window_and_in_no_other() -> None:
    s = quay("vorn@e5", "fell_asteris@d5 hellspawn_brute@f5")
    asteris, brute = s.monsters["fell_asteris_1"], s.monsters["hellspawn_brute_1"]
    assert [w for w, _ in of_colour(s, asteris, Colour.BLACK)] == ["bleed", "pushback"]
    assert [w for w, _ in of_colour(s, asteris, Colour.PINK)] == ["regeneration"]
    assert [w for w, _ in of_colour(s, brute, Colour.PINK)] == ["war_cry"]
    assert ABILITIES["charge"].window is Colour.CYAN


@pytest.mark.rule("kw.large.immune", "kw.pushback")
def test_what_is_large_is_not_pushed_back_by_a_redirected_blow() -> None:
    s = quay("vorn@f3", "fell_asteris@e2 abomination@c3")
    assert not away(s, Owed("pushback", "abomination_1", rune="fell_asteris_1"))
    assert away(s, Owed("pushback", "vorn", rune="fell_asteris_1"))
