"""What changed between two views, small enough to be sent at every step.

A difference is one of:

- `{"=": value}`: put this in its place;
- `{"*": {name: difference}}`: of an object, the fields that changed;
- `{"*": {id: difference}, "#": [id, ...]}`: of a list whose things have ids, those that changed or
  came, and the order now, where it is another; what is not named in the order is gone.

Lists of things without ids are replaced. `None` means that nothing changed.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Difference: TypeAlias = dict[str, Any]


def difference(old: Any, new: Any) -> Difference | None:
    """What has to be applied to `old` to get `new`.

    >>> difference({"hp": 3, "name": "Ulf"}, {"hp": 2, "name": "Ulf"})
    {'*': {'hp': {'=': 2}}}
    """
    if old is new or (old == new and type(old) is type(new)):
        return None
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {"*": _changed(old, new)}
    if isinstance(old, list) and isinstance(new, list):
        before, after = _by_id(old), _by_id(new)
        if before and after:
            order = list(after)
            made: Difference = {"*": _changed(before, after)}
            if order != list(before):
                made["#"] = order
            return made
    return {"=": new}


def _changed(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Difference]:
    found: dict[str, Difference] = {}
    for name, value in new.items():
        change = difference(old[name], value) if name in old else {"=": value}
        if change is not None:
            found[name] = change
    return found


def _by_id(things: list[Any]) -> dict[str, Any] | None:
    """The things by their ids; None where some have none, or one twice."""
    if not all(isinstance(thing, dict) and thing.get("id") for thing in things):
        return None
    found = {thing["id"]: thing for thing in things}
    return found if len(found) == len(things) else None


def applied(old: Any, change: Difference | None) -> Any:
    """The value after a change, as clients make it; `old` stays as it is.

    >>> applied([{"id": "a"}, {"id": "b"}], {"*": {}, "#": ["b"]})
    [{'id': 'b'}]
    """
    if change is None:
        return old
    if "=" in change:
        return change["="]
    if isinstance(old, list):
        things = {thing["id"]: thing for thing in old}
        things |= {name: applied(things.get(name), one) for name, one in change["*"].items()}
        return [things[name] for name in change.get("#", things)]
    return old | {name: applied(old[name], one) for name, one in change["*"].items()}
