"""The Cellar: a small game for tests of the web table. It has a bit of everything.

Hidden hands, a secret choice of both players at once, dice, and a piece to move on a board of
the shape that its option names: cards, squares, hexes, or nodes with links.
"""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from grimtable.kernel import MARK, Ask, Game, Option, Outcome, Rulebook, Script, Seat, Words, tell
from grimtable.kernel.asks import Anyone, Draw, Mark, Pass, Roll, Together, d6
from grimtable.kernel.board import Cell, Link, Piece
from grimtable.kernel.fate import Fate
from grimtable.kernel.mats import (
    Card,
    Die,
    Panel,
    Row,
    Track,
    Zone,
)
from grimtable.kernel.pile import Pile, draw, shuffled
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import State
from grimtable.kernel.words import Badge

CARDS = {f"blade-{n}": n for n in range(1, 13)}
SEATS = ("crow", "wolf")
ROOMS = tuple(f"room-{n}" for n in range(1, 13))


class Play(Option, frozen=True, gc=False):
    card: str


class Keep(Option, frozen=True, gc=False):
    die: str


class Step(Option, frozen=True, gc=False):
    who: str
    to: str


class Stay(Option, frozen=True, gc=False):
    who: str


class Howl(Option, frozen=True, gc=False):
    pass


class Choices(Struct, frozen=True, forbid_unknown_fields=True):
    board: Literal["cards", "squares", "hexes", "nodes"] = "cards"
    rounds: Annotated[int, Meta(ge=1, le=4)] = 3
    cold: bool = False


class Cellar(State):
    board: str
    rounds: int
    pile: Pile
    hands: dict[str, list[str]]
    at: dict[str, str]
    points: dict[str, int]
    chosen: dict[str, str]  # secretly, until both have
    shown: dict[str, str]
    dice: list[int]
    round: int = 0
    winner: str = ""
    cold: bool = False


class CellarGame(Game):
    id, version, State, folder = "cellar", "1", Cellar, Path(__file__).with_suffix("")
    Options = Choices
    rulebook = Rulebook.load(folder, Path(__file__))
    rivals = secrets = True

    def seats(self, options: Choices) -> tuple[Seat, ...]:
        return tuple(Seat(seat, f"seat-{seat}") for seat in SEATS)

    def new(self, options: Choices) -> Cellar:
        return Cellar(
            board=options.board,
            rounds=options.rounds,
            pile=shuffled(CARDS),
            hands={seat: [] for seat in SEATS},
            at={"crow": "room-1", "wolf": "room-12"},
            points=dict.fromkeys(SEATS, 0),
            chosen={},
            shown={},
            dice=[],
            cold=options.cold,
        )

    def play(self, s: Cellar) -> Script[None]:
        if not s.round:
            for seat in SEATS:
                cards = yield from draw(s.pile, 4, rule="deal.hand", sees=(seat,))
                s.hands[seat] = [str(card) for card in cards]
                tell(s, "dealt", "deal.hand", to=(seat,), who=seat, cards=tuple(cards))
            s.round = 1
        while s.round <= s.rounds:
            if not s.winner:
                yield MARK
                s.shown, s.dice = {}, []
                yield Together({seat: self.choose(s, seat) for seat in SEATS})
                s.shown, s.chosen = {seat: s.chosen[seat] for seat in SEATS}, {}
                for seat, card in s.shown.items():
                    s.hands[seat].remove(card)
                    tell(s, "showed", "duel.show", reveals=True, who=seat, card=card)
                s.winner = max(SEATS, key=lambda seat: CARDS[s.shown[seat]])
            yield Mark(s.winner)
            yield from self.turn(s, s.winner)
            s.round, s.winner = s.round + 1, ""

    def choose(self, s: Cellar, seat: str) -> Script[None]:
        options = tuple(Play(card) for card in s.hands[seat])
        s.chosen[seat] = (yield Ask(seat, "play", options, rule="duel.choose")).card

    def turn(self, s: Cellar, seat: str) -> Script[None]:
        rolled = yield Roll((d6("bone"), d6("iron")), rule="turn.roll")
        s.dice = [int(face) for face in rolled]
        tell(s, "rolled", "turn.roll", who=seat, faces=tuple(rolled))
        kept = yield Ask(seat, "keep", (Keep("die-0"), Keep("die-1")), rule="turn.keep")
        gain = s.dice[int(kept.die[-1])]
        s.points[seat] += gain
        tell(s, "gained", "turn.keep", who=seat, n=gain)
        here = ROOMS.index(s.at[seat])
        taken = set(s.at.values())
        steps = [Step(seat, ROOMS[i]) for i in neighbours(here) if ROOMS[i] not in taken]
        step = yield Ask(seat, "step", (*steps, Stay(seat)), rule="turn.step")
        if isinstance(step, Step):
            s.at[seat] = step.to
            tell(s, "stepped", "turn.step", who=seat, room=step.to)
        if s.cold:
            options = (Howl(), Pass())
            howled = yield Anyone(tuple(Ask(one, "howl", options, "turn.howl") for one in SEATS))
            if howled is not None:
                tell(s, "howled", "turn.howl", who=howled[0])

    def outcome(self, s: Cellar) -> Outcome | None:
        if s.round <= s.rounds:
            return None
        best = max(s.points.values())
        winners = [seat for seat in SEATS if s.points[seat] == best]
        result = {seat: (1 / len(winners) if seat in winners else 0.0) for seat in SEATS}
        return Outcome(result, Words("scene-won", {"who": tuple(winners)}), best)

    def appraise(self, s: Cellar, seat: str) -> float:
        other = SEATS[1 - SEATS.index(seat)]
        return 0.5 + (s.points[seat] - s.points[other]) / 100

    def veil(self, s: Cellar, seat: str, fate: Fate) -> None:
        other = SEATS[1 - SEATS.index(seat)]
        rest = sorted([*s.hands[other], *map(str, s.pile.rest)])
        n = len(s.hands[other])
        order = fate.answer(Draw(tuple(rest), len(rest), rule="deal.hand"))
        s.hands[other], s.pile.rest = [str(c) for c in order[:n]], sorted(order[n:], key=str)
        if other in s.chosen:
            s.chosen[other] = s.hands[other][0]

    def scene(self, s: Cellar, seat: str | None) -> Scene:
        zones = [
            Zone(
                f"hand-{who}",
                Words("scene-hand", {"who": who}),
                tuple(face(card) for card in s.hands[who]) if who == seat else backs(s, who),
                owner=who,
            )
            for who in SEATS
        ]
        dice = tuple(
            Die(f"die-{i}", str(n), tint)
            for i, (n, tint) in enumerate(zip(s.dice, ("white", "black"), strict=False))
        )
        zones.append(Zone("tray", Words("scene-tray"), dice=dice))
        zones.append(Zone("shown", Words("scene-shown"), tuple(face(c) for c in s.shown.values())))
        zones.append(Zone("pile", Words("scene-pile"), count=len(s.pile)))
        pieces = tuple(
            Piece(
                who,
                s.at[who],
                Words(f"seat-{who}"),
                "raven" if who == "crow" else "wolf-head",
                who[0].upper(),
                "violet" if who == "crow" else "blue",
                (
                    Badge(
                        Words("scene-points", {"n": s.points[who]}),
                        "two-coins",
                        "¢",
                        str(s.points[who]),
                        "yellow",
                    ),
                ),
                facing=90 if who == "crow" else 270,
            )
            for who in SEATS
        )
        tracks = tuple(
            Track(
                who,
                Words(f"seat-{who}"),
                s.points[who],
                24,
                tint="violet" if who == "crow" else "blue",
                icon="two-coins",
            )
            for who in SEATS
        )
        tracks = tuple(
            Track(f"points-{t.id}", t.title, t.value, t.top, tint=t.tint, icon=t.icon)
            for t in tracks
        )
        panel = Panel("goal", Words("scene-goal"), (Words("scene-goal-line", {"n": s.rounds}),))
        cells, links = board(s.board)
        outcome = self.outcome(s)
        status = outcome.words if outcome else Words("scene-round", {"n": s.round, "of": s.rounds})
        return Scene(status, cells, links, pieces, tuple(zones), tracks, (panel,))


