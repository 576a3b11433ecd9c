"""How quick the web table is: `python -m bench.web`.

- hop: from one player's answer until the other player's socket has the new view (loopback)
- calm: from an answer until its acknowledgement, on a server with nothing else to do
- busy: the same, while four computer seats think at other tables
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

from tests.web.harness import Person, Server


def percentile(times: list[float], share: float) -> float:
    """The time that so large a share of the answers stays under."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def hop(server: Server, answers: int) -> list[float]:
    """Seconds until the other player has the view that follows an answer."""
    times: list[float] = []
    while len(times) < answers:
        made = server.table("connect_four", {"red": "me", "yellow": "friend"})
        path = f"/api/tables/{made['table']}/join"
        joined = server.post(path, {"invite": made["invites"]["yellow"]})
        red = server.sit(made["table"], made["tokens"]["red"])
        yellow = server.sit(made["table"], joined["tokens"]["yellow"])
        while not red.view["outcome"] and len(times) < answers:
            acts, sees = (red, yellow) if red.view["asks"] else (yellow, red)
            seq, ask = acts.view["seq"], acts.view["asks"][0]
            began = time.perf_counter()
            acts.tell("answer", ask=ask["number"], option=len(times) % len(ask["options"]))
            sees.past(seq)
            times.append(time.perf_counter() - began)
            acts.past(seq)
        red.leave()
        yellow.leave()
    return times


def answered(server: Server, answers: int) -> list[float]:
    """Seconds until an answer is acknowledged."""
    times: list[float] = []
    while len(times) < answers:
        made = server.table("connect_four", {"red": "me", "yellow": "me"})
        person = server.sit(made["table"], *made["tokens"].values())
        while not person.view["outcome"] and len(times) < answers:
            options = person.asked()["options"]
            began = time.perf_counter()
            person.answer(len(times) % len(options))
            times.append(time.perf_counter() - began)
            time.sleep(0.02)
        person.leave()
    return times


class Thinking:
    """Tables at which computer players think without a pause, each with a spectator."""

    def __init__(self, server: Server, game: str, mind: str, tables: int) -> None:
        self.server, self.game, self.mind = server, game, mind
        self.stopped = threading.Event()
        self.threads = [threading.Thread(target=self._play) for _ in range(tables)]
        self.answers = 0
        for thread in self.threads:
            thread.start()

    def _play(self) -> None:
        while not self.stopped.is_set():
            card = next(c for c in self.server.get("/api/games") if c["id"] == self.game)
            seats = {seat["id"]: self.mind for seat in card["seats"]}
            spectator: Person = self.server.sit(self.server.table(self.game, seats)["table"])
            while not spectator.view["outcome"] and not self.stopped.is_set():
                try:
                    spectator.hear("view", 0.5)
                    self.answers += 1
                except TimeoutError:
                    pass
            spectator.leave()

    def stop(self) -> None:
        """Let them go."""
        self.stopped.set()
        for thread in self.threads:
            thread.join()


def show(name: str, times: list[float]) -> None:
    """Print one line of figures, in milliseconds."""
    middle, most = statistics.median(times) * 1000, max(times) * 1000
    p95 = percentile(times, 0.95) * 1000
    figures = f"median {middle:6.1f} ms   p95 {p95:6.1f} ms   max {most:6.1f} ms"
    print(f"{name:6} {len(times):5} answers   {figures}")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--game", default="berserkers", help="what the computer players play")
    parser.add_argument("--mind", default="greedy")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{Path(folder) / 'bench.sqlite'}", pace=0.35)
        try:
            hop(server, 20)
            show("hop", hop(server, given.answers))
            show("calm", answered(server, given.answers))
            thinking = Thinking(server, given.game, given.mind, 4)
            time.sleep(6)
            before = thinking.answers
            show("busy", answered(server, given.answers))
            print(f"       meanwhile {thinking.answers - before} views of the thinking tables came")
            thinking.stop()
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
