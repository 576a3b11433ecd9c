"""Real servers, a real PostgreSQL, and people at the table as short stories."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.web import system

ROOT = Path(__file__).resolve().parents[2]
CELLAR = str(Path(__file__).with_name("cellar.py"))
GALLERY = str(Path(__file__).with_name("gallery.py"))
POSTGRESQL = "grimtable-postgresql-"
CARAVAN = str(ROOT / "tests" / "kernel" / "caravan.py")
TREK = str(ROOT / "tests" / "kernel" / "trek.py")
CONNECT_FOUR = str(ROOT / "examples" / "connect_four.py")


class Server:
    """A server process of our own."""

    def __init__(
        self,
        database: str,
        pace: float = 0.0,
        sweep: float = 2.0,
        games: tuple[str, ...] = (),
        **limits: float,
    ) -> None:
        self.database, self.pace, self.sweep = database, pace, sweep
        self.games = games or (CELLAR, CONNECT_FOUR, GALLERY)
        # The tests make thousands of tables in a minute.
        self.limits = {"TABLES_A_DAY": 10**6, "UNDOS_A_MINUTE": 10**6, **limits}
        self.start()

    def start(self, port: int = 0) -> None:
        """Start it and wait until it answers."""
        main = f"from grimtable.web import guard, hall; hall.SWEEP = {self.sweep}\n"
        main += f"vars(guard).update({self.limits})\n"
        main += "from grimtable.cli import main; main()"
        command = [sys.executable, "-c", main, "serve", "--port", str(port)]
        command += ["--database", self.database, "--pace", str(self.pace)]
        command += [word for game in self.games for word in ("--game", game)] + ["--log", "info"]
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        # With an allocator that was chosen it need not start anew (see `grimtable.cli.web`).
        environment = {"PYTHONMALLOC": "pymalloc", **os.environ}
        environment |= {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        self.out = tempfile.TemporaryFile("w+")  # noqa: SIM115, without a name nothing is left
        self.process = subprocess.Popen(
            command, stdout=self.out, stderr=subprocess.STDOUT, env=environment, cwd=ROOT
        )
        try:
            self.url = self._address()
            wait_for(self._up, 90)
        except BaseException:
            self.kill()
            raise

    def _address(self) -> str:
        found = wait_for(lambda: re.search(r"Grimtable is at (\S+)/", self.told()), 90)
        self.port = int(found[1].rsplit(":", 1)[1])
        return str(found[1])

    def told(self) -> str:
        """Everything the server has printed."""
        size = os.fstat(self.out.fileno()).st_size
        return os.pread(self.out.fileno(), size, 0).decode()

    def _up(self) -> bool:
        try:
            return bool(self.get("/api/health")["status"] == "up")
        except OSError:
            return False

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.out.close()

    def stop(self) -> None:
        """End it."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.out.close()

    def call(
        self, method: str, path: str, body: Any = None, token: str = "", **headers: str
    ) -> tuple[int, Any]:
        """A request; its status and what it answered."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)

    def get(self, path: str, token: str = "") -> Any:
        """What a GET answers."""
        return self.call("GET", path, token=token)[1]

    def post(self, path: str, body: Any, token: str = "") -> Any:
        """What a POST answers; it must succeed."""
        status, answer = self.call("POST", path, body, token)
        assert status in (200, 201), (status, answer)
        return answer

    def table(self, game: str, seats: dict[str, str], **more: Any) -> dict[str, Any]:
        """A new table."""
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return made

    def sit(
        self, table: str, *tokens: str, language: str = "en", seat: str | None = None
    ) -> Person:
        """Somebody at a table; without tokens, a spectator."""
        return Person(self, table, list(tokens), language, seat)


class Person:
    """Somebody at a table, over the socket."""

    def __init__(
        self, server: Server, table: str, tokens: list[str], language: str, seat: str | None
    ) -> None:
        self.server, self.table, self.tokens = server, table, tokens
        self.language, self.seat = language, seat
        self.heard: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.connect()

    def connect(self, **options: Any) -> None:
        """Open the socket and say hello."""
        address = self.server.url.replace("http", "ws") + f"/api/tables/{self.table}/socket"
        self.open = ExitStack()
        self.socket: ClientConnection = self.open.enter_context(
            # No pings of ours: they draw from `random`, which Hypothesis watches over.
            connect(address, max_size=None, ping_interval=None, **options)
        )
        self.tell("hello", tokens=self.tokens, language=self.language, seat=self.seat)
        self.view = self.hear("view")

    def tell(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"kind": kind, **fields}))

    def hear(self, kind: str, timeout: float = 60) -> dict[str, Any]:
        """Wait for the next message of a kind."""
        end = time.monotonic() + timeout
        while True:
            told = self.socket.recv(timeout=max(0.01, end - time.monotonic()))
            message: dict[str, Any] = json.loads(told)
            self.heard.append(message)
            if message["kind"] == "view":
                self.view = message
                self.log = [*self.log[: message["log_from"]], *message["log"]]
            if message["kind"] == kind:
                return message

    def until(self, holds: Callable[..., Any], timeout: float = 90) -> dict[str, Any]:
        """Wait for a view of which something holds."""
        end = time.monotonic() + timeout
        while not holds(self.view):
            self.hear("view", end - time.monotonic())
        return self.view

    def past(self, seq: int) -> dict[str, Any]:
        """Wait until the journal is longer than that."""
        return self.until(lambda view: view["seq"] > seq)

    def asked(self, timeout: float = 90) -> dict[str, Any]:
        """Wait until something is asked of the seat shown, or the game is over."""
        self.until(lambda view: view["asks"] or view["outcome"], timeout)
        return self.view["asks"][0] if self.view["asks"] else {}

    def answer(self, option: int | str = 0) -> dict[str, Any]:
        """Answer what is asked, by index or notation, and wait until it is acknowledged."""
        return self.take(self.asked()["number"], option)

    def take(self, ask: int, option: int | str) -> dict[str, Any]:
        """Answer one of several things that are asked."""
        given = {"option": option} if isinstance(option, int) else {"text": option}
        seq = self.view["seq"]
        self.tell("answer", ask=ask, **given)
        return self.past(seq)

    def refused(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something that must be refused."""
        self.tell(kind, **fields)
        return self.hear("refused")

    def cut(self) -> None:
        """Lose the connection without a word."""
        self.socket.socket.close()

    def leave(self) -> None:
        """Close the socket."""
        self.open.close()

    def closed_with(self) -> int:
        """Wait until the server closes the socket; its code."""
        try:
            while True:
                self.socket.recv(timeout=60)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


