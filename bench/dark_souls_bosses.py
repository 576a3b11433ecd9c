"""How often a greedy party of one to four beats each boss of Dark Souls in practice fights.

    python -m bench.dark_souls_bosses --fights 24 --file fights.jsonl

One round is one fight in every cell of the table; the characters are drawn at random for every
fight. With `--file` every fight is written down at once, and a run that was stopped goes on. Whole
games are played by `bench.dark_souls_games`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.samples import practice
from grimtable.games.dark_souls.state import Options
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.kernel.state import Event
from grimtable.minds import Greedy, View

SAMPLES = 2
SIZES = (1, 2, 3, 4)


def options(boss: str, size: int, seed: int) -> Options:
    """The practice fight of a cell of the table."""
    return practice(boss, size, f"{boss} {size} {seed}")


def won(boss: str, size: int, seed: int) -> bool:
    """Play one fight."""
    return bool(played(options(boss, size, seed), seed, SAMPLES)[-1].args["won"])


def played(options: Options, seed: int, samples: int) -> list[Event]:
    """Let a greedy party play to the end; returns what happened."""
    state = GAME.new(options)
    events: list[Event] = []
    state.events = events
    run = Run(GAME, state, Seeded(seed))
    greedy = Greedy(seed, samples)
    while run.asks:
        number, ask = run.asks[0]
        answer = greedy.answer(View(run, number, ask.seat), ask)  # type: ignore[arg-type]
        run.give(number, answer)
    return events


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fights", type=int, default=24, help="fights in each cell")
    parser.add_argument("--file", type=Path, help="write each fight down, and go on from there")
    arguments = parser.parse_args()
    known: dict[tuple[str, int, int], bool] = {}
    if arguments.file is not None and arguments.file.exists():
        for line in arguments.file.read_text("utf-8").splitlines():
            boss, size, seed, result = json.loads(line)
            known[boss, size, seed] = result
    wins: Counter[tuple[str, int]] = Counter()
    for seed in range(arguments.fights):
        for boss in LIBRARY.bosses:
            for size in SIZES:
                key = (boss, size, seed)
                if key not in known:
                    known[key] = won(*key)
                    if arguments.file is not None:
                        with arguments.file.open("a", encoding="utf-8") as file:
                            file.write(json.dumps([*key, known[key]]) + "\n")
                wins[boss, size] += known[key]
    print("| boss | 1 character | 2 | 3 | 4 |\n|---|---|---|---|---|")
    for boss, card in LIBRARY.bosses.items():
        cells = (f"{wins[boss, size]} of {arguments.fights}" for size in SIZES)
        print(f"| {card.name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
