"""Positions: a state's plain data with some of it replaced, for scenarios, tests and puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from grimtable.kernel.errors import ScenarioError
from grimtable.kernel.shapes import learned
from grimtable.kernel.state import State

S = TypeVar("S", bound=State)


def plain(state: State) -> dict[str, Any]:
    """A state as dicts, lists, strings and numbers; the chronicle is not part of it."""
    data: dict[str, Any] = msgspec.to_builtins(state, str_keys=True, order="deterministic")
    data.pop("events", None)
    return data


def on_paper(state: State) -> dict[str, Any]:
    """The same in the order in which it lies: a table read back lists its keys as it did."""
    data: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
    data.pop("events", None)
    return data


def encoded(state: State) -> bytes:
    """A state as bytes: equal states give equal bytes."""
    return msgspec.json.encode(plain(state), order="deterministic")


def patched(state: S, patch: Mapping[str, Any]) -> S:
    """A copy of a state with parts of its plain data replaced, tables merged key by key."""
    if not patch:
        return state
    merged = _merge(on_paper(state), patch)
    try:
        result = msgspec.convert(merged, learned(type(state)), strict=False)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"the position does not fit the game: {error}") from error
    _survived(plain(result), patch, "position")
    return result


def _merge(data: Any, patch: Any) -> Any:
    if isinstance(data, dict) and isinstance(patch, Mapping):
        return {**data, **{key: _merge(data.get(key), value) for key, value in patch.items()}}
    return patch


def _survived(data: Any, patch: Any, where: str) -> None:
    if not isinstance(patch, Mapping):
        return
    if not isinstance(data, dict):
        raise ScenarioError(f"{where} is not a table of the state")
    for key, value in patch.items():
        if str(key) not in data:
            known = ", ".join(list(data)[:20])
            raise ScenarioError(f"{where}.{key} is not part of the state; known: {known}")
        _survived(data[str(key)], value, f"{where}.{key}")


def lost_from(data: Any, paper: Any, where: str = "") -> str:
    """The path of the first thing on paper for which there is no place in the data; "" if none.

    >>> lost_from({"gold": 1}, {"gold": 2, "silver": 3})
    'silver'
    """
    if isinstance(paper, list) and isinstance(data, list):
        both = zip(data, paper, strict=False)
        pairs = [(str(i), inner, one) for i, (inner, one) in enumerate(both)]
    elif isinstance(paper, Mapping) and isinstance(data, dict):
        for key in paper:
            if str(key) not in data:
                return f"{where}{key}"
        pairs = [(str(key), data[str(key)], inner) for key, inner in paper.items()]
    else:
        return ""
    found = (lost_from(inner, one, f"{where}{key}.") for key, inner, one in pairs)
    return next(filter(None, found), "")


def look_up(data: Any, path: str) -> Any:
    """The value at a dotted path of plain data ("riders.red.at", "dice.0")."""
    for step in path.split("."):
        try:
            data = data[int(step)] if isinstance(data, list) else data[step]
        except (KeyError, IndexError, ValueError, TypeError):
            raise ScenarioError(f"the state has no {path!r} (no {step!r} there)") from None
    return data
