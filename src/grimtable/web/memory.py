"""Memory that a crowd of tables has used goes back to the system when they are gone."""

from __future__ import annotations

import ctypes
import gc


def give_back() -> None:
    """Find what nobody needs any more, and give empty pages back to the system if it takes them.

    With Python's own allocator little goes back; `grimtable serve` therefore takes the system's.
    """
    gc.collect()
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError, TypeError):  # systems whose allocator is not told to
        return
