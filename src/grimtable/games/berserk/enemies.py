"""Pp. 36-38: the Enemy Turn. Enemies act by themselves; the Heroes choose where rules tie."""

from __future__ import annotations

from typing import Literal

from grimtable.boards.hex import bits
from grimtable.games.berserk.options import Lead, Lend, Stop, Turn
from grimtable.games.berserk.spaces import (
    FAR,
    burning,
    closest,
    free_for,
    in_range,
    occupied,
    steps_to,
    stops_for,
    those_in_range,
    zone,
)
from grimtable.games.berserk.spawning import scorch
from grimtable.games.berserk.state import (
    UNCHANGED,
    Arrival,
    Berserk,
    Blow,
    March,
    Mini,
    health,
    heroes_choose,
    is_monster,
)
from grimtable.games.berserk.stats import guard, lenders, movement
from grimtable.games.berserk.status import bleed, recover
from grimtable.kernel.asks import Ask, Script
from grimtable.kernel.state import tell


def turn(s: Berserk) -> Script[bool]:
    """P. 36: who acts next is found anew each time; when all have acted the Turn ends.

    [enemy-turn.all] [enemy-turn.automatic] [enemy-turn.purpose] [ruling.enemy-retarget]. Who is
    Stunned and no Monster is passed over [stun.others] [ruling.stunned-order].
    """
    if not s.tied:
        foes = s.enemies.values()
        left = [e for e in foes if not e.done and (not e.stunned or is_monster(s, e))]
        if not left:
            end_of_turn(s)
            return False
        s.tied = first(s, left)  # [enemy.order.closest]
        if len(s.tied) > 1:  # only quicker: asked from the state, nobody has to find them again
            return UNCHANGED
    options = tuple(Lead(name) for name in s.tied)
    pick: Lead = yield from heroes_choose(s, "lead", options, rule="enemy.order.tie")
    tied, s.tied = len(s.tied) > 1, []
    enemy = s.enemies[pick.enemy]
    enemy.done = True
    scorch(s, enemy, zone(s, enemy))
    if enemy.id not in s.enemies:
        return False
    rule = "enemy.order.tie" if tied else "enemy.order.closest"
    tell(s, "enemy", rule=rule, who=enemy.id, tied="yes" if tied else "no")
    s.under_way.append(March(enemy.id))
    return not enemy.wounds  # who has none was not burned either: nothing to look at


def first(s: Berserk, foes: list[Mini]) -> list[str]:
    """Those who need the least Movement to the closest Hero or Ally, all that tie.

    One flood from those comes to whoever has a base of 1 Space and does not push. Who stands so
    many Spaces away as the bird flies can't be closer: the others are looked at in turn.
    """
    if len(foes) == 1:  # only quicker: one alone is the closest
        return [foes[0].id]
    adventure, library = s.adventure, s.library.foes
    field, bases = adventure.hexes, adventure.bases
    edge = steps = waiting = 0
    for mini in s.friends():
        edge |= bases[mini.base][mini.at][mini.facing]
    zones = [bases[foe.base][foe.at][foe.facing] for foe in foes]
    for base in zones:
        waiting |= base
    near, free, spread = edge, adventure.open & ~occupied(s), field.spread
    found, least = [-1] * len(foes), FAR
    while waiting and steps <= least:  # only quicker: who is left then is farther away
        wide, near = spread(edge), spread(near)
        if waiting & near:
            for i, base in enumerate(zones):
                if base & near & waiting:
                    foe = foes[i]
                    walks = base & wide and foe.base == 1 and not library[foe.kind].monster
                    found[i] = n = steps if walks else away(s, foe)
                    waiting &= ~base
                    if n < least:
                        least = n
        edge = wide & free
        free ^= edge
        steps += 1
    return [foe.id for foe, n in zip(foes, found, strict=True) if n == least]


def away(s: Berserk, enemy: Mini) -> int:
    """The Movement to the closest Hero or Ally [closest.distance]."""
    return closest(s, enemy, s.friends())[0]