class PostgreSQL:
    """A PostgreSQL server of our own, in a folder of our own."""

    def __init__(self) -> None:
        programs = system.postgresql()
        assert programs, "PostgreSQL is needed: python -m tests.web.system"
        # Not in pytest's folder: PostgreSQL refuses to be root, and that folder is root's alone.
        clear_away(Path(tempfile.gettempdir()))
        self.folder = Path(tempfile.mkdtemp(prefix=POSTGRESQL))
        self.data = self.folder / "data"
        self.programs, self.user = programs, "postgres" if os.geteuid() == 0 else ""
        (self.folder / "owner").write_text(str(os.getpid()))
        self.port = free_port()
        self.url = f"postgresql://grim@127.0.0.1:{self.port}/postgres"
        try:
            if self.user:
                shutil.chown(self.folder, self.user)
            made = ("-A", "trust", "-U", "grim", "-E", "UTF8", "-N")
            self.run("initdb", "-D", str(self.data), *made)
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-o", options, "-l", log, "-w", "start")

    def run(self, program: str, *args: str) -> None:
        """Run one of PostgreSQL's programs."""
        prefix = ["runuser", "-u", self.user, "--"] if self.user else []
        subprocess.run(
            [*prefix, str(self.programs / program), *args],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
        )

    def halt(self) -> None:
        """End it, and keep what it knows."""
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")

    def stop(self) -> None:
        """End it, and leave nothing."""
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


def clear_away(folder: Path) -> None:
    """End and remove every PostgreSQL of a test run that was killed before it could do so."""
    for left in folder.glob(f"{POSTGRESQL}*"):
        owner, started = running(left / "owner"), running(left / "data" / "postmaster.pid")
        young = time.time() - left.stat().st_mtime < 60  # another worker may be making it
        if owner or young or (started and not (left / "owner").exists()):
            continue  # somebody needs it
        if started:
            os.kill(started, signal.SIGQUIT)
        shutil.rmtree(left, ignore_errors=True)


def running(file: Path) -> int:
    """The process whose number a file begins with, while it runs; else 0."""
    try:
        number = int(file.read_text().split()[0])
    except (OSError, ValueError, IndexError):
        return 0
    return number if Path("/proc", str(number)).exists() else 0


def free_port() -> int:
    """A port that nobody listens on."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(what: Callable[[], Any], seconds: float = 60) -> Any:
    """Wait until something is true, and return it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"waited {seconds} s in vain")
