"""A game survives `kill -9` at any moment: whatever the screen has shown is in the save."""

import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from grimtable.kernel import Table, read_save
from tests.terminal.siege import GAME, field

ROOT = Path(__file__).parents[2]
DEEDS = re.compile(rb"deeds (\d+)")


class Terminal:
    """The app in a process of its own, under a pseudo-terminal."""

    def __init__(self, path: Path) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        env = os.environ | {
            "TERM": "xterm-256color",
            "COLUMNS": "120",
            "LINES": "40",
            "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "grimtable", *_command(path)],
            cwd=ROOT,
            env=env,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = b""

    def read(self, seconds: float) -> None:
        """Take in what the app writes, for a while."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if select.select([self.master], [], [], left)[0]:
                try:
                    self.seen += os.read(self.master, 65536)
                except OSError:
                    return

    def wait(self, until: Callable[[], object], seconds: float = 90) -> None:
        """Read until something is so."""
        end = time.monotonic() + seconds
        while not until():
            told = self.seen[-3000:].decode(errors="replace")
            assert self.process.poll() is None, f"the app has ended: {told}"
            assert time.monotonic() < end, told
            self.read(0.05)

    def wait_for(self, deeds: int) -> None:
        """Read until the screen shows at least so many deeds."""
        self.wait(lambda: self.deeds >= deeds)

    def press(self, keys: bytes) -> None:
        """Type."""
        os.write(self.master, keys)

    @property
    def deeds(self) -> int:
        """How many answers the screen has shown."""
        found = DEEDS.findall(self.seen)
        return int(found[-1]) if found else -1

    def kill(self) -> None:
        """End the process at once."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.read(0.2)
            os.close(self.master)


def _command(path: Path) -> list[str]:
    game = "tests/terminal/siege.py"
    if path.exists():
        return ["resume", str(path), "--game", game]
    return ["play", game, "--options", "rounds=200", "--seed", "7", "--save", str(path)]


@pytest.fixture
def start() -> Iterator[Callable[[Path], Terminal]]:
    started: list[Terminal] = []

    def begin(path: Path) -> Terminal:
        started.append(Terminal(path))
        return started[-1]

    yield begin
    for terminal in started:
        terminal.kill()


def test_killed_at_random_moments_the_game_loses_nothing_it_has_shown(
    tmp_path: Path, start: Callable[[Path], Terminal]
) -> None:
    path = tmp_path / "siege.json"
    chance = random.Random(11)
    done = 0
    for _ in range(6):
        terminal = start(path)
        terminal.wait_for(done)
        typed = chance.randint(3, 12)
        for i in range(typed):
            terminal.press(b"\r")
            if i < typed - 2:  # the last keys come without waiting
                terminal.wait_for(done + i + 1)
        terminal.read(chance.random() * 0.1)
        terminal.kill()
        save = read_save(path)
        saved = field(Table.load(GAME, save, real_dice=True)).deeds
        assert terminal.deeds <= saved <= done + typed
        assert saved >= done + typed - 2
        assert not [p for p in path.parent.iterdir() if p.suffix == ".json" and p != path]
        done = saved
    assert done > 6


def test_killed_while_a_die_is_being_typed_only_that_roll_is_lost(
    tmp_path: Path, start: Callable[[Path], Terminal]
) -> None:
    path = tmp_path / "siege.json"
    terminal = start(path)
    terminal.wait_for(0)
    terminal.press(b"d")
    terminal.press(b"/")
    terminal.wait(lambda: b"Type words" in terminal.seen)
    terminal.press(b"end the")
    terminal.wait(lambda: re.search(rb"1 of \d+ \xc2\xb7 Esc", terminal.seen))
    terminal.press(b"\r")
    terminal.wait_for(1)
    terminal.press(b"646")
    terminal.read(0.3)
    terminal.kill()
    save = read_save(path)
    assert save.notes["dice"] == "real"
    assert [entry.seat for entry in save.answers] == ["fate", "captain"]
    again = start(path)
    again.wait_for(1)
    again.press(b"1234561")
    again.wait(lambda: len(read_save(path).answers) == 3)
    again.kill()
    assert read_save(path).answers[-1].answer == "1 2 3 4 5 6 1"
