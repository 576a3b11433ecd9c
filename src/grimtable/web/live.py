"""A table that this process has in memory: the kernel's table and the journal it stands for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from grimtable.kernel.asks import FATE, Ask, Chance, Draw, Face, Option
from grimtable.kernel.errors import CannotUndo, NotAnOption, Refused, Stale
from grimtable.kernel.fate import Fate, Seeded
from grimtable.kernel.run import Heard, Open
from grimtable.kernel.save import Entry
from grimtable.kernel.scene import Scene, Words
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.scenario import Scenario
from grimtable.web.lasting import REPLAYED, base_of
from grimtable.web.shelf import Shelf
from grimtable.web.store import CONTROL, Record, Row, SeatRecord
from grimtable.web.worded import scene_words, wire_number

if TYPE_CHECKING:
    from grimtable.web.viewer import Viewer


class GuideFate:
    """The scripted rolls of a guided turn first, then ordinary ones."""

    def __init__(self, scenario: Scenario, table: Callable[[], Table], then: Fate) -> None:
        self.script, self.table, self.then = scenario.fate, table, then

    def answer(self, ask: Chance) -> tuple[Face, ...]:
        given = sum(entry.seat == FATE for entry in self.table().journal)
        if given < len(self.script):
            try:
                return ask.read(str(self.script[given]))
            except NotAnOption:
                pass  # the player has left the path, and the script no longer fits
        return self.then.answer(ask)


class Live:
    """The table in memory. Everything it does becomes rows, which count once they are kept."""

    def __init__(self, shelf: Shelf, record: Record, seats: list[SeatRecord]) -> None:
        self.shelf, self.record, self.seats = shelf, record, seats
        self.game = shelf[record.game]
        self.options = shelf.options(record.game, record.options)
        self.guide = shelf.guide(record.game, record.guide) if record.guide else None
        people = [seat.seat for seat in seats if not seat.mind]
        self.table = Table(
            self.game,
            self.options,
            None,
            solo=record.solo,
            people=people,
            position=record.position,
            base=base_of(record),
        )
        self.people = tuple(people)
        self.real_dice = record.real_dice
        self.seq = record.since  # rows of the journal that this table stands for
        self.kept = self.seq  # rows when the last checkpoint was kept
        self.changes = 0  # grows with every change, so that views can be kept
        self.rewinds = 0
        self._seen = -1
        self._scenes: dict[str | None, Scene] = {}
        self._ids: dict[str | None, frozenset[str]] = {}
        self._worded: dict[tuple[str | None, str], dict[str, Any]] = {}
        self._offers: dict[int, Mapping[Option, Words]] = {}
        self.turn = asyncio.Lock()  # within this process one act after the other; the key rules
        self.viewers: set[Viewer] = set()
        self.thinking: set[int] = set()
        chance: Fate = Seeded(secrets.token_hex(16))
        self.fate = GuideFate(self.guide, lambda: self.table, chance) if self.guide else chance

    # From rows to the table -------------------------------------------------------------------

    def fold(self, rows: list[Row]) -> None:
        """Let rows of the journal take effect."""
        self.table.run.trust(None)
        for row in rows:
            if row.ask != CONTROL:
                self.table.answer(row.ask, row.answer)
                continue
            what, _, value = row.answer.partition(" ")
            if what == "undo":
                self._rewind(int(value))
            elif what == "dice":
                self.real_dice = value == "real"
            elif what == REPLAYED:
                self.table.say("table-replayed", version=value)
        if rows:
            self.seq += len(rows)
            self.changes += 1

    def _rewind(self, at: int) -> None:
        self.table.rewind(at)
        self.rewinds += 1

    # From acts to rows ------------------------------------------------------------------------

    def settle(self) -> list[Row]:
        """Let Fate answer what is open, unless people roll; the rows that makes."""
        before = len(self.table.journal)
        self.table.run.trust(None if self.real_dice else self.fate)
        return self._since(before)

    def answer(self, seat: str, number: int, option: int | None, text: str | None) -> list[Row]:
        """A seat answers an open ask; the rows that makes, Fate's included."""
        opened = self.find(number)
        asked = self.answerer(opened)
        if asked != seat:
            names = {one.id: Words(one.name) for one in self.game.seats(self.options)}
            raise Refused(
                f"That is asked of {asked}, not of {seat}.",
                "not-asked",
                asked=names.get(asked, asked),
                seat=names[seat],
            )
        ask = opened.ask
        answer = text
        if option is not None:
            if not isinstance(ask, Ask) or not 0 <= option < len(ask.options):
                raise NotAnOption(str(option), "its index", self._allowed(ask), _rule(ask))
            answer = str(ask.options[option])
        if answer is None:
            raise NotAnOption("nothing", "the ask", self._allowed(ask), _rule(ask))
        before = len(self.table.journal)
        self.table.run.trust(None if self.real_dice else self.fate)
        self.table.answer(opened.number, answer)
        return self._since(before)

    def undo(self, seat: str) -> list[Row]:
        """Take back the last answer of a seat."""
        at = self._undoable(seat)
        self.table.run.trust(None)
        self._rewind(at)
        return [Row(CONTROL, seat, f"undo {at}"), *self.settle()]

    def roll_real(self, seat: str, real: bool) -> list[Row]:
        """Switch between the server's dice and real ones."""
        self.real_dice = real
        return [Row(CONTROL, seat, f"dice {'real' if real else 'server'}"), *self.settle()]

    def _since(self, before: int) -> list[Row]:
        entries: list[Entry] = self.table.journal[before:]
        return [Row(entry.ask, entry.seat, entry.answer) for entry in entries]

    @staticmethod
    def _allowed(ask: Ask | Chance) -> tuple[str, ...]:
        return tuple(map(str, ask.options)) if isinstance(ask, Ask) else ()

    # What is open -----------------------------------------------------------------------------

    def find(self, number: int) -> Open:
        """The open ask that has this number on the wire, or a refusal."""
        for opened in self.table.asks:
            if wire_number(opened.number, self.rewinds) == number:
                return opened
        now = tuple(wire_number(opened.number, self.rewinds) for opened in self.table.asks)
        raise Stale(number, now)

    def answerer(self, opened: Open) -> str:
        """Who answers: the seat itself; for Fate, the person who rolls or may see the card."""
        ask = opened.ask
        if isinstance(ask, Ask):
            return ask.seat
        candidates = ask.sees if isinstance(ask, Draw) and ask.sees else self.people
        last = next((e.seat for e in reversed(self.table.journal) if e.seat in self.people), "")
        if last in candidates:
            return last
        return next((seat for seat in candidates if seat in self.people), FATE)

    def awaited(self) -> set[str]:
        """The seats for which the table waits."""
        return {self.answerer(opened) for opened in self.table.asks}

    def undoable(self, seat: str) -> Heard | None:
        """The answer that this seat's undo would take back, or None."""
        try:
            return self._last(seat)
        except CannotUndo:
            return None

    def _last(self, seat: str) -> Heard:
        # The kernel asks who rolls: people may take back what they mistyped, not what Fate did.
        self.table.run.fate = None if self.real_dice else self.fate
        return self.table.undoable(seat)

    def _undoable(self, seat: str) -> int:
        taken = self._last(seat)
        entries = self.table.journal
        return next(i for i in reversed(range(len(entries))) if entries[i].ask == taken.number)

    def hides(self, seat: str | None) -> bool:
        """Whether a seat sees anything that not everybody may see."""
        if seat is None:
            return False
        private = any(event.to is not None and seat in event.to for event in self.table.chronicle)
        return private or self.scene(seat) != self.scene(None)

    def scene(self, seat: str | None) -> Scene:
        """What a seat sees now; made once per change."""
        self._fresh()
        if seat not in self._scenes:
            self._scenes[seat] = self.table.scene(seat)
        return self._scenes[seat]

    def ids(self, seat: str | None) -> frozenset[str]:
        """Everything that a seat can point at; made once per change."""
        scene = self.scene(seat)
        if seat not in self._ids:
            self._ids[seat] = scene.ids()
        return self._ids[seat]

    def scene_words(self, seat: str | None, text: Text) -> dict[str, Any]:
        """The same in words; all who look through that seat's eyes share it."""
        scene, key = self.scene(seat), (seat, text.language)
        if key not in self._worded:
            self._worded[key] = scene_words(scene, text)
        return self._worded[key]

    def offers(self, opened: Open) -> Mapping[Option, Words]:
        """Fuller words for the options of an open ask; made once per change."""
        self._fresh()
        if opened.number not in self._offers:
            ask = opened.ask
            made = self.game.offers(self.table.view(opened), ask) if isinstance(ask, Ask) else {}
            self._offers[opened.number] = made
        return self._offers[opened.number]

    def _fresh(self) -> None:
        if self._seen != self.changes:
            self._seen, self._scenes, self._ids = self.changes, {}, {}
            self._worded, self._offers = {}, {}

    def steps_left(self) -> list[tuple[str, str]] | None:
        """What is left of a guided turn, as seats and notations; None off its path."""
        if self.guide is None:
            return None
        steps = guide_steps(self.guide)
        given = [entry.answer for entry in self.table.journal if entry.seat != FATE]
        for answer, (_, notation) in zip(given, steps, strict=False):
            if not is_written(answer, notation):
                return None
        return steps[len(given) :]

    def next_step(self) -> tuple[str, str] | None:
        """The next step of a guided turn; None off its path or at its end."""
        left = self.steps_left()
        return left[0] if left else None

    def mind_of(self, seat: str) -> str:
        """The computer player of a seat; empty for a person."""
        return next((one.mind for one in self.seats if one.seat == seat), "")


def guide_steps(guide: Scenario) -> list[tuple[str, str]]:
    """The steps of a guided turn: the seat, where the script names it, and the notation."""
    words = [step.do.rpartition(": ") for step in guide.lessons()]
    return [(seat, notation) for seat, _, notation in words]


def is_written(option: str, notation: str) -> bool:
    """Whether a script means this option; it may leave out trailing fields.

    >>> is_written("Help d4 aid", "Help d4")
    True
    """
    return option == notation or option.startswith(notation + " ")


def _rule(ask: Ask | Chance) -> str:
    return ask.rule if isinstance(ask, Ask) else ask.cited
