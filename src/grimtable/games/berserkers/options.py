"""What the player can answer. Every field is an id of the scene."""

from __future__ import annotations

from typing import ClassVar

from grimtable.kernel.asks import Option


class Place(Option, frozen=True, gc=False):
    """Put a die on a row of an Action card ("road-3": the row of value 3 of the Road)."""

    row: str


class Help(Option, frozen=True, gc=False):
    """Discard a die for the villagers."""

    die: str
    gauge: str = "aid"


class Reroll(Option, frozen=True, gc=False):
    """Reroll an Action die, for 1 gold or by the Precious stone."""

    die: str


class Use(Option, frozen=True, gc=False):
    """Discard a Villager Aid card for its effect."""

    card: str


class Spend(Option, frozen=True, gc=False):
    """Discard dice for a Request."""

    request: str
    dice: tuple[str, ...]


class SaveGame(Option, frozen=True, gc=False):
    """Make the one checkpoint of the game."""

    @property
    def spare(self) -> bool:
        """It can be made all the time, and is made once."""
        return True


class Linger(Option, frozen=True, gc=False):
    """Stop before every roll and every enemy, so that the checkpoint can be made there, too."""

    @property
    def spare(self) -> bool:
        """Hardly anybody wants to be stopped so often."""
        return True


class GoOn(Option, frozen=True, gc=False):
    """The dice are rolled: no checkpoint here."""

    ends: ClassVar[bool] = True


class EndPhase(Option, frozen=True, gc=False):
    """End Phase 1; unused dice do nothing."""

    ends: ClassVar[bool] = True


class Walk(Option, frozen=True, gc=False):
    """Move a Berserker along the Locations."""

    who: str
    to: str


class Jump(Option, frozen=True, gc=False):
    """Put a Berserker on any Location (Secret passage, Magic cloak): not a Move."""

    who: str
    to: str


class Light(Option, frozen=True, gc=False):
    """Light the protective fire of a Location."""

    where: str


class Push(Option, frozen=True, gc=False):
    """Send a creature from a Berserker's Location to a neighbouring one."""

    who: str
    to: str


class Pull(Option, frozen=True, gc=False):
    """Bring a creature from a neighbouring Location to a Berserker's."""

    who: str
    to: str


class Lift(Option, frozen=True, gc=False):
    """Lift a gem of Darkness from a Location."""

    where: str


class Seal(Option, frozen=True, gc=False):
    """Mark a Rider with the sacred seal."""

    rider: str


class Pillage(Option, frozen=True, gc=False):
    """Send a Berserker to pillage."""

    who: str


class Visit(Option, frozen=True, gc=False):
    """Use the action of a Location, named for who reads it."""

    where: str
    does: str


class Gather(Option, frozen=True, gc=False):
    """Bring these Berserkers to the Location."""

    who: tuple[str, ...]


class Heal(Option, frozen=True, gc=False):
    """Turn a wounded Berserker to the healthy side."""

    who: str


class Block(Option, frozen=True, gc=False):
    """Keep a Rider from playing in its next turn."""

    rider: str


class Train(Option, frozen=True, gc=False):
    """Turn an Action card to its improved side."""

    card: str


class Crush(Option, frozen=True, gc=False):
    """Remove an Orc squad."""

    orcs: str


class Revive(Option, frozen=True, gc=False):
    """Bring a dead Berserker back."""

    who: str


class TakeGold(Option, frozen=True, gc=False):
    """The villagers' reward: 1 gold."""

    gold: str = "gold"


class TakeCard(Option, frozen=True, gc=False):
    """The villagers' reward: the top card of their deck."""

    deck: str = "aid-deck"


class Activate(Option, frozen=True, gc=False):
    """Carry out this enemy's die, or this Request's, next: what its card says on that face."""

    who: str
    row: str


class Shield(Option, frozen=True, gc=False):
    """Discard the Knight's shield: this Berserker ignores the attack."""

    who: str
    card: str


class Suffer(Option, frozen=True, gc=False):
    """The Berserker who takes the wound."""

    who: str


class TurnOver(Option, frozen=True, gc=False):
    """Turn over the token that lies here."""

    token: str


class Settle(Option, frozen=True, gc=False):
    """Where a Request's piece begins."""

    who: str
    to: str


class DrawRequest(Option, frozen=True, gc=False):
    """Draw one more Request."""

    deck: str = "requests"


class Enough(Option, frozen=True, gc=False):
    """Stop drawing Requests."""

    ends: ClassVar[bool] = True


class Keep(Option, frozen=True, gc=False):
    """Make the drawn Request active."""

    request: str


class Refuse(Option, frozen=True, gc=False):
    """Put the drawn Request under the deck."""

    request: str


class Restore(Option, frozen=True, gc=False):
    """Go on from the checkpoint."""


class GiveUp(Option, frozen=True, gc=False):
    """Accept the defeat."""
