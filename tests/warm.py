"""One process that has a game's tests loaded, and tries each broken rule in a copy of itself.

The tests are collected once; a first copy finds out which of them call which functions and how long
each takes. Then every change is tried in a fresh fork: the code of the one function is replaced,
the tests that call it run, the quickest first, and the first failure ends it. So does a test that
needs many times the processor time of a sound run.

Rules that ran while modules were imported have done their work already; a change there, or one
that no function's code holds, needs a new process (`None`).
"""

from __future__ import annotations

import gc
import inspect
import os
import pickle
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper, lru_cache
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import NamedTuple

import pytest
from _pytest.python import get_direct_param_fixture_func
from _pytest.runner import runtestprotocol

LONGEST = 4.0
"""Seconds of processor time above which a test is no rule test but a trial of whole games."""
HANGS = 1.0
"""A test may take three times as long as when its calls were noted, and so many seconds."""
MEMORY = 4 << 30
CO_OPTIMIZED = inspect.CO_OPTIMIZED
"""Set in a function's code, not in that of a module or a class."""

Place = tuple[str, str, int]
"""Where a function stands: file, name and first line."""


class Change(NamedTuple):
    """A module's path, and its whole new text."""

    file: str
    source: str


class Tracer:
    """The functions of some files that were called."""

    def __init__(self, files: frozenset[str]) -> None:
        self.files = files
        self.called: set[Place] = set()

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if code.co_filename in self.files:
            self.called.add(_place(code))


