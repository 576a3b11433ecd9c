"""Pp. 36-38: the Enemy Turn. Enemies act by themselves; the Heroes choose where rules tie."""

from __future__ import annotations

from grimtable.boards.hex import bits
from grimtable.games.berserk.attacks import over
from grimtable.games.berserk.options import Lead, Stop, Turn
from grimtable.games.berserk.records import Anyone, Seeks
from grimtable.games.berserk.spaces import (
    FAR,
    burning,
    free_for,
    in_range,
    occupied,
    steps_to_all,
    stops_for,
    zone,
)
from grimtable.games.berserk.spawning import scorch
from grimtable.games.berserk.state import (
    Arrival,
    Berserk,
    Blow,
    March,
    Mini,
    health,
    heroes_choose,
    is_monster,
)
from grimtable.games.berserk.stats import guard, movement
from grimtable.games.berserk.status import bleed, recover
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell


def turn(s: Berserk) -> Script[None]:
    """P. 36: who acts next is found anew each time; when all have acted the Turn ends.

    [enemy-turn.all] [enemy-turn.automatic] [enemy-turn.purpose] [ruling.enemy-retarget]. Who is
    Stunned and no Monster is passed over [stun.others] [ruling.stunned-order].
    """
    left = [e for e in s.enemies.values() if not e.done and (not e.stunned or is_monster(s, e))]
    if not left:
        end_of_turn(s)
        return
    steps = all_away(s, left) if len(left) > 1 else {left[0].id: 0}
    least = min(steps.values())
    tied = [name for name, n in steps.items() if n == least]  # [enemy.order.closest]
    options = tuple(Lead(name) for name in tied)
    pick: Lead = yield from heroes_choose(s, "lead", options, rule="enemy.order.tie")
    enemy = s.enemies[pick.enemy]
    enemy.done = True
    scorch(s, enemy, zone(s, enemy))
    if enemy.id in s.enemies:
        tell(s, "enemy", rule="enemy.order.closest", who=enemy.id)
        s.under_way.append(March(enemy.id))


def all_away(s: Berserk, foes: list[Mini]) -> dict[str, int]:
    """The Movement of each to the closest Hero or Ally: one flood from those serves all.

    It serves who has a base of 1 Space and neither flies nor pushes, and finds a way.
    """
    adventure = s.adventure
    field = adventure.hexes
    edge = taken = 0
    for mini in s.friends():
        edge |= zone(s, mini)
    free = adventure.open & ~occupied(s)
    library = s.library.foes
    found: dict[str, int] = {}
    left: dict[str, int] = {}
    for foe in foes:
        kind = library[foe.kind]
        if foe.base == 1 and not kind.flying and not kind.monster:
            left[foe.id] = 1 << field.named[foe.at]
            taken |= left[foe.id]
    steps = 0
    while edge and taken:
        wide = field.spread(edge)
        if wide & taken:
            for name in [name for name, at in left.items() if at & wide]:
                found[name] = steps
                taken ^= left.pop(name)
        edge = wide & free
        free &= ~wide
        steps += 1
    return {foe.id: found[foe.id] if foe.id in found else away(s, foe) for foe in foes}


def away(s: Berserk, enemy: Mini) -> int:
    """The Movement to the closest Hero or Ally [closest.distance]."""
    field = s.adventure.hexes
    near = field.spread(zone(s, enemy))
    there = 0
    for mini in s.friends():
        there |= zone(s, mini)
    if there & near:
        return 0
    if enemy.base == 1:  # one flood finds the closest of all
        start = 1 << field.named[enemy.at]
        steps, found = field.nearest(start, free_for(s, enemy), field.spread(there))
        if found:
            return steps
    return min(steps_to_all(s, enemy, s.friends()), default=FAR)


def end_of_turn(s: Berserk) -> None:
    """The Enemy Turn ends: Bleeding, then a Stunned token of those who are no Monsters.

    A token from a Riposte in this Turn goes, too [ruling.stun-enemy-turn].
    """
    s.phase = "events"
    s.checked, s.fresh = False, []
    bleed(s, list(s.enemies.values()), 2)
    recover(s, list(s.enemies.values()), rule="stun.decay.enemy")
    for enemy in s.enemies.values():
        enemy.done = False


