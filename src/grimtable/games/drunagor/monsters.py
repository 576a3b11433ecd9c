"""Monsters' turns: Conditions, the best target in reach, Move, Attack (pp. 13, 27, 77-89)."""

from __future__ import annotations

from collections.abc import Sequence

from grimtable.games.drunagor.board import (
    ground,
    hall,
    is_adjacent,
    squares_of,
    standing,
    strongest,
)
from grimtable.games.drunagor.content import MONSTERS
from grimtable.games.drunagor.cubes import leader
from grimtable.games.drunagor.health import pop, push
from grimtable.games.drunagor.keywords import stride
from grimtable.games.drunagor.options import Aim, Stand
from grimtable.games.drunagor.state import (
    OFF,
    Blow,
    Drunagor,
    Hero,
    Hit,
    Monster,
    MonsterTurn,
)
from grimtable.games.drunagor.terrain import enter, spring, walk, ways
from grimtable.games.drunagor.turn import conditions
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Done, Option, Script, choose
from grimtable.kernel.state import tell

BASES = (
    *("yellow", "dark_blue", "pink", "green", "red", "black"),
    *("orange", "white", "light_green", "light_blue", "magenta", "brown"),
)
"""The Status board, highest first."""


def monster_turn(s: Drunagor, turn: MonsterTurn) -> Script[None]:
    """One window of a Monster's turn [kw.activate.order] [kw.turn.individual]."""
    monster = s.monsters.get(turn.who)
    if monster is None:  # slain in the meantime
        pop(s, turn)
        return
    match turn.window:
        case Window.START:
            turn.window = Window.MOVE
            tell(s, "turn", rule="kw.activate", who=turn.who)
            spring(s, turn.who)
            if turn.who in s.monsters and conditions(s, monster):
                turn.attacks = False  # [kw.stun.monster]
        case Window.MOVE:
            if turn.charmed:
                yield from led(s, turn, monster)
            else:
                turn.window = Window.ATTACK
                yield from move(s, monster)
        case Window.ATTACK:
            if turn.charmed and turn.attacks:
                yield from set_on(s, turn, monster)
                return
            turn.window = Window.END
            if turn.attacks:
                attack(s, monster)
        case _:
            pop(s, turn)
            enter(s, turn.who)


def seen(s: Drunagor) -> list[Hero]:
    """Heroes that a Monster can aim at: not down, not grabbed, not hidden [kw.stealth.hidden]."""
    return [h for h in standing(s) if h.at != OFF and not h.has("stealth") and not h.lurking]


def meets(s: Drunagor, square: int, heroes: list[Hero], cleave: int) -> list[Hero]:
    """Whom a Monster on a square would hit, the best targets first [kw.cleave]."""
    near = ground(s).around(1 << square)
    beside = [hero for hero in heroes if near >> hero.at & 1]
    return sorted(beside, key=lambda hero: -hero.health)[:cleave]


def move(s: Drunagor, monster: Monster) -> Script[None]:
    """To where most Heroes are hit, then the best one, by the fewest squares [mon.best-reachable].

    [mon.shift-order] [kw.primary-target] [boss.war.minion-card]
    """
    card, heroes = MONSTERS[monster.kind], seen(s)
    points = stride(s, monster.id, card.move)
    target = strongest(heroes)
    if target is None:
        return
    there, safe, risky = ways(s, monster.id, points, jump=False)
    places = [monster.at, *squares_of(there)]
    scores = {at: score(s, at, heroes, card.cleave, safe, risky) for at in places}
    if not any(score_[0] for score_ in scores.values()):  # it only comes nearer [mon.no-reach]
        near = ground(s).layers(1 << target.at, ground(s).all, 30, falls=True)
        steps = {at: next(i for i, layer in enumerate(near) if layer >> at & 1) for at in places}
        scores = {at: (0, 0, 0, -steps[at], 0) for at in places}
    best = max(scores.values())
    names = hall(s).board.names
    tied = tuple(Stand(names[at]) for at in places if scores[at] == best)
    rule = "gap.core.monster-turn"  # [gap.core.monster-turn]
    chosen = yield from choose(leader(s), "monster-move", tied, rule, who=monster.id)
    square = hall(s).board.named[chosen.to]
    if square != monster.at:
        walk(s, monster.id, square, points)
        tell(s, "walked", rule="mon.shift", who=monster.id, place=chosen.to)


