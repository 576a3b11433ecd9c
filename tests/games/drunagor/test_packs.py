"""Adventures of a player's own: played, saved and worded like the others, where they are wanted."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.content import CHAPTERS, MONSTERS
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel import Seeded, Table, Text
from grimtable.kernel.asks import Ask
from grimtable.kernel.errors import ContentError, GrimtableError

PACK = Path(__file__).parents[3] / "examples" / "cellar_pack.toml"
CELLAR = Options(packs=(str(PACK),), adventure="cellar", party=("vorn", "maya"), wounded=90)


def played(seed: int) -> Table:
    """At random to the end; everything that is told and seen has words in both languages."""
    table = Table(GAME, CELLAR, Seeded(seed), seed=seed)
    texts = [Text.of(GAME, CELLAR, language) for language in ("en", "fr")]
    draw = random.Random(seed).random
    for _ in range(600):
        if table.over:
            break
        number, ask = table.asks[0]
        assert isinstance(ask, Ask)
        table.answer(number, ask.options[int(draw() * len(ask.options))])
        state = table.run.state
        assert isinstance(state, Drunagor)
        GAME.invariants(state)
        GAME.scene(state, "vorn")
    for event in table.chronicle:
        for text in texts:
            text.event(event)
    assert not [problem for text in texts for problem in text.problems]
    return table


def test_an_own_adventure_is_played_like_the_others_and_goes_on_from_its_save() -> None:
    tables = [played(seed) for seed in range(3)]
    assert any(table.outcome is not None for table in tables)
    told = {
        str(value) for one in tables for event in one.chronicle for value in event.args.values()
    }
    assert any("cellar_rat" in one for one in told)
    again = Table.load(GAME, tables[0].save())
    assert again.chronicle == tables[0].chronicle


def test_nobody_else_comes_across_it() -> None:
    GAME.new(CELLAR)
    assert "cellar" not in list(CHAPTERS)
    assert "cellar_rat" not in list(MONSTERS)
    with pytest.raises(GrimtableError, match="no Adventure 'cellar'"):
        GAME.new(Options(adventure="cellar"))
    with pytest.raises(GrimtableError, match=r"no Adventure 'attic'.*, cellar"):
        GAME.new(Options(adventure="attic", packs=(str(PACK),)))


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("1+ cellar_rat d1", "1+ celar_rat d1", "cellar_rat"),
        ("barrel_of_brine = ", "barrel_of_wine = ", "barrel_of_brine"),
        ("SELF, HEAL 3", "SELF, HEEL 3", "HEEL"),
        ("SELF, HEAL 3", "+3 HIT, CLEAVE 2; PARRY 3", "PARRY"),
        ('"1+ cellar_rat d1"', '"cellar_rat d1"', "party size"),
        ("d1", "z9", "'z9' is not known"),
        ('rooms = ["00111", ', 'rooms = ["0011", ', "map of this set-up"),
        ('map = ["00000", ', 'map = ["000x0", ', "share a level.*D1 is 'x'"),
        ('map = ["00000", "00100', 'map = ["00000", "00300', "share a level.*C2 is '3'"),
        ('spawns = ["1+', 'tiles = { C2 = "01" }\nspawns = ["1+', "share a level.*C2 is '01'"),
        ('spawns = ["1+', 'tiles = { C2 = "" }\nspawns = ["1+', "share a level.*C2 is ''"),
        ('spawns = ["1+', 'tiles = { C4 = "0" }\nspawns = ["1+', "'C4' is not known"),
        ("[monsters.", "[heroes.", "is no table of a pack"),
    ],
)
def test_a_mistake_is_pointed_at(right: str, wrong: str, says: str, tmp_path: Path) -> None:
    def other(text: str) -> str:
        """With other ids than those of the pack that may be open already."""
        return text.replace("cellar", "attic").replace("celar", "atic").replace("brine", "beer")

    pack, text = tmp_path / "attic.toml", other(PACK.read_text("utf-8"))
    assert other(right) in text
    pack.write_text(text.replace(other(right), other(wrong), 1), "utf-8")
    with pytest.raises(ContentError, match=other(says)) as told:
        GAME.new(Options(adventure="attic", packs=(str(pack),)))
    assert told.value.line > 1
