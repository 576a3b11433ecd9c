"""Furniture (pp. 20-22): what stands in the way, what it is good for, what Large Monsters break.

Chests are Furniture too; what they hold is in `loot`. How a piece is thrown is in `throwing`.
"""

from __future__ import annotations

from collections.abc import Sequence

from grimtable.games.drunagor.board import bits, free_mask, ground, hall, is_engaged, squares_of
from grimtable.games.drunagor.content import HEROES, ITEMS
from grimtable.games.drunagor.health import gain, gain_one, heal, hurt, is_haunted, pop, push
from grimtable.games.drunagor.keywords import EMPOWERED
from grimtable.games.drunagor.loot import crush_chests
from grimtable.games.drunagor.options import Emerge, Stand, Take, Work
from grimtable.games.drunagor.state import OFF, Drunagor, Hero, HeroTurn, Owed, Search
from grimtable.games.drunagor.terrain import put
from grimtable.kernel.asks import Ask, Draw, Option, Script, choose
from grimtable.kernel.state import tell

SMALL_FOLK = ("dwarf", "halfling")
SQUEEZED = 2
"""Damage to who is shoved out of a barrel that a Large Monster breaks."""
HAUNTING = 4
"""INTIMIDATE in place of a CLEANSE, for those whom their past lives haunt."""
WATER, POISON, SURGE = 2, 4, 4
"""Health and CLEANSE of Fresh Water, POISON of Toxic Inoculation, +DMG of a Large drinker."""


def named(s: Drunagor, square: int) -> str:
    """The id of a piece: its kind and its square."""
    return f"{s.furniture[square]}-{hall(s).board.names[square]}"


def square_of(s: Drunagor, piece: str) -> int:
    """Where a piece stands, a Chest, the Banner or Loot included; nowhere if it is no piece."""
    kind, _, name = piece.partition("-")
    if piece == "banner":
        return s.banner
    at = hall(s).board.named.get(name, OFF)
    there = {"chest": s.chests, "loot": s.loot}
    return at if s.furniture.get(at) == kind or at in there.get(kind, ()) else OFF


def hider(s: Drunagor, square: int) -> Hero | None:
    """The Hero who hides in the barrels on a square."""
    return next((h for h in s.heroes.values() if h.hiding and h.at == square), None)


# What it is good for --------------------------------------------------------------------------


def works_beside(s: Drunagor, hero: Hero) -> list[Option]:
    """Pieces beside a Hero who is not engaged that are good for something [furn.interact].

    [furn.interact.choice] [furn.effect] [furn.crates.none] [furn.pillar.none] [furn.new]
    """
    if not s.furniture or s.options.plain_furniture:  # mere decoration [furn.decoration]
        return []
    near = hall(s).board.beside[hero.at]
    found = [Work(named(s, at)) for at in s.furniture if at in near and serves(s, hero, at)]
    return [*found] if found and not is_engaged(s, hero) else []


def serves(s: Drunagor, hero: Hero, square: int) -> bool:
    """Whether a piece does anything for this Hero; only small folk fit into barrels.

    [furn.barrel.hide]
    """
    kind = s.furniture[square]
    if kind == "barrels":
        fits = HEROES[hero.id].race in SMALL_FOLK and not hero.has("restrain")
        return fits and hider(s, square) is None
    if kind == "bookshelf":
        return any(ITEMS[item].kind == "scroll" for item in s.deck)
    return kind == "fountain"


def work(s: Drunagor, hero: Hero, piece: str) -> None:
    """Hide in the barrels, look through the shelf, or drink."""
    square = square_of(s, piece)
    kind = s.furniture[square]
    if kind == "barrels":  # off the board, as it were [furn.barrel.inside]
        hero.hiding, hero.at = True, square
        tell(s, "hides", rule="furn.barrel.inside", who=hero.id)
    else:
        push(s, Owed(kind, hero.id, areas=[square]))


def emerge(s: Drunagor, hero: Hero) -> list[Option]:
    """To leave the barrels takes another Minor Action [furn.barrel.leave]."""
    return [Emerge()] if ground(s).near[hero.at] & free_mask(s) else []


def settle_emerge(s: Drunagor, owed: Owed) -> Script[None]:
    """A Hero comes out of the barrels onto a square beside them [furn.barrel.leave]."""
    hero, board = s.heroes[owed.who], hall(s).board
    there = ground(s).near[hero.at] & free_mask(s)
    options = tuple(Stand(board.names[i]) for i in squares_of(there))
    rule = "furn.barrel.leave"
    chosen = yield from choose(hero.id, "stand", options, rule, who=hero.id, why="")
    pop(s, owed)
    put(s, hero.id, board.named[chosen.to])
    tell(s, "emerges", rule="furn.barrel.leave", who=hero.id)


