"""What chance of winning does an appraisal stand for?

    python -m bench.chances realms --games 60 --player greedy --file realms.jsonl

lets computer players (or `quick` ones: rules of thumb alone) play the contests of a game, notes how
it stands for every seat whenever a turn begins, and fits the chance of winning to how the games
ended: the logarithm of the odds is a constant and a multiple of that of the appraisal, or of each
of what the game says it depends on (`Game.prospects`; logistic regression). Every fifth game is
kept apart, and says how near the truth the chances are, and how near appraisals (mean logarithmic
loss; 0.693 is a coin). It prints what
`src/grimtable/minds/chances.toml` holds. With a file, every game is written down at once, and what
was stopped goes on.

    python -m bench.chances dark_souls --at-hand --games 60 --file fights.jsonl

does the same for what is at hand in whole games (`Game.at_hand`: a fight, say), by sampled set-ups.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from math import inf, log
from pathlib import Path

import msgspec
from msgspec import Struct

from grimtable.games import find
from grimtable.kernel import Ask, Game, Option, Run, Seeded
from grimtable.kernel.asks import Mark
from grimtable.kernel.run import Heard
from grimtable.lab.samples import contest, sample
from grimtable.minds import Player, View, mind, take_turns
from grimtable.minds.chances import likely, log_odds
from grimtable.minds.quick import Quick

STEPS, RIDGE, LONGEST = 30, 1e-2, 1_500


APPRAISED = "slope"


class Stood(Struct):
    """How it stood for a seat at the beginning of a turn, and how it ended for it."""

    worth: float
    hopes: dict[str, float]
    ended: float


class Told(Struct):
    """A game."""

    seed: int
    stood: list[Stood]


class Near:
    """Listens to a game, and notes how what is at hand stands when a turn begins, and ended."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.open: list[tuple[Run, Mapping[str, float]]] = []
        self.stood: list[Stood] = []

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        self.settle(run)
        if mark.turn is not None and self.game.at_hand(run.state) is not None:
            hopes = self.game.prospects_at_hand(run.state, run.state)
            if not isinstance(hopes, bool):
                self.open.append((run.fork(None, keep=True), hopes))

    def settle(self, run: Run) -> None:
        """What was at hand, and is over, was won or lost."""
        still = []
        for before, hopes in self.open:
            ended = self.game.prospects_at_hand(before.state, run.state)
            if isinstance(ended, bool):
                self.stood.append(Stood(0.5, dict(hopes), float(ended)))
            else:
                still.append((before, hopes))
        self.open = still


def play_near(game: Game, player: str, seed: int) -> Told:
    """One whole game, for what was at hand in it; what is not over then counts for nothing."""
    options = sample(game, seed)
    run, notes = Run(game, game.new(options), Seeded(seed)), Near(game)
    run.listen(notes)
    seats = [seat.id for seat in game.seats(options)]
    take_turns(run, {seat: made(player, seed + i) for i, seat in enumerate(seats)}, LONGEST)
    notes.settle(run)
    return Told(seed, notes.stood)


class Notes:
    """Listens to a game, and notes how it stands when a turn begins."""

    def __init__(self, game: Game, seats: list[str]) -> None:
        self.game, self.seats = game, seats
        self.seen: list[tuple[str, float, dict[str, float]]] = []

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if mark.turn is not None:
            for seat in self.seats:
                worth = self.game.appraise(run.state, seat)
                hopes = self.game.prospects(run.state, seat) or {APPRAISED: log_odds(worth)}
                self.seen.append((seat, worth, dict(hopes)))


def play(game: Game, player: str, seed: int) -> Told:
    """One game; what is not over after many decisions counts as lost."""
    options = contest(game, seed)
    seats = [seat.id for seat in game.seats(options)]
    run = Run(game, game.new(options), Seeded(seed))
    notes = Notes(game, seats if game.rivals else seats[:1])
    run.listen(notes)
    take_turns(run, {seat: made(player, seed + i) for i, seat in enumerate(seats)}, LONGEST)
    outcome = game.outcome(run.state)
    ended = outcome.result if outcome else dict.fromkeys(seats, 0.0)
    return Told(seed, [Stood(worth, hopes, ended[seat]) for seat, worth, hopes in notes.seen])


