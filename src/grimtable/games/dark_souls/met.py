"""What somebody can do about a blow: guard or dodge, and Luck and heroic actions for the dice.

It only weighs what to choose; what comes of that is found by the rules (`survival`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.effects import Window, within
from grimtable.games.dark_souls.notation import Dice
from grimtable.games.dark_souls.state import Character, Souls, defence, dodge_dice
from grimtable.games.dark_souls.under_way import Blow, Sprung
from grimtable.kernel.asks import Roll
from grimtable.kernel.fate import outcomes

Lying: TypeAlias = tuple[tuple[str, int], ...]
"""Dice as they lie: colour and face."""


class Coming(NamedTuple):
    """A blow that somebody has to defend against; no block or resist dice meet a `trap`."""

    strength: int
    magical: bool
    dodge: int
    trap: bool = False


class Guarding(NamedTuple):
    """What of a character's cards decides how well it defends; `price` is that of a dodge."""

    block: Dice
    resist: Dice
    dodges: int
    price: int | None
    brace: Dice
    ember: bool


class Bar(NamedTuple):
    """What somebody has left to live through it: free boxes, Bleed, and what helps a roll."""

    free: int
    bleeds: bool
    luck: bool
    heroic: bool

    def after(self, damage: int, *, ember: bool) -> Bar:
        """With that much damage suffered."""
        if damage <= 0:
            return self
        damage -= ember and damage >= 3
        return self._replace(free=self.free - damage - 2 * self.bleeds, bleeds=False)


class Met(NamedTuple):
    """A blow that somebody guards against or dodges; `then` tells the chances with what is left."""

    guarding: Guarding
    blow: Coming
    dodging: bool
    then: Callable[[Bar], float]

    def rolled(self, bar: Bar) -> float:
        """The chances before the dice are rolled; a dodge is paid for."""
        if bar.free <= 0:
            return 0.0
        mine, blow = self.guarding, self.blow
        dice = () if blow.trap else mine.resist if blow.magical else mine.block
        colours = ("dodge",) * mine.dodges if self.dodging else dice
        return sum(
            chance * self.best(bar, tuple(zip(colours, faces, strict=True)))
            for faces, chance in _rolls(colours)
        )

    def best(self, bar: Bar, dice: Lying) -> float:
        """Nothing more, another throw of the worst die, or the heroic action."""
        found = self.landed(bar, dice)
        if self.left(dice) == 0:
            return found
        if bar.luck and dice:
            worst = min(range(len(dice)), key=lambda at: dice[at][1] - _mean(dice[at][0]))
            found = max(found, self.again(bar, dice, worst))
        guards = not (self.dodging or self.blow.magical or self.blow.trap)
        if bar.heroic and self.guarding.brace and guards:
            found = max(found, self.braced(bar, dice))
        return found

    def again(self, bar: Bar, dice: Lying, die: int) -> float:
        """With Luck for a die."""
        used, colour = bar._replace(luck=False), dice[die][0]
        return sum(
            chance * self.best(used, (*dice[:die], (colour, face), *dice[die + 1 :]))
            for (face,), chance in _rolls((colour,))
        )

    def braced(self, bar: Bar, dice: Lying) -> float:
        """With the heroic action."""
        used, more = bar._replace(heroic=False), self.guarding.brace
        return sum(
            chance * self.best(used, (*dice, *zip(more, faces, strict=True)))
            for faces, chance in _rolls(more)
        )

    def landed(self, bar: Bar, dice: Lying) -> float:
        """With the dice as they lie."""
        return self.then(bar.after(self.left(dice), ember=self.guarding.ember))

    def left(self, dice: Lying) -> int:
        """The damage that they leave of it: of a dodge all or nothing."""
        shown = sum(face for _, face in dice)
        if self.dodging:
            return 0 if shown >= self.blow.dodge else self.blow.strength
        return max(0, self.blow.strength - shown)


@lru_cache(512)
def _rolls(colours: Dice) -> tuple[tuple[tuple[int, ...], float], ...]:
    """What dice can show, and how likely; equal dice in one order."""
    if not colours:
        return (((), 1.0),)
    ask = Roll(tuple(LIBRARY.dice[colour] for colour in colours), rule="defend.dice")
    return tuple((faces, float(chance)) for faces, chance in outcomes(ask))  # type: ignore[misc]


@lru_cache(8)
def _mean(colour: str) -> float:
    return sum(face * chance for (face,), chance in _rolls((colour,)))


def guarding_of(s: Souls, c: Character) -> Guarding:
    """What a character defends with now."""
    return Guarding(
        tuple(sorted(defence(s, c, magical=False))),
        tuple(sorted(defence(s, c, magical=True))),
        dodge_dice(c),
        1 + ("frostbite" in c.conditions) if within(Window.DEFEND, s, c, True) else None,
        LIBRARY.heroics[c.id].brace,
        c.ember,
    )


def bar_of(c: Character) -> Bar:
    """What a character has left."""
    return Bar(max(c.free, 0), "bleed" in c.conditions, c.luck, c.heroic)


def under_way(s: Souls, c: Character) -> tuple[tuple[Coming, ...], bool]:
    """What somebody stands in the way of already; and whether it pushes."""
    found, pushed = list[Coming](), False
    for on in reversed(s.under_way):
        if isinstance(on, Sprung) and on.who == c.id:
            found.append(Coming(on.damage, False, on.dodge, trap=True))
        elif isinstance(on, Blow) and c.id in on.targets and on.by in s.battle.foes:
            strength = strength_of(s.battle.foes[on.by], on.printed)
            found.append(Coming(strength, on.magical, on.dodge))
            pushed = pushed or bool(on.push)
    return tuple(found), pushed
