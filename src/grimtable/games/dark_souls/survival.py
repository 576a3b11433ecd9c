"""How people answer what the enemies do: so that nobody dies, and else so that it costs least.

What comes of an answer is found by the rules (`stakes`); here one is only chosen, by the blows that
are still to come as the printed cards have them, and by the faces of the dice. Luck and heroic
actions are used where that is what keeps somebody alive.
"""

from __future__ import annotations

from functools import partial
from math import prod

from grimtable.games.dark_souls.ahead import Places, ahead_of
from grimtable.games.dark_souls.met import Bar, Met, bar_of, guarding_of, under_way
from grimtable.games.dark_souls.nodes import crate
from grimtable.games.dark_souls.options import Dodge, Heroic, Reroll
from grimtable.games.dark_souls.state import Character, Souls
from grimtable.games.dark_souls.under_way import Blow, Sprung
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.run import Open, Run

PLACES, DEPTH = frozenset(["enemy", "push", "room"]), 2
"""Asks that decide where somebody stands; and so many are looked through after one."""


def surviving(run: Run, opened: Open) -> Option:
    """The answer after which the most live on: by what each can do about the blows to come."""
    s: Souls = run.state  # type: ignore[assignment]
    ask = opened.ask
    assert isinstance(ask, Ask)
    if len(ask.options) == 1:
        return ask.options[0]
    on = s.under_way[-1] if s.under_way else None
    if isinstance(on, Blow | Sprung) and ask.what in ("defend", "trap"):
        return max(ask.options, key=partial(_defended, s, on))
    if isinstance(on, Blow | Sprung) and ask.what in ("luck", "brace"):
        return max(ask.options, key=partial(_helped, s, on))
    if ask.declining is not None:
        return ask.declining
    here = run.fork(None, keep=True)  # what led here is replayed once
    return max(ask.options, key=partial(_tried, here, opened.number, DEPTH))


def _tried(run: Run, number: int, further: int, option: Option) -> float:
    """What the party's chances are with an option taken, and such as follow at once."""
    twin = run.fork(None, keep=bool(further))
    twin.give(number, option)
    after: Souls = twin.state  # type: ignore[assignment]
    over = after.fought
    if after.fight is None or over is not None:
        return float(over is None or not over.fallen)
    number, ask = twin.asks[0]
    if further and isinstance(ask, Ask) and ask.what in PLACES:
        return max(_tried(twin, number, further - 1, one) for one in ask.options)
    at = {c.id: c.here for c in after.present()}
    return prod(_outlook(after, c, at) for c in after.present())


def _outlook(s: Souls, c: Character, at: Places) -> float:
    """The chances of one to live through all that comes."""
    blows, pushed = under_way(s, c)
    return ahead_of(s, c, at).through(blows, -1, at[c.id], bar_of(c), pushed=pushed)


def _defended(s: Souls, on: Blow | Sprung, option: Option) -> float:
    """What the chances are with a guard, or with a dodge to where it leads."""
    c = s.characters[on.who if isinstance(on, Sprung) else on.targets[0]]
    at = {one.id: one.here for one in s.present()}
    bar, (blows, pushed) = bar_of(c), under_way(s, c)
    dodging = isinstance(option, Dodge)
    if isinstance(option, Dodge):
        at[c.id] = option.to.partition("/")[0]
        bar = bar._replace(free=bar.free - (guarding_of(s, c).price or 0) - crate(s, option.to))
    ahead = ahead_of(s, c, at)

    def then(left: Bar) -> float:
        return ahead.through(blows[1:], -1, at[c.id], left, pushed=pushed)

    mine = Met(ahead.guarding, blows[0], dodging, then).rolled(bar)
    return mine * prod(_outlook(s, other, at) for other in s.present() if other is not c)


def _helped(s: Souls, on: Blow | Sprung, option: Option) -> float:
    """What the chances are with Luck, a heroic action or neither, as the dice lie."""
    c = s.characters[on.who if isinstance(on, Sprung) else on.targets[0]]
    at = {one.id: one.here for one in s.present()}
    ahead, (blows, pushed) = ahead_of(s, c, at), under_way(s, c)

    def then(left: Bar) -> float:
        return ahead.through(blows[1:], -1, at[c.id], left, pushed=pushed)

    dodging = isinstance(on, Sprung) or on.defence == "dodge"
    met, bar = Met(ahead.guarding, blows[0], dodging, then), bar_of(c)
    dice = tuple(zip(on.colours, on.faces, strict=True))
    match option:
        case Reroll(die=die):
            return met.again(bar, dice, die)
        case Heroic():
            return met.braced(bar, dice)
    return met.landed(bar, dice)
