"""The beginning of a turn, p. 12: reveal, alert, poison, incarnation and other abilities."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.realms.abilities import bury, fire
from grimtable.games.realms.board import row
from grimtable.games.realms.content import cards
from grimtable.games.realms.damage import heal, hurt, is_scaled
from grimtable.games.realms.movement import regain
from grimtable.games.realms.options import Choose, First, Land
from grimtable.games.realms.placing import turn_up, waiting
from grimtable.games.realms.state import Battle, Dawn, Unveiling, expire, named_card, say
from grimtable.games.realms.traits import life, movement, value
from grimtable.kernel.asks import Ask, Script, choose


def reveal(s: Battle, dawn: Dawn) -> None:
    """1. Player 2 begins the first turn by turning up Row 3 [turn.p2-first-reveal].

    Cards that have waited there for a host find one now. Armor is whole again in every turn
    [ruling.armor-per-turn], and no sequence has begun yet [ruling.alert-again].
    """
    seat = s.active
    say(s, "turn", rule="turn.p2-begins", who=seat)
    s.alerted = []
    for player in s.players:
        for card_id in s.in_play[player]:
            card = s.cards[card_id]
            card.armor = 0
            if card.granted:
                expire(card, "next", seat)
    dawn.window = "alert"
    hidden = [i for i in s.in_play[seat] if s.cards[i].hidden]
    alone = waiting(s, seat) if s.turn == FIRST_OF_PLAYER_2 else []
    if hidden or alone:
        turn_up(s, seat, hidden, rule="turn.p2-first-reveal")
        top = s.under_way[-1]
        assert isinstance(top, Unveiling)
        top.cards = alone + top.cards


FIRST_OF_PLAYER_2 = 2


def alert(s: Battle, dawn: Dawn) -> None:
    """2. All cards become alert [turn.alert-all] and regain their movement points [move.regain]."""
    dawn.waiting = [i for i in s.in_play[s.active] if become_alert(s, i)]
    dawn.window = "tick"


def become_alert(s: Battle, card_id: str) -> bool:
    """Alert a card unless something keeps it from that; whether it became (or was) alert.

    One that is held and alert already does not become alert, and is not spared either: the
    glossary spares only what could not become alert [poison.already-alert] [ruling.hold].
    """
    card = s.cards[card_id]
    if card.held:
        card.held = False
        if card.exhausted:
            say(s, "stays-held", rule="ruling.hold", card=card_id)
        else:
            left, full = card.points, movement(s, card_id)
            say(s, "held-alert", rule="ruling.hold", card=card_id, left=left, spent=full - left)
        return not card.exhausted
    card.exhausted = False
    regain(s, card_id)
    return True


def tick(s: Battle, dawn: Dawn) -> Script[None] | None:
    """3. Poison and regeneration, creature by creature, also of those that were alert already.

    [poison.tick] [poison.already-alert] [regeneration.tick] [regeneration.already-alert]; those
    that could not become alert have neither [poison.not-alerting] [regeneration.not-alerting].
    """
    while dawn.waiting:
        card_id = dawn.waiting[0]
        card = s.cards[card_id]
        # only quicker: who is not hurt has nothing to heal
        cure = value(s, card_id, "regeneration") if card.damage or card.poison else 0
        if card.poison and cure:
            return tick_both(s, dawn, card_id)
        del dawn.waiting[0]
        if card.poison:
            poison_works(s, card_id)
        else:
            heal(s, card_id, cure)
        if s.dying:  # only quicker: where nobody dies the next creature follows
            bury(s)
            return None
    dawn.window, dawn.waiting = "incarnate", list(s.graves[s.active])
    return None


def tick_both(s: Battle, dawn: Dawn, card_id: str) -> Script[None]:
    """With both, the player chooses the order [ruling.poison-regeneration]."""
    both = (First(card_id, "poison"), First(card_id, "regeneration"))
    about = {"card": named_card(s, card_id)}
    answer = yield Ask(s.active, "tick", both, rule="ruling.poison-regeneration", about=about)
    del dawn.waiting[0]
    if answer.what == "regeneration":
        heal(s, card_id, value(s, card_id, "regeneration"))
    poison_works(s, card_id)
    if answer.what == "poison" and not s.dying:
        heal(s, card_id, value(s, card_id, "regeneration"))
    bury(s)


def poison_works(s: Battle, card_id: str) -> None:
    """Its X as damage [poison.tick]."""
    say(s, "poison-works", rule="poison.tick", card=card_id)
    hurt(s, card_id, s.cards[card_id].poison, "poison")


def is_doomed(s: Battle, card_id: str) -> bool:
    """Whether poison kills a creature when its next turn begins, if nothing changes until then.

    [poison.tick] [ruling.poison-regeneration]; who can't become alert is spared
    [poison.not-alerting], and so is who has scales by then [scale].
    """
    card = s.cards[card_id]
    if not card.poison or (card.held and card.exhausted) or is_scaled(s, card_id):
        return False
    healed = min(card.damage, value(s, card_id, "regeneration"))
    return card.damage - healed + card.poison >= life(s, card_id)


def incarnate(s: Battle, dawn: Dawn) -> None:
    """4. Put a token on a dead card; with X of them it returns to Row 3, exhausted.

    [incarnation.token] [incarnation.return] [incarnation.once] [ruling.incarnation-when]
    """
    seat = s.active
    while dawn.waiting:
        card_id = dawn.waiting.pop(0)
        card, kind = s.cards[card_id], s.kind(card_id)
        needed = kind.traits.get("incarnation")
        if needed is None or card.incarnated:
            continue
        card.tokens = min(needed.value, card.tokens + 1)
        say(s, "token", rule="incarnation.token", card=card_id, n=card.tokens)
        if card.tokens < needed.value:
            continue
        if kind.type == "flying":  # [flying.placement]
            card.zone, card.flies = "air", True
            come_back(s, card_id)
            continue
        if free_squares(s):
            dawn.window, dawn.waiting = "return", [card_id, *dawn.waiting]
            return
    kinds = cards(s.packs)
    dawn.window = "start"
    dawn.waiting = [i for i in s.in_play[seat] if kinds[s.cards[i].kind].triggers["turn-start"]]


def free_squares(s: Battle) -> tuple[Land, ...]:
    """Where in Row 3 there is room."""
    return tuple(Land(q) for q in row(s.player(s.active), 3) if q not in s.field)


def choose_square(s: Battle, dawn: Dawn) -> Script[None]:
    """Where in Row 3 the card returns is its player's choice."""
    card_id = dawn.waiting.pop(0)
    card = s.cards[card_id]
    dawn.window = "incarnate"
    answer = yield from choose(
        s.active, "incarnation", free_squares(s), rule="incarnation.return", card=card.kind
    )
    card.zone, card.square, card.flies = "field", answer.square, False
    s.field[answer.square] = card_id
    come_back(s, card_id)


