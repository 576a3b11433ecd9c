"""Point 7: content is counted and named, and packs of a player's own are read by every game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grimtable.cards import Document, census
from grimtable.cli import main
from grimtable.games import GAMES
from grimtable.kernel import Game
from grimtable.kernel.errors import ContentError
from grimtable.kernel.text import LANGUAGES, names_of
from grimtable.lab.samples import parts, sample

FIXED = frozenset({"drunagor"})
"""Games whose box is closed: their rules count with what is printed."""


def test_all_content_is_counted_and_what_must_turn_up_has_a_name(game: Game) -> None:
    count = census(game, sample(game, 0))
    assert all(n > 0 for n in count.values())
    for language in LANGUAGES:
        names = names_of(game, game.Options(), language)
        assert all(name.strip() for key, name in names.items() if not key.endswith(".gender"))
    assert bool(count) == bool(parts(game)) == bool(list(game.folder.glob("content/*.toml")))


def test_every_entry_names_its_source(game: Game) -> None:
    for file in sorted(game.folder.glob("content/*.toml")):
        document = Document(file)
        for name, entry in document.data.items():
            entries = [entry] if "source" in entry else list(entry.values())
            assert all(one.get("source") for one in entries), f"{file.name}: {name}"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('game = "chess"\n', 1, "a pack for this game says game ="),
        ("# mine\n\n[nonsense.x]\n", 3, "is no table of a pack: ["),
    ],
)
def test_a_pack_for_another_game_or_of_unknown_tables_is_refused(
    game: Game, tmp_path: Path, text: str, line: int, said: str
) -> None:
    if "packs" not in game.Options.__struct_fields__:
        fixed = game.id in FIXED or not list(game.folder.glob("content/*.toml"))
        assert fixed, "a game with cards takes packs"
        return
    if "[" in text:
        text = f'game = "{game.id}"' + text[text.index("\n") :]
    pack = tmp_path / "mine.toml"
    pack.write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        game.new(msgspec.convert({"packs": [str(pack)]}, game.Options))
    assert (caught.value.file, caught.value.line) == (str(pack), line)
    assert said in str(caught.value)


def test_an_empty_pack_changes_nothing(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if "packs" not in game.Options.__struct_fields__:
        return
    pack = tmp_path / "mine.toml"
    pack.write_text(f'game = "{game.id}"\n', "utf-8")
    assert main(["content", "check", str(pack)]) == 0
    counted = ", ".join(f"{n} {kind}" for kind, n in census(game, game.Options()).items())
    assert capsys.readouterr().out.startswith(f"{game.id}: {counted}\n")


def test_the_content_of_one_game_can_be_checked(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    if game.id in GAMES:
        assert main(["content", "check", game.id]) == 0
        told = capsys.readouterr().out.splitlines()
        assert told[0].startswith(f"{game.id}: ")
        assert told[1:] == ["All of it is sound."]
