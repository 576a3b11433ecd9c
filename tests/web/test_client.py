"""The client's own checks: types, and its unit tests."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.harness import ROOT

CLIENT = ROOT / "client"


@pytest.mark.parametrize("script", ["check", "test"])
def test_svelte_check_and_vitest_are_clean(built: None, script: str) -> None:
    command = [sys.executable, "hatch_build.py", "npm", "run", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_file_records_no_addresses() -> None:
    lock = json.loads((CLIENT / "package-lock.json").read_text("utf-8"))
    assert lock["packages"]
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def test_client_and_server_know_of_no_game() -> None:
    names = re.compile(r"berserk|dark.?souls|realms|drunagor|connect.?four|rider|bonfire", re.I)
    files: list[Path] = [*(CLIENT / "src").rglob("*.svelte"), *(CLIENT / "src").rglob("*.ts")]
    files += (ROOT / "src" / "grimtable" / "web").rglob("*.py")
    assert len(files) > 30
    tests = (".test.ts", "samples.ts")
    assert [
        f.name for f in files if not f.name.endswith(tests) and names.search(f.read_text())
    ] == []