def march(s: Berserk, m: March) -> Script[None]:
    """All Movement, then the Attack, and nothing moves after it.

    [move.enemy.before-attack] [gap.enemy.move-box]
    """
    enemy = s.enemies.get(m.enemy)
    if enemy is None or m.window == "over":
        over(s, m)
        return
    match m.window:
        case "move":
            yield from approach(s, m, enemy)
        case "walk":
            step(s, m, enemy)
        case "attack":
            yield from attack(s, m, enemy)


# Whom ---------------------------------------------------------------------------------------------


def preys(s: Berserk, enemy: Mini) -> list[Mini]:
    """Whom an Enemy can go for: Heroes and Allies, for some the Enemies too."""
    clauses = s.library.foes[enemy.kind].effect.clauses
    if any(type(c) is Anyone for c in clauses):
        return [mini for mini in s.minis() if mini is not enemy]
    found: list[Mini] = s.friends()
    for clause in clauses:
        if type(clause) is Seeks and found:
            found = sought(s, enemy, clause.whom, found)
    return found


def sought(s: Berserk, enemy: Mini, whom: str, found: list[Mini]) -> list[Mini]:
    """What an Ability says instead of the closest [closest.most]."""
    if whom == "allies":
        return [mini for mini in found if mini.id in s.allies] or found
    if whom == "weakest":
        least = min(health(s, mini) - mini.wounds for mini in found)
        return [mini for mini in found if health(s, mini) - mini.wounds == least]
    steps = steps_to_all(s, enemy, found)
    most = max(steps)
    return [mini for mini, n in zip(found, steps, strict=True) if n == most]


def closest(s: Berserk, enemy: Mini, found: list[Mini]) -> list[Mini]:
    """Those of some that need the least Movement to get to [closest.least]."""
    if len(found) < 2:
        return found
    steps = steps_to_all(s, enemy, found)
    least = min(steps)
    return [mini for mini, n in zip(found, steps, strict=True) if n == least]


def pick_target(s: Berserk, enemy: Mini, found: list[Mini], rules: tuple[str, str]) -> Script[Mini]:
    """The closest; of several the one with the lowest Defense; else the Heroes choose.

    [move.enemy.tie.defense] [attack.enemy.tie.defense] [move.enemy.tie.choice]
    [attack.enemy.tie.choice]
    """
    found = closest(s, enemy, found)
    if len(found) > 1:
        guards = {mini.id: guard(s, mini) for mini in found}
        lowest = min(guards.values())
        tied = [mini for mini in found if guards[mini.id] == lowest]
        if len(tied) < len(found):
            tell(s, "lowest", rule=rules[0], who=enemy.id, whom=tied[0].id)
        found = tied
    options = tuple(Turn(enemy.id, mini.id) for mini in found)
    pick: Turn = yield from heroes_choose(s, "turn", options, rule=rules[1], who=enemy.id)
    return s.mini(pick.target)


# Movement -----------------------------------------------------------------------------------------


def approach(s: Berserk, m: March, enemy: Mini) -> Script[None]:
    """P. 37: towards the closest Hero or Ally, until in Range; else as near as it gets.

    Already in Range it does not move [move.enemy.in-range] [enemy.range].
    """
    found = preys(s, enemy)
    if not found:
        m.window = "over"
        return
    rules = ("move.enemy.tie.defense", "move.enemy.tie.choice")
    effect = s.library.foes[enemy.kind].effect
    near = closest(s, enemy, found)
    if any(in_range(s, enemy, mini, effect.reach, effect.visible) for mini in near):
        m.window = "attack"
        return
    if m.target not in {mini.id for mini in found}:
        target = yield from pick_target(s, enemy, near, rules)
        m.target = target.id
        return
    target = s.mini(m.target)
    m.window = "attack"
    spots, layers = stops(s, enemy, target)
    if not spots:
        return
    names = sorted(s.adventure.hexes.names(spots))
    options = tuple(Stop(enemy.id, name) for name in names)
    pick: Stop = yield from heroes_choose(
        s, "stop", options, rule="gap.figures.enemy-move", who=enemy.id
    )
    goal = s.adventure.hexes.named[pick.to]
    if not layers[0] >> goal & 1:
        m.way = [s.adventure.hexes.name[i] for i in s.adventure.hexes.path(layers, goal)[1:]]
        m.window = "walk"


