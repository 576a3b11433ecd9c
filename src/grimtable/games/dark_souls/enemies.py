"""Enemy activations, pp. 24-25: who goes first, how enemies move, and how attacks are defended."""

from __future__ import annotations

from grimtable.games.dark_souls import bosses
from grimtable.games.dark_souls.characters import riposte
from grimtable.games.dark_souls.combat import (
    arrive,
    characters_on,
    dodge_roll,
    exits,
    gain,
    inflict,
    push,
    reroll,
    shake_off,
    spend,
    step,
    suffer,
    ways,
)
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.notation import Attack, Behaviour, Leap, Move, Shift, Turn, Whom
from grimtable.games.dark_souls.options import Dodge, First, Guard, Heroic, Step
from grimtable.games.dark_souls.state import (
    Character,
    Model,
    Souls,
    arcs_at,
    blocked,
    defence,
    held,
    room,
    worn,
)
from grimtable.kernel.asks import MARK, Ask, Done, Option, Roll, Script, choose
from grimtable.kernel.state import tell


def enemies_activate(s: Souls) -> Script[None]:
    """P. 24: every enemy acts, by falling threat; the players order equals [enemy.all-activate]."""
    fight = s.fight
    assert fight is not None
    while waiting := [m for m in fight.foes.values() if not m.acted]:
        if not fight.acting:
            yield MARK
            most = max(LIBRARY.foes[m.kind].threat for m in waiting)  # [enemy.order]
            alike = {_sameness(m): m.id for m in waiting if LIBRARY.foes[m.kind].threat == most}
            tied = tuple(map(First, alike.values()))
            pick: First = yield from choose(s.voice, "order", tied, rule="enemy.order.tie")
            fight.acting = pick.foe
            kind = fight.foes[pick.foe].kind
            tell(s, "activates", rule="enemy.all-activate", foe=pick.foe, kind=kind)
        foe = fight.foes[fight.acting]
        yield from activate(s, foe)
        foe.acted = True
        fight.acting, fight.icon = "", 0
    for foe in fight.foes.values():
        foe.acted = False
    fight.turned = False
    fight.ward_block, fight.ward_resist = [], []


def _sameness(m: Model) -> object:
    """Enemies that are alike in everything need not be told apart."""
    return (m.kind, m.node, m.wounds, tuple(m.conditions), m.facing)


def activate(s: Souls, foe: Model) -> Script[None]:
    """One enemy's behaviour, icon by icon, left to right [enemy.icons-order]."""
    fight = s.fight
    assert fight is not None
    behaviour = LIBRARY.foes[foe.kind].behaviour
    if behaviour is None:
        behaviour = yield from bosses.card_for(s, foe)  # [enemy.source]
    if behaviour is not None:
        icons = behaviour.steps * behaviour.repeat  # [boss.act.repeat]
        while fight.icon < len(icons) and foe.id in fight.foes:
            yield MARK
            yield from resolve(s, foe, behaviour, icons[fight.icon])
            fight.icon += 1
    if foe.id not in fight.foes:
        return
    if foe.facing is not None:
        bosses.after_card(s, foe)
    shake_off(s, foe)


def resolve(
    s: Souls, foe: Model, behaviour: Behaviour, icon: Move | Shift | Turn | Leap | Attack
) -> Script[None]:
    """One behaviour icon."""
    match icon:
        case Attack():
            yield from attack(s, foe, behaviour, icon)
        case Move() if foe.facing is None:
            yield from move(s, foe, behaviour, icon)
        case Move():
            yield from bosses.move(s, foe, behaviour, icon)
        case Shift():
            yield from bosses.shift(s, foe, behaviour, icon)
        case Leap():
            yield from bosses.leap(s, foe, behaviour, icon)
        case Turn():
            bosses.turn(s, foe, icon.by)


# Movement -------------------------------------------------------------------------------------


