"""The games on the shelf: what the lobby shows of each, and its words in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields

from grimtable.games import find
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.game import Game
from grimtable.kernel.rulebook import Rule
from grimtable.kernel.scenario import Scenario, read
from grimtable.kernel.scene import Words
from grimtable.kernel.text import COMMON, LANGUAGES, Text
from grimtable.web.errors import Impossible, NoSuchGame

WORDS = Path(__file__).parent / "text"
"""What the web table itself says; the rest of its words are the client's."""
GUIDE = "first_turn"
"""Scenarios whose file begins with this name are offered as a guided first turn."""


class Value(Struct, frozen=True):
    """One of the values an option can have."""

    value: str | int | None
    words: str


class Choice(Struct, frozen=True):
    """An option of a game, as a form shows it."""

    id: str
    words: str
    help: str
    type: Literal["choice", "number", "switch", "text", "several"]
    values: list[Value]
    value: Any
    least: int | None = None
    most: int | None = None


class SeatName(Struct, frozen=True):
    """A seat and its name."""

    id: str
    name: str


class GuideCard(Struct, frozen=True):
    """A guided first turn."""

    id: str
    title: str


class RuleCard(Struct, frozen=True):
    """A rule, in a language."""

    id: str
    section: str
    words: str
    kind: str
    page: int | None
    see: tuple[str, ...]
    terms: tuple[str, ...]


@cache
def find_once(name: str) -> Game:
    """A game by its id or its file; a file is read once per process."""
    return find(name)


class Shelf:
    """The games by id, in the order in which the lobby shows them."""

    def __init__(self, names: Iterable[str]) -> None:
        found = {name: find_once(name) for name in names}
        self.games = {game.id: game for game in found.values()}
        self.found_by = {game.id: name for name, game in found.items()}

    def __getitem__(self, game: str) -> Game:
        if game not in self.games:
            there = ", ".join(self.games)
            raise NoSuchGame(
                f"There is no game {game!r}. There are: {there}.", "no-game", games=there
            )
        return self.games[game]

    def options(self, game: str, given: Mapping[str, Any]) -> Any:
        """The options of a game from plain data, checked; an unknown one is an error."""
        found = self[game]
        for name in given:
            if name not in {field.encode_name for field in fields(found.Options)}:
                raise Impossible(f"{game} has no option {name!r}.", "unknown-option", option=name)
        try:
            return msgspec.convert(dict(given), found.Options)
        except msgspec.ValidationError as error:
            sentence = f"That can't be an option of {game}: {error}."
            raise self._wrong(game, sentence) from error

    def _wrong(self, game: str, sentence: str) -> Impossible:
        """An error that names the option whose value does not fit, and what would."""
        for choice in self.choices(game, LANGUAGES[0]):
            if f"`$.{choice.id}" in sentence:
                about = {"game": game, "option": Words(f"options-{choice.id}")}
                if choice.least is None or choice.most is None:
                    return Impossible(sentence, "option-value", **about)
                span = {"least": choice.least, "most": choice.most}
                return Impossible(sentence, "option-range", **about, **span)
        return Impossible(sentence, "options", game=game)

    def offered(self, game: str, given: Mapping[str, Any]) -> Any:
        """The same from a stranger: only what the form offers, so that nobody names our files.

        Options that no game can be set up with are refused here, while the form is still open.
        """
        offered = {choice.id for choice in self.choices(game, LANGUAGES[0])}
        for name in given:
            if name not in offered:
                sentence = f"{game} has no option {name!r} that can be chosen here."
                raise Impossible(sentence, "unknown-option", option=name)
        options = self.options(game, given)
        try:
            self[game].new(options)
        except GrimtableError as error:
            error.about.setdefault("game", game)
            raise
        except (ValueError, LookupError) as error:
            raise Impossible(f"That can't be played: {error}.", "options", game=game) from error
        return options

    def refusal(self, error: GrimtableError, language: str) -> str:
        """A refusal in words: those of the game that it names, where it names one."""
        game = str(error.about.get("game", ""))
        if game in self.games:
            return self.text(game, self[game].Options(), language).error(error)
        return _plain(language).error(error)

    def text(self, game: str, options: Struct, language: str) -> Text:
        """The catalogue for a table; made once for each set of options."""
        return _text(self[game], msgspec.json.encode(options), language)

    def seats(self, game: str, options: Struct, language: str) -> list[SeatName]:
        """The seats that a table with these options has."""
        text = self.text(game, options, language)
        return [SeatName(seat.id, text(seat.name)) for seat in self[game].seats(options)]

    def choices(self, game: str, language: str) -> list[Choice]:
        """The options of a game as a form."""
        found = self[game]
        text = self.text(game, found.Options(), language)
        hints = get_type_hints(found.Options, include_extras=True)
        made = []
        for field in fields(found.Options):
            value = getattr(found.Options(), field.name)
            choice = _choice(field.encode_name, hints[field.name], value, text)
            if choice:
                made.append(choice)
        return made

    def guides(self, game: str) -> dict[str, Path]:
        """The guided first turns of a game."""
        files = sorted((self[game].folder / "examples").glob(f"{GUIDE}*.toml"))
        return {file.stem: file for file in files}

    def guide(self, game: str, name: str) -> Scenario:
        """A guided first turn, or an error."""
        guides = self.guides(game)
        if name not in guides:
            raise NoSuchGame(f"{game} has no guided turn {name!r}.", "no-guide")
        return _scenario(guides[name])

    def rules(self, game: str, language: str) -> list[RuleCard]:
        """The rule book of a game."""
        return [rule_card(rule, language) for rule in self[game].rulebook.rules.values()]


