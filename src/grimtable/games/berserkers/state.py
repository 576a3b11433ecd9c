"""What lies on the table, and everything the player can answer.

Dice, tokens and pieces: [contents.dice] [contents.tokens] [contents.pieces]
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from grimtable.games.berserkers.content import ACTION_CARDS
from grimtable.games.berserkers.requests import REQUESTS, Request
from grimtable.kernel.asks import Option, d6
from grimtable.kernel.pile import Pile
from grimtable.kernel.state import Shared, State

PLAYER = "player"
BERSERKERS = ("bodvar", "hjalti", "svipdag")
COLOURS = ("black", "blue", "red")
RIDERS = ("rider-black", "rider-blue", "rider-red")
ORCS = ("orcs-black", "orcs-blue", "orcs-red")
CARDS = tuple(ACTION_CARDS)
# The supplies of fires and of Darkness [setup.fires] [setup.darkness], and what is the most.
FIRES, GEMS, MOST_GOLD, MOST_LOCKED, ACTION_DICE = 8, 5, 12, 2, 4

WHITE = d6("white")
DICE = {colour: d6(colour) for colour in ("white", *COLOURS, "green")}
RIDER_DICE = {rider: d6(colour) for rider, colour in zip(RIDERS, COLOURS, strict=True)}
ORC_DICE = {orcs: d6(colour) for orcs, colour in zip(ORCS, COLOURS, strict=True)}

Phase = Literal["realm", "requests", "pieces", "berserkers", "riders", "orcs", "over"]
Ending = Literal["", "won", "darkness", "dead"]


OFFERED = Meta(extra_json_schema={"enum": list(REQUESTS)})
"""The Requests that a form offers; packs bring more."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up. What is left empty is drawn."""

    requests: tuple[Annotated[str, OFFERED], ...] = ()
    """The active Requests; empty: draw them [setup.requests]."""
    realm: tuple[str, ...] = ()
    """The twelve Locations row by row from the top left; empty: shuffle them [setup.grid]."""
    packs: tuple[str, ...] = ()
    """Content files with Requests of your own [option.own-requests]."""
    practice: bool = False
    """Fewer than two fixed Requests are allowed: a game to learn or to test with."""
    restores: Annotated[int, Meta(ge=0)] | None = None
    """How often a lost game may go on from its checkpoint [ruling.save-use]."""


class Helm(State, kw_only=True):
    """The table. Pieces are where `at` says; "" is off the table: dead, fled or in the supply."""

    phase: Phase = "realm"
    turn: int = 0
    ending: Ending = ""
    realm: tuple[str, ...] = ()
    at: dict[str, str] = {}
    tokens: dict[str, str] = {}
    """Face-down tokens and where they lie."""
    wounded: set[str] = set()
    sealed: set[str] = set()
    fires: set[str] = set()
    darkness: dict[str, int] = {}
    """How many violet gems lie on a Location; a Location without any is not listed."""
    gold: int = 0
    gauge: int = 0
    deck: Pile
    hand: list[str] = []

    # Phase 1
    rolled: bool = False
    dice: list[int] = []
    """Action dice that were rolled and not used yet, in order of value."""
    special: dict[str, int] = {}
    """The Requests whose dice are still to be carried out, and what they show."""
    slots: dict[str, int] = {}
    """How many dice each Action card still takes this turn."""
    placed: set[str] = set()
    doing: str = ""
    """The kind of action, or the aid card, that is being carried out."""
    trained: set[str] = set()
    rerolls: int = 0
    """Free rerolls left from the Precious stone."""
    no_moves: bool = False
    locked: int = 0
    """Action dice that will not be rolled next turn."""
    held: int = 0
    """Action dice that were not rolled this turn."""

    # Phases 2 and 3
    blocked: set[str] = set()
    harp: bool = False
    skip_riders: bool = False
    enemies: dict[str, int] = {}
    """Enemies that have still to act in this phase, and what their dice show."""
    passes: int = 0
    """How many times Phase 3 has still to be rolled in this turn."""

    # Requests
    book: Shared[dict[str, Request]] = {}
    """The active Requests."""
    fulfilled: set[str] = set()
    hearts: dict[str, int] = {}
    lots: dict[str, Pile] = {}
    """Face-down cards of Requests."""
    darkness_limit: int = 1
    orc_phases: int = 1
    aid_refuses: tuple[int, ...] = ()

    # Set-up
    shelf: Shared[dict[str, Request]] = {}
    """All Requests that can be drawn."""
    offered: str = ""
    """The Request that was drawn and may be refused."""
    refused: str = ""
    """The Request that lies under the deck, refused."""

    # The checkpoint
    restores_left: int | None = None
    """How often the checkpoint may still be restored; None: as often as one likes."""
    restored: int = 0
    lingers: bool = False
    """Whether the player wants to be asked before every roll and every enemy."""
    saved: Shared[Helm | None] = None


# What the player can answer ---------------------------------------------------------------------


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


class Linger(Option, frozen=True, gc=False):
    """Stop before every roll and every enemy, so that the checkpoint can be made there, too."""


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
    """Use the action of a Location."""

    where: str


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


class Enlist(Option, frozen=True, gc=False):
    """Which squad of Orcs a Rider enlists."""

    orcs: str


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
