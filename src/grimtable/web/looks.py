"""What seats see of a table in memory, made once and shared by all who look through the same eyes.

Nothing here is made twice as long as the table does not change, and the log only ever grows by
what is new: the cost of a view does not depend on how long the game has been.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.odds import Odds, odds_for
from grimtable.kernel.run import Open
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import Event
from grimtable.kernel.text import Text
from grimtable.kernel.words import Words
from grimtable.web.wire import LogLine
from grimtable.web.worded import log_line, scene_words

if TYPE_CHECKING:
    from grimtable.web.live import Live

CUTS = 64
"""Rewinds that are remembered; who has missed more is told the whole log again."""
QUICK, ASIDE = 0.006, 60
"""Seconds within which a view is made between two other things; what takes longer is made aside,
and so are as many views after it."""
MOMENTS = 24
"""Moments between two views that are told; of more, every second or third."""
T = TypeVar("T")
log = logging.getLogger("grimtable.web")


class Looks:
    """The scenes, offers and logs of a table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.changes = 0  # grows with every change
        self.trouble = False  # whether something can't be shown as it stands
        self._aside = 1  # views that are made in another thread, as some before took long
        self._kept_at = -1
        self._kept: dict[Any, Any] = {}
        self._events: list[Event] = []
        self._rewinds = 0
        self._known: dict[str | None, list[int]] = {}  # by seat: events, by place in the chronicle
        self._lines: dict[tuple[str | None, str], list[LogLine]] = {}
        self._stood: dict[tuple[str | None, str], frozenset[str]] = {}  # what was seen before
        self.cuts: list[dict[str | None, int]] = []  # at each rewind: how many lines were left
        self.forgotten = 0  # cuts before the first of these

    @property
    def slow(self) -> bool:
        """Whether a view may take so long that others would wait for it."""
        return self._aside > 0

    def took(self, seconds: float) -> None:
        """A view was made in so long."""
        self._aside = ASIDE if seconds > QUICK else max(0, self._aside - 1)

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """What was made under this key since the last change, or what is made now."""
        if self._kept_at != self.changes:
            self._kept_at, self._kept, self.trouble = self.changes, {}, False
        if key not in self._kept:
            self._kept[key] = make()
        found: T = self._kept[key]
        return found

    def scene(self, seat: str | None) -> Scene:
        """What a seat sees now. A game that can't show it must not take the table with it."""
        return self.once(("scene", seat), lambda: self._scene(seat))

    def _scene(self, seat: str | None) -> Scene:
        try:
            return self.live.table.scene(seat)
        except Exception:
            log.exception("table %s can't be shown to %s", self.live.record.id, seat)
            self.trouble = True
            return Scene(Words("scene-trouble"))

    def ids(self, seat: str | None) -> frozenset[str]:
        """Everything that a seat can point at."""
        return self.once(("ids", seat), lambda: self.scene(seat).ids())

    def scene_words(self, seat: str | None, text: Text) -> dict[str, Any]:
        """The scene in words."""
        key = ("words", seat, text.language)
        return self.once(key, lambda: scene_words(self.scene(seat), text))

    def offers(self, opened: Open) -> Mapping[Option, Words]:
        """Fuller words for the options of an open ask."""
        return self.once(("offers", opened.number), lambda: self._offers(opened))

    def _offers(self, opened: Open) -> Mapping[Option, Words]:
        if not isinstance(opened.ask, Ask):
            return {}
        try:
            return self.live.game.offers(self.live.table.view(opened), opened.ask)
        except Exception:
            log.exception("the offers of table %s can't be made", self.live.record.id)
            return {}

    def odds(self, opened: Open) -> Mapping[Option, list[Odds]]:
        """What the options of an open ask can bring."""
        return self.once(("odds", opened.number), lambda: self._odds(opened))

    def _odds(self, opened: Open) -> Mapping[Option, list[Odds]]:
        if not isinstance(opened.ask, Ask):
            return {}
        try:
            return odds_for(self.live.table.view(opened), opened.ask)
        except Exception:
            log.exception("the odds of table %s can't be counted", self.live.record.id)
            return {}

    def hides(self, seat: str | None) -> bool:
        """Whether a seat sees anything that not everybody may see."""
        if seat is None or not self.live.game.secrets:
            return False
        self._read()
        more = len(self._known[seat]) != len(self._known[None])
        return more or self.scene(seat) != self.scene(None)

    # The log ----------------------------------------------------------------------------------

    def lines(self, seat: str | None, text: Text) -> list[LogLine]:
        """The log as a seat may read it; it grows, and is cut by a rewind."""
        self._read()
        lines = self._lines.setdefault((seat, text.language), [])
        known, chronicle = self._known[seat], self.live.table.chronicle
        if len(lines) < len(known):
            here = self.ids(seat)
            stood = self._stood.get((seat, text.language), here)
            ids = here | stood  # who fell is still named by what felled them
            self._stood[seat, text.language] = here
            fresh = known[len(lines) :]
            rolled = self.live.table.rolls(fresh[0])
            lines += [log_line(chronicle[i], text, ids, rolled.get(i, ())) for i in fresh]
        return lines

    def moments(
        self, seat: str | None, text: Text, begin: int, end: int
    ) -> list[tuple[int, dict[str, Any]]]:
        """What a seat saw between two lines of its log, each with the lines there were then.

        A mark is a moment where the whole situation lies on the table. Of many some are left out.
        """
        self._read()
        known = self._known[seat]
        since, until = known[begin], known[end - 1] + 1
        passed = self.live.table.moments(since, until)
        marks = {bisect_left(known, at): state for at, state in passed}
        step = -(-len(marks) // MOMENTS) or 1
        try:
            return [
                (lines, scene_words(self.live.game.scene(state, seat), text))
                for lines, state in list(marks.items())[::step]
                if begin < lines < end
            ]
        except Exception:  # as with `scene`: what can't be watched is still played
            log.exception("what happened at table %s can't be shown", self.live.record.id)
            return []

    def events(self, seat: str | None, begin: int, end: int) -> list[Event]:
        """What some lines of a seat's log were made of."""
        self._read()
        return [self.live.table.chronicle[i] for i in self._known[seat][begin:end]]

    def length(self, seat: str | None, at: int) -> int:
        """How many lines the log of a seat had when the `at`-th answer came."""
        self._read()
        return bisect_left(self._known[seat], self.live.table.told_by(at))

    def _read(self) -> None:
        """Take in what has been added to the chronicle; forget what a rewind has taken out."""
        chronicle, seats = self.live.table.chronicle, self.live.seats
        if not self._known:
            self._known = {None: [], **{one.seat: [] for one in seats}}
        if self._rewinds != self.live.table.rewinds:
            self._rewinds = self.live.table.rewinds
            both = zip(self._events, chronicle, strict=False)
            shorter = min(len(self._events), len(chronicle))
            same = next((i for i, (old, new) in enumerate(both) if old is not new), shorter)
            self._cut(same)
        for i in range(len(self._events), len(chronicle)):
            event = chronicle[i]
            self._events.append(event)
            for seat, known in self._known.items():
                if event.known_to(seat):
                    known.append(i)

    def _cut(self, at: int) -> None:
        del self._events[at:]
        for known in self._known.values():
            del known[bisect_left(known, at) :]
        left = {seat: len(known) for seat, known in self._known.items()}
        for (seat, _), lines in self._lines.items():
            del lines[left[seat] :]
        self.cuts.append(left)
        if len(self.cuts) > CUTS:
            del self.cuts[0]
            self.forgotten += 1

    @property
    def era(self) -> int:
        """How many rewinds there have been, for who wants to know what is left of a log."""
        self._read()
        return self.forgotten + len(self.cuts)

    def left(self, seat: str | None, lines: int, era: int) -> int:
        """How many of the lines that were told in an earlier era still stand."""
        if era < self.forgotten:
            return 0
        return min([lines, *(cut[seat] for cut in self.cuts[era - self.forgotten :])])
