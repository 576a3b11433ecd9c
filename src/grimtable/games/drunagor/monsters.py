"""Monsters' turns: Conditions, what is triggered, the best target, Move, Attack (p. 27)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from grimtable.games.drunagor.abilities import ABILITIES, Colour, has, of_colour
from grimtable.games.drunagor.board import (
    bits,
    fighter,
    footprint,
    ground,
    hall,
    objects_mask,
    squares_of,
    standing,
)
from grimtable.games.drunagor.content import FIGHTERS, MONSTERS, Fighter, area_name, area_named
from grimtable.games.drunagor.cubes import leader
from grimtable.games.drunagor.health import pop, push
from grimtable.games.drunagor.keywords import stride
from grimtable.games.drunagor.loot import crush
from grimtable.games.drunagor.options import Stand, Strike
from grimtable.games.drunagor.state import (
    OFF,
    Blow,
    Drunagor,
    Hero,
    Hit,
    Monster,
    MonsterTurn,
    Owed,
)
from grimtable.games.drunagor.terrain import enter, spring, walk, ways
from grimtable.games.drunagor.turn import conditions
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Script, choose
from grimtable.kernel.state import tell

BASES = (
    *("yellow", "dark_blue", "pink", "green", "red", "black"),
    *("orange", "white", "light_green", "light_blue", "magenta", "brown"),
)
"""The Status board, highest first."""
FAR = 99


def monster_turn(s: Drunagor, turn: MonsterTurn) -> Script[None] | None:
    """One window of a Monster's turn [kw.activate.order] [kw.turn.individual]."""
    monster = s.monsters.get(turn.who)
    if monster is None:  # slain in the meantime
        pop(s, turn)
        return None
    match turn.window:
        case Window.START:
            turn.window = Window.BEGINNING
            tell(s, "turn", rule="kw.activate", who=turn.who)
            spring(s, turn.who)
            if turn.who in s.monsters and conditions(s, monster):
                turn.attacks = False  # [kw.stun.monster]
        case Window.BEGINNING:
            trigger(s, turn, monster)
        case Window.MOVE:
            turn.left = 2 if has(monster, "attack_twice") else 1  # [kw.attack-twice]
            move(s, turn, monster)
        case Window.GOING:
            return go(s, turn, monster, leader(s), "monster-move", "gap.core.monster-turn")
        case Window.ATTACK:
            turn.left -= 1
            if turn.left <= 0:
                turn.window = Window.END
            if turn.attacks:  # STUN takes the whole Attack Action
                return attack(s, monster)
        case _:
            pop(s, turn)
            enter(s, turn.who)
    return None


def trigger(s: Drunagor, turn: MonsterTurn, monster: Monster) -> None:
    """Its pink abilities, one after the other [mon.colours]."""
    for word, n in of_colour(monster, Colour.PINK):
        if word not in turn.triggered:
            turn.triggered.append(word)
            ABILITIES[word].do(s, monster.id, monster.id, n)
            return
    turn.window = Window.MOVE


# Whom it wants --------------------------------------------------------------------------------


class Criterion(NamedTuple):
    """What makes a Hero the first target: the most of something; a tie goes to one end."""

    name: str
    most: Callable[[Hero], int]
    slowest: bool = False
    rule: str = ""


STANDARD = Criterion("strongest", lambda h: h.health, rule="mon.standard-target")
CRITERIA = {
    "reckoner": Criterion("most_corrupted", lambda h: h.curses, rule="kw.reckoner"),
    "defiant": Criterion("most_vigorous", lambda h: h.cubes, rule="kw.defiant"),
    "relentless": Criterion("most_tired", lambda h: -h.cubes, slowest=True, rule="kw.relentless"),
    "bloodseeker": Criterion("weakest", lambda h: -h.health, slowest=True, rule="kw.bloodseeker"),
}


def criterion(card: Fighter) -> Criterion:
    """By what a Monster chooses [kw.primary-target]."""
    return next((c for word, c in CRITERIA.items() if word in card.abilities), STANDARD)


def ranked(heroes: list[Hero], by: Criterion) -> list[Hero]:
    """The best target first; a tie goes to the fastest, or the slowest [mon.shift-order]."""
    line = heroes[::-1] if by.slowest else heroes
    return sorted(line, key=lambda h: -by.most(h))


