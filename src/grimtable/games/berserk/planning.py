"""Pp. 28-29: every Hero piles 1 to 3 cards; the piles can be changed until all have chosen."""

from __future__ import annotations

from functools import cache

from grimtable.games.berserk.options import Back, Lay, Ready, Rethink
from grimtable.games.berserk.state import Berserk, Hero
from grimtable.kernel.asks import MARK, Anyone, Ask, Option, Script
from grimtable.kernel.state import tell

MOST = 3


def plan(s: Berserk) -> Script[None]:
    """Every Hero lays a pile; when the last one is chosen the Action phase begins.

    All plan at the same time and talk about it [plan.simultaneous]: whoever has not chosen yet is
    asked, one card after the other, in no order. When all have chosen, the piles are locked
    [plan.locked] [hero-turn.then-action] [hero-turn.phases].
    """
    asked = questions(s)
    while asked:
        yield MARK
        seat, answer = yield Anyone(tuple(asked.values()))
        hero = s.heroes[seat]
        lay_out(s, hero, answer)
        if isinstance(answer, Lay | Back):
            asked[seat] = question(s, hero)
        else:
            asked = questions(s)
    s.phase, s.changes = "act", 0
    for hero in s.standing():
        cards = tuple(reversed(hero.pile))
        tell(s, "planned", rule="plan.lasts-round", who=hero.id, cards=cards)


def questions(s: Berserk) -> dict[str, Ask]:
    """What those are asked who have not chosen yet."""
    waiting = [hero for hero in s.heroes.values() if hero.at and not hero.ready]
    return {hero.id: question(s, hero) for hero in waiting}


def question(s: Berserk, hero: Hero) -> Ask:
    """One card more or less, or is it enough."""
    about = {"who": hero.id, "n": len(hero.pile)}
    return Ask(hero.id, "plan", plans(s, hero), "plan.pick", about)


def lay_out(s: Berserk, hero: Hero, answer: Option) -> None:
    """A pile changes, or is chosen, or is thought about once more."""
    match answer:
        case Lay(card):
            hero.hand = [other for other in hero.hand if other != card]
            hero.pile = [*hero.pile, card]
        case Back(card):
            hero.pile = hero.pile[:-1]
            hero.hand = [*hero.hand, card]
            s.changes += 1
        case Ready():
            hero.ready = True
        case Rethink(who):
            s.heroes[who].ready = False
            s.changes += 1


lay = cache(Lay)


def plans(s: Berserk, hero: Hero) -> tuple[Option, ...]:
    """Lay a card on top, take the top one back, be ready; or let somebody think again.

    1, 2 or 3 cards, never 0 [plan.pick]. A Tactic card is played like an Action card
    [tactic.as-action]. The stats of all cards add up [plan.sum], the Effect is the top one's.
    """
    options: list[Option] = []
    if len(hero.pile) < MOST:
        options += [lay(card) for card in hero.hand]
    if hero.pile:
        options += [Ready(hero.id), Back(hero.pile[-1])]
    else:  # before the first card is a good moment to talk
        options += [Rethink(other.id) for other in s.standing() if other.ready]
    return tuple(options)
