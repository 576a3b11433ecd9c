"""Boss activations, pp. 26-30: cards, facing, turns, moves, shifts and leaps."""

from __future__ import annotations

from grimtable.boards.lattice import centre_of
from grimtable.games.dark_souls import decks, enemies
from grimtable.games.dark_souls.combat import arrive, characters_on
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.notation import Behaviour, Leap, Move, Shift
from grimtable.games.dark_souls.options import Step
from grimtable.games.dark_souls.state import Character, Model, Souls, boss_on, room
from grimtable.kernel.asks import Script, choose
from grimtable.kernel.state import tell


def card_for(s: Souls, boss: Model) -> Script[Behaviour | None]:
    """What the boss does now: one card a boss turn, shared by both bodies [boss.act.draw]."""
    # [gap.two-boss-model]
    fight = s.fight
    assert fight is not None
    assert fight.deck is not None
    if not fight.turned:
        yield from decks.flip(s, fight.deck)
        fight.turned = True  # not before: while it is turned up, nobody knows the card
    assert fight.deck.card is not None
    return LIBRARY.behaviours[fight.deck.card].get(boss.kind)


def after_card(s: Souls, boss: Model) -> None:
    """A special rule may shuffle the deck after a heat up card [boss.heat.special]."""
    # [ruling.restless]
    fight = s.fight
    assert fight is not None
    assert fight.deck is not None
    card = fight.deck.card
    if card and LIBRARY.cards[card].heat_up and LIBRARY.foes[boss.kind].special.restless:
        decks.shuffle(fight.deck)
        tell(s, "shuffled", rule="boss.heat.special", foe=boss.id)


def turn(s: Souls, boss: Model, by: int) -> None:
    """P. 29: turn in place; characters on the node stay where they stand."""
    assert boss.facing is not None
    boss.facing = (boss.facing + by) % 8  # [boss.turn.90], [boss.turn.180]
    tell(s, "turned", rule="boss.turn.characters-stay", foe=boss.id, facing=boss.facing)


def face(s: Souls, boss: Model, direction: int, rule: str) -> None:
    """Turn so that the centre of the front arc points in a direction."""
    if boss.facing != direction:
        boss.facing = direction
        tell(s, "turned", rule=rule, foe=boss.id, facing=direction)


def move(s: Souls, boss: Model, behaviour: Behaviour, icon: Move) -> Script[None]:
    """P. 29: turn towards the next node, push who shares the node, then go."""
    # [ruling.boss-turn-first]
    fight = s.fight
    assert fight is not None
    n = enemies.nodes_moved(boss, icon.n)
    if n == 0 and icon.n:  # [gap.condition-floor]
        return
    target = enemies.whom(s, boss.node, icon.whom)
    if not icon.away and target.node == boss.node:
        face_model(s, boss, target)
    if icon.n == 0:
        yield from _aim(s, boss, target)
        return
    for i in range(n):
        way = yield from _choose_way(s, boss, target, away=icon.away)
        if i == 0 and icon.push:
            yield from enemies.clear(s, boss.node)  # [push.move.start]
            if way is None:
                # The push may have opened a way to a target that shared the node.
                way = yield from _choose_way(s, boss, target, away=icon.away)
        if way is None or boss.id not in fight.foes:
            break
        yield from _go(s, boss, way, behaviour, icon.push, icon.damage)
        if boss.id not in fight.foes:
            return
        if not icon.away and target.node == boss.node and i + 1 < n:
            face_model(s, boss, target)  # [gap.boss-leftover]


def face_model(s: Souls, boss: Model, target: Character) -> None:
    """Turn to a character on the boss's own node [boss.move.same-node-turn]."""
    if target.by is not None:
        face(s, boss, target.by, rule="boss.move.same-node-turn")


def _aim(s: Souls, boss: Model, target: Character) -> Script[None]:
    """A move of 0 nodes only turns the boss to its target."""
    yield from _choose_way(s, boss, target, away=False)


