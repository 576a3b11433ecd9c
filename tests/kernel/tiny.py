"""Games of a few lines, on which the kernel is tested."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from examples.connect_four import GAME as CONNECT_FOUR
from grimtable.kernel import (
    Ask,
    Game,
    Option,
    Outcome,
    Roll,
    Rulebook,
    Run,
    Scene,
    Script,
    Seat,
    State,
    Table,
    Words,
    d6,
)
from grimtable.kernel.game import NoOptions


class Take(Option, frozen=True, gc=False):
    """Take some."""

    n: int


class Paper(State):
    """What the scripts of these tests write on."""

    notes: list[str] = []
    sums: dict[str, int] = {}
    step: int = 0


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules of a game that has none."""

    bonus: int = 0


class Tiny(Game):
    """A game that is one function on a Paper, for Ann and Bob."""

    id, version, folder, State, Options = "tiny", "1", Path(__file__).parent, Paper, House
    rulebook = Rulebook("Tiny", [])

    def __init__(self, script: Callable[[Paper], Script[None]], **content: bytes) -> None:
        self.script, self.files = script, content

    def seats(self, options: Any) -> tuple[Seat, ...]:
        return Seat("ann", "seat-ann"), Seat("bob", "seat-bob")

    def play(self, state: Paper) -> Script[None]:
        return self.script(state)

    def outcome(self, state: Paper) -> Outcome | None:
        ann = state.sums.get("ann", 0)
        return Outcome({"ann": float(ann > 0), "bob": float(ann < 0)}, Words("scene-over"))

    def scene(self, state: Paper, seat: str | None) -> Scene:
        return Scene(Words("scene-status"))

    def content(self, options: Any) -> dict[str, bytes]:
        return self.files


def paper(at: Run | Table) -> Paper:
    """What the script of a Tiny has written."""
    state = at.run.state if isinstance(at, Table) else at.state
    assert isinstance(state, Paper)
    return state


def ask(seat: str = "ann", what: str = "take", upto: int = 3) -> Ask:
    """Ask a seat to take 1, 2 or 3."""
    return Ask(seat, what, tuple(map(Take, range(1, upto + 1))), "tiny.take")


def roll(dice: int = 1) -> Roll:
    """Roll some red dice."""
    return Roll((d6("red"),) * dice, "tiny.roll")


def connect_four(*files: str) -> Run:
    """Connect Four after these stones."""
    run = Run(CONNECT_FOUR, CONNECT_FOUR.new(NoOptions()), None)
    for file in files:
        number, asked = run.asks[0]
        run.give(number, asked.read(f"Drop {file}"))
    return run
