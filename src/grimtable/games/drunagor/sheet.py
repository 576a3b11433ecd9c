"""What is written down of a campaign between its tables: the Story Record (pp. 16-18, 26)."""

from __future__ import annotations

from msgspec import Struct


class HeroSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """What a Hero takes along: its Role, Equipment in use and in the bag, tiles, Legacy cards."""

    role: str = ""
    learned: dict[str, str] | None = None
    """What it has learned, with the colour of each cube; as in a Horseman's hall if not said."""
    gear: tuple[str, ...] = ()
    bag: tuple[str, ...] = ()
    tiles: dict[str, str] = {}
    """Upgrade tiles by the Skill that each covers."""
    legacy: tuple[str, ...] = ()
    auras: tuple[str, ...] = ()
    """What Resolutions left on it for good [kw.aura]."""


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The Story Record of a party."""

    heroes: dict[str, HeroSheet] = {}
    won: tuple[str, ...] = ()
    """The Adventures that were won."""
    outcomes: tuple[str, ...] = ()
    """What lasts of what was done in them, in the act that is played."""
    past: tuple[str, ...] = ()
    """The Outcomes of earlier acts."""
    trails: dict[str, int] = {}
    """The Legacy Trail: steps on the way of each force [legacy.trail]."""
    rewards: tuple[str, ...] = ()
    """What waits for the party in Camp."""
    camp: bool = False
    """Whether the party visits Camp before it goes on."""
    statuses: tuple[str, ...] = ()
    """Statuses, where an Adventure is taken up again behind a Door."""
    deck: tuple[str, ...] = ()
    """The Chest deck, where it was recomposed."""
    stored: tuple[str, ...] = ()
    """Equipment that was disposed of for the rest of the campaign."""
    allies: tuple[str, ...] = ()
    """Followers, and Cohorts where an Adventure is taken up again [ally.recruit.record]."""
    defeats: int = 0
