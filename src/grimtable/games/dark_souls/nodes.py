"""Standing, stepping and being pushed on nodes, pp. 10, 21 and 27; traps, p. 18."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from grimtable.boards.lattice import ARCS, Arc, centre_of
from grimtable.games.dark_souls.combat import frost, luck_before, roll, spend, suffer
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.effects import Window, within
from grimtable.games.dark_souls.options import Dodge, Push, Step, Suffer
from grimtable.games.dark_souls.state import (
    Character,
    Model,
    Souls,
    arcs_at,
    barrels,
    blocked,
    boss_on,
    dodge_dice,
    room,
)
from grimtable.games.dark_souls.under_way import Arrival, Blow, Pushed, Sprung, Steps
from grimtable.kernel.asks import Done, Draw, Option, Script, choose, settle
from grimtable.kernel.state import tell

LIMIT = 3
"""Models on a node [node.limit]."""


def model(s: Souls, who: str) -> Character | Model:
    """The character or enemy of that id."""
    return s.characters[who] if who in s.characters else s.battle.foes[who]


def standing_on(s: Souls, node: str) -> list[str]:
    """The models on a node, characters first."""
    found = [who for who in s.party if s.characters[who].node == node]
    return found + [m.id for m in s.battle.foes.values() if m.node == node]


def characters_on(s: Souls, node: str) -> list[Character]:
    """The characters on a node, in turn order."""
    return [c for c in s.present() if c.node == node]


# Stepping -------------------------------------------------------------------------------------


def sides(s: Souls, c: Character, node: str) -> tuple[str, ...]:
    """How a node can be entered: on a boss's node, from an arc [boss.arcs.enter-choose]."""
    boss = boss_on(s, node)
    if boss is None:
        return (node,)
    arcs = arcs_at(s, c, boss)
    return tuple(f"{node}/{arc}" for arc in ARCS if arc in arcs) if len(arcs) > 1 else (node,)


def ways(
    s: Souls, c: Character, *, over_barrels: bool, around: bool = False, dodging: bool = False
) -> list[tuple[str, int]]:
    """Where a character's own step can go [node.adjacent], with its extra cost (a barrel).

    On a boss's node it keeps to its arc [boss.arcs.leave-keep], may step around to a
    neighbouring arc where `around` [boss.arcs.step-around], and is free of all that when
    `dodging` [boss.arcs.dodge-free].
    """
    lattice = room(s)
    boss = boss_on(s, c.node)
    near: Sequence[str] = lattice.neighbours[c.here]
    found: list[tuple[str, int]] = []
    if boss is not None:
        own = arcs_at(s, c, boss)
        if not dodging:
            reach = lattice.arcs(boss.node, boss.front)
            near = [n for n in near if reach[n] & own]
        if around or dodging:
            found += [(f"{c.node}/{arc}", 0) for arc in ARCS if _beside(arc, own, dodging)]
    shut, arcs = blocked(s), s.battle.boss
    crates = barrels(s) if shut and over_barrels else ()
    for node in near:
        if node in shut:
            found += [(node, 1)] if node in crates else []  # [barrel.break]
        else:  # only quicker: without a boss there is one way onto a node
            found += [(to, 0) for to in sides(s, c, node)] if arcs else [(node, 0)]
    return found


def _beside(arc: Arc, own: frozenset[Arc], dodging: bool) -> bool:
    """Whether one may step around the boss into an arc from those one is in."""
    if own == {arc}:
        return False
    at = ARCS.index(arc)
    near = {ARCS[at - 1], ARCS[(at + 1) % 4], arc}
    return dodging or bool(near & own)


def crate(s: Souls, to: str) -> int:
    """What an intact barrel adds to the cost of a step onto its node [barrel.break]."""
    fight = s.battle
    return int(to in fight.terrain and to not in fight.broken)


def step(s: Souls, c: Character, to: str, rule: str) -> None:
    """A character's own step: to a node, or around the boss (`c3/left`)."""
    put(s, c, to)
    if crate(s, c.here):
        s.battle.broken.append(c.here)
        tell(s, "barrel", rule="barrel.break.flip", who=c.id, node=c.node)
    tell(s, "moved", rule=rule, who=c.id, node=to)
    arrive(s, c.id)


def put(s: Souls, c: Character, to: str) -> None:
    """Place a character's model, in the right arc if a boss is there [boss.arcs.enter-keep]."""
    node, _, arc = to.partition("/")
    boss = boss_on(s, node)
    if boss is None:
        c.node, c.by = node, None
        return
    if arc:
        c.by = centre_of(boss.front, arc)  # type: ignore[arg-type]
    elif c.node is not None and c.node != node:
        own = arcs_at(s, c, boss)
        c.by = centre_of(boss.front, next(a for a in ARCS if a in own))
    elif c.by is None:
        c.by = boss.facing
    c.node = node


