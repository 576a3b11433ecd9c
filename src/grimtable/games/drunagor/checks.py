"""What can never be on the table."""

from __future__ import annotations

from grimtable.games.drunagor.board import (
    boss_mask,
    everybody,
    footprint,
    ground,
    hall,
    pile_squares,
    squares_of,
)
from grimtable.games.drunagor.content import RUNES, SKILLS
from grimtable.games.drunagor.cubes import loose_curses
from grimtable.games.drunagor.equipment import BAG, is_proficient, kit_of
from grimtable.games.drunagor.growth import LEGACIES
from grimtable.games.drunagor.health import CURSES, TRAUMAS, most_health, skills
from grimtable.games.drunagor.holdings import GEAR
from grimtable.games.drunagor.learning import cubes_of, wrong_in
from grimtable.games.drunagor.state import (
    COLOURS,
    CURSE,
    OFF,
    REDUNDANT,
    STACK,
    TRAUMA,
    Ally,
    Assault,
    Drunagor,
    Hero,
    Horseman,
    Monster,
    Owed,
)


def invariants(s: Drunagor) -> None:
    """Raise AssertionError, saying what, if the table is in an impossible position."""
    for hero in s.heroes.values():
        board(s, hero)
        holdings(s, hero)
    squares(s)
    runes = [*s.bag, *s.track, *(rune for pile in s.piles.values() for rune in pile)]
    assert sorted(runes) == sorted(RUNES), "a rune is lost, or there twice"
    assert all(s.piles.values()), "a pile without runes"
    assert len(set(s.small) & set(s.darkness)) == len(s.small), "a tile lies where none is"
    holders: list[Hero | Monster | Ally | Horseman] = [s.boss, *everybody(s)]
    for it in holders:
        for token, n in it.tokens.items():
            most = 1 if token in REDUNDANT else STACK
            assert 0 < n <= most, f"{it.id} holds {n} of {token}"
    assert s.won is not None or s.boss.health > 0 or s.place, "the Horseman is dead and fights on"
    assert sum(h.grabbed for h in s.heroes.values()) <= 1, "two Heroes are grabbed"
    assert s.won is None or not s.under_way, "something is under way after the end"


def board(s: Drunagor, hero: Hero) -> None:
    """A Hero's board: its Action Cubes, each in one place; Health and limits."""
    who, mine = hero.id, skills(hero)
    spent = [cube for cube in hero.slots.values() if cube in COLOURS]
    cubes = cubes_of(who, hero.learned)
    for cube in COLOURS:
        there = hero.pool.get(cube, 0) + hero.expended.get(cube, 0) + spent.count(cube)
        assert there == cubes[cube], f"{who}: {there} {cube} cubes"
    assert all(n >= 0 for n in (*hero.pool.values(), *hero.expended.values())), f"{who}: no cube"
    for skill, cube in hero.slots.items():
        fits = mine[skill].slotted if cube != TRAUMA else mine[skill].cursable
        fits = fits or (cube == CURSE and mine[skill].cursable)
        assert fits, f"{who}: {cube} lies on {skill}"
    held = list(hero.slots.values())
    curses = held.count(CURSE) + loose_curses(hero)
    assert curses <= hero.curses, f"{who}: Curse Cubes do not add up"
    assert held.count(TRAUMA) <= hero.traumas, f"{who}: Trauma Cubes do not add up"
    if s.won is None:
        assert hero.curses < CURSES, f"{who} is corrupted and plays on"
        assert hero.traumas < TRAUMAS, f"{who} is dead and plays on"
        assert hero.down == (hero.health == 0), f"{who}: {hero.health} Health, down: {hero.down}"
    assert 0 <= hero.health <= most_health(hero), f"{who}: {hero.health} Health"


FULL = ("room", "in_return")
"""What somebody owes whose bag is too full for a moment."""


def holdings(s: Drunagor, hero: Hero) -> None:
    """What a Hero holds: a card of each slot, two items, tiles and Legacy cards as they may be."""
    who = hero.id
    worn = [GEAR[item].slot for item in hero.gear]
    assert len(set(worn)) == len(worn), f"{who} wears two cards of a slot: {hero.gear}"
    assert all(is_proficient(who, GEAR[item]) for item in hero.gear), f"{who}: {hero.gear}"
    both = {"weapon", "off_hand"} <= set(worn)
    assert not both or not any(GEAR[i].two_handed for i in hero.gear), f"{who} has three hands"
    owes = any(isinstance(r, Owed) and r.kind in FULL and r.who == who for r in s.under_way)
    assert len(hero.bag) <= BAG + owes, f"{who} carries {hero.bag}"
    for skill, tile in hero.tiles.items():
        assert SKILLS[skill].kind == "board", f"{who}: {tile} covers {skill}"
        assert SKILLS[skill].colour == SKILLS[tile].colour, f"{who}: {tile} covers {skill}"
    wrong = wrong_in(who, hero.learned)
    assert not wrong, f"{who} has learned {wrong}"
    assert len(hero.legacy) <= LEGACIES, f"{who} holds {hero.legacy}"
    assert hero.gear == [] or hero.kit == kit_of(hero), f"{who}: {hero.kit}"


def squares(s: Drunagor) -> None:
    """No two Solid Objects on one square; nobody under the Horseman who is not being shoved."""
    moving = {r.who for r in s.under_way if isinstance(r, Owed)}
    shoved = any(isinstance(r, Assault) and r.step <= 1 for r in s.under_way)
    taken: dict[int, str] = {square: pile for pile, square in pile_squares(s).items()}
    for at in (*s.furniture, *s.chests, *s.injured):
        assert at not in taken, f"two Objects on one square: {taken[at]}"
        taken[at] = s.furniture.get(at, s.injured.get(at, "chest"))
    assert set(s.safe) <= set(s.chests), "a Chest without a trap is not there"
    tokens = [] if hall(s).perimeters else [*hall(s).spawning.values(), *hall(s).brinks]
    lying = [*s.loot, *tokens]  # [obj.ground.no-share]
    assert len(set(lying)) == len(lying), f"two Ground Objects on one square: {lying}"
    under = boss_mask(s)
    for it in everybody(s):
        if it.at == OFF:
            placed = (
                it.id in s.placing
                or isinstance(it, Ally)
                or it.id in moving
                or getattr(it, "grabbed", False)
            )
            assert placed or s.won is not None, f"{it.id} is nowhere"
            continue
        assert ground(s).all >> it.at & 1, f"{it.id} stands off the board"
        if it.id in moving:
            continue
        if isinstance(it, Hero) and it.hiding:
            assert s.furniture.get(it.at) == "barrels", f"{it.id} hides in no barrel"
            continue
        for at in squares_of(footprint(s, it)):
            assert at not in taken, f"{it.id} and {taken[at]} share a square"
            taken[at] = it.id
        if not shoved and s.won is None:
            assert not under >> it.at & 1, f"{it.id} stands under the Horseman"
