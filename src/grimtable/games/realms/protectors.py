"""Declare a protector, p. 10, with the cases of the glossary: flyers, hosts and symbiotes.

The picture of the common cases is lost; the text says all of it [gap.protector.picture].
"""

from __future__ import annotations

from grimtable.games.realms.board import DISTANCE
from grimtable.games.realms.content import cards
from grimtable.games.realms.state import Battle, Card
from grimtable.games.realms.traits import value


def may_step_in(s: Battle, attacker_id: str, target_id: str) -> list[str]:
    """Who can protect against this basic strike: nobody, if it is aimed [aimed.no-protector]."""
    return [] if value(s, attacker_id, "aimed") else protectors(s, attacker_id, target_id)


def protectors(s: Battle, attacker_id: str, target_id: str) -> list[str]:
    """Who can be declared a protector against this basic strike.

    Any alert creature [ruling.protector-card-or-creature], so no artifact [artifact.no-protect],
    and not the attacked card itself; hidden cards can't [ruling.blind-attack].
    """
    kinds = cards(s.packs)
    attacker, target = s.cards[attacker_id], s.cards[target_id]
    found = []
    for card_id in s.in_play[target.seat]:
        card = s.cards[card_id]
        if card.exhausted or card.hidden or card_id == target_id:
            continue
        if can_reach(card, attacker, target, card_id, target_id) and kinds[card.kind].creature:
            found.append(card_id)
    return found


def can_reach(card: Card, attacker: Card, target: Card, card_id: str, target_id: str) -> bool:
    """Whether a card stands so that it can step in between.

    Flyers protect any flyer [flying.protect-flying], and others only against a flying attacker
    [flying.no-protect-ground] [ruling.protector-far-flyer]. A symbiotic creature stands where its
    host stands, so whoever protects one protects the other, and it protects whom its host protects
    [symbiotic.protect-same] [symbiotic.protects-like-host].
    """
    if card.flies:
        return target.flies or attacker.flies  # [flying.protect-against]
    if card.host == target_id or target.host == card_id:
        return True  # [symbiotic.host-protects] [symbiotic.protects-host]
    if not target.square or not card.square:
        return False
    if DISTANCE[card.square][target.square] != 1:
        return False
    if attacker.flies:
        return True  # [flying.protect-against]
    return DISTANCE[card.square][attacker.square] == 1  # [protector.who]
