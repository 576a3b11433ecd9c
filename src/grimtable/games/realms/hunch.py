"""Rules of thumb: what a soldier would do without thinking. Searches play futures by them.

Strike what it hurts most, shoot before you strike, step up to the enemy, stop. Nothing is tried out
here; hidden cards count as what they cost at least.
"""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.realms.abilities import concerned
from grimtable.games.realms.board import DISTANCE
from grimtable.games.realms.content import Kind, cards
from grimtable.games.realms.judgement import fit
from grimtable.games.realms.notation import FRIENDLY, Act, Attack, Verb
from grimtable.games.realms.options import Buy, Move, Mulligan, Place, Protect, Reroll, Strike, Use
from grimtable.games.realms.placing import in_order
from grimtable.games.realms.recruiting import stands_alone
from grimtable.games.realms.state import Battle, Blow, Card
from grimtable.games.realms.traits import actions
from grimtable.games.realms.worths import is_poor, wanted
from grimtable.kernel.asks import Ask, Option

BLIND = 3.0
"""What a hidden card is taken to be worth."""
SPELL = 0.9
"""What an effect is taken to be worth that is no attack, and of which nothing more is known."""
HELD, ROUSED, BARED = 0.5, 0.5, 0.15
"""What the turn of a creature is worth that is held, of one that is alert again, and what it is
that one can not fight back; counted in what it strikes for."""
PARRIED, BACK = 0.67, 0.17
"""What a strike is worth against a creature that can fight back, and what it risks by that."""
STEP = 0.02


def hunch(s: Battle, ask: Ask) -> Option | None:
    """A fair answer, at a glance; None in a draft, which is worth a thought."""
    if s.phase in ("draft", "build"):
        return None
    return GUESSES.get(ask.what, first)(s, ask)


def first(s: Battle, ask: Ask) -> Option:
    """Where it matters little."""
    return ask.options[0]


def mulligan(s: Battle, ask: Ask) -> Option:
    """Return a hand that holds a weaker army than a new one is likely to hold."""
    poor = is_poor(s, ask.seat)
    return max(ask.options, key=lambda option: isinstance(option, Mulligan) == poor)


def recruit(s: Battle, ask: Ask) -> Option:
    """The next card of the best army that the gold and silver pay, bodies first."""
    kinds, table, left = cards(s.packs), s.cards, wanted(s, ask.seat)

    def order(option: Option) -> tuple[bool, bool, bool]:
        if not isinstance(option, Buy):
            return not left, False, False
        kind = table[option.card].kind
        return kind in left, stands_alone(kinds[kind]), True

    return max(ask.options, key=order)


def place(s: Battle, ask: Ask) -> Option:
    """Where the first card fits best; it stays where it was laid."""
    options = in_order(s, ask.seat)
    first = options[0]
    if type(first) is not Place:
        return first
    kind = s.kind(first.card)
    return max(options, key=lambda option: fit(s, ask.seat, option.square, kind))  # type: ignore[attr-defined]


def act(s: Battle, ask: Ask) -> Option:
    """The most rewarding attack; else a step towards the enemy; else the end of the turn."""
    kinds = cards(s.packs)
    table = s.cards
    foes = [c.square for i in s.in_play[s.foe(ask.seat)] if (c := table[i]).zone == "field"]
    best, most = ask.options[-1], 0.0
    near: dict[str, int] = {}
    for option in ask.options:
        kind = type(option)
        if kind is Strike:
            by, on = table[option.who], table[option.target]  # type: ignore[attr-defined]
            worth = _blow(kinds[by.kind].strike[1], on, kinds[on.kind])
            if not on.exhausted and not on.hidden and kinds[on.kind].creature:
                worth *= PARRIED
                worth -= BACK * _blow(kinds[on.kind].strike[0], by, kinds[by.kind])
        elif kind is Move:
            card = table[option.who]  # type: ignore[attr-defined]
            if not foes:
                continue
            now = near.get(option.who)  # type: ignore[attr-defined]
            if now is None:
                away = DISTANCE[card.square]
                now = near[option.who] = min([away[foe] for foe in foes])  # type: ignore[attr-defined]
            if now == 1 or (now == 2 and _shoots(kinds[card.kind])):
                continue
            away = DISTANCE[option.square]  # type: ignore[attr-defined]
            worth = STEP * kinds[card.kind].strike[1] * (now - min([away[foe] for foe in foes]))
        elif kind is Use:
            action = dict(actions(s, option.who))[option.what]  # type: ignore[attr-defined]
            if type(action) is Attack and option.target is not None:  # type: ignore[attr-defined]
                on = table[option.target]  # type: ignore[attr-defined]
                worth = 1.1 * _blow(action.grades[1], on, kinds[on.kind]) + 0.3
            else:
                worth = _spell(s, option.who, action, option.target)  # type: ignore[attr-defined, arg-type]
        else:
            continue
        if worth > most:
            best, most = option, worth
    return best