class Thumb:
    """Plays by the game's rules of thumb, else by a glance at four options: by the thousand."""

    def __init__(self, seed: int) -> None:
        self.quick = Quick(seed)

    def answer(self, view: View, ask: Ask) -> Option:
        """What a search would let this seat answer in a future."""
        run = view.fork(Seeded(view.number), keep=True)
        return self.quick.choose(run, view.number, ask)


def made(player: str, seed: int) -> Player:
    """A computer player, or one that plays as futures do."""
    return Thumb(seed) if player == "quick" else mind(player, seed, inf)


def fit(stood: list[Stood]) -> dict[str, float]:
    """The constant and the weights, by Newton's steps of a logistic regression.

    What a contest of another kind does not depend on counts as 0 in it.
    """
    names = ["constant", *dict.fromkeys(name for one in stood for name in one.hopes)]
    rows = [([1.0, *(one.hopes.get(name, 0.0) for name in names[1:])], one.ended) for one in stood]
    weights = [0.0] * len(names)
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == j) for j in range(len(names))] for i in range(len(names))]
        for row, ended in rows:
            p = likely(sum(weight * x for weight, x in zip(weights, row, strict=True)))
            for i, x in enumerate(row):
                slope[i] += (ended - p) * x
                for j, y in enumerate(row):
                    bend[i][j] += p * (1 - p) * x * y
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return dict(zip(names, weights, strict=True))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """What such equations say of each unknown, by elimination.

    >>> solved([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    rows, n = [[*row, value] for row, value in zip(matrix, right, strict=True)], len(right)
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(n):
            share = rows[k][i] / rows[i][i]
            if k != i and share:
                rows[k] = [a - share * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def loss(pairs: list[tuple[float, float]]) -> float:
    """How surprised such chances are at the results, on average."""
    total = 0.0
    for p, ended in pairs:
        total -= ended * log(p) + (1 - ended) * log(1 - p)
    return total / len(pairs)


def main() -> None:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--at-hand", action="store_true", help="of what is at hand in whole games")
    given = parser.parse_args()
    game, told = find(given.game), {}
    if given.file and given.file.exists():
        lines = given.file.read_text("utf-8").splitlines()
        told = {one.seed: one for one in (msgspec.json.decode(line, type=Told) for line in lines)}
    for seed in range(given.seed, given.seed + given.games):
        if seed not in told:
            played = play_near if given.at_hand else play
            told[seed] = played(game, given.player, seed)
            if given.file:
                with given.file.open("ab") as file:
                    file.write(msgspec.json.encode(told[seed]) + b"\n")
    train = [one for game_ in told.values() if game_.seed % 5 for one in game_.stood]
    apart = [one for game_ in told.values() if not game_.seed % 5 for one in game_.stood]
    found = fit(train)
    weights = {name: weight for name, weight in found.items() if name != "constant"}
    leads = [
        found["constant"] + sum(weights.get(name, 0.0) * x for name, x in one.hopes.items())
        for one in apart
    ]
    fitted = loss([(likely(lead), one.ended) for lead, one in zip(leads, apart, strict=True)])
    plain = loss([(likely(log_odds(one.worth)), one.ended) for one in apart])
    print(
        f"[{game.id}]  # {len(told)} games of {given.player}, {len(train) + len(apart)} situations;"
        f" loss on those apart {fitted:.3f}, as appraised {plain:.3f}"
        f"\nconstant = {found['constant']:.2f}"
    )
    if APPRAISED in weights:
        print(f"slope = {weights[APPRAISED]:.2f}")
    else:
        print("weights = {", ", ".join(f"{name} = {w:.2f}" for name, w in weights.items()), "}")


if __name__ == "__main__":
    main()
