"""Difficult ground (pp. 28, 80): Water and Palisades take a movement point, once a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grimtable.games.drunagor.board import footprint, ground, hall, passable, squares_of
from grimtable.games.drunagor.health import gain_one, hurt, is_immune
from grimtable.games.drunagor.state import Ally, Drunagor, Hero, Monster
from grimtable.kernel.state import tell

PALISADE, SPIKES = "palisade", "spikes"
SPIKED = 2
"""Damage of Obsidian Spikes."""


def affected(s: Drunagor) -> list[str]:
    """Whom which terrain has affected in the innermost turn [terr.once] [kw.turn.individual]."""
    for record in reversed(s.under_way):
        if hasattr(record, "affected"):
            found: list[str] = record.affected
            return found
    return []


def slowing(s: Drunagor, who: str) -> int:
    """Water and Palisades that did not slow somebody in this turn yet [kw.difficult.once]."""
    rough = hall(s).rough if s.place else {}  # only quicker: a Horseman's hall has none
    if not rough:
        return 0
    known, mask = affected(s), 0
    for kind, squares in rough.items():
        if known and f"{who}:{kind}" in known:
            continue
        if kind != SPIKES or who not in s.monsters:
            mask |= squares
    return mask


def hinder(s: Drunagor, it: Hero | Monster | Ally) -> int:
    """Difficult ground takes a movement point, a Palisade makes BRITTLE too [kw.difficult].

    Obsidian Spikes let Monsters pass, and hurt all others [terr.spikes] [terr.spikes.effect].

    [terr.palisade] [terr.palisade.brittle] [terr.new]
    """
    rough = hall(s).rough if s.place else {}  # only quicker: a Horseman's hall has none
    if not rough:
        return 0
    lost, here = 0, footprint(s, it)
    for kind, squares in rough.items():
        if not here & squares or (kind == SPIKES and isinstance(it, Monster)):
            continue
        known, mark = affected(s), f"{it.id}:{kind}"
        if mark not in known:
            known.append(mark)
            lost = 1
            if kind == PALISADE:
                tell(s, "hindered", rule="terr.palisade", who=it.id, ground=kind)
                gain_one(s, it.id, "brittle", rule="terr.palisade.brittle")
            elif kind == SPIKES:
                tell(s, "hindered", rule="terr.spikes.effect", who=it.id, ground=kind)
                if not is_immune(s, it.id, "darkness"):  # [terr.spikes.immune]
                    hurt(s, it.id, SPIKED, rule="terr.spikes.effect")
            else:
                tell(s, "hindered", rule="kw.difficult", who=it.id, ground=kind)
    return lost


class Wade(NamedTuple):
    """Ways over difficult ground: around it, through it with a point less, and its brink."""

    dry: Sequence[int]
    wet: Sequence[int]
    brink: int
    """Squares of it that the last point enters: there the move ends [ruling.wading]."""

    @property
    def there(self) -> int:
        """All squares, where one stands included."""
        return self.brink | sum(self.dry) | sum(self.wet)

    @property
    def layers(self) -> tuple[int, ...]:
        """The squares by what they cost."""
        seen, found = 0, list[int]()
        for cost, dry in enumerate(self.dry):
            layer = dry | (self.wet[cost - 1] if cost else 0)
            if cost == len(self.dry) - 1:
                layer |= self.brink
            found.append(layer & ~seen)
            seen |= layer
        return tuple(found)


def wade(s: Drunagor, it: Hero | Monster | Ally, points: int, slow: int, open_: int) -> Wade:
    """Where one can go if the first step onto difficult ground takes a point."""
    floor, start = ground(s), 1 << it.at
    through = floor.layers(start, open_, points, falls=True)
    wet = through[: max(points, 1)]
    if not (floor.high or sum(through) & slow):  # only quicker: no way leads onto it
        return Wade(through, wet, 0)
    dry = floor.layers(start, open_ & ~slow, points, falls=True)
    near = floor.around(sum(dry[:points]))
    return Wade(dry, wet, near & slow & open_)


def waded(
    s: Drunagor, it: Hero | Monster | Ally, to: int, points: int, slow: int
) -> tuple[list[int], int]:
    """The squares of a way to a square over difficult ground, and what it costs."""
    found, floor = wade(s, it, points, slow, passable(s, it.id)[0]), ground(s)
    for layers, more in ((found.dry, 0), (found.wet, 1)):
        for cost, layer in enumerate(layers):
            if layer >> to & 1:
                return floor.way(layers, to), cost + more
    near = floor.near[to]
    for layer in found.dry[:points]:
        if layer & near:
            step = next(iter(squares_of(layer & near)))
            return [*floor.way(found.dry, step), to], points
    raise ValueError(f"{it.id} can't get there")
