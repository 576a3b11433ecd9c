from collections.abc import Callable

import pytest

from grimtable.kernel import (
    MARK,
    Answer,
    Ask,
    Fate,
    Option,
    Run,
    Script,
    Scripted,
    Seeded,
    Together,
    playout,
)
from grimtable.kernel.errors import NotAnOption, ScriptError, Stale
from grimtable.kernel.position import encoded
from grimtable.kernel.run import Open
from tests.kernel.tiny import Paper, Take, Tiny, ask, paper, roll


def alone(s: Paper) -> Script[None]:
    """Ann takes, the die is rolled, Ann takes again, twice over."""
    while s.step < 2:
        yield MARK
        first = yield ask("ann")
        (face,) = yield roll()
        last = yield ask("ann", upto=face)
        s.notes.append(f"{first.n} {face} {last.n}")
        s.step += 1


def both(s: Paper) -> Script[None]:
    """Ann and Bob take twice at once, with a roll between."""
    yield MARK
    s.sums = yield Together({"ann": twice(s, "ann"), "bob": twice(s, "bob")})
    yield ask("ann", "after")


def twice(s: Paper, seat: str) -> Script[int]:
    first = yield ask(seat)
    (face,) = yield roll()
    last = yield ask(seat)
    s.notes.append(seat)
    return int(first.n * 100 + face * 10 + last.n)


def start(
    script: Callable[[Paper], Script[None]], fate: Fate | None = None, *, keep: bool = True
) -> Run:
    return Run(Tiny(script), Paper(), fate, keep=keep)


def of(run: Run, seat: str) -> Open:
    return next(opened for opened in run.asks if opened.ask.seat == seat)


def give(run: Run, *answers: tuple[str, Answer]) -> None:
    for seat, answer in answers:
        run.answer(of(run, seat).number, answer)


def situation(run: Run) -> tuple[object, ...]:
    return encoded(run.state), run.asks, run.over, run.number


# One script ---------------------------------------------------------------------------------------


def test_a_run_waits_at_the_first_ask() -> None:
    run = start(alone, Seeded(1))
    assert run.asks == [(0, ask("ann"))]
    assert not run.over


def test_fate_answers_by_itself_and_takes_a_number() -> None:
    run = start(alone, Scripted([2]))
    run.answer(0, Take(3))
    assert run.asks == [(2, ask("ann", upto=2))]


def test_without_fate_a_roll_waits_for_people() -> None:
    run = start(alone)
    run.answer(0, Take(3))
    assert run.asks == [(1, roll())]
    run.answer(1, (2,))
    assert run.asks == [(2, ask("ann", upto=2))]


def test_numbers_do_not_depend_on_who_answers_for_fate() -> None:
    seeded, manual = start(alone, Scripted([2, 5])), start(alone)
    give(seeded, ("ann", Take(3)), ("ann", Take(1)), ("ann", Take(1)))
    give(
        manual, ("ann", Take(3)), ("fate", (2,)), ("ann", Take(1)), ("ann", Take(1)), ("fate", (5,))
    )
    assert situation(seeded) == situation(manual)


def test_the_end_leaves_nothing_open() -> None:
    run = start(alone, Scripted([1, 1]))
    give(run, *[("ann", Take(1))] * 4)
    assert run.over
    assert run.asks == []
    assert paper(run).notes == ["1 1 1", "1 1 1"]
    with pytest.raises(Stale, match="none, the game is over"):
        run.answer(6, Take(1))


def test_a_refused_answer_changes_nothing() -> None:
    run = start(alone, Seeded(1))
    before = situation(run)
    with pytest.raises(NotAnOption):
        run.answer(0, Take(4))
    with pytest.raises(Stale, match=r"Ask 1 is not open\. Open now: 0\."):
        run.answer(1, Take(1))
    assert situation(run) == before
    run.answer(0, Take(1))


def test_fate_can_take_over_from_people_and_give_back() -> None:
    run = start(alone)
    run.answer(0, Take(3))
    run.trust(Scripted([2]))
    assert run.asks == [(2, ask("ann", upto=2))]
    run.trust(None)
    give(run, ("ann", Take(1)), ("ann", Take(1)))
    assert run.asks == [(4, roll())]


def test_an_ask_without_options_is_a_fault_of_the_game() -> None:
    def stuck(s: Paper) -> Script[None]:
        yield Ask("ann", "flee", (), "tiny.flee")

    with pytest.raises(ScriptError, match="ask 'flee' has no options"):
        start(stuck)


