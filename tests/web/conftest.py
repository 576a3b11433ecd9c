"""One server for the tests that need no special one, and a PostgreSQL where one is asked for."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web import system
from tests.web.harness import ROOT, PostgreSQL, Server
from tests.web.page import FLAGS, Visitor


@pytest.fixture(scope="session")
def built() -> None:
    """The page as the client's sources say now; one worker builds it, the others wait."""
    with (ROOT / "client" / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=True)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, shared by the tests of a worker."""
    folder = tmp_path_factory.mktemp("web")
    started = Server(f"sqlite:///{folder / 'tables.sqlite'}")
    yield started
    started.stop()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL server."""
    started = PostgreSQL()
    yield started
    started.stop()


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database of its own."""
    return f"sqlite:///{tmp_path / 'own.sqlite'}"


@pytest.fixture(scope="module")  # its event loop must be gone when other modules' tests run
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    found = system.chromium()
    assert found, "Chromium is needed: python -m tests.web.system"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """People who come with their browsers; nothing may have gone wrong in any of them."""
    came: list[Visitor] = []

    def come(**more: Any) -> Visitor:
        came.append(Visitor(browser, server, **more))
        return came[-1]

    yield come
    for one in came:
        one.leave()
