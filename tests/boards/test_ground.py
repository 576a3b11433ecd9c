"""Ground of squares: what spreads stays near, however far it spreads."""

from __future__ import annotations

from grimtable.boards.ground import Ground
from grimtable.boards.square import Squares


def test_what_spreads_beyond_an_edge_does_not_come_back_on_the_other_side() -> None:
    floor = Ground(Squares(["00000000"] * 4), low=0, high=2)
    corner = floor.spread(floor.spread(floor.spread(1)))
    assert corner == sum(1 << 8 * y + x for x in range(4) for y in range(4))
    last = 1 << 8 * 4 - 1
    assert floor.spread(floor.spread(last)) == sum(
        1 << 8 * y + x for x in (5, 6, 7) for y in (1, 2, 3)
    )
