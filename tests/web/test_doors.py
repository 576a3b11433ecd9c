"""At the doors of a running server: half-open connections, other sites, nonsense, failed starts."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.harness import Server, wait_for


def raw(server: Server, data: bytes) -> bytes:
    """What the server answers these bytes before it closes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as wire:
        wire.sendall(data)
        return wire.recv(4096)


def is_closed(wire: socket.socket) -> bool:
    """Whether the other side lets go before long."""
    wire.settimeout(20)
    try:
        return wire.recv(1) == b""
    except ConnectionError:
        return True
    finally:
        wire.close()


def posted(server: Server, path: str, body: bytes, *more: str) -> int:
    """The status of a request made by hand."""
    head = [f"POST {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close"]
    head += [f"Content-Length: {len(body)}", "Content-Type: application/json", *more]
    return int(raw(server, "\r\n".join([*head, "", ""]).encode() + body).split()[1])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b'{"game":' + b"[" * 20_000),
        ("/api/tables", b'{"game":"\xff\xfe"}'),
        ("/api/tables", b'{"game":"\\u0000"}'),
        ("/api/tables/list", b'{"tables":["\\u0000"]}'),
        ("/api/tables/%00/join", b'{"seat":"\\u0000"}'),
        ("/assets/%00", b""),
    ],
)
def test_nonsense_is_refused_and_no_fault_of_the_server(
    server: Server, path: str, body: bytes
) -> None:
    assert posted(server, path, body) in (200, 400, 403, 404, 405)
    request = "GET /assets/%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    assert raw(server, request.encode()).split()[1] in (b"400", b"404")


def test_pages_of_other_sites_make_no_tables(server: Server) -> None:
    body = json.dumps({"game": "connect_four"}).encode()
    assert posted(server, "/api/tables", body, "Origin: http://evil.example") == 403
    assert posted(server, "/api/tables", body, f"Origin: http://127.0.0.1:{server.port}") == 201
    rebound = b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    assert b" 403 " in raw(server, rebound)


def test_deep_messages_are_refused_and_the_socket_stays(server: Server) -> None:
    made = server.table("connect_four", {"red": "me", "yellow": "me"})
    person = server.sit(made["table"], *made["tokens"].values())
    for deep in ("[" * 10_000, '{"more":' + "[" * 10_000):  # the second is read to find its kind
        person.socket.send(deep)
        assert person.hear("refused")["why"] == "malformed"
    person.answer(0)


def test_who_says_nothing_is_not_kept_waiting_for(database: str) -> None:
    server = Server(database, SPEAK_WITHIN=0.3)
    try:
        silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(10)]
        silent[0].sendall(b"GET /api/health HTTP/1.1\r\nHost: ")
        for wire in silent:
            assert is_closed(wire)
        made = server.table("connect_four", {"red": "me", "yellow": "me"})
        person = server.sit(made["table"], *made["tokens"].values())
        wait_for(lambda: server.get("/api/health") == {"status": "up"})
        person.answer(0)
    finally:
        server.stop()


def test_one_address_has_only_so_many_connections_and_sockets_are_not_among_them(
    database: str,
) -> None:
    server = Server(database, SPEAK_WITHIN=600, CONNECTIONS_OF_ADDRESS=1)  # ten for who is near
    try:
        made = server.table("connect_four", {"red": "me", "yellow": "me"})
        person = server.sit(made["table"], *made["tokens"].values())
        silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(10)]
        for _ in range(2):
            assert is_closed(socket.create_connection(("127.0.0.1", server.port)))
        person.answer(0)
        silent.pop().close()
        wait_for(lambda: _is_up(server))
        for wire in silent:
            wire.close()
    finally:
        server.stop()


def _is_up(server: Server) -> bool:
    try:
        return bool(server.get("/api/health") == {"status": "up"})
    except OSError:
        return False


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "There is no port 99999: they go from 0 to 65535."),
        (["--host", "no.such.host.invalid"], "is no address of this machine"),
        (["--host", "192.0.2.1", "--port", "0"], "is no address of this machine"),
        (["--database", "mongodb://x"], "mongodb is not supported"),
        (["--database", "nonsense"], "The database 'nonsense' can't be used"),
        (["--database", "sqlite:////proc/none/x.sqlite"], "can't be used: No such file"),
        (["--database", "postgresql://u:secret@127.0.0.1:1/x"], "can't be used"),
    ],
)
def test_a_start_that_fails_is_told_in_a_sentence(
    tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    given = ["--database", f"sqlite:///{tmp_path / 'x.sqlite'}", *arguments]
    command = [sys.executable, "-m", "grimtable", "serve", *given]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert "secret" not in told.stderr
    assert told.stderr.startswith("grimtable: ")
    assert told.stderr.count("\n") == 1, told.stderr
