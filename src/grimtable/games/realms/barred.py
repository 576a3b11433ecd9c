"""Why nothing can be done with a card or a square just now: said to who points at it in vain."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.realms.board import row
from grimtable.games.realms.content import Kind
from grimtable.games.realms.options import Buy
from grimtable.games.realms.placing import free_squares
from grimtable.games.realms.recruiting import army, hand, purchases, purse
from grimtable.games.realms.state import Battle
from grimtable.kernel.goings_on import Barred
from grimtable.kernel.words import Words


def barred(s: Battle, seat: str | None) -> tuple[Barred, ...]:
    """What a seat can't use, where people may wonder."""
    if seat not in s.players:
        return ()
    assert seat is not None
    if s.phase == "recruit" and seat not in s.ready:
        return tuple(too_dear(s, seat))
    if s.phase == "place":
        return tuple(not_yet(s, seat))
    if s.phase == "battle" and s.active == seat and not s.under_way:
        return tuple(
            Barred(i, Words("barred-exhausted", {"card": s.cards[i].kind}))
            for i in s.in_play[seat]
            if s.cards[i].exhausted
        )
    return ()


def too_dear(s: Battle, seat: str) -> Iterator[Barred]:
    """Cards in hand that can't be bought."""
    able = {option.card for option in purchases(s, seat) if isinstance(option, Buy)}
    for card_id in hand(s, seat):
        if card_id not in able:
            yield Barred(card_id, missing(s, seat, s.kind(card_id)))


def missing(s: Battle, seat: str, kind: Kind) -> Words:
    """What is wanting for a card."""
    gold, silver = purse(s, seat)
    bought = [s.kind(card_id) for card_id in army(s, seat)]
    args = {"card": kind.id, "cost": kind.cost, "gold": gold, "silver": silver}
    if kind.type == "area" and any(other.type == "area" for other in bought):
        return Words("barred-area", args)
    if kind.elite and kind.cost > gold:
        return Words("barred-elite", args)
    if kind.cost > gold + silver:
        return Words("barred-regular", args)
    if kind.realm and kind.realm not in {other.realm for other in bought}:
        return Words("barred-realm", args)
    return Words("barred-creature", args)


def not_yet(s: Battle, seat: str) -> Iterator[Barred]:
    """Squares that are not open yet."""
    if not army(s, seat):
        return
    free, player = free_squares(s, seat), s.player(seat)
    for number in (1, 2, 3):
        for square in row(player, number):
            if square not in free and square not in s.field:
                yield Barred(square, Words("barred-square", {"square": square}))
        for square in row(1 - player, number):
            yield Barred(square, Words("barred-side"))
