"""The Plague Horseman (pp. 34-35)."""

from __future__ import annotations

from grimtable.games.drunagor.board import (
    back_of,
    enemies,
    hall,
    on_level,
    standing,
    strongest,
    weakest,
)
from grimtable.games.drunagor.cubes import leader
from grimtable.games.drunagor.health import push
from grimtable.games.drunagor.horsemen import (
    arc,
    card,
    done,
    heroes_in,
    inflict,
    on_board,
    strike,
    unravel,
    weave,
)
from grimtable.games.drunagor.options import Token
from grimtable.games.drunagor.state import OFF, Assault, CardTurn, Drunagor, Owed
from grimtable.games.drunagor.terrain import enter
from grimtable.kernel.asks import Script, choose
from grimtable.kernel.state import tell

POISON = 2


def exhale(s: Drunagor, rule: str) -> None:
    """POISON 2 on all Characters at any range; he is immune [boss.plague.exhale]."""
    tell(s, "exhales", rule, who=s.boss.id)
    for hero in standing(s):  # Inflicted: nothing but immunity helps [boss.plague.poison-everyone]
        inflict(s, hero.id, "poison", POISON, rule="boss.plague.exhale")
    for foe in enemies(s):  # he is immune [boss.plague.poison-immune]
        inflict(s, foe, "poison", POISON, rule="boss.plague.exhale")


@card("plague_charge")
def mounted_charge(s: Drunagor, t: CardTurn) -> Script[None]:
    """He assaults the Strongest Hero's area with his Front [boss.plague.charge.move]."""
    done(s, t)
    target = strongest(on_board(s))
    if target is not None:
        push(s, Assault(hall(s).board.area[target.at], t.x, t.card))
    return
    yield


@card("weave_unravel")
def weave_unravel(s: Drunagor, t: CardTurn) -> Script[None]:
    """He weaves on a token; without tokens he unravels a pile; without piles he exhales."""
    done(s, t)
    if s.nodes:
        options = tuple(Token(node) for node in s.nodes)
        chosen = yield from choose(leader(s), "weave", options, rule="boss.plague.weave.choose")
        s.nodes.remove(chosen.token)
        weave(s, chosen.token, rule="boss.plague.weave")
        board = hall(s).board
        if board.area[board.named[chosen.token]] in (s.boss.front, s.boss.back):
            unravel(s, chosen.token, rule="boss.plague.weave.on-top")
    elif s.piles:
        options = tuple(Token(pile) for pile in s.piles)
        chosen = yield from choose(leader(s), "unravel", options, rule="boss.plague.unravel.choose")
        unravel(s, chosen.token, rule="boss.plague.unravel")
    else:
        exhale(s, rule="boss.plague.status.exhale")


@card("vicious_throw")
def vicious_throw(s: Drunagor, t: CardTurn) -> Script[None]:
    """The grabbed Hero is thrown at the Weakest other one; both take X and KNOCK DOWN.

    [boss.plague.throw] [boss.plague.throw.slam-land]
    """
    thrown = next((h for h in standing(s) if h.grabbed), None)
    if t.step == 1:
        if thrown is None:
            exhale(s, rule="boss.plague.throw.exhale")
            done(s, t)
            return
        thrown.grabbed = False
        other = weakest(h for h in standing(s) if h is not thrown)
        if other is None:  # SLAM: alone, or all others are down [boss.plague.throw.slam]
            t.left.append(thrown.id)
            push(s, Owed("beside", thrown.id, areas=back_of(s)))
        else:
            t.left = [thrown.id, other.id]
            push(s, Owed("by", thrown.id, rune=other.id))
        t.step = 2
        return
    done(s, t)
    heroes = [s.heroes[who] for who in t.left]
    strike(s, t, heroes, t.x, ("knock_down", 1))  # [boss.plague.throw.damage]
    return
    yield


@card("wicked_spit")
def wicked_spit(s: Drunagor, t: CardTurn) -> Script[None]:
    """The cloud goes; a new one lies under the Front and on one area beside it, if it meets one.

    [boss.plague.spit.target] [boss.plague.cloud.stays]
    """
    board = hall(s).board
    if t.step == 1:
        s.cloud = []  # [boss.plague.spit.remove]
        front = s.boss.front
        places = [  # ahead, left or right, on the same level [boss.plague.spit.three]
            a
            for a in board.areas_along(front)
            if a != s.boss.back and on_level(board, a) == on_level(board, front)
        ]
        target = strongest(heroes_in(s, set(places)))
        if target is None:
            exhale(s, rule="boss.plague.spit.exhale")
            done(s, t)
            return
        where = board.area[target.at]
        s.cloud = sorted((*board.inside[front], *board.inside[where]))
        tell(s, "cloud", rule="boss.plague.spit.place", who=target.id)
        caught = heroes_in(s, {where})
        t.left, t.step = [hero.id for hero in caught], 2
        strike(s, t, caught, t.x)  # [boss.plague.spit.damage]
        return
    done_with = [who for who in t.left if s.heroes[who].at in s.cloud]
    for who in done_with:  # they are forced onto the terrain [boss.plague.spit.poison]
        enter(s, who)
    if s.under_way and s.under_way[-1] is t:
        done(s, t)
    else:
        s.under_way.remove(t)
    return
    yield


@card("grab_and_crush")
def grab_and_crush(s: Drunagor, t: CardTurn) -> Script[None]:
    """The Strongest Hero in the Back Arc is grabbed, off the board, and takes X.

    [boss.plague.grab.stuck]
    """
    done(s, t)
    held = next((h for h in standing(s) if h.grabbed), None)
    if held is not None:  # no second one: the same is crushed again [gap.grab-second]
        strike(s, t, [held], t.x)
        return
    target = strongest(heroes_in(s, arc(s, s.boss.back, s.boss.front)))
    if target is None:
        exhale(s, rule="boss.plague.grab.exhale")
        return
    target.grabbed, target.at = True, OFF  # [boss.plague.grab.off-board]
    tell(s, "grabbed", rule="boss.plague.grab", who=target.id)
    strike(s, t, [target], t.x)
    return
    yield