def neighbours(i: int) -> list[int]:
    """Rooms beside, above and below in three columns."""
    x, y = i % 3, i // 3
    around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return [3 * b + a for a, b in around if 0 <= a < 3 and 0 <= b < 4]


def face(card: str) -> Card:
    """A card as its owner sees it."""
    rows = (Row(f"{card}-row", Words("scene-row", {"n": CARDS[card]}), "I"),)
    value = Badge(
        Words("scene-force", {"n": CARDS[card]}), "broadsword", "", str(CARDS[card]), "red"
    )
    return Card(
        card,
        Words(f"name-{card}"),
        (Words("scene-card-line"),),
        rows,
        (value,),
        "broadsword",
        "red",
    )


def backs(s: Cellar, who: str) -> tuple[Card, ...]:
    """Cards as others see them."""
    return tuple(
        Card(f"back-{who}-{i}", Words("scene-back"), face_down=True)
        for i in range(len(s.hands[who]))
    )


def board(shape: str) -> tuple[tuple[Cell, ...], tuple[Link, ...]]:
    """Twelve rooms in three columns and four rows."""
    cells, links = [], []
    icons = ("barrel", "candle-flame", "spider-web", "chest", "rat", "key", "skull-crack")
    for i, room in enumerate(ROOMS):
        x, y = i % 3, i // 3
        title, icon = Words(f"name-{room}"), icons[i % len(icons)]
        tint = ("plain", "muted", "green", "red")[i % 4]
        if shape == "cards":
            lines = (Words("scene-room-line"),)
            badges = (
                (Badge(Words("scene-cold"), "snowflake-1", "*", "", "blue"),) if i % 3 == 0 else ()
            )
            cells.append(
                Cell(room, x * 2.3, y * 1.5, "card", 2.2, 1.4, title, lines, badges, icon, tint)
            )
        elif shape == "squares":
            cells.append(Cell(room, x, y, "square", title=title, icon=icon, tint=tint))
        elif shape == "hexes":
            cells.append(Cell(room, x + 0.5 * (y % 2), y * 0.866, "hex", icon=icon, tint=tint))
        else:
            cells.append(Cell(room, x * 1.8, y * 1.5, "node", title=title, tint=tint))
            kinds = ("path", "door", "wall", "threat")
            links += [Link(room, ROOMS[j], kinds[(i + j) % 4]) for j in neighbours(i) if j > i]  # type: ignore[arg-type]
    return tuple(cells), tuple(links)


GAME = CellarGame()
