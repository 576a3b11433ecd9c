"""The appraisal is sound: a greedy player that follows it beats a random one."""

from __future__ import annotations

from math import inf

import pytest

from grimtable.games.realms import GAME, judgement, worths
from grimtable.games.realms.hunch import hunch
from grimtable.games.realms.options import Buy, EndTurn, Move, Reroll, Strike
from grimtable.games.realms.recruiting import stands_alone
from grimtable.games.realms.state import Options
from grimtable.kernel.asks import Ask, Mark, No, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Heard, Run
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.minds import Greedy, Grim, Planner, Player, Random, View
from grimtable.minds.chances import log_odds, outlook
from grimtable.minds.coach import BEYOND, advise
from grimtable.minds.grim import Budget
from grimtable.minds.lines import course
from grimtable.minds.moments import Moment, Turn, TurningPoint
from grimtable.minds.ranking import Ranking
from grimtable.minds.trials import Candidate, Futures
from tests.games.realms.table import PACK, Battlefield

TEXT = Text.of(GAME, Options(packs=(PACK,)), "en")


def duel(first: Player, second: Player, seed: int) -> str:
    run = Run(GAME, GAME.new(Options("frost", "frost")), Seeded(seed))
    players = {"first": first, "second": second}
    while not run.over:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        run.give(number, players[ask.seat].answer(View(run, number, ask.seat), ask))
    winner: str = run.state.winner  # type: ignore[attr-defined]
    return winner


def test_greedy_beats_random_from_both_seats() -> None:
    won = [duel(Greedy(i, samples=1), Random(i), i) == "first" for i in range(2)]
    won += [duel(Random(i), Greedy(i, samples=1), i) == "second" for i in range(2)]
    assert all(won)


def test_it_is_better_to_have_hurt_than_to_be_hurt() -> None:
    field = ("p1 grunt c3", "q1 grunt c4")
    even = GAME.appraise(Battlefield(*field).s, "first")
    hurt = GAME.appraise(Battlefield("p1 grunt c3 damage=4", "q1 grunt c4").s, "first")
    ahead = GAME.appraise(Battlefield("p1 grunt c3", "q1 grunt c4 damage=4").s, "first")
    assert hurt < even < ahead
    poisoned = GAME.appraise(Battlefield("p1 grunt c3", "q1 grunt c4 poison=1").s, "first")
    assert even < poisoned


def test_it_is_worth_1_to_have_won_and_between_0_and_1_before() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted damage=9", fate=[1])
    assert 0 < GAME.appraise(t.s, "second") < 0.5 < GAME.appraise(t.s, "first") < 1
    t.do("Strike p1 q1")
    assert (GAME.appraise(t.s, "first"), GAME.appraise(t.s, "second")) == (1.0, 0.0)


def recruiting(seed: int) -> tuple[View, Ask]:
    """Both have kept their cards, and the first player may buy."""
    run = Run(GAME, GAME.new(Options("frost", "frost")), Seeded(seed))
    while run.state.phase == "draw":  # type: ignore[attr-defined]
        run.give(run.asks[0].number, run.asks[0].ask.options[0])  # type: ignore[union-attr]
    number, ask = run.asks[0]
    assert isinstance(ask, Ask)
    return View(run, number, ask.seat), ask


def test_the_strongest_player_tries_whole_armies_in_battle() -> None:
    view, ask = recruiting(1)
    player = Grim(1, Budget(32, inf))
    armies = player.weigh(view, ask)
    assert len({frozenset(one.answers) for one in armies}) > 8, "no two of them alike"
    assert armies[0].tried == max(one.tried for one in armies) > armies[-1].tried
    for army in armies:
        run = view.fork(Seeded(1))
        for option in army.answers:
            (mine,) = (opened for opened in run.asks if opened.ask.seat == view.seat)
            run.answer(mine.number, option)
        assert all(opened.ask.seat != view.seat for opened in run.asks), "it is bought to its end"
    assert player.answer(view, ask) == armies[0].answers[0]
    assert [step.answer for step in player.plan] == [str(one) for one in armies[0].answers[1:]]


def test_by_rules_of_thumb_the_best_army_is_bought_bodies_first_and_all_are_placed() -> None:
    view, ask = recruiting(1)
    bought = hunch(view.state, ask)
    assert stands_alone(view.state.kind(bought.card))  # type: ignore[union-attr]
    best = worths.best_army(worths.lot_of(view.state, "first"))
    run = view.fork(Seeded(1))
    while run.state.phase in ("recruit", "place"):  # type: ignore[attr-defined]
        number, asked = run.asks[0]
        assert isinstance(asked, Ask)
        answer = hunch(run.state, asked)  # type: ignore[arg-type]
        assert answer is not None
        run.answer(number, answer)
    assert len(run.state.field) > 10, "both armies"  # type: ignore[attr-defined]
    mine = [c.kind for c in run.state.cards.values() if c.seat == "first"]  # type: ignore[attr-defined]
    assert sorted(mine) == sorted(best)


