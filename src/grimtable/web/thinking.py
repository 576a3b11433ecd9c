"""Computer players at the tables of this process: when they think, and what if they can't."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

from grimtable.kernel.asks import Ask
from grimtable.kernel.errors import Refused
from grimtable.kernel.run import Open
from grimtable.minds import View, mind
from grimtable.minds.player import Step, follow
from grimtable.seats import ONCE
from grimtable.web.store import AWAY, Row
from grimtable.web.thinkers import Job, Thinkers

if TYPE_CHECKING:
    from grimtable.web.hall import Hall
    from grimtable.web.live import Live

LEASE = 20.0
"""Seconds for which one server thinks for a table that several hold."""
WATCHED = 30.0
"""Seconds after which a table at which nobody looks is not thought for."""
LONGEST = 60.0
"""Seconds after which a player that could not answer tries again, at most."""
PLANS = 10_000
"""Plans that are kept; players make new ones when there are more."""
TRIES = 3
"""Thoughts that may fail before the simplest player answers in their place."""
LAYS = "greedy"
"""Who takes the places of computer players where all play together."""
log = logging.getLogger("grimtable.web")


class Kept(NamedTuple):
    """A plan, by whom it was made and after how many rewinds."""

    made: tuple[str, int]
    plan: list[Step]


class Thinking:
    """Lets computer players answer what is asked of them."""

    def __init__(self, hall: Hall, thinkers: Thinkers, pace: float) -> None:
        self.hall, self.thinkers = hall, thinkers
        self.pace = pace  # seconds between answers of computer players, for people to follow
        self.me = secrets.token_hex(8)
        self._leases: dict[str, float] = {}
        self._plans: dict[tuple[str, str], Kept] = {}
        self._failures: dict[str, int] = {}
        self._resting: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, live: Live) -> None:
        """Let computer players answer, if anybody is there to see it."""
        table = live.record.id
        watched = live.viewers or time.monotonic() - live.touched < WATCHED
        if not watched or table in self._resting:
            return
        for opened in live.asks:
            if not isinstance(opened.ask, Ask) or not live.mind_of(opened.ask.seat):
                continue
            if opened.ask.seat not in live.answerers(opened):
                continue  # people decide
            step = live.next_step()
            if step is not None and step[0] not in ("", opened.ask.seat):
                continue  # the script of a guided turn has somebody else go first
            number = live.wire_number(opened)
            if number not in live.thinking:
                live.thinking.add(number)
                task = asyncio.create_task(self._think(live, opened, number))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _think(self, live: Live, opened: Open, number: int) -> None:
        seat, table = opened.ask.seat, live.record.id
        # There is nothing to follow in how a table is laid out.
        shown = live.viewers and not live.lays_out(opened.ask)
        waited = asyncio.create_task(asyncio.sleep(self.pace if shown else 0))
        try:
            if not await self._mine(table):
                self._rest(table, LEASE / 4)  # another server thinks for it
                return
            answer = await self._answer(live, opened)
            await waited
            act = self.hall.act(table, lambda now: _say(now, seat, number, answer))
            await self.hall.whole(act)
            self._failures.pop(table, None)
        except Refused:
            pass  # the table went on, or back, while the player thought
        except AWAY as error:
            log.warning("the database is away; table %s waits: %s", table, error)
            self._failed(table)
        except Exception:
            log.exception("a computer player failed at table %s", table)
            self._failed(table)
        finally:
            waited.cancel()
            live.thinking.discard(number)

    async def _answer(self, live: Live, opened: Open) -> str:
        step = live.next_step()
        if step is not None:
            return step[1]
        number, ask = opened
        assert isinstance(ask, Ask)
        run, seed, name = live.table.run, live.table.answered, live.mind_of(ask.seat)
        if self._failures.get(live.record.id, 0) >= TRIES:
            return str(mind("random", seed).answer(View(run, number, ask.seat), ask))
        plan = self._plan(live, ask.seat, name)
        planned = ask.options[0] if len(ask.options) == 1 else follow(plan, number, ask)
        if planned is not None:
            return str(planned)
        if live.lays_out(ask) and not live.game.rivals:
            name = LAYS  # companions don't keep a person waiting while all take their places
        game = self.hall.shelf.found_by[live.record.game]
        intent = await self.thinkers.think(Job.at(game, run, opened, name, seed), live.record.maker)
        plan[:] = intent.plan
        return intent.answer

    def _plan(self, live: Live, seat: str, name: str) -> list[Step]:
        """What a player at a seat means to do; forgotten when anything was taken back."""
        if len(self._plans) > PLANS:
            self._plans.clear()
        key, now = (live.record.id, seat), (name, live.table.rewinds)
        kept = self._plans.get(key)
        if kept is None or kept.made != now:
            kept = self._plans[key] = Kept(now, [])
        return kept.plan

    async def _mine(self, table: str) -> bool:
        """Whether this server thinks for a table, of all that hold it."""
        now = time.time()
        if self._leases.get(table, 0.0) > now + LEASE / 2:
            return True
        lease = self.hall.store.thinks(table, self.me, now, now + LEASE)
        if not await self.hall.whole(lease):
            return False
        if len(self._leases) > 10_000:
            self._leases.clear()
        self._leases[table] = now + LEASE
        return True

    def _failed(self, table: str) -> None:
        failures = self._failures[table] = self._failures.get(table, 0) + 1
        self._rest(table, min(LONGEST, 0.5 * 2**failures))

    def _rest(self, table: str, seconds: float) -> None:
        """Try again later, and not before."""
        if table not in self._resting:
            loop = asyncio.get_running_loop()
            self._resting[table] = loop.call_later(seconds, self._again, table)

    def _again(self, table: str) -> None:
        self._resting.pop(table, None)
        live = self.hall.lives.get(table)
        if live is not None:
            self.wake(live)

    async def close(self) -> None:
        """Stop thinking."""
        for handle in self._resting.values():
            handle.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()


def _say(live: Live, seat: str, number: int, answer: str) -> list[Row]:
    """Answer for a seat, unless whoever had lent it has taken it back meanwhile."""
    if not live.mind_of(seat):
        raise Refused("A person plays there again.", "stale")
    if live.asks_first(seat, number, answer):
        return live.say(seat, f"order {ONCE}")
    return live.answer(seat, number, None, answer)
