"""What a server does with the memory that its tables have used."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest

from grimtable.cli import web
from grimtable.web import hall as hall_module
from tests.web.harness import ROOT
from tests.web.test_held import hall

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


async def test_memory_is_given_back_when_tables_have_gone_and_are_written_down(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = list[bool]()
    monkeypatch.setattr(hall_module, "give_back", lambda: given.append(True))
    async with hall(database) as at:
        for _ in range(3):
            made = await at.create("connect_four", at.shelf.options("connect_four", {}), {})
            (await at.live(made.table)).touched = -1e9
        at._tidy()
        assert not at.lives
        assert not given, "tables that are being written down are still held"
        while at._tasks:
            await asyncio.gather(*at._tasks)
        at._tidy()
        at._tidy()
        assert given == [True]