def nearest(s: Berserk, enemy: Mini, found: list[Mini]) -> list[Mini]:
    """Those of some who are closest to an Enemy [closest.least]."""
    if len(found) == 1:  # only quicker: one alone is closest
        return found
    return closest(s, enemy, found)[1]


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


def march(s: Berserk, m: March) -> Script[bool] | bool:
    """All Movement, then the Attack, and nothing moves after it; only its way changes the table.

    [move.enemy.before-attack] [gap.enemy.move-box]
    """
    enemy = s.enemies.get(m.enemy)
    if enemy is None or m.window == "over":
        s.under_way.pop()
        return UNCHANGED
    match m.window:
        case "move":
            approach(s, m, enemy)
        case "attack":
            attack(s, m, enemy)
        case "walk":
            return on_its_way(s, m, enemy)
        case "turn" | "whom":
            return turn_to(s, m, enemy)
        case "lend":
            return lend(s, m)
        case "stop":
            return stop(s, m, enemy)
    return UNCHANGED


# Whom ---------------------------------------------------------------------------------------------


def preys(s: Berserk, enemy: Mini) -> list[Mini]:
    """Whom an Enemy can go for: Heroes and Allies, for some the Enemies too."""
    effect = s.library.foes[enemy.kind].effect
    if effect.anyone:
        return [mini for mini in s.minis() if mini is not enemy]
    found: list[Mini] = s.friends()
    for whom in effect.seeks if found else ():
        found = sought(s, enemy, whom, found)
    return found


def sought(s: Berserk, enemy: Mini, whom: str, found: list[Mini]) -> list[Mini]:
    """What an Ability says instead of the closest [closest.most]."""
    if whom == "allies":
        return [mini for mini in found if mini.id in s.allies] or found
    if whom == "weakest":
        least = min(health(s, mini) - mini.wounds for mini in found)
        return [mini for mini in found if health(s, mini) - mini.wounds == least]
    steps = [steps_to(s, enemy, mini) for mini in found]
    most = max(steps)
    return [mini for mini, n in zip(found, steps, strict=True) if n == most]


def weakest(s: Berserk, enemy: Mini, found: list[Mini], rule: str) -> list[str]:
    """Of several equally close those with the lowest Defense.

    [move.enemy.tie.defense] [attack.enemy.tie.defense]
    """
    if len(found) < 2:
        return [mini.id for mini in found]
    tied = lowest(s, found)
    if len(tied) == 1:  # else the Heroes are asked, and the log has not to say whom before
        tell(s, "lowest", rule=rule, who=enemy.id, whom=tied[0])
    return tied


def lowest(s: Berserk, found: list[Mini]) -> list[str]:
    """Those of some who have the lowest Defense."""
    guards = {mini.id: guard(s, mini) for mini in found}
    least = min(guards.values())
    return [name for name, n in guards.items() if n == least]


def is_open(s: Berserk, m: March, found: list[Mini], then: Literal["move", "attack"]) -> bool:
    """Whether it has to be asked first if Abilities protect others against this Enemy.

    Nobody asks where that does not change whom it goes for: to be protected is never bad then.
    """
    if m.asked:
        return False
    # only quicker: without a choice, or anybody who protects, that changes nothing.
    if len(found) < 2 or not any(lenders(s, one) for one in found):
        return False
    protected = lowest(s, found)
    m.bare = True
    bare = lowest(s, found)
    m.bare = False
    if protected == bare:
        return False
    m.window, m.then = "lend", then
    m.tied = [mini.id for mini in found]
    return True


