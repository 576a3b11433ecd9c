"""The doors of the server: who knocks must say what they want, and not too many may at once."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from grimtable.web import guard

_open: Counter[str] = Counter()


class Door(H11Protocol):
    """An HTTP connection; half-open ones are closed, and so are too many from one address."""

    knocking: asyncio.TimerHandle | None = None
    who: str | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody knocks."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername") or ("",)
        self.who = str(peer[0])
        _open[self.who] += 1
        near = 10 if self.who in ("127.0.0.1", "::1") else 1  # a proxy, maybe
        if _open[self.who] > near * guard.CONNECTIONS_OF_ADDRESS:
            transport.abort()
            return
        self._wait()

    def data_received(self, data: bytes) -> None:
        """They say something; it may not be all."""
        super().data_received(data)
        if self.cycle is None or self.cycle.response_complete:
            self._wait()
        else:
            self._heard()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """They want a socket, of which there are other limits."""
        self._heard()
        self._gone()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They leave."""
        self._heard()
        self._gone()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self.who is not None and self.knocking is None and not self.transport.is_closing():
            loop = asyncio.get_running_loop()
            self.knocking = loop.call_later(guard.SPEAK_WITHIN, self._shut)

    def _shut(self) -> None:
        self.knocking = None
        idle = cast(Any, self.cycle) is None or self.cycle.response_complete
        if idle and not self.transport.is_closing():
            self.transport.abort()

    def _heard(self) -> None:
        if self.knocking is not None:
            self.knocking.cancel()
            self.knocking = None

    def _gone(self) -> None:
        if self.who is not None:
            _open[self.who] -= 1
            if not _open[self.who]:
                del _open[self.who]
            self.who = None


def widen() -> None:
    """Let this process have as many connections as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
