"""Rules of thumb for what is done between fights: laying tiles, shopping, and where to go next.

Souls buy what adds most for each of them, as far as printed figures tell: a treasure card nobody
has seen, or levels for one that lies in the inventory. Everybody then puts on the best there is.
To rest is never better than to try: who falls loses no more than the spark that a rest costs.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import lru_cache

from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls.bonfire import level_cost, treasure_cost
from grimtable.games.dark_souls.content import LIBRARY, STATS
from grimtable.games.dark_souls.judgement import odds, strength
from grimtable.games.dark_souls.setup import distances, doors_of, joined
from grimtable.games.dark_souls.state import BONFIRE, Character, Souls, gear, spot_at
from grimtable.games.dark_souls.worth import (
    LEAST,
    Kit,
    Prospect,
    best_outfit,
    gain_of,
    guard_of,
    kit_of,
    might_of,
    prospects,
    souls_needed,
)
from grimtable.kernel.asks import Ask, Done, Option

FRESH = 0.5
"""The share of full flasks with which a boss is faced, while there are sparks to lose."""
EVEN = 0.4
"""The guessed chance with which it is."""


def errand(s: Souls, ask: Ask) -> Option:
    """A fair answer to whatever is asked between fights, and on entering one."""
    match ask.what:
        case "boss":
            return min(ask.options, key=_way_there)
        case "lay":
            return min(ask.options, key=lambda one: _far(s, one))
        case "level":
            return min(ask.options, key=lambda one: not _on_the_way(s, one.tile))  # type: ignore[attr-defined]
        case "lead":
            return max(ask.options, key=lambda one: guard_of(s.characters[one.who]))  # type: ignore[attr-defined]
        case "bonfire" | "explore":
            return _go(s, ask)
        case "outfit" | "found":
            return _dress(s, ask)
        case "stow":
            return _spare(s, ask)
    return ask.options[0]


def _way_there(option: Option) -> int:
    """How hard the encounters before a boss are."""
    assert isinstance(option, o.Face)
    return sum(LIBRARY.bosses[option.boss].levels, 0)


# Laying out the tiles -------------------------------------------------------------------------


def _far(s: Souls, option: Option) -> tuple[int, int]:
    """How far from the bonfire a tile would lie; with many doorways the next can lie as near."""
    assert isinstance(option, o.Lay)
    x, y = spot_at(option.spot)
    places = {(t.x, t.y): t.id for t in s.tiles.values()} | {(0, 0): BONFIRE}
    far = distances(s)
    near = [
        far[places[at]] for at in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if at in places
    ]
    return min(near), -len(doors_of(option.tile + option.face, option.turn))


def _on_the_way(s: Souls, tile: str) -> bool:
    """Whether a tile is next to the Fog Gate: there the encounter should be an easy one."""
    return s.fog is not None and tile in joined(s)[s.fog]


# Where to go ----------------------------------------------------------------------------------


def _go(s: Souls, ask: Ask) -> Option:
    """Open chests, take souls home, dress, spend; then the easiest encounter, or the boss."""
    ways: list[o.Enter] = []
    fog: Option | None = None
    for option in ask.options:
        if isinstance(option, o.Open | o.Return):
            return option
        if isinstance(option, o.Enter):
            ways.append(option)
        elif isinstance(option, o.Fog):
            fog = option
    if s.at == BONFIRE:
        errand = _serve(s, ask)
        if errand is not None:
            return errand
    if ways:
        easiest = min(ways, key=lambda way: _hard(s, way))
        if fog is None or (s.tiles[easiest.tile].level == 1 or not _is_ready(s)):
            return easiest
    if fog is not None:
        return fog
    rest = (one for one in ask.options if isinstance(one, o.Rest))
    return next(rest, ask.options[0])


def _hard(s: Souls, way: o.Enter) -> tuple[int, bool, bool]:
    """How hard an encounter is; where souls lie, and on the way to the fog, first."""
    here = s.dropped is not None and s.dropped.place == way.tile
    return s.tiles[way.tile].level, not here, not (way.tile == s.fog or _on_the_way(s, way.tile))


def _is_ready(s: Souls) -> bool:
    """Whether it is time for the boss: well armed and with full flasks, or with few sparks left."""
    if s.spare_sparks <= 1:
        return True
    flasks = sum(c.estus for c in s.present())
    return flasks >= FRESH * len(s.party) and odds(s, strength(s)) >= EVEN


# What souls buy -------------------------------------------------------------------------------


def _serve(s: Souls, ask: Ask) -> Option | None:
    """What is worth doing at the bonfire, if anything is."""
    for c in s.present():
        menu = o.Outfit(c.id)
        if menu in ask.options and _changes(s, c) is not None:
            return menu
    best: tuple[float, Character, Prospect] | None = None
    for c in s.present():
        for one in prospects(kit_of(s, c)):
            if best is None or one.gain / one.price > best[0]:
                best = one.gain / one.price, c, one
    buy = next((one for one in ask.options if isinstance(one, o.Buy)), None)
    if best is not None and (buy is None or best[0] > hope(s)):
        level = _level(s, best[1], best[2].item)
        if level is not None:
            return level
        if best[2].price <= s.souls + 2 * len(s.party):
            return None  # the next encounter brings what is missing
    return buy


def hope(s: Souls) -> float:
    """What a soul may add that buys a treasure card: on average over what is in the deck."""
    kits = [kit_of(s, c) for c in s.present()]
    deck = [*map(str, s.treasure.top), *map(str, s.treasure.rest)]
    total = sum(max(_promise(kit, item) for kit in kits) for item in deck)
    return total / len(deck) / treasure_cost(s) if deck else 0.0


@lru_cache(50_000)
def _promise(kit: Kit, item: str) -> float:
    """What a card would add for each soul that it costs with the levels it asks for."""
    price = souls_needed(kit, item)
    return max(0.0, gain_of(kit, item)) / (1 + price) if price is not None else 0.0


def _level(s: Souls, c: Character, item: str) -> Option | None:
    """The cheapest level that a card asks for, if there are souls for it."""
    cards = (item, *s.upgrades.get(item, ()))
    needs = {stat: least for card in cards for stat, least in gear(card).needs}
    missing = []
    for stat in STATS:
        cost = level_cost(s, c, stat)
        if cost is not None and cost <= s.souls and c.value(stat) < needs.get(stat, 0):
            missing.append((cost, stat))
    return o.LevelUp(c.id, min(missing)[1]) if missing else None


# What everybody wears -------------------------------------------------------------------------


def _dress(s: Souls, ask: Ask) -> Option:
    """One change for the better, or none."""
    there = s.present() if s.menu not in s.characters else (s.characters[s.menu],)
    for c in there:
        change = _changes(s, c, ask.options)
        if change is not None:
            return change
    return next((one for one in ask.options if isinstance(one, Done)), ask.options[0])


def _changes(s: Souls, c: Character, options: Container[Option] | None = None) -> Option | None:
    """A change that makes a character better equipped: one of these options, or any that is one."""
    kit = kit_of(s, c)
    for option in (*_wanted(c, kit), *_attachments(s, kit)):
        if options is None or option in options:
            return option
    return None


def _wanted(c: Character, kit: Kit) -> Iterator[Option]:
    """The changes that lead to the best outfit, if it is worth the trouble."""
    want = best_outfit(kit)
    if want.worth <= might_of(kit) + LEAST:
        return
    if want.armour is not None and want.armour != c.armour:
        yield o.Equip(c.id, want.armour, "armour")
    for item in want.hands:
        if item in kit.hands:
            continue
        if item in c.backup:
            yield o.Stow(c.id, item)
            continue
        first, second = ("left", "right") if c.left not in want.hands else ("right", "left")
        yield o.Equip(c.id, item, first)
        yield o.Equip(c.id, item, second)


def _attachments(s: Souls, kit: Kit) -> Iterator[Option]:
    """Where upgrades of the inventory can go that add something, the best place first."""
    for upgrade in s.inventory:
        slot = gear(upgrade).slot
        if slot not in ("weapon_upgrade", "armour_upgrade"):
            continue
        if souls_needed(kit, upgrade) != 0 or gain_of(kit, upgrade) <= LEAST:
            continue
        places = kit.hands if slot == "weapon_upgrade" else filter(None, (kit.armour,))
        for item in sorted(places, key=lambda place: -gain_of(kit, upgrade, place)):
            if len(s.upgrades.get(item, ())) < gear(item).upgrades:
                yield o.Attach(upgrade, item)


def _spare(s: Souls, ask: Ask) -> Option:
    """The weapon that is missed least."""
    hands = best_outfit(kit_of(s, s.characters[ask.seat])).hands
    return min(ask.options, key=lambda one: one.item in hands)  # type: ignore[attr-defined]
