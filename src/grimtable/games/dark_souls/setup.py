"""Setup, pp. 8-9: boss, tiles, Fog Gate, encounter cards, characters, treasure deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from grimtable.boards.graph import flood
from grimtable.games.dark_souls import wanted
from grimtable.games.dark_souls.bonfire import recover
from grimtable.games.dark_souls.content import LIBRARY, SIDES, library
from grimtable.games.dark_souls.effects import Window, says
from grimtable.games.dark_souls.options import Face, Gate, Lay
from grimtable.games.dark_souls.practice import practised
from grimtable.games.dark_souls.state import (
    BONFIRE,
    Character,
    Options,
    Sheet,
    Souls,
    Tile,
    fresh_tiers,
    gear,
    spot,
    spot_at,
)
from grimtable.kernel.asks import MARK, Ask, Draw, Listing, Script, choose
from grimtable.kernel.pile import draw, shuffled
from grimtable.kernel.state import tell

SPARKS = {1: 5, 2: 4, 3: 3, 4: 2}
"""Sparks by the number of players [setup.sparks]."""
BONFIRE_DOORS = (SIDES["N"], SIDES["W"])
WAY = {0: (0, -1), 2: (1, 0), 4: (0, 1), 6: (-1, 0)}
At: TypeAlias = tuple[int, int]
"""Where a tile lies on the table."""


def new(options: Options) -> Souls:
    """The table before anything random happens; who plays is chosen [setup.char.choose]."""
    options = practised(options)
    wanted.check(options)
    if options.sheet is not None:
        return _from_sheet(options, options.sheet)
    party, there = list(options.party), library(options.packs)
    s = Souls(
        options=options,
        party=party,  # [setup.char.place]
        reserve=list(options.reserve),
        characters={who: character(who) for who in party},
        sparks=SPARKS[len(party)],  # [camp.sparks.start]
        souls=16 if len(party) == 1 else 0,  # [souls.start]
        treasure=shuffled(  # [setup.treasure]
            [*there.deck("common"), *there.deck("class", party)]
        ),
    )
    if options.skirmish is not None:
        for who in party:
            _arm(s, s.characters[who])
    return s


def character(who: str, tier: int = 0) -> Character:
    """P. 8, step 5: a character with its starting equipment; shields go in the other hand."""
    c = Character(who, fresh_tiers(tier))  # [setup.char.stats], [setup.char.tokens]
    for item in LIBRARY.profiles[who].equipment:  # [setup.char.equip]
        dress(c, item)
    return c


def dress(c: Character, item: str) -> None:
    """Put a card where there is room: armour, left hand, right hand, backup."""
    card = gear(item)
    if card.slot == "armour":
        c.armour = item
    elif c.left is None and (c.right is None or card.hands == 1):
        c.left = item
    elif c.left and c.right is None and card.hands == 1 and gear(c.left).hands == 1:
        c.right = item
    else:
        c.backup.append(item)


def _arm(s: Souls, c: Character) -> None:
    """A practice fight: stats at a tier, and other cards than the starting ones."""
    options = s.options
    c.tiers = fresh_tiers(options.tier or 0)
    cards = options.gear.get(c.id)
    if cards is None:
        return
    c.armour, c.left, c.right, c.backup = None, None, None, []
    for item in cards:
        card = gear(item)
        if card.slot == "weapon_upgrade":
            s.upgrades.setdefault(c.weapons()[0], []).append(item)
        elif says(item, Window.FOUND):
            c.ember = True
        elif card.slot == "armour_upgrade":
            assert c.armour is not None
            s.upgrades.setdefault(c.armour, []).append(item)
        else:
            dress(c, item)
    s.treasure.rest = [item for item in s.treasure.rest if item not in cards]


def _from_sheet(options: Options, sheet: Sheet) -> Souls:
    """P. 39: a campaign goes on from its tracking sheet [camp.sheet]."""
    s = Souls(
        options=options,
        party=[line.character for line in sheet.characters],
        reserve=list(sheet.reserve),
        characters={},
        sparks=sheet.sparks,
        souls=sheet.souls,
        inventory=list(sheet.inventory),
        upgrades={item: list(attached) for item, attached in sheet.upgrades.items()},
        treasure=shuffled(sheet.treasure),
        section=sheet.section,
        sold=list(sheet.sold),
        first=sheet.first,
        in_use=list(sheet.encounters),
    )
    for line in sheet.characters:
        c = Character(line.character, dict(line.tiers), line.armour, line.left, line.right)
        c.backup = list(line.backup)
        c.heroic, c.luck, c.ember, c.estus = line.heroic, line.luck, line.ember, line.estus
        s.characters[c.id] = c
    return s


# The dungeon ----------------------------------------------------------------------------------


def levels_ahead(s: Souls) -> tuple[int, ...]:
    """The encounters on the way: of the boss's card, or of the campaign's section."""
    if s.options.campaign:  # [camp.setup.encounters]
        return LIBRARY.campaigns[s.options.campaign].sections[s.section].levels
    return LIBRARY.bosses[s.boss].levels  # [setup.encounters.levels], [setup.after-mini.encounters]


def choose_boss(s: Souls) -> Script[None]:
    """P. 8, step 3: the players pick a boss [setup.boss.mini], [setup.after-mini.boss]."""
    if s.options.campaign:
        sections = LIBRARY.campaigns[s.options.campaign].sections
        s.boss = sections[s.section].bosses[0]
    else:
        tier = "main" if s.half else "mini"  # [setup.two-halves]
        fixed = s.options.main_boss if s.half else s.options.mini_boss
        there = library(s.options.packs).bosses
        able = [fixed] if fixed else [boss for boss, card in there.items() if card.tier == tier]
        rule = "setup.after-mini.boss" if s.half else "setup.boss.mini"
        pick: Face = yield from choose(
            s.voice, "boss", tuple(Face(boss) for boss in able), rule, shared=True
        )
        s.boss = pick.boss
    tell(s, "boss", rule="setup.boss.mini", boss=s.boss)
    s.beaten, s.parted = 0, False
    s.tiles, s.box, s.fog, s.at = {}, [], None, BONFIRE  # [setup.tiles.bonfire]
    s.trap_bag = list(LIBRARY.trap_tokens)
    s.phase = "tiles"


def lay_tiles(s: Souls) -> Script[None]:
    """P. 8, step 1: draw tiles and lay them out, doorways aligned [setup.tiles.layout]."""
    if not s.tiles and not s.box:
        all_tiles = tuple(dict.fromkeys(face.tile for face in LIBRARY.faces.values()))
        n = len(levels_ahead(s))
        s.box = list((yield Draw(all_tiles, n, rule="setup.tiles.draw", what="tiles")))
    while s.box:
        yield MARK
        options = Listing(placements, (s,))
        pick: Lay = yield Ask(s.voice, "lay", options, rule="setup.tiles.layout", shared=True)
        x, y = spot_at(pick.spot)
        tile, face = pick.tile, pick.tile + pick.face
        s.tiles[tile] = Tile(tile, face, pick.turn, x, y)
        s.box.remove(tile)
        tell(s, "laid", rule="setup.tiles.layout", tile=tile, face=face)
    s.phase = "fog"


def beside(at: At, side: int) -> At:
    """The spot next to another, on that side."""
    return at[0] + WAY[side][0], at[1] + WAY[side][1]


@cache
def doors_of(face: str, turn: int) -> frozenset[int]:
    """The sides of the table to which a laid tile's doorways open."""
    return frozenset((SIDES[door] + 2 * turn) % 8 for door in LIBRARY.faces[face].doors)


