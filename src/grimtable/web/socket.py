"""One WebSocket per person at a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from grimtable.kernel.errors import ForeignSave, GrimtableError, NotAnOption, Refused, Stale
from grimtable.kernel.text import LANGUAGES, Text
from grimtable.web import guard
from grimtable.web.errors import TooMany
from grimtable.web.guard import LARGEST, Bucket, address, payer
from grimtable.web.hall import Hall, keys_of
from grimtable.web.live import Live
from grimtable.web.seating import call, give, invite_again, rematch, resign
from grimtable.web.store import AWAY
from grimtable.web.viewer import Viewer
from grimtable.web.wire import (
    Answer,
    Call,
    Consult,
    Dice,
    Foresee,
    Give,
    Hello,
    Invite,
    Invited,
    Look,
    Order,
    Peek,
    Pin,
    Refusal,
    Rematch,
    Resign,
    Said,
    Say,
    Seated,
    Show,
    Speak,
    Ties,
    Undo,
)

HELLO_WITHIN = 15.0
SEND_WITHIN = 20.0
"""Seconds after which a client that does not read is let go."""

TOO_LARGE, TOO_MANY, NO_TABLE, NO_HELLO, OLD_TABLE = 4413, 4429, 4404, 4408, 4410
LATER = 1013
CROWDED = {"crowded-address": 4430, "crowded-watchers": 4431, "crowded-seat": 4432}

TheHall = NamedDependency[Hall]
T = TypeVar("T")
log = logging.getLogger("grimtable.web")
_read = msgspec.json.Decoder(Said)
_write = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], hall: TheHall
) -> None:
    """Speak with one client until it leaves."""
    await socket.accept()
    who = address(socket.client)
    try:
        with contextlib.suppress(WebSocketDisconnect, ClientDisconnected):
            await Talk(socket, hall, table, who, payer(socket.client)).run()
    except TooMany as error:
        await let_go(socket, CROWDED[error.key], str(error))
    except TimeoutError:
        log.info("a client at table %s takes nothing and is let go", table)
        await let_go(socket, LATER, "too slow")
    except AWAY as error:
        log.warning("the database is away: %s", error)
        await let_go(socket, LATER, "the database is away; try again")


async def let_go(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Close, with somebody who may have left already or may not listen."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(1):
            await socket.close(code=code, reason=reason)


def refusal(error: GrimtableError, text: Text) -> Refusal:
    """A refusal in words."""
    if isinstance(error, NotAnOption):
        return Refusal("not-an-option", text.error(error), error.rule)
    return Refusal("stale" if isinstance(error, Stale) else "refused", text.error(error))


class Talk:
    """A conversation with one client."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hall: Hall, table: str, who: str, payer: str
    ) -> None:
        self.socket, self.hall, self.table = socket, hall, table
        self.who, self.payer = who, payer
        self.bucket = Bucket()
        self.writing = asyncio.Lock()

    async def run(self) -> None:
        """Greet, find out whom they are, and let them in: players before strangers."""
        crowd = self.hall.crowd
        with ExitStack() as inside:
            with crowd.one_more("address", guard.SOCKETS_OF_ADDRESS, self.who):
                try:
                    live = await self.hall.live(self.table, self.payer)
                except GrimtableError as error:
                    code = OLD_TABLE if isinstance(error, ForeignSave) else NO_TABLE
                    await self.socket.close(code=code, reason=str(error)[:120])
                    return
                hello = await self.greet()
                if hello is None:
                    await self.socket.close(code=NO_HELLO, reason="say hello first")
                    return
                holding = await self.hall.holding(live, hello.tokens)
                if holding:
                    seat = (self.table, holding[0])
                    inside.enter_context(crowd.one_more("seat", guard.SOCKETS_OF_SEAT, *seat))
            if not holding:
                mine = crowd.one_more("address", guard.SOCKETS_OF_ADDRESS, self.who)
                inside.enter_context(mine)
                most = guard.WATCHERS_OF_TABLE
                inside.enter_context(crowd.one_more("watchers", most, self.table))
            self.viewer = Viewer(live, holding, hello.seat, spoken(hello.language))
            self.viewer.keys = keys_of(hello.tokens)
            self.viewer.differences = hello.differences
            await self.talk(live)

    async def greet(self) -> Hello | None:
        """What the client says first; None if that is no greeting."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self.hear()
        except TimeoutError:
            return None
        return hello if isinstance(hello, Hello) else None

    async def talk(self, live: Live) -> None:
        """Listen and show, until either ends."""
        await self.hall.come(live, self.viewer)
        self.viewer.show()
        tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.show())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.hall.go(self.viewer.live, self.viewer)

    async def hear(self) -> Said | None:
        """The next message; None if it was none, or the client has been let go."""
        data = await self.socket.receive_data(mode="text")
        if len(data) > LARGEST:
            await self.socket.close(code=TOO_LARGE, reason="too large a message")
            raise WebSocketDisconnect(detail="too large")
        if not self.bucket.take():
            await self.socket.close(code=TOO_MANY, reason="too many messages")
            raise WebSocketDisconnect(detail="too many")
        try:
            said: Said = _read.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self.say(Refusal("malformed", f"That message is not understood: {error}"))
            return None
        return said

    async def say(self, message: msgspec.Struct | bytes) -> None:
        """Send something; a client that does not take it in time is let go."""
        told = message if isinstance(message, bytes) else _write.encode(message)
        async with self.writing, asyncio.timeout(SEND_WITHIN):
            await self.socket.send_text(told)

    async def listen(self) -> None:
        """Take in what the client says."""
        while True:
            said = await self.hear()
            if said is None:
                continue
            try:
                await self.obey(said)
            except GrimtableError as error:
                await self.say(refusal(error, self.viewer.text))
                if isinstance(error, Stale):
                    self.viewer.forget()
                    self.viewer.show()
            except (WebSocketDisconnect, *AWAY):
                raise
            except Exception:
                log.exception("a message could not be obeyed at table %s", self.table)
                await self.say(Refusal("trouble", self.viewer.text("refused-trouble")))
                self.viewer.show()

    async def obey(self, said: Said) -> None:
        """Do what a message asks for."""
        viewer = self.viewer
        match said:
            case Answer(ask, option, text):
                seat = self.my_seat()
                held = list(viewer.holding)
                await self.hall.act(
                    self.table, lambda now: now.answer_for(seat, held, ask, option, text)
                )
            case Undo(anew, lesson):
                await self.hall.undo(self.table, self.my_seat(), anew, lesson)
            case Dice(real):
                self.my_seat()
                held = list(viewer.holding)
                await self.hall.act(self.table, lambda now: now.vote(held, real))
            case Order(until):
                self.my_seat()
                await self.hall.order(self.table, list(viewer.holding), until)
            case Ties(leave):
                seat = self.my_seat()
                await self.hall.act(self.table, lambda now: now.leave_ties(seat, leave))
            case Consult(seat, on):
                self.my_seat()
                await self.hall.act(self.table, lambda now: now.consult(seat, on))
            case Pin(ask, plan):
                seat = self.my_seat()
                await self.hall.act(self.table, lambda now: now.follow(seat, ask, plan))
            case Give(seat, mind):
                token = await give(self.hall, self.table, viewer.holding, seat, mind)
                if token:
                    await self.say(Seated(seat, token))
            case Invite(seat):
                invite = await invite_again(self.hall, self.table, viewer.holding, seat)
                await self.say(Invited(seat, invite))
            case Resign():
                await resign(self.hall, self.table, self.my_seat())
            case Rematch():
                self.my_seat()
                await rematch(self.hall, self.table, viewer.holding)
            case Say(phrase, words):
                what = f"phrase {phrase}" if phrase else f"said {' '.join(words.split())}"
                if what.strip() != "said":
                    await self.hall.say(self.table, self.my_seat(), what.strip())
            case Call(name):
                self.my_seat()
                await call(self.hall, self.table, viewer.holding, " ".join(name.split()))
            case Peek(ask, option):
                with contextlib.suppress(Stale):  # the question was answered while they looked
                    await self.say(await self.aside(lambda: viewer.preview(ask, option)))
            case Foresee():
                await self.say(await self.aside(viewer.foresee))
            case Look(at):
                viewer.at = at
                viewer.forget()
                viewer.show()
            case Show(seat):
                if not viewer.may_look_through(seat):
                    raise Refused("You do not hold that seat.", "not-held")
                viewer.look_through(seat)
                viewer.show()
            case Speak(language):
                if language not in LANGUAGES:
                    there = ", ".join(LANGUAGES)
                    sentence = f"There is no text in {language!r}. There is: {there}."
                    raise Refused(sentence, "language", languages=there)
                viewer.language = language
                viewer.forget()
                viewer.show()
            case Hello():
                raise Refused("We have greeted each other already.", "greeted")

    def my_seat(self) -> str:
        """The seat for which this client acts, or a refusal."""
        if self.viewer.seat is None or self.viewer.seat not in self.viewer.holding:
            raise Refused("You are watching; a seat is needed to act.", "watching")
        return self.viewer.seat

    async def show(self) -> None:
        """Send the newest view whenever there is news; what a slow client missed is skipped."""
        viewer = self.viewer
        while True:
            await viewer.news.wait()
            viewer.news.clear()
            live = await self.hall.live(self.table, self.payer)
            if viewer.live is not live:
                viewer.move_to(live)
            try:
                told = await self.look()
            except AWAY:
                raise
            except Exception:  # a fault of the game: this can't be shown, and the table goes on
                log.exception("table %s can't be shown", self.table)
                told = _write.encode(Refusal("trouble", viewer.text("trouble")))
                viewer.at = None
            if told:
                await self.say(told)

    async def look(self) -> bytes:
        """What there is to tell of how the table stands, or stood."""
        viewer = self.viewer
        async with viewer.live.turn:
            past = viewer.needs_past()
        if past:
            await self.hall.budget.aside(self.payer, viewer.look_back)
        return await self.aside(viewer.message)

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something with the table; what takes a while is done in another thread."""
        return await self.hall.aside(self.viewer.live, work)


def spoken(language: str) -> str:
    """A language that there is."""
    return language if language in LANGUAGES else LANGUAGES[0]
