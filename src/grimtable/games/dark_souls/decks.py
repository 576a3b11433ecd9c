"""A boss's behaviour deck: scouting, flipping, recycling, heating up (pp. 27-29).

Nobody knows a face-down card, so none is chosen before it is turned up: the deck remembers which
cards it can be, and how likely each is.
"""

from __future__ import annotations

from math import gcd, lcm

from grimtable.games.dark_souls.content import LIBRARY, library
from grimtable.games.dark_souls.state import Deck, Model, Souls
from grimtable.kernel.asks import Pick, Script
from grimtable.kernel.state import tell


def build(s: Souls, boss: str) -> Script[Deck]:
    """P. 28, steps 1-4: standard cards, as many as the data card says [boss.deck.size].

    Gravestones scout some of them [grave.scout]; then all are shuffled [boss.deck.shuffle].
    """
    there = library(s.options.packs)
    deck = Deck(
        pool=there.boss_cards(boss, heat_up=False),  # [boss.deck.split]
        unseen=LIBRARY.bosses[boss].deck_size,
        hot_pool=there.boss_cards(boss, heat_up=True),
    )
    for _ in range(min(gravestones(s), deck.unseen)):
        (card,) = yield Pick(tuple(deck.pool), rule="boss.deck.scout", what="scout")
        deck.pool.remove(card)
        deck.unseen -= 1
        deck.mixed.append(card)
        tell(s, "scouted", rule="boss.deck.scout", card=card, reveals=True)
    return deck


def gravestones(s: Souls) -> int:
    """Gravestones on tiles with a face-up encounter card."""
    cards = [LIBRARY.encounters[t.card] for t in s.tiles.values() if t.face_up and t.card]
    return sum((c.terrain_1, c.terrain_2).count("gravestone") for c in cards)


def flip(s: Souls, deck: Deck) -> Script[str]:
    """P. 29: the next card, face up; an empty deck is the discard pile turned over, unshuffled."""
    if not len(deck):
        deck.order, deck.discard = deck.discard, []
        tell(s, "recycled", rule="boss.act.recycle")
    if deck.order:
        card = deck.order.pop(0)
    else:
        (drawn,) = yield Pick(chances(deck), rule="boss.act.draw", what="flip")
        card = str(drawn)
        if card in deck.mixed:
            deck.mixed.remove(card)
        elif card in deck.pool:
            deck.pool.remove(card)
            deck.unseen -= 1
        else:
            deck.hot_pool.remove(card)
            deck.hot -= 1
    deck.discard.append(card)
    deck.card = card
    tell(s, "flipped", rule="boss.act.draw", card=card, reveals=True)
    return card


def chances(deck: Deck) -> tuple[str, ...]:
    """What the next card can be; a card stands in it as often as its chance asks for.

    >>> chances(Deck(mixed=["p"], unseen=1, pool=["q", "r"]))
    ('p', 'p', 'q', 'r')

    What lies on top in known order comes first, for sure.

    >>> chances(Deck(order=["p", "q"], pool=["r"]))
    ('p',)
    """
    if deck.order:
        return (deck.order[0],)
    mixed, pool, hot = deck.mixed, deck.pool, deck.hot_pool
    groups = ((mixed, len(mixed)), (pool, deck.unseen), (hot, deck.hot))
    whole = lcm(*(len(cards) for cards, _ in groups if cards))
    weights = [(cards, n * whole // len(cards)) for cards, n in groups if cards]
    common = gcd(*(w for _, w in weights))
    return tuple(card for cards, w in weights for card in cards for _ in range(w // common))


def shuffle(deck: Deck) -> None:
    """The face-down cards, in an order nobody knows; not the discard pile [gap.heat-shuffle]."""
    deck.mixed = sorted(deck.order + deck.mixed)
    deck.order = []


def heat_up(s: Souls, model: Model) -> None:
    """P. 28: at the heat up point or below, once: a random heat up card is shuffled in.

    From then on the order of the cards is another [boss.heat.pattern].
    """
    fight = s.battle
    deck, card = fight.deck, LIBRARY.foes[model.kind]
    if deck is None or deck.heated or card.health - model.wounds > card.heat_up:
        return
    deck.heated = True
    deck.hot += 1
    shuffle(deck)
    tell(s, "heated", rule="boss.heat", foe=model.id)


def avenge(s: Souls, fallen: Model) -> None:
    """When one of two bosses dies the other regains health and turns to its own cards."""
    fight = s.battle
    for other in fight.foes.values():
        regained = LIBRARY.foes[other.kind].special.avenger
        if not regained:
            continue
        assert fight.deck is not None, "a boss has a deck"
        other.wounds = max(0, other.wounds - regained)  # [ruling.regain-cap]
        hot = library(s.options.packs).boss_cards(fight.place, heat_up=True, body=other.kind)
        fight.deck = Deck(pool=hot, unseen=len(hot), card=fight.deck.card, heated=True)
        tell(s, "avenged", rule="boss.heat.special", foe=other.id, fallen=fallen.id, n=regained)


def weak_arcs(s: Souls, model: Model) -> frozenset[str]:
    """The arcs that the last attack icon of the last card leaves open [arc.weak.source]."""
    fight = s.battle
    if fight.deck is None or fight.deck.card is None:
        return frozenset()
    behaviour = LIBRARY.behaviours[fight.deck.card].get(model.kind)
    return behaviour.weak if behaviour else frozenset()
