"""What the enemies will do if nothing changes: the preview on the table.

The real rules are run on copies of the table on which everybody guards and nobody can die. Where
players choose (who acts first, which way, where somebody is pushed), every way is followed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from msgspec import Struct

from grimtable.games.dark_souls.characters import finish
from grimtable.games.dark_souls.combat import Defeat, Victory
from grimtable.games.dark_souls.enemies import enemies_activate
from grimtable.games.dark_souls.state import Souls
from grimtable.kernel.asks import Answer, Ask, Chance, Pick, Script
from grimtable.odds import walk

UNDYING = 1000
"""Boxes that everybody has to spare on a copy: less than no damage."""
OPEN = frozenset(["order", "enemy", "push", "room", "aggro"])
"""Asks of which every option is followed; of all others the first, which changes nothing."""
MOST, SOME = 200, 12
"""When so many ways have been followed, only some more are, and without branching."""
ENDS = (Defeat, Victory)


class Threat(Struct, frozen=True, gc=False):
    """An attack that is coming."""

    foe: str
    who: str
    strength: int
    magical: bool
    dodge: int


class Foreseen(NamedTuple):
    """The attacks that come in any case, and those that come or not as the players choose.

    `card` is the boss's next card, if it is known; without it nothing of the boss is foreseen.
    `whole` is False where there are too many ways to follow them all: then nothing is sure.
    """

    sure: tuple[Threat, ...] = ()
    perhaps: tuple[Threat, ...] = ()
    card: str | None = None
    whole: bool = True


class _Unknown(Exception):
    """What the enemies do is not known: the boss's next card lies face down."""


def is_foreseeable(s: Souls) -> bool:
    """Whether the next attacks follow from how it stands: everybody is in place, Aggro is given."""
    fight = s.fight
    if fight is None or not fight.foes or any(c.node is None for c in s.present()):
        return False
    if fight.step == "heroes" and fight.turn is None and s.first in s.party:
        # An activation begins; who takes it gets the Aggro token before choosing weapons.
        return fight.aggro == s.party[s.party.index(s.first) - 1]
    return fight.turn is not None or (fight.step == "enemies" and bool(fight.aggro))


def foresee(s: Souls) -> Foreseen:
    """What the enemies have still to do once the activation under way is over."""
    start = _Path(_copy(s), Counter(), Counter())
    try:
        return _foresee(start, under_way=s.fight is not None and s.fight.turn is not None)
    except _Unknown:
        return Foreseen()


def _foresee(start: _Path, *, under_way: bool) -> Foreseen:
    paths = [start]
    if under_way:
        paths = [start.on(way.state) for way in walk(start.table, _finish, _follow)]
    ended: _Path | None = None
    followed = 0
    while paths and followed < MOST:
        merged: dict[object, _Path] = {}
        for there, over in islice(_steps(paths), MOST - followed):
            followed += 1
            if over:
                ended = there.merged(ended)
            else:
                key = _standing(there.table)
                merged[key] = there.merged(merged.get(key))
        paths = list(merged.values())
    whole = followed < MOST
    for path in paths[:SOME]:  # too many: at least everybody's first way
        (way,) = walk(path.table, enemies_activate, _first, ends=ENDS)
        ended = path.on(way.state).merged(ended)
    assert ended is not None
    sure = ended.least if whole else Counter[Threat]()
    perhaps = ended.most - sure
    return Foreseen(tuple(sure.elements()), tuple(perhaps.elements()), ended.card, whole)


def _steps(paths: list[_Path]) -> Iterator[tuple[_Path, bool]]:
    """Every way on from these tables, past one icon or choice; and whether it ends there."""
    for path in paths:
        for way in walk(path.table, enemies_activate, _follow, marks=1, ends=ENDS):
            yield path.on(way.state), way.ended


class _Path(NamedTuple):
    """A table, with the attacks on every way to it and on any, and the boss's card."""

    table: Souls
    least: Counter[Threat]
    most: Counter[Threat]
    card: str | None = None

    def on(self, table: Souls) -> _Path:
        """One step on."""
        attacks = Counter(_attacks(table))
        card = self.card or _flipped(table)
        return _Path(table, self.least + attacks, self.most + attacks, card)

    def merged(self, other: _Path | None) -> _Path:
        """With another way to the same table."""
        if other is None:
            return self
        return self._replace(least=self.least & other.least, most=self.most | other.most)


def _copy(s: Souls) -> Souls:
    twin = s.clone()
    twin.events = []
    fight = twin.fight
    assert fight is not None
    fight.crowded = []
    if fight.acting:
        fight.icon += 1  # the one under way is being asked about
    for c in twin.present():
        c.damage = -UNDYING
    return twin


def _finish(s: Souls) -> Script[None]:
    """The end of the activation under way."""
    fight = s.fight
    assert fight is not None
    assert fight.turn is not None
    yield from finish(s, s.characters[fight.turn.who])
    fight.turn = None


def _follow(asked: Ask | Chance) -> list[tuple[Answer, int]]:
    """All ways where players choose; any one of Fate's, as no roll and no trap changes a target.

    But a boss's card does.
    """
    match asked:
        case Ask(what=what, options=options):
            return [(option, 1) for option in (options if what in OPEN else options[:1])]
        case Pick(items=items) if len(set(items)) != 1:
            raise _Unknown
    return [(tuple(slot[0] for slot in asked.slots()), 1)]


def _first(asked: Ask | Chance) -> list[tuple[Answer, int]]:
    return _follow(asked)[:1]


def _attacks(s: Souls) -> list[Threat]:
    """The attacks that were told of."""
    told = [event.args for event in s.events or () if event.key == "attacked"]
    return [Threat(a["foe"], a["who"], a["n"], a["magical"], a["difficulty"]) for a in told]


def _flipped(s: Souls) -> str | None:
    return next((event.args["card"] for event in s.events or () if event.key == "flipped"), None)


def _standing(s: Souls) -> object:
    """All that can make a difference to what the enemies have still to do."""
    fight = s.fight
    assert fight is not None
    return (
        tuple((c.node, c.by) for c in s.present()),
        tuple(
            (m.id, m.node, m.facing, m.acted, m.wounds, tuple(m.conditions))
            for m in fight.foes.values()
        ),
        (fight.aggro, fight.acting, fight.icon),
    )
