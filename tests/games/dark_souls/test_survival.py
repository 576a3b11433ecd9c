"""What the end of an activation risks: the enemies' turn, answered as people answer it."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.options import End
from grimtable.games.dark_souls.state import Souls
from grimtable.games.dark_souls.survival import surviving
from grimtable.kernel import Ask, Seeded
from grimtable.kernel.asks import Chance, Option
from grimtable.kernel.fate import outcomes
from grimtable.kernel.odds import Odds, odds_of
from grimtable.kernel.run import Open, Run
from tests.games.dark_souls.playing import acting, fight
from tests.games.dark_souls.test_offers import view

PASSAGE = "silver_knight_swordsman@e5 hollow_soldier@d4 hollow_soldier@d4"


def at_bay(heroes: str, foes: str, *, free: tuple[int, ...], luck: bool = False) -> Souls:
    """Characters with so many free boxes each; the first of them may end its activation."""
    s = fight(heroes, foes, face="tile_4b")
    for c, boxes in zip(s.present(), free, strict=True):
        c.damage, c.luck = 10 - boxes, luck
    acting(s, s.party[0])
    return s


def risk(s: Souls) -> float:
    """How likely it is said to be that somebody dies when the activation ends."""
    found = {one.stake.id: one for one in ended(s)}
    return found["death"].mean if "death" in found else 0.0


def ended(s: Souls) -> list[Odds]:
    seen, _ = view(s)
    return odds_of(seen, End(s.party[0]))


def is_lost(s: Souls) -> bool:
    return s.fought is not None and bool(s.fought.fallen)


def is_over(s: Souls) -> bool:
    """Whether the enemies have acted."""
    return s.fight is None or s.fight.rounds > 0


def best(run: Run, option: Option | None = None) -> float:
    """The least risk of all ways to answer, by trying every one; dice by what they show in all."""
    s = run.state
    assert isinstance(s, Souls)
    if is_lost(s) or is_over(s):
        return float(is_lost(s))
    number, ask = run.asks[0]
    if isinstance(ask, Ask):
        return min(best(told(run, number, one)) for one in ([option] if option else ask.options))
    assert isinstance(ask, Chance)
    return sum(float(chance) * best(told(run, number, answer)) for answer, chance in outcomes(ask))


def told(run: Run, number: int, answer: Any) -> Run:
    """A fork that goes on from an answer."""
    twin = run.fork(None, keep=True)
    twin.give(number, answer)
    return twin


def test_two_who_are_hard_pressed_can_keep_all_blows_off_the_weaker() -> None:
    s = at_bay("knight@d4 assassin@c3", PASSAGE, free=(3, 2))
    # The best of all ways, found once by trying every one, is 0.1941.
    assert 0.194 <= risk(s) < 0.27


def test_what_is_said_of_it_agrees_with_games_in_which_people_answer_so() -> None:
    s = at_bay("knight@d4 assassin@c3", PASSAGE, free=(3, 2))
    said, tries, deaths = risk(s), 60, 0
    for seed in range(tries):
        run = Run(GAME, s.clone(), Seeded(seed))
        run.answer(run.asks[0].number, End("knight"))
        while not (is_lost(run.state) or is_over(run.state)):  # type: ignore[arg-type]
            number, ask = run.asks[0]
            assert isinstance(ask, Ask)
            run.answer(number, surviving(run, Open(number, ask)))
        deaths += is_lost(run.state)  # type: ignore[arg-type]
    assert abs(deaths / tries - said) < 4 * sqrt(said * (1 - said) / tries)


def test_a_blow_that_a_block_survives_for_sure_kills_nobody() -> None:
    s = at_bay("assassin@d4 knight@a1", "hollow_soldier@d4", free=(5, 10))
    assert [one.stake.id for one in ended(s)] == ["damage-assassin"]


@pytest.mark.parametrize(
    ("heroes", "foes", "free", "luck"),
    [
        ("knight@d4", "hollow_soldier@d4", (3,), False),
        ("knight@d4", "hollow_soldier@d4 hollow_soldier@d4", (4,), False),
        ("assassin@d4", "hollow_soldier@d4", (3,), True),
        ("assassin@d4", "silver_knight_swordsman@d4", (4,), False),
    ],
)
def test_of_few_blows_it_is_the_least_risk_there_is(
    heroes: str, foes: str, free: tuple[int, ...], luck: bool
) -> None:
    s = at_bay(heroes, foes, free=free, luck=luck)
    assert risk(s) == pytest.approx(best(Run(GAME, s.clone(), None), End(s.party[0])))
