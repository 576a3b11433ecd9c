"""The games on the shelf: what the lobby shows of each, and its words in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from grimtable.form import Choice, choices, playable
from grimtable.games import find
from grimtable.kernel.campaign import begin
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.french import spaced
from grimtable.kernel.game import Game
from grimtable.kernel.rulebook import Rule, Rulebook
from grimtable.kernel.shapes import learned
from grimtable.kernel.text import COMMON, LANGUAGES, Text, names_of
from grimtable.kernel.words import Words
from grimtable.lessons import guides, scenarios, told, worked
from grimtable.scenario import Scenario, read
from grimtable.web.errors import Impossible, NoSuchGame
from grimtable.web.wire import GuideCard

WORDS = Path(__file__).parent / "text"
"""What the web table itself says; the rest of its words are the client's."""
HOW_TO = ("aim", "table", "turn", "fight", "lose", "first")
"""What everybody wants to know of a game before the first turn, in this order."""


class SeatName(Struct, frozen=True):
    """A seat and its name."""

    id: str
    name: str


class HowTo(Struct, frozen=True):
    """A game on one screen: a heading, and what stands under it."""

    title: str
    lines: list[str]


class RuleCard(Struct, frozen=True):
    """A rule, in a language."""

    id: str
    section: str
    words: str
    kind: str
    page: str
    """Where it stands in the book, as far as it is known."""
    see: tuple[str, ...]
    terms: tuple[str, ...]
    example: str = ""
    """What it does with real figures, in a sentence."""
    worked: list[GuideCard] = []
    """Worked examples that show it."""


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
            return msgspec.convert(dict(given), learned(found.Options))
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

    def offered(self, game: str, given: Mapping[str, Any], campaign: bool = False) -> Any:
        """The same from a stranger: only what the form offers, so that nobody names our files.

        For a campaign they are those of its first table.
        Options that no game can be set up with are refused here, while the form is still open.
        """
        offered = {choice.id for choice in self.choices(game, LANGUAGES[0])}
        for name in given:
            if name not in offered:
                sentence = f"{game} has no option {name!r} that can be chosen here."
                raise Impossible(sentence, "unknown-option", option=name)
        options = self.options(game, given)
        if campaign:
            options = begin(self[game], options)
        playable(self[game], options)
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
        return list(_choices(self[game], language))

    def played(self, game: str, options: Struct, language: str) -> str:
        """What is played at a table, as the pictures of the form name it; seats tell who plays.

        What rivals chose for themselves, as a deck, the others need not know.
        """
        found, given = self[game], msgspec.to_builtins(options)
        if found.rivals:
            return ""
        aside = {seat.id for seat in found.seats(options)}
        idle = found.idle(options)
        names = [
            value.words
            for choice in _choices(found, language)
            for value in choice.values
            if choice.type == "choice" and choice.id not in idle
            if value.icon and value.value == given.get(choice.id) and value.value not in aside
        ]
        return " · ".join(names)

    def guides(self, game: str) -> dict[str, Path]:
        """The lessons of a game, in the order in which they are learned."""
        return guides(self[game])

    def guide_card(self, game: str, name: str, language: str) -> GuideCard:
        """What a lesson or a worked example is called."""
        return GuideCard(name, self.guide(game, name).title.get(language, name))

    def next_guide(self, game: str, name: str, language: str) -> GuideCard | None:
        """The lesson that comes after one."""
        there = list(self.guides(game))
        after = there[there.index(name) + 1 :] if name in there else []
        return self.guide_card(game, after[0], language) if after else None

    def guide(self, game: str, name: str) -> Scenario:
        """A lesson or a worked example, or an error."""
        found = {file.stem: file for file in scenarios(self[game])}
        if name not in found:
            raise NoSuchGame(f"{game} has no guided turn {name!r}.", "no-guide")
        return _scenario(found[name])

    def rules(self, game: str, language: str) -> list[RuleCard]:
        """The rule book of a game, with its examples."""
        found = self[game]
        titles = {
            name: self.guide_card(game, name, language)
            for names in worked(found).values()
            for name in names
        }
        return [
            rule_card(
                found.rulebook,
                rule,
                language,
                told(found).get(rule.id, {}).get(language, ""),
                [titles[name] for name in worked(found).get(rule.id, ())],
            )
            for rule in found.rulebook.rules.values()
        ]

    def how_to_play(self, game: str, language: str) -> list[HowTo]:
        """The game on one screen."""
        text = self.text(game, self[game].Options(), language)
        return [
            HowTo(text(f"how-title-{part}"), text(f"how-{part}").splitlines())
            for part in HOW_TO
            if text.has(f"how-{part}")
        ]


def rule_card(
    book: Rulebook,
    rule: Rule,
    language: str,
    example: str = "",
    worked: Iterable[GuideCard] = (),
) -> RuleCard:
    """A rule in a language."""
    page = book.page(rule)
    return RuleCard(
        id=rule.id,
        section=book.section(rule, language),
        words=rule.words(language),
        kind=rule.kind,
        page=_plain(language).words(page) if page else "",
        see=rule.see,
        terms=rule.explains(language),
        example=spaced(example) if language == "fr" else example,
        worked=list(worked),
    )


@lru_cache(maxsize=256)
def _text(game: Game, options: bytes, language: str) -> Text:
    if language not in LANGUAGES:
        language = LANGUAGES[0]
    names = names_of(game, msgspec.json.decode(options, type=learned(game.Options)), language)
    return Text([COMMON, WORDS, game.folder / "text"], language, names)


@cache
def _choices(game: Game, language: str) -> tuple[Choice, ...]:
    return tuple(choices(game, _text(game, msgspec.json.encode(game.Options()), language)))


@cache
def _plain(language: str) -> Text:
    return Text([COMMON, WORDS], language if language in LANGUAGES else LANGUAGES[0])


@lru_cache(maxsize=64)
def _scenario(path: Path) -> Scenario:
    return read(path)
