"""How the table looks. Nothing on it is hidden from anybody but from everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from grimtable.games.dark_souls import aftermath, arcs, campaign, words
from grimtable.games.dark_souls.attacks import as_used, is_weak
from grimtable.games.dark_souls.blows import blows
from grimtable.games.dark_souls.bonfire import INVENTORY, outfits
from grimtable.games.dark_souls.content import LIBRARY, TILE, library
from grimtable.games.dark_souls.effects import (
    Prepared,
    Window,
    attached,
    in_itself,
    strengthened,
)
from grimtable.games.dark_souls.foresight import Foreseen, foresee, is_foreseeable
from grimtable.games.dark_souls.levels import users
from grimtable.games.dark_souls.options import Equip
from grimtable.games.dark_souls.panels import panels, tracks
from grimtable.games.dark_souls.setup import doors_of, joined, laid_doors, open_doors
from grimtable.games.dark_souls.state import (
    BONFIRE,
    Character,
    Fight,
    Model,
    Souls,
    gear,
    room,
    spot,
)
from grimtable.kernel.board import Cell, Edge, Link, Piece
from grimtable.kernel.mats import Card, Row, Zone
from grimtable.kernel.scene import Scene
from grimtable.kernel.words import Badge, Mark, Tint, Words

TERRAIN = {"barrel": "barrel", "gravestone": "tombstone", "chest": "locked-chest"}
CONDITION_TINT: dict[str, Tint] = {
    "bleed": "red",
    "poison": "green",
    "frostbite": "blue",
    "stagger": "yellow",
}


def scene(s: Souls) -> Scene:
    """All that anybody sees."""
    ahead = foresee(s) if is_foreseeable(s) else None
    fight = s.fight
    return Scene(
        status=status(s),
        cells=tuple(tiles(s) if fight is None else nodes(s, fight)),
        links=() if fight is None else tuple(paths(s, fight, ahead)),
        edges=tuple(walls(s) if fight is None else exits(s, fight)),
        pieces=tuple(models(s)),
        zones=tuple(zones(s)),
        tracks=tuple(tracks(s)),
        panels=tuple(panels(s, ahead)),
        regions=() if fight is None else tuple(arcs.sectors(s)),
        blows=tuple(blows(s)),
        turned=lies(s, fight),
        page=aftermath.page(s),
    )


def lies(s: Souls, fight: Fight | None) -> Literal[0, 90, 180, 270]:
    """How far the tile of a fight is turned: who comes from the south stands in the south."""
    if fight is None or fight.boss:
        return 0
    turns: tuple[Literal[0, 90, 180, 270], ...] = (0, 90, 180, 270)
    return turns[s.tiles[fight.place].turn % 4]


def status(s: Souls) -> Words:
    """One line: what is going on."""
    if s.won is not None:
        return campaign.ending(s)
    fight = s.fight
    if fight is None:
        return Words(f"scene-phase-{s.phase}", {"sparks": s.sparks, "souls": s.souls})
    name = fight.place if fight.boss else s.tiles[fight.place].card
    if fight.turn is not None:
        return Words("scene-turn-of", {"who": fight.turn.who, "place": name})
    return Words("scene-fight", {"place": name})


# Between encounters ---------------------------------------------------------------------------


def tiles(s: Souls) -> Iterator[Cell]:
    """The bonfire, the laid tiles, and while tiles are laid the spots for the next one."""
    yield Cell(BONFIRE, 0, 0, "tile", title=Words("scene-bonfire"), icon="campfire", tint="orange")
    for tile in s.tiles.values():
        lines = []  # its doorways are drawn
        badges = []
        if tile.level:
            lines.append(Words("scene-level", {"n": tile.level}))
        if tile.card is not None:
            lines.append(Words("scene-card", {"card": tile.card}))
        if tile.id == s.fog:
            badges.append(Badge(Words("scene-fog"), "fog", "F", tint="white"))
        if tile.chest_open:
            badges.append(Badge(Words("scene-chest-open"), "open-chest", "o"))
        if s.dropped is not None and s.dropped.place == tile.id:
            text = Words("scene-dropped", {"n": s.dropped.souls})
            badges.append(Badge(text, "soul-vessel", "*", str(s.dropped.souls), "green"))
        yield Cell(
            tile.id,
            tile.x,
            tile.y,
            "tile",
            title=Words("scene-name", {"who": tile.id}),
            lines=tuple(lines),
            badges=tuple(badges),
            icon="dungeon-gate" if tile.face_up else "card-random" if tile.level else "",
            tint="plain" if tile.face_up else "muted",
            ground="nodes",
        )
    if s.phase == "tiles":
        for x, y in sorted(open_doors(laid_doors(s))):
            title = Words("scene-spot", {"spot": spot(x, y)})
            yield Cell(spot(x, y), x, y, "tile", tint="accent", title=title)


def walls(s: Souls) -> Iterator[Edge]:
    """The four sides of every laid tile: walls and doorways."""
    names = {(tile.x, tile.y): tile.id for tile in s.tiles.values()} | {(0, 0): BONFIRE}
    for place, doors in laid_doors(s).items():
        for side in (0, 2, 4, 6):
            kind: Literal["open", "wall"] = "open" if side in doors else "wall"
            yield Edge(names[place], kind=kind, side=45 * side)


# In an encounter ------------------------------------------------------------------------------


def nodes(s: Souls, fight: Fight) -> Iterator[Cell]:
    """The nodes, and around a boss's node the four arcs."""
    lattice = room(s)
    tile = None if fight.boss else s.tiles[fight.place]
    for node, (x, y) in lattice.points.items():
        badges: list[Badge] = []
        icon = ""
        tint: Tint = "accent" if node in fight.entry and fight.step == "place" else "plain"
        terrain = fight.terrain.get(node)
        if terrain is not None:
            broken = node in fight.broken
            key = "scene-broken" if broken else f"scene-{terrain}"
            badges.append(Badge(Words(key), TERRAIN[terrain], terrain[0].upper()))
            tint = "plain" if broken else "muted"
            icon = "" if broken else TERRAIN[terrain]
        if tile is not None and node in tile.traps:
            if node in fight.sprung and tile.traps[node]:  # else it is being turned up
                trap = LIBRARY.traps[tile.traps[node]]
                text = Words("scene-trap", {"n": trap.damage, "dodge": trap.dodge})
                badges.append(Badge(text, "wolf-trap", "t", str(trap.damage), "muted"))
            else:
                badges.append(Badge(Words("scene-trap-hidden"), "wolf-trap", "?", tint="orange"))
        lost = s.dropped
        if lost is not None and lost.place == fight.place and lost.node == node:
            text = Words("scene-dropped", {"n": lost.souls})
            badges.append(Badge(text, "soul-vessel", "*", str(lost.souls), "green"))
        yield Cell(node, x, y, "node", badges=tuple(badges), icon=icon, tint=tint)
    yield from arcs.spots(s)


