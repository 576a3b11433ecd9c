"""Gold: one purse for all Berserkers, wherever they are [gold.shared].

It is earned by Pillage, bets, villagers and cards [gold.sources], spent on Location actions and
rerolls, and worth points in the end [gold.use] [gold.uses].
"""

from __future__ import annotations

from grimtable.games.berserkers.state import MOST_GOLD, Helm
from grimtable.kernel.state import tell


def gain(s: Helm, n: int, rule: str) -> None:
    """Move the marker up, never above 12 [gold.max] [gold.move]."""
    before = s.gold
    s.gold = min(MOST_GOLD, before + n)
    tell(s, "gold.gained", rule=rule, n=s.gold - before, gold=s.gold)


def pay(s: Helm, rule: str) -> None:
    """Spend 1 gold."""
    s.gold -= 1
    tell(s, "gold.paid", rule=rule, gold=s.gold)


def lose(s: Helm, n: int, rule: str) -> None:
    """Lose gold, as far as there is any."""
    lost = min(n, s.gold)
    s.gold -= lost
    tell(s, "gold.lost", rule=rule, n=lost, gold=s.gold)
