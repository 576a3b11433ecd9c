"""Cards of a player's own: dealt, played and worded like the others, where they are wanted."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.attacks import strikes
from grimtable.games.dark_souls.content import LIBRARY, library
from grimtable.games.dark_souls.state import Options, Souls, room
from grimtable.kernel import Seeded, Table, Text
from grimtable.kernel.asks import Ask
from grimtable.kernel.errors import ContentError, GrimtableError
from tests.games.dark_souls.playing import fight, knight

PACK = str(Path(__file__).parents[3] / "examples" / "ash_pack.toml")
ELSEWHERE = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3] / "src")}


def played(options: Options, seed: int, answers: int) -> Table:
    """Some answers at random; all that happens has words, can be appraised, and is possible."""
    table = Table(GAME, options, Seeded(seed), seed=seed)
    texts = [Text.of(GAME, options, language) for language in ("en", "fr")]
    draw = random.Random(seed).random
    for _ in range(answers):
        if table.over:
            break
        number, ask = table.asks[0]
        assert isinstance(ask, Ask)
        option = ask.options[int(draw() * len(ask.options))]
        for text in texts:
            text.ask(ask)
            text.option(option)
        table.answer(number, option)
        state = table.run.state
        assert isinstance(state, Souls)
        GAME.invariants(state)
        assert 0 <= GAME.appraise(state, "knight") <= 1
    for event in table.chronicle:
        for text in texts:
            text.event(event)
    assert not [problem for text in texts for problem in text.problems]
    return table


@pytest.mark.parametrize("fight", ["ash_kennel", "kennel_master"])
def test_an_own_encounter_and_an_own_boss_are_fought_like_the_others(fight: str) -> None:
    for seed in range(3):
        table = played(Options(packs=(PACK,), skirmish=fight), seed, 400)
        told = {str(value) for event in table.chronicle for value in event.args.values()}
        assert any("ash_hound" in one or "kennel" in one for one in told)


def test_they_are_in_the_decks_of_a_game_that_has_the_pack_and_of_no_other() -> None:
    with_pack = GAME.new(Options(packs=(PACK,)))
    without = GAME.new(Options())
    assert "kennel_whip" in with_pack.treasure.rest
    assert "kennel_whip" not in without.treasure.rest
    assert "kennel_master" in offered(Options(packs=(PACK,)))
    assert "kennel_master" not in offered(Options())


def offered(options: Options) -> list[str]:
    table = Table(GAME, options, Seeded(1), seed=1)
    ask = table.asks[0].ask
    assert isinstance(ask, Ask)
    return [str(getattr(option, "boss", "")) for option in ask.options]


def test_what_is_in_no_pack_of_the_game_can_not_be_wanted() -> None:
    GAME.new(Options(packs=(PACK,), skirmish="ash_kennel"))
    with pytest.raises(GrimtableError, match="no encounter or boss 'ash_kennel'"):
        GAME.new(Options(skirmish="ash_kennel"))


def test_a_sheet_takes_its_packs_along() -> None:
    options = Options(packs=(PACK,), campaign="first_journey")
    table = Table(GAME, options, Seeded(2), seed=2)
    state = table.run.state
    assert isinstance(state, Souls)
    sheet = GAME.record(state)
    assert sheet is not None
    assert sheet.packs == (PACK,)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("attack 3 physical", "bite 3 physical", "'bite' is not a word of the notation. Here: att"),
        ('"0: 1 black, push"', '"0: 1 blak, push"', "'blak' is not a word of the notation. Did"),
        ('spawn_2 = ["hollow_soldier"]', 'spawn_2 = ["hollow_solder"]', "Did you mean 'hollow_s"),
        ("[item.kennel_whip]", "[item.estoc]", "there is already one of that id: item estoc"),
        ("[item.kennel_whip]", "[character.herald]", "'character' is no table of a pack"),
    ],
)
def test_a_mistake_is_told_with_line_and_column(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = Path(PACK).read_text("utf-8").replace("kennel_master", "kennel_boss")
    pack = tmp_path / "mine.toml"
    pack.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(ContentError) as caught:
        library((str(pack),))
    assert said in str(caught.value)
    line = pack.read_text("utf-8").split("\n")[caught.value.line - 1]
    assert new.partition("=")[2].strip(' ["]') in line or new in line


def test_of_a_pack_that_clashes_with_another_nothing_stays(tmp_path: Path) -> None:
    library((PACK,))
    text = Path(PACK).read_text("utf-8")
    clash, other = tmp_path / "clash.toml", tmp_path / "other.toml"
    renamed = text.replace("ash_hound", "cave_hound")
    clash.write_text(renamed, "utf-8")  # an enemy of its own, but the same boss, otherwise
    with pytest.raises(ContentError, match="another pack has something of that id"):
        library((str(clash),))
    assert "cave_hound" not in LIBRARY.foes
    assert "cave_hound" not in LIBRARY.enemies
    own = renamed.replace("ash_", "other_").replace("kennel_", "other_")
    other.write_text(own.replace("attack 3 physical", "attack 4 physical"), "utf-8")
    assert "cave_hound" in library((str(other),)).foes, "its id was not taken"


def test_a_table_that_goes_on_elsewhere_knows_its_cards(tmp_path: Path) -> None:
    """As in another process: nothing was set up there, the state is all there is."""
    text = Path(PACK).read_text("utf-8").replace("ash_", "far_").replace("kennel_", "far_")
    pack = tmp_path / "far.toml"
    pack.write_text(text, "utf-8")
    code = (
        "import sys, msgspec\n"
        "from grimtable.games.dark_souls.content import LIBRARY\n"
        "from grimtable.games.dark_souls.state import Souls\n"
        "msgspec.json.decode(sys.stdin.buffer.read(), type=Souls)\n"
        "print(LIBRARY.foes['far_hound'].behaviour.steps[1].strength)\n"
    )
    state = msgspec.json.encode(GAME.new(Options(packs=(str(pack),))))
    run = subprocess.run(
        [sys.executable, "-c", code], input=state, capture_output=True, check=True, env=ELSEWHERE
    )
    assert run.stdout.decode().strip() == "3"


@pytest.mark.rule("weapon.shift", "weapon.shift.timing")
def test_who_shifts_two_nodes_before_the_dice_takes_aim_at_the_end_of_them(tmp_path: Path) -> None:
    text = Path(PACK).read_text("utf-8").replace("ash_", "long_").replace("kennel_", "long_")
    pack = tmp_path / "long.toml"
    pack.write_text(text.replace("0: 1 black, push", "0: shift 2, 1 black"), "utf-8")
    library((str(pack),))
    s = fight("knight@c3", "hollow_soldier@c3 hollow_soldier@a1")
    found = {str(one) for one in strikes(s, knight(s), "long_whip") if one.line == 1}
    assert found == {
        "Strike knight long_whip 1 hollow_soldier_1",
        *(f"Lunge knight long_whip 1 - {node}" for node in room(s).neighbours["c3"]),
    }