def seen(s: Drunagor) -> list[Hero]:
    """Heroes that a Monster can aim at: not down, not grabbed, not hidden [kw.stealth.hidden]."""
    return [h for h in standing(s) if h.at != OFF and not h.has("stealth") and not h.lurking]


# Whom it would hit ----------------------------------------------------------------------------


class Aim(NamedTuple):
    """Whom an attack would meet, the best target first, and the areas of a STRIKE."""

    heroes: tuple[Hero, ...]
    areas: tuple[int, ...] = ()


def aims(s: Drunagor, card: Fighter, base: int, line: list[Hero]) -> list[Aim]:
    """The attacks from some squares that meet most Heroes, then the best one [kw.cleave].

    [kw.multishot] [gap.ranged-monster]
    """
    floor, board = ground(s), hall(s).board
    near = floor.around(base)
    if card.reach == "ranged" and any(near >> h.at & 1 for h in line):
        return []  # engaged
    here = board.area[(base & -base).bit_length() - 1]
    steps = board.area_steps[here]
    if "strike" in card.abilities:
        return strikes(s, card, near, steps, line)
    if card.reach == "melee":
        there = [h for h in line if near >> h.at & 1]
    else:
        there = [
            h for h in line if card.reach == "magical" or steps.get(board.area[h.at], FAR) <= 1
        ]
    most = max(card.abilities.get(word, 1) for word in ("cleave", "multishot"))
    return [Aim(tuple(there[:most]))] if there else []


def strikes(
    s: Drunagor, card: Fighter, near: int, steps: dict[int, int], line: list[Hero]
) -> list[Aim]:
    """STRIKE X: whole areas, with everybody in them, hidden or not [kw.strike.melee].

    [kw.strike.range]
    """
    floor, area = ground(s), hall(s).board.area
    held: dict[int, list[Hero]] = {}
    for hero in line:
        held.setdefault(area[hero.at], []).append(hero)
    if card.reach == "melee":
        there = [a for a in held if floor.area[a] & near]
    else:
        there = [a for a in held if steps.get(a, FAR) <= 1]
    if not there:
        return []
    rank = {hero.id: i for i, hero in enumerate(line)}
    found = []
    for areas in combinations(there, min(card.abilities["strike"], len(there))):
        met = [h for a in areas for h in held[a]]
        met.sort(key=lambda h: rank[h.id])
        hidden = [h for h in standing(s) if h.at != OFF and h.has("stealth")]
        met += [h for h in hidden if area[h.at] in areas]
        found.append(Aim(tuple(met), areas))
    worth = [(len(aim.heroes), -rank[aim.heroes[0].id]) for aim in found]
    return [aim for aim, value in zip(found, worth, strict=True) if value == max(worth)]


# Where it goes --------------------------------------------------------------------------------


class Step(NamedTuple):
    """A place where a Monster could end its move, and how it likes it."""

    at: int
    hits: int
    rank: int
    dark: bool
    harmless: bool
    cost: int

    @property
    def worth(self) -> tuple[int, int, bool, bool, int]:
        """Heroes hit, the best one, Darkness, no harm, fewest squares [gap.core.monster-turn]."""
        return self.hits, -self.rank, self.dark, self.harmless, -self.cost


def places(
    s: Drunagor, monster: Monster, card: Fighter, points: int
) -> list[tuple[int, int, bool]]:
    """Where it can go: the square (or the first of an area), what it costs, whether unharmed."""
    if card.large:
        first = hall(s).board.inside
        return [(first[area][0], cost, True) for area, cost in roam(s, monster, points).items()]
    there, safe, risky = ways(s, monster.id, points, jump="jump" in card.abilities)
    unharmed = sum_(safe)
    found = [(monster.at, 0, True)]
    for cost, layer in enumerate(risky):
        found += [(at, cost, bool(unharmed >> at & 1)) for at in squares_of(layer & there)]
    return found


def sum_(layers: Sequence[int]) -> int:
    """All squares of some layers."""
    mask = 0
    for layer in layers:
        mask |= layer
    return mask


def roam(s: Drunagor, monster: Monster, points: int) -> dict[int, int]:
    """Areas that a Large Monster can enter, with what they cost [gap.large].

    Not those of Heroes, of other Large ones, piles and tokens; small Monsters give way.
    """
    board, floor = hall(s).board, ground(s)
    others = [m for m in s.monsters.values() if m is not monster and fighter(m).large]
    shut = objects_mask(s) & ~bits(s.chests)  # Chests it crushes
    shut |= bits(h.at for h in s.heroes.values() if h.at != OFF)
    shut |= sum_([footprint(s, m) for m in others])
    found = {board.area[monster.at]: 0}
    edge = list(found)
    for cost in range(1, points + 1):
        grown = []
        for area in edge:
            for near in board.areas_beside(area):
                if near not in found and not floor.area[near] & shut:
                    found[near] = cost
                    grown.append(near)
        edge = grown
    return found


