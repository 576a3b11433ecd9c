"""The cards, read from the content files: Actions, Locations, enemies and aid.

The box holds 50 cards [contents.cards]. What the book does not print of them is ours:
four Action cards [gap.action-cards], twelve Locations [gap.locations], the cards of the
Riders [gap.rider-card] and of the Orcs [gap.orc-card].
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, field

from grimtable.cards import Document
from grimtable.games.berserkers.notation import Effect, NotationError, effects

CONTENT = Path(__file__).parent / "content"
Row = Literal[
    "move 1",
    "move 2",
    "move 3",
    "light",
    "push",
    "pull",
    "lift",
    "mark",
    "pillage",
    "bet",
    "location",
]


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """Words in both languages."""

    en: str
    fr: str

    def words(self, language: str) -> str:
        """The words in a language."""
        return self.fr if language == "fr" else self.en


class ActionCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An Action card: what a die of each value does on it."""

    source: str
    icon: str
    name: Named
    one: Row = field(name="1")
    two: Row = field(name="2")
    three: Row = field(name="3")
    four: Row = field(name="4")
    five: Row = field(name="5")
    six: Row = field(name="6")

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows in the order of the dice."""
        return (self.one, self.two, self.three, self.four, self.five, self.six)


class RowName(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a row is called."""

    source: str


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    """A Location: whether a fire can burn and Orcs be enlisted there, and its action."""

    source: str
    icon: str
    action: Literal["gather", "passage", "rest", "block", "train", "crush"]
    fire: bool = False
    orcs: bool = False


class AidCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Villager Aid card."""

    source: str
    icon: str
    letter: str
    rule: str
    when: Literal["turn", "attacked", "never"]
    """When it is used: in Phase 1, when a Berserker is attacked, or never."""
    worth: float
    """What a computer player thinks of it, in Action dice."""


class EnemyText(Struct, frozen=True, forbid_unknown_fields=True):
    """The Rider or the Orc card as it is written."""

    source: str
    one: str = field(name="1")
    two: str = field(name="2")
    three: str = field(name="3")
    four: str = field(name="4")
    five: str = field(name="5")
    six: str = field(name="6")


def read_notation(document: Document, reader: Callable[[str], Any], text: str, *keys: str) -> Any:
    """Compile a string of a document; a word that is not known is pointed at."""
    try:
        return reader(text)
    except NotationError as error:
        raise document.error(str(error), *keys, offset=error.offset) from error


def _enemies() -> dict[str, tuple[tuple[Effect, ...], ...]]:
    document = Document(CONTENT / "enemies.toml")
    return {
        name: tuple(
            read_notation(document, effects, face, name, str(n))
            for n, face in enumerate(
                (text.one, text.two, text.three, text.four, text.five, text.six), 1
            )
        )
        for name, text in document.entries(EnemyText).items()
    }


ACTION_CARDS = Document(CONTENT / "actions.toml").entries(ActionCard)
ROW_NAMES = Document(CONTENT / "rows.toml").entries(RowName)
LOCATIONS = Document(CONTENT / "locations.toml").entries(Location)
AID = Document(CONTENT / "aid.toml").entries(AidCard)
ENEMIES = _enemies()
RIDER_CARD, ORC_CARD = ENEMIES["riders"], ENEMIES["orcs"]

FIRE_LOCATIONS = tuple(name for name, location in LOCATIONS.items() if location.fire)
ORC_LOCATIONS = frozenset(name for name, location in LOCATIONS.items() if location.orcs)
