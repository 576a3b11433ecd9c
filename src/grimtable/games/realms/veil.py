"""What a seat can't know, dealt anew: so that a search knows no more than its seat."""

from __future__ import annotations

from collections import Counter

from grimtable.games.realms.content import Kind, cards
from grimtable.games.realms.draft import STACK, STACKS, pool_of, stack_held
from grimtable.games.realms.judgement import fit, outfit
from grimtable.games.realms.recruiting import HAND, affordable
from grimtable.games.realms.state import Battle
from grimtable.kernel.asks import Draw
from grimtable.kernel.fate import Fate

AMONG = 2
"""Among how many cards each is chosen, where a hand is gone and only some of its army is unseen."""
SWAPS = 3
"""How often all cards of a dealt army are tried against those that were not chosen."""


def shuffled(fate: Fate, items: list[str]) -> list[str]:
    """The items in an order that Fate chose."""
    if len(items) < 2:
        return list(items)
    return [str(i) for i in fate.answer(Draw(tuple(items), len(items), rule="recruit.draw"))]


def veil(s: Battle, seat: str, fate: Fate) -> None:
    """Deal anew the cards that a seat can't know.

    Hands, armies before they are turned up, and in a draft what others picked.
    """
    if s.phase in ("draft", "build"):
        veil_stacks(s, seat, fate)
        return
    if s.draft is not None and s.phase != "over":
        veil_decks(s, seat, fate)
    for player in s.players:
        if player != seat:
            veil_cards(s, player, fate)


def veil_cards(s: Battle, player: str, fate: Fate) -> None:
    """Deal a player's unseen cards anew: a hand, and of it an army that somebody would choose."""
    there = s.cards
    unseen = [
        i
        for i, card in there.items()
        if card.seat == player and (card.hidden or card.zone in ("hand", "army"))
    ]
    if not unseen:
        return
    known = [c.kind for i, c in there.items() if c.seat == player and i not in unseen]
    bought = [i for i in unseen if there[i].zone != "hand"]
    kept = [i for i in unseen if there[i].zone == "hand"]
    lot = shuffled(fate, sorted([there[i].kind for i in unseen] + s.decks[player]))
    if bought:
        # When armies are placed the hand is gone: each card was chosen among so many of it.
        drawn = len(unseen) if kept else min(AMONG * len(bought), HAND)
        chosen = choice(s, player, known, lot[:drawn], lot[drawn:], len(bought))
        for kind in chosen:
            lot.remove(kind)
        lay_down(s, player, bought, chosen)
    for card_id, kind in zip(kept, lot, strict=False):
        there[card_id].kind = kind
    s.decks[player] = sorted(lot[len(kept) :])


def choice(
    s: Battle, player: str, known: list[str], drawn: list[str], rest: list[str], n: int
) -> list[str]:
    """So many of the cards drawn, chosen as anybody would: what the budget pays, and no less.

    Beginning with the cheapest, a card gives way to another while the army gains by it.
    """
    kinds = cards(s.packs)
    seen = [kinds[kind] for kind in known]
    army, left = [], list[Kind]()
    for lot in ([kinds[kind] for kind in drawn], [kinds[kind] for kind in drawn + rest]):
        cheapest = sorted(lot, key=lambda kind: (kind.type == "area", kind.elite, kind.cost))
        army, left = cheapest[:n], cheapest[n:]
        if could_be_bought(s, player, seen + army):
            break
    worth = outfit(seen + army)
    for _ in range(SWAPS):
        gained = False
        for at, other in ((at, other) for at in range(len(left)) for other in range(n)):
            army[other], left[at] = left[at], army[other]
            better = outfit(seen + army)
            if better > worth and could_be_bought(s, player, seen + army):
                worth, gained = better, True
            else:
                army[other], left[at] = left[at], army[other]
        if not gained:
            break
    return [kind.id for kind in army]


