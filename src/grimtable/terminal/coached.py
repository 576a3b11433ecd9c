"""The table with a coach: what it does when it is asked, watches, or looks back."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from textual import work
from textual.app import App
from textual.message import Message

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.scene import Scene
from grimtable.kernel.table import Table
from grimtable.kernel.view import View
from grimtable.minds.coach import Counsel, advise, intended
from grimtable.minds.report import Report, report
from grimtable.terminal import beginnings, companions
from grimtable.terminal.asking import AskPane
from grimtable.terminal.coaching import CoachScreen, ReportScreen
from grimtable.terminal.companions import Thinking
from grimtable.terminal.questions import Choice, Question
from grimtable.terminal.screens import HelpScreen
from grimtable.terminal.sitting import Sitting

MANY = 3
"""Events after which it is worth a word that something happened meanwhile."""


class Coached(App[None]):
    """What the coach adds to the table; the rest of the table is `TerminalTable`."""

    sitting: Sitting
    _scene: Scene
    _turn: int

    class Advised(Message):
        """The coach has thought; `show` if it was asked."""

        def __init__(self, turn: int, ask: Ask, counsel: Counsel, show: bool) -> None:
            self.turn, self.ask, self.counsel, self.show = turn, ask, counsel, show
            super().__init__()

    class Reported(Message):
        """The report of the game is made."""

        def __init__(self, told: Report) -> None:
            self.told = told
            super().__init__()

    class Intends(Message):
        """A computer player that asks first says what it would do."""

        def __init__(self, turn: int, number: int, plan: tuple[Option, ...]) -> None:
            self.turn, self.number, self.plan = turn, number, plan
            super().__init__()

    def __init__(self) -> None:
        super().__init__()
        self._intent: Coached.Intends | None = None
        self.watchful = False  # whether the coach warns before a blunder
        self._counsel: tuple[int, Counsel] | None = None  # of which turn
        self._warned: Option | None = None
        self._known = 0  # events that there were when somebody last answered

    @property
    def ask(self) -> AskPane:
        """The pane of the open question."""
        return self.screen_stack[0].query_one(AskPane)

    @abstractmethod
    def update(self, note: str = "") -> None:
        """Show the table as it is now."""

    @abstractmethod
    def answer(self, question: Question, choice: Choice) -> None:
        """Take a choice."""

    def asked_anew(self) -> None:
        """Another question is open."""
        self._warned = self._intent = None
        companion = companions.companion(self.sitting)
        if companion is not None:
            self._intend(self._turn, companion)
        if self.watchful:
            self._advise(show=False)

    def missed(self, question: Question) -> str:
        """How much happened while a person waited."""
        happened = len(self.sitting.events()) - self._known
        if question.kind != "ask" or happened < MANY or not self.sitting.bots:
            return ""
        return self.sitting.text("terminal-recap", {"n": happened})

    def action_coach(self) -> None:
        """What the coach would do."""
        if self._counsel is not None and self._counsel[0] == self._turn:
            asked = companions.asked(self.sitting)
            if asked is not None:
                self._show_counsel(self._counsel[1], asked[1])
        elif self._advise(show=True):
            self.ask.note(self.sitting.text("terminal-coach-thinks"))

    def action_watch(self) -> None:
        """Have the coach warn before a blunder, or no longer."""
        self.watchful = not self.watchful
        key = "terminal-watching" if self.watchful else "terminal-not-watching"
        self.ask.note(self.sitting.text(key))
        if self.watchful:
            self._advise(show=False)

    def action_consult(self) -> None:
        """Have computer players on one's side ask first, or no longer."""
        self.update(companions.consult(self.sitting))

    @work(thread=True, group="minds")
    def _intend(self, turn: int, work: Thinking) -> None:
        plan = intended(work.player, work.view, work.ask)
        self.post_message(self.Intends(turn, work.number, plan))

    def on_coached_intends(self, intent: Intends) -> None:
        """A computer player has made a plan, and says it."""
        if intent.turn == self._turn:
            self._intent = intent
            text, ask = self.sitting.text, self.sitting.table.run.find(intent.number)
            first, *more = intent.plan
            said = [text.option(first, self._scene, getattr(ask, "what", ""))]
            said += [text.option(option, self._scene) for option in more]
            words = {"name": self.sitting.name(ask.seat), "plan": " → ".join(said)}
            self.ask.note(text("terminal-intends", words))

    def action_agree(self) -> None:
        """Let a computer player do what it intends."""
        if self._intent is not None and self._intent.turn == self._turn:
            self._pin(self._intent.number, self._intent.plan)

    def _pin(self, number: int, plan: Sequence[Option]) -> None:
        companions.follow(self.sitting, number, plan)
        self.update()

    def action_recap(self) -> None:
        """What happened since a person last answered."""
        events = self.sitting.events()[self._known :]
        lines = {str(i): self.sitting.text.event(event) for i, event in enumerate(events, 1)}
        self.push_screen(HelpScreen(self.sitting.text, lines, "terminal-recap-lines"))

    def _advise(self, *, show: bool) -> bool:
        """Let the coach think about what a person is asked; whether there is something."""
        asked = companions.asked(self.sitting)
        if asked is None or len(asked[1].options) < 2:
            return False
        self._counsel_of(self._turn, *asked, show)
        return True

    @work(thread=True, group="coach", exclusive=True)
    def _counsel_of(self, turn: int, view: View, ask: Ask, show: bool) -> None:
        last = self.sitting.table.last_answer(ask.seat)
        self.post_message(self.Advised(turn, ask, advise(view, ask, last=last), show))

    def on_coached_advised(self, told: Advised) -> None:
        """The coach has thought."""
        if told.turn != self._turn:
            return
        self._counsel = told.turn, told.counsel
        if told.show:
            self.ask.note("")
            self._show_counsel(told.counsel, told.ask)

    def _show_counsel(self, counsel: Counsel, ask: Ask) -> None:
        def taken(option: Option | None) -> None:
            companion = companions.companion(self.sitting)
            for one in counsel.best:
                if one.option == option and companion is not None:
                    self._pin(companion.number, (one.option, *one.line))
                    return
            for choice in self.ask.question.choices:
                if choice.answer == option:
                    self.answer(self.ask.question, choice)
                    return

        screen = CoachScreen(counsel, ask, self._scene, self.sitting.text)
        self.push_screen(screen, taken)

    def _holds_back(self, option: Option) -> bool:
        """Warn once before a blunder, if that is wanted."""
        if not self.watchful or self._counsel is None or self._counsel[0] != self._turn:
            return False
        better = self._counsel[1].blunder(option)
        if better is None or self._warned == option:
            return False
        self._warned = option
        words = self.sitting.text.option(better.option, self._scene)
        why = better.reasons[0].said(self.sitting.text) if better.reasons else ""
        self.ask.note(self.sitting.text("terminal-warned", {"option": words, "why": why}))
        return True

    def action_report(self) -> None:
        """How the game went."""
        self.ask.note(self.sitting.text("terminal-coach-thinks"))
        self._report(self.sitting.table, self.sitting.shown or next(iter(self.sitting.seats)))

    @work(thread=True, group="coach", exclusive=True)
    def _report(self, table: Table, seat: str) -> None:
        told = -1

        def looked(done: int, of: int) -> None:
            nonlocal told
            if (percent := 100 * done // of) > told:
                told = percent
                words = self.sitting.text("terminal-report-looks", {"percent": percent})
                self.call_from_thread(self.ask.note, words)

        self.post_message(self.Reported(report(table, seat, progress=looked)))

    def on_coached_reported(self, message: Reported) -> None:
        """The report is made."""

        def tried(at: int | None) -> None:
            if at is not None:
                kept = beginnings.try_from(self.sitting, at)
                self.update(self.sitting.text("terminal-tried", {"path": str(kept)}))

        self.ask.note("")
        screen = ReportScreen(message.told, self.sitting.table, self.sitting.text)
        self.push_screen(screen, tried)
