"""The enemies that have still to act, as whoever they may reach can see them coming."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias

from grimtable.boards.lattice import Lattice
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.met import Bar, Coming, Guarding, Met, guarding_of
from grimtable.games.dark_souls.notation import Attack, Leap, Move, Shift, Step, Whom
from grimtable.games.dark_souls.state import Character, Model, Souls, blocked, room
from grimtable.games.dark_souls.under_way import March

BOX, TOKEN = 0.003, 0.01
"""What a free box and a token that is kept are worth, in lives."""
Places: TypeAlias = dict[str, str]
"""On which node each character stands, or would stand."""


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
        self.known: dict[tuple[int, str, Bar], float] = {}
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


def ahead_of(s: Souls, c: Character, at: Places) -> Ahead:
    """What is still to come for somebody, with all where they would stand."""
    fight = s.battle
    foes = [foe for foe in fight.foes.values() if not foe.acted and fight.step == "enemies"]
    foes.sort(key=lambda foe: (foe.id != fight.acting, -LIBRARY.foes[foe.kind].threat))
    people = tuple(Person(at[one.id], one.id != fight.aggro, -one.taunt) for one in s.present())
    attackers = tuple(found for foe in foes if (found := _attacker(s, foe)) is not None)
    return _made(guarding_of(s, c), attackers, people, s.party.index(c.id), room(s), blocked(s))


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
