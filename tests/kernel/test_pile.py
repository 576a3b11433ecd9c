from grimtable.kernel import Ask, Option, Pile, Scripted, draw, playout, shuffled


def first_option(ask: Ask) -> Option:
    return ask.options[0]


def drawn(pile: Pile, n: int, *fate: str) -> tuple[object, ...]:
    """What a script that draws `n` cards is given."""
    cards: tuple[object, ...] = playout(draw(pile, n, "x"), first_option, Scripted(fate).answer)
    return cards


def test_a_shuffled_pile_keeps_no_order() -> None:
    assert shuffled(["c", "a", "b"]) == shuffled(["b", "c", "a"])
    assert len(shuffled(["c", "a", "b"])) == 3


def test_known_cards_are_drawn_in_order_and_fate_is_not_asked() -> None:
    pile = Pile(["b", "a"], ["c", "d"])
    assert drawn(pile, 2) == ("b", "a")
    assert pile == Pile([], ["c", "d"])


def test_below_the_known_top_fate_decides() -> None:
    pile = Pile(["b"], ["a", "c", "d"])
    assert drawn(pile, 3, "d a") == ("b", "d", "a")
    assert pile == Pile([], ["c"])


def test_a_draw_takes_no_more_than_there_is() -> None:
    pile = shuffled(["a", "b"])
    assert drawn(pile, 5, "b a") == ("b", "a")
    assert len(pile) == 0
    assert drawn(pile, 1) == ()


def test_one_of_two_equal_cards_stays() -> None:
    pile = shuffled(["a", "a", "b"])
    assert drawn(pile, 1, "a") == ("a",)
    assert pile.rest == ["a", "b"]


def test_shuffling_forgets_the_top() -> None:
    pile = Pile(["c", "a"], ["b"])
    pile.shuffle()
    assert pile == Pile([], ["a", "b", "c"])


def test_cards_shuffled_in_may_lie_anywhere() -> None:
    pile = Pile(["c"], [2])
    pile.shuffle_in(["a", 10])
    assert pile == shuffled([2, 10, "a", "c"])


def test_two_fresh_piles_share_nothing() -> None:
    one, other = Pile(), Pile()
    one.shuffle_in(["a"])
    assert len(other) == 0
