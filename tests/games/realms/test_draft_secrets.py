"""What a player of a draft has seen, kept by the test itself, against what the veil deals anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.draft import holding, pool_of
from grimtable.games.realms.options import Cut, Take
from grimtable.games.realms.recruiting import affordable
from grimtable.games.realms.state import Card, Options
from grimtable.games.realms.veil import could_be_bought, shuffled, veil, veil_cards
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from tests.games.realms.table import setting


class Draft:
    """Four players with real hands of cards, who pick, pass on, and remember what they saw."""

    def __init__(self) -> None:
        self.run = Run(GAME, GAME.new(Options(draft=4, rounds=1)), Seeded(5))
        self.picks: dict[str, list[str]] = {seat: [] for seat in self.s.seats}
        self.seen: dict[str, list[tuple[str, list[str]]]] = {seat: [] for seat in self.s.seats}
        self.hands: dict[str, tuple[str, list[str]]] = {}
        self.open()

    @property
    def s(self) -> Any:
        return self.run.state

    def open(self) -> None:
        """Everybody opens a stack of twelve."""
        number = self.s.draft.round
        for seat in self.s.seats:
            key = f"{seat}-{number}"
            self.hands[seat] = key, list(self.s.draft.stacks[key].rest)

    def pick(self, times: int = 1) -> None:
        """Everybody looks, takes a card, and passes the rest on; the last one takes itself."""
        for _ in range(times):
            number = self.s.draft.round
            for seat in self.s.seats:
                assert Counter(holding(self.s, seat)) == Counter(self.hands[seat][1])
            for i, seat in enumerate(self.s.seats):
                (opened,) = [o for o in self.run.asks if o.ask.seat == seat]
                assert isinstance(opened.ask, Ask)
                options = opened.ask.options
                taken = options[(7 * i + len(self.picks[seat])) % len(options)]
                assert isinstance(taken, Take)
                self.take(seat, taken.kind)
                self.run.give(opened.number, taken)
            self.pass_on(number)
            if self.s.draft.round > number:
                for seat in self.s.seats:
                    self.take(seat, *self.hands[seat][1])
                if self.s.phase == "draft":
                    self.open()

    def take(self, seat: str, kind: str) -> None:
        key, cards = self.hands[seat]
        self.seen[seat].append((key, list(cards)))
        cards.remove(kind)
        self.picks[seat].append(kind)

    def pass_on(self, number: int) -> None:
        """To the left, in the second round to the right, in the third to the left again."""
        seats, step = self.s.seats, (1, -1, 1)[number]
        self.hands = {seats[(i + step) % 4]: self.hands[seat] for i, seat in enumerate(seats)}

    def look(self, seat: str) -> None:
        """Note what somebody holds now, before a pick."""
        if self.s.phase == "draft":
            key, cards = self.hands[seat]
            self.seen[seat].append((key, list(cards)))

    def build(self) -> None:
        """Everybody leaves out two cards."""
        for _ in range(2):
            for opened in list(self.run.asks):
                assert isinstance(opened.ask, Ask)
                cut = [option for option in opened.ask.options if isinstance(option, Cut)]
                self.run.give(opened.number, cut[len(self.seen[opened.ask.seat]) % len(cut)])


def all_cards(s: Any) -> Counter[str]:
    stacks = s.draft.stacks.values()
    return Counter([*s.draft.pool, *(kind for st in stacks for kind in st.taken + st.rest)])


@pytest.mark.rule("draft.secret", "draft.pick", "draft.direction")
@pytest.mark.parametrize("asked", [0, 1, 5, 11, 13, 21, 25, 33])
def test_all_that_was_seen_stays_and_all_that_was_not_is_dealt_anew(asked: int) -> None:
    d = Draft()
    d.pick(asked)
    seat = d.s.seats[asked % 4]
    assert pool_of(d.s, seat) == d.picks[seat]
    d.look(seat)
    if asked == 33:
        d.build()
    known = {(key, 12 - len(cards)) for key, cards in d.seen[seat]}
    known |= {(key, 11) for key, cards in d.seen[seat] if len(cards) == 2}  # one was left
    places: dict[tuple[str, str, int], set[str]] = {}
    for seed in range(25):
        twin = d.s.clone()
        veil(twin, seat, Seeded(seed))
        assert all_cards(twin) == all_cards(d.s)
        assert pool_of(twin, seat) == d.picks[seat]
        for key, cards in d.seen[seat]:
            stack = twin.draft.stacks[key]
            then = stack.taken[12 - len(cards) :] + stack.rest
            assert Counter(then) == Counter(cards), "what was in the stack when it was held"
        for key, stack in twin.draft.stacks.items():
            assert len(stack.taken) == len(d.s.draft.stacks[key].taken)
            assert stack.rest == sorted(stack.rest)
            for at, kind in enumerate(stack.taken):
                if (key, at) not in known:
                    places.setdefault((key, "taken", at), set()).add(kind)
            if not any(key == seen for seen, _ in d.seen[seat]):
                places.setdefault((key, "rest", 0), set()).add("".join(stack.rest))
        for other, left_out in twin.draft.cut.items():
            assert not Counter(left_out) - Counter(pool_of(twin, other))
            assert len(left_out) == len(d.s.draft.cut[other])
            if other == seat:
                assert left_out == d.s.draft.cut[seat]
            elif left_out:
                places.setdefault((other, "cut", 0), set()).add("".join(left_out))
    expected = {0: 0 + 3, 1: 3 + 2, 5: 15, 11: 35 + 3, 13: 41 + 1, 21: 65, 25: 79, 33: 105 + 3}
    assert len(places) == expected[asked], "what others took, stacks never held, what they left out"
    assert all(len(kinds) > 1 for kinds in places.values())


def match() -> Any:
    """The first match of a draft: hands are drawn, everybody has left out two cards."""
    d = Draft()
    d.pick(33)
    d.build()
    while d.s.phase == "build":
        for opened in list(d.run.asks):
            d.run.give(opened.number, opened.ask.read("Done"))
    return d.s


@pytest.mark.rule("draft.secret", "draft.deck", "reveal.p2")
def test_between_matches_only_what_was_shown_of_a_deck_is_known() -> None:
    s = match()
    me, foe = s.players
    third = next(seat for seat in s.seats if seat not in s.players)
    theirs = [card for card in s.cards.values() if card.seat == foe]
    up, down, dead, army, *_ = theirs
    up.zone, down.zone, down.hidden, dead.zone, army.zone = "field", "field", True, "grave", "army"
    s.draft.shown[third] = s.draft.decks[third][:5]
    s.draft.shown[foe] = [up.kind, s.decks[foe][0]]
    known = Counter([up.kind, dead.kind, *s.draft.shown[foe]]) & Counter(s.draft.decks[foe])
    drawn = Counter(card.kind for card in theirs)
    places: dict[str, set[str]] = {}
    for seed in range(25):
        twin = s.clone()
        veil(twin, me, Seeded(seed))
        decks, cuts, before = twin.draft.decks, twin.draft.cut, s.draft
        assert decks[me] == before.decks[me]
        assert cuts[me] == before.cut[me]
        assert twin.decks[me] == s.decks[me]
        assert [c for c in twin.cards.values() if c.seat == me] == [
            c for c in s.cards.values() if c.seat == me
        ]
        others = [seat for seat in s.seats if seat != me]
        for seat in others:
            assert len(decks[seat]) == len(before.decks[seat])
            assert len(cuts[seat]) == len(before.cut[seat])
            assert decks[seat] == sorted(decks[seat])
            places.setdefault(f"cut {seat}", set()).add("".join(cuts[seat]))
        assert sum((Counter(decks[seat] + cuts[seat]) for seat in others), Counter()) == sum(
            (Counter(before.decks[seat] + before.cut[seat]) for seat in others), Counter()
        )
        assert not Counter(before.shown[third]) - Counter(decks[third])
        assert not known - Counter(decks[foe])
        dealt = {i: card.kind for i, card in twin.cards.items() if card.seat == foe}
        assert Counter([*dealt.values(), *twin.decks[foe]]) == Counter(decks[foe])
        for i, card in s.cards.items():
            if card in (up, dead):
                assert dealt[i] == card.kind
            elif card.seat == foe:
                places.setdefault(i, set()).add(dealt[i])
        assert set(twin.decks) == set(s.decks)
        places.setdefault("kept", set()).add(str(not drawn - Counter(decks[foe])))
        places.setdefault("third", set()).add("".join(decks[third]))
        places.setdefault("deck", set()).add("".join(twin.decks[foe]))
    assert places.pop("kept") == {"False"}, "nobody knows what was drawn"
    assert len(places) == 3 + len(theirs) - 2 + 2
    assert all(len(kinds) > 1 for kinds in places.values())


@pytest.mark.rule("draft.secret")
def test_when_a_draft_is_over_its_decks_are_what_they_were() -> None:
    s = match()
    s.phase, before = "over", {seat: list(deck) for seat, deck in s.draft.decks.items()}
    veil(s, s.players[0], Seeded(3))
    assert s.draft.decks == before


@pytest.mark.rule("draft.secret", "draft.repeat")
def test_a_pick_that_the_veil_took_out_of_the_stack_is_made_of_what_is_there() -> None:
    """A search deals anew while some have picked already: what they took may lie elsewhere now."""
    d = Draft()
    first = {seat: holding(d.s, seat)[0] for seat in d.s.seats}
    d.s.draft.picked = dict.fromkeys(d.s.seats[1:], "nowhere")
    run = Run(GAME, d.s.clone(), Seeded(1))
    (opened,) = run.asks
    assert isinstance(opened.ask, Ask)
    run.give(opened.number, opened.ask.options[3])
    s: Any = run.state
    taken = {seat: s.draft.stacks[f"{seat}-0"].taken for seat in s.seats[1:]}
    assert taken == {seat: [first[seat]] for seat in s.seats[1:]}


@pytest.mark.rule("draft.deck")
def test_what_is_no_longer_in_a_pool_that_was_dealt_anew_is_not_left_out() -> None:
    d = Draft()
    d.pick(33)
    (opened,) = [o for o in d.run.asks if o.ask.seat == "first"]
    assert isinstance(opened.ask, Ask)
    cut = next(option for option in opened.ask.options if isinstance(option, Cut))
    s = d.s
    for stack in s.draft.stacks.values():
        stack.taken = ["nothing" if kind == cut.kind else kind for kind in stack.taken]
    kinds = GAME.collection().kinds
    other = next(kind for kind in kinds if kind != cut.kind and kinds[kind].type == "standalone")
    for stack in s.draft.stacks.values():
        stack.taken = [other if kind == "nothing" else kind for kind in stack.taken]
    d.run.give(opened.number, cut)
    assert s.draft.cut["first"] == []


# Armies ------------------------------------------------------------------------------------------


@pytest.mark.rule("recruit.choose", "area.limit", "resources.table")
def test_a_rare_army_that_can_be_paid_is_found() -> None:
    """Of a deck full of dear cards and areas the cheapest creatures were bought."""
    s = setting("p1 grunt c3", phase="place")
    dear, area = "flyer", "meadow"
    s.decks["second"] = [dear] * 12 + [area] * 9
    for number in range(1, 6):
        s.cards[f"q{number}"] = Card("beast", "second", "army" if number < 5 else "hand")
    s.cards["q6"] = Card("flyer", "second", "field", square="a4")  # seen: 5 of 25 gold
    for seed in range(6):
        twin = s.clone()
        veil_cards(twin, "second", Seeded(seed))
        army = [twin.kind(i) for i in ("q1", "q2", "q3", "q4", "q6")]
        assert could_be_bought(twin, "second", army)
        assert twin.cards["q6"].kind == "flyer"
        lot = [twin.cards[f"q{n}"].kind for n in range(1, 6)] + twin.decks["second"]
        assert Counter(lot) == Counter({dear: 12, area: 9, "beast": 5})
        assert twin.decks["second"] == sorted(twin.decks["second"])


@pytest.mark.rule("recruit.draw")
def test_what_is_alone_needs_no_shuffle_and_what_is_shuffled_is_all_there() -> None:
    fate: Any = None
    assert shuffled(fate, ["a"]) == ["a"]
    assert shuffled(fate, []) == []
    orders = {tuple(shuffled(Seeded(seed), ["a", "b"])) for seed in range(20)}
    assert orders == {("a", "b"), ("b", "a")}


@pytest.mark.rule("recruit.elite", "recruit.regular", "resources.by-seat")
def test_a_budget_pays_to_the_last_coin_and_not_beyond() -> None:
    s = setting()
    kinds = GAME.collection(s.packs).kinds
    flyer, grunt, weak = kinds["flyer"], kinds["grunt"], kinds["weak"]
    assert (flyer.cost, flyer.elite, grunt.cost, weak.cost) == (5, True, 3, 2)
    # Player 2: 25 gold and 23 silver without a realm penalty.
    assert affordable(s, "second", [flyer] * 5 + [grunt] * 7 + [weak])  # 25 and 23
    assert not affordable(s, "second", [flyer] * 5 + [grunt] * 8)  # 25 and 24
    assert not affordable(s, "second", [flyer] * 6)
    assert affordable(s, "second", [grunt] * 16)  # gold pays regular cards, too
    assert not affordable(s, "second", [grunt] * 15 + [weak] * 2)
