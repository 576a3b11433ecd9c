"""Player's turn, pp. 10-12: its beginning, and moves and actions in any order."""

from __future__ import annotations

from functools import partial
from itertools import filterfalse

from grimtable.games.realms.abilities import concerned, use
from grimtable.games.realms.attacks import declare
from grimtable.games.realms.board import ADJACENT, BESIDE
from grimtable.games.realms.content import cards
from grimtable.games.realms.movement import (
    empty_squares,
    jump_squares,
    leap,
    reachable,
    walk,
)
from grimtable.games.realms.notation import Act, Attack
from grimtable.games.realms.options import (
    EndTurn,
    Jump,
    Made,
    Move,
    Strike,
    Teleport,
    Use,
)
from grimtable.games.realms.state import Battle, Dawn, expire, say
from grimtable.games.realms.targets import BASIC, can_attack, flyers_only, targets
from grimtable.games.realms.traits import actions, value
from grimtable.kernel.asks import MARK, Ask, Listing, Mark, Option, Script

QUIET = 20
"""Turns without damage that make a draw: ten full rounds [ruling.no-legal-move]."""
LONGEST = 200
"""Turns after which a battle is a draw in any case [ruling.turn-limit]."""


def battle_phase(s: Battle) -> Script[None]:
    """Turns alternate until one player has lost all creatures [end.win]."""
    while not s.winner:
        if s.stage == "begin":
            yield Mark(s.active)
            s.stage = "act"
            if s.turn > 1:  # [ruling.start-alert]
                s.under_way.append(Dawn())
            return
        yield MARK
        listed = Listing(options, (s, s.active))
        answer = yield Ask(s.active, "act", listed, rule="turn.any-order")
        act(s, answer)
        if s.under_way:  # only quicker: the phase is entered again wherever it was left
            return
    s.phase = "over" if s.draft is None else "score"
    yield MARK


def act(s: Battle, answer: Option) -> None:
    """Move or act with one card [turn.own-cards] [turn.then-act], or end the turn."""
    match answer:
        case Move():
            walk(s, answer)
        case Jump() | Teleport():
            leap(s, answer)
        case Strike(who, target):
            declare(s, who, target, None)
        case Use(who, what, aimed_at):
            action = dict(actions(s, who))[what]
            if isinstance(action, Attack):
                assert aimed_at is not None
                declare(s, who, aimed_at, action)
            else:
                use(s, who, what, action, aimed_at)
        case _:
            end_turn(s)


def end_turn(s: Battle) -> None:
    """The other player's turn begins [turn.p2-begins]; grants of this turn are over."""
    for seat in s.players:
        for card_id in s.in_play[seat]:
            if s.cards[card_id].granted:
                expire(s.cards[card_id], "turn")
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


# What the player can do -------------------------------------------------------------------------


def options(s: Battle, seat: str) -> tuple[Option, ...]:
    """Everything the player can do now: with every alert card [alert.def], and to end the turn."""
    kinds = cards(s.packs)
    table, field = s.cards, s.field
    foe, taken = s.foe(seat), field.__contains__
    found: list[Option] = []
    grounded_may_strike_flyers: list[str] = []
    settled = s.turn > 1  # no card is hidden or waits for a host any more
    airborne = [i for i in s.in_play[foe] if table[i].flies]
    if airborne and flyers_only(s, foe):
        grounded_may_strike_flyers = airborne  # [flying.only-left]
    given = {name for source in s.auras for name in kinds[table[source].kind].gives}
    for card_id in s.in_play[seat]:
        card = table[card_id]
        if card.exhausted or card.hidden:
            continue  # [exhausted.no-act]
        kind = kinds[card.kind]
        square = card.square
        if card.points and card.zone == "field":
            moves = MOVES[card_id]
            if card.points == 1:
                found += map(moves.__getitem__, filterfalse(taken, BESIDE[square]))
            else:
                found += [moves[step] for step in reachable(s, card, card.points)]
            if (  # only quicker: others do not leap
                "jump" in kind.traits
                or "teleportation" in kind.traits
                or card.worn
                or card.symbiote
                or card.granted
                or "jump" in given
                or "teleportation" in given
            ):
                _leaps(s, card_id, found)
        if kind.creature:
            strikes = STRIKES[card_id]
            if card.flies:  # only quicker: for all others `targets` finds the same, too
                found += [strikes[target] for target in targets(s, card_id, BASIC, None)]
            else:
                for near in filter(taken, ADJACENT[square]):
                    other_id = field[near]
                    other = table[other_id]
                    if other.seat == foe and (settled or can_attack(s, card, other, BASIC, None)):
                        found.append(strikes[other_id])
                        if other.symbiote:
                            found.append(strikes[other.symbiote])
                if grounded_may_strike_flyers:
                    found += [strikes[target] for target in grounded_may_strike_flyers]
        if kind.actions or card.worn or card.symbiote:  # only quicker: others have no actions
            _actions(s, card_id, found)
    found.append(END)
    return tuple(found)


END = EndTurn()


def _uses(who: str) -> Made[tuple[str, str | None], Use]:
    return Made(lambda use: Use(who, *use))


MOVES: Made[str, Made[str, Move]] = Made(lambda who: Made(partial(Move, who)))
STRIKES: Made[str, Made[str, Strike]] = Made(lambda who: Made(partial(Strike, who)))
USES = Made(_uses)
"""Options by card and by square, by target, or by action and target."""


def _leaps(s: Battle, card_id: str, found: list[Option]) -> None:
    """Jump and Teleportation, instead of movement [ruling.jump-after-step]."""
    card = s.cards[card_id]
    reach, anywhere = value(s, card_id, "jump"), value(s, card_id, "teleportation")
    if not card.walked:
        found += [Jump(card_id, q) for q in jump_squares(s, card, reach)] if reach else []
        found += [Teleport(card_id, q) for q in empty_squares(s)] if anywhere else []


def _actions(s: Battle, card_id: str, found: list[Option]) -> None:
    """Special attacks, spells and effects [act.table]."""
    uses = USES[card_id]
    for key, action in actions(s, card_id):
        if type(action) is Attack:
            for target in targets(s, card_id, action.kind, action.range):
                found.append(uses[key, target])
            continue
        assert type(action) is Act
        reached = concerned(s, card_id, action.effect)
        if action.effect.aim.each:
            if reached:
                found.append(uses[key, None])
        else:
            found += [uses[key, target] for target in reached]
