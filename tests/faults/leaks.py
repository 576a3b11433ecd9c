"""Every byte that a seat receives is free of what it may not know.

`python -m tests.faults.leaks [GAME] [games] [seconds]`: time and again what is hidden from a seat
is dealt anew, and everything it is sent (view, log, undo words, offers, numbers, previews, replays)
must be the same to the byte.
"""

from __future__ import annotations

import random
import sys
import time

import msgspec

from grimtable.kernel import view
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.lab import sample
from grimtable.web.difference import difference
from grimtable.web.live import Live
from grimtable.web.shelf import Shelf
from grimtable.web.store import Record, SeatRecord, now
from grimtable.web.viewer import Viewer


def told(live: Live, seat: str, at: int | None) -> bytes:
    """All that a seat is sent now."""
    live.looks.changes += 1
    viewer = Viewer(live, [seat], seat, "en")
    viewer.at = at
    if viewer.needs_past():
        viewer.look_back()
    return msgspec.json.encode(viewer.view())


def main(name: str, games: int, seconds: float) -> None:
    """Play games at random and compare."""
    vars(view)["thread_time"] = lambda: 0.0  # odds must not depend on how fast the machine is
    shelf, end = Shelf([name]), time.monotonic() + seconds
    compared = size = played = 0
    for seed in range(games):
        if time.monotonic() > end:
            break
        played += 1
        chance = random.Random(seed)
        options = sample(shelf[name], seed)
        people = [SeatRecord(seat.id, token_hash=seat.id) for seat in shelf[name].seats(options)]
        record = Record(
            f"leak-{seed}", name, shelf[name].version, {}, msgspec.to_builtins(options), {}, "",
            False, False, False, False, now(), seed=f"secret-{seed}",
        )  # fmt: skip
        live = Live(shelf, record, people)
        live.noted(live.settle())
        while not live.over and time.monotonic() < end:
            if chance.random() < 0.25 and not live.table.run.since:
                seat = chance.choice(people).seat
                at = chance.choice([None, None, chance.randrange(live.table.answered + 1)])
                real, mine = live.table.run, told(live, seat, at)
                veiled = real.snapshot.clone()
                live.game.veil(veiled, seat, Seeded(chance.randrange(10**9)))
                live.table.run = Run(
                    real.game, veiled, None, number=real.marked_at, opened=real.opened
                )
                other = told(live, seat, at)
                asked = {opened.ask.seat for opened in live.table.asks}
                live.table.run = real
                if asked != {opened.ask.seat for opened in real.asks}:
                    continue  # with other cards the others would be done already, as all may see
                compared, size = compared + 1, size + len(mine)
                if mine != other:
                    change = difference(msgspec.json.decode(mine), msgspec.json.decode(other))
                    step = f"game {seed}, {seat}, step {live.table.answered}, at {at}"
                    raise AssertionError(f"{step}: {change}")
            opened = chance.choice(live.asks)
            assert isinstance(opened.ask, Ask)
            option = chance.randrange(len(opened.ask.options))
            number, seat = live.wire_number(opened), opened.ask.seat
            live.noted(live.answer(seat, number, option, None))
    print(
        f"{name}: {played} games, {compared} views of {size / 1e6:.0f} MB compared, no byte differs"
    )


if __name__ == "__main__":
    words = dict(enumerate(sys.argv[1:]))
    main(words.get(0, "realms"), int(words.get(1, 200)), float(words.get(2, 36_000)))
