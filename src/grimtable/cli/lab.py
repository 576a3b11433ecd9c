"""simulate, ladder."""

from __future__ import annotations

import argparse
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

from rich.progress import Progress

from grimtable.cli.common import add_options, print_json, print_table, read_options
from grimtable.games import find
from grimtable.kernel.errors import GrimtableError
from grimtable.lab.ladder import Rung, chart, ladder
from grimtable.lab.simulate import Estimate, Report, simulate
from grimtable.minds import MINDS, mind, minds_for


def add_commands(commands: Any) -> None:
    """The commands of designers."""
    command = commands.add_parser("simulate", help="let computer players play many games")
    command.add_argument("game")
    command.add_argument("--games", type=int, default=1000, metavar="N")
    command.add_argument("--seed", type=int, default=0, metavar="S")
    command.add_argument(
        "--players",
        default="random",
        metavar="WHO,...",
        help=f"one for each seat, or fewer to go around: {', '.join(MINDS)}",
    )
    command.add_argument("--jobs", type=int, help="processes; by default one per core")
    add_options(command)
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run_simulation)
    command = commands.add_parser("ladder", help="does every computer player beat the one below?")
    command.add_argument("game")
    command.add_argument("--games", type=int, default=400, metavar="N", help="for each rung")
    command.add_argument("--seed", type=int, default=0, metavar="S")
    command.add_argument("--players", default="", metavar="WHO,...", help="weakest first")
    command.add_argument("--jobs", type=int, help="processes; by default one per core")
    command.add_argument("--chart", type=Path, metavar="FILE.svg", help="draw it")
    command.add_argument(
        "--file", type=Path, metavar="FILE.jsonl", help="write down every game; go on from there"
    )
    add_options(command)
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run_ladder)


def run_ladder(arguments: argparse.Namespace) -> int:
    """`grimtable ladder`."""
    game = find(arguments.game)
    if arguments.games < 2:
        raise GrimtableError(f"--games {arguments.games}: play at least two.")
    players = [name.strip() for name in arguments.players.split(",") if name.strip()]
    for name in players:
        mind(name)
    options = read_options(game, arguments.options) if arguments.options else None
    with Progress(transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(game.id, total=arguments.games)
        rungs = ladder(
            arguments.game,
            options,
            players or minds_for(game),
            arguments.games,
            arguments.seed,
            jobs=arguments.jobs,
            file=arguments.file,
            progress=lambda who, done: bar.update(task, description=who, completed=done),
        )
    if arguments.chart is not None:
        arguments.chart.write_text(chart(rungs, game.rulebook.title), "utf-8")
    if arguments.json:
        print_json(rungs)
    else:
        print_table([(f"{_who(rung)}", _interval(rung.result, 100, " %")) for rung in rungs])
    return 0


def _who(rung: Rung) -> str:
    against = f" against {rung.against}" if rung.against else ""
    return f"{rung.player}{against}, {rung.games} games"


def run_simulation(arguments: argparse.Namespace) -> int:
    """`grimtable simulate`."""
    game = find(arguments.game)
    if arguments.games < 1:
        raise GrimtableError(f"--games {arguments.games}: play at least one.")
    players = [name.strip() for name in arguments.players.split(",")]
    for name in players:
        mind(name)
    options = read_options(game, arguments.options) if arguments.options else None
    with Progress(transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(f"{game.id}", total=arguments.games)
        report = simulate(
            arguments.game,
            options,
            players,
            arguments.games,
            arguments.seed,
            jobs=arguments.jobs,
            progress=lambda done: bar.update(task, completed=done),
        )
    if arguments.json:
        print_json(report)
    else:
        _print(report)
    return 1 if report.exceptions else 0


def _print(report: Report) -> None:
    rows: list[tuple[Any, ...]] = [
        ("games finished", f"{report.finished} of {report.games}"),
        ("exceptions", report.exceptions),
        ("decisions", report.decisions),
        ("decisions per second and process", f"{report.decisions_per_second:,.0f}"),
    ]
    for seat, who in zip(report.results, cycle(report.players), strict=False):
        rows.append((f"result of {seat} ({who})", _interval(report.results[seat], 100, " %")))
    if report.scores is not None:
        rows.append(("score", _interval(report.scores, 1, "")))
    rows += [(f"  {key}", count) for key, count in report.endings.items()]
    print_table([(name, str(value)) for name, value in rows])
    for error in report.errors:
        print(error, file=sys.stderr)


def _interval(value: Estimate, scale: int, unit: str) -> str:
    low, high = value.low * scale, value.high * scale
    return f"{value.mean * scale:.1f}{unit} (95 %: {low:.1f} to {high:.1f})"
