"""How Heroes grow: Upgrade tiles (pp. 30-31), Legacy Skill cards (p. 26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from functools import cache

from grimtable.games.drunagor.content import HEROES, SKILLS, skills_of
from grimtable.games.drunagor.equipment import refit
from grimtable.games.drunagor.holdings import FORCES, LEGACY, UPGRADES
from grimtable.games.drunagor.options import Assign, Stash, Upgrade
from grimtable.games.drunagor.state import COLOURS, Drunagor, Hero
from grimtable.kernel.state import tell

LEGACIES = 2
"""Legacy cards that a Hero can hold [legacy.two]."""
STEPS = 3
"""Steps of each force on the Legacy Trail."""


# Upgrade tiles --------------------------------------------------------------------------------


def tiles_left(s: Drunagor, path: str) -> list[str]:
    """Tiles of a Path that nobody of the party has.

    Each is unique but for the Battle Concentrations [upg.unique] [upg.battle-concentration].
    """
    taken = [tile for hero in s.heroes.values() for tile in hero.tiles.values()]
    gone = {tile for tile, n in Counter(taken).items() if n >= UPGRADES[tile].copies}
    return [tile for tile in _tiles(path) if tile not in gone]


@cache
def _tiles(path: str) -> tuple[str, ...]:
    return tuple(tile for tile, entry in UPGRADES.items() if entry.path == path)


def coverable(hero: Hero, tile: str) -> list[str]:
    """The starting Skills of a tile's tree that it can cover, no passive one.

    [upg.tree] [upg.starting-only] [upg.no-passive]
    """
    return [option.skill for option in _covers(hero.id, tile) if option.skill not in hero.tiles]


@cache
def _covers(who: str, tile: str) -> tuple[Upgrade, ...]:
    """A tile on each Skill of a Hero's board on which it could ever lie."""
    return tuple(
        Upgrade(tile, name)
        for name, skill in skills_of(who).items()
        if skill.kind == "board"
        and skill.colour == SKILLS[tile].colour
        and skill.timing != "passive"
    )


def upgrades(s: Drunagor, hero: Hero) -> Iterator[Upgrade]:
    """Tiles of the Hero's own Path, with each Skill that they can cover [upg.receive].

    Whatever its class, a Hero can use their words [upg.path] [upg.class-effects].
    """
    return laid(hero.id, tiles_left(s, HEROES[hero.id].path), hero.tiles)


def laid(who: str, tiles: Iterable[str], covered: Container[str]) -> Iterator[Upgrade]:
    """Some tiles on each Skill of a Hero that they can cover, but for those that others do."""
    for tile in tiles:
        for option in _covers(who, tile):
            if option.skill not in covered:
                yield option


def upgrade(s: Drunagor, hero: Hero, answer: Upgrade) -> None:
    """Cover a Skill: it is no longer there. No cube comes with it, and it is final.

    [upg.covered-gone] [upg.no-cubes] [upg.nine-cubes] [upg.final]
    """
    hero.tiles[answer.skill] = answer.tile
    cube = hero.slots.pop(answer.skill, "")
    if cube in COLOURS:
        hero.pool[cube] = hero.pool.get(cube, 0) + 1
    refit(s, hero)
    tell(s, "upgraded", rule="upg.receive", who=hero.id, tile=answer.tile, skill=answer.skill)


def uncover(s: Drunagor, hero: Hero, tile: str) -> None:
    """A tile goes back, and the Skill under it is there again [upg.house-swap]."""
    covered = next(skill for skill, mine in hero.tiles.items() if mine == tile)
    del hero.tiles[covered]
    cube = hero.slots.pop(tile, "")
    if cube in COLOURS:
        hero.pool[cube] = hero.pool.get(cube, 0) + 1
    refit(s, hero)


# The Legacy Trail -----------------------------------------------------------------------------


def cards_of(trails: dict[str, int]) -> list[str]:
    """The Legacy cards that a party has: one for each step that it advanced [legacy.advance].

    They are the party's, not a Hero's [legacy.party].
    """
    return [name for name, card in LEGACY.items() if card.step <= trails.get(card.force, 0)]


def advance(s: Drunagor, forces: list[str]) -> None:
    """One step on the trail of each force that the party's Outcomes speak of [legacy.when].

    [legacy.trail] [legacy.forces] [legacy.cards]
    """
    for force in FORCES:
        step = s.trails.get(force, 0)
        if force in forces and step < STEPS:
            s.trails[force] = step + 1
            tell(s, "legacy", rule="legacy.advance", card=f"{force}_{step + 1}")


def holder(s: Drunagor, card: str) -> Hero | None:
    """Who holds a Legacy card; nobody if it is stashed [legacy.stash]."""
    return next((hero for hero in s.heroes.values() if card in hero.legacy), None)


def sharing(s: Drunagor) -> list[Assign | Stash]:
    """How the Party Leader can divide the Legacy cards; two for a Hero, of any forces.

    [legacy.assign] [legacy.two] [legacy.mix] [legacy.redistribute]
    """
    found: list[Assign | Stash] = []
    for card in cards_of(s.trails):
        mine = holder(s, card)
        found += [
            Assign(card, hero.id)
            for hero in s.heroes.values()
            if hero is not mine and len(hero.legacy) < LEGACIES
        ]
        if mine is not None:
            found.append(Stash(card))
    return found


def share(s: Drunagor, answer: Assign | Stash) -> None:
    """Give a card to a Hero, or stash it."""
    mine = holder(s, answer.card)
    if mine is not None:
        mine.legacy.remove(answer.card)
        refit(s, mine)
    if isinstance(answer, Assign):
        hero = s.heroes[answer.to]
        hero.legacy.append(answer.card)
        refit(s, hero)
        tell(s, "assigned", rule="legacy.assign", card=answer.card, who=hero.id)
    else:
        tell(s, "stashed", rule="legacy.stash", card=answer.card)