class Warm:
    """A pytest plugin that collects a game's tests, then lets `tries` try changes on them."""

    def __init__(self, game: str, files: list[Path], tries: Callable[[Warm], None]) -> None:
        self.game = game
        self.files = frozenset(map(str, files))
        self.tries = tries
        self.imported = Tracer(self.files)
        self.functions: dict[Place, list[FunctionType]] = defaultdict(list)
        self.reach: list[tuple[float, pytest.Item, set[Place]]] = []

    def pytest_configure(self) -> None:
        sys.settrace(self.imported)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._is_of_the_game(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        self._measure(session.items)
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in self.files:
                self.functions[_place(thing.__code__)].append(thing)
        self.tries(self)
        return True

    def _is_of_the_game(self, item: pytest.Item) -> bool:
        if "conformance" not in item.nodeid:
            return True
        call = getattr(item, "callspec", None)
        if call is None:
            return False
        kept = call.params.get("kept")
        return bool(self.game == (call.params.get("game") if kept is None else kept.save.game))

    def _measure(self, items: list[pytest.Item]) -> None:
        """Run every test once, in a fork, and keep what it calls and how long it takes."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "reach"
            code = _in_a_fork(lambda: file.write_bytes(pickle.dumps(_reached(items, self.files))))
            assert code == 0, "the tests must pass before rules are broken"
            measured = pickle.loads(file.read_bytes())
        told = [(took, at) for at, (took, _) in enumerate(measured) if took < LONGEST]
        self.reach = [(took, items[at], measured[at][1]) for took, at in sorted(told)]

    @property
    def tests(self) -> list[str]:
        """All tests of rules, the quickest first."""
        return [item.nodeid for _, item, _ in self.reach]

    def notices(self, change: Change) -> bool | None:
        """Whether some test fails with this change; None if a new process must tell."""
        replaced = _replaced(change)
        if replaced is None:
            return None
        place, code = replaced
        if place in self.imported.called or place not in self.functions:
            return None
        codes = dict.fromkeys(self.functions[place], code)
        chosen = [(took, item) for took, item, called in self.reach if place in called]
        if not chosen:
            return False
        return _in_a_fork(lambda: _fail_first(codes, chosen)) != 0


def _reached(items: list[pytest.Item], files: frozenset[str]) -> list[tuple[float, set[Place]]]:
    found = []
    kept = {place: one for one in gc.get_objects() if (place := _cached(one)) and place[0] in files}
    signal.signal(signal.SIGVTALRM, _too_long)
    for item in items:
        before = {place: sum(one.cache_info()[:2]) for place, one in kept.items()}
        tracer, began = Tracer(files), time.process_time()
        sys.settrace(tracer)
        signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
        passed = _passes(item)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        sys.settrace(None)
        took = time.process_time() - began
        # Tracing makes all slow: what has a budget of time may fail only then.
        assert passed or took > LONGEST or _passes(item), item.nodeid
        met = {place for place, one in kept.items() if sum(one.cache_info()[:2]) != before[place]}
        found.append((took, tracer.called | met))
    return found


def _cached(thing: object) -> Place | None:
    """Where a function stands whose results are kept: who is given one has called it, too."""
    inner = getattr(thing, "__wrapped__", None) if isinstance(thing, _lru_cache_wrapper) else None
    return _place(inner.__code__) if isinstance(inner, FunctionType) else None


def _too_long(signal: int, frame: FrameType | None) -> None:
    raise TimeoutError


def _fail_first(
    codes: dict[FunctionType, CodeType], chosen: list[tuple[float, pytest.Item]]
) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for function, code in codes.items():
        function.__code__ = code
    for took, item in chosen:
        signal.setitimer(signal.ITIMER_VIRTUAL, HANGS + 3 * took)  # whose signal ends the fork
        if not _passes(item):
            os._exit(1)


def _passes(item: pytest.Item) -> bool:
    """Whether a test passes; one that needs no fixture is simply called, ten times quicker.

    One with fixtures tears all of them down again: pytest does not see the plain ones between.
    """
    if isinstance(item, pytest.Function) and _is_plain(item):
        params = item.callspec.params if hasattr(item, "callspec") else {}
        try:
            item.obj(**{name: params[name] for name in item._fixtureinfo.argnames})
        except BaseException:
            return False
        return True
    reports = runtestprotocol(item, log=False, nextitem=None)
    return not any(report.failed for report in reports)


def _is_plain(item: pytest.Function) -> bool:
    """Whether a test has no arguments but those with which it is parametrized."""
    known = item._fixtureinfo.name2fixturedefs
    makers = [known[name][-1].func for name in item._fixtureinfo.argnames]
    return all(maker is get_direct_param_fixture_func for maker in makers)


def _replaced(change: Change) -> tuple[Place, CodeType] | None:
    """The function in which the change lies, and its new code; None if it lies in no function."""
    old = _compiled(change.file, Path(change.file).read_text("utf-8"))
    new = list(_codes(compile(change.source, change.file, "exec")))
    changed = [pair for pair in zip(old, new, strict=False) if not _same(*pair)]
    if len(old) != len(new) or len(changed) != 1:
        return None
    was, code = changed[0]
    if not was.co_flags & CO_OPTIMIZED or was.co_freevars != code.co_freevars:
        return None
    return _place(was), code


@lru_cache
def _compiled(file: str, text: str) -> list[CodeType]:
    return list(_codes(compile(text, file, "exec")))


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _codes(body: CodeType) -> Iterator[CodeType]:
    """A module's code, its functions' and its classes' with their methods', in their order."""
    yield body
    for inner in body.co_consts:
        if isinstance(inner, CodeType) and inner.co_flags & CO_OPTIMIZED:
            yield inner
        elif isinstance(inner, CodeType):
            yield from _codes(inner)


def _same(one: CodeType, other: CodeType) -> bool:
    """Whether two codes do the same, wherever they stand; a body is compared without functions."""
    if one.co_code != other.co_code or one.co_names != other.co_names:
        return False
    if one.co_varnames != other.co_varnames or len(one.co_consts) != len(other.co_consts):
        return False
    inside = one.co_flags & CO_OPTIMIZED
    for mine, yours in zip(one.co_consts, other.co_consts, strict=True):
        if isinstance(mine, CodeType) and isinstance(yours, CodeType):
            if inside and not _same(mine, yours):
                return False
        elif (mine, type(mine)) != (yours, type(yours)):
            return False
    return True


def _in_a_fork(work: Callable[[], object]) -> int:
    """How a copy of this process that does the work ends: 0 if all went well."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1]
    try:
        work()
    except BaseException as error:
        print(error, file=sys.__stderr__)
        os._exit(2)
    os._exit(0)
