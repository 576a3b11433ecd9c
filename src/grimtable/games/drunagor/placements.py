"""What it changes where something is placed: the Horseman's Back, a Hero, Darkness."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from grimtable.cards import joined
from grimtable.games.drunagor.board import ground, hall, pile_squares
from grimtable.games.drunagor.content import area_named
from grimtable.games.drunagor.forecast import before_a_hero
from grimtable.games.drunagor.horsemen import arc, enemies_in, heroes_in
from grimtable.games.drunagor.options import Lay, Stand, Token, Turn
from grimtable.games.drunagor.state import OFF, Ally, Drunagor, Hero
from grimtable.games.drunagor.targets import EXHALES, TARGETS, Meets, coming, x_of
from grimtable.games.drunagor.terrain import darken, put
from grimtable.kernel.asks import Ask, Mark, Option
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import Sampled, View, declined
from grimtable.kernel.words import Words

NEXT = 2
"""How many of the Horseman's next cards are told of."""
PLACING = frozenset(["stand", "lay", "lay-small", "weave", "unravel"])
"""Asks of which it is told what each place changes."""
TRIED = 60
"""Where more could be chosen they are not tried one by one."""


def approached(s: Drunagor, ask: Ask) -> Mapping[Option, Words]:
    """Beside whom a Monster would come to stand, where its squares differ in that."""
    board, floor = hall(s).board, ground(s)
    there = [hero for hero in s.heroes.values() if hero.at != OFF and not hero.down]
    found: dict[Option, Words] = {}
    for option in ask.options:
        if isinstance(option, Stand):
            near = [hero for hero in there if floor.near[board.named[option.to]] >> hero.at & 1]
            found[option] = met("placed-next-to", near)
    if len(set(map(str, found.values()))) < 2:
        return {}
    return {
        option: Words("offer-stand", {"to": option.to, "what": words})
        for option, words in found.items()
        if isinstance(option, Stand)
    }


def placed(s: Drunagor, ask: Ask) -> Mapping[Option, Words]:
    """Words for the places of an ask that change something."""
    if len(ask.options) > TRIED:
        return {}
    found: dict[Option, Words] = {}
    about: dict[str, object]
    nexts = stood_then(s, ask)
    for option in ask.options:
        match option:
            case Stand(to=to):
                parts = stood(s, str((ask.about or {}).get("who", "")), to)
                parts += nexts.get(option, [])
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


def laid_back(view: View, ask: Ask) -> dict[Option, Words]:
    """What tells the places for the Back apart: who is shoved, what is absorbed, whom cards meet.

    Who is shoved stands somewhere else by then, and may have a choice. What is the same wherever it
    lies is left out, and so is a card after one that tells them apart. Where all of that is the
    same it is told who is in which Arc, or which way the Horseman looks.
    [boss.plague.charge.reposition]
    """
    s: Drunagor = view.state
    board = hall(s).board
    done: dict[Turn, list[Words]] = {}
    arcs: dict[Turn, list[Words]] = {}
    cards: dict[str, dict[Turn, list[Words]]] = {}
    same = "placed-same"
    for option in [o for o in ask.options if isinstance(o, Turn)]:
        tables, half = tables_after(view, option), area_named(board, option.area)
        front = [heroes_in(then, arc(then, then.boss.front, half)) for then in tables]
        back = [heroes_in(then, arc(then, half, then.boss.front)) for then in tables]
        arcs[option] = [perhaps("placed-front", front), perhaps("placed-back", back)]
        piles = [pile for pile, at in pile_squares(s).items() if board.area[at] == half]
        n = sum(len(s.piles[pile]) for pile in piles)
        done[option] = [
            met("placed-shoves", enemies_in(s, {half})),
            Words("placed-absorbs", {"n": n, "health": n * len(s.heroes)}),
        ]
        for card in [card for card in coming(s)[:NEXT] if card in TARGETS]:
            ways = [TARGETS[card](then, x_of(then, card)) for then in tables]
            cards.setdefault(card, {})[option] = [may_meet(card, ways)]
            if len(whom(ways)) > 1:
                same = "placed-same-shoved"
    telling = [found for found in map(apart, cards.values()) if any(found.values())]
    parts = apart(done)
    for option, lines in telling[0].items() if telling else ():
        parts[option] += lines
    if not any(parts.values()):
        parts = apart(arcs)
    every = list(parts.values())
    looks = {1: "west", -1: "east", board.across: "north", -board.across: "south"}
    for option in [o for o, lines in parts.items() if every.count(lines) > 1 or not lines]:
        way = looks[area_named(board, option.area) - s.boss.front]
        alike = [] if any(every) else [Words(same)]
        parts[option] = [Words("placed-looks", {"way": way}), *parts[option], *alike]
    return {
        option: Words("offer-lay-back", {"area": option.area, "what": joined(lines, "then")})
        for option, lines in parts.items()
    }


