"""The coach advises what the strongest player would do, and the report says where it turned."""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import inf

import pytest

from grimtable.games import find
from grimtable.kernel import (
    MARK,
    Ask,
    Mark,
    Option,
    Outcome,
    Pass,
    Roll,
    Run,
    Script,
    Seeded,
    Table,
    Text,
    View,
    Words,
    d6,
)
from grimtable.kernel.asks import FATE
from grimtable.kernel.errors import Refused
from grimtable.kernel.state import tell
from grimtable.kernel.text import COMMON
from grimtable.lab.samples import sample
from grimtable.minds import Greedy, Planner, Player
from grimtable.minds.chances import fitted, log_odds
from grimtable.minds.coach import BEYOND, DECIDED, Advice, Counsel, Reason, Sight, advise, coach
from grimtable.minds.grim import Budget, Grim
from grimtable.minds.mistakes import LOOKED, SURE
from grimtable.minds.moments import Moment, Turn, TurningPoint, came_of
from grimtable.minds.ranking import Ranking
from grimtable.minds.report import Review, overview, report
from grimtable.minds.soundings import FUTURES, soundings
from grimtable.minds.trials import Candidate, Futures, challenged
from tests.kernel.tiny import House, Paper, Take, Tiny, ask

QUICK = Budget(32, 5.0)


class Wager(Tiny):
    """Three times: take 1, 2 or 3; 2 pays four coins, 3 pays six on a six, 1 pays one."""

    def __init__(self) -> None:
        super().__init__(wager)

    def outcome(self, state: Paper) -> Outcome | None:
        if state.step < 3:
            return None
        won = float(state.sums["coins"] >= 12)
        return Outcome({"ann": won, "bob": 0.0}, Words("scene-over"))

    def terms(self, state: Paper, seat: str) -> Mapping[str, float]:
        return {"coins": float(state.sums.get("coins", 0)), "steps": float(state.step)}

    def appraise(self, state: Paper, seat: str) -> float:
        return min(1.0, state.sums.get("coins", 0) / 18)


def wager(s: Paper) -> Script[None]:
    while s.step < 3:
        yield Mark("ann")
        taken = yield ask("ann")
        pay = {1: 1, 2: 4}.get(taken.n, 0)
        if taken.n == 3:
            (face,) = yield Roll((d6("red"),), "tiny.roll")
            pay = 6 if face == 6 else 0
        s.sums["coins"] = s.sums.get("coins", 0) + pay
        s.step += 1
        yield MARK


def open_ask(table: Table) -> tuple[View, Ask]:
    opened = table.asks[0]
    assert isinstance(opened.ask, Ask)
    return table.view(opened), opened.ask


def test_the_best_option_comes_first_with_what_makes_it_better() -> None:
    table = Table(Wager(), House(), Seeded(1))
    advice = coach(table, "ann", QUICK).best
    assert advice[0].option == Take(2)
    assert advice[0].reasons[0].term == "coins"
    assert advice[0].reasons[0].better > 0
    assert len({one.option for one in advice}) == len(advice) == 3


def test_a_blunder_is_warned_of_and_a_good_move_is_not() -> None:
    counsel = coach(Table(Wager(), House(), Seeded(1)), "ann", QUICK)
    warned = counsel.blunder(Take(1))
    assert warned is not None
    assert warned.option == Take(2)
    assert counsel.blunder(Take(2)) is None


class Short(Wager):
    """Looks ahead from the first step only."""

    def horizon(self, state: Paper) -> int:
        return 2 if state.step < 1 else 0


def test_a_future_ends_where_the_game_looks_no_further_ahead() -> None:
    worths = []
    for game in (Wager(), Short()):
        view, _ = open_ask(Table(game, House(), Seeded(1)))
        worths.append(Futures(view, 1, 2, inf)(Candidate((Take(2),), 0.0, 0), 0))
    assert worths == [pytest.approx(8 / 18), pytest.approx(4 / 18)]


def test_a_line_that_ends_the_turn_is_followed_as_far_as_all_others() -> None:
    view, _ = open_ask(Table(Wager(), House(), Seeded(1)))
    one, two = (Candidate((Take(2),) * n, 0.0, 0) for n in (1, 2))
    assert Futures(view, 1, 2, inf)(one, 0) == Futures(view, 1, 2, inf)(two, 0)


class Pause(Wager):
    """Before the second step nothing happens: whoever is asked there has a rule of thumb."""

    def __init__(self, usual: int) -> None:
        super().__init__()
        self.usual = Take(usual)

    def lull(self, state: Paper) -> bool:
        return state.step == 1

    def hunch(self, state: Paper, ask: Ask) -> Option:
        return self.usual


