"""Player's turn, pp. 10-12: its beginning, and moves and actions in any order."""

from __future__ import annotations

from grimtable.games.realms.abilities import bury, concerned, fire, use
from grimtable.games.realms.attacks import BASIC, attack, flyers_only, targets
from grimtable.games.realms.board import ADJACENT, BESIDE, row
from grimtable.games.realms.content import cards
from grimtable.games.realms.damage import heal, hurt
from grimtable.games.realms.movement import (
    empty_squares,
    jump_squares,
    leap,
    reachable,
    walk,
)
from grimtable.games.realms.notation import Act, Attack
from grimtable.games.realms.placing import turn_up
from grimtable.games.realms.state import (
    Battle,
    Choose,
    EndTurn,
    First,
    Jump,
    Land,
    Move,
    Strike,
    Teleport,
    Use,
    say,
)
from grimtable.games.realms.traits import actions, movement, value
from grimtable.kernel.asks import MARK, Ask, Mark, Option, Script, choose

QUIET = 20
"""Turns without damage that make a draw: ten full rounds [ruling.no-legal-move]."""
LONGEST = 200
"""Turns after which a battle is a draw in any case [ruling.turn-limit]."""


def battle_phase(s: Battle) -> Script[None]:
    """Turns alternate until one player has lost all creatures [end.win]."""
    while not s.winner:
        if s.stage == "begin":
            yield Mark(s.active)
            yield from begin_turn(s)
            s.stage = "act"
            continue
        yield MARK
        seat = s.active
        answer = yield Ask(seat, "act", options(s, seat), rule="turn.any-order")
        if type(answer) is EndTurn:
            end_turn(s)
        else:
            yield from act(s, answer)
    s.phase = "over" if s.draft is None else "score"
    yield MARK


def act(s: Battle, answer: Option) -> Script[None]:
    """Move or act with one card [turn.own-cards] [turn.then-act]."""
    match answer:
        case Move():
            walk(s, answer)
        case Jump() | Teleport():
            leap(s, answer)
        case Strike(who, target):
            yield from attack(s, who, target, None)
        case Use(who, what, aimed_at):
            action = dict(actions(s, who))[what]
            if isinstance(action, Attack):
                assert aimed_at is not None
                yield from attack(s, who, aimed_at, action)
            else:
                yield from use(s, who, action, aimed_at)


def end_turn(s: Battle) -> None:
    """The other player's turn begins [turn.p2-begins]; grants of this turn are over."""
    for seat in s.players:
        for card_id in s.in_play[seat]:
            expire(s, card_id, "turn")
    s.active = s.foe(s.active)
    s.stage = "begin"
    s.turn += 1
    s.quiet += 1
    if s.quiet >= QUIET:
        s.winner = "draw"
        say(s, "draw", rule="ruling.no-legal-move")
    elif s.turn > LONGEST:
        s.winner = "draw"
        say(s, "draw", rule="ruling.turn-limit")


def expire(s: Battle, card_id: str, until: str, by: str = "") -> None:
    """Drop grants, of one player or of both, that last no longer [golden.duration]."""
    card = s.cards[card_id]
    if card.granted:
        card.granted = tuple(
            grant for grant in card.granted if grant.until != until or by not in ("", grant.by)
        )


# The beginning of a turn ------------------------------------------------------------------------


def begin_turn(s: Battle) -> Script[None]:
    """In the order of [ruling.start-of-turn-order]."""
    seat = s.active
    say(s, "turn", rule="turn.p2-begins", who=seat)
    for player in s.players:
        for card_id in s.in_play[player]:
            s.cards[card_id].armor = 0  # [ruling.armor-per-turn]
            s.cards[card_id].roused = 0  # [ruling.alert-again]
            expire(s, card_id, "next", seat)
    # 1. Player 2 begins the first turn by turning up Row 3 [turn.p2-first-reveal].
    hidden = [i for i in s.in_play[seat] if s.cards[i].hidden]
    if hidden:
        yield from turn_up(s, seat, hidden, rule="turn.p2-first-reveal")
        if s.winner:
            return
    # 2. All cards become alert [turn.alert-all] and regain their movement points [move.regain].
    awake = [i for i in s.in_play[seat] if become_alert(s, i)]
    # 3. Poison and regeneration, creature by creature.
    for card_id in awake:
        if s.cards[card_id].zone != "grave":
            yield from tick(s, seat, card_id)
            yield from bury(s)
        if s.winner:
            return
    # 4. Incarnation [ruling.incarnation-when].
    for card_id in list(s.graves[seat]):
        yield from incarnate(s, seat, card_id)
    # 5. Other abilities of the beginning, in the order the player likes.
    kinds = cards(s.packs)
    waiting = [i for i in s.in_play[seat] if kinds[s.cards[i].kind].triggers["turn-start"]]
    while waiting and not s.winner:
        options = tuple(map(Choose, waiting))
        answer = yield from choose(seat, "start", options, rule="ruling.start-of-turn-order")
        waiting.remove(answer.card)
        yield from fire(s, answer.card, "turn-start")
        yield from bury(s)
        waiting = [i for i in waiting if s.cards[i].zone != "grave"]


def become_alert(s: Battle, card_id: str) -> bool:
    """Alert a card unless something keeps it from that; whether it became (or was) alert."""
    card = s.cards[card_id]
    if card.held:
        card.held = False
        say(s, "stays-held", rule="ruling.hold", card=card_id)
        return False
    card.exhausted = False
    card.points = movement(s, card_id)
    return True


