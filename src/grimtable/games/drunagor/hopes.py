"""What the chance to win depends on: in a Horseman's hall, and in an Adventure."""

from __future__ import annotations

import tomllib
from functools import cache
from math import log
from pathlib import Path

from grimtable.games.drunagor.content import HORSEMEN
from grimtable.games.drunagor.health import CURSES
from grimtable.games.drunagor.judgement import corruption, lives, progress
from grimtable.games.drunagor.options import HALL, Options
from grimtable.games.drunagor.state import RUNES, Drunagor

USUAL = 0.75
"""The share of a fight that was not measured."""
FEW, FEWER = 2, -1.4
"""With so few Heroes it is harder: what that makes in the logarithm of the odds."""
LAST = 0.05
"""The share of the Horseman's Health below which a blow more makes no difference."""
AILING = 0.5
"""How much of what Conditions will do counts as suffered: some of it is CLEANSED before."""
NEARLY = 12
"""The power of what is beaten that tells those who have nearly won from those on the way."""
BAG = 24
"""With so many runes in the bag nobody thinks of losing by it."""


def hopes(s: Drunagor) -> dict[str, float]:
    """What the chance to win depends on."""
    return in_adventure(s) if s.place else in_hall(s)


def in_hall(s: Drunagor) -> dict[str, float]:
    """What computer players have won of such a fight, and what has changed since it began.

    The Horseman's Health, who is nearest to losing it for all by a second knock-out, and the runes
    that have come: each makes cards harder.
    """
    left = max(0, s.boss.health) / max(1, s.boss.top)
    share = shares().get(fight(s.options), USUAL)
    began = HORSEMEN[s.boss.id].track * len(RUNES)
    return {
        "known": log(share / (1 - share)) + FEWER * (len(s.heroes) <= FEW),
        "felled": log(1 + LAST) - log(left + LAST),
        "brink": 1 - min(lives(s, hero, 0.0, AILING) for hero in s.heroes.values()),
        "runes": max(0, len(s.track) - began) / len(s.heroes),
    }


def in_adventure(s: Drunagor) -> dict[str, float]:
    """What is beaten, and who is nearest to losing it for all.

    A second knock-out of one Hero loses, or a sixth Curse Cube, or an empty bag. The last blows
    count more than those before: who has `nearly` won has little left to lose it by.
    """
    beaten = min(1.0, max(0.0, progress(s)))
    return {
        "adventure": 1.0,
        "progress": beaten,
        "nearly": beaten**NEARLY,
        "weakest": min([lives(s, hero, 0.0) for hero in s.heroes.values()]),
        "cursed": (max(corruption(s).values()) / CURSES) ** 2,
        "bag": min(len(s.bag) / BAG, 1.0),
    }


def fight(options: Options) -> str:
    """What is fought: a Horseman in its hall, or the end of an act."""
    return options.horseman if options.adventure == HALL else options.adventure


@cache
def shares() -> dict[str, float]:
    """The share of each fight that computer players won, where it was measured."""
    told = tomllib.loads((Path(__file__).parent / "portraits.toml").read_text(encoding="utf-8"))
    return {name: one["won"] for name, one in told.items() if "won" in one}
