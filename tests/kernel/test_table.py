from collections.abc import Callable
from typing import Any

import pytest

from grimtable.kernel import (
    MARK,
    Ask,
    Entry,
    Event,
    Fate,
    Mark,
    Run,
    Script,
    Scripted,
    Seeded,
    Table,
    Together,
    tell,
)
from grimtable.kernel import table as table_module
from grimtable.kernel.asks import Done
from grimtable.kernel.errors import CannotUndo, NotAnOption, Refused, Stale
from grimtable.kernel.fate import Rooted
from grimtable.kernel.position import encoded
from grimtable.kernel.table import only
from tests.kernel.tiny import House, Paper, Take, Tiny, ask, paper, roll


def sit(
    script: Callable[[Paper], Script[None]], fate: Fate | None = None, *, solo: bool = False
) -> Table:
    """A table of people who play that script."""
    return Table(Tiny(script), House(), fate, solo=solo)


def situation(table: Table) -> tuple[object, ...]:
    return encoded(table.run.state), table.asks, table.over, table.journal


def turns(s: Paper) -> Script[None]:
    """Ann and Bob take in turn, three times each; nobody's turn ends before the other takes."""
    while s.step < 6:
        yield MARK
        seat = ("ann", "bob")[s.step % 2]
        taken = (yield ask(seat)).n
        s.sums[seat] = s.sums.get(seat, 0) + taken
        s.step += 1
        tell(s, "took", "tiny.take", who=seat, n=taken)


# Answers ------------------------------------------------------------------------------------------


def test_an_answer_may_be_an_option_or_its_notation() -> None:
    table = sit(turns)
    table.answer(0, Take(2))
    table.answer(1, "Take 3")
    assert table.journal == [Entry(0, "ann", "Take 2"), Entry(1, "bob", "Take 3")]
    assert [event.args["n"] for event in table.chronicle] == [2, 3]


@pytest.mark.parametrize(
    ("number", "answer", "error"),
    [
        (1, "Take 4", NotAnOption),
        (1, Take(4), NotAnOption),
        (1, "", NotAnOption),
        (1, (3,), NotAnOption),
        (0, "Take 1", Stale),
        (2, "Take 1", Stale),
        (-1, "Take 1", Stale),
    ],
)
def test_a_refused_answer_changes_nothing(
    number: int, answer: str | Take, error: type[Refused]
) -> None:
    table = sit(turns)
    table.answer(0, "Take 2")
    before, told = situation(table), list(table.chronicle)
    with pytest.raises(error):
        table.answer(number, answer)
    assert situation(table) == before
    assert table.chronicle == told
    table.answer(1, "Take 1")


def test_the_journal_keeps_what_fate_answered() -> None:
    def gamble(s: Paper) -> Script[None]:
        yield roll(2)
        yield ask()

    assert sit(gamble, Scripted(["3 5"])).journal == [Entry(0, "fate", "3 5")]


def test_a_table_tells_each_seat_what_it_may_know() -> None:
    def secret(s: Paper) -> Script[None]:
        tell(s, "fell", "x")
        tell(s, "drew", "x", to=("ann",))
        yield ask()

    table = sit(secret)
    assert [event.key for event in table.told("ann")] == ["fell", "drew"]
    assert [event.key for event in table.told("bob")] == ["fell"]
    assert [event.key for event in table.told(None)] == ["fell"]
    assert [event.key for event in table.told("ann", since=1)] == ["drew"]


def test_the_ask_of_a_seat_is_found_or_its_lack_said() -> None:
    table = sit(turns)
    assert only(table, "ann") == (0, ask("ann"))
    with pytest.raises(Refused, match="Nothing is asked of bob now"):
        only(table, "bob")


# Undo between people, and its four limits -----------------------------------------------------


def two_steps(s: Paper) -> Script[None]:
    """Ann takes twice in one turn, then it is Bob's."""
    yield MARK
    for _ in range(2):
        s.notes.append(f"ann {(yield ask('ann')).n}")
    s.notes.append(f"bob {(yield ask('bob')).n}")


def test_the_last_answer_can_be_taken_back_and_given_otherwise() -> None:
    table = sit(two_steps)
    table.answer(0, "Take 1")
    assert table.undo("ann").answer == Take(1)
    assert table.asks == [(0, ask("ann"))]
    assert table.journal == []
    table.answer(0, "Take 2")
    assert table.journal == [Entry(0, "ann", "Take 2")]


def test_at_the_beginning_there_is_nothing_to_undo() -> None:
    with pytest.raises(CannotUndo, match="nothing to undo") as refusal:
        sit(two_steps).undo("ann")
    assert refusal.value.limit == "nothing"


