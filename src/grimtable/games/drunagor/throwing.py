"""Furniture as a missile, and Characters against Stone Pillars (pp. 20-22)."""

from __future__ import annotations

from grimtable.games.drunagor.board import (
    boss_mask,
    distance,
    enemies,
    fighter,
    footprint,
    free_mask,
    ground,
    hall,
    near_mask,
    squares_of,
)
from grimtable.games.drunagor.cubes import decide
from grimtable.games.drunagor.furniture import hider, square_of
from grimtable.games.drunagor.health import defeat, gain, gain_one, hurt, pop, push, take
from grimtable.games.drunagor.loot import TRAP, disarmed, spring_die
from grimtable.games.drunagor.options import Drop, Stand, Throw
from grimtable.games.drunagor.polymorph import disturb
from grimtable.games.drunagor.state import OFF, Drunagor, Hero, Owed
from grimtable.games.drunagor.terrain import put
from grimtable.kernel.asks import Roll, Script, choose
from grimtable.kernel.state import tell

HEAVY = {"barrels": "knock_down", "bookshelf": "stun", "chest": "", "crates": "brittle"}
"""What can be thrown, and the token that it gives."""
DAMAGE, FILLED, IMPACT, BANNER = 2, 2, 4, 2
"""Of a thrown piece, more with a Hero in it, of a Pillar; BLEED of the Banner."""


def pieces(s: Drunagor) -> dict[int, str]:
    """All that could be thrown, by square; Fountains and Pillars never [furn.fountain.no-throw].

    [furn.pillar.no-throw] [furn.decoration]
    """
    if s.options.plain_furniture:
        return {}
    names = hall(s).board.names
    found = {at: f"{kind}-{names[at]}" for at, kind in s.furniture.items() if kind in HEAVY}
    for at in s.chests:
        found[at] = f"chest-{names[at]}"
    if s.banner != OFF:
        found[s.banner] = "banner"
    return found


def is_large(s: Drunagor, who: str) -> bool:
    """Whether somebody fills an area; a Horseman does."""
    return who == s.boss.id or (who in s.monsters and fighter(s.monsters[who]).large)


def hits(s: Drunagor, piece: str, whom: str) -> bool:
    """Whether a piece does anything to somebody: empty barrels and crates not to Large ones.

    [furn.barrel.throw-large] [furn.crates.throw] [furn.barrel.throw-hero]
    """
    kind = piece.partition("-")[0]
    light = kind == "crates" or (kind == "barrels" and hider(s, square_of(s, piece)) is None)
    return not (light and is_large(s, whom))


def throws(s: Drunagor, hero: Hero) -> list[Throw]:
    """What a Hero can throw at whom as a Minor Action, engaged or not [furn.throw.engaged].

    The piece is adjacent, the target within Range 1 [furn.throw.adjacent] [furn.throw.range]; a
    Bookshelf only topples onto who stands beside it [furn.shelf.topple] [furn.shelf.topple-choose].
    [furn.throw.ways]
    """
    near, found, foes = hall(s).board.beside[hero.at], list[Throw](), enemies(s)
    for at, piece in pieces(s).items() if foes else ():
        if at not in near:
            continue
        for foe in foes:
            beside = bool(near_mask(s, foe) >> at & 1)
            close = beside if piece.startswith("bookshelf") else distance(s, hero.id, foe) <= 1
            if close and hits(s, piece, foe):
                found.append(Throw(piece, foe))
    return found


def throw(s: Drunagor, hero: Hero, piece: str, whom: str) -> None:
    """It flies, hits and breaks; Furniture that was thrown is always gone [furn.throw.breaks].

    [furn.barrel.throw] [furn.shelf.damage]
    """
    at = square_of(s, piece)
    kind = piece.partition("-")[0]
    inside = hider(s, at)
    trapped = not disarmed(s, at)
    tell(s, "thrown", rule="furn.throw.breaks", who=hero.id, piece=kind, whom=whom)
    disturb(s, whom)
    if kind == "banner":
        s.banner = OFF
    elif kind == "chest":
        s.chests.remove(at)
    else:
        del s.furniture[at]
    if inside is not None:  # it lands beside the target [furn.barrel.throw-land]
        inside.hiding = False
        push(s, Owed("land", inside.id, rune=whom))
    if kind == "chest" and trapped:  # the die comes with it [furn.chest.throw]
        push(s, Owed("sprung", whom))
    if kind != "crates":
        harm = DAMAGE + (FILLED if inside else 0)
        take(s, whom, harm, RULES[kind], by=hero.id)  # without a roll [ruling.throw]
    if whom not in s.monsters and whom != s.boss.id:
        return
    if kind == "barrels" and inside is not None and is_large(s, whom):
        it = s.monsters.get(whom) or s.boss
        it.tokens["knock_down"] = 1  # immune or not [furn.barrel.throw-hero-kd]
        tell(s, "gained", "furn.barrel.throw-hero-kd", who=whom, token="knock_down", n=1)
    elif kind == "banner":
        gain(s, whom, "bleed", BANNER, rule="kw.claim.throw")
    elif HEAVY[kind]:
        gain_one(s, whom, HEAVY[kind], RULES[kind])


