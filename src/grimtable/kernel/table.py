"""A running game: who answers what, what happened, undo, save and load."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from grimtable import __version__
from grimtable.kernel.asks import FATE, Answer, Ask, Mark
from grimtable.kernel.errors import (
    CannotUndo,
    DamagedSave,
    ForeignSave,
    GrimtableError,
    Refused,
    ScenarioError,
)
from grimtable.kernel.fate import Fate, Seeded
from grimtable.kernel.game import Game, Outcome
from grimtable.kernel.position import patched
from grimtable.kernel.run import Heard, Open, Run
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import Event, State
from grimtable.kernel.view import View


class Entry(Struct, frozen=True, array_like=True):
    """A line of the journal: the number of the ask, who answered, and the answer's notation."""

    ask: int
    seat: str
    answer: str


class Save(Struct, forbid_unknown_fields=True):
    """A game on paper: the set-up and the answers. Everything else follows from the rules."""

    grimtable: str
    game: str
    version: str
    content: dict[str, str]
    options: dict[str, Any]
    answers: list[Entry]
    position: dict[str, Any] = {}
    solo: bool = True
    rewinds: int = 0
    seed: int | str = 0
    notes: dict[str, Any] = {}
    """What a frontend wants to remember: who sits where, the language."""


class _Snapshot(NamedTuple):
    at: int  # how many answers had been heard
    number: int
    told: int
    turns: int
    state: State


class Table:
    """A game being played.

    `fate=None` is a table with real dice: Fate's asks stay open for people. `solo` means that
    one person plays all seats that people play, and may rewind anything. `people` are the seats
    that people play (by default all); undo goes back to one of their answers.
    """

    SNAPSHOTS = 48

    def __init__(
        self,
        game: Game,
        options: Struct,
        fate: Fate | None,
        *,
        solo: bool = True,
        people: Iterable[str] | None = None,
        position: dict[str, Any] | None = None,
        seed: int | str = 0,
    ) -> None:
        self.game, self.options, self.solo, self.seed = game, options, solo, seed
        self.people = (
            frozenset(s.id for s in game.seats(options)) if people is None else frozenset(people)
        )
        self.position = position or {}
        self.chronicle: list[Event] = []
        self.rewinds = 0
        self._heard: list[Heard] = []
        self._told: list[int] = []  # how long the chronicle was when each answer came
        self._turns: list[int] = []  # how many answers had come when each turn began
        state = patched(game.new(options), self.position)
        self._snapshots = [_Snapshot(0, 0, 0, 0, state.clone())]
        state.events = self.chronicle
        self.run = Run(game, state, fate, listener=self)

    # What there is ----------------------------------------------------------------------------

    @property
    def asks(self) -> list[Open]:
        """What is open now."""
        return self.run.asks

    @property
    def journal(self) -> list[Entry]:
        """Every answer so far, Fate's included, in the order in which they came."""
        return [_entry(heard) for heard in self._heard]

    @property
    def answered(self) -> int:
        """How many answers have come so far."""
        return len(self._heard)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.run.over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.game.outcome(self.run.state)

    def scene(self, seat: str | None) -> Scene:
        """What that seat sees; None is a spectator."""
        return self.game.scene(self.run.state, seat)

    def view(self, opened: Open) -> View:
        """The game as the one who is asked sees it, with its "what if"."""
        return View(self.run, opened.number, opened.ask.seat)

    def told(self, seat: str | None, since: int = 0) -> list[Event]:
        """The events that a seat may know, from the chronicle's `since`-th on."""
        return [event for event in self.chronicle[since:] if event.known_to(seat)]

    # Playing ----------------------------------------------------------------------------------

    def answer(self, number: int, answer: Answer | str) -> None:
        """Answer an open ask, by an option or its notation; a refusal changes nothing."""
        ask = self.run.find(number)
        self.run.give(number, ask.read(answer) if isinstance(answer, str) else ask.check(answer))

    def heard(self, heard: Heard) -> None:
        """Listener: an answer is about to take effect."""
        self._heard.append(heard)
        self._told.append(len(self.chronicle))

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        at = len(self._heard)
        if mark.turn is not None:
            self._turns.append(at)
        self._snapshots.append(
            _Snapshot(at, run.number, len(self.chronicle), len(self._turns), run.snapshot)
        )
        if len(self._snapshots) > self.SNAPSHOTS:
            del self._snapshots[1]  # the first is kept: everything can be replayed from it

    # Undo -------------------------------------------------------------------------------------

    def undoable(self, seat: str | None = None) -> Heard:
        """The answer that `undo` would take back, or the refusal that says which limit holds."""
        mine = self.people if self.solo or seat is None else {seat}
        if self.run.fate is None:
            mine = mine | {FATE}  # people type in what real dice show, and mistype
        at = max((i for i, heard in enumerate(self._heard) if heard.seat in mine), default=-1)
        if at < 0:
            raise CannotUndo("nothing", "There is nothing to undo.")
        if not self.solo:
            self._limits(at)
        return self._heard[at]

    def undo(self, seat: str | None = None) -> Heard:
        """Take back the last answer of a person at a solo table, or of that seat between people.

        Between people it never takes back another player's answer, a roll or draw, what revealed
        something hidden, nor anything past the active player's turn.
        """
        taken = self.undoable(seat)
        self.rewind(self._heard.index(taken))
        return taken

    def _limits(self, at: int) -> None:
        for heard in self._heard[at + 1 :]:
            if heard.seat == FATE:
                raise CannotUndo("roll", "Undo stops at a roll or a draw.")
            raise CannotUndo("other", f"{heard.seat} has answered since.")
        if any(event.reveals for event in self.chronicle[self._told[at] :]):
            raise CannotUndo("revealed", "That answer uncovered something hidden.")
        if any(turn > at for turn in self._turns):
            raise CannotUndo("turn", "The turn in which you answered is over.")

    def rewind(self, at: int) -> None:
        """Go back to the moment before the `at`-th answer (counted from 0), whatever came since."""
        if not 0 <= at <= len(self._heard):
            raise Refused(f"There are {len(self._heard)} answers; can't go back to number {at}.")
        while self._snapshots[-1].at > at:
            self._snapshots.pop()
        snapshot = self._snapshots.pop() if len(self._snapshots) > 1 else self._snapshots[0]
        again = self._heard[snapshot.at : at]
        del self._heard[snapshot.at :], self._told[snapshot.at :]
        del self.chronicle[snapshot.told :], self._turns[snapshot.turns :]
        state, fate = snapshot.state.clone(), self.run.fate
        state.events = self.chronicle
        self.run = Run(self.game, state, None, listener=self, number=snapshot.number)
        for heard in again:
            self.run.give(heard.number, heard.answer)
        self._say_rewound(self.rewinds + 1)
        self.run.trust(fate)

    def _say_rewound(self, times: int) -> None:
        self.rewinds = times
        self.chronicle.append(Event("table-rewound", {"times": times}, ""))

    # Save and load ----------------------------------------------------------------------------

    def save(self, **notes: Any) -> Save:
        """The game on paper."""
        return Save(
            grimtable=__version__,
            game=self.game.id,
            version=self.game.version,
            content=hashes(self.game, self.options),
            options=msgspec.to_builtins(self.options),
            answers=self.journal,
            position=self.position,
            solo=self.solo,
            rewinds=self.rewinds,
            seed=self.seed,
            notes=notes,
        )

    @classmethod
    def load(
        cls,
        game: Game,
        save: Save,
        *,
        people: Iterable[str] | None = None,
        fate: Fate | None = None,
        real_dice: bool = False,
    ) -> Table:
        """Replay a save. A save of another game, other rules or other content is refused."""
        options = _options(game, save)
        try:
            table = cls(
                game,
                options,
                None,
                solo=save.solo,
                people=people,
                position=save.position,
                seed=save.seed,
            )
        except ScenarioError as error:
            raise DamagedSave(f"The position of the save can't be used: {error}") from error
        if save.rewinds:
            table._say_rewound(save.rewinds)  # first: nobody knows any more when that was
        for i, entry in enumerate(save.answers):
            try:
                asked = table.run.find(entry.ask).seat
                if asked != entry.seat:
                    raise Refused(f"Ask {entry.ask} is asked of {asked}, not of {entry.seat}.")
                table.answer(entry.ask, entry.answer)
            except GrimtableError as error:
                raise DamagedSave(f"answer {i} of the save, {entry.answer!r}: {error}") from error
        if not real_dice:
            # The stream goes on from the seed and the place, so that a game resumed twice from
            # the same save is the same game.
            table.run.trust(fate or Seeded(f"{save.seed}/{len(save.answers)}"))
        return table


