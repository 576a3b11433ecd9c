"""Setting up: the realm, the Requests and their pieces.

What the options fix is laid out at once by `new`; the rest is drawn and asked, in the book's order.
"""

from __future__ import annotations

from grimtable.cards import near
from grimtable.games.berserkers.content import ACTION_CARDS, AID, LOCATIONS
from grimtable.games.berserkers.helm import BERSERKERS_START, PLACES, RIDERS_START
from grimtable.games.berserkers.options import DrawRequest, Enough, Keep, Refuse, Settle
from grimtable.games.berserkers.requests import REQUESTS, Request, read_requests
from grimtable.games.berserkers.state import (
    BERSERKERS,
    MOST_GOLD,
    ORCS,
    PLAYER,
    RIDERS,
    Helm,
    Options,
    Orders,
)
from grimtable.kernel.asks import MARK, Ask, Draw, Script
from grimtable.kernel.errors import ContentError, GrimtableError
from grimtable.kernel.pile import Pile, shuffled
from grimtable.kernel.state import tell

FEWEST_REQUESTS = 2
TAKEN = frozenset((*LOCATIONS, *AID, *ACTION_CARDS, *BERSERKERS, *RIDERS, *ORCS))
"""Ids that a Request of a player's own can't have."""
DRAW, ENOUGH = DrawRequest(), Enough()


def new(options: Options) -> Helm:
    """The table before anything is drawn: all that the options fix is in its place."""
    known = shelf(options)
    for name in options.requests:
        if name not in known:
            raise ContentError("options", 1, 1, f"no Request {name!r}.{near(name, list(known))}")
        if options.requests.count(name) > 1:
            raise ContentError("options", 1, 1, f"the Request {name!r} is there twice")
    if len(options.requests) == 1 and not options.practice:
        raise GrimtableError("The King makes at least two Requests; name another.", "one-request")
    if options.realm and sorted(options.realm) != sorted(LOCATIONS):
        raise ContentError("options", 1, 1, "realm must name each of the twelve Locations once")
    s = Helm(deck=Pile(), shelf=known, restores_left=options.restores)
    if options.realm:
        lay_realm(s, options.realm)
    s.book = {name: known[name] for name in dict.fromkeys(options.requests)}
    if s.realm and s.book:
        begin(s)
    return s


def shelf(options: Options) -> dict[str, Request]:
    """The Requests of the box and of the player's own packs, by id."""
    return read_requests(options.packs, TAKEN) if options.packs else REQUESTS


def lay_realm(s: Helm, realm: tuple[str, ...]) -> None:
    """Three columns of four; Berserkers bottom right and healthy, Riders top left, unmarked.

    [setup.berserkers] [setup.riders] [gap.setup-picture]
    """
    s.realm = realm
    s.at = {
        **dict.fromkeys(BERSERKERS, realm[BERSERKERS_START]),
        **dict.fromkeys(RIDERS, realm[RIDERS_START]),
        **dict.fromkeys(ORCS, ""),
    }
    s.phase = "requests"


def begin(s: Helm) -> None:
    """With the Requests known: gold, the villagers' deck and the rules that Requests bend.

    [gold.start] [gold.start.max] [gold.more-requests] [setup.gold] [ruling.gold-start]
    [setup.aid] [ruling.request5-g]
    """
    book = s.book
    s.gold = min(MOST_GOLD, 2 * len(book))
    s.hand = list(dict.fromkeys(card for request in book.values() for card in request.hand))
    s.deck = shuffled(card for card in AID if card not in s.hand)
    for name, request in book.items():
        s.darkness_limit = max(s.darkness_limit, request.darkness_limit)
        s.orc_phases = max(s.orc_phases, request.orc_phases)
        s.aid_refuses = (*s.aid_refuses, *request.aid_refuses)
        if request.hearts:
            s.hearts[name] = request.hearts
        if request.lot:
            s.lots[name] = shuffled(request.lot)
        where = s.tokens if request.tokens else s.at
        for piece, place in zip(request.pieces, request.places, strict=True):
            where[piece] = "" if place == "choose" else _location(s, place)
    s.phase = "pieces"


def _location(s: Helm, place: str) -> str:
    """The Location at a place of the map."""
    named = {"riders": RIDERS_START, "berserkers": BERSERKERS_START}
    return s.realm[named[place] if place in named else PLACES.index(place)]


def realm(s: Helm) -> Script[None]:
    """Shuffle the 12 Locations and lay them out."""
    yield MARK
    drawn = yield Draw(tuple(LOCATIONS), len(LOCATIONS), "setup.grid", "draw-realm")
    lay_realm(s, tuple(drawn))
    tell(s, "realm", rule="setup.grid")
    if s.book:
        begin(s)


def requests(s: Helm) -> Script[None]:
    """Draw two Requests, then more as long as the player dares; one of those may be refused.

    [requests.minimum] [requests.push] [requests.variety] [ruling.refuse-when]
    """
    yield MARK
    if not s.book:
        drawn = yield Draw(tuple(s.shelf), FEWEST_REQUESTS, "setup.requests", "draw-requests")
        for name in drawn:
            _activate(s, name)
    while True:
        yield MARK
        left = _left(s)
        if not left:
            break
        answer = yield Ask(PLAYER, "more-requests", (ENOUGH, DRAW), rule="requests.push")
        if type(answer) is Enough:
            break
        (name,) = yield Draw(tuple(left), 1, "requests.push", "draw-request")
        s.offered = name
        if not s.refused and len(left) > 1:
            wish = yield Ask(PLAYER, "keep-request", (Keep(name), Refuse(name)), "requests.refuse")
            if type(wish) is Refuse:
                s.refused = name
                tell(s, "request.refused", rule="requests.refuse", request=name)
                (name,) = yield Draw(tuple(_left(s)), 1, "requests.refuse", "draw-request")
        _activate(s, name)
        s.offered = ""
    begin(s)


def _left(s: Helm) -> list[str]:
    """What can be drawn next: the refused card lies under all others."""
    left = [name for name in s.shelf if name not in s.book and name != s.refused]
    if not left and s.refused and s.refused not in s.book:
        left.append(s.refused)
    return left


def _activate(s: Helm, name: str) -> None:
    s.book = {**s.book, name: s.shelf[name]}
    tell(s, "request", rule="setup.requests", request=name)


def pieces(s: Helm) -> Script[None]:
    """Lay out what the Requests bring; where the card leaves the place open, the player chooses."""
    for name, request in s.book.items():
        where = s.tokens if request.tokens else s.at
        for piece, place in zip(request.pieces, request.places, strict=True):
            if place == "choose" and not where[piece]:
                yield MARK
                options = tuple(Settle(piece, at) for at in s.realm)
                settled: Settle = yield Ask(
                    PLAYER, "settle", options, request.rule, {"who": piece, "request": name}
                )
                where[piece] = settled.to
                tell(s, "settled", rule=request.rule, who=piece, where=settled.to)
    tell(s, "gold.start", rule="gold.start", gold=s.gold, n=len(s.book), requests=tuple(s.book))
    s.phase = "berserkers"
    for name, request in reversed(s.book.items()):
        if request.setup.effects:  # only quicker: no Orders do nothing
            s.under_way.append(Orders("", name, request.setup.rule, list(request.setup.effects)))