def refused_undo(table: Table, seat: str) -> str:
    """Which limit stops an undo; the table must not change."""
    before, told = situation(table), list(table.chronicle)
    with pytest.raises(CannotUndo) as refusal:
        table.undo(seat)
    assert situation(table) == before
    assert table.chronicle == told
    return refusal.value.limit


def test_undo_never_takes_back_another_players_answer() -> None:
    table = sit(turns)
    table.answer(0, "Take 1")
    table.answer(1, "Take 2")
    assert refused_undo(table, "ann") == "other"
    table.undo("bob")
    table.undo("ann")
    assert table.journal == []


def test_what_was_decided_together_any_of_the_players_takes_back() -> None:
    def agree(s: Paper) -> Script[None]:
        yield Ask("ann", "take", (Take(1), Take(2)), "tiny.take", None, shared=True)
        yield ask("bob")
        yield ask("bob")

    table = sit(agree)
    table.answer(0, "Take 1")
    table.undo("bob")
    assert table.journal == []
    table.answer(0, "Take 2")
    table.answer(1, "Take 1")
    assert refused_undo(table, "ann") == "other"


def test_what_was_answered_by_standing_order_goes_with_what_led_to_it() -> None:
    def tied(s: Paper) -> Script[None]:
        yield ask("bob")
        yield Ask("ann", "tie", (Take(1), Take(2)), "tiny.take", None, shared=True)
        yield ask("ann")

    table = sit(tied)
    table.ordered = frozenset({"tie"})
    table.answer(0, "Take 1")
    table.answer(1, "Take 2")
    assert [event.key for event in table.chronicle].count("table-tied") == 1
    table.undo("bob")
    assert table.journal == []
    assert "table-tied" not in [event.key for event in table.chronicle]
    table.answer(0, "Take 1")
    table.answer(1, "Take 2")
    table.ordered = frozenset()
    table.undo("bob")
    assert [entry.answer for entry in table.journal] == ["Take 1"], "now it is the players' own"


def test_what_somebody_does_not_care_for_goes_with_what_led_to_it() -> None:
    def little(s: Paper) -> Script[None]:
        yield ask("bob")
        yield Ask("ann", "keep", (Done(), Take(1)), "tiny.take", minor=("death",))
        yield ask("bob")

    table = sit(little)
    table.answer(0, "Take 1")
    table.answer(1, "Done")
    assert table.undoable("ann").what == "keep", "it is her own as long as she wants to be asked"
    table.cares["ann"] = "death"
    assert refused_undo(table, "ann") == "nothing"
    table.rewind(1)
    table.answer(1, "Take 1")
    assert table.undoable("ann").what == "keep", "that is no word that was left"
    table.rewind(1)
    table.answer(1, "Done")
    assert "table-tied" not in [event.key for event in table.chronicle], "nor is it a tie"


def test_what_a_leader_among_people_decides_is_never_by_standing_order() -> None:
    def led(s: Paper) -> Script[None]:
        yield Ask("ann", "tie", (Take(1), Take(2)), "tiny.take", None, led=True)
        yield ask("bob")

    table = sit(led)
    table.ordered = frozenset({"tie"})
    table.answer(0, "Take 1")
    assert "table-tied" not in [event.key for event in table.chronicle]
    table.undo("ann")
    assert table.journal == []


def test_what_was_decided_for_a_leader_whom_nobody_plays_people_take_back() -> None:
    def led(s: Paper) -> Script[None]:
        yield Ask("ann", "take", (Take(1), Take(2)), "tiny.take", None, led=True)
        yield ask("bob")

    table = sit(led)
    table.answer(0, "Take 1")
    assert refused_undo(table, "bob") == "nothing", "Ann decided it herself"
    table.people = frozenset({"bob"})
    table.undo("bob")
    assert table.journal == []


def test_undo_never_takes_back_a_roll() -> None:
    def gamble(s: Paper) -> Script[None]:
        yield ask("ann")
        yield roll()
        yield ask("ann")
        yield ask("ann")

    table = sit(gamble, Scripted([3]))
    table.answer(0, "Take 1")
    assert refused_undo(table, "ann") == "roll"
    table.answer(2, "Take 1")
    table.undo("ann")
    assert table.asks[0].number == 2


def test_undo_never_takes_back_what_uncovered_something_hidden() -> None:
    def peek(s: Paper) -> Script[None]:
        yield ask("ann")
        tell(s, "uncovered", "x", reveals=True, card="elf")
        yield ask("ann")
        yield ask("ann")

    table = sit(peek)
    table.answer(0, "Take 1")
    assert refused_undo(table, "ann") == "revealed"
    table.answer(1, "Take 1")
    table.undo("ann")
    assert refused_undo(table, "ann") == "revealed"


