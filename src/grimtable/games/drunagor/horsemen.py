"""What all Horsemen share: cards on the Track, Assault, piles of runes (pp. 34-43)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias, TypeVar

from grimtable.games.drunagor.board import (
    area_mask,
    beside_areas,
    everybody,
    exposed,
    ground,
    hall,
    picked,
    pile_squares,
    place_of,
    someone,
    standing,
)
from grimtable.games.drunagor.content import CARDS, area_name, area_named, hall_of
from grimtable.games.drunagor.cubes import decide, lead
from grimtable.games.drunagor.darkness import awaken
from grimtable.games.drunagor.furniture import crush as break_up
from grimtable.games.drunagor.furniture import shatter
from grimtable.games.drunagor.health import conditions, end, gain, heal_boss, hurt, pop, push
from grimtable.games.drunagor.options import Lay, Turn
from grimtable.games.drunagor.state import (
    OFF,
    RUNES,
    Ally,
    Assault,
    Blow,
    CardTurn,
    Drunagor,
    Hero,
    Hit,
    Monster,
    Owed,
    RuneTurn,
    colour_of,
    runes_of,
)
from grimtable.games.drunagor.terrain import (
    darken,
    free_around,
    put,
    spring,
    sprouts,
    stands,
    tile_ways,
)
from grimtable.kernel.asks import Draw, Script, choose
from grimtable.kernel.state import tell

FIRST, SECOND = 1, 2
"""The steps of a card that has two, each with its own choices."""
SMALL_TILES = 3
"""What a Darkness tile that does not fit breaks into."""
Character: TypeAlias = Hero | Ally | Monster
CardScript = Callable[[Drunagor, CardTurn], Script[None] | None]
SCRIPTS: dict[str, CardScript] = {}
"""What each card does, by its id."""
F = TypeVar("F", bound=CardScript)


def card(name: str) -> Callable[[F], F]:
    """Register the script of a card of the content files."""
    if name not in CARDS:
        raise ValueError(f"there is no card {name!r}")

    def register(script: F) -> F:
        SCRIPTS[name] = script
        return script

    return register


def card_turn(s: Drunagor, t: CardTurn) -> Script[None] | None:
    """A card's turn, step by step; on a Status card the Conditions come first [boss.status-first].

    [boss.plague.status.conditions] [boss.war.knot.conditions] [boss.famine.starve.conditions]
    [boss.death.reap.conditions]
    """
    if t.step < FIRST:
        t.step = FIRST
        entry = CARDS[t.card]
        tell(s, "card", rule="boss.x-value", card=t.card, who=s.boss.id)
        if entry.kind == "status":
            spring(s, s.boss.id)
            conditions(s, s.boss)
        return None
    if t.step == FIRST and CARDS[t.card].colour:
        t.x = runes_of(s, CARDS[t.card].colour)
    return SCRIPTS[t.card](s, t)


def done(s: Drunagor, t: CardTurn) -> None:
    """The card has resolved; what daunted it is gone [ruling.weak-spot]."""
    pop(s, t)
    s.boss.daunted.pop(t.card, None)


def strike(
    s: Drunagor, t: CardTurn, met: Sequence[Character], damage: int, *riders: tuple[str, int]
) -> None:
    """An Attack card's attack: Interrupts and Reactions are possible [int.timing].

    Who is hidden is met by what meets a whole area [kw.stealth.area].
    """
    targets = [Hit(it.id) for it in met if not (isinstance(it, Hero) and it.down)]
    if targets:
        push(s, Blow(s.boss.id, "card", targets, base=damage, collateral=riders, label=t.card))


def spared(s: Drunagor, hero: Hero) -> bool:
    """Whether a Hero hid in barrels: an attack breaks them and does no more.

    [furn.barrel.attacked] [furn.barrel.known]
    """
    hid = hero.hiding
    if hid:
        shatter(s, hero)
    return hid


# Assault --------------------------------------------------------------------------------------


def assault_step(s: Drunagor, a: Assault) -> Script[None] | None:
    """P. 34: occupy the area, lay the Back, shove whom one hits, then damage [boss.assault]."""
    if a.step == 0:
        return ride(s, a)
    a.step += 1
    if a.step == 2:
        shove(s, a)
    elif a.step == 3:
        up = {who for who in a.caught if who in s.allies or who in s.heroes}
        up -= {hero.id for hero in s.heroes.values() if hero.down}
        targets = [Hit(who) for who in a.caught if who in up]
        place = area_name(hall(s).board, a.area)
        tell(s, "assault", rule="boss.assault", who=s.boss.id, place=place)
        if targets:
            push(s, Blow(s.boss.id, "card", targets, base=a.damage, label=a.label))
    else:
        pop(s, a)
        return halted()
    return None


def halted() -> Script[None]:
    """Nothing is asked: there is a mark here, at which whoever looks ahead can stop."""
    yield from ()


def ride(s: Drunagor, a: Assault) -> Script[None]:
    """Move onto the area; the Party Leader lays the Back beside it [boss.plague.charge.reposition].

    [boss.front] [boss.war.charge.reposition] [boss.famine.no-halves]
    """
    a.step = 1
    board = hall(s).board
    s.boss.front = a.area
    if s.boss.back != OFF:
        places = tuple(Turn(area_name(board, b)) for b in board.areas_along(a.area))
        rule = "boss.plague.charge.reposition"
        chosen = yield from lead(s, "lay-back", places, rule)
        s.boss.back = area_named(board, chosen.area)
    absorb(s)
    spring(s, s.boss.id)


def absorb(s: Drunagor) -> None:
    """Piles under the Horseman go to the Track, and it regains Health [boss.absorb].

    [boss.plague.charge.absorb] [boss.war.charge.absorb] [boss.famine.torrent.absorb]
    [boss.famine.overpower.absorb]
    """
    area = hall(s).board.area
    for pile, square in pile_squares(s).items():
        if area[square] in (s.boss.front, s.boss.back):
            unravel(s, pile, "boss.absorb.health")
    crush(s, {s.boss.front, s.boss.back})


def crush(s: Drunagor, areas: set[int]) -> None:
    """What is Large breaks Furniture under it, Chests and the Banner included.

    [boss.plague.charge.furniture] [boss.war.charge.furniture] [boss.famine.torrent.furniture]
    [boss.famine.overpower.furniture] [boss.death.charge.furniture] [boss.death.above.furniture]
    """
    inside = hall(s).board.inside
    break_up(s, s.boss.id, [i for area in areas if area != OFF for i in inside[area]])


def shove(s: Drunagor, a: Assault) -> None:
    """Each Character under the Horseman chooses a square beside the half that hit it [kw.shove].

    [boss.plague.charge.front] [boss.plague.charge.back] [boss.war.charge.front]
    [boss.war.charge.back] [boss.famine.torrent.damage]
    """
    area = hall(s).board.area
    for half in (s.boss.back, s.boss.front):
        if half == OFF:
            continue
        for m in s.monsters.values():
            if area[m.at] == half:
                push(s, Owed("beside", m.id, areas=[half]))
        for ally in s.allies.values():
            if ally.at != OFF and area[ally.at] == half:
                push(s, Owed("beside", ally.id, areas=[half]))
                if half == s.boss.front:
                    a.caught.append(ally.id)
        for hero in reversed(s.heroes.values()):
            if hero.at != OFF and area[hero.at] == half:
                push(s, Owed("beside", hero.id, areas=[half]))
                if half == s.boss.front and not hero.down:
                    a.caught.insert(0, hero.id)


# Squares that have to be chosen ---------------------------------------------------------------


def settle_beside(s: Drunagor, owed: Owed) -> Script[None]:
    """A square adjacent to some areas: one's own choice, for Monsters the Leader's."""
    mask = beside_areas(place_of(s), frozenset(owed.areas))
    why = owed.rune or "shoved"
    yield from settle(s, owed, free_around(s, mask), rule="kw.shove.choose", why=why)


def settle_inside(s: Drunagor, owed: Owed) -> Script[None]:
    """A square inside some areas [boss.death.pull.move]."""
    mask = area_mask(place_of(s), frozenset(owed.areas))
    yield from settle(s, owed, free_around(s, mask), rule="boss.death.pull.move", why="pulled")


def settle_by(s: Drunagor, owed: Owed) -> Script[None]:
    """A square adjacent to another Hero [boss.plague.throw.land]."""
    mask = ground(s).around(1 << s.heroes[owed.rune].at)
    yield from settle(s, owed, free_around(s, mask), rule="boss.plague.throw.land", why="thrown")


def settle_aside(s: Drunagor, owed: Owed) -> Script[None]:
    """A square beside one's own, which something solid takes [ruling.pile-shoves]."""
    it = someone(s, owed.who)
    mask = ground(s).around(1 << it.at) if it is not None else 0
    yield from settle(s, owed, free_around(s, mask), rule="ruling.pile-shoves", why="aside")


