"""Simulate games between computer players and count what happened."""

from __future__ import annotations

import math
import os
import random
import shlex
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import inf
from typing import Any

import msgspec
from msgspec import Struct

from grimtable.games import find
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.errors import ScriptError
from grimtable.kernel.fate import Seeded
from grimtable.kernel.game import Game, Outcome
from grimtable.kernel.run import Run, playout
from grimtable.kernel.text import Text
from grimtable.kernel.words import Words
from grimtable.lab.samples import sample
from grimtable.minds import mind, take_turns

LIMIT = 200_000
"""A game that takes more decisions than this does not end."""
Z = 1.96
"""Standard deviations of a 95 % interval."""


class Played(Struct, frozen=True):
    """One simulated game."""

    seed: int
    decisions: int
    seconds: float
    outcome: Outcome | None
    error: str = ""


class Estimate(Struct, frozen=True):
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class Report(Struct):
    """What a simulation found."""

    game: str
    players: tuple[str, ...]
    games: int
    finished: int
    exceptions: int
    decisions: int
    decisions_per_second: float
    """Of one process: decisions divided by the time spent playing."""
    results: dict[str, Estimate]
    """Each seat's mean result: 0 lost, 1 won."""
    endings: dict[str, int]
    """How often games ended so, in the game's words."""
    scores: Estimate | None
    errors: list[str]


def simulate(
    name: str,
    options: Any,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play `games` games; the i-th has the seed `seed + i`, so that each can be played again.

    Without options every game is played with those that the game samples for its seed. Fewer
    players than seats go around.
    """
    plain = None if options is None else msgspec.to_builtins(options)  # fit for other processes
    jobs = jobs or os.cpu_count() or 1
    size = max(1, min(200, games // (jobs * 4)))
    tasks = [
        (name, plain, tuple(players), range(at, min(at + size, seed + games)))
        for at in range(seed, seed + games, size)
    ]
    played: list[Played] = []
    for batch in _batches(tasks, jobs):
        played += batch
        progress(len(played))
    return _report(name, tuple(players), played, plain or {})


def _batches(tasks: list[Any], jobs: int) -> Iterator[list[Played]]:
    if jobs == 1 or len(tasks) == 1:
        yield from map(_play_batch, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_batch, tasks)


def _play_batch(task: tuple[str, Any, tuple[str, ...], range]) -> list[Played]:
    name, plain, players, seeds = task
    game = find(name)
    given = None if plain is None else msgspec.convert(plain, game.Options)
    return [
        play_one(game, sample(game, seed) if given is None else given, players, seed)
        for seed in seeds
    ]


def play_one(
    game: Game, options: Any, players: tuple[str, ...], seed: int, limit: int | None = None
) -> Played:
    """Play one game between computer players, whatever happens.

    After `limit` decisions it is cut off, without an outcome and without an error. The players'
    budgets count futures, no seconds, so that the game can be played again on any machine.
    """
    start = time.process_time()
    state = game.new(options)
    count = 0
    try:
        if set(players) == {"random"} and limit is None:
            count = _random_game(game, state, seed)
        else:
            run = Run(game, state, Seeded(seed))
            seats = [seat.id for seat in game.seats(options)]
            minds = {
                seat: mind(players[i % len(players)], seed + i, inf) for i, seat in enumerate(seats)
            }
            while not run.over:
                count += take_turns(run, minds, 100)
                if limit is not None and count >= limit and not run.over:
                    return Played(seed, count, time.process_time() - start, None)
                if count > LIMIT:
                    raise ScriptError(f"the game did not end within {LIMIT} decisions")
        outcome = game.outcome(state)
        if outcome is None:
            raise ScriptError("the script ended, but the game has no outcome")
        return Played(seed, count, time.process_time() - start, outcome)
    except Exception:  # a simulation counts faults instead of stopping at the first
        return Played(seed, count, time.process_time() - start, None, traceback.format_exc())


def _random_game(game: Game, state: Any, seed: int) -> int:
    draw, count = random.Random(~seed).random, 0

    def choose(ask: Ask) -> Option:
        nonlocal count
        count += 1
        if count > LIMIT:
            raise ScriptError(f"the game did not end within {LIMIT} decisions")
        options = ask.options
        return options[int(draw() * len(options))]

    playout(game.play(state), choose, Seeded(seed).answer)
    return count


def _report(
    name: str, players: tuple[str, ...], played: list[Played], options: dict[str, Any]
) -> Report:
    ended = [one for one in played if one.outcome is not None]
    outcomes = [one.outcome for one in ended if one.outcome is not None]
    decisions, seconds = sum(p.decisions for p in played), sum(p.seconds for p in played)
    game = find(name)
    given = msgspec.convert(options, game.Options) if options else sample(game, 0)
    # A game under trial may have no words yet: its keys say enough.
    written = (game.folder / "text" / "en.ftl").is_file()
    text = Text.of(game, given, "en") if written else Text((), "en")
    seats = dict.fromkeys(seat for outcome in outcomes for seat in outcome.result)
    scores = [float(o.score) for o in outcomes if o.score is not None]
    return Report(
        game=game.id,
        players=players,
        games=len(played),
        finished=len(ended),
        exceptions=len(played) - len(ended),
        decisions=decisions,
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        results={
            seat: estimate([o.result[seat] for o in outcomes if seat in o.result]) for seat in seats
        },
        endings=_endings(text, [o.words for o in outcomes]),
        scores=estimate(scores) if scores else None,
        errors=[
            f"seed {one.seed}: again with: grimtable simulate {name} --games 1 "
            f"--seed {one.seed} --players {','.join(players)}{_words(options)}\n{one.error}"
            for one in played
            if one.error
        ][:5],
    )


def _endings(text: Text, found: list[Words]) -> dict[str, int]:
    """How games ended, in words: figures that differ from game to game are told as a range."""
    alike: dict[tuple[Any, ...], list[Words]] = {}
    for words in found:
        named = [(name, value) for name, value in words.args.items() if not isinstance(value, int)]
        alike.setdefault((words.key, *map(str, named)), []).append(words)
    endings = Counter[str]()
    for group in alike.values():
        args = dict(group[0].args)
        for name in args:
            values = {one.args[name] for one in group if isinstance(one.args[name], int)}
            if len(values) > 1:
                args[name] = f"{min(values)} to {max(values)}"
        endings[text(group[0].key, args)] += len(group)
    return dict(sorted(endings.items()))


def _words(options: dict[str, Any]) -> str:
    """Options as the command line takes them: `KEY=VALUE`, values as in TOML."""
    given = {key: msgspec.json.encode(v).decode() for key, v in options.items() if v is not None}
    if not given:
        return ""
    return " --options " + " ".join(shlex.quote(f"{key}={v}") for key, v in given.items())


def estimate(values: Sequence[float]) -> Estimate:
    """Mean and 95 % interval: Wilson's for results from 0 to 1, the normal one otherwise.

    Draws and the shares of a draft spread less than wins and losses with the same mean, so for
    them Wilson's interval is rather wide; but it never leaves 0 to 1, however few the games.
    """
    n = len(values)
    if not n:
        return Estimate(0.0, 0.0, 1.0)
    mean = sum(values) / n
    if all(0.0 <= value <= 1.0 for value in values):
        return wilson(mean, n)
    spread = math.sqrt(sum((v - mean) ** 2 for v in values) / max(1, n - 1) / n)
    return Estimate(mean, mean - Z * spread, mean + Z * spread)


def wilson(mean: float, n: int) -> Estimate:
    """Wilson's 95 % interval of a share of `n` games."""
    middle = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))
