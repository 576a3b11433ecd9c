"""Playing the game, p. 8: resources, the draw, mulligans and the choice of an army."""

from __future__ import annotations

from collections.abc import Iterable

from grimtable.games.realms.content import Kind, cards
from grimtable.games.realms.options import Buy, Keep, Mulligan
from grimtable.games.realms.state import Battle, Card, say
from grimtable.kernel.asks import MARK, Ask, Done, Draw, Option, Script, Together, choose

HAND = 15
BUY = {
    f"{letter}{number}": Buy(f"{letter}{number}")
    for letter in "pq"
    for number in range(1, HAND + 1)
}
DONE = Done()


def budget(s: Battle, seat: str, realms: int) -> tuple[int, int]:
    """Gold and silver by seat and by the number of realms in the army.

    [resources.default] [resources.by-seat] [resources.table]: gold falls by 1 for each realm
    beyond the first [gap.resources.table], for realms are hard to lead together
    [overview.armies-realms]; the first game has 10 of each [option.first-game].
    """
    if s.first_game:
        return 10, 10
    player = s.player(seat)
    return 24 + player - max(0, realms - 1), 22 + player


def army(s: Battle, seat: str) -> list[str]:
    """The cards bought so far."""
    return [i for i, card in s.cards.items() if card.seat == seat and card.zone == "army"]


def hand(s: Battle, seat: str) -> list[str]:
    """The cards drawn and not bought."""
    return [i for i, card in s.cards.items() if card.seat == seat and card.zone == "hand"]


def spent(kinds: Iterable[Kind]) -> tuple[int, int, int]:
    """What cards cost: for elite ones, for regular ones, and how many realms they are of."""
    elite = regular = 0
    realms = set()
    for kind in kinds:
        if kind.elite:
            elite += kind.cost
        else:
            regular += kind.cost
        if kind.realm:
            realms.add(kind.realm)  # only the army counts, not the deck [gap.realms.list]
    return elite, regular, len(realms)


def purse(s: Battle, seat: str) -> tuple[int, int]:
    """The gold and silver that are left; regular cards take silver first [gap.regular-payment]."""
    elite, regular, realms = spent(s.kind(i) for i in army(s, seat))
    gold, silver = budget(s, seat, realms)
    return gold - elite - max(0, regular - silver), max(0, silver - regular)


def affordable(s: Battle, seat: str, kinds: list[Kind]) -> bool:
    """Whether the budget pays these cards.

    Elite ones with gold only [recruit.elite], regular ones with silver, gold or a mix
    [recruit.regular] [gap.regular-payment].
    """
    elite, regular, realms = spent(kinds)
    gold, silver = budget(s, seat, realms)
    return elite <= gold and elite + regular <= gold + silver


def stands_alone(kind: Kind) -> bool:
    """Whether an army of this creature alone can fight [ruling.hand-empty-army]."""
    return kind.type in ("standalone", "flying")


def draw_phase(s: Battle) -> Script[None]:
    """Each player draws 15 cards, and one fewer after each mulligan."""
    for seat in s.players:
        if seat in s.kept or s.hands[seat] == 0:
            continue
        drawn = yield Draw(
            tuple(s.decks[seat]), s.hands[seat], rule="recruit.draw", what="hand", sees=(seat,)
        )
        letter = "pq"[s.player(seat)]
        for number, kind in enumerate(drawn, 1):
            s.decks[seat].remove(kind)
            s.cards[f"{letter}{number}"] = Card(kind, seat)
        say(s, "drew", rule="recruit.draw", who=seat, n=len(drawn))
        s.hands[seat] = 0
    yield MARK
    answers = yield Together(
        {seat: keep_or_return(s, seat) for seat in s.players if seat not in s.kept}
    )
    for seat in answers:
        if type(answers[seat]) is Keep:
            s.kept.append(seat)
            continue
        returned = hand(s, seat)
        for card_id in returned:
            s.decks[seat].append(s.cards.pop(card_id).kind)
        s.decks[seat].sort()
        s.hands[seat] = max(1, len(returned) - 1)
        say(s, "mulligan", rule="recruit.mulligan", who=seat, n=s.hands[seat])
    if len(s.kept) == len(s.players):
        s.phase = "recruit"
    yield MARK


def keep_or_return(s: Battle, seat: str) -> Script[Option]:
    """A player who does not like the cards returns them and draws one fewer."""
    drawn = hand(s, seat)
    options: list[Option] = []
    if any(stands_alone(kind) for kind in map(s.kind, drawn)):  # any card alone can be paid
        options.append(Keep())  # without a creature there is no army [ruling.hand-empty-army]
    if len(drawn) > 1 or not options:
        options.append(Mulligan())  # down to 1 card [ruling.mulligan-floor]
    answer: Option = yield from choose(
        seat, "mulligan", tuple(options), rule="recruit.mulligan.less", n=len(drawn)
    )
    return answer


def recruit_phase(s: Battle) -> Script[None]:
    """Both choose their armies at once, each unaware of the other."""
    yield Together({seat: recruit(s, seat) for seat in s.players})
    for seat in s.players:
        for card_id in hand(s, seat):  # what was not bought goes to the deck [zone.deck]
            s.decks[seat].append(s.cards.pop(card_id).kind)
        s.decks[seat].sort()
    s.ready = []
    s.phase = "place"
    yield MARK


def recruit(s: Battle, seat: str) -> Script[None]:
    """Choose cards from the hand within the gold and silver available [recruit.choose]."""
    while seat not in s.ready:
        yield MARK
        options = purchases(s, seat)
        if options == (DONE,):
            return
        dealt = [card.kind for card in s.cards.values()]
        answer = yield Ask(seat, "recruit", options, rule="recruit.choose")
        if type(answer) is Done:
            s.ready.append(seat)
        # What is hidden may have been dealt anew since the question was put; only quicker: or not.
        elif dealt == [card.kind for card in s.cards.values()] or answer in purchases(s, seat):
            s.cards[answer.card].zone = "army"
            say(s, "bought", rule="resources.buy", to=(seat,), who=seat, card=answer.card)


def purchases(s: Battle, seat: str) -> tuple[Option, ...]:
    """What the player can still buy; and to stop, as soon as there is a creature."""
    kinds = cards(s.packs)
    bought, rest = list[Kind](), list[tuple[str, Kind]]()
    for card_id, card in s.cards.items():
        if card.seat == seat:
            if card.zone == "army":
                bought.append(kinds[card.kind])
            elif card.zone == "hand":
                rest.append((card_id, kinds[card.kind]))
    has_area = any(kind.type == "area" for kind in bought)
    has_creature = any(map(stands_alone, bought))
    elite, regular, _ = spent(bought)
    realms = {kind.realm for kind in bought if kind.realm}
    means = [budget(s, seat, len(realms) + more) for more in (0, 1)]
    found: list[Option] = []
    for card_id, kind in rest:
        if has_area and kind.type == "area":
            continue  # [area.limit] [ruling.two-areas]
        gold, silver = means[bool(kind.realm) and kind.realm not in realms]
        dear = elite + kind.cost if kind.elite else elite
        if dear > gold or elite + regular + kind.cost > gold + silver:
            continue
        if (
            not has_creature
            and not stands_alone(kind)
            and not any(
                stands_alone(other) and affordable(s, seat, [*bought, kind, other])
                for _, other in rest
            )
        ):
            continue  # a creature must remain within reach [ruling.hand-empty-army]
        found.append(BUY[card_id])
    if has_creature:
        found.append(DONE)
    return tuple(found)
