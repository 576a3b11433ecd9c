"""A table of Berserkers for tests: a known realm, a position, scripted dice.

Where the script of Fate ends, its asks stay open, as at a table with real dice.

    a1 oath-stone      b1 hidden-fjord   c1 long-hall        (fires on all three)
    a2 watch-tower     b2 drill-yard     c2 burial-field     (fires on all three)
    a3 assembly-hill   b3 sea-cave       c3 healers-hut      (fires on a3 and b3)
    a4 rune-bridge     b4 smithy         c4 ravine           (no fires)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.content import AID, FIRE_LOCATIONS
from grimtable.games.berserkers.state import BERSERKERS, CARDS, RIDERS, Helm, Options
from grimtable.kernel import Ask, Chance, Roll, Run, Table
from grimtable.kernel.errors import NotAnOption

REALM = [
    *("oath-stone", "hidden-fjord", "long-hall"),
    *("watch-tower", "drill-yard", "burial-field"),
    *("assembly-hill", "sea-cave", "healers-hut"),
    *("rune-bridge", "smithy", "ravine"),
]
ALL_FIRES = sorted(FIRE_LOCATIONS)


def helm(table: Table) -> Helm:
    """The state of a table."""
    state = table.run.state
    assert isinstance(state, Helm)
    return state


def asked(run: Run) -> tuple[int, Ask]:
    """The one open ask, with its number before it."""
    (opened,) = run.asks
    assert isinstance(opened.ask, Ask)
    return opened.number, opened.ask


class Game:
    """A running game, spoken to in the notation of its options."""

    def __init__(self, settings: Options, fate: Iterable[Any], position: dict[str, Any]) -> None:
        self.fate = list(fate)
        self.table = Table(GAME, settings, None, position=position)
        self._roll()

    @property
    def s(self) -> Helm:
        """The state."""
        return helm(self.table)

    @property
    def ask(self) -> Ask:
        """The one open ask."""
        return asked(self.table.run)[1]

    @property
    def offers(self) -> list[str]:
        """The options that are open."""
        return [str(option) for option in self.ask.options]

    @property
    def told(self) -> list[str]:
        """The keys of all events so far."""
        return [event.key for event in self.table.chronicle]

    @property
    def cited(self) -> set[str]:
        """The rules of all events so far."""
        return {event.rule for event in self.table.chronicle}

    @property
    def over(self) -> bool:
        return self.table.over

    def do(self, *answers: str) -> Game:
        """Answer one ask after another."""
        for answer in answers:
            self.table.answer(self.table.asks[0].number, answer)
            self._roll()
        return self

    def _roll(self) -> None:
        """Let Fate answer from its script; when that has ended its asks stay open."""
        GAME.invariants(self.s)
        while self.fate and self.table.asks and isinstance(self.table.asks[0].ask, Chance):
            self.table.answer(self.table.asks[0].number, str(self.fate.pop(0)))
            GAME.invariants(self.s)

    def refuses(self, *answers: str) -> None:
        """Each of these is not among the options."""
        for answer in answers:
            with pytest.raises(NotAnOption):
                self.ask.read(answer)

    @property
    def rolls(self) -> list[str]:
        """The colours of the dice that Fate is asked to roll now."""
        (opened,) = self.table.asks
        assert isinstance(opened.ask, Roll)
        return [die.name for die in opened.ask.dice]


def game(
    *requests: str,
    fate: Iterable[Any] = (),
    packs: Iterable[str] = (),
    restores: int | None = None,
    **position: Any,
) -> Game:
    """A game with these Requests (one that does nothing here, if none) in some position."""
    if "hand" in position and "deck" not in position:
        position["deck"] = {"rest": sorted(set(AID) - set(position["hand"]))}
    settings = Options(
        requests=requests or ("villagers",),
        realm=tuple(REALM),
        packs=tuple(packs),
        restores=restores,
        practice=True,
    )
    return Game(settings, fate, position)


def phase1(*requests: str, dice: Iterable[int], **position: Any) -> Game:
    """In Phase 1 with these dice to use; the Berserkers stand on c4, the Riders on a1."""
    slots = {card: 2 if card in position.get("trained", ()) else 1 for card in CARDS}
    slots.update(position.pop("slots", {}))
    fate = position.pop("fate", ())
    kept = {"turn": 1, "phase": "berserkers", "rolled": True, "dice": sorted(dice), "slots": slots}
    return game(*requests, fate=fate, **{**kept, **position})


def riders(*requests: str, black: int = 0, blue: int = 0, red: int = 0, **position: Any) -> Game:
    """In Phase 2 with the Riders' dice on their card (0: that Rider has no die)."""
    faces = dict(zip(RIDERS, (black, blue, red), strict=True))
    enemies = {rider: face for rider, face in faces.items() if face}
    fate = position.pop("fate", ())
    return game(*requests, fate=fate, turn=1, phase="riders", enemies=enemies, **position)


def orcs(*requests: str, fate: Iterable[Any] = (), **position: Any) -> Game:
    """In Phase 3 with these squads' dice on their card."""
    return game(*requests, fate=fate, turn=1, phase="orcs", **position)


def far(*exceptions: str) -> dict[str, str]:
    """Riders out of the way on a1, Berserkers on c4, except who is named."""
    places = dict.fromkeys(BERSERKERS, "ravine") | dict.fromkeys(RIDERS, "oath-stone")
    return {who: at for who, at in places.items() if who not in exceptions}
