"""A script under way: its open asks, and forks of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from grimtable.kernel.asks import (
    FATE,
    MARK,
    Answer,
    Anyone,
    Ask,
    Chance,
    Die,
    Face,
    Mark,
    Option,
    Pass,
    Script,
    Together,
)
from grimtable.kernel.errors import ScriptError, Stale
from grimtable.kernel.fate import Fate, Remembering, Repeating
from grimtable.kernel.game import Game
from grimtable.kernel.state import State


class Open(NamedTuple):
    """An open ask and its number."""

    number: int
    ask: Ask | Chance


class Heard(NamedTuple):
    """An answer that was given, and what the ask was about.

    `thread` is the seat in whose script it was asked, where several act together; `sees` lists the
    seats that saw what Fate answered (None: everybody); `shared` is what players decided together,
    `led` what one of them decided for all; `dice` are those that were rolled. `minor` lists who
    would not have been asked, and would have been taken to answer so (`Ask.minor`).
    """

    number: int
    seat: str
    answer: Answer
    what: str = ""
    thread: str | None = None
    sees: tuple[str, ...] | None = None
    shared: bool = False
    dice: tuple[Die, ...] = ()
    led: bool = False
    minor: tuple[str, ...] = ()


class Veiled(NamedTuple):
    """What a seat can't know was dealt anew, after so many answers; what Fate said to it."""

    at: int
    seat: str
    dealt: tuple[tuple[Face, ...], ...]


class Listener(Protocol):
    """Is told of everything that enters a run (a `Table` is one)."""

    def heard(self, heard: Heard) -> None:
        """An answer was given and is about to take effect."""

    def marked(self, run: Run, mark: Mark) -> None:
        """The script has reached a mark."""