def tick(s: Battle, seat: str, card_id: str) -> Script[None]:
    """Poison and regeneration when a creature becomes alert, also if it was alert already.

    [poison.tick] [poison.already-alert] [regeneration.tick] [regeneration.already-alert]; held
    creatures have neither [poison.not-alerting] [regeneration.not-alerting]. With both, the
    player chooses the order [ruling.poison-regeneration].
    """
    card = s.cards[card_id]
    cure = value(s, card_id, "regeneration")
    order = ["poison"] * bool(card.poison) + ["regeneration"] * bool(cure)
    if len(order) == 2:
        both = tuple(First(card_id, what) for what in order)
        answer = yield Ask(
            seat, "tick", both, rule="ruling.poison-regeneration", about={"card": card.kind}
        )
        if answer.what == "regeneration":
            order.reverse()
    for what in order:
        if what == "poison":
            say(s, "poison-works", rule="poison.tick", card=card_id)
            hurt(s, card_id, card.poison, "poison")
            if card_id in s.dying:
                return
        else:
            heal(s, card_id, cure)


def incarnate(s: Battle, seat: str, card_id: str) -> Script[None]:
    """Put a token on a dead card; with X of them it returns to Row 3, exhausted.

    [incarnation.token] [incarnation.return] [incarnation.once] [ruling.incarnation-when]
    """
    card = s.cards[card_id]
    kind = s.kind(card_id)
    needed = kind.traits.get("incarnation")
    if needed is None or card.incarnated:
        return
    card.tokens = min(needed.value, card.tokens + 1)
    say(s, "token", rule="incarnation.token", card=card_id, n=card.tokens)
    if card.tokens < needed.value:
        return
    if kind.type == "flying":  # [flying.placement]
        card.zone, card.flies = "air", True
    else:
        free = [square for square in row(s.player(seat), 3) if square not in s.field]
        if not free:
            return
        squares = tuple(map(Land, free))
        answer = yield from choose(
            seat, "incarnation", squares, rule="incarnation.return", card=card.kind
        )
        card.zone, card.square, card.flies = "field", answer.square, False
        s.field[answer.square] = card_id
    card.incarnated, card.exhausted, card.tokens = True, True, 0
    s.graves[seat].remove(card_id)
    s.in_play[seat].append(card_id)
    if kind.auras:
        s.auras.append(card_id)
    say(s, "incarnated", rule="incarnation.return", card=card_id)


# What the player can do -------------------------------------------------------------------------


def options(s: Battle, seat: str) -> tuple[Option, ...]:
    """Everything the player can do now: with every alert card [alert.def], and to end the turn."""
    kinds = cards(s.packs)
    table, field = s.cards, s.field
    foe = s.foe(seat)
    found: list[Option] = []
    grounded_may_strike_flyers: list[str] = []
    airborne = [i for i in s.in_play[foe] if table[i].flies]
    if airborne and flyers_only(s, foe):
        grounded_may_strike_flyers = airborne  # [flying.only-left]
    for card_id in s.in_play[seat]:
        card = table[card_id]
        if card.exhausted or card.hidden:
            continue  # [exhausted.no-act]
        kind = kinds[card.kind]
        square = card.square
        if card.points and card.zone == "field":
            if card.points == 1:
                for step in BESIDE[square]:
                    if step not in field:
                        found.append(_move(card_id, step))
            else:
                for step in reachable(s, card, card.points):
                    found.append(_move(card_id, step))
            if (
                "jump" in kind.traits
                or "teleportation" in kind.traits
                or card.worn
                or card.symbiote
                or card.granted
                or s.auras
            ):
                _leaps(s, card_id, found)
        if kind.creature:
            if card.flies:
                found += [_strike(card_id, target) for target in targets(s, card_id, BASIC, None)]
            else:
                for near in ADJACENT[square]:
                    other_id = field.get(near)
                    if other_id is not None:
                        other = table[other_id]
                        if other.seat == foe:
                            found.append(_strike(card_id, other_id))
                            if other.symbiote:
                                found.append(_strike(card_id, other.symbiote))
                for target in grounded_may_strike_flyers:
                    found.append(_strike(card_id, target))
        if kind.actions or card.worn or card.symbiote:
            _actions(s, card_id, found)
    found.append(END)
    return tuple(found)


END = EndTurn()
_MOVES: dict[tuple[str, str], Move] = {}
_STRIKES: dict[tuple[str, str], Strike] = {}


def _move(who: str, square: str) -> Move:
    """The option, made once: options are values, and making them is most of the work here."""
    option = _MOVES.get((who, square))
    if option is None:
        option = _MOVES[who, square] = Move(who, square)
    return option


def _strike(who: str, target: str) -> Strike:
    option = _STRIKES.get((who, target))
    if option is None:
        option = _STRIKES[who, target] = Strike(who, target)
    return option


def _leaps(s: Battle, card_id: str, found: list[Option]) -> None:
    """Jump and Teleportation, only with all movement points unspent [ruling.jump-after-step]."""
    card = s.cards[card_id]
    reach, anywhere = value(s, card_id, "jump"), value(s, card_id, "teleportation")
    if (reach or anywhere) and card.points >= movement(s, card_id):
        found += [Jump(card_id, q) for q in jump_squares(s, card, reach)] if reach else []
        found += [Teleport(card_id, q) for q in empty_squares(s)] if anywhere else []


def _actions(s: Battle, card_id: str, found: list[Option]) -> None:
    """Special attacks, spells and effects [act.table]."""
    for key, action in actions(s, card_id):
        if type(action) is Attack:
            for target in targets(s, card_id, action.kind, action.range):
                found.append(Use(card_id, key, target))
            continue
        assert type(action) is Act
        reached = concerned(s, card_id, action.effect)
        if action.effect.aim.each:
            if reached:
                found.append(Use(card_id, key, None))
        else:
            found += [Use(card_id, key, target) for target in reached]