def rule_card(rule: Rule, language: str) -> RuleCard:
    """A rule in a language."""
    return RuleCard(
        id=rule.id,
        section=rule.section,
        words=rule.words(language),
        kind=rule.kind,
        page=rule.page,
        see=rule.see,
        terms=rule.explains(language),
    )


@lru_cache(maxsize=256)
def _text(game: Game, options: bytes, language: str) -> Text:
    if language not in LANGUAGES:
        language = LANGUAGES[0]
    names = game.names(msgspec.json.decode(options, type=game.Options), language)
    return Text([COMMON, WORDS, game.folder / "text"], language, names)


@cache
def _plain(language: str) -> Text:
    return Text([COMMON, WORDS], language if language in LANGUAGES else LANGUAGES[0])


@lru_cache(maxsize=64)
def _scenario(path: Path) -> Scenario:
    return read(path)


def _choice(name: str, hint: Any, value: Any, text: Text) -> Choice | None:
    """An option as a line of the form; None for what keeps its default.

    That is what a form can't show, and what the game's catalogue has no words for.
    """
    if not text.has(f"options-{name}"):
        return None
    words = text(f"options-{name}")
    about = text(f"options-{name}-help") if text.has(f"options-{name}-help") else ""
    least = most = None
    values: list[Value] = []
    if get_origin(hint) is Annotated:
        for meta in hint.__metadata__:
            if isinstance(meta, Meta):
                least, most = _whole(meta.ge, meta.gt, 1), _whole(meta.le, meta.lt, -1)
        values = _values(hint, text)
        hint = get_args(hint)[0]
    if hint is bool:
        return Choice(name, words, about, "switch", [], value)
    if hint is int:
        return Choice(name, words, about, "number", [], value, least, most)
    if not values:
        values = _values(hint, text)
    if values:
        shown = msgspec.to_builtins(value)
        return Choice(name, words, about, "choice", values, shown)
    if get_origin(hint) in (tuple, list, set, frozenset):
        values = _values(get_args(hint)[0], text)
        if values:
            return Choice(name, words, about, "several", values, msgspec.to_builtins(value))
    return None


def _whole(bound: float | None, strict: float | None, step: int) -> int | None:
    if bound is not None:
        return int(bound)
    return int(strict) + step if strict is not None else None


def _values(hint: Any, text: Text) -> list[Value]:
    if get_origin(hint) is Literal:
        found = list(get_args(hint))
    elif get_origin(hint) is Annotated:  # ids out of content files: an "enum" of JSON Schema
        metas = [meta for meta in hint.__metadata__ if isinstance(meta, Meta)]
        found = [one for meta in metas for one in (meta.extra_json_schema or {}).get("enum", ())]
    elif isinstance(hint, type) and issubclass(hint, Enum):
        found = [member.value for member in hint]
    elif get_origin(hint) in (Union, UnionType):
        named = [value for one in get_args(hint) for value in _values(one, text)]
        free = named and type(None) in get_args(hint)
        return [Value(None, text("none")), *named] if free else named
    else:
        return []
    return [Value(v, str(text.value(v))) for v in found if isinstance(v, str | int)]
