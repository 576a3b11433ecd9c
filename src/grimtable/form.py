"""A game's options as a form: what a lobby or a start screen offers, read off their types."""

from __future__ import annotations

from enum import Enum
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields

from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.game import Game
from grimtable.kernel.text import Text


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


def choices(game: Game, text: Text) -> list[Choice]:
    """The options that a form can show and the game's catalogue has words for."""
    hints = get_type_hints(game.Options, include_extras=True)
    made = []
    for field in fields(game.Options):
        value = getattr(game.Options(), field.name)
        choice = _choice(field.encode_name, hints[field.name], value, text)
        if choice:
            made.append(choice)
    return made


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