def test_a_plan_to_buy_is_followed_while_the_other_buys_too() -> None:
    """Asks are numbered as they come: another's answers in between change nothing of the plan."""
    view, ask = recruiting(1)
    player = Planner(1, seconds=inf)
    run, bought = view.fork(Seeded(1)), 0
    planned: list[str] = []
    while run.state.phase == "recruit":  # type: ignore[attr-defined]
        number, ask = run.asks[bought % len(run.asks)]  # type: ignore[assignment]
        bought += 1
        assert isinstance(ask, Ask)
        if ask.seat == view.seat:
            answer = player.answer(View(run, number, ask.seat), ask)
            planned = planned or [str(answer), *(step.answer for step in player.plan)]
            assert str(answer) == planned.pop(0)
        else:
            answer = hunch(run.state, ask)  # type: ignore[arg-type, assignment]
        run.give(number, answer)


def test_by_rules_of_thumb_a_spell_is_cast_where_it_does_most() -> None:
    """The worse wound is healed, and nobody who is whole."""
    t = Battlefield("p1 medic c1", "p2 grunt c2 damage=1", "p3 grunt b2 damage=3", "q1 grunt c6")
    assert str(hunch(t.s, t.run.asks[0].ask)) == "Use p1 effect-heal-3 p3"  # type: ignore[arg-type]
    whole = Battlefield("p1 medic c1", "p2 grunt c2", "q1 grunt c6")
    assert "heal" not in str(hunch(whole.s, whole.run.asks[0].ask))  # type: ignore[arg-type]


def test_who_can_strike_gains_nothing_by_a_walk_around() -> None:
    """Only who is not there yet comes nearer: a strike is what counts."""
    foes = ("q1 grunt c4", "q2 grunt e6")
    near = [Battlefield(f"p1 grunt {square}", *foes).s for square in ("b3", "c3", "d3")]
    assert {judgement.might(s, "first").ground for s in near} == {0.0}
    assert judgement.might(Battlefield("p1 grunt c2", *foes).s, "first").ground < 0


def test_the_first_turn_of_a_battle_is_a_turn_and_hands_apart_it_begins_even() -> None:
    """One hand may be much better than the other; the mean of many is the game's own."""
    chances = []
    for seed in range(24):
        table = Table(GAME, Options("frost", "frost"), Seeded(seed))
        while table.run.state.phase != "battle":  # type: ignore[attr-defined]
            number, ask = table.asks[0]
            assert isinstance(ask, Ask)
            before = outlook(GAME, table.run.state, "first")
            assert before == 0.5, "armies that nobody has seen are even"
            table.answer(number, hunch(table.run.state, ask))  # type: ignore[arg-type]
        assert table.set_up == table.answered, "nobody has moved yet"
        chances.append(outlook(GAME, table.run.state, "first"))
        assert chances[-1] + outlook(GAME, table.run.state, "second") == pytest.approx(1.0)
    assert 0.3 < sum(chances) / len(chances) < 0.7


