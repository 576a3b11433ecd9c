"""The terminal table: one Textual app that draws any game's scene."""

from __future__ import annotations

from functools import partial
from time import monotonic, sleep
from typing import ClassVar

from rich.text import Text as Styled
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from grimtable.kernel.asks import Option
from grimtable.kernel.errors import GrimtableError, Refused
from grimtable.terminal.board import draw_board
from grimtable.terminal.marks import Marks
from grimtable.terminal.palette import ASH, BONE, EMBER, GRIM, STEEL
from grimtable.terminal.screens import CurtainScreen, HelpScreen, RuleScreen, SaveScreen
from grimtable.terminal.sitting import Choice, Question, Sitting, Thinking
from grimtable.terminal.spread import draw_spread, has_spread
from grimtable.terminal.widgets import Choices, Log, Picture

WIDE, TALL = 110, 30
"""Below this many columns or rows, panes take turns."""
PANES = ("board", "spread", "log")
KEYS = (
    ("choose", "help"),
    ("rule", "rule"),
    ("filter", "filter"),
    ("pane", "next_pane"),
    ("undo", "undo"),
    ("save", "save_as"),
    ("new", "new_game"),
    ("language", "language"),
    ("dice", "dice"),
    ("help", "help"),
    ("quit", "quit"),
)
SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"


class Line(Static):
    """A line with words that can be clicked."""

    auto_links = False  # the words keep their own colours


