"""Computer players think in worker processes, so that the server stays quick.

A worker is told where a game stands (the state at the last mark and the answers since) and lets the
player answer. It knows what the server knows, and the player looks only through its seat's eyes.
Whoever has many tables waits with them: the tables of one address take turns with those of others.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from grimtable.kernel.asks import Ask
from grimtable.kernel.run import Open, Run
from grimtable.minds import View, mind
from grimtable.minds.player import Planning, Step
from grimtable.web.shelf import find_once

ATTEMPTS = 4
"""How often a thought is begun whose worker dies, maybe of another's thought."""
GIVES_WAY = 5
"""How far workers stand back (as in `nice`): behind the server, and not behind everything else on a
busy machine, or people wait for half a minute for a second's thought."""
log = logging.getLogger("grimtable.web")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Intent(NamedTuple):
    """The notation of an option that a computer player takes, and its plan for the asks after."""

    answer: str
    plan: list[Step]


class Job(Struct, frozen=True):
    """An ask for a computer player, with everything needed to answer it."""

    game: str
    """The name by which it is found: an id, or a file."""
    stands: bytes
    """The state at the last mark and the answers since, packed: a worker finds the game first."""
    number: int
    opened: dict[str, int]
    ask: int
    mind: str
    seed: int

    @classmethod
    def at(cls, game: str, run: Run, opened: Open, mind: str, seed: int) -> Job:
        """What a player has to think about at an open ask."""
        return cls(
            game=game,
            stands=pickle.dumps((run.snapshot, run.since)),
            number=run.marked_at,
            opened=dict(run.opened),
            ask=opened.number,
            mind=mind,
            seed=seed,
        )

    def looked_at(self) -> tuple[View, Ask]:
        """In a worker: the game as the one who is asked sees it."""
        game = find_once(self.game)
        state, since = pickle.loads(self.stands)
        run = Run(game, state, None, number=self.number, opened=self.opened)
        for heard in since:
            run.give(heard.number, heard.answer)
        ask = run.find(self.ask)
        assert isinstance(ask, Ask)
        return View(run, self.ask, ask.seat), ask

    def think(self) -> Intent:
        """What the computer player answers, and means to answer next."""
        player = mind(self.mind, seed=self.seed)
        answer = str(player.answer(*self.looked_at()))
        return Intent(answer, player.plan if isinstance(player, Planning) else [])


class Acquaintance(Struct, frozen=True):
    """A game that a worker reads before somebody waits for it."""

    game: str

    def think(self) -> None:
        """Read it, once and for all."""
        find_once(self.game)


class Thought(Protocol[T_co]):
    """Something that a worker can be sent to think about."""

    def think(self) -> T_co:
        """In a worker: what comes of it."""


def think(job: Thought[T]) -> T:
    """Think about something, in a worker."""
    return job.think()


Waiting: TypeAlias = tuple[Thought[Any], asyncio.Future[Any]]
"""A thought, and where what comes of it is awaited."""


def _begin(lifeline: Connection) -> None:
    """In a worker: give way to the server, leave interrupts to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=[lifeline], daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(GIVES_WAY)


def _follow(lifeline: Connection) -> None:
    """End at once when the server lets go of its end, or is gone; even in mid-thought."""
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv()
    os._exit(0)


class Pool:
    """Worker processes, and the line that they hang on."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        theirs, self.lifeline = context.Pipe(duplex=False)
        self.workers = ProcessPoolExecutor(workers, context, _begin, (theirs,))

    async def think(self, job: Thought[T]) -> T:
        """Have a job thought through."""
        return await asyncio.wrap_future(self.workers.submit(think, job))

    def close(self) -> None:
        """End the workers, whatever they are thinking about."""
        self.lifeline.close()
        self.workers.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The workers, made when first needed and made anew if one dies; and who waits for them."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: Pool | None = None
        self._waiting: OrderedDict[str, deque[tuple[Thought[Any], asyncio.Future[Any]]]] = (
            OrderedDict()
        )
        self._busy: set[asyncio.Task[None]] = set()

    async def think(self, job: Thought[T], who: str = "") -> T:
        """Have a job thought through by a worker, when it is the turn of `who`."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append((job, answer))
        self._begin_next()
        return await answer

    def prepare(self, games: Iterable[str]) -> None:
        """Begin with a worker that knows these games: somebody is about to sit down."""
        if self._pool is None and not self._busy and not self._waiting:
            loop = asyncio.get_running_loop()
            jobs = ((Acquaintance(game), loop.create_future()) for game in games)
            self._waiting[""] = deque(jobs)
            self._begin_next()

    def _begin_next(self) -> None:
        """Let free workers begin, each with the next of those who wait."""
        while self._waiting and len(self._busy) < self.workers:
            who, jobs = self._waiting.popitem(last=False)
            job, answer = jobs.popleft()
            if jobs:
                self._waiting[who] = jobs  # behind all others
            if not answer.done():
                task = asyncio.create_task(self._work(job, answer))
                self._busy.add(task)
                task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._begin_next()

    async def _work(self, job: Thought[T], answer: asyncio.Future[T]) -> None:
        try:
            found = await self._thought(job)
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(found)

    async def _thought(self, job: Thought[T]) -> T:
        for attempt in range(ATTEMPTS):
            if self._pool is None:
                self._pool = Pool(self.workers)
            pool = self._pool
            try:
                return await pool.think(job)
            except BrokenProcessPool:
                # All who waited for this pool come here; the first of them replaces it.
                if self._pool is pool:
                    log.warning("a worker has died; others take its place")
                    pool.close()
                    self._pool = None
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """End the workers, whatever they are thinking about."""
        for jobs in self._waiting.values():
            for _, answer in jobs:
                answer.cancel()
        self._waiting.clear()
        if self._pool is not None:
            self._pool.close()
            self._pool = None
