"""Decks of the players' own (see Deck in the glossary): the cards to choose from, and totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from grimtable.collection import Collection, Fault, Item
from grimtable.games.realms.content import (
    COPIES,
    LARGEST,
    SMALLEST,
    Kind,
    box,
    catalogue,
    deck_faults,
    read_cards,
)
from grimtable.games.realms.look import REALM_TINT, icon_of
from grimtable.games.realms.notation import REALMS
from grimtable.games.realms.words import kind_lines
from grimtable.kernel.mats import Card
from grimtable.kernel.words import Words

TYPES = ("standalone", "flying", "symbiotic", "equipment", "artifact", "area")


class Cards(Collection):
    """All cards, realm by realm, the cheap ones first."""

    marks = ("realm", "type", "metal")
    copies = COPIES

    def __init__(self, packs: tuple[str, ...] = ()) -> None:
        self.box = box(packs)
        self.kinds = read_cards(self.box)
        self.decks = catalogue().decks
        order = (*REALMS, "")
        ranked = sorted(
            self.kinds.values(), key=lambda kind: (order.index(kind.realm), kind.cost, kind.name)
        )
        self.items = {kind.id: item(kind) for kind in ranked}

    def names(self, language: str) -> dict[str, str]:
        """The names of the cards."""
        return self.box.names(language)

    def faults(self, cards: Mapping[str, int]) -> list[Fault]:
        """By the deck rules."""
        return deck_faults(cards, self.kinds)

    def totals(self, cards: Mapping[str, int]) -> list[Words]:
        """Cards, realms, types, elite and regular ones, and how many there are of each cost."""
        deck = [self.kinds[c] for c, n in cards.items() if c in self.kinds for _ in range(n)]
        size = {"n": sum(cards.values()), "least": SMALLEST, "most": LARGEST}
        lines = [Words("deck-total-size", {**size, "kinds": len(cards)})]
        if not deck:
            return lines
        realms = Counter(kind.realm or "neutral" for kind in deck)
        lines.append(Words("deck-total-realms", {"of": counted(realms, (*REALMS, "neutral"))}))
        lines.append(
            Words("deck-total-types", {"of": counted(Counter(k.type for k in deck), TYPES)})
        )
        for metal, elite in (("silver", False), ("gold", True)):
            costs = Counter(kind.cost for kind in deck if kind.elite == elite)
            args = {"metal": metal, "n": costs.total(), "curve": curve(costs)}
            lines.append(Words(f"deck-total-{metal}", args))
        return lines


def item(kind: Kind) -> Item:
    """A card as a builder shows it."""
    metal = "gold" if kind.elite else "silver"
    return Item(
        Card(
            kind.id,
            Words("scene-card", {"card": kind.id}),
            kind_lines(kind),
            icon=icon_of(kind),
            tint=REALM_TINT[kind.realm],
        ),
        Words("deck-price", {"cost": kind.cost, "metal": metal}),
        (kind.realm or "neutral", kind.type, metal),
    )


def counted(counts: Counter[str], order: Iterable[str]) -> list[Words]:
    """How many there are of each, those that are there."""
    return [
        Words("deck-count", {"what": what, "n": counts[what]}) for what in order if counts[what]
    ]


def curve(costs: Counter[int]) -> str:
    """How many cards there are of each cost: first the cost, then how many."""
    return "  ".join(f"{cost}×{costs[cost]}" for cost in sorted(costs)) or "-"