def settle(s: Drunagor, owed: Owed, there: int, rule: str, why: str) -> Script[None]:
    """Choose one of some squares, and stand there; only its own terrain counts."""
    if someone(s, owed.who) is None:
        pop(s, owed)
        return
    options = tuple(picked(there, stands(place_of(s))))
    by = owed.who if owed.who in s.heroes else ""
    chosen = yield from decide(s, by, "stand", options, rule, who=owed.who, why=why)
    pop(s, owed)
    put(s, owed.who, hall(s).board.named[chosen.to])
    tell(s, "placed", rule, who=owed.who, place=chosen.to)


def settle_trap(s: Drunagor, owed: Owed) -> Script[None]:
    """An area beside the Hero's own that has no Trap; the earlier one moves.

    [kw.trap.stay] [kw.trap.one]
    """
    board, hero = hall(s).board, s.heroes[owed.who]
    pop(s, owed)
    if hero.at == OFF:
        return
    free = [a for a in board.areas_beside(board.area[hero.at]) if a not in s.traps]
    options = tuple(Turn(area_name(board, a)) for a in free)
    chosen = yield from choose(hero.id, "trap", options, "kw.trap")
    for area, kind in list(s.traps.items()):
        if kind == owed.rune:
            del s.traps[area]
    s.traps[area_named(board, chosen.area)] = owed.rune
    tell(s, "trap-set", rule="kw.trap", who=hero.id, trap=owed.rune, place=chosen.area)


