"""The notation of the cards: effects, conditions and dice totals, compiled when content loads.

>>> effects("extinguish; down down")
(Effect(verb='extinguish', n=0, ways=()), Effect(verb='move', n=0, ways=('down', 'down')))
>>> condition("not all fires")
(Fact(what='all_fires', n=0, negated=True),)
>>> total("at least 10")
Total(least=True, n=10)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from lark import Lark, Token, Transformer, UnexpectedInput
from msgspec import Struct


class Effect(Struct, frozen=True, gc=False):
    """One thing that a card makes happen."""

    verb: str
    n: int = 0
    ways: tuple[str, ...] = ()


class Fact(Struct, frozen=True, gc=False):
    """One thing that must hold (or, negated, must not)."""

    what: str
    n: int = 0
    negated: bool = False


class Total(Struct, frozen=True, gc=False):
    """Dice to be discarded: exactly this total, or at least."""

    least: bool
    n: int


class NotationError(Exception):
    """Words that the notation does not know; `offset` is where in the string."""

    def __init__(self, sentence: str, offset: int) -> None:
        self.offset = offset
        super().__init__(sentence)


class _Build(Transformer[Token, Any]):
    """Turns a parse into Effects, Facts and Totals: a rule's name is the word it stands for."""

    def effects(self, children: list[Effect]) -> tuple[Effect, ...]:
        return tuple(children)

    def condition(self, children: list[Fact]) -> tuple[Fact, ...]:
        return tuple(children)

    def test(self, children: list[Any]) -> Fact:
        negated, (what, n) = children
        return Fact(what, n, negated is not None)

    def move(self, ways: list[Token]) -> Effect:
        return Effect("move", 0, tuple(map(str, ways)))

    def exactly(self, n: list[Token]) -> Total:
        return Total(False, int(n[0]))

    def at_least(self, n: list[Token]) -> Total:
        return Total(True, int(n[0]))

    def __default__(self, name: Any, children: list[Token], meta: Any) -> Any:
        n = int(children[0]) if children else 0
        return (str(name), n) if str(name) in FACTS else Effect(str(name), n)


FACTS = frozenset(
    [
        "no_darkness",
        "no_orcs",
        "all_alive",
        "all_fires",
        "all_sealed",
        "together",
        "met",
        "in_play",
        "cards_left",
        "fulfilled",
        "gold",
        "fires",
    ]
)
_GRAMMAR = Lark(
    (Path(__file__).parent / "notation.lark").read_text("utf-8"),
    start=["effects", "condition", "total"],
    parser="lalr",
)


def _read(text: str, start: str) -> Any:
    try:
        return _Build().transform(_GRAMMAR.parse(text, start=start))
    except UnexpectedInput as error:
        offset = max(0, (getattr(error, "column", None) or 1) - 1)
        at_end = isinstance(getattr(error, "token", None), Token) and not str(error.token)  # type: ignore[attr-defined]
        if at_end or offset >= len(text):
            raise NotationError(f"{text!r} breaks off: something is missing", len(text)) from None
        while offset and text[offset].isalpha() and text[offset - 1].isalpha():
            offset -= 1  # "hitt" is one word, although it begins with one that is known
        word = text[offset:].split(";")[0].strip() or ";"
        raise NotationError(
            f"{word!r} is not understood here. Known: {_known(text[:offset], start)}.", offset
        ) from None


def _known(text: str, start: str) -> str:
    """The words that could stand after this text: what the parser names when it meets none."""
    try:
        _GRAMMAR.parse(f"{text}?", start=start)
    except UnexpectedInput as error:
        expected = getattr(error, "allowed", None) or getattr(error, "expected", None) or ()
    patterns = {t.name: t.pattern.value for t in _GRAMMAR.terminals}
    words = {patterns.get(name, name) for name in expected if name != "$END"}
    said = {"[0-9]+": ["a number"], "(?:right|down|left|up)": ["up", "down", "left", "right"]}
    return ", ".join(sorted(one for word in words for one in said.get(word, [word])))


def effects(text: str) -> tuple[Effect, ...]:
    """What a card makes happen, in order."""
    return cast("tuple[Effect, ...]", _read(text, "effects"))


def condition(text: str) -> tuple[Fact, ...]:
    """What must hold, all of it."""
    return cast("tuple[Fact, ...]", _read(text, "condition"))


def total(text: str) -> Total:
    """How much dice must add up to."""
    return cast(Total, _read(text, "total"))