def paused(usual: int) -> tuple[View, Ask]:
    """The ask in the lull."""
    table = Table(Pause(usual), House(), Seeded(1))
    table.answer(table.asks[0].number, "Take 2")
    return open_ask(table)


def test_a_future_ends_at_the_next_lull_and_not_at_the_one_where_it_begins() -> None:
    first, _ = open_ask(Table(Pause(2), House(), Seeded(1)))
    assert Futures(first, 1, 3, inf)(Candidate((Take(2),), 0.0, 0), 0) == pytest.approx(4 / 18)
    second, _ = paused(2)
    assert Futures(second, 1, 3, inf)(Candidate((Take(2),), 0.0, 0), 0) == pytest.approx(12 / 18)


@pytest.mark.parametrize("player", [Greedy(1), Planner(1), Grim(1, QUICK)])
def test_in_a_lull_players_go_by_rules_of_thumb(player: Player) -> None:
    view, open_one = paused(2)
    assert player.answer(view, open_one) == Take(2)


def test_only_what_is_clearly_better_than_the_rule_of_thumb_is_preferred() -> None:
    view, open_one = paused(1)
    assert Greedy(1).answer(view, open_one) == Take(1)
    assert Grim(1, QUICK).answer(view, open_one) == Take(1)  # too few futures to tell
    assert Grim(1, Budget(256, inf)).answer(view, open_one) == Take(2)


def test_what_is_better_by_luck_alone_is_not_preferred() -> None:
    usual, other = Candidate((Take(1),), 0.5, 1), Candidate((Take(2),), 0.5, 1)
    dice = random.Random(3)
    lucky = challenged(usual, [other], 64, inf, lambda one, sample: dice.random())
    assert lucky[0] is usual
    assert [one.tried for one in lucky] == [33, 33]


def test_who_is_not_asked_gets_no_advice() -> None:
    with pytest.raises(Refused, match="bob"):
        coach(Table(Wager(), House(), Seeded(1)), "bob", QUICK)


def test_the_report_tells_luck_from_choice_and_what_would_have_been_better() -> None:
    table = Table(Wager(), House(), None)
    for answer in ("Take 3", "6", "Take 1", "Take 2"):
        table.answer(table.asks[0].number, answer)
    told = report(table, "ann", budget=QUICK)
    gamble, lucky, blunder = told.turning_points
    assert [point.moment.at for point in told.turning_points] == [0, 1, 2]
    assert lucky.change == pytest.approx(told.luck)
    assert told.luck > 0.2
    assert max(gamble.change, blunder.change) < -0.1
    assert gamble.better == blunder.better == Take(2)
    assert told.curve[-2] == pytest.approx(7 / 18)
    assert told.curve[-1] == 0.0, "in the end nothing is left to appraise"


class Tied(Wager):
    """Whoever takes only breaks a tie of those whom nobody plays."""

    ties = frozenset({"take"})


def test_a_broken_tie_is_no_choice_that_could_have_been_better() -> None:
    kinds = []
    for game in (Wager(), Tied()):
        table = Table(game, House(), None)
        for answer in ("Take 1", "Take 1", "Take 2"):
            table.answer(table.asks[0].number, answer)
        kinds.append([one.kind for one in report(table, "ann", budget=QUICK).turning_points])
    assert kinds == [["choice", "choice"], []]


class Volley(Wager):
    """Ann takes; on a 4 or more she hits, and a second die says for how many coins."""

    def __init__(self) -> None:
        Tiny.__init__(self, volley)


def volley(s: Paper) -> Script[None]:
    while s.step < 3:
        yield Mark("ann")
        yield ask("ann")
        (hit,) = yield Roll((d6("black"),), "tiny.roll")
        if hit >= 4:
            (coins,) = yield Roll((d6("white"),), "tiny.roll")
            s.sums["coins"] = s.sums.get("coins", 0) + coins
        s.step += 1
        yield MARK
    s.sums.setdefault("coins", 0)


def test_a_die_that_lets_one_roll_another_is_luck_before_the_other_is_rolled() -> None:
    table = Table(Volley(), House(), None)
    for answer in ("Take 1", "4", "6", "Take 1", "3", "Take 1", "4", "1"):
        table.answer(table.asks[0].number, answer)
    moments = overview(table, "ann").moments
    luck = [round(18 * moment.luck, 2) for moment in moments if moment.seat == FATE]
    whole = TurningPoint(moments[1], 0.2, turn=Turn("ann", 1, moments[:3]))
    assert [moment.at for moment, _ in whole.parts(own=True)] == [2, 1], "by luck in an own turn"
    assert [moment.at for moment, _ in whole.parts(own=False)] == [2], "else by what happened"
    # Half of the shots hit, for 3.5 on average: to hit is worth 1.75 more than was to be expected.
    assert luck[:3] == [1.75, 2.5, -1.75]


