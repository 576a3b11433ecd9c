"""games, play, resume, replay, sheet, lesson, scenario."""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import Any

import msgspec

from grimtable import scenario
from grimtable.cards import Document
from grimtable.cli.common import (
    STRONGEST,
    add_options,
    need_terminal,
    print_json,
    print_sheet,
    print_table,
    read_options,
    read_seats,
)
from grimtable.games import GAMES, find, registered
from grimtable.home import home
from grimtable.kernel.campaign import written
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.fate import Rooted
from grimtable.kernel.game import Game
from grimtable.kernel.loading import sheet
from grimtable.kernel.save import read_save
from grimtable.kernel.table import Table
from grimtable.kernel.text import LANGUAGES, Text
from grimtable.lab.samples import sample
from grimtable.lessons import GuideFate, guides, learners
from grimtable.minds import LEVELS, MINDS


def add_commands(commands: Any) -> None:
    """The commands of players."""
    games = commands.add_parser("games", help="list the games")
    games.add_argument("--json", action="store_true", help="print JSON")
    games.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
    games.set_defaults(run=list_games)

    play = commands.add_parser("play", help="play: in the browser, or a game at the terminal table")
    play.add_argument(
        "game",
        nargs="?",
        help="a game (see: grimtable games) or a .py file, for the terminal; without: the browser",
    )
    add_options(play)
    play.add_argument("--seed", type=int, help="the seed of the dice; without it, a new one")
    play.add_argument(
        "--seats",
        default="",
        metavar="WHO,...",
        help=f"who plays each seat, in order: me, {', '.join({**LEVELS, **MINDS})}; you have the "
        "first, and computer players take those you do not name (me,me: two people at one screen)",
    )
    play.add_argument(
        "--dice", choices=("computer", "real"), default="computer", help="who rolls and draws"
    )
    play.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
    play.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    play.set_defaults(run=play_game)

    resume = commands.add_parser("resume", help="go on with a saved game")
    resume.add_argument("file", type=Path)
    resume.add_argument("--lang", choices=LANGUAGES, help="the language")
    add_game(resume)
    resume.set_defaults(run=resume_game)

    replay = commands.add_parser("replay", help="print the log of a saved game")
    replay.add_argument("file", type=Path)
    replay.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
    replay.add_argument("--answers", action="store_true", help="print the answers, not the log")
    replay.add_argument("--json", action="store_true", help="print JSON")
    add_game(replay)
    replay.set_defaults(run=replay_game)

    written = commands.add_parser(
        "sheet", help="what players write down between sessions, as options to go on with"
    )
    written.add_argument("file", type=Path, help="a saved game")
    written.add_argument("out", type=Path, nargs="?", help="write it there, for play --options")
    written.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
    written.add_argument("--json", action="store_true", help="print JSON")
    add_game(written)
    written.set_defaults(run=show_sheet)

    lesson = commands.add_parser("lesson", help="learn a game at the terminal, step by step")
    lesson.add_argument("game")
    lesson.add_argument("which", nargs="?", default="", help="one that comes later, by its name")
    lesson.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
    lesson.set_defaults(run=take_lesson)

    scenarios = commands.add_parser("scenario", help="check or play scenario files")
    verbs = scenarios.add_subparsers(metavar="check|play", required=True)
    check = verbs.add_parser("check", help="play scenarios and check what they expect")
    check.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    check.add_argument("--json", action="store_true", help="print JSON")
    add_game(check)
    check.set_defaults(run=check_scenarios)
    start = verbs.add_parser("play", help="play on from a scenario's position")
    start.add_argument("file", type=Path)
    start.add_argument("--seed", type=int)
    start.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
    add_game(start)
    start.set_defaults(run=play_scenario)


def add_game(command: argparse.ArgumentParser) -> None:
    """The argument for games that are not in the package."""
    command.add_argument("--game", metavar="FILE.py", help="the game, if it is a file of your own")


def _game(arguments: argparse.Namespace, written: str) -> Game:
    """The game that a person names, or else the one that a file does."""
    return find(arguments.game) if arguments.game else registered(written)


def list_games(arguments: argparse.Namespace) -> int:
    """`grimtable games`."""
    rows = []
    for name in GAMES:
        game = find(name)
        text = Text.of(game, sample(game, 0), arguments.lang)
        rows.append((name, text("game-title"), text("game-blurb")))
    if arguments.json:
        print_json([{"id": i, "title": title, "blurb": blurb} for i, title, blurb in rows])
    else:
        print_table([*rows])
    return 0


def play_game(arguments: argparse.Namespace) -> int:
    """`grimtable play`; without options or seats, a start screen offers them."""
    if arguments.game is None:
        from grimtable.web.serve import serve  # heavy, and needed here alone

        serve(open_browser=True)
        return 0
    need_terminal()
    game = find(arguments.game)
    options = read_options(game, arguments.options)
    seats = read_seats(game, options, arguments.seats)
    real = arguments.dice == "real"
    if not arguments.options and not arguments.seats:
        from grimtable import terminal  # Textual takes a moment to import

        chosen = terminal.choose(game, terminal.Setup(options, seats, real), arguments.lang)
        if chosen is None:
            return 0
        options, seats, real = chosen
    seed = random.SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    people = [seat for seat, who in seats.items() if who == "me"]
    table = Table(game, options, None, people=people, seed=seed)
    if not real:
        table.run.trust(Rooted(table))
    _sit_down(table, seats, arguments.save or _new_save(game), arguments.lang, seed)
    return 0