def whom(s: Souls, node: str, rule: Whom) -> Character:
    """The Aggro holder, or the nearest: ties go to Aggro, then to taunt [move.nearest.tie]."""
    # [attack.nearest.tie]
    fight = s.fight
    assert fight is not None
    if rule == "aggro":
        return s.characters[fight.aggro]
    far = room(s).distance[node]

    def rank(c: Character) -> tuple[int, bool, int]:
        return far[c.node], c.id != fight.aggro, -c.taunt  # type: ignore[index]

    return min(s.present(), key=rank)


def nodes_moved(foe: Model, n: int) -> int:
    """The number on a move icon, less 1 for Frostbite [cond.frostbite.enemy]."""
    return max(0, n - ("frostbite" in foe.conditions))


def move(s: Souls, foe: Model, behaviour: Behaviour, icon: Move) -> Script[None]:
    """P. 24: towards or away from a character, who is chosen once [move.nearest.lock]."""
    # [enemy.move.to-aggro], [enemy.move.from-aggro], [enemy.move.to-nearest],
    # [enemy.move.from-nearest], [enemy.move.push]
    fight = s.fight
    assert fight is not None
    n = nodes_moved(foe, icon.n)
    if n == 0:  # [gap.condition-floor]
        return
    target = whom(s, foe.node, icon.whom)
    if icon.push:
        yield from clear(s, foe.node)  # [push.move.start]
    for _ in range(n):
        options = next_nodes(s, foe.node, target, away=icon.away)
        if not options or foe.id not in fight.foes:
            return
        pick: Step = yield from choose(
            s.voice, "enemy", tuple(Step(foe.id, o) for o in options), rule="enemy.move.choose-node"
        )
        foe.node = pick.to
        tell(s, "foe-moved", rule="enemy.move.icon", who=foe.id, node=pick.to)
        yield from overrun(s, foe, behaviour, icon.push, icon.damage)


def next_nodes(s: Souls, node: str, target: Character, *, away: bool) -> tuple[str, ...]:
    """The neighbours that lie closer to a character (or farther), by the way one can walk."""
    assert target.node is not None
    if target.node == node and not away:  # [enemy.move.stop-same-node]
        return ()
    lattice, shut = room(s), blocked(s)
    path = lattice.paths(shut)[target.node]  # [gap.nearest-metric]
    here = path[node]
    near = [n for n in lattice.neighbours[node] if n not in shut]
    if away:  # [enemy.move.stop-corner]
        return tuple(n for n in near if path[n] > here)
    return tuple(n for n in near if path[n] < here)


def overrun(s: Souls, foe: Model, behaviour: Behaviour, pushing: bool, damage: int) -> Script[None]:
    """The enemy has entered a node: it attacks, pushes, or merely needs room [move.attack]."""
    fight = s.fight
    assert fight is not None
    node = foe.node
    fight.crowded.append(node)
    if damage:
        yield from crush(s, foe, behaviour, damage)
    elif pushing:
        yield from clear(s, node)  # [push.move.enter]
    fight.crowded.remove(node)
    if foe.id in fight.foes:
        yield from arrive(s, foe.id, ())


def crush(
    s: Souls, foe: Model, behaviour: Behaviour, damage: int, *, any_arc: bool = False
) -> Script[None]:
    """A movement attack on all characters of the node just entered [ruling.push-number]."""
    # [move.attack.not-start], [move.attack.repeat], [push.move.damage], [ruling.leap-physical]
    fight = s.fight
    assert fight is not None
    blow = Attack(damage, magical=False, push=True)
    for c in characters_on(s, foe.node):
        hit = yield from defend(s, foe, c, blow, behaviour.dodge)
        if foe.id not in fight.foes:
            return
        if hit and c.node == foe.node:
            yield from push(s, c.id, exits(s, c.id, any_arc=any_arc), (foe.node,))


def clear(s: Souls, node: str, *, any_arc: bool = False) -> Script[None]:
    """Push every character off a node, to neighbours of the players' choice [push.move.repeat]."""
    for c in characters_on(s, node):
        if c.node == node:  # who makes room for it elsewhere does not come here
            yield from push(s, c.id, exits(s, c.id, any_arc=any_arc), (node,))


