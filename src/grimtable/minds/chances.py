"""From how it stands to the chance of winning, fitted to how games really ended.

An appraisal says which of two situations is better; as a chance it may be far off. For each game
two numbers make it one: the logarithm of the odds is `constant + slope x` that of the appraisal.
They were fitted to games between computer players (`chances.toml` says how, by which command).
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

from grimtable.kernel.game import Game

SURE = 0.999
"""While a game goes on nobody is surer than this."""


class Fitted(NamedTuple):
    """How appraisals of a game become chances."""

    constant: float = 0.0
    slope: float = 1.0

    def chance(self, appraised: float) -> float:
        """The chance of winning of who stands like this; what is over is sure."""
        if appraised in (0.0, 1.0):
            return appraised
        lead = self.constant + self.slope * log_odds(appraised)
        return min(SURE, max(1 - SURE, 1 / (1 + exp(-lead))))


@cache
def _read() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


def fitted(game: Game) -> Fitted:
    """How appraisals of this game become chances; as they are, where nothing was fitted."""
    known = _read().get(game.id)
    return Fitted(known["constant"], known["slope"]) if known else Fitted()


def log_odds(share: float) -> float:
    """The logarithm of the odds, within what can be told apart.

    >>> round(log_odds(0.75), 3)
    1.099
    """
    share = min(SURE, max(1 - SURE, share))
    return log(share / (1 - share))
