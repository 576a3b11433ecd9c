"""A pile of cards: a known top, in order, over an unknown rest.

Nobody, not even the program, knows the order of a shuffled deck before a card is drawn. That is
what makes hidden information honest and search simple.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from grimtable.kernel.asks import Draw, Face, Script


class Pile(Struct):
    """`top[0]` is drawn first; below the known top lies `rest`, in no order (kept sorted)."""

    top: list[Face] = []
    rest: list[Face] = []

    def __len__(self) -> int:
        return len(self.top) + len(self.rest)

    def shuffle(self) -> None:
        """Forget the order of all of it."""
        self.rest = sorted(self.top + self.rest, key=str)
        self.top = []

    def shuffle_in(self, cards: Iterable[Face]) -> None:
        """Add cards and shuffle everything."""
        self.top.extend(cards)
        self.shuffle()


def shuffled(cards: Iterable[Face]) -> Pile:
    """A shuffled pile of these cards."""
    return Pile([], sorted(cards, key=str))


def draw(
    pile: Pile,
    n: int,
    rule: str,
    *,
    what: str = "draw",
    sees: tuple[str, ...] | None = None,
) -> Script[tuple[Face, ...]]:
    """Take up to `n` cards off a pile: the known ones first, the rest from Fate."""
    known = tuple(pile.top[:n])
    del pile.top[:n]
    missing = min(n - len(known), len(pile.rest))
    if not missing:
        return known
    drawn = yield Draw(tuple(pile.rest), missing, rule, what, None, sees)
    for card in drawn:
        pile.rest.remove(card)
    return known + tuple(drawn)
