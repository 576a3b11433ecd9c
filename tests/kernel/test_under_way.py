"""What is under way lies in the state; anyone may react; the one "what if" runs the rules."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from grimtable.kernel import (
    EXACT,
    MARK,
    Anyone,
    Ask,
    Done,
    Exact,
    Open,
    Pass,
    Roll,
    Run,
    Sampled,
    Script,
    Scripted,
    Seeded,
    Table,
    View,
    carry_on,
    playout,
    tell,
)
from grimtable.kernel.errors import ScriptError, Stale
from grimtable.kernel.position import encoded
from tests.kernel.duel import HEROES, STEPS, Arena, Blow, Parry, Strike, duel
from tests.kernel.tiny import House, Paper, Tiny, ask, roll


class Duel(Tiny):
    """Three fighters; see duel.py."""

    def __init__(self) -> None:
        super().__init__(duel)  # type: ignore[arg-type]

    def new(self, options: Any) -> Arena:
        return Arena()


GAME = Duel()


def arena(*rolls: int) -> Run:
    """A fight that has just begun, with these dice to come."""
    return Run(GAME, Arena(), Scripted(rolls))


def seats(run: Run) -> list[str]:
    return [opened.ask.seat for opened in run.asks]


def say(run: Run, seat: str, answer: Any) -> None:
    number = next(opened.number for opened in run.asks if opened.ask.seat == seat)
    run.answer(number, answer)


def test_a_window_for_anyone_is_open_for_all_who_could_act() -> None:
    run = arena(5)
    say(run, "ann", Strike("bob"))
    assert seats(run) == ["bob", "cid"]
    assert [b.damage for b in run.state.under_way] == [5]  # type: ignore[attr-defined]


def test_the_first_who_acts_closes_the_window_and_the_others_come_too_late() -> None:
    run = arena(5, 1)
    say(run, "ann", Strike("bob"))
    late = run.asks[0].number
    say(run, "cid", Parry())
    with pytest.raises(Stale):
        run.answer(late, Parry())
    assert run.state.parries["cid"] == 0  # type: ignore[attr-defined]


def test_a_window_is_over_when_all_have_passed() -> None:
    run = arena(5)
    say(run, "ann", Strike("bob"))
    say(run, "cid", Pass())
    assert seats(run) == ["bob"]
    say(run, "bob", Pass())
    assert seats(run) == ["bob"]
    assert run.state.health["bob"] == 1  # type: ignore[attr-defined]


def test_a_reaction_inside_an_attack_is_carried_on_first() -> None:
    run = arena(5, 4)
    say(run, "ann", Strike("bob"))
    say(run, "bob", Parry())
    assert [(b.by, b.window) for b in run.state.under_way] == [  # type: ignore[attr-defined]
        ("ann", "suffer"),
        ("bob", "react"),
    ]
    say(run, "ann", Pass())
    say(run, "cid", Pass())
    assert run.state.health == {"ann": 2, "bob": 3, "cid": 6}  # type: ignore[attr-defined]


def test_an_empty_window_is_passed_over_silently() -> None:
    run = arena(1)
    run.state.parries = dict.fromkeys(HEROES, 0)  # type: ignore[attr-defined]
    say(run, "ann", Strike("bob"))
    assert seats(run) == ["bob"]
    assert run.state.turn == 1  # type: ignore[attr-defined]


def test_an_ask_of_anyone_that_can_not_be_passed_is_an_error() -> None:
    def script(s: Paper) -> Any:
        yield Anyone((ask("ann"),))

    with pytest.raises(ScriptError, match="can't be passed"):
        Run(Tiny(script), Paper(), None)


def test_at_every_ask_a_fork_replays_no_more_than_the_passes_of_the_window() -> None:
    for seed in range(40):
        run, any_option = Run(GAME, Arena(), Seeded(seed)), random.Random(seed)
        while not run.over:
            assert len(run.since) <= 2
            twin = run.fork(Seeded(1)).fork(Seeded(1))
            assert encoded(twin.state) == encoded(run.state)
            assert twin.asks == run.asks
            opened = any_option.choice(run.asks)
            assert isinstance(opened.ask, Ask)
            run.answer(opened.number, any_option.choice(opened.ask.options))


def test_a_playout_lets_the_seats_of_a_window_answer_in_turn() -> None:
    asked = []

    def choose(opened: Ask) -> Any:
        asked.append(opened.seat)
        return opened.options[-1]

    playout(duel(Arena()), choose, Scripted([6, 1, 6, 1, 6]).answer)
    assert asked[:3] == ["ann", "bob", "cid"]


def test_equal_states_have_one_key_and_the_chronicle_is_no_part_of_it() -> None:
    one, two = Arena(), Arena()
    one.events = []
    assert one.key() == two.key()
    assert one.events == []
    two.health["ann"] -= 1
    assert one.key() != two.key()


# What if ----------------------------------------------------------------------------------------


def test_the_odds_of_an_option_are_those_of_the_dice() -> None:
    run = arena()
    after = View(run, 0, "ann").after(Strike("bob"), until="blow")
    assert after.exact
    spread = after.spread(lambda s: s.health["bob"])
    assert spread == {6 - n: Fraction(1, 6) for n in range(1, 7)}
    assert after.chance(lambda s: s.health["bob"] <= 0) == Fraction(1, 6)
    assert after.mean(lambda s: s.health["bob"]) == pytest.approx(2.5)
    assert run.state.health["bob"] == 6  # type: ignore[attr-defined]


def test_until_the_next_decision_nothing_is_decided_for_anybody() -> None:
    after = View(arena(), 0, "ann").after(Strike("bob"))
    assert after.exact
    assert len(after.ways) == 6
    assert all(way.state.health["bob"] == 6 for way in after.ways)
    assert {way.state.under_way[0].damage for way in after.ways} == {1, 2, 3, 4, 5, 6}


def test_what_follows_at_once_leaves_the_dice_on_the_table() -> None:
    (way,) = View(arena(), 0, "ann").after(Strike("bob"), until="chance").ways
    assert isinstance(way.run.asks[0].ask, Roll)
    assert [blow.damage for blow in way.state.under_way] == [0]


def test_who_decides_on_the_way_can_be_said() -> None:
    def parry(run: Run, opened: Open) -> Any:
        assert isinstance(opened.ask, Ask)
        return opened.ask.options[0]

    after = View(arena(), 0, "ann").after(Strike("bob"), until="blow", decide=parry)
    assert after.chance(lambda s: s.parries["bob"] == 0) == 1


def test_what_is_too_large_to_be_exact_is_sampled_and_says_so() -> None:
    after = View(arena(), 0, "ann").after(Strike("bob"), until="turn", fate=Exact(leaves=3))
    assert not after.exact
    assert len(after.ways) == 256
    assert after.mean(lambda s: s.health["bob"]) == pytest.approx(2.5, abs=0.5)


def test_what_leaves_nothing_to_chance_is_tried_once() -> None:
    run = arena(5)
    say(run, "ann", Strike("bob"))
    number = run.asks[0].number
    after = View(run, number, "bob").after(Pass(), fate=Sampled(8))
    assert after.exact
    assert len(after.ways) == 1


def test_each_way_tells_what_happened_on_it() -> None:
    def script(s: Paper) -> Any:
        yield MARK
        yield Ask("ann", "go", (Done(),), "tiny.go")
        (face,) = yield roll()
        tell(s, "rolled", rule="tiny.roll", face=face)
        yield ask("bob")

    table = Table(Tiny(script), House(), None)
    after = table.view(table.asks[0]).after(Done(), tell=True)
    told = Counter(event.args["face"] for way in after.ways for event in way.told)
    assert told == Counter(range(1, 7))
    assert after.exact
    assert EXACT.leaves >= 6


def test_a_game_can_say_what_it_does_when_nothing_is_under_way() -> None:
    def bout(s: Arena) -> Script[None]:
        hero = HEROES[s.turn % 3]
        others = tuple(Strike(other) for other in HEROES if other != hero)
        strike: Strike = yield Ask(hero, "strike", others, "duel.strike")
        s.turn += 1
        s.under_way.append(Blow(hero, strike.who))

    def idle(s: Arena) -> Script[None] | bool:
        return bout(s) if min(s.health.values()) > 0 else False

    for seed in range(5):
        plain, one = Arena(), Arena()
        for s, script in ((plain, duel(plain)), (one, carry_on(one, STEPS, idle=idle))):
            playout(script, lambda asked: asked.options[0], Seeded(seed).answer)
            assert min(s.health.values()) <= 0
        assert plain == one
