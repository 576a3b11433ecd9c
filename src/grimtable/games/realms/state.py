"""What lies on the table, and the things a player can say.

A card on the table has an id that tells nothing of what it is: `p1`, `p2`... are those of
Player 1, `q1`, `q2`... those of Player 2, numbered in the order in which they were drawn. What a
card is (`kind`) may change under a hidden id when a search deals it anew.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta, Struct

from grimtable.games.realms.content import REALMS, Kind, cards
from grimtable.games.realms.notation import Trait
from grimtable.kernel.asks import Option
from grimtable.kernel.scene import Words
from grimtable.kernel.state import Event
from grimtable.kernel.state import State as KernelState

SEATS = (
    "first", "second", "third", "fourth", "fifth", "sixth",
    "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
)  # fmt: skip


Deck = Annotated[str, Meta(extra_json_schema={"enum": list(REALMS)})]
"""A deck by its id; a form offers the game's own."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A duel of two decks, or (`draft` = 4 to 12 players) a draft and its matches."""

    first: Deck = "ember"
    second: Deck = "dusk"
    first_game: bool = False
    """10 gold and 10 silver each [option.first-game]."""
    draft: Annotated[int, Meta(ge=0, le=len(SEATS))] = 0
    rounds: Annotated[int, Meta(le=len(SEATS))] = 3
    """How many matches each player of a draft plays."""
    packs: tuple[str, ...] = ()
    """Files with further cards and decks."""


class Grant(Struct, frozen=True, gc=False):
    """Something an ability gave a card [golden.duration].

    For the battle, for this turn, or until the giver's next turn begins.
    """

    trait: Trait
    until: str
    by: str


class Card(Struct, gc=False):
    """A card that was drawn.

    `zone` is hand, army (bought), field, air (the additional zone), worn (equipment and symbiotic
    creatures on another card) or grave.
    """

    kind: str
    seat: str
    zone: str = "hand"
    square: str = ""
    host: str = ""
    """The creature that this equipment or symbiotic creature lies on."""
    symbiote: str = ""
    worn: tuple[str, ...] = ()
    """The equipment on this creature."""
    hidden: bool = False
    exhausted: bool = False
    points: int = 0
    """Movement points left."""
    damage: int = 0
    extra: int = 0
    """Extra life points."""
    poison: int = 0
    armor: int = 0
    """Damage that its armor has prevented in this turn."""
    held: bool = False
    """Kept from becoming alert at the beginning of its player's next turn."""
    roused: int = 0
    """How often abilities have made it alert in this turn."""
    flies: bool = False
    classless: bool = False
    """Has lost its class."""
    granted: tuple[Grant, ...] = ()
    tokens: int = 0
    """Incarnation tokens."""
    incarnated: bool = False


class Stack(Struct):
    """A stack of the draft: what was taken, in order, and what is left."""

    taken: list[str] = []
    rest: list[str] = []


class Draft(Struct):
    """Everything that only a draft has."""

    pool: list[str]
    """Cards not dealt yet."""
    round: int = 0
    stacks: dict[str, Stack] = {}
    """By the seat that opened it and the round: "third-1"."""
    decks: dict[str, list[str]] = {}
    cut: dict[str, list[str]] = {}
    shown: dict[str, list[str]] = {}
    """Cards of each deck that everybody has seen in a match."""
    match: int = 0
    points: dict[str, float] = {}


