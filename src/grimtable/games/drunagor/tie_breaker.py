"""Tie-Breaker: who can reach a Pile of Runes with its hands, and what that frees (pp. 36, 40)."""

from __future__ import annotations

from grimtable.games.drunagor.board import ground, hall, pile_squares, piles_mask
from grimtable.games.drunagor.health import hurt
from grimtable.games.drunagor.state import OFF, Drunagor
from grimtable.kernel.state import tell

UNTIL_THE_END = 2
"""Health that a rune untied costs the War Horsewoman."""


def piles_beside(s: Drunagor, at: int) -> list[str]:
    """Piles of Runes within reach of a square; in the last fight those that it touches.

    [boss.death.piles.adjacent]
    """
    if at == OFF or not s.piles:
        return []
    here = hall(s)
    if here.perimeters:
        return [pile for pile in s.piles if at in here.corners[pile]]
    if not ground(s).near[at] & piles_mask(s):  # only quicker: then none is beside it
        return []
    beside = here.board.beside[at]
    return [pile for pile, square in pile_squares(s).items() if square in beside]


def freed_at_once(s: Drunagor) -> int:
    """Six less the number of Heroes, one at least [gap.tie-breaker]."""
    return max(1, 6 - len(s.heroes))


def return_runes(s: Drunagor, who: str, name: str, rule: str) -> None:
    """Some runes of a pile return to the bag [gap.tie-breaker]."""
    pile = s.piles[name]
    freed = pile[: freed_at_once(s)]
    del pile[: len(freed)]
    s.bag += freed
    tell(s, "untied", rule, who=who, n=len(freed))
    if not pile:
        del s.piles[name]
    if "until_the_end" in s.statuses and s.boss.id == "war":  # [ruling.until-the-end]
        hurt(s, s.boss.id, UNTIL_THE_END * len(freed), rule="ruling.until-the-end", by=who)
