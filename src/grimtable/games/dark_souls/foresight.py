"""What the enemies will do if nothing changes: the preview on the table.

The real rules go on from a copy of the table on which everybody guards and nobody can die. Where
players choose (who acts first, which way, where somebody is pushed), forks follow every way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import NamedTuple

from msgspec import Struct

from grimtable.games.dark_souls.characters import finish
from grimtable.games.dark_souls.decks import chances
from grimtable.games.dark_souls.encounter import encounter
from grimtable.games.dark_souls.state import Souls
from grimtable.games.dark_souls.under_way import Blow, Gift, Stroke
from grimtable.kernel.asks import Ask, Script
from grimtable.kernel.fate import Seeded
from grimtable.kernel.game import Game
from grimtable.kernel.pile import Pile
from grimtable.kernel.run import Run
from grimtable.kernel.state import Event

UNDYING = 1000
"""Boxes that everybody has to spare on a copy: less than no damage."""
OPEN = frozenset(["order", "enemy", "push", "room", "aggro"])
"""Asks of which every option is followed; of all others the first, which changes nothing."""
MOST, SOME = 100, 8
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


def is_foreseeable(s: Souls) -> bool:
    """Whether the next attacks follow from how it stands: everybody is in place, Aggro is given."""
    fight = s.fight
    if fight is None or s.won is not None or not fight.foes:
        return False
    if any(c.node is None for c in s.present()):
        return False
    if fight.step == "heroes" and fight.turn is None and s.first in s.party:
        # An activation begins; who takes it gets the Aggro token before choosing weapons.
        return fight.aggro == s.party[s.party.index(s.first) - 1]
    return fight.turn is not None or (fight.step == "enemies" and bool(fight.aggro))


class _Ahead(Game):
    """The end of the activation under way and the enemies' turn: all that is foreseen."""

    def play(self, s: Souls) -> Script[None]:
        fight = s.battle
        return encounter(
            s, lambda s: s.fight is fight and (fight.step == "enemies" or fight.turn is not None)
        )


def foresee(s: Souls) -> Foreseen:
    """What the enemies have still to do once the activation under way is over."""
    if _is_hidden(s):
        return Foreseen()
    run = _followed(Run(_Ahead(), _copy(s), Seeded(0)))
    if s.under_way and isinstance(s.under_way[-1], Blow) and s.under_way[-1].window == "choice":
        events: list[Event] = run.state.events or []  # the attack that is there is not coming
        events.remove(next(event for event in events if event.key == "attacked"))
    paths = [_Path(run, Counter(), Counter()).on()]
    ended: _Path | None = None
    followed = 0
    while paths and followed < MOST:
        merged: dict[Hashable, _Path] = {}
        while paths and followed < MOST:
            for way in paths.pop(0).onward():
                followed += 1
                if way.run.over:
                    ended = way.merged(ended)
                else:
                    key = way.key()
                    merged[key] = way.merged(merged.get(key))
        paths += merged.values()
    whole = not paths
    for path in paths[:SOME]:  # too many: at least everybody's first way
        _followed(path.run, open_ones=frozenset())
        ended = path.on().merged(ended)
    assert ended is not None
    sure = ended.least if whole else Counter[Threat]()
    perhaps = ended.most - sure
    return Foreseen(tuple(sure.elements()), tuple(perhaps.elements()), ended.card, whole)


def _is_hidden(s: Souls) -> bool:
    """Whether a boss's next card lies face down, and could be this one or that."""
    fight, deck = s.battle, s.battle.deck
    if deck is None or fight.turned or deck.order or (deck.discard and not len(deck)):
        return False
    return len(set(chances(deck))) != 1


class _Path(NamedTuple):
    """A fork where players choose, the attacks on every way to it and on any, the boss's card."""

    run: Run
    least: Counter[Threat]
    most: Counter[Threat]
    card: str | None = None

    def onward(self) -> list[_Path]:
        """Every way on, up to where players choose again; the same where they don't."""
        if self.run.over:
            return [self]
        number, ask = self.run.asks[0]
        assert isinstance(ask, Ask)
        ways = []
        for option in ask.options:
            twin = self.run.fork(self.run.fate, keep=True)
            twin.state.events = []
            twin.give(number, option)
            ways.append(self._replace(run=_followed(twin)).on())
        return ways

    def on(self) -> _Path:
        """With what the table tells of."""
        told, self.run.state.events = self.run.state.events or [], []
        attacks = Counter(
            Threat(a["foe"], a["who"], a["n"], a["magical"], a["difficulty"])
            for a in (event.args for event in told if event.key == "attacked")
        )
        card = next((event.args["card"] for event in told if event.key == "flipped"), self.card)
        return self._replace(least=self.least + attacks, most=self.most + attacks, card=card)

    def merged(self, other: _Path | None) -> _Path:
        """With another way to the same table."""
        if other is None:
            return self
        return self._replace(least=self.least & other.least, most=self.most | other.most)

    def key(self) -> Hashable:
        """The table, whatever the dice have done to bars and tokens: no target depends on it."""
        table: Souls = self.run.state.clone()  # type: ignore[assignment]
        for c in table.present():
            c.damage, c.stamina, c.conditions = -UNDYING, 0, []
        return table.key()


def _copy(s: Souls) -> Souls:
    """The table with the activation under way at its end, and nothing of a character's half done.

    What an enemy is about goes on: its way, its attack, who is pushed. What lies elsewhere is left
    out: forks copy the table again and again.
    """
    twin = s.clone()
    twin.events = []
    theirs = twin.battle.step == "enemies"
    twin.under_way = [b for b in twin.under_way if theirs and not isinstance(b, Stroke | Gift)]
    twin.tiles = {at: tile for at, tile in twin.tiles.items() if at == twin.battle.place}
    twin.treasure, twin.encounters = Pile(), {}
    twin.inventory, twin.sold, twin.in_use = [], [], []
    for c in twin.present():
        c.damage = -UNDYING
    turn = twin.battle.turn
    if turn is not None:
        finish(twin, twin.characters[turn.who])
        turn.window = "end"
    return twin


def _followed(run: Run, open_ones: frozenset[str] = OPEN) -> Run:
    """Let it go on to where players choose, or to the end."""
    while not run.over:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        if ask.what in open_ones:
            break
        run.give(number, ask.options[0])
    return run
