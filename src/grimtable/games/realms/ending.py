"""How a battle ended: who was lost, and why nobody won."""

from __future__ import annotations

from collections import Counter

from grimtable.cards import joined
from grimtable.games.realms.content import cards
from grimtable.games.realms.state import Battle
from grimtable.games.realms.turn import LONGEST, QUIET
from grimtable.kernel.words import Words


def told(s: Battle) -> tuple[Words, ...]:
    """What each player lost, who lost all first; and why it is a draw."""
    seats = sorted(s.players, key=lambda seat: seat == s.winner)
    return (*_drawn(s), *(_losses(s, seat) for seat in seats))


def stood(s: Battle) -> tuple[Words, ...]:
    """What each player had lost when a battle was given up, and in which round that was."""
    if s.phase != "battle":
        return ()
    losses = (_losses(s, seat) for seat in s.players)
    return (Words("ending-given-up", {"n": (s.turn + 1) // 2}), *losses)


def _drawn(s: Battle) -> tuple[Words, ...]:
    if s.winner != "draw":
        return ()
    if s.quiet >= QUIET:
        return (Words("ending-quiet", {"n": QUIET}),)
    return (Words("ending-long", {"n": LONGEST}) if s.turn > LONGEST else Words("ending-both"),)


def _losses(s: Battle, seat: str) -> Words:
    """Creatures of a player that lie in the graveyard, the last that fell last."""
    kinds = cards(s.packs)
    fell = [kind for i in s.graves[seat] if kinds[kind := s.cards[i].kind].creature]
    left = sum(kinds[s.cards[i].kind].creature for i in s.in_play[seat])
    about = {"who": seat, "n": len(fell), "of": len(fell) + left}
    if not fell:
        return Words("ending-none", about)
    if not left:
        return Words("ending-all", {**about, "last": fell[-1]})
    times = Counter(fell)
    named = [Words("ending-card", {"card": card, "n": n}) for card, n in times.items()]
    return Words("ending-some", {**about, "cards": joined(named, "comma")})
