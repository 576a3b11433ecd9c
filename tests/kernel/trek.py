"""Trek: a campaign of three walks, for tests. A walk is won with 2 or 3, and lost with 1."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from grimtable.kernel import (
    MARK,
    Ask,
    Game,
    Option,
    Outcome,
    Rulebook,
    Scene,
    Script,
    Seat,
    State,
    Words,
)
from grimtable.kernel.game import Sequel


class Take(Option, frozen=True, gc=False):
    """Take some."""

    n: int


class Walk(Struct, frozen=True, forbid_unknown_fields=True):
    """Which walk it is, what was found before, and who walks."""

    walk: int = 0
    found: tuple[int, ...] = ()
    party: tuple[str, ...] = ("ann",)


class Way(State):
    """What lies on the way."""

    options: Walk
    found: int = 0


class Trek(Game):
    """Three walks in a row; Bob joins for the second."""

    id, version, folder, Options, State = "trek", "1", Path(__file__).with_suffix(""), Walk, Way
    rulebook = Rulebook("Trek", [])

    def seats(self, options: Walk) -> tuple[Seat, ...]:
        return tuple(Seat(who, f"seat-{who}") for who in options.party)

    def new(self, options: Walk) -> Way:
        return Way(options=options)

    def play(self, s: Way) -> Script[None]:
        yield MARK
        options = (Take(1), Take(2), Take(3))
        s.found = (yield Ask("ann", "take", options, "trek.take")).n

    def outcome(self, s: Way) -> Outcome | None:
        if not s.found:
            return None
        won = float(s.found > 1)
        words = Words("scene-won" if won else "scene-lost")
        return Outcome({seat.id: won for seat in self.seats(s.options)}, words)

    def scene(self, s: Way, seat: str | None) -> Scene:
        return Scene(Words("none"))

    def campaign(self, options: Walk) -> Walk:
        return Walk(1)

    def chapter(self, options: Walk) -> Words | None:
        return Words("chapter-walk", {"n": options.walk}) if options.walk else None

    def record(self, s: Way) -> Walk | None:
        """After a victory the next walk, after a defeat the same one again."""
        was = s.options
        if not s.found or (s.found > 1 and was.walk == 3):
            return None
        if s.found == 1:
            return was
        return Walk(was.walk + 1, (*was.found, s.found), ("ann", "bob"))

    def sequel(self, s: Way) -> Sequel | None:
        """After a single walk that was won another one, to which what was found is brought."""
        if s.options.walk or s.found < 2:
            return None
        return Sequel(Walk(0, (s.found,)), Words("chapter-walk", {"n": 1}))


GAME: Any = Trek()
