"""Kinds of data that are read from files and answers, known to msgspec before threads need them."""

from __future__ import annotations

from threading import Lock
from typing import TypeVar

import msgspec

T = TypeVar("T")

_LOCK = Lock()
_LEARNED: set[object] = set()


def learned(kind: type[T]) -> type[T]:
    """A kind that can be read from any thread.

    msgspec looks at the fields of a Struct when it is read for the first time. Whoever reads the
    same Struct in another thread meanwhile finds it half known, and the process crashes. So the
    first look is taken by one thread at a time.
    """
    if kind not in _LEARNED:
        with _LOCK:
            msgspec.json.Decoder(kind)
            _LEARNED.add(kind)
    return kind
