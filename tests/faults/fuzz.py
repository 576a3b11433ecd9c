"""Fuzz the socket and the API of a server: no 500. `python -m tests.faults.fuzz [seconds]`."""

from __future__ import annotations

import json
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.web.harness import Server

KINDS = [
    "hello",
    "answer",
    "preview",
    "undo",
    "look",
    "show",
    "language",
    "dice",
    "order",
    "give",
    "invite",
    "resign",
    "rematch",
    "view",
]
PATHS = (
    "/", "/api/games", "/api/games/realms/seats", "/api/games/{}/rules", "/api/tables",
    "/api/tables/list", "/api/tables/{}", "/api/tables/{}/join", "/api/tables/{}/answers",
    "/api/tables/{}/undo", "/api/tables/{}/fork", "/api/icons?names={}", "/assets/{}",
    "/api/tables/statistics", "/api/tables/{}/campaign", "/api/tables/import",
)  # fmt: skip


def something(chance: random.Random, depth: int = 0) -> Any:
    """Some value that JSON can say."""
    kind = chance.randrange(9 if depth < 4 else 7)
    if kind < 7:
        return chance.choice(
            [None, True, -1, 0, 10**30, 1.5, "", "crow", "Play blade-1", "\0", "é\ud7ff", "x" * 300]
        )
    inner = [something(chance, depth + 1) for _ in range(chance.randrange(4))]
    return inner if kind == 7 else {f"{chance.choice(KINDS)}": one for one in inner}


def raw(server: Server, data: bytes) -> int:
    """The status with which the server answers these bytes; 0 if it closes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as wire:
        wire.sendall(data)
        answer = wire.recv(64)
    return int(answer.split()[1]) if answer.startswith(b"HTTP/") else 0


def call(server: Server, chance: random.Random, table: str) -> int:
    """A request that is nearly right."""
    name = chance.choice([table, "nowhere", "%00", "%ff", "a" * 80, "..%2f..", "realms"])
    path = chance.choice(PATHS).replace("{}", name)
    body = json.dumps(something(chance)).encode()
    if chance.random() < 0.2:
        body = chance.choice([b"[" * 30_000, b"\xff\xfe", b'{"game": "\xc3\x28"}', b"", b"{"])
    head = f"{chance.choice(['GET', 'POST', 'PUT'])} {path} HTTP/1.1\r\nHost: localhost\r\n"
    head += (
        f"Content-Length: {len(body)}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    )
    return raw(server, head.encode() + b"\r\n" + body)


def main(seconds: float) -> None:
    """Send what comes to mind, and count how it is answered."""
    chance, answered, said = random.Random(7), Counter[int](), 0
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{Path(folder) / 'fuzz.sqlite'}")
        try:
            while time.monotonic() < end:
                made = server.table("cellar", {"crow": "me", "wolf": "me"})
                table = made["table"]
                for _ in range(20):
                    answered[call(server, chance, table)] += 1
                person = server.sit(table, *made["tokens"].values())
                try:
                    for _ in range(40):
                        fields = {chance.choice(["ask", "option", "text", "at", "seat", "mind",
                                                 "until", "real", "anew"]): something(chance)
                                  for _ in range(chance.randrange(3))}  # fmt: skip
                        message = json.dumps({"kind": chance.choice(KINDS), **fields})
                        person.socket.send(message if chance.random() < 0.9 else "[" * 9000)
                        said += 1
                    person.tell("look", at=None)
                    person.hear("view")
                except ConnectionClosed as closed:
                    if closed.rcvd is not None and closed.rcvd.code == 4500:
                        raise
                assert '"why": "trouble"' not in json.dumps(person.heard)
                person.leave()
            faults = {code: n for code, n in answered.items() if code >= 500}
            print(f"{sum(answered.values())} requests {dict(answered)}, {said} messages")
            assert not faults, faults
            told = server.told()
            assert "Traceback" not in told, told[told.index("Traceback") :][:3000]
        finally:
            server.stop()


if __name__ == "__main__":
    main(float((sys.argv[1:] or ["600"])[0]))
