"""What a player installs is enough: no module comes from what only developers have."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import packages_distributions, requires

LOADED = """
import sys
before = set(sys.modules)  # an interpreter's own
import grimtable.cli, grimtable.terminal, grimtable.lab, grimtable.web
print(*{name.partition(".")[0] for name in sys.modules if name not in before})
"""


def _wanted(line: str) -> tuple[str, set[str]]:
    """A requirement's distribution and its extras."""
    found = re.match(r"([A-Za-z0-9._-]+)(?:\[([^\]]*)\])?", line)
    assert found is not None
    extras = {extra.strip() for extra in (found[2] or "").split(",") if extra.strip()}
    return re.sub(r"[-_.]+", "-", found[1]).lower(), extras


def _installed_with(name: str, extras: set[str], seen: set[str]) -> set[str]:
    """A distribution and everything that comes with it."""
    seen.add(name)
    try:
        lines = requires(name) or []
    except ModuleNotFoundError:  # for another platform
        return seen
    for line in lines:
        extra = re.search(r"extra\s*==\s*['\"]([^'\"]+)", line)
        if extra is None or extra[1] in extras:
            needed, more = _wanted(line)
            if needed not in seen or more:
                _installed_with(needed, more, seen)
    return seen


def test_the_terminal_and_the_web_table_load_nothing_that_only_developers_have() -> None:
    told = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    ).stdout.split()
    of = packages_distributions()
    players = _installed_with("grimtable", set(), set())
    for module in told:
        names = {_wanted(name)[0] for name in of.get(module, ())}
        assert not names or names & players, f"{module} comes with {names}, which players lack"


def test_what_the_database_needs_comes_along() -> None:
    assert "greenlet" in _installed_with("grimtable", set(), set())