# Together -----------------------------------------------------------------------------------------

ANN = [("ann", Take(1)), ("ann", Take(2))]
BOB = [("bob", Take(3)), ("bob", Take(1))]


@pytest.mark.parametrize(
    ("order", "dice", "notes"),
    [
        ([*ANN, *BOB], [4, 5], ["ann", "bob"]),
        ([*BOB, *ANN], [5, 4], ["bob", "ann"]),
        ([ANN[0], BOB[0], BOB[1], ANN[1]], [4, 5], ["bob", "ann"]),
    ],
)
def test_seats_answer_together_in_any_order(
    order: list[tuple[str, Answer]], dice: list[int], notes: list[str]
) -> None:
    run = start(both, Scripted(dice))
    assert [opened.ask.seat for opened in run.asks] == ["ann", "bob"]
    give(run, *order)
    assert paper(run).sums == {"ann": 142, "bob": 351}
    assert paper(run).notes == notes
    assert [opened.ask for opened in run.asks] == [ask("ann", "after")]


def test_who_is_done_waits_for_the_others() -> None:
    run = start(both, Scripted([4, 5]))
    give(run, *ANN)
    assert [opened.ask.seat for opened in run.asks] == ["bob"]


def test_while_a_roll_is_open_nobody_else_is_asked() -> None:
    run = start(both)
    anns, bobs = of(run, "ann"), of(run, "bob")
    run.answer(anns.number, Take(1))
    assert run.asks == [(2, roll())]
    with pytest.raises(Stale):
        run.answer(bobs.number, Take(3))
    run.answer(2, (4,))
    assert [opened.number for opened in run.asks] == [bobs.number, 3]


def test_dice_come_one_seat_after_the_other_when_both_scripts_begin_with_them() -> None:
    def luck(seat: str) -> Script[int]:
        (face,) = yield roll()
        return int(face)

    def lucky(s: Paper) -> Script[None]:
        s.sums = yield Together({"ann": luck("ann"), "bob": luck("bob")})

    run = start(lucky)
    assert run.asks == [(0, roll())]
    run.answer(0, (2,))
    assert run.asks == [(1, roll())]
    run.answer(1, (6,))
    assert run.over
    assert paper(run).sums == {"ann": 2, "bob": 6}


def test_a_gathering_of_nobody_is_over_at_once() -> None:
    def lonely(s: Paper) -> Script[None]:
        s.sums = yield Together({})

    assert start(lonely).over


def test_a_gathering_inside_a_gathering_is_a_fault_of_the_game() -> None:
    def inner() -> Script[None]:
        yield Together({})

    def outer(s: Paper) -> Script[None]:
        yield Together({"ann": inner()})

    with pytest.raises(ScriptError, match="inside Together"):
        start(outer)


def gather(s: Paper) -> Script[None]:
    """Ann and Bob each take up to three times at once, and write it down at once."""
    yield Together({"ann": collect(s, "ann"), "bob": collect(s, "bob")})
    yield ask("ann", "after")


def collect(s: Paper, seat: str) -> Script[None]:
    while s.notes.count(seat) < 3:
        yield MARK
        taken = yield ask(seat)
        s.sums[seat] = s.sums.get(seat, 0) + taken.n
        s.notes.append(seat)


def test_a_gathering_that_marks_can_be_entered_again_between_any_two_answers() -> None:
    run = start(gather, None)
    for seat in ("bob", "ann", "bob", "bob", "ann"):
        give(run, (seat, Take(2)))
        assert run.since == []
        assert situation(run.fork(None)) == situation(run)
        assert situation(run.fork(None, keep=True).fork(None)) == situation(run)
    give(run, ("ann", Take(1)))
    assert paper(run).sums == {"bob": 6, "ann": 5}


def test_a_gathering_is_no_mark_while_one_of_its_seats_has_something_in_mind() -> None:
    def mixed(s: Paper) -> Script[None]:
        yield MARK
        yield Together({"ann": collect(s, "ann"), "bob": twice(s, "bob")})

    run = start(mixed, Scripted([3]))
    give(run, ("ann", Take(1)), ("bob", Take(1)), ("ann", Take(2)))
    assert len(run.since) == 4
    assert situation(run.fork(None)) == situation(run)


# Forks --------------------------------------------------------------------------------------------


