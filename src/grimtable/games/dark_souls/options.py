"""What players can answer. Every field is an id of the scene or a number."""

from __future__ import annotations

from typing import ClassVar

from grimtable.kernel.asks import Option


class Deed(Option, frozen=True, gc=False):
    """What one character does, or what is done with one: `who`."""

    who: str


class Face(Option, frozen=True, gc=False):
    """Choose the boss to fight."""

    boss: str


class Lay(Option, frozen=True, gc=False):
    """Lay a tile: a face of it, turned to the right by quarters, on a spot."""

    tile: str
    face: str
    turn: int
    spot: str


class Gate(Option, frozen=True, gc=False):
    """Put the Fog Gate, or an encounter card of a level, on a tile."""

    tile: str


class Enter(Option, frozen=True, gc=False):
    """Enter a tile, coming from another."""

    tile: str
    by: str


class Fog(Option, frozen=True, gc=False):
    """Pass the Fog Gate."""


class Open(Option, frozen=True, gc=False):
    """Open the chest of a tile."""

    tile: str


class Return(Option, frozen=True, gc=False):
    """Go back to the bonfire."""


class Rest(Option, frozen=True, gc=False):
    """Rest at the bonfire."""


class Buy(Option, frozen=True, gc=False):
    """Buy a treasure card."""


class Sell(Option, frozen=True, gc=False):
    """Sell a treasure card (campaign)."""

    item: str


class Spark(Option, frozen=True, gc=False):
    """Buy a spark (campaign)."""


class Join(Deed, frozen=True, gc=False):
    """A player joins with a character (campaign)."""


class Leave(Deed, frozen=True, gc=False):
    """A character leaves the party (campaign)."""


class LevelUp(Deed, frozen=True, gc=False):
    """Raise a stat by a tier."""

    stat: str


class Luck(Deed, frozen=True, gc=False):
    """Restore a Luck token."""


class Outfit(Deed, frozen=True, gc=False):
    """Look through a character's equipment."""


class Equip(Deed, frozen=True, gc=False):
    """Put a card on a character board."""

    item: str
    slot: str


class Stow(Deed, frozen=True, gc=False):
    """Put a card from a board into the inventory."""

    item: str


class Attach(Option, frozen=True, gc=False):
    """Attach an upgrade to an item."""

    upgrade: str
    item: str


class Detach(Option, frozen=True, gc=False):
    """Take an armour upgrade off."""

    upgrade: str
    item: str


class Ember(Deed, frozen=True, gc=False):
    """Give the Ember token to a character."""


class Place(Deed, frozen=True, gc=False):
    """Put a character on an entry node."""

    node: str


class Lead(Deed, frozen=True, gc=False):
    """A character led the way, or activates first."""


class First(Option, frozen=True, gc=False):
    """Which enemy activates first."""

    foe: str


class Step(Deed, frozen=True, gc=False):
    """Where a model goes, step by step."""

    to: str


class Push(Deed, frozen=True, gc=False):
    """Which model makes room on a full node."""


class Hold(Deed, frozen=True, gc=False):
    """Take weapons into the hands."""

    left: str | None
    right: str | None


class Gain(Option, frozen=True, gc=False):
    """What to gain at the start of an activation."""

    stamina: int
    health: int


class Walk(Deed, frozen=True, gc=False):
    """Walk to a node, or around the boss."""

    to: str


class Run(Deed, frozen=True, gc=False):
    """Run to a node, or around the boss."""

    to: str


class Estus(Deed, frozen=True, gc=False):
    """Drink from the Estus Flask."""


class Heroic(Deed, frozen=True, gc=False):
    """Use the heroic action."""


class Strike(Deed, frozen=True, gc=False):
    """Attack an enemy, or all on a node, with a line of a weapon."""

    weapon: str
    line: int
    target: str


class Lunge(Deed, frozen=True, gc=False):
    """Attack with a line that moves first; `via` is the first node of that free move."""

    weapon: str
    line: int
    target: str | None
    via: str


class Use(Deed, frozen=True, gc=False):
    """Use a line of a weapon that is no attack."""

    weapon: str
    line: int
    target: str | None = None


class Target(Option, frozen=True, gc=False):
    """Whom or what an attack or an effect is for."""

    target: str


class Reroll(Deed, frozen=True, gc=False):
    """Spend Luck to roll one die again."""

    die: int


class Guard(Deed, frozen=True, gc=False):
    """Block or resist the attack."""


class Dodge(Deed, frozen=True, gc=False):
    """Dodge, moving or staying."""

    to: str


class Suffer(Deed, frozen=True, gc=False):
    """Take the trap's damage."""


class Aggro(Deed, frozen=True, gc=False):
    """Take the Aggro token out of turn."""


class Dash(Option, frozen=True, gc=False):
    """Dash through the encounter to a neighbouring tile (campaign)."""

    tile: str


class End(Deed, frozen=True, gc=False):
    """End the activation."""

    ends: ClassVar[bool] = True