def laid_doors(s: Souls) -> dict[At, frozenset[int]]:
    """Every laid tile's place and doorways, the bonfire's too."""
    laid = {(t.x, t.y): doors_of(t.face, t.turn) for t in s.tiles.values()}
    return {(0, 0): frozenset(BONFIRE_DOORS), **laid}


def open_doors(laid: dict[At, frozenset[int]]) -> set[At]:
    """Spots without a tile to which a doorway leads."""
    return {beside(at, side) for at, doors in laid.items() for side in doors} - laid.keys()


def placements(s: Souls) -> Iterator[Lay]:
    """Every way to lay a tile: doorways meet doorways, walls meet walls [ruling.tile-alignment]."""
    laid = laid_doors(s)
    spots = {at: _edges(laid, at) for at in sorted(open_doors(laid))}
    last_door = len(spots) == 1 and len(s.box) > 1
    fitting: dict[frozenset[int], list[str]] = {}
    for tile, face, turn in product(s.box, ("a", "b"), range(4)):
        doors = doors_of(tile + face, turn)
        if doors not in fitting:
            fitting[doors] = [
                spot(*at)
                for at, (shared, open_ones) in spots.items()
                if doors & shared == open_ones
                # the next tile must find a doorway
                and not (last_door and not open_doors({**laid, at: doors}))
            ]
        for where in fitting[doors]:
            yield Lay(tile, face, turn, where)


