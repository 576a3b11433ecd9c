"""Whom an attack can be declared on: melee and ranged attacks, flyers, hidden cards."""

from __future__ import annotations

from grimtable.games.realms.board import DISTANCE
from grimtable.games.realms.content import cards
from grimtable.games.realms.state import Battle, Card
from grimtable.games.realms.traits import is_adjacent

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


def can_attack(s: Battle, attacker: Card, target: Card, how: str, reach: int | None) -> bool:
    """Whether an attack of this kind can be declared on that card.

    It is an enemy's [ruling.attack-enemy], a creature or an artifact; Player 1 can attack one card
    that is still hidden [reveal.blind-attack] [ruling.blind-attack].
    """
    if target.seat == attacker.seat or target.zone == "grave":
        return False
    kind = cards(s.packs)[target.kind]
    if target.hidden:
        if s.blind:
            return False
    elif not kind.creature and kind.type != "artifact":  # [equip.no-combat] [area.no-combat]
        return False
    if how == BASIC and attacker.flies:  # [flying.attack-any] [ruling.flyer-artifacts]
        return target.hidden or kind.creature
    if how == BASIC and target.flies:  # [flying.ground-cannot] [flying.only-left]
        return flyers_only(s, target.seat)
    if how in MELEE:
        return is_adjacent(attacker, target)  # [melee.adjacent]
    if attacker.flies or target.flies:
        return True  # [flying.ranged-free] [ruling.flyer-uses-range] [ruling.ranged-flyer-adjacent]
    away = DISTANCE[attacker.square][target.square]
    if away == 1:
        return False  # [ranged.not-adjacent]
    return reach is None or away <= reach  # [range.x] [range.unlimited]


def targets(s: Battle, attacker_id: str, how: str, reach: int | None) -> list[str]:
    """All cards that this attack can be declared on."""
    attacker = s.cards[attacker_id]
    return [
        card_id
        for card_id in s.in_play[s.foe(attacker.seat)]
        if can_attack(s, attacker, s.cards[card_id], how, reach)
    ]
