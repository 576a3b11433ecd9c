"""Pp. 16-17 and 27: miniatures come to a place, and others make room for them."""

from __future__ import annotations

from itertools import count

from grimtable.games.berserk.options import Relocate, Stop
from grimtable.games.berserk.spaces import burning, empty_by_distance, occupied, zone
from grimtable.games.berserk.state import Arrival, Berserk, Mini, health, heroes_choose
from grimtable.games.berserk.status import wound
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell


def arrive(s: Berserk, a: Arrival) -> Script[None]:
    """Where exactly, who makes room, and then it stands there; in this order."""
    match a.window:
        case "front":
            yield from settle(s, a)
        case "room":
            yield from make_room(s, a)
        case "place":
            s.under_way.pop()
            place(s, a)


def base_of(s: Berserk, a: Arrival) -> int:
    """The base of what arrives [spawn.by-base]."""
    if not a.spawns:
        return s.enemies[a.kind].base
    return 1 if a.ally else s.library.foes[a.kind].base


def settle(s: Berserk, a: Arrival) -> Script[None]:
    """Which Spaces a new miniature takes; with none of its kind in the pool it does not come.

    The pool is of the miniatures whose card is in play; a new card brings its own
    [spawn.from-pool] [spawn.new-card] [spawn.pool.empty].
    """
    a.window = "room"
    if not a.ally and s.pool.setdefault(a.kind, s.library.foes[a.kind].minis) < 1:
        tell(s, "no-miniature", rule="spawn.pool.empty", kind=a.kind)
        s.under_way.pop()
        return
    base = base_of(s, a)
    if base == 2:
        yield from settle_large(s, a)
    elif base == 7:
        yield from settle_extra_large(s, a)


def settle_large(s: Berserk, a: Arrival) -> Script[None]:
    """The rear on the spawn Space, the front on the empty Space beside it closest to a foe.

    An Enemy's to a Hero, not to an Ally; an Ally's to an Enemy [spawn.large] [spawn.large.tie].
    Without an empty one somebody makes room.
    """
    adventure = s.adventure
    field = adventure.hexes
    rear = field.named[a.at]
    beside = field.near[rear] & adventure.open
    fronts = (beside & ~occupied(s)) or beside
    goal = 0
    for mini in s.enemies.values() if a.ally else s.standing():
        goal |= zone(s, mini)
    goal = field.spread(goal) if goal else adventure.start
    steps = field.layers(goal, adventure.open)
    best = next((layer & fronts for layer in steps if layer & fronts), fronts)
    options = tuple(Stop(a.kind, name) for name in field.names(best))
    pick: Stop = yield from heroes_choose(s, "front", options, rule="spawn.large.tie", kind=a.kind)
    front = field.named[pick.to]
    a.at, a.facing = pick.to, field.direction(rear, front)


def settle_extra_large(s: Berserk, a: Arrival) -> Script[None]:
    """The centre on the spawn Space [spawn.xl], else beside it, with room [spawn.xl.shift].

    Only Scenery and the edge are in the way: whoever stands there makes room, a Monster too
    [spawn.displace]. That it is never displaced is said of Monsters that move [monster.blocked].
    """
    adventure = s.adventure
    field = adventure.hexes
    here = field.named[a.at]
    bare = field.rooms(adventure.open)
    if bare >> here & 1:
        return
    # Beside Scenery before on short Scenery, where Monsters can stand.
    low = field.rooms(field.all & ~adventure.tall)
    beside = field.near[here] & bare or (field.near[here] | 1 << here) & low
    if not beside:
        tell(s, "no-room", rule="ruling.displace-order", kind=a.kind)
        s.under_way.pop()
        return
    options = tuple(Stop(a.kind, name) for name in field.names(beside))
    pick: Stop = yield from heroes_choose(s, "centre", options, rule="spawn.xl.shift", kind=a.kind)
    a.at = pick.to