IDLE = frozenset(["placed-shoves-none"])
"""What goes without saying."""


def apart(told: Mapping[Turn, list[Words]]) -> dict[Turn, list[Words]]:
    """Of what is told of each place, in the same order of all, what is not the same of all."""
    differs = [len(set(map(str, column))) > 1 for column in zip(*told.values(), strict=True)]
    return {
        option: [
            words
            for words, tells in zip(lines, differs, strict=True)
            if tells and words.key not in IDLE and words.args.get("n") != 0
        ]
        for option, lines in told.items()
    }


def tables_after(view: View, option: Option) -> list[Drunagor]:
    """How the table may stand when what is under way is over, if nobody does more than they must.

    Who is shoved is tried in each area in which they may come to stand.
    """
    found: list[Drunagor] = []
    most = 1
    while len(found) < most:
        way = len(found)

        def stand(run: Run, opened: Open, way: int = way) -> Option | None:
            nonlocal most
            if not isinstance(opened.ask, Ask) or opened.ask.what != "stand":
                return declined(run, opened)
            state: Drunagor = run.state  # type: ignore[assignment]
            board = hall(state).board
            first: dict[int, Option] = {}
            for option in opened.ask.options:
                if isinstance(option, Stand):
                    first.setdefault(board.area[board.named[option.to]], option)
            most = max(most, len(first))
            return [*first.values()][way % len(first)] if first else None

        over = view.after(option, until=is_settled, fate=Sampled(1, way), decide=stand)
        found.append(over.ways[0].state)
    return found


def is_settled(run: Run, mark: Mark) -> bool:
    """Whether nothing is under way any more."""
    return isinstance(run.state, Drunagor) and not run.state.under_way


def stood_then(s: Drunagor, ask: Ask) -> dict[Option, list[Words]]:
    """Whom the card that comes at once would meet, where that depends on where somebody stands."""
    who = str((ask.about or {}).get("who", ""))
    cards = [card for card in coming(s)[: before_a_hero(s)][:1] if card in TARGETS]
    if who not in s.heroes or not cards:
        return {}
    (card,), found = cards, dict[Option, Meets]()
    for option in ask.options:
        if isinstance(option, Stand):
            then = s.clone()
            then.heroes[who].at = hall(s).board.named[option.to]
            found[option] = TARGETS[card](then, x_of(then, card))
    if len({whom([meets]) for meets in found.values()}) < 2:
        return {}
    return {option: [may_meet(card, [meets])] for option, meets in found.items()}


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


def whom(ways: Sequence[Meets]) -> frozenset[tuple[str, ...]]:
    """Whom a card would meet, each way that the table may stand."""
    return frozenset(tuple(hero.id for hero in meets.heroes) for meets in ways)


def may_meet(card: str, ways: Sequence[Meets]) -> Words:
    """Whom a card would meet; that it is nobody is no good news where the rat exhales instead."""
    some = [meets for meets in ways if meets.heroes]
    exhales = any(meets.why == EXHALES for meets in ways)
    if not some:
        return Words("placed-next-exhales" if exhales else "placed-next-none", {"card": card})
    names = sorted({hero.id for meets in some for hero in meets.heroes})
    sure = len(whom(ways)) == 1
    told = [Words("scene-named", {"who": name}) for name in names]
    heroes = joined(told, "and" if sure else "or")
    if sure:
        return Words("placed-next", {"card": card, "heroes": heroes})
    key = "placed-next-or-exhales" if exhales else "placed-next-perhaps"
    return Words(key, {"card": card, "heroes": heroes})


def perhaps(key: str, ways: Sequence[Sequence[Hero]]) -> Words:
    """Whom something meets, and whom it may meet, as those who are shoved come to stand."""
    names = list(dict.fromkeys(hero.id for those in ways for hero in those))
    sure = [name for name in names if all(any(h.id == name for h in those) for those in ways)]
    if not names:
        return Words(f"{key}-none")
    told = [
        Words("scene-named" if name in sure else "placed-perhaps", {"who": name})
        for name in sorted(names, key=lambda name: name not in sure)
    ]
    return Words(key, {"heroes": joined(told)})


def met(key: str, those: Sequence[Hero | Ally]) -> Words:
    """Whom something meets, or that it is nobody."""
    if not those:
        return Words(f"{key}-none")
    return Words(key, {"heroes": joined([Words("scene-named", {"who": it.id}) for it in those])})