def exits(s: Souls, fight: Fight) -> Iterator[Edge]:
    """The doorways of the tile, shut until somebody has won [enc.no-flee], and where they lead."""
    if fight.boss:
        return
    tile = s.tiles[fight.place]
    beyond = {(side - 2 * tile.turn) % 8: name for name, side in joined(s)[tile.id].items()}
    for side in sorted(doors_of(tile.face, 0)):
        (node,) = (n for n in TILE.along[side] if len(TILE.sides[n]) == 1)
        to = {"to": beyond[side]} if side in beyond else None
        name = Words("scene-door", to) if to else Words("scene-door-nowhere")
        yield Edge(node, kind="door", side=45 * side, name=name)


def paths(s: Souls, fight: Fight, ahead: Foreseen | None) -> Iterator[Link]:
    """The ways between nodes, and from each enemy to whom it threatens."""
    for node, near in room(s).neighbours.items():
        for other in near:
            if node < other:
                yield Link(node, other)
    if ahead is not None:
        seen = set()
        for threat in (*ahead.sure, *ahead.perhaps):
            a, b = fight.foes[threat.foe].node, s.characters[threat.who].node
            if a != b and b is not None and (a, b) not in seen:
                seen.add((a, b))
                yield Link(a, b, "threat")


def models(s: Souls) -> Iterator[Piece]:
    """Characters and enemies on their nodes; between encounters the party on its tile."""
    for c in s.present():
        cell = s.at if s.fight is None else arcs.beside(s, c)
        if cell is not None:
            yield _hero(s, c, cell)
    if s.fight is not None:
        kinds = Counter(m.kind for m in s.fight.foes.values())
        for m in s.fight.foes.values():
            yield _foe(m, several=kinds[m.kind] > 1)


