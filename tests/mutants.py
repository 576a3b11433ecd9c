"""Break the rules on purpose, one place at a time, and see whether a test of that game notices.

    python -m tests.mutants dark_souls --sample 40 --seed 0

A seeded sample of the rules code is changed: a comparison flipped, a number raised by one, a
condition dropped, two statements swapped. For each change the game's tests that reach it run in a
fork (see `tests.warm`), or all of them on a copy of the package where a fork can't tell; what
survives is printed with file, line and the change. The source is not touched.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.warm import Change, Warm

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "grimtable"
ROOMS = frozenset(
    (
        "blows",
        "box",
        "campfire",
        "checks",
        "content",
        "dictionary",
        "entries",
        "errands",
        "foresight",
        "headings",
        "holdings",
        "hunch",
        "journey",
        "judgement",
        "lineup",
        "look",
        "notation",
        "offers",
        "options",
        "packs",
        "panels",
        "prospects",
        "records",
        "samples",
        "scene",
        "stakes",
        "story",
        "surroundings",
        "tactics",
        "tale",
        "wanted",
        "words",
        "worth",
    )
)
"""Modules around the rules: content, words, looks, judgement. All others are of the book."""
FLIPPED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
}
DOES = (ast.Call, ast.Yield, ast.YieldFrom)
PLAIN = frozenset(
    ("set", "frozenset", "list", "tuple", "dict", "sorted", "len", "min", "max", "sum")
)
"""Calls that do nothing to what they are given."""
SHARED = (
    "conformance/test_words.py::test_all_scenarios_hold",
    "conformance/test_secrets.py",
    "conformance/test_shelf.py::test_the_version_changes_when_the_rules_do",
)
"""What tries a game's rules beside its own tests.

