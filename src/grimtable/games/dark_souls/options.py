"""What players can answer. Every field is an id of the scene or a number."""

from __future__ import annotations

from typing import ClassVar

from grimtable.kernel.asks import Option


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


class Join(Option, frozen=True, gc=False):
    """A player joins with a character (campaign)."""

    who: str


class Leave(Option, frozen=True, gc=False):
    """A character leaves the party (campaign)."""

    who: str


class LevelUp(Option, frozen=True, gc=False):
    """Raise a stat by a tier."""

    who: str
    stat: str


class Luck(Option, frozen=True, gc=False):
    """Restore a Luck token."""

    who: str


class Outfit(Option, frozen=True, gc=False):
    """Look through a character's equipment."""

    who: str


class Equip(Option, frozen=True, gc=False):
    """Put a card on a character board."""

    who: str
    item: str
    slot: str


class Stow(Option, frozen=True, gc=False):
    """Put a card from a board into the inventory."""

    who: str
    item: str


class Attach(Option, frozen=True, gc=False):
    """Attach an upgrade to an item."""

    upgrade: str
    item: str


class Detach(Option, frozen=True, gc=False):
    """Take an armour upgrade off."""

    upgrade: str
    item: str


class Ember(Option, frozen=True, gc=False):
    """Give the Ember token to a character."""

    who: str


class Place(Option, frozen=True, gc=False):
    """Put a character on an entry node."""

    who: str
    node: str


class Lead(Option, frozen=True, gc=False):
    """A character led the way, or activates first."""

    who: str


class First(Option, frozen=True, gc=False):
    """Which enemy activates first."""

    foe: str


class Step(Option, frozen=True, gc=False):
    """Where a model goes, step by step."""

    who: str
    to: str


class Push(Option, frozen=True, gc=False):
    """Which model makes room on a full node."""

    who: str


class Hold(Option, frozen=True, gc=False):
    """Take weapons into the hands."""

    who: str
    left: str | None
    right: str | None


class Gain(Option, frozen=True, gc=False):
    """What to gain at the start of an activation."""

    stamina: int
    health: int


class Walk(Option, frozen=True, gc=False):
    """Walk to a node, or around the boss."""

    who: str
    to: str


class Run(Option, frozen=True, gc=False):
    """Run to a node, or around the boss."""

    who: str
    to: str


class Estus(Option, frozen=True, gc=False):
    """Drink from the Estus Flask."""

    who: str


class Heroic(Option, frozen=True, gc=False):
    """Use the heroic action."""

    who: str


class Strike(Option, frozen=True, gc=False):
    """Attack an enemy, or all on a node, with a line of a weapon."""

    who: str
    weapon: str
    line: int
    target: str


class Lunge(Option, frozen=True, gc=False):
    """Attack with a line that moves first; `via` is the first node of that free move."""

    who: str
    weapon: str
    line: int
    target: str | None
    via: str


class Use(Option, frozen=True, gc=False):
    """Use a line of a weapon that is no attack."""

    who: str
    weapon: str
    line: int
    target: str | None = None


class Target(Option, frozen=True, gc=False):
    """Whom or what an attack or an effect is for."""

    target: str


class Reroll(Option, frozen=True, gc=False):
    """Spend Luck to roll one die again."""

    who: str
    die: int


class Guard(Option, frozen=True, gc=False):
    """Block or resist the attack."""

    who: str


class Dodge(Option, frozen=True, gc=False):
    """Dodge, moving or staying."""

    who: str
    to: str


class Suffer(Option, frozen=True, gc=False):
    """Take the trap's damage."""

    who: str


class Aggro(Option, frozen=True, gc=False):
    """Take the Aggro token out of turn."""

    who: str


class Dash(Option, frozen=True, gc=False):
    """Dash through the encounter to a neighbouring tile (campaign)."""

    tile: str


class End(Option, frozen=True, gc=False):
    """End the activation."""

    ends: ClassVar[bool] = True

    who: str
