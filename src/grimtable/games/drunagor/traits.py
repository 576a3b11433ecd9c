"""More keywords of Monsters (pp. 78-89): WAR CRY and EVOLVE at the start, CHARGE, PUSHBACK."""

from __future__ import annotations

from grimtable.games.drunagor.abilities import ABILITIES, Colour, base_damage, has
from grimtable.games.drunagor.board import (
    FALL,
    HIGH,
    LOW,
    distance,
    footprint,
    free_mask,
    hall,
    squares_of,
)
from grimtable.games.drunagor.cubes import decide
from grimtable.games.drunagor.health import hurt, is_immune, pop, push
from grimtable.games.drunagor.options import Stand
from grimtable.games.drunagor.state import (
    OFF,
    Drunagor,
    Monster,
    MonsterTurn,
    Owed,
)
from grimtable.games.drunagor.terrain import put
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell

RUN_UP = 3
"""Squares that a Monster moves for a CHARGE."""
EVOLVED = 2
RING = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Ways to a neighbour, clockwise."""


def others_near(s: Drunagor, by: str) -> list[Monster]:
    """The other Monsters within Range 1, by Status board."""
    return [m for m in s.monsters.values() if m.id != by and distance(s, m.id, by) <= 1]


# Pink: at the start of the turn ---------------------------------------------------------------


@ABILITIES("war_cry", Colour.PINK, rule="kw.war-cry")
def war_cry(s: Drunagor, by: str, who: str, n: int) -> None:
    """Each other Monster within Range 1 strikes harder from now on."""
    for other in others_near(s, by):
        other.boost += 1
        tell(s, "enraged", "kw.war-cry", who=other.id, n=other.boost)


@ABILITIES("evolve", Colour.PINK, rule="kw.evolve")
def evolve(s: Drunagor, by: str, who: str, n: int) -> None:
    """A +2 DMG and a +1 MOVE token, each time anew; no Condition [kw.evolve.stack]."""
    monster = s.monsters[by]
    monster.boost += EVOLVED
    monster.pace += 1
    tell(s, "evolved", "kw.evolve", who=by, n=monster.boost, pace=monster.pace)


# Cyan: always ---------------------------------------------------------------------------------


@ABILITIES("charge", Colour.CYAN, rule="kw.charge")
def charge(s: Drunagor, by: str, who: str, n: int) -> None:
    """Is looked up where it counts: at the blow."""


def charged(s: Drunagor, monster: Monster) -> int:
    """What CHARGE adds: its base damage once more, if it moved far enough [kw.charge].

    What Darkness adds and INTIMIDATE takes comes after [kw.charge.modifiers]; it makes no detour
    for it [kw.charge.no-detour].
    """
    turn = s.under_way[-1]
    if not has(monster, "charge") or not isinstance(turn, MonsterTurn) or turn.moved < RUN_UP:
        return 0
    tell(s, "charge", "kw.charge", who=monster.id)
    return base_damage(s, monster)


@ABILITIES("slayer", Colour.CYAN, rule="kw.slayer")
def slayer(s: Drunagor, by: str, who: str, n: int) -> None:
    """Is looked up where it counts: when it sets out."""


@ABILITIES("slaughter", Colour.CYAN, rule="kw.slaughter")
def slaughter(s: Drunagor, by: str, who: str, n: int) -> None:
    """Is looked up where it counts: when it sets out."""


# Black: collateral ----------------------------------------------------------------------------


@ABILITIES("pushback", Colour.BLACK, rule="kw.pushback")
def pushback(s: Drunagor, by: str, who: str, n: int) -> None:
    """Its victim is moved one square away."""
    push(s, Owed("pushback", who, rune=by))


def away(s: Drunagor, owed: Owed) -> int:
    """The free ones of the three squares that lie farther from who pushes [kw.pushback.blocked].

    Who can't be pushed stays, where a redirected blow meets one [kw.large.immune].
    """
    it, source = s.heroes.get(owed.who) or s.monsters.get(owed.who), s.monsters.get(owed.rune)
    if it is None or source is None or it.at == OFF or it.has("restrain"):
        return 0
    if is_immune(s, owed.who, "push"):
        return 0
    board, free = hall(s).board, free_mask(s)
    x, y = board.xy(it.at)
    dx, dy = min(
        ((x - a, y - b) for a, b in map(board.xy, squares_of(footprint(s, source)))),
        key=lambda way: (max(map(abs, way)), sum(map(abs, way))),
    )
    if abs(dx) >= 2 * abs(dy):
        dy = 0
    elif abs(dy) >= 2 * abs(dx):
        dx = 0
    ahead = RING.index(((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)))
    there = 0
    for turn in (-1, 0, 1):
        step = RING[(ahead + turn) % len(RING)]
        for near in board.beside[it.at]:
            lower = board.level[near] <= board.level[it.at]
            if board.xy(near) == (x + step[0], y + step[1]) and lower:
                there |= 1 << near
    return there & free


def settle_pushback(s: Drunagor, owed: Owed) -> Script[None]:
    """Who is pushed chooses, be it harmful ground or a fall [kw.pushback.choose]."""
    there = away(s, owed)
    if not there:
        pop(s, owed)
        return
    board = hall(s).board
    by = owed.who if owed.who in s.heroes else ""
    options = tuple(Stand(board.names[i]) for i in squares_of(there))
    about = {"who": owed.who, "why": "pushed"}
    chosen = yield from decide(s, by, "stand", options, "kw.pushback.choose", **about)
    pop(s, owed)
    it = s.heroes.get(owed.who) or s.monsters[owed.who]
    before, square = it.at, board.named[chosen.to]
    put(s, owed.who, square)
    tell(s, "placed", "kw.pushback", who=owed.who, place=chosen.to)
    fell = board.level[before] == HIGH and board.level[square] == LOW
    if fell and (owed.who in s.heroes or owed.who in s.monsters):
        hurt(s, owed.who, FALL, "kw.pushback.choose")