def test_undo_never_goes_past_the_turn() -> None:
    def rounds(s: Paper) -> Script[None]:
        while s.step < 4:
            yield Mark("ann" if s.step % 2 else "bob")
            yield ask("ann")
            s.step += 1

    table = sit(rounds)
    table.answer(0, "Take 1")
    assert refused_undo(table, "ann") == "turn"


def test_a_mark_within_a_turn_does_not_limit_undo() -> None:
    table = sit(turns)
    table.answer(0, "Take 3")
    table.undo("ann")
    assert table.asks == [(0, ask("ann"))]


def at_once(s: Paper) -> Script[None]:
    """Ann and Bob each take three times, at once; each draws a card between."""

    def takes(seat: str) -> Script[None]:
        for _ in range(3):
            s.notes.append(f"{seat} {(yield ask(seat)).n}")
            s.notes.append(f"{seat} {(yield roll())[0]}")

    yield Together({seat: takes(seat) for seat in ("ann", "bob")})


def test_who_acts_at_once_with_others_takes_back_only_their_own() -> None:
    table = sit(at_once, Seeded(3))
    for seat, n in (("ann", 1), ("bob", 2), ("ann", 3), ("bob", 1)):
        number, _ = only(table, seat)
        table.answer(number, Take(n))
    assert table.unseen(["ann"]) == 4
    assert table.unseen() == 8
    assert refused_undo(table, "ann") == "roll", "Ann's own die was rolled"


def quietly(s: Paper) -> Script[None]:
    """Ann and Bob each take three times, at once, and nothing is rolled."""

    def takes(seat: str) -> Script[None]:
        for _ in range(3):
            s.notes.append(f"{seat} {(yield ask(seat)).n}")

    yield Together({seat: takes(seat) for seat in ("ann", "bob")})


def test_who_plays_several_at_once_takes_back_what_the_one_shown_answered() -> None:
    table = sit(quietly, solo=True)
    for seat, n in (("ann", 1), ("ann", 3), ("bob", 2)):
        table.answer(only(table, seat)[0], Take(n))
    assert table.undo("ann").answer == Take(3)
    assert paper(table).notes == ["ann 1", "bob 2"]
    assert table.undo("ann").answer == Take(1)
    assert table.undo("ann").answer == Take(2), "Ann has nothing left: the last answer of all"
    assert paper(table).notes == []


def test_what_others_answered_at_once_stays_when_one_takes_back() -> None:
    table = sit(quietly)
    for seat, n in (("ann", 1), ("bob", 2), ("ann", 3), ("bob", 1)):
        table.answer(only(table, seat)[0], Take(n))
    assert table.undo("ann").answer == Take(3)
    assert paper(table).notes == ["ann 1", "bob 2", "bob 1"]
    assert [entry.answer for entry in table.journal] == ["Take 1", "Take 2", "Take 1"]
    again = Table.load(table.game, table.save())
    assert situation(again) == situation(table)


def test_over_is_over_between_people() -> None:
    def short(s: Paper) -> Script[None]:
        yield ask("ann")

    table = sit(short)
    table.answer(0, "Take 1")
    assert table.over
    assert refused_undo(table, "ann") == "over"
    alone = sit(short, solo=True)
    alone.answer(0, "Take 1")
    assert alone.undo().answer == Take(1)


def test_between_people_typed_dice_stay_whoever_typed_them() -> None:
    def gamble(s: Paper) -> Script[None]:
        yield ask("ann")
        yield roll()
        yield ask("bob")

    table = sit(gamble)
    table.answer(0, "Take 1")
    table.answer(1, "6")
    assert refused_undo(table, "ann") == "roll"
    assert refused_undo(table, "bob") == "nothing"


def test_dice_that_one_person_typed_in_can_be_typed_again() -> None:
    def gamble(s: Paper) -> Script[None]:
        yield ask("ann")
        s.notes.append(str((yield roll())[0]))
        yield ask("ann")

    table = sit(gamble, solo=True)
    table.answer(0, "Take 1")
    table.answer(1, "6")
    assert table.undo("ann").answer == (6,)
    table.answer(1, "5")
    assert paper(table).notes == ["5"]


def test_a_computer_players_answer_does_not_count_as_a_persons() -> None:
    table = Table(Tiny(turns), House(), Seeded(1), people=["ann"])
    table.answer(0, "Take 1")
    table.answer(1, "Take 2")
    assert table.undo().answer == Take(1)
    assert table.asks == [(0, ask("ann"))]