def _entry(heard: Heard) -> Entry:
    answer = heard.answer
    text = " ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
    return Entry(heard.number, heard.seat, text)


def hashes(game: Game, options: Any) -> dict[str, str]:
    """A short hash of every content file that a game with these options reads."""
    return {
        name: hashlib.sha256(data).hexdigest()[:16]
        for name, data in sorted(game.content(options).items())
    }


def _options(game: Game, save: Save) -> Any:
    if save.game != game.id:
        raise ForeignSave(f"This is a save of {save.game!r}, not of {game.id!r}.")
    if save.version != game.version:
        raise ForeignSave(
            f"This save follows version {save.version} of the rules of {game.id}; "
            f"this program plays version {game.version}."
        )
    try:
        options = msgspec.convert(save.options, game.Options)
        found = hashes(game, options)
    except (msgspec.ValidationError, GrimtableError, OSError) as error:
        raise DamagedSave(f"The options of the save can't be used: {error}") from error
    for name in sorted(found.keys() | save.content.keys()):
        if found.get(name) != save.content.get(name):
            raise ForeignSave(f"This save was played with another {name}.")
    return options


def write_save(path: Path, save: Save) -> None:
    """Write a save so that the file is at every moment either the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(save), indent=1))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_save(path: Path) -> Save:
    """Read a save; whatever is wrong with the file is said in one sentence."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Save)
    except OSError as error:
        raise DamagedSave(f"{path} can't be read: {error.strerror}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedSave(f"{path} is not a save of Grimtable: {error}.") from error


def only(table: Table, seat: str) -> tuple[int, Ask]:
    """The open ask of a seat (tests and simple frontends)."""
    for number, ask in table.asks:
        if ask.seat == seat and isinstance(ask, Ask):
            return number, ask
    raise Refused(f"Nothing is asked of {seat} now.")