# Attacks --------------------------------------------------------------------------------------


def attack(s: Souls, foe: Model, behaviour: Behaviour, icon: Attack) -> Script[None]:
    """P. 25: find the targets; each defends alone, and is pushed if it was hit."""
    # [enemy.attack.types], [attack.node.separate], [ruling.target-order],
    # [boss.attack.area-separate]
    fight = s.fight
    assert fight is not None
    targets = targets_of(s, foe, behaviour, icon)
    if not targets:
        tell(s, "missed", rule="attack.no-retarget", foe=foe.id)
        return
    for c in targets:
        hit = yield from defend(s, foe, c, icon, behaviour.dodge)
        if foe.id not in fight.foes:
            return
        if not hit:
            continue
        inflict(s, c, icon.inflicts)
        if icon.push and not any(e.firm for e in worn(s, c)):  # [attack.push-after]
            yield from push(s, c.id, exits(s, c.id, away_from=foe.node))


def targets_of(s: Souls, foe: Model, behaviour: Behaviour, icon: Attack) -> list[Character]:
    """Whom an attack icon aims at: one character, all on a node, or all in some arcs."""
    # [attack.aggro], [attack.nearest], [attack.node], [range.infinite], [boss.attack.no-turn]
    far = room(s).distance[foe.node]
    if icon.area:  # [boss.attack.area]
        arcs = frozenset(icon.area)
        return [
            c
            for c in s.present()
            if far[c.node] <= behaviour.range and arcs_at(s, c, foe) & arcs  # type: ignore[index]
        ]
    assert icon.whom is not None
    target = whom(s, foe.node, icon.whom)
    assert target.node is not None
    if far[target.node] > behaviour.range:  # [attack.aggro.miss], [attack.node.miss]
        return []
    return characters_on(s, target.node) if icon.node else [target]


def strength_of(foe: Model, icon: Attack) -> int:
    """The number on an attack icon, less 1 for Stagger [cond.stagger.enemy]."""
    return max(0, icon.strength - ("stagger" in foe.conditions))


def defend(s: Souls, foe: Model, c: Character, icon: Attack, difficulty: int) -> Script[bool]:
    """P. 25: block or resist, or dodge instead; tells whether the character was hit."""
    # [defend.fixed-damage], [defend.type], [dodge.instead], [dodge.difficulty], [move.dodge]
    strength = strength_of(foe, icon)
    tell(
        s,
        "attacked",
        rule="combat.target",
        foe=foe.id,
        who=c.id,
        n=strength,
        magical=icon.magical,
        difficulty=difficulty,
    )
    assert c.node is not None
    options: list[Option] = [Guard(c.id)]
    cost = 1 + ("frostbite" in c.conditions)
    effects = worn(s, c)
    if c.free >= cost and not any(e.no_dodge for e in effects):
        options.append(Dodge(c.id, c.node))
        for to, extra in ways(s, c, over_barrels=True, dodging=True):
            if cost + extra <= c.free:
                options.append(Dodge(c.id, to))
    answer = yield from choose(
        c.id,
        "defend",
        tuple(options),
        rule="defend.choice",
        foe=foe.id,
        n=strength,
        magical=icon.magical,
        difficulty=difficulty,
    )
    if isinstance(answer, Dodge):
        cost += crate(s, answer.to)
        return (yield from dodge(s, foe, c, strength, difficulty, answer.to, cost))
    yield from withstand(s, foe, c, strength, magical=icon.magical)
    return True  # [combat.hit]


def withstand(s: Souls, foe: Model, c: Character, strength: int, *, magical: bool) -> Script[None]:
    """Block or resist: what the roll does not stop is damage."""
    rolled = yield from guard(s, foe, c, strength, magical=magical)
    hurt(s, foe, c, strength - rolled, rule="defend.result")


