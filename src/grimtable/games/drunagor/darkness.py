"""Darkness that comes from Sower Cultists and heads for the Heroes (pp. 8-9).

Each drawn rune spawns one tile, or three small ones; it is laid before the next rune is drawn.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from grimtable.boards.square import Squares
from grimtable.games.drunagor.board import exposed, hall, place_of, strongest
from grimtable.games.drunagor.content import MONSTERS, SHAPES, hall_of
from grimtable.games.drunagor.cubes import lead
from grimtable.games.drunagor.health import hurt, pop, push
from grimtable.games.drunagor.options import Lay
from grimtable.games.drunagor.state import OFF, Drunagor, Hero, Owed
from grimtable.games.drunagor.terrain import darken, is_dark
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell

SMALL = 3
"""What a tile breaks into."""
FAR = 999


def sowers(s: Drunagor) -> list[int]:
    """The squares from which Darkness spawns; what is printed on maps does not count.

    [dark.sower.source] [dark.sower.model] [dark.sower.why]
    """
    return [m.at for m in s.monsters.values() if MONSTERS[m.kind].sows]


def awaken(s: Drunagor, rune: str) -> None:
    """A rune was drawn: its tile will spawn, if there is a Sower [dark.one-per-rune].

    If all Heroes are on Darkness just now, they are crushed instead [dark.crush.only].
    """
    if not rune:
        return
    if not sowers(s):  # [dark.sower.only-named]
        if s.place:  # in a hall there never is one
            tell(s, "no-sower", rule="dark.sower.when", rune=rune)
        return
    heroes = [h for h in exposed(s) if h.at != OFF]
    if heroes and all(is_dark(s, h) for h in heroes):
        tell(s, "crushed", rule="dark.crush", n=len(s.heroes))
        for hero in heroes:
            hurt(s, hero.id, len(s.heroes), rule="dark.crush")
        return
    push(s, Owed("hunt", "", rune=rune))


def prey(s: Drunagor) -> Hero | None:
    """The Strongest Hero who is not on Darkness; nearness does not count [dark.primary].

    Obsidian Spikes are Darkness [terr.spikes.darkness].
    """
    return strongest([h for h in exposed(s) if h.at != OFF and not is_dark(s, h)])


@lru_cache(maxsize=2048)
def ways_to(place: str, square: int) -> dict[int, int]:
    """How many steps along edges it is to a square, from each [ruling.dark-distance]."""
    edges = hall_of(place).board.edges
    found, line = {square: 0}, [square]
    for at in line:  # which grows on the way
        for near in edges[at]:
            if near not in found:
                found[near] = found[at] + 1
                line.append(near)
    return found


def fringe(board: Squares, dark: Collection[int], squares: Collection[int]) -> list[int]:
    """Squares without Darkness beside that which is joined with some squares."""
    seen, edge, found = set(squares), list(squares), set()
    while edge:
        for near in board.edges[edge.pop()]:
            if near not in dark and near not in squares:
                found.add(near)
            elif near not in seen:
                seen.add(near)
                edge.append(near)
    return sorted(found)


def sprouting(s: Drunagor, way: dict[int, int]) -> list[int]:
    """Where a tile begins: on the Sower closest to the target, or beside the Darkness under it.

    [dark.sower.closest] [ruling.dark-origin]
    """
    board, dark = hall(s).board, set(s.darkness)
    found: dict[int, list[int]] = {}
    for at in sowers(s):
        there = fringe(board, dark, [at]) if at in dark else [at]
        if there:
            found.setdefault(min(way.get(i, FAR) for i in there), []).extend(there)
    return sorted(set(found[min(found)])) if found else []


def chased(board: Squares, dark: set[int], starts: list[int], way: dict[int, int]) -> int:
    """How near three small tiles would come."""
    laid: list[int] = []
    for _ in range(SMALL):
        there = fringe(board, dark, laid) if laid else starts
        if not there:
            break
        laid.append(min(there, key=lambda i: way.get(i, FAR)))
    return min((way.get(i, FAR) for i in laid), default=FAR)


def hunt(s: Drunagor, owed: Owed) -> Script[None]:
    """The tile reaches for its target, or ends as near as it can; it breaks if that is nearer.

    [dark.target] [dark.two-spawns] [dark.hunt.compare] [dark.sower.only-difference]
    [dark.placement-core]
    """
    target = prey(s)
    if target is None:
        pop(s, owed)
        return
    board, dark = hall(s).board, set(s.darkness)
    way = ways_to(place_of(s), target.at)
    starts = sprouting(s, way)
    shape = SHAPES[owed.rune.partition("-")[2]]
    nearest: dict[int, list[tuple[int, ...]]] = {}
    for cover in board.placements(shape, starts, dark):
        nearest.setdefault(min(way.get(i, FAR) for i in cover), []).append(cover)
    if chased(board, dark, starts, way) < min(nearest, default=FAR) or not nearest:
        tell(s, "hunts", rule="dark.target", rune=owed.rune, whom=target.id)
        key = "broken-nearer" if nearest else "broken"
        tell(s, key, rule="dark.break", rune=owed.rune)
        owed.kind, owed.n = "chase", SMALL
        return
    names = board.names
    options = tuple([Lay(tuple([names[i] for i in cover])) for cover in nearest[min(nearest)]])
    rule = "dark.placement-core"
    chosen = yield from lead(s, "lay", options, rule, rune=owed.rune)
    tell(s, "hunts", rule="dark.target", rune=owed.rune, whom=target.id)
    pop(s, owed)
    darken(s, tuple(board.named[name] for name in chosen.squares), rule)


def chase(s: Drunagor, owed: Owed) -> Script[None]:
    """Small tiles chain towards the target; once it is reached, towards the next one.

    What is left over is discarded, and crushes nobody [dark.small.retarget].
    """
    target, board = prey(s), hall(s).board
    if owed.n <= 0 or target is None:
        pop(s, owed)
        return
    way = ways_to(place_of(s), target.at)
    there = fringe(board, set(s.darkness), owed.areas) if owed.areas else sprouting(s, way)
    if not there:
        pop(s, owed)
        return
    least = min(way.get(i, FAR) for i in there)
    options = tuple(Lay((board.names[i],)) for i in there if way.get(i, FAR) == least)
    chosen = yield from lead(s, "lay-small", options, rule="dark.break")
    square = board.named[chosen.squares[0]]
    owed.n -= 1
    owed.areas.append(square)
    darken(s, (square,), rule="dark.small.retarget")
