"""How near the truth are the chances that the coach names?

    python -m bench.counsel realms --games 40 --file told.jsonl

lets computer players (`quick` ones: rules of thumb alone) play the contests of a game. Now and then
the coach is asked by who is to decide, and what it says of its best option is noted; in the end,
who won. It prints how surprised its chances are at the results (mean logarithmic loss; 0.693 is a
coin), and how often those won to whom it gave about the same chance: while the table is laid out,
and in play.

    python -m bench.counsel realms --opening planner --before --often 0.1

asks only while the table is laid out, which better players do. It prints besides how far what was
said lies from the chance that is seen as soon as all is laid out.
"""

from __future__ import annotations

import argparse
from math import inf
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from bench.chances import LONGEST, loss, made
from grimtable.games import find
from grimtable.kernel import Ask, Game, Run, Seeded
from grimtable.lab.samples import contest
from grimtable.minds import View
from grimtable.minds.chances import outlook
from grimtable.minds.coach import advise
from grimtable.minds.grim import Budget

THOUGHT = Budget(96, inf)
BANDS = 5


class Said(Struct):
    """What the coach said to somebody, and how it ended for them."""

    seed: int
    laid_out: bool
    chance: float
    ended: float
    seen: float = 0.5
    """The chance as soon as the table was laid out."""


def play(
    game: Game, players: tuple[str, str], seed: int, often: float, *, before: bool
) -> list[Said]:
    """One game of those who lay out and those who play.

    What is not over after many decisions counts as lost.
    """
    options = contest(game, seed)
    seats = [seat.id for seat in game.seats(options)]
    run, lots = Run(game, game.new(options), Seeded(seed)), Random(seed)
    minds = {seat: [made(player, seed + i) for player in players] for i, seat in enumerate(seats)}
    said: list[tuple[str, bool, float]] = []
    seen = dict.fromkeys(seats, 0.5)
    for _ in range(LONGEST):
        if run.over:
            break
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        view = View(run, number, ask.seat)
        laid = ask.what not in game.opening
        if not laid:
            seen = {}
        elif not seen:
            seen = {seat: outlook(game, run.state, seat) for seat in seats}
        if len(ask.options) > 1 and lots.random() < often and not (laid and before):
            best = advise(view, ask, THOUGHT, seed, told=False).best[0]
            said.append((ask.seat, laid, best.worth))
        run.answer(number, minds[ask.seat][laid].answer(view, ask))
    outcome = game.outcome(run.state)
    ended = outcome.result if outcome else dict.fromkeys(seats, 0.0)
    return [Said(seed, laid, chance, ended[seat], seen[seat]) for seat, laid, chance in said]


def told(said: list[Said]) -> None:
    """Print how near the truth these were."""
    surprised = loss([(min(0.999, max(0.001, one.chance)), one.ended) for one in said])
    mean = sum(one.chance for one in said) / len(said)
    won = sum(one.ended for one in said) / len(said)
    print(f"{len(said)} times asked: {mean:.0%} said, {won:.0%} won; loss {surprised:.3f}")
    if not said[0].laid_out:
        away = sum(abs(one.chance - one.seen) for one in said) / len(said)
        mean = sum(one.seen for one in said) / len(said)
        print(f"    {mean:.0%} when all was laid out; away by {away:.1%} on average")
    for band in range(BANDS):
        here = [one for one in said if min(BANDS - 1, int(one.chance * BANDS)) == band]
        if here:
            mean = sum(one.chance for one in here) / len(here)
            won = sum(one.ended for one in here) / len(here)
            print(f"    {mean:4.0%} said, {won:4.0%} won ({len(here)})")


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--player", default="quick")
    parser.add_argument("--opening", help="who lays the table out; else the same")
    parser.add_argument("--before", action="store_true", help="ask only while it is laid out")
    parser.add_argument("--often", type=float, default=0.05, help="the share of decisions")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    game, said = find(given.game), list[Said]()
    players = given.opening or given.player, given.player
    for seed in range(given.seed, given.seed + given.games):
        heard = play(game, players, seed, given.often, before=given.before)
        said += heard
        if given.file:
            with given.file.open("ab") as file:
                file.writelines(msgspec.json.encode(one) + b"\n" for one in heard)
    for name, laid in (("while the table is laid out", False), ("in play", True)):
        of = [one for one in said if one.laid_out is laid]
        if of:
            print(name, end=": ")
            told(of)


if __name__ == "__main__":
    main()
