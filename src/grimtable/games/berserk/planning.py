"""Pp. 28-29: every Hero piles 1 to 3 cards; the piles can be changed until all have chosen."""

from __future__ import annotations

from functools import cache

from grimtable.games.berserk.options import Back, Lay, Ready
from grimtable.games.berserk.state import Berserk, Hero, in_hand
from grimtable.kernel.asks import MARK, Ask, Listing, Option, Script, Together
from grimtable.kernel.state import tell

MOST = 3


def plan(s: Berserk) -> Script[None]:
    """Every Hero lays a pile; when the last one is chosen the Action phase begins.

    All plan at the same time and talk about it [plan.simultaneous]: whoever has not chosen yet is
    asked, one card after the other, in no order, and whoever has may take that back as long as
    others have not. When all have chosen, the piles are locked [plan.locked]
    [hero-turn.then-action] [hero-turn.phases].
    """
    # only quicker: who has chosen would have nothing to say
    waiting = [hero for hero in s.standing() if not hero.ready]
    if waiting:
        yield MARK
        yield Together({hero.id: choose(s, hero) for hero in waiting})
    s.phase, s.changes = "act", 0
    for hero in s.standing():
        cards = tuple(reversed(hero.pile))
        tell(s, "planned", rule="plan.lasts-round", who=hero.id, cards=cards)


def choose(s: Berserk, hero: Hero) -> Script[None]:
    """One card more or less, until it is enough."""
    while not hero.ready:
        yield MARK
        listed = Listing(plans, (hero.id, hero.hand, hero.pile))
        answer = yield Ask(
            hero.id, "plan", listed, "plan.pick", {"who": hero.id, "n": len(hero.pile)}
        )
        lay_out(s, hero, answer)


def lay_out(s: Berserk, hero: Hero, answer: Option) -> None:
    """A pile changes, or is chosen."""
    match answer:
        case Lay(card):
            hero.hand = [other for other in hero.hand if other != card]
            hero.pile = [*hero.pile, card]
        case Back(card):
            hero.pile = hero.pile[:-1]
            hero.hand = in_hand(s, [*hero.hand, card])
            s.changes += 1
        case Ready():
            hero.ready = True


lay, back, ready = cache(Lay), cache(Back), cache(Ready)


def plans(who: str, hand: list[str], pile: list[str]) -> tuple[Option, ...]:
    """Lay a card on top, take the top one back, or be ready.

    1, 2 or 3 cards, never 0 [plan.pick]. A Tactic card is played like an Action card
    [tactic.as-action]. The stats of all cards add up [plan.sum], the Effect is the top one's.
    """
    options: list[Option] = []
    if len(pile) < MOST:
        options += [lay(card) for card in hand]
    if pile:
        options += [ready(who), back(pile[-1])]
    return tuple(options)