def move(s: Drunagor, turn: MonsterTurn, monster: Monster) -> None:
    """To where most Heroes are hit, then the best one, by the fewest squares [mon.best-reachable].

    [mon.shift-order] [kw.primary-target] [boss.war.minion-card]
    """
    turn.points = stride(s, monster.id, fighter(monster).move)
    steps = plan(s, monster, turn.points)
    turn.tied = [step.at for step in steps]
    turn.window = Window.GOING if steps else Window.ATTACK
    if steps and not steps[0].hits:  # it only comes nearer [mon.no-reach]
        whom = ranked(seen(s), criterion(fighter(monster)))[0]
        tell(s, "approaches", rule="mon.no-reach", who=monster.id, whom=whom.id)


def plan(s: Drunagor, monster: Monster, points: int) -> list[Step]:
    """The places that it likes best, equally good ones; none if there is nobody to be seen."""
    card = fighter(monster)
    line = ranked(seen(s), criterion(card))
    if not line:
        return []
    dark = bits(s.darkness)
    found = []
    there = places(s, monster, card, points)
    if card.reach == "melee" and not card.large:  # from elsewhere it hits nobody
        near = beside(s, line, areas="strike" in card.abilities)
        there = [place for place in there if near >> place[0] & 1] or there
    met: dict[int, Aim | None] = {}
    touched = beside(s, line, areas=False)
    for at, cost, unharmed in there:
        base = ground(s).area[hall(s).board.area[at]] if card.large else 1 << at
        key = at
        if card.reach != "melee" and not touched & base:  # by area, one is like the other
            key = ~hall(s).board.area[at]
        if key not in met:
            met[key] = next(iter(aims(s, card, base, line)), None)
        best = met[key]
        hits = len(best.heroes) if best else 0
        rank = line.index(best.heroes[0]) if best else 0
        found.append(Step(at, hits, rank, bool(base & dark), unharmed, cost))
    if not any(step.hits for step in found):
        found = nearer(s, found, line[0], large=card.large)
    best_worth = max(step.worth for step in found)
    return [step for step in found if step.worth == best_worth]


def beside(s: Drunagor, heroes: list[Hero], *, areas: bool) -> int:
    """The squares beside some Heroes, or beside the areas in which they stand."""
    floor, area = ground(s), hall(s).board.area
    mask = 0
    for hero in heroes:
        mask |= floor.around(floor.area[area[hero.at]]) if areas else floor.near[hero.at]
    return mask


class Foreseen(NamedTuple):
    """What a Monster would do if it had its turn now: whom it wants, whom it would hit."""

    first: Hero
    heroes: tuple[Hero, ...]
    by: Criterion


def foresee(s: Drunagor, monster: Monster) -> Foreseen | None:
    """The same rules by which it will move and attack, looked at beforehand."""
    card = fighter(monster)
    line = ranked(seen(s), criterion(card))
    slowed = 0 if monster.has("knock_down") else max(0, card.move - 2 * monster.has("slow"))
    steps = plan(s, monster, slowed)
    if not steps:
        return None
    at = steps[0].at
    base = ground(s).area[hall(s).board.area[at]] if card.large else 1 << at
    found = [] if monster.has("stun") else aims(s, card, base, line)
    return Foreseen(line[0], found[0].heroes if found else (), criterion(card))


def nearer(s: Drunagor, found: list[Step], target: Hero, *, large: bool) -> list[Step]:
    """The places from which the way to a target is shortest, whoever stands there."""
    floor, board = ground(s), hall(s).board
    layers = floor.layers(1 << target.at, floor.all, 60, falls=True)
    under = [floor.area[board.area[step.at]] if large else 1 << step.at for step in found]
    there = sum_(under)
    first = next((layer for layer in layers if layer & there), there)
    return [step for step, mask in zip(found, under, strict=True) if mask & first]


