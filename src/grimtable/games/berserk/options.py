"""What can be answered. Every field is an id of something on the table, or a number."""

from __future__ import annotations

from typing import ClassVar

from grimtable.kernel.asks import Done, No, Option, Yes

__all__ = [
    "Activate",
    "Back",
    "Bless",
    "Done",
    "Drop",
    "First",
    "Flee",
    "Lay",
    "Lead",
    "Lend",
    "Mend",
    "No",
    "Place",
    "Ready",
    "Relocate",
    "Reroll",
    "Riposte",
    "Stop",
    "Strike",
    "Take",
    "Trigger",
    "Turn",
    "Use",
    "Walk",
    "Yes",
]


class Place(Option, frozen=True, gc=False):
    """A Hero begins on a space."""

    who: str
    to: str


class Lay(Option, frozen=True, gc=False):
    """A card goes on top of the pile."""

    card: str

    def undoes(self, last: Option) -> bool:
        return last == Back(self.card)


class Back(Option, frozen=True, gc=False):
    """The top card goes back to the hand."""

    card: str

    def undoes(self, last: Option) -> bool:
        return last == Lay(self.card)


class Ready(Option, frozen=True, gc=False):
    """The pile is chosen."""

    ends: ClassVar[bool] = True

    who: str


class Activate(Option, frozen=True, gc=False):
    """A Hero or Ally acts next."""

    who: str


class Lead(Option, frozen=True, gc=False):
    """Of Enemies equally close, this one acts next."""

    enemy: str


class Walk(Option, frozen=True, gc=False):
    """Go to a space by a shortest way."""

    who: str
    to: str


class Strike(Option, frozen=True, gc=False):
    """Attack a target; `plain` without the top card's Effect, `unaided` without the Ability."""

    who: str
    target: str
    plain: bool = False
    unaided: bool = False

    @property
    def spare(self) -> bool:
        return self.plain or self.unaided


class Use(Option, frozen=True, gc=False):
    """Apply what the top card or an Ability does to Heroes."""

    card: str


class Take(Option, frozen=True, gc=False):
    """Pick up a Tactic token."""

    token: str


class Trigger(Option, frozen=True, gc=False):
    """Trigger an Interaction token."""

    token: str


class Bless(Option, frozen=True, gc=False):
    """Whom an Effect is for."""

    who: str


class Mend(Option, frozen=True, gc=False):
    """One point of healing: Health back, or a Bleeding token off."""

    who: str
    bleeding: bool = False


class Drop(Option, frozen=True, gc=False):
    """Which of the weakest dice leaves the pool."""

    colour: str


class Reroll(Option, frozen=True, gc=False):
    """Roll a die again."""

    die: int


class Riposte(Option, frozen=True, gc=False):
    """A Hero strikes back; `plain` without the Effect, `unaided` without the Ability."""

    who: str
    plain: bool = False
    unaided: bool = False

    @property
    def spare(self) -> bool:
        return self.plain or self.unaided


class Lend(Option, frozen=True, gc=False):
    """An Ability protects those who stand beside this one against the Enemy that acts, or not."""

    who: str
    lend: bool = True


class Turn(Option, frozen=True, gc=False):
    """Of Heroes and Allies equally close and weak, the Enemy turns to this one."""

    enemy: str
    target: str


class Stop(Option, frozen=True, gc=False):
    """Of spaces equally near, the Enemy stops here."""

    enemy: str
    to: str


class Relocate(Option, frozen=True, gc=False):
    """A miniature that has to make room goes to this one of the closest empty spaces."""

    who: str
    to: str


class Flee(Option, frozen=True, gc=False):
    """Of the Spaces that lead as straight away from the attacker, the Ally runs to this one."""

    who: str
    to: str


class First(Option, frozen=True, gc=False):
    """Of Special Rules that apply at once, this one is applied first."""

    special: str