def test_the_report_and_the_coach_say_the_same_of_the_same_moment() -> None:
    game = find("realms")
    table = Table(game, game.Options(first_game=True), Seeded(3), seed=3)
    while table.run.state.turn < 3:  # type: ignore[attr-defined]
        number, asked = table.asks[0]
        assert isinstance(asked, Ask)
        table.answer(number, game.hunch(table.run.state, asked) or asked.options[0])
    seen = overview(table, "first")
    curve = seen.report([]).curve
    known = soundings(table, "first", seen.moments, ["first", "second", "first"])
    before = [at for at in known if at < table.set_up]
    assert len(before) > 3
    last, begins = before[-2:]
    steps = [log_odds(curve[at]) for at in range(last, begins + 1)]
    assert max(steps) - min(steps) == pytest.approx(abs(steps[-1] - steps[0])), "no leap in between"
    for at in (before[1], before[-2], max(known)):
        assert curve[at] == pytest.approx(known[at])
        run, entry = table.past(at)(), table.entries(at, at + 1)[0]
        open_then = run.find(entry.ask)
        assert isinstance(open_then, Ask)
        line = Candidate((open_then.read(entry.answer),), 0.5, 0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Grim, "weigh", lambda self, view, ask, line=line: [line])
            view = View(run, entry.ask, "first")
            said = advise(view, open_then, Budget(3 * FUTURES // 2, inf), seed=at, told=False)
        assert said.best[0].worth == pytest.approx(curve[at]), "in as many futures, the same ones"


def test_what_anybody_would_do_at_a_glance_is_tried_whatever_is_planned() -> None:
    """A throw that rules of thumb see at once, and that no planned line begins with."""
    game = find("realms")
    table = Table(game, game.Options(first_game=True), Seeded(6), seed=6)
    while len(table.journal) < 35:
        number, asked = table.asks[0]
        assert isinstance(asked, Ask)
        table.answer(number, game.hunch(table.run.state, asked) or asked.options[0])
    view, asked = open_ask(table)
    glance = game.hunch(view.state, asked)
    assert glance in advise(view, asked, Budget(24, inf), seed=1, told=False).worths


def test_a_report_is_made_step_by_step_and_says_how_far_it_is() -> None:
    table = Table(Wager(), House(), None)
    for answer in ("Take 3", "6", "Take 1", "Take 2"):
        table.answer(table.asks[0].number, answer)
    review, seen = Review(overview(table, "ann")), []
    assert [point.kind for point in review.report.turning_points] == ["luck"], "nothing judged yet"
    while not review.over:
        seen.append(review.done)
        review = review.step(table, budget=QUICK, sure=QUICK)
    assert seen == sorted(seen)
    assert review.done == LOOKED + SURE
    told: list[tuple[int, int]] = []
    whole = report(table, "ann", budget=QUICK, progress=lambda *far: told.append(far))
    assert [one.moment for one in review.report.turning_points] == [
        one.moment for one in whole.turning_points
    ]
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1], "in the end all is done"


class Rest(Option, frozen=True, gc=False):
    """Leave it to the other."""

    ends = True


class Tides(Wager):
    """Whose turn it is seems to be ahead; Bob takes a coin, and lets Ann go on."""

    rivals = True

    def __init__(self) -> None:
        Tiny.__init__(self, tides)

    def appraise(self, state: Paper, seat: str) -> float:
        return 0.5 + 0.3 * (state.step % 2 or -1) - 0.1 * state.sums.get("coins", 0)


def tides(s: Paper) -> Script[None]:
    while s.step < 2:
        yield Mark("bob")
        answer = yield Ask("bob", "take", (Take(1), Rest()), "tiny.take")
        if answer == Take(1):
            s.sums["coins"] = 1
        else:
            s.step += 1
        yield MARK


def test_that_a_rival_ends_the_turn_turns_nothing() -> None:
    table = Table(Tides(), House(), None)
    for answer in ("Take 1", "Rest", "Rest"):
        table.answer(table.asks[0].number, answer)
    told = report(table, "ann", budget=QUICK)
    assert [point.moment.answer for point in told.turning_points] == ["Take 1"]


class Company(Tides):
    """The same on one side: Ann plays for both, or Bob is a computer player."""

    rivals = False


@pytest.mark.parametrize(("people", "told"), [({"ann", "bob"}, {"bob"}), ({"ann"}, set())])
def test_among_companions_people_are_told_what_they_can_try_anew(
    people: set[str], told: set[str]
) -> None:
    table = Table(Company(), House(), None, people=people)
    for answer in ("Take 1", "Rest", "Rest"):
        table.answer(table.asks[0].number, answer)
    points = report(table, "ann", budget=QUICK).turning_points
    assert {point.moment.seat for point in points} == told


class Ambush(Tides):
    """Ann may rest, and is robbed then, and asked nothing more until her next turn."""

    rivals = False

    def __init__(self) -> None:
        Tiny.__init__(self, ambush)


def ambush(s: Paper) -> Script[None]:
    while s.sums.get("turns", 0) < 6:
        if not s.sums.get("rested"):
            yield Mark("ann")
            yield Ask("ann", "take", (Take(1), Pass()), "tiny.take")
            tell(s, "rested", "tiny.take", who="ann")
            s.sums["rested"] = 1
            yield MARK
        if s.sums.get("turns") == 1:
            s.sums["coins"] = 1
            tell(s, "robbed", "tiny.take", who="ann")
        s.sums.update(turns=s.sums.get("turns", 0) + 1, rested=0)
        yield MARK


def test_what_the_game_did_while_somebody_passed_is_told_and_not_that_they_passed() -> None:
    table = Table(Ambush(), House(), None)
    for answer in ("Pass", "Pass"):  # the third turn goes on
        table.answer(table.asks[0].number, answer)
    (point,) = overview(table, "ann").report([]).turning_points
    assert (point.moment.at, point.kind) == (1, "turn")
    assert point.change == pytest.approx(-0.1)
    ((moment, _),) = point.parts(own=True)
    assert [event.key for event in came_of(table, "ann", moment)] == ["robbed"]
    said = point.said(Text([COMMON], "en"), "Ann", own=True, rivals=False)
    assert said.endswith("choices, dice and the enemy together")


def test_what_fate_decided_is_tried_anew_from_the_choice_before_it() -> None:
    table = Table(Wager(), House(), None)
    for answer in ("Take 3", "6", "Take 1", "Take 2"):
        table.answer(table.asks[0].number, answer)
    points = report(table, "ann", budget=QUICK).turning_points
    assert [(point.moment.at, point.again) for point in points] == [(0, 0), (1, 0), (2, 2)]


class Storm(Tides):
    """Ten times the sea takes much whatever Ann does; a die gives a little back."""

    rivals = False

    def __init__(self) -> None:
        Tiny.__init__(self, storm)

    def outcome(self, state: Paper) -> Outcome | None:
        return Outcome({"ann": 0.0, "bob": 0.0}, Words("scene-over")) if state.step > 9 else None

    def appraise(self, state: Paper, seat: str) -> float:
        return 0.7 - 0.06 * state.step + 0.02 * state.sums.get("coins", 0)


def storm(s: Paper) -> Script[None]:
    if not s.sums:
        yield Mark("ann")
        (face,) = yield Roll((d6("white"),), "tiny.roll")
        s.sums["coins"] = int(face)
    while s.step < 10:
        yield Mark("ann")
        yield Ask("ann", "take", (Take(1), Take(2)), "tiny.take")
        s.step += 1
        yield MARK


def test_choices_that_could_not_be_better_hide_no_luck() -> None:
    table = Table(Storm(), House(), None, people={"ann"})
    table.answer(0, "6")
    for _ in range(10):
        table.answer(table.asks[0].number, "Take 1")
    points = report(table, "ann", budget=QUICK).turning_points
    assert ("6", 0) in [(point.moment.answer, point.moment.at) for point in points]


@pytest.mark.parametrize("name", ["berserkers"])
def test_advice_for_a_real_game_names_its_terms_in_both_languages(name: str) -> None:
    game = find(name)
    table = Table(game, sample(game, 1), Seeded(1), seed=1)
    draw = random.Random(1)
    while len(table.asks[0].ask.options) < 3:  # type: ignore[union-attr]
        number, asked = table.asks[0]
        table.answer(number, draw.choice(asked.options))  # type: ignore[union-attr]
    view, asked = open_ask(table)
    for advice in advise(view, asked, Budget(16, 5.0)).best:
        assert advice.option in asked.options
        for reason in advice.reasons:
            for language in ("en", "fr"):
                text = Text.of(game, table.options, language)
                assert text.words(reason.words)
                assert not text.problems


def test_grim_knows_no_more_than_its_seat() -> None:
    game = find("realms")
    table = Table(game, sample(game, 1), Seeded(1), seed=1)
    opened = table.asks[0]
    assert isinstance(opened.ask, Ask)
    player = Grim(1, Budget(8, 60.0), lines=3, options=2)
    mine = player.answer(table.view(opened), opened.ask)
    dealt = table.run.fork(None, opened.ask.seat, dealer=Seeded(99))
    again = Grim(1, Budget(8, 60.0), lines=3, options=2)
    assert again.answer(View(dealt, opened.number, opened.ask.seat), opened.ask) == mine


class Twins(Wager):
    """Take 1 or 2, which come to the same, or 3; Bob is asked afterwards, and his turn begins."""

    def __init__(self, later: bool) -> None:
        Tiny.__init__(self, twins_later if later else twins)


def twins(s: Paper) -> Script[None]:
    """Two coins for a 1 and for a 2, one for a 3."""
    yield Mark("ann")
    taken = yield ask("ann")
    s.sums["coins"] = 1 if taken.n == 3 else 2
    s.step = 3
    yield Mark("bob")
    yield ask("bob")


def twins_later(s: Paper) -> Script[None]:
    """Nothing at once; at the end of the turn a coin for each that was taken."""
    yield Mark("ann")
    first = yield ask("ann")
    yield MARK
    yield Ask("ann", "take", (Rest(),), "tiny.take")
    s.sums["coins"] = first.n
    yield Mark("bob")
    yield ask("bob")


def test_options_that_come_to_the_same_say_so() -> None:
    counsel = coach(Table(Twins(later=False), House(), Seeded(1)), "ann", QUICK)
    alike = {one.option: one.alike for one in counsel.best}
    assert alike[Take(3)] is None
    for mine, other in ((Take(1), Take(2)), (Take(2), Take(1))):
        found = alike[mine]
        assert found is not None
        assert (found.option, found.even) == (other, True)
        assert found.said(Text([COMMON], "en"), "take it") == "comes to the same as: take it"
        assert (
            found.said(Text([COMMON], "fr"), "prendre")
            == "revient au même que\N{NO-BREAK SPACE}: prendre"
        )


def test_what_differs_only_later_in_the_turn_is_the_reason() -> None:
    counsel = coach(Table(Twins(later=True), House(), Seeded(1)), "ann", QUICK)
    best = next(one for one in counsel.best if one.option == Take(3))
    assert best.alike is None
    assert [(one.term, one.better > 0, one.later) for one in best.reasons] == [
        ("coins", True, True)
    ]


def test_nothing_is_called_about_the_same_beside_figures_that_say_otherwise() -> None:
    view, asked = open_ask(Table(Wager(), House(), Seeded(1)))
    close = [Candidate((Take(n),), worth, 1) for n, worth in ((2, 0.512), (1, 0.511))]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Grim, "weigh", lambda self, view, ask: close)
        patch.setattr("grimtable.minds.coach._is_even", lambda one, other: True)
        for shown, said in (
            ({Take(2): 0.67, Take(1): 0.65}, True),
            ({Take(2): 0.67, Take(1): 0.61}, False),
        ):
            patch.setattr(Ranking, "chances", lambda self, shown=shown: shown)
            found = advise(view, asked, QUICK).best
            assert any(one.alike is not None for one in found) is said