class Stands:
    """Listens to a game, and notes the phases in which it was asked how it stands."""

    def __init__(self) -> None:
        self.phases: set[str] = set()

    def heard(self, heard: Heard) -> None:
        """Nothing: only marks count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        for seat in ("first", "second"):
            assert 0 < GAME.appraise(run.state, seat) < 1  # type: ignore[arg-type]
            assert GAME.terms(run.state, seat)  # type: ignore[arg-type]
        self.phases.add(run.state.phase)  # type: ignore[attr-defined]


def test_how_it_stands_is_known_when_all_lies_face_down_and_nothing_is_in_play_yet() -> None:
    run, stands = Run(GAME, GAME.new(Options("frost", "frost")), Seeded(3)), Stands()
    run.listen(stands)
    while run.state.phase != "battle":  # type: ignore[attr-defined]
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        answer = hunch(run.state, ask)  # type: ignore[arg-type]
        assert answer is not None
        run.give(number, answer)
    assert "reveal" in stands.phases


def test_of_two_equal_cards_the_coach_names_one_and_gives_both_the_same_chance() -> None:
    view, ask = recruiting(1)
    kinds: dict[str, list[Option]] = {}
    for option in ask.options:
        if isinstance(option, Buy):
            kinds.setdefault(view.state.cards[option.card].kind, []).append(option)
    one, other = next(same for same in kinds.values() if len(same) > 1)[:2]
    weighed = [Candidate((one,), 0.5, 1), Candidate((other,), 0.3, 1)]
    ranking = Ranking(view, weighed)
    assert [best.answers[0] for best in ranking.order] == [one]
    chances = ranking.chances()
    assert chances[one] == chances[other]


def test_the_coach_looks_beyond_what_the_rival_answers() -> None:
    """A lone grunt that strikes is struck back by three: at once it looks better than it is."""
    t = Battlefield("p1 grunt c3", "q1 grunt c4", "q2 grunt b4", "q3 grunt d4")
    number, ask = t.run.asks[0]
    assert isinstance(ask, Ask)
    view = View(t.run, number, ask.seat)
    counsel = advise(view, ask, Budget(48, inf), told=False)
    struck = view.after(Strike("p1", "q1"), until="blow")
    at_once = struck.mean(lambda state: outlook(GAME, state, "first"))
    assert counsel.worths[Strike("p1", "q1")] < at_once


def test_a_walk_to_and_fro_is_not_advised() -> None:
    """Who stands beside the enemy gains nothing by going around it."""
    t = Battlefield("p1 grunt c3", "q1 grunt c4")
    number, ask = t.run.asks[0]
    assert isinstance(ask, Ask)
    view, walk = View(t.run, number, ask.seat), next(one for one in ask.options if one.goes)
    weighed = [Candidate((walk,), 0.9, 12), Candidate((Strike("p1", "q1"),), 0.1, 12)]
    Futures(view, 0, 2, inf).level(weighed, 1)
    ranking = Ranking(view, weighed)
    ranking.level(3, (), 0, Budget(48, inf))
    assert ranking.order[0].answers[0] == Strike("p1", "q1")


def test_who_is_ahead_may_not_wait_until_it_is_a_draw() -> None:
    field = ("p1 grunt c3", "p2 grunt b3", "q1 grunt c4")
    ahead = [GAME.appraise(Battlefield(*field, quiet=n).s, "first") for n in (0, 3, 12, 19)]
    behind = [GAME.appraise(Battlefield(*field, quiet=n).s, "second") for n in (0, 3, 12, 19)]
    assert ahead[0] == ahead[1] > ahead[2] > ahead[3] > 0.5
    assert behind[0] == behind[1] < behind[2] < behind[3] < 0.5
    s = Battlefield(*field, quiet=12).s
    terms = GAME.terms(s, "first")
    assert terms["quiet"] < 0
    assert sum(terms.values()) == pytest.approx(log_odds(GAME.appraise(s, "first")))


def test_the_fair_player_presses_an_armored_last_one_in_the_corner() -> None:
    """Each blow costs more than it does, but waiting would give the victory away."""
    t = Battlefield(
        "p1 smith-warden a1", "p2 watch-idol b1 damage=5", "q1 bone-slinger a3",
        "q2 stitched-giant c2 damage=1", "q3 grave-hound b3", "q4 gloom-witch c1 damage=2",
        "q5 gloom-witch d3", "q6 bone-slinger b4", seed=1, quiet=4, active="second",
    )  # fmt: skip
    player = Planner(1, seconds=inf)
    while not t.run.over and t.s.quiet:
        number, ask = t.run.asks[0]
        assert isinstance(ask, Ask)
        view = View(t.run, number, ask.seat)
        option = player.answer(view, ask) if ask.seat == "second" else ask.options[-1]
        t.run.give(number, option)
    assert t.s.winner != "draw"


def test_a_plan_names_who_has_walked_where_it_then_stands() -> None:
    t = Battlefield("p1 grunt c2", "q1 weak c4 exhausted")
    (opened,) = t.run.asks
    view = View(t.run, opened.number, "first")
    told = course(view, (Move("p1", "c3"), Strike("p1", "q1")), 0, -inf)
    seen = GAME.scene(t.s, "first")
    assert told.first.said(TEXT, seen).startswith("Grunt (c2): walk to c3")
    assert told.said(TEXT, seen).startswith("then Grunt (c3): strike Weakling (c4)")


def test_a_reason_names_whom_it_is_about() -> None:
    t = Battlefield("p1 grunt c3", "p2 grunt b3", "q1 weak c4 exhausted", "q2 weak b4")
    (opened,) = t.run.asks
    assert isinstance(opened.ask, Ask)
    said = advise(View(t.run, opened.number, "first"), opened.ask, Budget(12, inf), told=False).best
    reasons = [reason for one in said for reason in one.reasons if reason.term != BEYOND]
    assert reasons
    for reason in reasons:
        name = "Weakling" if reason.term.startswith("foes-") else "Grunt"
        assert f": {name} (" in reason.said(TEXT)


def test_in_which_order_cards_are_recruited_makes_no_difference() -> None:
    view, ask = recruiting(1)
    kinds = {GAME.twin(view.state, o): o for o in ask.options if isinstance(o, Buy)}
    one, two, three, *_ = kinds.values()
    tried = [Candidate((one, two), 0.8, 1), Candidate((three,), 0.75, 1), Candidate((two,), 0.7, 1)]
    chances = Ranking(view, tried).chances()
    assert chances[one] == chances[two] > chances[three]


def test_to_keep_a_roll_is_not_better_for_a_plan_for_the_rest_of_the_turn() -> None:
    field = ("p1 skilled c3", "p2 grunt d3", "q1 weak c4 exhausted", "q2 weak d4 exhausted")
    t = Battlefield(*field, fate=[1]).do("Strike p1 q1")
    view = View(t.run, t.run.asks[0].number, "first")
    planned = (Strike("p2", "q2"), EndTurn())
    lines: list[tuple[Option, ...]] = [(No(), *planned), (Reroll(),)]
    ranking = Ranking(view, [Candidate(line, 0.5, 12) for line in lines])
    assert [one.answers for one in ranking.order] == [(No(),), (Reroll(),)]
    ranking.level(3, (), 1, Budget(60, inf))
    assert [one.answers[0] for one in ranking.order] == [Reroll(), No()]
    assert len({len(one.chances) for one in ranking.order}) == 1
    calm = Battlefield(*field)
    view = View(calm.run, calm.run.asks[0].number, "first")
    assert Ranking(view, [Candidate(planned, 0.5, 12)]).order[0].answers == planned


def test_a_blow_is_also_tried_before_what_the_best_line_does_besides() -> None:
    """Else it would be compared without the walks that other lines have before their blows."""
    t = Battlefield(
        "p1 grunt c3", "p2 tank b1", "p3 grunt e1", "q1 weak c4 exhausted damage=9", "q2 tank e6"
    )
    (opened,) = t.run.asks
    view = View(t.run, opened.number, "first")
    kill = Strike("p1", "q1")
    plain = Planner(1, seconds=inf).candidates(view, 8, 1, 12)
    assert all(len(one.answers) == 1 for one in plain if one.answers[0] == kill)
    found = Planner(1, seconds=inf).candidates(view, 8, 1, 12, blows=3)
    lines = [one.answers for one in found if one.answers[0] == kill]
    assert any(isinstance(option, Move) for line in lines for option in line)
    for line in lines:
        (step,) = Planner(1, seconds=inf).steps(view, line)
        assert step.answer == str(kill), "what follows depends on the dice"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_says_that_a_turn_came_to_less_than_was_to_be_expected(language: str) -> None:
    text = Text.of(GAME, Options(), language)
    one = Moment(0, "first", "EndTurn", 0.7, 0.58, 0.7, 0.7)
    for after, words in (
        (0.58, {"en": "less than the beginning", "fr": "moins que"}),
        (0.8, {"en": "more than the beginning", "fr": "plus que"}),
    ):
        turn = Turn("first", 2, [one._replace(after=after)])
        point = TurningPoint(one, turn.change, turn=turn)
        assert words[language] in point.said(text, "Player 1", own=True)


def test_who_stands_beside_a_certain_kill_strikes() -> None:
    """To kill the nearest enemy takes nobody back, though all others are further away."""
    t = Battlefield(
        "p1 sellsword c2 exhausted", "p2 paladin d3 exhausted", "p3 griffin air exhausted damage=1",
        "p4 pilgrim a3 exhausted damage=3", "p5 paladin grave", "p6 sun-archer grave",
        "p7 lion-of-the-sun grave", "p8 dove-herald grave", "p9 lion-of-the-sun grave",
        "q1 bone-slinger d6 exhausted", "q2 barrow-knight b4 damage=5", "q3 stitched-giant a4",
        "q4 grave-hound e5 damage=1", "q5 bone-slinger a5 exhausted", "q6 restless-bones d5",
        "q7 gloom-witch c5 exhausted damage=3", "q8 marsh-ghoul grave",
        active="second", turn=6, seed=1,
    )  # fmt: skip
    ask = t.ask
    best = Planner(1, seconds=inf).answer(View(t.run, t.run.asks[0].number, "second"), ask)
    assert str(best) in ("Strike q2 p4", "Strike q3 p4")


def test_nobody_is_walked_twice_in_a_row_by_a_plan() -> None:
    """What two walks of one card lead to, one leads to as well: no plan goes to and fro."""
    assert Move("q1", "e5").undoes(Move("q1", "d5"))
    assert not Move("q1", "e5").undoes(Move("q2", "d5"))
    assert not Move("q1", "e5").undoes(Strike("q1", "p1"))
