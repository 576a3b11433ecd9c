"""How a table looks, in one description that draws every game.

A game's `scene(state, seat)` builds it up from what that seat may know. Everything that can be
pointed at has an `id`, and options hold those same ids in their fields: an option touches the
things of the scene whose ids it names. So a frontend can light up what an option is about, and
offer the options of what a person clicks, without knowing a rule.

What a scene is made of:

- the board, what stands on it and what is drawn over it (`board`);
- what lies beside it: cards, dice, mats, gauges, panels (`mats`);
- what goes on: the order in which they act, blows under way, a page of prose (`goings_on`), and
  beside the scene, for those who ask, a `Foresight` of what comes if nothing changes;
- the `words` on all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from grimtable.kernel.board import Cell, Edge, Link, Overlay, Piece, Region, Token
from grimtable.kernel.goings_on import Barred, Blow, Order, Page
from grimtable.kernel.mats import Card, Die, Mat, Panel, Row, Track, Zone
from grimtable.kernel.words import Words


class Scene(Struct, frozen=True):
    """All that one seat sees. `turned` is how far its board is turned, in degrees clockwise."""

    status: Words
    cells: tuple[Cell, ...] = ()
    links: tuple[Link, ...] = ()
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    panels: tuple[Panel, ...] = ()
    regions: tuple[Region, ...] = ()
    edges: tuple[Edge, ...] = ()
    tokens: tuple[Token, ...] = ()
    mats: tuple[Mat, ...] = ()
    order: Order | None = None
    blows: tuple[Blow, ...] = ()
    """Outermost first; the last one lies on top and is carried on first."""
    overlays: tuple[Overlay, ...] = ()
    page: Page | None = None
    turned: Literal[0, 90, 180, 270] = 0
    barred: tuple[Barred, ...] = ()

    def cards(self) -> Iterator[Card]:
        """The cards in zones and on mats."""
        for zone in self.zones:
            yield from zone.cards
        for mat in self.mats:
            yield from mat.cards

    def counters(self) -> Iterator[Token]:
        """The tokens, wherever they lie."""
        yield from self.tokens
        for zone in self.zones:
            yield from zone.tokens
        for mat in self.mats:
            yield from mat.tokens
            for slot in mat.slots:
                yield from slot.tokens

    def rows(self) -> Iterator[Row]:
        """The rows of cards and mats, and the choices of the page."""
        for card in self.cards():
            yield from card.rows
        for mat in self.mats:
            yield from mat.rows
        if self.page is not None:
            yield from self.page.choices

    def ids(self) -> frozenset[str]:
        """Everything in the scene that an option can point at."""
        found = {cell.id for cell in self.cells} | {piece.id for piece in self.pieces}
        found |= {zone.id for zone in self.zones} | {track.id for track in self.tracks}
        found |= {region.id for region in self.regions} | {mat.id for mat in self.mats}
        found |= {edge.id for edge in self.edges if edge.id}
        found.update(card.id for card in self.cards())
        found.update(row.id for row in self.rows())
        found.update(token.id for token in self.counters())
        for zone in self.zones:
            found.update(die.id for die in zone.dice)
        for mat in self.mats:
            found.update(slot.id for slot in mat.slots)
            found.update(track.id for track in mat.tracks)
        if self.page is not None:
            found.add(self.page.id)
        return frozenset(found)

    def called(self) -> dict[str, Words]:
        """What pieces, cards, rows, tokens, slots, mats, regions and doors are called, by id."""
        names = {region.id: region.title for region in self.regions if region.title is not None}
        names.update((edge.id, edge.name) for edge in self.edges if edge.id and edge.name)
        names.update((token.id, token.name) for token in self.counters())
        for mat in self.mats:
            names[mat.id] = mat.title
            names.update((slot.id, slot.title) for slot in mat.slots)
        names.update((card.id, card.title) for card in self.cards())
        names.update((row.id, row.words) for row in self.rows())
        names.update((piece.id, piece.name) for piece in self.pieces)
        return names


def reaching(scene: Scene) -> Callable[[Struct], tuple[str, ...]]:
    """What options touch in a scene: what their fields name, and what goes on a row or slot.

    A number called `die` is the place of a die in the newest blow. Instead of a die, there or in
    a tray, another that lies as it does will do as well.
    """
    ids, rolled = scene.ids(), scene.blows[-1].dice if scene.blows else ()
    lying = {
        die.id: tuple(alike(zone.dice, place))
        for zone in scene.zones
        for place, die in enumerate(zone.dice)
    }
    takes = {row.id: row.takes for row in scene.rows() if row.takes}
    for mat in scene.mats:
        takes.update((slot.id, slot.takes) for slot in mat.slots if slot.takes)

    def reach(option: Struct) -> tuple[str, ...]:
        named = touches(option, ids)
        put = (one for thing in named for one in takes.get(thing, ()) if one in ids)
        same = (one for die in named for one in lying.get(die, ()))
        at = alike(rolled, getattr(option, "die", None))
        return tuple(dict.fromkeys((*named, *put, *same, *at)))

    return reach


def alike(dice: tuple[Die, ...], place: object) -> Iterator[str]:
    """The die at a place, if there is one, and all that lie as it does."""
    if isinstance(place, int) and 0 <= place < len(dice):
        meant = dice[place]
        yield meant.id
        yield from (one.id for one in dice if replace(one, id=meant.id) == meant)


def stays(option: Struct, scene: Scene) -> bool:
    """Whether an option names a piece and the cell on which it stands."""
    named = {getattr(option, field) for field in option.__struct_fields__}
    return any(piece.id in named and piece.cell in named for piece in scene.pieces)


def touches(option: Struct, ids: frozenset[str]) -> tuple[str, ...]:
    """The ids of the scene that an option names in its fields, in the order of the fields."""
    named: list[str] = []
    for field in option.__struct_fields__:
        value = getattr(option, field)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str) and one in ids:
                named.append(one)
    return tuple(named)
