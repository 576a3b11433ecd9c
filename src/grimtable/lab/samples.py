"""What the lab wants to know of a game: options to play it with, and what must turn up."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from grimtable.kernel.game import Game


@runtime_checkable
class Sampled(Protocol):
    """A game with options for simulated games, which together bring everything to the table."""

    def sample(self, seed: int) -> Any:
        """Options for the seed-th simulated game: over many seeds, everything gets played."""


@runtime_checkable
class Contested(Protocol):
    """A game with options for comparing players, where its samples serve another end."""

    def contest(self, seed: int) -> Any:
        """Options for the seed-th game of a ladder: what people usually play."""


@runtime_checkable
class Stocked(Protocol):
    """A game with content of which the lab finds out whether it is ever used."""

    def parts(self) -> frozenset[str]:
        """Ids of the content (cards, enemies, keywords) that must each turn up in play."""


def sample(game: Game, seed: int) -> Any:
    """Options for the seed-th simulated game; of a game that samples none, its usual ones."""
    return game.sample(seed) if isinstance(game, Sampled) else game.Options()


def contest(game: Game, seed: int) -> Any:
    """Options for the seed-th game of a ladder; a sample where a game says nothing of its own."""
    return game.contest(seed) if isinstance(game, Contested) else sample(game, seed)


def parts(game: Game) -> frozenset[str]:
    """The content of a game that must turn up in play."""
    return game.parts() if isinstance(game, Stocked) else frozenset()
