"""For the lab: games that together bring everything to the table, and how much of it there is."""

from __future__ import annotations

from itertools import combinations

from grimtable.games.berserkers.content import ACTION_CARDS, AID, ENEMIES, LOCATIONS
from grimtable.games.berserkers.requests import REQUESTS
from grimtable.games.berserkers.setup import shelf
from grimtable.games.berserkers.state import Options

_PAIRS = tuple(combinations(REQUESTS, 2))


def sample(seed: int) -> Options:
    """Every third game draws its Requests; the others go through all pairs.

    One return to the checkpoint is enough: a player that never gives up would never end.
    """
    if seed % 3 == 0:
        return Options(restores=1)
    return Options(requests=_PAIRS[seed % len(_PAIRS)], restores=1)


def contest(seed: int) -> Options:
    """Two Requests, all pairs in turn, and no return to a checkpoint."""
    return Options(requests=_PAIRS[seed * 7 % len(_PAIRS)], restores=0)


def parts() -> frozenset[str]:
    """All content that must turn up when the game is simulated."""
    return frozenset((*LOCATIONS, *AID, *REQUESTS, *ACTION_CARDS))


def census(options: Options) -> dict[str, int]:
    """How many of everything there are."""
    requests = shelf(options)
    return {
        "Action cards": len(ACTION_CARDS),
        "Locations": len(LOCATIONS),
        "enemy cards": len(ENEMIES),
        "aid cards": len(AID),
        "Requests": len(requests),
        "hidden cards": sum(len(request.lot) for request in requests.values()),
    }