class Run:
    """A game's script and what it waits for.

    A generator can be neither copied nor pickled. A fork is: the state as it was at the last
    mark, `play` entered again, and the few answers since replayed.

    `fate=None` leaves Fate's asks open; while one is, it is the only open ask, so that numbers
    do not depend on who answers for Fate. `keep=False` saves the copy at every mark where no
    further forks are wanted.
    """

    __slots__ = (
        "_anyone",
        "_clean",
        "_dice",
        "_listener",
        "_open",
        "_opened",
        "_queue",
        "_results",
        "_script",
        "_snapshot",
        "_snapshot_number",
        "_threads",
        "_veils",
        "fate",
        "game",
        "keep",
        "number",
        "opened",
        "over",
        "since",
        "state",
    )

    def __init__(
        self,
        game: Game,
        state: State,
        fate: Fate | None,
        *,
        keep: bool = True,
        listener: Listener | None = None,
        number: int = 0,
        opened: Mapping[str, int] | None = None,
    ) -> None:
        self.game, self.state, self.fate, self.keep = game, state, fate, keep
        self.number = number  # of the next ask
        self.over = False
        self.since: list[Heard] = []  # answers since the snapshot
        self._veils: list[Veiled] = []
        self._snapshot: State | None = state.clone() if keep else None
        self._snapshot_number = number
        self.opened = dict(opened or {})  # the asks of seats acting together at the snapshot
        self._opened = dict(self.opened)  # those that have yet to be asked again
        self._clean: set[str] = set()  # threads whose open ask came right after a mark
        self._listener = listener
        self._open: dict[int, tuple[Ask | Chance, str | None]] = {}
        self._dice: int | None = None  # the number of Fate's open ask
        self._anyone = 0  # how many seats have yet to pass
        self._threads: dict[str, Script[Any]] = {}
        self._results: dict[str, Any] = {}
        self._script = game.play(state)
        self._queue: deque[tuple[str | None, Any]] = deque([(None, None)])
        self._settle()
        if opened:
            self._open = dict(sorted(self._open.items()))

    @property
    def asks(self) -> list[Open]:
        """What is open now; nothing when the game is over."""
        if self._dice is not None:
            return [Open(self._dice, self._open[self._dice][0])]
        return [Open(number, ask) for number, (ask, _) in self._open.items()]

    @property
    def window(self) -> bool:
        """Whether what is open now is one window for anyone: the first who acts closes it."""
        return self._anyone > 0

    def find(self, number: int) -> Ask | Chance:
        """The open ask of that number, or a refusal."""
        for opened in self.asks:
            if opened.number == number:
                return opened.ask
        raise Stale(number, tuple(opened.number for opened in self.asks))

    def answer(self, number: int, answer: Answer) -> None:
        """Answer an open ask; an answer that is not allowed is refused and changes nothing."""
        self.give(number, self.find(number).check(answer))

    def give(self, number: int, answer: Answer) -> None:
        """Answer without checking; for answers taken from the ask itself or from a journal."""
        ask, thread = self._open.pop(number)
        self._dice = None
        sees, shared = getattr(ask, "sees", None), getattr(ask, "shared", False)
        what = getattr(ask, "what", "")
        dice, led = getattr(ask, "dice", ()), getattr(ask, "led", False)
        minor = getattr(ask, "minor", None) or ()
        if minor and answer != ask.declining:  # type: ignore[union-attr]
            minor = ()
        self._hear(Heard(number, ask.seat, answer, what, thread, sees, shared, dice, led, minor))
        if self._anyone and isinstance(ask, Ask):
            self._closes(ask.seat, answer)
        else:
            self._queue.appendleft((thread, answer))
        self._settle()

    def _closes(self, seat: str, answer: Answer) -> None:
        """A window for anyone: the first who acts closes it, the last who passes too."""
        self._anyone -= 1
        acts = not isinstance(answer, Pass)
        if acts or not self._anyone:
            self._open.clear()
            self._anyone = 0
            self._queue.append((None, (seat, answer) if acts else None))

    def trust(self, fate: Fate | None) -> None:
        """Let this Fate answer from now on (None: people do), an ask that is open included."""
        self.fate = fate
        if fate is not None and self._dice is not None:
            ask = self._open[self._dice][0]
            assert isinstance(ask, Chance)
            self.give(self._dice, fate.answer(ask))

    def listen(self, listener: Listener | None) -> None:
        """Tell this one from now on of everything that enters the run."""
        self._listener = listener

    @property
    def together(self) -> bool:
        """Whether several seats act at once now, each unaware of the others."""
        return bool(self._threads)

    @property
    def dealt_anew(self) -> bool:
        """Whether hidden things are not as they are at the table from which this was forked."""
        return any(veil.dealt for veil in self._veils)

    def fork(
        self,
        fate: Fate | None,
        seat: str | None = None,
        *,
        keep: bool = False,
        dealer: Fate | None = None,
    ) -> Run:
        """The same situation, to try things on; it can itself be forked.

        With a seat, what that seat can't know is dealt anew (by `dealer`, where Fate's asks are to
        stay open). `keep=True` copies the state at every
        mark that the fork comes to, those on its way here included, so that its own forks replay
        less.
        """
        if self._snapshot is None:
            raise ScriptError("this run keeps no snapshots (keep=False)")
        twin = Run(
            self.game,
            self._snapshot.clone(),
            None,
            keep=False,
            number=self._snapshot_number,
            opened=self.opened,
        )
        twin._snapshot, twin._snapshot_number, twin.keep = (
            self._snapshot,
            self._snapshot_number,
            keep,
        )
        veils = iter(self._veils)
        veil = next(veils, None)
        for at in range(len(self.since) + 1):
            while veil is not None and veil.at == at:
                twin._veil(veil.seat, Repeating(veil.dealt))
                veil = next(veils, None)
            if at < len(self.since):
                twin.give(self.since[at].number, self.since[at].answer)
        if seat is not None:
            dealer = dealer or fate
            if dealer is None:
                raise ScriptError("a fork for a seat needs a Fate to deal anew")
            twin._veil(seat, dealer)
        twin.trust(fate)
        return twin

    def _veil(self, seat: str, fate: Fate) -> None:
        dealer = Remembering(fate)
        self.game.veil(self.state, seat, dealer)
        self._veils.append(Veiled(len(self.since), seat, tuple(dealer.said)))

    # How the script moves on ------------------------------------------------------------------

    def _settle(self) -> None:
        """Move every script that has an answer, until all wait or Fate is asked."""
        while self._queue and self._dice is None:
            self._advance(*self._queue.popleft())
        if self.since and self._clean and self._dice is None:
            self._mark_together()

    def _advance(self, thread: str | None, answer: Any) -> None:
        script = self._script if thread is None else self._threads[thread]
        clean = False
        try:
            while True:
                asked = script.send(answer)
                kind = type(asked)
                if kind is Mark or kind is Together or kind is Anyone:
                    answer = None
                    if kind is Mark:
                        if thread is None:
                            self._mark(asked)  # type: ignore[arg-type]
                        clean = True
                        continue
                    if thread is not None:
                        raise ScriptError(f"{kind.__name__} inside Together")
                    if kind is Together:
                        self._begin(asked)  # type: ignore[arg-type]
                        return
                    if self._offer(asked):  # type: ignore[arg-type]
                        return
                    continue
                number = self._opened.pop(thread, -1) if thread and self._opened else -1
                if number < 0:
                    number = self.number
                    self.number += 1
                if kind is Ask or self.fate is None:
                    self._open[number] = (asked, thread)  # type: ignore[assignment]
                    if kind is not Ask:
                        self._dice = number
                    elif type(asked.options) is tuple and not asked.options:  # type: ignore[union-attr]
                        raise ScriptError(f"ask {asked.what!r} has no options")  # type: ignore[union-attr]
                    if thread is not None:
                        (self._clean.add if clean else self._clean.discard)(thread)
                    return
                clean = False
                answer = self.fate.answer(asked)  # type: ignore[arg-type]
                sees = getattr(asked, "sees", None)
                dice = getattr(asked, "dice", ())
                self._hear(Heard(number, FATE, answer, "", thread, sees, dice=dice))
        except StopIteration as stop:
            if thread is None:
                self.over = True
            else:
                self._end(thread, stop.value)

    def _offer(self, anyone: Anyone) -> bool:
        """Open a window for all who could act; whether there is anybody."""
        for ask in anyone.asks:
            if ask.passing is None:
                raise ScriptError(f"ask {ask.what!r} of Anyone can't be passed")
            self._open[self.number] = (ask, None)
            self.number += 1
        self._anyone = len(anyone.asks)
        return bool(anyone.asks)

    def _begin(self, together: Together) -> None:
        self._threads, self._results = dict(together.scripts), {}
        self._queue.extend((seat, None) for seat in self._threads)
        if not self._threads:
            self._queue.append((None, {}))

    def _mark_together(self) -> None:
        """Where each of the seats that act together has just marked, the whole game has."""
        if self._clean == self._threads.keys():
            self._mark(MARK, {thread: n for n, (_, thread) in self._open.items() if thread})

    def _end(self, thread: str, value: Any) -> None:
        del self._threads[thread]
        self._clean.discard(thread)
        self._results[thread] = value
        if not self._threads:
            self._queue.append((None, self._results))

    def _mark(self, mark: Mark, opened: dict[str, int] | None = None) -> None:
        if self.keep:
            self._snapshot, self._snapshot_number = self.state.clone(), self.number
            self.opened = opened or dict(self._opened)  # a game that goes on asks them again
            self.since, self._veils = [], []
        if self._listener is not None:
            self._listener.marked(self, mark)

    def _hear(self, heard: Heard) -> None:
        self.since.append(heard)
        if self._listener is not None:
            self._listener.heard(heard)

    @property
    def snapshot(self) -> State:
        """The state at the last mark; nobody may change it."""
        assert self._snapshot is not None
        return self._snapshot

    @property
    def marked_at(self) -> int:
        """The number of the first ask after the last mark."""
        return self._snapshot_number


