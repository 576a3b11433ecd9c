"""Where a Monster goes: places that it can reach, how it likes them, ties (pp. 27, 78).

It wants to hit most Heroes, then the best one, by the fewest squares; Large ones go by areas.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from grimtable.games.drunagor.abilities import has, movement
from grimtable.games.drunagor.board import (
    bits,
    fighter,
    footprint,
    free_mask,
    ground,
    hall,
    near_mask,
    objects_mask,
    squares_of,
    standing,
)
from grimtable.games.drunagor.content import Fighter
from grimtable.games.drunagor.cubes import decide, lead
from grimtable.games.drunagor.furniture import crush, pillars
from grimtable.games.drunagor.health import push
from grimtable.games.drunagor.keywords import movement_points, stride
from grimtable.games.drunagor.options import Stand, Token
from grimtable.games.drunagor.prey import bait, is_hungry
from grimtable.games.drunagor.quarry import (
    Aim,
    Criterion,
    aims,
    aims_at,
    criterion,
    mates,
    ranked,
    seen,
)
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.rough import slowing
from grimtable.games.drunagor.state import OFF, Ally, Drunagor, Hero, Monster, MonsterTurn, Owed
from grimtable.games.drunagor.terrain import (
    dark_mask,
    enter,
    harmful,
    put,
    run_up,
    spring,
    walk,
    ways,
)
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell

LONGEST = 60
"""Squares that no way on a board exceeds."""


class Step(Struct, frozen=True, gc=False):
    """A place where a Monster could end its move, and how it likes it."""

    at: int
    hits: int
    rank: int = 0
    dark: bool = False
    harmless: bool = True
    cost: int = 0
    besides: int = 0
    """Allies of the Heroes that it would hit as well."""

    @property
    def worth(self) -> tuple[int, int, int, bool, bool, int]:
        """Heroes hit, the best one, who else, Darkness, no harm, fewest squares.

        [gap.core.monster-turn]
        """
        return self.hits, -self.rank, self.besides, self.dark, self.harmless, -self.cost


def places(
    s: Drunagor, monster: Monster, card: Fighter, points: int
) -> list[tuple[int, int, bool]]:
    """Where it can go: the square (or the first of an area), what it costs, whether unharmed."""
    if card.large:
        first, area, blocked = hall(s).board.inside, ground(s).area, pillars(s)
        bad, trails = harmful(s, monster.id) | slowing(s, monster.id), roam(s, monster, points)
        return [
            (first[a][0], way.cost, not any(area[one] & bad for one in way.areas))
            for a, way in trails.items()
            if not area[a] & blocked
        ]
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


class Trail(NamedTuple):
    """A way of a Large Monster: what it costs, and its areas, the first one left out."""

    cost: int
    areas: tuple[int, ...]


def roam(s: Drunagor, monster: Monster, points: int) -> dict[int, Trail]:
    """Areas that a Large Monster can enter, with the ways there [gap.large].

    Not those of Heroes, of other Large ones, piles and tokens; small Monsters give way, Furniture
    breaks. Difficult ground takes a point, once.
    """
    board, floor = hall(s).board, ground(s)
    others = [m for m in s.monsters.values() if m is not monster and fighter(m).large]
    shut = objects_mask(s) & ~bits(s.chests) & ~bits(s.furniture)
    there = [h.at for h in s.heroes.values() if not h.hiding] + [a.at for a in s.allies.values()]
    shut |= bits(at for at in there if at != OFF) | sum_([footprint(s, m) for m in others])
    slow = slowing(s, monster.id)
    here = board.area[monster.at]
    found = {here: Trail(0, ())}
    edges = defaultdict[int, list[tuple[int, bool]]](list, {0: [(here, False)]})
    known: dict[tuple[int, bool], tuple[int, ...]] = {(here, False): ()}
    for cost in range(points):
        for area, wet in edges[cost]:
            for near in board.areas_beside(area):
                bad = bool(floor.area[near] & slow)
                after = min(points, cost + (2 if bad and not wet else 1))
                if (near, wet or bad) not in known and not floor.area[near] & shut:
                    way = (*known[area, wet], near)
                    known[near, wet or bad] = way
                    edges[after].append((near, wet or bad))
                    if near not in found or after < found[near].cost:
                        found[near] = Trail(after, way)
    return found


def set_out(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None] | None:
    """It begins its Move; of those whom a Slayer could reach the Party Leader picks its prey.

    [kw.slayer.tie]
    """
    turn.points = stride(s, monster.id, movement(s, monster))
    found = marked(s, monster, turn.points)
    if found:
        return mark(s, turn, monster, found)
    move(s, turn, monster)
    return None


def mark(s: Drunagor, turn: MonsterTurn, monster: Monster, found: list[int]) -> Script[None]:
    """The Party Leader chooses among those whom a Slayer could reach [kw.slayer.tie]."""
    board = hall(s).board
    options = tuple(Token(board.names[at]) for at in found)
    chosen = yield from lead(s, "slay", options, "kw.slayer.tie", who=monster.id)
    turn.prey = board.named[chosen.token]
    move(s, turn, monster)


def marked(s: Drunagor, monster: Monster, points: int) -> list[int]:
    """Squares of those whom a Slayer prefers and can reach: the injured, Cohorts, Followers.

    [kw.slayer] [ally.priority.slayer] [kw.slayer.none]
    """
    if not has(monster, "slayer"):
        return []
    card, there = fighter(monster), 0
    for at, _, _ in places(s, monster, card, points):
        base = ground(s).area[hall(s).board.area[at]] if card.large else 1 << at
        there |= ground(s).around(base)
    of = {"cohort": list[int](), "follower": list[int]()}
    for ally in mates(s, card):
        of.get(ALLIES[ally.kind].entry.kind, []).append(ally.at)
    for squares in (list(s.injured), of["cohort"], of["follower"]):
        found = [at for at in squares if there >> at & 1]
        if found:
            return found
    return []


def move(s: Drunagor, turn: MonsterTurn, monster: Monster) -> None:
    """To where most Heroes are hit, then the best one, by the fewest squares [mon.best-reachable].

    [mon.shift-order] [kw.primary-target] [boss.war.minion-card]
    """
    steps = plan(s, monster, turn.points, turn.prey)
    turn.tied = [step.at for step in steps]
    turn.window = Window.GOING if steps else Window.ATTACK
    if steps and not (steps[0].hits or steps[0].besides):  # it only comes nearer [mon.no-reach]
        if is_hungry(s, monster):
            tell(s, "hungers", rule="kw.devourer", who=monster.id)
            return
        whom = wanted(s, fighter(monster))[0]
        tell(s, "approaches", rule="mon.no-reach", who=monster.id, whom=whom.id)


def wanted(s: Drunagor, card: Fighter) -> Sequence[Hero | Ally]:
    """Whom it would come nearer to, the first one first: Heroes, else those who joined them."""
    return ranked(seen(s, card), criterion(card)) or mates(s, card)


def plan(s: Drunagor, monster: Monster, points: int, prey: int = OFF) -> list[Step]:
    """The places that it likes best, equally good ones; none if there is nobody to be seen.

    A Slayer goes to its prey [kw.slayer].
    """
    card = fighter(monster)
    if "ambush" in card.abilities:
        return lurk(s, monster, card)
    line, others = ranked(seen(s, card), criterion(card)), mates(s, card)
    hungry = is_hungry(s, monster)
    if not line and not others and not hungry and prey == OFF:
        return []
    dark = dark_mask(s)
    found = []
    there = places(s, monster, card, points)
    if hungry or prey != OFF:  # it goes where it can bite, whoever else is near [kw.devourer]
        near = bait(s) if prey == OFF else ground(s).near[prey]
        bites = [Step(a, 1, 0, bool(dark >> a & 1), ok, c) for a, c, ok in there if near >> a & 1]
        if bites:
            return [step for step in bites if step.worth == max(b.worth for b in bites)]
    if card.reach == "melee" and not card.large:  # from elsewhere it hits nobody
        near = beside(s, [*line, *others], areas="strike" in card.abilities)
        there = [place for place in there if near >> place[0] & 1] or there
    met: dict[int, tuple[int, int, int]] = {}
    touched = beside(s, [*line, *others], areas=False)
    party = bits([*[hero.at for hero in line], *[ally.at for ally in others]])
    floor, area = ground(s), hall(s).board.area
    bites_only = card.reach == "melee" and "strike" not in card.abilities
    for at, cost, unharmed in there:
        base = floor.area[area[at]] if card.large else 1 << at
        key = at
        # only quicker: who touches the same meets the same, and so does who is in the same area
        # and touches nobody
        if bites_only:
            # only quicker: what is near a square is known
            key = (floor.around(base) if card.large else floor.near[at]) & party
        # only quicker: from anywhere in an area it shoots at the same
        elif card.reach != "melee" and not touched & base:
            key = ~area[at]
        if key not in met:  # only quicker: it meets the same as before
            met[key] = meeting(next(iter(aims_at(s, card, base, line, others)), None), line)
        hits, rank, more = met[key]
        found.append(Step(at, hits, rank, bool(base & dark), unharmed, cost, more))
    if not any(step.hits or step.besides for step in found):
        to = bits(s.injured) if hungry else 1 << wanted(s, card)[0].at
        found = nearer(s, found, to, large=card.large)
    worths = [step.worth for step in found]
    best_worth = max(worths)
    return [step for step, worth in zip(found, worths, strict=True) if worth == best_worth]


def meeting(aim: Aim | None, line: list[Hero]) -> tuple[int, int, int]:
    """Of an attack: how many Heroes it meets, which place in line the best has, how many others."""
    if aim is None:
        return 0, len(line), 0
    first = aim.heroes[0] if aim.heroes else None
    return len(aim.heroes), line.index(first) if first in line else len(line), len(aim.allies)


def lurk(s: Drunagor, monster: Monster, card: Fighter) -> list[Step]:
    """AMBUSH: the free squares beside its Primary Target, however far that is [kw.ambush].

    Its own square is free then; where none is, it stays.
    """
    there = wanted(s, card)
    if not there:
        return []
    mask = near_mask(s, there[0].id) & (free_mask(s) | 1 << monster.at)
    return [Step(at, hits=1) for at in squares_of(mask or 1 << monster.at)]


def chooser(s: Drunagor, monster: Monster) -> tuple[str, str, str]:
    """For whom is settled where a Monster goes: for itself, or for the one whom it ambushes.

    For a Monster the Party Leader decides.

    [kw.ambush.choose]
    """
    card = fighter(monster)
    if "ambush" in card.abilities:
        return wanted(s, card)[0].id, "ambush", "kw.ambush.choose"
    return monster.id, "monster-move", "gap.core.monster-turn"


def beside(s: Drunagor, heroes: Sequence[Hero | Ally], *, areas: bool) -> int:
    """The squares beside some of the party, or beside the areas in which they stand."""
    floor, area = ground(s), hall(s).board.area
    mask = 0
    for hero in heroes:
        mask |= floor.around(floor.area[area[hero.at]]) if areas else floor.near[hero.at]
    return mask


class Foreseen(NamedTuple):
    """What a Monster would do if it had its turn now: whom it wants, whom it would hit, and why."""

    first: Hero | Ally
    heroes: list[Hero | Ally]
    by: Criterion
    why: str = "attacks"
    """Whom it hits and not the first: none in reach, more of them, whom a Slayer hunts, allies."""
    among: str = "none"
    """Why the first is first: by a tie, or because another is hidden."""


def foresee(s: Drunagor, monster: Monster) -> Foreseen | None:
    """The same rules by which it will move and attack, looked at beforehand."""
    card = fighter(monster)
    line, others = ranked(seen(s, card), criterion(card)), mates(s, card)
    if not (line or others):
        return None
    points = movement_points(monster, movement(s, monster))
    found = marked(s, monster, points)
    hunted = [a for a in others if a.at in found]
    if hunted and not monster.has("stun"):
        return Foreseen(hunted[0], [hunted[0]], criterion(card), "slays")
    at = plan(s, monster, points)[0].at
    base = ground(s).area[hall(s).board.area[at]] if card.large else 1 << at
    hits = [] if monster.has("stun") else aims(s, card, base, line)
    met: list[Hero | Ally] = [*hits[0].heroes, *hits[0].allies] if hits else []
    first, why = line[0] if line else others[0], "attacks"
    if not met:
        why = "nears"
    elif not hits[0].heroes:
        why = "allies"
    elif first not in met:
        why = "beyond" if len(hits[0].heroes) == 1 else "more"
    return Foreseen(first, met, criterion(card), why, among(s, line, criterion(card)))


def among(s: Drunagor, line: list[Hero], by: Criterion) -> str:
    """Why the first in line is that: no better one is seen, or it is faster or slower than another.

    [kw.stealth.hidden] [mon.shift-order]
    """
    if not line:
        return "none"
    there = [hero for hero in standing(s) if hero.at != OFF]
    best = by.most(line[0])
    if any(by.most(hero) > best for hero in there):
        return "seen"
    if any(by.most(hero) == best for hero in line[1:]):
        return "slowest" if by.slowest else "fastest"
    return "none"


def nearer(s: Drunagor, found: list[Step], to: int, *, large: bool) -> list[Step]:
    """The places from which the way to some squares is shortest, whoever stands there."""
    floor, board = ground(s), hall(s).board
    layers = floor.layers(to, floor.all, LONGEST, falls=True)
    under = [floor.area[board.area[step.at]] if large else 1 << step.at for step in found]
    there = sum_(under)
    first = next((layer for layer in layers if layer & there), there)
    return [step for step, mask in zip(found, under, strict=True) if mask & first]


def go(
    s: Drunagor, turn: MonsterTurn, monster: Monster, by: str, what: str, rule: str
) -> Script[None]:
    """The Party Leader settles a tie; it walks, or a Large one makes room for itself."""
    board, card, points = hall(s).board, fighter(monster), turn.points
    options = tuple(Stand(board.names[at]) for at in turn.tied)
    chosen = yield from decide(s, by, what, options, rule, who=monster.id)
    turn.window = Window.ATTACK
    square = board.named[chosen.to]
    if square == monster.at:
        return
    if "ambush" in card.abilities:  # the ground there acts as after a JUMP [kw.ambush.terrain]
        tell(s, "ambushed", rule="kw.ambush", who=monster.id, place=chosen.to)
        put(s, monster.id, square)
        return
    tell(s, "walked", rule="mon.shift", who=monster.id, place=chosen.to)
    if not card.large:
        jump = "jump" in card.abilities
        if "charge" in card.abilities:  # only quicker: nobody else has to know
            turn.moved = run_up(s, monster, square, points, jump=jump)
        walk(s, monster.id, square, points, jump=jump)
        return
    for area in roam(s, monster, points)[board.area[square]].areas:
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
