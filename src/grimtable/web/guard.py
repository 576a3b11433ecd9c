"""What keeps strangers from doing harm: limits, origins, headers."""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import json
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

from grimtable.web.errors import TooMany

T = TypeVar("T")
FOREIGN = 4403
"""With which a socket is closed to the pages of other sites."""
LARGEST = 16_384
"""Bytes of a message that a client may send."""
RATE, BURST = 25.0, 75.0
"""Messages a second that a client may send, and how many at once."""
UNDOS_A_MINUTE = 60
"""How often a table may be taken back."""
CONNECTIONS_OF_ADDRESS = 200
"""Open connections from one address that have not become sockets; a proxy here has ten times so
many."""
SOCKETS_OF_ADDRESS, SOCKETS_OF_SEAT, WATCHERS_OF_TABLE = 100, 10, 100
"""Sockets at once of strangers from one address (a school behind one, say), for a seat by who
holds it, and of those who only watch a table."""
TOLD_FROM = 4
"""A crowd of a quarter of these is told to the other servers of the same database."""
TABLES_A_DAY = 100
"""Tables made from one address within a day that may stand unfinished; whoever sits at the server
itself is not counted."""
SHARE, SAVINGS = 0.5, 6.0
"""The share of a second that may be spent every second on what one address asks for beyond play
(reading tables, looking back, trying out forms), and how many seconds at once."""
SPEAK_WITHIN = 10.0
"""Seconds within which a connection has to say the whole of what it wants."""
BODY_WITHIN = 20.0
"""Seconds within which the body of a request has to come."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Frame-Options": "DENY",
}


class Guarded:
    """An ASGI application that answers only to its own names and its own pages.

    Security and caching headers are put on everything it answers.
    """

    def __init__(self, app: Any, hosts: Iterable[str] = ()) -> None:
        self.app, self.hosts = app, frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass on what the application says, with the headers added."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path = scope.get("path", "")

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers += [
                    (name.lower().encode(), value.encode()) for name, value in HEADERS.items()
                ]
                if not any(name == b"cache-control" for name, _ in headers):
                    ok = message["status"] == 200
                    headers.append((b"cache-control", _keep(path if ok else "").encode()))
            await send(message)

        why = self.stranger(scope)
        if why and scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": FOREIGN, "reason": why})
        elif why:
            await _refuse(sending, 404 if "\0" in path else 403, why)
        elif scope["type"] == "http":
            await self.app(scope, Punctual(receive), sending)
        else:
            await self.app(scope, receive, sending)

    def stranger(self, scope: Any) -> str:
        """Why a request is not for us; empty if it is."""
        if "\0" in scope.get("path", ""):
            return "There is no such page."
        named = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = named.get(b"host", "")
        if not self.is_ours(host):
            return "This server is not known by that name; see serve --allow-host."
        quiet = scope.get("method", "") in ("GET", "HEAD") and scope["type"] == "http"
        cross = named.get(b"sec-fetch-site", "") == "cross-site"
        if not quiet and (cross or not same_origin(named.get(b"origin"), host)):
            return "That page belongs to another site."
        return ""

    def is_ours(self, host: str) -> bool:
        """Whether a name in a request is one under which this server may be called.

        Addresses always are: only names can be made to lead somewhere else than they did.
        """
        name = urlsplit(f"//{host}").hostname or ""
        if name in self.hosts or name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


class Punctual:
    """What a client sends; who does not send what they have begun is not waited for."""

    def __init__(self, receive: Any) -> None:
        self.receive, self.whole = receive, False

    async def __call__(self) -> Any:
        """The next message."""
        if self.whole:
            return await self.receive()
        try:
            async with asyncio.timeout(BODY_WITHIN):
                message = await self.receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        self.whole = not message.get("more_body", False)
        return message


async def _refuse(send: Any, status: int, why: str) -> None:
    body = json.dumps({"status_code": status, "detail": why}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _keep(path: str) -> str:
    """How long a browser may keep an answer: the page's parts have their hash in their name."""
    if path.startswith("/assets/"):
        return "public, max-age=31536000, immutable"
    if path in ("/api/icons", "/mark.svg"):
        return "public, max-age=86400"
    return "no-cache" if path == "/" else "no-store"