def _edges(laid: dict[At, frozenset[int]], at: At) -> tuple[frozenset[int], frozenset[int]]:
    """The sides that a spot shares with laid tiles, and those on which a doorway leads to it."""
    shared = {side: laid[beside(at, side)] for side in WAY if beside(at, side) in laid}
    return frozenset(shared), frozenset(n for n, doors in shared.items() if (n + 4) % 8 in doors)


def joined(s: Souls) -> Mapping[str, Mapping[str, int]]:
    """For every tile (and the bonfire) its neighbours through doorways [tile.doorway], by side."""
    return _joined(tuple([(t.id, t.x, t.y, t.face, t.turn) for t in s.tiles.values()]))


@lru_cache(maxsize=4096)
def _joined(
    tiles: tuple[tuple[str, int, int, str, int], ...],
) -> Mapping[str, Mapping[str, int]]:
    places = {(x, y): name for name, x, y, _, _ in tiles} | {(0, 0): BONFIRE}
    laid = {(x, y): doors_of(face, turn) for _, x, y, face, turn in tiles}
    laid[0, 0] = frozenset(BONFIRE_DOORS)
    found: dict[str, dict[str, int]] = {name: {} for name in places.values()}
    for at, name in places.items():
        for side in laid[at]:
            near = beside(at, side)
            if (side + 4) % 8 in laid.get(near, ()):
                found[name][places[near]] = side
    return found


def distances(s: Souls) -> dict[str, int]:
    """How many doorways each tile is from the bonfire."""
    return flood(joined(s), (BONFIRE,))


def place_fog(s: Souls) -> Script[None]:
    """P. 8: the Fog Gate goes on the farthest tile; the players break ties [setup.fog-gate]."""
    far = distances(s)
    most = max(far.values())
    options = tuple(Gate(tile) for tile in s.tiles if far[tile] == most)
    pick: Gate = yield from choose(s.voice, "fog", options, rule="setup.fog-gate", shared=True)
    s.fog = pick.tile
    tell(s, "fog", rule="setup.fog-gate", tile=s.fog)
    s.phase = "levels"


def deal_encounters(s: Souls) -> Script[None]:
    """P. 8, step 4: a face-down card on each tile, lower levels nearer [setup.encounters.order].

    A card nobody has seen is not drawn before it is turned up; the tile remembers its level.
    """
    far = distances(s)
    tiles = sorted((t.id for t in s.tiles.values() if not t.level), key=lambda tile: far[tile])
    if tiles:
        levels = sorted(levels_ahead(s))[len(s.tiles) - len(tiles) :]
        near = [t for t in tiles if far[t] == far[tiles[0]]]
        mixed = len(set(levels[: len(near)])) > 1
        options = tuple(Gate(tile) for tile in (near if mixed else near[:1]))
        pick: Gate = yield from choose(
            s.voice, "level", options, rule="setup.encounters.order", shared=True, level=levels[0]
        )
        s.tiles[pick.tile].level = levels[0]  # [setup.encounters.place]
        return
    levels_of = library(s.options.packs).by_level
    s.encounters = {
        str(n): shuffled([e for e in cards if e not in s.in_use]) for n, cards in levels_of.items()
    }
    s.phase = "explore"


def after_mini_boss(s: Souls) -> Script[None]:
    """P. 9: more treasure, fresh tiles and sparks, and a rest without a spark.

    All else is kept [setup.after-mini.keep].
    """
    yield from more_treasure(s)
    s.half = 1
    s.sparks = SPARKS[len(s.party)]  # [setup.after-mini.tiles]
    s.dropped = None  # [gap.souls-boss-tile]
    recover(s)  # [setup.after-mini.rest]
    s.phase = "boss"


def more_treasure(s: Souls) -> Script[None]:
    """P. 9: five transposed cards of each class and five legendary ones join the deck."""
    legends = shuffled(library(s.options.packs).deck("legendary"))
    five = yield from draw(legends, 5, rule="setup.after-mini.treasure", what="legends")
    s.treasure.shuffle_in([*library(s.options.packs).deck("transposed", s.party), *five])
    tell(s, "treasure-grows", rule="setup.after-mini.treasure")
