"""Many live tables of two sockets each: `python -m tests.faults.crowd [tables] [rate] [seconds]`.

Says how long an answer takes until its player sees it take effect, what a table costs in memory,
and what is left of that when everybody has gone. A second crowd of the same size comes and goes,
too, to tell what a server remembers once from what it would never give back. What it loads for the
first table (content, statements, words) is no part of what a table costs.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.web.harness import Server

GAME = "realms"


class Seat:
    """A socket that keeps the newest view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.news = asyncio.Event()

    async def listen(self) -> None:
        """Take in what the server says, for ever."""
        async for message in self.socket:
            told = json.loads(message)
            if told["kind"] == "view":
                self.view = told
                self.news.set()


async def sit(server: Server, made: dict[str, Any]) -> tuple[Seat, Seat]:
    """Two people at a table, each with a socket."""
    address = server.url.replace("http", "ws") + f"/api/tables/{made['table']}/socket"
    seats = []
    for token in made["tokens"].values():
        socket = await connect(address, max_size=None, ping_interval=None, compression=None)
        await socket.send(json.dumps({"kind": "hello", "tokens": [token]}))
        seats.append(Seat(socket))
    return seats[0], seats[1]


def memory(process: int) -> float:
    """What a process holds, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def answer(pair: tuple[Seat, Seat], chance: random.Random) -> float | None:
    """One answer at a table; how long it took until its player saw it take effect."""
    for seat in pair:
        asks = seat.view.get("asks")
        if asks:
            number, options = asks[0]["number"], asks[0]["options"]
            began = time.perf_counter()
            seat.news.clear()
            given = {"ask": number, "option": chance.randrange(len(options))}
            await seat.socket.send(json.dumps({"kind": "answer", **given}))
            while any(ask["number"] == number for ask in seat.view["asks"]):
                await asyncio.wait_for(seat.news.wait(), 60)
                seat.news.clear()
            return time.perf_counter() - began
    return None


class Crowd:
    """People at the tables of one server, who come, play and go again."""

    def __init__(self, server: Server, tables: int) -> None:
        self.server, self.tables = server, tables
        self.pairs: list[tuple[Seat, Seat]] = []
        self.listening: list[asyncio.Task[None]] = []

    @property
    def held(self) -> float:
        """What the server holds, in MB."""
        return memory(self.server.process.pid)

    async def come(self) -> None:
        """Make the tables, sit down, and wait until everybody sees theirs."""
        both = {"first": "me", "second": "me"}
        made = [self.server.table(GAME, both) for _ in range(self.tables)]
        self.pairs = [await sit(self.server, one) for one in made]
        seats = [seat for pair in self.pairs for seat in pair]
        self.listening = [asyncio.create_task(seat.listen()) for seat in seats]
        while not all(seat.view for seat in seats):
            await asyncio.sleep(0.1)

    async def play(self, rate: float, seconds: float) -> list[float]:
        """Answer here and there at a steady rate; how long each answer took."""
        chance, took = random.Random(1), list[float]()
        playing: set[asyncio.Task[float | None]] = set()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            task = asyncio.create_task(answer(chance.choice(self.pairs), chance))
            playing.add(task)
            task.add_done_callback(playing.discard)
            task.add_done_callback(lambda t: took.append(t.result() or 0.0))
            await asyncio.sleep(chance.expovariate(rate))
        await asyncio.gather(*playing)
        return sorted(one for one in took if one)

    async def go(self) -> None:
        """Leave, and wait until the server has let go of the tables."""
        for pair in self.pairs:
            for seat in pair:
                await seat.socket.close()
        await asyncio.gather(*self.listening, return_exceptions=True)
        self.pairs, self.listening = [], []
        await asyncio.sleep(75)  # tables are kept for 40 s, then written down


async def main(tables: int, rate: float, seconds: float) -> None:
    """Fill a server, play at a steady rate, leave, come again, and report."""
    os.environ["PYTHONMALLOC"] = "malloc"  # as `grimtable serve` chooses
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'crowd.sqlite'}"
        server = Server(database, SOCKETS_OF_ADDRESS=10**6, SOCKETS_OF_SEAT=100)
        try:
            empty = Crowd(server, 2)
            nobody = empty.held
            await empty.come()
            await empty.play(rate, 2)
            await empty.go()
            crowd = Crowd(server, tables)
            base = crowd.held
            print(f"{nobody:.0f} MB at first, {base:.0f} MB after two tables", flush=True)
            await crowd.come()
            full = crowd.held
            each = (full - base) / tables * 1024
            print(f"{tables} tables: {full - base:.0f} MB, {each:.0f} kB each", flush=True)
            took = await crowd.play(rate, seconds)
            shown = {q: f"{took[int(len(took) * q / 100)] * 1000:.0f} ms" for q in (50, 90, 95, 99)}
            print(f"{len(took) / seconds:.1f} answers a second: {shown}", flush=True)
            played = crowd.held
            await crowd.go()
            print(f"memory: {base:.0f} MB idle before, {played:.0f} MB played, "
                  f"{crowd.held:.0f} MB when idle again", flush=True)  # fmt: skip
            await crowd.come()
            await crowd.play(rate, seconds)
            again = crowd.held
            await crowd.go()
            print(f"a second crowd: {again:.0f} MB played, {crowd.held:.0f} MB idle")
        finally:
            server.stop()


if __name__ == "__main__":
    words = dict(enumerate(sys.argv[1:]))
    asyncio.run(main(int(words.get(0, 1000)), float(words.get(1, 40)), float(words.get(2, 60))))
