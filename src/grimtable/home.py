"""Where saves, campaigns and tables lie."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """GRIMTABLE_HOME, or a folder in the user's data directory."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("GRIMTABLE_HOME") or Path(data) / "grimtable")
