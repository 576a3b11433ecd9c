"""A ladder: does every computer player beat the one below it?

Where seats are rivals, each player meets the one below, every set-up from both sides. Where they
win and lose together, each plays all seats of the same set-ups, and the shares of wins are
compared. With a file every game is written down at once, and a ladder that was stopped goes on.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from grimtable.games import find
from grimtable.lab.samples import contest
from grimtable.lab.simulate import Estimate, estimate, play_one

Progress = Callable[[str, int], None]
LIMIT = 1_500
"""Decisions after which a game counts as not won: with little hope it may go on for long."""


class Bout(Struct, frozen=True):
    """One game of a ladder: whose rung it belongs to, and the mean result of that player's seats.

    `side` says which seats were the player's, of rivals: the even ones or the odd ones.
    """

    player: str
    against: str
    seed: int
    side: int
    result: float
    decisions: int
    seconds: float
    error: str = ""


class Rung(Struct, frozen=True):
    """A player, whom it met, and its mean result."""

    player: str
    against: str
    """The player below, or "" where all seats win together."""
    games: int
    result: Estimate
    decisions_per_second: float
    faults: int = 0
    """Games that ended in an error; they are counted nowhere else."""


def ladder(
    name: str,
    options: Any,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    jobs: int | None = None,
    file: Path | None = None,
    progress: Progress = lambda who, done: None,
) -> list[Rung]:
    """Climb from the weakest player to the strongest."""
    known = _read(file)
    rungs: list[Rung] = []
    rivals = find(name).rivals
    for below, who in zip(["", *players], players, strict=False):
        if rivals and not below:
            continue
        against = below if rivals else ""
        wanted = [(who, against, seed + i // 2, i % 2) for i in range(games)]
        if not rivals:
            wanted = [(who, "", seed + i, 0) for i in range(games)]
        bouts = [known[key] for key in wanted if key in known]
        plain = None if options is None else msgspec.to_builtins(options)
        tasks = [(name, plain, *key) for key in wanted if key not in known]
        for bout in _played(tasks, jobs or os.cpu_count() or 1):
            bouts.append(bout)
            _write(file, bout)
            progress(who, len(bouts))
        rungs.append(_rung(who, against, bouts))
    return rungs


def _played(tasks: list[Any], jobs: int) -> Iterator[Bout]:
    if jobs == 1 or len(tasks) < 2:
        yield from map(play_bout, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_bout, tasks)


def play_bout(task: tuple[str, Any, str, str, int, int]) -> Bout:
    """Play one game; without options, with those of the game's contest for that seed."""
    name, plain, who, against, seed, side = task
    game = find(name)
    options = contest(game, seed) if plain is None else msgspec.convert(plain, game.Options)
    players = ((who, against) if side == 0 else (against, who)) if against else (who,)
    played = play_one(game, options, players, seed, LIMIT)
    seats = [seat.id for seat in game.seats(options)]
    mine = seats[side :: len(players)]
    result = 0.0
    if played.outcome is not None:
        result = sum(played.outcome.result[seat] for seat in mine) / len(mine)
    return Bout(
        who, against, seed, side, result, played.decisions, played.seconds, played.error[-500:]
    )


def _read(file: Path | None) -> dict[tuple[str, str, int, int], Bout]:
    """The games that were played before."""
    if file is None or not file.exists():
        return {}
    bouts = [msgspec.json.decode(line, type=Bout) for line in file.read_text("utf-8").splitlines()]
    return {(one.player, one.against, one.seed, one.side): one for one in bouts}


def _write(file: Path | None, bout: Bout) -> None:
    if file is not None:
        with file.open("a", encoding="utf-8") as results:
            results.write(msgspec.json.encode(bout).decode() + "\n")


def climbed(file: Path) -> list[Rung]:
    """The ladder as far as a file tells of it, in the order in which it was climbed."""
    rungs: dict[tuple[str, str], list[Bout]] = {}
    for bout in _read(file).values():
        rungs.setdefault((bout.player, bout.against), []).append(bout)
    return [_rung(who, against, bouts) for (who, against), bouts in rungs.items()]


def _rung(who: str, against: str, bouts: Iterable[Bout]) -> Rung:
    ended = [bout for bout in bouts if not bout.error]
    faults = sum(bool(bout.error) for bout in bouts)
    seconds = sum(bout.seconds for bout in ended)
    speed = sum(bout.decisions for bout in ended) / seconds if seconds else 0.0
    result = estimate([bout.result for bout in ended])
    return Rung(who, against, len(ended), result, round(speed, 1), faults)


def chart(rungs: Sequence[Rung], title: str) -> str:
    """The ladder as an SVG picture: bars with their intervals."""
    height = 34
    rows = []
    for i, rung in enumerate(rungs):
        y = 40 + i * height
        name = f"{rung.player} against {rung.against}" if rung.against else rung.player
        width, low, high = (300 * v for v in (rung.result.mean, rung.result.low, rung.result.high))
        rows.append(
            f'<text x="150" y="{y + 15}" text-anchor="end">{name}</text>'
            f'<rect x="160" y="{y}" width="{width:.1f}" height="20" fill="#8a2f2f"/>'
            f'<line x1="{160 + low:.1f}" x2="{160 + high:.1f}" y1="{y + 10}" y2="{y + 10}"'
            ' stroke="currentColor" stroke-width="2"/>'
            f'<text x="{170 + high:.1f}" y="{y + 15}">{100 * rung.result.mean:.0f} %</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 {50 + len(rungs) * height}"'
        ' font-family="sans-serif" font-size="13" fill="currentColor">'
        f'<text x="10" y="22" font-size="15">{title}</text>{"".join(rows)}</svg>\n'
    )