# A solo table rewinds anything -----------------------------------------------------------------


def dice(s: Paper) -> Script[None]:
    """Take, roll, uncover, turn by turn: everything that limits undo between people."""
    while s.step < 60:
        yield Mark("ann")
        taken = yield ask("ann")
        (face,) = yield roll()
        s.notes.append(f"{taken.n} {face}")
        tell(s, "uncovered", "x", reveals=True, n=face)
        s.step += 1


def test_a_solo_table_rewinds_anything_and_says_so() -> None:
    table = sit(dice, Scripted([4, 5, 6]), solo=True)
    table.answer(0, "Take 1")
    table.answer(2, "Take 2")
    table.rewind(2)
    assert paper(table).notes == ["1 4"]
    assert table.chronicle[-1] == Event("table-rewound", {"times": 1}, "")
    table.answer(2, "Take 3")
    assert paper(table).notes == ["1 4", "3 6"]
    table.rewind(0)
    assert [event.key for event in table.chronicle] == ["table-rewound"]
    assert table.chronicle[0].args == {"times": 2}


def test_a_rewind_and_the_same_answers_give_the_same_dice() -> None:
    table = Table(Tiny(dice), House(), None, seed=5)
    table.run.trust(Rooted(table))
    for n in (1, 2, 3, 1):
        table.answer(table.asks[0].number, Take(n))
    rolled = table.journal
    table.rewind(2)
    for n in (2, 3, 1):
        table.answer(table.asks[0].number, Take(n))
    assert table.journal == rolled
    resumed = Table.load(table.game, table.save())
    for one in (table, resumed):
        one.answer(one.asks[0].number, Take(3))
    assert resumed.journal == table.journal


def test_rolling_anew_is_chosen_and_stands_in_the_log() -> None:
    table = Table(Tiny(dice), House(), None, seed=5)
    table.run.trust(Rooted(table))
    seen = set()
    for _ in range(30):
        table.answer(table.asks[0].number, Take(1))
        seen.add(paper(table).notes[-1])
        table.undo()
        table.roll_anew()
    assert len(seen) > 1
    assert table.chronicle[-1].key == "table-anew"
    assert sum(event.key == "table-anew" for event in table.chronicle) == 30
    with pytest.raises(CannotUndo):
        sit(dice, Seeded(1)).roll_anew()


def test_a_rewind_to_a_roll_asks_fate_again() -> None:
    table = sit(dice, Scripted([4, 5]), solo=True)
    table.answer(0, "Take 1")
    table.rewind(1)
    assert paper(table).notes == ["1 5"]


def test_every_answer_is_put_into_words_once_however_often_the_journal_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, worded, entry = sit(dice, Seeded(3)), list[object](), table_module._entry

    def counted(heard: Any) -> Entry:
        worded.append(heard)
        return entry(heard)

    monkeypatch.setattr(table_module, "_entry", counted)
    while not table.over:
        table.answer(table.asks[0].number, Take(1))
        assert table.journal[-2].answer == "Take 1"
    assert len(worded) == table.answered


def test_looking_back_costs_a_few_answers_however_long_the_game_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, given = sit(dice, Seeded(3), solo=True), list[int]()
    while not table.over:
        table.answer(table.asks[0].number, Take(1))
    give = Run.give

    def counted(run: Run, number: int, answer: Any) -> None:
        given.append(number)
        give(run, number, answer)

    monkeypatch.setattr(Run, "give", counted)
    for at in range(table.answered + 1):
        given.clear()
        table.past(at)()
        assert len(given) < 12, f"{len(given)} of {table.answered} answers, back to {at}"


def test_a_long_game_can_be_rewound_to_every_moment() -> None:
    table, past = sit(dice, Seeded(3), solo=True), []
    while not table.over:
        past.append((situation(table), list(table.chronicle)))
        table.answer(table.asks[0].number, Take(1))
    assert len(past) > Table.SNAPSHOTS
    for at, (then, _) in enumerate(past):
        back = table.past(2 * at)()
        assert (encoded(back.state), back.asks) == then[:2]
    for then, told in reversed(past):
        table.undo()
        assert situation(table) == then
        assert table.chronicle[:-1] == told


@pytest.mark.parametrize("at", [-1, 3])
def test_a_rewind_to_nowhere_is_refused(at: int) -> None:
    table = sit(turns)
    table.answer(0, "Take 1")
    table.answer(1, "Take 1")
    before = situation(table)
    with pytest.raises(Refused, match="There are 2 answers"):
        table.rewind(at)
    assert situation(table) == before