def settle_spawn(s: Drunagor, owed: Owed) -> Script[None]:
    """P. 38: the Hero lays the tile as it likes, or three small ones [boss.famine.aura.full]."""
    board, hero = hall(s).board, s.heroes[owed.who]
    if hero.at == OFF:
        pop(s, owed)
        return
    if len(s.darkness) == len(board.squares):
        pop(s, owed)
        tell(s, "all-dark", "boss.famine.aura.full")
        for each in exposed(s):
            hurt(s, each.id, 2, "boss.famine.aura.full")
        return
    ways = tile_ways(s, hero, owed.rune)
    if not ways:
        owed.kind, owed.n = "small", SMALL_TILES
        tell(s, "broken", rule="boss.famine.aura.break", rune=owed.rune)
        return
    names = board.names
    options = tuple([Lay(tuple([names[i] for i in way])) for way in ways])
    chosen = yield from choose(hero.id, "lay", options, "boss.famine.aura.place", rune=owed.rune)
    pop(s, owed)
    darken(s, tuple(board.named[name] for name in chosen.squares))


def settle_small(s: Drunagor, owed: Owed) -> Script[None]:
    """Small tiles chain from the Hero, one at a time [dark.never-more]."""
    board, hero = hall(s).board, s.heroes[owed.who]
    there = sprouts(s, hero)
    if not there:
        pop(s, owed)
        return
    options = tuple(Lay((board.names[i],)) for i in there)
    chosen = yield from choose(hero.id, "lay-small", options, "boss.famine.aura.break")
    owed.n -= 1
    if owed.n == 0:
        pop(s, owed)
    darken(s, (board.named[chosen.squares[0]],))


# Runes ----------------------------------------------------------------------------------------


def weave(s: Drunagor, pile: str, rule: str) -> None:
    """Take one rune of each colour from the Track, but for those already there.

    [boss.plague.weave.skip]
    [boss.war.knot.skip-missing] [boss.war.knot.skip-present] [boss.death.reap.skip]
    """
    there = s.piles.get(pile, [])
    have = {colour_of(rune) for rune in there}
    for colour in RUNES:
        rune = next((r for r in s.track if r.startswith(colour)), None)
        if rune is not None and colour not in have:
            s.track.remove(rune)
            there.append(rune)
    tell(s, "woven", rule, n=len(there), pile=pile)
    if there:
        s.piles[pile] = there
        make_room(s, pile_squares(s).get(pile, OFF))


