"""A game's options as a form: what a lobby or a start screen offers, read off their types.

What can be chosen has a sign and a sentence, and where it was measured how often computer players
won with it or against it: a game's `portraits.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, structs
from msgspec.structs import fields

from grimtable.kernel.errors import GrimtableError, Refused
from grimtable.kernel.game import Game
from grimtable.kernel.shapes import learned
from grimtable.kernel.text import Text


class Portrait(Struct, frozen=True, forbid_unknown_fields=True):
    """What the form shows of something that can be chosen."""

    icon: str
    en: str
    fr: str
    tint: str = "plain"
    name: str = ""
    name_fr: str = ""
    won: float | None = None
    games: int = 0
    gentle: bool = False


class Value(Struct, frozen=True):
    """One of the values an option can have.

    `won` is the share of `games` that computer players won with it or against it, `level` how hard
    that makes it. Of the `gentle` ones two are dealt to who begins at once and has not won yet.
    """

    value: str | int | None
    words: str
    icon: str = ""
    tint: str = "plain"
    about: str = ""
    won: float | None = None
    games: int = 0
    level: int = 0
    gentle: bool = False


class Choice(Struct, frozen=True):
    """An option of a game, as a form shows it; `single` ones are for single games alone."""

    id: str
    words: str
    help: str
    type: Literal["choice", "number", "switch", "text", "several"]
    values: list[Value]
    value: Any
    least: int | None = None
    most: int | None = None
    single: bool = False


def between(game: Game, text: Text, options: Struct) -> list[Choice]:
    """What may be changed before the next chapter, as those options have it."""
    now = msgspec.to_builtins(options)
    free = [one for one in choices(game, text) if one.id in game.between]
    return [structs.replace(one, value=now[one.id]) for one in free]


def changed(game: Game, options: Struct, given: Mapping[str, Any]) -> Any:
    """The next chapter's options with what people change before it, and with nothing else."""
    for name in given:
        if name not in game.between:
            sentence = f"{name!r} can't be changed between chapters."
            raise Refused(sentence, "between", option=name)
    if not given:
        return options
    try:
        found = msgspec.convert(msgspec.to_builtins(options) | given, learned(game.Options))
    except msgspec.ValidationError as error:
        sentence = f"That can't be an option of {game.id}: {error}."
        raise GrimtableError(sentence, "options", game=game.id) from error
    playable(game, found)
    return found


def choices(game: Game, text: Text) -> list[Choice]:
    """The options that a form can show and the game's catalogue has words for."""
    hints = get_type_hints(game.Options, include_extras=True)
    made = []
    for field in fields(game.Options):
        value = getattr(game.Options(), field.name)
        choice = _choice(field.encode_name, hints[field.name], value, text)
        if choice:
            values = [_drawn(one, game, text.language) for one in choice.values]
            single = _campaign_decides(game, field.name, choice)
            made.append(structs.replace(choice, values=values, single=single))
    return made


def _campaign_decides(game: Game, name: str, choice: Choice) -> bool:
    """Whether a campaign begins the same whatever is chosen here."""
    others = [one.value for one in choice.values if one.value != choice.value]
    others += [choice.most] if choice.type == "number" and choice.most is not None else []
    if not others or choice.type == "several":
        return False
    options = game.Options()
    chosen = structs.replace(options, **{name: others[-1]})
    begun = game.campaign(chosen)
    return begun is not None and begun == game.campaign(options)


@cache
def portraits(folder: Path) -> dict[str, Portrait]:
    """What a game's form shows of what can be chosen, by its id."""
    file = folder / "portraits.toml"
    if not file.exists():
        return {}
    return msgspec.convert(msgspec.toml.decode(file.read_bytes()), learned(dict[str, Portrait]))


def _drawn(value: Value, game: Game, language: str) -> Value:
    found = portraits(game.folder).get(str(value.value))
    if found is None:
        return value
    french = language == "fr"
    return Value(
        value.value,
        (found.name_fr if french else found.name) or value.words,
        found.icon,
        found.tint,
        found.fr if french else found.en,
        found.won,
        found.games,
        0 if found.won is None else game.hardness(found.won),
        found.gentle,
    )


def playable(game: Game, options: Struct) -> None:
    """Refuse options that no game can be set up with."""
    try:
        game.new(options)
    except GrimtableError as error:
        error.about.setdefault("game", game.id)
        raise
    except (ValueError, LookupError) as error:
        sentence = f"That can't be played: {error}."
        raise GrimtableError(sentence, "options", game=game.id) from error


def _choice(name: str, hint: Any, value: Any, text: Text) -> Choice | None:
    """An option as a line of the form; None for what keeps its default.

    That is what a form can't show, and what the game's catalogue has no words for.
    """
    if not text.has(f"options-{name}"):
        return None
    words = text(f"options-{name}")
    about = text(f"options-{name}-help") if text.has(f"options-{name}-help") else ""
    none = text(f"options-{name}-none") if text.has(f"options-{name}-none") else text("none")
    least = most = None
    values: list[Value] = []
    if get_origin(hint) is Annotated:
        for meta in hint.__metadata__:
            if isinstance(meta, Meta):
                least, most = _whole(meta.ge, meta.gt, 1), _whole(meta.le, meta.lt, -1)
        values = _values(hint, text, none)
        hint = get_args(hint)[0]
    if hint is bool:
        return Choice(name, words, about, "switch", [], value)
    if hint is int:
        return Choice(name, words, about, "number", [], value, least, most)
    if not values:
        values = _values(hint, text, none)
    if values:
        shown = msgspec.to_builtins(value)
        return Choice(name, words, about, "choice", values, shown)
    if get_origin(hint) in (tuple, list, set, frozenset):
        values = _values(get_args(hint)[0], text, none)
        if values:
            return Choice(name, words, about, "several", values, msgspec.to_builtins(value))
    return None


def _whole(bound: float | None, strict: float | None, step: int) -> int | None:
    if bound is not None:
        return int(bound)
    return int(strict) + step if strict is not None else None


def _values(hint: Any, text: Text, none: str) -> list[Value]:
    """What can be chosen; where nothing need be, `none` says what becomes of it then."""
    if get_origin(hint) is Literal:
        found = list(get_args(hint))
    elif get_origin(hint) is Annotated:  # ids out of content files: an "enum" of JSON Schema
        metas = [meta for meta in hint.__metadata__ if isinstance(meta, Meta)]
        found = [one for meta in metas for one in (meta.extra_json_schema or {}).get("enum", ())]
    elif isinstance(hint, type) and issubclass(hint, Enum):
        found = [member.value for member in hint]
    elif get_origin(hint) in (Union, UnionType):
        named = [value for one in get_args(hint) for value in _values(one, text, none)]
        free = named and type(None) in get_args(hint)
        return [Value(None, none), *named] if free else named
    else:
        return []
    return [Value(v, str(text.value(v))) for v in found if isinstance(v, str | int)]
