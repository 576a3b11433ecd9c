"""Exploration and encounter setup, pp. 16-18: tiles, the Fog Gate, enemies, terrain and traps."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.boards.graph import flood
from grimtable.games.dark_souls import campaign, decks
from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls.bonfire import outfit, serve, services, treasure
from grimtable.games.dark_souls.content import LIBRARY, SIDES, TILE
from grimtable.games.dark_souls.setup import joined
from grimtable.games.dark_souls.state import BONFIRE, Fight, Model, Souls, Tile, room
from grimtable.kernel.asks import Ask, Listing, Option, Script
from grimtable.kernel.pile import draw
from grimtable.kernel.state import tell

SPAWN = {"mini": ("c1", "c7"), "main": ("c3", "c3")}
"""The boss spawn nodes, on the mini boss tile alone and in the joined room [node.boss-mini]."""
TOWARDS_DOOR = 4
"""A boss starts facing the door, downwards [gap.boss-start-facing]."""


def explore(s: Souls) -> Script[None]:
    """P. 16: one decision of the party on its way to the boss [explore.goal]."""
    if s.menu:
        yield from outfit(s)
        return
    what = "bonfire" if s.at == BONFIRE else "explore"
    rule = "bonfire.base" if s.at == BONFIRE else "explore.move"
    answer = yield Ask(s.voice, what, Listing(choices, (s,)), rule=rule, shared=True)
    s.found, s.fought = [], None
    s.idle += 1
    match answer:
        case o.Enter(tile=tile, by=by):
            yield from enter(s, tile, by)
        case o.Fog():
            yield from enter_fog(s)
        case o.Open(tile=tile):
            yield from open_chest(s, s.tiles[tile])
        case o.Return():
            s.at = BONFIRE
            tell(s, "returned", rule="bonfire.base")
        case o.Sell() | o.Spark() | o.Join() | o.Leave():
            campaign.serve(s, answer)
        case _:
            yield from serve(s, answer)


def choices(s: Souls) -> list[Option]:
    """Where the party can go [explore.move], and at the bonfire what it can do there."""
    options: list[Option] = []
    ways = joined(s)
    region = crossed(s, ways)
    for tile in s.tiles.values():
        if not tile.face_up:
            for by in ways[tile.id]:
                if by in region:
                    options.append(o.Enter(tile.id, by))  # [explore.reveal]
        elif tile.id in region and closed_chest(tile):
            options.append(o.Open(tile.id))
    if s.fog in region and s.tiles[s.fog].face_up:
        options.append(o.Fog())  # [fog.enter], again after a defeat [boss.repeat], [fog.reset]
    if s.at != BONFIRE:
        if BONFIRE in region:
            options.append(o.Return())  # [ruling.return-path]
        return options
    options += services(s)
    if s.options.campaign:
        options += campaign.services(s)
    return options


def crossed(s: Souls, ways: Mapping[str, Mapping[str, int]]) -> set[str]:
    """All tiles the party can walk to without an encounter [explore.free]."""
    shut = [tile.id for tile in s.tiles.values() if not tile.face_up]
    return set(flood(ways, (s.at,), shut))


def closed_chest(tile: Tile) -> bool:
    """Whether a chest that nobody has opened stands on a tile."""
    if tile.card is None or tile.chest_open:
        return False
    card = LIBRARY.encounters[tile.card]
    return "chest" in (card.terrain_1, card.terrain_2)


def open_chest(s: Souls, tile: Tile) -> Script[None]:
    """P. 17: once the encounter is beaten, two cards; a chest is opened once [chest.open]."""
    tile.chest_open = True  # [chest.stays-open]
    s.idle = 0
    tell(s, "chest", rule="chest.open")
    yield from treasure(s, 2)  # [chest.equip]


def enter(s: Souls, tile_id: str, by: str) -> Script[None]:
    """P. 16-18: turn the encounter card up and set up what it shows."""
    tile = s.tiles[tile_id]
    side = (joined(s)[tile_id][by] - 2 * tile.turn) % 8
    tile.face_up = True
    waiting = [card for card in s.in_use if LIBRARY.encounters[card].level == tile.level]
    if tile.card is None and waiting:
        tile.card = waiting[0]
        s.in_use.remove(tile.card)  # [ruling.sheet]
    if tile.card is None:
        pile = s.encounters[str(tile.level)]
        drawn = yield from draw(pile, 1, rule="explore.reveal", what="encounter")
        tile.card = str(drawn[0])
    s.at = tile_id
    tell(s, "encounter", rule="explore.reveal", card=tile.card, tile=tile_id, reveals=True)
    set_up(s, tile, side)


def set_up(s: Souls, tile: Tile, side: int) -> None:
    """Enemies on spawn nodes, terrain on terrain nodes, traps; then the characters enter."""
    assert tile.card is not None
    card, face = LIBRARY.encounters[tile.card], LIBRARY.faces[tile.face]
    fight = Fight(tile.id, boss=False, entry=entry_nodes(tile.face, side))
    count: dict[str, int] = {}
    for node, kinds in ((face.spawn_1, card.spawn_1), (face.spawn_2, card.spawn_2)):
        for kind in kinds:  # [enc.spawn], [node.spawn]
            count[kind] = count.get(kind, 0) + 1
            name = f"{kind}_{count[kind]}"
            fight.foes[name] = Model(name, kind, node)
    for node, what in ((face.terrain_1, card.terrain_1), (face.terrain_2, card.terrain_2)):
        if what != "none":  # [enc.terrain], [node.terrain]
            fight.terrain[node] = what  # [barrel.setup], [chest.setup]
    if card.trapped and not tile.trapped:  # [enc.traps]
        lay_traps(s, tile)
    s.fight = fight
    s.parted = s.beaten > 0  # [ruling.back-to-back]
    s.idle = 0
    s.phase = "fight"


def basic_nodes(face: str) -> list[str]:
    """The nodes of a tile that are neither spawn nor terrain nodes [node.types]."""
    f = LIBRARY.faces[face]
    return [n for n in TILE.nodes if n not in (f.spawn_1, f.spawn_2, f.terrain_1, f.terrain_2)]


def entry_nodes(face: str, side: int) -> list[str]:
    """The basic nodes along the wall of a doorway [node.entry], [ruling.entry-nodes]."""
    along = TILE.along[side]
    return [node for node in basic_nodes(face) if node in along]


def trap_nodes(face: str) -> list[str]:
    """P. 18: the basic nodes that are not along a wall with a doorway [trap.setup]."""
    walls = {SIDES[door] for door in LIBRARY.faces[face].doors}
    return [node for node in basic_nodes(face) if not TILE.sides[node] & walls]


def lay_traps(s: Souls, tile: Tile) -> None:
    """A face-down token on each such node, as far as the twenty go [ruling.trap-tokens]."""
    hidden = sum(not token for t in s.tiles.values() for token in t.traps.values())
    left = max(0, len(s.trap_bag) - hidden)
    tile.traps = dict.fromkeys(trap_nodes(tile.face)[:left], "")
    tile.trapped = True  # they stay there [trap.stay]


def enter_fog(s: Souls) -> Script[None]:
    """P. 28: the boss encounter: tile, models and behaviour deck [boss.start]."""
    card = LIBRARY.bosses[s.boss]
    s.fight = fight = Fight(s.boss, boss=True)
    lattice = room(s)
    hall = card.tier == "main"
    fight.entry = list(lattice.along[SIDES["S"]])  # [boss.place.characters]
    for name in card.bodies:  # [boss.place.boss]
        node = SPAWN[LIBRARY.bodies[name].spawn][hall]  # [node.boss-main]
        fight.foes[name] = Model(name, name, node, facing=TOWARDS_DOOR)
    tell(s, "boss-encounter", rule="boss.start", boss=s.boss)
    fight.deck = yield from decks.build(s, s.boss)
    s.idle = 0
    s.phase = "fight"  # [boss.ready]
