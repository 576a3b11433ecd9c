"""The client's types, written from the server's: `python -m tests.web.wire_types` writes wire.ts.

A test compares, so what goes over the wire is described in one place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from grimtable.form import Choice
from grimtable.kernel import words
from grimtable.kernel.scene import Scene
from grimtable.web import annals, api, coaching, papers, regrouping, shelf, wire
from grimtable.web.difference import Difference
from tests.web.harness import ROOT

FILE = ROOT / "client" / "src" / "lib" / "wire.ts"
HEAD = """\
/**
 * What the server says and is told. Words arrive put into the language that was asked for.
 * Written by `python -m tests.web.wire_types` from the server's types; do not edit.
 */
"""
NAMED: dict[type[Struct], str] = {
    wire.OptionView: "Option",
    wire.AskView: "Ask",
    wire.OutcomeView: "Outcome",
    wire.GuideView: "Guide",
    wire.FaceView: "Face",
    wire.Slot: "FateSlot",
    wire.ForesightView: "Foresight",
    wire.ForeseenView: "Foreseen",
    wire.ReasonView: "Reason",
    wire.RolledView: "Rolled",
    wire.Dice: "RealDice",
    wire.Order: "StandingOrder",
    api.Secrets: "Made",
    shelf.RuleCard: "Rule",
}
ROOTS: tuple[type[Struct], ...] = (
    Scene,
    wire.View,
    wire.Change,
    wire.Preview,
    wire.ForesightView,
    wire.Refusal,
    wire.Invited,
    wire.Seated,
    *get_args(wire.Said),
    Choice,
    api.GameCard,
    api.TableCard,
    api.Secrets,
    papers.CampaignView,
    regrouping.Seating,
    coaching.CounselView,
    coaching.IntentView,
    coaching.ReportView,
    annals.Tally,
    shelf.RuleCard,
)
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    words.Words: "string",
}


def typescript() -> str:
    """The whole file."""
    written: dict[type[Struct], str] = {}
    for root in ROOTS:
        _describe(root, written)
    tints = _union(sorted(words.TINTS))
    marks = _union(get_args(words.Mark))
    parts = [HEAD, f"export type Tint = {tints}\n", f"export type Mark = {marks}\n", CHANGES]
    parts += written.values()
    said = " | ".join(_name(one) for one in get_args(wire.Said))
    parts.append(f"export type ToServer = {said}\n")
    told = "View | Change | Preview | Foresight | Refusal | Invited | Seated"
    parts.append(f"export type FromServer = {told}\n")
    return "\n".join(parts)


CHANGES = """\
/** What changed between two values; see `difference.py` on the server. */
export type Difference =
  | { '=': unknown }
  | { '*': Record<string, Difference>; '#'?: (string | [number, number])[] }
"""


def _describe(kind: type[Struct], written: dict[type[Struct], str]) -> None:
    """Write a type after those that it names."""
    if kind in written or kind is words.Words:
        return
    written[kind] = ""  # so that a type may name itself
    hints = get_type_hints(kind)
    for hint in hints.values():
        for inner in _structs(hint):
            _describe(inner, written)
    config = kind.__struct_config__
    lines = [f"  {config.tag_field}: '{config.tag}'"] if config.tag else []
    asked = issubclass(kind, wire.FromClient)  # what may be left out when we say it
    for field in msgspec.structs.fields(kind):
        optional = asked and not field.required
        lines.append(
            f"  {field.name}{'?' if optional else ''}: {_field(field.name, hints[field.name])}"
        )
    sentence = re.split(r"(?<=[.;:])\s|\n", (kind.__doc__ or "").strip())[0].rstrip(";:")
    del written[kind]
    written[kind] = (
        f"/** {sentence} */\nexport interface {_name(kind)} {{\n" + "\n".join(lines) + "\n}\n"
    )


def _field(name: str, hint: Any) -> str:
    if name == "scene":  # put into words it is plain data on the server
        return "Scene | null" if NoneType in get_args(hint) else "Scene"
    if name == "tint":
        return "Tint"
    # A difference is plain data, too; what a game is set up with is none.
    if name != "options" and hint in (Difference, Difference | None):
        return "Difference | null" if NoneType in get_args(hint) else "Difference"
    return _written(hint)


def _written(hint: Any) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Literal:
        return "Mark" if args == get_args(words.Mark) else _union(args)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(_written(arg) for arg in args))
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(map(_written, args))}]"
    if origin in (list, tuple):
        inner = _written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_written(args[0])}, {_written(args[1])}>"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _name(hint)
    raise TypeError(f"no type of TypeScript for {hint}")


def _structs(hint: Any) -> Iterator[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for arg in get_args(hint):
        yield from _structs(arg)


def _name(kind: type[Struct]) -> str:
    return NAMED.get(kind, kind.__name__)


def _union(values: Any) -> str:
    return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)


if __name__ == "__main__":
    FILE.write_text(typescript(), "utf-8")
