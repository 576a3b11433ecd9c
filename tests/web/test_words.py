"""Refusals in the language of the page."""

from __future__ import annotations

import pytest

from examples.connect_four import GAME
from grimtable.kernel import Text
from grimtable.kernel.errors import CannotUndo, GrimtableError, NotAnOption, Refused, Stale
from grimtable.web.socket import refusal

STALE, OPTION = Stale(3, (4,)), NotAnOption("Drop z", "drop", ("Drop a",), "turn.drop")
LIMITS = ("nothing", "roll", "other", "revealed", "turn")


def test_an_english_page_shows_the_precise_sentence() -> None:
    assert refusal(STALE, Text.of(GAME, None, "en")).words == "Ask 3 is not open. Open now: 4."


@pytest.mark.parametrize(
    "error",
    [STALE, OPTION, Refused("No."), *(CannotUndo(limit, "No.") for limit in LIMITS)],
    ids=lambda error: f"{type(error).__name__}-{getattr(error, 'limit', '')}",
)
def test_a_french_page_shows_french(error: GrimtableError) -> None:
    text = Text.of(GAME, None, "fr")
    words = refusal(error, text).words
    assert text.problems == []
    assert words != str(error)
    assert not words.startswith("refused")
