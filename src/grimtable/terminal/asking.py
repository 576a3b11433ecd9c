"""The pane of the open question: its options, finding them by number, by word or by thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rich.text import Text as Styled
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static

from grimtable.kernel.text import Text
from grimtable.terminal.marks import Marks
from grimtable.terminal.palette import ASH, BONE
from grimtable.terminal.questions import Choice, Question
from grimtable.terminal.widgets import Choices

Taken: TypeAlias = Callable[[Question, Choice], None]


class AskPane(Vertical):
    """A question, the list of its choices, a line for finding words, and a line for notes.

    `taken` is called at once when a choice is taken, so that what is typed fast meets the next
    question; `moved` when other choices are listed or another one is in focus.
    """

    def __init__(self, text: Text, taken: Taken, moved: Callable[[], None]) -> None:
        super().__init__(id="ask")
        self.text, self._taken, self._moved = text, taken, moved
        self.question = Question("wait", "", None)
        self.listed: tuple[Choice, ...] = ()
        self._only: str | None = None  # the thing whose options are listed
        self._digits = ""

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield Choices("choices")
        yield Static(id="odds")
        yield Input(id="filter", compact=True)
        yield Static(id="note")

    @property
    def choices(self) -> Choices:
        """The list of choices."""
        return self.query_one(Choices)

    @property
    def _field(self) -> Input:
        return self.query_one(Input)

    # Showing ----------------------------------------------------------------------------------

    def show(self, question: Question, text: Text) -> None:
        """Ask something."""
        self.question, self.text = question, text
        self._only, self._digits = None, ""
        self._close_field()
        self._list()

    def note(self, sentence: str) -> None:
        """Say something below the options."""
        note = self.query_one("#note", Static)
        note.display = bool(sentence)
        note.update(Styled(sentence))

    def take_focus(self) -> None:
        """Give the keyboard to the options, or to the line for finding while it is open."""
        self.screen.set_focus(self._field if self._field.display else self.choices)

    def _list(self) -> None:
        """List the choices that are wanted now."""
        self.listed = self._wanted()
        title = Styled(self.question.title, style=f"bold {BONE}")
        if len(self.listed) != len(self.question.choices):
            many = {"shown": len(self.listed), "all": len(self.question.choices)}
            title.append(f"\n{self.text('terminal-filtered', many)}", style=f"not bold {ASH}")
        self.query_one("#question", Static).update(title)
        self.choices.fill(self.listed)
        self._show_odds()
        if self.app.screen is self.screen:
            self.take_focus()
        self._moved()

    def _wanted(self) -> tuple[Choice, ...]:
        """The choices of one thing, or with these words; numbered anew from 1."""
        choices = self.question.choices
        words = self._field.value.lower().split()
        kept = [
            choice
            for choice in choices
            if (self._only is None or self._only in choice.touches)
            and all(word in choice.words.lower() for word in words)
        ]
        if len(kept) == len(choices) or self.question.kind == "dice":
            return tuple(kept)
        return tuple(choice._replace(key=str(i)) for i, choice in enumerate(kept, 1))

    def _show_odds(self) -> None:
        """Say what the figures beside the choice in focus count."""
        at = self.choices.highlighted
        odds = self.listed[at].odds if at is not None and at < len(self.listed) else ()
        below = self.query_one("#odds", Static)
        below.display = bool(odds)
        below.update(Styled("\n".join(f"{picture}  {words}" for picture, words in odds)))

    def marks(self) -> Marks:
        """What glows: all that the listed choices touch, and brighter the one in focus."""
        at = self.choices.highlighted
        lit = self.listed[at].touches if at is not None and at < len(self.listed) else ()
        offered = frozenset(one for choice in self.listed for one in choice.touches)
        ends: dict[str, list[str]] = {}
        for choice in self.listed:
            if choice.touches:
                ends.setdefault(choice.touches[-1], []).append(choice.key)
        numbers = {thing: keys[0] for thing, keys in ends.items() if len(keys) == 1}
        return Marks(offered, frozenset(lit), numbers)

    # Choosing ---------------------------------------------------------------------------------

    def take(self, choice: Choice) -> None:
        """Take a choice."""
        self._taken(self.question, choice)

    def digit(self, digit: str) -> None:
        """Type a number: it answers as soon as no longer number could be meant."""
        typed = self._digits + digit
        keys = [choice.key for choice in self.listed]
        longer = [key for key in keys if key.startswith(typed) and key != typed]
        self._digits = ""
        if typed in keys and (not longer or not digit):
            self.take(self.listed[keys.index(typed)])
        elif typed in keys or (longer and digit):
            self._digits = typed
            self.choices.highlighted = keys.index(typed if typed in keys else longer[0])
            self.note(self.text("terminal-typed", {"digits": typed}))
        elif keys:
            self.note(self.text("terminal-no-key", {"digits": typed}))

    def enter(self) -> bool:
        """Enter after digits: they are meant as they stand; whether there were any."""
        there = bool(self._digits)
        if there:
            self.digit("")
        return there

    def rub_out(self) -> bool:
        """Take back the last digit; whether there was one."""
        there = bool(self._digits)
        self._digits = self._digits[:-1]
        if there:
            self.note("")
        return there

    def pick(self, things: list[str]) -> None:
        """Answer, if the topmost thing with options has just one; else list its options."""
        for thing in things:
            found = [choice for choice in self.listed if thing in choice.touches]
            usual = [c for c in found if not getattr(c.answer, "spare", False)]
            if len(found) == 1 or (len(usual) == 1 and self._only != thing):
                self.take((usual or found)[0])
                return
            if found:
                self._only = thing
                self._list()
                return
        if self._only is not None:
            self.list_all()

    def list_all(self) -> bool:
        """Forget what was typed or picked; whether there was anything to forget."""
        there = bool(self._digits or self._only or self._field.display)
        self._digits, self._only = "", None
        self._close_field()
        self.note("")
        if there:
            self._list()
        return there

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if not self.enter() and event.option_index < len(self.listed):
            self.take(self.listed[event.option_index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self._show_odds()
        self._moved()

    # Finding by words -------------------------------------------------------------------------

    def find(self) -> None:
        """Open the line for finding options by words."""
        self.note(self.text("terminal-filter"))
        self._field.display = True
        self.take_focus()

    def _close_field(self) -> None:
        self._field.display = False
        with self._field.prevent(Input.Changed):
            self._field.value = ""

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self._list()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The only option found is taken; of several, the list gets the keyboard."""
        event.stop()
        if len(self.listed) == 1:
            self.take(self.listed[0])
        elif self.listed:
            self.screen.set_focus(self.choices)
