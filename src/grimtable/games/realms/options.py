"""What a player can say. Every field is an id of the scene, or a kind of card."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from grimtable.kernel.asks import Option

K = TypeVar("K")
T = TypeVar("T")


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


class Shift(Option, frozen=True, gc=False):
    """Take a card that lies face down to another square."""

    card: str
    square: str


class Swap(Option, frozen=True, gc=False):
    """Let two cards that lie face down change places."""

    card: str
    other: str


class Attach(Option, frozen=True, gc=False):
    """Put equipment or a symbiotic creature on a creature."""

    card: str
    host: str


class Move(Option, frozen=True, gc=False):
    """Walk to a square."""

    goes: ClassVar[bool] = True

    who: str
    square: str

    def undoes(self, last: Option) -> bool:
        """Whoever walks twice in a row gets nowhere that one walk does not lead to."""
        return type(last) is Move and last.who == self.who


class Jump(Option, frozen=True, gc=False):
    """Jump to a square instead of walking."""

    goes: ClassVar[bool] = True

    who: str
    square: str


class Teleport(Option, frozen=True, gc=False):
    """Teleport to a square instead of walking."""

    goes: ClassVar[bool] = True

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


class Made(dict[K, T]):
    """Options or tables of them, made once: making them is most of the work of a list."""

    def __init__(self, make: Callable[[K], T]) -> None:
        self.make = make

    def __missing__(self, key: K) -> T:
        made = self[key] = self.make(key)
        return made
