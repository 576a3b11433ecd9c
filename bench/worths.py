"""What is every card of War of the Realms worth in an army?

    python -m bench.worths --games 4000 --file games.jsonl > src/grimtable/games/realms/worths.toml

Plays duels of all pairs of decks: each player buys by a few random looks, so that armies differ,
and all else is done by rules of thumb. What a card is worth is fitted to who won (logistic
regression): what is worth of cards that look like it, and what of itself; the less of the latter,
the fewer games tell of it. A fifth of the games is kept apart, to say how surprised one is at their
results (mean logarithmic loss) by what cards cost and by what they are worth. With a file every
game is written down at once, and what was stopped goes on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from math import exp, log
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.learning import _solved
from grimtable.games.realms import GAME
from grimtable.games.realms.content import cards
from grimtable.games.realms.state import Battle
from grimtable.games.realms.worths import seen_of
from grimtable.kernel import Ask, Run, Seeded
from grimtable.lab.samples import contest
from grimtable.minds.quick import Quick

LONGEST, STEPS = 3_000, 8
LIKE, ITSELF = 1.0, 10.0
"""How reluctantly the worth of looks and of single cards is taken from nothing."""
HOLDS = 0.5
"""How much of it holds where players think: 0.52 (error 0.13) in 189 battles of planners."""


class Duel(Struct, frozen=True):
    """A game: both armies, and Player 1's share of the win."""

    seed: int
    armies: tuple[tuple[str, ...], tuple[str, ...]]
    first: float


Row = dict[str, float]


def play(seed: int) -> Duel:
    """One game between players by rules of thumb, with armies that a few looks found."""
    state = GAME.new(contest(GAME, seed))
    run, buyer, thumb = Run(GAME, state, Seeded(seed)), Quick(seed, thumbs=False), Quick(seed)
    armies: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    for _ in range(LONGEST):
        if run.over:
            break
        if state.phase == "battle" and not armies[0]:
            armies = _army(state, "first"), _army(state, "second")
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        if ask.what == "mulligan":
            run.give(number, ask.options[0])
        else:
            run.give(number, (buyer if ask.what == "recruit" else thumb).choose(run, number, ask))
    outcome = GAME.outcome(state)
    return Duel(seed, armies, outcome.result["first"] if outcome else 0.5)


def _army(s: Battle, seat: str) -> tuple[str, ...]:
    return tuple(sorted(s.cards[i].kind for i in s.in_play[seat]))


def row(duel: Duel) -> Row:
    """By how much of each card, and of each look, Player 1 has more; and that it is Player 1."""
    found: Row = {"first": 1.0}
    for sign, army in zip((1.0, -1.0), duel.armies, strict=True):
        for kind in army:
            found[f"card {kind}"] = found.get(f"card {kind}", 0.0) + sign
            for look, n in seen_of(cards(())[kind]).items():
                found[look] = found.get(look, 0.0) + sign * n
    return found


def fit(duels: list[Duel]) -> Row:
    """What each card and look is worth: Newton's steps of a logistic regression."""
    rows = [(row(duel), duel.first) for duel in duels]
    names = sorted({name for one, _ in rows for name in one})
    at = {name: i for i, name in enumerate(names)}
    ridge = [ITSELF if name.startswith("card ") else LIKE * (name != "first") for name in names]
    weights = [0.0] * len(names)
    for _ in range(STEPS):
        slope = [-r * w for r, w in zip(ridge, weights, strict=True)]
        bend = [[ridge[i] * (i == j) for j in range(len(names))] for i in range(len(names))]
        for one, result in rows:
            mine = [(at[name], x) for name, x in one.items() if x]
            p = 1 / (1 + exp(-sum(weights[i] * x for i, x in mine)))
            for i, x in mine:
                slope[i] += (result - p) * x
                for j, y in mine:
                    bend[i][j] += p * (1 - p) * x * y
        weights = [w + d for w, d in zip(weights, _solved(bend, slope), strict=True)]
    return dict(zip(names, weights, strict=True))


def surprise(duels: Iterable[Duel], weights: Row) -> float:
    """The mean logarithmic loss of such weights."""
    lost: list[float] = []
    for duel in duels:
        lead = sum(weights.get(name, 0.0) * x for name, x in row(duel).items())
        for result, share in ((duel.first, lead), (1 - duel.first, -lead)):
            lost.append(result * log(1 + exp(-share)))
    return 2 * sum(lost) / len(lost)


def main() -> None:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    there = given.file and given.file.exists()
    lines = given.file.read_text("utf-8").splitlines() if there else []
    duels = {one.seed: one for one in (msgspec.json.decode(line, type=Duel) for line in lines)}
    for seed in range(given.seed, given.seed + given.games):
        if seed not in duels:
            duels[seed] = play(seed)
            if given.file:
                with given.file.open("ab") as file:
                    file.write(msgspec.json.encode(duels[seed]) + b"\n")
    apart = [duel for seed, duel in duels.items() if not seed % 5]
    known = fit([duel for seed, duel in duels.items() if seed % 5])
    for name in ("first", "cards"):
        weights = known if name == "cards" else {name: known[name]}
        print(f"{name}: loss {surprise(apart, weights):.3f} of {len(apart)}", file=sys.stderr)
    weights = fit(list(duels.values()))
    print("# What a card of an army is worth, as the logarithm of the odds to win.")
    print(f"# Learned from {len(duels)} games between quick players, {HOLDS} of it:")
    print(f"#     python -m bench.worths --games {given.games} --seed {given.seed}")
    print(
        "\n# What cards are worth that are not the game's own, by what one sees of them.\n[others]"
    )
    every = looks_of_all()
    for look in every:
        print(f"{look} = {HOLDS * weights.get(look, 0.0):.3f}")
    print("\n[cards]")
    for kind in sorted(cards(()).values(), key=lambda kind: kind.id):
        own = weights.get(f"card {kind.id}", 0.0)
        like = sum(weights.get(look, 0.0) * n for look, n in seen_of(kind).items())
        print(f"{kind.id} = {HOLDS * (own + like):.2f}")


def looks_of_all() -> list[str]:
    """All that one can see of cards."""
    return list(dict.fromkeys(look for kind in cards(()).values() for look in seen_of(kind)))


if __name__ == "__main__":
    main()