def walk_on(s: Souls, steps: Steps) -> Script[None]:
    """A shift or the rest of a dodge: up to so many nodes at no cost [weapon.shift.extra]."""
    c, dodging = s.characters[steps.who], steps.dodging
    found = ways(s, c, over_barrels=dodging, dodging=dodging)
    options = (Done(), *(Step(c.id, to) for to, _ in found))  # a barrel can be paid for
    rule = "dodge.move" if dodging else "weapon.shift"
    answer = yield from choose(c.id, "step", options, rule=rule)
    steps.left -= 1
    if steps.left == 0 or isinstance(answer, Done):
        s.under_way.pop()
    if isinstance(answer, Step):
        spend(s, c, crate(s, answer.to), rule="barrel.break")
        step(s, c, answer.to, rule)


# Coming onto a node ---------------------------------------------------------------------------


def arrive(s: Souls, who: str, chain: tuple[str, ...] = (), *, any_arc: bool = False) -> None:
    """A model has come onto a node: souls at once, then the model limit, then a trap."""
    mover = model(s, who)
    node = str(mover.node)
    is_hero = isinstance(mover, Character)
    if is_hero:
        retrieve(s, s.characters[who])
    # only quicker: where there is room and no trap, nothing comes of an Arrival.
    if len(standing_on(s, node)) > LIMIT or (is_hero and is_trapped(s, node)):
        s.under_way.append(Arrival(who, node, chain, any_arc))


def arrival(s: Souls, a: Arrival) -> Script[None] | None:
    """P. 10: a fourth model on a node pushes one of the three; the players pick which one."""
    if a.window == "trap":
        c = s.characters.get(a.who)
        if c is not None and c.node == a.node and is_trapped(s, a.node):
            return spring(s, c)
        s.under_way.pop()
        return None
    others = [one for one in standing_on(s, a.node) if one != a.who]
    if len(others) >= LIMIT:
        chain = (*a.chain, a.node)
        able = [one for one in others if _can_leave(s, one, chain, any_arc=a.any_arc)]
        if able:
            options, make = tuple(map(Push, able)), partial(_make_room, s, a, chain)
            return settle(
                make, s.voice, "room", options, rule="push.node-limit", shared=True, node=a.node
            )
    a.window = "trap"
    return None


def _make_room(s: Souls, a: Arrival, chain: tuple[str, ...], pick: Push) -> None:
    a.window = "trap"
    s.under_way.append(Pushed(pick.who, a.node, chain=chain, any_arc=a.any_arc))


def _can_leave(s: Souls, who: str, chain: tuple[str, ...], *, any_arc: bool) -> bool:
    """Whether a model can make room: no boss does [push.boss-immune]."""
    foe = s.battle.foes.get(who)
    is_boss = foe is not None and foe.facing is not None
    return not is_boss and bool(exits(s, who, chain=chain, any_arc=any_arc))


def retrieve(s: Souls, c: Character) -> None:
    """Souls on the node go back to the cache [souls.retrieve]."""
    lost = s.dropped
    if lost is not None and lost.node == c.node and lost.place == s.battle.place:
        s.souls += lost.souls
        s.dropped = None
        tell(s, "retrieved", rule="souls.retrieve", who=c.id, n=lost.souls)


# Pushing --------------------------------------------------------------------------------------


def exits(
    s: Souls,
    who: str,
    *,
    away_from: str | None = None,
    chain: tuple[str, ...] = (),
    any_arc: bool = False,
) -> tuple[str, ...]:
    """Where a pushed model can go; nowhere means that it stays [gap.push-impossible].

    `away_from` is the attacker's node: the push must lead farther from it [push.attack].
    """
    pushed = model(s, who)
    lattice, shut = room(s), blocked(s)
    near = [n for n in lattice.neighbours[str(pushed.node)] if n not in shut and n not in chain]
    if away_from is not None:
        far = lattice.distance[away_from]
        near = [n for n in near if far[n] > far[str(pushed.node)]]
    if not isinstance(pushed, Character):
        return tuple(near)
    boss = None if any_arc else boss_on(s, pushed.node)
    if boss is not None:
        near = _out_of_arc(s, pushed, boss, near)
    return tuple(to for n in near for to in sides(s, pushed, n))


def _out_of_arc(s: Souls, c: Character, boss: Model, near: list[str]) -> list[str]:
    """Off a boss's node: within the arc, or along the wall that shuts it [boss.arcs.push-wall]."""
    lattice, own = room(s), arcs_at(s, c, boss)
    reach = lattice.arcs(boss.node, boss.front)
    within = [n for n in near if reach[n] & own]
    if within or any(reach[n] & own for n in lattice.neighbours[boss.node]):
        return within
    walls = {
        side
        for arc in own
        for side in lattice.sides[boss.node]
        if (side - centre_of(boss.front, arc)) % 8 in (0, 1, 7)
    }
    return [n for n in near if lattice.sides[n] & walls]


