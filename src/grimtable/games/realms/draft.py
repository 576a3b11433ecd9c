"""The draft game, for 4 players or more [draft.players]: stacks, picks, decks, then matches."""

from __future__ import annotations

from functools import cache

from grimtable.games.realms.content import COPIES, SMALLEST, cards
from grimtable.games.realms.options import Cut, Take
from grimtable.games.realms.recruiting import HAND, stands_alone
from grimtable.games.realms.state import SEATS, Battle, Draft, Options, Stack, say
from grimtable.kernel.asks import MARK, Ask, Done, Draw, Option, Script, Together, choose

STACKS, STACK = 3, 12
FEWEST, MOST = 4, len(SEATS)


def new_draft(options: Options) -> Battle:
    """All cards shuffled, three copies of each [draft.stacks] [ruling.draft-cards]."""
    pool = sorted(kind for kind in cards(options.packs) for _ in range(COPIES))
    seats = SEATS[: options.draft]
    return Battle(
        packs=options.packs,
        seats=seats,
        players=seats[:2],
        phase="draft",
        first_game=options.first_game,
        rounds=options.rounds,
        draft=Draft(pool, points=dict.fromkeys(seats, 0.0)),
    )


# Stacks and who holds them -----------------------------------------------------------------------


def direction(number: int) -> int:
    """To the left (1), to the right (-1) and to the left again [draft.direction]."""
    return -1 if number == 1 else 1


def stack_held(s: Battle, seat: str, number: int, picks: int) -> str:
    """The key of the stack that a player holds in a round after so many picks."""
    return _stack_held(s.seats, seat, number, picks)


@cache
def _stack_held(seats: tuple[str, ...], seat: str, number: int, picks: int) -> str:
    at = (seats.index(seat) - direction(number) * picks) % len(seats)
    return f"{seats[at]}-{number}"


def picks_made(s: Battle) -> int:
    """How many cards of each stack of this round have been taken; none while they are dealt."""
    stack = s.drafting.stacks.get(f"{s.seats[0]}-{s.drafting.round}")
    return len(stack.taken) if stack else 0


def holding(s: Battle, seat: str) -> list[str]:
    """The cards of the stack that a player holds now."""
    d = s.drafting
    key = stack_held(s, seat, d.round, picks_made(s))
    return d.stacks[key].rest if key in d.stacks else []


def pool_of(s: Battle, seat: str) -> list[str]:
    """The cards a player has picked so far, in order."""
    d = s.drafting
    found = []
    for number in range(STACKS):
        for pick in range(STACK):
            stack = d.stacks.get(stack_held(s, seat, number, pick))
            if stack is not None and len(stack.taken) > pick:
                found.append(stack.taken[pick])
    return found


# The phases --------------------------------------------------------------------------------------


def draft_phase(s: Battle) -> Script[None]:
    """One round: open a stack each, take a card, pass the rest on, until all are taken.

    [draft.pick] [draft.repeat]. Nobody has seen a stack before it is opened [draft.secret].
    """
    d = s.drafting
    if f"{s.seats[0]}-{d.round}" not in d.stacks:
        for seat in s.seats:
            opened = yield Draw(
                tuple(d.pool), STACK, rule="draft.stacks", what="stack", sees=(seat,)
            )
            for kind in opened:
                d.pool.remove(kind)
            d.stacks[f"{seat}-{d.round}"] = Stack([], sorted(opened))
        say(s, "stacks-opened", rule="draft.stacks", n=d.round + 1)
    yield MARK
    yield Together({seat: pick(s, seat) for seat in s.seats})
    made, taken, d.picked = picks_made(s), d.picked, {}
    for seat in s.seats:
        stack = d.stacks[stack_held(s, seat, d.round, made)]
        kind = taken[seat] if taken[seat] in stack.rest else stack.rest[0]
        stack.rest.remove(kind)
        stack.taken.append(kind)
        say(s, "took", rule="draft.pick", to=(seat,), who=seat, card=kind)
    if made + 1 == STACK:
        d.round += 1
        if d.round == STACKS:
            s.phase = "build"
    yield MARK


def pick(s: Battle, seat: str) -> Script[None]:
    """Keep one card of the stack in hand."""
    if seat not in s.drafting.picked:
        yield MARK
        options = tuple(Take(kind) for kind in dict.fromkeys(holding(s, seat)))
        answer = yield from choose(seat, "pick", options, rule="draft.pick")
        s.drafting.picked[seat] = answer.kind


def build_phase(s: Battle) -> Script[None]:
    """From the 36 picks everybody builds a deck [draft.deck].

    The limit of copies does not hold [ruling.draft-copies].
    """
    d = s.drafting
    d.cut = d.cut or {seat: [] for seat in s.seats}
    yield Together({seat: build(s, seat) for seat in s.seats})
    for seat in s.seats:
        d.decks[seat] = rest_of_pool(s, seat)
        d.shown[seat] = []
    d.stacks, s.ready = {}, []
    begin_match(s)
    yield MARK


