"""A boss's arcs on the board, p. 27: what they cover, and where one stands beside its base."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, hypot, pi

from grimtable.boards.lattice import ARCS, STEPS, Arc, arcs_of, arcs_towards, centre_of
from grimtable.games.dark_souls.decks import weak_arcs
from grimtable.games.dark_souls.state import Character, Model, Souls, arcs_at, boss_on, room
from grimtable.kernel.board import Cell, Region
from grimtable.kernel.words import Badge, Words

BESIDE = 0.68
"""How far from the middle of its node one stands beside a boss."""
WALL = 0.42
"""How far beyond the outermost nodes, at most."""
WEAK = Badge(Words("scene-weak-arc"), "cracked-shield", "!")


def bosses(s: Souls) -> Iterator[Model]:
    """Whoever has arcs."""
    return (boss for boss in s.battle.foes.values() if boss.facing is not None)


def spots(s: Souls) -> Iterator[Cell]:
    """The places beside a boss's base: one in each arc, and on a line where somebody stands.

    [boss.arcs.shared-node]
    """
    for boss in bosses(s):
        if boss_on(s, boss.node) is not boss:  # two of them share it
            continue
        weak = weak_arcs(s, boss)
        for arc in ARCS:
            ways = frozenset({arc})
            yield _spot(s, boss, f"{boss.node}/{arc}", centre_of(boss.front, arc), ways & weak)
        lines = {c.by for c in s.present() if c.node == boss.node and c.by is not None}
        for way in sorted(lines):
            if len(arcs := arcs_towards(boss.front, way)) > 1:
                yield _spot(s, boss, f"{boss.node}/{way}", way, arcs & weak, arcs)


def _spot(
    s: Souls,
    boss: Model,
    name: str,
    way: int,
    weak: frozenset[str],
    between: frozenset[Arc] = frozenset(),
) -> Cell:
    lattice = room(s)
    x, y = lattice.points[boss.node]
    dx, dy = STEPS[way]
    length = BESIDE / hypot(dx, dy)
    arcs = tuple(Words(f"scene-arc-{arc}") for arc in ARCS if arc in between)
    title = Words("scene-arcs", {"arcs": arcs}) if arcs else _name(name.partition("/")[2])
    return Cell(
        name,
        min(max(x + dx * length, -WALL), lattice.width + WALL),
        min(max(y + dy * length, -WALL), lattice.height + WALL),
        "node",
        0.5,
        0.5,
        title=title,
        badges=(WEAK,) if weak else (),
        tint="green" if weak else "muted",
        role="mark",
    )


def _name(arc: str) -> Words:
    return Words(f"scene-arc-{arc}")


def beside(s: Souls, c: Character) -> str | None:
    """Where a character's model stands: on its node, or beside the boss that shares it."""
    boss = boss_on(s, c.node)
    if boss is None:
        return c.node
    arcs = arcs_at(s, c, boss)
    side = c.by if len(arcs) > 1 else next(iter(arcs))
    return f"{c.node}/{side}"


def sectors(s: Souls) -> Iterator[Region]:
    """What each arc covers of the tile [arc.nodes]; the weak ones come last, over the others."""
    for boss in bosses(s):
        lattice, weak = room(s), weak_arcs(s, boss)
        within = lattice.arcs(boss.node, boss.front)
        for arc in sorted(ARCS, key=lambda one: one in weak):
            title = _name(arc)
            outline = tuple(_outline(s, boss, arc))
            if len(outline) < 3:
                continue
            yield Region(
                f"{boss.id}/{arc}",
                tuple(node for node, arcs in within.items() if arc in arcs),
                Words("scene-arc-weak", {"arc": title}) if arc in weak else title,
                "arc",
                "green" if arc in weak else "plain",
                badges=(WEAK,) if arc in weak else (),
                outline=outline,
                fill=arc in weak,
                of=boss.id,
            )


def _outline(s: Souls, boss: Model, arc: Arc) -> Iterator[tuple[float, float]]:
    """Its corners: the boss, and clockwise along the edge of the tile."""
    lattice = room(s)
    x, y = lattice.points[boss.node]
    middle = centre_of(boss.front, arc)
    left, top, right, bottom = -0.5, -0.5, lattice.width + 0.5, lattice.height + 0.5

    def edge(way: int) -> tuple[float, float]:
        dx, dy = STEPS[way % 8]
        far = [(right if dx > 0 else left) - x] if dx else []
        down = [(bottom if dy > 0 else top) - y] if dy else []
        reach = min([a / dx for a in far] + [b / dy for b in down])
        return x + dx * reach, y + dy * reach

    def turn(spot: tuple[float, float]) -> float:
        """How far to the right of the arc's left border a corner lies."""
        dx, dy = STEPS[(middle - 1) % 8]
        return (atan2(spot[1] - y, spot[0] - x) - atan2(dy, dx)) % (2 * pi)

    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    there = [
        spot
        for spot in corners
        if arcs_of(boss.front, round(2 * (spot[0] - x)), round(2 * (spot[1] - y))) == {arc}
    ]
    yield x, y
    yield edge(middle - 1)
    yield from sorted(there, key=turn)
    yield edge(middle + 1)