def come_back(s: Battle, card_id: str) -> None:
    """A card leaves the graveyard, for once in its life."""
    card = s.cards[card_id]
    card.incarnated, card.exhausted, card.tokens = True, True, 0
    s.graves[card.seat].remove(card_id)
    s.in_play[card.seat].append(card_id)
    if s.kind(card_id).auras:  # only quicker: the others give nothing
        s.auras.append(card_id)
    say(s, "incarnated", rule="incarnation.return", card=card_id)


def start(s: Battle, dawn: Dawn) -> Script[None] | None:
    """5. Other abilities of the beginning, in the order the player likes."""
    if s.dying:
        bury(s)
        return None
    dawn.waiting = [i for i in dawn.waiting if s.cards[i].zone != "grave"]
    if dawn.waiting:
        return choose_start(s, dawn)
    s.under_way.pop()
    return None


def choose_start(s: Battle, dawn: Dawn) -> Script[None]:
    """Which ability comes next."""
    options = tuple(map(Choose, dawn.waiting))
    answer = yield from choose(s.active, "start", options, rule="ruling.start-of-turn-order")
    card: str = answer.card
    dawn.waiting.remove(card)
    fire(s, card, "turn-start")


WINDOWS: dict[str, Callable[[Battle, Dawn], Script[None] | None]] = {
    "reveal": reveal,
    "alert": alert,
    "tick": tick,
    "incarnate": incarnate,
    "return": choose_square,
    "start": start,
}
"""The beginning of a turn, in the order of [ruling.start-of-turn-order]."""
