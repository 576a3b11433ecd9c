"""A table that this process has in memory: the kernel's table and the journal it stands for."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

from grimtable.kernel.asks import Answer, Ask, Chance, Option
from grimtable.kernel.errors import CannotUndo, NotAnOption, Refused, Stale
from grimtable.kernel.fate import Fate, Rooted
from grimtable.kernel.game import Outcome
from grimtable.kernel.run import Heard, Open
from grimtable.kernel.table import Table
from grimtable.kernel.words import Words
from grimtable.lessons import GuideFate, left_at, steps_left
from grimtable.minds.player import lay
from grimtable.minds.report import Review
from grimtable.seats import (
    BLOW,
    CONSULT,
    Orders,
    answerer,
    answerers,
    as_planned,
    asks_first,
    broken,
    is_tie,
    window,
)
from grimtable.web.clock import Clock
from grimtable.web.lasting import REPLAYED, RESCUED, base_of
from grimtable.web.looks import Looks
from grimtable.web.shelf import Shelf
from grimtable.web.store import CONTROL, Record, Row, SeatRecord
from grimtable.web.worded import wire_number

if TYPE_CHECKING:
    from grimtable.web.viewer import Viewer

UNDONE = 60
"""Rows that count no longer; when there are so many, they are dropped from the journal."""
SAYINGS, LETTERS = 400, 500
"""Votes, and seats that change hands: a table has so many of them and no more; and of what people
say to each other."""
LETTERED = ("said", "phrase", "called")
"""Rows of what people say, and of how they want to be called."""
HERE = 75.0
"""Seconds for which somebody who was seen by another process counts as present."""
LAID = "laid"
"""The order by which a seat leaves what lays the table out to the program."""


class Live:
    """The table in memory. Everything it does becomes rows, which count once they are kept."""

    def __init__(self, shelf: Shelf, record: Record, seats: list[SeatRecord]) -> None:
        self.shelf, self.record = shelf, record
        self.game = shelf[record.game]
        self.options = shelf.options(record.game, record.options)
        self.guide = shelf.guide(record.game, record.guide) if record.guide else None
        self.secret = record.seed or secrets.token_hex(16)
        self.table = Table(
            self.game,
            self.options,
            None,
            solo=record.solo,
            position=record.position,
            seed=self.secret,
            base=base_of(record),
        )
        rooted = Rooted(self.table)
        self.fate: Fate = GuideFate(self.guide, self.table, rooted) if self.guide else rooted
        self.real_dice = record.real_dice
        self.votes: dict[str, bool] = {}  # who wants real dice, or the server's, while not all do
        self.orders = Orders()
        self.clock = Clock()
        self.resigned = ""
        self.again: list[str] = []  # who wants a rematch
        self.next = ""  # the table of the rematch, or of the next chapter
        self.names: dict[str, str] = {}  # how people want to be called, by seat
        self.seq = record.since  # of the row that is written next
        self.kept = record.since  # what it was when the last checkpoint was kept
        self.was_over = record.over
        self._rows: list[int] = []  # of each answer of the journal
        self._dead: list[int] = []  # rows that count no longer
        self._last: dict[tuple[str, str], list[int]] = {}  # rows that the next of a kind replaces
        self._said = 0
        self._letters = 0
        self.seats: list[SeatRecord] = []
        self.left: dict[str, float] = {}  # when somebody was last seen here
        self.absent: frozenset[str] = frozenset()  # people who have been away for long
        self.touched = time.monotonic()
        self.turn = asyncio.Lock()  # within this process one act after the other; the key rules
        self.void = False  # whether it holds what was never kept: it is read again, not shown
        self.viewers: set[Viewer] = set()
        self.thinking: set[int] = set()
        self.looks = Looks(self)
        self.reports: dict[str, Review] = {}  # by seat, of a game that is over
        self.sit(seats)

    def sit(self, seats: list[SeatRecord]) -> None:
        """These sit at the table now."""
        self.seats = seats
        self.people = tuple(one.seat for one in seats if not one.mind)
        self.table.people = frozenset(self.people)
        self.looks.changes += 1

    # From rows to the table -------------------------------------------------------------------

    def fold(self, rows: list[Row]) -> None:
        """Let rows of the journal take effect."""
        self.table.run.trust(None)
        for row in rows:
            if row.ask == CONTROL:
                self._obey(row)
            else:
                self.table.answer(row.ask, row.answer)
                self._is_laid()
            self._note(row, row.seq if row.seq >= 0 else self.seq)

    def noted(self, rows: list[Row]) -> None:
        """Rows that this table has made are kept."""
        for row in rows:
            self._note(row, self.seq)

    def _note(self, row: Row, seq: int) -> None:
        """Remember which rows count."""
        what, _, value = row.answer.partition(" ")
        if row.ask != CONTROL:
            self._rows.append(seq)
        elif what == "undo":
            self._dead += [*self._rows[int(value) :], seq]
            del self._rows[int(value) :]
        elif what == "collapsed":
            # Of what it stands for, only the row that came with it is left.
            self._dead = [*self._dead[-1:], seq]
        elif what in ("order", "vote", "spent"):
            kind = row.answer if value == BLOW else what  # it stands beside another order
            self._dead += self._last.pop((kind, row.seat), [])
            self._last[kind, row.seat] = [seq]
        elif what in LETTERED:
            self._letters += 1
        else:
            self._said += 1
        self.seq = seq + 1
        self.looks.changes += 1

    def _obey(self, row: Row) -> None:
        """A row that answers nothing."""
        what, _, value = row.answer.partition(" ")
        match what:
            case "undo":
                self.table.rewind(int(value))
                self._by_hand()
            case "collapsed":
                self._collapsed(*value.split())
            case "anew":
                self.table.roll_anew()
            case "vote":
                self._vote(row.seat, value == "real")
            case "dice":
                self._dice(value == "real")
            case "order":
                self.orders.leave(self.table, row.seat, value)
            case "ties":
                self.table.ordered = self.game.ties if value == "left" else frozenset()
                self.table.say("table-ties", **self._who(row.seat), ties=value)
            case "computer" | "person" | "invited":
                if what == "invited":  # somebody else may come
                    self.names.pop(row.seat, None)
                self.table.say(f"table-{what}", **self._who(row.seat))
            case "clock":
                self.clock.seconds = float(value)
            case "spent":
                self.clock.spent[row.seat] = float(value)
            case "said":
                self.table.say("table-said", **self._who(row.seat), words=value, by=row.seat)
            case "phrase":
                self.table.say("table-phrase", **self._who(row.seat), phrase=value, by=row.seat)
            case "called":
                self.names[row.seat] = value
                if value:
                    who = self.called(row.seat)
                    self.table.say("table-called", who=who, words=value, by=row.seat)
            case "resign":
                self._resign(row.seat)
            case "rematch":
                self._rematch(row.seat, value)
            case "chapter":
                self.next = value
            case _ if what in (REPLAYED, RESCUED):
                self.table.say(f"table-{what}", version=value)

    def _collapsed(self, rewinds: str, stars: str) -> None:
        """What was undone before is not in the journal any more; this is what is left of it."""
        if self.table.rewinds != int(rewinds):
            self.table.say_rewound(int(rewinds))
        if self._stars() != int(stars):
            self.table.seed = f"{self.secret}{'*' * int(stars)}"

    def _stars(self) -> int:
        return len(str(self.table.seed)) - len(str(self.table.seed).rstrip("*"))

    def _vote(self, seat: str, real: bool) -> None:
        self.votes.pop(seat, None)
        if real != self.real_dice:
            self.votes[seat] = real
        self.table.say("table-vote", **self._who(seat), dice="real" if real else "server")

    def _dice(self, real: bool) -> None:
        self.real_dice = real
        self.votes = {}
        self.table.say("table-dice", dice="real" if real else "server")

    def _resign(self, seat: str) -> None:
        self.resigned = seat
        self.table.say("table-resigned", **self._who(seat))

    def _rematch(self, seat: str, table: str) -> None:
        self.again.append(seat)
        self.next = table or self.next
        self.table.say("table-again", **self._who(seat))

    # From acts to rows ------------------------------------------------------------------------

    def settle(self) -> list[Row]:
        """Let Fate answer what is open, unless people roll, and pass where that was ordered."""
        before = self.table.answered
        self._trust()
        self._pass()
        return self._since(before)

    def _trust(self) -> None:
        self.table.run.trust(None if self.real_dice else self.fate)

    def _pass(self) -> None:
        """Pass, lay the table out, or break ties, as people have left word to do."""
        while self.orders or self.table.ordered:
            self._is_laid()
            due = self.orders.due(self.table) or self._to_lay() or broken(self.table, self.people)
            if due is None:
                return
            self.table.run.give(*due)

    def _to_lay(self) -> tuple[int, Answer] | None:
        """What the program answers for a seat that leaves laying the table out to it.

        For computer players who are rivals it does so, too: nobody begins with a better army only
        because more thought went into it. Where people roll and draw it does so for them where
        nothing they could tell makes a difference: all that can come reads alike.
        """
        if LAID not in self.orders.values():
            return None
        for opened in self.table.asks:
            ask = opened.ask
            if isinstance(ask, Chance):
                if self._is_all_one(ask):
                    return opened.number, self.fate.answer(ask)
            elif self._leaving(opened) or (self.lays_out(ask) and self._is_rival(ask.seat)):
                return opened.number, lay(self.table.view(opened), ask)
        return None

    def _is_rival(self, seat: str) -> bool:
        """Whether a computer player plays there against people."""
        return self.game.rivals and bool(self.mind_of(seat))

    def _is_all_one(self, ask: Chance) -> bool:
        """Whether whatever Fate may answer reads alike."""
        name = self.shelf.text(self.record.game, self.options, "en").name
        return all(len({name(str(face)) for face in faces}) == 1 for faces in ask.slots())

    def _leaving(self, opened: Open) -> list[str]:
        """Of those who may answer an ask, the seats that leave laying the table out."""
        if not isinstance(opened.ask, Ask):
            return []
        able = answerers(self.table, self.people, opened)
        return [seat for seat in able if self.orders.get(seat) == LAID]

    def lays_out(self, ask: Ask | Chance) -> bool:
        """Whether an ask is about how the table is laid out."""
        return isinstance(ask, Ask) and ask.what in self.game.opening

    def _is_laid(self) -> None:
        """Who is asked something else than how the table is laid out plays from now on."""
        if LAID in self.orders.values():
            for opened in self.table.asks:
                if not self.lays_out(opened.ask):
                    for seat in self._leaving(opened):
                        del self.orders[seat]

    def _by_hand(self) -> None:
        """Whoever takes something back answers again, and lays the table out themselves."""
        self.orders.ask_again()
        for seat in [seat for seat, until in self.orders.items() if until == LAID]:
            del self.orders[seat]

    def ordered(self, seat: str | None) -> str:
        """Until when a seat passes; "" if it does not."""
        return self.orders.standing(self.table, seat or "")

    def answer_for(
        self, seat: str, held: list[str], number: int, option: int | None, text: str | None
    ) -> list[Row]:
        """A person with these seats answers; a pass in a window is one for all of them."""
        together = window(self.table, held) if seat in held else []
        numbers = [self.wire_number(opened) for opened in together]
        if number not in numbers:
            return self.answer(seat, number, option, text)
        ask = together[numbers.index(number)].ask
        assert isinstance(ask, Ask)
        passes = ask.passing is not None and (
            text == str(ask.passing) or option == tuple(ask.options).index(ask.passing)
        )
        if not passes:
            return self.answer(ask.seat, number, option, text)
        rows: list[Row] = []
        for at, opened in zip(numbers, together, strict=True):
            assert isinstance(opened.ask, Ask)
            rows += self.answer(opened.ask.seat, at, None, str(opened.ask.passing))
        return rows

    def answer(self, seat: str, number: int, option: int | None, text: str | None) -> list[Row]:
        """A seat answers an open ask; the rows that makes, Fate's included."""
        opened = self.find(number)
        if seat not in self.answerers(opened):
            asked = self.answerer(opened)
            raise Refused(
                f"That is asked of {asked}, not of {seat}.",
                "not-asked",
                asked=self.called(asked),
                seat=self.called(seat),
            )
        ask = opened.ask
        answer: str | Option | None = text
        if option is not None:
            if not isinstance(ask, Ask) or not 0 <= option < len(ask.options):
                raise NotAnOption(str(option), "its index", _allowed(ask), _rule(ask))
            answer = ask.options[option]
        if answer is None:
            raise NotAnOption("nothing", "the ask", _allowed(ask), _rule(ask))
        before = self.table.answered
        self._trust()
        self.table.answer(opened.number, answer)
        self._pass()
        spent = self.clock.stop(seat)
        timed = [Row(CONTROL, seat, spent)] if spent else []
        return [*timed, *self._since(before)]

    def follow(self, seat: str, number: int, plan: list[str]) -> list[Row]:
        """A seat answers, and has pinned how to go on: as far as it is asked as planned."""
        asked = self.find(number).ask.seat
        rows = self.answer(seat, number, None, plan[0])
        for answer in plan[1:]:
            opened = as_planned(self.asks, asked, answer)
            if opened is None:
                break
            rows += self.answer(seat, self.wire_number(opened), None, answer)
        return rows

    def undo(self, seat: str, anew: bool = False) -> list[Row]:
        """Take back the last answer of a seat; `anew`: and let the dice say something else."""
        if anew and not self.record.solo:
            raise CannotUndo("roll", "Undo stops at a roll or a draw.")
        self._ask_who_rolls()
        at = self.table.undoable_at(seat)
        self.table.undo(seat)
        self._by_hand()
        rows = [Row(CONTROL, seat, f"undo {at}")]
        if anew:
            self.table.roll_anew()
            rows.append(Row(CONTROL, seat, "anew"))
        rows += self._since(at)
        return [*rows, *self.settle(), *self._collapse(len(rows))]

    def back_to_lesson(self, seat: str) -> list[Row]:
        """Take back whatever anybody did since the path of the lesson was left."""
        at = left_at(self.guide, self.table) if self.guide else None
        if at is None or not self.record.solo:
            raise CannotUndo("nothing", "There is nothing to undo.")
        self.table.rewind(at)
        rows = [Row(CONTROL, seat, f"undo {at}")]
        return [*rows, *self._collapse(len(rows))]

    def _collapse(self, more: int) -> list[Row]:
        """When much was undone: a row that stands for all of it."""
        if len(self._dead) + more < UNDONE:
            return []
        return [Row(CONTROL, "", f"collapsed {self.table.rewinds} {self._stars()}")]

    def dropped(self, rows: list[Row]) -> list[int]:
        """The rows of the journal that can go when these are written."""
        if not any(row.ask == CONTROL and row.answer.startswith("collapsed ") for row in rows):
            return []
        undone = [int(row.answer[5:]) for row in rows if row.answer.startswith("undo ")]
        return [*self._dead, *(seq for at in undone for seq in self._rows[at:])]

    def say(self, seat: str, what: str) -> list[Row]:
        """Something that happens at the table and not in the game; the rows it makes."""
        letter = what.split(" ", 1)[0] in LETTERED
        if self._letters >= LETTERS if letter else self._said >= SAYINGS:
            raise Refused("Enough has been said at this table.", "enough")
        row = Row(CONTROL, seat, what)
        self._obey(row)
        return [row, *self.settle(), *self._collapse(1)]

    def vote(self, seats: list[str], real: bool) -> list[Row]:
        """These seats, which one person holds, want real dice, or the server's.

        Who rolls is agreed by all people at the table.
        """
        alone, dice = set(self.claimed()) <= set(seats), "real" if real else "server"
        rows = []
        for seat in seats:
            if not alone and self.votes.get(seat, self.real_dice) != real:
                rows += self.say(seat, f"vote {dice}")
        agreed = alone or all(self.votes.get(seat) == real for seat in self.claimed())
        if agreed and real != self.real_dice:
            rows += self.say(seats[0], f"dice {dice}")
        return rows

    def wait(self) -> None:
        """The clocks of those run for whom the table waits, once everybody has come."""
        still = self.over or any(one.player == "open" for one in self.seats)
        self.clock.waits_for(() if still else self.awaited() & set(self.claimed()))

    def called(self, seat: str) -> Words:
        """The name of a seat."""
        names = {one.id: one.name for one in self.game.seats(self.options)}
        return Words(names.get(seat, "seat-fate"))

    def _who(self, seat: str) -> dict[str, Any]:
        """Who does something at the table: the seat, and the person as they want to be called."""
        name = self.names.get(seat, "")
        return {"who": self.called(seat), **({"person": name} if name else {})}

    @property
    def answers(self) -> int:
        """How many decisions, rolls and draws the game has had: what every page counts."""
        return self.table.answered

    def claimed(self) -> list[str]:
        """The seats in which people sit."""
        return [one.seat for one in self.seats if one.player == "person"]

    def _since(self, before: int) -> list[Row]:
        entries = self.table.entries(before)
        return [Row(entry.ask, entry.seat, entry.answer) for entry in entries]

    # What is open -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended, be it that somebody has resigned."""
        return self.table.over or bool(self.resigned)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        if self.resigned and not self.table.over:
            result = {one.seat: float(one.seat != self.resigned) for one in self.seats}
            words = Words("outcome-resigned", {"who": self.called(self.resigned)})
            return Outcome(result, words, told=self.game.stood(self.table.run.state))
        return self.table.outcome

    @property
    def asks(self) -> list[Open]:
        """What is open; nothing when it is over."""
        return [] if self.resigned else self.table.asks

    def find(self, number: int) -> Open:
        """The open ask that has this number on the wire, or a refusal."""
        for opened in self.asks:
            if self.wire_number(opened) == number:
                return opened
        raise Stale(number, tuple(self.wire_number(opened) for opened in self.asks))

    def wire_number(self, opened: Open) -> int:
        """The number of an open ask as clients know it."""
        return wire_number(self.secret, self.table.rewinds, opened.number)

    def answerer(self, opened: Open) -> str:
        """Who answers: the seat itself; for Fate, the person who rolls or may see the card."""
        return answerer(self.table, self.people, opened, self.consulting)

    def answerers(self, opened: Open) -> tuple[str, ...]:
        """All who may answer: several where players decide together, and more than one plays."""
        if self.record.solo:
            return (self.answerer(opened),)
        return answerers(self.table, self.people, opened, self.consulting)

    @property
    def consulting(self) -> list[str]:
        """The computer players that tell people what they intend, and leave it to them."""
        return [seat for seat in self.orders.consulting(self.table) if self.is_companion(seat)]

    def is_companion(self, seat: str) -> bool:
        """Whether a computer player sits there and plays with the people."""
        return bool(self.people and self.mind_of(seat)) and not self.game.rivals

    def consult(self, seat: str, on: bool) -> list[Row]:
        """A computer player is to ask people first, or no longer; where all play together."""
        if not self.is_companion(seat):
            raise Refused("Only a computer player on your side can ask you first.", "no-companion")
        return self.say(seat, f"order {CONSULT if on else ''}".strip())

    def asks_first(self, seat: str, number: int, answer: str) -> bool:
        """Whether a computer player leaves what it would answer to the people at its side."""
        ask = self.find(number).ask
        if self.next_step() is not None or not isinstance(ask, Ask) or not self.is_companion(seat):
            return False
        return asks_first(self.table, self.people, ask.read(answer))

    def order(self, seat: str, until: str) -> list[Row]:
        """A seat leaves word to pass, or for what it wants to be asked; or takes that back."""
        if until not in ("", "turn", "asked", BLOW, LAID, *self.game.cares):
            raise Refused("There is no such order.", "no-order")
        return self.say(seat, f"order {until}".strip())

    def leave_ties(self, seat: str, left: bool) -> list[Row]:
        """Ties of those whom nobody plays are broken by the program, or by people again.

        Any person who plays says so for all: they decide together what is left there.
        """
        if not self.game.ties or left == bool(self.table.ordered):
            return []
        return self.say(seat, f"ties {'left' if left else 'own'}")

    def is_tie(self, ask: Ask | Chance) -> bool:
        """Whether an ask only breaks a tie of those whom nobody plays, and people may leave it."""
        return is_tie(self.table, self.people, ask)

    def awaited(self) -> set[str]:
        """The seats for which the table waits."""
        return {seat for opened in self.asks for seat in self.answerers(opened)}

    def undoable(self, seat: str) -> Heard | None:
        """The answer that this seat's undo would take back, or None."""
        self._ask_who_rolls()
        try:
            return None if self.resigned else self.table.undoable(seat)
        except CannotUndo:
            return None

    def _ask_who_rolls(self) -> None:
        # The kernel asks: one person may take back what they mistyped, not what Fate did.
        self.table.run.fate = None if self.real_dice else self.fate

    # Guided turns and players -----------------------------------------------------------------

    def steps_left(self) -> list[tuple[str, str]] | None:
        """What is left of a guided turn, as seats and notations; None off its path."""
        if self.guide is None:
            return None
        return steps_left(self.guide, self.table)

    def next_step(self) -> tuple[str, str] | None:
        """The next step of a guided turn; None off its path or at its end."""
        left = self.steps_left()
        return left[0] if left else None

    def mind_of(self, seat: str) -> str:
        """The computer player of a seat; empty for a person."""
        return next((one.mind for one in self.seats if one.seat == seat), "")

    def here(self, seat: str) -> bool:
        """Whether somebody who holds that seat is connected."""
        if any(seat in viewer.holding for viewer in self.viewers):
            return True
        seen = self._seen(seat)
        return seen > self.left.get(seat, 0.0) and time.time() - seen < HERE

    def last_seen(self, seat: str) -> float:
        """When whoever holds that seat was last here."""
        if self.here(seat):
            return time.time()
        return max(abs(self._seen(seat)), self.left.get(seat, 0.0))

    def _seen(self, seat: str) -> float:
        return next((one.seen for one in self.seats if one.seat == seat), 0.0)


def _allowed(ask: Ask | Chance) -> tuple[str, ...]:
    return tuple(map(str, ask.options)) if isinstance(ask, Ask) else ()


def _rule(ask: Ask | Chance) -> str:
    return ask.rule if isinstance(ask, Ask) else ask.cited
