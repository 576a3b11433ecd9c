"""A rich scene to draw: twelve places, seven dice, four cards of six rows, tracks and goals.

Each round seven dice are rolled and placed on rows of cards; a placed die earns gold, sends
the hero somewhere or drives a rider back. Whoever holds out for some rounds wins.
"""

from pathlib import Path

from msgspec import Struct

from grimtable.kernel import (
    Ask,
    Done,
    Game,
    Mark,
    Option,
    Outcome,
    Roll,
    Rulebook,
    Script,
    Seat,
    Table,
    Words,
    d6,
    tell,
)
from grimtable.kernel.board import Cell, Piece
from grimtable.kernel.mats import (
    Card,
    Die,
    Panel,
    Row,
    Track,
    Zone,
)
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import State
from grimtable.kernel.words import Badge

PLACES = (
    *("chapel", "mill", "ford"),
    *("smithy", "hall", "market"),
    *("tower", "well", "wood"),
    *("ravine", "gate", "pyre"),
)
DICE = {f"white{i}": "white" for i in range(1, 5)} | {c: c for c in ("red", "blue", "yellow")}
CARDS = ("march", "strike", "forge", "pray")
ROWS = {f"{card}-{i}": (card, i) for card in CARDS for i in range(1, 7)}


class Place(Option, frozen=True, gc=False):
    die: str
    row: str


class Walk(Option, frozen=True, gc=False):
    who: str
    to: str


class Settings(Struct, frozen=True):
    rounds: int = 3


class Field(State):
    rounds: int
    faces: dict[str, int]
    used: dict[str, str]
    riders: dict[str, str]
    hero: str = "hall"
    gold: int = 3
    aid: int = 1
    dark: int = 2
    round: int = 0
    deeds: int = 0


class Siege(Game):
    id, version, State, folder = "siege", "1", Field, Path(__file__).with_suffix("")
    rulebook = Rulebook.load(folder, Path(__file__))
    Options = Settings

    def seats(self, options: Settings) -> tuple[Seat, ...]:
        return (Seat("captain", "seat-captain"),)

    def new(self, options: Settings) -> Field:
        riders = {f"rider{i}": "gate" if i < 6 else "ford" for i in range(1, 9)}
        return Field(rounds=options.rounds, faces={}, used={}, riders=riders)

    def play(self, s: Field) -> Script[None]:
        while s.round < s.rounds:
            yield Mark("captain")
            s.round += 1
            faces = yield Roll(tuple(map(d6, DICE.values())), rule="round.roll")
            s.faces, s.used = dict(zip(DICE, faces, strict=True)), {}
            tell(s, "rolled", rule="round.roll", faces=faces)
            while len(s.used) < len(DICE):
                options = tuple(
                    Place(die, row)
                    for die in s.faces
                    if die not in s.used
                    for row, (_, n) in ROWS.items()
                    if s.faces[die] == n and row not in s.used.values()
                )
                choice = yield Ask("captain", "place", (*options, Done()), rule="round.place")
                s.deeds += 1
                if isinstance(choice, Done):
                    break
                s.used.update({choice.die: choice.row})
                yield from self.act(s, choice.row.partition("-")[0])
        tell(s, "held", rule="end.held")

    def act(self, s: Field, card: str) -> Script[None]:
        """What a card does. [card.acts]"""
        if card == "march":
            at = PLACES.index(s.hero)
            near = [i for i in (at - 1, at + 1, at - 3, at + 3) if 0 <= i < len(PLACES)]
            options = tuple(Walk("hero", PLACES[i]) for i in near)
            s.hero = (yield Ask("captain", "walk", options, rule="card.acts")).to
            s.deeds += 1
            tell(s, "walked", rule="card.acts", place=s.hero)
        elif card == "strike":
            rider = next((r for r, at in s.riders.items() if at == "gate"), None)
            if rider is not None:
                s.riders[rider] = "ravine"
                tell(s, "struck", rule="card.acts", who=rider)
        elif card == "forge":
            s.gold = min(8, s.gold + 1)
            tell(s, "earned", rule="card.acts", gold=s.gold)
        else:
            s.dark = max(0, s.dark - 1)
            tell(s, "prayed", rule="card.acts")

    def outcome(self, s: Field) -> Outcome | None:
        if s.round < s.rounds or len(s.used) < 1:
            return None
        return Outcome({"captain": 1.0}, Words("scene-held"), score=s.gold + 10)

    def scene(self, s: Field, seat: str | None) -> Scene:
        cells = tuple(
            Cell(
                place,
                i % 3,
                i // 3,
                "card",
                title=Words(f"name-{place}"),
                lines=(Words("scene-place", {"place": place}),),
                badges=(Badge(Words("scene-fire"), glyph="▲", value="1", tint="orange"),)
                if place in ("mill", "pyre")
                else (),
                tint="muted" if place == "pyre" else "plain",
            )
            for i, place in enumerate(PLACES)
        )
        colours = ("red", "blue", "green", "yellow", "black", "violet", "white", "red")
        pieces = [
            Piece(rider, at, Words("scene-rider"), "horseman", "♞", colours[i])
            for i, (rider, at) in enumerate(s.riders.items())
        ]
        wound = Badge(Words("scene-wound"), glyph="", value="2", tint="red")
        pieces.append(Piece("hero", s.hero, Words("name-hero"), "axe", "♜", "accent", (wound,)))
        pieces.append(Piece("orc", "tower", Words("scene-orc"), "orc", "O", "green", faded=True))
        cards = tuple(
            Card(
                card,
                Words(f"name-{card}"),
                rows=tuple(
                    Row(f"{card}-{n}", Words(f"scene-{card}"), str(n), f"{card}-{n}" in placed)
                    for n in range(1, 7)
                ),
            )
            for placed in (set(s.used.values()),)
            for card in CARDS
        )
        requests = tuple(
            Card(f"request{i}", Words(f"scene-request{i}"), (Words(f"scene-request{i}-text"),))
            for i in (1, 2)
        )
        dice = tuple(
            Die(die, str(s.faces.get(die, "")), tint, die in s.used) for die, tint in DICE.items()
        )
        return Scene(
            Words("scene-round", {"round": s.round, "rounds": s.rounds, "deeds": s.deeds}),
            cells,
            pieces=tuple(pieces),
            zones=(
                Zone("actions", Words("scene-actions"), cards),
                Zone("dice", Words("scene-dice"), dice=dice),
                Zone("requests", Words("scene-requests"), requests),
                Zone("deck", Words("scene-deck"), count=10),
            ),
            tracks=(
                Track("gold", Words("scene-gold"), s.gold, 8, tint="yellow"),
                Track("aid", Words("scene-aid"), s.aid, 5, tint="blue"),
                Track("dark", Words("scene-dark"), s.dark, 12, other=3, tint="violet"),
            ),
            panels=(
                Panel("goals", Words("scene-goals"), (Words("scene-goal1"), Words("scene-goal2"))),
            ),
        )


GAME = Siege()


def field(table: Table) -> Field:
    """The state of a table of this game."""
    state = table.run.state
    assert isinstance(state, Field)
    return state
