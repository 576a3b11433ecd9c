"""The box: its files, and what a Skill is, whatever card it is printed on."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from grimtable.cards import Box
from grimtable.games.drunagor.notation import Part

FOLDER = Path(__file__).parent
TREES = {"melee": "yellow", "ranged": "red", "agility": "green", "wisdom": "blue"}
ADVENTURES = (
    *("proving_ground", "elders_way", "old_way", "workshop", "dunes", "the_fall", "riders_home"),
    *("blackriver", "hungry_fortress", "deaths_cradle", "cathedral"),
)
"""Files of Adventures with their scenes."""
HERO_KINDS = ("board", "learned", "upgrade")
"""Kinds of Hero Skills: printed on the board, learned, and tiles that cover one of the board."""
ROLE_KINDS = ("role", "legacy")
"""Kinds of Role Skills: a Legacy card counts as a Role card [legacy.as-role]."""
SLOTTED = (*HERO_KINDS, *ROLE_KINDS, "gear")
"""Kinds of Skills that have a slot for a cube."""


LEARNED = ("learned", "class")
"""Kinds of Skills that a Hero has only if it has learned them, each by itself."""


def role_card(role: str, level: int) -> str:
    """A card of a Dungeon Role: the first is called like the Role."""
    return role if level == 1 else f"{role}_{level}"


CLOSED = (
    *("heroes", "weapons", "skills", "roles", "horsemen", "cards", "items", "commands"),
    *("gear", "upgrades", "legacy", "outcomes", "allies", "errant"),
)
"""What packs add nothing to: they bring Adventures, with their scenes and Monsters."""


@cache
def box(packs: tuple[str, ...] = ()) -> Box:
    """The content files, and the packs of a player."""
    tables = (
        *("heroes", "weapons", "skills", "roles", "horsemen", "cards", "monsters", "chapters"),
        *("scenes", "items", "commands", "gear", "upgrades", "legacy", "outcomes", "allies"),
        "errant",
    )
    folder = FOLDER / "content"
    files: dict[str, tuple[str, ...]] = {table: (table,) for table in tables}
    files["skills"] = ("skills", "learned", "newcomers")
    files["monsters"] = ("monsters", "bestiary")
    return Box("drunagor", folder, files, packs, ADVENTURES, CLOSED)


class Skill(Struct, frozen=True):
    """A Skill with its text compiled; `colour` is that of its slot, empty where any cube fits."""

    id: str
    owner: str
    kind: str
    timing: str
    colour: str
    cost: int
    parts: tuple[Part, ...]

    @property
    def slotted(self) -> bool:
        """Whether a cube is put into it."""
        return self.kind in SLOTTED

    @property
    def cursable(self) -> bool:
        """Whether Curse and Trauma Cubes can be put on it: Hero and Role Skills."""
        return self.kind in HERO_KINDS or self.kind in ROLE_KINDS

    def words(self) -> frozenset[str]:
        """The keywords in it."""
        return frozenset(act.name for part in self.parts for act in part.acts)
