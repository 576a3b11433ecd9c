"""From how it stands to the chance of winning, fitted to how games really ended.

An appraisal says which of two situations is better; as a chance it may be far off. For each game
numbers make it one: the logarithm of the odds is `constant + slope x` that of the appraisal, or a
constant and a weight for each of what the game itself says it depends on (`Game.prospects`).
They were fitted to games between computer players (`chances.toml` says how, by which command).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
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
    weights: Mapping[str, float] = {}
    """What a point of each of the game's prospects is worth, where it names any."""
    at_hand: Mapping[str, float] = {}
    """The same for what is at hand (`Game.at_hand`), with the `constant`."""
    thinking: float = 0.0
    """What a rival that thinks takes back of a future that was played by rules of thumb, in the
    logarithm of the odds."""
    unseen: float = 1.0
    """How much of what an army promises holds against one that nobody has seen."""

    def chance(self, appraised: float) -> float:
        """The chance of winning of who stands like this; what is over is sure."""
        if appraised in (0.0, 1.0):
            return appraised
        return likely(self.constant + self.slope * log_odds(appraised))


def likely(lead: float) -> float:
    """The chance that belongs to the logarithm of odds; while a game goes on nothing is sure.

    >>> round(likely(1.099), 2)
    0.75
    """
    return min(SURE, max(1 - SURE, 1 / (1 + exp(-lead))))


def outlook(game: Game, state: Any, seat: str) -> float:
    """The chance of winning as it stands for a seat; what is over is sure."""
    ended = game.outcome(state)
    if ended is not None:
        return ended.result[seat]
    known = fitted(game)
    if not known.weights:
        return known.chance(game.appraise(state, seat))
    hopes = game.prospects(state, seat)
    if not hopes:
        return game.appraise(state, seat)
    return likely(known.constant + sum(known.weights[name] * hopes[name] for name in hopes))


def ahead(game: Game, state: Any, seat: str) -> float:
    """The chance of winning where a future ends, as the appraisal there sees it."""
    known = fitted(game)
    seen = outlook(game, state, seat) if known.weights else known.chance(game.appraise(state, seat))
    return seen if seen in (0.0, 1.0) else likely(log_odds(seen) + known.thinking)


def at_hand(game: Game, before: Any, state: Any) -> float:
    """The chance to win what was at hand `before`, where a future of it has come to this."""
    hopes = game.prospects_at_hand(before, state)
    if isinstance(hopes, bool):
        return float(hopes)
    known = fitted(game).at_hand
    return likely(known["constant"] + sum(known[name] * hopes[name] for name in hopes))


def seen_from(game: Game, state: Any, seat: str) -> Callable[[float], float]:
    """How appraisals of what may come become chances, seen from where a seat stands.

    A game whose chances depend on more than the appraisal has them where it stands; what comes is
    as much better or worse as its appraisal.
    """
    known = fitted(game)
    if not known.weights:
        return known.chance
    now = log_odds(outlook(game, state, seat)) - log_odds(game.appraise(state, seat))
    return lambda worth: worth if worth in (0.0, 1.0) else likely(now + log_odds(worth))


@cache
def _read() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


def fitted(game: Game) -> Fitted:
    """How appraisals of this game become chances; as they are, where nothing was fitted."""
    known = _read().get(game.id)
    if known is None:
        return Fitted()
    return Fitted(**known)


def log_odds(share: float) -> float:
    """The logarithm of the odds, within what can be told apart.

    >>> round(log_odds(0.75), 3)
    1.099
    """
    share = min(SURE, max(1 - SURE, share))
    return log(share / (1 - share))
