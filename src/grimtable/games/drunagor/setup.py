"""The table before the first round: Heroes at nine cubes, the hall, runes on the Track."""

from __future__ import annotations

from grimtable.games.drunagor.board import bits, free_mask, hall, squares_of
from grimtable.games.drunagor.content import (
    HEROES,
    HORSEMEN,
    ROLES,
    RUNES,
    area_named,
    hall_of,
)
from grimtable.games.drunagor.health import most_health
from grimtable.games.drunagor.horsemen import weave
from grimtable.games.drunagor.options import Options, Stand
from grimtable.games.drunagor.state import RUNES as COLOURS
from grimtable.games.drunagor.state import Drunagor, Hero, Horseman, colour_of
from grimtable.kernel.asks import Ask, Draw, Script
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.state import tell


class BadParty(GrimtableError):
    """A party that can't be played."""


def roles_of(party: tuple[str, ...]) -> dict[str, str]:
    """Each Hero's Dungeon Role: its own, or the fastest one that is free [ruling.roles]."""
    own = {role: hero for hero in reversed(party) if (role := HEROES[hero].role)}
    taken = {hero: role for role, hero in own.items()}
    free = iter([role for role in ROLES if role not in own])
    return {hero: taken.get(hero) or next(free) for hero in party}


def new(options: Options) -> Drunagor:
    """A table for a party and a Horseman."""
    party = options.party
    unknown = [who for who in (*party, options.leader) if who and who not in HEROES]
    if unknown or not 1 <= len(party) <= 5 or len(set(party)) != len(party):
        raise BadParty(
            f"A party is one to five different Heroes; {', '.join(party) or 'nobody'} is not one. "
            f"There are: {', '.join(HEROES)} [ruling.boss-hall]."
        )
    if options.leader and options.leader not in party:
        raise BadParty(f"{options.leader} can't lead a party without {options.leader}.")
    if options.horseman not in HORSEMEN:
        there = ", ".join(HORSEMEN)
        raise BadParty(f"There is no Horseman {options.horseman!r}. There are: {there}.")
    entry, here = HORSEMEN[options.horseman], hall_of(options.horseman)
    health = entry.health * len(party)
    left = max(1, health * (100 - options.wounded) // 100)
    boss = Horseman(options.horseman, left, health)
    if entry.front:
        boss.front = area_named(here.board, entry.front)
    if entry.back:
        boss.back = area_named(here.board, entry.back)
    boss.landing = boss.last_landing = entry.landing
    roles = roles_of(party)
    ordered = sorted(party, key=lambda who: ROLES.index(roles[who]))
    heroes: dict[str, Hero] = {}
    for who in ordered:
        hero = Hero(who, roles[who], HEROES[who].health, pool=dict(HEROES[who].cubes))
        hero.health = most_health(hero)
        heroes[who] = hero
    return Drunagor(
        options=options,
        heroes=heroes,
        boss=boss,
        bag=list(RUNES),
        nodes=[] if entry.woven else list(entry.nodes),
        placing=list(ordered),
    )


def set_up(s: Drunagor) -> Script[None]:
    """Runes on the Track, piles in some halls, then every Hero enters [ruling.boss-hall]."""
    if not s.track:
        yield from runes(s)
    elif s.placing:
        who = s.placing[0]
        names = hall(s).board.names
        there = bits(hall(s).entry) & free_mask(s)
        options = tuple(Stand(names[i]) for i in squares_of(there))
        answer = yield Ask(who, "enter", options, "ruling.boss-hall", {"who": who})
        s.heroes[who].at = hall(s).board.named[answer.to]
        s.placing.remove(who)
        tell(s, "enters", rule="ruling.boss-hall", who=who, place=answer.to)


def runes(s: Drunagor) -> Script[None]:
    """So many runes of each colour lie on the Track already; which ones is chance."""
    entry = HORSEMEN[s.boss.id]
    for colour in COLOURS:
        mine = tuple(rune for rune in s.bag if colour_of(rune) == colour)
        n = entry.track + entry.woven
        drawn = yield Draw(mine, n, rule="ruling.boss-hall", what="track")
        for rune in drawn:
            s.bag.remove(rune)
            s.track.append(rune)
    for node in entry.nodes[: entry.woven]:
        weave(s, node, rule="gap.darkness-nodes")