def test_what_alone_was_tried_is_compared_with_the_rest() -> None:
    view, asked = open_ask(Table(Wager(), House(), Seeded(1)))
    only = Candidate((Take(2),), 0.5, 1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Grim, "weigh", lambda self, view, ask: [only])
        (advice,) = advise(view, asked, QUICK).best
    assert (advice.option, advice.reasons[0].term) == (Take(2), "coins")
    assert advice.reasons[0].better > 0


def test_options_of_about_the_same_worth_say_so_and_no_term_speaks_for_and_against() -> None:
    view, asked = open_ask(Table(Wager(), House(), Seeded(1)))
    close = [Candidate((Take(n),), worth, 1) for n, worth in ((2, 0.533), (1, 0.531), (3, 0.4))]
    soon, late = ([{DECIDED: 0.0, "coins": n} for n in of] for of in ((1, 3, 2), (5, 3, 2)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Grim, "weigh", lambda self, view, ask: close)
        told = iter([Sight(terms, terms["coins"] / 18) for terms in soon])
        patch.setattr("grimtable.minds.coach._soon", lambda *about: next(told))
        patch.setattr("grimtable.minds.coach._late", lambda *about: [[terms] for terms in late])
        best, even, worse = advise(view, asked, QUICK).best
    assert [(one.term, one.better > 0, one.later) for one in best.reasons] == [
        ("coins", True, True)
    ]
    assert best.alike is None
    assert worse.alike is None
    assert even.alike is not None
    assert even.alike.option == Take(2)
    words = "on the whole worth about the same as: take it"
    assert even.alike.said(Text([COMMON], "en"), "take it") == words


def test_at_the_bonfire_nothing_of_a_fight_is_held_against_what_can_be_done_before_it() -> None:
    table = Table(find("dark_souls"), find("dark_souls").Options(), Seeded(3))
    while (asked := table.asks[0].ask) and isinstance(asked, Ask) and asked.what != "bonfire":
        table.answer(table.asks[0].number, asked.options[0])
    bare = coach(table, asked.seat, QUICK, seed=7)
    kinds = {type(one.option).__name__ for one in bare.best}
    assert kinds == {"Enter"}, "what would change nothing is not compared"
    s = table.view(table.asks[0]).state.clone()
    s.souls = 1
    run = Run(table.game, s, Seeded(3))
    number, asked = run.asks[0]
    assert isinstance(asked, Ask)
    counsel = advise(View(run, number, asked.seat), asked, QUICK, seed=7)
    kinds = {type(one.option).__name__ for one in counsel.best}
    assert kinds == {"Enter", "Buy"}
    for one in counsel.best:
        fight = type(one.option).__name__ == "Enter"
        assert not any((reason.term in ("race", "arms")) != fight for reason in one.reasons)
    first, second = counsel.best[:2]
    assert round(100 * first.worth) - round(100 * second.worth) <= 1
    assert any(reason.better > 0 for reason in first.reasons) or first.alike is not None


def tried(n: int, *worths: float) -> Candidate:
    """Take n, and what that was worth in each future."""
    one = Candidate((Take(n),), 0.0, 0)
    one.total, one.tried, one.seen = sum(worths), len(worths), dict(enumerate(worths))
    return one


def advised(
    weighed: list[Candidate], soon: tuple[float, ...], late: tuple[float, ...] = (0, 0)
) -> Counsel:
    """What is said where these were tried, and so many coins are seen at once and later."""
    view, asked = open_ask(Table(Wager(), House(), Seeded(1)))
    sights = iter([Sight({DECIDED: 0.0, "coins": n}, n / 18) for n in soon])
    ends = [[{DECIDED: 0.0, "coins": n}] for n in late]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Grim, "weigh", lambda self, view, ask: weighed)
        patch.setattr("grimtable.minds.coach._soon", lambda *about: next(sights))
        patch.setattr("grimtable.minds.coach._late", lambda *about: ends)
        return advise(view, asked, QUICK, told=False)