def lend(s: Berserk, m: March) -> Script[bool]:
    """To protect others is optional, and changes whom the Enemy goes for [ability.hero.optional].

    It holds until this Enemy has acted.
    """
    able = dict.fromkeys(who for name in m.tied for who, _ in lenders(s, s.mini(name)))
    who = next(iter(able))
    seat, shared = (who, False) if len(able) == 1 and who in s.heroes else (s.voice, True)
    options = (Lend(who), Lend(who, lend=False))
    about = {"who": who, "enemy": m.enemy}
    answer: Lend = yield Ask(seat, "lend", options, "ability.hero.optional", about, shared)
    m.asked, m.bare, m.window, m.tied = True, not answer.lend, m.then, []
    if m.bare:
        tell(s, "unlent", rule="ability.hero.optional", who=who, enemy=m.enemy)
    return UNCHANGED


TIE = {"turn": "move.enemy.tie.choice", "whom": "attack.enemy.tie.choice"}


def turn_to(s: Berserk, m: March, enemy: Mini) -> Script[bool]:
    """Of several equally close and weak the Heroes choose the one it goes for, or strikes.

    [move.enemy.tie.choice] [attack.enemy.tie.choice]
    """
    options = tuple(Turn(enemy.id, name) for name in m.tied)
    pick: Turn = yield Ask(s.voice, "turn", options, TIE[m.window], {"who": enemy.id}, shared=True)
    tell(s, "turned", rule=TIE[m.window], who=enemy.id, whom=pick.target)
    m.tied = []
    if m.window == "turn":
        head_for(s, m, enemy, pick.target)
    else:
        strike(s, m, pick.target)
    return UNCHANGED


# Movement -----------------------------------------------------------------------------------------


def approach(s: Berserk, m: March, enemy: Mini) -> None:
    """P. 37: towards the closest Hero or Ally, until in Range; else as near as it gets.

    Already in Range it does not move [move.enemy.in-range] [enemy.range].
    """
    found = preys(s, enemy)
    if not found:
        m.window = "over"
        return
    effect = s.library.foes[enemy.kind].effect
    near = nearest(s, enemy, found)
    if those_in_range(s, enemy, near, effect.reach, effect.visible):
        attack(s, m, enemy)
        return
    if is_open(s, m, near, "move"):
        return
    m.tied = weakest(s, enemy, near, "move.enemy.tie.defense")
    m.window = "turn"
    if len(m.tied) == 1:
        head_for(s, m, enemy, m.tied.pop())


def head_for(s: Berserk, m: March, enemy: Mini, target: str) -> None:
    """Where it stops on its way to somebody; of Spaces equally good the Heroes choose one."""
    m.target, m.window = target, "attack"
    spots, layers = stops(s, enemy, s.mini(target))
    if spots.bit_count() > 1:
        m.tied, m.window = sorted(s.adventure.hexes.names(spots)), "stop"
    else:
        set_out(s, m, layers, spots.bit_length() - 1)


def stop(s: Berserk, m: March, enemy: Mini) -> Script[bool]:
    """The Heroes choose where it stops [gap.figures.enemy-move]."""
    options = tuple(Stop(enemy.id, name) for name in m.tied)
    pick: Stop = yield Ask(
        s.voice, "stop", options, "gap.figures.enemy-move", {"who": enemy.id}, shared=True
    )
    m.tied, m.window = [], "attack"
    set_out(s, m, flood(s, enemy, ground(s, enemy)), s.adventure.hexes.named[pick.to])
    return UNCHANGED


def set_out(s: Berserk, m: March, layers: list[int], goal: int) -> None:
    """The way there, if it does not stand there already."""
    if not layers[0] >> goal & 1:
        field = s.adventure.hexes
        m.way = [field.name[i] for i in field.path(layers, goal)[1:]]
        m.window = "walk"


def ground(s: Berserk, enemy: Mini) -> int:
    """Where an Enemy can go, or the middle of its base."""
    free = free_for(s, enemy) | zone(s, enemy)
    return s.adventure.hexes.rooms(free) if enemy.base == 7 else free


def flood(s: Berserk, enemy: Mini, free: int) -> list[int]:
    """Where its Movement leads, step by step."""
    field = s.adventure.hexes
    return field.layers(1 << field.named[enemy.at], free, movement(s, enemy))


