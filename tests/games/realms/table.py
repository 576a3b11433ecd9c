"""A small language for positions, so that a test reads as a story.

    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted damage=3", fate=[2])
    t.do("Strike p1 q1")
    assert t.q1.damage == 6

A line is an id, a card, and where it is: a square, `air`, `grave`, or `on:p1`; then flags.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grimtable.games.realms import GAME
from grimtable.games.realms.state import Battle, Card, Options
from grimtable.games.realms.traits import movement
from grimtable.kernel.asks import Ask
from grimtable.kernel.errors import NotAnOption
from grimtable.kernel.fate import Scripted, Seeded
from grimtable.kernel.run import Run

PACK = str(Path(__file__).with_name("pack.toml"))


def setting(*lines: str, **fields: Any) -> Battle:
    """A battle in which these cards lie on the table."""
    s = GAME.new(Options("test", "test", packs=(PACK,)))
    s.phase, s.active, s.stage, s.turn = "battle", "first", "act", 5
    s.decks = {"first": [], "second": []}
    s.in_play, s.graves = {"first": [], "second": []}, {"first": [], "second": []}
    for line in lines:
        card_id, kind, where, *flags = line.split()
        seat = "first" if card_id[0] == "p" else "second"
        card = s.cards[card_id] = Card(kind, seat, "field")
        lay(s, card_id, where)
        for flag in flags:
            name, _, value = flag.partition("=")
            setattr(card, name, int(value) if value else True)
        card.flies = card.flies and not card.hidden  # it is seen when it is turned up
    for card_id, card in s.cards.items():
        card.points = card.points or movement(s, card_id)
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def lay(s: Battle, card_id: str, where: str) -> None:
    card = s.cards[card_id]
    (s.graves if where == "grave" else s.in_play)[card.seat].append(card_id)
    card.flies = s.kind(card_id).type == "flying"
    if s.kind(card_id).auras and where != "grave":
        s.auras.append(card_id)
    if where in ("air", "grave"):
        card.zone = where
    elif where.startswith("on:"):
        card.zone, card.host = "worn", where[3:]
        host = s.cards[card.host]
        card.square = host.square
        if s.kind(card_id).type == "symbiotic":
            host.symbiote = card_id
        else:
            host.worn = (*host.worn, card_id)
    else:
        card.square = where
        s.field[where] = card_id


class Battlefield:
    """A battle under way, with scripted dice (or seeded ones: `seed=`)."""

    def __init__(self, *lines: str, fate: Any = (), seed: int | None = None, **fields: Any) -> None:
        state = setting(*lines, **fields)
        state.events = []
        GAME.invariants(state)
        self.run = Run(GAME, state, Scripted(fate) if seed is None else Seeded(seed))

    @property
    def s(self) -> Any:
        return self.run.state

    def __getattr__(self, card_id: str) -> Card:
        try:
            card: Card = self.run.state.cards[card_id]  # type: ignore[attr-defined]
        except KeyError:
            raise AttributeError(card_id) from None
        return card

    @property
    def ask(self) -> Ask:
        """The one open ask."""
        (opened,) = self.run.asks
        assert isinstance(opened.ask, Ask)
        return opened.ask

    @property
    def offers(self) -> list[str]:
        return [str(option) for option in self.ask.options]

    def do(self, *answers: str) -> Battlefield:
        """Answer what is open, in the notation of options; the position stays possible."""
        for answer in answers:
            (opened,) = self.run.asks
            assert isinstance(opened.ask, Ask)
            self.run.give(opened.number, opened.ask.read(answer))
            GAME.invariants(self.s)
        return self

    def refuses(self, answer: str) -> bool:
        """Whether the rules refuse an answer now."""
        try:
            self.ask.read(answer)
        except NotAnOption:
            return True
        return False

    def told(self, key: str) -> list[Any]:
        """The events of one key so far."""
        return [event for event in self.s.events if event.key == key]

    @property
    def rules(self) -> set[str]:
        """The rules that events have cited so far."""
        return {event.rule for event in self.s.events}

    @property
    def dice_left(self) -> int:
        fate: Any = self.run.fate
        left: int = len(fate.answers) - fate.given
        return left