def _hero(s: Souls, c: Character, cell: str) -> Piece:
    figure = LIBRARY.figures[c.id]
    boxes = Words("scene-boxes", {"stamina": c.stamina, "damage": c.damage, "free": c.free})
    badges = [Badge(boxes, "heart-bottle", "", str(c.free), figure.tint)]  # seen in every case
    badges += [Badge(Words(f"scene-{x}"), "", x[0], tint=CONDITION_TINT[x]) for x in c.conditions]
    fight = s.fight
    if fight is not None and fight.aggro == c.id:
        badges.append(Badge(Words("scene-aggro"), "death-skull", "@", tint="red"))
    if fight is not None and any(is_weak(s, c, boss) for boss in arcs.bosses(s)):
        badges.append(Badge(Words("scene-in-weak-arc"), "cracked-shield", "!", tint="green"))
    if s.first == c.id:
        next_one = Words("scene-first", {"fight": fight is not None})
        badges.append(Badge(next_one, "flying-flag", "1"))
    name = Words("scene-name", {"who": c.id})
    parts = (
        Badge(Words("scene-part-stamina"), value=str(-c.stamina), tint="black"),
        Badge(Words("scene-part-health"), value=str(-c.damage), tint="red"),
    )
    signs = figure.icon, figure.glyph, figure.tint
    return Piece(c.id, cell, name, *signs, tuple(badges), parts=parts)


WOUNDED = "enemy.health"
"""What an enemy is explained by: the words that it wears (health) are those of characters."""


def _foe(m: Model, *, several: bool) -> Piece:
    figure = LIBRARY.figures[m.kind]
    card = LIBRARY.foes[m.kind]
    left = card.health - m.wounds
    badges = [Badge(Words("scene-health", {"n": left}), "hearts", "", str(left), "red")]
    badges += [Badge(Words(f"scene-{x}"), "", x[0], tint=CONDITION_TINT[x]) for x in m.conditions]
    return Piece(
        m.id,
        m.node,
        Words("scene-name", {"who": m.id}),
        figure.icon,
        figure.glyph,
        figure.tint,
        tuple(badges),
        facing=None if m.facing is None else 45 * m.facing,
        size=1.0 if m.facing is None else 1.4,
        label=m.id.rpartition("_")[2] if several else "",
        card=f"{m.kind}-card",
        rule=WOUNDED,
    )


# Beside the board -----------------------------------------------------------------------------


def zones(s: Souls) -> Iterator[Zone]:
    """Whom one fights, equipment, inventory, decks, and what can be chosen from the box."""
    if s.fight is not None:
        yield from _enemy_zones(s.fight)
    changing = s.characters.get(s.menu)
    if changing is not None:
        yield _spares(s, changing)
    for c in s.present():
        cards = [item_card(s, item) for item in (c.armour, c.left, c.right) if item is not None]
        cards += [item_card(s, item, turned=True) for item in c.backup]
        title = Words("scene-equipment", {"who": c.id})
        yield Zone(f"{c.id}-cards", title, tuple(cards), owner=c.id)
    if changing is None:
        yield _spares(s)
    yield Zone("treasure", Words("scene-treasure"), count=len(s.treasure))
    if s.phase == "boss":
        bosses = [_boss_choice(boss) for boss in library(s.options.packs).bosses]
        yield Zone("bosses", Words("scene-bosses"), tuple(bosses))
    if s.box:
        yield Zone("box", Words("scene-box"), tuple(map(_tile_card, s.box)))
    if s.reserve:
        reserve = tuple(_choice(who, LIBRARY.figures[who].icon) for who in s.reserve)
        yield Zone("reserve", Words("scene-reserve"), reserve)
    if s.fight is not None and not s.fight.boss and s.options.campaign:  # one may dash there
        near = tuple(_choice(name, "dungeon-gate") for name in joined(s).get(s.fight.place, {}))
        if near:
            yield Zone("near", Words("scene-near"), near)


def _choice(name: str, icon: str) -> Card:
    return Card(name, Words("scene-name", {"who": name}), icon=icon)


def _boss_choice(boss: str) -> Card:
    """A boss to choose, with the data of its bodies."""
    bodies = LIBRARY.bosses[boss].bodies
    name, icon = Words("scene-name", {"who": boss}), LIBRARY.figures[bodies[0]].icon
    return Card(boss, name, tuple(map(_data, bodies)), icon=icon, tint="red")


def _tile_card(tile: str) -> Card:
    """A tile that is still to be laid, with the doorways of both faces before it is turned."""
    lines = tuple(
        Words("scene-face-doors", {"face": face, "doors": words.doors(doors_of(tile + face, 0))})
        for face in ("a", "b")
    )
    return Card(tile, Words("scene-name", {"who": tile}), lines, icon="dungeon-gate")


