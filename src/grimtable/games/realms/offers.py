"""What an attack is before it is declared: who, with what damage table, at whom."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.cards import joined
from grimtable.games.realms.damage import prevented
from grimtable.games.realms.dawn import is_doomed
from grimtable.games.realms.dice import GRADES, damage_table, defence, grade
from grimtable.games.realms.notation import Act, Attack
from grimtable.games.realms.options import (
    Buy,
    EndTurn,
    Protect,
    Reroll,
    Shift,
    Strike,
    Swap,
    Use,
)
from grimtable.games.realms.protectors import may_step_in
from grimtable.games.realms.recruiting import purse
from grimtable.games.realms.state import Battle, Blow, named_card, title
from grimtable.games.realms.traits import actions, life, movement, strike
from grimtable.games.realms.words import grades_text
from grimtable.kernel.asks import Ask, Done, No, Option
from grimtable.kernel.view import View
from grimtable.kernel.words import Offer, Words


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for attacks, for what has a price, for protectors, and for rolling again."""
    s: Battle = view.state
    found: dict[Option, Words] = {}
    for option in ask.options:
        words = None
        if isinstance(option, Strike | Use):
            words = attack_words(s, option)
        elif isinstance(option, EndTurn):
            words = end_words(s, ask.seat)
        elif isinstance(option, Buy):
            words = price_words(s, option)
        elif isinstance(option, Shift | Swap):
            words = CHANGED
        elif isinstance(option, Done) and ask.what == "recruit":
            words = enough_words(s, ask.seat)
        elif ask.what == "protector":
            words = protector_words(s, option)
        elif ask.what == "reroll":
            words = reroll_words(s) if isinstance(option, Reroll) else Words("offer-keep")
        if words is not None:
            found[option] = words
    return found


def attack_words(s: Battle, option: Strike | Use) -> Words | None:
    """An attack with its table, or what concerns many; None for others and strikes at the hidden.

    What a basic strike does may hang on whom it meets; another attack has its own table.
    """
    who, target = option.who, option.target
    if target is None:
        assert isinstance(option, Use)
        return Words("offer-use", {"who": named_card(s, who), "what": option.what})
    if isinstance(option, Use):
        action = dict(actions(s, who))[option.what]
        if not isinstance(action, Attack):
            return heal_words(s, option, target, action) or hold_words(s, option, target, action)
        what, grades = option.what, action.grades
    elif s.cards[target].hidden:
        return None
    else:
        what, grades = "basic-strike", strike(s, who, target)
    args = {"who": named_card(s, who), "what": what, "target": named_card(s, target)}
    met = isinstance(option, Strike) and may_step_in(s, who, target)
    key = "offer-attack-met" if met else "offer-attack"
    words = Words(key, {**args, "grades": grades_text(grades)})
    if isinstance(option, Strike) and s.cards[target].flies and not s.cards[who].flies:
        words = Words("offer-only-flyers", {"what": words})
    return Words("offer-doomed", {"what": words}) if is_doomed(s, target) else words


def end_words(s: Battle, seat: str) -> Words | None:
    """Who dies of poison when the next turns begin, as things stand; None if nobody does."""
    told = []
    for player, key in ((s.foe(seat), "offer-end-foes"), (seat, "offer-end-own")):
        doomed = [named_card(s, i) for i in s.in_play[player] if is_doomed(s, i)]
        if doomed:
            named = [Words("scene-card", {"card": card}) for card in doomed]
            told.append(Words(key, {"cards": joined(named, "comma")}))
    return Words("offer-end", {"told": joined(told, "then")}) if told else None


def heal_words(s: Battle, option: Use, target: str, action: Act) -> Words | None:
    """What is healed, and how much of it there is to heal; None for what heals nobody."""
    most = sum(verb.value for verb in action.effect.verbs if verb.name == "heal")
    if not most:
        return None
    args = {"who": named_card(s, option.who), "what": option.what, "target": named_card(s, target)}
    return Words("offer-heal", {**args, "n": min(most, s.cards[target].damage)})


def hold_words(s: Battle, option: Use, target: str, action: Act) -> Words | None:
    """What holding a card that is alert comes to; None for what holds nobody who is.

    [ruling.hold]
    """
    card, verbs = s.cards[target], {verb.name for verb in action.effect.verbs}
    if "hold" not in verbs or "exhaust" in verbs or card.exhausted:
        return None
    args = {"who": named_card(s, option.who), "what": option.what, "target": named_card(s, target)}
    spent = movement(s, target) - card.points
    return Words("offer-hold", {**args, "left": card.points, "spent": spent})


CHANGED = Offer("", spare=True)
"""What lies is hardly ever moved again: whoever wants to points at it."""


def price_words(s: Battle, option: Buy) -> Words:
    """A card and what it takes of gold and silver now [recruit.elite] [recruit.regular]."""
    kind = s.kind(option.card)
    silver = 0 if kind.elite else min(kind.cost, purse(s, s.cards[option.card].seat)[1])
    gold = kind.cost - silver
    card = title(s, option.card)
    heading = Words("offer-elite" if kind.elite else "offer-regular")
    if gold and silver:
        args: dict[str, object] = {"card": card, "gold": gold, "silver": silver}
        return Offer("offer-buy-both", args, heading=heading)
    args = {"card": card, "cost": kind.cost, "metal": "gold" if gold else "silver"}
    return Offer("offer-buy", args, heading=heading)


def enough_words(s: Battle, seat: str) -> Words | None:
    """To recruit no more, and what is then lost [recruit.choose]."""
    gold, silver = purse(s, seat)
    return Words("offer-enough", {"gold": gold, "silver": silver}) if gold or silver else None


def reroll_words(s: Battle) -> Words:
    """Another roll; it is said where none can do more than this one."""
    blow = s.under_way[-1]
    assert isinstance(blow, Blow)
    if not blow.white:
        return Words("offer-Reroll", {"hope": "vain" if defence(blow.black) == "counter" else ""})
    table, left = damage_table(s, blow), life(s, blow.defender) - s.cards[blow.defender].damage
    counts = [min(left, n - prevented(s, blow.defender, n, blow.how)) for n in table]
    now = counts[GRADES.index(grade(blow.white))]
    return Words("offer-Reroll", {"hope": "vain" if now == max(counts) else ""})


def protector_words(s: Battle, option: Option) -> Words | None:
    """Who would fight."""
    blow = s.under_way[-1]
    assert isinstance(blow, Blow)
    if isinstance(option, Protect):
        return Words("offer-Protect", {"who": named_card(s, option.who)})
    if isinstance(option, No):
        return Words("offer-alone", {"who": named_card(s, blow.target)})
    return None