def test_where_only_chance_tells_two_apart_the_better_looking_comes_first() -> None:
    by_chance = [tried(1, 0.6, 0.4, 0.52), tried(2, 0.4, 0.6, 0.5)]
    first, second = advised(by_chance, soon=(1, 3)).best
    assert (first.option, first.reasons[0].better > 0) == (Take(2), True)
    assert first.worth == second.worth
    assert second.alike is not None
    assert (second.alike.option, second.alike.differs) == (Take(2), True)


def test_what_is_clearly_better_comes_first_and_says_that_its_advantage_comes_later() -> None:
    clearly = [tried(1, 0.6, 0.7, 0.65), tried(2, 0.4, 0.5, 0.46)]
    first, second = advised(clearly, soon=(1, 3)).best
    assert [(one.term, one.better > 0) for one in first.reasons] == [
        (BEYOND, True),
        ("coins", False),
    ]
    assert [(one.term, one.better > 0) for one in second.reasons] == [
        (BEYOND, False),
        ("coins", True),
    ]
    assert first.reasons[0].said(Text([COMMON], "en")) == "what it is good for shows only later"
    first, second = advised(clearly, soon=(1, 3), late=(5, 3)).best
    assert [(one.better > 0, one.later) for one in first.reasons] == [(True, True)]
    assert [(one.better > 0, one.later) for one in second.reasons] == [(False, True)]


