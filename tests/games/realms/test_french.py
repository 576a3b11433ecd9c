"""French sentences agree with the names in them."""

from __future__ import annotations

import re

import pytest

from grimtable.games.realms import FOLDER, GAME
from grimtable.games.realms.content import CardEntry, box
from grimtable.games.realms.state import Options
from grimtable.kernel.state import Event
from grimtable.kernel.text import Text
from grimtable.kernel.words import Words

CARDS = box().load("card", CardEntry)
FRENCH = Text.of(GAME, Options(), "fr")
EVENTS = re.findall(r"^event-(\S+) =", (FOLDER / "text" / "fr.ftl").read_text("utf-8"), re.M)

PARTICIPLE = r"(?:est|été|s’est|reste|nouveau|s’est pas|, ) ?(\w+(?:é|i|u))(?!\w)"
"""A past participle or an adjective in its masculine form, after the words that it can follow."""


def told(key: str, card: str) -> str:
    """What the log says if every card in the sentence is this one."""
    at = Words("scene-card-at", {"card": card, "square": "c3"})
    cards = dict.fromkeys(("who", "target", "card", "host"), at)
    rest = {
        "square": "c4",
        "n": 2,
        "what": "shot",
        "prevented": 0,
        "extra": 1,
        "face": 3,
        "grade": "grade-light",
    }
    rest |= {"left": 1, "spent": 1}
    rest |= {"die": "white", "when": "hurt", "one": "first", "two": "second", "winner": "first"}
    return FRENCH.event(Event(key, {**rest, **cards}, "", None, False)).replace("\xa0", " ")


@pytest.mark.parametrize("key", EVENTS)
def test_a_feminine_name_gets_no_masculine_participle(key: str) -> None:
    sentence = told(key, "venom-adder")
    assert not re.findall(PARTICIPLE, sentence), sentence
    assert not FRENCH.problems


def test_some_sentences_in_full() -> None:
    assert told("died", "venom-adder") == "Vipère à venin (c3) est allée au cimetière."
    assert told("died", "pilgrim") == "Pèlerin (c3) est allé au cimetière."
    assert told("hold", "venom-adder") == (
        "Vipère à venin (c3) est entravée : elle ne s’éveillera pas au prochain tour."
    )
    lost = "Bottes à ressort (c3) sont perdues avec leur porteur."
    assert told("equipment-lost", "spring-boots") == lost
    hidden = Words("scene-hidden", {"square": "b6"})
    assert FRENCH("event-exhaust", {"target": hidden}) == "une carte cachée (b6) est épuisée."


def test_a_masculine_form_would_be_found() -> None:
    assert re.findall(PARTICIPLE, "Vipère à venin est allé au cimetière.") == ["allé"]
    assert re.findall(PARTICIPLE, "Vipère à venin s’est posé en c4.") == ["posé"]


def test_names_that_begin_like_feminine_ones_are_feminine() -> None:
    """Endings that only feminine nouns of the set have."""
    for kind in CARDS.values():
        first = kind.name_fr.split()[0]
        if first.endswith(("euse", "ière", "esse", "enne")):
            assert kind.gender_fr == "f", kind.name_fr
        if first.endswith(("eur", "ier", "ien", "eux")):
            assert kind.gender_fr in ("", "m"), kind.name_fr


def test_every_card_has_a_french_name_of_its_own() -> None:
    names = [kind.name_fr for kind in CARDS.values()]
    assert len(set(names)) == len(names)
    same = {card for card, k in CARDS.items() if k.name_fr == k.name}
    assert same <= {"antidote", "trident", "oracle", "jarl", "griffin"}, same
