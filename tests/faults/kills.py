"""kill -9 at random moments: no acknowledged answer is lost. `python -m tests.faults.kills [N]`.

The servers are forks of one process that has loaded everything, so that each starts in a moment.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import sys
import tempfile
import threading
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.web.harness import CELLAR, Server, wait_for
from tests.web.test_faults import BOTH, journal, turn_to_who_is_asked

READY = multiprocessing.get_context("forkserver")
READY.set_forkserver_preload(["grimtable.cli", "grimtable.web.serve", "tests.web.harness"])


def serve(database: str, out: str) -> None:
    """A server, until it is killed."""
    from grimtable.web import guard
    from grimtable.web.serve import serve as run

    file = os.open(out, os.O_WRONLY)
    os.dup2(file, 1)
    os.dup2(file, 2)
    guard.TABLES_A_DAY = 10**6
    run(port=0, database=database, games=(CELLAR,), pace=0.0, log_level="info")


class Forked:
    """A forked server, spoken to like a program that was started."""

    def __init__(self, database: str, out: str) -> None:
        self.process = READY.Process(target=serve, args=(database, out), daemon=True)
        self.process.start()

    def poll(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, _: int) -> None:
        self.kill()

    def kill(self) -> None:
        self.process.kill()

    terminate = kill

    def wait(self, timeout: float | None = None) -> None:
        self.process.join(timeout)


class Quick(Server):
    """A server that is there at once."""

    def start(self, port: int = 0) -> None:
        file = tempfile.NamedTemporaryFile("w+")  # noqa: SIM115, closed by whoever ends it
        self.out = file  # type: ignore[assignment]
        self.process = Forked(self.database, file.name)  # type: ignore[assignment]
        self.url = self._address()
        wait_for(self._up, 90)


def kill(server: Server, killed: threading.Event) -> None:
    """kill -9, and note that it was done: the process may take a moment to be gone."""
    server.process.kill()
    killed.set()


def main(wanted: int, seconds: float) -> None:
    """Kill a server until it has died so often, or time is up."""
    chance = random.Random(f"{wanted} {time.time()}")
    end = time.monotonic() + seconds
    deaths = acknowledged = lost = 0
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'kills.sqlite'}"
        server = Quick(database)
        try:
            while deaths < wanted and time.monotonic() < end:
                made = server.table("cellar", BOTH, options={"rounds": 4})
                kept: list[str] = []
                patience = 0.2  # seconds, and more each time: on a slow machine games end, too
                while True:
                    patience *= 1.2
                    killed = threading.Event()
                    killer = threading.Timer(chance.uniform(0.0, patience), kill, (server, killed))
                    killer.start()
                    try:
                        person = server.sit(made["table"], *made["tokens"].values())
                        while not person.view["outcome"]:
                            turn_to_who_is_asked(person)
                            options = person.asked()["options"]
                            taken = chance.randrange(len(options))
                            person.answer(taken)
                            kept.append(options[taken]["notation"])
                        over = True
                        person.leave()
                    except (WebSocketException, OSError, EOFError):
                        over = False
                    killer.cancel()
                    killer.join()
                    if killed.is_set() or not over:
                        deaths += killed.is_set()
                        server.kill()
                        server.start()
                    if over:
                        break
                written = iter(journal(database, made["table"]))
                lost += sum(answer not in written for answer in kept)
                acknowledged += len(kept)
        finally:
            server.stop()
    print(f"{deaths} kills, {acknowledged} acknowledged answers, {lost} lost", flush=True)
    assert not lost


if __name__ == "__main__":
    given = [*map(int, sys.argv[1:]), 1000, 7200]
    main(given[0], given[1] if len(sys.argv) > 2 else 7200)