def playout(
    script: Script[Any],
    choose: Callable[[Ask], Option],
    fate: Callable[[Chance], tuple[Face, ...]],
) -> Any:
    """Play a script to its end in one tight loop, and return its value.

    Nothing is recorded and nothing can be forked: this is for simulations by the thousand.
    Seats that act together are unaware of each other, so they may as well act in turn.
    """
    send = script.send
    answer: Any = None
    try:
        while True:
            asked: Any = send(answer)
            while asked is MARK:
                asked = send(None)
            kind = type(asked)
            if kind is Ask:
                answer = choose(asked)
            elif kind is Mark:
                answer = None
            elif kind is Together or kind is Anyone:
                answer = several(asked, choose, fate)
            else:
                answer = fate(asked)
    except StopIteration as stop:
        return stop.value


def several(
    asked: Together | Anyone,
    choose: Callable[[Ask], Option],
    fate: Callable[[Chance], tuple[Face, ...]],
) -> Any:
    """In a playout: what comes of seats that act at once, or of a window for anyone."""
    if isinstance(asked, Together):
        return {seat: playout(script, choose, fate) for seat, script in asked.scripts.items()}
    for ask in asked.asks:
        option = choose(ask)
        if not isinstance(option, Pass):
            return ask.seat, option
    return None
