"""Two people with hidden hands: both lay a card at once, the higher one wins the round."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

from grimtable.kernel import (
    Ask,
    Draw,
    Game,
    Mark,
    Option,
    Outcome,
    Rulebook,
    Script,
    Seat,
    Together,
    Words,
    tell,
)
from grimtable.kernel.mats import Card, Track, Zone
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import State

SEATS = ("ash", "bone")
LOT = tuple(f"card{n}" for n in range(1, 13))


class Lay(Option, frozen=True, gc=False):
    card: str


class Hands(State):
    hands: dict[str, list[str]]
    points: dict[str, int]
    dealt: bool = False


def lay(seat: str, hand: list[str]) -> Generator[Any, Any, str]:
    choice = yield Ask(seat, "lay", tuple(map(Lay, hand)), rule="round.lay")
    return str(choice.card)


class Secret(Game):
    secrets = True
    id, version, State, folder = "secret", "1", Hands, Path(__file__).with_suffix("")
    rulebook = Rulebook.load(folder, Path(__file__))

    def seats(self, options: object) -> tuple[Seat, ...]:
        return tuple(Seat(seat, f"seat-{seat}") for seat in SEATS)

    def new(self, options: object) -> Hands:
        return Hands({seat: [] for seat in SEATS}, dict.fromkeys(SEATS, 0))

    def play(self, s: Hands) -> Script[None]:
        left = LOT
        for seat in SEATS if not s.dealt else ():
            s.hands[seat] = list((yield Draw(left, 3, "deal.three", sees=(seat,))))
            left = tuple(card for card in left if card not in s.hands[seat])
            tell(s, "dealt", rule="deal.three", to=(seat,), cards=tuple(s.hands[seat]))
        s.dealt = True
        while s.hands["ash"]:
            yield Mark()
            laid = yield Together({seat: lay(seat, s.hands[seat]) for seat in SEATS})
            for seat in SEATS:
                s.hands[seat].remove(laid[seat])
            best = max(SEATS, key=lambda seat: LOT.index(laid[seat]))
            s.points[best] += 1
            tell(s, "laid", rule="round.lay", reveals=True, who=best, cards=tuple(laid.values()))

    def outcome(self, s: Hands) -> Outcome | None:
        if not s.dealt or s.hands["ash"]:
            return None
        best = max(SEATS, key=s.points.__getitem__)
        return Outcome(
            {seat: float(seat == best) for seat in SEATS}, Words("scene-won", {"who": best})
        )

    def scene(self, s: Hands, seat: str | None) -> Scene:
        zones = []
        for other in SEATS:
            hidden = other != seat
            cards = tuple(
                Card(
                    f"back{i}" if hidden else card,
                    Words("scene-back" if hidden else f"name-{card}"),
                    face_down=hidden,
                )
                for i, card in enumerate(s.hands[other])
            )
            zones.append(Zone(f"hand-{other}", Words("scene-hand"), cards, owner=other))
        tracks = tuple(Track(f"points-{a}", Words(f"seat-{a}"), s.points[a], 3) for a in SEATS)
        return Scene(Words("scene-lay"), zones=tuple(zones), tracks=tracks)


GAME = Secret()
