"""What lies on the table, and everything the player can answer.

Dice, tokens and pieces: [contents.dice] [contents.tokens] [contents.pieces]
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from grimtable.games.berserkers.content import ACTION_CARDS
from grimtable.games.berserkers.notation import Effect
from grimtable.games.berserkers.requests import REQUESTS, Request
from grimtable.kernel.asks import d6
from grimtable.kernel.pile import Pile
from grimtable.kernel.state import Shared, State

PLAYER = "player"
BERSERKERS = ("bodvar", "hjalti", "svipdag")
COLOURS = ("black", "blue", "red")
RIDERS = ("rider-black", "rider-blue", "rider-red")
ORCS = ("orcs-black", "orcs-blue", "orcs-red")
CARDS = tuple(ACTION_CARDS)
FIRES, GEMS = 8, 5
"""The supplies of fires [setup.fires] and of Darkness [setup.darkness]."""
MOST_GOLD, MOST_LOCKED, ACTION_DICE = 12, 2, 4

WHITE = d6("white")
DICE = {colour: d6(colour) for colour in ("white", *COLOURS, "green")}
RIDER_DICE = {rider: d6(colour) for rider, colour in zip(RIDERS, COLOURS, strict=True)}
ORC_DICE = {orcs: d6(colour) for orcs, colour in zip(ORCS, COLOURS, strict=True)}

Phase = Literal["realm", "requests", "pieces", "berserkers", "riders", "orcs", "over"]
Ending = Literal["", "won", "darkness", "dead"]


OFFERED = Meta(extra_json_schema={"enum": list(REQUESTS)})
"""The Requests that a form offers; packs bring more."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
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


# What is under way, the innermost last ------------------------------------------------------------


class Deed(Struct, tag=True, gc=False):
    """An action, a card or a reward that is carried out, and what is known of it so far."""

    kind: str
    n: int = 0
    who: str = ""
    where: str = ""
    request: str = ""
    rule: str = ""
    dice: tuple[int, ...] = ()
    """What a bet's black and green die show."""


class Orders(Struct, tag=True):
    """What a card makes an enemy, or a Request and its pieces, do: effect by effect."""

    piece: str
    request: str
    cited: str
    """The card whose rules are cited, or the rule itself."""
    effects: list[Effect]
    """Still to be carried out."""
    pieces: list[str] = []
    """The Request's pieces that have still to carry out the first of them."""


class Assault(Struct, tag=True):
    """An attack of an enemy while Shields may still be played [ruling.shield]."""

    by: str
    targets: list[str]
    rule: str
    shields: list[str]


UnderWay: TypeAlias = Deed | Orders | Assault


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
    trained: set[str] = set()
    rerolls: int = 0
    """Free rerolls left from the Precious stone."""
    polished: list[int] = []
    """Unused Action dice that the Precious stone has rerolled; it rerolls none twice."""
    no_moves: bool = False
    locked: int = 0
    """Action dice that will not be rolled next turn."""
    held: int = 0
    """Action dice that were not rolled this turn."""

    under_way: list[UnderWay] = []

    # Phases 2 and 3
    blocked: set[str] = set()
    harp: bool = False
    skip_riders: bool = False
    faced: bool = False
    """Whether the dice of this phase's enemies have been rolled."""
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