def score(
    s: Drunagor, at: int, heroes: list[Hero], cleave: int, safe: Sequence[int], risky: Sequence[int]
) -> tuple[int, int, int, int, int]:
    """How a Monster likes a square: Heroes hit, the best one's rank, Darkness, no harm, way."""
    hit = meets(s, at, heroes, cleave)
    cost = next(i for i, layer in enumerate(risky) if layer >> at & 1)
    harmless = any(layer >> at & 1 for layer in safe)
    best = hit[0].health if hit else 0
    return len(hit), best, int(at in s.darkness), int(harmless), -cost


def attack(s: Drunagor, monster: Monster) -> None:
    """Attack whom it reaches; the Strongest is its first target [mon.standard-target]."""
    card = MONSTERS[monster.kind]
    hit = meets(s, monster.at, seen(s), card.cleave)
    if hit:
        hits = [Hit(hero.id) for hero in hit]
        push(s, Blow(monster.id, "monster", hits, base=card.attack, label=monster.kind))


# Charmed --------------------------------------------------------------------------------------


def led(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None]:
    """Who charmed a Monster moves it as they like, through harm or not [kw.charm.freedom]."""
    points = MONSTERS[monster.kind].move
    names = hall(s).board.names
    held = monster.has("knock_down") or 2 * monster.has("slow") >= points
    there = 0 if held else ways(s, monster.id, points - 2 * monster.has("slow"), jump=False)[0]
    options = tuple(Stand(names[at]) for at in (monster.at, *squares_of(there)))
    rule = "kw.charm.freedom"
    chosen = yield from choose(turn.charmed, "charm-move", options, rule, who=monster.id)
    turn.window = Window.ATTACK
    points = stride(s, monster.id, points)
    square = hall(s).board.named[chosen.to]
    if square != monster.at:
        walk(s, monster.id, square, points)
        tell(s, "walked", rule=rule, who=monster.id, place=chosen.to)


def set_on(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None]:
    """Who charmed it chooses whom it attacks, for half its damage [kw.charm] [kw.charm.half].

    Half of the base alone: what Darkness or INTIMIDATE change comes after [kw.charm.modifiers].
    """
    card = MONSTERS[monster.kind]
    near = ground(s).around(1 << monster.at)
    beside = [h.id for h in seen(s) if near >> h.at & 1]
    beside += [m.id for m in s.monsters.values() if m is not monster and near >> m.at & 1]
    if is_adjacent(s, monster.id, s.boss.id):
        beside.append(s.boss.id)
    left = [who for who in beside if who not in turn.aims]
    if left and len(turn.aims) < card.cleave:
        options: tuple[Option, ...] = (*(Aim(who) for who in left), Done())
        about = {"who": monster.id}
        chosen = yield Ask(turn.charmed, "charm-attack", options, "kw.charm", about)
        if isinstance(chosen, Aim):
            turn.aims.append(chosen.at)
            return
    turn.window = Window.END
    if turn.aims:
        hits = [Hit(who) for who in turn.aims]
        base = (card.attack + 1) // 2
        push(s, Blow(monster.id, "monster", hits, base=base, label=monster.kind))


# Minions appear -------------------------------------------------------------------------------


def summon(s: Drunagor, kind: str, square: int) -> str | None:
    """Put a Minion on a square with the highest free base, if there is a model [gap.minion-cap]."""
    taken = {m.base for m in s.monsters.values()}
    names = [f"{kind}_{i}" for i in range(1, MONSTERS[kind].models + 1)]
    free = [name for name in names if name not in s.monsters]
    bases = [base for base in BASES if base not in taken]
    if not free or not bases:
        return None
    s.monsters[free[0]] = Monster(free[0], kind, bases[0], MONSTERS[kind].health, square)
    s.monsters = dict(sorted(s.monsters.items(), key=lambda m: BASES.index(m[1].base)))
    tell(s, "raised", rule="gap.raise", who=free[0], place=hall(s).board.names[square])
    enter(s, free[0])
    return free[0]
