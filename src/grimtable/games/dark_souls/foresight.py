"""What the enemies will do if nothing changes: the preview on the table.

The real rules are run on copies of the table on which everybody guards and nobody can die. Where
players choose (who acts first, which way, where somebody is pushed), every way is followed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.msgpack import encode

from grimtable.games.dark_souls.characters import finish
from grimtable.games.dark_souls.encounter import encounter
from grimtable.games.dark_souls.state import Souls
from grimtable.kernel.asks import MARK, Ask, Option, Pick, Script

UNDYING = 1000
"""Boxes that everybody has to spare on a copy: less than no damage."""
OPEN = frozenset(["order", "enemy", "push", "room", "aggro"])
"""Asks of which every option is followed; of all others the first, which changes nothing."""
MOST, SOME = 200, 12
"""When so many ways have been followed, only some more are, and without branching."""


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
    try:
        return _foresee(_Path.first(s))
    except _Unknown:
        return Foreseen()


def coming(s: Souls, card: str | None = None) -> list[Threat]:
    """The attacks of the next enemy activation if everybody's first choice is taken.

    `card` is the one that the boss turns up.
    """
    key = (_standing(s), card)
    if key not in _KNOWN:
        if len(_KNOWN) > 5_000:
            _KNOWN.clear()
        _KNOWN[key] = _coming(_copy(s), card)
    return _KNOWN[key]


_KNOWN: dict[object, list[Threat]] = {}
"""Computer players look at many tables on which the same is coming."""


def _coming(table: Souls, card: str | None) -> list[Threat]:
    if card is not None and table.battle.deck is not None:
        table.battle.deck.order.insert(0, card)
    try:
        _run(table, branching=False)
    except _Unknown:
        return []
    return _attacks(table)


def _foresee(start: _Path) -> Foreseen:
    paths = [start]
    ended: _Path | None = None
    followed = 0
    while paths and followed < MOST:
        merged: dict[object, _Path] = {}
        while paths and followed < MOST:
            for way in paths.pop(0).onward():
                followed += 1
                if way.ask is None:
                    ended = way.merged(ended)
                else:
                    key = (_standing(way.table), encode(way.table.under_way))
                    merged[key] = way.merged(merged.get(key))
        paths += merged.values()
    whole = not paths
    for path in paths[:SOME]:  # too many: at least everybody's first way
        _run(path.table, branching=False)
        ended = path.on().merged(ended)
    assert ended is not None
    sure = ended.least if whole else Counter[Threat]()
    perhaps = ended.most - sure
    return Foreseen(tuple(sure.elements()), tuple(perhaps.elements()), ended.card, whole)


class _Path(NamedTuple):
    """A table where players choose, the attacks on every way to it and on any, the boss's card."""

    table: Souls
    ask: Ask | None
    least: Counter[Threat]
    most: Counter[Threat]
    card: str | None = None

    @classmethod
    def first(cls, s: Souls) -> _Path:
        """The table as it stands."""
        table = _copy(s)
        return cls(table, _run(table), Counter(), Counter()).on()

    def onward(self) -> list[_Path]:
        """Every way on, up to where players choose again; the table itself where they don't."""
        if self.ask is None:
            return [self]
        ways = []
        for option in self.ask.options:
            table = self.table.clone()
            table.events = []
            ways.append(self._replace(table=table, ask=_run(table, option)).on())
        return ways

    def on(self) -> _Path:
        """With what the table tells of."""
        attacks = Counter(_attacks(self.table))
        card = self.card or _flipped(self.table)
        self.table.events = []
        return self._replace(least=self.least + attacks, most=self.most + attacks, card=card)

    def merged(self, other: _Path | None) -> _Path:
        """With another way to the same table."""
        if other is None:
            return self
        return self._replace(least=self.least & other.least, most=self.most | other.most)


def _copy(s: Souls) -> Souls:
    """The table with the activation under way at its end, and nothing half done."""
    twin = s.clone()
    twin.events = []
    twin.under_way = []
    for c in twin.present():
        c.damage = -UNDYING
    turn = twin.battle.turn
    if turn is not None:
        finish(twin, twin.characters[turn.who])
        turn.window = "end"
    return twin


def _run(s: Souls, option: Option | None = None, *, branching: bool = True) -> Ask | None:
    """Go on (after this option) to where players choose, or to the end; then there is no ask."""
    script = _ahead(s)
    answer: Any = None
    while True:
        try:
            asked: Any = script.send(answer)
        except StopIteration:
            return None
        if asked is MARK:
            answer = None
        elif not isinstance(asked, Ask):
            if isinstance(asked, Pick) and len(set(asked.items)) != 1:
                raise _Unknown  # no roll and no trap changes a target, but a boss's card does
            answer = tuple(slot[0] for slot in asked.slots())
        elif option is not None and option in asked.options:
            answer, option = option, None
        elif branching and asked.what in OPEN:
            return asked
        else:
            answer = asked.options[0]


def _ahead(s: Souls) -> Script[None]:
    """The end of the activation under way, and the enemies' turn."""
    fight = s.battle
    while s.fight is fight and (fight.step == "enemies" or fight.turn is not None):
        yield MARK
        yield from encounter(s)


def _attacks(s: Souls) -> list[Threat]:
    """The attacks that were told of."""
    told = [event.args for event in s.events or () if event.key == "attacked"]
    return [Threat(a["foe"], a["who"], a["n"], a["magical"], a["difficulty"]) for a in told]


def _flipped(s: Souls) -> str | None:
    return next((event.args["card"] for event in s.events or () if event.key == "flipped"), None)


def _standing(s: Souls) -> object:
    """All that can make a difference to what the enemies have still to do."""
    fight = s.battle
    return (
        tuple((c.id, c.node, c.by, c.armour, c.left, c.right) for c in s.present()),
        tuple(
            (m.id, m.node, m.facing, m.acted, m.wounds, tuple(m.conditions))
            for m in fight.foes.values()
        ),
        (fight.place, fight.aggro, fight.acting, fight.icon, fight.step, fight.turned),
        tuple(fight.terrain.items()) if len(fight.broken) == 0 else tuple(fight.broken),
        tuple(fight.deck.order) if fight.deck is not None else (),
        fight.deck.card if fight.deck is not None and fight.turned else None,
    )
