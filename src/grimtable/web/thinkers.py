"""Computer players think in worker processes, so that the server stays quick.

A worker is told the set-up and the journal of a table, replays it (or the part it has not seen
yet), and lets the player answer. It knows what the server knows, and the player looks only
through its seat's eyes.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct, convert

from grimtable.kernel.asks import Ask
from grimtable.kernel.save import Base, Entry
from grimtable.kernel.table import Table
from grimtable.minds import View, mind
from grimtable.web.shelf import find_once

REMEMBERED = 16


class Job(Struct, frozen=True):
    """An ask for a computer player, with everything needed to answer it."""

    table: str
    game: str
    """The name by which it is found: an id, or a file."""
    options: dict[str, Any]
    position: dict[str, Any]
    base: dict[str, Any] | None
    journal: list[Entry]
    ask: int
    mind: str


def think(job: Job) -> str:
    """The notation of the option that the computer player takes."""
    table = _replayed(job)
    ask = table.run.find(job.ask)
    assert isinstance(ask, Ask)
    player = mind(job.mind, seed=len(job.journal))
    return str(player.answer(View(table.run, job.ask, ask.seat), ask))


_tables: OrderedDict[str, Table] = OrderedDict()


def _replayed(job: Job) -> Table:
    """The table at the end of the journal; goes on from where this worker last saw it."""
    table = _tables.pop(job.table, None)
    if table is None or table.journal != job.journal[: len(table.journal)]:
        game = find_once(job.game)
        base = convert(job.base, Base) if job.base else None
        options = convert(job.options, game.Options)
        table = Table(game, options, None, position=job.position, base=base)
        table.run.state.events = None
    for entry in job.journal[len(table.journal) :]:
        table.answer(entry.ask, entry.answer)
    _tables[job.table] = table
    if len(_tables) > REMEMBERED:
        _tables.popitem(last=False)
    return table


def _begin(lifeline: Connection) -> None:
    """In a worker: give way to the server, leave interrupts to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=[lifeline], daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(15)


def _follow(lifeline: Connection) -> None:
    """End at once when the server lets go of its end, or is gone; even in mid-thought."""
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv()
    os._exit(0)


class Thinkers:
    """The worker processes; made when first needed, and made anew if one dies."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job) -> str:
        """Have a job thought through by a worker."""
        for attempt in range(3):
            try:
                return await asyncio.wrap_future(self._submit(job))
            except BrokenProcessPool:
                self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def _submit(self, job: Job) -> Future[str]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            theirs, self._lifeline = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.workers, context, _begin, (theirs,))
        return self._pool.submit(think, job)

    def close(self) -> None:
        """End the workers, whatever they are thinking about."""
        if self._pool is not None:
            self._lifeline.close()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
