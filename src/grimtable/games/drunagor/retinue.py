"""The cards of Followers and Cohorts (p. 19): Sturdiness, attack, Move, and what they can do."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from grimtable.cards import Entry, Prose
from grimtable.games.drunagor.box import box
from grimtable.games.drunagor.notation import MONSTER_NOTATION, Act


class AllyEntry(Entry, frozen=True, kw_only=True):
    """A Follower's or Cohort's card; abilities are written as on Monsters' cards.

    [ally.card.attack-type] [ally.card.slot] [ally.card.move] [ally.card.damage]
    [ally.card.colours]
    """

    kind: str
    """`follower`, `cohort`, `companion`, `pet` or `draugr`."""
    sturdiness: int
    move: int
    attack: int
    reach: str
    opposite: str = ""
    """The Dungeon Role opposite of whose slot its card lies; a Hero's own acts after the Hero."""
    text: str = ""
    models: int = 1
    stays: bool = False
    """Whether a Cohort is not dismissed at the end of an Adventure."""
    twice: str = ""
    """The party's Status with which it activates twice in a turn."""
    unties: bool = False
    """Whether it can take the Tie-Breaker Special Action."""
    farewell: Prose | None = None
    """What becomes of one who is there at the end of a campaign."""


class Card(Struct, frozen=True):
    """An ally's card, its abilities compiled."""

    entry: AllyEntry
    abilities: dict[str, int]

    @property
    def lasts(self) -> bool:
        """Whether it goes on to the next Adventure [ally.follower-stays].

        Companions and Pets do not [ally.cohort-dismissed] [kw.companion.camp].
        """
        return self.entry.kind == "follower" or self.entry.stays

    @property
    def stands_on_the_sheet(self) -> bool:
        """Whether it is still there where an Adventure is begun again behind a Door."""
        return self.entry.kind not in ("pet", "draugr")


def _compiled() -> dict[str, Card]:
    found = {}
    for name, entry in box().load("allies", AllyEntry).items():
        acts: tuple[Act, ...] = box().at("allies", name).read(MONSTER_NOTATION, entry.text, "text")
        found[name] = Card(entry, {act.name: act.n for act in acts})
    return found


ALLIES = _compiled()
"""All who can join the party, by id."""


@cache
def opposite(role: str) -> tuple[str, ...]:
    """The cards that lie opposite of a Dungeon Role [ally.card.slot]."""
    return tuple(kind for kind, card in ALLIES.items() if card.entry.opposite == role)