def lay_down(s: Battle, player: str, bought: list[str], chosen: list[str]) -> None:
    """Give each card of an army a kind: one that fits the square on which it lies."""
    kinds = cards(s.packs)
    free = list(bought)
    for kind in sorted(chosen, key=lambda kind: (-kinds[kind].life, kind)):
        best = max(free, key=lambda i: _fit(s, player, s.cards[i].square, kinds[kind]))
        free.remove(best)
        s.cards[best].kind = kind


def _fit(s: Battle, player: str, square: str, kind: Kind) -> float:
    return fit(s, player, square, kind) if square else 0.0


def could_be_bought(s: Battle, player: str, kinds: list[Kind]) -> bool:
    """Whether these cards can be (part of) an army."""
    return affordable(s, player, kinds) and sum(kind.type == "area" for kind in kinds) <= 1


def veil_stacks(s: Battle, seat: str, fate: Fate) -> None:
    """Deal anew what others picked in a draft.

    What they took of a stack that the seat has held is some of what it then passed on; stacks it
    has not held, and what was taken before it held one, can be anything not seen.
    """
    d = s.drafting
    unseen = list(d.pool)
    holes: list[tuple[list[str], int]] = []
    for number in range(STACKS):
        for key in (f"{opener}-{number}" for opener in s.seats):
            if key not in d.stacks:
                continue
            stack = d.stacks[key]
            made = len(stack.taken)
            now = number == d.round and bool(stack.rest)
            sights = [
                pick
                for pick in range(min(made + now, STACK))
                if stack_held(s, seat, number, pick) == key
            ]
            first = sights[0] if sights else made
            holes += [(stack.taken, at) for at in range(first)]
            if not sights:
                holes += [(stack.rest, at) for at in range(len(stack.rest))]
            nexts = [*sights[1:], None] if sights else []
            for here, there in zip(sights, nexts, strict=True):
                if there is not None:
                    between = sorted(stack.taken[here + 1 : there])
                    stack.taken[here + 1 : there] = shuffled(fate, between)
                elif here < made:
                    after = shuffled(fate, sorted(stack.taken[here + 1 :] + stack.rest))
                    gone = made - here - 1
                    stack.taken[here + 1 :] = after[:gone]
                    stack.rest = sorted(after[gone:])
    unseen += [where[at] for where, at in holes]
    unseen = shuffled(fate, sorted(unseen))
    for where, at in holes:
        where[at] = unseen.pop()
    d.pool = sorted(unseen)
    for stack in d.stacks.values():
        stack.rest.sort()
    for other, gone_cards in d.cut.items():
        if other != seat:
            d.cut[other] = sorted(pool_of(s, other))[: len(gone_cards)]


def face_up(s: Battle, player: str) -> Counter[str]:
    """A player's cards that everybody sees in this match."""
    mine = (card for card in s.cards.values() if card.seat == player)
    return Counter(c.kind for c in mine if not c.hidden and c.zone not in ("hand", "army"))


def veil_decks(s: Battle, seat: str, fate: Fate) -> None:
    """Between and in the matches of a draft: others' cards that no match has shown."""
    d = s.drafting
    others = [p for p in s.seats if p != seat]
    parts: dict[str, tuple[Counter[str], int, int]] = {}
    lot: list[str] = []
    for player in others:
        deck, cut = Counter(d.decks[player]), d.cut[player]
        known = (face_up(s, player) | Counter(d.shown[player])) & deck
        unknown = deck - known
        parts[player] = (known, unknown.total(), len(cut))
        lot += [*unknown.elements(), *cut]
    lot = shuffled(fate, sorted(lot))
    for player in others:
        known, size, left_out = parts[player]
        dealt, lot = lot[:size], lot[size:]
        d.cut[player], lot = sorted(lot[:left_out]), lot[left_out:]
        d.decks[player] = sorted([*known.elements(), *dealt])
        if player in s.players:
            rest = sorted((Counter(d.decks[player]) - face_up(s, player)).elements())
            for card in s.cards.values():
                if card.seat == player and (card.hidden or card.zone in ("hand", "army")):
                    card.kind = rest.pop()
            s.decks[player] = rest
