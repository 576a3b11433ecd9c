"""What lies on the table, and the things a player can say.

A card on the table has an id that tells nothing of what it is: `p1`, `p2`... are those of
Player 1, `q1`, `q2`... those of Player 2, numbered in the order in which they were drawn. What a
card is (`kind`) may change under a hidden id when a search deals it anew.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from grimtable.games.realms.content import Kind, cards
from grimtable.games.realms.notation import REALMS, Attack, Trait
from grimtable.kernel.state import State as KernelState
from grimtable.kernel.state import Sure, tell
from grimtable.kernel.words import Words

SEATS = (
    "first", "second", "third", "fourth", "fifth", "sixth",
    "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
)  # fmt: skip


STARTERS = (*REALMS, "steam", "drowned", "grove")
"""The starter decks: one of each realm, and three of two realms."""
Deck = Annotated[str, Meta(extra_json_schema={"enum": list(STARTERS)})]
"""A deck by its id; a form offers the game's own."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
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
    walked: bool = False
    """Has spent movement points since it regained them."""
    damage: int = 0
    extra: int = 0
    """Extra life points."""
    poison: int = 0
    armor: int = 0
    """Damage that its armor has prevented in this turn."""
    held: bool = False
    """Kept from becoming alert at the beginning of its player's next turn."""
    flies: bool = False
    classless: bool = False
    """Has lost its class."""
    granted: tuple[Grant, ...] = ()
    tokens: int = 0
    """Incarnation tokens."""
    incarnated: bool = False


# What is under way, the innermost last ----------------------------------------------------------


class Blow(Struct, tag=True):
    """An attack, from its declaration to what it sets off [attacker.def] [attacked.def]."""

    by: str
    target: str
    """The card on which it was declared."""
    defender: str
    """Who fights: the target, or a protector in its place."""
    how: str
    special: Attack | None = None
    """What the card prints of it; None: a basic strike."""
    window: str = "declare"
    black: int = 0
    """What the defender's die shows, 0 before it is rolled."""
    white: int = 0
    rerolls: int = 0
    """How often the die that was rolled last may still be rolled again."""


class Doing(Struct, tag=True):
    """A spell, an effect or a triggered ability that is carried out, target by target."""

    source: str
    how: str
    key: str
    """The key of the action, or for a trigger its moment and its place on the card: "hurt/0"."""
    window: str = "begin"
    attacker: str = ""
    """Whom a trigger answers."""
    targets: list[str] = []
    before: list[int] = []
    """The damage that lay on each target before."""
    at: int = 0
    verb: int = 0


class Burial(Struct, tag=True):
    """The dead of one moment on their way to the graveyard, and what their deaths set off."""

    dead: list[str] = []
    last: str = ""


class Unveiling(Struct, tag=True):
    """Cards that were turned up and must be put on others."""

    seat: str
    cards: list[str]


class Dawn(Struct, tag=True):
    """The beginning of a turn [ruling.start-of-turn-order]."""

    window: str = "reveal"
    waiting: list[str] = []


UnderWay: TypeAlias = Blow | Doing | Burial | Unveiling | Dawn


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
    picked: dict[str, str] = {}
    """What seats take in this pick, while others still choose."""
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
    ready: list[str] = msgspec.field(default_factory=list)
    """Players who have said that their army or deck is complete, while others still choose."""
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
    under_way: list[UnderWay] = msgspec.field(default_factory=list)
    dying: list[str] = msgspec.field(default_factory=list)
    blind: bool = False
    """Whether Player 1 has made the blind attack."""
    alerted: list[str] = msgspec.field(default_factory=list)
    """How it stood at each time in this turn that an ability made a card alert."""
    winner: str = ""
    """A seat, or "draw"."""
    draft: Draft | None = None

    drafting = Sure[Draft]("draft")
    """Everything that only a draft has, where there is one."""

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


def say(s: Battle, key: str, /, rule: str, **args: Any) -> None:
    """Tell what happened; ids of cards are told as what they are and where."""
    if s.events is not None:
        named = {name: named_card(s, value) for name, value in args.items()}
        tell(s, key, rule, **named)


def named_card(s: Battle, value: Any) -> Any:
    """The words for a card's id, as everybody may read them; any other value as it is."""
    if not isinstance(value, str) or value not in s.cards:
        return value
    card = s.cards[value]
    if card.hidden:
        return Words("scene-hidden", {"square": card.square})
    return title(s, value)


def title(s: Battle, card_id: str) -> str | Words:
    """A card by its name and its place, or by its number where several are the same."""
    card = s.cards[card_id]
    if card.zone == "field":
        return Words("scene-card-at", {"card": card.kind, "square": card.square})
    if card.zone == "worn":
        host = s.cards[card.host]
        return Words("scene-card-on", {"card": card.kind, "host": host.kind, "square": card.square})
    same = [i for i, c in s.cards.items() if c.kind == card.kind and c.seat == card.seat]
    if (
        s.phase == "battle" or card.zone == "grave"
    ):  # twins keep their numbers till they have places
        same = [i for i in same if s.cards[i].zone == card.zone]
    if len(same) == 1:
        return card.kind
    return Words("scene-card-nth", {"card": card.kind, "n": same.index(card_id) + 1})


def expire(card: Card, until: str, by: str = "") -> None:
    """Drop grants, of one player or of both, that last no longer [golden.duration]."""
    card.granted = tuple(
        grant for grant in card.granted if grant.until != until or by not in ("", grant.by)
    )
