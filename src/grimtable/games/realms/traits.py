"""What a card is worth at this moment: its own text, what it wears, its rank, what was granted.

Abilities of similar performance do not stack: of all that give the same thing only the strongest
counts [stacking.similar]. What a card says goes before the rules [golden.axe]: they ask here. A
bonus and a penalty are not similar; of each the strongest counts.
"""

from __future__ import annotations

from collections.abc import Iterable

from grimtable.games.realms.board import BESIDE, DISTANCE
from grimtable.games.realms.content import Kind, cards, keyed
from grimtable.games.realms.notation import Act, Aim, Attack, Given, Grades, OnStrike, Rider, Trait
from grimtable.games.realms.state import Battle, Card


def gifts(s: Battle, card_id: str, name: str) -> list[Trait]:
    """Everything of one name that a card has: its own, worn, by rank, granted, and by auras.

    The name is looked at first: asking whom it concerns is the costly part.
    """
    kinds = cards(s.packs)
    card = s.cards[card_id]
    kind = kinds[card.kind]
    own = kind.traits.get(name)
    found = [] if own is None else [own]
    if card.symbiote:
        found += kinds[s.cards[card.symbiote].kind].lends["worn"].get(name, ())
    for item in card.worn:
        found += kinds[s.cards[item].kind].lends["worn"].get(name, ())
    if kind.rank and name in kind.lends["rank"] and in_rank(s, card):
        found += kind.lends["rank"][name]
    if kind.wounded and card.damage:
        found += kind.lends["wounded"].get(name, ())
    for grant in card.granted:
        if grant.trait.name == name:
            found.append(grant.trait)
    for source in s.auras:
        auras = kinds[s.cards[source].kind].gives.get(name)
        if auras is not None:
            found += [gift for gift, aim in auras if meets(s, source, card_id, aim)]
    return found


def borrowed(s: Battle, card_id: str) -> list[tuple[str, Given]]:
    """What a card has from others now, with who gives it: guest, equipment, auras; and by rank.

    What was granted lies on it in a token.
    """
    kinds = cards(s.packs)
    card = s.cards[card_id]
    carried = [item for item in (card.symbiote, *card.worn) if item]
    found = [(item, gift) for item in carried for gift in kinds[s.cards[item].kind].worn]
    for source in s.auras:
        for aura in kinds[s.cards[source].kind].auras:
            assert aura.aim is not None
            if source != card_id and meets(s, source, card_id, aura.aim):
                found.append((source, aura.given))
    if kinds[card.kind].rank and in_rank(s, card):
        found += [(card_id, gift) for gift in kinds[card.kind].rank]
    return found


def value(s: Battle, card_id: str, name: str) -> int:
    """The X of a keyword, 0 without it: the strongest of all that give it [stacking.similar]."""
    found = gifts(s, card_id, name)
    return max([gift.value for gift in found]) if found else 0


def bonus(s: Battle, card_id: str, name: str) -> int:
    """The strongest bonus to a parameter and the strongest penalty, together."""
    found = gifts(s, card_id, name)
    if not found:
        return 0
    values = [gift.value for gift in found]
    return max(0, *values) + min(0, *values)


def in_rank(s: Battle, card: Card) -> bool:
    """Whether it stands beside an own creature that has Rank too [rank.when] [rank.broken]."""
    if card.zone != "field":
        return False
    kinds = cards(s.packs)
    for square in BESIDE[card.square]:
        if square in s.field:
            mate = s.cards[s.field[square]]
            if mate.seat == card.seat and not mate.hidden and kinds[mate.kind].rank:
                return True
    return False


def meets(s: Battle, source: str, target: str, aim: Aim) -> bool:
    """Whether a card is one of those that an ability of `source` speaks of."""
    return bool(met(s, source, (target,), aim))


def met(s: Battle, source: str, among: Iterable[str], aim: Aim) -> list[str]:
    """Those of the cards that an ability of `source` speaks of."""
    kinds, table = cards(s.packs), s.cards
    origin, side, adjacent = table[source], aim.side, aim.adjacent
    found = []
    for card_id in among:
        card = table[card_id]
        if (
            not card.hidden
            and card.zone in IN_PLAY
            and (side == "any" or (card.seat == origin.seat) == (side == "own"))
            and is_a(kinds[card.kind], card, aim)
            and (not adjacent or is_adjacent(origin, card))
        ):
            found.append(card_id)
    return found


