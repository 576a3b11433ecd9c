"""The packs of players: Adventures of their own, with their scenes and Monsters.

What a pack brings is found by its id from the moment it is opened; games without it never come
across it. Monsters of a pack come where its Adventures name them: they are not drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from grimtable.cards import Box, Place, Shelf
from grimtable.games.drunagor.book import SceneEntry
from grimtable.games.drunagor.box import box
from grimtable.games.drunagor.content import (
    CHAPTERS,
    FIGHTERS,
    MONSTERS,
    SCENES,
    SKILLS,
    compiled,
    map_of,
    resolutions,
)
from grimtable.games.drunagor.dictionary import check
from grimtable.games.drunagor.entries import ChapterEntry, MonsterEntry, Setup
from grimtable.games.drunagor.levels import check_levels
from grimtable.kernel.errors import ContentError

COLOURS = ("white", "gray", "black", "commander")
"""What a set-up can draw a Monster of."""


@cache
def opened(packs: tuple[str, ...]) -> Box:
    """The box with these packs; what they bring can be looked up from now on."""
    there = box(packs)
    before = {table: set(shelf.opened) for table, shelf in SHELVES.items()}
    try:
        _open(there)
    except ContentError:  # nothing of a pack with a mistake stays
        for table, shelf in SHELVES.items():
            for name in set(shelf.opened) - before[table]:
                del shelf.opened[name]
        raise
    return there


SHELVES: dict[str, Shelf[Any]] = {
    "monsters": MONSTERS,
    "chapters": CHAPTERS,
    "scenes": SCENES,
    "fighters": FIGHTERS,
    "skills": SKILLS,
}


def _open(there: Box) -> None:
    monsters = there.load("monsters", MonsterEntry)
    chapters = there.load("chapters", ChapterEntry)
    scenes = there.load("scenes", SceneEntry)
    _put(there, "monsters", monsters)
    _put(there, "chapters", chapters)
    _put(there, "scenes", scenes)
    _put(there, "fighters", compiled(there, monsters))
    for scene in scenes:
        if scene in SCENES.opened:
            skills = resolutions(there, scene, scenes[scene])
            _put(there, "skills", skills)
            for skill in skills.values():
                check(skill, there.at("scenes", scene))
    for name in chapters:
        if name in CHAPTERS.opened:
            at = there.at("chapters", name)
            check_levels(at, chapters[name])
            for i, setup in enumerate(chapters[name].setups):
                for scene in setup.scenes:
                    at.known(scene, scenes, "setups", str(i), "scenes", scene)
                _check_setup(at, name, i, setup, (*monsters, *COLOURS))


def _put(there: Box, table: str, entries: Mapping[str, Any]) -> None:
    for name, entry in entries.items():
        if not SHELVES[table].open(name, entry):
            raise there.at(table, name).error("another pack has something of that id")


def _check_setup(at: Place, chapter: str, i: int, setup: Setup, monsters: Sequence[str]) -> None:
    """Every Monster and square that a set-up names is there."""
    where = ("setups", str(i))
    try:
        squares = map_of(chapter, i).board.named
    except (LookupError, ValueError) as error:
        raise at.error(f"the map of this set-up can't be drawn: {error}", *where) from error
    lines = [line.split() for line in setup.spawns]
    if any(len(line) != 3 or not line[0].rstrip("+").isdecimal() for line in lines):
        sentence = 'a spawn is a party size, a Monster or colour, and a square: "2+ gray c4"'
        raise at.error(sentence, *where, "spawns")
    at.known([line[1] for line in lines], monsters, *where, "spawns")
    at.known([line[2] for line in lines], squares, *where, "spawns")
    for key, named in (("chests", setup.chests), ("loot", setup.loot), ("piles", setup.piles)):
        at.known(named, squares, *where, key)
    for square in setup.scenes.values():
        at.known(square, squares, *where, "scenes")
    for kind, named in setup.furniture.items():
        at.known(named, squares, *where, "furniture", kind)
