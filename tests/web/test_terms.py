"""Tooltips: the words that rules explain are words of the game, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from grimtable.games import GAMES, find
from grimtable.kernel import Text
from grimtable.kernel.text import LANGUAGES
from grimtable.web.worded import scene_words
from tests.conformance.playing import deal, walk


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_explained_by_one_rule_and_in_its_own_language(game: str, language: str) -> None:
    rules = find(game).rulebook.rules.values()
    terms = [term.lower() for rule in rules for term in rule.explains(language)]
    assert len(terms) > 20
    assert len(set(terms)) == len(terms)
    for rule in rules:
        if language != "en" and rule.explains(language):
            assert rule.words(language) != rule.text, f"{rule.id} explains in English"


def shown(game: str, language: str) -> Iterator[str]:
    """The card texts and log lines of a few simulated games."""
    found = find(game)
    for seed in range(4):
        table = deal(found, seed)
        text = Text.of(found, table.options, language)
        for step in walk(table, seed, 250):
            if step % 10:
                continue
            for seat in found.seats(table.options):
                for zone in scene_words(table.scene(seat.id), text)["zones"]:
                    for card in zone["cards"]:
                        yield from card["lines"]
                        yield from (row["words"] for row in card["rows"])
        yield from map(text.event, table.chronicle)


@pytest.mark.parametrize("game", GAMES)
def test_tooltips_are_found_in_what_is_played_in_every_language(game: str) -> None:
    explained = []
    for language in LANGUAGES:
        words = "\n".join(set(shown(game, language))).lower().replace("'", "’")
        explained.append(
            {
                rule.id
                for rule in find(game).rulebook.rules.values()
                for term in rule.explains(language)
                if re.search(
                    rf"(?<!\w){re.escape(term.lower().replace(chr(39), '’'))}(?!\w)", words
                )
            }
        )
    english, french = explained
    assert len(english) > 12
    assert len(french) >= 0.8 * len(english), sorted(english - french)
