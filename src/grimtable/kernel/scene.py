"""How a table looks, in one description that draws every game.

A game's `scene(state, seat)` builds it up from what that seat may know. Everything that can be
pointed at has an `id`, and options hold those same ids in their fields: an option touches the
things of the scene whose ids it names. So a frontend can light up what an option is about, and
offer the options of what a person clicks, without knowing a rule.

Words are keys of the text catalogue with arguments; frontends put them into a language.
Icons are names of the game-icons set (`game-icons:sword`, written `sword`); a frontend without
pictures uses `glyph`, one or two characters.

What a scene is made of:

- the board: `Cell`s where pieces stand (with a height, `level`), `Region`s around some of them
  (tiles, areas, zones, darkness), `Edge`s between them (walls, doors), `Link`s (node graphs);
- what stands on it: `Piece`s with a footprint of one or more cells, `Token`s that can be counted;
- what lies beside it: `Zone`s of cards, dice and tokens, `Mat`s (the board of a hero or a boss,
  with its `Slot`s), `Track`s, `Panel`s;
- what goes on: the `Order` in which they act, the `Blow`s under way, `Overlay`s (a path, a line
  of sight, a threat), a `Page` of prose with its choices;
- beside the scene, for those who ask: a `Foresight` of what comes if nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace


class Words(Struct, frozen=True):
    """A message of the text catalogue with its arguments; arguments that are ids get named."""

    key: str
    args: Mapping[str, Any] = {}


Tint: TypeAlias = str
"""One of TINTS."""
TINTS = frozenset(
    [
        "plain",
        "muted",
        "red",
        "blue",
        "black",
        "green",
        "yellow",
        "violet",
        "orange",
        "white",
        "accent",
    ]
)

Mark: TypeAlias = Literal["", "active", "target", "threatened", "done", "new"]
"""What the table says of a thing just now: it acts, it is aimed at, it is in danger, it has acted,
it has just come. Frontends draw it apart from what the open question lights up."""


class Badge(Struct, frozen=True):
    """A small mark on a cell, piece or card: an icon or a number, with words for the tooltip."""

    words: Words
    icon: str = ""
    glyph: str = ""
    value: str = ""
    tint: Tint = "plain"


class Offer(Words, frozen=True):
    """Fuller words for an option, and the figures that it comes to, as badges after them.

    Options with the same `heading` stand together under it. Without a key of its own the words are
    those of the catalogue. One that is `spare` is hardly ever wanted as it stands (`Option.spare`).
    """

    badges: tuple[Badge, ...] = ()
    heading: Words | None = None
    spare: bool = False


class Token(Struct, frozen=True):
    """Something small that can be counted and pointed at: a cube, a counter, a rune, a key.

    Tokens of the whole scene say in `at` where they lie: on a cell, a region, a piece or a card;
    those of a zone or a slot lie there. `spent` ones are drawn as used; `lines` say what it does.
    """

    id: str
    name: Words
    icon: str = ""
    glyph: str = ""
    tint: Tint = "plain"
    count: int = 1
    at: str = ""
    spent: bool = False
    lines: tuple[Words, ...] = ()


# The board ------------------------------------------------------------------------------------


class Cell(Struct, frozen=True):
    """A place on the board. `x`, `y` are its centre, in units of one cell; y grows downward.

    Hexes have a point at the top: neighbours in a row are 1 apart, rows are 0.866 apart and every
    second one is shifted by 0.5. `level` is the height of the ground. What is a `mark` sits on the
    edge of other cells and is drawn small (the arc of a boss's base); a `backdrop` lies behind the
    others (the tile on which nodes are printed). `ground` is drawn as a texture; `nodes` is
    a tile with nodes printed on it that nobody stands on yet. What is true of it besides its
    `tint` has its colour at the `rim`.
    """

    id: str
    x: float
    y: float
    shape: Literal["square", "hex", "node", "card", "tile"] = "square"
    w: float = 1.0
    h: float = 1.0
    title: Words | None = None
    lines: tuple[Words, ...] = ()
    badges: tuple[Badge, ...] = ()
    icon: str = ""
    tint: Tint = "plain"
    level: int = 0
    role: Literal["place", "mark", "backdrop"] = "place"
    ground: Literal["", "rough", "water", "fire", "void", "solid", "nodes"] = ""
    mark: Mark = ""
    rim: Tint = "plain"


class Region(Struct, frozen=True):
    """Some cells with an outline and a title: a tile, an area, a zone, darkness.

    The outline runs around the cells; what is no sum of whole cells gives its corners (`outline`,
    in the cells' coordinates). Darkness and the like (`fill`) is laid over the cells. An `arc` is
    what lies in one direction of somebody (`of`): its outline begins where they stand.
    """

    id: str
    cells: tuple[str, ...] = ()
    title: Words | None = None
    kind: Literal["tile", "area", "zone", "darkness", "arc"] = "area"
    tint: Tint = "plain"
    badges: tuple[Badge, ...] = ()
    lines: tuple[Words, ...] = ()
    outline: tuple[tuple[float, float], ...] = ()
    fill: bool = False
    mark: Mark = ""
    of: str = ""


class Edge(Struct, frozen=True):
    """What stands on the border between two cells, or on the outer border of one.

    Without a second cell, `side` says which border of the first: in degrees, 0 = up, clockwise.
    With an id and a name it can be pointed at (a door to open).
    """

    a: str
    b: str = ""
    kind: Literal["wall", "low", "door", "open", "window", "step"] = "wall"
    side: int = 0
    id: str = ""
    name: Words | None = None
    tint: Tint = "plain"
    badges: tuple[Badge, ...] = ()
    mark: Mark = ""


class Link(Struct, frozen=True):
    """A line between two cells (node graphs, doors); `kind` is drawn as its style."""

    a: str
    b: str
    kind: Literal["path", "wall", "door", "threat"] = "path"


class Piece(Struct, frozen=True):
    """Something that stands on a cell. `facing` is in degrees, 0 = up, clockwise.

    A larger one covers `cells`, all of them, `cell` (its middle or its head) included. `label` are
    the few letters by which people tell it from others of its kind. `card` is the id of the card
    or mat on which its facts stand: pointing at one lights the other. `on` is the piece that bears
    it. Where colours do not say whose it is, `shape` does. `lines` are said to who points at it,
    with `rule` if it has one, else with the rules of the words that it wears.
    """

    id: str
    cell: str
    name: Words
    icon: str
    glyph: str
    tint: Tint = "plain"
    badges: tuple[Badge, ...] = ()
    facing: int | None = None
    size: float = 1.0
    faded: bool = False
    cells: tuple[str, ...] = ()
    label: str | Words = ""
    card: str = ""
    mark: Mark = ""
    on: str = ""
    shape: Literal["disc", "square"] = "disc"
    lines: tuple[Words, ...] = ()
    rule: str = ""

    @property
    def footprint(self) -> tuple[str, ...]:
        """The cells that it covers."""
        return self.cells or (self.cell,)


class Overlay(Struct, frozen=True):
    """Drawn over the board: a way through cells in their order, or a set of cells.

    A path and a line of sight are ways; what is threatened, in reach or in an area of effect is a
    set. What belongs to something (`of`) is shown while a person looks at that thing, else always.
    """

    kind: Literal["path", "sight", "threat", "reach", "area"]
    cells: tuple[str, ...]
    tint: Tint = "accent"
    words: Words | None = None
    of: str = ""
    blocked: bool = False


# Beside the board -----------------------------------------------------------------------------


class Row(Struct, frozen=True):
    """A line that can be pointed at: an action slot, an ability, a weapon's attack, a choice.

    `note` is said below it, in smaller letters: what it needs, what it costs. `takes` are the
    things that may be put on it (dice): an option that touches the row touches them too.
    """

    id: str
    words: Words
    mark: str = ""
    taken: bool = False
    note: Words | None = None
    takes: tuple[str, ...] = ()


class Card(Struct, frozen=True):
    """A card in a zone; face down it shows nothing but its back.

    `piece` names its piece on the board, `label` are the letters that this piece bears there.
    `copies` of the same card lie in one heap.
    """

    id: str
    title: Words
    lines: tuple[Words, ...] = ()
    rows: tuple[Row, ...] = ()
    badges: tuple[Badge, ...] = ()
    icon: str = ""
    tint: Tint = "plain"
    face_down: bool = False
    turned: bool = False
    label: str | Words = ""
    piece: str = ""
    copies: int = 1
    mark: Mark = ""


class Die(Struct, frozen=True):
    """A die in a tray; `words` say what its face means."""

    id: str
    face: str
    tint: Tint = "plain"
    used: bool = False
    icon: str = ""
    words: Words | None = None


class Zone(Struct, frozen=True):
    """A named group off the board: a hand, a row of cards, a pile with a count, a dice tray.

    What lies `aside` is seldom looked at (a graveyard), and shown after the others.
    """

    id: str
    title: Words
    cards: tuple[Card, ...] = ()
    dice: tuple[Die, ...] = ()
    count: int | None = None
    owner: str | None = None
    tokens: tuple[Token, ...] = ()
    aside: bool = False


class Step(Struct, frozen=True):
    """A threshold on a track: what happens from `at` on."""

    at: int
    words: Words
    icon: str = ""
    tint: Tint = "plain"


class Track(Struct, frozen=True):
    """A gauge: gold, health, a bar in which two things grow from both ends (`value`, `other`).

    `says` is read beside it instead of the value, where people count in another way: what is free.
    """

    id: str
    title: Words
    value: int
    top: int
    other: int = 0
    tint: Tint = "plain"
    icon: str = ""
    owner: str | None = None
    steps: tuple[Step, ...] = ()
    says: Words | None = None


class Slot(Struct, frozen=True):
    """A place on a mat for cubes or other tokens: `room` fit in, `tint` is the colour it takes.

    A `closed` one takes nothing now; `takes` are the things that may be put on it. Slots with the
    same `group` stand together under that title.
    """

    id: str
    title: Words
    tokens: tuple[Token, ...] = ()
    room: int = 1
    tint: Tint = "plain"
    icon: str = ""
    lines: tuple[Words, ...] = ()
    group: Words | None = None
    closed: bool = False
    mark: Mark = ""
    takes: tuple[str, ...] = ()


class Mat(Struct, frozen=True):
    """The board of a hero, an enemy or a boss: its gauges, slots, lines of rules and cards.

    `piece` is its piece on the board. `owner` is the seat it belongs to.
    """

    id: str
    title: Words
    kind: Literal["hero", "enemy", "boss"] = "hero"
    owner: str | None = None
    piece: str = ""
    icon: str = ""
    tint: Tint = "plain"
    badges: tuple[Badge, ...] = ()
    lines: tuple[Words, ...] = ()
    tracks: tuple[Track, ...] = ()
    slots: tuple[Slot, ...] = ()
    rows: tuple[Row, ...] = ()
    cards: tuple[Card, ...] = ()
    tokens: tuple[Token, ...] = ()
    mark: Mark = ""


class Panel(Struct, frozen=True):
    """Lines of text: the turn, the goals, a summary; `badges` are its figures.

    A pinned one stays in sight, like tracks.
    """

    id: str
    title: Words
    lines: tuple[Words, ...] = ()
    pinned: bool = False
    badges: tuple[Badge, ...] = ()


# What goes on ---------------------------------------------------------------------------------


class Turn(Struct, frozen=True):
    """A place in the line of who acts next. `of` is the id of the piece, mat or card that acts."""

    id: str
    name: Words
    icon: str = ""
    glyph: str = ""
    tint: Tint = "plain"
    when: Literal["done", "now", "next"] = "next"
    value: str = ""
    of: str = ""


class Order(Struct, frozen=True):
    """The line of who acts next, in the order in which they do."""

    title: Words
    turns: tuple[Turn, ...] = ()


class Side(Struct, frozen=True):
    """One who takes part in a blow, and what counts for them now: strength, shields, wounds left.

    `id` is their piece, card or mat in the scene. `note` says what became of them ("dodged").
    """

    id: str
    name: Words
    icon: str = ""
    glyph: str = ""
    tint: Tint = "plain"
    facts: tuple[Badge, ...] = ()
    note: Words | None = None


class Grade(Struct, frozen=True):
    """A line of the table that decides: what a roll (`mark`: "4-5") leads to, its chance if known.

    `holds` for the line that has come true.
    """

    mark: str
    words: Words
    chance: float | None = None
    holds: bool = False


class Blow(Struct, frozen=True):
    """An attack, a spell, a card under way: who, against whom, what counts, what may still answer.

    `windows` are its steps in the book's order, `at` is the index of the one that is open.
    `waiting` are the seats or things of the scene that may still answer, `passed` those that have
    passed. `dice` are those that were rolled for it.
    """

    title: Words
    by: Side | None = None
    targets: tuple[Side, ...] = ()
    facts: tuple[Badge, ...] = ()
    windows: tuple[Words, ...] = ()
    at: int = 0
    waiting: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    grades: tuple[Grade, ...] = ()


class Page(Struct, frozen=True):
    """A page of prose to read, with the choices at its end; an option touches its choice's id."""

    id: str
    title: Words
    paragraphs: tuple[Words, ...] = ()
    choices: tuple[Row, ...] = ()
    icon: str = ""
    tint: Tint = "plain"


class Reason(Struct, frozen=True):
    """Why somebody does something, with the rule that says so."""

    words: Words
    rule: str


class Foreseen(Struct, frozen=True):
    """What somebody will do if nothing changes, line by line, why, and how that looks on the board.

    `of` is the id of the piece, mat or card that does it.
    """

    of: str
    lines: tuple[Words, ...]
    why: tuple[Reason, ...] = ()
    overlays: tuple[Overlay, ...] = ()


class Foresight(Struct, frozen=True):
    """What those that nobody plays will do next, in the order in which they will do it.

    `before` tells what is sure to come first and counts in it, `sums` what all of it comes to.
    """

    title: Words
    steps: tuple[Foreseen, ...] = ()
    before: tuple[Words, ...] = ()
    sums: tuple[Words, ...] = ()


class Barred(Struct, frozen=True):
    """A thing with which nothing can be done just now, and why: said to who points at it."""

    id: str
    why: Words


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
