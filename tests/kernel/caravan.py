"""Caravan: a campaign whose party may be another between two walks, for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from grimtable.kernel import MARK, Ask, Game, Outcome, Rulebook, Scene, Script, Seat, Words
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.state import State
from tests.kernel.trek import Take

PEOPLE = Meta(extra_json_schema={"enum": ["ann", "bob", "cid", "dot"]})


class March(Struct, frozen=True, forbid_unknown_fields=True):
    """Which walk it is, and who walks."""

    walk: int = 0
    party: tuple[Annotated[str, PEOPLE], ...] = ("ann", "bob")


class Road(State):
    """What lies on the way."""

    options: March
    found: int = 0


class Caravan(Game):
    """Walks without end; Ann leads them all, and two walk at least."""

    id, version, folder = "caravan", "1", Path(__file__).with_suffix("")
    Options, State = March, Road
    rulebook = Rulebook("Caravan", [])
    between = frozenset({"party"})

    def seats(self, options: March) -> tuple[Seat, ...]:
        return tuple(Seat(who, f"seat-{who}") for who in options.party)

    def scene(self, s: Road, seat: str | None) -> Scene:
        return Scene(Words("none"))

    def chapter(self, options: March) -> Words | None:
        return Words("chapter-walk", {"n": options.walk}) if options.walk else None

    def new(self, options: March) -> Road:
        if "ann" not in options.party or len(set(options.party)) < 2:
            raise GrimtableError("Ann walks, and not alone.", "caravan-party")
        return Road(options=options)

    def play(self, s: Road) -> Script[None]:
        yield MARK
        s.found = (yield Ask("ann", "take", (Take(1), Take(2), Take(3)), "trek.take")).n

    def outcome(self, s: Road) -> Outcome | None:
        return Outcome(dict.fromkeys(s.options.party, 1.0), Words("scene-won")) if s.found else None

    def campaign(self, options: March) -> March:
        return March(1, options.party)

    def record(self, s: Road) -> March | None:
        return March(s.options.walk + 1, s.options.party) if s.found else None


GAME: Any = Caravan()
