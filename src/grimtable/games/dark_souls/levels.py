"""What levels are good for: which cards a stat opens to whom, and what a card still asks for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from grimtable.games.dark_souls.bonfire import level_cost
from grimtable.games.dark_souls.content import STATS
from grimtable.games.dark_souls.state import Character, Souls, gear, suits
from grimtable.kernel.words import Badge, Words


class Lack(NamedTuple):
    """What a character still lacks for a card: stats, each with what it asks for, and the price."""

    needs: tuple[tuple[str, int], ...]
    souls: int


def lack(s: Souls, c: Character, item: str) -> Lack | None:
    """What a card and its upgrades still ask of a character; None beyond the top tier."""
    least: dict[str, int] = {}
    for card in (item, *s.upgrades.get(item, ())):
        for stat, n in gear(card).needs:
            least[stat] = max(n, least.get(stat, 0))
    needs, souls = [], 0
    for stat in STATS:
        risen = c
        while risen.value(stat) < least.get(stat, 0):
            cost = level_cost(s, risen, stat)
            if cost is None:
                return None
            souls += cost
            risen = raised(risen, stat)
        if risen is not c:
            needs.append((stat, least[stat]))
    return Lack(tuple(needs), souls)


def raised(c: Character, stat: str) -> Character:
    """The stats of a character with one of them a tier higher."""
    return Character(c.id, {**c.tiers, stat: c.tiers[stat] + 1})


def fitting(s: Souls, worths: Iterable[Mapping[str, int]]) -> tuple[int, int]:
    """How many cards of the treasure deck somebody with these stats could use, and of how many."""
    deck, there = [*map(str, s.treasure.top), *map(str, s.treasure.rest)], tuple(worths)
    return sum(any(suits(s, worth, card) for worth in there) for card in deck), len(deck)


class Gains(NamedTuple):
    """What a tier of a stat opens: cards of the inventory, else the next that it leads to."""

    fits: tuple[str, ...] = ()
    towards: Words | None = None


def gains(s: Souls, c: Character, stat: str) -> Gains:
    """What somebody gets for a tier of a stat."""
    then = raised(c, stat)
    fits, towards = list[str](), list[tuple[int, str, Lack]]()
    for item in dict.fromkeys(s.inventory):
        now, left = lack(s, c, item), lack(s, then, item)
        if not now or not left or now.souls == left.souls:
            continue
        if left.needs:
            towards.append((left.souls, item, left))
        else:
            fits.append(item)
    if fits or not towards:
        return Gains(tuple(fits))
    _, item, left = min(towards)
    return Gains((), Words("offer-level-towards", {"item": item, **_missing(left)}))


def promises(s: Souls, c: Character, stat: str) -> tuple[Badge, ...]:
    """The card that a tier leads to; and how many of the treasure deck fit somebody then."""
    towards = gains(s, c, stat).towards
    return ((Badge(towards, "footsteps"),) if towards else ()) + treasure(s, c, stat)


def treasure(s: Souls, c: Character, stat: str) -> tuple[Badge, ...]:
    """How many cards of the treasure deck fit somebody with that tier, if it is more."""
    others = [one.worth() for one in s.present() if one.id != c.id]
    now, n = fitting(s, (c.worth(), *others))
    then, _ = fitting(s, (raised(c, stat).worth(), *others))
    words = Words("offer-level-deck", {"now": now, "then": then, "all": n})
    return (Badge(words, "locked-chest", "", f"{now} → {then}"),) if then > now else ()


def users(s: Souls, item: str) -> tuple[Words, ...]:
    """Who can use a card as they are; and what each other needs first, for how many souls."""
    lacks = {c.id: lack(s, c, item) for c in s.present()}
    able = tuple(who for who, left in lacks.items() if left and not left.needs)
    lines = [Words("scene-usable", {"who": able}) if able else Words("scene-usable-none")]
    for who, left in lacks.items():
        if left is None:
            lines.append(Words("scene-usable-never", {"who": who}))
        elif left.needs:
            lines.append(Words("scene-usable-for", {"who": who, **_missing(left)}))
    return tuple(lines)


def _missing(left: Lack) -> dict[str, object]:
    needs = tuple(Words("scene-need", {"stat": stat, "n": n}) for stat, n in left.needs)
    return {"needs": needs, "n": left.souls}
