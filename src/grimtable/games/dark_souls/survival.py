"""How people answer what the enemies do: so that nobody dies, and else so that it costs least.

What comes of an answer is found by the rules (`stakes`); here one is only chosen, by the blows that
are still to come as the printed cards have them, and by the faces of the dice. Luck and heroic
actions are used where that is what keeps somebody alive.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import prod
from typing import NamedTuple, TypeAlias

from grimtable.boards.lattice import Lattice
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.effects import Window, within
from grimtable.games.dark_souls.nodes import crate
from grimtable.games.dark_souls.notation import Attack, Dice, Leap, Move, Shift, Step, Whom
from grimtable.games.dark_souls.options import Dodge, Heroic, Reroll
from grimtable.games.dark_souls.state import (
    Character,
    Model,
    Souls,
    blocked,
    defence,
    dodge_dice,
    room,
)
from grimtable.games.dark_souls.under_way import Blow, March, Sprung
from grimtable.kernel.asks import Ask, Option, Roll
from grimtable.kernel.fate import outcomes
from grimtable.kernel.run import Open, Run

BOX, TOKEN = 0.003, 0.01
"""What a free box and a token that is kept are worth, in lives."""
PLACES, DEPTH = frozenset(["enemy", "push", "room"]), 2
"""Asks that decide where somebody stands; and so many are looked through after one."""

Places: TypeAlias = dict[str, str]
"""On which node each character stands, or would stand."""
Lying: TypeAlias = tuple[tuple[str, int], ...]
"""Dice as they lie: colour and face."""


# Choosing ---------------------------------------------------------------------------------------


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
    blows, pushed = _under_way(s, c)
    return _ahead(s, c, at).through(blows, -1, at[c.id], _bar(c), pushed=pushed)


def _defended(s: Souls, on: Blow | Sprung, option: Option) -> float:
    """What the chances are with a guard, or with a dodge to where it leads."""
    c = s.characters[on.who if isinstance(on, Sprung) else on.targets[0]]
    at = {one.id: one.here for one in s.present()}
    bar, (blows, pushed) = _bar(c), _under_way(s, c)
    dodging = isinstance(option, Dodge)
    if isinstance(option, Dodge):
        at[c.id] = option.to.partition("/")[0]
        bar = bar._replace(free=bar.free - (_guarding(s, c).price or 0) - crate(s, option.to))
    ahead = _ahead(s, c, at)

    def then(left: Bar) -> float:
        return ahead.through(blows[1:], -1, at[c.id], left, pushed=pushed)

    mine = Met(ahead.guarding, blows[0], dodging, then).rolled(bar)
    return mine * prod(_outlook(s, other, at) for other in s.present() if other is not c)


def _helped(s: Souls, on: Blow | Sprung, option: Option) -> float:
    """What the chances are with Luck, a heroic action or neither, as the dice lie."""
    c = s.characters[on.who if isinstance(on, Sprung) else on.targets[0]]
    at = {one.id: one.here for one in s.present()}
    ahead, (blows, pushed) = _ahead(s, c, at), _under_way(s, c)

    def then(left: Bar) -> float:
        return ahead.through(blows[1:], -1, at[c.id], left, pushed=pushed)

    dodging = isinstance(on, Sprung) or on.defence == "dodge"
    met, bar = Met(ahead.guarding, blows[0], dodging, then), _bar(c)
    dice = tuple(zip(on.colours, on.faces, strict=True))
    match option:
        case Reroll(die=die):
            return met.again(bar, dice, die)
        case Heroic():
            return met.braced(bar, dice)
    return met.landed(bar, dice)


# What somebody can do about a blow --------------------------------------------------------------


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


def _guarding(s: Souls, c: Character) -> Guarding:
    return Guarding(
        tuple(sorted(defence(s, c, magical=False))),
        tuple(sorted(defence(s, c, magical=True))),
        dodge_dice(c),
        1 + ("frostbite" in c.conditions) if within(Window.DEFEND, s, c, True) else None,
        LIBRARY.heroics[c.id].brace,
        c.ember,
    )


def _bar(c: Character) -> Bar:
    return Bar(max(c.free, 0), "bleed" in c.conditions, c.luck, c.heroic)


def _under_way(s: Souls, c: Character) -> tuple[tuple[Coming, ...], bool]:
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


# What is still to come --------------------------------------------------------------------------


class Foe(NamedTuple):
    """An enemy that has still to act: what of its card it will do, and how far it is on its way."""

    node: str
    icons: tuple[Step, ...]
    gone: int
    reach: int
    dodge: int
    staggers: bool


class Person(NamedTuple):
    """A character as enemies look for one: the nearest, then the Aggro holder, then by taunt."""

    node: str
    unheeded: bool
    taunt: int


Step_ = tuple[int, str, Bar]


class Ahead:
    """The enemies that have still to act, for a character who answers each as well as can be.

    Where it goes when it dodges or is pushed decides who of them still reaches it; the others stay
    where they are.
    """

    def __init__(
        self,
        guarding: Guarding,
        foes: tuple[Foe, ...],
        people: tuple[Person, ...],
        me: int,
        lattice: Lattice,
        shut: frozenset[str],
    ) -> None:
        self.guarding, self.foes, self.people, self.me = guarding, foes, people, me
        self.lattice, self.shut = lattice, shut
        self.known: dict[Step_, float] = {}
        self.met: dict[tuple[int, str], tuple[tuple[Coming, ...], bool]] = {}

    def value(self, n: int, node: str, bar: Bar) -> float:
        """The chances from the enemy of that number on, for who stands there with so much left."""
        if bar.free <= 0:
            return 0.0
        if n == len(self.foes):
            return 1 - TOKEN * (2 - bar.luck - bar.heroic) - BOX * (10 - bar.free)
        key = n, node, bar
        if key not in self.known:
            blows, pushes = self.threats(n, node)
            self.known[key] = self.through(blows, n, node, bar, pushed=pushes)
        return self.known[key]

    def through(
        self, blows: tuple[Coming, ...], n: int, node: str, bar: Bar, *, pushed: bool
    ) -> float:
        """The same with what is left of what an enemy does, and with those after it."""
        if bar.free <= 0:
            return 0.0
        if not blows:
            ends = self.spots(n + 1, node) if pushed else (node,)
            return max(self.value(n + 1, end, bar) for end in ends or (node,))

        def then(end: str, left: Bar) -> float:
            return self.through(blows[1:], n, end, left, pushed=pushed)

        mine = self.guarding
        best = Met(mine, blows[0], False, partial(then, node)).rolled(bar)
        if mine.price is not None and mine.dodges:
            paid = bar._replace(free=bar.free - mine.price)
            for end in (node, *self.spots(n + 1, node)):
                best = max(best, Met(mine, blows[0], True, partial(then, end)).rolled(paid))
        return best

    def spots(self, n: int, node: str) -> tuple[str, ...]:
        """Where one can go from a node: of such as the enemies treat alike only one."""
        found = dict[object, str]()
        for near in self.lattice.neighbours[node]:
            if near not in self.shut:
                alike = tuple(self.threats(at, near) for at in range(n, len(self.foes)))
                found.setdefault(alike, near)
        return tuple(found.values())

    def threats(self, n: int, node: str) -> tuple[tuple[Coming, ...], bool]:
        """What an enemy does to who stands there; and whether it pushes."""
        if (n, node) not in self.met:
            self.met[n, node] = self._threats(self.foes[n], node)
        return self.met[n, node]

    def _threats(self, foe: Foe, node: str) -> tuple[tuple[Coming, ...], bool]:
        found, pushes, gone = list[Coming](), False, foe.gone
        away = self.lattice.distance[foe.node][node]
        for icon in foe.icons:
            strength, magical, meets = 0, False, False
            match icon:
                case Move(n, True, _):
                    gone -= n
                case Move(n, _, rule):
                    gone += n
                    strength = icon.damage
                    meets = away <= gone and self._is_target(foe, node, self.me, rule)
                case Shift(n):
                    strength, meets = icon.damage, away <= n
                case Leap(rule, strength):
                    meets = self._is_target(foe, node, self.me, rule)
                case Attack(strength, magical):
                    meets = away - gone <= foe.reach and self._is_aimed(foe, node, icon)
                    pushes = pushes or (meets and icon.push)
            strength -= foe.staggers
            if strength > 0 and meets:
                found.append(Coming(strength, magical, foe.dodge))
        return tuple(found), pushes

    def _is_aimed(self, foe: Foe, node: str, icon: Attack) -> bool:
        """Whether an attack is for who stands there, as far as can be told before a move."""
        if icon.whom is None:
            return True
        return any(
            self._is_target(foe, node, at, icon.whom)
            for at, one in enumerate(self.people)
            if at == self.me or (icon.node and one.node == node)
        )

    def _is_target(self, foe: Foe, node: str, who: int, rule: Whom) -> bool:
        """Whether somebody is the Aggro holder, or the nearest with that node for this one."""
        people, far = self.people, self.lattice.distance[foe.node]
        if rule == "aggro":
            return not people[who].unheeded

        def rank(at: int) -> tuple[int, bool, int]:
            one = people[at]
            return far[node if at == self.me else one.node], one.unheeded, one.taunt

        return who == min(range(len(people)), key=rank)


_made = lru_cache(256)(Ahead)


def _ahead(s: Souls, c: Character, at: Places) -> Ahead:
    """What is still to come for somebody, with all where they would stand."""
    fight = s.battle
    foes = [foe for foe in fight.foes.values() if not foe.acted and fight.step == "enemies"]
    foes.sort(key=lambda foe: (foe.id != fight.acting, -LIBRARY.foes[foe.kind].threat))
    people = tuple(Person(at[one.id], one.id != fight.aggro, -one.taunt) for one in s.present())
    attackers = tuple(found for foe in foes if (found := _attacker(s, foe)) is not None)
    return _made(_guarding(s, c), attackers, people, s.party.index(c.id), room(s), blocked(s))


def _attacker(s: Souls, foe: Model) -> Foe | None:
    """What an enemy will do; None for a boss whose card is not turned up yet."""
    fight = s.battle
    behaviour = LIBRARY.foes[foe.kind].behaviour
    if behaviour is None and fight.turned and fight.deck is not None:
        behaviour = LIBRARY.behaviours[str(fight.deck.card)].get(foe.kind)
    if behaviour is None:
        return None
    icons = behaviour.steps * behaviour.repeat
    if fight.acting == foe.id:
        icons = icons[fight.icon :]
    on_the_way = (on for on in s.under_way if isinstance(on, March) and on.by == foe.id)
    gone, staggers = sum(on.left for on in on_the_way), "stagger" in foe.conditions
    return Foe(foe.node, icons, gone, behaviour.range, behaviour.dodge, staggers)