class TerminalTable(App[None]):
    """A game at one terminal."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Grimtable"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rule", show=False),
        Binding("slash", "filter", show=False),
        Binding("tab", "next_pane", show=False, priority=True),
        Binding("shift+tab", "previous_pane", show=False, priority=True),
        Binding("right", "turn_pane(1)", show=False),
        Binding("left", "turn_pane(-1)", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save_as", show=False),
        Binding("n", "new_game", show=False),
        Binding("l", "language", show=False),
        Binding("d", "dice", show=False),
        Binding("h,f1", "help", show=False),
        Binding("q,ctrl+q", "quit", show=False),
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("down", "to_choices", show=False),
        Binding("escape", "all_options", show=False),
        Binding("backspace", "rub_out", show=False),
    ]

    class Thought(Message):
        """A computer player has decided."""

        def __init__(self, turn: int, number: int, option: Option) -> None:
            self.turn, self.number, self.option = turn, number, option
            super().__init__()

    def __init__(self, sitting: Sitting, pace: float = 0.15) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace  # seconds that a computer player takes at least
        self._turn = 0  # changes whenever the game does: late thoughts are dropped
        self._question = Question("wait", "", None)
        self._scene = sitting.scene()
        self._listed: tuple[Choice, ...] = ()
        self._only: str | None = None  # the thing whose options are listed
        self._digits = ""
        self._pane = 0
        self._thinking = False
        self._curtained = False
        self._spin = 0
        self._extent = Size(WIDE, TALL)
        self._drawn: object = None
        self._page: object = None  # whose log is shown, in which language
        self._logged = 0  # how many events of it

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        yield Line(id="tabs")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield Picture("board")
                yield Picture("spread-narrow")
                yield Log("log")
            with Vertical(id="right"):
                yield Picture("spread")
                with Vertical(id="ask"):
                    yield Static(id="question")
                    yield Choices("choices")
                    yield Input(id="filter", compact=True)
                    yield Static(id="note")
        yield Line(id="keys")

    def on_mount(self) -> None:
        self.register_theme(GRIM)
        self.theme = GRIM.name
        self._extent = self.size
        self.set_interval(0.1, self._tick)
        self.update()

    # Showing ----------------------------------------------------------------------------------

    def update(self, note: str = "") -> None:
        """Show the table as it is now, and let a computer player begin to think."""
        self._turn += 1
        if self.sitting.needs_curtain():
            self._curtain(note)
            return
        self.sitting.shown = self.sitting.viewer()
        self._scene = self.sitting.scene()
        self._question = self.sitting.question()
        self._only, self._digits = None, ""
        self._close_filter()
        self._show_log()
        self._show_question()
        self.note(note or self.sitting.trouble)
        self._show_keys()
        self._fit()
        self._turn_to_question()
        self._think()

    def _curtain(self, note: str) -> None:
        """Hide everything until the right person is there."""
        if self._curtained:
            return
        self._curtained = True
        viewer = self.sitting.viewer()

        def opened(_: None) -> None:
            self._curtained = False
            self.sitting.shown = viewer
            self.update(note)

        name = self.sitting.name(viewer)
        self.push_screen(CurtainScreen(name, self.sitting.text), opened)

    def _show_log(self) -> None:
        """Add what is new; all anew if it is another seat, language or past."""
        sitting, log = self.sitting, self._log_pane
        events = sitting.events()
        page = (sitting.shown, sitting.language, id(sitting.table), sitting.table.rewinds)
        old = self._logged if page == self._page and len(log.rules) < 2 * log.LINES else None
        if old is None or old > len(events):
            log.clear()
            old = max(0, len(events) - log.LINES)
        log.add([(sitting.text.event(event), event.rule) for event in events[old:]])
        self._page, self._logged = page, len(events)

    def _show_question(self) -> None:
        """The question and its choices, as far as they are listed now."""
        question, text = self._question, self.sitting.text
        self._listed = self._filtered()
        title = Styled(question.title, style=f"bold {BONE}")
        many = len(self._listed), len(question.choices)
        if many[0] != many[1]:
            words = text("terminal-filtered", {"shown": many[0], "all": many[1]})
            title.append(f"\n{words}", style=f"not bold {ASH}")
        self._table.query_one("#question", Static).update(title)
        self._choices.fill(self._listed)
        if not self._table.query_one("#filter").display and len(self.screen_stack) == 1:
            self._table.set_focus(self._choices)
        self._draw()

    def _filtered(self) -> tuple[Choice, ...]:
        """The choices of one thing, or with these words; numbered anew from 1."""
        choices = self._question.choices
        words = self._table.query_one("#filter", Input).value.lower().split()
        kept = [
            choice
            for choice in choices
            if (self._only is None or self._only in choice.touches)
            and all(word in choice.words.lower() for word in words)
        ]
        if len(kept) == len(choices) or self._question.kind == "dice":
            return tuple(kept)
        return tuple(choice._replace(key=str(i)) for i, choice in enumerate(kept, 1))

    def _marks(self) -> Marks:
        """What glows: all that the listed choices touch, and brighter the one in focus."""
        at = self._choices.highlighted
        lit = self._listed[at].touches if at is not None and at < len(self._listed) else ()
        offered = frozenset(one for choice in self._listed for one in choice.touches)
        ends: dict[str, list[str]] = {}
        for choice in self._listed:
            if choice.touches:
                ends.setdefault(choice.touches[-1], []).append(choice.key)
        numbers = {thing: keys[0] for thing, keys in ends.items() if len(keys) == 1}
        return Marks(offered, frozenset(lit), numbers)

    def _draw(self) -> None:
        """Draw the pictures that can be seen."""
        marks, text = self._marks(), self.sitting.text
        scene = self._scene
        if self._drawn == (self._turn, marks):
            return
        self._drawn = self._turn, marks
        for picture in self._table.query(Picture):
            draw = draw_board if picture.id == "board" else draw_spread
            picture.draw(partial(draw, scene, text, marks))
            picture.reveal(marks.lit)
        self._show_bar()
        self._show_tabs(marks)

    def _show_bar(self) -> None:
        sitting, text = self.sitting, self.sitting.text
        line = Styled(no_wrap=True, overflow="ellipsis")
        line.append(text("game-title"), style=f"bold {EMBER}")
        line.append("  " + text.words(self._scene.status), style=BONE)
        awaited = sitting.awaited()
        if awaited:
            spin = SPINNER[self._spin % len(SPINNER)] + " " if self._thinking else ""
            line.append(f"  {spin}{awaited}", style=ASH)
        if sitting.real_dice:
            line.append("  ⚄ " + text("terminal-real-dice"), style=EMBER)
        if len(sitting.people) > 1 and sitting.shown:
            line.append(f"  ◉ {sitting.name(sitting.shown)}", style=STEEL)
        self._table.query_one("#bar", Static).update(line)

    def _show_tabs(self, marks: Marks) -> None:
        """The names of the panes; a dot where the option in focus touches something."""
        text = self.sitting.text
        there = self._there()
        parts: list[Content] = []
        for i, pane in enumerate(self._panes):
            dot = "●" if marks.lit & there[pane] else " "
            style = f"bold {EMBER}" if i == self._pane else ASH
            label = f" {text(f'terminal-{pane}')} {dot}"
            parts.append(Content.from_markup(f"[{style} @click=app.show_pane({i})]$l[/]", l=label))
        self._table.query_one("#tabs", Static).update(Content(" ").join(parts))

    def _show_keys(self) -> None:
        """The keys, as many as fit; they can be clicked, too."""
        text, room = self.sitting.text, self._extent.width - 2
        words = {name: text(f"terminal-key-{name}") for name, _ in KEYS}
        gap = 2
        for dropped in ("", "choose", "pane", "filter", "rule", "new", "language", "save"):
            words.pop(dropped, None)
            if sum(map(len, words.values())) + gap * len(words) - gap <= room:
                break
            gap = 1
        parts = []
        for name, action in KEYS:
            if name in words:
                key, _, rest = words[name].partition(" ")
                markup = f"[@click=app.{action}][bold {EMBER}]$k[/] [{ASH}]$w[/][/]"
                parts.append(Content.from_markup(markup, k=key, w=rest))
        self._table.query_one("#keys", Static).update(Content(" " * gap).join(parts))

    def note(self, sentence: str) -> None:
        """Say something below the options."""
        note = self._table.query_one("#note", Static)
        note.display = bool(sentence)
        note.update(Styled(sentence))

    def _tick(self) -> None:
        if self._thinking and not self._curtained:
            self._spin += 1
            self._show_bar()

    # Sizes and panes --------------------------------------------------------------------------

    @property
    def _table(self) -> Screen[object]:
        """The screen below all that may lie over it."""
        return self.screen_stack[0]

    @property
    def _log_pane(self) -> Log:
        return self._table.query_one("#log", Log)

    @property
    def _choices(self) -> Choices:
        return self._table.query_one("#choices", Choices)

    @property
    def _panes(self) -> list[str]:
        there = {"board": bool(self._scene.cells), "spread": has_spread(self._scene), "log": True}
        return [pane for pane in PANES if there[pane]]

    def on_resize(self, event: events.Resize) -> None:
        self._extent = event.size  # the app's own size is set only after this
        self._fit()
        self._show_keys()

    def _is_narrow(self) -> bool:
        return self._extent.width < WIDE or self._extent.height < TALL

    def _fit(self) -> None:
        """Arrange the panes for the size of the terminal and for what the scene has."""
        table, narrow = self._table, self._is_narrow()
        self._pane = min(self._pane, len(self._panes) - 1)
        table.set_class(narrow, "narrow")
        table.set_class(not has_spread(self._scene), "no-spread")
        table.set_class(not self._scene.cells, "no-board")
        for pane in PANES:
            table.set_class(self._panes[self._pane] == pane, f"pane-{pane}")

    def _there(self) -> dict[str, frozenset[str]]:
        """What stands on which pane."""
        scene = self._scene
        board = frozenset([c.id for c in scene.cells] + [p.id for p in scene.pieces])
        return {"board": board, "spread": scene.ids() - board, "log": frozenset()}

    def _turn_to_question(self) -> None:
        """Narrow screens: show the pane that a new question is about, unless one shows already."""
        offered, there = self._marks().offered, self._there()
        if not self._is_narrow() or not offered:
            return
        if not offered & there[self._panes[self._pane]]:
            about = [i for i, pane in enumerate(self._panes) if offered & there[pane]]
            if about and about[0] != self._pane:
                self._pane = about[0]
                self._fit()
                self._show_tabs(self._marks())

    def action_show_pane(self, at: int) -> None:
        """Bring a pane to the front."""
        self._pane = at % len(self._panes)
        self._fit()
        self._show_tabs(self._marks())
        pane = self._panes[self._pane]
        self._table.set_focus(self._log_pane if pane == "log" else self._choices)

    def action_turn_pane(self, by: int) -> None:
        """The next or previous pane, on narrow screens."""
        if self._is_narrow():
            self.action_show_pane(self._pane + by)

    def action_next_pane(self) -> None:
        """Narrow: the next pane. Wide: the keyboard goes to the next pane."""
        self._step_pane(1)

    def action_previous_pane(self) -> None:
        """Narrow: the previous pane. Wide: the keyboard goes to the previous pane."""
        self._step_pane(-1)

    def _step_pane(self, by: int) -> None:
        if len(self.screen_stack) > 1:
            return
        if self._is_narrow():
            self.action_show_pane(self._pane + by)
        elif by > 0:
            self.screen.focus_next()
        else:
            self.screen.focus_previous()

    def on_choices_paged(self, event: Choices.Paged) -> None:
        """Scroll the table, or on narrow screens the pane in front."""
        name = "spread"
        if self._is_narrow():
            name = "board" if self._panes[self._pane] == "board" else "spread-narrow"
        pane = self._table.query_one(f"#{name}", Picture)
        pane.scroll_relative(y=event.by * max(1, pane.size.height - 2), animate=False)

    # Answering --------------------------------------------------------------------------------

    def answer(self, choice: Choice) -> None:
        """Take a choice."""
        question, sitting = self._question, self.sitting
        try:
            if question.kind == "over":
                self.run_worker(self.run_action(f"app.{choice.answer}"))
                return
            if question.kind == "dice":
                assert not isinstance(choice.answer, Option)
                sitting.tell(question.number, choice.answer)
            else:
                assert isinstance(choice.answer, Option)
                sitting.answer(question.number, choice.answer)
        except Refused as error:
            self.update(str(error))
            return
        self.update()

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        if isinstance(self.focused, Input):
            if event.is_printable and event.character:
                # Typed so fast that it was on its way before the line had the keyboard.
                event.prevent_default()
                self.focused.insert_text_at_cursor(event.character)
            return
        if event.character and event.character in "0123456789":
            event.stop()
            self._digit(event.character)
        elif event.key == "enter" and self._digits:
            event.stop()
            event.prevent_default()
            self._digit("")

    def _digit(self, digit: str) -> None:
        """Type a number: it answers as soon as no longer number could be meant."""
        typed = self._digits + digit
        keys = [choice.key for choice in self._listed]
        longer = [key for key in keys if key.startswith(typed) and key != typed]
        if typed in keys and (not longer or not digit):
            self.answer(self._listed[keys.index(typed)])
        elif typed in keys or (longer and digit):
            self._digits = typed
            self._choices.highlighted = keys.index(typed if typed in keys else longer[0])
            self.note(self.sitting.text("terminal-typed", {"digits": typed}))
        else:
            self._digits = ""
            if keys:
                self.note(self.sitting.text("terminal-no-key", {"digits": typed}))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list is self._log_pane:
            self._show_rule(self._log_pane.rule())
        elif event.option_list is self._choices:
            if self._digits:
                self._digit("")
            elif event.option_index < len(self._listed):
                self.answer(self._listed[event.option_index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list is self._choices and not self._curtained:
            self._draw()

    def on_picture_clicked(self, event: Picture.Clicked) -> None:
        """Answer, if the thing clicked has one option; else list its options."""
        for thing in event.ids:
            found = [choice for choice in self._listed if thing in choice.touches]
            if len(found) == 1:
                self.answer(found[0])
                return
            if found:
                self._only = thing
                self._show_question()
                return
        if self._only is not None:
            self.action_all_options()

    def action_all_options(self) -> None:
        """Forget what was typed and list all options again; with real dice, take one back."""
        typed = self._digits or self._only or self._table.query_one("#filter").display
        self._digits, self._only = "", None
        self._close_filter()
        note = ""
        if not typed and self.sitting.untell():
            self._question = self.sitting.question()
            note = self.sitting.text("terminal-untold")
        self._show_question()
        self.note(note)

    def action_rub_out(self) -> None:
        """Take back the last digit, or the last die that was told."""
        if self._digits:
            self._digits = self._digits[:-1]
            self.note("")
        else:
            self.action_all_options()

    # Finding by words -------------------------------------------------------------------------

    def action_filter(self) -> None:
        """Open the line for finding options by words."""
        field = self._table.query_one("#filter", Input)
        field.placeholder = self.sitting.text("terminal-filter")
        field.display = True
        self._table.set_focus(field)

    def action_to_choices(self) -> None:
        """Give the keyboard to the list of options."""
        self._table.set_focus(self._choices)

    def _close_filter(self) -> None:
        field = self._table.query_one("#filter", Input)
        field.display = False
        with field.prevent(Input.Changed):
            field.value = ""

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.input.id == "filter":
            self._show_question()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The only option found is taken; of several, the list gets the keyboard."""
        if event.input.id != "filter":
            return
        if len(self._listed) == 1:
            self.answer(self._listed[0])
        elif self._listed:
            self._table.set_focus(self._choices)

    # Computer players -------------------------------------------------------------------------

    def _think(self) -> None:
        work = self.sitting.work()
        self._thinking = work is not None
        if work is not None:
            self._ponder(self._turn, work)

    @work(thread=True, group="minds")
    def _ponder(self, turn: int, work: Thinking) -> None:
        begun = monotonic()
        option = work.player.answer(work.view, work.ask)
        sleep(max(0.0, self.pace - (monotonic() - begun)))
        self.post_message(self.Thought(turn, work.number, option))

    def on_terminal_table_thought(self, thought: Thought) -> None:
        if thought.turn == self._turn:
            self.sitting.answer(thought.number, thought.option)
            self.update()

    # Rules, undo, files, language, dice -------------------------------------------------------

    def action_rule(self) -> None:
        """The rule behind the line of the log, or else the question, that is in focus."""
        if self.focused is self._log_pane:
            self._show_rule(self._log_pane.rule())
        else:
            self._show_rule(self._question.rule)

    def _show_rule(self, rule: str) -> None:
        book = self.sitting.table.game.rulebook
        if rule in book.rules:
            self.push_screen(RuleScreen(book, rule, self.sitting.text))
        else:
            self.note(self.sitting.text("terminal-no-rule"))

    def action_undo(self) -> None:
        """Take back an answer."""
        self.update(self.sitting.undo())

    def action_save_as(self) -> None:
        """Save a copy under a name."""
        path = self.sitting.path
        proposal = path.with_name(f"{path.stem}-copy{path.suffix}")

        def save(chosen: object) -> None:
            if chosen is None:
                return
            text = self.sitting.text
            try:
                self.sitting.save(chosen)  # type: ignore[arg-type]
            except OSError as error:
                self.note(text("terminal-save-failed", {"why": error.strerror or str(error)}))
            else:
                self.note(text("terminal-saved", {"path": str(chosen)}))

        self.push_screen(SaveScreen(proposal, path, self.sitting.text), save)

    def action_new_game(self) -> None:
        """Begin anew; the old game is kept."""
        try:
            kept = self.sitting.new_game()
        except (GrimtableError, OSError) as error:
            self.note(str(error))
            return
        self.update(self.sitting.text("terminal-new-game", {"path": str(kept)}))

    def action_language(self) -> None:
        """The next language, at once."""
        self.sitting.next_language()
        self.update(self.sitting.text("terminal-language"))

    def action_dice(self) -> None:
        """Real dice on or off."""
        real = not self.sitting.real_dice
        self.sitting.set_real_dice(real)
        self.update(self.sitting.text("terminal-dice-real" if real else "terminal-dice-program"))

    def action_help(self) -> None:
        """The keys."""
        self.push_screen(HelpScreen(self.sitting.text))
