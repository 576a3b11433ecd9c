"""Enemy activations, pp. 24-25: order, icons and movement; defence.py has their attacks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from grimtable.boards.lattice import centre_of
from grimtable.games.dark_souls import bosses
from grimtable.games.dark_souls.combat import frost, shake_off
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.defence import attack, whom
from grimtable.games.dark_souls.nodes import arrive, characters_on, clear
from grimtable.games.dark_souls.notation import Attack, Behaviour, Leap, Move, Shift, Turn
from grimtable.games.dark_souls.options import First, Step
from grimtable.games.dark_souls.state import Character, Model, Souls, blocked, room
from grimtable.games.dark_souls.under_way import Blow, March
from grimtable.kernel.asks import Script, settle
from grimtable.kernel.state import tell


def enemy_acts(s: Souls) -> Script[None] | None:
    """P. 24: the next icon of the enemy that acts, or the end of its activation.

    A behaviour is done as often as it repeats [boss.act.repeat].
    """
    fight = s.battle
    foe = fight.foes.get(fight.acting)
    if foe is not None:
        if foe.facing is not None and not fight.turned:
            return bosses.turn_up(s)
        behaviour = LIBRARY.foes[foe.kind].behaviour or bosses.card_for(s, foe)
        icons = behaviour.steps * behaviour.repeat if behaviour is not None else ()
        if behaviour is not None and fight.icon < len(icons):  # [enemy.icons-order]
            fight.icon += 1
            resolve(s, foe, behaviour, icons[fight.icon - 1])
            return None
        foe.acted = True
        if foe.facing is not None:
            bosses.after_card(s, foe)
        shake_off(s, foe)
    fight.acting, fight.icon = "", 0
    return None


def next_enemy(s: Souls, waiting: list[Model]) -> Script[None] | None:
    """By falling threat [enemy.order]; enemies that are alike in all need not be told apart."""
    most = max(LIBRARY.foes[m.kind].threat for m in waiting)
    alike = {
        (m.kind, m.node, m.wounds, tuple(m.conditions), m.facing): m.id
        for m in waiting
        if LIBRARY.foes[m.kind].threat == most
    }
    tied = tuple(map(First, alike.values()))
    return settle(
        partial(_activate, s), s.voice, "order", tied, rule="enemy.order.tie", shared=True
    )


def _activate(s: Souls, pick: First) -> None:
    s.battle.acting = foe = pick.foe
    tell(s, "activates", rule="enemy.all-activate", foe=foe, kind=s.battle.foes[foe].kind)


def enemies_rest(s: Souls) -> None:
    """What holds until all enemies have acted is over."""
    fight = s.battle
    for foe in fight.foes.values():
        foe.acted = False
    fight.turned = False
    fight.ward_block, fight.ward_resist = [], []


def resolve(
    s: Souls, foe: Model, behaviour: Behaviour, icon: Move | Shift | Turn | Leap | Attack
) -> None:
    """One icon of a data card or of a boss's card [enemy.source]."""
    dodge = behaviour.dodge
    match icon:
        case Attack():
            attack(s, foe, behaviour, icon)
        case Move(n, away, rule, push, damage):
            target = whom(s, foe.node, rule).id  # chosen once [move.nearest.lock]
            left = nodes_moved(foe, n)
            s.under_way.append(March(foe.id, left, target, away, None, push, damage, dodge))
        case Shift(n, arc, push, damage):
            way = centre_of(foe.front, arc)
            left = nodes_moved(foe, n)
            slide = March(foe.id, left, way=way, push=push, damage=damage, dodge=dodge)
            s.under_way.append(slide)
        case Leap(rule, damage):  # [boss.leap.push]
            target = whom(s, foe.node, rule).id
            jump = March(foe.id, 0, target, push=True, damage=damage, dodge=dodge)
            jump.leap, jump.window = True, "leap"
            s.under_way.append(jump)
        case Turn(by):
            bosses.turn(s, foe, by)


# Movement -------------------------------------------------------------------------------------


def nodes_moved(foe: Model, n: int) -> int:
    """The number on a move icon, less 1 for Frostbite [cond.frostbite.enemy]."""
    return max(0, n - frost(foe))  # [gap.condition-floor]


def march(s: Souls, m: March) -> Script[None] | None:
    """A movement goes on, unless whom it concerns has fallen."""
    if m.by in s.battle.foes:
        return WINDOWS[m.window](s, m, s.battle.foes[m.by])
    s.under_way.pop()
    return None


def start(s: Souls, m: March, foe: Model) -> Script[None] | None:
    """A pushing move first pushes off its own node, whatever its number is [push.move.start].

    A boss turns before that to whom it goes [ruling.boss-turn-first]; from whom it goes away only
    afterwards, as it goes by where that one stands then.
    """
    if foe.facing is not None and m.target and not m.away:
        return _turn_first(s, m, foe)
    _set_out(s, m, foe)
    return None


