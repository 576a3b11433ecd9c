"""How often a greedy party of one to four beats each boss of Dark Souls, and how far it gets.

    python -m bench.dark_souls_bosses --fights 24 --file fights.jsonl
    python -m bench.dark_souls_bosses --games 12 --party 2 --seed 100

The first plays practice fights, the second whole games of a party of that size. One round is one
fight in every cell of the table; the characters are drawn at random for every fight. With `--file`
every fight is written down at once, and a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from random import Random

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.samples import TIER, practice
from grimtable.games.dark_souls.state import Options
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.kernel.state import Event
from grimtable.minds import Greedy, View

SAMPLES, GAME_SAMPLES = 2, 8
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


def whole(size: int, seed: int) -> None:
    """Play a whole game, and print what was fought and how it ended."""
    random = Random(seed)
    party = list(LIBRARY.profiles)
    random.shuffle(party)
    bosses = [[b for b, c in LIBRARY.bosses.items() if c.tier == tier] for tier in TIER]
    mini, main = (random.choice(some) for some in bosses)
    chosen = Options(tuple(party[:size]), mini_boss=mini, main_boss=main)
    told = Counter(event.key for event in played(chosen, seed, GAME_SAMPLES))
    kinds = (
        "encounter",
        "boss-encounter",
        "won",
        "defeated",
        "boss-treasure",
        "bought",
        "levelled",
    )
    print(seed, *chosen.party, mini, main, *(f"{kind}:{told[kind]}" for kind in kinds), flush=True)


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fights", type=int, default=24, help="fights in each cell")
    parser.add_argument("--file", type=Path, help="write each fight down, and go on from there")
    parser.add_argument("--games", type=int, default=0, help="play whole games instead")
    parser.add_argument("--party", type=int, default=2, help="characters in whole games")
    parser.add_argument("--seed", type=int, default=0, help="of the first whole game")
    arguments = parser.parse_args()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        whole(arguments.party, seed)
    if arguments.games:
        return
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
