"""Whom an attack can be declared on: melee and ranged attacks, flyers, hidden cards."""

from __future__ import annotations

from grimtable.games.realms.board import DISTANCE
from grimtable.games.realms.content import cards
from grimtable.games.realms.state import Battle, Card

BASIC = "basic-strike"
MELEE = frozenset({BASIC, "special-strike", "magical-strike"})


def flyers_only(s: Battle, seat: str) -> bool:
    """Whether a player has no creature but flyers [flying.only-left].

    A card that is hidden counts as a creature on the ground [ruling.only-flyers-left].
    """
    kinds = cards(s.packs)
    for card_id in s.in_play[seat]:
        card = s.cards[card_id]
        if card.hidden or (kinds[card.kind].creature and not card.flies):
            return False
    return True


def is_target(s: Battle, card: Card) -> bool:
    """Whether it is a card that can be attacked at all; what is hidden may be one.

    [equip.no-combat] [area.no-combat]
    """
    kind = cards(s.packs)[card.kind]
    return card.hidden or kind.creature or kind.type == "artifact"


def can_attack(s: Battle, attacker: Card, target: Card, how: str, reach: int | None) -> bool:
    """Whether an attack of this kind can be declared on that card.

    It is an enemy's [ruling.attack-enemy], a creature or an artifact; Player 1 can attack one card
    that is still hidden [reveal.blind-attack].
    """
    if target.seat == attacker.seat or target.zone == "grave" or not is_target(s, target):
        return False
    if target.hidden and s.blind:
        return False  # [ruling.blind-attack]
    if how in MELEE:
        if how == BASIC:
            if attacker.flies:  # any creature, no artifact [flying.attack-any]
                return target.hidden or cards(s.packs)[target.kind].creature
            if target.flies:  # [flying.ground-cannot] [flying.only-left]
                return flyers_only(s, target.seat)
        # [melee.adjacent]
        return bool(
            attacker.square and target.square and DISTANCE[attacker.square][target.square] == 1
        )
    if attacker.flies or target.flies:
        return True  # [flying.ranged-free] [ruling.flyer-uses-range] [ruling.ranged-flyer-adjacent]
    away = DISTANCE[attacker.square][target.square]
    # [ranged.not-adjacent] [range.x] [range.unlimited]
    return away > 1 and (reach is None or away <= reach)


def targets(s: Battle, attacker_id: str, how: str, reach: int | None) -> list[str]:
    """All cards that this attack can be declared on."""
    attacker = s.cards[attacker_id]
    return [
        card_id
        for card_id in s.in_play[s.foe(attacker.seat)]
        if can_attack(s, attacker, s.cards[card_id], how, reach)
    ]
