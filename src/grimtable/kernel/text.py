"""Words: keys and arguments become sentences in a language, when somebody reads them.

Message ids: `ask-<what>`, `option-<Type>` (or `option-<Type>-<what>`, where an ask has words of its
own for it), `event-<key>`, `name-<id>`, `seat-<id>`, `scene-...`, `refused-<key>`; dots in keys
become dashes. A string argument that has a name is shown by its name; the bare id is there too, as
`$<argument>_id`, for choosing between forms (`none` where there is none). Words can agree with a
name by `$<argument>_gender`: the attribute `.gender` of the name's message, or `<id>.gender` among
the names of content files; `m` where nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from grimtable.kernel.asks import Ask, Chance, Option
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.french import spaced
from grimtable.kernel.game import Game
from grimtable.kernel.scene import Scene, stays
from grimtable.kernel.state import Event
from grimtable.kernel.words import Words

LANGUAGES = ("en", "fr")
COMMON = Path(__file__).parent / "text"


@runtime_checkable
class Named(Protocol):
    """A game whose content files name things."""

    def names(self, options: Any, language: str) -> dict[str, str]:
        """Names of things that come from content files, by id, in a language."""


def names_of(game: Game, options: Any, language: str) -> dict[str, str]:
    """The names that a game's content files give, those of packs in the options included."""
    return game.names(options, language) if isinstance(game, Named) else {}


class Text:
    """A game's text catalogue in one language. What is missing is shown as its key, and listed."""

    def __init__(
        self, folders: Iterable[Path], language: str, names: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self.names = names or {}
        self.problems: list[str] = []
        self._bundle = _bundle(tuple(folders), language)

    @classmethod
    def of(cls, game: Game, options: Any, language: str) -> Text:
        """The catalogue of a game, over the words that all games share."""
        folders = [COMMON, game.folder / "text"]
        return cls(folders, language, names_of(game, options, language))

    def has(self, key: str) -> bool:
        """Whether the catalogue has this message."""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message with its arguments filled in."""
        key = key.replace(".", "-")
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            self.problems.append(f"{self.language}: no message {key}")
            return key
        filled: dict[str, Any] = {}
        for name, value in (args or {}).items():
            filled[name] = self.value(value)
            if isinstance(value, str | None):
                filled[f"{name}_id"] = value or "none"
            if isinstance(value, str | Words):
                filled[f"{name}_gender"] = self.gender(value) or "m"
        sentence, errors = self._bundle.format_pattern(message.value, filled)
        self.problems.extend(f"{self.language}: {key}: {error}" for error in errors)
        return spaced(str(sentence)) if self.language == "fr" else str(sentence)

    def value(self, value: Any) -> Any:
        """An argument as words: ids by their names, lists joined."""
        if isinstance(value, Words):
            return self(value.key, value.args)
        if isinstance(value, bool):
            return self("yes" if value else "no")
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, list | tuple | set | frozenset):
            return ", ".join(str(self.value(one)) for one in value)
        return "-" if value is None else value

    def name(self, identifier: str) -> str:
        """The name of an id, or the id itself."""
        if identifier in self.names:
            return self.names[identifier]
        key = f"name-{identifier}".replace(".", "-")
        return self(key) if self._bundle.has_message(key) else identifier

    def gender(self, value: Any) -> str:
        """The gender of a name, or of the name that words are about; "" where none is known."""
        if isinstance(value, Words):
            return self._attribute(value.key) or next(
                filter(None, map(self.gender, value.args.values())), ""
            )
        if not isinstance(value, str):
            return ""
        return self.names.get(f"{value}.gender") or self._attribute(f"name-{value}")

    def _attribute(self, key: str) -> str:
        key = key.replace(".", "-")
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        pattern = message.attributes.get("gender") if message else None
        return str(self._bundle.format_pattern(pattern)[0]) if pattern else ""

    def words(self, words: Words) -> str:
        """Words of a scene."""
        return self(words.key, words.args)

    def ask(self, ask: Ask | Chance) -> str:
        """The question, in one line; it may name the `seat` that is asked."""
        what, about = getattr(ask, "what", ""), getattr(ask, "about", None) or {}
        if isinstance(ask, Chance) and not self.has(f"ask-{what}".replace(".", "-")):
            what = type(ask).__name__.lower()
        own = {"n": len(ask.slots())} if isinstance(ask, Chance) else {"seat": ask.seat}
        return self(f"ask-{what}", {**own, **about})

    def fate(self, ask: Chance) -> str:
        """What was rolled or drawn, as a report says it later: `rolled-die` where it has words."""
        key = f"rolled-{getattr(ask, 'what', '')}".replace(".", "-")
        return self(key, {"n": len(ask.slots())}) if self.has(key) else self.ask(ask)

    def option(
        self,
        option: Option,
        scene: Scene | None = None,
        what: str = "",
        later: Mapping[str, Words] | None = None,
    ) -> str:
        """What an option does, in a few words: `option-Done-luck` where the ask is `luck`.

        `$stays` tells whether somebody stays where they are. With a scene, the pieces and cards in
        it that have no name of their own (a hidden card, one of several of a kind) are called as
        the scene calls them, or as they are called `later`.
        """
        fields = _fields(option)
        called = {**(scene.called() if scene is not None else {}), **(later or {})}
        for name, value in fields.items():
            named = self.has(f"name-{value}") or self.name(str(value)) != value
            if isinstance(value, str) and not named:
                fields[name] = called.get(value) or self._kind(value)
        fields["stays"] = "yes" if scene is not None and stays(option, scene) else "no"
        key = f"option-{type(option).__name__}"
        own = f"{key}-{what}".replace(".", "-")
        return self(own if what and self.has(own) else key, fields)

    def _kind(self, identifier: str) -> str:
        """One of several that is gone, as a token that was taken, by the name of its kind."""
        kind, _, number = identifier.rpartition("_")
        name = self.name(kind)
        return name if number.isdigit() and name != kind else identifier

    def event(self, event: Event) -> str:
        """A line of the log; it begins as a sentence does, whatever it names first."""
        key = f"event-{event.key}"
        words = self(key, event.args)
        if words.endswith(("!.", "?.")):  # what is named last ends as a sentence does
            words = words[:-1]
        return words if words == key.replace(".", "-") else words[:1].upper() + words[1:]

    def error(self, error: GrimtableError) -> str:
        """What was refused and why; an error without a key, which only programs meet, as it is."""
        return self(f"refused-{error.key}", error.about) if error.key else str(error)


@lru_cache(maxsize=64)
def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    """The messages of these folders, the later ones before the earlier; read once."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        source = (folder / f"{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def _fields(struct: Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