def _enemy_zones(fight: Fight) -> Iterator[Zone]:
    if not fight.boss:
        kinds = dict.fromkeys(m.kind for m in fight.foes.values())
        yield Zone("enemies", Words("scene-enemies"), tuple(map(enemy_card, kinds)))
        return
    yield Zone("enemies", Words("scene-boss-data"), tuple(map(boss_card, fight.foes.values())))
    deck = fight.deck
    if deck is None:
        return
    shown = [behaviour_card(card) for card in reversed(deck.discard)]
    yield Zone("discard", Words("scene-discard"), tuple(shown))
    order = [behaviour_card(card) for card in deck.order]
    order += [behaviour_card(card, faded=True) for card in deck.mixed]
    yield Zone("known", Words("scene-known"), tuple(order), count=len(order))
    rest = [behaviour_card(card, faded=True) for card in deck.pool] if deck.unseen else []
    rest += [behaviour_card(card, faded=True) for card in deck.hot_pool] if deck.hot else []
    yield Zone("unseen", Words("scene-unseen"), tuple(rest), count=deck.unseen + deck.hot)


def item_card(s: Souls, item: str, *, turned: bool = False) -> Card:
    """An equipment card as people know it, with what is attached to it."""
    card = gear(item)
    rows = tuple(stroke_row(s, item, i) for i in range(len(card.actions)))
    badges = tuple(
        Badge(Words("scene-attached", {"upgrade": u}), "gem-chain", "+")
        for u in s.upgrades.get(item, ())
    )
    held = "crossed-swords" if rows else "shield"
    icon = {"armour": "breastplate", "hand": held}.get(card.slot, "ring")
    return Card(
        item,
        Words("scene-name", {"who": item}),
        (*words.gear_lines(card), *words.attached(s.upgrades.get(item, ()))),
        rows,
        badges,
        icon,
        turned=turned,
    )


def _spares(s: Souls, c: Character | None = None) -> Zone:
    """The inventory; before whoever changes equipment it lies first, what they can use leading."""
    useful = {one.item for one in outfits(s, c) if isinstance(one, Equip)} if c else set[str]()
    items = sorted(s.inventory, key=lambda item: item not in useful)
    cards = tuple(spare_card(s, item) for item in items)
    return Zone(INVENTORY, Words("scene-inventory"), cards, owner=c.id if c else None)


def spare_card(s: Souls, item: str) -> Card:
    """A card of the inventory: who can use it, or could, and whether it has just been found."""
    card = item_card(s, item)
    lines = (*card.lines, *users(s, item)) if gear(item).needs else card.lines
    mark: Mark = "new" if item in s.found else ""
    return msgspec.structs.replace(card, lines=lines, mark=mark)


def stroke_row(s: Souls, item: str, index: int) -> Row:
    """A line of a weapon as it is used: what is attached is counted, and that is said."""
    card, gems = gear(item), attached(s, item)
    line = card.actions[index]
    printed = Prepared(line.dice, line.mod, line.magic, line.inflicts)
    ready = strengthened(printed, gems) if line.dice else printed  # [ruling.no-dice]
    cost = in_itself(Window.COST, line.cost, gems) if index == card.costliest else line.cost
    whole = msgspec.structs.replace(as_used(line, ready), cost=cost)
    note = Words("scene-upgraded") if whole != line else None
    return Row(f"{item}:{index + 1}", words.stroke(whole), note=note)


def enemy_card(kind: str) -> Card:
    """An enemy's data card."""
    card = LIBRARY.foes[kind]
    assert card.behaviour is not None
    lines = [_data(kind), *words.behaviour(card.behaviour)]
    icon = LIBRARY.figures[kind].icon
    return Card(f"{kind}-card", Words("scene-name", {"who": kind}), tuple(lines), icon=icon)


def boss_card(m: Model) -> Card:
    """A boss's data card."""
    special = words.special(m.kind)
    figure, card = LIBRARY.figures[m.kind], LIBRARY.foes[m.kind]
    heat = Words("scene-heat-up", {"n": card.heat_up})
    lines = (_data(m.kind), heat, special)
    return Card(f"{m.kind}-card", Words("scene-name", {"who": m.kind}), lines, icon=figure.icon)


def _data(kind: str) -> Words:
    card = LIBRARY.foes[kind]
    args = {"threat": card.threat, "health": card.health, "block": card.block}
    return Words("scene-data", {**args, "resist": card.resist})


def behaviour_card(card: str, *, faded: bool = False) -> Card:
    """A boss's behaviour card, each body's part in turn."""
    lines: list[Words] = []
    parts = LIBRARY.behaviours[card]
    for body, does in parts.items():
        if len(parts) > 1:
            lines.append(Words("scene-name", {"who": body}))
        lines += words.behaviour(does)
    hot = (Badge(Words("scene-hot"), "flame", "^", tint="red"),)
    badges = hot if LIBRARY.cards[card].heat_up else ()
    title = Words("scene-name", {"who": card})
    return Card(card, title, tuple(lines), (), badges, "card-play", turned=faded)
