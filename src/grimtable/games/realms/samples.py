"""For the lab: games that together bring everything to the table, and how much of it there is."""

from __future__ import annotations

from grimtable.games.realms.content import catalogue
from grimtable.games.realms.state import Options


def sample(seed: int) -> Options:
    """Every pair of decks in turn; now and then a short first game or a draft.

    Cards that answer wounds with wounds meet often enough to answer each other [golden.cycles].
    """
    decks = list(catalogue().decks)
    if seed % 8 == 3:
        return Options("thorn", "thorn")
    if seed % 8 == 7:
        return Options(draft=4 + seed // 8 % 3, rounds=1)
    first, second = decks[seed % len(decks)], decks[seed // len(decks) % len(decks)]
    return Options(first, second, first_game=seed % 5 == 4)


def contest(seed: int) -> Options:
    """Duels of all pairs of decks."""
    decks = list(catalogue().decks)
    first, second = divmod(seed * 7 % len(decks) ** 2, len(decks))
    return Options(decks[first], decks[second])


def parts() -> frozenset[str]:
    """Every card turns up."""
    return frozenset(catalogue().kinds)


def census(options: Options) -> dict[str, int]:
    """How many cards and decks there are."""
    things = catalogue(options.packs)
    return {"cards": len(things.kinds), "decks": len(things.decks)}
