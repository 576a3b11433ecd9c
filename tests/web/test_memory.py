"""What a server does with the memory that its tables have used."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from grimtable.cli import web
from tests.web.harness import ROOT

FILLED = """
from pathlib import Path
from grimtable.web.memory import give_back

def held():
    line = next(l for l in Path("/proc/self/status").read_text().splitlines() if "VmRSS" in l)
    return int(line.split()[1])

before = held()
table = [[object() for _ in range(50)] for _ in range(20000)]
kept = table[::400]  # a little here and there, as caches are
full = held()
del table
give_back()
print(before, full, held())
"""


def test_memory_goes_back_to_the_system_though_a_little_is_kept_here_and_there() -> None:
    environment = {**os.environ, "PYTHONMALLOC": "malloc", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", FILLED]
    told = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
    before, full, after = map(int, told.stdout.split())
    assert full - before > 10_000
    assert after - before < (full - before) / 4


def test_a_server_starts_anew_with_the_systems_allocator_once_and_players_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = list[tuple[str, list[str]]]()
    monkeypatch.setattr(os, "execv", lambda path, words: started.append((path, words)))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "orig_argv", ["python", "-m", "grimtable", "serve"])
    monkeypatch.delenv(web.ALLOCATOR, raising=False)
    web.page_by_page()
    assert started == [(sys.executable, [sys.executable, "-m", "grimtable", "serve"])]
    assert os.environ[web.ALLOCATOR] == "malloc"
    web.page_by_page()
    assert len(started) == 1
    assert web.ALLOCATOR not in os.environ, "those whom it starts have Python's own"
    monkeypatch.setenv(web.ALLOCATOR, "debug")
    web.page_by_page()
    assert (len(started), os.environ[web.ALLOCATOR]) == (1, "debug"), "who chose it keeps it"
