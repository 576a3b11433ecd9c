"""The terminal table: one Textual app that draws any game's scene."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import ClassVar

from msgspec.structs import replace
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from grimtable.kernel.asks import Option
from grimtable.kernel.errors import GrimtableError, Refused
from grimtable.kernel.scene import Scene
from grimtable.terminal import beginnings, companions, lines, orders
from grimtable.terminal.asking import AskPane
from grimtable.terminal.board import draw_board
from grimtable.terminal.coached import Coached
from grimtable.terminal.companions import Thinking
from grimtable.terminal.marks import signs
from grimtable.terminal.palette import GRIM
from grimtable.terminal.questions import Choice, Question, question_of, take, taught
from grimtable.terminal.screens import (
    CurtainScreen,
    ForesightScreen,
    HelpScreen,
    RuleScreen,
    SaveScreen,
)
from grimtable.terminal.sitting import Setup, Sitting
from grimtable.terminal.spread import draw_gauges, draw_spread, has_gauges, has_spread
from grimtable.terminal.start import StartScreen
from grimtable.terminal.widgets import Choices, Gauges, Log, Picture

WIDE, TALL = 110, 30
"""Below this many columns or rows, panes take turns."""
PANES = ("board", "spread", "log")
SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"


class TerminalTable(Coached):
    """A game at one terminal."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Grimtable"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rule", show=False),
        Binding("slash", "find", show=False),
        Binding("tab", "next_pane", show=False, priority=True),
        Binding("shift+tab", "previous_pane", show=False, priority=True),
        Binding("right", "turn_pane(1)", show=False),
        Binding("left", "turn_pane(-1)", show=False),
        Binding("down", "to_choices", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save_as", show=False),
        Binding("n", "new_game", show=False),
        Binding("l", "language", show=False),
        Binding("d", "dice", show=False),
        Binding("p", "order", show=False),
        Binding("e", "ties", show=False),
        Binding("c", "coach", show=False),
        Binding("w", "watch", show=False),
        Binding("i", "consult", show=False),
        Binding("y", "agree", show=False),
        Binding("r", "recap", show=False),
        Binding("t", "read", show=False),
        Binding("f", "foresee", show=False),
        Binding("h,f1", "help", show=False),
        Binding("q,ctrl+q", "quit", show=False),
        Binding("ctrl+c", "quit", show=False, priority=True),
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
        self.thinking = False
        self.front = 0  # which pane is in front, on narrow screens
        self._scene = sitting.scene()
        self._turn = 0  # changes whenever the game does: late thoughts are dropped
        self._curtained = False
        self._spin = 0
        self._extent = Size(WIDE, TALL)
        self._drawn: object = None
        self._page: object = None  # whose log is shown, in which language
        self._logged = 0  # how many events of it
        self._read: set[str] = set()  # pages that only tell something, and have been read

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        yield lines.Line(id="tabs")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield Picture("board")
                yield Picture("spread-narrow")
                yield Log("log")
            with Vertical(id="right"):
                yield Gauges("gauges")
                yield Picture("spread")
                yield AskPane(self.sitting.text, self.answer, self._draw)
        yield lines.Line(id="keys")

    def on_mount(self) -> None:
        self.register_theme(GRIM)
        self.theme = GRIM.name
        self._extent = self.size
        self.set_interval(0.1, self._tick)
        self.update()

    @property
    def _table(self) -> Screen[object]:
        """The screen below all that may lie over it."""
        return self.screen_stack[0]

    @property
    def log_pane(self) -> Log:
        """The pane of what happened."""
        return self._table.query_one(Log)

    # Showing ----------------------------------------------------------------------------------

    def update(self, note: str = "") -> None:
        """Show the table as it is now, and let a computer player begin to think."""
        self._turn += 1
        orders.carry_out_orders(self.sitting)
        if self.sitting.needs_curtain():
            self._curtain(note)
            return
        self.sitting.shown = self.sitting.viewer()
        self._scene = self._unread(self.sitting.scene())
        self._show_log()
        question = taught(self.sitting, question_of(self.sitting))
        self.ask.show(question, self.sitting.text)
        self.ask.note(note or self.sitting.trouble or self.missed(question))
        self._fit()
        self._turn_to_question()
        self._draw()
        self._think()
        self.asked_anew()

    def _unread(self, scene: Scene) -> Scene:
        """The scene without a page that has been read."""
        page = scene.page
        return scene if page is None or page.id not in self._read else replace(scene, page=None)

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
        sitting, log = self.sitting, self.log_pane
        events = sitting.events()
        page = (sitting.shown, sitting.language, id(sitting.table), sitting.table.rewinds)
        old = self._logged if page == self._page and len(log.rules) < 2 * log.LINES else None
        if old is None or old > len(events):
            log.clear()
            old = max(0, len(events) - log.LINES)
        log.add([(sitting.text.event(event), event.rule) for event in events[old:]])
        self._page, self._logged = page, len(events)

    def _draw(self) -> None:
        """Draw what glows now; nothing, if nothing has changed."""
        if self._curtained or not self.screen_stack:
            return
        marks, text = self.ask.marks(), self.sitting.text
        if self._drawn == (self._turn, marks, self.front):
            return
        self._drawn = self._turn, marks, self.front
        drawers = {"board": draw_board, "gauges": draw_gauges}
        for picture in self._table.query(Picture):
            draw = drawers.get(str(picture.id), draw_spread)
            picture.draw(partial(draw, self._scene, text, marks))
            picture.reveal(marks.lit)
        self._show_bar()
        touched = {pane for pane, there in self._there().items() if there & marks.lit}
        tabs = lines.tabs(text, self.panes, self.front, touched)
        self._table.query_one("#tabs", Static).update(tabs)

    def _show_bar(self) -> None:
        spin = f"{SPINNER[self._spin % len(SPINNER)]} " if self.thinking else ""
        bar = lines.bar(self.sitting, self._scene, spin)
        self._table.query_one("#bar", Static).update(bar)

    def _tick(self) -> None:
        if self.thinking and not self._curtained:
            self._spin += 1
            self._show_bar()

    # Sizes and panes --------------------------------------------------------------------------

    @property
    def panes(self) -> list[str]:
        """The panes that this scene needs."""
        board = bool(self._scene.cells) or self._scene.page is not None
        there = {"board": board, "spread": has_spread(self._scene), "log": True}
        return [pane for pane in PANES if there[pane]]

    def _there(self) -> dict[str, frozenset[str]]:
        """What stands on which pane."""
        scene = self._scene
        board = frozenset(
            [c.id for c in scene.cells]
            + [p.id for p in scene.pieces]
            + [r.id for r in scene.regions]
            + [e.id for e in scene.edges]
            + [t.id for t in scene.tokens]
            + ([row.id for row in scene.page.choices] if scene.page is not None else [])
        )
        dice = [die.id for zone in scene.zones for die in zone.dice]
        gauges = frozenset([track.id for track in scene.tracks] + dice)
        return {"board": board, "spread": scene.ids() - board - gauges, "log": frozenset()}

    def on_resize(self, event: events.Resize) -> None:
        self._extent = event.size  # the app's own size is set only after this
        self._fit()

    def _is_narrow(self) -> bool:
        return self._extent.width < WIDE or self._extent.height < TALL

    def _fit(self) -> None:
        """Arrange the panes for the size of the terminal and for what the scene has."""
        table = self._table
        self.front = min(self.front, len(self.panes) - 1)
        table.set_class(self._is_narrow(), "narrow")
        table.set_class(not has_spread(self._scene), "no-spread")
        table.set_class("board" not in self.panes, "no-board")
        table.set_class(not has_gauges(self._scene), "no-gauges")
        height = self._extent.height
        most = height // 2 - 2 if self._is_narrow() else height - 24
        table.query_one(Gauges).styles.max_height = max(4, most)
        for pane in PANES:
            table.set_class(self.panes[self.front] == pane, f"pane-{pane}")
        sitting = self.sitting
        room, ties = self._extent.width - 2, orders.may_leave_ties(sitting)
        keys = lines.keys(sitting.text, room, orders.may_pass(sitting), ties)
        table.query_one("#keys", Static).update(keys)

    def _turn_to_question(self) -> None:
        """Narrow screens: show the pane that a new question is about, unless one shows already."""
        offered, there = self.ask.marks().offered, self._there()
        if self._is_narrow() and not offered & there[self.panes[self.front]]:
            about = [i for i, pane in enumerate(self.panes) if offered & there[pane]]
            if about:
                self.front = about[0]
                self._fit()

    def action_show_pane(self, at: int) -> None:
        """Bring a pane to the front."""
        self.front = at % len(self.panes)
        self._fit()
        self._draw()
        if self.panes[self.front] == "log":
            self._table.set_focus(self.log_pane)
        else:
            self.ask.take_focus()

    def action_turn_pane(self, by: int) -> None:
        """The next or previous pane, on narrow screens."""
        if self._is_narrow():
            self.action_show_pane(self.front + by)

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
            self.action_show_pane(self.front + by)
        elif by > 0:
            self.screen.focus_next()
        else:
            self.screen.focus_previous()

    def action_to_choices(self) -> None:
        """Give the keyboard to the list of options."""
        self._table.set_focus(self.ask.choices)

    def on_choices_paged(self, event: Choices.Paged) -> None:
        """Scroll the table, or on narrow screens the pane in front."""
        name = "spread"
        if self._is_narrow():
            name = "board" if self.panes[self.front] == "board" else "spread-narrow"
        pane = self._table.query_one(f"#{name}", Picture)
        pane.scroll_relative(y=event.by * max(1, pane.size.height - 2), animate=False)

    # Answering --------------------------------------------------------------------------------

    def answer(self, question: Question, choice: Choice) -> None:
        """Take a choice."""
        sitting, page = self.sitting, self._scene.page
        if page is not None and not page.choices:
            self._read.add(page.id)  # whoever goes on has read it
        try:
            if question.kind == "over":
                self.call_later(self.run_action, f"app.{choice.answer}")
                return
            if question.kind == "dice":
                assert not isinstance(choice.answer, Option)
                sitting.tell(question.number, choice.answer)
            else:
                assert isinstance(choice.answer, Option)
                if self._holds_back(choice.answer):
                    return
                take(sitting, question, choice)
                self._known = len(sitting.events())
        except Refused as error:
            self.update(sitting.text.error(error))
        else:
            self.update()

    def on_picture_clicked(self, event: Picture.Clicked) -> None:
        self.ask.pick(event.ids)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list is self.log_pane:
            self._show_rule(self.log_pane.rule())

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        if isinstance(self.focused, Input):
            if event.is_printable and event.character:
                # Typed so fast that it was on its way before the line had the keyboard.
                event.prevent_default()
                self.focused.insert_text_at_cursor(event.character)
        elif event.character and event.character in "0123456789":
            event.stop()
            self.ask.digit(event.character)
        elif event.key == "enter" and self.ask.enter():
            event.stop()
            event.prevent_default()

    def action_read(self) -> None:
        """Put the page aside, or take it up again."""
        page = self.sitting.scene().page
        if page is not None and not page.choices:
            self._read ^= {page.id}
            self.update()

    def action_foresee(self) -> None:
        """What those that nobody plays will do next, and why."""
        sitting = self.sitting
        if sitting.table.game.foresees:
            book = sitting.table.game.rulebook
            self.push_screen(ForesightScreen(sitting.foresee(), book, sitting.text))

    def action_find(self) -> None:
        """Find options by words."""
        self.ask.find()

    def action_all_options(self) -> None:
        """Forget what was typed and list all options again; with real dice, take one back."""
        if not self.ask.list_all() and self.sitting.untell():
            self.update(self.sitting.text("terminal-untold"))
        else:
            self.action_to_choices()

    def action_rub_out(self) -> None:
        """Take back the last digit, or the last die that was told."""
        if not self.ask.rub_out():
            self.action_all_options()

    # Computer players -------------------------------------------------------------------------

    def _think(self) -> None:
        work = companions.work(self.sitting)
        self.thinking = work is not None
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
            companions.hear(self.sitting, thought.number, thought.option)
            self.update()

    # Rules, undo, files, language, dice -------------------------------------------------------

    def action_rule(self) -> None:
        """The rule behind the line of the log, or else the question, that is in focus."""
        if self.focused is self.log_pane:
            self._show_rule(self.log_pane.rule())
        else:
            self._show_rule(self.ask.question.rule)

    def _show_rule(self, rule: str) -> None:
        book = self.sitting.table.game.rulebook
        if rule in book.rules:
            self.push_screen(RuleScreen(book, rule, self.sitting.text))
        else:
            self.ask.note(self.sitting.text("terminal-no-rule"))

    def action_undo(self) -> None:
        """Take back an answer."""
        self.update(self.sitting.undo())

    def action_save_as(self) -> None:
        """Save a copy under a name."""
        path = self.sitting.path
        proposal = path.with_name(f"{path.stem}-copy{path.suffix}")

        def save(chosen: Path | None) -> None:
            if chosen is None:
                return
            text = self.sitting.text
            try:
                self.sitting.save(chosen)
            except OSError as error:
                self.ask.note(text("terminal-save-failed", {"why": error.strerror or str(error)}))
            else:
                self.ask.note(text("terminal-saved", {"path": str(chosen)}))

        self.push_screen(SaveScreen(proposal, path, self.sitting.text), save)

    def action_new_game(self) -> None:
        """Begin anew, with other options if wanted; the old game is kept."""
        sitting = self.sitting
        if sitting.table.position or sitting.ledger:  # a scenario or a chapter: the same again
            self._begin(None)
            return

        def chosen(setup: Setup | None) -> None:
            if setup is not None:
                self._begin(setup)

        self.push_screen(StartScreen(sitting.table.game, sitting.setup, sitting.text), chosen)

    def _begin(self, setup: Setup | None) -> None:
        try:
            kept = beginnings.new_game(self.sitting, setup)
        except GrimtableError as error:
            self.ask.note(self.sitting.text.error(error))
            return
        except OSError as error:
            self.ask.note(str(error))
            return
        self.update(self.sitting.text("terminal-new-game", {"path": str(kept)}))

    def action_next_chapter(self) -> None:
        """Go on with the campaign; first with what may be changed between chapters."""
        sitting = self.sitting
        if not sitting.table.game.between or not sitting.table.over:
            self._open_next(None)
            return

        def chosen(setup: Setup | None) -> None:
            if setup is not None:
                self._open_next(setup)

        game, setup = sitting.table.game, beginnings.proposed(sitting)
        title = game.chapter(setup.options)
        form = StartScreen(game, setup, sitting.text, only=game.between, title=title)
        self.push_screen(form, chosen)

    def _open_next(self, setup: Setup | None) -> None:
        try:
            beginnings.next_chapter(self.sitting, setup)
        except (GrimtableError, OSError) as error:
            self.ask.note(str(error))
            return
        self.update(self.sitting.text("terminal-chapter", {"path": str(self.sitting.path)}))

    def action_language(self) -> None:
        """The next language, at once."""
        self.sitting.next_language()
        self.update(self.sitting.text("terminal-language"))

    def action_order(self) -> None:
        """Pass until something must be decided, or no longer."""
        self.update(orders.order(self.sitting))

    def action_ties(self) -> None:
        """Leave ties of those whom nobody plays to the program, or no longer."""
        self.update(orders.leave_ties(self.sitting))

    def action_dice(self) -> None:
        """Real dice on or off."""
        real = not self.sitting.real_dice
        self.sitting.set_real_dice(real)
        self.update(self.sitting.text("terminal-dice-real" if real else "terminal-dice-program"))

    def action_help(self) -> None:
        """The keys."""
        text = self.sitting.text
        self.push_screen(HelpScreen(text, signs(self._scene, text)))
