"""What the tests of the web table need of the machine: Chromium and PostgreSQL.

`python -m tests.web.system` installs what is missing, where that is possible (Debian, as root).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = {"chromium": "chromium", "postgresql": "postgresql"}


def chromium() -> str | None:
    """Where Chromium is."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    return None


def postgresql() -> Path | None:
    """The folder with PostgreSQL's programs."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    if found:
        folders.append(Path(found).resolve().parent)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def missing() -> list[str]:
    """The packages that are not there."""
    there = {"chromium": chromium(), "postgresql": postgresql()}
    return [PACKAGES[name] for name, found in there.items() if not found]


def install() -> list[str]:
    """Install what is missing, where that is possible; what is still missing."""
    lacking = missing()
    if not lacking or not shutil.which("apt-get") or os.geteuid() != 0:
        return lacking
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print(f"Installing {', '.join(lacking)} for the tests of the web table ...", flush=True)
    for command in (
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install", "-y", "--no-install-recommends", *lacking],
    ):
        subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
    return missing()


if __name__ == "__main__":
    left = install()
    if left:
        sys.exit(f"The tests of the web table need {', '.join(left)}: install them and try again.")