def go(
    s: Drunagor, turn: MonsterTurn, monster: Monster, seat: str, what: str, rule: str
) -> Script[None]:
    """The Party Leader settles a tie; it walks, or a Large one makes room for itself."""
    board, card, points = hall(s).board, fighter(monster), turn.points
    options = tuple(Stand(board.names[at]) for at in turn.tied)
    chosen = yield from choose(seat, what, options, rule, who=monster.id)
    turn.window = Window.ATTACK
    square = board.named[chosen.to]
    if square == monster.at:
        return
    tell(s, "walked", rule="mon.shift", who=monster.id, place=chosen.to)
    if not card.large:
        walk(s, monster.id, square, points, jump="jump" in card.abilities)
        return
    for area in trail(s, monster, board.area[square], points):
        monster.at = board.inside[area][0]
        spring(s, monster.id)
        if monster.id not in s.monsters:
            return
    under = ground(s).area[board.area[square]]
    for other in s.monsters.values():  # [kw.shove]
        if other is not monster and under >> other.at & 1:
            push(s, Owed("beside", other.id, areas=[board.area[square]]))
    crush(s, monster.id, board.inside[board.area[square]])
    enter(s, monster.id)


def trail(s: Drunagor, monster: Monster, to: int, points: int) -> list[int]:
    """The areas of a shortest way, the start left out."""
    costs, way = roam(s, monster, points), [to]
    while costs[way[-1]] > 1:
        near = hall(s).board.areas_beside(way[-1])
        way.append(next(a for a in near if costs.get(a) == costs[way[-1]] - 1))
    return way[::-1]


# The attack -----------------------------------------------------------------------------------


def attack(s: Drunagor, monster: Monster) -> Script[None]:
    """Attack whom it reaches; no walking any more [kw.attack-twice.retarget].

    [kw.attack-twice.separate]
    """
    card = fighter(monster)
    by = criterion(card)
    line = ranked(seen(s), by)
    found = aims(s, card, footprint(s, monster), line)
    if not found:
        return
    aim = found[0]
    if aim.areas:
        board = hall(s).board
        options = tuple(Strike(tuple(area_name(board, a) for a in one.areas)) for one in found)
        chosen = yield from choose(leader(s), "strike", options, rule="kw.strike", who=monster.id)
        areas = tuple(area_named(board, name) for name in chosen.areas)
        aim = next(one for one in found if one.areas == areas)
    explain(s, monster, aim, line, by)
    words = ("vicious",) if "vicious" in card.abilities else ()
    hits = [Hit(hero.id) for hero in s.heroes.values() if hero in aim.heroes]
    push(
        s,
        Blow(
            monster.id,
            "monster",
            hits,
            base=card.attack,
            label=monster.kind,
            collateral=tuple(of_colour(monster, Colour.BLACK)),
            words=words,
        ),
    )


def explain(s: Drunagor, monster: Monster, aim: Aim, line: list[Hero], by: Criterion) -> None:
    """Why them: the criterion, a tie, and who was out of reach [mon.shift]."""
    first = aim.heroes[0]
    if first is not line[0]:
        tell(s, "shifts", rule="mon.shift", who=monster.id, whom=line[0].id)
    tied = [h for h in line if h is not first and by.most(h) == by.most(first)]
    tie = ("slowest" if by.slowest else "fastest") if tied else "none"
    tell(s, "aims", rule=by.rule, who=monster.id, whom=first.id, why=by.name, tie=tie)


# Monsters appear ------------------------------------------------------------------------------


def summon(
    s: Drunagor, kind: str, square: int, rank: int = 0, rule: str = "gap.raise"
) -> str | None:
    """Put a Monster on a square with the highest free base, if it has a model [gap.minion-cap].

    [gap.raise]
    """
    taken = {m.base for m in s.monsters.values()}
    model = MONSTERS[kind].model or kind
    used = sum((MONSTERS[m.kind].model or m.kind) == model for m in s.monsters.values())
    free = [f"{kind}_{i}" for i in range(1, MONSTERS[kind].models + 1)]
    free = [name for name in free if name not in s.monsters]
    bases = [base for base in BASES if base not in taken]
    if not free or not bases or used >= MONSTERS[kind].models:
        return None
    health = FIGHTERS[kind][rank].health
    s.monsters[free[0]] = Monster(free[0], kind, bases[0], health, square, rank=rank)
    s.monsters = dict(sorted(s.monsters.items(), key=lambda m: BASES.index(m[1].base)))
    tell(s, "raised", rule, who=free[0], place=hall(s).board.names[square])
    enter(s, free[0])
    return free[0]
