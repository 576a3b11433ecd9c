"""What cards are worth in an army, as learned from play; and the best army of a hand.

What a card costs says little of it: in battles that others fought, cards of the same cost differed
twofold. So whoever laid out many armies buys others, and returns a hand that holds no good one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from grimtable.games.realms.content import Kind, cards
from grimtable.games.realms.notation import Attack
from grimtable.games.realms.recruiting import army as bought
from grimtable.games.realms.recruiting import budget, hand, stands_alone
from grimtable.games.realms.state import Battle

FIGURES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
LEARNED: dict[str, float] = FIGURES["cards"]
OTHERS: dict[str, float] = FIGURES["others"]
HANDS, RETURNS = 60, 3
"""How many hands tell what a new one brings, and how often one would be returned again."""
LOOKS = 2000
"""How many armies of a hand are looked at: for the game's own decks nearly always enough."""


class Lot(NamedTuple):
    """What an army is chosen of: cards to buy, those that are bought, and the purses for them."""

    cards: tuple[str, ...]
    bought: tuple[str, ...]
    purses: tuple[tuple[int, int], ...]
    """Gold and silver for an army of no realm, of one, of two..."""
    packs: tuple[str, ...]


@lru_cache(maxsize=1024)
def worth(kind_id: str, packs: tuple[str, ...]) -> float:
    """What a card adds to the chance to win, in the logarithm of the odds.

    Of cards that are not the game's own nothing was learned; what cards like them are worth is.
    """
    if kind_id in LEARNED:
        return LEARNED[kind_id]
    return sum(OTHERS[name] * n for name, n in seen_of(cards(packs)[kind_id]).items())


def seen_of(kind: Kind) -> dict[str, float]:
    """What of a card one sees at a glance."""
    if not stands_alone(kind):
        return {kind.type: 1.0, "upkeep": kind.cost}
    shoots = any(isinstance(action, Attack) and action.range for _, action in kind.actions)
    seen = {"body": 1.0, "cost": kind.cost, "life": kind.life, "strike": kind.strike[1]}
    return {**seen, "shoots": float(shoots), "flies": float(kind.type == "flying")}


def strength(army: Iterable[str], packs: tuple[str, ...]) -> float:
    """What the cards of an army are worth together.

    What must be carried is worth something if there is somebody who carries it.
    """
    kinds = cards(packs)
    total, bearers, carriers = 0.0, 0, 0
    carried: list[tuple[float, str]] = []
    for kind_id in army:
        kind, own = kinds[kind_id], worth(kind_id, packs)
        if kind.type in ("equipment", "symbiotic"):
            carried.append((own, kind.type))
            continue
        total += own
        if kind.type == "standalone":
            carriers += 1
            bearers += bool(kind.cls)
    room = {"equipment": bearers, "symbiotic": carriers}
    for own, how in sorted(carried, reverse=True):
        room[how] -= 1
        total += own if room[how] >= 0 else 0.0
    return total


@lru_cache(maxsize=4096)
def best_army(lot: Lot) -> tuple[str, ...]:
    """The cards to be bought: of what the purse pays, those that make the strongest army.

    What is worth most for its cost is tried first, and what can't come to more is left out.
    """
    kinds = cards(lot.packs)
    order = sorted(lot.cards, key=lambda i: (-worth(i, lot.packs) / kinds[i].cost, i))
    gains = [worth(i, lot.packs) for i in order]
    best: tuple[float, tuple[str, ...]] = (-1.0, ())
    has_area = any(kinds[i].type == "area" for i in lot.bought)
    looks = 0

    def hope(at: int, money: int) -> float:
        """No more than this comes of the rest of the cards."""
        found = 0.0
        for i in range(at, len(order)):
            cost = kinds[order[i]].cost
            if gains[i] <= 0 or money <= 0:
                break
            found += gains[i] * min(1.0, money / cost)
            money -= cost
        return found

    def look(at: int, chosen: tuple[str, ...], gained: float, area: bool) -> None:
        nonlocal best, looks
        looks += 1
        left = _left([kinds[i] for i in (*lot.bought, *chosen)], lot.purses)
        if left < 0 or looks > LOOKS:
            return
        if gained > best[0] and strength((*lot.bought, *chosen), lot.packs) > best[0]:
            best = strength((*lot.bought, *chosen), lot.packs), chosen
        if at == len(order) or gained + hope(at, left) <= best[0]:
            return
        kind = kinds[order[at]]
        if not (area and kind.type == "area"):
            look(at + 1, (*chosen, order[at]), gained + gains[at], area or kind.type == "area")
        look(at + 1, chosen, gained, area)

    look(0, (), sum(worth(i, lot.packs) for i in lot.bought), has_area)
    return best[1]


def _left(army: list[Kind], purses: tuple[tuple[int, int], ...]) -> int:
    """The gold and silver that an army leaves; below nothing if it can't be paid."""
    elite = sum(kind.cost for kind in army if kind.elite)
    regular = sum(kind.cost for kind in army if not kind.elite)
    gold, silver = purses[len({kind.realm for kind in army if kind.realm})]
    return gold + silver - elite - regular if elite <= gold else -1


def wanted(s: Battle, seat: str) -> tuple[str, ...]:
    """What is still to be bought for the best army; what was bought stays."""
    lot = lot_of(s, seat)
    whole = best_army(lot._replace(cards=(*lot.cards, *lot.bought), bought=()))
    left = list(whole)
    for kind in lot.bought:
        if kind not in left:
            return best_army(lot)  # somebody else began it
        left.remove(kind)
    return tuple(left)


def lot_of(s: Battle, seat: str) -> Lot:
    """What a player chooses an army of now."""
    kept = sorted(s.cards[i].kind for i in hand(s, seat))
    paid = sorted(s.cards[i].kind for i in bought(s, seat))
    return Lot(tuple(kept), tuple(paid), _purses(s, seat), s.packs)


def _purses(s: Battle, seat: str) -> tuple[tuple[int, int], ...]:
    realms = {kind.realm for kind in cards(s.packs).values()}
    return tuple(budget(s, seat, n) for n in range(len(realms) + 1))


def is_poor(s: Battle, seat: str) -> bool:
    """Whether a hand holds a weaker army than a new one, of a card fewer, is likely to hold."""
    lot = lot_of(s, seat)
    deck = tuple(sorted((*lot.cards, *s.decks[seat])))
    held = strength(best_army(lot), s.packs)
    return held < promised(lot._replace(cards=deck), len(lot.cards) - 1)


@lru_cache(maxsize=256)
def promised(lot: Lot, n: int, again: int = RETURNS) -> float:
    """How strong the army of a new hand is, on average; if it is poor it is returned, too."""
    if n < 1:
        return 0.0
    random, found = Random(n), list[float]()
    least = promised(lot, n - 1, again - 1) if again > 1 else 0.0
    for _ in range(HANDS):
        drawn = tuple(sorted(random.sample(lot.cards, n)))
        held = strength(best_army(lot._replace(cards=drawn)), lot.packs)
        found.append(max(held, least))
    return sum(found) / len(found)