The book's examples, what nobody may see, and games of before that must lead where they led.
"""
QUICKER = "# only quicker:"
"""Marks a condition, on its line or above, that spares work which would change nothing."""
PATIENCE = 600.0
"""Seconds after which a broken game that does not end counts as noticed."""


class Mutant(NamedTuple):
    """One change: in `file`, the text from `start` to `end` becomes `text`."""

    file: Path
    line: int
    start: int
    end: int
    text: str
    was: str

    @property
    def change(self) -> Change:
        """The change as a warm process takes it."""
        data = self.file.read_bytes()
        assert data[self.start : self.end].decode() == self.was, "the source has changed"
        text = data[: self.start] + self.text.encode() + data[self.end :]
        return Change(str(self.file), text.decode())

    def __str__(self) -> str:
        was, text = " ".join(self.was.split()), " ".join(self.text.split())
        return f"{self.file.name}:{self.line}  {was}  ->  {text}"


def chapters(game: str) -> list[Path]:
    """The modules of a game that hold its rules."""
    folder = PACKAGE / "games" / game
    return sorted(file for file in folder.glob("*.py") if file.stem not in ROOMS)


def mutants(file: Path) -> Iterator[Mutant]:
    """Every change that can be made to a module."""
    source = file.read_text("utf-8")
    starts, lines = [0], source.splitlines(keepends=True)
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    data = source.encode()

    def change(node: ast.expr | ast.stmt, last: ast.expr | ast.stmt, text: str) -> Mutant:
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(last.end_lineno or 1) - 1] + (last.end_col_offset or 0)
        return Mutant(file, node.lineno, start, end, text, data[start:end].decode())

    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        # Before Python 3.12 what stands inside an f-string does not know its place.
        texts = [node for node in ast.walk(function) if isinstance(node, ast.JoinedStr)]
        inside = {id(node) for text in texts for node in ast.walk(text)}
        aside = {id(node) for one in _no_rules(function, lines) for node in ast.walk(one)}
        for node in ast.walk(function):
            for old, text in _changed(node) if id(node) not in inside else ():
                if id(old) not in aside:
                    yield change(old, old, text)
        for first, second in _pairs(function):
            if any(id(node) in inside for one in (first, second) for node in ast.walk(one)):
                continue
            between = data[
                starts[(first.end_lineno or 1) - 1] + (first.end_col_offset or 0) : starts[
                    second.lineno - 1
                ]
                + second.col_offset
            ].decode()
            swapped = ast.get_source_segment(source, second), ast.get_source_segment(source, first)
            yield change(first, second, f"{swapped[0]}{between}{swapped[1]}")


def _operand(node: ast.expr) -> str:
    """One side of a comparison, in brackets where it binds less."""
    loose = isinstance(node, ast.IfExp | ast.BoolOp | ast.Compare | ast.NamedExpr | ast.Lambda)
    return f"({ast.unparse(node)})" if loose else ast.unparse(node)


def _changed(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """Expressions that can be written otherwise, and how."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in FLIPPED:
            yield node, f"{_operand(left)} {FLIPPED[type(op)]} {_operand(right)}"
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield node, str(value + 1)
        case ast.BoolOp(_, [first, *_]):
            yield node, ast.unparse(first)
        case ast.UnaryOp(ast.Not(), operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.If(test=test) | ast.IfExp(test=test):
            yield test, "True"


def _no_rules(function: ast.FunctionDef, lines: list[str]) -> Iterator[ast.AST]:
    """Parts that decide nothing in a game.

    How much a cache keeps; that `zip` watches over lengths; what is said of an error, and where;
    and conditions which say that they only spare time.
    """
    yield from (one for one in function.decorator_list if "cache" in ast.unparse(one))
    for node in ast.walk(function):
        if isinstance(node, ast.keyword) and node.arg == "strict":
            yield node
        elif isinstance(node, ast.Raise) and node.exc is not None:
            yield node.exc
        elif isinstance(node, ast.If | ast.IfExp) and any(
            QUICKER in line for line in lines[node.lineno - 2 : node.lineno]
        ):
            yield node.test


def _pairs(function: ast.FunctionDef) -> Iterator[tuple[ast.stmt, ast.stmt]]:
    """Neighbouring plain statements that touch the same thing: their order matters."""
    for node in ast.walk(function):
        body = getattr(node, "body", None)
        for first, second in pairwise(body) if isinstance(body, list) else ():
            if _touched(first) & _touched(second) and not _free(first, second):
                yield first, second


def _free(first: ast.stmt, second: ast.stmt) -> bool:
    """Whether two statements can stand either way: both only look, or each at another thing."""
    if _looks(first) and _looks(second):
        return True
    both = [list(ast.walk(one)) for one in (first, second)]
    if any(isinstance(node, DOES) for one in both for node in one):
        return False
    paths = [{ast.unparse(n) for n in one if isinstance(n, ast.Attribute)} for one in both]
    return not paths[0] & paths[1]


def _looks(statement: ast.stmt) -> bool:
    """Whether a statement only gives a name to what lies there: two such can stand either way."""
    if not isinstance(statement, ast.Assign):
        return False
    return all(isinstance(target, ast.Name) for target in statement.targets) and not any(
        isinstance(node, DOES) and not _is_plain(node) for node in ast.walk(statement.value)
    )


def _is_plain(node: ast.AST) -> bool:
    """Whether a call only makes something of what it is given: `set(...)`, `max(...)`."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLAIN


def _touched(statement: ast.stmt) -> set[str]:
    """The fields that a plain statement names; a line of the log or a mark touches none."""
    if not isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign):
        return set()
    names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
    if any(name.id in ("tell", "say", "Mark") for name in names):
        return set()
    which = [one.slice for one in ast.walk(statement) if isinstance(one, ast.Subscript)]
    aside = {id(node) for one in which for node in ast.walk(one)}  # only says which one
    fields = (node for node in ast.walk(statement) if isinstance(node, ast.Attribute))
    return {node.attr for node in fields if id(node) not in aside}


def sampled(game: str, n: int, seed: int) -> list[Mutant]:
    """So many changes of a game's rules, the same for the same seed."""
    every = list(dict.fromkeys(mutant for file in chapters(game) for mutant in mutants(file)))
    return Random(f"{game} {seed}").sample(every, min(n, len(every)))


def survivors(game: str, tried: list[Mutant]) -> list[Mutant]:
    """The changes with which all tests of the game pass."""
    survived = []

    def attempt(warm: Warm) -> None:
        for mutant in tried:
            noticed = warm.notices(mutant.change)
            if not (is_noticed(mutant, warm.tests) if noticed is None else noticed):
                survived.append(mutant)
                print(mutant, file=sys.__stderr__, flush=True)

    command = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}"]
    command += [str(ROOT / "tests" / place) for place in (f"games/{game}", *SHARED)]
    warm = Warm(game, chapters(game), attempt)
    pytest.main(command, plugins=[warm])
    assert warm.reach, "no test was found"
    return survived


def is_noticed(mutant: Mutant, tests: list[str]) -> bool:
    """Whether one of these tests fails with this change, on a copy of the package."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "grimtable"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
        broken = copy / mutant.file.relative_to(PACKAGE)
        broken.write_text(mutant.change.source, "utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "no:xdist", "-o", f"pythonpath={folder} {ROOT}", *tests]
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            ended = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:
            return True
    return ended.returncode != 0


def main() -> None:
    """Break a sample, and print what survived."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=60, help="how many changes")
    parser.add_argument("--seed", type=int, nargs="+", default=[0], help="one sample for each")
    arguments = parser.parse_args()
    samples = [sampled(arguments.game, arguments.sample, seed) for seed in arguments.seed]
    survived = survivors(arguments.game, list(dict.fromkeys(chain(*samples))))
    for seed, sample in zip(arguments.seed, samples, strict=True):
        alive = [mutant for mutant in sample if mutant in survived]
        dead = len(sample) - len(alive)
        print(f"seed {seed}: {dead} of {len(sample)} changes were noticed", end=" ")
        print(f"({100 * dead / len(sample):.0f} %)", *alive, sep="\n")


if __name__ == "__main__":
    main()
