"""The games on the shelf: what the lobby shows of each, and its words in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from grimtable.games import find
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.form import Choice, choices, playable
from grimtable.kernel.game import Game
from grimtable.kernel.rulebook import Rule
from grimtable.kernel.scenario import Scenario, read
from grimtable.kernel.text import LANGUAGES, Text

GUIDE = "first_turn"
"""Scenarios whose file begins with this name are offered as a guided first turn."""


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


class NoSuchGame(GrimtableError):
    """No game of that name is on the shelf."""


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
            raise NoSuchGame(f"There is no game {game!r}. There are: {', '.join(self.games)}.")
        return self.games[game]

    def options(self, game: str, given: Mapping[str, Any]) -> Any:
        """The options of a game from plain data, checked; an unknown one is an error."""
        found = self[game]
        unknown = set(given) - {field.encode_name for field in fields(found.Options)}
        if unknown:
            raise GrimtableError(f"{game} has no option {sorted(unknown)[0]!r}.")
        try:
            return msgspec.convert(dict(given), found.Options)
        except msgspec.ValidationError as error:
            raise GrimtableError(f"That can't be an option of {game}: {error}.") from error

    def offered(self, game: str, given: Mapping[str, Any]) -> Any:
        """The same from a stranger: only what the form offers, so that nobody names our files.

        Options that no game can be set up with are refused here, while the form is still open.
        """
        offered = {choice.id for choice in self.choices(game, LANGUAGES[0])}
        for name in given:
            if name not in offered:
                raise GrimtableError(f"{game} has no option {name!r} that can be chosen here.")
        options = self.options(game, given)
        playable(self[game], options)
        return options

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
        return choices(found, self.text(game, found.Options(), language))

    def guides(self, game: str) -> dict[str, Path]:
        """The guided first turns of a game."""
        files = sorted((self[game].folder / "examples").glob(f"{GUIDE}*.toml"))
        return {file.stem: file for file in files}

    def guide(self, game: str, name: str) -> Scenario:
        """A guided first turn, or an error."""
        guides = self.guides(game)
        if name not in guides:
            raise NoSuchGame(f"{game} has no guided turn {name!r}.")
        return _scenario(guides[name])

    def rules(self, game: str, language: str) -> list[RuleCard]:
        """The rule book of a game."""
        return [rule_card(rule, language) for rule in self[game].rulebook.rules.values()]


def rule_card(rule: Rule, language: str) -> RuleCard:
    """A rule in a language."""
    return RuleCard(rule.id, rule.section, rule.words(language), rule.kind, rule.page, rule.see)


@lru_cache(maxsize=256)
def _text(game: Game, options: bytes, language: str) -> Text:
    if language not in LANGUAGES:
        language = LANGUAGES[0]
    return Text.of(game, msgspec.json.decode(options, type=game.Options), language)


@lru_cache(maxsize=64)
def _scenario(path: Path) -> Scenario:
    return read(path)
