"""The Gallery: sample scenes with one of everything that a scene can hold, and nothing to win.

A hex map with a seven-space monster, a dungeon of tiles with levels and darkness, mats with
coloured cubes, a boss's mat, a blow under way, a page of prose. Every answer points at something.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from grimtable.kernel import MARK, Ask, Game, Option, Outcome, Rulebook, Script, Seat, tell
from grimtable.kernel.asks import Done
from grimtable.kernel.board import (
    Cell,
    Edge,
    Overlay,
    Piece,
    Region,
    Token,
)
from grimtable.kernel.goings_on import Blow, Grade, Page, Side
from grimtable.kernel.mats import (
    Card,
    Die,
    Row,
    Step,
    Track,
    Zone,
)
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import State
from grimtable.kernel.words import Badge
from tests.web.gallery_things import hero_mat, ogre_mat, order, say, wounds


class Point(Option, frozen=True, gc=False):
    what: str


class Choices(Struct, frozen=True, forbid_unknown_fields=True):
    room: Literal["hexes", "dungeon", "blow", "roll", "page"] = "hexes"


class Gallery(State):
    room: str
    seen: list[str]
    over: bool = False


class GalleryGame(Game):
    id, version, State, folder = "gallery", "1", Gallery, Path(__file__).with_suffix("")
    Options = Choices
    rulebook = Rulebook.load(folder, Path(__file__))

    def seats(self, options: Choices) -> tuple[Seat, ...]:
        return (Seat("guest", "seat-guest"),)

    def new(self, options: Choices) -> Gallery:
        return Gallery(room=options.room, seen=[])

    def play(self, s: Gallery) -> Script[None]:
        while not s.over:
            yield MARK
            options = tuple(Point(what) for what in ASKED[s.room] if what not in s.seen)
            answer = yield Ask("guest", "point", (*options, Done()), rule="look.point")
            if isinstance(answer, Point):
                s.seen.append(answer.what)
                tell(s, "pointed", "look.point", who="guts", what=answer.what)
            else:
                s.over = True

    def outcome(self, s: Gallery) -> Outcome | None:
        return Outcome({"guest": 1.0}, say("Seen.")) if s.over else None

    def appraise(self, s: Gallery, seat: str) -> float:
        return 0.5

    def veil(self, s: Gallery, seat: str, fate: Any) -> None:
        """Nothing is hidden here."""

    def scene(self, s: Gallery, seat: str | None) -> Scene:
        return ROOMS[s.room](s)


# A hex map with a monster of seven spaces --------------------------------------------------------

NEAR = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def hex_id(q: int, r: int) -> str:
    return f"h{q},{r}"


def base(q: int, r: int) -> tuple[str, ...]:
    """A space and the six around it."""
    return (hex_id(q, r), *(hex_id(q + a, r + b) for a, b in NEAR))


def hex_cells() -> tuple[Cell, ...]:
    cells = []
    rough, void = {(2, 5), (3, 5), (2, 6)}, {(9, 1), (8, 1)}
    for r in range(8):
        for column in range(11):
            q = column - r // 2
            ground: Any = "rough" if (q, r) in rough else "void" if (q, r) in void else ""
            ground = "water" if (q, r) in {(7, 0), (8, 0), (9, 0)} else ground
            ground = "fire" if (q, r) == (0, 4) else ground
            cells.append(Cell(hex_id(q, r), q + r / 2, r * 0.866, "hex", ground=ground))
    return tuple(cells)


def hexes(s: Gallery) -> Scene:
    left = tuple(c.id for c in hex_cells() if c.x < 5.4)
    pieces = (
        Piece(
            "ogre",
            hex_id(6, 3),
            say("Grave Ogre"),
            "ogre",
            "O",
            "red",
            (wounds(14), Badge(say("Defence 2"), "shield", "", "2")),
            facing=270,
            cells=base(6, 3),
            card="ogre-mat",
            mark="target",
        ),
        Piece(
            "guts",
            hex_id(3, 3),
            say("Guts"),
            "swordman",
            "G",
            "black",
            (wounds(5),),
            label="GU",
            card="guts-mat",
            mark="active",
        ),
        Piece("puck", hex_id(2, 4), say("Puck"), "fairy-wings", "P", "yellow", label="PU"),
        Piece(
            "rider",
            hex_id(0, 6),
            say("Hollow Rider"),
            "horse-head",
            "R",
            "violet",
            (wounds(3),),
            facing=90,
            cells=(hex_id(0, 6), hex_id(1, 6)),
            label="R1",
        ),
        Piece("thug-1", hex_id(4, 1), say("Thug"), "brute", "T", "orange", (wounds(1),), label="1"),
        Piece(
            "thug-2",
            hex_id(5, 0),
            say("Thug"),
            "brute",
            "T",
            "orange",
            (wounds(2),),
            label="2",
            faded=True,
            mark="done",
        ),
    )
    return Scene(
        say("Round 2: Guts acts"),
        hex_cells(),
        pieces=pieces,
        regions=(
            Region("west", left, say("The burnt village"), "tile", "orange"),
            Region(
                "east",
                tuple(c.id for c in hex_cells() if c.x >= 5.4),
                say("The ford"),
                "tile",
                "blue",
            ),
            Region("snare", base(3, 6)[:4], say("Snare"), "zone", "green", fill=True),
        ),
        edges=(
            Edge(hex_id(1, 2), hex_id(2, 2)),
            Edge(hex_id(1, 3), hex_id(2, 2)),
            Edge(hex_id(1, 3), hex_id(2, 3), "low"),
            Edge(hex_id(4, 5), hex_id(5, 5), "window"),
            Edge(hex_id(4, 4), hex_id(5, 4), "door", id="gate", name=say("Ford gate")),
        ),
        tokens=(
            Token("chest", say("A chest"), "locked-chest", "c", "yellow", at=hex_id(7, 6)),
            Token("coals", say("Coals"), "burning-embers", "*", "orange", 3, at=hex_id(0, 4)),
        ),
        mats=(hero_mat("guts", "Guts", "swordman", "black"), ogre_mat()),
        order=order("guts"),
        overlays=(
            Overlay("path", (hex_id(3, 3), hex_id(3, 4), hex_id(4, 4)), words=say("2 spaces")),
            Overlay("sight", (hex_id(3, 3), hex_id(6, 3)), "green"),
            Overlay(
                "threat",
                tuple(hex_id(q, r) for q, r in ((4, 3), (4, 2), (5, 4), (4, 4))),
                "red",
                of="ogre",
            ),
        ),
        zones=(
            Zone(
                "hand",
                say("Hand"),
                cards=tuple(
                    Card(
                        f"card-{i}",
                        say(name),
                        (say(line),),
                        icon=icon,
                        badges=(Badge(say(f"fatigue {i}"), "sprint", "f", str(i), "yellow"),),
                    )
                    for i, (name, line, icon) in enumerate(
                        (
                            ("Cleave", "Attack 3, all around.", "broad-dagger"),
                            ("Dash", "Move 4.", "run"),
                            ("Grit", "Stand, and draw one.", "fist"),
                        )
                    )
                ),
                owner="guest",
            ),
            Zone(
                "supply",
                say("Supply"),
                tokens=(
                    Token("rage", say("Rage"), "flame", "r", "red", 7),
                    Token("key", say("Keys"), "key", "k", "yellow", 2),
                ),
            ),
        ),
        tracks=(
            Track(
                "threat",
                say("Eclipse"),
                3,
                9,
                tint="violet",
                icon="eclipse",
                steps=(
                    Step(4, say("Events come in pairs"), "", "orange"),
                    Step(8, say("The hand of god"), "", "red"),
                ),
            ),
        ),
    )


# A dungeon of tiles with levels, areas and darkness ----------------------------------------------


def square_id(x: int, y: int) -> str:
    return f"{'abcdefghijkl'[x]}{y + 1}"


def dungeon_cells() -> tuple[Cell, ...]:
    cells = []
    for y in range(8):
        for x in range(12):
            level = 2 if x >= 8 and y < 4 else 1 if 4 <= x < 8 and y < 4 else 0
            ground: Any = "solid" if (x, y) in {(5, 5), (10, 6)} else ""
            ground = "rough" if (x, y) in {(2, 6), (3, 6)} else ground
            cells.append(Cell(square_id(x, y), x, y, level=level, ground=ground))
    return tuple(cells)


def block(x: int, y: int, w: int, h: int) -> tuple[str, ...]:
    return tuple(square_id(a, b) for b in range(y, y + h) for a in range(x, x + w))


def dungeon(s: Gallery) -> Scene:
    rooms = ((0, 0, "1A"), (4, 0, "2B"), (8, 0, "3A"), (0, 4, "4A"), (4, 4, "5B"), (8, 4, "6A"))
    dark = (*block(8, 4, 4, 4), *block(6, 6, 2, 2))
    areas = tuple(
        Region(f"area-{x}{y}", block(x, y, 2, 2), None, "area") for x in (0, 2) for y in (4, 6)
    )
    return Scene(
        say("Chapter 2, round 4: darkness grows"),
        dungeon_cells(),
        pieces=(
            Piece(
                "guts",
                "c6",
                say("Vorn"),
                "axe-sword",
                "V",
                "green",
                (wounds(6),),
                label="VO",
                card="guts-mat",
                mark="active",
            ),
            Piece(
                "puck", "d5", say("Lorelai"), "wizard-staff", "L", "blue", (wounds(4),), label="LO"
            ),
            Piece(
                "ogre",
                "j2",
                say("Drake of the Deep"),
                "dragon-head",
                "D",
                "red",
                (wounds(30),),
                facing=180,
                cells=("j2", "k2", "j3", "k3"),
                card="ogre-mat",
            ),
            Piece(
                "thug-1",
                "f3",
                say("Shadow Hound"),
                "wolf-head",
                "h",
                "violet",
                (wounds(2),),
                label="1",
                mark="threatened",
            ),
            Piece("rider", "g7", say("Shade"), "ghost", "s", "muted", (wounds(3),), label="2"),
        ),
        regions=(
            *(
                Region(f"tile-{n}", block(x, y, 4, 4), say(f"Tile {n}"), "tile")
                for x, y, n in rooms
            ),
            *areas,
            Region(
                "dark",
                dark,
                say("Darkness"),
                "darkness",
                "violet",
                fill=True,
                badges=(Badge(say("Grows next round"), "moon", "d", "+2", "violet"),),
            ),
        ),
        edges=(
            *(Edge(square_id(x, 3), square_id(x, 4), "wall") for x in (0, 1, 4, 5, 8, 9, 10, 11)),
            Edge("c4", "c5", "open", id="arch", name=say("Open door")),
            Edge("d4", "d5", "wall"),
            Edge("g4", "g5", "step"),
            Edge("h4", "h5", "step"),
            Edge("d2", "e2", "step"),
            Edge("d3", "e3", "step"),
            Edge("h2", "i2", "step"),
            Edge(
                "h6",
                "i6",
                "door",
                id="gate",
                name=say("Iron door"),
                tint="blue",
                badges=(Badge(say("Locked"), "padlock", "L", ""),),
            ),
            *(Edge(square_id(0, y), kind="wall", side=270) for y in range(8)),
        ),
        tokens=(
            Token("chest", say("Chest"), "locked-chest", "c", "yellow", at="a8"),
            Token("rune", say("Darkness rune"), "rune-stone", "r", "violet", 2, at="k6"),
            Token("trap", say("Trap"), "wolf-trap", "t", "orange", at="f6"),
        ),
        mats=(hero_mat("guts", "Vorn", "axe-sword", "green"), ogre_mat()),
        order=order("puck"),
        overlays=(
            Overlay("reach", ("c5", "d6", "b6", "c7", "b5", "d7"), "green"),
            Overlay("sight", ("d5", "g7"), "red", blocked=True),
            Overlay("area", block(5, 1, 2, 2), "orange", say("Blast")),
        ),
    )


# A blow under way, and a page ----------------------------------------------------------------


def blow(s: Gallery) -> Scene:
    before = hexes(s)
    swing = Blow(
        say("Cleave"),
        Side(
            "guts",
            say("Guts"),
            "swordman",
            "G",
            "black",
            (
                Badge(say("Strength"), "fist", "", "5"),
                Badge(say("Dice"), "dice-six-faces-five", "", "3"),
            ),
        ),
        (
            Side(
                "ogre",
                say("Grave Ogre"),
                "ogre",
                "O",
                "red",
                (Badge(say("Defence"), "shield", "", "2"), wounds(14)),
                say("covers"),
            ),
            Side(
                "thug-1",
                say("Thug"),
                "brute",
                "T",
                "orange",
                (Badge(say("Defence"), "shield", "", "0"), wounds(1)),
                say("covered by the ogre"),
            ),
        ),
        (Badge(say("Damage so far"), "drop", "", "4", "red"),),
        tuple(map(say, ("Interrupts", "Roll", "Shields", "Reactions", "Wounds"))),
        3,
        ("puck",),
        ("guts",),
        tuple(
            Die(f"swing-{i}", face, tint)
            for i, (face, tint) in enumerate(
                (("5", "red"), ("2", "red"), ("6", "white"), ("3", "white"), ("1", "white"))
            )
        ),
        (
            Grade("0-3", say("miss"), 0.125),
            Grade("4-9", say("2 wounds"), 0.5),
            Grade("10+", say("4 wounds"), 0.375, holds=True),
        ),
    )
    answer = Blow(
        say("Counter: Maw"),
        Side(
            "ogre", say("Grave Ogre"), "ogre", "O", "red", (Badge(say("Attack"), "fist", "", "4"),)
        ),
        (
            Side(
                "guts",
                say("Guts"),
                "swordman",
                "G",
                "black",
                (Badge(say("Armour"), "shield", "", "1"), wounds(5)),
            ),
        ),
        windows=(say("Interrupts"), say("Wounds")),
        waiting=("guest",),
    )
    return Scene(
        say("A reaction inside an attack"),
        before.cells,
        before.links,
        before.pieces,
        before.zones,
        before.tracks,
        before.panels,
        before.regions,
        before.edges,
        before.tokens,
        before.mats,
        before.order,
        (swing, answer),
    )


def roll(s: Gallery) -> Scene:
    """The swing alone, with its five dice."""
    scene = blow(s)
    return msgspec.structs.replace(scene, blows=scene.blows[:1])


def page(s: Gallery) -> Scene:
    before = dungeon(s)
    prose = Page(
        "p117",
        say("The drowned shrine"),
        (
            say(
                "Water stands knee-deep between the pillars. Something below it breathes, slowly, "
                "and each breath moves the candles that nobody has lit."
            ),
            say("On the altar lies a hand of iron, palm upward, waiting to be given something."),
        ),
        (
            Row("p117-give", say("Lay a key into the hand"), "A", note=say("You hold 2 keys.")),
            Row("p117-break", say("Break the hand"), "B", note=say("Strength 4 or more")),
            Row("p117-leave", say("Leave it alone"), "C"),
            Row("p117-pray", say("Pray"), "D", True, say("Only with the relic.")),
        ),
        "candle-flame",
    )
    return Scene(
        before.status,
        before.cells,
        pieces=before.pieces,
        regions=before.regions,
        edges=before.edges,
        tokens=before.tokens,
        mats=before.mats,
        order=before.order,
        page=prose,
    )


ROOMS = {"hexes": hexes, "dungeon": dungeon, "blow": blow, "roll": roll, "page": page}
ASKED = {
    "hexes": (
        "h4,4",
        "h3,4",
        "ogre",
        "thug-1",
        "gate",
        "chest",
        "snare",
        "card-0",
        "card-1",
        "guts-yellow-0",
        "guts-cube-red-1",
        "guts-skill",
        "ogre-head-1",
        "guts-fatigue",
    ),
    "dungeon": (
        "c5",
        "d6",
        "thug-1",
        "ogre",
        "arch",
        "gate",
        "rune",
        "dark",
        "area-24",
        "guts-blue-1",
        "guts-red-2",
        "ogre-head-2",
    ),
    "blow": ("puck", "guts", "guts-cube-red-0", "card-2"),
    "roll": ("puck", "guts"),
    "page": ("p117-give", "p117-break", "p117-leave"),
}
GAME = GalleryGame()
