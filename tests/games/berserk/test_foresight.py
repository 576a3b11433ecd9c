"""What the Enemies will do is what they do, and the reasons are the book's."""

from __future__ import annotations

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.foresight import rest
from grimtable.games.berserk.stakes import bearing
from grimtable.games.berserk.stats import guard
from grimtable.kernel.fate import Seeded
from grimtable.kernel.goings_on import Foreseen, Foresight
from grimtable.kernel.odds import odds_of
from grimtable.kernel.run import Run
from grimtable.kernel.text import Text
from grimtable.kernel.view import View, percent
from tests.games.berserk.table import Story


def foreseen(t: Story) -> Foresight:
    """What would come now."""
    t.begin()
    assert t.run is not None
    found = GAME.foresee(View(t.run, t.run.asks[0].number, "guts"))
    assert found is not None
    return found


def said(t: Story, step: Foreseen) -> str:
    """A step in words."""
    return " ".join(map(Text.of(GAME, t.s.options, "en").words, step.lines))


def rules(step: Foreseen) -> list[str]:
    """The rules that are named as reasons."""
    return [reason.rule for reason in step.why]


@pytest.mark.rule("enemy.order.closest", "move.enemy.toward", "move.enemy.short")
def test_what_is_foreseen_is_what_happens() -> None:
    t = Story(guts="a1 grit", isidro="a2 bombs", schierke="a3 mending", adventure="mill")
    for name, at in (("troll_1", "c8"), ("troll_2", "e8"), ("skeleton_1", "g11")):
        t.stand(name, at)
    steps = foreseen(t).steps
    assert t.s.phase == "act"  # looking changes nothing
    assert (t.troll_1.at, t.troll_2.at, t.skeleton_1.at) == ("c8", "e8", "g11")
    t.rest("enemy").rest("events")
    assert [str(event.args["who"]) for event in t.happened("enemy")] == [step.of for step in steps]
    for step in steps:
        (path,) = (overlay for overlay in step.overlays if overlay.kind == "path")
        assert path.cells[-1] == t.s.enemies[step.of].at
        assert path.words is not None
        assert rules(step)[0] == "enemy.order.closest"
        assert "move.enemy.short" in rules(step)


@pytest.mark.rule("move.enemy.in-range", "attack.enemy.target", "stun.others")
def test_who_stands_next_to_a_hero_strikes_and_who_is_stunned_waits() -> None:
    t = Story(guts="c4 grit", isidro="a1 bombs", schierke="a2 mending", troll_1="c5", troll_2="g2")
    t.troll_2.stunned = 1
    first, second = foreseen(t).steps
    mean = sum(max(t_ - 1, 0) for t_ in sums(t)) / len(sums(t))
    expected = f"Troll 1 stays where it is and attacks Guts: {mean:.1f} Wounds on average"
    assert said(t, first).startswith(expected)
    assert rules(first) == ["enemy.order.closest", "move.enemy.in-range"]
    assert [overlay.cells for overlay in first.overlays] == [("c5", "c4")]
    assert (said(t, second), rules(second)) == ("Troll 2 does not act", ["stun.others"])


def sums(t: Story) -> list[int]:
    """The Successes of a Troll's dice, every throw as likely."""
    found = [0]
    for colour in t.s.library.foes["troll"].dice:
        faces = t.s.library.dice[colour].faces
        found = [n + int(str(face)[0]) for n in found for face in faces]
    return found


@pytest.mark.rule("enemy.order.tie", "move.enemy.tie.defense", "attack.enemy.tie.choice")
def test_ties_are_named_with_what_decides_them() -> None:
    text = Text.of(GAME, Story(guts="c4 grit").s.options, "en")
    t = Story(guts="c4 grit", isidro="c6 bombs", schierke="a1 mending", troll_1="c5")
    t.stand("troll_2", "d4")
    first, _ = foreseen(t).steps
    assert rules(first) == ["enemy.order.tie", "attack.enemy.tie.defense", "move.enemy.in-range"]
    assert "attacks Isidro" in said(t, first)  # Guts has 1 Defense
    u = Story(guts="c4 cleave", isidro="c6 bombs", schierke="a1 mending", troll_1="c5")
    assert "attack.enemy.tie.choice" in rules(foreseen(u).steps[0])  # neither has any
    both = Story(guts="b3 cleave", isidro="b4 bombs", schierke="a1 mending", troll_1="d3")
    why = [text.words(reason.words) for reason in foreseen(both).steps[0].why]
    assert [one.rpartition("you will choose ")[2] for one in why if "you will" in one] == [
        "whom it goes to",
        "whom it attacks",
    ]