def reserve(s: Paper) -> Script[None]:
    """Nothing is paid before the second answer, and all before the next mark."""
    yield Mark("ann")
    yield ask("ann")
    second = yield ask("ann")
    s.sums["coins"] = second.n
    yield Mark("bob")
    yield ask("bob")


class Reserve(Wager):
    """What is taken second counts."""

    def __init__(self) -> None:
        Tiny.__init__(self, reserve)


def test_what_an_option_is_held_back_for_is_seen_at_once() -> None:
    view, asked = open_ask(Table(Reserve(), House(), Seeded(1)))
    lines = [Candidate((Take(1), Take(3)), 0.4, 1), Candidate((Take(2), Take(1)), 0.3, 1)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Grim, "weigh", lambda self, view, ask: lines)
        first, second = advise(view, asked, QUICK).best
    assert [(one.term, one.better, one.later) for one in first.reasons] == [("coins", 2, False)]
    assert [(one.term, one.better, one.later) for one in second.reasons] == [("coins", -2, False)]


def test_the_coach_and_the_report_speak_of_the_same_chance() -> None:
    game = find("berserkers")
    table = Table(game, sample(game, 1), Seeded(1), seed=1)
    while table.asks[0].ask.what != "act":  # type: ignore[union-attr]
        table.answer(table.asks[0].number, table.asks[0].ask.options[0])  # type: ignore[union-attr]
    view, asked = open_ask(table)
    weighed = [Candidate((option,), 0.1, 1) for option in tuple(asked.options)[:2]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Grim, "weigh", lambda self, view, ask: weighed)
        patch.setattr(
            "grimtable.minds.ranking.best_line",
            lambda view, seed, late, option: Candidate((option,), 0.1, 1),
        )
        counsel = advise(view, asked, QUICK)
    stands = fitted(game).chance(0.1)
    assert stands > 0.2
    assert set(counsel.worths.values()) == {counsel.best[0].worth} == {stands}


