"""What computer players think of a situation."""

from __future__ import annotations

from grimtable.games.berserk import GAME
from grimtable.games.berserk.judgement import (
    appraise,
    danger,
    rated,
    steps_past,
    terms,
    threat,
)
from grimtable.games.berserk.tale import told
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.kernel.view import View
from grimtable.minds import Greedy
from tests.games.berserk.table import Story, the_mill_with_a_far_troll


def deck(guts: str, isidro: str) -> Story:
    t = Story(adventure="deck", guts=guts, isidro=isidro, schierke="e1 mending", corsair_1="d6")
    t.s.face_up, t.s.deck = ["A"], ["B", "C", "D"]
    return t


def test_where_all_have_to_be_the_nearer_each_of_them_the_better() -> None:
    far, near = deck("c2 grit", "e4 quick_feet"), deck("c4 grit", "e4 quick_feet")
    assert terms(near.s)["errands"] > terms(far.s)["errands"]
    last, there = deck("a10 grit", "b11 quick_feet"), deck("a11 grit", "b11 quick_feet")
    assert terms(there.s)["errands"] > terms(last.s)["errands"]  # though somebody is far behind


def test_the_next_card_is_never_bad_news() -> None:
    t = Story(adventure="prison", guts="g14 grit", isidro="f13 quick_feet", schierke="e15 mending")
    t.s.face_up, t.s.deck, t.s.counts = ["A"], ["B", "C", "D"], {"triggered": 2}
    before = appraise(t.s)
    t.s.face_up, t.s.deck, t.s.counts = ["A", "D"], ["B", "C"], {"triggered": 3}
    t.s.met = ["A.when.0"]
    assert appraise(t.s) > before


def test_what_has_to_get_up_had_better_get_up_at_once() -> None:
    """Putting the Ogre off until Round 4 lost most Adventures among the stones."""
    t = Story(adventure="stones", guts="c6 grit", isidro="d4 quick_feet", schierke="c3 mending")
    t.s.face_up, t.s.deck = ["A"], ["B", "C", "D"]
    before = appraise(t.s)
    t.stand("ogre_1", "f9")
    t.s.face_up, t.s.deck, t.s.met = ["A", "B"], ["C", "D"], ["A.when.0"]
    assert appraise(t.s) > before
    t.s.enemies["ogre_1"].wounds = 13
    before = appraise(t.s)
    t.s.enemies["ogre_1"].wounds = 14
    t.stand("troll_1", "c9")
    t.s.face_up, t.s.deck, t.s.met = ["A", "B", "C"], ["D"], ["A.when.0", "B.when.0"]
    assert appraise(t.s) > before


def test_a_tile_on_the_way_is_worth_little_beside_the_goal_itself() -> None:
    t = deck("c6 grit", "e4 quick_feet")
    before = terms(t.s)["goal"]
    t.s.met = ["A.when.0"]
    passing = terms(t.s)["goal"] - before
    t.s.met = ["A.when.2"]
    assert 0 < passing < (terms(t.s)["goal"] - before) / 5


def test_an_ally_without_whom_all_is_lost_is_kept_out_of_reach() -> None:
    def danger(casca: str) -> float:
        t = Story(adventure="ford", guts="a1 grit", casca=casca, troll_1="d6")
        t.s.face_up, t.s.deck = ["A"], ["B", "C", "D", "E"]
        return terms(t.s)["danger"]

    assert danger("d4") < danger("a2") == 0


def test_fatigue_weighs_less_when_little_time_is_left() -> None:
    def tired(round_: int) -> float:
        t = deck("c4 grit", "e4 quick_feet")
        t.s.round = round_
        fresh = terms(t.s)["heroes"]
        t.hero("guts").fatigue = 12
        return fresh - terms(t.s)["heroes"]

    assert tired(1) > tired(7) > 0


def test_who_stands_in_the_entrance_makes_the_way_of_others_longer() -> None:
    t = Story(adventure="prison", guts="b2 grit", isidro="a2 quick_feet", schierke="b3 mending")
    behind = steps_past(t.s, t.hero("schierke"), "Stairs")
    t.hero("guts").at = "b1"
    assert steps_past(t.s, t.hero("schierke"), "Stairs") == 1 < behind
    assert steps_past(t.s, t.hero("guts"), "Stairs") == 0


def test_in_the_last_rounds_nobody_keeps_away_from_who_has_to_be_slain() -> None:
    t = Story(
        adventure="stones",
        guts="d8 grit",
        isidro="a2 quick_feet",
        schierke="a1 mending",
        ogre_1="f9",
    )
    t.s.face_up, t.s.deck = ["A", "B"], ["C", "D"]
    end = told(t.s).last
    danger = []
    for t.s.round in (1, end - 1, end):
        danger.append(terms(t.s)["danger"])
    early, late, last = danger
    assert early < late < last < 0


def test_where_nobody_may_fall_danger_counts_for_everybody() -> None:
    """In Together the fall of any Hero loses; in the Mill it is the loss of one."""
    t = Story(guts="c2 grit", isidro="d4 quick_feet", schierke="c3 mending", daka_1="d5")
    tale = told(t.s)
    strict = tale._replace(needed=frozenset({"hero"}))
    assert danger(t.s, strict) > danger(t.s, tale) > 0


def test_a_pile_that_comes_nearer_to_who_has_to_be_slain_is_worth_more() -> None:
    """One card after another: no single one gets there, and none would be laid for it."""
    t = the_mill_with_a_far_troll()
    t.s.face_up, t.s.deck = ["A", "D"], []
    (far,) = rated(t.s, told(t.s), 1)
    guts = t.s.heroes["guts"]
    assert 0 < threat(t.s, guts, 1, [far]) < threat(t.s, guts, 3, [far])


def greedily(t: Story) -> list[str]:
    """What greedy answers for the one Hero who acts, until the Enemies do."""
    run, greedy, answers = Run(GAME, t.s, Seeded(1)), Greedy(1), list[str]()
    while t.s.phase == "act":
        (opened,) = run.asks
        assert isinstance(opened.ask, Ask)
        option = greedy.answer(View(run, opened.number, opened.ask.seat), opened.ask)
        answers.append(option.brief)
        run.give(opened.number, option)
    return answers


def test_greedy_walks_for_the_blow_and_ends() -> None:
    """From e6 a Cleave meets both Trolls; no step is made that only puts off what comes."""
    t = Story(
        adventure="mill", guts="e4 stride cleave", troll_1="d6", troll_2="f6", skeleton_1="e5"
    )
    t.s.face_up, t.s.deck = ["A", "D"], []
    t.s.enemies["troll_1"].wounds = 6
    assert greedily(t) == ["Walk guts e6", "Strike guts troll_1", "Done"]
