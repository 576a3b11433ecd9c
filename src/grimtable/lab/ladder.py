"""A ladder: does every computer player beat the one below it?

Where seats are rivals, each player meets the one below, from both seats in turn. Where they win and
lose together, each plays all seats of the same set-ups, and the shares of wins are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from grimtable.games import find
from grimtable.lab.samples import sample
from grimtable.lab.simulate import Estimate, Report, simulate, wilson

Progress = Callable[[str, int], None]


class Rung(Struct, frozen=True):
    """A player, whom it met, and its mean result."""

    player: str
    against: str
    """The player below, or "" where all seats win together."""
    games: int
    result: Estimate
    decisions_per_second: float


def are_rivals(name: str, options: Any) -> bool:
    """Whether two seats of a game can have different results: found by playing it at random."""
    game = find(name)
    seats = game.seats(sample(game, 0) if options is None else options)
    if len(seats) < 2:
        return False
    results = simulate(name, options, ["random"], 8, jobs=1).results
    return len({estimate.mean for estimate in results.values()}) > 1


def ladder(
    name: str,
    options: Any,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    jobs: int | None = None,
    progress: Progress = lambda who, done: None,
) -> list[Rung]:
    """Climb from the weakest player to the strongest."""
    rivals = are_rivals(name, options)
    rungs: list[Rung] = []
    for below, who in zip(["", *players], players, strict=False):
        if rivals and not below:
            continue
        pairs = [(who, below), (below, who)] if rivals else [(who,)]
        reports = [
            simulate(
                name,
                options,
                pair,
                games // len(pairs),
                seed,
                jobs=jobs,
                progress=lambda done, who=who: progress(who, done),  # type: ignore[misc]
            )
            for pair in pairs
        ]
        rungs.append(_rung(who, below if rivals else "", reports))
    return rungs


def _rung(who: str, against: str, reports: list[Report]) -> Rung:
    games = sum(report.finished for report in reports)
    means = []
    for report in reports:
        at = report.players.index(who) if against else 0
        seats = list(report.results)
        means.append(report.results[seats[at]].mean)
    mean = sum(means) / len(means)
    # Estimates of equally many games each; as intervals of one series of so many games.
    speed = sum(report.decisions_per_second for report in reports) / len(reports)
    return Rung(who, against, games, wilson(mean, games), speed)


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
