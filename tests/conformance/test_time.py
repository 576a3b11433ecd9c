"""Point 2: fork, undo, save, load and re-entry give byte-identical states."""

from __future__ import annotations

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from grimtable.kernel import Ask, Game, Open, Run, Save, Seeded, State, Table
from grimtable.kernel.asks import Mark
from grimtable.kernel.position import encoded
from grimtable.lab.samples import sample
from tests.conformance.playing import deal, replayable, walk

seeds = st.integers(0, 10**6)
lightly = settings(max_examples=12, deadline=None)


def situation(table: Table | Run) -> tuple[bytes, list[Open], bool]:
    run = table.run if isinstance(table, Table) else table
    for opened in run.asks:  # a question tells what it is about when it is read: as it stands now
        dict(getattr(opened.ask, "about", None) or {})
    return encoded(run.state), run.asks, run.over


@given(seed=seeds)
@lightly
def test_a_fork_is_the_same_situation(game: Game, seed: int) -> None:
    """A fork enters the script again at the last mark."""
    table = deal(game, seed)
    with replayable(table):
        for _ in walk(table, seed, 150):
            before = situation(table)
            fork = table.run.fork(None)
            assert situation(fork) == before
            assert situation(fork.fork(None)) == before
            number, ask = fork.asks[0]
            assert isinstance(ask, Ask)
            fork.give(number, ask.options[-1])
            assert situation(table) == before, "what is done on a fork touched the table"


@given(seed=seeds, at=st.integers(0, 400))
@lightly
def test_a_save_loads_into_the_same_game(game: Game, seed: int, at: int) -> None:
    table = deal(game, seed)
    for _ in walk(table, seed, at):
        pass
    with replayable(table):
        paper = msgspec.json.encode(table.save())
        loaded = Table.load(game, msgspec.json.decode(paper, type=Save))
        assert situation(loaded) == situation(table)
        assert loaded.chronicle == table.chronicle
        assert loaded.journal == table.journal


@given(seed=seeds, at=st.integers(0, 400))
@lightly
def test_a_save_whose_rules_change_goes_on_where_it_stood(game: Game, seed: int, at: int) -> None:
    table = deal(game, seed)
    for _ in walk(table, seed, at):
        pass
    with replayable(table):
        save = msgspec.structs.replace(table.save(), version="of old")
        paper = msgspec.json.encode(save)
        loaded = Table.load(game, msgspec.json.decode(paper, type=Save))
        assert situation(loaded) == situation(table)
        assert [*loaded.earlier, *loaded.journal] == table.journal


@given(seed=seeds, back=st.integers(1, 60), at=st.integers(1, 200))
@lightly
def test_rewinding_leads_back_to_where_one_was(game: Game, seed: int, back: int, at: int) -> None:
    table = deal(game, seed)
    past = []
    for _ in walk(table, seed, at):
        past.append((len(table.journal), situation(table), list(table.chronicle)))
    assume(past)  # a game for practice may be over before anybody is asked
    with replayable(table):
        answers, then, told = past[max(0, len(past) - back)]
        table.rewind(answers)
        assert situation(table) == then
        assert table.chronicle[:-1] == told
        assert table.chronicle[-1].key == "table-rewound"


class Marking(Table):
    """A table that keeps every mark."""

    def __init__(self, game: Game, seed: int) -> None:
        self.marks: list[tuple[int, State, int, dict[str, int]]] = []
        super().__init__(game, sample(game, seed), Seeded(seed), seed=seed)

    def marked(self, run: Run, mark: Mark) -> None:
        super().marked(run, mark)
        self.marks.append((self.answered, run.snapshot, run.number, dict(run.opened)))


@given(seed=seeds)
@lightly
def test_every_mark_holds_the_whole_situation(game: Game, seed: int) -> None:
    """What was chosen just before it, too: or one who looks back sees another game."""
    table = Marking(game, seed)
    checked = 0
    with replayable(table):
        for _ in walk(table, seed, 120):
            heard = table.journal
            for at, state, number, opened in table.marks[checked:]:
                run = Run(game, state.clone(), None, number=number, opened=opened)
                for entry in heard[at:]:
                    run.give(entry.ask, run.find(entry.ask).read(entry.answer))
                assert situation(run) == situation(table)
            checked = len(table.marks)


@given(seed=seeds)
@lightly
def test_a_solo_table_undoes_answer_by_answer_to_the_start(game: Game, seed: int) -> None:
    table = deal(game, seed)
    past = []
    for _ in walk(table, seed, 25):
        past.append(situation(table))
    with replayable(table):
        for then in reversed(past):
            table.undo()
            assert situation(table) == then


def test_a_fork_replays_few_answers_at_every_ask(game: Game) -> None:
    """Point 11: at most three at the 95th percentile, wherever in the game."""
    replayed = []
    for seed in range(12):
        table = deal(game, seed)
        for _ in walk(table, seed, 300):
            replayed.append(len(table.run.since))
    replayed.sort()
    assert replayed[int(0.95 * len(replayed))] <= 3
