"""grimtable deck: decks of one's own without a screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimtable import terminal
from grimtable.cards import Document
from grimtable.cli import main
from grimtable.collection import Deck, read_deck, with_deck, write_deck

BAD = """game = "realms"

[deck.bad]
name = "Bad"
[deck.bad.cards]
griffin = 4
grifin = 3
pilgrim = 0
"""


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out.replace("\N{NO-BREAK SPACE}", " "), err


def test_check_says_everything_that_is_wrong_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(BAD)
    code, out, _ = run(capsys, "deck", "check", str(path))
    assert code == 1
    assert out.splitlines() == [
        f"{path}:6:11  deck.bad: 4 copies of Griffin; at most 3 are allowed",
        f"{path}:7:10  deck.bad: 'grifin' is no card. Did you mean 'griffin'?",
        f"{path}:8:11  deck.bad: 0 copies of Pilgrim; leave the line out, or write 1 or more",
        f"{path}:3:1  deck.bad: 7 cards; a deck has 30 to 50",
    ]
    code, out, _ = run(capsys, "deck", "check", str(path), "--json", "--lang", "fr")
    faults = json.loads(out)["faults"]
    assert (code, faults[0]["line"], len(faults)) == (1, 6, 4)
    assert faults[0]["fault"] == "Griffon : 4 exemplaires ; 3 au plus sont permis"


def test_show_prints_cards_texts_and_totals(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "deck", "show", "ember")
    assert code == 0
    assert "2  Kiln Ogre" in out
    assert "30 cards (30 to 50), 16 different" in out
    assert "19 regular (silver)" in out
    _, out, _ = run(capsys, "deck", "show", "ember", "--json")
    shown = json.loads(out)
    assert sum(card["copies"] for card in shown["cards"]) == 30
    assert shown["faults"] == []
    _, out, _ = run(capsys, "deck", "show", "tide", "--lang", "fr")
    assert out.startswith("Marée : le ressac")


def test_cards_are_found_by_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "deck", "cards", "vampirism", "dusk")
    assert "Night Countess" in out
    _, out, _ = run(capsys, "deck", "cards", "ogre", "--json")
    assert [card["id"] for card in json.loads(out)] == ["kiln-ogre", "swamp-ogre"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("deck", "show", "embre"), "There is no deck or file 'embre'. Decks: ember, tide"),
        (("deck", "show", "nowhere.toml"), "nowhere.toml:0:0  can't be read"),
        (("deck", "check", "nowhere.toml"), "nowhere.toml:0:0  can't be read"),
        (("deck", "cards", "--game", "berserkers"), "berserkers has no decks to build."),
        (("deck", "edit", "x.toml", "--from", "emba"), "There is no deck 'emba'"),
        (("deck", "edit", "ember.toml"), "realms has a deck 'ember' of its own"),
    ],
)
def test_mistakes_get_a_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert sentence in err


def test_edit_opens_the_screen_on_a_deck_and_says_how_to_play_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[str, Deck]] = []

    def build(game: object, cards: object, path: Path, name: str, deck: Deck, lang: str) -> None:
        opened.append((name, deck))
        write_deck(path, "realms", name, deck)

    monkeypatch.setattr(terminal, "build", build)
    path = tmp_path / "My Own.toml"
    code, out, _ = run(capsys, "deck", "edit", str(path), "--from", "frost", "--name", "The Wall")
    assert (code, opened[0][0], opened[0][1].name) == (0, "my-own", "The Wall")
    assert f"--options 'packs={path}' first=my-own" in out
    assert run(capsys, "deck", "check", str(path))[:2] == (0, "deck.my-own: sound, 30 cards.\n")
    run(capsys, "deck", "edit", str(path))
    assert opened[1][1] == opened[0][1], "a file that is there is gone on with"
    code, _, err = run(capsys, "deck", "edit", str(path), "--from", "ember")
    assert (code, "has a deck 'my-own' already" in err) == (2, True)


def test_everything_else_in_a_pack_stays_as_it_was_written(tmp_path: Path) -> None:
    text = (
        BAD
        + '\n# a card of mine\n[card.elf]\nname = "Elf"\n\n[deck.badger]\nname = "B"\ncards = {}\n'
    )
    new = with_deck(text, "realms", "bad", Deck(name="Good", cards={"griffin": 3}))
    assert "grifin" not in new
    assert '# a card of mine\n[card.elf]\nname = "Elf"' in new
    path = tmp_path / "pack.toml"
    path.write_text(new)
    assert Document(path).data["card"] == {"elf": {"name": "Elf"}}
    assert Document(path).data["deck"]["badger"] == {"name": "B", "cards": {}}
    assert read_deck(Document(path), "bad")[1] == Deck(name="Good", cards={"griffin": 3})