class Battle(KernelState):
    """A battle, and what comes before it."""

    packs: tuple[str, ...]
    seats: tuple[str, ...]
    players: tuple[str, ...]
    """Player 1 and Player 2 of this battle."""
    phase: str = "draw"
    first_game: bool = False
    rounds: int = 3
    decks: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """Each player's cards that are not in the hand or army [zone.deck]."""
    hands: dict[str, int] = msgspec.field(default_factory=dict)
    """How many cards each player draws next."""
    kept: list[str] = msgspec.field(default_factory=list)
    """Players who have kept their cards."""
    cards: dict[str, Card] = msgspec.field(default_factory=dict)
    field: dict[str, str] = msgspec.field(default_factory=dict)
    """What stands on the squares that are taken."""
    in_play: dict[str, list[str]] = msgspec.field(default_factory=dict)
    graves: dict[str, list[str]] = msgspec.field(default_factory=dict)
    auras: list[str] = msgspec.field(default_factory=list)
    """Cards in play that give something to many."""
    active: str = ""
    stage: str = "begin"
    turn: int = 0
    """Turns begun, counting both players'."""
    quiet: int = 0
    """Turns in a row in which nobody was damaged."""
    dying: list[str] = msgspec.field(default_factory=list)
    firing: list[str] = msgspec.field(default_factory=list)
    """Triggered abilities that are being carried out, outermost first."""
    winner: str = ""
    """A seat, or "draw"."""
    draft: Draft | None = None

    def foe(self, seat: str) -> str:
        """The other player of this battle."""
        one, two = self.players
        return two if seat == one else one

    def player(self, seat: str) -> int:
        """0 for Player 1 and 1 for Player 2."""
        return self.players.index(seat)

    def kind(self, card_id: str) -> Kind:
        """What a card is."""
        return cards(self.packs)[self.cards[card_id].kind]


def say(
    s: Battle,
    key: str,
    rule: str,
    *,
    to: tuple[str, ...] | None = None,
    reveals: bool = False,
    **args: Any,
) -> None:
    """Tell what happened; ids of cards are told as what they are and where."""
    if s.events is None:
        return
    named = {name: named_card(s, value) for name, value in args.items()}
    s.events.append(Event(key, named, rule, to, reveals))


def named_card(s: Battle, value: Any) -> Any:
    """The words for a card's id; any other value as it is."""
    if not isinstance(value, str) or value not in s.cards:
        return value
    card = s.cards[value]
    if card.hidden:
        return Words("scene-hidden", {"square": card.square})
    if card.zone == "field" and card.square:
        return Words("scene-card-at", {"card": card.kind, "square": card.square})
    return card.kind


# What a player can say ------------------------------------------------------------------------


class Keep(Option, frozen=True, gc=False):
    """Keep the cards drawn."""


class Mulligan(Option, frozen=True, gc=False):
    """Return them and draw one fewer."""


class Buy(Option, frozen=True, gc=False):
    """Take a card into the army."""

    card: str


class Place(Option, frozen=True, gc=False):
    """Put a card face down on a square."""

    card: str
    square: str


class Attach(Option, frozen=True, gc=False):
    """Put equipment or a symbiotic creature on a creature."""

    card: str
    host: str


class Move(Option, frozen=True, gc=False):
    """Walk to a square."""

    who: str
    square: str


class Jump(Option, frozen=True, gc=False):
    """Jump to a square instead of walking."""

    who: str
    square: str


class Teleport(Option, frozen=True, gc=False):
    """Teleport to a square instead of walking."""

    who: str
    square: str


class Strike(Option, frozen=True, gc=False):
    """A basic strike."""

    who: str
    target: str


class Use(Option, frozen=True, gc=False):
    """Another attack, a spell or an effect; `target` is None where it concerns many."""

    who: str
    what: str
    target: str | None


class EndTurn(Option, frozen=True, gc=False):
    """End the turn."""

    ends: ClassVar[bool] = True


class Protect(Option, frozen=True, gc=False):
    """Declare a protector."""

    who: str


class Reroll(Option, frozen=True, gc=False):
    """Roll the die again."""


class Choose(Option, frozen=True, gc=False):
    """Choose a card."""

    card: str


class Land(Option, frozen=True, gc=False):
    """Choose a square."""

    square: str


class First(Option, frozen=True, gc=False):
    """Let poison or regeneration come first."""

    card: str
    what: str


class Take(Option, frozen=True, gc=False):
    """Draft: keep this card of the stack."""

    kind: str


class Cut(Option, frozen=True, gc=False):
    """Draft: leave this card out of the deck."""

    kind: str
