"""What is written in the notation: the example of the documents, mistakes, and words made of it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from grimtable.cards import BadText
from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import library
from grimtable.games.berserk.notation import NOTATION
from grimtable.games.berserk.records import Join, Spawn, Trial
from grimtable.games.berserk.state import Options
from grimtable.kernel.errors import ContentError
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import playout

DOCUMENT = Path(__file__).parents[3] / "docs" / "berserk.md"


def pack(folder: Path, change: tuple[str, str] = ("", "")) -> str:
    """The Adventure of the documents as a pack of a player."""
    (text,) = re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text("utf-8"), re.S)
    file = folder / "well.toml"
    file.write_text('game = "berserk"\n' + text.replace(*change), "utf-8")
    return str(file)


def test_the_adventure_in_the_documents_can_be_played(tmp_path: Path) -> None:
    options = Options(adventure="well", packs=(pack(tmp_path),))
    chance = random.Random(4)
    s = GAME.new(options)
    playout(GAME.play(s), lambda ask: chance.choice(ask.options), Seeded(4).answer)
    assert s.won is not None
    assert GAME.names(options, "fr")["well"] == "Le puits"


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("spawn kelpie on E", "spawn kelpy on E", "'kelpy' is not known"),
        ("trigger rolls 3", "trigger roll 3", "'roll' is not a word of the notation"),
        ("casca a2", "casca b2", "casca b2: it has no room there"),
        ("a1 b1 c1 d1", "a1 b1 c1 d99", "'d99' is not known"),
    ],
)
def test_a_mistake_in_a_pack_is_told_with_its_place(
    tmp_path: Path, right: str, wrong: str, said: str
) -> None:
    file = pack(tmp_path, (right, wrong))
    with pytest.raises(ContentError, match=re.escape(said)):
        library((file,))


def test_a_word_that_the_notation_does_not_know_gets_a_hint() -> None:
    with pytest.raises(BadText, match="range"):
        NOTATION.read("attack rnge 4", "effect")


@pytest.mark.rule("spawn.where", "setup.board.spawn-tokens")
def test_whoever_an_event_brings_comes_on_a_spawn_token_or_in_a_zone() -> None:
    for adventure in library().adventures.values():
        places = {*adventure.entry.spots, *adventure.zones}
        for event in adventure.events.values():
            orders = [*event.now, *event.each, *(o for when in event.when for o in when.orders)]
            for order in orders:
                if isinstance(order, Spawn | Join):
                    assert order.on in places, (event.id, order)


@pytest.mark.rule("zone.def")
def test_every_zone_of_every_adventure_is_one_group_of_adjacent_spaces() -> None:
    for adventure in library().adventures.values():
        scenery = adventure.short | adventure.tall  # a Zone may lie around a mast
        for name, zone in adventure.zones.items():
            reached = sum(adventure.hexes.layers(zone & -zone, zone | scenery))
            assert reached & zone == zone, (adventure.id, name)


NUMBERS = {"en": {3: "three", 5: "five"}, "fr": {3: "trois", 5: "cinq"}}
SUCCESSES = {"en": "Success", "fr": "Succès"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_name_as_many_successes_as_the_special_rule_asks_for(language: str) -> None:
    told = 0
    box = library()
    for adventure in box.adventures.values():
        laws = [law for name in adventure.entry.specials for law in box.specials[name]]
        for trial in (law for law in laws if isinstance(law, Trial)):
            for event in adventure.events.values():
                entry = box.event_entries[event.id]
                for prose in filter(None, (entry.text, entry.goal)):
                    text: str = getattr(prose, language)
                    if SUCCESSES[language] in text:
                        assert NUMBERS[language][trial.n] in text, (event.id, text)
                        told += 1
    assert told == 4, "two Adventures, the card and its goal"
