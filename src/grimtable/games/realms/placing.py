"""Placing your army on the battlefield, and Beginning the battle: face down, then turned up.

The armies are chosen and placed before the battle [overview.prebattle].
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import combinations, filterfalse

from msgspec import Struct

from grimtable.cards import joined
from grimtable.games.realms.board import PLACING, row_of
from grimtable.games.realms.content import Kind, cards
from grimtable.games.realms.damage import check_end, leave_play
from grimtable.games.realms.movement import regain
from grimtable.games.realms.options import Attach, Made, Place, Shift, Swap
from grimtable.games.realms.recruiting import DONE, army
from grimtable.games.realms.state import Battle, Unveiling, named_card, say
from grimtable.kernel.asks import (
    MARK,
    Ask,
    Group,
    Grouped,
    Option,
    Script,
    Telling,
    Together,
    choose,
)
from grimtable.kernel.words import Words


def place_phase(s: Battle) -> Script[None]:
    """Both place their armies at once, face down [place.face-down] [place.flying]."""
    yield Together({seat: place(s, seat) for seat in s.players})
    say(s, "placed", rule="place.face-down")
    s.ready = []
    s.phase = "reveal"
    yield MARK


def place(s: Battle, seat: str) -> Script[None]:
    """Put every card of the army on a square, in any order; until it stands as it should."""
    rule, of = PLACE_RULE[s.player(seat)], (s, seat)
    while seat not in s.ready:
        yield MARK
        listed, about = Grouped(placings, of), Telling(forewarnings, of)
        answer = yield Ask(seat, "place", listed, rule, about)
        kind = type(answer)
        if kind is Place or kind is Shift:
            card = s.cards[answer.card]
            s.field.pop(card.square, "")
            card.square, card.zone, card.hidden = answer.square, "field", True
            s.field[answer.square] = answer.card
        elif kind is Swap:
            one, other = s.cards[answer.card], s.cards[answer.other]
            one.square, other.square = other.square, one.square
            s.field[one.square], s.field[other.square] = answer.card, answer.other
        else:
            s.ready.append(seat)


def placings(s: Battle, seat: str) -> list[Group]:
    """Every card of the army to every square that is free for it; and what lies may change places.

    Nobody sees where a card lies before all are placed [ruling.placing-order]. Those that must be
    carried come last in the list.
    """
    player, kinds = s.player(seat), cards(s.packs)
    bought, carried = list[str](), list[str]()
    for card_id, card in s.cards.items():
        if card.seat == seat and card.zone == "army":
            (carried if kinds[card.kind].type in CARRIED else bought).append(card_id)
    bought += carried
    part_of = PART[player]
    laid = {i: part_of[square] for square, i in s.field.items() if square in part_of}
    parts = parts_of(s, player, len(laid) + len(bought))
    if bought:
        free = [square for part in parts if part.more for square in part.free]
        found: list[Group] = [(PLACES[card_id], free) for card_id in bought]
    else:
        found = [STANDS]
    if laid:
        beside = [one.beside(parts) for one in parts]
        found += [(SHIFTS[card_id], beside[part]) for card_id, part in laid.items()]
        found.append((SWAPS, tuple(combinations(laid, 2))))
    return found


def in_order(s: Battle, seat: str) -> tuple[Option, ...]:
    """Of all ways to place an army those that place the next card; or that it stands."""
    bought = army(s, seat)
    if not bought:
        return (DONE,)
    card = min(bought, key=lambda i: is_carried(s, i))
    return tuple(map(PLACES[card].__getitem__, free_squares(s, seat)))


def is_carried(s: Battle, card_id: str) -> bool:
    """Whether a card must be put on another one."""
    return s.kind(card_id).type in CARRIED


PLACES: Made[str, Made[str, Place]] = Made(lambda card: Made(partial(Place, card)))
SHIFTS: Made[str, Made[str, Shift]] = Made(lambda card: Made(partial(Shift, card)))
SWAPS: Made[tuple[str, str], Swap] = Made(lambda both: Swap(*both))
"""Options by card and by square, or by both cards."""
STANDS: Group = ({"": DONE}, ("",))
"""The army stands as it should."""


PLACE_RULE = ("place.p1", "place.p2")
CARRIED = ("symbiotic", "equipment")


def forewarnings(s: Battle, seat: str) -> dict[str, object]:
    """Cards to be carried that will find nobody, and those that must wait for somebody."""
    found: dict[str, object] = {}
    warnings = {i: forewarned(s, seat, i) for i in armed(s, seat) if is_carried(s, i)}
    for warning in ("lost", "hidden"):
        ids = [i for i in warnings if warnings[i] == warning]
        named = [Words("scene-card", {"card": s.cards[i].kind}) for i in ids]
        found |= {warning: joined(named, "comma") if named else "", f"{warning}_n": len(ids)}
    return found


def armed(s: Battle, seat: str) -> list[str]:
    """All cards of an army while it is placed, wherever they are."""
    return [
        i for i, card in s.cards.items() if card.seat == seat and card.zone in ("army", "field")
    ]


def forewarned(s: Battle, seat: str, card_id: str) -> str:
    """Whether a card to be carried will find nobody: "lost", "hidden", or "" if all is well.

    Of several for one place the first has it. Only creatures that are face up can carry: if all who
    could stand in Player 2's Row 3, the card waits until they are turned up
    [ruling.hidden-symbiotic].
    """
    kind = s.kind(card_id)
    if kind.type not in CARRIED:
        return ""
    kinds = {i: s.kind(i) for i in armed(s, seat)}
    able = [i for i in kinds if can_carry(kinds[i], kind)]
    before = list(kinds)[: list(kinds).index(card_id)]
    rivals = [i for i in before if (kinds[i].type, kinds[i].cls) == (kind.type, kind.cls)]
    if kind.type == "symbiotic":
        rivals = [i for i in before if kinds[i].type == "symbiotic"]
    if len(able) <= len(rivals):
        return "lost"
    player = s.player(seat)
    squares = [s.cards[i].square for i in able]
    in_front = [q for q in squares if not q or row_of(player, q) != 3]
    return "hidden" if player == 1 and not in_front else ""


def can_carry(body: Kind, kind: Kind) -> bool:
    """Whether a creature that is on the ground and bears nothing yet can carry a card.

    Flyers and symbiotic creatures are no hosts [symbiotic.not-host]; equipment needs an owner with
    a class [equip.no-class] that does not fly [equip.no-flying]; artifacts carry nothing
    [artifact.no-equipment].
    """
    if kind.type == "symbiotic":
        return body.type == "standalone"
    return body.type in ("standalone", "symbiotic") and bool(body.cls)


def free_squares(s: Battle, seat: str) -> list[str]:
    """Where the next card may go."""
    player, count = s.player(seat), len(armed(s, seat))
    return [q for part in parts_of(s, player, count) if part.more for q in part.free]


class Part(Struct, frozen=True, gc=False):
    """Squares that open together: those that are free, and whether one `more` may lie there."""

    free: list[str]
    more: bool

    def beside(self, parts: list[Part]) -> list[str]:
        """Where a card that lies in this part may go: within it even if no more may come."""
        return [q for part in parts if part.more or part is self for q in part.free]


def parts_of(s: Battle, player: int, left: int) -> list[Part]:
    """The parts of a player's side that an army of so many needs.

    The squares of the picture come first [place.p1] [place.p2], the rest of Rows 2 and 3 when
    those are full [place.overflow.back], the rest of Row 1 last [place.overflow.front]. An army
    that overflows fills the picture anyway, so a card may take a further square early as long as
    the others can still fill it.
    """
    found: list[Part] = []
    for squares in PLACING[player]:
        free = list(filterfalse(s.field.__contains__, squares))
        found.append(Part(free, len(squares) - len(free) < min(left, len(squares))))
        left -= len(squares)
        if left <= 0:  # only quicker: nobody is left for the other squares
            break
    return found


PART = tuple(
    {square: number for number, part in enumerate(parts) for square in part} for parts in PLACING
)
"""For each player by square the part that it is in."""


def reveal_phase(s: Battle) -> Script[None]:
    """Player 1 turns up all cards, Player 2 all but those in Row 3 [reveal.p1] [reveal.p2].

    Everything starts alert, and in its first turn nothing becomes alert [ruling.start-alert]; areas
    of Player 2 slow Player 1 from the beginning.
    """
    one, two = s.players
    yield MARK
    if s.stage not in ("second", "open"):
        s.in_play, s.graves = {one: [], two: []}, {one: [], two: []}
        for card_id in s.field.values():
            s.in_play[s.cards[card_id].seat].append(card_id)
        s.stage = "second"
        turn_up(s, one, list(s.in_play[one]), rule="reveal.p1")
    elif s.stage == "second":
        s.stage = "open"
        front = [i for i in s.in_play[two] if row_of(1, s.cards[i].square) != 3]
        turn_up(s, two, front, rule="reveal.p2")
    else:
        for card_id in (*s.in_play[one], *s.in_play[two]):
            if not s.cards[card_id].hidden:
                regain(s, card_id)
        s.phase, s.active, s.stage, s.turn = "battle", one, "begin", 1
        say(s, "turn", rule="turn.first-player", who=one)
        check_end(s)


def turn_up(s: Battle, seat: str, ids: Iterable[str], *, rule: str) -> None:
    """Turn cards face up, and move to their places those that do not stay on a square.

    [creature.standalone.field] [artifact.field]: standalone creatures and artifacts stay. A
    symbiotic creature with a class can own equipment as soon as it has a host.
    """
    kinds = cards(s.packs)
    attachments = []
    for card_id in ids:
        card = s.cards[card_id]
        kind = kinds[card.kind]
        card.hidden = False
        card.flies = kind.type == "flying"
        say(s, "revealed", rule, reveals=True, who=seat, card=card_id)
        if kind.type in ("flying", "area"):  # [creature.flying.zone] [area.zone]
            del s.field[card.square]
            card.square, card.zone = "", "air"
        elif kind.type in CARRIED:
            attachments.append(card_id)
        if kind.auras:  # only quicker: the others give nothing
            s.auras.append(card_id)
    attachments.sort(key=lambda i: not (s.kind(i).type == "symbiotic" and s.kind(i).cls))
    s.under_way.append(Unveiling(seat, attachments))


def waiting(s: Battle, seat: str) -> list[str]:
    """Cards to be carried that lie face up on squares of their own [ruling.hidden-symbiotic]."""
    ids = [i for i in s.in_play[seat] if s.cards[i].zone == "field" and not s.cards[i].hidden]
    return [i for i in ids if is_carried(s, i)]


def hosts(s: Battle, card_id: str) -> list[str]:
    """The own creatures that a symbiotic creature or equipment may be put on.

    Flyers and symbiotic creatures are no hosts [symbiotic.not-host], a host carries one symbiotic
    creature [symbiotic.one]; equipment needs an owner with a class [equip.no-class] that does not
    fly [equip.no-flying] and wears nothing of the same class yet [equip.one-per-class]; artifacts
    wear nothing [artifact.no-equipment].
    """
    kinds = cards(s.packs)
    card = s.cards[card_id]
    kind = kinds[card.kind]
    found = []
    for other_id in s.in_play[card.seat]:
        other = s.cards[other_id]
        if other_id == card_id or other.hidden or other.flies:
            continue
        body = kinds[other.kind]
        if kind.type == "symbiotic":
            fits = body.type in ("standalone", "flying") and not other.symbiote
        else:
            fits = bool(
                body.creature
                and body.cls
                and not other.classless
                and all(kinds[s.cards[i].kind].cls != kind.cls for i in other.worn)
            )
        # A symbiotic creature that still waits for its host can carry nothing.
        if fits and (other.zone != "field" or body.type != "symbiotic"):
            found.append(other_id)
    return found


def attach(s: Battle, unveiling: Unveiling) -> Script[None]:
    """Put equipment on an owner, a symbiotic creature on a host, one after another.

    [equip.owner] [symbiotic.host] [creature.symbiotic.on-host]
    """
    if not unveiling.cards:
        s.under_way.pop()
        check_end(s)
        return
    card_id = unveiling.cards[0]
    card = s.cards[card_id]
    found = hosts(s, card_id)
    if not found:
        del unveiling.cards[0]
        find_nobody(s, card_id)
        return
    options = tuple(Attach(card_id, host) for host in found)
    symbiotic = s.kind(card_id).type == "symbiotic"
    rule = "symbiotic.host" if symbiotic else "equip.owner"
    about = named_card(s, card_id)
    answer = yield from choose(unveiling.seat, "attach", options, rule=rule, card=about)
    del unveiling.cards[0]
    host = s.cards[answer.host]
    say(s, "attached", rule, card=card_id, host=answer.host)
    del s.field[card.square]
    card.zone, card.host, card.square = "worn", answer.host, host.square
    if symbiotic:
        host.symbiote = card_id
    else:
        host.worn = (*host.worn, card_id)


def find_nobody(s: Battle, card_id: str) -> None:
    """While some of its army is hidden a card without a host or owner waits on its square.

    When all are face up and none can carry it, it goes to the graveyard [ruling.hidden-symbiotic].
    """
    card = s.cards[card_id]
    if any(s.cards[i].hidden for i in s.in_play[card.seat]):
        say(s, "waits", rule="ruling.hidden-symbiotic", card=card_id)
        return
    say(s, "no-host", rule="ruling.hidden-symbiotic", card=card_id)
    leave_play(s, card_id)
    card.square = ""
