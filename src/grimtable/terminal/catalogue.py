"""The words at this table: those that all games share, the app's own, and the game's."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from grimtable.kernel.table import Table
from grimtable.kernel.text import COMMON, Text, names_of
from grimtable.kernel.words import Words

HERE = Path(__file__).parent


class Catalogue(Text):
    """The words of a game and of this app; those of a scene are kept, as it is drawn often."""

    KEPT = 4000

    @classmethod
    def at(cls, table: Table, language: str) -> Catalogue:
        """The catalogue for a table."""
        folders = [COMMON, HERE / "text", table.game.folder / "text"]
        return cls(folders, language, names_of(table.game, table.options, language))

    @cached_property
    def _kept(self) -> dict[int, tuple[Words, str]]:
        return {}

    def words(self, words: Words) -> str:
        kept = self._kept.get(id(words))
        if kept is None:
            if len(self._kept) > self.KEPT:
                self._kept.clear()
            # The words themselves are kept too, so that no other object gets their identity.
            kept = self._kept[id(words)] = words, super().words(words)
        return kept[1]