def _new_save(game: Game) -> Path:
    return home() / "saves" / f"{game.id}-{time.strftime('%Y-%m-%d-%H%M%S')}.json"


def _sit_down(
    table: Table,
    seats: dict[str, str],
    path: Path,
    language: str,
    seed: int,
    lesson: scenario.Scenario | None = None,
) -> None:
    from grimtable import terminal  # Textual takes a moment to import; other commands need not wait

    terminal.play(table, seats, path, language, seed, lesson)
    print(f"Kept in {path}. Go on with: grimtable resume {path}")


def resume_game(arguments: argparse.Namespace) -> int:
    """`grimtable resume`."""
    need_terminal()
    from grimtable import terminal

    game = _game(arguments, read_save(arguments.file).game)
    terminal.resume(game, arguments.file, arguments.lang)
    return 0


def replay_game(arguments: argparse.Namespace) -> int:
    """`grimtable replay`."""
    save = read_save(arguments.file)
    game = _game(arguments, save.game)
    table = Table.load(game, save, real_dice=True)
    text = Text.of(game, table.options, arguments.lang)
    if arguments.json:
        log = [{"text": text.event(e), "rule": e.rule} for e in table.chronicle]
        print_json({"answers": table.journal, "log": log, "over": table.over})
        return 0
    if arguments.answers:
        print_table([(e.ask, text.name(e.seat), e.answer) for e in table.journal])
    else:
        for event in table.chronicle:
            print(f"{text.event(event)}  [{cite(game, event.rule, text)}]")
    outcome = table.outcome
    if outcome is not None:
        print(text.words(outcome.words))
    else:
        for _, ask in table.asks:
            print(f"{text.name(ask.seat)}: {text.ask(ask)}")
    return 0


def show_sheet(arguments: argparse.Namespace) -> int:
    """`grimtable sheet`: print the record of a saved game, or write it as a file of options."""
    save = read_save(arguments.file, whole=False)
    game = _game(arguments, save.game)
    options = sheet(game, save)
    if options is None:
        raise GrimtableError(f"Nothing is written down between sessions of this {game.id} game.")
    record = written(game, options)
    if arguments.out is not None:
        if arguments.out.suffix != ".json":
            raise GrimtableError(f"{arguments.out}: a sheet is JSON, in a file that ends in .json.")
        data = msgspec.json.format(msgspec.json.encode(record), indent=1)
        try:
            arguments.out.write_bytes(data + b"\n")
        except OSError as error:
            raise GrimtableError(f"{arguments.out} can't be written: {error.strerror}.") from error
        go_on = f"grimtable play {arguments.game or game.id} --options {arguments.out}"
        print(f"Written to {arguments.out}. Go on with: {go_on}")
    elif arguments.json:
        print_json(record)
    else:
        print_sheet(record, Text.of(game, options, arguments.lang))
    return 0


def cite(game: Game, rule: str, text: Text) -> str:
    """A rule's id and, as far as it is known, its page."""
    book = game.rulebook
    page = book.page(book.rules[rule]) if rule in book.rules else None
    return f"{rule} {text.words(page)}" if page else rule


def check_scenarios(arguments: argparse.Namespace) -> int:
    """`grimtable scenario check`."""
    files = [
        file
        for path in arguments.paths
        for file in (
            [f for f in sorted(path.rglob("*.toml")) if _steps(f)] if path.is_dir() else [path]
        )
    ]
    failures: dict[str, str] = {}
    for file in files:
        try:
            scenario.check(file, _game(arguments, scenario.read(file).game))
        except GrimtableError as error:
            failures[str(file)] = str(error)
    if arguments.json:
        print_json({"scenarios": len(files), "failures": failures})
    else:
        for sentence in failures.values():
            print(sentence)
        print(f"{len(files)} scenarios, {len(failures)} failed")
    return 1 if failures or not files else 0


def _steps(file: Path) -> bool:
    """Whether a file of a folder is meant to be a scenario (others: content, catalogues)."""
    return "expect" in Document(file).data


def play_scenario(arguments: argparse.Namespace) -> int:
    """`grimtable scenario play`."""
    seed = random.SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    game = _game(arguments, scenario.read(arguments.file).game)
    table = scenario.start(arguments.file, game, seed)
    seats = dict.fromkeys((seat.id for seat in game.seats(table.options)), "me")
    _sit_down(table, seats, _new_save(game), arguments.lang, seed)
    return 0


def take_lesson(arguments: argparse.Namespace) -> int:
    """`grimtable lesson`."""
    need_terminal()
    game = find(arguments.game)
    lessons = guides(game)
    which = arguments.which
    found = [lessons[name] for name in lessons if which in ("", name, name.removeprefix("lesson_"))]
    if not found:
        named = f" called {which!r}; there are: {', '.join(lessons)}" if lessons else ""
        raise GrimtableError(f"There is no lesson for {game.id}{named}.")
    lesson = scenario.read(found[0])
    table = lesson.table(game, None)
    table.run.trust(GuideFate(lesson, table, Rooted(table)))
    names = [seat.id for seat in game.seats(table.options)]
    mine = learners(lesson, game, names)
    seats = {name: "me" if name in mine else STRONGEST for name in names}
    _sit_down(table, seats, _new_save(game), arguments.lang, 0, lesson)
    return 0
