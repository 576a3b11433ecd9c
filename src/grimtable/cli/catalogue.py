"""rules, content."""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path
from typing import Any

import msgspec

from grimtable.cards import Document, census
from grimtable.cli.common import print_json, print_table
from grimtable.games import GAMES, find
from grimtable.kernel.errors import ContentError, GrimtableError
from grimtable.kernel.game import Game
from grimtable.kernel.text import COMMON, LANGUAGES, Text
from grimtable.lab.coverage import cited_by_tests, cover
from grimtable.lab.samples import sample
from grimtable.lessons import scenarios


def add_commands(commands: Any) -> None:
    """The commands about books and cards."""
    rules = commands.add_parser("rules", help="search and read a game's rules")
    rules.add_argument("game")
    rules.add_argument("words", nargs="*", help="show the rules that contain all of these words")
    rules.add_argument(
        "--coverage", action="store_true", help="which rules the code, the tests and play reach"
    )
    rules.add_argument("--games", type=int, default=300, help="games played for --coverage")
    rules.add_argument(
        "--tests", type=Path, default=Path("tests"), help="the tests' folder for --coverage"
    )
    rules.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
    rules.add_argument("--json", action="store_true", help="print JSON")
    rules.set_defaults(run=show_rules)

    figures = commands.add_parser("figures", help="rules, content and tests of every game, counted")
    figures.add_argument("--tests", type=Path, default=Path("tests"), help="the tests' folder")
    figures.add_argument("--json", action="store_true", help="print JSON")
    figures.set_defaults(run=show_figures)

    content = commands.add_parser("content", help="check cards and other content")
    verbs = content.add_subparsers(metavar="check", required=True)
    check = verbs.add_parser(
        "check", help="check all content, that of a game, or a pack of your own"
    )
    check.add_argument(
        "path", nargs="?", type=Path, help="a game, or a pack: a TOML file that names its game"
    )
    check.add_argument("--json", action="store_true", help="print JSON")
    check.set_defaults(run=check_content)


def show_rules(arguments: argparse.Namespace) -> int:
    """`grimtable rules`."""
    game = find(arguments.game)
    if arguments.coverage:
        return show_coverage(game, arguments)
    found = game.rulebook.search(arguments.words)
    if arguments.json:
        print_json(found)
        return 0
    text = Text([COMMON], arguments.lang)
    for rule in found:
        page = game.rulebook.place(rule)
        place = [*([text.words(page)] if page else []), game.rulebook.section(rule, arguments.lang)]
        print(f"{rule.id}  ({', '.join(place)})")
        print(textwrap.indent(textwrap.fill(rule.words(arguments.lang), 88), "    "))
        if rule.see:
            print(f"    -> {', '.join(rule.see)}")
    print(f"{len(found)} of {len(game.rulebook.rules)} rules")
    return 0


def show_coverage(game: Game, arguments: argparse.Namespace) -> int:
    """`grimtable rules --coverage`: what the code, the tests and play reach."""
    if not arguments.tests.is_dir():
        raise GrimtableError(f"There are no tests in {arguments.tests}; name their folder: --tests")
    every = game.rulebook.rules
    later = {r: every[r].later for r in every if every[r].later}
    rules = {r: rule for r, rule in every.items() if r not in later}
    code = game.rulebook.cited_in(*game.rulebook.sources)
    tests = cited_by_tests(game, arguments.tests)
    seen = cover(game, arguments.games)
    rare, parts = seen.missing(game)
    lists = {
        "not in code": [r for r in rules if r not in code and not rules[r].untested],
        "not in tests": [r for r in rules if r not in tests and not rules[r].untested],
        "said but never fired": rare,
        "content that never turned up": parts,
    }
    exempt = {r: rules[r].untested for r in rules if rules[r].untested}
    unfired = {r: rules[r].unfired for r in rules if rules[r].unfired}
    figures = {
        "rules": len(rules),
        "cited by code": len(code),
        "cited by tests": len(tests),
        "fired in play": len(seen.rules.keys() & rules.keys()),
        "games played": seen.games,
        "exempt": len(exempt),
        "not yet reachable": len(later),
    }
    if arguments.json:
        print_json({**figures, **lists, "exempt": exempt, "unfired": unfired, "later": later})
        return 0
    print_table([*figures.items()])
    for title, names in lists.items():
        print(f"{title}: {', '.join(names) or 'none'}")
    reasoned = (("exempt", exempt), ("not expected in play", unfired), ("not yet reachable", later))
    for title, reasons in reasoned:
        print(f"{title}:")
        print_table([(f"  {rule}", reason) for rule, reason in reasons.items()])
    return 0


def show_figures(arguments: argparse.Namespace) -> int:
    """`grimtable figures`: the README's table, missing things included."""
    rows = []
    for name in GAMES:
        game = find(name)
        every = game.rulebook.rules
        rules = {r: rule for r, rule in every.items() if not rule.later}
        tests = cited_by_tests(game, arguments.tests)
        exempt = {r for r in rules if rules[r].untested}
        rows.append(
            {
                "game": name,
                "rules": len(rules),
                "tested": len(tests),
                "exempt": len(exempt),
                "later": len(every) - len(rules),
                "missing": len(rules.keys() - tests - exempt),
                "scenarios": len(scenarios(game)),
                "content": ", ".join(
                    f"{n} {kind}" for kind, n in census(game, sample(game, 0)).items()
                ),
            }
        )
    if arguments.json:
        print_json(rows)
        return 0
    for row in [list(rows[0]), ["---"] * len(rows[0]), *(row.values() for row in rows)]:
        print("| " + " | ".join(map(str, row)) + " |")
    return 0


def check_content(arguments: argparse.Namespace) -> int:
    """`grimtable content check`."""
    if arguments.path is None:
        counts = {name: census(find(name), find(name).Options()) for name in GAMES}
    elif str(arguments.path) in GAMES:
        game = find(str(arguments.path))
        counts = {game.id: census(game, game.Options())}
    else:
        game, options = _pack(arguments.path)
        counts = {game.id: census(game, options)}
    if arguments.json:
        print_json(counts)
        return 0
    for name, kinds in counts.items():
        print(f"{name}: " + ", ".join(f"{n} {kind}" for kind, n in kinds.items()))
    print("All of it is sound.")
    return 0


def _pack(path: Path) -> tuple[Game, Any]:
    """The game that a pack is for, and options that name the pack."""
    document = Document(path)
    name = document.data.get("game")
    if name not in GAMES:
        line, column = document.place("game")
        raise ContentError(
            path,
            line,
            column,
            f'a pack names its game: game = "{GAMES[0]}" (or another)',
        )
    game = find(name)
    if "packs" not in {field.name for field in msgspec.structs.fields(game.Options)}:
        raise GrimtableError(f"{game.id} takes no packs.")
    return game, msgspec.convert({"packs": [str(path)]}, game.Options)