def browse(s: Drunagor, owed: Owed) -> Script[None]:
    """Look for any Scroll of the Chest deck; then the Bookshelf goes [furn.shelf.use].

    [furn.shelf.keep] [furn.shelf.remove]
    """
    scrolls = tuple(Take(i) for i in dict.fromkeys(s.deck) if ITEMS[i].kind == "scroll")
    chosen = yield Ask(owed.who, "scroll", scrolls, "furn.shelf.use")
    pop(s, owed)
    del s.furniture[owed.areas[0]]
    s.deck.remove(chosen.what)
    tell(s, "found", rule="furn.shelf.use", who=owed.who, item=chosen.what)
    push(s, Search(owed.who, chosen.what, trapped=False))


# Fountains ------------------------------------------------------------------------------------


def drink(s: Drunagor, owed: Owed) -> Script[None]:
    """Turn the Concoction up, suffer or enjoy it, discard it [furn.fountain.drink].

    Nobody knew which one lay there [furn.fountain.setup].
    """
    left = tuple(s.concoctions)
    (found,) = yield Draw(left, 1, rule="furn.fountain.setup", what="concoction")
    pop(s, owed)
    s.concoctions.remove(str(found))
    if s.furniture.get(owed.areas[0]) == "fountain":
        s.furniture[owed.areas[0]] = "basin"
    if owed.who in s.heroes or owed.who in s.monsters:
        tell(s, "drank", rule="furn.fountain.drink", who=owed.who, what=str(found))
        CONCOCTIONS[str(found)](s, owed.who)


def fresh_water(s: Drunagor, who: str) -> None:
    """REGAIN 2 Health and CLEANSE 2 [furn.fountain.water]."""
    heal(s, who, WATER, rule="furn.fountain.water")
    if who in s.monsters and is_haunted(s, s.monsters[who]):  # [ruling.hauntings]
        gain(s, who, "intimidate", HAUNTING, rule="ruling.hauntings")
    elif who in s.heroes or who in s.monsters:
        push(s, Owed("cleanse", who, WATER))


def empowerment(s: Drunagor, who: str) -> None:
    """INSPIRE, EMPOWER, one more Cube Action; a Large Monster only strikes harder.

    [furn.fountain.power] [furn.fountain.power-large]
    """
    if who in s.monsters:
        s.monsters[who].surge += SURGE
        tell(s, "surges", "furn.fountain.power-large", who=who, n=SURGE)
        return
    gain_one(s, who, "inspire", rule="furn.fountain.power")
    s.heroes[who].empowered += EMPOWERED
    for record in s.under_way:
        if isinstance(record, HeroTurn) and record.who == who:
            record.cube_actions += 1


def toxic(s: Drunagor, who: str) -> None:
    """POISON 4 [furn.fountain.toxic]."""
    gain(s, who, "poison", POISON, rule="furn.fountain.toxic")


CONCOCTIONS = {"fresh_water": fresh_water, "empowerment": empowerment, "toxic": toxic}


# What Large Monsters do to it -----------------------------------------------------------------


def pillars(s: Drunagor) -> int:
    """Squares of Stone Pillars: a Large Monster passes, but never stops there.

    [furn.pillar.large] [furn.pillar.obstacle]
    """
    return bits(at for at, kind in s.furniture.items() if kind == "pillar")


def crush(s: Drunagor, who: str, squares: Sequence[int]) -> None:
    """A Large Monster that stops on Furniture destroys it [furn.large-destroys].

    A Fountain is drunk in passing [furn.fountain.crush] [furn.fountain.large]; who hid in barrels
    is shoved aside [furn.barrel.large] [furn.barrel.large-damage].
    """
    crush_chests(s, who, squares)
    for at in squares:
        kind = s.furniture.pop(at, "")
        if not kind:
            continue
        tell(s, "furniture-crushed", rule="furn.large-destroys", who=who, piece=kind)
        if kind == "fountain":
            push(s, Owed("fountain", who, areas=[at]))
        hidden = hider(s, at)
        if hidden is not None:
            hidden.hiding = False
            push(s, Owed("aside", hidden.id))
            hurt(s, hidden.id, SQUEEZED, "furn.barrel.large-damage", by=who)
    if s.banner in squares:  # Furniture as well [kw.claim.furniture]
        s.banner = OFF
        tell(s, "banner-crushed", rule="kw.claim.furniture", who=who)


def shatter(s: Drunagor, hero: Hero) -> None:
    """The barrels in which a Hero hid are gone, and it stands where they were.

    [furn.barrel.reappear]
    """
    hero.hiding = False
    s.furniture.pop(hero.at, None)
    tell(s, "barrel-broken", rule="furn.barrel.attacked", who=hero.id)
