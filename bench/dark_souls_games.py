"""How far computer parties get in whole games of Dark Souls.

    python -m bench.dark_souls_games --player grim --party 2 --games 8 --file games.jsonl

Party and bosses are drawn by seed. Every game is written down at once, with each fight of it, and a
run that was stopped goes on; what is printed counts all games in the file of that player and size.
Players are bound by what they may try, not by seconds, unless `--seconds` says otherwise.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from math import inf
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.samples import TIER
from grimtable.games.dark_souls.state import Options
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.lab.simulate import wilson
from grimtable.minds import View, mind

PLACES = ("1", "2", "3", "mini", "main")


def chosen(size: int, seed: int) -> Options:
    """The set-up of a game."""
    random = Random(seed)
    party = list(LIBRARY.profiles)
    random.shuffle(party)
    bosses = [[b for b, c in LIBRARY.bosses.items() if c.tier == tier] for tier in TIER]
    mini, main = (random.choice(some) for some in bosses)
    return Options(tuple(party[:size]), mini_boss=mini, main_boss=main)


def whole(player: str, size: int, seed: int, seconds: float) -> dict[str, Any]:
    """Play a whole game; what was fought and how it ended."""
    s = GAME.new(chosen(size, seed))
    run, who, began = Run(GAME, s, Seeded(seed)), mind(player, seed, seconds), process_time()
    fights: list[tuple[str, bool]] = []
    place, sparks, half, thought = "", 0, 0, 0
    while run.asks:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        thought += len(ask.options) > 1
        run.give(number, who.answer(View(run, number, ask.seat), ask))
        if s.fight is not None and s.fight.step != "won":
            boss = LIBRARY.bosses.get(s.fight.place)
            place = boss.tier if boss is not None else str(s.tiles[s.fight.place].level)
            sparks, half = s.sparks, s.half
        elif place:
            # Who falls pays a spark, or the game is over; after a mini boss there are new ones.
            lost = s.won is False or (s.sparks < sparks and s.half == half)
            fights.append((place, not lost))
            place = ""
    return {
        "player": player,
        "size": size,
        "seed": seed,
        "won": bool(s.won),
        "fights": fights,
        "decisions": thought,
        "seconds": round(process_time() - began, 1),
    }


def told(games: list[dict[str, Any]]) -> None:
    """Print what these games say."""
    n = len(games)
    fought: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        for place, result in game["fights"]:
            fought[place] += 1
            won[place] += result
    for place in PLACES:
        print(f"  {place}: {won[place]} of {fought[place]}")
    reached = [{place for place, _ in game["fights"]} for game in games]
    beaten = [{place for place, result in game["fights"] if result} for game in games]
    counts = {
        "reached the mini boss": sum("mini" in one for one in reached),
        "beat the mini boss": sum("mini" in one for one in beaten),
        "reached the main boss": sum("main" in one for one in reached),
        "won": sum(game["won"] for game in games),
    }
    for what, k in counts.items():
        share = wilson(k / n, n)
        print(f"  {what}: {k} of {n} games, {k / n:.0%} ({share.low:.0%} to {share.high:.0%})")
    print(f"  {sum(g['seconds'] for g in games) / n:.0f} s of the processor a game")


def main() -> None:
    """Play, note every game, and print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="greedy", help="who plays all seats")
    parser.add_argument("--party", type=int, default=2, help="how many characters")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--seconds", type=float, default=inf, help="for a decision")
    parser.add_argument("--file", type=Path, required=True, help="where games are written down")
    args = parser.parse_args()
    lines = args.file.read_text("utf-8").splitlines() if args.file.exists() else []
    games = [json.loads(line) for line in lines]
    games = [g for g in games if (g["player"], g["size"]) == (args.player, args.party)]
    known = {game["seed"] for game in games}
    for seed in range(args.seed, args.seed + args.games):
        if seed not in known:
            games.append(whole(args.player, args.party, seed, args.seconds))
            with args.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    print(f"{args.player}, {args.party} characters, {len(games)} games")
    told(games)


if __name__ == "__main__":
    main()
