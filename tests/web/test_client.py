"""What holds of the client's sources; `./grim test` runs svelte-check and vitest itself."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.web.harness import ROOT

CLIENT = ROOT / "client"


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
