"""How often a greedy party of one to four beats each boss of Dark Souls.

    python -m bench.dark_souls_bosses --fights 24 --file fights.jsonl

One round is one fight in every cell of the table; the characters are drawn at random for every
fight. With `--file` every fight is written down at once, and a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from random import Random

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.library import LIBRARY
from grimtable.games.dark_souls.state import Options
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.minds.player import Greedy, View

SAMPLES = 2
SIZES = (1, 2, 3, 4)
TIER = {"mini": 2, "main": 3}
GEAR: dict[str, dict[str, tuple[str, ...]]] = {
    "mini": {
        "assassin": ("black_armour", "scimitar", "eastern_iron_shield"),
        "herald": ("sunset_armour", "morning_star", "silver_eagle_kite_shield", "heal"),
        "knight": ("lothric_knight_armour", "thrall_axe", "dragon_crest_shield", "heavy_gem"),
        "warrior": ("firelink_armour", "greataxe", "effigy_shield"),
    },
    "main": {
        "assassin": ("alva_armour", "umbral_dagger", "elkhorn_round_shield"),
        "herald": ("cathedral_knight_armour", "saint_bident", "grass_crest_shield", "heal"),
        "knight": ("faraam_armour", "falchion", "twin_dragon_greatshield", "titanite"),
        "warrior": ("fallen_knight_armour", "great_machete", "effigy_shield"),
    },
}
"""What each character wears and holds; each first weapon also has a Titanite Shard."""


def options(boss: str, size: int, seed: int) -> Options:
    """The practice fight of a cell of the table."""
    party = list(LIBRARY.profiles)
    Random(f"{boss} {size} {seed}").shuffle(party)
    tier = LIBRARY.bosses[boss].tier
    shards = [item for item, card in LIBRARY.gear.items() if card.id == "titanite_shard"]
    gear = {who: (*GEAR[tier][who], shards[i]) for i, who in enumerate(party[:size])}
    return Options(tuple(party[:size]), skirmish=boss, tier=TIER[tier], gear=gear)


def won(boss: str, size: int, seed: int) -> bool:
    """Play one fight."""
    run = Run(GAME, GAME.new(options(boss, size, seed)), Seeded(seed))
    greedy = Greedy(seed, SAMPLES)
    while run.asks:
        number, ask = run.asks[0]
        answer = greedy.answer(View(run, number, ask.seat), ask)  # type: ignore[arg-type]
        run.give(number, answer)
    return bool(run.state.won)  # type: ignore[attr-defined]


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