def _blow(grade: int, on: Card, kind: Kind) -> float:
    """What a blow of that strength takes from a card, counted in its cost; its death is more."""
    if on.hidden:
        return BLIND / 3
    left = kind.life + on.extra - on.damage
    return kind.cost * (0.8 * min(grade, left) / max(kind.life, 1) + 0.2 * (grade >= left))


def _spell(s: Battle, who: str, act: Act, target: str | None) -> float:
    """What a spell or effect is worth: what it takes from enemies, and gives to the own cards."""
    effect, seat = act.effect, s.cards[who].seat
    found = concerned(s, who, effect) if target is None else (target,)
    worth = 0.0
    for card_id in found:
        own = s.cards[card_id].seat == seat
        for verb in effect.verbs:
            done = _done(s, verb, card_id)
            worth += done if own == (verb.name in FRIENDLY) else -done
    return worth


def _done(s: Battle, verb: Verb, card_id: str) -> float:
    """What one thing that an effect does is worth, counted in the cost of whom it is done to."""
    on, kind = s.cards[card_id], s.kind(card_id)
    each = 0.8 * kind.cost / max(kind.life, 1)
    match verb.name:
        case "damage":
            return _blow(verb.value, on, kind)
        case "heal":
            return each * min(verb.value, on.damage)
        case "poison":
            return each * min(kind.life + on.extra - on.damage, verb.value - on.poison)
        case "cure":
            return each * on.poison
        case "destroy":
            return float(kind.cost)
        case "hold":
            stays = 1.0 if on.exhausted else 0.3 * (on.points < kind.move)
            return HELD * kind.strike[1] * stays
        case "alert":
            return ROUSED * kind.strike[1]
        case "exhaust":
            return BARED * kind.strike[1]
        case _:
            return SPELL / 2


def _shoots(kind: Kind) -> bool:
    return any(type(action) is Attack and action.ranged for _, action in kind.actions)


def protect(s: Battle, ask: Ask) -> Option:
    """Let the one fight who loses least by it."""
    blow = s.under_way[-1]
    assert isinstance(blow, Blow)
    kinds = cards(s.packs)
    grade = kinds[s.cards[blow.by].kind].strike[1]

    def loss(option: Option) -> float:
        who = option.who if isinstance(option, Protect) else blow.target
        card = s.cards[who]
        kind = kinds[card.kind]
        lost = _blow(grade, card, kind)
        if card.exhausted or not kind.creature:
            return lost
        # A protector is exhausted afterwards, and can't strike in its own turn.
        return PARRIED * lost + 0.3 * (who != blow.target)

    return min(ask.options, key=loss)


def reroll(s: Battle, ask: Ask) -> Option:
    """Roll again what did no more than the least."""
    blow = s.under_way[-1]
    assert isinstance(blow, Blow)
    poor = blow.white <= 3 if blow.white else blow.black <= 4
    return next(option for option in ask.options if isinstance(option, Reroll) == poor)


GUESSES: dict[str, Callable[[Battle, Ask], Option]] = {
    "mulligan": mulligan,
    "recruit": recruit,
    "place": place,
    "act": act,
    "protector": protect,
    "reroll": reroll,
}
