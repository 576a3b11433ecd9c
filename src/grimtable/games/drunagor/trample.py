"""TRAMPLE (p. 88): a walk through enemies, each of whom is hurt once."""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from grimtable.games.drunagor.board import (
    HIGH,
    LOW,
    boss_mask,
    footprint,
    free_mask,
    ground,
    hall,
    passable,
    squares_of,
)
from grimtable.games.drunagor.health import hurt
from grimtable.games.drunagor.rough import slowing
from grimtable.games.drunagor.state import Drunagor, Hero, Monster
from grimtable.games.drunagor.terrain import follow, harmful


class Tread(Struct, frozen=True):
    """A way through enemies: whom one tramples, how often it harms, its squares."""

    met: tuple[str, ...] = ()
    harm: int = 0
    squares: tuple[int, ...] = ()

    @property
    def rather(self) -> tuple[int, tuple[str, ...], int, int]:
        """Which way is taken: over most enemies, of equally many over those who are named first.

        Then the one that harms least.
        """
        return -len(self.met), self.met, self.harm, len(self.squares)


def foes_at(s: Drunagor) -> dict[int, str]:
    """The enemies of the Heroes by each square that they fill."""
    there = {at: m.id for m in s.monsters.values() for at in squares_of(footprint(s, m))}
    return there | dict.fromkeys(squares_of(boss_mask(s)), s.boss.id)


def trample_ways(s: Drunagor, who: str, points: int) -> dict[int, Tread]:
    """P. 88: free squares that are reached through enemies, and by which way.

    It is a walk as any other: up two levels or onto difficult ground it takes a point more. One
    never ends on an enemy [kw.trample.pass], and who is Restrained stays [kw.restrain].
    """
    it = s.heroes.get(who) or s.monsters[who]
    if it.has("restrain"):
        return {}
    level, free, foes, beside = hall(s).board.level, free_mask(s), foes_at(s), ground(s).near
    bad, slow, open_ = harmful(s, who), slowing(s, who), passable(s, who)[0]
    for at in foes:
        open_ |= 1 << at
    edges = defaultdict[int, list[tuple[int, Tread]]](list, {0: [(it.at, Tread())]})
    least: dict[tuple[int, tuple[str, ...], bool], int] = {}
    found: dict[int, Tread] = {}
    for cost in range(points):
        for at, tread in edges[cost]:
            wet = bool(slow) and any(slow >> i & 1 for i in tread.squares)
            for near in squares_of(beside[at] & open_ & ~(1 << at)):
                deep = bool(slow >> near & 1) and not wet
                after = cost + 1 + (level[at] == LOW and level[near] == HIGH)
                if after > points:
                    continue
                fell = level[at] == HIGH and level[near] == LOW
                met = tuple(sorted({*tread.met, foes[near]})) if near in foes else tread.met
                harm = tread.harm + (bad >> near & 1) + fell
                key = near, met, wet
                # only quicker: of all ways there the best is taken below
                if least.get(key, points * 2) <= harm:
                    continue
                least[key] = harm
                way = Tread(met, harm, (*tread.squares, near))
                edges[after + deep].append((near, way))  # [ruling.wading]
                if free >> near & 1 and (near not in found or way.rather < found[near].rather):
                    found[near] = way
    return dict(sorted(found.items()))


def trample(s: Drunagor, it: Hero | Monster, tread: Tread, damage: int) -> None:
    """Go that way, and hurt each enemy on it once; what lies on the way acts as on any walk."""
    foes, walked = foes_at(s), tread.squares
    follow(s, it, [*walked], len(walked))
    if it.at != walked[-1]:  # the ground was its end
        walked = walked[: walked.index(it.at) + 1] if it.at in walked else ()
    for foe in dict.fromkeys(foes[at] for at in walked if at in foes):
        if foe in s.monsters or foe == s.boss.id:
            hurt(s, foe, damage, "kw.trample", by=it.id)