def _turn_first(s: Souls, m: March, foe: Model) -> Script[None]:
    script = aim(s, m, foe)
    if script is not None:
        yield from script
    _set_out(s, m, foe)  # where it could not see a way the push may open one


def _set_out(s: Souls, m: March, foe: Model) -> None:
    m.window = "aim" if m.way is None else "go"
    if m.push:
        clear(s, foe.node)


def aim(s: Souls, m: March, foe: Model) -> Script[None] | None:
    """The players choose among nodes that are as good [enemy.move.choose-node]; a boss turns."""
    target, is_boss = s.characters[m.target], foe.facing is not None
    if is_boss and target.node == foe.node and not m.away:
        bosses.face_model(s, foe, target)
        _head(s, m, foe, None)
        return None
    nodes = next_nodes(s, foe.node, target, away=m.away) if m.left or is_boss else ()
    if not nodes:
        _head(s, m, foe, None)
        return None
    steps = tuple(Step(foe.id, node) for node in nodes)
    go_there = partial(_head, s, m, foe)
    return settle(go_there, s.voice, "enemy", steps, rule="enemy.move.choose-node", shared=True)


def _head(s: Souls, m: March, foe: Model, pick: Step | None) -> None:
    """It goes there next, or nowhere; a boss turns to it."""
    m.way = None if pick is None else room(s).direction(foe.node, pick.to)
    if foe.facing is not None and m.way is not None:
        bosses.face_way(s, foe, m.way, away=m.away)
    m.window = "go"


def next_nodes(s: Souls, node: str, target: Character, *, away: bool) -> tuple[str, ...]:
    """The neighbours that lie closer to a character (or farther), by the way one can walk.

    None on the target's node [enemy.move.stop-same-node] or in a corner [enemy.move.stop-corner].
    """
    lattice, shut = room(s), blocked(s)
    path = lattice.paths(shut)[target.here]  # [gap.nearest-metric]
    here = path[node]
    near = [n for n in lattice.neighbours[node] if n not in shut]
    if away:  # [enemy.move.from-aggro], [enemy.move.from-nearest]
        return tuple(n for n in near if path[n] > here)
    return tuple(
        n for n in near if path[n] < here
    )  # [enemy.move.to-aggro], [enemy.move.to-nearest]


def go(s: Souls, m: March, foe: Model) -> Script[None] | None:
    """One node on, if there is a way and the number allows; there it needs room [node.limit]."""
    if not m.left or m.way is None or m.way not in room(s).beside[foe.node]:
        s.under_way.pop()  # the tile ends here [gap.boss-shift-icon]
        return None
    node = room(s).beside[foe.node][m.way]
    if foe.facing is not None:
        return _boss_goes(s, m, foe, node, m.way)
    foe.node = node
    away = m.target if m.away else "none"
    tell(s, "foe-moved", rule="enemy.move.icon", who=foe.id, node=node, away=away)
    arrive(s, foe.id)
    m.left -= 1
    m.window = "meet"
    return None


def _boss_goes(s: Souls, m: March, boss: Model, node: str, way: int) -> Script[None]:
    yield from bosses.enter(s, boss, node, way, away=m.target if m.away else "none")
    m.left -= 1
    m.window = "meet"


def leap(s: Souls, m: March, foe: Model) -> Script[None]:
    """P. 29: straight onto the target's node, the facing kept [boss.leap.facing]."""
    node = s.characters[m.target].here
    if node != foe.node:  # [ruling.leap-node]
        yield from bosses.enter(s, foe, node, foe.front, leaping=True)
    tell(s, "leapt", rule="boss.leap", foe=foe.id, node=node)
    m.window = "meet"


def meet(s: Souls, m: March, foe: Model) -> None:
    """On every node entered: attack those who are there, or push them off [enemy.move.push].

    A number in the Push icon is an attack [ruling.push-number], physical [ruling.leap-physical],
    not on the start node [move.attack.not-start] but again and again [move.attack.repeat].
    """
    m.window = "aim" if m.target else "go"
    if m.left == 0:
        s.under_way.pop()
    there = [c.id for c in characters_on(s, foe.node)]
    if m.damage and there:  # [push.move.damage], [move.attack], [move.dodge]
        push: Literal["leap", "off"] = "leap" if m.leap else "off"
        s.under_way.append(Blow(foe.id, there, m.damage, False, m.dodge, push))
    elif m.push:
        clear(s, foe.node, any_arc=m.leap)  # [push.move.enter], [boss.leap.push-any]


WINDOWS: dict[str, Callable[[Souls, March, Model], Script[None] | None]] = {
    "start": start,
    "aim": aim,
    "go": go,
    "leap": leap,
    "meet": meet,
}
"""What a movement goes through: per node, choose, go, and meet who is there."""
