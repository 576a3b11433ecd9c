"""How long people take: an optional clock for each seat, which no restart winds back."""

from __future__ import annotations

import time
from collections.abc import Iterable


class Clock:
    """So many seconds for each person; 0: no clock. What was spent is told by the journal."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.spent: dict[str, float] = {}
        self._since: dict[str, float] = {}  # when the table began to wait for somebody

    def waits_for(self, seats: Iterable[str]) -> None:
        """The table waits for these now, and for nobody else."""
        now, awaited = time.monotonic(), set(seats)
        for seat in self._since.keys() - awaited:
            del self._since[seat]
        for seat in awaited:
            self._since.setdefault(seat, now)

    def used(self, seat: str) -> float:
        """What a seat has spent so far, the answer that it is thinking about included."""
        thinking = time.monotonic() - self._since[seat] if seat in self._since else 0.0
        return self.spent.get(seat, 0.0) + thinking

    def stop(self, seat: str) -> str:
        """It has answered; what the journal notes of it, or nothing without a clock."""
        if not self.seconds or seat not in self._since:
            return ""
        self.spent[seat] = self.used(seat)
        del self._since[seat]
        return f"spent {self.spent[seat]:.1f}"

    def left(self, seat: str) -> float | None:
        """The seconds that a seat has left; None without a clock."""
        return max(0.0, self.seconds - self.used(seat)) if self.seconds else None

    def is_out(self, seat: str) -> bool:
        """Whether its time is over, so that others may let the computer play for it."""
        return self.seconds > 0 and self.left(seat) == 0