def test_a_fork_is_the_same_situation_and_leads_its_own_life() -> None:
    run = start(alone, Scripted([6, 6]))
    give(run, ("ann", Take(3)))
    before, fork = situation(run), run.fork(Scripted([1]))
    assert situation(fork) == before
    give(fork, ("ann", Take(1)), ("ann", Take(1)))
    assert paper(fork).notes == ["3 6 1"]
    assert situation(run) == before


@pytest.mark.parametrize("upto", range(5))
def test_a_fork_in_the_middle_of_a_gathering_is_the_same_situation(upto: int) -> None:
    order = [ANN[0], BOB[0], BOB[1], ANN[1]]
    run = start(both, Scripted([4, 5]))
    give(run, *order[:upto])
    fork = run.fork(None)
    assert situation(fork) == situation(run)
    fork.trust(Scripted([4, 5][min(upto, 2) :]))
    give(fork, *order[upto:])
    give(run, *order[upto:])
    assert situation(fork) == situation(run)


def test_a_fork_while_a_roll_is_open_has_it_open_too() -> None:
    run = start(both)
    give(run, ("bob", Take(3)))
    fork = run.fork(None)
    assert situation(fork) == situation(run)
    assert run.fork(Scripted([2])).asks == after_dice(run)


def after_dice(run: Run) -> list[Open]:
    twin = run.fork(None)
    give(twin, ("fate", (2,)))
    return twin.asks


def test_a_fork_of_a_fork_still_knows_the_way() -> None:
    run = start(alone, Scripted([6, 6]))
    give(run, ("ann", Take(3)))
    fork = run.fork(Scripted([5])).fork(Scripted([5]))
    give(fork, ("ann", Take(2)), ("ann", Take(2)))
    assert situation(fork.fork(None)) == situation(fork)
    assert paper(fork.fork(None)).notes == ["3 6 2"]


def test_a_run_that_keeps_nothing_can_not_be_forked() -> None:
    with pytest.raises(ScriptError, match="keeps no snapshots"):
        start(alone, Seeded(1), keep=False).fork(None)


class Veiled(Tiny):
    """What is noted is hidden, and dealt anew by a roll."""

    def veil(self, state: Paper, seat: str, fate: Fate) -> None:
        state.notes = [f"for {seat}: {fate.answer(roll())[0]}"]


def test_a_fork_for_a_seat_deals_anew_what_it_can_not_know() -> None:
    run = Run(Veiled(alone), Paper(notes=["secret"]), Seeded(1))
    fork = run.fork(Scripted([4]), "bob")
    assert paper(fork).notes == ["for bob: 4"]
    assert paper(run).notes == ["secret"]
    assert paper(run.fork(Scripted([]))).notes == ["secret"]


def test_a_fork_for_a_seat_needs_a_fate() -> None:
    with pytest.raises(ScriptError, match="needs a Fate"):
        start(alone).fork(None, "bob")


def test_a_fork_for_a_seat_can_be_forked_at_once_and_keeps_what_was_dealt() -> None:
    fork = Run(Veiled(alone), Paper(notes=["secret"]), Seeded(1)).fork(
        Scripted([4, 6]), "bob", keep=True
    )
    assert situation(fork.fork(None)) == situation(fork)
    assert situation(fork.fork(None).fork(None)) == situation(fork)
    give(fork, ("ann", Take(1)), ("ann", Take(1)))
    assert situation(fork.fork(None)) == situation(fork)
    assert paper(fork.fork(None)).notes == ["for bob: 4", "1 6 1"]


def test_hidden_things_dealt_anew_between_two_answers_are_dealt_there_on_a_fork_too() -> None:
    run = Run(Veiled(alone), Paper(notes=["secret"]), Seeded(1))
    give(run, ("ann", Take(1)))
    fork = run.fork(Scripted([4]), "bob")
    give(fork, ("ann", Take(1)))
    assert situation(fork.fork(None)) == situation(fork)


# Playouts -----------------------------------------------------------------------------------------


def test_a_playout_ends_as_the_run_with_the_same_answers_does() -> None:
    def most(asked: Ask) -> Option:
        return asked.options[-1]

    for script in (alone, both):
        state = Paper()
        assert playout(script(state), most, Scripted([4, 5]).answer) is None
        run = start(script, Scripted([4, 5]))
        while not run.over:
            number, asked = run.asks[0]
            assert isinstance(asked, Ask)
            run.give(number, most(asked))
        assert encoded(state) == encoded(run.state)


def test_a_playout_of_a_part_returns_its_value() -> None:
    value = playout(twice(Paper(), "ann"), lambda asked: asked.options[0], Scripted([5]).answer)
    assert value == 151
