"""What changed between two views, small enough to be sent at every step.

A difference is one of:

- `{"=": value}`: put this in its place;
- `{"*": {name: difference}}`: of an object, the fields that changed;
- `{"*": {id: difference}, "#": [[at, n] | id, ...]}`: of a list whose things have ids, those that
  changed or came, and the order now, where it is another: runs of what was there before (from
  where, and how many) and the ids of what came; what is not named in the order is gone.

An option's id is its notation, an ask's its seat. Lists of things without ids are replaced. `None`
means that nothing changed.
"""

from __future__ import annotations

from collections.abc import Iterable
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
            made: Difference = {"*": _changed(before, after)}
            if list(after) != list(before):
                made["#"] = _order(list(before), after)
            return made
    return {"=": new}


def _changed(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Difference]:
    found: dict[str, Difference] = {}
    for name, value in new.items():
        change = difference(old[name], value) if name in old else {"=": value}
        if change is not None:
            found[name] = change
    return found


def _id(thing: dict[str, Any]) -> str:
    return str(thing.get("id") or thing.get("notation") or thing.get("seat") or "")


def _by_id(things: list[Any]) -> dict[str, Any] | None:
    """The things by their ids; None where some have none, or one twice."""
    if not all(isinstance(thing, dict) and _id(thing) for thing in things):
        return None
    found = {_id(thing): thing for thing in things}
    return found if len(found) == len(things) else None


def _order(before: list[str], after: Iterable[str]) -> list[list[int] | str]:
    """An order, told by runs of the order before.

    >>> _order(["a", "b", "c", "d"], ["b", "c", "x", "a"])
    [[1, 2], 'x', [0, 1]]
    """
    at = {name: i for i, name in enumerate(before)}
    runs: list[list[int] | str] = []
    for name in after:
        last = runs[-1] if runs else ""
        if name not in at:
            runs.append(name)
        elif isinstance(last, list) and at[name] == sum(last):
            last[1] += 1
        else:
            runs.append([at[name], 1])
    return runs


def applied(old: Any, change: Difference | None) -> Any:
    """The value after a change, as clients make it; `old` stays as it is.

    >>> applied([{"id": "a"}, {"id": "b"}], {"*": {}, "#": [[1, 1]]})
    [{'id': 'b'}]
    """
    if change is None:
        return old
    if "=" in change:
        return change["="]
    if isinstance(old, list):
        before = [_id(thing) for thing in old]
        things = dict(zip(before, old, strict=True))
        things |= {name: applied(things.get(name), one) for name, one in change["*"].items()}
        if "#" not in change:
            return [things[name] for name in before]
        runs = [[one] if isinstance(one, str) else before[one[0] : sum(one)] for one in change["#"]]
        return [things[name] for run in runs for name in run]
    return old | {name: applied(old[name], one) for name, one in change["*"].items()}