def rest_of_pool(s: Battle, seat: str) -> list[str]:
    """The picks that have not been left out, sorted."""
    deck = sorted(pool_of(s, seat))
    for kind in s.drafting.cut.get(seat, ()):
        deck.remove(kind)
    return deck


def build(s: Battle, seat: str) -> Script[None]:
    """Leave out up to 6 cards."""
    while seat not in s.ready:
        yield MARK
        options = cuts(s, seat)
        if len(options) == 1:
            return
        answer = yield Ask(seat, "build", options, rule="draft.deck")
        if type(answer) is Done:
            s.ready.append(seat)
        elif answer in cuts(s, seat):
            s.drafting.cut[seat].append(answer.kind)


def cuts(s: Battle, seat: str) -> tuple[Option, ...]:
    """What can be left out: a deck keeps 30 cards, and its last creature that stands alone."""
    kinds = cards(s.packs)
    deck = rest_of_pool(s, seat)
    found: list[Option] = [Done()]
    if len(deck) > SMALLEST:
        standing_alone = [kind for kind in deck if stands_alone(kinds[kind])]
        last = standing_alone[0] if len(standing_alone) == 1 else ""
        found += [Cut(kind) for kind in dict.fromkeys(deck) if kind != last]
    return tuple(found)


# Matches -----------------------------------------------------------------------------------------


@cache
def schedule(seats: tuple[str, ...], rounds: int) -> tuple[tuple[str, str], ...]:
    """Who plays whom, round after round, Player 1 first [ruling.draft-matches].

    >>> schedule(("a", "b", "c", "d"), 2)
    (('a', 'd'), ('c', 'b'), ('b', 'a'), ('d', 'c'))
    """
    ring = [*seats, ""] if len(seats) % 2 else [*seats]
    games = []
    for number in range(rounds):
        turn = number % (len(ring) - 1)
        around = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
        for i in range(len(ring) // 2):
            one, two = around[i], around[-1 - i]
            if not one or not two:
                continue
            # Everybody leads in half of the matches, or in one more.
            second_leads = number % 2 if i == 0 else i % 2
            games.append((two, one) if second_leads else (one, two))
    return tuple(games)


def begin_match(s: Battle) -> None:
    """Lay out the table for the next match; the draft is over after the last.

    A match follows the normal rules [draft.play], resources included [draft.resources].
    """
    d = s.drafting
    games = schedule(s.seats, s.rounds)
    while d.match < len(games):
        one, two = games[d.match]
        able = [any(stands_alone(cards(s.packs)[k]) for k in d.decks[p]) for p in (one, two)]
        if all(able):
            lay_out(s, (one, two), {one: list(d.decks[one]), two: list(d.decks[two])})
            say(s, "match", rule="draft.play", one=one, two=two)
            return
        # A deck without a creature can't take the field.
        score(s, one, two, "draw" if not any(able) else one if able[0] else two)
        d.match += 1
    s.phase = "over"


def lay_out(s: Battle, players: tuple[str, str], decks: dict[str, list[str]]) -> None:
    """An empty battlefield and two shuffled decks."""
    s.players, s.decks, s.phase = players, decks, "draw"
    s.hands, s.kept = dict.fromkeys(players, HAND), []
    s.cards, s.field, s.in_play, s.graves, s.auras = {}, {}, {}, {}, []
    s.active, s.stage, s.turn, s.quiet = "", "begin", 0, 0
    s.under_way, s.dying, s.alerted, s.blind, s.winner = [], [], [], False, ""


def score_phase(s: Battle) -> Script[None]:
    """Write down how a match ended, and what everybody has seen of the decks."""
    d = s.drafting
    one, two = s.players
    score(s, one, two, s.winner)
    for seat in s.players:
        army = [card.kind for card in s.cards.values() if card.seat == seat and not card.hidden]
        for kind in set(army):
            missing = army.count(kind) - d.shown[seat].count(kind)
            d.shown[seat] += [kind] * missing
        d.shown[seat].sort()
    d.match += 1
    begin_match(s)
    yield MARK


def score(s: Battle, one: str, two: str, winner: str) -> None:
    """1 point for a win, half a point for a draw."""
    for seat in (one, two):
        s.drafting.points[seat] += 0.5 if winner == "draw" else float(winner == seat)
    say(s, "match-over", rule="ruling.draft-matches", one=one, two=two, winner=winner)


def standing(s: Battle, seat: str) -> float:
    """A player's share of the points that could be had; a rest counts as a draw."""
    played = sum(seat in game for game in schedule(s.seats, s.rounds))
    return (s.drafting.points[seat] + 0.5 * (s.rounds - played)) / s.rounds
