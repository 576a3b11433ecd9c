"""People and computer players around one terminal: whose turn it is, and what can be done.

Nothing here draws. A `Sitting` knows the table, who sits where, whose view is shown, the
language and the file; it writes the file after everything that changes the game. What is asked of
people stands in `questions`, what of computer players in `companions`, what was ordered once for
all in `orders`, what follows a game in `beginnings`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from grimtable.campaigns import Ledger
from grimtable.kernel.asks import FATE, Answer, Chance, Face
from grimtable.kernel.errors import CannotUndo, GrimtableError
from grimtable.kernel.fate import Rooted
from grimtable.kernel.goings_on import Foresight
from grimtable.kernel.run import Open
from grimtable.kernel.save import write_save
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import Event
from grimtable.kernel.table import Table
from grimtable.kernel.text import LANGUAGES
from grimtable.lessons import left_at
from grimtable.minds import LEVELS, MINDS, is_player, seat_bots
from grimtable.scenario import Scenario
from grimtable.seats import (
    Orders,
    answerer,
    answerers,
    is_shared,
    sees_the_same,
    undo_words,
    window,
)
from grimtable.terminal.catalogue import Catalogue

ME = "me"


class Setup(NamedTuple):
    """What a game begins with: its options, who plays each seat, whose dice."""

    options: Any
    seats: dict[str, str]
    real_dice: bool = False


class Sitting:
    """A table, and who sits at it."""

    def __init__(
        self,
        table: Table,
        seats: dict[str, str],
        path: Path,
        language: str = "en",
        seed: int = 0,
        lesson: Scenario | None = None,
    ) -> None:
        self.table, self.path, self.seed, self.lesson = table, path, seed, lesson
        self._seen: tuple[object, dict[str | None, Scene]] = None, {}
        self.trouble = ""  # why the game could not be saved
        self.told: tuple[Face, ...] = ()  # real dice, as far as they have been typed in
        self.orders = Orders()
        self.companions = Orders()  # of computer players that ask people first
        self.language = language
        self.ledger = Ledger.beside(path)  # of the campaign to which this table belongs
        self.sit_down(seats)
        self.save()

    def sit_down(self, seats: dict[str, str]) -> None:
        """Give the seats of the table to people and computer players."""
        table = self.table
        known = {seat.id: seat.name for seat in table.game.seats(table.options)}
        for seat, who in seats.items():
            if seat not in known:
                raise GrimtableError(f"There is no seat {seat!r}. There are: {', '.join(known)}.")
            if who != ME and not is_player(who):
                there = ", ".join({ME: 0, **LEVELS, **MINDS})
                raise GrimtableError(f"Nobody is called {who!r}: {there}.")
        self.seats = {seat: seats.get(seat, ME) for seat in known}
        self.names = known
        self.people = [seat for seat, who in self.seats.items() if who == ME]
        self.bots = seat_bots(self.seats, self.seed)
        self.companions.clear()
        self.shown = self.people[0] if self.people else None
        table.people = frozenset(self.people)
        self.text = Catalogue.at(table, self.language)

    # What there is ----------------------------------------------------------------------------

    @property
    def real_dice(self) -> bool:
        """Whether people tell what their own dice and cards show."""
        return self.table.run.fate is None

    def name(self, seat: str | None) -> str:
        """A seat's name."""
        return self.text(self.names[seat]) if seat in self.names else str(seat or "")

    def scene(self) -> Scene:
        """What the seat that is shown sees."""
        return self._scene(self.shown)

    def _scene(self, seat: str | None) -> Scene:
        """What a seat sees; made once per change, as it is looked at several times."""
        now = (self.table, self.table.answered, self.table.rewinds)
        if self._seen[0] != now:
            self._seen = now, {}
        scenes = self._seen[1]
        if seat not in scenes:
            scenes[seat] = self.table.scene(seat)
        return scenes[seat]

    def events(self) -> list[Event]:
        """What the seat that is shown may know of what happened."""
        return self.table.told(self.shown)

    def open(self) -> Open | None:
        """The ask to be dealt with: first of the seat that is shown, then of any person."""
        asks = self.table.asks
        mine = [o for o in asks if isinstance(o.ask, Chance) or self.shown in self.answerers(o)]
        others = [o for o in asks if self.asks_people(o)]
        return next(iter(mine or others or asks), None)

    def answerers(self, opened: Open) -> tuple[str, ...]:
        """The seats of which any may answer an ask."""
        return answerers(self.table, self.people, opened, self.consulting)

    def asks_people(self, opened: Open) -> bool:
        """Whether an ask is put to anybody but computer players."""
        return not set(self.people).isdisjoint(self.answerers(opened))

    def viewer(self) -> str | None:
        """Whose eyes the open ask is for."""
        opened = self.open()
        if opened is None or self.shown in self.answerers(opened):
            return self.shown
        seat = answerer(self.table, self.people, opened, self.consulting)
        return seat if seat in self.people else self.shown

    def needs_curtain(self) -> bool:
        """Whether the screen must change hands first.

        It need not where both seats see exactly the same and only one of them is asked.
        """
        viewer = self.viewer()
        if viewer == self.shown or self.shown is None or window(self.table, self.people):
            return False
        asks = self.table.asks
        secret = len(asks) > 1 and self.table.game.secrets
        secret = secret or getattr(asks[0].ask, "sees", None) is not None
        return secret or not sees_the_same(self.table, viewer, self.shown)

    def foresee(self) -> Foresight | None:
        """What those that nobody plays will do next, if the game can tell."""
        opened = self.open()
        return None if opened is None else self.table.game.foresee(self.table.view(opened))

    def awaited(self) -> str:
        """Who is to answer, for everybody to see."""
        names = []
        for _, ask in self.table.asks:
            if isinstance(ask, Chance):
                return self.text("terminal-awaits-dice")
            left = is_shared(ask, self.people, self.consulting)
            who = ME if left else self.seats.get(ask.seat, ME)
            if who == ME and len(self.people) == 1:
                return self.text("terminal-your-turn")
            names.append(self.name(ask.seat) + ("" if who == ME else f" ({who})"))
        return self.text("terminal-awaits", {"names": names}) if names else ""

    # What can be done -------------------------------------------------------------------------

    def answer(self, number: int, answer: Answer) -> None:
        """Answer an ask and save."""
        self.table.answer(number, answer)
        self.told = ()
        self.autosave()

    def tell(self, number: int, face: Face) -> None:
        """Tell what one more die or card showed; the last one answers Fate's ask."""
        ask = self.table.run.find(number)
        assert isinstance(ask, Chance)
        told = (*self.told, face)
        if len(told) == len(ask.slots()):
            self.answer(number, told)
        else:
            self.told = told

    def untell(self) -> bool:
        """Take back the last die that was typed in; whether there was one."""
        there = bool(self.told)
        self.told = self.told[:-1]
        return there

    @property
    def consulting(self) -> frozenset[str]:
        """The computer players that ask people first."""
        return self.companions.consulting(self.table)

    def undo(self) -> str:
        """Take back an answer; the sentence says which, or which limit holds."""
        if self.untell():
            return self.text("terminal-untold")
        strayed = left_at(self.lesson, self.table) if self.lesson is not None else None
        if strayed is not None:
            self.table.rewind(strayed)
            self.autosave()
            return self.text("terminal-lesson-again")
        try:
            heard = self.table.undo(self.shown)
        except CannotUndo as error:
            return self.text.error(error)
        self.autosave()
        scene, shown = self.scene(), self.shown or ""
        alike = heard.seat in (shown, FATE) or sees_the_same(self.table, heard.seat, shown)
        what = undo_words(heard, self.text, scene, shown, alike=alike)
        return self.text("terminal-undone", {"what": what})

    def set_real_dice(self, real: bool) -> None:
        """Let people tell Fate's answers, or let the program roll."""
        self.told = ()
        if real:
            self.table.run.trust(None)
        else:
            self.table.run.trust(Rooted(self.table))
        self.autosave()

    def next_language(self) -> None:
        """Go on to the next language."""
        at = LANGUAGES.index(self.language) if self.language in LANGUAGES else -1
        self.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        self.text = Catalogue.at(self.table, self.language)
        self.autosave()

    @property
    def setup(self) -> Setup:
        """What this game began with."""
        return Setup(self.table.options, self.seats, self.real_dice)

    def autosave(self) -> None:
        """Save; a full disk is no reason to end the game, but is told."""
        try:
            self.save()
        except OSError as error:
            why = error.strerror or str(error)
            self.trouble = self.text("terminal-save-failed", {"why": why})
        else:
            self.trouble = ""

    def notes(self) -> dict[str, Any]:
        """What the save remembers besides the game."""
        dice = "real" if self.real_dice else "program"
        ties = {"ties": "left"} if self.table.ordered else {}
        return {"seats": self.seats, "language": self.language, "dice": dice, **ties}

    def save(self, path: Path | None = None) -> None:
        """Write the game to its file, or a copy to another."""
        write_save(path or self.path, self.table.save(**self.notes()))
        if path is None and self.ledger is not None:
            self.ledger.note(self.table)