def covered(s: Berserk, a: Arrival) -> int:
    """The Spaces that it will cover."""
    return s.adventure.bases[base_of(s, a)][a.at][a.facing]


def make_room(s: Berserk, a: Arrival) -> Script[None]:
    """Everybody in its Zone goes to the closest empty Space, one after the other.

    [spawn.displace] [monster.push] [ruling.displace-order]: each sees where those before it went,
    and what the newcomer will cover counts as taken. Ties are for the Heroes
    [spawn.displace.tie] [monster.push.tie].
    """
    zone_of, bases = covered(s, a), s.adventure.bases
    for mini in s.minis():
        if not bases[mini.base][mini.at][mini.facing] & zone_of or mini.id == a.kind:
            continue
        mover = s.enemies.get(a.kind)
        standing = occupied(s, mini, mover)
        leaving = zone(s, mover) & ~standing if mover else 0  # one before may be there by now
        taken = standing | zone_of
        rings = empty_by_distance(s, mini, taken, leaving)
        roomy = ([at for at in ring if _fits(s, mini, at, taken)] for ring in rings)
        spots = next(filter(None, roomy), [])
        if not spots:
            tell(s, "no-room", rule="ruling.displace-order", kind=mini.kind)
            s.under_way.pop()
            return
        options = tuple(Relocate(mini.id, to) for to in spots)
        rule = "spawn.displace.tie" if a.spawns else "monster.push.tie"
        pick: Relocate = yield from heroes_choose(s, "displace", options, rule, who=mini.id)
        mini.at, mini.facing = pick.to, _fits(s, mini, pick.to, taken)[0]
        tell(
            s,
            "displaced",
            rule="spawn.displace" if a.spawns else "monster.push",
            who=mini.id,
            where=pick.to,
        )
        return  # the next one is found from the state
    a.window = "place"


def _fits(s: Berserk, mini: Mini, at: str, taken: int) -> list[int]:
    """How a base can lie at a Space with nothing under it, turned as little as need be."""
    bases, free = s.adventure.bases[mini.base][at], s.adventure.open & ~taken
    turns = [(mini.facing + turn) % len(bases) for turn in range(len(bases))]
    return [facing for facing in turns if bases[facing] and not bases[facing] & ~free]


def place(s: Berserk, a: Arrival) -> None:
    """There it stands [spawn.standard].

    Who comes in the Turn of its side has not been activated in it yet, and will be
    [hero-turn.end] [enemy-turn.all].
    """
    if not a.spawns:
        mini = s.enemies[a.kind]
        before = zone(s, mini)
        mini.at = a.at
        scorch(s, mini, zone(s, mini) & ~before)
        return
    if a.ally:
        s.allies[a.kind] = Mini(a.kind, a.kind, at=a.at)
        tell(s, "joined", rule="spawn.where", who=a.kind, where=a.at)
        return
    foe = s.library.foes[a.kind]
    name = unused(s, a.kind)
    s.pool[a.kind] -= 1
    s.enemies[name] = enemy = Mini(name, a.kind, foe.base, a.at, a.facing)
    enemy.wounds = min(s.options.mercy, health(s, enemy) - 1)
    if foe.base == 2:  # the rear is on the spawn Space [spawn.large]
        field = s.adventure.hexes
        (rear,) = field.names(zone(s, enemy) & ~(1 << field.named[a.at]))
        tell(s, "spawned-facing", rule="spawn.large", who=name, where=rear, front=a.at)
    else:
        tell(s, "spawned", rule="spawn.where", who=name, where=a.at)


def unused(s: Berserk, kind: str) -> str:
    """The first name of a kind that no Enemy on the board has."""
    return next(name for i in count(1) if (name := f"{kind}_{i}") not in s.enemies)


def scorch(s: Berserk, mini: Mini, entered: int) -> None:
    """Fire wounds who enters it [terrain.effect]."""
    burns, n = burning(s)
    wound(s, mini, n * (entered & burns).bit_count(), rule="terrain.effect")