class Pairs(Wager):
    """Two answers in a turn, and coins for all that is taken."""

    def __init__(self) -> None:
        Tiny.__init__(self, pairs)


def pairs(s: Paper) -> Script[None]:
    yield Mark("ann")
    for _ in range(2):
        taken = yield ask("ann")
        s.sums["coins"] = s.sums.get("coins", 0) + taken.n
        yield MARK
    s.step = 3
    yield Mark("bob")


@pytest.mark.parametrize(
    ("answers", "even", "mistakes"),
    [
        (("Take 1", "Take 1"), frozenset(), [0, 1]),
        (("Take 1", "Take 2"), frozenset(), []),
        (("Take 1", "Take 1"), frozenset({Take(1)}), []),
    ],
)
def test_no_choice_is_a_mistake_if_the_better_was_done_too_or_is_better_by_chance(
    answers: tuple[str, ...], even: frozenset[Option], mistakes: list[int]
) -> None:
    table = Table(Pairs(), House(), None)
    for answer in answers:
        table.answer(table.asks[0].number, answer)
    reasons = (Reason("steps", -1.0), Reason("coins", 1.0))
    best = Counsel([Advice(Take(2), 0.8, (), reasons)], {Take(2): 0.8, Take(1): 0.5}, even)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("grimtable.minds.mistakes.advise", lambda *about, **more: best)
        points = report(table, "ann", budget=QUICK).turning_points
    assert [point.moment.at for point in points] == mistakes
    assert all(point.why == reasons[1:] for point in points), "what speaks for the better"
    assert {point.kind for point in points} <= {"choice"}


class Siege(Tides):
    """Ann rests, and Bob takes four coins in a turn, one after the other; then it is over."""

    def __init__(self) -> None:
        Tiny.__init__(self, siege)

    def appraise(self, state: Paper, seat: str) -> float:
        moving = 0.1 if state.step == 1 else 0.0
        return 0.6 - 0.1 * state.sums.get("coins", 0) - moving


def siege(s: Paper) -> Script[None]:
    yield Mark("ann")
    yield Ask("ann", "take", (Rest(),), "tiny.take")
    s.step = 1
    yield Mark("bob")
    for coins in range(1, 5):
        yield Ask("bob", "take", (Take(1), Take(2)), "tiny.take")
        s.sums["coins"] = coins
        yield MARK
    yield Ask("bob", "take", (Rest(),), "tiny.take")
    s.step = 2
    yield Mark("ann")
    yield Ask("ann", "take", (Rest(),), "tiny.take")


def test_a_whole_turn_in_which_no_single_thing_decided_is_a_turning_point() -> None:
    table = Table(Siege(), House(), None)
    for answer in ("Rest", *["Take 1"] * 4, "Rest", "Rest"):
        table.answer(table.asks[0].number, answer)
    told = report(table, "ann", budget=QUICK)
    (point,) = told.turning_points
    assert point.turn is not None
    assert (point.kind, point.turn.whose, point.turn.number, point.again) == ("turn", "bob", 1, 0)
    assert point.change == pytest.approx(-0.3)
    parts = [(moment.at, round(change, 3)) for moment, change in point.parts(own=False)]
    assert parts == [(1, -0.1), (2, -0.1), (3, -0.1)], "three of the four alike"
    # Against what happened there is only what luck withheld: nothing, where no die was rolled.
    assert not point._replace(change=0.3).parts(own=False)
    text = Text([COMMON], "en")
    assert point.said(text, "Bob", own=False).startswith("Bob, turn 1 as a whole: what they did")
    # What comes before anybody's first turn names nobody, and no "turn 0".
    before = point._replace(turn=point.turn._replace(whose="", number=0))
    for language, begins in (
        ("en", "The beginning as a whole: "),
        ("fr", "Le début dans son ensemble"),
    ):
        for own in (True, False):
            assert before.said(Text([COMMON], language), "", own=own).startswith(begins)
    # That Bob has moved and Ann may move again is no turn of the game: the curve falls evenly.
    assert told.curve[1:6] == pytest.approx([0.42, 0.34, 0.26, 0.18, 0.2])