@pytest.mark.rule("move.enemy.toward", "closest.most", "defense.enemy-vs-enemy")
def test_whom_an_enemy_card_names_is_cited_where_the_book_allows_it() -> None:
    for enemy, cited in (
        ("harrier", "move.enemy.toward"),
        ("hazuppa", "defense.enemy-vs-enemy"),
    ):
        t = Story(guts="c4 grit", isidro="a1 bombs", schierke="a2 mending")
        t.stand(f"{enemy}_1", "c7")
        assert rules(foreseen(t).steps[0])[1] == cited


@pytest.mark.rule("enemy-turn.automatic")
def test_before_the_first_round_and_after_the_end_nobody_acts() -> None:
    t = Story(guts="c4 grit", isidro="a1 bombs", schierke="a2 mending")
    t.begin()
    assert t.run is not None
    assert GAME.foresee(View(t.run, t.run.asks[0].number, "guts")) is None


@pytest.mark.rule("fatigue.when", "penalty.defense", "hero-turn.end")
def test_the_fatigue_that_is_sure_to_come_is_in_what_is_foreseen() -> None:
    """One "what if": the forecast's sum is what the end of the last activation promises."""
    t = Story(isidro="c4 hit_and_run duck_and_weave guts_style", troll_1="c5")
    t.stand("skeleton_1", "d4")
    t.isidro.fatigue, t.isidro.wounds = 12, 5
    for name in ("guts", "schierke"):
        t.s.heroes[name].at = ""
    seen = foreseen(t)
    words = Text.of(GAME, t.s.options, "en").words
    assert list(map(words, seen.before)) == [
        "Before that, Isidro reaches 16 Fatigue: Defense 0 instead of 1"
    ]
    assert t.run is not None
    option = t.ask.read("Done")
    promised = {
        one.stake.id: one for one in odds_of(View(t.run, t.run.asks[0].number, t.ask.seat), option)
    }
    *_, sums = seen.sums
    assert sums.args["mean"] == round(promised["wounds-isidro"].mean, 1)
    assert sums.args["percent"] == percent(promised["death-isidro"].at_least(1))
    assert sums.args["percent"] > 0
    assert words(sums).startswith("In all, Isidro takes ")


@pytest.mark.rule("enemy-turn.automatic")
def test_the_sum_for_whom_one_attack_is_foreseen_is_that_attack() -> None:
    """It read "3.5 on average", and for the same Troll "In all about 3.4": that was sampled."""
    t = Story(guts="a2 cleave", isidro="d3 bombs", schierke="a12 mending", adventure="mill")
    for name, at in (("troll_1", "a4"), ("troll_2", "g2"), ("troll_3", "g4")):
        t.stand(name, at)
    t.stand("skeleton_1", "d5")
    t.stand("skeleton_2", "e3")
    seen = foreseen(t)
    sums = {one.args["whom"]: one.args for one in seen.sums}
    (alone,) = (
        line.args["mean"]
        for step in seen.steps
        for line in step.lines
        if line.key == "foresee-attacks" and line.args["whom"] == "guts"
    )
    assert (sums["guts"]["mean"], sums["guts"]["exact"]) == (alone, "no")


@pytest.mark.rule("bleed.hero", "fatigue.ko")
def test_who_bleeds_or_falls_before_the_enemy_turn_is_foreseen_so() -> None:
    t = Story(guts="c4 cleave grit overhead_blow", isidro="a1 bombs", schierke="a2 mending")
    t.stand("troll_1", "c5")
    t.guts.fatigue, t.isidro.bleeding = 22, 1
    seen = foreseen(t)
    words = Text.of(GAME, t.s.options, "en").words
    assert list(map(words, seen.before)) == [
        "Before that, Guts is Knocked Out",
        "Before that, Isidro bleeds: 1 Wound",
    ]
    assert "Guts" not in said(t, seen.steps[0])


