"""State is plain data, and can be copied fast; events say what happened to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct
from msgspec.structs import fields

S = TypeVar("S", bound=Struct)
T = TypeVar("T")

SHARED = "shared"
Shared = Annotated[T, SHARED]
"""A field that is never changed in place, only replaced: clones share it."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened: a key of the text catalogue, its arguments and the rule applied.

    `to` lists the seats that may know it (None: everybody). `reveals` marks what uncovered
    something hidden, which undo may not take back.
    """

    key: str
    args: Mapping[str, Any]
    rule: str
    to: tuple[str, ...] | None = None
    reveals: bool = False

    def known_to(self, seat: str | None) -> bool:
        """Whether that seat (None: a spectator) may know of it."""
        return self.to is None or seat in self.to


class State(Struct, kw_only=True):
    """Base of every game's state: Structs, lists, dicts, sets; ids instead of references.

    `events` is where `tell` writes; None, as in every clone, switches the chronicle off.
    """

    events: Shared[list[Event] | None] = None

    def clone(self) -> Self:
        """A copy that shares nothing that can change. It is silent: it writes no events."""
        twin: Self = cloner(type(self))(self)
        twin.events = None
        return twin


def tell(
    state: State,
    key: str,
    rule: str,
    *,
    to: tuple[str, ...] | None = None,
    reveals: bool = False,
    **args: Any,
) -> None:
    """Write an event into the chronicle, if one is kept."""
    if state.events is not None:
        state.events.append(Event(key, args, rule, to, reveals))


@cache
def cloner(cls: type[S]) -> Callable[[S], S]:
    """The function that copies a Struct class, written out from its type hints.

    It copies shallowly in C and then replaces what can change: lists, dicts, sets and Structs
    that are not frozen.
    """
    hints = get_type_hints(cls, include_extras=True)
    lines, names = ["def clone(x):", "    y = x.__copy__()"], dict[str, Any]()
    for field in fields(cls):
        copied = _copied(hints[field.name], f"x.{field.name}", names)
        if copied is not None:
            lines.append(f"    y.{field.name} = {copied}")
    lines.append("    return y")
    exec("\n".join(lines), names)
    made: Callable[[S], S] = names["clone"]
    return made


def _copied(hint: Any, name: str, names: dict[str, Any]) -> str | None:
    """Source of an expression that copies `name`; None where sharing it is safe."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return None if SHARED in args else _copied(args[0], name, names)
    if origin in (Union, UnionType):
        solid = [arg for arg in args if arg is not NoneType]
        copies = [_copied(arg, name, names) for arg in solid]
        if not any(copies):
            return None
        if len(solid) == 1:
            return f"({copies[0]} if {name} is not None else None)"
        raise TypeError(f"{name}: a clone can't tell the members of {hint} apart")
    if origin in (list, set, dict):
        inner = _copied(args[-1], "v", names)
        if inner is None:
            return f"{name}.copy()"
        return {
            list: f"[{inner} for v in {name}]",
            set: f"{{{inner} for v in {name}}}",
            dict: f"{{k: {inner} for k, v in {name}.items()}}",
        }[origin]
    if isinstance(hint, type) and issubclass(hint, Struct):
        if hint.__struct_config__.frozen:
            return None
        key = f"clone_{len(names)}"
        # Looked up late, so that a class may contain itself.
        names[key] = lambda x, hint=hint: cloner(hint)(x)
        return f"{key}({name})"
    if hint in (int, str, bool, float, bytes, NoneType) or origin in (tuple, frozenset, Literal):
        return None
    if isinstance(hint, type) and hint.__module__ != "builtins":
        return None  # enums and other values
    raise TypeError(f"{name}: a clone can't copy {hint}")