IN_PLAY = frozenset({"field", "air", "worn"})


def is_a(kind: Kind, card: Card, aim: Aim) -> bool:
    """Whether a card is of the type, and of the realm or class, that an ability names."""
    if aim.noun == "creature":
        right = kind.creature
    elif aim.noun == "flyer":
        right = kind.creature and card.flies
    elif aim.noun == "artifact":
        right = kind.type == "artifact"
    else:
        right = kind.creature or kind.type == "artifact"
    if not right or not aim.of:
        return right
    return aim.of == kind.realm or (aim.of == kind.cls and not card.classless)


def is_adjacent(one: Card, other: Card) -> bool:
    """On neighbouring squares, diagonals included [adjacent.def].

    A flyer is adjacent to nothing [gap.additional-zone].
    """
    return bool(one.square and other.square) and DISTANCE[one.square][other.square] == 1


def strike(s: Battle, card_id: str, target: str | None = None) -> Grades:
    """The three numbers of a basic strike, against a target where that matters."""
    kind = s.kind(card_id)
    found = gifts(s, card_id, "strike")
    if target is not None:
        for aura in kind.against:
            assert aura.aim is not None
            if type(aura.given) is Trait and is_a(s.kind(target), s.cards[target], aura.aim):
                found.append(aura.given)
    if not found:
        return kind.strike
    best = max(found, key=_weight)
    worst = min(found, key=_weight)
    grades = list(kind.strike)
    for gift in (best if best.value > 0 else None, worst if worst.value < 0 else None):
        if gift is not None:
            assert gift.grades is not None, "a gift for strikes has three numbers"
            grades = [base + by for base, by in zip(grades, gift.grades, strict=True)]
    light, medium, strong = (max(0, number) for number in grades)  # [ruling.penalties]
    return light, medium, strong


def _weight(trait: Trait) -> int:
    return trait.value


def strike_riders(s: Battle, card_id: str) -> tuple[Rider, ...]:
    """What a basic strike does besides damage; of several poisons the strongest."""
    kinds = cards(s.packs)
    card = s.cards[card_id]
    kind = kinds[card.kind]
    found: list[Given] = []
    for item in (card.symbiote, *card.worn):
        if item:
            found += kinds[s.cards[item].kind].worn
    if kind.rank and in_rank(s, card):
        found += kind.rank
    if kind.wounded and card.damage:
        found += kind.wounded
    for source in s.auras:
        for aura in kinds[s.cards[source].kind].auras:
            assert aura.aim is not None
            if type(aura.given) is OnStrike and meets(s, source, card_id, aura.aim):
                found.append(aura.given)
    riders = {rider.name: rider for rider in kind.riders}
    for gift in found:
        if type(gift) is OnStrike:
            for rider in gift.riders:
                if rider.name not in riders or riders[rider.name].value < rider.value:
                    riders[rider.name] = rider
    return tuple(riders.values())


def life(s: Battle, card_id: str) -> int:
    """Its life points now, extra ones included."""
    return s.kind(card_id).life + s.cards[card_id].extra + bonus(s, card_id, "life")


def movement(s: Battle, card_id: str) -> int:
    """The movement points it regains; a penalty can take all of them [move.zero]."""
    printed = s.kind(card_id).move
    if not printed or s.cards[card_id].flies:
        return 0
    return max(0, printed + bonus(s, card_id, "move"))


def actions(s: Battle, card_id: str) -> tuple[tuple[str, Attack | Act], ...]:
    """Its actions other than the basic strike, its own first, then those it was given."""
    card = s.cards[card_id]
    kinds = cards(s.packs)
    kind = kinds[card.kind]
    if not card.worn and not card.symbiote:
        return kind.actions
    more = [
        gift
        for item in (card.symbiote, *card.worn)
        if item
        for gift in kinds[s.cards[item].kind].worn
        if type(gift) is Attack
    ]
    if not more:
        return kind.actions
    return keyed((*(action for _, action in kind.actions), *more))
