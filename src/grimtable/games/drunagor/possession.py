"""Possession (Story Record): what moved into a Hero wakes on the third space of a turn."""

from __future__ import annotations

from grimtable.games.drunagor.health import push
from grimtable.games.drunagor.state import Drunagor, Hero, HeroTurn, Owed

THIRD = 3


def leash(turn: HeroTurn, hero: Hero, points: int) -> int:
    """How far a walk leads: before what possesses a Hero has woken, to the third space."""
    if not hero.possessed or turn.paces >= THIRD:
        return points
    return min(points, THIRD - turn.paces)


def paced(s: Drunagor, hero: Hero, spaces: int) -> None:
    """A possessed Hero moved in its own turn; on the third space it wakes [ruling.possession]."""
    for turn in s.under_way:
        if isinstance(turn, HeroTurn) and turn.who == hero.id:
            before, turn.paces = turn.paces, turn.paces + spaces
            if before < THIRD <= turn.paces:
                push(s, Owed("possession", hero.id, 0))
