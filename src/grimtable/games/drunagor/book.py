"""The Book of Interactions (p. 24): how a scene is written, its options and Resolutions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from grimtable.cards import Entry, Prose


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """A Resolution: what is read, which Statuses come and go, and what it does to the Hero."""

    en: str
    fr: str
    when: list[str] = []
    unless: list[str] = []
    gains: list[str] = []
    loses: list[str] = []
    effect: str = ""
    curses: int = 0
    suffers: dict[str, int] = {}
    free: bool = False
    again: bool = False
    """Whether the option can be chosen again."""
    challenge: Challenge | None = None
    hurts: int = 0
    """Damage that nothing prevents, to the Hero who interacts."""
    draws: int = 0
    """Chest cards."""
    item: str = ""
    """An Adventure Item, unless the party had it before."""
    crank: str = ""
    """The face of the Flowing card that it turns up."""
    removes: bool = False
    """Whether the token leaves the board."""
    bars: list[str] = []
    """Options that can't be chosen any more."""
    pays: dict[str, int] = {}
    """Tokens that the Hero has to hold, and gives."""
    recruits: dict[str, int] = {}
    """Followers and Cohorts who join the party."""
    foes: dict[str, int] = {}
    """Monsters that appear, on Spawning tokens."""
    company: str = ""
    """Who has to be at the party's side."""
    wounds: int = 0
    """Health that the Horseman loses."""
    frees: int = 0
    """Piles of Runes that return to the bag."""
    dismisses: str = ""
    """Who leaves the party for good."""
    possesses: bool = False
    """Whether something moves into the Hero who interacts."""
    aura: str = ""
    """What is written down for the Hero who interacts, for the rest of the campaign."""


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A Skill Challenge: the colour of cubes that help, what has to be reached, what follows."""

    colour: str
    difficulty: int
    won: Way
    lost: Way


class SceneOption(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the numbered options of a scene."""

    id: str
    en: str
    fr: str
    ways: list[Way]
    number: str = ""


OPENING = "opening"


class SceneEntry(Entry, frozen=True, kw_only=True):
    """A scene of the Book of Interactions."""

    kind: str
    page: Prose
    options: list[SceneOption]
    charges: int = 0
    flowing: bool = False
    """Whether the first visit brings the Flowing card."""
    grants: list[str] = []
    """Statuses that the first visit brings."""
    opening: list[Way] = []
    """Resolutions that are read instead of a choice, where one of them fits."""

    def is_over(self, statuses: Sequence[str]) -> bool:
        """Whether the token is gone where that is written down which removed it."""
        ways = [way for option in self.options for way in option.ways if way.removes]
        return any(status in statuses for way in ways for status in way.gains)

    def option(self, name: str) -> SceneOption:
        """An option by its id; what is read instead of a choice is one, too."""
        if name == OPENING:
            return SceneOption(OPENING, self.page.en, self.page.fr, self.opening)
        return next(option for option in self.options if option.id == name)
