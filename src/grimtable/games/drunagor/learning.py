"""How Heroes learn: Skills of their trees, Role cards, Class Abilities (pp. 31, 82, 85)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from grimtable.games.drunagor.box import TREES, role_card
from grimtable.games.drunagor.content import HEROES, SKILL_ENTRIES

LESSONS = 4
"""Hero or Role Skills that bring a Hero from five cubes to nine [upg.nine-cubes]."""
ABILITIES = 2
"""Class Abilities with which a campaign begins [ruling.learning]."""
ROLE = ("role_1", "role_2")
"""The two cards of a Dungeon Role, whichever that is [kw.relearn.role]."""
COLOURS = tuple(TREES.values())
WHITE = "white"
"""The cube that marks a Class Ability; it is no Action Cube [kw.learn.class]."""


@cache
def trees_of(who: str) -> dict[str, tuple[str, ...]]:
    """What a Hero can learn, tree by tree, each from its first level up.

    Four Skill trees of two levels, the Dungeon Role, Class trees of three [kw.learn.class].
    """
    found: dict[str, list[str]] = {tree: [] for tree in TREES}
    found["role"] = list(ROLE)
    mine = {k: e for k, e in SKILL_ENTRIES.items() if e.owner == who and e.level}
    for name, entry in sorted(mine.items(), key=lambda item: item[1].level):
        found.setdefault(entry.tree, []).append(name)
    return {tree: tuple(those) for tree, those in found.items()}


def is_ability(tree: str) -> bool:
    """Whether a tree is one of Class Abilities, which are marked with White Cubes."""
    return tree not in TREES and tree != "role"


def cubes_with(who: str, what: str) -> tuple[str, ...]:
    """The cubes that can come with a card: of its tree's colour, with a Role card of any."""
    tree = tree_with(who, what)
    return COLOURS if tree == "role" else (TREES.get(tree, WHITE),)


def learnable(
    who: str, learned: Mapping[str, str], *, skills: bool, abilities: bool
) -> Iterator[str]:
    """The next level of each tree: the second needs the first, the third the second.

    [kw.learn.level2] [kw.learn.class-order]
    """
    for tree, levels in trees_of(who).items():
        if abilities if is_ability(tree) else skills:
            following = next((what for what in levels if what not in learned), None)
            if following is not None:
                yield following


def tree_with(who: str, what: str) -> str:
    """The tree to which something belongs that a Hero can learn."""
    return next(tree for tree, levels in trees_of(who).items() if what in levels)


def above(who: str, what: str) -> tuple[str, ...]:
    """What is learned and all levels above it, which can't be kept without it."""
    levels = trees_of(who)[tree_with(who, what)]
    return levels[levels.index(what) :]


def first_cubes(who: str) -> dict[str, int]:
    """The five Action Cubes with which a Hero begins [ruling.learning]."""
    main = HEROES[who].main
    return {colour: 1 + (colour == main) for colour in COLOURS}


def cubes_of(who: str, learned: Mapping[str, str]) -> dict[str, int]:
    """All Action Cubes of a Hero: the first ones, and one for each Skill that it has learned."""
    found = first_cubes(who)
    for cube in learned.values():
        if cube != WHITE:
            found[cube] += 1
    return found


@cache
def hall_lessons(who: str) -> dict[str, str]:
    """What a Hero has learned in a Horseman's hall: three Skills, its Role's first card.

    And the first Ability of each Class tree [ruling.boss-hall].
    """
    entry = HEROES[who]
    found = {skill: TREES[SKILL_ENTRIES[skill].tree] for skill in entry.learned}
    found[ROLE[0]] = entry.role_cube
    firsts = (levels[0] for tree, levels in trees_of(who).items() if is_ability(tree))
    return found | dict.fromkeys(firsts, WHITE)


def cards_learned(role: str, learned: Mapping[str, str]) -> list[str]:
    """The cards that lie before a Hero for what it has learned."""
    cards = _role_cards(role)
    return [cards.get(what, what) for what in learned]


@cache
def _role_cards(role: str) -> dict[str, str]:
    return {what: role_card(role, level) for level, what in enumerate(ROLE, 1)}


def wrong_in(who: str, learned: Mapping[str, str]) -> str:
    """The first thing on a sheet that a Hero can't have learned, or nothing."""
    known: dict[str, str] = {}
    while len(known) < len(learned):
        there = learnable(who, known, skills=True, abilities=True)
        fit = [what for what in there if learned.get(what) in cubes_with(who, what)]
        if not fit:
            return next(what for what in learned if what not in known)
        known |= {what: learned[what] for what in fit}
    cubed = [what for what, cube in learned.items() if cube != WHITE]
    return cubed[LESSONS] if len(cubed) > LESSONS else ""
