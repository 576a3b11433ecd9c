"""campaign start, go, show, list: chains of tables, kept in folders."""

from __future__ import annotations

import argparse
import random
import re
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grimtable.campaigns import FILE, Ledger
from grimtable.cli.common import (
    add_options,
    given_options,
    need_terminal,
    print_json,
    print_sheet,
    print_table,
    read_options,
    read_seats,
)
from grimtable.form import changed
from grimtable.games import find, registered
from grimtable.home import home
from grimtable.kernel.campaign import begin, next_options, onward, seated, written
from grimtable.kernel.errors import GrimtableError, Refused
from grimtable.kernel.fate import Rooted
from grimtable.kernel.game import Game
from grimtable.kernel.loading import sheet
from grimtable.kernel.save import read_save
from grimtable.kernel.table import Table
from grimtable.kernel.text import LANGUAGES, Text

ME = "me"


def add_commands(commands: Any) -> None:
    """The commands for campaigns."""
    campaign = commands.add_parser("campaign", help="play a campaign, chapter by chapter")
    verbs = campaign.add_subparsers(metavar="start|go|show|list", required=True)

    start = verbs.add_parser("start", help="begin a campaign at the terminal table")
    start.add_argument("game", help="a game with campaigns, or a .py file")
    start.add_argument("--name", default="", help="what the campaign is called")
    add_options(start)
    start.add_argument("--seats", default="", metavar="WHO,...", help="as in play")
    start.add_argument("--seed", type=int, help="the seed of the dice; without it, a new one")
    start.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
    start.set_defaults(run=start_campaign)

    go = verbs.add_parser("go", help="go on: with the chapter under way, or with the next")
    go.add_argument("name")
    go.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar="FILE|KEY=VALUE",
        help="begin the next chapter with other options, where it may have others: party=...",
    )
    go.add_argument(
        "--seats", default="", metavar="WHO,...", help="and with others in its seats, as in play"
    )
    go.add_argument("--lang", choices=LANGUAGES, help="the language")
    go.add_argument("--game", metavar="FILE.py", help="the game, if it is a file of your own")
    go.set_defaults(run=go_on)

    show = verbs.add_parser("show", help="the chapters, how they ended, and what is written down")
    show.add_argument("name")
    show.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
    show.add_argument("--json", action="store_true", help="print JSON")
    show.add_argument("--game", metavar="FILE.py", help="the game, if it is a file of your own")
    show.set_defaults(run=show_campaign)

    listed = verbs.add_parser("list", help="all campaigns")
    listed.add_argument("--json", action="store_true", help="print JSON")
    listed.set_defaults(run=list_campaigns)


def folder(name: str) -> Path:
    """Where a campaign of that name is kept."""
    if not re.fullmatch(r"[\w-]+", name):
        raise GrimtableError(f"{name!r} can't be a name: letters, digits, - and _ can.")
    return home() / "campaigns" / name


def _opened(arguments: argparse.Namespace) -> tuple[Ledger, Game]:
    ledger = Ledger.read(folder(arguments.name))
    game = find(arguments.game) if arguments.game else registered(ledger.campaign.game)
    return ledger, game


def start_campaign(arguments: argparse.Namespace) -> int:
    """`grimtable campaign start`."""
    need_terminal()
    from grimtable import terminal  # Textual takes a moment to import

    game = find(arguments.game)
    options = read_options(game, arguments.options)
    seats = read_seats(game, options, arguments.seats)
    real = False
    if not arguments.options and not arguments.seats:
        chosen = terminal.choose(game, terminal.Setup(options, seats), arguments.lang)
        if chosen is None:
            return 0
        options, seats, real = chosen
    options = begin(game, options)
    seats = seated(game, options, seats, ME)
    name = arguments.name or f"{game.id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    ledger = Ledger.begin(folder(name), game, options, seats)
    seed = random.SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    table = Table(game, options, None, seed=seed)
    if not real:
        table.run.trust(Rooted(table))
    terminal.play(table, seats, ledger.path, arguments.lang, seed)
    print(f"Kept in {ledger.folder}. Go on with: grimtable campaign go {name}")
    return 0


def go_on(arguments: argparse.Namespace) -> int:
    """`grimtable campaign go`: at the end of a chapter the table itself offers the next."""
    need_terminal()
    from grimtable import terminal

    ledger, game = _opened(arguments)
    if arguments.options or arguments.seats:
        open_next(ledger, game, given_options(game, arguments.options), arguments.seats)
    if ledger.path.exists():
        terminal.resume(game, ledger.path, arguments.lang)
        return 0
    chapter = ledger.campaign.last  # stopped before its first save
    table = Table(game, chapter.begun(game), None, seed=random.SystemRandom().randrange(10**9))
    table.run.trust(Rooted(table))
    terminal.play(table, chapter.seats, ledger.path, arguments.lang or LANGUAGES[0])
    return 0


def open_next(ledger: Ledger, game: Game, given: Mapping[str, Any], words: str) -> None:
    """Begin the next chapter with other options or other players than were handed over."""
    if not ledger.path.exists():
        raise Refused("This chapter is still being played.", "chapter-open")
    table = Table.load(game, read_save(ledger.path), real_dice=True)
    options = changed(game, next_options(table), given)
    seats = read_seats(game, options, words) if words else None
    ledger.open_next(table, ME, options, seats)


def show_campaign(arguments: argparse.Namespace) -> int:
    """`grimtable campaign show`."""
    ledger, game = _opened(arguments)
    options = ledger.campaign.last.begun(game)
    text = Text.of(game, options, arguments.lang)
    rows = []
    for i, chapter in enumerate(ledger.campaign.chapters, 1):
        title = game.chapter(chapter.begun(game))
        outcome = text.words(chapter.outcome.words) if chapter.outcome else ""
        rows.append((i, text.words(title) if title else "", outcome, chapter.table))
    following = _following(ledger, game)
    record = written(game, _written_now(ledger, game) or options)
    if arguments.json:
        keys = ("chapter", "title", "outcome", "table")
        chapters = [dict(zip(keys, row, strict=True)) for row in rows]
        goes_on = following is not None or ledger.campaign.last.outcome is None
        print_json({"chapters": chapters, "sheet": record, "goes_on": goes_on})
        return 0
    print_table([row[:3] for row in rows])
    print()
    print_sheet(record, text)
    return 0


def _written_now(ledger: Ledger, game: Game) -> Any | None:
    """What players would write down now: at the end of a chapter, what begins the next."""
    return sheet(game, read_save(ledger.path)) if ledger.path.exists() else None


def _following(ledger: Ledger, game: Game) -> Any | None:
    """The options of the next chapter, once the last one is over."""
    if ledger.campaign.last.outcome is None:
        return None
    return onward(Table.load(game, read_save(ledger.path), real_dice=True))


def list_campaigns(arguments: argparse.Namespace) -> int:
    """`grimtable campaign list`."""
    rows = []
    for file in sorted((home() / "campaigns").glob(f"*/{FILE}")):
        campaign = Ledger.read(file.parent).campaign
        rows.append((file.parent.name, campaign.game, len(campaign.chapters)))
    if arguments.json:
        print_json([{"name": name, "game": game, "chapters": n} for name, game, n in rows])
    else:
        print_table([(name, game, f"chapter {n}") for name, game, n in rows])
    return 0
