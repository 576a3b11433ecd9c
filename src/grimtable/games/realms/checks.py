"""What can never be on the table."""

from __future__ import annotations

from grimtable.games.realms.content import cards
from grimtable.games.realms.draft import STACK, STACKS
from grimtable.games.realms.recruiting import affordable, army
from grimtable.games.realms.state import Battle
from grimtable.games.realms.traits import life


def invariants(s: Battle) -> None:
    """Raise AssertionError if the table is in a position that no play can reach."""
    kinds = cards(s.packs)
    for square, card_id in s.field.items():
        card = s.cards[card_id]
        assert card.square == square, f"{card_id} is on {square} but says {card.square!r}"
        assert card.zone == "field", f"{card_id} is on {square} but in zone {card.zone}"
    standing_cards = [i for i, c in s.cards.items() if c.zone == "field"]
    assert sorted(standing_cards) == sorted(s.field.values()), "a card on the field has no square"
    if s.phase == "battle":
        for seat in s.players:
            _check_side(s, seat)
        for card_id, card in s.cards.items():
            kind = kinds[card.kind]
            assert card.damage >= 0, f"{card_id} has negative damage"
            assert card.points >= 0, f"{card_id} has negative movement points"
            alive = card.zone in ("field", "air", "worn") and card_id not in s.dying
            if alive and kind.life and not card.hidden:
                assert card.damage < life(s, card_id), f"{card_id} should be dead"
    if s.draft is not None and s.phase not in ("draft", "build"):
        for seat, deck in s.draft.decks.items():
            assert len(deck) + len(s.draft.cut[seat]) == STACKS * STACK, f"{seat} lost cards"
    if s.phase in ("recruit", "place", "reveal"):
        for seat in s.players:
            bought = (
                [s.kind(i) for i in s.cards if s.cards[i].seat == seat]
                if (s.phase != "recruit")
                else [s.kind(i) for i in army(s, seat)]
            )
            assert affordable(s, seat, bought), f"the army of {seat} is beyond its means"


def _check_side(s: Battle, seat: str) -> None:
    in_play = [i for i, c in s.cards.items() if c.seat == seat and c.zone != "grave"]
    assert sorted(in_play) == sorted(s.in_play[seat]), f"{seat}: cards in play are not listed"
    dead = [i for i, c in s.cards.items() if c.seat == seat and c.zone == "grave"]
    assert sorted(dead) == sorted(s.graves[seat]), f"{seat}: the graveyard is not listed"
    areas = [i for i in in_play if s.kind(i).type == "area" and not s.cards[i].hidden]
    assert len(areas) <= 1, f"{seat} has two areas"
    for card_id in in_play:
        card = s.cards[card_id]
        if card.zone == "worn":
            host = s.cards[card.host]
            assert card_id in (host.symbiote, *host.worn), f"{card_id} is not on its host"
            assert card.square == host.square, f"{card_id} is away from its host"
            assert not host.flies, f"{card_id} lies on a flyer"
        if card.zone == "air":
            assert not card.square, f"{card_id} flies and has a square"
        slots = [s.kind(i).cls for i in card.worn]
        assert len(slots) == len(set(slots)), f"{card_id} wears two things of one class"