@pytest.mark.rule("enemy.order.tie", "gap.figures.enemy-move")
def test_ties_that_were_left_to_the_program_are_not_said_to_be_chosen_by_people() -> None:
    t = Story(guts="b3 cleave", isidro="b4 bombs", schierke="a1 mending", troll_1="d3")
    t.begin()
    assert t.run is not None
    words = Text.of(GAME, t.s.options, "en").words
    for ordered, chooser in ((frozenset[str](), "you will"), (GAME.ties, "the program will")):
        found = GAME.foresee(View(t.run, t.run.asks[0].number, "guts", ordered))
        assert found is not None
        why = [words(reason.words) for step in found.steps for reason in step.why]
        assert {one for one in ("you will", "the program will") for w in why if one in w} == {
            chooser
        }


@pytest.mark.rule("ko.hero", "attack.enemy.roll")
def test_the_chance_of_a_knock_out_counts_all_that_an_attack_before_can_come_to() -> None:
    t = Story(guts="c4 cleave", isidro="a1 bombs", schierke="a2 mending", troll_1="c5")
    t.stand("troll_2", "b4")
    t.guts.wounds = 3
    seen, left = foreseen(t), 9
    assert guard(t.s, t.guts) == 0
    twice = [one + other for one in sums(t) for other in sums(t)]
    chance = percent(sum(n >= left for n in twice) / len(twice))
    assert chance == 24
    assert [said(t, step).partition(", Knocked Out ")[2] for step in seen.steps] == [
        "",
        "24\N{NO-BREAK SPACE}%",
    ]
    (whole,) = seen.sums
    assert (whole.args["percent"], whole.args["exact"]) == (24, "yes")


@pytest.mark.rule("ko.hero", "gap.dice.faces")
def test_the_chance_of_a_knock_out_is_that_of_many_enemy_turns() -> None:
    def begin() -> Story:
        t = Story(guts="c4 cleave", isidro="b3 bombs", schierke="a3 mending", troll_1="c5")
        t.stand("troll_2", "b4")
        t.stand("skeleton_1", "a4")
        t.guts.wounds, t.isidro.wounds = 4, 9
        return t.begin()

    found = {str(one.args["whom"]): int(str(one.args["percent"])) for one in foreseen(begin()).sums}
    t, times, falls = begin(), 400, dict.fromkeys(found, 0)
    assert t.run is not None
    view = View(t.run, t.run.asks[0].number, "guts")
    for seed in range(times):
        run = view.fork(Seeded(seed))
        rest(run.state)  # type: ignore[arg-type]
        turn = Run(GAME, run.state, Seeded(seed))
        while turn.state.phase == "enemy" and not turn.over:  # type: ignore[attr-defined]
            answer = bearing(turn, turn.asks[0])
            assert answer is not None
            turn.give(turn.asks[0].number, answer)
        for whom in falls:
            falls[whom] += not turn.state.mini_there(whom)  # type: ignore[attr-defined]
    for whom, shown in found.items():
        error = 196 * (shown / 100 * (1 - shown / 100) / times) ** 0.5
        assert abs(100 * falls[whom] / times - shown) <= max(1.5 * error, 2), whom


@pytest.mark.rule("riposte.when")
def test_while_a_riposte_is_asked_the_attack_just_made_is_not_foretold_again() -> None:
    t = Story(
        guts="c4 flat_of_the_blade",
        isidro="a1 bombs",
        schierke="a2 mending",
        troll_1="c5",
        troll_2="b4",
        phase="enemy",
        fate=["1 1 1"],
    )
    t.guts.ripostes, t.guts.done = 1, True
    t.begin()
    if t.ask.what == "lead":
        t.play("Lead troll_1")
    assert t.ask.what == "riposte"
    assert [step.of for step in foreseen(t).steps] == ["troll_2"]


