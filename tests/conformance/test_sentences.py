"""Sentences as people read them: options tell what would be done, and articles fit their nouns."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from grimtable.games import find
from grimtable.kernel import Ask, Game, Table, Text
from grimtable.lab.samples import sample
from grimtable.seats import option_words
from tests.conformance.playing import deal, replayable, walk
from tests.conformance.test_words import _all

STEPS = 100
TRIED = 3
"""So many options of a question are tried."""
SOUNDED = r"(?:one|once|uni(?!n)|use|usual|eu|u\b|hono|hour|heir|herb)"
"""Words that do not sound as they are written: "a unit", "an hour"."""
MISFIT = re.compile(rf"\b(?:a (?!{SOUNDED})[aeiou]|an (?!{SOUNDED})[bcdfgjklmnpqrstvwxyz])", re.I)


def said(table: Table, text: Text) -> Iterator[str]:
    """Everything that can be read at the table just now."""
    game = table.game
    for opened in table.asks:
        ask = opened.ask
        assert isinstance(ask, Ask)
        yield text.ask(ask)
        scene = game.scene(table.run.state, ask.seat)
        fuller = game.offers(table.view(opened), ask)
        yield from (option_words(option, ask, scene, text, fuller) for option in ask.options)
    yield from (text.words(words) for words, _ in _all(table.scene(None)) if words)


def test_articles_fit_the_words_behind_them(game: Game) -> None:
    table = deal(game, 2)
    text = Text.of(game, table.options, "en")
    found: set[str] = set()
    with replayable(table):
        for step in walk(table, 2, STEPS):
            if step % 12 == 0:
                found |= {one for one in said(table, text) if MISFIT.search(one)}
        found |= {one for event in table.chronicle if MISFIT.search(one := text.event(event))}
    assert not found


def test_an_option_says_what_it_would_do_and_the_log_what_was_done(game: Game) -> None:
    """A preview is told under its own heading: what would be logged is no part of an option."""
    table, chance = deal(game, 3), random.Random(3)
    text = Text.of(game, table.options, "en")
    with replayable(table):
        for _ in walk(table, 3, STEPS):
            for opened in table.asks[:1]:
                ask = opened.ask
                assert isinstance(ask, Ask)
                scene, view = game.scene(table.run.state, ask.seat), table.view(opened)
                fuller = game.offers(view, ask)
                for option in chance.sample(list(ask.options), min(TRIED, len(ask.options))):
                    words = option_words(option, ask, scene, text, fuller).lower()
                    for event in view.after(option, until="chance", tell=True).ways[0].told:
                        line = text.event(event).rstrip(".").lower()
                        assert line not in words, f"{words!r} says what is logged: {line!r}"


def test_an_orange_die_is_no_exception() -> None:
    game = find("berserk")
    text = Text.of(game, sample(game, 0), "en")
    dropped = [text("event-dropped", {"who": "guts", "colour": c}) for c in ("orange", "red")]
    assert dropped == [
        "Guts lost an orange die from the pool.",
        "Guts lost a red die from the pool.",
    ]


def test_the_rule_of_articles_knows_how_words_sound() -> None:
    for right in (
        "used an effect",
        "a one-handed axe",
        "a unit",
        "an hour",
        "a Horseman",
        "an Orc",
    ):
        assert not MISFIT.search(right), right
    for wrong in ("used a effect", "a Orc", "an Rider", "A enemy"):
        assert MISFIT.search(wrong), wrong
