"""Would weights learned from play appraise better than those set by hand?

    python -m bench.learning realms --games 300

Plays games between quick players (rules of thumb, else the best of four options) or others, notes
the named terms of the appraisal for every seat at every beginning of a turn (and at some decisions
on the way, if wanted), and fits a factor on the weight of each term to who won in the end (logistic
regression). A long game counts no more than a short one, and the weights as they are count for ten
games: what play tells little of keeps its weight. A fifth of the games is kept apart: on
these the learned weights and the appraisal as it is are compared by how surprised they are at the
results (mean logarithmic loss; 0.693 is a coin), and by how often they say rightly who wins. Where
the weights lie in a `judgement.toml`, it prints what they become. With `--file`, every game is
written down at once, and what was stopped goes on (as long as the weights are the same).
"""

from __future__ import annotations

import argparse
import tomllib
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bench.chances import made
from grimtable.games import find
from grimtable.kernel import Game, Run, Seeded
from grimtable.kernel.asks import Mark
from grimtable.kernel.run import Heard
from grimtable.lab.samples import contest
from grimtable.minds import take_turns

STEPS, RIDGE = 25, 10.0
LONGEST = 3_000


class Seen(Struct):
    """A seat at a moment of a game: its terms, its appraisal, and how it ended for it."""

    terms: dict[str, float]
    appraised: float
    result: float
    counts: float = 1.0
    """How much it counts: all moments of a game are one game."""


class Played(Struct):
    """A game, as its seats saw it."""

    seed: int
    seen: list[Seen]


class Notes:
    """Listens to a game, and notes how it stands when a turn begins, and now and then between."""

    def __init__(self, game: Game, seats: list[str], between: float, seed: int) -> None:
        self.game, self.seats, self.between = game, seats, between
        self.random = Random(seed).random
        self.seen: list[tuple[str, dict[str, float], float]] = []

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if mark.turn is not None or self.random() < self.between:
            for seat in self.seats:
                terms = dict(self.game.terms(run.state, seat))
                if terms:
                    self.seen.append((seat, terms, self.game.appraise(run.state, seat)))


def play(game: Game, player: str, between: float, seed: int) -> list[Seen]:
    """One game of such players, as its seats saw it; as one, where they play together."""
    options = contest(game, seed)
    state = game.new(options)
    run, seats = Run(game, state, Seeded(seed)), [seat.id for seat in game.seats(options)]
    notes = Notes(game, seats if game.rivals else seats[:1], between, seed)
    run.listen(notes)
    take_turns(run, {seat: made(player, seed + i) for i, seat in enumerate(seats)}, LONGEST)
    outcome = game.outcome(state)
    if outcome is None:
        return []
    each = len(notes.seats) / max(1, len(notes.seen))
    return [Seen(terms, worth, outcome.result[seat], each) for seat, terms, worth in notes.seen]


def read(file: Path) -> dict[int, list[Seen]]:
    """The games that were written down, by seed."""
    lines = file.read_text("utf-8").splitlines()
    return {one.seed: one.seen for one in (msgspec.json.decode(x, type=Played) for x in lines)}


def fit(seen: list[Seen], names: list[str]) -> list[float]:
    """Factors on the terms, and a constant last: Newton's steps of a logistic regression."""
    size = len(names) + 1
    usual = [1.0] * len(names) + [0.0]
    weights = [0.0] * size
    rows = [
        ([one.terms.get(name, 0.0) for name in names] + [1.0], one.result, one.counts)
        for one in seen
    ]
    for _ in range(STEPS):
        slope = [RIDGE * (u - w) for w, u in zip(weights, usual, strict=True)]
        slope[-1] = 0.0
        bend = [[RIDGE * (i == j < size - 1) for j in range(size)] for i in range(size)]
        for row, result, counts in rows:
            p = _share(sum(w * x for w, x in zip(weights, row, strict=True)))
            for i in range(size):
                slope[i] += counts * (result - p) * row[i]
                share = counts * p * (1 - p) * row[i]
                for j in range(i, size):
                    bend[i][j] += share * row[j]
        for i in range(size):
            for j in range(i):
                bend[i][j] = bend[j][i]
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
    parser.add_argument("--player", default="quick")
    parser.add_argument("--between", type=float, default=0.0, help="share of marks noted, too")
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    game = find(given.game)
    played = read(given.file) if given.file and given.file.exists() else {}
    for seed in range(given.seed, given.seed + given.games):
        if seed not in played:
            played[seed] = play(game, given.player, given.between, seed)
            if given.file:
                with given.file.open("ab") as file:
                    file.write(msgspec.json.encode(Played(seed, played[seed])) + b"\n")
    train = [one for seed, seen in played.items() if seed % 5 for one in seen]
    apart = [one for seed, seen in played.items() if not seed % 5 for one in seen]
    names = sorted({name for one in train for name in one.terms})
    weights = fit(train, names)
    weighed = game.folder / "judgement.toml"
    known = tomllib.loads(weighed.read_text("utf-8")) if weighed.exists() else {}
    for name, weight in zip([*names, "constant"], weights, strict=True):
        now = 1.0 if name == "constant" else known.get(name)
        becomes = "" if now is None else f"    {name} = {now * weight:.3f}"
        print(f"  {name:12} {weight:8.4f}{becomes}")
    results = [one.result for one in apart]
    learned: list[Any] = [
        _share(
            sum(w * one.terms.get(name, 0.0) for name, w in zip(names, weights, strict=False))
            + weights[-1]
        )
        for one in apart
    ]
    print(f"{len(train)} situations, {len(apart)} kept apart, of {len(played)} games")
    print(f"learned: {judged(learned, results)}")
    print(f"as it is: {judged([one.appraised for one in apart], results)}")


if __name__ == "__main__":
    main()
