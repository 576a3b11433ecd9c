"""The command line: `grimtable --help`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from grimtable import __version__
from grimtable.cli import campaign, catalogue, deck, lab, play, web
from grimtable.kernel.errors import GrimtableError

EXAMPLES = """\
examples:
  grimtable play berserkers                       play, with the computer rolling
  grimtable play berserkers --dice real           play beside the real box
  grimtable play berserkers --options requests=zodd,loki  these King's requests
  grimtable serve --open                          play in the browser
  grimtable play realms --options draft=4         a draft against computer players
  grimtable deck edit mine.toml                   build a deck of your own
  grimtable resume FILE                           go on where you stopped
  grimtable campaign start dark_souls --options campaign=first_journey --name lordran
  grimtable campaign go lordran                   the chapter under way, or the next
  grimtable sheet FILE sheet.json                 a campaign's tracking sheet, to go on with:
  grimtable play dark_souls --options sheet.json
  grimtable rules berserkers fire                 what the book says of fires
  grimtable simulate berserkers --games 1000 --players greedy
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; what goes wrong is one sentence on standard error and exit code 2."""
    parser = argparse.ArgumentParser(
        prog="grimtable",
        description="Five grim rulebooks, played by the book.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"grimtable {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for module in (play, campaign, web, deck, catalogue, lab):
        module.add_commands(commands)
    arguments, rest = parser.parse_known_args(argv)
    if rest and "words" in arguments and not any(word.startswith("-") for word in rest):
        arguments.words += rest  # argparse ends a list of words at the first flag
    elif rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        code: int = arguments.run(arguments)
        return code
    except GrimtableError as error:
        print(f"grimtable: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone; nothing is left to say
        return 0
