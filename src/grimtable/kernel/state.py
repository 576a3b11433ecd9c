"""State is plain data, and can be copied fast; events say what happened to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Generic,
    Literal,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct, msgpack
from msgspec.structs import fields

S = TypeVar("S", bound=Struct)
T = TypeVar("T")

_KEYS = msgpack.Encoder()

SHARED = "shared"
Shared = Annotated[T, SHARED]
"""A field that is never changed in place, only replaced: clones share it."""


class Sure(Generic[T]):
    """Another name of a field that may be empty, where it is not: `battle = Sure[Fight]("fight")`.

    It is the field itself, so reading it calls nothing, as a property would.
    """

    def __init__(self, field: str) -> None:
        self.field = field

    def __set_name__(self, owner: type[Any], name: str) -> None:
        setattr(owner, name, vars(owner)[self.field])

    if TYPE_CHECKING:

        def __get__(self, one: object, owner: type[Any]) -> T: ...


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

    def key(self) -> bytes:
        """A key for tables of positions: states with the same key are the same, chronicle aside.

        Sets are written in no fixed order, so equal states may have two keys; that costs a search
        some work and no truth.
        """
        events, self.events = self.events, None
        try:
            return _KEYS.encode(self)
        finally:
            self.events = events


def tell(state: State, key: str, /, rule: str, **args: Any) -> None:
    """Write an event into the chronicle, if one is kept.

    What is work to say is told as a function, which is called only where somebody listens. Among
    the arguments `to` and `reveals` are as in `Event`. They are taken out only here, as a
    call takes Python twice as long where it has to match more keywords.
    """
    if state.events is not None:
        to, reveals = args.pop("to", None), args.pop("reveals", False)
        said = {name: arg() if callable(arg) else arg for name, arg in args.items()}
        state.events.append(Event(key, said, rule, to, reveals))


def cloner(cls: type[S]) -> Callable[[S], S]:
    """The function that copies a Struct class, written out from its type hints.

    It copies shallowly in C and then replaces what can change: lists, dicts, sets and Structs
    that are not frozen.
    """
    return _CLONERS[cls]


class _Cloners(dict[type[Any], Callable[[Any], Any]]):
    """By class, each written when it is first needed, so that a class may contain itself."""

    def __missing__(self, cls: type[Any]) -> Callable[[Any], Any]:
        hints = get_type_hints(cls, include_extras=True)
        lines, names = ["def clone(x):", "    y = x.__copy__()"], {"cloners": self}
        for field in fields(cls):
            copied = _copied(hints[field.name], f"x.{field.name}")
            if copied is not None:
                lines.append(f"    y.{field.name} = {copied}")
        exec("\n".join([*lines, "    return y"]), names)
        self[cls] = names["clone"] if len(lines) > 2 else cls.__copy__  # type: ignore[assignment]
        return self[cls]


_CLONERS = _Cloners()


def _copied(hint: Any, name: str) -> str | None:
    """Source of an expression that copies `name`; None where sharing it is safe."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return None if SHARED in args else _copied(args[0], name)
    if origin in (Union, UnionType):
        solid = [arg for arg in args if arg is not NoneType]
        copies = {_copied(arg, name) for arg in solid}
        if len(copies) > 1:
            raise TypeError(f"{name}: a clone can't tell the members of {hint} apart")
        copied = copies.pop()
        if copied is None or len(solid) == len(args):
            return copied
        return f"({copied} if {name} is not None else None)"
    if origin in (list, set, dict):
        inner = _copied(args[-1], "v")
        if inner is None:
            return f"{name}.copy()"
        return {
            list: f"[{inner} for v in {name}]",
            set: f"{{{inner} for v in {name}}}",
            dict: f"{{k: {inner} for k, v in {name}.items()}}",
        }[origin]
    if origin in (tuple, frozenset):
        if any(_copied(arg, name) for arg in args if arg not in (Ellipsis, Any, object)):
            raise TypeError(f"{name}: {hint} is shared by clones, but holds what can change")
        return None
    if isinstance(hint, type) and issubclass(hint, Struct):
        if hint.__struct_config__.frozen:
            return None
        return f"cloners[type({name})]({name})"  # it may be of a derived class
    if hint in (int, str, bool, float, bytes, NoneType) or origin is Literal:
        return None
    if hint in (Any, object) or not isinstance(hint, type) or hint.__hash__ is None:
        raise TypeError(f"{name}: a clone can't copy {hint}")
    return None  # enums and other values
