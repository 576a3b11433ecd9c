"""Would weights learned from play appraise better than those set by hand?

    python -m bench.learning realms --games 300

Plays games between quick players (rules of thumb, else the best of four options), notes the named
terms of the appraisal for every seat at every beginning of a turn, and fits the weight of each term
to who won in the end (logistic regression). A fifth of the games is kept apart: on these the
learned weights and the appraisal by hand are compared by how surprised they are at the results
(mean logarithmic loss; 0.693 is a coin), and by how often they say rightly who wins.
"""

from __future__ import annotations

import argparse
from math import exp, log
from typing import Any, NamedTuple

from grimtable.games import find
from grimtable.kernel import Ask, Game, Run, Seeded
from grimtable.kernel.asks import Mark
from grimtable.kernel.run import Heard
from grimtable.lab.samples import contest
from grimtable.minds.quick import Quick

STEPS, RIDGE = 25, 1e-3
LONGEST = 3_000


class Seen(NamedTuple):
    """A seat at the beginning of a turn: its terms, its appraisal, and how it ended for it."""

    terms: dict[str, float]
    appraised: float
    result: float


class Notes:
    """Listens to a game, and notes how it stands when a turn begins."""

    def __init__(self, game: Game, seats: list[str]) -> None:
        self.game, self.seats = game, seats
        self.seen: list[tuple[str, dict[str, float], float]] = []

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if mark.turn is not None:
            for seat in self.seats:
                terms = dict(self.game.terms(run.state, seat))
                if terms:
                    self.seen.append((seat, terms, self.game.appraise(run.state, seat)))


def play(game: Game, seed: int) -> list[Seen]:
    """One game between quick players, as its seats saw it."""
    options = contest(game, seed)
    state = game.new(options)
    run, policy = Run(game, state, Seeded(seed)), Quick(seed)
    notes = Notes(game, [seat.id for seat in game.seats(options)])
    run.listen(notes)
    for _ in range(LONGEST):
        if run.over:
            break
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        run.give(number, policy.choose(run, number, ask))
    outcome = game.outcome(state)
    if outcome is None:
        return []
    return [Seen(terms, worth, outcome.result[seat]) for seat, terms, worth in notes.seen]


def fit(seen: list[Seen], names: list[str]) -> list[float]:
    """Weights of the terms, and a constant last: Newton's steps of a logistic regression."""
    size = len(names) + 1
    weights = [0.0] * size
    rows = [([one.terms.get(name, 0.0) for name in names] + [1.0], one.result) for one in seen]
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        bend = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for row, result in rows:
            p = _share(sum(w * x for w, x in zip(weights, row, strict=True)))
            for i in range(size):
                slope[i] += (result - p) * row[i]
                for j in range(size):
                    bend[i][j] += p * (1 - p) * row[i] * row[j]
        weights = [w + d for w, d in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _share(lead: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))


def _solved(bend: list[list[float]], slope: list[float]) -> list[float]:
    """Gauss: the step that makes the slope zero."""
    n = len(slope)
    rows = [[*row, slope[i]] for i, row in enumerate(bend)]
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(n):
            if k != i:
                share = rows[k][i] / rows[i][i]
                rows[k] = [a - share * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def judged(chances: list[float], results: list[float]) -> str:
    """How good chances were."""
    pairs = list(zip(chances, results, strict=True))
    safe = [(min(0.999, max(0.001, p)), r) for p, r in pairs]
    loss = -sum(r * log(p) + (1 - r) * log(1 - p) for p, r in safe) / len(safe)
    right = sum((p > 0.5) == (r > 0.5) for p, r in pairs) / len(pairs)
    return f"loss {loss:.3f}, right {right:.1%}"


def main() -> None:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    game = find(given.game)
    played: list[list[Seen]] = [play(game, given.seed + i) for i in range(given.games)]
    train = [one for i, seen in enumerate(played) if i % 5 for one in seen]
    apart = [one for i, seen in enumerate(played) if not i % 5 for one in seen]
    names = sorted({name for one in train for name in one.terms})
    weights = fit(train, names)
    for name, weight in zip([*names, "constant"], weights, strict=True):
        print(f"  {name:12} {weight:8.4f}")
    results = [one.result for one in apart]
    learned: list[Any] = [
        _share(
            sum(w * one.terms.get(name, 0.0) for name, w in zip(names, weights, strict=False))
            + weights[-1]
        )
        for one in apart
    ]
    print(f"{len(train)} situations of {given.games * 4 // 5} games; {len(apart)} kept apart")
    print(f"learned: {judged(learned, results)}")
    print(f"by hand: {judged([one.appraised for one in apart], results)}")


if __name__ == "__main__":
    main()
