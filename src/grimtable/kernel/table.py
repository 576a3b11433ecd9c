"""A running game: who answers what, what happened, undo, save and load."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable
from functools import cached_property
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import Struct

from grimtable import __version__
from grimtable.kernel.asks import FATE, Answer, Ask, Die, Face, Mark, Option
from grimtable.kernel.errors import CannotUndo, Refused
from grimtable.kernel.fate import Fate, Rooted
from grimtable.kernel.game import Game, Outcome
from grimtable.kernel.odds import Odds, odds_of
from grimtable.kernel.position import on_paper, patched
from grimtable.kernel.run import Heard, Open, Run
from grimtable.kernel.save import Base, Checkpoint, Entry, Save, hashes, read_state
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import Event, State
from grimtable.kernel.view import View
from grimtable.kernel.words import Words


class _Snapshot(NamedTuple):
    at: int  # how many answers had been heard
    number: int
    told: int
    turns: int
    state: State
    opened: dict[str, int]


SAID = frozenset(
    f"table-{what}"
    for what in (
        "vote",
        "dice",
        "anew",
        "computer",
        "person",
        "invited",
        "resigned",
        "again",
        "replayed",
        "rescued",
        "said",
        "phrase",
        "ties",
    )
)
"""What frontends write into the chronicle with `say`; no rewind takes it back."""


class Table:
    """A game being played.

    `fate=None` is a table with real dice: Fate's asks stay open for people. `solo` means that
    one person plays all seats that people play, and may rewind anything. `people` are the seats
    that people play (by default all); undo goes back to one of their answers. `base` is where a
    game goes on whose rules have changed.
    """

    SNAPSHOTS = 48
    MILESTONES = 64

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
        base: Base | None = None,
    ) -> None:
        self.game, self.options, self.solo, self.seed = game, options, solo, seed
        self.people = (
            frozenset(s.id for s in game.seats(options)) if people is None else frozenset(people)
        )
        self.position = position or {}
        self.chronicle: list[Event] = []
        self.rewinds = 0
        self._ordered: frozenset[str] = frozenset()
        self._ordered_at = 0
        self.cares: dict[str, str] = {}  # who wants to be asked only for what (`Game.cares`)
        self._heard: list[Heard] = []
        self._journal: list[Entry] = []
        self._places: list[str] = []
        self._told: list[int] = []  # how long the chronicle was when each answer came
        self._turns: list[int] = []  # how many answers had come when each turn began
        self._rests: list[_Snapshot] = []
        self.base = base
        self.earlier: list[Entry] = []  # answers before the base, kept to be read
        self.went_on = False  # whether it has just been loaded from a checkpoint
        if base is None:
            state, number, opened = patched(game.new(options), self.position), 0, {}
        else:
            state = read_state(game, base.state, len(game.migrations))
            number, opened = base.number, base.opened
            told = {"version": base.version, "lost": base.lost}
            self.chronicle.append(Event("table-went-on", told, ""))
        self._snapshots = [_Snapshot(0, number, len(self.chronicle), 0, state.clone(), opened)]
        self._milestones = self._snapshots[:]  # all over the game, evenly; for looking back
        self._stride = 8
        state.events = self.chronicle
        self.run = Run(game, state, fate, listener=self, number=number, opened=opened)

    # What there is ----------------------------------------------------------------------------

    @property
    def ordered(self) -> frozenset[str]:
        """The asks that people leave to the program, from the answer on at which they said so."""
        return self._ordered

    @ordered.setter
    def ordered(self, asks: frozenset[str]) -> None:
        self._ordered, self._ordered_at = asks, len(self._heard)

    @property
    def asks(self) -> list[Open]:
        """What is open now."""
        return self.run.asks

    @property
    def journal(self) -> list[Entry]:
        """Every answer so far, Fate's included, in the order in which they came."""
        return self.entries()

    def entries(self, since: int = 0, until: int | None = None) -> list[Entry]:
        """The journal from one answer to another; each is put into words once."""
        self._journal.extend(map(_entry, self._heard[len(self._journal) :]))
        return self._journal[since:until]

    @property
    def answered(self) -> int:
        """How many answers have come so far."""
        return len(self._heard)

    def last_of(self, seats: Collection[str]) -> str:
        """Which of these seats has answered last; "" if none has."""
        return next((heard.seat for heard in reversed(self._heard) if heard.seat in seats), "")

    def last_answer(self, seat: str) -> Option | None:
        """What a seat has answered last; None if it has answered nothing."""
        given = (heard.answer for heard in reversed(self._heard) if heard.seat == seat)
        answer = next(given, None)
        return answer if isinstance(answer, Option) else None

    @property
    def place(self) -> str:
        """Where in the game this is: the same answers lead to the same place, and others do not."""
        for entry in self.entries(len(self._places)):
            before = self._places[-1] if self._places else self._root
            line = f"{before} {entry.ask} {entry.seat} {entry.answer}"
            self._places.append(hashlib.blake2b(line.encode(), digest_size=16).hexdigest())
        return self._places[-1] if self._places else self._root

    @property
    def _root(self) -> str:
        return f"from {self.base.number}" if self.base else ""

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return len(self._turns)

    @property
    def set_up(self) -> int:
        """How many answers set the table up, before the first turn began."""
        return self._turns[0] if self._turns else 0

    def told_by(self, at: int) -> int:
        """How long the chronicle was when the `at`-th answer came; now, if it has not come."""
        return self._told[at] if at < len(self._told) else len(self.chronicle)

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
        return View(self.run, opened.number, opened.ask.seat, self.ordered)

    def find(self, option: Option) -> Open:
        """The open ask that can be answered with this option, or a refusal."""
        for opened in self.run.asks:
            if isinstance(opened.ask, Ask) and option in opened.ask.options:
                return opened
        raise Refused(f"Nothing that is open can be answered with {option}.", "no-option")

    def odds(self, option: Option) -> list[Odds]:
        """What an option of an open ask can bring, as far as its seat can know."""
        return odds_of(self.view(self.find(option)), option)

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
        if self._by_order(len(self._heard) - 1) and not self._spared(heard):
            self.say("table-tied", option=_worded(heard.answer))

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        at = len(self._heard)
        if mark.turn is not None:
            self._turns.append(at)
        told, turns = len(self.chronicle), len(self._turns)
        here = _Snapshot(at, run.number, told, turns, run.snapshot, run.opened)
        self._snapshots.append(here)
        if mark.rest:
            self._rests = [*self._rests[1 - self.SNAPSHOTS :], here]
        if len(self._snapshots) > self.SNAPSHOTS:
            del self._snapshots[1]  # the first is kept: everything can be replayed from it
        if at >= self._milestones[-1].at + self._stride:
            self._milestones.append(here)
            if len(self._milestones) > self.MILESTONES:
                del self._milestones[1::2]
                self._stride *= 2

    def rolls(self, since: int) -> dict[int, list[tuple[Die, Face]]]:
        """What dice have shown, by the place in the chronicle, from `since` on, that came next."""
        found: dict[int, list[tuple[Die, Face]]] = {}
        for at in range(bisect_left(self._told, since), len(self._told)):
            heard = self._heard[at]
            if heard.dice:
                faces = cast(tuple[Face, ...], heard.answer)
                found.setdefault(self._told[at], []).extend(zip(heard.dice, faces, strict=True))
        return found

    def moments(self, since: int, until: int) -> list[tuple[int, State]]:
        """How it stood on the way from one place in the chronicle to another.

        The last marks between the two, as far as they are remembered, each with its place;
        nobody may change their states.
        """
        there = {one.told: one.state for one in self._snapshots if since < one.told < until}
        return list(there.items())

    def past(self, at: int) -> Callable[[], Run]:
        """What leads to the game as it was after `at` answers.

        Calling it takes a while, and may be left to another thread: it touches nothing of the
        table.
        """
        at = max(0, min(at, len(self._heard)))
        kept = [*self._milestones, *self._snapshots]
        snapshot = max((one for one in kept if one.at <= at), key=lambda one: one.at)
        since = self._heard[snapshot.at : at]

        def replay() -> Run:
            state, number, opened = snapshot.state.clone(), snapshot.number, snapshot.opened
            run = Run(self.game, state, None, number=number, opened=opened)
            for heard in since:
                run.give(heard.number, heard.answer)
            return run

        return replay

    # Undo -------------------------------------------------------------------------------------

    def undoable(self, seat: str | None = None) -> Heard:
        """The answer that `undo` would take back, or the refusal that says which limit holds."""
        return self._heard[self.undoable_at(seat)]

    def undoable_at(self, seat: str | None = None) -> int:
        """The place in the journal of the answer that `undo` would take back."""
        apart = self._apart(seat)
        if apart is not None:
            return apart
        mine = self.people if self.solo or seat is None else {seat}
        if self.run.fate is None and self.solo:
            mine = mine | {FATE}  # who types in what real dice show may mistype
        together = seat is None or seat in self.people
        for at in reversed(range(len(self._heard))):
            heard = self._heard[at]
            if self._by_order(at):
                continue
            ours = heard.shared or (heard.led and heard.seat not in self.people)
            if heard.seat in mine or (together and ours):
                break
        else:
            raise CannotUndo("nothing", "There is nothing to undo.")
        if not self.solo:
            self._limits(at)
        return at

    def undo(self, seat: str | None = None) -> Heard:
        """Take back the last answer of a person at a solo table, or of that seat between people.

        Between people it never takes back another player's answer, a roll or draw, what revealed
        something hidden, nor anything past the active player's turn; and over is over. Where
        several act at once, what the others have answered since stays, at a solo table too. What
        players decide together any of them takes back, or what they decided for a leader whom none
        of them plays. What is left to the program goes with the answer that led to it, as long as
        it is: it would be answered again at once.
        """
        at, alone = self.undoable_at(seat), self.solo and self._apart(seat) is None
        taken = self._heard[at]
        stays = [] if alone else self._by_hand(at + 1)
        fate, self.run.fate = self.run.fate, None
        self.rewind(at)
        for heard in stays:
            _again(self.run, heard)
        self.run.trust(fate)
        return taken

    def _apart(self, seat: str | None) -> int | None:
        """Where one person plays several who act at once: the last answer of the one shown.

        It can be taken back by itself, as the others would have answered the same without it.
        """
        if not (self.solo and seat is not None and self.run.together):
            return None
        for at in reversed(range(len(self._heard))):
            if self._heard[at].thread is None:
                break
            if self._heard[at].seat == seat:
                return at if self._unaware(at, self._heard[at + 1 :]) else None
        return None

    def _limits(self, at: int) -> None:
        if self.over:
            raise CannotUndo("over", "The game is over.")
        since = self._by_hand(at + 1)
        if self._unaware(at, since):
            since = []
        known = [heard for heard in since if heard.thread in (None, self._heard[at].seat)]
        for heard in known or since:
            if heard.seat == FATE:
                raise CannotUndo("roll", "Undo stops at a roll or a draw.")
            raise CannotUndo("other", f"{heard.seat} has answered since.")
        if any(event.reveals for event in self.chronicle[self.told_by(at) :]):
            raise CannotUndo("revealed", "That answer uncovered something hidden.")
        if self._turns and self._turns[-1] > at:
            raise CannotUndo("turn", "The turn in which you answered is over.")

    def _by_hand(self, start: int) -> list[Heard]:
        """The answers from one on that the program did not give by order."""
        return [self._heard[at] for at in range(start, len(self._heard)) if not self._by_order(at)]

    def _by_order(self, at: int) -> bool:
        """Whether the program answered, as people had ordered; a roll may have the same name.

        What was answered before they said so, and what a leader among several people decided for
        all, is their own.
        """
        heard = self._heard[at]
        if self._spared(heard):
            return True
        if heard.what not in self.ordered or not isinstance(heard.answer, Option):
            return False
        if at < self._ordered_at:
            return False
        return self.solo or heard.shared or heard.seat not in self.people

    def _spared(self, heard: Heard) -> bool:
        """Whether its seat has left word not to be asked where so little is at stake."""
        return self.cares.get(heard.seat, "") in heard.minor

    def _unaware(self, at: int, since: list[Heard]) -> bool:
        """Whether all that was answered since would have been, with or without that answer."""
        seat = self._heard[at].seat
        if not since or not self.run.together or self._heard[at].thread != seat:
            return False
        if any(heard.thread in (None, seat) for heard in since):
            return False
        back = self.past(at)()
        try:
            for heard in since:
                _again(back, heard)
        except Refused:
            return False
        return True

    def unseen(self, holding: Iterable[str] = ()) -> int:
        """How many of the last answers nobody may know of but who gave them: they act together."""
        if not self.run.together:
            return 0
        seats, n = frozenset(holding), 0
        for heard in reversed(self._heard):
            if heard.thread is None:
                break
            n += heard.thread not in seats
        return n

    def rewind(self, at: int) -> None:
        """Go back to the moment before the `at`-th answer (counted from 0), whatever came since."""
        if not 0 <= at <= len(self._heard):
            raise Refused(f"There are {len(self._heard)} answers; can't go back to number {at}.")
        if at < self._ordered_at:  # nobody had said so then
            self._ordered, self._ordered_at = frozenset(), 0
        while self._snapshots[-1].at > at:
            self._snapshots.pop()
        while self._rests and self._rests[-1].at > at:
            self._rests.pop()
        while self._milestones[-1].at > at:
            self._milestones.pop()
        snapshot = self._snapshots.pop() if len(self._snapshots) > 1 else self._snapshots[0]
        again = self._heard[snapshot.at : at]
        said = [event for event in self.chronicle[snapshot.told :] if event.key in SAID]
        del self._heard[snapshot.at :], self._told[snapshot.at :], self._turns[snapshot.turns :]
        del self._journal[snapshot.at :], self._places[snapshot.at :]
        del self.chronicle[snapshot.told :]
        state, fate = snapshot.state.clone(), self.run.fate
        state.events = self.chronicle
        self.run = Run(
            self.game, state, None, listener=self, number=snapshot.number, opened=snapshot.opened
        )
        for heard in again:
            self.run.give(heard.number, heard.answer)
        self.chronicle += said
        self.say_rewound(self.rewinds + 1)
        self.run.trust(fate)

    def roll_anew(self) -> None:
        """Let Fate say something else from here on: on a solo table, after an undo."""
        if not self.solo:
            raise CannotUndo("roll", "Undo stops at a roll or a draw.")
        self.seed = f"{self.seed}*"
        self.say("table-anew")

    def say(self, key: str, **args: Any) -> None:
        """Write into the chronicle what happened at the table, not in the game; one of SAID."""
        self.chronicle.append(Event(key, args, ""))

    def say_rewound(self, times: int) -> None:
        """Write into the log how often the game was rewound so far."""
        self.rewinds = times
        self.chronicle.append(Event("table-rewound", {"times": times}, ""))

    # Save and load ----------------------------------------------------------------------------

    @cached_property
    def content(self) -> dict[str, str]:
        """Hashes of the content that this game is played with."""
        return hashes(self.game, self.options)

    @property
    def rest(self) -> State | None:
        """The state at the last boundary between two sessions, if one is remembered."""
        return self._rests[-1].state if self._rests else None

    def save(self, **notes: Any) -> Save:
        """The game on paper."""
        rest = self._rests[-1] if self._rests else None
        return Save(
            grimtable=__version__,
            game=self.game.id,
            version=self.game.version,
            content=self.content,
            options=msgspec.to_builtins(self.options),
            answers=self.journal,
            position=self.position,
            solo=self.solo,
            rewinds=self.rewinds,
            seed=self.seed,
            notes=notes,
            shape=len(self.game.migrations),
            base=self.base,
            earlier=self.earlier,
            mark=self.checkpoint(),
            rest=rest and Checkpoint(rest.at, rest.number, on_paper(rest.state), rest.opened),
        )

    def checkpoint(self) -> Checkpoint:
        """The state at the last mark, and how many answers led there."""
        run = self.run
        at = self.answered - len(run.since)
        return Checkpoint(at, run.marked_at, on_paper(run.snapshot), run.opened)

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
        """Go on with a saved game, by its answers or from its checkpoint (see `loading`)."""
        from grimtable.kernel.loading import load  # which makes tables

        table = load(game, save, people)
        if not real_dice:
            table.run.trust(fate or Rooted(table))
        return table


def _worded(option: Answer) -> Words:
    """An option in the words of whoever reads it."""
    fields = {name: getattr(option, name) for name in getattr(option, "__struct_fields__", ())}
    return Words(f"option-{type(option).__name__}", fields)


def _again(run: Run, heard: Heard) -> None:
    """Give an answer where its ask may have another number now."""
    for number, ask in run.asks:
        if ask.seat == heard.seat:
            run.give(number, ask.check(heard.answer))
            return
    raise Refused(f"Nothing is asked of {heard.seat} there.")


def _entry(heard: Heard) -> Entry:
    answer = heard.answer
    text = " ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
    return Entry(heard.number, heard.seat, text)


def only(table: Table, seat: str) -> tuple[int, Ask]:
    """The open ask of a seat (tests and simple frontends)."""
    for number, ask in table.asks:
        if ask.seat == seat and isinstance(ask, Ask):
            return number, ask
    raise Refused(f"Nothing is asked of {seat} now.")
