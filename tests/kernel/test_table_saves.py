import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.kernel import Entry, Save, Script, Scripted, Seeded, Table, read_save, write_save
from grimtable.kernel.errors import DamagedSave, ForeignSave
from grimtable.kernel.position import encoded
from grimtable.kernel.text import COMMON, Text
from tests.kernel.test_table import dice
from tests.kernel.tiny import House, Paper, Tiny, paper

GAME = Tiny(dice, **{"cards.toml": b"[elf]\nlife = 1"})


def played(**more: Any) -> Table:
    """A game of three answers."""
    table = Table(GAME, House(bonus=2), Scripted([4]), seed=11, **more)
    table.answer(0, "Take 1")
    return table


def changed(save: Save, **fields: object) -> Save:
    """The save with some of it written otherwise."""
    return msgspec.structs.replace(save, **fields)


def test_a_save_is_the_set_up_and_the_answers() -> None:
    save = played().save(language="fr")
    assert (save.game, save.version, save.options, save.seed) == ("tiny", "1", {"bonus": 2}, 11)
    assert save.answers == [Entry(0, "ann", "Take 1"), Entry(1, "fate", "4")]
    assert list(save.content) == ["cards/elf"]
    assert save.notes == {"language": "fr"}


def test_a_save_goes_through_a_file_and_leads_to_the_same_table(tmp_path: Path) -> None:
    table = played(solo=False, position={"notes": ["once upon a time"]})
    write_save(tmp_path / "new" / "game.json", table.save())
    loaded = Table.load(GAME, read_save(tmp_path / "new" / "game.json"))
    assert encoded(loaded.run.state) == encoded(table.run.state)
    assert paper(loaded).notes == ["once upon a time", "1 4"]
    assert loaded.asks == table.asks
    assert loaded.journal == table.journal
    assert loaded.chronicle == table.chronicle
    assert (loaded.options, loaded.solo, loaded.seed) == (House(bonus=2), False, 11)


def test_a_game_resumed_twice_from_one_save_is_the_same_game() -> None:
    save = played().save()
    one, other = Table.load(GAME, save), Table.load(GAME, save)
    for table in (one, other):
        table.answer(2, "Take 3")
    assert one.journal == other.journal


def test_a_table_with_real_dice_is_resumed_as_one() -> None:
    table = Table.load(GAME, played().save(), real_dice=True)
    table.answer(2, "Take 3")
    assert table.asks[0].ask.seat == "fate"


def test_a_save_taken_while_a_real_die_rolls_is_resumed_by_fate() -> None:
    table = Table(GAME, House(), None)
    table.answer(0, "Take 1")
    loaded = Table.load(GAME, table.save(), fate=Scripted([6]))
    assert paper(loaded).notes == ["1 6"]


def test_that_a_game_was_rewound_is_still_said_after_loading() -> None:
    table = Table(GAME, House(), Seeded(1))
    table.answer(0, "Take 1")
    table.undo()
    loaded = Table.load(GAME, table.save())
    assert loaded.rewinds == 1
    assert [event.key for event in loaded.chronicle] == ["table-rewound"]


# Saves that can't be used ---------------------------------------------------------------------


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(ForeignSave, match="a save of 'chess', not of 'tiny'"):
        Table.load(GAME, changed(played().save(), game="chess"))


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (Entry(2, "ann", "Take 9"), r"answer 2 of the save, 'Take 9': .*does not answer 'take'"),
        (Entry(7, "ann", "Take 1"), r"answer 2 of the save, 'Take 1': Ask 7 is not open"),
        (Entry(2, "bob", "Take 1"), r"answer 2 of the save, 'Take 1': .*asked of ann, not of bob"),
    ],
)
def test_a_save_with_an_answer_that_the_rules_refuse_is_damaged(
    answer: Entry, sentence: str
) -> None:
    save = played().save()
    with pytest.raises(DamagedSave, match=sentence):
        Table.load(GAME, changed(save, answers=[*save.answers, answer]))


@pytest.mark.parametrize(
    "fields",
    [
        {"options": {"bonus": "much"}},
        {"options": {"malus": 1}},
        {"position": {"nowhere": 1}},
        {"position": {"step": "far"}},
    ],
)
def test_a_save_whose_set_up_does_not_fit_is_damaged(fields: dict[str, object]) -> None:
    with pytest.raises(DamagedSave, match="of the save can't be used: "):
        Table.load(GAME, changed(played().save(), **fields))


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b'{"grimtable": "1"}', b"once upon a time"]
)
def test_a_file_that_is_no_save_is_said_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(DamagedSave, match=r"game\.json is not a save of Grimtable: "):
        read_save(file)


def test_a_save_cut_short_anywhere_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write_save(file, played().save())
    whole = file.read_bytes()
    for length in range(len(whole.rstrip())):
        file.write_bytes(whole[:length])
        with pytest.raises(DamagedSave):
            read_save(file)


def test_a_save_with_a_word_too_many_is_not_ours(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode({**msgspec.to_builtins(played().save()), "cheat": 1}))
    with pytest.raises(DamagedSave, match="cheat"):
        read_save(file)


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(DamagedSave, match=r"nothing\.json can't be read: No such file"):
        read_save(tmp_path / "nothing.json")


# Writing ------------------------------------------------------------------------------------------


def test_a_fault_between_writing_and_replacing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, old, new = tmp_path / "game.json", played().save(), played().save(late=True)
    write_save(file, old)

    def fail(*args: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="the disk is gone"):
        write_save(file, new)
    assert read_save(file) == old
    assert list(tmp_path.iterdir()) == [file]


def test_what_a_killed_writer_left_is_gone_after_the_next_save(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    (tmp_path / ".game.json.new").write_bytes(b"half a sa")
    write_save(file, played().save())
    assert list(tmp_path.iterdir()) == [file]


WRITER = """
import sys
from pathlib import Path
from grimtable.kernel import write_save
from tests.kernel.test_table_saves import played
file, n = Path(sys.argv[1]), 0
while True:
    n += 1
    write_save(file, played().save(n=n, ballast="x" * 200_000))
"""


@pytest.mark.parametrize("writes", [1, 2, 5])
def test_a_writer_killed_at_any_moment_leaves_a_whole_save(tmp_path: Path, writes: int) -> None:
    file, root = tmp_path / "game.json", Path(__file__).parents[2]
    path = os.pathsep.join([str(root), str(root / "src")])
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(file)], env={**os.environ, "PYTHONPATH": path}
    )
    while not file.exists() or read_save(file).notes["n"] < writes:
        assert writer.poll() is None
    writer.kill()
    writer.wait()
    assert len(read_save(file).notes["ballast"]) == 200_000


def test_a_game_that_asks_nothing_can_be_saved() -> None:
    def nothing(s: Paper) -> Script[None]:
        return
        yield

    table = Table(Tiny(nothing), House(), None)
    assert table.over
    assert Table.load(Tiny(nothing), table.save()).over


def test_how_often_a_game_was_rewound_is_said_as_people_say_it() -> None:
    text = Text([COMMON], "en")
    said = [text("event-table-rewound", {"times": n}) for n in (1, 2, 3)]
    assert [words[words.index("(") + 1 : -2] for words in said] == [
        "once so far",
        "twice so far",
        "3 times so far",
    ]