RULES = {
    "barrels": "furn.barrel.throw",
    "bookshelf": "furn.shelf.damage",
    "chest": "furn.chest.throw",
    "crates": "furn.crates.throw",
    "banner": "kw.claim.throw",
}


def sprung(s: Drunagor, owed: Owed) -> Script[None]:
    """The Trap die of a Chest that was thrown."""
    (face,) = yield Roll((TRAP,), rule="furn.chest.throw", what="trap-die")
    pop(s, owed)
    if owed.who in s.monsters or owed.who == s.boss.id:
        spring_die(s, owed.who, str(face))


def land(s: Drunagor, owed: Owed) -> Script[None]:
    """Who flew along chooses a square beside the target [furn.barrel.throw-land]."""
    hero, board = s.heroes[owed.who], hall(s).board
    there = near_mask(s, owed.rune) if owed.rune in s.monsters or owed.rune == s.boss.id else 0
    there = (there or ground(s).near[hero.at]) & (free_mask(s) | 1 << hero.at)
    options = tuple(Stand(board.names[i]) for i in squares_of(there or 1 << hero.at))
    rule = "furn.barrel.throw-land"
    chosen = yield from choose(hero.id, "stand", options, rule, who=hero.id, why="thrown")
    pop(s, owed)
    put(s, hero.id, board.named[chosen.to])


# TELEKINESIS ----------------------------------------------------------------------------------


def in_squares(s: Drunagor, at: int, whom: str, n: int) -> bool:
    """Whether somebody is at most so many squares away from a square [furn.tk.distance]."""
    there = boss_mask(s) if whom == s.boss.id else footprint(s, s.monsters[whom])
    for _ in range(n):
        there = ground(s).spread(there)
    return bool(there >> at & 1)


def is_beside(s: Drunagor, hero: Hero, at: int) -> bool:
    """Whether a square is adjacent to a Hero."""
    return hero.at != OFF and bool(ground(s).near[hero.at] >> at & 1)


def hurled_at(s: Drunagor, piece: str, n: int) -> list[str]:
    """At whom a piece could be thrown that flies so many squares [furn.shelf.tk].

    Nothing but Furniture is thrown.
    """
    at = square_of(s, piece)
    if piece not in pieces(s).values():
        return []
    return [foe for foe in enemies(s) if in_squares(s, at, foe, n) and hits(s, piece, foe)]


# Stone Pillars --------------------------------------------------------------------------------


def slam(s: Drunagor, who: str, square: int, by: str) -> None:
    """A Character is thrown against a Pillar: 4 damage, and a place beside it.

    The Pillar stays [furn.pillar.stays].
    """
    tell(s, "slammed", "furn.pillar.impact", who=who)
    push(s, Owed("impact", who, areas=[square], rune=by))
    hurt(s, who, IMPACT, "furn.pillar.impact", by=by)


def impact(s: Drunagor, owed: Owed) -> Script[None]:
    """Who threw chooses the square beside the Pillar [furn.pillar.impact-place]."""
    it = s.monsters.get(owed.who) or s.heroes.get(owed.who)
    if it is None or it.at == OFF:
        pop(s, owed)
        return
    board = hall(s).board
    there = ground(s).near[owed.areas[0]] & (free_mask(s) | 1 << it.at)
    options = tuple(Stand(board.names[i]) for i in squares_of(there or 1 << it.at))
    rule = "furn.pillar.impact-place"
    chosen = yield from decide(s, owed.rune, "stand", options, rule, who=owed.who, why="slammed")
    pop(s, owed)
    put(s, owed.who, board.named[chosen.to])


# Over the edge --------------------------------------------------------------------------------


def over_the_edge(s: Drunagor, who: str) -> tuple[Drop, ...]:
    """Whether PUSH or TELEKINESIS can throw a Monster into the chasm: from a token [ph.kill-token].

    Elsewhere nobody falls [ph.no-fall-kill].
    """
    monster = s.monsters.get(who)
    return (Drop(),) if monster is not None and monster.at in hall(s).brinks else ()


def drop(s: Drunagor, who: str, by: str) -> None:
    """It falls, and is defeated, whatever its Health [ph.kill-token]."""
    tell(s, "dropped", rule="ph.kill-token", who=who, by=by)
    defeat(s, s.monsters[who], by)
