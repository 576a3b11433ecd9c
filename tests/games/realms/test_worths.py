"""What cards are worth in an army, the best army of a hand, and which hands are returned."""

from __future__ import annotations

from itertools import combinations
from math import inf

import pytest

from grimtable.games.realms import GAME, worths
from grimtable.games.realms.content import cards
from grimtable.games.realms.hunch import hunch
from grimtable.games.realms.options import Keep, Mulligan
from grimtable.games.realms.state import Options
from grimtable.games.realms.worths import Lot, best_army, is_poor, promised, strength
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds import Grim, View
from grimtable.minds.grim import Budget
from tests.games.realms.table import PACK

PURSES = tuple((12 - max(0, n - 1), 10) for n in range(8))


def drawn(seed: int, first: str = "frost", second: str = "tide") -> Run:
    """Both look at their hands."""
    return Run(GAME, GAME.new(Options(first, second)), Seeded(seed))


def test_it_is_known_of_every_card_what_it_is_worth() -> None:
    assert worths.LEARNED.keys() == cards(()).keys()


def test_cards_of_a_pack_are_worth_what_cards_are_that_look_like_them() -> None:
    grunt, skilled = (worths.worth(kind, (PACK,)) for kind in ("grunt", "skilled"))
    assert grunt > 0
    assert skilled > 0


def test_what_must_be_carried_is_worth_nothing_without_a_bearer() -> None:
    gear = "antidote"
    assert strength(["ash-militia", gear], ()) > strength(["ash-militia"], ())
    assert strength(["cinder-drake", gear], ()) == strength(["cinder-drake"], ()), "it flies"
    one = strength(["ash-militia", gear], ())
    assert strength(["ash-militia", gear, gear], ()) == one


@pytest.mark.parametrize("seed", range(4))
def test_the_best_army_is_the_best_of_all_that_can_be_paid(seed: int) -> None:
    state = drawn(seed).state
    assert worths.lot_of(state, "first").purses[1] == (24, 22)  # type: ignore[arg-type]
    hand = sorted(c.kind for c in state.cards.values() if c.seat == "second")[:9]  # type: ignore[attr-defined]
    found = best_army(Lot(tuple(hand), (), PURSES, ()))
    every = (army for n in range(10) for army in combinations(hand, n))
    best = max(strength(army, ()) for army in every if is_paid(army))
    assert is_paid(found)
    assert strength(found, ()) == pytest.approx(best)


def is_paid(army: tuple[str, ...]) -> bool:
    """Whether an army can be bought."""
    kinds = [cards(())[kind] for kind in army]
    gold, silver = PURSES[len({kind.realm for kind in kinds if kind.realm})]
    elite = sum(kind.cost for kind in kinds if kind.elite)
    areas = sum(kind.type == "area" for kind in kinds)
    return elite <= gold and sum(k.cost for k in kinds) <= gold + silver and areas <= 1


def test_of_a_hand_of_like_cards_an_army_is_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where many armies are worth the same, not all are looked at."""
    alike = [k.id for k in cards(()).values() if k.cost == 6 and k.type == "standalone"]
    purses = ((30, 30),) * 8
    lot = Lot(tuple(alike[i % len(alike)] for i in range(15)), (), purses, ())
    monkeypatch.setattr(worths, "LOOKS", 40)
    best_army.cache_clear()
    found = best_army(lot)
    best_army.cache_clear()
    assert len(found) > 5
    monkeypatch.undo()
    assert strength(found, ()) > 0.9 * strength(best_army(lot), ())


def test_what_is_bought_stays_in_the_army() -> None:
    state = drawn(3).state
    lot = worths.lot_of(state, "first")  # type: ignore[arg-type]
    worst = min(lot.cards, key=lambda kind: worths.worth(kind, ()))
    for card in state.cards.values():  # type: ignore[attr-defined]
        if card.seat == "first" and card.kind == worst:
            card.zone = "army"
            break
    rest = worths.wanted(state, "first")  # type: ignore[arg-type]
    spent = [cards(())[kind] for kind in (worst, *rest)]
    assert sum(kind.cost for kind in spent) <= 24 + 22


def test_a_poor_hand_is_returned_and_a_good_one_kept() -> None:
    """Of a deck's cards the fifteen that are worth least, and those that are worth most."""
    run = drawn(1)
    state = run.state
    mine = [i for i, card in state.cards.items() if card.seat == "first"]  # type: ignore[attr-defined]
    deck = [*state.decks["first"], *(state.cards[i].kind for i in mine)]  # type: ignore[attr-defined]
    deck.sort(key=lambda kind: worths.worth(kind, ()))
    for hand, poor in ((deck[:15], True), (deck[-15:], False)):
        left = list(deck)
        for i, kind in zip(mine, hand, strict=True):
            state.cards[i].kind = kind  # type: ignore[attr-defined]
            left.remove(kind)
        state.decks["first"] = left  # type: ignore[attr-defined]
        assert is_poor(state, "first") == poor  # type: ignore[arg-type]
        ask = run.asks[0].ask
        assert isinstance(ask, Ask)
        answer = hunch(state, ask)  # type: ignore[arg-type]
        assert isinstance(answer, Mulligan if poor else Keep)


def test_a_hand_of_fewer_cards_promises_less() -> None:
    state = drawn(2).state
    lot = worths.lot_of(state, "first")  # type: ignore[arg-type]
    whole = lot._replace(cards=tuple(sorted((*lot.cards, *state.decks["first"]))))  # type: ignore[attr-defined]
    assert promised(whole, 15) > promised(whole, 13) > promised(whole, 9)


def test_the_strongest_player_tries_to_keep_a_hand_and_to_return_it() -> None:
    run = drawn(0)
    number, ask = run.asks[0]
    assert isinstance(ask, Ask)
    weighed = Grim(1, Budget(24, inf)).weigh(View(run, number, ask.seat), ask)
    assert {type(one.answers[0]) for one in weighed} == {Keep, Mulligan}
    assert len({one.tried for one in weighed}) == 1, "in the same futures"


def test_what_was_learned_is_done_unless_something_else_is_clearly_better() -> None:
    for seed in range(3):
        run = drawn(seed)
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        usual = hunch(run.state, ask)  # type: ignore[arg-type]
        assert Grim(1, Budget(12, inf)).answer(View(run, number, ask.seat), ask) == usual