def make_room(s: Drunagor, square: int) -> None:
    """A pile is solid: who stands on its token is shoved aside [ruling.pile-shoves]."""
    for it in everybody(s):
        if it.at == square != OFF:
            push(s, Owed("aside", it.id))


def unravel(s: Drunagor, pile: str, rule: str) -> None:
    """A pile goes to the Track; the Horseman regains Heroes x runes Health [boss.absorb.health]."""
    runes = s.piles.pop(pile, [])
    s.track += runes
    tell(s, "unraveled", rule, n=len(runes), pile=pile)
    heal_boss(s, len(runes), rule="boss.absorb.health")


def draw(s: Drunagor, rule: str) -> Script[str]:
    """Draw a rune onto the Track; if there is none, the Adventure fails [gap.rune-track].

    [boss.death.no-darkness]
    """
    if not s.bag:
        end(s, False, "runes", "gap.rune-track")
        return ""
    (rune,) = yield Draw(tuple(s.bag), 1, rule=rule, what="rune")
    s.bag.remove(rune)
    s.track.append(rune)
    tell(s, "drawn", rule, rune=rune, n=len(s.bag))
    return str(rune)


def manifest(s: Drunagor, rule: str) -> Script[str]:
    """Show a rune and put it back: no draw [kw.manifest.not-draw] [kw.manifest.return]."""
    if not s.bag:
        return ""
    (rune,) = yield Draw(tuple(s.bag), 1, rule=rule, what="manifest")
    tell(s, "manifest", rule="kw.manifest", rune=rune)
    return str(rune)


def rune_turn(s: Drunagor, t: RuneTurn) -> Script[None] | None:
    """The Rune card: one rune on its face a, two on b; then it is flipped [ruling.rune-card]."""
    if t.left > 0:
        return next_rune(s, t)
    s.rune_face = "b" if s.rune_face == "a" else "a"
    for hero in s.heroes.values():  # what lasts a round is over [kw.round.effects]
        hero.rallied = 0
    pop(s, t)
    return None


def next_rune(s: Drunagor, t: RuneTurn) -> Script[None]:
    """One more rune, and what it awakens."""
    t.left -= 1
    rune = yield from draw(s, rule="ruling.rune-card")
    awaken(s, rune)


def inflict(s: Drunagor, who: str, token: str, n: int, rule: str) -> None:
    """P. 82: without an attack or a Threat; immunity still helps.

    [kw.inflict] [kw.inflict.immunity]
    [kw.inflict.no-threat]
    """
    gain(s, who, token, n, rule)


def arc(s: Drunagor, half: int, other: int) -> frozenset[int]:
    """The five areas around a half [boss.arc.five] [gap.boss-arcs].

    [boss.arc] [boss.arc-distinct] [boss.arc.back]
    """
    return _arc(place_of(s), half, other)


@cache
def _arc(place: str, half: int, other: int) -> frozenset[int]:
    return hall_of(place).board.far_side(half, other)


def heroes_in(s: Drunagor, areas: frozenset[int] | set[int]) -> list[Hero]:
    """Heroes who stand in some areas, the fastest first."""
    area = hall(s).board.area
    return [h for h in standing(s) if h.at != OFF and area[h.at] in areas]


def enemies_in(s: Drunagor, areas: frozenset[int] | set[int]) -> list[Hero | Ally]:
    """The Horseman's enemies in some areas: Heroes, then those who joined them [ally.types]."""
    area = hall(s).board.area
    joined = [a for a in s.allies.values() if a.at != OFF and area[a.at] in areas]
    return [*heroes_in(s, areas), *joined]


def characters_in(s: Drunagor, areas: frozenset[int] | set[int]) -> list[Character]:
    """Everybody in some areas, Monsters as well [kw.characters]."""
    area = hall(s).board.area
    monsters = [m for m in s.monsters.values() if area[m.at] in areas]
    return [*enemies_in(s, areas), *monsters]


def on_board(s: Drunagor) -> list[Hero]:
    """Heroes who can be assaulted: a grabbed one has no area of its own [ruling.grabbed]."""
    return [h for h in standing(s) if h.at != OFF]
