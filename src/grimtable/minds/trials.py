"""Candidates tried against futures: the same ones for each, and the worse half dropped each time.

A future is one way it can go from here, with dice, draws and what the seat can't know sampled anew.
It goes on by a quick policy for a short while and is then appraised.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev
from time import monotonic

from grimtable.kernel.asks import Ask, Mark, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Heard, Run
from grimtable.kernel.view import View
from grimtable.minds.chances import ahead, at_hand, fitted, likely, log_odds
from grimtable.minds.quick import Quick, Strata, along, has_hunches, lays_out

SAMPLES = 6
"""How many futures make up a fair share of what a die can show."""
DECISIONS = 120
"""Answers after which a future is appraised wherever it stands."""
CLEARLY, LEAST, FEWEST = 2.0, 0.01, 8
"""How many times its error, by what share, and in how many futures something must be better to be
preferred to what is usual."""


class Candidate:
    """A way to go on, and what the futures after it were worth.

    What was thought of it before counts for so many futures.
    """

    __slots__ = ("answers", "chances", "seen", "total", "tried")

    def __init__(self, answers: tuple[Option, ...], worth: float, counts: int) -> None:
        self.answers = answers
        self.total, self.tried = counts * worth, counts
        self.seen: dict[int, float] = {}
        """What it was worth in each future, by its number."""
        self.chances: dict[int, float] = {}
        """The chance to win where each future ended; or to win what is at hand (`Game.at_hand`)."""

    @property
    def worth(self) -> float:
        """The mean over the futures tried."""
        return self.total / self.tried

    def joins(self, other: Candidate, answers: tuple[Option, ...]) -> None:
        """Come to where another way leads, and be worth as much, by these answers."""
        self.answers, self.total, self.tried = answers, other.total, other.tried
        self.seen, self.chances = other.seen, other.chances


def as_told(view: View, chance: float) -> float:
    """What is told of a chance: while rivals lay the table out, what of it holds unseen."""
    holds = fitted(view.game).unseen if lays_out(view) else 1.0
    return chance if holds == 1.0 else likely(holds * log_odds(chance))


class Turns:
    """Listens to a future, and says when so many turns have begun in it."""

    def __init__(self, turns: int) -> None:
        self.left, self.begun = turns, False

    @property
    def up(self) -> bool:
        """Whether the time is up."""
        return self.left <= 0

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if mark.turn is not None:
            self.left -= 1
            self.begun = True


def halved(
    candidates: list[Candidate],
    playouts: int,
    late: float,
    future: Callable[[Candidate, int], float],
) -> list[Candidate]:
    """Try candidates in about so many futures; the best first: who stayed longest, then by worth.

    `future(one, sample)` is what one of them is worth in the sample-th future.
    """
    left = candidates
    rounds = max(1, (len(left) - 1).bit_length())
    sample = 0
    while len(left) > 1:
        for _ in range(max(1, playouts // (rounds * len(left)))):
            for one in left:
                if monotonic() > late:
                    return _ranked(candidates, left)
                _tried(one, sample, future)
            sample += 1
        left = sorted(left, key=lambda one: -one.worth)[: (len(left) + 1) // 2]
    return _ranked(candidates, left)


def challenged(
    usual: Candidate,
    others: list[Candidate],
    playouts: int,
    late: float,
    future: Callable[[Candidate, int], float],
) -> list[Candidate]:
    """Try what is usual against others, in about so many futures; the best first.

    Only what is clearly better in the same futures comes before what is usual: where much is left
    to chance, the best of many would else be the luckiest.
    """
    left, lead = others, {id(one): list[float]() for one in others}
    rounds = max(1, len(others).bit_length())
    sample = 0
    while left:
        for _ in range(max(1, playouts // (rounds * (len(left) + 1)))):
            if monotonic() > late:
                return [usual, *_ranked(others, left)]
            worth = _tried(usual, sample, future)
            for one in left:
                lead[id(one)].append(_tried(one, sample, future) - worth)
            sample += 1
        left = sorted(left, key=lambda one: -mean(lead[id(one)]))
        if len(left) == 1:
            break
        left = left[: (len(left) + 1) // 2]
    rest = _ranked(others, left)
    if left and _is_clear(lead[id(left[0])], usual.worth):
        return [left[0], usual, *(one for one in rest if one is not left[0])]
    return [usual, *rest]


def _tried(one: Candidate, sample: int, future: Callable[[Candidate, int], float]) -> float:
    worth = one.seen[sample] = future(one, sample)
    one.total += worth
    one.tried += 1
    return worth


def is_ahead(one: Candidate, other: Candidate) -> bool:
    """Whether one is better than another by more than chance explains.

    The futures that both were tried in tell; without any, what they are worth is no estimate.
    """
    lead = [worth - other.seen[at] for at, worth in one.seen.items() if at in other.seen]
    if len(lead) < 2:
        return one.worth - other.worth > 1e-9
    return mean(lead) > stdev(lead) / sqrt(len(lead))


def is_clearly_ahead(one: Candidate, other: Candidate) -> bool:
    """Whether one is better than another by far more than chance explains, and by enough."""
    lead = [worth - other.seen[at] for at, worth in one.seen.items() if at in other.seen]
    return _is_clear(lead, other.worth) if lead else one.worth - other.worth > 1e-9


def _is_clear(lead: list[float], worth: float) -> bool:
    """Whether something is better by more than chance explains, and by enough to matter."""
    if len(lead) < FEWEST:
        return False
    return mean(lead) > max(LEAST * worth, CLEARLY * stdev(lead) / sqrt(len(lead)))


def _ranked(candidates: list[Candidate], left: list[Candidate]) -> list[Candidate]:
    alive = {id(one) for one in left}
    dropped = [one for one in candidates if id(one) not in alive]
    best = sorted(left, key=lambda one: -one.worth)
    return best + sorted(dropped, key=lambda one: (-one.tried, -one.worth))


class Futures:
    """What ways to go on are worth some turns on, one future after the other.

    The turn in which one goes on counts from its choice on: a line that ends it has used it up.
    """

    def __init__(self, view: View, seed: int, turns: int, late: float, looks: int = 4) -> None:
        self.view, self.seed, self.turns = view, seed, turns
        self.late, self.looks = late, looks
        self.keep = not has_hunches(view.game)  # its policy forks the future at every step
        self.near = view.game.at_hand(view.state) is not None

    def __call__(self, one: Candidate, sample: int) -> float:
        """What a candidate is worth in one future, so many turns on, or when it is late."""
        game, seat = self.view.game, self.view.seat
        state = self.end(one.answers, sample).state
        if self.near:
            one.chances[sample] = at_hand(game, self.view.state, state)
        else:
            one.chances[sample] = ahead(game, state, seat)
        return game.appraise(state, seat)

    def level(self, candidates: list[Candidate], until: int) -> None:
        """Try all in the same futures, so many, or as many as there is time for."""
        for sample in range(until):
            for one in candidates:
                if monotonic() > self.late:
                    return
                if sample not in one.seen:
                    _tried(one, sample, self)

    def end(self, answers: tuple[Option, ...], sample: int) -> Run:
        """Where one future leads to that begins with these answers."""
        view = self.view
        seed = (self.seed * 1_000_003 + view.number) * 4096 + sample
        run, clock = view.fork(Seeded(seed), keep=self.keep), Turns(self.turns)
        run.listen(clock)
        run.trust(Strata(self.seed + view.number + sample // SAMPLES, sample, SAMPLES))
        for _ in along(run, view.number, answers, view.seat):
            pass
        self._play_on(run, clock, Quick(seed, self.looks))
        return run

    def _play_on(self, run: Run, clock: Turns, policy: Quick) -> None:
        """Let everybody answer by a quick policy until the time is up, or it is late.

        Where the game looks no further ahead, a future ends, too; and at the next lull (a fight is
        over, say).
        """
        game = self.view.game
        lull = game.lull(self.view.state)
        for _ in range(DECISIONS):
            if run.over or clock.up or monotonic() > self.late:
                break
            if not game.horizon(run.state):
                break
            if game.lull(run.state) and (clock.begun or not lull):
                break
            number, ask = run.asks[0]
            assert isinstance(ask, Ask)
            run.give(number, policy.choose(run, number, ask))
