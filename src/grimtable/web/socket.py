"""One WebSocket per person at a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from grimtable.kernel.errors import ForeignSave, GrimtableError, NotAnOption, Refused, Stale
from grimtable.kernel.text import LANGUAGES, Text
from grimtable.web.errors import TooMany
from grimtable.web.guard import LARGEST, Bucket, address, same_origin
from grimtable.web.hall import Hall
from grimtable.web.store import AWAY
from grimtable.web.viewer import Viewer
from grimtable.web.wire import (
    Answer,
    Dice,
    Hello,
    Look,
    Peek,
    Refusal,
    Said,
    Show,
    Speak,
    Undo,
)

HELLO_WITHIN = 15.0
SEND_WITHIN = 20.0
"""Seconds after which a client that does not read is let go."""

TOO_LARGE, TOO_MANY, NO_TABLE, NO_HELLO, FOREIGN, OLD_TABLE = 4413, 4429, 4404, 4408, 4403, 4410
LATER = 1013
CROWDED = {"crowded-address": 4430, "crowded-table": 4431}

TheHall = NamedDependency[Hall]
log = logging.getLogger("grimtable.web")
_read = msgspec.json.Decoder(Said)
_write = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], hall: TheHall
) -> None:
    """Speak with one client until it leaves."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=FOREIGN, reason="another site's page")
        return
    await socket.accept()
    try:
        with (
            contextlib.suppress(WebSocketDisconnect),
            hall.crowd.one_more(address(socket.client), table),
        ):
            await Talk(socket, hall, table).run()
    except TooMany as error:
        await socket.close(code=CROWDED[error.key], reason=str(error))
    except TimeoutError:
        log.info("a client at table %s takes nothing and is let go", table)
        await let_go(socket, LATER, "too slow")
    except AWAY as error:
        log.warning("the database is away: %s", error)
        await let_go(socket, LATER, "the database is away; try again")


async def let_go(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Close, with somebody who may have left already or may not listen."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(1):
            await socket.close(code=code, reason=reason)


def refusal(error: GrimtableError, text: Text) -> Refusal:
    """A refusal in words."""
    if isinstance(error, NotAnOption):
        return Refusal("not-an-option", text.error(error), error.rule)
    return Refusal("stale" if isinstance(error, Stale) else "refused", text.error(error))


class Talk:
    """A conversation with one client."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, table: str) -> None:
        self.socket, self.hall, self.table = socket, hall, table
        self.bucket = Bucket()
        self.writing = asyncio.Lock()

    async def run(self) -> None:
        """Greet, then listen and show, until either ends."""
        try:
            live = await self.hall.live(self.table)
        except GrimtableError as error:
            code = OLD_TABLE if isinstance(error, ForeignSave) else NO_TABLE
            await self.socket.close(code=code, reason=str(error)[:120])
            return
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self.hear()
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello):
            await self.socket.close(code=NO_HELLO, reason="say hello first")
            return
        holding = await self.hall.holding(live, hello.tokens)
        language = hello.language if hello.language in LANGUAGES else LANGUAGES[0]
        self.viewer = Viewer(live, holding, hello.seat, language)
        self.viewer.differences = hello.differences
        live.viewers.add(self.viewer)
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
            self.viewer.live.viewers.discard(self.viewer)
            self.hall.leave(self.viewer.live)

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
        except (msgspec.DecodeError, UnicodeError) as error:
            await self.say(Refusal("malformed", f"That message is not understood: {error}"))
            return None
        return said

    async def say(self, message: msgspec.Struct) -> None:
        """Send something; a client that does not take it in time is let go."""
        async with self.writing, asyncio.timeout(SEND_WITHIN):
            await self.socket.send_text(_write.encode(message))

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
                await self.hall.act(self.table, lambda now: now.answer(seat, ask, option, text))
            case Undo():
                seat = self.my_seat()
                await self.hall.act(self.table, lambda now: now.undo(seat))
            case Dice(real):
                seat = self.my_seat()
                await self.hall.act(self.table, lambda now: now.roll_real(seat, real))
            case Peek(ask, option):
                with contextlib.suppress(Stale):  # the question was answered while they looked
                    await self.say(viewer.preview(ask, option))
            case Look(at):
                viewer.at = None if at is None else max(0, at)
                if at is None and viewer.seat not in viewer.holding:
                    viewer.seat = viewer.holding[0] if viewer.holding else None
                viewer.forget()
                viewer.show()
            case Show(seat):
                over = viewer.live.table.over
                if (
                    seat is not None
                    and seat not in viewer.holding
                    and not (over and viewer.at is not None)
                ):
                    raise Refused("You do not hold that seat.", "not-held")
                viewer.seat = seat
                viewer.forget()
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
            live = await self.hall.live(self.table)
            if viewer.live is not live:
                viewer.live.viewers.discard(viewer)
                viewer.live = live
                live.viewers.add(viewer)
            async with live.turn:
                told = viewer.message()
            await self.say(told)
