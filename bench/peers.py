"""The same Connect Four, random legal moves, one process, side by side with three peers.

Every peer is driven in the leanest way that its public interface allows, and draws its moves as
we do. Rounds are interleaved, so that a busy machine hinders all alike; a ratio is the median of
the rounds' ratios.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import Struct

import bench.play
from bench.play import Spell
from grimtable import __version__
from grimtable.games import find
from grimtable.kernel.game import NoOptions

HERE = Path(__file__).parent
EXTRA = "pip install -e '.[peers]'"


class Missing(Exception):
    """A peer is not installed; the text says how to get it."""


class Grimtable:
    """examples/connect_four.py on this kernel."""

    name, version = "grimtable", __version__

    def __init__(self) -> None:
        self.game = find(str(HERE.parent / "examples" / "connect_four.py"))

    def play(self, seconds: float, seed: int) -> Spell:
        """Play random games for about that long."""
        return bench.play.play(self.game, [NoOptions()], seconds, seed)


class OpenSpiel:
    """DeepMind's C++ game, driven from Python."""

    name = "OpenSpiel"

    def __init__(self) -> None:
        pyspiel, self.version = _imported("pyspiel", "open_spiel")
        self.game = pyspiel.load_game("connect_four")

    def play(self, seconds: float, seed: int) -> Spell:
        """Play random games for about that long."""
        draw, new = Random(seed).random, self.game.new_initial_state
        moves = games = 0
        start = now = perf_counter()
        while now - start < seconds:
            state = new()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                moves += 1
            games += 1
            now = perf_counter()
        return Spell(moves, games, now - start)


class PettingZoo:
    """The classic environment without its wrappers, and without making observations."""

    name = "PettingZoo"

    def __init__(self) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        module, self.version = _imported(
            "pettingzoo.classic.connect_four.connect_four", "pettingzoo"
        )
        self.env = module.raw_env()

    def play(self, seconds: float, seed: int) -> Spell:
        """Play random games for about that long."""
        draw, env = Random(seed).random, self.env
        moves = games = 0
        start = now = perf_counter()
        while now - start < seconds:
            env.reset()
            while not env.terminations[env.agent_selection]:
                board = env.board  # its first seven places are the top row
                actions = [file for file in range(7) if not board[file]]
                env.step(actions[int(draw() * len(actions))])
                moves += 1
            games += 1
            now = perf_counter()
        return Spell(moves, games, now - start)


class BoardgameIo:
    """connect_four.mjs in a Node process of its own, which is told how long to play."""

    name = "boardgame.io"

    def __init__(self) -> None:
        node = shutil.which("node")
        package = HERE / "node_modules" / "boardgame.io" / "package.json"
        if node is None:
            raise Missing("install Node.js 18 or newer, then: npm install --prefix bench")
        if not package.is_file():
            raise Missing("npm install --prefix bench")
        self.version = json.loads(package.read_text("utf-8"))["version"]
        self.node = subprocess.Popen(
            [node, str(HERE / "connect_four.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )

    def play(self, seconds: float, seed: int) -> Spell:
        """Play random games for about that long."""
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        print(json.dumps({"seconds": seconds, "seed": seed}), file=self.node.stdin, flush=True)
        return Spell(**json.loads(self.node.stdout.readline()))


def _imported(module: str, package: str) -> tuple[Any, str]:
    try:
        return importlib.import_module(module), version(package)
    except (ImportError, PackageNotFoundError) as error:
        raise Missing(EXTRA) from error


class Figures(Struct, frozen=True):
    """What was measured of one peer."""

    name: str
    version: str
    moves_per_second: float
    moves_per_game: float
    ratio: float
    """How many moves grimtable makes while the peer makes one."""


class Report(Struct, frozen=True):
    """What was measured side by side."""

    rounds: int
    seconds: float
    peers: list[Figures]
    missing: dict[str, str]

    def table(self) -> str:
        """The figures for a person."""
        lines = [
            f"Connect Four, random legal moves, one process; median of {self.rounds} "
            f"interleaved rounds of {self.seconds:g} s",
            "",
            "                              moves/s   moves a game   grimtable is",
        ]
        for one in self.peers:
            lines.append(
                f"{one.name + ' ' + one.version:<24} {one.moves_per_second:>12,.0f} "
                f"{one.moves_per_game:>14.1f}   {f'{one.ratio:.2f} x':>12}"
            )
        lines += [f"{name} is missing: {how}" for name, how in self.missing.items()]
        return "\n".join(lines)


def measure(rounds: int, seconds: float, seed: int, progress: Callable[[str], None]) -> Report:
    """Let all that are installed play in turn."""
    peers, missing = [], dict[str, str]()
    for kind in (Grimtable, OpenSpiel, PettingZoo, BoardgameIo):
        try:
            peers.append(kind())
        except Missing as error:
            missing[kind.name] = str(error)
    for peer in peers:
        peer.play(seconds, seed)  # warm up: caches, and Node's compiler
    spells: dict[str, list[Spell]] = {peer.name: [] for peer in peers}
    for i in range(rounds):
        for peer in peers[i % len(peers) :] + peers[: i % len(peers)]:
            progress(f"round {i + 1} of {rounds}: {peer.name} ...")
            spells[peer.name].append(peer.play(seconds, seed + i))
    progress("")
    ours = spells[Grimtable.name]
    measured = [
        Figures(
            name=peer.name,
            version=peer.version,
            moves_per_second=median(spell.rate for spell in spells[peer.name]),
            moves_per_game=sum(s.moves for s in spells[peer.name])
            / sum(s.games for s in spells[peer.name]),
            ratio=median(
                our.rate / their.rate for our, their in zip(ours, spells[peer.name], strict=True)
            ),
        )
        for peer in peers
    ]
    for peer in peers:
        if isinstance(peer, BoardgameIo):
            peer.node.communicate()  # closes its input, at which it ends
    return Report(rounds, seconds, measured, missing)
