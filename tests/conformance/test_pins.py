"""Point 8: small positions have pinned exact counts, as chess programs pin perft numbers.

`pins.toml` lists them: a scenario's position (before its steps), and either how many lines of
answers there are to a depth, or how many situations can be reached and what perfect play is worth.
"""

from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from grimtable.games import find
from grimtable.scenario import read
from grimtable.solver import Solver, count
from tests.conformance.playing import ROOT

PINS = tomllib.loads((Path(__file__).parent / "pins.toml").read_text("utf-8"))["pin"]


@pytest.mark.parametrize("pin", PINS, ids=lambda pin: f"{Path(pin['scenario']).stem}")
def test_pinned_counts(pin: dict[str, Any]) -> None:
    game = find(pin["game"] if "/" not in pin["game"] else str(ROOT / pin["game"]))
    run = read(game.folder / "examples" / pin["scenario"]).table(game, None).run
    for depth, lines in enumerate(pin.get("lines", ()), start=1):
        assert count(run, depth) == lines
    if "value" in pin:
        solver = Solver(pin["seat"])
        assert solver.value(run) == Fraction(pin["value"])
        assert solver.states == pin["states"]