def stops(s: Berserk, enemy: Mini, target: Mini) -> tuple[int, list[int]]:
    """Where it can stop: in Range after the fewest steps, or as near as possible.

    [move.enemy.toward] [move.enemy.short] [move.enemy.step] [flying.tie]
    """
    field = s.adventure.hexes
    effect = s.library.foes[enemy.kind].effect
    free, standing = free_for(s, enemy) | zone(s, enemy), stops_for(s, enemy)
    goal = field.within(zone(s, target), effect.reach)
    if enemy.base == 7:
        goal, free = field.spread(goal), field.rooms(free)
    start = 1 << field.named[enemy.at]
    layers = field.layers(start, free, movement(s, enemy))
    for layer in layers[1:]:
        there = layer & standing & goal
        if effect.visible and there:
            there = _seen(s, enemy, target, there)
        if there:
            return there, layers
    reached = start
    for layer in layers[1:]:
        reached |= layer & standing
    for ground in (free, s.adventure.open | start, field.all):
        for layer in field.layers(goal, ground):
            if layer & reached:
                return (start if layer & start else layer & reached), layers
    return start, layers


def _seen(s: Berserk, enemy: Mini, target: Mini, spots: int) -> int:
    """Those of some Spaces from which the target is Visible."""
    at, found = enemy.at, 0
    for i in bits(spots):
        enemy.at = s.adventure.hexes.name[i]
        effect = s.library.foes[enemy.kind].effect
        if in_range(s, enemy, target, effect.reach, True):
            found |= 1 << i
    enemy.at = at
    return found


def step(s: Berserk, m: March, enemy: Mini) -> None:
    """A Monster goes Space by Space and pushes [ruling.monster-step]; others go at once.

    A large base turns with its way, its rear following its front [ruling.big-base-move].
    """
    field = s.adventure.hexes
    if is_monster(s, enemy):
        if m.way:
            s.under_way.append(Arrival(enemy.id, m.way.pop(0), spawns=False, window="room"))
            return
    else:
        before = [enemy.at, *m.way]
        fire, _ = burning(s)
        if enemy.base == 2:
            last, end = field.named[before[-2]], field.named[before[-1]]
            enemy.facing = field.direction(last, end)
        enemy.at = m.way[-1]
        for name in m.way if fire else ():
            scorch(s, enemy, 1 << field.named[name])
    m.way = []
    m.window = "attack"
    tell(s, "marched", rule="move.enemy.step", who=enemy.id, where=enemy.at)


# Attack -------------------------------------------------------------------------------------------


def attack(s: Berserk, m: March, enemy: Mini) -> Script[None]:
    """P. 38: the closest in Range, found anew [ruling.enemy-retarget]; without one nothing.

    [attack.enemy.target] [attack.enemy.none] [attack.enemy.all]
    """
    enemy.slow = 0
    effect = s.library.foes[enemy.kind].effect
    found = [
        mini for mini in preys(s, enemy) if in_range(s, enemy, mini, effect.reach, effect.visible)
    ]
    if not found:
        found = [
            mini for mini in s.friends() if in_range(s, enemy, mini, effect.reach, effect.visible)
        ]
    if not found:
        tell(s, "out-of-range", rule="attack.enemy.none", who=enemy.id)
        m.window = "over"
        return
    targets = [mini.id for mini in found]
    if not effect.all:
        rules = ("attack.enemy.tie.defense", "attack.enemy.tie.choice")
        one = (yield from pick_target(s, enemy, found, rules)).id
        targets = [one]
    m.window = "over"
    s.under_way.append(Blow(enemy.id, targets))
