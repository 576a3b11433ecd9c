"""Every Special Rules card does what it says somewhere, when Adventures are played at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.options import Trigger, Walk
from grimtable.games.berserk.spaces import mud, zone
from grimtable.games.berserk.state import Berserk
from grimtable.games.berserk.stats import shelter, stronger
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import playout
from grimtable.kernel.state import Event

GAMES = 240
Seen = Callable[[Berserk, list[Event]], bool]


def told(key: str, **args: object) -> Seen:
    """Whether something was told with these arguments."""

    def seen(s: Berserk, events: list[Event]) -> bool:
        return any(
            event.key == key and all(event.args.get(k) == v for k, v in args.items())
            for event in events
        )

    return seen


FIRES: dict[str, tuple[Seen, ...]] = {
    "bells": (told("counted", counter="rung"),),
    "altar": (told("held"),),
    "steps": (lambda s, _: any(shelter(s, hero) for hero in s.standing()),),
    "mire": (lambda s, _: any(zone(s, hero) & mud(s) and hero.steps for hero in s.standing()),),
    "spades": (told("triggered", kind="spawn"), told("tired", n=-1)),
    "embers": (lambda s, events: any(event.rule == "terrain.effect" for event in events),),
    "shoving": (told("pushed"),),
    "locks": (
        told("tried"),
        told("counted", counter="alarm"),
        lambda s, _: any(stronger(s, enemy, "dice") for enemy in s.enemies.values()),
    ),
    "answers": (told("tried"), told("healed", n=1)),
    "breath": (told("tired", n=1),),
}
"""How one sees that what a Special Rules card says counts, law by law."""


def eager(random: Random) -> Callable[[Ask], Option]:
    """Somebody who likes tokens and walks about."""

    def choose(ask: Ask) -> Option:
        liked: list[Option] = [o for o in ask.options if isinstance(o, Trigger)]
        if not liked and random.random() < 0.5:
            liked = [o for o in ask.options if isinstance(o, Walk)]
        return random.choice(liked or list(ask.options))

    return choose


@pytest.mark.rule("setup.board.special-rules", "terrain.effect", "interact.result")
def test_every_special_rule_counts_somewhere_in_random_play() -> None:
    assert FIRES.keys() == LIBRARY.specials.keys()
    left = {(name, i) for name, laws in FIRES.items() for i in range(len(laws))}
    for seed in range(5 * GAMES):  # most are over before they begin: nothing is left to see there
        s = GAME.new(GAME.sample(seed))
        if not any(name in s.specials for name, _ in left):
            continue
        s.events, choose, fate = [], eager(Random(seed)), Seeded(seed)

        def look(ask: Ask, s: Berserk = s, choose: Callable[[Ask], Option] = choose) -> Option:
            assert s.events is not None
            there = [one for one in left if one[0] in s.specials]
            left.difference_update([(n, i) for n, i in there if FIRES[n][i](s, s.events)])
            s.events.clear()
            return choose(ask)

        playout(GAME.play(s), look, fate.answer)
        if not left:
            break
    assert not left, f"Special Rules that never counted in {5 * GAMES} Adventures: {sorted(left)}"