def _choose_way(s: Souls, boss: Model, target: Character, *, away: bool) -> Script[int | None]:
    """Pick the next node and turn the front (or, going away, the back) to it."""
    options = enemies.next_nodes(s, boss.node, target, away=away)
    if not options:
        return None
    steps = tuple(Step(boss.id, node) for node in options)
    pick: Step = yield from choose(s.voice, "enemy", steps, rule="enemy.move.choose-node")
    way = room(s).direction(boss.node, pick.to)
    # [boss.move.toward], [boss.move.away]
    rule = "boss.move.away" if away else "boss.move.toward"
    face(s, boss, (way + 4) % 8 if away else way, rule)
    return way


def _go(
    s: Souls, boss: Model, way: int, behaviour: Behaviour, pushing: bool, damage: int
) -> Script[None]:
    """One node in a direction, without turning; what stands there is met in that arc."""
    node = room(s).beside[boss.node][way]
    pushed = yield from _displaced(s, node)
    _put(s, boss, node, way)  # [boss.move.onto-character]
    tell(s, "foe-moved", rule="boss.move.shift", who=boss.id, node=node)
    yield from _displace(s, pushed, node)
    yield from enemies.overrun(s, boss, behaviour, pushing, damage)


def _put(s: Souls, boss: Model, node: str, by: int) -> None:
    """Place a boss; the characters it meets there stand in that direction from it."""
    for c in characters_on(s, boss.node):
        c.by = None
    boss.node = node
    for c in characters_on(s, node):
        c.by = by


def _displaced(s: Souls, node: str) -> Script[Step | None]:
    """P. 10: where a boss that was on the node first is pushed [push.boss-by-boss]."""
    other = boss_on(s, node)
    if other is None:
        return None
    steps = tuple(Step(other.id, n) for n in room(s).neighbours[node])
    pick: Step = yield from choose(s.voice, "push", steps, rule="node.boss-limit", who=other.id)
    return pick


def _displace(s: Souls, pushed: Step | None, node: str) -> Script[None]:
    """Push that boss off the node, even to where the other came from."""
    fight = s.fight
    assert fight is not None
    if pushed is None:
        return
    other = fight.foes[pushed.who]
    by = room(s).direction(node, pushed.to)
    other.node = pushed.to
    for c in characters_on(s, pushed.to):
        c.by = by
    tell(s, "pushed", rule="push.boss-by-boss", who=other.id, node=pushed.to)
    yield from arrive(s, other.id, (node,))


def shift(s: Souls, boss: Model, behaviour: Behaviour, icon: Shift) -> Script[None]:
    """P. 29: slide forwards, backwards, left or right; the facing stays [boss.move.shift]."""
    fight = s.fight
    assert fight is not None
    n = enemies.nodes_moved(boss, icon.n)
    if n == 0:
        return
    assert boss.facing is not None
    way = centre_of(boss.facing, icon.way)
    if icon.push:
        yield from enemies.clear(s, boss.node)
    for _ in range(n):
        if way not in room(s).beside[boss.node] or boss.id not in fight.foes:
            return  # the tile ends here [gap.boss-shift-icon]
        yield from _go(s, boss, way, behaviour, icon.push, icon.damage)


def leap(s: Souls, boss: Model, behaviour: Behaviour, icon: Leap) -> Script[None]:
    """P. 29: straight onto the target's node, facing kept; all there are pushed any way."""
    # [boss.leap.facing], [boss.leap.push], [ruling.leap-node]
    fight = s.fight
    assert fight is not None
    assert boss.facing is not None
    target = enemies.whom(s, boss.node, icon.whom)
    node = target.node
    assert node is not None
    if node != boss.node:
        pushed = yield from _displaced(s, node)
        _put(s, boss, node, boss.facing)
        yield from _displace(s, pushed, node)
    tell(s, "leapt", rule="boss.leap", foe=boss.id, node=node)
    fight.crowded.append(node)
    if icon.damage:
        yield from enemies.crush(s, boss, behaviour, icon.damage, any_arc=True)
    else:
        yield from enemies.clear(s, node, any_arc=True)  # [boss.leap.push-any]
    fight.crowded.remove(node)
    if boss.id in fight.foes:
        yield from arrive(s, boss.id, ())
