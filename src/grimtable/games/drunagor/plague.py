"""The Plague Horseman (pp. 34-35)."""

from __future__ import annotations

from grimtable.games.drunagor.board import (
    back_of,
    enemies,
    exposed,
    hall,
    standing,
    strongest,
)
from grimtable.games.drunagor.cubes import lead
from grimtable.games.drunagor.health import push
from grimtable.games.drunagor.horsemen import (
    FIRST,
    SECOND,
    card,
    characters_in,
    done,
    enemies_in,
    inflict,
    spared,
    strike,
    unravel,
    weave,
)
from grimtable.games.drunagor.options import Token
from grimtable.games.drunagor.state import OFF, Assault, CardTurn, Drunagor, Owed
from grimtable.games.drunagor.targets import force, grab, spit, strongest_area, throw
from grimtable.games.drunagor.terrain import enter
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell

POISON = 2


def exhale(s: Drunagor, rule: str) -> None:
    """POISON 2 on all Characters at any range; he is immune [boss.plague.exhale]."""
    tell(s, "exhales", rule, who=s.boss.id)
    party = [hero.id for hero in exposed(s)]
    party += [ally.id for ally in s.allies.values() if ally.at != OFF]
    for who in party:  # Inflicted: nothing but immunity helps [boss.plague.poison-everyone]
        inflict(s, who, "poison", POISON, rule="boss.plague.exhale")
    for foe in enemies(s):  # he is immune [boss.plague.poison-immune]
        inflict(s, foe, "poison", POISON, rule="boss.plague.exhale")


HELD = "ruling.grabbed"
"""Why a charge passes by the Strongest Hero."""


@card("plague_charge")
def mounted_charge(s: Drunagor, t: CardTurn) -> None:
    """He assaults the Strongest Hero's area with his Front [boss.plague.charge.move]."""
    done(s, t)
    held = strongest(standing(s))
    if held is not None and held.grabbed:
        tell(s, "held-not-assaulted", HELD, who=held.id)
    for target in strongest_area(s, t.x).heroes[:1]:
        push(s, Assault(hall(s).board.area[target.at], force(t), t.card))


@card("weave_unravel")
def weave_unravel(s: Drunagor, t: CardTurn) -> Script[None]:
    """He weaves on a token; without tokens he unravels a pile; without piles he exhales."""
    done(s, t)
    if s.nodes:
        options = tuple(Token(node) for node in s.nodes)
        chosen = yield from lead(s, "weave", options, rule="boss.plague.weave.choose")
        s.nodes.remove(chosen.token)
        weave(s, chosen.token, rule="boss.plague.weave")
        board = hall(s).board
        if board.area[board.named[chosen.token]] in (s.boss.front, s.boss.back):
            unravel(s, chosen.token, rule="boss.plague.weave.on-top")
    elif s.piles:
        options = tuple(Token(pile) for pile in s.piles)
        chosen = yield from lead(s, "unravel", options, rule="boss.plague.unravel.choose")
        unravel(s, chosen.token, rule="boss.plague.unravel")
    else:
        exhale(s, rule="boss.plague.status.exhale")


@card("vicious_throw")
def vicious_throw(s: Drunagor, t: CardTurn) -> None:
    """The grabbed Hero is thrown at the Weakest other one; both take X and KNOCK DOWN.

    [boss.plague.throw] [boss.plague.throw.slam-land]
    """
    if t.step == FIRST:
        met = throw(s, t.x).heroes
        if not met:
            exhale(s, rule="boss.plague.throw.exhale")
            done(s, t)
            return
        thrown = met[0]
        thrown.grabbed = False
        t.left = [h.id for h in met]
        if len(met) == 1:  # SLAM: alone, or all others are down [boss.plague.throw.slam]
            push(s, Owed("beside", thrown.id, areas=back_of(s), rune="slammed"))
        else:
            push(s, Owed("by", thrown.id, rune=t.left[1]))
        t.step = SECOND
        return
    done(s, t)
    heroes = [s.heroes[who] for who in t.left]
    strike(s, t, heroes, force(t), ("knock_down", 1))  # [boss.plague.throw.damage]


@card("wicked_spit")
def wicked_spit(s: Drunagor, t: CardTurn) -> None:
    """The cloud goes; a new one lies under the Front and on one area beside it, if it meets one.

    [boss.plague.spit.place] [boss.plague.cloud.stays]
    """
    done(s, t)
    board = hall(s).board
    s.cloud = []  # [boss.plague.spit.remove]
    front, met = s.boss.front, spit(s, t.x).heroes
    if not met:
        exhale(s, rule="boss.plague.spit.exhale")
        return
    target = met[0]
    where = board.area[target.at]
    s.cloud = sorted((*board.inside[front], *board.inside[where]))
    tell(s, "cloud", rule="boss.plague.spit.target", who=target.id)
    for it in characters_in(s, {where}):  # under them: no Reaction is quick enough to leave it
        enter(s, it.id)  # [boss.plague.spit.poison]
    strike(s, t, enemies_in(s, {where}), force(t))  # [boss.plague.spit.damage]


@card("grab_and_crush")
def grab_and_crush(s: Drunagor, t: CardTurn) -> None:
    """The Strongest Hero in the Back Arc is grabbed, off the board, and takes X.

    [boss.plague.grab.stuck]
    """
    done(s, t)
    target = next(iter(grab(s, t.x).heroes), None)
    if target is None:
        exhale(s, rule="boss.plague.grab.exhale")
        return
    if spared(s, target):
        return
    if not target.grabbed:
        target.grabbed, target.at = True, OFF  # [boss.plague.grab.off-board]
        tell(s, "grabbed", rule="boss.plague.grab", who=target.id)
    strike(s, t, [target], force(t))
