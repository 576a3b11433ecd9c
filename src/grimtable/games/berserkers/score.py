"""The score after a victory, and the title that goes with it."""

from __future__ import annotations

from typing import NamedTuple

from grimtable.games.berserkers.state import BERSERKERS, ORCS, Helm


class Score(NamedTuple):
    """The sum, part by part [score.total]."""

    gold: int
    healthy: int
    wounded: int
    orcs: int
    save: int
    requests: int

    @property
    def total(self) -> int:
        """The final score."""
        return sum(self)


# From this many points on, the title of that rank.
RANKS = (
    (20, "knight"),  # [score.rank.20]
    (16, "proud"),  # [score.rank.16]
    (11, "axe"),  # [score.rank.11]
    (6, "tavern"),  # [score.rank.6]
    (1, "barely"),  # [score.rank.1]
)


def score(s: Helm) -> Score | None:
    """What a victory is worth; a defeat has no score [score.when]."""
    return worth(s) if s.ending == "won" else None


def worth(s: Helm) -> Score:
    """What a victory would be worth if this were it."""
    count = counted(s)
    return Score(
        gold=s.gold,  # [score.gold]
        healthy=3 * count["healthy"],  # [score.healthy]
        wounded=2 * count["wounded"],  # [score.wounded]
        orcs=-2 * count["orcs"],  # [score.orcs]
        save=-5 if s.saved is not None else 0,  # [score.save] [save.penalty] [ruling.save-use]
        requests=2 * count["requests"],  # [score.requests]
    )


def counted(s: Helm) -> dict[str, int]:
    """How many there are of what counts more than a point each."""
    alive = [who for who in BERSERKERS if s.at[who]]
    wounded = sum(who in s.wounded for who in alive)
    orcs = sum(bool(s.at[squad]) for squad in ORCS)
    healthy = len(alive) - wounded
    return {"healthy": healthy, "wounded": wounded, "orcs": orcs, "requests": len(s.book)}


def title(points: int) -> str:
    """The rank that a score earns; 0 or less is a beggar's [score.rank.0]."""
    for least, rank in RANKS:
        if points >= least:
            return rank
    return "beggar"
