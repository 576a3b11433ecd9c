"""The icon set that the client's build leaves beside the page."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

import msgspec


class Icons:
    """Path data by name (game-icons.net, CC BY 3.0), read when first asked for."""

    MOST = 100

    def __init__(self, file: Path) -> None:
        self.file = file

    @cached_property
    def paths(self) -> dict[str, str]:
        """All of them."""
        return msgspec.json.decode(self.file.read_bytes(), type=dict[str, str])

    def some(self, names: Iterable[str]) -> dict[str, str]:
        """Those of these names that there are."""
        return {name: self.paths[name] for name in list(names)[: self.MOST] if name in self.paths}
