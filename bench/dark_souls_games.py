"""How far computer parties get in whole games of Dark Souls.

    python -m bench.dark_souls_games --player grim --party 2 --games 8 --file games.jsonl

Party and bosses are drawn by seed. Every game is written down at once, with each fight of it, and
a run that was stopped goes on; with `--minutes` it stops by itself, and the game under way goes on
the next time. What is printed counts all games in the file of that player and size. Players are
bound by what they may try, not by seconds of the processor, unless `--seconds` says otherwise.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from math import inf
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

from bench.budgets import by_the_processor
from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.practice import TIER
from grimtable.games.dark_souls.state import Options, Souls
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.lab.simulate import wilson
from grimtable.minds import View, mind
from grimtable.minds.player import Planning, Step

PLACES = ("1", "2", "3", "mini", "main")
COUNTED = (
    ("reached the mini boss", "mini", False),
    ("beat the mini boss", "mini", True),
    ("reached the main boss", "main", False),
    ("won", "main", True),
)


def chosen(size: int, seed: int) -> Options:
    """The set-up of a game."""
    random = Random(seed)
    party = list(LIBRARY.profiles)
    random.shuffle(party)
    bosses = [[b for b, c in LIBRARY.bosses.items() if c.tier == tier] for tier in TIER]
    mini, main = (random.choice(some) for some in bosses)
    return Options(tuple(party[:size]), mini_boss=mini, main_boss=main)


class Fights:
    """Watches a game, and notes where it was fought and how that ended."""

    def __init__(self, s: Souls) -> None:
        self.s, self.all = s, list[tuple[str, bool]]()
        self.place, self.sparks, self.half = "", 0, 0

    def look(self) -> None:
        """To be called after every answer."""
        s = self.s
        if s.fight is not None and s.fight.step != "won":
            boss = LIBRARY.bosses.get(s.fight.place)
            self.place = boss.tier if boss is not None else str(s.tiles[s.fight.place].level)
            self.sparks, self.half = s.sparks, s.half
        elif self.place:
            # Who falls pays a spark, or the game is over; after a mini boss there are new ones.
            lost = s.won is False or (s.sparks < self.sparks and s.half == self.half)
            self.all.append((self.place, not lost))
            self.place = ""


def whole(
    player: str, size: int, seed: int, seconds: float, late: float, part: Path
) -> dict[str, Any] | None:
    """Play a whole game; what was fought and how it ended, or None when it is late.

    Its answers are then in `part`, with which it goes on.
    """
    s = GAME.new(chosen(size, seed))
    run, who, fights = Run(GAME, s, Seeded(seed)), mind(player, seed, seconds), Fights(s)
    given: list[int] = []
    spent, began = 0.0, process_time()
    if part.exists():
        so_far = json.loads(part.read_text("utf-8"))
        part.unlink()
        if so_far["game"] == [player, size, seed]:
            given, spent = so_far["given"], so_far["spent"]
            if isinstance(who, Planning):
                who.plan = [Step(n, tuple(options), one) for n, options, one in so_far["plan"]]
    at = 0
    while run.asks:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        options = tuple(ask.options)
        if at == len(given):
            if monotonic() > late:
                plan = who.plan if isinstance(who, Planning) else []
                spent += process_time() - began
                noted = {"game": [player, size, seed], "given": given, "spent": spent, "plan": plan}
                part.write_text(json.dumps(noted), "utf-8")
                return None
            given.append(options.index(who.answer(View(run, number, ask.seat), ask)))
        run.give(number, options[given[at]])
        at += 1
        fights.look()
    spent += process_time() - began
    game = {"player": player, "size": size, "seed": seed, "won": bool(s.won)}
    return {**game, "fights": fights.all, "answers": at, "seconds": round(spent, 1)}


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
    for what, where, ended in COUNTED:
        k = sum(any(p == where and w >= ended for p, w in game["fights"]) for game in games)
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
    parser.add_argument(
        "--seconds", type=float, default=inf, help="of the processor, for a decision"
    )
    parser.add_argument("--minutes", type=float, default=inf, help="after which to stop")
    parser.add_argument("--file", type=Path, required=True, help="where games are written down")
    args = parser.parse_args()
    by_the_processor()
    late = monotonic() + 60 * args.minutes
    lines = args.file.read_text("utf-8").splitlines() if args.file.exists() else []
    games = [json.loads(line) for line in lines]
    games = [g for g in games if (g["player"], g["size"]) == (args.player, args.party)]
    known = {game["seed"] for game in games}
    part = args.file.with_suffix(f".{args.player}{args.party}")
    for seed in range(args.seed, args.seed + args.games):
        if seed not in known:
            game = whole(args.player, args.party, seed, args.seconds, late, part)
            if game is None:
                break
            games.append(game)
            with args.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game) + "\n")
    print(f"{args.player}, {args.party} characters, {len(games)} games")
    if games:
        told(games)


if __name__ == "__main__":
    main()
