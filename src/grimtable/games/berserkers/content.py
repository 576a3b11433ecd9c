"""The cards, read from the content files: Actions, Locations, enemies and aid.

The box holds 50 cards [contents.cards]. What the book does not print of them is ours:
four Action cards [gap.action-cards], twelve Locations [gap.locations], the cards of the
Riders [gap.rider-card] and of the Orcs [gap.orc-card].
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import field

from grimtable.cards import Box, Entry, Place
from grimtable.games.berserkers.notation import NOTATION, Action, Effect

CONTENT = Path(__file__).parent / "content"
Faces: TypeAlias = tuple[tuple[Effect, ...], ...]
"""What each face of a die does."""


class Six(Entry, frozen=True, kw_only=True):
    """A card with a row for each face of a die: an Action card, or the card of an enemy."""

    one: str = field(name="1")
    two: str = field(name="2")
    three: str = field(name="3")
    four: str = field(name="4")
    five: str = field(name="5")
    six: str = field(name="6")

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows in the order of the dice."""
        return (self.one, self.two, self.three, self.four, self.five, self.six)


class Location(Entry, frozen=True, kw_only=True):
    """A Location: whether a fire can burn and Orcs be enlisted there, and its action."""

    action: Literal["gather", "passage", "rest", "block", "train", "crush"]
    fire: bool = False
    orcs: bool = False


class AidCard(Entry, frozen=True, kw_only=True):
    """A Villager Aid card."""

    letter: str
    rule: str
    text: str
    worth: float
    """What a computer player thinks of it, in Action dice."""


def _rows(at: Place, card: Six) -> tuple[Action, ...]:
    rows = enumerate(card.rows, 1)
    return tuple(at.read(NOTATION, row, str(die), start="row") for die, row in rows)


def faces(at: Place, written: tuple[str, ...], *keys: str) -> Faces:
    """What the faces of a die do, compiled."""
    return tuple(
        at.read(NOTATION, text, *keys, str(face), start="effects")
        for face, text in enumerate(written, 1)
    )


BOX = Box(
    "berserkers",
    CONTENT,
    {"action": ("actions",), "location": ("locations",), "aid": ("aid",), "enemy": ("enemies",)},
)
ACTION_CARDS = BOX.load("action", Six)
LOCATIONS = BOX.load("location", Location)
AID = BOX.load("aid", AidCard)
ENEMIES = {
    name: faces(BOX.at("enemy", name), card.rows) for name, card in BOX.load("enemy", Six).items()
}
RIDER_CARD, ORC_CARD = ENEMIES["riders"], ENEMIES["orcs"]
ROWS = {name: _rows(BOX.at("action", name), card) for name, card in ACTION_CARDS.items()}
DOES: dict[str, Effect] = {
    name: BOX.at("aid", name).read(NOTATION, card.text, "text", start="aid")
    for name, card in AID.items()
}
"""What each aid card is good for, once."""

FIRE_LOCATIONS = tuple(name for name, location in LOCATIONS.items() if location.fire)
ORC_LOCATIONS = frozenset(name for name, location in LOCATIONS.items() if location.orcs)
