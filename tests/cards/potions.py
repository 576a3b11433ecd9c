"""A small game's cards, as every game has them: potions."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from grimtable.cards import Box, Builder, Entry, Notation, Prose
from grimtable.kernel.text import COMMON, Text

HERE = Path(__file__).parent


class Heal(Struct, frozen=True):
    n: int
    whom: str | None = None


class Burn(Struct, frozen=True):
    n: int


class Keyword(Struct, frozen=True):
    name: str


class Brew(Struct, frozen=True):
    parts: tuple[Heal | Burn | Keyword, ...]
    twice: bool = False


class Build(Builder):
    records = {"heal": Heal, "burn": Burn, "keyword": Keyword}

    def brew(self, parts: list[Heal]) -> Brew:
        if len(parts) > 3:
            raise ValueError("a cauldron holds three things")
        return Brew(tuple(parts), len(set(parts)) < len(parts))


NOTATION = Notation(
    HERE / "potions.lark", Build(), ["effects"], terminals={"KEYWORD": ("flare", "smoke")}
)


class Potion(Entry, frozen=True, kw_only=True):
    text: str = ""
    texts: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    story: Prose | None = None


def box(folder: Path, *packs: Path, mixed: tuple[str, ...] = ()) -> Box:
    """The shelf of potions: those of the game, and of packs."""
    tables = {"potion": ("potions",), "cauldron": ()}
    return Box("potions", folder, tables, map(str, packs), mixed, closed=("cauldron",))


def text(language: str) -> Text:
    """The words of the game."""
    return Text([COMMON, HERE], language)
