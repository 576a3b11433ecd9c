"""What keeps strangers from doing harm: limits, origins, headers."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from grimtable.web.errors import TooMany

LARGEST = 16_384
"""Bytes of a message that a client may send."""
RATE, BURST = 25.0, 75.0
"""Messages a second that a client may send, and how many at once."""
SOCKETS_OF_ADDRESS, SOCKETS_OF_TABLE = 100, 200
"""Connections at once from one address (a school behind one, say), and to one table."""
TABLES_A_DAY = 100
"""Tables made from one address within a day that may stand unfinished."""

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
    """An ASGI application with security and caching headers on everything it answers."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass on what the application says, with the headers added."""
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

        await self.app(scope, receive, sending)


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


class Crowd:
    """Who is connected to this process: so many from one address, so many at one table."""

    def __init__(self) -> None:
        self.here: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, address: str, table: str) -> Iterator[None]:
        """Let somebody in until they leave, or refuse them."""
        limits = {("address", address): SOCKETS_OF_ADDRESS, ("table", table): SOCKETS_OF_TABLE}
        for one, most in limits.items():
            if self.here[one] >= most:
                sentence = f"{most} connections are the most for one {one[0]}."
                raise TooMany(sentence, f"crowded-{one[0]}", most=most)
        self.here.update(limits.keys())
        try:
            yield
        finally:
            self.here.subtract(limits.keys())
            self.here = +self.here
