"""The notation in which cards are written: a Lark grammar, and records made of what it reads."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, NoReturn

from lark import Lark, Token, Transformer, Tree
from lark.exceptions import UnexpectedInput, VisitError
from lark.lexer import PatternRE, PatternStr, TerminalDef

from grimtable.cards.document import near, nearest

NUMBERS = frozenset({"INT", "NUMBER", "SIGNED"})


class BadText(Exception):
    """A text that is not in the notation: which character, the word there, what may be meant."""

    def __init__(
        self, sentence: str, offset: int = 0, word: str = "", suggestion: str = ""
    ) -> None:
        self.sentence, self.offset, self.word, self.suggestion = sentence, offset, word, suggestion
        super().__init__(sentence)


class Builder(Transformer[Token, Any]):
    """Makes records of a parse, leaves first.

    A rule (or `-> alias`) that `records` names becomes that record, its parts in order; every other
    rule becomes a tuple of its parts. INT, NUMBER and SIGNED are numbers, other words strings. A
    game's builder has a method for each rule that needs more; it may raise ValueError.
    """

    records: ClassVar[Mapping[str, Callable[..., Any]]] = {}

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        record = self.records.get(str(data))
        return tuple(children) if record is None else record(*children)

    def __default_token__(self, token: Token) -> Any:
        return int(token) if token.type in NUMBERS else str(token)


class Notation:
    """A grammar in a `.lark` file, and the builder of its records.

    `starts` are the rules from which a text can be read; `terminals` are lists of words that come
    from elsewhere (the keywords of a registry), for the grammar to use: `{"KEYWORD": ("cover",)}`.
    The grammar must be LALR(1); a text is read once and remembered, so records are frozen.
    """

    def __init__(
        self,
        grammar: Path,
        builder: Builder | None = None,
        starts: Iterable[str] = ("start",),
        *,
        terminals: Mapping[str, Iterable[str]] | None = None,
        ignore_case: bool = False,
    ) -> None:
        self.grammar, self.builder, self.starts = grammar, builder or Builder(), tuple(starts)
        self.terminals, self.ignore_case = terminals or {}, ignore_case
        self._read: dict[tuple[str, str], Any] = {}
        self._words: dict[str, list[str]] = {}

    @cached_property
    def _lark(self) -> Lark:
        lines = [self.grammar.read_text("utf-8")]
        for name, words in self.terminals.items():
            either = " | ".join(f'"{word}"' for word in words)
            lines.append(f"{name}: {either}")
        return Lark(
            "\n".join(lines),
            parser="lalr",
            start=list(self.starts),
            propagate_positions=True,
            maybe_placeholders=True,
            g_regex_flags=re.IGNORECASE if self.ignore_case else 0,
            edit_terminals=self._whole_words,
        )

    def _whole_words(self, terminal: TerminalDef) -> None:
        """Remember which words a terminal stands for, and let it match whole words only."""
        words = _literals(terminal)
        self._words[terminal.name] = words
        if any(word[-1].isalpha() for word in words):
            either = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
            terminal.pattern = PatternRE(rf"(?:{either})(?![^\W\d])", terminal.pattern.flags)

    def read(self, text: str, start: str = "") -> Any:
        """The record that a text compiles to; BadText where it is not in the notation."""
        key = (start or self.starts[0], text)
        if key not in self._read:
            self._read[key] = self._compile(text, key[0])
        return self._read[key]

    def _compile(self, text: str, start: str) -> Any:
        try:
            tree = self._lark.parse(text, start=start)
        except UnexpectedInput as mistake:
            self._explain(text, start, mistake)
        try:
            return self.builder.transform(tree)
        except VisitError as mistake:
            if isinstance(mistake.orig_exc, BadText):
                raise mistake.orig_exc from None
            if isinstance(mistake.orig_exc, ValueError):
                where = mistake.obj.meta if isinstance(mistake.obj, Tree) else None
                offset = 0 if where is None or where.empty else where.start_pos
                raise BadText(str(mistake.orig_exc), offset) from None
            raise mistake.orig_exc from mistake

    def _explain(self, text: str, start: str, mistake: UnexpectedInput) -> NoReturn:
        """Say which word was not understood, and what may stand in its place."""
        at = mistake.pos_in_stream
        token = getattr(mistake, "token", None)
        if at is None or at >= len(text) or (isinstance(token, Token) and token.type == "$END"):
            here = _listed(self._allowed(text, start))
            raise BadText(f"something is missing at the end: {here}.", len(text)) from None
        # "hitt" is one word, although it begins with one that is known.
        while at and text[at].isalnum() and text[at - 1].isalnum():
            at -= 1
        word = (re.match(r"\w+(?:['’-]\w+)*", text[at:]) or [text[at]])[0]
        allowed = self._allowed(text[:at], start)
        said = word.lower() if self.ignore_case else word
        suggestion = ""
        if said in self._vocabulary or not word[0].isalpha():
            sentence = f"{word!r} can't stand here"
        else:
            sentence = f"{word!r} is not a word of the notation"
            suggestion = nearest(said, [one for one in allowed if one[0].isalpha()])
        hint = near(said, [suggestion]) if suggestion else f" Here: {_listed(allowed)}."
        raise BadText(f"{sentence}.{hint}", at, word, suggestion) from None

    def _allowed(self, before: str, start: str) -> list[str]:
        """What may stand after a text, as the grammar knows it."""
        parser = self._lark.parse_interactive(before, start=start)
        try:
            parser.exhaust_lexer()
        except UnexpectedInput:
            return []
        found: list[str] = []
        accepted: set[str] = parser.accepts()  # type: ignore[no-untyped-call]  # Lark's own
        for name in sorted(accepted - {"$END"}):
            found += self._words[name] or [_described(name)]
        return found

    @property
    def _vocabulary(self) -> list[str]:
        return [word for words in self._words.values() for word in words]


def _literals(terminal: TerminalDef) -> list[str]:
    """The words that a terminal stands for, if it is a list of words."""
    if isinstance(terminal.pattern, PatternStr):
        return [terminal.pattern.value]
    plain = re.sub(r"\\([ '-])", r"\1", terminal.pattern.value)
    words = re.fullmatch(r"\(\?:([\w' -]+(?:\|[\w' -]+)*)\)", plain)
    return words[1].split("|") if words else []


def _described(terminal: str) -> str:
    return "a number" if terminal in NUMBERS else terminal.lower().replace("_", " ")


def _listed(words: list[str]) -> str:
    shown = sorted({word if word[0].isalnum() else f"'{word}'" for word in words})
    return ", ".join(shown[:20]) + (", ..." if len(shown) > 20 else "") or "nothing more"