class Bucket:
    """A bucket of tokens: refills steadily, and a message that finds it empty is too many."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self.rate, self.burst, self.level = rate, burst, burst
        self.since = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        at = time.monotonic()
        self.level = min(self.burst, self.level + (at - self.since) * self.rate)
        self.since = at
        if self.level < 1:
            return False
        self.level -= 1
        return True


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a browser's page comes from this server; other programs send no origin.

    >>> same_origin("http://table.example:7474", "table.example:7474")
    True
    >>> same_origin("http://evil.example", "table.example:7474")
    False
    """
    return origin is None or (host is not None and urlsplit(origin).netloc == host)


def address(client: Any) -> str:
    """Where a connection comes from: a whole household, which may have many IPv6 addresses.

    >>> from types import SimpleNamespace as Client
    >>> address(Client(host="192.0.2.7")), address(Client(host="2001:db8::1:2:3:4"))
    ('192.0.2.7', '2001:db8::/64')
    """
    try:
        found = ipaddress.ip_address(client.host)
    except (AttributeError, ValueError):
        return ""
    if found.version == 4:
        return str(found)
    return str(ipaddress.ip_network((found, 64), strict=False))


def payer(client: Any) -> str:
    """Whom a request is charged to; nobody where it comes from this machine itself.

    What comes through a proxy on this machine comes from where the proxy says.
    """
    found = address(client)
    local = found and ipaddress.ip_address(client.host).is_loopback
    return "" if local else found


class Budget:
    """What one address may cost beyond play: who has spent it waits, and nobody else does.

    As crowds do, all servers of a database count what an address owes together.
    """

    def __init__(self) -> None:
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._workers = asyncio.Semaphore(2)
        self.elsewhere: dict[str, int] = {}

    def large(self) -> dict[str, int]:
        """Milliseconds owed here that other servers have to know of; nobody reads by whom."""
        owed = ((who, self._owed(who)) for who in self._spent)
        return {
            _unnamed(("budget", who)): int(n * 1000) for who, n in owed if n > SAVINGS / TOLD_FROM
        }

    async def aside(self, who: str, work: Callable[[], T]) -> T:
        """Do something in another thread at an address's expense, as soon as it can afford it."""
        while (debt := self.debt(who) - SAVINGS) > 0:
            await asyncio.sleep(debt / SHARE)
        async with self._workers:
            done, cost = await asyncio.to_thread(_timed, work)
        if who:
            self._spent[who] = self._owed(who) + cost, time.monotonic()
            self._spent.move_to_end(who)
            if len(self._spent) > 5000:
                self._spent.popitem(last=False)
        return done

    def debt(self, who: str) -> float:
        """Seconds that an address owes all servers together."""
        others = self.elsewhere.get(_unnamed(("budget", who)), 0) if who and self.elsewhere else 0
        return self._owed(who) + others / 1000

    def _owed(self, who: str) -> float:
        spent, at = self._spent.get(who, (0.0, 0.0))
        return max(0.0, spent - (time.monotonic() - at) * SHARE) if who else 0.0


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.thread_time()
    return work(), time.thread_time() - began


class Crowd:
    """Who is connected; no crowd of strangers keeps players out.

    All servers of a database count together: each tells the others of its crowds as soon as they
    reach a part of what is allowed, so that it costs nothing where there is no crowd.
    """

    def __init__(self) -> None:
        self.here: Counter[tuple[str, ...]] = Counter()
        self.most: dict[tuple[str, ...], int] = {}
        self.elsewhere: dict[str, int] = {}

    def large(self) -> dict[str, int]:
        """The crowds here that other servers have to know of; nobody reads who they are."""
        return {
            _unnamed(key): n
            for key, n in self.here.items()
            if n >= max(1, self.most[key] // TOLD_FROM)
        }

    @contextmanager
    def one_more(self, what: str, most: int, *whose: str) -> Iterator[None]:
        """Let somebody in until they leave, or refuse them."""
        key = (what, *whose)
        others = self.elsewhere.get(_unnamed(key), 0) if self.elsewhere else 0
        if self.here[key] + others >= most:
            sentence = f"{most} connections are the most for one {what}."
            raise TooMany(sentence, f"crowded-{what}", most=most)
        self.here[key] += 1
        self.most[key] = most
        try:
            yield
        finally:
            self.here[key] -= 1
            if not self.here[key]:
                del self.here[key], self.most[key]


def _unnamed(key: tuple[str, ...]) -> str:
    return hashlib.sha256(" ".join(key).encode()).hexdigest()
