from fractions import Fraction

from grimtable.kernel import (
    MARK,
    Ask,
    Done,
    Game,
    Outcome,
    Roll,
    Run,
    Script,
    State,
    Words,
    Yes,
    d6,
)
from grimtable.solver import Solver, count
from tests.kernel.tiny import Paper, Take, Tiny, ask, connect_four, roll

# Counts -------------------------------------------------------------------------------------------


def test_connect_four_has_seven_ways_to_go_on_for_six_moves() -> None:
    # Nobody can have four stones before the seventh move, nor can a file be full before it.
    run = connect_four()
    assert [count(run, depth) for depth in range(7)] == [1, 7, 49, 343, 2401, 16807, 117649]


def test_a_file_that_fills_up_leaves_six_ways() -> None:
    # Seven sixth moves; one of them fills the file, and leaves six seventh moves instead of seven.
    assert count(connect_four(*"aaaaa"), 2) == 7 * 7 - 1


def test_a_game_that_is_won_goes_on_in_one_way_only() -> None:
    # Red wins with a fourth stone on file a: one line that ends; the other six have seven answers.
    assert count(connect_four(*"ababab"), 2) == 1 + 6 * 7


def test_lines_of_several_seats_and_of_fate_are_counted() -> None:
    def story(s: Paper) -> Script[None]:
        yield ask("ann", upto=2)
        yield roll(2)

    run = Run(Tiny(story), Paper(), None)
    assert [count(run, depth) for depth in range(4)] == [1, 2, 2 * 21, 2 * 21]


# Perfect play -------------------------------------------------------------------------------------


class Heap(State):
    stones: int = 0
    turn: str = "ann"


class Nim(Game):
    """Take one or two stones in turn; who takes the last one wins."""

    id, State = "nim", Heap

    def play(self, s: Heap) -> Script[None]:
        while s.stones:
            yield MARK
            taken = yield ask(s.turn, upto=min(2, s.stones))
            s.stones -= taken.n
            s.turn = "bob" if s.turn == "ann" else "ann"

    def outcome(self, s: Heap) -> Outcome | None:
        last = "bob" if s.turn == "ann" else "ann"
        return Outcome({seat: float(seat == last) for seat in ("ann", "bob")}, Words("over"))


def test_a_heap_of_three_times_anything_is_lost_for_who_begins() -> None:
    for stones in range(1, 13):
        run = Run(Nim(), Heap(stones=stones), None)
        assert Solver("ann").value(run) == (stones % 3 != 0)
        assert Solver("bob").value(run) == (stones % 3 == 0)


def test_positions_that_are_reached_in_several_ways_are_met_once() -> None:
    # Of a heap of 5: 5 for Ann; 4, 3 for Bob; 3, 2, 1 for Ann; 2, 1 for Bob; 1 for Ann again
    # (5-4-3-2-1 and, met before, 5-3-1).
    solver = Solver("ann")
    solver.value(Run(Nim(), Heap(stones=5), None))
    assert solver.states == 1 + 2 + 3 + 2


def push_your_luck(s: Paper) -> Script[None]:
    """Roll up to three dice, one at a time; who stops keeps the last face, divided by six."""
    face = 0
    while s.step < 3:
        s.step += 1
        (face,) = yield Roll((d6("red"),), "x")
        if s.step < 3:
            stop = yield Ask("ann", "stop", (Done(), Yes()), "x")
            if stop == Done():
                break
    s.sums["ann"] = face


class Luck(Tiny):
    def outcome(self, s: Paper) -> Outcome | None:
        return Outcome({"ann": s.sums["ann"] / 6}, Words("over"))


def test_what_a_script_remembers_tells_situations_apart() -> None:
    # By hand: the third roll is worth 7/2. With two left one stops on 4, 5, 6: worth
    # 1/2 * 7/2 + 1/2 * 5 = 17/4. With three left one stops on 5 and 6: 4/6 * 17/4 + 2/6 * 11/2.
    # The face is in a local variable of the script: the state alone does not tell it.
    value = Solver("ann").value(Run(Luck(push_your_luck), Paper(), None))
    assert value == Fraction(14, 3) / 6


def test_the_solver_leaves_the_run_alone() -> None:
    run = Run(Nim(), Heap(stones=4), None)
    Solver("ann").value(run)
    assert run.asks == [(0, ask("ann", upto=2))]
    opened = run.asks[0].ask
    assert isinstance(opened, Ask)
    assert opened.options == (Take(1), Take(2))