def clear(s: Souls, node: str, *, any_arc: bool = False) -> None:
    """Push every character off a node, to neighbours of the players' choice [push.move.repeat].

    Who makes room for another elsewhere and has left already is not pushed again.
    """
    for c in reversed(characters_on(s, node)):
        s.under_way.append(Pushed(c.id, node, chain=(node,), any_arc=any_arc))


def push(s: Souls, p: Pushed) -> Script[None] | None:
    """Move a pushed model onto a node [push.attack.choose]."""
    mover = model(s, p.who)
    found: tuple[str, ...] = ()
    if p.off is None or mover.node == p.off:
        found = exits(s, p.who, away_from=p.away_from, chain=p.chain, any_arc=p.any_arc)
    if not found:
        s.under_way.pop()
        return None
    who = p.who
    seat, shared = (who, False) if isinstance(mover, Character) else (s.voice, True)
    steps = tuple(Step(who, to) for to in found)
    shove = partial(_shove, s, p, mover)
    return settle(shove, seat, "push", steps, rule="push.attack.choose", shared=shared, who=who)


def _shove(s: Souls, p: Pushed, mover: Character | Model, pick: Step) -> None:
    """It costs nothing [push.no-cost]."""
    s.under_way.pop()
    if isinstance(mover, Character):
        put(s, mover, pick.to)
    else:
        mover.node = pick.to
    tell(s, "pushed", rule="push.no-cost", who=p.who, node=pick.to)
    arrive(s, p.who, p.chain)


# Traps ----------------------------------------------------------------------------------------


def is_trapped(s: Souls, node: str) -> bool:
    """Whether a token lies on a node that nobody has turned up in this encounter [trap.once]."""
    fight = s.battle
    return not fight.boss and node in s.tiles[fight.place].traps and node not in fight.sprung


def spring(s: Souls, c: Character) -> Script[None]:
    """P. 18: the first character on the node turns the trap up; enemies never do [trap.enemies]."""
    fight, node = s.battle, c.here
    s.under_way.pop()
    tile = s.tiles[fight.place]
    token = tile.traps[node]
    if not token:
        (token,) = yield Draw(tuple(s.trap_bag), 1, rule="trap.trigger", what="trap-token")
        s.trap_bag.remove(token)
        tile.traps[node] = token
    fight.sprung.append(node)
    trap = LIBRARY.traps[token]
    tell(s, "trap", rule="trap.trigger", who=c.id, trap=token, n=trap.damage, reveals=True)
    if trap.damage:
        s.under_way.append(Sprung(c.id, trap.damage, trap.dodge))


def sprung(s: Souls, trap: Sprung) -> Script[None] | None:
    """Suffer the trap [trap.no-block], or dodge it without a step [gap.trap-dodge]."""
    c = s.characters[trap.who]
    match trap.window:
        case "choice":
            return _face_trap(s, trap, c)
        case "roll":
            return _dodge_trap(s, trap, c)
        case "luck" if sum(trap.faces) < trap.dodge:
            return luck_before("land", s, trap, c)
    s.under_way.pop()
    if trap.window == "hit" or not has_dodged(s, trap, c):
        suffer(s, c, trap.damage, rule="trap.no-block")
    return None


def _face_trap(s: Souls, trap: Sprung, c: Character) -> Script[None]:
    options: list[Option] = [Suffer(c.id)]
    cost = dodge_cost(s, c)
    if cost is not None:
        options.append(Dodge(c.id, c.here))
    about: dict[str, Any] = {"n": trap.damage, "difficulty": trap.dodge}
    answer = yield from choose(c.id, "trap", tuple(options), rule="trap.choice", **about)
    trap.window = "hit"
    if isinstance(answer, Dodge):
        trap.window = "roll"
        assert cost is not None, "who can not pay is offered no dodge"
        spend(s, c, cost, rule="dodge.cost")


def _dodge_trap(s: Souls, trap: Sprung, c: Character) -> Script[None]:
    yield from dodge_roll(s, trap, c)
    trap.window = "luck"


# Dodging, p. 25 -------------------------------------------------------------------------------


def dodge_cost(s: Souls, c: Character) -> int | None:
    """The stamina of a dodge [dodge.cost]; None for who can't dodge at all."""
    cost = 1 + frost(c)
    if cost > c.free or not within(Window.DEFEND, s, c, True):
        return None
    return cost


def dodge_roll(s: Souls, on: Blow | Sprung, c: Character) -> Script[None]:
    """Roll the dodge dice [dodge.dice], if there are any [gap.dodge-zero-dice]."""
    n = dodge_dice(c)
    if n:
        yield from roll(s, on, ("dodge",) * n, "dodge", rule="dodge.dice")


def has_dodged(s: Souls, on: Blow | Sprung, c: Character) -> bool:
    """Whether the dice show enough icons [dodge.success]."""
    icons = sum(on.faces)
    dodged = icons >= on.dodge
    key, rule = ("dodged", "dodge.success") if dodged else ("dodge-failed", "dodge.failure")
    tell(s, key, rule=rule, who=c.id, n=icons, difficulty=on.dodge, rolled=len(on.faces))
    return dodged