def crate(s: Souls, to: str) -> int:
    """What an intact barrel adds to the cost of a step onto its node [barrel.break]."""
    fight = s.fight
    assert fight is not None
    return int(to in fight.terrain and to not in fight.broken)


def guard(s: Souls, foe: Model, c: Character, strength: int, *, magical: bool) -> Script[int]:
    """The block or resist roll, with Luck and what a heroic action adds to a block."""
    colours = defence(s, c, magical=magical)
    faces: tuple[int, ...] = ()
    if colours:
        dice = tuple(LIBRARY.dice[colour] for colour in colours)
        rule, what = ("defend.total", "resist") if magical else ("defend.dice", "block")
        faces = yield Roll(dice, rule=rule, what=what, about={"who": c.id, "foe": foe.id})
        if sum(faces) < strength and c.luck:
            faces = yield from reroll(s, c, faces, colours)  # [gap.luck-resist]
    if not magical and sum(faces) < strength and c.heroic and LIBRARY.heroics[c.id].brace:
        more = yield from brace(s, c)
        faces, colours = (*faces, *more), (*colours, *LIBRARY.heroics[c.id].brace[: len(more)])
        if more and sum(faces) < strength and c.luck:
            faces = yield from reroll(s, c, faces, colours)
    total = sum(faces)
    special = LIBRARY.foes[foe.kind].special
    tell(s, "guarded", rule="defend.total", who=c.id, n=total, cards=held(s, c))
    if special.heavy_from and not magical and total >= special.heavy_from:
        tell(s, "heavy", rule="ruling.heavy-blows", who=c.id, foe=foe.id)
        spend(s, c, min(special.heavy_by, c.free), rule="ruling.heavy-blows")
    return total


def brace(s: Souls, c: Character) -> Script[tuple[int, ...]]:
    """A heroic action that adds dice to a block roll just made [heroic.use]."""
    answer = yield Ask(c.id, "brace", (Done(), Heroic(c.id)), rule="heroic.use")
    if isinstance(answer, Done):
        return ()
    c.heroic = False
    tell(s, "heroic", rule="heroic.use", who=c.id)
    dice = tuple(LIBRARY.dice[colour] for colour in LIBRARY.heroics[c.id].brace)
    faces: tuple[int, ...] = yield Roll(dice, rule="heroic.use", what="block")
    return faces


def dodge(
    s: Souls, foe: Model, c: Character, strength: int, difficulty: int, to: str, cost: int
) -> Script[bool]:
    """P. 25: pay, move 1 node or stay, roll; all or nothing. True means hit."""
    # [combat.not-hit]
    spend(s, c, cost, rule="dodge.cost")
    if to != c.node:
        yield from step(s, c, to, rule="dodge.move")
        yield from dodge_on(s, c)
    # The target stays the same wherever it went [gap.dodge-out-of-range].
    if (yield from dodge_roll(s, c, difficulty)):
        yield from riposte(s, c, foe)
        return False  # [dodge.avoids-hit]
    hurt(s, foe, c, strength, rule="dodge.failure")
    return True


def dodge_on(s: Souls, c: Character) -> Script[None]:
    """Further nodes of a dodge, for who wears something that allows it."""
    for _ in range(max(e.dodge_nodes for e in worn(s, c)) - 1 if c.armour else 0):
        options: list[Option] = [Done()]
        found = ways(s, c, over_barrels=True, dodging=True)
        options += [Step(c.id, to) for to, extra in found if extra <= c.free]
        answer = yield from choose(c.id, "step", tuple(options), rule="dodge.move")
        if isinstance(answer, Done):
            return
        spend(s, c, crate(s, answer.to), rule="barrel.break")
        yield from step(s, c, answer.to, rule="dodge.move")


def hurt(s: Souls, foe: Model, c: Character, damage: int, rule: str) -> None:
    """An enemy's attack got through by this much."""
    if suffer(s, c, damage, rule, attack=True):
        back = sum(e.hurt_stamina for e in worn(s, c))
        gain(s, c, back, 0, rule="ruling.card-effects")
