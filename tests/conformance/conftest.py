"""The games that have to conform."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimtable.games import GAMES, find
from grimtable.kernel import Game
from tests.conformance.playing import ROOT

NAMES = (*GAMES, str(ROOT / "examples" / "connect_four.py"))


@pytest.fixture(scope="session", params=NAMES, ids=lambda name: Path(name).stem)
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)