@pytest.mark.rule("ruling.enemy-retarget", "ko.hero", "attack.enemy.target")
def test_what_is_foreseen_is_the_likeliest_and_what_hangs_on_a_fall_says_so() -> None:
    """A Knock-Out of 22 % used to be the likeliest single outcome, and all rows followed it."""
    t = Story(guts="c4 cleave", isidro="a1 bombs", schierke="a2 mending", farnese="c2 torch")
    t.stand("troll_1", "c5")
    t.stand("troll_2", "b4")
    t.guts.wounds = 7
    seen, left = foreseen(t), 5
    assert guard(t.s, t.guts) == 0
    falls = sum(n >= left for n in sums(t)) / len(sums(t))
    chance = percent(falls)
    assert chance < 50
    first, second = (said(t, step).replace("\N{NO-BREAK SPACE}", " ") for step in seen.steps)
    assert f"Knocked Out {chance} %" in first
    assert f"and attacks Guts ({100 - chance} %)" in second
    assert f"(if Guts falls before that, {chance} %: attacks Farnese)" in second
    taken = sum(max(n - guard(t.s, t.farnese), 0) for n in sums(t)) / len(sums(t))
    (farnese,) = (one.args for one in seen.sums if one.args["whom"] == "farnese")
    assert farnese["mean"] == pytest.approx(falls * taken, abs=0.051)
    shown = [line.args for step in seen.steps for line in step.lines if "mean" in line.args]
    (guts,) = (one.args for one in seen.sums if one.args["whom"] == "guts")
    told = sum(one["mean"] * one["likely"] / 100 for one in shown)
    assert told == pytest.approx(guts["mean"], abs=0.3)


@pytest.mark.rule("move.enemy.toward", "ruling.enemy-retarget")
def test_who_goes_for_the_weakest_is_foreseen_to_go_for_who_most_likely_still_stands() -> None:
    t = Story(guts="a11 cleave", isidro="a1 bombs", schierke="a2 mending", farnese="c2 torch")
    t.stand("troll_1", "b3")
    t.stand("harrier_1", "c8")
    t.farnese.wounds = 7
    seen = foreseen(t)
    first, second = (said(t, step).replace("\N{NO-BREAK SPACE}", " ") for step in seen.steps)
    falls = int(first.partition("Knocked Out ")[2].partition(" ")[0])
    assert 10 < falls < 50
    assert "towards Farnese" in second
    assert f"(if Farnese falls before that, {falls} %: " in second


@pytest.mark.rule("event.objective.immediate")
def test_an_ally_who_will_run_is_said_to_stand_elsewhere_before_the_next_one_strikes() -> None:
    t = Story(guts="a1 cleave", isidro="b1 bombs", schierke="a3 mending", adventure="ford")
    for name, at in (("casca", "d2"), ("troll_1", "d1"), ("troll_2", "e6")):
        t.stand(name, at)
    t.s.deck, t.s.face_up = ["B", "C", "D", "E"], ["A"]
    first, second = foreseen(t).steps
    assert "then Casca most likely stands on d3" in said(t, first)
    (there,) = (one.cells[-1] for one in second.overlays if one.kind == "sight")
    assert there == "d3"


@pytest.mark.rule("end.event", "ko.ally")
def test_a_defeat_that_may_come_is_said_and_who_acts_after_it_is_foreseen() -> None:
    """Casca was foreseen to fall, and whoever acted after that was not in the list."""
    t = Story(guts="a1 cleave", isidro="e6 bombs", schierke="a3 mending", adventure="ford")
    for name, at in (("casca", "d2"), ("troll_1", "d1"), ("troll_2", "e5")):
        t.stand(name, at)
    t.s.deck, t.s.face_up = ["B", "C", "D", "E"], ["A"]
    t.casca.wounds = 6
    seen = foreseen(t)
    words = Text.of(GAME, t.s.options, "en").words
    found = {step.of: said(t, step).replace("\N{NO-BREAK SPACE}", " ") for step in seen.steps}
    falls = int(found["troll_1"].partition("Knocked Out ")[2].partition(" ")[0])
    assert falls > 50
    assert words(seen.sums[0]).replace("\N{NO-BREAK SPACE}", " ").startswith(f"In {falls} % of all")
    assert "troll_2" in found
