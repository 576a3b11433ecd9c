"""Odds as a line of text can draw them: small columns, and a figure."""

from __future__ import annotations

from collections.abc import Iterable

from grimtable.kernel.odds import Odds
from grimtable.kernel.view import percent

COLUMNS = "▁▂▃▄▅▆▇█"
WIDEST = 12
"""Values that are drawn; of more, the likeliest part would not be seen any better."""


def columns(shares: Iterable[float]) -> str:
    """Shares as small columns, the largest of full height.

    >>> columns([0.5, 0.25, 0.01])
    '█▄▁'
    """
    there = list(shares)
    most = max(there, default=0.0) or 1.0
    return "".join(COLUMNS[max(0, round(8 * share / most) - 1)] for share in there)


def picture(odds: Odds) -> str:
    """A distribution in a few characters: a chance in percent; else columns and the mean."""
    if odds.stake.chance:
        return f"{percent(odds.at_least(1))} %"
    if len(odds.spread) == 1:
        return str(next(iter(odds.spread)))
    mean = f"{odds.mean:+.1f}" if min(odds.spread) < 0 else f"{odds.mean:.1f}"
    if len(odds.spread) > WIDEST:
        return mean
    return f"{columns(map(float, odds.spread.values()))} {mean}"
