"""One server for the tests that need no special one, and a PostgreSQL where one is asked for."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.harness import ROOT, PostgreSQL, Server


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
