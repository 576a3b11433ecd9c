"""Saves outlive their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from grimtable.kernel import (
    MARK,
    REST,
    Migration,
    Save,
    Script,
    Scripted,
    State,
    Table,
    Text,
    Words,
)
from grimtable.kernel.errors import DamagedSave, ForeignSave, GrimtableError
from grimtable.kernel.loading import now_written, sheet
from grimtable.kernel.save import hashes, read_save
from grimtable.kernel.text import COMMON
from tests.kernel.tiny import House, Paper, Tiny, ask, roll

CARDS = b'[elf]\nname = "Elf"\nlife = 3\n\n[orc]\nlife = 4\n'


def march(s: Paper) -> Script[None]:
    """Every day Ann takes something, rolls, and takes again; between two days one may stop."""
    while s.step < 8:
        yield REST if s.step % 2 == 0 else MARK
        taken = (yield ask()).n
        s.sums["ann"] = s.sums.get("ann", 0) + taken
        (face,) = yield roll()
        s.notes.append(f"{taken} {face}")
        s.step += 1


class March(Tiny):
    """A campaign: what is written down is how much Ann has, and only in the evening."""

    def __init__(self, **content: bytes) -> None:
        super().__init__(march, **(content or {"cards.toml": CARDS}))

    def record(self, state: Any) -> Struct | None:
        if state.step % 2:
            raise GrimtableError("It is day.")
        return House(bonus=state.sums.get("ann", 0))


class Later(March):
    """The same under other rules: nobody may take 3 any more."""

    version = "2"

    def play(self, state: Paper) -> Script[None]:
        while state.step < 8:
            yield REST if state.step % 2 == 0 else MARK
            taken = (yield ask(upto=2)).n
            state.sums["ann"] = state.sums.get("ann", 0) + taken
            (face,) = yield roll()
            state.notes.append(f"{taken} {face}")
            state.step += 1


def marched(*takes: int, game: Tiny | None = None) -> Table:
    """Ann takes this; the die always shows 6. A last take without a roll is not finished."""
    table = Table(game or March(), House(), Scripted([6] * 20), seed=1)
    for n in takes:
        table.answer(table.asks[0].number, f"Take {n}")
    return table


def rolling(*takes: int) -> Table:
    """The same, and the last die has not been rolled yet."""
    table = marched(*takes[:-1])
    table.run.trust(None)
    table.answer(table.asks[0].number, f"Take {takes[-1]}")
    return table


def paper(table: Table) -> Paper:
    assert isinstance(table.run.state, Paper)
    return table.run.state


def log(table: Table) -> list[str]:
    return [Text([COMMON], "en").event(event) for event in table.chronicle]


def test_while_nothing_has_changed_the_answers_count() -> None:
    save = marched(3, 3, 1).save()
    save.mark = msgspec.structs.replace(save.mark, state={"nonsense": 1})  # type: ignore[type-var]
    table = Table.load(March(), save)
    assert paper(table).notes == ["3 6", "3 6", "1 6"]
    assert (table.chronicle, table.answered) == ([], 6)


def test_a_game_whose_rules_have_changed_goes_on_from_its_checkpoint_and_says_so() -> None:
    table = Table.load(Later(), marched(3, 3, 1).save(), fate=Scripted([5]))
    assert paper(table).notes == ["3 6", "3 6", "1 6"]
    assert log(table) == [
        "The rules or the cards have changed since this game was saved (rules 1): "
        "it goes on from its checkpoint."
    ]
    table.answer(table.asks[0].number, "Take 2")
    assert paper(table).notes[-1] == "2 5"
    with pytest.raises(GrimtableError):
        table.answer(table.asks[0].number, "Take 3")


def test_answers_since_the_checkpoint_are_taken_along_as_far_as_they_fit() -> None:
    table = Table.load(Later(), rolling(3, 3, 1).save(), real_dice=True)
    assert (paper(table).sums, table.answered) == ({"ann": 7}, 1)
    table = Table.load(Later(), rolling(3, 3, 3).save(), real_dice=True)
    assert (paper(table).sums, table.answered) == ({"ann": 6}, 0)
    assert log(table)[0].endswith("from its checkpoint, without the last answer.")


def test_what_went_on_can_be_saved_again_and_again() -> None:
    once = Table.load(Later(), marched(3, 3, 1).save(), fate=Scripted([5, 5]))
    once.answer(once.asks[0].number, "Take 2")
    save = once.save()
    assert [entry.answer for entry in save.answers] == ["Take 2", "5"]
    assert [entry.answer for entry in save.earlier] == ["Take 3", "6", "Take 3", "6", "Take 1", "6"]
    twice = Table.load(Later(), save, fate=Scripted([4]))
    assert twice.chronicle == once.chronicle
    assert paper(twice).notes == paper(once).notes
    assert twice.asks == once.asks
    twice.rewind(0)
    assert paper(twice).notes == ["3 6", "3 6", "1 6"], "undo goes back as far as the checkpoint"
    third = type("Third", (Later,), {"version": "3"})()
    assert len(Table.load(third, save, fate=Scripted([])).earlier) == 8


def test_a_changed_card_is_a_changed_game_but_not_its_name_nor_its_file() -> None:
    dressed = CARDS.replace(b'"Elf"', b'"Elfe"').replace(b"\n\n", b"\n# the others\n\n")
    assert hashes(March(**{"cards.toml": dressed}), House()) == hashes(March(), House())
    stronger = March(**{"cards.toml": CARDS.replace(b"life = 4", b"life = 5")})
    then, now = hashes(March(), House()), hashes(stronger, House())
    assert [name for name in then if then[name] != now[name]] == ["cards/orc"]
    fewer = March(**{"cards.toml": CARDS.partition(b"[orc]")[0]})  # a card has left the box
    for changed in (stronger, fewer):
        assert log(Table.load(changed, marched(1, 2).save(), fate=Scripted([])))


def old(save: Save) -> Save:
    """As it was written before there were checkpoints."""
    return msgspec.structs.replace(save, mark=None, rest=None, content={"cards.toml": "0f"})


def test_an_old_save_without_a_checkpoint_is_played_again_if_all_answers_still_fit() -> None:
    table = Table.load(Later(), old(marched(1, 2).save()), fate=Scripted([]))
    assert paper(table).notes == ["1 6", "2 6"]
    assert log(table)[0].endswith("all its answers still hold.")


def test_an_old_save_that_no_longer_fits_is_refused_but_yields_its_sheet() -> None:
    save = old(marched(1, 2, 3, 1).save())
    sentence = "plays version 2, and the save fits it no more: answer 4 .* grimtable sheet FILE"
    with pytest.raises(ForeignSave, match=sentence):
        Table.load(Later(), save)
    assert sheet(Later(), save) == House(bonus=3), "as far as the answers go, in the evening"


def test_the_sheet_of_a_changed_game_comes_from_its_checkpoint() -> None:
    assert sheet(Later(), marched(3, 3).save()) == House(bonus=6)
    assert sheet(Later(), marched(3, 3, 3).save()) == House(bonus=6), "of the last evening"
    assert sheet(March(), marched(3, 3, 3).save()) == House(bonus=6)


class Chapters(March):
    """Its tables are chapters of a campaign."""

    def chapter(self, options: Any) -> Words | None:
        return Words("game-title")


def test_a_chapter_that_was_never_written_down_yields_what_it_began_with() -> None:
    save = Table(Chapters(), House(bonus=2), None, position={"step": 1}).save()
    assert sheet(Chapters(), save) == House(bonus=2)
    assert now_written(Table.load(Chapters(), save)) == House(bonus=2)


def test_of_a_save_of_a_later_program_the_sheet_is_what_this_one_knows(tmp_path: Path) -> None:
    later = msgspec.to_builtins(marched(3, 3).save())
    later |= {"shape": 9, "weather": "rain", "options": {**later["options"], "ghosts": True}}
    path = tmp_path / "later.json"
    path.write_bytes(msgspec.json.encode(later))
    with pytest.raises(DamagedSave, match="weather"):
        read_save(path)
    assert sheet(March(), read_save(path, whole=False)) == House(bonus=6)


def test_what_is_not_written_down_has_no_sheet() -> None:
    assert sheet(Tiny(march), marched(3, game=Tiny(march)).save()) is None
    with pytest.raises(ForeignSave, match=r"Nothing .* from this save: It is day"):
        sheet(March(), Table(March(), House(), None, position={"step": 1}).save())


# Other shapes ---------------------------------------------------------------------------------


class Purse(State):
    """The same state in another shape: what is owned is called gold."""

    notes: list[str] = []
    gold: dict[str, int] = {}
    step: int = 0
    weather: str = "fair"


def call_it_gold(state: dict[str, Any]) -> None:
    state["gold"] = state.pop("sums")


class Reshaped(Later):
    """The game after its state has changed."""

    State = Purse  # type: ignore[assignment]

    def play(self, state: Any) -> Script[None]:
        while state.step < 8:
            yield REST if state.step % 2 == 0 else MARK
            state.gold["ann"] = state.gold.get("ann", 0) + (yield ask()).n
            state.step += 1

    def outcome(self, state: Any) -> Any:
        return None


class Migrated(Reshaped):
    """And with the migration that mends older ones."""

    migrations = (Migration(state=call_it_gold),)


def test_a_migration_brings_an_older_state_into_shape() -> None:
    table = Table.load(Migrated(), marched(3, 3, 1).save())
    state: Any = table.run.state
    assert (state.gold, state.step, state.weather) == ({"ann": 7}, 3, "fair")
    assert table.save().shape == 1
    again: Any = Table.load(Migrated(), table.save()).run.state
    assert again.gold == {"ann": 7}


def test_nothing_of_a_state_is_dropped_in_silence() -> None:
    with pytest.raises(ForeignSave, match="fits it no more"):
        Table.load(Reshaped(), marched(3, 3, 1).save())


def test_where_the_last_mark_can_not_be_used_the_last_rest_is() -> None:
    class ByNight(Later):
        """Under which no day can be entered in its middle."""

        def invariants(self, state: Any) -> None:
            assert state.step % 2 == 0

    table = Table.load(ByNight(), marched(3, 3, 1).save(), fate=Scripted([]))
    assert paper(table).notes == ["3 6", "3 6"]
    assert log(table)[0].endswith("from its checkpoint, without the last 2 answers.")


def test_options_are_mended_too() -> None:
    class Renamed(Struct, frozen=True, forbid_unknown_fields=True):
        extra: int = 0

    def call_it_extra(options: dict[str, Any]) -> None:
        options["extra"] = options.pop("bonus")

    class Mended(March):
        Options, migrations = Renamed, (Migration(options=call_it_extra),)  # type: ignore[assignment]

    table = Table(March(), House(bonus=5), Scripted([]))
    assert Table.load(Mended(), table.save(), fate=Scripted([])).options == Renamed(5)


def test_a_save_of_a_later_version_says_so() -> None:
    save = Table.load(Migrated(), marched(3, 3).save()).save()
    with pytest.raises(ForeignSave, match="written by a later version of tiny"):
        Table.load(Later(), save)