def stops(s: Berserk, enemy: Mini, target: Mini) -> tuple[int, list[int]]:
    """Where it can stop: in Range after the fewest steps, or as near as possible.

    The nearest Space is the one with the least Movement left until it would stand next to its
    target, however far it strikes, and nobody stands where others do or where Scenery lies
    [closest.distance] [ruling.closest-path].
    [move.enemy.toward] [move.enemy.short] [move.enemy.step] [flying.tie]
    """
    field = s.adventure.hexes
    free = ground(s, enemy)
    foe = s.library.foes[enemy.kind]
    effect, standing = foe.effect, free
    if foe.flying:  # only quicker: others can stand wherever they can go
        standing = stops_for(s, enemy)
    rim = int(enemy.base == 7)
    goal = field.within(zone(s, target), effect.reach + rim)
    layers = flood(s, enemy, free)
    start = layers[0]
    for layer in layers[1:]:
        there = layer & standing & goal
        if effect.visible:
            there = _seen(s, enemy, target, there)
        if there:
            return there, layers
    reached = start
    for layer in layers[1:]:
        reached |= layer & standing
    beside = field.within(zone(s, target), 1 + rim)
    bare = s.adventure.open | start  # as if nobody stood in the way
    for passable, ends in ((free, standing), (bare, bare), (field.all, field.all)):
        for layer in field.layers(beside & ends, passable):
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


def on_its_way(s: Berserk, m: March, enemy: Mini) -> Script[bool]:
    """It asks nothing, but who watches wants to see the way before it is gone: there is a mark."""
    yield from ()
    return step(s, m, enemy)


def step(s: Berserk, m: March, enemy: Mini) -> bool:
    """A Monster goes Space by Space and pushes [ruling.monster-step]; others go at once.

    A large base turns with its way, its rear following its front [ruling.big-base-move]. Returns
    whether it has still to be pushed on: then nothing has changed yet.
    """
    field = s.adventure.hexes
    if is_monster(s, enemy):
        if m.way:
            s.under_way.append(Arrival(enemy.id, m.way.pop(0), spawns=False, window="room"))
            return UNCHANGED
    else:
        before = [enemy.at, *m.way]
        fire, _ = burning(s)
        if enemy.base == 2:
            last, end = field.named[before[-2]], field.named[before[-1]]
            enemy.facing = field.direction(last, end)
        enemy.at = m.way[-1]
        if fire:  # only quicker: elsewhere nothing burns
            for name in m.way:
                scorch(s, enemy, 1 << field.named[name])
    m.way = []
    m.window = "attack"
    tell(s, "marched", rule="move.enemy.step", who=enemy.id, where=enemy.at)
    return False


# Attack -------------------------------------------------------------------------------------------


def attack(s: Berserk, m: March, enemy: Mini) -> None:
    """P. 38: the closest in Range, found anew [ruling.enemy-retarget]; without one nothing.

    [attack.enemy.target] [attack.enemy.none] [attack.enemy.all]
    """
    enemy.slow = 0
    effect = s.library.foes[enemy.kind].effect
    reach, visible = effect.reach, effect.visible
    found = those_in_range(s, enemy, preys(s, enemy), reach, visible)
    found = found or those_in_range(s, enemy, s.friends(), reach, visible)
    if not found:
        tell(s, "out-of-range", rule="attack.enemy.none", who=enemy.id)
        m.window = "over"
        return
    if effect.all:
        strike(s, m, *(mini.id for mini in found))
        return
    near = nearest(s, enemy, found)
    if is_open(s, m, near, "attack"):
        return
    m.tied = weakest(s, enemy, near, "attack.enemy.tie.defense")
    m.window = "whom"
    if len(m.tied) == 1:
        strike(s, m, m.tied.pop())


def strike(s: Berserk, m: March, *targets: str) -> None:
    """The Attack; after it nothing is left to do."""
    m.window = "over"
    s.under_way.append(Blow(m.enemy, list(targets)))