class Fallen(Wager):
    """Ann is down when a three was taken in vain."""

    def fallen(self, state: Paper) -> frozenset[str]:
        return frozenset({"ann"} if state.sums.get("coins", 0) == 4 and state.step > 1 else ())

    def appraise(self, state: Paper, seat: str) -> float:
        return super().appraise(state, seat) - (0.15 if self.fallen(state) else 0.0)


def test_a_fall_is_a_turning_point_of_its_own_from_the_roll_on_that_led_to_it() -> None:
    table = Table(Fallen(), House(), None)
    for answer in ("Take 2", "Take 3", "1", "Take 1"):
        table.answer(table.asks[0].number, answer)
    seen = overview(table, "ann")
    (fall,) = seen.falls
    assert (fall.kind, fall.moment.at, fall.since, fall.moment.fell) == ("fall", 2, 2, ("ann",))
    assert fall.change == pytest.approx(fall.moment.after - fall.moment.before)
    told = seen.report([]).turning_points
    assert [point.kind for point in told if point.moment.at == 2] == ["fall"], "and is told once"


def test_what_had_to_come_is_not_named_for_what_led_to_it() -> None:
    rang = Moment(0, "ann", "Ring", 0.4, 0.42, 0.42, 0.42)
    card = Moment(1, FATE, "Event", 0.42, 0.54, 0.54, 0.54)
    whole = TurningPoint(card, 0.14, turn=Turn("ann", 1, [rang, card]))
    assert [(m.answer, round(change, 2)) for m, change in whole.parts(own=True)] == [("Ring", 0.14)]


def test_a_blow_that_missed_is_no_part_of_what_went_well_and_the_parts_add_up() -> None:
    struck = Moment(0, "ann", "Strike", 0.50, 0.53, 0.53, 0.53)
    missed = Moment(1, FATE, "3", 0.53, 0.49, 0.53, 0.49)
    hit = Moment(2, "ann", "Strike", 0.49, 0.50, 0.50, 0.50)
    crit = Moment(3, FATE, "20", 0.50, 0.56, 0.50, 0.56)
    ended = Moment(4, "ann", "Done", 0.56, 0.64, 0.64, 0.64, ends=True, declines=True)
    let = Moment(5, "bob", "Pass", 0.64, 0.68, 0.68, 0.68, declines=True)
    turn = Turn("ann", 1, [struck, missed, hit, crit, ended, let])
    assert sum(change for _, change in turn.deeds) == pytest.approx(turn.change)
    parts = TurningPoint(ended, 0.18, turn=turn).parts(own=True, rivals=False)
    assert [(one.at, round(change, 2)) for one, change in parts] == [(4, 0.12), (3, 0.07)]


def test_a_turn_that_one_roll_decided_is_told_by_that_roll() -> None:
    table = Table(Wager(), House(), None)
    for answer in ("Take 3", "6", "Take 2", "Take 2"):
        table.answer(table.asks[0].number, answer)
    points = report(table, "ann", budget=QUICK).turning_points
    assert [(point.moment.at, point.kind) for point in points if point.change > 0] == [(1, "luck")]


def test_what_comes_to_the_same_as_a_third_says_what_speaks_against_it_all_the_same() -> None:
    close = [Candidate((Take(n),), worth, 1) for n, worth in ((1, 0.404), (2, 0.401), (3, 0.401))]
    first, *twins = advised(close, soon=(1, 3, 3), late=(5, 4, 4)).best
    assert [(one.better > 0, one.later) for one in first.reasons] == [(True, True)]
    for twin, other in zip(twins, (Take(3), Take(2)), strict=True):
        assert twin.alike is not None
        assert (twin.alike.option, twin.alike.differs) == (other, False)
        assert [(one.better > 0, one.later) for one in twin.reasons] == [(False, True)]


@pytest.mark.parametrize(("gained", "first"), [(0.0, Rest()), (1.0, Take(1))])
def test_where_nothing_is_gained_doing_nothing_comes_first_and_a_gain_is_seen(
    gained: float, first: Option
) -> None:
    idle = tried(2, 0.4, 0.6, 0.5)
    idle.answers = (Rest(),)
    best = advised([tried(1, 0.6, 0.4, 0.52), idle], soon=(1 + gained, 1)).best[0]
    assert best.option == first
    if not gained:
        assert best.alike is not None
        words = best.alike.said(Text([COMMON], "en"), "take it")
        assert words == "comes to the same as: take it"
