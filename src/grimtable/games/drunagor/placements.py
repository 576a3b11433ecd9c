"""What it changes where something is placed: the Horseman's Back, a Hero, Darkness."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from grimtable.cards import joined
from grimtable.games.drunagor.board import ground, hall, pile_squares
from grimtable.games.drunagor.content import area_named
from grimtable.games.drunagor.horsemen import arc, enemies_in, heroes_in
from grimtable.games.drunagor.options import Lay, Stand, Token, Turn
from grimtable.games.drunagor.state import OFF, Ally, Drunagor, Hero
from grimtable.games.drunagor.targets import EXHALES, TARGETS, Meets, coming, x_of
from grimtable.games.drunagor.terrain import darken, put
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.scene import Words

NEXT = 2
"""How many of the Horseman's next cards are told of."""
PLACING = frozenset(["lay-back", "stand", "lay", "lay-small", "weave", "unravel"])
"""Asks of which it is told what each place changes."""
TRIED = 60
"""Where more could be chosen they are not tried one by one."""


def placed(s: Drunagor, ask: Ask) -> Mapping[Option, Words]:
    """Words for the places of an ask that change something."""
    if len(ask.options) > TRIED:
        return {}
    if ask.what == "lay-back":
        return laid_back(s, [o for o in ask.options if isinstance(o, Turn)])
    found: dict[Option, Words] = {}
    about: dict[str, object]
    for option in ask.options:
        match option:
            case Stand(to=to):
                parts = stood(s, str((ask.about or {}).get("who", "")), to)
                key, about = "offer-stand", {"to": to}
            case Lay(squares=squares):
                parts = darkened(s, squares)
                key, about = "offer-lay", {"squares": squares}
            case Token(token=token):
                parts = piled(s, token)
                key, about = "offer-weave", {"token": token}
            case _:
                continue
        if parts:
            found[option] = Words(key, {**about, "what": joined(parts, "comma")})
    return found


def laid_back(s: Drunagor, options: Sequence[Turn]) -> dict[Option, Words]:
    """Who is in which Arc then, who is shoved, what is absorbed, and whom the next cards meet.

    A card is only told of where it makes a difference [boss.plague.charge.reposition]; where all is
    the same it is told which way the Horseman looks.
    """
    board = hall(s).board
    parts: dict[Turn, list[Words]] = {}
    nexts: dict[Turn, dict[str, Meets]] = {}
    for option in options:
        then, half = s.clone(), area_named(board, option.area)
        then.boss.back = half
        front = heroes_in(then, arc(then, then.boss.front, half))
        back = heroes_in(then, arc(then, half, then.boss.front))
        parts[option] = [met("placed-front", front), met("placed-back", back)]
        under = enemies_in(then, {half})
        if under:
            parts[option].append(met("placed-shoves", under))
        piles = [pile for pile, at in pile_squares(s).items() if board.area[at] == half]
        n = sum(len(s.piles[pile]) for pile in piles)
        if n:
            about = {"n": n, "health": n * len(s.heroes)}
            parts[option].append(Words("placed-absorbs", about))
        cards = [card for card in coming(then)[:NEXT] if card in TARGETS]
        nexts[option] = {card: TARGETS[card](then, x_of(then, card)) for card in cards}
    for option, told in nexts.items():
        for card, meets in told.items():
            if any(card not in o or o[card].heroes != meets.heroes for o in nexts.values()):
                parts[option].append(would_meet(card, meets))
    ways = {1: "west", -1: "east", board.across: "north", -board.across: "south"}
    every = list(parts.values())
    for option in [o for o, lines in parts.items() if every.count(lines) > 1]:
        step = area_named(board, option.area) - s.boss.front
        parts[option] = [Words("placed-looks", {"way": ways[step]}), *parts[option]]
    return {
        option: Words("offer-lay-back", {"area": option.area, "what": joined(lines, "then")})
        for option, lines in parts.items()
    }


def piled(s: Drunagor, token: str) -> list[Words]:
    """Who could take runes off a pile there, and what it gives back [boss.absorb.health]."""
    board, runes = hall(s).board, len(s.piles.get(token, ()))
    square = board.named.get(token, OFF)
    if square == OFF:
        return []
    near = [h for h in s.heroes.values() if h.at != OFF and ground(s).near[square] >> h.at & 1]
    parts = [met("placed-beside", near)]
    if runes:
        parts.append(Words("placed-absorbs", {"n": runes, "health": runes * len(s.heroes)}))
    elif board.area[square] in (s.boss.front, s.boss.back):
        parts.append(Words("placed-under"))
    return parts


def stood(s: Drunagor, who: str, to: str) -> list[Words]:
    """In which Arc somebody would stand, and what the ground does to them there."""
    board, then = hall(s).board, s.clone()
    at = board.named[to]
    parts = []
    if who in s.heroes and s.boss.id and s.boss.back != OFF:
        if board.area[at] in arc(s, s.boss.front, s.boss.back):
            parts.append(Words("placed-in-front"))
        if board.area[at] in arc(s, s.boss.back, s.boss.front):
            parts.append(Words("placed-in-back"))
    put(then, who, at)
    return [*parts, *suffered(s, then, [who])]


def darkened(s: Drunagor, squares: Iterable[str]) -> list[Words]:
    """Whom Darkness would catch there."""
    board, then = hall(s).board, s.clone()
    darken(then, tuple(board.named[name] for name in squares))
    return suffered(s, then, s.heroes)


def suffered(s: Drunagor, then: Drunagor, those: Iterable[str]) -> list[Words]:
    """What some Heroes have lost, or gained of tokens."""
    parts = []
    for who in those:
        if who not in s.heroes:
            continue
        was, now = s.heroes[who], then.heroes[who]
        lost = was.health - now.health
        if lost > 0:
            parts.append(Words("placed-loses", {"who": who, "n": lost}))
        for token in now.tokens:
            n = now.has(token) - was.has(token)
            if n > 0:
                parts.append(Words("placed-gains", {"who": who, "token": token, "n": n}))
    return parts


def would_meet(card: str, meets: Meets) -> Words:
    """Whom a card would meet; that it is nobody is no good news where the rat exhales instead."""
    if meets.why == EXHALES:
        return Words("placed-next-exhales", {"card": card})
    return met("placed-next", meets.heroes, card=card)


def met(key: str, those: Sequence[Hero | Ally], **about: str) -> Words:
    """Whom something meets, or that it is nobody."""
    if not those:
        return Words(f"{key}-none", dict(about))
    names = joined([Words("scene-named", {"who": it.id}) for it in those])
    return Words(key, {**about, "heroes": names})
