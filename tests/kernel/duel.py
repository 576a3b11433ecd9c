"""Reactions inside reactions, in the state: what `docs/kernel.md` grows to, with types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from grimtable.kernel import Anyone, Ask, Mark, Option, Pass, Roll, Script, State, carry_on, d6

HEROES = ("ann", "bob", "cid")


class Strike(Option, frozen=True, gc=False):
    """Strike somebody."""

    who: str


class Parry(Option, frozen=True, gc=False):
    """Take two off the blow, and strike back."""


class Blow(Struct, tag=True):
    """A blow under way: who strikes whom, how hard, and which window is next."""

    by: str
    at: str
    window: str = "roll"
    damage: int = 0


class Arena(State):
    """Three fighters."""

    health: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HEROES, 6))
    parries: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HEROES, 1))
    turn: int = 0
    under_way: list[Blow] = []


def duel(s: Arena) -> Script[None]:
    """Each in turn strikes one of the others, until one falls."""
    yield from carry_on(s, STEPS)
    while min(s.health.values()) > 0:
        hero = HEROES[s.turn % 3]
        yield Mark(hero)
        strike: Strike = yield Ask(
            hero, "strike", tuple(Strike(o) for o in HEROES if o != hero), "duel.strike"
        )
        s.turn += 1
        s.under_way.append(Blow(hero, strike.who))
        yield from carry_on(s, STEPS)


def blow(s: Arena, b: Blow) -> Script[None] | None:
    """Roll, let anyone who can react, suffer: one window a step."""
    return WINDOWS[b.window](s, b)


def _roll(s: Arena, b: Blow) -> Script[None]:
    (b.damage,) = yield Roll((d6("red"),), "duel.roll")
    b.window = "react"


def _react(s: Arena, b: Blow) -> Script[None]:
    able = [h for h in HEROES if h != b.by and s.parries[h] and s.health[h] > 0]
    options = (Parry(), Pass())
    acted = yield Anyone(tuple(Ask(h, "react", options, "duel.react") for h in able))
    b.window = "suffer"
    if acted is not None:
        hero, _ = acted
        s.parries[hero] -= 1
        b.damage -= 2
        s.under_way.append(Blow(hero, b.by))


def _suffer(s: Arena, b: Blow) -> None:
    s.health[b.at] -= max(0, b.damage)
    s.under_way.pop()


WINDOWS: dict[str, Callable[[Arena, Blow], Script[None] | None]] = {
    "roll": _roll,
    "react": _react,
    "suffer": _suffer,
}
STEPS: dict[type, Callable[[Arena, Any], Script[None] | None]] = {Blow: blow}
