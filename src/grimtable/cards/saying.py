"""What a card says, made from its records: words of the text catalogue, so every language has them.

The words of a record are the message `card-<Class>`, with its fields as arguments; a record whose
first field is `name` has a message for each name: `card-Trait-armor`, `card-Verb-heal`. Records in
a field are words themselves, and a tuple of them is a list. For choosing between forms there are
`$<field>_id` of strings and of yes and no, and `$<field>_n`, the length of a tuple.

Where that is not enough (a signed number, two fields that make one phrase) a game says how:

    @say.register
    def _(line: Action) -> Words: ...
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Any

from msgspec import Struct

from grimtable.kernel.words import Words


@singledispatch
def say(record: Struct) -> Words:
    """What a record says."""
    fields = record.__struct_fields__
    key = f"card-{type(record).__name__}"
    if fields[:1] == ("name",):
        key, fields = f"{key}-{getattr(record, 'name')}", fields[1:]  # noqa: B009 any record
    return Words(key, arguments({field: getattr(record, field) for field in fields}))


def arguments(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields of a record as arguments of its words."""
    found: dict[str, Any] = {}
    for field, value in fields.items():
        if isinstance(value, tuple | frozenset):
            parts = sorted(value) if isinstance(value, frozenset) else value
            found[field] = tuple(say(v) if isinstance(v, Struct) else v for v in parts)
            found[f"{field}_n"] = len(value)
        elif isinstance(value, Struct) and not isinstance(value, Words):
            found[field] = say(value)
        elif isinstance(value, bool):
            found[field] = "yes" if value else "no"
        else:
            found[field] = value
    return found


def joined(parts: Iterable[Words], how: str = "and") -> Words:
    """Several words as one; `how` is what stands between the last two: and, or, comma, then.

    >>> joined([Words("a"), Words("b"), Words("c")]).args["last"]
    Words(key='c', args={})
    """
    *first, last = parts
    if not first:
        return last
    some = joined(first, how if how == "then" else "comma")
    return Words(f"list-{how}", {"some": some, "last": last})


def signed(n: int) -> str:
    """A bonus as it is printed.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '-1', '0')
    """
    return f"{n:+d}" if n else "0"
