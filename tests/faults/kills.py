"""kill -9 at random moments: no acknowledged answer is lost. `python -m tests.faults.kills [N]`."""

from __future__ import annotations

import random
import sys
import tempfile
import threading
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.web.harness import Server
from tests.web.test_faults import BOTH, journal, turn_to_who_is_asked


def main(wanted: int, seconds: float) -> None:
    """Kill a server until it has died so often, or time is up."""
    chance = random.Random(wanted)
    end = time.monotonic() + seconds
    deaths = acknowledged = lost = 0
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'kills.sqlite'}"
        server = Server(database)
        try:
            while deaths < wanted and time.monotonic() < end:
                made = server.table("cellar", BOTH, options={"rounds": 4})
                kept: list[str] = []
                while True:
                    killer = threading.Timer(chance.uniform(0.0, 0.25), server.process.kill)
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
                    if server.process.poll() is not None or not over:
                        deaths += 1
                        server.kill()
                        server.start()
                    if over:
                        break
                written = iter(journal(database, made["table"]))
                lost += sum(answer not in written for answer in kept)
                acknowledged += len(kept)
        finally:
            server.stop()
    print(f"{deaths} kills, {acknowledged} acknowledged answers, {lost} lost")
    assert not lost


if __name__ == "__main__":
    given = [*map(int, sys.argv[1:]), 1000, 7200]
    main(given[0], given[1] if len(sys.argv) > 2 else 7200)
