"""What chance of winning does an appraisal stand for?

    python -m bench.chances realms --games 60 --player greedy --file realms.jsonl

lets computer players (or `quick` ones: rules of thumb alone) play the contests of a game, notes how
it stands for every seat whenever a turn begins, and fits the chance of winning to how the games
ended: the logarithm of the odds is a constant and a multiple of that of the appraisal (logistic
regression). Every fifth game is kept apart, and says whether chances are nearer the truth than
appraisals (mean logarithmic loss; 0.693 is a coin). It prints what
`src/grimtable/minds/chances.toml` holds. With a file, every game is written down at once, and what
was stopped goes on.
"""

from __future__ import annotations

import argparse
from math import exp, inf, log
from pathlib import Path

import msgspec
from msgspec import Struct

from grimtable.games import find
from grimtable.kernel import Ask, Game, Option, Run, Seeded
from grimtable.kernel.asks import Mark
from grimtable.kernel.run import Heard
from grimtable.lab.samples import contest
from grimtable.minds import Player, View, mind, take_turns
from grimtable.minds.chances import log_odds
from grimtable.minds.quick import Quick

STEPS, RIDGE, LONGEST = 30, 1e-2, 1_500


class Told(Struct):
    """A game: how it stood for its seats at the beginnings of turns, and how it ended for them."""

    seed: int
    stood: list[tuple[float, float]]


class Notes:
    """Listens to a game, and notes how it stands when a turn begins."""

    def __init__(self, game: Game, seats: list[str]) -> None:
        self.game, self.seats = game, seats
        self.seen: list[tuple[str, float]] = []

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if mark.turn is not None:
            for seat in self.seats:
                self.seen.append((seat, self.game.appraise(run.state, seat)))


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
    return Told(seed, [(worth, ended[seat]) for seat, worth in notes.seen])


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


def fit(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """Constant and slope by Newton's steps of a logistic regression."""
    constant, slope = 0.0, 1.0
    for _ in range(STEPS):
        g0, g1 = -RIDGE * constant, -RIDGE * (slope - 1)
        h00 = h11 = RIDGE
        h01 = 0.0
        for worth, result in pairs:
            x = log_odds(worth)
            p = 1 / (1 + exp(-max(-30.0, min(30.0, constant + slope * x))))
            g0, g1 = g0 + result - p, g1 + (result - p) * x
            bend = p * (1 - p)
            h00, h01, h11 = h00 + bend, h01 + bend * x, h11 + bend * x * x
        size = h00 * h11 - h01 * h01
        constant += (h11 * g0 - h01 * g1) / size
        slope += (h00 * g1 - h01 * g0) / size
    return constant, slope


def loss(pairs: list[tuple[float, float]], constant: float, slope: float) -> float:
    """How surprised such chances are at the results, on average."""
    total = 0.0
    for worth, result in pairs:
        p = 1 / (1 + exp(-(constant + slope * log_odds(worth))))
        p = min(0.999, max(0.001, p))
        total -= result * log(p) + (1 - result) * log(1 - p)
    return total / len(pairs)


def main() -> None:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    game, told = find(given.game), {}
    if given.file and given.file.exists():
        lines = given.file.read_text("utf-8").splitlines()
        told = {one.seed: one for one in (msgspec.json.decode(line, type=Told) for line in lines)}
    for seed in range(given.seed, given.seed + given.games):
        if seed not in told:
            told[seed] = play(game, given.player, seed)
            if given.file:
                with given.file.open("ab") as file:
                    file.write(msgspec.json.encode(told[seed]) + b"\n")
    train = [pair for one in told.values() if one.seed % 5 for pair in one.stood]
    apart = [pair for one in told.values() if not one.seed % 5 for pair in one.stood]
    constant, slope = fit(train)
    print(
        f"[{game.id}]  # {len(told)} games of {given.player}, {len(train) + len(apart)} situations;"
        f" loss on those apart {loss(apart, constant, slope):.3f}, as appraised"
        f" {loss(apart, 0.0, 1.0):.3f}\nconstant = {constant:.2f}\nslope = {slope:.2f}"
    )


if __name__ == "__main__":
    main()
